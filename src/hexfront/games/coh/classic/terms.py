"""What the classic edition asks of a scenario, and what of it changes during a game."""

import msgspec
from msgspec import Struct

NEUTRAL = -1
"""A hex that belongs to nobody (COHC-9.i)."""


class Veteran(Struct, frozen=True):
    """A veteran card that the scenario gives to some units of a side (COHC-24.f)."""

    card: int
    side: int
    units: int
    """The units that it is for, as a mask; 0 for the player himself."""


class ClassicTerms(Struct, frozen=True):
    """The classic edition in a scenario."""

    vp: tuple[int, int] = (0, 0)
    """COHC-1.d."""
    tall_corn: bool = False
    """Corn blocks the sight of foot units (COHC-10.b)."""
    summer: bool = True
    """Corn and wheat conceal hidden units (COHC-10.c)."""
    cautious: bool = False
    """The additional rule of cautious movement (COHC-9.j)."""
    ceiling: int = 3
    """How many altitude counters an aircraft may have (AC34)."""
    veterans: tuple[Veteran, ...] = ()
    vehicles_in_pits: bool = False
    """COHC-22.e."""
    sides: frozenset[tuple[int, int]] = frozenset()
    """Hexsides along which a gully runs (COHC-10.o), each as two hexes, the lower first."""
    targets: tuple[tuple[int, int, int], ...] = ()
    """(seat, weapon, hex) of artillery that was noted at the set-up (COHC-1.f)."""


class Flight(Struct, frozen=True):
    """An aircraft on the map."""

    unit: int
    hex: int
    facing: int
    altitude: int = 0
    hurt: bool = False
    """It was hit: no more attacks, and it must leave (COHC-18.k)."""
    dropped: int = 0
    """Bombs that it has dropped (COHC-18.p)."""


class ClassicState(Struct, frozen=True):
    """What the classic edition keeps beside the State of all editions."""

    ap: tuple[int, int]
    """By side: what is left in the pool of its activated units (COHC-11.a)."""
    active: int
    """The activated units, as a mask (COHC-3.c)."""
    vp: tuple[int, int]
    stuck: int
    """Vehicles that a bog test holds (COHC-19.e)."""
    fixed: int
    """Units that card 20 immobilizes until the end of the round."""
    hurried: int
    """Units that moved in their side's last turn (COHC-9.j)."""
    crept: int
    """Those among them that moved cautiously."""
    barred: int
    """Units that a card turned to their spent side (card 6)."""
    flights: tuple[Flight, ...]
    left: int
    """Aircraft that have left the map for good (COHC-18.j)."""
    used: int
    """Veteran cards of the scenario that are used up, as a mask of their places."""
    rerolled: int
    """Sides that used Combat Hardened in this turn, as a mask (card 14)."""
    willed: int
    """Units on whom hit counters have no effect in this activation or action (card 11)."""
    shrouded: int
    """Hidden units whose fire does not betray them in this turn (card 13)."""
    widows: int
    """Cargo of an APC that was destroyed in this turn (COHC-20.d)."""

    @classmethod
    def of(cls, terms: ClassicTerms) -> "ClassicState":
        """Before the first turn."""
        return cls((0, 0), 0, terms.vp, 0, 0, 0, 0, 0, (), 0, 0, 0, 0, 0, 0)

    def but(self, **changes: object) -> "ClassicState":
        """The same with some things changed."""
        return msgspec.structs.replace(self, **changes)

    def flight(self, u: int) -> Flight | None:
        """The aircraft, if it is on the map."""
        for one in self.flights:
            if one.unit == u:
                return one
        return None
