"""What the rules of a game ask, tell and show, read from their source without playing them."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path


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
