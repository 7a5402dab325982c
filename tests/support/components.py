"""Components files of a game: items as the package has them, changed in one place, and what comes of it."""

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Protocol, TypeVar

import msgspec
import pytest
import yaml

from gobelin.toolkit.reading import ComponentsError, parse

Raw = dict[Any, Any]
Change = Callable[[Raw], object]
BadItem = tuple[str, Change, str]
"""Block and item, what is changed in it, and how the refusal begins after file and item."""
PROSE = ("id", "name_en", "name_de", "name_de_source", "text", "text_en", "text_de", "note")
"""The fields that are no facts."""
S = TypeVar("S", bound=msgspec.Struct)


class InFile(Protocol):
    """A block of items, as the games declare it."""

    @property
    def file(self) -> str:
        """The file that holds it."""


class Files:
    """The components files of a game that has one list of items for each block."""

    def __init__(self, home: Path, blocks: Mapping[str, InFile]) -> None:
        self.home = home
        self.blocks = blocks

    def item(self, block: str, name: str) -> Raw:
        """An item as the package's file has it."""
        items: Any = parse(self.home / self.blocks[block].file)[block]
        return next(item for item in items if item["id"] == name)

    def write(self, folder: Path, block: str, *items: Raw) -> Path:
        """Put items of a block into a folder."""
        text = yaml.safe_dump({block: list(items)}, allow_unicode=True)
        (folder / self.blocks[block].file).write_text(text, "utf-8")
        return folder

    def write_changed(self, folder: Path, block: str, name: str, change: Change) -> Path:
        """Put one item into a folder, changed."""
        item = self.item(block, name)
        change(item)
        return self.write(folder, block, item)

    def write_single(self, folder: Path, name: str, **fields: object) -> Path:
        """Put a block of box.yaml without items into a folder, some of its fields changed."""
        raw: Any = parse(self.home / "box.yaml")[name]
        (folder / "box.yaml").write_text(yaml.safe_dump({name: raw | fields}), "utf-8")
        return folder


# --- bad files --------------------------------------------------------------------------------------------------------


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


def if_words(part: object) -> str:
    """The id of a test's parameter: itself where it is words, else nothing."""
    return part if isinstance(part, str) else ""


def refusal(load: Callable[[Path], object], folder: Path) -> str:
    """What is said about a folder that is refused."""
    with pytest.raises(ComponentsError) as caught:
        load(folder)
    return str(caught.value)


# --- facts ------------------------------------------------------------------------------------------------------------


def items_of(box: msgspec.Struct, block: str) -> list[Any]:
    """The items of a block of a box."""
    items = getattr(box, block)
    return list(items if isinstance(items, tuple) else items.values())


def within(value: object, kind: type[Any]) -> Iterator[Any]:
    """All facts of a kind in a value."""
    if isinstance(value, kind):
        yield value
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from within(getattr(value, name), kind)
    elif isinstance(value, tuple | Mapping):
        for part in value.values() if isinstance(value, Mapping) else value:
            yield from within(part, kind)


def bad_names(items: Collection[Any]) -> list[str]:
    """The names of items, in either language, that are empty, have blanks around them or stand there twice."""
    bad: list[str] = []
    for language in ("name_en", "name_de"):
        names = Counter(getattr(item, language) for item in items)
        bad += [name for name, times in names.items() if times > 1 or not name.strip() == name != ""]
    return bad


# --- hashes -----------------------------------------------------------------------------------------------------------


def hashes_elsewhere(game: str) -> set[str]:
    """The hashes that a game's components have in other processes."""
    program = f"from gobelin.kernel import find_game; print(find_game({game!r}).components.hash)"
    return {
        subprocess.run(
            [sys.executable, "-c", program],
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        for seed in ("1", "2")
    }


def altered(facts: S, but: Collection[str] = ()) -> Iterator[S]:
    """The same facts with one of them changed, for every fact in turn; fields of these names are left alone."""
    for name in facts.__struct_fields__:
        if name in PROSE or name in but:
            continue
        value = getattr(facts, name)
        others: Iterable[object] = ["something else"]
        if isinstance(value, msgspec.Struct):
            others = altered(value, but)
        elif isinstance(value, tuple) and value and isinstance(value[0], msgspec.Struct):
            others = ((part, *value[1:]) for part in altered(value[0], but))
        for other in others:
            yield msgspec.structs.replace(facts, **{name: other})


def altered_boxes(box: S, blocks: Iterable[str], single: Iterable[str], but: Collection[str] = ()) -> Iterator[S]:
    """The same box with one fact changed: those of the first item of each block, and of the blocks without items."""
    for block in blocks:
        items = getattr(box, block)
        for other in altered(items_of(box, block)[0], but):
            changed = (other, *items[1:]) if isinstance(items, tuple) else {**items, next(iter(items)): other}
            yield msgspec.structs.replace(box, **{block: changed})
    for block in single:
        value = getattr(box, block)
        for fact in altered(value, but) if isinstance(value, msgspec.Struct) else ["something else"]:
            yield msgspec.structs.replace(box, **{block: fact})
