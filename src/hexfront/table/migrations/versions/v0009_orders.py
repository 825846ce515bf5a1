"""Standing orders are kept."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("seats", sa.Column("orders", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("seats", "orders")
