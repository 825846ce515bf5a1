"""Section 13.9: what HE does to the defense of its targets."""

import pytest

from tests.games.coh.artillery.helpers import screened, tube
from tests.games.coh.combat.helpers import figures


@pytest.mark.rule("COH-13.9.b", "COH-13.0.d")
@pytest.mark.parametrize("facing", ["N", "NE", "S", "SW"])
def test_mortar_fire_always_finds_the_flank(facing: str):
    direct = tube("unit S2 soviet at E09 facing " + facing, to="A14")
    assert figures(direct.dr("attack G1 E09")) == [("flank-defense", 11)]
    indirect = screened("unit S2 soviet at E08 facing " + facing)
    assert figures(indirect.dr("bombard G1 E08 via F03")) == [("flank-defense", 11)]


@pytest.mark.rule("COH-13.9.b")
def test_other_fire_meets_the_front():
    p = tube("unit G2 german at D02 facing S")
    assert figures(p.dr("attack G2 E08")) == [("front-defense", 12)]


@pytest.mark.rule("COH-13.9.b")
def test_the_marker_that_counts_is_that_of_the_flank():
    """Cowering changes one side only: the fire of a mortar turns it up only if it is the flank."""
    markers = tube().state.setting.definitions.markers
    lopsided = [m for m in markers if m.front != m.flank and not m.armored]
    for marker in lopsided:
        p = tube(s1=f"hit={marker.id}!")
        assert p.dr("attack G1 E08").value("tally-hit-marker") == marker.flank
    assert lopsided


@pytest.mark.rule("COH-13.9.c")
@pytest.mark.parametrize("colour", ["red", "blue"])
def test_shells_burst_in_heavy_woods_above_soft_targets(colour: str):
    armored = colour == "blue"
    s1 = "armored" if armored else ""
    woods = [("terrain-woods", 2)] if armored else []
    p = tube("terrain woods E08", s1=s1)
    assert figures(p.dr("attack G1 E08")) == [("flank-defense", 11), *woods]
    q = screened("terrain woods E04 E07", s1=s1)
    assert figures(q.dr("bombard G1 E07 via F03")) == [("flank-defense", 11), *woods]


@pytest.mark.rule("COH-13.9.c")
def test_other_fire_does_not_burst_in_the_trees():
    p = tube("terrain woods E08", "unit G2 german at D02 facing S")
    assert p.dr("attack G2 E08").value("tally-terrain-woods") == 2


@pytest.mark.rule("COH-13.9.d")
@pytest.mark.parametrize(
    ("ground", "bonus"),
    [("light-woods", 1), ("wooden-building", 1), ("stone-building", 2), ("water", -1)],
)
def test_all_other_ground_counts_against_he(ground: str, bonus: int):
    p = tube(f"terrain {ground} E08")
    assert p.dr("attack G1 E08").value(f"tally-terrain-{ground}") == bonus


@pytest.mark.rule("COH-13.9.e", "COH-6.5.d")
def test_walls_do_not_stop_shells():
    walls = "walls E08:N+NE+NW E07:N+NE+NW"
    direct = tube(walls, "unit G2 german at D02 facing S")
    assert figures(direct.dr("attack G1 E08")) == [("flank-defense", 11)]
    assert figures(direct.dr("attack G2 E08")) == [("front-defense", 12), ("wall", 1)]
    assert figures(screened(walls).dr("bombard G1 E07 via F03")) == [("flank-defense", 11)]
