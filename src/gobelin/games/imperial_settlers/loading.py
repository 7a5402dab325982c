"""The box of Imperial Settlers, read from its files, validated and loaded once; custom files take precedence.

>>> sorted(BOX.factions), len(BOX.decks["common"])
(['barbarians', 'egyptians', 'japanese', 'romans'], 84)

A custom folder has files of the same names as the package's. Their items and blocks replace those of the
same id; the file of a faction may add whole cards for own decks, with ids and numbers that are not yet taken:

    deck: romans
    spares:
    - id: forum
      numbers: [ROM031, ROM032, ROM033]
      ...
"""

from __future__ import annotations

import types
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from string import ascii_lowercase
from typing import Annotated, Any, Final, get_args, get_origin

from gobelin.games.imperial_settlers.checks import check_card, check_deck, check_factions, check_part, check_spares
from gobelin.games.imperial_settlers.components import (
    AttackCard,
    Box,
    Card,
    ColourGoods,
    Copy,
    CopyOverride,
    Exchange,
    Faction,
    Foundation,
    Prices,
    Setup,
)
from gobelin.games.imperial_settlers.effects import Effect, Operation, Produce, ProduceChoice
from gobelin.games.imperial_settlers.vocabulary import (
    COLOURS,
    DECKS,
    FACTIONS,
    GOODS,
    KINDS,
    LOCATION,
    NUMBERS,
    Deck,
    Good,
    Goods,
    Of,
)
from gobelin.kernel import Components
from gobelin.toolkit.box import Block, BoxFiles, Facts, Named, Single, as_components
from gobelin.toolkit.reading import Count, FieldError, Notation, fields, join_path, mapping, one_of, tagged

# --- reading ----------------------------------------------------------------------------------------------------------

_INLINE: Final[Mapping[type[Facts], str]] = {Produce: "gain", ProduceChoice: "options"}
"""Forms whose one field stands right under their name."""


def _effect(value: object, path: str) -> Facts:
    """An effect: a mapping with one key, its form."""
    forms = mapping(value, path)
    if len(forms) != 1:
        raise FieldError(path, f"must have exactly one form, not {len(forms)}")
    ((form, facts),) = forms.items()
    struct = tagged(Effect).get(str(form))
    if struct is None:
        raise FieldError(join_path(path, form), f"no such form; known are {', '.join(tagged(Effect))}")
    path = join_path(path, form)
    inline = _INLINE.get(struct)
    if inline:
        return struct(NOTATION.read(fields(struct)[inline].type, facts, path))
    return NOTATION.struct(struct, facts, path)


def _operation(value: object, path: str) -> Facts:
    """An operation: a mapping whose `op` names it."""
    facts = dict(mapping(value, path))
    name = one_of(facts.pop("op", None), tuple(tagged(Operation)), join_path(path, "op"))
    return NOTATION.struct(tagged(Operation)[name], facts, path)


def _goods(value: object, allowed: Sequence[str], path: str) -> Goods:
    """A bundle of goods, in the order of their numbers."""
    bundle = []
    for name, amount in mapping(value, path).items():
        if name not in allowed:
            raise FieldError(join_path(path, name), f"{name!r} is not one of {', '.join(allowed)}")
        bundle.append((NUMBERS[str(name)], NOTATION.read(Count, amount, join_path(path, name))))
    return tuple(sorted(bundle))


def _own(kind: Any, value: object, path: str) -> Any:
    """What the files spell in a way of their own: goods by their names, effects and operations by their forms."""
    if get_origin(kind) is Annotated:
        of, mark = get_args(kind)[:2]
        if isinstance(mark, Of):
            return NUMBERS[one_of(value, mark.names, path)] if of is Good else _goods(value, mark.names, path)
    if kind is Effect:
        return _effect(value, path)
    if kind is Operation:
        return _operation(value, path)
    return NotImplemented


class SettlersFiles(BoxFiles[Box]):
    """All cards of a box are in one mapping, and so are the facts for the kernel."""

    def as_components(self, box: Box) -> Components:
        """The box for the kernel."""
        named: list[Named] = [*box.cards.values(), *box.attack_cards.values(), *box.factions.values()]
        facts = {item.id: item for item in named} | {name: getattr(box, name) for name in self.single}
        return as_components(self.version, named, facts)


def _deck(deck: str) -> Block:
    is_faction = deck in FACTIONS
    return Block(f"{deck}.yaml", Card, 30 if is_faction else 84, "cards", "deck", "cards", spares=is_faction)


NOTATION: Final = Notation(_own)
FILES: Final = SettlersFiles(
    2,
    Path(__file__).with_name("components"),
    {
        **{deck: _deck(deck) for deck in DECKS},
        "attack_cards": Block("attack_cards.yaml", AttackCard, 16, "cards", "deck"),
        "factions": Block("factions.yaml", Faction, 4),
    },
    {
        "setup": Single("box.yaml", Setup),
        "exchange": Single("box.yaml", Exchange),
        "prices": Single("box.yaml", Prices),
        "foundation": Single("box.yaml", Foundation),
        "colour_goods": Single("box.yaml", ColourGoods),
    },
    NOTATION,
)

# --- loading ----------------------------------------------------------------------------------------------------------


def load(overrides: Path | None = None) -> Box:
    """The box, validated; items of the same id in the files of the override folder replace the package's own.

    Spare cards of the folder are in the box, but in no deck: own decks can be built with them (IMP-VAR-15).
    """
    contents = FILES.read(overrides)
    found, frozen = contents.items, types.MappingProxyType
    factions: Mapping[str, Faction] = found["factions"]
    check_factions(factions)
    for name, part in contents.single.items():
        with FILES.telling(name):
            check_part(part)
    spares = [card for deck in FACTIONS for name, card in found[deck].items() if (deck, name) in contents.spares]
    decks: dict[Deck, list[Card]] = {
        deck: [card for name, card in found[deck].items() if (deck, name) not in contents.spares] for deck in DECKS
    }
    for deck, cards in decks.items():
        check_deck(f"{deck}.yaml", cards, deck in factions)
    check_spares(spares, {number: card.id for cards in decks.values() for card in cards for number in card.numbers})
    every = [*(card for cards in decks.values() for card in cards), *spares]
    copies = {copy.id: copy for card in every for copy in _copies(card)}
    attack_deck = {
        f"{card.id}_{ascii_lowercase[n]}": card.target
        for card in found["attack_cards"].values()
        for n in range(card.count)
    }
    contents.check(
        lambda item: check_card(item, factions.get(item.deck)) if isinstance(item, Card) else None,
        taken=(*GOODS, *KINDS, *COLOURS, *contents.single, *attack_deck, *copies),
    )
    return Box(
        cards=frozen({card.id: card for card in every}),
        copies=frozen(copies),
        by_form=frozen(
            {
                form: frozenset(copy.id for copy in copies.values() if type(copy.effect) is form)
                for form in tagged(Effect).values()
            }
        ),
        decks=frozen(
            {deck: tuple(sorted(copy.id for card in cards for copy in _copies(card))) for deck, cards in decks.items()}
        ),
        factions=contents.blocks["factions"],
        attack_cards=contents.blocks["attack_cards"],
        attack_deck=frozen(attack_deck),
        **contents.single,
    )


def _copies(card: Card) -> Iterator[Copy]:
    """The copies of a card, each with the facts printed on it."""
    changes = {override.number: override for override in card.copy_overrides}
    faces: dict[tuple[object, ...], str] = {}
    for number in card.numbers:
        change = changes.get(number, CopyOverride(number=number))
        cost = card.cost if change.cost is None else change.cost
        deal = card.deal if change.deal is None else change.deal
        raze = card.raze if change.raze is None else change.raze
        yield Copy(
            id=number.lower(),
            card=card.id,
            deck=card.deck,
            is_faction=card.deck != "common",
            kind=card.kind,
            colours=card.colours,
            cost=tuple(pair for pair in cost if pair[0] != LOCATION),
            needs_location=any(good == LOCATION for good, _ in cost),
            symbols=sum(amount for _, amount in cost),
            deal=deal,
            raze=raze,
            bonus=card.building_bonus,
            effect=card.effect,
            vp_end=card.vp_end,
            face=faces.setdefault((cost, deal, raze), number.lower()),
        )


BOX: Final = load()
"""The box as the package has it."""
