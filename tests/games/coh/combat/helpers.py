"""Small words for tests of attacks, hits and rallies."""

from hexfront.games.coh.notation import Position, position
from hexfront.games.coh.screen.preview import TargetPreview
from hexfront.play import Tally

Figures = list[tuple[str, int]]


def figures(tally: Tally) -> Figures:
    """The lines of a tally as (label, value), without the labels' common beginning."""
    return [(line.label.removeprefix("tally-"), line.value) for line in tally.lines]


def price(p: Position, text: str) -> Figures:
    """The cost of an attack, line by line."""
    cost = p.preview(text).cost
    assert cost is not None
    return figures(cost)


def duel(attacker: str = "", target: str = "", distance: int = 3, more: str = "") -> Position:
    """G1 in E02 faces south; S1 stands so many hexes further south and faces it.

    Both have FP 3 red / 0 blue, range 5, front 12, flank 11 and attack cost 3, unless the
    words behind them say otherwise.
    """
    return position(f"""
        board 9x14
        unit G1 german at E02 facing S {attacker}
        unit S1 soviet at E{2 + distance:02d} facing N {target}
        {more}
    """)


def brawl(attacker: str = "", target: str = "", more: str = "") -> Position:
    """G1 and S1 in close combat in E05, G1's turn."""
    return position(f"""
        board 9x9
        unit G1 german at E05 facing S {attacker}
        unit S1 soviet at E05 facing N {target}
        {more}
    """)


def on_target(p: Position, text: str, target: str = "") -> TargetPreview:
    """What the attacker sees of one target before he attacks."""
    shown = p.preview(text).targets
    wanted = p.id(target) if target else shown[0].unit
    return next(row for row in shown if row.unit == wanted)


def in_pool(p: Position, marker: str) -> int:
    """How many of this hit marker are left to draw."""
    return p.state.pool[p.state.setting.definitions.marker_index(marker)]
