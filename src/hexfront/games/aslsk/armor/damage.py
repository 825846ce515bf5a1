"""What befalls an AFV and its crew, carried out at once (ASL-7.10)."""

from hexfront.games.aslsk.armor.destruction import Damage
from hexfront.games.aslsk.definitions.guns import Mount
from hexfront.games.aslsk.harm.pieces import eliminate
from hexfront.games.aslsk.state import AslskState
from hexfront.hexes import HexId

HELPLESS_RULE = "ASL-7.10.f"


def helpless(state: AslskState) -> int:
    """The AFV whose crew can do nothing, as a mask (ASL-7.10.f, ASL-7.10.n)."""
    return state.shocked | state.stunned


def frail(state: AslskState, u: int) -> bool:
    """Whether the next Stun of an AFV is a Recall (ASL-7.10.p, ASL-7.10.q)."""
    if (state.shaken | state.stunned) >> u & 1:
        return True
    return state.kinds.afv(state.kind[u]).turret is Mount.ONE_MAN


def nerves(state: AslskState, u: int) -> int:
    """The DRM of a crew that was Stunned, on its checks and attacks (ASL-7.10.o)."""
    if not state.shaken >> u & 1:
        return 0
    return state.setting.charts.vehicle_combat.recovery.stunned.value


def suffer_damage(state: AslskState, u: int, damage: Damage) -> None:
    """Carry out all that an attack did to a vehicle."""
    if damage & Damage.DESTROYED:
        destroy(state, u)
        return
    if damage & Damage.IMMOBILIZED:
        immobilize(state, u)
    if damage & Damage.SHOCKED:
        shock(state, u)
    if damage & Damage.STUNNED:
        stun(state, u, recalled=bool(damage & Damage.RECALLED))
    elif damage & Damage.BUTTONED_UP:
        button_up(state, u)


def destroy(state: AslskState, u: int, rule: str = "ASL-7.10.a") -> None:
    """A vehicle becomes a wreck; Infantry in its hex is not affected (ASL-7.4.c, ASL-7.4.d).

    The wreck of one that moved in this MPh is a Moving Target still (ASL-2.0.al).
    """
    h, bit = HexId(state.place[u]), 1 << u
    entered, rolled = state.entered & bit, state.rolled & bit
    state.note("log-wrecked", rule, unit=u, hex=h)
    eliminate(state, u, rule)
    state.wrecks[u] = h
    state.entered |= entered
    state.rolled |= rolled


def immobilize(state: AslskState, u: int, rule: str = "ASL-7.10.j") -> None:
    """A vehicle neither leaves its hex nor turns any more; it stops (ASL-2.0.x)."""
    state.motion &= ~(1 << u)
    if state.immobilized >> u & 1:
        return
    state.immobilized |= 1 << u
    state.note("log-immobilized", rule, unit=u, hex=state.place[u])


def shock(state: AslskState, u: int) -> None:
    """A Shocked crew buttons up and stops; a second Shock only turns a UK back (ASL-7.10.i)."""
    state.shocked |= 1 << u
    state.unconfirmed &= ~(1 << u)
    state.note("log-shocked", HELPLESS_RULE, unit=u, hex=state.place[u])
    _stop(state, u)


def stun(state: AslskState, u: int, *, recalled: bool = False) -> None:
    """A Stunned crew buttons up and stops; STUN, a second Stun or a one-man turret Recalls it."""
    again, second = frail(state, u), (state.shaken | state.stunned) >> u & 1
    state.stunned |= 1 << u
    state.note("log-stunned", "ASL-7.10.m", unit=u, hex=state.place[u])
    _stop(state, u)
    if recalled:
        recall(state, u, "ASL-7.10.r")
    elif again:
        recall(state, u, "ASL-7.10.p" if second else "ASL-7.10.q")


def recall(state: AslskState, u: int, rule: str) -> None:
    """An AFV must leave the map (ASL-7.10.s)."""
    if state.recalled >> u & 1:
        return
    state.recalled |= 1 << u
    state.note("log-recalled", rule, unit=u)


def button_up(state: AslskState, u: int) -> None:
    """A CE crew ducks for the rest of the Player Turn (ASL-3.2.3.y)."""
    state.shut |= 1 << u
    if not state.exposed >> u & 1:
        return
    state.exposed &= ~(1 << u)
    state.note("log-buttons-up", "ASL-3.2.3.y", unit=u, hex=state.place[u])


def _stop(state: AslskState, u: int) -> None:
    """A crew that can do nothing closes its hatches; its vehicle stops without MP (ASL-7.7.n)."""
    bit = 1 << u
    state.shut |= bit
    state.exposed &= ~bit
    state.motion &= ~bit


def come_round(state: AslskState) -> None:
    """At the end of a Player Turn Stun becomes +1, and hatches may be opened again (ASL-3.8.az)."""
    state.shaken |= state.stunned
    state.stunned = state.shut = 0
