"""Records: a whole match as a small JSON file. Reading one executes nothing and is bounded in size."""

from __future__ import annotations

import json
import re
from hashlib import blake2b
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from gobelin.kernel.ask import Ask
from gobelin.kernel.errors import RecordError
from gobelin.kernel.game import Result

FORMAT: Final = 1
MAX_BYTES: Final = 16 * 1024 * 1024
MAX_ENTRIES: Final = 200_000

By: TypeAlias = Literal["person", "bot", "standing", "timeout"]
Word: TypeAlias = Annotated[str, Meta(max_length=100)]
Words: TypeAlias = Annotated[tuple[Word | int, ...], Meta(min_length=1, max_length=16)]
Names: TypeAlias = Annotated[tuple[Word, ...], Meta(min_length=1, max_length=100)]
Seed: TypeAlias = int | Word
Hex: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]
"""As large as every database can keep it."""


class Entry(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """One choice: the seat, what it was asked, what it chose, and who chose for it."""

    seat: Annotated[int, Meta(ge=0, le=99)]
    topic: Word
    option: Words
    by: By


class Stamp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which components a match was played with."""

    version: Version
    hash: Hex


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything needed to play a match again, move by move."""

    format: int = FORMAT
    game: Word
    rules_version: Version
    components: Stamp
    settings: dict[str, object]
    seats: Names
    seed: Seed
    entries: Annotated[tuple[Entry, ...], Meta(max_length=MAX_ENTRIES)]
    result: Result | None = None
    digest: Hex | None
    """None in a migrated record, whose asks are no longer those that were hashed, and where a rule broke."""

    def to_json(self) -> bytes:
        """The file's content: fields in their order, one entry a line."""
        head = msgspec.to_builtins(self)
        entries = head.pop("entries")
        lines = ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in entries)
        rest = {key: head.pop(key) for key in ("result", "digest")}
        start = json.dumps(head, ensure_ascii=False, indent=1)[:-2]
        end = json.dumps(rest, ensure_ascii=False, indent=1)[1:]
        return f'{start},\n "entries": [\n{lines}\n ],{end}\n'.encode()

    @classmethod
    def from_json(cls, data: bytes) -> Record:
        """Read a file; RecordError names the field or entry that is wrong."""
        if len(data) > MAX_BYTES:
            raise RecordError("file", f"{len(data)} bytes are more than a record can have ({MAX_BYTES})")
        try:
            # Whatever a file holds in place of a record is skipped and never made into objects.
            head = msgspec.json.decode(data, type=dict[str, msgspec.Raw])
            version = msgspec.json.decode(head["format"])
        except (KeyError, msgspec.ValidationError):
            raise RecordError("format", "missing; this is not a Gobelin record") from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise _damage(data, error) from None
        if not isinstance(version, int) or isinstance(version, bool):
            raise RecordError("format", "must be a number")
        if version > FORMAT:
            raise RecordError("format", f"{version} is newer than this Gobelin reads ({FORMAT})")
        if version < 1:
            raise RecordError("format", f"there is no format {version}")
        try:
            return msgspec.json.decode(data, type=cls)
        except msgspec.ValidationError as error:
            raise _misfit(error, head) from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise _damage(data, error) from None


def _misfit(error: msgspec.ValidationError, head: dict[str, msgspec.Raw]) -> RecordError:
    """Turn `Expected ... - at `$.entries[3][1]`` into field and reason."""
    why, _, path = str(error).partition(" - at `$")
    if "`array` of at most" in why and not path:  # the only misfit that is told without its place: a long entry
        path = f"entries[{_long_entry(head['entries'])}]"
    if missing := re.search(r"(missing required|unknown) field `(\w+)`", why):
        kind = "missing" if missing[1] == "missing required" else "unknown"
        return RecordError(".".join(filter(None, [path.strip(".`"), missing[2]])), kind)
    return RecordError(path.strip(".`") or "record", why[:1].lower() + why[1:])


def _long_entry(entries: msgspec.Raw) -> int:
    """The first entry with more than an entry has."""
    for index, entry in enumerate(msgspec.json.decode(entries, type=list[msgspec.Raw])):
        if len(msgspec.json.decode(entry, type=list[msgspec.Raw])) > len(Entry.__struct_fields__):
            return index
    raise AssertionError("no entry is too long")


def _damage(data: bytes, error: Exception) -> RecordError:
    """Say how far a file that is not JSON can be read."""
    text = data.decode("utf-8", errors="replace").partition("\ufffd")[0]
    try:
        json.loads(text)
    except json.JSONDecodeError as damage:
        text = text[: damage.pos]
    except (ValueError, RecursionError):
        return RecordError("file", f"not a JSON record ({error})")
    start = re.search(r'"entries":\s*\[', text)
    if start is None:
        fields = [name for name in re.findall(r'"(\w+)":', text) if name in Record.__struct_fields__]
        return RecordError(fields[-1] if fields else "file", f"not a JSON record, or cut off or damaged here ({error})")
    decoder, position, whole = json.JSONDecoder(), start.end(), 0
    while (following := re.compile(r"[\s,]*\[").match(text, position)) is not None:
        try:
            _, position = decoder.raw_decode(text, following.end() - 1)
        except (ValueError, RecursionError):
            return RecordError(f"entries[{whole}]", "cut off or damaged; the entries before it are whole")
        whole += 1
    if re.match(r"\s*\]", text[position:]):
        return RecordError("result", f"cut off or damaged after the entries; all {whole} entries are whole")
    return RecordError(f"entries[{whole}]", "missing; the file is cut off or damaged here")


def roll_ask(digest: bytes, ask: Ask) -> bytes:
    """The rolling digest after one more ask."""
    line = msgspec.json.encode((ask.seat, ask.topic, ask.options))
    return blake2b(digest + line, digest_size=16).digest()


def roll_scores(digest: bytes, scores: tuple[int, ...]) -> bytes:
    """The rolling digest after the final scores."""
    return blake2b(digest + msgspec.json.encode(("scores", scores)), digest_size=16).digest()
