"""C15 and C16: who spots for mortars and artillery, hidden units too."""

import pytest

from hexfront.games.coh.moments.shooting import HitNumber
from hexfront.games.coh.screen.lookout import unit_sight
from tests.games.coh.classic.helpers import classic

MORTAR = "unit G1 german at C03 facing SE mortar attack=3 indirect=4 range=6 minimum=2 red=6"
WOODS = "terrain woods D04 D03 E03 D05 E04"
TARGET = "unit S1 soviet at F05 facing NW front=20 flank=20"


def fired(*lines: str):
    """A mortar fires over a hidden spotter, on a hill, at F05."""
    p = classic(MORTAR, WOODS, TARGET, "unit G2 german at E04 hidden", "level 1 E04", *lines)
    return p.play("rush G1", "bombard G1 F05 via E04")


@pytest.mark.rule("COHC-15.c", "COHC-12.a")
def test_a_hidden_unit_spots_and_stays_hidden():
    p = fired()
    assert p.state.stack[-1].number(p.state).value("tally-higher-attacker") == -1
    p.play(2).settle()
    assert (p.unit("G2").place, p.turn) == ("hidden", "soviet")


@pytest.mark.rule("COHC-15.c")
def test_the_enemy_does_not_learn_where_a_hidden_spotter_is():
    p = fired()
    own, other = (p.view(side).moments[-1].shot.spot for side in ("german", "soviet"))
    assert (own, other) == (p.hex("E04"), -1)
    p.play("shift 0")
    shown = p.view("soviet").moments[-1]
    assert (shown.shot.spot, shown.shot.attacker, shown.number.lines) == (-1, p.id("G1"), ())
    assert p.view("german").moments[-1].number.lines
    p.play(2)
    (told,) = [entry for entry in p.heard("soviet") if entry.message == "log-miss"]
    assert (told.tally, told.args["unit"]) == (None, p.id("G1"))
    (own_told,) = [entry for entry in p.heard("german") if entry.message == "log-miss"]
    assert own_told.tally is not None


@pytest.mark.rule("COHC-15.c")
def test_a_spotter_whom_all_see_is_named_to_all():
    p = classic(MORTAR, WOODS, TARGET, "unit G2 german at E04 facing SE")
    p.play("rush G1", "bombard G1 F05 via E04")
    shown = p.view("soviet").moments[-1]
    assert isinstance(shown, HitNumber)
    assert shown.shot.spot == p.hex("E04")
    p.play(2)
    (told,) = [entry for entry in p.heard("soviet") if entry.message == "log-miss"]
    assert told.tally is not None


@pytest.mark.rule("COHC-15.c")
def test_looking_at_an_enemy_mortar_betrays_no_hidden_spotter():
    p = classic(MORTAR, WOODS, TARGET, "unit G2 german at E04 hidden")
    own, other = (unit_sight(p.state, p.seat(side), p.id("G1")) for side in ("german", "soviet"))
    assert own.spotters == (p.hex("E04"),)
    assert (other.spotters, other.indirect) == ((), ())
    seen = classic(MORTAR, WOODS, TARGET, "unit G2 german at E04 facing SE")
    assert unit_sight(seen.state, seen.seat("soviet"), seen.id("G1")).spotters == own.spotters


@pytest.mark.rule("COHC-15.c")
@pytest.mark.parametrize(("at", "legal"), [("E04", True), ("F05", False)])
def test_a_spotter_is_within_2_hexes_of_the_mortar(at, legal):
    p = classic(MORTAR, WOODS, TARGET.replace("F05", "G06"), f"unit G2 german at {at} facing SE")
    p.play("activate G1")
    assert p.legal(f"bombard G1 G06 via {at}") is legal
    if not legal:
        assert p.refusal(f"bombard G1 G06 via {at}").rule == "COHC-15.c"


@pytest.mark.rule("COHC-15.c", "COHC-22.g")
@pytest.mark.parametrize(("facing", "seen"), [("SE", True), ("NW", False)])
@pytest.mark.parametrize("inside", ["inside", ""])
def test_who_looks_out_of_a_bunker_spots_for_smoke_in_its_arc_only(facing, seen, inside):
    p = classic(
        MORTAR + " calibre=81", "terrain woods D04 D03 E03 D05", "smoke_by mortars",
        "unit S1 soviet at A07 facing NW", f"work bunker E04 german facing {facing}",
        f"unit G2 german at E04 facing {facing} {inside}",
    )  # fmt: skip
    p.play("activate G1", "smoke G1")
    sees = seen or not inside
    assert ("lay G1 F05" in p.choices(), p.legal("lay G1 F05")) == (sees, sees)
    assert p.legal("lay G1 E04")  # its own hex
    if not sees:
        assert p.refusal("lay G1 F05").rule == "COHC-15.c"


@pytest.mark.rule("COHC-8.h")
def test_nobody_spots_out_of_close_combat():
    engaged = "unit S2 soviet at E04 facing NW"
    spotter = "unit G2 german at E04 facing SE"
    p = classic(MORTAR, WOODS, TARGET, spotter, engaged).play("activate G1")
    assert p.refusal("bombard G1 F05 via E04").rule == "COHC-15.c"
    lines = ("weapons german W16", spotter, engaged, "round 1 of 9")
    guns = classic(*lines).play("pass", "pass")
    assert guns.refusal("strike F05").rule == "COHC-16.c"
    assert guns.legal("strike E04")  # its own hex
    free = classic(*lines[:2], "unit S2 soviet at I07 facing NW", lines[3]).play("pass", "pass")
    assert free.legal("strike F05")


@pytest.mark.rule("COHC-16.c")
@pytest.mark.parametrize("place", ["hidden", "facing SE"])
def test_artillery_may_be_called_by_a_hidden_unit(place):
    p = classic("weapons german W16", f"unit G1 german at C03 {place}", "terrain woods C03 D04",
                "unit S1 soviet at I07 facing NW", "round 1 of 9").play("pass", "pass")  # fmt: skip
    assert p.legal("strike D04")
    assert p.refusal("strike E04").rule == "COHC-16.c"
