"""Files of components and settings come from anybody: no number in them is without an upper bound."""

import importlib
import types
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Union, get_args, get_origin

import msgspec
import pytest

from gobelin.kernel import find_game, game_names
from gobelin.toolkit.reading import LARGEST, ComponentsError

GAMES = ("hyperborea", "imperial_settlers", "inventions", "tapestry")
IN_NO_FILE = {
    "imperial_settlers.Copy",
    "tapestry.LandmarkTurn",
    "tapestry.Side.neighbours",
    "tapestry.City",
    "tapestry.Side.island",
    "tapestry.Side.starts",
    "tapestry.HexPattern.order",
}
"""What follows from other facts when a box is loaded."""


def numbers(kind: Any) -> Iterator[msgspec.Meta | None]:
    """The bounds of each number that an annotation allows; None: it has none."""
    origin, args = get_origin(kind), get_args(kind)
    if kind is int or getattr(kind, "__supertype__", None) is int:
        yield None
    elif origin is Annotated:
        if args[0] is int:
            yield next((mark for mark in args[1:] if isinstance(mark, msgspec.Meta)), None)
        elif not any(type(mark).__name__ == "Of" for mark in args[1:]):  # goods: names, and amounts read as `Count`
            yield from numbers(args[0])
    elif origin in (tuple, Mapping, Union, types.UnionType):
        for part in args:
            yield from numbers(part)


MODULES: Final = {
    "imperial_settlers": ("components", "effects"),
    "tapestry": ("components", "benefits", "automa_parts"),
}
"""Where the facts of a game's files stand, if not in its components alone."""


def read_fields(game: str) -> Iterator[tuple[str, Any]]:
    """The fields of all facts that a game reads from files."""
    modules = [importlib.import_module(f"gobelin.games.{game}.{name}") for name in MODULES.get(game, ("components",))]
    for name, struct in [item for module in modules for item in vars(module).items()]:
        if not isinstance(struct, type) or not issubclass(struct, msgspec.Struct) or name == "Box":
            continue
        for field in msgspec.structs.fields(struct):
            if not {f"{game}.{name}", f"{game}.{name}.{field.name}"} & IN_NO_FILE:
                yield f"{name}.{field.name}", field.type


@pytest.mark.parametrize("game", GAMES)
def test_every_number_in_a_components_file_has_an_upper_bound(game: str) -> None:
    found = [(where, bounds) for where, kind in read_fields(game) for bounds in numbers(kind)]
    assert len(found) > 20
    assert [where for where, bounds in found if bounds is None or bounds.le is None or bounds.le > LARGEST] == []


def test_all_games_are_looked_at() -> None:
    assert set(GAMES) <= set(game_names())


SETUP = "setup: {players: [1, 4], rounds: %s, start_hand: {common_card: %s}, source: seed, confidence: high}"
NESTED = """
spaces:
- id: alien_biology
  name_en: Alien Biology
  name_de: Alienbiologie
  track: science
  index: 12
  tier: 4
  benefit: [{repeat: 9, each: [{choose_one: [[{repeat: 9, each: [{vp: 1}]}], [{vp: 1}]]}]}]
  source: seed
  confidence: high
"""
ATTACKS: dict[str, tuple[str, str, str, str]] = {
    "a hand of a million million cards": (
        *("imperial_settlers", "box.yaml", SETUP % (5, 10**12)),
        "start_hand.common_card: must be a whole number, at most 100",
    ),
    "a million rounds": (
        *("imperial_settlers", "box.yaml", SETUP % (10**6, 2)),
        "rounds: must be a whole number, at most 10",
    ),
    "repetitions of repetitions": ("tapestry", "tracks.yaml", NESTED, "each: must not repeat something itself"),
}


@pytest.mark.parametrize(("game", "file", "content", "why"), ATTACKS.values(), ids=ATTACKS.keys())
def test_files_that_would_keep_the_rules_busy_are_refused(
    game: str, file: str, content: str, why: str, tmp_path: Path
) -> None:
    (tmp_path / file).write_text(content, "utf-8")
    override = find_game(game).override
    assert override is not None
    with pytest.raises(ComponentsError, match=why):
        override(tmp_path)
