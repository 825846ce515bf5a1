"""What a TH DR does to the Gun that made it, and what is told of a shot (ASL-3.2.4, ASL-6.2)."""

import pytest

from hexfront.games.aslsk.notation import Position, position
from tests.games.aslsk.weapons.helpers_guns import rounds


def battery(*more: str, gun: str = "ger-75l-at", phase: str = "prep-fire german") -> Position:
    """Guns G in K8 and H in M8 with their arcs to the north; a Russian squad R in K5."""
    men = f"""
        date 1944-07
        ger C crew at K8
        sw G {gun} with C arc=n-ne
        ger D crew at M8
        sw H {gun} with D arc=nw-n
        rus R 4-4-7 at K5
    """
    return position("\n".join((men, *more, f"phase {phase}")))


# What is told.


@pytest.mark.rule("ASL-3.2.4.i", "ASL-3.2.4.t")
@pytest.mark.parametrize(
    ("words", "target", "shell", "turns"),
    [
        ("open-fire K5 C G; shoot infantry he", "ITT", "HE", 0),
        ("open-fire K5 C G; shoot area he", "ATT", "HE", 0),
        ("open-fire K10 C G; shoot infantry ap se-s", "ITT", "AP", 1),
    ],
)
def test_a_shot_is_told_and_whether_the_gun_turned(
    words: str, target: str, shell: str, turns: int
) -> None:
    p = battery("rus S 4-4-7 at K10").do(words)
    (told,) = p.told("log-fires-gun")
    assert (told.args["target"], told.args["ammunition"]) == (target, shell)
    assert len(p.told("log-turns-gun")) == turns


@pytest.mark.rule("ASL-3.2.4.t", "ASL-6.8.b")
@pytest.mark.parametrize(("words", "turns"), [("K5 C G; rake", 0), ("K10 C G; rake se-s", 1)])
def test_so_is_its_ife(words: str, turns: int) -> None:
    p = battery("rus S 4-4-7 at K10", gun="ger-20l-aa").do(f"open-fire {words}")
    assert (len(p.told("log-rakes")), len(p.told("log-turns-gun"))) == (1, turns)
    assert p.arc("G") == ("se-s" if turns else "n-ne")


@pytest.mark.rule("ASL-3.2.4.g", "ASL-3.2.4.t")
@pytest.mark.parametrize(("place", "arc", "turns"), [("K3", "", 0), ("K10", " se-s", 1)])
def test_so_is_a_shot_at_a_vehicle(place: str, arc: str, turns: int) -> None:
    p = battery(f"rus T t3485 at {place}").do(f"engage C G T apcr{arc}")
    (told,) = p.told("log-engages")
    assert (told.args["ammunition"], told.args["hex"]) == ("A", p.hex(place))
    assert len(p.told("log-turns-gun")) == turns


@pytest.mark.rule("ASL-6.2.f", "ASL-6.2.g")
@pytest.mark.parametrize(("white", "ends", "missing"), [(2, 0, 0), (3, 1, 0), (4, 0, 1)])
def test_special_ammunition_may_end_or_never_have_been_there(
    white: int, ends: int, missing: int
) -> None:
    p = rounds(battery(), "K5 C G", "infantry apcr", (1, white))
    assert len(p.told("log-ammunition-ends")) == ends
    assert len(p.told("log-ammunition-missing")) == missing
    assert ("lacks=apcr" in p.text()) is bool(ends or missing)


@pytest.mark.rule("ASL-3.2.4.o")
@pytest.mark.parametrize(("colored", "kept"), [(2, 1), (3, 0)])
def test_a_kept_rate_is_told(colored: int, kept: int) -> None:
    p = rounds(battery(), "K5 C G", "infantry he", (colored, 6))
    assert len(p.told("log-rof-kept")) == kept


# What is left.


@pytest.mark.rule("ASL-3.3.5.b")
@pytest.mark.parametrize(("colored", "left"), [(2, 0), (3, 6)])
def test_a_gun_that_may_fire_again_leaves_no_residual_fire(colored: int, left: int) -> None:
    p = position("""
        ger C crew at K8
        sw G ger-75l-at with C arc=n-ne
        rus R 4-4-7 at K4
        phase movement russian
    """).do("take R", "step K5")
    rounds(p, "K5 C G", "infantry he", (colored, 1), (6, 6))
    assert p.residual("K5") == left


@pytest.mark.rule("ASL-3.3.5.b")
def test_final_fire_leaves_no_residual_fire() -> None:
    p = battery(phase="defensive-fire russian")
    rounds(p, "K5 C G", "infantry he", (3, 1), (6, 6))
    assert p.residual("K5") == 0


@pytest.mark.rule("ASL-6.2.s")
def test_each_gun_has_its_own_mark_of_smoke() -> None:
    p = battery(gun="ger-81-mtr")
    rounds(p, "K5 C G", "area smoke", (2, 2))
    rounds(p, "K5 D H", "area smoke", (2, 2))
    assert "smoking" in p.states("G") & p.states("H")
    rounds(p, "K5 C G", "area he", (2, 6))
    assert "smoking" not in p.states("G")
    assert "smoking" in p.states("H")


# White phosphorus.


@pytest.mark.rule("ASL-6.2.u", "ASL-3.2.3.u")
@pytest.mark.parametrize(
    ("hatches", "dice", "states"),
    [
        ("exposed", (4, 4), {"shut"}),
        ("exposed", (4, 5), {"shut", "stunned"}),
        ("exposed", (3, 4), {"exposed"}),
        ("", (6, 6), set[str]()),
    ],
)
def test_phosphorus_frightens_crews_whose_hatches_are_open(
    hatches: str, dice: tuple[int, int], states: set[str]
) -> None:
    p = position(f"""
        sides german american
        date 1944-07
        usa C crew at K8
        usa D 6-6-6 at K9
        sw G usa-81-mtr with C arc=n-ne
        ger T pziiin at K5 {hatches}
        ger R 4-6-7 at K5
        phase prep-fire american
    """)
    rounds(p, "K5 C G", "area wp", (3, 3))
    if hatches:
        assert p.waits_for == "CrewCheck"
        p.roll(dice)
    assert p.states("T") & {"exposed", "shut", "stunned"} == states
    assert p.waits_for == "MoraleCheck"  # that of R
