"""Where the files of the built-in games lie, in a checkout and in an installed package."""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).parents[1]


def texts() -> Path:
    """The folder with the texts of the built-in games."""
    return PACKAGE / "locales"


def rulebook(game: str) -> Path:
    """The catalogue of a built-in game: packaged beside the code, or in the documentation of a checkout."""
    packaged = PACKAGE / "rules" / f"{game}.md"
    return packaged if packaged.exists() else PACKAGE.parents[1] / "docs" / "rules" / f"{game}.md"


def lessons(game: str) -> Path:
    """The folder with the lessons of a built-in game."""
    return PACKAGE / "games" / game / "lessons"
