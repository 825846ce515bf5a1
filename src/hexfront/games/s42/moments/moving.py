"""The move of one unit or stack, from the first step to the last."""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from hexfront.games.s42.choices import (
    DropOff,
    EnterArea,
    Entrain,
    Halt,
    March,
    Sail,
    Take,
    Transfer,
)
from hexfront.games.s42.entry import moves as entry
from hexfront.games.s42.maskirovka.armies import armies_at, kept_out
from hexfront.games.s42.means.offensives import drop_offensives, hq_gone
from hexfront.games.s42.means.support import air_follows
from hexfront.games.s42.moments.catalogue import Catalogue, Listing
from hexfront.games.s42.moments.retreat import check_withdrawals
from hexfront.games.s42.movement import occupy, sea, trains
from hexfront.games.s42.movement.allowance import (
    HALVES,
    Budget,
    Joined,
    Kind,
    budget,
    kind_of,
    movers_at,
)
from hexfront.games.s42.movement.reach import Path, Reach, leaving_cost, reach_within
from hexfront.games.s42.places import AREA, Order, area_place
from hexfront.games.s42.setting import AXIS
from hexfront.games.s42.state import S42State
from hexfront.hexes import Bitboard, HexId
from hexfront.play import Back, Choice
from hexfront.play.masks import mask_of, members
from hexfront.play.moment import SideMoment
from hexfront.play.teams import FOE

AT_SEA = 1000
"""Half MPs spent by a unit that went by sea: more than it has."""
KINDS = {
    Kind.NORMAL: "S42-5.1.a",
    Kind.TACTICAL: "S42-5.4.a",
    Kind.EXTENDED: "S42-5.3.a",
}
"""The rule by which a kind of movement goes."""


MARCHES, JOURNEYS = Catalogue[Choice](March), Catalogue[Choice](Entrain)


class Moving(SideMoment[S42State], frozen=True, tag="Moving"):
    """A stack on the move. It is where its units are."""

    takes: ClassVar[tuple[type[Choice], ...]] = (
        March,
        Take,
        DropOff,
        EnterArea,
        Entrain,
        Sail,
        Transfer,
        Halt,
    )

    units: tuple[int, ...]
    joined: tuple[Joined, ...]
    """For each unit, when it joined."""
    hexes: int = 0
    halves: int = 0
    """What the stack has done: hexes entered and half MPs spent."""

    def way_back(self, state: S42State) -> Back:
        return "no" if self.hexes else "out"

    def reach(self, state: S42State, left: Budget | None = None) -> Reach:
        """Where the stack can go; kept until something changes, for it is asked again at once.

        `left` is its budget, if that is known already.
        """
        known = state.reached
        if known is not None and known[0] is self:
            return known[1]
        spendable = left or self.budget(state)
        found = reach_within(state, self.units, spendable, self.joined, begun=self.hexes > 0)
        state.reached = (self, found)
        return found

    def budget(self, state: S42State) -> Budget:
        """What the stack may still spend."""
        return budget(state, self.units, self.joined, self.hexes, self.halves)

    def choices(self, state: S42State) -> Sequence[Choice]:
        there = self.reach(state).hexes
        listed: list[Choice] = [Take(u) for u in self.pick_ups(state)]
        listed += [DropOff(u) for u in self.loose]
        listed += [EnterArea(area_place(n)) for n in self.exits(state)]
        rails, more = 0, self.crossings(state)
        if not self.hexes:
            listed += [Transfer(area_place(n)) for n in self.transfers(state)]
            rails, areas = self.journeys(state)
            more = [*[Entrain(area) for area in areas], *more]
        if self.hexes or not (there or listed or rails or more):
            more.append(Halt())
        return Listing(((MARCHES, there),), listed, ((JOURNEYS, rails),) if rails else (), more)

    @property
    def loose(self) -> tuple[int, ...]:
        """The units that may be left behind here (S42-5.1.c)."""
        return self.units if self.hexes and len(self.units) > 1 else ()

    def pick_ups(self, state: S42State) -> list[int]:
        """The units that may join the stack where it is now (S42-5.1.c, S42-20.1.3.b)."""
        moving, place = mask_of(self.units), state.place[self.units[0]]
        if self.hexes and not moving & state.setting.army_hq:
            return []
        if not state.units_at(place, self.side) & ~moving:
            return []
        return members(movers_at(state, self.side, place) & ~moving)

    def transfers(self, state: S42State) -> list[int]:
        """The Entry Areas into which the stack can go from its own."""
        if state.place[self.units[0]] > AREA:
            return []
        return entry.transfers(state, self.units)

    def journeys(self, state: S42State) -> tuple[Bitboard, list[int]]:
        """Where it can go by rail instead of any step: hexes, and places of Entry Areas."""
        u = self.units[0]
        if len(self.units) > 1 or not trains.boards(state, u):
            return 0, []
        return trains.destinations(state, u) if trains.no_rail(state, u) is None else (0, [])

    def crossings(self, state: S42State) -> list[Choice]:
        """Sea movement: with the whole MA, or as one hex of a naval infantry brigade."""
        if len(self.units) > 1:
            return []
        u = self.units[0]
        if self.side == AXIS:
            if self.hexes or state.place[u] > AREA:  # the strait is crossed from an Entry Area
                return []
            taman = sea.strait_port(state)
            if taman is None or sea.no_strait(state, u) is not None:
                return []
            return [Sail(taman)]
        if self.hexes and not (state.setting.naval >> u & 1 and self.hexes == 1):
            return []
        return [Sail(h) for h in sea.landings(state, u)]

    def exits(self, state: S42State) -> list[int]:
        """The Entry Areas that the stack can enter from its hex now (S42-22.3.1)."""
        place = state.place[self.units[0]]
        if place < 0 or not state.country.edge >> place & 1:
            return []
        near = entry.areas_beside(state, self.side, HexId(place))
        if not near:
            return []
        left = self.budget(state)
        affordable = self._exit_cost(state) <= left.most or left.hexes > 0
        return near if affordable else []

    def _exit_cost(self, state: S42State) -> int:
        cost = state.setting.charts.terrain.movement.enter_entry_area * HALVES  # S42-22.3.1.b
        place = HexId(state.place[self.units[0]])
        return cost if self.hexes else cost + leaving_cost(state, self.units, place)

    def take(self, state: S42State, choice: Choice) -> None:
        match choice:
            case March(to):  # the most frequent by far
                self._march(state, self.reach(state), HexId(to))
            case Take(unit):
                self._take(state, unit)
            case DropOff(unit):
                self._drop(state, unit)
            case EnterArea(place):
                self._leave_map(state, place)
            case Entrain(place):
                self._entrain(state, place)
            case Sail(to):
                self._sail(state, HexId(to))
            case Transfer(place):
                self._transfer(state, place)
            case Halt():
                self.finish(state)
            case _:
                raise self.illegal(choice)

    def _take(self, state: S42State, u: int) -> None:
        joined = Joined(state.place[u], self.hexes, self.halves)
        state.stack[-1] = msgspec.structs.replace(
            self, units=(*self.units, u), joined=(*self.joined, joined)
        )

    def _drop(self, state: S42State, u: int) -> None:
        n = self.units.index(u)
        settle_unit(
            state, u, self.hexes - self.joined[n].hexes, self.halves - self.joined[n].halves
        )
        state.note("log-dropped-off", "S42-5.1.c", unit=u, hex=state.place[u])
        state.stack[-1] = msgspec.structs.replace(
            self,
            units=self.units[:n] + self.units[n + 1 :],
            joined=self.joined[:n] + self.joined[n + 1 :],
        )

    def _march(self, state: S42State, there: Reach, to: HexId) -> None:
        """Go hex by hex; a withdrawal of enemies on the way interrupts the march.

        Hexes in which nothing happens are passed without standing in them.
        """
        now = self
        path = there.path(to)
        if state.setting.armies:
            path = self._open_part(state, path)
        if not path:
            return
        if state.news is not None:
            self._tell_of(state, path)
        line = [h for h, _ in path]
        last = len(path) - 1
        halts = occupy.eventful(state, self.side, line)
        left = None if halts else there.left.after(len(path), path[last][1])
        for n, (h, spent) in enumerate(path):
            eventful = bool(halts >> h & 1)
            if n < last and not eventful:
                continue
            now = Moving(
                self.side, self.units, self.joined, self.hexes + n + 1, self.halves + spent
            )
            state.stack[-1] = now
            if not now.enter(state, h, eventful=eventful):
                break
            if n < last:
                halts = occupy.eventful(state, self.side, line[n + 1 :])
        if state.stack[-1] is now and now.exhausted(state, left):
            now.finish(state)

    def _tell_of(self, state: S42State, path: Path) -> None:
        """Log a march."""
        lead, (end, cost), more = self.units[0], path[-1], len(self.units) - 1
        if state.setting.armies >> lead & 1:  # its kind of movement would betray its box
            tell(state, "log-army-marched", "S42-34.3.1.a", lead, end, more=more, halves=cost)
            return
        kind = kind_of(state, lead, self.hexes + len(path), self.halves + cost)
        if state.contested >> end & 1:  # S42-29.1.2.a
            kind = Kind.TACTICAL
        tell(
            state, "log-marched", KINDS[kind], lead, end,
            more=more, halves=cost, kind=kind.name.lower(),
        )  # fmt: skip

    def _open_part(self, state: S42State, path: Path) -> Path:
        """The way up to a hex that units in a holding box turn out to hold (S42-34.6.2.g)."""
        for n, (h, _) in enumerate(path):
            if kept_out(state, self.side, h):
                return path[:n]
        return path

    def enter(self, state: S42State, h: HexId, *, eventful: bool = True) -> bool:
        """Put the stack into a hex; False if it goes no farther, at least for now.

        Nothing follows from its entering unless the hex is `eventful`.
        """
        # S42-6.2.a, S42-29.1.2.a
        stops = bool((state.zoc(FOE[self.side]) | state.contested) >> h & 1)
        state.put_together(self.units, h)
        if eventful:
            occupy.entered(state, self.side, h)
        if stops:
            self.finish(state)
        if eventful and state.full_retreat and mask_of(self.units) & state.setting.combat:
            check_withdrawals(state, self.side, h)
        return not stops and state.stack[-1] is self

    def exhausted(self, state: S42State, left: Budget | None = None) -> bool:
        """Is there nothing left to do but to halt? An army that halts by itself betrays its box,
        and so does an HQ beside one, which may or may not pick it up.

        `left` is the budget of the stack, if that is known already.
        """
        if mask_of(self.units) & state.setting.armies or self._beside_secret(state):
            return False
        left = left or self.budget(state)
        if (left.most > 0 or left.hexes) and self.reach(state, left).hexes:
            return False
        return not (self.pick_ups(state) or self.exits(state) or self.crossings(state))

    def _beside_secret(self, state: S42State) -> bool:
        """Does an HQ stand with an army that may have been filled in this phase (S42-34.3.1.d)?"""
        if not mask_of(self.units) & state.setting.army_hq:
            return False
        return bool(armies_at(state, state.place[self.units[0]]) & ~state.moved)

    def finish(self, state: S42State) -> None:
        """The move is over for all units that are still in the stack."""
        state.stack.pop()
        for u, start in zip(self.units, self.joined, strict=True):
            settle_unit(state, u, self.hexes - start.hexes, self.halves - start.halves)
        if mask_of(self.units) & state.besieged:
            occupy.clear_lost_cities(state)
        if state.mini_turn:  # in other turns air units have left the map before
            air_follows(state, self.joined[0].place, state.place[self.units[0]])

    def _leave_map(self, state: S42State, place: int) -> None:
        halves = self.halves + self._exit_cost(state)
        for u in self.units:
            state.note("log-left-map", "S42-22.3.1.a", unit=u, hex=state.place[u], place=place)
        state.put_together(self.units, place)
        last = msgspec.structs.replace(self, hexes=self.hexes + 1, halves=halves)
        last.finish(state)

    def _transfer(self, state: S42State, place: int) -> None:
        state.stack.pop()
        for u in self.units:
            state.note("log-transferred", "S42-22.6.1.a", unit=u, place=place)
            state.put(u, place)
            state.moved |= 1 << u
            state.spent |= 1 << u  # S42-22.6.1.c
            drop_offensives(state, u)

    def _entrain(self, state: S42State, place: int) -> None:
        """Travel by rail; the journey takes the whole move (S42-5.6.3.e)."""
        u, origin = self.units[0], state.place[self.units[0]]
        ends = trains.stations(state, place)
        path = trains.journey(state, u, ends)
        if state.setting.armies:
            line = [h for h, _ in self._open_part(state, tuple((h, 0) for h in path))]
            if len(line) < len(path):  # it goes no farther than to the hex before
                if not line:
                    return
                path, place = line, line[-1]
            if state.setting.armies >> u & 1:
                state.unveiled += 1
                state.note("log-army-empty", "S42-34.3.2.a", unit=u)
        tell(state, "log-entrained", "S42-5.6.1.a", u, place)
        if state.setting.leaders >> u & 1:
            state.used |= 1 << u  # S42-28.1.5.a
        else:
            state.rail_total += 1
            state.rail_from_map += origin >= 0
            state.set_train(u, True)  # S42-5.6.1.c
        state.rail_ferry |= trains.uses_ferry(state, u, ends)
        halts = occupy.eventful(state, self.side, path)
        for n, h in enumerate(path):
            if halts >> h & 1:
                state.put(u, h)
                occupy.entered(state, self.side, h)
                halts = occupy.eventful(state, self.side, path[n + 1 :])
        state.put(u, place)
        if state.offensives:
            hq_gone(state, u, len(path) - (origin >= 0) + (place < 0))
        state.stack.pop()
        state.moved |= 1 << u
        state.spent |= 1 << u
        if place >= 0 and state.setting.combat >> u & 1:
            check_withdrawals(state, self.side, HexId(place))

    def _sail(self, state: S42State, to: HexId) -> None:
        """Cross the sea: the whole MA, or one of the two hexes of naval infantry (S42-5.7.1)."""
        u = self.units[0]
        water = sea.sea_of(state, to)
        if water is not None:
            state.sailed |= 1 << sea.SEAS.index(water)
        naval = bool(state.setting.naval >> u & 1)
        tell(state, "log-sailed", "S42-5.7.1.e", u, to)
        if naval:
            now = msgspec.structs.replace(self, hexes=self.hexes + 1, halves=AT_SEA)
            state.stack[-1] = now
            if now.enter(state, to) and now.exhausted(state):
                now.finish(state)
            return
        state.stack.pop()
        state.put(u, to)
        drop_offensives(state, u)
        occupy.entered(state, self.side, to)
        state.moved |= 1 << u
        state.spent |= 1 << u
        if state.setting.combat >> u & 1:
            state.set_order(u, Order.DISRUPTED)  # S42-5.7.1.d, S42-5.7.2.b
            check_withdrawals(state, self.side, to)


def tell(state: S42State, message: str, rule: str, u: int, to: int, **more: int | str) -> None:
    """Log that a unit goes from where it is to another place."""
    ends = {"unit": u, "from": state.place[u], "to": to}
    state.note(message, rule, None, None, **ends, **more)


def in_ezoc(state: S42State, u: int) -> bool:
    """Is a unit in a hex that the enemy has in his ZOC?"""
    place = state.place[u]
    return place >= 0 and bool(state.zoc(FOE[state.side_of(u)]) >> place & 1)


def settle_unit(state: S42State, u: int, hexes: int, halves: int) -> None:
    """A unit has moved so far and moves no more in this phase."""
    bit = 1 << u
    state.moved |= bit
    if state.setting.rules.reserves and (not hexes or (hexes == 1 and not in_ezoc(state, u))):
        state.one_hex |= bit
    if not hexes:
        return
    if state.offensives:
        hq_gone(state, u, hexes)
    if state.setting.armies & ~state.exposed & bit:  # it would tell how fast its box is
        return
    if hexes <= state.setting.charts.terrain.movement.tactical:
        return
    if kind_of(state, u, hexes, halves) is Kind.EXTENDED:
        state.spent |= bit  # S42-2.3.2.b
    if state.setting.asu & ~state.used & ~state.disordered & bit:
        state.set_order(u, Order.DISRUPTED)
        state.note("log-asu-disrupted", "S42-18.2.2.b", unit=u)
