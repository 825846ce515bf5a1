"""What a position tells of movement, combat, supply and victory; what its text leaves unsaid."""

from fractions import Fraction
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import pytest

from hexfront.games.s42 import moments
from hexfront.games.s42.notation import position
from hexfront.play import Moment
from hexfront.play.moment import RulesStep

DOCUMENT = Path(__file__).parents[4] / "docs" / "notation.md"
BATTLE = """
    axis A 10-8-6 tank red at 1305
    soviet S 3-5-3 at 1405
    phase combat axis
"""


def test_the_way_to_a_hex_in_mps():
    p = position("map 1000-2010\nterrain marsh 1304\naxis A 6-7-4 at 1305\nphase movement axis")
    assert (p.ma("A"), p.cost("A", "1205"), p.cost("A", "1304")) == (4, 1, 2)
    assert p.cost("A", "2010") is None
    p.play("move A; march 1205")
    assert p.cost("A", "1204") == 1, "from where the stack is now"


def test_the_open_attack():
    p = position(BATTLE).play("attack 1405")
    assert (p.odds().attack.total, p.odds().defense.total, p.column()) == (10, 5, "4-1")
    assert sum(cell.chance for cell in p.outlook().cells) == Fraction(1)
    with pytest.raises(LookupError):
        position(BATTLE).column()


def test_the_advance_after_a_combat():
    p = position(f"crt * * = DS 4 x\naxis F 6-6-3 at 1306\n{BATTLE}").play(
        "attack 1405; resolve", 3
    )
    while p.waits_for == "Retreating":
        p.choose(p.choices()[0])
    assert (p.advance("A").total, p.advance("F").total) == (4, 2)


def test_the_modifiers_of_a_defense():
    p = position(f"turn 12\ncrt * * = DR2 2\n{BATTLE}").play("attack 1405; resolve", 3)
    assert p.waits_for == "Stand"
    elite = position(f"turn 12\ncrt * * = DR2 2\n{BATTLE}".replace("3-5-3", "3-5-3 elite"))
    assert elite.play("attack 1405; resolve", 3).drm("S").total == p.drm("S").total + 1


def test_attrition_points_and_city_battles():
    p = position("""
        town 1203 vp 2
        city 1405 minor
        control axis 1203
        city-battle 1405 2
        area X axis 1000-1010
        axis A 6-7-3 at 1306
        soviet S 3-5-3 at 1405
        soviet T 3-5-3 at 1610 isolated
        during combat axis
    """)
    assert p.vp().total == 2
    assert (p.city_battle("1405"), p.city_battle("1306")) == (2, 0)
    assert p.attrition("T").total == sum(line.value for line in p.attrition("T").lines)
    assert "tally-isolation-city" in {line.label for line in p.attrition("S").lines}


@pytest.mark.parametrize("phase", ["combat axis", "combat soviet", "movement axis"])
def test_units_stay_retreated_when_a_phase_begins(phase: str):
    p = position(f"axis A 6-7-3 at 1203 retreated\nsoviet S 3-5-3 at 1304\nphase {phase}")
    assert p.states("A") == {"retreated"}
    p.enter_phase(phase)
    assert p.states("A") == set(), "in the course of a game the next phase forgets it"


@pytest.mark.parametrize(("row", "strength"), [("", 9), ("row winter 5", 9), ("row winter 4", 10)])
def test_winter_needs_no_word(row: str, strength: int):
    p = position(f"turn 30\n{row}\n{BATTLE}").play("attack 1405")
    assert p.odds().attack.total == strength


def test_a_copy_is_played_on_apart():
    p = position(BATTLE)
    q = p.copy().play("attack 1405")
    assert (p.waits_for, q.waits_for) == ("CombatPhase", "Gathering")


def test_the_documentation_names_every_moment():
    text = DOCUMENT.read_text(encoding="utf-8").partition("## Stalingrad '42")[2]
    asked = {
        kind.__name__
        for module in iter_modules(moments.__path__, f"{moments.__name__}.")
        for kind in vars(import_module(module.name)).values()
        if isinstance(kind, type) and issubclass(kind, Moment) and not issubclass(kind, RulesStep)
        if kind.__module__ == module.name and kind.__name__ not in ("DieMoment", "RollAgain")
    }
    assert {name for name in asked if f"`{name}`" not in text} == set()
