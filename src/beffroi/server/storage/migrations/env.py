"""Alembic runs the revisions on the connection it is handed."""

from __future__ import annotations

from alembic import context

from beffroi.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=False)
context.run_migrations()
