"""Infantry Firepower Equivalent (ASL-6.8): a Gun or MA of small calibre that fires like an MG."""

from hexfront.games.aslsk.choices import Rake
from hexfront.games.aslsk.fire.aiming import again_in_range, is_target, repeats
from hexfront.games.aslsk.fire.attack import Attack
from hexfront.games.aslsk.fire.firepower import PARTS, firepower
from hexfront.games.aslsk.fire.kinds import FireKind
from hexfront.games.aslsk.fire.readiness import (
    Mark,
    able,
    enemy_beside,
    kind_for,
    manned,
    mark_of,
    spent_cannon,
)
from hexfront.games.aslsk.fire.vehicular import may_turn_hull, out_of_arc
from hexfront.games.aslsk.places import NOBODY, Phase
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.watching import sees
from hexfront.games.aslsk.weapons.arcs import arc_of, cannon, hexspines, turns
from hexfront.hexes import HexId
from hexfront.play import Refusal


def rakes(state: AslskState, u: int, w: int, h: HexId) -> list[Rake]:
    """The ways to fire a Gun or MA at a hex with its IFE."""
    if not state.setting.equivalents >> w & 1 or may_rake(state, u, w, h) is not None:
        return []
    if not state.vehicles >> u & 1:
        return [Rake(arc) for arc in turns(state, w, h)]
    return [way for way in (Rake(), Rake(hull=True)) if may_rake_so(state, u, w, h, way) is None]


def may_rake_so(state: AslskState, u: int, w: int, h: HexId, choice: Rake) -> Refusal | None:
    """Why a Gun or MA that may fire at a hex with its IFE may not do it in this way.

    A vehicle turns as for its MG: by as few hexspines as will do (ASL-7.8.p).
    """
    if not state.vehicles >> u & 1:
        if choice.hull:
            return Refusal("ASL-7.8.x", "no-turret-to-turn", {"weapon": w})
        if choice.arc not in turns(state, w, h):
            return Refusal("ASL-3.2.4.t", "no-such-arc", {"weapon": w, "hex": h})
        return None
    if choice.arc != NOBODY:
        return Refusal("ASL-3.2.4.t", "no-such-arc", {"weapon": w, "hex": h})
    if choice.hull and (refusal := may_turn_hull(state, w, h)):
        return refusal
    if firepower(state, raking(state, u, w, h, choice)).parts < PARTS:
        return Refusal("ASL-3.2.3.a", "no-attack-below-one-fp")
    return None


def may_rake(state: AslskState, u: int, w: int, h: HexId) -> Refusal | None:
    """Why a Gun or MA may not fire at a hex with its IFE."""
    args: dict[str, int | str] = {"weapon": w, "hex": h}
    if not state.setting.equivalents >> w & 1:
        return Refusal("ASL-6.8.a", "no-equivalent", {"weapon": w})
    if refusal := able(state, u) or manned(state, u, w) or _spent(state, u, w):
        return refusal
    place = HexId(state.place[u])
    if not is_target(state, state.side_of(u), h):
        return Refusal("ASL-3.2.d", "no-target", {"unit": u, "hex": h})
    if h != place and enemy_beside(state, u):
        return Refusal("ASL-3.2.2.1.c", "no-fire-out-of-hex", {"unit": u, "hex": place})
    limit = state.setting.charts.guns.equivalent.range
    distance = state.setting.ground.distance(place, h)
    if distance > limit.value:
        return Refusal(limit.rule, "no-equivalent-so-far", args)
    if state.setting.options.free_los and not sees(state, place, h):
        return Refusal("ASL-3.2.1.a", "no-los", {"unit": u, "hex": h})
    if refusal := _again(state, u, w, h, distance) or repeats(state, u, w, h):
        return refusal
    return out_of_arc(state, u, w, h) if state.vehicles >> u & 1 else None


def _spent(state: AslskState, u: int, w: int) -> Refusal | None:
    """Why its markers do not let it fire; First and Final Fire do (ASL-6.8.g)."""
    args: dict[str, int | str] = {"unit": u, "weapon": w}
    kind = equivalent_kind(state, u, w)
    if kind is None:
        return Refusal("ASL-3.2.5.a", "no-fire-now", args)
    if state.vehicles >> u & 1 and kind in (FireKind.BOUNDING, FireKind.ADVANCING):
        if kind is FireKind.BOUNDING and state.bounded_weapons >> w & 1:
            return Refusal("ASL-7.8.c", "no-second-fire-of-vehicular-mg", args)
        return spent_cannon(state, kind, u, w)
    used = state.prep_weapons | state.intensive
    if state.phase == Phase.ADVANCING_FIRE:
        used |= state.fired_weapons
        if state.pushed >> u & 1:
            return Refusal("ASL-6.5.j", "no-fire-after-pushing", args)
    if used >> w & 1 or (state.phase == Phase.DEFENSIVE_FIRE and state.final_weapons >> w & 1):
        return Refusal("ASL-6.8.g", "no-equivalent-again", args)
    own = state.fired | state.prep | state.first
    if own >> u & 1 and not state.kinds.squad[state.kind[u]] and not mark_of(state, u, w):
        return Refusal("ASL-4.0.x", "no-own-fp-and-weapon", args)
    return None


def _again(state: AslskState, u: int, w: int, h: HexId, distance: int) -> Refusal | None:
    """How near the target must be of a Gun that has fired (ASL-6.8.g)."""
    mark = mark_of(state, u, w)
    if mark is Mark.NONE or state.phase not in (Phase.MOVEMENT, Phase.DEFENSIVE_FIRE):
        return None
    return again_in_range(state, u, w, h, distance, mark)


def equivalent_kind(state: AslskState, u: int, w: int) -> FireKind | None:
    """What sort of fire it is: with a marker SFF or FPF, as for an MG (ASL-6.8.g)."""
    if state.phase == Phase.MOVEMENT and state.side_of(u) != state.attacker:
        return FireKind.SUBSEQUENT if mark_of(state, u, w) else FireKind.FIRST
    return kind_for(state, u, w)


def raking(state: AslskState, u: int, w: int, h: int, choice: Rake) -> Attack:
    """The attack with the IFE of a Gun or MA; turning its arc is a DRM (ASL-6.8.b)."""
    kind = equivalent_kind(state, u, w)
    assert kind is not None  # it may fire
    if state.vehicles >> u & 1:
        return Attack(kind, state.side_of(u), h, (), (w,), hull=choice.hull)
    turned = 0
    if choice.arc != NOBODY:
        spines = hexspines(arc_of(state, w), choice.arc)
        turned = state.setting.charts.to_hit.turning(cannon(state, w).mount, spines)
    return Attack(kind, state.side_of(u), h, (), (w,), turned=turned)
