"""A hook of MkDocs: every clause of the catalogues is an anchor of its page, such as rules/inventions/#INV-SET-01."""

from __future__ import annotations

import re
from typing import Final

from gobelin.kernel import CLAUSE_ID

CLAUSE: Final = re.compile(rf"<li><strong>(?P<id>{CLAUSE_ID.pattern})</strong>")


def on_page_content(html: str, **_: object) -> str:
    """Called by MkDocs with every page."""
    return CLAUSE.sub(r'<li id="\g<id>"><strong>\g<id></strong>', html)
