"""The log of a game: message ids with arguments, tally and rule; no words.

An entry with an audience is told to that seat alone. When something happens in secret,
the rules note it twice: in full for its owner, and as far as it is seen for the others, of whom
the WATCHER is one.
"""

from msgspec import Struct

from hexfront.play.tally import Tally

Args = dict[str, int | str]


class Entry(Struct, frozen=True):
    """One thing that happened."""

    message: str
    args: Args
    rule: str
    tally: Tally | None = None
    audience: int | None = None

    def heard_by(self, seat: int) -> bool:
        return self.audience is None or self.audience == seat


def heard(entries: list[Entry], seat: int) -> list[Entry]:
    """What one seat is told of these entries."""
    return [entry for entry in entries if entry.heard_by(seat)]
