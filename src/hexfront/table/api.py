"""What the page asks over HTTP."""

from io import BytesIO
from typing import Any

import msgspec
import segno
from litestar import MediaType, Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, RawBody

from hexfront.table.errors import BadRequestError, BadSaveError, UnknownLanguageError
from hexfront.table.library import Library
from hexfront.table.lobby import Invitation, Lobby, NewTable, Seated, TableInfo
from hexfront.table.protocol import Player
from hexfront.table.quota import Quota
from hexfront.table.settings import MESSAGE_LIMIT, SAVE_LIMIT

_LONGEST_LINK = 500
_FLAGS = {"": False, "0": False, "false": False, "1": True, "true": True}


@get("/api/games")
async def list_games(library: NamedDependency[Library]) -> Response[bytes]:
    """Games with their seats, options and scenarios."""
    return _json(await library.games())


@get("/api/scenarios/{game:str}/{scenario:str}")
async def scenario_facts(
    library: NamedDependency[Library], game: FromPath[str], scenario: FromPath[str]
) -> Response[bytes]:
    """Board, sides, units and charts of a scenario."""
    return _json(await library.scenario(game, scenario))


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
async def list_tables(
    request: Request[Any, Any, Any], lobby: NamedDependency[Lobby]
) -> list[TableInfo]:
    """The games that the given tokens (`Authorization: Bearer one, two`) take part in."""
    return await lobby.running(_tokens(request))


@get("/api/tables/{table:str}/save")
async def download_save(
    request: Request[Any, Any, Any], lobby: NamedDependency[Lobby], table: FromPath[str]
) -> Response[str]:
    """The game as a file, for whoever has a seat at it (`Authorization: Bearer`)."""
    text = await lobby.save_text(table, _token(request))
    headers = {"Content-Disposition": f'attachment; filename="hexfront-{table}.jsonl"'}
    return Response(text, media_type="application/jsonl; charset=utf-8", headers=headers)


@post("/api/tables", request_max_body_size=MESSAGE_LIMIT)
async def new_table(
    body: RawBody,
    request: Request[Any, Any, Any],
    lobby: NamedDependency[Lobby],
    quota: NamedDependency[Quota],
) -> Seated:
    """Start a game."""
    quota.use(_address(request))
    try:
        wanted = msgspec.json.decode(body, type=NewTable)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise BadRequestError(f"not a new table: {error}") from error
    return await lobby.create(wanted)


@post("/api/tables/load", request_max_body_size=SAVE_LIMIT)
async def load_table(
    body: RawBody,
    request: Request[Any, Any, Any],
    lobby: NamedDependency[Lobby],
    quota: NamedDependency[Quota],
) -> Seated:
    """Go on from a save; `?players=me&players=computer` says who plays, seat by seat."""
    quota.use(_address(request))
    query = request.query_params
    players = _players(query.getall("players", []))
    open_hands = _flag(query.get("open_hands", ""))
    try:
        text = body.decode()
    except UnicodeDecodeError as error:
        raise BadSaveError(f"line 1: not a text file ({error.reason})") from error
    return await lobby.load(text, players, open_hands)


@delete("/api/tables/{table:str}")
async def delete_table(
    request: Request[Any, Any, Any], lobby: NamedDependency[Lobby], table: FromPath[str]
) -> None:
    """Forget a game for good (`Authorization: Bearer`)."""
    await lobby.delete(table, _token(request))


@get("/api/tables/{table:str}/invitation")
async def invitation(
    request: Request[Any, Any, Any], lobby: NamedDependency[Lobby], table: FromPath[str]
) -> Invitation:
    """Which seat of which game the code (`Authorization: Bearer`) invites to."""
    return await lobby.invitation(table, _token(request))


@post("/api/tables/{table:str}/join")
async def join_table(
    request: Request[Any, Any, Any], lobby: NamedDependency[Lobby], table: FromPath[str]
) -> Seated:
    """Take the seat that the code (`Authorization: Bearer`) invites to."""
    return await lobby.join(table, _token(request))


@get("/api/addresses")
async def addresses(lobby: NamedDependency[Lobby]) -> tuple[str, ...]:
    """Where browsers on other machines find this server, as far as it knows."""
    return lobby.settings.addresses


@post("/api/qr", request_max_body_size=MESSAGE_LIMIT, media_type="image/svg+xml", status_code=200)
async def qr_code(body: RawBody) -> bytes:
    """A link as a picture that phones read."""
    if not body or len(body) > _LONGEST_LINK:
        raise BadRequestError(f"a link has 1 to {_LONGEST_LINK} bytes")
    drawn = BytesIO()
    segno.make_qr(body.decode(errors="replace")).save(
        drawn, kind="svg", border=2, xmldecl=False, svgclass=None, lineclass=None, omitsize=True
    )
    return drawn.getvalue()


def _tokens(request: Request[Any, Any, Any]) -> list[str]:
    """Tokens come in a header: addresses are written down in too many places."""
    scheme, _, tokens = request.headers.get("authorization", "").partition(" ")
    return [token.strip() for token in tokens.split(",")] if scheme.lower() == "bearer" else []


def _address(request: Request[Any, Any, Any]) -> str:
    return request.client.host if request.client else ""


def _token(request: Request[Any, Any, Any]) -> str:
    return next(iter(_tokens(request)), "")


def _players(named: list[str]) -> tuple[Player, ...]:
    seats = [player for item in named for player in item.split(",")]
    try:
        return msgspec.convert(seats, type=tuple[Player, ...])
    except msgspec.ValidationError as error:
        raise BadRequestError(
            f"players: expected me, friend, guest, computer or expert ({error})"
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
