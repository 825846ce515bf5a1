"""Fire Groups (ASL-3.2.2.j to n): which hexes are linked, and who must fire together."""

from collections.abc import Collection

from hexfront.games.aslsk.fire.attack import Attack
from hexfront.games.aslsk.fire.kinds import FireKind
from hexfront.games.aslsk.fire.readiness import Mark, mark_of
from hexfront.games.aslsk.places import NOBODY, Phase
from hexfront.games.aslsk.state import NOT_A_UNIT, AslskState
from hexfront.games.aslsk.units.watching import sees
from hexfront.hexes import Bitboard, HexId, bits, union
from hexfront.play import Refusal
from hexfront.play.masks import each


def firers(state: AslskState, attack: Attack) -> int:
    """The units that fire their own FP or man a weapon of an attack, as a mask."""
    found = 0
    for u in attack.units:
        found |= 1 << u
    for w in attack.weapons:
        found |= 1 << state.holder[w]
    return found


def joins_groups(state: AslskState, w: int) -> bool:
    """Whether a weapon can be part of a Fire Group (ASL-3.2.2.l, ASL-4.2.k)."""
    return w == NOBODY or not (state.setting.flamethrowers | state.setting.must_hit) >> w & 1


def links(state: AslskState, units: int) -> Bitboard:
    """The hexes of firers that can link others: leaders alone do not (ASL-3.2.2.k)."""
    return union(HexId(state.place[u]) for u in each(units & state.mmc))


def linked(state: AslskState, units: int) -> bool:
    """Whether firers, as a mask, form one Fire Group (ASL-3.2.2.j)."""
    if units.bit_count() < 2:
        return True
    hexes = union(HexId(state.place[u]) for u in each(units))
    near = state.setting.grid.neighbour_mask
    linking = links(state, units)
    if not linking:  # leaders only: neighbours of one another need no link between them
        return not any(hexes & ~(near[h] | 1 << h) for h in bits(hexes))
    reached = linking & -linking
    edge = reached
    while edge:
        here = (edge & -edge).bit_length() - 1
        edge &= edge - 1
        fresh = near[here] & hexes & ~reached
        reached |= fresh
        edge |= fresh & linking
    return reached == hexes


def mandatory(state: AslskState, u: int, w: int, h: HexId) -> Refusal | None:
    """Why a unit may not attack a hex apart from the attack that its own hex has made already.

    Infantry of one hex attacks the same target as one group (ASL-3.2.2.n); but an MG that kept
    its ROF fires again, and lets its squad fire apart from it (ASL-4.1.d); and in Defensive First
    Fire those who fired may fire again at a mover that spent enough MF (ASL-3.3.3.z).
    """
    if (state.place[u], h) not in state.volleys or not joins_groups(state, w):
        return None
    if w != NOBODY and _kept_rate(state, w):
        return None
    if w == NOBODY and any(_kept_rate(state, own) for own in state.carried(u)):
        return None
    if state.phase == Phase.MOVEMENT and _fires_on(state, u, w):
        return None
    return Refusal("ASL-3.2.2.n", "no-second-attack-from-hex", {"unit": u, "hex": h})


def _kept_rate(state: AslskState, w: int) -> bool:
    marked = state.prep_weapons | state.first_weapons | state.final_weapons
    return (state.fired_weapons & ~marked) >> w & 1 == 1


def _fires_on(state: AslskState, u: int, w: int) -> bool:
    """Whether a firer has attacked a mover here before, or makes SFF without its MG."""
    firer = u if w == NOBODY else NOT_A_UNIT + w
    if shots(state, firer):
        return True
    if w != NOBODY or mark_of(state, u) is Mark.NONE:
        return False
    return any(shots(state, NOT_A_UNIT + own) for own in state.carried(u))


def shots(state: AslskState, firer: int) -> int:
    """How often a firer has attacked the movers where they are: the most of any of them."""
    return max((state.shots.get((firer, mover), 0) for mover in state.movers), default=0)


def in_sight(state: AslskState, attack: Attack) -> Attack:
    """An attack without the members that have no LOS after all (ASL-3.2.2.m)."""
    target = HexId(attack.hex)
    seeing = {h for h in attack.hexes(state) if sees(state, h, target)}
    return Attack(
        attack.kind,
        attack.side,
        attack.hex,
        _placed(state, attack.units, seeing),
        tuple(w for w in attack.weapons if state.place[state.holder[w]] in seeing),
        _placed(state, attack.leaders, seeing),
    )


def _placed(state: AslskState, units: tuple[int, ...], hexes: Collection[int]) -> tuple[int, ...]:
    return tuple(u for u in units if state.place[u] in hexes)


ALONE = frozenset({FireKind.RESIDUAL, FireKind.CHARGE, FireKind.HIT, FireKind.BACKBLAST})
"""Attacks that nobody joins, that no leader directs and that do not cower (ASL-3.2.2.i)."""
