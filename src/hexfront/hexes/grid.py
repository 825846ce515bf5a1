"""A hex map as numbers.

Maps print a column and a row in each hex. In every second column (flat-topped) or row
(pointy-topped) the hexes sit half a hex nearer to the start of the numbering; these are the
*raised* ones. Geometry is simpler in axial coordinates, which do not know about halves: q and r
count steps along two of the three straight rows of hexes that pass through any hex.

A hex's id is one number made of both. Along a *lane* (a column of a flat-topped grid, a row of a
pointy-topped one) ids are consecutive, and the next lane starts `stride` later. Measured in axial
coordinates this holds without regard to halves, so a step in a direction adds the same amount to
the id everywhere, and a whole set of hexes moves by one shift of its bitboard.

Between the last hex of a lane and the first of the next there is always at least one unused id,
and there is an unused lane before the first and after the last. A single step off the map
therefore lands on an unused id, never on the other side of the map, and never outside
`range(grid.size)`. Longer jumps have no such protection; use the methods.
"""

from __future__ import annotations

from collections.abc import Iterable

from hexfront.hexes.bits import Bitboard
from hexfront.hexes.directions import (
    DIRECTIONS,
    NOWHERE,
    Bearing,
    Direction,
    HexId,
    Orientation,
    Parity,
    bearing,
)
from hexfront.hexes.plane import (
    ACROSS_CORNERS,
    ACROSS_SIDES,
    LANE_PITCH,
    Point,
    corner_offsets,
    to_axial,
    to_plane,
)


class OffGridError(LookupError):
    """A column and row at which the grid has no hex."""

    def __init__(self, column: int, row: int) -> None:
        super().__init__(f"the grid has no hex at column {column}, row {row}")
        self.column = column
        self.row = row


class Grid:
    """The hexes of one map: immutable, shared, compared by identity.

    `raised` says which columns (flat-topped; rows if pointy-topped) sit half a hex nearer to the
    start. `cells` restricts an irregular map to the listed (column, row) pairs.

    `hexes` lists all hexes in order of their ids, and `cells` is the same as a bitboard. `adjacent`
    gives the six hexes around each hex by direction, NOWHERE where the map ends; `neighbours` and
    `neighbour_mask` give those that exist. These lists are indexed by HexId and hold an empty
    answer for ids that are no hexes. `steps` is what each direction adds to an id; `rising` are the
    three directions in which ids rise, and `rises` what they add: whatever holds for a hexside from
    both of its hexes is told by these alone. `lanes` and `slots` number the lanes and the places in
    them, and `lane_parities` are the hexes of the even and of the odd lanes. `width` and `height`
    are the map's extent in hex radii.
    """

    __slots__ = (
        "_at",
        "_corner_offsets",
        "_half_planes",
        "_origin",
        "_printed",
        "_qs",
        "_rs",
        "adjacent",
        "cells",
        "columns",
        "height",
        "hexes",
        "lane_parities",
        "lanes",
        "neighbour_mask",
        "neighbours",
        "orientation",
        "raised",
        "rises",
        "rising",
        "rows",
        "size",
        "slots",
        "steps",
        "stride",
        "width",
    )

    def __init__(
        self,
        first_column: int,
        last_column: int,
        first_row: int,
        last_row: int,
        *,
        orientation: Orientation = Orientation.FLAT,
        raised: Parity = Parity.EVEN,
        cells: Iterable[tuple[int, int]] | None = None,
    ) -> None:
        self.orientation = orientation
        self.raised = raised
        self.columns = range(first_column, last_column + 1)
        self.rows = range(first_row, last_row + 1)
        if not self.columns or not self.rows:
            raise ValueError(
                f"columns {first_column} to {last_column}, rows {first_row} to {last_row}: "
                "expected at least one column and one row"
            )
        flat = orientation is Orientation.FLAT
        self.lanes = self.columns if flat else self.rows
        self.slots = self.rows if flat else self.columns
        self.stride = len(self.slots) + 2
        self.size = self._id(self.lanes[-1], self.slots[-1]) + self.stride + 1
        self.steps: tuple[int, ...] = tuple(
            lane * self.stride + along
            for lane, along in (self.lane_along(q, r) for q, r in orientation.vectors)
        )
        a, b, c = (d for d in DIRECTIONS if self.steps[d] > 0)
        self.rising = (a, b, c)
        self.rises = (self.steps[a], self.steps[b], self.steps[c])
        self._place(self._chosen(cells))
        self._connect()
        self._half_planes = tuple(self._half_planes_right_of(d) for d in DIRECTIONS)
        self._lay_out()

    def __repr__(self) -> str:
        return (
            f"Grid({self.columns[0]}, {self.columns[-1]}, {self.rows[0]}, {self.rows[-1]}, "
            f"{self.orientation}, {self.raised}, {len(self.hexes)} hexes)"
        )

    # Finding hexes

    def at(self, column: int, row: int) -> HexId:
        """The hex printed with this column and row."""
        h = self.find(column, row)
        if h == NOWHERE:
            raise OffGridError(column, row)
        return h

    def find(self, column: int, row: int) -> HexId:
        """The hex printed with this column and row, or NOWHERE."""
        return self._at.get(self._axial(column, row), NOWHERE)

    def at_axial(self, q: int, r: int) -> HexId:
        """The hex with these axial coordinates, or NOWHERE."""
        return self._at.get((q, r), NOWHERE)

    def column_row(self, h: HexId) -> tuple[int, int]:
        """The column and row printed in a hex."""
        return self._printed[h]

    def cube(self, h: HexId) -> tuple[int, int, int]:
        """The cube coordinates of a hex: axial q and r, and s which makes their sum zero."""
        q, r = self._qs[h], self._rs[h]
        return q, r, -q - r

    def lane_along(self, first: int, second: int) -> tuple[int, int]:
        """Reorder (column, row) or (q, r) to (lane, position in it); it is its own inverse."""
        return (first, second) if self.orientation is Orientation.FLAT else (second, first)

    # Measuring

    def distance(self, a: HexId, b: HexId) -> int:
        """How many steps lie between two hexes."""
        q = self._qs[a] - self._qs[b]
        r = self._rs[a] - self._rs[b]
        # The largest of the three offsets is as long as the two others together.
        return abs(q) + abs(r) + abs(q + r) >> 1

    def offset(self, a: HexId, b: HexId) -> tuple[int, int]:
        """The axial offset (q, r) that leads from one hex to another."""
        return self._qs[b] - self._qs[a], self._rs[b] - self._rs[a]

    def direction(self, a: HexId, b: HexId) -> Direction | None:
        """The direction of an adjacent hex, or None if the two are not adjacent."""
        if b == NOWHERE or b not in self.adjacent[a]:
            return None
        return Direction(self.adjacent[a].index(b))

    def bearing12(self, a: HexId, b: HexId) -> Bearing:
        """The bearing of one hex from another, in twelfths of a turn (see Bearing)."""
        return bearing(self.orientation, *self.offset(a, b))

    def right_of(self, h: HexId, direction: Direction, margin: int = 0) -> Bitboard:
        """Half of the map: the row through a hex in a direction, and all to the right of it.

        A margin widens the half by so many rows to the left.
        """
        q, r, lowest, masks = self._half_planes[direction]
        index = q * self._rs[h] - r * self._qs[h] - margin - lowest
        return masks[index] if index > 0 else self.cells

    def within(self, h: HexId, distance: int) -> Bitboard:
        """All hexes at this distance or less, the hex itself included."""
        if distance < 0:
            return 0
        mask, at_q, at_r = self.cells, self._qs[h], self._rs[h]
        for q, r, lowest, masks in self._half_planes:
            index = q * at_r - r * at_q - distance - lowest
            if index > 0:
                mask &= masks[index]
        return mask

    def ring(self, h: HexId, distance: int) -> Bitboard:
        """All hexes at exactly this distance."""
        return self.within(h, distance) ^ self.within(h, distance - 1)

    # On paper

    def centre(self, h: HexId) -> Point:
        """The centre of a hex in hex radii; the map's upper left corner is (0, 0)."""
        x, y = to_plane(self.orientation, self._qs[h], self._rs[h])
        return x + self._origin[0], y + self._origin[1]

    def corners(self, h: HexId) -> tuple[Point, ...]:
        """The six corners, clockwise; hexside d runs from corner d - 1 to corner d."""
        x, y = self.centre(h)
        return tuple((x + dx, y + dy) for dx, dy in self._corner_offsets)

    def hex_at(self, x: float, y: float) -> HexId:
        """The hex in which a point lies, or NOWHERE."""
        return self.at_axial(*to_axial(self.orientation, x - self._origin[0], y - self._origin[1]))

    # Building

    def _along(self, lane: int, slot: int) -> int:
        """The axial position of a printed slot: every second lane starts one step earlier."""
        return slot - (lane + self.raised.value) // 2

    def _axial(self, column: int, row: int) -> tuple[int, int]:
        lane, slot = self.lane_along(column, row)
        return self.lane_along(lane, self._along(lane, slot))

    def _id(self, lane: int, slot: int) -> HexId:
        first_lane, first_slot = self.lanes[0], self.slots[0]
        along = self._along(lane, slot) - self._along(first_lane, first_slot)
        return HexId((lane - first_lane + 1) * self.stride + along)

    def _chosen(self, cells: Iterable[tuple[int, int]] | None) -> list[tuple[int, int]]:
        """The (lane, slot) pairs of the map, in order of their ids."""
        if cells is None:
            return [(lane, slot) for lane in self.lanes for slot in self.slots]
        chosen = set(cells)
        for column, row in chosen:
            if column not in self.columns or row not in self.rows:
                raise OffGridError(column, row)
        if not chosen:
            raise ValueError("expected at least one hex")
        return sorted(self.lane_along(column, row) for column, row in chosen)

    def _place(self, chosen: list[tuple[int, int]]) -> None:
        """Give every hex its id and coordinates."""
        self._at: dict[tuple[int, int], HexId] = {}
        self._qs = [0] * self.size
        self._rs = [0] * self.size
        self._printed: dict[HexId, tuple[int, int]] = {}
        parities = [0, 0]
        for lane, slot in chosen:
            h = self._id(lane, slot)
            q, r = self.lane_along(lane, self._along(lane, slot))
            self._at[q, r] = h
            self._qs[h], self._rs[h] = q, r
            self._printed[h] = self.lane_along(lane, slot)
            parities[lane % 2] |= 1 << h
        self.hexes = tuple(self._printed)
        self.lane_parities: tuple[Bitboard, Bitboard] = (parities[0], parities[1])
        self.cells: Bitboard = parities[0] | parities[1]

    def _connect(self) -> None:
        """Tell every hex its neighbours."""
        nobody = (NOWHERE,) * 6
        self.adjacent: list[tuple[HexId, ...]] = [nobody] * self.size
        self.neighbours: list[tuple[HexId, ...]] = [()] * self.size
        self.neighbour_mask: list[Bitboard] = [0] * self.size
        around = sum(1 << (self.stride + step) for step in self.steps)
        for h in self.hexes:
            self.adjacent[h] = tuple(
                HexId(h + step) if self.cells >> (h + step) & 1 else NOWHERE for step in self.steps
            )
            self.neighbours[h] = tuple(n for n in self.adjacent[h] if n != NOWHERE)
            self.neighbour_mask[h] = (around << h >> self.stride) & self.cells

    def _half_planes_right_of(self, direction: Direction) -> tuple[int, int, int, list[Bitboard]]:
        """For each row of hexes in a direction, leftmost first: that row and all to its right.

        Before them stand the axial offset of the direction and the number of the leftmost row.
        """
        step_q, step_r = self.orientation.vectors[direction]
        rows: dict[int, Bitboard] = {}
        for h in self.hexes:
            row = step_q * self._rs[h] - step_r * self._qs[h]
            rows[row] = rows.get(row, 0) | 1 << h
        leftmost, rightmost = min(rows), max(rows)
        masks = [0] * (rightmost - leftmost + 1)
        mask = 0
        for row in range(rightmost, leftmost - 1, -1):
            mask |= rows.get(row, 0)
            masks[row - leftmost] = mask
        return step_q, step_r, leftmost, masks

    def _lay_out(self) -> None:
        """Find the map's extent, raised and other lanes together."""
        lane_extent = LANE_PITCH * (len(self.lanes) - 1) + ACROSS_CORNERS
        slot_extent = ACROSS_SIDES * (len(self.slots) + 0.5)
        self.width, self.height = lane_extent, slot_extent
        first_x = ACROSS_CORNERS / 2 - LANE_PITCH * self.lanes[0]
        # With odd lanes raised, axial positions are counted from half a hex further up.
        first_y = ACROSS_SIDES * (0.5 + self.raised.value / 2 - self.slots[0])
        self._origin = (first_x, first_y)
        if self.orientation is Orientation.POINTY:
            self.width, self.height = slot_extent, lane_extent
            self._origin = (first_y, first_x)
        self._corner_offsets = corner_offsets(self.orientation)
