"""Names in the log tell units apart, in a terminal as on the page."""

import pytest

from hexfront import games
from hexfront.games.coh.notation import position
from hexfront.games.coh.screen.facts import facts_of
from hexfront.games.coh.screen.naming import NAMING
from hexfront.games.coh.state import CohState
from hexfront.play import Match
from hexfront.words import say


@pytest.mark.parametrize(
    ("unit", "en", "ru"),
    [(0, "Rifles '41 G1", "Стрелки '41 Г1"), (1, "Rifles '41 G2", "Стрелки '41 Г2"),
     (2, "Rifles '41 S1", "Стрелки '41 С1")],
)  # fmt: skip
def test_a_unit_goes_by_its_sort_and_its_code(unit: int, en: str, ru: str) -> None:
    p = position("""
        board 9x7
        unit G1 german-rifles-41 at C04 facing SE
        unit G2 german-rifles-41 at C05 facing SE
        unit S1 soviet-rifles-41 at G05 facing NW
    """)
    for lang, name in (("en", en), ("ru", ru)):
        called = {
            key: NAMING.called(p.state, key, value, lang)
            for key, value in (("unit", unit), ("facing", 4))
        }
        assert called["unit"] == name
        line = say(lang, "log-faces", game="coh", **called)
        assert line.startswith(name)
        assert ("south-west" if lang == "en" else "юго-запад") in line
    assert NAMING.called(p.state, "marker", "pinned", "ru") == "Прижаты огнём"
    assert NAMING.called(p.state, "marker", "unheard-of", "ru") == "unheard-of"


def test_two_commanders_of_a_side_share_its_numbers_but_not_their_names() -> None:
    state = Match(games.find("coh"), "raseiniai").state
    assert isinstance(state, CohState)
    sides = [NAMING.called(state, "side", seat, "en") for seat in range(3)]
    assert sides == ["German", "Soviet (Tanks)", "Soviet (Riflemen)"]
    codes = [unit.code["en"] for unit in facts_of(state.setting).units]
    assert len(set(codes)) == len(codes)
    soviets = sorted((code for code in codes if code[0] == "S"), key=lambda code: int(code[1:]))
    assert soviets == [f"S{number}" for number in range(1, len(soviets) + 1)]
