"""What one reader sees of a match. Everything that leaves a running match for a client is built here."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

from gobelin.kernel import PERSON, Consequence, Game, Match, Seat, SeatEvent
from gobelin.lessons import Lecture
from gobelin.server.answers import (
    ClockInfo,
    Drawn,
    LogEvent,
    Player,
    Position,
    QuestionInfo,
    StandingInfo,
    Step,
    Swing,
    UndoInfo,
    UndoRequest,
)
from gobelin.server.match_session import NOTHING, Account, Chair, Foretold, MatchSession
from gobelin.server.store import GOING_ON

log = logging.getLogger("gobelin.server")

FORETELL_S: Final = 0.1
"""Of a processor, for all options of a question; ours take a tenth of that."""


def stamp(at: float) -> str:
    """A moment as ISO 8601."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="milliseconds")


def position(table: MatchSession, seat: Seat | None, start: int, present: frozenset[Seat]) -> Position:
    """The match as a seat (None: a spectator) may see it, with the events from an entry on; see `first_event`."""
    head, match = table.head, table.match
    shown = drawn(match, seat, start, points(table), table.foretold, table.state in GOING_ON)
    return Position(
        **msgspec.structs.asdict(shown),
        id=table.id,
        game=head.game,
        seq=head.seq,
        state=table.state,
        seat=seat,
        players=[player(number, chair, present) for number, chair in enumerate(head.seats)],
        log_from=start,
        since_my_turn=0 if seat is None else since_my_turn(match, seat),
        undo=undo(table, seat),
        standing=[] if seat is None else standing(match, seat),
        chosen_seed=None if head.chosen_seed is None else str(head.chosen_seed),
        spectators=head.spectators,
        hints=head.hints,
        access=head.access,
        clock=clock(table, seat),
        settings=head.settings,
        components=head.components_hash,
        trouble=table.trouble,
        lesson=lecture(table, seat),
    )


def lecture(table: MatchSession, seat: Seat | None) -> Lecture | None:
    """What the teacher says to whoever learns here; a lesson that goes wrong stops no match."""
    tutor = table.tutor
    if tutor is None or seat != tutor.lesson.learner or table.trouble:
        return None
    try:
        return tutor.lecture(table.match)
    except Exception:
        log.exception("a lesson falls silent", extra={"match": table.id})
        return None


def drawn(
    match: Match[Any],
    seat: Seat | None,
    start: int = 0,
    known: Account | None = None,
    kept: dict[Seat, Foretold] | None = None,
    goes_on: bool = True,
) -> Drawn:
    """What comes from the rules: view, questions, events, result; with where the points came from, if that is known."""
    account = accounted(match) if known is None else known
    return Drawn(
        view=match.look(seat),
        asks=[
            # The clauses and options of another's question could tell of that seat's hand.
            QuestionInfo(asked, ask.topic, ask.rules, ask.options, foretold(match, asked, {} if kept is None else kept))
            if asked == seat
            else QuestionInfo(asked, ask.topic, ())
            for asked, ask in match.asks.items()
            if goes_on
        ],
        log=[event(match.game, told) for told in match.events(seat, start)],
        entries=len(match.entries),
        turn=match.game.turn(match.state),
        result=match.result,
        sources=account.sources,
        swings=account.swings,
        ties=ties(match),
    )


def step(table: MatchSession, seat: Seat | None) -> Step:
    """How the table stands, for one who sees it only after it has gone on."""
    match = table.match
    return Step(
        seq=table.head.seq,
        entries=len(match.entries),
        turn=match.game.turn(match.state),
        view=match.look(seat),
        asks=[QuestionInfo(asked, ask.topic, ()) for asked, ask in match.asks.items()],
    )


def foretold(match: Match[Any], seat: Seat, kept: dict[Seat, Foretold]) -> list[Consequence]:
    """What each option of a seat's question brings; nothing where the rules make a mistake or take too long over it.

    Foretelling stops no match: nobody has chosen any of that yet.
    """
    ask, entries = match.asks[seat], len(match.entries)
    if seat in kept and kept[seat].ask is ask and kept[seat].entries == entries:
        return kept[seat].told
    told: list[Consequence] = []
    until = time.thread_time() + FORETELL_S
    try:
        for consequence in match.each_consequence(seat):
            told.append(consequence)
            if time.thread_time() > until:
                raise TimeoutError("the options take too long to foretell")
    except Exception:
        log.exception("options are not explained", extra={"game": match.game.name, "topic": ask.topic})
        told = []
    kept[seat] = Foretold(ask, entries, told)
    return told


def accounted(match: Match[Any]) -> Account:
    """Once the game is over: where the points of each seat came from."""
    ledger = match.game.ledger
    if ledger is None or match.result is None:
        return NOTHING
    events = list(match.events(None))
    points_now = match.game.points_now
    swings = [Swing(*swing) for swing in ledger.swings(events)] if points_now is None else [*course(match, points_now)]
    return Account(ledger.points(events, len(match.seats)), swings)


def course(match: Match[Any], points_now: Callable[[Any, Seat], dict[str, int]]) -> Iterator[Swing]:
    """How the points came and went in a game that counts them at its end only: what they would have been so far."""
    again: Match[Any] = Match.new(match.game, match.settings, match.seats, match.seed)
    before = [Counter[str]() for _ in match.seats]
    for entry in (None, *match.entries):
        if entry is not None:
            again.repeat(entry)
        for seat, had in enumerate(before):
            has = Counter(points_now(again.state, seat))
            changes = {group: has[group] - had[group] for group in has | had}
            if any(changes.values()):
                _, most = max((abs(change), group) for group, change in changes.items())
                yield Swing(len(again.entries), seat, sum(changes.values()), most)
            before[seat] = has


def ties(match: Match[Any]) -> dict[str, tuple[int, ...]]:
    """What has decided among seats with equal points."""
    result, tell = match.result, match.game.tie_breakers
    is_tied = result is not None and len(set(result.scores)) < len(result.scores)
    return tell(match.state) if is_tied and tell is not None else {}


def has_points(table: MatchSession) -> bool:
    """Whether it is known where the points came from, as far as there are any: to find out takes the whole log."""
    return table.match.result is None or table.account[0] is table.match.result


def points(table: MatchSession) -> Account:
    """Where the points came from; kept until the match has another result."""
    if not has_points(table):
        table.account = table.match.result, accounted(table.match)
    return NOTHING if table.match.result is None else table.account[1]


def first_event(counts: list[int], since: int | None) -> int:
    """Where the events begin that somebody who has seen this seq lacks; all from there on replace what was seen."""
    if since is None or not 0 <= since < len(counts):
        return 0
    return min(counts[since:]) + 1


def event(game: Game[Any], told: SeatEvent) -> LogEvent:
    """An event, with what it brought."""
    is_forced = told.verb == "forced"
    brought = game.ledger.brought(told) if game.ledger else None
    return LogEvent(
        told.at,
        told.verb,
        told.args,
        told.hidden,
        forced=is_forced or msgspec.UNSET,
        aside=is_forced or told.verb in game.asides or msgspec.UNSET,
        points=(brought and brought.points) or msgspec.UNSET,
        goods=(brought and brought.goods) or msgspec.UNSET,
    )


def player(seat: Seat, chair: Chair, present: frozenset[Seat]) -> Player:
    """Who sits there, as everybody may know."""
    return Player(
        seat=seat,
        name=chair.name,
        kind=chair.kind,
        bot=chair.bot,
        present=seat in present,
        claimed=chair.claimed,
        reissued=chair.reissued,
        left=chair.left or None,
        trouble=chair.trouble,
    )


def since_my_turn(match: Match[Any], seat: Seat) -> int:
    """The number of entries at the end of the seat's last turn: events after that happened since."""
    end = len(match.entries)
    if seat in match.asks:  # the choices of the turn that goes on are no last turn
        while end and match.entries[end - 1].seat == seat:
            end -= 1
    while end and match.entries[end - 1].seat != seat:
        end -= 1
    return end


def undo(table: MatchSession, seat: Seat | None) -> UndoInfo:
    """Whether the seat can take its last choice back, or why not, and who has asked for more."""
    shown = UndoInfo(allowed=False, reason=None, by_request=False, request=None)
    if table.head.request is not None:
        asked = table.head.request
        waiting = [s for s in table.persons() if s != asked.seat and s not in asked.accepted]
        shown.request = UndoRequest(**msgspec.structs.asdict(asked), waiting=waiting)
    if table.state not in GOING_ON:
        shown.reason = "over"
    elif seat is None or seat not in table.persons():
        shown.reason = "not_playing"
    elif (refused := table.match.undo_refused(seat)) is None:
        shown.allowed = True
    else:
        shown.reason = refused.reason
        shown.by_request = refused.reason in ("chosen", "revealed") and len(table.persons()) > 1
    return shown


def standing(match: Match[Any], seat: Seat) -> list[StandingInfo]:
    """The seat's own standing answers."""
    rests = seat in match.standing_answers.suspended
    return [StandingInfo(given.topic, given.option, given.until, rests) for given in match.standing(seat)]


def clock(table: MatchSession, seat: Seat | None) -> ClockInfo | None:
    """The time for a move, and when it runs out: for the reader, else for whoever is the first."""
    seconds, due = table.head.clock_s, deadlines(table)
    if seconds is None:
        return None
    deadline = due[seat] if seat in due else min(due.values(), default=None)
    return ClockInfo(seconds, None if deadline is None else stamp(table.timekeeper.by_wall(deadline)))


def deadlines(table: MatchSession) -> dict[Seat, float]:
    """When time runs out, in time served, for persons who have come and are asked."""
    head, seconds = table.head, table.head.clock_s
    if seconds is None or table.state not in GOING_ON:
        return {}
    asked = {seat: head.seats[seat] for seat in table.match.asks}
    timed = {seat: chair for seat, chair in asked.items() if chair.kind == PERSON and chair.claimed}
    return {seat: max(head.moved, chair.came) + seconds for seat, chair in timed.items()}
