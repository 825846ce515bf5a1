"""Sections 13.0 to 13.3: direct and indirect fire of mortars."""

import pytest

from hexfront.games.coh.choices import Bombard
from hexfront.games.coh.moments.bars import action_bar
from hexfront.games.coh.notation import Position, position
from tests.games.coh.artillery.helpers import screened, tube
from tests.games.coh.combat.helpers import brawl, figures


def targets(p: Position, unit: str = "G1") -> dict[str, set[str]]:
    """By target hex of an indirect attack: the spotter hexes on offer."""
    found: dict[str, set[str]] = {}
    for words in p.copy().play(f"select {unit}").choices():
        if words.startswith("bombard"):
            _, _, to, _, spot = words.split()
            found.setdefault(to, set()).add(spot)
    return found


@pytest.mark.rule("COH-13.0.a", "COH-13.0.b")
def test_what_it_sees_is_direct_fire_at_the_direct_cost():
    p = tube()
    assert p.cost("attack G1 E08") == 3
    assert targets(p) == {}
    assert p.refusal("bombard G1 E08 via F03").rule == "COH-13.0.b"


@pytest.mark.rule("COH-13.0.b")
def test_what_it_does_not_see_is_indirect_fire_at_the_cost_in_parentheses():
    p = screened(g1="stressed")
    assert p.refusal("attack G1 E07").rule == "COH-5.2.a"
    cost = p.preview("bombard G1 E07 via F03").cost
    assert cost is not None
    assert figures(cost) == [
        ("indirect-cost", 4),
        ("stress", 1),
    ]
    p.play("bombard G1 E07 via F03", 2, 5)
    assert p.told("log-becomes-spent")[0].args["cost"] == 5


@pytest.mark.rule("COH-13.0.c")
def test_without_a_cost_in_parentheses_there_is_no_indirect_fire():
    p = screened(g1="indirect=none")
    assert targets(p) == {}
    assert p.refusal("bombard G1 E07 via F03").rule == "COH-13.0.c"
    assert tube(g1="indirect=none").legal("attack G1 E08")


@pytest.mark.rule("COH-13.1.a")
@pytest.mark.parametrize(("to", "rule"), [("E12", ""), ("E13", "COH-5.3.d"), ("E01", "COH-5.1.a")])
def test_direct_fire_keeps_to_the_fire_zone(to: str, rule: str):
    p = tube(to=to, g1="minimum=0")
    if rule:
        assert p.refusal(f"attack G1 {to}").rule == rule
    else:
        assert figures(p.ar(f"attack G1 {to}")) == [("red-fp", 3), ("long-range", -2)]


@pytest.mark.rule("COH-13.1.b")
def test_no_direct_fire_nearer_than_the_minimum_range():
    assert tube(to="E05").legal("attack G1 E05")
    near = tube(to="E04")
    refusal = near.refusal("attack G1 E04")
    assert (refusal.rule, refusal.args["range"]) == ("COH-13.1.b", 3)
    assert tube(to="E04", g1="minimum=2").legal("attack G1 E04")


@pytest.mark.rule("COH-13.1.b")
def test_nearer_than_the_minimum_range_a_mortar_searches_and_supports_nobody():
    hiding = tube("unit S2 soviet at E14 hidden", "terrain woods E14", to="A14")
    searched = {words.split()[2] for words in hiding.play("recon G1").choices()}
    assert "E05" in searched
    assert "E04" not in searched
    for to, able in (("E05", True), ("E04", False)):
        p = tube("unit G2 german at F03 facing S", to=to)
        p.play(f"attack G2 {to}")
        assert (p.waits_for == "ChooseSupport") == able


@pytest.mark.rule("COH-13.1.c")
@pytest.mark.parametrize("crew", ["crewed", ""])
def test_in_close_combat_a_mortar_fights_at_minus_two(crew: str):
    p = brawl(f"mortar minimum=3 {crew}")
    assert figures(p.ar("close G1 S1")) == [("red-fp", 3), ("close-combat-crewed", -2)]
    assert [line.rule for line in p.ar("close G1 S1").lines][1] == "COH-13.1.c"


@pytest.mark.rule("COH-13.2.a")
def test_indirect_fire_keeps_to_the_mortars_own_arc():
    """Both lie behind the woods of C03; A04 on the edge of the arc, A03 beyond it."""
    line = "terrain woods C03"
    edge, beyond = tube(line, to="A04"), tube(line, to="A03")
    assert set(targets(edge)) == {"A04"}
    assert targets(beyond) == {}
    assert beyond.refusal("bombard G1 A03 via C02").rule == "COH-13.2.a"
    assert set(targets(tube(line, to="A03", facing="SW"))) == {"A03"}


@pytest.mark.rule("COH-13.2.b")
def test_the_spotter_hex_must_see_the_target():
    p = screened()
    assert "F03" in targets(p)["E07"]
    assert "E03" not in targets(p)["E07"]
    assert p.refusal("bombard G1 E07 via E03").rule == "COH-13.2.b"
    assert p.refusal("bombard G1 E07 via E02").rule == "COH-13.2.b"


@pytest.mark.rule("COH-13.2.c", "COH-13.3.c")
def test_minimum_range_is_measured_from_the_mortar():
    """E05 is three hexes from E02 and one from F04."""
    p = screened(to="E05")
    assert "F04" in targets(p)["E05"]
    near = screened(to="E05", g1="minimum=4")
    assert targets(near) == {}
    assert near.refusal("bombard G1 E05 via F04").rule == "COH-13.2.c"


@pytest.mark.rule("COH-13.2.d", "COH-13.3.c")
def test_maximum_range_is_measured_from_the_mortar():
    """Range 5: E07 is the last normal hex, E12 the last of all, E13 only that far from F03."""

    def ar(to: str) -> list[tuple[str, int]]:
        return figures(screened(to=to).ar(f"bombard G1 {to} via F03"))

    assert ar("E07") == [("red-fp", 3)]
    assert ar("E08") == [("red-fp", 3), ("long-range", -2)]
    assert ar("E12") == [("red-fp", 3), ("long-range", -2)]
    last = screened(to="E12")
    assert action_bar(last.state, last.choice("bombard G1 E12 via F03"), 0) is None
    far = screened(to="E13")
    assert targets(far) == {}
    assert far.refusal("bombard G1 E13 via F03").rule == "COH-13.2.d"


@pytest.mark.rule("COH-13.2.d")
def test_a_marker_that_cuts_the_range_cuts_it_for_indirect_fire():
    markers = position("unit G1 german at A01").state.setting.definitions.markers
    short = [marker for marker in markers if marker.range and not marker.bars_attack]
    for marker in short:
        reach = 2 * min(marker.range, 5)
        to = f"E{2 + reach + 1:02d}"
        assert screened(to=to).legal(f"bombard G1 {to} via F04")
        p = screened(to=to, g1=f"hit={marker.id}")
        assert p.refusal(f"bombard G1 {to} via F04").rule == "COH-13.2.d"
    assert short


@pytest.mark.rule("COH-13.3.a")
def test_any_hex_within_two_and_in_sight_may_spot():
    p = screened()
    assert "C03" in targets(p)["E07"]
    assert p.sees("B03", "E07")
    assert p.refusal("bombard G1 E07 via B03").rule == "COH-13.3.a"
    blind = tube("terrain woods E04 F03", to="E07")
    assert blind.sees("G03", "E07")
    assert not blind.sees("E02", "G03")
    assert blind.refusal("bombard G1 E07 via G03").rule == "COH-13.3.a"
    assert p.refusal("bombard G1 E07 via I14").rule == "COH-13.3.a"


@pytest.mark.rule("COH-13.3.a")
def test_an_enemy_in_the_spotter_hex_does_not_matter():
    p = screened("unit S2 soviet at F03 facing N")
    assert "F03" in targets(p)["E07"]


@pytest.mark.rule("COH-13.3.b", "COH-13.9.a", "COH-12.3.e")
@pytest.mark.parametrize(
    ("levels", "ar", "dr"),
    [
        ("level 1 F03", [("higher-attacker", 1)], []),
        ("level 1 E02 E04", [], []),
        ("level 1 E02 E04 E07", [], [("higher-target", 1)]),
        ("level 1 F03 E07", [], []),
    ],
)
def test_height_counts_from_the_spotter_hex(levels: str, ar: list, dr: list):
    p = (
        screened(levels)
        if "E02" not in levels
        else screened(levels.replace("level 1", "level 1 E04"))
    )
    order = "bombard G1 E07 via F03"
    assert figures(p.ar(order)) == [("red-fp", 3), *ar]
    assert figures(p.dr(order)) == [("flank-defense", 11), *dr]


@pytest.mark.rule("COH-6.10.b")
def test_in_close_combat_there_is_no_indirect_fire():
    p = screened("unit S2 soviet at E02 facing N")
    assert targets(p) == {}
    assert p.refusal("bombard G1 E07 via F03").rule == "COH-6.10.b"


@pytest.mark.rule("COH-6.0.a")
def test_indirect_fire_needs_a_visible_enemy_in_the_hex():
    p = screened("unit S2 soviet at G08 hidden", "terrain woods E04 G08")
    assert p.refusal("bombard G1 F07 via F03").rule == "COH-6.0.a"


@pytest.mark.rule("COH-10.6.b")
def test_support_comes_from_units_that_see_the_target_themselves():
    """A34: G2 beside the mortar sees S1 past the woods, G3 behind it does not."""
    p = screened("unit G2 german at F03 facing S", "unit G3 german at E03 facing S")
    p.play("bombard G1 E07 via D03")
    assert p.waits_for == "ChooseSupport"
    assert p.choices() == ["done", "join G2"]
    assert p.refusal("join G3").rule == "COH-10.6.b"
    p.play("join G2")
    assert p.state.stack[-1].number(p.state).value("tally-support") == -1


@pytest.mark.rule("COH-13.0.b")
def test_a_spent_mortar_pays_the_indirect_cost_in_cap():
    assert screened("cap german 4", g1="spent").legal("bombard G1 E07 via F03")
    poor = screened("cap german 3", g1="spent")
    assert poor.refusal("bombard G1 E07 via F03").rule == "COH-2.2.d"
    assert targets(screened("cap german 3", g1="spent")) == {}


@pytest.mark.rule("COH-4.0.a", "COH-13.2.a")
def test_half_hexes_at_the_edge_are_no_targets():
    p = position("""
        board coh/1
        unit G1 german mortar indirect=4 range=9 at C05 facing N
        unit S1 soviet at J04 facing S
    """)
    field, north = p.state.field, p.hex("C01")
    half = next(h for h in field.grid.adjacent[north] if h >= 0 and not field.whole >> h & 1)
    for to in (half, -1, field.grid.size):
        refusal = action_bar(p.state, Bombard(p.id("G1"), to, north), 0)
        assert refusal is not None
        assert refusal.rule == "COH-4.0.a"
