"""The income turns of the bots on all levels (TAP-AUT)."""

from typing import Any

import pytest

from gobelin.games.tapestry import GAME
from gobelin.games.tapestry.income import is_first_in_era
from gobelin.games.tapestry.loading import BOX
from gobelin.games.tapestry.player import FACE_DOWN, Piece
from gobelin.games.tapestry.state import AUTOMA, SHADOW
from support.tapestry import BASE_TRACKS, Scene, hex_number


def h(a: int, b: int) -> int:
    """A hex of the small map."""
    return hex_number("small", a, b)


def income(turn: int, level: int = 1, pair: tuple[int, int] = (5, 6), **bots: Any) -> Scene:
    """The bots are about to take this income turn; the human is in the same era already."""
    scene = Scene(1, level=level).resources(0, coin=1).bots(era=turn - 1, pair=pair if turn > 1 else (), **bots)
    return scene.era(0, turn)


def numbers(cards: list[str]) -> list[int]:
    """Decision cards by their numbers."""
    return [BOX.decision_cards[card].number for card in cards]


def steps(scene: Scene) -> list[str]:
    """The kinds of events told."""
    return [line.split()[0] for line in scene.told()]


# --- the chart --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-AUT-53", "TAP-AUT-61")
def test_the_steps_come_in_the_order_of_the_chart() -> None:
    scene = income(2, level=3, favourites=("science", "technology"), civilizations=("automa_engineers",))
    scene.token(0, "science", 2).owns(AUTOMA, "forge").token(AUTOMA, "technology", 4)
    order = [step for step in steps(scene) if step in ("favourite", "advanced", "scored", "face_down", "drew")]
    # Two favourites, two advances, the civilization, two multipliers, the face-down card, the card beside the mat.
    assert order == [
        "favourite", "favourite", "advanced", "advanced", "scored", "scored", "scored", "face_down", "drew"
    ]  # fmt: skip
    assert "decisions_shuffled" in steps(scene)
    assert scene.told()[-1] != "era 5 2"


@pytest.mark.rule("TAP-AUT-66")
@pytest.mark.parametrize(
    ("level", "mat", "turn_3"),
    [
        (1, "automa_normal", (False, False, 2, False)),
        (2, "automa_normal", (False, True, 2, True)),
        (3, "automa_normal", (True, True, 2, True)),
        (4, "automa_normal", (True, True, 4, True)),
        (5, "automa_hard", (True, True, 6, True)),
        (6, "automa_hard", (True, True, 6, True)),
    ],
)
def test_each_level_has_its_chart(level: int, mat: str, turn_3: tuple[bool, bool, int, bool]) -> None:
    advances, civilization, progress, card = turn_3
    scene = income(3, level=level, civilizations=("automa_engineers",)).owns(AUTOMA, "forge")
    assert scene.state.level is not None
    assert scene.state.level.mat == mat
    assert ("advanced" in steps(scene)) is advances
    assert ("automa_engineers" in scene.player(AUTOMA).points) is civilization
    assert steps(scene).count("progressed") == progress
    assert len(scene.player(AUTOMA).hand) == card


# --- favourites and the last pair -------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-AUT-55", "TAP-OPEN-29")
def test_a_favourite_at_its_end_is_chosen_anew_by_landmark_or_end() -> None:
    scene = income(2).token(AUTOMA, "science", 12).token(AUTOMA, "military", 2).token(AUTOMA, "exploration", 1)
    assert scene.state.solo is not None
    assert scene.state.solo.favourites == {AUTOMA: "military", SHADOW: "technology"}
    assert "favourite 5 military" in scene.told()
    assert "track_near 5 military 2" in scene.told()


@pytest.mark.rule("TAP-AUT-55")
@pytest.mark.parametrize("ahead", [0, AUTOMA])
def test_a_favourite_where_somebody_is_further_is_chosen_anew(ahead: int) -> None:
    scene = income(2, pair=(5, 7)).token(SHADOW, "technology", 3).token(ahead, "technology", 4)
    scene.token(SHADOW, "exploration", 3)  # card 7 upwards has exploration before technology
    assert scene.state.solo is not None
    assert scene.state.solo.favourites[SHADOW] == "exploration"
    assert "track_tie 6 exploration decision_07" in scene.told()


@pytest.mark.rule("TAP-AUT-55")
def test_it_may_be_the_same_track_again_or_that_of_the_other_bot() -> None:
    scene = income(2).token(0, "science", 4).token(AUTOMA, "science", 3)
    assert scene.state.solo is not None
    assert scene.state.solo.favourites[AUTOMA] == "science"
    assert "favourite 5 science" in scene.told()
    scene = income(2).token(0, "science", 4).token(AUTOMA, "technology", 3)
    scene.token(SHADOW, "technology", 3)
    assert scene.state.solo is not None
    assert scene.state.solo.favourites == {AUTOMA: "technology", SHADOW: "technology"}


@pytest.mark.rule("TAP-AUT-55")
def test_a_favourite_stays_while_nobody_is_further() -> None:
    scene = income(2).token(0, "science", 3).token(AUTOMA, "science", 3).token(AUTOMA, "military", 3)
    assert scene.state.solo is not None
    assert scene.state.solo.favourites == {AUTOMA: "science", SHADOW: "technology"}
    assert "favourite" not in steps(scene)


@pytest.mark.rule("TAP-AUT-55", "TAP-AUT-75")
def test_with_all_tracks_completed_the_favourite_stays() -> None:
    scene = income(2)
    for track in BOX.tracks:
        scene.token(AUTOMA, track, 12)
    assert scene.state.solo is not None
    assert scene.state.solo.favourites[AUTOMA] == "science"


@pytest.mark.rule("TAP-AUT-56")
def test_the_last_pair_is_used_again_with_benefits_for_the_automa() -> None:
    scene = income(2, level=3, pair=(5, 4)).token(AUTOMA, "technology", 1)  # card 4 begins with technology
    assert [line for line in scene.told() if line.startswith("advanced")] == [
        "advanced 5 technology carpentry pottery",
        "advanced 6 exploration scouting start",
    ]
    assert len(scene.player(AUTOMA).hand) == 2  # from carpentry and from the chart


@pytest.mark.rule("TAP-AUT-54", "TAP-AUT-56")
def test_a_pair_may_be_used_twice() -> None:
    scene = Scene(1, level=3).resources(0, coin=2).bots(5, 4, era=1)  # no income icon on card 5: the bots advance
    assert [line for line in scene.told() if line.startswith("advanced 5")] == ["advanced 5 technology pottery start"]
    scene.play("advance technology", "invent_top")
    assert [line for line in scene.told() if line.startswith("advanced 5")] == [
        "advanced 5 technology pottery start",
        "advanced 5 technology carpentry pottery",
    ]
    assert scene.player(AUTOMA).era == 2


# --- civilizations ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-AUT-57")
def test_the_scientists_research_from_turn_3_on() -> None:
    scene = income(3, level=2).rolls("technology")
    assert scene.player(AUTOMA).tokens["technology"] == [1]
    assert "refreshed" in steps(scene)  # pottery, a benefit that the Automa can use
    assert "science_die" not in steps(income(2, level=2))


@pytest.mark.rule("TAP-AUT-57", "TAP-OPEN-28")
@pytest.mark.parametrize(("turn", "track"), [(2, "exploration"), (3, "military"), (4, "exploration"), (5, "military")])
def test_the_explorers_advance_with_benefits(turn: int, track: str) -> None:
    scene = income(turn, level=2, civilizations=("automa_explorers",), favourites=("exploration", "technology"))
    scene.token(AUTOMA, "exploration", 1)
    advanced = [line for line in scene.told() if line.startswith("advanced")]
    assert advanced == [f"advanced 5 {track} {'rafts scouting' if track == 'exploration' else 'archery start'}"]
    assert "explored" in steps(scene)  # rafts explore, archery conquers an unexplored hex
    assert ("conquered" in steps(scene)) is (track == "military")


@pytest.mark.rule("TAP-AUT-57")
def test_the_engineers_score_their_landmarks() -> None:
    scene = income(2, level=2, civilizations=("automa_engineers",)).owns(AUTOMA, "forge", "academy", "barracks")
    assert scene.player(AUTOMA).points["automa_engineers"] == 3


@pytest.mark.rule("TAP-AUT-57")
@pytest.mark.parametrize(("territories", "conquers"), [(1, True), (2, False)])
def test_the_conquerors_conquer_with_few_territories_and_score_them(territories: int, conquers: bool) -> None:
    scene = income(2, level=2, pair=(5, 2), civilizations=("automa_conquerors",))
    if territories == 2:
        scene.outpost(AUTOMA, h(1, -1))
    assert ("conquered" in steps(scene)) is conquers
    assert scene.player(AUTOMA).points["automa_conquerors"] == 2
    assert "guarded" not in steps(scene)


@pytest.mark.rule("TAP-AUT-57", "TAP-AUT-77")
def test_the_conquerors_guard_one_of_more_than_two_single_territories() -> None:
    scene = income(2, level=2, pair=(5, 2), civilizations=("automa_conquerors",))
    scene.outpost(AUTOMA, h(1, -1)).outpost(AUTOMA, h(2, 1)).outpost(AUTOMA, h(3, 0))
    assert scene.state.pieces[h(1, -1)] == [Piece(AUTOMA, "outpost"), Piece(SHADOW, "outpost", SHADOW)]
    assert steps(scene).count("guarded") == 1
    assert scene.player(AUTOMA).points["automa_conquerors"] == 4
    scene = income(2, level=2, pair=(5, 2), civilizations=("automa_conquerors",))
    scene.outpost(AUTOMA, h(1, -1)).outpost(AUTOMA, h(2, 1))
    assert "guarded" not in steps(scene)  # two are not more than two


@pytest.mark.rule("TAP-AUT-69")
@pytest.mark.parametrize("first", ["automa_engineers", "automa_conquerors"])
def test_on_level_6_the_first_civilization_comes_first(first: str) -> None:
    second = {"automa_engineers": "automa_conquerors", "automa_conquerors": "automa_engineers"}[first]
    scene = income(2, level=6, civilizations=(first, second)).owns(AUTOMA, "forge")
    why = [line.split()[-1] for line in scene.told() if line.startswith("scored 5")]
    assert [name for name in why if name in (first, second)] == [first, second]


# --- points -----------------------------------------------------------------------------------------------------------


def scoring(turn: int, level: int = 1, human: int | None = None) -> Scene:
    """Two landmarks, three territories; 2, 3, 4 and 5 spaces on exploration, science, technology and military."""
    scene = (
        income(turn, level=level).owns(AUTOMA, "forge", "academy").outpost(AUTOMA, h(1, -1)).outpost(AUTOMA, h(2, 1))
    )
    for track, space in (("exploration", 2), ("science", 3), ("technology", 4), ("military", 5)):
        scene.token(AUTOMA, track, space)
    return scene.era(0, turn if human is None else human)


@pytest.mark.rule("TAP-AUT-58", "TAP-AUT-59", "TAP-AUT-60")
@pytest.mark.parametrize(("human", "first"), [(3, 0), (2, 3)])
def test_example_the_third_income_turn_on_the_normal_mat(human: int, first: int) -> None:
    scene = scoring(3, human=human)
    expected = {
        "landmarks_and_territories": 2 * (2 + 3),
        "military_and_science_spaces": 1 * (5 + 3),
        "technology_and_exploration_spaces": 1 * (4 + 2),
    }
    if first:
        expected["first_into_era"] = first
    assert scene.player(AUTOMA).points == expected
    told = scene.told()
    assert "multiplied landmarks_and_territories 2 3 2" in told
    assert "multiplied military_and_science_spaces 5 3 1" in told
    assert "multiplied technology_and_exploration_spaces 4 2 1" in told


@pytest.mark.rule("TAP-AUT-58")
@pytest.mark.parametrize(
    ("level", "turn", "points"),
    [(1, 2, 5 + 6), (1, 4, 10 + 8 + 12), (1, 5, 15 + 16 + 18)],
)
def test_the_multipliers_of_the_normal_mat(level: int, turn: int, points: int) -> None:
    assert scoring(turn, level).vp(AUTOMA) == points


@pytest.mark.rule("TAP-AUT-58", "TAP-AUT-66")
@pytest.mark.parametrize(("turn", "factors"), [(2, (1, 0, 1)), (3, (2, 1, 2)), (4, (2, 2, 2)), (5, (3, 3, 4))])
def test_the_multipliers_of_the_hard_mat(turn: int, factors: tuple[int, int, int]) -> None:
    scene = scoring(turn, level=5)
    told = [line.split() for line in scene.told() if line.startswith("multiplied")]
    assert [int(words[-1]) for words in told] == [factor for factor in factors if factor]


@pytest.mark.rule("TAP-AUT-60")
@pytest.mark.parametrize(("turn", "points"), [(2, 2), (3, 3), (4, 4), (5, 0)])
def test_points_for_entering_an_era_before_the_human(turn: int, points: int) -> None:
    scene = scoring(turn, human=turn - 1)
    assert scene.player(AUTOMA).points.get("first_into_era", 0) == points


@pytest.mark.rule("TAP-AUT-70")
def test_the_human_is_first_in_an_era_before_both_bots() -> None:
    scene = Scene(1).era(0, 2).era(AUTOMA, 1).era(SHADOW, 1)
    assert is_first_in_era(scene._state, 0)
    assert not is_first_in_era(scene.era(SHADOW, 2)._state, 0)
    assert not is_first_in_era(scene.era(SHADOW, 1).era(AUTOMA, 2)._state, 0)


# --- cards ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-AUT-62", "TAP-AUT-64")
def test_progress_cards_and_all_of_the_last_era_form_the_new_deck() -> None:
    scene = income(2, discards=(1, 2, 3), progress=(20, 21, 22))
    assert [line for line in scene.told() if line.startswith("progressed")] == [
        "progressed decision_20",
        "progressed decision_21",
    ]
    assert scene.state.solo is not None
    assert sorted(numbers(scene.state.solo.decisions.items)) == [1, 2, 3, 5, 6, 20, 21]
    assert scene.state.solo.discards == scene.state.solo.pair == []
    assert scene.state.solo.progress.items[-1] == "decision_22"
    assert "decisions_shuffled 7" in scene.told()


@pytest.mark.rule("TAP-AUT-62")
def test_two_icons_bring_more_cards_as_far_as_there_are_any() -> None:
    scene = income(3, level=5)
    assert steps(scene).count("progressed") == 6
    assert scene.state.solo is not None
    scene = income(3, level=5, discards=tuple(n for n in range(1, 20) if n not in (5, 6)))
    assert steps(scene).count("progressed") == 3
    assert scene.state.solo is not None
    assert len(scene.state.solo.decisions) == 22


@pytest.mark.rule("TAP-AUT-63", "TAP-AUT-61")
def test_the_top_card_of_the_deck_goes_face_down_on_the_mat() -> None:
    scene = income(2).on_top("golden_age").automa_hand("academia")
    player = scene.player(AUTOMA)
    assert player.tapestries == [[], [FACE_DOWN], [], []]
    assert player.face_down.items == ["golden_age"]
    assert player.hand.items == ["academia"]
    assert "golden_age" not in str(GAME.view(scene.state, 0))
    assert not any("golden_age" in line for line in scene.told(0))
    assert steps(scene).index("scored") < steps(scene).index("face_down")
    fifth = income(5)
    assert "face_down" not in steps(fifth)


@pytest.mark.rule("TAP-AUT-63")
def test_one_space_after_the_other_is_covered() -> None:
    scene = Scene(1, level=1).resources(0, coin=1).bots(era=2, pair=(5, 6))
    scene._state.players[AUTOMA].tapestries[1] = [FACE_DOWN]
    scene._state.tapestry_deck.move(-1, scene._state.players[AUTOMA].face_down)
    assert scene.player(AUTOMA).tapestries == [[], [FACE_DOWN], [FACE_DOWN], []]


@pytest.mark.rule("TAP-AUT-73")
@pytest.mark.parametrize(("level", "turn", "cards"), [(1, 1, 0), (2, 1, 1), (2, 4, 1), (2, 5, 0), (6, 2, 1)])
def test_a_card_comes_beside_the_mat(level: int, turn: int, cards: int) -> None:
    scene = income(turn, level=level, civilizations=("automa_engineers",)).token(AUTOMA, "military", 10)
    assert steps(scene).count("drew") == cards
    assert len(scene.player(AUTOMA).hand) == cards


# --- the head start of income turn 1 ----------------------------------------------------------------------------------


@pytest.mark.rule("TAP-AUT-68", "TAP-OPEN-37")
def test_on_level_5_the_bots_first_advance_on_their_favourites() -> None:
    scene = income(1, level=5, favourites=("technology", "science"))
    scene.token(AUTOMA, "technology", 1)
    assert [line for line in scene.told() if line.startswith("advanced")] == [
        "advanced 5 technology carpentry pottery",
        "advanced 6 science astronomy start",
    ]
    assert len(scene.player(AUTOMA).hand) == 2  # carpentry and the chart
    assert "science_die" not in steps(scene)  # the Shadow Empire has no benefit


@pytest.mark.rule("TAP-AUT-67", "TAP-AUT-81", "TAP-OPEN-37")
def test_on_level_6_each_bot_first_advances_on_every_track() -> None:
    scene = income(1, level=6, favourites=("technology", "science")).token(AUTOMA, "technology", 1)
    advanced = [line.split() for line in scene.told() if line.startswith("advanced")]
    order = ["military", "exploration", "technology", "science"]
    automa = [words[2] for words in advanced if words[1] == str(AUTOMA)]
    assert (automa[:4], len(automa)) == (order, 5)  # astronomy rolls the die
    assert [words[2] for words in advanced if words[1] == str(SHADOW)] == order
    assert "conquered" in steps(scene)  # archery
    assert len(scene.player(AUTOMA).hand) == 2  # carpentry and the chart


@pytest.mark.rule("TAP-AUT-81", "TAP-OPEN-37")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_on_other_levels_they_do_not(level: int) -> None:
    assert "advanced" not in steps(income(1, level=level))


@pytest.mark.rule("TAP-AUT-67", "TAP-AUT-80", "TAP-OPEN-37")
def test_on_level_1_the_human_advances_on_every_track_in_any_order_as_the_first_event() -> None:
    scene = Scene(1, level=1).bots(1, 2, 3, 4, era=1).income_turn(0, 1).rolls("military")
    assert scene.topic == "head_start"
    assert scene.offer() == [f"advance {track}" for track in ("military", "exploration", "technology", "science")]
    scene.play("advance technology", "invent_top", "advance exploration", "advance science", "decline")
    assert scene.told()[0] == "advanced 0 technology pottery start"
    assert scene.topic == "conquer"  # the last one needs no answer: archery
    scene.play(scene.offer()[0], "die red")
    assert scene.player(0).tokens == {track: [1] for track in BASE_TRACKS}
    assert (scene.player(0).tech_cards, len(scene.player(0).territories)) == (1, 3)  # scouting and the income


@pytest.mark.rule("TAP-AUT-80", "TAP-OPEN-37")
@pytest.mark.parametrize("level", [2, 3, 4, 5, 6])
def test_on_other_levels_the_human_does_not(level: int) -> None:
    scene = Scene(1, level=level).bots(1, 2, 3, 4, era=1).income_turn(0, 1)
    assert scene.topic == "turn"
    assert scene.player(0).tokens == {track: [0] for track in BASE_TRACKS}
