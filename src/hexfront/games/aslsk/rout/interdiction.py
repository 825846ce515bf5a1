"""Interdiction (ASL-3.6.w to ag): who could stop a unit that routs through the open.

No fire is made, so markers do not matter: even a unit that has used all its fire Interdicts
(ASL-3.6.ac, ASL-3.6.ag). Hidden units do not give themselves away for it (designed for Hexfront).
"""

from hexfront.games.aslsk.fire.exposure import in_the_open
from hexfront.games.aslsk.fire.readiness import enemy_beside, manned
from hexfront.games.aslsk.fire.vehicular import least_turn
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.watching import enemies_in_sight
from hexfront.games.aslsk.weapons.arcs import covers
from hexfront.games.aslsk.weapons.weaponry import captured, qualified
from hexfront.hexes import HexId, bits
from hexfront.play.masks import each
from hexfront.play.teams import FOE


def interdictors(state: AslskState, u: int) -> list[int]:
    """The enemy units that could Interdict a unit where it is, as it came there.

    They see it in the open, as in a Defensive First Fire that could claim FFMO (ASL-3.6.ae).
    """
    h, enemy = HexId(state.place[u]), FOE[state.side_of(u)]
    found = []
    for e in bits(enemies_in_sight(state, h, FOE[enemy])):
        able = [v for v in each(state.units_at(e, enemy)) if could_interdict(state, v, h)]
        if able and in_the_open(state, e, u):
            found += able
    return found


def interdicted(state: AslskState, u: int) -> bool:
    """Whether a unit that routs, not by Low Crawl, is Interdicted where it is (ASL-3.6.w).

    However many enemies could do it, it happens once a hex (ASL-3.6.ad).
    """
    h, enemy = HexId(state.place[u]), FOE[state.side_of(u)]
    return any(
        in_the_open(state, e, u)
        for e in bits(enemies_in_sight(state, h, FOE[enemy]))
        if any(could_interdict(state, v, h) for v in each(state.units_at(e, enemy)))
    )


def could_interdict(state: AslskState, u: int, h: HexId) -> bool:
    """Whether a unit could fire at a hex in Normal Range at full strength, LOS aside.

    One that would fire at half FP or with a positive DRM cannot (ASL-3.6.y): not if it is pinned
    or CX, nor as a lone leader with an MG.
    """
    hampered = state.broken | state.pinned | state.cx | state.hidden
    place = state.place[u]
    if hampered >> u & 1 or place < 0 or state.melee >> place & 1:  # ASL-3.6.x
        return False
    if h != place and enemy_beside(state, u):
        return False
    if state.vehicles >> u & 1:
        return _vehicle_could(state, u, h)
    distance = state.setting.grid.distance(HexId(place), h)
    kinds, kind = state.kinds, state.kind[u]
    least = state.setting.charts.rout.least_interdicting_fp.value
    if kinds.fp[kind] >= least and distance <= kinds.range[kind]:
        return True
    return u in state.holder and any(_reaches(state, w, h, distance) for w in state.carried(u))


def _vehicle_could(state: AslskState, u: int, h: HexId) -> bool:
    """An AFV whose crew is fit, not in Motion, with a weapon that bears as it points now."""
    unfit = state.shocked | state.stunned | state.shaken | state.motion
    if unfit >> u & 1:
        return False
    distance = state.setting.grid.distance(HexId(state.place[u]), h)
    ready = (w for w in state.carried(u) if manned(state, u, w) is None)
    bearing = (w for w in ready if not least_turn(state, w, h)[1])
    return any(_armament_reaches(state, u, w, distance) for w in bearing)


def _armament_reaches(state: AslskState, u: int, w: int, distance: int) -> bool:
    """Closed hatches are a positive DRM of the MA, though not of its IFE (ASL-7.7.c)."""
    if not state.setting.cannons >> w & 1:
        return distance <= state.setting.weapons[w].range
    if _rakes(state, w, distance):
        return True
    return bool(state.exposed >> u & 1) and _could_hit(state, w, distance)


def _reaches(state: AslskState, w: int, h: HexId, distance: int) -> bool:
    """Whether a weapon in the hands of Infantry could Interdict at a range."""
    setting, holder = state.setting, state.holder[w]
    weapon, charts = setting.weapons[w], setting.charts
    if state.malfunctioned >> w & 1 or distance > weapon.range:
        return False
    if setting.guns >> w & 1:
        return _gun_reaches(state, w, h, distance)
    if setting.ordnance >> w & 1:
        # A shaped charge needs a building as target (ASL-4.4.d); a captured mortar has a
        # positive DRM (ASL-5.5.a).
        mortar = setting.mortars >> w & 1 and not captured(state, w)
        return bool(mortar) and _could_hit(state, w, distance)
    if setting.charges >> w & 1 or weapon.fp < charts.rout.least_interdicting_fp.value:
        return False
    alone = state.leaders >> holder & 1 and setting.machine_guns >> w & 1
    return not alone or _helped(state, holder)


def _gun_reaches(state: AslskState, w: int, h: HexId, distance: int) -> bool:
    """A Gun Interdicts in its arc: with its IFE, or as ordnance by a crew of its own side."""
    holder = state.holder[w]
    if not state.mmc >> holder & 1 or not covers(state, w, h):
        return False
    if _rakes(state, w, distance):
        return True
    trained = qualified(state, holder, w) and not captured(state, w)
    return trained and _could_hit(state, w, distance)


def _rakes(state: AslskState, w: int, distance: int) -> bool:
    """Whether a Gun or MA has an IFE that reaches so far."""
    reach = state.setting.charts.guns.equivalent.range.value
    return bool(state.setting.equivalents >> w & 1) and distance <= reach


def _could_hit(state: AslskState, w: int, distance: int) -> bool:
    """Whether ordnance could hit at a range; a mortar not out of a building (ASL-1.1.1.BD.d)."""
    setting = state.setting
    if setting.mortars >> w & 1 and setting.ground.no_mortars >> state.place[state.holder[w]] & 1:
        return False
    weapon, most = setting.weapons[w], setting.charts.rout.to_hit_range.value
    return weapon.min_range <= distance <= min(weapon.range, most)


def interdict(state: AslskState, u: int) -> None:
    """One of those who can Interdicts a unit: one without an Acquisition, if there is such.

    Infantry that does so has its mind off the target that it had acquired (ASL-6.10.e).
    """
    able = interdictors(state, u)
    aiming = {state.holder[w] for w in state.acquired}
    if any(v not in aiming or state.vehicles >> v & 1 for v in able):
        return
    for w in state.carried(able[0]):
        state.acquired.pop(w, None)


def _helped(state: AslskState, leader: int) -> bool:
    """Whether a second leader could man an MG with the first (ASL-4.1.c)."""
    here = state.units_at(HexId(state.place[leader]), state.side_of(leader))
    hampered = state.broken | state.pinned | state.cx | state.hidden | 1 << leader
    return bool(here & state.leaders & ~hampered)
