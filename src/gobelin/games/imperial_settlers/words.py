"""What boards and cards are called and do, in sentences made of their facts.

Every form of effect has a message `does-<form>`, every operation `does-<op>`; its arguments are the fields, in words.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Any, get_args, get_origin

from gobelin.games.imperial_settlers.components import AttackCard, Bonus, Box, Card, Faction
from gobelin.games.imperial_settlers.effects import Action, Effect, Offer, OnBuild
from gobelin.games.imperial_settlers.vocabulary import CARD, DEAL, GOODS, Good, Goods
from gobelin.kernel import Say
from gobelin.toolkit.box import Facts
from gobelin.toolkit.reading import fields


def words(box: Box, language: str, say: Say) -> Iterator[tuple[str, str]]:
    """All names, then what each component does; what somebody has written about it goes before what is made.

    `beyond-<faction>` is what goods on a faction board do not show.
    """
    named: list[Faction | Card | AttackCard] = [*box.factions.values(), *box.cards.values(), *box.attack_cards.values()]
    called = {item.id: str(getattr(item, f"name_{language}")) for item in named}
    called |= {copy.id: called[copy.card] for copy in box.copies.values()}
    called |= {attack: called[attack.rpartition("_")[0]] for attack in box.attack_deck}
    yield from ((f"name-{item}", name) for item, name in called.items())
    wording = Wording(box, say)
    for item in named:
        yield f"text-{item.id}", getattr(item, f"text_{language}") or wording.text(item)
        if isinstance(item, Faction) and item.razable:
            yield f"beyond-{item.id}", say("does-razable", samurai=item.samurai_per_location or 0)


class Wording:
    """The sentences of one box in one language."""

    def __init__(self, box: Box, say: Say) -> None:
        self.box = box
        self.say = say

    def text(self, item: Faction | Card | AttackCard) -> str:
        """What a component does."""
        if isinstance(item, AttackCard):
            return self.say("does-attack", what=GOODS[item.target], amount=1)
        if isinstance(item, Faction):
            return self.faction(item)
        does = self.effect(item.effect)
        return does if item.building_bonus is None else f"{does} {self.bonus(item.building_bonus)}"

    def faction(self, faction: Faction) -> str:
        """What a faction board gives and keeps."""
        return self.say(
            "does-faction",
            produced=self.goods(faction.board_production),
            goods=self.shown(None, faction.storage.goods),
            max=faction.storage.max or 0,
            razable=self.shown(bool, faction.razable),
            samurai=faction.samurai_per_location or 0,
        )

    def effect(self, effect: Effect) -> str:
        """The lasting ability of a location."""
        if isinstance(effect, Action):
            return self.action(effect)
        if isinstance(effect, OnBuild):
            whole = self.sentence(effect) if effect.gain else ""
            return f"{whole} {self.say('does-offers', **self.arguments(effect))}".strip() if effect.offer else whole
        return self.sentence(effect)

    def action(self, action: Action) -> str:
        """What an action location costs, does and gives."""
        amounts = dict(action.cost)
        spent = tuple((good, amount) for good, amount in action.cost if good not in (CARD, DEAL))
        costs = [self.say("does-spend", goods=self.goods(spent))] if spent else []
        costs += [
            self.say(f"does-spend-{GOODS[good]}", amount=amounts[good]) for good in (CARD, DEAL) if good in amounts
        ]
        done = [] if action.do is None else [self.sentence(action.do)]
        if action.gain:
            done.append(self.say("does-gain-too" if done else "does-gain", goods=self.goods(action.gain)))
        whole = f"{self.all_of(costs)}: {' '.join(done)}" if costs else " ".join(done)
        whole = whole[:1].upper() + whole[1:]
        return f"{whole} {self.say('does-times', times=action.times)}" if action.times > 1 else whole

    def bonus(self, bonus: Bonus) -> str:
        """A building bonus."""
        parts = [self.goods(bonus.gain)] if bonus.gain else []
        if bonus.per_colour is not None:
            parts.append(self.say("does-per_colour", **self.arguments(bonus.per_colour)))
        if bonus.samurai is not None:
            parts.append(self.say("does-samurai", amount=bonus.samurai))
        return self.say("does-bonus", goods="; ".join(parts))

    def sentence(self, facts: Facts) -> str:
        """A form or an operation in its own message."""
        return self.say(f"does-{facts.__struct_config__.tag}", **self.arguments(facts))

    def arguments(self, facts: Facts) -> dict[str, object]:
        """The fields in words; `what` is a single good."""
        shown: dict[str, object] = {
            "exchanged": self.goods(self.box.exchange.cost),
            "compensation": self.goods(self.box.foundation.gain),
        }
        for name, field in fields(type(facts)).items():
            value, kind = getattr(facts, name), field.type
            if get_origin(kind) is Annotated:
                kind = get_args(kind)[0]
            if kind is Good:
                shown["what"] = GOODS[value]
            else:
                shown[name] = self.shown(kind, value)
        return shown

    def shown(self, kind: Any, value: Any) -> str | int:
        """One value: goods as they are counted, choices with `or`; none is 0."""
        if value is None:
            return 0
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, str | int):
            return value
        if kind == Goods:
            return self.goods(value)
        if value and isinstance(value[0], Offer):
            return self.one_of(self.say("does-offer", **self.arguments(offer)) for offer in value)
        if value and isinstance(value[0], tuple):
            return self.one_of(self.goods(bundle) for bundle in value)
        return self.all_of(self.say("does-keep", what=GOODS[good]) for good in value)

    def goods(self, goods: Goods) -> str:
        """So many of each."""
        return self.all_of(self.say("goods", what=GOODS[good], amount=amount) for good, amount in goods)

    def all_of(self, parts: Iterable[str]) -> str:
        """Several with `and`."""
        return joined([*parts], self.say("does-and"))

    def one_of(self, parts: Iterable[str]) -> str:
        """Several with `or`."""
        return joined([*parts], self.say("does-or"))


def joined(parts: Sequence[str], last: str) -> str:
    """The parts with commas, and this word before the last one.

    >>> joined(["wood", "stone", "food"], "and")
    'wood, stone and food'
    """
    return f" {last} ".join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else "".join(parts)
