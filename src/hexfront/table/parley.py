"""What people at a table say to each other, and what they agree on: a draw, a result, a choice
taken back.

Nothing of it is a rule of any game. A proposal is void once the game has moved on for everybody:
if what one seat does in secret ended it, the others would be told of that.
"""

from collections.abc import Callable, Iterable

from msgspec import Struct

from hexfront.table.errors import BadRequestError
from hexfront.table.protocol import Ended, Parley, Proposed, Said
from hexfront.table.schema import TokenRow

LATEST = 100
"""Lines that a page is told."""
MOST_LINES = 2000
"""Lines that are kept of a table."""


class _Open(Struct):
    """A proposal that waits for answers."""

    proposed: Proposed
    shared: int
    """How many steps everybody had seen when it was made."""
    awaited: set[str]
    """The hashes of those who have not agreed yet."""


class Talk:
    """The talk at one table."""

    def __init__(self, lines: list[Said], ended: str = "") -> None:
        self.lines = lines
        self.ended = ended_from(ended)
        self._open: _Open | None = None

    def told(self) -> Parley:
        """All that a page is to know."""
        proposed = self._open.proposed if self._open else None
        return Parley(tuple(self.lines[-LATEST:]), proposed, self.ended)

    def say(self, said: Said) -> None:
        self.lines.append(said)

    def propose(self, proposed: Proposed, shared: int, tokens: Iterable[TokenRow]) -> None:
        """Ask all who sit elsewhere; whoever asks again asks anew."""
        seat = proposed.seat
        awaited = {one.hash for one in tokens if seat not in one.seats and not one.invite}
        if not awaited:
            raise BadRequestError("nobody is there yet who could agree")
        self._open = _Open(proposed, shared, awaited)

    def withdraw(self) -> None:
        """Nothing is proposed any more."""
        self._open = None

    def move_on(self, shared: Callable[[], int]) -> None:
        """Something has happened; it ends a proposal when everybody saw it."""
        if self._open is not None and self._open.shared != shared():
            self._open = None

    @property
    def open(self) -> tuple[Proposed | None, tuple[str, ...]]:
        """What is proposed, and who is still to agree."""
        if self._open is None:
            return None, ()
        return self._open.proposed, tuple(self._open.awaited)

    def adopt(self, proposed: Proposed | None, awaited: Iterable[str], shared: int) -> None:
        """What is proposed at another server is proposed here."""
        self._open = None if proposed is None else _Open(proposed, shared, set(awaited))

    def answer(self, token: TokenRow, *, agrees: bool) -> Proposed | None:
        """Agree or not; what is proposed once all have agreed."""
        asked = self._open
        if asked is None:
            raise BadRequestError("nothing is proposed now")
        if token.hash not in asked.awaited and asked.proposed.seat not in token.seats:
            raise BadRequestError("this page has agreed already")
        if not agrees:  # whoever proposed it withdraws it in the same way
            self._open = None
            return None
        asked.awaited.discard(token.hash)
        if asked.awaited:
            return None
        self._open = None
        return asked.proposed


def ended_from(kept: str) -> Ended | None:
    """How a game ended at the table; nothing when it goes on, or ended by its rules."""
    how, _, seat = kept.partition(":")
    match how:
        case "resigned" | "timeout" | "awarded":
            return Ended(how, int(seat))
        case "drawn":
            return Ended(how)
    return None


def kept_ending(ended: Ended) -> str:
    return ended.how if ended.how == "drawn" else f"{ended.how}:{ended.seat}"
