"""What page and server say to each other over the socket, as strict tagged structs."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Struct

from hexfront.play import Back, Entry, Offer, Reached, Refusal, Thread
from hexfront.play.standing import Standing
from hexfront.table.clocks import Pace

Player = Literal["me", "friend", "guest", "novice", "computer", "expert"]
"""Who plays a seat, as the one who made the table says it: a friend sits at the same keyboard, a
guest elsewhere; a novice and an expert are computer players, too."""
COMPUTERS: frozenset[Player] = frozenset({"novice", "computer", "expert"})

Watch = Literal["off", "after", "public"]
"""Who may look on at a game: nobody; everybody once it is over; everybody while it is played, who
then sees what all seats may know."""

Windows = Literal["ask", "fits", "adjacent", "vehicles", "never"]
"""ask: open every window; fits: only those in which there is more than declining; adjacent: of
these only those that press, as when an enemy comes next to a unit that can fire; never."""


class ClientMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """Anything the page says."""


class Enter(ClientMessage, frozen=True, tag="Enter"):
    """The first message: the token that opens the page's seats, and the player's language. An
    address is written down in too many places for the token."""

    token: str
    language: Annotated[str, msgspec.Meta(max_length=2, pattern="^[a-z]{2}$")] = "en"


class Take(ClientMessage, frozen=True, tag="Take"):
    """A seat's choice. `seq` is the number of the update it answers."""

    seq: int
    choice: msgspec.Raw


class Undo(ClientMessage, frozen=True, tag="Undo"):
    """Take back the latest own choice."""

    seq: int


class Turn(ClientMessage, frozen=True, tag="Turn"):
    """In a printed example: show it after that many steps of its script."""

    step: int


class Sit(ClientMessage, frozen=True, tag="Sit"):
    """At one keyboard: another of this page's seats looks at the screen now."""

    seat: int


class Delegate(ClientMessage, frozen=True, tag="Delegate"):
    """Let a computer player place the counters that the seat is to place by hand. `seq` is the
    number of the update it answers."""

    seq: int


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


class Reckon(ClientMessage, frozen=True, tag="Reckon"):
    """Ask how the game stands: points, where they come from, who would win now."""


class Scrub(ClientMessage, frozen=True, tag="Scrub"):
    """Ask for the seat's view after that many steps, as the seat counts them."""

    step: int


class Lines(ClientMessage, frozen=True, tag="Lines"):
    """Ask for some lines of the log before the one with that number."""

    before: int


class StandingOrder(ClientMessage, frozen=True, tag="StandingOrder"):
    """How the page's seats want their windows handled from now on; without one "fits", and at
    tables with guests "ask", which alone tells the others nothing but what "never" does.

    `answers` are a game's own standing orders by their names (see `Game.ordered`); `forced`
    confirms beforehand whatever leaves no choice, as far as the others know that it does. They are
    kept at tables with guests: a page that gives them `again` when it connects changes nothing and
    is told those that hold.
    """

    windows: Windows
    answers: dict[str, str] = {}
    forced: bool = False
    again: bool = False


class Mention(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A hex that a line of talk is about, or a unit there."""

    hex: int = -1
    unit: int = -1


class Ping(ClientMessage, frozen=True, tag="Ping"):
    """Point at a hex for the others at the table."""

    hex: int


class Say(ClientMessage, frozen=True, tag="Say"):
    """Say something to the others at the table."""

    text: Annotated[str, msgspec.Meta(max_length=500, pattern=r"^[^\x00]+$")]
    about: Annotated[tuple[Mention, ...], msgspec.Meta(max_length=8)] = ()
    """What of it leads to the board; of a unit only its number counts."""


Wish = Literal["draw", "award", "rewind"]
"""A draw, the game to one of the seats, or to take back one's own latest choice whatever has
followed from it."""


class Propose(ClientMessage, frozen=True, tag="Propose"):
    """Ask the others to agree to something that no rule allows alone."""

    wish: Wish
    winner: int = -1
    """To whom an award gives the game."""


class Reply(ClientMessage, frozen=True, tag="Reply"):
    """Agree to what is proposed or not; whoever proposed it withdraws it."""

    agrees: bool


class Resign(ClientMessage, frozen=True, tag="Resign"):
    """Give the game up."""


Claimed = Literal["win", "computer"]
"""The game itself, or that the computer plays on for the seat that is late."""


class Claim(ClientMessage, frozen=True, tag="Claim"):
    """Claim something from a seat whose time is over."""

    what: Claimed


class TakeBack(ClientMessage, frozen=True, tag="TakeBack"):
    """Take one's seat back from the computer that has played on for it."""


class Rest(ClientMessage, frozen=True, tag="Rest"):
    """Go on vacation, or come back."""

    on: bool


class Notify(ClientMessage, frozen=True, tag="Notify"):
    """Have a web address called whenever it is the turn of this page's seats and nobody is there;
    none with an empty one. Without any it is only told what is set."""

    webhook: str | None = None


Incoming = (
    Enter
    | Take
    | Undo
    | Turn
    | Delegate
    | Sit
    | WhyNot
    | Look
    | Consult
    | Reckon
    | Scrub
    | Lines
    | StandingOrder
    | Say
    | Ping
    | Propose
    | Reply
    | Resign
    | Claim
    | TakeBack
    | Rest
    | Notify
)


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
    """Who plays each seat, as it is from this keyboard: me, friend, guest, novice, computer,
    expert."""
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
    taught: int = -1
    """In a lesson: how many steps of its script are done."""
    awaited: Any = None
    """In a lesson: the choice that leads on."""


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
    watchers: int = 0
    """How many look on without a seat."""


class Said(Struct, frozen=True):
    """A line of talk; `at` is its time in seconds since 1970."""

    seat: int
    text: str
    at: int
    about: tuple[Mention, ...] = ()
    """Hexes of the board, and units where everybody at the table saw them when it was said."""


class Proposed(Struct, frozen=True, omit_defaults=True):
    """What a seat asks the others to agree to; `winner` is who gets the game by an award."""

    seat: int
    wish: Wish
    winner: int = -1


class Ended(Struct, frozen=True):
    """The players have ended the game themselves; `seat` is who resigned or lost by time, or who
    won by agreement."""

    how: Literal["resigned", "timeout", "awarded", "drawn"]
    seat: int = -1


class Clocks(ServerMessage, frozen=True, tag="Clocks"):
    """How long the seats of a table with guests may think. Times are milliseconds, moments those
    since 1970. Told whenever it changes other than by the passing of time."""

    pace: Pace
    running: int
    """The seat whose time passes; -1, nobody's."""
    until: int
    """When it will be late, or when it was; 0, never. Its own time and vacation are counted here
    and told as 0 below."""
    left: tuple[int, ...]
    vacation: tuple[int, ...]
    resting: tuple[bool, ...]
    """Who is on vacation."""
    stand_ins: tuple[bool, ...]
    """Whose seat the computer plays while the person is away."""
    now: int = 0
    """The server's time when it told this."""


class Parley(ServerMessage, frozen=True, tag="Parley"):
    """What is said and proposed at a table with guests; told whenever it changes."""

    said: tuple[Said, ...]
    proposed: Proposed | None
    ended: Ended | None


class Orders(ServerMessage, frozen=True, tag="Orders"):
    """The standing orders that hold for the seat at a table with guests."""

    windows: Windows
    answers: dict[str, str] = {}
    forced: bool = False


class Pinged(ServerMessage, frozen=True, tag="Pinged"):
    """Another player points at a hex."""

    seat: int
    hex: int


class Notices(ServerMessage, frozen=True, tag="Notices"):
    """How the seat is told of its turn while its player is away; `mails`, whether this server can
    send any to those who have given an address in their account."""

    webhook: str
    mails: bool


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


class Reckoned(ServerMessage, frozen=True, tag="Reckoned"):
    """How the game stands for the seat; nothing where its game does not say it."""

    standing: Standing | None


class Past(ServerMessage, frozen=True, tag="Past"):
    """The seat's view at an earlier step."""

    step: int
    view: Any


Outgoing = (
    Update
    | Changes
    | Company
    | Clocks
    | Parley
    | Pinged
    | Orders
    | Notices
    | Earlier
    | Refused
    | Fault
    | Answer
    | Seen
    | Counsel
    | Reckoned
    | Past
)
