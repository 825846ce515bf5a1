"""A step into an adjacent hex, and the die that wire and road blocks add to its cost."""

from hexfront.games.coh.moments.drive import drive_on
from hexfront.games.coh.moments.explosions import arrive
from hexfront.games.coh.moments.rolls import RollResult, Throw, settle_roll
from hexfront.games.coh.movement.steps import put
from hexfront.games.coh.state import CohState
from hexfront.games.coh.vehicles.bonus import NO_SYMBOLS, left_by_move
from hexfront.games.coh.works.passage import held_up

DIE = range(1, 7)


def set_out(state: CohState, side: int, u: int, to: int, cost: int, free: bool) -> None:
    """A unit moves; an obstacle first says how dear that is, unless the move costs nothing (A23).

    `cost` is the hex's, before stress. What the action costs lies on top of the stack.
    """
    rule = "" if free else held_up(state, u, to)
    if rule:
        state.stack.append(ObstacleRoll(side, u, to, cost, rule))
    else:
        do_move(state, side, u, to, cost)


def do_move(state: CohState, side: int, u: int, to: int, cost: int) -> None:
    """One hex, then the free pivot or bonus moves."""
    origin = state.hex[u]
    vehicle = state.kind(u).is_vehicle
    left = left_by_move(state, u, to) if vehicle else NO_SYMBOLS
    put(state, u, to)
    state.note("log-move", "COH-4.5.b", unit=u, to=to, origin=origin)
    drive_on(state, side, u, left, cost)
    arrive(state, u)


class ObstacleRoll(Throw, frozen=True, tag="ObstacleRoll"):
    """One die for a unit that sets out into wire or a road block (COH-17.8.a, COH-17.9.d)."""

    unit: int
    to: int
    cost: int
    obstacle: str
    """The rule under which it is rolled."""

    def thrown(self, state: CohState, dice: tuple[int, ...]) -> None:
        result = ObstacleResult(self.side, dice, 0, self.unit, self.to, self.cost, self.obstacle)
        settle_roll(state, result)


class ObstacleResult(RollResult, frozen=True, tag="ObstacleResult"):
    """The move gets dearer; who cannot pay for it in CAP stays where it is (A23)."""

    unit: int
    to: int
    cost: int
    obstacle: str

    def run(self, state: CohState) -> None:
        u, to = self.unit, self.to
        added = min(max(self.total, DIE[0]), DIE[-1])
        told: dict[str, int | str] = {"unit": u, "hex": to, "roll": added}
        action, dearer = state.stack[-1], self.cost + added
        if action.affords(state, self.cost, dearer):
            state.note("log-obstacle", self.obstacle, None, None, **told)
            state.stack[-1] = action.raised(state, self.cost, dearer)
            do_move(state, self.side, u, to, dearer)
        else:
            state.note("log-obstacle-stops", self.obstacle, None, None, **told)
            state.stack[-1] = action.without(u)
