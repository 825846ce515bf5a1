"""What a Demolition Charge will do to the Infantry in its target hex, exactly (ASL-4.3)."""

from collections import Counter

from hexfront.games.aslsk.definitions.tables import FireResult
from hexfront.games.aslsk.harm.outlook import THROWS, Outlook, weighed
from hexfront.games.aslsk.harm.results import NO_RESULT, result
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.weapons.charges import (
    charge_attack,
    charge_column,
    charge_modifiers,
    fuse,
)
from hexfront.games.aslsk.weapons.weaponry import flames_carried
from hexfront.hexes import HexId


def charge_outlook(state: AslskState, w: int, h: HexId, placer: int) -> Outlook:
    """The outlook if everybody stays where he is; from its X# on the DC does not go off."""
    hidden = state.hidden | state.vehicles
    attack, column = charge_attack(state, h, placer), charge_column(state, w)
    targets = tuple(sorted(u for u in attack.targets(state) if not hidden >> u & 1))
    burden = state.setting.charts.fire.drm.flamethrower_carried.value  # ASL-4.2.l
    common = charge_modifiers(state, h, placer).total
    drm = {u: common + burden * flames_carried(state, u) for u in targets}
    weights: Counter[tuple[FireResult, ...]] = Counter()
    for (original, _), throws in THROWS.items():
        dud = original >= fuse(state, w, placer)
        cells = (NO_RESULT if dud else result(state, column, original + drm[u]) for u in targets)
        weights[tuple(cells)] += throws
    return weighed(state, h, targets, weights, {})
