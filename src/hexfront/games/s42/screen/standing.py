"""How the game stands: the VPs of the Axis hex by hex, and what it needs when."""

from collections.abc import Iterable

from hexfront.games.s42.scenarios.scenariofile import Check
from hexfront.games.s42.scenarios.victory import (
    AUTOMATIC,
    benchmark,
    ending_rule,
    objectives,
    verdict,
    victory_points,
)
from hexfront.games.s42.setting import AXIS, SOVIET
from hexfront.games.s42.state import S42State
from hexfront.play.log import Args
from hexfront.play.standing import Aim, Gain, Score, Standing

POINTS_WHEN = {"before": "tally-goal-aim-before", "after": "tally-goal-aim-after"}
CITY_WHEN = {"before": "tally-goal-aim-city-before", "after": "tally-goal-aim-city-after"}
"""What a check before or after a player turn is called."""
BY_HEX = ("tally-vp-captured", "tally-vp-cut-off")
"""Lines of the VPs that are told hex by hex."""


def standing_of(state: S42State) -> Standing:
    """The same for every seat: VPs lie open."""
    file = state.setting.file
    points = victory_points(state).total
    early = verdict(state, points)
    aims = tuple(_aims(state, points))
    wins = AXIS if aims[0].met and all(aim.met for aim in aims if aim.hexes) else SOVIET
    return Standing(
        clock="tally-goal-turn",
        now=state.turn,
        last=file.last_turn,
        scores=(Score(AXIS, points),),
        aims=aims,
        gains=tuple(_gains(state)),
        winner=early.winner if early is not None else wins,
        reason="tally-goal-enough" if wins == AXIS else "tally-goal-too-few",
        rule=ending_rule(state) if early is None else early.rule,
    )


def _gains(state: S42State) -> Iterable[Gain]:
    """Every VP hex that counts, then all other lines of the tally."""
    for found in objectives(state):
        if found.counts:
            yield Gain(AXIS, "tally-goal-place", {"hex": found.hex}, found.points, found.rule)
    for line in victory_points(state).lines:
        if line.label not in BY_HEX:
            yield Gain(AXIS, line.label, {}, line.value, line.rule)


def _aims(state: S42State, points: int) -> Iterable[Aim]:
    """What the Axis needs at the end, at the checks to come, and by the Benchmark."""
    goal = state.setting.file.victory
    when = "tally-goal-aim-end" if goal.at_end else "tally-goal-aim-any"
    yield _points(points, goal.points, when, turn=state.setting.file.last_turn)
    yield from (_check(state, check, points) for check in goal.checks if check.turn >= state.turn)
    if goal.benchmarks:
        mark = benchmark(state)
        yield _points(points, mark + AUTOMATIC, "tally-goal-aim-above")
        yield _points(points, mark - AUTOMATIC + 1, "tally-goal-aim-below")


def _points(has: int, needs: int, message: str, **args: int | str) -> Aim:
    return Aim(AXIS, has, needs, has >= needs, message, args)


def _check(state: S42State, check: Check, points: int) -> Aim:
    """What the Axis is tested for on a turn to come (S42-S3.5.b, S42-S4.4.c)."""
    if not check.city:
        return _points(points, check.points, POINTS_WHEN[check.when], turn=check.turn)
    hexes = tuple(state.country.theatre.city_hexes(check.city))
    has = sum(state.axis_cities >> h & 1 for h in hexes)
    places = state.country.theatre.places
    named = next((h for h in hexes if places[h].en == check.city), hexes[0])
    args: Args = {"hex": named, "turn": check.turn}
    return Aim(AXIS, has, 1, has > 0, CITY_WHEN[check.when], args, hexes=hexes)
