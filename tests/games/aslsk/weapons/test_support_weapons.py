"""Support Weapons in general (ASL-1.2.4, ASL-5.5): kinds, figures, what hidden targets tell."""

import pytest

from hexfront.games.aslsk.definitions.counters import WeaponKind
from hexfront.games.aslsk.definitions.nationalities import definitions
from hexfront.games.aslsk.fire.muster import muster
from hexfront.games.aslsk.moments.ordnance import CriticalSelection, EffectRoll
from hexfront.games.aslsk.movement.portage import load
from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.weapons.ordnance import may_shoot, ordnance_openings
from hexfront.games.aslsk.weapons.panzerfaust import may_search, searches
from hexfront.games.aslsk.weapons.weaponry import Wear, breakdown, rof, wear
from hexfront.play import WATCHER
from tests.games.aslsk.weapons.helpers import hit, shoot, th_drm


@pytest.mark.rule("ASL-1.2.4.b")
def test_the_kinds_of_support_weapons() -> None:
    kinds = {weapon.kind for weapon in definitions().weapons.values()}
    assert kinds == {kind for kind in WeaponKind if kind.support}
    assert {kind for kind in kinds if kind.machine_gun} == {
        WeaponKind.LMG,
        WeaponKind.MMG,
        WeaponKind.HMG,
    }
    assert {kind for kind in kinds if kind.latw} == {
        WeaponKind.ATR,
        WeaponKind.BAZOOKA,
        WeaponKind.PANZERSCHRECK,
        WeaponKind.PIAT,
    }
    assert {kind for kind in kinds if kind.ordnance} == {
        WeaponKind.MORTAR,
        WeaponKind.BAZOOKA,
        WeaponKind.PANZERSCHRECK,
        WeaponKind.PIAT,
    }


@pytest.mark.rule("ASL-1.2.4.c")
def test_a_weapon_costs_pp_and_its_fp_and_range_work_like_those_of_a_squad() -> None:
    p = position("""
        ger A 4-6-7 at K8
        sw M ger-mmg with A
        rus R 4-4-7 at K7
        rus S 4-4-7 at X2
        phase prep-fire german
    """)
    weapon = definitions().weapons["ger-mmg"]
    assert load(p.state, p.unit("A")) == weapon.pp > 0
    assert p.fp("K7 M") == 2 * weapon.fp
    assert weapon.range < p.distance("K8", "X2") <= 2 * weapon.range
    assert p.fp("X2 M") == weapon.fp / 2


@pytest.mark.rule("ASL-5.5.a", "ASL-4.0.r")
@pytest.mark.parametrize("weapon", ["rus-mmg", "rus-mtr50"])
def test_a_captured_weapon_has_a_lower_rate_and_a_lower_breakdown_number(weapon: str) -> None:
    printed = definitions().weapons[weapon]
    p = position(f"""
        ger A 4-6-7 at K8
        rus B 4-4-7 at K1
        sw M {weapon} with A
        sw N {weapon} with B
        during prep-fire german
    """)
    ours, theirs = p.weapon("M"), p.weapon("N")
    assert (rof(p.state, ours), rof(p.state, theirs)) == (printed.rof - 1, printed.rof)
    assert breakdown(p.state, ours) == printed.breakdown - 2
    assert breakdown(p.state, theirs) == printed.breakdown


@pytest.mark.rule("ASL-2.0.bb")
@pytest.mark.parametrize("weapon", ["ger-ft", "ger-psk", "usa-baz44"])
def test_at_an_x_number_nothing_is_left_to_repair(weapon: str) -> None:
    p = position(f"""
        sides german american
        {"usa A 6-6-7" if weapon[:3] == "usa" else "ger A 5-4-8"} at K8
        sw M {weapon} with A
        during prep-fire german
    """)
    x = definitions().weapons[weapon].breakdown
    w = p.weapon("M")
    assert [wear(p.state, w, dr) for dr in (x - 1, x)] == [Wear.NONE, Wear.LOSS]


# What is offered.

STREETS = """
    sides german british
    date 1945-01
    pf german 9
    terrain stone-building K5 K6 M5 N7 H6, wooden-building L8 J8, woods O6 G7 I4, grain M7
    hill L8 L9 K8 J7
    ger A 5-4-8 at K8 +psk
    ger C 4-6-7 at L8 +mtr50
    ger N 8-0 at J8 +psk
    ger O 8-0 at J8
    ger P 8-0 at H8 +psk
    ger B 4-6-7 at H7
    ger Q 4-6-7 broken at H5
    bri R 4-5-7 at K5 +piat
    bri S 4-5-7 at H6 +mtr51
    bri T 4-5-7 at M5 +mtr51
    bri U 4-5-7 at L7 +piat
    bri V 4-5-7 hidden at N7
    bri W 4-5-7 at H5 +mtr51
    bri X 4-5-7 at J7 +piat
    bri Y 4-5-7 broken at H7
"""


@pytest.mark.rule("ASL-3.2.2.1.c")
def test_a_mortar_beside_an_enemy_bombards_nothing() -> None:
    p = position(f"{STREETS}\nbri Z 4-5-7 at G9 +mtr51\nphase prep-fire british")
    assert p.options("bombard") == {"Z Z-mtr51"}


@pytest.mark.parametrize("free_los", ["on", "off"])
@pytest.mark.parametrize("side", ["german", "british"])
def test_exactly_the_legal_shots_are_offered(side: str, free_los: str) -> None:
    p = position(f"{STREETS}\noption free_los {free_los}\nphase prep-fire {side}")
    number = p.side(side)
    hexes = [h for h in p.state.setting.grid.hexes if p.state.at.get(h, 0) & ~p.state.hidden]
    units = p.state.living(number)
    shots = {
        (h, u, w)
        for u in units
        for w in p.state.carried(u)
        for h in hexes
        if p.state.setting.ordnance >> w & 1
        and may_shoot(p.state, u, w, h) is None
        and p.state.units_at(h, 1 - number)
    }
    force = muster(p.state, number)
    assert force is not None
    assert {(c.hex, c.unit, c.weapon) for c in ordnance_openings(p.state, force)} == shots
    tries = {(h, u) for u in units for h in hexes if may_search(p.state, u, h) is None}
    assert {(c.hex, c.unit) for c in searches(p.state, force)} == tries
    assert shots
    assert bool(tries) is (side == "german")


# Hidden targets.


def bombarded(*lines: str) -> Position:
    """A German mortar M fires at the woods M5, where nobody is to be seen."""
    men = """
        terrain woods M5
        ger A 4-6-7 at K8
        sw M ger-mtr50 with A
        rus R 4-4-7 at A1
    """
    p = position("\n".join((men, *lines, "phase prep-fire german")))
    return p.do("bombard A M", "open-fire M5 A M", "fire")


@pytest.mark.parametrize("dice", [(1, 1), (2, 3), (3, 3), (3, 4), (5, 4)])
def test_dice_do_not_tell_where_hidden_units_are(dice: tuple[int, int]) -> None:
    empty = bombarded().roll(dice)
    secret = bombarded("rus H 4-4-7 hidden at M5").roll(dice)
    assert secret.waits_for == empty.waits_for
    assert secret.actor == empty.actor
    assert [e for e in secret.log if e.audience is None] == [
        e for e in empty.log if e.audience is None
    ]
    shown = [p.state.stack[-1].shown(p.state, 0) for p in (empty, secret)]
    assert shown[0] == shown[1]


def test_a_hidden_unit_is_hit_with_2_more_and_shown_by_the_effect() -> None:
    p = bombarded("rus H 4-4-7 hidden at M5").roll((2, 3))
    assert hit(p) == {}
    p.roll((1, 1))
    assert "hidden" not in p.states("H")
    assert p.where("H") == "eliminated"
    assert bombarded("rus H 4-4-7 hidden at M5").roll((3, 3)).waits_for != "EffectRoll"


def test_a_hidden_unit_that_is_not_hurt_stays_hidden() -> None:
    p = bombarded("rus H 4-4-7 hidden at M5").roll((2, 3), (6, 5))
    assert "hidden" in p.states("H")
    assert th_drm(p).total == 0


def test_a_hidden_unit_among_others_is_hit_with_2_more() -> None:
    for dice, struck in (((3, 4), False), ((2, 3), True)):
        p = position("""
            ger A 4-6-7 at K8
            sw M ger-mtr50 with A
            rus R 4-4-7 at K5
            rus H 4-4-7 hidden at K5
            phase prep-fire german
        """)
        shoot(p, "K5", "A M").roll(dice)
        assert hit(p) == {"R": 0}
        roll = p.state.stack[-1]
        assert isinstance(roll, EffectRoll)
        assert (p.unit("H") in roll.hit) is struck


def shown_as_hit(p: Position, seat: int) -> tuple[int, ...]:
    moment = p.game.view(p.state, seat).moments[-1]
    assert isinstance(moment, EffectRoll | CriticalSelection)
    return moment.hit


@pytest.mark.parametrize(
    ("dice", "waits_for"), [((2, 3), "EffectRoll"), ((1, 1), "CriticalSelection")]
)
@pytest.mark.parametrize(
    ("firer", "own", "other", "squad", "seat"),
    [
        ("german", "ger A 4-6-7", "rus", "4-4-7", 1),
        ("russian", "rus A 4-4-7", "ger", "4-6-7", 0),
    ],
)
def test_of_those_hit_only_their_own_side_is_shown_the_hidden_ones(
    firer: str, own: str, other: str, squad: str, seat: int, dice: tuple[int, int], waits_for: str
) -> None:
    p = position(f"""
        {own} at K8
        sw M {own[:3]}-mtr50 with A
        {other} Q {squad} at K5
        {other} R {squad} at K5
        {other} H {squad} hidden at K5
        phase prep-fire {firer}
    """)
    shoot(p, "K5", "A M").roll(dice)
    assert p.waits_for == waits_for
    known = (p.unit("Q"), p.unit("R"))
    shown = {who: shown_as_hit(p, who) for who in (0, 1, WATCHER)}
    assert shown == {seat: (*known, p.unit("H")), 1 - seat: known, WATCHER: known}


def test_a_hidden_mortar_shows_itself_by_firing() -> None:
    p = position("""
        ger A 4-6-7 hidden at K8
        sw M ger-mtr50 with A
        rus R 4-4-7 at K5
        phase prep-fire german
    """)
    shoot(p, "K5", "A M")
    assert "hidden" not in p.states("A")


def test_without_los_after_all_a_shot_is_wasted() -> None:
    p = position("""
        option free_los off
        terrain woods K6 K7
        ger A 4-6-7 at K8
        sw M ger-mtr50 with A
        rus R 4-4-7 at K5
        phase prep-fire german
    """)
    shoot(p, "K5", "A M").roll((4, 2))
    assert p.waits_for != "EffectRoll"
    assert "prep" in p.states("M")
    assert p.acquired("M") is None
    assert hit(p) == {}
