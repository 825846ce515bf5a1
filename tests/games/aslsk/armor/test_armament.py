"""The main armament of a vehicle (ASL-7.2.g to ASL-7.2.k), and hatches in the Advance Phase."""

import pytest

from hexfront.games.aslsk.notation import Position, position
from tests.games.aslsk.close_combat.helpers import why


def aims(kind: str, states: str = "") -> Position:
    """A German tank T beside others who can fire, with a T-34/85 R in its arc."""
    return position(f"""
        ger T {kind} at K8 vca=n-ne {states}
        ger A 4-6-7 at B2
        rus R rus-t3485 at K5
        rus B 4-4-7 at B3
        phase prep-fire german
    """)


@pytest.mark.rule("ASL-7.2.h")
@pytest.mark.parametrize(("states", "fires"), [("", True), ("exposed", False)])
def test_a_one_man_turret_fires_only_with_closed_hatches(states: str, *, fires: bool) -> None:
    p = aims("ger-pziif", states)
    assert ("engage T T-ma R ap" in p.choices()) is fires
    if not fires:
        assert why(p, "engage T T-ma R ap")[1] == "no-fire-of-turret-exposed"


@pytest.mark.rule("ASL-7.2.g", "ASL-7.2.h")
@pytest.mark.parametrize(("kind", "buttoned"), [("rus-kv1e", True), ("rus-t3485", False)])
def test_a_restricted_turret_turns_slowly_and_fires_only_closed(
    kind: str, *, buttoned: bool
) -> None:
    men = "ger T ger-pziiin at K8\nger B 4-6-7 at B3\nrus A 4-4-7 at B2\n"
    closed = position(men + f"rus R {kind} at K5 vca=n-ne\nphase prep-fire russian")
    turned = [c for c in closed.choices() if c.startswith("engage R R-ma T ap")]
    told = closed.preview(turned[0]).kill
    assert told is not None
    drm = told.drm.value("tally-covered-arc")
    assert drm == (3 if buttoned else 2)  # two hexspines: 2 + 1, or 1 + 1
    opened = position(men + f"rus R {kind} at K5 vca=n-ne exposed\nphase prep-fire russian")
    assert any(c.startswith("engage R") for c in opened.choices()) is not buttoned


@pytest.mark.rule("ASL-7.2.i", "ASL-7.2.j")
@pytest.mark.parametrize(("dice", "broken"), [((5, 6), False), ((6, 6), True)])
def test_a_ma_malfunctions_on_12(dice: tuple[int, int], *, broken: bool) -> None:
    p = aims("ger-pziiin")
    assert p.state.setting.weapons[p.weapon("T-ma")].breakdown == 12
    p.do("engage T T-ma R ap").roll(dice)
    assert bool(p.state.malfunctioned >> p.weapon("T-ma") & 1) is broken


@pytest.mark.rule("ASL-7.2.j")
def test_a_ma_beyond_repair_is_disabled_and_stays_in_its_vehicle() -> None:
    p = position("""
        ger T ger-pziiin at K8
        rus B 4-4-7 at B3
        sw T-ma malfunctioned
        phase rally german
    """)
    p.do("repair T-ma").roll(6)
    assert p.holder("T-ma") == "T"
    assert p.state.disabled == 1 << p.weapon("T-ma")


@pytest.mark.rule("ASL-7.2.k")
@pytest.mark.parametrize("states", ["shocked", "shocked unconfirmed"])
@pytest.mark.parametrize("weapon", ["ma", "cmg"])
def test_a_shocked_crew_repairs_nothing(states: str, weapon: str) -> None:
    p = position(f"""
        ger T ger-pziiin at K8 {states}
        ger A 4-6-7 at B2
        rus B 4-4-7 at B3
        sw T-{weapon} malfunctioned
        sw M ger-lmg with A malfunctioned
        phase rally german
    """)
    assert f"repair T-{weapon}" not in p.choices()
    assert why(p, f"repair T-{weapon}")[0] == "ASL-7.2.k"


@pytest.mark.rule("ASL-3.7.k")
def test_hatches_are_opened_and_closed_in_the_advance_phase() -> None:
    p = position("""
        ger T ger-pziiin at K8
        ger A 4-6-7 at B2
        rus R rus-t3485 at K5
        phase advance german
    """)
    assert "hatch T" in p.choices()
    assert "hatch R" not in p.choices()
    p.do("hatch T")
    assert "exposed" in p.states("T")
    assert "hatch T" not in p.choices()
