"""What a scenario says about the order deck, and what of it changes during a game."""

from enum import Enum

import msgspec
from msgspec import Struct

from hexfront.games.coh.solo.orders import Order, OrderCard
from hexfront.play.datafile import Words


class Happening(Enum):
    """What a space of the scenario track does (SOLO-7.2)."""

    LOSE_CAP = "lose-cap"
    """The player loses as many CAP as the table says for a die."""
    GAIN_CAP = "gain-cap"
    RALLY = "rally"
    """The hit AI nearest to a unit rallies without a roll."""
    BOG = "bog"
    """A vehicle is stuck to the end of the round if the table says so for a die."""
    ACT_TWICE = "act-twice"
    RUMOUR = "rumour"
    """A rumored enemy appears."""
    ARRIVE = "arrive"
    """Units of the player stand on the board."""
    SCORE = "score"
    """VP for the control of a hex."""
    STRIKE = "strike"
    """Artillery falls on the hex of an order card (SOLO-2.3.b)."""
    REINFORCE = "reinforce"
    """A unit of the AI appears, in the hex of an order card if the scenario names none."""
    DRIFT = "drift"
    """Refugees and livestock go on, one hex toward another (SOLO-9.0.a)."""
    END_ROUND = "end-round"
    """The round ends when the AI's turn does (SOLO-2.7.b)."""


class TrackEvent(Struct, frozen=True):
    """One event of a space."""

    what: Happening
    table: tuple[int, ...] = ()
    """By the face of a die."""
    amount: int = 0
    hex: int = -1
    unit: int = -1
    """The unit that it is about, or that goes into the cup."""
    replaces: bool = False
    """It takes the place of the card's order if it can be done (SOLO-S1.k)."""
    weapon: int = 0
    """The artillery card whose figures a strike has."""


class Space(Struct, frozen=True):
    """A space of the scenario track."""

    title: Words = {}
    text: Words = {}
    events: tuple[TrackEvent, ...] = ()
    mandatory: bool = False
    """It happens even when the marker jumps over it (SOLO-7.2.b)."""


class ControlVp(Struct, frozen=True):
    """VP of a side for a hex, as long as it controls it."""

    hex: int
    side: int
    points: int


class Ban(Struct, frozen=True):
    """A hex that a unit enters only to take control of it, as the last of its side (SOLO-S1.d)."""

    unit: int
    hex: int


class SoloTerms(Struct, frozen=True):
    """The order deck of a scenario."""

    side: int
    """The side that it plays."""
    cards: dict[int, OrderCard]
    """The order cards of the scenario."""
    track: tuple[Space, ...]
    """Space 1 first; the scenario ends on the last."""
    counteractions: tuple[Order, ...] = ()
    orders: tuple[Order, ...] = ()
    control: tuple[ControlVp, ...] = ()
    bans: tuple[Ban, ...] = ()
    cup: int = 0
    """The units in the cup of rumored enemies at the start, as a mask."""
    blanks: int = 0
    """How many "no enemy" chits are in it."""
    goals: tuple[int, ...] = ()
    """Objectives beside control markers: hexes (SOLO-4.5.c)."""
    edges: tuple[tuple[int, ...], ...] = ()
    """Edges of the board that are objectives, each by its hexes."""
    prizes: int = 0
    """Units of the player that are objectives, as a mask."""
    scenario: str = ""
    """The scenario whose deck it is; nothing for a position of its own."""
    strict: bool = False
    """The player ignores the stay-fresh symbol too (SOLO-3.1.c)."""
    open: bool = False
    """Hit markers of the AI are placed face up, the beginners' option (SOLO-7.5.b)."""


class Verdict(Struct, frozen=True):
    """Why an AI was taken for an order or passed over."""

    unit: int
    why: str
    number: int = 0
    """A distance, an AR or a cost, as the reason asks for."""


class Trial(Struct, frozen=True):
    """A row of the card that was tried."""

    row: str
    """close, short, counter, pass, tactical or scenario."""
    index: int = 0
    """Which order of a list."""
    verdicts: tuple[Verdict, ...] = ()


class SoloState(Struct, frozen=True):
    """The order deck as it lies on the table; card n is bit n."""

    deck: int
    discards: int
    card: int
    """The order card that is being executed, or was last."""
    in_use: bool
    """It is on the table, neither in the deck nor discarded."""
    space: int
    """Where the scenario marker is, from 1."""
    cup: int
    blanks: int
    attacked: bool
    """A unit attacked in the player's last turn."""
    drawn: int
    """The unit that was last drawn from the cup, -1 for none."""
    trials: tuple[Trial, ...]
    """What was tried of the card, the row that was executed last."""
    target: int
    """The unit or, below -1, the objective at which the order pointed; -1 for none."""

    @classmethod
    def of(cls, terms: SoloTerms) -> "SoloState":
        """Before the first card is drawn."""
        deck = sum(1 << number for number in terms.cards)
        return cls(deck, 0, 0, False, 1, terms.cup, terms.blanks, False, -1, (), -1)

    def but(self, **changes: object) -> "SoloState":
        """The same with some things changed."""
        return msgspec.structs.replace(self, **changes)
