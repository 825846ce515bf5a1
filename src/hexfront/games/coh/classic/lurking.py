"""C12 and C13: hidden units, their detection, fire at them, and snipers."""

from typing import ClassVar

from hexfront.games.coh.choices import Shift
from hexfront.games.coh.classic import digging
from hexfront.games.coh.classic.economy import kept, terms_of
from hexfront.games.coh.classic.flights import overlooks
from hexfront.games.coh.combat.odds import ONE_DIE, TWO_DICE
from hexfront.games.coh.combat.ratings import CRITICAL_MARGIN, hit_number
from hexfront.games.coh.combat.shot import Shot
from hexfront.games.coh.command.payment import pay_shift, shift_line
from hexfront.games.coh.hidden.recon import hidden_in
from hexfront.games.coh.hits.losses import destroy
from hexfront.games.coh.moments.base import Aftermath, CohStep, consequences, reveal
from hexfront.games.coh.moments.rolls import NumberMoment, RollResult, Throw, settle_roll
from hexfront.games.coh.moments.shooting import draw_marker
from hexfront.games.coh.movement.steps import move_lines
from hexfront.games.coh.state import NOBODY, CohState
from hexfront.games.coh.works.shelter import shelter_of
from hexfront.hexes import bits
from hexfront.play import Choice, Line, Moment, Tally
from hexfront.play.chance import Chances

IN_COVER = 3
IN_THE_OPEN = 6
DETECTION = 2
HIDES = Tally.of([Line("tally-stealth", 7, "COHC-4.j")])
"""What hiding costs."""
SHOWS = 6
"""What the opponent needs to spot a sniper (COHC-13.a)."""


def conceals(state: CohState, u: int, h: int) -> bool:
    """Concealing terrain, an occupied fortification or thick smoke (COHC-12.d)."""
    kind = state.field.terrain[h].conceals
    if kind == "always" or (kind == "summer" and terms_of(state).summer):
        return True
    if state.heavy >> h & 1:
        return True
    covered = state.hasty >> u & 1 or shelter_of(state, u) is not None
    return state.hex[u] == h and bool(covered)


def detected_by(state: CohState, u: int) -> str:
    """The rule under which a hidden unit is revealed where it is, or ""."""
    here = state.hex[u]
    if state.board & state.units_at(here):
        return "COHC-12.b"
    if conceals(state, u, here):
        return ""
    near = state.field.within(here, DETECTION)
    enemies = state.board & state.setting.enemy_mask[state.side(u)]
    watching = state.spots(enemies) & ~digging.blind(state, enemies, here)
    if state.sight(here) & near & watching:
        return "COHC-12.c"
    for flight in kept(state).flights:
        hostile = state.side(flight.unit) != state.side(u)
        if hostile and near >> flight.hex & 1 and overlooks(state, flight.hex, here):
            return "COHC-18.r"
    return ""


def stealth_cost(state: CohState, u: int, to: int) -> Tally:
    """7 AP to hide; a hidden move adds 3 in cover, 6 in the open, to the move (AC14, AC30)."""
    if not state.hidden >> u & 1:
        return HIDES
    if conceals(state, u, to):
        lines = [line for line in move_lines(state, u, to) if line.label != "tally-backward"]
        return Tally.of([*lines, Line("tally-stealth", IN_COVER, "COHC-12.e")])
    printed = Line("tally-move-cost", state.kind(u).move_cost, "COHC-3.d")
    return Tally.of([printed, Line("tally-stealth", IN_THE_OPEN, "COHC-12.e")])


# Fire at a hex in which enemies may hide (COHC-12.f).


def easiest(state: CohState, side: int, h: int) -> int:
    """The hidden enemy with the lowest front DR in a hex, or NOBODY."""
    found = hidden_in(state, side, h)
    return min(found, key=lambda u: (state.kind(u).front, u), default=NOBODY)


class BlindFire(NumberMoment, frozen=True, tag="BlindFire"):
    """CAP for a roll at a hex in which nobody is seen."""

    shot: Shot
    supporters: tuple[int, ...]

    def take(self, state: CohState, choice: Choice) -> None:
        if not isinstance(choice, Shift):
            raise self.illegal(choice)
        pay_shift(state, self.side, choice.by)
        state.stack[-1] = BlindRoll(self.side, self.shot, self.supporters, choice.by)


class BlindRoll(Throw, frozen=True, tag="BlindRoll"):
    shot: Shot
    supporters: tuple[int, ...]
    by: int

    rolls: ClassVar[Chances] = TWO_DICE

    def thrown(self, state: CohState, dice: tuple[int, ...]) -> None:
        settle_roll(state, BlindResult(self.side, dice, 0, self.shot, self.supporters, self.by))


class BlindResult(RollResult, frozen=True, tag="BlindResult"):
    """A miss discloses nothing; who is hit is placed, and so are the others of the hex."""

    shot: Shot
    supporters: tuple[int, ...]
    by: int

    def run(self, state: CohState) -> None:
        target = easiest(state, self.side, self.shot.to)
        told: dict[str, int | str] = {
            "unit": self.shot.attacker, "hex": self.shot.to, "roll": self.total,
            "dice": self.rolled(),
        }  # fmt: skip
        if target == NOBODY or not self._hits(state, target, told):
            state.note("log-blind-fire", "COHC-12.f", None, None, **told)

    def _hits(self, state: CohState, target: int, told: dict[str, int | str]) -> bool:
        armored = self.shot.is_armored(state, target)
        if self.shot.fp(state, armored) is None:
            return False
        number = hit_number(state, self.shot, target, self.supporters, 0)
        number = number.plus(*shift_line(self.by))
        if self.total < number.total:
            return False
        state.note(
            "log-blind-hit", "COHC-12.f", number, None, **told, target=target, number=number.total
        )
        found = hidden_in(state, self.side, self.shot.to)
        worst = self.total >= number.total + CRITICAL_MARGIN or state.hit[target]
        state.stack.append(StruckUnseen(self.side, target, armored, bool(worst)))
        state.stack.append(Aftermath(self.side))
        reveal(state, found, "COHC-12.b")
        return True


class StruckUnseen(CohStep, frozen=True, tag="StruckUnseen"):
    """The unit that was hit where it hid."""

    unit: int
    armored: bool
    """The colour of the defense that was struck."""
    worst: bool

    def run(self, state: CohState) -> None:
        if not state.board >> self.unit & 1:
            return
        if self.worst:
            destroy(state, self.unit, "COHC-5.d")
            consequences(state)
        else:
            draw_marker(state, self.unit, self.armored)


# Snipers (C13).


def fires_hidden(state: CohState, u: int) -> bool:
    """A sniper fires without being revealed first (COHC-13.a), and who has veteran card 13."""
    return state.kind(u).sniper or bool(kept(state).shrouded >> u & 1)


class SpottingRoll(Throw, frozen=True, tag="SpottingRoll"):
    """After each shot of a hidden sniper the opponent rolls one die (COHC-13.a)."""

    unit: int

    rolls: ClassVar[Chances] = ONE_DIE

    def thrown(self, state: CohState, dice: tuple[int, ...]) -> None:
        settle_roll(state, SpottingResult(self.side, dice, 0, self.unit))

    def shown(self, state: CohState, seat: int) -> Moment[CohState]:
        return (
            self if state.shares(seat, state.side(self.unit)) else SpottingRoll(self.side, NOBODY)
        )


class SpottingResult(RollResult, frozen=True, tag="SpottingResult"):
    """On a 6 the sniper is revealed; Luck may bring the roll there."""

    unit: int

    def margin(self, state: CohState) -> int | None:
        return self.total - SHOWS

    def run(self, state: CohState) -> None:
        if self.unit == NOBODY:  # a sniper whom this seat can only imagine
            return
        seen = self.total >= SHOWS
        message = "log-sniper-seen" if seen else "log-sniper-unseen"
        state.note(message, "COHC-13.a", roll=self.total, side=self.side)
        if seen and state.hidden >> self.unit & 1:
            state.stack.append(Aftermath(self.side))
            reveal(state, (self.unit,), "COHC-13.a")

    def shown(self, state: CohState, seat: int) -> Moment[CohState]:
        if state.shares(seat, state.side(self.unit)):
            return self
        return SpottingResult(self.side, self.dice, 0, NOBODY)


class SniperWatch(CohStep, frozen=True, tag="SniperWatch"):
    """The shot is over: does anybody see where it came from?"""

    unit: int

    def run(self, state: CohState) -> None:
        if state.hidden >> self.unit & 1:
            state.stack.append(SpottingRoll(state.enemies(state.side(self.unit))[0], self.unit))


def sniped(state: CohState, side: int, shot: Shot) -> None:
    """The side tells from which side of each target the shot came, nothing more (AC7)."""
    if not state.kind(shot.attacker).sniper:
        return
    for target in state.enemies_at(side, shot.to):
        arc = state.field.arc(state.hex[target], state.facing[target])
        front = bool(arc >> state.hex[shot.attacker] & 1)
        message = "log-sniper-front" if front else "log-sniper-rear"
        state.note(message, "COHC-13.b", target=target)
    if not kept(state).shrouded >> shot.attacker & 1:
        state.stack.append(SniperWatch(side, shot.attacker))


def detect_around(state: CohState, u: int, rule: str) -> None:
    """Hidden enemies within two hexes and in sight of a unit are revealed (card 30)."""
    side, here = state.side(u), state.hex[u]
    near = state.field.within(here, DETECTION) & (state.sight(here) | 1 << here)
    found = [v for h in bits(near) if not digging.blind(state, 1 << u, h)
             for v in hidden_in(state, side, h)]  # fmt: skip
    state.stack.append(Aftermath(side))
    reveal(state, found, rule)
