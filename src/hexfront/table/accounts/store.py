"""Where people are kept, and where they are logged in: beside the tables, in the same database."""

from collections.abc import Sequence
from datetime import UTC, datetime

from sqlalchemy import (
    ColumnElement,
    Connection,
    RowMapping,
    delete,
    insert,
    select,
    update,
)

from hexfront.table import schema as at_table
from hexfront.table.accounts import schema
from hexfront.table.accounts.errors import NameTakenError, WrongPasswordError
from hexfront.table.accounts.schema import LoginRow, PersonRow
from hexfront.table.database import T, Work
from hexfront.table.errors import OutrunError
from hexfront.table.keeper import Keeper

_PEOPLE = schema.people.c
_LOGINS = schema.logins.c
_DEVICES = schema.devices.c
_TOKENS = at_table.tokens.c


NOTICE = "logins"
"""What servers tell each other when logins of a person have ended."""


class AccountStore(Keeper):
    """Reads and writes people; every write is one transaction."""

    async def add(self, person: PersonRow) -> None:
        """Keep a new person; NameTakenError when somebody has such a name."""
        values = {
            "id": person.id,
            "name": person.name,
            "key": person.key,
            "secret": person.secret,
            "address": person.address,
            "mails": person.mails,
            "confirmed": person.confirmed,
            "created": datetime.now(UTC),
        }
        try:
            await self._write(
                lambda connection: connection.execute(insert(schema.people), values).rowcount
            )
        except OutrunError:
            raise NameTakenError from None

    async def person(self, person: str) -> PersonRow | None:
        return await self._person(_PEOPLE.id == person)

    async def named(self, name: str, key: str) -> PersonRow | None:
        """Who has this name, or else one that would be taken for it. Two who had such names before
        they could no longer both be had are told apart by how they are written."""
        asked = select(schema.people).where((_PEOPLE.name == name) | (_PEOPLE.key == key))
        found = sorted(map(person_row, await self._rows(asked)), key=lambda one: one.name != name)
        return found[0] if found else None

    async def logged_in(self, login: str) -> PersonRow | None:
        """Who is logged in with the secret of this hash."""
        asked = (
            select(schema.people)
            .join(schema.logins, _LOGINS.person == _PEOPLE.id)
            .where((_LOGINS.hash == login) & (_LOGINS.expires > datetime.now(UTC)))
        )
        found = await self._rows(asked)
        return person_row(found[0]) if found else None

    async def mail_address(self, person: str) -> str:
        """Where this person gets mails about turns; nothing for whoever does not."""
        found = await self.person(person)
        return found.address if found is not None and found.mails and found.confirmed else ""

    async def rename(self, person: str, name: str, key: str) -> None:
        try:
            await self._set(person, name=name, key=key)
        except OutrunError:
            raise NameTakenError from None

    async def set_secret(self, person: str, secret: str) -> None:
        await self._set(person, secret=secret)

    async def set_address(self, person: str, address: str, *, mails: bool, confirmed: bool) -> None:
        await self._set(person, address=address, mails=mails, confirmed=confirmed)

    async def stop_mails(self, person: str) -> None:
        """Whoever reads the mails wants none: who wants some again confirms the address anew."""
        await self._set(person, mails=False, confirmed=False)

    async def log_in(
        self, person: PersonRow, login: LoginRow, ending: str, device: LoginRow, renewed: str
    ) -> None:
        """Keep a login instead of the one that this browser had, and know the device again, whose
        hash is `renewed` for whoever else has logged in there. WrongPasswordError when the password
        that was looked at is no longer the person's."""
        same_secret = (_PEOPLE.id == person.id) & (_PEOPLE.secret == person.secret)
        held = select(_PEOPLE.id).where(same_secret).with_for_update()

        def enter(connection: Connection) -> None:
            if connection.execute(held).first() is None:
                raise WrongPasswordError
            connection.execute(delete(schema.logins).where(_LOGINS.hash == ending))
            connection.execute(insert(schema.logins), _login_values(login))
            same = update(schema.devices).where(_DEVICES.hash == renewed)
            connection.execute(same.values(hash=device.hash))
            mine = (_DEVICES.hash == device.hash) & (_DEVICES.person == device.person)
            connection.execute(delete(schema.devices).where(mine))
            connection.execute(insert(schema.devices), _login_values(device))

        await self._write(enter)

    async def log_out(self, person: str, login: str) -> None:
        gone = delete(schema.logins).where(_LOGINS.hash == login)
        await self._end(person, lambda connection: connection.execute(gone).rowcount)

    async def log_out_everywhere(self, person: str, but: str = "") -> None:
        """End all logins of a person but one; no device is known any more."""

        def leave(connection: Connection) -> None:
            ended = (_LOGINS.person == person) & (_LOGINS.hash != but)
            connection.execute(delete(schema.logins).where(ended))
            connection.execute(delete(schema.devices).where(_DEVICES.person == person))

        await self._end(person, leave)

    async def knows_device(self, device: str, person: str) -> bool:
        known = (_DEVICES.hash == device) & (_DEVICES.person == person)
        asked = select(_DEVICES.hash).where(known & (_DEVICES.expires > datetime.now(UTC)))
        return bool(await self._rows(asked))

    async def claim(self, person: str, hashes: Sequence[str]) -> list[str]:
        """Let a person have the seats of these tokens that are nobody's; the tables where it is so.

        A person has one token at a table: whoever plays both sides from two devices keeps one.
        """

        def take(connection: Connection) -> list[str]:
            free = _TOKENS.hash.in_(hashes) & _TOKENS.person.is_(None) & ~_TOKENS.invite
            claimed: list[str] = []
            for token, table in connection.execute(
                select(_TOKENS.hash, _TOKENS.table_id).where(free).order_by(_TOKENS.hash)
            ).all():
                mine = (_TOKENS.table_id == table) & (_TOKENS.person == person)
                if connection.execute(select(_TOKENS.hash).where(mine)).first() is None:
                    owned = update(at_table.tokens).where(_TOKENS.hash == token)
                    connection.execute(owned.values(person=person))
                    claimed.append(str(table))
            return claimed

        return await self._write(take) if hashes else []

    async def delete(self, person: str) -> None:
        """Forget a person. Seats and results stay, without a name."""

        def forget(connection: Connection) -> None:
            for table in (at_table.tokens, schema.scores):
                nameless = update(table).where(table.c.person == person)
                connection.execute(nameless.values(person=None))
            for table in (schema.ratings, schema.devices, schema.logins, schema.confirmations):
                connection.execute(delete(table).where(table.c.person == person))
            connection.execute(delete(schema.people).where(_PEOPLE.id == person))

        await self._end(person, forget)

    async def clear_out(self) -> None:
        """Delete logins that have expired."""
        now = datetime.now(UTC)

        def clear(connection: Connection) -> None:
            connection.execute(delete(schema.logins).where(_LOGINS.expires <= now))
            connection.execute(delete(schema.devices).where(_DEVICES.expires <= now))

        await self._write(clear)

    async def _end(self, person: str, work: Work[T]) -> T:
        """Write that logins have ended, and let the other servers know whose."""
        return await self._change(f"{NOTICE} {person}", work)

    async def _person(self, which: ColumnElement[bool]) -> PersonRow | None:
        found = await self._rows(select(schema.people).where(which))
        return person_row(found[0]) if found else None

    async def _set(self, person: str, **values: object) -> None:
        changed = update(schema.people).where(_PEOPLE.id == person).values(values)
        await self._write(lambda connection: connection.execute(changed).rowcount)


def _login_values(login: LoginRow) -> dict[str, object]:
    return {"hash": login.hash, "person": login.person, "expires": login.expires}


def person_row(row: RowMapping) -> PersonRow:
    return PersonRow(
        id=row["id"],
        name=row["name"],
        key=row["key"],
        secret=row["secret"],
        address=row["address"],
        mails=row["mails"],
        confirmed=row["confirmed"],
    )
