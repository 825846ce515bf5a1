"""What a staff officer would point out: stacks that can be cut off, attacks that pay.

It is worked out when a page asks for it and is no part of a view. It goes by what the seat sees:
the moves of enemy units in sight and the odds that it is shown for its own attacks.
"""

from collections.abc import Iterator
from fractions import Fraction

from msgspec import Struct

from hexfront.games.s42.combat.attack import contacts, fit
from hexfront.games.s42.combat.battle import Battle
from hexfront.games.s42.combat.odds import column_name, no_attack, odds, strongest
from hexfront.games.s42.combat.outcomes import Outlook, outcome_distribution
from hexfront.games.s42.movement.allowance import hindered
from hexfront.games.s42.movement.reach import reach
from hexfront.games.s42.screen.offers import chance
from hexfront.games.s42.screen.preview import Chance
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.lines import joined
from hexfront.hexes import Bitboard, HexId, bits
from hexfront.play.masks import members
from hexfront.play.teams import FOE

NEAR = 3
"""How far from an own stack an enemy must come to be looked at, in hexes."""


class Danger(Struct, frozen=True):
    """A stack that one move of the enemy would isolate."""

    hex: int
    units: tuple[int, ...]
    cuts: tuple[int, ...]
    """The hexes from which one enemy unit cuts it off."""


class Prospect(Struct, frozen=True):
    """An attack by all that can take part now, without support, and what comes of it on average."""

    hex: int
    units: tuple[int, ...]
    odds: str
    taken: Chance
    """That no defender is left in the hex."""
    attacker_loss: Chance
    defender_loss: Chance


class S42Counsel(Struct, frozen=True):
    """What the seat should look at."""

    dangers: tuple[Danger, ...]
    """The most threatened first."""
    attacks: tuple[Prospect, ...]
    """In the seat's own turn, the best first; such as cost more than they gain are left out."""


def counsel_of(state: S42State, seat: int) -> S42Counsel:
    quiet = state.copy()
    quiet.news = None
    attacks = prospects(quiet, seat) if state.side == seat else ()
    return S42Counsel(dangers(quiet, seat), attacks)


# Who can be cut off.


def dangers(state: S42State, side: int) -> tuple[Danger, ...]:
    """Stacks with a line of supply that an enemy unit in one of the hexes it can reach cuts."""
    safe = state.occupied[side] & joined(state, side)
    cuts: dict[int, list[int]] = {}
    for u, h in _threats(_in_his_turn(state, FOE[side]), side, safe):
        after = state.copy()
        after.put(u, h)
        for lost in bits(safe & ~joined(after, side)):
            cuts.setdefault(lost, []).append(h)
    ranked = sorted(cuts.items(), key=lambda item: (-len(item[1]), item[0]))
    return tuple(
        Danger(h, tuple(members(state.units_at(HexId(h), side))), tuple(from_hexes))
        for h, from_hexes in ranked
    )


def _in_his_turn(state: S42State, side: int) -> S42State:
    """What a side has done in this turn does not hold it in the next."""
    after = state.copy()
    after.moved &= ~state.setting.own[side]
    after.auto_ds &= ~state.setting.own[side]
    return after


def _threats(state: S42State, side: int, own: Bitboard) -> Iterator[tuple[int, HexId]]:
    """One enemy unit for each hex near the own stacks that the enemy can move to."""
    setting, seen = state.setting, state.occupied[FOE[side]]
    near = _around(state, own, NEAR)
    able = setting.own[FOE[side]] & setting.combat & ~setting.asu & ~setting.armies
    for u in members(able & ~state.disordered):
        if state.place[u] < 0 or hindered(state, u) is not None:
            continue
        for h in reach(state, (u,)).table():
            if near >> h & 1 and not (seen | own) >> h & 1:
                seen |= 1 << h
                yield u, h


def _around(state: S42State, hexes: Bitboard, steps: int) -> Bitboard:
    adjacent = state.country.grid.adjacent
    found = edge = hexes
    for _ in range(steps):
        beyond = 0
        for h in bits(edge):
            for near in adjacent[h]:
                if near >= 0:
                    beyond |= 1 << near
        edge = beyond & ~found
        found |= edge
    return found


# What is worth attacking.


def prospects(state: S42State, side: int) -> tuple[Prospect, ...]:
    """Attacks that take at least as much as they cost, on average."""
    able = fit(state, side)
    found = []
    for target in bits(contacts(state, side)):
        if no_attack(state, side, target, able) is not None:
            continue
        battle = strongest(state, side, target, able)
        if battle is None or odds(state, battle).refusal is not None:
            continue
        outlook = outcome_distribution(state, battle)
        if outlook.defender_loss >= outlook.attacker_loss:
            found.append((_worth(outlook), target, battle, outlook))
    found.sort(key=lambda each: (-each[0], each[1]))
    return tuple(_prospect(state, battle, outlook) for _, _, battle, outlook in found)


def _worth(outlook: Outlook) -> Fraction:
    """Steps won and lost; the hex counts as much as a step."""
    return outlook.defender_loss - outlook.attacker_loss + outlook.vacated + outlook.eliminated


def _prospect(state: S42State, battle: Battle, outlook: Outlook) -> Prospect:
    return Prospect(
        battle.hex,
        battle.attackers,
        column_name(odds(state, battle).column),
        chance(outlook.vacated + outlook.eliminated),
        chance(outlook.attacker_loss),
        chance(outlook.defender_loss),
    )
