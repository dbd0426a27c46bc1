"""Time and leaving: pauses, quiet hours, named devices, sessions as a list, who was removed, how somebody left."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("quiet", sa.JSON(none_as_null=True)))
    op.add_column("sessions", sa.Column("device", sa.String(60), nullable=False, server_default=""))
    op.add_column("sessions", sa.Column("seen", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("ready_check", sa.Boolean(), nullable=False, server_default="0"))
    op.add_column("chairs", sa.Column("ready", sa.Boolean(), nullable=False, server_default="0"))
    op.add_column("results", sa.Column("gone", sa.String(8)))
    op.add_column("channels", sa.Column("name", sa.String(60), nullable=False, server_default=""))
    op.add_column("channels", sa.Column("session", sa.String(64)))
    op.create_index("ix_channels_session", "channels", ["session"])
    op.create_table(
        "mail_changes",
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("email", sa.String(254), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person"),
    )
    op.create_table(
        "absences",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("start", sa.BigInteger(), nullable=False),
        sa.Column("end", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_absences_person", "absences", ["person"])
    op.create_table(
        "removals",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("person", sa.String(16), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "person"),
    )
