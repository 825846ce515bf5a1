"""A small game with much Maskirovka, for the fuzz: its secrets are all about at the start."""

from collections.abc import Mapping

from hexfront.games.s42.game import S42Game, read_options
from hexfront.games.s42.notation import position
from hexfront.games.s42.state import S42State
from hexfront.play import ScenarioInfo

ARMY = "0-0-3 reserve-army"
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
