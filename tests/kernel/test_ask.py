"""Questions, options and verbs."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobelin.kernel import Ask, AskEach, Match, Option, Rule, Verb, Verbs
from support.tiny import Tiny, tiny_game


def test_equal_options_are_merged_and_keep_the_order_of_their_first() -> None:
    ask = Ask(1, "turn", [("b",), ("a", 1), ("b",), ("a", 2), ("a", 1)])
    assert ask.options == [("b",), ("a", 1), ("a", 2)]


def test_options_may_come_from_a_generator() -> None:
    assert Ask(0, "turn", (("take", i) for i in range(3))).options == [("take", 0), ("take", 1), ("take", 2)]


def test_asks_are_equal_by_value_and_are_no_keys() -> None:
    ask = Ask(0, "turn", [("a",)], rules=("TIN-A",))
    assert ask == Ask(0, "turn", [("a",), ("a",)], rules=("TIN-A",))
    assert ask != Ask(1, "turn", [("a",)], rules=("TIN-A",))
    assert ask != Ask(0, "end", [("a",)], rules=("TIN-A",))
    assert ask != Ask(0, "turn", [("b",)], rules=("TIN-A",))
    assert ask != Ask(0, "turn", [("a",)])
    assert ask != (0, "turn", [("a",)])
    with pytest.raises(TypeError, match="unhashable"):
        hash(ask)


def test_ask_each_puts_its_questions_in_seat_order() -> None:
    each = AskEach("draft", (seat for seat in [2, 0, 1]), lambda seat: [("take", seat), ("pass",)], rules=("TIN-A",))
    asks = each.asks()
    assert list(asks) == [0, 1, 2]
    assert asks[2] == Ask(2, "draft", [("take", 2), ("pass",)], rules=("TIN-A",))


def test_ask_each_computes_its_offer_when_it_is_asked() -> None:
    stock = [1, 2]
    each = AskEach("draft", [0], lambda seat: [("take", thing) for thing in stock])
    stock.append(3)
    assert each.asks()[0].options[-1] == ("take", 3)


def test_an_offer_of_lists_breaks_the_match_rather_than_being_taken_for_options() -> None:
    def play(state: Tiny) -> Rule[None]:
        yield Ask(0, "turn", [["yes"], ["no"]])  # type: ignore[list-item]

    with pytest.raises(Exception, match="unhashable"):
        Match.new(tiny_game(play), seats=1)


@pytest.mark.parametrize(
    ("option", "index"),
    [(("pass",), 0), (("place", 0, 5), 1), (("place", 0, 6), 2), (("place", 2, 7), 9), (("name", "red"), 10)],
)
def test_indices_are_fixed_by_the_declared_order(option: Option, index: int) -> None:
    verbs = Verbs(Verb("pass"), Verb("place", row=3, col=range(5, 8)), Verb("name", word=["red", "blue"]))
    assert verbs.size == 12
    assert verbs.index(option) == index
    assert verbs.option(index) == option


@given(st.lists(st.lists(st.integers(1, 5), max_size=3), min_size=1, max_size=5))
def test_every_index_goes_to_an_option_and_back(domains: list[list[int]]) -> None:
    verbs = Verbs(
        *(Verb(f"v{i}", **{f"p{j}": size for j, size in enumerate(sizes)}) for i, sizes in enumerate(domains))
    )
    options = [verbs.option(index) for index in range(verbs.size)]
    assert len(set(options)) == verbs.size == sum(verb.size for verb in verbs)
    assert [verbs.index(option) for option in options] == list(range(verbs.size))


def test_verbs_are_found_by_name_and_iterate_in_order() -> None:
    verbs = Verbs(Verb("b", x=2), Verb("a"))
    assert [verb.name for verb in verbs] == ["b", "a"]
    assert verbs["b"].params == ("x",)


@pytest.mark.parametrize(
    ("option", "why"),
    [
        (("dig",), "no verb 'dig' is declared"),
        ((3,), "no verb 3 is declared"),
        (("place", 1), "1 parameters"),
        (("place", 1, 2, 3), "3 parameters"),
        (("place", 3, 0), "3 is not in the declared domain of row"),
        (("place", 0, -1), "-1 is not in the declared domain of col"),
        (("place", "0", 0), "'0' is not in the declared domain of row"),
        (("name", "green"), "'green' is not in the declared domain of word"),
    ],
)
def test_an_undeclared_option_is_refused_with_the_reason(option: Option, why: str) -> None:
    verbs = Verbs(Verb("pass"), Verb("place", row=3, col=3), Verb("name", word=["red"]))
    with pytest.raises(ValueError, match=why):
        verbs.index(option)


@pytest.mark.parametrize("index", [-1, 10, 99])
def test_there_is_no_action_outside_the_table_and_the_error_names_it(index: int) -> None:
    with pytest.raises(ValueError, match=rf"no action {index}: the game declares 10"):
        Verbs(Verb("pass"), Verb("place", row=3, col=3)).option(index)


def test_domains_are_finite_filled_and_without_repetition() -> None:
    for domain in (0, -1, [], range(0), ["red", "red"]):
        with pytest.raises(ValueError, match="domain of word is empty or repeats"):
            Verb("name", word=domain)
    with pytest.raises(ValueError, match="declared twice"):
        Verbs(Verb("pass"), Verb("pass"))


def test_a_verb_that_is_declared_again_has_its_further_options_at_the_end() -> None:
    before = Verbs(Verb("play", card=["farm", "mine"]), Verb("pass"))
    after = Verbs(*before, Verb("play", card=["mill"]))
    assert [after.option(index) for index in range(after.size)] == [
        *(before.option(index) for index in range(before.size)),
        ("play", "mill"),
    ]
    assert [after.index(after.option(index)) for index in range(after.size)] == [0, 1, 2, 3]
    assert after["play"].params == ("card",)
    with pytest.raises(ValueError, match="not in the declared domain of card"):
        after.index(("play", "castle"))
    for again in (Verb("play", card=["mine", "mill"]), Verb("play", tile=["mill"])):
        with pytest.raises(ValueError, match="verb play is declared twice"):
            Verbs(*before, again)
