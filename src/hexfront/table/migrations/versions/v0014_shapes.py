"""Names whose Cyrillic and Latin capitals look the same cannot both be had."""

from unicodedata import normalize

import sqlalchemy as sa
from alembic import context, op

revision = "0014"
down_revision = "0013"

_PEOPLE = sa.table(
    "people", sa.column("id"), sa.column("name"), sa.column("key"), sa.column("created")
)
_LOOK_ALIKE = str.maketrans("авеіјкмнорстѕухԁԛԝһӏ", "abeijkmhopctsyxdqwhl")


def upgrade() -> None:
    """Of two who have such names already, the second keeps the key until now, and is found by the
    name as it is written."""
    if context.is_offline_mode():
        return
    connection = op.get_bind()
    kept = connection.execute(sa.select(_PEOPLE).order_by(_PEOPLE.c.created)).all()
    taken = {person.key for person in kept if person.key == _key(person.name)}
    for person in kept:
        key = _key(person.name)
        if key not in taken:
            taken.add(key)
            changed = sa.update(_PEOPLE).where(_PEOPLE.c.id == person.id)
            connection.execute(changed.values(key=key))


def downgrade() -> None:
    """The keys of earlier are found no more; names are."""


def _key(name: str) -> str:
    folded = normalize("NFKC", normalize("NFKC", name.strip(" ")).casefold())
    return folded.translate(_LOOK_ALIKE)
