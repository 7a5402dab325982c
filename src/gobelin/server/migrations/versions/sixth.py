"""The sixth form: how guests come to a match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """To all that there are, guests have come by the links of their seats."""
    op.add_column("matches", sa.Column("access", sa.String(8), nullable=False, server_default="links"))
    op.create_index("matches_access", "matches", ["access", "state"])


def downgrade() -> None:
    """Guests need the links of their seats again."""
    op.drop_index("matches_access", "matches")
    op.drop_column("matches", "access")
