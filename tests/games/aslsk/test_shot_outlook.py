"""The exact outlook of a shot of ordnance agrees with playing out all its dice."""

from collections import defaultdict
from collections.abc import Callable
from fractions import Fraction

import pytest

from hexfront.games.aslsk.harm import Fate
from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.ordnance import Shot
from hexfront.games.aslsk.outlook import Outlook
from hexfront.games.aslsk.places import NOBODY, FireKind
from hexfront.games.aslsk.shot_outlook import attack_outlook, backblast_outlook, shot_outlook
from hexfront.games.aslsk.state import AslskState
from hexfront.play import CHANCE

ELR_NEVER = "elr german 5, russian 5"


def play_out(state: AslskState, done: Callable[[AslskState], bool]) -> dict[str, Fraction]:
    """All ends of a situation that waits for dice, as digests... of what became of the units."""
    ends: dict[str, Fraction] = defaultdict(Fraction)
    open_ends: dict[str, tuple[AslskState, Fraction]] = {state.digest(): (state, Fraction(1))}
    while open_ends:
        _, (now, chance) = open_ends.popitem()
        if done(now):
            ends[now.digest()] += chance
            KEPT[now.digest()] = now
            continue
        chances = now.chances()
        for outcome, weight in zip(chances.outcomes, chances.weights, strict=True):
            after = now.copy()
            after.fall(outcome)
            key = after.digest()
            before = open_ends.get(key, (after, Fraction()))[1]
            open_ends[key] = (after, before + chance * Fraction(weight, chances.total))
    return ends


KEPT: dict[str, AslskState] = {}
"""By digest: the States that `play_out` ended in."""


def fate(before: AslskState, after: AslskState, u: int) -> Fate:
    """What has become of a unit."""
    if after.place[u] < 0:
        return Fate.ELIMINATED
    found = Fate.UNHURT
    if after.pinned >> u & 1:
        found |= Fate.PINNED
    if after.broken >> u & 1:
        found |= Fate.BROKEN
    if after.kind[u] != before.kind[u]:
        found |= Fate.REDUCED
    if after.wounded >> u & 1:
        found |= Fate.WOUNDED
    return found


def marginals(p: Position, units: tuple[int, ...]) -> dict[int, dict[Fate, Fraction]]:
    """What becomes of units if all dice of the shot that was declared fall."""
    start = p.state.copy()
    ends = play_out(start, lambda state: state.actor() != CHANCE)
    found: dict[int, dict[Fate, Fraction]] = {u: defaultdict(Fraction) for u in units}
    for digest, chance in ends.items():
        for u in units:
            found[u][fate(start, KEPT[digest], u)] += chance
    return {u: dict(spread) for u, spread in found.items()}


def as_dict(outlook: Outlook) -> dict[int, dict[Fate, Fraction]]:
    """The marginals by unit; a replacement by ELR is not told from what it leaves."""
    return {
        u: {fate: p for fate, p in spread.items() if p}
        for u, spread in zip(outlook.units, outlook.marginals, strict=True)
    }


MORTAR = """
    terrain woods K5
    ger A 4-6-7 at K8
    sw M ger-mtr50 with A
    rus R 4-4-7 at K5
    phase prep-fire german
"""


@pytest.mark.parametrize("more", ["", "rus S 4-4-7 at K5"])
def test_a_mortar(more: str) -> None:
    p = position(MORTAR.replace("phase", f"elr russian 12\n{more}\nphase")) if False else position(
        MORTAR.replace("    phase", f"    {more}\n    phase")
    )
    found = attack_outlook(p.state, p.attack("K5 M"))
    assert found.hits == dict.fromkeys(found.hits, Fraction(21, 36))
    p.do("open-fire K5 A M", "fire")
    assert _merged(as_dict(found.fates)) == marginals(p, found.fates.units)


def _merged(spreads: dict[int, dict[Fate, Fraction]]) -> dict[int, dict[Fate, Fraction]]:
    """A unit that was reduced or replaced has another counter either way."""
    found: dict[int, dict[Fate, Fraction]] = {}
    for u, spread in spreads.items():
        mine: dict[Fate, Fraction] = defaultdict(Fraction)
        for fate_, p in spread.items():
            if fate_ & Fate.REPLACED:
                fate_ = (fate_ & ~Fate.REPLACED) | Fate.REDUCED
            mine[fate_] += p
        found[u] = dict(mine)
    return found


def test_a_panzerfaust_strikes_one_of_two() -> None:
    p = position("""
        date 1944-06
        pf german 3
        terrain wooden-building K7
        ger A 4-6-7 at K8
        rus R 4-4-7 at K7
        rus S 4-2-6 at K7
        phase prep-fire german
    """)
    shot = Shot(FireKind.PREP, 0, p.hex("K7"), p.unit("A"), NOBODY)
    found = shot_outlook(p.state, shot)
    p.do("fire-panzerfaust A K7").roll(1)
    assert _merged(as_dict(found.fates)) == marginals(p, found.fates.units)


def test_backblast() -> None:
    p = position("""
        date 1944-06
        pf german 3
        terrain wooden-building K7 K8
        ger A 4-6-7 at K8
        rus R 4-4-7 at K7
        phase prep-fire german
    """)
    shot = Shot(FireKind.PREP, 0, p.hex("K7"), p.unit("A"), NOBODY)
    found = backblast_outlook(p.state, shot)
    harmless = found.marginals[0][Fate.UNHURT]
    assert found.units == (p.unit("A"),)
    assert Fraction(1, 2) < harmless < 1
