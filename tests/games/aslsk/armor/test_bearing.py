"""Where a vehicle points, what Motion does to its fire, and enemies in its own hex."""

from fractions import Fraction

import pytest

from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.weapons.arcs import covers
from hexfront.games.aslsk.weapons.moving_targets import wavers
from hexfront.games.aslsk.weapons.ordnance import Shot
from hexfront.hexes import HexId
from tests.games.aslsk.close_combat.helpers import why

SPINES = ("n-ne", "ne-se", "se-s", "s-sw", "sw-nw", "nw-n")


def tank(states: str = "", *lines: str, phase: str = "prep-fire german") -> Position:
    """A PzKpfw IIIN T in K8, a squad R and a T-34/85 V before it, others far off."""
    men = f"""
        ger T ger-pziiin at K8 vca=n-ne {states}
        ger A 4-6-7 at B2
        rus R 4-4-7 at K5
        rus V rus-t3485 at L5
        rus B 4-4-7 at B3
    """
    return position("\n".join((men, *lines, f"phase {phase}")))


# Covered Arcs.


@pytest.mark.rule("ASL-3.2.4.x")
@pytest.mark.parametrize("spine", SPINES)
def test_arcs_of_front_and_turret_are_those_of_a_gun(spine: str) -> None:
    p = position(f"""
        ger T ger-pziiin at K8 vca=n-ne tca={spine}
        ger S ger-stugiiig at K8 vca={spine}
        ger C crew at K8
        sw G ger-75l-at with C arc={spine}
        rus B 4-4-7 at B3
        phase prep-fire german
    """)
    for h in range(p.state.setting.grid.size):
        gun, turret, bow = (covers(p.state, p.weapon(w), HexId(h)) for w in ("G", "T-ma", "S-ma"))
        assert gun == turret == bow


@pytest.mark.rule("ASL-3.2.4.x", "ASL-3.3.2.j")
def test_the_turret_is_shown_apart_from_the_front() -> None:
    p = tank("tca=se-s")
    for seat in range(2):
        shown = p.game.view(p.state, seat).units[p.unit("T")]
        assert (shown.vca, shown.tca) == (0, 2)
    assert (p.vca("V"), p.tca("V")) == (p.tca("V"), p.vca("V"))


# Motion.


@pytest.mark.rule("ASL-3.2.5.c", "ASL-2.0.ak")
def test_no_prep_fire_in_motion() -> None:
    assert "open-fire K5 T T-bmg" in tank().choices()
    p = tank("motion")
    assert not [choice for choice in p.choices() if " T-" in choice]
    assert why(p, "open-fire K5 T T-bmg") == ("ASL-3.2.5.c", "no-prep-fire-in-motion")
    assert why(p, "engage T T-ma V ap") == ("ASL-3.2.5.c", "no-prep-fire-in-motion")


@pytest.mark.rule("ASL-2.0.aj")
@pytest.mark.parametrize(("states", "parts"), [("", 2), ("motion", 4)])
def test_motion_fire_halves_the_mg_and_spoils_the_aim(states: str, parts: int) -> None:
    p = tank(states, phase="advancing-fire german")
    printed = p.state.setting.weapons[p.weapon("T-bmg")].direct_fp
    p.do("open-fire K5 T T-bmg")
    assert p.fp() == Fraction(printed, parts)
    shot = Shot(p.state.stack[-1].attack.kind, 0, p.hex("L5"), p.unit("T"), p.weapon("T-ma"))
    assert wavers(p.state, shot) is bool(states)


@pytest.mark.rule("ASL-1.2.1.b")
def test_a_vehicle_has_no_fp_of_its_own_in_the_enemy_mph() -> None:
    p = tank(phase="movement russian").do("take R", "step K6")
    assert p.waits_for == "FirstFire"
    assert p.refusal("open-fire K6 T").rule == "ASL-1.2.1.b"


# The own hex.


@pytest.mark.rule("ASL-3.2.2.1.b")
def test_triple_point_blank_fire_reaches_only_open_hatches() -> None:
    men = "rus R 4-4-7 at K8\nger A 4-6-7 at B2\nrus B 4-4-7 at B3\nphase prep-fire russian"
    p = position("ger T ger-pziiin at K8 exposed\n" + men)
    p.do("open-fire K8 R")
    assert p.fp() == 12
    assert p.drm("T").value("tally-exposed-crew") == 2
    p = position("ger T ger-pziiin at K8\n" + men)
    assert "open-fire K8 R" not in p.choices()


@pytest.mark.rule("ASL-7.7.i")
def test_a_gun_aims_at_the_vehicle_never_at_its_crew_alone() -> None:
    men = """
        rus C crew at K4
        sw G rus-76l-art with C arc=se-s
        ger T ger-pziiin at K8 exposed
        phase prep-fire russian
    """
    p = position(men)
    assert {"engage C G T ap", "engage C G T he"} <= set(p.choices())
    p.do("open-fire K8 C G")
    assert p.options("shoot") == {"area he"}
    assert p.refusal("shoot infantry he").rule == "ASL-7.7.i"
    p = position("ger S 4-6-7 at K8\n" + men).do("open-fire K8 C G")
    assert "infantry he" in p.options("shoot")


def ambushed(side: str, *, vca: str, states: str = "") -> Position:
    """A T-34/85 V drives from a hex beside it into K8, where a StuG S waits."""
    p = position(f"""
        ger S ger-stugiiig at K8 vca={vca} {states}
        rus V rus-t3485 at {side} vca={"s-sw" if side == "K7" else "n-ne"} motion
        rus B 4-4-7 at B3
        phase movement russian
    """).do("take V")
    while p.waits_for == "FirstFire":
        p.do("done")
    p.do("step K8")
    assert p.waits_for == "FirstFire"
    return p


@pytest.mark.rule("ASL-3.2.4.z")
def test_fire_into_the_own_hex_goes_through_the_hexside_of_entry() -> None:
    p = ambushed("K7", vca="n-ne")
    assert {"S S-ma V ap"} <= p.options("engage")
    p = ambushed("K9", vca="n-ne")
    assert p.options("engage") >= {"S S-ma V ap se-s", "S S-ma V ap s-sw"}
    assert "S S-ma V ap" not in p.options("engage")
    assert p.refusal("engage S S-ma V ap").rule == "ASL-3.2.4.t"


@pytest.mark.rule("ASL-3.2.4.z")
@pytest.mark.parametrize("states", ["immobilized", "bogged"])
def test_a_stuck_bow_bears_only_on_what_came_before_it(states: str) -> None:
    assert "S S-ma V ap" in ambushed("K7", vca="n-ne", states=states).options("engage")
    p = position(f"""
        ger T ger-pzvib at K8 vca=n-ne {states}
        ger S ger-stugiiig at L8 {states}
        rus R 4-4-7 at K8
        rus V rus-t3485 at L8
        rus B 4-4-7 at B3
        phase prep-fire german
    """)
    assert "K8 T T-cmg" in p.options("open-fire")
    assert why(p, "open-fire K8 T T-bmg") == ("ASL-3.2.4.z", "no-bow-in-own-hex")
    assert why(p, "engage S S-ma V ap") == ("ASL-3.2.4.z", "no-bow-in-own-hex")


@pytest.mark.rule("ASL-7.6.m")
@pytest.mark.parametrize("states", ["immobilized", "bogged"])
def test_a_stuck_bow_bears_at_the_moment_of_entry_only(states: str) -> None:
    p = ambushed("K7", vca="n-ne", states=states)
    assert "S S-ma V ap" in p.options("engage")
    p.do("done", "halt")
    assert p.waits_for != "FirstFire" or not p.options("engage")
    p = ambushed("K7", vca="n-ne", states=states)
    p.state.arriving = 0
    assert why(p, "engage S S-ma V ap") == ("ASL-7.6.m", "no-bow-after-entry")
    assert "S S-ma V ap" in ambushed("K7", vca="n-ne").do("done", "halt").options("engage")


@pytest.mark.rule("ASL-7.6.m")
@pytest.mark.parametrize(
    ("states", "bears"),
    [("bogged tried", True), ("bogged", False), ("immobilized tried", False)],
)
def test_in_the_phase_of_its_bogging_the_bow_bears_on(states: str, *, bears: bool) -> None:
    p = ambushed("K9", vca="n-ne", states=states)
    assert ("S S-ma V ap" in p.options("engage")) is False
    assert p.refusal("engage S S-ma V ap").rule == ("ASL-3.2.4.t" if bears else "ASL-3.2.4.z")
    p = ambushed("K7", vca="n-ne", states=states).do("done", "halt")
    assert ("S S-ma V ap" in p.options("engage") if p.waits_for == "FirstFire" else False) is bears


# Hidden Guns.


@pytest.mark.rule("ASL-6.4.f", "ASL-6.4.i")
def test_a_hidden_gun_comes_to_light_before_a_tank_in_its_hex() -> None:
    p = position("""
        terrain woods K8
        ger C crew at K8 hidden
        sw G ger-75l-at with C arc=n-ne emplaced
        ger D 4-6-7 at A1
        rus V rus-t3485 at K7 vca=s-sw motion
        phase movement russian
    """).do("take V")
    while p.waits_for == "FirstFire":
        p.do("done")
    assert "hidden" in p.states("C")
    p.do("step K8")
    if p.waits_for == "BogRoll":
        p.roll((1, 1))
    assert "hidden" not in p.states("C")
    assert p.where("V") == "K8"
    told = p.preview("engage C G V ap").kill
    assert told is not None
    assert told.drm.value("tally-own-hex") == 2


# Acquisition.


def aimed(*lines: str, states: str = "", phase: str = "prep-fire german") -> Position:
    """The tank T has acquired the T-34/85 V."""
    return tank(states, "sw T-ma acquired=V:1", *lines, phase=phase)


@pytest.mark.rule("ASL-6.10.f")
def test_a_cmg_that_fires_elsewhere_loses_the_acquisition() -> None:
    p = aimed().do("open-fire K5 T T-bmg", "fire").roll((5, 6))
    assert p.acquired("T-ma") == ("V", 1)
    p = aimed().do("open-fire K5 T T-cmg", "fire").roll((5, 6))
    assert p.acquired("T-ma") is None
    p = aimed("rus Q 4-4-7 at L5").do("open-fire L5 T T-cmg", "fire").roll((5, 6))
    assert p.acquired("T-ma") == ("V", 1)


@pytest.mark.rule("ASL-6.10.c", "ASL-6.10.d")
@pytest.mark.parametrize("deed", ["step K7", "turn T ne-se", "traverse T se-s; halt"])
def test_a_vehicle_that_moves_or_turns_loses_the_acquisition(deed: str) -> None:
    p = aimed(states="motion", phase="movement german").do("take T")
    assert p.acquired("T-ma") == ("V", 1)
    p.do(deed)
    assert p.acquired("T-ma") is None


@pytest.mark.rule("ASL-6.10.g")
def test_an_acquisition_follows_a_vehicle() -> None:
    p = position("""
        ger T ger-pziiin at K8 vca=n-ne
        sw T-ma acquired=V:1
        rus V rus-t3485 at K5 vca=n-ne motion
        rus B 4-4-7 at B3
        phase movement russian
    """).do("take V")
    while p.waits_for == "FirstFire":
        p.do("done")
    p.do("step K4")
    assert p.state.acquired[p.weapon("T-ma")] == (p.hex("K4"), 1, p.unit("V"))


@pytest.mark.rule("ASL-6.10.l")
@pytest.mark.parametrize(("states", "gained"), [("", ("V", 1)), ("motion", None)])
def test_no_acquisition_in_motion(states: str, gained: tuple[str, int] | None) -> None:
    p = tank(states, phase="advancing-fire german")
    p.do("engage T T-ma V ap").roll((6, 5))
    assert p.acquired("T-ma") == gained


@pytest.mark.rule("ASL-6.10.l")
def test_no_acquisition_by_bounding_first_fire() -> None:
    p = tank(phase="movement german").do("take T", "delay")
    while p.waits_for == "FirstFire":
        p.do("done")
    p.do("engage T T-ma V ap").roll((6, 5))
    assert p.acquired("T-ma") is None


@pytest.mark.rule("ASL-7.8.k")
def test_a_gun_that_turns_charges_no_tank_beside_it() -> None:
    p = position("""
        ger C crew at K8
        sw G ger-75l-at with C arc=se-s
        ger T pzivh at K8 vca=se-s
        rus R 4-4-7 at K5
        phase prep-fire german
    """).do("open-fire K5 C G", "shoot infantry he n-ne", (6, 6))
    assert p.arc("G") == "n-ne"
    assert p.state.swung == {}
    assert (p.vca("T"), p.tca("T")) == ("se-s", "se-s")
