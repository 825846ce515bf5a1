"""Reading a position back: every fact of the State by the names of the notation."""

from collections.abc import Iterable

from hexfront.games.notation.faults import FaultError
from hexfront.games.notation.recording import asked
from hexfront.games.s42.advance.advancing import advance_allowance
from hexfront.games.s42.combat.attack import fit
from hexfront.games.s42.combat.battle import Battle
from hexfront.games.s42.combat.defense import city_battle_level, defense_modifiers
from hexfront.games.s42.combat.odds import Odds, column_name, odds, strongest
from hexfront.games.s42.combat.outcomes import Outlook, outcome_distribution
from hexfront.games.s42.maskirovka.armies import box_of, marker_of
from hexfront.games.s42.moments.moving import Moving
from hexfront.games.s42.movement.allowance import HALVES, allowance
from hexfront.games.s42.movement.reach import reach
from hexfront.games.s42.notation.draft import BOX_WORD, side_of
from hexfront.games.s42.notation.setting_up import box_named
from hexfront.games.s42.notation.sketch import Names
from hexfront.games.s42.notation.units import STATES
from hexfront.games.s42.places import (
    BOX,
    ELIMINATED,
    NOBODY,
    PENDING,
    POOL,
    REMOVED,
    area_of,
    area_place,
    box_at,
    box_place,
)
from hexfront.games.s42.scenarios.victory import victory_points
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.check import has_supply, is_isolated
from hexfront.games.s42.supply.isolation import attrition_tally
from hexfront.games.s42.zones.zones import bonded_sides
from hexfront.hexes import Bitboard, HexId, bits
from hexfront.play import Tally
from hexfront.play.masks import members

OUTSIDE = {PENDING: "pending", ELIMINATED: "eliminated", REMOVED: "removed", POOL: "pool"}
"""Places that are neither hexes nor Entry Areas."""


class Readback:
    """The questions that a position answers; see docs/notation.md."""

    def __init__(self, state: S42State, names: Iterable[str]) -> None:
        self.state = state
        self.names = list(names)
        self._hexes = Names(state.country.grid)

    # Names

    def unit(self, name: str) -> int:
        """The number of a unit."""
        if name not in self.names:
            raise LookupError(f"no unit {name!r}")
        return self.names.index(name)

    def units(self, names: str) -> tuple[int, ...]:
        """The numbers of several units."""
        return tuple(self.unit(name) for name in names.split())

    def mask(self, names: str) -> int:
        return sum(1 << u for u in self.units(names))

    def name(self, u: int) -> str:
        return self.names[u]

    def named(self, mask: int) -> set[str]:
        """The units of a mask by name."""
        return {self.names[u] for u in members(mask)}

    def hex(self, label: str) -> HexId:
        try:
            return self._hexes.at(label)
        except FaultError as error:
            raise LookupError(str(error)) from error

    def board(self, labels: str) -> Bitboard:
        """Several hexes as a bitboard; blocks such as 1203-1405 may stand among them."""
        return sum(1 << h for h in set(self._hexes.hexes(labels.split())))

    def label(self, h: int) -> str:
        return self._hexes.label(HexId(h))

    def labels(self, board: Bitboard) -> set[str]:
        return {self.label(h) for h in bits(board)}

    def place(self, name: str) -> int:
        """A hex by its number, an Entry Area by its letter, or a holding box."""
        if name.startswith(BOX_WORD):
            return box_named(self.state, name)
        index = self.state.country.area_index.get(name)
        return self.hex(name) if index is None else area_place(index)

    def place_name(self, place: int) -> str:
        if place in OUTSIDE:
            return OUTSIDE[place]
        if place <= BOX:
            return f"{BOX_WORD}{box_at(place) + 1}"
        area = area_of(place)
        return self.state.country.area_ids[area] if area >= 0 else self.label(place)

    def air(self, name: str) -> int:
        for index, unit in enumerate(self.state.setting.air):
            if unit.id == name:
                return index
        raise LookupError(f"no air unit {name!r}")

    def air_name(self, index: int) -> str:
        return self.state.setting.air[index].id

    def railhead(self, label: str) -> int:
        return self.state.railheads.index(self.hex(label))

    def railhead_name(self, index: int) -> str:
        return self.label(self.state.railheads[index])

    # Units

    def where(self, name: str) -> str:
        """A hex, an Entry Area, a holding box, or pending, eliminated, removed, pool."""
        box = box_of(self.state, self.unit(name))
        place = self.state.place[self.unit(name)] if box == NOBODY else box_place(box)
        return self.place_name(place)

    def box(self, name: str) -> int:
        """The number of the holding box to which a Reserve Army belongs, or 0."""
        return marker_of(self.state, self.unit(name)) + 1

    def at(self, place: str) -> set[str]:
        """The units of both sides in a hex or Entry Area."""
        return self.named(self.state.at.get(self.place(place), 0))

    def order(self, name: str) -> str:
        """good, disrupted or full_retreat."""
        return self.state.order(self.unit(name)).name.lower()

    def steps(self, name: str) -> int:
        """Steps that a unit still has; none once it has left the map for good."""
        u = self.unit(name)
        return 0 if self.state.place[u] in (ELIMINATED, REMOVED) else self.state.steps(u)

    def face(self, name: str) -> str:
        """The numbers that lie upward, such as 6-7-3."""
        return str(self.state.face(self.unit(name)))

    def states(self, name: str) -> set[str]:
        """The words of all states that a unit is in, as in its statement."""
        u = self.unit(name)
        return {word for word, slot in STATES.items() if getattr(self.state, slot) >> u & 1}

    # The map

    @asked
    def zoc(self, side: str) -> set[str]:
        return self.labels(self.state.zoc(side_of(side)))

    @asked
    def bonds(self, side: str) -> set[str]:
        """Hex Bonds as `1204`, Hexside Bonds as `1203/1304` with the lower number first."""
        found = self.state.bonds(side_of(side))
        pairs = (
            sorted(self.label(h) for h in pair)
            for pair in bonded_sides(self.state.country.grid, found)
        )
        return self.labels(found.hexes) | {"/".join(pair) for pair in pairs}

    def forts(self, side: str) -> set[str]:
        return self.labels(self.state.forts[side_of(side)])

    def building(self, side: str) -> set[str]:
        return self.labels(self.state.building[side_of(side)])

    def control(self, label: str) -> str:
        """Who controls a City hex."""
        h = self.hex(label)
        if not self.state.country.cities >> h & 1:
            raise LookupError(f"{label} is no City hex")
        return "axis" if self.state.axis_cities >> h & 1 else "soviet"

    def railheads(self) -> set[str]:
        return {self.label(h) for h in self.state.railheads}

    def offensives(self) -> list[str]:
        """The HQs with Planned Offensive markers, `H` or `H ready`."""
        return [
            f"{self.names[hq]} ready" if ready else self.names[hq]
            for hq, ready, _ in self.state.offensives
        ]

    # What other chapters work out

    @asked
    def supplied(self, name: str) -> bool:
        """Has a unit a Line of Supply now?"""
        return has_supply(self.state, self.unit(name))

    def isolated(self, name: str) -> bool:
        """Is even an overland portion of any length closed to a unit?"""
        return is_isolated(self.state, self.unit(name))

    @asked
    def ma(self, name: str) -> float:
        """The movement allowance that a unit has now, in MPs."""
        return allowance(self.state, self.unit(name)) / HALVES

    def cost(self, name: str, label: str) -> float | None:
        """The MPs of a unit's way to a hex, with its stack if that is moving; None out of reach."""
        u, h, top = self.unit(name), self.hex(label), self.state.stack[-1:]
        moving = top[0] if top and isinstance(top[0], Moving) and u in top[0].units else None
        found = moving.reach(self.state) if moving else reach(self.state, (u,))
        path = found.path(h) if found.kind(h) is not None else ()
        return path[-1][1] / HALVES if path else None

    def attrition(self, name: str) -> Tally:
        """The modifiers of a unit's roll for Isolation Attrition."""
        return attrition_tally(self.state, self.unit(name))

    def vp(self) -> Tally:
        """The VPs of the Axis as they stand."""
        return victory_points(self.state)

    @asked
    def city_battle(self, label: str) -> int:
        """The level of the City Battle in a hex, 0 without one."""
        return city_battle_level(self.state, self.hex(label))

    @asked
    def odds(self, label: str = "") -> Odds:
        """The odds of the attack that is being put together, or of one on a hex with all units
        that can take part."""
        if not label:
            return odds(self.state, self._battle())
        state = self.state
        battle = strongest(state, state.side, self.hex(label), fit(state, state.side))
        if battle is None:
            raise LookupError(f"no unit can attack {label}")
        return odds(state, battle)

    def column(self) -> str:
        """Its odds after all shifts, such as 3-1."""
        return column_name(self.odds().column)

    def outlook(self) -> Outlook:
        """The exact chances of all that it can come to."""
        return outcome_distribution(self.state, self._battle())

    def advance(self, name: str) -> Tally:
        """The hexes that a unit may advance after the combat that is open."""
        return advance_allowance(self.state, self._battle(), self.unit(name))

    def drm(self, name: str) -> Tally:
        """The modifiers of a Determined Defense with this Lead Unit, without artillery."""
        return defense_modifiers(self.state, self._battle(), self.unit(name), supported=False)

    def _battle(self) -> Battle:
        """The combat that is open; some moments carry it in a slip that they pass on."""
        for moment in reversed(self.state.stack):
            for slip in ("", "attempt", "following", "march"):
                found = getattr(getattr(moment, slip, None) if slip else moment, "battle", None)
                if isinstance(found, Battle):
                    return found
        raise LookupError("no attack is being put together")
