"""Previews of what vehicles do: MP, what is left, and exact chances of their rolls."""

from hexfront.games.aslsk import choices as c
from hexfront.games.aslsk.moments.driving import Driving
from hexfront.games.aslsk.movement.allowance import HALVES
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.screen.offers_fire import DICE, share
from hexfront.games.aslsk.screen.offers_moves import watchers
from hexfront.games.aslsk.screen.preview import CheckPreview, Preview, StepPreview
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.vehicles.bogging import bog_drm, climbs, freeing_drm
from hexfront.games.aslsk.vehicles.condition import counter
from hexfront.games.aslsk.vehicles.costs import Pay, exit_fare, figures, in_cover, left, spine_cost
from hexfront.games.aslsk.vehicles.dispensers import cost, fitted, usage_drm
from hexfront.games.aslsk.vehicles.driving import price_of
from hexfront.games.aslsk.vehicles.motion import number
from hexfront.hexes import HexId
from hexfront.play import Choice, Tally

FACES = range(1, 7)


def driving_preview(state: AslskState, moment: Driving, choice: Choice) -> Preview | None:
    """What to know before a vehicle does something."""
    u, costs = moment.unit, figures(state).costs
    match choice:
        case c.Step():
            return _step(state, u, choice)
        case c.Start():
            return Preview(mf=costs.start.value, check=breakdown_check(state, u))
        case c.Halt():
            return Preview(mf=costs.stop.value)
        case c.Delay():
            return Preview(mf=costs.delay.value)
        case c.Turn() if state.is_on_map(u):
            mp = spine_cost(state, HexId(state.place[u])) / HALVES
            return Preview(mf=mp, check=footing_check(state, u))
        case c.Free():
            return Preview(check=_freeing(state, u))
        case c.Dispense(_, kind, h):
            check = usage_check(state, u, kind, HexId(h))
            return Preview(mf=cost(state) / HALVES, check=check)
        case c.Exit():
            return Preview(mf=exit_fare(state, u) / HALVES)
        case c.Stop():
            return Preview(mf=left(state, u) / HALVES)
    return None


def _step(state: AslskState, u: int, step: c.Step) -> Preview:
    price, to = price_of(state, u, step), HexId(step.hex)
    check = None
    if price.bogs:
        uphill = climbs(state, state.place[u], to)
        check = bog_check(state, u, half=price.pay is not Pay.WHOLE, uphill=uphill)
    return Preview(
        step=StepPreview(
            cost=price.halves / HALVES,
            left=max(left(state, u) - price.halves, 0) / HALVES,
            open_ground=False,
            watchers=watchers(state, to, state.side_of(u)),
        ),
        check=check,
    )


def bog_check(state: AslskState, u: int, *, half: bool, uphill: bool = False) -> CheckPreview:
    """A Bog Check: it succeeds below the number of the chart."""
    drm = bog_drm(state, u, half=half, uphill=uphill)
    highest = figures(state).bog.number.value - 1
    passed = sum(dr + drm.total <= highest for dr in DICE)
    return CheckPreview(
        kind="bog",
        dice=2,
        number=highest,
        drm=drm,
        success=share(passed, 36),
        lost=share(36 - passed, 36),
    )


def footing_check(state: AslskState, u: int) -> CheckPreview | None:
    """The Bog Check of a vehicle that turns its front, if it must take one (ASL-7.6.a)."""
    if u == NOBODY or not in_cover(state, HexId(state.place[u])):
        return None
    return bog_check(state, u, half=False)


def breakdown_check(state: AslskState, u: int) -> CheckPreview | None:
    """Red MP: the chance that it Starts (ASL-3.3.2.x)."""
    fails = counter(state, u).fails_on
    if not fails:
        return None
    passed = sum(dr < fails for dr in DICE)
    return CheckPreview(
        kind="breakdown", dice=2, number=fails - 1, drm=Tally.of(()),
        success=share(passed, 36), lost=share(36 - passed, 36),
    )  # fmt: skip


def _freeing(state: AslskState, u: int) -> CheckPreview:
    """The coloured die of a bogged vehicle; a high one Immobilizes it (ASL-7.6.k)."""
    chart, drm = figures(state).bog, freeing_drm(state, u)
    freed = sum(die + drm.total <= chart.freed_up_to.value for die in FACES)
    lost = sum(die + drm.total > chart.mired_on.value for die in FACES)
    return CheckPreview(
        kind="freeing", dice=1, number=chart.freed_up_to.value, drm=drm,
        success=share(freed, 6), lost=share(lost, 6),
    )  # fmt: skip


def usage_check(state: AslskState, u: int, kind: int, h: HexId) -> CheckPreview:
    """A smoke dispenser: the DR against its usage number (ASL-7.5.h)."""
    dispenser = fitted(state, u)[kind]
    drm = usage_drm(state, u, dispenser, h)
    placed = sum(dr + drm.total <= dispenser.number for dr in DICE)
    return CheckPreview(
        kind="dispenser", dice=2, number=dispenser.number, drm=drm, success=share(placed, 36)
    )


def motion_check(state: AslskState, u: int) -> CheckPreview:
    """A Motion Attempt (ASL-3.3.2.1.a)."""
    highest = number(state, u)
    passed = sum(die <= highest for die in FACES)
    return CheckPreview(
        kind="motion", dice=1, number=highest, drm=Tally.of(()), success=share(passed, 6)
    )
