"""Records: small JSON files that are read with suspicion."""

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobelin.kernel import Match, Record, RecordError
from gobelin.kernel.record import MAX_BYTES, MAX_ENTRIES
from support.tiny import at_random, play_on

FIELDS = ["format", "game", "rules_version", "components", "settings", "seats", "seed", "entries", "result", "digest"]


@cache
def whole_game() -> Record:
    return play_on(Match.new("gauntlet", {"rounds": 1}, seats=["person", "random"], seed=5), at_random(1)).record


def plain() -> dict[str, Any]:
    """The record as any JSON reader sees it."""
    read: dict[str, Any] = json.loads(whole_game().to_json())
    return read


def read(data: object) -> Record:
    return Record.from_json(json.dumps(data).encode())


def test_a_record_comes_back_from_json_as_it_was() -> None:
    record = whole_game()
    assert Record.from_json(record.to_json()) == record
    assert record.result is not None


def test_a_record_is_json_in_a_fixed_order_with_an_entry_a_line() -> None:
    data = whole_game().to_json()
    assert list(json.loads(data)) == FIELDS
    assert b'\n[0, "draft", ["keep", "' in data
    assert data.endswith(b"}\n")
    assert json.loads(data)["entries"][0][3] == "person"


@pytest.mark.parametrize("moves", [0, 1, 4])
def test_an_unfinished_record_comes_back_too(moves: int) -> None:
    record = play_on(Match.new("gauntlet", seats=3), at_random(1), moves).record
    assert record.result is None
    assert Record.from_json(record.to_json()) == record


def test_words_outside_ascii_are_kept() -> None:
    record = msgspec.structs.replace(whole_game(), seats=("Zoë", '"\\\n'), seed="Gobelin 🧵")
    assert Record.from_json(record.to_json()) == record
    assert "Zoë".encode() in record.to_json()


def test_a_record_formatted_by_others_is_the_same_record() -> None:
    shuffled = dict(sorted(plain().items()))
    for text in (json.dumps(shuffled), json.dumps(shuffled, indent=4), json.dumps(shuffled, separators=(",", ":"))):
        assert Record.from_json(text.encode()) == whole_game()


def test_a_record_cut_off_anywhere_names_the_field_or_entry_where_it_ends() -> None:
    data = whole_game().to_json()
    count = len(whole_game().entries)
    known = {"file", *FIELDS, *(f"entries[{i}]" for i in range(count + 1))}
    order = ["file", *FIELDS[:7], "entries", *(f"entries[{i}]" for i in range(count + 1)), "result"]
    reached = 0
    for length in range(len(data) - 1):  # without the last line feed it is still whole
        with pytest.raises(RecordError) as caught:
            Record.from_json(data[:length])
        assert caught.value.where in known
        assert order.index(caught.value.where) >= reached
        reached = order.index(caught.value.where)
    assert reached == len(order) - 1


def test_a_cut_off_record_tells_how_many_entries_are_whole() -> None:
    data = whole_game().to_json()
    lines = data.split(b"\n")
    first_entry = next(i for i, line in enumerate(lines) if line.startswith(b"["))
    with pytest.raises(RecordError, match=r"entries\[3\]: missing"):
        Record.from_json(b"\n".join(lines[: first_entry + 3]))
    with pytest.raises(RecordError, match=r"entries\[3\]: cut off or damaged; the entries before it are whole"):
        Record.from_json(b"\n".join(lines[: first_entry + 4])[:-8])
    count = len(whole_game().entries)
    with pytest.raises(RecordError, match=f"result: cut off or damaged after the entries; all {count} entries"):
        Record.from_json(data[:-20])


@pytest.mark.parametrize(
    ("before", "after", "where"),
    [
        (b'"seats": [', b'"seats": [,', "seats"),
        (b'"seed": 5', b'"seed": 5 5', "seed"),
        (b'"seed": 5', b'"seed": \xff', "seed"),
        (b'"game": "gauntlet"', b'"game": "gaunt\xfflet"', "game"),
        (b'"result"', b"result", "result"),
        (b'[0, "draft"', b'[0, "dra\xfft"', "entries[0]"),
        (b'[0, "draft"', b'[0 "draft"', "entries[0]"),
    ],
)
def test_damage_in_the_middle_is_named_where_it_is(before: bytes, after: bytes, where: str) -> None:
    data = whole_game().to_json()
    assert before in data
    with pytest.raises(RecordError) as caught:
        Record.from_json(data.replace(before, after, 1))
    assert caught.value.where == where


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x00",
        b"hello",
        b"\xef\xbb\xbf{}",
        "{}".encode("utf-16"),
        b"{" * 100_000,
        b"[" * 100_000,
        b'{"a":' * 100_000,
        b'{"format": 1e999}',
        b'{"format": ' + b"1" * 5000 + b"}",
        b'{"entries": [' + b"[" * 100_000,
        b'{"entries": [[' + b"9" * 5000 + b"], x",
        b'{"game": "\\ud800"}',
        b'{"entries": [[1], NaN]}',
    ],
    ids=range(14),
)
def test_what_is_no_json_is_no_record(data: bytes) -> None:
    with pytest.raises(RecordError):
        Record.from_json(data)


@pytest.mark.parametrize("data", [{}, [], None, 3, "format", {"game": "gauntlet"}, [["format", 1]], ["format"]])
def test_foreign_json_is_no_record(data: object) -> None:
    with pytest.raises(RecordError, match="format: missing; this is not a Gobelin record"):
        read(data)


@pytest.mark.parametrize(
    ("version", "why"),
    [
        (2, "2 is newer than this Gobelin reads"),
        (10**30, "newer"),
        (0, "there is no format 0"),
        (-1, "no format"),
        (True, "must be a number"),
        ("1", "must be a number"),
        (None, "must be a number"),
        (1.5, "must be a number"),
    ],
)
def test_other_formats_are_refused_before_anything_else(version: object, why: str) -> None:
    with pytest.raises(RecordError, match=f"format: .*{why}"):
        read({"format": version, "what": "ever"})


@pytest.mark.parametrize("field", [f for f in FIELDS if f not in ("format", "result")])
def test_a_missing_field_is_named(field: str) -> None:
    data = plain()
    del data[field]
    with pytest.raises(RecordError, match=f"^{field}: missing$"):
        read(data)


def test_a_missing_result_means_an_unfinished_game() -> None:
    data = plain()
    del data["result"]
    assert read(data).result is None


def test_an_unknown_field_is_named() -> None:
    with pytest.raises(RecordError, match=r"^winner: unknown$"):
        read(plain() | {"winner": 0})
    data = plain()
    data["components"]["colour"] = "red"
    with pytest.raises(RecordError, match=r"^components\.colour: unknown$"):
        read(data)


def put(*path: str | int) -> Callable[[dict[str, Any], object], None]:
    def change(data: Any, value: object) -> None:
        for step in path[:-1]:
            data = data[step]
        data[path[-1]] = value

    return change


@pytest.mark.parametrize(
    ("change", "value", "where"),
    [
        (put("game"), 3, "game"),
        (put("game"), "x" * 101, "game"),
        (put("rules_version"), "1", "rules_version"),
        (put("rules_version"), None, "rules_version"),
        (put("components"), [1, "a"], "components"),
        (put("components", "version"), "1", "components.version"),
        (put("components", "hash"), "xyz", "components.hash"),
        (put("components", "hash"), None, "components.hash"),
        (put("settings"), [], "settings"),
        (put("seats"), "person", "seats"),
        (put("seats"), [], "seats"),
        (put("seats"), ["person"] * 101, "seats"),
        (put("seats", 1), 4, "seats[1]"),
        (put("seed"), 1.5, "seed"),
        (put("seed"), True, "seed"),
        (put("seed"), None, "seed"),
        (put("seed"), "x" * 101, "seed"),
        (put("entries"), {}, "entries"),
        (put("entries", 2), "pass", "entries[2]"),
        (put("entries", 2), [0, "draft"], "entries[2]"),
        (put("entries", 2), [0, "draft", ["pass"], "person", 1], "entries[2]"),
        (put("entries", 2, 0), -1, "entries[2][0]"),
        (put("entries", 2, 0), 100, "entries[2][0]"),
        (put("entries", 2, 0), True, "entries[2][0]"),
        (put("entries", 2, 1), 0, "entries[2][1]"),
        (put("entries", 2, 2), "rest", "entries[2][2]"),
        (put("entries", 2, 2), [], "entries[2][2]"),
        (put("entries", 2, 2), ["x"] * 17, "entries[2][2]"),
        (put("entries", 2, 2), ["rest", None], "entries[2][2][1]"),
        (put("entries", 2, 2), ["rest", True], "entries[2][2][1]"),
        (put("entries", 2, 2), ["rest", ["x"]], "entries[2][2][1]"),
        (put("entries", 2, 2), ["x" * 101], "entries[2][2][0]"),
        (put("entries", 2, 3), "ghost", "entries[2][3]"),
        (put("result"), [], "result"),
        (put("result", "scores"), "many", "result.scores"),
        (put("result", "places"), [1, "x"], "result.places[1]"),
        (put("digest"), "short", "digest"),
        (put("digest"), 7, "digest"),
        (put("digest"), "A" * 32, "digest"),
    ],
)
def test_a_field_of_the_wrong_kind_is_named_with_its_path(
    change: Callable[[dict[str, Any], object], None], value: object, where: str
) -> None:
    data = plain()
    change(data, value)
    with pytest.raises(RecordError) as caught:
        read(data)
    assert caught.value.where == where
    assert caught.value.why


def test_a_file_too_large_is_not_even_parsed() -> None:
    with pytest.raises(RecordError, match=r"file: .* more than a record can have"):
        Record.from_json(whole_game().to_json() + b" " * MAX_BYTES)


def test_too_many_entries_are_refused() -> None:
    data = plain()
    data["entries"] = [[0, "t", ["a"], "bot"]] * (MAX_ENTRIES + 1)
    with pytest.raises(RecordError, match=f"entries: .*{MAX_ENTRIES}"):
        Record.from_json(json.dumps(data, separators=(",", ":")).encode())


def test_reading_names_no_class_and_runs_nothing() -> None:
    data = plain()
    data["settings"] = {"__class__": "os.system", "__reduce__": ["rm"], "py/object": "x"}
    assert read(data).settings == data["settings"]
    with pytest.raises(RecordError, match="settings"):
        Match.replay(read(data))


def replayed(data: bytes) -> Match[Any] | None:
    """The match that a file leads to; None where it is refused as a record."""
    try:
        return Match.replay(Record.from_json(data))
    except RecordError:
        return None


@given(at=st.integers(0, 10_000), byte=st.integers(0, 255))
def test_a_changed_byte_is_refused_or_harmless(at: int, byte: int) -> None:
    data = bytearray(whole_game().to_json())
    data[at % len(data)] = byte
    match = replayed(bytes(data))
    assert match is None or match.record.digest == whole_game().digest or match.read_only


@given(start=st.integers(0, 10_000), length=st.integers(0, 40), patch=st.binary(max_size=20))
def test_a_patch_anywhere_is_refused_or_leads_to_a_whole_match(start: int, length: int, patch: bytes) -> None:
    data = whole_game().to_json()
    start %= len(data)
    match = replayed(data[:start] + patch + data[start + length :])
    assert match is None or match.broken is None


@given(st.binary(max_size=300))
def test_noise_is_no_record(data: bytes) -> None:
    assert replayed(data) is None


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@given(field=st.sampled_from(FIELDS), value=json_values)
def test_any_value_in_any_field_is_refused_or_fits(field: str, value: object) -> None:
    match = replayed(json.dumps(plain() | {field: value}).encode())
    assert match is None or match.broken is None


@given(
    index=st.integers(0, 50),
    entry=st.tuples(
        st.integers(0, 4),
        st.sampled_from(["draft", "spend", "scout", "trap", "ward", "chain", "x"]),
        st.lists(
            st.sampled_from(["keep", "use", "gem", "rope", "rest", "scout", "loot", 0, 1, 2]), min_size=1, max_size=3
        ),
        st.sampled_from(["person", "bot", "standing", "timeout"]),
    ),
)
def test_any_entry_anywhere_is_refused_or_leads_to_a_whole_match(index: int, entry: tuple[object, ...]) -> None:
    data = plain()
    data["entries"].insert(index, entry)
    match = replayed(json.dumps(data | {"result": None, "digest": None}).encode())
    assert match is None or match.result is None


@pytest.mark.parametrize("depth", [50, 900, 960, 980, 990, 995, 1000, 1100])
def test_deeply_nested_settings_are_refused(depth: int) -> None:
    data = whole_game().to_json().replace(b'"rounds": 1', b'"rounds": ' + b"[" * depth + b"]" * depth)
    assert replayed(data) is None


def test_settings_that_hold_tuples_read_back_from_the_file_as_they_were() -> None:
    match: Match[Any] = Match.new("imperial-settlers", {"factions": ["romans", "japanese"]}, 2)
    assert Record.from_json(match.record.to_json()) == match.record
