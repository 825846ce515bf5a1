"""Leaders, squads, half-squads and crews as the rules tell them apart (ASL-1.2)."""

import pytest

from hexfront.games.aslsk.definitions.counters import Quality
from hexfront.games.aslsk.definitions.nationalities import definitions
from hexfront.games.aslsk.notation import position
from hexfront.games.aslsk.units.condition import fits, squad_equivalents
from hexfront.games.aslsk.weapons.weaponry import breakdown
from tests.games.aslsk.harm.helpers import ENEMY

MEN = """
    ger L 8-0 at K5
    ger A 4-6-7 at K5
    ger E 5-4-8 at K5
    ger H 2-4-7 at K5
    ger I 2-4-7 at L5
    ger C crew at L5
"""


@pytest.mark.rule("ASL-1.2.1.a", "ASL-1.2.2.a")
@pytest.mark.parametrize(("user", "number"), [("A", 8), ("E", 10), ("L", 10), ("C", 10)])
def test_leaders_and_crews_handle_a_flamethrower_as_elite(user: str, number: int) -> None:
    p = position(f"{MEN}\nsw F ger-ft with {user}" + ENEMY)
    assert breakdown(p.state, p.weapon("F")) == number


@pytest.mark.rule("ASL-1.2.2.a", "ASL-1.2.b")
def test_a_unit_is_a_leader_or_one_of_three_kinds_of_mmc() -> None:
    p = position(MEN + ENEMY)
    kinds = p.state.kinds
    tables = (kinds.leader, kinds.squad, kinds.half_squad, kinds.crew)
    expected = {"L": 0, "A": 1, "E": 1, "H": 2, "C": 3}
    for name, place in expected.items():
        kind = p.state.kind[p.unit(name)]
        assert [table[kind] for table in tables] == [n == place for n in range(4)]


@pytest.mark.rule("ASL-1.2.2.b")
def test_squads_and_half_squads_are_of_five_classes() -> None:
    assert [quality.letter for quality in Quality] == ["E", "1", "2", "G", "C"]
    assert {mmc.quality for mmc in definitions().mmc.values()} == set(Quality)


@pytest.mark.rule("ASL-1.2.2.c")
def test_two_half_squads_or_crews_equal_a_squad() -> None:
    p = position(MEN + ENEMY)
    assert squad_equivalents(p.state, p.mask("A")) == squad_equivalents(p.state, p.mask("H C"))
    # Two squads and a half-squad are in K5: room for one half-squad or crew, not for two.
    h = p.hex("K5")
    assert [fits(p.state, h, 0, p.mask(more)) for more in ("I", "C", "I C")] == [True, True, False]


@pytest.mark.rule("ASL-2.0.as", "ASL-3.3.1.g")
@pytest.mark.parametrize("gunner", ["crew", "2-4-7", "4-6-7"])
def test_who_mans_a_gun_counts_as_a_squad(gunner: str) -> None:
    p = position(f"""
        ger A 4-6-7 at K5
        ger G {gunner} at K5
        sw W ger-75l-at with G arc=n-ne
        ger H 2-4-7 at K6
        ger C crew at K6
        ger I 2-4-7 at K6
        rus S 4-4-7 at A1
        phase advance german
    """)
    assert squad_equivalents(p.state, p.mask("A G")) == 4
    h = p.hex("K5")
    assert [fits(p.state, h, 0, p.mask(more)) for more in ("H C", "H C I")] == [True, False]
    assert p.do("advance H K5; advance C K5").refusal("advance I K5").rule == "ASL-3.3.1.g"
    assert "I K5" not in p.options("advance")


@pytest.mark.rule("ASL-1.2.3.b")
def test_only_units_with_boxed_morale_rally_by_themselves() -> None:
    p = position("""
        ger A 4-6-7 broken at K5
        ger C crew broken at K6
        ger L 8-0 broken at K7
        rus S 4-4-7 at A1
        phase rally russian
    """)
    assert p.until("self-rally").options("self-rally") == {"C", "L"}
