"""What a game's Fluent files say: their messages, and what these use."""

from collections import Counter
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from gobelin.kernel import Game, find_game


class Uses(visitor.Visitor):
    """The variables and messages that a message uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def messages(name: str, language: str) -> dict[str, ftl.Message]:
    """The messages of a game in a language by their ids, each of them once."""
    game: Game[Any] = find_game(name)
    entries = FluentParser().parse((game.texts / language / f"{game.name}.ftl").read_text("utf-8")).body
    assert not [entry.content for entry in entries if isinstance(entry, ftl.Junk)]
    found = [entry for entry in entries if isinstance(entry, ftl.Message)]
    twice = [name for name, count in Counter(message.id.name for message in found).items() if count > 1]
    assert not twice, f"{language}: {', '.join(twice)} more than once"
    return {message.id.name: message for message in found}


def uses(node: ftl.BaseNode | None) -> Uses:
    """What a message, or a part of one, uses."""
    found = Uses()
    if node is not None:
        found.visit(node)
    return found
