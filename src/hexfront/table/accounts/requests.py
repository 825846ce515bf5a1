"""What pages ask about accounts, and what they are told."""

from typing import Annotated

from msgspec import Meta, Struct

Text = Annotated[str, Meta(max_length=300)]
"""Longer than any name, password or address; what is wrong with a shorter one is told."""


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """Who somebody is, or wants to be."""

    name: Text
    password: Text


class LoggingOut(Struct, frozen=True, forbid_unknown_fields=True):
    """Here, or in all browsers."""

    everywhere: bool = False


class Renaming(Struct, frozen=True, forbid_unknown_fields=True):
    name: Text


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """The password until now, and the one from now on."""

    old: Text
    new: Text


class Mailing(Struct, frozen=True, forbid_unknown_fields=True):
    """An address for mails about turns, and whether they are wanted."""

    address: Text
    mails: bool
    language: Annotated[str, Meta(max_length=2, pattern="^[a-z]{2}$")] = "en"
    """In which the mail is written that asks whether the address is right."""


class Leaving(Struct, frozen=True, forbid_unknown_fields=True):
    """Whoever deletes an account shows the password once more."""

    password: Text


class Account(Struct, frozen=True):
    """Whoever is logged in, as only that person is told."""

    name: str
    address: str = ""
    mails: bool = False
    confirmed: bool = False
    """Whether the owner of the address has followed the link in a mail; before that none is sent
    about turns."""


class AccountTold(Struct, frozen=True):
    """Who is logged in; nobody."""

    account: Account | None = None
