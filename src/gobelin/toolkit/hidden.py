"""Hidden things and who knows what of them.

A `Pile` is a row of hidden things: a deck, a hand, a bag. Beside each place it keeps one number per seat, and a last
one for the public (spectators), who know only what was shown to all:

- `KNOWN`: the seat knows what lies there;
- `UNSEEN`: it could be any of the things the seat has never seen;
- any other number names a *group* of places that were mixed up: the seat knows some things that lie among them
  (`Holder.groups` lists these), but not where; the rest of the group is unseen.

Moving a thing moves what is known of it. `mix` is the one operation that blurs knowledge, and `redraw` the one that
uses it: every group keeps the things that the seat knows to be in it, and whatever is unseen is dealt out anew. So a
hidden pick is redrawn only among what could have been picked, and shuffling forgets places, never things.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
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
        """The things in their order, as a seat (None: the public) sees them; None where it does not know."""
        who = PUBLIC if seat is None else seat
        return [item if known[who] == KNOWN else None for item, known in zip(self.items, self.known, strict=True)]

    def held(self, seat: Seat | None) -> list[str | None]:
        """The things of a hand, whose order nobody else sees: the known ones, then None for each unknown one."""
        seen = self.seen(seat)
        known = sorted(item for item in seen if item is not None)
        return [*known, *[None] * (len(seen) - len(known))]

    def move(self, index: int, to: Pile) -> str:
        """Put the thing on top of another pile, with what is known of it; all see which place it came from."""
        item = self.items.pop(index)
        to.items.append(item)
        to.known.append(self.known.pop(index))
        return item

    def remove(self, index: int) -> str:
        """Take the thing out; all see which place it came from. What comes to light by this is flipped before."""
        del self.known[index]
        return self.items.pop(index)


class Holder(Protocol):
    """A state with hidden things."""

    groups: dict[int, list[str]]
    """The things known to be in each group of places; a group belongs to one seat's knowledge."""

    @property
    def rng(self) -> Rng:
        """Chance."""

    def reveal(self) -> None:
        """Mark that something was learned."""

    def piles(self) -> Sequence[Pile]:
        """Every pile whose things could be mixed up with one another."""


def learn(state: Holder, pile: Pile, index: int, seats: Iterable[Seat] | None) -> str:
    """The seats (None: everyone, the public too) see the thing at this place."""
    state.reveal()
    item, known = pile.items[index], list(pile.known[index])
    for seat in range(len(known)) if seats is None else seats:
        _forget_member(state, known[seat], item)
        known[seat] = KNOWN
    pile.known[index] = tuple(known)
    return item


def draw(state: Holder, pile: Pile, to: Pile, seats: Iterable[Seat] | None) -> str:
    """Move the top thing to another pile and let the seats (None: everyone) see it."""
    learn(state, pile, -1, seats)
    return pile.move(-1, to)


def flip(state: Holder, pile: Pile, index: int) -> str:
    """Show the thing at this place to everyone."""
    return learn(state, pile, index, None)


def look(state: Holder, pile: Pile, count: int, seat: Seat) -> list[str]:
    """Let a seat look at the top things, or at all there are, the topmost last."""
    first = max(0, len(pile) - count)
    return [learn(state, pile, index, (seat,)) for index in range(first, len(pile))]


def play(state: Holder, hand: Pile, item: str, owner: Seat) -> str:
    """Take a thing out of a hand for all to see, but not which of the hidden places it came from.

    Who knew of such a thing in this hand takes it for that one; who did not can no longer tell the others apart.
    """
    index = hand.items.index(item)
    for seat in range(len(hand.known[index])):
        if seat == owner:
            continue
        equal = [i for i, other in enumerate(hand.items) if other == item and hand.known[i][seat] == KNOWN]
        if equal:
            _set_label(hand, equal[0], seat, hand.known[index][seat])
        else:
            hidden = [(hand, i) for i, known in enumerate(hand.known) if known[seat] != KNOWN]
            _mix_for(state, hidden, seat)
            _forget_member(state, hand.known[index][seat], item)
    return hand.remove(index)


def hide(state: Holder, hand: Pile, item: str, to: Pile, owner: Seat) -> None:
    """Move a thing from a hand to another pile so that nobody but the owner knows which."""
    hand.move(hand.items.index(item), to)
    mix(state, [*((hand, i) for i in range(len(hand))), (to, len(to) - 1)], [owner])


def shuffle(state: Holder, pile: Pile) -> None:
    """Shuffle a pile: who knew its things still knows which they are, no longer where."""
    order = list(range(len(pile)))
    state.rng.shuffle(order)
    pile.items[:] = [pile.items[i] for i in order]
    pile.known[:] = [pile.known[i] for i in order]
    known = pile.known
    if known and (KNOWN in known[0] or known.count(known[0]) < len(known)):  # else it is as mixed as it can be
        mix(state, [(pile, i) for i in range(len(pile))])


def mix(state: Holder, places: Sequence[tuple[Pile, int]], knowing: Iterable[Seat] = ()) -> None:
    """Nobody but the `knowing` seats can still tell which of these things lies in which of these places."""
    if places:
        observers = range(len(places[0][0].known[places[0][1]]))
        for seat in sorted(set(observers) - set(knowing)):
            _mix_for(state, places, seat)


def _mix_for(state: Holder, places: Sequence[tuple[Pile, int]], seat: Seat) -> None:
    """Make one group of the places and of all groups they touch, with all that is known to be in them."""
    labels = {pile.known[i][seat] for pile, i in places}
    if len(places) < 2 or (len(labels) == 1 and KNOWN not in labels):
        return
    old = labels - {KNOWN, UNSEEN}
    members = [item for group in old for item in state.groups.pop(group)]
    members += [pile.items[i] for pile, i in places if pile.known[i][seat] == KNOWN]
    state.reveal()
    group = KNOWN + state.rng.counter  # never used before: the counter only grows
    state.groups[group] = sorted(members)
    touched = [(pile, i) for pile in state.piles() for i, known in enumerate(pile.known) if known[seat] in old]
    for pile, i in [*touched, *places]:
        _set_label(pile, i, seat, group)


def _set_label(pile: Pile, index: int, seat: Seat, label: int) -> None:
    known = list(pile.known[index])
    known[seat] = label
    pile.known[index] = tuple(known)


def _forget_member(state: Holder, label: int, item: str) -> None:
    """A thing of a group has come to light: no further one of its kind is known to be there."""
    members = state.groups.get(label)
    if members is not None and item in members:
        members.remove(item)


def redraw(
    state: Holder,
    piles: Iterable[Pile],
    seat: Seat,
    rng: random.Random,
    kind: Callable[[str], object] = lambda item: None,
) -> None:
    """Deal out anew, in place, what the seat does not know. Things of another `kind` (another back) never mix.

    What the others know to be in their groups is replaced by what the seat itself knows of it: the truth would tell.
    """
    unseen: dict[object, list[str]] = {}
    spots: dict[object, list[tuple[list[str], int]]] = {}
    mixed: dict[tuple[object, int], list[tuple[Pile, int]]] = {}
    sure: list[tuple[str, tuple[int, ...]]] = []
    groups = state.groups
    for pile in piles:
        items = pile.items
        for i, known in enumerate(pile.known):
            label = known[seat]
            if label == UNSEEN:
                item = items[i]
                back = kind(item)
                if back in spots:
                    unseen[back].append(item)
                    spots[back].append((items, i))
                else:
                    unseen[back] = [item]
                    spots[back] = [(items, i)]
            elif label != KNOWN:
                mixed.setdefault((kind(items[i]), label), []).append((pile, i))
            elif groups:
                sure.append((items[i], known))
    known_of = {key: _known_of(key, where, groups, kind) for key, where in mixed.items()}
    for (back, label), where in mixed.items():
        rest = Counter(pile.items[i] for pile, i in where) - Counter(known_of[back, label])
        unseen.setdefault(back, []).extend(rest.elements())
    chance = rng.random
    for things in unseen.values():
        things.sort()  # the true order must not show through a shuffle that somebody could reckon back
        things.sort(key=lambda _: chance())  # quicker than random.shuffle
    for back, holes in spots.items():
        things = unseen[back]
        for items, i in holes:
            items[i] = things.pop()
    for (back, label), where in mixed.items():
        members, things = known_of[back, label], unseen[back]
        hand = [(item, True) for item in members]
        hand += [(things.pop(), False) for _ in range(len(where) - len(members))]
        rng.shuffle(hand)
        for (pile, i), (item, is_member) in zip(where, hand, strict=True):
            pile.items[i] = item
            if is_member:
                sure.append((item, pile.known[i]))
    _imagine_groups(state, {label for _, label in mixed}, sure)


def _known_of(
    key: tuple[object, int],
    where: list[tuple[Pile, int]],
    groups: Mapping[int, list[str]],
    kind: Callable[[str], object],
) -> list[str]:
    """The things of a back that are known to lie in a group's places."""
    back, label = key
    members = Counter(item for item in groups.get(label, ()) if kind(item) == back)
    return sorted((members & Counter(pile.items[i] for pile, i in where)).elements())


def _imagine_groups(state: Holder, own: set[int], sure: Iterable[tuple[str, tuple[int, ...]]]) -> None:
    """Let the groups that are not the seat's own hold just the things that it is sure of."""
    others: dict[int, list[str]] = {label: [] for label in state.groups if label not in own}
    if others:
        for item, known in sure:
            for label in others.keys() & known:
                others[label].append(item)
        state.groups.update({label: sorted(members) for label, members in others.items()})
