"""Fire of vehicular MG (ASL-7.8)."""

from fractions import Fraction

import pytest

from hexfront.games.aslsk.notation import Position, position
from tests.games.aslsk.close_combat.helpers import why
from tests.games.aslsk.weapons.helpers_guns import laid, lines, rounds

ARC = "tally-covered-arc"


def tiger(*lines: str, phase: str = "prep-fire german", tank: str = "exposed") -> Position:
    """The PzKpfw VIB of the example in L8: the 4-4-7 A in its VCA, the 4-5-8 B in its TCA."""
    men = f"""
        terrain wooden-building N9
        ger T ger-pzvib at L8 vca=ne-se tca=se-s {tank}
        rus A 4-4-7 at O7
        rus B 4-5-8 at N9
    """
    return position("\n".join((men, *lines, f"phase {phase}")))


def told(p: Position, target: str) -> tuple[Fraction, int | None, int]:
    """FP, column and DRM of the attack that is being put together."""
    return p.fp(), p.column(), p.drm(target).total


@pytest.mark.example("ASL-EX-7.8-1")
@pytest.mark.rule("ASL-7.8.g", "ASL-7.8.a", "ASL-7.8.i")
def test_the_mg_of_a_tiger() -> None:
    p = tiger()
    p.do("open-fire O7 T T-bmg", "add-firer T T-aamg")
    assert told(p, "A") == (Fraction(5), 4, 0)
    p.do("fire").roll((5, 6))
    p.do("open-fire N9 T T-cmg")
    assert told(p, "B") == (Fraction(5), 4, 2)
    other = tiger()
    other.do("open-fire N9 T T-cmg", "add-firer T T-aamg")
    assert told(other, "B") == (Fraction(7), 6, 2)
    turned = tiger()
    turned.do("open-fire O7 T T-bmg", "add-firer T T-cmg")
    assert told(turned, "A") == (Fraction(8), 8, 2)
    turned.do("fire").roll((5, 6))
    assert turned.tca("T") != "se-s"


@pytest.mark.rule("ASL-7.8.h")
def test_mg_that_fire_at_the_same_target_must_combine() -> None:
    p = tiger()
    p.do("open-fire O7 T T-bmg", "fire").roll((5, 6))
    assert "open-fire O7 T T-aamg" not in p.choices()
    assert why(p, "open-fire O7 T T-aamg") == ("ASL-7.8.h", "no-second-attack-of-vehicle")
    assert "open-fire N9 T T-aamg" in p.choices()


@pytest.mark.rule("ASL-7.8.c")
def test_each_mg_fires_once() -> None:
    p = tiger()
    p.do("open-fire O7 T T-bmg", "fire").roll((1, 6))
    assert why(p, "open-fire N9 T T-bmg") == ("ASL-7.8.c", "no-second-fire-of-vehicular-mg")


@pytest.mark.rule("ASL-7.8.d", "ASL-7.8.e")
def test_mg_fire_in_the_phase_of_the_main_armament() -> None:
    p = tiger(phase="advancing-fire german")
    assert "open-fire O7 T T-bmg" in p.choices()
    p = tiger("sw T-ma prep", "ger G 4-6-7 at N8", phase="advancing-fire german")
    assert why(p, "open-fire O7 T T-bmg")[0] == "ASL-7.8.e"


@pytest.mark.rule("ASL-7.8.r")
def test_mg_fire_in_the_afph_is_halved() -> None:
    p = tiger(phase="advancing-fire german")
    p.do("open-fire O7 T T-bmg", "add-firer T T-aamg")
    assert p.fp() == Fraction(5, 2)


@pytest.mark.rule("ASL-7.8.j")
def test_mg_fire_before_or_after_the_ma() -> None:
    p = tiger()
    p.do("open-fire O7 T T-bmg", "fire").roll((5, 6))
    assert any(choice.startswith("open-fire") and "T-ma" in choice for choice in p.choices())


@pytest.mark.rule("ASL-7.8.s", "ASL-2.0.a")
@pytest.mark.parametrize(("weapon", "reach"), [("T-bmg", 8), ("T-aamg", 8), ("T-cmg", 12)])
def test_ranges_of_vehicular_mg(weapon: str, reach: int) -> None:
    p = tiger()
    assert p.state.setting.weapons[p.weapon(weapon)].range == reach
    for distance, fires in ((reach, True), (reach + 1, False)):
        q = position(f"""
            ger T ger-pzvib at A5 vca=ne-se tca=ne-se exposed
            rus A 4-4-7 at {chr(ord("A") + distance)}{5}
            rus B 4-4-7 at B5
            phase prep-fire german
        """)
        where = q.where("A")
        assert (f"open-fire {where} T {weapon}" in q.choices()) is fires


@pytest.mark.rule("ASL-7.8.s", "ASL-7.7.e", "ASL-2.0.a")
def test_the_aamg_needs_open_hatches() -> None:
    p = tiger(tank="")
    assert why(p, "open-fire O7 T T-aamg") == ("ASL-7.7.e", "no-aamg-buttoned-up")


@pytest.mark.rule("ASL-7.8.p", "ASL-7.8.n", "ASL-7.8.m")
def test_a_bow_mg_turns_the_vehicle_and_the_turret_with_it() -> None:
    p = position("""
        ger T ger-pzvib at L8 vca=n-ne tca=ne-se
        rus A 4-4-7 at L10
        phase prep-fire german
    """)
    p.do("open-fire L10 T T-bmg")
    assert p.drm("A").total >= 4
    before = (p.state.tca[p.unit("T")] - p.state.vca[p.unit("T")]) % 6
    p.do("fire").roll((5, 6))
    after = (p.state.tca[p.unit("T")] - p.state.vca[p.unit("T")]) % 6
    assert (p.vca("T") != "n-ne", before) == (True, after)


def turning_tank(phase: str = "prep-fire german") -> Position:
    """A tank that looks north-east at A; B and D are one hexspine away, C is two the other way."""
    return position(f"""
        ger T ger-pzvib at L8 vca=n-ne tca=n-ne exposed
        rus A 4-4-7 at L6
        rus B 4-4-7 at O9
        rus C 4-4-7 at J8
        rus D 4-4-7 at N8
        phase {phase}
    """)


def arc_drm(p: Position, target: str, weapon: str) -> int:
    """The CA DRM of a weapon against A, B or C."""
    q = p.copy().do(f"open-fire {p.where(target)} T {weapon}")
    if weapon == "T-ma":
        return lines(q, laid(q, "T-ma", p.where(target), "infantry he"), target).get(ARC, 0)
    return q.drm(target).value(ARC)


@pytest.mark.rule("ASL-7.8.k")
@pytest.mark.parametrize(
    ("turn", "drm"), [("infantry he", 0), ("infantry he ne-se", 2), ("infantry he ne-se hull", 3)]
)
def test_the_other_weapons_of_the_turret_share_the_turn_of_the_first(turn: str, drm: int) -> None:
    target = "B" if drm else "A"
    p = rounds(turning_tank(), f"{turning_tank().where(target)} T T-ma", turn, (6, 5))
    assert p.tca("T") == ("ne-se" if drm else "n-ne")
    assert arc_drm(p, target, "T-cmg") == drm
    assert arc_drm(p, target, "T-aamg") == 0  # it has no arc
    assert arc_drm(p, target, "T-ma") == 0  # ASL-3.2.4.u: its first shot has paid


@pytest.mark.rule("ASL-7.8.k", "ASL-7.8.m")
def test_a_front_that_turned_for_the_bow_mg_burdens_the_turret_too() -> None:
    p = turning_tank().do("open-fire O9 T T-bmg", "fire").roll((5, 6))
    assert (p.vca("T"), p.tca("T")) == ("ne-se", "ne-se")
    assert arc_drm(p, "D", "T-cmg") == arc_drm(p, "D", "T-ma") == 3
    p.do("open-fire O9 T T-ma", "shoot infantry he").roll((6, 5))
    assert p.state.swung.keys() == {p.weapon("T-cmg")}


@pytest.mark.rule("ASL-7.8.l")
def test_after_a_turn_only_the_further_turn_is_charged() -> None:
    p = rounds(turning_tank(), "O9 T T-ma", "infantry he ne-se", (6, 5))
    assert arc_drm(p, "B", "T-cmg") == 2
    assert arc_drm(p, "A", "T-cmg") == 2  # one hexspine back
    assert arc_drm(p, "C", "T-cmg") == 4  # three from where it points now
    assert arc_drm(p, "B", "T-bmg") == 3  # the bow has not turned with the turret


@pytest.mark.rule("ASL-7.8.k", "ASL-7.8.e")
def test_the_dfph_still_knows_the_turn_of_the_mph_and_the_next_phase_does_not() -> None:
    p = turning_tank(phase="movement russian")
    p.state.swung[p.weapon("T-cmg")] = 2
    p.enter_phase("defensive-fire russian")
    assert arc_drm(p, "A", "T-cmg") == 2
    p.enter_phase("prep-fire german")
    assert arc_drm(p, "A", "T-cmg") == 0


@pytest.mark.rule("ASL-7.8.u")
def test_vehicular_mg_malfunction_on_12() -> None:
    p = tiger()
    p.do("open-fire O7 T T-bmg", "fire").roll((5, 6))
    assert not p.state.malfunctioned
    p = tiger()
    p.do("open-fire O7 T T-bmg", "fire").roll((6, 6))
    assert p.state.malfunctioned == 1 << p.weapon("T-bmg")
    assert [entry.rule for entry in p.told("log-malfunction")] == ["ASL-7.8.u"]


@pytest.mark.rule("ASL-7.8.t")
def test_an_mg_attacks_a_crew_but_no_armor() -> None:
    p = tiger("rus U rus-t3485 at M7 exposed", "rus V rus-t3485 at K7")
    assert "open-fire M7 T T-bmg" in p.choices()
    assert not any("K7" in choice and "mg" in choice for choice in p.choices())
    assert why(p, "engage T T-bmg V ap") == ("ASL-3.2.4.g", "no-weapon-against-vehicles")


@pytest.mark.rule("ASL-7.8.g")
def test_a_vehicle_and_infantry_form_no_group() -> None:
    p = tiger("ger G 4-6-7 at L8")
    p.do("open-fire O7 T T-bmg")
    assert why(p, "add-firer G") == ("ASL-7.8.g", "no-group-with-vehicle")
    assert not any("add-firer G" in choice for choice in p.choices())


@pytest.mark.rule("ASL-3.8.ax")
def test_a_vehicle_in_a_melee_fires_only_within_its_hex() -> None:
    p = position("""
        ger T ger-pziif at J2 immobilized
        rus A 4-4-7 at J2
        rus B 4-4-7 at J4
        melee J2
        phase prep-fire german
    """)
    assert "open-fire J2 T T-cmg" in p.choices()
    assert why(p, "open-fire J4 T T-cmg")[1] == "no-fire-out-of-hex"
