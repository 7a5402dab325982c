"""Make a golden record: play a game of bots and pin every tenth position and where the points came from.

python -m tools.golden imperial-settlers romans-solo --seats 1 --bot greedy --seed 3 --set 'factions=["romans"]'
python -m tools.golden --again            # pin all records anew, after a change that a clause asks for
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import yaml

from gobelin.bots import bot_move, make_bot
from gobelin.kernel import Match, Record, find_game, game_names

TESTS = Path(__file__).resolve().parent.parent / "tests"
sys.path.insert(0, str(TESTS))

from support.golden import action_table, pin, pinned_file  # noqa: E402  (found only now)


def write(path: Path, record: Record) -> None:
    """Write a record and its pins."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(record.to_json())
    pinned_file(path).write_text(json.dumps(pin(record), indent=1) + "\n")


def main() -> None:
    """Play, or pin again."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?")
    parser.add_argument("name", nargs="?")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bot", default="random")
    parser.add_argument("--seed", default="golden")
    parser.add_argument("--set", action="append", default=[], dest="settings", metavar="KEY=VALUE")
    parser.add_argument("--again", action="store_true")
    options = parser.parse_args()
    if options.again:
        for name in game_names():
            table = json.dumps(action_table(find_game(name)))
            (TESTS / "records" / name).mkdir(parents=True, exist_ok=True)
            (TESTS / "records" / name / "actions.txt").write_text(table.replace("]]], ", "]]],\n ") + "\n")
        for path in sorted((TESTS / "records").glob("*/*.json")):
            if not path.name.endswith(".pins.json"):
                write(path, Record.from_json(path.read_bytes()))
        return
    if not options.game or not options.name:
        parser.error("name a game and the record")
    game = find_game(options.game)
    settings = game.read_settings(
        {key: yaml.safe_load(value) for key, _, value in (s.partition("=") for s in options.settings)}
    )
    names = options.bot.split(",")
    players = [names[seat % len(names)] for seat in range(options.seats)]
    bots = [make_bot(name, options.seed, seat) for seat, name in enumerate(players)]
    match: Match[Any] = Match.new(game, settings, players, options.seed)
    while match.ask is not None:
        bot_move(match, match.ask.seat, bots[match.ask.seat])
    write(TESTS / "records" / game.name / f"{options.name}.json", match.record)


if __name__ == "__main__":
    main()
