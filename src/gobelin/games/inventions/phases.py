"""The phases of the game, in the order in which one leads to the next (INV-TURN-01)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gobelin.games.inventions.era_change import era_change_phase
from gobelin.games.inventions.progress import placing_phase, progress_phase
from gobelin.games.inventions.state import InventionsState
from gobelin.games.inventions.stone_age import stone_age_phase
from gobelin.games.inventions.turn import pillar_phase, turn_end_phase, turn_phase
from gobelin.kernel import CHECKPOINT, Rule

PHASES: Final[dict[str, Callable[[InventionsState], Rule[None]]]] = {
    "stone_age": stone_age_phase,
    "turn": turn_phase,
    "pillar": pillar_phase,
    "progress": progress_phase,
    "placing": placing_phase,
    "turn_end": turn_end_phase,
    "era_change": era_change_phase,
}


WITHOUT_QUESTIONS: Final = frozenset({"turn", "turn_end"})
"""Phases that lead straight on to the next: a checkpoint before them would never be gone back to."""


def play(state: InventionsState) -> Rule[None]:
    """INV-TURN-01: the Stone Age, four eras of three rounds, then the final scoring."""
    while state.phase != "over":
        if state.phase not in WITHOUT_QUESTIONS:
            yield CHECKPOINT
        yield from PHASES[state.phase](state)
