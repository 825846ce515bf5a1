"""Guns where they stand: who mans them, Emplacement, Gunshield (ASL-6.3, ASL-6.6, ASL-6.7)."""

from hexfront.games.aslsk.definitions.guns import Gun
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.condition import good_order
from hexfront.games.aslsk.weapons.arcs import wedge_from
from hexfront.hexes import HexId
from hexfront.play import Line
from hexfront.play.masks import members


def guns_of(state: AslskState, u: int) -> list[int]:
    """The Guns that a unit possesses."""
    return members(state.armed(u) & state.setting.guns)


def gun(state: AslskState, w: int) -> Gun:
    """The counter of a Gun."""
    weapon = state.setting.weapons[w]
    assert isinstance(weapon, Gun)
    return weapon


def crewed(state: AslskState, u: int) -> bool:
    """Whether a unit is an Infantry crew."""
    return state.kinds.crew[state.kind[u]]


def emplacement(state: AslskState, u: int) -> Line | None:
    """The TEM of an Emplaced Gun for the crew that mans it (ASL-6.3.b, ASL-6.3.d)."""
    if not state.emplaced or not crewed(state, u):
        return None
    if not any(state.emplaced >> w & 1 for w in guns_of(state, u)):
        return None
    figure = state.setting.charts.guns.emplacement
    return Line("tally-emplacement", figure.value, figure.rule)


def gunshield(state: AslskState, a: HexId, u: int, *, mortar: bool = False) -> Line | None:
    """The Gunshield of a Good Order crew, against an attack from within the arc of its Gun.

    ASL-6.6.b to ASL-6.6.d.
    """
    if not state.setting.guns or not crewed(state, u) or not good_order(state, u):
        return None
    if state.pushed >> u & 1:
        return None  # ASL-6.6.c
    place = HexId(state.place[u])
    for w in guns_of(state, u):
        shielded = gun(state, w).kind.shielded
        if shielded and wedge_from(state, place, state.arc.get(w, -1)) >> a & 1:
            figures = state.setting.charts.guns
            figure = figures.gunshield_mortar if mortar else figures.gunshield
            return Line("tally-gunshield", figure.value, figure.rule)
    return None
