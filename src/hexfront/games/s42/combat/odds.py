"""The odds of a combat (chapters 8.3 to 8.6): strengths, shifts, column, and what is legal."""

from collections.abc import Sequence

from msgspec import Struct

from hexfront.games.s42.combat.attack import (
    all_in,
    ally_of,
    attackers,
    cannot_be_attacked,
    contacts,
    fit,
    fit_to_overrun,
    lone_contacts,
    nobody_attacks,
)
from hexfront.games.s42.combat.battle import NONE, Battle
from hexfront.games.s42.combat.forts import fortified
from hexfront.games.s42.combat.shifts import shifts
from hexfront.games.s42.combat.strength import (
    ATTACK_CAP,
    DEFENSE_CAP,
    Approach,
    Share,
    approach,
    attack_share,
    capped,
    defense_shares,
)
from hexfront.games.s42.definitions.counters import Branch, UnitType
from hexfront.games.s42.definitions.tables import ODDS
from hexfront.games.s42.means.support import attack_air, best_support, romanian
from hexfront.games.s42.state import S42State
from hexfront.hexes import NOWHERE, Bitboard, HexId, bits, few
from hexfront.play import Refusal, Tally
from hexfront.play.masks import each
from hexfront.play.teams import FOE

LOWEST = -2
"""The column 1-3, below which no combat is allowed (S42-8.4.1.a)."""
HIGHEST = 6
"""The column 7-1, which serves 8-1 and 9-1 too (S42-8.4.1.b)."""
AUTOMATIC = 9
"""From 10-1 on the result is DS without a roll (S42-8.4.1.c)."""
UNOPPOSED = 39
"""The column against a defense strength of 0: as 40-1."""


class Odds(Struct, frozen=True, kw_only=True):
    """All figures of a combat before the die is rolled."""

    attackers: tuple[Share, ...]
    defenders: tuple[Share, ...]
    attack: Tally
    defense: Tally
    raw: int
    """The column by strength alone: 0 is 1-1, 1 is 2-1, -1 is 1-2."""
    shifts: Tally
    column: int
    """With all shifts, before minimum and maximum (S42-8.4.2.a)."""
    favoured: bool
    """The defender was doubled or had a favourable shift (S42-11.1.2.a)."""
    refusal: Refusal | None

    @property
    def automatic(self) -> bool:
        return self.column >= AUTOMATIC


def column_of(attack: int, defense: int) -> int:
    """The column of two strengths, fractions in the defender's favour (S42-8.3.a)."""
    if not defense:
        return UNOPPOSED
    if attack >= defense:
        return attack // defense - 1
    return 1 - -(-defense // attack)


def column_name(column: int) -> str:
    """A column as players say it: 3-1, 1-2."""
    return f"{column + 1}-1" if column >= 0 else f"1-{1 - column}"


def table_column(column: int) -> str:
    """The column of the CRT that serves: minimum and maximum come last (S42-8.4.2.a)."""
    return ODDS[min(max(column, LOWEST), HIGHEST) - LOWEST]


def odds(state: S42State, battle: Battle) -> Odds:
    """The figures of an attack as it stands."""
    target = battle.hex
    ways = approaches(state, battle)
    attacking = tuple(
        attack_share(state, u, target, way) for u, way in zip(battle.attackers, ways, strict=True)
    )
    all_across = all(way.across for way in ways)
    defending = tuple(defense_shares(state, battle, all_across))
    attack = capped("tally-attack-total", attacking, ATTACK_CAP, "S42-8.5.1.a")
    defense = capped("tally-defense-total", defending, DEFENSE_CAP, "S42-8.5.2.a")
    shifted = shifts(state, battle, ways)
    raw = column_of(attack.total, defense.total) if attack.total else LOWEST - ATTACK_CAP
    column = raw + shifted.total
    return Odds(
        attackers=attacking,
        defenders=defending,
        attack=attack,
        defense=defense,
        raw=raw,
        shifts=shifted,
        column=column,
        favoured=_doubled(defending) or any(line.value < 0 for line in shifted.lines),
        refusal=illegal_odds(battle, column),
    )


def approaches(state: S42State, battle: Battle) -> list[Approach]:
    """How each attacker comes at the hex, in their order."""
    known: dict[int, Approach] = {}
    found = []
    for u in battle.attackers:
        place = state.place[u]
        way = known.get(place)
        if way is None:
            way = known[place] = approach(state, place, battle.hex)
        found.append(way)
    return found


_DOUBLINGS = frozenset(
    {
        "tally-in-marsh",
        "tally-across-river",
        "tally-in-city",
        "tally-in-mountain",
        "tally-contested",
    }
)


def _doubled(shares: Sequence[Share]) -> bool:
    return any(share.tally.lines[-1].label in _DOUBLINGS for share in shares)


def illegal_odds(battle: Battle, column: int) -> Refusal | None:
    """Why a combat may not be resolved at these odds."""
    if battle.automatic and column < AUTOMATIC:
        odds_named = column_name(column)
        return Refusal("S42-8.6.1.a", "no-auto-ds-odds", {"hex": battle.hex, "odds": odds_named})
    if column < LOWEST:
        odds_named = column_name(column)
        return Refusal("S42-8.4.1.a", "no-attack-odds", {"hex": battle.hex, "odds": odds_named})
    return None


# Which hexes can be attacked at all.


def strongest(
    state: S42State, side: int, target: HexId, able: int, *, automatic: bool = False
) -> Battle | None:
    """The attack on a hex with all that the able units can bring; None if none can.

    Of several nations of Axis allies those attack who bring it to the better odds.
    """
    found = attackers(state, side, target, able)
    if not found:
        return None
    battles = [
        Battle(side=side, hex=target, attackers=together, automatic=automatic)
        for together in all_in(state, found, target)
    ]
    if len(battles) == 1:
        return battles[0]
    return max(battles, key=lambda battle: _promise(state, battle))


def _promise(state: S42State, battle: Battle) -> tuple[int, int]:
    """What an attack can come to: the column with all support that it can have, then strength, be
    it more than counts."""
    figures = odds(state, battle)
    support = 0 if battle.automatic else best_support(state, battle)
    return figures.column + support, sum(share.strength for share in figures.attackers)


def attack_targets(state: S42State, side: int, dropped: Sequence[int] = ()) -> list[HexId]:
    """Enemy hexes that some units may attack now at legal odds, support included."""
    able = fit(state, side)
    return [
        target
        for target in bits(contacts(state, side) | lone_contacts(state, side))
        if target not in dropped and no_attack(state, side, target, able) is None
    ]


def no_attack(state: S42State, side: int, target: HexId, able: int) -> Refusal | None:
    """Why the able units may not attack a hex, whatever support they call."""
    found = cannot_be_attacked(state, side, target)
    if found is not None:
        return found
    battle = strongest(state, side, target, able)
    if battle is None:
        return nobody_attacks(state, side, target)
    figures = odds(state, battle)
    if figures.column >= LOWEST or figures.column + best_support(state, battle) >= LOWEST:
        return None
    return None if _romanians_may(state, battle, able) else figures.refusal


def _romanians_may(state: S42State, battle: Battle, able: int) -> bool:
    """Is the attack legal with so few others that the Romanian air unit flies (S42-9.3.8.a)?"""
    if not any(romanian(state, n) for n in attack_air(state, battle.side, battle.hex)):
        return False
    found = attackers(state, battle.side, battle.hex, able)
    own = [u for u in found if state.unit(u).branch is Branch.ROMANIAN]
    others = [u for u in found if ally_of(state, u) is None]
    others.sort(key=lambda u: -state.face(u).attack)
    for few_others in range(len(own)):
        together = tuple(sorted((*own, *others[:few_others])))
        fewer = Battle(side=battle.side, hex=battle.hex, attackers=together)
        if odds(state, fewer).column + best_support(state, fewer) >= LOWEST:
            return True
    return False


def automatic_targets(state: S42State, side: int) -> Bitboard:
    """Enemy hexes on which an Auto DS can be declared at this moment (S42-8.6.1.a)."""
    able, grounds = fit_to_overrun(state, side), _overrun_grounds(state, side)
    (before, known), found = state.memo.get(_OVERRUNS, _NEVER_ASKED)
    asked = state.occupied[FOE[side]]
    if known == grounds:
        found &= asked
        asked &= _unsettled(state, able, before)
        found ^= found & asked
    else:
        found = 0
    if asked:
        found |= _overrun_among(state, side, asked, able)
    state.memo[_OVERRUNS] = ((able, grounds), found)
    state.stirred = 0
    return found


_OVERRUNS = ("overruns", 0)
_NEVER_ASKED: tuple[tuple[object, ...], Bitboard] = ((0, ()), 0)


def _overrun_among(state: S42State, side: int, hexes: Bitboard, able: int) -> Bitboard:
    """Those of some enemy hexes on which the able units can declare an Auto DS."""
    found, beside, own = 0, state.country.grid.neighbour_mask, state.occupied[side]
    for target in few(hexes):
        if not (beside[target] | 1 << target) & own:
            continue
        if not _could_be_overrun(state, side, target, able):
            continue
        battle = strongest(state, side, target, able, automatic=True)
        if battle is not None and odds(state, battle).automatic:
            found |= 1 << target
    return found


def _overrun_grounds(state: S42State, side: int) -> tuple[object, ...]:
    """All that an Auto DS depends on beside the units in and around the hex attacked."""
    return (
        side, state.going, state.forts, state.stale_forts, state.axis_cities, state.flotilla,
        state.oos, state.used, state.remnant, state.retreated, state.lost,
    )  # fmt: skip


def _unsettled(state: S42State, able: int, before: object) -> Bitboard:
    """Hexes in or beside which something has happened since the able units were as before."""
    found, beside = state.stirred, state.country.grid.neighbour_mask
    for u in each(able ^ before if isinstance(before, int) else able):
        h = state.place[u]
        if h >= 0:
            found |= beside[h] | 1 << h
    return found


def _could_be_overrun(state: S42State, side: int, target: HexId, able: int) -> bool:
    """A quick test that rules most hexes out: the best shifts and unhindered strengths."""
    row = state.going.rows[target]
    fort = fortified(state, target, FOE[side])
    tanks = row is None or (row.tank_shift and not fort)
    best = (2 if tanks else 0) - fort - (row.shift if row else 0)
    ratio = AUTOMATIC + 1 - best
    most = ATTACK_CAP // ratio
    defense, winter = 0, int(state.going.season.winter)
    units = state.combat_at(target, FOE[side]) & ~state.disordered & ~state.train
    while units:
        low = units & -units
        units ^= low
        face = state.face(low.bit_length() - 1)
        if not face.bracketed:
            defense += face.defense - winter
            if defense > most:
                return False
    return _might(state, target, able) >= defense * ratio


def _might(state: S42State, target: HexId, able: int) -> int:
    """The most that the able units in and around a hex could bring, doubling included."""
    at, total = state.at, 0
    for near in (target, *state.country.grid.adjacent[target]):  # S42-29.1.3.a
        units = at.get(near, 0) & able if near != NOWHERE else 0
        while units:
            low = units & -units
            units ^= low
            u = low.bit_length() - 1
            doubles = state.type_of(u) in (UnitType.MOUNTAIN, UnitType.ENGINEER)
            total += state.face(u).attack << doubles
    return total


def breakthrough_battle(
    state: S42State, side: int, target: HexId, units: Sequence[int], air: int = NONE
) -> Battle:
    """The attack of a Breakthrough Group: those of its units that have an attack strength."""
    able = state.setting.combat & ~state.setting.asu & ~state.disordered
    fighting = tuple(u for u in sorted(units) if able >> u & 1 and state.face(u).attack)
    return Battle(side=side, hex=target, attackers=fighting, air=air, breakthrough=True)


def group_odds(
    state: S42State, side: int, target: HexId, units: Sequence[int], air: int = NONE
) -> Odds:
    """The odds of a Breakthrough Combat by these units (S42-15.1.b)."""
    return odds(state, breakthrough_battle(state, side, target, units, air))
