"""What the page asks over HTTP about accounts.

Only our own page may ask for what changes something (see `doors.py`); what is told here is kept
nowhere on the way.
"""

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, RawBody
from litestar.types import ControllerRouterHandler

from hexfront.table.accounts.accounts import Accounts, LoggedIn
from hexfront.table.accounts.cookies import login_cookies, no_login_cookie, visitor_of
from hexfront.table.accounts.records import GameRecords, OwnRecord
from hexfront.table.accounts.requests import (
    Account,
    AccountTold,
    Credentials,
    Leaving,
    LoggingOut,
    Mailing,
    NewPassword,
    Renaming,
)
from hexfront.table.accounts.schema import PersonRow
from hexfront.table.asking import AnyRequest, address_of, decoded, tokens_of
from hexfront.table.keys import Key
from hexfront.table.lobby import Lobby
from hexfront.table.post.office import Post
from hexfront.table.quota import Quota
from hexfront.table.tokens import token_hash

_PRIVATE = {"Cache-Control": "no-store"}


@get("/api/account")
async def account(
    request: AnyRequest, accounts: NamedDependency[Accounts]
) -> Response[AccountTold]:
    """Who is logged in here."""
    person = await accounts.who(visitor_of(request))
    return Response(AccountTold(_told(person) if person else None), headers=_PRIVATE)


@post("/api/account")
async def new_account(
    body: RawBody,
    request: AnyRequest,
    accounts: NamedDependency[Accounts],
    registrations: NamedDependency[Quota],
) -> Response[AccountTold]:
    """Make an account and log in; it gets the seats of the tokens (`Authorization: Bearer`)."""
    registrations.use(address_of(request))
    entered = await accounts.create(visitor_of(request), decoded(body, Credentials))
    return await _entered(request, accounts, entered, status=201)


@post("/api/account/login", status_code=200)
async def log_in(
    body: RawBody,
    request: AnyRequest,
    accounts: NamedDependency[Accounts],
    attempts: NamedDependency[Quota],
) -> Response[AccountTold]:
    """Log in; the account gets the seats of the tokens (`Authorization: Bearer`)."""
    attempts.use(address_of(request))
    entered = await accounts.log_in(visitor_of(request), decoded(body, Credentials))
    return await _entered(request, accounts, entered)


@post("/api/account/logout", status_code=200)
async def log_out(
    body: RawBody, request: AnyRequest, accounts: NamedDependency[Accounts]
) -> Response[AccountTold]:
    """Log out, here or everywhere."""
    everywhere = decoded(body or b"{}", LoggingOut).everywhere
    await accounts.log_out(visitor_of(request), everywhere=everywhere)
    return Response(AccountTold(), headers=_PRIVATE, cookies=no_login_cookie(request))


@post("/api/account/name", status_code=200)
async def rename(
    body: RawBody,
    request: AnyRequest,
    accounts: NamedDependency[Accounts],
    registrations: NamedDependency[Quota],
) -> Response[AccountTold]:
    """Go by another name."""
    registrations.use(address_of(request))
    person = await accounts.rename(visitor_of(request), decoded(body, Renaming).name)
    return Response(AccountTold(_told(person)), headers=_PRIVATE)


@post("/api/account/password", status_code=200)
async def change_password(
    body: RawBody,
    request: AnyRequest,
    accounts: NamedDependency[Accounts],
    attempts: NamedDependency[Quota],
) -> Response[AccountTold]:
    """Another password; all other browsers are logged out."""
    attempts.use(address_of(request))
    changed = decoded(body, NewPassword)
    entered = await accounts.change_password(visitor_of(request), changed)
    return await _entered(request, accounts, entered)


@post("/api/account/address", status_code=200)
async def set_address(
    body: RawBody,
    request: AnyRequest,
    accounts: NamedDependency[Accounts],
    post_office: NamedDependency[Post],
) -> Response[AccountTold]:
    """An address for mails about turns, or none; a new one gets a mail with a link first."""
    wanted, visitor = decoded(body, Mailing), visitor_of(request)
    sending = post_office.settings.mail is not None
    person, code = await accounts.set_address(visitor, wanted, sending=sending)
    if code:
        post_office.ask_to_confirm(person.address, code, wanted.language)
    return Response(AccountTold(_told(person)), headers=_PRIVATE)


@post("/api/account/delete", status_code=200)
async def delete_account(
    body: RawBody,
    request: AnyRequest,
    accounts: NamedDependency[Accounts],
    attempts: NamedDependency[Quota],
) -> Response[AccountTold]:
    """Forget the account for good; the seats stay, without a name."""
    attempts.use(address_of(request))
    await accounts.delete(visitor_of(request), decoded(body, Leaving).password)
    return Response(AccountTold(), headers=_PRIVATE, cookies=no_login_cookie(request))


@get("/api/record")
async def own_record(
    request: AnyRequest, accounts: NamedDependency[Accounts]
) -> Response[OwnRecord]:
    """What whoever is logged in has played against people."""
    person = await accounts.person(visitor_of(request))
    return Response(await accounts.records.of_person(person.id), headers=_PRIVATE)


@get("/api/records/{game:str}")
async def game_records(
    accounts: NamedDependency[Accounts], lobby: NamedDependency[Lobby], game: FromPath[str]
) -> GameRecords:
    """The ladder of a game, and which side people have won its scenarios with."""
    lobby.shelf.check(game)
    return await accounts.records.of_game(game)


async def key_of(request: AnyRequest, accounts: NamedDependency[Accounts]) -> Key:
    """What whoever asks can show to take seats."""
    person = await accounts.who(visitor_of(request))
    return Key(tokens_of(request), person.id if person else "")


HANDLERS: list[ControllerRouterHandler] = [
    account,
    new_account,
    log_in,
    log_out,
    rename,
    change_password,
    set_address,
    delete_account,
    own_record,
    game_records,
]


def _told(person: PersonRow) -> Account:
    return Account(person.name, person.address, person.mails, person.confirmed)


async def _entered(
    request: AnyRequest, accounts: Accounts, entered: LoggedIn, status: int = 200
) -> Response[AccountTold]:
    await accounts.store.claim(entered.person.id, list(map(token_hash, tokens_of(request))))
    return Response(
        AccountTold(_told(entered.person)),
        status_code=status,
        headers=_PRIVATE,
        cookies=login_cookies(request, entered.login, entered.device),
    )
