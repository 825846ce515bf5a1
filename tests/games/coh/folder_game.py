"""Conflict of Heroes with the scenarios of a folder of the tests."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from hexfront.games.coh.game import CohGame, read_options
from hexfront.games.coh.scenarios.scenario import load_scenario
from hexfront.games.coh.scenarios.start import info, start
from hexfront.games.coh.setting import Setting
from hexfront.games.coh.state import CohState
from hexfront.play import ScenarioInfo, UnknownScenarioError

load = cache(load_scenario)


class FolderGame(CohGame):
    """The game with the scenarios of its folder alone."""

    folder: Path

    def setting(self, name: str) -> Setting:
        path = self.folder / f"{name}.toml"
        if not path.is_file():
            raise UnknownScenarioError(name)
        return load(path)

    def scenarios(self) -> tuple[ScenarioInfo, ...]:
        return tuple(info(self.setting(path.stem)) for path in sorted(self.folder.glob("*.toml")))

    def new(
        self, scenario_id: str, options: Mapping[str, bool | int | str] | None = None
    ) -> CohState:
        return start(self.setting(scenario_id).under(read_options(options or {})))
