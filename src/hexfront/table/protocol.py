"""What page and server say to each other over the socket, as strict tagged structs."""

from typing import Any, Literal

import msgspec
from msgspec import Struct

from hexfront.play import Back, Entry, Offer, Reached, Refusal, Thread

Player = Literal["me", "friend", "guest", "computer", "expert"]
"""Who plays a seat, as the one who made the table says it: a friend sits at the same keyboard, a
guest elsewhere; an expert is a computer player, too."""
COMPUTERS: frozenset[Player] = frozenset({"computer", "expert"})

Windows = Literal["ask", "fits", "adjacent", "vehicles", "never"]
"""ask: open every window; fits: only those in which there is more than declining; adjacent: of
these only those that press, as when an enemy comes next to a unit that can fire; never."""


class ClientMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """Anything the page says."""


class Enter(ClientMessage, frozen=True, tag="Enter"):
    """The first message: the token that opens the page's seats. An address is written down in too
    many places for it."""

    token: str


class Take(ClientMessage, frozen=True, tag="Take"):
    """A seat's choice. `seq` is the number of the update it answers."""

    seq: int
    choice: msgspec.Raw


class Undo(ClientMessage, frozen=True, tag="Undo"):
    """Take back the latest own choice."""

    seq: int


class Sit(ClientMessage, frozen=True, tag="Sit"):
    """At one keyboard: another of this page's seats looks at the screen now."""

    seat: int


class WhyNot(ClientMessage, frozen=True, tag="WhyNot"):
    """Ask why a choice is not legal."""

    choice: msgspec.Raw


class Look(ClientMessage, frozen=True, tag="Look"):
    """Ask what can be seen, and fired at, from a hex or by a unit; without either, what the game
    shows of all units at once. With `to`, only for the line from the hex, or the way of the unit,
    to that one."""

    hex: int = -1
    unit: int = -1
    to: int = -1


class Consult(ClientMessage, frozen=True, tag="Consult"):
    """Ask what the seat should look at now."""


class Scrub(ClientMessage, frozen=True, tag="Scrub"):
    """Ask for the seat's view after that many steps, as the seat counts them."""

    step: int


class Lines(ClientMessage, frozen=True, tag="Lines"):
    """Ask for some lines of the log before the one with that number."""

    before: int


class StandingOrder(ClientMessage, frozen=True, tag="StandingOrder"):
    """How the page's seats want their windows handled from now on; "fits" without one.

    `answers` are a game's own standing orders by their names (see `Game.ordered`). Nothing of it
    is kept: a page gives it again when it connects.
    """

    windows: Windows
    answers: dict[str, str] = {}


Incoming = Enter | Take | Undo | Sit | WhyNot | Look | Consult | Scrub | Lines | StandingOrder


class ServerMessage(Struct, frozen=True):
    """Anything the server says."""


class LogLine(Struct, frozen=True):
    """An entry with the seat's own count of what it has been told, and its own step."""

    number: int
    step: int
    entry: Entry


class Update(ServerMessage, frozen=True, tag="Update"):
    """The seat's whole picture; sent, or the changes in it, whenever it changes, and never for
    anything else.

    A seat counts as steps only what changed its own picture, since the number of steps
    that it cannot see would tell it something.
    """

    seq: int
    seat: int
    step: int
    view: Any
    offers: list[Offer]
    log: list[LogLine]
    """The latest lines when `fresh`, otherwise those since the last update."""
    fresh: bool
    """Lines that were told before have been taken back, or nothing was told of this seat yet."""
    can_undo: bool
    players: tuple[Player, ...]
    """Who plays each seat, as it is from this keyboard: me, friend, guest, computer, expert."""
    handover: int = -1
    """At one keyboard: the other seat that must act now, so the screen must be hidden."""
    thinking: bool = False
    """A computer player is at work."""
    steps: tuple[int, ...] = ()
    """The seat's own steps at which the log has something to tell: stops for the scrubber."""
    back: Back = "no"
    """How far the seat may step back from what it has begun."""
    news: int = 0
    """With open hands: how many of the last entries happened since the other seat's update."""


class Changes(ServerMessage, frozen=True, tag="Changes"):
    """What has changed since the latest update of the same seat, whose number was `since`."""

    since: int
    changes: Any
    """The change of the update as `table/difference.py` writes it, its log left out."""
    kept: int
    """How many lines of the log still hold; those told before with higher numbers are gone."""
    log: list[LogLine]
    """The lines that follow them."""


Presence = Literal["open", "away", "here"]


class Company(ServerMessage, frozen=True, tag="Company"):
    """Who is at the table, seat by seat: nobody has taken the seat yet, its page is not connected,
    or it is. A computer is always here. Told at tables with guests, whenever it changes."""

    seats: tuple[Presence, ...]


class Earlier(ServerMessage, frozen=True, tag="Earlier"):
    """Lines of a seat's log from before those that the page has."""

    seat: int
    log: list[LogLine]


class Refused(ServerMessage, frozen=True, tag="Refused"):
    """The choice was not legal; nothing happened."""

    seq: int
    refusal: Refusal


class Fault(ServerMessage, frozen=True, tag="Fault"):
    """Something else was wrong with the request; nothing was lost."""

    code: str
    detail: str


class Answer(ServerMessage, frozen=True, tag="Answer"):
    """Why a choice is not legal; None when it is legal after all."""

    refusal: Refusal | None


class Seen(ServerMessage, frozen=True, tag="Seen"):
    """What a hex or unit sees, may fire at and can reach, or all lines of supply."""

    hex: int
    visible: tuple[int, ...]
    arc: tuple[int, ...]
    zone: tuple[int, ...]
    long_range: tuple[int, ...]
    too_near: tuple[int, ...]
    indirect: tuple[int, ...]
    spotters: tuple[int, ...]
    reach: tuple[Reached, ...]
    line: tuple[int, ...]
    lines: tuple[tuple[tuple[int, ...], ...], ...]
    unit: int
    thread: Thread | None
    route: Any


class Counsel(ServerMessage, frozen=True, tag="Counsel"):
    """What the seat should look at, as its game tells it; nothing where it does not."""

    counsel: Any


class Past(ServerMessage, frozen=True, tag="Past"):
    """The seat's view at an earlier step."""

    step: int
    view: Any


Outgoing = Update | Changes | Company | Earlier | Refused | Fault | Answer | Seen | Counsel | Past
