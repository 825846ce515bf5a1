"""The server as an ASGI application."""

import asyncio
import errno
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.di import Provide
from litestar.exceptions import HTTPException, InternalServerException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler, ExceptionHandlersMap

from hexfront import __version__
from hexfront.table import api
from hexfront.table.cache import DiskCache
from hexfront.table.doors import Doors
from hexfront.table.errors import StorageError, TableError
from hexfront.table.library import Library
from hexfront.table.lobby import Lobby
from hexfront.table.logs import logger
from hexfront.table.press import HandPress, PrintingHouse
from hexfront.table.quota import HOUR, Quota
from hexfront.table.session import play_socket
from hexfront.table.settings import MESSAGE_LIMIT, Settings
from hexfront.table.shelf import Shelf, standard_shelf

AnyRequest = Request[Any, Any, Any]

_NO_PAGE = "The page is not built here. `make play` builds it; the games are served all the same."
_CODES = {400: "bad-request", 404: "not-found", 405: "not-found", 413: "too-large"}


def create_app(settings: Settings | None = None, shelf: Shelf | None = None) -> Litestar:
    """The application; by default with every game of the package."""
    settings = settings or Settings()
    shelf = shelf or standard_shelf()
    lobby = Lobby(settings, shelf)
    quota = Quota(settings.tables_per_hour)
    press = PrintingHouse(DiskCache(settings.cache)) if shelf.installed else HandPress(shelf)
    library = Library(shelf, settings.words, press)
    app = Litestar(
        route_handlers=[
            api.list_games,
            api.scenario_facts,
            api.board_svg,
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
            api.addresses,
            api.qr_code,
            play_socket,
            *_page_routes(settings),
        ],
        dependencies={
            "lobby": Provide(lambda: lobby, sync_to_thread=False),
            "quota": Provide(lambda: quota, sync_to_thread=False),
            "library": Provide(lambda: library, sync_to_thread=False),
        },
        lifespan=[_lifespan(lobby), _warming(library)],
        exception_handlers={
            TableError: _table_error,
            HTTPException: _http_error,
            Exception: _server_error,
        },
        request_max_body_size=MESSAGE_LIMIT,
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


def _lifespan(lobby: Lobby) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def open_lobby(app: Litestar) -> AsyncIterator[None]:
        await lobby.store.prepare()
        clearing = asyncio.create_task(_clear_out(lobby))
        try:
            yield
        finally:
            clearing.cancel()
            await lobby.close()

    return open_lobby


async def _clear_out(lobby: Lobby) -> None:
    while True:
        try:
            await lobby.clear_out()
        except StorageError as error:
            logger.warning("old games are still there: %s", error.detail)
        await asyncio.sleep(HOUR)


def _warming(library: Library) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    """The boards are drawn while the browser opens, so that the first screen is soon complete."""

    @asynccontextmanager
    async def warm(app: Litestar) -> AsyncIterator[None]:
        warming = asyncio.create_task(_warm_up(library))
        try:
            yield
        finally:
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
        create_static_files_router(
            "/",
            [page],
            html_mode=True,
            name="page",
            cache_control=CacheControlHeader(no_cache=True),
            exception_handlers=nowhere,
        ),
    ]


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
    return _fault(error.status, error.code, error.detail)


def _http_error(request: AnyRequest, error: HTTPException) -> Response[dict[str, str]]:
    code = _CODES.get(error.status_code, "fault")
    return _fault(error.status_code, code, error.detail)


def _server_error(request: AnyRequest, error: Exception) -> Response[dict[str, str]]:
    logger.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _fault(500, "server-fault", "the server failed; nothing was lost")
