"""Conflict of Heroes as the kernel knows it."""

from collections.abc import Mapping

from msgspec import Struct

from hexfront.games.coh.cards import give
from hexfront.games.coh.choices import CohChoice
from hexfront.games.coh.definitions import SIDES
from hexfront.games.coh.moments import NextTurn, deal
from hexfront.games.coh.moments.base import consequences
from hexfront.games.coh.offers import offers_of
from hexfront.games.coh.refuse import refuse
from hexfront.games.coh.scenario import Scenario, scenario, scenario_names
from hexfront.games.coh.scramble import scrambled
from hexfront.games.coh.state import CohOptions, CohState
from hexfront.games.coh.view import view_of
from hexfront.play import (
    Choice,
    Dealer,
    Game,
    Offer,
    OptionInfo,
    Refusal,
    Result,
    ScenarioInfo,
    convert_options,
)


class CohGame(Game[CohState]):
    """Conflict of Heroes: Awakening the Bear, 3rd edition, chapters 1 to 11."""

    id = "coh"
    version = 1
    seats = SIDES
    choice_types = CohChoice

    def scenarios(self) -> tuple[ScenarioInfo, ...]:
        return tuple(info(scenario(name)) for name in scenario_names())

    def options(self) -> tuple[OptionInfo, ...]:
        return (OptionInfo("swift_action_stress", True, "COH-2.6.a"),)

    def new(
        self, scenario_id: str, options: Mapping[str, bool | int | str] | None = None
    ) -> CohState:
        return start(scenario(scenario_id), read_options(options or {}))

    def view(self, state: CohState, seat: int) -> Struct:
        return view_of(state, seat)

    def offers(self, state: CohState, seat: int) -> list[Offer]:
        return offers_of(state, seat)

    def refuse(self, state: CohState, seat: int, choice: Choice) -> Refusal:
        return refuse(state, seat, choice)

    def result(self, state: CohState) -> Result | None:
        if state.winner < 0:
            return None
        return Result(state.winner, "log-game-over", "COH-9.3.b")

    def revealed(self, state: CohState) -> int:
        return state.reveals

    def scramble(self, state: CohState, seat: int, random: Dealer) -> CohState:
        return scrambled(state, seat, random)


def read_options(options: Mapping[str, bool | int | str]) -> CohOptions:
    return convert_options(options, CohOptions)


def start(chosen: Scenario, options: CohOptions) -> CohState:
    """The set-up of a scenario (COH-1.0.a), up to the first draw of cards."""
    state = CohState(chosen, options)
    state.news = []
    for number in chosen.dealt:  # COH-S.5.a
        for side in (0, 1):
            give(state, side, number)
    state.stack.append(NextTurn(0))
    deal(state, [terms.draw for terms in chosen.terms])
    consequences(state)
    state.settle()
    return state


def info(chosen: Scenario) -> ScenarioInfo:
    return ScenarioInfo(
        id=chosen.id,
        title=chosen.title,
        note=chosen.note,
        seats=SIDES,
        rounds=chosen.rounds,
        board=chosen.battlefield.board.id,
        designed=chosen.designed,
    )
