"""What a position is worth to a side: losses, victory points, objectives, fire and cover.

Expected damage of one unit on another depends on few facts, so it is worked out once and
remembered.
"""

from msgspec import Struct

from hexfront.games.coh.combat import attack, defense
from hexfront.games.coh.command import available
from hexfront.games.coh.odds import at_least, becomes_spent, critical
from hexfront.games.coh.state import CohState, members
from hexfront.games.coh.zone import attack_zone

_AT_LEAST = [float(at_least(number)) for number in range(40)]
_CRITICAL = [float(critical(number)) for number in range(40)]
_SPENT = [float(becomes_spent(cost)) for cost in range(8)]


class Weights(Struct, frozen=True):
    """How much things matter, in points; a victory point is the measure."""

    vp: float = 8.0
    unit: float = 4.0
    firepower: float = 0.6
    hit: float = 0.35
    """Share of a unit's worth lost with a hit marker."""
    fresh: float = 0.7
    cap: float = 0.55
    card: float = 1.3
    objective: float = 5.0
    """A controlled objective, for each scoring still to come, up to three."""
    approach: float = 0.55
    """For each hex that the units near an objective are closer to it."""
    danger: float = 0.55
    """Expected losses to the enemy's next shots."""
    menace: float = 0.4
    """Expected damage by the own next shots."""
    won: float = 1000.0


def probability(number: int) -> float:
    """The chance that 2d6 reach a number, as a float."""
    return _AT_LEAST[number] if 0 <= number < len(_AT_LEAST) else float(number <= 2)


def destruction(number: int) -> float:
    return _CRITICAL[number] if 0 <= number < len(_CRITICAL) else float(number + 4 <= 2)


def spent_chance(cost: int) -> float:
    return _SPENT[min(max(cost, 0), 7)]


class Judge:
    """Values positions of one scenario; keeps what it has worked out."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()
        self._damage: dict[tuple[int, ...], float] = {}

    def worth(self, state: CohState, side: int) -> float:
        """The position in the eyes of a side."""
        weights = self.weights
        if state.winner >= 0:
            margin = state.vp if side == 0 else -state.vp
            return weights.won * (1 if state.winner == side else -1) + margin
        own, other = self._force(state, side), self._force(state, 1 - side)
        vp = state.vp if side == 0 else -state.vp
        cards = len(state.hands[side]) - len(state.hands[1 - side])
        cap = available(state, side) - available(state, 1 - side)
        return (
            own - other
            + weights.vp * vp
            + weights.card * cards
            + weights.cap * cap
            + self._objectives(state, side)
            + weights.menace * self.fire(state, side)
            - weights.danger * self.fire(state, 1 - side)
        )  # fmt: skip

    def unit_worth(self, state: CohState, u: int) -> float:
        return self.weights.unit + self.weights.firepower * (state.kind(u).red_fp or 0)

    def _force(self, state: CohState, side: int) -> float:
        weights = self.weights
        total = 0.0
        for u in members((state.board | state.hidden) & state.scenario.side_mask[side]):
            worth = self.unit_worth(state, u)
            if state.hit[u]:
                worth *= 1 - weights.hit
            if state.is_fresh(u):
                worth += weights.fresh
            total += worth
        return total

    def _objectives(self, state: CohState, side: int) -> float:
        weights = self.weights
        left = min(3, state.scenario.rounds - state.round + 1)
        terms = state.scenario.terms
        total = 0.0
        for index, (h, _) in enumerate(state.scenario.objectives):
            holder = state.control[index]
            value = weights.objective * left * terms[holder].objective_vp
            total += value if holder == side else -value
            own = self._closeness(state, side, h)
            other = self._closeness(state, 1 - side, h)
            total += weights.approach * (own - other)
        return total

    def _closeness(self, state: CohState, side: int, h: int) -> float:
        """How near the three nearest able units are; waiting ones count as far away."""
        field = state.field
        far = 14
        mask = (state.board | state.hidden | state.waiting) & state.scenario.side_mask[side]
        near = sorted(
            field.distance(state.hex[u], h) if state.hex[u] >= 0 else far for u in members(mask)
        )[:3]
        return -float(sum(near) + far * (3 - len(near)))

    def fire(self, state: CohState, side: int) -> float:
        """The best shot of every unit that could still act, added up."""
        enemies = members(state.board & state.scenario.side_mask[1 - side])
        if not enemies:
            return 0.0
        total = 0.0
        for u in members(state.board & state.scenario.side_mask[side]):
            best = max(self.damage(state, u, target) for target in enemies)
            total += best if state.is_fresh(u) else 0.4 * best
        return total

    def damage(self, state: CohState, u: int, target: int) -> float:
        """Expected loss of worth when the unit fires at the target where both stand."""
        key = (
            u, state.hex[u], state.facing[u], state.hit[u],
            target, state.hex[target], state.facing[target], state.hit[target],
            state.hasty >> target & 1,
        )  # fmt: skip
        known = self._damage.get(key)
        if known is None:
            known = self._damage[key] = self._work_out(state, u, target)
        return known

    def _work_out(self, state: CohState, u: int, target: int) -> float:
        here, there = state.hex[u], state.hex[target]
        if state.marker(u).bars_attack or state.field.terrain[here].no_attack:
            return 0.0
        if here != there and not attack_zone(state, u) >> there & 1:
            return 0.0
        number = defense(state, target, here).total - attack(state, u, target).total
        return self.expected_loss(state, target, number)

    def expected_loss(self, state: CohState, target: int, number: int) -> float:
        """What a roll against this hit number costs the target's side on average."""
        full = self.unit_worth(state, target) + self.weights.vp
        hit = probability(number)
        destroyed = hit if state.hit[target] else destruction(number)
        return destroyed * full + (hit - destroyed) * self.weights.hit * full
