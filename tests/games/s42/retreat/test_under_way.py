"""Retreats during which something else changes: enemies give way, a City is contested no more."""

import pytest

from hexfront.games.s42.notation import Position, position
from tests.games.s42.retreat.helpers_retreat import field, isles, retreat

AROUND = """
    map 1000-1620
    axis G 1-1-3 at 1505
    axis A 9-7-3 at 1304
    axis F 4-5-3 fr at 1405
    axis X 1-1-3 train at 1308
    axis Y 1-1-3 train at 1206
    axis Z 1-1-3 train at 1207
    axis V 1-1-3 train at 1506
    axis W 1-1-3 train at 1205
    soviet S 3-5-3 at 1305
    crt * * = DR2 2 x
"""
"""From 1305 a way leads over 1306, in the EZOC of F alone, and another over 1404."""


@pytest.mark.rule("S42-12.2.c", "S42-12.1.2.a")
@pytest.mark.parametrize(
    ("way", "fate"),
    [("step 1406; step 1407", "eliminated"), ("step 1505; step 1604", "1307")],
)
def test_who_has_left_together_goes_on_or_is_lost_where_it_is(way: str, fate: str) -> None:
    """F gives way to them, and the attacker, who leads it, may bar their way with its ZOC."""
    p = position(f"{AROUND}\nsoviet R 3-5-3 at 1305\nphase combat axis")
    p.play("attack 1305; resolve", 3, "step 1306")
    assert (p.waits_for, p.actor) == ("Retreating", "axis")
    p.play(way)
    assert (p.where("S"), p.where("R")) == (fate, fate)
    assert p.waits_for == "AdvanceChoice"


@pytest.mark.rule("S42-12.1.2.a", "S42-12.1.3.a")
@pytest.mark.parametrize("climber", ["S", "R"])
def test_units_that_part_on_the_way_go_on_from_there(climber: str) -> None:
    """Only over alpine hexsides does a way still lead on."""
    ground = AROUND.replace("axis Y 1-1-3 train at 1206", "alpine 1206/1306+1307")
    text = f"{ground}\nsoviet R 3-5-3 at 1305\nphase combat axis"
    p = position(text.replace(f"soviet {climber} 3-5-3", f"soviet {climber} 3-5-3 mountain"))
    p.play("attack 1305; resolve", 3, "step 1306; step 1406; step 1407")
    while p.waits_for == "Retreating":
        p.choose(p.choices("step")[0])
    other = "R" if climber == "S" else "S"
    assert (p.where(climber), p.where(other)) == ("1206", "eliminated")


@pytest.mark.rule("S42-12.1.2.a")
def test_who_has_left_already_comes_before_those_who_wait_in_the_hex() -> None:
    ground = AROUND.replace("axis Y 1-1-3 train at 1206", "alpine 1206/1306+1307")
    mates = "soviet R 3-5-3 mountain at 1305\nsoviet Q 3-5-3 at 1305"
    p = position(f"{ground}\n{mates}\nphase combat axis")
    p.play("attack 1305; resolve", 3, "split Q; step 1306; step 1406; step 1407")
    while p.where("Q") == "1305" and p.unit("Q") not in p.state.stack[-1].retreat.units:
        p.choose(p.choices("step")[0])
    assert p.waits_for == "Retreating"
    assert (p.where("R"), p.where("S")) == ("1206", "eliminated")


@pytest.mark.rule("S42-12.2.d", "S42-13.3.2.d")
@pytest.mark.parametrize(("state", "end"), [("fr", "1605"), ("", "1604")])
def test_who_is_far_enough_away_stays_where_the_enemy_gives_way_to_him(
    state: str, end: str
) -> None:
    """He needs a further hex only as long as the enemy has a ZOC where he has come."""
    p = field(
        isles("1405", "1505", "1605", "1604", "1706", "1806", "1907"),
        "river lake 1505/1604",
        f"axis F 3-5-3 {state} at 1706",
        "soviet S 3-5-3 at 1405",
    )
    retreat(p, "S")
    while p.waits_for == "Retreating":
        p.choose(p.choices("step")[0])
    assert (p.where("S"), p.order("S")) == (end, "disrupted")
    assert p.where("F") == ("1907" if state else "1706")


CITY = """
    map 1000-1620
    city 1305 major
    contested 1305
    city-battle 1305 1
    option contested_cities on
    axis A 20-7-3 at 1305
    axis E 1-1-3 at 1207
    axis T 1-1-3 train at 1304
    axis U 1-1-3 train at 1404
    axis V 1-1-3 train at 1405
    axis W 1-1-3 train at 1204
    axis X 1-1-3 train at 1205
    axis Y 1-1-3 train at 1406
    axis Z 1-1-3 train at 1206
    soviet S 3-5-3 at 1305
    crt * * = DR2 2 x
"""
"""The only way leads over 1306 and 1307, which is in the EZOC of E, to 1407."""


@pytest.mark.rule("S42-29.1.1.e", "S42-12.2.d")
@pytest.mark.parametrize("more", ["", "soviet R 3-5-3 at 1305"])
def test_enemies_in_the_city_have_no_zoc_until_the_retreat_out_of_it_is_over(more: str) -> None:
    p = position(f"{CITY}\n{more}\nphase combat axis")
    p.play("attack 1305; resolve", 3)
    while p.waits_for == "Retreating":
        p.choose(p.choices("step")[0])
    assert p.where("S") == "1407"
    assert not more or p.where("R") == "1407"
    assert "1306" in p.zoc("axis")


# Several stacks at once


def shaken(p: Position) -> Position:
    p.choose("end-phase")
    while p.waits_for == "Retreating":
        p.choose(p.choices("step")[0])
    return p


@pytest.mark.rule("S42-12.2.i", "S42-13.3.2.e")
@pytest.mark.parametrize(("own", "foe"), [("axis", "soviet"), ("soviet", "axis")])
@pytest.mark.parametrize(("guard", "saved"), [("", False), ("G 3-5-3 disrupted at 1307", True)])
def test_units_that_give_way_at_the_same_time_are_no_refuge_for_each_other(
    own: str, foe: str, guard: str, saved: bool
) -> None:
    """The only way of F leads into the EZOC in which R stands, and R has to leave as well."""
    trains = "\n".join(
        f"{foe} T{n} 1-1-3 train at {h}" for n, h in enumerate((1204, 1205, 1206, 1404, 1405, 1406))
    )
    p = position(f"""
        map 1000-1620
        {trains}
        {foe} E 3-3-3 at 1304
        {foe} D 3-3-3 at 1308
        {own} F 3-5-3 fr at 1305
        {own} R 3-5-3 fr at 1307
        {own + " " + guard if guard else ""}
        phase movement {own}
    """)
    shaken(p)
    assert (p.where("F") == "1307") is saved
    assert (p.where("F") == "eliminated") is not saved
    assert (p.where("R") == "1307") is saved
