"""Who controls the Sea of Azov, asked of Temryuk alone, against lines traced over the whole map."""

from random import Random

from hexfront.games.s42.setting import AXIS, SOVIET
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.lines import (
    controls_azov,
    overland_length,
    road_portion,
    road_ways,
)
from hexfront.games.s42.supply.sources import held, sources, temryuk
from hexfront.games.s42.supply.trace import path_terms, spread, step_along
from tests.games.s42.supply.helpers_supply import plain

TEMRYUK = "1705"
CASES = 80


def has_line_by_land(state: S42State, side: int) -> bool:
    """The slow twin: all hexes with a LOS that needs no port of this sea."""
    grid, terms = state.country.grid, path_terms(state, side, supply=True)
    found = sources(state, side, azov=False)
    road = road_portion(state, side, terms, found, "by land")
    ends = found.gates | road | step_along(grid, road, road_ways(state, terms))
    reached = spread(state, terms, ends, overland_length(state), state.going.overland)
    return bool(temryuk(state.country) & held(state, side) & reached)


def beset(random: Random) -> S42State:
    """Temryuk held by either side, with roads that end near it and units of both sides around."""
    west, east = random.randint(11, 16), random.randint(18, 23)
    places = random.sample(
        [f"{column}{row:02}" for column in range(12, 23) for row in range(11)], 9
    )
    p = plain(
        f"town {TEMRYUK} Temryuk port azov",
        f"road edge-{'-'.join(f'{column}05' for column in range(10, west + 1))}",
        f"road {'-'.join(f'{column}05' for column in range(east, 25))}-edge",
        random.choice(("weather clear", "weather rain")),
        f"control {random.choice(('axis', 'soviet'))} {TEMRYUK}",
        *(
            f"{random.choice(('axis', 'soviet'))} U{number} 3-4-3 at {place}"
            for number, place in enumerate(places)
            if place != TEMRYUK
        ),
    )
    return p.state


def test_a_line_to_temryuk_is_found_by_the_ends_around_it() -> None:
    random, answers = Random(16), set()
    for _ in range(CASES):
        state = beset(random)
        for side in (AXIS, SOVIET):
            controlled = controls_azov(state, side)
            assert controlled == has_line_by_land(state, side)
            answers.add((side, controlled))
    assert answers == {(AXIS, True), (AXIS, False), (SOVIET, True), (SOVIET, False)}
