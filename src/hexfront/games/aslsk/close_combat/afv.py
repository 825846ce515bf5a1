"""Infantry against a vehicle in Close Combat (ASL-3.8.aa to ASL-3.8.ai): CCV, DRM, third die."""

from collections.abc import Sequence
from fractions import Fraction

from msgspec import Struct

from hexfront.games.aslsk.armor.damage import helpless
from hexfront.games.aslsk.armor.destruction import Damage
from hexfront.games.aslsk.close_combat.brawl import Brawl, command_of
from hexfront.games.aslsk.close_combat.vehicular import worth_of
from hexfront.games.aslsk.definitions.counters import WeaponKind
from hexfront.games.aslsk.definitions.tables import Figure
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.state import AslskState
from hexfront.play import Line, Tally

SNAKE_EYES, BOXCARS = 2, 12
LEAST_DR = 2
_FACES = range(1, 7)


def ccv(state: AslskState, units: Sequence[int], *, fired: bool = False) -> Tally:
    """The CCV of Infantry that attacks a vehicle together (ASL-3.8.aa to ASL-3.8.ac).

    `fired`: it has fired before this Reaction Fire (ASL-3.3.4.e).
    """
    figures = state.setting.charts.vehicle_combat.ccv
    head, *others = sorted(units, key=lambda u: (state.leaders >> u & 1, u))
    lines = [_line("tally-ccv", worth_of(state, head))]
    lines += [_line("tally-ccv-smc", figures.smc_joining) for u in others]
    lines += [_line("tally-pinned", figures.area_fire) for u in units if state.pinned >> u & 1]
    if fired:
        lines.append(_line("tally-has-fired", figures.fired))
    return Tally.of(lines)


def against_vehicle(state: AslskState, brawl: Brawl, ambush: int) -> Tally:
    """The DRM of a CC attack on a vehicle."""
    figures = state.setting.charts.vehicle_combat.close_combat
    chart = state.setting.charts.close_combat.modifiers
    (u,) = brawl.targets
    lines = []
    command = command_of(state, brawl.attackers)
    if command is not None:
        lines.append(Line("tally-leadership", command, "ASL-3.8.p"))
    if any(state.cx >> v & 1 for v in brawl.attackers):
        lines.append(_line("tally-cx", chart.cx))
    if state.motion >> u & 1:
        lines.append(_line("tally-vehicle-moving", figures.moving))
    if state.immobilized >> u & 1:
        lines.append(_line("tally-immobilized", figures.immobilized))
    if not armed(state, u):
        lines.append(_line("tally-unarmed-vehicle", figures.unarmed))
    if ambush == brawl.side:
        lines.append(_line("tally-ambusher", chart.ambusher))
    elif ambush != NOBODY:
        lines.append(_line("tally-against-ambusher", chart.against_ambusher))
    return Tally.of(lines)


def armed(state: AslskState, u: int) -> bool:
    """Whether a vehicle has an MG that works and is manned; a BMG will do (ASL-3.8.an).

    An AAMG is manned by an exposed crew only (ASL-3.8.aj).
    """
    if helpless(state) >> u & 1:
        return False
    out = state.malfunctioned | state.disabled
    if not state.exposed >> u & 1:
        out |= state.setting.anti_aircraft
    kinds = (state.setting.weapons[w].kind for w in state.carried(u) if not out >> w & 1)
    return any(kind.vehicular_mg or kind is WeaponKind.MAIN_MG for kind in kinds)


def struck(number: int, drm: int, original: int) -> Damage:
    """What a CC DR does to a vehicle (ASL-3.8.ad, ASL-3.8.ae), but for the third die."""
    if needs_third(number, drm, original):
        return Damage.NONE
    final = original + drm
    if final < number:
        return Damage.DESTROYED
    return Damage.IMMOBILIZED if final == number else Damage.NONE


def needs_third(number: int, drm: int, original: int) -> bool:
    """Whether a third die decides (ASL-3.8.ah)."""
    return original == SNAKE_EYES and number - drm < LEAST_DR


def third_die(state: AslskState, die: int) -> Damage:
    """What the third die does."""
    figures = state.setting.charts.vehicle_combat.close_combat
    if die <= figures.destroyed_up_to.value:
        return Damage.DESTROYED
    return Damage.IMMOBILIZED if die == figures.immobilized_on.value else Damage.NONE


def costs_attacker(state: AslskState, u: int, original: int) -> bool:
    """Whether an Original DR is Casualty Reduction of the attackers of a vehicle (ASL-3.8.ai)."""
    return original == BOXCARS and not helpless(state) >> u & 1


class AfvProspects(Struct, frozen=True):
    """The exact chances of a CC attack on a vehicle."""

    ccv: Tally
    drm: Tally
    destroyed: Fraction
    immobilized: Fraction
    casualty: Fraction
    """That the attackers suffer Casualty Reduction."""


def afv_prospects(
    state: AslskState, brawl: Brawl, ambush: int, *, fired: bool = False
) -> AfvProspects:
    """What the dice can bring, Field Promotion left aside."""
    value, drm = ccv(state, brawl.attackers, fired=fired), against_vehicle(state, brawl, ambush)
    (u,) = brawl.targets
    found: dict[Damage, Fraction] = {}
    casualty = Fraction(0)
    for original in (a + b for a in _FACES for b in _FACES):
        casualty += Fraction(costs_attacker(state, u, original), 36)
        if needs_third(value.total, drm.total, original):
            results = [third_die(state, die) for die in _FACES]
        else:
            results = [struck(value.total, drm.total, original)]
        for damage in results:
            found[damage] = found.get(damage, Fraction(0)) + Fraction(1, 36 * len(results))
    none = Fraction(0)
    return AfvProspects(
        value,
        drm,
        found.get(Damage.DESTROYED, none),
        found.get(Damage.IMMOBILIZED, none),
        casualty,
    )


def _line(label: str, figure: Figure) -> Line:
    return Line(label, figure.value, figure.rule)
