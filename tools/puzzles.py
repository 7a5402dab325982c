"""Find puzzles: turns of bot games whose best line is worth clearly more than what comes after any other first choice.

python -m tools.puzzles imperial-settlers --games 40 --keep 36     # look for puzzles, and write the game's file anew
python -m tools.puzzles tapestry --games 20 --first 100 --add      # look in other games, and keep the old ones too
python -m tools.puzzles hyperborea --check 5                       # search every fifth puzzle again
"""

from __future__ import annotations

import argparse
import pickle
import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from io import BytesIO
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from gobelin.bots import make_bot
from gobelin.bots.greedy import best as most_promising
from gobelin.bots.perspective import Perspective
from gobelin.kernel import Ask, Game, Match, Option, Seat, find_game
from gobelin.puzzles import BOT, Collection, Puzzle, Turn, collection, offered, position, written

MOST_NODES: Final = 3000
"""Positions searched of one turn; a turn with more is begun later, or left."""
WORLDS: Final = 4
"""Worlds that look the same to the seat, in which a solution must bring the same."""
FEWEST_OPTIONS: Final = 4
SHORTEST: Final = 2
"""Decisions from the end of a turn where the first search begins; the next ones begin one decision earlier each."""
MARGIN: Final = {"imperial_settlers": 2, "inventions": 2, "hyperborea": 1, "tapestry": 2}
"""Points between the best and the second. In Hyperborea a whole turn brings few."""
DULL: Final = frozenset({"income"})
"""First choices that bring points in every game: no riddle begins with them."""
TABLES: Final[dict[str, Sequence[tuple[int, dict[str, Any]]]]] = {
    "imperial_settlers": [(2, {}), (3, {}), (4, {})],
    "inventions": [(2, {}), (3, {}), (4, {})],
    "hyperborea": [(2, {}), (3, {}), (4, {})],
    "tapestry": [(2, {}), (3, {})],
}


class TooMuch(Exception):
    """The turn has more lines than are looked at."""


class Line(NamedTuple):
    """The best end of a turn from a position on."""

    points: int
    answers: tuple[Option, ...]


class Outcome(NamedTuple):
    """What can come of a position: with nothing left to chance, and with it as it will in fact fall."""

    fair: Line | None
    lucky: int | None

    @property
    def most(self) -> int:
        """The most points of both."""
        return max(n for n in (self.fair and self.fair.points, self.lucky) if n is not None)


class Search:
    """Every line of a turn, through the kernel."""

    def __init__(self, match: Match[Any], seat: Seat, most_nodes: int = MOST_NODES) -> None:
        self.seat = seat
        self.turn = Turn(match, seat)
        self.nodes = 0
        self._most = most_nodes
        self._barrier = match.state.barrier
        self._known: dict[bytes, Outcome] = {}
        ask = match.asks[seat]
        self.first: dict[Option, Outcome] = {option: self._after(match, option) for option in ask.options}

    @property
    def best(self) -> Line | None:
        """The best line without chance; None where a line with some luck is as good."""
        fair = [outcome.fair for outcome in self.first.values() if outcome.fair is not None]
        lucky = [outcome.lucky for outcome in self.first.values() if outcome.lucky is not None]
        if not fair:
            return None
        best = min(fair, key=_rank)
        return None if lucky and max(lucky) >= best.points else best

    def second(self) -> tuple[int, Option] | None:
        """The most that is left after a first choice which is none of the best, and that choice."""
        best = self.best
        if best is None:
            return None
        rest = [(outcome.most, option) for option, outcome in self.first.items() if outcome.most < best.points]
        return max(rest, key=lambda each: each[0], default=None)

    def _after(self, match: Match[Any], option: Option) -> Outcome:
        self.nodes += 1
        if self.nodes > self._most:
            raise TooMuch
        was_fair = match.state.barrier == self._barrier
        twin = match.clone()
        twin.choose(option, self.seat, "person")
        if self.turn.is_over(twin):  # what is drawn behind the last choice changes nothing of the turn
            points = self.turn.points(twin)
            return Outcome(Line(points, (option,)), None) if was_fair else Outcome(None, points)
        found = self._from(twin)
        return found._replace(fair=found.fair and Line(found.fair.points, (option, *found.fair.answers)))

    def _from(self, match: Match[Any]) -> Outcome:
        key = _digest(match)
        found = self._known.get(key)
        if found is None:
            outcomes = [self._after(match, option) for option in match.asks[self.seat].options]
            fair = [outcome.fair for outcome in outcomes if outcome.fair is not None]
            lucky = [outcome.lucky for outcome in outcomes if outcome.lucky is not None]
            found = Outcome(min(fair, key=_rank, default=None), max(lucky, default=None))
            self._known[key] = found
        return found


def _rank(line: Line) -> tuple[int, int]:
    """The most points first, and among equals the shortest line."""
    return -line.points, len(line.answers)


def _digest(match: Match[Any]) -> bytes:
    """Where a match stands: its state at the last checkpoint, and what was chosen since."""
    at = match.position
    out = BytesIO()
    pickler = pickle.Pickler(out, protocol=5)
    pickler.fast = True  # else equal strings that are not the same object would look different
    pickler.dump(at.snapshot.state)
    since = [entry.option for entry in at.entries[at.snapshot.entries :]]
    out.write(repr(since).encode())
    return blake2b(out.getvalue(), digest_size=16).digest()


def holds(match: Match[Any], seat: Seat, line: Line) -> bool:
    """Whether a line shows nothing new before its end, and brings the same in whatever world the seat may be in."""
    true, turn = match.clone(), Turn(match, seat)
    worlds = [match.sample(seat, random.Random(number)) for number in range(WORLDS)]
    turns, barrier = [Turn(world, seat) for world in worlds], match.state.barrier
    heard = [len(each.events(seat)) for each in (true, *worlds)]
    for option in line.answers:
        options = true.asks[seat].options
        if true.state.barrier != barrier:
            return False
        if any(seat not in world.asks or world.asks[seat].options != options for world in worlds):
            return False
        said = [
            [event[1:] for event in each.events(seat)[since:]]
            for each, since in zip((true, *worlds), heard, strict=True)
        ]
        if any(each != said[0] for each in said):
            return False
        for each in (true, *worlds):
            each.choose(option, seat, "person")
    return turn.is_over(true) and all(
        own.is_over(world) and own.points(world) == line.points for own, world in zip(turns, worlds, strict=True)
    )


def first_thought(match: Match[Any], seat: Seat) -> Option:
    """What looks best to the heuristics before anything is tried."""
    heuristics = match.game.heuristics
    assert heuristics is not None
    return most_promising(heuristics, match.sample(seat, random.Random(0)).state, match.asks[seat])


def hasty(match: Match[Any], seat: Seat) -> int:
    """What the turn brings somebody who always takes the first thought."""
    turn, twin = Turn(match, seat), match.clone()
    while not turn.is_over(twin):
        heuristics = twin.game.heuristics
        assert heuristics is not None
        twin.choose(most_promising(heuristics, twin.state, twin.asks[seat]), seat, "person")
    return turn.points(twin)


def judged(match: Match[Any], seat: Seat, name: str, most_nodes: int) -> Puzzle | None:
    """The position as a puzzle, if it is a good one; TooMuch: it cannot be searched."""
    ask: Ask = match.asks[seat]
    search = Search(match, seat, most_nodes)
    best, second = search.best, search.second()
    if best is None or second is None or best.points - second[0] < MARGIN.get(match.game.name, 2):
        return None
    thought = first_thought(match, seat)
    are_best = sum(outcome.most == best.points for outcome in search.first.values())
    if written(best.answers[0]) in DULL:
        return None
    if search.first[thought].most == best.points or are_best * 2 > len(ask.options) or len(best.answers) < 2:
        return None
    if not holds(match, seat, best):
        return None
    game = match.game
    traits = game.traits(match.state, seat) if game.traits else {}
    return Puzzle(
        id=name,
        settings=msgspec.json.decode(msgspec.json.encode(match.settings)),
        seats=len(match.seats),
        seed=str(match.seed),
        before=tuple(written(entry.option) for entry in match.entries),
        seat=seat,
        traits=tuple(v for k, v in traits.items() if k != "order"),
        turn=game.turn(match.state),
        best=best.points,
        solution=tuple(map(written, best.answers)),
        second=second[0],
        instead=written(second[1]),
        prior=hasty(match, seat),
        thought=written(thought),
        nodes=search.nodes,
    )


def turns_of(match: Match[Any]) -> Iterator[tuple[Seat, list[Match[Any]]]]:
    """A game of bots: each seat's turns with the positions of their decisions."""
    bots = [make_bot(BOT, str(match.seed), seat) for seat in range(len(match.seats))]
    own: list[Match[Any]] = []
    turn: Turn | None = None
    while match.ask is not None:
        seat = match.ask.seat
        if turn is None or own[0].ask is None or own[0].ask.seat != seat or turn.is_over(match):
            if own and own[0].ask is not None:
                yield own[0].ask.seat, own
            own, turn = [], Turn(match, seat) if len(match.asks) == 1 else None
        if turn is not None:
            own.append(match.clone())
        match.choose(bots[seat].choose(Perspective(match, seat)), seat, "bot")


def puzzles_of(game: Game[Any], seed: int, share: float, most_nodes: int, tally: Counter[str]) -> Iterator[Puzzle]:
    """The puzzles in one game of bots."""
    tables = TABLES[game.name]
    seats, settings = tables[seed % len(tables)]
    match: Match[Any] = Match.new(game, settings, [BOT] * seats, f"puzzle/{seed}")
    rng = random.Random(f"puzzles/{seed}")
    for seat, own in turns_of(match):
        if len(own) < 2 or rng.random() > share:
            continue
        tally["turns"] += 1
        best: Puzzle | None = None
        for start in range(max(0, len(own) - SHORTEST), -1, -1):  # the later in the turn, the fewer the lines
            at = own[start]
            if len(at.asks[seat].options) < FEWEST_OPTIONS:
                continue
            try:
                found = judged(at, seat, f"{seed}-{len(at.entries)}", most_nodes)
            except TooMuch:
                tally["too much"] += 1
                break
            tally["searched"] += 1
            if found is not None:
                best = found
        if best is not None:
            tally["found"] += 1
            yield best


def varied(found: Sequence[Puzzle], keep: int) -> list[Puzzle]:
    """So many of them, of many peoples and kinds of solution; the clearest come first, then in a mixed order."""
    left = sorted(found, key=lambda puzzle: puzzle.second - puzzle.best)
    chosen: list[Puzzle] = []
    seen: Counter[object] = Counter()
    while left and len(chosen) < keep:
        kinds = [[("seed", p.seed), ("who", p.traits), ("how", _verbs(p)), ("second", p.instead)] for p in left]
        place = min(range(len(left)), key=lambda n: (sum(seen[kind] for kind in kinds[n]), n))
        seen.update(kinds[place])
        chosen.append(left.pop(place))
    random.Random(0).shuffle(chosen)
    return chosen


def _verbs(puzzle: Puzzle) -> tuple[str, ...]:
    return tuple(words.split()[0] for words in puzzle.solution[:3])


def confirm(game: Game[Any], puzzle: Puzzle) -> None:
    """Search a puzzle again; AssertionError: it is not what it says."""
    match = position(game, puzzle)
    search = Search(match, puzzle.seat, puzzle.nodes)
    best, second = search.best, search.second()
    assert best, f"{puzzle.id}: its best line depends on luck"
    assert best.points == puzzle.best, f"{puzzle.id}: {best} is better than {puzzle.best}"
    assert second, f"{puzzle.id}: every first choice is as good"
    assert second[0] == puzzle.second, f"{puzzle.id}: second best is {second}"
    answers = []
    twin = match.clone()
    for words in puzzle.solution:
        answers.append(offered(twin.asks[puzzle.seat], words))
        twin.choose(answers[-1], puzzle.seat, "person")
    assert holds(match, puzzle.seat, Line(puzzle.best, tuple(answers))), f"{puzzle.id}: the solution depends on luck"


def main() -> None:
    """Look for puzzles, or check those that are there."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20, help="games of bots to look at")
    parser.add_argument("--first", type=int, default=0, help="the first game's number")
    parser.add_argument("--keep", type=int, default=36, help="puzzles in the file")
    parser.add_argument("--share", type=float, default=0.3, help="of the turns that are looked at")
    parser.add_argument("--nodes", type=int, default=MOST_NODES, help="positions searched of one turn at most")
    parser.add_argument("--enough", type=int, default=200, help="stop when so many are found")
    parser.add_argument("--add", action="store_true", help="keep the puzzles that are there")
    parser.add_argument("--file", type=Path, help="where to; default: the game's own file")
    parser.add_argument("--check", type=int, metavar="N", help="search every Nth puzzle again")
    options = parser.parse_args()
    game = find_game(options.game)
    if options.check:
        for puzzle in collection(game).puzzles[:: options.check]:
            confirm(game, puzzle)
            sys.stdout.write(f"{puzzle.id}: {puzzle.best} to {puzzle.second}, {puzzle.nodes} nodes\n")
        return
    file = options.file or game.puzzles
    if file is None:
        parser.error(f"{game.slug} has no place for puzzles")
    found = list(collection(game).puzzles) if options.add else []
    tally: Counter[str] = Counter()
    for seed in range(options.first, options.first + options.games):
        for puzzle in puzzles_of(game, seed, options.share, options.nodes, tally):
            if puzzle.id not in {each.id for each in found}:
                found.append(puzzle)
            sys.stdout.write(f"{puzzle.id} {puzzle.traits} {puzzle.best}>{puzzle.second} {puzzle.solution}\n")
        sys.stdout.write(f"game {seed}: {dict(tally)}\n")
        sys.stdout.flush()
        kept = tuple(varied(found, options.keep))
        file.write_bytes(Collection(game.rules_version, kept).to_json())
        if len(found) >= options.enough:
            break


if __name__ == "__main__":
    main()
