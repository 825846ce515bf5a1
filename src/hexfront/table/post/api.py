"""The links in mails: that an address is right, and that no more of them come."""

from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from hexfront.table.accounts.accounts import Accounts
from hexfront.table.asking import AnyRequest
from hexfront.table.post.office import Post
from hexfront.words import LANGUAGES, say

_PAGE = """<!doctype html>
<html lang="{language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Hexfront</title></head>
<body><main><h1>Hexfront</h1>{content}</main></body>
</html>
"""
_FORM = '<p>{text}</p><form method="post"><button>{button}</button></form>'


@get("/api/unsubscribe/{mailing:str}", media_type=MediaType.HTML)
async def ask_to_unsubscribe(request: AnyRequest, mailing: FromPath[str]) -> str:
    """Ask whether no more mails are wanted: programs that follow links do not answer that."""
    language = _language(request)
    text, button = say(language, "mail-stop-ask"), say(language, "mail-stop-button")
    return _PAGE.format(language=language, content=_FORM.format(text=text, button=button))


@post("/api/unsubscribe/{mailing:str}", media_type=MediaType.HTML, status_code=200)
async def unsubscribe(
    request: AnyRequest, mailing: FromPath[str], post_office: NamedDependency[Post]
) -> Response[str]:
    """Send no more mails about turns to whoever got this link."""
    if await post_office.stop_mails(mailing):
        return _said(_language(request), "mail-stop-done", 200)
    return _said(_language(request), "mail-stop-unknown", 404)


@get("/api/confirm/{code:str}", media_type=MediaType.HTML)
async def ask_to_confirm(
    request: AnyRequest, code: FromPath[str], accounts: NamedDependency[Accounts]
) -> Response[str]:
    """Ask whether mails are wanted here: programs that follow links do not answer that."""
    language = _language(request)
    if not await accounts.confirmations.holds(code):
        return _said(language, "mail-confirm-unknown", 404)
    text, button = say(language, "mail-confirm-ask"), say(language, "mail-confirm-button")
    form = _FORM.format(text=text, button=button)
    page = _PAGE.format(language=language, content=form)
    return Response(page, media_type=MediaType.HTML)


@post("/api/confirm/{code:str}", media_type=MediaType.HTML, status_code=200)
async def confirm(
    request: AnyRequest, code: FromPath[str], accounts: NamedDependency[Accounts]
) -> Response[str]:
    """Send mails about turns to the address to which this link was sent."""
    if await accounts.confirmations.confirm(code):
        return _said(_language(request), "mail-confirm-done", 200)
    return _said(_language(request), "mail-confirm-unknown", 404)


def _said(language: str, message: str, status: int) -> Response[str]:
    page = _PAGE.format(language=language, content=f"<p>{say(language, message)}</p>")
    return Response(page, status_code=status, media_type=MediaType.HTML)


def _language(request: AnyRequest) -> str:
    wanted = request.headers.get("accept-language", "")[:2].lower()
    return wanted if wanted in LANGUAGES else "en"


HANDLERS = (ask_to_unsubscribe, unsubscribe, ask_to_confirm, confirm)
