"""Dice that both can audit: tables that have them, and what each player added."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    fair = sa.Column("fair", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", fair)
    op.add_column("tokens", sa.Column("grain", sa.String(64), nullable=False, server_default=""))
    op.add_column("tokens", sa.Column("since", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("tokens", "since")
    op.drop_column("tokens", "grain")
    op.drop_column("tables", "fair")
