"""What a request says of whoever asks, and what its body holds."""

from typing import Any, TypeVar

import msgspec
from litestar import Request

from hexfront.table.errors import BadRequestError
from hexfront.table.tokens import TOKEN_LETTERS

T = TypeVar("T")

AnyRequest = Request[Any, Any, Any]


def tokens_of(request: AnyRequest) -> tuple[str, ...]:
    """Tokens come in a header: addresses are written down in too many places. Whatever is no token
    at all is left out, for no database is asked for any number of things at once."""
    scheme, _, shown = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        return ()
    tokens = dict.fromkeys(token.strip() for token in shown.split(","))
    return tuple(token for token in tokens if len(token) == TOKEN_LETTERS)


def token_of(request: AnyRequest) -> str:
    return next(iter(tokens_of(request)), "")


def address_of(request: AnyRequest) -> str:
    return request.client.host if request.client else ""


def decoded(body: bytes, kind: type[T]) -> T:
    """The body as what it should be; what is wrong with it is told without repeating it."""
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise BadRequestError(f"not a {kind.__name__}: {error}") from error
