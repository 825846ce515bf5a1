"""The rules that an option changes: one hook for each, overridden by a variant (SKR-6)."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from skirmish.state import SkirmishState


class Rules:
    """The rules as they stand."""

    def stands_fast(self, state: "SkirmishState", unit: int) -> bool:
        """Whether a unit ignores the result "retreat"."""
        return False


class SteadyDefense(Rules):
    """SKR-6.1.a: behind walls nobody runs."""

    def stands_fast(self, state: "SkirmishState", unit: int) -> bool:
        return state.setting.board.terrain[state.place[unit]] == "wooden-building"
