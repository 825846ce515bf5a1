"""People with accounts, whose seats they have, and the results of their games."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("key", sa.String(128), nullable=False, unique=True),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("mails", sa.Boolean, nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "logins",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("expires", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_logins_person", "logins", ["person"])
    op.create_table(
        "devices",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("expires", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "attempts",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("latest", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("scenario", sa.String(64), nullable=False),
        sa.Column("how", sa.String(16), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_results_scenario", "results", ["game", "scenario"])
    op.create_table(
        "scores",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("results.table_id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("side", sa.String(64), nullable=False),
        sa.Column("team", sa.Integer, nullable=False),
        sa.Column("points", sa.Float, nullable=False),
        sa.Column("person", sa.String(16)),
    )
    op.create_index("ix_scores_person", "scores", ["person"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.add_column("tokens", sa.Column("person", sa.String(16)))
    op.create_index("ix_tokens_person", "tokens", ["person"])
    op.create_index("ix_tokens_table_person", "tokens", ["table_id", "person"], unique=True)


def downgrade() -> None:
    op.drop_index("ix_tokens_table_person", "tokens")
    op.drop_index("ix_tokens_person", "tokens")
    op.drop_column("tokens", "person")
    for table in ("ratings", "scores", "results", "attempts", "devices", "logins", "people"):
        op.drop_table(table)
