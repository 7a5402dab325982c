"""The second form: whether a match allows hints, and the analyses of matches that are over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Matches that were begun before allow hints."""
    op.add_column("matches", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_table(
        "analyses",
        sa.Column("match_id", sa.String(32), primary_key=True),
        sa.Column("job", sa.String(32), nullable=False),
        sa.Column("client", sa.String(32), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("begun", sa.Float(53), nullable=False),
        sa.Column("heard", sa.Float(53), nullable=False),
        sa.Column("result", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Analyses can be made again."""
    op.drop_table("analyses")
    op.drop_column("matches", "hints")
