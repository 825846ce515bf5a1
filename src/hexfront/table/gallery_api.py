"""What anybody may ask over HTTP about games that are shown to everybody."""

from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from hexfront.table.errors import BadRequestError
from hexfront.table.fairness import DiceTold
from hexfront.table.gallery import Gallery
from hexfront.table.requests import Show, Wanted

_STATES = {"running": False, "finished": True}
_LATEST = 2**40
"""Beyond every clock."""


@get("/api/shown")
async def shown_games(
    request: Request[Any, Any, Any], gallery: NamedDependency[Gallery]
) -> list[Show]:
    """Games that everybody may look at: `?state=running` or `finished`, of a `game` and `scenario`,
    that have not changed since `before`."""
    query = request.query_params
    state = query.get("state", "running")
    if state not in _STATES:
        raise BadRequestError("state: expected running or finished")
    game, scenario = query.get("game", ""), query.get("scenario", "")
    if "\x00" in game + scenario:
        raise BadRequestError("game, scenario: expected their ids")
    before = query.get("before", "0")
    # No database takes every number, and not every digit is one that int reads.
    if not (before.isascii() and before.isdigit() and len(before) < 13 and int(before) < _LATEST):
        raise BadRequestError("before: expected seconds since 1970")
    return await gallery.shows(Wanted(_STATES[state], game, scenario, int(before)))


@get("/api/shown/{table:str}")
async def shown_game(gallery: NamedDependency[Gallery], table: FromPath[str]) -> Show:
    """One of them."""
    return await gallery.show(table)


@get("/api/shown/{table:str}/dice")
async def shown_dice(gallery: NamedDependency[Gallery], table: FromPath[str]) -> DiceTold:
    """On what its dice rest; when it is over all that leads to each roll."""
    return await gallery.dice(table)


@get("/api/shown/{table:str}/save")
async def shown_save(gallery: NamedDependency[Gallery], table: FromPath[str]) -> Response[str]:
    """The game as a file, once it is over."""
    text = await gallery.save(table)
    headers = {"Content-Disposition": f'attachment; filename="hexfront-{table}.jsonl"'}
    return Response(text, media_type="application/jsonl; charset=utf-8", headers=headers)
