"""A shot of ordnance from Backblast and To Hit to its effect on the IFT (ASL-3.2.4, ASL-4.4).

`begin_ordnance` takes over an attack that was put together with a mortar or LATW; a Panzerfaust
comes in by `begin_shot`.
"""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from hexfront.games.aslsk.armor.engagement import Hit
from hexfront.games.aslsk.armor.facing import Part, part_hit
from hexfront.games.aslsk.armor.striking import area_drm, collateral_column
from hexfront.games.aslsk.choices import AvoidBackblast, PickTarget
from hexfront.games.aslsk.definitions.counters import WeaponKind
from hexfront.games.aslsk.fire.attack import Attack
from hexfront.games.aslsk.fire.kinds import FireKind
from hexfront.games.aslsk.fire.malfunction import give_out
from hexfront.games.aslsk.fire.marking import mark, rate_kept
from hexfront.games.aslsk.fire.residual import left_by, place
from hexfront.games.aslsk.harm.results import Blow, blow
from hexfront.games.aslsk.moments.base import AslskMoment, DiceMoment
from hexfront.games.aslsk.moments.bogging import check_footing
from hexfront.games.aslsk.moments.gunfire import lay_smoke, load, use_gun
from hexfront.games.aslsk.moments.harm import RandomSelection, casualty_reduction, strike
from hexfront.games.aslsk.moments.killing import begin_kill, strike_vehicle
from hexfront.games.aslsk.moments.telling import reckoned, told
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.weapons.acquisition import acquire
from hexfront.games.aslsk.weapons.arcs import is_cannon, turns_front
from hexfront.games.aslsk.weapons.direct_hits import behind_shield, strike_gun
from hexfront.games.aslsk.weapons.moving_targets import wavers
from hexfront.games.aslsk.weapons.ordnance import (
    Shot,
    in_building,
    is_mortar,
    on_area,
    shot_of,
)
from hexfront.games.aslsk.weapons.panzerfaust import misfires, nameable
from hexfront.games.aslsk.weapons.tohit import (
    CRITICAL,
    ToHit,
    aim,
    air_burst,
    backblast_drm,
    criticals,
    effect,
    in_line,
    known,
    lands_on,
)
from hexfront.games.aslsk.weapons.weaponry import Wear, wear
from hexfront.hexes import HexId
from hexfront.play import Choice, Outcome, Roll, Tally

BLASTING = (WeaponKind.BAZOOKA, WeaponKind.PANZERSCHRECK)
"""The weapons with Backblast, beside the Panzerfaust (ASL-4.4.3.a)."""
NO_SHOT = Shot(0, 0, 0, 0)


def begin_ordnance(state: AslskState, attack: Attack) -> None:
    """An attack with an ordnance weapon is declared."""
    begin_shot(state, shot_of(state, attack))


def begin_shot(state: AslskState, shot: Shot) -> None:
    """Lay the TH DR on the stack, and before it the question of Backblast or a Bog Check."""
    if blasts(state, shot):
        state.stack.append(Backblast(shot.side, shot))
    else:
        state.stack.append(ToHitRoll(shot.side, shot))
    if turns_front(state, shot.weapon, shot.arc, hull=shot.hull):
        check_footing(state, shot.side, shot.unit)


def blasts(state: AslskState, shot: Shot) -> bool:
    """Whether a shot is fired inside a building by a weapon with Backblast (ASL-4.4.3.a)."""
    if not in_building(state, HexId(state.place[shot.unit])):
        return False
    return shot.weapon == NOBODY or state.setting.weapons[shot.weapon].kind in BLASTING


class Backblast(AslskMoment, frozen=True, tag="Backblast"):
    """Fire from inside a building: a worse aim, or Backblast (ASL-4.4.3.a)."""

    takes = (AvoidBackblast,)

    shot: Shot

    def choices(self, state: AslskState) -> Sequence[Choice]:
        return [AvoidBackblast(avoid=True), AvoidBackblast(avoid=False)]

    def take(self, state: AslskState, choice: Choice) -> None:
        match choice:
            case AvoidBackblast(avoid):
                shot = msgspec.structs.replace(self.shot, avoids=avoid)
                state.stack[-1] = ToHitRoll(self.side, shot)
            case _:
                raise self.illegal(choice)


class ToHitRoll(DiceMoment, frozen=True, tag="ToHitRoll"):
    """The TH DR (ASL-3.2.4.a)."""

    shot: Shot

    def fall(self, state: AslskState, outcome: Outcome) -> None:
        assert isinstance(outcome, Roll)
        state.stack.pop()
        shot, original = self.shot, outcome.total
        if is_cannon(state, shot.weapon) and not load(state, shot, original):
            return
        aimed = aim(state, shot)
        total = effective(state, shot, outcome)
        lands, hit = lands_on(state, shot, aimed, total)
        _report(state, shot, aimed, outcome, hit)
        endangers = blasts(state, shot) and not shot.avoids
        here = HexId(state.place[shot.unit])
        lasting = _use_up(state, shot, outcome)
        if shot.weapon == NOBODY and misfires(state, shot.unit, original):
            state.note("log-panzerfaust-misfire", "ASL-4.4.2.m", unit=shot.unit)
            casualty_reduction(state, shot.unit)
        elif lands and shot.ammunition.smoke:
            lay_smoke(state, shot, hit, critical=original == CRITICAL)
        elif lands and shot.at != NOBODY:
            colored, white = outcome.dice
            hit_in = Hit(colored, white, original == CRITICAL)
            left = _residual(state, shot, aimed, collateral_column(state, shot))
            begin_kill(state, shot, hit_in, left if lasting and _splinters(state, shot) else 0)
        elif lands:
            if lasting:
                left = _residual(state, shot, aimed, effect(state, shot, ()).column)
                place(state, HexId(shot.hex), left)
            struck = criticals(state, shot, aimed, original, total, hit)
            _lay_effect(state, shot, hit, struck, part_hit(*outcome.dice) is Part.TURRET)
        if endangers:
            strike(state, _backblast(state, shot, here, outcome))


def effective(state: AslskState, shot: Shot, outcome: Roll) -> int:
    """The TH DR before DRM: the lower die counts double for a firer in Motion."""
    return outcome.total + (min(outcome.dice) if wavers(state, shot) else 0)


def _report(
    state: AslskState, shot: Shot, aimed: ToHit, outcome: Roll, hit: tuple[int, ...]
) -> None:
    if state.news is None:
        return
    total = effective(state, shot, outcome)
    dice = told(outcome.dice, aimed.common, total)
    rule = "ASL-4.4.2.k" if shot.weapon == NOBODY else "ASL-3.2.4.m"
    state.note("log-to-hit", rule, aimed.common, None, unit=shot.unit, hex=shot.hex,
               number=aimed.number, **dice)  # fmt: skip
    for u in known(state, aimed.own) if in_line(state, shot) else ():
        tally = Tally.of((*aimed.common.lines, *aimed.own[u].lines))
        if u in hit:
            state.note("log-shot-hits", rule, tally, unit=u, hex=shot.hex)
            continue
        state.note("log-shot-misses", rule, tally, None, unit=u, hex=shot.hex,
                   number=aimed.number, **reckoned(total, tally))  # fmt: skip


def _use_up(state: AslskState, shot: Shot, outcome: Roll) -> bool:
    """Mark firers and weapon: ROF, Acquisition, malfunction. True if Residual FP can be left.

    A PF has marked its firer when it was looked for.
    """
    if shot.weapon == NOBODY:
        return False  # ASL-4.4.2.i
    attack, colored = shot.attack(), outcome.dice[0]
    if is_cannon(state, shot.weapon):
        return use_gun(state, shot, outcome)
    kept = 0 if alone_with_mortar(state, shot) else rate_kept(state, attack, colored)
    worn = wear(state, shot.weapon, outcome.total)
    if worn is not Wear.NONE:
        kept = 0
    mark(state, attack, kept)
    if kept:
        state.note("log-rof-kept", "ASL-3.2.4.o", weapon=shot.weapon)
    if in_line(state, shot):
        acquire(state, shot)
    give_out(state, shot.weapon, worn)
    return not kept and worn is Wear.NONE and shot.kind == FireKind.FIRST  # ASL-3.3.5.b


def alone_with_mortar(state: AslskState, shot: Shot) -> bool:
    """Whether a lone SMC fires a mortar, which then has no ROF (ASL-4.5.d)."""
    lone = state.leaders >> shot.unit & 1 and not shot.mates
    return bool(lone) and is_mortar(state, shot.weapon)


def _backblast(state: AslskState, shot: Shot, h: HexId, outcome: Roll) -> Blow:
    """The colored die attacks all in the firer's hex, without TEM (ASL-4.4.3.b)."""
    colored = outcome.dice[0]
    column = state.setting.charts.to_hit.backblast_fp.value
    state.note("log-backblast", "ASL-4.4.3.b", unit=shot.unit, hex=h, colored=colored)
    return blow(state, shot.side, h, (column, column), colored, backblast_drm(state, h))


def _residual(state: AslskState, shot: Shot, aimed: ToHit, column: int | None) -> int:
    """Residual FP of a hit: by the column of the ordinary hit (ASL-3.3.5.a)."""
    burst = air_burst(state, shot)
    return left_by(state, column, outside=aimed.outside, air_burst=burst)


def _splinters(state: AslskState, shot: Shot) -> bool:
    """Whether a To Kill attempt leaves Residual FP: not by AP but that of an MG (ASL-3.3.5.c)."""
    if not shot.ammunition.solid:
        return True
    kind = state.setting.weapons[shot.weapon].kind
    return kind.machine_gun or kind is WeaponKind.MAIN_MG


# The effect.


def _lay_effect(
    state: AslskState, shot: Shot, hit: tuple[int, ...], critical: tuple[int, ...], turret: bool
) -> None:
    """Hidden units suffer no Critical Hit, and no PF: to choose among them would show them.

    `turret`: whether the TH DR hits the turret of vehicles.
    """
    candidates = known(state, critical)
    if shot.weapon == NOBODY:
        _choose_victim(state, shot, known(state, hit), critical=bool(critical))
    elif len(candidates) > 1:
        state.stack.append(
            CriticalSelection(shot.side, candidates, shot=shot, hit=hit, turret=turret)
        )
    else:
        state.stack.append(EffectRoll(shot.side, shot, hit, candidates, turret))


def _shown(state: AslskState, hit: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """Those hit as far as a seat sees them."""
    return tuple(u for u in hit if state.side_of(u) == seat or not state.hidden >> u & 1)


class CriticalSelection(RandomSelection, frozen=True, tag="CriticalSelection"):
    """Who of those hit suffers the Critical Hit (ASL-6.1.i)."""

    rule: ClassVar[str] = "ASL-6.1.i"

    shot: Shot = NO_SHOT
    hit: tuple[int, ...] = ()
    turret: bool = False

    def shown(self, state: AslskState, seat: int) -> "CriticalSelection":
        return msgspec.structs.replace(self, hit=_shown(state, self.hit, seat))

    def chosen(self, state: AslskState, picked: tuple[int, ...]) -> None:
        state.stack.append(EffectRoll(self.side, self.shot, self.hit, picked, self.turret))


def _choose_victim(state: AslskState, shot: Shot, hit: tuple[int, ...], *, critical: bool) -> None:
    """A PF strikes one unit: the firer may name one with an SW (ASL-4.4.2.q)."""
    if len(hit) == 1:
        state.stack.append(EffectRoll(shot.side, shot, hit, hit if critical else ()))
    elif nameable(state, hit):
        state.stack.append(Victim(shot.side, shot, hit, critical))
    else:
        state.stack.append(VictimSelection(shot.side, hit, shot=shot, critical=critical))


class Victim(AslskMoment, frozen=True, tag="Victim"):
    """The firer of a PF names the unit it strikes, or leaves it to chance."""

    takes = (PickTarget,)

    shot: Shot
    hit: tuple[int, ...]
    critical: bool

    def choices(self, state: AslskState) -> Sequence[Choice]:
        return [*map(PickTarget, nameable(state, self.hit)), PickTarget(NOBODY)]

    def take(self, state: AslskState, choice: Choice) -> None:
        match choice:
            case PickTarget(unit) if unit == NOBODY:
                state.stack[-1] = VictimSelection(
                    self.side, self.hit, shot=self.shot, critical=self.critical
                )
            case PickTarget(unit):
                critical = (unit,) if self.critical else ()
                state.stack[-1] = EffectRoll(self.side, self.shot, (unit,), critical)
            case _:
                raise self.illegal(choice)


class VictimSelection(RandomSelection, frozen=True, tag="VictimSelection"):
    """The one unit that a PF strikes; those who tie roll again (ASL-4.4.2.i)."""

    rule: ClassVar[str] = "ASL-4.4.2.q"

    shot: Shot = NO_SHOT
    critical: bool = False

    def chosen(self, state: AslskState, picked: tuple[int, ...]) -> None:
        if len(picked) > 1:
            state.stack.append(msgspec.structs.replace(self, candidates=picked, rolled=()))
            return
        critical = picked if self.critical else ()
        state.stack.append(EffectRoll(self.side, self.shot, picked, critical))


class EffectRoll(DiceMoment, frozen=True, tag="EffectRoll"):
    """The IFT DR of a hit; who suffers the Critical Hit reads it in another column."""

    shot: Shot
    hit: tuple[int, ...]
    critical: tuple[int, ...] = ()
    turret: bool = False
    """Whether vehicles are hit in the turret, on the ATT (ASL-7.11.c)."""

    def shown(self, state: AslskState, seat: int) -> "EffectRoll":
        return msgspec.structs.replace(self, hit=_shown(state, self.hit, seat))

    def fall(self, state: AslskState, outcome: Outcome) -> None:
        assert isinstance(outcome, Roll)
        state.stack.pop()
        shot, original = self.shot, outcome.total
        dud = state.setting.charts.panzerfaust.dud
        if shot.weapon == NOBODY and original >= dud.value:
            state.note("log-dud", dud.rule, unit=shot.unit, hex=shot.hex)
            return
        hit = tuple(u for u in self.hit if state.place[u] == shot.hex)
        critical = tuple(u for u in self.critical if u in hit)
        if state.vehicles and on_area(state, shot):
            self._vehicles(state, outcome, hit)
            hit = tuple(u for u in hit if not state.vehicles >> u & 1)
            critical = tuple(u for u in critical if u in hit)
            if not hit:
                return
        ordinary = tuple(u for u in hit if u not in critical)
        strike(
            state,
            self._blow(state, outcome, ordinary, critical=False),
            self._blow(state, outcome, critical, critical=True),
        )

    def _vehicles(self, state: AslskState, outcome: Roll, hit: tuple[int, ...]) -> None:
        """What the DR does to vehicles hit on the ATT (ASL-7.11.a)."""
        part = Part.TURRET if self.turret else Part.HULL
        for u in hit:
            if state.vehicles >> u & 1:
                critical = u in self.critical
                column = effect(state, self.shot, (), critical=critical).column or 0
                drm = area_drm(state, self.shot, u, critical=critical)
                strike_vehicle(state, u, column, part, drm, outcome)

    def _blow(
        self, state: AslskState, outcome: Roll, units: tuple[int, ...], *, critical: bool
    ) -> Blow:
        """The Blow on some of those hit, and its line in the log."""
        shot = self.shot
        struck = effect(state, shot, units, critical=critical)
        message, rule = ("log-critical-hit", "ASL-6.1.c") if critical else (
            "log-hit-effect", "ASL-3.2.4.ai")  # fmt: skip
        column = struck.column or 0
        for u in known(state, units):
            state.note(
                message, rule, struck.drm.tally(u), None,
                unit=u, hex=shot.hex, column=column, **told(outcome.dice, struck.drm.tally(u)),
            )  # fmt: skip
        totals = {u: struck.drm.total(u) for u in units}
        columns = (struck.column, struck.column)
        if not state.setting.guns:
            return blow(state, shot.side, HexId(shot.hex), columns, outcome.total, totals)
        direct = tuple(
            u for u in units
            if strike_gun(state, shot, u, struck, outcome.total, critical=critical)
        )  # fmt: skip
        for u in units:
            if u not in direct:
                totals[u] += behind_shield(state, shot, u, struck)
        found = blow(state, shot.side, HexId(shot.hex), columns, outcome.total, totals)
        return msgspec.structs.replace(found, direct=direct)
