"""The first hex of a map and its first Entry Area are places like any other for means."""

import pytest

from hexfront.games.s42.notation import Position, position
from tests.games.s42.means.helpers_initial import with_means

FOE = {"axis": "soviet", "soviet": "axis"}
SIDES = pytest.mark.parametrize("side", list(FOE))
PLACES = pytest.mark.parametrize("place", ["at 1000", "in A"])
MOBILE = {"axis": 5, "soviet": 4}


def first(side: str, *statements: str) -> Position:
    """A map whose first hex lies next to its first Entry Area, both of them this side's."""
    ground = ("map 1000-1610", f"area A {side} 1000-1003", f"area B {FOE[side]} 1610",
              "rail edge-1000-1300", "repaired all")  # fmt: skip
    return position("\n".join((*ground, *statements)))


@SIDES
@PLACES
@pytest.mark.rule("S42-18.6.4.b", "S42-18.1.d", "S42-26.2.a")
def test_means_of_the_initial_phase(side: str, place: str) -> None:
    p = first(
        side, f"{side} H S-(1)-5 support-hq used {place}", f"sp P {side} {place}",
        "option planned_offensives on", f"phase initial {side}",
    )  # fmt: skip
    assert {"spend-supply P H", "plan-offensive H"} <= set(p.choices())
    assert p.legal("refit H") is (place == "at 1000")
    p.play("plan-offensive H; spend-supply P H")
    assert (p.where("P"), p.states("H"), p.offensives()) == ("pool", set(), ["H"])


@SIDES
@PLACES
@pytest.mark.rule("S42-21.2.a", "S42-21.2.d")
def test_replacements(side: str, place: str) -> None:
    p = first(side, f"{side} U 6-7-3 reduced {place}", f"phase initial {side}")
    with_means(p, infantry=1).play("replace U infantry")
    assert (p.steps("U"), p.states("U")) == (2, {"fresh"})


@SIDES
@pytest.mark.rule("S42-21.3.1.b", "S42-21.3.1.c", "S42-21.3.1.g")
def test_units_come_back_to_the_first_hex_as_far_as_it_receives_them(side: str) -> None:
    dead = [f"{side} U{n} 6-7-3 eliminated=1" for n in range(3)]
    home = ("city 1000 minor Tim", f"control {side} 1000", f"{side} H S-(1)-5 support-hq at 1000")
    p = with_means(first(side, *home, *dead, f"phase initial {side}"), infantry=3)
    p.play("return U0 infantry; arrive U0 1000; return U1 infantry; arrive U1 1000")
    p.choose("return U2 infantry")
    assert p.options("arrive") == {"U2 A"}


@SIDES
@PLACES
@pytest.mark.rule("S42-18.6.2.b", "S42-18.6.8.e")
def test_supply_points_are_flipped_there(side: str, place: str) -> None:
    p = first(side, f"sp P {side} {place}", f"phase movement {side}")
    p.choose("flip-supply P ready").choose("flip-supply P immobile").choose("flip-supply P ready")
    assert p.states("P") == {"ready"}


@SIDES
@pytest.mark.rule("S42-18.6.8.a")
def test_supply_points_in_the_first_hex_count_as_on_the_map(side: str) -> None:
    def may(place: str) -> bool:
        more = [f"sp {side} at 1205"] * (MOBILE[side] - 1)
        p = first(
            side, f"sp P {side} {place}", *more, f"sp Z {side} immobile at 1000",
            f"phase movement {side}",
        )  # fmt: skip
        return p.legal("flip-supply Z ready")

    assert [may(place) for place in ("at 1000", "in A")] == [False, True]


FRONT = {"at 1000": ("1002", "1003"), "in A": ("1100", "1200")}
"""A hex two hexes from a place, and one next to that."""


@SIDES
@PLACES
@pytest.mark.rule("S42-18.4.b", "S42-18.6.5.a", "S42-26.2.d")
@pytest.mark.parametrize("reach", [1, 2])
def test_artillery_and_offensives_reach_from_there(side: str, place: str, reach: int) -> None:
    near, foe = FRONT[place]
    p = first(
        side, f"{side} H S-(1)-5 support-hq range={reach} {place}", f"sp P {side} ready {place}",
        f"{side} U 6-7-3 at {near}", f"{FOE[side]} E 3-4-3 at {foe}",
        "option planned_offensives on", "offensive H ready", f"phase combat {side}",
    )  # fmt: skip
    p.choose(f"attack {foe}")
    given = {"use-artillery H", "use-artillery H P", "use-offensive H"}
    assert given & set(p.choices()) == (given if reach == 2 else set())
    if reach == 2:
        p.choose("use-artillery H P").choose("use-offensive H")


@SIDES
@PLACES
@pytest.mark.rule("S42-18.4.c", "S42-18.3.2.c")
@pytest.mark.parametrize("reach", [1, 2])
def test_artillery_steadies_from_there(side: str, place: str, reach: int) -> None:
    near, foe = FRONT[place]
    p = first(
        side, f"{side} H S-(1)-5 support-hq range={reach} {place}", "turn 12",
        f"{side} U 6-7-3 at {near}", f"{FOE[side]} E 9-4-3 at {foe}", "crt * * = DR2 2",
        f"phase combat {FOE[side]}",
    )  # fmt: skip
    p.play(f"attack {near}; resolve", 4).until("defend").choose("defend")
    assert ("use-artillery H" in p.choices()) is (reach == 2)


@SIDES
@pytest.mark.rule("S42-18.4.b", "S42-22.7.c")
@pytest.mark.parametrize("reach", [1, 2])
def test_artillery_reaches_attackers_in_the_first_area(side: str, reach: int) -> None:
    p = first(
        side, f"{side} H S-(1)-5 support-hq range={reach} at 1102", f"{side} U 6-7-3 in A",
        f"{FOE[side]} E 3-4-3 at 1000", f"phase combat {side}",
    )  # fmt: skip
    assert p.choose("attack 1000").legal("use-artillery H") is (reach == 2)


@PLACES
@pytest.mark.rule("S42-28.1.2.a")
@pytest.mark.parametrize("reach", [1, 2])
def test_leaders_reach_from_there(place: str, reach: int) -> None:
    near, foe = FRONT[place]
    p = first(
        "axis", f"axis M 0-0-6 leader range={reach} {place}", f"axis U 6-7-3 at {near}",
        f"soviet E 3-4-3 at {foe}", "option leaders on", "crt * * = EX", "phase combat axis",
    )  # fmt: skip
    p.play(f"attack {foe}; resolve", 4)
    assert (p.waits_for == "CombatAgain") is (reach == 2)
