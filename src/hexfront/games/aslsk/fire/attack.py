"""A fire attack as plain data: who fires what at whom."""

from msgspec import Struct

from hexfront.games.aslsk.fire.kinds import FireKind
from hexfront.games.aslsk.state import AslskState
from hexfront.hexes import HexId
from hexfront.play.masks import members
from hexfront.play.teams import FOE


class Attack(Struct, frozen=True):
    """A Fire Group and its target; `FireKind` by the name of `kind`.

    Final Protective Fire has the kind SUBSEQUENT: a Fire Group may hold both, and every firer's
    own marker says which it is (ASL-3.3.3.u, ASL-3.3.3.y).
    """

    kind: int
    side: int
    hex: int
    """The hex attacked."""
    units: tuple[int, ...] = ()
    """Units that fire their own FP."""
    weapons: tuple[int, ...] = ()
    """Weapons that fire; `state.holder` mans them."""
    leaders: tuple[int, ...] = ()
    """Leaders who direct."""
    named: tuple[int, ...] = ()
    """The targets, if it does not affect all Infantry of the hex alike: a Gun's crew, the exposed
    crew of an AFV."""
    turned: int = 0
    """The DRM for the change of arc of a Gun that uses its IFE (ASL-6.8.b)."""
    hull: bool = False
    """Whether a vehicle brings its turret to bear by turning its front (ASL-7.8.x)."""

    def hexes(self, state: AslskState) -> list[HexId]:
        """The hexes from which it is fired, each once."""
        manning = [*self.units, *[state.holder[w] for w in self.weapons]]
        return list(dict.fromkeys([HexId(state.place[u]) for u in manning]))

    def targets(self, state: AslskState) -> tuple[int, ...]:
        """The units that it affects.

        Defensive First Fire and Residual FP affect the movers alone (ASL-3.3.3.b); other fire
        affects all enemy units in the hex, and in a Melee everybody (ASL-3.2.c, ASL-3.8.au) but
        vehicles of the firer's side, which no Melee holds (ASL-3.8.aw). Of a vehicle only a CE
        crew is a target on the IFT (ASL-7.7.b, ASL-7.12.a).
        """
        if self.named:
            return tuple(u for u in self.named if state.place[u] == self.hex)
        if self.kind in MOVERS_ONLY:
            found = tuple(u for u in state.movers if state.place[u] == self.hex)
            if state.vehicles:
                closed = state.vehicles & ~state.exposed
                found = tuple(u for u in found if not closed >> u & 1)
            return found
        h = HexId(self.hex)
        here = state.units_at(h, FOE[self.side])
        if state.melee >> h & 1:
            here |= state.units_at(h, self.side) & ~state.vehicles
        return tuple(members(here & (~state.vehicles | state.exposed)))


MOVERS_ONLY = frozenset({FireKind.FIRST, FireKind.SUBSEQUENT, FireKind.RESIDUAL})
