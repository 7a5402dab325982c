"""What the tests of the web boards draw: it is made from the games, so that it is what these say."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Final

BOARDS: Final = Path(__file__).parents[2] / "web" / "src" / "boards"


def holds(path: Path, made: object) -> bool:
    """Whether a file of a board holds what is made for it; `UPDATE=1` writes it anew."""
    if os.environ.get("UPDATE"):
        path.write_text(json.dumps(made, separators=(",", ":"), ensure_ascii=False) + "\n", "utf-8")
    return bool(json.loads(path.read_text("utf-8")) == json.loads(json.dumps(made)))
