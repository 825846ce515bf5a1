"""A position as a picture: the map with plain counters on it, for terminals and reports."""

from xml.sax.saxutils import escape

from hexfront.board import centre_px
from hexfront.games.aslsk.boards import draw
from hexfront.games.aslsk.definitions.kinds import printed
from hexfront.games.aslsk.state import AslskState
from hexfront.hexes import HexId
from hexfront.play.masks import members

SIZE = 58.0
OFFSET = 7.0
"""By how much each counter of a stack lies above the one below."""
COLOURS = {
    "german": "#5d6b76",
    "russian": "#8a5a3c",
    "american": "#5d6b3a",
    "british": "#9a8350",
}


def picture(state: AslskState) -> str:
    """The map's SVG with a counter for every unit on it, stacks offset."""
    counters = "".join(
        _counter(state, u, h, level)
        for h, units in sorted(state.at.items())
        for level, u in enumerate(members(units))
    )
    layer = f'<g id="counters" font-family="sans-serif">{counters}</g>'
    return draw(state.setting.board).replace("</svg>", layer + "</svg>")


def _counter(state: AslskState, u: int, h: HexId, level: int) -> str:
    x, y = centre_px(state.setting.board, h)
    x, y, half = x + OFFSET * level, y - OFFSET * level, SIZE / 2
    counter = state.kinds.counters[state.kind[u]]
    weapons = " ".join(state.setting.weapons[w].kind.value for w in state.carried(u))
    broken = state.broken >> u & 1
    edge = "#b3261e" if broken else "#1d1b16"
    dashes = ' stroke-dasharray="6 4"' if broken else ""
    return (
        f'<g transform="translate({x:.1f} {y:.1f})" text-anchor="middle">'
        f'<rect x="{-half}" y="{-half}" width="{SIZE}" height="{SIZE}" rx="6" '
        f'fill="{COLOURS[counter.nationality.value]}" stroke="{edge}" stroke-width="3"{dashes}/>'
        f'<text y="-8" font-size="10" fill="#fff">{escape(weapons)}</text>'
        f'<text y="17" font-size="17" font-weight="700" fill="#fff">{printed(counter)}</text></g>'
    )
