"""Studies, who writes in them, and their chapters."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    create_studies()
    op.create_table(
        "study_writers",
        sa.Column("study", sa.String(16), nullable=False),
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("joined", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["study"], ["studies.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("study", "person"),
    )
    op.create_index("ix_study_writers_person", "study_writers", ["person"])
    op.create_table(
        "study_chapters",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("study", sa.String(16), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("head", sa.Text(), nullable=False),
        sa.Column("doc", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["study"], ["studies.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_study_chapters_study", "study_chapters", ["study"])


def create_studies() -> None:
    op.create_table(
        "studies",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("title_key", sa.String(240), nullable=False),
        sa.Column("themes", sa.String(240), nullable=False),
        sa.Column("access", sa.String(8), nullable=False),
        sa.Column("invite", sa.String(32)),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_studies_person", "studies", ["person"])
    op.create_index("studies_listed", "studies", ["access", "game", "changed"])
