"""The last MP that pays for a deed, and the first that does not (ASL-3.3.2, ASL-7.5, ASL-7.6)."""

import pytest

from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.vehicles.dispensers import may_dispense
from tests.games.aslsk.movement.helpers import refused


def driver(mp: int, words: str = "", more: str = "") -> Position:
    """A German tank T in K5 with so many MP, front to the east."""
    return position(f"""
        counter slow like ger-pziiin mp={mp}
        ger T slow at K5 vca=ne-se {words}
        rus R 4-4-7 at A1
        {more}
        phase movement german
    """).do("take T")


@pytest.mark.rule("ASL-3.3.2.aa", "ASL-3.3.2.y")
@pytest.mark.parametrize(("ground", "stops"), [("woods", True), ("orchard", False)])
def test_only_in_woods_a_stop_follows_an_entry_for_all_mp(ground: str, *, stops: bool) -> None:
    """The minimum move ends in Motion."""
    p = driver(2, "motion", f"terrain {ground} L4\nhill L4\nger W pziiin wreck=L4")
    p.do("step L4 whole")
    if stops:
        p.roll((1, 1))
    assert p.legal("halt") is stops
    if not stops:
        assert p.refusal("halt").rule == "ASL-3.3.2.a"


@pytest.mark.rule("ASL-3.3.2.a", "ASL-3.3.2.l")
def test_the_last_mp_stops_it() -> None:
    p = driver(3, "motion").do("step L4; step M4")
    assert p.legal("halt")
    p.do("turn T n-ne")
    assert p.spent("T") == 3
    assert refused(p, "halt") == "ASL-3.3.2.a"
    assert refused(p, "turn T ne-se") == "ASL-3.3.2.a"


@pytest.mark.rule("ASL-3.3.2.a", "ASL-3.3.2.k", "ASL-3.3.2.p")
def test_the_last_mp_starts_it_or_is_waited_away() -> None:
    assert driver(1).do("start").spent("T") == 1
    p = driver(1).do("delay")
    assert refused(p, "start") == "ASL-3.3.2.a"
    assert refused(p, "delay") == "ASL-3.3.2.a"


@pytest.mark.rule("ASL-3.3.2.i")
def test_the_turret_turns_only_with_mp() -> None:
    assert driver(1).legal("traverse T s-sw")
    assert refused(driver(1).do("delay"), "traverse T s-sw") == "ASL-3.3.2.i"


@pytest.mark.rule("ASL-3.3.h", "ASL-3.3.2.k", "ASL-3.3.2.a")
@pytest.mark.parametrize(
    ("place", "words", "rule"),
    [
        ("GG5", "motion", None),
        ("GG5", "", "ASL-3.3.2.k"),
        ("FF5", "motion", "ASL-3.3.h"),
        ("GG5", "motion immobilized", "ASL-2.0.x"),
        ("GG5", "motion bogged", "ASL-7.6.f"),
    ],
)
def test_who_leaves_the_map(place: str, words: str, rule: str | None) -> None:
    p = position(f"""
        victory german exit 1 east
        ger T pziiin at {place} vca=ne-se {words}
        rus R 4-4-7 at A1
        phase movement german
    """).do("take T")
    assert p.legal("exit") is (rule is None)
    if rule:
        assert refused(p, "exit") == rule


@pytest.mark.rule("ASL-7.6.g", "ASL-2.0.x")
def test_an_immobilized_vehicle_is_not_freed() -> None:
    assert driver(13, "bogged").legal("free")
    assert refused(driver(13, "bogged immobilized"), "free") == "ASL-2.0.x"


# Smoke dispensers.


@pytest.mark.rule("ASL-7.5.d")
def test_smoke_is_paid_with_the_last_mp() -> None:
    p = driver(2, "motion exposed").do("step L4")
    assert p.legal("dispense T 0 L4")
    p.do("halt")
    assert refused(p, "dispense T 0 L4") == "ASL-7.5.d"


def threatened(mark: str = "", screen: str = "") -> Position:
    """A Russian squad walks to N6, before a German tank T in K5 and a squad A in N8."""
    return position(f"""
        {screen}
        ger T pziiin at K5 vca=ne-se exposed
        ger A 4-6-7 at N8
        sw T-ma {mark}
        rus R 4-4-7 at N5 began=N5
        phase movement russian
    """).do("take R; step N6")


@pytest.mark.rule("ASL-7.5.e")
def test_a_mover_out_of_sight_provokes_no_smoke() -> None:
    assert threatened().legal("dispense T 0 K5")
    p = threatened(screen="terrain woods L4 L5 L6 M4 M5 M6 M7")
    assert not p.sees("K5", "N6")
    assert p.waits_for == "FirstFire"
    assert p.refusal("dispense T 0 K5").rule == "ASL-7.5.e"
    assert not p.legal("dispense T 0 K5")


@pytest.mark.rule("ASL-7.5.c")
@pytest.mark.parametrize("mark", ["first", "final", "intensive"])
def test_no_smoke_of_a_vehicle_that_has_fired(mark: str) -> None:
    assert threatened(mark).refusal("dispense T 0 K5").rule == "ASL-7.5.c"


@pytest.mark.rule("ASL-7.5.c")
@pytest.mark.parametrize("words", ["prep", "bounded"])
def test_nor_of_one_whose_marker_says_so(words: str) -> None:
    p = position(f"""
        ger A 4-6-7 at A2
        ger T pziiin at K5 vca=ne-se exposed {words}
        rus R 4-4-7 at A1
        phase movement german
    """)
    assert may_dispense(p.state, p.unit("T"), 0, p.hex("K5")) is not None
    p.state.prep = p.state.bounded = p.mask("A")
    assert may_dispense(p.state, p.unit("T"), 0, p.hex("K5")) is None


@pytest.mark.rule("ASL-7.5.l")
def test_a_smoke_mortar_reaches_the_next_hex() -> None:
    p = position("""
        sides american russian
        date 1944-06
        usa T m4a1 at K5 vca=ne-se exposed
        rus R 4-4-7 at A1
        phase movement american
    """).do("take T")
    assert {"T 0 L4", "T 0 L5"} <= p.options("dispense")
    assert p.legal("dispense T 0 L5")


# Woods.


@pytest.mark.rule("ASL-3.3.2.y", "ASL-3.3.2.a")
def test_the_stop_mp_is_free_only_after_all_mp_for_woods() -> None:
    p = driver(6, "motion", "terrain woods M4").do(
        "step L4; step M4", (1, 1), "turn T n-ne", (1, 1)
    )
    assert p.spent("T") == 6
    assert refused(p, "halt") == "ASL-3.3.2.a"
    p = driver(4, "motion", "terrain woods L4").do("step L4", (1, 1), "turn T n-ne", (1, 1))
    assert p.spent("T") == 4
    assert refused(p, "halt") == "ASL-3.3.2.a"
    assert driver(4, "motion", "terrain woods L4").do("step L4 whole", (1, 1)).legal("halt")


@pytest.mark.rule("ASL-3.3.2.d", "ASL-3.3.e")
def test_the_log_tells_entering_the_map_from_driving() -> None:
    assert driver(13, "motion").do("step L4").told("log-drove")
    p = position("""
        group wave german turn 1 edge west in rows 1-9
        ger T pziiin group=wave
        ger A 4-6-7 at K5
        rus R 4-4-7 at GG1
        phase rally german onwards
    """)
    p.until("Movement").do("take T", "step A5")
    assert p.told("log-entered")
    assert not p.told("log-drove")


# Set-up.


@pytest.mark.rule("ASL-3.3.2.f", "ASL-3.3.2.i", "ASL-7.2.f")
def test_vehicles_face_as_they_like_at_set_up() -> None:
    p = position("""
        group wave german in K4, L4
        ger T pziiin group=wave
        ger S stugiiig group=wave
        rus R 4-4-7 at A1
        phase set-up german
    """)
    assert refused(p, "turn T n-ne") == refused(p, "traverse T n-ne") == "ASL-1.3.a"
    p.do("place T K4", "place S L4", "turn T n-ne", "traverse T se-s")
    assert (p.vca("T"), p.tca("T")) == ("n-ne", "se-s")
    assert refused(p, "turn T n-ne") == "ASL-3.3.2.f"
    assert refused(p, "traverse T se-s") == "ASL-3.3.2.i"
    assert refused(p, "traverse S se-s") == "ASL-7.2.f"
    assert len(p.choices("turn")) == 10
    assert len(p.choices("traverse")) == 5
