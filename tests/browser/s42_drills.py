"""Positions of Stalingrad '42 in notation that are played on the page as scenarios."""

from collections.abc import Mapping
from functools import cache

from msgspec.structs import replace

from hexfront.games.s42.game import S42Game, info
from hexfront.games.s42.notation import Position, position
from hexfront.games.s42.screen.companion import S42GameFacts, facts_of
from hexfront.games.s42.screen.facts import S42Facts
from hexfront.games.s42.state import S42State
from hexfront.games.s42.theatre.drawing import draw
from hexfront.play import ScenarioInfo

POSITIONS = {
    # Panzer divisions leave the game, one of them with a step too many.
    "leaving": """
        map 1000-1810
        area X axis 1000-1010
        area A soviet 1800-1810
        rail edge-1005-1205
        repaired 1005-1105-1205
        withdrawal axis 10 panzer-divisions GD
        axis GD 7-8-6/5-6-6 mechanized black steps=3 at 1206
        axis A 10-8-6/7-6-6 tank red steps=3 at 1205
        axis B 10-8-6/7-6-6 tank red steps=3 at 1204
        axis C 7-6-6 mechanized black at 1105 lost=1
        turn 10
        phase initial axis
    """,
    # The Winter Offensive, with two fronts to choose from.
    "winter": """
        map 1000-1810
        area X axis 1000-1010
        area A soviet 1800-1810
        road edge-1005-1805-edge
        option planned_offensives on
        winter-offensive 25
        soviet F S-(1)-5 support-hq at 1705
        soviet G S-(1)-5 support-hq at 1707
        soviet K S-(1)-5 support-hq at 1703
        soviet S 3-4-3 at 1605
        soviet W 4-5-3 in A
        turn 26
        phase initial soviet onwards
    """,
    # An attack with a Planned Offensive before the eyes of a leader.
    "prepared": """
        map 1000-2010
        option planned_offensives on
        option leaders on
        axis H S-(1)-5 support-hq range=5 at 1304
        offensive H ready
        axis L 0-0-6 leader range=3 at 1404
        axis A 10-8-6 tank red at 1405
        axis B 6-7-3 at 1404
        soviet S 5-6-3 at 1505
        phase combat axis onwards
    """,
    # Two Soviet attacks on stacks that can be defended by an air unit, artillery and a stand.
    "covered": """
        map 1000-1810
        area X axis 1300
        rail edge-1300-1303
        repaired all
        town 1303
        turn 9
        crt * * = DR2 2
        dd * * = S -/-
        air ger-8-fk
        axis H S-(1)-5 support-hq range=4 at 1304
        axis A 3-5-3 low at 1305
        axis B 3-5-3 elite at 1305
        axis C 3-5-3 at 1608
        soviet S 10-7-3 at 1405
        soviet T 10-7-3 at 1609
        phase combat soviet onwards
    """,
    # A stack of six attacks and may break through.
    "breaking": """
        map 1000-1810
        crt * * = D1 4 x
        axis A 10-8-6 tank red at 1305
        axis B 7-6-6 mechanized black at 1305
        axis C 6-7-3 at 1305
        axis H S-(1)-5 support-hq range=4 at 1305
        axis K S-(1)-5 support-hq range=4 at 1305
        axis E 2-3-4 engineer at 1305
        axis D 6-7-3 at 1505
        soviet S 3-4-3 at 1405 lost=1
        phase combat axis onwards
    """,
    # A whole turn of both sides; every attack drives the defenders back.
    "turn": """
        map 1000-1810
        area X axis 1000-1010
        area A soviet 1800-1810
        rail edge-1002-1602
        repaired 1002-1102-1202
        railhead 1202
        crt * * = A1/DR2 2
        axis A 10-8-6 tank red at 1304
        axis B 6-7-3 at 1404
        axis H S-(1)-5 support-hq range=4 at 1302
        axis R 6-7-3 due=9 entry=X
        soviet S 3-4-3 at 1505
        soviet T 9-5-3 at 1606
        turn 9
        phase initial axis onwards
    """,
    # The Axis comes near the Caucasus, and the front behind it is called up.
    "called": """
        map theatre
        trans-caucasus T U
        soviet T 3-5-3
        soviet U 4-5-3
        axis A 10-8-6 tank at 3039
        turn 9
        phase movement axis onwards
    """,
}

PLAYED = {"called": ("move A; march 3040", "initial soviet")}
"""What is played before, and the phase that is begun then."""


@cache
def drill(name: str) -> Position:
    """The position as it is set up; tests play on with a copy."""
    found = position(POSITIONS[name])
    if name in PLAYED:
        script, phase = PLAYED[name]
        found.play(script).enter_phase(phase, onwards=True)
    return found


def unit_id(name: str, unit: str) -> int:
    """The number of a unit that the position calls by this name."""
    return drill(name).unit(unit)


class S42DrillGame(S42Game):
    """Stalingrad '42 with positions instead of scenarios."""

    def scenarios(self) -> tuple[ScenarioInfo, ...]:
        return tuple(info(name, drill(name).state.setting.file) for name in POSITIONS)

    def new(
        self, scenario_id: str, options: Mapping[str, bool | int | str] | None = None
    ) -> S42State:
        return drill(scenario_id).copy().state


class S42DrillFacts(S42GameFacts):
    """Their maps and counters."""

    def scenario_facts(self, scenario_id: str) -> S42Facts:
        facts = facts_of(drill(scenario_id).state.setting)
        board = replace(facts.board, svg=f"/api/boards/s42/{scenario_id}.svg")
        return replace(facts, scenario=replace(facts.scenario, id=scenario_id), board=board)

    def board_svg(self, scenario_id: str, lang: str = "en") -> str:
        return draw(drill(scenario_id).state.setting.country.theatre, language=lang)
