"""What the page asks beside the game: facts, lines of sight, names, rules."""

from pathlib import Path

from hexfront.board import draw
from hexfront.games.coh.artillery.mortars import indirect_zone, spotter_hexes
from hexfront.games.coh.scenarios.scenario import scenario
from hexfront.games.coh.screen.facts import CohFacts, facts_of
from hexfront.games.coh.screen.naming import NAMING
from hexfront.games.coh.screen.picture import picture
from hexfront.games.coh.state import CohState
from hexfront.games.coh.terrain.zone import turned_zone, unit_range
from hexfront.hexes import bits
from hexfront.play import GameFacts
from hexfront.play.facts import RuleText, Sight
from hexfront.play.reference import read_rules

RULES = Path(__file__).parents[1] / "rules"


class CohGameFacts(GameFacts[CohState]):
    """The companion of CohGame."""

    facts_type = CohFacts
    naming = NAMING

    def scenario_facts(self, scenario_id: str) -> CohFacts:
        return facts_of(scenario(scenario_id))

    def board_svg(self, scenario_id: str, lang: str = "en") -> str:
        return draw(scenario(scenario_id).battlefield.board, language=lang)

    def rules(self, lang: str) -> dict[str, RuleText]:
        return read_rules(RULES / f"{lang}.md")

    def look(self, state: CohState, seat: int, hex_id: int, unit_id: int) -> Sight:
        if unit_id >= 0:
            return _unit_sight(state, seat, unit_id)
        if not 0 <= hex_id < state.field.grid.size or not state.field.whole >> hex_id & 1:
            raise ValueError(f"no hex {hex_id} in play")
        return Sight(hex_id, tuple(bits(state.sight(hex_id))))

    def picture(self, state: CohState) -> str:
        return picture(state)

    def round(self, state: CohState) -> int:
        return state.round


def _unit_sight(state: CohState, seat: int, u: int) -> Sight:
    known = state.board | (state.hidden & state.setting.team_mask[seat])
    if u >= len(state.hex) or not known >> u & 1:
        raise ValueError(f"no unit {u} in sight")
    here, field, kind = state.hex[u], state.field, state.kind(u)
    visible = tuple(bits(state.sight(here)))
    reach = unit_range(state, u) if state.shares(seat, state.side(u)) else kind.range
    over, spotters = _indirect(state, u, 2 * reach)
    if state.hidden >> u & 1:
        return Sight(here, visible, indirect=over, spotters=spotters)
    too_near = field.within(here, kind.min_range - 1)
    zone = turned_zone(state, u, 2 * reach) & ~too_near
    near = field.within(here, reach)
    return Sight(
        here, visible, tuple(bits(field.arc(here, state.facing[u]))),
        tuple(bits(zone & near)), tuple(bits(zone & ~near)),
        too_near=tuple(bits(too_near)), indirect=over, spotters=spotters,
    )  # fmt: skip


def _indirect(state: CohState, u: int, reach: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Where a mortar can fire over its spotter hexes, and these hexes (COH-13.3)."""
    if state.kind(u).indirect_cost is None:
        return (), ()
    spotters, seen = spotter_hexes(state, u), 0
    for h in bits(spotters):
        seen |= state.sight(h)
    return tuple(bits(indirect_zone(state, u, reach) & seen)), tuple(bits(spotters))
