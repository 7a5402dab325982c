"""The box of Imperial Settlers, read from its files, validated and loaded once; custom files take precedence.

>>> sorted(BOX.factions), len(BOX.decks["common"])
(['barbarians', 'egyptians', 'japanese', 'romans'], 84)

A folder of a person's own has files of the same names as the package's. Their items and blocks replace those of the
same id; the file of a faction may add whole cards for own decks, with ids and numbers that are not yet taken:

    deck: romans
    spares:
    - id: forum
      numbers: [ROM031, ROM032, ROM033]
      ...
"""

from __future__ import annotations

import types
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from string import ascii_lowercase
from typing import Annotated, Any, Final, get_args, get_origin

from gobelin.games.imperial_settlers.checks import (
    check_block,
    check_card,
    check_faction_deck,
    check_factions,
    check_spare,
    check_total,
)
from gobelin.games.imperial_settlers.components import (
    AttackCard,
    Block,
    Box,
    Card,
    ColourGoods,
    Copy,
    CopyOverride,
    Exchange,
    Faction,
    Pieces,
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
from gobelin.toolkit.box import Facts, Named, worded
from gobelin.toolkit.box import as_components as box_components
from gobelin.toolkit.reading import (
    ComponentsError,
    Count,
    FieldError,
    Files,
    Notation,
    Raw,
    fields,
    join_path,
    listed,
    mapping,
    one_of,
    tagged,
)

VERSION: Final = 2
"""Of the components, apart from the rules': raised when a fact of the package's own files changes."""

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
            raise FieldError(join_path(path, name), f"{name!r} is none of {', '.join(allowed)}")
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


NOTATION: Final = Notation(_own)
HOME: Final = Path(__file__).with_name("components")
FILES: Final = ("box.yaml", "factions.yaml", *(f"{deck}.yaml" for deck in DECKS), "attack_cards.yaml")
SPARED: Final = tuple(f"{faction}.yaml" for faction in FACTIONS)
"""Files of an override folder that may have a block `spares`: further cards for own decks (IMP-VAR-15)."""
BLOCKS: Final[Mapping[str, type[Block]]] = {
    "setup": Setup,
    "exchange": Exchange,
    "prices": Prices,
    "colour_goods": ColourGoods,
    "pieces": Pieces,
}


def _box(files: Files) -> dict[str, Any]:
    """The blocks of box.yaml, each replaced as a whole."""
    merged = files.whole("box.yaml", tuple(BLOCKS))
    return {name: NOTATION.checked("box.yaml", name, kind, merged[name], check_block) for name, kind in BLOCKS.items()}


def _cards(files: Files, file: str, deck: str) -> dict[str, Raw]:
    """The cards of a file that names its deck at its head."""
    known, added = ("deck", "cards"), ("spares",) if file in SPARED else ()
    for values, _ in files.blocks(file, known, added):
        if values.get("deck") != deck:
            raise ComponentsError((file, "deck"), f"must be {deck}, not {values.get('deck')!r}")
    return files.items(file, "cards", known, added, beside=added)


def _spares(files: Files, file: str) -> Iterator[tuple[str, Raw]]:
    """The spare cards that the override folder adds to a faction, by their ids."""
    values = files.overrides.get(file, {})
    return listed(file, values, "spares", "spare") if "spares" in values else iter(())


# --- loading ----------------------------------------------------------------------------------------------------------


def load(overrides: Path | None = None) -> Box:
    """The box, validated; items of the same id in the files of the override folder replace the package's own.

    Spare cards of the folder are in the box, but in no deck: own decks can be built with them.
    """
    files = Files(HOME, FILES, overrides)
    blocks = _box(files)
    factions: dict[Deck, Faction] = {}
    for name, raw in files.items("factions.yaml", "factions", ("factions",)).items():
        faction = NOTATION.checked("factions.yaml", name, Faction, worded(raw))
        factions[faction.id] = faction
    check_factions({str(name): faction for name, faction in factions.items()})

    cards: dict[str, Card] = {}
    for deck in DECKS:
        file, of = f"{deck}.yaml", factions.get(deck)
        mine = []
        for name, raw in _cards(files, file, deck).items():
            card = _card(file, name, raw, deck, of)
            if name in cards:
                raise ComponentsError((file, name, "id"), f"is taken by a card of {cards[name].deck}.yaml")
            mine.append(card)
            cards[name] = card
        check_total(file, mine, 30 if of else 84)
        if of:
            check_faction_deck(file, mine)
        if twice := [number for number, n in Counter(n for card in mine for n in card.numbers).items() if n > 1]:
            raise ComponentsError((file, "cards"), f"number {twice[0]} is listed twice")

    attack_cards = {
        name: NOTATION.checked("attack_cards.yaml", name, AttackCard, worded(raw))
        for name, raw in _cards(files, "attack_cards.yaml", "attack_cards").items()
    }
    check_total("attack_cards.yaml", tuple(attack_cards.values()), 16)
    attack_deck = {f"{c.id}_{ascii_lowercase[n]}": c.target for c in attack_cards.values() for n in range(c.count)}

    decks = {
        deck: tuple(sorted(copy.id for card in cards.values() if card.deck == deck for copy in _copies(card)))
        for deck in DECKS
    }
    words = {*GOODS, *KINDS, *COLOURS, *blocks, *factions, *attack_cards, *attack_deck}
    for deck, of in factions.items():
        file = f"{deck}.yaml"
        for name, raw in _spares(files, file):
            spare = _card(file, name, raw, deck, of)
            check_spare(file, spare, cards, words)
            cards[name] = spare

    frozen = types.MappingProxyType
    return Box(
        cards=frozen(cards),
        copies=frozen({copy.id: copy for card in cards.values() for copy in _copies(card)}),
        decks=frozen(decks),
        factions=frozen(factions),
        attack_cards=frozen(attack_cards),
        attack_deck=frozen(attack_deck),
        **blocks,
    )


def _card(file: str, name: str, raw: Raw, deck: Deck, faction: Faction | None) -> Card:
    """A card of a deck, checked by itself."""
    if "deck" in raw:
        raise ComponentsError((file, name, "deck"), "belongs at the head of the file, not in an item")
    return NOTATION.checked(file, name, Card, worded(raw) | {"deck": deck}, partial(check_card, faction=faction))


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


def as_components(box: Box) -> Components:
    """The box for the kernel."""
    named: list[Named] = [*box.cards.values(), *box.attack_cards.values(), *box.factions.values()]
    facts = {item.id: item for item in named} | {name: getattr(box, name) for name in BLOCKS}
    return box_components(VERSION, named, facts)


BOX: Final = load()
"""The box as the package has it."""
