"""Chapter 24: the VPs of the Axis and how a game is won."""

from functools import cache

from msgspec import Struct

from hexfront.games.s42.country.country import Country
from hexfront.games.s42.definitions.counters import Size, UnitType
from hexfront.games.s42.entry.areas import areas_at, edge_hexes, hexes_of, place_of
from hexfront.games.s42.places import BAKU, area_place
from hexfront.games.s42.scenarios.scenariofile import Check, Exit
from hexfront.games.s42.setting import AXIS, SIDES, SOVIET
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.lines import Situated, joined, leads_to, road_from, supplied
from hexfront.games.s42.supply.trace import beside
from hexfront.hexes import Bitboard, HexId, bits, union
from hexfront.play import Line, Tally
from hexfront.play.masks import members

AUTOMATIC = 6
"""VPs above or below the Benchmark that end the game (S42-24.2)."""
BAKU_POINTS = 3
BAKU_DIVISIONS = 5
ELBRUS_POINTS = 1
THREATENED_AREAS = ("X", "Y", "Z")
AREA_LOSS, MAJOR_LOSS, MINOR_LOSS = -3, -3, -1
"""Deductions for Soviet units in the Axis rear (S42-24.1.4)."""


class Objective(Struct, frozen=True):
    """A VP hex: what it is worth, whether the Axis has captured it, and what it counts now."""

    hex: HexId
    points: int
    captured: bool
    counts: bool
    rule: str
    """The rule that lets it count or not."""


def objectives(state: S42State) -> list[Objective]:
    """All VP hexes of the map (S42-24.1.1)."""
    found = []
    taken, in_supply, cut_off = objective_grounds(state)
    for h, points in _vp_hexes(state.country).items():
        captured = bool(taken >> h & 1)
        counts, rule = captured and bool(in_supply >> h & 1), "S42-24.1.1.d"
        if not counts and cut_off >> h & 1:
            counts, rule = True, "S42-S1.3.b"
        elif not captured:
            rule = "S42-24.1.1.b"
        found.append(Objective(h, points, captured, counts, rule))
    return found


def objective_grounds(
    state: S42State, now: Situated | None = None
) -> tuple[Bitboard, Bitboard, Bitboard]:
    """Of the VP hexes: those captured, those with an Axis LOS, and those that are cut off."""
    worth, in_supply = _worth_something(state.country), supplied(state, AXIS, now)
    return captured_hexes(state) & worth, in_supply & worth, _cut_off(state, worth, now)


@cache
def _vp_hexes(country: Country) -> dict[HexId, int]:
    """The hexes that are worth VPs, and how many."""
    return {h: place.vp for h, place in country.theatre.places.items() if place.vp}


@cache
def _worth_something(country: Country) -> Bitboard:
    return union(_vp_hexes(country))


def captured_hexes(state: S42State) -> Bitboard:
    """Cities and VP Towns that an Axis unit was the last to occupy or pass."""
    return state.axis_cities | state.axis_towns


def _cut_off(state: S42State, worth: Bitboard, now: Situated | None) -> Bitboard:
    """The VP hexes without any LOS to a Soviet Supply Source, where the scenario counts them.

    Of a hex that the Axis holds the hexes around it tell, as no Soviet LOS enters it.
    """
    if not state.setting.file.victory.cut_off_hexes_count:
        return 0
    soviet = joined(state, SOVIET, now)
    found = worth & state.country.land & ~soviet
    held = found & captured_hexes(state)
    return found & ~(held & beside(state, soviet)) if held else found


def point_grounds(state: S42State) -> tuple[object, ...]:
    """All that the VPs depend on beside the VP hexes."""
    goal = state.setting.file.victory
    don = goal.beyond_don
    return (
        tuple([exited_steps(state, way) for way in goal.exits]),
        don is not None and _germans_beyond_don(state, don.below_row),
        baku_held(state),
        intruders(state),
    )


def victory_points(state: S42State) -> Tally:
    """The VPs of the Axis as they stand now, without Mount Elbrus."""
    lines = [*_objective_lines(state), *_exit_lines(state), *_don_lines(state)]
    if baku_held(state):
        lines.append(Line("tally-vp-baku", BAKU_POINTS, "S42-24.1.2.a"))
    return Tally.of((*lines, *_deductions(state)))


def _objective_lines(state: S42State) -> list[Line]:
    taken, in_supply, cut_off = objective_grounds(state)
    held = taken & (in_supply | cut_off)
    worth = _vp_hexes(state.country)
    captured = sum(worth[h] for h in bits(held))
    others = sum(worth[h] for h in bits(cut_off & ~held))
    return _worth("tally-vp-captured", captured, "S42-24.1.1.b") + _worth(
        "tally-vp-cut-off", others, "S42-S1.3.b"
    )


def _worth(label: str, points: int, rule: str) -> list[Line]:
    return [Line(label, points, rule)] if points else []


# Fall Blau (S42-S1.3).


def _exit_lines(state: S42State) -> list[Line]:
    return [
        Line(f"tally-vp-exit-{way.edge}", way.points, way.rule)
        for way in state.setting.file.victory.exits
        if exited_steps(state, way) >= way.steps
    ]


def exited_steps(state: S42State, way: Exit) -> int:
    """Steps of mechanized units that left over an edge and are joined to supply (S42-S1.3.e)."""
    total = 0
    waiting = state.waiting & state.setting.fighting[AXIS] & state.setting.mechanized
    for area, place in _beyond(state.country, way.edge) if waiting else ():
        gone = state.at.get(place, 0) & waiting
        if gone and leads_to(state, AXIS, area):
            total += sum(state.steps(u) for u in members(gone))
    return total


@cache
def _beyond(country: Country, edge: str) -> tuple[tuple[str, int], ...]:
    """The Entry Areas along an edge with the places that they are."""
    index = country.area_index
    areas = (area for area in areas_at(country.theatre, edge) if area in index)
    return tuple((area, area_place(index[area])) for area in areas)


def _don_lines(state: S42State) -> list[Line]:
    bonus = state.setting.file.victory.beyond_don
    if bonus is None or not _germans_beyond_don(state, bonus.below_row):
        return []
    return [Line("tally-vp-beyond-don", bonus.points, bonus.rule)]


def _germans_beyond_don(state: S42State, row: int) -> bool:
    across = state.occupied[AXIS] & _beyond_don(state.country, row)
    if not across:
        return False
    german = state.setting.combat & state.setting.german
    return any(state.at[h] & german for h in bits(across))


@cache
def _beyond_don(country: Country, row: int) -> Bitboard:
    """The hexes beyond the Don below a row of the map."""
    return union(h for h in bits(country.beyond_don) if country.grid.column_row(h)[1] > row)


# Baku (S42-24.1.2) and the Axis rear (S42-24.1.4).


def divisions_in(state: S42State, units: int) -> tuple[int, bool]:
    """Divisions among some units, in halves, and whether a panzer division is one of them."""
    halves, panzer = 0, False
    for u in members(units & state.setting.combat & ~state.remnant):
        unit = state.unit(u)
        if unit.size is not Size.DIVISION:
            continue
        whole = not state.lost[u]
        if unit.branch.german:
            halves += 2 if whole else 1
            panzer = panzer or unit.type is UnitType.TANK
        elif whole:
            halves += 1
    return halves, panzer


def enough_for_baku(state: S42State, units: int) -> bool:
    """Five divisions, one of them panzer (S42-24.1.2.a, S42-24.1.2.c)."""
    halves, panzer = divisions_in(state, units)
    return panzer and halves >= 2 * BAKU_DIVISIONS


def baku_held(state: S42State) -> bool:
    """The divisions are still there and have a LOS by road (S42-24.1.2.f)."""
    place = place_of(state, BAKU) if state.baku else None
    if place is None:
        return False
    held = enough_for_baku(state, state.units_at(place, AXIS))
    return held and road_from(state, AXIS, BAKU)


def _deductions(state: S42State) -> list[Line]:
    soviet = intruders(state)
    if not soviet:
        return []
    lines = [
        Line(f"tally-vp-area-{area.lower()}", AREA_LOSS, "S42-24.1.4.a")
        for area in THREATENED_AREAS
        if area in state.country.area_index and soviet & edge_hexes(state, area)
    ]
    held = soviet & western_cities(state.country)
    majors = held & state.country.major_cities
    minors = held & ~majors
    return [
        *lines,
        *_worth("tally-vp-major-lost", MAJOR_LOSS * majors.bit_count(), "S42-24.1.4.b"),
        *_worth("tally-vp-minor-lost", MINOR_LOSS * minors.bit_count(), "S42-24.1.4.c"),
    ]


def intruders(state: S42State) -> Bitboard:
    """The hexes of the Axis rear with Soviet units."""
    return hexes_of(state, SOVIET) & _rear(state.country)


@cache
def western_cities(country: Country) -> Bitboard:
    """The Cities that cost the Axis VPs while Soviet units are in them."""
    return country.cities & country.theatre.west_of_start


def rear_loss(country: Country, h: HexId) -> int:
    """The VPs that a Soviet unit in a hex of the Axis rear costs."""
    if not western_cities(country) >> h & 1:
        return AREA_LOSS
    return MAJOR_LOSS if country.major_cities >> h & 1 else MINOR_LOSS


@cache
def _rear(country: Country) -> Bitboard:
    """Where Soviet units cost the Axis VPs."""
    found = western_cities(country)
    for area in THREATENED_AREAS:
        if area in country.area_index:
            found |= country.area_hexes[country.area_index[area]]
    return found


# Who wins.

ENDINGS = {
    "log-axis-wins-automatically": "S42-24.2.b",
    "log-soviet-wins-automatically": "S42-24.2.c",
}
"""Endings with a rule of their own; all others are the scenario's."""


class Verdict(Struct, frozen=True):
    """The end of a game."""

    winner: int
    reason: str
    rule: str


def verdict(state: S42State, points: int) -> Verdict | None:
    """Who has won in this Victory Phase with these VPs, if anybody."""
    goal, last = state.setting.file.victory, state.turn >= state.setting.file.last_turn
    if goal.benchmarks:
        early = automatic_victory(state, points)
        if early is not None or not last:
            return early
    if points >= goal.points and (last or not goal.at_end):
        return Verdict(AXIS, "log-axis-wins-points", goal.rule)
    return Verdict(SOVIET, "log-soviet-wins-time", goal.rule) if last else None


def checks_of(state: S42State, when: str, side: int) -> list[Check]:
    """What the Axis is tested for before or after this player turn."""
    return [
        check
        for check in state.setting.file.victory.checks
        if (check.turn, check.when, check.side) == (state.turn, when, SIDES[side])
    ]


def failed(state: S42State, check: Check) -> Verdict | None:
    """The Soviet victory if the Axis has not what it is tested for (S42-S3.5.b, S42-S4.4.c)."""
    if check.city:
        hexes = union(state.country.theatre.city_hexes(check.city))
        passed = bool(hexes & state.axis_cities)
    else:
        passed = victory_points(state).total >= check.points
    return None if passed else Verdict(SOVIET, _failure(check), check.rule)


def _failure(check: Check) -> str:
    return "log-soviet-wins-city" if check.city else "log-soviet-wins-check"


def ending_rule(state: S42State) -> str:
    """The rule by which a game that is over was won."""
    goal = state.setting.file.victory
    found = ENDINGS | {_failure(check): check.rule for check in goal.checks}
    return found.get(state.reason, goal.rule)


def benchmark(state: S42State) -> int:
    """The Benchmark of this turn (S42-24.2.a)."""
    return state.setting.charts.turns.turn(state.turn).benchmark


def automatic_victory(state: S42State, points: int) -> Verdict | None:
    """Six VPs or more above or below the Benchmark (S42-24.2)."""
    mark = benchmark(state)
    if state.elbrus and state.turn < state.setting.file.last_turn:  # S42-24.3.c
        points += ELBRUS_POINTS
    if points >= mark + AUTOMATIC:
        return Verdict(AXIS, "log-axis-wins-automatically", "S42-24.2.b")
    if points <= mark - AUTOMATIC:
        return Verdict(SOVIET, "log-soviet-wins-automatically", "S42-24.2.c")
    return None
