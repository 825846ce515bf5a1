"""What an order makes an AI do: attack, rally, turn, move (SOLO-4.3, SOLO-5.1)."""

from hexfront.games.coh.combat.ratings import attack_cost
from hexfront.games.coh.combat.shot import Shot
from hexfront.games.coh.combat.targets import attack_refusal, targets_in
from hexfront.games.coh.hits.losses import destroy, final_rule
from hexfront.games.coh.hits.markers import reveal_marker
from hexfront.games.coh.hits.rally import rally_cost
from hexfront.games.coh.moments.acts import do_pivot
from hexfront.games.coh.moments.base import CohStep, begin_action, consequences
from hexfront.games.coh.moments.demolition import roll_in_hex
from hexfront.games.coh.moments.explosions import stir
from hexfront.games.coh.moments.rally import RallyStep, remove_marker
from hexfront.games.coh.moments.shooting import AttackStep
from hexfront.games.coh.moments.stepping import set_out
from hexfront.games.coh.movement.steps import move_cost, pivot_cost
from hexfront.games.coh.solo.cards import DeckCheck, change_check, check_of, solo_of
from hexfront.games.coh.solo.choice import Plan
from hexfront.games.coh.solo.fire import can_attack, shot_at, supporters
from hexfront.games.coh.solo.group import can_march, next_marcher, still_there
from hexfront.games.coh.solo.lots import Deliberation
from hexfront.games.coh.solo.orders import Act, Deed
from hexfront.games.coh.solo.procedure import Procedure
from hexfront.games.coh.solo.rows import SHORT, aims, near, pivot_facing
from hexfront.games.coh.solo.rumours import RevealRumour
from hexfront.games.coh.solo.ties import TURN, attacked, end_hex, hex_of
from hexfront.games.coh.solo.ways import (
    can_go,
    candidates,
    escapes,
    goal_hex,
    turn_to_threat,
    ways,
)
from hexfront.games.coh.state import CohState
from hexfront.games.coh.terrain.zone import unit_range
from hexfront.play import Tally


def carry_out(state: CohState, side: int, plan: Plan, blue: bool) -> None:
    """The order is executed; what it costs lies on the stack beneath it."""
    deed, a = plan.deed, plan.unit
    if deed.act is Act.RALLY:
        _rally(state, side, a, blue)
    elif deed.act is Act.AUTO_RALLY:
        _auto_rally(state, side, a, blue)
    elif deed.act in (Act.ATTACK, Act.GROUP_ATTACK) and plan.target >= 0:
        open_attack(state, side, a, plan.target, deed, blue)
    elif deed.act is Act.PIVOT or deed.act is Act.PIVOT_ATTACK:
        state.stack.append(Turning(side, a, plan.target, deed, blue))
    else:
        state.stack.append(DeckCheck(side, (), 0, free=blue))
        group = plan.group or (a,)
        state.stack.append(March(side, group, (), plan.target, deed, blue))


def unread(state: CohState, units: tuple[int, ...]) -> list[int]:
    """Of these AI those whose hit marker nobody has looked at yet."""
    return [u for u in units if state.hit[u] and not state.shown >> u & 1]


def read_markers(state: CohState, units: list[int]) -> bool:
    """Turn markers up (SOLO-7.5.b); does any of them change what its AI can do?"""
    changed = False
    for u in units:
        marker = state.marker(u)
        reveal_marker(state, u, "SOLO-7.5.b")
        changed = changed or marker.final or marker.bars_attack or marker.bars_move
        changed = changed or bool(
            marker.attack_cost or marker.move_cost or marker.red_fp or marker.blue_fp
            or marker.range or marker.front or marker.flank or not marker.rally
        )  # fmt: skip
        if marker.final:
            destroy(state, u, final_rule(marker))
            consequences(state)
    return changed


# Attacks.


def open_attack(state: CohState, side: int, a: int, t: int, deed: Deed, blue: bool) -> None:
    """An AI attacks; a rumored enemy is revealed first (SOLO-6.2.a)."""
    if state.setting.rumours >> a & 1:
        state.stack.append(RumourAttack(side, t, deed, blue))
        state.stack.append(RevealRumour(side, a))
        return
    p = Procedure(state, blue=blue)
    helpers = supporters(p, a, t, deed)
    hidden = unread(state, helpers)
    if hidden:  # SOLO-AMB-44
        state.stack.append(OpenAttack(side, a, t, deed, blue))
        read_markers(state, hidden)
        return
    attack(state, side, shot_at(p, a, t), t, helpers, deed, blue)


class OpenAttack(CohStep, frozen=True, tag="OpenAttack"):
    """An attack whose supporters have just turned up their markers."""

    unit: int
    target: int
    deed: Deed
    blue: bool

    def run(self, state: CohState) -> None:
        open_attack(state, self.side, self.unit, self.target, self.deed, self.blue)


def attack(
    state: CohState,
    side: int,
    shot: Shot,
    t: int,
    helpers: tuple[int, ...],
    deed: Deed,
    blue: bool,
    turn: int = 0,
) -> None:
    """The attack of an AI: t is rolled against first, with the order's CAP (SOLO-4.8)."""
    group = (shot.attacker, *helpers)
    cost = attack_cost(state, shot, helpers)
    begin_action(state, group)
    told: dict[str, int | str] = {"unit": shot.attacker, "hex": shot.to, "support": len(helpers)}
    state.note("log-attack", "COH-6.0.a", cost, None, **told)
    units = state.together(group)
    check = DeckCheck(side, units, cost.total + turn, free=blue, cap=deed.cap, target=t)
    state.stack.append(check)
    if shot.is_close(state):
        stir(state, group)
        state.stack.append(AttackStep(side, shot, helpers, (t,), 0))
    else:
        roll_in_hex(state, side, shot, helpers, tuple(targets_in(state, shot)))


class RumourAttack(CohStep, frozen=True, tag="RumourAttack"):
    """A rumored enemy that was told to attack has been revealed (SOLO-6.2)."""

    target: int
    deed: Deed
    blue: bool

    def run(self, state: CohState) -> None:
        a, t = solo_of(state).drawn, self.target
        if a < 0:
            give_up(state, self.side, "log-false-alarm", "SOLO-6.2.b")
            return
        near_enough = state.field.distance(state.hex[a], state.hex[t]) <= unit_range(state, a)
        able = attack_refusal(state, a, state.hex[t]) is None
        if not able or not (near_enough or self.deed.long_range):
            give_up(state, self.side, "log-out-of-range", "SOLO-6.2.d")
            return
        shot = Shot(a, state.hex[t])
        attack(state, self.side, shot, t, (), self.deed, self.blue)


def give_up(state: CohState, side: int, message: str, rule: str) -> None:
    """The AI passes (SOLO-2.6.a)."""
    state.note(message, rule, side=side)
    state.passes |= 1 << side


# Rallies.


def _rally(state: CohState, side: int, a: int, blue: bool) -> None:
    cost = rally_cost(state, (a,))
    begin_action(state, (a,))
    state.note("log-rally-order", "SOLO-4.3.m", cost, None, unit=a)
    state.stack.append(DeckCheck(side, state.together((a,)), cost.total, free=blue))
    state.stack.append(RallyStep(side, (a,)))


def _auto_rally(state: CohState, side: int, a: int, blue: bool) -> None:
    """Without a roll, in close combat too (SOLO-4.3.f); 5 AP on a green card (SOLO-AMB-27)."""
    cost = rally_cost(state, (a,))
    begin_action(state, (a,))
    state.stack.append(DeckCheck(side, state.together((a,)), cost.total, free=blue))
    remove_marker(state, side, a)


# Moves.


class MemberStep(CohStep, frozen=True, tag="MemberStep"):
    """One AI's move: what it costs by itself, and by which hexes it goes."""

    unit: int
    cost: int
    """Before stress."""
    way: tuple[int, ...] = ()

    @property
    def is_free(self) -> bool:
        return False

    def affords(self, state: CohState, before: int, after: int) -> bool:
        """The AI pays whatever it costs on the way."""
        return True

    def raised(self, state: CohState, before: int, after: int) -> "MemberStep":
        return MemberStep(self.side, self.unit, after, self.way)

    def without(self, u: int) -> "MemberStep":
        return self

    def run(self, state: CohState) -> None:
        """The dearest move is the group's cost (SOLO-3.0.d); who is gone is in no check."""
        if not state.board >> self.unit & 1:
            return
        check: DeckCheck = state.stack[check_of(state)]
        units = state.together((self.unit,))
        change_check(
            state,
            units=(*check.units, *units),
            cost=max(check.cost, self.cost),
            stress=max(check.stress, int(state.any_stressed(units))),
        )


class March(Deliberation, frozen=True, tag="March"):
    """AI that still have to move by the order, one after the other (SOLO-AMB-28)."""

    group: tuple[int, ...]
    late: tuple[int, ...]
    """Members that could not move; they try once more when all others have moved."""
    target: int
    deed: Deed
    blue: bool
    again: bool = False
    picks: tuple[int, ...] = ()

    def settle(self, state: CohState, p: Procedure) -> None:
        group = still_there(p, self.group)
        if not group:
            if self.late and not self.again:
                state.stack.append(self._after((), self.late, True))
            return
        a = self._next(p, group)
        rest = tuple(other for other in group if other != a)
        if not self._able(p, a):
            late = self.late if self.again else (*self.late, a)
            state.stack.append(self._after(late, rest, self.again))
            return
        to, side = self._decide(p, a)
        state.stack.append(self._after(self.late, rest, self.again))
        self._go(state, a, p, to, side)

    def _after(self, late: tuple[int, ...], group: tuple[int, ...], again: bool) -> "March":
        return March(self.side, group, late, self.target, self.deed, self.blue, again)

    def _next(self, p: Procedure, group: tuple[int, ...]) -> int:
        if len(group) == 1:
            return group[0]
        return next_marcher(p, group, self.target, self.deed)

    def _able(self, p: Procedure, a: int) -> bool:
        return not self.deed.act.is_move or can_march(p, a, self.target, self.deed)

    def _decide(self, p: Procedure, a: int) -> tuple[int, int]:
        """The hex in which the move ends, or -1 and the facing of a low-risk pivot."""
        t, deed = self.target, self.deed
        if deed.act is Act.INTO_COMBAT:
            return hex_of(p, t), -1
        if not deed.act.is_move:
            return end_hex(p, a, escapes(p, a), None), -1
        if not can_go(p, a, t, deed):
            return -1, turn_to_threat(p, a)
        to = goal_hex(p, a, t, deed)
        hexes = candidates(p, a, to, t, deed.act is Act.LOW_RISK)
        return end_hex(p, a, hexes, to), -1

    def _go(self, state: CohState, a: int, p: Procedure, to: int, side: int) -> None:
        begin_action(state, (a,))
        if to < 0:
            cost = _unstressed(pivot_cost(state, a))
            state.stack.append(MemberStep(self.side, a, cost))
            do_pivot(state, a, side)
            return
        plain = self.deed.act in (Act.MOVE, Act.INTO_COMBAT)
        way = ways(p, a, not plain)[to]
        cost = _unstressed(move_cost(state, a, way[0]))
        state.stack.append(MemberStep(self.side, a, cost, way))
        set_out(state, self.side, a, way[0], cost, False)


def _unstressed(cost: Tally) -> int:
    return cost.total - cost.value("tally-stress")


class Turning(Deliberation, frozen=True, tag="Turning"):
    """An AI turns in place, and attacks then if its order says so (SOLO-4.3.l, SOLO-4.3.q)."""

    unit: int
    target: int
    deed: Deed
    blue: bool
    picks: tuple[int, ...] = ()

    def settle(self, state: CohState, p: Procedure) -> None:
        a = self.unit
        if self.deed.act is Act.PIVOT:
            side = pivot_facing(p, a)
            begin_action(state, (a,))
            cost = pivot_cost(state, a).total
            state.stack.append(DeckCheck(self.side, (a,), cost, free=self.blue))
            do_pivot(state, a, side)
            return
        if self.target >= 0:
            shot = shot_at(p, a, self.target)
            attack(state, self.side, shot, self.target, (), self.deed, self.blue)
            return
        found = aims(p, a, self.deed, near(p, a, SHORT))
        side = pivot_facing(p, a, list(found))
        p.state.facing[a] = side
        able = [t for t in found[side] if can_attack(p, a, t, self.deed)]
        t = attacked(p, a, able)
        do_pivot(state, a, side)
        shot = Shot(a, state.hex[t])
        attack(state, self.side, shot, t, (), self.deed, self.blue, TURN)
