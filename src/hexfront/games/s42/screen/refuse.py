"""Why a choice that is not legal may not be taken: the first rule that it runs into."""

from collections.abc import Callable
from typing import Any

import msgspec

from hexfront.games.s42 import choices as c
from hexfront.games.s42.means.supply_points import FACES
from hexfront.games.s42.moments.combat import Gathering
from hexfront.games.s42.moments.moving import Moving
from hexfront.games.s42.moments.retreat import Retreating
from hexfront.games.s42.places import AREA, Phase
from hexfront.games.s42.screen import refuse_combat as combat
from hexfront.games.s42.screen import refuse_means as means
from hexfront.games.s42.screen import refuse_movement as movement
from hexfront.games.s42.state import REPLACEMENTS, S42State
from hexfront.play import Choice, Refusal

PHASE_RULES = {
    Phase.INITIAL: "S42-3.0.d",
    Phase.MOVEMENT: "S42-3.0.e",
    Phase.COMBAT: "S42-3.0.g",
    Phase.SUPPLY: "S42-3.0.i",
}

PHASES: dict[type[Choice], tuple[Phase, ...]] = {
    **dict.fromkeys((c.Fortify, c.Refit, c.PlaceSupply, c.Replace, c.Return), (Phase.INITIAL,)),
    c.Arrive: (Phase.INITIAL,),
    c.SpendSupply: (Phase.INITIAL, Phase.SUPPLY),
    c.RemoveFort: (Phase.INITIAL, Phase.MOVEMENT, Phase.COMBAT),
    **dict.fromkeys(
        (
            c.Move, c.March, c.EnterArea, c.Entrain, c.Sail, c.Transfer, c.GoFullRetreat,
            c.FlipSupply, c.MoveFlotilla, c.Overrun,
        ),
        (Phase.MOVEMENT,),
    ),
    **dict.fromkeys(
        (c.Attack, c.Breakthrough, c.FormGroup, c.Advance, c.EndAdvance), (Phase.COMBAT,)
    ),
    **dict.fromkeys(
        (c.Join, c.Leave, c.Resolve, c.CallOff, c.Withhold, c.UseAir, c.UseArtillery),
        (Phase.MOVEMENT, Phase.COMBAT),
    ),
    c.MoveRailhead: (Phase.SUPPLY,),
}  # fmt: skip
"""The phases in which a choice can come up at all; those not listed follow from others."""

OWN_UNITS = (
    c.Arrive, c.Refit, c.SpendSupply, c.Replace, c.Return, c.Move, c.Take, c.DropOff,
    c.GoFullRetreat, c.FlipSupply, c.Disband, c.Join, c.Leave, c.UseArtillery, c.Lead,
    c.StandAside, c.Advance,
)  # fmt: skip
"""Choices that name a unit of the player who makes them."""

Reason = Callable[[S42State, int, Any], Refusal | None]
REASONS: dict[type[Choice], Reason] = {**means.REASONS, **movement.REASONS, **combat.REASONS}


def refuse(state: S42State, seat: int, choice: Choice) -> Refusal:
    """The reason; there is always one."""
    found = _unknown(state, choice) or _untimely(state, choice) or _foreign(state, seat, choice)
    if found is not None:
        return found
    reason = REASONS.get(type(choice))
    found = reason(state, seat, choice) if reason is not None else None
    return found or _in_between(state) or Refusal("S42-3.0.c", "no-not-now")


# Names.


def _unknown(state: S42State, choice: Choice) -> Refusal | None:
    """Something that is not in this game at all."""
    for name, value in msgspec.structs.asdict(choice).items():
        if isinstance(value, bool) or _known(state, choice, name, value):
            continue
        return Refusal("S42-2.1.a", f"no-such-{NAMED[name]}")
    return None


NAMED = {
    "unit": "unit", "supply": "unit", "hex": "hex", "to": "hex", "a": "hex", "b": "hex",
    "place": "place", "air": "air-unit", "index": "railhead", "kind": "replacement",
    "shows": "supply-side",
}  # fmt: skip


def _known(state: S42State, choice: Choice, name: str, value: int | str) -> bool:
    setting = state.setting
    if isinstance(value, str):
        return value in (REPLACEMENTS if name == "kind" else FACES)
    match name:
        case "unit":
            return 0 <= value < setting.size
        case "supply":
            free = isinstance(choice, c.UseArtillery) and value == -1
            return free or (0 <= value < setting.size and bool(setting.supply >> value & 1))
        case "air":
            return 0 <= value < len(setting.air)
        case "index":
            return 0 <= value < len(state.railheads)
        case "place":
            return _is_hex(state, value) or _is_area(state, value)
    if isinstance(choice, c.FormGroup) and _is_area(state, value):
        return True
    return _is_hex(state, value)


def _is_hex(state: S42State, value: int) -> bool:
    return 0 <= value < state.country.grid.size and bool(state.country.grid.cells >> value & 1)


def _is_area(state: S42State, value: int) -> bool:
    return AREA - len(state.country.area_ids) < value <= AREA


# Time and owner.


def _untimely(state: S42State, choice: Choice) -> Refusal | None:
    phases = PHASES.get(type(choice))
    if phases is None or state.phase in phases:
        return None
    return Refusal(PHASE_RULES[phases[0]], "no-other-phase", {"phase": phases[0].name.lower()})


def _foreign(state: S42State, seat: int, choice: Choice) -> Refusal | None:
    if not isinstance(choice, OWN_UNITS):
        return None
    u: int = choice.unit
    if state.side_of(u) == seat:
        return None
    return Refusal("S42-3.0.c", "no-not-yours", {"unit": u})


def _in_between(state: S42State) -> Refusal | None:
    """Something else has to be finished first."""
    match state.stack[-1] if state.stack else None:
        case Moving(units=units):
            return Refusal("S42-5.1.d", "no-move-unfinished", {"unit": units[0]})
        case Gathering(battle=battle):
            return Refusal("S42-8.2.a", "no-attack-unfinished", {"hex": battle.hex})
        case Retreating(retreat=retreat):
            return Refusal("S42-12.1.2.a", "no-retreat-unfinished", {"unit": retreat.units[0]})
    return None
