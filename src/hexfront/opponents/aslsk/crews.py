"""The crews of vehicles: hatches, and how they evade what they cannot fight."""

from collections.abc import Sequence

from hexfront.games.aslsk.choices import Dispense, Hatch, SeekMotion
from hexfront.games.aslsk.state import AslskState
from hexfront.hexes import HexId
from hexfront.opponents.aslsk.danger import Danger
from hexfront.opponents.aslsk.routes import Node
from hexfront.opponents.aslsk.survey import Survey
from hexfront.opponents.aslsk.weights import PUFF
from hexfront.play import Choice

QUIET = 2.0
"""Up to so much FP on its hex a crew keeps its hatches open."""
OVERMATCHED = 0.8
"""The loss from which on a crew evades a fight, if it cannot do as much itself."""


def hatches(state: AslskState, side: int, choices: Sequence[Choice]) -> Hatch | None:
    """A crew opens its hatches where nobody fires at it, and closes them under fire."""
    listed = [
        c
        for c in choices
        if isinstance(c, Hatch) and state.place[c.unit] >= 0 and c.unit not in state.movers
    ]
    if not listed:
        return None
    danger = Danger(state, side, spent=False)
    for choice in listed:
        quiet = danger.fire(HexId(state.place[choice.unit])).fp <= QUIET
        if quiet is not bool(state.exposed >> choice.unit & 1):
            return choice
    return None


def evasion(state: AslskState, side: int, choices: Sequence[Choice]) -> Choice | None:
    """Smoke or a Motion Attempt of an AFV that is in danger and has no answer to it."""
    for choice in choices:
        if not isinstance(choice, SeekMotion | Dispense):
            continue
        u = choice.unit
        here = Node(HexId(state.place[u]), state.vca[u])
        if isinstance(choice, Dispense) and choice.hex != here.hex:
            continue
        survey = Survey(state, side, u)
        danger, answer = survey.danger(here), survey.support(here)
        if danger > max(OVERMATCHED if isinstance(choice, SeekMotion) else PUFF, answer):
            return choice
    return None
