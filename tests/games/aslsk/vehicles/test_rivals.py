"""Vehicles in a hex with an enemy AFV: who may stay (ASL-3.3.2.u), and who Controls it."""

import pytest

from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.vehicles.holding import controlled


def visitor(enemy: str, ours: str = "ger T pziiin", side: str = "german") -> Position:
    """A vehicle T drives from K5 to L4, where an enemy AFV stands."""
    p = position(f"""
        {ours} at K5 vca=ne-se motion began=K5
        {enemy} at L4
        ger A 4-6-7 at A1
        rus B 4-4-7 at A9
        phase movement {side}
    """).do("take T", "step L4")
    while p.waits_for == "FirstFire":
        p.do("done")
    return p


@pytest.mark.rule("ASL-3.3.2.u")
def test_one_that_can_do_nothing_else_ends_in_motion_beside_its_match() -> None:
    p = position("""
        ger T pziiin at K5 vca=ne-se motion began=K5
        rus E kv2 at L4 vca=sw-nw stunned
        ger A 4-6-7 at A1
        rus B 4-4-7 at A9
        phase movement german
    """).do("take T", "step L4 rest")
    assert p.refusal("halt").rule == "ASL-3.3.2.u"
    assert p.legal("stop")
    assert visitor("rus E kv2 vca=sw-nw stunned").refusal("stop").rule == "ASL-3.3.2.u"


FACINGS = [("sw-nw", False), ("s-sw", False), ("se-s", True), ("nw-n", True), ("ne-se", True),
           ("n-ne", True)]  # fmt: skip


@pytest.mark.rule("ASL-3.3.2.u")
@pytest.mark.parametrize(("spine", "stays"), FACINGS)
def test_a_dr_of_five_must_do_harm_to_the_facing_that_it_came_to(
    spine: str, *, stays: bool
) -> None:
    """AP 10 and 1 for the range: 3 against the front of a T-34, 5 against the side."""
    p = visitor(f"rus E t34m41 vca={spine} stunned")
    assert p.legal("halt") is stays
    if not stays:
        assert p.refusal("halt").rule == "ASL-3.3.2.u"


@pytest.mark.rule("ASL-3.3.2.u")
@pytest.mark.parametrize(
    ("ours", "enemy", "stays"),
    [
        ("ger T pziiin", "rus E kv2 vca=n-ne", False),  # 4 in the rear: a possible Shock at most
        ("ger T pziiin", "rus E t34m41 vca=sw-nw tca=se-s", True),  # turret 5: Shock
        ("ger T pziiin", "rus E t34m41 vca=se-s tca=sw-nw", False),  # hull 5: Immobilized
        ("ger T pziiin", "rus E t34m41 vca=n-ne tca=sw-nw", True),  # hull 6, in the rear
    ],
)
def test_destroyed_or_shocked_for_certain(ours: str, enemy: str, *, stays: bool) -> None:
    assert visitor(f"{enemy} stunned", ours).legal("halt") is stays


@pytest.mark.rule("ASL-3.3.2.u")
@pytest.mark.parametrize(
    ("shown", "turned", "stays"), [("se-s", "sw-nw", True), ("sw-nw", "se-s", False)]
)
def test_where_the_enemy_turns_afterwards_changes_nothing(
    shown: str, turned: str, *, stays: bool
) -> None:
    """The turret of the T-34: 5 from the side, 3 from the front."""
    p = position(f"""
        terrain woods L6
        ger T pziiin at K5 vca=ne-se motion began=L8
        rus E t34m41 at L4 vca=sw-nw tca={shown}
        phase movement german
    """).do("take T", "step L4", "seek-motion E", 1, (1, 2))
    assert p.do(f"traverse E {turned}", "done").tca("E") == turned
    assert p.until("Driving").legal("halt") is stays
    assert ("outgunned" in p.states("T")) is not stays


@pytest.mark.rule("ASL-3.3.2.u")
def test_nor_does_a_gun_that_fails_it_there() -> None:
    p = position("""
        ger T pziiin at K5 vca=ne-se motion began=K5
        rus E t26 at L4 stunned
        phase movement german
    """)
    p.do("take T", "step L4").until("Driving")
    p.do("engage T T-ma E ap", (6, 6)).until("Driving")
    assert "malfunctioned" in p.states("T-ma")
    assert p.legal("halt")


@pytest.mark.rule("ASL-3.3.2.u")
@pytest.mark.parametrize(("spine", "stays"), [("sw-nw", False), ("ne-se", True)])
def test_from_off_board_it_comes_by_a_hexside_behind_its_front(spine: str, *, stays: bool) -> None:
    p = position(f"""
        group wave german in A5
        ger T pziiin off-board group=wave vca=ne-se motion
        rus E t34m41 at A5 vca={spine} stunned
        phase movement german
    """).do("take T", "step A5")
    assert p.until("Driving").legal("halt") is stays


@pytest.mark.rule("ASL-3.3.2.u")
def test_the_next_hex_is_judged_anew() -> None:
    p = visitor("rus E kv2 vca=sw-nw stunned").do("step M4")
    assert p.until("Driving").legal("halt")


@pytest.mark.rule("ASL-3.3.2.u")
@pytest.mark.parametrize(("states", "stays"), [("", True), ("malfunctioned", False)])
def test_only_a_weapon_that_works_counts(states: str, *, stays: bool) -> None:
    sw = f"sw T-ma {states}\n" if states else ""
    p = (
        position(f"""
        ger T pziiin at K5 vca=ne-se motion began=K5
        {sw}
        rus E t26 at L4 stunned
        phase movement german
    """)
        .do("take T", "step L4")
        .until("Driving")
    )
    assert p.legal("halt") is stays


@pytest.mark.rule("ASL-3.3.2.u")
@pytest.mark.parametrize(("spine", "stays"), [("se-s", True), ("sw-nw", False)])
def test_an_mg_that_is_the_main_armament_counts(spine: str, *, stays: bool) -> None:
    """TK# 4 and 2 for the range against an AF of 0 at the side; of 1 at the front: Stun."""
    p = visitor(f"ger E psw222 vca={spine} stunned", "rus T ba64", "russian")
    assert p.legal("halt") is stays


@pytest.mark.rule("ASL-3.3.2.u")
def test_flames_heed_no_armor() -> None:
    assert visitor("ger E pzvib vca=sw-nw stunned", "rus T ot34", "russian").legal("halt")


@pytest.mark.rule("ASL-2.0.l")
@pytest.mark.parametrize(
    ("german", "russian", "holder"),
    [("", "", None), ("stunned", "", 1), ("", "stunned", 0), ("stunned", "stunned", None)],
)
def test_of_two_afv_in_a_hex_the_one_in_good_order_holds_it(
    german: str, russian: str, holder: int | None
) -> None:
    p = position(f"ger T pziiin at K5 {german}\nrus V t26 at K5 {russian}")
    found = [side for side in (0, 1) if controlled(p.state)[side] >> p.hex("K5") & 1]
    assert found == ([] if holder is None else [holder])
