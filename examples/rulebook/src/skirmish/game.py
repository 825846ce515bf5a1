"""Skirmish as the kernel knows it."""

from collections.abc import Mapping

from msgspec import Struct

from hexfront.play import (
    Dealer,
    Game,
    Offer,
    OptionInfo,
    Result,
    ScenarioInfo,
    convert_options,
)
from hexfront.play.generic import GenericPreview
from skirmish import victory
from skirmish.choices import SkirmishChoice
from skirmish.definitions import SIDES
from skirmish.legality import LEGALITY
from skirmish.moments import begin_turn
from skirmish.ruleset import Rules, SteadyDefense
from skirmish.screen import SkirmishView, offers_of, view_of
from skirmish.setting import Setting, scenario_names, setting
from skirmish.state import SkirmishState


class SkirmishOptions(Struct, frozen=True, forbid_unknown_fields=True):
    steady_defense: bool = False

    def variants(self) -> tuple[type[Rules], ...]:
        return (SteadyDefense,) if self.steady_defense else ()


class SkirmishGame(Game[SkirmishState]):
    """Line, riders and guns on a small board."""

    id = "skirmish"
    version = 1
    seats = SIDES
    choice_types = SkirmishChoice
    view_type = SkirmishView
    preview_type = GenericPreview
    secrets = False
    legality = LEGALITY

    def scenarios(self) -> tuple[ScenarioInfo, ...]:
        return tuple(scenario_info(setting(name)) for name in scenario_names())

    def options(self) -> tuple[OptionInfo, ...]:
        return (OptionInfo("steady_defense", False, "SKR-6.1.a"),)

    def new(
        self, scenario: str, options: Mapping[str, bool | int | str] | None = None
    ) -> SkirmishState:
        chosen = convert_options(options or {}, SkirmishOptions)
        state = SkirmishState(setting(scenario, chosen.variants()))
        state.news = []
        begin_turn(state)
        state.settle()
        return state

    def view(self, state: SkirmishState, seat: int) -> SkirmishView:
        return view_of(state, seat)

    def offers(self, state: SkirmishState, seat: int) -> list[Offer]:
        return offers_of(state) if state.actor() == seat else []

    def result(self, state: SkirmishState) -> Result | None:
        return victory.result(state) if state.over else None

    def revealed(self, state: SkirmishState) -> int:
        return 0

    def scramble(self, state: SkirmishState, seat: int, random: Dealer) -> SkirmishState:
        return state.copy()


def scenario_info(chosen: Setting) -> ScenarioInfo:
    return ScenarioInfo(
        id=chosen.id,
        title=chosen.title,
        note=chosen.note,
        seats=SIDES,
        rounds=chosen.turns,
        board=chosen.board.id,
        designed={"en": "Designed for Skirmish.", "ru": "Создано для «Стычки»."},
        card=chosen.card,
    )
