"""What an operator can set."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta
from platformdirs import user_data_path
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from gobelin.bots import HARD_PLAYOUTS, HARD_SECONDS
from gobelin.kernel import SettingsError
from gobelin.server.logs import Form

VARIABLE: Final = "GOBELIN_CONFIG"
"""Carries the configuration to worker processes, as JSON."""
FILE: Final = "gobelin.db"
DATABASE: Final = "GOBELIN_DATABASE"
DATABASE_FILE: Final = "GOBELIN_DATABASE_FILE"
STATIC: Final = Path(__file__).parent / "static"


class Config(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings of a server; the defaults suit one machine with SQLite."""

    database: str
    """An SQLAlchemy URL; see `sqlite_url` and `database_url`."""
    public_url: str = ""
    """Where people reach the table, for links and QR codes; empty: the address that was asked."""
    origins: tuple[str, ...] = ()
    """Origins besides its own from which a browser may connect."""
    workers: int = 1
    bot_processes: int = 2
    """Processes in which bots think; 0: threads of the server, which nobody can end."""
    bot_seconds: float = 120.0
    """How long a bot may think before it counts as crashed."""
    hint_seconds: Annotated[float, Meta(gt=0)] = HARD_SECONDS
    """How long a bot thinks about a hint at most, and in how many playouts."""
    hint_playouts: Annotated[int, Meta(ge=1)] = HARD_PLAYOUTS
    analysis_playouts: Annotated[int, Meta(ge=1)] = 200
    """Playouts for each decision of a match that is analysed; four times as many more where it looks like a mistake."""
    analysis_seconds: Annotated[float, Meta(gt=0)] = 1800.0
    """How long all decisions of an analysis may be thought about; each has the same share."""
    process_megabytes: Annotated[int, Meta(ge=0)] = 2048
    """Memory of each process in which bots think; 0: no limit."""
    trial_megabytes: Annotated[int, Meta(ge=0)] = 256
    """The same where custom components are tried, and bots think at tables with such."""
    trial_seconds: Annotated[float, Meta(gt=0)] = 10.0
    """How long custom components, whatever is played with them, and their bots may take before they are ended."""
    own_components: bool = True
    """Whether people may bring components of their own."""
    imports: bool = True
    """Whether people may bring records."""
    bot_tables: Annotated[int, Meta(ge=0)] = 200
    """Matches going on in which nobody but bots plays; 0: there are none."""
    bot_tables_per_client: Annotated[int, Meta(ge=0)] = 20
    """Of these, begun by one client."""
    live_matches: int = 2000
    """Matches kept in memory at most."""
    body_bytes: int = 2 * 1024 * 1024
    """The largest request that brings a record or components; every other is small."""
    requests_per_second: float = 100.0
    """Per client, over time; 0: no limit. `request_burst` may come at once."""
    request_burst: int = 400
    requests_at_once: Annotated[int, Meta(ge=0)] = 64
    """Requests of one client under way at the same time, those behind a proxy included; 0: no limit."""
    matches_per_client: int = 500
    """Matches that one client may have: those going on, and all begun or brought within the last day, whatever has
    become of them; 0: no limit."""
    bytes_per_client: Annotated[int, Meta(ge=0)] = 64 * 1024 * 1024
    """What one client may write in a day, with all that bots add to it; 0: no limit."""
    database_bytes: Annotated[int, Meta(ge=0)] = 16 * 1024 * 1024 * 1024
    """A database of this size takes no new matches and no words; 0: no limit."""
    disk_reserve_bytes: Annotated[int, Meta(ge=0)] = 256 * 1024 * 1024
    """The same holds for an embedded one while less than this is free on its disk."""
    rows_per_match: Annotated[int, Meta(ge=100)] = 10_000
    """Beyond that many changes a match can only be played to its end."""
    keep_over_days: Annotated[float, Meta(ge=0)] = 365.0
    """Days of service after which matches are deleted that are over; 0: never."""
    keep_idle_days: Annotated[float, Meta(ge=0)] = 365.0
    """The same for matches that nobody plays on."""
    heavy_threads: int = 2
    """Threads for replays, imports and custom components, apart from all others."""
    heavy_per_client: int = 8
    """Of such work, what one client may have under way."""
    connections: Annotated[int, Meta(ge=16, le=1_000_000)] = 8000
    """Connections in all, as far as the system has descriptors for them; who comes then takes the place of who has
    kept the server waiting longest."""
    connections_per_client: Annotated[int, Meta(ge=1, le=1_000_000)] = 128
    """Of these, from one client; what a trusted proxy brings is not counted by its address."""
    live_per_client: Annotated[int, Meta(ge=1, le=1_000_000)] = 96
    """Live tables of one client, those behind a proxy included."""
    sockets_per_match: int = 64
    """Live connections of spectators to one match; those of seats are not counted among them."""
    sockets_per_client: int = 16
    """Of these, from one client."""
    sockets_per_seat: int = 8
    """Live connections with the link of one seat, or with the host's."""
    webhook: str = ""
    """An address that is told when a person is asked."""
    metrics_token: str = ""
    """Whoever has it may read the figures under /metrics; empty: nobody may."""
    log: Form = "plain"
    """How the server says what it does: `plain` words for who looks on, or `json` for programs."""
    log_level: str = "info"
    """What it says at least; in plain words never less than a warning."""

    @property
    def shared(self) -> bool:
        """Whether other processes may write to the same matches."""
        return self.database.startswith("postgresql")

    @classmethod
    def chosen(cls, **values: object) -> Config:
        """These values, and for the others what variables such as GOBELIN_PUBLIC_URL say."""
        for name in cls.__struct_fields__:
            word = os.environ.get(f"GOBELIN_{name.upper()}")
            if word is not None and name not in values:
                values[name] = word.split(",") if name == "origins" else word
        try:
            return msgspec.convert(values, cls, strict=False)
        except msgspec.ValidationError as error:
            raise SettingsError(f"settings of the server: {error}") from None

    def to_environment(self) -> None:
        """Leave the configuration for worker processes."""
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @classmethod
    def from_environment(cls) -> Config:
        """The configuration that `to_environment` left."""
        return msgspec.json.decode(os.environ[VARIABLE].encode(), type=cls)


def data_folder() -> Path:
    """Where matches are kept by this platform's convention."""
    return user_data_path("gobelin", appauthor=False)


def sqlite_url(folder: Path) -> str:
    """The embedded database in a folder, which is made where it does not exist."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return f"sqlite:///{folder.resolve() / FILE}"


def database_url(url: str) -> str:
    """A URL as people write it, with the driver that is installed."""
    for plain in ("postgresql://", "postgres://"):
        if url.startswith(plain):
            return f"postgresql+psycopg://{url.removeprefix(plain)}"
    return url


def chosen_url(data: Path | None, database: str | None) -> str:
    """The database that is meant: by the command line, by a variable, or by a file that a variable names."""
    if database is not None and data is not None:
        raise SettingsError("--data and --database: give one of them")
    if database is not None and _password(database) is not None:
        raise SettingsError(
            "--database: everybody on this machine can read a password there; "
            f"write the address into {DATABASE}, or into a file and its name into {DATABASE_FILE}"
        )
    url = database
    if url is None and data is None:
        url = _named_by_variable()
    if url is None:
        return sqlite_url(data or data_folder())
    url = database_url(url)
    if not url.startswith(("postgresql+psycopg://", "sqlite:///")) or url.startswith("sqlite:///file:"):
        raise SettingsError("--database: write it as postgresql://user@host/name")
    return url


def _named_by_variable() -> str | None:
    if DATABASE in os.environ and DATABASE_FILE in os.environ:
        raise SettingsError(f"{DATABASE} and {DATABASE_FILE}: set one of them")
    if file := os.environ.get(DATABASE_FILE):
        return Path(file).read_text(encoding="utf-8").strip()
    return os.environ.get(DATABASE) or None


def _password(url: str) -> str | None:
    try:
        parts = make_url(url)
    except ArgumentError:
        return None  # it is refused for what it is
    query = parts.query.get("password")
    return str(parts.password) if parts.password is not None else None if query is None else str(query)
