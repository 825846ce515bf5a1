"""An attack is announced and supported (chapter 6, COH-10.5)."""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from hexfront.games.coh.cards.hands import serves_group
from hexfront.games.coh.cards.terms import is_free
from hexfront.games.coh.cards.weapons import use_up
from hexfront.games.coh.choices import CohChoice, Done, Join
from hexfront.games.coh.combat.ratings import attack_cost
from hexfront.games.coh.combat.shot import Arm, Shot
from hexfront.games.coh.combat.targets import targets_in
from hexfront.games.coh.command.payment import settle_price
from hexfront.games.coh.command.points import purse
from hexfront.games.coh.groups.support import joining_refusal, near_attacker, supporters_of
from hexfront.games.coh.hidden.recon import may_suspect
from hexfront.games.coh.hits.markers import reveal_marker
from hexfront.games.coh.moments.base import CohMoment, begin_action
from hexfront.games.coh.moments.demolition import WorksStep, roll_in_hex
from hexfront.games.coh.moments.explosions import stir
from hexfront.games.coh.moments.recon import DetectionNumber, burn_out
from hexfront.games.coh.moments.shooting import AttackStep
from hexfront.games.coh.moments.spent import SpentStep
from hexfront.games.coh.state import CohState
from hexfront.games.coh.works.demolition import Mark, marks_of
from hexfront.play import Choice, Refusal, Tally


def start_attack(
    state: CohState,
    side: int,
    shot: Shot,
    target: int,
    card_no: int,
    mark: Mark | None = None,
    search: bool = False,
) -> None:
    """An attack is announced; ask for support first if anybody could give it."""
    asks = ChooseSupport(side, shot, target, (), card_no, mark, search)
    if state.setting.rules.may_group() and asks.is_open(state):
        state.stack.append(asks)
    else:
        commit_attack(state, asks)


class ChooseSupport(CohMoment, frozen=True, tag="ChooseSupport"):
    """Units around the attacker may add their fire (COH-10.5)."""

    shot: Shot
    target: int
    """The one unit attacked in close combat, or -1."""
    supporters: tuple[int, ...]
    card: int
    mark: Mark | None = None
    """The marker that is attacked in close combat instead of a unit (COH-17.11.g)."""
    search: bool = False
    """It is recon by fire, although there may be works in the hex (COH-11.7)."""

    private: ClassVar[bool] = True
    takes: ClassVar[tuple[type[Choice], ...]] = (Done, Join)

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        return [Done(), *(Join(u) for u in self.joinable(state))]

    def against(self, state: CohState, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Join):
            return None
        u, chosen = choice.unit, self.supporters
        refusal = joining_refusal(state, u, self.shot, self.target, chosen, self.card)
        if refusal is None and not self._affordable(state, (*chosen, u)):
            return Refusal("COH-10.1.c", "refuse-spent-group", {"unit": u})
        return refusal

    def joinable(self, state: CohState) -> list[int]:
        able = supporters_of(state, self.shot, self.target, self.supporters, self.card)
        return [u for u in able if self._affordable(state, (*self.supporters, u))]

    def is_open(self, state: CohState) -> bool:
        """Is support still to be asked for? No face-down marker may decide it (COH-7.2.d)."""
        if not serves_group(state, self.card) or state.hidden >> self.shot.attacker & 1:
            return False  # others beside a hidden mortar would give it away
        if self.shot.weapon and not self.shot.card(state).for_group:  # COH-8.8.b
            return False
        near = near_attacker(state, self.shot.attacker, self.supporters)
        unread = any(state.hit[u] and not state.shown >> u & 1 for u in near)
        return unread or bool(self.joinable(state))

    def _affordable(self, state: CohState, supporters: tuple[int, ...]) -> bool:
        """With a spent unit in it, the whole cost must be paid in CAP (COH-10.1.c)."""
        group = (self.shot.attacker, *supporters)
        if self.card or state.pays_later(group):
            return True
        cost = attack_cost(state, self.shot, supporters)
        return cost.total <= purse(state, group)

    def take(self, state: CohState, choice: Choice) -> None:
        plan = self
        if isinstance(choice, Join):
            plan = msgspec.structs.replace(self, supporters=(*self.supporters, choice.unit))
        state.stack.pop()
        if isinstance(choice, Join) and plan.is_open(state):
            state.stack.append(plan)
        else:
            commit_attack(state, plan)


def commit_attack(state: CohState, plan: ChooseSupport) -> None:
    """The action begins: cost, markers that show, then roll by roll."""
    side, shot = plan.side, plan.shot
    attacker = shot.attacker
    group = (attacker, *plan.supporters)
    free = is_free(plan.card)
    cost = Tally((), 0) if free else attack_cost(state, shot, plan.supporters)
    secret = bool(state.hidden >> attacker & 1)
    if cost.value("tally-hit-marker") and not secret:
        reveal_marker(state, attacker, "COH-7.5.a")
    due = settle_price(state, side, group, cost, plan.card)
    begin_action(state, group)
    state.setting.rules.attacked(state, side)
    _announce(state, plan, cost, secret)
    fixed = free or shot.arm is Arm.CARD  # COH-8.5.h
    state.stack.append(SpentStep(side, state.together(group), due, fixed=fixed, secret=secret))
    state.setting.rules.fired(state, side, shot)
    if shot.is_close(state):
        stir(state, group)
    if plan.mark is not None:
        state.stack.append(WorksStep(side, shot, plan.supporters, (plan.mark,), 0))
    elif plan.target >= 0:
        state.stack.append(AttackStep(side, shot, plan.supporters, (plan.target,), 0))
    elif _burns_out(state, plan):
        burn_out(state, side, shot, plan.supporters)
    elif not plan.search and is_attack(state, plan):
        roll_in_hex(state, side, shot, plan.supporters, tuple(targets_in(state, shot)))
    else:
        state.stack.append(
            state.setting.rules.search(state, side, shot, plan.supporters)
            or DetectionNumber(side, shot, plan.supporters)
        )


def is_attack(state: CohState, plan: ChooseSupport) -> bool:
    """Is something seen in the hex that can be attacked? Otherwise it is recon by fire."""
    return bool(state.enemies_at(plan.side, plan.shot.to) or marks_of(state, plan.shot))


def _burns_out(state: CohState, plan: ChooseSupport) -> bool:
    """Flames find whoever hides where no enemy is seen (COH-18.0.g)."""
    if plan.shot.arm is not Arm.FLAME or state.enemies_at(plan.side, plan.shot.to):
        return False
    return may_suspect(state, plan.side)


def _announce(state: CohState, plan: ChooseSupport, cost: Tally, secret: bool) -> None:
    side, shot, support = plan.side, plan.shot, len(plan.supporters)
    told: dict[str, int | str] = {"unit": shot.attacker, "hex": shot.to}
    if secret:
        state.tell(side, "log-attack", "COH-13.3.d", None, **told, support=0)
        state.tell_enemies(side, "log-attack-unseen", "COH-13.3.d", side=side, hex=shot.to)
    elif shot.arm is Arm.FLAME:
        state.note("log-flame", "COH-18.0.a", cost, None, **told, support=support)
    elif shot.arm is Arm.CARD:
        use_up(state, side, shot.weapon)
        state.note("log-weapon", "COH-8.2.a", cost, None, **told, weapon=shot.weapon)
    else:
        state.note("log-attack", "COH-6.0.a", cost, None, **told, support=support)
