"""Set-up: each side places its units and hands out its weapons (ASL-1.3.a, ASL-4.0.w)."""

from collections.abc import Sequence

from hexfront.games.aslsk.choices import Arm, Done, Hide, PickUp, Place
from hexfront.games.aslsk.moments.base import AslskMoment, RulesStep
from hexfront.games.aslsk.moments.sequence import lay_player_turn
from hexfront.games.aslsk.movement.portage import load
from hexfront.games.aslsk.places import NOBODY, PENDING
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.condition import fits
from hexfront.games.aslsk.units.hiding import spot
from hexfront.hexes import HexId, bits
from hexfront.play import Choice, Refusal
from hexfront.play.masks import members
from hexfront.play.teams import FOE


class SetUp(AslskMoment, frozen=True, tag="SetUp"):
    """A side places its units as it likes until it is done."""

    def choices(self, state: AslskState) -> Sequence[Choice]:
        listed: list[Choice] = [*placings(state, self.side), *armings(state, self.side)]
        listed += [PickUp(u) for u in placed(state, self.side)]
        listed += [Hide(h) for h in hideable(state, self.side)]
        if ready(state, self.side):
            listed.append(Done())
        return listed

    def take(self, state: AslskState, choice: Choice) -> None:
        match choice:
            case Place(u, h):
                state.hidden &= ~state.units_at(HexId(h), self.side)
                state.put(u, h)
            case Arm(w, u):
                state.take_up(w, u)
            case PickUp(u):
                _pick_up(state, u)
            case Hide(h):
                _hide(state, HexId(h), self.side)
            case Done():
                state.stack.pop()
                state.reveals += 1  # the other side sees it now
                state.note("log-set-up-done", "ASL-1.3.a", side=self.side)
            case _:
                raise self.illegal(choice)


class FirstTurn(RulesStep, frozen=True, tag="FirstTurn"):
    """Both sides have set up: the first Player Turn begins."""

    def run(self, state: AslskState) -> None:
        spot(state)
        state.control = list(state.setting.control)
        for side in (0, 1):
            for h in bits(state.occupied[side]):
                state.claim(h, side)
        lay_player_turn(state, self.side)


def lay_set_up(state: AslskState) -> None:
    """Lay the set-up of both sides on the stack."""
    file = state.setting.file
    state.stack.append(FirstTurn(file.moves_first))
    for side in (FOE[file.sets_up_first], file.sets_up_first):
        if placings(state, side) or armings(state, side):
            state.stack.append(SetUp(side))


def placings(state: AslskState, side: int) -> list[Place]:
    """Where the next unit of each sort can be placed; like counters are offered once."""
    listed: list[Place] = []
    seen: set[tuple[int, int]] = set()
    groups = state.setting.file.groups
    for u in members(state.own[side]):
        start = state.setting.units[u]
        sort = (start.group, start.kind)
        if state.place[u] != PENDING or groups[start.group].turn or sort in seen:
            continue
        seen.add(sort)
        area, taken = state.setting.areas[start.group], state.occupied[side]
        full = sum(1 << h for h in bits(area & taken) if not fits(state, h, side, 1 << u))
        listed += [Place(u, h) for h in bits(area & ~full)]
    return listed


def armings(state: AslskState, side: int) -> list[Arm]:
    """To whom the next weapon of each sort can be given: a unit of its group."""
    listed: list[Arm] = []
    seen: set[tuple[int, str]] = set()
    for w, start in enumerate(state.setting.starts):
        sort = (start.group, start.weapon.id)
        if start.side != side or state.holder[w] != NOBODY or sort in seen:
            continue
        seen.add(sort)
        listed += [Arm(w, u) for u in members(state.own[side]) if not arming(state, w, u)]
    return listed


def arming(state: AslskState, w: int, u: int) -> Refusal | None:
    """Why a weapon may not be given to a unit of its side."""
    args: dict[str, int | str] = {"weapon": w, "unit": u}
    start = state.setting.starts[w]
    if state.setting.units[u].group != start.group:
        return Refusal("ASL-4.0.w", "no-arming-other-group", args)
    if not state.setting.file.groups[start.group].turn:
        placed = state.place[u] >= 0
        return None if placed else Refusal("ASL-4.0.w", "no-arming-before-placing", args)
    most = state.setting.charts.movement.portage.smc_most
    if state.leaders >> u & 1 and load(state, u) + start.weapon.pp > most.value:
        return Refusal(most.rule, "no-leader-carries-more", {"unit": u, "most": most.value})
    return None


def ready(state: AslskState, side: int) -> bool:
    """Whether every unit is placed and no weapon is without an owner (ASL-4.0.w)."""
    groups, units = state.setting.file.groups, state.setting.units
    return all(
        state.place[u] != PENDING or groups[units[u].group].turn for u in members(state.own[side])
    ) and all(
        state.holder[w] != NOBODY
        for w, start in enumerate(state.setting.starts)
        if start.side == side
    )


def placed(state: AslskState, side: int) -> list[int]:
    return [u for u in members(state.own[side]) if state.place[u] >= 0]


def hideable(state: AslskState, side: int) -> list[int]:
    """Hexes whose units may be hidden, or shown again, as the SSR allows."""
    groups, units = state.setting.file.groups, state.setting.units
    listed: list[int] = []
    if not any(group.hidden and group.side == side for group in groups):
        return listed
    for h in bits(state.occupied[side]):
        here = state.units_at(h, side)
        if here & state.hidden:
            listed.append(h)
            continue
        kept = {n: groups[n].hidden for n in range(len(groups)) if groups[n].hidden}
        for u in members((state.hidden | here) & state.own[side] & ~state.leaders):
            n = units[u].group
            kept[n] = kept.get(n, 0) - 1
        allowed = all(units[u].group in kept for u in members(here))
        if allowed and min(kept.values(), default=-1) >= 0 and here & ~state.leaders:
            listed.append(h)
    return listed


def _hide(state: AslskState, h: HexId, side: int) -> None:
    """Hide the units of a hex, or show them again."""
    here = state.units_at(h, side)
    if here & state.hidden:
        state.hidden &= ~here
    else:
        state.hidden |= here


def _pick_up(state: AslskState, u: int) -> None:
    """Take a unit back, with what it has been given; the others in its hex are shown again."""
    for w in state.carried(u):
        state.holder[w] = NOBODY
    state.hidden &= ~state.at[HexId(state.place[u])]
    state.put(u, PENDING)
