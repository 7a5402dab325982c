"""Hints: what a bot would choose in a person's place, from what that seat knows and nothing more."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from gobelin.bots import Budget, Thought
from gobelin.kernel import Seat
from gobelin.server import permissions
from gobelin.server.answers import Hint, HintOption
from gobelin.server.bots import BotCrashed, BotPool, Question
from gobelin.server.buckets import Bucket
from gobelin.server.match_session import MatchSession
from gobelin.server.match_sessions import MatchSessions
from gobelin.server.problems import Problem, forbidden
from gobelin.server.security import client_hash
from gobelin.server.work_pool import Turnstile

Hashes = Sequence[str]

SHOWN: Final = 3
"""Options that a hint names."""
PER_SECOND: Final = 0.5
"""Hints for a seat, over time; `BURST` may come at once."""
BURST: Final = 5
PER_CLIENT: Final = 2
"""Hints that are thought about for one client at the same time."""
MOST_HINTS: Final = 32
"""The same for all: bots wait in the same line, and shall not wait long."""
KEPT: Final = 1000
"""Seats whose last hint is remembered."""


class LastHint:
    """The last hint of a seat, and how fast it may ask for others."""

    def __init__(self) -> None:
        self.bucket = Bucket(PER_SECOND, BURST)
        self.seq = -1
        self.hint: Hint | None = None


class Advising:
    """Answers persons who want to know what a bot would choose. The match and its log do not notice."""

    def __init__(self, tables: MatchSessions, pool: BotPool) -> None:
        self.tables = tables
        self.pool = pool
        self.budget = Budget(tables.config.hint_playouts, tables.config.hint_seconds)
        self._turnstile = Turnstile(PER_CLIENT, MOST_HINTS)
        self._asked: OrderedDict[tuple[str, Seat], LastHint] = OrderedDict()

    async def hint(self, match_id: str, hashes: Hashes, seq: int, seat: Seat | None, client: str) -> Hint:
        """The best options of the question that the seat is asked."""
        async with self.tables.open(match_id) as table:
            chosen = await self._playing(table, hashes, seat, seq)
            asked = self._remembered(match_id, chosen)
            if asked.hint is not None and asked.seq == table.head.seq:
                return asked.hint
            if not asked.bucket.take():
                raise Problem(429, "slow-down", "enough hints for a moment")
            assert table.box is not None
            at, ask, question = table.head.seq, table.match.asks[chosen], Question.of(table.match, table.box)
            is_weighed = table.match.game.heuristics is not None
        self._turnstile.enter(client)
        try:
            # The match's own seed must have no part in it: what is not known to the seat would show through.
            seed = f"hint/{match_id}/{at}/{chosen}"
            thoughts = await self.pool.weigh(client_hash(client), question, chosen, seed, self.budget)
        except BotCrashed as error:
            raise Problem(503, "no-bots", "no bot has an answer at the moment") from error
        finally:
            self._turnstile.leave(client)
        asked.seq = at
        asked.hint = Hint(at, chosen, ask.topic, weighed(thoughts, is_weighed))
        return asked.hint

    async def _playing(self, table: MatchSession, hashes: Hashes, seat: Seat | None, seq: int) -> Seat:
        chosen = permissions.player(table, table.who(hashes), seat)
        if not table.has_seen_question(chosen, seq):
            raise await self.tables.stale(table, chosen, seq)
        permissions.check_going_on(table)
        if chosen not in table.match.asks:
            raise Problem(403, "not-asked", f"seat {chosen} is not asked")
        if not table.head.hints:
            raise forbidden("the host has switched hints off")
        return chosen

    def _remembered(self, match_id: str, seat: Seat) -> LastHint:
        found = self._asked.setdefault((match_id, seat), LastHint())
        self._asked.move_to_end((match_id, seat))
        if len(self._asked) > KEPT:
            self._asked.popitem(last=False)
        return found


def weighed(thoughts: Sequence[Thought], is_weighed: bool) -> list[HintOption]:
    """The best options, and how many points each is expected to bring less than the first."""
    best = thoughts[0].value
    return [
        HintOption(thought.option, round(max(0.0, best - thought.value), 2) if is_weighed else None)
        for thought in thoughts[:SHOWN]
    ]
