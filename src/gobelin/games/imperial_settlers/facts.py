"""What tables are told of the components of Imperial Settlers: the facts of the box, with goods by their names."""

from __future__ import annotations

import types
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias, Union, cast, get_args, get_origin

import msgspec
from msgspec import Struct

from gobelin.games.imperial_settlers.components import Bonus, Storage
from gobelin.games.imperial_settlers.effects import Effect, Operation
from gobelin.games.imperial_settlers.vocabulary import Colour, Deck, Good, Goods, Kind
from gobelin.toolkit.box import Confidence, Facts, Source

Amounts: TypeAlias = dict[str, int]
"""A bundle of goods by their names."""

# --- what cards do ------------------------------------------------------------------------------------------------


@cache
def told(kind: type[Facts]) -> type[Facts]:
    """The same facts with goods by their names."""
    shown = [(field.name, _told(field.type), field) for field in msgspec.structs.fields(kind)]
    if all(hint == field.type for _, hint, field in shown):
        return kind
    config = kind.__struct_config__
    made = msgspec.defstruct(
        f"{kind.__name__}Facts",
        [(name, hint, *_default(hint, field)) for name, hint, field in shown],
        bases=(Facts,),
        module=__name__,
        namespace={"__doc__": kind.__doc__},
        frozen=True,
        kw_only=True,
        tag_field=config.tag_field,
        tag=config.tag,
    )
    return cast("type[Facts]", made)


def _told(hint: Any) -> Any:
    """The type of a field as it is told."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _told(args[0]) if args[0] is Good or args[0] == Goods else hint
    if hint == Goods:
        return Amounts
    if hint is Good:
        return str
    if hint in (Effect, Operation):
        return Union[tuple(map(told, hint.__subclasses__()))]  # noqa: UP007  (made of a list)
    if origin in (Union, types.UnionType):
        return Union[tuple(map(_told, args))]  # noqa: UP007
    if origin is tuple and (part := _told(args[0])) != args[0]:
        return list[part]  # type: ignore[valid-type]
    return told(hint) if isinstance(hint, type) and issubclass(hint, Facts) else hint


def _default(hint: Any, field: msgspec.structs.FieldInfo) -> tuple[Any, ...]:
    """The default of a field as it is told, if it has one."""
    if field.required:
        return ()
    return (msgspec.field(default_factory=get_origin(hint)),) if get_origin(hint) in (list, dict) else (field.default,)


if TYPE_CHECKING:
    AnyEffect: TypeAlias = Facts
    BonusFacts: TypeAlias = Facts

    class StorageFacts(Facts, frozen=True):
        """`Storage`, of which checkers need to know no more."""

        goods: list[str]

else:
    AnyEffect, BonusFacts, StorageFacts = _told(Effect), told(Bonus), told(Storage)

# --- components -------------------------------------------------------------------------------------------------------


class Described(Struct, frozen=True, kw_only=True, tag_field="kind"):
    """What every component tells of itself."""

    id: str
    source: Source
    confidence: Confidence
    note: str
    replaced: bool
    """It comes from a custom box."""


class CardFacts(Described, frozen=True, kw_only=True, tag="card"):
    """A piece of cardboard with the facts that hold for it; a demanded location stands in its cost."""

    card: str
    deck: Deck
    row: Kind
    colours: tuple[Colour, ...]
    cost: Amounts
    deal: str | None
    raze: Amounts
    bonus: BonusFacts | None
    effect: AnyEffect
    vp: int
    copies: tuple[str, ...]
    face: str
    """Cards of one hand with the same face are one choice."""


class AttackFacts(Described, frozen=True, kw_only=True, tag="attack"):
    """An attack card of the solo game."""

    card: str
    target: str


class FactionFacts(Described, frozen=True, kw_only=True, tag="faction"):
    """A faction board."""

    production: Amounts
    storage: StorageFacts


class GameFacts(Struct, frozen=True, kw_only=True, tag_field="kind", tag="game"):
    """What belongs to no single component: the rounds, and the exchange that is printed on every board."""

    id: str = "game"
    factions: list[str]
    rounds: int
    exchange_cost: Amounts
    exchange_for: list[str]


AnyFacts: TypeAlias = CardFacts | AttackFacts | FactionFacts | GameFacts
