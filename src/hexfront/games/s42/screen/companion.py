"""Gathers the static facts of a scenario and answers what a unit can reach."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from msgspec.structs import replace

from hexfront.board import HEX_RADIUS, MARGIN, centre_px, size_px
from hexfront.games.s42.definitions.counters import AirUnit, Face, Remnant, Unit
from hexfront.games.s42.definitions.tables import DEFENSE_TOTALS, ODDS, Turn
from hexfront.games.s42.definitions.terrain_effects import DefenseColumn
from hexfront.games.s42.entry.areas import edge_of
from hexfront.games.s42.game import info
from hexfront.games.s42.means.replacements import given_on
from hexfront.games.s42.places import area_place, box_place
from hexfront.games.s42.scenarios.scenariofile import ScenarioFile
from hexfront.games.s42.screen.counsel import S42Counsel, counsel_of
from hexfront.games.s42.screen.facts import (
    AirFact,
    AreaFact,
    ChartFacts,
    CombatCell,
    CombatChart,
    DefenseChart,
    FaceFact,
    FrozenFact,
    PlaceFact,
    RemnantFact,
    S42BoardFacts,
    S42Facts,
    S42HexFact,
    SupplyFaces,
    TurnChart,
    UnitFact,
    WithdrawalFact,
)
from hexfront.games.s42.screen.naming import NAMING, SIDE_NAMES, SUPPLY_NAME
from hexfront.games.s42.screen.picture import picture
from hexfront.games.s42.screen.sight import hex_sight, supply_sight, unit_sight
from hexfront.games.s42.screen.standing import standing_of
from hexfront.games.s42.setting import AXIS, SOVIET, S42Options, Setting, setting
from hexfront.games.s42.setting import SIDES as SIDE_KEYS
from hexfront.games.s42.state import S42State
from hexfront.games.s42.theatre import EntryArea, Place, Theatre
from hexfront.games.s42.theatre.drawing import draw
from hexfront.hexes import HexId
from hexfront.play import Entry, GameFacts, SideFacts
from hexfront.play.facts import RuleText, Sight
from hexfront.play.reference import read_rules
from hexfront.play.standing import Standing

RULES = Path(__file__).parents[1] / "rules"
OFF_MAP = 70.0
"""How far beyond the frame an Entry Area is shown, in pixels of the drawing."""


class S42GameFacts(GameFacts[S42State]):
    """The companion of S42Game."""

    facts_type = S42Facts
    counsel_type = S42Counsel
    naming = NAMING

    def scenario_facts(self, scenario_id: str) -> S42Facts:
        return facts_of(setting(scenario_id, S42Options()))

    def board_svg(self, scenario_id: str, lang: str = "en") -> str:
        return draw(setting(scenario_id, S42Options()).country.theatre, language=lang)

    def position_facts(self, state: S42State) -> S42Facts:
        return facts_of(state.setting)

    def position_svg(self, state: S42State, lang: str = "en") -> str:
        return draw(state.setting.country.theatre, language=lang)

    def rules(self, lang: str) -> dict[str, RuleText]:
        return read_rules(RULES / f"{lang}.md")

    def look(self, state: S42State, seat: int, hex_id: int, unit_id: int) -> Sight:
        if unit_id >= 0:
            return unit_sight(state, seat, unit_id)
        return supply_sight(state) if hex_id == -1 else hex_sight(state, seat, hex_id)

    def counsel(self, state: S42State, seat: int) -> S42Counsel:
        return counsel_of(state, seat)

    def standing(self, state: S42State, seat: int, told: Iterable[Entry]) -> Standing:
        return standing_of(state)

    def picture(self, state: S42State) -> str:
        return picture(state)

    def round(self, state: S42State) -> int:
        return state.turn


@cache
def facts_of(chosen: Setting) -> S42Facts:
    file, known = chosen.file, chosen.definitions
    return S42Facts(
        game="s42",
        scenario=info(chosen.scenario_id, file),
        first_turn=file.first_turn,
        last_turn=file.last_turn,
        rules=file.rules,
        origins=file.origins,
        victory=file.victory,
        board=_board(chosen),
        sides=tuple(
            SideFacts(side.value, name) for side, name in zip(SIDE_KEYS, SIDE_NAMES, strict=True)
        ),
        units=(*(_unit(chosen, u) for u in range(len(chosen.units))), *_supply_points(chosen)),
        formations=known.formations,
        remnants={key: _remnant(remnant) for key, remnant in known.remnants.items()},
        air=tuple(_air(n, air) for n, air in enumerate(chosen.air)),
        boxes=_boxes(chosen),
        withdrawals=_withdrawals(chosen),
        frozen=tuple(
            FrozenFact(_ids(chosen, bound.units), bound.release, bound.turn, bound.rule)
            for bound in file.frozen
        ),
        supply_point=SupplyFaces(
            _face(known.supply_point.full_move),
            _face(known.supply_point.ready),
            _face(known.supply_point.immobile),
        ),
        charts=_charts(chosen, file),
    )


def _boxes(chosen: Setting) -> tuple[int, ...]:
    if not chosen.armies:
        return ()
    return tuple(map(box_place, range(chosen.definitions.limits.holding_boxes.soviet)))


# The map.


def _board(chosen: Setting) -> S42BoardFacts:
    theatre = chosen.country.theatre
    width, height = size_px(theatre)
    return S42BoardFacts(
        svg=f"/api/boards/s42/{chosen.scenario_id}.svg",
        width=width,
        height=height,
        radius=HEX_RADIUS,
        hexes=tuple(_hex(theatre, h) for h in theatre.grid.hexes if theatre.in_play(h)),
        areas=tuple(
            _area(theatre, n, theatre.areas[letter])
            for n, letter in enumerate(chosen.country.area_ids)
        ),
    )


def _hex(theatre: Theatre, h: HexId) -> S42HexFact:
    x, y = centre_px(theatre, h)
    place = theatre.places.get(h)
    return S42HexFact(
        id=h,
        label=theatre.label(h),
        x=round(x, 2),
        y=round(y, 2),
        terrain=theatre.terrain[h].value,
        place=None if place is None else _place(place),
        fortified=theatre.fortified.get(h, 0),
    )


def _place(place: Place) -> PlaceFact:
    return PlaceFact(
        name={"en": place.en, "ru": place.ru},
        kind=place.kind.value,
        vp=place.vp,
        port=place.port.value if place.port else "",
        airfield=place.airfield,
        city=place.city,
    )


def _area(theatre: Theatre, n: int, area: EntryArea) -> AreaFact:
    edge = edge_of(theatre, area)
    x, y = _beside(theatre, area, edge)
    return AreaFact(
        id=area.id,
        place=area_place(n),
        name={"en": area.en, "ru": area.ru},
        holder=area.side.value,
        hexes=area.hexes,
        edge=edge,
        x=round(x, 2),
        y=round(y, 2),
    )


def _beside(theatre: Theatre, area: EntryArea, edge: str) -> tuple[float, float]:
    """The middle of the area, off the map; boxes stand below the corners of their side."""
    width, height = size_px(theatre)
    if not edge:
        axis = area.side.value == "axis"
        return (4 * MARGIN if axis else width - 4 * MARGIN), height + OFF_MAP
    centres = [centre_px(theatre, h) for h in area.hexes]
    x = (min(x for x, _ in centres) + max(x for x, _ in centres)) / 2
    y = (min(y for _, y in centres) + max(y for _, y in centres)) / 2
    outside = {
        "north": (x, -OFF_MAP),
        "east": (width + OFF_MAP, y),
        "south": (x, height + OFF_MAP),
        "west": (-OFF_MAP, y),
    }
    return outside[edge]


# The counters.


def _face(face: Face) -> FaceFact:
    attack, defense, ma = str(face).split("-")
    return FaceFact(attack, defense, ma)


def _unit(chosen: Setting, u: int) -> UnitFact:
    unit: Unit = chosen.units[u]
    return UnitFact(
        id=u,
        key=unit.id,
        side=chosen.side[u],
        name=unit.name,
        label=unit.label,
        formation=unit.formation,
        type=unit.type.value,
        size=unit.size.value,
        branch=unit.branch.value,
        full=_face(unit.full),
        steps=unit.steps,
        reduced=None if unit.reduced is None else _face(unit.reduced),
        used=None if unit.used is None else _face(unit.used),
        quality=unit.quality.value,
        dot=unit.dot.value,
        combat=unit.combat,
        asu=unit.asu,
        mechanized=unit.type.mechanized,
        free_stacking=unit.free_stacking,
        black_box=unit.black_box,
        range=unit.range,
        box=unit.box.value,
        remnant=unit.remnant,
        army_hq=unit.army_hq,
        given=unit.given,
        outside=unit.outside,
    )


def _supply_points(chosen: Setting) -> list[UnitFact]:
    face = _face(chosen.definitions.supply_point.full_move)
    return [
        UnitFact(
            id=u,
            key="sp",
            side=side,
            name=SUPPLY_NAME,
            label="SP",
            formation="",
            type="supply",
            size="",
            branch="wehrmacht" if side == 0 else "regular",
            full=face,
            steps=0,
            mechanized=True,
        )
        for side in (0, 1)
        for u in chosen.supply_slots[side]
    ]


def _ids(chosen: Setting, names: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(chosen.by_id[name] for name in names)


def _withdrawals(chosen: Setting) -> tuple[WithdrawalFact, ...]:
    by_id = chosen.by_id
    found = [
        WithdrawalFact(
            w.turn, side, w.what, by_id.get(w.unit, -1), by_id.get(w.by, -1), rule=w.rule
        )
        for side, file in ((AXIS, chosen.file.axis), (SOVIET, chosen.file.soviet))
        for w in file.withdrawals
    ]
    return tuple(sorted(found, key=lambda w: (w.turn, w.side)))


def _remnant(remnant: Remnant) -> RemnantFact:
    return RemnantFact(
        id=remnant.id,
        name=remnant.name,
        type=remnant.type.value,
        face=_face(remnant.face),
        dot=remnant.dot.value,
        count=remnant.count,
    )


def _air(n: int, air: AirUnit) -> AirFact:
    return AirFact(id=n, key=air.id, name=air.name, label=air.label, branch=air.branch.value)


# The charts.


def _charts(chosen: Setting, file: ScenarioFile) -> ChartFacts:
    charts = chosen.charts
    combat, defense, turns = charts.combat, charts.defense, charts.turns
    span = slice(file.first_turn - 1, file.last_turn)
    return ChartFacts(
        combat=CombatChart(
            title=combat.title,
            rules=combat.rules,
            source=combat.source,
            origin=combat.origin,
            columns=ODDS,
            results=combat.results,
            cells=tuple(
                tuple(CombatCell(cell.code, cell.advance, cell.shade.value) for cell in row)
                for row in combat.cells
            ),
        ),
        defense=DefenseChart(
            title=defense.title,
            rules=defense.rules,
            source=defense.source,
            origin=defense.origin,
            columns=tuple(column.value for column in DefenseColumn),
            cells=tuple(
                tuple(str(defense.result(column, total)) for column in DefenseColumn)
                for total in DEFENSE_TOTALS
            ),
            given=tuple(sorted((column.value, total) for column, total in defense.given)),
            modifiers=defense.modifiers,
        ),
        terrain=charts.terrain,
        rally=charts.rally,
        disengagement=charts.disengagement,
        isolation=charts.isolation,
        weather=charts.weather,
        turns=TurnChart(
            title=turns.title,
            rules=turns.rules,
            source=turns.source,
            origin=turns.origin,
            turns=tuple(_turn(chosen, turn) for turn in turns.turns[span]),
        ),
    )


def _turn(chosen: Setting, turn: Turn) -> Turn:
    """A box of the Turn Record with the replacements that this scenario gives."""
    axis, soviet = (given_on(chosen, side, turn.number) for side in (AXIS, SOVIET))
    return replace(turn, axis=axis, soviet=soviet)
