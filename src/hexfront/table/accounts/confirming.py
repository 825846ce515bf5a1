"""Whether an address is its owner's: a mail with a link says so, and until then nothing else comes.

Anybody can write a stranger's address into an account. So that nobody is flooded with such mails
they are counted in the database, for all servers together: by address, however many accounts name
it, by account, and by where they are asked from.
"""

from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from hexfront.table.accounts.errors import TooManyMailsError
from hexfront.table.accounts.schema import attempts, confirmations, people
from hexfront.table.keeper import Keeper, insert_missing
from hexfront.table.quota import network
from hexfront.table.tokens import new_token, token_hash

LINK_DAYS = 3
"""Days for which the link holds."""
_DAY = timedelta(days=1)
_COUNTS, _CODES = attempts.c, confirmations.c


class _Limit(NamedTuple):
    """So many mails in a day count under a key."""

    key: str
    most: int


class Confirmations(Keeper):
    """The links under way."""

    async def begin(self, person: str, address: str, asked_from: str) -> str:
        """What stands in the link of a new mail, which makes earlier ones void; TooManyMailsError
        when there have been too many."""
        code, now = new_token(), datetime.now(UTC)
        row = {"hash": token_hash(code), "person": person, "address": address,
               "expires": now + timedelta(days=LINK_DAYS)}  # fmt: skip

        def keep(connection: Connection) -> bool:
            limits = _limits(person, address, asked_from)
            # In one order, so that two who ask at once do not wait for each other.
            if not all(_room(connection, one, now) for one in sorted(limits)):
                return False
            one_more = update(attempts).where(_COUNTS.key.in_([one.key for one in limits]))
            connection.execute(one_more.values(count=_COUNTS.count + 1))
            connection.execute(delete(confirmations).where(_CODES.person == person))
            connection.execute(insert(confirmations), row)
            return True

        if not await self._write(keep):
            raise TooManyMailsError
        return code

    async def confirm(self, code: str) -> bool:
        """The owner of an address wants mails there; False if the link does not hold any more, or
        the account has another address by now."""
        mine = _CODES.hash == token_hash(code)
        asked = select(_CODES.person, _CODES.address)

        def note(connection: Connection) -> bool:
            fresh = mine & (_CODES.expires > datetime.now(UTC))
            found = connection.execute(asked.where(fresh)).first()
            connection.execute(delete(confirmations).where(mine))
            if found is None:
                return False
            same = (people.c.id == found.person) & (people.c.address == found.address)
            return (
                connection.execute(update(people).where(same).values(confirmed=True)).rowcount == 1
            )

        return await self._write(note)

    async def holds(self, code: str) -> bool:
        """Whether a link can still be followed."""
        mine = (_CODES.hash == token_hash(code)) & (_CODES.expires > datetime.now(UTC))
        return bool(await self._rows(select(_CODES.hash).where(mine)))

    async def clear_out(self) -> None:
        old = delete(confirmations).where(_CODES.expires <= datetime.now(UTC))
        await self._write(lambda connection: connection.execute(old).rowcount)


def _limits(person: str, address: str, asked_from: str) -> list[_Limit]:
    return [
        _Limit(token_hash(f"mailbox\n{_mailbox(address)}"), 3),
        _Limit(token_hash(f"mails of\n{person}"), 5),
        _Limit(token_hash(f"mails from\n{network(asked_from)}"), 20),
    ]


def _mailbox(address: str) -> str:
    """The same for what may end up in one mailbox: many hosts overlook dots, and what follows a
    plus. Where they do not, two strangers share what can be asked for."""
    local, _, host = address.casefold().rpartition("@")
    return f"{local.partition('+')[0].replace('.', '')}@{host.rstrip('.')}"


def _room(connection: Connection, limit: _Limit, now: datetime) -> bool:
    """Whether one more may be counted, in the day that began with the first; the row is there
    afterwards, and nobody else counts in it until the transaction ends."""
    mine = _COUNTS.key == limit.key
    insert_missing(connection, attempts, {"key": limit.key, "count": 0, "latest": now})
    asked = select(_COUNTS.count, _COUNTS.latest).where(mine)
    count, began = connection.execute(asked.with_for_update()).one()
    # SQLite forgets the time zone, which is that of Greenwich.
    if now - began.replace(tzinfo=UTC) >= _DAY:
        connection.execute(update(attempts).where(mine).values(count=0, latest=now))
        return True
    return bool(count < limit.most)
