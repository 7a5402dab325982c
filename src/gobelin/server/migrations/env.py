"""Run by Alembic: migrates over the connection that `gobelin.server.db.migrate` hands over."""

from __future__ import annotations

from alembic import context

from gobelin.server.db import Base

context.configure(connection=context.config.attributes["connection"], target_metadata=Base.metadata)
context.run_migrations()
