"""Demolition Charges against AFV (ASL-4.3.j to ASL-4.3.m): position, To Kill, what is left."""

from fractions import Fraction

import pytest

from hexfront.games.aslsk.armor.facing import Facing
from hexfront.games.aslsk.notation import Position, position
from tests.games.aslsk.close_combat.helpers import why

MIDDLING = (4, 3)
"""A Position DR that changes nothing, on the hull."""


def moving(*lines: str, placer: str = "8-3-8 at K8", tank: str = "vca=s-sw") -> Position:
    """A squad A with a DC D in K8, before a T-34/85 V with Infantry R in K7."""
    men = f"""
        ger A {placer}
        sw D ger-dc with A
        rus V rus-t3485 at K7 {tank}
        rus R 4-4-7 at K7
        rus S 4-4-7 at A1
    """
    return position("\n".join((men, *lines, "phase movement german")))


def mined(*lines: str, placer: str = "8-3-8 at K8", tank: str = "vca=s-sw") -> Position:
    """The same DC, placed against the tank."""
    men = f"""
        ger A {placer}
        ger B 4-6-7 at A2
        sw D ger-dc
        rus V rus-t3485 at K7 {tank}
        rus R 4-4-7 at K7
        charge D K7 A V
    """
    return position("\n".join((men, *lines, "phase advancing-fire german")))


def number(p: Position) -> int:
    return int(p.told("log-to-kill")[-1].args["number"])


# Placing.


@pytest.mark.rule("ASL-4.3.j", "ASL-4.3.e")
def test_a_charge_is_placed_against_the_hex_or_against_an_afv() -> None:
    p = moving("rus T rus-t3485 at J8", "ger P ger-pziiin at L8").do("take A")
    against = {option for option in p.options("place-charge") if len(option.split()) > 3}
    assert against == {"A D K7 V", "A D J8 T"}
    assert "A D K7" in p.options("place-charge")
    p.do("place-charge A D K7 V")
    assert p.spent("A") == 1
    while p.waits_for == "FirstFire":
        p.do("done")
    assert p.told("log-charge-on-vehicle")
    assert p.state.mines == {p.weapon("D"): (p.unit("V"), Facing.FRONT, Facing.FRONT)}


@pytest.mark.rule("ASL-4.3.j")
def test_only_against_an_enemy_afv_of_the_hex() -> None:
    p = moving("ger P ger-pziiin at L8", "rus H rus-t3485 at J8 hidden").do("take A")
    for wrong in ("A D K9 V", "A D K7 R", "A D L8 P", "A D J8 H"):
        assert why(p, f"place-charge {wrong}") == ("ASL-4.3.j", "no-vehicle-for-charge")
    assert p.refusal("place-charge A D L5 V").rule == "ASL-4.3.e"


@pytest.mark.rule("ASL-4.3.j")
def test_a_charge_against_the_hex_leaves_a_closed_afv_alone() -> None:
    p = moving().do("take A", "place-charge A D K7")
    while p.waits_for == "FirstFire":
        p.do("done")
    assert p.state.mines == {}
    p.enter_phase("advancing-fire german").roll((1, 1))
    assert {entry.args["unit"] for entry in p.told("log-fire-result")} == {p.unit("R")}
    assert p.where("V") == "K7"


@pytest.mark.rule("ASL-4.3.m")
@pytest.mark.parametrize(
    ("tank", "shown"),
    [
        ("vca=s-sw", (Facing.FRONT, Facing.FRONT)),
        ("vca=se-s tca=sw-nw", (Facing.FRONT, Facing.SIDE)),
        ("vca=n-ne tca=ne-se", (Facing.REAR, Facing.SIDE)),
    ],
)
def test_the_facing_is_that_of_the_hexside_when_it_was_placed(
    tank: str, shown: tuple[Facing, Facing]
) -> None:
    p = moving(tank=tank).do("take A", "place-charge A D K7 V")
    while p.waits_for == "FirstFire":
        p.do("done")
    assert p.state.mines[p.weapon("D")][1:] == shown
    p.state.vca[p.unit("V")] = p.state.tca[p.unit("V")] = 4
    p.enter_phase("advancing-fire german").roll(MIDDLING, (6, 5))
    assert p.told("log-to-kill")[-1].args["facing"] == shown[0].name.lower()


# Position and To Kill.


@pytest.mark.rule("ASL-4.3.k")
@pytest.mark.parametrize(
    ("dice", "change"),
    [((2, 2), 4), ((3, 2), 2), ((3, 3), 2), ((4, 3), 0), ((4, 4), 0), ((5, 4), -4), ((5, 5), -4),
     ((6, 5), -8), ((6, 6), -8)],
)  # fmt: skip
def test_the_position_changes_the_tk_number_of_16(dice: tuple[int, int], change: int) -> None:
    p = mined()
    armor = p.state.kinds.afv(p.state.kind[p.unit("V")]).front.hull
    p.roll(dice, (6, 5))
    assert number(p) == 16 + change - armor
    assert p.told("log-charge-position")[0].args["change"] == f"{change:+}"


@pytest.mark.rule("ASL-4.3.k")
def test_no_tk_dr_before_the_position_dr() -> None:
    p = mined()
    assert p.waits_for == "PositionRoll"
    p.roll((2, 2))
    assert p.waits_for == "MineRoll"
    p.roll((3, 3))
    assert p.where("V") == "eliminated"
    assert p.where("R") == "K7"
    assert not p.told("log-fire-result")
    assert p.lies("D") == "removed"


@pytest.mark.rule("ASL-4.3.l")
@pytest.mark.parametrize(
    ("dice", "part", "facing"), [((3, 4), "turret", "side"), ((4, 4), "hull", "front")]
)
def test_the_position_tells_hull_from_turret(dice: tuple[int, int], part: str, facing: str) -> None:
    p = mined(tank="vca=se-s tca=sw-nw").roll(dice, (6, 5))
    told = p.told("log-to-kill")[0].args
    assert (told["part"], told["facing"]) == (part, facing)


@pytest.mark.rule("ASL-4.3.c", "ASL-3.3.2.v")
@pytest.mark.parametrize(
    ("placer", "tank", "change"),
    [("8-3-8 at K8", "", "+0"), ("8-3-8 at K8 cx", "", "-4"), ("8-3-8 at K8", "motion", "-4")],
)
def test_a_tired_placer_and_motion_spoil_the_position(placer: str, tank: str, change: str) -> None:
    p = mined(placer=placer, tank=f"vca=s-sw {tank}").roll((4, 4))
    assert p.told("log-charge-position")[0].args["change"] == change


@pytest.mark.rule("ASL-4.3.i")
@pytest.mark.parametrize(
    ("placer", "dice", "goes_off"),
    [
        ("8-3-8 at K8", (6, 5), True),
        ("8-3-8 at K8", (6, 6), False),
        ("4-6-7 at K8", (5, 4), True),
        ("4-6-7 at K8", (5, 5), False),
    ],
)
def test_at_its_x_number_it_does_not_go_off(
    placer: str, dice: tuple[int, int], *, goes_off: bool
) -> None:
    p = mined(placer=placer).roll((2, 1), dice)
    assert bool(p.told("log-to-kill")) is goes_off
    assert bool(p.told("log-charge-dud")) is not goes_off
    assert p.lies("D") == "removed"


@pytest.mark.rule("ASL-7.10.d", "ASL-7.10.k")
@pytest.mark.parametrize(("position_dice", "state"), [((4, 3), "immobilized"), ((3, 4), "shocked")])
def test_one_too_many_stops_the_hull_or_shocks_the_crew(
    position_dice: tuple[int, int], state: str
) -> None:
    p = mined().roll(position_dice)
    target = p.state.kinds.afv(p.state.kind[p.unit("V")])
    armor = target.front.hull if state == "immobilized" else target.front.turret
    over = 16 - armor + 1
    p.roll((over - over // 2, over // 2))
    assert state in p.states("V")


@pytest.mark.rule("ASL-7.12.b", "ASL-7.12.c")
def test_an_exposed_crew_that_is_spared_faces_the_30_fp() -> None:
    p = mined(tank="vca=s-sw exposed").roll((6, 5), (5, 4))
    (told,) = p.told("log-collateral")
    assert told.args["result"] == str(p.state.setting.charts.ift.result(30, 9 + 2))
    assert not mined().roll((6, 5), (5, 4)).told("log-collateral")


@pytest.mark.rule("ASL-4.3.j")
def test_a_second_charge_against_a_wreck_is_wasted() -> None:
    p = mined("ger C 8-3-8 at K8", "sw E ger-dc", "charge E K7 C V")
    p.roll((2, 2), (1, 2))
    assert p.told("log-charge-void")
    assert p.lies("E") == "removed"


# What players are told.


@pytest.mark.rule("ASL-4.3.k")
def test_the_preview_weighs_every_position() -> None:
    p = moving().do("take A")
    told = p.preview("place-charge A D K7 V").kill
    assert told is not None
    assert (told.number, told.hit) == (0, (1, 1))
    chance = Fraction(0)
    target = p.state.kinds.afv(p.state.kind[p.unit("V")]).front
    chart = p.state.setting.charts.vehicle_combat
    for colored in range(1, 7):
        for white in range(1, 7):
            armor = target.turret if colored < white else target.hull
            tk = 16 + chart.position(colored + white) - armor
            below = sum(a + b < min(tk, 12) for a in range(1, 7) for b in range(1, 7))
            chance += Fraction(below, 36 * 36)
    found = next(one.chance for one in told.damage if one.label == "destroyed")
    assert Fraction(*found) == chance
    assert p.preview("place-charge A D K7").kill is None


@pytest.mark.rule("ASL-4.3.m")
def test_a_placed_charge_is_written_and_read() -> None:
    p = position("""
        ger A 8-3-8 at K8
        sw D ger-dc
        sw E ger-dc
        rus V rus-t3485 at K7 vca=n-ne
        charge D K7 A V
        charge E K7 A V side front
        phase defensive-fire german
    """)
    v = p.unit("V")
    assert p.state.mines == {
        p.weapon("D"): (v, Facing.REAR, Facing.REAR),
        p.weapon("E"): (v, Facing.SIDE, Facing.FRONT),
    }
    assert position(p.text()).state.mines == p.state.mines
