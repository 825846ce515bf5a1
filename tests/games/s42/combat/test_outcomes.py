"""Exact chances of a combat, checked against the tables cell by cell and against play."""

from collections.abc import Iterator
from fractions import Fraction

import pytest

from hexfront.games.s42.choices import Defend, Lead, Lose
from hexfront.games.s42.combat.outcomes import Outlook, outcome_distribution
from hexfront.games.s42.moments.advance import AdvanceChoice
from hexfront.games.s42.moments.combat import CombatPhase
from hexfront.games.s42.notation.position import Position
from hexfront.games.s42.places import ELIMINATED
from hexfront.games.s42.state import S42State
from hexfront.play import CHANCE, Choice
from tests.games.s42.combat.helpers_combat import facing

FIELD = "map 1000-1620\narea B soviet 1020-1620\nturn 9"
RING = "axis X 1-5-3 at 1306\naxis Y 1-5-3 at 1204\naxis Z 1-5-3 at 1404"
PAIR = "axis A 15-7-3 at 1304\nsoviet S 3-5-3 at 1305"


def outlook(text: str) -> tuple[Position, Outlook]:
    p = facing(f"{FIELD}\n{text}")
    return p, outcome_distribution(p.state, p.state.stack[-1].battle)


@pytest.mark.rule("S42-8.3.c")
def test_the_cells_of_the_column_with_their_chances() -> None:
    _, found = outlook(f"{PAIR}\ncrt 3-1 * = A1\ncrt 3-1 5 = DR2 2\ncrt 3-1 6 = D1 3")
    assert {(c.code, c.advance): c.chance for c in found.cells} == {
        ("A1", 0): Fraction(4, 6),
        ("DR2", 2): Fraction(1, 6),
        ("D1", 3): Fraction(1, 6),
    }
    assert found.held + found.vacated + found.eliminated == 1


def test_a_certain_result() -> None:
    _, found = outlook(f"{PAIR}\ncrt * * = EX")
    assert [found.held, found.attacker_loss, found.defender_loss] == [1, 1, 1]
    _, found = outlook(f"{PAIR.replace('3-5-3', '3-5-3 steps=1')}\ncrt * * = D1 3")
    assert [found.held, found.eliminated, found.defender_loss] == [0, 1, 1]
    _, found = outlook(f"{PAIR}\ncrt * * = DR4 4 x")
    assert [found.vacated, found.defender_loss] == [1, 0]


@pytest.mark.rule("S42-8.4.1.c")
@pytest.mark.parametrize(("attack", "cell"), [(36, ("A1", 0)), (40, ("DS", 4))])
def test_from_10_1_on_nothing_is_rolled(attack: int, cell: tuple[str, int]) -> None:
    _, found = outlook(f"axis A {attack}-7-3 at 1304\nsoviet S 3-4-3 at 1305\ncrt * * = A1")
    assert [(c.code, c.advance, c.chance) for c in found.cells] == [(*cell, Fraction(1))]


def test_a_stand_with_the_best_lead_unit() -> None:
    text = f"{PAIR}\nsoviet G 3-1-3 guards at 1305\ncrt * * = DR2 2\ndd * * = F -/-"
    _, found = outlook(f"{text}\ndd clear 7 = S -/-")
    assert (found.held, found.vacated) == (Fraction(1, 6), Fraction(5, 6))
    _, found = outlook(f"{text}\ndd clear 7 = S 1*/1\ndd clear 6 = P -/-")
    assert found.held == Fraction(1, 6)
    assert (found.attacker_loss, found.defender_loss) == (Fraction(1, 6), Fraction(1, 6))


def test_a_desperate_defense_is_followed_to_its_end() -> None:
    text = f"{RING}\naxis A 13-7-3 at 1304\nsoviet S 3-5-3 at 1305\ncrt * * = DR2 2"
    _, found = outlook(f"{text}\ndd * * = F -/-\ndd clear 6 = S -/-")
    # 1/6 at two steps, 5/36 at one, else all is lost.
    assert found.held == Fraction(1, 6) + Fraction(5, 36)
    assert found.eliminated == Fraction(25, 36)
    assert found.defender_loss == Fraction(5, 36) + 2 * Fraction(25, 36)
    _, found = outlook(f"{text}\ndd * * = P -/-")
    assert found.eliminated == 1, "a Delay costs a step, the second one another"


def test_no_way_out_and_no_defense() -> None:
    _, found = outlook(f"{RING}\naxis A 13-7-3 at 1304\nsoviet S 3-5-3 at 1305\ncrt * * = DR4 4 x")
    assert [found.eliminated, found.defender_loss] == [1, 2]


SITUATIONS = {
    "a single unit": PAIR,
    "a stack": f"{PAIR}\nsoviet G 3-4-3 guards at 1305",
    "a city": "city 1305\naxis A 30-7-3 at 1304\nsoviet S 3-5-3 at 1305",
    "no way out": f"{RING}\naxis A 13-7-3 at 1304\nsoviet S 3-5-3 at 1305",
}


@pytest.mark.rule("S42-10.2.1.a", "S42-11.4.1.a")
@pytest.mark.parametrize(("steps", "lost"), [(1, 1), (2, 2)])
def test_the_attackers_lose_no_more_steps_than_they_have(steps: int, lost: int) -> None:
    """One to the CRT, and one to a success in the defense, if there is one left."""
    p, found = outlook(
        f"{PAIR.replace('15-7-3', f'15-7-3 steps={steps}')}\ncrt * * = A1/DR2 2\ndd * * = S 1/-"
    )
    assert found.held == 1
    assert found.attacker_loss == lost
    p.play("resolve", 3, "defend", 3)
    assert p.where("A") == "eliminated"


@pytest.mark.parametrize("name", SITUATIONS)
def test_play_agrees(name: str) -> None:
    """Every roll of every game played by the same habits, weighed exactly."""
    p, found = outlook(SITUATIONS[name])
    state = p.choose("resolve").state
    state.news = None
    defenders = [p.unit(n) for n in "SG" if n in p.names]
    held = gone = lost = Fraction(0)
    for end, chance in _ends(state, p.unit("G") if "G" in p.names else -1, Fraction(1)):
        held += chance * any(end.place[u] == p.hex("1305") for u in defenders)
        gone += chance * all(end.place[u] == ELIMINATED for u in defenders)
        lost += chance * sum(2 if end.place[u] == ELIMINATED else end.lost[u] for u in defenders)
    assert (held, gone, lost) == (found.held, found.eliminated, found.defender_loss)


def _ends(state: S42State, guards: int, chance: Fraction) -> Iterator[tuple[S42State, Fraction]]:
    """All ends of a combat with their chances."""
    while state.stack and not isinstance(state.stack[-1], AdvanceChoice | CombatPhase):
        if state.actor() == CHANCE:
            for outcome in state.chances().outcomes:
                after = state.copy()
                after.fall(outcome)
                yield from _ends(after, guards, chance / 6)
            return
        state.take(_habit(state, guards))
    yield state, chance


def _habit(state: S42State, guards: int) -> Choice:
    """Stand, desperately if possible, led by the Guards; the owner spares them."""
    listed = list(state.choices())
    if isinstance(listed[0], Lose):
        spare = state.actor() == 1
        return next((c for c in listed if (c == Lose(guards)) is not spare), listed[0])
    wanted = (Defend(desperate=True), Defend(), Lead(guards))
    return next((c for c in wanted if c in listed), listed[0])


HELPLESS = {
    "a unit in Full Retreat takes no loss": f"{PAIR}\nsoviet G 3-4-3 at 1305 fr",
    "nor does it hold the hex": (
        "axis A 9-7-3 at 1304\nsoviet S 3-5-3 steps=1 at 1305\nsoviet G 3-4-3 at 1305 fr"
    ),
    "an HQ is the last to take one": (
        "axis A 12-7-3 at 1304\nsoviet S 2-3-3 at 1305\nsoviet G S-(1)-5 support-hq at 1305"
    ),
}


@pytest.mark.rule("S42-10.2.1.a", "S42-10.2.3.b", "S42-13.3.3.b")
@pytest.mark.parametrize("name", HELPLESS)
@pytest.mark.parametrize("cell", ["D1 3", "EX", "DRX 2"])
def test_those_who_cannot_take_a_loss_or_hold_the_hex_are_weighed_so(name: str, cell: str) -> None:
    p, found = outlook(f"{HELPLESS[name]}\ncrt * * = {cell}")
    full = {u: p.steps(u) for u in "SG"}
    state = p.choose("resolve").state
    state.news = None
    held = gone = lost = Fraction(0)
    for end, chance in _ends(state, p.unit("S"), Fraction(1)):
        alive = {n: end.steps(p.unit(n)) if end.place[p.unit(n)] >= 0 else 0 for n in full}
        held += chance * any(end.place[p.unit(n)] == p.hex("1305") for n in full)
        gone += chance * (not any(alive.values()))
        lost += chance * sum(full[n] - alive[n] for n in full)
    assert (held, gone, lost) == (found.held, found.eliminated, found.defender_loss)


NOOK = """
    terrain sea 1000-1620, clear 1304 1305 1306
    axis A 15-7-3 at 1304
    soviet F 3-5-3 at 1306
"""
"""Who retreats from 1305 can only stop short in the next hex, where a friend is."""


@pytest.mark.rule("S42-12.1.3.c", "S42-12.1.3.e")
@pytest.mark.parametrize(
    ("cell", "steps", "alive", "lost"),
    [
        ("DR2 2 x", 1, 0, 1),
        ("DR2 2 x", 2, 1, 1),
        ("D1 3 x", 2, 0, 2),  # the loss of the result leaves one step, and two have to be paid
        ("D1 3 x", 3, 0, 3),
        ("DR4 4 x", 3, 0, 3),
    ],
)
def test_the_steps_that_shorten_a_retreat_are_counted(
    cell: str, steps: int, alive: int, lost: int
) -> None:
    p, found = outlook(f"{NOOK}\nsoviet S 3-5-3 steps={steps} at 1305\ncrt * * = {cell}")
    assert [found.vacated, found.eliminated] == [alive, 1 - alive]
    assert found.defender_loss == lost
    p.play("resolve", 3)
    while p.waits_for == "Retreating":
        p.choose(p.choices()[0])
    assert steps - p.steps("S") == lost


@pytest.mark.rule("S42-12.1.3.c", "S42-12.1.2.a")
def test_of_a_stack_each_pays_for_itself() -> None:
    pair = "soviet S 3-4-3 at 1305\nsoviet T 3-1-3 steps=1 at 1305"
    p, found = outlook(f"{NOOK}\n{pair}\ncrt * * = DR2 2 x")
    assert [found.vacated, found.defender_loss] == [1, 2]
    p.play("resolve", 3)
    while p.waits_for == "Retreating":
        p.choose(p.choices()[0])
    assert (p.where("S"), p.steps("S"), p.where("T")) == ("1306", 1, "eliminated")


@pytest.mark.rule("S42-11.5.1.a")
def test_a_unit_that_cannot_pay_defends_desperately() -> None:
    """Two steps have to be paid, and after the loss of the result it has no more than these."""
    unit = "soviet S 3-5-3 steps=3 at 1305"
    p, found = outlook(f"{NOOK}\n{unit}\ncrt * * = D1 3\ndd * * = F -/-\ndd clear 6 = S -/-")
    assert [found.held, found.eliminated] == [Fraction(11, 36), Fraction(25, 36)]
    assert p.play("resolve", 3).legal("defend desperate")


@pytest.mark.rule("S42-13.3.3.b")
@pytest.mark.parametrize(("ring", "alive"), [("", 1), (RING, 0)])
def test_units_in_full_retreat_whose_guard_is_lost_may_have_no_way(ring: str, alive: int) -> None:
    guard = "axis A 9-7-3 at 1304\nsoviet S 3-5-3 steps=1 at 1305\nsoviet G 3-4-3 at 1305 fr"
    p, found = outlook(f"{ring}\n{guard}\ncrt * * = EX")
    assert [found.vacated, found.eliminated] == [alive, 1 - alive]
    assert found.defender_loss == 1 + 2 * (1 - alive)
    p.play("resolve", 3)
    assert (p.where("G") == "eliminated") is not alive


@pytest.mark.rule("S42-11.1.2.a", "S42-11.5.1.a")
@pytest.mark.parametrize(("port", "held"), [("port black", 1), ("", 0)])
def test_a_port_at_stake_lets_the_defender_stand_early(port: str, held: int) -> None:
    """Turn 5: a tank unit, which no City doubles, may try only because the port is at stake."""
    p, found = outlook(f"""
        map 1000-1640
        turn 5
        area B axis 1000-1600
        city 1305 {port}
        axis A 15-7-3 at 1304
        soviet S 3-5-3 tank at 1305
        crt * * = DR2 2
        dd * * = S -/-
    """)
    assert found.held == held
    assert (p.play("resolve", 3).waits_for == "Stand") is bool(held)


@pytest.mark.rule("S42-11.6.1.a", "S42-12.1.2.a")
@pytest.mark.parametrize(("ring", "lost"), [("", 2), ("soviet F 1-1-3 at 1306", 2), (None, 0)])
def test_a_delay_too_costs_those_who_have_no_way_out(ring: str | None, lost: int) -> None:
    """Only mountain units get over the ridge; nothing shortens the retreat of a Delay."""
    ridge = "" if ring is None else "alpine 1305/1306"
    trains = "\n".join(
        f"axis T{n} 1-1-3 train at {h}" for n, h in enumerate((1204, 1205, 1404, 1405))
    )
    p, found = outlook(f"""
        {ridge}
        {trains}
        {ring or ""}
        axis A 9-7-3 at 1304
        soviet M 3-4-3 mountain at 1305
        soviet S 3-4-3 at 1305
        crt * * = DR2 2
        dd * * = P -/-
    """)
    assert [found.vacated, found.delayed, found.defender_loss] == [1, 1, lost]
    p.play("resolve", 3, "defend", "lead M", 3)
    while p.waits_for == "Retreating":
        p.choose(p.choices("step")[0] if p.choices("step") else "stop-short")
    assert (p.where("S") == "eliminated") is bool(lost)
    assert p.where("M") != "eliminated"


@pytest.mark.rule("S42-11.6.1.a", "S42-12.1.3.b")
@pytest.mark.parametrize(("result", "lost"), [("P -/-", 0), ("F -/-", 2)])
def test_a_single_hex_is_a_way_out_of_a_delay_and_of_no_other_retreat(
    result: str, lost: int
) -> None:
    """Beyond 1306 only the ridge lies open, over which the mountain units go."""
    trains = "\n".join(
        f"axis T{n} 1-1-3 train at {h}" for n, h in enumerate((1204, 1206, 1307, 1404, 1405, 1406))
    )
    p, found = outlook(f"""
        alpine 1205/1305+1306
        {trains}
        axis A 9-7-3 at 1304
        soviet M 3-4-3 mountain at 1305
        soviet S 3-4-3 at 1305
        crt * * = DR2 2
        dd * * = {result}
    """)
    assert [found.vacated, found.defender_loss] == [1, lost]
    p.play("resolve", 3, "defend", "lead M", 3)
    while p.waits_for == "Retreating":
        p.choose("stop-short" if p.legal("stop-short") else p.choices("step")[0])
    assert (p.where("S") == "eliminated") is bool(lost)
    assert p.where("M") != "eliminated"
