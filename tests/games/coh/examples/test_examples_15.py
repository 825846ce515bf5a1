"""The printed examples of chapter 15."""

import pytest

from hexfront.games.coh.notation import position

FAR = "unit S9 soviet-rifles-41 at I07 facing N"


@pytest.mark.example("COH-EX-15.2-1")
def test_a_t_34_goes_three_hexes_of_road_or_open_ground_for_one_ap():
    p = position("""
        road E07 E06 E05
        unit S1 soviet-t-34-40 at E07 facing N
        unit G1 german-rifles-41 at A01 facing N
        turn soviet
    """)
    p.play("move S1 E06", "move S1 E05")
    assert p.cost("move S1 E04") == 0
    p.play("move S1 E04")
    assert not any(name.startswith("move") for name in p.choices())
    p.play("face S1 N", "cap 0", 1)
    assert p.told("log-becomes-spent")[0].args["cost"] == 1


@pytest.mark.example("COH-EX-15.2-2")
def test_four_soviet_turns():
    p = position("""
        board 9x9
        terrain woods E06
        road G08 G07 G06 F06 E05
        unit S1 soviet-t-34-40 at E07 facing N
        unit S35 soviet-gaz at G08 facing N
        unit S36 soviet-gaz at E05 facing NW spent
        unit G1 german-rifles-41 at A01 facing N
        turn soviet
    """)
    assert p.cost("move S1 E06") == 1 + 2
    p.play("move S1 E06")
    assert p.refusal("move S1 E05").rule == "COH-15.2.a"
    p.play("face S1 N", "cap 0", 4, "pass")
    assert p.cost("move S35 G07") == 1
    p.play("move S35 G07", "move S35 G06", "face S35 NW", "cap 0", 2, "pass")
    assert p.cost("move S1 E05") == 1
    p.play("move S1 E05", "move S1 F05", "move S1 G04", "face S1 NE", "cap 0", 2, "pass")
    assert p.unit("S1").hex == "G04"
    assert p.cost("move S35 F06") == 1
    p.play("move S35 F06")
    assert p.refusal("move S35 E05").rule == "COH-15.2.f"
    p.play("face S35 NW", "cap 0", 2)
    assert (p.unit("S35").hex, p.unit("S35").fresh) == ("F06", True)


@pytest.mark.example("COH-EX-15.2-3")
def test_a_tank_climbs_a_hill():
    p = position(f"""
        level 1 E05, 2 E04
        unit G1 german-pz-iii-e at E06 facing N move=1 tracks=1
        {FAR}
    """)
    p.play("move G1 E05")
    cost = p.preview("move G1 E04").cost
    assert cost is not None
    assert [(line.label, line.value) for line in cost.lines] == [("tally-uphill", 1)]
    p.play("move G1 E04", "face G1 N")
    assert p.state.stack[-1].cost == 1 + 1 + 1
    p.play("cap 0", 4)
    assert (p.unit("G1").hex, p.unit("G1").fresh, p.unit("G1").stressed) == ("E04", True, True)


@pytest.mark.example("COH-EX-15.8-1")
def test_a_rally_on_an_apc():
    p = position(f"""
        unit G1 german-rifles-41 on=G2 hit=pinned
        unit G2 german-sdkfz-251 at D04 facing SE
        {FAR}
    """)
    assert p.cost("rally G1") == 5
    p.play("rally G1", 12, "cap 0", 5)
    assert p.unit("G1").hit == ""
    for name in ("G1", "G2"):
        assert (p.unit(name).spent, p.unit(name).stressed) == (True, True)


@pytest.mark.example("COH-EX-15.9-1")
def test_transport_in_three_turns():
    p = position(f"""
        board 9x9
        road D04 E04 F05 G05
        unit G1 german-hmg-34 at D05 facing N
        unit G2 german-sdkfz-251 at D04 facing SE
        {FAR.replace("I07", "I09")}
    """)
    assert p.cost("load G1 G2") == 2
    p.play("load G1 G2")
    assert (p.unit("G1").hex, p.unit("G1").facing) == ("D04", "SE")
    p.play("cap 0", 3, "pass")
    for name in ("G1", "G2"):
        assert (p.unit(name).fresh, p.unit(name).stressed) == (True, True)
    assert p.cost("move G2 E04") == 1 + 1
    p.play("move G2 E04", "move G2 F05")
    assert p.cost("move G2 G05") == 0
    p.play("move G2 G05", "face G2 SE", "cap 0", 3, "pass")
    assert [p.unit(name).hex for name in ("G1", "G2")] == ["G05", "G05"]
    assert p.cost("unload G1 G05") == 2 + 1
    p.play("unload G1 G05", "face G1 SE", "cap 0", 1)
    for name in ("G1", "G2"):
        assert (p.unit(name).spent, p.unit(name).stressed) == (True, True)
    assert (p.unit("G1").on, p.unit("G1").hex, p.unit("G1").facing) == ("", "G05", "SE")
