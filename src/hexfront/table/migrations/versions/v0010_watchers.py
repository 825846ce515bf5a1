"""Games at which everybody may look on, and how games ended."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("tables", sa.Column("watch", sa.String(8), nullable=False, server_default="off"))
    op.add_column("tables", sa.Column("delay", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("language", sa.String(8), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("winner", sa.Integer, nullable=False, server_default="-2"))
    op.create_index("ix_tables_watch", "tables", ["watch"])


def downgrade() -> None:
    op.drop_index("ix_tables_watch", "tables")
    for name in ("winner", "language", "delay", "watch"):
        op.drop_column("tables", name)
