"""Random play on crowded fronts; what is offered is compared with the words of the rulebook."""

from random import Random

import pytest

from hexfront.games.s42 import choices as c
from hexfront.games.s42.moments.advance import AdvanceChoice, Advancing
from hexfront.games.s42.moments.breakthrough import GroupAdvance
from hexfront.games.s42.moments.combat import CombatPhase, Gathering
from hexfront.games.s42.moments.movement import MovementPhase
from hexfront.games.s42.moments.retreat import Retreating
from hexfront.games.s42.notation import Position, position
from hexfront.hexes import HexId, bits
from hexfront.play import CHANCE
from hexfront.play.teams import FOE
from tests.games.s42.play.helpers_advances import LOWEST, Advances
from tests.games.s42.play.helpers_front import front
from tests.games.s42.play.helpers_words import Words

AUTO_DS = 9
"""The column 10-1."""


def check_zones(p: Position) -> None:
    words, state = Words(p.state), p.state
    for side in (0, 1):
        assert set(bits(state.zoc(side) & state.country.land)) == words.zones[side]
    for h in filter(lambda place: place >= 0, words.units):
        sides = {words.side(u) for u in words.units[h]}
        assert len(sides) == 1, f"both sides are in {p.label(HexId(h))}"


def check_overruns(p: Position, top: MovementPhase) -> None:
    words, found = Words(p.state), p.options("overrun")
    for h in bits(p.state.occupied[FOE[top.side]]):
        teams = filter(None, words.teams(h, top.side))
        wanted = any(words.odds(team, h, top.side)[2] >= AUTO_DS for team in teams)
        assert (p.label(h) in found) is wanted, p.label(h)


def check_targets(p: Position, top: CombatPhase) -> None:
    """With support there may be more targets, but only next to units that are able."""
    words, state = Words(p.state), p.state
    for h in bits(state.occupied[FOE[top.side]]):
        here = words.troops(h, FOE[top.side])
        stood = [u for u in here if words.marked("struck", u) and not words.marked("retreated", u)]
        gone = all(words.marked("retreated", u) for u in here)
        teams = [team for team in words.teams(h, top.side) if team]
        if stood or gone or not teams:
            assert h not in top.targets, p.label(h)
        elif any(words.odds(team, h, top.side)[2] >= LOWEST for team in teams):
            assert h in (*top.targets, *top.dropped), p.label(h)


def check_odds(p: Position, top: Gathering) -> None:
    words, battle, found = Words(p.state), top.battle, p.odds()
    attack, defense, column = words.odds(battle.attackers, battle.hex, battle.side)
    column += (battle.air >= 0) + len(battle.artillery)
    assert (found.attack.total, found.defense.total, found.column) == (attack, defense, column)
    assert p.legal("resolve") is (column >= (AUTO_DS if battle.automatic else LOWEST))
    assert set(top.able) == set(words.able(battle.hex, battle.side))


def check_who_advances(p: Position, top: AdvanceChoice) -> None:
    words, battle = Advances(p.state), top.following.battle
    wanted = {
        u for u, used in top.following.waiting
        if words.steps(battle, (u,), HexId(p.state.place[u]),
                       words.allowance(battle, u) - used, first=not used)
    }  # fmt: skip
    assert set(top.able) == wanted


def check_advance(p: Position, top: Advancing) -> None:
    words, march = Advances(p.state), top.march
    at = HexId(p.state.place[march.units[0]])
    left = min(words.allowance(march.battle, u) for u in march.units) - march.used
    wanted = words.steps(march.battle, march.units, at, left, first=not march.used)
    assert {place for place in top.onward if place >= 0} == wanted


def check_group(p: Position, top: GroupAdvance) -> None:
    words = Advances(p.state)
    ends, full = words.group_steps(top.battle, top.group)
    offered = {place for place in top.steps if place >= 0}
    assert ends <= offered <= ends | full
    if not top.passing:
        assert set(top.targets) == words.group_targets(top.battle, top.group)


def check_retreat(p: Position, top: Retreating) -> None:
    """No step that is open is fatal by itself (12.2)."""
    words, retreat = Words(p.state), top.retreat
    side = words.side(retreat.units[0])
    for place in (HexId(place) for place in top.onward if place >= 0):
        assert words.terrain_lets(retreat.units, retreat.at, place)
        assert not words.troops(place, FOE[side])
        assert place in p.state.country.grid.neighbours[retreat.at]
        assert place not in (retreat.origin, *retreat.path)


def check(p: Position) -> None:
    match p.state.stack[-1]:
        case MovementPhase() as top:
            check_overruns(p, top)
        case CombatPhase() as top:
            check_targets(p, top)
        case Gathering() as top:
            check_odds(p, top)
        case AdvanceChoice() as top:
            check_who_advances(p, top)
        case Advancing() as top:
            check_advance(p, top)
        case GroupAdvance() as top:
            check_group(p, top)
        case Retreating() as top:
            check_retreat(p, top)


Unguarded = dict[HexId, tuple[set[int], set[HexId]]]


def unguarded(p: Position) -> Unguarded:
    """Hexes in which all combat units are in Full Retreat, with these and the enemies beside."""
    words, found = Words(p.state), Unguarded()
    for h in (HexId(place) for place in words.units if place >= 0):
        for side in (0, 1):
            here = words.troops(h, side)
            if here and all(words.marked("full_retreat", u) for u in here):
                near = (n for n in words.grid.neighbours[h] if not words.impassable(h, n))
                found[h] = set(here), {n for n in near if words.troops(n, FOE[side])}
    return found


def check_withdrawals(before: Unguarded, now: Unguarded) -> None:
    """Nobody in Full Retreat has let an enemy come up to him (13.3.2)."""
    for h, (units, enemies) in now.items():
        if h in before and before[h][0] & units:
            assert enemies <= before[h][1], "an enemy came beside units in Full Retreat"


WEIGHTS = {
    c.EndPhase: 2, c.GoFullRetreat: 0.3, c.RemoveFort: 0.1, c.Fortify: 0.1, c.CallOff: 0.3,
    c.Attack: 6, c.Overrun: 6, c.Resolve: 6, c.Breakthrough: 6, c.FormGroup: 6,
}  # fmt: skip
"""How gladly a random player takes a choice; all others are taken as gladly as one another."""


def step(p: Position, random: Random) -> None:
    state = p.state
    if state.actor() == CHANCE:
        state.fall(state.chances().sample(random))
    else:
        listed = list(state.choices())
        weights = [WEIGHTS.get(type(choice), 1) for choice in listed]
        state.take(random.choices(listed, weights)[0])
    p.settle()


@pytest.mark.parametrize("phase", ["combat axis", "combat soviet", "movement axis"])
@pytest.mark.parametrize("seed", range(12))
def test_what_is_offered_is_what_the_words_allow(seed: int, phase: str) -> None:
    random = Random(f"{seed} {phase}")
    p = position(front(random, phase))
    before = unguarded(p)
    for number in range(60):
        if not p.state.stack:
            break
        if number % 6 == 0:
            check_zones(p)
        check(p)
        step(p, random)
        now = unguarded(p)
        if not p.state.stack or not isinstance(p.state.stack[-1], Retreating):
            check_withdrawals(before, now)
        before = now
