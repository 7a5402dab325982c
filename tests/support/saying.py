"""What the rules of a game ask, tell and show, read from their source without playing them."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any


class Spelt(ast.NodeTransformer):
    """Writes out the strings that a module has given names to."""

    def __init__(self, module: ast.Module) -> None:
        self.named: dict[str, ast.Constant] = {}
        for statement in module.body:
            match statement:
                case ast.Assign(targets=[ast.Name(name)], value=ast.Constant(str()) as word):
                    self.named[name] = word
                case ast.AnnAssign(target=ast.Name(name), value=ast.Constant(str()) as word):
                    self.named[name] = word

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return self.named.get(node.id, node) if isinstance(node.ctx, ast.Load) else node


@cache
def calls(home: Path) -> list[tuple[str, ast.Call]]:
    """Every call in the rules, with the name of what is called."""
    found: list[tuple[str, ast.Call]] = []
    for path in sorted(home.rglob("*.py")):
        module = ast.parse(path.read_text("utf-8"))
        for node in ast.walk(Spelt(module).visit(module)):
            match node:
                case ast.Call(func=ast.Name(name) | ast.Attribute(attr=name)):
                    found.append((name, node))
    return found


def words(node: ast.AST) -> set[str]:
    """The words that an expression can be; `a if b else c` can be two."""
    match node:
        case ast.Constant(str(word)):
            return {word}
        case ast.IfExp(body=body, orelse=orelse):
            return words(body) | words(orelse)
    return set()


def tellings(home: Path) -> Iterator[tuple[str, ast.Call]]:
    """Each event that is told somewhere, with the telling."""
    for name, call in calls(home):
        if name == "tell":
            yield from ((word, call) for word in words(call.args[0]))


def told(home: Path) -> set[str]:
    """The events that are told somewhere."""
    return {verb for verb, _ in tellings(home)}


def hidden_parts(home: Path) -> dict[str, int]:
    """The events of which some see only a part, and how many arguments they see."""
    return {
        verb: len(keyword.value.elts)
        for verb, call in tellings(home)
        for keyword in call.keywords
        if keyword.arg == "others" and isinstance(keyword.value, ast.Tuple)
    }


def field_names(field: ast.stmt) -> set[str]:
    """What a field of a struct is called in the view."""
    match field:
        case ast.AnnAssign(value=ast.Call(keywords=[ast.keyword("name", name)])):
            return set(words(name))
        case ast.AnnAssign(target=ast.Name(id=field_name)):
            return {field_name}
    return set()


def view_keys(home: Path) -> set[str]:
    """The keys that the view is built with: of dicts, and the fields of its structs."""
    keys: set[str] = set()
    for node in ast.walk(ast.parse((home / "view.py").read_text("utf-8"))):
        match node:
            case ast.Dict(keys=found):
                keys = keys.union(*(words(key) for key in found if key is not None))
            case ast.Subscript(slice=key, ctx=ast.Store()):
                keys |= words(key)
            case ast.ClassDef(body=fields, keywords=options):
                keys = keys.union(*(words(option.value) for option in options if option.arg == "tag_field"))
                keys = keys.union(*(field_names(field) for field in fields))
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
