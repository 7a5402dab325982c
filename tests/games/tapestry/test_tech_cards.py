"""The 33 tech cards: the circle of the middle row, the square of the top row, and what the top row needs.

Each case upgrades the card in the third step of the fifth income turn and names all that this gives.
"""

from collections.abc import Callable

import pytest

from gobelin.games.tapestry.loading import BOX
from support.tapestry import Scene

Case = tuple[Callable[[Scene], Scene], list[str], dict[str, int]]
"""What is prepared, what is answered, what is gained; buildings stand wherever there is room."""

BUILDINGS = ("market", "house", "farm", "armory")
WATER = "territory_05"
"""A tile of water that brings a food; on hex 2 three of its sides match."""


def gives(*, choices: tuple[str, ...] = (), prepare: Callable[[Scene], Scene] = lambda s: s, **gained: int) -> Case:
    """A benefit."""
    return prepare, list(choices), gained


def landmark(name: str) -> Case:
    """The landmark of a card."""
    return lambda s: s, [], {f"landmark {name}": 1}


def meet(scene: Scene, seat: int, needs: tuple[str, int], short: int = 0) -> Scene:
    """Let a player just have the tier of a track, or the buildings gone from the mat; or be short of it by some."""
    what, number = needs
    if what in BUILDINGS:
        return scene.built(seat, **{what: number - short})
    return scene.token(seat, what, 3 * number - 2 - short)


CARDS = pytest.mark.parametrize(
    ("card", "needs", "circle", "square"),
    [
        pytest.param(
            "air_conditioning", ("technology", 2), gives(worker=1), gives(house=1),
            marks=pytest.mark.rule("TAP-INV-17"),
        ),
        pytest.param(
            "ammonia", ("military", 3), gives(farm=1), gives(prepare=lambda s: s.built(0, farm=3), ammonia=3),
            marks=pytest.mark.rule("TAP-INV-18"),
        ),
        pytest.param(
            "anesthesia", ("science", 2), gives(armory=1), gives(prepare=lambda s: s.built(0, armory=2), anesthesia=2),
            marks=pytest.mark.rule("TAP-INV-19"),
        ),
        pytest.param(
            "assembly_line", ("exploration", 3),
            gives(prepare=lambda s: s.techs(0, 1, "radio").techs(0, 2, "calendar"), calendar=7),
            gives(prepare=lambda s: s.techs(0, 1, "radio").techs(0, 2, "calendar"), radio=3),
            marks=pytest.mark.rule("TAP-INV-20"),
        ),
        pytest.param(
            "bakery", ("farm", 1), gives(bakery=4), landmark("bakery"), marks=pytest.mark.rule("TAP-INV-21")
        ),
        pytest.param("barn", ("farm", 2), gives(barn=3), landmark("barn"), marks=pytest.mark.rule("TAP-INV-22")),
        pytest.param(
            "lithium_ion_battery", ("exploration", 4), gives(lithium_ion_battery=4),
            gives(
                prepare=lambda s: s.token(0, "science", 2).resources(0, food=1), choices=("pay 0 0 1 0",),
                tapestry_card=1, food=-1, house=1,
            ),
            marks=pytest.mark.rule("TAP-INV-23"),
        ),
        pytest.param(
            "calendar", ("exploration", 2), gives(culture=1), gives(calendar=7), marks=pytest.mark.rule("TAP-INV-24")
        ),
        pytest.param(
            "canned_food", ("military", 2), gives(food=1), gives(canned_food=7), marks=pytest.mark.rule("TAP-INV-25")
        ),
        pytest.param(
            "clocks", ("technology", 2), gives(prepare=lambda s: s.token(0, "technology", 1), technology=1),
            gives(prepare=lambda s: s.token(0, "technology", 3), clocks=3), marks=pytest.mark.rule("TAP-INV-26"),
        ),
        pytest.param(
            "com_tower", ("house", 3), gives(com_tower=5), landmark("com_tower"), marks=pytest.mark.rule("TAP-INV-27")
        ),
        pytest.param(
            "compass", ("technology", 2), gives(territory_tile=2),
            gives(prepare=lambda s: s.tiles(0, WATER), choices=("explore 2",), territory_tile=-1, explore=3, food=1),
            marks=pytest.mark.rule("TAP-INV-28"),
        ),
        pytest.param(
            "concrete", ("exploration", 2), gives(market=1), gives(prepare=lambda s: s.built(0, market=4), concrete=4),
            marks=pytest.mark.rule("TAP-INV-29"),
        ),
        pytest.param(
            "dynamite", ("military", 2),
            gives(prepare=lambda s: s.rolls(1, 0), choices=("conquer 7", "die red"), outpost=-1, conquer_red=5),
            gives(prepare=lambda s: s.outpost(0, 0).outpost(0, 6), dynamite=3), marks=pytest.mark.rule("TAP-INV-30"),
        ),
        pytest.param(
            "eyeglasses", ("technology", 2), gives(choices=("invent_top",), tech_card=1),
            gives(prepare=lambda s: s.techs(0, 0, "radio").techs(0, 2, "paper"), eyeglasses=3),
            marks=pytest.mark.rule("TAP-INV-31"),
        ),
        pytest.param(
            "irrigation", ("science", 2), gives(food=1), gives(farm=1), marks=pytest.mark.rule("TAP-INV-32")
        ),
        pytest.param(
            "library", ("house", 2), gives(library=3), landmark("library"), marks=pytest.mark.rule("TAP-INV-33")
        ),
        pytest.param(
            "light_bulb", ("military", 2), gives(coin=1), gives(market=1), marks=pytest.mark.rule("TAP-INV-34")
        ),
        pytest.param(
            "paper", ("science", 2), gives(house=1), gives(prepare=lambda s: s.built(0, house=2), paper=2),
            marks=pytest.mark.rule("TAP-INV-35"),
        ),
        pytest.param(
            "penicillin", ("science", 2),
            gives(
                prepare=lambda s: s.rolls("military").token(0, "military", 1), choices=("advance military",), military=1
            ),
            gives(penicillin=5), marks=pytest.mark.rule("TAP-INV-36"),
        ),
        pytest.param(
            "printing_press", ("technology", 2), gives(tapestry_card=1),
            gives(prepare=lambda s: s.hand(0, "trap"), trap=10, tapestry_card=-1, played_tapestry=1),
            marks=pytest.mark.rule("TAP-INV-37"),
        ),
        pytest.param(
            "radio", ("science", 4), gives(radio=3),
            gives(prepare=lambda s: s.on_top("alchemists"), civilization=1), marks=pytest.mark.rule("TAP-INV-38"),
        ),
        pytest.param(
            "sewage_and_plumbing", ("technology", 2), gives(culture=1), gives(armory=1),
            marks=pytest.mark.rule("TAP-INV-39"),
        ),
        pytest.param(
            "siegecraft", ("military", 2), gives(prepare=lambda s: s.token(0, "military", 1), military=1),
            gives(prepare=lambda s: s.token(0, "military", 3), siegecraft=3), marks=pytest.mark.rule("TAP-INV-40"),
        ),
        pytest.param(
            "stock_market", ("market", 2), gives(stock_market=5), landmark("stock_market"),
            marks=pytest.mark.rule("TAP-INV-41"),
        ),
        pytest.param(
            "telescope", ("technology", 2), gives(culture=1, territory_tile=1),
            gives(prepare=lambda s: s.tiles(0, "territory_01", "territory_02").lay(2, WATER), telescope=2),
            marks=pytest.mark.rule("TAP-INV-42"),
        ),
        pytest.param(
            "the_nail", ("technology", 2), gives(tapestry_card=1), gives(choices=("choose farm",), farm=1),
            marks=pytest.mark.rule("TAP-INV-43"),
        ),
        pytest.param(
            "time_travel", ("technology", 4), gives(coin=1),
            gives(
                prepare=lambda s: s.token(0, "military", 3).token(0, "exploration", 2).resources(0, coin=1),
                choices=("choose regress_military",), military=-1,
            ),
            marks=pytest.mark.rule("TAP-INV-44"),
        ),
        pytest.param(
            "transistors", ("military", 4), gives(coin=1), gives(culture=1, transistors=4),
            marks=pytest.mark.rule("TAP-INV-45"),
        ),
        pytest.param(
            "treasury", ("market", 1), gives(treasury=4), landmark("treasury"), marks=pytest.mark.rule("TAP-INV-46")
        ),
        pytest.param(
            "vaccines", ("science", 2), gives(prepare=lambda s: s.token(0, "science", 1), science=1),
            gives(prepare=lambda s: s.token(0, "science", 3), vaccines=3), marks=pytest.mark.rule("TAP-INV-47"),
        ),
        pytest.param(
            "warships", ("exploration", 3), gives(worker=1),
            gives(prepare=lambda s: s.rolls(1, 0), choices=("conquer 7", "die red"), outpost=-1, conquer_red=5),
            marks=pytest.mark.rule("TAP-INV-48"),
        ),
        pytest.param(
            "zeppelins", ("exploration", 2), gives(prepare=lambda s: s.token(0, "exploration", 1), exploration=1),
            gives(prepare=lambda s: s.token(0, "exploration", 3), zeppelins=3), marks=pytest.mark.rule("TAP-INV-49"),
        ),
    ],
)  # fmt: skip


def gains(card: str, scene: Scene, case: Case) -> dict[str, int]:
    """All that an upgrade gives; the points step that follows is left out."""
    prepare, choices, _ = case
    prepare(scene).income_turn(0, 5)
    before = scene.holdings(0)
    scene.play(f"upgrade {card}", *choices).place_all()
    assert scene.player(0).finished, f"{scene.topic}: {scene.offer()}"
    after = scene.holdings(0)
    for track in BOX.income_tracks.values():
        for space in track.spaces:
            del after[space.id]
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


@pytest.mark.rule("TAP-INV-07")
@CARDS
def test_the_middle_row_gives_the_circle(card: str, needs: tuple[str, int], circle: Case, square: Case) -> None:
    scene = Scene().techs(0, 0, card)
    assert gains(card, scene, circle) == circle[2]
    assert card in scene.player(0).techs[1]


@pytest.mark.rule("TAP-INV-09")
@CARDS
def test_the_top_row_gives_the_square(card: str, needs: tuple[str, int], circle: Case, square: Case) -> None:
    scene = meet(Scene().techs(0, 1, card), 1, needs)
    assert gains(card, scene, square) == square[2]
    assert card in scene.player(0).techs[2]


@pytest.mark.rule("TAP-INV-09", "TAP-INV-10", "TAP-INV-12")
@CARDS
def test_the_top_row_needs_the_prerequisite_of_the_player_or_a_neighbour(
    card: str, needs: tuple[str, int], circle: Case, square: Case
) -> None:
    """In a round of four, seats 1 and 3 are the neighbours of seat 0, seat 2 is not."""

    def offered(seat: int, short: int = 0) -> bool:
        scene = meet(Scene(4).techs(0, 1, card), seat, needs, short).income_turn(0, 5)
        return f"upgrade {card}" in scene.offer()

    assert [offered(seat) for seat in range(4)] == [True, True, False, True]
    assert [offered(seat, short=1) for seat in range(4)] == [False] * 4


@pytest.mark.rule("TAP-INV-43")
def test_the_nail_gives_a_market_a_house_or_a_farm() -> None:
    scene = Scene().techs(0, 1, "the_nail").token(0, "technology", 4).income_turn(0, 5).play("upgrade the_nail")
    assert scene.offer() == ["choose market", "choose house", "choose farm"]


@pytest.mark.rule("TAP-INV-44")
def test_time_travel_goes_back_on_exploration_or_military() -> None:
    scene = Scene().techs(0, 1, "time_travel").token(0, "technology", 10).income_turn(0, 5)
    for track in ("exploration", "science", "military"):
        scene.token(0, track, 2)
    scene.play("upgrade time_travel")
    assert scene.offer() == ["choose regress_exploration", "choose regress_military"]
    scene.play("choose regress_exploration")
    assert scene.player(0).tokens["exploration"] == [1]


@pytest.mark.rule("TAP-INV-20", "TAP-INV-16")
def test_the_assembly_line_chooses_among_the_cards_of_a_row() -> None:
    scene = Scene().techs(0, 0, "assembly_line").techs(0, 2, "calendar", "penicillin").income_turn(0, 5)
    scene.play("upgrade assembly_line")
    assert scene.offer() == ["use_tech calendar", "use_tech penicillin"]
    scene.play("use_tech penicillin")
    assert scene.player(0).points["penicillin"] == 5
