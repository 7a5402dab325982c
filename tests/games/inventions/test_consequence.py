"""What options cost, give and change, as it is told before they are chosen."""

from collections import Counter

from gobelin.conformance import walk
from gobelin.games.inventions import GAME
from gobelin.games.inventions.progress import demands
from gobelin.games.inventions.state import InventionsState
from gobelin.kernel import Match, Note
from gobelin.promises import check_whole
from support.inventions import Scene

SILENT = {"academic", "decline", "discipline", "settle", "specialist"}
"""Verbs that only their question knows the purpose of."""


def matches() -> list[Match[InventionsState]]:
    """A game for each number of seats."""
    return [Match.new(GAME, None, seats, f"consequence-{seats}") for seats in (2, 3, 4)]


def test_whole_consequences_are_what_the_ledger_says_afterwards() -> None:
    whole, every, told = Counter[str](), Counter[str](), set[str]()
    for match in matches():
        for number, now in enumerate(walk(match)):
            ask = now.ask
            if ask is None:
                continue
            foretold = now.consequences(ask.seat)
            for place, (option, one) in enumerate(zip(ask.options, foretold, strict=True)):
                verb = str(option[0])
                every[verb] += 1
                whole[verb] += one.is_whole
                if one.cost or one.gain or one.notes:
                    told.add(verb)
                if one.is_whole and (place + number) % 3 == 0:
                    check_whole(now, ask.seat, option, one)
    assert sum(whole.values()) > 0.7 * sum(every.values())
    assert {verb for verb in every if whole[verb] > 0.7 * every[verb]} >= {
        *("pillar", "claim", "present", "invent", "innovate", "share", "travel", "eureka", "send"),
        *("chain", "take", "place", "end", "use_economy"),
    }
    assert set(every) - told <= SILENT | {"end", "order", "give_up"}


def test_a_placement_that_can_be_paid_in_several_ways_tells_its_price() -> None:
    checked = set()
    for match in matches():
        for now in walk(match):
            for option, told in zip(now.ask.options, now.consequences(now.ask.seat), strict=True) if now.ask else ():
                assert now.ask is not None
                if option[0] == "place":
                    cost = demands(now.state, now.ask.seat, str(option[1]), str(option[2]))
                    prices = [note.args["amount"] for note in told.notes if note.says == "price"]
                    paid = sum(amount for what, amount in told.gain.items() if what.startswith("exhausted"))
                    assert [len(cost)] in (prices, [paid])
                    checked.add((len(cost), bool(prices)))
    assert {(1, True), (1, False), (2, True), (2, False)} <= checked


def test_what_a_chain_marker_leads_to_and_who_is_left() -> None:
    scene = Scene().people(0, "africa", 2).inventions(0, "boats").influence(0, 5)
    scene.play("pillar call_specialists", "call africa 1")
    ask = scene.match.ask
    assert ask is not None
    told = dict(zip(ask.options, scene.match.consequences(0), strict=True))
    assert told["chain", "boats"].notes == (
        Note("benefit", {"op": "action", "action": "travel", "amount": 1}),
        Note("markers", {"count": 1}),
    )
