"""What open and closed hatches, arcs and Motion do to fire (ASL-7.7.b to h, ASL-3.2.4.y)."""

import pytest

from hexfront.games.aslsk.fire.vehicular import bearing
from hexfront.games.aslsk.notation import Position, position


def crew(*lines: str, states: str = "exposed") -> Position:
    """A tank T in K8 under the eyes of a Russian squad R with a T-34/85 V beside it."""
    men = f"ger T ger-pziiin at K8 vca=n-ne {states}\nrus R 6-2-8 at K7\nrus V rus-t3485 at K4"
    return position("\n".join((men, *lines, "phase prep-fire russian")))


@pytest.mark.rule("ASL-7.7.b")
def test_a_buttoned_up_crew_is_no_target_of_small_arms() -> None:
    assert "open-fire K8 R" in crew().choices()
    assert "open-fire K8 R" not in crew(states="").choices()
    p = crew("ger S 4-6-7 at K8", states="")
    p.do("open-fire K8 R", "fire").roll((1, 2))
    assert p.unit("T") not in {entry.args["unit"] for entry in p.told("log-fire-result")}


@pytest.mark.rule("ASL-7.7.c")
@pytest.mark.parametrize(("states", "drm"), [("", 1), ("exposed", 0)])
def test_closed_hatches_spoil_the_aim(states: str, drm: int) -> None:
    p = position(f"""
        ger T ger-pziiin at K8 vca=n-ne {states}
        rus V rus-t3485 at K4
        phase prep-fire german
    """)
    told = p.preview("engage T T-ma V ap").kill
    assert told is not None
    assert told.drm.value("tally-buttoned-up") == drm


@pytest.mark.rule("ASL-7.7.g", "ASL-7.7.h")
@pytest.mark.parametrize(("terrain", "label", "drm"), [
    ("woods", "tally-exposed-crew", 2), ("stone-building", "tally-terrain", 3),
])  # fmt: skip
def test_hatches_protect_but_not_beside_better_cover(terrain: str, label: str, drm: int) -> None:
    p = crew(f"terrain {terrain} K8")
    lines = p.do("open-fire K8 R").drm("T").lines
    assert [(line.label, line.value) for line in lines] == [(label, drm)]


@pytest.mark.rule("ASL-3.2.4.y")
def test_weapons_point_where_bow_and_turret_do() -> None:
    p = position("rus K rus-kv1e at K8 vca=n-ne tca=se-s\nphase prep-fire russian")
    points = {name: bearing(p.state, p.weapon(f"K-{name}")) for name in ("bmg", "cmg", "rmg")}
    assert points == {"bmg": 0, "cmg": 2, "rmg": 5}


@pytest.mark.rule("ASL-3.3.2.v")
@pytest.mark.parametrize("phase", ["prep-fire russian", "advancing-fire russian"])
def test_a_vehicle_in_motion_is_harder_to_hit_in_every_phase(phase: str) -> None:
    for states, drm in (("", 0), ("motion", 2)):
        p = position(f"""
            ger T ger-pziiin at K8 {states}
            rus V rus-t3485 at K4 vca=s-sw
            phase {phase}
        """)
        told = p.preview("engage V V-ma T ap").kill
        assert told is not None
        assert told.drm.value("tally-moving-target") == drm
