"""Components files: plain YAML read into frozen structs, with errors that name file, item and field.

A game writes down its facts as annotated structs; the annotations say what a file may hold, and a `Notation` reads it.
Whatever a game spells in its own way (an effect, a bundle of goods) is read by the game's own function.

>>> from msgspec import Struct
>>> class Mill(Struct, frozen=True):
...     grain: Number
...     colours: tuple[str, ...] = ()
>>> PLAIN.checked("mills.yaml", "windmill", Mill, {"grain": 2, "colours": ["red"]})
Mill(grain=2, colours=('red',))
>>> PLAIN.checked("mills.yaml", "windmill", Mill, {"grain": "two"})
Traceback (most recent call last):
gobelin.toolkit.reading.ComponentsError: mills.yaml: windmill: grain: must be a whole number, at least 0, not 'two'
"""

from __future__ import annotations

import json
import re
import types
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeAlias, TypeVar, Union, get_args, get_origin

import msgspec
import yaml
from msgspec import Struct

from gobelin.kernel import GobelinError

_S = TypeVar("_S", bound=Struct)
Raw = dict[object, object]
"""A mapping as a file has it."""

LARGEST: Final = 100
"""No box holds more pieces of a kind, and nothing printed counts further or lists more. Rules loop over such numbers,
and a file may come from anybody: without a bound it could keep a program busy for ever."""
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=LARGEST)]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=LARGEST)]
Times: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=10)]
"""How often something is done over, which may do much itself: repetitions, rounds."""


class ComponentsError(GobelinError):
    """A components file is not as it should be; `where` names file, item and field as far as they are known."""

    def __init__(self, where: Sequence[str], why: str) -> None:
        super().__init__(": ".join([*filter(None, where), why]))
        self.where = tuple(where)
        self.why = why


class FieldError(Exception):
    """Something in an item, at a dotted path of fields."""

    def __init__(self, path: str, why: str) -> None:
        super().__init__(path, why)
        self.path = path
        self.why = why


# --- values -----------------------------------------------------------------------------------------------------------


def join_path(path: str, name: object) -> str:
    """The path of a field below another."""
    return f"{path}.{name}" if path else str(name)


def mapping(value: object, path: str) -> Raw:
    """The value, if it is a mapping."""
    if not isinstance(value, dict):
        raise FieldError(path, f"must be a mapping, not {value!r}")
    return value


def sequence(value: object, path: str) -> list[object]:
    """The value, if it is a list."""
    if not isinstance(value, list):
        raise FieldError(path, f"must be a list, not {value!r}")
    return value


def one_of(value: object, allowed: Sequence[str], path: str) -> str:
    """The value, if it is one of these words."""
    if not isinstance(value, str) or value not in allowed:
        raise FieldError(path, f"{value!r} is not one of {', '.join(allowed)}")
    return value


def _whole(value: object, bounds: msgspec.Meta, path: str) -> int:
    """A whole number within its bounds."""
    if bounds.ge is None or bounds.le is None:
        raise TypeError(f"{path}: numbers of a components file need a least and a greatest, as `Number` has them")
    if type(value) is not int or value < bounds.ge:
        raise FieldError(path, f"must be a whole number, at least {bounds.ge}, not {value!r}")
    if value > bounds.le:
        raise FieldError(path, f"must be a whole number, at most {bounds.le}, not {value!r}")
    return value


@cache
def fields(struct: type[Struct]) -> dict[str, msgspec.structs.FieldInfo]:
    """The fields of a struct by their names."""
    return {field.name: field for field in msgspec.structs.fields(struct)}


def tagged(base: type[_S]) -> dict[str, type[_S]]:
    """The structs below this one by their tags."""
    return {str(struct.__struct_config__.tag): struct for struct in base.__subclasses__()}


RETIRED: Final[Mapping[str, str]] = {"favorite_track": "favourite_track", "name_de_source": "", "text": ""}
"""Fields that older boxes of people's own have, with what they are called now; nothing, if they are gone."""


class Notation:
    """How a game's facts are written down.

    `own` reads what the game spells in its own way; for every other annotation it returns `NotImplemented`.
    """

    def __init__(self, own: Callable[[Any, object, str], Any] = lambda kind, value, path: NotImplemented) -> None:
        self.own = own

    def read(self, kind: Any, value: object, path: str) -> Any:
        """A value of this annotation, or an error that names the field."""
        found = self.own(kind, value, path)
        if found is not NotImplemented:
            return found
        origin, args = get_origin(kind), get_args(kind)
        if kind is int:
            return _whole(value, msgspec.Meta(), path)
        if origin is Annotated:
            return _whole(value, args[1], path)
        if origin in (Union, types.UnionType):
            return None if value is None else self.read(args[0], value, path)
        if origin is tuple:
            parts = sequence(value, path)
            if len(parts) > LARGEST:
                raise FieldError(path, f"must be at most {LARGEST} values, not {len(parts)}")
            if args[-1] is not Ellipsis and len(parts) != len(args):
                raise FieldError(path, f"must be {len(args)} values, not {len(parts)}")
            kinds = args if args[-1] is not Ellipsis else args[:1] * len(parts)
            return tuple(
                self.read(of, part, f"{path}[{n}]") for n, (of, part) in enumerate(zip(kinds, parts, strict=True))
            )
        if origin is Mapping:
            found = {}
            for name, part in mapping(value, path).items():
                key = self.read(args[0], name, join_path(path, name))
                found[key] = self.read(args[1], part, join_path(path, name))
            return types.MappingProxyType(found)
        if origin is Literal:
            return one_of(value, args, path)
        if isinstance(kind, type) and issubclass(kind, Struct):
            return self.struct(kind, value, path)
        if type(value) is not kind or value == "":
            raise FieldError(path, f"must be {'true or false' if kind is bool else 'a text'}, not {value!r}")
        return value

    def struct(self, struct: type[_S], value: object, path: str, names: Mapping[str, str] | None = None) -> _S:
        """A struct from a mapping of its fields, all known and none missing; `names` are fields the file calls else."""
        known = {(names or {}).get(name, name): field for name, field in fields(struct).items()}
        values = {}
        for name, part in mapping(value, path).items():
            if name not in known and name in RETIRED:
                name = RETIRED[str(name)]
                if name not in known:
                    continue
            if name not in known:
                raise FieldError(join_path(path, name), f"no such field; known are {', '.join(known) or 'none'}")
            field = known[str(name)]
            values[field.name] = self.read(field.type, part, join_path(path, name))
        for name, field in known.items():
            if field.required and field.name not in values:
                raise FieldError(join_path(path, name), "is missing")
        return struct(**values)

    def checked(
        self, file: str, name: str, kind: type[_S], raw: object, check: Callable[[_S], None] | None = None
    ) -> _S:
        """An item, read and checked; what is wrong is told with file, item and field."""
        try:
            item = self.struct(kind, raw, "")
            if check is not None:
                check(item)
        except FieldError as wrong:
            raise ComponentsError((file, name, wrong.path), wrong.why) from None
        return item


PLAIN: Final = Notation()
"""Nothing but what the annotations say."""


# --- files ------------------------------------------------------------------------------------------------------------

_SCALARS: Final[Mapping[str, Callable[[str], object]]] = {
    "tag:yaml.org,2002:null": lambda _: None,
    "tag:yaml.org,2002:bool": lambda text: text.lower() in ("true", "yes", "on"),
    "tag:yaml.org,2002:int": lambda text: int(text) if re.fullmatch(r"-?[0-9]+", text) else text,
}


def _plain(node: yaml.Node, file: str) -> object:
    """Plain values of a YAML node; a key that is listed twice is refused."""
    if isinstance(node, yaml.MappingNode):
        values: dict[object, object] = {}
        for key, part in node.value:
            line = f"line {key.start_mark.line + 1}"
            if not isinstance(key, yaml.ScalarNode):
                raise ComponentsError((file, line), "a key must be a word")
            if key.value in values:
                raise ComponentsError((file, line), f"{key.value} is listed twice")
            values[key.value] = _plain(part, file)
        return values
    if isinstance(node, yaml.SequenceNode):
        return [_plain(part, file) for part in node.value]
    return _SCALARS.get(node.tag, str)(node.value)


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """The values of a JSON object, if no key is listed twice."""
    values = dict(pairs)
    if len(values) < len(pairs):
        raise ValueError("a key is listed twice")
    return values


def parse(path: Path) -> Raw:
    """The blocks of a YAML file; one that is JSON as well is read fast."""
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        text = path.read_text("utf-8")
        if text.startswith("{"):
            with suppress(ValueError, RecursionError):
                blocks: Raw = json.loads(text, object_pairs_hook=_once)
                return blocks
        node = yaml.compose(text, Loader=loader)
    except (OSError, UnicodeDecodeError) as error:
        raise ComponentsError((path.name,), f"cannot be read: {error}") from None
    except yaml.MarkedYAMLError as error:
        line = f"line {error.problem_mark.line + 1}" if error.problem_mark else ""
        raise ComponentsError((path.name, line), f"is not valid YAML: {error.problem}") from None
    except yaml.YAMLError as error:
        raise ComponentsError((path.name,), f"is not valid YAML: {error}") from None
    try:
        value = _plain(node, path.name) if node else None
    except RecursionError:
        raise ComponentsError((path.name,), "cannot be read: it contains itself") from None
    if not isinstance(value, dict):
        raise ComponentsError((path.name,), "must be a mapping of blocks")
    return value


class Files:
    """The components files of a package, with an override folder laid over them."""

    def __init__(self, home: Path, names: Sequence[str], overrides: Path | None) -> None:
        self.home = home
        self.overrides: dict[str, Raw] = {}
        self._parsed: dict[str, Raw] = {}
        if overrides is not None:
            if not overrides.is_dir():
                raise ComponentsError((str(overrides),), "is not a folder")
            for path in sorted([*overrides.glob("*.yaml"), *overrides.glob("*.yml")]):
                if path.name not in names:
                    raise ComponentsError((path.name,), f"no such components file; known are {', '.join(names)}")
                self.overrides[path.name] = parse(path)

    def blocks(self, file: str, known: Sequence[str], added: Sequence[str] = ()) -> Iterator[tuple[Raw, bool]]:
        """The file's blocks as the package has them, then those of the override folder, which may have added ones."""
        if file not in self._parsed:
            self._parsed[file] = parse(self.home / file)
        for values, is_override in ((self._parsed[file], False), (self.overrides.get(file), True)):
            if values is not None:
                if is_override:
                    known = (*known, *added)
                for name in values:
                    if name not in known:
                        raise ComponentsError((file, str(name)), f"no such block; known are {', '.join(known)}")
                yield values, is_override

    def whole(self, file: str, known: Sequence[str]) -> Raw:
        """The blocks of a file, each replaced as a whole."""
        merged: Raw = {}
        for values, _ in self.blocks(file, known):
            merged |= values
        return merged

    def items(
        self, file: str, block: str, known: Sequence[str], added: Sequence[str] = (), beside: Sequence[str] = ()
    ) -> dict[str, Raw]:
        """The items of a list by their ids; overrides replace the items of the same id.

        An override that has a block of `beside` may leave the list out.
        """
        merged: dict[str, Raw] = {}
        for values, is_override in self.blocks(file, known, added):
            if is_override and block not in values and any(name in values for name in beside):
                continue
            for name, raw in listed(file, values, block):
                if is_override and name not in merged:
                    raise ComponentsError((file, name, "id"), "no such item; only known ones can be replaced")
                merged[name] = raw
        return merged


def listed(file: str, values: Raw, block: str, item: str = "item") -> Iterator[tuple[str, Raw]]:
    """The items of one block, each with an id of its own."""
    found = values.get(block)
    if not isinstance(found, list):
        raise ComponentsError((file, block), "must be a list of items")
    seen = set()
    for number, raw in enumerate(found, 1):
        name = raw.get("id") if isinstance(raw, dict) else None
        if not isinstance(name, str) or not re.fullmatch(r"[a-z][a-z0-9_]*", name):
            raise ComponentsError((file, f"{item} {number}", "id"), "must be lowercase letters, digits and _")
        if name in seen:
            raise ComponentsError((file, name, "id"), "is listed twice")
        seen.add(name)
        yield name, raw


# --- facts ------------------------------------------------------------------------------------------------------------

PROSE: Final = frozenset(
    {"name_en", "name_de", "name_de_source", "short_en", "short_de", "text", "text_en", "text_de", "note"}
)
"""The fields that are no facts."""


def without_prose(value: Any) -> Any:
    """Plain values without names, texts and notes, which are no facts: a box is known by the rest."""
    if isinstance(value, dict):
        return {str(name): without_prose(part) for name, part in value.items() if name not in PROSE}
    return [without_prose(part) for part in value] if isinstance(value, list | tuple) else value
