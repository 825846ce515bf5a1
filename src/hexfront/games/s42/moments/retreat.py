"""Retreats, hex by hex (chapter 12), and the withdrawal of units in Full Retreat (13.3)."""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from hexfront.games.s42.choices import GiveUp, Split, Step, StopShort
from hexfront.games.s42.combat.losses import alive
from hexfront.games.s42.combat.pieces import eliminate
from hexfront.games.s42.maskirovka.armies import audience, inside, kept_out
from hexfront.games.s42.means.offensives import drop_offensives
from hexfront.games.s42.moments import losses
from hexfront.games.s42.movement.occupy import clear_lost_cities, entered, shaken_beside
from hexfront.games.s42.places import AREA, HOLDING, Order, Phase
from hexfront.games.s42.retreat.courses import (
    WITHDRAWAL,
    Aim,
    Course,
    Manner,
    Plan,
    cause_of_loss,
    lengths,
    may_end,
    next_areas,
    next_hexes,
    plan,
    spare_steps,
    ways,
)
from hexfront.games.s42.setting import AXIS
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.railways import push_back
from hexfront.games.s42.supply.trace import beside
from hexfront.hexes import Bitboard, HexId, bits, union
from hexfront.play import Choice
from hexfront.play.masks import members
from hexfront.play.moment import RulesStep, SideMoment
from hexfront.play.teams import FOE

KEEP = -1
"""No change of order."""
UNPLANNED = -1


class Retreat(msgspec.Struct, frozen=True, kw_only=True):
    """A retreat on its way: one group of units, and those that go after it."""

    chooser: int
    party: tuple[int, ...]
    """All units that retreat from the hex."""
    units: tuple[int, ...]
    """Those that go together now."""
    rest: tuple[int, ...] = ()
    """Those that go their own way afterwards (S42-12.1.2.a)."""
    origin: HexId
    length: int
    delay: bool = False
    order: int = KEEP
    """What a Delay makes of the units; other retreats have done so at once."""
    rule: str
    path: tuple[HexId, ...] = ()
    manner: int = UNPLANNED
    ends: tuple[HexId, ...] = ()
    exits: tuple[HexId, ...] = ()
    """Where this group may end, and hexes from which it may leave the map."""

    @property
    def at(self) -> HexId:
        return self.path[-1] if self.path else self.origin

    @property
    def mask(self) -> int:
        return mask_of(self.units)


def mask_of(units: Sequence[int]) -> int:
    return sum(1 << u for u in units)


def begin_retreat(
    state: S42State,
    units: tuple[int, ...],
    origin: HexId,
    length: int,
    *,
    chooser: int,
    order: Order | None,
    rule: str,
    delay: bool = False,
    lenient: bool = False,
    deserted: bool = False,
    alone: bool = False,
) -> None:
    """Units must leave a hex: lay the moments that carry it out on the stack.

    Army HQs and leaders of the hex go along, Supply Points stay (S42-19.3.c, S42-18.6.6.a).
    Where no normal attack drives them out it is `lenient` to those who have retreated before in
    this phase. `deserted` says that stack mates of the units were eliminated, `alone` that others
    of the hex stay.
    """
    setting = state.setting
    fighting = mask_of(units) & setting.combat
    side = state.side_of(units[0])
    if state.phase == Phase.COMBAT and not lenient:  # S42-12.4.a, S42-15.3.a
        again = fighting & state.retreated
        fighting &= ~again
        for u in members(again):
            eliminate(state, u, "S42-12.4.a")
    if deserted and fighting and not fighting & ~state.full_retreat:  # S42-13.3.3.b
        length, chooser, order, rule, delay = WITHDRAWAL, state.side, None, "S42-13.3.3.b", False
    if side == AXIS and not alone:
        _recall_air(state, origin)
    followers = 0 if alone else state.units_at(origin, side) & setting.followers
    going = members(fighting | followers)
    state.reserve &= ~mask_of(going)
    if not fighting:
        _leave_helpless(state, mask_of(going))
        going = [u for u in going if alive(state, u)]
    state.stack.append(RetreatOver(side, tuple(going)))
    if not going:
        return
    for u in members(fighting):
        if state.train >> u & 1:
            state.set_train(u, False)  # S42-5.6.5.b
    if order is not None and not delay:
        for u in members(with_boxes(state, mask_of(going))):
            disorder(state, u, order)
    party = tuple(going)
    kept = KEEP if order is None else int(order)
    state.stack.append(
        RetreatStep(
            chooser,
            Retreat(
                chooser=chooser, party=party, units=party, origin=origin, length=length,
                delay=delay, order=kept, rule=rule,
            ),
        )
    )  # fmt: skip


def with_boxes(state: S42State, units: int) -> int:
    """The combat units among these and in the boxes of Reserve Armies among them (34.6.2.c)."""
    found = units & state.setting.combat
    for army in members(units & state.setting.armies):
        found |= inside(state, army)
    return found


def disorder(state: S42State, u: int, order: Order) -> None:
    """What a retreat makes of a unit: a Disrupted one goes into Full Retreat (S42-13.1.3.b)."""
    before = state.order(u)
    if order is Order.GOOD or before is Order.FULL_RETREAT:
        return
    worse = Order.FULL_RETREAT if before is Order.DISRUPTED else order
    state.set_order(u, worse)
    rule = "S42-13.1.3.b" if worse is not order else "S42-13.1.2.a"
    if order is Order.FULL_RETREAT:
        rule = "S42-13.1.3.a"
    message = "log-full-retreat" if worse is Order.FULL_RETREAT else "log-disrupted"
    state.note(message, rule, None, audience(state, u), unit=u)


def _recall_air(state: S42State, origin: HexId) -> None:
    """An air unit leaves a stack that retreats and is Ready again (S42-9.3.7.e)."""
    for n, h in enumerate(state.air_at):
        if h == origin:
            state.air_at[n] = HOLDING


class RetreatOver(RulesStep[S42State], frozen=True, tag="RetreatOver"):
    """All groups have gone: an HQ without any surviving unit is removed (S42-19.3.c)."""

    party: tuple[int, ...]

    def run(self, state: S42State) -> None:
        fighting = mask_of(self.party) & state.setting.combat
        if not any(state.place[u] >= 0 or state.place[u] <= AREA for u in members(fighting)):
            _leave_helpless(state, mask_of(self.party) & ~fighting)
        clear_lost_cities(state)
        push_back(state)  # a Railhead whose guard has gone or is lost (S42-17.3.1.b)


def _leave_helpless(state: S42State, units: int) -> None:
    """Nobody is left to retreat with; an army with units in its box goes on (S42-34.6.2.h)."""
    state.unveiled += bool(units & state.setting.armies)
    for u in members(units):
        if not inside(state, u):
            eliminate(state, u, "S42-19.3.c")


class RetreatStep(RulesStep[S42State], frozen=True, tag="RetreatStep"):
    """Plan a retreat or go on with it; ask only where there is a choice."""

    retreat: Retreat

    def run(self, state: S42State) -> None:
        now = self.retreat
        side = state.side_of(now.units[0])
        course = _course(state, now)
        going = now.mask | mask_of(now.rest) | on_their_way(state)
        w = ways(state, side, now.mask, going, now.origin)
        if now.manner == UNPLANNED:
            found = plan(state, side, w, course)
            apart = _too_different(state, now, found.manner)
            if apart:
                state.stack.append(RetreatStep(self.side, split(now, apart)))
                return
            if found.manner is Manner.LOST:
                _perish(state, now)
                return
            now = _with_plan(now, found)
        chosen = _plan_of(now)
        stop = may_end(w, course, chosen)
        onward = (*next_hexes(w, course, chosen), *next_areas(state, side, course, chosen))
        if not onward:
            if stop:
                finish(state, now)
            elif self.retreat.manner == UNPLANNED:
                raise RuntimeError(f"a planned retreat cannot go on from hex {now.at}")
            else:  # the map has changed under way
                again = msgspec.structs.replace(now, manner=UNPLANNED)
                state.stack.append(RetreatStep(self.side, again))
            return
        gives_up = chosen.manner is Manner.SHORT and side == now.chooser
        splits = len(now.units) > 1 and not now.path and len(now.ends) + len(now.exits) > 1
        if len(onward) == 1 and not (stop or gives_up or splits):
            go(state, now, onward[0])
            return
        state.stack.append(Retreating(self.side, now, onward, stop, splits, gives_up))


class Retreating(SideMoment[S42State], frozen=True, tag="Retreating"):
    """The next hex of a retreat."""

    takes: ClassVar[tuple[type[Choice], ...]] = (Step, StopShort, Split, GiveUp)

    retreat: Retreat
    onward: tuple[int, ...]
    stop: bool
    splits: bool
    gives_up: bool

    def choices(self, state: S42State) -> Sequence[Choice]:
        listed: list[Choice] = [Step(place) for place in self.onward]
        if self.stop:
            listed.append(StopShort())
        if self.splits:
            listed += [Split(u) for u in self.retreat.units]
        if self.gives_up:
            listed.append(GiveUp())
        return listed

    def take(self, state: S42State, choice: Choice) -> None:
        state.stack.pop()
        match choice:
            case Step(place):
                go(state, self.retreat, place)
            case StopShort():
                finish(state, self.retreat)
            case Split(unit):
                state.stack.append(RetreatStep(self.side, split(self.retreat, (unit,))))
            case GiveUp():
                _perish(state, self.retreat)
            case _:
                raise self.illegal(choice)


def _course(state: S42State, now: Retreat) -> Course:
    counts = lengths(now.length, delay=now.delay)
    return Course(now.origin, now.path, counts, spare_steps(state, now.mask))


def _plan_of(now: Retreat) -> Plan:
    return Plan(Manner(now.manner), Aim(union(now.ends), union(now.exits)))


def _with_plan(now: Retreat, found: Plan) -> Retreat:
    return msgspec.structs.replace(
        now,
        manner=int(found.manner),
        ends=tuple(bits(found.aim.hexes)),
        exits=tuple(bits(found.aim.exits)),
    )


def _too_different(state: S42State, now: Retreat, manner: Manner) -> tuple[int, ...]:
    """Units that should be parted from a group, as they may fare better or worse alone."""
    if manner <= Manner.EXTRA or len(now.units) == 1:
        return ()
    climbers = tuple(u for u in now.units if state.setting.mountain >> u & 1)
    if climbers and len(climbers) < len(now.units):
        return climbers
    return now.units[1:] if manner >= Manner.SHORT else ()


def split(now: Retreat, apart: tuple[int, ...]) -> Retreat:
    """Some units of a group go later; what is left is planned anew.

    Who has left the first hex already comes before those who wait in it.
    """
    kept = tuple(u for u in now.units if u not in apart)
    rest = (*apart, *now.rest) if now.path else (*now.rest, *apart)
    return msgspec.structs.replace(now, units=kept, rest=rest, manner=UNPLANNED, ends=(), exits=())


def go(state: S42State, now: Retreat, place: int) -> None:
    """One step, with what follows from entering a hex."""
    if state.setting.armies and kept_out(state, state.side_of(now.units[0]), place):
        again = msgspec.structs.replace(now, manner=UNPLANNED, ends=(), exits=())
        state.stack.append(RetreatStep(now.chooser, again))
        return
    state.put_together(now.units, place)
    for u in now.units if state.offensives else ():
        drop_offensives(state, u)  # S42-26.2.b
    if place < 0:  # S42-22.5.b
        finish(state, now, area=place)
        return
    side = state.side_of(now.units[0])
    further = msgspec.structs.replace(now, path=(*now.path, HexId(place)))
    state.stack.append(RetreatStep(now.chooser, further))
    entered(state, side, HexId(place))
    check_withdrawals(state, side, HexId(place))


def finish(state: S42State, now: Retreat, area: int = 0) -> None:
    """A group has arrived: markers, extra losses, and then the units that go after it."""
    done = len(now.path)
    to = area or now.at
    _go_on(state, now)
    state.retreated |= now.mask
    for u in now.units:
        args = {"unit": u, "from": now.origin, "to": to}
        state.note("log-retreated", now.rule, None, None, **args)
    disrupts = state.setting.rules.delay_disrupts(done)
    if now.delay and now.order != KEEP and disrupts:
        for u in members(with_boxes(state, now.mask)):
            disorder(state, u, Order(now.order))
    if now.manner == Manner.SHORT:
        for u in members(now.mask & state.setting.combat):
            for _ in range(now.length - done):
                losses.lose(state, u, "S42-12.1.3.c")


def _perish(state: S42State, now: Retreat) -> None:
    side = state.side_of(now.units[0])
    rule = cause_of_loss(state, side, now.mask, now.at)
    _go_on(state, now)
    for u in now.units:
        eliminate(state, u, rule)


def _go_on(state: S42State, now: Retreat) -> None:
    """The units that were split off come next, from where they were parted from these."""
    if not now.rest:
        return
    at = state.place[now.rest[0]]
    units = tuple(u for u in now.rest if state.place[u] == at)
    path = now.path[: now.path.index(HexId(at)) + 1] if at in now.path else ()
    state.stack.append(
        RetreatStep(
            now.chooser,
            msgspec.structs.replace(
                now, units=units, rest=tuple(u for u in now.rest if u not in units), path=path,
                manner=UNPLANNED, ends=(), exits=(),
            ),
        )
    )  # fmt: skip


def on_their_way(state: S42State) -> int:
    """All units whose retreat has begun or is next: they cancel no EZOC for each other."""
    found = 0
    for moment in state.stack:
        if isinstance(moment, RetreatStep | Retreating):
            found |= moment.retreat.mask | mask_of(moment.retreat.rest)
    return found


def watch_guards(state: S42State, side: int, units: Sequence[int]) -> None:
    """Lay beneath losses that these units may take what becomes of units in Full Retreat that are
    stacked with them (S42-13.3.3.b)."""
    if not state.full_retreat:
        return
    hexes = sorted({HexId(state.place[u]) for u in units if state.place[u] >= 0}, reverse=True)
    stacks = ((h, state.combat_at(h, side)) for h in hexes)
    state.stack += [
        Bereft(side, h, tuple(members(here & ~state.full_retreat))) for h, here in stacks
        if here & state.full_retreat and here & ~state.full_retreat
    ]  # fmt: skip


class Bereft(RulesStep[S42State], frozen=True, tag="Bereft"):
    """Units in Full Retreat retreat when losses have taken all who were with them (13.3.3.b)."""

    hex: HexId
    guards: tuple[int, ...]

    def run(self, state: S42State) -> None:
        left = state.combat_at(self.hex, self.side)
        if (
            left
            and not left & ~state.full_retreat
            and not any(alive(state, u) for u in self.guards)
        ):
            begin_retreat(
                state, tuple(members(left)), self.hex, WITHDRAWAL, chooser=state.side,
                order=None, rule="S42-13.3.3.b", lenient=True,
            )  # fmt: skip


def check_withdrawals(state: S42State, side: int, where: HexId) -> None:
    """Let units in Full Retreat withdraw from combat units of a side that have come into a hex next
    to them (S42-13.3.2.d)."""
    here, enemy = 1 << where, FOE[side]
    if not state.occupied[side] & here or not shaken_beside(state, enemy, where):
        return
    shaken = state.full_retreat & state.setting.own[enemy] & ~on_their_way(state)
    if shaken:
        _withdraw(state, enemy, shaken, beside(state, here))


def withdraw_unguarded(state: S42State, side: int, hexes: Bitboard = -1) -> None:
    """Units in Full Retreat whose guard is gone withdraw from enemies next to them (13.3.2.e).

    It happens at the end of the owner's Movement Phase, and at once when a guard advances. In a
    contested hex the enemy is next to them too (29.1.1.i).
    """
    shaken = state.full_retreat & state.setting.own[side] & state.on_map
    if shaken and state.setting.rules.withdraws_unguarded():
        danger = beside(state, state.occupied[FOE[side]]) | state.contested
        _withdraw(state, side, shaken, danger & hexes)


def _withdraw(state: S42State, side: int, shaken: int, danger: int) -> None:
    hexes = {state.place[u] for u in members(shaken)}
    for h in sorted(hexes, reverse=True):
        if h < 0 or not danger >> h & 1:
            continue
        here = state.combat_at(h, side)
        if here & ~state.full_retreat:  # S42-13.3.2.e
            continue
        begin_retreat(
            state, tuple(members(here)), HexId(h), WITHDRAWAL,
            chooser=state.side, order=None, rule="S42-13.3.2.d", lenient=True,
        )  # fmt: skip
