"""What a Gun or MA has to fire (ASL-6.2): supply, Depletion Numbers, FP by ammunition."""

from enum import Enum

from hexfront.games.aslsk.definitions.ammunition import UNLIMITED, Ammunition
from hexfront.games.aslsk.definitions.tables import FP_COLUMNS
from hexfront.games.aslsk.places import Phase
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.weapons.arcs import cannon
from hexfront.play import Refusal

AMMUNITION = tuple(Ammunition)
"""Ammunition by the number that choices and State have for it."""


def number_of(ammunition: Ammunition) -> int:
    return AMMUNITION.index(ammunition)


def depletion(state: AslskState, w: int, ammunition: Ammunition) -> int:
    """The Depletion Number with which a weapon may try an ammunition; 0 if it has none."""
    n = number_of(ammunition)
    return 0 if state.depleted.get(w, 0) >> n & 1 else _supply(state, w)[n]


def loaded(state: AslskState, w: int) -> tuple[int, ...]:
    """The ammunition that a weapon has not used up, by number."""
    gone = state.depleted.get(w, 0)
    known = state.setting.loaded
    found = known.get((w, gone))
    if found is None:
        supply = enumerate(_supply(state, w))
        found = tuple(n for n, number in supply if number and not gone >> n & 1)
        known[w, gone] = found
    return found


def _supply(state: AslskState, w: int) -> tuple[int, ...]:
    """By ammunition: the Depletion Number of a weapon in the month of the scenario."""
    known = state.setting.supplies
    if w not in known:
        weapon, month = state.setting.weapons[w], state.setting.file.date
        early = month < state.setting.charts.guns.heat_since[weapon.nationality]
        known[w] = tuple(
            0 if early and ammunition is Ammunition.HEAT else weapon.supply(ammunition, month)
            for ammunition in AMMUNITION
        )  # ASL-6.2.i
    return known[w]


def lacking(state: AslskState, w: int, ammunition: Ammunition) -> Refusal | None:
    """Why a weapon has no such ammunition (ASL-6.0.c, ASL-6.0.d, ASL-6.2.f)."""
    if depletion(state, w, ammunition):
        return None
    args: dict[str, int | str] = {"weapon": w, "ammunition": ammunition.value}
    if state.depleted.get(w, 0) >> number_of(ammunition) & 1:
        return Refusal("ASL-6.2.f", "no-ammunition-left", args)
    rules = {Ammunition.AP: "ASL-6.0.c", Ammunition.HE: "ASL-6.0.d"}
    return Refusal(rules.get(ammunition, "ASL-6.2.c"), "no-such-ammunition", args)


def lacks(state: AslskState, w: int) -> tuple[str, ...]:
    """The letters of the ammunition that a weapon has used up, or never had."""
    gone = state.depleted.get(w, 0)
    return tuple(a.value for n, a in enumerate(AMMUNITION) if gone >> n & 1) if gone else ()


class Supply(Enum):
    """What an Original TH DR says of the ammunition that was to be fired."""

    LASTS = 0
    ENDS = 1
    """It was fired, and was the last (ASL-6.2.f)."""
    NEVER = 2
    """The weapon never had it and did not fire (ASL-6.2.g)."""


def drawn(state: AslskState, w: int, ammunition: Ammunition, original: int) -> Supply:
    """What the TH DR says of the supply (ASL-6.2.e to ASL-6.2.g)."""
    number = depletion(state, w, ammunition)
    if original < number or number == UNLIMITED:
        return Supply.LASTS
    return Supply.ENDS if original == number else Supply.NEVER


def deplete(state: AslskState, w: int, ammunition: Ammunition) -> None:
    """A weapon has no more of an ammunition for the rest of the game."""
    state.depleted[w] = state.depleted.get(w, 0) | 1 << number_of(ammunition)


def untimely_smoke(state: AslskState, w: int, ammunition: Ammunition) -> Refusal | None:
    """Why no smoke may be fired now: only at the start of PFPh or DFPh, WP also in DFF."""
    args: dict[str, int | str] = {"weapon": w}
    if state.phase == Phase.MOVEMENT:
        if ammunition is Ammunition.WP:
            return None  # ASL-6.2.t
        return Refusal("ASL-6.2.q", "no-smoke-now", args)
    if state.phase == Phase.ADVANCING_FIRE:
        rule = "ASL-6.2.t" if ammunition is Ammunition.WP else "ASL-6.2.q"
        return Refusal(rule, "no-smoke-now", args)
    own = state.own[state.side_of(state.holder[w])]
    if state.fired or state.fired_weapons & ~state.smoking or any(own >> u & 1 for u in state.used):
        return Refusal("ASL-6.2.s", "no-smoke-after-fire", args)
    return None


def shell_fp(state: AslskState, w: int, ammunition: Ammunition) -> int:
    """The FP of a hit on Infantry by ammunition and calibre (ASL-3.2.4.ai, ASL-6.2.j to p)."""
    charts, calibre = state.setting.charts, cannon(state, w).calibre
    solid = charts.guns.solid
    match ammunition:
        case Ammunition.AP:
            return (solid.large if calibre >= solid.large_from else solid.small).value
        case Ammunition.APCR | Ammunition.APDS:
            return solid.light.value
        case Ammunition.HEAT:
            column = charts.ift.calibre_column(calibre) or FP_COLUMNS[0]
            return charts.ift.shifted(column, solid.heat_columns.value) or 0
        case Ammunition.SMOKE | Ammunition.WP:
            return 0
    return charts.ift.calibre_column(calibre) or 0
