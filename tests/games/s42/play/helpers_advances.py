"""Advances and Breakthrough Combat hex by hex, from the words of chapters 14 and 15."""

from collections.abc import Collection

from hexfront.board import hexside
from hexfront.games.s42.advance.breakthrough import Group
from hexfront.games.s42.combat.battle import Battle
from hexfront.games.s42.definitions.terrain import River, Terrain
from hexfront.hexes import HexId
from hexfront.play.teams import FOE
from tests.games.s42.play.helpers_words import Words

LOWEST = -2
"""The column 1-3."""


class Advances(Words):
    """One situation in which units advance after a combat."""

    def allowance(self, battle: Battle, u: int) -> int:
        hexes = battle.adv
        if battle.limited or battle.delay:
            hexes = 1
        elif self.weather == "rain":
            hexes = -(-hexes // 2)
        elif self.weather == "snow":
            hexes = max(1, hexes - 1)
        unit = self.setting.units[u]
        if unit.army_hq:
            return min(hexes, 4 if unit.army_hq == "tank" else 2)
        kind = self.state.type_of(u)
        rate = 4 if kind.mechanized else 3 if kind.value == "cavalry" else 2
        return min(hexes, rate, 2 if self.marked("oos", u) else 4)

    def may_enter(
        self,
        battle: Battle,
        units: Collection[int],
        a: HexId,
        b: HexId,
        vacated: int,
        *,
        first: bool,
    ) -> bool:
        side = battle.side
        if not self.terrain_lets(units, a, b) or self.troops(b, FOE[side]):
            return False
        if battle.limited and b != battle.hex:
            return False
        way = self.grid.direction(a, b)
        assert way is not None
        if b != vacated and self.state.bonds(FOE[side]).bars(a, way, b):
            return False
        if self.river(a, b) not in (River.MAJOR, River.LAKE) or self.bridged(a, b):
            return True
        if first and b == battle.hex and all(u in battle.attackers for u in units):
            return True
        near = any(self.setting.combat >> u & 1 for u in units) or self.troops(a, side)
        return bool(near and [u for u in self.troops(b, side) if u not in units])

    def stops(self, battle: Battle, a: HexId, b: HexId) -> bool:
        """Does entering a hex end the advance (14.4.2, 14.5)?"""
        if b != battle.hex and b in self.zones[FOE[battle.side]]:
            return True
        bog = self.terrain(b) in (Terrain.MARSH, Terrain.MOUNTAIN)
        return bog and hexside(a, b) not in self.theatre.roads

    def crowded(self, units: Collection[int], h: HexId, side: int) -> bool:
        mates = [u for u in self.units.get(h, ()) if self.side(u) == side and u not in units]
        return self.too_many([*mates, *units], side)

    def steps(
        self, battle: Battle, units: Collection[int], a: HexId, left: int, *, first: bool
    ) -> set[HexId]:
        """The hexes into which units may advance; through a full one only if they can go on."""
        if left <= 0:
            return set()
        return {
            to for to in self.grid.neighbours[a]
            if self.may_enter(battle, units, a, to, battle.hex, first=first)
            and (
                not self.crowded(units, to, battle.side)
                or (
                    not self.stops(battle, a, to)
                    and self.steps(battle, units, to, left - 1, first=False)
                )
            )
        }  # fmt: skip

    # The Breakthrough Group

    def fresh_in(self, battle: Battle, group: Group, *, entering: bool) -> list[int]:
        """Its units that have another hex left (15.2.3, 15.2.4)."""
        declined = not (group.entered or entering)
        return [
            u for u in group.units if self.allowance(battle, u) - group.used - declined > 0
        ]  # fmt: skip

    def group_steps(self, battle: Battle, group: Group) -> tuple[set[HexId], set[HexId]]:
        """Where the group may go, and those of the hexes that are too full to end in."""
        at, found, full = HexId(group.at), set[HexId](), set[HexId]()
        for to in self.grid.neighbours[at]:
            units = list(group.units)
            if to != group.free:
                units = self.fresh_in(battle, group, entering=to == battle.hex)
                if group.ended or group.pinned:
                    continue
            if not any(self.setting.combat >> u & 1 for u in units):
                continue
            vacated = group.free if to == group.free else battle.hex
            if self.may_enter(battle, units, at, to, vacated, first=not group.moved):
                (full if self.crowded(units, to, battle.side) else found).add(to)
        return found, full

    def group_targets(self, battle: Battle, group: Group) -> set[HexId]:
        at = HexId(group.at)
        units = [
            u for u in self.fresh_in(battle, group, entering=False) if self.setting.combat >> u & 1
        ]
        team = [
            u for u in units
            if self.good(u) and not self.setting.asu >> u & 1 and self.state.face(u).attack
        ]  # fmt: skip
        if group.ended or not team:
            return set()
        return {
            h for h in self.grid.neighbours[at]
            if self.troops(h, FOE[battle.side])
            and self.terrain_lets(units, at, h)
            and (self.river(at, h) not in (River.MAJOR, River.LAKE) or self.bridged(at, h))
            and self.odds(team, h, battle.side, aside=())[2] + (group.air >= 0) >= LOWEST
        }  # fmt: skip
