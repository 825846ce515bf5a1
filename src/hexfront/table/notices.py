"""What servers at one database tell each other that is not kept: who is there, what is proposed,
and that somebody points at a hex."""

import msgspec
from msgspec import Struct

from hexfront.table.protocol import Pinged, Proposed

_NOTE = "note"


class Here(Struct, frozen=True, tag="Here"):
    """Who is at a table of one server; `asks` for the same of the others."""

    server: str
    seats: tuple[int, ...]
    watchers: int
    asks: bool


class Tabled(Struct, frozen=True, tag="Tabled"):
    """What is proposed at a table that stands at `tip`, if anything, and the hashes of the tokens
    whose answers it awaits."""

    proposed: Proposed | None
    tip: str
    awaited: tuple[str, ...]


Note = Pinged | Here | Tabled


def noticed(table: str, note: Note) -> str:
    """A notice of something at a table."""
    return f"{_NOTE} {table} {msgspec.json.encode(note).decode()}"


def read(notice: str) -> tuple[str, Note] | None:
    """The table and the note; nothing for a notice of anything else."""
    kind, _, rest = notice.partition(" ")
    if kind != _NOTE:
        return None
    table, _, note = rest.partition(" ")
    return table, msgspec.json.decode(note, type=Note)
