"""Stalingrad '42 as the kernel knows it."""

from collections.abc import Mapping

from msgspec.structs import asdict, replace

from hexfront.games.s42.choices import S42Choice
from hexfront.games.s42.definitions.counters import Side
from hexfront.games.s42.definitions.datafile import DATA
from hexfront.games.s42.legality import LEGALITY
from hexfront.games.s42.places import NOBODY, PENDING
from hexfront.games.s42.scenarios.scenario import scenario
from hexfront.games.s42.scenarios.scenariofile import ScenarioFile
from hexfront.games.s42.scenarios.start import start
from hexfront.games.s42.scenarios.victory import ending_rule
from hexfront.games.s42.screen.offers import offers_of
from hexfront.games.s42.screen.orders import ORDERS, ordered
from hexfront.games.s42.screen.preview import Preview
from hexfront.games.s42.screen.scramble import scrambled
from hexfront.games.s42.screen.view import S42View, brief_of, view_of
from hexfront.games.s42.setting import SIDES, S42Options, setting
from hexfront.games.s42.state import S42State
from hexfront.play import (
    Choice,
    Dealer,
    Game,
    Offer,
    OptionInfo,
    Result,
    ScenarioInfo,
    convert_options,
)
from hexfront.play.balance import measured
from hexfront.play.card import ScenarioCard, read_card

SEATS = tuple(side.value for side in SIDES)
OPTIONS = {
    "full_retreat_zoc": "S42-6.1.d",
    "delay_two_hexes_disrupts": "S42-11.6.1.b",
    "withdraws_unguarded": "S42-13.3.2.e",
    "supports_contested": "S42-29.1.1.h",
    "complete_source_list": "S42-S2.2.i",
    "army_pace": "S42-34.3.1.e",
    "reserves": "S42-25.1.a",
    "planned_offensives": "S42-26.1.a",
    "disengagement": "S42-27.1.a",
    "leaders": "S42-28.1.1.b",
    "contested_cities": "S42-29.0.a",
}
"""What a table may choose, and the rule it is about."""


class S42Game(Game[S42State]):
    """Stalingrad '42, chapters 1 to 34."""

    id = "s42"
    version = 11
    grown = 6
    seats = SEATS
    choice_types = S42Choice
    view_type = S42View
    preview_type = Preview
    orders = ORDERS
    watched = True
    legality = LEGALITY

    def scenarios(self) -> tuple[ScenarioInfo, ...]:
        return tuple(info(name, scenario(name).file) for name in scenario_names())

    def options(self) -> tuple[OptionInfo, ...]:
        usual = asdict(S42Options())
        return tuple(OptionInfo(name, usual[name], rule) for name, rule in OPTIONS.items())

    def played_by(self, version: int) -> Mapping[str, bool | int | str]:
        return {"withdraws_unguarded": False} if version < 2 else {}

    def new(
        self, scenario_id: str, options: Mapping[str, bool | int | str] | None = None
    ) -> S42State:
        return start(setting(scenario_id, read_options(options or {})))

    def view(self, state: S42State, seat: int) -> S42View:
        return view_of(state, seat)

    def brief(self, state: S42State, seat: int) -> S42View:
        return brief_of(state, seat)

    def offers(self, state: S42State, seat: int) -> list[Offer]:
        return offers_of(state, seat)

    def ordered(self, state: S42State, orders: Mapping[str, str]) -> Choice | None:
        return ordered(state, orders)

    def result(self, state: S42State) -> Result | None:
        if state.winner < 0:
            return None
        return Result(state.winner, state.reason, ending_rule(state))

    def has_secrets(self, state: S42State) -> bool:
        """Only Maskirovka hides anything (S42-34.0.a), from the first Reserve Army on; one that is
        to come back keeps its marker (S42-34.2.b)."""
        armies = zip(state.setting.reserve_armies, state.markers, strict=True)
        return any(state.boxes) or any(
            state.place[army] != PENDING or box != NOBODY for army, box in armies
        )

    def revealed(self, state: S42State) -> int:
        return state.unveiled

    def scramble(self, state: S42State, seat: int, random: Dealer) -> S42State:
        return scrambled(state, seat, random)


def read_options(options: Mapping[str, bool | int | str]) -> S42Options:
    return convert_options(options, S42Options)


def scenario_names() -> list[str]:
    """The scenarios that come with Hexfront, in the order of the rulebook."""
    names = (path.stem for path in (DATA / "scenarios").glob("*.toml"))
    return sorted(names, key=lambda name: scenario(name).file.number)


def info(name: str, file: ScenarioFile) -> ScenarioInfo:
    return ScenarioInfo(
        id=name,
        title=file.title,
        note=file.note,
        seats=SEATS,
        rounds=file.last_turn - file.first_turn + 1,
        board="+".join(file.maps),
        designed=file.designed,
        card=card_of(file),
        balance=measured(DATA / "scenarios", file.balance, (Side.AXIS.value, Side.SOVIET.value)),
    )


def card_of(file: ScenarioFile) -> ScenarioCard | None:
    """The card with the scenario's own rules, which the rule reference tells in words."""
    card = read_card(DATA / "scenarios", file.card)
    return card and replace(card, rules=file.rules)
