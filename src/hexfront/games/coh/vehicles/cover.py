"""What vehicles give to those beside and inside them (COH-15.15, COH-16.6)."""

from hexfront.games.coh.state import CohState
from hexfront.play import Line
from hexfront.play.masks import each

VEHICLE_COVER = 1


def cover_lines(state: CohState, target: int) -> list[Line]:
    """DR of a foot unit in a hex with a friendly vehicle, once (COH-15.15)."""
    friends = state.setting.vehicles & state.board & state.setting.team_mask[state.side(target)]
    if not friends or not state.kind(target).is_foot or state.aboard >> target & 1:
        return []
    here = state.hex[target]
    if all(state.hex[vehicle] != here for vehicle in each(friends)):
        return []
    return [Line("tally-vehicle-cover", VEHICLE_COVER, "COH-15.15.a")]


def shield_lines(state: CohState, target: int) -> list[Line]:
    """DR of a soft target that an APC carries; a gun in tow is not inside (COH-16.6.a)."""
    if not state.aboard >> target & 1 or not state.kind(target).is_foot:
        return []
    shield = state.kind(state.carrier[target]).shield
    return [Line("tally-apc", shield, "COH-16.6.a")] if shield else []
