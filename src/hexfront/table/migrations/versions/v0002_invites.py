"""Seats that are kept for a guest until the invitation is taken."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    invite = sa.Column("invite", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tokens", invite)


def downgrade() -> None:
    op.drop_column("tokens", "invite")
