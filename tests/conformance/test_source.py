"""The source of every game's rules keeps clear of the traps of generators; and the checks find what they look for."""

from collections.abc import Iterable
from textwrap import dedent

import pytest

from gobelin.kernel import find_game, game_names
from gobelin.rulebook import read_clauses
from support.source import Finding, Module, Program, source_of, toolkit

every_game = pytest.mark.parametrize("name", game_names())


def listed(findings: Iterable[Finding]) -> str:
    return "\n".join(map(str, findings))


@every_game
def test_rules_are_called_with_yield_from(name: str) -> None:
    assert not listed(source_of(find_game(name)).lost_rules())


@every_game
def test_no_try_or_with_stands_around_a_yield(name: str) -> None:
    assert not listed(source_of(find_game(name)).guarded_yields())


@every_game
def test_only_play_yields_checkpoints(name: str) -> None:
    game = find_game(name)
    assert not listed(source_of(game).stray_checkpoints(game.play.__module__, game.play.__qualname__))


@every_game
def test_rules_use_no_clock_and_no_chance_but_the_states(name: str) -> None:
    assert not listed(source_of(find_game(name)).foreign_chance())


@every_game
def test_clauses_named_in_rules_are_in_the_catalogue(name: str) -> None:
    game = find_game(name)
    assert not listed(source_of(game).unknown_clauses(read_clauses(game)))


@every_game
def test_the_source_of_a_game_holds_its_outermost_rule(name: str) -> None:
    game = find_game(name)
    modules = {module.name: module for module in source_of(game).modules}
    assert game.play.__name__ in modules[game.play.__module__].definitions


def test_the_rules_of_the_toolkit_keep_clear_of_the_same_traps() -> None:
    tools = toolkit()
    assert not listed([*tools.lost_rules(), *tools.guarded_yields(), *tools.stray_checkpoints("", "")])


RULES = """
def move(state) -> Rule[bool]:
    yield Ask(0, "move", [("go",), ("stay",)])
    return True

def promised(state) -> Rule[None]:
    return move(state)

def harmless(state) -> int:
    return 3

class Effect:
    run: Callable[[State], Rule[None]]
    def strike(self, state):
        yield from move(state)
"""


def lines(findings: Iterable[Finding]) -> list[int]:
    return [finding.line for finding in findings]


def atlas(turn: str) -> Program:
    return Program([Module("atlas.advance", RULES), Module("atlas.turn", dedent(turn).lstrip())])


@pytest.mark.parametrize(
    "call",
    [
        "move(state)",
        "done = move(state)",
        "if move(state): pass",
        "yield move(state)",
        "yield from [move(state)]",
        "yield from (harmless(state) if move(state) else harmless(state))",
        "promised(state)",
        "advance.move(state)",
        "atlas.advance.move(state)",
        "renamed(state)",
        "Effect().run(state)",
        "effects[0].strike(state)",
        "TABLE['move'](state)",
        "TYPED['move'](state)",
        "argument(state)",
        "aliased(state)",
        "local = TABLE['move']; local(state)",
        "inner(state)",
        "return move(state)",
    ],
)
def test_a_rule_called_without_yield_from_is_found(call: str) -> None:
    turn = f"""
        import atlas.advance
        from atlas import advance
        from atlas.advance import Effect, harmless, move, promised
        from .advance import move as renamed
        Run: TypeAlias = Callable[[State], Rule[None]]
        TABLE = {{"move": move}}
        TYPED: dict[str, Run] = load()
        def turn(state, effects, argument: Callable[[State], Rule[None]], aliased: Run) -> Rule[None]:
            def inner(state):
                yield CHECKPOINT
            {call}
            yield CHECKPOINT
        """
    assert lines(atlas(turn).lost_rules()) == [11]


@pytest.mark.parametrize(
    "call",
    [
        "yield from move(state)",
        "done = yield from advance.move(state)",
        "if (yield from move(state)): pass",
        "yield from (move(state) if state else promised(state))",
        "harmless(state)",
        "advance.harmless(state)",
        "chosen = move",
        "Game(play=move)",
        "Effect(run=lambda state: move(state))",
        "move = harmless; move(state)",
        "effects.append(state)",
    ],
)
def test_a_rule_that_is_carried_out_or_passed_on_is_not(call: str) -> None:
    turn = f"""
        from atlas import advance
        from atlas.advance import Effect, harmless, move, promised
        def turn(state, effects) -> Rule[None]:
            {call}
            yield CHECKPOINT
        """
    assert lines(atlas(turn).lost_rules()) == []


def test_a_decorator_that_takes_rules_carries_out_none() -> None:
    turn = """
        def enters(name) -> Callable[[Callable[[State], Rule[None]]], Callable[[State], Rule[None]]]:
            return TABLE[name].append
        @enters("turn")
        def turn(state) -> Rule[None]:
            enters("lost")
            yield CHECKPOINT
        """
    assert lines(atlas(turn).lost_rules()) == [5]


def test_a_function_may_return_a_rule_only_if_it_says_so() -> None:
    turn = """
        from atlas.advance import move
        def honest(state) -> Rule[bool]:
            return move(state)
        def silent(state):
            return move(state)
        """
    assert lines(atlas(turn).lost_rules()) == [5]


def test_a_member_that_is_a_rule_in_one_class_only_is_let_pass() -> None:
    turn = """
        class Purse:
            def run(self, state) -> int:
                return 1
        def turn(state, purse) -> Rule[None]:
            purse.run(state)
            yield CHECKPOINT
        """
    assert lines(atlas(turn).lost_rules()) == []


@pytest.mark.parametrize(
    ("guard", "found"),
    [
        ("try:\n        yield from a()\n    finally:\n        b()", [2]),
        ("try:\n        b()\n    except ValueError:\n        yield CHECKPOINT", [2]),
        ("with b():\n        if x:\n            yield CHECKPOINT", [2]),
        ("while True:\n        with b() as c:\n            d = yield c", [3]),
        ("try:\n        b()\n    finally:\n        c()\n    yield CHECKPOINT", []),
        ("with b():\n        def inner():\n            yield CHECKPOINT\n    yield CHECKPOINT", []),
    ],
)
def test_a_guard_around_a_yield_is_found(guard: str, found: list[int]) -> None:
    assert lines(Program([Module("atlas", f"def turn():\n    {guard}\n")]).guarded_yields()) == found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("def play(state):\n    yield CHECKPOINT\n", []),
        ("def turn(state):\n    yield CHECKPOINT\n", [2]),
        ("def turn(state):\n    yield again\n", [2]),
        ("def turn(state):\n    yield kernel.CHECKPOINT\n", [2]),
        ("def play(state):\n    def turn():\n        yield CHECKPOINT\n    yield from turn()\n", [3]),
        ("def play(state):\n    pause = CHECKPOINT\n    yield pause\n", [2]),
        ("class Turn:\n    def play(self):\n        yield CHECKPOINT\n", [3]),
        ("def turn(state):\n    yield from (CHECKPOINT for _ in state)\n", [2]),
    ],
)
def test_a_checkpoint_outside_play_is_found(text: str, found: list[int]) -> None:
    imports = "from gobelin.kernel import CHECKPOINT, CHECKPOINT as again\n"
    program = Program([Module("atlas.turn", imports + text)])
    assert lines(program.stray_checkpoints("atlas.turn", "play")) == [line + 1 for line in found]


def test_a_play_of_another_module_is_not_the_outermost_rule() -> None:
    text = "from gobelin.kernel import CHECKPOINT\ndef play(state):\n    yield CHECKPOINT\n"
    assert lines(Program([Module("atlas.turn", text)]).stray_checkpoints("atlas.advance", "play")) == [3]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('"""ATL-RAID: strike."""', []),
        ("x = 1  # ATL-RAID-02: spent", []),
        ("x = 1  # ATL-RAID-03: one of several parts", []),
        ("x = 1  # ATL-RAID-03b", []),
        ("x = 1  # ATL-RAID-04", [1]),
        ("x = 1  # ATL-RAID-03c", [1]),
        ("x = 1  # ATL-RAI", [1]),
        ('\n"""ALT-RAID: strike."""', [2]),
        ('Ask(0, "raid", [], rules=("ATL-RAID-02", "ATL-LOOT-01"))', [1]),
    ],
)
def test_a_clause_that_is_not_in_the_catalogue_is_found(text: str, found: list[int]) -> None:
    clauses = ["ATL-RAID-02", "ATL-RAID-03a", "ATL-RAID-03b"]
    assert lines(Program([Module("atlas", text)]).unknown_clauses(clauses)) == found


@pytest.mark.parametrize(
    "line",
    [
        "import time",
        "import os.path",
        "from datetime import date",
        "from random import shuffle",
        "x = random.random()",
        "x = id(state)",
        "x = hash('a')",
    ],
)
def test_a_clock_or_foreign_chance_is_found(line: str) -> None:
    assert listed(atlas(line).foreign_chance())


def test_a_type_of_random_is_no_chance() -> None:
    harmless = "import random\ndef reshuffle(state, rng: random.Random) -> None:\n    rng.shuffle(state.deck)\n"
    assert not listed(atlas(harmless).foreign_chance())
