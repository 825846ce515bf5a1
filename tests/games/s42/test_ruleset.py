"""Options of a table are rules that override others."""

import pytest
from msgspec.structs import asdict

from hexfront.games.s42.game import OPTIONS
from hexfront.games.s42.ruleset import ADVANCED, WITHOUT, S42Rules, rules_of
from hexfront.games.s42.setting import S42Options


def test_every_option_has_its_rule():
    assert {*WITHOUT, *ADVANCED} == set(S42Options.__struct_fields__) == set(OPTIONS)
    assert all(issubclass(rule, S42Rules) for rule in (*WITHOUT.values(), *ADVANCED.values()))


def test_the_usual_options_are_the_rules_themselves():
    assert type(rules_of(asdict(S42Options()))).__mro__[1] is S42Rules


@pytest.mark.parametrize("name", WITHOUT)
def test_an_option_that_is_off_overrides_its_rule_and_no_other(name: str):
    rules = rules_of(asdict(S42Options()) | {name: False})
    assert isinstance(rules, WITHOUT[name])
    assert not any(isinstance(rules, other) for key, other in WITHOUT.items() if key != name)


@pytest.mark.rule("S42-25.ADV.a")
@pytest.mark.parametrize("name", ADVANCED)
def test_an_advanced_rule_is_used_by_itself_or_when_the_scenario_wants_it(name: str):
    usual = asdict(S42Options())
    for rules in (rules_of(usual | {name: True}), rules_of(usual, [name.replace("_", "-")])):
        assert [key for key in ADVANCED if getattr(rules, key)] == [name]
    assert not getattr(rules_of(usual), name)
    assert all(getattr(rules_of(usual, list(ADVANCED)), key) for key in ADVANCED)
