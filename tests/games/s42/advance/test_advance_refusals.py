"""Why an advance does not go there: each step names the rule that it runs into."""

import pytest

from hexfront.games.s42.notation import Position, position

SIDES = pytest.mark.parametrize(("own", "foe"), [("axis", "soviet"), ("soviet", "axis")])


def advancing(own: str, foe: str, *statements: str) -> Position:
    """F, on foot, has won 1405 and may advance two hexes from 1305."""
    p = position(
        "\n".join(
            (
                "map 1000-2010",
                f"{own} F 9-9-3 at 1305",
                f"{foe} R 3-9-3 steps=1 at 1405",
                *statements,
                "crt * * = DS 4 x",
                f"phase combat {own}",
            )
        )
    )
    return p.play("attack 1405; resolve", 3, "advance F")


@pytest.mark.rule("S42-5.1.e", "S42-14.1.c")
@SIDES
def test_into_enemies_or_over_a_hex(own: str, foe: str) -> None:
    p = advancing(own, foe, f"{foe} Y 3-3-3 at 1404")
    assert (p.refusal("step 1404").rule, p.refusal("step 1404").message) == (
        "S42-5.1.e",
        "no-advance-enemy",
    )
    far = p.refusal("step 1505")
    assert (far.rule, far.message) == ("S42-14.1.c", "no-advance-far")


@pytest.mark.rule("S42-14.5.a", "S42-14.5.b")
@SIDES
@pytest.mark.parametrize(
    ("water", "rule"), [("sea 1405/1505", "S42-14.5.a"), ("river major 1405/1505", "S42-14.5.b")]
)
def test_over_water(own: str, foe: str, water: str, rule: str) -> None:
    p = advancing(own, foe, water).play("step 1405")
    assert p.legal("step 1506")
    assert p.refusal("step 1505").rule == rule


@pytest.mark.rule("S42-14.4.1.a")
@SIDES
def test_into_a_bond(own: str, foe: str) -> None:
    p = advancing(own, foe, f"{foe} B 9-9-3 at 1504", f"{foe} C 9-9-3 at 1506").play("step 1405")
    assert "1505" in p.bonds(foe)
    refusal = p.refusal("step 1505")
    assert (refusal.rule, refusal.message) == ("S42-14.4.1.a", "no-advance-bond")


@pytest.mark.rule("S42-4.1.b", "S42-14.1.a", "S42-15.2.3.a")
def test_who_cannot_join_the_group_in_the_vacated_hex() -> None:
    units = [f"axis {name} 10-8-6 tank red at 1305" for name in "AB"]
    units += [f"axis {name} 10-8-6 tank red at 1404" for name in "CD"]
    more = ("axis F 10-8-6 tank red at 1808", "soviet S 3-4-3 steps=1 at 1405")
    p = position("\n".join((
        "map 1000-2010", *units, *more, "crt * * = D1 4 x", "phase combat axis running",
    )))  # fmt: skip
    p.play("attack 1405; resolve")
    while p.waits_for != "AdvanceChoice":
        p.play(p.choices()[0] if p.choices() else 3)
    p.play("form-group 1405; take A; take C; take D")

    def rule(unit: str) -> str:
        return p.refusal(f"take {unit}").rule

    assert [rule(unit) for unit in "BFA"] == ["S42-4.1.b", "S42-14.1.a", "S42-15.2.3.a"]


@pytest.mark.rule("S42-13.3.2.a", "S42-13.3.2.b")
@SIDES
@pytest.mark.parametrize(("order", "goes"), [("", True), ("fr", False)])
def test_who_has_fled_after_an_auto_ds_does_not_advance(
    own: str, foe: str, order: str, goes: bool
) -> None:
    p = position(f"""
        map 1000-2010
        {own} F 9-9-6 tank black {order} at 1305 auto-ds
        {own} G 9-9-6 tank black at 1305 auto-ds
        {foe} R 3-9-3 at 1407
        auto-ds 1405 F G
        phase combat {own} running
    """)
    assert p.waits_for == "AdvanceChoice"
    assert p.legal("advance F") is goes
    assert p.legal("advance G")
    if not goes:
        refusal = p.refusal("advance F")
        assert (refusal.rule, refusal.message) == ("S42-13.3.2.a", "no-advance-full-retreat")
    p.choose("form-group 1305")
    assert ("drop-off F" in p.choices()) is goes


@pytest.mark.rule("S42-22.7.d")
@SIDES
def test_a_group_out_of_an_entry_area_fights_once_it_is_on_the_map(own: str, foe: str) -> None:
    p = position(f"""
        map 1000-2010
        area X {own} 1000-1010
        {own} A 20-7-6 tank red in X
        {foe} S 3-9-3 steps=1 at 1004
        {foe} T 3-4-3 at 1005
        crt * * = D1 4 x
        phase combat {own}
    """)
    p.play("attack 1004; resolve", 3)
    p.choose(p.choices("form-group")[0])
    refusal = p.refusal("breakthrough 1005")
    assert (refusal.rule, refusal.message) == ("S42-22.7.d", "no-advance-from-area")
    assert p.choose("step 1004").legal("breakthrough 1005")
