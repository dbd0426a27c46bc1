"""Tables found by their host: how many somebody has going is asked whenever one is opened."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("table_hosts", "tables", ["host"])
