"""What counters print: units and hit markers."""

from enum import Enum

from msgspec import Struct

from hexfront.play.datafile import Amount, Positive, Words

SIDES = ("german", "soviet")
"""The two sides in the order of their seats."""


class Mover(Enum):
    """The colour of the movement cost (COH-4.5.a, COH-15.1)."""

    FOOT = "foot"
    WHEELED = "wheeled"
    TRACKED = "tracked"

    __hash__ = object.__hash__  # looked up again and again; there is one of each


class Role(Enum):
    """What a unit is, whatever it moves on: a field gun is neither foot nor vehicle (A44)."""

    FOOT = "foot"
    GUN = "gun"
    VEHICLE = "vehicle"
    AIRCRAFT = "aircraft"
    """Only in the classic edition (COHC-18)."""


class UnitKind(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a counter prints (COH-1.1, table T7)."""

    name: Words
    side: str
    silhouette: str
    attack_cost: Amount
    move_cost: Amount
    mover: Mover = Mover.FOOT
    role: Role = Role.FOOT
    wheels: Amount = 0
    """Wheel symbols under the move cost: bonus moves along roads (COH-15.1.b)."""
    tracks: Amount = 0
    """Track symbols: bonus moves along roads and over open ground."""
    red_fp: int | None = None
    """Without a value it cannot attack targets of this colour."""
    blue_fp: int | None = None
    red_crewed: bool = False
    blue_crewed: bool = False
    range: Amount
    front: int
    flank: int
    armored: bool = False
    turret: bool = False
    """The attack cost stands in a white circle (COH-16.2.a)."""
    open_topped: bool = False
    """The flank value has a red frame (COH-16.5.a)."""
    shield: Amount = 0
    """DR that an APC lends to whoever it carries (COH-16.6.a)."""
    tank: bool = False
    truck: bool = False
    wagon: bool = False
    rumour: bool = False
    """A counter that may turn out to be nothing (SOLO-6.0.a)."""
    mines: bool = False
    """A chit of the cup: the rumored enemy turns out to be mines (SOLO-AMB-45)."""
    pioneers: bool = False
    flamethrower: bool = False
    mortar: bool = False
    """Its fire is HE (COH-13.0.d)."""
    calibre: Amount = 0
    """In millimetres, where it matters: mortars of 80 and more lay smoke (COH-14.0.a)."""
    indirect_cost: int | None = None
    """The attack cost in parentheses; without it there is no indirect fire (COH-13.0.c)."""
    min_range: Amount = 0
    sniper: bool = False
    """It may fire and stay hidden (COHC-13.a)."""
    impulses: Amount = 0
    """The number in the blue hexagon of an aircraft (COHC-18.b)."""
    bombs: Amount = 0
    """How many bombs an aircraft carries (COHC-18.p)."""
    anti_air: bool = False
    """A blue circle under the FP (COHC-18.h)."""
    count: Positive = 1
    """Counters of this kind in the box."""
    years: tuple[int, int] = (1939, 1945)
    given: tuple[str, ...] = ()
    outside: tuple[str, ...] = ()
    id: str = ""

    @property
    def is_foot(self) -> bool:
        return self.role is Role.FOOT

    @property
    def is_gun(self) -> bool:
        return self.role is Role.GUN

    @property
    def aircraft(self) -> bool:
        return self.role is Role.AIRCRAFT

    @property
    def is_vehicle(self) -> bool:
        return self.role is Role.VEHICLE

    def fp(self, against_armored: bool) -> int | None:
        """FP of the colour of the target's defense (COH-6.6.b)."""
        return self.blue_fp if against_armored else self.red_fp

    def crewed(self, against_armored: bool) -> bool:
        """Whether the FP value used has a white background (COH-6.11.c)."""
        return self.blue_crewed if against_armored else self.red_crewed

    @property
    def takes_control(self) -> bool:
        """Printed FP counts, whatever a hit marker does (COH-4.4.b, COH-4.4.c, COH-16.1.b)."""
        return not self.is_transport and self.is_armed

    @property
    def is_transport(self) -> bool:
        """Trucks and wagons (COH-16.1)."""
        return self.truck or self.wagon

    @property
    def is_armed(self) -> bool:
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

    def unheeded(self) -> "Marker":
        """What is left of it when only its effects on movement count (COHC-24.f, Iron Will)."""
        return Marker(
            name=self.name, count=self.count, rally=self.rally, no_move=self.bars_move,
            move_cost=self.move_cost, id=self.id, armored=self.armored, stand_in=self.stand_in,
        )  # fmt: skip
