"""Ground, zones and combat hex by hex, from the words of chapters 2, 6, 8, 9, 14 and 20.

Nothing here asks the program for more than where the counters are and what they and the map print.
"""

from collections.abc import Collection
from functools import cached_property

from hexfront.board import hexside
from hexfront.games.s42.definitions.counters import Branch, Dot, UnitType
from hexfront.games.s42.definitions.terrain import River, Terrain
from hexfront.games.s42.setting import AXIS, SOVIET
from hexfront.games.s42.state import WEATHERS, S42State
from hexfront.hexes import HexId
from hexfront.play.teams import FOE

TANKS = {Dot.BLACK, Dot.RED}
ALLIES = {Branch.ROMANIAN, Branch.HUNGARIAN, Branch.ITALIAN, Branch.SLOVAK, Branch.CAUCASIAN}
TANKLESS = {Terrain.WOODS, Terrain.WOODED_ROUGH, Terrain.MARSH, Terrain.MOUNTAIN}


class Words:
    """One situation."""

    def __init__(self, state: S42State) -> None:
        self.state, self.setting = state, state.setting
        self.theatre, self.grid = state.country.theatre, state.country.grid
        self.winter = state.turn >= 28
        self.weather = WEATHERS[state.weather].value

    # The ground

    def terrain(self, h: HexId) -> Terrain:
        terrain = self.theatre.terrain[h]
        if terrain is Terrain.SEASONAL_MARSH:
            return Terrain.MARSH if self.state.marsh else Terrain.CLEAR
        return terrain

    def river(self, a: HexId, b: HexId) -> River | None:
        return self.theatre.rivers.get(hexside(a, b))

    def impassable(self, a: HexId, b: HexId) -> bool:
        side = hexside(a, b)
        if self.theatre.terrain[a].water or self.theatre.terrain[b].water:
            return True
        if self.river(a, b) is River.LAKE:
            desert = Terrain.DESERT in {self.theatre.terrain[h] for h in side}
            return not (self.winter and desert)
        return side in self.theatre.sea_sides or (self.winter and side in self.theatre.alpine)

    def bridged(self, a: HexId, b: HexId) -> bool:
        side = hexside(a, b)
        rail = self.theatre.rails.get(side)
        finished = rail is not None and rail.opens <= self.state.turn
        return side in self.theatre.roads or finished or self.theatre.ferry(a, b)

    def terrain_lets(self, units: Collection[int], a: HexId, b: HexId) -> bool:
        """May these units step or attack from one hex into the next at all?"""
        side = hexside(a, b)
        if self.impassable(a, b):
            return False
        if side in self.theatre.alpine and side not in self.theatre.roads:
            return all(self.setting.mountain >> u & 1 for u in units)
        if self.river(a, b) is not River.VOLGA or self.theatre.ferry(a, b):
            return True
        return side == self.state.flotilla and all(self.side(u) == SOVIET for u in units)

    # The units

    def marked(self, name: str, u: int) -> bool:
        return bool(getattr(self.state, name) >> u & 1)

    @cached_property
    def units(self) -> dict[int, list[int]]:
        """All units by their places."""
        found: dict[int, list[int]] = {}
        for u, place in enumerate(self.state.place):
            found.setdefault(place, []).append(u)
        return found

    def side(self, u: int) -> int:
        return self.setting.side[u]

    def troops(self, h: int, side: int) -> list[int]:
        """Combat units."""
        here = self.units.get(h, ())
        return [u for u in here if self.side(u) == side and self.setting.combat >> u & 1]

    def good(self, u: int) -> bool:
        return not (self.marked("disrupted", u) or self.marked("full_retreat", u))

    def nation(self, u: int) -> Branch | None:
        branch = self.setting.units[u].branch
        return branch if branch in ALLIES else None

    def too_many(self, units: Collection[int], side: int) -> bool:
        counted = [u for u in units if (self.setting.combat & ~self.setting.asu) >> u & 1]
        free = any(self.setting.units[u].free_stacking for u in counted)
        hqs = {self.setting.units[u].army_hq for u in units if self.setting.army_hq >> u & 1}
        if len(counted) - free > (3 if side == AXIS or hqs else 2):
            return True
        corps = sum(self.setting.mobile_corps >> u & 1 for u in counted)
        return bool(hqs) and "tank" not in hqs and corps > 2

    @cached_property
    def zones(self) -> tuple[set[HexId], set[HexId]]:
        """By side: its ZOC (6.1)."""
        found: tuple[set[HexId], set[HexId]] = (set(), set())
        for h in filter(lambda place: place >= 0, self.units):
            for side in (AXIS, SOVIET):
                if any(not self.marked("train", u) for u in self.troops(h, side)):
                    found[side].update(
                        near for near in self.grid.neighbours[h]
                        if not self.impassable(HexId(h), near)
                        and self.river(HexId(h), near) is not River.VOLGA
                    )  # fmt: skip
        return found

    def fortified(self, h: HexId, side: int) -> bool:
        return bool(self.state.forts[side] >> h & 1)

    # Who attacks (8.1)

    def fit(self, u: int) -> bool:
        barred = ("train", "auto_ds", "attacked", "spent", "fresh")
        if not self.setting.combat >> u & 1 or self.setting.asu >> u & 1:
            return False
        if not (self.good(u) and self.state.face(u).attack) or self.state.place[u] < 0:
            return False
        mates = [v for v in self.units[self.state.place[u]] if self.side(v) == self.side(u)]
        return not any(self.marked(name, u) for name in barred) and not any(
            self.marked("fresh", v) for v in mates
        )

    def able(self, target: HexId, side: int) -> list[int]:
        return [
            u
            for near in self.grid.neighbours[target]
            for u in self.troops(near, side)
            if self.fit(u) and self.terrain_lets((u,), near, target)
        ]

    def teams(self, target: HexId, side: int) -> list[list[int]]:
        """The able units with one nation of Axis allies each (20.5.1)."""
        able = self.able(target, side)
        nations = {self.nation(u) for u in able} - {None} or {None}
        return [[u for u in able if self.nation(u) in (None, nation)] for nation in nations]

    # Strengths and odds (8.3 to 9.9)

    def across(self, u: int, target: HexId) -> tuple[bool, bool]:
        """Over a river or out of Marsh; over a Major River."""
        place = HexId(self.state.place[u])
        river = self.river(place, target)
        if river is None:
            return self.terrain(place) is Terrain.MARSH, False
        return True, river is not River.MINOR

    def attack(self, u: int, target: HexId) -> int:
        strength = self.state.face(u).attack
        if self.winter and self.side(u) == AXIS and strength > 1:
            strength -= 1
        for halved in (self.across(u, target)[1], self.marked("oos", u)):
            strength = -(-strength // 2) if halved else strength
        climbs = self.side(u) == AXIS and self.state.type_of(u) is UnitType.MOUNTAIN
        return strength * 2 if climbs and self.terrain(target) is Terrain.MOUNTAIN else strength

    def defense(self, u: int, h: HexId, *, across: bool) -> int:
        if self.marked("full_retreat", u) or self.marked("train", u):
            return 0 if self.marked("full_retreat", u) else 1
        strength = self.state.face(u).defense
        if self.winter and self.side(u) == AXIS and strength > 2 and not self.sheltered(h):
            strength -= 1
        if self.marked("disrupted", u):
            strength = -(-strength // 2)
        walls = self.terrain(h) is Terrain.MOUNTAIN or self.terrain(h).city
        infantry = walls and self.state.type_of(u).infantry_type
        return strength * 2 if across or infantry or self.terrain(h) is Terrain.MARSH else strength

    def sheltered(self, h: HexId) -> bool:
        near = [n for n in self.grid.neighbours[h] if not self.impassable(h, n)]
        cities = [n for n in near if self.terrain(n).city and self.state.axis_cities >> n & 1]
        return bool(
            self.terrain(h).city or self.theatre.town(h) or self.fortified(h, AXIS) or cities
        )

    def helping(self, h: HexId, side: int, aside: Collection[int] | None = None) -> list[int]:
        """Who defends; in Breakthrough Combat all but those named (12.4, 15.3)."""
        here = self.troops(h, side)
        if aside is not None:
            return [u for u in here if u not in aside]
        return [u for u in here if not self.marked("retreated", u)]

    def odds(
        self, team: Collection[int], h: HexId, side: int, aside: Collection[int] | None = None
    ) -> tuple[int, int, int]:
        """Attack, defense and column (0 is 1-1) before any support."""
        across = all(self.across(u, h)[0] for u in team)
        attack = min(sum(self.attack(u, h) for u in team), 40)
        here = self.helping(h, FOE[side], aside)
        giving = [u for u in here if not self.marked("full_retreat", u)]
        strengths = {u: self.defense(u, h, across=across) for u in giving}
        whole = [strengths[u] for u in giving if not self.state.face(u).bracketed]
        defense = min(sum(whole) if whole else max(strengths.values(), default=0), 20)
        if not defense:
            column = 39
        elif attack >= defense:
            column = attack // defense - 1
        else:
            column = 1 - -(-defense // attack)
        return attack, defense, column + self.shifts(team, h, side, giving)

    def shifts(self, team: Collection[int], h: HexId, side: int, giving: list[int]) -> int:
        fort, terrain = self.fortified(h, FOE[side]), self.terrain(h)
        ground = -fort - (terrain in {Terrain.ROUGH, Terrain.WOODED_ROUGH})
        if fort or terrain.city or terrain in TANKLESS:
            return ground
        present = {self.state.dot(u) for u in giving if not self.marked("train", u)}
        coming = {self.state.dot(u) for u in team}
        dry = {self.state.dot(u) for u in team if not self.across(u, h)[0]}
        elite = (side == AXIS and Dot.RED in dry) - (side == SOVIET and Dot.RED in present)
        if present & TANKS:
            return ground + elite - (not coming & TANKS)
        return ground + elite + bool(dry & TANKS and Dot.WHITE not in present)
