"""A game's box: component files read into frozen facts, with custom ones laid over them.

A game writes down its facts as structs, says which blocks its files have, and checks what only it can know:

>>> from tempfile import mkdtemp
>>> class Mill(Named, frozen=True, kw_only=True):
...     sails: Count
>>> class Mills(Facts, frozen=True):
...     mills: Mapping[str, Mill]
>>> files = BoxFiles[Mills](1, Path(mkdtemp()), {"mills": Block("mills.yaml", Mill, 2)})
>>> _ = (files.home / "mills.yaml").write_text('''
... mills:
... - {id: windmill, name_en: Windmill, name_de: Windmühle, count: 2, sails: 4, source: public, confidence: high}
... ''', "utf-8")
>>> contents = files.read()
>>> box = Mills(**contents.blocks)
>>> box.mills["windmill"].sails, dict(words(files.named(box), "de"))
(4, {'name-windmill': 'Windmühle'})
>>> files.as_components(box).counts()["source"]
{'public': 2}
"""

from __future__ import annotations

import types
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, MutableMapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, Generic, Literal, TypeAlias, TypeVar
from weakref import WeakValueDictionary, finalize

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from gobelin.kernel import Components, Item
from gobelin.toolkit.reading import (
    PLAIN,
    ComponentsError,
    Count,
    FieldError,
    Files,
    Notation,
    Raw,
    fields,
    listed,
    without_prose,
)

B = TypeVar("B", bound=Struct)
"""What a game makes of the contents."""
Source: TypeAlias = Literal["seed", "public", "reconstructed"]
"""Where a fact comes from: the rulebook, public lists and pictures, or a stand-in of ours."""
Confidence: TypeAlias = Literal["high", "medium", "low"]
BASE: Final = "base"
SPARES: Final = "spares"


class Facts(Struct, frozen=True, omit_defaults=True):
    """What all facts of a box have in common: they never change."""


class Named(Facts, frozen=True, kw_only=True):
    """A component with names and provenance."""

    id: str
    name_en: str
    name_de: str
    short_en: str = ""
    short_de: str = ""
    """What it is called where there is little room."""
    count: Count = 1
    text_en: str = ""
    text_de: str = ""
    """What it does, where its facts do not say it."""
    source: Source
    confidence: Confidence
    note: str = ""


def words(items: Iterable[Named], language: str) -> Iterator[tuple[str, str]]:
    """The names of components in a language, then short ones and the texts that are written down, for `Game.words`."""
    named = list(items)
    for kind in ("name", "short", "text"):
        field_ = f"{kind}_{language}"
        yield from ((f"{kind}-{item.id}", getattr(item, field_)) for item in named if getattr(item, field_))


def worded(raw: Raw) -> Raw:
    """The one text of somebody who plays in one language serves both."""
    if "text" not in raw:
        return raw
    return {"text_en": raw["text"], "text_de": raw["text"]} | {key: part for key, part in raw.items() if key != "text"}


class Block(Struct, frozen=True):
    """A list of items in a file: their type, and how many pieces there must be, or how many of each set."""

    file: str
    kind: type[Facts]
    pieces: int | Mapping[str, int]
    list: str = ""
    """What the list is called in the file, if not as the block."""
    head: str = ""
    """A word at the head of the file that stands for the block, and is a fact of its items."""
    field: str = ""
    """What holds the items in the box, if not a field of the block's name; their `set` is the block."""
    spares: bool = False
    """A custom file may add further items under `spares`."""

    def check(self, name: str, items: Iterable[Facts]) -> None:
        """Raise ComponentsError unless there are so many."""
        found: Counter[str] = Counter()
        for item in items:
            found[getattr(item, "set", BASE)] += getattr(item, "count", 1)
        if isinstance(self.pieces, int):
            if found.total() != self.pieces:
                raise ComponentsError((self.file, name), f"must be {self.pieces} pieces, not {found.total()}")
            return
        for which in {**self.pieces, **found}:
            wanted = self.pieces.get(which, 0)
            if found[which] != wanted:
                raise ComponentsError((self.file, name), f"must be {wanted} of set {which}, not {found[which]}")


class Single(Struct, frozen=True):
    """A block without items: one value, which is replaced as a whole."""

    file: str
    kind: Any


@dataclass(frozen=True)
class BoxFiles(Generic[B]):
    """The files of a game's box: which blocks they have, and how these are read."""

    version: int
    """Of the components, apart from the rules': raised when a fact of the package's own files changes."""
    home: Path
    blocks: Mapping[str, Block]
    single: Mapping[str, Single] = field(default_factory=dict)
    notation: Notation = PLAIN
    derived: Mapping[type[Facts], Mapping[str, Any]] = field(default_factory=dict)
    """Fields that follow from other facts, as they are until they are filled in; no file has them."""
    boxes: MutableMapping[str, B] = field(default_factory=WeakValueDictionary)
    """The boxes in use by their hash: a state names its box, so that matches with different ones run side by side."""

    @property
    def everything(self) -> dict[str, Block | Single]:
        """All blocks, with or without items."""
        return {**self.blocks, **self.single}

    def called(self, name: str) -> str:
        """The list of a block in its file."""
        return self.blocks[name].list or name

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the files."""
        return tuple(dict.fromkeys(block.file for block in self.everything.values()))

    def read(self, overrides: Path | None = None) -> Contents:
        """What is in the files; items of the same id in the override folder replace the package's own."""
        files = Files(self.home, self.names, overrides)
        items, replaced, spares = {}, set(), set()
        for name, block in self.blocks.items():
            called, own = self.called(name), files.overrides.get(block.file, {})
            known, added = self._known(block.file), (SPARES,) if block.spares else ()
            for values, _ in files.blocks(block.file, known, added):
                if block.head and values.get(block.head) != name:
                    why = f"must be {name}, not {values.get(block.head)!r}"
                    raise ComponentsError((block.file, block.head), why)
            raws = files.items(block.file, called, known, added, beside=(*set(known) - {block.head}, *added))
            items[name] = {item: self._item(name, block, item, raw) for item, raw in raws.items()}
            block.check(called, items[name].values())
            if called in own:
                replaced |= {(name, item) for item, _ in listed(block.file, own, called)}
            for item, raw in listed(block.file, own, SPARES, "spare") if block.spares and SPARES in own else ():
                if item in items[name]:
                    raise ComponentsError((block.file, item, "id"), "is also the id of something else")
                items[name][item] = self._item(name, block, item, raw)
                spares.add((name, item))
        single = {}
        for name, one in self.single.items():
            with self.telling(name):
                single[name] = self.notation.read(one.kind, files.whole(one.file, self._known(one.file)).get(name), "")
        return Contents(self, items, single, frozenset(replaced | spares), frozenset(spares))

    def _known(self, file: str) -> tuple[str, ...]:
        """The blocks of a file, and what stands at its head."""
        heads = [block.head for block in self.blocks.values() if block.file == file and block.head]
        lists = [self.called(name) for name, block in self.blocks.items() if block.file == file]
        return (*heads, *lists, *(name for name, one in self.single.items() if one.file == file))

    def _item(self, of: str, block: Block, name: str, raw: Raw) -> Facts:
        derived = self.derived.get(block.kind, {})
        for field_ in derived:
            if field_ in raw:
                raise ComponentsError((block.file, name, field_), "follows from other facts and is in no file")
        if block.head and block.head in raw:
            why = "belongs at the head of the file, not in an item"
            raise ComponentsError((block.file, name, block.head), why)
        if block.head in fields(block.kind):
            raw = raw | {block.head: of}
        return self.notation.checked(
            block.file, name, block.kind, worded(raw) if issubclass(block.kind, Named) else raw
        )

    @contextmanager
    def telling(self, block: str, item: str = "") -> Iterator[None]:
        """Name the file and the item of whatever turns out to be wrong."""
        try:
            yield
        except FieldError as wrong:
            raise self.wrong(block, wrong.why, item or block, wrong.path) from None

    def wrong(self, block: str, why: str, *where: str) -> ComponentsError:
        """Something is wrong in a block: as a whole, or at an item and its field."""
        return ComponentsError((self.everything[block].file, *(where or (block,))), why)

    def require(self, is_right: bool, block: str, why: str, *where: str) -> None:
        """Raise where a block is not as it must be, at an item and its field if they are named."""
        if not is_right:
            raise self.wrong(block, why, *where)

    def items(self, box: B, block: str) -> tuple[Any, ...]:
        """The items of a block, however the box keeps them."""
        field_ = self.blocks[block].field
        found = getattr(box, field_ or block)
        every = found.values() if isinstance(found, Mapping) else found
        return tuple(item for item in every if not field_ or item.set == block)

    def named(self, box: B) -> Iterator[Named]:
        """All components of a box, block by block."""
        for name, block in self.blocks.items():
            if issubclass(block.kind, Named):
                yield from self.items(box, name)

    def as_components(self, box: B) -> Components:
        """The box for the kernel. Names, texts and notes are no facts, nor is what follows from others."""
        facts: dict[str, Any] = {name: getattr(box, name) for name in self.single}
        for name, block in self.blocks.items():
            derived = self.derived.get(block.kind, {})
            facts[name] = {item.id: replace(item, **derived) for item in self.items(box, name)}
        return as_components(self.version, self.named(box), facts)

    def register(self, box: B) -> str:
        """Make a box known to states, by the name that is returned, for as long as somebody holds it."""
        return register(self.boxes, self.as_components(box).hash, box)


@dataclass(frozen=True)
class Contents:
    """What has been read from the files of a box, before the game makes a box of it."""

    files: BoxFiles[Any]
    items: Mapping[str, dict[str, Any]]
    """By block and id."""
    single: Mapping[str, Any]
    replaced: frozenset[tuple[str, str]]
    """Block and id of what Custom files replace or add."""
    spares: frozenset[tuple[str, str]] = frozenset()
    """Those that they add."""

    @property
    def blocks(self) -> dict[str, Any]:
        """Everything by its block, for the box."""
        return {name: types.MappingProxyType(found) for name, found in self.items.items()} | dict(self.single)

    def in_order(self) -> list[tuple[str, str]]:
        """Block and id of every item, the replaced ones first, so that a clash is told of them."""
        every = [(block, item) for block, items in self.items.items() for item in items]
        return sorted(every, key=lambda one: one not in self.replaced)

    def check(self, rule: Callable[[Any], object], taken: Iterable[str] = ()) -> None:
        """Hold every item to a rule, which raises FieldError; no id, and none that is taken, may be used twice."""
        ids = Counter([*(item for items in self.items.values() for item in items), *taken])
        for block, item in self.in_order():
            with self.files.telling(block, item):
                if ids[item] > 1:
                    raise FieldError("id", "is also the id of something else")
                rule(self.items[block][item])


def register(boxes: MutableMapping[str, B], name: str, box: B) -> str:
    """Make a box known by its name. One with the same facts is known already: then that one stays as long as both."""
    known = boxes.setdefault(name, box)
    if known is not box:
        finalize(box, lambda _: None, known)
    return name


def as_components(version: int, items: Iterable[Named], facts: object) -> Components:
    """Components with their facts for the kernel. Names, texts and notes are no facts: they are kept apart."""
    listed = [Item(item.id, getattr(item, "set", BASE), item.source, item.confidence, item.count) for item in items]
    plain = msgspec.to_builtins(facts, enc_hook=dict)
    whole, bare = (msgspec.json.encode(values, order="sorted") for values in (plain, without_prose(plain)))
    return Components(version, tuple(listed), bare, blake2b(whole, digest_size=16).digest())
