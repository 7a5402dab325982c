"""TAA-FAQ, TAA-ART: the tapestry cards of Arts and Architecture, permanent abilities and building plots."""

from typing import Any

import pytest

from gobelin.games.tapestry import GAME
from gobelin.games.tapestry.city import DISTRICTS
from gobelin.games.tapestry.loading import BOX
from gobelin.games.tapestry.player import MIDDLE
from gobelin.games.tapestry.settings import TapestrySettings, tapestry_cards
from gobelin.games.tapestry.turn import tallest
from support.tapestry import Scene

ANY = ["receive coin", "receive worker", "receive food", "receive culture"]
PLAY = 1
"""The step of an income turn in which a card is played."""


def table(seats: int = 2, **settings: Any) -> Scene:
    """A scene with all expansions."""
    return Scene(seats, expansions=["pp", "aa", "ff"], placeholders=True, **settings)


def playing(card: str, *others: str, era: int = 2, scene: Scene | None = None) -> Scene:
    """Seat 0 plays a card in the income turn of an era; seat 1 was there first."""
    scene = (scene or table()).era(1, era).hand(0, card, *others).income_turn(0, era).at(step=PLAY)
    return scene.play(f"play {card}") if others else scene


def owning(card: str, *terms: str, era: int = 2) -> Scene:
    """Seat 0 has a card in force."""
    return table().era(0, era).era(1, era).in_force(0, card, *terms)


def farm(scene: Scene) -> Scene:
    """Seat 0 gains a farm: Wagons, with no tile to explore with."""
    return scene.token(0, "exploration", 2).resources(0, food=1).play("advance exploration")


def points(scene: Scene, why: str) -> int:
    """What seat 0 has from something."""
    return scene.player(0).points.get(why, 0)


def test_the_deck_has_twenty_cards_of_which_arts_leave_with_their_track() -> None:
    cards = [card.id for card in BOX.tapestry_cards.values() if card.set == "aa"]
    assert len(cards) == 20
    wanted = GAME.settings(expansions=("aa",), placeholders=True)
    assert isinstance(wanted, TapestrySettings)
    assert {*cards} <= {*tapestry_cards(BOX, wanted, 3)}
    solo = {*tapestry_cards(BOX, wanted, 1)}
    assert {card for card in cards if card not in solo} == {"granges", "copyists"}
    without = GAME.settings(expansions=("aa",), placeholders=True, arts_track=False)
    assert isinstance(without, TapestrySettings)
    gone = {card for card in cards if card not in tapestry_cards(BOX, without, 3)}
    assert gone == {"patronage", "world_fair", "art_academy", "open_studio"}


# --- permanent abilities ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TAA-ART-19", "TFF-ENC-11")
def test_a_permanent_card_stays_in_force_when_a_new_era_begins() -> None:
    scene = owning("street_artists").in_force(0, "monarchy").hand(0, "academia").resources(0, coin=1).era(1, 3)
    scene.play("income")
    assert ("street_artists",) in scene.player(0).in_force
    assert ("monarchy",) not in scene.player(0).in_force


@pytest.mark.rule("TAA-ART-24", "TAX-OPEN-37")
def test_a_permanent_card_that_is_covered_is_no_longer_in_force() -> None:
    scene = owning("street_artists").hand(0, "trap").token(0, "military", 9).resources(0, culture=2)
    scene.play("advance military").place_all()
    scene.play("resolve play_tapestry_over_current")
    assert scene.player(0).tapestries[1] == ["street_artists", "trap"]
    assert scene.player(0).in_force == []


@pytest.mark.rule("TAA-ART-24")
def test_a_card_on_another_stack_does_not_cover_it() -> None:
    scene = owning("street_artists", era=2).era(0, 3).tapestry(0, 3, "feudalism").hand(0, "trap")
    scene.token(0, "military", 9).resources(0, culture=2).play("advance military").place_all()
    scene.play("resolve play_tapestry_over_current")
    assert scene.player(0).tapestries[2] == ["feudalism", "trap"]
    assert scene.player(0).in_force == [("street_artists",)]


@pytest.mark.rule("TAA-ART-20", "TFF-ENC-11")
def test_permanent_abilities_cannot_be_copied() -> None:
    scene = table().tapestry(1, 2, "street_artists").tapestry(1, 1, "academia").era(1, 2)
    scene.hand(0, "espionage", "trap").income_turn(0, 2).at(step=PLAY).play("play espionage")
    assert all("street_artists" not in terms for terms in scene.player(0).in_force)
    assert ("academia",) in scene.player(0).in_force  # the only one that could be copied
    heralds = table().civilization(0, "heralds").tapestry(1, 2, "trade_center").era(1, 2).income_turn(0, 2)
    assert not [option for option in heralds.offer() if option.startswith("copy")]


# --- cards with building plots ----------------------------------------------------------------------------------------


@pytest.mark.rule("TAA-FAQ-05", "TAA-FAQ-08")
def test_a_building_may_stand_on_the_trade_center_for_a_resource() -> None:
    scene = farm(owning("trade_center"))
    on_card = [option for option in scene.offer() if option.startswith("on_card")]
    assert on_card == [f"on_card trade_center {1 << n}" for n in range(4)]
    assert len(scene.offer()) > 30  # or in the capital
    scene.play("on_card trade_center 4")
    assert scene.offer() == ANY
    scene.play("receive food")
    assert scene.player(0).card_plots == {"trade_center": "..f."}
    assert "f" not in scene.player(0).plots


@pytest.mark.rule("TAA-FAQ-05")
def test_a_plot_of_a_card_is_taken_once_and_not_after_the_card_was_covered() -> None:
    scene = owning("trade_center")
    scene._state.players[0].card_plots["trade_center"] = "mm.m"
    scene._state.players[0].built[0] = 3
    farm(scene)
    assert [option for option in scene.offer() if "on_card" in option] == ["on_card trade_center 4"]
    covered = table().era(0, 2).era(1, 2).tapestry(0, 2, "trade_center", "academia")
    assert not [option for option in farm(covered).offer() if "on_card" in option]


@pytest.mark.rule("TAA-FAQ-06", "TAA-FAQ-08")
def test_a_landmark_may_stick_out_of_the_card_and_pays_for_the_plots_it_covers() -> None:
    scene = owning("trade_center").token(0, "science", 3).resources(0, worker=2).play("advance science")
    (landmark,) = scene.player(0).landmarks
    assert BOX.landmarks[landmark].shape == ("XX", "XX")
    masks = [int(option.split()[2]) for option in scene.offer() if option.startswith("on_card")]
    assert masks == [1, 2, 3, 4, 5, 8, 10, 12, 15]
    scene.play("on_card trade_center 3", "receive food", "receive food")
    letter = BOX.landmarks[landmark].letter
    assert scene.player(0).card_plots == {"trade_center": f"{letter}{letter}.."}
    assert letter not in scene.player(0).plots
    assert tallest(scene.state, 0) == 0  # it does not stand in the capital


@pytest.mark.rule("TAA-FAQ-07")
def test_buildings_on_cards_count_as_income_buildings() -> None:
    scene = table().in_force(0, "trade_center")
    scene._state.players[0].card_plots["trade_center"] = "ff.."
    scene._state.players[0].built[2] = 2
    scene = playing("master_builders", scene=scene)
    scene.match  # noqa: B018  (a single card is played without a question)
    assert points(scene, "master_builders") == 2


@pytest.mark.rule("TAA-FAQ-08")
def test_the_city_gate_pays_once_it_is_full() -> None:
    scene = owning("city_gate")
    scene._state.players[0].card_plots["city_gate"] = "m.."
    scene._state.players[0].built[0] = 1
    farm(scene).play("on_card city_gate 2")
    assert (points(scene, "city_gate"), scene.asked) == (0, 1)
    full = owning("city_gate")
    full._state.players[0].card_plots["city_gate"] = "m.m"
    full._state.players[0].built[0] = 2
    farm(full).play("on_card city_gate 2", "receive coin", "receive coin")
    assert (points(full, "city_gate"), full.purse(0)) == (6, {"coin": 2})


# --- questions of the rulebook ----------------------------------------------------------------------------------------


@pytest.mark.rule("TAA-FAQ-01")
@pytest.mark.parametrize(("era", "stack"), [(3, 2), (5, 3)])
def test_a_card_played_in_the_first_step_lies_on_the_new_era(era: int, stack: int) -> None:
    scene = table().civilization(0, "leaders").era(1, era).resources(1, coin=1).hand(0, "trap", "feudalism")
    scene.tapestry(0, 4, *["academia"] * (era == 5)).token(0, "military", 9).income_turn(0, era)
    scene.play("track military").place_all().play("resolve play_tapestry_over_current", "play trap")
    assert scene.player(0).tapestries[stack][-1] == "trap"


@pytest.mark.rule("TAA-FAQ-02")
def test_the_plague_takes_a_mat_and_leaves_what_it_gave() -> None:
    scene = table().civilization(0, "merrymakers").resources(0, food=3)
    scene = playing("plague", scene=scene).on_top("isolationists")
    assert scene.offer() == ["decline", "lose_civilization merrymakers"]
    scene.play("lose_civilization merrymakers")
    while scene.topic == "new_civilization":
        scene.play(scene.offer()[0])
    assert "merrymakers" not in [mat.id for mat in scene.player(0).mats]
    assert "merrymakers" in scene.state.civilization_discards
    assert scene.player(0).purse[2] >= 3
    kept = playing("plague", scene=table().civilization(0, "merrymakers")).play("decline")
    assert [mat.id for mat in kept.player(0).mats] == ["merrymakers"]
    assert points(kept, "plague") == 6


@pytest.mark.rule("TAA-FAQ-03")
def test_national_parks_choose_the_die_before_it_is_rolled() -> None:
    scene = playing("national_parks", scene=table().on_top("territory_02"))
    while scene.topic != "national_parks":
        scene.play(scene.offer()[0])
    assert scene.offer() == ["roll_die red", "roll_die black"]
    assert not [told for told in scene.told() if told.startswith("rolled_die")]
    scene.rolls(0).play("roll_die red")
    assert "rolled_die 0 conquer_red_0" in scene.told()


@pytest.mark.rule("TAA-FAQ-04")
def test_copying_entertain_the_masses_does_not_move_the_stadium() -> None:
    scene = table().owns(1, "stadium").tapestry(1, 2, "entertain_the_masses").era(1, 2)
    scene.hand(0, "espionage", "trap").income_turn(0, 2).at(step=PLAY).play("play espionage")
    assert scene.player(0).landmarks == []
    assert scene.player(1).landmarks == ["stadium"]


@pytest.mark.rule("TAA-FAQ-09")
def test_the_dark_ages_spare_one_track_of_five() -> None:
    scene = table()
    for track in BOX.tracks:
        scene.token(0, track, 3)
    scene = playing("dark_ages", "trap", scene=scene).play("track arts")
    assert scene.topic == "dark_ages_spared"
    scene.play("track military")
    tokens = {track: spaces[0] for track, spaces in scene.player(0).tokens.items()}
    while scene.topic in ("landmark_turn", "landmark_place"):
        scene.play(scene.offer()[0])
    tokens = {track: spaces[0] for track, spaces in scene.player(0).tokens.items()}
    assert tokens == {"exploration": 2, "science": 2, "technology": 2, "military": 3, "arts": 6}


# --- the other cards --------------------------------------------------------------------------------------------------


def test_granges_count_the_farms_around() -> None:
    scene = table(3).built(0, farm=1).built(1, farm=2).built(2, farm=3)
    scene = playing("granges", scene=scene)
    while scene.topic == "building":
        scene.play(scene.offer()[0])
    assert points(scene, "granges") == 7


def test_copyists_use_the_circle_of_a_neighbour() -> None:
    scene = playing("copyists", scene=table().techs(1, MIDDLE, "bakery", "barn"))
    assert scene.offer() == ["use_tech bakery", "use_tech barn"]
    scene.play("use_tech bakery")
    assert points(scene, "bakery") == 4
    assert points(scene, "copyists") == 3


def test_guild_halls_are_paid_for_buildings() -> None:
    scene = farm(owning("guild_halls"))
    scene.play(scene.offer()[0])
    assert points(scene, "guild_halls") == 2


def test_street_artists_are_paid_for_districts() -> None:
    scene = farm(owning("street_artists").fill(0, DISTRICTS[0] & ~1)).play("place 0 0", "receive coin")
    assert points(scene, "street_artists") == 4


def test_public_works_may_buy_a_second_building() -> None:
    scene = playing("public_works", scene=table().resources(0, coin=2))
    while scene.topic != "turn" and scene.asked == 0:
        scene.play(next((o for o in scene.offer() if o.startswith(("pay", "buy", "accept"))), scene.offer()[0]))
    assert sum(scene.player(0).built) == 2


@pytest.mark.rule("TAP-OPEN-31")
def test_a_faithful_game_does_without_the_cards_since_all_are_reconstructed() -> None:
    faithful = GAME.settings(expansions=("aa",))
    assert isinstance(faithful, TapestrySettings)
    assert {BOX.tapestry_cards[card].set for card in tapestry_cards(BOX, faithful, 3)} == {"base"}
