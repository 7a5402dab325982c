"""One game of a study, played and told as rows: what it was, how it went, and why the points came."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from gobelin.bots import bot_move, make_bot
from gobelin.kernel import Game, Match, Option, Record, Seat, SettingsError, find_game
from gobelin.lab.plan import Job, Plan


class SeatRow(msgspec.Struct, frozen=True):
    """One seat of one game. What an unfinished game does not have is None."""

    number: int
    table: int
    game: str
    seats: int
    settings: str
    """The settings that the plan names, as JSON."""
    seed: int
    seat: Seat
    bot: str
    line_up: tuple[str, ...]
    traits: dict[str, str]
    score: int | None
    place: int | None
    won: float | None
    """The share of the victory: 1 alone, a half for two who share it, 0 for the others."""
    sources: dict[str, int]
    """Points by the groups of the game's ledger."""
    points: dict[str, int]
    """Points by reason."""
    decisions: int
    game_decisions: int
    turns: int
    """Turns of the whole game in which anybody had a choice."""
    opening: tuple[tuple[str, str], ...]
    """The first choices: topics and options."""
    truncated: bool
    error: str | None


class DecisionRow(msgspec.Struct, frozen=True):
    """One decision: who chose what, out of how many."""

    number: int
    index: int
    seat: Seat
    topic: str
    option: str
    options: int
    turn: int


class Played(msgspec.Struct, frozen=True):
    """A game as the laboratory keeps it; `broken` is the record of one that went wrong."""

    number: int
    seats: tuple[SeatRow, ...]
    decisions: tuple[DecisionRow, ...]
    broken: Record | None = None


def option_text(option: Option) -> str:
    """An option as a text, such as `advance military`."""
    return " ".join(map(str, option))


def option_value(text: str) -> Option:
    """The option behind a text; ids are words, so what looks like a number is one.

    >>> option_value(option_text(("place", "dance_hall", -1, 4)))
    ('place', 'dance_hall', -1, 4)
    """
    verb, *parts = text.split(" ")
    return verb, *(int(part) if part.removeprefix("-").isdecimal() else part for part in parts)


def play_job(plan: Plan, job: Job) -> Played:
    """Play one game. What goes wrong in it ends it alone."""
    cell = job.cell
    game = find_game(cell.game)
    notes = _Notes(game, len(cell.players))
    match: Match[Any] | None = None
    error: str | None = None
    broken: Record | None = None
    try:
        match = Match.new(game, cell.settings, cell.players, job.seed)
        notes.note_traits(match.state)
        bots = [make_bot(name, job.seed, seat) for seat, name in enumerate(cell.players)]
        while (ask := match.ask) is not None and len(match.entries) < plan.max_decisions:
            notes.turns.append(game.turn(match.state))
            notes.sizes.append(len(ask.options))
            bot_move(match, ask.seat, bots[ask.seat])
        notes.note_traits(match.state)
    except SettingsError:
        raise
    except Exception as caught:
        error = f"{type(caught).__name__}: {caught}"
        broken = match.record if match is not None else getattr(caught, "record", None)
    rows = _seat_rows(plan, job, game, notes, match, error)
    return Played(job.number, rows, _decision_rows(job, notes, match) if plan.decisions else (), broken)


def play_jobs(plan: Plan, jobs: Sequence[Job]) -> list[Played]:
    """Play some games one after the other."""
    return [play_job(plan, job) for job in jobs]


class _Notes:
    """What is written down while a game goes on."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self._ask = game.traits
        self.traits: list[dict[str, str]] = [{} for _ in range(seats)]
        self.turns: list[int] = []
        self.sizes: list[int] = []

    def note_traits(self, state: Any) -> None:
        """What a seat was first known by stays."""
        if self._ask is not None:
            self.traits = [self._ask(state, seat) | known for seat, known in enumerate(self.traits)]


def _seat_rows(
    plan: Plan, job: Job, game: Game[Any], notes: _Notes, match: Match[Any] | None, error: str | None
) -> tuple[SeatRow, ...]:
    cell, seats = job.cell, len(job.cell.players)
    result = None if match is None or error is not None else match.result
    entries = [] if match is None else match.entries
    points: list[Counter[str]] = [Counter() for _ in range(seats)]
    sources: dict[str, tuple[int, ...]] = {}
    if match is not None and game.ledger is not None:
        events = match.events(None)
        sources = game.ledger.points(events, seats)
        for told in events:
            brought = game.ledger.brought(told)
            if brought is not None and brought.points and int(told.args[0]) < seats:  # others score without a seat
                facts = dict(zip(game.events[told.verb], told.args, strict=False))
                points[int(told.args[0])][str(facts.get("why", told.verb))] += brought.points
    rows = []
    for seat, bot in enumerate(cell.players):
        own = [entry for entry in entries if entry.seat == seat]
        winners = () if result is None else result.winners
        rows.append(
            SeatRow(
                number=job.number,
                table=cell.table,
                game=game.slug,
                seats=seats,
                settings=msgspec.json.encode(cell.settings, order="sorted").decode(),
                seed=job.seed,
                seat=seat,
                bot=bot,
                line_up=cell.players,
                traits=notes.traits[seat],
                score=None if result is None else result.scores[seat],
                place=None if result is None else result.places[seat],
                won=None if result is None else float(seat in winners) / max(1, len(winners)),
                sources={group: scored[seat] for group, scored in sources.items() if scored[seat]},
                points=dict(sorted(points[seat].items())),
                decisions=len(own),
                game_decisions=len(entries),
                turns=len(set(notes.turns)),
                opening=tuple((entry.topic, option_text(entry.option)) for entry in own[: plan.openings]),
                truncated=result is None and error is None,
                error=error,
            )
        )
    return tuple(rows)


def _decision_rows(job: Job, notes: _Notes, match: Match[Any] | None) -> tuple[DecisionRow, ...]:
    made = [] if match is None else zip(match.entries, notes.sizes, notes.turns, strict=False)
    return tuple(
        DecisionRow(job.number, index, entry.seat, entry.topic, option_text(entry.option), size, turn)
        for index, (entry, size, turn) in enumerate(made)
    )
