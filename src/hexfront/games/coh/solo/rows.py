"""The priority rows of a card: close combat and short range (SOLO-4.3)."""

from hexfront.games.coh.solo.choice import Plan, feasible
from hexfront.games.coh.solo.fire import can_attack
from hexfront.games.coh.solo.orders import Act, Deed
from hexfront.games.coh.solo.procedure import Procedure
from hexfront.games.coh.solo.ties import attacked, attacker, facing, goal
from hexfront.games.coh.solo.ways import escapes, fights_badly, may_pivot, ways
from hexfront.play.masks import each

CLOSE, SHORT = "close", "short"
NOTHING = -1


def try_row(p: Procedure, row: str, deeds: tuple[Deed, ...]) -> Plan | None:
    """An AI in close combat, or beside a unit, does the first listed action that it can do.

    First the AI is chosen, then its action (SOLO-4.3.v, SOLO-AMB-5).
    """
    able: dict[int, list[int]] = {}
    turning = 0
    for a in p.may_act():
        met = near(p, a, row)
        if not met:
            p.pass_over(a, "misfit")
        elif not any(can_do(p, a, deed, met) for deed in deeds):
            p.pass_over(a, "unable")
        else:
            able[a] = [t for t in met for deed in deeds
                       if deed.act.is_attack and can_attack(p, a, t, deed)]  # fmt: skip
            if not able[a] and (found := _once_turned(p, a, deeds, met)):
                able[a] = found
                turning |= 1 << a
    if not able:
        return None
    a = attacker(p, able, turning=turning)
    p.pass_over(a, "taken", int(row == SHORT))
    met = near(p, a, row)
    deed = next(deed for deed in deeds if can_do(p, a, deed, met))
    return Plan(deed, a, _target(p, a, deed, met), row)


def _once_turned(p: Procedure, a: int, deeds: tuple[Deed, ...], met: list[int]) -> list[int]:
    """Whom an AI could attack after a pivot, where the row allows both (SOLO-4.3.q)."""
    return [t for deed in deeds if deed.act is Act.PIVOT_ATTACK
            for found in aims(p, a, deed, met).values() for t in found]  # fmt: skip


def near(p: Procedure, a: int, row: str) -> list[int]:
    """The units in the AI's hex, or in adjacent ones if it is not in close combat (SOLO-AMB-6)."""
    state, here = p.state, p.state.hex[a]
    inside = [u for u in each(p.units) if state.hex[u] == here]
    if row == CLOSE:
        return inside
    if inside:
        return []
    return [u for u in each(p.units) if state.field.near[here] >> state.hex[u] & 1]


def can_do(p: Procedure, a: int, deed: Deed, met: list[int]) -> bool:
    """Can the AI do this action of a priority row?"""
    match deed.act:
        case Act.ATTACK | Act.GROUP_ATTACK:
            return any(can_attack(p, a, t, deed) for t in met) or withdraws(p, a, met)
        case Act.PIVOT:
            return may_pivot(p, a) and bool(unseen(p, a, met))
        case Act.PIVOT_ATTACK:
            return any(can_attack(p, a, t, deed) for t in met) or bool(aims(p, a, deed, met))
        case Act.DISENGAGE:
            return bool(escapes(p, a))
        case Act.INTO_COMBAT:
            return bool(entered(p, a, met))
        case _:
            return feasible(p, a, NOTHING, deed)


def withdraws(p: Procedure, a: int, met: list[int]) -> bool:
    """A gun crew in close combat first tries to disengage (SOLO-4.3.d, SOLO-5.2.d)."""
    close = any(p.state.hex[u] == p.state.hex[a] for u in met)
    return close and fights_badly(p, a) and bool(escapes(p, a))


def unseen(p: Procedure, a: int, met: list[int]) -> list[int]:
    """The units on the flank of an AI."""
    state = p.state
    arc = state.field.arc(state.hex[a], state.facing[a])
    return [u for u in met if not arc >> state.hex[u] & 1]


def entered(p: Procedure, a: int, met: list[int]) -> list[int]:
    """The units into whose hexes an AI may move (SOLO-4.3.p)."""
    open_to = ways(p, a, False)
    return [u for u in met if p.state.hex[u] in open_to]


def aims(p: Procedure, a: int, deed: Deed, met: list[int]) -> dict[int, list[int]]:
    """By facing to which an AI could pivot: whom it could attack then (SOLO-4.3.q)."""
    if not may_pivot(p, a):
        return {}
    state, now = p.state, p.state.facing[a]
    found = {}
    for side in range(6):
        state.facing[a] = side
        able = [t for t in met if can_attack(p, a, t, deed)]
        if able:
            found[side] = able
    state.facing[a] = now
    return found


def _target(p: Procedure, a: int, deed: Deed, met: list[int]) -> int:
    """Against whom the action is made; a facing for a pivot."""
    match deed.act:
        case Act.ATTACK | Act.GROUP_ATTACK:
            if withdraws(p, a, met):
                return NOTHING
            return attacked(p, a, [t for t in met if can_attack(p, a, t, deed)])
        case Act.PIVOT_ATTACK:
            able = [t for t in met if can_attack(p, a, t, deed)]
            return attacked(p, a, able) if able else NOTHING
        case Act.INTO_COMBAT:
            return goal(p, dict.fromkeys(entered(p, a, met), 0))
        case _:
            return NOTHING


def pivot_facing(p: Procedure, a: int, among: list[int] | None = None) -> int:
    """Toward a unit on the flank, with as many units as possible in the FoF (SOLO-4.3.l)."""
    state, here = p.state, p.state.hex[a]
    behind = [state.hex[u] for u in unseen(p, a, near(p, a, SHORT))]
    reach = state.field.within(here, 2 * state.kind(a).range) & state.sight(here)

    def allowed(side: int) -> int:
        if among is not None:
            return int(side in among)
        return int(any(state.field.arc(here, side) >> h & 1 for h in behind))

    def in_sight(side: int) -> int:
        zone = state.field.arc(here, side) & reach
        return sum(zone >> state.hex[u] & 1 for u in each(p.units))

    return facing(p, a, (allowed, in_sight))
