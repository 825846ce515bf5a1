"""The IFE of a vehicle's MA (ASL-6.8, ASL-7.8): it fires with the MG of the vehicle."""

from fractions import Fraction

import msgspec
import pytest

from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.weapons.equivalent import may_rake
from hexfront.hexes import HexId
from tests.games.aslsk.close_combat.helpers import why


def panzer(*lines: str, phase: str = "prep-fire german", tank: str = "") -> Position:
    """A PzKpfw IIF with CMG 5 and IFE 4 in K8 that looks at the 4-4-7 R in K5; S is behind it."""
    men = f"""
        ger T ger-pziif at K8 vca=n-ne tca=n-ne {tank}
        ger G 4-6-7 at N8
        rus R 4-4-7 at K5
        rus S 4-4-7 at K10
    """
    return position("\n".join((men, *lines, f"phase {phase}")))


def told(p: Position) -> tuple[Fraction, int | None]:
    return p.fp(), p.column()


@pytest.mark.rule("ASL-7.8.g", "ASL-6.8.b")
def test_mg_and_ife_add_up_whichever_comes_first() -> None:
    p = panzer().do("open-fire K5 T T-ma", "rake")
    assert told(p) == (Fraction(4), 4)
    p.do("add-firer T T-cmg")
    assert told(p) == (Fraction(9), 8)
    other = panzer().do("open-fire K5 T T-cmg", "add-firer T T-ma")
    assert told(other) == (Fraction(9), 8)
    other.do("fire").roll((5, 6))
    assert not other.told("log-to-hit")
    assert {"prep"} <= other.states("T-ma") & other.states("T-cmg")


@pytest.mark.rule("ASL-7.8.h")
def test_ife_and_mg_at_the_same_target_combine() -> None:
    p = panzer().do("open-fire K5 T T-cmg", "fire").roll((5, 6))
    p.do("open-fire K5 T T-ma")
    assert why(p, "rake") == ("ASL-7.8.h", "no-second-attack-of-vehicle")
    assert p.legal("shoot infantry he")
    p = panzer().do("open-fire K5 T T-ma", "rake", "fire").roll((5, 6))
    assert why(p, "open-fire K5 T T-cmg") == ("ASL-7.8.h", "no-second-attack-of-vehicle")
    assert p.legal("open-fire K10 T T-cmg")


@pytest.mark.rule("ASL-6.8.d", "ASL-7.8.g")
def test_nobody_else_joins() -> None:
    p = panzer("ger H 4-6-7 at K8").do("open-fire K5 T T-ma", "rake")
    assert why(p, "add-firer H") == ("ASL-7.8.g", "no-group-with-vehicle")
    p = panzer("ger H 4-6-7 at K8").do("open-fire K5 H")
    assert why(p, "add-firer T T-ma") == ("ASL-7.8.g", "no-group-with-vehicle")
    assert not any("T-ma" in choice for choice in p.choices())


@pytest.mark.rule("ASL-6.8.a")
def test_a_ma_without_ife_joins_no_mg() -> None:
    p = position("""
        ger T ger-pziiih at K8 vca=n-ne tca=n-ne
        rus R 4-4-7 at K5
        phase prep-fire german
    """)
    p.do("open-fire K5 T T-cmg")
    assert "T T-ma" not in p.options("add-firer")
    assert not p.legal("add-firer T T-ma")


@pytest.mark.rule("ASL-7.8.p", "ASL-7.8.i")
def test_turning_the_turret_is_a_drm_of_the_whole_attack() -> None:
    p = panzer().do("open-fire K10 T T-ma", "rake", "add-firer T T-cmg")
    assert [line.label for line in p.drm("S").lines] == ["tally-covered-arc"]
    assert p.drm("S").total == 3
    p.do("fire").roll((5, 6))
    assert p.tca("T") != "n-ne"
    assert p.vca("T") == "n-ne"


@pytest.mark.rule("ASL-7.8.x")
def test_the_front_turns_instead_for_the_higher_drm() -> None:
    p = panzer().do("open-fire K10 T T-ma")
    assert p.legal("rake hull")
    p.do("rake hull")
    assert p.drm("S").total == 4
    p.do("fire").roll((5, 6))
    assert p.vca("T") != "n-ne"
    assert p.vca("T") == p.tca("T")
    ahead = panzer().do("open-fire K5 T T-ma")
    assert why(ahead, "rake hull") == ("ASL-7.8.x", "no-turret-to-turn")
    stuck = panzer(tank="immobilized").do("open-fire K10 T T-ma")
    assert why(stuck, "rake hull")[0] == "ASL-7.6.f"
    assert stuck.legal("rake")


@pytest.mark.rule("ASL-6.8.e")
def test_it_loses_its_acquisition() -> None:
    p = panzer("sw T-ma acquired=R:2").do("open-fire K5 T T-ma", "rake")
    assert p.acquired("T-ma") is not None
    p.do("fire").roll((5, 6))
    assert p.acquired("T-ma") is None


@pytest.mark.rule("ASL-6.8.f")
@pytest.mark.parametrize(("place", "rule"), [("AA8", None), ("BB8", "ASL-6.8.f")])
def test_its_range(place: str, rule: str | None) -> None:
    p = position(f"""
        ger T ger-pziif at K8 vca=ne-se tca=ne-se
        rus R 4-4-7 at {place}
        phase prep-fire german
    """)
    assert p.distance("K8", place) == (16 if rule is None else 17)
    p.do(f"open-fire {place} T T-ma")
    if rule is None:
        assert p.legal("rake")
    else:
        assert why(p, "rake")[0] == rule


@pytest.mark.rule("ASL-3.3.2.2.f", "ASL-7.8.r", "ASL-2.0.aj")
@pytest.mark.parametrize(
    ("phase", "tank", "fp"),
    [
        ("prep-fire german", "", Fraction(4)),
        ("advancing-fire german", "", Fraction(2)),
        ("advancing-fire german", "motion", Fraction(1)),
    ],
)
def test_it_is_halved_like_an_mg(phase: str, tank: str, fp: Fraction) -> None:
    p = panzer(phase=phase, tank=tank).do("open-fire K5 T T-ma", "rake")
    assert p.fp() == fp


@pytest.mark.rule("ASL-3.3.2.2.f", "ASL-7.8.q")
def test_on_the_move_it_fires_with_half_or_a_quarter_and_does_not_turn() -> None:
    p = panzer(phase="movement german").do("take T", "start")
    p.do("open-fire K5 T T-ma", "rake")
    assert p.fp() == Fraction(1)
    p.do("call-off")
    assert "open-fire K10 T T-ma" not in p.choices()
    refusal = may_rake(p.state, p.unit("T"), p.weapon("T-ma"), HexId(p.hex("K10")))
    assert refusal is not None
    assert refusal.rule == "ASL-7.8.q"


def moving(tank: str = "", *lines: str, to: str = "K6", start: str = "K5") -> Position:
    """A Russian squad M steps before the PzKpfw IIF in K8."""
    men = f"""
        ger T ger-pziif at K8 vca=n-ne tca=n-ne {tank}
        rus M 4-4-7 at {start}
        phase movement russian
    """
    return position("\n".join((men, *lines))).do("take M", f"step {to}")


@pytest.mark.rule("ASL-6.8.g", "ASL-6.8.h")
def test_subsequent_first_fire_with_half_fp() -> None:
    p = moving("", "sw T-ma first").do("open-fire K6 T T-ma", "rake")
    assert p.fp() == Fraction(2)
    p.do("fire").roll((4, 4))
    assert {"final"} <= p.states("T-ma") & p.states("T-cmg")
    assert why(moving("", "sw T-cmg first"), "open-fire K6 T T-cmg")[0] == "ASL-7.8.c"


@pytest.mark.rule("ASL-6.8.g")
def test_no_subsequent_fire_past_a_nearer_enemy() -> None:
    p = moving("", "sw T-ma first", "rus N 4-4-7 at K7")
    p.do("open-fire K6 T T-ma")  # Intensive Fire may
    assert why(p, "rake")[0] == "ASL-3.3.3.n"


@pytest.mark.rule("ASL-6.8.h")
@pytest.mark.parametrize(("dice", "fate"), [((4, 5), "works"), ((4, 6), "fails"), ((6, 6), "lost")])
def test_breakdown_when_it_fires_again(dice: tuple[int, int], fate: str) -> None:
    p = moving("", "sw T-ma first").do("open-fire K6 T T-ma", "rake", "fire").roll(dice)
    ma = 1 << p.weapon("T-ma")
    assert (bool(p.state.disabled & ma), bool(p.state.malfunctioned & ma)) == {
        "works": (False, False), "fails": (False, True), "lost": (True, False),
    }[fate]  # fmt: skip


@pytest.mark.rule("ASL-6.8.g", "ASL-7.7.b", "ASL-7.10.m")
@pytest.mark.parametrize(
    ("tank", "dice", "stunned"),
    [("exposed", (4, 4), False), ("exposed", (4, 5), True), ("", (4, 5), False)],
)
def test_final_protective_fire_tries_an_exposed_crew(
    tank: str, dice: tuple[int, int], stunned: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    p = position(f"""
        ger T ger-psw222 at K8 vca=n-ne tca=n-ne {tank}
        sw T-ma final
        rus M 4-4-7 at K6
        phase movement russian
    """)
    monkeypatch.setattr(p.state.setting, "shut_in", 0)  # as if its turret had room for two
    p.do("take M", "step K7", "open-fire K7 T T-ma", "rake", "fire").roll(dice)
    if p.actor == "chance":
        p.roll((1, 1))
    assert (p.state.stunned >> p.unit("T") & 1 == 1) is stunned


@pytest.mark.rule("ASL-6.8.c", "ASL-7.8.c")
@pytest.mark.parametrize(("colored", "kept"), [(1, True), (2, False)])
def test_a_ma_that_kept_its_rate_fires_on(
    colored: int, kept: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    p = position("""
        ger T ger-psw222 at K8 vca=n-ne tca=n-ne
        rus R 4-4-7 at K5
        rus S 4-4-7 at K6
        phase prep-fire german
    """)
    arms = [msgspec.structs.replace(weapon, rof=2) for weapon in p.state.setting.weapons]
    monkeypatch.setattr(p.state.setting, "weapons", tuple(arms))
    p.do("open-fire K5 T T-ma", "rake", "fire").roll((colored, 6))
    if p.actor == "chance":
        p.roll((1, 1))
    p.do("open-fire K5 T T-ma")  # without it, Intensive Fire with a shell
    assert p.legal("rake") is kept


@pytest.mark.rule("ASL-6.8.g")
@pytest.mark.parametrize(("place", "rule"), [("K7", None), ("K6", "ASL-3.4.b")])
def test_in_the_defensive_fire_phase_at_an_adjacent_hex(place: str, rule: str | None) -> None:
    p = position(f"""
        ger T ger-pziif at K8 vca=n-ne tca=n-ne
        sw T-ma first
        rus R 4-4-7 at {place}
        phase defensive-fire russian
    """)
    assert (f"open-fire {place} T T-ma" in p.choices()) is (rule is None)
    if rule is None:
        p.do(f"open-fire {place} T T-ma", "rake")
        assert p.fp() == Fraction(4)  # doubled next door, halved for firing again
