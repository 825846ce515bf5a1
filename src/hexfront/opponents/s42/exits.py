"""Leaving the map for VPs: mechanized units go over an edge when that decides the game."""

from hexfront.games.s42.choices import EnterArea, March, Move
from hexfront.games.s42.entry.areas import areas_at
from hexfront.games.s42.places import area_place
from hexfront.games.s42.scenarios.scenariofile import Exit
from hexfront.games.s42.scenarios.victory import exited_steps, victory_points
from hexfront.games.s42.setting import AXIS
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.lines import leads_to
from hexfront.hexes import HexId, bits
from hexfront.opponents.s42.orders import Orders
from hexfront.play.masks import members

LAST = 2
"""Turns before the end from which units go for VPs that do not win at once."""


def leave_map(orders: Orders) -> None:
    """Where the scenario pays for it and enough can go, those that are missed least leave."""
    state = orders.start
    goal = state.setting.file.victory
    if orders.side != AXIS:
        return
    for way in goal.exits:
        missing = way.steps - exited_steps(state, way)
        wins = victory_points(state).total + way.points >= goal.points
        late = state.setting.file.last_turn - state.turn < LAST
        if missing > 0 and (wins or late):
            _send_out(orders, way, missing)


def _send_out(orders: Orders, way: Exit, missing: int) -> None:
    state = orders.start
    able = state.setting.fighting[AXIS] & state.setting.mechanized & orders.waiting
    found = [
        (state.face(u).attack / max(state.steps(u), 1), u, gate, place)
        for u in members(able & state.on_map)
        for gate, place in _gates(orders, way, u)[:1]
    ]  # fmt: skip
    if sum(state.steps(u) for _, u, _, _ in found) < missing:
        return
    for _, u, gate, place in sorted(found):
        if missing > 0:
            orders.leave(u, gate, place)
            missing -= state.steps(u)


def _gates(orders: Orders, way: Exit, u: int) -> list[tuple[HexId, int]]:
    """Hexes at an edge from which a unit can leave the map in this phase, and the Entry Areas."""
    state, country = orders.start, orders.start.country
    found = []
    for area in areas_at(country.theatre, way.edge):
        if area not in country.area_index or not leads_to(state, AXIS, area):
            continue
        place = area_place(country.area_index[area])
        edge = country.area_hexes[country.area_index[area]]
        found += [(h, place) for h in bits(orders.options(u) & edge) if _leaves(state, u, h, place)]
    return found


def _leaves(state: S42State, u: int, gate: HexId, place: int) -> bool:
    """Has a unit MPs left to leave the map once it is there?"""
    after = state.copy()
    after.news = None
    after.take(Move(u))
    if after.place[u] != gate:
        if March(gate) not in after.choices():
            return False
        after.take(March(gate))
    return EnterArea(place) in after.choices()
