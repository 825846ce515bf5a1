"""What a moving unit does in its hex for MF, or for nothing: smoke grenades, weapons, charges."""

from functools import lru_cache

from hexfront.games.aslsk.choices import Drop, PlaceCharge, Recover, ThrowSmoke
from hexfront.games.aslsk.movement.allowance import March, purse_here, step_purse
from hexfront.games.aslsk.movement.portage import lying
from hexfront.games.aslsk.movement.steps import step_cost, stepped, too_dear, ways
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.weapons.charges import armor_in, may_place
from hexfront.hexes import HexId
from hexfront.play import Choice, Line, Refusal, Tally
from hexfront.play.masks import each


def grenade_cost(state: AslskState, u: int, h: HexId) -> int:
    """Half MF for an attempt with smoke grenades (ASL-3.3.1.m)."""
    figures = state.setting.charts.movement.smoke_grenade
    return 2 * (figures.own_hex.value if state.place[u] == h else figures.adjacent_hex.value)


def may_throw(state: AslskState, march: March, u: int, h: HexId) -> Refusal | None:
    """Why a unit may not try to place smoke in a hex (ASL-3.3.1.m)."""
    args: dict[str, int | str] = {"unit": u, "hex": h}
    if not state.kinds.smoke[state.kind[u]]:
        return Refusal("ASL-3.3.1.m", "no-smoke-exponent", args)
    if not state.is_on_map(u):
        return Refusal("ASL-3.3.e", "no-action-off-board", args)
    if state.smoked >> u & 1:
        return Refusal("ASL-3.3.1.n", "no-second-smoke-attempt", args)
    if h != state.place[u] and h not in state.setting.grid.neighbours[state.place[u]]:
        return Refusal("ASL-3.3.1.m", "no-smoke-so-far", args)
    return may_spend(state, march, u, grenade_cost(state, u, h))


def grenade_drm(state: AslskState, u: int) -> Tally:
    """The drm of an attempt with smoke grenades (ASL-3.3.1.k)."""
    cx = state.setting.charts.movement.smoke_grenade.cx
    return Tally.of([Line("tally-cx", cx.value, cx.rule)] if state.cx >> u & 1 else [])


def recovery_cost(state: AslskState) -> int:
    """Half MF for an attempt to recover a weapon (ASL-3.3.1.q)."""
    return 2 * state.setting.charts.movement.recovery.value


def may_recover(state: AslskState, march: March, u: int, w: int) -> Refusal | None:
    """Why a moving unit may not try to recover a weapon (ASL-4.0.j)."""
    place = state.place[u]
    if place < 0 or w not in lying(state, HexId(place)):
        return Refusal("ASL-3.3.1.q", "no-weapon-lying-here", {"unit": u, "weapon": w})
    return may_spend(state, march, u, recovery_cost(state))


def charge_cost(state: AslskState, u: int, h: HexId) -> int:
    """Half MF for placing a DC: as many as entering the hex would cost (ASL-4.3.e)."""
    place = state.place[u]
    return min(step_cost(state, place, h, road=False), step_cost(state, place, h, road=True))


def may_set_charge(state: AslskState, march: March, choice: PlaceCharge) -> Refusal | None:
    """Why a moving unit may not place a DC against a hex, or an AFV in it."""
    u, h = choice.unit, HexId(choice.hex)
    if not state.is_on_map(u):
        return Refusal("ASL-3.3.e", "no-action-off-board", {"unit": u})
    refusal = may_place(state, u, choice.weapon, h, choice.vehicle)
    return refusal or may_spend(state, march, u, charge_cost(state, u, h))


def may_spend(state: AslskState, march: March, u: int, cost: int) -> Refusal | None:
    """Why a unit has not the MF for something in its hex.

    Assault Movement is a move of one hex, so the MF for that hex must remain (ASL-3.3.1.i).
    """
    left = purse_here(state, march, u)
    args: dict[str, int | str] = {"unit": u}
    if cost > left:
        return too_dear(state, march, cost, left, args)
    if cost > _spendable(state, march, u, left):
        return Refusal("ASL-3.3.1.i", "no-mf-for-assault-step", args)
    return None


def _spendable(state: AslskState, march: March, u: int, left: int) -> int:
    """What a unit with so many half MF left can spend in its hex."""
    if not state.assaulting >> u & 1 or stepped(state, u):
        return left
    place, steps = state.place[u], ways(state, march)
    if not steps:
        return -1
    least = min(step_cost(state, place, HexId(s.hex), road=s.road) for s in steps)
    return min(left, step_purse(state, march, road=False) - least)


def may_drop(state: AslskState, march: March, w: int) -> Refusal | None:
    """Why a march may not leave a weapon behind (ASL-4.0.e)."""
    holder = state.holder[w]
    if holder not in march.units:
        return Refusal("ASL-4.0.e", "no-dropping-of-others", {"weapon": w})
    if not state.is_on_map(holder):
        return Refusal("ASL-3.3.e", "no-action-off-board", {"unit": holder})
    return None


def undertakings(state: AslskState, march: March) -> list[Choice]:
    """All that the units of a march can do for MF where they are."""
    place = state.place[march.units[0]]
    if place < 0:
        return []
    h, listed = HexId(place), list[Choice]()
    weapons = lying(state, h)
    for u in march.units:
        if state.kinds.smoke[state.kind[u]] and not state.smoked >> u & 1:
            listed += _grenades(state, march, u, h)
        if weapons and may_spend(state, march, u, recovery_cost(state)) is None:
            listed += [Recover(u, w) for w in weapons]
        if state.setting.charges & state.armed(u):
            listed += _charges(state, march, u, h)
    return listed


def _grenades(state: AslskState, march: March, u: int, h: HexId) -> tuple[ThrowSmoke, ...]:
    """The attempts of a unit that has not tried yet: `may_throw` for many at once."""
    purse = _spendable(state, march, u, purse_here(state, march, u))
    if grenade_cost(state, u, h) > purse:
        return ()
    around = state.setting.grid.neighbours[h]
    return _throws(u, h, () if grenade_cost(state, u, around[0]) > purse else around)


@lru_cache(maxsize=1 << 12)
def _throws(u: int, h: HexId, around: tuple[HexId, ...]) -> tuple[ThrowSmoke, ...]:
    """A unit into its hex and those around; the same lists are asked for again and again."""
    return tuple(ThrowSmoke(u, to) for to in (h, *around))


def _charges(state: AslskState, march: March, u: int, h: HexId) -> list[Choice]:
    side = state.side_of(u)
    return [
        PlaceCharge(u, w, to, vehicle)
        for w in state.carried(u)
        if state.setting.charges >> w & 1
        for to in state.setting.grid.neighbours[h]
        if may_set_charge(state, march, PlaceCharge(u, w, to)) is None
        for vehicle in (NOBODY, *armor_in(state, to, side))
    ]


def drops(state: AslskState, march: March) -> list[Choice]:
    """The weapons that the units of a march can leave behind."""
    if not state.is_on_map(march.units[0]):
        return []
    armed = 0
    for u in march.units:
        armed |= state.armed(u)
    return [*map(Drop, each(armed))]
