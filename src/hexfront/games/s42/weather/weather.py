"""Chapter 23: the weather of a turn, the seasons, and the air units that a sky allows."""

from hexfront.games.s42.definitions.tables import Season, Sky, Weather
from hexfront.games.s42.places import HOLDING
from hexfront.games.s42.setting import AXIS
from hexfront.games.s42.state import WEATHERS, S42State
from hexfront.play import Line, Tally

_CLEAR, _OVERCAST, _RAIN, _MUD, _SNOW = (WEATHERS.index(weather) for weather in Weather)
_AFTER = (_RAIN, _SNOW)
"""Weather that adds to the roll of the next turn (S42-23.1.c)."""


def season(state: S42State) -> Season:
    return state.setting.charts.turns.turn(state.turn).season


def is_rolled(state: S42State) -> bool:
    """Is there a roll this turn, or is it always Clear (S42-23.1.a, S42-23.1.b)?"""
    return state.turn >= state.setting.charts.weather.first_rolled_turn


def roll_total(state: S42State, die: int) -> Tally:
    """The roll on the Weather Table; `sky` is still that of the turn before."""
    lines = [Line("tally-die", die, "S42-23.1.a")]
    if state.sky in _AFTER:
        bonus = state.setting.charts.weather.after_rain_or_snow
        lines.append(Line("tally-after-rain-or-snow", bonus, "S42-23.1.c"))
    return Tally.of(lines)


def set_weather(state: S42State, rolled: Weather) -> None:
    """What was rolled, and the Mud and the Marsh that follow (S42-23.2.3.b, S42-23.3.1)."""
    state.before, state.sky = state.sky, WEATHERS.index(rolled)
    state.weather = state.sky
    dry = state.sky in (_CLEAR, _OVERCAST)
    if dry and state.before == _RAIN and season(state) is Season.RASPUTITSA:
        state.weather = _MUD
    if state.sky == _RAIN:
        state.marsh = 1
    state.season_changed()


def mud_marker(state: S42State) -> int:
    """The turn on which the Mud marker lies, or 0; never beyond the Rasputitsa (S42-23.3.2.a)."""
    if state.weather == _RAIN:
        following = state.turn + 1
        muddy = state.setting.charts.turns.turn(following).season is Season.RASPUTITSA
        return following if muddy else 0
    return state.turn if state.weather == _MUD else 0


def sky_of(state: S42State) -> Sky:
    """The row of the air table for this turn's sky; Mud has that of the roll (S42-23.3.3.a)."""
    air = state.setting.charts.weather.air
    return {_CLEAR: air.clear, _OVERCAST: air.overcast, _RAIN: air.rain, _SNOW: air.snow}[state.sky]


def german_air(state: S42State) -> int:
    """How many German air units fly this turn, by the Weather Table or the scenario."""
    sky, plan = sky_of(state), state.setting.side_files[AXIS].air_plan
    if plan is None:
        late = state.turn >= state.setting.charts.weather.air.late_turn
        return sky.german_late if late else sky.german
    first, last = plan.grounded
    flies = state.sky in (_CLEAR, _OVERCAST) and not first <= state.turn <= last
    return plan.german if flies else 0  # S42-S2.2.a


def ready_air(state: S42State) -> None:
    """All air units go to the Holding Box, Ready as far as the weather lets them fly (9.3.1.b)."""
    sky, german, absent = sky_of(state), german_air(state), 0
    for n, air in enumerate(state.setting.air):
        state.air_at[n] = HOLDING
        flies = german > 0 if air.branch.german else sky.romanian and not state.offensive_turn
        german -= air.branch.german
        if not flies:
            absent |= 1 << n
    state.air_used, state.air_absent = 0, absent
    if state.setting.air:
        flying = len(state.setting.air) - absent.bit_count()
        state.note("log-air-ready", "S42-9.3.1.b", side=AXIS, count=flying)
