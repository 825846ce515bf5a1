"""Games with one planted fault each, and the words with which the player should report it."""

from collections.abc import Sequence
from random import Random
from typing import Any

from hexfront.play import WATCHER, Chances, Choice, Draw, Game, Offer, Refusal, Result
from tests.play.games.common import TinyView
from tests.play.games.first_fire import Advance, FirstFire, FirstFireState, Hold
from tests.play.games.retreat import PlanRoute, Retreat, RetreatState
from tests.play.games.secret_orders import Seal, SealOrders, SecretOrders, SecretOrdersState


class FirstFireWith(FirstFire):
    """First Fire with another kind of State."""

    kind: type[FirstFireState]

    def set_up(self, options: Any) -> FirstFireState:
        return self.kind(2)


class SharedList(SecretOrders):
    """A copy shares a list with its original."""

    class Kind(SecretOrdersState):
        __slots__ = ()

        def copy(self) -> Any:
            twin = super().copy()
            twin.scores = self.scores
            return twin

    def set_up(self, options: Any) -> SecretOrdersState:
        return self.Kind()


class Forgetful(FirstFireWith):
    """A copy forgets something."""

    class Kind(FirstFireState):
        __slots__ = ()

        def copy(self) -> Any:
            twin = super().copy()
            twin.points = 4
            return twin

    kind = Kind


class Stuck(FirstFireWith):
    """A seat must choose but has no choice."""

    class Kind(FirstFireState):
        __slots__ = ()

        def choices(self) -> Sequence[Choice]:
            return [] if self.at == 2 else super().choices()

    kind = Kind


class Twice(FirstFireWith):
    """A choice is listed twice."""

    class Kind(FirstFireState):
        __slots__ = ()

        def choices(self) -> Sequence[Choice]:
            return [*super().choices(), super().choices()[0]]

    kind = Kind


class Unhandled(FirstFireWith):
    """A choice is offered that the rules cannot handle."""

    class Kind(FirstFireState):
        __slots__ = ()

        def take(self, choice: Choice) -> None:
            if choice == Advance(3):
                raise KeyError("hex 3")
            super().take(choice)

    kind = Kind


class Unhandleable(FirstFireWith):
    """Dice may fall that the rules cannot handle."""

    class Kind(FirstFireState):
        __slots__ = ()

        def chances(self) -> Chances:
            return Chances([(Draw(1), 1)])

    kind = Kind


class Wilful(FirstFireWith):
    """The rules throw dice themselves, so a replay goes another way."""

    class Kind(FirstFireState):
        __slots__ = ()

        def take(self, choice: Choice) -> None:
            super().take(choice)
            self.shots = Random().randrange(1000)

    kind = Kind


class Whispering(FirstFireWith):
    """The rules go another way when nobody reads the log."""

    class Kind(FirstFireState):
        __slots__ = ()

        def take(self, choice: Choice) -> None:
            super().take(choice)
            if self.news is None:
                self.points = 0

    kind = Kind


class Endless(FirstFireWith):
    """The game never ends."""

    class Kind(FirstFireState):
        __slots__ = ()

        def take(self, choice: Choice) -> None:
            self.turn, self.at = 1, 0
            super().take(choice)

    kind = Kind


class Silent(FirstFire):
    """A refusal without a rule."""

    def refuse(self, state: FirstFireState, seat: int, choice: Choice) -> Refusal:
        return Refusal("", "refuse-somehow")


class Mute(FirstFire):
    """A refusal without a reason."""

    def refuse(self, state: FirstFireState, seat: int, choice: Choice) -> Refusal:
        return Refusal("FF-2", "")


class Undecided(FirstFire):
    """A game that is over has no result."""

    def result(self, state: FirstFireState) -> Result | None:
        return None


class OpenTalk(FirstFire):
    """Offers go to a seat that is not to choose."""

    def offers(self, state: FirstFireState, seat: int) -> list[Offer]:
        return [] if state.over or state.actor() < 0 else super().offers(state, state.actor())


class HalfKnown(FirstFire):
    """A choice that the union of choices does not know."""

    choice_types = Advance | Hold


class Peeking(SecretOrders):
    """A view that shows the other seat's sealed numbers."""

    def view(self, state: SecretOrdersState, seat: int) -> TinyView:
        return TinyView(seat, state.actor(), tuple(state.stack), self.table(state))


class Gossiping(SecretOrders):
    """A watcher who sees what the first seat has sealed."""

    def view(self, state: SecretOrdersState, seat: int) -> TinyView:
        return super().view(state, 0 if seat == WATCHER else seat)


class Prompted(SecretOrders):
    """Offers that are sorted by what the other seat has sealed."""

    def offers(self, state: SecretOrdersState, seat: int) -> list[Offer]:
        offers = super().offers(state, seat)
        if offers and isinstance(waiting := state.stack[-1], SealOrders):
            offers[0] = Offer(offers[0].choice, preview=sum(waiting.sealed[1 - seat]))
        return offers


class Hinting(SecretOrders):
    """A refusal that depends on what the other seat has sealed."""

    def refuse(self, state: SecretOrdersState, seat: int, choice: Choice) -> Refusal:
        assert isinstance(choice, Seal)
        sealed = state.stack[-1].sealed[1 - seat]
        return Refusal("SO-2", "refuse-hint" if choice.number in sealed else "refuse-other")


class LoudPlan(Retreat):
    """The log tells everybody what is planned."""

    class Kind(RetreatState):
        __slots__ = ()

        def take(self, choice: Choice) -> None:
            plan = self.stack[-1]
            super().take(choice)
            if isinstance(plan, PlanRoute):
                self.note("plan-overheard", "RT-3", via=sum(plan.route))

    def set_up(self, options: Any) -> RetreatState:
        return self.Kind()


class Careless(SecretOrders):
    """Scrambling changes the State that it was given."""

    def scramble(self, state: SecretOrdersState, seat: int, random: Random) -> SecretOrdersState:
        twin = super().scramble(state, seat, random)
        state.stack[:] = twin.stack
        return twin


class Meddling(FirstFire):
    """Looking changes the State."""

    def view(self, state: FirstFireState, seat: int) -> TinyView:
        state.shots_a_turn += 1
        return super().view(state, seat)


class Unsettled(SecretOrders):
    """Numbers come to light without being counted as revealed, so undo hides them again."""

    def revealed(self, state: SecretOrdersState) -> int:
        return 0


FAULTS: list[tuple[Game[Any], str]] = [
    (SharedList(), "play on a copy changes the original"),
    (Forgetful(), "a copy is not equal"),
    (Stuck(), "the list of choices has 0 items"),
    (Twice(), "is listed twice"),
    (Unhandled(), "KeyError: 'hex 3'"),
    (Unhandleable(), "AssertionError"),
    (Wilful(), "goes another way|leads elsewhere|departs"),
    (Whispering(), "a State without news goes another way"),
    (Silent(), "without a rule"),
    (Mute(), "without a reason"),
    (Undecided(), "result is None, the actor -2"),
    (OpenTalk(), "is offered"),
    (HalfKnown(), "Fire"),
    (Peeking(), "can tell by its view"),
    (Gossiping(), f"seat {WATCHER} can tell by its view"),
    (Prompted(), "can tell by its offers"),
    (Hinting(), "can tell by its refusals"),
    (LoudPlan(), "can tell by its log"),
    (Careless(), "scramble changes the State"),
    (Meddling(), "looking changes the State"),
    (Unsettled(), "can tell by its"),
]
