"""C3 and C4: activation, the pool of action points, and who may act by what."""

from hexfront.games.coh.classic.terms import ClassicState, ClassicTerms
from hexfront.games.coh.state import CohState
from hexfront.play import Refusal
from hexfront.play.masks import each

POOL = 7
"""AP of an activation (COHC-3.b)."""


def kept(state: CohState) -> ClassicState:
    """What the edition keeps."""
    if state.classic is None:
        raise TypeError("this game is not played by the classic edition")
    return state.classic


def terms_of(state: CohState) -> ClassicTerms:
    """What the scenario says about it."""
    if state.setting.classic is None:
        raise TypeError("this scenario is not written for the classic edition")
    return state.setting.classic


def active_of(state: CohState, side: int) -> int:
    """The activated units of a side, as a mask."""
    return kept(state).active & state.setting.side_mask[side]


def points(state: CohState, side: int) -> int:
    return kept(state).ap[side]


def set_points(state: CohState, side: int, amount: int) -> None:
    ap = list(kept(state).ap)
    ap[side] = amount
    state.classic = kept(state).but(ap=tuple(ap))


def activation_refusal(state: CohState, u: int) -> Refusal | None:
    """Why a unit cannot be activated, or join the group that is (COHC-3.b, COHC-11.b)."""
    args: dict[str, int | str] = {"unit": u}
    if not (state.board | state.hidden | state.waiting) >> u & 1:
        return Refusal("COHC-3.b", "refuse-not-on-board", args)
    if kept(state).active >> u & 1:
        return Refusal("COHC-3.c", "refuse-active-already", args)
    if state.spent >> u & 1:
        return Refusal("COHC-3.b", "refuse-activate-spent", args)
    if state.kind(u).aircraft:
        return Refusal("COHC-18.a", "refuse-activate-aircraft", args)
    flying = [one.unit for one in kept(state).flights if state.side(one.unit) == state.side(u)]
    if flying:
        return Refusal("COHC-3.c", "refuse-aircraft-is-active", {"unit": flying[0]})
    return None


def activate(state: CohState, u: int) -> None:
    """7 AP for the first; who joins shares what is left (COHC-11.a, COHC-11.b)."""
    side, first = state.side(u), not active_of(state, state.side(u))
    crew = sum(1 << unit for unit in state.together((u,)))
    state.classic = kept(state).but(active=kept(state).active | crew)
    if first:
        set_points(state, side, POOL)
    secret = bool(state.hidden >> u & 1)
    rule = "COHC-3.b" if first else "COHC-11.b"
    state.tell_team(side, secret, "log-activated", rule, unit=u, ap=points(state, side))
    if secret:
        state.tell_enemies(side, "log-activated-unseen", rule, side=side)


def stand_down(state: CohState, side: int, rule: str) -> None:
    """The activated units become spent and their AP are lost (COHC-3.e, COHC-3.f)."""
    active = active_of(state, side)
    if not active:
        return
    state.spent |= active & (state.board | state.hidden | state.waiting)
    state.classic = kept(state).but(
        active=kept(state).active & ~active, willed=kept(state).willed & ~active
    )
    set_points(state, side, 0)
    for u in each(active & state.board):
        state.note("log-spent-now", rule, unit=u)


def drop(state: CohState, u: int) -> None:
    """A unit is activated no more: lost, or turned by a card; a group goes on without it."""
    bit, side = 1 << u, state.side(u)
    if not kept(state).active & bit:
        return
    state.classic = kept(state).but(active=kept(state).active & ~bit)
    if not active_of(state, side):
        set_points(state, side, 0)


def shares_pool(state: CohState, units: tuple[int, ...]) -> bool:
    """Are all of them activated, so that their pool may pay (COHC-11.e)?"""
    acting = sum([1 << u for u in state.together(units)])
    return acting & kept(state).active == acting


def opportunity_refusal(state: CohState, u: int) -> Refusal | None:
    """An opportunity action is for fresh units that are not activated (COHC-4.d)."""
    args: dict[str, int | str] = {"unit": u}
    if state.spent >> u & 1:
        return Refusal("COHC-4.d", "refuse-opportunity-spent", args)
    if kept(state).active >> u & 1:
        return Refusal("COHC-4.d", "refuse-opportunity-active", args)
    return None
