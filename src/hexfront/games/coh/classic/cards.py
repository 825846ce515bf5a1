"""C24: action cards before the action of a turn, and veteran cards that a player uses."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar

from hexfront.games.coh.cards.bars import hand_bar, not_now
from hexfront.games.coh.cards.hands import card, discard
from hexfront.games.coh.cards.numbers import ClassicNo
from hexfront.games.coh.choices import ClearMines, CohChoice, Done, Join, Select, Target
from hexfront.games.coh.classic.card_fits import (
    POOLS,
    fits,
    fits_somebody,
    joins,
    mined_near,
    pay_card,
    unfit,
)
from hexfront.games.coh.classic.card_rolls import AlarmRoll, StaffRoll, WindRoll
from hexfront.games.coh.classic.economy import (
    active_of,
    drop,
    kept,
    points,
)
from hexfront.games.coh.classic.lurking import detect_around
from hexfront.games.coh.classic.marching import DASH, Dash
from hexfront.games.coh.command.points import available, pay
from hexfront.games.coh.definitions.cards import CardType
from hexfront.games.coh.moments.acts import commit_cover
from hexfront.games.coh.moments.base import (
    NOT_NOW,
    CohMoment,
    begin_action,
)
from hexfront.games.coh.moments.engineers import MineLaying
from hexfront.games.coh.moments.rally import remove_marker
from hexfront.games.coh.moments.turn import EndTurn, UnitAction
from hexfront.games.coh.state import CohState
from hexfront.games.coh.works.layout import remove_work
from hexfront.games.coh.works.mines import known_mines
from hexfront.play import Back, Choice, Moment, Refusal
from hexfront.play.masks import members

RULE = "COHC-24.b"


def card_bar(state: CohState, side: int, number: int) -> Refusal | None:
    """Why a card may not be played before the action of a turn."""
    refusal = hand_bar(state, side, number) or _held_card_bar(state, side, number)
    if refusal is None and not PLAYS[number].able(state, side, number):
        return Refusal(RULE, "refuse-card-fits-nobody", {"card": number})
    return refusal


def playable(state: CohState, side: int) -> list[int]:
    """The cards of its hand, each once, that a side may play before the action of a turn."""
    held = [n for n in dict.fromkeys(state.hands[side]) if n in PLAYS]
    may = [n for n in held if _held_card_bar(state, side, n) is None]
    return [n for n in may if PLAYS[n].able(state, side, n)]


def _held_card_bar(state: CohState, side: int, number: int) -> Refusal | None:
    """Why a card of the own hand may not be played before the action of a turn, even if it fits."""
    if number not in PLAYS:
        return not_now(state, number)
    printed = card(state, number)
    if state.card_used and printed.type is CardType.ACTION:
        return Refusal("COH-8.4.a", "refuse-one-action-card", {"card": number})
    if state.extra_turn and number == ClassicNo.INITIATIVE:
        return Refusal(RULE, "refuse-acts-twice-already", {"card": number})
    if printed.colour == "blue" and available(state, side) < printed.cost:
        return Refusal(RULE, "refuse-card-cost", {"card": number, "cost": printed.cost})
    return None


class ClassicCardUnit(CohMoment, frozen=True, tag="ClassicCardUnit"):
    """For which unit, or against which, an action card is played."""

    card: int

    private: ClassVar[bool] = True
    back: ClassVar[Back] = "step"
    takes: ClassVar[tuple[type[Choice], ...]] = (Select, Target)

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        return [self._named(state, u) for u in fits(state, self.side, self.card)]

    def _named(self, state: CohState, u: int) -> CohChoice:
        return Select(u) if state.side(u) == self.side else Target(u)

    def against(self, state: CohState, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Select | Target):
            raise self.illegal(choice)
        if not 0 <= choice.unit < len(state.hex) or choice != self._named(state, choice.unit):
            return NOT_NOW
        return unfit(state, self.side, self.card, choice.unit)

    def take(self, state: CohState, choice: Choice) -> None:
        if not isinstance(choice, Select | Target):
            raise self.illegal(choice)
        state.stack.pop()
        group = CardGroup(self.side, self.card, (choice.unit,))
        if joins(state, self.side, self.card, group.members):
            state.stack.append(group)
        else:
            group.serve(state)


class CardGroup(CohMoment, frozen=True, tag="CardGroup"):
    """Who else is served by the card: units in the same or adjacent hexes (COHC-24.c)."""

    card: int
    members: tuple[int, ...]

    private: ClassVar[bool] = True
    back: ClassVar[Back] = "step"
    takes: ClassVar[tuple[type[Choice], ...]] = (Done, Join)

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        near = joins(state, self.side, self.card, self.members)
        return [Done(), *(Join(u) for u in near)]

    def against(self, state: CohState, choice: Choice) -> Refusal | None:
        if choice in self.choices(state):
            return None
        if not isinstance(choice, Join) or choice.unit in self.members:
            return NOT_NOW
        far = Refusal("COHC-24.c", "refuse-not-connected", {"unit": choice.unit})
        return unfit(state, self.side, self.card, choice.unit) or far

    def take(self, state: CohState, choice: Choice) -> None:
        if isinstance(choice, Join):
            members = (*self.members, choice.unit)
            state.stack[-1] = CardGroup(self.side, self.card, members)
        else:
            state.stack.pop()
            self.serve(state)

    def serve(self, state: CohState) -> None:
        """The card is paid for and does its work."""
        if state.side(self.members[0]) == self.side:
            begin_action(state, self.members)
        pay_card(state, self.side, self.card, self.members)
        for u in reversed(self.members):
            EFFECTS[self.card](state, self.side, u)


# What the cards do.


def _decide(state: CohState, side: int, u: int) -> None:
    state.stack.append(UnitAction(side, u, ClassicNo.DECISION))


def _follow(state: CohState, side: int, u: int) -> None:
    remove_marker(state, side, u)


def _rally(state: CohState, side: int, u: int) -> None:
    state.stack.append(UnitAction(side, u, ClassicNo.RALLY))


def _dash(state: CohState, side: int, u: int) -> None:
    state.stack.append(Dash(side, u, DASH))


def _confuse(state: CohState, side: int, u: int) -> None:
    state.spent |= 1 << u
    drop(state, u)
    state.classic = kept(state).but(barred=kept(state).barred | 1 << u)
    state.note("log-confused", RULE, unit=u)


def _dig_in(state: CohState, side: int, u: int) -> None:
    commit_cover(state, side, (u,), ClassicNo.DIG_IN)


def _fix(state: CohState, side: int, u: int) -> None:
    state.classic = kept(state).but(fixed=kept(state).fixed | 1 << u)
    state.note("log-fixed", RULE, unit=u)


def _scout(state: CohState, side: int, u: int) -> None:
    state.reveals += 1
    state.note("log-scouts", RULE, unit=u, hex=state.hex[u])
    detect_around(state, u, RULE)


def _lay(state: CohState, side: int, u: int) -> None:
    state.stack.append(ClassicMines(side, u))


def _clear(state: CohState, side: int, u: int) -> None:
    state.stack.append(ClassicClearing(side, u))


EFFECTS: Mapping[int, Callable[[CohState, int, int], None]] = MappingProxyType(
    {
        ClassicNo.DECISION: _decide,
        ClassicNo.FOLLOW_ME: _follow,
        ClassicNo.RALLY: _rally,
        ClassicNo.RAPID_MOVE: _dash,
        ClassicNo.CONFUSION: _confuse,
        ClassicNo.DIG_IN: _dig_in,
        ClassicNo.STUCK: _fix,
        ClassicNo.SCOUTS: _scout,
        ClassicNo.MINE_LAYING: _lay,
        ClassicNo.MINE_CLEARING: _clear,
    }
)


class ClassicMines(MineLaying, frozen=True, tag="ClassicMines"):
    """Card 40: where the mines are laid; hidden if no enemy sees it."""

    back: ClassVar[Back] = "no"

    def begin(self, state: CohState) -> None:
        """It has been paid for when its unit was named."""


class ClassicClearing(CohMoment, frozen=True, tag="ClassicClearing"):
    """Card 41: which mines are cleared, in the unit's hex or beside it."""

    unit: int

    takes: ClassVar[tuple[type[Choice], ...]] = (ClearMines,)

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        return [ClearMines(self.unit, h) for h in mined_near(state, self.unit)]

    def against(self, state: CohState, choice: Choice) -> Refusal | None:
        return None if choice in self.choices(state) else NOT_NOW

    def take(self, state: CohState, choice: Choice) -> None:
        if not isinstance(choice, ClearMines):
            raise self.illegal(choice)
        state.stack.pop()
        mines = known_mines(state, self.side, choice.to)
        if mines is not None:
            remove_work(state, mines)
            told = {"unit": self.unit, "hex": mines.hex, "work": mines.type.value}
            state.note("log-work-cleared", RULE, None, None, **told)


# How they are played.


class Play:
    """When a card can be played, and what playing it does."""

    def __init__(
        self,
        able: Callable[[CohState, int, int], bool],
        play: Callable[[CohState, int, int], None],
    ) -> None:
        self.able, self.play = able, play


def _ask_unit(state: CohState, side: int, number: int) -> None:
    discard(state, side, number)
    state.card_used = True
    state.stack[-1] = EndTurn(side)
    state.stack.append(ClassicCardUnit(side, number))


def _has_active(state: CohState, side: int, number: int) -> bool:
    return bool(active_of(state, side))


def _has_points(state: CohState, side: int, number: int) -> bool:
    return points(state, side) >= card(state, number).cost


def _always(state: CohState, side: int, number: int) -> bool:
    return True


def _throw(made: Callable[[int], Moment[CohState]]) -> Callable[[CohState, int, int], None]:
    def play(state: CohState, side: int, number: int) -> None:
        state.stack[-1] = EndTurn(side)
        discard(state, side, number)
        state.card_used = True
        active = members(active_of(state, side))
        if active:
            begin_action(state, (active[0],))
        state.passes = 0
        pay_card(state, side, number, ())
        state.stack.append(made(side))

    return play


def _act_twice(state: CohState, side: int, number: int) -> None:
    discard(state, side, number)
    pay(state, side, card(state, number).cost)
    state.extra_turn = True


PLAYS: Mapping[int, Play] = MappingProxyType(
    {
        **dict.fromkeys(POOLS, Play(fits_somebody, _ask_unit)),
        ClassicNo.SECOND_WIND: Play(_has_active, _throw(WindRoll)),
        ClassicNo.OFFICER: Play(_has_points, _throw(StaffRoll)),
        ClassicNo.ALARM: Play(_always, _throw(AlarmRoll)),
        ClassicNo.INITIATIVE: Play(_always, _act_twice),
    }
)
