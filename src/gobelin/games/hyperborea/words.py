"""What the components of Hyperborea are called and do: sentences that are made of their facts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from gobelin.games.hyperborea.components import Box, Effect, Ground, Homeland, Land, Passive
from gobelin.games.hyperborea.effects import amounts
from gobelin.games.hyperborea.loading import FILES, SIDES, SLOTS, homeland_id
from gobelin.kernel import Say
from gobelin.toolkit.box import words as written

SENTENCES: Final = ("ranged_attack", "deploy", "draw", "recover", "clear", "discard_grey", "cube", "teleport")
"""What has a sentence of its own, `gain-<kind>`; all else is listed in one."""
NUMBERED: Final = (
    "starting_figures", "minimum_figures", "upgrade_threshold", "end_phase_draw", "fortress_strength", "ruin_choice",
)  # fmt: skip
PERMISSIONS: Final = ("keep_fortresses", "grey_as_any", "no_stop", "no_grey_on_technology")
UNCHANGED: Final = Passive()


def words(box: Box, language: str, say: Say) -> Iterator[tuple[str, str]]:
    """Names first, then what is made of facts and names, then what is written in the files."""
    in_files = list(written(FILES.named(box), language))
    yield from (word for word in in_files if not word[0].startswith("text-"))
    for name, base in box.base_of.items():
        number = [group.id for group in box.base_technologies[base].sets].index(name) + 1
        yield f"name-{name}", say("set-name", technology=base, number=number)
    for home in box.homelands.values():
        for side in SIDES:
            for slot in SLOTS:
                name = homeland_id(home.faction, side, slot)
                yield f"name-{name}", say("homeland-hex", faction=home.faction, slot=slot)
    yield from ((f"text-{name}", sentence) for name, sentence in _texts(box, say))
    yield from (word for word in in_files if word[0].startswith("text-"))


def _texts(box: Box, say: Say) -> Iterator[tuple[str, str]]:
    for base in box.base_technologies.values():
        yield base.id, say("base-technology", colour=base.colour)
    for name, effect in box.effects.items():
        yield name, say_effect(effect, say)
    for card in box.cards.values():
        if card.start_of_turn is not None:
            yield card.id, say("while-filled", does=say("passive-turn", gains=say_gains(card.start_of_turn, say)))
        if card.passive is not None:
            yield card.id, say("while-filled", does=say_passive(card.passive, say))
    for tile in box.faction_tiles.values():
        yield tile.id, say_passive(tile.passive, say)
    for faction in box.factions:
        first, second = (tile.id for tile in box.faction_tiles.values() if tile.faction == faction)
        yield faction, say("faction", first=first, second=second)
    for goal in box.objectives.values():
        yield goal.id, say("objective", tile=goal.id, needed=goal.threshold, two_players=goal.threshold_two_players)
    for ground in box.terrains.values():
        yield ground.id, _say_ground(ground, say)
    for name, land in box.lands.items():
        sites = _say_sites(land, say)
        yield name, say("land", terrain=land.terrain, sites=sites) if sites else say(f"name-{land.terrain}")
    for home in box.homelands.values():
        yield home.id, say("homeland", **{side: _say_side(home, side, say) for side in SIDES})


def say_effect(effect: Effect, say: Say) -> str:
    """What an effect gives: what is listed in one sentence, the rest in further ones."""
    if effect.choice:
        return say("gain-one-of", gains=_joined([say_gains(branch, say) for branch in effect.choice], "either", say))
    told = []
    if gains := say_gains(effect, say, but=SENTENCES):
        told.append(say("gain", gains=gains))
    told += [say(f"gain-{kind}", amount=amount) for kind, amount in amounts(effect) if kind in SENTENCES]
    return " ".join(told)


def say_gains(effect: Effect, say: Say, but: Sequence[str] = ()) -> str:
    """Points, pieces and steps in a list."""
    gains = [
        say("amount", what=kind, amount=amount) for kind, amount in amounts(effect) if kind not in (*but, "develop")
    ]
    gains += [say("amount", what="gem", amount=effect.gem)] if effect.gem else []
    gains += [say("steps", row=group.row, steps=group.steps) for group in effect.develop]
    return _joined(gains, "both", say)


def say_passive(passive: Passive, say: Say) -> str:
    """What changes for a player, a sentence each."""
    told = []
    if passive.ignore_terrain:
        grounds = _joined([say(f"name-{terrain}") for terrain in passive.ignore_terrain], "both", say)
        told.append(say("passive-ignore_terrain", grounds=grounds))
    if (done := passive.on_activate) is not None:
        told.append(say("passive-on_activate", technology=done.technology, gains=say_gains(done.effect, say)))
    if (kill := passive.on_kill) is not None:
        gains = say_gains(kill.effect, say)
        told.append(say("passive-on_kill", gains=gains, target=kill.target, limit=kill.limit))
    for name in ("on_reset", "on_technology"):
        effect: Effect | None = getattr(passive, name)
        if effect is not None:
            told.append(say(f"passive-{name}", gains=say_gains(effect, say)))
    for name in (*NUMBERED, *PERMISSIONS):
        value = getattr(passive, name)
        if value != getattr(UNCHANGED, name):
            told.append(say(f"passive-{name}", **({} if name in PERMISSIONS else {"number": value})))
    return " ".join(told)


def _joined(parts: Sequence[str], how: str, say: Say) -> str:
    """Parts with commas, and `both` or `either` of the last two."""
    *first, last = parts or [""]
    return say("joined", first=", ".join(first), last=last, how=how) if first else last


def _say_ground(ground: Ground, say: Say) -> str:
    return say("ground", enter=ground.enter, leave=ground.leave)


def _say_sites(land: Land, say: Say) -> str:
    ruins = [say("ruins", count=land.ruins)] if land.ruins else []
    return ", ".join([*(say(f"name-{city}") for city in land.cities), *ruins])


def _say_side(home: Homeland, side: str, say: Say) -> str:
    lands: tuple[Land, ...] = getattr(home, side)
    return ", ".join(f"{say(f'name-{land.terrain}')} ({_say_sites(land, say)})" for land in lands)
