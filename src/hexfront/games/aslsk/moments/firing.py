"""A fire attack from the first firer named to its last effect (ASL-3.2).

`gather` lets a side put an attack together, `resolve` throws the dice and carries it out.
"""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from hexfront.games.aslsk.armor.crew import crew_check
from hexfront.games.aslsk.armor.damage import nerves, suffer_damage
from hexfront.games.aslsk.choices import AddFirer, Apart, CallOff, Direct, Fire, OpenFire
from hexfront.games.aslsk.fire.attack import Attack
from hexfront.games.aslsk.fire.firing import complete, directors, joiners
from hexfront.games.aslsk.fire.groups import firers, in_sight
from hexfront.games.aslsk.fire.kinds import FireKind
from hexfront.games.aslsk.fire.malfunction import failing, give_out
from hexfront.games.aslsk.fire.marking import mark, protecting
from hexfront.games.aslsk.fire.modifiers import Modifiers
from hexfront.games.aslsk.fire.readiness import kind_for
from hexfront.games.aslsk.fire.residual import place
from hexfront.games.aslsk.fire.resolution import Resolved, resolved
from hexfront.games.aslsk.fire.splitting import apart, parts, without
from hexfront.games.aslsk.fire.vehicular import turning
from hexfront.games.aslsk.harm.pieces import reveal
from hexfront.games.aslsk.moments.base import AslskMoment, DiceMoment, RulesStep
from hexfront.games.aslsk.moments.bogging import check_footing
from hexfront.games.aslsk.moments.checks import judge
from hexfront.games.aslsk.moments.harm import strike
from hexfront.games.aslsk.moments.ordnance import begin_ordnance
from hexfront.games.aslsk.moments.selection import RandomSelection
from hexfront.games.aslsk.moments.telling import told
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.condition import morale
from hexfront.games.aslsk.weapons.arcs import is_cannon
from hexfront.games.aslsk.weapons.equivalent import equivalent_kind
from hexfront.games.aslsk.weapons.weaponry import Wear
from hexfront.hexes import HexId
from hexfront.play import Choice, Outcome, Roll
from hexfront.play.masks import each, mask_of

# Putting an attack together.


def gather(state: AslskState, side: int, choice: OpenFire) -> None:
    """Begin an attack with its first firer; nothing is used up before `Fire`."""
    attack = Attack(FireKind.PREP, side, choice.hex, hull=choice.hull)
    state.stack.append(Gathering(side, _with(state, attack, choice.unit, choice.weapon)))


class Gathering(AslskMoment, frozen=True, tag="Gathering"):
    """Who fires together, and which leaders direct (ASL-3.2.2.j, ASL-3.2.2.o)."""

    takes = (AddFirer, Direct, Fire, CallOff)

    private: ClassVar[bool] = True

    attack: Attack

    def choices(self, state: AslskState) -> Sequence[Choice]:
        attack, listed = self.attack, list[Choice]()
        if complete(state, attack) is None:
            listed.append(Fire())
        listed += joiners(state, attack)
        listed += directors(state, attack)
        listed.append(CallOff())
        return listed

    def take(self, state: AslskState, choice: Choice) -> None:
        attack = self.attack
        match choice:
            case AddFirer(unit, weapon):
                state.stack[-1] = Gathering(self.side, _with(state, attack, unit, weapon))
            case Direct(leader):
                leaders = tuple(sorted((*attack.leaders, leader)))
                directed = msgspec.structs.replace(attack, leaders=leaders)
                state.stack[-1] = Gathering(self.side, directed)
            case Fire():
                state.stack.pop()
                open_fire(state, attack)
            case CallOff():
                state.call_off()
            case _:
                raise self.illegal(choice)


def _with(state: AslskState, attack: Attack, u: int, w: int) -> Attack:
    """The attack with a further unit's FP, or a further weapon.

    With one firer that fires again the whole attack counts as Subsequent First Fire.
    """
    kind = equivalent_kind(state, u, w) if is_cannon(state, w) else kind_for(state, u, w)
    if kind is None:
        raise ValueError(f"unit {u} has no phase to fire in")
    changes: dict[str, object] = {"kind": max(attack.kind, kind)}
    if w == NOBODY:
        changes["units"] = tuple(sorted((*attack.units, u)))
    else:
        changes["weapons"] = tuple(sorted((*attack.weapons, w)))
    return msgspec.structs.replace(attack, **changes)


# Fire.


def open_fire(state: AslskState, attack: Attack) -> None:
    """The attack is declared: hidden firers show themselves, and LOS is checked."""
    for h in attack.hexes(state):
        reveal(state, h, attack.side)
    _announce(state, attack)
    if state.setting.must_hit & mask_of(attack.weapons):
        begin_ordnance(state, attack)
        return
    seeing = attack if state.setting.options.free_los else in_sight(state, attack)
    if seeing == attack:
        resolve(state, attack)
    elif seeing.units or seeing.weapons:
        _regroup(state, attack, seeing)
    else:
        _fire_in_vain(state, attack)


def _announce(state: AslskState, attack: Attack) -> None:
    if state.news is None:
        return
    for u in attack.units:
        state.note("log-fires", "ASL-3.2.b", unit=u, hex=attack.hex)
    for w in attack.weapons:
        state.note("log-fires-weapon", "ASL-3.2.b", unit=state.holder[w], weapon=w, hex=attack.hex)
    for u in attack.leaders:
        state.note("log-directs", "ASL-3.2.2.o", leader=u, hex=attack.hex)


def _regroup(state: AslskState, attack: Attack, seeing: Attack) -> None:
    """Some members have no LOS: they have fired in vain, the others attack (ASL-3.2.2.m)."""
    linked = parts(state, seeing)
    if len(linked) == 1 and len(seeing.hexes(state)) > 1:
        state.stack.append(Regroup(attack.side, seeing))
    else:
        lay_attacks(state, linked)
    _fire_in_vain(state, without(attack, seeing))


def _fire_in_vain(state: AslskState, attack: Attack) -> None:
    """Without LOS nothing is resolved; only weapons are thrown for, as they may fail (3.2.1.j)."""
    if attack.weapons or protecting(state, attack):
        resolve(state, attack)
    else:
        mark(state, attack)


def lay_attacks(state: AslskState, attacks: Sequence[Attack]) -> None:
    """Lay several attacks on the stack, the first on top."""
    for attack in reversed(attacks):
        resolve(state, attack)


class Regroup(AslskMoment, frozen=True, tag="Regroup"):
    """The members of a Fire Group who have LOS fire together or apart (ASL-3.2.2.m)."""

    takes = (Fire, Apart)

    attack: Attack

    def choices(self, state: AslskState) -> Sequence[Choice]:
        return [Fire(), Apart()]

    def take(self, state: AslskState, choice: Choice) -> None:
        state.stack.pop()
        match choice:
            case Fire():
                resolve(state, self.attack)
            case Apart():
                lay_attacks(state, apart(state, self.attack))
            case _:
                raise self.illegal(choice)


def resolve(state: AslskState, attack: Attack) -> None:
    """Lay the DR of an attack on the IFT on the stack, and before it a Bog Check if one is due."""
    state.stack.append(FireRoll(attack.side, attack))
    if (vehicle := turning(state, attack)) != NOBODY:
        check_footing(state, attack.side, vehicle)


class FireRoll(DiceMoment, frozen=True, tag="FireRoll"):
    """The IFT DR (ASL-3.2.2.r)."""

    attack: Attack

    def fall(self, state: AslskState, outcome: Outcome) -> None:
        assert isinstance(outcome, Roll)
        state.stack.pop()
        colored, white = outcome.dice
        worn = failing(state, self.attack, outcome.total)
        if len(worn) > 1:
            state.stack.append(
                FailingWeapon(
                    self.side,
                    tuple(w for w, _ in worn),
                    attack=self.attack,
                    colored=colored,
                    white=white,
                )
            )
            return
        conclude(state, self.attack, colored, white, tuple(w for w, _ in worn))


class FailingWeapon(RandomSelection, frozen=True, tag="FailingWeapon", kw_only=True):
    """Which of several MG malfunctions (ASL-4.1.h)."""

    rule: ClassVar[str] = "ASL-4.1.h"

    attack: Attack
    colored: int
    white: int

    def announce(self, state: AslskState, candidate: int, die: int) -> None:
        state.note("log-random-weapon", self.rule, weapon=candidate, die=die)

    def chosen(self, state: AslskState, picked: tuple[int, ...]) -> None:
        conclude(state, self.attack, self.colored, self.white, picked)


def conclude(
    state: AslskState, attack: Attack, colored: int, white: int, failed: tuple[int, ...]
) -> None:
    """The dice have fallen: mark the firers, strike the targets, and lay down what follows."""
    done = resolved(state, attack, colored, white, failed)
    _report(state, attack, colored, white, done)
    mark(state, attack, done.kept, cowers=done.cowers)
    worn = tuple((w, wear.value) for w, wear in done.worn)
    state.stack.append(
        Aftermath(attack.side, attack.hex, colored + white, done.residual, worn, done.protective)
    )
    if done.blows:
        strike(state, *done.blows)


def _report(state: AslskState, attack: Attack, colored: int, white: int, done: Resolved) -> None:
    if state.news is None:
        return
    report_roll(state, "log-fire-roll", done.drm, attack.hex, done.column, (colored, white))
    for u in each(firers(state, attack)) if done.cowers else ():
        state.note("log-cowers", "ASL-3.2.2.f", unit=u)
    for w in each(done.kept):
        state.note("log-rof-kept", "ASL-1.2.4.1.a", weapon=w)


def report_roll(
    state: AslskState,
    message: str,
    drm: Modifiers,
    h: int,
    column: int | None,
    dice: tuple[int, int],
) -> None:
    """Tell an IFT DR with its DRM; targets whose DRM differ have a line of their own.

    Nothing is told of hidden ones.
    """
    own = [(u, tally) for u, tally in drm.own.items() if not state.hidden >> u & 1]
    same = all(tally == own[0][1] for _, tally in own)
    tally = drm.tally(own[0][0]) if own and same else drm.common
    rule = "ASL-3.2.2.r" if message == "log-fire-roll" else "ASL-3.3.5.g"
    state.note(message, rule, tally, None, hex=h, column=column or 0, **told(dice, tally))
    for u, _ in own if not same else ():
        state.note("log-target-drm", "ASL-3.2.3.b", drm.tally(u), None, unit=u,
                   **told(dice, drm.tally(u)))  # fmt: skip


class Aftermath(RulesStep, frozen=True, tag="Aftermath"):
    """After the attack: Residual FP lies, weapons fail, FPF tests the firers."""

    hex: int
    original: int
    residual: int
    worn: tuple[tuple[int, int], ...]
    protective: tuple[tuple[int, int], ...]

    def run(self, state: AslskState) -> None:
        if self.residual:
            place(state, HexId(self.hex), self.residual)
        for w, result in self.worn:
            give_out(state, w, Wear(result))
        for u, final in self.protective:
            if state.vehicles >> u & 1:
                self._steady(state, u, final)
                continue
            state.note("log-protective-check", "ASL-3.3.3.v", unit=u, final=final)
            judge(state, u, self.original, final)

    def _steady(self, state: AslskState, u: int, final: int) -> None:
        """The NMC of a CE crew; behind closed hatches nothing befalls it (ASL-7.7.b)."""
        if not state.exposed >> u & 1:
            return
        state.note("log-protective-check", "ASL-3.3.3.v", unit=u, final=final)
        final += nerves(state, u)
        suffer_damage(state, u, crew_check(morale(state, u), self.original, final))
