"""A combat that is being put together or resolved, as the moments of it pass it on."""

from msgspec import Struct

from hexfront.hexes import HexId
from hexfront.play.teams import FOE

NONE = -1


class Battle(Struct, frozen=True, kw_only=True):
    """One attack on one hex (S42-8.2.a)."""

    side: int
    """The attacker."""
    hex: HexId
    attackers: tuple[int, ...]
    air: int = NONE
    """The attacker's air unit."""
    artillery: tuple[tuple[int, int], ...] = ()
    """(ASU, Supply Point that pays for it or NONE): one, or two in a Massive Barrage."""
    offensives: tuple[int, ...] = ()
    """The HQs whose Planned Offensive markers are used: a further die each (S42-26.2.h)."""
    defensive_air: int = NONE
    """The defender's air unit that gave a shift."""
    automatic: bool = False
    """An Automatic DS of the Movement Phase (S42-8.6)."""
    breakthrough: bool = False
    """Breakthrough Combat (S42-15.0)."""
    aside: tuple[int, ...] = ()
    """Units above the stacking limit that do not help in defense (S42-15.3.b)."""
    column: int = 0
    """Final column before minimum and maximum: 0 is 1-1, 1 is 2-1, -1 is 1-2."""
    code: str = ""
    """The CRT result."""
    adv: int = 0
    """Its printed advance."""
    orange: bool = False
    closed: bool = False
    """The colour of the CRT cell (S42-11.2.2)."""
    favoured: bool = False
    """The defender was doubled or had a favourable shift (S42-11.1.2.a)."""
    defenders: tuple[int, ...] = ()
    """Combat units in the hex when the die was rolled."""
    steady: bool = False
    """One of them was not in Full Retreat then (S42-13.3.3.b)."""
    limited: bool = False
    """Only a Limited Advance is left (S42-14.2.3)."""
    delay: bool = False
    """The one-hex advance of a Delay (S42-11.6.1)."""
    reserve: bool = False
    """No combat: the advance of Reserves from this hex (S42-25.2.3.b)."""
    held: bool = False
    """The defender holds the hex: no advance."""

    @property
    def defender(self) -> int:
        """The side that is attacked."""
        return FOE[self.side]
