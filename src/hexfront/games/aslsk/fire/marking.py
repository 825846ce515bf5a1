"""What firers have used up: Rate of Fire, and the markers Prep Fire, First Fire, Final Fire."""

from hexfront.games.aslsk.fire.attack import Attack
from hexfront.games.aslsk.fire.groups import firers, joins_groups
from hexfront.games.aslsk.fire.kinds import FireKind
from hexfront.games.aslsk.fire.readiness import Mark, mark_of
from hexfront.games.aslsk.fire.vehicular import fires_on_ift, turn_to_fire
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.state import NOT_A_UNIT, AslskState
from hexfront.games.aslsk.weapons.arcs import spent_by_turning
from hexfront.games.aslsk.weapons.weaponry import rof
from hexfront.hexes import HexId
from hexfront.play.masks import each, mask_of

DEFENSIVE_FIRST = (FireKind.FIRST, FireKind.SUBSEQUENT)
"""Fire in the enemy MPh; each firer's own marker says whether it is First Fire, SFF or FPF."""


def manning(state: AslskState, weapons: tuple[int, ...]) -> int:
    """The units that man weapons, as a mask."""
    return sum(1 << u for u in {state.holder[w] for w in weapons} if u >= 0)


def marked(state: AslskState, attack: Attack, least: Mark) -> int:
    """The units of an attack that fire FP, or a weapon, marked so far already."""
    found = sum(1 << u for u in attack.units if mark_of(state, u) >= least)
    weapons = tuple(w for w in attack.weapons if mark_of(state, state.holder[w], w) >= least)
    return found | manning(state, weapons)


def firing_again(state: AslskState, attack: Attack) -> int:
    """The units that use SFF or FPF: those marked First or Final Fire (ASL-3.3.3.n)."""
    return marked(state, attack, Mark.FIRST) if attack.kind in DEFENSIVE_FIRST else 0


def protecting(state: AslskState, attack: Attack) -> int:
    """The units that use Final Protective Fire: those marked Final Fire (ASL-3.3.3.t)."""
    return marked(state, attack, Mark.FINAL) if attack.kind in DEFENSIVE_FIRST else 0


def rate_kept(state: AslskState, attack: Attack, colored: int, *, cowers: bool = False) -> int:
    """The weapons that may fire again, as a mask (ASL-1.2.4.1.a, ASL-1.2.4.1.b).

    A unit that cowers, or fires again, is marked for good, and its weapons with it.
    """
    if cowers:
        return 0
    used = state.first_weapons | state.final_weapons
    again = firing_again(state, attack) | _flipped(state, attack)
    return sum(
        1 << w
        for w in attack.weapons
        if not used >> w & 1 and not again >> state.holder[w] & 1
        if colored <= rof(state, w, turned=attack.turned > 0)
    )


def _flipped(state: AslskState, attack: Attack) -> int:
    """The units whose First Fire marker Final Fire of their own FP flips (ASL-3.4.c)."""
    return mask_of(attack.units) & state.first if attack.kind == FireKind.FINAL else 0


def _used_by(state: AslskState, units: int) -> int:
    """The weapons that units have fired: once their owner is marked Final Fire, ROF is over.

    ASL-1.2.4.1.a.
    """
    return sum(state.armed(u) for u in each(units)) & state.fired_weapons


def mark(state: AslskState, attack: Attack, kept: int = 0, *, cowers: bool = False) -> None:
    """Note all that the firers of an attack have used; `kept` are weapons that kept their ROF."""
    _forfeit(state, attack)
    state.fired |= mask_of(attack.units) | mask_of(attack.leaders)
    state.fired_weapons |= mask_of(attack.weapons)
    _remember_direction(state, attack)
    _remember_target(state, attack)
    if attack.weapons and all(fires_on_ift(state, w) for w in attack.weapons):
        turn_to_fire(state, attack)
        for w in attack.weapons:
            if state.setting.equivalents >> w & 1:
                state.acquired.pop(w, None)  # ASL-6.8.e
    if attack.turned and spent_by_turning(state, attack.weapons[0]):
        state.intensive |= mask_of(attack.weapons)
    for w in attack.weapons if state.swung else ():
        state.swung.pop(w, None)  # ASL-7.8.k
    # A cowering MMC is marked even if it only manned a weapon (ASL-3.2.2.f).
    spent = firers(state, attack) if cowers else mask_of(attack.units)
    gone = mask_of(attack.weapons) & ~kept
    match attack.kind:
        case FireKind.PREP:
            state.prep |= spent | mask_of(attack.leaders)  # ASL-3.2.5.b
            state.prep_weapons |= gone
        case FireKind.FIRST | FireKind.SUBSEQUENT:
            _mark_first(state, attack, spent, gone, cowers=cowers)
        case FireKind.FINAL:
            gone |= _used_by(state, _flipped(state, attack))
            mark_final(state, spent | mask_of(attack.leaders), gone)  # ASL-3.4.k
        case FireKind.ADVANCING:
            state.fired |= spent
        case FireKind.BOUNDING:
            state.bounded |= manning(state, attack.weapons)  # ASL-3.3.2.2.a
            state.bounded_weapons |= gone
            _remember_muzzle(state, attack)


def _remember_muzzle(state: AslskState, attack: Attack) -> None:
    """From where a vehicle first fired on the move, and when its MA did (ASL-7.8.f)."""
    for w in attack.weapons:
        u = state.holder[w]
        h, fired = state.bounding.get(u, (HexId(state.place[u]), NOBODY))
        main = state.setting.weapons[w].kind.main
        state.bounding[u] = (h, state.spent[u] if main else fired)


def mark_final(state: AslskState, units: int, weapons: int) -> None:
    """Put Final Fire markers on units and weapons, or flip their First Fire markers."""
    state.final |= units
    state.first &= ~units
    state.final_weapons |= weapons
    state.first_weapons &= ~weapons


def _mark_first(state: AslskState, attack: Attack, spent: int, gone: int, *, cowers: bool) -> None:
    again = firing_again(state, attack)
    leaders = mask_of(attack.leaders)
    if again:
        # ASL-3.3.3.q: whether or not they fired.
        weapons = sum(state.armed(u) for u in each(again))
        mark_final(state, again | leaders, weapons)
    if cowers:
        mark_final(state, spent, gone | _used_by(state, spent))  # ASL-3.2.2.f
    state.first |= (spent | leaders) & ~state.final  # ASL-3.3.3.i
    state.first_weapons |= gone & ~state.final_weapons


def _forfeit(state: AslskState, attack: Attack) -> None:
    """A squad that fires a second weapon gives up its own FP (ASL-4.0.u)."""
    if not attack.weapons or attack.kind == FireKind.SUBSEQUENT:
        return
    used = state.fired_weapons | mask_of(attack.weapons)
    if attack.kind == FireKind.FIRST:
        used |= state.first_weapons
    for u in each(manning(state, attack.weapons)):
        uses = (state.armed(u) & used).bit_count() + state.used.get(u, 0)
        if state.kinds.squad[state.kind[u]] and uses > 1:
            state.forfeit |= 1 << u


def _remember_direction(state: AslskState, attack: Attack) -> None:
    """Whom a leader directed first binds him for the Player Turn (ASL-3.4.h, ASL-3.4.i)."""
    for leader in attack.leaders:
        if leader not in state.directed:
            state.directed[leader] = (mask_of(attack.units), mask_of(attack.weapons))


def _remember_target(state: AslskState, attack: Attack) -> None:
    own_fp = mask_of(attack.units) & state.mmc
    infantry = [w for w in attack.weapons if not state.setting.built_in >> w & 1]
    if own_fp or any(joins_groups(state, w) for w in infantry):
        fired = tuple((h, HexId(attack.hex)) for h in attack.hexes(state))
        state.volleys = tuple(dict.fromkeys((*state.volleys, *fired)))
    for w in [w for w in state.acquired if own_fp >> state.holder[w] & 1]:
        del state.acquired[w]  # ASL-6.10.e
    if attack.kind not in DEFENSIVE_FIRST:
        return
    shooting = (*attack.units, *(NOT_A_UNIT + w for w in attack.weapons))
    for mover in attack.targets(state):
        for firer in shooting:
            key = (firer, mover)
            state.shots[key] = state.shots.get(key, 0) + 1  # ASL-3.3.3.aa
