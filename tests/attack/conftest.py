from __future__ import annotations

from support.databases import database, postgres

__all__ = ["database", "postgres"]
