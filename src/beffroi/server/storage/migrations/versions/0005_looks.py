"""What names look like, and a row to try writing with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from beffroi.server.domain.lookalikes import look_of

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("look", sa.String(80)))
    op.create_index("ix_people_look", "people", ["look"])
    people = sa.table("people", sa.column("id"), sa.column("name"), sa.column("look"), sa.column("guest"))
    accounts = op.get_bind().execute(sa.select(people.c.id, people.c.name).where(people.c.guest.is_(sa.false())))
    looks = [{"this": row.id, "seen": look_of(row.name)[:80]} for row in accounts]
    if looks:
        set_look = sa.update(people).where(people.c.id == sa.bindparam("this")).values(look=sa.bindparam("seen"))
        op.get_bind().execute(set_look, looks)
    op.create_table(
        "probes",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
    )
