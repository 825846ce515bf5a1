"""What counters print: units and hit markers."""

from enum import Enum

from msgspec import Struct

from hexfront.play.datafile import Amount, Words

SIDES = ("german", "soviet")
"""The two sides in the order of their seats."""


class Mover(Enum):
    """The colour of the movement cost (COH-4.5.a, COH-15.1)."""

    FOOT = "foot"
    WHEELED = "wheeled"
    TRACKED = "tracked"


class UnitKind(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a counter prints (COH-1.1, table T7)."""

    name: Words
    side: str
    silhouette: str
    attack_cost: Amount
    move_cost: Amount
    mover: Mover = Mover.FOOT
    red_fp: int | None
    blue_fp: int | None
    red_crewed: bool = False
    blue_crewed: bool = False
    range: Amount
    front: int
    flank: int
    armored: bool = False
    given: tuple[str, ...] = ()
    outside: tuple[str, ...] = ()
    id: str = ""

    def fp(self, against_armored: bool) -> int | None:
        """FP of the colour of the target's defense (COH-6.6.b)."""
        return self.blue_fp if against_armored else self.red_fp

    def crewed(self, against_armored: bool) -> bool:
        """Whether the FP value used has a white background (COH-6.11.c)."""
        return self.blue_crewed if against_armored else self.red_crewed

    @property
    def takes_control(self) -> bool:
        """Printed FP counts, whatever a hit marker does (COH-4.4.b, COH-4.4.c)."""
        return (self.red_fp or 0) > 0 or (self.blue_fp or 0) > 0


class Marker(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A hit marker: each figure changes the characteristic at its place (COH-7.3)."""

    name: Words
    count: Amount
    rally: Amount = 0
    final: bool = False
    only_rally: bool = False
    no_attack: bool = False
    no_move: bool = False
    attack_cost: int = 0
    move_cost: int = 0
    red_fp: int = 0
    blue_fp: int = 0
    range: int = 0
    front: int = 0
    flank: int = 0
    id: str = ""
    armored: bool = False
    stand_in: bool = False
    """Marks a hit when the pool is empty; it comes out of no pool (A-45)."""

    @property
    def bars_attack(self) -> bool:
        return self.no_attack or self.only_rally or self.final

    @property
    def bars_move(self) -> bool:
        return self.no_move or self.only_rally or self.final

    @property
    def bars_all_but_rally(self) -> bool:
        return self.only_rally or self.final

    def fp(self, against_armored: bool) -> int:
        return self.blue_fp if against_armored else self.red_fp
