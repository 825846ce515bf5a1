"""Marks: what a match was every so many steps, so that a table opens without playing it again.

A mark holds the State as its packed value, what the log said since the mark before, and which steps
each seat has seen. It is the server's own work and kept in its own database; a save that somebody
brings holds none. It is sealed with all lines of the game until there, so that whoever brings the
same beginning, be it at another table, is spared the replay, and after an undo an old mark fits
nothing. What is damaged, or was made by another Hexfront, is passed over and the game replayed.
"""

import zlib
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from itertools import accumulate

import msgspec
from msgspec import Struct

from hexfront import __version__
from hexfront.play import Match, header_line, step_line
from hexfront.play.log import Entry
from hexfront.play.match import Past
from hexfront.play.moment import State
from hexfront.play.save import read_steps
from hexfront.play.snapshot import SnapshotError, restored
from hexfront.table.outlook import Outlook
from hexfront.table.schema import MarkRow

SPAN = 256
"""Steps between marks, a multiple of those between the States that a match keeps."""


class Mark(Struct, frozen=True):
    """What is told by the content of a row."""

    state: bytes
    entries: list[list[Entry]]
    """Of the steps since the mark before."""
    frames: dict[int, list[int]]
    """By seat: those of these steps that it saw."""


def seals_of(first: Match, lines: Sequence[str]) -> list[str]:
    """The seals of all marks that a game with these steps can have."""
    spans = [lines[at : at + SPAN] for at in range(0, len(lines) - SPAN + 1, SPAN)]
    return list(accumulate(spans, _seal, initial=_begun(first)))[1:]


def _begun(match: Match) -> str:
    """The seal before the first step: what is played, and by which Hexfront."""
    return _seal("", [header_line(match), f"hexfront {__version__}"])


def _seal(before: str, lines: Sequence[str]) -> str:
    text = "\n".join([before, *(line.rstrip("\n") for line in lines)])
    return blake2b(text.encode(), digest_size=16).hexdigest()


def recalled(first: Match, lines: Sequence[str], rows: Sequence[MarkRow]) -> "Recalled | None":
    """What these rows tell of the game with these steps, as far as they follow one another."""
    known = {row.seal: row.content for row in rows}
    found: dict[str, Mark] = {}
    states: dict[int, State] = {}
    for seal in seals_of(first, lines):
        try:
            mark = _READER.decode(zlib.decompress(known[seal]))
            state = restored(first.game, first.state, mark.state)
        except (KeyError, zlib.error, msgspec.MsgspecError, SnapshotError):
            break
        found[seal] = mark
        states[len(found) * SPAN] = state
    if not found:
        return None
    entries = [told for mark in found.values() for told in mark.entries]
    steps = read_steps(first.game, lines[: len(found) * SPAN])
    return Recalled(Past(steps, entries, states), found)


_READER = msgspec.msgpack.Decoder(Mark)


class Recalled:
    """A past, and what the seats saw of it; by their seals the marks that tell it."""

    def __init__(self, past: Past, marks: Mapping[str, Mark]) -> None:
        self.past = past
        self.seals = tuple(marks)
        self._marks = tuple(marks.values())

    def show(self, match: Match, outlooks: Mapping[int, Outlook]) -> None:
        """Let each seat have seen what it saw then; a seat that nobody had watches it anew."""
        for seat, outlook in outlooks.items():
            if all(seat in mark.frames for mark in self._marks):
                frames = {at for mark in self._marks for at in mark.frames[seat]}
                outlook.recall(match, len(self.past.steps), frames)


class Marked:
    """The marks of a match that are kept, by their seals."""

    def __init__(self, seals: Sequence[str] = ()) -> None:
        self._seals = list(seals)

    def due(self, match: Match, outlooks: Mapping[int, Outlook]) -> list[MarkRow]:
        """The marks that are still to be kept, once all seats have watched the match.

        A game whose States do not come back as they were gets none.
        """
        rows: list[MarkRow] = []
        seal = self._seals[-1] if self._seals else _begun(match)
        for number in range(len(self._seals) + 1, match.length // SPAN + 1):
            first, last = (number - 1) * SPAN, number * SPAN
            packed = match.at(last).packed()
            if not _comes_back(match, last, packed):
                break
            seal = _seal(seal, list(map(step_line, match.steps[first:last])))
            frames = {seat: one.frames(first + 1, last) for seat, one in outlooks.items()}
            mark = Mark(packed, match.entries[first + 1 : last + 1], frames)
            rows.append(MarkRow(last, seal, zlib.compress(msgspec.msgpack.encode(mark), 1)))
        return rows

    def keep(self, rows: Sequence[MarkRow]) -> None:
        """These have been kept."""
        self._seals += [row.seal for row in rows]

    def cut(self, length: int) -> None:
        """Only so many steps are left."""
        del self._seals[length // SPAN :]


def _comes_back(match: Match, step: int, packed: bytes) -> bool:
    try:
        back: State = restored(match.game, match.at(0), packed)
    except SnapshotError:
        return False
    return back == match.at(step)
