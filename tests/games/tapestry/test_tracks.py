"""The 48 spaces of the tracks: costs, landmarks, benefits and bonuses, as a player sees them.

Each case enters a space in an advance turn and names all that this has changed for the player, the cost apart: pieces
and cards by what they are, points by what gave them.
"""

from collections.abc import Callable, Iterable
from itertools import product

import pytest

from gobelin.games.tapestry.loading import BOX
from gobelin.games.tapestry.vocabulary import RESOURCES
from support.tapestry import Scene

OWN = {"exploration": "food", "science": "worker", "technology": "coin", "military": "culture"}
PRICE = {1: 1, 2: 2, 3: 3, 4: 2}
"""Of a space of each tier, paid with the track's own resource only."""
LANDMARKS = [
    *("lighthouse", "train_station", "launch_pad", "apothecary", "academy", "laboratory"),
    *("forge", "rubber_works", "tech_hub", "barracks", "tank_factory", "fusion_reactor"),
]

Prepare = Callable[[Scene], Scene]


def plain(scene: Scene) -> Scene:
    """Nothing more to prepare."""
    return scene


def enter(scene: Scene, track: str, space: int) -> Scene:
    """Seat 0 pays with the track's own resource, on top of what it has, and advances onto a space."""
    resource, price = OWN[track], PRICE[(space + 2) // 3]
    scene.resources(0, **{resource: scene.holdings(0)[resource] + price})
    scene.token(0, track, space - 1).play(f"advance {track}")
    if scene.topic == "pay":
        scene.play("pay " + " ".join(str(price * (name == resource)) for name in RESOURCES))
    return scene


def gains(track: str, space: int, prepare: Prepare, choices: list[str]) -> dict[str, int]:
    """All that changes for seat 0 besides the step on the track and its cost; no landmark is left."""
    scene = prepare(Scene(3).taken(*LANDMARKS))
    before = scene.holdings(0)
    enter(scene, track, space).play(*choices)
    assert scene.state.turns == 1, f"{scene.topic}: {scene.offer()}"
    after = scene.holdings(0)
    before[track] = space
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


# --- costs ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-ADV-01", "TAP-ADV-05")
@pytest.mark.parametrize(
    ("track", "tier", "own", "total"),
    [
        pytest.param("exploration", 1, 0, 1, marks=pytest.mark.rule("TAP-TRK-E-T1")),
        pytest.param("exploration", 2, 1, 2, marks=pytest.mark.rule("TAP-TRK-E-T2")),
        pytest.param("exploration", 3, 1, 3, marks=pytest.mark.rule("TAP-TRK-E-T3")),
        pytest.param("exploration", 4, 2, 2, marks=pytest.mark.rule("TAP-TRK-E-T4")),
        pytest.param("science", 1, 0, 1, marks=pytest.mark.rule("TAP-TRK-S-T1")),
        pytest.param("science", 2, 1, 2, marks=pytest.mark.rule("TAP-TRK-S-T2")),
        pytest.param("science", 3, 1, 3, marks=pytest.mark.rule("TAP-TRK-S-T3")),
        pytest.param("science", 4, 2, 2, marks=pytest.mark.rule("TAP-TRK-S-T4")),
        pytest.param("technology", 1, 0, 1, marks=pytest.mark.rule("TAP-TRK-T-T1")),
        pytest.param("technology", 2, 1, 2, marks=pytest.mark.rule("TAP-TRK-T-T2")),
        pytest.param("technology", 3, 1, 3, marks=pytest.mark.rule("TAP-TRK-T-T3")),
        pytest.param("technology", 4, 2, 2, marks=pytest.mark.rule("TAP-TRK-T-T4")),
        pytest.param("military", 1, 0, 1, marks=pytest.mark.rule("TAP-TRK-M-T1")),
        pytest.param("military", 2, 1, 2, marks=pytest.mark.rule("TAP-TRK-M-T2")),
        pytest.param("military", 3, 1, 3, marks=pytest.mark.rule("TAP-TRK-M-T3")),
        pytest.param("military", 4, 2, 2, marks=pytest.mark.rule("TAP-TRK-M-T4")),
    ],
)
def test_every_space_costs_what_its_tier_says(track: str, tier: int, own: int, total: int) -> None:
    """`own` of the track's own resource are due, and `total` in all."""
    at = RESOURCES.index(OWN[track])
    payments = {pay for pay in product(range(4), repeat=4) if sum(pay) == total and pay[at] >= own}
    for space in range(3 * tier - 2, 3 * tier + 1):
        for pay in payments:
            rich = Scene().taken(*LANDMARKS).token(0, track, space - 1)
            rich.resources(0, coin=8, worker=8, food=8, culture=8).play(f"advance {track}")
            if len(payments) > 1:
                assert {tuple(map(int, words.split()[1:])) for words in rich.offer()} == payments
                rich.play("pay " + " ".join(map(str, pay)))
            goal = BOX.tracks[track].spaces[space - 1].id
            paid = [f"paid 0 {n} {name} {goal}" for name, n in zip(RESOURCES, pay, strict=True) if n]
            assert [words for words in rich.told() if words.startswith("paid")] == paid
            assert can_enter(track, space, pay)
            for i in range(4):
                assert not pay[i] or not can_enter(track, space, [n - (i == j) for j, n in enumerate(pay)])
        assert not own or not can_enter(track, space, [own - 1 if i == at else 8 for i in range(4)])


def can_enter(track: str, space: int, purse: Iterable[int]) -> bool:
    """Whether an advance turn onto a space is offered."""
    scene = Scene().token(0, track, space - 1).resources(0, **dict(zip(RESOURCES, purse, strict=True)))
    return f"advance {track}" in scene.offer()


# --- landmarks --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-ADV-07")
@pytest.mark.parametrize(
    ("track", "space", "landmark"),
    [
        pytest.param("exploration", 4, "lighthouse", marks=pytest.mark.rule("TAP-TRK-E4c")),
        pytest.param("exploration", 7, "train_station", marks=pytest.mark.rule("TAP-TRK-E7c")),
        pytest.param("exploration", 10, "launch_pad", marks=pytest.mark.rule("TAP-TRK-E10c")),
        pytest.param("science", 4, "apothecary", marks=pytest.mark.rule("TAP-TRK-S4c")),
        pytest.param("science", 7, "academy", marks=pytest.mark.rule("TAP-TRK-S7c")),
        pytest.param("science", 10, "laboratory", marks=pytest.mark.rule("TAP-TRK-S10c")),
        pytest.param("technology", 4, "forge", marks=pytest.mark.rule("TAP-TRK-T4c")),
        pytest.param("technology", 7, "rubber_works", marks=pytest.mark.rule("TAP-TRK-T7c")),
        pytest.param("technology", 10, "tech_hub", marks=pytest.mark.rule("TAP-TRK-T10c")),
        pytest.param("military", 4, "barracks", marks=pytest.mark.rule("TAP-TRK-M4c")),
        pytest.param("military", 7, "tank_factory", marks=pytest.mark.rule("TAP-TRK-M7c")),
        pytest.param("military", 10, "fusion_reactor", marks=pytest.mark.rule("TAP-TRK-M10c")),
    ],
)
def test_the_first_to_enter_a_tier_by_whatever_means_gains_its_landmark(track: str, space: int, landmark: str) -> None:
    paid = enter(Scene(), track, space)
    assert paid.topic in ("landmark_turn", "landmark_place")
    assert paid.player(0).landmarks == [landmark]
    assert landmark not in paid.state.landmarks

    by_penicillin = Scene().techs(0, 0, "penicillin").token(0, track, space - 1).income_turn(0, 5).rolls(track)
    by_penicillin.play("upgrade penicillin", f"advance {track}")
    assert by_penicillin.player(0).landmarks == [landmark]

    too_late = enter(Scene().owns(1, landmark), track, space)
    assert too_late.topic not in ("landmark_turn", "landmark_place")
    assert (too_late.player(0).landmarks, too_late.player(1).landmarks) == ([], [landmark])


@pytest.mark.rule("TAP-ADV-07")
@pytest.mark.parametrize("track", OWN)
def test_only_the_first_space_of_a_tier_has_a_landmark(track: str) -> None:
    for space in (1, 2, 3, 5, 6, 8, 9, 11, 12):
        assert enter(Scene().rolls(0, 0, 0, 0), track, space).player(0).landmarks == []


# --- benefits ---------------------------------------------------------------------------------------------------------

WATER = "territory_05"
"""A tile of water that brings a food. On hex 2, beside the start territory, three of its sides match."""


@pytest.mark.rule("TAP-ADV-03")
@pytest.mark.parametrize(
    ("track", "space", "prepare", "choices", "gained"),
    [
        pytest.param("exploration", 1, plain, [], {"territory_tile": 2}, marks=pytest.mark.rule("TAP-TRK-E1")),
        pytest.param(
            "exploration", 2, lambda s: s.tiles(0, WATER), ["explore 2", "decline"],
            {"territory_tile": -1, "explore": 3, "food": 1}, marks=pytest.mark.rule("TAP-TRK-E2"),
        ),
        pytest.param(
            "exploration", 3, lambda s: s.tiles(0, WATER), ["choose explore", "explore 2"],
            {"territory_tile": -1, "explore": 3, "food": 1}, marks=pytest.mark.rule("TAP-TRK-E3"),
        ),
        pytest.param(
            "exploration", 3, lambda s: s.tiles(0, WATER), ["choose farm", "place 0 0"],
            {"farm": 1}, marks=pytest.mark.rule("TAP-TRK-E3"),
        ),
        pytest.param(
            "exploration", 4, lambda s: s.on_top(WATER), ["explore 2"],
            {"explore": 3, "food": 1}, marks=pytest.mark.rule("TAP-TRK-E4"),
        ),
        pytest.param(
            "exploration", 5, lambda s: s.outpost(0, 0).outpost(0, 7).outpost(1, 6), [],
            {"ships": 3}, marks=pytest.mark.rule("TAP-TRK-E5"),
        ),
        pytest.param(
            "exploration", 6, plain, ["resolve farm", "place 0 0"],
            {"territory_tile": 1, "farm": 1}, marks=pytest.mark.rule("TAP-TRK-E6"),
        ),
        pytest.param(
            "exploration", 7, lambda s: s.on_top(WATER, "territory_07"), ["tile territory_07", "explore 2"],
            {"territory_tile": 1, "explore": 3, "coin": 1}, marks=pytest.mark.rule("TAP-TRK-E7"),
        ),
        pytest.param(
            "exploration", 8, lambda s: s.built(0, farm=2), ["place 0 8"],
            {"farm": 1, "cars": 3}, marks=pytest.mark.rule("TAP-TRK-E8"),
        ),
        pytest.param(  # hex 32 is far from everything that seat 0 controls; there no side matches
            "exploration", 9, lambda s: s.on_top(WATER, "territory_07"),
            [f"tile {WATER}", "explore 32", "decline"],
            {"territory_tile": 1, "food": 1}, marks=pytest.mark.rule("TAP-TRK-E9"),
        ),
        pytest.param(
            "exploration", 10, lambda s: s.token(0, "technology", 7).token(1, "technology", 9), [],
            {"space_shuttle": 7}, marks=pytest.mark.rule("TAP-TRK-E10"),
        ),
        pytest.param(
            "exploration", 11,
            lambda s: s.tiles(0, "space_05_coin_worker_star").on_top(
                "space_13_thirteen_points", "space_08_city_planet", "space_14_farm_planet"
            ),
            ["space_tile space_13_thirteen_points"],
            {"space_tile": 2, "explored_space": 1, "space_13_thirteen_points": 13},
            marks=pytest.mark.rule("TAP-TRK-E11"),
        ),
        pytest.param(
            "exploration", 12, lambda s: s.tiles(0, "space_13_thirteen_points", "space_14_farm_planet"),
            ["space_tile space_13_thirteen_points"],
            {"space_tile": -1, "explored_space": 1, "space_13_thirteen_points": 13, "complete_track": 10},
            marks=pytest.mark.rule("TAP-TRK-E12"),
        ),
        pytest.param(
            "science", 1, lambda s: s.rolls("military"), ["advance military"],
            {"military": 1}, marks=pytest.mark.rule("TAP-TRK-S1"),
        ),
        pytest.param("science", 2, plain, [], {"tapestry_card": 1}, marks=pytest.mark.rule("TAP-TRK-S2")),
        pytest.param(
            "science", 3, lambda s: s.rolls("exploration"), ["choose research", "advance exploration"],
            {"exploration": 1}, marks=pytest.mark.rule("TAP-TRK-S3"),
        ),
        pytest.param(
            "science", 3, plain, ["choose house", "place 0 0"], {"house": 1}, marks=pytest.mark.rule("TAP-TRK-S3")
        ),
        pytest.param(
            "science", 4, lambda s: s.techs(0, 0, "calendar").techs(0, 1, "barn").techs(0, 2, "radio"),
            ["resolve tapestry_card"], {"tapestry_card": 1, "medicine": 3}, marks=pytest.mark.rule("TAP-TRK-S4"),
        ),
        pytest.param(
            "science", 5, lambda s: s.rolls("exploration"), ["advance exploration"],
            {"exploration": 1, "territory_tile": 2}, marks=pytest.mark.rule("TAP-TRK-S5"),
        ),
        pytest.param(
            "science", 6, lambda s: s.rolls("technology").token(0, "technology", 1).resources(0, food=1),
            ["choose research", "advance technology", "pay 0 0 1 0", "place 0 0"],
            {"technology": 1, "tapestry_card": 1, "food": -1, "market": 1}, marks=pytest.mark.rule("TAP-TRK-S6"),
        ),
        pytest.param(
            "science", 6, plain, ["choose house", "place 0 0"], {"house": 1}, marks=pytest.mark.rule("TAP-TRK-S6")
        ),
        pytest.param(
            "science", 7, lambda s: s.token(0, "exploration", 5).token(0, "military", 2).resources(0, food=1),
            ["use_space ships", "pay 0 0 1 0", "place 0 0"],
            {"ships": 1, "food": -1, "farm": 1}, marks=pytest.mark.rule("TAP-TRK-S7"),
        ),
        pytest.param(
            "science", 8, lambda s: s.built(0, house=3), ["place 0 8"],
            {"house": 1, "nutrition": 4}, marks=pytest.mark.rule("TAP-TRK-S8"),
        ),
        pytest.param(
            "science", 9, lambda s: s.token(0, "exploration", 1).resources(0, food=1),
            ["choose advance_exploration", "pay 0 0 1 0"],
            {"exploration": 1, "food": -1, "tapestry_card": 1}, marks=pytest.mark.rule("TAP-TRK-S9"),
        ),
        pytest.param(
            "science", 9, lambda s: s.token(0, "military", 1).resources(0, coin=1),
            ["choose advance_military", "pay 1 0 0 0", "place 0 0"],
            {"military": 1, "tapestry_card": 1, "coin": -1, "armory": 1}, marks=pytest.mark.rule("TAP-TRK-S9"),
        ),
        pytest.param(
            "science", 9, lambda s: s.token(0, "technology", 1).resources(0, food=1),
            ["choose advance_technology", "pay 0 0 1 0", "place 0 0"],
            {"technology": 1, "tapestry_card": 1, "food": -1, "market": 1}, marks=pytest.mark.rule("TAP-TRK-S9"),
        ),
        pytest.param(
            "science", 10, lambda s: s.token(0, "military", 3).token(0, "technology", 9).resources(0, coin=1),
            ["choose regress_military", "pay 1 0 0 0", "place 0 0"],
            {"military": -1, "tapestry_card": 1, "coin": -1, "armory": 1}, marks=pytest.mark.rule("TAP-TRK-S10"),
        ),
        pytest.param(
            "science", 10, lambda s: s.token(0, "technology", 3).token(0, "military", 2).resources(0, food=1),
            ["choose regress_technology", "pay 0 0 1 0", "place 0 0"],
            {"technology": -1, "tapestry_card": 1, "food": -1, "market": 1}, marks=pytest.mark.rule("TAP-TRK-S10"),
        ),
        pytest.param(
            "science", 11, lambda s: s.token(0, "military", 1).token(0, "exploration", 1).resources(0, coin=2),
            ["choose advance_military", "pay 1 0 0 0", "place 0 0", "choose advance_exploration", "pay 1 0 0 0"],
            {"military": 1, "tapestry_card": 2, "exploration": 1, "coin": -2, "armory": 1},
            marks=pytest.mark.rule("TAP-TRK-S11"),
        ),
        pytest.param(
            "science", 11, lambda s: s.token(0, "technology", 1).resources(0, food=1),
            [
                "choose advance_technology", "pay 0 0 1 0", "place 0 0",
                "choose advance_technology", "choose market", "place 0 8",
            ],
            {"technology": 2, "tapestry_card": 1, "food": -1, "market": 2}, marks=pytest.mark.rule("TAP-TRK-S11"),
        ),
        pytest.param(
            "science", 12, lambda s: s.rolls("science", "military", "exploration", "science"),
            ["advance military", "decline"],
            {"alien_biology": 10, "complete_track": 10, "military": 1}, marks=pytest.mark.rule("TAP-TRK-S12"),
        ),
        pytest.param("technology", 1, plain, ["invent_top"], {"tech_card": 1}, marks=pytest.mark.rule("TAP-TRK-T1")),
        pytest.param("technology", 2, plain, [], {"tapestry_card": 1}, marks=pytest.mark.rule("TAP-TRK-T2")),
        pytest.param(
            "technology", 3, plain, ["choose invent", "invent_top"], {"tech_card": 1},
            marks=pytest.mark.rule("TAP-TRK-T3"),
        ),
        pytest.param(
            "technology", 3, plain, ["choose market", "place 0 0"], {"market": 1}, marks=pytest.mark.rule("TAP-TRK-T3")
        ),
        pytest.param(
            "technology", 4, lambda s: s.display("barn", "radio", "paper").on_top("calendar", "clocks", "compass"),
            ["refresh", "invent clocks"], {"tech_card": 1}, marks=pytest.mark.rule("TAP-TRK-T4"),
        ),
        pytest.param(
            "technology", 4, lambda s: s.display("barn", "radio", "paper"),
            ["decline", "invent radio"], {"tech_card": 1}, marks=pytest.mark.rule("TAP-TRK-T4"),
        ),
        pytest.param(
            "technology", 5, plain, ["choose farm", "place 0 0"], {"farm": 1}, marks=pytest.mark.rule("TAP-TRK-T5")
        ),
        pytest.param(
            "technology", 5, plain, ["choose house", "place 0 0"], {"house": 1}, marks=pytest.mark.rule("TAP-TRK-T5")
        ),
        pytest.param(
            "technology", 5, plain, ["choose armory", "place 0 0"], {"armory": 1}, marks=pytest.mark.rule("TAP-TRK-T5")
        ),
        pytest.param(
            "technology", 6, lambda s: s.built(0, armory=2), ["resolve market", "place 0 8"],
            {"steel": 2, "market": 1}, marks=pytest.mark.rule("TAP-TRK-T6"),
        ),
        pytest.param(
            "technology", 7, lambda s: s.display("barn", "radio", "paper").on_top("calendar"),
            ["decline", "invent radio", "invent calendar"], {"tech_card": 2}, marks=pytest.mark.rule("TAP-TRK-T7"),
        ),
        pytest.param(
            "technology", 8, lambda s: s.built(0, market=1), ["place 0 8"],
            {"market": 1, "plastic": 2}, marks=pytest.mark.rule("TAP-TRK-T8"),
        ),
        pytest.param(
            "technology", 9, lambda s: s.techs(0, 0, "barn").techs(0, 1, "com_tower"),
            ["resolve upgrade", "use_tech com_tower"],
            {"barn": 3, "com_tower": 5}, marks=pytest.mark.rule("TAP-TRK-T9"),
        ),
        pytest.param(  # the circle first: the only card of the middle row is then still there
            "technology", 9, lambda s: s.techs(0, 1, "penicillin").rolls("military").token(0, "science", 4),
            ["resolve gain_circle_of_middle_row_card", "advance military"],
            {"military": 1, "penicillin": 5}, marks=pytest.mark.rule("TAP-TRK-T9"),
        ),
        pytest.param(
            "technology", 10, lambda s: s.token(0, "military", 5).token(0, "science", 2).token(0, "exploration", 9), [],
            {"computers": 7}, marks=pytest.mark.rule("TAP-TRK-T10"),
        ),
        pytest.param(
            "technology", 11, lambda s: s.techs(0, 0, "barn").techs(0, 2, "calendar"),
            ["resolve gain_square_of_top_row_card"],
            {"barn": 3, "calendar": 7}, marks=pytest.mark.rule("TAP-TRK-T11"),
        ),
        pytest.param(  # the card that has just come to the top row
            "technology", 11, lambda s: s.techs(0, 1, "penicillin").techs(0, 2, "calendar").token(0, "science", 4),
            ["resolve upgrade", "use_tech penicillin"],
            {"penicillin": 10}, marks=pytest.mark.rule("TAP-TRK-T11"),
        ),
        pytest.param(
            "technology", 12, plain, ["token_to science"],
            {"technology": -12, "complete_track": 10, "coin": 1, "worker": 1, "food": 1, "culture": 1},
            marks=pytest.mark.rule("TAP-TRK-T12"),
        ),
        pytest.param(
            "military", 1, lambda s: s.rolls(1, 0), ["conquer 7", "die red"],
            {"outpost": -1, "conquer_red": 5}, marks=pytest.mark.rule("TAP-TRK-M1"),
        ),
        pytest.param("military", 2, plain, [], {"tapestry_card": 1}, marks=pytest.mark.rule("TAP-TRK-M2")),
        pytest.param(
            "military", 3, lambda s: s.rolls(1, 0), ["choose conquer", "conquer 7", "die black"],
            {"outpost": -1, "coin": 1}, marks=pytest.mark.rule("TAP-TRK-M3"),
        ),
        pytest.param(
            "military", 3, plain, ["choose armory", "place 0 0"], {"armory": 1}, marks=pytest.mark.rule("TAP-TRK-M3")
        ),
        pytest.param(
            "military", 4, lambda s: s.tiles(0, "territory_01", "territory_02").lay(2, "territory_03"), [],
            {"worker": 1, "standing_army": 2}, marks=pytest.mark.rule("TAP-TRK-M4"),
        ),
        pytest.param(
            "military", 5, lambda s: s.rolls(1, 0), ["resolve armory", "place 0 0", "conquer 7", "die red"],
            {"outpost": -1, "armory": 1, "conquer_red": 5}, marks=pytest.mark.rule("TAP-TRK-M5"),
        ),
        pytest.param(
            "military", 6, lambda s: s.rolls(1, 0), ["resolve conquer", "conquer 7", "die red"],
            {"outpost": -1, "tapestry_card": 1, "conquer_red": 5}, marks=pytest.mark.rule("TAP-TRK-M6"),
        ),
        pytest.param(  # nobody's territory: one die
            "military", 7, lambda s: s.rolls(1, 0).outpost(1, 7), ["conquer 6", "die red"],
            {"outpost": -1, "conquer_red": 5}, marks=pytest.mark.rule("TAP-TRK-M7"),
        ),
        pytest.param(  # an opponent's: both
            "military", 7, lambda s: s.rolls(1, 0).outpost(1, 7), ["conquer 7"],
            {"outpost": -1, "conquer_red": 5, "coin": 1}, marks=pytest.mark.rule("TAP-TRK-M7"),
        ),
        pytest.param(
            "military", 8, lambda s: s.rolls(1, 0), ["conquer 28", "die red"],
            {"outpost": -1, "conquer_red": 5}, marks=pytest.mark.rule("TAP-TRK-M8"),
        ),
        pytest.param(  # two cards in hand, two on the stack of an era, of which one is covered
            "military", 9, lambda s: s.hand(0, "trap", "guilds").tapestry(0, 1, "feudalism", "revolution"),
            ["resolve armory", "place 0 0"],
            {"armory": 1, "anti_aircraft_defense": 4}, marks=pytest.mark.rule("TAP-TRK-M9"),
        ),
        pytest.param(
            "military", 10, lambda s: s.hand(0, "trap", "guilds").token(0, "exploration", 6),
            ["resolve points_per_exploration", "play trap"],
            {"nuclear_bomb": 6, "trap": 10, "tapestry_card": -1, "played_tapestry": 1},
            marks=pytest.mark.rule("TAP-TRK-M10"),
        ),
        pytest.param(
            "military", 10, lambda s: s.token(0, "exploration", 6), [],
            {"nuclear_bomb": 6}, marks=pytest.mark.rule("TAP-TRK-M10"),
        ),
        pytest.param(  # rows 0 and 1 and column 8 are full
            "military", 11, lambda s: s.fill(0, (1 << 18) - 1).fill(0, sum(1 << 9 * row + 8 for row in range(9))), [],
            {"drone_assassins": 3}, marks=pytest.mark.rule("TAP-TRK-M11"),
        ),
        pytest.param(
            "military", 12, lambda s: s.rolls(1, 0).on_top("alchemists"), ["resolve conquer", "conquer 7"],
            {"outpost": -1, "conquer_red": 5, "coin": 1, "civilization": 1, "complete_track": 10},
            marks=pytest.mark.rule("TAP-TRK-M12"),
        ),
    ],
)  # fmt: skip
def test_a_space_gives_its_benefit(
    track: str, space: int, prepare: Prepare, choices: list[str], gained: dict[str, int]
) -> None:
    assert gains(track, space, prepare, choices) == gained


@pytest.mark.rule("TAP-ADV-10")
@pytest.mark.parametrize(
    ("track", "space", "order"),
    [
        ("exploration", 6, ["resolve territory_tile", "resolve farm"]),
        ("science", 4, ["resolve points_per_tech_card", "resolve tapestry_card"]),
        ("technology", 6, ["resolve points_per_armory", "resolve market"]),
        ("technology", 9, ["resolve upgrade", "resolve gain_circle_of_middle_row_card"]),
        ("technology", 11, ["resolve upgrade", "resolve gain_square_of_top_row_card"]),
        ("military", 5, ["resolve conquer", "resolve armory"]),
        ("military", 6, ["resolve conquer", "resolve tapestry_card"]),
        ("military", 9, ["resolve armory", "resolve points_per_tapestry_card"]),
        ("military", 10, ["resolve points_per_exploration", "resolve play_tapestry_over_current"]),
        ("military", 12, ["resolve conquer", "resolve civilization"]),
    ],
)
def test_benefits_without_a_prescribed_order_come_in_the_order_that_the_player_likes(
    track: str, space: int, order: list[str]
) -> None:
    scene = Scene().taken(*LANDMARKS).hand(0, "trap").techs(0, 0, "barn").techs(0, 1, "radio").techs(0, 2, "paper")
    assert enter(scene, track, space).offer() == order


@pytest.mark.rule("TAP-ADV-10")
@pytest.mark.parametrize(
    ("track", "space"), [("technology", 9), ("technology", 10), ("technology", 11), ("military", 4), ("military", 10)]
)
def test_nobody_is_asked_for_an_order_that_cannot_matter(track: str, space: int) -> None:
    """Without cards Electronics and Nanotechnology do nothing, and points or resources can come at any time."""
    scene = enter(Scene().taken(*LANDMARKS).resources(0, worker=8).tiles(0, "territory_01"), track, space)
    assert scene.state.turns == 1


# --- bonuses ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-ADV-04", "TAP-TURN-12")
@pytest.mark.parametrize(
    ("track", "space", "prepare", "benefit", "choices", "gained"),
    [
        pytest.param(
            "exploration", 2, plain, [], [], {"tapestry_card": 1}, marks=pytest.mark.rule("TAP-TRK-E2b")
        ),
        pytest.param(
            "exploration", 5, plain, [], ["place 0 0"], {"farm": 1}, marks=pytest.mark.rule("TAP-TRK-E5b")
        ),
        pytest.param(
            "exploration", 6, lambda s: s.on_top(WATER), ["resolve farm", "place 0 0"], ["explore 2"],
            {"territory_tile": -1, "explore": 3, "food": 1}, marks=pytest.mark.rule("TAP-TRK-E6b"),
        ),
        pytest.param(
            "exploration", 9, lambda s: s.on_top(WATER, "territory_07"), [f"tile {WATER}", "explore 32"], [],
            {"tapestry_card": 1}, marks=pytest.mark.rule("TAP-TRK-E9b"),
        ),
        pytest.param(
            "exploration", 12, lambda s: s.tiles(0, "space_13_thirteen_points", "space_05_coin_worker_star"),
            ["space_tile space_05_coin_worker_star"], [],
            {"space_tile": -1, "explored_space": 1, "space_13_thirteen_points": 13},
            marks=pytest.mark.rule("TAP-TRK-E12b"),
        ),
        pytest.param("science", 2, plain, [], ["place 0 0"], {"house": 1}, marks=pytest.mark.rule("TAP-TRK-S2b")),
        pytest.param(
            "technology", 2, plain, [], ["place 0 0"], {"market": 1}, marks=pytest.mark.rule("TAP-TRK-T2b")
        ),
        pytest.param(
            "technology", 5, lambda s: s.techs(0, 0, "barn"), ["choose farm", "place 0 0"], [],
            {"barn": 3}, marks=pytest.mark.rule("TAP-TRK-T5b"),
        ),
        pytest.param(
            "technology", 6, plain, ["resolve market", "place 0 0"], ["invent_top"],
            {"tech_card": 1}, marks=pytest.mark.rule("TAP-TRK-T6b"),
        ),
        pytest.param(
            "technology", 8, lambda s: s.techs(0, 0, "barn"), ["place 0 0"], [],
            {"barn": 3}, marks=pytest.mark.rule("TAP-TRK-T8b"),
        ),
        pytest.param("military", 2, plain, [], ["place 0 0"], {"armory": 1}, marks=pytest.mark.rule("TAP-TRK-M2b")),
        pytest.param(
            "military", 6, lambda s: s.rolls(1, 0), ["resolve conquer", "conquer 7", "die red"], ["place 0 0"],
            {"armory": 1}, marks=pytest.mark.rule("TAP-TRK-M6b"),
        ),
        pytest.param(
            "military", 8, lambda s: s.rolls(1, 0), ["conquer 28", "die red"], [],
            {"tapestry_card": 1}, marks=pytest.mark.rule("TAP-TRK-M8b"),
        ),
    ],
)  # fmt: skip
def test_a_bonus_can_be_bought_once_with_any_resource(
    track: str, space: int, prepare: Prepare, benefit: list[str], choices: list[str], gained: dict[str, int]
) -> None:
    def bonus(resource: str) -> Scene:
        scene = prepare(Scene().resources(0, **{resource: 2}))
        return enter(scene, track, space).play(*benefit)

    for number, resource in enumerate(RESOURCES):
        scene = bonus(resource)
        before = scene.holdings(0)
        coins = [f"pay {' '.join(str(int(r == other)) for r in RESOURCES)}" for other in RESOURCES if before[other]]
        assert (scene.topic, scene.offer()) == ("bonus", ["decline", *coins])
        payment = f"pay {' '.join(str(int(i == number)) for i in range(4))}"
        after = scene.play(payment, *choices).holdings(0)
        assert scene.state.turns == 1  # one resource is left, but there is no second time
        before[resource] -= 1
        assert {name: after[name] - before[name] for name in after if after[name] != before[name]} == gained

    declined = bonus("coin")
    before = declined.holdings(0)
    assert declined.play("decline").holdings(0) == before
    assert declined.state.turns == 1


def hands(scene: Scene, number: int) -> Scene:
    """Some tapestry cards in hand."""
    return scene.hand(0, *["guilds", "feudalism", "revolution"][:number])


@pytest.mark.rule("TAP-ADV-04", "TAP-TURN-12")
@pytest.mark.parametrize(
    ("track", "space", "number", "what", "prepare", "benefit", "verb", "gained"),
    [
        pytest.param(
            "exploration", 8, 2, "territory_tile",
            lambda s, n: s.tiles(0, *["territory_01", "territory_02", "territory_03"][:n]), ["place 0 0"],
            "discard_tile", {"cars": 5}, marks=pytest.mark.rule("TAP-TRK-E8b"),
        ),
        pytest.param(
            "exploration", 10, 3, "territory_tile",
            lambda s, n: s.tiles(0, *["territory_01", "territory_02", "territory_03", "territory_04"][:n]), [],
            "discard_tile", {"space_shuttle": 10}, marks=pytest.mark.rule("TAP-TRK-E10b"),
        ),
        pytest.param(
            "science", 5, 2, "tapestry_card", lambda s, n: hands(s, n).rolls("military"), ["decline"],
            "discard", {"chemistry": 5}, marks=pytest.mark.rule("TAP-TRK-S5b"),
        ),
        pytest.param(
            "technology", 11, 3, "tech_card",
            lambda s, n: s.techs(0, 2, *["barn", "radio", "calendar"][:n]), ["resolve upgrade", "use_tech barn"],
            "discard_tech", {"nanotechnology": 10}, marks=pytest.mark.rule("TAP-TRK-T11b"),
        ),
        pytest.param(
            "military", 11, 3, "tapestry_card", lambda s, n: hands(s, n), [],
            "discard", {"drone_assassins": 10}, marks=pytest.mark.rule("TAP-TRK-M11b"),
        ),
    ],
)  # fmt: skip
def test_a_bonus_for_tiles_or_cards(
    track: str,
    space: int,
    number: int,
    what: str,
    prepare: Callable[[Scene, int], Scene],
    benefit: list[str],
    verb: str,
    gained: dict[str, int],
) -> None:
    """The player chooses which go; with one too few the bonus is not offered."""
    scene = enter(prepare(Scene().taken(*LANDMARKS, "barn"), number), track, space).play(*benefit)
    before = scene.holdings(0)
    assert (scene.topic, scene.offer()) == ("bonus", ["decline", "buy"])
    scene.play("buy")
    while scene.topic == verb:
        assert len(scene.offer()) > 1
        scene.play(scene.offer()[-1])
    after = scene.holdings(0)
    assert scene.state.turns == 1
    assert {name: after[name] - before[name] for name in after if after[name] != before[name]} == {
        what: -number,
        **gained,
    }
    poor = enter(prepare(Scene().taken(*LANDMARKS, "barn"), number - 1), track, space).play(*benefit)
    assert poor.state.turns == 1


@pytest.mark.rule("TAP-TRK-T11b", "TAP-VAR-05")
def test_nanotechnology_for_two_tech_cards_as_a_variant() -> None:
    scene = Scene(cheap_nanotechnology=True).techs(0, 0, "barn", "radio", "calendar")
    scene = enter(scene, "technology", 11).play("resolve upgrade", "upgrade barn", "buy")
    scene.play("discard_tech radio", "discard_tech barn")
    assert scene.player(0).techs == [["calendar"], [], []]
    assert scene.state.tech_discards == ["radio", "barn"]
    assert scene.player(0).points == {"barn": 3, "nanotechnology": 10}
    assert scene.state.turns == 1
    others = enter(hands(Scene(cheap_nanotechnology=True), 2), "military", 11)  # they cost what they always do
    assert others.state.turns == 1


# --- what a text leaves open ------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-TRK-M7", "TAP-OPEN-36")
def test_tanks_take_both_dice_although_a_trap_answers() -> None:
    scene = Scene().taken(*LANDMARKS).outpost(1, 7).hand(1, "trap").rolls(1, 0)
    enter(scene, "military", 7).play("conquer 7", "1: react trap", "receive food")
    assert scene.state.territories(0) == [4]
    assert scene.player(0).points == {"conquer_red": 5}
    assert scene.purse(0) == {"coin": 1}
    assert scene.state.turns == 1


@pytest.mark.rule("TAP-TRK-E3", "TAP-TRK-M3", "TAP-TRK-S10")
def test_of_two_alternatives_only_a_possible_one_can_be_chosen() -> None:
    assert enter(Scene(), "exploration", 3).topic == "building"  # no tile to explore with
    no_farm = enter(Scene().tiles(0, WATER).built(0, farm=5), "exploration", 3)
    assert (no_farm.topic, no_farm.offer()) == ("explore", ["explore 1", "explore 2", "explore 9"])
    no_outpost = Scene()
    for place in (0, 6, 7, 15, 17, 25, 26, 27):
        no_outpost.outpost(0, place)
    assert enter(no_outpost, "military", 3).topic == "building"
    nothing = enter(Scene().taken("laboratory"), "science", 10)  # no token can go back
    assert nothing.state.turns == 1


@pytest.mark.rule("TAP-TRK-E4", "TAP-TRK-E7", "TAP-TRK-E9")
@pytest.mark.parametrize("space", [4, 7, 9])
def test_tiles_come_before_the_exploration(space: int) -> None:
    scene = enter(
        Scene().taken(*LANDMARKS).tiles(0, WATER).on_top("territory_01", "territory_02"), "exploration", space
    )
    fresh = ["tile territory_01", "tile territory_02"][: 1 if space == 4 else 2]
    assert (scene.topic, scene.offer()) == ("tile", [f"tile {WATER}", *fresh])
    scene.play(f"tile {WATER}")
    anywhere = [f"explore {i}" for i in range(34) if not scene.state.corners(i)]
    assert scene.offer() == (anywhere if space == 9 else ["explore 1", "explore 2", "explore 9"])


@pytest.mark.rule("TAP-TRK-E11")
def test_interstellar_travel_explores_one_of_the_new_tiles_only() -> None:
    scene = Scene().tiles(0, "space_05_coin_worker_star")
    scene.on_top("space_13_thirteen_points", "space_08_city_planet", "space_14_farm_planet")
    assert enter(scene, "exploration", 11).offer() == [
        "space_tile space_13_thirteen_points",
        "space_tile space_08_city_planet",
        "space_tile space_14_farm_planet",
    ]


@pytest.mark.rule("TAP-TRK-E1")
def test_scouting_takes_the_tiles_face_up() -> None:
    scene = enter(Scene().on_top("territory_08", "territory_31"), "exploration", 1)
    assert scene.player(0).territories == ["territory_08", "territory_31"]
    assert [words for words in scene.told(1) if words.startswith("took_tile")] == [
        "took_tile 0 territory_08 scouting",
        "took_tile 0 territory_31 scouting",
    ]


@pytest.mark.rule("TAP-TRK-M8")
def test_warplanes_conquer_anywhere_but_other_armies_beside_own_territories() -> None:
    near = enter(Scene().taken(*LANDMARKS), "military", 1)
    assert near.offer() == ["conquer 0", "conquer 6", "conquer 7"]
    far = enter(Scene().taken(*LANDMARKS), "military", 8)
    assert far.offer() == [f"conquer {place}" for place in (0, 6, 7, 15, 16, 17, 22, 25, 26, 27, 28)]


@pytest.mark.rule("TAP-TRK-T12", "TAP-ADV-24", "TAP-FAQ-12")
def test_after_the_ai_singularity_the_track_counts_as_completed() -> None:
    scene = Scene().resources(0, food=2).token(0, "exploration", 9).taken("launch_pad")
    enter(scene, "technology", 12)
    assert scene.offer() == [f"token_to {track}" for track in ("exploration", "science", "technology", "military")]
    scene.play("token_to exploration")
    assert scene.player(0).tokens == {"exploration": [9, 0], "science": [0], "technology": [], "military": [0]}
    while scene.state.active == 1:  # an income turn
        scene.play(scene.offer()[-1])
    assert scene.offer() == ["advance exploration", "advance science", "advance military", "income"]
    scene.play("advance exploration", "token 9")
    assert scene.player(0).points == {"complete_track": 10, "space_shuttle": 12}


@pytest.mark.rule("TAP-TRK-T12")
def test_only_a_token_on_the_ai_singularity_can_leave_it() -> None:
    """A marriage hands its benefit on to a player who is not there: four resources, and no token moves."""
    scene = enter(Scene().in_force(1, "marriage_of_state", "technology", "0"), "technology", 12)
    scene.play("token_to science")
    assert scene.purse(1) == {"coin": 1, "worker": 1, "food": 1, "culture": 1}
    assert scene.player(1).tokens == {"exploration": [0], "science": [0], "technology": [0], "military": [0]}
    assert (scene.player(1).completed, scene.state.turns) == ([], 1)


@pytest.mark.rule("TAP-TRK-T12")
def test_the_token_of_the_ai_singularity_may_start_anew_on_technology() -> None:
    scene = enter(Scene(), "technology", 12).play("token_to technology")
    assert scene.player(0).tokens["technology"] == [0]
    assert scene.state.furthest(0, "technology") == 12
