"""What the files of Imperial Settlers' box must fulfil beyond their types."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from gobelin.games.imperial_settlers.components import Bonus, Card, CopyOverride, Faction, Part, Prices, Setup
from gobelin.games.imperial_settlers.effects import PRODUCTIONS, Action, OnBuild, ProduceChoice, ProduceDraw, ProducePer
from gobelin.games.imperial_settlers.vocabulary import FACTIONS, GOLD, GOODS, LOCATION, RESOURCE, RESOURCES, Goods
from gobelin.toolkit.reading import ComponentsError, FieldError

MAX_PAYMENT: Final = 5
"""Of one resource in one payment."""
MOST_CHOICES: Final = 4
"""Bundles or exchanges that one card offers."""


def check_card(card: Card, faction: Faction | None) -> None:
    """What one card must fulfil beyond its types."""
    prefix = faction.abbreviation if faction else "COM"
    if len(card.numbers) != card.count:
        raise FieldError("numbers", f"are {len(card.numbers)}, but count is {card.count}")
    for n, number in enumerate(card.numbers):
        if not re.fullmatch(rf"{prefix}[0-9]{{3}}", number):
            raise FieldError(f"numbers[{n}]", f"must be {prefix} and three digits, not {number!r}")
    if len(set(card.colours)) != len(card.colours):
        raise FieldError("colours", "names a colour twice")
    _check_effect(card)
    if card.building_bonus == Bonus():
        raise FieldError("building_bonus", "is empty")
    _check_fields(card, "", faction)
    for n, override in enumerate(card.copy_overrides):
        path = f"copy_overrides[{n}]"
        if override.number not in card.numbers[1:]:
            raise FieldError(f"{path}.number", f"{override.number!r} is not one of the card's further copies")
        if override.number in [other.number for other in card.copy_overrides[:n]]:
            raise FieldError(f"{path}.number", f"{override.number!r} is listed twice")
        if override == CopyOverride(number=override.number):
            raise FieldError(path, "changes nothing")
        _check_fields(override, f"{path}.", faction)


def _check_fields(card: Card | CopyOverride, path: str, faction: Faction | None) -> None:
    """IMP-SET-09, IMP-BUILD-06: who has deal and raze fields, and who may demand a location."""
    _check_payment(f"{path}cost", card.cost or ())
    demand = dict(card.cost or ()).get(LOCATION, 0)
    if demand > 1 or (demand and not faction):
        raise FieldError(f"{path}cost.location", "must be 1, and on faction cards only")
    if card.deal is not None and not faction:
        raise FieldError(f"{path}deal", "common cards have no deal field")
    if isinstance(card, Card) and card.deal is None and faction:
        raise FieldError(f"{path}deal", "is missing: every faction card has a deal field")
    if card.raze and faction and not faction.razable:
        raise FieldError(f"{path}raze", f"cards of the {faction.id} have no raze field")


def _check_effect(card: Card) -> None:
    """The form must fit the card's kind and be whole in itself."""
    effect = card.effect
    kind = "production" if isinstance(effect, PRODUCTIONS) else "action" if isinstance(effect, Action) else "feature"
    if kind != card.kind:
        raise FieldError("kind", f"is {card.kind}, but the effect is that of a {kind} location")
    if isinstance(effect, ProducePer) and (effect.colour is None) is not effect.samurai:
        raise FieldError("effect.produce_per", "counts either a colour or samurai")
    if isinstance(effect, OnBuild) and (effect.colour is None) is (effect.affiliation is None):
        raise FieldError("effect.on_build", "names either a colour or an affiliation")
    if isinstance(effect, OnBuild) and bool(effect.offer) is (effect.limit_per_trigger is None):
        raise FieldError("effect.on_build.limit_per_trigger", "stands beside an offer, and only there")
    if isinstance(effect, ProduceDraw) and effect.keep > effect.draw:
        raise FieldError("effect.produce_draw.keep", "is more than is drawn")
    if isinstance(effect, ProduceChoice) and not 2 <= len(effect.options) <= MOST_CHOICES:
        raise FieldError("effect.produce_choice", f"needs two to {MOST_CHOICES} bundles")
    if isinstance(effect, OnBuild) and len(effect.offer) > MOST_CHOICES:
        raise FieldError("effect.on_build.offer", f"has more than {MOST_CHOICES} exchanges")
    if isinstance(effect, Action):
        _check_payment("effect.action.cost", effect.cost, effect.times)
    if getattr(effect, "gain", None) == () and not (getattr(effect, "do", None) or getattr(effect, "offer", None)):
        raise FieldError(f"effect.{effect.__struct_config__.tag}", "gives nothing and does nothing")


def _check_payment(path: str, cost: Goods, times: int = 1) -> None:
    """What a player may be asked to pay at once must be one of the declared payments."""
    amounts = dict(cost)
    if RESOURCE in amounts and any(good in amounts for good in (*RESOURCES, GOLD)):
        raise FieldError(f"{path}.resource", "stands beside no other resource and no gold")
    for good in RESOURCES:
        if amounts.get(good, 0) * times > MAX_PAYMENT:
            raise FieldError(f"{path}.{GOODS[good]}", f"makes more than {MAX_PAYMENT} to pay at once")


def check_faction_deck(file: str, cards: Sequence[Card]) -> None:
    """IMP-VAR-15: three cards in three copies, six in two and nine single ones."""
    copies = Counter(card.count for card in cards)
    if copies != {3: 3, 2: 6, 1: 9}:
        found = ", ".join(f"{number} with {count}" for count, number in sorted(copies.items(), reverse=True))
        why = f"a faction deck has 3 cards with 3 copies, 6 with 2 and 9 with 1, but there are {found}"
        raise ComponentsError((file, "cards"), why)


def check_deck(file: str, cards: Sequence[Card], is_faction: bool) -> None:
    """A number stands on one copy only; faction decks are made up alike."""
    if is_faction:
        check_faction_deck(file, cards)
    if twice := [number for number, n in Counter(n for card in cards for n in card.numbers).items() if n > 1]:
        raise ComponentsError((file, "cards"), f"number {twice[0]} is listed twice")


def check_spares(spares: Sequence[Card], numbers: dict[str, str]) -> None:
    """IMP-VAR-15, IMP-VAR-17: cards beside the decks have numbers of their own and one to three copies."""
    for card in spares:
        where = (f"{card.deck}.yaml", card.id)
        if card.count > 3:
            raise ComponentsError((*where, "count"), f"must be 1 to 3 for a spare card, not {card.count}")
        for n, number in enumerate(card.numbers):
            if number in numbers:
                raise ComponentsError((*where, f"numbers[{n}]"), f"{number} is taken by {numbers[number]}")
            numbers[number] = card.id


def check_factions(factions: Mapping[str, Faction]) -> None:
    """All factions, each with an abbreviation of its own."""
    if set(factions) != set(FACTIONS):
        raise ComponentsError(("factions.yaml", "factions"), f"must be {', '.join(FACTIONS)}")
    seen = {"COM"}
    for faction in factions.values():
        if not re.fullmatch(r"[A-Z]{3}", faction.abbreviation) or faction.abbreviation in seen:
            why = f"must be three capital letters of its own, not {faction.abbreviation!r}"
            raise ComponentsError(("factions.yaml", faction.id, "abbreviation"), why)
        seen.add(faction.abbreviation)


def check_part(part: Part) -> None:
    """What a part of the box must fulfil beyond its types."""
    if isinstance(part, Setup) and (len(part.players) != 2 or part.players[0] > part.players[1]):
        raise FieldError("players", "must be the least and the greatest number")
    if isinstance(part, Prices):
        _check_payment("deal", part.deal)
