"""Duel: a tiny game with everything that a table has to cope with.

DU-1  Each of two fencers has 3 lives and draws 2 of 9 cards, which only he knows.
DU-2  In his turn he rests, or picks a card in secret and then strikes with it.
DU-3  The other may parry a blow with a higher card. Parried or not, both cards are shown and gone.
DU-4  A blow that is not parried takes a life on a d6 of 3 or more.
DU-5  Who rests draws a card. The duel ends with a fencer's lives, or after the last round.
"""

from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any, ClassVar

from msgspec import Struct

from hexfront.play import (
    CHANCE,
    RULES,
    WATCHER,
    BoardFacts,
    Chances,
    Choice,
    Draw,
    GameFacts,
    Moment,
    OptionInfo,
    Options,
    Outcome,
    Refusal,
    Roll,
    RuleText,
    ScenarioFacts,
    Sight,
    Snag,
    State,
    Thread,
    UnknownScenarioError,
    dice,
)
from hexfront.play.fields import declared
from tests.play.games.common import TinyGame

CARDS = tuple(range(7101, 7110))
"""Numbers that stand for nothing else, so that a secret can be looked for in what is sent."""
MIDDLE = CARDS[4]


class Rest(Choice, frozen=True, tag="Rest"): ...


class Pick(Choice, frozen=True, tag="Pick"):
    card: int


class Strike(Choice, frozen=True, tag="Strike"): ...


class Parry(Choice, frozen=True, tag="Parry"):
    card: int


class LetPass(Choice, frozen=True, tag="LetPass"):
    declines: ClassVar[bool] = True


@declared
class DuelState(State):
    deck: tuple[int, ...]
    hands: list[tuple[int, ...]]
    lives: list[int]
    round: int
    rounds: int
    shown: int

    def __init__(self, rounds: int) -> None:
        self.blank()
        opening = [Deal(seat) for seat in (1, 0, 1, 0)]
        self.stack, self.news = [Turn(0), *opening], []
        self.deck, self.hands, self.lives = CARDS, [(), ()], [3, 3]
        self.round, self.rounds = 1, rounds

    def show(self, seat: int, card: int) -> None:
        self.hands[seat] = tuple(held for held in self.hands[seat] if held != card)
        self.shown += 1


class Deal(Moment[DuelState], frozen=True, tag="Deal"):
    seat: int

    def actor(self, state: DuelState) -> int:
        return CHANCE if state.deck else RULES

    def chances(self, state: DuelState) -> Chances:
        return Chances((Draw(card), 1) for card in state.deck)

    def fall(self, state: DuelState, outcome: Outcome) -> None:
        assert isinstance(outcome, Draw)
        state.stack.pop()
        state.deck = tuple(card for card in state.deck if card != outcome.item)
        state.hands[self.seat] = tuple(sorted((*state.hands[self.seat], outcome.item)))
        state.note("log-you-draw", "DU-1", audience=self.seat, card=outcome.item)
        for other in (1 - self.seat, WATCHER):
            state.note("log-other-draws", "DU-1", audience=other)

    def run(self, state: DuelState) -> None:
        state.note("log-no-cards", "DU-5")


class Turn(Moment[DuelState], frozen=True, tag="Turn"):
    seat: int
    picked: int = 0

    def actor(self, state: DuelState) -> int:
        return RULES if min(state.lives) == 0 or state.round > state.rounds else self.seat

    def run(self, state: DuelState) -> None:
        state.stack.clear()
        state.note("log-duel-ends", "DU-5")

    def choices(self, state: DuelState) -> Sequence[Choice]:
        if self.picked:
            return [Strike()]
        return [Rest(), *(Pick(card) for card in state.hands[self.seat])]

    def take(self, state: DuelState, choice: Choice) -> None:
        if isinstance(choice, Pick):
            state.stack[-1] = Turn(self.seat, choice.card)
            return
        state.round += self.seat
        state.stack[-1] = Turn(1 - self.seat)
        if isinstance(choice, Rest):
            state.note("log-rests", "DU-2", side=self.seat)
            state.stack.append(Deal(self.seat))
            return
        state.show(self.seat, self.picked)
        state.note("log-strikes", "DU-2", side=self.seat, card=self.picked)
        state.stack.append(Defend(1 - self.seat, self.picked))

    def shown(self, state: DuelState, seat: int) -> "Turn":
        return self if seat == self.seat else Turn(self.seat)


class Defend(Moment[DuelState], frozen=True, tag="Defend"):
    window: ClassVar[bool] = True

    seat: int
    blow: int

    def actor(self, state: DuelState) -> int:
        return self.seat

    def presses(self, state: DuelState, order: str) -> bool:
        """A blow with one of the higher cards is hard to parry later."""
        return self.blow > MIDDLE

    def choices(self, state: DuelState) -> Sequence[Choice]:
        better = [card for card in state.hands[self.seat] if card > self.blow]
        return [*map(Parry, better), LetPass()]

    def take(self, state: DuelState, choice: Choice) -> None:
        state.stack.pop()
        if isinstance(choice, Parry):
            state.show(self.seat, choice.card)
            state.note("log-parries", "DU-3", side=self.seat, card=choice.card)
            return
        state.stack.append(Blow(self.seat))


class Blow(Moment[DuelState], frozen=True, tag="Blow"):
    target: int

    def actor(self, state: DuelState) -> int:
        return CHANCE

    def chances(self, state: DuelState) -> Chances:
        return dice(1)

    def fall(self, state: DuelState, outcome: Outcome) -> None:
        assert isinstance(outcome, Roll)
        state.stack.pop()
        state.lives[self.target] -= outcome.total >= 3
        state.note("log-blow", "DU-4", side=self.target, roll=outcome.total)


class DuelView(Struct, frozen=True):
    seat: int
    actor: int
    round: int
    lives: tuple[int, ...]
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    moments: tuple[Moment[Any], ...]


class Duel(TinyGame[DuelState]):
    id, scenario, decided_by = "duel", "dawn", "DU-5"
    version = 3
    watched = True
    seats = ("red", "blue")
    choice_types = Rest | Pick | Strike | Parry | LetPass
    orders = MappingProxyType({"blow": ("ask", "parry")})

    def options(self) -> tuple[OptionInfo, ...]:
        return (OptionInfo("rounds", 20, "DU-5"),)

    def set_up(self, options: Options) -> DuelState:
        return DuelState(int(options["rounds"]))

    def ordered(self, state: DuelState, orders: Mapping[str, str]) -> Choice | None:
        """A game's own standing order: parry whenever there is a card for it."""
        parries = [choice for choice in state.choices() if isinstance(choice, Parry)]
        return parries[0] if parries and orders.get("blow") == "parry" else None

    def table(self, state: DuelState) -> dict[str, int | list[int]]:
        return {}

    def view(self, state: DuelState, seat: int) -> DuelView:  # type: ignore[override]
        return DuelView(
            seat=seat,
            actor=state.actor(),
            round=state.round,
            lives=tuple(state.lives),
            hand=state.hands[seat] if seat != WATCHER else (),
            hand_sizes=tuple(map(len, state.hands)),
            moments=tuple(moment.shown(state, seat) for moment in state.stack),
        )

    def refuse(self, state: DuelState, seat: int, choice: Choice) -> Refusal:
        if isinstance(choice, Parry):
            return Refusal("DU-3", "refuse-no-parry", {"card": choice.card})
        return Refusal("DU-2", "refuse-no-blow")

    def winner(self, state: DuelState) -> int | None:
        red, blue = state.lives
        return None if red == blue else int(blue > red)

    def revealed(self, state: DuelState) -> int:
        return state.shown

    def scramble(self, state: DuelState, seat: int, random: Random) -> DuelState:
        twin = state.copy()
        unseen = [*state.deck, *state.hands[1 - seat]]
        random.shuffle(unseen)
        held = len(state.hands[1 - seat])
        twin.hands[1 - seat] = tuple(sorted(unseen[:held]))
        twin.deck = tuple(sorted(unseen[held:]))
        return twin


class DuelFacts(GameFacts[DuelState]):
    def scenario_facts(self, scenario: str) -> ScenarioFacts:
        for info in Duel().scenarios():
            if info.id == scenario:
                board = BoardFacts("", 0, 0, 0, ())
                return ScenarioFacts(game="duel", scenario=info, board=board, sides=())
        raise UnknownScenarioError(scenario)

    def board_svg(self, scenario: str, lang: str = "en") -> str:
        title = f"{scenario} in {lang}"
        return f'<svg xmlns="http://www.w3.org/2000/svg"><title>{title}</title></svg>'

    def rules(self, lang: str) -> dict[str, RuleText]:
        return {"DU-1": RuleText("Cards", f"Cards in {lang}", "1")}

    def look(self, state: DuelState, seat: int, hex_id: int, unit_id: int) -> Sight:
        if hex_id not in (0, 1):
            raise ValueError(f"no hex {hex_id}")
        return Sight(hex_id, (0, 1))

    def trace(self, state: DuelState, seat: int, a: int, b: int) -> Thread:
        if not {a, b} <= {0, 1}:
            raise ValueError(f"no line from {a} to {b}")
        return Thread(a, b, 1, False, (Snag(1, "fence", "DU-4", 3.0, 4.0),))

    def round(self, state: DuelState) -> int:
        return state.round
