"""The server as an ASGI application."""

import asyncio
import errno
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader
from litestar.di import Provide
from litestar.exceptions import HTTPException, InternalServerException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler, ExceptionHandlersMap

from hexfront import __version__
from hexfront.table import api, gallery_api
from hexfront.table.accounts import api as accounts_api
from hexfront.table.accounts.accounts import Accounts
from hexfront.table.cache import DiskCache
from hexfront.table.doors import Doors
from hexfront.table.errors import StorageError, TableError
from hexfront.table.gallery import Gallery
from hexfront.table.library import Library
from hexfront.table.lobby import Lobby
from hexfront.table.logs import logger
from hexfront.table.noticeboard import NoticeBoard
from hexfront.table.post import api as post_api
from hexfront.table.post.office import Post
from hexfront.table.press import HandPress, PrintingHouse
from hexfront.table.qr import QrCodes
from hexfront.table.quota import HOUR, Quota
from hexfront.table.rubbish import Rubbish
from hexfront.table.session import play_socket
from hexfront.table.settings import MESSAGE_LIMIT, Settings
from hexfront.table.shelf import Shelf, standard_shelf
from hexfront.table.signpost import is_lost, way_back
from hexfront.table.spectators import watch_socket

AnyRequest = Request[Any, Any, Any]

_NO_PAGE = "The page is not built here. `make play` builds it; the games are served all the same."
_CODES = {400: "bad-request", 404: "not-found", 405: "not-found", 413: "too-large"}


def create_app(
    settings: Settings | None = None, shelf: Shelf | None = None, *, ahead: bool = True
) -> Litestar:
    """The application; by default with every game of the package, whose boards it draws `ahead`
    of those who ask for them."""
    settings = settings or Settings()
    shelf = shelf or standard_shelf()
    lobby = Lobby(settings, shelf)
    notices = NoticeBoard(lobby)
    accounts = Accounts(lobby.store.database)
    gallery = Gallery(lobby)
    post = Post(lobby)
    qr_codes = QrCodes()
    quota = Quota(settings.tables_per_hour)
    registrations, attempts = Quota(settings.accounts_per_hour), Quota(settings.logins_per_hour)
    press = PrintingHouse(DiskCache(settings.cache)) if shelf.installed else HandPress(shelf)
    library = Library(shelf, settings.words, press)
    app = Litestar(
        route_handlers=[
            api.list_games,
            api.scenario_facts,
            api.board_svg,
            api.glossary,
            api.list_lessons,
            api.lesson_facts,
            api.rule_texts,
            api.languages,
            api.words,
            api.game_words,
            api.list_tables,
            api.download_save,
            api.new_table,
            api.load_table,
            api.delete_table,
            api.invitation,
            api.join_table,
            api.table_dice,
            api.open_seats,
            api.sit_down,
            api.addresses,
            api.health,
            api.metrics,
            api.qr_code,
            *accounts_api.HANDLERS,
            gallery_api.shown_games,
            gallery_api.shown_game,
            gallery_api.shown_dice,
            gallery_api.shown_save,
            *post_api.HANDLERS,
            play_socket,
            watch_socket,
            *_page_routes(settings),
        ],
        dependencies={
            "lobby": Provide(lambda: lobby, sync_to_thread=False),
            "notices": Provide(lambda: notices, sync_to_thread=False),
            "gallery": Provide(lambda: gallery, sync_to_thread=False),
            "quota": Provide(lambda: quota, sync_to_thread=False),
            "accounts": Provide(lambda: accounts, sync_to_thread=False),
            "registrations": Provide(lambda: registrations, sync_to_thread=False),
            "attempts": Provide(lambda: attempts, sync_to_thread=False),
            "key": Provide(accounts_api.key_of),
            "post_office": Provide(lambda: post, sync_to_thread=False),
            "library": Provide(lambda: library, sync_to_thread=False),
            "qr_codes": Provide(lambda: qr_codes, sync_to_thread=False),
        },
        lifespan=[_lifespan(lobby, accounts, post, qr_codes), _warming(library, ahead=ahead)],
        exception_handlers={
            TableError: _table_error,
            HTTPException: _http_error,
            Exception: _server_error,
        },
        request_max_body_size=MESSAGE_LIMIT,
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=9),
        openapi_config=OpenAPIConfig(
            title="Hexfront",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )
    # Outside of everything, so that answers of the router itself are guarded, too.
    app.asgi_handler = Doors(app.asgi_handler, settings.names, settings.origins)
    return app


def _lifespan(
    lobby: Lobby, accounts: Accounts, post: Post, qr_codes: QrCodes
) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def open_lobby(app: Litestar) -> AsyncIterator[None]:
        await lobby.open(accounts.presence.heard_of)
        clearing = asyncio.create_task(_clear_out(lobby, accounts))
        rubbish = Rubbish(lobby)
        rubbish.start()
        post.start()
        try:
            yield
        finally:
            clearing.cancel()
            await rubbish.close()
            await post.close()
            accounts.close()
            qr_codes.close()
            await lobby.close()

    return open_lobby


async def _clear_out(lobby: Lobby, accounts: Accounts) -> None:
    while True:
        try:
            await lobby.clear_out()
            await accounts.clear_out()
        except StorageError as error:
            logger.warning("what is old is still there: %s", error.detail)
        except Exception:
            logger.exception("what is old is still there")
        await asyncio.sleep(HOUR)


def _warming(
    library: Library, *, ahead: bool
) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    """The boards are drawn while the browser opens, so that the first screen is soon complete."""

    @asynccontextmanager
    async def warm(app: Litestar) -> AsyncIterator[None]:
        warming = asyncio.create_task(_warm_up(library)) if ahead else None
        try:
            yield
        finally:
            if warming:
                warming.cancel()
            await library.close()

    return warm


async def _warm_up(library: Library) -> None:
    try:
        await library.warm_up()
    except Exception:
        logger.exception("not everything could be made ahead")


def _page_routes(settings: Settings) -> list[ControllerRouterHandler]:
    page = settings.page
    if not (page / "index.html").is_file():
        return [_no_page]
    # Names under assets change with their content; everything else is asked for again.
    forever = CacheControlHeader(max_age=31_536_000, immutable=True)
    # A name that no file can have is a file that is not there.
    nowhere: ExceptionHandlersMap = {
        ValueError: _no_file,
        OSError: _no_file,
        InternalServerException: _no_file,
    }
    return [
        create_static_files_router(
            "/assets",
            [page / "assets"],
            cache_control=forever,
            exception_handlers=nowhere,
        ),
        _game_page(page),
        create_static_files_router(
            "/",
            [page],
            html_mode=True,
            name="page",
            cache_control=CacheControlHeader(no_cache=True),
            exception_handlers=nowhere,
        ),
    ]


def _game_page(page: Path) -> ControllerRouterHandler:
    """The address of a game that is shown to everybody: the page finds out the rest."""

    @get("/game/{table:str}", media_type=MediaType.HTML, include_in_schema=False)
    async def game_page(table: FromPath[str]) -> Response[bytes]:
        text = await asyncio.to_thread((page / "index.html").read_bytes)
        return Response(text, media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})

    return game_page


@get("/", media_type=MediaType.TEXT, include_in_schema=False)
async def _no_page() -> Response[str]:
    return Response(_NO_PAGE, status_code=503)


def _no_file(request: AnyRequest, error: Exception) -> Response[dict[str, str]]:
    cause = error.__cause__ or error
    if isinstance(cause, OSError) and cause.errno not in (errno.ENAMETOOLONG, errno.ENOTDIR):
        return _server_error(request, cause)
    return _fault(404, "not-found", "there is no such file")


def _fault(status: int, code: str, detail: str) -> Response[dict[str, str]]:
    return Response(
        {"code": code, "detail": detail}, status_code=status, media_type="application/json"
    )


def _table_error(request: AnyRequest, error: TableError) -> Response[dict[str, str]]:
    answer = _fault(error.status, error.code, error.detail)
    if error.wait:
        answer.headers["Retry-After"] = str(error.wait)
    return answer


def _http_error(
    request: AnyRequest, error: HTTPException
) -> Response[dict[str, str]] | Response[str]:
    if is_lost(request, error):
        return way_back(request)
    code = _CODES.get(error.status_code, "fault")
    return _fault(error.status_code, code, error.detail)


def _server_error(request: AnyRequest, error: Exception) -> Response[dict[str, str]]:
    logger.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _fault(500, "server-fault", "the server failed; nothing was lost")
