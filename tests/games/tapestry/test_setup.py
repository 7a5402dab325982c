"""TAP-SET: what lies on the table, what everybody begins with, and the choices before the first turn."""

from collections import Counter
from typing import Any

import pytest

from gobelin.games.tapestry import GAME
from gobelin.games.tapestry.loading import BOX
from gobelin.games.tapestry.player import Piece
from gobelin.games.tapestry.state import AUTOMA, SHADOW, TapestryState
from gobelin.kernel import Match, SettingsError

PLAIN = ("leaders", "isolationists", "craftsmen", "merrymakers", "architects")
"""Civilizations whose set-up leaves capitals, outposts and decks alone."""
TRACK_LANDMARKS = [
    *("forge", "rubber_works", "tech_hub", "barracks", "tank_factory", "fusion_reactor"),
    *("lighthouse", "train_station", "launch_pad", "apothecary", "academy", "laboratory"),
]


def new_match(seats: int, seed: int = 0, **settings: Any) -> Match[TapestryState]:
    return Match.new(GAME, settings, seats, seed)


def answer(match: Match[TapestryState], topic: str, option: int = 0) -> Match[TapestryState]:
    """Answer every question of a topic with the first option, or with the one of that number."""
    while match.ask is not None and match.ask.topic == topic:
        match.choose(match.ask.options[option], match.ask.seat)
    return match


def settled(seats: int, seed: int = 0, **settings: Any) -> Match[TapestryState]:
    """A match with civilizations agreed upon and the first capitals chosen."""
    settings = {"civilizations": PLAIN[:seats], "adjustments": False, **settings}
    return answer(new_match(seats, seed, **settings), "capital")


# --- the table --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-SET-01", "TAP-SET-06")
@pytest.mark.parametrize(
    ("seats", "side", "players"),
    [
        (1, "small", [0, AUTOMA, SHADOW]),
        (2, "small", [0, 1]),
        (3, "small", [0, 1, 2]),
        (4, "large", [0, 1, 2, 3]),
        (5, "large", [0, 1, 2, 3, 4]),
    ],
)
def test_one_to_five_play_on_the_side_for_their_number(seats: int, side: str, players: list[int]) -> None:
    state = new_match(seats).state
    assert (state.side, list(state.players)) == (side, players)
    assert len(state.map.hexes) == {"small": 34, "large": 61}[side]
    assert state.is_solo == (seats == 1)


@pytest.mark.rule("TAP-SET-01")
@pytest.mark.parametrize("seats", [0, 6])
def test_nobody_and_six_cannot_play(seats: int) -> None:
    with pytest.raises(SettingsError, match=f"tapestry has 1 to 5 seats, not {seats}"):
        new_match(seats)


@pytest.mark.rule("TAP-SET-04", "TAP-SET-05")
@pytest.mark.parametrize(
    ("settings", "sizes"),
    [
        ({}, {"tapestry": 50, "civilizations": 16, "space": 15, "landmarks": 18, "landmark_cards": 0}),
        (
            {"expansions": ["pp"]},
            {"tapestry": 52, "civilizations": 26, "space": 15, "landmarks": 23, "landmark_cards": 5},
        ),
        (
            {"expansions": ["pp"], "placeholders": True},
            {"tapestry": 65, "civilizations": 26, "space": 19, "landmarks": 25, "landmark_cards": 5},
        ),
    ],
)
def test_the_expansion_joins_the_decks_only_if_it_is_played(settings: dict[str, Any], sizes: dict[str, int]) -> None:
    state = GAME.setup(GAME.read_settings(settings), 2, new_match(2).state.rng)
    offered = [name for names in state.offers.values() for name in names if name in BOX.civilizations]
    assert sizes == {
        "tapestry": len(state.tapestry_deck),
        "civilizations": len(state.civilization_deck) + len(offered),
        "space": len(state.space_stock),
        "landmarks": len(state.landmarks),
        "landmark_cards": len(state.landmark_deck),
    }
    assert (len(state.tech_deck), len(state.territory_stock)) == (30, 48)


@pytest.mark.rule("TAP-SET-04", "TAP-SET-08")
def test_cards_of_both_sets_are_shuffled_together() -> None:
    state = new_match(2, expansions=("pp",)).state
    sets = [BOX.tapestry_cards[card].set for card in state.tapestry_deck.items]
    assert {"base", "pp"} == set(sets[:28]) == set(sets[28:])
    mats = [BOX.civilizations[name].set for name in state.civilization_deck.items]
    assert {"base", "pp"} == set(mats[:11]) == set(mats[11:])


@pytest.mark.rule("TAP-SET-04")
def test_there_are_basic_capitals_only() -> None:
    numbers = {BOX.capitals[settled(5, seed).state.players[0].capital].number for seed in range(40)}
    assert numbers == {1, 2, 3, 4, 5, 6}
    assert sum(capital.is_basic for capital in BOX.capitals.values()) == 6


@pytest.mark.rule("TAP-SET-05")
@pytest.mark.parametrize(("pp", "topic"), [(False, "turn"), (True, "landmark_card")])
def test_landmark_cards_are_dealt_only_with_the_expansion(pp: bool, topic: str) -> None:
    match = settled(2, expansions=["pp"] * pp)
    assert match.ask is not None
    assert match.ask.topic == topic


@pytest.mark.rule("TAP-SET-07", "TAP-SET-08", "TAP-SET-09")
def test_decks_and_stocks_lie_shuffled_and_face_down_with_three_tech_cards_open() -> None:
    match, other = new_match(2, 1), new_match(2, 2)
    state = match.state
    assert len(state.tech_display) == len(set(state.tech_display)) == 3
    assert sorted([*state.tech_display, *state.tech_deck.items]) == sorted(
        card.id for card in BOX.tech_cards.values() if card.set == "base"
    )
    for name in ("tapestry_deck", "tech_deck", "territory_stock", "space_stock", "civilization_deck"):
        pile = getattr(state, name)
        assert pile.items != getattr(other.state, name).items
        assert pile.seen(0) == [None] * len(pile)
        assert match.view(0)[name] == len(pile)
    assert match.view(0)["tech_display"] == state.tech_display
    copies = Counter({card.id: card.count for card in BOX.tapestry_cards.values() if card.set == "base"})
    assert Counter(state.tapestry_deck.items) == copies


@pytest.mark.rule("TAP-SET-09")
def test_with_the_expansion_tiles_come_from_a_bag_which_is_no_more_than_chance() -> None:
    first = {settled(2, seed, expansions=("pp",)).state.territory_stock.items[-1] for seed in range(12)}
    assert len(first) > 6


@pytest.mark.rule("TAP-SET-10")
def test_all_landmarks_stand_open_on_the_table() -> None:
    match = new_match(3)
    on_board = [name for name in match.state.landmarks if BOX.landmarks[name].on_landmark_board]
    others = [name for name in match.state.landmarks if name not in on_board]
    assert sorted(on_board) == sorted(TRACK_LANDMARKS)
    assert others == ["bakery", "barn", "com_tower", "library", "stock_market", "treasury"]
    assert match.view(None)["landmarks"] == match.state.landmarks


# --- what everybody begins with ---------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-SET-14", "TAP-SET-16", "TAP-SET-17")
@pytest.mark.parametrize("seats", [4, 5])
def test_four_and_five_draw_one_capital_and_begin_on_its_number(seats: int) -> None:
    for seed in range(5):
        match = new_match(seats, seed)
        assert match.ask is not None
        assert match.ask.topic == "civilization"  # nothing was to choose before
        players = match.state.players
        assert len({player.capital for player in players.values()}) == seats
        for seat, player in players.items():
            start = match.state.map.starts[BOX.capitals[player.capital].number]
            assert match.state.pieces[start] == [Piece(seat, "outpost")] * 2
            assert player.outposts == 8
        assert len(match.state.pieces) == seats


@pytest.mark.rule("TAP-SET-15", "TAP-SET-16", "TAP-SET-17")
@pytest.mark.parametrize("seats", [2, 3])
def test_up_to_three_get_a_pair_of_capitals_and_keep_one(seats: int) -> None:
    dealt = set()
    for seed in range(12):
        match = new_match(seats, seed, civilizations=PLAIN[:seats])
        for seat in range(seats):
            names = [str(option[1]) for option in match.asks[seat].options]
            numbers = tuple(sorted(BOX.capitals[name].number for name in names))
            assert numbers in {(1, 6), (2, 4), (3, 5)}
            dealt.add((seat, numbers))
            start = match.state.map.starts[numbers[0]]
            assert match.state.pieces[start] == [Piece(seat, "outpost")] * 2
            match.choose(("capital", names[1]), seat)
            assert match.state.players[seat].outposts == 8
        kept = [match.state.players[seat].capital for seat in range(seats)]
        assert len({BOX.capitals[name].pair for name in kept}) == seats
        assert f"capital {kept[0]}" in [f"{e.verb} {e.args[1]}" for e in match.events() if e.verb == "capital"]
    assert len(dealt) == 3 * seats


@pytest.mark.rule("TAP-SET-15")
def test_the_capital_that_is_not_kept_is_out_of_the_game() -> None:
    match = new_match(2, civilizations=PLAIN[:2])
    (_, first), (_, second) = match.asks[0].options
    match.choose(("capital", second), 0)
    answer(match, "capital")
    player = match.state.players[0]
    assert player.capital == second
    assert player.plots == "".join(BOX.capitals[second].grid)
    assert first not in [p.capital for p in match.state.players.values()]


@pytest.mark.rule("TAP-SET-18", "TAP-SET-19", "TAP-SET-20")
@pytest.mark.parametrize("seats", [2, 5])
def test_everybody_begins_with_full_income_tracks_empty_stores_and_tokens_at_the_start(seats: int) -> None:
    state = new_match(seats).state
    for seat in range(seats):
        player = state.players[seat]
        assert player.built == [0, 0, 0, 0]
        assert player.purse == [0, 0, 0, 0]
        assert player.tokens == {track: [0] for track in ("exploration", "science", "technology", "military")}
        assert (player.vp, player.era, len(player.hand)) == (0, 0, 0)
    assert [len(track.spaces) for track in BOX.income_tracks.values()] == [6, 6, 6, 6]  # one open, five covered


# --- civilizations and the start player -------------------------------------------------------------------------------


@pytest.mark.rule("TAP-SET-13")
def test_everybody_keeps_one_of_two_civilizations_and_the_rest_is_shuffled_again() -> None:
    match = new_match(4, adjustments=False)
    offered = {seat: [option[1] for option in match.asks[seat].options] for seat in range(4)}
    assert all(len(names) == 2 for names in offered.values())
    before = list(match.state.civilization_deck.items)
    for seat in range(4):
        match.choose(("civilization", offered[seat][1]), seat)
    kept, rejected = {names[1] for names in offered.values()}, {names[0] for names in offered.values()}
    deck = match.state.civilization_deck
    base = {name for name, facts in BOX.civilizations.items() if facts.set == "base"}
    assert (set(deck.items) | kept, set(deck.items) & kept) == (base, set())
    assert rejected <= set(deck.items)
    assert (len(before), len(deck)) == (8, 12)
    assert [name for name in deck.items if name in before] != before
    assert deck.seen(0) == [None] * 12


@pytest.mark.rule("TAP-SET-13")
def test_a_civilization_that_is_kept_is_the_players() -> None:
    match = answer(new_match(5, 3, adjustments=False), "civilization", option=1)
    named = {int(e.args[0]): e.args[1] for e in match.events() if e.verb == "civilization"}
    assert len(set(named.values())) == len(named)
    for seat, name in named.items():
        assert match.state.players[seat].mats[0].id == name


@pytest.mark.rule("TAP-SET-28", "TAP-SET-15")
def test_the_capital_and_the_start_territory_are_known_before_the_civilization_is_chosen() -> None:
    match = new_match(3)
    assert {ask.topic for ask in match.asks.values()} == {"capital"}
    answer(match, "capital")
    assert {ask.topic for ask in match.asks.values()} == {"civilization"}
    for seat in range(3):
        player = match.state.players[seat]
        assert player.plots == BOX.capitals[player.capital].plots
        assert match.state.pieces[player.start_hex] == [Piece(seat, "outpost")] * 2


@pytest.mark.rule("TAP-SET-23")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_start_player_is_random_and_moves_first(seats: int) -> None:
    starts: Counter[int] = Counter()
    for seed in range(30):
        match = settled(seats, seed)
        first = next(e.args[0] for e in match.events() if e.verb == "era")
        assert first == match.state.start
        starts[first] += 1
    assert set(starts) == set(range(seats))


@pytest.mark.rule("TAP-OPEN-02")
def test_what_is_lost_in_the_texts_stands_in_the_component_files() -> None:
    gains = {name: mat.adjustment for name, mat in BOX.civilizations.items() if mat.adjustment is not None}
    assert [(effect.word, getattr(effect, "n", 0)) for effect in gains["isolationists"].gain] == [("territory_tile", 2)]
    assert gains["futurists"].lose == ("culture", "any")
    assert gains["merrymakers"].gain[0].word == gains["mystics"].gain[0].word == "any_resource"
    assert gains["spies"].lose == gains["utilitarians"].lose == ("any",)
    assert {card.id: card.at_least for card in BOX.landmark_cards.values()}["landmark_card_territories"] == 6
    assert [level.level for level in BOX.levels] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("TAP-OPEN-35")
def test_a_loss_of_the_adjustment_is_paid_when_the_first_income_has_come() -> None:
    match = settled(2, 1, civilizations=["futurists", "leaders"], adjustments=True)
    assert match.ask is not None
    told = [(e.verb, *e.args) for e in match.events() if e.args and e.args[0] == 0]
    assert ("paid", 0, 1, "culture", "futurists") in told
    assert told.index(("paid", 0, 1, "culture", "futurists")) > told.index(("gained", 0, 1, "culture", "ceremony"))
