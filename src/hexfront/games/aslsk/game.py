"""The ASL Starter Kit as the kernel knows it."""

from collections.abc import Mapping

from hexfront.games.aslsk.choices import AslskChoice
from hexfront.games.aslsk.legality import LEGALITY
from hexfront.games.aslsk.scenarios.scenario import (
    balance_of,
    card_of,
    names,
    scenario_file,
    setting,
)
from hexfront.games.aslsk.scenarios.scenariofile import ScenarioFile
from hexfront.games.aslsk.scenarios.start import start
from hexfront.games.aslsk.screen.offers import offers_of
from hexfront.games.aslsk.screen.preview import Preview
from hexfront.games.aslsk.screen.scramble import scrambled
from hexfront.games.aslsk.screen.view import AslskView, view_of
from hexfront.games.aslsk.setting import AslskOptions
from hexfront.games.aslsk.state import AslskState
from hexfront.play import (
    Dealer,
    Game,
    Offer,
    OptionInfo,
    Result,
    ScenarioInfo,
    convert_options,
)


class AslskGame(Game[AslskState]):
    """The ASL Starter Kit #3: Infantry, Guns and tanks."""

    id = "aslsk"
    version = 8
    grown = 8
    seats = ("axis", "allied")
    choice_types = AslskChoice
    view_type = AslskView
    preview_type = Preview
    watched = True
    legality = LEGALITY

    def scenarios(self) -> tuple[ScenarioInfo, ...]:
        return tuple(info(name, scenario_file(name)) for name in names())

    def options(self) -> tuple[OptionInfo, ...]:
        return (OptionInfo("free_los", AslskOptions().free_los, "ASL-3.2.1.i"),)

    def new(
        self, scenario_id: str, options: Mapping[str, bool | int | str] | None = None
    ) -> AslskState:
        return start(setting(scenario_id, read_options(options or {})))

    def warm(self, state: AslskState) -> None:
        """The LOS of all pairs of hexes, which takes up to some seconds on a large map."""
        state.setting.ground.warm()

    def view(self, state: AslskState, seat: int) -> AslskView:
        return view_of(state, seat)

    def offers(self, state: AslskState, seat: int) -> list[Offer]:
        return offers_of(state, seat)

    def result(self, state: AslskState) -> Result | None:
        if state.winner < 0:
            return None
        return Result(state.winner, f"log-{state.reason}", "ASL-1.3.a")

    def revealed(self, state: AslskState) -> int:
        return state.reveals

    def scramble(self, state: AslskState, seat: int, random: Dealer) -> AslskState:
        return scrambled(state, seat, random)


def read_options(options: Mapping[str, bool | int | str]) -> AslskOptions:
    return convert_options(options, AslskOptions)


def info(name: str, file: ScenarioFile) -> ScenarioInfo:
    return ScenarioInfo(
        id=name,
        title=file.title,
        note=file.note,
        seats=tuple(side.nationality.value for side in file.sides),
        rounds=file.turns,
        board=file.board,
        designed=file.designed,
        balance=balance_of(file),
        card=card_of(file),
    )
