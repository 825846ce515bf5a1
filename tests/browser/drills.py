"""Positions in notation that are played on the page as if each were a scenario."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from hexfront.board import draw
from hexfront.games.coh.game import CohGame
from hexfront.games.coh.notation import Position, position
from hexfront.games.coh.scenarios.start import info
from hexfront.games.coh.screen.companion import CohGameFacts
from hexfront.games.coh.screen.facts import CohFacts, facts_of
from hexfront.games.coh.setting import Setting
from hexfront.games.coh.state import CohState
from hexfront.play import ScenarioInfo
from hexfront.table import Shelf
from hexfront.table.shelf import standard_shelf
from tests.browser.asl_drills import AslDrillFacts, AslDrillGame
from tests.browser.positions import POSITIONS
from tests.browser.s42_drills import S42DrillFacts, S42DrillGame


@cache
def drill(name: str) -> Position:
    """The position as it is set up; tests play on with a copy."""
    return position(POSITIONS[name])


def _named(name: str) -> Setting:
    return replace(drill(name).state.setting, id=name)


class DrillGame(CohGame):
    """Conflict of Heroes with positions instead of scenarios."""

    def scenarios(self) -> tuple[ScenarioInfo, ...]:
        return tuple(info(_named(name)) for name in POSITIONS)

    def new(
        self, scenario_id: str, options: Mapping[str, bool | int | str] | None = None
    ) -> CohState:
        state = drill(scenario_id).copy().state
        state.setting = _named(scenario_id)
        return state


class DrillFacts(CohGameFacts):
    """Their boards and counters."""

    def scenario_facts(self, scenario_id: str) -> CohFacts:
        return facts_of(_named(scenario_id))

    def board_svg(self, scenario_id: str, lang: str = "en") -> str:
        return draw(_named(scenario_id).battlefield.board, language=lang)


def drill_shelf() -> Shelf:
    """The drills with words and pages of the real games."""
    real = standard_shelf()
    return Shelf(
        {"coh": DrillGame(), "aslsk": AslDrillGame(), "s42": S42DrillGame()},
        {"coh": DrillFacts(), "aslsk": AslDrillFacts(), "s42": S42DrillFacts()},
        real.opponent_for,
        {name: real.books[name] for name in ("coh", "aslsk", "s42")},
    )


def unit_id(name: str, unit: str) -> int:
    """The number of a unit that the position calls by this name."""
    return drill(name).id(unit)
