"""Positions of the ASL Starter Kit in notation that are played on the page as scenarios."""

from collections.abc import Mapping
from copy import copy
from functools import cache

from hexfront.games.aslsk.boards import draw
from hexfront.games.aslsk.game import AslskGame, info
from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.screen.companion import AslskGameFacts, facts_of
from hexfront.games.aslsk.screen.facts import AslskFacts
from hexfront.games.aslsk.state import AslskState
from hexfront.play import ScenarioInfo

POSITIONS = {
    # A Gun before Infantry, vehicles in every plight, a wreck.
    "armor": """
        sides german russian
        ger C crew at K4
        sw G ger-75l-at with C arc=ne-se emplaced
        ger T ger-pzivf2 at L6 vca=ne-se tca=n-ne exposed
        ger V ger-psw222 at K7 vca=ne-se motion
        ger W ger-pziiih wreck=M5
        rus X rus-kv1e at P6 vca=sw-nw immobilized
        rus R 4-4-7 at O6
        phase prep-fire german onwards
    """,
    # A Gun that is pointed at set-up.
    "emplacing": """
        sides german russian
        group front german in rows 1-10
        ger C crew at L4
        sw G ger-75l-at with C arc=ne-se
        ger A 4-6-7
        rus S 4-4-7 at Q5
        phase set-up german
    """,
    # A tank whose move begins before an enemy tank, beside one that cannot move.
    "driving": """
        sides german russian
        terrain woods M6 M7
        ger T ger-pzivf2 at K6 vca=ne-se exposed
        ger I ger-pziiil at K8 vca=ne-se immobilized
        rus X rus-kv1e at Q6 vca=sw-nw
        phase movement german onwards
    """,
    # Squads against a tank in their own hex.
    "grappling": """
        sides german russian
        ger A 4-6-7 at K6
        rus S rus-t34m41 at K6 vca=sw-nw
        phase close-combat german onwards
    """,
    # Smoke grenades and a Demolition Charge on the move, among smoke and Residual FP.
    "storming": """
        board village
        sides german russian
        ger A 8-3-8 at K5 +dc
        rus T 4-4-7 at L5 pinned
        residual K6 4
        smoke L6 grenade, M6 full
        phase movement german onwards
    """,
}


@cache
def asl_drill(name: str) -> Position:
    """The position as it is set up; a table plays on with a copy."""
    drill = position(POSITIONS[name])
    setting = copy(drill.state.setting)
    setting.scenario_id = name
    drill.state.setting = setting
    return drill


class AslDrillGame(AslskGame):
    """The ASL Starter Kit with positions instead of scenarios."""

    def scenarios(self) -> tuple[ScenarioInfo, ...]:
        return tuple(info(name, asl_drill(name).state.setting.file) for name in POSITIONS)

    def new(
        self, scenario_id: str, options: Mapping[str, bool | int | str] | None = None
    ) -> AslskState:
        return asl_drill(scenario_id).copy().state


class AslDrillFacts(AslskGameFacts):
    """Their boards and counters."""

    def scenario_facts(self, scenario_id: str) -> AslskFacts:
        return facts_of(asl_drill(scenario_id).state.setting)

    def board_svg(self, scenario_id: str, lang: str = "en") -> str:
        return draw(asl_drill(scenario_id).state.setting.board, language=lang)
