"""Counters of the AI that the scenario track brings: rumored enemies, reinforcements (SOLO-S4)."""

from hexfront.games.coh.combat.shot import NOWHERE
from hexfront.games.coh.moments.base import Aftermath, RevealFacing, consequences
from hexfront.games.coh.solo.fire import bonus
from hexfront.games.coh.solo.lots import Deliberation
from hexfront.games.coh.solo.procedure import Procedure, hexes_of, least, most
from hexfront.games.coh.solo.ties import end_hex
from hexfront.games.coh.state import CohState
from hexfront.play.masks import each, members

AWAY = 2
"""How far from the rumored enemy on the board a new one appears."""


class PlaceRumour(Deliberation, frozen=True, tag="PlaceRumour"):
    """In a hex of the scenario, or two hexes from the one that is nearest to a unit."""

    hex: int
    """-1 where the scenario names none."""
    die: int
    """The direction, from 1."""
    picks: tuple[int, ...] = ()

    def settle(self, state: CohState, p: Procedure) -> None:
        left = members(state.due & state.setting.rumours)
        if not left:
            return
        re = left[0]
        to = self._chosen(p, re)
        if to == NOWHERE:
            return
        state.due &= ~(1 << re)
        state.board |= 1 << re
        state.hex[re] = to
        state.note("log-rumour-placed", "SOLO-6.0.a", hex=to)
        consequences(state)

    def _chosen(self, p: Procedure, re: int) -> int:
        """The hex, or the one beside it that has more cover and is nearest to a unit."""
        aimed = self._around(p) if self.hex == NOWHERE else self.hex
        if aimed == NOWHERE:
            return NOWHERE
        if aimed == self.hex and not p.state.units_at(aimed):
            return aimed
        free = [h for h in (aimed, *hexes_of(p.state.field.near[aimed]))
                if not p.state.units_at(h)]  # fmt: skip
        better = [h for h in free if bonus(p, re, h) > bonus(p, re, aimed)] or (
            [aimed] if aimed in free else free
        )
        if not better:
            return NOWHERE
        nearest = least(better, lambda h: _to_units(p, h))
        return p.lot(most(nearest, lambda h: bonus(p, re, h)), "hex")

    def _around(self, p: Procedure) -> int:
        """Two hexes from the rumored enemy nearest to a unit, in the direction of the die."""
        state = p.state
        known = members(state.board & state.setting.rumours)
        nearest = least(known, lambda re: _to_units(p, state.hex[re]))
        if not nearest:
            return NOWHERE
        at = state.hex[p.lot(nearest, "unit")]
        for turned in range(6):
            side, to = (self.die - 1 + turned) % 6, at
            for _ in range(AWAY):
                to = NOWHERE if to == NOWHERE else state.field.adjacent[to][side]
            if to != NOWHERE:
                return int(to)
        return NOWHERE


class EnterBoard(Deliberation, frozen=True, tag="EnterBoard"):
    """AI that wait beside the board stand in their entry area before a card is drawn.

    The solo rules have no order for it: the hex is chosen as that of a move is (SOLO-5.8), and
    whoever finds none free goes on waiting.
    """

    tried: int = 0
    """Those that have had their turn, as a mask."""
    picks: tuple[int, ...] = ()

    def settle(self, state: CohState, p: Procedure) -> None:
        own = state.waiting & state.setting.side_mask[self.side] & ~state.aboard
        left = members(own & ~self.tried)
        if not left:
            return
        u = left[0]
        to = self._hex(p, u)
        state.stack.append(EnterBoard(self.side, self.tried | 1 << u))
        if to == NOWHERE:
            return
        state.waiting &= ~(1 << u)
        state.board |= 1 << u
        state.hex[u] = to
        state.note("log-event-arrives", "SOLO-2.8.e", unit=u, hex=to)
        state.stack.append(Aftermath(self.side))
        state.stack.append(RevealFacing(self.side, u))

    def _hex(self, p: Procedure, u: int) -> int:
        state, field = p.state, p.state.field
        area = state.setting.start[u].entry or state.setting.terms[self.side].entry
        mover = state.kind(u).mover
        free = [h for h in area
                if not state.units_at(h) and field.open_from_edge(mover, h)]  # fmt: skip
        if not free:
            return NOWHERE
        aims = (*p.objectives, *(state.hex[unit] for unit in each(p.units)))
        nearest = least(aims, lambda h: min(field.distance(h, at) for at in free))
        return end_hex(p, u, free, nearest[0] if nearest else None)


class PlaceReinforcement(Deliberation, frozen=True, tag="PlaceReinforcement"):
    """A unit of the AI appears in a hex, or as near to it as there is room (SOLO-2.3.b)."""

    unit: int
    hex: int
    picks: tuple[int, ...] = ()

    def settle(self, state: CohState, p: Procedure) -> None:
        u, field = self.unit, state.field
        mover = state.kind(u).mover
        free = [h for h in hexes_of(field.whole)
                if mover in field.terrain[h].entry and not p.state.units_at(h)]  # fmt: skip
        to = p.lot(least(free, lambda h: field.distance(h, self.hex)), "hex")
        state.due &= ~(1 << u)
        state.board |= 1 << u
        state.hex[u] = to
        state.note("log-event-arrives", "SOLO-2.3.b", unit=u, hex=to)
        state.stack.append(Aftermath(self.side))
        state.stack.append(RevealFacing(self.side, u))


def _to_units(p: Procedure, h: int) -> int:
    """How far it is to the nearest unit."""
    return min((p.distance(u, h) for u in each(p.units)), default=0)
