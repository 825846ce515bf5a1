"""Results of the IFT: KIA, K, Casualty Reduction, weapons, Melee (ASL-3.2.3)."""

import pytest

from hexfront.games.aslsk.harm.results import above, blow, highest
from hexfront.games.aslsk.moments.harm import strike
from hexfront.games.aslsk.notation import position
from tests.games.aslsk.harm.helpers import (
    ENEMY,
    K_2,
    KIA_1,
    KIA_2,
    KIA_3,
    MC_2,
    NMC,
    NOTHING,
    PTC,
    awaited,
    blow_at,
    struck,
)

TWO = """
    ger A 4-6-7 at K5
    ger B 4-6-7 at K5
"""
BROKEN = {"broken", "dm"}
THREE = f"{TWO}\nger C 4-4-7 at K5"


@pytest.mark.rule("ASL-3.2.3.c")
@pytest.mark.parametrize(
    ("final", "moment"),
    [
        (KIA_1, "KiaSelection"),
        (K_2, "KSelection"),
        (MC_2, "MoraleCheck"),
        (NMC, "MoraleCheck"),
        (PTC, "TaskCheck"),
        (NOTHING, ""),
    ],
)
def test_every_kind_of_result_asks_for_its_dice(final: int, moment: str) -> None:
    assert struck(TWO, "A B", final).waits_for == moment


class TestKia:
    @pytest.mark.rule("ASL-3.2.3.d")
    def test_the_highest_die_names_the_dead_and_the_others_break(self) -> None:
        p = struck(THREE, "A B C", KIA_1, 3, 5, 2)
        assert p.where("B") == "eliminated"
        assert p.states("A") == p.states("C") == {"broken", "dm"}

    @pytest.mark.rule("ASL-3.2.3.d")
    def test_all_who_tie_for_the_last_place_die(self) -> None:
        p = struck(THREE, "A B C", KIA_1, 5, 5, 2)
        assert [p.where(name) for name in "ABC"] == ["eliminated", "eliminated", "K5"]

    @pytest.mark.rule("ASL-3.2.3.d")
    def test_as_many_die_as_the_number_says(self) -> None:
        p = struck(THREE, "A B C", KIA_2, 6, 1, 4)
        assert [p.where(name) for name in "ABC"] == ["eliminated", "K5", "eliminated"]

    @pytest.mark.rule("ASL-3.2.3.d")
    def test_no_dice_are_needed_if_all_die(self) -> None:
        p = struck(THREE, "A B C", KIA_3)
        assert p.at("K5") == set()
        assert p.actor == "over"

    @pytest.mark.rule("ASL-3.2.3.d")
    def test_a_broken_unit_that_is_not_chosen_suffers_casualty_reduction(self) -> None:
        text = "ger A 4-6-7 at K5\nger B 4-6-7 broken dm at K5\nger L 8-0 broken dm at K5"
        p = struck(text, "A B L", KIA_1, 6, 1, 1)
        assert p.where("A") == "eliminated"
        assert p.kind("B") == "ger-247"
        assert (p.waits_for, awaited(p)) == ("Wound", "L")

    @pytest.mark.rule("ASL-3.2.3.d")
    def test_a_target_with_a_greater_number_dies_if_fewer_rolled_higher(self) -> None:
        finals = {"A": KIA_2, "B": KIA_1, "C": KIA_1}
        p = struck(THREE, "", finals, 4, 5, 3)
        assert [p.where(name) for name in "ABC"] == ["eliminated", "eliminated", "K5"]

    def test_each_target_takes_its_own_result(self) -> None:
        p = struck(THREE, "", {"A": KIA_1, "B": NMC, "C": NOTHING})
        assert p.where("A") == "eliminated"
        p.roll((6, 3))
        assert p.states("B") == {"broken", "dm"}
        assert p.states("C") == set()


class TestK:
    @pytest.mark.rule("ASL-3.2.3.f", "ASL-3.2.3.g", "ASL-2.0.g")
    def test_one_is_reduced_and_all_check_the_new_half_squad_too(self) -> None:
        p = struck(TWO, "A B", K_2, 2, 4)
        assert (p.kind("A"), p.kind("B")) == ("ger-467", "ger-247")
        p.roll((1, 3))  # 4 + 2 = 6 passes
        assert awaited(p) == "B"
        p.roll((3, 3))  # 6 + 2 = 8 fails
        assert (p.states("A"), p.states("B")) == (set(), {"broken", "dm"})

    @pytest.mark.rule("ASL-3.2.3.f")
    def test_a_lone_target_is_chosen_without_a_die(self) -> None:
        p = struck("ger A 4-6-7 at K5", "A", K_2)
        assert (p.kind("A"), p.waits_for) == ("ger-247", "MoraleCheck")

    @pytest.mark.rule("ASL-3.2.3.g", "ASL-2.0.g")
    @pytest.mark.parametrize("counter", ["2-4-7", "crew"])
    def test_a_half_squad_or_a_crew_is_eliminated(self, counter: str) -> None:
        p = struck(f"ger A {counter} at K5", "A", K_2)
        assert p.where("A") == "eliminated"
        assert p.actor == "over"

    @pytest.mark.rule("ASL-3.2.3.f", "ASL-3.2.3.g", "ASL-2.0.g")
    def test_a_leader_is_wounded_and_takes_no_check(self) -> None:
        p = struck("ger A 4-6-7 at K5\nger L 9-1 at K5", "A L", K_2, 1, 6, 4)
        assert p.states("L") == {"wounded"}
        assert awaited(p) == "A"
        p.roll((1, 1))
        assert p.actor == "over"

    @pytest.mark.rule("ASL-3.2.3.f")
    def test_all_who_tie_suffer(self) -> None:
        p = struck(TWO, "A B", K_2, 4, 4)
        assert p.kind("A") == p.kind("B") == "ger-247"


class TestWounds:
    @pytest.mark.rule("ASL-3.2.3.h")
    @pytest.mark.parametrize(("die", "where"), [(4, "K5"), (5, "eliminated")])
    def test_one_to_four_is_a_light_wound(self, die: int, where: str) -> None:
        p = struck("ger L 9-1 at K5", "L", K_2, die)
        assert p.where("L") == where

    @pytest.mark.rule("ASL-3.2.3.h")
    @pytest.mark.parametrize(("die", "where"), [(3, "K5"), (4, "eliminated")])
    def test_a_second_wound_adds_one_to_the_die_and_nothing_else(
        self, die: int, where: str
    ) -> None:
        p = struck("ger L 9-1 wounded at K5", "L", K_2, die)
        assert p.where("L") == where
        if where == "K5":
            assert p.morale("L") == 8

    @pytest.mark.rule("ASL-3.2.3.i")
    def test_a_wound_lowers_both_morale_levels(self) -> None:
        p = position("ger L 8-0 wounded at K5\nger M 8-0 wounded broken at K5" + ENEMY)
        assert (p.morale("L"), p.morale("M")) == (7, 7)

    @pytest.mark.rule("ASL-3.2.3.i")
    def test_a_wounded_leader_leads_one_worse(self) -> None:
        p = struck("ger L 8-0 wounded at K5\nger A 4-6-7 at K5", "L A", NMC, (1, 1))
        p.roll((3, 4))  # 7 + 1
        assert p.states("A") == {"broken", "dm"}


class TestWeapons:
    @pytest.mark.rule("ASL-4.0.h")
    def test_the_weapons_of_the_dead_stay_in_the_hex(self) -> None:
        p = struck("ger A 2-4-7 +lmg at K5", "A", K_2)
        assert (p.holder("A-lmg"), p.lies("A-lmg")) == ("nobody", "K5")

    @pytest.mark.rule("ASL-4.0.q")
    @pytest.mark.parametrize(
        ("die", "lies", "states"),
        [(2, "removed", set()), (3, "K5", {"malfunctioned"}), (4, "K5", set())],
    )
    def test_a_die_on_the_same_column_for_each_weapon_of_the_dead(
        self, die: int, lies: str, states: set[str]
    ) -> None:
        p = struck("ger A 4-6-7 +lmg at K5", "A", KIA_1, die)
        assert (p.lies("A-lmg"), p.states("A-lmg")) == (lies, states)

    @pytest.mark.rule("ASL-4.0.q")
    @pytest.mark.parametrize(("die", "lies"), [(2, "removed"), (3, "K5")])
    def test_so_for_a_gun_whose_crew_was_not_hit_by_ordnance(self, die: int, lies: str) -> None:
        p = struck("ger C crew at K5\nsw G ger-75l-at with C arc=n-ne", "C", KIA_1, die)
        assert p.lies("G") == lies

    @pytest.mark.rule("ASL-4.0.q")
    def test_those_who_only_break_may_lose_theirs_as_well(self) -> None:
        text = "ger A 4-6-7 at K5\nger B 4-6-7 +lmg +mmg at K5"
        p = struck(text, "A B", KIA_1, 6, 1)
        assert p.states("B") == {"broken", "dm"}
        p.roll(1, 3)
        assert p.lies("B-lmg") == "removed"
        assert (p.holder("B-mmg"), p.states("B-mmg")) == ("B", {"malfunctioned"})

    @pytest.mark.rule("ASL-4.0.q")
    def test_no_other_result_endangers_weapons(self) -> None:
        p = struck("ger A 4-6-7 +lmg at K5", "A", K_2, (1, 1))
        assert p.actor == "over"

    def test_a_weapon_with_an_x_number_cannot_malfunction_and_is_removed(self) -> None:
        p = struck("ger A 4-6-7 at K5\nsw F ger-ft with A", "A", KIA_1, 3)
        assert p.lies("F") == "removed"


class TestMelee:
    MELEE = """
        ger A 4-6-7 at K5
        rus S 4-4-7 at K5
        ger L 9-1 at K5
        melee K5
    """

    @pytest.mark.rule("ASL-3.8.au")
    def test_fire_at_a_melee_harms_both_sides(self) -> None:
        p = position(f"{self.MELEE}\nrus T 4-4-7 at K4\nphase prep-fire russian")
        p.play("open-fire K5 T; fire", (5, 3))  # column 8: NMC
        p.roll((4, 1), (6, 3), (6, 2))
        assert (p.states("A"), p.states("S"), p.states("L")) == (BROKEN, BROKEN, set())

    @pytest.mark.rule("ASL-3.2.3.l", "ASL-2.0.s")
    def test_nobody_leads_in_a_melee(self) -> None:
        p = struck(self.MELEE, "A S L", NMC, (1, 1), (4, 4))
        assert p.states("A") == {"broken", "dm"}

    @pytest.mark.rule("ASL-3.2.3.q")
    def test_units_in_a_melee_take_no_llmc(self) -> None:
        p = struck(self.MELEE, "L", KIA_1)
        assert p.where("L") == "eliminated"
        assert p.actor == "over"

    @pytest.mark.rule("ASL-3.8.av")
    def test_it_ends_after_the_attack_when_a_side_has_no_unbroken_unit_left(self) -> None:
        p = struck(self.MELEE, "A S L", NMC, (1, 1), (1, 1))
        assert p.melee() == {"K5"}
        p.roll((6, 3))
        assert p.melee() == set()


@pytest.mark.parametrize(
    ("rolled", "number", "places"),
    [((3, 5, 2), 1, [1]), ((5, 5, 2), 1, [0, 1]), ((6, 4, 4), 2, [0, 1, 2]), ((1, 1), 5, [0, 1])],
)
def test_random_selection_takes_the_highest_and_their_equals(
    rolled: tuple[int, ...], number: int, places: list[int]
) -> None:
    assert highest(rolled, number) == places
    assert above(rolled, max(rolled)) == 0


def test_targets_of_one_attack_may_face_different_columns() -> None:
    p = position(TWO + ENEMY)
    strike(p.state, blow_at(p, 5, "A"), blow_at(p, 5, "B", column=1))
    p.settle()
    assert [awaited(p), p.waits_for] == ["A", "MoraleCheck"]
    p.roll((6, 5))
    assert [awaited(p), p.waits_for] == ["B", "TaskCheck"]


def test_below_the_lowest_column_nothing_happens() -> None:
    p = position(TWO + ENEMY)
    strike(p.state, blow(p.state, 1, p.hex("K5"), (None, None), 2, {p.unit("A"): 0}))
    assert p.settle().actor == "over"


class TestPoints:
    @pytest.mark.parametrize(
        ("text", "final", "dice", "points"),
        [
            ("ger A 4-6-7 at K5", KIA_1, (), 2),
            ("ger A 2-4-7 at K5", KIA_1, (), 1),
            ("ger A 4-6-7 at K5", K_2, ((1, 1),), 1),
            ("ger A 9-2 at K5", KIA_1, (), 3),
            ("ger A 6+1 at K5", KIA_1, (), 1),
        ],
    )
    def test_losses_score_for_the_enemy(
        self, text: str, final: int, dice: tuple[tuple[int, int], ...], points: int
    ) -> None:
        assert struck(text, "A", final, *dice).state.points == [0, points]


class TestHidden:
    HIDDEN = "ger A 4-6-7 hidden at K5\nger B 4-6-7 hidden at K5"

    def test_a_result_reveals_the_hex(self) -> None:
        p = struck(self.HIDDEN, "A B", PTC)
        assert p.states("A") == p.states("B") == set()
        assert p.state.reveals == 1

    def test_what_befalls_others_in_the_hex_does_not(self) -> None:
        p = struck(f"{self.HIDDEN}\nger C 4-6-7 at K5", "C", KIA_1)
        assert p.where("C") == "eliminated"
        assert p.states("A") == p.states("B") == {"hidden"}

    def test_without_a_result_they_stay_hidden(self) -> None:
        p = struck(self.HIDDEN, "A B", NOTHING)
        assert p.states("A") == {"hidden"}
        assert p.told("log-revealed") == []
