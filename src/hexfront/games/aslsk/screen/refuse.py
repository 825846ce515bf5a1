"""Why a choice that is not legal may not be taken: the first rule that it runs into."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from hexfront.games.aslsk import choices as c
from hexfront.games.aslsk.moments.close_combat import Declaring
from hexfront.games.aslsk.moments.firing import Gathering
from hexfront.games.aslsk.moments.movement import Marching
from hexfront.games.aslsk.moments.rout import Routing
from hexfront.games.aslsk.places import NOBODY, Phase
from hexfront.games.aslsk.screen import refuse_close_combat as close_combat
from hexfront.games.aslsk.screen import refuse_fire as fire
from hexfront.games.aslsk.screen import refuse_movement as movement
from hexfront.games.aslsk.screen import refuse_phases as phases
from hexfront.games.aslsk.state import AslskState
from hexfront.hexes import HexId
from hexfront.play import Choice, Refusal

FIRE_PHASES = (Phase.PREP_FIRE, Phase.MOVEMENT, Phase.DEFENSIVE_FIRE, Phase.ADVANCING_FIRE)

PHASES: dict[type[Choice], tuple[Phase, ...]] = {
    **dict.fromkeys((c.Place, c.Arm, c.PickUp, c.Hide), (Phase.SET_UP,)),
    c.Recover: (Phase.RALLY, Phase.MOVEMENT),
    c.Transfer: (Phase.RALLY, Phase.ADVANCE),
    **dict.fromkeys((c.Repair, c.SelfRally, c.Rally, c.KeepDm), (Phase.RALLY,)),
    **dict.fromkeys(
        (
            c.OpenFire, c.AddFirer, c.Direct, c.Fire, c.Apart, c.Bombard, c.FirePanzerfaust,
            c.AvoidBackblast, c.PickTarget,
        ),
        FIRE_PHASES,
    ),
    c.Destroy: (Phase.PREP_FIRE, Phase.DEFENSIVE_FIRE),
    **dict.fromkeys(
        (
            c.Take, c.Join, c.Leave, c.DoubleTime, c.AssaultMove, c.Step, c.Exit, c.ThrowSmoke,
            c.PlaceCharge, c.Stop,
        ),
        (Phase.MOVEMENT,),
    ),
    c.Drop: (Phase.MOVEMENT, Phase.ROUT, Phase.ADVANCE),
    c.Advance: (Phase.ADVANCE,),
    **dict.fromkeys((c.Rout, c.RoutStep), (Phase.ROUT,)),
    **dict.fromkeys(
        (c.Fight, c.Grapple, c.Against, c.Declare, c.Accompany), (Phase.CLOSE_COMBAT,)
    ),
}  # fmt: skip
"""The phases in which a choice can come up at all; those not listed follow from others."""

ENEMIES = (c.Against, c.PickTarget)
"""Choices whose unit is one of the other side."""

Reason = Callable[[AslskState, int, Any], Refusal | None]
REASONS: tuple[dict[type[Choice], Reason], ...] = (
    movement.REASONS,
    fire.REASONS,
    phases.REASONS,
    close_combat.REASONS,
)


def refuse(state: AslskState, seat: int, choice: Choice) -> Refusal:
    """The reason; there is always one."""
    found = _unknown(state, choice) or _untimely(state, choice) or _foreign(state, seat, choice)
    return found or _reason(state, seat, choice) or _in_between(state) or NOT_NOW


NOT_NOW = Refusal("ASL-3.0.a", "no-not-now")


def _reason(state: AslskState, seat: int, choice: Choice) -> Refusal | None:
    for reasons in REASONS:
        reason = reasons.get(type(choice))
        found = reason(state, seat, choice) if reason is not None else None
        if found is not None:
            return found
    return None


# Names.


def _unknown(state: AslskState, choice: Choice) -> Refusal | None:
    """Something that is not in this game at all."""
    for name, value in msgspec.structs.asdict(choice).items():
        if isinstance(value, bool) or _known(state, choice, name, value):
            continue
        return Refusal("ASL-1.2.a", f"no-such-{NAMED[name]}")
    return None


NAMED = {"unit": "unit", "leader": "unit", "weapon": "weapon", "hex": "hex"}
OPTIONAL = {
    (c.OpenFire, "weapon"),
    (c.AddFirer, "weapon"),
    (c.Rout, "leader"),
    (c.Advance, "leader"),
    (c.Accompany, "unit"),
    (c.PickTarget, "unit"),
}
"""Where NOBODY stands for none."""


def _known(state: AslskState, choice: Choice, name: str, value: int) -> bool:
    if value == NOBODY and (type(choice), name) in OPTIONAL:
        return True
    match NAMED[name]:
        case "unit":
            return 0 <= value < len(state.kind)
        case "weapon":
            return 0 <= value < len(state.holder)
    return state.setting.board.in_play(HexId(value))


# Time and owner.


def _untimely(state: AslskState, choice: Choice) -> Refusal | None:
    expected = PHASES.get(type(choice))
    if expected is None or state.phase in expected:
        return None
    name = expected[0].name.lower().replace("_", "-")
    return Refusal("ASL-3.0.a", "no-wrong-phase", {"phase": name})


def _foreign(state: AslskState, seat: int, choice: Choice) -> Refusal | None:
    """A unit or weapon of the other side."""
    for u in _units_of(choice):
        if state.side_of(u) != seat:
            return Refusal("ASL-3.0.a", "no-enemy-unit", {"unit": u})
    w = getattr(choice, "weapon", NOBODY)
    if w == NOBODY or isinstance(choice, c.Recover):
        return None
    holder = state.holder[w]
    own = state.setting.starts[w].side if holder < 0 else state.side_of(holder)
    return None if own == seat else Refusal("ASL-1.2.4.a", "no-enemy-weapon", {"weapon": w})


def _units_of(choice: Choice) -> Iterator[int]:
    if isinstance(choice, ENEMIES):
        return
    for name in ("unit", "leader"):
        u = getattr(choice, name, NOBODY)
        if u != NOBODY:
            yield u


def _in_between(state: AslskState) -> Refusal | None:
    """Something else has to be finished first."""
    match state.stack[-1] if state.stack else None:
        case Gathering(attack=attack):
            return Refusal("ASL-3.2.b", "no-attack-unfinished", {"hex": attack.hex})
        case Marching(march=march):
            return Refusal("ASL-3.3.1.f", "no-move-unfinished", {"unit": march.units[0]})
        case Routing(unit=unit):
            return Refusal("ASL-3.6.e", "no-rout-unfinished", {"unit": unit})
        case Declaring(hex=h):
            return Refusal("ASL-3.8.c", "no-fight-unfinished", {"hex": h})
    return None
