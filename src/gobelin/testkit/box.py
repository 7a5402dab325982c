"""What the components of a game are held to, and the making of files that are wrong on purpose."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec
import yaml

from gobelin.kernel import Game
from gobelin.promises import expect
from gobelin.toolkit.box import SPARES, BoxFiles, Named
from gobelin.toolkit.reading import PROSE, ComponentsError, parse

Raw: TypeAlias = dict[Any, Any]
Change: TypeAlias = Callable[[Raw], object]
B = TypeVar("B", bound=msgspec.Struct)
S = TypeVar("S", bound=msgspec.Struct)


@dataclass(frozen=True)
class BoxTests(Generic[B]):
    """Checks of a box and its files; a folder of a person's own is written with `item`, `write` and `single`."""

    files: BoxFiles[B]
    load: Callable[[Path | None], B]
    fixed: frozenset[str] = frozenset()
    """Files beside those of the box, which nobody's own replace."""

    def check(self, game: Game[Any]) -> None:
        """Raise Breach unless names, provenance, files and hash are as they should be."""
        box = self.load(None)
        named = list(self.files.named(box))
        for block in self.files.blocks:
            bad = _bad_names([item for item in self.files.items(box, block) if isinstance(item, Named)])
            expect(not bad, f"{block}: names that are empty, have blanks around them or are there twice: {bad}")
        sure = [item.id for item in named if item.source == "reconstructed" and item.confidence == "high"]
        expect(not sure, f"reconstructed, but with high confidence: {sure}")
        read, there = {*self.files.names, *self.fixed}, {path.name for path in self.files.home.iterdir()}
        expect(read == there, f"files that are not read, or not there: {read ^ there}")
        with tempfile.TemporaryDirectory() as folder:
            expect(self.load(Path(folder)) == box, "an empty folder changes something")
            for block in self.files.blocks:
                self.write(Path(folder), block, self._items(block)[0])
                expect(self.load(Path(folder)) == box, f"{block}: an item replaced by itself changes something")
        self._check_hash(game, box)

    def _check_hash(self, game: Game[Any], box: B) -> None:
        """Any fact changes the hash, no name or text does, and other processes have the same."""
        own = self.files.as_components(box).hash
        expect(own == game.components.hash == _hash_elsewhere(game.name), "other processes have another hash")
        hashes = [own, *(self.files.as_components(other).hash for other in self._boxes(box))]
        expect(len(set(hashes)) == len(hashes), "two boxes that differ in a fact have the same hash")
        for block in self.files.blocks:
            item = self.files.items(box, block)[0]
            if isinstance(item, Named):
                other = msgspec.structs.replace(item, name_en="?", name_de="?", text_en="?", text_de="?", note="?")
                renamed = self._with(box, block, other)
                expect(self.files.as_components(renamed).hash == own, f"{block}: a name or a text changes the hash")

    def _boxes(self, box: B) -> Iterator[B]:
        """The same box with one fact changed: those of the first item of each block, and of blocks without items."""
        for block, known in self.files.blocks.items():
            for other in altered(self.files.items(box, block)[0], {*self.files.derived.get(known.kind, ())}):
                yield self._with(box, block, other)
        for block in self.files.single:
            value = getattr(box, block)
            for fact in altered(value) if isinstance(value, msgspec.Struct) else ["something else"]:
                yield msgspec.structs.replace(box, **{block: fact})

    def _with(self, box: B, block: str, other: Any) -> B:
        """The same box with another first item of a block."""
        field = self.files.blocks[block].field or block
        items: Any = getattr(box, field)
        first = self.files.items(box, block)[0]
        if isinstance(items, Mapping):
            place = next(key for key, item in items.items() if item is first)
            return msgspec.structs.replace(box, **{field: {**items, place: other}})
        return msgspec.structs.replace(box, **{field: (other, *items[1:])})

    def _items(self, block: str) -> list[Raw]:
        items: Any = parse(self.files.home / self.files.blocks[block].file)[self.files.called(block)]
        return [*items]

    def item(self, block: str, name: str) -> Raw:
        """An item as the package's file has it."""
        return next(item for item in self._items(block) if item["id"] == name)

    def write(self, folder: Path, block: str, *items: Raw, spares: Collection[Raw] = ()) -> Path:
        """Put items of a block into a folder."""
        head = self.files.blocks[block].head
        values = {head: block} if head else {}
        lists = {self.files.called(block): list(items)} | ({SPARES: list(spares)} if spares else {})
        text = yaml.safe_dump(values | lists, allow_unicode=True)
        (folder / self.files.blocks[block].file).write_text(text, "utf-8")
        return folder

    def single(self, folder: Path, block: str, **fields: object) -> Path:
        """Put a block without items into a folder, some of its fields changed."""
        file = self.files.single[block].file
        raw: Any = parse(self.files.home / file)[block]
        (folder / file).write_text(yaml.safe_dump({block: raw | fields}), "utf-8")
        return folder

    def said(self, folder: Path) -> str:
        """What is said about a folder that is refused."""
        try:
            self.load(folder)
        except ComponentsError as error:
            return str(error)
        return "nothing"

    def said_of(self, folder: Path, where: str, *changes: Change) -> str:
        """What is said about an item, `block/id`, that is changed."""
        block, _, name = where.partition("/")
        item = self.item(block, name)
        for change in changes:
            change(item)
        return self.said(self.write(folder, block, item))


def check_described(game: Game[Any]) -> None:
    """Raise Breach unless components say where they come from and are as the package has them; words are `words`'."""
    expect(not game.facts("no_such_thing"), f"{game.name}: describes what is not there")
    for item in game.components.items if game.describe else ():
        whole: Any = game.facts(item.id)
        parts = [whole, *whole.get("also", ())]
        known = {(part.get("source"), part.get("confidence"), part.get("count", item.count)) for part in parts}
        expect((item.source, item.confidence, item.count) in known, f"{game.name}: {item} is described as {known}")
        for part in parts:
            expect(part["id"] == item.id and part["replaced"] is False, f"{game.name}: {item} is described as {part}")
            expect(not {"name", "text"} & part.keys(), f"{game.name}: the facts of {item} have words")


def put(path: str, value: object) -> Change:
    """Set the field at a dotted path."""

    def change(item: Raw) -> None:
        *way, last = path.split(".")
        for name in way:
            item = item[int(name) if name.isdecimal() else name]
        item[int(last) if last.isdecimal() else last] = value

    return change


def drop(name: str) -> Change:
    """Leave a field out."""
    return lambda item: item.pop(name)


def within(value: object, kind: type[S]) -> Iterator[S]:
    """All facts of a kind in a value."""
    if isinstance(value, kind):
        yield value
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from within(getattr(value, name), kind)
    elif isinstance(value, tuple | Mapping):
        for part in value.values() if isinstance(value, Mapping) else value:
            yield from within(part, kind)


def _bad_names(items: Collection[Named]) -> list[str]:
    bad: list[str] = []
    for names in (Counter(item.name_en for item in items), Counter(item.name_de for item in items)):
        bad += [name for name, times in names.items() if times > 1 or not name.strip() == name != ""]
    return bad


def altered(facts: S, but: Collection[str] = ()) -> Iterator[S]:
    """The same facts with one of them changed, for every fact in turn."""
    for name in facts.__struct_fields__:
        if name == "id" or name in PROSE or name in but:
            continue
        value = getattr(facts, name)
        others: Iterable[object] = ["something else"]
        if isinstance(value, msgspec.Struct):
            others = altered(value)
        elif isinstance(value, tuple) and value and isinstance(value[0], msgspec.Struct):
            others = ((part, *value[1:]) for part in altered(value[0]))
        for other in others:
            yield msgspec.structs.replace(facts, **{name: other})


def _hash_elsewhere(game: str) -> str:
    """The hash that a game's components have in another process."""
    program = f"from gobelin.kernel import find_game; print(find_game({game!r}).components.hash)"
    seed = "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"
    environment = os.environ | {"PYTHONHASHSEED": seed}
    return subprocess.check_output([sys.executable, "-c", program], env=environment, text=True).strip()
