"""The turns of the bots and their advances (TAP-AUT)."""

import random

import pytest

from gobelin.games.tapestry import GAME
from gobelin.games.tapestry.loading import BOX
from gobelin.games.tapestry.state import AUTOMA, SHADOW
from gobelin.games.tapestry.turn import result
from gobelin.kernel import Rng, drive
from support.tapestry import Scene, hex_number

TRACKS = ("exploration", "science", "technology", "military")


def solo(*decisions: int, level: int = 2, **bots: object) -> Scene:
    """A solo game in which the bots have the turn; the human will be asked what to do next."""
    return Scene(1, level=level).resources(0, coin=1).bots(*decisions, **bots)  # type: ignore[arg-type]


def at(scene: Scene, bot: int, **spaces: int) -> Scene:
    """Put the tokens of a bot on spaces."""
    for track, space in spaces.items():
        scene.token(bot, track, space)
    return scene


def moved(scene: Scene, bot: int) -> list[str]:
    """The tracks on which the bot has advanced, in order."""
    told = [line.split() for line in scene.told()]
    return [words[2] for words in told if words[0] == "advanced" and words[1] == str(bot)]


# --- set-up -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-AUT-01")
def test_the_solo_game_is_set_up_on_the_small_map() -> None:
    state = GAME.setup(GAME.settings(level=1), 1, Rng.from_seed(1))
    assert state.side == "small"
    assert sorted(BOX.capitals[name].number for name in state.offers[0] if name in BOX.capitals) == [2, 4]
    human, automa = hex_number("small", 0, 2), hex_number("small", 2, 0)
    assert {place: [piece.owner for piece in pieces] for place, pieces in state.pieces.items()} == {
        human: [0, 0],
        automa: [AUTOMA, AUTOMA],
    }
    assert state.tapestry_deck.items.count("trap") == BOX.tapestry_cards["trap"].count - 2
    assert "alliance" not in state.tapestry_deck.items
    assert "traders" not in state.civilization_deck.items


@pytest.mark.rule("TAP-AUT-78", "TAP-AUT-79")
def test_decks_and_favourites_at_the_start() -> None:
    seen = set()
    for seed in range(20):
        state = GAME.setup(GAME.settings(), 1, Rng.from_seed(seed))
        assert state.solo is not None
        numbers = sorted(BOX.decision_cards[card].number for card in state.solo.decisions.items)
        assert numbers[:7] == [1, 2, 3, 4, 5, 6, 7]
        assert len(numbers) == 8
        rest = sorted(BOX.decision_cards[card].number for card in state.solo.progress.items)
        assert sorted(numbers[7:] + rest) == list(range(8, 23))
        (name,) = state.solo.civilizations
        assert state.solo.favourites[AUTOMA] == BOX.automa_civilizations[name].favourite_track
        assert state.solo.favourites[SHADOW] != state.solo.favourites[AUTOMA]
        seen.add((state.solo.favourites[AUTOMA], state.solo.favourites[SHADOW], numbers[7]))
    assert len(seen) > 10


@pytest.mark.rule("TAP-AUT-78", "TAP-AUT-08")
def test_a_sample_keeps_the_start_cards_in_the_deck_but_not_their_order() -> None:
    orders = set()
    for seed in range(10):
        state = GAME.setup(GAME.settings(), 1, Rng.from_seed(3))
        assert state.solo is not None
        GAME.reshuffle_unseen(state, 0, random.Random(seed))
        numbers = [BOX.decision_cards[card].number for card in state.solo.decisions.items]
        assert sorted(numbers)[:7] == [1, 2, 3, 4, 5, 6, 7]
        orders.add(tuple(numbers))
    assert len(orders) == 10


@pytest.mark.rule("TAP-AUT-69")
def test_on_level_6_the_human_chooses_a_second_civilization() -> None:
    scene = Scene(1, level=6).bots(civilizations=("automa_engineers",), favourites=("technology", "science"), era=0)
    scene.at(phase="first_turn", start=0, active=0).resources(0, coin=1)
    assert scene.topic == "automa_civilization"
    assert scene.asked == 0
    assert scene.offer() == [
        "automa_civilization automa_scientists",
        "automa_civilization automa_explorers",
        "automa_civilization automa_conquerors",
    ]
    scene.play("automa_civilization automa_conquerors")
    assert scene.state.solo is not None
    assert scene.state.solo.civilizations == ["automa_engineers", "automa_conquerors"]
    assert scene.state.solo.favourites == {AUTOMA: "technology", SHADOW: "science"}
    assert "automa_civilization automa_conquerors" in scene.told()


@pytest.mark.rule("TAP-OPEN-32")
def test_two_persons_play_without_the_bots() -> None:
    state = GAME.setup(GAME.settings(), 2, Rng.from_seed(0))
    assert state.solo is None
    assert list(state.players) == [0, 1]


@pytest.mark.rule("TAP-OPEN-33")
def test_civilizations_that_need_a_thinking_opponent_are_left_out() -> None:
    state = GAME.setup(GAME.settings(expansions=("pp",), unfair_cards=True), 1, Rng.from_seed(0))
    playable = [*state.civilization_deck.items, *(name for name in state.offers[0] if name in BOX.civilizations)]
    assert not {"advisors", "spies", "traders"} & set(playable)
    assert {"futurists", "heralds", "inventors"} <= set(playable)


# --- the turn ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-AUT-02")
@pytest.mark.parametrize("start", [0, AUTOMA])
def test_both_bots_go_together_before_or_after_the_human(start: int) -> None:
    scene = Scene(1).bots(1, 2, 3, 4, era=0).era(0, 0).at(phase="first_turn", start=start)
    first = next(line for line in scene.told() if line.startswith("era"))
    assert first == f"era {start} 1"
    assert scene.state.players[SHADOW].era == scene.state.players[AUTOMA].era == 1


@pytest.mark.rule("TAP-AUT-04", "TAP-AUT-05", "TAP-AUT-08")
def test_the_old_pair_is_discarded_and_two_cards_are_laid_out() -> None:
    scene = solo(5, 6, 1, 2, pair=(3, 4), discards=(7,))
    state = scene.state
    assert state.solo is not None
    assert state.solo.discards == ["decision_07", "decision_03", "decision_04"]
    assert state.solo.pair == ["decision_05", "decision_06"]
    assert state.solo.decisions.items == ["decision_02", "decision_01"]
    assert "bots_drew decision_05 decision_06" in scene.told(0)
    shown = GAME.plain_view(state, 0)["solo"]
    assert isinstance(shown, dict)
    assert shown["decision_discards"] == ["decision_07", "decision_03", "decision_04"]
    assert shown["decision_deck"] == 2
    assert "decision_02" not in str(GAME.view(state, 0))


@pytest.mark.rule("TAP-AUT-05")
def test_chance_decides_which_of_the_two_is_the_track_card() -> None:
    scene = solo(5, 6, 1, 2).rolls(0)
    assert scene.state.solo is not None
    assert scene.state.solo.pair == ["decision_06", "decision_05"]


@pytest.mark.rule("TAP-AUT-03")
def test_without_a_card_to_draw_the_bots_take_income_with_the_last_pair() -> None:
    scene = solo(level=3, pair=(5, 6), discards=(1, 2))
    assert "era 5 2" in scene.told()
    assert not any(line.startswith("bots_drew") for line in scene.told())
    assert moved(scene, AUTOMA)[0] == "military"  # level 3 uses the last pair: card 6 lists military first
    assert scene.player(AUTOMA).era == scene.player(SHADOW).era == 2


@pytest.mark.rule("TAP-AUT-06")
def test_the_last_pair_with_an_income_icon_means_income_instead_of_advances() -> None:
    scene = solo(2, 6, level=1, discards=(1, 3))
    assert "era 5 2" in scene.told()
    assert moved(scene, AUTOMA) == moved(scene, SHADOW) == []


@pytest.mark.rule("TAP-AUT-06", "TAP-AUT-09")
@pytest.mark.parametrize("deck", [(5, 2), (2, 6, 1, 3)], ids=["icon on the tie card only", "cards left"])
def test_else_the_bots_advance(deck: tuple[int, ...]) -> None:
    scene = solo(*deck, level=1)
    assert scene.player(AUTOMA).era == 1
    assert len(moved(scene, AUTOMA)) == len(moved(scene, SHADOW)) == 1


@pytest.mark.rule("TAP-AUT-07")
def test_the_automa_goes_before_the_shadow_empire() -> None:
    scene = solo(5, 6, 1, 2)
    advanced = [line for line in scene.told() if line.startswith("advanced")]
    assert advanced == ["advanced 5 military archery start", "advanced 6 exploration scouting start"]
    assert scene.asked == 0


@pytest.mark.rule("TAP-AUT-72")
def test_the_first_turn_of_the_bots_is_an_income_turn() -> None:
    scene = solo(5, 6, 1, 2, era=0)
    assert scene.player(AUTOMA).era == scene.player(SHADOW).era == 1
    assert moved(scene, AUTOMA) == moved(scene, SHADOW) == []
    assert len(scene.player(AUTOMA).hand) == 1  # level 2 gains a card in turn 1, and nothing else happens
    assert scene.player(AUTOMA).tapestries == [[], [], [], []]
    assert scene.vp(AUTOMA) == 0
    assert scene.state.solo is not None
    assert len(scene.state.solo.decisions) == 4


@pytest.mark.rule("TAP-AUT-74")
def test_after_the_fifth_income_turn_the_bots_are_done() -> None:
    scene = solo(pair=(5, 6), era=4).resources(0, coin=3)
    assert scene.player(AUTOMA).finished
    assert scene.player(SHADOW).finished
    assert "finished 5" in scene.told()
    assert scene.state.active == 0
    scene.play("advance technology", "invent_top")
    assert scene.state.turns == 2
    assert scene.state.active == 0
    assert scene.player(AUTOMA).era == 5


# --- which track ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-AUT-16", "TAP-AUT-14")
def test_example_the_automa_takes_technology_and_the_shadow_empire_military() -> None:
    scene = solo(1, 4, 2, 3)
    at(scene, AUTOMA, exploration=2, science=2, technology=8, military=8)
    at(scene, SHADOW, exploration=12, science=12, technology=4, military=2)
    assert moved(scene, AUTOMA) == ["technology"]
    assert moved(scene, SHADOW) == ["military"]
    told = scene.told()
    assert "track_indicator 5 end 2" in told
    assert "track_near 5 technology 4" in told
    assert "track_near 5 military 4" in told
    assert "track_tie 5 technology decision_04" in told
    assert "track_indicator 6 all 2" in told
    assert "track_tie 6 military decision_04" in told


@pytest.mark.rule("TAP-AUT-11")
def test_all_means_every_track_that_is_not_completed() -> None:
    scene = solo(5, 6, 1, 2)  # the list of card 6: military, science, favourite (science), technology, exploration
    at(scene, AUTOMA, military=12)
    assert moved(scene, AUTOMA)[0] == "science"
    assert "track_indicator 5 all 3" in scene.told()


@pytest.mark.rule("TAP-AUT-12")
@pytest.mark.parametrize(
    ("taken", "track", "spaces"),
    [((), "technology", 1), (("tech_hub",), "science", 2), (("tech_hub", "apothecary"), "technology", 3)],
)
def test_landmark_or_end_means_the_least_way_to_an_available_landmark_or_the_end(
    taken: tuple[str, ...], track: str, spaces: int
) -> None:
    scene = solo(3, 7, 1, 2).taken(*taken)
    at(scene, AUTOMA, exploration=0, science=2, technology=9, military=12)
    assert moved(scene, AUTOMA)[0] == track
    assert f"track_near 5 {track} {spaces}" in scene.told()
    assert "track_indicator 5 landmark_or_end 1" in scene.told()


@pytest.mark.rule("TAP-AUT-13")
def test_end_means_the_least_way_to_the_end() -> None:
    scene = solo(3, 7, 1, 2)  # for the Shadow Empire card 3 shows the end
    at(scene, SHADOW, exploration=3, science=9, technology=12, military=7)
    assert moved(scene, SHADOW) == ["science"]
    assert "track_near 6 science 3" in scene.told()


@pytest.mark.rule("TAP-AUT-15")
@pytest.mark.parametrize(("favourite", "track"), [("technology", "technology"), ("science", "science")])
def test_the_heart_is_the_favourite_of_that_bot(favourite: str, track: str) -> None:
    scene = solo(5, 7, 1, 2, favourites=(favourite, "military"))  # card 7 begins with the heart
    assert moved(scene, AUTOMA)[0] == track


@pytest.mark.rule("TAP-AUT-15", "TAP-AUT-14")
def test_the_shadow_empire_has_its_own_heart_and_reads_upwards() -> None:
    scene = solo(6, 5, 1, 2, favourites=("exploration", "military"))  # card 5 ends with the heart
    assert moved(scene, AUTOMA) == ["exploration"]
    assert moved(scene, SHADOW) == ["military"]


@pytest.mark.rule("TAP-AUT-09", "TAP-AUT-10")
def test_the_indicators_of_the_tie_card_and_the_list_of_the_track_card_do_not_count() -> None:
    scene = solo(7, 1, 2, 3, favourites=("science", "science"))  # card 1 shows the end, card 7 all
    at(scene, AUTOMA, technology=9)
    assert moved(scene, AUTOMA)[0] == "science"  # not technology, nearest to the end
    scene = solo(6, 22, 2, 3)
    assert moved(scene, AUTOMA) == ["military"]  # a higher number means nothing
    assert moved(scene, SHADOW) == ["science"]


@pytest.mark.rule("TAP-AUT-75")
def test_a_bot_at_all_ends_does_not_advance() -> None:
    scene = solo(5, 6, 1, 2)
    at(scene, AUTOMA, **dict.fromkeys(TRACKS, 12))
    assert moved(scene, AUTOMA) == []
    assert len(moved(scene, SHADOW)) == 1
    assert "track_indicator 5 all 0" in scene.told()


@pytest.mark.rule("TAP-AUT-75", "TAP-AUT-21")
def test_a_die_result_on_a_completed_track_moves_nothing() -> None:
    scene = solo(1, 2, 3, 4).rolls(1, "military")
    at(scene, AUTOMA, science=4, military=12)
    assert moved(scene, AUTOMA) == ["science"]  # to chemistry, whose research rolls military
    assert "science_die 5 military" in scene.told()


# --- benefits ---------------------------------------------------------------------------------------------------------


LISTS_FIRST = {"exploration": 8, "science": 12, "technology": 20, "military": 2}
"""A tie-breaker card that begins with each track."""


def arrives(track: str, space: int, *rolls: str | int, tie: int = 2) -> Scene:
    """The Automa advances to this space of a track, far ahead of its other tokens."""
    scene = solo(1, tie, 3, 4).rolls(1, *rolls)
    return at(scene, AUTOMA, **{track: space - 1})


@pytest.mark.rule("TAP-AUT-17", "TAP-AUT-18", "TAP-AUT-20")
@pytest.mark.parametrize(
    ("track", "space"),
    [
        *(("exploration", space) for space in (1, 5, 6, 8, 10, 11)),
        *(("science", space) for space in (7, 8)),
        *(("technology", space) for space in (5, 6, 8, 9, 10, 11)),
        *(("military", space) for space in (4, 9, 10, 11)),
    ],
)
def test_the_automa_gains_nothing_that_its_table_does_not_show(track: str, space: int) -> None:
    scene = solo(5, LISTS_FIRST[track], 1, 4)
    at(scene, AUTOMA, **{track: space - 1})
    display = list(scene._state.tech_display)
    assert moved(scene, AUTOMA) == [track]
    player = scene.player(AUTOMA)
    assert player.vp == 0
    assert player.purse == [0, 0, 0, 0]
    assert player.built == [0, 0, 0, 0]
    assert player.territories == player.space == player.explored == []
    assert len(player.hand) == 0
    assert scene.state.tech_display == display
    assert scene.state.tiles == {}
    assert len(scene.state.territories(AUTOMA)) == 1


@pytest.mark.rule("TAP-AUT-17", "TAP-AUT-20")
def test_the_shadow_empire_gains_no_benefit_and_no_points() -> None:
    scene = solo(5, 8, 1, 2)
    at(scene, SHADOW, exploration=12, science=12, technology=11, military=0).token(AUTOMA, "military", 12)
    assert moved(scene, SHADOW) == ["technology"]  # to the AI Singularity, the nearest end
    assert scene.player(SHADOW).tokens["technology"] == [12]
    assert scene.vp(SHADOW) == 0
    scene = solo(7, 5, 1, 2, favourites=("exploration", "military"))
    assert moved(scene, SHADOW) == ["military"]  # archery
    assert scene.state.territories(SHADOW) == []
    assert len(scene.state.territories(AUTOMA)) == 1


@pytest.mark.rule("TAP-AUT-21")
@pytest.mark.parametrize(("space", "gained"), [(1, False), (3, False), (5, True), (6, True)])
def test_research_advances_with_the_benefit_unless_crossed_out(space: int, gained: bool) -> None:
    scene = solo(5, 12, 1, 2).rolls(1, "technology")  # card 12 begins with science
    at(scene, AUTOMA, science=space - 1)
    display = list(scene._state.tech_display)
    assert moved(scene, AUTOMA) == ["science", "technology"]
    assert (scene.state.tech_display != display) is gained  # pottery replaces the open cards


@pytest.mark.rule("TAP-AUT-22")
def test_a_choice_of_tracks_is_rolled_until_one_of_them_comes_up() -> None:
    scene = arrives("science", 9, "science", "science", "technology")
    display = list(scene._state.tech_display)
    assert moved(scene, AUTOMA) == ["science", "technology"]
    assert [line for line in scene.told() if line.startswith("science_die")] == [
        "science_die 5 science",
        "science_die 5 science",
        "science_die 5 technology",
    ]
    assert scene.state.tech_discards == display


@pytest.mark.rule("TAP-AUT-22")
def test_a_choice_to_regress_moves_back_and_gives_the_benefit_there() -> None:
    scene = at(arrives("science", 10, "exploration", "military"), AUTOMA, military=3)
    assert scene.player(AUTOMA).tokens["military"] == [2]
    assert "regressed 5 military bladed_weapons walls" in scene.told()
    assert len(scene.player(AUTOMA).hand) == 1
    assert scene.player(AUTOMA).landmarks == ["laboratory"]


@pytest.mark.rule("TAP-AUT-22")
@pytest.mark.parametrize(("space", "left"), [(0, 0), (1, 0)])
def test_regressing_to_or_on_the_start_gives_nothing(space: int, left: int) -> None:
    scene = at(arrives("science", 10, "technology"), AUTOMA, technology=space)
    display = list(scene._state.tech_display)
    assert scene.player(AUTOMA).tokens["technology"] == [left]
    assert scene.state.tech_display == display


@pytest.mark.rule("TAP-AUT-19", "TAP-AUT-22")
def test_quantum_physics_moves_once() -> None:
    scene = arrives("science", 11, "technology", "technology")
    assert moved(scene, AUTOMA) == ["science", "technology"]


@pytest.mark.rule("TAP-AUT-19", "TAP-AUT-21")
def test_alien_biology_rolls_once_and_without_points_past_the_end() -> None:
    scene = at(arrives("science", 12, "military"), AUTOMA, military=12)
    assert [line for line in scene.told() if line.startswith("science_die")] == ["science_die 5 military"]
    assert scene.player(AUTOMA).points == {"complete_track": 10}


@pytest.mark.rule("TAP-AUT-23", "TAP-AUT-19")
@pytest.mark.parametrize("space", [1, 3, 4, 7])
def test_inventing_replaces_the_open_tech_cards_once(space: int) -> None:
    scene = solo(5, 4, 1, 2)  # card 4 begins with technology
    at(scene, AUTOMA, technology=space - 1)
    display = list(scene._state.tech_display)
    assert moved(scene, AUTOMA) == ["technology"]
    assert scene.state.tech_discards == display
    assert len(scene.state.tech_display) == 3
    assert scene.player(AUTOMA).tech_cards == 0


@pytest.mark.rule("TAP-AUT-25")
@pytest.mark.parametrize(("track", "space"), [("science", 2), ("science", 4), ("technology", 2), ("military", 2)])
def test_a_tapestry_card_comes_beside_the_mat_and_nobody_knows_it(track: str, space: int) -> None:
    scene = arrives(track, space).on_top("golden_age")
    assert scene.player(AUTOMA).hand.items == ["golden_age"]
    (drawn,) = [words for words in scene.told(0) if words.startswith("drew")]
    assert drawn == f"drew 5 {BOX.tracks[track].spaces[space - 1].id}"
    assert "golden_age" not in str(GAME.view(scene.state, 0))
    assert scene.player(AUTOMA).tapestries == [[], [], [], []]


@pytest.mark.rule("TAP-AUT-26", "TAP-AUT-20")
def test_landmarks_of_both_bots_belong_to_the_automa() -> None:
    scene = at(solo(6, 22, 3, 4), AUTOMA, military=3)  # card 22: military first, science last
    at(scene, SHADOW, science=3)
    assert scene.player(AUTOMA).landmarks == ["barracks", "apothecary"]
    assert scene.player(SHADOW).landmarks == []
    assert "landmark 5 apothecary medicine" in scene.told()


@pytest.mark.rule("TAP-AUT-70")
def test_the_shadow_empire_is_an_opponent_and_a_neighbour() -> None:
    scene = solo(7, 5, 1, 2, favourites=("exploration", "military")).in_force(0, "broker_of_peace")
    assert moved(scene, SHADOW) == ["military"]
    assert scene.player(0).points == {"broker_of_peace": 3}
    assert set(scene.state.neighbours(0)) == {AUTOMA, SHADOW}
    assert set(scene.state.neighbours(AUTOMA)) == {0, SHADOW}


# --- achievements and the end -----------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-AUT-51")
def test_the_automa_earns_points_at_the_end_of_a_track() -> None:
    scene = arrives("technology", 12)
    assert scene.player(AUTOMA).points == {"complete_track": 10}
    assert scene.player(AUTOMA).tokens["technology"] == [12]


@pytest.mark.rule("TAP-AUT-52", "TAP-AUT-71")
def test_the_shadow_empire_takes_a_space_of_the_achievement_without_points() -> None:
    scene = at(solo(3, 7, 1, 2), SHADOW, science=11)
    assert scene.state.achievements["complete_track"] == [SHADOW]
    assert scene.vp(SHADOW) == 0
    assert scene.player(SHADOW).points == {}
    scene = at(at(solo(3, 7, 1, 2), SHADOW, science=11), AUTOMA, technology=11, military=0)
    assert scene.state.achievements["complete_track"] == [AUTOMA, SHADOW]
    scene = solo(1, 2, 3, 4)
    scene._state.achievements["complete_track"] = [SHADOW]
    at(scene, AUTOMA, technology=11)
    assert scene.player(AUTOMA).points == {"complete_track": 5}


@pytest.mark.rule("TAP-AUT-65")
@pytest.mark.parametrize(
    ("human", "automa", "rank"), [(90, 89, 1), (89, 90, 2), (90, 90, 1)], ids=["human", "automa", "shared"]
)
def test_human_or_automa_wins_and_the_shadow_empire_takes_no_part(human: int, automa: int, rank: int) -> None:
    scene = Scene(1).points(0, human).points(AUTOMA, automa).points(SHADOW, 500)
    assert result(scene._state).places == (rank,)
    assert result(scene._state).scores == (human,)


@pytest.mark.rule("TAP-AUT-65")
def test_a_tie_goes_to_the_taller_landmark() -> None:
    scene = Scene(1).points(0, 90).points(AUTOMA, 90).taken("forge")
    scene._state.players[AUTOMA].landmarks = ["forge"]
    assert result(scene._state).places == (2,)


@pytest.mark.rule("TAP-AUT-66", "TAP-AUT-74")
@pytest.mark.parametrize("level", range(1, 7))
@pytest.mark.parametrize("expansions", [(), ("pp",)])
def test_whole_games_on_every_level(level: int, expansions: tuple[str, ...]) -> None:
    for seed in range(4):
        settings = GAME.settings(level=level, expansions=expansions)
        state = GAME.setup(settings, 1, Rng.from_seed(f"{level} {seed}"))
        dice = random.Random(seed)

        def choose(ask: object, state=state, dice=dice) -> object:  # type: ignore[no-untyped-def]
            GAME.check(state)
            return dice.choice(ask.options)  # type: ignore[attr-defined]

        drive(GAME.play(state), choose, GAME.worth_asking)  # type: ignore[arg-type]
        assert state.players[AUTOMA].era == state.players[SHADOW].era == state.players[0].era == 5
        assert state.players[AUTOMA].finished
        assert state.players[SHADOW].vp == 0
        assert state.players[AUTOMA].purse == state.players[SHADOW].purse == [0, 0, 0, 0]
        assert state.players[AUTOMA].vp > 60
        assert state.solo is not None
        assert len(state.solo.civilizations) == (2 if level == 6 else 1)
