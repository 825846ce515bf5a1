"""The search for retreats against a slow one that tries every path by the words of chapter 12."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hexfront.games.s42.notation import Position
from hexfront.games.s42.retreat.courses import (
    Course,
    Manner,
    lengths,
    plan,
    spare_steps,
    survives,
    ways,
)
from hexfront.games.s42.setting import AXIS, SOVIET
from hexfront.hexes import HexId, bits
from tests.games.s42.retreat.helpers_retreat import ends, field, isles, retreat

CENTRE = "1405"
COLUMNS, ROWS = range(10, 19), range(1, 10)
LABELS = tuple(f"{column}{row:02}" for column in COLUMNS for row in ROWS)


def sides() -> tuple[str, ...]:
    grid = field().state.country.grid
    p = field()
    found = []
    for label in LABELS:
        h = p.hex(label)
        found += [f"{label}/{p.label(n)}" for n in grid.neighbours[h] if n > h]
    return tuple(found)


SIDES = sides()
NEAR = tuple(
    label
    for label in LABELS
    if 0 < field().state.country.grid.distance(field().hex(CENTRE), field().hex(label)) <= 3
)
near_hexes = st.permutations(NEAR)
rivers = st.sets(st.sampled_from(SIDES), max_size=14)


@st.composite
def situations(draw: st.DrawFn) -> Position:
    """Enemies and friends around a unit in 1405, rivers, ridges and holes in the map."""
    spots = iter(draw(near_hexes))
    lines = []
    for name in "ABCDEFGH"[: draw(st.integers(3, 8))]:
        state = draw(st.sampled_from(["", "", "", "disrupted", "train"]))
        lines.append(f"axis {name} 5-5-3 at {next(spots)} {state}")
    for name in "PQRST"[: draw(st.integers(2, 5))]:
        state = draw(st.sampled_from(["", "", "retreated", "disrupted"]))
        lines.append(f"soviet {name} 5-5-3 at {next(spots)} {state}")
    holes = {next(spots) for _ in range(draw(st.integers(10, 23)))}
    steps = draw(st.integers(1, 3))
    climbs = draw(st.sampled_from(["", "mountain"]))
    lines.append(f"soviet U 5-5-3 {climbs} steps={steps} at {CENTRE}")
    for kind, most in (("major", 6), ("volga", 2), ("lake", 2)):
        lines += [f"river {kind} {side}" for side in sorted(draw(rivers))[:most]]
    lines += [f"alpine {side}" for side in sorted(draw(rivers))[:2]]
    seen: set[str] = set()
    kept = []
    for line in lines:  # a hexside carries one thing
        side = line.split()[-1]
        if "/" in side and side in seen:
            continue
        seen.add(side)
        kept.append(line)
    land = isles(*(label for label in LABELS if label not in holes))
    return field("turn 12", land, *kept)


class Words:
    """Chapter 12 hex by hex, for the unit U."""

    def __init__(self, p: Position) -> None:
        self.p, self.state = p, p.state
        self.grid, self.country = p.state.country.grid, p.state.country
        self.origin = p.hex(CENTRE)
        self.unit = p.unit("U")

    def friends(self, h: HexId) -> bool:
        """Friendly combat units that have not retreated (S42-12.2.i)."""
        here = self.state.combat_at(h, SOVIET) & ~self.state.retreated & ~(1 << self.unit)
        return bool(here)

    def ezoc(self, h: HexId) -> bool:
        """In the zone of an enemy, and vacant."""
        if self.friends(h):
            return False
        closed = self.state.going.ground.closed
        for d, near in enumerate(self.grid.adjacent[h]):
            if near >= 0 and self.state.sources[AXIS] >> near & 1 and not closed[d] >> h & 1:
                return True
        return False

    def kills(self, a: HexId, b: HexId) -> bool:
        """Is the step from a to b fatal by itself?"""
        side = (min(a, b), max(a, b))
        theatre = self.country.theatre
        river = theatre.rivers.get(side)
        way = self.grid.direction(a, b)
        assert way is not None
        if not self.country.land >> b & 1 or side in theatre.sea_sides:
            return True
        if self.state.combat_at(b, AXIS) or self.state.bonds(AXIS).bars(a, way, b):
            return True
        if river is not None and river.value in ("volga", "lake"):
            return True
        if side in theatre.alpine and not self.state.setting.mountain >> self.unit & 1:
            return True
        return (
            river is not None
            and river.value == "major"
            and not self.state.combat_at(b, SOVIET)  # no pontoon
        )

    def paths(self, length: int) -> Iterator[tuple[HexId, ...]]:
        """All survivable ways of so many hexes, whatever their end; no hex is entered twice."""
        stack: list[tuple[HexId, ...]] = [()]
        while stack:
            path = stack.pop()
            if len(path) == length:
                yield path
                continue
            at = path[-1] if path else self.origin
            for near in self.grid.neighbours[at]:
                if near == self.origin or near in path or self.kills(at, near):
                    continue
                if path and self.ezoc(at) and self.ezoc(near):
                    continue
                stack.append((*path, near))

    def best(self, length: int, spare: int) -> tuple[Manner, set[HexId]]:
        plain = [path for path in self.paths(length) if not self.ezoc(path[-1])]
        extra = [
            path for path in self.paths(length + 1)
            if self.ezoc(path[-2]) and not self.ezoc(path[-1])
        ]  # fmt: skip

        def away(path: tuple[HexId, ...]) -> bool:
            return self.grid.distance(self.origin, path[-1]) >= length

        short = [
            path
            for hexes in range(max(1, length - spare), length)
            for path in self.paths(hexes)
            if self.friends(path[-1])
        ]
        for manner, found in (
            (Manner.FULL, [path for path in plain if away(path)]),
            (Manner.EXTRA, [path for path in extra if away(path)]),
            (Manner.CROOKED, plain),
            (Manner.CROOKED_EXTRA, extra),
            (Manner.SHORT, short),
        ):
            if found:
                return manner, {path[-1] for path in found}
        return Manner.LOST, set()


@pytest.mark.rule(
    "S42-12.1.3.a", "S42-12.1.3.b", "S42-12.1.3.c", "S42-12.2.a", "S42-12.2.b", "S42-12.2.c",
    "S42-12.2.d", "S42-12.2.e", "S42-12.2.f", "S42-12.2.h", "S42-12.2.i",
)  # fmt: skip
@settings(max_examples=120, deadline=None)
@given(situations(), st.integers(2, 4))
def test_every_end_and_no_other_is_found(p: Position, length: int) -> None:
    mask = p.mask("U")
    spare = spare_steps(p.state, mask)
    course = Course(p.hex(CENTRE), (), lengths(length, delay=False), spare)
    found = plan(p.state, SOVIET, ways(p.state, SOVIET, mask, mask), course)
    manner, wanted = Words(p).best(length, spare)
    assert found.manner is manner
    assert set(bits(found.aim.hexes)) == wanted
    assert survives(p.state, mask, p.hex(CENTRE), length) is (manner is not Manner.LOST)


@pytest.mark.rule("S42-12.1.3.a", "S42-12.1.3.b", "S42-12.2.c")
@settings(max_examples=60, deadline=None)
@given(situations(), st.integers(2, 4))
def test_the_steps_that_are_offered_lead_to_all_of_them(p: Position, length: int) -> None:
    manner, wanted = Words(p).best(length, spare_steps(p.state, p.mask("U")))
    retreat(p, "U", length)
    if manner is Manner.LOST:
        assert p.where("U") == "eliminated"
    else:
        assert {p.hex(end) for end in ends(p, "U")} == wanted
