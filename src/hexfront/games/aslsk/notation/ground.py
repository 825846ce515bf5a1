"""Statements about the board: terrain, hills, roads, hexsides and exact shapes."""

from hexfront.games.aslsk.boards import RoadKind
from hexfront.games.aslsk.definitions.terrain_effects import HexsideType, TerrainType
from hexfront.games.aslsk.notation.draft import Draft
from hexfront.games.notation.faults import FaultError, member, parts, wanted
from hexfront.games.notation.statements import Statement

ROADS = tuple(kind.value for kind in RoadKind)


def choose_board(draft: Draft, rest: list[str]) -> None:
    """`board village`, `board hills+farmland-r`."""
    draft.made_up("board")
    (layout,) = wanted(rest, 1, "a layout such as village or hills+farmland-r")[:1]
    draft.choose_board(layout)


def _terrain(draft: Draft, rest: list[str]) -> None:
    """`terrain woods K5 L5-M6, stone-building N4`."""
    draw = draft.blank()
    for kind, *labels in parts(rest):
        terrain = member(kind, TerrainType, "a terrain")
        draw.terrain |= dict.fromkeys(draw.hexes(labels), terrain)


def _hill(draft: Draft, rest: list[str]) -> None:
    """`hill K5 K6-M8`: level 1."""
    draw = draft.blank()
    draw.hill.update(draw.hexes(wanted(rest, 1, "`hill HEXES`")))


def _road(draft: Draft, rest: list[str]) -> None:
    """`road paved K5-K8 D0:N-D4`."""
    kind = RoadKind.DIRT
    if rest and rest[0] in ROADS:
        kind = RoadKind(rest.pop(0))
    for word in wanted(rest, 1, "`road [dirt|paved] PATHS`"):
        draft.blank().lay_road(kind, word)


def _hexsides(kind: HexsideType) -> Statement[Draft]:
    """`wall K5/K6+L6`."""

    def handle(draft: Draft, rest: list[str]) -> None:
        draw = draft.blank()
        draw.hexsides |= dict.fromkeys(draw.sides(wanted(rest, 1, "hexsides")), kind)

    return handle


def _link(draft: Draft, rest: list[str]) -> None:
    """`link K5/K6 24`: one building over two hexes."""
    side, *width = wanted(rest, 1, "`link K5/K6 [WIDTH]`")
    draft.blank().link(side, width[0] if width else "24")


def _building(draft: Draft, rest: list[str]) -> None:
    """`building K5 56x32 40x24@30 | 20x20+0,30`."""
    label, *shapes = wanted(rest, 2, "`building HEX FOOTPRINTS`")
    draft.blank().build(label, " ".join(shapes))


def _shape(draft: Draft, rest: list[str]) -> None:
    """`shape K5 -30,-20 30,-20 30,20 -30,20`."""
    label, *points = wanted(rest, 2, "`shape HEX POINTS`")
    if not points[0][0].isdigit() and points[0][0] != "-":
        raise FaultError("expected points such as -12,40 after the hex")
    draft.blank().outline(label, " ".join(points))


GROUND: dict[str, Statement[Draft]] = {
    "terrain": _terrain,
    "hill": _hill,
    "road": _road,
    "wall": _hexsides(HexsideType.WALL),
    "hedge": _hexsides(HexsideType.HEDGE),
}
"""Statements that lay something on an ad-hoc board."""

SHAPES: dict[str, Statement[Draft]] = {
    "link": _link,
    "building": _building,
    "shape": _shape,
}
"""Statements that need to know the terrain."""
