"""Field Promotion (ASL-5.3): a leader steps forward in Close Combat or when his unit rallies."""

from collections import Counter
from fractions import Fraction

import pytest

from hexfront.games.aslsk.definitions.counters import Nationality
from hexfront.games.aslsk.definitions.nationalities import definitions
from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.units.promotion import best_mmc, created_kind, may_promote, promotion_drm
from tests.games.aslsk.close_combat.helpers import attack, results

SNAKE_EYES = (1, 1)


def duel(german: str = "4-6-7 at K5", russian: str = "4-4-7 at K5", more: str = "") -> Position:
    return position(f"""
        ger A {german}
        rus S {russian}
        {more}
        phase close-combat german
    """)


@pytest.mark.rule("ASL-5.3.a")
def test_an_original_two_of_an_mmc_may_create_a_leader() -> None:
    p = duel().do(attack("A", "S"), "done").roll(SNAKE_EYES)
    assert (p.actor, p.choices()) == ("german", ["promote roll", "promote"])
    p.do("promote roll", 6)
    assert (p.figures("new-1"), p.where("new-1")) == ("7-0", "K5")


@pytest.mark.rule("ASL-5.3.a")
def test_it_need_not() -> None:
    p = duel().do(attack("A", "S"), "done").roll(SNAKE_EYES).do("promote")
    assert p.at("K5") == {"A"}
    assert p.actor == "over"


@pytest.mark.rule("ASL-5.3.a")
def test_the_original_dr_counts_not_the_final_one() -> None:
    p = duel(russian="4-4-7 at K5 broken").do(attack("A", "S"), "1,3")
    assert results(p) == [("1-1", -2, 2, "eliminated")]
    assert p.actor == "over"
    p = duel(german="4-6-7 at K5 cx").do(attack("A", "S"), "done").roll(SNAKE_EYES)
    assert p.waits_for == "MayPromote"


@pytest.mark.rule("ASL-5.3.a")
def test_a_leader_on_his_own_creates_nobody() -> None:
    p = duel(german="9-1 at K5").do(attack("A", "S"), "done").roll(SNAKE_EYES)
    assert p.actor == "over"
    assert not may_promote(p.state, p.units("A"))


@pytest.mark.rule("ASL-5.3.a")
def test_the_dr_may_fail() -> None:
    p = duel().do("done", attack("S", "A")).roll(SNAKE_EYES)
    p.do("promote roll", 6)
    assert len(p.told("log-no-leader")) == 1
    assert p.at("K5") == {"S"}


@pytest.mark.rule("ASL-5.3.a")
@pytest.mark.parametrize(
    ("unit", "drm"),
    [
        ("ger A 4-6-7 at K5", -1),
        ("ger A 5-4-8 at K5", -2),
        ("ger A 4-3-6 at K5", 0),
        ("rus A 4-4-7 at K5", 1),
        ("rus A 4-2-6 at K5", 2),
        ("rus A 4-4-7 at K5 broken", 2),
    ],
)
def test_nationality_and_morale_of_the_moment(unit: str, drm: int) -> None:
    p = position(unit)
    assert promotion_drm(p.state, p.unit("A")).total == drm


@pytest.mark.rule("ASL-5.3.a")
def test_the_table_has_a_leader_of_every_nation() -> None:
    for sides, units in (
        ("german russian", ("ger A 4-6-7 at K5", "rus A 4-4-7 at K5")),
        ("british american", ("bri A 4-5-7 at K5", "usa A 6-6-6 at K5")),
    ):
        for unit in units:
            p = position(f"sides {sides}\n{unit}")
            kinds = [created_kind(p.state, p.unit("A"), total) for total in (0, 1, 3, 5, 6)]
            counters = [p.state.kinds.counters[kind] for kind in kinds if kind is not None]
            assert [counter.id.split("-", 1)[1] for counter in counters] == [
                "8-1", "8-1", "8-0", "7-0", "6+1",
            ]  # fmt: skip
            assert created_kind(p.state, p.unit("A"), 7) is None


@pytest.mark.rule("ASL-5.3.b")
def test_the_best_of_several_units_counts() -> None:
    p = position("""
        ger C 4-3-6 at K5
        ger E 5-4-8 at K5
        ger A 4-6-7 at K5
        ger L 9-1 at K5
        rus S 4-4-7 at K5
        during close-combat german
    """)
    assert p.name(best_mmc(p.state, p.units("C E A L"))) == "E"
    assert p.name(best_mmc(p.state, p.units("C A L"))) == "A"


@pytest.mark.rule("ASL-5.3.b")
def test_the_roll_is_that_of_the_best() -> None:
    p = duel(german="4-3-6 at K5", more="ger E 5-4-8 at K5")
    p.do(attack("A E", "S"), "done").roll(SNAKE_EYES).do("promote roll", 3)
    created = p.told("log-leader-created")[0]
    assert created.tally is not None
    assert (created.args["unit"], created.tally.total) == (p.unit("E"), -2)
    assert p.figures("new-1") == "8-1"


# He fights at once.


@pytest.mark.rule("ASL-5.3.c")
def test_he_adds_his_strength_and_his_leadership() -> None:
    p = duel(german="5-4-8 at K5").do(attack("A", "S"), "done").roll(SNAKE_EYES)
    p.do("promote roll", 1)
    assert results(p) == [("3-2", -1, 1, "eliminated")]


@pytest.mark.rule("ASL-5.3.c")
def test_he_is_attacked_with_his_unit() -> None:
    p = duel().do(attack("A", "S"), attack("S", "A")).roll(SNAKE_EYES)
    p.do("promote roll", 5, "1,3", 1, 6, 1)
    # 4 to 4 would be 1-1, and all would be over for A.
    assert results(p) == [("1-1", 0, 2, "eliminated"), ("1-2", 0, 4, "reduced")]
    assert (p.figures("A"), p.states("new-1")) == ("4-6-7", {"wounded"})


@pytest.mark.rule("ASL-5.3.c")
def test_an_ambusher_s_new_leader_stays_with_his_unit() -> None:
    p = position("""
        terrain woods K5
        ger A 4-6-7 at K5 advanced
        rus S 4-4-7 at K5
        rus T 4-4-7 at K5
        phase close-combat german
    """)
    p.roll(1, 6).do(attack("A", "S"), "1,1; promote roll", 4)
    assert p.at("K5") == {"A", "T", "new-1"}
    p.choose("grapple T")
    assert p.options("against") == {"A"}
    p.do("against A; declare; 1,1; promote")
    assert results(p)[1] == ("1-2", 1, 3, "eliminated")
    assert p.at("K5") == {"T"}


# Nationalities.


@pytest.mark.rule("ASL-5.2.a")
def test_leaders_are_alike_in_every_nation() -> None:
    for strength in ("6+1", "7-0", "8-0", "8-1", "9-1", "9-2", "10-2"):
        leaders = [definitions().leader(nation, strength) for nation in Nationality]
        assert len({(leader.command, leader.broken) for leader in leaders}) == 1


@pytest.mark.rule("ASL-5.3.a")
@pytest.mark.parametrize("german", [True, False])
def test_the_chance_of_each_leader_is_told(*, german: bool) -> None:
    """As the six faces of the die make them."""
    deeds = (attack("A", "S"), "done") if german else ("done", attack("S", "A"))
    p = duel().do(*deeds).roll(SNAKE_EYES)
    told = p.preview("promote roll").check
    assert told is not None
    made = Counter[str]()
    for die in range(1, 7):
        tried = p.copy().do("promote roll", die)
        if not tried.told("log-no-leader"):
            made[tried.figures("new-1")] += 1
    assert {leader: Fraction(*chance) for leader, chance in told.leaders} == {
        leader: Fraction(n, 6) for leader, n in made.items()
    }
    assert Fraction(*told.success) == Fraction(made.total(), 6)
    assert len(made) > 1
