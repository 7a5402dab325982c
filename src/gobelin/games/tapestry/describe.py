"""The facts of a component, for those who draw it; effects are spelled as in the files.

>>> facts = describe(BOX, "bakery")
>>> facts.circle[0].vp, facts.also[0].shape
(4, ['XX', 'XX'])
>>> describe(BOX, "market")

What components are called and do is said in `words`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from gobelin.games.tapestry.automa_parts import DecisionCard
from gobelin.games.tapestry.benefits import SPELLED, Action
from gobelin.games.tapestry.cards_and_tiles import LandmarkPiece
from gobelin.games.tapestry.city import plots_in
from gobelin.games.tapestry.components import (
    Box,
    Capital,
    Civilization,
    IncomeTrack,
    InspirationTile,
    Space,
    Track,
)
from gobelin.games.tapestry.facts import AnyFacts
from gobelin.games.tapestry.kinds import WORDS
from gobelin.games.tapestry.loading import BOX
from gobelin.games.tapestry.player import LETTERS
from gobelin.games.tapestry.powers import POWERS
from gobelin.games.tapestry.state import AUTOMA, SHADOW
from gobelin.games.tapestry.vocabulary import RESOURCE_CAP, Named
from gobelin.kernel import Json
from gobelin.toolkit.box import Facts
from gobelin.toolkit.reading import fields


def describe(box: Box, name: str) -> AnyFacts | None:
    """The facts of a component by its id; nothing if it is none.

    `facts` says which are told. An id of two components (a tech card and its landmark) has the second in `also`.
    """
    found = list(_found(box, name))
    return msgspec.convert(found[0] | {"also": found[1:]}, AnyFacts) if found else None


def described(box: Box) -> tuple[str, ...]:
    """The ids of all that `describe` knows, each once."""
    ids = [name for block in WORDS for name in _items(box, block)]
    ids += [space.id for track in box.with_income for space in track.spaces]
    ids += [f"{name}_{face}" for name, die in box.dice.items() for face in range(len(die.faces))]
    return ("game", *dict.fromkeys(ids))


def _found(box: Box, name: str) -> Iterator[dict[str, Json]]:
    """Every component of this id."""
    for block, kind in WORDS.items():
        item = _items(box, block).get(name)
        if item is not None:
            replaced = item != _items(BOX, block).get(name)
            yield {"id": name, "kind": kind, **_facts(box, item), "replaced": replaced}
    for track in box.with_income:
        for number, space in enumerate(track.spaces, 1):
            if space.id == name:
                shown: dict[str, Json] = {"id": name, "kind": "income_space", "building": track.building}
                yield shown | {"number": number, "income": _plain(space.income), "vp": _plain(space.vp)}
    die, _, face = name.rpartition("_")
    if die in box.dice and face.isdecimal() and int(face) < len(box.dice[die].faces):
        yield {"id": name, "kind": "die_face", "die": die, "effect": _plain(box.dice[die].faces[int(face)])}
    if name == "game":
        yield _game(box)


def _items(box: Box, block: str) -> Mapping[str, Named]:
    """The components of a block by id; those that go by something else are looked up by theirs."""
    found = getattr(box, block)
    if block in ("income_tracks", "levels"):
        return {item.id: item for item in (found.values() if isinstance(found, Mapping) else found)}
    named: Mapping[str, Named] = found
    return named


def _game(box: Box) -> dict[str, Json]:
    """What belongs to no single component."""
    return {
        "id": "game",
        "kind": "game",
        "income_tracks": [track.id for track in box.income_tracks.values()],
        "income_steps": [_fields(step) for step in box.income_steps],
        "plots": {letter: building for building, letter in LETTERS.items()},
        "automa": AUTOMA,
        "shadow": SHADOW,
        "resource_cap": RESOURCE_CAP,
    }


def _facts(box: Box, item: Named) -> dict[str, Json]:
    """What is printed on a component, and what else a table needs to know of it."""
    shown = _fields(item)
    if isinstance(item, Track | IncomeTrack | InspirationTile):
        shown["spaces"] = [space.id for space in item.spaces]
    elif isinstance(item, LandmarkPiece):
        shown["turns"] = [[*turn.rows] for turn in item.turns]
        shown["spaces"] = [space.id for space in box.spaces.values() if space.landmark == item.id]
    elif isinstance(item, Capital):
        districts = zip(item.city.districts, item.city.pays, strict=True)
        shown["districts"] = [{"plots": [*plots_in(area)], "pays": _plain(pays)} for area, pays in districts]
        shown["regular"] = item.city.regular
    elif isinstance(item, Space):
        shown["cost"] = [*box.tracks[item.track].costs[item.tier - 1]]
    elif isinstance(item, Civilization):
        shown["verbs"] = [verb.name for verb in POWERS[item.id].verbs(box)] if item.id in POWERS else []
        if item.id == "islanders":
            shown["island"] = _plain(box.islanders_mat)
    elif isinstance(item, DecisionCard):
        shown["ties"] = {str(AUTOMA): [*item.automa_ties], str(SHADOW): [*item.shadow_ties]}
    return shown


def _fields(facts: Facts) -> dict[str, Json]:
    """All fields by the names that the files have."""
    spelled = SPELLED.get(type(facts), {})
    return {spelled.get(name, name): _plain(getattr(facts, name)) for name in fields(type(facts))}


def _plain(value: Any) -> Any:
    """A value as JSON; an action with its name in `do`."""
    if isinstance(value, Action):
        return {"do": value.word, **_fields(value)}
    if isinstance(value, Facts):
        return _fields(value)
    if isinstance(value, Mapping):
        return {str(key): _plain(part) for key, part in value.items()}
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    return value
