"""Cards, tokens, tiles and pieces move by functions of the chapters, which tell it and call whatever watches it.

Civilizations and tapestry cards call those functions and change nothing of that themselves, so that no event can be
forgotten. Only what lies on the own mat is theirs.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

import pytest

from gobelin.games import tapestry
from gobelin.games.tapestry.player import Player
from gobelin.games.tapestry.state import Solo, TapestryState

HOME = Path(tapestry.__file__).parent
MODULES = sorted(
    [*HOME.glob("civilizations/*.py"), *HOME.glob("cards/*.py"), HOME / "automa" / "civilizations.py"],
)
NOTES = {"activated", "dice", "fresh", "about", "phase", "step", "advancing", "box", "facts", "rng", "listener"}
"""What is noted during a turn; nothing on the table moves with it."""
OWN = {"civilizations", "trail"}
"""The mats of the Automa, and what one of them has on the tracks."""
KEPT = {name for kind in (Player, TapestryState, Solo) for name in kind.__dataclass_fields__} - NOTES - OWN
MUTATING = {
    *("append", "extend", "insert", "remove", "pop", "popitem", "clear", "sort", "reverse"),
    *("update", "setdefault", "add", "discard", "move"),
}
HARMLESS = {"look"}
"""What of `toolkit.hidden` moves nothing: a look at a hand."""


def is_kept(node: ast.expr | None, names: set[str]) -> bool:
    """Whether an expression is a part of the table or of a player's area, and no copy of it."""
    match node:
        case ast.Attribute(value=ast.Name(id="mat")):
            return False
        case ast.Attribute(value=value, attr=attr):
            return attr in KEPT or is_kept(value, names)
        case ast.Subscript(value=value) | ast.Starred(value=value) | ast.NamedExpr(value=value):
            return is_kept(value, names)
        case ast.Call(func=ast.Attribute(value=value, attr="get" | "setdefault" | "values" | "items")):
            return is_kept(value, names)
        case ast.Call(func=ast.Name(id="enumerate" | "reversed" | "zip" | "next" | "iter"), args=args):
            return any(is_kept(arg, names) for arg in args)
        case ast.IfExp(body=body, orelse=orelse):
            return is_kept(body, names) or is_kept(orelse, names)
        case ast.BoolOp(values=parts) | ast.Tuple(elts=parts):
            return any(is_kept(part, names) for part in parts)
        case ast.GeneratorExp(elt=ast.Name(), generators=generators):
            return any(is_kept(generator.iter, names) for generator in generators)
        case ast.Name(id=name):
            return name in names
    return False


def bindings(function: ast.AST) -> Iterator[tuple[ast.expr, ast.expr]]:
    """What names are bound to in a function."""
    for node in ast.walk(function):
        match node:
            case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Tuple(elts=values)):
                yield from zip(targets, values, strict=True)
            case ast.Assign(targets=targets, value=value):
                yield from ((target, value) for target in targets)
            case ast.AnnAssign(target=target, value=ast.expr() as value) | ast.NamedExpr(target=target, value=value):
                yield target, value
            case ast.For(target=target, iter=value) | ast.comprehension(target=target, iter=value):
                yield target, value


def aliases(function: ast.AST) -> set[str]:
    """The names under which a function has parts of the table."""
    names: set[str] = set()
    while True:
        found = {
            name.id
            for target, value in bindings(function)
            if is_kept(value, names)
            for name in ast.walk(target)
            if isinstance(name, ast.Name)
        }
        if found <= names:
            return names
        names |= found


def targets(node: ast.AST) -> list[ast.expr]:
    """What a statement writes to."""
    match node:
        case ast.Assign(targets=found) | ast.Delete(targets=found):
            return [part for target in found for part in (target.elts if isinstance(target, ast.Tuple) else [target])]
        case ast.AugAssign(target=target) | ast.AnnAssign(target=target):
            return [target]
    return []


def changes(text: str) -> Iterator[str]:
    """The lines of a module that change the table themselves."""
    tree = ast.parse(text)
    movers = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module == "gobelin.toolkit.hidden"
        for alias in node.names
    } - HARMLESS
    for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
        names = aliases(function)
        for node in ast.walk(function):
            match node:
                case ast.Call(func=ast.Attribute(value=value, attr=attr)) if attr in MUTATING:
                    wrong = is_kept(value, names)
                case ast.Call(func=ast.Name(id=name)):
                    wrong = name in movers
                case ast.AugAssign(target=ast.Name(id=name)):
                    wrong = name in names
                case _:
                    written = [part for part in targets(node) if isinstance(part, ast.Attribute | ast.Subscript)]
                    wrong = any(is_kept(part, names) for part in written)
            if wrong and isinstance(node, ast.expr | ast.stmt):
                yield f"{function.name}, line {node.lineno}: {ast.unparse(node)}"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: f"{path.parent.stem}-{path.stem}")
def test_civilizations_and_cards_move_nothing_themselves(path: Path) -> None:
    assert list(changes(path.read_text("utf-8"))) == []


FORBIDDEN = [
    "state.players[seat].techs[0].append(card)",
    "rows = state.players[seat].techs; rows[2].remove(card)",
    "top, player = state.players[seat].techs[2], state.players[seat]; top.remove(card)",
    "player = state.players[seat]; player.techs[0] += [card]",
    "there = state.pieces.get(place); there.append(card)",
    "for i, piece in enumerate(state.pieces[place]): state.pieces[place][i] = piece._replace(fallen=1)",
    "tokens = state.players[seat].tokens[track]; tokens[tokens.index(1)] = 2",
    "player = state.players[seat]; player.filled |= 1",
    "player = state.players[seat]; player.plots = player.plots[1:]",
    "row = next(row for row in state.players[seat].techs if card in row); row.remove(card)",
    "for row in state.players[seat].techs: row.clear()",
    "state.players[seat].outposts -= 1",
    "state.solo.pool.append(card)",
    "landmarks = state.players[seat].landmarks; landmarks.pop(0)",
    "state.tech_discards += drawn",
    "discards = state.tech_discards; discards += drawn",
    "del state.players[seat].territories[0]",
    "hand = state.players[seat].hand; hand.move(0, state.players[to].hand)",
    "draw(state, deck, hand, [seat])",
]


@pytest.mark.parametrize("line", FORBIDDEN)
def test_a_move_past_the_chapters_is_found(line: str) -> None:
    text = dedent("""
        from gobelin.toolkit.hidden import draw, look
        def rule(state, seat, to, mat, card, place, track, drawn, deck, hand):
    """)
    assert len(list(changes(text + "".join(f"    {part.strip()}\n" for part in line.split(";"))))) == 1


ALLOWED = [
    "mat.tokens -= 1",
    "mat.marks.append(card)",
    "mat.marks, mat.numbers = [], [0]",
    "state.activated.append(card)",
    "left = list(state.tracks); left.remove(track)",
    "cards = sorted(set(state.players[seat].hand.items)); cards.remove(card)",
    "unused = [c for c in state.players[seat].techs[2] if c != card]; unused.pop()",
    "look(state, state.players[to].hand, 1, seat)",
]


@pytest.mark.parametrize("line", ALLOWED)
def test_copies_and_the_own_mat_may_be_changed(line: str) -> None:
    text = "from gobelin.toolkit.hidden import draw, look\ndef rule(state, seat, to, mat, card, track):\n"
    assert list(changes(text + "".join(f"    {part.strip()}\n" for part in line.split(";")))) == []
