"""Scout Teams at work, before or after a unit's action (card 14)."""

from collections.abc import Sequence
from typing import ClassVar

from hexfront.games.coh.cards.bars import hand_bar
from hexfront.games.coh.cards.hands import card, discard
from hexfront.games.coh.cards.numbers import CardNo
from hexfront.games.coh.cards.scouts import hide, hiding_bar, scouted, scouting_bar
from hexfront.games.coh.choices import CohChoice, Hide, Scout
from hexfront.games.coh.command.points import available, pay
from hexfront.games.coh.moments.base import NOT_NOW, Aftermath, CohMoment, reveal
from hexfront.games.coh.state import CohState
from hexfront.play import Back, Choice, Refusal

NUMBER = CardNo.SCOUT_TEAMS


def scout_card_bar(state: CohState, side: int, units: tuple[int, ...]) -> Refusal | None:
    """Why Scout Teams cannot be played for the units of this action."""
    held = hand_bar(state, side, NUMBER)
    if held is not None:
        return held
    if len(units) != 1:
        return Refusal("COH-8.8.b", "refuse-card-other-action", {"card": int(NUMBER)})
    (u,) = units
    if state.hidden >> u & 1:
        return Refusal("COH-8.8.a", "refuse-hidden-acts", {"unit": u})
    if not state.board >> u & 1:
        return Refusal("COH-CARD.14", "refuse-not-on-board", {"unit": u})
    cost = card(state, NUMBER).cost
    if available(state, side) < cost:
        return Refusal("COH-8.5.g", "refuse-card-cost", {"card": int(NUMBER), "cost": cost})
    return scouting_bar(state, u) and hiding_bar(state, u)


def send_scouts(state: CohState, side: int, u: int) -> None:
    """The card is played and paid for (COH-8.5.e)."""
    discard(state, side, NUMBER)
    pay(state, side, card(state, NUMBER).cost)
    state.stack.append(ScoutTeams(side, u))


class ScoutTeams(CohMoment, frozen=True, tag="ScoutTeams"):
    """What the scouts do: find hidden enemies, or hide the unit that acts."""

    unit: int

    back: ClassVar[Back] = "step"
    takes: ClassVar[tuple[type[Choice], ...]] = (Scout, Hide)

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        able: list[CohChoice] = [Scout(self.unit), Hide(self.unit)]
        return [choice for choice in able if self.against(state, choice) is None]

    def against(self, state: CohState, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Scout | Hide):
            raise self.illegal(choice)
        if choice.unit != self.unit:
            return NOT_NOW
        bar = scouting_bar if isinstance(choice, Scout) else hiding_bar
        return bar(state, self.unit)

    def take(self, state: CohState, choice: Choice) -> None:
        state.stack.pop()
        state.stack.append(Aftermath(self.side))
        if isinstance(choice, Scout):
            self._look(state)
        elif isinstance(choice, Hide):
            hide(state, self.unit)
        else:
            raise self.illegal(choice)

    def _look(self, state: CohState) -> None:
        found = scouted(state, self.unit)
        state.reveals += 1  # that nobody is there is news, too
        message = "log-scouts-find" if found else "log-scouts-nobody"
        state.note(message, "COH-CARD.14", unit=self.unit, count=len(found))
        reveal(state, found, "COH-CARD.14")
