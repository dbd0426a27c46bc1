"""What a table was like when it last left memory: its digest, and the length of the log that led there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("digest", sa.String(64)))
    op.add_column("tables", sa.Column("digest_head", sa.Integer()))
