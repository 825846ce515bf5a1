"""Rules broken on purpose: one change each, told with its line."""

from pathlib import Path

import pytest

from tools.mutants import mirror_of, modules, mutants

SOURCE = """
TABLE = 3

def rule(a, b):
    if a < 2 and not b:
        return 1
    return a in b
"""


def test_every_mutant_has_one_change() -> None:
    bred = list(mutants(Path("rule.py"), SOURCE))
    assert [(mutant.line, mutant.was, mutant.becomes) for mutant in bred] == [
        (5, "a < 2 and (not b)", "a < 2 or not b"),
        (5, "a < 2", "a <= 2"),
        (5, "not b", "not not b"),
        (6, "1", "2"),
        (5, "2", "3"),
        (7, "a in b", "a not in b"),
    ]
    assert len({mutant.source for mutant in bred}) == 6
    assert all("TABLE = 3" in mutant.source for mutant in bred)


def test_subjects_of_the_rules_are_found_with_their_tests() -> None:
    found = modules("coh", "movement")
    assert {path.parts[3] for path in found} == {"movement"}
    assert mirror_of(found[0]) == [str(Path("tests/games/coh/movement"))]
    assert {path.parts[2] for path in modules("", "")} >= {"coh", "aslsk", "s42"}
    with pytest.raises(SystemExit, match="chess"):
        modules("chess", "")
