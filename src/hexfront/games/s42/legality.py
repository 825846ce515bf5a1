"""What is legal, said once: names, phases, owners, and the bars of every kind of choice.

The bars stand in the modules of their subjects; a choice's phases and what of it must be the
chooser's own stand on its class, and what a moment takes stands on the moment.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from hexfront.games.s42 import choices as c
from hexfront.games.s42.advance import bars as advance
from hexfront.games.s42.combat import bars as combat
from hexfront.games.s42.maskirovka import bars as maskirovka
from hexfront.games.s42.means import bars as means
from hexfront.games.s42.means.supply_points import FACES
from hexfront.games.s42.moments.combat import Gathering
from hexfront.games.s42.moments.moving import Moving
from hexfront.games.s42.moments.retreat import Retreating
from hexfront.games.s42.movement import bars as movement
from hexfront.games.s42.places import AREA, Phase, box_at
from hexfront.games.s42.state import REPLACEMENTS, S42State
from hexfront.play import Choice, Moment, Refusal
from hexfront.play.legality import Bar, Legality, Named

PHASE_RULES = {
    Phase.INITIAL: "S42-3.0.d",
    Phase.MOVEMENT: "S42-3.0.e",
    Phase.COMBAT: "S42-3.0.g",
    Phase.SUPPLY: "S42-3.0.i",
}

BARS: Mapping[type[Choice], Sequence[Bar[S42State]]] = {
    c.EndPhase: (means.end_phase,),
    c.RemoveFort: (means.remove_fort,),
    c.Arrive: (means.arrive,),
    c.Fortify: (means.fortify,),
    c.Refit: (means.refit,),
    c.PlaceSupply: (means.place_supply,),
    c.SpendSupply: (means.spend_supply,),
    c.PlanOffensive: (means.plan_offensive,),
    c.Release: (means.release,),
    c.Withdraw: (means.withdraw,),
    c.Reinforce: (means.reinforce,),
    c.DeclareOffensive: (means.declare,),
    c.Detrain: (movement.detrain,),
    c.Replace: (means.replace,),
    c.Return: (means.bring_back,),
    c.MoveRailhead: (means.railhead,),
    c.Move: (movement.move,),
    c.Take: (movement.take, advance.take_along),
    c.DropOff: (movement.drop_off, advance.leave_behind),
    c.March: (movement.march,),
    c.EnterArea: (movement.enter_area,),
    c.Entrain: (movement.entrain,),
    c.Sail: (movement.sail,),
    c.Transfer: (movement.transfer,),
    c.Halt: (movement.halt, advance.end),
    c.GoFullRetreat: (movement.flight,),
    c.FlipSupply: (movement.flip,),
    c.MoveFlotilla: (movement.flotilla,),
    c.Overrun: (movement.overrun,),
    c.Disband: (movement.disband,),
    c.HoldBack: (movement.hold_back,),
    c.Activate: (combat.activate,),
    c.Disengage: (combat.disengage,),
    c.DisengageStack: (combat.disengage_stack,),
    c.Attack: (combat.attack,),
    c.Join: (combat.join,),
    c.Leave: (combat.leave,),
    c.UseAir: (combat.air,),
    c.UseArtillery: (combat.artillery,),
    c.UseOffensive: (combat.offensive,),
    c.Pick: (combat.pick,),
    c.Withhold: (combat.withhold,),
    c.Resolve: (combat.resolve,),
    c.Lose: (combat.lose,),
    c.Defend: (combat.defend,),
    c.GiveGround: (combat.give_ground,),
    c.Lead: (combat.lead,),
    c.StandAside: (combat.stand_aside,),
    c.Station: (combat.station,),
    c.Split: (advance.split,),
    c.StopShort: (advance.stop_short,),
    c.GiveUp: (advance.give_up,),
    c.Step: (advance.step,),
    c.FormGroup: (advance.form_group,),
    c.Advance: (advance.advance,),
    c.Breakthrough: (advance.breakthrough,),
    c.Tie: (maskirovka.tie,),
    c.Swap: (maskirovka.swap,),
    c.Redeploy: (maskirovka.redeploy,),
    c.Emerge: (maskirovka.emerge,),
    c.Dissolve: (maskirovka.dissolve,),
}


# Names.


def _unit(state: S42State, choice: Choice, value: int) -> bool:
    return 0 <= value < state.setting.size


def _supply(state: S42State, choice: Choice, value: int) -> bool:
    if isinstance(choice, c.UseArtillery) and value == -1:
        return True
    return _unit(state, choice, value) and bool(state.setting.supply >> value & 1)


def _hex(state: S42State, choice: Choice, value: int) -> bool:
    if isinstance(choice, c.FormGroup) and _is_area(state, value):
        return True
    return 0 <= value < state.country.grid.size and bool(state.country.grid.cells >> value & 1)


def _is_area(state: S42State, value: int) -> bool:
    return AREA - len(state.country.area_ids) < value <= AREA


_TO_BOXES = (c.Arrive, c.Tie, c.Redeploy)


def _place(state: S42State, choice: Choice, value: int) -> bool:
    if isinstance(choice, _TO_BOXES) and 0 <= box_at(value) < len(state.boxes):
        return True
    return _hex(state, choice, value) or _is_area(state, value)


def _owner(state: S42State, u: int) -> tuple[int, ...]:
    return (state.side_of(u),)


_HEX = Named[S42State]("hex", _hex)

NAMES: Mapping[str, Named[S42State]] = {
    "unit": Named("unit", _unit, _owner),
    "supply": Named("unit", _supply, _owner),
    "other": Named("unit", _unit, _owner),
    "hex": _HEX,
    "to": _HEX,
    "a": _HEX,
    "b": _HEX,
    "place": Named("place", _place),
    "air": Named("air-unit", lambda state, _, value: 0 <= value < len(state.setting.air)),
    "index": Named("railhead", lambda state, _, value: 0 <= value < len(state.railheads)),
    "group": Named("army", lambda state, _, value: 0 <= value < len(state.setting.file.frozen)),
    "kind": Named("replacement", lambda state, _, value: value in REPLACEMENTS),
    "shows": Named("supply-side", lambda state, _, value: value in FACES),
}
"""What the fields of choices name."""


# Time and owner.


def _untimely(state: S42State, choice: Choice) -> Refusal:
    phase = Phase(choice.phases[0])
    return Refusal(PHASE_RULES[phase], "no-other-phase", {"phase": phase.name.lower()})


def _unfinished(state: S42State, top: Moment[Any]) -> Refusal | None:
    """Something else has to be finished first."""
    match top:
        case Moving(units=units):
            return Refusal("S42-5.1.d", "no-move-unfinished", {"unit": units[0]})
        case Gathering(battle=battle):
            return Refusal("S42-8.2.a", "no-attack-unfinished", {"hex": battle.hex})
        case Retreating(retreat=retreat):
            return Refusal("S42-12.1.2.a", "no-retreat-unfinished", {"unit": retreat.units[0]})
    return None


LEGALITY = Legality[S42State](
    names=NAMES,
    bars=BARS,
    phase=lambda state: state.phase,
    no_such=lambda message: Refusal("S42-2.1.a", f"no-such-{message}"),
    untimely=_untimely,
    foreign=lambda state, field, thing: Refusal("S42-3.0.c", "no-not-yours", {"unit": thing}),
    unfinished=_unfinished,
    not_now=Refusal("S42-3.0.c", "no-not-now"),
)
