"""A scenario full of vehicles and what they carry."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from hexfront.games.coh.game import CohGame, read_options
from hexfront.games.coh.scenarios.scenario import load_scenario
from hexfront.games.coh.scenarios.start import info, start
from hexfront.games.coh.setting import Setting
from hexfront.games.coh.state import CohState
from hexfront.play import ScenarioInfo


@cache
def convoy() -> Setting:
    """Transports with and without cargo, tanks, guns, and Bogged Down in the deck."""
    return load_scenario(Path(__file__).parent / "scenarios" / "convoy.toml")


class ConvoyGame(CohGame):
    """Conflict of Heroes with this scenario alone."""

    def scenarios(self) -> tuple[ScenarioInfo, ...]:
        return (info(convoy()),)

    def new(
        self, scenario_id: str, options: Mapping[str, bool | int | str] | None = None
    ) -> CohState:
        return start(convoy().under(read_options(options or {})))
