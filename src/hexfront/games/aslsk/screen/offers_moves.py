"""Previews of movement, advance and rout: what it costs, who could fire, what Interdicts."""

from hexfront.games.aslsk.choices import PlaceCharge, RoutStep
from hexfront.games.aslsk.fire.aiming import reach_of
from hexfront.games.aslsk.movement.actions import charge_cost, grenade_cost, recovery_cost
from hexfront.games.aslsk.movement.advance import cost_of, exhausts
from hexfront.games.aslsk.movement.allowance import HALVES, March, step_purse
from hexfront.games.aslsk.movement.entry import exit_cost
from hexfront.games.aslsk.movement.steps import keeps_road, step_cost
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.rout import courses as rout
from hexfront.games.aslsk.rout.courses import Course
from hexfront.games.aslsk.rout.preview import rout_hexes
from hexfront.games.aslsk.screen.offers_fire import DICE, fates_of, share
from hexfront.games.aslsk.screen.offers_kill import mining_preview
from hexfront.games.aslsk.screen.preview import ChargePreview, Preview, RoutPreview, StepPreview
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.watching import enemies_in_sight
from hexfront.games.aslsk.weapons.charge_outlook import charge_outlook
from hexfront.games.aslsk.weapons.charges import charge_column, charge_modifiers, fuse
from hexfront.games.aslsk.weapons.weaponry import working
from hexfront.hexes import HexId, bits
from hexfront.play.masks import each
from hexfront.play.teams import FOE


def step(state: AslskState, march: March, to: HexId, *, road: bool) -> Preview:
    """A step of the units that move together."""
    first = march.units[0]
    cost = step_cost(state, state.place[first], to, road=road)
    purse = step_purse(state, march, road=keeps_road(state, to, road=road))
    return Preview(
        step=StepPreview(
            cost=cost / HALVES,
            left=(purse - cost) / HALVES,
            open_ground=bool(state.setting.ground.open_ground >> to & 1),
            watchers=watchers(state, to, state.side_of(first)),
        )
    )


def watchers(state: AslskState, h: HexId, side: int) -> tuple[int, ...]:
    """Enemies that are seen, are not broken, and see the hex within their reach."""
    if not state.setting.options.free_los:
        return ()
    enemy, found = FOE[side], []
    for e in bits(enemies_in_sight(state, h, side) & ~state.melee):
        distance = state.setting.grid.distance(e, h)
        able = state.units_at(e, enemy) & ~state.broken & ~state.hidden
        found += [u for u in each(able) if distance <= _reach(state, u)]
    return tuple(found)


def _reach(state: AslskState, u: int) -> int:
    """The reach of a unit's own FP and of its working weapons."""
    weapons = (w for w in state.carried(u) if working(state, w))
    own = reach_of(state, u, NOBODY) if state.mmc >> u & 1 else 0
    return max((own, *(reach_of(state, u, w) for w in weapons)))


def grenade_mf(state: AslskState, u: int, h: HexId) -> float:
    return grenade_cost(state, u, h) / HALVES


def recovery_mf(state: AslskState) -> float:
    return recovery_cost(state) / HALVES


def charge(state: AslskState, choice: PlaceCharge) -> Preview:
    """A DC that is placed: its MF, and what it will do unless the fire that it draws stops it."""
    u, w, h = choice.unit, choice.weapon, HexId(choice.hex)
    mf = charge_cost(state, u, h) / HALVES
    if choice.vehicle != NOBODY:
        return Preview(mf=mf, kill=mining_preview(state, w, u, choice.vehicle))
    duds = sum(dr >= fuse(state, w, u) for dr in DICE)
    return Preview(
        mf=mf,
        charge=ChargePreview(
            weapon=w,
            hex=h,
            column=charge_column(state, w) or 0,
            drm=charge_modifiers(state, h, u),
            dud=share(duds, len(DICE)),
            targets=fates_of(charge_outlook(state, w, h, u)),
        ),
    )


def leaving(state: AslskState) -> Preview:
    return Preview(mf=exit_cost(state) / HALVES)


def advance(state: AslskState, u: int, to: HexId, leader: int) -> Preview:
    """An advance: its cost, and whether it exhausts."""
    return Preview(mf=cost_of(state, u, to) / HALVES, exhausts=exhausts(state, u, to, leader))


def rout_begins(state: AslskState, u: int, leader: int) -> Preview:
    """All hexes to which a rout can lead."""
    found = rout_hexes(state, u, leader)
    return Preview(
        rout=RoutPreview(ends=tuple(sorted(found.ends.items())), duty=rout.duty(state, u) or "")
    )


def rout_steps(state: AslskState, course: Course) -> dict[RoutStep, Preview]:
    """The next steps of a rout."""
    found = rout_hexes(state, course.unit, course.leader, course)
    left = rout.left(state, course)
    open_ground = state.setting.ground.open_ground
    told = {}
    for seen in found.steps:
        cost = rout.fare(state, course, seen.step)
        told[seen.step] = Preview(
            step=StepPreview(
                cost=cost / HALVES,
                left=(left - cost) / HALVES,
                open_ground=bool(open_ground >> seen.step.hex & 1),
                interdicted=seen.interdicted,
            )
        )
    return told
