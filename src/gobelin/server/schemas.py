"""The schemas of what is sent: answers, and the games' views and facts. The client takes its types from them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, get_type_hints

import msgspec

from gobelin.kernel import find_game, game_names
from gobelin.rulebook import Rulebook
from gobelin.server import answers

ANSWERS: Final = (
    answers.AnalysisInfo,
    answers.Alive,
    answers.ChatMessage,
    answers.Claimed,
    answers.Created,
    answers.LinkRights,
    answers.GameInfo,
    answers.Health,
    answers.Hint,
    answers.Moved,
    answers.MyMatch,
    answers.NewMatchLinks,
    answers.NewToken,
    answers.OpenTable,
    answers.Position,
    answers.Problem,
    answers.PuzzleInfo,
    answers.PuzzlePosition,
    answers.Sight,
    answers.Solution,
    answers.Step,
    Rulebook,
)
WHERE: Final = "#/components/schemas/"


def answering(kind: Any, status: int = 200, what: str = "Successful Response") -> dict[str, Any]:
    """What a route answers, for its place in the OpenAPI. The framework is to check nothing: structs are typed."""
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=f"{WHERE}{{name}}")
    content = {"application/json": {"schema": schema}}
    return {"response_model": None, "responses": {status: {"description": what, "content": content}}}


def answer_schemas() -> dict[str, dict[str, Any]]:
    """The structs of all answers."""
    return _structs(ANSWERS)


def game_schemas() -> dict[str, dict[str, Any]]:
    """The structs that games for players are seen and described with, each as `<game>.<Struct>`."""
    schemas: dict[str, dict[str, Any]] = {}
    for name in game_names():
        game = find_game(name)
        if not game.is_for_players:
            continue
        kinds = [kind for function in (game.view, game.describe) if (kind := returned(function)) is not None]
        schemas |= _structs(kinds, f"{name}.")
    return schemas


def _structs(kinds: Sequence[Any], prefix: str = "") -> dict[str, dict[str, Any]]:
    _, found = msgspec.json.schema_components(kinds, ref_template=f"{WHERE}{prefix}{{name}}")
    return {f"{prefix}{struct}": _without_defaults(schema) for struct, schema in found.items()}


def returned(function: Callable[..., object] | None) -> Any:
    """The structs that a function is annotated to return; None where it returns plain JSON."""
    while isinstance(function, partial):
        function = function.func
    kind = None if function is None else get_type_hints(function).get("return")
    try:
        _, found = msgspec.json.schema_components([kind])
    except TypeError:
        return None
    return kind if found else None


def _without_defaults(schema: dict[str, Any]) -> dict[str, Any]:
    """Fields at their defaults are left out of what travels: they are optional, and have no value of their own."""
    for field in schema.get("properties", {}).values():
        field.pop("default", None)
    return schema
