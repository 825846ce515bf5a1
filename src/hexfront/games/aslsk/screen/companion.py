"""Gathers the static facts of a scenario, and answers what can be seen and reached."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from hexfront.board import HEX_RADIUS, centre_px, size_px
from hexfront.games.aslsk.boards import draw, load_map
from hexfront.games.aslsk.definitions.tables import FP_COLUMNS
from hexfront.games.aslsk.game import info
from hexfront.games.aslsk.scenarios.scenario import scenario_file, setting
from hexfront.games.aslsk.scenarios.scenariofile import Condition, Edge, SideFile
from hexfront.games.aslsk.screen.counter_facts import counter_fact, weapon_fact
from hexfront.games.aslsk.screen.facts import (
    AslskBoardFacts,
    AslskFacts,
    AslskHexFact,
    AslskSideFacts,
    CardFacts,
    ChartFacts,
    ConditionFact,
    FireChart,
    GroupFact,
    PlaceFact,
    UnitFact,
    WeaponStartFact,
)
from hexfront.games.aslsk.screen.letters import letter_of, weapon_letters
from hexfront.games.aslsk.screen.lookout import hex_sight, known_hex, thread, unit_sight
from hexfront.games.aslsk.screen.naming import NAMING, NATIONS
from hexfront.games.aslsk.screen.picture import picture
from hexfront.games.aslsk.screen.routes import RouteView, vehicle_route
from hexfront.games.aslsk.screen.standing import standing_of
from hexfront.games.aslsk.setting import AslskOptions, Setting
from hexfront.games.aslsk.state import AslskState
from hexfront.hexes import Bitboard, HexId, bits
from hexfront.play import Entry, GameFacts
from hexfront.play.facts import RuleText, Sight, Thread
from hexfront.play.reference import read_rules
from hexfront.play.standing import Standing

RULES = Path(__file__).parent.parent / "rules"


class AslskGameFacts(GameFacts[AslskState]):
    """The companion of AslskGame."""

    facts_type = AslskFacts
    route_type = RouteView
    naming = NAMING

    def scenario_facts(self, scenario_id: str) -> AslskFacts:
        return facts_of(setting(scenario_id, AslskOptions()))

    def board_svg(self, scenario_id: str, lang: str = "en") -> str:
        return draw(load_map(scenario_file(scenario_id).board), language=lang)

    def position_facts(self, state: AslskState) -> AslskFacts:
        return facts_of(state.setting)

    def position_svg(self, state: AslskState, lang: str = "en") -> str:
        return draw(state.setting.board, language=lang)

    def rules(self, lang: str) -> dict[str, RuleText]:
        return read_rules(RULES / f"{lang}.md")

    def look(self, state: AslskState, seat: int, hex_id: int, unit_id: int) -> Sight:
        return unit_sight(state, seat, unit_id) if unit_id >= 0 else hex_sight(state, hex_id)

    def trace(self, state: AslskState, seat: int, a: int, b: int) -> Thread | None:
        return thread(state, a, b)

    def route(self, state: AslskState, seat: int, unit: int, to: int) -> RouteView:
        if not 0 <= unit < len(state.kind) or not state.vehicles >> unit & 1:
            raise ValueError(f"no vehicle {unit}")
        return vehicle_route(state, seat, unit, known_hex(state, to))

    def standing(self, state: AslskState, seat: int, told: Iterable[Entry]) -> Standing:
        return standing_of(state, told)

    def picture(self, state: AslskState) -> str:
        return picture(state)

    def round(self, state: AslskState) -> int:
        return state.turn


@cache
def facts_of(chosen: Setting) -> AslskFacts:
    weapons = {weapon.id: weapon for weapon in chosen.weapons}
    listed = {start.kind for start in chosen.units}
    return AslskFacts(
        game="aslsk",
        scenario=info(chosen.scenario_id, chosen.file),
        card=_card(chosen),
        board=_board(chosen),
        sides=tuple(_side(side) for side in chosen.file.sides),
        counters={
            counter.id: counter_fact(counter)
            for n, counter in enumerate(chosen.kinds.counters)
            if not chosen.kinds.vehicle[n] or n in listed
        },
        weapons={id_: weapon_fact(weapon) for id_, weapon in weapons.items()},
        units=tuple(
            UnitFact(
                u,
                chosen.kinds.counters[start.kind].id,
                start.side,
                start.group,
                start.elr,
                letter_of(chosen, u),
            )
            for u, start in enumerate(chosen.units)
        ),
        support=tuple(
            WeaponStartFact(w, start.weapon.id, start.side, start.group, start.vehicle, letter)
            for w, (start, letter) in enumerate(
                zip(chosen.starts, weapon_letters(chosen), strict=True)
            )
        ),
        charts=_charts(chosen),
    )


# The card.


def _side(side: SideFile) -> AslskSideFacts:
    nation = side.nationality
    return AslskSideFacts(nation.value, NATIONS[nation], side.name, side.edge.value)


def _card(chosen: Setting) -> CardFacts:
    file = chosen.file
    return CardFacts(
        number=file.number,
        date=file.date,
        turns=file.turns,
        half_turn=file.half_turn,
        sets_up_first=file.sets_up_first,
        moves_first=file.moves_first,
        otherwise=file.otherwise,
        groups=tuple(_group(chosen, n) for n in range(len(file.groups))),
        conditions=tuple(
            _condition(condition, goal)
            for condition, goal in zip(file.conditions, chosen.goals, strict=True)
        ),
        special=file.special,
        panzerfausts=chosen.panzerfausts,
    )


def _group(chosen: Setting, n: int) -> GroupFact:
    group = chosen.file.groups[n]
    return GroupFact(
        side=group.side,
        name=group.name,
        elr=group.elr,
        turn=group.turn,
        edge=_edge(group.edge),
        hexes=tuple(bits(chosen.areas[n])),
        hidden=group.hidden,
        units=tuple(u for u, start in enumerate(chosen.units) if start.group == n),
        weapons=tuple(w for w, start in enumerate(chosen.starts) if start.group == n),
    )


def _condition(condition: Condition, goal: Bitboard) -> ConditionFact:
    return ConditionFact(
        side=condition.side,
        kind=condition.kind.value,
        at_least=condition.at_least,
        hexes=tuple(bits(goal)),
        edge=_edge(condition.edge),
        at_once=condition.at_once,
        text=condition.text,
    )


def _edge(edge: Edge | None) -> str:
    return edge.value if edge else ""


# The map.


def _board(chosen: Setting) -> AslskBoardFacts:
    board = chosen.board
    width, height = size_px(board)
    return AslskBoardFacts(
        svg=f"/api/boards/aslsk/{chosen.scenario_id}.svg",
        width=width,
        height=height,
        radius=HEX_RADIUS,
        hexes=tuple(_hex(chosen, h) for h in board.grid.hexes),
        places=tuple(PlaceFact(p.at, {"en": p.en, "ru": p.ru}) for p in board.places),
    )


def _hex(chosen: Setting, h: HexId) -> AslskHexFact:
    board = chosen.board
    x, y = centre_px(board, h)
    building = chosen.ground.building(h)
    return AslskHexFact(
        id=h,
        label=board.label(h),
        x=round(x, 2),
        y=round(y, 2),
        terrain=board.terrain[h].value,
        level=board.level[h],
        building=next(bits(building)) if building else -1,
        road=board.has_road(h),
    )


# The charts.


def _charts(chosen: Setting) -> ChartFacts:
    charts, ift = chosen.charts, chosen.charts.ift
    return ChartFacts(
        ift=FireChart(
            title=ift.title,
            rules=ift.rules,
            source=ift.source,
            confidence=ift.confidence,
            origin=ift.origin,
            rulebook=ift.rulebook,
            outside=ift.outside,
            designed=ift.designed,
            columns=FP_COLUMNS,
            calibres=ift.calibres,
            cells=tuple(tuple(map(str, row)) for row in ift.cells),
            given=tuple(sorted(ift.given)),
        ),
        fire=charts.fire,
        close_combat=charts.close_combat,
        leader_creation=charts.leader_creation,
        morale=charts.morale,
        movement=charts.movement,
        rout=charts.rout,
        to_hit=charts.to_hit,
        panzerfaust=charts.panzerfaust,
        terrain=charts.terrain,
        guns=charts.guns,
        to_kill=charts.to_kill,
        driving=charts.driving,
        vehicle_combat=charts.vehicle_combat,
    )
