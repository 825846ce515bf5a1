"""Accounts: who somebody is, and what a person may do with the own account."""

from datetime import UTC, datetime, timedelta
from typing import NamedTuple

import msgspec

from hexfront.table.accounts.confirming import Confirmations
from hexfront.table.accounts.errors import (
    BadNameError,
    LoggedOutError,
    WaitError,
    WrongPasswordError,
)
from hexfront.table.accounts.names import checked_address, checked_name, name_key
from hexfront.table.accounts.passwords import Passwords
from hexfront.table.accounts.presence import Presence
from hexfront.table.accounts.records import Records
from hexfront.table.accounts.requests import Credentials, Mailing, NewPassword
from hexfront.table.accounts.schema import LoginRow, PersonRow
from hexfront.table.accounts.store import AccountStore
from hexfront.table.accounts.waits import Waits, counts_of
from hexfront.table.database import Database
from hexfront.table.tokens import new_table_id, new_token, token_hash

LOGIN_DAYS = 90
DEVICE_DAYS = 365


class Visitor(NamedTuple):
    """A browser that asks: where it is, and the secrets that its cookies hold."""

    address: str = ""
    login: str = ""
    device: str = ""


class LoggedIn(NamedTuple):
    """Somebody who has just logged in, and the secrets for the cookies."""

    person: PersonRow
    login: str
    device: str


class Accounts:
    """All people of one server."""

    def __init__(self, database: Database) -> None:
        self.store = AccountStore(database)
        self.presence = Presence(self.store)
        self.waits = Waits(database)
        self.confirmations = Confirmations(database)
        self.records = Records(database)
        self.passwords = Passwords()

    def close(self) -> None:
        self.passwords.close()

    async def clear_out(self) -> None:
        await self.store.clear_out()
        await self.waits.clear_out()
        await self.confirmations.clear_out()

    async def who(self, visitor: Visitor) -> PersonRow | None:
        """Who is logged in there."""
        return await self.store.logged_in(token_hash(visitor.login)) if visitor.login else None

    async def person(self, visitor: Visitor) -> PersonRow:
        """Who is logged in there; LoggedOutError if nobody is."""
        found = await self.who(visitor)
        if found is None:
            raise LoggedOutError
        return found

    async def create(self, visitor: Visitor, wanted: Credentials) -> LoggedIn:
        """A new account; whoever makes it is logged in."""
        name = checked_name(wanted.name)
        secret = await self.passwords.hash(wanted.password)
        person = PersonRow(id=new_table_id(), name=name, key=name_key(name), secret=secret)
        await self.store.add(person)
        return await self._enter(visitor, person)

    async def log_in(self, visitor: Visitor, shown: Credentials) -> LoggedIn:
        """Always a new secret: one that was there before could have been put there by another."""
        name = _possible(shown.name)
        person = None if name is None else await self.store.named(name, name_key(name))
        counted = shown.name if name is None else name_key(name)
        await self._check_password(visitor, counted, person, shown.password)
        assert person is not None
        if self.passwords.outdated(person.secret):
            secret = await self.passwords.hash(shown.password)
            await self.store.set_secret(person.id, secret)
            person = msgspec.structs.replace(person, secret=secret)
        return await self._enter(visitor, person)

    async def log_out(self, visitor: Visitor, *, everywhere: bool) -> None:
        person = await self.who(visitor)
        if person is None:
            return
        if everywhere:
            await self.store.log_out_everywhere(person.id)
        else:
            await self.store.log_out(person.id, token_hash(visitor.login))
        await self.presence.look(person.id)

    async def rename(self, visitor: Visitor, wanted: str) -> PersonRow:
        person = await self.person(visitor)
        name = checked_name(wanted)
        await self.store.rename(person.id, name, name_key(name))
        return msgspec.structs.replace(person, name=name, key=name_key(name))

    async def change_password(self, visitor: Visitor, changed: NewPassword) -> LoggedIn:
        """All other browsers are logged out, and this one gets a new secret."""
        person = await self.person(visitor)
        await self._check_password(visitor, person.key, person, changed.old)
        secret = await self.passwords.hash(changed.new)
        await self.store.set_secret(person.id, secret)
        await self.store.log_out_everywhere(person.id)
        await self.presence.look(person.id)
        return await self._enter(visitor, msgspec.structs.replace(person, secret=secret))

    async def set_address(
        self, visitor: Visitor, wanted: Mailing, *, sending: bool
    ) -> tuple[PersonRow, str]:
        """An address for mails about turns, or none; and where it has yet to be confirmed by a
        mail, what stands in its link."""
        person = await self.person(visitor)
        address = checked_address(wanted.address)
        mails = wanted.mails and bool(address)
        confirmed = person.confirmed and address == person.address
        code = ""
        if mails and not confirmed and sending:
            code = await self.confirmations.begin(person.id, address, visitor.address)
        await self.store.set_address(person.id, address, mails=mails, confirmed=confirmed)
        changed = {"address": address, "mails": mails, "confirmed": confirmed}
        return msgspec.structs.replace(person, **changed), code

    async def delete(self, visitor: Visitor, password: str) -> None:
        """Forget a person for good; the seats stay, without a name."""
        person = await self.person(visitor)
        await self._check_password(visitor, person.key, person, password)
        await self.store.delete(person.id)
        await self.presence.look(person.id)

    async def _check_password(
        self, visitor: Visitor, name: str, person: PersonRow | None, password: str
    ) -> None:
        """WaitError or WrongPasswordError; a name that nobody has gets the same answers after the
        same work."""
        device = token_hash(visitor.device)
        known = await self.store.knows_device(device, person.id if person else "")
        counts = counts_of(name, visitor.address, device if known else None)
        wait = await self.waits.attempt(counts)
        if wait:
            raise WaitError(wait)
        if not await self.passwords.matches(person.secret if person else None, password):
            raise WrongPasswordError
        await self.waits.forgive(counts)

    async def _enter(self, visitor: Visitor, person: PersonRow) -> LoggedIn:
        now = datetime.now(UTC)
        secret, device = new_token(), new_token()
        login = LoginRow(token_hash(secret), person.id, now + timedelta(days=LOGIN_DAYS))
        known = LoginRow(token_hash(device), person.id, now + timedelta(days=DEVICE_DAYS))
        before = token_hash(visitor.login), token_hash(visitor.device)
        await self.store.log_in(person, login, before[0], known, before[1])
        return LoggedIn(person, secret, device)


def _possible(name: str) -> str | None:
    """A name that somebody may have, as it is shown; a database may refuse any other."""
    try:
        return checked_name(name)
    except BadNameError:
        return None
