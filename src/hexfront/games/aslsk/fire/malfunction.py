"""Weapons that fail, and weapons that their owner destroys (ASL-4.0.p, ASL-4.1.h, ASL-4.2.m)."""

from hexfront.games.aslsk.fire.attack import Attack
from hexfront.games.aslsk.fire.kinds import FireKind
from hexfront.games.aslsk.fire.readiness import Mark, mark_of
from hexfront.games.aslsk.harm.pieces import reveal
from hexfront.games.aslsk.places import NOBODY, Phase
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.condition import good_order
from hexfront.games.aslsk.weapons.panzerfaust import kind_of_search, spend, sw_uses
from hexfront.games.aslsk.weapons.weaponry import Wear, wear, wear_out
from hexfront.hexes import HexId
from hexfront.play import Refusal
from hexfront.play.masks import each

_AGAIN = (FireKind.SUBSEQUENT, FireKind.FINAL)


def hard_used(state: AslskState, attack: Attack, w: int) -> bool:
    """Whether a weapon fires again though it is marked: the B# of an MG is then lower.

    ASL-3.3.3.p, ASL-4.1.i.
    """
    return attack.kind in _AGAIN and mark_of(state, state.holder[w], w) > Mark.NONE


def failing(state: AslskState, attack: Attack, original: int) -> list[tuple[int, Wear]]:
    """The weapons whose B# or X# the Original DR reaches, and what that does to them.

    One of them fails (ASL-4.1.h).
    """
    worn = (
        (w, wear(state, w, original, sustained=hard_used(state, attack, w))) for w in attack.weapons
    )
    return [(w, result) for w, result in worn if result is not Wear.NONE]


def give_out(state: AslskState, w: int, result: Wear) -> None:
    """Apply a `Wear` to a weapon after its attack.

    To have fired one that is removed remains a use of it: its user does not move, or fire as if
    he had not. Who used SFF or FPF has nothing left to use up.
    """
    u = state.holder[w]
    wear_out(state, w, result)
    if result is not Wear.LOSS or u < 0 or state.vehicles >> u & 1:
        return
    if state.phase != Phase.MOVEMENT or not state.final >> u & 1:
        spend(state, u, kind_of_search(state), HexId(NOBODY))


def may_destroy(state: AslskState, side: int, w: int) -> Refusal | None:
    """Whether a side may destroy a weapon now; that is its holder's use of it (ASL-4.0.p)."""
    holder = state.holder[w]
    if holder < 0 or state.side_of(holder) != side:
        return Refusal("ASL-1.2.4.a", "no-not-possessed", {"weapon": w})
    if state.setting.built_in >> w & 1:
        return Refusal("ASL-4.0.p", "no-destroying-of-armament", {"weapon": w})
    if not _destroys_now(state, side):
        return Refusal("ASL-4.0.p", "no-destroying-now", {"weapon": w})
    if not good_order(state, holder):
        return Refusal("ASL-3.2.3.p", "no-not-good-order", {"unit": holder})
    if (state.prep_weapons | state.final_weapons) >> w & 1 or not _free(state, holder):
        return Refusal("ASL-4.0.p", "no-weapon-used", {"weapon": w, "unit": holder})
    return None


def _destroys_now(state: AslskState, side: int) -> bool:
    """The ATTACKER in the PFPh, the DEFENDER in the DFPh."""
    return state.phase == (Phase.PREP_FIRE if side == state.attacker else Phase.DEFENSIVE_FIRE)


def _free(state: AslskState, u: int) -> bool:
    """Whether a unit may still use a weapon in this phase, were it to fire it (ASL-4.0.t to x)."""
    uses = sw_uses(state, u)
    own = (state.fired | state.prep | state.final) >> u & 1
    if state.kinds.squad[state.kind[u]]:
        return uses + own < 2
    return not uses and not own


def destructible(state: AslskState, side: int) -> list[int]:
    """The weapons that a side may destroy now."""
    if not _destroys_now(state, side):
        return []
    able = state.own[side] & state.on_map & ~(state.broken | state.vehicles)
    used = state.prep_weapons | state.final_weapons
    holder = state.holder
    return [
        w
        for w in each(state.setting.portable & ~used)
        if holder[w] >= 0 and able >> holder[w] & 1 and may_destroy(state, side, w) is None
    ]


def destroy(state: AslskState, w: int) -> None:
    """Its holder destroys a weapon, which is a use of it."""
    u = state.holder[w]
    reveal(state, HexId(state.place[u]), state.side_of(u))
    state.note("log-destroys", "ASL-4.0.p", unit=u, weapon=w)
    state.scrap(w)
    kind = FireKind.PREP if state.phase == Phase.PREP_FIRE else FireKind.FINAL
    spend(state, u, kind, HexId(NOBODY))
