"""A position as a picture: the board with plain counters on it, for terminals and reports."""

from hexfront.board import centre_px, draw
from hexfront.games.coh.smoke.markers import HEAVY, LIGHT, density
from hexfront.games.coh.state import CohState
from hexfront.hexes import HexId, bits
from hexfront.play.masks import each

SIZE = 58.0
COLOURS = ("#5f6b66", "#8a5a3c")
CLOUDS = {LIGHT: 0.45, HEAVY: 0.8}
ANGLES = (0, 60, 120, 180, 240, 300)


def picture(state: CohState) -> str:
    """The board's SVG with smoke and a counter for every unit on the board, stacks offset."""
    drawing = draw(state.field.board)
    stacked: dict[int, int] = {}
    counters = []
    for u in each(state.board):
        here = state.hex[u]
        level = stacked.get(here, 0)
        stacked[here] = level + 1
        counters.append(_counter(state, u, level))
    smoke = "".join(_smoke(state, h) for h in bits(state.heavy | state.light))
    layer = f'{smoke}<g id="counters" font-family="sans-serif">{"".join(counters)}</g>'
    return drawing.replace("</svg>", layer + "</svg>")


def _smoke(state: CohState, h: HexId) -> str:
    """A cloud over the hex, thicker for heavy smoke."""
    x, y = centre_px(state.field.board, h)
    opacity = CLOUDS[density(state, h)]
    return (
        f'<circle class="smoke" cx="{x:.1f}" cy="{y:.1f}" r="{SIZE * 0.7:.1f}" '
        f'fill="#f2f0ea" fill-opacity="{opacity}"/>'
    )


def _counter(state: CohState, u: int, level: int) -> str:
    kind = state.kind(u)
    x, y = centre_px(state.field.board, HexId(state.hex[u]))
    x, y = x + 7 * level, y - 7 * level
    half = SIZE / 2
    spent = "" if state.is_fresh(u) else _line(half, "#b3261e")
    hit = f'<text y="5" font-size="16" fill="#ffd54f">{"★"}</text>' if state.hit[u] else ""
    return (
        f'<g transform="translate({x:.1f} {y:.1f})" text-anchor="middle">'
        f'<rect x="{-half}" y="{-half}" width="{SIZE}" height="{SIZE}" rx="7" '
        f'fill="{COLOURS[state.side(u)]}" stroke="#1d1b16" stroke-width="2"/>'
        f'<path d="M -13 {-half + 1} h 26 l -13 -11 z" fill="#4caf50" '
        f'transform="rotate({ANGLES[state.facing[u]]})"/>'
        f'<text y="-8" font-size="10" fill="#fff">{kind.name["en"]}</text>{hit}'
        f'<text y="20" font-size="11" fill="#fff">{kind.red_fp}·{kind.range}·'
        f"{kind.front}/{kind.flank}</text>{spent}</g>"
    )


def _line(half: float, colour: str) -> str:
    return (
        f'<path d="M {-half} {half} L {half} {-half}" stroke="{colour}" stroke-width="5" '
        'stroke-opacity="0.8"/>'
    )
