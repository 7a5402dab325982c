"""Names of people: nothing that cannot be seen, nothing that turns the line round, no two alike at one table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

MOST_OF_NAME: Final = 40
"""Letters of a name."""
UNSEEN: Final = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")
"""Categories of Unicode: control, format (direction, joiners), unassigned, private, surrogates, separators of lines."""
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters by their category, and nothing by their looks."""
SELECTORS: Final = frozenset(map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
"""They choose between pictures of the letter before."""


def checked_name(text: str) -> str:
    """A name as it is kept; ValueError: it has something in it that cannot be seen, or nothing that can.

    >>> checked_name("  Ada   Lovelace ")
    'Ada Lovelace'
    """
    name = " ".join(unicodedata.normalize("NFC", "".join(c for c in text if c not in SELECTORS)).split())
    if any(unicodedata.category(letter) in UNSEEN or letter in BLANK for letter in name):
        raise ValueError("letters that cannot be seen, or turn the line round, are not allowed")
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in name):
        raise ValueError("there is nothing in it")
    return name


def alike(name: str) -> str:
    r"""What is the same of names that people would take for each other.

    >>> alike("Ada L") == alike("\uff21DA l")
    True
    """
    return "".join(unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).split())


def is_taken(name: str, others: Iterable[str]) -> bool:
    """Whether somebody else has a name like it."""
    return alike(name) in {alike(other) for other in others if other}
