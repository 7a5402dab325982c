"""What components of Inventions are called and do, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from gobelin.games.inventions.components import Box
from gobelin.games.inventions.loading import FILES
from gobelin.kernel import Say
from gobelin.toolkit import box as toolkit


def words(box: Box, language: str, say: Say) -> Iterator[tuple[str, str]]:
    """Names first, since sentences use them."""
    yield from toolkit.words(FILES.named(box), language)
