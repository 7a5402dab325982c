"""What the rules of a game ask, tell and show, read from their source without playing them."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any


@cache
def calls(home: Path) -> list[tuple[str, ast.Call]]:
    """Every call in the rules, with the name of what is called."""
    found: list[tuple[str, ast.Call]] = []
    for path in sorted(home.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name(name) | ast.Attribute(attr=name)):
                    found.append((name, node))
    return found


def told(home: Path) -> set[str]:
    """The events that are told somewhere."""
    found = [call.args[0] for name, call in calls(home) if name == "tell"]
    return {word for verb in found for word in constants(verb)}


def constants(node: ast.expr) -> Iterator[str]:
    """The strings that an expression can be: a constant, or one of two."""
    match node:
        case ast.Constant(str(word)):
            yield word
        case ast.IfExp(body=one, orelse=other):
            yield from constants(one)
            yield from constants(other)


def view_keys(home: Path) -> set[str]:
    """The keys that the view is built with."""
    keys: set[str] = set()
    for node in ast.walk(ast.parse((home / "view.py").read_text("utf-8"))):
        match node:
            case ast.Dict(keys=found):
                keys |= {str(key.value) for key in found if isinstance(key, ast.Constant)}
            case ast.Subscript(slice=ast.Constant(str(key)), ctx=ast.Store()):
                keys.add(key)
    return keys


def words_of(view: Any) -> Iterator[tuple[str, ...]]:
    """For every field and string of a view, the messages of which one has to be there."""
    if isinstance(view, dict):
        for key, value in view.items():
            yield f"label-{key}", f"name-{key}"
            yield from words_of(value)
    elif isinstance(view, list):
        for value in view:
            yield from words_of(value)
    elif isinstance(view, str):
        yield (f"name-{view}",)
