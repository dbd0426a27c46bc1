"""Whose finished games may be looked through for puzzles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("puzzle_games", sa.Boolean(), nullable=False, server_default="0"))
