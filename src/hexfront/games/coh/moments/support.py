"""Units around whoever fires may add their fire (COH-10.5)."""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from hexfront.games.coh.cards.hands import serves_group
from hexfront.games.coh.choices import CohChoice, Done, Join
from hexfront.games.coh.combat.ratings import attack_cost
from hexfront.games.coh.combat.shot import Shot
from hexfront.games.coh.command.points import purse
from hexfront.games.coh.groups.support import near_attacker
from hexfront.games.coh.moments.base import CohMoment
from hexfront.games.coh.state import CohState
from hexfront.play import Choice, Refusal


class SupportMoment(CohMoment, frozen=True):
    """Who supports an attack that has been announced; nothing is paid for yet."""

    shot: Shot
    target: int
    """The one unit that is attacked, in close combat or in the air, or -1."""
    supporters: tuple[int, ...]
    card: int

    private: ClassVar[bool] = True
    takes: ClassVar[tuple[type[Choice], ...]] = (Done, Join)

    def bar(self, state: CohState, u: int) -> Refusal | None:
        """Why a unit cannot be added to the attack, whatever it costs."""
        raise TypeError(f"{type(self).__name__} does not say who may support it")

    def commit(self, state: CohState) -> None:
        """The action begins, with all who support it."""
        raise TypeError(f"{type(self).__name__} does not begin")

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        return [Done(), *(Join(u) for u in self.joinable(state))]

    def against(self, state: CohState, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Join):
            return None
        refusal = self.bar(state, choice.unit)
        if refusal is None and not self._affordable(state, choice.unit):
            return Refusal("COH-10.1.c", "refuse-spent-group", {"unit": choice.unit})
        return refusal

    def joinable(self, state: CohState) -> list[int]:
        near = near_attacker(state, self.shot.attacker, self.supporters)
        return [u for u in near if self.bar(state, u) is None and self._affordable(state, u)]

    def is_open(self, state: CohState) -> bool:
        """Is support still to be asked for? No face-down marker may decide it (COH-7.2.d)."""
        if not serves_group(state, self.card) or state.hidden >> self.shot.attacker & 1:
            return False  # others beside a hidden mortar would give it away
        if self.shot.weapon and not self.shot.card(state).for_group:  # COH-8.8.b
            return False
        near = near_attacker(state, self.shot.attacker, self.supporters)
        unread = any(state.hit[u] and not state.shown >> u & 1 for u in near)
        return unread or bool(self.joinable(state))

    def _affordable(self, state: CohState, u: int) -> bool:
        """With a spent unit in it, the whole cost must be paid in CAP (COH-10.1.c)."""
        supporters = (*self.supporters, u)
        group = (self.shot.attacker, *supporters)
        if self.card or state.pays_later(group):
            return True
        return attack_cost(state, self.shot, supporters).total <= purse(state, group)

    def take(self, state: CohState, choice: Choice) -> None:
        plan = self
        if isinstance(choice, Join):
            plan = msgspec.structs.replace(self, supporters=(*self.supporters, choice.unit))
        state.stack.pop()
        if isinstance(choice, Join) and plan.is_open(state):
            state.stack.append(plan)
        else:
            plan.commit(state)

    def begin(self, state: CohState) -> None:
        """Ask for support if anybody could give it, else attack at once."""
        if state.setting.rules.may_group() and self.is_open(state):
            state.stack.append(self)
        else:
            self.commit(state)
