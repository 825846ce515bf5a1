"""Scout Teams look where enemies are likely to hide, and hide who is in danger (card 14)."""

from hexfront.games.coh.notation import position
from tests.opponents.coh.acting import acts

HIDING = """
    board 9x7
    round 2 of 5
    chapters 17
    terrain woods {woods}
    objective E04 soviet
    unit G1 german-rifles-41 at B04 facing SE
    unit S1 soviet-maxim hidden at E04
    unit S2 soviet-rifles-41 hidden at F04
    hand german 14
    cap german 4, soviet 4
"""


def test_scouts_look_where_enemies_must_be():
    p = position(HIDING.format(woods="E04 F04"))
    assert acts(p)[-2:] == ["card 14", "scout G1"]
    assert p.unit("G1").hex != "B04"


def test_scouts_do_not_look_for_needles_in_a_forest():
    woods = " ".join(f"{column}0{row}" for column in "EFGHI" for row in range(1, 8))
    assert "card 14" not in acts(position(HIDING.format(woods=woods)))
