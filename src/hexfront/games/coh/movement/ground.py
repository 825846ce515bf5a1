"""Ground that costs more, or that some units cannot enter (COH-4.8, COH-4.9, COH-15.3)."""

from hexfront.games.coh.definitions.counters import Mover
from hexfront.games.coh.state import CohState
from hexfront.games.coh.terrain.battlefield import WALL_CROSSED
from hexfront.play import Line, Refusal

BY_MOVER = {Mover.WHEELED: "COH-15.3.a", Mover.TRACKED: "COH-15.3.c"}
"""The rule that says what difficult terrain costs; for foot units each terrain has its own."""

CLOSED_GROUND = {"water": "COH-4.8.d", "field": "COH-4.8.c"}
"""The rule that closes a terrain to some units; woods and walls are closed to wheels."""


def entry_lines(state: CohState, mover: Mover, to: int) -> list[Line]:
    """What the terrain of a hex adds to the cost of entering it."""
    terrain = state.field.terrain[to]
    entry = terrain.entry.get(mover, 0)
    if not entry:
        return []
    return [Line(f"tally-terrain-{terrain.id}", entry, BY_MOVER.get(mover, terrain.rule))]


def difficult_lines(state: CohState, mover: Mover, here: int, to: int) -> list[Line]:
    """What terrain and a wall add to a step off the road."""
    lines = entry_lines(state, mover, to)
    if state.field.wall_between(here, to):
        rule = BY_MOVER.get(mover, "COH-4.9.a")
        lines.append(Line("tally-wall-crossed", WALL_CROSSED[mover], rule))
    return lines


def impassable(state: CohState, u: int, to: int) -> Refusal:
    """The refusal of a hex that this kind of unit cannot enter."""
    rule = CLOSED_GROUND.get(state.field.terrain[to].id, "COH-15.3.b")
    return Refusal(rule, "refuse-impassable", {"unit": u, "hex": to})


def closed_to(state: CohState, u: int, to: int) -> Refusal:
    """The refusal of a step into an adjacent hex that is closed to a unit."""
    here, field = state.hex[u], state.field
    if field.exits[state.kind(u).mover][here] >> to & 1:
        return Refusal("COH-12.2.d", "refuse-steep", {"unit": u, "hex": to})
    return impassable(state, u, to)
