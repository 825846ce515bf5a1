"""Infantry Firepower Equivalent (ASL-6.8): small Guns that fire like MGs."""

import pytest

from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.weapons.equivalent import may_rake
from hexfront.games.aslsk.weapons.weaponry import breakdown
from hexfront.hexes import HexId


def flak(*more: str, phase: str = "prep-fire german", gun: str = "ger-20l-aa") -> Position:
    """A 20 mm AA Gun with IFE 6 in K8, its arc at K7/L7; a Russian squad R in K5."""
    men = f"""
        ger C crew at K8
        sw G {gun} with C arc=n-ne
        rus R 4-4-7 at K5
        ger D 4-6-7 at K9
    """
    return position("\n".join((men, *more, f"phase {phase}")))


def why_not(p: Position, label: str) -> str | None:
    w = p.weapon("G")
    found = may_rake(p.state, p.state.holder[w], w, HexId(p.hex(label)))
    return found.rule if found else None


@pytest.mark.rule("ASL-6.8.a")
def test_not_every_gun_has_an_equivalent() -> None:
    assert "rake" in flak().do("open-fire K5 C G").choices()
    p = flak(gun="ger-75l-at").do("open-fire K5 C G")
    assert not p.choices("rake")
    assert p.refusal("rake").rule == "ASL-6.8.a"


@pytest.mark.rule("ASL-6.8.b", "ASL-6.8.f", "ASL-2.0.ae")
def test_it_attacks_without_a_hit_and_does_not_cower() -> None:
    p = flak().do("open-fire K5 C G")
    shown = p.preview("rake").fire
    assert shown is not None
    assert (shown.column, shown.cowering, shown.drm.total) == (6, 0, 0)
    p.do("rake", (4, 4))
    (entry,) = [e for e in p.log if e.message == "log-fire-roll"]
    assert entry.args["column"] == 6
    assert not p.told("log-to-hit")
    assert not p.told("log-cowers")


@pytest.mark.rule("ASL-6.8.b")
def test_turning_is_a_drm() -> None:
    p = flak("rus S 4-4-7 at K10").do("open-fire K10 C G")
    shown = p.preview("rake se-s").fire
    assert shown is not None
    assert {line.label: line.value for line in shown.drm.lines} == {"tally-covered-arc": 2}
    p.do("rake se-s", (6, 5))
    assert p.arc("G") == "se-s"


@pytest.mark.rule("ASL-6.8.c")
@pytest.mark.parametrize(("colored", "kept"), [(2, True), (3, False)])
def test_its_rate_is_one_lower(colored: int, kept: bool) -> None:
    p = flak().do("open-fire K5 C G", "rake", (colored, 6))
    assert ("prep" in p.states("G")) is not kept


@pytest.mark.rule("ASL-6.8.d")
def test_it_joins_no_group() -> None:
    p = flak("ger E 4-6-7 at K8").do("open-fire K5 E")
    assert "C G" not in p.options("add-firer")
    assert not p.legal("add-firer C G")
    p = flak("ger E 4-6-7 at K8").do("open-fire K5 C G")
    assert not p.choices("add-firer")


@pytest.mark.rule("ASL-6.8.e")
def test_it_loses_the_acquisition() -> None:
    p = position("""
        ger C crew at K8
        sw G ger-20l-aa with C arc=n-ne acquired=R:2
        rus R 4-4-7 at K5
        phase prep-fire german
    """).do("open-fire K5 C G", "rake")
    assert p.acquired("G") is None
    p.roll((1, 5))
    assert p.acquired("G") is None


@pytest.mark.rule("ASL-6.8.f")
@pytest.mark.parametrize(("place", "rule"), [("AA8", None), ("BB8", "ASL-6.8.f")])
def test_its_range(place: str, rule: str | None) -> None:
    p = flak(f"rus S 4-4-7 at {place}")
    assert p.distance("K8", place) == (16 if rule is None else 17)
    assert why_not(p, place) == rule


def moving(*more: str, state: str = "", to: str = "K5") -> Position:
    """A Russian squad R enters a hex before the Gun."""
    men = f"""
        ger C crew at K8
        sw G ger-20l-aa with C arc=n-ne {state}
        rus R 4-4-7 at L5
        phase movement russian
    """
    p = position("\n".join((*more, men)))
    return p.do("take R", f"step {to}")


@pytest.mark.rule("ASL-6.8.g", "ASL-6.8.h")
def test_subsequent_first_fire_with_half_fp() -> None:
    p = moving(state="first").do("open-fire K5 C G")
    shown = p.preview("rake").fire
    assert shown is not None
    assert (shown.kind, shown.column) == ("subsequent", 2)
    p.do("rake", (4, 4))
    assert p.states("G") >= {"final"}
    assert "final" in p.states("C")


@pytest.mark.rule("ASL-6.8.g")
def test_no_subsequent_fire_past_a_nearer_enemy() -> None:
    p = moving("rus S 4-4-7 at K6", state="first")
    assert why_not(p, "K5") == "ASL-3.3.3.n"


@pytest.mark.rule("ASL-6.8.g")
def test_final_protective_fire_only_next_door() -> None:
    assert why_not(moving(state="final"), "K5") == "ASL-3.3.3.t"
    p = position("""
        ger C crew at K8
        sw G ger-20l-aa with C arc=n-ne final
        rus R 4-4-7 at K6
        phase movement russian
    """).do("take R", "step K7")
    assert why_not(p, "K7") is None


@pytest.mark.rule("ASL-6.8.h")
@pytest.mark.parametrize(("dice", "fate"), [((4, 5), "works"), ((4, 6), "fails"), ((6, 6), "lost")])
def test_breakdown_when_it_fires_again(dice: tuple[int, int], fate: str) -> None:
    p = moving(state="first").do("open-fire K5 C G", "rake", dice)
    assert (p.lies("G") == "removed") == (fate == "lost")
    assert ("malfunctioned" in p.states("G")) == (fate == "fails")
    assert breakdown(flak().state, flak().weapon("G"), sustained=True) == 10


@pytest.mark.rule("ASL-6.8.g")
@pytest.mark.parametrize(("place", "rule"), [("K7", None), ("K6", "ASL-3.4.b")])
def test_in_the_defensive_fire_phase_at_an_adjacent_hex(place: str, rule: str | None) -> None:
    p = position(f"""
        ger C crew at K8
        sw G ger-20l-aa with C arc=n-ne first
        ger D 4-6-7 at K9
        rus R 4-4-7 at {place}
        phase defensive-fire russian
    """)
    assert why_not(p, place) == rule


@pytest.mark.rule("ASL-6.8.g")
def test_not_again_after_prep_fire_or_intensive_fire() -> None:
    p = flak().do("open-fire K5 C G", "rake", (6, 5))
    assert why_not(p, "K5") == "ASL-6.8.g"
    p = moving(state="first intensive")
    assert why_not(p, "K5") == "ASL-6.8.g"


LONG_GUN = "counter long like ger-37l-at ife=4 rof={}"


@pytest.mark.rule("ASL-6.8.c", "ASL-3.2.4.q")
@pytest.mark.parametrize(
    ("place", "rake", "colored", "kept"),
    [
        ("K5", "rake", 2, True),
        ("K5", "rake", 3, False),
        ("K10", "rake se-s", 1, True),
        ("K10", "rake se-s", 2, False),
    ],
)
def test_a_gun_without_a_turntable_that_turns_fires_still_slower(
    place: str, rake: str, colored: int, *, kept: bool
) -> None:
    p = flak("rus S 4-4-7 at K10", LONG_GUN.format(3), gun="long")
    p.do(f"open-fire {place} C G", rake, (colored, 6))
    assert ("prep" not in p.states("G")) is kept


@pytest.mark.rule("ASL-3.2.4.ac")
@pytest.mark.parametrize(
    ("place", "rake", "over"), [("K5", "rake", False), ("K10", "rake se-s", True)]
)
def test_one_without_a_rate_that_turns_fires_no_more(place: str, rake: str, *, over: bool) -> None:
    p = flak("rus S 4-4-7 at K10", LONG_GUN.format(0), gun="long")
    p.do(f"open-fire {place} C G", rake, (5, 6))
    assert ("intensive" in p.states("G")) is over
    assert any("C G" in choice for choice in p.choices("open-fire")) is not over
