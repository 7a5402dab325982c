"""What there is to know about the installed games."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import msgspec

from gobelin.bots import BOTS
from gobelin.catalogue import Clause, read_clauses
from gobelin.kernel import Game, find_game, game_names
from gobelin.locales import HOME, LANGUAGES
from gobelin.server.boxes import etag, installed
from gobelin.server.config import STATIC
from gobelin.server.problems import not_found


def games() -> list[dict[str, Any]]:
    """All installed games."""
    return [about(find_game(name)) for name in game_names()]


def about(game: Game[Any]) -> dict[str, Any]:
    """A game's seats, settings and words."""
    return {
        "name": game.name,
        "slug": game.slug,
        "seats": {"min": game.seats[0], "max": game.seats[-1]},
        "bots": list(BOTS),
        "settings": msgspec.json.schema(game.settings),
        "has_board": game.name in _boards(),
        "is_weighed": game.heuristics is not None,
        "languages": list(LANGUAGES),
        "verbs": {verb.name: list(verb.params) for verb in game.verbs},
        "events": {verb: list(params) for verb, params in game.events.items()},
        "rules_version": game.rules_version,
        "components": game.components.hash,
    }


def _boards() -> list[str]:
    """The games that the built client has a board for."""
    path = STATIC / "boards.json"
    return list(json.loads(path.read_text("utf-8"))) if path.exists() else []


@cache
def texts(slug: str, language: str) -> tuple[bytes, str]:
    """The messages of a game in a language, the shared ones first, and their ETag."""
    game = installed(slug)
    if language not in LANGUAGES:
        raise not_found(f"there are texts in {' and '.join(LANGUAGES)}")
    shared = (HOME / language / "gobelin.ftl").read_bytes()
    content = shared + b"\n" + (game.texts / language / f"{game.name}.ftl").read_bytes()
    return content, etag(content)


@cache
def _clauses(name: str) -> dict[str, Clause]:
    return read_clauses(find_game(name))


def clause(slug: str, clause_id: str) -> dict[str, str]:
    """A statement of the rules."""
    found = _clauses(installed(slug).name).get(clause_id)
    if found is None:
        raise not_found("there is no such clause")
    return {"id": found.id, "chapter": found.chapter, "text": found.text}
