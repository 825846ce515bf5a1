"""Fire results without the fire: an IFT column and a Final DR strike units of a position."""

from fractions import Fraction

from hexfront.games.aslsk.harm.forms import Form, anatomy, form_of
from hexfront.games.aslsk.harm.outlook import Outlook
from hexfront.games.aslsk.harm.results import Blow, Fate, blow
from hexfront.games.aslsk.moments.harm import strike
from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.state import AslskState
from hexfront.play import CHANCE, Roll

# Final DR of column 8 by their results.
KIA_3, KIA_2, KIA_1, K_2, MC_2, MC_1, NMC, PTC, NOTHING = 0, 1, 2, 3, 5, 7, 8, 9, 10
COLUMN = 8

ENEMY = """
    rus Z 4-4-7 at A1
    during prep-fire russian
"""
"""The attacker, who is far away."""


def blow_at(p: Position, final: int | dict[str, int], names: str, column: int = COLUMN) -> Blow:
    """An attack with a Final DR, for all named targets or for each its own."""
    finals = dict.fromkeys(names.split(), final) if isinstance(final, int) else final
    units = {p.unit(name): value for name, value in finals.items()}
    h = p.hex(p.where(next(iter(finals))))
    return blow(p.state, p.side("russian"), h, (column, column), 0, units)


def struck(
    text: str, names: str, final: int | dict[str, int], *dice: int | tuple[int, int]
) -> Position:
    """A position after a result on column 8, with the dice that followed."""
    p = position(text + ENEMY)
    strike(p.state, blow_at(p, final, names))
    p.settle()
    return p.roll(*dice)


def awaited(p: Position) -> str:
    """The unit whose dice are awaited, or "" when all is over."""
    if not p.state.stack:
        return ""
    moment = p.state.stack[-1]
    candidates = getattr(moment, "candidates", None)
    unit = candidates[len(moment.rolled)] if candidates else moment.unit
    return p.name(unit)


def told_drm(p: Position, name: str) -> int:
    """The DRM of the last check of a unit, as the log tells it."""
    u = p.unit(name)
    checks = ("log-morale-check", "log-task-check")
    tallies = [e.tally for e in p.log if e.message in checks and e.args["unit"] == u]
    assert tallies[-1] is not None
    return tallies[-1].total


# The whole tree of chance.

Joint = dict[tuple[Fate, ...], Fraction]


def played_out(state: AslskState, units: tuple[int, ...]) -> Joint:
    """The exact fates of units when all dice that wait are thrown in every way."""
    found: Joint = {}
    before = [form_of(state, u) for u in units]
    start = state.copy()
    start.news = None
    start.settle()
    _walk(start, Fraction(1), units, before, found)
    return found


def _walk(
    state: AslskState,
    weight: Fraction,
    units: tuple[int, ...],
    before: list[Form],
    found: Joint,
) -> None:
    if not state.stack:
        fates = tuple(_fate(state, u, form) for u, form in zip(units, before, strict=True))
        found[fates] = found.get(fates, Fraction()) + weight
        return
    assert state.actor() == CHANCE
    chances = state.chances()
    alike: dict[tuple[int, bool], tuple[Roll, int]] = {}
    for outcome, part in zip(chances.outcomes, chances.weights, strict=True):
        assert isinstance(outcome, Roll)
        key = (outcome.total, outcome.dice[0] == outcome.dice[-1])  # doubles cower
        kept = alike.get(key, (outcome, 0))
        alike[key] = (kept[0], kept[1] + part)
    for outcome, part in alike.values():
        following = state.copy()
        following.fall(outcome)
        _walk(following, weight * Fraction(part, chances.total), units, before, found)


def _fate(state: AslskState, u: int, before: Form) -> Fate:
    after = form_of(state, u) if state.place[u] >= 0 else None
    return Fate(anatomy(state.setting).fate(before, after))


def possible(outlook: Outlook) -> Joint:
    """What an outlook holds possible."""
    assert outlook.joint is not None
    return {fates: chance for fates, chance in outlook.joint.items() if chance}
