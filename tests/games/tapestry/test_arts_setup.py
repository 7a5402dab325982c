"""TAA-SET, TAA-VAR, TAA-AUT: set-up with and without the arts track, variants, and the solo game."""

from collections import Counter
from typing import Any

import pytest

from gobelin.games.tapestry import GAME
from gobelin.games.tapestry.automa.income import chart_of
from gobelin.games.tapestry.automa.tracks import automa_benefit, first_track, usable
from gobelin.games.tapestry.loading import BOX, FILES
from gobelin.games.tapestry.settings import shows_arts
from gobelin.games.tapestry.state import AUTOMA, SHADOW, TapestryState
from gobelin.games.tapestry.vocabulary import ARTS
from gobelin.kernel import Match, Rng, SettingsError
from support.tapestry import BASE_TRACKS, Scene

TRACK_LANDMARKS = {"clocktower": 4, "opera_house": 7, "holocenter": 10}
ARTS_TECHS = {"microphone", "public_art", "oil_paint", "opera"}


def setup(seats: int = 2, seed: int = 0, **settings: Any) -> TapestryState:
    """The table before the first question."""
    settings = {"expansions": ("aa",), **settings}
    return GAME.setup(GAME.settings(**settings), seats, Rng.from_seed(seed))


def drafting(seats: int, *sets: str, seed: int = 0) -> Match[TapestryState]:
    """A match at the choice of landmark cards."""
    match: Match[TapestryState] = Match.new(GAME, {"expansions": sets, "placeholders": True}, seats, seed)
    while match.ask is not None and match.ask.topic != "landmark_card":
        match.choose(match.ask.options[0], match.ask.seat)
    return match


# --- set-up -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAA-SET-01", "TAA-SET-02", "TAA-SET-03")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_the_arts_track_lies_ready_with_masterpieces_and_landmarks(seats: int) -> None:
    state = setup(seats)
    assert all(player.tokens[ARTS] == [0] for player in state.players.values())
    assert (len(state.masterpiece_row), len(state.masterpiece_deck)) == (3, 17)
    assert sorted([*state.masterpiece_row, *state.masterpiece_deck.items]) == sorted(BOX.masterpieces)
    assert state.masterpiece_deck.seen(0) == [None] * 17
    assert {space.landmark: space.index for space in BOX.tracks[ARTS].spaces if space.landmark} == TRACK_LANDMARKS
    assert set(TRACK_LANDMARKS) < set(state.landmarks)
    assert len({tuple(setup(2, seed).masterpiece_row) for seed in range(5)}) == 5


@pytest.mark.rule("TAA-SET-04", "TAX-OPEN-05")
def test_the_science_die_has_twenty_faces() -> None:
    assert setup().science_die.id == "science_arts"
    assert Counter(setup().science_die.tracks) == dict.fromkeys(BOX.tracks, 4)
    assert setup(arts_track=False).science_die.id == "science"
    assert setup(expansions=()).science_die.id == "science"


@pytest.mark.rule("TAA-SET-05")
def test_everybody_has_four_unused_inspiration_tiles() -> None:
    scene = Scene(3, expansions=("aa",))
    players: Any = scene.match.view(1)["players"]
    assert [player["inspiration"] for player in players] == [list(BOX.inspiration)] * 3
    assert not any(player.get("inspired") for player in players)


@pytest.mark.rule("TAA-SET-09", "TAX-OPEN-29")
def test_without_the_arts_track_nothing_of_it_is_there() -> None:
    state = setup(arts_track=False)
    assert state.tracks == BASE_TRACKS
    assert (state.masterpiece_row, len(state.masterpiece_deck), state.arts) == ([], 0, False)
    techs = {*state.tech_deck.items, *state.tech_display}
    assert {card.id for card in BOX.tech_cards.values() if card.set == "aa"} - techs == ARTS_TECHS
    assert not set(TRACK_LANDMARKS) & set(state.landmarks)
    assert {"castle", "museum"} <= set(state.landmarks)
    assert len(state.landmark_deck) == 5
    assert not any(shows_arts(BOX, BOX.tech_cards[card]) for card in techs)
    assert not shows_arts(BOX, BOX.tech_cards["blueprint"])
    scene = Scene(expansions=("aa",), arts_track=False)
    assert "advance arts" not in scene.resources(0, coin=2).offer()
    players: Any = scene.match.view(0)["players"]
    assert "inspiration" not in players[0]


@pytest.mark.rule("TAA-SET-10")
def test_the_tech_cards_of_the_set_are_shuffled_into_the_deck() -> None:
    state = setup()
    techs = Counter(BOX.tech_cards[card].set for card in (*state.tech_deck.items, *state.tech_display))
    assert techs == {"base": 33, "aa": 11}


@pytest.mark.rule("TAA-SET-11", "TAA-SET-12", "TAA-SET-13", "TAX-OPEN-28")
@pytest.mark.parametrize(("sets", "seats", "left"), [(("aa",), 3, 2), (("aa",), 5, 0), (("pp", "aa"), 3, 7)])
def test_landmark_cards_are_drafted_backwards_one_more_with_both_expansions(
    sets: tuple[str, ...], seats: int, left: int
) -> None:
    match = drafting(seats, *sets)
    both = len(sets) == 2
    order = match.state.persons(match.state.start)
    offered = list(match.state.offers[order[-1]])
    assert len(offered) == seats + both
    for seat in reversed(order):
        assert match.ask is not None
        assert match.ask.seat == seat
        match.choose(match.ask.options[0], seat)
    cards = [player.landmark_card for player in match.state.players.values()]
    assert sorted(cards) == sorted(offered[:seats])
    deck = match.state.landmark_deck
    assert len(deck) == left
    assert deck.seen(0) == [None] * left
    if both:
        assert ({*offered} - {*cards}) <= {*deck.items}
        assert any(drafting(2, *sets, seed=seed).state.landmark_deck.items != sorted(deck.items) for seed in range(3))


@pytest.mark.rule("TAA-SET-14")
def test_the_set_holds_what_the_rulebook_lists() -> None:
    def pieces(block: str) -> int:
        return sum(item.count for item in FILES.items(BOX, block) if item.set == "aa")

    listed = {"tracks": 1, "landmarks": 8, "tech_cards": 11, "landmark_cards": 5, "masterpieces": 20}
    listed |= {"inspiration": 4 * 5, "dice": 1, "space_tiles": 0, "territory_tiles": 0}
    assert {block: pieces(block) for block in listed} == listed


def test_what_is_all_reconstructed_stays_at_a_faithful_table() -> None:
    state = setup(placeholders=False)
    assert {"clocktower", "castle"} < set(state.landmarks)
    assert len(state.landmark_deck) == 5


# --- variants ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAA-VAR-01")
@pytest.mark.parametrize(("die", "rolled"), [("science", "military"), ("science_arts", "arts")])
def test_as_a_variant_the_roller_chooses_the_die(die: str, rolled: str) -> None:
    scene = Scene(expansions=("aa",), two_science_dice=True).resources(0, coin=1).play("advance science")
    assert scene.offer() == ["roll science", "roll science_arts"]
    scene.rolls(BOX.dice[die].tracks.index(rolled)).play(f"roll {die}")
    assert scene.offer() == [f"advance {rolled}", "decline"]
    with pytest.raises(SettingsError, match="two_science_dice: only with arts_track"):
        Scene(expansions=("aa",), arts_track=False, two_science_dice=True)
    with pytest.raises(SettingsError, match="arts_track"):
        Scene(expansions=("pp",), arts_track=False)


@pytest.mark.rule("TAA-VAR-02")
@pytest.mark.parametrize("which", [name for name in BOX.sets if name != "base"])
@pytest.mark.parametrize("seats", [2, 5])
def test_all_civilizations_may_come_from_one_expansion(which: str, seats: int) -> None:
    mats = [mat for mat in BOX.civilizations.values() if mat.set == which]
    if len(mats) < seats:
        pytest.skip("its civilizations are not there yet")
    state = setup(seats, expansions=(which,), one_expansion=which, placeholders=True)
    dealt = [name for names in state.offers.values() for name in names if name in BOX.civilizations]
    assert len(dealt) >= seats
    assert {BOX.civilizations[name].set for name in dealt} == {which}


# --- the solo game ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAA-AUT-01")
@pytest.mark.parametrize(
    ("number", "tied", "automa", "shadow"),
    [
        (1, ["military", "arts"], "arts", "military"),
        (4, ["military", "arts"], "military", "arts"),
        (3, ["military", "arts"], "military", "military"),
    ],
)
def test_ties_with_the_arts_track_go_by_the_card(number: int, tied: list[str], automa: str, shadow: str) -> None:
    scene = Scene(1, expansions=("aa",)).bots(9, 11, pair=(7, number)).at(phase="turn", active=0)
    assert first_track(scene.state, AUTOMA, tied) == automa
    assert first_track(scene.state, SHADOW, tied) == shadow
    first = [card.number for card in BOX.decision_cards.values() if card.arts == "first"]
    last = [card.number for card in BOX.decision_cards.values() if card.arts == "last"]
    assert (first, last) == ([1, 2, 8, 15, 17], [4, 5, 10, 13, 19])


@pytest.mark.rule("TAA-AUT-02")
@pytest.mark.parametrize(("level", "turn", "each"), [(2, 3, 1), (2, 5, 3), (5, 3, 2), (6, 5, 4)])
def test_the_spaces_of_the_arts_track_score_like_technology_and_exploration(level: int, turn: int, each: int) -> None:
    scene = Scene(1, expansions=("aa",), level=level).resources(0, coin=1).era(0, turn)
    scene.bots(era=turn - 1, pair=(5, 6), civilizations=("automa_engineers",)).token(AUTOMA, "arts", 6)
    points = scene.player(AUTOMA).points["arts_spaces"]
    assert points in (6 * each, 7 * each)
    assert scene.player(AUTOMA).tokens["arts"] == [points // each]


@pytest.mark.rule("TAA-AUT-03")
@pytest.mark.parametrize(
    ("level", "cards"),
    [(1, [2, 4, 4]), (2, [2, 4, 4]), (3, [2, 4, 4]), (4, [2, 6, 6]), (5, [2, 8, 8]), (6, [2, 8, 8])],
)
def test_more_progress_cards_come_in(level: int, cards: list[int]) -> None:
    state = Scene(1, expansions=("aa",), level=level).state
    step = "move_progress_cards_to_decision_discard"
    moved = [sum(one.n for one in chart_of(state) if one.step == step and turn in one.turns) for turn in (2, 3, 4)]
    assert moved == cards
    assert chart_of(state)[-1].step == "shuffle_decision_deck"
    without = Scene(1, expansions=("aa",), arts_track=False, level=level).state
    assert state.level is not None
    assert chart_of(without) == state.level.chart


@pytest.mark.rule("TAA-AUT-04", "TAX-OPEN-39")
@pytest.mark.parametrize(("level", "landmarks"), [(2, 1), (3, 3), (6, 3)])
@pytest.mark.parametrize("sets", [("aa",), ("pp", "aa")])
def test_from_level_3_on_the_automa_has_two_more_landmarks(level: int, landmarks: int, sets: tuple[str, ...]) -> None:
    match: Match[TapestryState] = Match.new(
        GAME, {"expansions": sets, "placeholders": True, "level": level, "civilizations": ["leaders"]}, 1, 0
    )
    while match.ask is not None and match.ask.topic != "landmark_card":
        match.choose(match.ask.options[0], match.ask.seat)
    assert match.ask is not None
    assert len(match.ask.options) == 2
    match.choose(match.ask.options[0], 0)
    assert len(match.state.players[AUTOMA].landmarks) == landmarks
    assert not set(match.state.players[AUTOMA].landmarks) & set(match.state.landmarks)


@pytest.mark.rule("TAA-AUT-05", "TAA-AUT-07")
def test_the_automa_replaces_the_row_instead_of_creating() -> None:
    scene = Scene(1, expansions=("aa",)).row("portrait", "novel", "ballet").on_top("sea_chart", "panorama", "landscape")
    scene.bots(1, 2, 5, civilizations=("automa_engineers",), favourites=("arts", "science")).token(AUTOMA, "arts", 2)
    for track in BASE_TRACKS:
        scene.token(AUTOMA, track, 12)
    while scene.player(AUTOMA).tokens["arts"] == [2]:
        scene.play(scene.offer()[0])
    assert scene.state.masterpiece_row == ["sea_chart", "panorama", "landscape"]
    assert scene.state.masterpiece_discards == ["portrait", "novel", "ballet"]
    assert scene.player(AUTOMA).masterpieces == []
    words = {space.index: [effect.word for effect in usable(space.benefit)] for space in BOX.tracks[ARTS].spaces}
    nothing = {2, 4, 5, 6, 8, 10, 12}
    assert {index for index, found in words.items() if not found} == nothing
    assert (words[1], words[3], words[9]) == (["tapestry_card"], ["create"], ["choice"])


@pytest.mark.rule("TAA-AUT-06")
@pytest.mark.parametrize(("rolled", "moves"), [("military", True), ("arts", False)])
def test_on_flash_mob_the_die_is_rolled_once(rolled: str, moves: bool) -> None:
    scene = (
        Scene(1, expansions=("aa",)).bots(9, 11, pair=(7, 1)).at(phase="turn", active=0).token(AUTOMA, "military", 1)
    )
    faces = BOX.dice["science_arts"].tracks
    state = scene.state
    scene.rolls(faces.index(rolled), faces.index("military"))
    assert list(automa_benefit(state, BOX.spaces["flash_mob"])) == []
    assert state.players[AUTOMA].tokens["military"] == [2 if moves else 1]


@pytest.mark.rule("TAX-OPEN-26")
def test_the_stadium_belongs_to_plans_and_ploys_and_eight_landmarks_come_with_the_set() -> None:
    arts = [piece for piece in BOX.landmarks.values() if piece.set == "aa"]
    assert Counter(piece.gained_by for piece in arts) == {"track": 3, "landmark_card": 5}
    assert {BOX.landmarks[name].set for name in ("stadium", "monolith")} == {"pp"}
    assert "stadium" not in setup().landmarks
