"""The situation of a game as flat data: unit sets are bit masks, hex sets are bitboards.

Definitions hang on the shared `setting` and are neither copied nor part of the value. What
follows from the positions of units (who occupies which hex, zones, bonds) is kept beside them:
`put` and the setters of a unit's order keep it true at every step.
"""

from typing import TYPE_CHECKING, TypeAlias

from hexfront.games.s42.country.country import Country, Gait, Going, Season
from hexfront.games.s42.definitions.counters import Dot, Face, Quality, Unit, UnitType
from hexfront.games.s42.definitions.tables import Weather
from hexfront.games.s42.places import (
    AREA,
    BOX,
    BOXED,
    HOLDING,
    NOBODY,
    PENDING,
    POOL,
    Order,
    Phase,
)
from hexfront.games.s42.setting import AXIS, SIDES, SOVIET, Setting
from hexfront.games.s42.zones.zones import NO_CROSSINGS, Bonds, bonds, zone_of_control
from hexfront.hexes import Bitboard, HexId, bits
from hexfront.play import State
from hexfront.play.fields import Derived, Hexes, Shared, Units, declared
from hexfront.play.teams import FOE

if TYPE_CHECKING:
    from hexfront.games.s42.movement.reach import Reach
    from hexfront.games.s42.supply.lines import Lines

Steps: TypeAlias = tuple[Hexes, Hexes, Hexes, Hexes, Hexes, Hexes]
"""Crossings as a field: by direction, a set of hexes."""


@declared
class S42State(State):
    """One game of Stalingrad '42."""

    setting: Shared[Setting]

    # Units: where they are and in what state.
    place: list[int]
    lost: list[int]
    """Steps lost."""
    due: list[int]
    """The turn in which a pending unit arrives."""
    died: list[int]
    """The turn in which a unit went to the Eliminated Box."""
    disrupted: Units
    full_retreat: Units
    remnant: Units
    """Units for which a Remnant stands (S42-10.4)."""
    upgraded: Units
    """Units that have one step more than they print (S42-32.4.d)."""
    used: Units
    """ASUs on their Used side."""
    train: Units
    fresh: Units
    """Units with a Replacement marker (S42-21.4)."""
    oos: Units
    """Units with an Out of Supply marker, white or red."""
    isolated: Units
    """Those of them whose marker shows red."""
    locked: Units
    """Units that may not move yet: garrisons and frozen formations (S42-20.4, S42-20.6)."""
    ready_supply: Units
    """SPs on their Ready side (S42-18.6.2)."""
    immobile: Units
    """SPs that are immobile (S42-18.6.8)."""
    # What units did in the phase or turn that is running.
    moved: Units
    """Units whose move of this Movement Phase is over."""
    spent: Units
    """Units that used Extended Movement or came by rail, sea or from another Entry Area and so
    may not attack this turn."""
    fleeing: Units
    """Units that went into Full Retreat of their own will in this Movement Phase (S42-13.3.1.b)."""
    attacked: Units
    """Units that attacked in this Combat Phase (S42-8.1.b)."""
    struck: Units
    """Units that were attacked in this Combat Phase, not by Breakthrough Combat."""
    retreated: Units
    """Units that retreated in this Combat Phase (S42-12.4)."""
    withdrawn: Units
    """Units of the running combat that have retreated and wait for its end."""
    besieged: Units
    """Units that began this Movement Phase in a contested hex (S42-29.1.2.b)."""
    one_hex: Units
    """Units that moved just one hex in this Movement Phase, and into no EZOC (S42-25.2.1.b)."""
    reserve: Units
    """Units in Reserve (S42-25.2.1.a)."""
    committed: Units
    """Reserves that have been activated in this Combat Phase."""
    tried: Units
    """Units that tried to disengage in this Combat Phase (S42-27.2.1.a)."""
    auto_ds: Units
    """Units under Auto DS markers (S42-8.6)."""
    auto_ds_groups: tuple[tuple[HexId, Units], ...]
    """For each Auto DS: the vacated hex and the units under its markers, as a mask."""
    offensives: tuple[tuple[int, int, int], ...]
    """Planned Offensive markers: the HQ, 1 if it is Ready, hexes gone in this phase (S42-26.2)."""
    # Reserve Armies (chapter 34).
    boxes: tuple[Units, ...]
    """The units in each holding box."""
    markers: tuple[int, ...]
    """By Reserve Army: the holding box that its Maskirovka marker names, or NOBODY."""
    known: Units
    """Reserve Armies whose holding box the Axis knows."""
    exposed: Units
    """Those of them that were revealed and must be removed (S42-34.7.a)."""
    stowed: Units
    """Units that came into a holding box in this player turn (S42-34.4.1.a)."""
    unpacked: Units
    """Units put down by a removal in this Movement Phase (S42-34.7.b)."""
    guarded: Hexes
    """Hexes of Reserve Armies that were said in this player turn to hold units (34.6.2.g)."""
    redeployed: int
    """1 once a unit has left a holding box for another or an Entry Area this turn (34.4.2.b)."""
    strategic: int
    """1 once a unit has come into a holding box from the map this turn (S42-34.4.1.e)."""
    unveiled: int
    """How often a secret has come to light."""
    vacated: Hexes
    """Hexes that defenders left in this Combat Phase, kept for Reserves (S42-25.2.3.c)."""
    # The turn.
    turn: int
    side: int
    """The active player."""
    phase: int
    weather: int
    """Index of the Weather that holds this turn."""
    sky: int
    """Index of the Weather that was rolled: Mud has the sky of Clear or Overcast."""
    before: int
    """Index of the Weather of the turn before, Mud being what was rolled."""
    marsh: int
    """1 once Seasonal Marsh has become Marsh."""
    # The map.
    forts: tuple[Hexes, Hexes]
    """By side: completed fortification markers."""
    building: tuple[Hexes, Hexes]
    """By side: fortifications under construction."""
    stale_forts: int
    """Bit n: the printed fortifications of group n are inactive for good (S42-9.7.7)."""
    axis_cities: Hexes
    """City hexes under Axis control; all others are Soviet (S42-16.3.4)."""
    axis_towns: Hexes
    """Towns with VPs or a port that the Axis has captured; they never bar a LOS (16.3.4.c)."""
    city_battles: tuple[tuple[HexId, int], ...]
    """City Battle markers and their level."""
    contested: Hexes
    """City hexes with units of both sides; the original defender controls them (S42-29.1.1)."""
    railheads: tuple[HexId, ...]
    repaired: Steps
    """Rail steps that the Axis can use (S42-17.1)."""
    flotilla: tuple[int, int]
    """The hexside of the Volga Flotilla, or two times NOWHERE."""
    flotilla_moved: int
    # Means of the phase that is running.
    rp: int
    replacements: tuple[int, ...]
    """What is left this turn, in the order of REPLACEMENTS."""
    returned: Units
    """Units that came back from the Eliminated Box in this Initial Phase (S42-21.3.1.g)."""
    special_debt: int
    """Special replacements that the Axis loses when it next receives some (S42-32.3.a)."""
    volunteers: int
    """1 once the North Caucasus Volunteers arrive (S42-20.8.a)."""
    called_up: int
    """1 once the Trans-Caucasus Front is called up (S42-30.0.a)."""
    released: int
    """The turn in which a frozen army was last released by choice (S42-31.0.c)."""
    offensive_turn: int
    """The turn in which the Winter Offensive was declared, or 0 (S42-33.1.b)."""
    mini_turn: int
    """1 during the Axis mini-turn (S42-33.2.3)."""
    preliminary: int
    """1 during the preliminary move before the first player turn (S42-S2.4.1.a)."""
    baku: int
    """1 once five Axis divisions went to Baku in one Movement Phase (S42-24.1.2.b)."""
    elbrus: int
    """1 once an Axis mountain unit has stood on Mount Elbrus (S42-24.3.a)."""
    rail_total: int
    rail_from_map: int
    rail_ferry: int
    """1 once a unit has used the Vladimirovka ferry this turn (S42-5.5.7.b)."""
    sailed: int
    """Bit n: a unit has moved over sea n this turn."""
    air_at: list[int]
    """By air unit: the hex it is with, or HOLDING."""
    air_used: int
    air_absent: int
    """Air units that this turn's weather keeps on the ground."""
    winner: int
    reason: str
    # Derived from the above; by side.
    at: Derived[dict[int, int]]
    """The units in a hex or Entry Area."""
    occupied: Derived[list[Bitboard]]
    """Hexes with combat units."""
    sources: Derived[list[Bitboard]]
    """Hexes whose units have a ZOC."""
    anchors: Derived[list[Bitboard]]
    """Hexes that can anchor a bond."""
    on_map: Derived[int]
    """The units that are in a hex."""
    stirred: Derived[Bitboard]
    """Hexes whose units have changed since `automatic_targets` looked at them."""

    memo: Derived[dict[tuple[str, int], tuple[tuple[object, ...], Bitboard]]]
    """Answers that cost time, by question and side, each with what it was worked out from."""
    lines: Derived[list["tuple[tuple[object, ...], Lines] | None"]]
    """By side: what is known of its lines of supply, and what it was worked out from."""
    reached: Derived["tuple[object, Reach] | None"]
    """The moment of a moving stack with all hexes in its reach, until anything is done."""
    _zoc: Derived[list[Bitboard | None]]
    _bonds: Derived[list[Bonds | None]]
    _going: Derived[Going | None]

    def __init__(self, setting: Setting) -> None:
        """An empty map; nothing on the stack yet."""
        self.blank()
        self.setting = setting
        size = setting.size
        self.place = [PENDING] * len(setting.units) + [POOL] * (size - len(setting.units))
        self.lost = [0] * size
        self.due = [0] * size
        self.died = [0] * size
        self.air_at = [HOLDING] * len(setting.air)
        self.winner = NOBODY
        self.turn = setting.file.first_turn
        self.side = AXIS if setting.file.first_player.value == "axis" else SOVIET
        self.phase = Phase.INITIAL
        self.forts = self.building = (0, 0)
        self.repaired = NO_CROSSINGS
        self.flotilla = (-1, -1)
        self.replacements = (0,) * 8
        armies = len(setting.reserve_armies)
        self.markers = (NOBODY,) * armies
        self.boxes = (0,) * (
            setting.definitions.limits.holding_boxes.of(SIDES[SOVIET]) if armies else 0
        )
        self.reached = None
        self.lines = [None, None]
        self.occupied, self.sources, self.anchors = [0, 0], [0, 0], [0, 0]
        self._zoc, self._bonds = [None, None], [None, None]

    # The counters.

    @property
    def country(self) -> Country:
        return self.setting.country

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
        bit, before, side = 1 << u, self.place[u], self.setting.side[u]
        self.reached = None
        if before == BOXED:
            self.boxes = tuple(box & ~bit for box in self.boxes)
        if place <= BOX:
            self.boxes = tuple(box | bit * (BOX - n == place) for n, box in enumerate(self.boxes))
            place = BOXED
        if before >= 0 or before <= AREA:
            left = self.at[before] & ~bit
            if left:
                self.at[before] = left
            else:
                del self.at[before]
        self.place[u] = place
        if place >= 0 or place <= AREA:
            self.at[place] = self.at.get(place, 0) | bit
        if before >= 0:
            self.on_map &= ~bit
            self._refresh_side(before, side)
        if place >= 0:
            self._refresh_side(place, side)
        if self.contested:
            self._end_contests()
        if self.city_battles:
            self._end_city_battles()

    def contest(self, h: HexId) -> None:
        """Let both sides share a City hex from now on (S42-29.1.1.a)."""
        self.contested |= 1 << h
        self.refresh(h)

    def _end_contests(self) -> None:
        """A hex that one side has wholly left is the other's (S42-29.1.1.c, S42-29.1.1.j)."""
        for h in bits(self.contested & ~(self.occupied[AXIS] & self.occupied[SOVIET])):
            bit = 1 << h
            self.contested &= ~bit
            self.city_battles = tuple(entry for entry in self.city_battles if entry[0] != h)
            holder = AXIS if self.occupied[AXIS] & bit else SOVIET
            if (self.occupied[AXIS] | self.occupied[SOVIET]) & bit:
                self.axis_cities = self.axis_cities & ~bit | (bit if holder == AXIS else 0)
                self.note("log-contest-over", "S42-29.1.1.c", side=holder, hex=h)
            self.refresh(h)

    def _end_city_battles(self) -> None:
        """A City Battle ends when the defender leaves or no attacker is adjacent (11.6.2.d)."""
        beside = self.country.grid.neighbour_mask
        self.city_battles = tuple(
            (h, level)
            for h, level in self.city_battles
            if self.contested >> h & 1
            or any(
                self.occupied[side] >> h & 1 and beside[h] & self.occupied[FOE[side]]
                for side in (AXIS, SOVIET)
            )
        )

    def set_order(self, u: int, order: Order) -> None:
        bit = 1 << u
        self.disrupted &= ~bit
        self.full_retreat &= ~bit
        if order is Order.DISRUPTED:
            self.disrupted |= bit
        elif order is Order.FULL_RETREAT:
            self.full_retreat |= bit
        self.reached = None
        if self.place[u] >= 0:
            self._refresh_side(self.place[u], self.setting.side[u])

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
        self.on_map |= here
        self.stirred |= bit
        fighting = here & setting.fighting[side]
        in_zone = anchor = 0
        if fighting and not self.contested & bit:  # S42-29.1.1.e
            in_zone = fighting & ~self.train  # S42-5.6.4.a
            good = in_zone & ~self.disrupted & ~self.full_retreat
            in_zone = setting.rules.controlling(in_zone, self.full_retreat)
            free = good & setting.free
            # S42-7.1.a, S42-7.1.b
            anchor = good & ~setting.free or free & (free - 1)
        if bool(self.occupied[side] & bit) is not bool(fighting):
            self.occupied[side] ^= bit
            # Only the hexes next to an anchor can neutralize a bond (S42-7.3).
            if setting.country.grid.neighbour_mask[h] & self.anchors[FOE[side]]:
                self._bonds[FOE[side]] = None
        if bool(self.sources[side] & bit) is not bool(in_zone):
            self.sources[side] ^= bit
            self._zoc[side] = None
        if bool(self.anchors[side] & bit) is not bool(anchor):
            self.anchors[side] ^= bit
            self._bonds[side] = None

    # Zones and bonds.

    @property
    def season(self) -> Season:
        file_turn = self.turn
        return Season(
            wet=self.setting.charts.weather.effects[WEATHERS[self.weather]].wet,
            marsh=bool(self.marsh),
            winter=self.setting.charts.turns.turn(file_turn).season.value == "winter",
        )

    @property
    def going(self) -> Going:
        """Movement costs and ground of the present season."""
        found = self._going
        if found is None:
            found = self._going = self.country.going(self.season)
        return found

    def season_changed(self) -> None:
        """To be told whenever turn, weather or marsh have changed."""
        self._going = self.reached = None
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
                self.country.edge_bonds[side],
            )
        return found


WEATHERS = tuple(Weather)
REPLACEMENTS = (
    "tank", "infantry", "cavalry", "special", "hungarian", "romanian", "italian", "axis",
)  # fmt: skip
"""The types of replacement (S42-21.1.4) in the order of `S42State.replacements`."""
