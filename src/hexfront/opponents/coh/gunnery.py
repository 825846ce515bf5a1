"""Expected damage of shots, worked out once for each pair of firer and target and remembered."""

from typing import NamedTuple

from hexfront.games.coh.artillery.mortars import indirect, indirect_zone, spots_for
from hexfront.games.coh.combat.odds import at_least, becomes_spent, critical
from hexfront.games.coh.combat.ratings import attack, defense
from hexfront.games.coh.combat.shot import Shot
from hexfront.games.coh.combat.targets import can_roll
from hexfront.games.coh.command.points import available
from hexfront.games.coh.definitions.counters import UnitKind
from hexfront.games.coh.flame.throwers import flame
from hexfront.games.coh.state import CohState
from hexfront.games.coh.terrain.zone import target_zone, unit_range
from hexfront.hexes import bits
from hexfront.opponents.coh.weights import Weights
from hexfront.play.masks import each

_AT_LEAST = [float(at_least(number)) for number in range(40)]
_CRITICAL = [float(critical(number)) for number in range(40)]
_SPENT = [float(becomes_spent(cost)) for cost in range(8)]

RATE_OF_FIRE = (1.4, 1.3, 1.15, 1.0, 0.85, 0.75)
"""By attack cost: cheap shots are fired more often before a unit is spent."""
OUT_OF_CAP = 0.15
"""What a spent unit's fire counts without CAP: there is a round after this one."""
OVER_A_SPOTTER = 0.85
"""What indirect fire counts, which is dearer."""
MOST_KNOWN = 1 << 11
"""So many scenes and sets of targets are remembered at once."""
BY_TURRET = 0.7
"""What a shot out of the arc counts, for which the turret must be turned."""


def probability(number: int) -> float:
    """The chance that 2d6 reach a number."""
    return _AT_LEAST[number] if 0 <= number < len(_AT_LEAST) else float(number <= 2)


def destruction(number: int) -> float:
    """The chance of a critical hit."""
    return _CRITICAL[number] if 0 <= number < len(_CRITICAL) else float(number + 4 <= 2)


def strength(kind: UnitKind) -> int:
    """FP of the better colour; a truck's pistols count for nothing."""
    return max(kind.red_fp or 0, kind.blue_fp or 0, 0)


def spent_chance(cost: int) -> float:
    return _SPENT[min(max(cost, 0), 7)]


class Aim(NamedTuple):
    """A target as far as its looks matter to whoever fires at it."""

    unit: int
    hex: int
    posture: int


Fire = tuple[float, float]
"""All best shots of a side, added up, and the best of them."""


class Targets(NamedTuple):
    """All targets of a side as they stand, and what was worked out against them."""

    spots: int
    """Their hexes."""
    aims: list[Aim]
    shots: dict[int, float]
    """By the posture of a firer: his best shot."""


class Stand(NamedTuple):
    """A firer as he stands: what he may attack, and what was worked out for him."""

    reach: int
    """Hexes that he may attack, his own too; a mortar those that are seen from somewhere near."""
    direct: int
    """Those of them that he sees himself."""
    arc: int
    """Hexes for which no turret need be turned."""
    harm: dict[int, float]
    """By the posture of a target: the damage."""


class Scene(NamedTuple):
    """Everybody as he stands."""

    targets: dict[int, Targets]
    """By the units that are fired at."""
    fires: dict[tuple[int, tuple[int, ...], tuple[int, ...]], Fire]
    """By the units that fire, and the CAP of all seats."""


class Found(NamedTuple):
    """What was worked out while the map lay as it does."""

    stands: dict[int, Stand]
    """By the posture of a firer."""
    targets: dict[tuple[int, ...], Targets]
    """By the postures of all of them."""
    scenes: dict[object, Scene]
    """By how everybody stands."""


class Gunnery:
    """Who could do what damage to whom from where they stand."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._found = Found({}, {}, {})
        self._laid: object = ()
        self._known: dict[object, Found] = {(): self._found}
        """What was worked out, by what lay on the map."""
        self._worths: dict[int, tuple[float, ...]] = {}

    def unit_worths(self, state: CohState) -> tuple[float, ...]:
        """By unit: what it is worth to its side."""
        kinds = state.setting.kinds
        found = self._worths.get(id(kinds))
        if found is None:
            found = self._worths[id(kinds)] = tuple(map(self._kind_worth, kinds))
        return found

    def _kind_worth(self, kind: UnitKind) -> float:
        base = self.weights.unit if kind.takes_control else self.weights.carrier
        return base + self.weights.firepower * strength(kind)

    def loss(self, state: CohState, target: int, number: int) -> float:
        """What a roll against this hit number costs the target's side on average."""
        weights = self.weights
        full = self.unit_worths(state)[target]
        full += weights.vp * state.setting.terms[state.side(target)].destroyed_vp
        hit = probability(number)
        if state.hit[target]:
            return hit * (full - weights.hit)
        destroyed = destruction(number)
        return destroyed * full + (hit - destroyed) * weights.hit

    def best_shot(self, state: CohState, u: int) -> float:
        """The most damage that the unit can do without moving."""
        enemies = state.board & state.foes(u)
        return self._shot(state, u, self._targets(state, self._scene(state), enemies))

    def fires(self, state: CohState, side: int) -> tuple[Fire, Fire]:
        """What is to be expected of a side and of its enemies."""
        scene, setting = self._scene(state), state.setting
        own, foes = setting.team_mask[side], setting.enemy_mask[side]
        return self._fire(state, scene, own), self._fire(state, scene, foes)

    def _fire(self, state: CohState, scene: Scene, units: int) -> Fire:
        key = units, tuple(state.cap), tuple(state.bonus)
        known = scene.fires.get(key)
        if known is None:
            known = scene.fires[key] = self._added_up(state, scene, units)
        return known

    def _added_up(self, state: CohState, scene: Scene, units: int) -> Fire:
        others = state.board & ~units
        if not others:
            return 0.0, 0.0
        targets = self._targets(state, scene, others)
        total = peak = 0.0
        for u in each(state.board & units):
            shot = self._shot(state, u, targets)
            if shot:
                shot *= self.readiness(state, u)
                total += shot
                peak = max(peak, shot)
        return total, peak

    def _shot(self, state: CohState, u: int, targets: Targets) -> float:
        """The unit's best shot at one of these."""
        aboard = state.aboard >> u & 1
        posture = u | state.facing[u] << 8 | state.hit[u] << 12 | aboard << 19 | state.hex[u] << 20
        shot = targets.shots.get(posture)
        if shot is None:
            stand = self._stand(state, u)
            able = stand.reach & targets.spots and not aboard
            shot = self._best(state, u, stand, targets) if able else 0.0
            targets.shots[posture] = shot
        return shot

    def readiness(self, state: CohState, u: int) -> float:
        """How much of a unit's fire is to be expected in the rest of the round."""
        cost = state.kind(u).attack_cost
        rate = RATE_OF_FIRE[min(cost, len(RATE_OF_FIRE) - 1)]
        if not state.spent >> u & 1:
            return rate
        has_cap = available(state, state.side(u)) >= cost
        return rate * (self.weights.spent_fire if has_cap else OUT_OF_CAP)

    def _scene(self, state: CohState) -> Scene:
        """Everybody as he stands now."""
        scenes = self._on_this_map(state).scenes
        key = (
            state.board, state.spent, state.hasty, state.inside, state.aboard,
            tuple(state.hex), tuple(state.facing), tuple(state.hit),
        )  # fmt: skip
        found = scenes.get(key)
        if found is None:
            if len(scenes) >= MOST_KNOWN:
                scenes.clear()
            found = scenes[key] = Scene({}, {})
        return found

    def _targets(self, state: CohState, scene: Scene, units: int) -> Targets:
        """These units as targets."""
        found = scene.targets.get(units)
        if found is None:
            found = scene.targets[units] = self._aimed_at(state, units)
        return found

    def _aimed_at(self, state: CohState, units: int) -> Targets:
        where, facing, hit = state.hex, state.facing, state.hit
        spent, hasty, inside, aboard = state.spent, state.hasty, state.inside, state.aboard
        shielded = self._shielded(state, units)
        marked = spent | hasty | inside | aboard
        postures = []
        for u in each(units):
            here = where[u]
            posture = facing[u] << 4 | hit[u] << 8 | u << 16 | here << 24
            if marked >> u & 1:
                posture |= spent >> u & 1 | (hasty >> u & 1) << 1
                posture |= (inside >> u & 1) << 2 | (aboard >> u & 1) << 3
            postures.append(posture | (shielded >> here & 1) << 15)
        known, key = self._on_this_map(state).targets, tuple(postures)
        found = known.get(key)
        if found is None:
            if len(known) >= MOST_KNOWN:
                known.clear()
            aims = [Aim(posture >> 16 & 0xFF, posture >> 24, posture) for posture in postures]
            spots = 0
            for aim in aims:
                spots |= 1 << aim.hex
            found = known[key] = Targets(spots, aims, {})
        return found

    def _shielded(self, state: CohState, units: int) -> int:
        """The hexes in which vehicles shield who is with them (COH-15.15)."""
        hexes = 0
        for u in each(units & state.setting.vehicles):
            hexes |= 1 << state.hex[u]
        return hexes

    def _on_this_map(self, state: CohState) -> Found:
        """What was worked out with the same works and smoke on the map."""
        laid: object = state.works
        if state.heavy or state.light:
            laid = laid, state.heavy, state.heavy_piled, state.light, state.light_piled
        if laid is not self._laid and laid != self._laid:
            self._laid = laid
            self._found = self._known.setdefault(laid, Found({}, {}, {}))
        return self._found

    def _stand(self, state: CohState, u: int) -> Stand:
        """The unit as a firer where it stands now."""
        stands = self._on_this_map(state).stands
        key = u | state.facing[u] << 8 | state.hit[u] << 12 | state.hex[u] << 20
        found = stands.get(key)
        if found is None:
            found = stands[key] = self._taken(state, u)
        return found

    def _taken(self, state: CohState, u: int) -> Stand:
        here, field, kind = state.hex[u], state.field, state.kind(u)
        if state.marker(u).bars_attack or field.terrain[here].no_attack:
            return Stand(0, 0, 0, {})
        direct = target_zone(state, u)
        reach = direct | 1 << here
        if kind.indirect_cost is not None:
            reach |= indirect_zone(state, u, 2 * unit_range(state, u))
        arc = field.arc(here, state.facing[u]) if kind.turret else field.whole
        return Stand(reach, direct, arc, {})

    def _best(self, state: CohState, u: int, stand: Stand, targets: Targets) -> float:
        """Among targets some of which are in reach."""
        here, aims = state.hex[u], targets.aims
        if targets.spots >> here & 1:  # COH-6.10.b, c: one enemy in the own hex and nobody else
            return max(self._direct(state, u, stand.harm, aim) for aim in aims if aim.hex == here)
        direct, reach, harm = stand.direct, stand.reach, stand.harm
        by_hex: dict[int, float] = {}
        for aim in aims:
            _, there, posture = aim
            if not reach >> there & 1:
                continue
            loss = harm.get(posture)
            if loss is None:
                by = self._direct if direct >> there & 1 else self._indirect
                loss = by(state, u, harm, aim)
            by_hex[there] = by_hex.get(there, 0.0) + loss
        arc = stand.arc
        return max(v if arc >> h & 1 else BY_TURRET * v for h, v in by_hex.items())

    def _direct(self, state: CohState, u: int, harm: dict[int, float], aim: Aim) -> float:
        known = harm.get(aim.posture)
        if known is None:
            known = self.harm(state, Shot(u, aim.hex), aim.unit)
            if state.kind(u).flamethrower and state.field.distance(state.hex[u], aim.hex) <= 1:
                known = max(known, self.harm(state, flame(u, aim.hex), aim.unit))
            harm[aim.posture] = known
        return known

    def _indirect(self, state: CohState, u: int, harm: dict[int, float], aim: Aim) -> float:
        """Over the highest spotter hex that sees the target; 0 if none does.

        Whether a mortar sees a hex itself is settled by where it stands, so that one table holds
        both.
        """
        known = harm.get(aim.posture)
        if known is None:
            spots = list(bits(spots_for(state, u, aim.hex)))
            known = 0.0
            if spots:
                shot = indirect(u, aim.hex, max(spots, key=state.field.level.__getitem__))
                known = OVER_A_SPOTTER * self.harm(state, shot, aim.unit)
            harm[aim.posture] = known
        return known

    def harm(self, state: CohState, shot: Shot, target: int) -> float:
        """Expected loss by any attack, worked out anew."""
        if not can_roll(state, shot, target):
            return 0.0
        number = defense(state, target, shot).total - attack(state, shot, target).total
        sitting = 1 + self.weights.sitting * (state.spent >> target & 1)
        return sitting * self.loss(state, target, number)
