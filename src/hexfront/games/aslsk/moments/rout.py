"""The Rout Phase (ASL-3.6): the ATTACKER's routs one by one, then the DEFENDER's."""

from collections.abc import Sequence

from hexfront.games.aslsk.choices import Done, Drop, Rout, RoutStep
from hexfront.games.aslsk.harm.pieces import alarm, eliminate, reveal
from hexfront.games.aslsk.harm.results import Fate, helper, verdict
from hexfront.games.aslsk.moments.base import AslskMoment, RulesStep
from hexfront.games.aslsk.moments.checks import MoraleCheck, after_losses
from hexfront.games.aslsk.moments.parted import part
from hexfront.games.aslsk.movement.portage import leave_aim
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.rout import courses as rout
from hexfront.games.aslsk.rout.courses import Course
from hexfront.games.aslsk.rout.interdiction import interdict, interdicted
from hexfront.games.aslsk.rout.load import alike, surplus
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.condition import leadership, morale
from hexfront.games.aslsk.units.hiding import spot
from hexfront.games.aslsk.weapons.acquisition import track
from hexfront.hexes import HexId
from hexfront.play import Choice, Outcome, Roll
from hexfront.play.masks import each
from hexfront.play.teams import FOE


def begin(state: AslskState) -> None:
    """Put under DM all who must rout, and lay the routs of both sides on the stack."""
    state.by_road &= ~state.broken
    for u in each(state.broken):
        state.came[u] = NOBODY
    for side in (0, 1):
        _mark(state, side)
    state.stack.append(LastStand(state.attacker))
    state.stack.append(NextRout(FOE[state.attacker]))
    state.stack.append(NextRout(state.attacker))  # ASL-3.6.e


def end(state: AslskState) -> None:
    """Forget how routed units came into their hexes."""
    state.by_road &= ~state.done
    for u in each(state.done):
        state.came[u] = NOBODY


def _mark(state: AslskState, side: int) -> None:
    """DM for the units of a side that must rout (ASL-3.6.c)."""
    for u in each(state.broken & state.own[side] & ~state.dm):
        if rule := rout.duty(state, u):
            state.dm |= 1 << u
            state.note("log-dm", rule, unit=u, hex=state.place[u])


def _fail(state: AslskState, u: int, rule: str) -> None:
    """A unit is lost for failure to rout."""
    state.note("log-failure-to-rout", rule, unit=u, hex=state.place[u])
    eliminate(state, u, rule)


# Who routs next.


class NextRout(RulesStep, frozen=True, tag="NextRout"):
    """Look for units of a side that can rout; when there is none, its routs are over."""

    def run(self, state: AslskState) -> None:
        _mark(state, self.side)
        found = rout.routs(state, self.side)
        if not found:
            _settle(state, self.side)
            return
        pressed = any(rout.duty(state, u) for u in {u for u, _ in found})
        state.stack.append(ChooseRout(self.side, tuple(found), pressed))


class ChooseRout(AslskMoment, frozen=True, tag="ChooseRout"):
    """A side routs a unit, or ends its routs if no unit must and can rout any more."""

    takes = (Rout, Done)

    routs: tuple[tuple[int, int], ...]
    """Units, each with a leader who comes along or NOBODY."""
    pressed: bool
    """One of them must rout."""

    def choices(self, state: AslskState) -> Sequence[Choice]:
        listed: list[Choice] = [Rout(u, leader) for u, leader in self.routs]
        return listed if self.pressed else [*listed, Done()]

    def take(self, state: AslskState, choice: Choice) -> None:
        state.stack.pop()
        match choice:
            case Rout(unit, leader):
                state.stack.append(NextRout(self.side))
                state.stack.append(StartRout(self.side, unit, leader))
            case Done():
                _settle(state, self.side)
            case _:
                raise self.illegal(choice)


def _settle(state: AslskState, side: int) -> None:
    """Units that had to rout and could not are eliminated (ASL-3.6.c)."""
    lost = [
        u
        for u in each(state.broken & state.own[side] & ~state.done)
        if rout.duty(state, u) is not None
    ]
    if lost:
        after_losses(state)
    for u in lost:
        _fail(state, u, "ASL-3.6.c")


class LastStand(RulesStep, frozen=True, tag="LastStand"):
    """Broken units that end the phase beside a Known unbroken enemy are lost (ASL-3.6.j)."""

    def run(self, state: AslskState) -> None:
        lost = [u for u in each(state.broken) if rout.duty(state, u) == "ASL-3.6.a"]
        if lost:
            after_losses(state)
        for u in lost:
            _fail(state, u, "ASL-3.6.j")


# One rout.


class StartRout(RulesStep, frozen=True, tag="StartRout"):
    """A unit, and a leader with it, drops what is too heavy and runs (ASL-3.6.af)."""

    unit: int
    leader: int

    def run(self, state: AslskState) -> None:
        course = rout.begin(state, self.unit, self.leader)
        for u in course.party:
            weapons = surplus(state, u)
            if not weapons:
                continue
            state.stack.append(self)
            if alike(state, weapons):
                _leave(state, weapons[0])
            else:
                state.stack.append(DropWeapon(self.side, u))
            return
        for u in course.party:
            state.done |= 1 << u
            leave_aim(state, u)
        if state.news is not None:
            state.note("log-rout", "ASL-3.6.k", unit=self.unit, hex=course.start)
            if self.leader != NOBODY:
                leader = self.leader
                state.note("log-rout-along", "ASL-3.6.u", leader=leader, unit=self.unit)
        state.stack.append(_go_on(self.side, course))


class DropWeapon(AslskMoment, frozen=True, tag="DropWeapon"):
    """Which of several weapons a unit leaves behind before it routs."""

    takes = (Drop,)

    unit: int

    def choices(self, state: AslskState) -> Sequence[Choice]:
        return [Drop(w) for w in surplus(state, self.unit)]

    def take(self, state: AslskState, choice: Choice) -> None:
        if not isinstance(choice, Drop):
            raise self.illegal(choice)
        state.stack.pop()
        _leave(state, choice.weapon)


def _leave(state: AslskState, w: int) -> None:
    u = state.holder[w]
    state.drop(w, HexId(state.place[u]))
    state.note("log-dropped", "ASL-3.6.af", unit=u, weapon=w, hex=state.place[u])


class _OnTheRun(AslskMoment, frozen=True):
    """What moments of a rout know of it, as plain data."""

    unit: int
    leader: int
    path: tuple[int, ...]
    spent: int
    crawls: bool = True
    shaken: bool = False

    @property
    def course(self) -> Course:
        return Course(self.unit, self.leader, self.path, self.spent, self.crawls, self.shaken)


class RoutOn(_OnTheRun, RulesStep, frozen=True, tag="RoutOn"):
    """Between two hexes of a rout: it goes on if it can, and without a word if it must."""

    def run(self, state: AslskState) -> None:
        u = self.unit
        if not state.is_on_map(u) or state.pinned >> u & 1:
            return  # ASL-3.6.aa
        course = self.course
        if course.leader != NOBODY and not state.is_on_map(course.leader):
            course = course._replace(leader=NOBODY)
        open_ = rout.steps(state, course)
        if not open_.steps:
            _strand(state, course)
            return
        if len(open_.steps) == 1 and not open_.stays:
            _step(state, self.side, course, open_.steps[0])
            return
        state.stack.append(Routing(self.side, *course, open_.steps, open_.stays))


def _strand(state: AslskState, course: Course) -> None:
    """A unit can go no farther; if it never got away though it had to, it is lost (ASL-3.6.c)."""
    if len(course.path) == 1 and rout.duty(state, course.unit):
        after_losses(state)
        _fail(state, course.unit, "ASL-3.6.c")


class Routing(_OnTheRun, frozen=True, tag="Routing"):
    """The owner leads a routing unit hex by hex (ASL-3.6.k)."""

    takes = (RoutStep, Done)

    steps: tuple[RoutStep, ...] = ()
    stays: bool = False

    def choices(self, state: AslskState) -> Sequence[Choice]:
        return [*self.steps, Done()] if self.stays else self.steps

    def take(self, state: AslskState, choice: Choice) -> None:
        state.stack.pop()
        match choice:
            case RoutStep():
                _step(state, self.side, self.course, choice)
            case Done():
                pass
            case _:
                raise self.illegal(choice)


def _go_on(side: int, course: Course) -> RoutOn:
    return RoutOn(side, *course)


def _step(state: AslskState, side: int, course: Course, step: RoutStep) -> None:
    """Enter a hex: Interdiction may strike the unit, or a hidden enemy throws it back.

    Then it goes on another way, Low Crawl excepted, as if it had not tried (after ASL-6.4.e).
    """
    h = HexId(step.hex)
    if state.units_at(h, FOE[side]) & state.hidden:
        reveal(state, h, FOE[side])
        state.note("log-rout-thrown-back", "ASL-1.3.a", unit=course.unit, hex=h)
        state.stack.append(_go_on(side, course._replace(crawls=False)))
        return
    onward = rout.after(state, course, step)
    rout.enter(state, course, step)
    message = "log-low-crawl" if step.crawl else "log-rout-step"
    state.note(message, "ASL-3.6.g" if step.crawl else "ASL-3.6.k", unit=course.unit, hex=h)
    alarm(state, h)
    spot(state)
    track(state, course.party)
    if not step.crawl:
        struck = interdicted(state, course.unit)
        if struck and state.acquired:
            interdict(state, course.unit)
        later = InterdictionCheck.of(state, side, onward) if struck else _go_on(side, onward)
        state.stack.append(later)
    part(state, course.at, course.party)


class InterdictionCheck(MoraleCheck, frozen=True, tag="InterdictionCheck"):
    """The NMC of an Interdicted unit, after which it may go on (ASL-3.6.z)."""

    companion: int = NOBODY
    path: tuple[int, ...] = ()
    spent: int = 0

    @classmethod
    def of(cls, state: AslskState, side: int, course: Course) -> "InterdictionCheck":
        """The leader who comes along helps, or a better one in the hex (ASL-3.6.v)."""
        leaders = {course.leader, helper(state, course.unit)} - {NOBODY}
        best = min(leaders, key=lambda u: (leadership(state, u), u), default=NOBODY)
        return cls(
            side, course.unit, leader=best, rule="ASL-3.6.z", routing=True,
            companion=course.leader, path=course.path, spent=course.spent,
        )  # fmt: skip

    def fall(self, state: AslskState, outcome: Outcome) -> None:
        assert isinstance(outcome, Roll)
        u, original = self.unit, outcome.total
        level, final = morale(state, u), original + self.tally(state).total
        fate = verdict(level, original, final, broken=True, elr=state.elr[u], routing=True)
        failed = bool(fate & (Fate.REDUCED | Fate.ELIMINATED))
        state.stack[-1] = RoutOn(
            self.side, u, self.companion, self.path, self.spent, shaken=failed
        )  # fmt: skip
        after_losses(state)
        state.stack.append(self)
        super().fall(state, outcome)
        if failed and self.companion != NOBODY:
            eliminate(state, self.companion, "ASL-3.6.v")
