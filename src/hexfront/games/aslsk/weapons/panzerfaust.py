"""Panzerfausts (ASL-4.4.2): who may look for one, what it takes, and whom it can hit."""

from hexfront.games.aslsk.choices import Direct, FirePanzerfaust
from hexfront.games.aslsk.definitions.tables import Figure
from hexfront.games.aslsk.fire.aiming import is_target, repeats
from hexfront.games.aslsk.fire.direction import has_fired
from hexfront.games.aslsk.fire.kinds import FireKind
from hexfront.games.aslsk.fire.marking import mark_final
from hexfront.games.aslsk.fire.muster import Muster
from hexfront.games.aslsk.fire.readiness import able, enemy_beside, kind_for
from hexfront.games.aslsk.places import NOBODY, Phase
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.condition import inexperienced, leads
from hexfront.games.aslsk.units.watching import sees
from hexfront.games.aslsk.weapons.ordnance import Shot, in_building
from hexfront.hexes import HexId, bits, few
from hexfront.play import Line, Refusal, Tally
from hexfront.play.masks import each

# Who may try.


def searches(state: AslskState, force: Muster) -> list[FirePanzerfaust]:
    """All attempts to fire a PF that a side can make now: `may_search` for many at once."""
    ground, listed = state.setting.ground, list[FirePanzerfaust]()
    if not state.panzerfausts[force.side]:
        return listed
    goals = force.aims & ground.buildings
    if not goals:
        return listed
    far, able = reach(state), force.firers & ~state.vehicles
    for place in few(force.positions):
        found = goals & ground.near(place, far)
        if found and state.setting.options.free_los:
            found &= ground.seen(place)
        if not found:
            continue
        for u in each(state.at[place] & able):
            if _used_up(state, u) is None:
                inside = found & 1 << place if enemy_beside(state, u) else found
                shots = (h for h in bits(inside) if repeats(state, u, NOBODY, h) is None)
                listed += [FirePanzerfaust(u, h) for h in shots]
    return listed


def may_search(state: AslskState, u: int, h: HexId, vehicle: int = NOBODY) -> Refusal | None:
    """Why a unit may not look for a PF to fire at a hex, or at a vehicle in it."""
    if not state.panzerfausts[state.side_of(u)]:
        return Refusal("ASL-4.4.2.r", "no-panzerfaust", {"unit": u})
    if state.vehicles >> u & 1:
        return Refusal("ASL-4.4.2.b", "no-panzerfaust-in-vehicle", {"unit": u})
    return able(state, u) or _used_up(state, u) or _no_shot(state, u, h, vehicle)


def reach(state: AslskState) -> int:
    """The range of a PF at the date of the scenario (ASL-4.4.2.j)."""
    period = state.setting.charts.panzerfaust.period(state.setting.file.date)
    return period.range if period else 0


def _used_up(state: AslskState, u: int) -> Refusal | None:
    """Why a unit has no attack left for a PF in this phase (ASL-4.4.2.b, ASL-4.4.2.h)."""
    args: dict[str, int | str] = {"unit": u}
    kind = kind_for(state, u)
    if kind is None:
        return Refusal("ASL-4.4.2.b", "no-fire-now", args)
    bit = 1 << u
    own = bool((state.fired | state.prep | state.first | state.final) & bit)
    uses = sw_uses(state, u)
    if not state.kinds.squad[state.kind[u]]:
        again = kind is FireKind.SUBSEQUENT
        rule = "ASL-4.4.2.g" if again else "ASL-4.4.2.b"
        return Refusal(rule, "no-panzerfaust-after-firing", args) if own or uses else None
    if state.final & bit:
        return Refusal("ASL-4.4.2.g", "no-panzerfaust-again", args)
    if uses > 1 or (uses and own):
        return Refusal("ASL-4.4.2.h", "no-panzerfaust-so-often", args)
    return None


def sw_uses(state: AslskState, u: int) -> int:
    """How many SW a unit has used; a look for a PF is such a use.

    A squad counts those of the phase; any other unit has one attack only, so that a marker on its
    weapon counts as well.
    """
    fired = state.fired_weapons
    if state.phase == Phase.MOVEMENT or not state.kinds.squad[state.kind[u]]:
        fired |= state.prep_weapons | state.first_weapons | state.final_weapons
    return (state.armed(u) & fired).bit_count() + state.used.get(u, 0)


def _no_shot(state: AslskState, u: int, h: HexId, vehicle: int) -> Refusal | None:
    """Why a hex is no target for a PF of a unit."""
    ground, place = state.setting.ground, HexId(state.place[u])
    args: dict[str, int | str] = {"unit": u, "hex": h}
    if vehicle == NOBODY and not is_target(state, state.side_of(u), h):
        return Refusal("ASL-4.4.2.c", "no-target", args)
    if vehicle == NOBODY and not in_building(state, h):
        return Refusal("ASL-4.4.d", "no-shaped-charge-outside-buildings", args)
    if ground.distance(place, h) > reach(state):
        return Refusal("ASL-4.4.2.j", "no-panzerfaust-so-far", args)
    if h != place and enemy_beside(state, u):
        return Refusal("ASL-3.2.2.1.c", "no-fire-out-of-hex", args)
    if state.setting.options.free_los and not sees(state, place, h):
        return Refusal("ASL-3.2.1.a", "no-los", args)
    return repeats(state, u, NOBODY, h)


# The check.


def check_modifiers(state: AslskState, u: int, vehicle: int = NOBODY) -> Tally:
    """The drm of the PF check at Infantry, or at a vehicle (ASL-4.4.2.f)."""
    table, kind = state.setting.charts.panzerfaust, state.kind[u]
    found = [_line("tally-not-afv", table.drm.not_afv)] if vehicle == NOBODY else []
    if state.cx >> u & 1:
        found.append(_line("tally-cx", table.drm.cx))
    if state.leaders >> u & 1:
        found.append(_line("tally-smc", table.drm.smc))
    elif not state.kinds.squad[kind]:
        found.append(_line("tally-half-squad-or-crew", table.drm.half_squad_or_crew))
    period = table.period(state.setting.file.date)
    if period and period.drm:
        found.append(Line("tally-date", period.drm, "ASL-4.4.2.f"))
    return Tally.of(found)


def _line(label: str, figure: Figure) -> Line:
    return Line(label, figure.value, figure.rule)


def finds(state: AslskState, die: int, drm: int) -> bool:
    """Whether a PF check finds one; an Original 6 never does (ASL-4.4.2.c to e)."""
    table = state.setting.charts.panzerfaust
    return die != table.none_on.value and die + drm <= table.check.value


def misfires(state: AslskState, u: int, original: int) -> bool:
    """Whether the TH DR harms the firer (ASL-4.4.2.m)."""
    table = state.setting.charts.panzerfaust
    limit = table.inexperienced_misfire if inexperienced(state, u) else table.misfire
    return original >= limit.value


# What it uses up.


def spend(state: AslskState, u: int, kind: FireKind, h: HexId) -> None:
    """A look for a PF is a use of an SW and the unit's attack on a mover (ASL-4.4.2.h)."""
    uses = sw_uses(state, u) + 1
    state.used[u] = state.used.get(u, 0) + 1
    if kind is FireKind.FIRST:
        for mover in state.movers:
            if state.place[mover] == h:
                state.shots[u, mover] = state.shots.get((u, mover), 0) + 1
    if not state.kinds.squad[state.kind[u]]:
        mark_fired(state, u, kind)
    elif uses > 1:
        state.forfeit |= 1 << u
        mark_fired(state, u, kind)


def mark_fired(state: AslskState, u: int, kind: FireKind) -> None:
    """A unit, or a leader who directs, has no fire left in this phase."""
    bit = 1 << u
    state.fired |= bit
    match kind:
        case FireKind.PREP:
            state.prep |= bit
        case FireKind.FIRST:
            state.first |= bit & ~state.final
        case FireKind.FINAL:
            mark_final(state, bit, 0)


def kind_of_search(state: AslskState) -> FireKind:
    """What sort of fire a PF is in this phase; never SFF or FPF (ASL-4.4.2.g)."""
    return _KINDS[Phase(state.phase)]


_KINDS = {
    Phase.PREP_FIRE: FireKind.PREP,
    Phase.MOVEMENT: FireKind.FIRST,
    Phase.DEFENSIVE_FIRE: FireKind.FINAL,
    Phase.ADVANCING_FIRE: FireKind.ADVANCING,
}


def forget_uses(state: AslskState) -> None:
    """At the beginning of a phase: the uses of SW that it does not count any more are forgotten.

    The DFPh is another fire phase of the DEFENDER than the MPh; the ATTACKER's uses of the PFPh
    are known as long as they keep him from moving.
    """
    if state.phase in (Phase.RALLY, Phase.ADVANCING_FIRE):
        state.used = {}
    elif state.phase == Phase.DEFENSIVE_FIRE and state.used:
        attackers = state.own[state.attacker]
        state.used = {u: n for u, n in state.used.items() if attackers >> u & 1}


# Direction, and the victim.


def shot_directors(state: AslskState, shot: Shot) -> list[Direct]:
    """The leaders who can direct a PF: it is their only direction in the phase (ASL-4.4.2.l)."""
    here = state.units_at(HexId(state.place[shot.unit]), shot.side) & state.leaders
    return [
        Direct(u)
        for u in each(here & ~(1 << shot.unit))
        if leads(state, u) and u not in state.directed and not has_fired(state, u)
    ]


def direct_shot(state: AslskState, shot: Shot, leader: int) -> None:
    """A leader directs a PF, and nothing else any more in this Player Turn."""
    state.directed[leader] = (0, 0)
    mark_fired(state, leader, FireKind(shot.kind))


def nameable(state: AslskState, hit: tuple[int, ...]) -> list[int]:
    """The units hit that the firer may name as the victim: those with an SW (ASL-4.4.2.q)."""
    return [u for u in hit if any(holder == u for holder in state.holder)]
