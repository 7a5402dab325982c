"""The third form: how long the table was served, and when in that time a match last changed."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Time served goes on from the wall clock's, so that clocks that run keep their meaning; no match is old yet."""
    now = time.time()
    service = op.create_table(
        "service",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seconds", sa.Float(53), nullable=False),
    )
    op.bulk_insert(service, [{"id": 1, "seconds": now}])
    op.add_column("matches", sa.Column("touched", sa.Float(53), nullable=False, server_default=sa.text("0")))
    op.execute(sa.text("UPDATE matches SET touched = :now").bindparams(now=now))
    op.create_index("matches_touched", "matches", ["touched"])
    op.create_index("matches_components", "matches", ["components_hash"])


def downgrade() -> None:
    """The wall clock tells the time again."""
    op.drop_index("matches_components", "matches")
    op.drop_index("matches_touched", "matches")
    op.drop_column("matches", "touched")
    op.drop_table("service")
