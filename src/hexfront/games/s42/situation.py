"""All that a State of this game holds, each field declared once.

Unit sets are bit masks, hex sets are bitboards. Definitions hang on the shared `setting` and are
neither copied nor part of the value; what follows from the positions of units is kept beside them
by `S42State`.
"""

from typing import TYPE_CHECKING, TypeAlias

from hexfront.games.s42.country.country import Country, Going
from hexfront.games.s42.places import HOLDING, NOBODY, PENDING, POOL, Phase
from hexfront.games.s42.setting import AXIS, SIDES, SOVIET, Setting
from hexfront.games.s42.zones.zones import NO_CROSSINGS, Bonds
from hexfront.hexes import Bitboard, HexId
from hexfront.play import State
from hexfront.play.fields import Derived, Hexes, Shared, Units, declared

if TYPE_CHECKING:
    from hexfront.games.s42.movement.reach import Reach
    from hexfront.games.s42.movement.steps import MapWays
    from hexfront.games.s42.supply.lines import Lines
    from hexfront.games.s42.supply.trace import Flood

Steps: TypeAlias = tuple[Hexes, Hexes, Hexes, Hexes, Hexes, Hexes]
"""Crossings as a field: by direction, a set of hexes."""


@declared
class Situation(State):
    """The fields of a game of Stalingrad '42."""

    setting: Shared[Setting]
    country: Shared[Country]

    # Units: where they are and in what state.
    place: list[int]
    lost: tuple[int, ...]
    """Steps lost."""
    due: tuple[int, ...]
    """The turn in which a pending unit arrives."""
    died: tuple[int, ...]
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
    """Units that withdrew at the end of their own Movement Phase (S42-12.1.4.a)."""
    besieged: Units
    """Units that began this Movement Phase in a contested hex, or came out of a box there
    (S42-29.1.2.b)."""
    one_hex: Units
    """Units that moved one hex at most in this Movement Phase, and into no EZOC (S42-25.2.1.b)."""
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
    steady: Derived[list[Bitboard]]
    """Hexes with combat units that are not in Full Retreat."""
    on_map: Derived[int]
    """The units that are in a hex."""
    waiting: Derived[Units]
    """The units that are in an Entry Area."""
    stirred: Derived[Bitboard]
    """Hexes whose units have changed since `automatic_targets` looked at them, and all next to
    them."""

    displaced: Derived[Units]
    """Units that were put somewhere since they were last shown."""
    shown: Derived[object]
    """What was shown then: only if that is still what is shown, `displaced` are all that moved."""

    memo: Derived[dict[tuple[str, int], tuple[tuple[object, ...], Bitboard]]]
    """Answers that cost time, by question and side, each with what it was worked out from."""
    floods: Derived[dict[tuple[str, int], "Flood"]]
    """Floods over the map by question and side; a later one may grow from what they found."""
    lines: Derived[list["tuple[tuple[object, ...], tuple[object, ...], Lines] | None"]]
    """By side: the situation, what of it matters, and what is known of its lines of supply."""
    reached: Derived["tuple[object, Reach] | None"]
    """The moment of a moving stack with all hexes in its reach, until anything is done."""
    known_ways: Derived[dict[tuple[int, int, bool], "tuple[Bonds, MapWays]"]]
    """By side, column of costs and whether it climbs: what a stack can step over, and the bonds of
    the enemy that this goes by."""
    _zoc: Derived[list[Bitboard | None]]
    _bonds: Derived[list[Bonds | None]]
    going: Derived[Going]
    """Movement costs and ground of the present season; `season_changed` keeps it true."""

    def __init__(self, setting: Setting) -> None:
        """An empty map; nothing on the stack yet."""
        self.blank()
        self.setting, self.country = setting, setting.country
        size = setting.size
        self.place = [PENDING] * len(setting.units) + [POOL] * (size - len(setting.units))
        self.lost = self.due = self.died = (0,) * size
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
        self.reached = self.shown = None
        self.lines = [None, None]
        self.occupied, self.sources, self.anchors = [0, 0], [0, 0], [0, 0]
        self.steady = [0, 0]
        self._zoc, self._bonds = [None, None], [None, None]
