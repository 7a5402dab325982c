"""Hidden things and who knows what of them.

A `Pile` is an ordered row of hidden things: a deck, a hand, a bag. Beside each place it keeps one number per seat, and
a last one for the public (spectators), who know only what was shown to all:

- `KNOWN`: the seat knows what lies there;
- `UNSEEN`: it could be any of the things the seat has never seen;
- any other number names a *group*: the seat knows which things the group's places hold together, but not which lies
  where, because they were shuffled or picked from in secret.

Moving a thing moves what is known of it. `mix` is the one operation that blurs knowledge, and `redraw` the one that
uses it: it deals the things of each group out anew among the group's own places, so that a hidden pick is redrawn only
among what could have been picked.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from typing import Final, Protocol

from gobelin.kernel import Rng, Seat, plain_state

UNSEEN: Final = 0
KNOWN: Final = 1
PUBLIC: Final = -1
"""The place of the public in a row of knowledge."""


@plain_state
class Pile:
    """Hidden things in an order; the top is the end of the list."""

    items: list[str]
    known: list[tuple[int, ...]]

    @classmethod
    def unseen(cls, items: Iterable[str], seats: int) -> Pile:
        """A pile that nobody has looked into."""
        things = list(items)
        return cls(things, [(UNSEEN,) * (seats + 1)] * len(things))

    @classmethod
    def seen_by_all(cls, items: Iterable[str], seats: int) -> Pile:
        """A pile whose things everyone knows."""
        things = list(items)
        return cls(things, [(KNOWN,) * (seats + 1)] * len(things))

    def __len__(self) -> int:
        return len(self.items)

    def seen(self, seat: Seat | None) -> list[str | None]:
        """The things as a seat (None: the public) sees them; None where it does not know."""
        who = PUBLIC if seat is None else seat
        return [item if known[who] == KNOWN else None for item, known in zip(self.items, self.known, strict=True)]

    def learn(self, index: int, seats: Iterable[Seat] | None) -> None:
        """The seats (None: everyone, the public too) now know the thing at this place."""
        known = list(self.known[index])
        for seat in range(len(known)) if seats is None else seats:
            known[seat] = KNOWN
        self.known[index] = tuple(known)

    def move(self, index: int, to: Pile) -> str:
        """Put the thing on top of another pile, with what is known of it."""
        item = self.items.pop(index)
        to.items.append(item)
        to.known.append(self.known.pop(index))
        return item

    def discard(self, index: int) -> str:
        """Take the thing out; the caller puts it where everyone sees it."""
        del self.known[index]
        return self.items.pop(index)


class Holder(Protocol):
    """A state with hidden things."""

    @property
    def rng(self) -> Rng:
        """Chance."""

    def reveal(self) -> None:
        """Mark that something was learned."""

    def piles(self) -> Sequence[Pile]:
        """Every pile whose things could be mixed up with one another."""


def draw(state: Holder, pile: Pile, to: Pile, seats: Iterable[Seat] | None) -> str:
    """Move the top thing to another pile and let the seats (None: everyone) see it."""
    state.reveal()
    pile.learn(-1, seats)
    return pile.move(-1, to)


def flip(state: Holder, pile: Pile, index: int) -> str:
    """Show the thing at this place to everyone."""
    state.reveal()
    pile.learn(index, None)
    return pile.items[index]


def look(state: Holder, pile: Pile, count: int, seat: Seat) -> list[str]:
    """Let a seat look at the top things, or at all there are, the topmost last."""
    state.reveal()
    first = max(0, len(pile) - count)
    for index in range(first, len(pile)):
        pile.learn(index, (seat,))
    return pile.items[first:]


def shuffle(state: Holder, pile: Pile) -> None:
    """Shuffle a pile: who knew its things still knows which they are, no longer where."""
    order = list(range(len(pile)))
    state.rng.shuffle(order)
    pile.items[:] = [pile.items[i] for i in order]
    pile.known[:] = [pile.known[i] for i in order]
    mix(state, [(pile, i) for i in range(len(pile))])


def mix(state: Holder, places: Sequence[tuple[Pile, int]], knowing: Iterable[Seat] = ()) -> None:
    """Nobody but the `knowing` seats can still tell which of these things lies in which of these places.

    Groups that are touched become one. Where unseen things are among them, all become unseen: what a seat thinks
    possible then grows beyond the strict truth, but nothing is ever given away.
    """
    if len(places) < 2:
        return
    observers = range(len(places[0][0].known[places[0][1]]))
    for seat in sorted(set(observers) - set(knowing)):
        labels = {pile.known[i][seat] for pile, i in places}
        groups = labels - {KNOWN}
        if len(labels) == 1 and groups:
            continue
        if UNSEEN in labels:
            target = UNSEEN
        elif len(groups) == 1:
            (target,) = groups
        else:
            state.reveal()
            target = KNOWN + state.rng.counter  # never used before: the counter only grows
        touched = [(pile, i) for pile in state.piles() for i, known in enumerate(pile.known) if known[seat] in groups]
        for pile, i in [*touched, *places]:
            known = pile.known[i]
            pile.known[i] = (*known[:seat], target, *known[seat + 1 :])


def redraw(
    piles: Iterable[Pile],
    seat: Seat,
    rng: random.Random,
    kind: Callable[[str], object] = lambda item: None,
) -> None:
    """Deal out anew, in place, what the seat does not know. Things of another `kind` (another back) never mix."""
    groups: dict[object, list[tuple[Pile, int]]] = {}
    for pile in piles:
        for i, known in enumerate(pile.known):
            label = known[seat]
            if label != KNOWN:
                groups.setdefault((label, kind(pile.items[i])), []).append((pile, i))
    for places in groups.values():
        items = [pile.items[i] for pile, i in places]
        rng.shuffle(items)
        for (pile, i), item in zip(places, items, strict=True):
            pile.items[i] = item
