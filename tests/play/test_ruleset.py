"""Rule sets: variants override named hooks of a base and nothing else."""

import pytest

from hexfront.play.ruleset import UnknownRuleError, assemble, named


class Rules:
    def cost(self) -> int:
        return 2

    def groups(self) -> bool:
        return True


class Mud(Rules):
    def cost(self) -> int:
        return super().cost() + 1


class NoGroups(Rules):
    def groups(self) -> bool:
        return False


class Double(Rules):
    def cost(self) -> int:
        return super().cost() * 2


class Foreign:
    pass


def test_without_variants_the_base_holds() -> None:
    rules = assemble(Rules, ())
    assert (rules.cost(), rules.groups()) == (2, True)


def test_a_variant_overrides_what_it_names_and_nothing_else() -> None:
    rules = assemble(Rules, (NoGroups,))
    assert (rules.cost(), rules.groups()) == (2, False)


def test_a_later_variant_goes_before_an_earlier_one() -> None:
    assert assemble(Rules, (Mud, Double)).cost() == 6
    assert assemble(Rules, (Double, Mud)).cost() == 5


def test_the_same_rules_are_the_same_object() -> None:
    assert assemble(Rules, (Mud,)) is assemble(Rules, (Mud,))


def test_a_class_that_overrides_nothing_is_refused() -> None:
    with pytest.raises(TypeError, match="Foreign overrides no rule of Rules"):
        assemble(Rules, (Foreign,))


def test_variants_by_their_names() -> None:
    known = {"mud": Mud, "no-groups": NoGroups}
    assert named(known, ("no-groups", "mud")) == (NoGroups, Mud)
    with pytest.raises(UnknownRuleError, match="no rule 'fog'; expected one of mud, no-groups"):
        named(known, ("fog",))
