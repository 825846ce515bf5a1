"""Group actions: gathering the group, and its members' moves one by one (chapter 10)."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar

import msgspec

from hexfront.games.coh.cards.terms import is_free
from hexfront.games.coh.choices import (
    CohChoice,
    Creep,
    Done,
    Enter,
    GroupKind,
    Join,
    Leave,
    Move,
    Occupy,
    Pivot,
    StealthMove,
)
from hexfront.games.coh.command.payment import prepay
from hexfront.games.coh.command.points import purse
from hexfront.games.coh.groups.members import join_refusal, joinable
from hexfront.games.coh.hidden.stealth import (
    may_sneak,
    stealth_cost,
    stealth_hexes,
    stealth_refusal,
)
from hexfront.games.coh.hits.rally import RALLY_COST, rally_refusal
from hexfront.games.coh.moments.acts import (
    commit_cover,
    commit_stall,
    do_leave,
    do_occupy,
    do_pivot,
    do_stealth,
    show_marker,
)
from hexfront.games.coh.moments.base import (
    NOT_NOW,
    Aftermath,
    CohMoment,
    begin_action,
)
from hexfront.games.coh.moments.explosions import disturb
from hexfront.games.coh.moments.rally import commit_rally
from hexfront.games.coh.moments.spent import SpentStep
from hexfront.games.coh.moments.stepping import set_out
from hexfront.games.coh.movement.entry import entry_cost, entry_hexes, entry_refusal
from hexfront.games.coh.movement.steps import (
    PIVOT_COST,
    bars_moving,
    bars_turning,
    creep_cost,
    facing_refusal,
    move_lines,
    move_refusal,
    open_steps,
    pivot_lines,
)
from hexfront.games.coh.state import CohState
from hexfront.games.coh.works.passage import held_up
from hexfront.games.coh.works.shelter import (
    in_bunker,
    leave_refusal,
    occupy_refusal,
    shelter_cost,
)
from hexfront.play import RULES, Back, Choice, Refusal

SMALLEST_GROUP = 2
UNPAYABLE = -99
"""Less than the cheapest part, even one that a hit marker makes cheaper."""


class GatherGroup(CohMoment, frozen=True, tag="GatherGroup"):
    """Put a group together: units in the same or in a chain of adjacent hexes (COH-10.2.a)."""

    kind: GroupKind
    members: tuple[int, ...]
    card: int

    private: ClassVar[bool] = True
    takes: ClassVar[tuple[type[Choice], ...]] = (Done, Join)

    def against(self, state: CohState, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Join):
            return None if self._ready(state) else NOT_NOW
        u = choice.unit
        refusal = join_refusal(state, self.members, u, self.kind, self.card)
        if refusal is None and not group_can_act(state, (*self.members, u), self.kind, self.card):
            return Refusal("COH-10.1.c", "refuse-spent-group", {"unit": u})
        return refusal

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        listed: list[CohChoice] = [Join(u) for u in self._joinable(state)]
        if self._ready(state):
            listed.insert(0, Done())
        return listed

    def _joinable(self, state: CohState) -> list[int]:
        """Who may join so that the group can still do something together."""
        return [u for u in joinable(state, self.members, self.kind, self.card)
                if group_can_act(state, (*self.members, u), self.kind, self.card)]  # fmt: skip

    def _ready(self, state: CohState) -> bool:
        return len(self.members) >= SMALLEST_GROUP and group_can_act(
            state, self.members, self.kind, self.card
        )

    def take(self, state: CohState, choice: Choice) -> None:
        if isinstance(choice, Join):
            members = (*self.members, choice.unit)
            state.stack[-1] = msgspec.structs.replace(self, members=members)
            return
        state.stack.pop()
        side, group = self.side, self.members
        if self.kind is GroupKind.RALLY:
            commit_rally(state, side, group, self.card)
        elif self.kind is GroupKind.STALL:
            commit_stall(state, side, group, self.card)
        elif self.kind is GroupKind.HASTY:
            commit_cover(state, side, group, self.card)
        else:
            state.stack.append(GroupMoves(side, self.kind, group, (), 0, 0, self.card))


def group_can_act(state: CohState, group: tuple[int, ...], kind: GroupKind, card: int) -> bool:
    """Somebody in the group has something to do that the side can pay for."""
    if kind is GroupKind.RALLY:
        rallies = any(state.hit[u] and rally_refusal(state, u) is None for u in group)
        return rallies and _can_pay_fixed(state, group, RALLY_COST, card)
    if kind in (GroupKind.STALL, GroupKind.HASTY):
        return _can_pay_fixed(state, group, _fixed_cost(state, kind), card)
    if kind is not GroupKind.ENTER and (card or state.pays_later(group)):
        if kind is GroupKind.MOVE:
            return any(bars_turning(state, u) is None for u in group)
        return any(may_sneak(state, u) for u in group)
    probe = GroupMoves(state.side(group[0]), kind, group, (), 0, 0, card)
    if kind is GroupKind.MOVE and all(_pivots_cheapest(state, u) for u in group):
        return any(
            bars_turning(state, u) is None
            and probe.pays(state, probe.price(state, u, state.hex[u]))
            for u in group
        )
    return any(True for u in group for _ in probe.each_move(state, u))


def _pivots_cheapest(state: CohState, u: int) -> bool:
    """Can a unit that may move at all do nothing for less than a pivot?"""
    if state.kind(u).move_cost < PIVOT_COST or state.marker(u).move_cost:
        return False
    return in_bunker(state, u) is None


def _fixed_cost(state: CohState, kind: GroupKind) -> int:
    return 1 if kind is GroupKind.STALL else state.setting.rules.dig_cost


def _can_pay_fixed(state: CohState, group: tuple[int, ...], cost: int, card: int) -> bool:
    if card or state.pays_later(group):
        return True
    stress = state.any_stressed(state.together(group))
    return cost + stress <= purse(state, group)


STEPS: Mapping[GroupKind, tuple[type[Choice], ...]] = MappingProxyType(
    {
        GroupKind.MOVE: (Move, Creep, Pivot, Occupy, Leave),
        GroupKind.STEALTH: (StealthMove,),
        GroupKind.ENTER: (Enter,),
    }
)
"""What a member of such a group does."""

Step = Move | Creep | Pivot | Occupy | Leave | StealthMove | Enter


def step_bar(state: CohState, choice: Step) -> Refusal | None:
    """Why a member may not do this, whatever it costs."""
    match choice:
        case Creep() if not state.setting.rules.creeps(state):
            return NOT_NOW
        case Move(unit=u, to=to) | Creep(unit=u, to=to):
            return move_refusal(state, u, to)
        case Pivot(unit=u, facing=facing):
            return facing_refusal(state, u, facing) or bars_turning(state, u)
        case Occupy(unit=u):
            return bars_moving(state, u) or occupy_refusal(state, u)
        case Leave(unit=u):
            return bars_moving(state, u) or leave_refusal(state, u)
        case StealthMove(unit=u, to=to):
            return stealth_refusal(state, u, to)
        case Enter(unit=u, to=to):
            return entry_refusal(state, u, to)


class GroupMoves(CohMoment, frozen=True, tag="GroupMoves", omit_defaults=True):
    """Each member may move or pivot once; who does not only links the chain (COH-10.4.b)."""

    kind: GroupKind
    members: tuple[int, ...]
    moved: tuple[int, ...]
    cost: int
    """The dearest move so far, before stress (COH-10.4.a)."""
    paid: int
    """CAP already paid because a member is spent (COH-10.1.c)."""
    card: int
    stopped: tuple[int, ...] = ()
    """Those of the moved whom wire or a road block kept where they were (A23); rarely any."""

    private: ClassVar[bool] = True
    back: ClassVar[Back] = "step"
    takes: ClassVar[tuple[type[Choice], ...]] = (
        Done, Move, Creep, Pivot, Occupy, Leave, StealthMove, Enter,
    )  # fmt: skip

    def against(self, state: CohState, choice: Choice) -> Refusal | None:
        if isinstance(choice, Done):
            return None if self.moved else NOT_NOW
        if not isinstance(choice, Step):
            raise self.illegal(choice)
        u = choice.unit
        if u not in self.members or u in self.moved or not isinstance(choice, STEPS[self.kind]):
            return NOT_NOW
        refusal = step_bar(state, choice)
        if refusal is None and not self.pays(state, self.price_of(state, choice)):
            return Refusal("COH-10.1.c", "refuse-spent-group", {"unit": u})
        return refusal

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        moves = self.moves(state)
        return [Done(), *moves] if self.moved else moves

    def moves(self, state: CohState) -> list[CohChoice]:
        listed: list[CohChoice] = []
        for u in self.members:
            if u not in self.moved:
                listed.extend(self.each_move(state, u))
        return listed

    def each_move(self, state: CohState, u: int) -> Iterator[CohChoice]:
        """What a member may do, one after the other: often only the first is asked for."""
        here = state.hex[u]
        if self.kind is GroupKind.ENTER:
            ways_in = [Enter(u, h) for h in entry_hexes(state, u)]
            yield from [way for way in ways_in if self.pays(state, self.price_of(state, way))]
            return
        most = self._most(state)
        if self.kind is GroupKind.STEALTH:
            hides = not state.hidden >> u & 1  # which costs the same wherever it does
            if hides and most is not None and self.price(state, u, here) > most:
                return
            for h in stealth_hexes(state, u):
                if most is None or self.price(state, u, h) <= most:
                    yield StealthMove(u, h)
        elif bars_turning(state, u) is None:
            held = bars_moving(state, u) is not None
            steps = 0 if held else open_steps(state, u)
            around = [h for h in state.field.neighbours[here] if steps >> h & 1]
            payable = around
            if most is not None:
                prices = self._step_prices(state, u, around)
                payable = [h for h, price in zip(around, prices, strict=True) if price <= most]
            yield from [Move(u, h) for h in payable]
            if state.setting.rules.creeps(state):
                creeps = [Creep(u, h) for h in around]
                yield from [step for step in creeps if self.pays(state, self.price_of(state, step))]
            if not in_bunker(state, u) and (most is None or self.price(state, u, here) <= most):
                facing = state.facing[u]
                yield from [Pivot(u, f) for f in range(6) if f != facing]
            if state.works and not held and (most is None or self.shelter_price(state, u) <= most):
                within: tuple[Step, ...] = (Occupy(u), Leave(u))
                yield from [step for step in within if step_bar(state, step) is None]

    def price_of(self, state: CohState, choice: Step) -> int:
        """What a member's step costs, before stress."""
        if isinstance(choice, Occupy | Leave):
            return self.shelter_price(state, choice.unit)
        if isinstance(choice, Creep):
            cost = creep_cost(state, choice.unit, choice.to)
            return cost.total - cost.value("tally-stress")
        to = state.hex[choice.unit] if isinstance(choice, Pivot) else choice.to
        return self.price(state, choice.unit, to)

    def shelter_price(self, state: CohState, u: int) -> int:
        cost = shelter_cost(state, u)
        return cost.total - cost.value("tally-stress")

    def price(self, state: CohState, u: int, to: int) -> int:
        """What this member's part costs, before stress."""
        if self.kind is GroupKind.STEALTH:
            cost = stealth_cost(state, (u,), to)
            return cost.total - cost.value("tally-stress")
        if self.kind is GroupKind.ENTER:
            return entry_cost(state, u, to).total
        if to == state.hex[u]:
            return sum(line.value for line in pivot_lines(state, u))
        return self._step_prices(state, u, (to,))[0]

    def _step_prices(self, state: CohState, u: int, hexes: Sequence[int]) -> list[int]:
        """What steps of a member into these adjacent hexes cost, before stress."""
        own = state.setting.rules.move_prices(state, u, hexes)
        if own is not None:
            return own
        return [sum([line.value for line in move_lines(state, u, to)]) for to in hexes]

    def _prepays(self, state: CohState) -> bool:
        """A spent member: the whole action must come down to 0 AP (A-35)."""
        return not self.is_free(state) and not state.pays_later(self.members)

    def _stress(self, state: CohState) -> int:
        """One AP if any of them acted in the turn before (COH-10.11.a)."""
        return int(state.any_stressed(state.together(self.members)))

    def pays(self, state: CohState, price: int) -> bool:
        most = self._most(state)
        return most is None or price <= most

    def _most(self, state: CohState) -> int | None:
        """The dearest part that can still be paid for, before stress; None if any can."""
        if not self._prepays(state):
            return None
        most = purse(state, self.members) + self.paid - self._stress(state)
        return most if self.cost <= most else UNPAYABLE

    def take(self, state: CohState, choice: Choice) -> None:
        if isinstance(choice, Done):
            self._finish(state)
            return
        if not isinstance(choice, Step):
            raise self.illegal(choice)
        if not self.moved:
            begin_action(state, self.members)
        price = self.price_of(state, choice)
        charged = self._charged(state, price)
        after = msgspec.structs.replace(charged, moved=(*self.moved, choice.unit))
        state.stack.pop()
        if len(after.moved) < len(after.members) or self._drives(state, choice):
            state.stack.append(after)
        else:
            after.close(state)
        self._carry_out(state, choice, price)

    def _drives(self, state: CohState, choice: Choice) -> bool:
        """The move may still get dearer on the way, so the group's cost is not settled yet."""
        if isinstance(choice, Move | Creep | Enter) and held_up(state, choice.unit, choice.to):
            return True
        return isinstance(choice, Move | Creep | Enter) and state.kind(choice.unit).is_vehicle

    def actor(self, state: CohState) -> int:
        return RULES if len(self.moved) == len(self.members) else super().actor(state)

    def run(self, state: CohState) -> None:
        """The last member has driven on."""
        self.close(state)

    def is_free(self, state: CohState) -> bool:
        """Entering the map costs nothing (COH-4.12.a), nor does what a card pays for."""
        if self.kind is GroupKind.ENTER and state.setting.rules.free_entry:
            return True
        return is_free(self.card)

    def affords(self, state: CohState, before: int, after: int) -> bool:
        """Can the side pay when a member's move gets dearer on the way (COH-15.2.c)?"""
        return self.pays(state, after)

    def extra(self, state: CohState, before: int, after: int) -> int:
        """What is to be paid when a member's move gets dearer: the dearest counts."""
        return max(0, max(self.cost, after) + self._stress(state) - self.paid)

    @property
    def units(self) -> tuple[int, ...]:
        """All who pay."""
        return self.members

    def raised(self, state: CohState, before: int, after: int) -> "GroupMoves":
        return self if self.is_free(state) else self._charged(state, after)

    def without(self, u: int) -> "GroupMoves":
        """A member that wire or a road block stopped has had its step (A23)."""
        return msgspec.structs.replace(self, stopped=(*self.stopped, u))

    def _charged(self, state: CohState, price: int) -> "GroupMoves":
        cost, paid = max(self.cost, price), self.paid
        if self._prepays(state):
            total = cost + self._stress(state)
            if total > paid:
                prepay(state, self.side, self.members, total - paid)
            paid = max(paid, total)
        return msgspec.structs.replace(self, cost=cost, paid=paid)

    def _carry_out(self, state: CohState, choice: Step, price: int) -> None:
        show_marker(state, choice.unit, self.card)
        match choice:
            case StealthMove(unit=u, to=to):
                do_stealth(state, self.side, u, to)
            case Enter(unit=u, to=to):
                set_out(state, self.side, u, to, price, self.is_free(state))
            case Move(unit=u, to=to):
                set_out(state, self.side, u, to, price, is_free(self.card))
            case Creep(unit=u, to=to):
                state.setting.rules.crept(state, u)
                set_out(state, self.side, u, to, price, is_free(self.card))
            case Pivot(unit=u, facing=facing):
                do_pivot(state, u, facing)
            case Occupy(unit=u):
                do_occupy(state, self.side, u)
                disturb(state, (u,))
            case Leave(unit=u):
                do_leave(state, self.side, u)
                disturb(state, (u,))

    def _finish(self, state: CohState) -> None:
        state.stack.pop()
        self.close(state)

    def due(self, state: CohState) -> int:
        """What the moves made so far leave for the Spent Check."""
        if self.is_free(state) or self._prepays(state):
            return 0
        return self.cost + self._stress(state)

    def close(self, state: CohState) -> None:
        """All moves are made: one Spent Check for the group (COH-10.10)."""
        stealth = self.kind is GroupKind.STEALTH
        units, due = state.together(self.members), self.due(state)
        went = tuple(u for u in self.moved if u not in self.stopped)
        state.stack.append(SpentStep(self.side, units, due, went, self.is_free(state), stealth))
        if stealth:
            state.stack.append(Aftermath(self.side))
