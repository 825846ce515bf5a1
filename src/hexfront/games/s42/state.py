"""The situation of a game, and what its counters and their places come to.

What follows from the positions of units (who occupies which hex, zones, bonds) is kept beside
them: `put` and the setters of a unit's order keep it true at every step.
"""

from collections.abc import Sequence

from hexfront.games.s42.country.country import Gait, Season
from hexfront.games.s42.definitions.counters import Dot, Face, Quality, Unit, UnitType
from hexfront.games.s42.definitions.tables import Weather, WeatherEffects
from hexfront.games.s42.entry.areas import edge_bonds
from hexfront.games.s42.places import AREA, BOX, BOXED, NOBODY, Order
from hexfront.games.s42.setting import AXIS, SOVIET, Setting
from hexfront.games.s42.situation import Situation
from hexfront.games.s42.zones.zones import Bonds, around, bonds, hexsides, zone_of_control
from hexfront.hexes import Bitboard, HexId, bits
from hexfront.play.teams import FOE


class S42State(Situation):
    """One game of Stalingrad '42."""

    __slots__ = ()

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.season_changed()

    def derive(self) -> None:
        self.at, self.on_map, self.waiting = {}, 0, 0
        self.stirred, self.displaced, self.shown = 0, 0, None
        self.occupied, self.sources, self.anchors = [0, 0], [0, 0], [0, 0]
        self.steady = [0, 0]
        self.memo, self.floods, self.lines, self.known_ways = {}, {}, [None, None], {}
        self.season_changed()
        for u, place in enumerate(self.place):
            if place >= 0 or place <= AREA:
                self.at[place] = self.at.get(place, 0) | 1 << u
        for place, units in self.at.items():
            if place >= 0:
                self.refresh(place)
            else:
                self.waiting |= units

    # The counters.

    def unit(self, u: int) -> Unit:
        """The counter of a unit that is no Supply Point."""
        return self.setting.units[u]

    def side_of(self, u: int) -> int:
        return self.setting.side[u]

    def face(self, u: int) -> Face:
        """The side of the counter that lies upward."""
        if self.setting.supply >> u & 1:
            supply = self.setting.definitions.supply_point
            if self.immobile >> u & 1:
                return supply.immobile
            return supply.ready if self.ready_supply >> u & 1 else supply.full_move
        unit = self.setting.units[u]
        if self.remnant >> u & 1:
            return self.setting.definitions.remnants[unit.remnant].face
        if self.used >> u & 1 and unit.used is not None:
            return unit.used
        lost = self.lost[u]
        if self.upgraded >> u & 1 and unit.upgrade is not None:
            if not lost:
                return unit.upgrade  # S42-32.4.b
            lost -= 1
        if lost and unit.reduced is not None:
            return unit.reduced
        return unit.full

    def dot(self, u: int) -> Dot:
        unit = self.setting.units[u]
        if self.remnant >> u & 1:
            return self.setting.definitions.remnants[unit.remnant].dot
        return unit.dot

    def type_of(self, u: int) -> UnitType:
        unit = self.setting.units[u]
        if self.remnant >> u & 1:
            return self.setting.definitions.remnants[unit.remnant].type
        return unit.type

    def quality(self, u: int) -> Quality:
        return self.setting.units[u].quality

    def steps(self, u: int) -> int:
        """Steps that a unit still has; a Supply Point has none to lose."""
        if self.setting.supply >> u & 1:
            return 0
        return self.full_steps(u) - self.lost[u]

    def full_steps(self, u: int) -> int:
        """Steps of a unit at full strength; SS Wiking has four from turn 13 on (S42-2.3.5.d)."""
        return self.setting.units[u].steps + (self.upgraded >> u & 1)

    def gait(self, u: int) -> Gait:
        return Gait.MECHANIZED if self.setting.mechanized >> u & 1 else Gait.FOOT

    def order(self, u: int) -> Order:
        if self.full_retreat >> u & 1:
            return Order.FULL_RETREAT
        return Order.DISRUPTED if self.disrupted >> u & 1 else Order.GOOD

    @property
    def disordered(self) -> int:
        return self.disrupted | self.full_retreat

    # Where they are.

    def units_at(self, place: int, side: int) -> int:
        """All units of a side in a hex or Entry Area."""
        return self.at.get(place, 0) & self.setting.own[side]

    def combat_at(self, place: int, side: int) -> int:
        """Its combat units there."""
        return self.at.get(place, 0) & self.setting.fighting[side]

    def put(self, u: int, place: int) -> None:
        """Move a unit from where it is to a hex, an Entry Area, a holding box or out of play."""
        before = self.place[u]
        self._put(u, before, place)
        self._end_battles(before)

    def put_together(self, units: Sequence[int], place: int) -> None:
        """Move units of one place that go as one: none of them is left behind for a moment."""
        before = self.place[units[0]]
        for u in units:
            self._put(u, before, place)
        self._end_battles(before)

    def _put(self, u: int, before: int, place: int) -> None:
        bit, side, at = 1 << u, self.setting.side[u], self.at
        self.reached = None
        if self.unpacked:
            self.unpacked &= ~bit  # S42-34.7.b
        if before == BOXED:
            self.boxes = tuple(box & ~bit for box in self.boxes)
        if place <= BOX:
            self.boxes = tuple(box | bit * (BOX - n == place) for n, box in enumerate(self.boxes))
            place = BOXED
        if before >= 0 or before <= AREA:
            left = at[before] ^ bit
            if left:
                at[before] = left
            else:
                del at[before]
        self.place[u] = place
        self.displaced |= bit
        if place >= 0 or place <= AREA:
            at[place] = at.get(place, 0) | bit
        if before <= AREA or place <= AREA:
            self.waiting = self.waiting & ~bit | (bit if place <= AREA else 0)
            self._bonds[FOE[side]] = None  # with the edge of Baku (S42-24.1.3.b)
        if before >= 0:
            self.on_map ^= bit
            self._refresh_side(before, side)
        if place >= 0:
            self._refresh_side(place, side)

    def _end_battles(self, before: int) -> None:
        """What comes of it for Cities that somebody has left this place."""
        if self.contested:
            self._end_contests(before)
        if self.city_battles:
            self._end_city_battles()

    def contest(self, h: HexId) -> None:
        """Let both sides share a City hex from now on (S42-29.1.1.a)."""
        self.contested |= 1 << h
        self.refresh(h)

    def _end_contests(self, left: int) -> None:
        """A hex that one side has wholly left is the other's (S42-29.1.1.c, S42-29.1.1.j).

        `left` is the place from which a unit has gone: it may show what is in a holding box.
        """
        for h in bits(self.contested & ~(self.occupied[AXIS] & self.occupied[SOVIET])):
            bit = 1 << h
            if self.setting.armies & self.at.get(h, 0) and self.occupied[AXIS] & bit:
                self.unveiled += left in (h, BOXED)
                if self._boxed_at(h):
                    continue
            self.contested &= ~bit
            self.besieged &= ~self.at.get(h, 0)  # whoever is left may leave as from any hex
            self.city_battles = tuple(entry for entry in self.city_battles if entry[0] != h)
            holder = AXIS if self.occupied[AXIS] & bit else SOVIET
            if h in self.at:
                self.axis_cities = self.axis_cities & ~bit | (bit if holder == AXIS else 0)
                self.note("log-contest-over", "S42-29.1.1.c", side=holder, hex=h)
            self.refresh(h)

    def _boxed_at(self, h: int) -> bool:
        """Do units in the box of a Reserve Army hold a hex (S42-34.6.2.g)?"""
        here = self.at[h]
        tied = zip(self.setting.reserve_armies, self.markers, strict=True)
        return any(here >> army & 1 and box != NOBODY and self.boxes[box] for army, box in tied)

    def _end_city_battles(self) -> None:
        """A City Battle ends when the defender leaves or no attacker is adjacent (11.6.2.d)."""
        grid, shut = self.country.grid, hexsides(self.country.grid, self.going.impassable)
        self.city_battles = tuple(
            (h, level)
            for h, level in self.city_battles
            if self.contested >> h & 1
            or any(
                self.occupied[side] >> h & 1
                and around(grid, 1 << h, shut) & self.occupied[FOE[side]]
                for side in (AXIS, SOVIET)
            )
        )

    def set_order(self, u: int, order: Order) -> None:
        bit = 1 << u
        self.disrupted = self.disrupted & ~bit | (bit if order is Order.DISRUPTED else 0)
        self.full_retreat = self.full_retreat & ~bit | (bit if order is Order.FULL_RETREAT else 0)
        self.reached = None
        if self.place[u] >= 0:
            self._refresh_side(self.place[u], self.setting.side[u])

    # Figures of single units change seldom. They are kept as a whole, so that whoever remembers
    # them sees at a glance whether they are the same.

    def set_lost(self, u: int, steps: int) -> None:
        """Say how many steps a unit has lost."""
        self.lost = _with(self.lost, u, steps)

    def set_due(self, u: int, turn: int) -> None:
        """Say in which turn a pending unit arrives."""
        self.due = _with(self.due, u, turn)

    def set_died(self, u: int, turn: int) -> None:
        """Say in which turn a unit went to the Eliminated Box."""
        self.died = _with(self.died, u, turn)

    def set_train(self, u: int, on: bool) -> None:
        """Place or remove a Train marker (S42-5.6.4)."""
        self.train = self.train | 1 << u if on else self.train & ~(1 << u)
        self.reached = None
        if self.place[u] >= 0:
            self._refresh_side(self.place[u], self.setting.side[u])

    def refresh(self, h: int) -> None:
        """Work out anew what the units of a hex occupy, control and anchor."""
        for side in (AXIS, SOVIET):
            self._refresh_side(h, side)

    def _refresh_side(self, h: int, side: int) -> None:
        setting, here, bit = self.setting, self.at.get(h, 0), 1 << h
        beside = setting.country.grid.neighbour_mask[h]
        self.on_map |= here
        self.stirred |= beside | bit
        fighting, occupied = here & setting.fighting[side], self.occupied
        if not fighting and not occupied[side] & bit:
            return  # nobody was there who could control or anchor anything
        firm = in_zone = anchor = 0
        if fighting:
            flying = self.full_retreat
            firm = fighting ^ fighting & flying
            if not self.contested & bit:  # S42-29.1.1.e
                in_zone = fighting ^ fighting & self.train  # S42-5.6.4.a
                good = firm & in_zone
                good ^= good & self.disrupted
                if in_zone & flying:
                    in_zone = setting.rules.controlling(in_zone, flying)
                free = good & setting.free
                # S42-7.1.a, S42-7.1.b
                anchor = good ^ free or free & (free - 1)
        steady, sources, anchors = self.steady, self.sources, self.anchors
        if (not steady[side] & bit) is not (not firm):
            steady[side] ^= bit
        if (not occupied[side] & bit) is not (not fighting):
            occupied[side] ^= bit
            # Only the hexes next to an anchor can neutralize a bond (S42-7.3).
            if beside & anchors[FOE[side]]:
                self._bonds[FOE[side]] = None
        if (not sources[side] & bit) is not (not in_zone):
            sources[side] ^= bit
            self._zoc[side] = None
        if (not anchors[side] & bit) is not (not anchor):
            anchors[side] ^= bit
            self._bonds[side] = None

    # Zones and bonds.

    @property
    def weather_effects(self) -> WeatherEffects:
        """What the weather of this turn does."""
        return self.setting.weather_effects[self.weather]

    @property
    def season(self) -> Season:
        return Season(
            wet=self.weather_effects.wet,
            marsh=bool(self.marsh),
            winter=self.setting.charts.turns.turn(self.turn).season.value == "winter",
            built=self.country.built(self.turn),
        )

    def season_changed(self) -> None:
        """To be told whenever turn, weather or marsh have changed."""
        self.going = self.country.going(self.season)
        self.reached = None
        self._zoc = [None, None]
        self._bonds = [None, None]

    def zoc(self, side: int) -> Bitboard:
        """The ZOC of a side (S42-6.1)."""
        found = self._zoc[side]
        if found is None:
            found = self._zoc[side] = zone_of_control(self.going.ground, self.sources[side])
        return found

    def bonds(self, side: int) -> Bonds:
        """The bonds of a side (S42-7.1), as its enemy meets them."""
        found = self._bonds[side]
        if found is None:
            found = self._bonds[side] = bonds(
                self.going.ground,
                self.anchors[side],
                self.occupied[FOE[side]],
                edge_bonds(self, side),
            )
        return found


def _with(figures: tuple[int, ...], u: int, figure: int) -> tuple[int, ...]:
    """The figures of all units with another one for this unit."""
    return (*figures[:u], figure, *figures[u + 1 :])


WEATHERS = tuple(Weather)
REPLACEMENTS = (
    "tank", "infantry", "cavalry", "special", "hungarian", "romanian", "italian", "axis",
)  # fmt: skip
"""The types of replacement (S42-21.1.4) in the order of `S42State.replacements`."""
