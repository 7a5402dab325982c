"""What components are called and do, in words: regular effects are put into sentences here, odd texts stand with them.

Besides `name-<id>` and `text-<id>` there are parts that notes and boards refer to: `cost-`, `benefit-` and
`bonus-<space>`, `tier-<number>`, `circle-`, `square-`, `needs-` and `short-needs-<tech card>`, `reward-<tile, face of
a die, or civilization and place on its mat>`, `gain-<reaction card>`, `gives-<income space>`, `use-<masterpiece>`,
`brings-<income track or inspiration tile>-<buildings gone>`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from gobelin.games.tapestry.automa_parts import DecisionCard
from gobelin.games.tapestry.benefits import (
    Action,
    Advance,
    Bonus,
    Choose,
    Conquer,
    Effect,
    Exhibit,
    Explore,
    Gain,
    Landmark,
    MayPay,
    Regress,
    Repeat,
    Research,
    Reserve,
    Score,
    ScorePer,
    TurnFaceDown,
    Upgrade,
)
from gobelin.games.tapestry.cards_and_tiles import (
    LandmarkCard,
    LandmarkPiece,
    Masterpiece,
    SpaceTile,
    TapestryCard,
    TechCard,
    TerritoryTile,
)
from gobelin.games.tapestry.components import (
    Box,
    Capital,
    ComponentSet,
    IncomeSpace,
    IncomeTrack,
    InspirationTile,
    Space,
    Track,
)
from gobelin.games.tapestry.facts import TIERS
from gobelin.games.tapestry.kinds import WORDS
from gobelin.games.tapestry.vocabulary import ANY, BonusPrice, Cost, Named
from gobelin.kernel import Say

NO_EFFECT: Final = "-"


def words(box: Box, language: str, say: Say) -> Iterator[tuple[str, str]]:
    """All that is said of the components of a box in a language; names come first, for sentences use them."""
    named = list(components(box))
    names = {item.id: item.name_de if language == "de" else item.name_en for item in reversed(named)}
    yield from ((f"name-{item}", name) for item, name in names.items())
    yield from ((f"short-{item.id}", short) for item in named if (short := getattr(item, f"short_{language}", "")))
    wording = Wording(box, say, names)
    yield from wording.parts()
    told: set[str] = set()
    for item in named:
        if item.id not in told and (text := wording.text(item, language)):
            told.add(item.id)
            yield f"text-{item.id}", text


def components(box: Box) -> Iterator[Named | IncomeSpace | ComponentSet]:
    """Everything that has a name."""
    yield from box.sets.values()
    for name in WORDS:
        items = getattr(box, name)
        for item in items.values() if isinstance(items, Mapping) else items:
            yield item
            if isinstance(item, IncomeTrack | InspirationTile):
                yield from item.spaces


def summed(effects: Sequence[Effect]) -> list[Effect]:
    """Equal effects added up."""
    sums: dict[tuple[type[Effect], str], Effect] = {}
    for effect in effects:
        key = (type(effect), effect.word)
        known = sums.get(key)
        if known is None:
            sums[key] = effect
        elif isinstance(known, Score) and isinstance(effect, Score):
            sums[key] = Score(known.vp + effect.vp)
        elif isinstance(known, Gain | ScorePer) and isinstance(effect, Gain | ScorePer):
            sums[key] = replace(known, n=known.n + effect.n)
        else:
            times = known.times if isinstance(known, Repeat) else 1
            sums[key] = Repeat(times + 1, (effect,))
    return list(sums.values())


def _told(effects: Sequence[Effect]) -> list[Effect]:
    """All but that a masterpiece is turned face down, which its text says."""
    return [effect for effect in effects if not isinstance(effect, TurnFaceDown)]


class Wording:
    """Effects, costs and components as sentences of a language."""

    def __init__(self, box: Box, say: Say, names: Mapping[str, str]) -> None:
        self.box = box
        self.say = say
        self.names = names

    # -- effects -----------------------------------------------------------------------------------------------------

    def effects(self, effects: Sequence[Effect]) -> str:
        """Several effects."""
        return ", ".join(map(self.effect, _told(effects))) or NO_EFFECT

    def effect(self, effect: Effect) -> str:
        """An effect in short."""
        say = self.say
        match effect:
            case Gain(what, n):
                return say("effect-gain", what=what, n=n)
            case Score(n):
                return say("effect-vp", n=n)
            case ScorePer(what, n):
                return say("effect-vp-per", what=what, n=n)
            case Advance(track, benefit, bonus):
                moved = say("effect-advance-any") if track == ANY else say("effect-advance", track=self.names[track])
                return self.terms(moved, benefit, bonus)
            case Regress(track, benefit, bonus):
                moved = say("effect-regress-any") if track == ANY else say("effect-regress", track=self.names[track])
                return self.terms(moved, benefit, bonus)
            case Research(benefit, bonus, past_the_end):
                found = self.terms(say("effect-research"), benefit, bonus)
                return say("effect-past-the-end", effect=found, n=past_the_end) if past_the_end else found
            case Choose(bundles):
                return f" {say('effect-or')} ".join(map(self.effects, bundles))
            case Repeat(times, each):
                return say("effect-repeat", n=times, what=self.effects(each))
            case MayPay(pay, n, then):
                return f"{say('table-bonus-price', pay=pay, n=n)} → {self.effects(then)}"
            case Exhibit(n, True):
                return say("effect-exhibit-neighbours", n=n)
            case Upgrade(ignoring, locking):
                found = say("effect-upgrade-ignoring" if ignoring else "effect-upgrade")
                return f"{found} ({say('effect-locking')})" if locking else found
            case Landmark("any_from_landmark_board"):
                return say("effect-any-landmark")
            case Landmark("any_tier_2"):
                return say("effect-any-of-tier", tier=TIERS[1])
            case Landmark(landmark):
                ours = " \N{ALMOST EQUAL TO}" * (self.box.landmarks[landmark].source == "reconstructed")
                return say("effect-landmark", landmark=f"{self.names[landmark]}{ours}")
            case Reserve(what, n, then):
                if what == "reminder":
                    return say("effect-reserve-reminder", then=self.effects(then))
                thing = say("effect-reserve", thing=say("effect-gain", what=what, n=n))
                return say("effect-reserve-then", thing=thing, then=self.effects(then)) if then else thing
            case Explore(anywhere=True):
                return say("effect-explore-anywhere")
            case Conquer(anywhere, both, against, empty):
                where = "-anywhere" if anywhere else "-empty" if empty else ""
                found = say(f"effect-conquer{where}")
                dice = "effect-both-dice" if both else "effect-both-dice-against" if against else ""
                return f"{found} + {say(dice)}" if dice else found
            case Action():
                return say(f"effect-{effect.word}")
        raise TypeError(effect)

    def terms(self, words: str, benefit: bool, bonus: BonusPrice) -> str:
        """A move on a track, and what of the space is not gained."""
        if bonus != "none":
            return words
        return f"{words} ({self.say('effect-without-bonus' if benefit else 'effect-without')})"

    def tiers(self) -> Iterator[str]:
        """What a space of each tier costs, in words that fit every track with a resource of its own."""
        tracks = [track for track in self.box.tracks.values() if track.resource is not None]
        for number, _ in enumerate(TIERS):
            costs = {tuple("own" if what == t.resource else what for what in t.costs[number]): None for t in tracks}
            yield " / ".join(map(self.price, costs))

    def price(self, cost: Cost) -> str:
        """What is to be paid."""
        names = {"any": "any_resource"}
        return " + ".join(
            self.say("effect-gain", what=names.get(what, what), n=cost.count(what)) for what in dict.fromkeys(cost)
        )

    def bonus(self, bonus: Bonus) -> str:
        """The price of a bonus and what it gives."""
        return f"{self.say('table-bonus-price', pay=bonus.pay, n=bonus.n)} → {self.effects(bonus.then)}"

    def square(self, card: TechCard) -> str:
        """What a tech card gives in the top row."""
        gained = self.effects(card.square)
        return self.say("effect-once", effect=gained) if card.one_time else gained

    def needs(self, card: TechCard) -> str:
        """What a tech card needs for the top row."""
        needed = card.prerequisite
        if needed.enchanted:
            return self.say("table-needs-enchanted")
        if needed.landmark:
            return self.say("table-needs-landmark")
        if needed.track is not None:
            return self.say("table-needs-track", track=self.names[needed.track], tier=TIERS[needed.tier - 1])
        return self.say("table-needs-building", building=self.say(f"name-{needed.building}"), count=needed.uncovered)

    # -- parts and components ----------------------------------------------------------------------------------------

    def parts(self) -> Iterator[tuple[str, str]]:
        """What notes refer to, besides whole texts."""
        yield from ((f"tier-{tier}", price) for tier, price in enumerate(self.tiers(), 1))
        for space in self.box.spaces.values():
            yield f"cost-{space.id}", self.price(self.box.tracks[space.track].costs[space.tier - 1])
            yield f"benefit-{space.id}", self.effects(space.benefit)
            if space.bonus:
                yield f"bonus-{space.id}", self.bonus(space.bonus)
        for track in self.box.with_income:
            for built, income in enumerate(track.spaces):
                yield f"gives-{income.id}", self.effects((*income.income, *income.vp))
                open_ = [effect for space in track.spaces[: built + 1] for effect in (*space.income, *space.vp)]
                yield f"brings-{track.id}-{built}", self.effects(summed(open_))
        for mat in self.box.civilizations.values():
            for line, rewards in enumerate(mat.columns):
                for at, reward in enumerate(rewards):
                    yield f"reward-{mat.id}-{line}-{at}", self.effects(reward)
            is_path = not any(stage.to for stage in mat.spaces)
            stages = ((str(at if is_path else stage.id), stage.reward) for at, stage in enumerate(mat.spaces, 1))
            squares = ((str(square), reward) for square, reward in enumerate(mat.squares))
            for place, reward in (*stages, *squares, *mat.treasures.items()):
                yield f"reward-{mat.id}-{place}", self.effects(reward)
        for die in self.box.dice.values():
            for number, face in enumerate(die.faces):
                for part in ("name", "reward"):
                    yield f"{part}-{die.id}_{number}", self.effects(face)
        for card in self.box.tech_cards.values():
            yield f"circle-{card.id}", self.effects(card.circle)
            yield f"square-{card.id}", self.square(card)
            yield f"needs-{card.id}", self.needs(card)
            if card.prerequisite.enchanted:
                yield f"short-needs-{card.id}", self.say("table-needs-enchanted-short")
        for masterpiece in self.box.masterpieces.values():
            yield f"use-{masterpiece.id}", self.effects(masterpiece.effect)
        for tile in self.box.territory_tiles.values():
            yield f"reward-{tile.id}", self.effects(tile.reward)
        for tapestry in self.box.tapestry_cards.values():
            if tapestry.reaction and tapestry.reaction.gain:
                yield f"gain-{tapestry.id}", self.effects(tapestry.reaction.gain)
            if tapestry.left_charm:
                yield f"left-{tapestry.id}", self.effects(tapestry.left_charm)
            if tapestry.right_charm:
                yield f"right-{tapestry.id}", self.effects(tapestry.right_charm)
            for effect in tapestry.effect:
                if isinstance(effect, Reserve):
                    yield f"reserve-{tapestry.id}", self.effect(effect)

    def text(self, item: Named | IncomeSpace | ComponentSet, language: str) -> str:
        """What a component does: as it is written with it, or as its facts say; the charms of a card follow."""
        if isinstance(item, Named) and (item.text_en or item.text_de):
            text = (item.text_de or item.text_en) if language == "de" else (item.text_en or item.text_de)
            if isinstance(item, Capital):
                return f"{text} {self.say('text-reconstructed')}"
            return text + self.charms(item) if isinstance(item, TapestryCard) else text
        text = self.from_facts(item)
        is_ours = text and isinstance(item, Named) and item.source == "reconstructed"
        is_ours = is_ours and not getattr(item, "placeholder", False)  # a stand-in says so at its beginning
        return f"{text} {self.say('text-reconstructed')}" if is_ours else text

    def from_facts(self, item: Named | IncomeSpace | ComponentSet) -> str:
        """A sentence for a regular component."""
        say = self.say
        match item:
            case Track():
                tiers = zip(TIERS, map(self.price, item.costs), strict=True)
                return say("text-of-track", costs="; ".join(f"{tier} {price}" for tier, price in tiers))
            case TapestryCard():
                return self.tapestry(item)
            case Space():
                bonus = f" {say('consequence-bonus-pay', effect=self.bonus(item.bonus))}." if item.bonus else ""
                landmark = f" {self.landmark_of(item)}." if item.landmark else ""
                return f"{say('consequence-benefit', effect=self.effects(item.benefit))}.{bonus}{landmark}"
            case TechCard():
                return say(
                    "text-of-landmark-tech" if item.prerequisite.landmark else "text-of-tech",
                    circle=self.effects(item.circle),
                    square=self.square(item),
                    needs=self.needs(item),
                    whose="own" if item.prerequisite.enchanted else "near",
                )
            case TerritoryTile():
                return say("text-of-territory", reward=self.effects(item.reward))
            case SpaceTile():
                return say("text-of-territory", reward=self.effects(item.effect))
            case IncomeTrack():
                return say("text-of-income-track", building=say(f"name-{item.building}"))
            case IncomeSpace():
                return say("text-of-income-space", effects=self.effects((*item.income, *item.vp)))
            case Masterpiece():
                once = f" {say('text-once')}" if item.once else ""
                return f"{say('text-of-masterpiece', effects=self.effects(item.effect))}{once}"
            case InspirationTile():
                return say("text-of-inspiration", track=self.names[self.box.income_tracks[item.building].id])
            case LandmarkPiece():
                return self.landmark(item)
            case LandmarkCard():
                return say("text-of-landmark-card", wanted=say("table-condition", of=item.of, count=item.at_least))
            case Capital():
                return say("text-of-capital", number=item.number, rocks=item.plots.count("#"))
            case DecisionCard():
                return self.decision(item)
        return ""

    def tapestry(self, card: TapestryCard) -> str:
        """A tapestry card whose facts say all: when it works and what it does, and its charms."""
        say = self.say
        triggers = [
            say("text-of-trigger", event=say("text-of-event", on=t.on, what=t.what or ""), then=self.effects(t.then))
            for t in card.on
        ]
        does = "; ".join([self.effects(card.effect)] * bool(card.effect) + triggers)
        told = say("text-of-tapestry", timing=card.timing, does=does)
        return f"{say('text-stand-in')} {told}{self.charms(card)}" if card.placeholder else told + self.charms(card)

    def charms(self, card: TapestryCard) -> str:
        """TFF-ENC-01: what is printed on the edges of a card."""
        sides = {"left": card.left_charm, "right": card.right_charm}
        return "".join(
            f" {self.say('text-of-charm', side=side, effect=self.effects(effects))}"
            for side, effects in sides.items()
            if effects
        )

    def landmark_of(self, space: Space) -> str:
        """The landmark for the first player on a space."""
        return self.say("text-of-first", landmark=self.names[str(space.landmark)])

    def landmark(self, item: LandmarkPiece) -> str:
        """How large a landmark is, and what brings it."""
        space = next((space for space in self.box.spaces.values() if space.landmark == item.id), None)
        return self.say(
            "text-of-landmark",
            plots=sum(row.count("X") for row in item.shape),
            height=len(item.shape),
            width=len(item.shape[0]),
            by="track" if space else "other",
            tier=TIERS[space.tier - 1] if space else "",
            track=self.names[space.track] if space else "",
            how="" if space else self.say("table-by", by=item.gained_by),
        )

    def decision(self, card: DecisionCard) -> str:
        """TAP-AUT: where the bots advance by a decision card, what settles ties, and its icons."""
        ties = [self.names.get(track) or self.say(f"name-{track}") for track in card.track_tiebreaker]
        if card.arts:
            ties[-1] += f" ({self.say('text-arts-ties', where=card.arts)})"
        icons = {"income": card.income_icon, "toppled": card.toppled_outpost_icon}
        return self.say(
            "text-of-decision",
            automa=card.automa_track,
            shadow=card.shadow_track,
            ties=", ".join(ties),
            icons="_".join(icon for icon, shown in icons.items() if shown) or "none",
        )
