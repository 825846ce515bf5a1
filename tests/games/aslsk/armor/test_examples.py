"""The rulebook's duel of a KV-1E in E3 with a PzKpfw IIIN, and the Collateral Attacks."""

import pytest

from hexfront.games.aslsk.armor.destruction import Damage
from hexfront.games.aslsk.armor.engagement import Hit
from hexfront.games.aslsk.armor.facing import Facing, Part
from hexfront.games.aslsk.armor.striking import engagement_of
from hexfront.games.aslsk.definitions.ammunition import Ammunition
from hexfront.games.aslsk.definitions.hitting import TargetType
from hexfront.games.aslsk.fire.kinds import FireKind
from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.screen.preview import KillPreview
from hexfront.games.aslsk.weapons.ordnance import Shot
from hexfront.games.aslsk.weapons.tohit import ToHit, aim

TANKS = """
    date 1943-06
    smoke F4 dispersed german
    ger T ger-pziiin at G5 vca=se-s tca=nw-n {tank}
    rus K rus-kv1e at E3 vca=ne-se {kv}
    {more}
    phase {phase}
"""


def duel(phase: str, tank: str = "", kv: str = "", more: str = "") -> Position:
    """The PzKpfw in G5 with its turret towards the KV in E3, dispersed smoke between them."""
    return position(TANKS.format(phase=phase, tank=tank, kv=kv, more=more))


def shot(
    p: Position,
    firer: str,
    target: str,
    ammunition: Ammunition,
    kind: FireKind = FireKind.PREP,
    *,
    intensive: bool = False,
) -> Shot:
    """A shot of a MA at a tank."""
    u = p.unit(firer)
    return Shot(
        kind, p.state.side_of(u), p.state.place[p.unit(target)], u, p.weapon(f"{firer}-ma"),
        target=TargetType.VEHICLE, ammunition=ammunition, at=p.unit(target), intensive=intensive,
    )  # fmt: skip


def lines(aimed: ToHit, u: int) -> dict[str, int]:
    return {line.label: line.value for line in (*aimed.common.lines, *aimed.own[u].lines)}


@pytest.mark.example("ASL-EX-7.9-1")
def test_a_moving_tank_is_hit_in_the_turret() -> None:
    p = duel("defensive-fire german", tank="entered")
    fires = "engage K K-ma T ap se-s"
    told = p.preview(fires).kill
    assert told is not None
    assert (told.number, told.drm.total) == (10, 7)
    assert {line.label: line.value for line in told.drm.lines} == {
        "tally-covered-arc": 2, "tally-buttoned-up": 1, "tally-moving-target": 2,
        "tally-smoke-between": 2,
    }  # fmt: skip
    p.do(fires).roll((1, 2), (3, 4))
    (kill,) = p.told("log-to-kill")
    assert (kill.args["part"], kill.args["facing"], kill.args["number"]) == ("turret", "front", 6)
    assert kill.tally is not None
    assert [line.value for line in kill.tally.lines] == [12, -6]
    p.roll((3, 3))
    assert not p.states("T") & {"shocked", "immobilized"}
    assert (p.acquired("K-ma"), p.tca("K")) == (("T", 1), "se-s")


@pytest.mark.example("ASL-EX-7.9-2")
def test_intensive_fire_at_the_hull() -> None:
    p = duel("defensive-fire german", "entered", "tca=se-s", "trail T G5 5\nsw K-ma acquired=T:1")
    fired = shot(p, "K", "T", Ammunition.AP, kind=FireKind.FIRST, intensive=True)
    aimed = aim(p.state, fired)
    assert lines(aimed, p.unit("T")) == {
        "tally-buttoned-up": 1, "tally-moving-target": 2, "tally-smoke-between": 2,
        "tally-intensive-fire": 2, "tally-acquired": -1,
    }  # fmt: skip
    assert aimed.total(p.unit("T")) == 6
    assert aimed.hits(p.unit("T"), 4)
    assert not aimed.hits(p.unit("T"), 5)
    engaged = engagement_of(p.state, fired)
    spot = engaged.spot(Hit(2, 2))
    assert (spot.part, spot.facing) == (Part.HULL, Facing.REAR)
    assert [line.value for line in engaged.number(spot).lines] == [12, 1, -3]
    assert engaged.damage(spot, 10) is Damage.IMMOBILIZED


@pytest.mark.example("ASL-EX-7.9-3")
def test_bounding_fire_with_heat_misses() -> None:
    p = duel("advancing-fire german", tank="entered")
    fires = "engage T T-ma K heat"
    told = p.preview(fires).kill
    assert told is not None
    assert (told.number, told.drm.total) == (10, 6)
    assert {line.label: line.value for line in told.drm.lines} == {
        "tally-bounding": 4, "tally-buttoned-up": 1, "tally-smoke-between": 2,
        "tally-target-size": -1,
    }  # fmt: skip
    p.do(fires).roll((2, 3))
    assert p.told("log-to-kill") == p.told("log-ammunition-ends") == []
    moving = duel("advancing-fire german", tank="entered motion")
    told = moving.preview(fires).kill
    assert told is not None
    assert told.hit == (1, 12)  # the lower die counts double


@pytest.mark.example("ASL-EX-7.9-4")
def test_prep_fire_of_the_kv() -> None:
    p = duel("prep-fire russian", kv="tca=se-s", more="sw K-ma acquired=T:2")
    told = p.preview("engage K K-ma T ap").kill
    assert told is not None
    assert (told.number, told.drm.total) == (10, 1)
    assert {line.label: line.value for line in told.drm.lines} == {
        "tally-buttoned-up": 1, "tally-smoke-between": 2, "tally-acquired": -2,
    }  # fmt: skip


@pytest.mark.example("ASL-EX-7.9-5")
def test_the_pzkpfw_has_little_hope() -> None:
    p = duel("defensive-fire russian", more="sw T-ma acquired=K:1")
    fired = shot(p, "T", "K", Ammunition.HEAT, kind=FireKind.FINAL)
    assert (aim(p.state, fired).number, aim(p.state, fired).total(p.unit("K"))) == (10, 1)
    turned = TANKS.format(phase="defensive-fire russian", tank="", kv="tca=se-s", more="")
    p = position(turned.replace("at E3 vca=ne-se", "at E3 vca=n-ne"))
    engaged = engagement_of(p.state, fired)
    turret, hull = engaged.spot(Hit(1, 2)), engaged.spot(Hit(2, 1))
    assert (turret.facing, engaged.number(turret).total) == (Facing.FRONT, 2)
    assert (hull.facing, engaged.number(hull).total) == (Facing.SIDE, 5)
    he = engagement_of(p.state, shot(p, "T", "K", Ammunition.HE, kind=FireKind.FINAL))
    assert he.warhead.number == 7


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


def armor(told: KillPreview) -> dict[str, tuple[str, list[int]]]:
    """By part: which side of it is hit, the basic TK# and the AF."""
    return {
        aspect.part: (aspect.facing, [line.value for line in aspect.number.lines])
        for aspect in told.aspects
        if not aspect.critical
    }


@pytest.mark.example("ASL-EX-7.9-6")
def test_a_los_along_the_dividing_line() -> None:
    p = starting("vca=n-ne tca=nw-n")
    told = p.preview("engage K K-ma T ap").kill
    assert told is not None
    assert (told.number, told.drm.total) == (10, 3)
    assert {line.label: line.value for line in told.drm.lines} == {
        "tally-buttoned-up": 1, "tally-hindrance": 2,
    }  # fmt: skip
    assert armor(told) == {"turret": ("front", [12, -6]), "hull": ("front", [12, -6])}
    p.do("engage K K-ma T ap").roll((4, 3), (3, 4))
    (kill,) = p.told("log-to-kill")
    assert (kill.args["part"], kill.args["facing"], kill.args["number"]) == ("hull", "front", 6)
    assert p.waits_for == "ShockCheck"
    p.roll((3, 4))
    assert not p.states("T") & {"shocked", "immobilized"}
    told = starting("vca=se-s tca=sw-nw").preview("engage K K-ma T ap").kill
    assert told is not None
    assert armor(told) == {"turret": ("side", [12, -4]), "hull": ("side", [12, -3])}


def exposed(ammunition: str, *dice: tuple[int, int]) -> Position:
    """The same with open hatches, and no orchards; a hit on the hull."""
    p = position("""
        ger T ger-pziiin at C6 vca=n-ne exposed
        rus K rus-kv1e at E3 vca=s-sw
        phase prep-fire russian
    """)
    return p.do(f"engage K K-ma T {ammunition}").roll((4, 3), *dice)


@pytest.mark.example("ASL-EX-7.12-1")
@pytest.mark.rule("ASL-7.12.b")
def test_ap_does_nothing_to_an_exposed_crew() -> None:
    p = exposed("ap", (3, 4), (3, 3))
    engaged = engagement_of(p.state, shot(p, "K", "T", Ammunition.AP))
    assert (engaged.collateral, engaged.crew.cover) == (2, 2)
    (collateral,) = p.told("log-collateral")
    assert collateral.args["result"] == "-"
    assert "exposed" in p.states("T")


@pytest.mark.example("ASL-EX-7.12-2")
@pytest.mark.rule("ASL-7.12.c")
@pytest.mark.parametrize(
    ("dice", "found"),
    [
        ((4, 3), {"exposed"}),
        ((4, 4), {"shut"}),
        ((4, 5), {"stunned", "shut"}),
        ((6, 6), {"stunned", "shut", "recalled"}),
    ],
)
def test_he_tries_the_nerves_of_an_exposed_crew(dice: tuple[int, int], found: set[str]) -> None:
    p = exposed("he", (3, 4))
    assert engagement_of(p.state, shot(p, "K", "T", Ammunition.HE)).collateral == 12
    (kill,) = p.told("log-to-kill")
    (collateral,) = p.told("log-collateral")
    assert (kill.args["number"], collateral.args["result"]) == (1, "NMC")
    p.roll(dice)
    assert p.states("T") & {"exposed", "shut", "stunned", "recalled"} == found
