"""Breaks rules one line at a time and runs the game's tests: what survives is a rule that no test holds.

Run as `python -m tools.mutate GAME` from a checkout. Mutants live in copies of the tree in a temporary folder; the
checkout itself is never written to.
"""

import argparse
import ast
import inspect
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from rich.console import Console
from rich.markup import escape
from rich.progress import track

from gobelin.kernel import Game, UnknownGame, find_game

ROOT = Path(__file__).resolve().parent.parent
NOT_COPIED = (".*", "__pycache__", "build", "dist", "node_modules", "site")
NOT_RULES = {"encode.py", "estimates.py", "heuristics.py", "priors.py"}
WORKERS = 2
MEMORY_KIB = 4 * 1024 * 1024
NO_TESTS = 5
"""Pytest's exit status when nothing was selected."""

PAIRS: list[tuple[type[ast.AST], type[ast.AST]]] = [
    (ast.Eq, ast.NotEq),
    (ast.Lt, ast.LtE),
    (ast.Gt, ast.GtE),
    (ast.In, ast.NotIn),
    (ast.Is, ast.IsNot),
    (ast.And, ast.Or),
    (ast.Add, ast.Sub),
    (ast.Mult, ast.FloorDiv),
]
FLIPPED: dict[type[ast.AST], Any] = {**dict(PAIRS), **{there: here for here, there in PAIRS}, ast.Mod: ast.Add}
SWAPPED = {"min": "max", "max": "min", "any": "all", "all": "any"}


class Mutant(NamedTuple):
    """A module with one broken place: where it is, how its line read and reads, and the whole text."""

    path: Path
    line: int
    before: str
    after: str
    text: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}\n  - {self.before}\n  + {self.after}"


# -- breaking --------------------------------------------------------------------------------------------------------


def breaks(node: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """The ways to break a node: what is replaced, and by what."""
    match node:
        case ast.Compare(ops=[op, *rest]):
            twin = deepcopy(node)
            twin.ops = [FLIPPED[type(op)](), *rest]
            yield node, f"({ast.unparse(twin)})"
        case ast.BinOp(op=operator) | ast.BoolOp(op=operator) if type(operator) in FLIPPED:
            changed: Any = deepcopy(node)
            changed.op = FLIPPED[type(operator)]()
            yield node, f"({ast.unparse(changed)})"
        case ast.AugAssign(target=target, op=operator, value=value):
            yield node, "pass"
            if type(operator) in FLIPPED:
                yield node, ast.unparse(ast.AugAssign(target, FLIPPED[type(operator)](), value))
        case ast.Constant(value=bool(truth)):
            yield node, str(not truth)
        case ast.Constant(value=int(number)):
            yield node, str(number + 1)
            yield node, f"({number - 1})"
        case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand):
            yield node, f"({ast.unparse(operand)})"
        case ast.Call(func=ast.Name(id=name) as function) if name in SWAPPED:
            yield function, SWAPPED[name]
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            yield test, f"(not ({ast.unparse(test)}))"
        case ast.comprehension(ifs=[condition, *_]):
            yield condition, f"(not ({ast.unparse(condition)}))"
        case ast.Return(value=ast.expr() as value) if ast.unparse(value) != "None":
            yield node, "return None"
        case ast.Return(value=None) | ast.Break() | ast.Continue():
            yield node, "pass"
        case ast.Expr(value=ast.Call() | ast.YieldFrom()):
            yield node, "pass"
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript() | ast.Tuple(elts=[ast.Attribute(), *_])]):
            yield node, "pass"


def rule_nodes(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes that rules are made of: no types, no assertions, no f-strings, not the game's declaration."""
    if isinstance(node, ast.Assert | ast.JoinedStr) or (
        isinstance(node, ast.Call) and ast.unparse(node.func) == "Game"
    ):
        return
    yield node
    for field, value in ast.iter_fields(node):
        if field not in ("annotation", "returns", "decorator_list"):
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from rule_nodes(child)


def mutants_of(path: Path, spared: str) -> Iterator[Mutant]:
    """Every mutant of a module, but for those of the spared function."""
    source = path.read_bytes()
    starts = [0]
    for row in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(row))
    statements = [part for part in ast.parse(source).body if getattr(part, "name", None) != spared]
    for node in (node for statement in statements for node in rule_nodes(statement)):
        for place, replacement in breaks(node):
            assert place.end_lineno is not None
            assert place.end_col_offset is not None
            start = starts[place.lineno - 1] + place.col_offset
            end = starts[place.end_lineno - 1] + place.end_col_offset
            text = (source[:start] + replacement.encode() + source[end:]).decode()
            before = source.decode().splitlines()[place.lineno - 1].strip()
            after = text.splitlines()[place.lineno - 1].strip()
            yield Mutant(path.relative_to(ROOT), place.lineno, before, after, text)


def rule_files(game: Game[Any]) -> list[Path]:
    """The modules of a game's package, or the one module of a game from elsewhere."""
    path = Path(inspect.getfile(game.play)).resolve()
    games = ROOT / "src" / "gobelin" / "games"
    if not path.is_relative_to(games):
        return [path]
    package = games / path.relative_to(games).parts[0]
    return [module for module in sorted(package.rglob("*.py")) if module.name not in NOT_RULES]


# -- testing ---------------------------------------------------------------------------------------------------------


class Copy:
    """A copy of the tree in which a mutant is tested."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(*NOT_COPIED))
        path = os.pathsep.join([str(folder / "src"), str(folder / "tests")])
        # Two mutants of one size in one second would share their bytecode.
        self._env = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}

    def check_imports(self, game: Game[Any]) -> None:
        """Make sure that the copy is imported, not the installed checkout."""
        names = ["gobelin.kernel", game.play.__module__]
        code = f"import {', '.join(names)}; print({', '.join(f'{name}.__file__' for name in names)}, sep='\\n')"
        found = subprocess.run(
            [sys.executable, "-c", code], cwd=self.folder, env=self._env, capture_output=True, text=True
        )
        for line in found.stdout.splitlines():
            if not Path(line).resolve().is_relative_to(self.folder.resolve()):
                sys.exit(f"the copy is not what is imported, but {line}")
        if found.returncode:
            sys.exit(f"the copy cannot be imported:\n{found.stderr}")

    def test(self, game: Game[Any], limit_s: float | None = None) -> int | None:
        """Run the game's tests up to the first failure: pytest's exit status, or None after the time limit."""
        folders = [f"tests/games/{game.name}", "tests/conformance"]
        present = [folder for folder in folders if (self.folder / folder).exists()]
        pytest = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *present, "-k", game.name]
        limited = ["sh", "-c", f'ulimit -v {MEMORY_KIB} 2>/dev/null; exec "$@"', "sh", *pytest]
        quiet = subprocess.DEVNULL
        process = subprocess.Popen(
            limited, cwd=self.folder, env=self._env, stdout=quiet, stderr=quiet, start_new_session=True
        )
        try:
            return process.wait(limit_s)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            return None

    def test_mutant(self, game: Game[Any], mutant: Mutant, limit_s: float) -> int | None:
        """Break the rule, run the tests, mend the rule."""
        path = self.folder / mutant.path
        path.write_text(mutant.text, "utf-8")
        status = self.test(game, limit_s)
        shutil.copyfile(ROOT / mutant.path, path)
        return status


def run(game: Game[Any], mutants: list[Mutant], limit_s: float | None, folder: Path, console: Console) -> None:
    """Test the mutants and report those that survive."""
    copies: SimpleQueue[Copy] = SimpleQueue()
    for number in range(WORKERS):
        copies.put(Copy(folder / str(number)))
    first = copies.get()
    first.check_imports(game)
    start = time.perf_counter()
    if status := first.test(game):
        sys.exit("there are no tests" if status == NO_TESTS else "the tests of the game fail before anything is broken")
    limit_s = limit_s or 10 + 4 * (time.perf_counter() - start)
    copies.put(first)

    def tested(mutant: Mutant) -> tuple[Mutant, int | None]:
        copy = copies.get()
        try:
            return mutant, copy.test_mutant(game, mutant, limit_s)
        finally:
            copies.put(copy)

    survivors = timeouts = 0
    with ThreadPoolExecutor(WORKERS) as pool:
        for mutant, status in track(pool.map(tested, mutants), "Breaking rules", len(mutants), console=console):
            timeouts += status is None
            if status == 0:
                survivors += 1
                console.print(escape(str(mutant)), highlight=False, soft_wrap=True)
    caught = len(mutants) - survivors
    console.print(
        f"{game.slug}: {caught} of {len(mutants)} mutants caught ({timeouts} by timeout), {survivors} survived"
    )


def main() -> None:
    """Pick mutants at random and test them."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutate", description=__doc__.partition("\n")[0])
    parser.add_argument("game", help="a game's name, with hyphens or underscores")
    parser.add_argument("--count", type=int, default=40, help="how many mutants (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=0, help="picks the mutants (default: %(default)s)")
    parser.add_argument("--timeout", type=float, metavar="S", help="seconds for a mutant (default: by the whole tests)")
    args = parser.parse_args()
    try:
        game = find_game(args.game)
    except UnknownGame as error:
        parser.error(str(error))
    everything = [mutant for path in rule_files(game) for mutant in mutants_of(path, spared=game.check.__name__)]
    mutants = random.Random(args.seed).sample(everything, min(args.count, len(everything)))
    console = Console()
    console.print(f"{game.slug}: {len(mutants)} of {len(everything)} possible mutants")
    with TemporaryDirectory(prefix="gobelin-mutate-") as folder:
        run(game, mutants, args.timeout, Path(folder), console)


if __name__ == "__main__":
    main()
