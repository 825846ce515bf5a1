"""Conflict of Heroes as the kernel knows it."""

from collections.abc import Mapping
from typing import get_args

from hexfront.games.coh.choices import CohChoice
from hexfront.games.coh.definitions.counters import SIDES
from hexfront.games.coh.legality import LEGALITY
from hexfront.games.coh.options import CohOptions, DeckSide, Handicap
from hexfront.games.coh.scenarios.campaign import MOST_LOSSES
from hexfront.games.coh.scenarios.commanders import MOST
from hexfront.games.coh.scenarios.scenario import scenario, scenario_names
from hexfront.games.coh.scenarios.start import info, start
from hexfront.games.coh.screen.offers import offers_of
from hexfront.games.coh.screen.orders import ORDERS, ordered
from hexfront.games.coh.screen.preview import Preview
from hexfront.games.coh.screen.scramble import scrambled
from hexfront.games.coh.screen.view import CohView, view_of
from hexfront.games.coh.state import DRAWN, CohState
from hexfront.play import (
    RULES,
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
    """Conflict of Heroes: Awakening the Bear, 3rd edition."""

    id = "coh"
    version = 13
    grown = 12
    seats = SIDES
    choice_types = CohChoice
    legality = LEGALITY
    view_type = CohView
    preview_type = Preview
    orders = ORDERS
    watched = True

    def scenarios(self) -> tuple[ScenarioInfo, ...]:
        return tuple(info(scenario(name)) for name in scenario_names())

    def options(self) -> tuple[OptionInfo, ...]:
        usual = CohOptions()
        return (
            OptionInfo("swift_action_stress", usual.swift_action_stress, "COH-2.6.a"),
            OptionInfo("smoke_by_permission", usual.smoke_by_permission, "COH-14.0.a"),
            OptionInfo("bonus_through_mines", usual.bonus_through_mines, "COH-17.10.k"),
            OptionInfo("pioneers_wake_mines", usual.pioneers_wake_mines, "COH-18.1.c"),
            OptionInfo("joined", usual.joined, "COH-19.1.a", seats=len(SIDES)),
            OptionInfo("handicap", usual.handicap, "COH-19.2.a", get_args(Handicap)),
            OptionInfo("handicap_seat", usual.handicap_seat, "COH-19.2.a", tuple(range(MOST))),
            OptionInfo("extra_adrenaline", usual.extra_adrenaline, "COH-19.2.a"),
            OptionInfo(
                "flame_ignores_terrain_only", usual.flame_ignores_terrain_only, "COH-18.0.f"
            ),
            OptionInfo("deck", usual.deck, "SOLO-2.2.a", get_args(DeckSide), special=True),
            OptionInfo("deck_strict", usual.deck_strict, "SOLO-3.1.c", special=True),
            OptionInfo("deck_easier", usual.deck_easier, "SOLO-S1.b2", special=True),
            OptionInfo("deck_open", usual.deck_open, "SOLO-7.5.b", special=True),
            OptionInfo(
                "campaign_wins", usual.campaign_wins, "SOLO-8.0.a", (-1, 0, 1, 2), special=True
            ),
            OptionInfo(
                "campaign_losses",
                usual.campaign_losses,
                "SOLO-8.0.a",
                tuple(range(MOST_LOSSES + 1)),
                special=True,
            ),
        )

    def seats_at(self, state: CohState) -> tuple[str, ...]:
        return state.setting.seat_names

    def procedures_at(self, state: CohState) -> tuple[int, ...]:
        players = state.setting.players
        return tuple(seat for seat in state.setting.seats if players[seat] == RULES)

    def new(
        self, scenario_id: str, options: Mapping[str, bool | int | str] | None = None
    ) -> CohState:
        return start(scenario(scenario_id).under(read_options(options or {})))

    def view(self, state: CohState, seat: int) -> CohView:
        return view_of(state, seat)

    def offers(self, state: CohState, seat: int) -> list[Offer]:
        return offers_of(state, seat)

    def refuse(self, state: CohState, seat: int, choice: Choice) -> Refusal:
        """The reason, under the numbers of the edition that is played."""
        found = super().refuse(state, seat, choice)
        rule = state.setting.rules.numbered.get(found.rule, found.rule)
        return Refusal(rule, found.message, found.args)

    def ordered(self, state: CohState, orders: Mapping[str, str]) -> Choice | None:
        return ordered(state, orders)

    def result(self, state: CohState) -> Result | None:
        if state.winner < 0:
            return None
        if state.winner == DRAWN:
            return Result(None, "log-game-drawn", "COHC-6.e")
        return Result(state.winner, "log-game-over", "COH-9.3.b")

    def revealed(self, state: CohState) -> int:
        return state.reveals

    def scramble(self, state: CohState, seat: int, random: Dealer) -> CohState:
        return scrambled(state, seat, random)


def read_options(options: Mapping[str, bool | int | str]) -> CohOptions:
    return convert_options(options, CohOptions)
