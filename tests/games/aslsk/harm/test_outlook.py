"""The exact outlook of an attack agrees with all dice thrown in every way."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexfront.games.aslsk.harm.expectation import expect
from hexfront.games.aslsk.harm.forms import selection
from hexfront.games.aslsk.harm.outlook import Aim, forecast, foresee, outlook
from hexfront.games.aslsk.harm.results import Fate, highest
from hexfront.games.aslsk.moments.harm import strike
from hexfront.games.aslsk.notation import Position, position
from tests.games.aslsk.harm.helpers import ENEMY, blow_at, played_out, possible

LEADER = "ger L 9-1 elr=2 at K5\nger A 4-6-7 elr=3 at K5"
STACKS = {
    "a squad": "ger A 4-6-7 elr=2 at K5",
    "a broken half-squad": "ger A 2-4-7 broken at K5",
    "leader and squad": LEADER,
    "leader and squad, others beside them": f"{LEADER}\nger B 4-6-7 pinned at K5",
    "broken leader": "ger L 9-1 broken at K5\nger A 4-6-7 at K5",
    "wounded leader": "ger L 8-1 wounded at K5\nger A 4-6-7 cx at K5",
    "pinned leader": "ger L 9-2 pinned at K5\nger A 4-6-7 at K5",
    "two leaders": "ger L 8-1 elr=1 at K5\nger A 9-2 wounded at K5",
    "melee": "ger L 9-1 at K5\nger A 4-6-7 at K5\nrus S 4-4-7 at K5\nmelee K5",
}
TARGETS = {"a squad": "A", "a broken half-squad": "A"}


@pytest.mark.parametrize("stack", STACKS)
@pytest.mark.parametrize("final", [1, 2, 5, 8, 9])
def test_the_outlook_is_what_the_dice_do(stack: str, final: int) -> None:
    p = position(STACKS[stack] + ENEMY)
    struck = blow_at(p, final, TARGETS.get(stack, "L A"))
    found = forecast(p.state, struck)
    strike(p.state, struck)
    assert possible(found) == played_out(p.state, found.units)


@pytest.mark.parametrize("stack", ["a squad", "broken leader", "pinned leader"])
def test_so_it_is_for_a_k(stack: str) -> None:
    p = position(STACKS[stack] + ENEMY)
    struck = blow_at(p, 3, TARGETS.get(stack, "L A"))
    found = forecast(p.state, struck)
    strike(p.state, struck)
    assert possible(found) == played_out(p.state, found.units)


def test_so_it_is_where_targets_have_different_results() -> None:
    p = position(f"{LEADER}\nger B 4-6-7 at K5" + ENEMY)
    struck = blow_at(p, {"L": 8, "A": 2, "B": 9}, "")
    found = forecast(p.state, struck)
    strike(p.state, struck)
    assert possible(found) == played_out(p.state, found.units)


def firing(defenders: str) -> Position:
    return position(f"""
        terrain woods K5
        {defenders}
        rus S 4-4-7 at K4
        phase prep-fire russian
    """)


@pytest.mark.parametrize("defenders", ["ger A 4-6-7 elr=1 at K5", "ger L 8-0 at K5"])
def test_a_whole_attack_with_its_own_dice(defenders: str) -> None:
    p = firing(defenders)
    found = outlook(p.state, p.attack("K5 S"))
    p.play("open-fire K5 S; fire")
    p.state.stack = p.state.stack[-1:]
    assert possible(found) == played_out(p.state, found.units)


def test_the_results_by_dice_show_cowering() -> None:
    found = outlook((p := firing("ger A 4-6-7 at K5")).state, p.attack("K5 S"))
    # Column 8, +1 for woods; doubles on column 6.
    assert found.results[1, 2] == ("2MC",)
    assert found.results[1, 1] == ("K/2",)
    assert found.results[2, 2] == ("1MC",)
    assert found.results[6, 5] == ("-",)


def test_marginals_add_up_and_agree_with_the_joint_chances() -> None:
    p = position(f"{LEADER}\nger B 4-4-7 elr=0 at K5" + ENEMY)
    aims = {p.unit(name): Aim(-1, 12, 8) for name in "LAB"}
    found = foresee(p.state, p.hex("K5"), aims)
    assert found.joint is not None
    assert sum(found.joint.values()) == 1
    for n, spread in enumerate(found.marginals):
        summed: dict[Fate, Fraction] = {}
        for fates, chance in found.joint.items():
            summed[fates[n]] = summed.get(fates[n], Fraction()) + chance
        assert summed == spread


def test_a_large_stack_is_foreseen_unit_by_unit() -> None:
    names = "ABCDE"
    text = "\n".join(f"ger {name} 2-4-7 at K5" for name in names)
    p = position(f"{text}\nger L 8-1 at K5" + ENEMY)
    found = foresee(p.state, p.hex("K5"), {p.unit(name): Aim(0, 8, 6) for name in names + "L"})
    assert found.joint is None
    assert all(sum(spread.values()) == 1 for spread in found.marginals)
    assert len({found.chance(p.unit(name), Fate.BROKEN) for name in names}) == 1


def test_hidden_units_are_not_foreseen() -> None:
    p = firing("ger A 4-6-7 at K5\nger H 4-6-7 hidden at K5")
    q = firing("ger A 4-6-7 at K5\nger H 4-6-7 hidden at M8")
    seen, bare = (outlook(one.state, one.attack("K5 S")) for one in (p, q))
    assert seen.units == (p.unit("A"),)
    assert (seen.marginals, seen.results) == (bare.marginals, bare.results)


@given(
    rolled=st.lists(st.integers(1, 6), min_size=1, max_size=4),
    number=st.integers(1, 4),
)
def test_chosen_at_random_as_often_as_the_dice_say(rolled: list[int], number: int) -> None:
    count = len(rolled)
    throws = dict(selection((number,) * count))
    assert sum(throws.values()) == 6**count
    picked = highest(rolled, number)
    alike = sum(highest(dice, number) == picked for dice in product(range(1, 7), repeat=count))
    assert throws[tuple(picked)] == alike


@pytest.mark.parametrize("defenders", ["ger A 4-6-7 elr=3 at K5", "ger L 9-1 at K5"])
def test_the_quick_estimate_is_exact_for_one_target(defenders: str) -> None:
    p = firing(defenders)
    attack = p.attack("K5 S")
    exact, quick = outlook(p.state, attack), expect(p.state, attack)
    (u,) = exact.units
    fates = (Fate.ELIMINATED, Fate.REDUCED | Fate.WOUNDED, Fate.BROKEN, Fate.PINNED)
    for chance, fate in zip(quick[u], fates, strict=True):
        assert chance == pytest.approx(float(exact.chance(u, fate)))


def test_the_quick_estimate_is_near_for_a_stack_with_a_leader() -> None:
    p = firing("ger A 4-6-7 at K5\nger B 4-6-7 at K5\nger L 8-1 at K5")
    attack = p.attack("K5 S")
    exact, quick = outlook(p.state, attack), expect(p.state, attack)
    for name in "AB":
        u = p.unit(name)
        dead, broken = (float(exact.chance(u, fate)) for fate in (Fate.ELIMINATED, Fate.BROKEN))
        assert quick[u].eliminated == pytest.approx(dead, abs=0.01)
        assert quick[u].broken == pytest.approx(broken, abs=0.03)
