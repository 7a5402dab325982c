"""What games tell of their components is what boards read."""

import re
from typing import Any, get_type_hints

import msgspec
import pytest

from gobelin.kernel import find_game
from support.fixtures import BOARDS

WEB = BOARDS.parent
TERMINAL = WEB.parent.parent / "src" / "gobelin" / "terminal"


def readers(name: str) -> str:
    """The code of all that draws the components of a game."""
    parts = [*(BOARDS / name).rglob("*"), *(WEB / "art").glob("*"), WEB / "components" / "Closeup.svelte"]
    parts += [*(TERMINAL / "boards").glob(f"{name}*.py"), TERMINAL / "board.py"]
    code = [part for part in parts if part.suffix in (".ts", ".svelte", ".py") and ".test." not in part.name]
    return "\n".join(part.read_text() for part in code)


@pytest.mark.parametrize("name", ["hyperborea", "imperial_settlers", "inventions", "tapestry"])
def test_nothing_is_told_of_components_that_no_board_reads(name: str) -> None:
    describe: Any = find_game(name).describe
    function = getattr(describe, "func", describe)
    schema = msgspec.json.schema(get_type_hints(function)["return"])
    code = readers(name)
    unread = [
        f"{kind}.{field}"
        for kind, facts in schema["$defs"].items()
        for field in facts.get("properties", ())
        if {"id", "kind"} <= facts["properties"].keys() and not re.search(rf"\b{field}\b", code)
    ]
    assert not unread
