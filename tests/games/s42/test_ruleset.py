"""Options of a table are rules that override others."""

import pytest
from msgspec.structs import asdict

from hexfront.games.s42.ruleset import WITHOUT, S42Rules, rules_of
from hexfront.games.s42.setting import S42Options


def test_every_option_has_its_rule():
    assert set(WITHOUT) == set(S42Options.__struct_fields__)
    assert all(issubclass(rule, S42Rules) for rule in WITHOUT.values())


def test_the_usual_options_are_the_rules_themselves():
    assert type(rules_of(asdict(S42Options()))).__mro__[1] is S42Rules


@pytest.mark.parametrize("name", WITHOUT)
def test_an_option_that_is_off_overrides_its_rule_and_no_other(name: str):
    rules = rules_of(asdict(S42Options()) | {name: False})
    assert isinstance(rules, WITHOUT[name])
    assert not any(isinstance(rules, other) for key, other in WITHOUT.items() if key != name)
