"""IMP-VAR-15 to 17: faction decks that players build themselves.

The base box has exactly one legal deck per faction; a box with spare cards, prepared here, shows real alternatives.
"""

import msgspec
import pytest

from gobelin.games.imperial_settlers import GAME, make_game
from gobelin.games.imperial_settlers.components import BOX, FACTIONS, Box, Deck
from gobelin.games.imperial_settlers.state import Table
from gobelin.kernel import Game, Match, SettingsError


def cards_of(faction: str, count: int | None = None) -> list[str]:
    """The cards of a faction, or those with so many copies."""
    return [card.id for card in BOX.cards.values() if card.deck == faction and count in (None, card.count)]


def with_spares() -> Box:
    """A box with three spare Roman cards, in three, two and one copies, that no standard deck holds."""
    cards, copies = dict(BOX.cards), dict(BOX.copies)
    for model, spare, first in (
        ("trade_colony", "spare_three", 31),
        ("builder", "spare_two", 34),
        ("spies", "spare_one", 36),
    ):
        card = BOX.cards[model]
        numbers = tuple(f"ROM{first + n:03}" for n in range(card.count))
        cards[spare] = msgspec.structs.replace(card, id=spare, numbers=numbers)
        old = next(copy for copy in BOX.copies.values() if copy.card == model)
        for number in numbers:
            copy = msgspec.structs.replace(old, id=number.lower(), card=spare, face=numbers[0].lower())
            copies[copy.id] = copy
    return msgspec.structs.replace(BOX, cards=cards, copies=copies)


def romans(match: Match[Table]) -> list[str]:
    """The copies that the Roman player plays with."""
    realm = next(realm for realm in match.state.realms if realm.faction == "romans")
    hand = [copy for copy in realm.hand.items if copy.startswith("rom")]
    return sorted([*realm.deck.items, *hand])


def start(game: Game[Table], deck: list[str]) -> Match[Table]:
    """A game of Romans and Barbarians, the Romans with an own deck."""
    return Match.new(game, {"factions": ["romans", "barbarians"], "decks": {"romans": deck}}, 2)


@pytest.mark.rule("IMP-VAR-15", "IMP-VAR-16")
@pytest.mark.parametrize("faction", FACTIONS)
def test_the_deck_of_the_box_can_be_named_and_is_played_with_all_its_copies(faction: Deck) -> None:
    other = "romans" if faction != "romans" else "barbarians"
    settings = {"factions": [faction, other], "decks": {faction: cards_of(faction)}}
    match: Match[Table] = Match.new(GAME, settings, 2)
    realm = match.state.realms[0]
    mine = [copy for copy in (*realm.deck.items, *realm.hand.items) if not copy.startswith("com")]
    assert sorted(mine) == sorted(BOX.decks[faction])
    while match.ask:
        match.choose(match.ask.options[-1], match.ask.seat)
        GAME.check(match.state)
    assert match.result is not None
    replayed: Match[Table] = Match.replay(match.record)
    assert replayed.state == match.state


@pytest.mark.rule("IMP-VAR-15")
@pytest.mark.parametrize("count", [3, 2, 1])
def test_a_deck_without_one_of_its_cards_is_refused(count: int) -> None:
    deck = cards_of("romans")
    deck.remove(cards_of("romans", count)[0])
    with pytest.raises(SettingsError, match="3 cards with 3 copies, 6 with 2 and 9 with 1"):
        start(GAME, deck)


@pytest.mark.rule("IMP-VAR-16")
def test_a_card_named_twice_is_refused_since_all_its_copies_are_used_anyway() -> None:
    with pytest.raises(SettingsError, match="twice"):
        start(GAME, [*cards_of("romans"), "builder"])


@pytest.mark.rule("IMP-VAR-15")
@pytest.mark.parametrize("stranger", ["farm", "quarry", "no_such_card"])
def test_cards_of_others_common_cards_and_unknown_ones_are_refused(stranger: str) -> None:
    deck = [stranger if name == "trade_colony" else name for name in cards_of("romans")]
    with pytest.raises(SettingsError, match=f"'{stranger}' is no card of this faction"):
        start(GAME, deck)


def test_an_unknown_faction_is_refused() -> None:
    with pytest.raises(SettingsError, match="decks"):
        Match.new(GAME, {"decks": {"atlanteans": []}}, 2)


@pytest.mark.rule("IMP-VAR-17", "IMP-VAR-16")
@pytest.mark.parametrize(
    ("spare", "model", "copies"),
    [("spare_three", "trade_colony", 3), ("spare_two", "builder", 2), ("spare_one", "spies", 1)],
)
def test_a_spare_card_replaces_one_with_as_many_copies_and_all_of_them_are_played(
    spare: str, model: str, copies: int
) -> None:
    box = with_spares()
    match = start(make_game(box), [spare if name == model else name for name in cards_of("romans")])
    played = romans(match)
    assert len(played) == 30
    names = [box.copies[copy].card for copy in played]
    assert names.count(spare) == copies
    assert model not in names


@pytest.mark.rule("IMP-VAR-17")
@pytest.mark.parametrize(
    ("spare", "model"), [("spare_three", "builder"), ("spare_two", "spies"), ("spare_one", "trade_colony")]
)
def test_a_spare_card_cannot_replace_one_with_another_number_of_copies(spare: str, model: str) -> None:
    with pytest.raises(SettingsError, match="a faction deck has"):
        start(make_game(with_spares()), [spare if name == model else name for name in cards_of("romans")])


@pytest.mark.rule("IMP-VAR-17")
def test_a_spare_card_cannot_simply_be_added() -> None:
    with pytest.raises(SettingsError, match="a faction deck has"):
        start(make_game(with_spares()), [*cards_of("romans"), "spare_three"])


def test_without_a_deck_of_their_own_players_use_that_of_the_box_even_if_there_are_spares() -> None:
    match: Match[Table] = Match.new(make_game(with_spares()), {"factions": ["romans", "barbarians"]}, 2)
    assert romans(match) == sorted(BOX.decks["romans"])
