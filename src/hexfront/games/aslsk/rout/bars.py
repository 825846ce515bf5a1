"""Why not, in the Rout Phase."""

from hexfront.games.aslsk import choices as c
from hexfront.games.aslsk.moments.rout import ChooseRout, DropWeapon, Routing
from hexfront.games.aslsk.places import Phase
from hexfront.games.aslsk.rout import courses
from hexfront.games.aslsk.rout.load import surplus
from hexfront.games.aslsk.state import AslskState
from hexfront.hexes import HexId
from hexfront.play import Bar, Choice, Refusal


def _rout(state: AslskState, seat: int, choice: c.Rout) -> Refusal | None:
    if not isinstance(state.stack[-1], ChooseRout):
        return None
    return courses.cannot_rout(state, choice.unit, choice.leader)


def _step(state: AslskState, seat: int, choice: c.RoutStep) -> Refusal | None:
    top, h = state.stack[-1], HexId(choice.hex)
    if not isinstance(top, Routing):
        return Refusal("ASL-3.6.k", "no-unit-chosen")
    if choice in top.steps:
        return None
    if refusal := courses.cannot_step(state, top.course, h):
        return refusal
    if choice.crawl:
        return Refusal("ASL-3.6.g", "no-low-crawl", {"unit": top.unit, "hex": h})
    return Refusal("ASL-3.6.k", "no-road-there", {"unit": top.unit, "hex": h})


def _drop(state: AslskState, seat: int, choice: c.Drop) -> Refusal | None:
    top, w = state.stack[-1], choice.weapon
    if state.phase != Phase.ROUT:
        return None
    if isinstance(top, DropWeapon) and w in surplus(state, top.unit):
        return None
    return Refusal("ASL-3.6.af", "no-dropping-in-rout", {"weapon": w})


def _done(state: AslskState, seat: int, choice: c.Done) -> Refusal | None:
    match state.stack[-1]:
        case ChooseRout(pressed=True):
            return Refusal("ASL-3.6.c", "no-end-before-routs")
        case Routing(unit=unit, stays=False):
            return Refusal("ASL-3.6.k", "no-end-of-rout-here", {"unit": unit})
    return None


BARS: dict[type[Choice], tuple[Bar[AslskState], ...]] = {
    c.Rout: (_rout,),
    c.RoutStep: (_step,),
    c.Drop: (_drop,),
    c.Done: (_done,),
}
