"""Section 18.1: pioneers."""

import pytest

from hexfront.games.coh.flame.pioneers import enters_safely, stays_safely
from hexfront.games.coh.notation import Position, position
from tests.games.coh.combat.helpers import duel, figures

PIONEERS = "pioneers flamethrower"


def aboard(cargo: str, carrier: str = "mover=tracked armored") -> Position:
    """G1 rides on G2, next to S1."""
    return position(f"""
        board 9x9
        unit G2 german {carrier} at E02 facing S
        unit G1 german {cargo} on=G2
        unit S1 soviet at E03 facing N
    """)


@pytest.mark.rule("COH-18.1.a")
def test_they_are_foot_units():
    p = duel(PIONEERS, more="terrain woods E03 E05")
    assert p.cost("move G1 E03") == 2
    assert p.legal("attack G1 E05") is False
    kind = p.state.setting.definitions.kinds["german-pioneers"]
    assert kind.is_foot
    assert not kind.armored
    hit = duel("", f"{PIONEERS} front=11").play("attack G1 E05", 8, "draws pinned")
    assert hit.unit("S1").hit == "pinned"


@pytest.mark.rule("COH-18.1.b")
def test_they_have_flamethrowers():
    p = position("""
        board 9x9
        unit G1 german-pioneers at E02 facing S
        unit S1 soviet at E03 facing N
    """)
    assert figures(p.ar("flame G1 E03")) == [("red-fp", 3), ("short-range", 3)]


@pytest.mark.rule("COH-18.1.c")
def test_mines_do_not_explode_when_they_come():
    p = duel(PIONEERS, "")
    assert enters_safely(p.state, p.id("G1"))
    assert not enters_safely(p.state, p.id("S1"))


@pytest.mark.rule("COH-18.1.c")
def test_mines_explode_when_they_turn_or_fight_unless_agreed_otherwise():
    p = duel(PIONEERS, "")
    assert not stays_safely(p.state, p.id("G1"))
    agreed = duel(PIONEERS, "", more="option pioneers_wake_mines off")
    assert stays_safely(agreed.state, agreed.id("G1"))
    assert not stays_safely(agreed.state, agreed.id("S1"))


@pytest.mark.rule("COH-18.1.e", "COH-15.8.e")
def test_nothing_of_this_while_they_are_carried():
    p = aboard(PIONEERS)
    assert p.refusal("flame G1 E03").rule in ("COH-18.1.e", "COH-15.8.d")
    assert not any(words.startswith("flame") for words in p.play("select G1").choices())
    assert not enters_safely(p.state, p.id("G1"))
    agreed = position(p.text() + "\noption pioneers_wake_mines off")
    assert not stays_safely(agreed.state, agreed.id("G1"))


@pytest.mark.rule("COH-GATE.a")
@pytest.mark.parametrize(("chapters", "able"), [(17, False), (18, True)])
def test_before_chapter_18_they_are_like_any_foot_unit(chapters: int, able: bool):
    p = duel(PIONEERS, more=f"chapters {chapters}")
    assert enters_safely(p.state, p.id("G1")) == able
