"""A small game with much Maskirovka, for the fuzz: its secrets are all about at the start."""

from collections.abc import Mapping

from hexfront.games.s42.game import S42Game, read_options
from hexfront.games.s42.notation import position
from hexfront.games.s42.state import S42State
from hexfront.play import ScenarioInfo

ARMY = "0-0-3 reserve-army"
ADVANCED = ("reserves", "disengagement", "planned_offensives", "leaders", "contested_cities")
FRONT = f"""
    map 1000-1810
    area A soviet 1800-1804
    area E soviet 1805-1807
    area G soviet 1808-1810
    area X axis 1000-1010
    road edge-1005-1205
    rail 1405-1805-edge
    rail edge-1002-1202
    repaired all
    city 1605 minor Oskol
    soviet R1 {ARMY} at 1404 box=1
    soviet R2 {ARMY} at 1406 box=2
    soviet R3 {ARMY} at 1406 box=3
    soviet R4 {ARMY} in A box=4
    soviet R5 {ARMY} due=21 entry=A+E+G
    soviet R6 {ARMY} due=22 entry=A+E+G
    soviet U1 3-5-3 in box-2
    soviet U2 3-5-3 in box-2 disrupted
    soviet U3 4-3-5 cavalry in box-2 reduced
    soviet U4 3-5-3 in box-4 fr
    soviet U5 6-4-6 tank black size=corps in box-4
    soviet U6 2-2-3 free in box-1
    soviet U7 7-5-5 tank black size=corps in box-2 reduced
    soviet U8 7-5-5 tank black size=corps at 1706
    soviet U9 0-0-6 leader range=3 at 1605
    soviet G S-(1)-4 artillery range=2 in box-1
    soviet H S-(1)-5 support-hq range=3 at 1605
    soviet D1 3-5-3 at 1408
    soviet D2 3-5-3 at 1405
    soviet D3 3-5-3 in A
    soviet D4 3-5-3 due=22 entry=A+E+G
    soviet D5 3-5-3 eliminated=18
    withdrawal soviet 22 tank-corps
    axis P1 10-8-6 tank red at 1304
    axis P2 9-7-6 tank black at 1304
    axis I1 5-5-3 at 1305
    axis I2 5-5-3 at 1307
    axis I3 6-7-3 at 1303
    axis I4 5-5-3 at 1205
    axis K S-(1)-5 support-hq range=3 at 1205
    control soviet 1605
    turns 21-23
    victory 3 at-end
    turn 21
"""

MINOR, MAJOR = ("1304", "1404", "1406", "1504"), ("1205", "1305", "1405", "1505", "1605")
TOWNSHIP = "\n".join(
    f"city {h} {kind} C{h} vp 1"
    for kind, hexes in (("minor", MINOR), ("major", MAJOR))
    for h in hexes
)
OPTIONS = "\n".join(f"option {name} on" for name in ADVANCED)
CROWDED = f"""
    map 1000-1810
    {OPTIONS}
    area A soviet 1800-1804
    area E soviet 1805-1807
    area G soviet 1808-1810
    area X axis 1000-1010
    road edge-1005-1205
    rail 1405-1805-edge
    rail edge-1002-1202
    repaired all
    {TOWNSHIP}
    river major 1405/1505+1506 named Don
    dd * * = P -/-
    dd * 1 = F -/1
    dd * 6 = S 1/1
    control axis 1205 1304
    contested 1305 1405
    city-battle 1305 2
    city-battle 1405 1
    soviet R1 {ARMY} at 1404 box=1
    soviet R2 {ARMY} at 1406 box=2
    soviet R3 {ARMY} at 1406 box=3
    soviet R4 {ARMY} at 1505 box=4
    soviet R5 {ARMY} at 1405 box=5
    soviet R6 {ARMY} at 1505 box=6
    soviet U1 3-5-3 in box-2
    soviet U2 3-5-3 in box-2 disrupted
    soviet U3 4-3-5 cavalry in box-2 reduced
    soviet U4 3-5-3 in box-4 fr
    soviet U5 6-4-6 tank black size=corps in box-4
    soviet U6 2-2-3 free in box-1
    soviet U7 7-5-5 tank black size=corps in box-5 reduced
    soviet U8 7-5-5 tank black size=corps at 1504
    soviet U9 0-0-6 leader range=3 at 1405
    soviet G1 S-(1)-4 artillery range=2 in box-1
    soviet G2 S-(1)-4 artillery range=2 at 1505
    soviet G3 S-(1)-4 artillery range=2 at 1505
    soviet H S-(1)-5 support-hq range=3 at 1605
    soviet AH 0-0-5 army-hq hq=tank at 1405
    soviet D1 6-5-3 at 1406
    soviet D2 6-5-3 at 1405
    soviet D3 6-5-3 at 1406
    soviet D4 6-5-3 at 1305
    soviet D5 9-5-3 at 1504
    soviet D6 6-5-3 in A
    soviet D7 6-5-3 due=21 entry=A+E+G
    soviet D8 6-5-3 eliminated=18
    sp S1 soviet at 1505 ready
    sp S2 axis at 1305
    withdrawal soviet 22 tank-corps
    axis P1 10-8-6 tank red at 1304
    axis P2 9-7-6 tank black at 1304
    axis P3 10-8-6 tank red at 1306
    axis I1 9-7-3 at 1305
    axis I2 9-7-3 at 1306
    axis I3 9-7-3 at 1405
    axis I4 8-5-3 at 1204
    axis I5 6-7-3 at 1303
    axis I6 5-5-3 branch=romanian at 1205
    axis L 4-3-3 engineer at 1304
    axis K S-(1)-5 support-hq range=3 at 1205
    axis M 0-0-6 leader range=3 at 1305
    offensive H ready
    offensive K ready
    turns 21-24
    victory 30 at-end
    turn 21
"""
"""Several armies in one hex, contested Cities and the advanced rules."""


class MaskirovkaGame(S42Game):
    """Stalingrad '42 on a small front, three turns long."""

    id = "s42-maskirovka"

    def __init__(self, front: str = FRONT) -> None:
        self.front = front

    def scenarios(self) -> tuple[ScenarioInfo, ...]:
        words = {"en": "Front", "ru": "Фронт"}
        return (ScenarioInfo("front", words, words, self.seats, 3, "", words),)

    def new(
        self, scenario_id: str, options: Mapping[str, bool | int | str] | None = None
    ) -> S42State:
        read_options(options or {})
        chosen = [f"option {name} {'on' if on else 'off'}" for name, on in (options or {}).items()]
        made = position("\n".join((self.front, *chosen, "phase initial soviet onwards")))
        made.state.news = list(made.log)
        return made.state
