"""Games with the components of their box, or with those that a person has brought along."""

from __future__ import annotations

import json
import re
import tempfile
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import yaml

from gobelin.kernel import Game, GobelinError, SettingsError, UnknownGame, find_game
from gobelin.locales import LANGUAGES, fluent_text
from gobelin.server.buckets import Bucket
from gobelin.server.clients import MOST_CLIENTS
from gobelin.server.problems import Problem, invalid, not_found
from gobelin.server.store import Store
from gobelin.server.work_pool import OURS, WorkPool
from gobelin.toolkit.reading import parse

READER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""Written in C, where there is such a one: the other takes seconds for what is allowed here."""
FILE_NAME: Final = re.compile(r"^[a-z][a-z0-9_]{0,60}\.yaml$")
MOST_FILES: Final = 20
MOST_TEXT: Final = 400_000
DEEPER: Final = (
    yaml.BlockMappingStartToken,
    yaml.BlockSequenceStartToken,
    yaml.FlowMappingStartToken,
    yaml.FlowSequenceStartToken,
)
HIGHER: Final = (yaml.BlockEndToken, yaml.FlowMappingEndToken, yaml.FlowSequenceEndToken)
DEEPEST: Final = 30
KEPT: Final = 16
"""Games with custom components in memory at most."""
READ_PER_SECOND: Final = 0.2
"""Of those that are not, what a client may have read again over time, and how many at once."""
READ_AT_ONCE: Final = 20


class Box(NamedTuple):
    """A game, and the files of its components where they are not the installed ones."""

    game: Game[Any]
    files: dict[str, str] | None


def etag(content: bytes) -> str:
    """What names this very content."""
    return f'"{blake2b(content, digest_size=16).hexdigest()}"'


def installed(name: str) -> Game[Any]:
    """The installed game of this name."""
    try:
        return find_game(name)
    except UnknownGame:
        raise not_found(f"there is no game {name[:100]!r}") from None


def read_once(game: Game[Any], files: Mapping[str, str]) -> dict[str, str]:
    """Component files of a game as somebody has written them, as JSON; SettingsError names what is wrong with them.

    Only here, which is in a process that can be ended, strange YAML is read: whoever needs them later reads the JSON.
    """
    if game.override is None:
        raise SettingsError(f"{game.slug} does not support custom components")
    if len(files) > MOST_FILES or sum(map(len, files.values())) > MOST_TEXT:
        raise SettingsError(f"at most {MOST_FILES} files with {MOST_TEXT} characters together")
    for name, content in files.items():
        if not FILE_NAME.match(name):
            raise SettingsError(f"{name[:80]!r} is not the name of a component file")
        _check_plain(name, content)
    with written(files) as folder, _readable():
        return {name: json.dumps(parse(folder / name), ensure_ascii=False) for name in files}


def overridden(game: Game[Any], files: Mapping[str, str], hash_: str = "") -> Game[Any]:
    """The game with component files that were read once; SettingsError names what does not fit.

    In earlier versions boxes that differed in names alone had one hash; what was kept under such a one still has it.
    """
    with written(files) as folder, _readable():
        brought = game.with_components(folder)
    older = replace(brought.components, own_prose=b"")
    return replace(brought, components=older) if older.hash == hash_ else brought


@contextmanager
def written(files: Mapping[str, str]) -> Iterator[Path]:
    """A folder with these files."""
    with tempfile.TemporaryDirectory() as folder:
        for name, content in files.items():
            (Path(folder) / name).write_text(content, "utf-8")
        yield Path(folder)


@contextmanager
def _readable() -> Iterator[None]:
    try:
        yield
    except GobelinError:
        raise
    except Exception as error:  # whatever a strange file makes a reader stumble over
        raise SettingsError(f"the components cannot be read ({type(error).__name__})") from error


def _check_plain(name: str, content: str) -> None:
    """A file that refers to itself, or nests without end, can keep a reader busy for ever; ours do neither."""
    depth = 0
    try:
        content.encode()
        for token in yaml.scan(content, READER):
            if isinstance(token, yaml.AliasToken | yaml.AnchorToken | yaml.TagToken):
                raise SettingsError(f"{name}: anchors, references and tags are not allowed")
            if isinstance(token, DEEPER):
                depth += 1
            elif isinstance(token, HIGHER):
                depth -= 1
            if depth > DEEPEST:
                raise SettingsError(f"{name}: nested too deeply")
    except (yaml.YAMLError, UnicodeError, RecursionError) as error:
        raise SettingsError(f"{name}: is not valid YAML ({type(error).__name__})") from None


class Boxes:
    """Finds the game that a match is played with."""

    def __init__(
        self,
        store: Store,
        work_pool: WorkPool,
        tried: Callable[[str, str, Mapping[str, str]], Awaitable[dict[str, str]]],
    ) -> None:
        self._store = store
        self._tried = tried
        """Reads components where they can do no harm, once."""
        self._work_pool = work_pool
        self._kept: OrderedDict[str, Box] = OrderedDict()
        self._served: dict[str, dict[str, tuple[bytes, str]]] = {}
        """By the hash of the components, and by what was asked for."""
        self._reading: OrderedDict[str, Bucket] = OrderedDict()

    async def bring(self, name: str, files: Mapping[str, str] | None, client: str = OURS) -> Box:
        """The game for a new match of a client."""
        try:
            game = installed(name)
        except Problem:
            raise invalid(f"there is no game {name[:100]!r}") from None
        if not files:
            return Box(game, None)
        try:
            once = await self._tried(client, game.name, files)
            brought = await self._work_pool.run(client, overridden, game, once)
        except GobelinError as error:
            raise invalid(f"components: {error}"[:500]) from None
        return self._keep(Box(brought, once))

    async def find(self, name: str, hash_: str, client: str | None = None) -> Box | None:
        """The game with the components of this hash; None: they are neither installed nor kept.

        A client is named where it could ask for one after the other; opening a match is never refused for that.
        """
        game = find_game(name)
        if game.components.hash == hash_:
            return Box(game, None)
        if hash_ in self._kept:
            self._kept.move_to_end(hash_)
            return self._kept[hash_]
        found = await self._store.components(hash_)
        if found is None or found[0] != game.name:
            return None
        if client is not None:
            self._check_rate(client)
        try:
            brought = await self._work_pool.run(client, overridden, game, found[1], hash_)
        except GobelinError:
            return None  # written for other rules than those installed
        return self._keep(Box(brought, found[1])) if brought.components.hash == hash_ else None

    def facts(self, game: Game[Any]) -> tuple[bytes, str]:
        """The facts of all components of a game that was found here, as JSON by their ids, and their ETag."""
        return self._once(
            game, "facts", lambda: msgspec.json.encode({item: game.facts(item) for item in game.described})
        )

    def texts(self, game: Game[Any], language: str) -> tuple[bytes, str]:
        """The messages of a game that was found here in a language, and their ETag."""
        if language not in LANGUAGES:
            raise not_found(f"there are texts in {' and '.join(LANGUAGES)}")
        return self._once(game, language, lambda: fluent_text(game, language).encode())

    def _once(self, game: Game[Any], what: str, made: Callable[[], bytes]) -> tuple[bytes, str]:
        served = self._served.setdefault(game.components.hash, {})
        if what not in served:
            content = made()
            served[what] = content, etag(content)
        return served[what]

    def _check_rate(self, client: str) -> None:
        """Raise where a client has so many read that others' are forgotten for them."""
        bucket = self._reading.setdefault(client, Bucket(READ_PER_SECOND, READ_AT_ONCE))
        self._reading.move_to_end(client)
        if len(self._reading) > MOST_CLIENTS:
            self._reading.popitem(last=False)
        if not bucket.take():
            raise Problem(429, "slow-down", "too many components; wait a moment")

    def _keep(self, box: Box) -> Box:
        self._kept[box.game.components.hash] = box
        while len(self._kept) > KEPT:
            hash_, _ = self._kept.popitem(last=False)
            self._served.pop(hash_, None)
        return box
