"""The facts of a component, for those who draw it.

>>> facts = describe(BOX, "com014")
>>> facts.card, facts.cost, facts.effect
('village', {'wood': 1}, ProduceFacts(gain={'worker': 1}))
>>> describe(BOX, "actions") is None
True

Names and texts are said by `words`.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, get_args, get_origin

import msgspec

from gobelin.games.imperial_settlers.components import Box, Copy
from gobelin.games.imperial_settlers.facts import (
    Amounts,
    AnyEffect,
    AnyFacts,
    AttackFacts,
    BonusFacts,
    CardFacts,
    FactionFacts,
    GameFacts,
    StorageFacts,
)
from gobelin.games.imperial_settlers.loading import BOX
from gobelin.games.imperial_settlers.vocabulary import GOODS, Good, Goods
from gobelin.kernel import Json
from gobelin.toolkit.box import Facts, Named

GAME: Final = "game"


def describe(box: Box, id: str) -> AnyFacts | None:  # noqa: A002  (the kernel's word)
    """A copy, a card (as its first copy), an attack card or a faction; of `game` what belongs to no single one."""
    if id in box.copies:
        return _of_copy(box, id, box.copies[id])
    if id in box.cards:
        return _of_copy(box, id, box.copies[box.cards[id].numbers[0].lower()])
    attack = id.rpartition("_")[0] if id in box.attack_deck else id
    if attack in box.attack_cards:
        card = box.attack_cards[attack]
        known = _known(card, BOX.attack_cards.get(attack))
        return AttackFacts(id=id, card=attack, target=GOODS[card.target], **known)
    for name, faction in box.factions.items():
        if name == id:
            return FactionFacts(
                id=id,
                production=_goods(faction.board_production),
                storage=msgspec.convert(_plain(faction.storage), StorageFacts),
                **_known(faction, BOX.factions[name]),
            )
    if id == GAME:
        cost, goods = _goods(box.exchange.cost), [GOODS[good] for good in box.exchange.gain_one_of]
        return GameFacts(factions=[*box.factions], rounds=box.setup.rounds, exchange_cost=cost, exchange_for=goods)
    return None


def component_ids(box: Box) -> tuple[str, ...]:
    """The ids of all that `describe` knows, each once."""
    ids = [GAME, *box.factions, *box.attack_cards, *box.attack_deck, *box.cards, *box.copies]
    return tuple(dict.fromkeys(ids))


def _of_copy(box: Box, id: str, copy: Copy) -> CardFacts:  # noqa: A002
    card = box.cards[copy.card]
    effect: AnyEffect = msgspec.convert(_plain(copy.effect), AnyEffect)
    return CardFacts(
        id=id,
        card=copy.card,
        deck=copy.deck,
        row=copy.kind,
        colours=copy.colours,
        cost=_goods(copy.cost) | ({"location": 1} if copy.needs_location else {}),
        deal=None if copy.deal is None else GOODS[copy.deal],
        raze=_goods(copy.raze),
        bonus=None if copy.bonus is None else msgspec.convert(_plain(copy.bonus), BonusFacts),
        effect=effect,
        vp=copy.vp_end,
        copies=card.numbers,
        face=copy.face,
        **_known(card, BOX.cards.get(card.id)),
    )


def _known(named: Named, standard: Named | None) -> dict[str, Any]:
    """Where the facts come from."""
    shown = {name: getattr(named, name) for name in ("source", "confidence", "note")}
    return shown | {"replaced": named != standard}


def _goods(goods: Goods) -> Amounts:
    return {GOODS[good]: amount for good, amount in goods}


def _plain(facts: Facts) -> dict[str, Json]:
    """Facts by their fields, with goods by their names."""
    config = facts.__struct_config__
    shown = {field.name: _shown(field.type, getattr(facts, field.name)) for field in msgspec.structs.fields(facts)}
    return shown if config.tag_field is None else {config.tag_field: config.tag, **shown}


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
        return dict(_goods(value))
    return [_shown(get_args(kind)[0], part) for part in value]
