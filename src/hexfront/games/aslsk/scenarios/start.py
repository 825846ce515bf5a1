"""The beginning of a game, up to its first decision."""

from hexfront.games.aslsk.moments.setup import lay_set_up
from hexfront.games.aslsk.setting import Setting
from hexfront.games.aslsk.state import AslskState


def start(setting: Setting) -> AslskState:
    """The State before the first decision, settled; its news tell of the set-up."""
    state = AslskState(setting)
    state.news = []
    state.control = list(setting.control)
    lay_set_up(state)
    state.settle()
    return state
