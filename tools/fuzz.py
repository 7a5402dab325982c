"""Random games of every installed game under all checks, over seats and settings, and which components they used.

python -m tools.fuzz [--games 2000] [--game NAME] [--seed 0] [--every 60] [--workers 2]
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections import Counter
from collections.abc import Container, Iterator
from functools import cache
from itertools import combinations, product
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from rich.console import Console
from rich.markup import escape
from rich.progress import track

from gobelin.conformance import Conformance, check_match
from gobelin.kernel import Game, Match, Settings, SettingsError, find_game, game_names
from gobelin.simulate import keep_record
from gobelin.testkit.settings import settings_samples


class Uses(NamedTuple):
    """What counts as using a component of a game: events of these verbs, and the sets or ids that no event names."""

    verbs: tuple[str, ...]
    silent: tuple[str, ...]


Values: TypeAlias = dict[str, object]
HYPERBOREANS = (
    *("red_duchy", "emerald_kingdom", "purple_matriarchy", "golden_barony", "coral_throne", "celestial_reign"),
)
USES = {
    "imperial_settlers": Uses(("built", "razed", "razed_card", "dealt", "activated"), ("attack_cards", "factions")),
    "tapestry": Uses(
        (),
        (
            *("small", "large", "markets", "houses", "farms", "armories", "conquer_red", "conquer_black"),
            *("automa_normal", "automa_hard", *(f"level_{level}" for level in range(1, 7))),
            *("science_arts", "automa_scientists", "automa_explorers", "automa_hucksters"),  # hardly named when used
        ),
    ),
    "hyperborea": Uses(
        ("activated", "entered", "used_token", "revealed", "faction_tile", "objective"),
        (
            *("exploration", "warfare", "growth", "progress", "trade", "science"),  # their sets are activated
            *("desert", "forest", "swamp", "mountain"),
            *(name for faction in HYPERBOREANS for name in (faction, f"homeland_{faction}")),
        ),
    ),
    "inventions": Uses(
        (
            *("took_idea", "claimed", "presented", "invented", "innovated", "shared", "chained"),
            *("influence_tile", "placed", "used_economy", "eureka", "era_box", "posted", "diplomat_back", "scored"),
        ),
        (
            *(f"forum_{number}" for number in range(1, 6)),
            *(f"era_{era}" for era in range(1, 7)),
            *(f"era2_box{number}" for number in range(1, 5)),  # everybody begins there
            *(f"specialist_{benefit}" for benefit in ("present", "invent", "share", "points")),  # one in every region
            *("specialist_influence", "specialist_academic", "specialist_citizen"),
        ),
    ),
}


def tapestry_tables() -> Iterator[Values]:
    """All combinations of the expansions, with and without stand-ins, by themselves and with every variant."""
    alone: list[Values] = [{"level": level, "unfair_cards": level % 2 == 0} for level in range(1, 7)]
    together: list[Values] = [
        {},
        {"two_civilizations": True},
        {"two_first_cards": True, "cheap_nanotechnology": True},
        {"adjustments": False, "nearest_islands": True},
    ]
    arts: list[Values] = [{"arts_track": False}, {"two_science_dice": True}]
    yield from alone
    names = ("pp", "aa", "ff")
    for number, stand_ins in product(range(1, len(names) + 1), (False, True)):
        for sets in combinations(names, number):
            drawn: list[Values] = [{"one_expansion": name} for name in sets]
            for variant in [*together, *alone, *(arts if "aa" in sets else []), *drawn]:
                yield {"expansions": [*sets], "placeholders": stand_ins, **variant}


TABLES: dict[str, list[Values]] = {
    "tapestry": list(tapestry_tables()),
    "hyperborea": [
        {"mode": "faction_war", "length": "short"},
        {"mode": "faction_war", "length": "short", "drawn_tiles": True},
        {"mode": "faction_war", "length": "long", "face_up": True},
        {"length": "short", "face_up": True},
    ],
}
"""Settings that go together and that no single change of the default ones reaches."""
ERRORS = Path("build/errors")
"""Where the records of games that broke a promise are kept."""
Job = tuple[str, int, int, int, int, tuple[str, ...] | None]


def jobs(game: Game[Any], games: int, seed: int, every: int, verbs: tuple[str, ...] | None = None) -> Iterator[Job]:
    """As many games as asked for, spread over all seats and settings that go together."""
    tables = []
    for number, settings in enumerate(samples(game.name)):
        for seats in game.seats:
            try:
                game.check_seats(settings, ["random"] * seats)
            except SettingsError:
                continue
            tables.append((number, seats))
    for i in range(games):
        number, seats = tables[i % len(tables)]
        yield game.name, number, seats, seed + i, every, verbs


def fuzz(job: Job) -> tuple[Counter[str], str | None]:
    """One checked game: the components it used, and what went wrong."""
    name, number, seats, seed, every, verbs = job
    game = find_game(name)
    settings = samples(name)[number]

    def keep(match: Match[Any]) -> None:
        kept.append(keep_record(match.record, ERRORS, f"{number}-{seats}-{seed}"))

    kept: list[str] = []
    try:
        match = check_match(game, settings, seats, seed, every, keep, suite_of(name))
    except Exception as error:
        where = f"{game.slug}, {seats} seats, {settings}, seed {seed}, {', '.join(kept)}"
        return Counter(), f"{where}: {type(error).__name__}: {error}"
    return uses(match, verbs), None


@cache
def samples(name: str) -> list[Settings]:
    """The settings that a game is played with."""
    game = find_game(name)
    return [*settings_samples(game), *(game.read_settings(values) for values in TABLES.get(name, []))]


@cache
def suite_of(name: str) -> Conformance:
    """One suite for all games of a process."""
    return Conformance(find_game(name))


def uses(match: Match[Any], verbs: Container[str] | None = None) -> Counter[str]:
    """How often each component stands in a public event (of these verbs); a copy counts for its card."""
    game = match.game
    known = {item.id for item in game.components.items}
    words = [str(w) for told in match.events(None) if verbs is None or told.verb in verbs for w in told.args]
    if game.describe is not None:
        words = [str(game.facts(word).get("card", word)) for word in words]
    return Counter(word for word in words if word in known)


def main() -> None:
    """Fuzz, print the coverage of components, and fail if a game broke a promise or a component was hardly used."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000, help="how many of each game")
    parser.add_argument("--game", help="only this one")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--every", type=int, default=60, help="check every so many decisions deeply")
    parser.add_argument("--least", type=int, default=50, help="name components used less often")
    parser.add_argument("--workers", type=int, help="processes; as many as there are cores unless told")
    options = parser.parse_args()
    console = Console()
    failures = 0
    for name in [options.game] if options.game else game_names():
        game = find_game(name)
        verbs, silent = USES.get(game.name, Uses((), ()))
        named = [item.id for item in game.components.items if item.set not in silent and item.id not in silent]
        used = Counter(dict.fromkeys(named, 0))
        errors = 0
        with multiprocessing.Pool(options.workers) as pool:
            work = list(jobs(game, options.games, options.seed, options.every, verbs or None))
            played = track(pool.imap_unordered(fuzz, work, 8), game.slug, len(work), console=console)
            for number, (counts, error) in enumerate(played, 1):
                used.update({item: counts[item] for item in counts if item in used})
                if error:
                    errors += 1
                    console.print(f"  [red]error[/] {escape(error)}", highlight=False, soft_wrap=True)
                if number % 1000 == 0 or number == len(work):
                    console.print(told(game.slug, number, errors, used, options.least), highlight=False, soft_wrap=True)
        failures += errors + sum(count < options.least for count in used.values())
    sys.exit(1 if failures else 0)


def told(name: str, games: int, errors: int, used: Counter[str], least: int) -> str:
    """How far it has come: errors, and the components that were used least."""
    rarest = sorted(used.items(), key=lambda item: item[1])
    rare = [f"{item} {count}" for item, count in rarest if count < least]
    lines = [f"{name}: {games} games, {errors} errors"]
    lines.append(f"  least used: {', '.join(f'{item} {count}' for item, count in rarest[:10])}")
    if rare:
        lines.append(f"  {len(rare)} used less than {least} times: {', '.join(rare)}")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
