"""The fifth form: what an operator has asked for, and which addresses are shut out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Both lists are empty at first."""
    op.create_table(
        "orders",
        sa.Column("id", NUMBER, sa.Identity(), primary_key=True),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("match_id", sa.String(32), nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("answer", sa.Text),
    )
    op.create_table(
        "blocks",
        sa.Column("network", sa.String(64), primary_key=True),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
    )


def downgrade() -> None:
    """Nothing else depends on them."""
    op.drop_table("blocks")
    op.drop_table("orders")
