"""The field as a vehicle sees it: who can destroy it where, whom it can hit, where it is wanted."""

from hexfront.games.aslsk.armor.facing import Facing, facings
from hexfront.games.aslsk.definitions.guns import Cannon
from hexfront.games.aslsk.fire.exposure import hexside_tem
from hexfront.games.aslsk.scenarios.scenariofile import VictoryKind
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.watching import hindrance, smoke_between
from hexfront.games.aslsk.vehicles.condition import dazed, hulks
from hexfront.games.aslsk.weapons.arcs import wedge_from
from hexfront.games.aslsk.weapons.panzerfaust import reach
from hexfront.hexes import Bitboard, HexId, bits
from hexfront.opponents.aslsk.armour import piercing
from hexfront.opponents.aslsk.posture import posture
from hexfront.opponents.aslsk.routes import Node, drive_to
from hexfront.opponents.aslsk.ways import goals, home
from hexfront.opponents.aslsk.weights import (
    AFTER,
    AFV,
    AMBUSH,
    BOLD,
    CLOSE,
    DRAWN,
    ESCORT,
    OTHERS,
    PER_MP,
    PER_MP_OUT,
    SUPPORT,
)
from hexfront.play.masks import members
from hexfront.play.teams import FOE

FIGHT = 4
"""So near to the enemy it is in the fight."""
BESIDE = 2
"""So near to what its side wants a vehicle is near enough."""
FAR_TARGET = 8
"""Beyond it fire at Infantry counts less."""
SIGHT = 16
HOPED = 16
"""The half MP nearer to the edge that it hopes for in a turn."""
ON_THE_MOVE = 2
"""The TH DRM of a moving target, or of a firer that has moved."""
FLANK = frozenset((Facing.SIDE,))


class Survey:
    """What one vehicle of a side has to expect in the hexes of the board."""

    def __init__(self, state: AslskState, side: int, u: int) -> None:
        self.state, self.side, self.unit = state, side, u
        self.kind = state.kind[u]
        self.posture = posture(state, side)
        self.caution = self.posture.caution * (BOLD if self.posture.pressing else 1.0)
        self.guns = self._guns()
        self.emplacements = {at for w, at in self.guns if state.setting.guns >> w & 1}
        self.ma = self._main()
        foes = state.own[FOE[side]] & state.on_map
        self.tanks = [(v, HexId(state.place[v])) for v in members(foes & state.vehicles)]
        able = foes & state.mmc & ~state.broken
        self.foes = sum(1 << state.place[v] for v in _first_by_hex(state, able))
        self.friends = sum(
            1 << h
            for h in bits(state.occupied[side])
            if state.units_at(h, side) & state.mmc & ~state.broken
        )
        self.leaving, self.way = self._wanted()
        self._fires: dict[HexId, list[tuple[int, HexId, int, int]]] = {}
        self._passing: dict[HexId, float] = {}
        self._aims: dict[HexId, list[tuple[float, HexId]]] = {}

    def _guns(self) -> list[tuple[int, HexId]]:
        """The enemy weapons that can be fired at vehicles, and where they are."""
        state, foe = self.state, self.state.own[FOE[self.side]]
        able = foe & state.on_map & ~(state.broken | dazed(state))
        weapons = state.setting.engaging & ~(state.malfunctioned | state.disabled)
        return [
            (w, HexId(state.place[state.holder[w]]))
            for w in members(weapons)
            if state.holder[w] >= 0 and able >> state.holder[w] & 1
        ]

    def _main(self) -> int:
        state = self.state
        for w in members(state.setting.cannons & ~(state.malfunctioned | state.disabled)):
            if state.holder[w] == self.unit:
                return w
        return -1

    def _wanted(self) -> tuple[bool, tuple[int, ...]]:
        """Whether its side wants to leave the map, and how far it is to where it is wanted."""
        state, setting = self.state, self.state.setting
        kinds = {c.kind for c in setting.file.conditions if c.side == self.side}
        if VictoryKind.EXIT in kinds:
            return True, drive_to(setting, self.kind, setting.exits[self.side])
        ends, beside = goals(state, self.side) | home(state, self.side), BESIDE
        if self.foes and (self.posture.pressing or not ends):
            ends, beside = self.foes, FIGHT
        near = 0
        for h in bits(ends):
            near |= setting.ground.near(h, beside)
        return False, drive_to(setting, self.kind, near)

    def closed(self) -> Bitboard:
        """The hexes that it keeps out of: enemies, other vehicles, wrecks."""
        found = self.state.occupied[FOE[self.side]]
        for h in hulks(self.state):
            if h != self.state.place[self.unit]:
                found |= 1 << h
        return found

    # Danger.

    def _lines(self, h: HexId) -> list[tuple[int, HexId, int, int]]:
        """The guns that see a hex: weapon, where it is, range, TH DRM."""
        known = self._fires.get(h)
        if known is None:
            state, ground = self.state, self.state.setting.ground
            seen = ground.seen(h)
            known = self._fires[h] = [
                (w, at, ground.distance(at, h),
                 self._cover(at, h) + hindrance(state, at, h) + smoke_between(state, at, h))
                for w, at in self.guns
                if seen >> at & 1
            ]  # fmt: skip
        return known

    def _cover(self, at: HexId, h: HexId) -> int:
        """The TEM of a hex against fire from another, walls and hedges included."""
        wall = hexside_tem(self.state, at, h)
        return max(self.state.setting.ground.tem[h], wall.value if wall else 0)

    def _struck(self, h: HexId, vca: int | None) -> float:
        """The share of it that fire on a hex is expected to take away."""
        setting, losses = self.state.setting, []
        moving = ON_THE_MOVE if vca is None else 0
        for w, at, distance, drm in self._lines(h):
            shown = FLANK
            if vca is not None and at != h:
                shown = facings(setting.grid, h, at, vca)
            losses.append(piercing(setting, w, self.kind, shown, distance, drm + moving))
        if not losses:
            return 0.0
        worst = max(losses)
        return min(worst + OTHERS * (sum(losses) - worst), 1.0)

    def passing(self, h: HexId) -> float:
        """The danger of driving through a hex."""
        known = self._passing.get(h)
        if known is None:
            drawn = DRAWN * self.caution
            known = drawn * AFV * (self._struck(h, None) + self._close(h))
            self._passing[h] = known
        return known

    def _close(self, h: HexId) -> float:
        """The danger of enemy Infantry close by: CC, and Panzerfausts."""
        state, ground = self.state, self.state.setting.ground
        beside = (ground.near(h, 1) & self.foes).bit_count()
        found = CLOSE * min(beside, 3)
        if state.panzerfausts[FOE[self.side]]:
            ambush = ground.near(h, reach(state)) & ground.seen(h) & self.foes
            found += AMBUSH * min(ambush.bit_count(), 3)
        return found

    def danger(self, node: Node) -> float:
        """The loss that it must expect where it stops."""
        return AFV * (self._struck(node.hex, node.vca) + self._close(node.hex))

    # What it can do there.

    def _targets(self, h: HexId) -> list[tuple[float, HexId]]:
        """What it can fire at from a hex, the best first, with what that is worth."""
        known = self._aims.get(h)
        if known is None:
            known = self._aims[h] = sorted(self._reckon(h), reverse=True)
        return known

    def _reckon(self, h: HexId) -> list[tuple[float, HexId]]:
        state, ground = self.state, self.state.setting.ground
        seen, found = ground.seen(h), list[tuple[float, HexId]]()
        for v, at in self.tanks:
            if seen >> at & 1 and self.ma >= 0:
                shown = facings(ground.grid, at, h, state.vca[v]) if at != h else FLANK
                share = piercing(
                    state.setting, self.ma, state.kind[v], shown, ground.distance(at, h),
                    ON_THE_MOVE + hindrance(state, at, h),
                )  # fmt: skip
                found.append((AFV * share, at))
        for at in bits(seen & self.foes & ground.near(h, SIGHT)):
            far = 0.6 if ground.distance(at, h) > FAR_TARGET else 1.0
            far *= 2 if at in self.emplacements else 1
            found.append((SUPPORT * far * max(1 - 0.2 * ground.tem[at], 0.3), at))
        return found

    def support(self, node: Node) -> float:
        """What its fire is worth from a node: the best target, and something for the next."""
        found = self._targets(node.hex)
        if self.ma >= 0 and not self._turns():
            front = wedge_from(self.state, node.hex, node.vca)
            found = [aim for aim in found if front >> aim[1] & 1]
        return sum(aim[0] * share for aim, share in zip(found, (1.0, OTHERS), strict=False))

    def _turns(self) -> bool:
        weapon = self.state.setting.weapons[self.ma]
        return isinstance(weapon, Cannon) and weapon.mount.turreted

    def stay(self, node: Node) -> float:
        """What it is worth to stop at a node."""
        return self.hope(node) - self.fear(node)

    def fear(self, node: Node) -> float:
        """How much the danger of a node counts."""
        return AFTER * self.caution * self.danger(node)

    def hope(self, node: Node) -> float:
        """What a node would be worth without danger."""
        ground, far = self.state.setting.ground, self._far(self.way[node.hex])
        lonely = self.foes & ground.near(node.hex, 4) and not (
            self.friends & ground.near(node.hex, 3)
        )
        return self.support(node) - far - ESCORT * bool(lonely)

    def _far(self, way: int) -> float:
        """What it costs to be so many half MP away; more, if it is to leave and time is short."""
        if self.leaving:
            return PER_MP_OUT * way * (1 + way / (HOPED * self.posture.turns))
        return PER_MP * way / (1 if self.posture.pressing else 2)


def _first_by_hex(state: AslskState, units: int) -> list[int]:
    """One unit for each hex."""
    found: dict[int, int] = {}
    for u in members(units):
        found.setdefault(state.place[u], u)
    return list(found.values())
