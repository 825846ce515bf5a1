"""Keys: what somebody shows to take a seat. A token opens the seats that are nobody's; those of a
person open to whoever is logged in as that person, and to nobody else."""

from msgspec import Struct

from hexfront.table.accounts.errors import HeldSeatError
from hexfront.table.errors import UnknownTableError, WrongTokenError
from hexfront.table.schema import TokenRow
from hexfront.table.store import Store
from hexfront.table.tokens import is_table_id, matching, token_hash


class Key(Struct, frozen=True):
    """Tokens, and who is logged in."""

    tokens: tuple[str, ...] = ()
    person: str = ""

    @property
    def hashes(self) -> list[str]:
        return [token_hash(token) for token in self.tokens]


async def opened(store: Store, table: str, key: Key) -> TokenRow:
    """Whom this key lets in; UnknownTableError, WrongTokenError or HeldSeatError if nobody."""
    # What no table is called is not asked for: a database may refuse such letters.
    known = is_table_id(table)
    kept = {row.hash: row for row in await store.tokens(table)} if known else {}
    if not kept:
        raise UnknownTableError(table)
    found = [kept[one] for token in key.tokens[:1] if (one := matching(token, kept)) is not None]
    shown = [row for row in found if not row.invite]
    mine = [row for row in kept.values() if key.person and row.person == key.person]
    for row in (*shown, *mine):
        if row.person in ("", key.person):
            return row
    raise HeldSeatError if shown else WrongTokenError
