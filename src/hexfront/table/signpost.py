"""What a person sees at an address that does not exist; programs get the code of a fault."""

from html import escape

from litestar import MediaType, Response
from litestar.exceptions import HTTPException

from hexfront.table.asking import AnyRequest
from hexfront.words import FALLBACK, LANGUAGES, say

_NOT_FOUND = 404
_PROGRAMS = "/api/"
_PAGE = """<!doctype html>
<html lang="{language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark"><title>Hexfront</title>
<style>
body {{ display: grid; margin: 0; min-height: 100vh; place-items: center; background: #15110d;
  color: #f3e7cb; font: 18px/1.5 Georgia, serif; text-align: center; }}
main {{ padding: 24px; }}
section {{ margin-bottom: 36px; }}
h1 {{ margin: 0; font-size: 28px; }}
a {{ display: inline-block; padding: 12px 22px; border-radius: 8px; background: #c9a45c;
  color: #1e1813; font-weight: bold; text-decoration: none; }}
</style></head>
<body><main>{sections}</main></body>
</html>
"""
_SECTION = """<section lang="{language}">
<h1>{title}</h1><p>{text}</p><a href="/">{home}</a>
</section>
"""


def is_lost(request: AnyRequest, error: HTTPException) -> bool:
    """Whether a person with a browser has come to an address that does not exist."""
    path = request.url.path
    asked = request.headers.get("accept", "")
    return error.status_code == _NOT_FOUND and "text/html" in asked and _PROGRAMS not in path


def way_back(request: AnyRequest) -> Response[str]:
    """It says so in every language, the reader's own first, and leads to the start."""
    wanted = request.headers.get("accept-language", "")[:2].lower()
    first = wanted if wanted in LANGUAGES else FALLBACK
    languages = sorted(LANGUAGES, key=lambda language: language != first)
    page = _PAGE.format(language=first, sections="".join(map(_section, languages)))
    return Response(page, status_code=_NOT_FOUND, media_type=MediaType.HTML)


def _section(language: str) -> str:
    title, text, home = (
        escape(say(language, message)) for message in ("lost-title", "lost-text", "lost-home")
    )
    return _SECTION.format(language=language, title=title, text=text, home=home)
