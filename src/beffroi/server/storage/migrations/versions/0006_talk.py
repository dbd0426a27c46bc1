"""Who may not talk at a table, and who does not hear whom."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def person(name: str, *, key: bool = True) -> sa.Column[str]:
    return sa.Column(name, sa.String(16), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=key)


def upgrade() -> None:
    table = sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    op.create_table("mutes", table, person("person"))
    op.create_table("blocks", person("person"), person("other"), sa.Column("created", sa.BigInteger(), nullable=False))
    op.create_index("ix_blocks_other", "blocks", ["other"])
