"""What there is to know about the installed games."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from gobelin.bots import BOTS, RandomBot
from gobelin.kernel import Game, Match, find_game, game_names
from gobelin.lessons import lessons_of
from gobelin.locales import LANGUAGES, everywhere, named
from gobelin.puzzles import collection
from gobelin.rulebook import RulebookError, read_rulebook
from gobelin.server.answers import GameInfo, SeatRange, Sight
from gobelin.server.boxes import etag, installed
from gobelin.server.problems import not_found

SEEN_SEATS: Final = 3
SEEN_SEED: Final = 5
SEEN_CHOICES: Final = 40
"""By then every game has something of everything on the table."""


@cache
def games() -> bytes:
    """All installed games, as JSON."""
    return msgspec.json.encode([about(find_game(name)) for name in game_names()])


def about(game: Game[Any]) -> GameInfo:
    """A game's seats, settings and words."""
    return GameInfo(
        name=game.name,
        slug=game.slug,
        title=everywhere(game, "title"),
        summary=everywhere(game, "summary"),
        seats=SeatRange(game.seats[0], game.seats[-1]),
        bots=list(BOTS),
        settings=named(game),
        is_for_players=game.is_for_players,
        board=None if game.web_board is None else f"/api/games/{game.slug}/board/board.js",
        is_weighed=game.heuristics is not None,
        lessons=list(lessons_of(game)),
        puzzles=len(collection(game).puzzles),
        languages=list(LANGUAGES),
        verbs={verb.name: list(verb.params) for verb in game.verbs},
        groups=game.groups,
        events={verb: list(params) for verb, params in game.events.items()},
        rules_version=game.rules_version,
        components=game.components.hash,
    )


def board_file(slug: str, name: str) -> Path:
    """A file of the board that a game brings along."""
    folder = installed(slug).web_board
    if folder is None or not (folder / name).is_file():
        raise not_found("there is no such file")
    return folder / name


@cache
def _rules(name: str, language: str) -> tuple[bytes, str]:
    content = msgspec.json.encode(read_rulebook(find_game(name), language))
    return content, etag(content)


def rules(slug: str, language: str) -> tuple[bytes, str]:
    """The rulebook of a game in a language, as JSON, and its ETag."""
    game = installed(slug)
    if language not in LANGUAGES:
        raise not_found(f"there are rules in {' and '.join(LANGUAGES)}")
    try:
        return _rules(game.name, language)
    except RulebookError:
        raise not_found("the rules of this game cannot be read") from None


@cache
def _sight(name: str) -> tuple[bytes, str]:
    game = find_game(name)
    match: Match[Any] = Match.new(game, seats=max(seats for seats in game.seats if seats <= SEEN_SEATS), seed=SEEN_SEED)
    bot = RandomBot(random.Random(SEEN_SEED))
    while match.ask is not None and len(match.entries) < SEEN_CHOICES:
        match.choose(bot.pick(match.ask), match.ask.seat)
    seen = Sight(
        seats=len(match.seats),
        seat=0,
        settings=msgspec.to_builtins(match.settings),
        view=msgspec.to_builtins(match.look(0)),
    )
    content = msgspec.json.encode(seen)
    return content, etag(content)


def sight(slug: str) -> tuple[bytes, str]:
    """A table of the game to look at, as JSON, and its ETag: the pictures of its rulebook are drawn from it."""
    return _sight(installed(slug).name)
