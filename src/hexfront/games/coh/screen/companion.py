"""What the page asks beside the game: facts, lines of sight, names, rules."""

from collections.abc import Iterable
from pathlib import Path

from hexfront.board import draw
from hexfront.games.coh.scenarios.scenario import scenario
from hexfront.games.coh.screen.facts import CohFacts, facts_of
from hexfront.games.coh.screen.lookout import known_hex, thread, unit_sight
from hexfront.games.coh.screen.naming import NAMING
from hexfront.games.coh.screen.picture import picture
from hexfront.games.coh.screen.standing import standing_of
from hexfront.games.coh.state import CohState
from hexfront.hexes import bits
from hexfront.play import Entry, GameFacts
from hexfront.play.facts import RuleText, Sight, Thread
from hexfront.play.reference import read_rules
from hexfront.play.standing import Standing

RULES = Path(__file__).parents[1] / "rules"


class CohGameFacts(GameFacts[CohState]):
    """The companion of CohGame."""

    facts_type = CohFacts
    naming = NAMING

    def scenario_facts(self, scenario_id: str) -> CohFacts:
        return facts_of(scenario(scenario_id))

    def board_svg(self, scenario_id: str, lang: str = "en") -> str:
        return draw(scenario(scenario_id).battlefield.board, language=lang)

    def position_facts(self, state: CohState) -> CohFacts:
        return facts_of(state.setting)

    def position_svg(self, state: CohState, lang: str = "en") -> str:
        return draw(state.field.board, language=lang)

    def rules(self, lang: str) -> dict[str, RuleText]:
        found = read_rules(RULES / f"{lang}.md") | read_rules(RULES / "solo" / f"{lang}.md")
        return found | read_rules(RULES / "classic" / f"{lang}.md")

    def look(self, state: CohState, seat: int, hex_id: int, unit_id: int) -> Sight:
        if unit_id >= 0:
            return unit_sight(state, seat, unit_id)
        return Sight(hex_id, tuple(bits(state.sight(known_hex(state, hex_id)))))

    def trace(self, state: CohState, seat: int, a: int, b: int) -> Thread:
        return thread(state, known_hex(state, a), known_hex(state, b))

    def standing(self, state: CohState, seat: int, told: Iterable[Entry]) -> Standing:
        return standing_of(state, told)

    def picture(self, state: CohState) -> str:
        return picture(state)

    def round(self, state: CohState) -> int:
        return state.round
