"""The printed examples of a light mortar and of a bazooka."""

from fractions import Fraction

import pytest

from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.weapons.ordnance import shot_of
from hexfront.games.aslsk.weapons.tohit import CRITICAL, effect, to_hit
from tests.games.aslsk.weapons.helpers import aimed, effects, hit, shoot, why_not


@pytest.mark.example("ASL-EX-3.2.4-9")
@pytest.mark.rule("ASL-6.11.a", "ASL-3.2.4.ai", "ASL-1.1.1.WD.g", "ASL-3.2.4.o", "ASL-6.9.d")
def test_light_mortar() -> None:
    p = position("""
        sides german american
        terrain woods B7
        ger A 4-6-7 at B9
        sw M ger-mtr50 with A
        usa S 6-6-6 at B7
        usa C 6-6-6 at D9
        sw N usa-mtr60 with C
        ger T 4-6-7 at D7
        phase prep-fire german
    """)
    assert p.distance("B9", "B7") == p.distance("D9", "D7") == 2
    shoot(p, "B7", "A M").roll((4, 2))
    assert aimed(p) == (7, 0)
    assert hit(p) == {"S": 0}
    assert "prep" in p.states("M")
    assert p.acquired("M") == ("B7", 1)
    p.roll((1, 1))
    assert effects(p) == {"S": ("hit", 2, -1)}
    assert p.where("S") == "eliminated"
    p.enter_phase("prep-fire american")
    assert why_not(p, "N", "D7") == "ASL-6.9.d"


def dd9(*lines: str) -> Position:
    """The 7-4-7 with its BAZ 43, an Italian 3-4-7 and an Italian 3-4-6 behind the grain."""
    men = """
        sides american german
        counter italian-347 like ger-447 strength=3-4-7 broken=6 smoke=0
        counter italian-346 like ger-447 strength=3-4-6 broken=6 smoke=0
        terrain stone-building DD7, grain DD8
        usa A 7-4-7 at DD9
        sw B usa-baz43 with A
        ger I italian-347 at EE8
        ger J italian-346 at DD7
    """
    return position("\n".join((men, *lines, "phase prep-fire american")))


@pytest.mark.example("ASL-EX-4.4-1")
@pytest.mark.rule("ASL-4.4.d", "ASL-4.4.g", "ASL-4.4.1.f")
def test_bazooka_at_the_building() -> None:
    p = dd9()
    assert why_not(p, "B", "EE8") == "ASL-4.4.d"
    assert p.distance("DD9", "DD7") == 2
    aim = to_hit(p.state, p.attack("DD7 B"))
    assert aim.number == 8
    assert {line.label: line.value for line in aim.common.lines} == {
        "tally-terrain": 3,
        "tally-hindrance": 1,
    }
    u = p.unit("J")
    assert (aim.hits(u, 4), aim.hits(u, 5)) == (True, False)
    assert aim.chance(u) == Fraction(6, 36)
    shoot(p, "DD7", "A B").roll((1, 3), (6, 5))
    assert effects(p) == {"J": ("hit", 8, 0)}
    assert shoot(dd9(), "DD7", "A B").roll((2, 3)).waits_for != "EffectRoll"


@pytest.mark.example("ASL-EX-4.4-1")
@pytest.mark.rule("ASL-6.1.a", "ASL-6.1.d", "ASL-6.1.c")
def test_bazooka_with_a_critical_hit() -> None:
    p = dd9()
    shot = shot_of(p.state, p.attack("DD7 B"))
    struck = effect(p.state, shot, [p.unit("J")], critical=True)
    assert (CRITICAL, struck.column, struck.drm.total(p.unit("J"))) == (2, 16, -3)
    shoot(p, "DD7", "A B").roll((1, 1), (6, 5))
    assert effects(p) == {"J": ("CH", 16, -3)}


@pytest.mark.example("ASL-EX-4.4-1")
@pytest.mark.rule("ASL-3.2.2.n", "ASL-4.4.3.a")
def test_the_squad_may_still_fire_and_backblast_threatens_in_a_building() -> None:
    p = shoot(dd9(), "DD7", "A B").roll((6, 3))
    assert p.options("open-fire") == {"EE8 A", "DD7 A"}
    p = shoot(dd9("terrain wooden-building DD9"), "DD7", "A B")
    assert set(p.choices()) == {"avoid-backblast avoid", "avoid-backblast"}
