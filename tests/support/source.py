"""What can be seen of a game's rules without playing them: traps that neither Python nor a type checker reports.

A *rule* is a function that is annotated to return a `Rule`, or a generator that is not annotated as an `Iterator`.
Which calls are calls of rules is worked out from names, imports and annotations of the modules at hand; what those do
not tell stays unseen.
"""

import ast
import inspect
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from string import ascii_lowercase
from typing import Any, NamedTuple, TypeAlias

import gobelin.toolkit
from gobelin.kernel import CLAUSE_ID, Game

Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef
Definition: TypeAlias = Function | ast.ClassDef | ast.Assign | ast.AnnAssign

FUNCTIONS = ast.FunctionDef | ast.AsyncFunctionDef
GUARDS = ast.Try | ast.TryStar | ast.With | ast.AsyncWith


class Finding(NamedTuple):
    """Something wrong at a line."""

    module: str
    line: int
    what: str

    def __str__(self) -> str:
        return f"{self.module}, line {self.line}: {self.what}"


FOREIGN = ("asyncio", "datetime", "os", "secrets", "socket", "subprocess", "threading", "time", "uuid")


@dataclass(eq=False)
class Module:
    """A parsed module with the names it defines and imports."""

    name: str
    text: str
    is_package: bool = False
    tree: ast.Module = field(init=False)
    parents: dict[ast.AST, ast.AST] = field(init=False)
    definitions: dict[str, Definition] = field(init=False)
    imports: dict[str, tuple[str, str | None]] = field(default_factory=dict)
    """By local name: the module, and the name in it (None: the module itself)."""

    def __post_init__(self) -> None:
        self.tree = ast.parse(self.text)
        self.parents = {child: node for node in ast.walk(self.tree) for child in ast.iter_child_nodes(node)}
        self.definitions = dict(_definitions(self.tree.body))
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                for alias in node.names:
                    self.imports[alias.asname or alias.name] = (alias.name, None)
            elif isinstance(node, ast.ImportFrom):
                for alias in node.names:
                    self.imports[alias.asname or alias.name] = (self._origin(node), alias.name)

    def _origin(self, node: ast.ImportFrom) -> str:
        parts = self.name.split(".") + ["__init__"] * self.is_package
        return ".".join([*(parts[: -node.level] if node.level else []), *([node.module] if node.module else [])])

    def ancestors(self, node: ast.AST) -> Iterator[ast.AST]:
        """What the node stands in, from the inside out."""
        while (parent := self.parents.get(node)) is not None:
            yield parent
            node = parent

    def function_of(self, node: ast.AST) -> Function | ast.Lambda | None:
        """The innermost function that the node stands in."""
        inside = (a for a in self.ancestors(node) if isinstance(a, FUNCTIONS | ast.Lambda))
        return next(inside, None)

    def qualified_name(self, function: ast.AST) -> str:
        """The function's `__qualname__`, as far as classes and functions at module level go."""
        around = (function, *self.ancestors(function))
        names = [node.name for node in around if isinstance(node, FUNCTIONS | ast.ClassDef)]
        return ".".join(reversed(names))


def _definitions(statements: Iterable[ast.stmt]) -> Iterator[tuple[str, Definition]]:
    """The names that these statements bind, each with what it is bound to."""
    for statement in statements:
        match statement:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name, statement
            case ast.Assign(targets=targets):
                yield from ((target.id, statement) for target in targets if isinstance(target, ast.Name))
            case ast.AnnAssign(target=ast.Name(name)):
                yield name, statement


def _own_nodes(function: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a function; of functions inside it only the outermost node."""
    for child in ast.iter_child_nodes(function):
        yield child
        if not isinstance(child, FUNCTIONS | ast.Lambda):
            yield from _own_nodes(child)


def _is_generator(function: ast.AST) -> bool:
    return any(isinstance(node, ast.Yield | ast.YieldFrom) for node in _own_nodes(function))


def _is_context_manager(module: Module, node: ast.AST) -> bool:
    function = module.function_of(node)
    if not isinstance(function, FUNCTIONS):
        return False
    return any(isinstance(name, ast.Name) and name.id == "contextmanager" for name in function.decorator_list)


def _is_iterator(function: Function) -> bool:
    """A generator that says it is an iterator lists things and asks nothing."""
    match function.returns:
        case ast.Subscript(value=ast.Name("Iterator")):
            return True
    return False


class Program:
    """The modules of a game, with others that they may call rules of."""

    def __init__(self, modules: Iterable[Module], helpers: Iterable[Module] = ()) -> None:
        self.modules = list(modules)
        self.known = {module.name: module for module in [*helpers, *self.modules]}
        self._verdicts: dict[Definition, bool] = {}
        members: dict[bool, set[str]] = {True: set(), False: set()}
        for module in self.known.values():
            for cls in (node for node in ast.walk(module.tree) if isinstance(node, ast.ClassDef)):
                for name, member in _definitions(cls.body):
                    members[self._defines_rule(module, member)].add(name)
        self.rule_members = members[True] - members[False]
        """Methods and fields that are rules in every class that has them."""

    # -- what is a rule ----------------------------------------------------------------------------------------

    def _resolve(self, module: Module, name: str) -> tuple[Module, Definition | None] | None:
        """The definition behind a name at module level; None for the definition: the name is a module."""
        if name in module.definitions:
            return module, module.definitions[name]
        if name not in module.imports:
            return None
        origin, there = module.imports[name]
        whole = origin if there is None else f"{origin}.{there}"
        if whole in self.known:
            return self.known[whole], None
        return self._resolve(self.known[origin], there) if there is not None and origin in self.known else None

    def _mentions_rule(self, module: Module, type_: ast.AST | None) -> bool:
        """Does a type speak of rules, directly or through an alias?"""
        for node in ast.walk(type_) if type_ is not None else ():
            match node:
                case ast.Name("Rule") | ast.Attribute(attr="Rule"):
                    return True
                case ast.Constant(str(quoted)) if "Rule[" in quoted:
                    return True
                case ast.Name(name) if (found := self._resolve(module, name)) and found[1]:
                    alias = found[1]
                    if isinstance(alias, ast.Assign | ast.AnnAssign) and self._defines_rule(found[0], alias):
                        return True
        return False

    def _defines_rule(self, module: Module, definition: Definition) -> bool:
        """Does the definition make a rule, a type of rules, or something that holds rules?"""
        if definition not in self._verdicts:
            self._verdicts[definition] = False  # while it is being judged: a definition may name itself
            match definition:
                case ast.FunctionDef() | ast.AsyncFunctionDef():
                    verdict = self._mentions_rule(module, definition.returns)
                    verdict = verdict or (_is_generator(definition) and not _is_iterator(definition))
                case ast.Assign(value=value):
                    verdict = self._is_rule(module, value) or self._mentions_rule(module, value)
                case ast.AnnAssign(annotation=annotation, value=value):
                    verdict = any(self._mentions_rule(module, part) for part in (annotation, value))
                    verdict = verdict or (value is not None and self._is_rule(module, value))
                case _:
                    verdict = False
            self._verdicts[definition] = verdict
        return self._verdicts[definition]

    def _is_rule(self, module: Module, expression: ast.expr) -> bool:
        """Is this a rule that could be called, or something that holds such rules?"""
        match expression:
            case ast.Name():
                return self._names_rule(module, expression)
            case ast.Attribute(value=owner, attr=name):
                found = self._resolve(module, ast.unparse(owner))
                if found is not None and found[1] is None:
                    there = self._resolve(found[0], name)
                    return there is not None and there[1] is not None and self._defines_rule(there[0], there[1])
                return name in self.rule_members
            case ast.Subscript(value=container):
                return self._is_rule(module, container)
            case ast.IfExp(body=body, orelse=orelse):
                return self._is_rule(module, body) or self._is_rule(module, orelse)
            case ast.Dict(values=parts) | ast.List(elts=parts) | ast.Tuple(elts=parts):
                return any(self._is_rule(module, part) for part in parts)
        return False

    def _names_rule(self, module: Module, name: ast.Name) -> bool:
        """Follow a name from the innermost function outwards to what it was bound to."""
        for function in module.ancestors(name):
            if isinstance(function, FUNCTIONS | ast.Lambda):
                arguments = function.args
                for arg in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs):
                    if arg.arg == name.id:
                        return self._mentions_rule(module, arg.annotation)
            if isinstance(function, FUNCTIONS):
                inside = (node for node in _own_nodes(function) if isinstance(node, ast.stmt))
                bound = [definition for local, definition in _definitions(inside) if local == name.id]
                if bound:
                    return any(self._defines_rule(module, definition) for definition in bound)
        found = self._resolve(module, name.id)
        return found is not None and found[1] is not None and self._defines_rule(found[0], found[1])

    # -- the checks --------------------------------------------------------------------------------------------

    def lost_rules(self) -> Iterator[Finding]:
        """Rules that are called without `yield from`, and so do nothing."""
        for module in self.modules:
            for node in ast.walk(module.tree):
                if (
                    isinstance(node, ast.Call)
                    and self._is_rule(module, node.func)
                    and not self._is_carried_out(module, node)
                ):
                    yield Finding(module.name, node.lineno, f"{ast.unparse(node.func)}(...) needs `yield from`")

    def _is_carried_out(self, module: Module, call: ast.Call) -> bool:
        """Is the called rule handed to `yield from` or `drive`, or returned by a function that promises a rule?

        A call in a decorator makes something of the rule below it and carries out none.
        """
        value: ast.AST = call
        parent = module.parents[value]
        if isinstance(parent, FUNCTIONS) and value in parent.decorator_list:
            return True
        while isinstance(parent, ast.IfExp) and value is not parent.test:
            value, parent = parent, module.parents[parent]
        if isinstance(parent, ast.Return):
            function = module.function_of(parent)
            return (
                isinstance(function, FUNCTIONS) and not _is_generator(function) and self._defines_rule(module, function)
            )
        if isinstance(parent, ast.Call) and isinstance(parent.func, ast.Name) and parent.func.id == "drive":
            return True
        return isinstance(parent, ast.YieldFrom | ast.Lambda)

    def guarded_yields(self) -> Iterator[Finding]:
        """A `try` or `with` around a `yield`: abandoned matches close their generators at odd moments.

        A context manager is no rule: who enters it leaves it.
        """
        for module in self.modules:
            for node in ast.walk(module.tree):
                if isinstance(node, GUARDS) and _is_generator(node) and not _is_context_manager(module, node):
                    word = "with" if isinstance(node, ast.With | ast.AsyncWith) else "try"
                    yield Finding(module.name, node.lineno, f"`{word}` around a `yield`")

    def stray_checkpoints(self, play_module: str, play: str) -> Iterator[Finding]:
        """CHECKPOINT used anywhere but as `yield CHECKPOINT` of the outermost rule itself."""
        for module in self.modules:
            names = {local for local, (_, there) in module.imports.items() if there == "CHECKPOINT"}
            for node in ast.walk(module.tree):
                match node:
                    case ast.Name(name) if name in names:
                        pass
                    case ast.Attribute(attr="CHECKPOINT"):
                        pass
                    case _:
                        continue
                function = module.function_of(node)
                inside = function is not None and (module.name, module.qualified_name(function)) == (play_module, play)
                if not inside or not isinstance(module.parents[node], ast.Yield):
                    yield Finding(module.name, node.lineno, f"CHECKPOINT is for `yield CHECKPOINT` in {play} alone")

    def foreign_chance(self) -> Iterator[Finding]:
        """Clocks, other people's randomness and the world outside: a rule knows only its state."""
        for module in self.modules:
            for node in ast.walk(module.tree):
                match node:
                    case ast.Import(names=names):
                        found = [name.name for name in names if name.name.partition(".")[0] in FOREIGN]
                    case ast.ImportFrom(module=str(origin)) if origin.partition(".")[0] in (*FOREIGN, "random"):
                        found = [origin]
                    case ast.Call(func=ast.Attribute(value=ast.Name("random"), attr=name)):
                        found = [f"random.{name}()"]
                    case ast.Call(func=ast.Name("id" | "hash" | "input" | "open" as name)):
                        found = [f"{name}()"]
                    case _:
                        continue
                for name in found:
                    yield Finding(module.name, node.lineno, f"{name} is not the rules' to use")

    def unknown_clauses(self, clauses: Iterable[str]) -> Iterator[Finding]:
        """Clause ids, or beginnings of ids, that are not in the catalogue."""
        ids = set(clauses)
        known = ids | {clause.rstrip(ascii_lowercase) for clause in ids}
        for clause in ids:
            parts = clause.split("-")
            known |= {"-".join(parts[:length]) for length in range(2, len(parts))}
        for module in self.modules:
            for number, line in enumerate(module.text.splitlines(), 1):
                for clause in CLAUSE_ID.findall(line):
                    if clause not in known:
                        yield Finding(module.name, number, f"{clause} is not in the catalogue")


def read_module(path: Path, name: str) -> Module:
    """Parse a file."""
    return Module(name, path.read_text("utf-8"), is_package=path.name == "__init__.py")


def read_package(folder: Path, name: str) -> list[Module]:
    """Parse all modules of a package and of those below it."""
    modules = []
    for path in sorted(folder.rglob("*.py")):
        parts = path.relative_to(folder).with_suffix("").parts
        modules.append(read_module(path, ".".join([name, *(part for part in parts if part != "__init__")])))
    return modules


def toolkit() -> Program:
    """The toolkit, whose rules games call."""
    return Program(read_package(Path(gobelin.toolkit.__file__).parent, gobelin.toolkit.__name__))


def source_of(game: Game[Any]) -> Program:
    """The modules of a game: its package below `gobelin.games`, or the one module of a game from elsewhere."""
    name = game.play.__module__
    path = Path(inspect.getfile(game.play))
    if name.startswith("gobelin.games."):
        package = sys.modules[".".join(name.split(".")[:3])]
        assert package.__file__ is not None
        return Program(read_package(Path(package.__file__).parent, package.__name__), toolkit().modules)
    return Program([read_module(path, name)], toolkit().modules)
