"""Clearing obstacles and laying mines by battle cards (cards 16 and 17)."""

from hexfront.games.coh.definitions.works import Work, WorkType
from hexfront.games.coh.state import CohState
from hexfront.games.coh.terrain.zone import seen_by_enemy
from hexfront.games.coh.works.layout import known_works, knows_work, remove_work, work_kind
from hexfront.games.coh.works.mines import known_mines, mines_at, show_mines
from hexfront.play import Refusal
from hexfront.play.masks import each

CLEARING, LAYING = "COH-CARD.16", "COH-CARD.17"


def _unfit(state: CohState, u: int, rule: str) -> Refusal | None:
    """Only a unit without a hit marker, and none that is carried, does such work."""
    args: dict[str, int | str] = {"unit": u}
    if state.hit[u]:
        return Refusal(rule, "refuse-work-when-hit", args)
    if state.aboard >> u & 1:
        return Refusal("COH-15.8.f", "refuse-carried", args)
    if state.in_close_combat(u):
        return Refusal(rule, "refuse-work-beside-enemy", args)
    return None


def clearing_refusal(state: CohState, u: int) -> Refusal | None:
    """Why a unit cannot clear an obstacle out of its hex (card 16)."""
    unfit = _unfit(state, u, CLEARING)
    if unfit is not None:
        return unfit
    if _obstacle(state, u) is None:
        return Refusal(CLEARING, "refuse-no-obstacle", {"unit": u})
    return None


def _obstacle(state: CohState, u: int) -> Work | None:
    """The obstacle in a unit's hex as far as its side knows, which has hidden mines of its own."""
    known = (work for work in known_works(state, state.side(u)) if work.hex == state.hex[u])
    return next((work for work in known if work_kind(state, work.type).type == "obstacle"), None)


def clear(state: CohState, u: int) -> None:
    """The obstacle is taken off the map for all to see."""
    work = _obstacle(state, u)
    if work is not None:
        remove_work(state, work)
        state.reveals += work.hidden
        state.note("log-work-cleared", CLEARING, unit=u, hex=work.hex, work=work.type.value)


def layer_refusal(state: CohState, u: int) -> Refusal | None:
    """Why a unit cannot lay mines anywhere (card 17)."""
    if not state.kind(u).is_foot:
        return Refusal(LAYING, "refuse-mines-foot-only", {"unit": u})
    unfit = _unfit(state, u, LAYING)
    if unfit is None and not laying_hexes(state, u):
        return Refusal(LAYING, "refuse-no-place-for-mines", {"unit": u})
    return unfit


def laying_refusal(state: CohState, u: int, to: int, hidden: bool) -> Refusal | None:
    """Why a unit cannot lay mines in that hex."""
    here, side = state.hex[u], state.side(u)
    args: dict[str, int | str] = {"unit": u, "hex": to}
    if to != here and to not in state.field.neighbours[here]:
        return Refusal(LAYING, "refuse-not-adjacent", args)
    if state.enemies_at(side, to):
        return Refusal(LAYING, "refuse-mines-under-enemy", args)
    if state.setting.rules.works_share:
        if known_mines(state, side, to) is not None:
            return Refusal("COHC-21.a", "refuse-mines-there", args)
    elif state.field.terrain[to].id == "water":
        return Refusal("COH-4.8.d", "refuse-mines-in-water", args)
    elif knows_work(state, side, to) or _is_dug_in(state, side, to):
        return Refusal("COH-17.0.b", "refuse-works-there", args)
    if hidden and seen_by_enemy(state, side, to):
        return Refusal(LAYING, "refuse-mines-in-sight", args)
    return None


def _is_dug_in(state: CohState, side: int, h: int) -> bool:
    """Is there a hasty defense in the hex that the side knows of (COH-17.6.f)?"""
    known = state.hasty & (state.board | state.setting.team_mask[side])
    return any(state.hex[u] == h for u in each(known))


def laying_hexes(state: CohState, u: int) -> list[int]:
    """Where a unit may lay mines."""
    here = state.hex[u]
    return [h for h in (here, *state.field.neighbours[here])
            if laying_refusal(state, u, h, False) is None]  # fmt: skip


def lay(state: CohState, u: int, to: int, hidden: bool) -> None:
    """Mines come onto the map; where the enemy has hidden some already, those are found."""
    side = state.side(u)
    others = mines_at(state, to)
    if others is not None:
        show_mines(state, others, "COH-17.0.b")
        return
    state.works = (*state.works, Work(to, WorkType.MINES, 0, side, hidden))
    lurks = bool(state.hidden >> u & 1)
    if not hidden and not lurks:
        state.note("log-mines-laid", LAYING, unit=u, hex=to)
        return
    state.tell(side, "log-mines-laid", LAYING, None, unit=u, hex=to)
    if not hidden:
        state.tell_enemies(side, "log-mines-appear", LAYING, hex=to)
    elif lurks:
        state.tell_enemies(side, "log-mines-somewhere", LAYING, side=side)
    else:
        state.tell_enemies(side, "log-mines-laid-unseen", LAYING, unit=u)
