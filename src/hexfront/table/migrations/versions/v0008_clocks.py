"""The clocks of games between people, and seats that the computer plays for somebody absent."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "clocks",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("running", sa.Integer, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("stretch", sa.BigInteger, nullable=False),
        sa.Column("left", sa.Text, nullable=False),
        sa.Column("vacation", sa.Text, nullable=False),
        sa.Column("resting", sa.Text, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("stand_in", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("seats")
    op.drop_table("clocks")
