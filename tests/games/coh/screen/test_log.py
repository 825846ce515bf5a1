"""The log tells what happened, and a side hears no more of hidden things than it may."""

import pytest

from hexfront.games.coh.notation import position

FAR = "unit S9 soviet at I07 facing N"

TOLD = {
    "who stalls": """
        unit G1 german at D04 facing N
        > stall G1; 7
        all: stall stays-fresh
    """,
    "who stalls unseen": """
        terrain woods D04
        unit G1 german at D04 hidden
        > stall G1; 7
        german: stall stays-fresh
        soviet: hidden-stall
    """,
    "who hides": """
        terrain woods H06 I06 H07
        unit G1 german at D04 facing N
        > stealth G1 D04; 7
        german: hide stays-fresh
        soviet: hide-unseen
    """,
    "who enters the map": """
        entry german A01
        unit G1 german waiting
        > enter G1 A01; face G1 N
        all: enter faces
    """,
    "CAP on a number": """
        unit G1 german at D04 facing N
        unit S1 soviet at D01 facing S front=20 flank=20
        > attack G1 D01; shift -1; 2; 7
        all: attack cap-shift miss stays-fresh
    """,
    "CAP of a spent unit": """
        unit G1 german at D04 facing N spent
        > stall G1
        all: cap-prepaid stall
    """,
    "CAP of a hidden one": """
        terrain woods D04
        unit G1 german at D04 hidden spent
        > stall G1
        german: cap-prepaid stall
        soviet: cap-prepaid-unseen hidden-stall
    """,
    "who digs in": """
        chapters 19
        unit G1 german at D04 facing N
        > cover G1; 7
        all: cover stays-fresh
    """,
    "who gets in": """
        chapters 19
        work trench D04
        unit G1 german at D04 facing N
        > occupy G1; face G1 N; 7
        all: occupies faces stays-fresh
    """,
    "who gets out": """
        chapters 19
        work trench D04
        unit G1 german at D04 facing N inside
        > leave G1; face G1 N; 7
        all: leaves faces stays-fresh
    """,
    "what wire costs": """
        chapters 19
        work wire D03
        unit G1 german at D04 facing N
        > move G1 D03; 3; face G1 N; 7
        all: obstacle move faces stays-fresh
    """,
    "who gets on": """
        unit G1 german at D04 facing N
        unit G2 german at D04 facing N mover=wheeled truck
        > load G1 G2; 7
        all: loads stays-fresh
    """,
    "who is taken in tow": """
        unit G1 german at D04 facing N hit=immobilized mover=tracked tracks=1 armored
        unit G2 german at D04 facing N mover=tracked tracks=1 armored
        > load G1 G2; 7
        all: marker-revealed towed stays-fresh
    """,
    "who gets off": """
        unit G1 german on=G2
        unit G2 german at D04 facing N mover=wheeled truck
        > unload G1 D03; face G1 N; 7
        all: unloads faces stays-fresh
    """,
    "who is let go": """
        unit G1 german on=G2 hit=immobilized! mover=tracked tracks=1 armored
        unit G2 german at D04 facing N mover=tracked tracks=1 armored
        > unload G1 D04; face G1 N; 7
        all: let-go faces stays-fresh
    """,
    "who leaves a wreck": """
        unit G1 german at D04 facing N red=20
        unit S1 soviet on=S2 front=40 flank=40
        unit S2 soviet at D01 facing S mover=wheeled truck front=20 flank=20
        > attack G1 D01; shift 0; 2; 12; face S1 S; 7
        all: attack miss critical destroyed vp leaves-wreck faces stays-fresh
    """,
    "fire that spares a work": """
        chapters 19
        work wire D02
        unit G1 german at D04 facing N
        > attack G1 D02; 2; 7
        all: attack work-missed stays-fresh
    """,
    "fire that destroys it": """
        chapters 19
        work wire D02
        unit G1 german at D04 facing N
        > attack G1 D02; 12; 7
        all: attack work-hit work-destroyed stays-fresh
    """,
    "fire that destroys a hasty defense": """
        chapters 19
        unit G1 german at D04 facing N
        unit S1 soviet at D01 facing S hasty front=20 flank=20
        > attack G1 D01; 2; 12; 7
        all: attack miss work-hit cover-destroyed stays-fresh
    """,
    "flames that find somebody": """
        chapters 19
        terrain woods D03
        unit G1 german at D04 facing N flamethrower
        unit S1 soviet at D03 hidden front=20 flank=20
        > flame G1 D03; face S1 N; 2; 7
        all: flame flame-finds revealed faces miss stays-fresh
    """,
    "what is thrown": """
        chapters 19
        weapons german W01
        unit G1 german at D04 facing N
        unit S1 soviet at D03 facing S front=20 flank=20
        > weapon G1 W01 D03; 2; 7
        all: weapon miss stays-fresh
    """,
    "a search that fails": """
        terrain woods D02
        unit G1 german at D04 facing N
        unit S1 soviet at D02 hidden
        > recon G1; attack G1 D02; 2; 7
        all: attack recon-fails stays-fresh
    """,
    "who rallies": """
        unit G1 german at D04 facing N hit=pinned
        > rally G1; 12; 7
        german: rally-succeeds marker-revealed rallied stays-fresh
        soviet: rally-succeeds-seen marker-revealed rallied stays-fresh
    """,
    "who does not": """
        unit G1 german at D04 facing N hit=pinned
        > rally G1; 2; 7
        german: rally-fails stays-fresh
        soviet: rally-fails-seen stays-fresh
    """,
    "who rallies unseen": """
        terrain woods D04
        unit G1 german at D04 hidden hit=pinned
        > rally G1; 12; 7
        german: rally-succeeds rallied stays-fresh
        soviet: hidden-rally hidden-rallied
    """,
    "a marker that is drawn": """
        unit G1 german at D04 facing N
        unit S1 soviet at D01 facing S
        > attack G1 D01; 9; draws pinned; 7
        german: attack hit marker-drawn-hidden stays-fresh
        soviet: attack hit marker-drawn stays-fresh
    """,
    "none that is left": """
        pool pinned 0, stunned 0, unnerved 0, killed 0
        pool panicked 0, suppressed 0, cowering 0, berserk 0
        unit G1 german at D04 facing N
        unit S1 soviet at D01 facing S
        > attack G1 D01; 9; 7
        all: attack hit marker-none stays-fresh
    """,
    "mines that are found": """
        chapters 19
        work mines D03 soviet hidden
        unit G1 german at D04 facing N
        > move G1 D03; 2; face G1 N; 7
        all: move mines-found mines-miss faces stays-fresh
    """,
    "mines that kill": """
        chapters 19
        work mines D03 soviet
        unit G1 german at D04 facing N
        > move G1 D03; 12
        all: move mines-critical destroyed cap-lost vp
    """,
    "mines that hit twice": """
        chapters 19
        work mines D03 soviet
        unit G1 german at D04 facing N hit=unnerved
        > move G1 D03; 8
        all: move mines-second-hit marker-revealed destroyed cap-lost vp
    """,
    "luck": """
        deck 13
        hand german 13
        unit G1 german at D04 facing N
        > stall G1; cap 0; 1; card 13; 4
        all: stall card luck stays-fresh
    """,
    "a sergeant": """
        deck 7
        hand german 7
        unit G1 german at D04 facing N
        > stall G1; cap 0; 1; card 7; 7
        all: stall card reroll stays-fresh
    """,
    "a sergeant unseen": """
        deck 7
        hand german 7
        terrain woods D04
        unit G1 german at D04 hidden
        > stall G1; cap 0; 1; card 7; 7
        german: stall card reroll stays-fresh
        soviet: hidden-stall card reroll-unseen
    """,
    "an officer": """
        deck 8
        hand german 8
        unit G1 german at D04 facing N
        > stall G1; card 8; 4; cap 0; 7
        all: stall card officer stays-fresh
    """,
    "a sniper": """
        deck 10
        hand german 10
        unit G1 german at D04 facing N
        > card 10; 6
        all: card sniper
    """,
    "who is stuck": """
        deck 15
        hand soviet 15
        unit G1 german at D04 facing N mover=tracked tracks=1 armored
        > move G1 D03; card 15; 4; 7
        all: move card bogged stays-fresh
    """,
    "who is not": """
        deck 15
        hand soviet 15
        unit G1 german at D04 facing N mover=tracked tracks=1 armored
        > move G1 D03; card 15; 3; face G1 N; 7
        all: move card not-bogged faces stays-fresh
    """,
    "who lays smoke": """
        smoke_by mortars
        unit G1 german at D04 facing N mortar calibre=81 range=3
        > smoke G1; lay G1 D02; 7
        all: smoke stays-fresh
    """,
    "who lets his ally go first": """
        commanders german 2
        unit G1 german at D04
        unit G2 german at E05 by=german-2
        > yield
        all: yield
    """,
    "smoke that disperses": """
        smoke heavy D04, light E05
        deck 1
        unit G1 german at A01
        > pass; pass
        all: pass pass round smoke-disperses
    """,
    "a strike on its target": """
        chapters 19
        weapons german W04
        round 1 of 5
        deck 1
        unit G1 german at A01
        > pass; pass; strike E05; shift 0; 7; pass; pass; arrow N; shift -2; 3
        german: pass pass round strike-planned
        soviet: pass pass round strike-announced
        all: initiative pass pass round strike arrow cap-shift on-target strike-lands
    """,
    "a strike that drifts": """
        chapters 19
        weapons german W04
        round 1 of 5
        deck 1
        unit G1 german at A01
        > pass; pass; strike E05; shift 0; 7; pass; pass; arrow N; shift 0; 1; shift 0; 2
        german: pass pass round strike-planned
        soviet: pass pass round strike-announced
        all: initiative pass pass round strike arrow drifts drift-direction strike-lands
    """,
    "a strike of smoke": """
        chapters 19
        smoke_by artillery
        weapons soviet W05
        round 1 of 5
        deck 1
        unit G1 german at A01
        > pass; pass; smoke-strike E05; shift 0; 7; pass; pass; arrow N; shift -2; 3
        german: pass pass round strike-announced
        soviet: pass pass round smoke-planned
        all: initiative pass pass round smoke-strike arrow cap-shift on-target strike-lands
    """,
}
"""A position, the choices and dice after `>`, and the messages by who hears them."""


def read(case: str) -> tuple[list[str], list[int | str], dict[str, list[str]]]:
    """Position, script, and what each side is to hear."""
    given: list[str] = [FAR]
    script: list[int | str] = []
    heard: dict[str, list[str]] = {}
    for line in map(str.strip, case.strip().splitlines()):
        who, _, rest = line.partition(":")
        if line.startswith(">"):
            script = [
                int(item) if item.isdigit() else item for item in line[1:].strip().split("; ")
            ]
        elif who in ("all", "german", "soviet"):
            for side in ("german", "soviet") if who == "all" else (who,):
                heard.setdefault(side, []).extend(f"log-{name}" for name in rest.split())
        else:
            given.append(line)
    return given, script, heard


@pytest.mark.parametrize("case", list(TOLD))
def test_everybody_is_told_what_he_may_know(case: str) -> None:
    given, script, heard = read(TOLD[case])
    p = position("\n".join(given)).play(*script)
    assert {side: [entry.message for entry in p.heard(side)] for side in heard} == heard
