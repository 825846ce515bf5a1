"""Step losses and removals: what happens to a counter (chapter 10.3, 10.4 and 19)."""

from hexfront.games.s42.maskirovka.armies import inside, recognize
from hexfront.games.s42.places import ELIMINATED, HOLDING, PENDING, POOL, REMOVED, Order
from hexfront.games.s42.setting import AXIS
from hexfront.games.s42.state import S42State
from hexfront.play.masks import members

RETURN_DELAY = 2
"""Turns after which a non-combat unit comes back (S42-19.4.b)."""

_MARKS = (
    "used", "train", "fresh", "oos", "isolated", "locked", "ready_supply", "immobile", "moved",
    "spent", "fleeing", "retreated", "withdrawn", "auto_ds", "remnant", "one_hex", "reserve",
    "committed", "tried", "exposed", "stowed", "unpacked",
)  # fmt: skip


def remnants_left(state: S42State, remnant: str) -> int:
    """Remnants of a type that lie on the display."""
    out = sum(state.unit(u).remnant == remnant for u in members(state.remnant))
    return state.setting.definitions.remnants[remnant].count - out


def lose_step(state: S42State, u: int, rule: str) -> bool:
    """Take one step from a combat unit; True if its owner may choose about a Remnant.

    The Remnant is placed at once; the caller asks the owner whether to keep it (S42-10.4.3.a).
    """
    unit = state.unit(u)
    left = state.steps(u) - 1
    state.note("log-step-lost", rule, unit=u, left=left, hex=state.place[u])
    if left <= 0:
        eliminate(state, u, rule)
        return False
    state.set_lost(u, state.lost[u] + 1)
    if unit.remnant and left == 1:
        if not remnants_left(state, unit.remnant):  # S42-10.4.3.b
            eliminate(state, u, "S42-10.4.3.b")
            return False
        state.remnant |= 1 << u
        return True
    return False


def eliminate(state: S42State, u: int, rule: str, *, message: str = "log-eliminated") -> None:
    """Take a unit off the map: to the Eliminated Box, or wherever its kind goes."""
    bit, setting = 1 << u, state.setting
    where = state.place[u]
    if setting.armies & bit:
        _lose_box(state, u)
    gone = bool(state.remnant & bit) and state.steps(u) <= 1
    state.put(u, _destination(state, u))
    clear_marks(state, u)
    if state.offensives:  # S42-26.2.k
        state.offensives = tuple(marker for marker in state.offensives if marker[0] != u)
    if gone:  # S42-10.4.2.a
        state.place[u] = REMOVED
    if state.place[u] == PENDING:
        state.set_due(u, state.turn + RETURN_DELAY)  # S42-19.4.b
    if state.place[u] == ELIMINATED:
        state.set_died(u, state.turn)
        state.set_lost(u, steps_to_restore(state, u))
    recall_air(state, where)
    state.note(message, rule, unit=u, hex=where)


def steps_to_restore(state: S42State, u: int) -> int:
    """Steps that a unit from the Eliminated Box lacks: it comes back with one (S42-21.1.1.a), or on
    the second if its last one is a Remnant (S42-10.4.3.a)."""
    return state.full_steps(u) - (2 if state.unit(u).remnant else 1)


def _lose_box(state: S42State, army: int) -> None:
    """The units in the box of a Reserve Army perish with it (S42-34.6.2.d)."""
    for u in members(inside(state, army)):
        recognize(state, army, "S42-34.6.2.d")
        eliminate(state, u, "S42-34.6.2.d")


def remove(state: S42State, u: int, rule: str) -> None:
    """Take a unit out of the game for good."""
    where = state.place[u]
    state.put(u, REMOVED)
    clear_marks(state, u)
    state.note("log-removed", rule, unit=u, hex=where)


def _destination(state: S42State, u: int) -> int:
    setting, bit = state.setting, 1 << u
    if setting.supply & bit:
        return POOL  # S42-19.4.a
    if not setting.combat & bit:
        return PENDING  # S42-19.4.b
    return REMOVED if setting.units[u].gone_by else ELIMINATED


def clear_marks(state: S42State, u: int) -> None:
    keep = ~(1 << u)
    for name in _MARKS:
        setattr(state, name, getattr(state, name) & keep)
    state.set_order(u, Order.GOOD)


def recall_air(state: S42State, where: int) -> None:
    """An air unit returns Ready when the stack that it is with is gone (S42-9.3.7.e)."""
    if where < 0:
        return
    for n, h in enumerate(state.air_at):
        if h == where and not state.combat_at(where, AXIS):
            state.air_at[n] = HOLDING
