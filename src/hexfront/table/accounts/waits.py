"""How long somebody has to wait who gives wrong passwords.

Attempts are counted before the password is looked at, so that many at once gain nothing, and by
the name that was said, whether or not anybody has it. They are counted for a name and a network
address together; for a name and all addresses the first wait comes later. Whoever has logged in
from a device before is counted apart from all strangers, who therefore cannot keep him out.
"""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from sqlalchemy import Connection, delete, select, update

from hexfront.table.accounts.schema import attempts
from hexfront.table.keeper import Keeper, insert_missing
from hexfront.table.quota import network
from hexfront.table.tokens import token_hash

FORGIVEN = timedelta(days=1)
"""After so long without another, wrong passwords are forgotten."""
_FIRST, _LONGEST = 15, 900
"""Seconds."""
_COLUMNS = attempts.c


class Count(NamedTuple):
    """What is counted under a key: so many are free before the first wait."""

    key: str
    free: int


def counts_of(name: str, address: str, device: str | None) -> tuple[Count, ...]:
    """Under what an attempt to log in counts; `device` is the hash of one that is known."""
    if device is not None:
        return (Count(token_hash(f"device\n{name}\n{device}"), 10),)
    return (
        Count(token_hash(f"address\n{name}\n{network(address)}"), 5),
        Count(token_hash(f"name\n{name}"), 30),
    )


def wait_after(count: int, free: int) -> int:
    """Seconds until the next attempt after so many."""
    return 0 if count < free else min(_FIRST << min(count - free, 16), _LONGEST)


class Waits(Keeper):
    """Counts attempts in the database, for all servers together."""

    async def attempt(self, counts: Sequence[Count]) -> int:
        """Count one more; or the seconds until one is allowed again."""
        now = datetime.now(UTC)

        def count_one(connection: Connection) -> int:
            wait = max(_left(connection, one, now) for one in sorted(counts))
            if not wait:
                for one in counts:
                    values = {"count": _COLUMNS.count + 1, "latest": now}
                    noted = update(attempts).where(_COLUMNS.key == one.key).values(values)
                    connection.execute(noted)
            return wait

        return await self._write(count_one)

    async def forgive(self, counts: Sequence[Count]) -> None:
        """The password was right: it was no attempt of the name's, and the address begins anew."""
        own, *wider = [one.key for one in counts]
        other = update(attempts).where(_COLUMNS.key.in_(wider) & (_COLUMNS.count > 0))

        def forget(connection: Connection) -> None:
            connection.execute(delete(attempts).where(_COLUMNS.key == own))
            connection.execute(other.values(count=_COLUMNS.count - 1))

        await self._write(forget)

    async def clear_out(self) -> None:
        old = delete(attempts).where(_COLUMNS.latest <= datetime.now(UTC) - FORGIVEN)
        await self._write(lambda connection: connection.execute(old).rowcount)


def _left(connection: Connection, counted: Count, now: datetime) -> int:
    """Seconds that are left of a wait; the row is there afterwards, and nobody else counts in it
    until the transaction ends."""
    insert_missing(connection, attempts, {"key": counted.key, "count": 0, "latest": now})
    asked = select(_COLUMNS.count, _COLUMNS.latest).where(_COLUMNS.key == counted.key)
    count, latest = connection.execute(asked.with_for_update()).one()
    # SQLite forgets the time zone, which is that of Greenwich.
    passed: timedelta = now - latest.replace(tzinfo=UTC)
    if passed >= FORGIVEN:
        forgotten = update(attempts).where(_COLUMNS.key == counted.key)
        connection.execute(forgotten.values(count=0))
        return 0
    wait = wait_after(count, counted.free)
    return max(0, wait - int(passed.total_seconds()))
