"""How people who are away are told of their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("clocks", sa.Column("told", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("webhook", sa.Text, nullable=False, server_default=""))
    op.add_column("seats", sa.Column("language", sa.String(8), nullable=False, server_default="en"))
    op.add_column("seats", sa.Column("key", sa.String(32), nullable=False, server_default=""))
    op.create_index("ix_seats_key", "seats", ["key"])


def downgrade() -> None:
    op.drop_index("ix_seats_key", "seats")
    for name in ("key", "language", "webhook"):
        op.drop_column("seats", name)
    op.drop_column("clocks", "told")
