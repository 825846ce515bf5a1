"""A position as a picture: the map with plain counters on it, for terminals and reports."""

from xml.sax.saxutils import escape

from hexfront.board import centre_px
from hexfront.games.s42.places import Order
from hexfront.games.s42.state import S42State
from hexfront.games.s42.theatre.drawing import draw
from hexfront.hexes import HexId
from hexfront.play.masks import members

SIZE = 56.0
OFFSET = 6.0
"""By how much each counter of a stack lies above the one below."""
COLOURS = ("#66705f", "#9a6a3f")
SUPPLY_COLOUR = "#d9c98f"
ORDERS = {Order.DISRUPTED: "#e0a800", Order.FULL_RETREAT: "#b3261e"}


def picture(state: S42State) -> str:
    """The map's SVG with a counter for every unit on it, stacks offset."""
    counters = "".join(
        _counter(state, u, HexId(h), level)
        for h, units in sorted(state.at.items())
        if h >= 0
        for level, u in enumerate(members(units))
    )
    layer = f'<g id="counters" font-family="sans-serif">{counters}</g>'
    return draw(state.country.theatre).replace("</svg>", layer + "</svg>")


def _counter(state: S42State, u: int, h: HexId, level: int) -> str:
    x, y = centre_px(state.country.theatre, h)
    x, y, half = x + OFFSET * level, y - OFFSET * level, SIZE / 2
    supply = state.setting.supply >> u & 1
    colour = SUPPLY_COLOUR if supply else COLOURS[state.side_of(u)]
    label = "SP" if supply else state.unit(u).label
    edge = ORDERS.get(state.order(u), "#1d1b16")
    return (
        f'<g transform="translate({x:.1f} {y:.1f})" text-anchor="middle">'
        f'<rect x="{-half}" y="{-half}" width="{SIZE}" height="{SIZE}" rx="6" '
        f'fill="{colour}" stroke="{edge}" stroke-width="3"/>'
        f'<text y="-6" font-size="11" fill="#fff">{escape(label)}</text>'
        f'<text y="17" font-size="15" font-weight="700" fill="#fff">{state.face(u)}</text></g>'
    )
