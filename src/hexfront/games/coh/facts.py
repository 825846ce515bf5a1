"""What the page knows before the first move: board, counters, cards, markers, rules."""

from pathlib import Path

from msgspec import Struct

from hexfront.board import HEX_RADIUS, centre_px, draw, size_px
from hexfront.games.coh.definitions import SIDES, Card, Marker, UnitKind
from hexfront.games.coh.game import info
from hexfront.games.coh.scenario import Scenario, scenario
from hexfront.games.coh.state import CohState
from hexfront.games.coh.zone import unit_range
from hexfront.hexes import bits
from hexfront.play import GameFacts, ScenarioInfo
from hexfront.play.datafile import Words
from hexfront.play.facts import RuleText, Sight
from hexfront.play.reference import read_rules

RULES = Path(__file__).parent / "rules"
SIDE_NAMES: tuple[Words, Words] = (
    {"en": "German", "ru": "Германия"},
    {"en": "Soviet", "ru": "СССР"},
)


class HexFact(Struct, frozen=True):
    id: int
    label: str
    x: float
    y: float
    terrain: str


class BoardFacts(Struct, frozen=True):
    svg: str
    width: float
    height: float
    radius: float
    hexes: tuple[HexFact, ...]


class SideFacts(Struct, frozen=True):
    id: str
    name: Words


class UnitFact(Struct, frozen=True):
    id: int
    kind: str
    side: int
    number: int


class CohFacts(Struct, frozen=True):
    """The static facts of a scenario."""

    game: str
    scenario: ScenarioInfo
    board: BoardFacts
    sides: tuple[SideFacts, ...]
    units: tuple[UnitFact, ...]
    kinds: dict[str, UnitKind]
    cards: dict[str, Card]
    markers: dict[str, Marker]


class CohGameFacts(GameFacts[CohState]):
    """The companion of CohGame."""

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
        return Sight(hex_id, tuple(bits(state.field.sight[hex_id])))

    def called(self, state: CohState, key: str, value: int | str, lang: str) -> int | str:
        if not isinstance(value, int):
            return value
        if key in ("unit", "target"):
            return state.kind(value).name[lang]
        if key in ("hex", "to", "origin") and value >= 0:
            return state.field.board.labels[value]
        if key == "card":
            return state.scenario.definitions.cards[value].title[lang]
        if key == "side":
            return SIDES[value]
        return value

    def round(self, state: CohState) -> int:
        return state.round


def _unit_sight(state: CohState, seat: int, u: int) -> Sight:
    known = state.board | (state.hidden & state.scenario.side_mask[seat])
    if u >= len(state.hex) or not known >> u & 1:
        raise ValueError(f"no unit {u} in sight")
    here, field = state.hex[u], state.field
    visible = tuple(bits(field.sight[here]))
    if state.hidden >> u & 1:
        return Sight(here, visible)
    reach = unit_range(state, u) if state.side(u) == seat else state.kind(u).range
    zone = field.zone(here, state.facing[u], 2 * reach)
    near = field.within(here, reach)
    return Sight(
        here, visible, tuple(bits(field.arc(here, state.facing[u]))),
        tuple(bits(zone & near)), tuple(bits(zone & ~near)),
    )  # fmt: skip


def facts_of(chosen: Scenario) -> CohFacts:
    board = chosen.battlefield.board
    width, height = size_px(board)
    hexes = tuple(
        HexFact(h, board.label(h), *_rounded(centre_px(board, h)), board.terrain[h])
        for h in bits(board.whole)
    )
    numbers = [0, 0]
    units = []
    for u, unit in enumerate(chosen.start):
        numbers[unit.side] += 1
        units.append(UnitFact(u, unit.kind.id, unit.side, numbers[unit.side]))
    return CohFacts(
        game="coh",
        scenario=info(chosen),
        board=BoardFacts(f"/api/boards/coh/{chosen.id}.svg", width, height, HEX_RADIUS, hexes),
        sides=tuple(SideFacts(*pair) for pair in zip(SIDES, SIDE_NAMES, strict=True)),
        units=tuple(units),
        kinds={unit.kind.id: unit.kind for unit in chosen.start},
        cards={str(number): chosen.definitions.cards[number] for number in chosen.cards},
        markers={marker.id: marker for marker in chosen.definitions.markers if marker.id},
    )


def _rounded(point: tuple[float, float]) -> tuple[float, float]:
    return round(point[0], 2), round(point[1], 2)
