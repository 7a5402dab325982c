"""Set-up (HYP-SET): the map, what everybody receives, and the decisions before the first turn."""

from math import atan2, tau
from typing import Any

import pytest

from gobelin.games.hyperborea import GAME
from gobelin.games.hyperborea.components import COLOURS, CUBES
from gobelin.games.hyperborea.loading import BOX
from gobelin.games.hyperborea.state import GHOST, MOST_SITES, HyperboreaState
from gobelin.kernel import Match, SettingsError

SEATS = (2, 3, 4, 5, 6)


def new(seats: int = 2, seed: int | str = 0, **settings: Any) -> Match[HyperboreaState]:
    return Match.new(GAME, settings, ["person"] * seats, seed)


def settled(seats: int = 2, seed: int | str = 0, **settings: Any) -> Match[HyperboreaState]:
    """A match whose decisions of the set-up are made with the first options."""
    match = new(seats, seed, **settings)
    while match.ask is not None and match.ask.topic != "turn":
        match.choose(match.ask.options[0], match.ask.seat)
    return match


@pytest.mark.rule("HYP-SET-01")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_plays_another_faction(seats: int) -> None:
    factions = [player.faction for player in new(seats).state.players]
    assert len(factions) == len(set(factions)) == seats
    assert set(factions) <= set(BOX.factions)


@pytest.mark.rule("HYP-SET-01")
@pytest.mark.parametrize("seats", [1, 7])
def test_there_are_two_to_six_players(seats: int) -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
    with pytest.raises(SettingsError, match=f"hyperborea has 2 to 6 seats, not {seats}"):
        new(seats)


@pytest.mark.rule("HYP-SET-02")
def test_one_two_or_three_conditions_end_a_short_a_normal_and_a_long_game() -> None:
    assert dict(BOX.start.conditions) == {"short": 1, "normal": 2, "long": 3}
    assert [new(length=length).state.length for length in ("short", "normal", "long")] == ["short", "normal", "long"]
    assert new().state.length == "normal"


@pytest.mark.rule("HYP-SET-03")
def test_the_mode_decides_on_homelands_and_faction_tiles() -> None:
    invasion, war = settled(4), settled(4, mode="faction_war")
    assert [player.tile for player in invasion.state.players] == ["", "", "", ""]
    assert [player.tile for player in war.state.players] == [f"{player.faction}_a" for player in war.state.players]
    for match in (invasion, war):
        state = match.state
        for player in state.players:
            names = [state.land.items[place] for place in state.map.homelands[player.home]]
            assert names == [f"{player.faction}_{state.mode}_{slot}" for slot in ("capital", "a", "b")]


@pytest.mark.rule("HYP-SET-04")
def test_one_of_six_central_hexes_lies_face_down_in_the_middle() -> None:
    centres = set()
    for seed in range(60):
        state = new(seed=seed).state
        assert state.map.coordinates[state.map.centre] == (0, 0)
        assert not state.is_open(state.map.centre)
        centres.add(state.land.items[state.map.centre])
    assert centres == {f"centre_0{n}" for n in range(1, 7)}


@pytest.mark.rule("HYP-SET-05", "HYP-SET-06", "HYP-OPEN-33")
@pytest.mark.parametrize(("seats", "number"), [(2, 6), (3, 6), (4, 6), (5, 8), (6, 9)])
def test_the_borderlands_by_the_number_of_players(seats: int, number: int) -> None:
    state = new(seats).state
    assert len(state.map.borderlands) == number
    assert not any(state.is_open(place) for place in state.map.borderlands)
    assert {state.zone(place) for place in state.map.borderlands} == {"borderland"}
    assert len(state.spare) == 30 - number + 5


@pytest.mark.rule("HYP-SET-05")
def test_borderlands_are_drawn_from_all_thirty() -> None:
    drawn = {state.land.items[place] for seed in range(60) for state in [new(seed=seed).state]
             for place in state.map.borderlands}  # fmt: skip
    assert drawn == {f"borderland_{n:02}" for n in range(1, 31)}


@pytest.mark.rule("HYP-SET-07", "HYP-SET-23")
@pytest.mark.parametrize("seats", SEATS)
def test_homelands_of_three_hexes_lie_face_up_and_no_capital_touches_a_borderland(seats: int) -> None:
    state = settled(seats).state
    hidden = {state.map.centre, *state.map.borderlands}
    assert len(state.map.homelands) == seats
    for home, named in zip(state.map.homelands, BOX.layouts[seats].homelands, strict=True):
        assert tuple(state.map.coordinates[place] for place in home) == named
        assert all(state.is_open(place) for place in home)
        assert set(home) - {home[0]} <= set(state.map.neighbours[home[0]])
        assert hidden.isdisjoint(state.map.neighbours[home[0]])
    assert not any(state.is_open(place) for place in hidden)


@pytest.mark.rule("HYP-SET-08", "HYP-SET-09")
@pytest.mark.parametrize(("mode", "ruins"), [("invasion", 6), ("faction_war", 8)])
def test_homeland_ruins_hold_two_hidden_bronze_tokens_and_no_ghost_stands_there(mode: str, ruins: int) -> None:
    state = settled(6, mode=mode).state
    assert len(state.tokens) == ruins
    for at, stack in state.tokens.items():
        assert state.zone(at // MOST_SITES) == "homeland"
        assert [BOX.ruin_tokens[token].metal for token in stack.items] == ["bronze", "bronze"]
        assert stack.seen(0) == stack.seen(None) == [None, None]
    assert not any(GHOST in sites for sites in state.sites)
    assert state.ghosts == 18


@pytest.mark.rule("HYP-SET-10", "HYP-SET-20")
def test_everybody_receives_figures_fortresses_markers_and_a_bag_but_no_gems_cards_or_tokens() -> None:
    for player in settled(3).state.players:
        assert (player.supply + 3, player.fortresses, len(player.levels)) == (10, 8, 6)
        assert sum(player.bag) + sum(player.available) == 7
        assert (player.gems, player.cards, player.stored.items, player.objectives) == (0, [], [], [])
        assert (player.ghosts, player.graveyard, player.placed) == (0, [], {})


@pytest.mark.rule("HYP-SET-11")
def test_a_bag_has_one_cube_of_each_colour_and_one_more_of_a_chosen_colour_that_is_not_grey() -> None:
    match = new(2)
    assert match.ask is not None
    assert match.ask.topic == "extra_cube"
    assert match.asks[1].options == [("cube", colour) for colour in COLOURS]
    match.choose(("cube", "red"), 0)
    match.choose(("cube", "blue"), 1)
    bags = [dict(zip(CUBES, player.bag, strict=True)) for player in match.state.players]
    once = dict.fromkeys(COLOURS, 1) | {"grey": 0}
    assert bags == [once | {"red": 2}, once | {"blue": 2}]
    assert match.state.supply == [22, 21, 22, 22, 22, 21, 28]


@pytest.mark.rule("HYP-SET-12")
def test_markers_go_on_levels_three_two_and_one_as_the_player_decides() -> None:
    match = new(2)
    for seat in (0, 1):
        match.choose(("cube", "green"), seat)
    topics = []
    for colours in (("blue", "green"), ("red", "purple"), ("yellow", "orange")):
        assert match.ask is not None
        topics.append(match.ask.topic)
        for seat in (0, 1):
            match.choose(("marker", colours[seat]), seat)
    assert topics == ["level_3", "level_2", "level_1"]
    levels = [dict(zip(COLOURS, player.levels, strict=True)) for player in match.state.players]
    nothing = dict.fromkeys(COLOURS, 0)
    assert levels == [
        nothing | {"blue": 3, "red": 2, "yellow": 1},
        nothing | {"green": 3, "purple": 2, "orange": 1},
    ]


@pytest.mark.rule("HYP-SET-12")
def test_two_markers_never_share_a_row() -> None:
    match = new(2)
    for seat in (0, 1):
        match.choose(("cube", "green"), seat)
    match.choose(("marker", "blue"), 0)
    match.choose(("marker", "blue"), 1)
    assert match.asks[0].options == [("marker", colour) for colour in COLOURS if colour != "blue"]


@pytest.mark.rule("HYP-SET-13")
@pytest.mark.parametrize("seats", SEATS)
def test_three_figures_stand_on_each_capital_outside_the_city(seats: int) -> None:
    state = settled(seats).state
    for seat in range(seats):
        capital = state.map.homelands[state.players[seat].home][0]
        assert [state.outside(capital, other) for other in range(seats)] == [3 * (s == seat) for s in range(seats)]
        assert state.sites[capital] == [-1]
        assert state.on_map(seat) == 3


@pytest.mark.rule("HYP-SET-14", "HYP-SET-15")
def test_two_cards_of_each_of_four_stacks_are_on_offer_with_a_grey_cube_each() -> None:
    state = new().state
    assert len(BOX.cards) == 64
    assert [len(stack) for stack in state.stacks] == [14, 14, 14, 14]
    assert [BOX.cards[card].stack for card in state.display] == ["I", "I", "II", "II", "III", "III", "IV", "IV"]
    assert state.grey_on == [1] * 8
    assert state.supply[6] == 28
    for stack, kind in zip(state.stacks, ("I", "II", "III", "IV"), strict=True):
        assert {BOX.cards[card].stack for card in stack.items} == {kind}
        assert stack.seen(0) == [None] * 14


@pytest.mark.rule("HYP-SET-14")
def test_the_stacks_are_shuffled() -> None:
    assert len({tuple(new(seed=seed).state.display) for seed in range(10)}) == 10


@pytest.mark.rule("HYP-SET-16")
def test_there_are_two_tiles_for_each_of_three_conditions() -> None:
    assert {name: tile.count for name, tile in BOX.objectives.items()} == {
        "objective_vp": 2,
        "objective_technology": 2,
        "objective_figures": 2,
    }


@pytest.mark.rule("HYP-SET-17")
def test_the_general_supply_before_anything_is_handed_out() -> None:
    pieces = BOX.pieces
    assert (pieces.cubes_per_colour, pieces.grey_cubes, pieces.ghosts) == (24, 36, 18)  # gems never run short
    for seats in SEATS:
        state = new(seats).state
        assert state.supply == [24 - seats] * 6 + [36 - 8]


@pytest.mark.rule("HYP-SET-18")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_draws_three_cubes_before_the_first_turn(seats: int) -> None:
    match = settled(seats)
    for player in match.state.players:
        assert (sum(player.available), sum(player.bag)) == (3, 4)
    assert sum(told.verb == "drew" for told in match.events(None)) == 3 * seats


@pytest.mark.rule("HYP-SET-19")
def test_the_first_player_is_drawn_and_nobody_is_compensated() -> None:
    firsts = set()
    for seed in range(20):
        match = settled(3, seed)
        state = match.state
        assert (state.active, state.turns, match.events(None)[-2].verb) == (state.first, 1, "first_player")
        firsts.add(state.first)
        assert {(p.gems, sum(p.available), sum(p.bag), sum(p.levels)) for p in state.players} == {(0, 3, 4, 6)}
    assert firsts == {0, 1, 2}


@pytest.mark.rule("HYP-SET-21")
def test_all_hexes_may_lie_face_up_from_the_start_with_tokens_and_ghosts() -> None:
    state = new(4, face_up=True).state
    assert all(state.is_open(place) for place in range(len(state.sites)))
    hidden = (state.map.centre, *state.map.borderlands)
    sites = sum(len(state.sites[place]) for place in hidden)
    assert sum(state.sites[place].count(GHOST) for place in hidden) == sites
    assert state.ghosts == 18 - sites
    for place in hidden:
        for site in range(len(state.land_at(place).cities), len(state.sites[place])):
            assert len(state.tokens[place * MOST_SITES + site]) == 2


@pytest.mark.rule("HYP-SET-22")
def test_places_at_the_table_are_drawn_and_go_clockwise() -> None:
    seen = set()
    for seed in range(40):
        homes = [player.home for player in new(5, seed).state.players]
        assert homes == [(homes[0] + seat) % 5 for seat in range(5)]
        seen.add(homes[0])
    assert seen == {0, 1, 2, 3, 4}


@pytest.mark.rule("HYP-SET-22")
@pytest.mark.parametrize("seats", SEATS)
def test_homelands_are_listed_clockwise_around_the_centre(seats: int) -> None:
    def beside(home: tuple[tuple[int, int], ...]) -> float:
        q, r = (sum(place[axis] for place in home) / 3 for axis in (0, 1))
        return atan2(1.5 * r, 3**0.5 * (q + r / 2)) % tau

    angles = [beside(home) for home in BOX.layouts[seats].homelands]
    first = angles.index(min(angles))
    assert angles[first:] + angles[:first] == sorted(angles)


# --- settings ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({"factions": ["red_duchy"]}, "factions: 1 are named for 2 seats"),
        ({"factions": ["red_duchy", "red_duchy"]}, "settings of hyperborea: factions: 'red_duchy' is listed twice"),
        (
            {"factions": ["red_duchy", "green_duchy"]},
            "settings of hyperborea: factions: there is no 'green_duchy'; there are red_duchy, emerald_kingdom, "
            "purple_matriarchy, golden_barony, coral_throne, celestial_reign",
        ),
        ({"drawn_tiles": True}, "drawn_tiles: only with mode faction_war"),
        ({"length": "endless"}, "settings of hyperborea: length: there is no 'endless'; there are short, normal, long"),
        ({"mode": "peace"}, "settings of hyperborea: mode: there is no 'peace'; there are invasion, faction_war"),
    ],
)
def test_a_bad_setting_is_refused_with_its_reason(settings: dict[str, Any], why: str) -> None:
    with pytest.raises(SettingsError) as refused:
        new(2, **settings)
    assert str(refused.value) == why


def test_factions_can_be_named() -> None:
    named = ["coral_throne", "golden_barony", "red_duchy"]
    assert [player.faction for player in new(3, factions=named).state.players] == named
