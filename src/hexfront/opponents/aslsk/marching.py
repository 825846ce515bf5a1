"""Where to go: every hex in reach, what the way there costs in danger, and what it is worth."""

from typing import NamedTuple

from hexfront.games.aslsk.choices import PlaceCharge
from hexfront.games.aslsk.movement.allowance import March, step_purses
from hexfront.games.aslsk.movement.steps import smoke_cost
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.terrain.ground import IMPASSABLE
from hexfront.games.aslsk.units.condition import fits, good_order_at, leadership
from hexfront.games.aslsk.weapons.charges import armor_in
from hexfront.hexes import DIRECTIONS, Bitboard, HexId, bits, union
from hexfront.opponents.aslsk.danger import Danger
from hexfront.opponents.aslsk.posture import posture
from hexfront.opponents.aslsk.shelling import charge_worth
from hexfront.opponents.aslsk.ways import at_stake, goals, home, nearest
from hexfront.opponents.aslsk.weights import (
    AFTER,
    CHARGE,
    COMPANY,
    CROWD,
    DIRECTION,
    DRAWN,
    EXITED,
    GARRISON,
    HELD,
    LEAST_MOVE,
    PER_HEX,
    RALLIED,
    RALLY,
    SECRET,
    SETTLED,
    TAKEN,
    TORCH,
)
from hexfront.opponents.aslsk.worth import unit_worth
from hexfront.play.masks import members
from hexfront.play.teams import FOE

MARCH = 4
"""The hexes that an enemy may cover until the own next move."""
TOUCH, LOST = 6, 16
"""The hexes to the nearest enemy from which on a side that may wait is out of touch, and as far as
that is counted."""
STURDY = 2
"""The TEM of good cover."""
HEAVY = 4
"""The FP of a machine gun that is worth a leader."""


class Goal(NamedTuple):
    """A hex to end a move in, and the first step towards it."""

    score: float
    hex: HexId
    step: HexId
    """The hex itself if the move ends where it began."""
    steps: int
    risk: float


class Label(NamedTuple):
    spent: int
    risk: float
    first: HexId
    steps: int


class Outlook:
    """What a side sees of the board when it thinks about moving; kept for a phase's decision."""

    def __init__(self, state: AslskState, side: int) -> None:
        self.state, self.side = state, side
        self.now = Danger(state, side, spent=True)
        self.later = Danger(state, side, spent=False)
        self.way = nearest(state, side)
        self.goals: Bitboard = goals(state, side)
        self.stake: Bitboard = at_stake(state, side)
        self.foes = list(bits(state.occupied[FOE[side]]))
        self.able: Bitboard = union(
            h for h in self.foes if state.units_at(h, FOE[side]) & state.mmc & ~state.broken
        )
        self.home: Bitboard = home(state, side)
        self.posture = posture(state, side)
        self.drawn = DRAWN * self.posture.caution
        self.after = AFTER * self.posture.caution

    def stay(self, units: tuple[int, ...], h: HexId) -> float:
        """What it is worth that units are in a hex when the move is over."""
        state, total = self.state, 0.0
        off = self.posture.cost(self.way[h])
        others = state.units_at(h, self.side) & ~_mask(units)
        crowd = CROWD * (others & state.mmc).bit_count()
        for u in units:
            if state.leaders >> u & 1:
                total += self._leader(u, h, others, len(units) > 1)
            else:
                total -= off + self._out_of_touch(h)
                total += HELD * bool(self.home >> h & 1) - crowd
                total += TORCH * self._burns(u, h)
            total -= self.after * self.later.loss(u, h)
        if self.goals >> h & 1 and any(state.mmc >> u & 1 for u in units):
            total += TAKEN
        return total

    def _out_of_touch(self, h: HexId) -> float:
        """What it costs a side that may wait to be far from all enemies: it holds nobody up."""
        if self.posture.pressing or not self.able:
            return 0.0
        near, ground = 0, self.state.setting.ground
        for far in range(TOUCH, LOST, 2):
            if ground.near(h, far) & self.able:
                break
            near += 2
        return PER_HEX * near

    def _leader(self, u: int, h: HexId, others: int, led: bool) -> float:
        """A leader belongs with troops, and where he can rally the broken."""
        state = self.state
        mmc = others & state.mmc
        if not mmc and not led:
            return -COMPANY - self.posture.cost(self.way[h]) / 2
        if good_order_at(state, h, self.side) & others & state.leaders:
            return COMPANY if led else LEAST_MOVE
        broken = (others & state.broken).bit_count()
        good = led or bool(mmc & ~state.broken)
        directs = DIRECTION * self.directs(u, h, others)
        return COMPANY * good + RALLY * min(broken, RALLIED) + directs

    def directs(self, u: int, h: HexId, among: int) -> int:
        """By how much a leader would better the fire of a machine gun among units of a hex."""
        state = self.state
        gunners = state.units_at(h, self.side) & state.mmc & among & ~state.broken
        if not gunners or not state.leaders >> u & 1:
            return 0
        armed = any(
            state.holder[w] >= 0 and gunners >> state.holder[w] & 1
            for w in members(state.setting.machine_guns & ~state.malfunctioned)
            if state.setting.weapons[w].fp >= HEAVY
        )
        seen = self.later.arms and any(state.setting.ground.seen(h) >> e & 1 for e in self.foes)
        return max(-leadership(state, u), 0) if armed and seen else 0

    def _burns(self, u: int, h: HexId) -> bool:
        """Whether a unit with a flamethrower or a DC would have an enemy in cover beside it."""
        state, ground = self.state, self.state.setting.ground
        beside = state.setting.grid.neighbour_mask[h] & ground.cover
        if not beside & state.occupied[FOE[self.side]]:
            return False
        torches = state.setting.flamethrowers | state.setting.charges
        return any(state.holder[w] == u for w in members(torches & ~state.malfunctioned))

    def deserts(self, u: int, h: HexId, among: int = -1) -> bool:
        """Whether a unit would leave a hex of the Victory Conditions to an enemy who is near.

        `among`: the others who might stay.
        """
        state = self.state
        if not (self.home | self.stake) >> h & 1 or not state.mmc >> u & 1:
            return False
        if not state.control[self.side] >> h & 1:
            return False
        others = state.units_at(h, self.side) & state.mmc & among & ~(state.broken | 1 << u)
        near = state.setting.ground.near(h, MARCH)
        return not others and bool(near & self.able)

    def needed(self, u: int) -> bool:
        """Whether a leader is best used to rally broken units, where he is or elsewhere."""
        state, place = self.state, self.state.place[u]
        if place < 0 or not state.broken & state.own[self.side]:
            return False
        best = self.goals_of(March((u,)), HexId(place))[0].hex
        return bool(state.units_at(best, self.side) & state.broken)

    def goals_of(self, march: March, start: HexId) -> list[Goal]:
        """All hexes in which a march can end, the best first; the present one is among them."""
        found = [
            Goal(self.stay(march.units, h) - label.risk, h, label.first, label.steps, label.risk)
            for h, label in self._reach(march, start).items()
        ]
        return sorted(found, key=lambda goal: (-goal.score, goal.hex))

    def _reach(self, march: March, start: HexId) -> dict[HexId, Label]:
        """By hex: the way there with the least danger, as far as MF allow."""
        state, ground = self.state, self.state.setting.ground
        purse, road_purse = step_purses(state, march)
        best = {start: Label(0, 0.0, start, 0)}
        queue = [start]
        whole = _mask(march.units)
        open_: dict[HexId, float | None] = {}
        """By hex: the danger of entering it; None if it is closed."""
        for here in queue:
            label = best[here]
            for d in DIRECTIONS:
                to = ground.grid.adjacent[here][d]
                if to < 0:
                    continue
                if to not in open_:
                    barred = state.occupied[FOE[self.side]] >> to & 1
                    free = not barred and fits(state, to, self.side, whole)
                    open_[to] = self.drawn * self._risk(march.units, to) if free else None
                danger = open_[to]
                if danger is None:
                    continue
                road = ground.road_cost[here][d]
                cost = min(ground.cost[here][d], road) + smoke_cost(state, to)
                spent = label.spent + cost
                limit = road_purse if road < IMPASSABLE and label.spent == 0 else purse
                if cost >= IMPASSABLE or spent > limit:
                    continue
                risk = label.risk + danger
                known = best.get(to)
                if known is not None and (known.risk, known.spent) <= (risk, spent):
                    continue
                first = to if here == start else label.first
                best[to] = Label(spent, risk, first, label.steps + 1)
                queue.append(to)
        return best

    def _risk(self, units: tuple[int, ...], h: HexId) -> float:
        return sum(self.now.moving(u, h) for u in units)


def gain(outlook: Outlook, u: int) -> float:
    """By how much a unit can better its place, or the game, by moving."""
    state, place = outlook.state, outlook.state.place[u]
    if place < 0:
        return unit_worth(state, u) * 10
    if state.setting.exits[outlook.side] >> place & 1:
        return EXITED
    found = outlook.goals_of(March((u,)), HexId(place))
    secret = SECRET * (state.hidden >> u & 1)
    post = GARRISON[0] if outlook.posture.pressing else GARRISON[1]
    left = post * outlook.deserts(u, HexId(place))
    better = found[0].score - outlook.stay((u,), HexId(place)) - 2 * secret - left
    return max(better - _settled(outlook, HexId(place)), _charge(outlook, u, HexId(place)))


def _settled(outlook: Outlook, here: HexId) -> float:
    """What a side that may wait must gain beyond the usual to leave good cover."""
    ground = outlook.state.setting.ground
    return 0.0 if outlook.posture.pressing or ground.tem[here] < STURDY else SETTLED


def _charge(outlook: Outlook, u: int, here: HexId) -> float:
    """What a unit can do with a DC to an enemy beside it, the fire that it draws set off."""
    state, side = outlook.state, outlook.side
    near = [h for h in state.setting.grid.neighbours[here] if state.units_at(h, FOE[side])]
    worths = [
        charge_worth(state, PlaceCharge(u, w, h, target))
        for w in (members(state.setting.charges) if near else ())
        if state.holder[w] == u
        for h in near
        for target in (NOBODY, *armor_in(state, h, side))
    ]
    best = max(worths, default=0.0)
    return best - outlook.drawn * outlook.now.moving(u, here) if best > CHARGE else 0.0


def _mask(units: tuple[int, ...]) -> int:
    return sum(1 << u for u in units)
