"""Set-up of Inventions (INV-SET)."""

from collections import Counter
from importlib import import_module
from typing import Any

import pytest

from gobelin.games.inventions import GAME
from gobelin.games.inventions.chronos import CHRONOS
from gobelin.games.inventions.components import ACTIONS, GOAL_STACKS
from gobelin.games.inventions.ideas import draw_top
from gobelin.games.inventions.loading import BOX
from gobelin.games.inventions.setup import InventionsSettings
from gobelin.games.inventions.state import NOBODY, InventionsState, check
from gobelin.kernel import Match, Rng, SettingsError

SEEDS = range(6)


def table(seats: int = 4, seed: int | str = 0, prosperity: str = "by_letter") -> InventionsState:
    return GAME.setup(GAME.read_settings({"prosperity": prosperity}), seats, Rng.from_seed(seed))


def seen_by(state: InventionsState, seat: int | None, player: int) -> dict[str, Any]:
    """A society in the view of a seat."""
    shown: Any = GAME.plain_view(state, seat)["players"]
    return dict(shown[player])


def orders(seats: int) -> set[tuple[int, ...]]:
    """The turn orders of many games."""
    return {tuple(table(seats, seed).order) for seed in range(40)}


@pytest.mark.rule("INV-SET-01")
def test_nothing_may_be_made_or_lost() -> None:
    state = table()
    state.players[0].supply += 1
    with pytest.raises(AssertionError, match="player 0 has 31 citizens"):
        check(state)
    state = table()
    state.progress["economy_1"] -= 1
    with pytest.raises(AssertionError, match="economy_1 was lost"):
        check(state)
    state = table()
    state.regions["asia"].prosperity.pop()
    with pytest.raises(AssertionError, match=r"prosperity_. was lost"):
        check(state)
    state = table()
    state.players[1].goals.items[0] = state.players[0].goals.items[0]
    with pytest.raises(AssertionError, match="a private goal was lost"):
        check(state)
    state = table()
    state.regions["asia"].influence.append((2, "influence_share", True))
    with pytest.raises(AssertionError, match="player 2 has a tile twice"):
        check(state)


@pytest.mark.rule("INV-SET-02", "INV-OPEN-48")
def test_two_to_four_play_and_nobody_alone() -> None:
    assert list(GAME.seats) == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(SettingsError, match="seats"):
            Match.new(GAME, None, ["person"] * seats, 0)


@pytest.mark.rule("INV-SET-03")
@pytest.mark.parametrize(("seats", "players"), [(2, 3), (3, 3), (4, 4)])
def test_with_two_players_chronos_is_the_third(seats: int, players: int) -> None:
    state = table(seats)
    assert len(state.players) == players
    assert state.with_chronos is (seats == 2)
    assert sorted(state.order) == list(range(players))


@pytest.mark.rule("INV-SET-04", "INV-SET-07")
def test_everybody_begins_without_points_on_influence_1() -> None:
    state = table()
    assert [(society.ip, society.influence) for society in state.players] == [(0, 1)] * 4


@pytest.mark.rule("INV-SET-05", "INV-OPEN-53")
def test_chance_draws_the_starting_player_and_the_others_follow_clockwise() -> None:
    assert orders(4) == {(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)}
    assert orders(3) == {(0, 1, 2), (1, 2, 0), (2, 0, 1)}


@pytest.mark.rule("INV-SET-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_era_markers_begin_on_boxes_of_their_own_in_era_2(seats: int) -> None:
    state = table(seats)
    first = ["era2_box1", "era2_box2", "era2_box3", "era2_box4"][: len(state.players)]
    assert [state.players[player].box for player in state.order] == first


@pytest.mark.rule("INV-SET-08")
def test_chronos_begins_in_era_1() -> None:
    state = table()
    assert (state.era, state.round, state.phase) == (1, 1, "stone_age")


@pytest.mark.rule("INV-SET-09", "INV-SET-10")
def test_every_region_has_a_scholar_and_a_random_knowledge_tile_on_its_benefit_side() -> None:
    laid = set()
    for seed in SEEDS:
        regions = table(4, seed).regions
        assert all(display.scholar and not display.points_side for display in regions.values())
        tiles = tuple(display.knowledge for display in regions.values())
        assert sorted(tiles) == sorted(BOX.knowledge_tiles)
        laid.add(tiles)
    assert len(laid) == len(SEEDS)


@pytest.mark.rule("INV-SET-11", "INV-SET-12", "INV-SET-13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_milestones_a_are_common_b_private_c_on_the_eureka_display(seats: int) -> None:
    state = table(seats)

    def letters(milestones: list[str]) -> list[str]:
        return [BOX.milestones[milestone].letter for milestone in milestones]

    assert letters(state.common) == ["A"] * 4
    assert letters(state.private) == ["B"] * 4
    assert letters(state.eureka) == ["C"] * 3
    assert {letter: letters(stack) for letter, stack in state.milestone_stacks.items()} == {
        "D": ["D"] * 3,
        "E": ["E"] * 4,
        "F": ["F"] * 3,
    }
    for name in ("common", "private"):
        assert len({tuple(getattr(table(seats, seed), name)) for seed in range(20)}) > 10


@pytest.mark.rule("INV-SET-14")
def test_every_region_display_has_a_random_specialist_tile() -> None:
    laid = {tuple(display.specialist for display in table(4, seed).regions.values()) for seed in SEEDS}
    assert len(laid) == len(SEEDS)
    assert all(sorted(tiles) == sorted(BOX.specialist_tiles) for tiles in laid)


@pytest.mark.rule("INV-SET-16")
def test_the_five_early_ideas_lie_at_random_where_the_specialist_tile_allows_it() -> None:
    seen = set()
    for seed in range(20):
        state = table(4, seed)
        cards = {display.specialist: display.card for display in state.regions.values()}
        assert cards.pop("specialist_present") == ""
        assert cards.pop("specialist_share") == ""
        assert sorted(cards.values()) == [
            "domestication_horse",
            "fermentation",
            "seawall",
            "tanned_leather",
            "wheel",
        ]
        assert all(display.originator == NOBODY for display in state.regions.values())
        seen.add(cards["specialist_points"])
    assert len(seen) == 5


@pytest.mark.rule("INV-SET-15", "INV-SET-17")
def test_the_idea_stack_is_era_3_above_4_5_and_6_each_shuffled() -> None:
    tops = set()
    for seed in range(20):
        state = table(3, seed)
        eras = [BOX.ideas[card].era for card in reversed(state.deck.items)]
        assert eras == sorted(eras)
        assert Counter(eras) == {4: 6, 5: 12, 6: 6}
        tops.add(state.deck.items[0])
    assert len(tops) == 6


@pytest.mark.rule("INV-SET-18")
def test_asia_and_north_america_are_connected() -> None:
    assert "north_america" in BOX.regions["asia"].adjacent
    assert "asia" in BOX.regions["north_america"].adjacent


@pytest.mark.rule("INV-SET-19", "INV-SET-20", "INV-SET-21", "INV-OPEN-06")
@pytest.mark.parametrize(
    ("seats", "early", "late"), [pytest.param(4, 4, 3), pytest.param(3, 3, 2), pytest.param(2, 3, 2)]
)
def test_one_prosperity_stack_for_each_letter_lies_at_random_on_the_regions(seats: int, early: int, late: int) -> None:
    layouts = set()
    for seed in SEEDS:
        stacks = [display.prosperity for display in table(seats, seed).regions.values()]
        assert sorted(stacks) == [
            [tile.id] * (early if tile.letter in "ABCD" else late) for tile in BOX.prosperity_tiles.values()
        ]
        layouts.add(tuple(stack[0] for stack in stacks))
    assert len(layouts) == len(SEEDS)


@pytest.mark.rule("INV-OPEN-06")
def test_prosperity_stacks_are_mixed_unless_a_setting_says_otherwise() -> None:
    assert GAME.read_settings({}) == InventionsSettings(prosperity="mixed")


@pytest.mark.rule("INV-SET-22", "INV-OPEN-06")
def test_mixed_prosperity_stacks_have_the_same_tiles_in_stacks_of_the_same_sizes() -> None:
    stacks = [display.prosperity for display in table(3, 1, "mixed").regions.values()]
    assert Counter(len(stack) for stack in stacks) == {3: 4, 2: 3}
    assert Counter(tile for stack in stacks for tile in stack) == {
        "prosperity_a": 3, "prosperity_b": 3, "prosperity_c": 3, "prosperity_d": 3,
        "prosperity_e": 2, "prosperity_f": 2, "prosperity_g": 2,
    }  # fmt: skip
    assert any(len(set(stack)) > 1 for stack in stacks)


@pytest.mark.rule("INV-SET-23", "INV-SET-24", "INV-OPEN-56")
@pytest.mark.parametrize(("seats", "copies"), [(4, 3), (3, 2), (2, 2)])
def test_there_are_seven_stacks_of_each_kind_of_progress(seats: int, copies: int) -> None:
    state = table(seats)
    assert state.progress == {
        f"{kind}_{number}": copies for kind in ("economy", "culture", "technology") for number in range(1, 8)
    }


@pytest.mark.rule("INV-SET-25", "INV-SET-26", "INV-SET-27", "INV-SET-39")
def test_six_of_thirty_citizens_are_in_play() -> None:
    assert BOX.pieces.citizens == 30
    for society in table().players:
        assert (society.academy, society.home, society.exhausted) == (2, [1, 1, 1], [0, 0, 0])
        assert society.supply == 24


@pytest.mark.rule("INV-SET-25", "INV-SET-36", "INV-SET-37")
def test_pillars_aspirations_and_markers_wait_beside_the_board() -> None:
    pieces = BOX.pieces
    assert (pieces.season_pillars, pieces.chain_markers, pieces.aspirations, pieces.economy_tokens) == (2, 3, 4, 3)
    state = table()
    assert state.markers == 0
    for society in state.players:
        assert (society.epoch, society.seasons, society.aspirations, society.tray) == ("", [], [], [])
        assert len(society.tiles) == 5


@pytest.mark.rule("INV-SET-28")
def test_everybody_has_a_diplomat_on_the_own_milestone_alone() -> None:
    state = table(3)
    standing = {milestone: where for milestone, where in state.diplomats.items() if where}
    assert standing == {state.private[seat]: [seat] for seat in range(3)}


@pytest.mark.rule("INV-SET-29")
def test_everybody_has_one_private_goal_of_each_stack_and_only_the_owner_sees_them() -> None:
    state = table(3, 4)
    for seat in range(3):
        own = seen_by(state, seat, seat)["goals"]
        assert [BOX.private_goals[goal].stack for goal in own] == list(GOAL_STACKS)
        for other in (None, *(s for s in range(3) if s != seat)):
            assert seen_by(state, other, seat)["goals"] == [None] * 3


@pytest.mark.rule("INV-SET-30")
def test_the_influence_tiles_are_with_their_owners() -> None:
    assert set(table().players[0].tiles) == {
        "influence_plus_one",
        "influence_present",
        "influence_invent",
        "influence_innovate",
        "influence_share",
    }
    assert all(display.influence == [] for display in table().regions.values())


@pytest.mark.rule("INV-SET-31")
def test_one_economy_token_is_at_hand_and_two_lie_on_their_hexes() -> None:
    for society in table().players:
        assert (society.tokens, society.hex_tokens) == (1, ["hex_m2_0", "hex_2_0"])


@pytest.mark.rule("INV-SET-32", "INV-SET-33")
def test_everybody_has_the_idea_of_the_own_milestone_and_one_of_era_3() -> None:
    state = table(4, 3)
    for seat, society in enumerate(state.players):
        own, drawn = (BOX.ideas[card] for card in society.ideas)
        assert (own.era, own.milestone) == (2, state.private[seat])
        assert drawn.era == 3


@pytest.mark.rule("INV-SET-33", "INV-SET-34")
def test_in_turn_order_everybody_takes_the_top_card_of_the_stack(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []

    def draw_and_note(state: InventionsState) -> str:
        drawn.append(state.deck.items[-1])
        return draw_top(state)

    monkeypatch.setattr(import_module("gobelin.games.inventions.setup"), "draw_top", draw_and_note)
    first = set()
    for seats in (2, 3, 4):
        for seed in SEEDS:
            drawn.clear()
            state = table(seats, seed)
            takers = [player for player in state.order if player < seats]
            assert [state.players[player].ideas[1] for player in takers] == drawn
            first.add((seats, takers[0] > 0))
    assert len(first) == 2 * 3  # seat 0 began, and somebody else


@pytest.mark.rule("INV-SET-33", "INV-SET-34")
def test_in_turn_order_the_cards_come_from_the_top_and_the_next_three_are_the_display() -> None:
    state = table(4, 3)
    drawn = [state.players[seat].ideas[1] for seat in state.order]
    seen = [*drawn, *reversed(state.display), state.deck.items[-1]]
    assert [BOX.ideas[card].era for card in seen] == [3, 3, 3, 3, 3, 3, 4, 4]
    assert len(state.display) == 3
    assert state.deck.seen(None) == [None] * (len(state.deck) - 1) + [state.deck.items[-1]]


@pytest.mark.rule("INV-SET-35")
def test_everybody_has_two_random_prehistoric_inventions() -> None:
    state = table()
    cards = [card for society in state.players for card in society.inventions]
    assert [len(society.inventions) for society in state.players] == [2, 2, 2, 2]
    assert [(BOX.ideas[card].era, BOX.ideas[card].milestone) for card in cards] == [(1, "")] * 8
    assert len(set(cards)) == 8
    assert len({tuple(table(4, seed).players[0].inventions) for seed in SEEDS}) == len(SEEDS)


@pytest.mark.rule("INV-SET-38")
def test_the_shared_material_is_complete() -> None:
    assert Counter(idea.era for idea in BOX.ideas.values()) == {1: 9, 2: 9, 3: 6, 4: 6, 5: 12, 6: 6}
    assert (len(BOX.milestones), len(BOX.private_goals)) == (21, 21)
    assert (len(BOX.regions), len(BOX.knowledge_tiles), len(BOX.specialist_tiles)) == (7, 7, 7)
    assert Counter((tile.kind, tile.count) for tile in BOX.progress_tiles.values()) == {
        ("economy", 3): 7,
        ("culture", 3): 7,
        ("technology", 3): 7,
    }
    assert {tile.letter: tile.count for tile in BOX.prosperity_tiles.values()} == {
        "A": 4, "B": 4, "C": 4, "D": 4, "E": 3, "F": 3, "G": 3,
    }  # fmt: skip


@pytest.mark.rule("INV-OPEN-51")
@pytest.mark.parametrize(("seats", "ideas", "prehistoric"), [(4, 0, 1), (3, 1, 3), (2, 2, 5)])
def test_cards_that_nobody_was_dealt_are_out_of_the_game(seats: int, ideas: int, prehistoric: int) -> None:
    state = table(seats)
    assert Counter(BOX.ideas[card].era for card in state.discarded) == Counter({1: prehistoric, 2: ideas})
    unused = {state.private[colour] for colour in range(seats, 4)}
    assert {BOX.ideas[card].milestone for card in state.discarded} == {"", *unused}


@pytest.mark.rule("INV-2P-01")
def test_chronos_has_citizens_influence_tiles_and_a_random_place_in_the_order() -> None:
    state = table(2)
    chronos = state.players[CHRONOS]
    assert (chronos.supply, len(chronos.tiles)) == (30, 5)
    assert {order.index(CHRONOS) for order in orders(2)} == {0, 1, 2}
    assert {tuple(seat for seat in order if seat != CHRONOS) for order in orders(2)} == {(0, 1), (1, 0)}


@pytest.mark.rule("INV-2P-02", "INV-2P-03")
def test_chronos_has_no_board_no_ideas_and_no_goals() -> None:
    chronos = table(2).players[CHRONOS]
    assert (chronos.ideas, chronos.inventions, chronos.goals.items) == ([], [], [])
    assert (chronos.home, chronos.academy, chronos.influence, chronos.tokens) == ([0, 0, 0], 0, 0, 0)
    shown = GAME.plain_view(table(2), 0)["chronos"]
    assert isinstance(shown, dict)
    assert set(shown) == {"seat", "supply", "tiles", "box", "era", "region", "kept"}


@pytest.mark.rule("INV-2P-07")
def test_with_two_players_there_are_fewer_tiles() -> None:
    state = table(2)
    assert sorted(len(display.prosperity) for display in state.regions.values()) == [2, 2, 2, 3, 3, 3, 3]
    assert set(state.progress.values()) == {2}


@pytest.mark.rule("INV-OPEN-45")
def test_forums_pair_the_actions_in_the_order_of_the_rulebook() -> None:
    assert [forum.actions for forum in BOX.forums.values()] == [
        ("present_idea", "invent"),
        ("innovate", "share_invention"),
        ("call_specialists", "gain_influence"),
        ("travel", "eureka"),
        ("send_diplomat", "recall_diplomat"),
    ]
    assert set(BOX.forum_of) == set(ACTIONS)
