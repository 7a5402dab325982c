"""Records as files."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from gobelin.kernel import Record, RecordError


def read_record(path: Path) -> Record:
    """Read a record from a file."""
    try:
        return Record.from_json(path.read_bytes())
    except RecordError as error:
        raise RecordError(str(path), str(error)) from None


def write_record(record: Record, path: Path) -> Path:
    """Write the record whole or not at all; an interrupted save leaves the older file whole."""
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    with os.fdopen(handle, "wb") as file:
        file.write(record.to_json())
    os.replace(temporary, path)
    return path
