"""The facts of a component as plain JSON, for those who draw it: goods by their names, effects as in the files.

>>> facts = describe(BOX, "com014")
>>> facts["card"], facts["cost"], facts["effect"]
('village', {'wood': 1}, {'produce': {'gain': {'worker': 1}}})
>>> describe(BOX, "actions")
{}

Names and texts are said by `words`.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, get_args, get_origin

import msgspec

from gobelin.games.imperial_settlers.components import GOODS, Box, Copy, Effect, Good, Goods, Operation
from gobelin.games.imperial_settlers.loading import BOX
from gobelin.kernel import Json
from gobelin.toolkit.box import Facts, Named

_BLOCKS: Final = ("setup", "exchange", "colour_goods")
"""What is told of the box besides its cards and factions."""


def describe(box: Box, id: str) -> dict[str, Json]:  # noqa: A002  (the kernel's word)
    """A copy, a card (as its first copy), an attack card, a faction, or a block of the box such as `setup`."""
    if id in box.copies:
        return {"id": id} | _of_copy(box, box.copies[id])
    if id in box.cards:
        return {"id": id} | _of_copy(box, box.copies[box.cards[id].numbers[0].lower()])
    attack = id.rpartition("_")[0] if id in box.attack_deck else id
    if attack in box.attack_cards:
        card = box.attack_cards[attack]
        facts = {"id": id, "card": attack, "kind": "attack", "target": GOODS[card.target]}
        return facts | _provenance(card, BOX.attack_cards.get(attack))
    for name, faction in box.factions.items():
        if name == id:
            return {
                "id": id,
                "kind": "faction",
                "production": _goods(faction.board_production),
                "storage": _plain(faction.storage),
                **_provenance(faction, BOX.factions[name]),
            }
    if id in _BLOCKS:
        return {"id": id, "kind": "box", **_mapping(getattr(box, id))}
    return {}


def component_ids(box: Box) -> tuple[str, ...]:
    """The ids of all that `describe` knows, each once."""
    ids = [*_BLOCKS, *box.factions, *box.attack_cards, *box.attack_deck, *box.cards, *box.copies]
    return tuple(dict.fromkeys(ids))


def _of_copy(box: Box, copy: Copy) -> dict[str, Json]:
    card = box.cards[copy.card]
    return {
        "card": copy.card,
        "deck": copy.deck,
        "kind": copy.kind,
        "colours": [*copy.colours],
        "cost": _goods(copy.cost) | ({"location": 1} if copy.needs_location else {}),
        "deal": None if copy.deal is None else GOODS[copy.deal],
        "raze": _goods(copy.raze),
        "bonus": None if copy.bonus is None else _plain(copy.bonus),
        "effect": _plain(copy.effect),
        "vp": copy.vp_end,
        "copies": [*card.numbers],
        **_provenance(card, BOX.cards.get(card.id)),
    }


def _provenance(named: Named, standard: Named | None) -> dict[str, Json]:
    """Where the facts come from."""
    shown: dict[str, Json] = {"source": named.source, "confidence": named.confidence, "note": named.note}
    return shown | {"replaced": named != standard}


def _goods(goods: Goods) -> dict[str, Json]:
    return {GOODS[good]: amount for good, amount in goods}


def _mapping(facts: Facts) -> dict[str, Json]:
    """The fields that are not at their defaults, by their names."""
    shown: dict[str, Json] = {}
    for field in msgspec.structs.fields(facts):
        value = getattr(facts, field.name)
        if field.required or value != field.default:
            shown[field.name] = _shown(field.type, value)
    return shown


def _plain(facts: Facts) -> dict[str, Json]:
    """Facts by their fields; an effect under its form, an operation with its name in `op`, as in the files."""
    tag = str(facts.__struct_config__.tag)
    if isinstance(facts, Effect):
        return {tag: _mapping(facts)}
    if isinstance(facts, Operation):
        return {"op": tag, **_mapping(facts)}
    return _mapping(facts)


def _shown(kind: Any, value: Any) -> Json:
    """A value of this annotation, which alone tells goods from other numbers."""
    if get_origin(kind) is Annotated:
        kind = get_args(kind)[0]
    if value is None or isinstance(value, str | bool):
        return value
    if isinstance(value, Facts):
        return _plain(value)
    if isinstance(value, int):
        return GOODS[value] if kind is Good else value
    if kind == Goods:
        return _goods(value)
    return [_shown(get_args(kind)[0], part) for part in value]
