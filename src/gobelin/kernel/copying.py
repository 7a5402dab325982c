"""Copies of states, made by a function that is written for each class from the types of its fields."""

from __future__ import annotations

import types
from collections.abc import Callable
from dataclasses import MISSING, fields
from enum import Enum
from typing import Any, Final, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

T = TypeVar("T")

CONSTANTS: Final = (str, bytes, int, float, types.NoneType, Enum)


def copied(state: T) -> T:
    """The same state again. No list or dict may lie in two places of it: the copy would have two."""
    twin: T = state.__copied__()  # type: ignore[attr-defined]  # what @plain_state adds
    return twin


def copier(kind: type) -> Callable[[Any], Any]:
    """A function that copies objects of a class; fields with `init=False` get their defaults, or are filled in."""
    names: dict[str, Any] = {"new": object.__new__, "kind": kind}
    hints = get_type_hints(kind)
    lines = ["def copied(old):", "    made = new(kind)"]
    for each in fields(kind):
        if each.init:
            try:
                value = _copy(f"old.{each.name}", hints[each.name])
            except TypeError as error:
                raise TypeError(f"{kind.__name__}.{each.name}: {error}") from None
        elif each.default is not MISSING:
            value, names[f"default_{each.name}"] = f"default_{each.name}", each.default
        elif each.default_factory is MISSING:
            continue  # `__post_init__` fills it in
        else:
            value, names[f"default_{each.name}"] = f"default_{each.name}()", each.default_factory
        lines.append(f"    made.{each.name} = {value}")
    if hasattr(kind, "__post_init__"):
        lines.append("    made.__post_init__()")
    exec("\n".join([*lines, "    return made"]), names)
    made: Callable[[Any], Any] = names["copied"]
    return made


def _copy(value: str, hint: Any, depth: int = 0) -> str:
    """The expression that copies a value of this type."""
    kind, args, each = get_origin(hint) or hint, get_args(hint), f"each{depth}"
    if _is_constant(hint):
        return value
    if kind in (Union, types.UnionType) and len(args) == 2 and types.NoneType in args:
        some = args[args[0] is types.NoneType]
        return f"(None if {value} is None else {_copy(value, some, depth)})"
    if kind is list and args:
        return f"{value}[:]" if _is_constant(args[0]) else f"[{_copy(each, args[0], depth + 1)} for {each} in {value}]"
    if kind is set and args and _is_constant(args[0]):
        return f"{value}.copy()"
    if kind is dict and args and _is_constant(args[1]):
        return f"{value}.copy()"
    if kind is dict and args:
        return f"{{key{depth}: {_copy(each, args[1], depth + 1)} for key{depth}, {each} in {value}.items()}}"
    if hasattr(kind, "__copied__"):
        return f"{value}.__copied__()"
    raise TypeError(f"{hint} cannot be copied; a state has plain values, lists, dicts, sets and other plain states")


def _is_constant(hint: Any) -> bool:
    """Whether values of this type never change."""
    kind, args = get_origin(hint) or hint, get_args(hint)
    if kind in (Union, types.UnionType, tuple) and args:
        return all(_is_constant(arg) for arg in args if arg is not Ellipsis)
    if isinstance(kind, type) and issubclass(kind, tuple) and kind is not tuple:
        return all(map(_is_constant, get_type_hints(kind).values()))
    return kind is Literal or (isinstance(kind, type) and issubclass(kind, CONSTANTS))
