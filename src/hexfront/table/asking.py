"""What a request says of whoever asks, and what its body holds."""

from typing import Any, TypeVar

import msgspec
from litestar import Request

from hexfront.table.errors import BadRequestError

T = TypeVar("T")

AnyRequest = Request[Any, Any, Any]


def tokens_of(request: AnyRequest) -> tuple[str, ...]:
    """Tokens come in a header: addresses are written down in too many places."""
    scheme, _, tokens = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        return ()
    return tuple(token.strip() for token in tokens.split(","))


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
