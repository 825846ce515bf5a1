"""What pages ask of the lobby, and what they are told."""

from typing import Annotated

from msgspec import Meta, Struct

from hexfront.play import Options
from hexfront.table.clocks import Pace
from hexfront.table.protocol import Ended, Player, Watch

Grain = Annotated[str, Meta(max_length=64, pattern=r"^[0-9a-f]*(?!\n)$")]
"""What a player adds to the dice of a game between people: hexadecimal digits, and no line break,
before which `$` would end, too."""


Delay = Annotated[int, Meta(ge=0, le=200)]
Language = Annotated[str, Meta(max_length=3, pattern=r"^([a-z]{2,3})?(?!\n)$")]


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a page asks for when it starts a game."""

    game: str
    scenario: str
    players: tuple[Player, ...]
    options: Options = {}
    seed: int | None = None
    open_hands: bool = False
    public: bool = False
    """Whether anybody may take the seats that are kept for guests."""
    watch: Watch = "off"
    delay: Delay = 0
    """How many steps later those who look on see what is played."""
    language: Language = ""
    """In which whoever makes the table would talk."""
    grain: Grain = ""
    pace: Pace = Pace()
    """How fast a game between people is played."""


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    """What a page says when it takes the seat of an invitation."""

    grain: Grain = ""


class Sitting(Struct, frozen=True, forbid_unknown_fields=True):
    """What a page says when it takes a seat that is open to anybody."""

    seat: int
    grain: Grain = ""


class Invite(Struct, frozen=True):
    """What whoever is to take a seat from elsewhere must show, once."""

    seat: int
    code: str


class Seated(Struct, frozen=True):
    """A new table, the token that opens its seats here, and invitations to the others."""

    table: str
    token: str
    invites: tuple[Invite, ...] = ()


class Invitation(Struct, frozen=True):
    """What an invitation is to, and who will look on."""

    game: str
    scenario: str
    seat: int
    pace: Pace
    watch: Watch = "off"
    delay: int = 0


class TableInfo(Struct, frozen=True):
    """A line in the list of own games."""

    table: str
    game: str
    scenario: str
    players: tuple[Player, ...]
    round: int
    over: bool
    my_turn: bool
    """Whether one of the asker's seats has to choose."""
    seats: tuple[int, ...] = ()
    """Those of the asker."""
    names: tuple[str, ...] = ()
    """By seat, as far as anybody there has an account; others are nameless."""
    account: bool = False
    """Whether the asker plays it as the person who is logged in."""
    left: int = -1
    """Milliseconds until the seat that has to choose is late; 0, it is; -1, there is no clock, or
    nobody's runs."""


class Wanted(Struct, frozen=True):
    """Which games somebody wants to look at: of which game and scenario, if that is said, and that
    were over, or began, before then."""

    over: bool = False
    game: str = ""
    scenario: str = ""
    before: int = 0


class Show(Struct, frozen=True):
    """A game that everybody may look at; times are in seconds since 1970.

    When something last happened in a game that goes on would tell of what happens in secret.
    """

    table: str
    game: str
    scenario: str
    players: tuple[Player, ...]
    options: Options
    acting: int
    """The seat that has to choose; -1 where those who look on see the game later, or nobody has."""
    round: int
    """0 where those who look on see the game later than it is played."""
    over: bool
    winner: int
    """The team that has won; -1, it was a draw; -2, it goes on."""
    ended: Ended | None
    """How the players ended it themselves."""
    delay: int
    began: int
    since: int
    """When it was over; 0, it goes on."""
    fair: bool
    """Whether its dice can be rolled again."""
