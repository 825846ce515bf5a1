"""The rulebook's duel of a KV-1E in E3 with a PzKpfw IIIN, and the Collateral Attacks."""

import pytest

from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.screen.preview import KillPreview

TANKS = """
    date 1943-06
    smoke F4 dispersed german
    ger T ger-pziiin at G5 vca=se-s tca=nw-n {tank}
    rus K rus-kv1e at E3 vca=s-sw {kv}
    {more}
    phase {phase}
"""


def duel(phase: str, tank: str = "", kv: str = "", more: str = "") -> Position:
    """The PzKpfw in G5 with its turret towards the KV in E3, dispersed smoke between them."""
    return position(TANKS.format(phase=phase, tank=tank, kv=kv, more=more))


def killing(p: Position, words: str) -> KillPreview:
    """What a player is told of a shot at a vehicle."""
    told = p.preview(words).kill
    assert told is not None
    return told


def lines(told: KillPreview) -> dict[str, int]:
    """The DRM of the TH DR."""
    return {line.label: line.value for line in told.drm.lines}


def armor(told: KillPreview) -> dict[str, tuple[str, list[int]]]:
    """By part: which side of it is hit, the basic TK# with what is added to it, and the AF."""
    return {
        aspect.part: (aspect.facing, [line.value for line in aspect.number.lines])
        for aspect in told.aspects
        if not aspect.critical
    }


def climbing() -> Position:
    """The PzKpfw in the smoke of F4, its hatches shut, climbs to G5 with its turret to the rear."""
    p = position("""
        date 1943-06
        terrain orchard D4 E4
        hill E3 G5
        smoke F4 dispersed german
        ger T ger-pziiin at F4 vca=ne-se motion spent=6.5
        rus K rus-kv1e at E3 vca=s-sw
        phase movement german running
    """)
    return p.do("take T; traverse T nw-n; step G5")


@pytest.mark.example("ASL-EX-7.9-1")
def test_a_moving_tank_is_hit_in_the_turret() -> None:
    p = climbing()
    assert p.spent("T") == 11.5
    fires = "engage K K-ma T ap se-s"
    told = killing(p, fires)
    assert (told.number, told.drm.total) == (10, 7)
    assert lines(told) == {
        "tally-covered-arc": 2, "tally-buttoned-up": 1, "tally-moving-target": 2,
        "tally-smoke-between": 2,
    }  # fmt: skip
    assert armor(told) == {"turret": ("front", [12, -6]), "hull": ("rear", [12, 1, -3])}
    p.do(fires).roll((1, 2), (3, 4))
    (kill,) = p.told("log-to-kill")
    assert (kill.args["part"], kill.args["facing"], kill.args["number"]) == ("turret", "front", 6)
    assert p.waits_for == "ShockCheck"
    p.roll((3, 3))
    assert not p.states("T") & {"shocked", "immobilized"}
    assert (p.acquired("K-ma"), p.tca("K")) == (("T", 1), "se-s")
    later = killing(duel("defensive-fire german", tank="entered"), fires)
    assert (later.number, later.drm.total) == (10, 7)


@pytest.mark.example("ASL-EX-7.9-2")
def test_intensive_fire_at_the_hull() -> None:
    p = climbing().do("engage K K-ma T ap se-s").roll((1, 2), (3, 4), (3, 3))
    told = killing(p, "engage K K-ma T ap")
    assert (told.number, told.drm.total) == (10, 6)
    assert lines(told) == {
        "tally-buttoned-up": 1, "tally-moving-target": 2, "tally-smoke-between": 2,
        "tally-intensive-fire": 2, "tally-acquired": -1,
    }  # fmt: skip
    missed = p.copy().do("engage K K-ma T ap").roll((2, 3))
    assert len(missed.told("log-to-kill")) == 1  # that of the first shot
    p.do("engage K K-ma T ap").roll((2, 2), (4, 6))
    *_, kill = p.told("log-to-kill")
    assert (kill.args["part"], kill.args["facing"], kill.args["number"]) == ("hull", "rear", 10)
    assert kill.tally is not None
    assert [line.value for line in kill.tally.lines] == [12, 1, -3]
    assert "immobilized" in p.states("T")
    assert "intensive" in p.states("K-ma")
    later = duel("defensive-fire german", "entered", "tca=se-s", "sw K-ma first acquired=T:1")
    assert not later.legal("engage K K-ma T ap")


@pytest.mark.example("ASL-EX-7.9-3")
def test_bounding_fire_with_heat_misses() -> None:
    p = duel("advancing-fire german", tank="entered")
    fires = "engage T T-ma K heat"
    told = killing(p, fires)
    assert (told.number, told.drm.total) == (10, 6)
    assert lines(told) == {
        "tally-bounding": 4, "tally-buttoned-up": 1, "tally-smoke-between": 2,
        "tally-target-size": -1,
    }  # fmt: skip
    p.do(fires).roll((2, 3))
    assert p.told("log-to-kill") == p.told("log-ammunition-ends") == []
    moving = duel("advancing-fire german", tank="entered motion")
    assert killing(moving, fires).hit == (1, 12)  # the lower die counts double


@pytest.mark.example("ASL-EX-7.9-4")
def test_prep_fire_of_the_kv() -> None:
    p = duel("prep-fire russian", kv="tca=se-s", more="sw K-ma acquired=T:2")
    told = killing(p, "engage K K-ma T ap")
    assert (told.number, told.drm.total) == (10, 1)
    assert lines(told) == {
        "tally-buttoned-up": 1, "tally-smoke-between": 2, "tally-acquired": -2,
    }  # fmt: skip


@pytest.mark.example("ASL-EX-7.9-5")
def test_the_pzkpfw_has_little_hope() -> None:
    p = duel("defensive-fire russian", kv="tca=se-s", more="sw T-ma acquired=K:1")
    told = killing(p, "engage T T-ma K heat")
    assert (told.number, told.drm.total) == (10, 1)
    assert lines(told) == {
        "tally-buttoned-up": 1, "tally-smoke-between": 2, "tally-target-size": -1,
        "tally-acquired": -1,
    }  # fmt: skip
    assert armor(told) == {"turret": ("front", [13, -11]), "hull": ("side", [13, -8])}
    useless = killing(p, "engage T T-ma K he")
    assert armor(useless) == {"turret": ("front", [7, -11]), "hull": ("side", [7, -8])}
    ahead = duel("defensive-fire russian", more="sw T-ma acquired=K:1")
    boxed = killing(ahead, "engage T T-ma K heat")
    assert armor(boxed)["turret"] == ("side", [13, -11])


@pytest.mark.example("ASL-EX-7.11-1")
@pytest.mark.rule("ASL-7.11.a")
@pytest.mark.parametrize(
    ("dice", "effect", "states"),
    [
        ((1, 2), (1, 1), {"shocked"}),
        ((2, 1), (1, 2), {"immobilized"}),
        ((2, 1), (2, 2), set[str]()),
    ],
)
def test_the_same_shot_on_the_area_target_type(
    dice: tuple[int, int], effect: tuple[int, int], states: set[str]
) -> None:
    p = duel("defensive-fire russian", more="sw T-ma acquired=K:1\nrus A 4-4-7 at E3")
    p.do("open-fire E3 T T-ma", "shoot area he").roll(dice)
    (th,) = p.told("log-to-hit")
    hits = [entry for entry in p.told("log-shot-hits") if entry.args["unit"] == p.unit("K")]
    assert th.args["number"] == 7
    assert hits[0].tally is not None
    assert hits[0].tally.total == 1
    p.roll(effect)
    (area,) = p.told("log-area-hit")
    assert (area.args["column"], area.tally.total if area.tally else 0) == (6, 1)
    assert p.states("K") & {"shocked", "immobilized"} == states


ALONG_THE_LINE = """
    date 1943-12
    terrain orchard D4 E4
    ger T ger-pziiin at C6 {arcs}
    rus K rus-kv1e at E3 vca=s-sw
    phase movement german
"""


def starting(arcs: str) -> Position:
    """The PzKpfw spends an MP to Start, and the KV may fire at it through two orchards."""
    return position(ALONG_THE_LINE.format(arcs=arcs)).do("take T; start")


@pytest.mark.example("ASL-EX-7.9-6")
def test_a_los_along_the_dividing_line() -> None:
    p = starting("vca=n-ne tca=nw-n")
    told = killing(p, "engage K K-ma T ap")
    assert (told.number, told.drm.total) == (10, 3)
    assert lines(told) == {
        "tally-buttoned-up": 1, "tally-hindrance": 2,
    }  # fmt: skip
    assert armor(told) == {"turret": ("front", [12, -6]), "hull": ("front", [12, -6])}
    p.do("engage K K-ma T ap").roll((4, 3), (3, 4))
    (kill,) = p.told("log-to-kill")
    assert (kill.args["part"], kill.args["facing"], kill.args["number"]) == ("hull", "front", 6)
    assert p.waits_for == "ShockCheck"
    p.roll((3, 4))
    assert not p.states("T") & {"shocked", "immobilized"}
    told = killing(starting("vca=se-s tca=sw-nw"), "engage K K-ma T ap")
    assert armor(told) == {"turret": ("side", [12, -4]), "hull": ("side", [12, -3])}


@pytest.mark.example("ASL-EX-7.12-1")
@pytest.mark.rule("ASL-7.12.b", "ASL-7.12.c")
def test_ap_does_nothing_to_an_exposed_crew() -> None:
    p = starting("vca=n-ne tca=nw-n exposed")
    p.do("engage K K-ma T ap").roll((4, 3), (3, 4), (3, 3))
    (collateral,) = p.told("log-collateral")
    assert collateral.args == {"unit": p.unit("T"), "column": 2, "final": 9, "result": "-"}
    assert "exposed" in p.states("T")


@pytest.mark.example("ASL-EX-7.12-2")
@pytest.mark.rule("ASL-7.12.c")
@pytest.mark.parametrize(
    ("dice", "found"),
    [
        ((4, 3), {"exposed", "motion"}),
        ((4, 4), {"shut", "motion"}),
        ((4, 5), {"stunned", "shut"}),
        ((6, 6), {"stunned", "shut", "recalled"}),
    ],
)
def test_he_tries_the_nerves_of_an_exposed_crew(dice: tuple[int, int], found: set[str]) -> None:
    p = starting("vca=n-ne tca=nw-n exposed")
    told = killing(p, "engage K K-ma T he")
    assert armor(told) == {"turret": ("front", [7, -6]), "hull": ("front", [7, -6])}
    p.do("engage K K-ma T he").roll((4, 3), (3, 4))
    (kill,) = p.told("log-to-kill")
    (collateral,) = p.told("log-collateral")
    assert kill.args["number"] == 1
    assert collateral.args == {"unit": p.unit("T"), "column": 12, "final": 9, "result": "NMC"}
    assert p.morale("T") == 8
    p.roll(dice)
    assert p.states("T") & {"exposed", "shut", "stunned", "recalled", "motion"} == found
