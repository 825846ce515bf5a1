"""Why a choice may not be taken: the bars of all subjects, and what every choice is asked first."""

from typing import Any

from hexfront.games.aslsk import choices as c
from hexfront.games.aslsk.close_combat import bars as close_combat
from hexfront.games.aslsk.fire import bars as fire
from hexfront.games.aslsk.moments.close_combat import Declaring
from hexfront.games.aslsk.moments.driving import Driving
from hexfront.games.aslsk.moments.firing import Gathering
from hexfront.games.aslsk.moments.gunnery import Laying
from hexfront.games.aslsk.moments.movement import Marching
from hexfront.games.aslsk.moments.rout import Routing
from hexfront.games.aslsk.moments.setup import SetUp
from hexfront.games.aslsk.moments.skirmish import Skirmish
from hexfront.games.aslsk.movement import bars as movement
from hexfront.games.aslsk.places import NOBODY, Phase
from hexfront.games.aslsk.rally import bars as rally
from hexfront.games.aslsk.rout import bars as rout
from hexfront.games.aslsk.scenarios import set_up
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.vehicles import bars as vehicles
from hexfront.hexes import HexId
from hexfront.play import Bar, Choice, Legality, Moment, Named, Refusal

OPTIONAL = {
    (c.OpenFire, "weapon"),
    (c.AddFirer, "weapon"),
    (c.Rout, "leader"),
    (c.Advance, "leader"),
    (c.Accompany, "unit"),
    (c.PickTarget, "unit"),
    (c.Engage, "weapon"),
    (c.Engage, "leader"),
    (c.React, "leader"),
    (c.PlaceCharge, "vehicle"),
}
"""Where NOBODY stands for none."""


# Names.


def _spared(choice: Choice, field: str, value: int) -> bool:
    return value == NOBODY and (type(choice), field) in OPTIONAL


def _is_unit(state: AslskState, choice: Choice, u: int) -> bool:
    return 0 <= u < len(state.kind) or _spared(choice, "unit", u)


def _is_leader(state: AslskState, choice: Choice, u: int) -> bool:
    return 0 <= u < len(state.kind) or _spared(choice, "leader", u)


def _is_vehicle(state: AslskState, choice: Choice, u: int) -> bool:
    return 0 <= u < len(state.kind) or _spared(choice, "vehicle", u)


def _is_weapon(state: AslskState, choice: Choice, w: int) -> bool:
    return 0 <= w < len(state.holder) or _spared(choice, "weapon", w)


def _is_hex(state: AslskState, choice: Choice, h: int) -> bool:
    return state.setting.board.in_play(HexId(h))


BOTH = (0, 1)


def _owner(state: AslskState, u: int) -> tuple[int, ...]:
    return BOTH if u == NOBODY else (state.side_of(u),)


def _owner_of_weapon(state: AslskState, w: int) -> tuple[int, ...]:
    """Whoever possesses a weapon; one that nobody has belongs to the side that brought it."""
    if w == NOBODY:
        return BOTH
    holder = state.holder[w]
    return (state.setting.starts[w].side if holder < 0 else state.side_of(holder),)


# What all choices have in common.


def _no_such(what: str) -> Refusal:
    return Refusal("ASL-1.2.a", f"no-such-{what}")


def _untimely(state: AslskState, choice: Choice) -> Refusal:
    name = Phase(choice.phases[0]).name.lower().replace("_", "-")
    return Refusal("ASL-3.0.a", "no-wrong-phase", {"phase": name})


def _foreign(state: AslskState, field: str, thing: int) -> Refusal:
    if field == "weapon":
        return Refusal("ASL-1.2.4.a", "no-enemy-weapon", {"weapon": thing})
    return Refusal("ASL-3.0.a", "no-enemy-unit", {"unit": thing})


def _unfinished(state: AslskState, top: Moment[Any]) -> Refusal | None:
    """Something else has to be finished first."""
    match top:
        case Gathering(attack=attack):
            return Refusal("ASL-3.2.b", "no-attack-unfinished", {"hex": attack.hex})
        case Laying(hex=h):
            return Refusal("ASL-3.2.b", "no-attack-unfinished", {"hex": h})
        case Marching(march=march):
            return Refusal("ASL-3.3.1.f", "no-move-unfinished", {"unit": march.units[0]})
        case Driving(unit=unit):
            return Refusal("ASL-3.3.1.f", "no-move-unfinished", {"unit": unit})
        case Routing(unit=unit):
            return Refusal("ASL-3.6.e", "no-rout-unfinished", {"unit": unit})
        case Declaring(hex=h) | Skirmish(hex=h):
            return Refusal("ASL-3.8.c", "no-fight-unfinished", {"hex": h})
    return None


def _done(state: AslskState, seat: int, choice: c.Done) -> Refusal | None:
    return set_up.unready(state, seat) if isinstance(state.stack[-1], SetUp) else None


def _gathered(
    *subjects: dict[type[Choice], tuple[Bar[AslskState], ...]],
) -> dict[type[Choice], tuple[Bar[AslskState], ...]]:
    """The bars of all subjects; several may speak of one kind of choice."""
    found: dict[type[Choice], tuple[Bar[AslskState], ...]] = {}
    for bars in subjects:
        for kind, row in bars.items():
            found[kind] = (*found.get(kind, ()), *row)
    return found


LEGALITY = Legality[AslskState](
    names={
        "unit": Named("unit", _is_unit, _owner),
        "leader": Named("unit", _is_leader, _owner),
        "vehicle": Named("unit", _is_vehicle, _owner),
        "weapon": Named("weapon", _is_weapon, _owner_of_weapon),
        "hex": Named("hex", _is_hex),
    },
    bars=_gathered(
        {c.Done: (_done,)},
        set_up.BARS,
        rally.BARS,
        fire.BARS,
        movement.BARS,
        vehicles.BARS,
        rout.BARS,
        close_combat.BARS,
    ),
    phase=lambda state: state.phase,
    no_such=_no_such,
    untimely=_untimely,
    foreign=_foreign,
    unfinished=_unfinished,
    not_now=Refusal("ASL-3.0.a", "no-not-now"),
)
