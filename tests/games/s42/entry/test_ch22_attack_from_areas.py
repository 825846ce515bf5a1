"""Chapter 22.7: attacks out of Entry Areas."""

import pytest

from hexfront.games.s42.combat.attack import cannot_attack, cannot_join
from hexfront.games.s42.notation import position
from tests.games.s42.combat.helpers_combat import (
    attackers,
    facing,
    fighting,
    rule_of,
    shifts,
    strengths,
)

EDGE = """
    map 1000-1612
    area X axis 1300 1400 1600
    axis A 6-7-3 in X
    soviet S 3-5-3 at 1300
"""


@pytest.mark.rule("S42-22.7.a", "S42-8.1.i")
def test_units_in_an_entry_area_attack_hexes_next_to_it() -> None:
    p = facing(EDGE, hex_="1300")
    assert strengths(p.odds()) == (6, 5)
    q = fighting(f"{EDGE}\nsoviet T 3-5-3 at 1500")
    assert q.options("attack") == {"1300"}
    found = cannot_attack(q.state, q.unit("A"), q.hex("1500"))
    assert rule_of(found) == "S42-22.7.a"


@pytest.mark.rule("S42-22.7.c")
def test_they_combine_with_units_on_the_map_and_with_support() -> None:
    p = facing(
        f"""
        {EDGE}
        axis B 4-7-3 at 1301
        axis H S-(1)-5 support-hq in X
        rail edge-1600-1602
        repaired all
        town 1602
        air ger-8-fk
        """,
        hex_="1300",
    )
    assert attackers(p) == {"A", "B"}
    p.play("leave B; use-artillery H; use-air ger-8-fk")
    assert shifts(p.odds()) == {"artillery": 1, "air": 1}


@pytest.mark.rule("S42-21.4.d", "S42-21.4.e")
@pytest.mark.parametrize("own", ["axis", "soviet"])
def test_a_replacement_marker_in_the_area_binds_its_unit_alone(own: str) -> None:
    foe = "soviet" if own == "axis" else "axis"
    p = position(f"""
        map 1000-1612
        area X {own} 1300 1400 1600
        {own} A 6-7-3 in X
        {own} N 6-7-3 in X fresh
        {foe} S 3-5-3 at 1300
        phase combat {own}
    """).choose("attack 1300")
    assert attackers(p) == {"A"}
    refusal = p.refusal("join N")
    assert (refusal.rule, refusal.message) == ("S42-21.4.d", "no-advance-replacement")


@pytest.mark.rule("S42-22.7.c", "S42-18.4.b")
@pytest.mark.parametrize(("where", "near"), [("1402", True), ("1404", False)])
def test_an_hq_on_the_map_reaches_into_the_area(where: str, near: bool) -> None:
    p = facing(f"{EDGE}\naxis H S-(1)-5 support-hq range=3 at {where}", hex_="1300")
    assert (p.options("use-artillery") == {"H"}) is near


@pytest.mark.rule("S42-22.7.b")
def test_they_stack_at_the_edge_within_the_limit() -> None:
    crowd = "\n".join(f"axis A{n} {n}-7-3 in X" for n in range(1, 12))
    p = facing(f"{EDGE}\n{crowd}", hex_="1300")
    beyond = p.state.country.grid.adjacent[p.hex("1300")].count(-1)
    assert len(attackers(p)) == 3 * beyond
    assert "A1" not in attackers(p), "the strongest go first"
    assert not p.choices("join")
    battle = p.state.stack[-1].battle
    found = cannot_join(p.state, battle.attackers, p.unit("A1"), battle.hex)
    assert rule_of(found) == "S42-22.7.b"


@pytest.mark.rule("S42-22.7.b")
def test_the_limit_is_that_of_the_side() -> None:
    crowd = "\n".join(f"soviet A{n} {n}-7-3 in B" for n in range(1, 12))
    text = f"map 1000-1612\narea B soviet 1300\n{crowd}\naxis S 3-5-3 at 1300"
    p = facing(text, "soviet", "1300")
    beyond = p.state.country.grid.adjacent[p.hex("1300")].count(-1)
    assert len(attackers(p)) == 2 * beyond
    q = facing(f"{text}\nsoviet F 1-1-3 free in B\nsoviet Q 0-0-5 army-hq hq=tank in B",
               "soviet", "1300")  # fmt: skip
    assert len(attackers(q)) == 2 * beyond + 1 + 1, "an Army HQ and a Free Stacking Unit"
    hqs = "\n".join(f"soviet Q{n} 0-0-5 army-hq hq=tank in B" for n in range(beyond + 1))
    r = facing(f"{text}\n{hqs}", "soviet", "1300")
    assert len(attackers(r)) == 3 * beyond, "one Army HQ to a hex is all that helps"
    light = "\n".join(f"soviet F{n} 12-1-3 free in B" for n in range(beyond + 1))
    s = facing(f"{text}\n{light}", "soviet", "1300")
    assert len(attackers(s)) == 3 * beyond, "and one Free Stacking Unit to a hex stacks free"


@pytest.mark.rule("S42-22.7.d")
def test_they_may_advance_onto_the_map() -> None:
    p = facing(f"{EDGE}\ncrt * * = DR4 4 x\narea B soviet 1312", hex_="1300").play("resolve", 3)
    while p.waits_for == "Retreating":
        p.choose(p.choices("step")[0])
    assert p.legal("end-advance"), "this is optional"
    p.play("advance A; step 1300")
    assert p.where("A") == "1300"


@pytest.mark.rule("S42-14.5.d", "S42-22.7.d")
@pytest.mark.parametrize(("road", "goes_on"), [("road edge-1300-1301", True), ("", False)])
@pytest.mark.parametrize("terrain", ["marsh", "mountain"])
def test_only_by_road_do_they_advance_on_over_marsh_and_mountain(
    terrain: str, road: str, *, goes_on: bool
) -> None:
    p = position(f"""
        map 1000-1612
        area X axis 1300
        terrain {terrain} 1300
        {road}
        axis A 15-7-6 tank in X
        soviet S 1-1-3 steps=1 at 1300
        crt * * = DS 4 x
        phase combat axis
    """)
    p.play("attack 1300; resolve", 3, "advance A; step 1300")
    assert ("1301" in p.options("step")) is goes_on


@pytest.mark.rule("S42-22.7.e")
def test_if_the_defender_holds_they_stay() -> None:
    p = facing(f"{EDGE}\ncrt * * = A1", hex_="1300").play("resolve", 3)
    assert (p.where("A"), p.steps("A")) == ("X", 1)


@pytest.mark.rule("S42-22.6.1.c")
def test_units_that_changed_their_area_do_not_attack() -> None:
    p = position(f"{EDGE.replace('in X', 'in X spent')}\nduring combat axis")
    found = cannot_attack(p.state, p.unit("A"), p.hex("1300"))
    assert rule_of(found) == "S42-22.6.1.c"


@pytest.mark.rule("S42-S1.2.h")
def test_axis_units_that_left_the_map_do_not_attack_onto_it() -> None:
    p = fighting("""
        map 1000-1612
        area M both 1300
        exit-areas M
        axis A 6-7-3 in M
        soviet S 3-5-3 at 1300
    """)
    assert p.actor == "over"
    found = cannot_attack(p.state, p.unit("A"), p.hex("1300"))
    assert rule_of(found) == "S42-S1.2.h"


TWO = """
    map 1000-1612
    area X axis 1000
    area Y axis 1300
    axis A 20-7-3 in Y
    axis B 20-7-3 in X
    soviet S 3-1-3 at 1300
"""


@pytest.mark.rule("S42-22.7.a")
def test_each_area_has_its_own_hexes() -> None:
    p = facing(TWO, hex_="1300")
    assert attackers(p) == {"A"}
    found = cannot_attack(p.state, p.unit("B"), p.hex("1300"))
    assert rule_of(found) == "S42-22.7.a"


@pytest.mark.rule("S42-22.7.a", "S42-8.6.1.a")
def test_nobody_in_any_area_takes_part_in_an_auto_ds() -> None:
    p = position(f"{TWO}\nphase movement axis")
    assert p.options("overrun") == set()
    inside = TWO.replace("A 20-7-3 in Y", "A 20-7-3 at 1301")
    assert position(f"{inside}\nphase movement axis").options("overrun") == {"1300"}


@pytest.mark.rule("S42-8.1.a")
def test_units_in_no_area_and_no_hex_do_not_attack() -> None:
    p = fighting(f"{EDGE}\naxis E 6-7-3 eliminated=1\naxis D 6-7-3 due=9")
    for name in ("E", "D"):
        found = cannot_attack(p.state, p.unit(name), p.hex("1300"))
        assert found is not None
        assert (found.rule, found.message) == ("S42-8.1.a", "no-attack-off-map")


@pytest.mark.rule("S42-22.7.b")
def test_beside_a_hex_within_the_map_there_is_room_for_one_stack() -> None:
    crowd = "\n".join(f"axis A{n} 6-7-3 in X" for n in range(5))
    p = facing(f"map 1000-1612\narea X axis 1305\n{crowd}\nsoviet S 3-5-3 at 1305", hex_="1305")
    assert len(attackers(p)) == 3
    assert p.options("join") == set()


@pytest.mark.rule("S42-24.1.3.c", "S42-8.1.i")
def test_no_attack_out_of_baku() -> None:
    """It does not become an Axis Entry Area."""
    p = position("""
        map 1000-2010
        area X axis 1005
        area G soviet 2000-2010
        axis A 10-8-6 tank red in G
        axis B 10-8-6 tank red at 1905
        soviet S 3-4-3 at 2005
        phase combat axis
    """)
    p.choose("attack 2005")
    assert p.options("join") == set()
    assert p.refusal("join A").rule == "S42-24.1.3.c"


@pytest.mark.rule("S42-18.4.a", "S42-18.4.b", "S42-22.7.c")
@pytest.mark.parametrize(("span", "reaches"), [(3, True), (2, False)])
@pytest.mark.parametrize(
    ("gun", "attacker", "target"), [("in X", "at 1205", "1305"), ("at 1205", "in X", "1005")]
)
def test_the_step_between_area_and_map_counts_in_the_range(
    gun: str, attacker: str, target: str, span: int, reaches: bool
) -> None:
    """1205 is three hexes from the area."""
    p = position(f"""
        map 1000-1610
        area X axis 1000-1010
        axis G S-(1)-5 artillery range={span} {gun}
        axis A 9-7-3 {attacker}
        soviet S 3-4-3 at {target}
        phase combat axis
    """)
    assert p.choose(f"attack {target}").legal("use-artillery G") is reaches


@pytest.mark.rule("S42-23.4.b")
@pytest.mark.parametrize(("place", "attack"), [("in X", 9), ("at 1004", 8)])
def test_winter_weakens_nobody_beside_the_map(place: str, attack: int) -> None:
    p = position(f"""
        map 1000-1610
        area X axis 1000-1010
        axis A 9-7-3 {place}
        soviet S 3-4-3 at 1005
        turn 30
        phase combat axis
    """)
    assert p.choose("attack 1005").odds().attack.total == attack


@pytest.mark.rule("S42-22.6.1.c", "S42-13.2.1.c", "S42-22.7.a")
@pytest.mark.parametrize(
    ("state", "rule"), [("spent", "S42-22.6.1.c"), ("disrupted", "S42-13.2.1.c")]
)
def test_who_may_not_attack_out_of_an_area_is_told_why(state: str, rule: str) -> None:
    ground = "map 1000-1610\narea X axis 1000-1010\nsoviet S 3-1-3 at 1005"
    more = "axis B 9-4-3 at 1205\nsoviet T 1-4-3 at 1206"
    p = position(f"{ground}\n{more}\naxis A 9-7-3 in X {state}\nphase combat axis running")
    assert p.refusal("attack 1005").rule == rule
    p = position(f"{ground}\naxis A 20-7-3 in X\nphase movement axis")
    refused = p.refusal("overrun 1005")
    assert (refused.rule, refused.message) == ("S42-22.7.a", "no-overrun-area")
