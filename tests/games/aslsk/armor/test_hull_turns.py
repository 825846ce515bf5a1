"""Bringing a turret to bear by turning the front (ASL-7.8.x)."""

import pytest

from hexfront.games.aslsk.definitions.guns import Mount
from hexfront.games.aslsk.notation import Position, position
from tests.games.aslsk.close_combat.helpers import why


def tank(
    states: str = "", *lines: str, kind: str = "ger-pzvib", phase: str = "prep-fire german"
) -> Position:
    """A tank T in K8 that points north, a squad R in N8 and a T-34/85 V in N9 on its right."""
    men = f"""
        ger T {kind} at K8 vca=n-ne {states}
        ger A 4-6-7 at B2
        rus R 4-4-7 at N8
        rus V rus-t3485 at N9
        rus B 4-4-7 at A9
    """
    return position("\n".join((men, *lines, f"phase {phase}")))


def costs(p: Position) -> tuple[int, int]:
    """The DRM of one hexspine by the turret of T, and by its front."""
    table = p.state.setting.charts.to_hit
    mount = p.state.kinds.afv(p.state.kind[p.unit("T")]).turret
    return table.turning(mount, 1), table.turning(Mount.FIXED, 1)


@pytest.mark.rule("ASL-7.8.x")
@pytest.mark.parametrize("kind", ["ger-pzvib", "ger-pziiin"])
def test_a_shot_at_a_vehicle_turns_the_turret_or_the_front(kind: str) -> None:
    p = tank(kind=kind)
    by_turret, by_front = costs(p)
    assert by_front > by_turret
    told = {how: p.preview(f"engage T T-ma V ap ne-se{how}").kill for how in ("", " hull")}
    drm = {how: kill.drm.value("tally-covered-arc") for how, kill in told.items() if kill}
    assert drm == {"": by_turret, " hull": by_front}
    p.do("engage T T-ma V ap ne-se hull").roll((6, 5))
    assert (p.vca("T"), p.tca("T")) == ("ne-se", "ne-se")
    p = tank(kind=kind).do("engage T T-ma V ap ne-se").roll((6, 5))
    assert (p.vca("T"), p.tca("T")) == ("n-ne", "ne-se")


@pytest.mark.rule("ASL-7.8.x")
def test_the_front_turns_as_far_as_the_turret_needs() -> None:
    p = tank("tca=nw-n")
    assert "T T-ma V ap ne-se hull" in p.options("engage")
    p.do("engage T T-ma V ap ne-se hull").roll((6, 5))
    assert (p.vca("T"), p.tca("T")) == ("se-s", "ne-se")
    assert why(tank(), "engage T T-ma V ap se-s hull") == ("ASL-3.2.4.t", "no-such-arc")


@pytest.mark.rule("ASL-7.8.x")
def test_a_shot_at_infantry_too() -> None:
    p = tank().do("open-fire N8 T T-ma")
    assert {"infantry he ne-se", "infantry he ne-se hull"} <= p.options("shoot")
    p.do("shoot infantry he ne-se hull").roll((6, 5))
    assert (p.vca("T"), p.tca("T")) == ("ne-se", "ne-se")


@pytest.mark.rule("ASL-7.8.x", "ASL-7.8.i")
def test_machine_guns_of_the_turret_pay_for_the_front() -> None:
    p = tank()
    by_turret, by_front = costs(p)
    assert {"N8 T T-cmg", "N8 T T-cmg hull"} <= p.options("open-fire")
    assert p.preview("open-fire N8 T T-cmg hull").drm == by_front
    p.do("open-fire N8 T T-cmg hull")
    assert p.drm("R").value("tally-covered-arc") == by_front
    p.do("fire").roll((6, 5))
    assert (p.vca("T"), p.tca("T")) == ("ne-se", "ne-se")
    p = tank().do("open-fire N8 T T-cmg")
    assert p.drm("R").value("tally-covered-arc") == by_turret
    p.do("fire").roll((6, 5))
    assert (p.vca("T"), p.tca("T")) == ("n-ne", "ne-se")


@pytest.mark.rule("ASL-7.8.x")
def test_neither_bow_nor_roof_weapons_nor_a_target_in_the_arc() -> None:
    p = tank("exposed", "rus Q 4-4-7 at K5")
    hulls = {option for option in p.options("open-fire") if option.endswith("hull")}
    assert hulls == {"N8 T T-cmg hull", "A9 T T-cmg hull"}
    for wrong in ("open-fire N8 T T-bmg hull", "open-fire N8 T T-aamg hull",
                  "open-fire K5 T T-cmg hull", "open-fire N8 T T-ma hull"):  # fmt: skip
        assert why(p, wrong) == ("ASL-7.8.x", "no-turret-to-turn")
    assert not [o for o in tank(kind="ger-stugiiig").options("engage") if o.endswith("hull")]
    p = tank(kind="ger-stugiiig")
    assert why(p, "engage T T-ma V ap ne-se hull") == ("ASL-7.8.x", "no-turret-to-turn")


@pytest.mark.rule("ASL-7.8.x", "ASL-7.6.f")
@pytest.mark.parametrize("state", ["bogged", "immobilized"])
def test_a_stuck_vehicle_turns_its_turret_only(state: str) -> None:
    p = tank(state)
    assert "T T-ma V ap ne-se" in p.options("engage")
    assert why(p, "engage T T-ma V ap ne-se hull") == ("ASL-7.6.f", "no-turning-of-front")
    assert why(p, "open-fire N8 T T-cmg hull") == ("ASL-7.6.f", "no-turning-of-front")
    assert not [o for kind in ("engage", "open-fire") for o in p.options(kind) if "hull" in o]


# Woods and buildings.


BY_FRONT = [
    ("ger-pzvib", "engage T T-ma V ap ne-se hull"),
    ("ger-stugiiig", "engage T T-ma V ap ne-se"),
    ("ger-pzvib", "open-fire N8 T T-ma; shoot infantry he ne-se hull"),
    ("ger-pzvib", "open-fire N8 T T-cmg hull; fire"),
    ("ger-pzvib", "open-fire N8 T T-bmg; fire"),
]


@pytest.mark.rule("ASL-7.6.a", "ASL-7.6.b")
@pytest.mark.parametrize("cover", ["woods", "stone-building"])
@pytest.mark.parametrize(("kind", "shot"), BY_FRONT)
def test_a_shot_that_turns_the_front_in_cover_takes_a_bog_check(
    kind: str, shot: str, cover: str
) -> None:
    p = tank("", f"terrain {cover} K8", kind=kind).play(shot)
    assert p.waits_for == "FiringBog"
    p.roll((1, 1))
    assert p.waits_for in ("ToHitRoll", "FireRoll")
    p.roll((6, 5))
    assert (p.vca("T"), p.state.fired_weapons.bit_count()) == ("ne-se", 1)
    assert "bogged" not in p.states("T")


@pytest.mark.rule("ASL-7.6.a", "ASL-7.6.b")
@pytest.mark.parametrize(("kind", "shot"), BY_FRONT)
def test_a_vehicle_that_bogs_neither_turns_nor_fires(kind: str, shot: str) -> None:
    p = tank("", "terrain woods K8", kind=kind).play(shot).roll((6, 6))
    assert (p.vca("T"), p.tca("T")) == ("n-ne", "n-ne")
    assert "bogged" in p.states("T")
    assert (p.waits_for, p.state.fired_weapons) == ("FirePhase", 0)
    first = shot.split(";", maxsplit=1)[0]
    assert (first in p.choices()) is (first == "open-fire N8 T T-ma")  # with the turret


@pytest.mark.rule("ASL-7.6.a")
@pytest.mark.parametrize(
    ("shot", "ground"),
    [
        ("engage T T-ma V ap ne-se", "terrain woods K8"),
        ("engage T T-ma V ap ne-se hull", ""),
        ("open-fire N8 T T-cmg; fire", "terrain woods K8"),
        ("open-fire N8 T T-bmg; fire", ""),
    ],
)
def test_neither_a_turning_turret_nor_open_ground_takes_one(shot: str, ground: str) -> None:
    assert tank("", ground).play(shot).waits_for in ("ToHitRoll", "FireRoll")


@pytest.mark.rule("ASL-7.6.a")
@pytest.mark.parametrize("shot", ["engage T T-ma V ap ne-se", "open-fire N8 T T-bmg; fire"])
def test_the_bog_check_is_told_with_the_shot(shot: str) -> None:
    *before, last = shot.split("; ")
    kind = "ger-stugiiig" if "engage" in shot else "ger-pzvib"
    p = tank("", "terrain woods K8", kind=kind).do(*before)
    check = p.preview(last).check
    assert check is not None
    assert (check.kind, check.number) == ("bog", 11)
    assert tank(kind=kind).do(*before).preview(last).check is None
