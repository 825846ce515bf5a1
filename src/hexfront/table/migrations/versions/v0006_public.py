"""Games whose open seats anybody may take, and whose turn it is."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    public = sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", public)
    op.add_column("tables", sa.Column("acting", sa.Integer, nullable=False, server_default="-1"))


def downgrade() -> None:
    op.drop_column("tables", "acting")
    op.drop_column("tables", "public")
