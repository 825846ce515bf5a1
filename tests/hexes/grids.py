"""Grids to try things on, and hypothesis strategies that draw them."""

from hypothesis import strategies as st

from hexfront.hexes import Grid, HexId, Orientation, Parity, union

KINDS = [(orientation, raised) for orientation in Orientation for raised in Parity]
KIND_NAMES = [f"{orientation.value}-{raised.name.lower()}" for orientation, raised in KINDS]


def letter_board() -> Grid:
    """Numbered like a Conflict of Heroes board: even columns half a hex further up."""
    return Grid(1, 19, 0, 12, raised=Parity.EVEN)


def number_map() -> Grid:
    """Numbered like the Stalingrad map: even columns half a hex further down."""
    return Grid(10, 30, 0, 15, raised=Parity.ODD)


kinds = st.sampled_from(KINDS)


@st.composite
def rectangles(draw: st.DrawFn, longest: int = 9) -> Grid:
    """A full grid of any kind, starting anywhere."""
    orientation, raised = draw(kinds)
    column, row = draw(st.integers(-3, 12)), draw(st.integers(-3, 12))
    columns, rows = draw(st.integers(1, longest)), draw(st.integers(1, longest))
    return Grid(
        column,
        column + columns - 1,
        row,
        row + rows - 1,
        orientation=orientation,
        raised=raised,
    )


@st.composite
def grids(draw: st.DrawFn, longest: int = 9) -> Grid:
    """A grid of any kind, full or with holes and ragged edges."""
    whole = draw(rectangles(longest))
    if draw(st.booleans()):
        return whole
    printed = [whole.column_row(h) for h in whole.hexes]
    cells = draw(st.lists(st.sampled_from(printed), min_size=1, unique=True))
    return Grid(
        whole.columns[0],
        whole.columns[-1],
        whole.rows[0],
        whole.rows[-1],
        orientation=whole.orientation,
        raised=whole.raised,
        cells=cells,
    )


def hexes(grid: Grid) -> st.SearchStrategy[HexId]:
    return st.sampled_from(grid.hexes)


def hex_sets(grid: Grid) -> st.SearchStrategy[int]:
    return st.sets(hexes(grid)).map(union)


@st.composite
def grids_with_hexes(draw: st.DrawFn, number: int, longest: int = 9) -> tuple[Grid, list[HexId]]:
    """A grid and some of its hexes, not necessarily different ones."""
    grid = draw(grids(longest))
    return grid, [draw(hexes(grid)) for _ in range(number)]
