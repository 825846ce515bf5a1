"""Passwords: only their argon2 hashes are kept, and hashing never holds the server up."""

from functools import cached_property, partial
from unicodedata import normalize

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from hexfront.table.accounts.errors import BadPasswordError
from hexfront.table.workbench import Workbench

SHORTEST, LONGEST = 8, 200
_AT_ONCE = 2
_MOST_WAITING = 64
"""Beyond that whoever asks is sent away: each hash takes memory and a part of a second."""


class Passwords:
    """Hashes and compares in threads of its own."""

    def __init__(self) -> None:
        # What OWASP asks for at least; two at once take 38 MiB, which the smallest server has.
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
        full = "too many people log in at this moment"
        self._bench = Workbench("hexfront-hash", _AT_ONCE, _MOST_WAITING, full)

    async def hash(self, password: str) -> str:
        """The hash of a new password; BadPasswordError when it is too short or too long."""
        if not SHORTEST <= len(password) <= LONGEST:
            raise BadPasswordError(f"a password has {SHORTEST} to {LONGEST} characters")
        return await self._bench.do(partial(self._hashed, password))

    async def matches(self, kept: str | None, password: str) -> bool:
        """Whether it is the password; where there is none, it takes as long to say no."""
        return await self._bench.do(partial(self._verified, kept, password))

    def outdated(self, kept: str) -> bool:
        """Whether the hash was made with less care than is taken today."""
        return self._hasher.check_needs_rehash(kept)

    def close(self) -> None:
        self._bench.close()

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
