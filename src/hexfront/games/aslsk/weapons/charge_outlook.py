"""What a Demolition Charge will do to the Infantry in its target hex, exactly (ASL-4.3)."""

from collections import Counter

from hexfront.games.aslsk.definitions.tables import FireResult
from hexfront.games.aslsk.harm.outlook import THROWS, Outlook, weighed
from hexfront.games.aslsk.harm.results import NO_RESULT, result
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.weapons.charges import charge_column, charge_drm, fuse
from hexfront.hexes import HexId


def charge_outlook(state: AslskState, w: int, h: HexId, placer: int) -> Outlook:
    """The outlook if everybody stays where he is; from its X# on the DC does not go off."""
    placed_from = HexId(state.place[placer])
    column, drm = charge_column(state, w), charge_drm(state, h, placer, placed_from)
    targets = tuple(sorted(u for u in drm if not state.hidden >> u & 1))
    weights: Counter[tuple[FireResult, ...]] = Counter()
    for (original, _), throws in THROWS.items():
        dud = original >= fuse(state, w, placer)
        cells = (NO_RESULT if dud else result(state, column, original + drm[u]) for u in targets)
        weights[tuple(cells)] += throws
    return weighed(state, h, targets, weights, {})
