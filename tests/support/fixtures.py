"""What the tests of the web boards draw: it is made from the games, so that it is what these say."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec

from gobelin.kernel import Ask, Game, Match

BOARDS: Final = Path(__file__).parents[2] / "web" / "src" / "boards"

Question: TypeAlias = tuple[Match[Any], Ask]
Position: TypeAlias = dict[str, Any]


def holds(path: Path, made: object) -> bool:
    """Whether a file of a board holds what is made for it; `UPDATE=1` writes it anew."""
    if os.environ.get("UPDATE"):
        path.write_text(json.dumps(made, separators=(",", ":"), ensure_ascii=False) + "\n", "utf-8")
    return bool(json.loads(path.read_text("utf-8")) == json.loads(json.dumps(made)))


def by_chance(game: Game[Any], seats: int, seed: int, settings: dict[str, object] | None = None) -> Iterator[Question]:
    """The questions of a game that goes as it will."""
    match, rng = Match.new(game, settings, seats, str(seed)), random.Random(seed)
    while match.ask is not None:
        ask = match.ask
        yield match, ask
        match.choose(rng.choice(ask.options), ask.seat)


def positions(questions: Iterable[Question]) -> Iterator[Position]:
    """The questions that leave a choice, as those who are asked see them."""
    for match, ask in questions:
        if len(ask.options) > 1:
            yield {
                "seats": len(match.seats),
                "seat": ask.seat,
                "topic": ask.topic,
                "options": [list(option) for option in ask.options],
                "consequences": msgspec.to_builtins(match.consequences(ask.seat)),
                "view": match.view(ask.seat),
            }


def of_every_kind(questions: Iterable[Question]) -> list[Position]:
    """The positions that have a topic, or offer a verb in it, which none before has."""
    known = set[tuple[str, str]]()

    def bring_something() -> Iterator[Question]:
        for match, ask in questions:
            kinds = {(ask.topic, str(option[0])) for option in ask.options}
            if len(ask.options) > 1 and not kinds <= known:
                known.update(kinds)
                yield match, ask

    return list(positions(bring_something()))


def verbs_of(made: Iterable[Position]) -> set[str]:
    """The verbs that positions offer."""
    return {option[0] for position in made for option in position["options"]}
