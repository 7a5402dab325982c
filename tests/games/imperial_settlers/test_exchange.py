"""IMP-SPEND: exchanging workers."""

from pathlib import Path

import pytest

from gobelin.games.imperial_settlers import override
from gobelin.games.imperial_settlers.state import SettlersState
from gobelin.games.imperial_settlers.vocabulary import WORKER
from gobelin.kernel import Match
from support.settlers import Scene

CHOICES = ["receive wood", "receive stone", "receive food", "receive common_card", "receive faction_card"]


@pytest.mark.rule("IMP-SPEND-01", "IMP-SPEND-06")
def test_two_workers_buy_a_resource_or_a_card_of_either_deck_but_no_gold() -> None:
    scene = Scene("barbarians", "romans").goods(0, worker=3).play("exchange 1")
    assert scene.offer() == CHOICES


@pytest.mark.rule("IMP-SPEND-01")
@pytest.mark.parametrize("good", ["wood", "stone", "food"])
def test_a_resource_of_choice_is_taken(good: str) -> None:
    scene = Scene("barbarians", "romans").goods(0, worker=3).play("exchange 1", f"receive {good}")
    assert (scene.purse(0), scene.cards(0), scene.asked) == ({"worker": 1, good: 1}, [], 1)


@pytest.mark.rule("IMP-SPEND-01")
@pytest.mark.parametrize(("good", "name"), [("common_card", "mill"), ("faction_card", "raid")])
def test_a_card_of_the_named_deck_is_drawn(good: str, name: str) -> None:
    scene = Scene("barbarians", "romans").goods(0, worker=3).on_top("mill").on_top("raid", seat=0)
    scene.play("exchange 1", f"receive {good}")
    assert (scene.purse(0), scene.cards(0), scene.asked) == ({"worker": 1}, [name], 1)


@pytest.mark.rule("IMP-SPEND-01")
def test_one_worker_buys_nothing() -> None:
    assert Scene("barbarians", "romans").goods(0, worker=1, wood=9, gold=9).offer() == ["pass"]


@pytest.mark.rule("IMP-SPEND-02", "IMP-SPEND-03")
@pytest.mark.parametrize(("workers", "most"), [(2, 1), (3, 1), (8, 4), (60, 30)])
def test_as_many_trades_as_there_are_pairs_of_workers_can_be_announced(workers: int, most: int) -> None:
    scene = Scene("barbarians", "romans").goods(0, worker=workers)
    assert scene.offer() == [*(f"exchange {trades}" for trades in range(1, most + 1)), "pass"]


@pytest.mark.rule("IMP-SPEND-02", "IMP-SPEND-03")
def test_the_announced_number_is_paid_at_once_and_carried_out_in_full() -> None:
    scene = Scene("barbarians", "romans").goods(0, worker=8).play("exchange 3")
    assert scene.purse(0) == {"worker": 2}
    for _ in range(3):
        assert (scene.asked, scene.topic, scene.offer()) == (0, "exchange", CHOICES)  # and no way to stop
        scene.play("receive stone")
    assert (scene.asked, scene.purse(0)) == (1, {"worker": 2, "stone": 3})


@pytest.mark.rule("IMP-SPEND-04")
def test_for_each_pair_the_choice_is_made_anew() -> None:
    scene = Scene("barbarians", "romans").goods(0, worker=8).on_top("mill")
    scene.play("exchange 4", "receive wood", "receive food", "receive common_card", "receive stone")
    assert (scene.purse(0), scene.cards(0)) == ({"wood": 1, "food": 1, "stone": 1}, ["mill"])


@pytest.mark.rule("IMP-SPEND-05")
def test_mark_gives_eight_workers_for_one_wood_two_common_cards_and_one_faction_card() -> None:
    scene = Scene("barbarians", "romans").goods(0, worker=8).on_top("mill", "town").on_top("raid", seat=0)
    scene.play("exchange 4", "receive wood", "receive common_card", "receive common_card", "receive faction_card")
    assert (scene.purse(0), scene.cards(0)) == ({"wood": 1}, ["mill", "town", "raid"])
    assert scene.asked == 1


@pytest.mark.rule("IMP-OPEN-28")
def test_the_terms_of_the_exchange_are_read_from_the_box(tmp_path: Path) -> None:
    terms = "exchange: {cost: {worker: 3}, gain_one_of: [wood, stone], source: seed, confidence: high}"
    (tmp_path / "box.yaml").write_text(terms)
    game = override(tmp_path)
    match: Match[SettlersState] = Match.new(game, {"factions": ["barbarians", "romans"]}, 2, 3, undo="free")
    while match.ask is not None and ("exchange", 1) not in match.ask.options:
        match.choose(match.ask.options[0])
    assert match.ask is not None
    purse = match.state.realms[match.ask.seat].purse
    workers = purse[WORKER]
    assert ("exchange", workers // 3) in match.ask.options
    assert ("exchange", workers // 3 + 1) not in match.ask.options
    match.choose(("exchange", 1))
    assert match.ask.options == [("receive", "wood"), ("receive", "stone")]
