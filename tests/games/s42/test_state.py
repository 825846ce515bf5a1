"""The State keeps what follows from the positions of units true at every change."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexfront.games.s42.entry.areas import edge_bonds
from hexfront.games.s42.places import Order, area_place
from hexfront.games.s42.scenarios.start import set_up
from hexfront.games.s42.setting import AXIS, SOVIET, S42Options, Setting, setting
from hexfront.games.s42.state import S42State
from hexfront.games.s42.zones.zones import bonds, zone_of_control
from hexfront.play.masks import members
from hexfront.play.teams import FOE


def fall_blau(*, full_retreat_zoc: bool = True) -> Setting:
    return setting("fall-blau", S42Options(full_retreat_zoc=full_retreat_zoc))


def set_out(chosen: Setting) -> S42State:
    state = S42State(chosen)
    set_up(state)
    return state


def recount(state: S42State, side: int) -> tuple[int, int, int]:
    """Occupied hexes, sources and anchors of a side, unit by unit as the rules tell it."""
    chosen = state.setting
    occupied = sources = anchors = 0
    for h in state.country.grid.hexes:
        here = [
            u
            for u in range(len(chosen.units))
            if state.place[u] == h and state.side_of(u) == side and state.unit(u).combat
        ]
        riding = [u for u in here if state.train >> u & 1]
        fleeing = [u for u in here if state.order(u) is Order.FULL_RETREAT]
        zone = [u for u in here if u not in riding]
        if not chosen.options.full_retreat_zoc:
            zone = [u for u in zone if u not in fleeing]
        good = [u for u in here if u not in riding and state.order(u) is Order.GOOD]
        whole = [u for u in good if not (state.unit(u).free_stacking or state.unit(u).asu)]
        occupied |= bool(here) << h
        sources |= bool(zone) << h
        anchors |= bool(whole or len(good) >= 2) << h
    return occupied, sources, anchors


def shuffle(state: S42State, seed: int, changes: int) -> None:
    random = Random(seed)
    land = [h for h in state.country.grid.hexes if state.country.land >> h & 1]
    units = [u for u in range(len(state.setting.units)) if state.place[u] >= 0]
    for _ in range(changes):
        u = random.choice(units)
        match random.randrange(4):
            case 0 | 1:
                here = state.place[u]
                near = state.country.grid.neighbours[here] if here >= 0 else ()
                state.put(u, random.choice([*near, random.choice(land), area_place(0)]))
            case 2:
                state.set_order(u, random.choice(list(Order)))
            case _:
                state.set_train(u, random.random() < 0.5)


@pytest.mark.rule("S42-6.1.c", "S42-7.1.a", "S42-7.1.b", "S42-7.1.f", "S42-13.2.1.b")
@given(seed=st.integers(0, 10**6), zoc=st.booleans())
def test_boards_follow_every_change(seed: int, zoc: bool) -> None:
    state = set_out(fall_blau(full_retreat_zoc=zoc))
    shuffle(state, seed, 60)
    for side in (AXIS, SOVIET):
        boards = state.occupied[side], state.sources[side], state.anchors[side]
        assert boards == recount(state, side)


@given(seed=st.integers(0, 10**6))
def test_zones_and_bonds_are_never_stale(seed: int) -> None:
    state = set_out(fall_blau())
    for part in range(3):
        shuffle(state, seed + part, 5)
        for side in (AXIS, SOVIET):
            ground, edge = state.going.ground, edge_bonds(state, side)
            assert state.zoc(side) == zone_of_control(ground, state.sources[side])
            fresh = bonds(ground, state.anchors[side], state.occupied[FOE[side]], edge)
            assert state.bonds(side) == fresh


def test_a_copy_is_equal_and_independent() -> None:
    state = set_out(fall_blau())
    state.bonds(AXIS)
    other = state.copy()
    assert other == state
    assert other.digest() == state.digest()
    moved = members(state.setting.own[AXIS] & state.setting.combat)[0]
    other.put(moved, area_place(0))
    assert other != state
    assert state.bonds(AXIS) == state.copy().bonds(AXIS)
    assert other.occupied != state.occupied
