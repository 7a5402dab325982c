"""Connections, live tables, words and undo in great numbers, as the bench has them: those who play go on."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable

import pytest
from tools.bench_attack import CONNECTIONS, KINDS
from tools.bench_server import Effort, measure_attacked

from gobelin.server.config import Config

pytestmark = pytest.mark.attack

SECONDS = float(os.environ.get("GOBELIN_ATTACK_SECONDS", "20"))
WAIT_S = float(os.environ.get("GOBELIN_ATTACK_WAIT_S", "2"))
P99_MS = float(os.environ.get("GOBELIN_ATTACK_P99_MS", "250"))
BLOCK_MS = float(os.environ.get("GOBELIN_ATTACK_BLOCK_MS", "250"))
"""On a machine that does nothing else, the bench holds both to less."""
MATCHES, RATE = 50, 20
LIMITS = Config(database="")


def is_crowded(answered: Counter[str]) -> bool:
    """Whether a crowd came; who comes by themselves is turned away, above what one client may have."""
    return answered["opened"] > CONNECTIONS and 0 < answered["held"] < CONNECTIONS and answered["closed"] > 0


CAME_THROUGH: dict[str, Callable[[Counter[str]], bool]] = {
    "idle": is_crowded,
    "heads": is_crowded,
    "bodies": is_crowded,
    "sockets": lambda answered: answered["200"] > 0 and answered["101"] > 0 and answered["403"] > 0,
    "large": lambda answered: answered["422"] > 0 and answered["429"] > 0 and not answered["201"],
    "bots": lambda answered: answered["201"] >= LIMITS.bot_tables_per_client and answered["429"] > 0,
    "analyses": lambda answered: answered["201"] > 0 and answered["202"] > 0 and answered["429"] > 0,
    "components": lambda answered: answered["422"] + answered["429"] > 0 and not answered["201"],
    "heavy": lambda answered: answered["201"] > 0 and answered["200"] > 0,
    "talk": lambda answered: answered["201"] > 0 and answered["429"] > 0,
    "undo": lambda answered: answered["200"] > 0,
}
"""By what one sees that the attacker was there, and was held to its limits."""


@pytest.mark.parametrize("kind", KINDS)
def test_players_play_on(kind: str) -> None:
    found, remarks = measure_attacked(kind, Effort(MATCHES, RATE, SECONDS, cold=0, games=0))
    print(found, *remarks, sep="\n")  # noqa: T201
    assert (found.refused_moves, found.lost_moves) == (0, 0), remarks
    assert found.max_ms < WAIT_S * 1000
    assert found.p99_ms < P99_MS
    assert found.longest_block_ms < BLOCK_MS
    assert CAME_THROUGH[kind](Counter(found.answered)), found.answered
    assert not [status for status in found.answered if status.startswith("5") and status != "503"]
