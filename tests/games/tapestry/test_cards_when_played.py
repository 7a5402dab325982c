"""Tapestry cards that act when they are played."""

from collections import Counter
from typing import Any

import pytest

from gobelin.games.tapestry.loading import BOX
from gobelin.games.tapestry.player import TOP, UPRIGHT, Piece
from gobelin.games.tapestry.powers import POWERS
from gobelin.games.tapestry.settings import TapestrySettings, tapestry_cards
from gobelin.games.tapestry.state import AUTOMA, SHADOW
from gobelin.games.tapestry.tapestries import WHEN_PLAYED
from gobelin.games.tapestry.vocabulary import RESOURCES
from gobelin.toolkit.hidden import Pile
from support.tapestry import Scene

CARDS = BOX.tapestry_cards
PLAYED = [card.id for card in CARDS.values() if card.timing == "when_played"]
FULL: dict[str, Any] = {"expansions": ["pp"], "placeholders": True}


def full(card: str) -> dict[str, Any]:
    """A game with Plans and Ploys and with the set of the card."""
    return FULL | {"expansions": [*dict.fromkeys(("pp", CARDS[card].set))]} if CARDS[card].set != "base" else FULL


def hold(card: str, seats: int = 2, **settings: Any) -> Scene:
    """Seat 0 is about to play the card in the income turn of era 2, in which the others are; they can go on then."""
    scene = Scene(seats, **(full(card) | settings)).hand(0, card).income_turn(0, 2)
    for other in range(1, seats):
        scene.era(other, 2).resources(other, coin=1)
    return scene


def gains(scene: Scene, seat: int, why: str) -> dict[str, int]:
    """The resources that a player has received from something."""
    got: Counter[str] = Counter()
    for words in map(str.split, scene.told(0)):
        if words[0] == "gained" and words[1] == str(seat) and words[4] == why:
            got[words[3]] += int(words[2])
    return dict(got)


def points(scene: Scene, seat: int, why: str) -> int:
    """The points that a player has from something."""
    return scene.player(seat).points.get(why, 0)


def spaces(scene: Scene, seat: int) -> list[list[int]]:
    """The tokens on exploration, science, technology and military."""
    tokens = scene.player(seat).tokens
    return [tokens[track] for track in ("exploration", "science", "technology", "military")]


# --- all cards --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-OPEN-31", "TAP-INC-10", "TAP-INC-11")
@pytest.mark.parametrize("card", CARDS)
def test_every_card_is_carried_out_by_facts_or_code(card: str) -> None:
    facts = CARDS[card]
    if facts.timing == "when_played":
        assert bool(facts.effect) != (card in WHEN_PLAYED)
        assert not facts.on
        assert not facts.rules
        assert card not in POWERS
    else:
        regular = bool(facts.on or facts.rules or facts.barred_track)
        assert [regular, card in POWERS] != [False, False]
        assert not facts.effect
        assert card not in WHEN_PLAYED
    if facts.amounts:
        assert card in WHEN_PLAYED.keys() | POWERS.keys()


@pytest.mark.rule("TAP-OPEN-31", "TAP-OPEN-34")
def test_what_is_reconstructed_is_left_out_of_a_faithful_game() -> None:
    faithful = tapestry_cards(BOX, TapestrySettings(expansions=("pp",)), 2)
    full = tapestry_cards(BOX, TapestrySettings(expansions=("pp",), placeholders=True), 2)
    assert len(full) == 50 + 15
    assert [card for card in faithful if CARDS[card].set == "pp"] == ["cartography", "manifest_destiny"]
    ours = {card for card in full if CARDS[card].source == "reconstructed"}
    assert {card for card in full if card not in faithful} == ours | {"entertain_the_masses"}  # it brings the Stadium


def play_on(scene: Scene, index: int) -> None:
    """Answer everything with the first (0) or the last option (-1) until the turn is over."""
    for _ in range(200):
        if scene.topic == "turn":
            return
        scene.play(scene.offer()[index])
    raise AssertionError(f"the turn does not end: {scene.topic}")


@pytest.mark.rule("TAP-INC-10")
@pytest.mark.parametrize("index", [0, -1])
@pytest.mark.parametrize("card", PLAYED)
def test_a_card_can_be_played_where_it_can_do_nothing(card: str, index: int) -> None:
    nothing = {"territory_stock", "space_stock", "tech_deck"}
    scene = hold(card, 3).at(tech_display=[], landmarks=[], **{stock: Pile.unseen([], 3) for stock in nothing})
    for seat in range(3):
        scene.resources(seat, **dict.fromkeys(RESOURCES, 8))
        for track in BOX.tracks:
            scene.token(seat, track, 12)
    scene.token(1, "military", 10)  # so that somebody has a choice when the turn is over
    play_on(scene, index)
    assert scene.player(0).tapestries[1] == [card]


@pytest.mark.rule("TAP-INC-10")
@pytest.mark.parametrize("index", [0, -1])
@pytest.mark.parametrize("card", PLAYED)
def test_a_card_can_be_played_where_there_is_plenty(card: str, index: int) -> None:
    scene = hold(card, 3).hand(0, "academia").hand(1, "empiricism", "monarchy").tapestry(1, 2, "golden_age")
    for seat in range(3):
        scene.resources(seat, **dict.fromkeys(RESOURCES, 3)).points(seat, 20)
        for number, track in enumerate(BOX.tracks):
            scene.token(seat, track, 3 + (seat + number) % 3)
    scene.lay(9, "territory_02").outpost(0, 9).outpost(0, 6, 1).outpost(1, 6).outpost(0, 7, 2)
    scene.play(f"play {card}")
    play_on(scene, index)
    assert card in scene.player(0).tapestries[1]


@pytest.mark.rule("TAP-INC-10", "TAP-AUT-17")
@pytest.mark.parametrize("card", [c for c in PLAYED if CARDS[c].in_solo != "no"])
def test_the_bots_are_never_asked(card: str) -> None:
    scene = Scene(1, unfair_cards=True, **full(card)).hand(0, card).income_turn(0, 2).tapestry(0, 1, "academia")
    for seat in (0, AUTOMA, SHADOW):
        for track in BOX.tracks:
            scene.token(seat, track, 2)
    play_on(scene, 0)
    for bot in (AUTOMA, SHADOW):
        assert scene.player(bot).purse == [0, 0, 0, 0]
        assert scene.player(bot).territories == []


# --- those of the facts -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-CON-23", "TAP-INC-10")
def test_a_trap_can_be_played_like_any_other_card() -> None:
    assert points(hold("trap"), 0, "trap") == 10


@pytest.mark.rule("TAP-CON-23", "TAP-CON-24", "TAP-OPEN-41")
@pytest.mark.parametrize(
    ("card", "choices", "gained"),
    [
        ("double_cross", ["conquer 17", "die red"], {"conquer_red": 6}),
        ("retreat", ["explore 30", "rotate 0"], {"retreat": 3, "territory_tile": -1}),
        ("surrender", ["receive food", "receive food", "receive food"], {"food": 3}),
        ("surprise_guest", [], {"surprise_guest": 4, "tapestry_card": 1}),
        ("stolen_plans", ["invent_top", "upgrade radio"], {"tech_card": 1}),
    ],
)
def test_cards_like_traps_do_something_of_their_own_when_played(
    card: str, choices: list[str], gained: dict[str, int]
) -> None:
    scene = hold(card).tiles(0, "territory_01").techs(0, 0, "radio").rolls(2, 0)
    before = scene.holdings(0)
    scene.play(*choices)
    assert scene.player(0).tapestries[1] == [card]
    assert scene.topic == "upgrade"  # the next step of the income turn
    after = scene.holdings(0)
    assert {name: after[name] - before[name] for name in gained} == gained


@pytest.mark.rule("TAP-INC-10")
def test_dystopia_takes_a_landmark_of_the_board() -> None:
    scene = hold("dystopia")
    assert len(scene.offer()) == 12
    scene.play("take_landmark forge").place_all()
    assert scene.player(0).landmarks == ["forge"]


@pytest.mark.rule("TAP-INC-10")
@pytest.mark.parametrize(("choice", "vp"), [("choose any_resource", 0), ("choose points_per_landmark", 6)])
def test_feudalism_gives_a_resource_or_points(choice: str, vp: int) -> None:
    scene = hold("feudalism").owns(0, "forge", "barn").play(choice)
    assert points(scene, 0, "feudalism") == vp
    assert scene.topic == ("turn" if vp else "resource")


@pytest.mark.rule("TAP-INC-10")
def test_meritocracy_counts_the_new_card_too() -> None:
    scene = hold("meritocracy").techs(0, TOP, "radio").display("barn", "bakery", "paper").play("invent barn")
    assert points(scene, 0, "meritocracy") == 4


@pytest.mark.rule("TAP-OPEN-34", "TAP-INC-10")
def test_entertain_the_masses_brings_the_stadium() -> None:
    assert hold("entertain_the_masses").place_all().player(0).landmarks == ["stadium"]


@pytest.mark.rule("TAP-OPEN-31")
@pytest.mark.parametrize(
    ("number", "choices", "vp"),
    [
        (1, ["choose invent", "invent_top"], 0),
        (2, ["receive coin"], 4),
        (3, [], 3),
        (4, ["choose farm"], 0),
    ],
)
def test_the_stand_ins_that_act_at_once(number: int, choices: list[str], vp: int) -> None:
    card = f"pp_placeholder_{number}"
    scene = hold(card).tiles(0, "territory_01").techs(0, 0, "radio").play(*choices).place_all()
    assert points(scene, 0, card) == vp


# --- compared with the others -----------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-INC-10")
@pytest.mark.parametrize(
    ("mine", "others", "vp", "resources"),
    [(0, [1, 2], 0, 2), (2, [1, 0], 12, 0), (1, [0, 2], 6, 1), (0, [0, 2], 6, 1), (2, [2, 0], 6, 1)],
)
def test_age_of_wonders_compares_landmarks(mine: int, others: list[int], vp: int, resources: int) -> None:
    names = iter(BOX.landmarks)
    scene = hold("age_of_wonders", 3)
    for seat, number in enumerate([mine, *others]):
        scene.owns(seat, *(next(names) for _ in range(number)))
    scene.play(*["receive food"] * resources)
    assert points(scene, 0, "age_of_wonders") == vp
    assert gains(scene, 0, "age_of_wonders") == ({"food": resources} if resources else {})
    assert scene.topic == "turn"


@pytest.mark.rule("TAP-ADV-21")
def test_boast_of_superiority_counts_ties() -> None:
    scene = hold("boast_of_superiority", 3).token(0, "science", 2).token(1, "science", 2).token(2, "military", 1)
    assert points(scene, 0, "boast_of_superiority") == 12


@pytest.mark.rule("TAP-ADV-21")
def test_plea_for_aid_wants_everybody_ahead() -> None:
    scene = hold("plea_for_aid", 3)
    for seat in (1, 2):
        scene.token(seat, "science", 1).token(seat, "technology", seat - 1).token(seat, "military", 3)
    scene.token(0, "military", 2, 0).token(0, "exploration")
    scene.token(1, "exploration", 1).token(2, "exploration", 1)
    scene.play("receive coin", "receive coin", "receive worker")
    assert points(scene, 0, "plea_for_aid") == 6
    assert gains(scene, 0, "plea_for_aid") == {"coin": 2, "worker": 1}


@pytest.mark.rule("TAP-FAQ-02", "TAP-OPEN-39")
@pytest.mark.parametrize(("era", "first"), [(1, True), (2, False), (3, False)])
def test_technocracy_rewards_the_first_of_all_players(era: int, first: bool) -> None:
    scene = hold("technocracy", 4).era(1, 1).era(3, 1).era(2, era).display("barn", "bakery", "paper")
    scene.play("receive coin")  # the neighbours are behind in any case
    if first:
        scene.play("invent barn")
        assert scene.player(0).techs == [[], ["barn"], []]
        assert [points(scene, 0, "technocracy"), points(scene, 0, "barn")] == [0, 3]
    else:
        assert points(scene, 0, "technocracy") == 9


@pytest.mark.rule("TAP-FAQ-02", "TAP-INC-12")
def test_technocracy_played_over_another_card_is_judged_in_the_same_way() -> None:
    scene = Scene(2).era(0, 2).era(1, 2).in_force(0, "academia").hand(0, "technocracy")
    scene.token(0, "military", 9).resources(0, culture=2, coin=0)
    scene.play("advance military").place_all().play("resolve play_tapestry_over_current")
    assert points(scene, 0, "technocracy") == 3
    assert scene.player(0).tapestries[1] == ["academia", "technocracy"]
    assert scene.player(0).in_force == []


# --- tech cards and tapestry cards ------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-FAQ-05")
def test_steam_tycoon_lets_the_neighbours_invent_if_they_like() -> None:
    scene = hold("steam_tycoon", 4).display("barn", "bakery", "paper").on_top("radio", "library", "compass")
    assert "invent_top" not in scene.offer()
    scene.play("invent bakery")
    assert scene.player(0).techs == [[], ["bakery"], []]
    assert [scene.asked, scene.offer()] == [3, ["invent_top", "decline"]]
    scene.play("3: decline", "1: invent_top")
    assert [scene.player(seat).techs[0] for seat in (1, 2, 3)] == [["library"], [], []]


@pytest.mark.rule("TAP-INC-10")
def test_democracy_draws_three_and_discards_any() -> None:
    scene = hold("democracy").hand(0, "academia").on_top("feudalism", "monarchy", "trap", "guilds")
    scene.play("play democracy", "discard feudalism", "discard academia", "decline")
    assert points(scene, 0, "democracy") == 4
    assert scene.cards(0) == ["guilds", "monarchy", "trap"]
    assert scene.state.tapestry_discards == ["feudalism", "academia"]


@pytest.mark.rule("TAP-FAQ-11", "TAP-INC-12")
def test_espionage_copies_visible_cards_only() -> None:
    scene = hold("espionage", 3).tapestry(1, 1, "guilds").tapestry(1, 2, "trap", "feudalism")
    scene.tapestry(2, 2, "academia").tapestry(0, 1, "diplomacy")
    assert scene.offer() == ["copy 0 1", "copy 1 1", "copy 1 2", "copy 2 2"]
    scene.play("copy 1 2", "choose any_resource", "receive coin")
    assert gains(scene, 0, "feudalism") == {"coin": 1}
    assert scene.player(1).tapestries[1] == ["trap", "feudalism"]


@pytest.mark.rule("TAP-FAQ-11", "TAP-INC-11")
def test_a_copied_this_era_card_is_in_force_until_the_next_income_turn() -> None:
    scene = hold("espionage").tapestry(1, 2, "academia")
    assert points(scene, 0, "academia") == 3  # the tapestry card of the income step
    assert scene.player(0).in_force == [("academia",)]
    scene.play("1: advance technology", "invent_top", "0: income")
    assert scene.player(0).in_force == []


@pytest.mark.rule("TAP-LMK-08")
def test_a_copied_landmark_stays_with_its_owner() -> None:
    scene = hold("espionage").tapestry(1, 2, "entertain_the_masses").owns(1, "stadium")
    assert scene.topic == "turn"
    assert [scene.player(seat).landmarks for seat in (0, 1)] == [[], ["stadium"]]


# --- resources and points ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-INC-10", "TAP-END-03")
def test_diplomacy_gives_something_to_everybody_who_still_plays() -> None:
    scene = hold("diplomacy", 3).finished(1).play("0: receive coin", "2: receive food", "0: choose house").place_all()
    assert [gains(scene, seat, "diplomacy") for seat in range(3)] == [{"coin": 1}, {}, {"food": 1}]
    assert scene.player(0).built == [0, 1, 0, 0]


@pytest.mark.rule("TAP-INC-10")
def test_guilds_trade_what_can_be_paid() -> None:
    scene = hold("guilds").points(0, 11).resources(0, coin=1, worker=1)
    assert scene.offer() == ["decline", "sell_points 1", "sell_points 2", "sell_resources 1", "sell_resources 2"]
    scene.play("sell_points 2", "receive culture", "receive food")
    assert points(scene, 0, "guilds") == -10
    assert gains(scene, 0, "guilds") == {"culture": 1, "food": 1}


@pytest.mark.rule("TAP-INC-10")
def test_guilds_sell_resources_for_points() -> None:
    scene = hold("guilds").resources(0, coin=2, worker=2).play("sell_resources 3", "pay 2 1 0 0")
    assert points(scene, 0, "guilds") == 15


@pytest.mark.rule("TAP-INC-10", "TAP-END-03")
@pytest.mark.parametrize("joined", [True, False])
def test_olympic_host_asks_everybody_with_a_worker(joined: bool) -> None:
    scene = hold("olympic_host", 5).finished(1)
    for seat in (0, 1, 2, 4):
        scene.resources(seat, worker=1)
    scene.play("0: accept", "2: accept" if joined else "2: decline", "4: decline")
    if joined:
        scene.play("0: choose armory").place_all()
    assert [points(scene, seat, "olympic_host") for seat in range(5)] == [10, 0, 10 if joined else 0, 0, 0]
    assert [scene.player(seat).purse[1] for seat in (1, 2, 4)] == [1, 0 if joined else 1, 1]
    assert scene.player(0).built == [0, 0, 0, int(joined)]
    assert gains(scene, 0, "olympic_host") == ({} if joined else {"coin": 1})


# --- the map ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-FAQ-04")
def test_colonialism_takes_from_a_tile_and_from_no_printed_hex() -> None:
    scene = hold("colonialism").lay(9, "territory_08").lay(2, "territory_16").outpost(0, 9).outpost(0, 2)
    scene.outpost(0, 16)
    assert scene.offer() == ["territory 9", "territory 2"]
    scene.play("territory 9")
    assert gains(scene, 0, "colonialism") == {"worker": 1, "coin": 1}


@pytest.mark.rule("TAP-FAQ-04")
def test_colonialism_counts_each_kind_of_land_once_and_lands_without_a_corner() -> None:
    scene = hold("colonialism").lay(2, "territory_16").outpost(0, 2)
    assert gains(scene, 0, "colonialism") == {"food": 1}


@pytest.mark.rule("TAP-FAQ-04")
def test_colonialism_gives_nothing_on_the_middle_island() -> None:
    scene = hold("colonialism").outpost(0, 16)
    assert scene.topic == "turn"
    assert gains(scene, 0, "colonialism") == {}


@pytest.mark.rule("TAP-INC-10")
def test_coal_baron_explores_with_the_new_tile_and_gives_one_to_each_neighbour() -> None:
    scene = hold("coal_baron", 4).tiles(0, "territory_30").on_top("territory_01", "territory_02", "territory_03")
    scene.play(scene.offer()[0], "rotate 0")
    assert [tile for tile, _ in scene.state.tiles.values()] == ["territory_01"]
    assert gains(scene, 0, "territory_01") == {"coin": 1}
    assert [scene.player(seat).territories for seat in (1, 2, 3)] == [["territory_03"], [], ["territory_02"]]


@pytest.mark.rule("TAP-INC-10", "TAP-EXP-03")
@pytest.mark.parametrize(("place", "turn", "sides"), [(9, 1, 3), (2, 3, 2)])
def test_cartography_may_conquer_what_was_worth_three_points(place: int, turn: int, sides: int) -> None:
    scene = hold("cartography").on_top("territory_01").rolls(0, 0)
    scene.play(f"explore {place}", f"rotate {turn}")
    assert points(scene, 0, "explore") == sides
    if sides >= 3:
        scene.play("accept", "die red")
        assert points(scene, 0, "conquer_red") == 4
    assert (place in scene.state.territories(0)) == (sides >= 3)
    assert scene.topic == "turn"


@pytest.mark.rule("TAP-INC-10", "TAP-CON-05")
def test_manifest_destiny_conquers_beside_the_start_and_may_take_a_reward() -> None:
    scene = hold("manifest_destiny").lay(9, "territory_01").outpost(0, 16).rolls(0, 3)
    scene.lay(12, "territory_03").outpost(0, 12)
    assert scene.offer() == ["conquer 0", "conquer 6", "conquer 7", "conquer 9"]
    scene.play("conquer 9", "die black")
    assert sorted(scene.offer()) == ["decline", "territory 12", "territory 9"]
    scene.play("territory 12")
    assert gains(scene, 0, "conquer_black") == {"culture": 1}
    assert gains(scene, 0, "territory_03") == {"food": 1}
    assert gains(scene, 0, "territory_01") == {}


@pytest.mark.rule("TAP-ACH-07", "TAP-ACH-06")
def test_revolution_raises_up_to_three_outposts() -> None:
    scene = hold("revolution", 3)
    for place in (0, 6, 7, 16):
        scene.outpost(0, place, 1).outpost(1, place)
    assert "choose any_resource" in scene.offer()
    scene.play("raise_outpost 0", "raise_outpost 6", "raise_outpost 7")
    assert scene.topic == "turn"
    assert scene.state.pieces[7][0] == Piece(0, "outpost", UPRIGHT)
    assert sorted(scene.state.territories(0)) == [0, 4, 6, 7]
    assert sorted(scene.state.territories(1)) == [16, 24]
    assert scene.state.achievements["topple_two_outposts"] == []


@pytest.mark.rule("TAP-ACH-07")
def test_revolution_may_stop_early_or_bring_a_resource() -> None:
    scene = hold("revolution").outpost(0, 6, 1).outpost(1, 6).outpost(0, 7, 1).play("raise_outpost 7", "decline")
    assert sorted(scene.state.territories(0)) == [4, 7]
    scene = hold("revolution").outpost(0, 6, 1).play("choose any_resource", "receive food")
    assert gains(scene, 0, "revolution") == {"food": 1}
    assert scene.state.territories(0) == [4]


@pytest.mark.rule("TAP-ACH-07")
def test_an_outpost_that_rose_no_longer_counts_as_toppled() -> None:
    scene = hold("revolution").outpost(0, 27, 1).outpost(0, 28).resources(1, coin=1).era(1, 1)
    scene.play("receive coin", "raise_outpost 27")
    scene.play("1: advance military", "conquer 28", "die red")
    assert [piece.fallen for piece in scene.state.pieces[28]] == [1, UPRIGHT]
    assert scene.state.achievements["topple_two_outposts"] == []


# --- the tracks -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-FAQ-08", "TAP-FAQ-09")
@pytest.mark.parametrize(("first", "owner"), [(3, 0), (2, 1)])
def test_age_of_discovery_moves_everybody_in_order(first: int, owner: int) -> None:
    scene = hold("age_of_discovery", 3).rolls("military").token(0, "military", first)
    scene.token(1, "military", 3).token(2, "military", 3)
    if first == 2:
        scene.play("choose armory")
    scene.place_all()
    assert [spaces(scene, seat)[3] for seat in range(3)] == [[first + 1], [4], [4]]
    assert [scene.player(seat).landmarks for seat in range(3)] == [["barracks"] * (s == owner) for s in range(3)]
    assert [gains(scene, seat, "standing_army") for seat in range(3)] == [{"worker": 1} if first == 3 else {}, {}, {}]


@pytest.mark.rule("TAP-FAQ-08")
def test_age_of_discovery_moves_nobody_who_is_barred_or_done() -> None:
    scene = hold("age_of_discovery", 4).rolls("military").in_force(1, "broker_of_peace").token(2, "military", 12)
    scene.token(0, "military", 3).finished(3).token(3, "military", 3).place_all()
    assert [spaces(scene, seat)[3] for seat in range(4)] == [[4], [0], [12], [3]]
    assert points(scene, 1, "broker_of_peace") == 3


@pytest.mark.rule("TAP-FAQ-09", "TAP-AUT-26")
def test_age_of_discovery_moves_the_bots_too() -> None:
    scene = Scene(1).hand(0, "age_of_discovery").income_turn(0, 2).rolls("military").token(0, "military", 1)
    scene.at(turns=1).token(SHADOW, "military", 3).token(AUTOMA, "military", 3)
    scene._state.players[AUTOMA].era = 2
    heard = scene.told(0)
    assert f"advanced {AUTOMA} military standing_army walls" in heard
    assert f"advanced {SHADOW} military standing_army walls" in heard
    assert scene.player(AUTOMA).landmarks[:1] == ["barracks"]
    assert scene.player(SHADOW).landmarks == []


@pytest.mark.rule("TAP-FAQ-10")
def test_dark_ages_goes_back_three_times_and_forward_three_spaces() -> None:
    scene = hold("dark_ages").token(0, "exploration", 2).token(0, "technology", 5).token(0, "military", 3)
    scene.play("track military").place_all()
    assert spaces(scene, 0) == [[1], [0], [4], [6]]
    assert scene.player(0).landmarks == ["barracks"]
    assert gains(scene, 0, "standing_army") == {}


@pytest.mark.rule("TAP-FAQ-10", "TAP-ADV-16")
def test_dark_ages_stops_at_the_end() -> None:
    scene = hold("dark_ages").token(0, "science", 11).play("track science")
    assert spaces(scene, 0) == [[0], [12], [0], [0]]
    assert scene.state.achievements["complete_track"] == [0]


@pytest.mark.rule("TAP-FAQ-03")
def test_dictatorship_closes_a_track_until_the_next_own_turn_is_over() -> None:
    scene = hold("dictatorship").token(0, "technology", 1).resources(1, coin=8)
    scene.play("advance technology")
    assert spaces(scene, 0) == [[0], [0], [2], [0]]
    assert [scene.asked, scene.offer()] == [1, ["advance exploration", "advance science", "advance military", "income"]]
    scene.rolls("technology").play("advance science")  # the advance that the die grants is void
    assert spaces(scene, 1) == [[0], [1], [0], [0]]
    assert "advance technology" in scene.offer()
    scene.play("0: advance exploration", "pay 1 0 0 0")
    assert scene.state.bans == []
    assert "advance technology" in scene.offer()


@pytest.mark.rule("TAP-FAQ-03")
def test_dictatorship_ends_with_the_last_turn_of_its_owner() -> None:
    scene = Scene(2).era(0, 4).era(1, 4).token(0, "military", 9).resources(0, culture=2).hand(0, "dictatorship")
    scene.resources(1, coin=2).play("advance military").place_all()
    scene.play("resolve play_tapestry_over_current", "advance exploration")
    assert scene.state.bans == [(0, "exploration", 1)]
    scene.play("1: advance military", "conquer 17", "die red")
    assert scene.player(0).finished  # nothing was left to pay with
    assert scene.state.bans == []


@pytest.mark.rule("TAP-FAQ-03", "TAP-FAQ-07")
def test_socialism_moves_to_the_next_other_token_ahead_or_behind() -> None:
    scene = hold("socialism", 3).token(0, "exploration", 3).token(1, "exploration", 5).token(2, "exploration", 1)
    scene.token(0, "science", 2).token(1, "science", 2).token(2, "science", 2)
    scene.token(0, "military", 4).token(1, "military", 4).token(2, "military", 9)
    scene.token(1, "technology", 1).at(bans=[(1, "technology", 2)])
    assert scene.offer() == ["track exploration", "track military"]
    scene.play("track exploration")
    assert scene.offer() == ["token 1", "token 5"]
    scene.play("token 5").place_all()
    assert spaces(scene, 0)[0] == [5]
    assert scene.player(0).landmarks == ["lighthouse"]
    assert points(scene, 0, "ships") == 0


@pytest.mark.rule("TAP-FAQ-21")
@pytest.mark.parametrize(("mine", "theirs"), [(2, (1, 11)), (10, (0, 11))])
@pytest.mark.parametrize("way", [0, 1])
def test_socialism_leaves_the_direction_to_the_player_at_any_distance(
    mine: int, theirs: tuple[int, int], way: int
) -> None:
    scene = hold("socialism", 3).token(0, "military", mine)
    for seat, space in enumerate(theirs, 1):
        scene.token(seat, "military", space)
    assert (scene.topic, scene.offer()) == ("socialism_space", [f"token {space}" for space in theirs])
    scene.play(f"token {theirs[way]}").place_all()
    assert spaces(scene, 0)[3] == [theirs[way]]


@pytest.mark.rule("TAP-FAQ-21")
def test_socialism_passes_no_opponent_by() -> None:
    scene = hold("socialism", 5).token(0, "military", 6)
    for seat, space in ((1, 3), (2, 1), (3, 9), (4, 12)):
        scene.token(seat, "military", space)
    assert scene.offer() == ["token 3", "token 9"]


@pytest.mark.rule("TAP-FAQ-07", "TAP-ADV-22")
def test_socialism_may_lead_back_without_landmarks() -> None:
    scene = hold("socialism").token(0, "military", 8).token(1, "military", 4)
    assert spaces(scene, 0)[3] == [4]
    assert scene.player(0).landmarks == []
    back = [line.split()[:4] for line in scene.told(1) if line.startswith("regressed")]
    assert back == [["regressed", "0", "military", "standing_army"]]


@pytest.mark.rule("TAP-INC-10")
def test_oil_magnate_moves_the_player_for_gain_and_the_neighbours_without() -> None:
    scene = hold("oil_magnate", 4).play("track exploration", "0: advance exploration", "3: advance exploration")
    scene.play("1: decline")
    assert [spaces(scene, seat)[0] for seat in range(4)] == [[1], [0], [0], [1]]
    assert [len(scene.player(seat).territories) for seat in range(4)] == [3, 0, 0, 0]  # one is of the income


@pytest.mark.rule("TAP-INC-10", "TAP-LMK-02")
def test_renaissance_advances_once_on_each_track_with_free_bonuses() -> None:
    scene = hold("renaissance").token(0, "technology", 12).token(0, "military", 3).token(0, "science", 1)
    scene.play("advance science", "buy").place_all().play("advance military").place_all()
    assert scene.topic == "turn"  # exploration was the last one left
    assert spaces(scene, 0) == [[1], [2], [12], [4]]
    assert scene.player(0).built == [0, 1, 0, 0]
    assert scene.player(0).landmarks == ["barracks"]
    assert [gains(scene, 0, "standing_army"), scene.player(0).territories[1:]] == [{}, []]


@pytest.mark.rule("TAP-INC-10", "TAP-END-03")
def test_trade_economy_takes_a_benefit_and_grants_the_bonus() -> None:
    scene = hold("trade_economy", 3).token(1, "science", 8).token(1, "military", 4).token(2, "technology", 2)
    scene.play("opponent 2")
    assert len(scene.player(0).hand) == 1
    scene.play("2: buy").place_all()
    assert scene.player(2).built == [1, 0, 0, 0]
    scene = hold("trade_economy", 3).token(1, "science", 8).token(1, "military", 4).token(2, "technology", 2)
    scene.finished(2).play("opponent 1", "use_space standing_army")
    assert gains(scene, 0, "standing_army") == {"worker": 1}
    assert spaces(scene, 0) == [[0], [0], [0], [0]]
