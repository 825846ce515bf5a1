"""What a counter prints: its faces, type, branch, quality, dot and stripes (S42-2.3)."""

import re
from enum import Enum
from typing import Literal

from msgspec import Struct

from hexfront.play.datafile import Words


class Side(Enum):
    """The two players, in the order of their player turns (S42-3.0.a)."""

    AXIS = "axis"
    SOVIET = "soviet"


class Branch(Enum):
    """The colour of a counter: nationality or branch of service (S42-2.3.4.a)."""

    REGULAR = "regular"
    MISCELLANEOUS = "miscellaneous"
    NAVAL = "naval"
    NKVD = "nkvd"
    GUARDS = "guards"
    WEHRMACHT = "wehrmacht"
    WAFFEN_SS = "waffen-ss"
    LUFTWAFFE = "luftwaffe"
    ITALIAN = "italian"
    ROMANIAN = "romanian"
    HUNGARIAN = "hungarian"
    SLOVAK = "slovak"
    CROATIAN = "croatian"
    CAUCASIAN = "caucasian"

    @property
    def side(self) -> Side:
        return Side.SOVIET if self in _SOVIET else Side.AXIS

    @property
    def german(self) -> bool:
        return self in _GERMAN

    @property
    def axis_ally(self) -> bool:
        """Croatians are not in the rulebook's list (S42-20.5.a)."""
        return self in _ALLIES


_SOVIET = frozenset(
    {Branch.REGULAR, Branch.MISCELLANEOUS, Branch.NAVAL, Branch.NKVD, Branch.GUARDS}
)
_GERMAN = frozenset({Branch.WEHRMACHT, Branch.WAFFEN_SS, Branch.LUFTWAFFE})
_ALLIES = frozenset(
    {Branch.ITALIAN, Branch.ROMANIAN, Branch.HUNGARIAN, Branch.SLOVAK, Branch.CAUCASIAN}
)


class UnitType(Enum):
    """The symbol of a counter (S42-2.3.3.a). Silhouettes of tanks are of type TANK."""

    INFANTRY = "infantry"
    SECURITY = "security"
    JAEGER = "jaeger"
    NAVAL_INFANTRY = "naval-infantry"
    MOUNTAIN = "mountain"
    BICYCLE = "bicycle"
    NKVD = "nkvd"
    ENGINEER = "engineer"
    CAVALRY = "cavalry"
    TANK = "tank"
    MECHANIZED = "mechanized"
    TANK_DESTROYER = "tank-destroyer"
    MOTORIZED = "motorized"
    STURMGESCHUETZ = "sturmgeschuetz"
    ARTILLERY = "artillery"
    ARMY_HQ = "army-hq"
    """A Soviet Army HQ (S42-20.1): helps stacking and never fights."""
    SUPPORT_HQ = "support-hq"
    """A Soviet Front HQ or an Axis Army HQ (S42-18.2)."""
    RESERVE_ARMY = "reserve-army"
    """A Reserve Army of Maskirovka (S42-34.2.a): never fights itself."""
    LEADER = "leader"
    """Chuikov or Manstein (S42-28.1): never fights."""

    @property
    def mechanized(self) -> bool:
        return self not in _ON_FOOT

    @property
    def infantry_type(self) -> bool:
        """Doubled when defending in a City or Mountain hex (S42-2.3.3.b)."""
        return self in _ON_FOOT or self is UnitType.MOTORIZED


_ON_FOOT = frozenset(
    {
        UnitType.INFANTRY,
        UnitType.SECURITY,
        UnitType.JAEGER,
        UnitType.NAVAL_INFANTRY,
        UnitType.MOUNTAIN,
        UnitType.BICYCLE,
        UnitType.NKVD,
        UnitType.ENGINEER,
        UnitType.CAVALRY,
        UnitType.RESERVE_ARMY,
    }
)


class Size(Enum):
    """The size symbol, from II to XXXXX (S42-2.3.2.g)."""

    BATTALION = "battalion"
    REGIMENT = "regiment"
    BRIGADE = "brigade"
    DIVISION = "division"
    CORPS = "corps"
    ARMY = "army"
    FRONT = "front"


class Quality(Enum):
    """Troop Quality (S42-2.3.2.d, S42-2.3.2.e)."""

    ELITE = "elite"
    AVERAGE = "average"
    LOW = "low"


class Dot(Enum):
    """The tank dot (S42-2.3.3.c)."""

    NONE = "none"
    BLACK = "black"
    RED = "red"
    WHITE = "white"


class Box(Enum):
    """The mark of the unit-type box: who is bound at first (S42-20.4.a, S42-20.6.e, S42-20.7.a)."""

    PLAIN = "plain"
    GARRISON = "garrison"
    NORTH_CAUCASUS = "north-caucasus"
    BLUECHER = "bluecher"


ArmyHqKind = Literal["", "tank", "guards", "shock"]
"""Which of the Soviet Army HQs a counter is (S42-4.3.c, S42-20.1.3.d)."""


class Face(Struct, frozen=True, cache_hash=True):
    """The three numbers of one side of a counter (S42-2.3.2.a)."""

    attack: int
    defense: int
    ma: int
    support: bool = False
    """An S for the attack strength: the Ready side of an ASU or SP."""
    bracketed: bool = False
    """A defense strength in brackets (S42-9.8.a)."""
    tactical: bool = False
    """A T for the MA: Tactical Movement only (S42-18.6.3.d)."""

    def __str__(self) -> str:
        attack = "S" if self.support else self.attack
        defense = f"({self.defense})" if self.bracketed else self.defense
        return f"{attack}-{defense}-{'T' if self.tactical else self.ma}"


_FACE = re.compile(r"(S|[0-9]+)-(?:([0-9]+)|\(([0-9]+)\))-(T|[0-9]+)", re.ASCII)


def parse_face(text: str) -> Face:
    """The numbers as a counter prints them: 6-7-3, S-(1)-5 or S-0-T."""
    match = _FACE.fullmatch(text)
    if match is None:
        raise ValueError(f"expected attack-defense-movement such as 6-7-3 or S-(1)-5, got {text!r}")
    attack, plain, bracketed, ma = match.groups()
    return Face(
        attack=0 if attack == "S" else int(attack),
        defense=int(plain or bracketed),
        ma=0 if ma == "T" else int(ma),
        support=attack == "S",
        bracketed=bracketed is not None,
        tactical=ma == "T",
    )


class Unit(Struct, frozen=True, kw_only=True):
    """A counter of one side with all that it prints."""

    id: str
    name: Words
    label: str
    formation: str
    type: UnitType
    size: Size
    branch: Branch
    full: Face
    reduced: Face | None
    used: Face | None
    """The Used side of an ASU or leader (S42-18.2.1.c, S42-28.1.1.d)."""
    upgrade: Face | None
    """The full side that it gets with a fourth step (S42-32.4.b)."""
    steps: int
    quality: Quality
    dot: Dot
    free_stacking: bool
    black_box: bool
    range: int
    box: Box
    remnant: str
    army_hq: ArmyHqKind
    given: tuple[str, ...]
    outside: tuple[str, ...]

    @property
    def side(self) -> Side:
        return self.branch.side

    @property
    def combat(self) -> bool:
        """Brackets count (S42-2.3.1.a)."""
        return self.full.defense > 0

    @property
    def asu(self) -> bool:
        return self.type in (UnitType.ARTILLERY, UnitType.SUPPORT_HQ)  # S42-18.2.1.a

    @property
    def gone_by(self) -> str:
        """The rule by which it never comes back once it is eliminated; nothing for others."""
        if self.box is Box.GARRISON:
            return "S42-20.4.c"
        return "S42-20.9.b" if self.type is UnitType.ENGINEER else ""

    @property
    def mobile_corps(self) -> bool:
        """A tank or mechanized corps, as S42-4.3.c counts them."""
        return self.size is Size.CORPS and self.type in (UnitType.TANK, UnitType.MECHANIZED)


class Remnant(Struct, frozen=True, kw_only=True):
    """The stand-in for the last step of a 3-step unit (S42-10.4)."""

    id: str
    name: Words
    type: UnitType
    face: Face
    dot: Dot
    count: int


class AirUnit(Struct, frozen=True, kw_only=True):
    """An air unit: it gives shifts and has no numbers (S42-9.3.2.a)."""

    id: str
    name: Words
    label: str
    branch: Branch
