"""Chance has exact weights; a seeded source draws from them, always in the same way."""

from collections import Counter
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexfront.play import Chances, Draw, Roll, dice, totals

WEIGHTS = st.dictionaries(st.integers(0, 30), st.integers(0, 9), min_size=1).filter(
    lambda weights: any(weights.values())
)


def pool(weights: dict[int, int]) -> Chances:
    return Chances((Draw(item), weight) for item, weight in weights.items())


class EvenSpread(Random):
    """Goes through the unit interval in even steps, so that shares can be counted exactly."""

    def __init__(self, steps: int) -> None:
        super().__init__(0)
        self.spots = iter([(step + 0.5) / steps for step in range(steps)])

    def random(self) -> float:
        return next(self.spots)


class TestDice:
    def test_two_dice_fall_in_36_ways(self):
        chances = dice(2)
        assert len(chances.outcomes) == 36
        assert chances.probability(Roll((6, 6))) == Fraction(1, 36)

    def test_the_dice_are_read_one_by_one(self):
        chances = dice(2)
        assert Roll((1, 6)) in chances
        assert Roll((6, 1)) in chances
        assert Roll((1, 6)) != Roll((6, 1))

    def test_two_dice_add_up_as_everybody_knows(self):
        spread = totals(dice(2))
        ways = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
        assert spread == {total: Fraction(way, 36) for total, way in enumerate(ways, 2)}

    def test_equal_faces_add_their_weights(self):
        chances = dice(1, (0, 0, 1, 2))
        assert chances.probability(Roll((0,))) == Fraction(1, 2)
        assert len(chances.outcomes) == 3

    def test_what_is_not_on_the_dice_cannot_fall(self):
        chances = dice(1)
        assert Roll((7,)) not in chances
        assert Draw(1) not in chances
        assert chances.probability(Roll((7,))) == 0

    @given(st.integers(1, 3), st.lists(st.integers(0, 9), min_size=1, max_size=5))
    def test_the_totals_of_any_dice_share_out_certainty(self, count: int, faces: list[int]):
        spread = totals(dice(count, tuple(faces)))
        assert sum(spread.values()) == 1
        mean = sum(total * chance for total, chance in spread.items())
        assert mean == Fraction(count * sum(faces), len(faces))


class TestWeights:
    @given(WEIGHTS)
    def test_each_outcome_has_its_share_and_all_together_are_certain(self, weights):
        chances = pool(weights)
        whole = sum(weights.values())
        for item, weight in weights.items():
            assert chances.probability(Draw(item)) == Fraction(weight, whole)
        assert sum(map(chances.probability, chances.outcomes)) == 1

    @given(WEIGHTS)
    def test_what_weighs_nothing_cannot_fall(self, weights):
        chances = pool(weights)
        possible = {Draw(item) for item, weight in weights.items() if weight}
        assert set(chances.outcomes) == possible

    def test_an_outcome_listed_twice_counts_twice(self):
        chances = Chances([(Draw(1), 1), (Draw(2), 1), (Draw(1), 2)])
        assert chances.probability(Draw(1)) == Fraction(3, 4)

    @pytest.mark.parametrize("weighted", [[], [(Draw(1), 0)]])
    def test_an_empty_pool_is_an_error(self, weighted):
        with pytest.raises(ValueError, match="at least one possible outcome"):
            Chances(weighted)

    def test_a_negative_weight_is_an_error(self):
        with pytest.raises(ValueError, match="less than nothing"):
            Chances([(Draw(1), 3), (Draw(2), -1)])


class TestSampling:
    @given(WEIGHTS)
    def test_samples_over_an_even_spread_come_out_in_exactly_the_weights(self, weights):
        chances = pool(weights)
        random = EvenSpread(chances.total * 4)
        drawn = Counter(chances.sample(random) for _ in range(chances.total * 4))
        assert drawn == {Draw(item): weight * 4 for item, weight in weights.items() if weight}

    def test_even_dice_are_sampled_evenly(self):
        chances = dice(2)
        random = EvenSpread(72)
        drawn = Counter(chances.sample(random) for _ in range(72))
        assert set(drawn.values()) == {2}
        assert len(drawn) == 36

    @given(WEIGHTS, st.integers())
    def test_only_what_can_fall_is_sampled(self, weights, seed):
        chances = pool(weights)
        random = Random(seed)
        assert all(chances.sample(random) in chances for _ in range(20))

    @pytest.mark.parametrize("edge", [0.0, 1 - 2**-53])
    def test_the_ends_of_the_interval_are_sampled_too(self, edge):
        class Edge(Random):
            def random(self) -> float:
                return edge

        expected = Draw(1) if edge == 0 else Draw(3)
        assert pool({1: 1, 2: 1, 3: 1}).sample(Edge()) == expected
        assert pool({1: 1, 2: 5, 3: 1}).sample(Edge()) == expected

    @given(WEIGHTS, st.integers())
    def test_the_same_seed_samples_the_same(self, weights, seed):
        chances = pool(weights)
        first, second = Random(seed), Random(seed)
        assert [chances.sample(first) for _ in range(9)] == [
            chances.sample(second) for _ in range(9)
        ]


def test_totals_leave_draws_aside():
    chances = Chances([(Roll((2, 3)), 1), (Draw(5), 1)])
    assert totals(chances) == {5: Fraction(1, 2)}
