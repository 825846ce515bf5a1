"""What the State keeps beside where its units are follows from it at any time."""

from random import Random

import pytest

from hexfront.games.aslsk.game import AslskGame
from hexfront.games.aslsk.notation import position
from hexfront.games.aslsk.scenarios.scenario import names
from hexfront.games.aslsk.state import AslskState
from hexfront.play.fields import declared_fields
from tests.games.walking import walk

GAME = AslskGame()
DERIVED = [field.name for field in declared_fields(AslskState) if field.role == "derived"]


def crowds(state: AslskState) -> list[int]:
    """By side: the hexes with as many units as the least that fill one, counted one by one."""
    limits, found = state.setting.charts.movement.stacking, [0, 0]
    for side in (0, 1):
        own = [place for u, place in enumerate(state.place) if state.side_of(u) == side]
        for h in {place for place in own if place >= 0}:
            if own.count(h) >= min(limits.smc.value, limits.squads.value):
                found[side] |= 1 << h
    return found


@pytest.mark.parametrize("scenario", names())
def test_what_is_kept_is_what_would_be_derived(scenario: str) -> None:
    random, state = Random(scenario), GAME.new(scenario)
    for _ in walk(state, random, 500):
        assert state.crowded == crowds(state)
        if random.random() < 0.1:
            fresh = state.copy()
            fresh.derive()
            for name in DERIVED:
                kept = getattr(state, name)
                if name == "arms":  # whoever has laid all down may still be there
                    kept = {u: weapons for u, weapons in kept.items() if weapons}
                assert getattr(fresh, name) == kept, name


def test_a_hex_is_crowded_from_the_third_friend_until_he_leaves() -> None:
    p = position("ger A 4-6-7 at K5\nger B 4-6-7 at K5\nger C 4-6-7 at L5\nrus S 4-4-7 at K5")
    full = 1 << p.hex("K5")
    assert p.state.crowded == [0, 0]
    p.state.put(p.unit("C"), p.hex("K5"))
    assert p.state.crowded == [full, 0]
    p.state.put(p.unit("A"), p.hex("L5"))
    assert p.state.crowded == [0, 0]


@pytest.mark.parametrize(("nation", "afv", "side"), [("ger", "pziiin", 0), ("rus", "rus-kv1e", 1)])
def test_a_hex_is_armored_until_its_last_vehicle_leaves(nation: str, afv: str, side: int) -> None:
    p = position(f"{nation} A {afv} at K5\n{nation} B {afv} at K5\n{nation} S 8-0 at L5")
    k5, l5 = 1 << p.hex("K5"), 1 << p.hex("L5")
    assert p.state.armored[side] == k5
    p.state.put(p.unit("A"), p.hex("L5"))
    assert p.state.armored[side] == k5 | l5
    p.state.put(p.unit("B"), p.hex("L5"))
    assert p.state.armored[side] == l5
    assert p.state.armored[1 - side] == 0
