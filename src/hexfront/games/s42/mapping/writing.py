"""Putting the map down as text: short lines, one fact each, so that a change shows as a change."""

import textwrap
from collections.abc import Iterable, Sequence

from hexfront.board import Hexside
from hexfront.games.s42.definitions.terrain import LETTERS, OFF_MAP
from hexfront.games.s42.mapping.areas import area_hexes, boundary_sides, start_sides
from hexfront.games.s42.mapping.sources import Outline, PlaceSource
from hexfront.games.s42.mapping.survey import Survey
from hexfront.games.s42.mapping.ways import Engineer
from hexfront.hexes import HexId

_HEAD = """\
# The theatre of Stalingrad '42: maps A, B, C1 and C2 in one.
#
# Built by `python -m hexfront.games.s42.mapping` from the files in sources/; a change made here is
# lost with the next build. Hex numbers are the rulebook's; what it does not print is designed for
# Hexfront, as the sources say in detail.
"""


def write(survey: Survey) -> str:
    """The whole map file."""
    parts = [
        _HEAD,
        *_grid(survey),
        *_places(survey),
        *_inscriptions(survey),
        *_courses(survey),
        *_sides(survey),
        *_ways(survey),
        *_works(survey),
        *_areas(survey),
        *_waters(survey),
    ]
    return "\n".join(parts) + "\n"


def text(value: str) -> str:
    """A TOML string."""
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'


def strings(key: str, values: Iterable[str]) -> str:
    """A list of strings, wrapped to readable lines."""
    body = ", ".join(text(value) for value in values)
    if len(key) + len(body) < 92:
        return f"{key} = [{body}]"
    lines = textwrap.wrap(body, 94, break_long_words=False, break_on_hyphens=False)
    return f"{key} = [\n" + "\n".join("  " + line for line in lines) + "\n]"


def _span(key: str, span: Sequence[int]) -> str:
    return f"{key} = [{span[0]}, {span[1]}]"


def _side_labels(survey: Survey, sides: Iterable[Hexside]) -> list[str]:
    return ["-".join(sorted(map(survey.label, side))) for side in sides]


def _grid(survey: Survey) -> list[str]:
    fit = survey.sources.fit
    by_cell = {survey.grid.column_row(h): h for h in survey.grid.hexes}

    def letter(column: int, row: int) -> str:
        hex_ = by_cell.get((column, row))
        if hex_ is None or hex_ in survey.missing:
            return OFF_MAP
        return LETTERS[survey.terrain[hex_]]

    columns = range(fit.columns[0], fit.columns[1] + 1)
    rows = ["".join(letter(c, r) for c in columns) for r in range(fit.rows[0], fit.rows[1] + 1)]
    legend = ", ".join(f"{sign} {kind}" for kind, sign in LETTERS.items())
    return [
        _span("columns", fit.columns),
        _span("rows", fit.rows),
        "",
        *(f"# {line}" for line in textwrap.wrap(f"{legend}, {OFF_MAP} no hex.", 96)),
        "ground = [",
        *(f'  "{row}",' for row in rows),
        "]",
    ]


def _places(survey: Survey) -> list[str]:
    found = sorted(survey.places.items(), key=lambda item: survey.label(item[0]))
    return ["", "place = [", *(_place(survey.label(h), p) for h, p in found), "]"]


def _place(label: str, place: PlaceSource) -> str:
    fields = {"hex": text(label), "en": text(place.en), "ru": text(place.ru)}
    fields["kind"] = text(place.kind)
    if place.vp:
        fields["vp"] = str(place.vp)
    if place.port:
        fields["port"] = text(place.port)
    if place.airfield:
        fields["airfield"] = "true"
    if place.city:
        fields["city"] = text(place.city)
    return "  { " + ", ".join(f"{key} = {value}" for key, value in fields.items()) + " },"


def _courses(survey: Survey) -> list[str]:
    lines: list[str] = []
    for river in survey.sources.rivers.river:
        course = survey.courses[river.key]
        lines += ["", "[[course]]", f"id = {text(river.key)}"]
        lines += [f"en = {text(river.en)}", f"ru = {text(river.ru)}", f"kind = {text(river.kind)}"]
        lines += [f"head = {text(river.head)}", f"mouth = {text(river.mouth)}"]
        lines.append(strings("sides", _side_labels(survey, course.sides)))
    return lines


def _sides(survey: Survey) -> list[str]:
    return [
        "",
        "[sides]",
        strings("sea", sorted(_side_labels(survey, survey.sea_sides))),
        strings("alpine", sorted(_side_labels(survey, survey.alpine))),
    ]


def _ways(survey: Survey) -> list[str]:
    lines: list[str] = []
    roads = Engineer(survey, "roads.toml", over_the_volga=False)
    for kind, ways in (
        ("primary", survey.sources.roads.primary),
        ("secondary", survey.sources.roads.secondary),
    ):
        for stops in ways:
            hexes = roads.lay(stops, f"{kind} {stops[0]} - {stops[-1]}")
            lines += ["", "[[road]]", f"kind = {text(kind)}"]
            lines += [*_open_ends(stops), strings("hexes", map(survey.label, hexes))]
    rails = Engineer(survey, "railways.toml", over_the_volga=True)
    for rail in survey.sources.rails.rail:
        key = f"rail {rail.en!r}"
        path = list(rail.stops) if rail.link else _labels(survey, rails.lay(rail.stops, key))
        lines += ["", "[[rail]]", f"en = {text(rail.en)}", f"green = {str(rail.green).lower()}"]
        lines += [f"tracks = {rail.tracks}"]
        lines += [f"opens = {rail.opens}"] if rail.opens else []
        lines += ["link = true"] if rail.link else []
        lines += [*_open_ends(rail.stops), strings("hexes", path)]
    return lines


def _labels(survey: Survey, hexes: Iterable[HexId]) -> list[str]:
    return [survey.label(h) for h in hexes]


def _open_ends(stops: Sequence[str]) -> list[str]:
    """Does the way go on beyond the map before its first hex, after its last?"""
    lines = ["from_edge = true"] if stops[0] == "edge" else []
    return [*lines, "to_edge = true"] if stops[-1] == "edge" else lines


def _works(survey: Survey) -> list[str]:
    works = survey.sources.works
    lines: list[str] = []
    for ferry in works.ferry:
        lines += ["", "[[ferry]]", f"en = {text(ferry.en)}", f"ru = {text(ferry.ru)}"]
        lines.append(f"side = {text('-'.join(ferry.between))}")
    for bridge in works.volga_bridge:
        lines += ["", "[[volga_bridge]]", f"side = {text('-'.join(bridge.between))}"]
    for fortified in works.fortified:
        lines += ["", "[[fortified]]", f"group = {fortified.group}"]
        lines.append(strings("hexes", fortified.hexes))
    return lines


def _areas(survey: Survey) -> list[str]:
    areas = survey.sources.areas
    lines: list[str] = []
    for sheet in areas.sheet:
        lines += ["", "[[sheet]]", f"id = {text(sheet.id)}"]
        lines += [_span("columns", sheet.columns), _span("rows", sheet.rows)]
    for area in areas.area:
        lines += ["", "[[area]]", f"id = {text(area.id)}", f"side = {text(area.side)}"]
        lines += [f"en = {text(area.en)}", f"ru = {text(area.ru)}"]
        lines += [f"window = {text(area.window)}"] if area.window else []
        lines += [f"without = {text(area.without)}"] if area.without else []
        lines.append(strings("hexes", _labels(survey, area_hexes(survey, area))))
    start = areas.start_line
    lines += ["", "[start_line]", f"en = {text(start.en)}", f"ru = {text(start.ru)}"]
    lines.append(strings("sides", _side_labels(survey, start_sides(survey))))
    for boundary in areas.army_boundary:
        lines += ["", "[[army_boundary]]", f"en = {text(boundary.en)}", f"ru = {text(boundary.ru)}"]
        lines.append(strings("sides", _side_labels(survey, boundary_sides(survey, boundary))))
    for row in areas.row:
        lines += ["", "[[row]]", f"id = {text(row.id)}", f"row = {row.row}"]
        lines.append(f"rule = {text(row.rule)}")
    return lines


def _waters(survey: Survey) -> list[str]:
    """Shores for the drawing, in hex radii."""
    lines: list[str] = []
    water = survey.sources.water
    for kind, bodies in (("sea", water.sea), ("lake", water.lake)):
        for body in bodies:
            lines += ["", "[[water]]", f"kind = {text(kind)}", f"name = {text(body.name)}"]
            lines.append(_outline(survey, body.outline))
    return lines


def _inscriptions(survey: Survey) -> list[str]:
    """Names for the drawing, placed in hex radii."""
    lines = ["", "label = ["]
    for label in survey.sources.labels.label:
        x, y = survey.projection.point(label.at)
        lines.append(
            f"  {{ en = {text(label.en)}, ru = {text(label.ru)}, at = [{x:.2f}, {y:.2f}], "
            f"style = {text(label.style)}, size = {label.size:g}, turn = {label.turn:g}, "
            f"spread = {label.spread:g} }},"
        )
    return [*lines, "]"]


def _outline(survey: Survey, outline: Outline) -> str:
    points = [survey.projection.point(at) for at in outline]
    body = ", ".join(f"[{x:.2f}, {y:.2f}]" for x, y in points)
    # Wrapping must not part the two numbers of a point.
    wrapped = textwrap.wrap(body.replace(", [", ",~[").replace(" ", "_").replace("~", " "), 94)
    return "outline = [\n" + "\n".join("  " + line.replace("_", " ") for line in wrapped) + "\n]"
