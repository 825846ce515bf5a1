"""Who may still fire what in the phase that is running, whatever the target: markers, and how
many weapons a unit can use (ASL-3.2, ASL-3.4, ASL-3.5, ASL-4.0).
"""

from enum import IntEnum

from hexfront.games.aslsk.definitions.counters import WeaponKind
from hexfront.games.aslsk.definitions.guns import Cannon
from hexfront.games.aslsk.fire.kinds import FireKind
from hexfront.games.aslsk.places import NOBODY, Phase
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.vehicles.condition import withdrawing
from hexfront.hexes import HexId
from hexfront.play import Refusal
from hexfront.play.teams import FOE


class Mark(IntEnum):
    """How far a firer has used up the fire of its side in the enemy Player Turn."""

    NONE = 0
    FIRST = 1
    FINAL = 2


class Used:
    """The units whose own FP, and the weapons, that are used in a phase, as masks."""

    __slots__ = ("units", "weapons")

    def __init__(self, units: int, weapons: int) -> None:
        self.units, self.weapons = units, weapons


def kind_for(state: AslskState, u: int, w: int = NOBODY) -> FireKind | None:
    """What sort of fire it is if a unit fires its own FP, or a weapon, now; None: no fire phase.

    In the enemy MPh the firer's own marker decides (ASL-3.3.3.n, ASL-3.3.3.t).
    """
    attacks = state.side_of(u) == state.attacker
    if state.phase == Phase.PREP_FIRE and attacks:
        return FireKind.PREP
    if state.phase == Phase.ADVANCING_FIRE and attacks:
        return FireKind.ADVANCING
    if state.phase == Phase.MOVEMENT and attacks:
        return FireKind.BOUNDING if (state.vehicles & state.group) >> u & 1 else None
    if state.phase == Phase.MOVEMENT:
        if w != NOBODY and state.setting.cannons >> w & 1:
            return FireKind.FIRST  # again only as Intensive Fire: ASL-3.3.3.r
        return FireKind.SUBSEQUENT if mark_of(state, u, w) else FireKind.FIRST
    if state.phase == Phase.DEFENSIVE_FIRE and not attacks:
        return FireKind.FINAL
    return None


def mark_of(state: AslskState, u: int, w: int = NOBODY) -> Mark:
    """The First or Final Fire marker on a unit's own FP, or on a weapon in its hands.

    A squad and its weapons have markers of their own, unless it gave up its FP for two of them;
    whoever else uses a weapon has fired itself (ASL-4.0.u, ASL-4.0.v, ASL-4.0.x).
    """
    first, final = state.first_weapons, state.final_weapons
    if state.vehicles >> u & 1:
        return Mark.NONE if w == NOBODY else _mark(first >> w, final >> w)
    if state.kinds.squad[state.kind[u]] and (w != NOBODY or not state.forfeit >> u & 1):
        if w == NOBODY:
            return _mark(state.first >> u, state.final >> u)
        return _mark(first >> w, final >> w)
    armed = state.armed(u) if first or final else 0
    by_weapon = (armed & first != 0, armed & final != 0)
    return _mark(state.first >> u | by_weapon[0], state.final >> u | by_weapon[1])


def _mark(first: int, final: int) -> Mark:
    if final & 1:
        return Mark.FINAL
    return Mark.FIRST if first & 1 else Mark.NONE


def able(state: AslskState, u: int) -> Refusal | None:
    """Why a unit may not fire anything at all."""
    place = state.place[u]
    if place < 0:
        return Refusal("ASL-3.2.1.d", "no-fire-off-board", {"unit": u})
    if state.broken >> u & 1:
        return Refusal("ASL-3.2.3.p", "no-fire-broken", {"unit": u})
    if state.vehicles >> u & 1:
        return _crew_able(state, u)
    if state.melee >> place & 1:
        return Refusal("ASL-3.8.as", "no-fire-in-melee", {"unit": u, "hex": place})
    return None


def _crew_able(state: AslskState, u: int) -> Refusal | None:
    """Why a vehicle may not fire anything at all: its crew is helpless, or it is in Motion."""
    if (state.shocked | state.stunned) >> u & 1:  # ASL-7.10.n
        return Refusal("ASL-7.10.f", "no-fire-of-helpless-crew", {"unit": u})
    if state.phase == Phase.PREP_FIRE and state.motion >> u & 1:
        return Refusal("ASL-3.2.5.c", "no-prep-fire-in-motion", {"unit": u})
    if state.phase == Phase.PREP_FIRE and withdrawing(state) >> u & 1:
        return Refusal("ASL-7.10.s", "no-prep-fire-recalled", {"unit": u})
    return None


def ready(state: AslskState, u: int, w: int = NOBODY, used: Used | None = None) -> Refusal | None:
    """Why a unit may not fire its own FP, or a weapon, now, at whatever target.

    `used` adds what the unit uses in an attack that is being put together.
    """
    if refusal := able(state, u):
        return refusal
    kind = kind_for(state, u, w)
    if kind is None:
        return Refusal(*_OUT_OF_PHASE[state.side_of(u) == state.attacker], {"unit": u})
    if kind is FireKind.ADVANCING and state.pushed >> u & 1:
        return _no("ASL-6.5.j", "no-fire-after-pushing", u, w)
    refusal = _own(state, u) if w == NOBODY else manned(state, u, w)
    return refusal or _spent(state, kind, u, w) or _uses(state, kind, u, w, used)


_OUT_OF_PHASE = {True: ("ASL-3.2.5.a", "no-fire-now"), False: ("ASL-3.3.3.a", "no-fire-now")}


def _own(state: AslskState, u: int) -> Refusal | None:
    """Only an MMC has FP of its own (ASL-1.2.1.b)."""
    if not state.mmc >> u & 1:
        return Refusal("ASL-1.2.1.b", "no-own-fp", {"unit": u})
    return None


def manned(state: AslskState, u: int, w: int) -> Refusal | None:
    """Why a unit may not fire a weapon: possession, malfunction, a pin."""
    setting = state.setting
    if state.holder[w] != u:
        return Refusal("ASL-1.2.4.a", "no-weapon-of-others", {"unit": u, "weapon": w})
    if state.malfunctioned >> w & 1:
        return Refusal("ASL-1.2.4.d", "no-malfunctioned-weapon", {"weapon": w})
    if state.vehicles >> u & 1:
        return _built_in(state, u, w)
    if setting.charges >> w & 1:
        return Refusal("ASL-4.3.a", "no-firing-charges", {"weapon": w})
    if setting.guns >> w & 1 and not state.mmc >> u & 1:
        return Refusal("ASL-3.2.4.h", "no-gun-without-mmc", {"unit": u, "weapon": w})
    if setting.flamethrowers >> w & 1 and state.pinned >> u & 1:
        return Refusal("ASL-4.2.b", "no-pinned-flamethrower", {"unit": u, "weapon": w})
    return None


def _built_in(state: AslskState, u: int, w: int) -> Refusal | None:
    """Why a vehicle may not fire a weapon: it is disabled, or the hatches are open or closed."""
    if state.disabled >> w & 1:
        return Refusal("ASL-7.2.j", "no-disabled-weapon", {"weapon": w})
    exposed = state.exposed >> u & 1
    if state.setting.anti_aircraft >> w & 1 and not exposed:
        return Refusal("ASL-7.7.e", "no-aamg-buttoned-up", {"weapon": w})
    if exposed and state.setting.shut_in >> w & 1:
        coaxial = state.setting.weapons[w].kind is WeaponKind.COAXIAL_MG
        rule = "ASL-7.8.o" if coaxial else "ASL-7.2.g"
        return Refusal(rule, "no-fire-of-turret-exposed", {"unit": u, "weapon": w})
    return None


def _spent(state: AslskState, kind: FireKind, u: int, w: int) -> Refusal | None:
    """Why the markers do not let a unit's own FP, or a weapon, fire (again)."""
    if w != NOBODY and state.setting.cannons >> w & 1:
        return spent_cannon(state, kind, u, w)
    if state.vehicles >> u & 1:
        return _spent_mg(state, kind, u, w)
    if kind is FireKind.PREP:
        return _spent_prep(state, u, w)
    if kind is FireKind.ADVANCING:
        return _spent_advancing(state, u, w)
    mark = mark_of(state, u, w)
    if mark is Mark.NONE:
        return None
    if kind is FireKind.FINAL and mark is Mark.FINAL:
        return _no("ASL-3.4.e", "no-final-fire-again", u, w)
    if w != NOBODY and not state.setting.machine_guns >> w & 1:
        rule = "ASL-3.4.b" if kind is FireKind.FINAL else "ASL-3.3.3.n"
        return _no(rule, "no-second-fire-of-weapon", u, w)
    return None


def intensifies(state: AslskState, u: int, w: int) -> bool:
    """Whether the next shot of a Gun or MA, which has lost its ROF, is Intensive Fire.

    ASL-3.2.4.aa, ASL-3.2.4.ag; a crew that has fired itself counts for its Gun.
    """
    if state.side_of(u) == state.attacker:
        moving = state.phase == Phase.MOVEMENT
        return (state.bounded_weapons if moving else state.prep_weapons) >> w & 1 == 1
    return mark_of(state, u, w) is not Mark.NONE


def spent_cannon(state: AslskState, kind: FireKind, u: int, w: int) -> Refusal | None:
    """Why a Gun or MA may not fire, or not again: Intensive Fire has terms of its own."""
    if state.intensive >> w & 1:
        return _no("ASL-3.2.4.aa", "no-fire-after-intensive-fire", u, w)
    if kind is FireKind.BOUNDING:
        return _bounds_again(state, u, w)
    if kind is FireKind.ADVANCING:
        if state.bounded >> u & 1 and (refusal := _bounded(state, u, w)):
            return refusal
        if state.prep_weapons >> w & 1:
            return _no("ASL-3.2.4.ae", "no-intensive-fire-in-advancing-fire", u, w)
        return _spent_advancing(state, u, w)
    if not intensifies(state, u, w):
        return None
    before = mark_of(state, u, w) is Mark.FINAL and not state.fired_weapons >> w & 1
    if kind is FireKind.FINAL and before:
        return _no("ASL-3.4.e", "no-final-fire-again", u, w)
    if refusal := _unhurried(state, u, w):
        return refusal
    if state.pinned >> u & 1:
        return _no("ASL-3.2.4.ad", "no-pinned-intensive-fire", u, w)
    if kind is FireKind.FIRST and state.final_weapons >> w & 1:
        return _no("ASL-3.3.3.r", "no-intensive-fire-of-final-fire", u, w)
    return None


def _unhurried(state: AslskState, u: int, w: int) -> Refusal | None:
    """Why a Gun or MA never uses Intensive Fire: its counter says No IF."""
    weapon = state.setting.weapons[w]
    if isinstance(weapon, Cannon) and weapon.intensive:
        return None
    return _no("ASL-3.2.4.af", "no-intensive-fire-of-weapon", u, w)


def _bounds_again(state: AslskState, u: int, w: int) -> Refusal | None:
    """Why a MA may not fire in its own MPh: again if it kept ROF, and MP were spent.

    Once it has lost its ROF it has Intensive Fire left, from where it fired (ASL-3.2.4.aa).
    """
    _, fired = state.bounding.get(u, (NOBODY, NOBODY))
    if fired == NOBODY:
        return _elsewhere(state, u, w)
    if intensifies(state, u, w):
        here = state.spent[u] == fired
        return _unhurried(state, u, w) or (None if here else _elsewhere(state, u, w))
    if state.spent[u] <= fired:
        return _no("ASL-3.3.2.2.e", "no-second-bounding-fire", u, w)
    return None


def _elsewhere(state: AslskState, u: int, w: int) -> Refusal | None:
    """A vehicle fires from one hex in its MPh, but for a MA that keeps ROF (ASL-7.8.f)."""
    h, _ = state.bounding.get(u, (state.place[u], NOBODY))
    return None if h == state.place[u] else _no("ASL-7.8.f", "no-fire-from-second-hex", u, w)


def _spent_mg(state: AslskState, kind: FireKind, u: int, w: int) -> Refusal | None:
    """Why a vehicular MG may not fire: once in a Player Turn, and in the phase of the MA."""
    used = state.prep_weapons | state.first_weapons | state.final_weapons | state.bounded_weapons
    if not state.setting.weapons[w].kind.main or kind in (FireKind.BOUNDING, FireKind.ADVANCING):
        used |= state.fired_weapons  # a MA that is not marked has kept its ROF
    if used >> w & 1:
        return _no("ASL-7.8.c", "no-second-fire-of-vehicular-mg", u, w)
    if kind is FireKind.BOUNDING:
        return _elsewhere(state, u, w)
    if kind is not FireKind.ADVANCING:
        return None
    if state.bounded >> u & 1:
        return _no("ASL-3.5.i", "no-fire-after-bounding", u, w)
    if state.prep_weapons & state.armed(u):
        return _no("ASL-7.8.e", "no-mg-after-phase-of-main-armament", u, w)
    return None


def _bounded(state: AslskState, u: int, w: int) -> Refusal | None:
    """After fire in its own MPh a vehicle has only its MA left, if it kept ROF (ASL-3.5.h, i)."""
    used = state.bounded_weapons & state.armed(u)
    main = state.setting.weapons[w].kind.main
    if main and not used:
        return None
    return _no("ASL-3.5.i", "no-fire-after-bounding", u, w)


def _spent_prep(state: AslskState, u: int, w: int) -> Refusal | None:
    """ASL-3.2.a, ASL-3.2.5.b; a weapon without marker has kept its ROF."""
    gone = (state.prep | state.fired) >> u & 1 if w == NOBODY else state.prep_weapons >> w & 1
    return _no("ASL-3.2.a", "no-firing-twice", u, w) if gone else None


def _spent_advancing(state: AslskState, u: int, w: int) -> Refusal | None:
    if _prep_fired(state, u, w):
        return _no("ASL-3.5.a", "no-fire-after-prep-fire", u, w)
    if w == NOBODY:
        return _no("ASL-3.2.a", "no-firing-twice", u, w) if state.fired >> u & 1 else None
    if state.fired_weapons >> w & 1:
        return _no("ASL-3.5.f", "no-second-advancing-fire", u, w)
    if state.setting.slow & state.moved_weapons & 1 << w:
        return _no("ASL-3.5.e", "no-fire-of-moved-weapon", u, w)
    return None


def _prep_fired(state: AslskState, u: int, w: int) -> bool:
    """Whether a unit's own FP, or a weapon, was used in the PFPh; squads count both apart."""
    if state.kinds.squad[state.kind[u]]:
        return (state.prep >> u if w == NOBODY else state.prep_weapons >> w) & 1 == 1
    return state.prep >> u & 1 == 1 or state.armed(u) & state.prep_weapons != 0


def _uses(state: AslskState, kind: FireKind, u: int, w: int, used: Used | None) -> Refusal | None:
    """How many weapons a unit can use beside, or instead of, its own FP (ASL-4.0.t to x)."""
    if state.vehicles >> u & 1:
        return None  # ASL-7.8.c: each weapon counts by itself
    spent = _used_in_phase(state, kind, u)
    if used is not None:
        spent = Used(spent.units | used.units, spent.weapons | used.weapons)
    own = spent.units >> u & 1
    others = _armed(state, u, spent.weapons & ~(1 << w) if w != NOBODY else spent.weapons)
    if kind is not FireKind.SUBSEQUENT:
        others += state.used.get(u, 0)  # ASL-4.3.d, ASL-4.4.2.h
    if state.leaders >> u & 1:
        return _leader_uses(state, u, w, others)
    if w == NOBODY and kind is not FireKind.SUBSEQUENT and state.forfeit >> u & 1:
        return _no("ASL-4.0.u", "no-fp-beside-two-weapons", u, w)
    if not state.kinds.squad[state.kind[u]]:
        both = own and w != NOBODY
        return _no("ASL-4.0.x", "no-own-fp-and-weapon", u, w) if both or others else None
    if w == NOBODY:
        return _no("ASL-4.0.u", "no-fp-beside-two-weapons", u, w) if others > 1 else None
    if others > 1:
        return _no("ASL-4.0.u", "no-third-weapon", u, w)
    if others and own:
        return _no("ASL-4.0.t", "no-second-weapon-beside-fp", u, w)
    if others and state.setting.flamethrowers >> w & 1 and _burns(state, u, w, spent.weapons):
        return _no("ASL-4.2.i", "no-second-flamethrower", u, w)
    return None


def _used_in_phase(state: AslskState, kind: FireKind, u: int) -> Used:
    """What a unit has used so far in the phase; SFF and FPF begin anew (ASL-4.0.u)."""
    if kind is FireKind.SUBSEQUENT:
        return Used(0, 0)
    if kind is FireKind.FIRST:
        return Used(state.fired | state.first, state.fired_weapons | state.first_weapons)
    return Used(state.fired, state.fired_weapons)


def _leader_uses(state: AslskState, u: int, w: int, others: int) -> Refusal | None:
    """A leader uses one SW and leads nobody with it, or leads (ASL-4.0.v, ASL-1.2.1.e)."""
    if others:
        return _no("ASL-4.0.v", "no-second-weapon-of-leader", u, w)
    if has_led(state, u) and not state.fired_weapons >> w & 1:
        return _no("ASL-1.2.1.e", "no-weapon-after-directing", u, w)
    return None


def has_led(state: AslskState, u: int) -> bool:
    """Whether a leader has directed fire in this phase."""
    return u in state.directed and (state.phase == Phase.MOVEMENT or state.fired >> u & 1 == 1)


def _armed(state: AslskState, u: int, weapons: int) -> int:
    """How many of some weapons a unit possesses."""
    return (state.armed(u) & weapons).bit_count()


def _burns(state: AslskState, u: int, w: int, weapons: int) -> bool:
    others = state.setting.flamethrowers & weapons & ~(1 << w)
    return _armed(state, u, others) > 0


def _no(rule: str, message: str, u: int, w: int) -> Refusal:
    args: dict[str, int | str] = {"unit": u} if w == NOBODY else {"unit": u, "weapon": w}
    return Refusal(rule, message, args)


def enemy_beside(state: AslskState, u: int) -> bool:
    """Whether a unit shares its hex with an enemy it knows (ASL-3.2.2.1.c)."""
    enemies = state.units_at(HexId(state.place[u]), FOE[state.side_of(u)])
    return bool(enemies & ~state.hidden)
