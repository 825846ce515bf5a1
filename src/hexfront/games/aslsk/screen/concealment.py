"""What one side knows and the other must not: hidden units, a set-up that is going on, attacks that
are only being put together.
"""

from msgspec import Struct

from hexfront.games.aslsk.moments.base import AslskMoment
from hexfront.games.aslsk.moments.setup import SetUp
from hexfront.games.aslsk.movement.allowance import March
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.state import AslskState
from hexfront.play.sequence import TurnStep
from hexfront.play.teams import FOE, WATCHER


def setting_up(state: AslskState) -> int:
    """The side that is setting up now, or NOBODY; its set-up is shown when it is done."""
    top = state.stack[-1] if state.stack else None
    return top.side if type(top) is SetUp else NOBODY


def concealed_from(state: AslskState, seat: int) -> int:
    """The units that a seat does not see, as a mask: some of the other side's, or for the WATCHER
    of both sides."""
    return sight_of(state, seat).concealed


class Sight(Struct, frozen=True, gc=False):
    """What a seat does not see, worked out once a view."""

    concealed: int
    """The units that it does not see, as a mask."""
    setting_up: int
    """The side that is setting up now, or NOBODY."""


_EVERYTHING = Sight(0, NOBODY)
"""What nobody hides anything from sees."""


def sight_of(state: AslskState, seat: int) -> Sight:
    side = setting_up(state)
    if side == NOBODY and not state.hidden:
        return _EVERYTHING
    if seat == WATCHER:
        return Sight(state.hidden if side == NOBODY else state.hidden | state.own[side], side)
    foe = FOE[seat]
    hidden = state.own[foe] if side == foe else state.own[foe] & state.hidden
    return Sight(hidden, side)


def hidden_counts(state: AslskState, seat: int) -> tuple[int, int]:
    """By side: how many of its units are hidden, as far as a seat knows.

    While a side sets up, the other does not learn how many it hides.
    """
    if not state.hidden:
        return 0, 0
    side = setting_up(state)
    counted = state.hidden if side in (NOBODY, seat) else state.hidden & ~state.own[side]
    return (counted & state.own[0]).bit_count(), (counted & state.own[1]).bit_count()


def moments_for(state: AslskState, seat: int, concealed: int) -> tuple[AslskMoment, ...]:
    """The stack without the phases to come and without what the other side keeps to itself: what
    it is only putting together, and what its hidden units are about to do."""
    found: list[AslskMoment] = []
    for moment in reversed(state.stack):
        if isinstance(moment, TurnStep):
            break  # beneath it lie only others of its kind
        if moment.private and moment.side != seat:
            continue
        if not (concealed and _named(moment) & concealed):
            found.append(moment.shown(state, seat))
    found.reverse()
    return tuple(found)


def _named(moment: AslskMoment) -> int:
    """The units that a moment is about, as a mask."""
    march = getattr(moment, "march", None)
    units = march.units if isinstance(march, March) else (getattr(moment, "unit", NOBODY),)
    return sum(1 << u for u in units if u >= 0)
