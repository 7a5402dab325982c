"""What components say about themselves."""

import json
from pathlib import Path
from typing import Any

from gobelin.kernel import Game


def facts_of(game: Game[Any], name: str) -> dict[str, Any]:
    """What a game tells about a component."""
    facts: dict[str, Any] = json.loads(json.dumps(game.facts(name)))
    return facts


def kinds_described(game: Game[Any]) -> set[str]:
    """The kinds of all components; each is described with its source, without words, and as the package has it."""
    kinds: set[str] = set()
    for item in game.components.items:
        shown = facts_of(game, item.id)
        kinds.add(shown["kind"])
        described = tuple(shown[field] for field in ("id", "source", "confidence", "count"))
        assert described == (item.id, item.source, item.confidence, item.count), shown
        assert not shown["replaced"], shown
        assert not {"name", "text"} & set(shown), shown
    return kinds


def with_own(game: Game[Any], folder: Path, file: str, text: str) -> Game[Any]:
    """The game with a components file of a person's own."""
    assert game.override is not None, f"{game.name} does not support custom components"
    (folder / file).write_text(text, "utf-8")
    return game.override(folder)
