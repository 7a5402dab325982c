"""The tech cards of Fantasies and Futures: what they give, and their one-time squares.

Each case upgrades the card in the fifth income turn, in which the top row is open, and names all that this gives.
"""

import pytest

from gobelin.games.tapestry.loading import BOX
from support.tapestry import Scene

from .test_tech_cards import Case, gains, gives

MIDDLE, TOP = 1, 2
WATER = "territory_05"
"""A tile of water that brings a food; on hex 2 three of its sides match."""
TWO_TRACKS = {
    "cloning": ("arts", "technology"),
    "perfect_memory": ("science", "arts"),
    "mind_control": ("science", "military"),
    "teleportation": ("exploration", "technology"),
    "troll_riders": ("exploration", "military"),
}


def ff(seats: int = 2, *others: str) -> Scene:
    """A game with the set and its stand-ins, and with other sets."""
    return Scene(seats, expansions=(*others, "ff"), placeholders=True)


def with_its_tracks(card: str) -> Scene:
    """A game in which both tracks of a card are in play."""
    return ff(2, *["aa"] * ("arts" in TWO_TRACKS[card]))


def exploring(scene: Scene) -> Scene:
    """A tile of water in the supply."""
    return scene.tiles(0, WATER)


CARDS = pytest.mark.parametrize(
    ("card", "circle", "square"),
    [
        pytest.param(
            "far_sight",
            gives(
                prepare=lambda s: s.on_top(WATER), choices=("explore 2",), explore=3, food=1,
            ),
            gives(
                prepare=lambda s: s.rolls("military").token(0, "military", 1).resources(0, food=1),
                choices=("advance military", "pay 0 0 1 0"), military=1, tapestry_card=1, food=-1, armory=1,
            ),
            marks=pytest.mark.rule("TFF-TEC-08"),
        ),
        pytest.param(
            "gene_weaving", gives(choices=("invent_top",), tech_card=1), gives(choices=("choose farm",), farm=1),
            marks=pytest.mark.rule("TFF-TEC-10"),
        ),
        pytest.param(
            "golem_minions",
            gives(prepare=lambda s: s.owns(0, "forge", "barracks"), golem_minions=2),
            gives(prepare=lambda s: s.token(0, "military", 4), military=1, golem_minions=5),
            marks=pytest.mark.rule("TFF-TEC-11", "TFF-TEC-20"),
        ),
        pytest.param(
            "levitation",
            gives(prepare=exploring, choices=("choose space_tile",), space_tile=1),
            gives(
                prepare=lambda s: s.tiles(0, "space_13_thirteen_points"), space_tile=-1, explored_space=1,
                space_13_thirteen_points=13,
            ),
            marks=pytest.mark.rule("TFF-TEC-13"),
        ),
        pytest.param(
            "pyrokinesis", gives(armory=1),
            gives(prepare=lambda s: s.built(0, armory=2).outpost(0, 0), pyrokinesis=4),
            marks=pytest.mark.rule("TFF-TEC-15"),
        ),
        pytest.param(
            "dream_paths",
            gives(prepare=lambda s: s.tiles(0, "territory_01", "territory_02"), dream_paths=2),
            gives(
                prepare=lambda s: s.tiles(0, WATER, "territory_07"),
                choices=(f"tile {WATER}", "explore 2", "explore 1"), territory_tile=-2, explore=4, food=1, coin=1,
            ),
            marks=pytest.mark.rule("TFF-TEC-17"),
        ),
        pytest.param(
            "wormholes",
            gives(prepare=exploring, choices=("explore 2",), territory_tile=-1, explore=3, food=1),
            gives(
                prepare=lambda s: s.token(0, "science", 2).resources(0, food=1), choices=("pay 0 0 1 0",),
                tapestry_card=1, food=-1, house=1,
            ),
            marks=pytest.mark.rule("TFF-TEC-19"),
        ),
    ],
)  # fmt: skip


@CARDS
def test_the_middle_row_gives_the_circle(card: str, circle: Case, square: Case) -> None:
    assert gains(card, ff().techs(0, 0, card), circle) == circle[2]


@CARDS
def test_the_top_row_gives_the_square(card: str, circle: Case, square: Case) -> None:
    assert gains(card, ff().techs(0, MIDDLE, card), square) == square[2]


@pytest.mark.rule("TFF-TEC-13")
def test_levitation_may_explore_instead() -> None:
    scene = exploring(ff().techs(0, 0, "levitation")).income_turn(0, 5).play("upgrade levitation")
    assert scene.offer() == ["choose explore", "choose space_tile"]


@pytest.mark.rule("TFF-TEC-09", "TFF-TEC-12", "TFF-TEC-14", "TFF-TEC-16")
@pytest.mark.rule("TFF-TEC-18")
@pytest.mark.parametrize("card", TWO_TRACKS)
def test_the_circle_advances_on_one_of_two_tracks_without_rewards(card: str) -> None:
    for track in TWO_TRACKS[card]:
        scene = with_its_tracks(card).techs(0, 0, card)
        for other in TWO_TRACKS[card]:
            scene.token(0, other, 1)
        circle: Case = (lambda s: s, [f"choose advance_{track}"], {track: 1})
        assert gains(card, scene.resources(0, coin=1), circle) == circle[2]


@pytest.mark.rule("TFF-TEC-09", "TFF-TEC-12", "TFF-TEC-14", "TFF-TEC-16")
@pytest.mark.rule("TFF-TEC-18")
@pytest.mark.parametrize("card", TWO_TRACKS)
def test_the_square_advances_there_with_benefit_and_payable_bonus(card: str) -> None:
    bought = {"science": "house", "military": "armory", "technology": "market", "exploration": "tapestry_card"}
    for track in TWO_TRACKS[card]:
        scene = with_its_tracks(card).techs(0, MIDDLE, card).resources(0, coin=1)
        for other in TWO_TRACKS[card]:
            scene.token(0, other, 1)
        wanted, choices = {track: 1, "coin": -1}, [f"choose advance_{track}", "pay 1 0 0 0"]
        if track == "arts":
            choices.append("choose farm")
            wanted |= {"flutes": 5, "farm": 1}
        else:
            wanted |= {"tapestry_card": 1, bought[track]: 1}
        square: Case = (lambda s: s, choices, wanted)
        assert gains(card, scene, square) == square[2]


# --- the prerequisite -------------------------------------------------------------------------------------------------


def needed(card: str) -> bool:
    """Whether the top row needs an enchanted card."""
    return BOX.tech_cards[card].prerequisite.enchanted


@pytest.mark.rule("TFF-TEC-01")
def test_the_top_row_is_open_to_all_cards_of_the_set_in_the_last_income_turn_and_not_before() -> None:
    cards = [card.id for card in BOX.tech_cards.values() if card.set == "ff"]
    assert all(map(needed, cards))
    scene = ff(2, "aa").techs(0, MIDDLE, *cards).income_turn(0, 4).at(step=3)
    assert scene.topic != "upgrade"
    scene = ff(2, "aa").techs(0, MIDDLE, *cards).income_turn(0, 5)
    assert scene.offer() == [*(f"upgrade {card}" for card in cards), "decline"]


@pytest.mark.rule("TFF-TEC-04")
def test_neighbours_do_not_open_the_top_row() -> None:
    scene = ff().techs(0, MIDDLE, "gene_weaving").era(1, 5).at(phase="income", step=2).era(0, 3)
    assert scene.topic != "upgrade"


@pytest.mark.rule("TAX-OPEN-29")
@pytest.mark.parametrize("card", ["cloning", "perfect_memory"])
def test_a_card_that_names_the_arts_track_is_left_out_where_there_is_none(card: str) -> None:
    def there(scene: Scene) -> bool:
        return card in (*scene.state.tech_deck.items, *scene.state.tech_display)

    assert there(ff(2, "aa"))
    assert not there(ff())
    assert not there(Scene(expansions=("aa", "ff"), arts_track=False))


# --- one-time squares -------------------------------------------------------------------------------------------------


def used_up() -> Scene:
    """Seat 0 has used the square of a one-time card, in its fifth income turn."""
    scene = ff().techs(0, 0, "assembly_line").techs(0, MIDDLE, "wormholes").token(0, "science", 2)
    return scene.income_turn(0, 5).play("upgrade wormholes")


@pytest.mark.rule("TFF-TEC-05")
def test_a_one_time_square_turns_its_card_face_down() -> None:
    scene = used_up()
    assert scene.state.turned_techs == ["wormholes"]
    assert "turned_tech 0 wormholes" in scene.told(1)
    shown = scene.match.view(1)["players"]
    assert isinstance(shown, list)
    assert [player.get("turned_techs") for player in shown if isinstance(player, dict)] == [["wormholes"], None]


@pytest.mark.rule("TFF-TEC-05")
def test_the_square_of_a_card_that_lies_face_down_is_not_gained_again() -> None:
    def offered(*turned: str) -> list[str]:
        scene = ff().techs(0, 0, "assembly_line").techs(0, TOP, "wormholes", "calendar")
        return scene.at(turned_techs=[*turned]).income_turn(0, 5).play("upgrade assembly_line").offer()

    assert offered() == ["use_tech wormholes", "use_tech calendar"]
    scene = ff().techs(0, 0, "assembly_line").techs(0, TOP, "wormholes").at(turned_techs=["wormholes"])
    scene.income_turn(0, 5).play("upgrade assembly_line")
    assert scene.player(0).finished  # nothing to choose from


@pytest.mark.rule("TFF-TEC-06")
def test_a_card_that_lies_face_down_counts_where_tech_cards_score() -> None:
    scene = ff().techs(0, TOP, "wormholes", "calendar").at(turned_techs=["wormholes"]).income_turn(0, 5)
    assert scene.player(0).points["barter"] == 2


@pytest.mark.rule("TFF-TEC-07")
def test_the_spies_do_not_copy_a_card_that_lies_face_down() -> None:
    def offered(*turned: str) -> bool:
        scene = Scene(2, expansions=("pp", "ff"), placeholders=True).civilization(0, "spies").token(1, "science", 2)
        scene.techs(1, TOP, "wormholes").at(turned_techs=[*turned]).income_turn(0, 2)
        return "use tech_card" in scene.offer()

    assert offered()
    assert not offered("wormholes")


@pytest.mark.rule("TFF-TEC-07")
def test_the_inventors_bring_one_time_cards_of_others_no_further_than_the_middle_row() -> None:
    scene = ff().civilization(0, "inventors").techs(0, MIDDLE, "mind_control").techs(1, MIDDLE, "wormholes", "calendar")
    scene.techs(1, 0, "levitation").income_turn(0, 2)
    assert scene.offer() == ["upgrade mind_control", "upgrade levitation", "upgrade calendar", "decline"]


@pytest.mark.rule("TFF-TEC-07", "TAX-OPEN-45")
def test_an_alliance_does_not_share_a_one_time_square() -> None:
    scene = ff().in_force(1, "alliance", "0").techs(0, MIDDLE, "wormholes", "pyrokinesis")
    scene.token(1, "science", 2).token(0, "science", 2).built(1, armory=1)
    scene.income_turn(0, 5).play("upgrade wormholes")
    drawn = [line for line in scene.told(None) if line.startswith("drew") and "mathematics" in line]
    assert drawn == ["drew 0 mathematics"]


def test_a_card_that_is_discarded_lies_face_up_again() -> None:
    scene = ff().techs(0, TOP, "wormholes", "calendar", "paper").at(turned_techs=["wormholes"])
    scene.token(0, "technology", 10).resources(0, coin=2).play("advance technology")
    scene.play("resolve gain_square_of_top_row_card", "use_tech calendar", "buy")
    scene.play(*(f"discard_tech {card}" for card in ("calendar", "wormholes")))
    assert scene.state.turned_techs == []
    assert sorted(scene.state.tech_discards) == ["calendar", "paper", "wormholes"]
