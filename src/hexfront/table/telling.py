"""What one page has been told of each seat, and what is new to it."""

from typing import NamedTuple

import msgspec

from hexfront.table.difference import difference
from hexfront.table.outlook import Outlook
from hexfront.table.protocol import Changes, Player, Update


class _Sent(NamedTuple):
    """What a page has been told of a seat."""

    update: Update
    """The latest, its log left out."""
    told: int
    """Lines of the log."""
    cuts: int
    """How often some of them had been taken back."""


class Teller:
    """Remembers what went to one page."""

    def __init__(self, players: tuple[Player, ...]) -> None:
        self._players = players
        self._sent: dict[int, _Sent] = {}
        self._seat = -1
        self.watched: int | None = None
        """The step of the match that the page was shown last, through whatever seat."""

    def forget(self) -> None:
        """The page has lost its way: it is told everything anew."""
        self._sent = {}

    def news(self, outlook: Outlook, since: int | None = None) -> Update | Changes | None:
        """What the page does not know yet of this seat's picture; through another seat it has
        followed the match until the step `since`."""
        sent = self._sent.get(outlook.seat)
        turned, self._seat = outlook.seat != self._seat, outlook.seat
        if sent is None:
            update = outlook.update(self._players, since=since)
            self._remember(update, outlook)
            return update
        if outlook.seq == sent.update.seq and not turned:
            return None
        cuts = outlook.cuts[sent.cuts :]
        kept = min(sent.told, *cuts) if cuts else sent.told
        fresh = turned or bool(cuts)
        update = outlook.update(self._players, kept, fresh=fresh, since=since)
        now = self._remember(update, outlook)
        return Changes(sent.update.seq, difference(sent.update, now), kept, update.log)

    def _remember(self, update: Update, outlook: Outlook) -> Update:
        """What the next changes start from; the log goes its own way."""
        bare = msgspec.structs.replace(update, log=[])
        self._sent[outlook.seat] = _Sent(bare, len(outlook.lines), len(outlook.cuts))
        self.watched = outlook.watched
        return bare
