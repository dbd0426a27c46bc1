"""Brings the schema to this version with Alembic, in the transaction of the caller."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from beffroi.kernel.errors import BadRequest

LOCK = 7216  # any number: PostgreSQL workers that start together take turns


def config() -> Config:
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    made.set_main_option("path_separator", "os")
    return made


def newest() -> str:
    """Return the revision this program works with."""
    return str(ScriptDirectory.from_config(config()).get_current_head())


def known() -> list[str]:
    """Return all revisions this program has heard of."""
    return [step.revision for step in ScriptDirectory.from_config(config()).walk_revisions()]


def migrate(connection: sa.Connection) -> None:
    """Upgrade to the newest revision; nothing happens when it is already there."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("select pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    here = MigrationContext.configure(connection).get_current_revision()
    if here == newest():
        return
    if here is not None and here not in known():
        raise BadRequest(f"the database was made by a newer version of Beffroi (schema {here}): update the program")
    upgrade(connection, "head")


def begin_at(connection: sa.Connection, revision: str) -> sa.MetaData:
    """Replace an empty database by an empty one of an earlier revision, and return its tables."""
    here = sa.MetaData()
    here.reflect(connection)
    here.drop_all(connection)
    upgrade(connection, revision)
    tables = sa.MetaData()
    tables.reflect(connection)
    tables.remove(tables.tables["alembic_version"])
    return tables


def upgrade(connection: sa.Connection, revision: str) -> None:
    made = config()
    made.attributes["connection"] = connection
    command.upgrade(made, revision)
