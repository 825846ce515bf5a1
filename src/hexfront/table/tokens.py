"""Tokens: what a page shows to take its seats. Only their hashes are kept."""

import secrets
from collections.abc import Iterable
from hashlib import sha256
from hmac import compare_digest

_TABLE_DIGITS = 16
_TOKEN_BYTES = 24
TOKEN_LETTERS = 32
"""Every token has so many."""
LARGEST_SEED = 2**128


def new_table_id() -> str:
    return secrets.token_hex(_TABLE_DIGITS // 2)


def is_table_id(text: str) -> bool:
    return len(text) == _TABLE_DIGITS and set(text) <= set("0123456789abcdef")


def new_token() -> str:
    return secrets.token_urlsafe(_TOKEN_BYTES)


def new_seed() -> int:
    """Dice that nobody can foretell from those that have fallen."""
    return secrets.randbits(128)


def token_hash(token: str) -> str:
    # Tokens are long and random, so a plain hash is as good as a slow one.
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def matching(token: str, hashes: Iterable[str]) -> str | None:
    """The hash that belongs to the token; takes equally long wherever they differ."""
    asked = token_hash(token)
    found = None
    for kept in hashes:
        if compare_digest(asked, kept):
            found = kept
    return found
