"""What befalls one unit concerns no other: neither what it may do nor how well it stands."""

import pytest

from hexfront.games.coh.notation import Position, position

DOERS = ("G1", "G2", "G3", "G4", "G5", "S1", "S2")
STATES = {
    "hidden": "at A09 hidden",
    "carried": "on=G8",
    "stuck": "at A09 mover=tracked bogged",
    "dug in": "at A09 hasty",
    "in a trench": "at B09 inside",
    "hit": "at A09 hit=pinned",
    "hit for all to see": "at A09 hit=pinned!",
    "stunned": "at A09 hit=stunned",
    "spent": "at A09 spent",
    "stressed": "at A09 stressed",
    "beside the map": "waiting",
    "still to come": "due=3",
    "destroyed": "destroyed",
}


def scene(side: str, bystander: str) -> Position:
    """All kinds of units in the middle, and one far off in the woods that was named last."""
    return position(f"""
        chapters 19
        board 9x9
        turn {side}
        deck 1
        smoke_by mortars pioneers tanks
        terrain woods A06 A07 A08 A09 B06 B07 B08 B09 C08 C07 E07
        work trench B09
        unit G1 german at D04 facing N
        unit G2 german at D05 facing N pioneers flamethrower
        unit G3 german at E08 facing N mortar crewed indirect=4 range=6 minimum=2 calibre=81
        unit G4 german at D05 facing N mover=tracked tracks=1 armored tank turret blue=4
        unit G5 german at C07 hidden
        unit S1 soviet at D03 facing S
        unit S2 soviet at E05 facing SW mover=tracked armored blue=4 open-topped
        unit G8 german at A08 mover=wheeled truck
        unit Z9 german {bystander}
    """)


def able(p: Position, name: str) -> dict[str, object]:
    """Everything that a unit may choose, with what it is told of it beforehand."""
    if not p.legal(f"select {name}"):
        return {"refused": p.refusal(f"select {name}")}
    here = p.copy().play(f"select {name}")
    offers = p.game.offers(here.state, here.state.actor())
    told = {here.called(one.choice): one.preview for one in offers}
    return {words: shown for words, shown in told.items() if "Z9" not in words}


@pytest.mark.parametrize("state", list(STATES))
@pytest.mark.parametrize("name", DOERS)
def test_it_makes_no_difference_to_others(name: str, state: str) -> None:
    side = "german" if name.startswith("G") else "soviet"
    plain, marked = scene(side, "at A09"), scene(side, STATES[state])
    usual, now = able(plain, name), able(marked, name)
    unlike = {words for words in {*usual, *now} if usual.get(words) != now.get(words)}
    assert unlike == set()
