"""The figures of the rules read back from a position, and the names that the document lists."""

import re
from fractions import Fraction
from pathlib import Path

import pytest
from msgspec.structs import fields

from hexfront.games.aslsk.notation import position
from hexfront.games.aslsk.notation.units import STATES, WEAPON_STATES
from hexfront.games.aslsk.screen import preview
from hexfront.games.aslsk.screen.preview import Preview
from hexfront.play import IllegalChoiceError, SideMoment

DOCUMENT = Path(__file__).parents[4] / "docs" / "notation.md"


def test_a_shot_of_a_bazooka():
    p = position("""
        sides german american
        terrain stone-building K6
        usa A 6-6-6 at K8
        sw Z usa-baz43 with A
        ger S 4-6-7 at K6
        phase prep-fire american
    """)
    assert p.th("K6 Z") == 8
    assert p.th_drm("S", "K6 Z").total == p.to_hit("K6 Z").total(p.unit("S"))
    assert p.hit_chance("S", "K6 Z") == p.to_hit("K6 Z").chance(p.unit("S"))
    assert p.breakdown("Z") == p.state.setting.weapons[p.weapon("Z")].breakdown


@pytest.mark.parametrize(("label", "number"), [("K6", 8), ("K7", 6)])
def test_a_panzerfaust_needs_no_weapon(label: str, number: int):
    p = position(f"""
        sides german american
        date 1944-12
        pf german 3
        terrain stone-building {label}
        ger A 4-6-7 at K5
        usa S 6-6-6 at {label}
        phase prep-fire german
    """)
    assert p.th(f"{label} A") == number


def test_a_machine_gun_that_fires_though_it_is_marked_breaks_down_sooner():
    p = position("ger A 4-6-7 at K5 +lmg\nrus S 4-4-7 at K9")
    assert p.breakdown("A-lmg", sustained=True) < p.breakdown("A-lmg")


def test_rally_by_a_leader_and_without():
    p = position("""
        counter squad like ger-467 broken=8
        ger L 9-1 at B2
        ger A squad at B2 broken dm
        rus S 4-4-7 at Q9
        phase rally german
    """)
    assert p.rally_drm("A", "L").total == 4 - 1
    assert (p.rally_number("A", "L"), p.rally_chance("A", "L")) == (5, Fraction(10, 36))
    assert (p.rally_number("A"), p.rally_chance("A")) == (3, Fraction(3, 36))


def test_an_original_12_never_rallies():
    p = position("""
        counter squad like ger-467 broken=14
        ger L 9-1 at B2
        ger A squad at B2 broken
    """)
    assert p.rally_chance("A", "L") == Fraction(35, 36)


BRAWL = """
    ger A 4-6-7 at K5
    ger L 9-1 at K5
    rus S 4-4-7 at K5
    phase close-combat german
"""


def test_close_combat_by_names_and_as_it_is_put_together():
    p = position(BRAWL)
    named = p.close_combat("A L", "S")
    assert (named.odds, named.drm.total) == ("1-1", -1)
    assert named.eliminated + named.reduced <= 1
    with pytest.raises(LookupError, match="no CC attack"):
        p.close_combat()
    p.do("accompany L A; grapple A; against S")
    assert p.close_combat() == named
    ambushed = p.close_combat("A L", "S", ambush="german")
    assert ambushed.drm.total < named.drm.total


def test_movement_costs_in_mf():
    p = position("""
        terrain woods K4
        road K5-K6
        ger A 4-6-7 at K5
        ger L 8-1 at K5
        rus S 4-4-7 at Q9
        phase movement german
    """)
    assert (p.mf("A").total, p.mf("L").total, p.mf("A", road=True).total) == (4, 6, 5)
    assert p.mf_cost("A", "K4") == Fraction(2)
    assert p.mf_cost("A", "K6", road=True) == Fraction(1)
    assert p.mf_cost("A", "K4", road=True) is None
    assert p.mf_cost("A", "K9") is None


def test_points_and_conditions():
    p = position("""
        points german 3, russian 2
        exits russian 7
        ger A 4-6-7 at K5
        rus S 4-4-7 at Q9
        winner russian conditions
    """)
    assert (p.points("german"), p.points("russian"), p.exits("russian")) == (3, 2, 7)
    assert p.winner == "russian"
    assert position("ger A 4-6-7 at K5").winner == "nobody"
    assert p.standings() == []


def test_a_preview_is_what_the_page_shows():
    p = position("ger A 4-6-7 at K5\nrus S 4-4-7 at K8\nphase prep-fire german")
    assert p.preview("open-fire K8 A").fp == (4, 1)
    with pytest.raises(IllegalChoiceError):
        p.preview("open-fire K5 A")


# The lists of the document


def listed(heading: str) -> set[str]:
    """The code words of the table row that begins with a heading."""
    (row,) = re.findall(rf"^\| {heading} \| (.*) \|$", DOCUMENT.read_text("utf-8"), re.MULTILINE)
    return set(re.findall(r"`([^`]+)`", row))


def moments(kind: type[SideMoment]) -> set[str]:
    found: set[str] = set()
    for each in kind.__subclasses__():
        found |= moments(each)
        if each.takes and each.__module__.startswith("hexfront.games.aslsk"):
            found.add(each.__name__)
    return found


def test_the_document_lists_every_moment_at_which_somebody_chooses():
    assert listed("ASL moments") == moments(SideMoment)


def test_the_document_lists_every_state_of_units_and_weapons():
    assert listed("ASL states of units") == set(STATES)
    assert listed("ASL states of weapons") == set(WEAPON_STATES)


@pytest.mark.parametrize(
    ("heading", "kind"),
    [
        ("ASL preview", Preview),
        ("ASL `fire`", preview.FirePreview),
        ("ASL `to_hit`", preview.ToHitPreview),
        ("ASL `brawl`", preview.BrawlPreview),
        ("ASL `assault`", preview.VehicleBrawlPreview),
        ("ASL `kill`", preview.KillPreview),
        ("ASL `check`", preview.CheckPreview),
        ("ASL `step`", preview.StepPreview),
        ("ASL `rout`", preview.RoutPreview),
    ],
)
def test_the_document_lists_every_field_of_a_preview(heading: str, kind: type):
    assert listed(heading) == {field.name for field in fields(kind)}
