"""Demolition Charges (ASL-4.3) from the placing to the detonation."""

import pytest

from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.weapons.charges import may_place
from hexfront.hexes import HexId
from tests.games.aslsk.weapons.helpers import last

DUD = (6, 6)
"""An Original DR at which no DC goes off."""


def placed(*lines: str, placer: str = "8-3-8 at K8", phase: str = "advancing-fire") -> Position:
    """A DC placed by the German squad A against the Russian squad R in the stone building K7."""
    men = f"""
        terrain stone-building K7
        ger A {placer}
        sw D ger-dc
        rus R 4-4-7 at K7
        charge D K7 A
    """
    return position("\n".join((men, *lines, f"phase {phase} german")))


def moving(*lines: str) -> Position:
    """A German squad A with a DC D in K8, next to the Russian squad R in the building K7."""
    men = """
        terrain stone-building K7
        ger A 8-3-8 at K8
        sw D ger-dc with A
        rus R 4-4-7 at K7
    """
    return position("\n".join((men, *lines, "phase movement german")))


def why_not(p: Position, name: str, weapon: str, label: str) -> str | None:
    found = may_place(p.state, p.unit(name), p.weapon(weapon), HexId(p.hex(label)))
    return found.rule if found else None


def detonation(p: Position) -> dict[str, int]:
    """The DRM of the last DC that went off, line by line."""
    tally = last(p, "log-charge").tally
    return {line.label: line.value for line in tally.lines} if tally else {}


@pytest.mark.rule("ASL-4.0.u", "ASL-4.0.x", "ASL-4.3.d")
@pytest.mark.parametrize(
    ("placer", "second", "states"),
    [
        ("8-3-8", "", set[str]()),
        ("8-3-8", "sw E ger-dc\ncharge E K7 A", {"forfeit"}),
        ("3-3-8", "", {"fired"}),
    ],
)
def test_two_charges_cost_a_squad_its_own_fire_and_one_a_half_squad(
    placer: str, second: str, states: set[str]
) -> None:
    p = placed(second, "ger B 8-3-8 at K8", placer=f"{placer} at K8").roll(DUD)
    if second:
        p.roll(DUD)
    assert p.states("A") & {"forfeit", "fired"} == states
    assert p.states("B") == set()
    assert ("K7 A" in p.options("open-fire")) is not bool(states)


# Placing.


@pytest.mark.rule("ASL-4.3.e")
def test_a_charge_is_placed_against_an_adjacent_hex_for_the_mf_of_its_entry() -> None:
    p = moving()
    assert why_not(p, "A", "D", "K7") is None
    assert why_not(p, "A", "D", "K8") == "ASL-4.3.e"
    assert why_not(p, "A", "D", "K6") == "ASL-4.3.e"
    p.do("take A", "place-charge A D K7")
    assert p.spent("A") == 2
    p = moving("sw M ger-lmg with A")
    assert why_not(p, "A", "M", "K7") == "ASL-4.3.e"


@pytest.mark.rule("ASL-4.3.f", "ASL-3.3.3.h")
def test_placing_is_movement_in_the_hex_of_the_placer() -> None:
    p = moving("rus S 4-4-7 at K10").do("take A", "place-charge A D K7")
    assert p.options("open-fire") == {"K8 R", "K8 S"}


@pytest.mark.rule("ASL-4.3.g")
@pytest.mark.parametrize("state", ["pinned", "broken", "prep"])
def test_who_is_pinned_broken_or_has_prep_fired_does_not_place(state: str) -> None:
    p = moving()
    setattr(p.state, state, p.mask("A"))
    assert why_not(p, "A", "D", "K7") == "ASL-4.3.g"


@pytest.mark.rule("ASL-4.3.g")
def test_a_weapon_or_a_panzerfaust_in_the_pfph_is_prep_fire_too() -> None:
    p = moving("sw M ger-lmg with A prep")
    assert why_not(p, "A", "D", "K7") == "ASL-4.3.g"
    p = moving()
    p.state.used[p.unit("A")] = 1
    assert why_not(p, "A", "D", "K7") == "ASL-4.3.g"


@pytest.mark.rule("ASL-4.3.g", "ASL-4.3.h")
@pytest.mark.parametrize(("checks", "placed_it"), [(((1, 1),), True), (((6, 5),), False)])
def test_the_placer_must_come_unharmed_through_the_fire_he_draws(
    checks: tuple[tuple[int, int], ...], *, placed_it: bool
) -> None:
    p = moving().do("take A", "place-charge A D K7")
    p.do("open-fire K8 R", "fire").roll((4, 3), *checks).do("done")
    assert bool(p.state.charges) is placed_it
    assert ("broken" in p.states("A")) is not placed_it


@pytest.mark.rule("ASL-4.3.h")
def test_a_placed_charge_has_left_the_placers_hands() -> None:
    p = moving().do("take A", "place-charge A D K7", "done")
    assert p.weapons("A") == set()
    assert p.state.charges == ((p.weapon("D"), p.hex("K7"), p.unit("A"), p.hex("K8")),)


# Detonation.


@pytest.mark.rule("ASL-4.3.a", "ASL-4.3.b", "ASL-4.3.c")
def test_it_attacks_in_the_afph_with_30_fp_and_the_tem() -> None:
    p = placed().roll((3, 2))
    assert detonation(p) == {"tally-terrain": 3}
    result = p.state.setting.charts.ift.result(30, 8)
    assert str(last(p, "log-fire-result").args["result"]) == str(result)


@pytest.mark.rule("ASL-4.3.c")
@pytest.mark.parametrize(
    ("cover", "shelter"),
    [
        ("", 0),
        ("sw G rus-76l-art emplaced with C arc=s-sw", 2),
        ("rus W t26 wreck=K5", 1),
        ("terrain woods K5\nrus W t26 wreck=K5", 1),
        ("terrain stone-building K5\nrus W t26 wreck=K5", 3),
        ("hill K5", 0),
    ],
)
def test_what_shelters_from_a_charge(cover: str, shelter: int) -> None:
    p = position(f"""
        ger A 8-3-8 at K6
        sw D ger-dc
        rus C crew at K5
        charge D K5 A
        {cover}
        phase advancing-fire german
    """)
    p.roll((6, 3))
    result = p.state.setting.charts.ift.result(30, 9 + shelter)
    assert str(last(p, "log-fire-result").args["result"]) == str(result)


@pytest.mark.rule("ASL-6.6.b", "ASL-6.6.e")
@pytest.mark.parametrize(
    ("gun", "origin", "terrain", "shelter"),
    [
        ("ger-75l-at with C arc=n-ne", "", "", 0),
        ("ger-75l-at with C arc=se-s", "", "", 2),
        ("ger-88l-aa with C arc=se-s", "", "", 0),
        ("ger-75l-at with C arc=se-s", "from K4", "", 0),
        ("ger-75l-at with C arc=n-ne", "from K4", "", 2),
        ("ger-75l-at with C arc=se-s pushed", "", "", 0),
        ("ger-75l-at with C arc=se-s emplaced", "", "", 2),
        ("ger-75l-at with C arc=se-s", "", "terrain woods K5", 2),
        ("ger-75l-at with C arc=se-s", "", "terrain stone-building K5", 3),
    ],
)
def test_a_gunshield_shelters_from_a_charge_placed_through_the_arc(
    gun: str, origin: str, terrain: str, shelter: int
) -> None:
    pushed = "pushed" if "pushed" in gun else ""
    p = position(f"""
        {terrain}
        rus A 6-2-8 at K6
        sw D rus-dc
        ger C crew at K5 {pushed}
        sw G {gun.removesuffix(" pushed")}
        charge D K5 A {origin}
        phase advancing-fire russian
    """)
    p.roll((6, 3))
    result = p.state.setting.charts.ift.result(30, 9 + shelter)
    assert str(last(p, "log-fire-result").args["result"]) == str(result)


@pytest.mark.rule("ASL-6.6.b")
def test_the_placer_may_go_on_and_the_charge_lies_where_he_placed_it() -> None:
    p = position("""
        rus A 6-2-8 at K6 +dc
        ger C crew at K5
        sw G ger-75l-at with C arc=se-s
        phase movement russian
    """)
    p.do("take A; place-charge A A-dc K5").until("step").do("step L5")
    assert p.state.charges[0][3] == p.hex("K6")


@pytest.mark.rule("ASL-4.3.c")
def test_shelter_counts_before_a_charge_is_placed() -> None:
    gun = "sw G rus-76l-art emplaced with C arc=s-sw"
    found = [moving("rus C crew at L8", more).do("take A") for more in ("", gun)]
    bare, dug = (p.preview("place-charge A D L8").charge for p in found)
    assert bare is not None
    assert dug is not None
    assert bare.column == dug.column
    assert bare.targets != dug.targets


@pytest.mark.rule("ASL-4.3.j")
def test_an_open_crew_is_safe_from_a_charge_that_is_not_for_its_afv() -> None:
    p = placed("rus T t26 at K7 exposed").roll((1, 1))
    assert p.where("R") == "eliminated"
    assert p.states("T") == {"exposed"}


@pytest.mark.rule("ASL-4.3.c")
def test_an_exhausted_placer_adds_1() -> None:
    p = placed(placer="8-3-8 at K8 cx").roll((5, 6))
    assert detonation(p) == {"tally-terrain": 3, "tally-cx": 1}


@pytest.mark.rule("ASL-4.3.c")
def test_neither_leadership_nor_hindrances_nor_trees_help_or_hinder_a_charge() -> None:
    p = placed("ger L 9-2 at K8", "smoke K7 grenade").roll((5, 6))
    assert detonation(p) == {"tally-terrain": 3}


@pytest.mark.rule("ASL-4.3.a", "ASL-3.2.d")
def test_it_attacks_the_enemies_in_the_target_hex_only() -> None:
    p = placed("rus S 4-4-7 at K7", "rus T 4-4-7 at K6", "ger B 4-6-7 at L7").roll((1, 1), 6, 5)
    assert (p.where("A"), p.where("B"), p.where("T")) == ("K8", "L7", "K6")
    struck = {p.name(int(e.args["unit"])) for e in p.log if e.message == "log-fire-result"}
    assert struck == {"R", "S"}


@pytest.mark.rule("ASL-4.3.i")
@pytest.mark.parametrize(
    ("placer", "dice", "goes_off"),
    [
        ("8-3-8 at K8", (6, 5), True),
        ("8-3-8 at K8", (6, 6), False),
        ("4-6-7 at K8", (5, 4), True),
        ("4-6-7 at K8", (5, 5), False),
        ("9-1 at K8", (6, 5), True),
    ],
)
def test_at_its_x_number_it_does_not_go_off(
    placer: str, dice: tuple[int, int], *, goes_off: bool
) -> None:
    p = placed(placer=placer).roll(dice)
    assert bool(p.told("log-charge")) is goes_off
    assert bool(p.told("log-charge-dud")) is not goes_off
    assert p.lies("D") == "removed"
    assert p.state.charges == ()


@pytest.mark.rule("ASL-4.3.i")
def test_every_charge_goes_off_even_against_an_empty_hex() -> None:
    p = placed("sw E ger-dc", "charge E L8 A")
    assert [type(moment).__name__ for moment in p.state.stack].count("Detonation") == 2
    p.roll(DUD, DUD)
    assert (p.lies("D"), p.lies("E")) == ("removed", "removed")


@pytest.mark.rule("ASL-4.3.d", "ASL-4.0.x")
def test_a_squad_fires_its_own_fp_beside_its_charge_but_not_a_half_squad() -> None:
    p = placed("rus S 4-4-7 at L8").roll(DUD)
    assert "L8 A" in p.options("open-fire")
    p = placed("rus S 4-4-7 at L8", placer="3-3-8 at K8").roll(DUD)
    assert not p.options("open-fire")


@pytest.mark.rule("ASL-4.0.v")
def test_a_leader_who_sets_off_a_charge_leads_nobody_in_the_phase() -> None:
    p = placed("rus S 4-4-7 at L8", "ger B 4-6-7 at K8", "ger L 8-0 at K8", placer="9-1 at K8")
    p.roll(DUD).do("open-fire L8 B")
    assert p.options("direct") == {"L"}


@pytest.mark.rule("ASL-4.0.u", "ASL-4.3.d")
def test_two_charges_are_two_weapons() -> None:
    p = placed("sw E ger-dc", "charge E K7 A", "rus S 4-4-7 at L8").roll(DUD, DUD)
    assert not p.options("open-fire")


@pytest.mark.rule("ASL-4.2.l")
def test_a_flamethrower_endangers_its_owner_under_a_charge() -> None:
    dice = (4, 2)
    plain = placed().roll(dice)
    loaded = placed("sw F rus-ft with R").roll(dice)
    chart = plain.state.setting.charts.ift
    results = [str(last(p, "log-fire-result").args["result"]) for p in (plain, loaded)]
    assert results == [str(chart.result(30, 9)), str(chart.result(30, 8))]
    assert results[0] != results[1]


@pytest.mark.rule("ASL-6.4.k", "ASL-4.3.a")
def test_hidden_targets_face_half_of_a_charge() -> None:
    p = position("""
        terrain woods K7
        ger A 8-3-8 at K8
        sw D ger-dc
        rus B 4-4-7 at K7
        rus C crew at K7 hidden
        sw G rus-76l-art with C arc=s-sw
        charge D K7 A
        phase advancing-fire german
    """).roll((4, 3))
    found = {p.name(int(e.args["unit"])): str(e.args["result"]) for e in p.told("log-fire-result")}
    ift = p.state.setting.charts.ift
    assert found == {"B": str(ift.result(30, 8)), "C": str(ift.result(12, 8))}
