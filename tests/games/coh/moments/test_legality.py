"""The list of choices and the bars say the same: what is listed passes, all else is refused."""

from collections.abc import Iterator
from random import Random

import pytest

from hexfront.games.coh.choices import (
    Arrow,
    Attack,
    Bombard,
    CloseCombat,
    CohChoice,
    Decline,
    Done,
    Enter,
    Face,
    Flame,
    FlameClose,
    Gather,
    GroupKind,
    Join,
    LaySmoke,
    Load,
    Move,
    Pass,
    Pivot,
    PlanSmoke,
    PlanStrike,
    PlayCard,
    Rally,
    Recon,
    Reroll,
    Reveal,
    Select,
    Shift,
    Smoke,
    SpendCap,
    Stall,
    StealthMove,
    TakeCover,
    Target,
    Unload,
    UseWeapon,
    UseWeaponClose,
)
from hexfront.games.coh.game import CohGame
from hexfront.games.coh.legality import LEGALITY
from hexfront.games.coh.notation import position
from hexfront.games.coh.scenarios.scenario import scenario_names
from hexfront.games.coh.state import CohState
from hexfront.hexes import bits
from hexfront.play import CHANCE
from tests.games.coh.artillery.helpers import BarrageGame

COH = CohGame()
ALONE = (Select, Recon, Smoke, Rally, Stall, TakeCover, Reveal, Join, Target)


def every_choice(state: CohState, random: Random) -> Iterator[CohChoice]:
    """All that could be said at all, legal or not, and a little beyond."""
    yield from (Pass(), Done(), Decline())
    yield from (Shift(by) for by in range(-3, 4))
    yield from (SpendCap(cap) for cap in range(-1, 10))
    yield from (PlayCard(number) for number in range(22))
    yield from (Reroll(die) for die in range(-1, 4))
    yield from (Arrow(facing) for facing in range(-1, 7))
    for u in range(-1, len(state.hex) + 1):
        yield from (kind(u) for kind in ALONE)
        yield from (Gather(u, kind) for kind in GroupKind)
        yield from (Pivot(u, facing) for facing in range(-1, 7))
        yield from (Face(u, facing) for facing in range(-1, 7))
        for target in range(-1, len(state.hex) + 1):
            yield Load(u, target)
            yield from (CloseCombat(u, target), CloseCombat(u, target, True))
            yield FlameClose(u, target)
            yield from (UseWeaponClose(u, w, target, red) for w, red in ((1, False), (2, True)))
        for to in hexes(state, u, random):
            yield Unload(u, to)
            yield from (Move(u, to), Attack(u, to), Enter(u, to), StealthMove(u, to))
            yield from (LaySmoke(u, to), PlanStrike(to), PlanSmoke(to))
            yield Flame(u, to)
            yield from (UseWeapon(u, weapon, to) for weapon in range(7))
            yield from (Bombard(u, to, spot) for spot in near(state, u, random))


def hexes(state: CohState, u: int, random: Random) -> Iterator[int]:
    yield from (-1, state.field.grid.size)
    yield from random.sample(range(state.field.grid.size), 4)
    yield from (h for h in state.hex if h >= 0)
    if 0 <= u < len(state.hex):
        yield from state.setting.terms[state.side(u)].entry
        if state.hex[u] >= 0:
            yield from state.field.neighbours[state.hex[u]]


def near(state: CohState, u: int, random: Random) -> Iterator[int]:
    """Spotter hexes, and some that are none."""
    yield from (-1, state.field.grid.size, random.randrange(state.field.grid.size))
    if 0 <= u < len(state.hex) and state.hex[u] >= 0:
        yield from random.sample(list(bits(state.field.within(state.hex[u], 2))), 2)


def check(state: CohState, random: Random) -> None:
    legal, seat = set(state.choices()), state.actor()
    for choice in (*legal, *every_choice(state, random)):
        reason = LEGALITY.reason(state, seat, choice)
        assert (reason is None) == (choice in legal), (state.stack[-1], choice, reason)


ASKED = 0.02
"""The part of the decisions of a game at which everything is asked about."""
TABLES = [*((COH, name) for name in scenario_names()), (BarrageGame(), "barrage")]


@pytest.mark.parametrize(("game", "scenario"), TABLES, ids=[name for _, name in TABLES])
def test_in_play_exactly_the_listed_choices_pass_the_bars(game: CohGame, scenario: str):
    random = Random(scenario)
    state = game.new(scenario)
    while not state.over:
        if state.actor() == CHANCE:
            state.fall(state.chances().sample(random))
            continue
        if random.random() < ASKED:
            check(state, random)
        state.take(random.choice(state.choices()))


CROWD = """
    board 9x9
    terrain woods D04 E05 G05, water C03, field B04
    walls E04:N+S
    unit G1 german at D04 facing SE {0}
    unit G2 german at D05 facing S {1}
    unit G3 german at E04 facing S {2} blue=none
    unit G4 german at E05 facing S {3} mover=wheeled
    unit G5 german waiting mover=wheeled
    unit G6 german at A09 hidden {1}
    unit S1 soviet at E06 facing N {3}
    unit S2 soviet at E05 facing N {2} armored
    unit S3 soviet at G05 hidden {1}
    unit S4 soviet waiting
    unit S5 soviet at F06 facing N {0}
    unit S6 soviet mortar calibre=82 indirect=4 minimum=2 at G08 facing NW {1}
    unit G7 german mortar calibre=81 indirect=4 minimum=2 at B02 {2} {hides}
    smoke_by mortars
    smoke heavy F05, light C04 D06
    unit G8 german mover=tracked armored turret tank flamethrower at D06 facing {tank} {1}
    unit G9 german pioneers flamethrower at E04 facing S {3}
    unit S7 soviet mover=tracked armored open-topped red=2 blue=3 at E05 facing N {0}
    unit S8 soviet red=none blue=2 at F06 facing N {2}
    weapons german W01*2 W03, soviet W02*2@1
    entry german A01 B04
    entry soviet C03 I09
    cap german {cap}, soviet {cap}
    hand german 1 2 3 4 5 6 8 9 10 11 12 13, soviet 1 2 3 4 5 6 8 9 10 11 12 13
    turn {turn}
"""
STATES = (
    "", "spent", "stressed", "spent stressed", "hit=pinned", "hit=berserk", "spent hit=berserk",
    "hit=stunned", "hit=panicked", "hit=cowering spent", "hit=suppressed", "hit=unnerved",
)  # fmt: skip


@pytest.mark.parametrize("turn", ["german", "soviet"])
@pytest.mark.parametrize("seed", range(4))
def test_in_a_crowd_with_every_card_exactly_the_listed_choices_pass_the_bars(turn: str, seed: int):
    random = Random(seed)
    words = random.sample(STATES, 4)
    p = position(
        CROWD.format(
            *words,
            cap=random.choice([3, 4, 7]),
            turn=turn,
            hides=random.choice(["hidden", "facing SE"]),
            tank=random.choice(["N", "S"]),
        )
    )
    state = p.state
    for _ in range(25):
        if state.over:
            return
        if state.actor() == CHANCE:
            state.fall(state.chances().sample(random))
            continue
        check(state, random)
        state.take(random.choice(state.choices()))


CONVOY = """
    board 9x9
    terrain woods D04 E05, light-woods G05, field B04, water C03
    level 1 E06 E07 F06, 2 F07
    walls E04:N+S
    road A04 B04 C04 D04 E04 F05 G05
    unit G1 german-rifles-41 at D04 facing SE {0}
    unit G2 german-sdkfz-251 at D04 facing SE {4}
    unit G3 german-pak-36 at C04 facing S {1}
    unit G4 german-opel-blitz at C05 facing S {5}
    unit G5 german-pz-iii-e at C05 facing N {6}
    unit G6 german-opel-blitz waiting
    unit G7 german-mg-34 on=G6
    unit G8 german-wagon at A07 hidden
    unit G9 german-pak-38 on=G8 {2}
    unit S1 soviet-t-34-40 at E04 facing NW {5}
    unit S2 soviet-rifles-41 on=S1 {2}
    unit S3 soviet-gaz at G05 facing NW {6}
    unit S4 soviet-rifles-41 at F06 facing NW {3}
    unit S5 soviet-rifles-41 at B03 hidden
    unit S6 soviet-t-26 at G05 facing NW {4}
    entry german A04 A06
    cap german {cap}, soviet {cap}
    hand german 1 2 3 4 5 6 8 9, soviet 1 2 3 4 5 6 8 9
    turn {turn}
"""
VEHICLE_STATES = (
    "", "spent", "stressed", "hit=crew-stunned", "hit=immobilized", "hit=crew-stunned spent",
    "hit=light-damage", "bogged",
)  # fmt: skip


@pytest.mark.parametrize("turn", ["german", "soviet"])
@pytest.mark.parametrize("seed", range(4))
def test_among_vehicles_exactly_the_listed_choices_pass_the_bars(turn: str, seed: int):
    random = Random(seed)
    words = (*random.sample(STATES, 4), *random.sample(VEHICLE_STATES, 3))
    state = position(CONVOY.format(*words, cap=random.choice([3, 7]), turn=turn)).state
    for _ in range(25):
        if state.over:
            return
        if state.actor() == CHANCE:
            state.fall(state.chances().sample(random))
            continue
        check(state, random)
        state.take(random.choice(state.choices()))
