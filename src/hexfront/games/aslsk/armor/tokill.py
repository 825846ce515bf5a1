"""The To Kill number of a hit on a vehicle (ASL-7.9), line by line."""

from enum import Enum

from msgspec import Struct

from hexfront.games.aslsk.armor.facing import Facing, Part, armor
from hexfront.games.aslsk.definitions.ammunition import Ammunition
from hexfront.games.aslsk.definitions.counters import Nationality
from hexfront.games.aslsk.definitions.guns import Barrel
from hexfront.games.aslsk.definitions.killing import ToKillTable
from hexfront.games.aslsk.definitions.vehicles import Vehicle
from hexfront.play import Line, Tally


class Force(Enum):
    """A row of the destruction table: what kind of attack strikes the vehicle (ASL-7.10)."""

    SHOT = "shot"
    """AP, APCR, APDS and HEAT of a Gun, a MA or a LATW."""
    BLAST = "blast"
    """HE, or a DC."""
    MACHINE_GUN = "machine-gun"
    FLAME = "flame"


class Warhead(Struct, frozen=True):
    """What strikes: its row of the destruction table, and the table number before facing."""

    force: Force
    number: int
    """That of the To Kill table or of the counter; 0 if it cannot harm a vehicle."""
    change: int = 0
    """What range does to it."""
    rule: str = "ASL-7.9.b"


def shell(
    table: ToKillTable,
    ammunition: Ammunition,
    barrel: Barrel,
    nationality: Nationality,
    distance: int,
) -> Warhead:
    """What a Gun or MA fires (ASL-7.9.a)."""
    force = Force.BLAST if ammunition is Ammunition.HE else Force.SHOT
    change = table.by_range(ammunition, barrel.calibre, distance)
    number = table.number(ammunition, barrel, nationality)
    if change is None or not number:
        return Warhead(force, 0)
    return Warhead(force, number, change)


def bullets(table: ToKillTable, calibre: int, distance: int) -> Warhead:
    """An MG that fires as ordnance, on the AP table (ASL-4.1.j, ASL-7.8.t)."""
    figure = table.heavy_machine_gun if calibre else table.machine_gun
    change = table.by_range(Ammunition.AP, calibre, distance)
    return Warhead(Force.MACHINE_GUN, figure.value, change or 0, figure.rule)


def rifle(table: ToKillTable, number: int, distance: int) -> Warhead:
    """An ATR, on the AP table of the smallest calibres (ASL-4.4.4.a)."""
    change = table.by_range(Ammunition.AP, 0, distance)
    return Warhead(Force.SHOT, number, change or 0, "ASL-4.4.4.a")


def flames(table: ToKillTable, *, long_range: bool) -> Warhead:
    """An FT (ASL-4.2.o); beyond its normal range with half the number (ASL-4.2.q)."""
    divisor = table.modifiers.flame_long_range
    number = table.flame.value
    halved = number // divisor.value if long_range else number
    return Warhead(Force.FLAME, number, halved - number, table.flame.rule)


class Spot(Struct, frozen=True):
    """Where a vehicle is struck, and how well."""

    part: Part
    facing: Facing
    critical: bool = False
    position: int = 0
    """The change by the Position DR of a DC."""


def to_kill(
    table: ToKillTable,
    warhead: Warhead,
    vehicle: Vehicle,
    spot: Spot,
    *,
    exposed: bool = False,
) -> Tally:
    """The final TK#; it is 0 if the warhead cannot harm a vehicle at all (ASL-7.9.c).

    A Critical Hit doubles the number of the table, before all else (ASL-6.1.g). `exposed`: the
    crew is CE.
    """
    modifiers = table.modifiers
    if not warhead.number:
        return Tally.of(())
    lines = [Line("tally-kill-number", warhead.number, warhead.rule)]
    if spot.critical:
        more = warhead.number * (modifiers.critical.value - 1)
        lines.append(Line("tally-kill-critical", more, modifiers.critical.rule))
    flame = warhead.force is Force.FLAME
    if warhead.change:
        rule = modifiers.flame_long_range.rule if flame else "ASL-7.9.b"
        lines.append(Line("tally-kill-range", warhead.change, rule))
    if flame:
        if exposed:
            hatches = modifiers.flame_exposed
            lines.append(Line("tally-kill-exposed", hatches.value, hatches.rule))
        return Tally.of(lines)  # neither facing nor AF: ASL-4.2.p
    if spot.position:
        lines.append(Line("tally-kill-position", spot.position, "ASL-4.3.k"))
    if spot.facing is Facing.REAR:
        lines.append(Line("tally-kill-rear", modifiers.rear.value, modifiers.rear.rule))
    factor = armor(vehicle, spot.part, spot.facing)
    lines.append(Line("tally-kill-armor", -factor, "ASL-7.9.c"))
    return Tally.of(lines)
