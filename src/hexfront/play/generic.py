"""What the generic page shows: a rulebook that speaks in these structs needs no page of its own.

A game gives `GenericFacts` once for a scenario, a `GenericView` after every step and a
`GenericPreview` with an offer. It may derive a view of its own with more fields; the page leaves
alone what it does not know.

The page finds the things on the table that a choice is about by the names of its fields:

| field | is | on the page |
|---|---|---|
| `unit` | the unit that acts | clicked first when several units have choices |
| `hex` | a hex of the board | lit; a click takes the choice |
| `target` | a unit that something is done to | lit; a click takes the choice |
| any other | a number or a word | told apart by the words of the choice |

Words are message ids of the game's catalogues, which begin with the game's id: a choice `Move` of
the game `skirmish` is called `skirmish-choice-move`, with its fields as arguments. The argument
`dice` of a log entry are dice as they lie on the table, such as "3+5"; a `unit` that goes `to` a
hex is moved there when its entry is played.
"""

from typing import Literal

from msgspec import Struct

from hexfront.board import HEX_RADIUS, Board, centre_px, size_px
from hexfront.hexes import bits
from hexfront.play.datafile import Words
from hexfront.play.facts import BoardFacts, HexFact, ScenarioFacts, SideFacts
from hexfront.play.tally import Tally

Tone = Literal["go", "fire", "enter", "hide"]
"""The colour in which a choice lights up: going, shooting, coming on, something stealthy."""


class Sentence(Struct, frozen=True, omit_defaults=True):
    """A message and what it speaks of."""

    message: str
    args: dict[str, int | str] = {}


# Before the first move


class GenericSide(SideFacts, frozen=True):
    """A side with the colour of its counters as #rrggbb."""

    colour: str


class GenericCounter(Struct, frozen=True):
    """What a counter prints on top: which unit it is.

    `symbol` is one of infantry, cavalry, artillery, armour, engineers, recon, headquarters, or a
    few letters that are printed as they are.
    """

    id: int
    side: int
    name: Words
    code: str
    symbol: str


class GenericFacts(ScenarioFacts, frozen=True, kw_only=True):
    """What the page knows of a scenario before the first move."""

    sides: tuple[GenericSide, ...]
    units: tuple[GenericCounter, ...]
    phases: tuple[str, ...]
    """The messages that name the phases of a turn, in their order."""
    arguments: dict[str, str]
    """What the arguments of messages stand for, as the game's `naming.keys` say it; the page knows
    units, hexes and sides."""


def board_facts(board: Board, game: str, scenario: str) -> BoardFacts:
    """A board of the house as the page lays it on the table."""
    width, height = size_px(board)
    hexes = []
    for h in bits(board.whole):
        x, y = centre_px(board, h)
        hexes.append(HexFact(h, board.label(h), round(x, 2), round(y, 2), board.terrain[h]))
    svg = f"/api/boards/{game}/{scenario}.svg"
    return BoardFacts(svg, width, height, HEX_RADIUS, tuple(hexes))


# At every step


class GenericUnit(Struct, frozen=True, omit_defaults=True):
    """A unit as one seat sees it; one that is not listed is not on the table."""

    id: int
    hex: int
    figures: tuple[str, ...] = ()
    """Up to three, along the lower edge of the counter."""
    marks: tuple[str, ...] = ()
    """States as message ids; each is a dot on the counter and a word in its description."""
    done: bool = False
    """It has had its turn; the counter is dimmed."""
    facing: int = -1
    """The direction it faces, clockwise from the north; -1 for none."""


class GenericFlag(Struct, frozen=True):
    """A hex that matters for victory, and the side that holds it, or -1."""

    hex: int
    side: int
    figure: str = ""


class GenericScore(Struct, frozen=True):
    """A figure for each side under one title."""

    label: str
    values: tuple[int, ...]


class GenericView(Struct, frozen=True, kw_only=True):
    """One seat's picture of the game."""

    seat: int
    actor: int
    """The seat that must choose, -1 chance, -2 the game is over."""
    turn: int
    """The side whose turn it is."""
    round: int
    phase: str
    """The message that names the phase; one of those of the facts."""
    ask: Sentence
    """What is asked of the actor."""
    units: tuple[GenericUnit, ...]
    in_hand: tuple[int, ...] = ()
    """Units that the question is about."""
    flags: tuple[GenericFlag, ...] = ()
    scores: tuple[GenericScore, ...] = ()
    winner: int = -1
    reason: Sentence | None = None
    """At the end: why the game ended like this."""


# With an offer


class GenericSum(Struct, frozen=True):
    """A number that the rules compute, line by line."""

    label: str
    tally: Tally


class GenericChance(Struct, frozen=True):
    """Something that may come of it and how likely it is: numerator and denominator."""

    label: str
    chance: tuple[int, int]


class GenericPreview(Struct, frozen=True, omit_defaults=True):
    """What a player should know before a choice is taken."""

    figure: str = ""
    """The one figure that is written on the lit place: a cost, odds."""
    tone: Tone = "go"
    sums: tuple[GenericSum, ...] = ()
    chances: tuple[GenericChance, ...] = ()
