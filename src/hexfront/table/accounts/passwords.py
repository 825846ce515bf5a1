"""Passwords: only their argon2 hashes are kept, and hashing never holds the server up."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property, partial
from typing import TypeVar
from unicodedata import normalize

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from hexfront.table.accounts.errors import BadPasswordError
from hexfront.table.errors import TooManyRequestsError

T = TypeVar("T")

SHORTEST, LONGEST = 8, 200
_AT_ONCE = 2
_MOST_WAITING = 64
"""Beyond that whoever asks is sent away: each hash takes memory and a part of a second."""


class Passwords:
    """Hashes and compares in threads of its own."""

    def __init__(self) -> None:
        # What OWASP asks for at least; two at once take 38 MiB, which the smallest server has.
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
        self._threads = ThreadPoolExecutor(_AT_ONCE, "hexfront-hash")
        self._waiting = 0

    async def hash(self, password: str) -> str:
        """The hash of a new password; BadPasswordError when it is too short or too long."""
        if not SHORTEST <= len(password) <= LONGEST:
            raise BadPasswordError(f"a password has {SHORTEST} to {LONGEST} characters")
        return await self._in_thread(partial(self._hashed, password))

    async def matches(self, kept: str | None, password: str) -> bool:
        """Whether it is the password; where there is none, it takes as long to say no."""
        return await self._in_thread(partial(self._verified, kept, password))

    def outdated(self, kept: str) -> bool:
        """Whether the hash was made with less care than is taken today."""
        return self._hasher.check_needs_rehash(kept)

    def close(self) -> None:
        self._threads.shutdown(wait=False)

    async def _in_thread(self, work: Callable[[], T]) -> T:
        if self._waiting >= _MOST_WAITING:
            raise TooManyRequestsError("too many people log in at this moment")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1

    def _hashed(self, password: str) -> str:
        return self._hasher.hash(_bytes(password))

    def _verified(self, kept: str | None, password: str) -> bool:
        nobodys = self._nobodys
        try:
            self._hasher.verify(nobodys if kept is None else kept, _bytes(password))
        except (VerificationError, InvalidHashError):
            return False
        return kept is not None

    @cached_property
    def _nobodys(self) -> str:
        """What the passwords of names that nobody has are compared with."""
        return self._hasher.hash(b"")


def _bytes(password: str) -> bytes:
    # Keyboards write the same letter in several ways.
    return normalize("NFKC", password[: LONGEST + 1]).encode("utf-8", "surrogatepass")
