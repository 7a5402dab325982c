"""What options of Tapestry will cost, give and change, held against what happens when they are chosen."""

from collections import Counter

import pytest

from gobelin.conformance import walk
from gobelin.games.tapestry import GAME
from gobelin.kernel import Account, Consequence, Match
from gobelin.locales import Texts
from support.tapestry import Scene

TEXTS = Texts(GAME, "en", ["Ada", "Bo"])


def told(scene: Scene, *option: str | int) -> Consequence:
    """What is said of an option of the open question."""
    ask = scene.match.ask
    assert ask is not None
    return scene.match.consequences(ask.seat)[ask.options.index(option)]


def said(scene: Scene, *option: str | int) -> str:
    """The same in words."""
    return " · ".join(TEXTS.consequence(told(scene, *option)))


@pytest.mark.parametrize("seats", [1, 3])
def test_all_that_is_whole_is_what_the_ledger_counts(seats: int) -> None:
    ledger = GAME.ledger
    assert ledger is not None
    verbs: Counter[str] = Counter()
    for match in walk(Match.new(GAME, {}, seats, f"whole/{seats}")):
        for seat, ask in match.asks.items():
            for option, consequence in zip(ask.options, match.consequences(seat), strict=True):
                if not consequence.is_whole:
                    continue
                verbs[str(option[0])] += 1
                twin, account = match.clone(), Account()
                twin.choose(option, seat)
                for event in twin.events(None, len(match.entries) + 1):
                    ledger.fold(account, event)
                own = {key: count for key, count in account.counts.items() if count and key.startswith(f"{seat} ")}
                amounts = [(consequence.gain, 1), (consequence.cost, -1)]
                assert own == {f"{seat} {what}": sign * n for part, sign in amounts for what, n in part.items()}
    assert verbs["advance"] > 20


@pytest.mark.rule("TAP-EXP-03")
def test_the_matching_sides_of_every_turn_are_those_that_score() -> None:
    checked = 0
    for match in walk(Match.new(GAME, {}, 3, "sides")):
        for seat, ask in match.asks.items():
            if ask.topic != "tile_turn":
                continue
            for option, consequence in zip(ask.options, match.consequences(seat), strict=True):
                (note,) = consequence.notes
                twin = match.clone()
                before = len(twin.events(None))
                twin.choose(option, seat)
                events = twin.events(None)[before:]
                assert note.args["count"] == sum(int(e.args[1]) for e in events if e.args[2:] == ("explore",))
                checked += 1
    assert checked > 10


def test_an_advance_says_its_price_until_it_is_paid() -> None:
    scene = Scene().resources(0, food=1, coin=1).token(0, "exploration", 1)
    assert said(scene, "advance", "exploration") == (
        "space 2: Rafts · Cost: 1 any · Benefit: explore · Bonus: 1 any → 1 tapestry card"
    )
    scene = Scene().resources(0, food=1, coin=1).token(0, "exploration", 3)
    assert said(scene, "advance", "exploration").startswith(
        "\N{MINUS SIGN} 1 coin, 1 food · space 4: Navigation · Benefit: "
    )


def test_an_income_turn_says_what_the_mat_brings() -> None:
    consequence = told(Scene().resources(0, coin=1), "income")
    assert consequence.gain["coin"] == 1
    assert consequence.notes[0].args == {"turn": 2}


def test_a_conquest_says_against_whom_it_is_and_how_each_answer_ends() -> None:
    for match in walk(Match.new(GAME, {}, 2, "9")):
        for seat, ask in match.asks.items():
            consequences = [" · ".join(TEXTS.consequence(one)) for one in match.consequences(seat)]
            if ask.topic == "reaction":
                assert consequences[ask.options.index(("pass",))].startswith("your piece is toppled, ")
