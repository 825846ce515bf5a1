"""The Weather Phase (S42-3.0.b)."""

from hexfront.games.s42.definitions.tables import Weather
from hexfront.games.s42.moments.dice import DieMoment, die_of
from hexfront.games.s42.moments.displaced import close_svanetia
from hexfront.games.s42.state import WEATHERS, S42State
from hexfront.games.s42.weather.weather import (
    is_rolled,
    mud_marker,
    roll_total,
    season,
    set_weather,
)
from hexfront.play import Outcome, Tally


def begin(state: S42State) -> None:
    """A roll from turn 17 on; before that the weather is always Clear (S42-23.1)."""
    if not is_rolled(state):
        settle_weather(state, Weather.CLEAR, None)
        return
    state.stack.append(WeatherRoll(state.side))


def settle_weather(state: S42State, rolled: Weather, tally: Tally | None) -> None:
    set_weather(state, rolled)
    weather = WEATHERS[state.weather].value
    state.note(
        "log-weather", "S42-23.1.a", tally,
        turn=state.turn, weather=weather, mud=mud_marker(state),
    )  # fmt: skip
    close_svanetia(state)


class WeatherRoll(DieMoment, frozen=True, tag="WeatherRoll"):
    """The roll on the Weather Table."""

    def fall(self, state: S42State, outcome: Outcome) -> None:
        state.stack.pop()
        tally = roll_total(state, die_of(outcome))
        rolled = state.setting.charts.weather.rolled(season(state), tally.total)
        settle_weather(state, rolled, tally)
