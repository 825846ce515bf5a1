"""After which deeds a vehicle drives on, and what ends its move (ASL-3.3.2)."""

import pytest

from hexfront.games.aslsk.notation import Position, position


def among_others(words: str = "", more: str = "") -> Position:
    """A German tank in K5 whose move begins, front to the east; a squad moves after it."""
    return position(f"""
        date 1943-06
        ger T pziiin at K5 vca=ne-se began=K5 {words}
        ger A 4-6-7 at B5
        ger V pziiin at C5
        {more}
        phase movement german
    """).do("take T")


def past(enemy: str) -> Position:
    """It has driven to L4, in sight of an enemy who holds his fire."""
    p = among_others("motion", enemy).do("step L4")
    while p.waits_for == "FirstFire":
        p.do("done")
    return p


def back(p: Position) -> str:
    """Whether the player may still choose another unit."""
    found: str = p.state.stack[-1].way_back(p.state)
    return found


HIDDEN = "rus R 4-4-7 at GG9"
SEEN = "rus R 4-4-7 at O5 broken dm"
TANK = "rus R rus-kv1e at O5 vca=sw-nw"


@pytest.mark.rule("ASL-3.3.1.f")
@pytest.mark.parametrize(
    ("words", "more", "deeds"),
    [
        ("", HIDDEN, ("hatch T",)),
        ("", HIDDEN, ("dispense T 0 K5", (2, 2))),
        ("bogged", HIDDEN, ("free", (1, 1))),
        ("", SEEN, ("open-fire O5 T T-cmg; fire", (5, 5))),
        ("", SEEN, ("delay",)),
        ("", SEEN, ("start; turn T n-ne; halt",)),
    ],
)
def test_it_goes_on_and_then_it_is_the_turn_of_others(
    words: str, more: str, deeds: tuple[str | tuple[int, int], ...]
) -> None:
    p = among_others(words, more)
    assert back(p) == "out"
    assert p.do(*deeds).waits_for == "Driving"
    assert back(p) == "no"
    if "motion" in p.states("T"):
        p.do("halt")
    p.do("stop")
    assert p.waits_for == "Movement"
    assert p.options("take") >= {"A", "V"}
    assert "T" not in p.options("take")


@pytest.mark.rule("ASL-7.10.a", "ASL-7.10.f")
@pytest.mark.parametrize(
    ("dice", "goes_on"),
    [([(2, 3)], False), ([(3, 4), (6, 5)], False), ([(3, 4), (3, 3)], True)],
)
def test_fire_that_destroys_or_shocks_it_ends_its_move(
    dice: list[tuple[int, int]], *, goes_on: bool
) -> None:
    p = among_others("motion", TANK).do("step L4", "engage R R-ma T ap").roll((1, 2), *dice)
    while p.waits_for == "FirstFire":
        p.do("done")
    assert p.waits_for == ("Driving" if goes_on else "Movement")


@pytest.mark.rule("ASL-7.10.a")
@pytest.mark.parametrize(
    ("words", "deeds"),
    [
        ("", ("start",)), ("", ("delay",)), ("motion", ("halt",)), ("motion", ("turn T n-ne",)),
        ("bogged", ("free", (1, 1))), ("motion", ("dispense T 0 K5", (2, 2))),
    ],
)  # fmt: skip
def test_so_does_fire_that_other_deeds_draw(
    words: str, deeds: tuple[str | tuple[int, int], ...]
) -> None:
    p = among_others(words, TANK).do(*deeds)
    p.do("engage R R-ma T ap").roll((1, 1), (1, 2))
    assert (p.wreck("T"), p.waits_for) == ("K5", "Movement")


@pytest.mark.rule("ASL-7.7.m", "ASL-7.10.f")
def test_so_does_fire_that_open_hatches_draw() -> None:
    p = past("rus R 4-4-7 at M5").do("hatch T", "open-fire L4 R; fire", (1, 1), (6, 5))
    assert ("stunned" in p.states("T"), p.waits_for) == (True, "Movement")


@pytest.mark.rule("ASL-3.3.h")
def test_who_has_left_the_map_leaves_the_move_to_others() -> None:
    p = position("""
        victory german exit 5 west
        ger T pziiin at A5 vca=sw-nw motion began=A5
        ger A 4-6-7 at B5
        rus R 4-4-7 at GG9
        phase movement german
    """).do("take T; exit")
    assert (p.where("T"), p.waits_for) == ("exited", "Movement")


@pytest.mark.rule("ASL-7.5.d")
@pytest.mark.parametrize(("dice", "drawn"), [((2, 2), "FirstFire"), ((6, 5), "Driving")])
def test_only_smoke_that_comes_out_draws_fire(dice: tuple[int, int], drawn: str) -> None:
    assert past(TANK).do("dispense T 0 L4", dice).waits_for == drawn


@pytest.mark.rule("ASL-7.6.c")
@pytest.mark.parametrize(("dice", "goes_on"), [((6, 6), False), ((1, 1), True)])
def test_bogging_ends_its_move(dice: tuple[int, int], *, goes_on: bool) -> None:
    p = among_others("motion", f"terrain woods L4\n{HIDDEN}").do("step L4", dice)
    assert p.waits_for == ("Driving" if goes_on else "Movement")


@pytest.mark.rule("ASL-3.3.e", "ASL-7.7.j")
def test_front_turret_and_hatches_are_arranged_before_it_enters_the_map() -> None:
    p = position("""
        group wave german turn 1 edge west in rows 1-9
        ger T pziiin group=wave
        ger A 4-6-7 at K5
        rus R 4-4-7 at GG1
        phase rally german onwards
    """)
    p.until("Movement").do("take T; traverse T s-sw; turn T n-ne; traverse T s-sw; hatch T")
    assert p.waits_for == "Driving"
    assert p.do("step A5").where("T") == "A5"
    assert "exposed" in p.states("T")
    assert (p.vca("T"), p.tca("T")) == ("n-ne", "s-sw")
