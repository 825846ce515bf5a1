"""Sections 14.0 and 14.1: who lays smoke, where, and at what cost."""

import pytest

from hexfront.games.coh.moments.smoke import lay_bar
from hexfront.games.coh.notation import Position, position
from hexfront.hexes import bits

KINDS = {
    "mortars": "mortar crewed calibre=80 range=5",
    "pioneers": "pioneers range=5",
    "tanks": "tank armored mover=tracked role=vehicle range=5",
}
ALL = "smoke_by mortars artillery pioneers tanks"


def layer(*more: str, kind: str = KINDS["mortars"], g1: str = "", by: str = ALL) -> Position:
    """G1 in E05 faces south; S1 stands behind it, far off and out of its arc."""
    lines = (
        "board 9x16",
        f"unit G1 german {kind} attack=3 at E05 facing S {g1}",
        "unit S1 soviet at A01 facing S",
        "chapters 18",
        by,
        *more,
    )
    return position("\n".join(line for line in lines if line))


def hexes(p: Position) -> set[str]:
    """Where G1 may lay smoke."""
    if not p.legal("smoke G1"):
        return set()
    return {words.split()[2] for words in p.copy().play("smoke G1").choices()}


@pytest.mark.rule("COH-14.0.a", "COH-18.1.d")
@pytest.mark.parametrize("who", list(KINDS))
def test_each_kind_needs_a_permission_of_its_own(who: str):
    kind = KINDS[who]
    assert layer(kind=kind, by=f"smoke_by {who}").legal("smoke G1")
    others = " ".join({"mortars", "artillery", "pioneers", "tanks"} - {who})
    for by in ("", f"smoke_by {others}"):
        p = layer(kind=kind, by=by)
        assert (p.refusal("smoke G1").rule, p.legal("smoke G1")) == ("COH-14.0.a", False)


@pytest.mark.rule("COH-14.0.a")
@pytest.mark.parametrize("who", list(KINDS))
def test_by_the_other_reading_only_tanks_need_it(who: str):
    off = "option smoke_by_permission off"
    p = layer(off, kind=KINDS[who], by="")
    assert p.legal("smoke G1") == (who != "tanks")
    assert layer(off, kind=KINDS[who], by="smoke_by tanks").legal("smoke G1")
    early = layer(off, "chapters 13", kind=KINDS[who], by="")
    assert not early.legal("smoke G1")


@pytest.mark.rule("COH-14.0.a")
@pytest.mark.parametrize(
    "kind",
    ["", "mortar calibre=79", "crewed calibre=80", "armored mover=tracked role=vehicle"],
)
def test_nobody_else_lays_smoke(kind: str):
    """Neither infantry nor light mortars, field guns, or vehicles that are no tanks (A28)."""
    assert layer(kind=kind).refusal("smoke G1").rule == "COH-14.0.a"


@pytest.mark.rule("COH-14.1.a", "COH-18.1.d")
@pytest.mark.parametrize("who", list(KINDS))
def test_every_hex_that_is_not_offered_is_refused_and_no_other(who: str):
    p = layer("terrain water E06", kind=KINDS[who])
    offered = hexes(p)
    open_to = {p.label(h) for h in bits(p.state.field.whole) if lay_bar(p.state, 0, h, 0) is None}
    assert open_to == offered
    assert offered


@pytest.mark.rule("COH-14.0.b")
def test_any_hex_but_water():
    ground = "terrain water E06, woods E07, stone-building D07, field F07"
    p = layer(ground)
    assert {"D07", "E07", "F07"} <= hexes(p)
    assert "E06" not in hexes(p)
    assert p.play("smoke G1").refusal("lay G1 E06").rule == "COH-14.0.b"


@pytest.mark.rule("COH-14.0.b")
def test_half_hexes_are_not_in_play():
    """A05 is in the arc and cut in two by the edge of the board."""
    p = position("""
        board coh/4
        unit G1 german mortar calibre=81 at B05 facing SW
        smoke_by mortars
        chapters 14
    """)
    assert p.play("smoke G1").refusal("lay G1 A05").rule == "COH-4.0.a"


@pytest.mark.rule("COH-14.0.c", "COH-14.1.b", "COH-14.0.d")
def test_a_marker_is_placed_without_any_roll_and_harms_nobody():
    p = layer("unit S2 soviet at E08 facing N")
    p.play("smoke G1", "lay G1 E08")
    assert p.waits_for == "ActionCost"
    assert p.smoke("E08") == (1, 0)
    assert not p.unit("S2").hit


@pytest.mark.rule("COH-14.0.c")
def test_no_enemy_need_be_there():
    assert "E08" in hexes(layer())


@pytest.mark.rule("COH-14.1.a")
def test_direct_smoke_keeps_to_the_attack_zone():
    """Arc, sight, double range, minimum range."""
    p = layer("terrain woods E08")
    assert "E08" in hexes(p)
    assert "E09" not in hexes(p)
    open_ = layer()
    assert "E15" in hexes(open_)
    assert "E16" not in hexes(open_)
    assert not {"E04", "D05", "E05"} & hexes(open_)
    p.play("smoke G1")
    assert p.refusal("lay G1 E04").rule == "COH-5.1.a"
    assert p.refusal("lay G1 E09").rule == "COH-5.2.a"
    assert open_.play("smoke G1").refusal("lay G1 E16").rule == "COH-5.3.d"
    near = layer(g1="minimum=3")
    assert "E08" in hexes(near)
    assert "E07" not in hexes(near)


@pytest.mark.rule("COH-14.1.a", "COH-14.1.c")
def test_what_a_mortar_does_not_see_is_smoked_indirectly_at_that_cost():
    p = layer("terrain woods E06", g1="indirect=5")
    assert "E08" in hexes(p)
    p.play("smoke G1")
    assert (p.cost("lay G1 E08"), p.cost("lay G1 E06")) == (5, 3)
    p.play("lay G1 E08", 5)
    assert p.told("log-becomes-spent")[0].args["cost"] == 5
    assert p.smoke("E08") == (1, 0)


@pytest.mark.rule("COH-14.1.a", "COH-13.2.d")
def test_indirect_smoke_reaches_double_range_and_no_further():
    found = hexes(layer("terrain woods E06", g1="indirect=5"))
    assert ("E15" in found, "E16" in found) == (True, False)


@pytest.mark.rule("COH-14.1.a")
def test_indirect_smoke_needs_a_spotter_hex_that_sees_the_target():
    """A wall of woods: nobody within two hexes of the mortar sees over it."""
    wall = "terrain woods A07 B07 C07 D07 E07 F07 G07 H07 I07, woods A08 B08 C08 D08 E08 F08 G08"
    p = layer(wall, "terrain woods H08 I08", g1="indirect=5").play("smoke G1")
    assert p.refusal("lay G1 E10").rule == "COH-13.2.b"


@pytest.mark.rule("COH-14.1.c")
@pytest.mark.parametrize(("state", "cost"), [("", 3), ("stressed", 4), ("hit=suppressed", 0)])
def test_the_spent_check_is_made_at_the_attack_cost(state: str, cost: int):
    p = layer(g1=state)
    marker = p.state.marker(p.id("G1"))
    p.play("smoke G1")
    expected = cost or 3 + marker.attack_cost
    assert p.cost("lay G1 E08") == expected
    p.play("lay G1 E08", "cap 1", expected - 1)
    (check,) = p.told("log-becomes-spent")
    assert check.args["cost"] == expected - 1
    assert p.unit("G1").spent
    assert p.unit("G1").stressed


@pytest.mark.rule("COH-14.1.c", "COH-2.2.d")
def test_a_spent_unit_pays_in_cap():
    assert layer("cap german 3", g1="spent").play("smoke G1", "lay G1 E08").cap("german") == 0
    poor = layer("cap german 2", g1="spent")
    assert poor.refusal("smoke G1").rule == "COH-2.2.d"
    both = layer("terrain woods E06", "cap german 4", g1="spent indirect=5")
    assert "E06" in hexes(both)
    assert "E08" not in hexes(both)
    assert both.play("smoke G1").refusal("lay G1 E08").rule == "COH-2.2.d"


@pytest.mark.rule("COH-14.0.a")
def test_what_bars_an_attack_bars_smoke():
    assert layer(g1="hit=panicked").refusal("smoke G1").rule == "COH-7.3.c"
    brawl = layer("unit S2 soviet at E05 facing N")
    assert brawl.refusal("smoke G1").rule == "COH-6.10.b"
    wet = layer("terrain water E05")
    assert wet.refusal("smoke G1").rule == "COH-4.8.e"


@pytest.mark.rule("COH-18.1.d", "COH-14.1.a")
def test_pioneers_lay_smoke_one_hex_away():
    p = layer(kind=KINDS["pioneers"])
    assert hexes(p) == {"E06", "D06", "F06"}
    p.play("smoke G1")
    assert p.refusal("lay G1 E07").rule == "COH-18.1.d"
    assert p.refusal("lay G1 E04").rule == "COH-5.1.a"


@pytest.mark.rule("COH-18.1.e")
def test_pioneers_who_are_carried_lay_no_smoke():
    p = position("""
        board 9x9
        unit G1 german role=vehicle mover=wheeled truck at E05 facing S
        unit G2 german pioneers on=G1
        unit S1 soviet at A01 facing S
        smoke_by pioneers
        chapters 18
    """)
    assert p.refusal("smoke G2").rule == "COH-18.1.e"


@pytest.mark.rule("COH-14.0.a")
def test_smoke_is_laid_by_units_whose_comrades_hide_or_are_carried():
    hidden = layer("terrain woods I16", "unit G2 german at I16 hidden", kind=KINDS["tanks"])
    assert hidden.legal("smoke G1")
    carried = layer("unit G2 german role=vehicle mover=wheeled truck at A16 facing S",
                    "unit G3 german on=G2", kind=KINDS["pioneers"])  # fmt: skip
    assert carried.legal("smoke G1")


@pytest.mark.rule("COH-14.0.a", "COH-11.1.a", "COH-13.3.d")
def test_a_hidden_mortar_lays_smoke_indirectly_and_stays_hidden():
    """Woods beside S1 keep it from seeing the mortar."""
    line = "terrain woods E06 A02 B01 B02"
    p = layer(line, g1="indirect=5 hidden")
    assert p.unit("G1").place == "hidden"
    assert "E08" in hexes(p)
    assert "E06" not in hexes(p)
    p.play("smoke G1", "lay G1 E08")
    assert p.unit("G1").place == "hidden"
    assert p.smoke("E08") == (1, 0)
    assert [entry.message for entry in p.heard("soviet")] == ["log-smoke-unseen"]
    assert all("unit" not in entry.args for entry in p.heard("soviet"))
    direct = layer(line, g1="hidden")
    assert direct.refusal("smoke G1").rule == "COH-11.1.a"


@pytest.mark.rule("COH-14.0.a")
def test_a_card_may_pay_for_smoke():
    p = layer("hand german 2", g1="spent").play("card 2", "select G1", "smoke G1", "lay G1 E08")
    assert p.smoke("E08") == (1, 0)
    assert p.cap("german") == 7


@pytest.mark.rule("COH-14.0.c")
def test_smoke_is_laid_on_smoke():
    p = layer("smoke heavy E08, light E09").play("smoke G1", "lay G1 E08")
    assert p.smoke("E08") == (2, 0)
    q = layer("smoke light E08").play("smoke G1", "lay G1 E08")
    assert q.smoke("E08") == (1, 1)
