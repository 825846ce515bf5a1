"""A hit on a vehicle as its dice will be read: all that is known before they fall."""

from msgspec import Struct

from hexfront.games.aslsk.armor.destruction import Damage, destruction
from hexfront.games.aslsk.armor.facing import Facing, Part, best_shown, own_hex_facing, part_hit
from hexfront.games.aslsk.armor.tokill import Force, Spot, Warhead, to_kill
from hexfront.games.aslsk.definitions.killing import ToKillTable
from hexfront.games.aslsk.definitions.vehicles import Vehicle
from hexfront.play import Tally


class Hit(Struct, frozen=True):
    """The Original TH DR of a hit; of a DC its Position DR."""

    colored: int
    white: int
    critical: bool = False
    position: int = 0
    """What the Position DR of a DC does to its TK#."""


class Crew(Struct, frozen=True):
    """The crew of a vehicle when it is hit."""

    level: int
    """Its Morale Level (ASL-7.10.b)."""
    exposed: bool = False
    nerves: int = 0
    """The DRM of its checks, after it has been Stunned (ASL-7.10.o)."""
    frail: bool = False
    """Whether the next Stun is a Recall (ASL-7.10.p, ASL-7.10.q)."""
    cover: int = 0
    """The DRM of a Collateral Attack: that of open hatches, or the TEM of the hex (ASL-7.12.c)."""


class Engagement(Struct, frozen=True):
    """What strikes, what is struck, and from where."""

    table: ToKillTable
    warhead: Warhead
    vehicle: Vehicle
    hull: frozenset[Facing]
    """The facings that the hull shows to the attacker; none from within its hex."""
    turret: frozenset[Facing]
    crew: Crew
    collateral: int = 0
    """The IFT column of the Collateral Attack; 0 if there is none (ASL-7.12.c)."""
    fuse: int = 0
    """Of a DC: the Original DR from which it does not go off (ASL-4.3.i)."""

    def spot(self, hit: Hit) -> Spot:
        """What a TH DR strikes."""
        part = part_hit(hit.colored, hit.white)
        shown = self.hull if part is Part.HULL else self.turret
        facing = own_hex_facing(hit.colored) if not shown else best_shown(self.vehicle, part, shown)
        return Spot(part, facing, hit.critical, hit.position)

    def number(self, spot: Spot) -> Tally:
        """The final TK#."""
        return to_kill(self.table, self.warhead, self.vehicle, spot, exposed=self.crew.exposed)

    def dud(self, original: int) -> bool:
        """Whether a TK DR shows that the shell does not burst, or the DC."""
        burns = self.warhead.force is Force.FLAME
        return not burns and original >= (self.fuse or self.table.modifiers.dud.value)

    def damage(self, spot: Spot, original: int) -> Damage:
        """What a TK DR does, before the crew has checked."""
        if self.dud(original):
            return Damage.NONE
        return destruction(self.warhead.force, spot.part, self.number(spot).total, original)
