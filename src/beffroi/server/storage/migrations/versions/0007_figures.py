"""Printed figures: sets of owners and what they answered, revisions of the default, the set of a table, reports."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("figures", sa.JSON(none_as_null=True)))
    op.create_table(
        "figure_sets",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("link", sa.String(32)),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("link"),
    )
    op.create_index("ix_figure_sets_person", "figure_sets", ["person"])
    op.create_table(
        "figure_versions",
        sa.Column("set_id", sa.String(16), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("figures", sa.JSON(), nullable=False),
        sa.Column("typed", sa.Integer(), nullable=False),
        sa.Column("differing", sa.Integer(), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["set_id"], ["figure_sets.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("set_id", "version"),
    )
    op.create_table(
        "figure_answers",
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("path", sa.String(120), nullable=False),
        sa.Column("value", sa.String(200), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "game", "path"),
    )
    op.create_index("figure_answers_by_game", "figure_answers", ["game", "path"])
    op.create_table(
        "figure_revisions",
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("figures", sa.JSON(), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("note", sa.String(200), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("game", "revision"),
    )
    op.create_table(
        "balances",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("figures", sa.JSON(), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("doc", sa.JSON(none_as_null=True)),
        sa.Column("person", sa.String(16)),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("digest", "seats"),
    )
    op.create_index("ix_balances_person", "balances", ["person"])
