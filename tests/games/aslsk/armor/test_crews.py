"""Crews under fire and what becomes of them (ASL-3.2.3.e, u, y; ASL-7.10; ASL-7.12.a)."""

import pytest

from hexfront.games.aslsk.armor.damage import destroy, shock, stun
from hexfront.games.aslsk.notation import Position, position

DAMAGE = {
    "exposed", "shocked", "unconfirmed", "stunned", "shaken", "recalled", "shut", "motion",
}  # fmt: skip


def fired_at(*lines: str, phase: str = "prep-fire russian") -> Position:
    """A PzKpfw IIIN T in K8 with open hatches, two hexes from a Russian squad R."""
    men = "ger T ger-pziiin at K8 vca=n-ne exposed\nrus R 6-2-8 at K7"
    return position("\n".join((men, *lines, f"phase {phase}")))


def marks(p: Position, name: str = "T") -> set[str]:
    """The damage of a vehicle."""
    return p.states(name) & DAMAGE


# The target.


@pytest.mark.rule("ASL-7.12.a", "ASL-7.10.b", "ASL-2.0.ar", "ASL-2.0.at")
def test_small_arms_reach_an_exposed_crew_and_never_the_vehicle() -> None:
    p = fired_at("rus S 6-2-8 at K7")
    p.do("open-fire K8 R", "add-firer S", "fire").roll((1, 1))  # 20 FP, 4: K
    assert p.where("T") == "K8"
    assert marks(p) == {"stunned", "recalled", "shut"}
    closed = position("""
        ger T ger-pziiin at K8
        ger S 4-6-7 at K6
        rus R 6-2-8 at K7
        phase prep-fire russian
    """)
    assert "open-fire K8 R" not in closed.choices()


@pytest.mark.rule("ASL-7.12.a")
def test_the_hatches_protect_the_crew() -> None:
    p = fired_at()
    p.do("open-fire K8 R", "fire").roll((3, 4))  # 12 FP, 9 with the hatches: NMC
    (roll,) = p.told("log-fire-result")
    assert roll.args["result"] == "NMC"


@pytest.mark.rule(
    "ASL-3.2.3.u",
    "ASL-3.2.3.y",
    "ASL-7.10.b",
    "ASL-7.10.m",
    "ASL-7.10.r",
    "ASL-2.0.ar",
    "ASL-2.0.at",
)
@pytest.mark.parametrize(
    ("dice", "found"),
    [
        ((3, 4), {"exposed"}),
        ((4, 4), {"shut"}),
        ((4, 5), {"stunned", "shut"}),
        ((6, 6), {"stunned", "shut", "recalled"}),
    ],
)
def test_a_crew_checks_with_the_morale_of_the_best_elite(
    dice: tuple[int, int], found: set[str]
) -> None:
    p = fired_at()
    p.do("open-fire K8 R", "fire").roll((3, 4))
    assert p.waits_for == "CrewCheck"
    p.roll(dice)
    assert marks(p) == found


@pytest.mark.rule("ASL-3.2.3.y")
@pytest.mark.parametrize(("dice", "found"), [((4, 4), {"exposed"}), ((4, 5), {"shut"})])
def test_a_task_check_makes_a_crew_duck(dice: tuple[int, int], found: set[str]) -> None:
    p = fired_at()
    p.do("open-fire K8 R", "fire").roll((3, 5))
    assert p.waits_for == "CrewTask"
    p.roll(dice)
    assert marks(p) == found


@pytest.mark.rule("ASL-7.10.n")
def test_a_stunned_vehicle_stops() -> None:
    p = fired_at()
    p.state.motion |= 1 << p.unit("T")
    stun(p.state, p.unit("T"))
    assert marks(p) == {"stunned", "shut"}


# Stun and Recall.


@pytest.mark.rule("ASL-7.10.o", "ASL-3.8.az")
def test_a_stun_becomes_plus_one_at_the_end_of_the_player_turn() -> None:
    p = position("""
        ger T ger-pziiin at K8 stunned shut
        ger A 4-6-7 at B9
        rus R 4-4-7 at B9
        phase close-combat russian
    """)
    assert marks(p) == {"stunned", "shut"}
    p.do("done; done")
    assert marks(p) == {"shaken"}


@pytest.mark.rule("ASL-7.10.o", "ASL-7.10.p", "ASL-2.0.ar", "ASL-2.0.at")
def test_a_crew_stunned_before_checks_with_plus_one_and_is_recalled() -> None:
    p = position("""
        ger T ger-pziiin at K8 exposed shaken
        rus R 6-2-8 at K7
        phase prep-fire russian
    """)
    p.do("open-fire K8 R", "fire").roll((3, 4), (4, 4))
    (check,) = p.told("log-crew-check")
    assert check.tally is not None
    assert check.tally.total == 1
    assert marks(p) == {"shaken", "stunned", "shut", "recalled"}
    assert [entry.rule for entry in p.told("log-recalled")] == ["ASL-7.10.p"]


@pytest.mark.rule("ASL-7.10.q", "ASL-2.0.ar", "ASL-2.0.at")
@pytest.mark.parametrize(("kind", "recalled"), [("ger-pziif", True), ("ger-pziiin", False)])
def test_a_one_man_turret_is_recalled_by_its_first_stun(kind: str, *, recalled: bool) -> None:
    p = position(f"ger T {kind} at K8 exposed\nrus R 6-2-8 at K7\nphase prep-fire russian")
    stun(p.state, p.unit("T"))
    p.settle()
    assert ("recalled" in marks(p)) is recalled
    assert [entry.rule for entry in p.told("log-recalled")] == ["ASL-7.10.q"] * recalled


# Shock.


@pytest.mark.rule("ASL-7.10.f", "ASL-7.10.i")
def test_shock_closes_the_hatches_and_a_second_one_turns_the_marker_back() -> None:
    p = fired_at("ger U ger-pziiin at L8 shocked unconfirmed")
    p.state.motion |= 1 << p.unit("T")
    shock(p.state, p.unit("T"))
    assert marks(p) == {"shocked", "shut"}
    shock(p.state, p.unit("U"))
    assert marks(p, "U") == {"shocked", "shut"}


@pytest.mark.rule("ASL-3.1.p", "ASL-7.10.g", "ASL-7.10.h")
@pytest.mark.parametrize("side", ["german", "russian"])
@pytest.mark.parametrize(
    ("before", "die", "after"),
    [
        ("shocked", 2, set[str]()),
        ("shocked", 3, {"shocked", "unconfirmed"}),
        ("shocked unconfirmed", 3, set[str]()),
        ("shocked unconfirmed", 4, None),
    ],
)
def test_a_shocked_crew_recovers_or_is_lost(
    side: str, before: str, die: int, after: set[str] | None
) -> None:
    p = position(f"""
        ger T ger-pziiin at K8 {before}
        rus R 4-4-7 at A1
        phase rally {side}
    """)
    assert p.waits_for == "ShockRecovery"
    p.roll(die)
    if after is None:
        assert p.wreck("T") == "K8"
    else:
        assert marks(p) == after


@pytest.mark.rule("ASL-7.10.g")
@pytest.mark.parametrize(("side", "first"), [("german", "T"), ("russian", "K")])
def test_crews_of_the_attacker_recover_first(side: str, first: str) -> None:
    p = position(f"""
        ger T ger-pziiin at K8 shocked
        ger U ger-pziiin at K9 shocked
        rus K rus-kv1e at A1 shocked
        phase rally {side}
    """)
    p.roll(1)
    assert {name for name in "TUK" if not marks(p, name)} == {first}
    p.roll(1, 1)
    assert p.waits_for != "ShockRecovery"


# Destruction.


@pytest.mark.rule("ASL-7.10.a")
def test_a_destroyed_vehicle_is_a_wreck_without_weapons_and_scores() -> None:
    p = fired_at("ger S 4-6-7 at K8")
    destroy(p.state, p.unit("T"))
    assert p.at("K8") == {"S"}
    assert p.wreck("T") == "K8"
    assert not p.state.carried(p.unit("T"))
    assert p.state.points[p.side("russian")] == 5


def test_the_chances_of_a_crew_under_fire_are_told() -> None:
    p = fired_at("ger S 4-6-7 at K8", "ger U ger-pziif at K8 recalled")
    p.do("open-fire K8 R")
    told = p.preview("fire").fire
    assert told is not None
    views = {view.unit: view for view in told.targets}
    assert p.unit("U") not in views
    crew = views[p.unit("T")]
    assert crew.drm is not None
    assert crew.drm.total == 2
    assert {fate.label for fate in crew.fates} >= {"unharmed", "buttoned-up", "stunned"}
    assert sum(a / b for a, b in (fate.chance for fate in crew.fates)) == pytest.approx(1)
