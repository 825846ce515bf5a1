"""Addresses for mails are confirmed by their owners before anything else is sent there."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    confirmed = sa.Column("confirmed", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("people", confirmed)
    op.create_table(
        "confirmations",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("expires", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_confirmations_person", "confirmations", ["person"])


def downgrade() -> None:
    op.drop_table("confirmations")
    op.drop_column("people", "confirmed")
