"""The fourth form: whether anybody but bots plays a match."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Who is absent is not known yet; matches among bots are."""
    op.add_column("matches", sa.Column("unattended", sa.Boolean, nullable=False, server_default=sa.false()))
    matches = sa.table("matches", sa.column("id"), sa.column("seats"), sa.column("state"), sa.column("unattended"))
    going_on = sa.select(matches.c.id, matches.c.seats).where(matches.c.state.in_(("open", "running")))
    for match_id, seats in op.get_bind().execute(going_on).all():
        if all(chair.get("bot") for chair in json.loads(seats)):
            op.execute(sa.update(matches).where(matches.c.id == match_id).values(unattended=sa.true()))
    op.create_index("matches_unattended", "matches", ["unattended", "state"])


def downgrade() -> None:
    """It is read from the chairs again."""
    op.drop_index("matches_unattended", "matches")
    op.drop_column("matches", "unattended")
