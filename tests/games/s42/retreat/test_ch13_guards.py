"""Rule 13.3.3: units in Full Retreat whose guard is lost in an attack of its own."""

import pytest

from hexfront.games.s42.notation import Position, position

MIRROR = pytest.mark.parametrize(("own", "foe"), [("axis", "soviet"), ("soviet", "axis")])
GROUNDS = {
    "open ground": "",
    "over the Volga": "river volga 1304/1305\nferry 1304/1305",
    "over a river": "river major 1304/1305",
}


def fled(p: Position, start: str) -> None:
    """F makes two hexes, led by the active player."""
    while p.waits_for == "Retreating":
        p.choose(p.choices("step")[0])
    assert p.state.country.grid.distance(p.hex(start), p.hex(p.where("F"))) == 2


@MIRROR
@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("foes", ["at 1305", "at 1305 train"])
@pytest.mark.parametrize("option", ["on", "off"])
@pytest.mark.rule("S42-13.3.3.b")
def test_a_loss_of_the_attacker_takes_the_guard(
    own: str, foe: str, ground: str, foes: str, option: str
) -> None:
    """With an EZOC in the hex or without one."""
    p = position(f"""
        map 1000-1620
        {GROUNDS[ground]}
        option withdraws_unguarded {option}
        {own} G 8-7-3 steps=1 at 1304
        {own} F 4-5-3 fr at 1304
        {foe} S 3-4-3 {foes}
        crt * * = A1
        phase combat {own}
    """)
    p.play("attack 1305; resolve", 3)
    assert (p.where("G"), p.waits_for, p.actor) == ("eliminated", "Retreating", own)
    assert p.state.stack[-1].retreat.rule == "S42-13.3.3.b"
    fled(p, "1304")


@MIRROR
@pytest.mark.rule("S42-13.3.3.b", "S42-29.1.1.e")
def test_so_it_is_inside_a_contested_city(own: str, foe: str) -> None:
    p = position(f"""
        map 1000-1620
        city 1305 major
        contested 1305
        city-battle 1305 1
        option contested_cities on
        {own} G 18-7-3 steps=1 at 1305
        {own} F 4-5-3 fr at 1305
        {foe} S 3-4-3 at 1305
        crt * * = A1
        phase combat {own}
    """)
    p.play("attack 1305; resolve", 3)
    assert (p.waits_for, p.actor) == ("Retreating", own)
    fled(p, "1305")
    assert list(p.at("1305")) == ["S"]


@pytest.mark.rule("S42-13.3.3.b", "S42-11.4.1.a")
@pytest.mark.parametrize(("result", "goes"), [("S 1*/-", True), ("S -/-", False)])
def test_a_loss_by_the_defense_takes_it_too(result: str, goes: bool) -> None:
    p = position(f"""
        map 1000-1620
        river volga 1304/1305
        ferry 1304/1305
        axis G 18-7-3 steps=1 at 1304
        axis F 4-5-3 fr at 1304
        soviet S 3-4-3 at 1305
        crt * * = DR2 2
        dd * * = {result}
        turn 9
        phase combat axis
    """)
    p.play("attack 1305; resolve", 3, "defend", 3)
    assert (p.waits_for == "Retreating") is goes
    assert (p.where("G") == "eliminated") is goes


@pytest.mark.rule("S42-13.3.3.b", "S42-10.4.3.a")
@pytest.mark.parametrize(("choice", "goes"), [("keep-remnant", False), ("skip-remnant", True)])
def test_a_remnant_is_a_guard(choice: str, goes: bool) -> None:
    p = position("""
        map 1000-1620
        axis G 18-7-3 steps=3 lost=1 at 1304
        axis F 4-5-3 fr at 1304
        soviet S 3-4-3 at 1305
        crt * * = A1
        phase combat axis
    """)
    p.play("attack 1305; resolve", 3, choice)
    assert (p.waits_for == "Retreating") is goes


@MIRROR
@pytest.mark.rule("S42-13.3.3.b")
@pytest.mark.parametrize(
    ("steps", "more", "goes"),
    [(1, "", True), (2, "", False), (1, "H 2-2-3 disrupted at 1304", False)],
)
def test_a_reduced_or_another_guard_keeps_it(
    own: str, foe: str, steps: int, more: str, goes: bool
) -> None:
    p = position(f"""
        map 1000-1620
        {own} G 18-7-3 steps={steps} at 1304
        {own} F 4-5-3 fr at 1304
        {own + " " + more if more else ""}
        {foe} S 3-4-3 at 1305
        crt * * = A1
        phase combat {own}
    """)
    p.play("attack 1305; resolve", 3)
    assert (p.waits_for == "Retreating") is goes


@MIRROR
@pytest.mark.rule("S42-13.3.2.e")
def test_a_combat_elsewhere_moves_nobody_who_may_stay(own: str, foe: str) -> None:
    """With the option off a unit whose guard left in the Movement Phase stays where it is."""
    p = position(f"""
        map 1000-1620
        option withdraws_unguarded off
        {own} F 5-5-3 fr at 1304
        {foe} T 3-3-3 at 1305
        {own} G 5-5-3 at 1004
        {foe} S 3-3-3 at 1104
        crt * * = A1
        phase combat {own}
    """)
    p.play("attack 1104; resolve", 3)
    assert p.where("F") == "1304"
    assert p.waits_for != "Retreating"
