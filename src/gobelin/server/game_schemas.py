"""The schemas of the games' views and facts, from which the client takes its types."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, get_type_hints

import msgspec

from gobelin.kernel import find_game, game_names


def game_schemas() -> dict[str, dict[str, Any]]:
    """The structs that games for players are seen and described with, each as `<game>.<Struct>`."""
    schemas: dict[str, dict[str, Any]] = {}
    for name in game_names():
        game = find_game(name)
        if not game.is_for_players:
            continue
        kinds = [kind for function in (game.view, game.describe) if (kind := returned(function)) is not None]
        reference = f"#/components/schemas/{name}.{{name}}"
        _, found = msgspec.json.schema_components(kinds, ref_template=reference)
        schemas |= {f"{name}.{struct}": _without_defaults(schema) for struct, schema in found.items()}
    return schemas


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
