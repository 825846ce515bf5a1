"""Tables for three and four: positions with two commanders a side, and scenarios of their own."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from hexfront.games.coh.game import CohGame, read_options
from hexfront.games.coh.notation import Position, position
from hexfront.games.coh.scenarios.scenario import load_scenario
from hexfront.games.coh.scenarios.start import info, start
from hexfront.games.coh.setting import Setting
from hexfront.games.coh.state import CohState
from hexfront.play import ScenarioInfo, UnknownScenarioError

SCENARIOS = Path(__file__).parent / "scenarios"

PAIRS = """
    board 12x9
    commanders german 2, soviet 2
    unit G1 german at C04 facing SE
    unit G2 german at C06 facing SE by=german-2
    unit S1 soviet at J04 facing NW
    unit S2 soviet at J06 facing NW by=soviet-2
"""


def pairs(*more: str) -> Position:
    """Two players against two, each with a unit; it is the German turn."""
    return position("\n".join((PAIRS, *more)))


@cache
def table(name: str) -> Setting:
    """A scenario for three or four."""
    return load_scenario(SCENARIOS / f"{name}.toml")


class TeamGame(CohGame):
    """Conflict of Heroes with the scenarios for three and four alone."""

    def scenarios(self) -> tuple[ScenarioInfo, ...]:
        return tuple(info(table(path.stem)) for path in sorted(SCENARIOS.glob("*.toml")))

    def new(
        self, scenario_id: str, options: Mapping[str, bool | int | str] | None = None
    ) -> CohState:
        if not (SCENARIOS / f"{scenario_id}.toml").is_file():
            raise UnknownScenarioError(scenario_id)
        return start(table(scenario_id).under(read_options(options or {})))
