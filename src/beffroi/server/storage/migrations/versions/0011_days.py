"""The games of each day with their seeds, and who has tried them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("day", sa.JSON(none_as_null=True)))
    op.create_table(
        "days",
        sa.Column("day", sa.Integer(), nullable=False),
        sa.Column("event", sa.String(60), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("figures", sa.JSON(none_as_null=True)),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("day", "event"),
    )
    create_tries()


def create_tries() -> None:
    op.create_table(
        "day_tries",
        sa.Column("day", sa.Integer(), nullable=False),
        sa.Column("event", sa.String(60), nullable=False),
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(16)),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("began", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger()),
        sa.Column("score", sa.Integer()),
        sa.Column("won", sa.Integer()),
        sa.Column("turns", sa.JSON(none_as_null=True)),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("day", "event", "person"),
        sa.UniqueConstraint("table_id"),
    )
    op.create_index("ix_day_tries_person", "day_tries", ["person"])
    op.create_index("day_tries_by_status", "day_tries", ["event", "day", "status"])
