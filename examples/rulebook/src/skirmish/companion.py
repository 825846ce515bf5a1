"""What the table tells about a scenario beside the play: board, counters, rules, sight."""

from collections.abc import Iterable
from pathlib import Path

from hexfront.board import draw
from hexfront.hexes import HexId
from hexfront.play import Entry, GameFacts, Reached, RuleText, Sight
from hexfront.play.datafile import in_language
from hexfront.play.generic import GenericCounter, GenericFacts, GenericSide, board_facts
from hexfront.play.naming import Naming
from hexfront.play.reference import read_rules
from hexfront.play.standing import Standing
from skirmish import movement, victory
from skirmish.definitions import SIDES
from skirmish.game import scenario_info
from skirmish.screen import PHASES
from skirmish.setting import setting
from skirmish.state import GONE, SkirmishState

RULES = Path(__file__).parent / "rules"
SIDE_FACTS = (
    GenericSide(SIDES[0], {"en": "Blue", "ru": "Синие"}, "#5b7fa8"),
    GenericSide(SIDES[1], {"en": "Red", "ru": "Красные"}, "#b0584a"),
)


def unit_name(state: SkirmishState, unit: int, lang: str) -> str:
    return f"{in_language(state.unit(unit).kind.name, lang)} {state.unit(unit).code}"


def hex_name(state: SkirmishState, h: int, lang: str) -> str:
    return state.setting.board.label(HexId(h))


def side_name(state: SkirmishState, side: int, lang: str) -> str:
    return in_language(SIDE_FACTS[side].name, lang)


NAMING = Naming[SkirmishState](
    {
        "unit": (unit_name, ("unit", "target")),
        "hex": (hex_name, ("hex", "to", "origin")),
        "side": (side_name, ("side",)),
    }
)


class SkirmishFacts(GameFacts[SkirmishState]):
    """The companion of SkirmishGame."""

    facts_type = GenericFacts
    naming = NAMING

    def scenario_facts(self, scenario: str) -> GenericFacts:
        chosen = setting(scenario)
        return GenericFacts(
            game="skirmish",
            scenario=scenario_info(chosen),
            board=board_facts(chosen.board, "skirmish", scenario),
            sides=SIDE_FACTS,
            units=tuple(
                GenericCounter(u, unit.side, unit.kind.name, unit.code, unit.kind.symbol)
                for u, unit in enumerate(chosen.units)
            ),
            phases=tuple(PHASES.values()),
            arguments=NAMING.keys,
        )

    def board_svg(self, scenario: str, lang: str = "en") -> str:
        return draw(setting(scenario).board, language=lang)

    def rules(self, lang: str) -> dict[str, RuleText]:
        return read_rules(RULES / f"{lang}.md")

    def look(self, state: SkirmishState, seat: int, hex_id: int, unit_id: int) -> Sight:
        """Where a unit could go, and the hexes that it controls."""
        if not 0 <= unit_id < len(state.place) or state.place[unit_id] == GONE:
            raise ValueError(f"no unit {unit_id} on the board")
        here = state.place[unit_id]
        allowance = state.unit(unit_id).kind.movement
        ways = movement.costs(state, unit_id)
        return Sight(
            here,
            zone=tuple(state.setting.board.grid.neighbours[here]),
            reach=tuple(Reached(h, allowance - spent, "") for h, spent in ways.items()),
            unit=unit_id,
        )

    def standing(self, state: SkirmishState, seat: int, told: Iterable[Entry]) -> Standing:
        return victory.standing(state)

    def round(self, state: SkirmishState) -> int:
        return state.turn
