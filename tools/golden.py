"""Make a golden record: play a game of bots and pin every tenth position and where the points came from.

python -m tools.golden imperial-settlers romans-solo --seats 1 --bot greedy --seed 3 --set 'factions=["romans"]'
python -m tools.golden --again            # pin all records anew, after a change that a clause asks for
python -m tools.golden tapestry --again   # those of one game; what no longer fits is played anew by the same bots
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import yaml
from msgspec.structs import replace

from gobelin.bots import bot_move, make_bot
from gobelin.kernel import Game, Match, Record, ReplayError, Settings, find_game, game_names
from gobelin.testkit.golden import action_table, pin, pinned_file

TESTS = Path(__file__).resolve().parent.parent / "tests"


def write(path: Path, record: Record) -> None:
    """Write a record and its pins."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(record.to_json())
    pinned_file(path).write_text(json.dumps(pin(record), indent=1) + "\n")


def play(game: Game[Any], settings: Settings, players: Sequence[str], seed: int | str) -> Record:
    """A game of bots."""
    bots = [make_bot(name, str(seed), seat) for seat, name in enumerate(players)]
    match: Match[Any] = Match.new(game, settings, players, seed)
    while match.ask is not None:
        bot_move(match, match.ask.seat, bots[match.ask.seat])
    return match.record


def brought_up_to_date(record: Record) -> Record:
    """The record under the installed rules: the same choices if they still fit, else the same bots play anew."""
    try:
        match: Match[Any] = Match.replay(replace(record, result=None, digest=None))
        why = match.read_only or ("it does not end any more" if match.ask is not None else None)
    except ReplayError as error:  # the rules have changed within their version
        why = str(error)
    if why is None:
        return match.record
    sys.stderr.write(f"{record.game}, seed {record.seed}: played anew, since the old choices do not fit: {why}\n")
    game = find_game(record.game)
    return play(game, game.read_settings(record.settings), record.seats, record.seed)


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
        names = [find_game(options.game).name] if options.game else game_names()
        for name in names:
            table = json.dumps(action_table(find_game(name)))
            (TESTS / "records" / name).mkdir(parents=True, exist_ok=True)
            (TESTS / "records" / name / "actions.txt").write_text(table.replace("]]], ", "]]],\n ") + "\n")
            for path in sorted((TESTS / "records" / name).glob("*.json")):
                if not path.name.endswith(".pins.json"):
                    write(path, brought_up_to_date(Record.from_json(path.read_bytes())))
        return
    if not options.game or not options.name:
        parser.error("name a game and the record")
    game = find_game(options.game)
    settings = game.read_settings(
        {key: yaml.safe_load(value) for key, _, value in (s.partition("=") for s in options.settings)}
    )
    names = options.bot.split(",")
    players = [names[seat % len(names)] for seat in range(options.seats)]
    record = play(game, settings, players, options.seed)
    write(TESTS / "records" / game.name / f"{options.name}.json", record)


if __name__ == "__main__":
    main()
