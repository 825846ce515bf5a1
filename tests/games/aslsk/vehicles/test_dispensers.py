"""Vehicular smoke dispensers (ASL-7.5)."""

import pytest

from hexfront.games.aslsk.notation import Position, position
from tests.games.aslsk.movement.helpers import refused


def mover(kind: str, words: str = "exposed", *, more: str = "", nation: str = "ger") -> Position:
    """A vehicle in K5 whose move begins, front and turret to the east."""
    other = "rus R 4-4-7 at A1"
    sides = {"ger": "german russian", "usa": "american russian"}[nation]
    side = sides.split()[0]
    p = position(f"""
        sides {sides}
        date 1944-06
        {more}
        {nation} T {kind} at K5 vca=ne-se {words}
        {other}
        phase movement {side}
    """)
    return p.do("take T")


@pytest.mark.example("ASL-EX-7.5-1")
@pytest.mark.rule("ASL-7.5.d", "ASL-7.5.h", "ASL-7.5.k", "ASL-3.3.2.a")
def test_a_pzkpfw_iiin_drives_and_smokes() -> None:
    p = position("""
        date 1943-06
        terrain orchard D4 E4
        hill G5 E3
        road C5-D4
        ger T pziiin at C6 vca=n-ne exposed
        rus R 4-4-7 at GG9
        phase movement german
    """)
    spent = []
    for words in ("take T; start", "step C5", "turn T ne-se", "step D4 road", "step E5", "step F4"):
        p.do(words)
        spent.append(p.spent("T"))
    assert spent == [1, 2, 3, 3.5, 4.5, 5.5]
    check = p.preview("dispense T 0 F4").check
    assert check is not None
    assert (check.number, check.drm.total) == (7, 0)
    p.do("dispense T 0 F4", (3, 4))
    assert (p.spent("T"), p.smoke("F4")) == (6.5, ["dispersed"])
    p.do("hatch T; traverse T nw-n; step G5")
    assert (p.spent("T"), p.tca("T"), p.vca("T")) == (11.5, "nw-n", "ne-se")
    p.do("halt")
    assert p.spent("T") == 12.5
    p.do("stop")
    assert p.spent("T") == 13
    assert p.states("T") & {"exposed", "motion"} == set()


@pytest.mark.rule("ASL-7.5.d", "ASL-7.5.i")
def test_a_failure_costs_nothing_and_may_be_mended_later() -> None:
    p = mover("pziiin").do("dispense T 0 K5", (4, 4))
    assert (p.spent("T"), p.smoke("K5")) == (0, [])
    assert refused(p, "dispense T 0 K5") == "ASL-7.5.b"
    p.do("stop; done")
    p.enter_phase("rally german onwards").until("Movement").do("take T")
    assert p.legal("dispense T 0 K5")


@pytest.mark.rule("ASL-7.5.j")
def test_buttoned_up_it_is_harder() -> None:
    p = mover("pziiin", "")
    check = p.preview("dispense T 0 K5").check
    assert check is not None
    assert check.drm.value("tally-buttoned-up") == 1
    p.do("dispense T 0 K5", (3, 4))
    assert p.smoke("K5") == []


@pytest.mark.rule("ASL-7.5.b")
def test_once_in_a_player_turn() -> None:
    two = "counter two like ger-pziiin dispensers=sD7+sN6"
    p = mover("two", "", more=two).do("dispense T 0 K5", (1, 1))
    assert refused(p, "dispense T 1 K5") == "ASL-7.5.b"


@pytest.mark.rule("ASL-7.5.a")
def test_some_have_none_and_some_not_yet() -> None:
    assert refused(mover("pzivh"), "dispense T 0 K5") == "ASL-7.5.a"
    later = "counter later like ger-pziiin dispensers=sD7/{}"
    assert refused(mover("later", more=later.format("1944-07")), "dispense T 0 K5") == "ASL-7.5.a"
    assert mover("later", more=later.format("1944-06")).legal("dispense T 0 K5")


@pytest.mark.rule("ASL-7.5.c")
@pytest.mark.parametrize("mark", ["bounded", "intensive"])
def test_not_after_fire(mark: str) -> None:
    p = mover("pziiin", more=f"sw T-ma {mark}")
    assert refused(p, "dispense T 0 K5") == "ASL-7.5.c"


@pytest.mark.rule("ASL-7.5.c")
def test_not_with_a_stunned_crew() -> None:
    p = position("ger T pziiin at K5 stunned\nrus R 4-4-7 at A1\nphase movement german")
    assert not p.legal("take T")


@pytest.mark.rule("ASL-7.5.f")
def test_it_is_no_weapon() -> None:
    p = mover("pziiin").do("dispense T 0 K5", (1, 1))
    assert p.states("T-ma") == set()
    assert not p.states("T") & {"bounded", "fired"}


@pytest.mark.rule("ASL-7.5.g")
def test_an_immobile_vehicle_may_try() -> None:
    p = mover("pziiin", "exposed immobilized").do("dispense T 0 K5", (1, 1))
    assert p.smoke("K5") == ["dispersed"]


@pytest.mark.rule("ASL-7.6.l")
def test_a_bogged_one_too() -> None:
    p = mover("pziiin", "exposed bogged").do("dispense T 0 K5", (1, 1))
    assert (p.smoke("K5"), p.spent("T")) == (["dispersed"], 1)


@pytest.mark.rule("ASL-7.5.e")
def test_in_the_enemy_mph_it_follows_a_mover_in_sight() -> None:
    text = """
        date 1944-06
        terrain woods C4 C5 C6
        ger T pziiin at K5 vca=ne-se exposed
        rus R 4-4-7 at {} began={}
        phase movement russian
    """
    p = position(text.format("N5", "N5")).do("take R; step N6")
    assert p.legal("dispense T 0 K5")
    p.do("dispense T 0 K5", (1, 1))
    assert p.smoke("K5") == ["dispersed"]
    assert p.spent("T") == 0


@pytest.mark.rule("ASL-7.5.l")
def test_a_smoke_mortar_fires_before_its_turret() -> None:
    p = mover("m4a1", nation="usa")
    assert p.legal("dispense T 0 N5")
    assert refused(p, "dispense T 0 O5") == "ASL-7.5.l"
    assert refused(p, "dispense T 0 K5") == "ASL-7.5.l"
    assert refused(p, "dispense T 0 K7") == "ASL-7.5.l"
    p.do("dispense T 0 N5", (1, 1))
    assert p.smoke("N5") == ["dispersed"]


@pytest.mark.rule("ASL-7.5.l")
def test_a_smoke_mortar_needs_los() -> None:
    p = mover("m4a1", nation="usa", more="terrain woods L4 L5 M4 M5 M6")
    assert refused(p, "dispense T 0 N5") == "ASL-7.5.l"


@pytest.mark.rule("ASL-7.5.m")
def test_a_smoke_mortar_does_not_turn_its_turret() -> None:
    p = mover("m4a1", nation="usa").do("traverse T n-ne; delay")
    assert p.legal("dispense T 0 K3")
    assert not p.legal("dispense T 0 N6")


@pytest.mark.rule("ASL-7.5.n")
@pytest.mark.parametrize(("words", "drm"), [("exposed motion", 2), ("exposed", 0)])
def test_on_the_move_a_smoke_mortar_is_harder(words: str, drm: int) -> None:
    check = mover("m4a1", words, nation="usa").preview("dispense T 0 M5").check
    assert check is not None
    assert check.drm.total == drm


@pytest.mark.rule("ASL-7.5.n")
def test_other_dispensers_do_not_mind() -> None:
    check = mover("pziiin", "exposed motion").preview("dispense T 0 K5").check
    assert check is not None
    assert check.drm.total == 0


@pytest.mark.rule("ASL-7.5.o")
def test_hindrances_count_for_a_smoke_mortar() -> None:
    check = (
        mover("m4a1", nation="usa", more="terrain grain L4 L5 M4 M5")
        .preview("dispense T 0 N5")
        .check
    )
    assert check is not None
    assert check.drm.value("tally-hindrance") >= 1


@pytest.mark.rule("ASL-7.5.p")
def test_no_smoke_mortar_inside_a_building() -> None:
    p = mover("m4a1", nation="usa", more="terrain stone-building K5")
    assert refused(p, "dispense T 0 M5") == "ASL-7.5.p"


@pytest.mark.rule("ASL-7.5.q")
def test_smoke_pots_need_an_exposed_crew() -> None:
    more = "counter pots like ger-pziiin dispensers=sP8"
    assert mover("pots", more=more).legal("dispense T 0 K5")
    assert refused(mover("pots", "", more=more), "dispense T 0 K5") == "ASL-7.5.q"


@pytest.mark.rule("ASL-7.5.r")
def test_the_close_defense_weapon_is_fired_buttoned_up() -> None:
    more = "counter close like ger-pziiin dispensers=sN6"
    assert mover("close", "", more=more).legal("dispense T 0 K5")
    assert refused(mover("close", more=more), "dispense T 0 K5") == "ASL-7.5.r"


@pytest.mark.rule("ASL-7.5.k")
def test_others_place_it_in_their_own_hex() -> None:
    assert refused(mover("pziiin"), "dispense T 0 L4") == "ASL-7.5.k"
