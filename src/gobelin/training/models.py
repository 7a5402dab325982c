"""Models as files: arrays as numpy stores them, and a card."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from gobelin.bots.learned import Card, layout_digest, verbs_digest
from gobelin.kernel import Game
from gobelin.training.shards import Array


def card_of(game: Game[Any], **facts: Any) -> Card:
    """The card of a model that is fitted to the installed game."""
    assert game.encode is not None
    return Card(
        game=game.name,
        rules_version=game.rules_version,
        components=game.components.hash,
        slots=game.encode.size,
        layout=layout_digest(game.encode, game.encode.size),
        actions=game.verbs.size,
        verbs=verbs_digest(game.verbs, game.verbs.size),
        **facts,
    )


def write_model(path: Path, card: Card, arrays: dict[str, Array]) -> None:
    """Write it whole, or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    partial = path.with_suffix(".part")
    with zipfile.ZipFile(partial, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as file:
        file.writestr("card.json", msgspec.json.format(msgspec.json.encode(card)))
        for name, part in sorted(arrays.items()):
            held = io.BytesIO()
            np.save(held, part)
            file.writestr(f"{name}.npy", held.getvalue())
    partial.replace(path)
