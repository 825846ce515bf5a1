"""What the page asks over HTTP."""

from typing import Any

import msgspec
from litestar import MediaType, Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, RawBody

from hexfront.table.accounts.accounts import Accounts
from hexfront.table.accounts.games import Games, held
from hexfront.table.asking import address_of, decoded, token_of
from hexfront.table.errors import (
    BadRequestError,
    BadSaveError,
    NotInsideError,
    UnknownLanguageError,
)
from hexfront.table.fairness import DiceTold
from hexfront.table.inside import inside
from hexfront.table.keys import Key
from hexfront.table.library import Library
from hexfront.table.lobby import Lobby
from hexfront.table.noticeboard import NoticeBoard, OpenSeat
from hexfront.table.protocol import Player
from hexfront.table.qr import QrCodes
from hexfront.table.quota import Quota
from hexfront.table.requests import (
    Invitation,
    Joining,
    NewTable,
    Seated,
    Sitting,
    TableInfo,
)
from hexfront.table.settings import MESSAGE_LIMIT, SAVE_LIMIT

_FLAGS = {"": False, "0": False, "false": False, "1": True, "true": True}


@get("/api/games")
async def list_games(library: NamedDependency[Library]) -> Response[bytes]:
    """Games with their seats, options and scenarios."""
    return _json(await library.games())


@get("/api/scenarios/{game:str}/{scenario:str}")
async def scenario_facts(
    library: NamedDependency[Library],
    lobby: NamedDependency[Lobby],
    game: FromPath[str],
    scenario: FromPath[str],
) -> Response[bytes]:
    """Board, sides, units and charts of a scenario. Who asks for them is about to play it."""
    facts = await library.scenario(game, scenario)
    lobby.expect(game, scenario)
    return _json(facts)


@get("/api/boards/{game:str}/{drawing:str}")
async def board_svg(
    request: Request[Any, Any, Any],
    library: NamedDependency[Library],
    game: FromPath[str],
    drawing: FromPath[str],
) -> Response[bytes]:
    """The board of a scenario as <scenario>.svg; `?lang=` is the language of place names."""
    lang = request.query_params.get("lang", "en")
    svg = await library.board(game, drawing.removesuffix(".svg"), lang)
    return Response(svg, media_type="image/svg+xml", headers={"Cache-Control": "no-cache"})


@get("/api/glossary/{game:str}")
async def glossary(library: NamedDependency[Library], game: FromPath[str]) -> Response[bytes]:
    """What the terms and abbreviations of a game mean."""
    return _json(await library.glossary(game))


@get("/api/lessons/{game:str}")
async def list_lessons(library: NamedDependency[Library], game: FromPath[str]) -> Response[bytes]:
    """The lessons of a game, printed examples among them."""
    return _json(await library.lessons(game))


@get("/api/lessons/{game:str}/{lesson:str}")
async def lesson_facts(
    library: NamedDependency[Library], game: FromPath[str], lesson: FromPath[str]
) -> Response[bytes]:
    """What a lesson says, step by step."""
    return _json(await library.lesson(game, lesson))


@get("/api/rules/{game:str}/{lang:str}")
async def rule_texts(
    library: NamedDependency[Library], game: FromPath[str], lang: FromPath[str]
) -> Response[bytes]:
    """The rule reference by rule id."""
    return _json(await library.rules(game, lang))


@get("/api/languages")
async def languages(library: NamedDependency[Library]) -> list[str]:
    """The languages that Hexfront speaks."""
    return library.languages


@get("/api/words/{catalogue:str}")
async def words(library: NamedDependency[Library], catalogue: FromPath[str]) -> Response[bytes]:
    """The messages of a language that all games share, as <lang>.ftl."""
    return _catalogue(await library.words(_language_of(catalogue)))


@get("/api/words/{game:str}/{catalogue:str}")
async def game_words(
    library: NamedDependency[Library], game: FromPath[str], catalogue: FromPath[str]
) -> Response[bytes]:
    """The messages of one game in a language, as <lang>.ftl."""
    return _catalogue(await library.words(_language_of(catalogue), game))


@get("/api/tables")
async def list_tables(lobby: NamedDependency[Lobby], key: NamedDependency[Key]) -> list[TableInfo]:
    """The games of whoever is logged in, and those that the given tokens (`Authorization: Bearer
    one, two`) take part in."""
    return await Games(lobby.store.database).timed(key, lobby.settings)


@get("/api/tables/{table:str}/save")
async def download_save(
    lobby: NamedDependency[Lobby], key: NamedDependency[Key], table: FromPath[str]
) -> Response[str]:
    """The game as a file, for whoever has a seat at it (`Authorization: Bearer`)."""
    text = await lobby.save_text(table, key)
    headers = {"Content-Disposition": f'attachment; filename="hexfront-{table}.jsonl"'}
    return Response(text, media_type="application/jsonl; charset=utf-8", headers=headers)


@post("/api/tables", request_max_body_size=MESSAGE_LIMIT)
async def new_table(
    body: RawBody,
    request: Request[Any, Any, Any],
    lobby: NamedDependency[Lobby],
    quota: NamedDependency[Quota],
    key: NamedDependency[Key],
    accounts: NamedDependency[Accounts],
) -> Seated:
    """Start a game."""
    quota.use(address_of(request))
    return await held(accounts.store, key, await lobby.create(decoded(body, NewTable)))


@post("/api/tables/load", request_max_body_size=SAVE_LIMIT)
async def load_table(
    body: RawBody,
    request: Request[Any, Any, Any],
    lobby: NamedDependency[Lobby],
    quota: NamedDependency[Quota],
    key: NamedDependency[Key],
    accounts: NamedDependency[Accounts],
) -> Seated:
    """Go on from a save; `?players=me&players=computer` says who plays, seat by seat."""
    quota.use(address_of(request))
    query = request.query_params
    players = _players(query.getall("players", []))
    open_hands = _flag(query.get("open_hands", ""))
    try:
        text = body.decode()
    except UnicodeDecodeError as error:
        raise BadSaveError(f"line 1: not a text file ({error.reason})") from error
    return await held(accounts.store, key, await lobby.load(text, players, open_hands))


@delete("/api/tables/{table:str}")
async def delete_table(
    lobby: NamedDependency[Lobby], key: NamedDependency[Key], table: FromPath[str]
) -> None:
    """Forget a game for good (`Authorization: Bearer`)."""
    await lobby.delete(table, key)


@get("/api/tables/{table:str}/invitation")
async def invitation(
    request: Request[Any, Any, Any], lobby: NamedDependency[Lobby], table: FromPath[str]
) -> Invitation:
    """Which seat of which game the code (`Authorization: Bearer`) invites to."""
    return await lobby.invitation(table, token_of(request))


@post("/api/tables/{table:str}/join")
async def join_table(
    body: RawBody,
    request: Request[Any, Any, Any],
    lobby: NamedDependency[Lobby],
    key: NamedDependency[Key],
    accounts: NamedDependency[Accounts],
    table: FromPath[str],
) -> Seated:
    """Take the seat that the code (`Authorization: Bearer`) invites to."""
    joining = decoded(body or b"{}", Joining)
    seated = await lobby.join(table, token_of(request), joining.grain)
    return await held(accounts.store, key, seated)


@get("/api/tables/{table:str}/dice")
async def table_dice(
    lobby: NamedDependency[Lobby], key: NamedDependency[Key], table: FromPath[str]
) -> DiceTold:
    """The pledge on which the dice between people rest; at the end all that leads to each roll."""
    return await lobby.dice(table, key)


@get("/api/open")
async def open_seats(notices: NamedDependency[NoticeBoard]) -> list[OpenSeat]:
    """Seats of public games that anybody may take."""
    return await notices.seats()


@post("/api/open/{table:str}")
async def sit_down(
    body: RawBody,
    request: Request[Any, Any, Any],
    notices: NamedDependency[NoticeBoard],
    quota: NamedDependency[Quota],
    key: NamedDependency[Key],
    accounts: NamedDependency[Accounts],
    table: FromPath[str],
) -> Seated:
    """Take a seat of a public game."""
    quota.use(address_of(request))
    sitting = decoded(body, Sitting)
    seated = await notices.sit(table, sitting.seat, sitting.grain)
    return await held(accounts.store, key, seated)


@get("/api/addresses")
async def addresses(lobby: NamedDependency[Lobby]) -> tuple[str, ...]:
    """Where browsers on other machines find this server, as far as it knows."""
    return lobby.settings.addresses


@get("/api/health")
async def health(lobby: NamedDependency[Lobby]) -> dict[str, str]:
    """Whether this server can serve: 503 when its database does not answer."""
    await lobby.store.count()
    return {"status": "ok"}


@get("/api/metrics", media_type="text/plain; version=0.0.4; charset=utf-8")
async def metrics(request: Request[Any, Any, Any], lobby: NamedDependency[Lobby]) -> bytes:
    """Figures for Prometheus."""
    if not inside(address_of(request), lobby.settings.metrics_from):
        raise NotInsideError
    return lobby.figures()


@post("/api/qr", request_max_body_size=MESSAGE_LIMIT, media_type="image/svg+xml", status_code=200)
async def qr_code(body: RawBody, qr_codes: NamedDependency[QrCodes]) -> bytes:
    """A link as a picture that phones read."""
    return await qr_codes.drawn(body)


def _players(named: list[str]) -> tuple[Player, ...]:
    seats = [player for item in named for player in item.split(",")]
    try:
        return msgspec.convert(seats, type=tuple[Player, ...])
    except msgspec.ValidationError as error:
        raise BadRequestError(
            f"players: expected me, friend, guest, novice, computer or expert ({error})"
        ) from error


def _flag(text: str) -> bool:
    try:
        return _FLAGS[text.lower()]
    except KeyError:
        raise BadRequestError(f"open_hands: expected true or false, not {text!r}") from None


def _language_of(catalogue: str) -> str:
    if not catalogue.endswith(".ftl"):
        raise UnknownLanguageError(f"{catalogue!r} is not a Fluent catalogue (<lang>.ftl)")
    return catalogue.removesuffix(".ftl")


def _catalogue(text: bytes) -> Response[bytes]:
    return Response(text, media_type="text/plain; charset=utf-8")


def _json(encoded: bytes) -> Response[bytes]:
    return Response(encoded, media_type=MediaType.JSON)
