"""An attack is announced and supported (chapter 6, COH-10.5)."""

from hexfront.games.coh.cards.terms import is_free
from hexfront.games.coh.cards.weapons import use_up
from hexfront.games.coh.combat.ratings import attack_cost
from hexfront.games.coh.combat.shot import Arm, Shot
from hexfront.games.coh.combat.targets import targets_in
from hexfront.games.coh.command.payment import settle_price
from hexfront.games.coh.groups.support import joining_refusal
from hexfront.games.coh.hidden.recon import may_suspect
from hexfront.games.coh.hits.markers import reveal_marker
from hexfront.games.coh.moments.base import begin_action
from hexfront.games.coh.moments.demolition import WorksStep, roll_in_hex
from hexfront.games.coh.moments.explosions import stir
from hexfront.games.coh.moments.recon import DetectionNumber, burn_out
from hexfront.games.coh.moments.shooting import AttackStep
from hexfront.games.coh.moments.spent import SpentStep
from hexfront.games.coh.moments.support import SupportMoment
from hexfront.games.coh.state import CohState
from hexfront.games.coh.works.demolition import Mark, marks_of, spares_mines
from hexfront.play import Refusal, Tally


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
    ChooseSupport(side, shot, target, (), card_no, mark, search).begin(state)


class ChooseSupport(SupportMoment, frozen=True, tag="ChooseSupport"):
    """Units around the attacker may add their fire (COH-10.5)."""

    mark: Mark | None = None
    """The marker that is attacked in close combat instead of a unit (COH-17.11.g)."""
    search: bool = False
    """It is recon by fire, although there may be works in the hex (COH-11.7)."""

    def bar(self, state: CohState, u: int) -> Refusal | None:
        barred = joining_refusal(state, u, self.shot, self.target, self.supporters, self.card)
        if barred is None and self._at_works(state) and state.kind(u).fp(False) is None:
            args: dict[str, int | str] = {"unit": u, "hex": self.shot.to}
            return Refusal("COH-10.6.e", "refuse-no-matching-fp", args)
        return barred

    def _at_works(self, state: CohState) -> bool:
        """Is it rolled against works alone, for which red FP counts (COH-17.11.f)?"""
        if self.mark is not None:
            return True
        if self.target >= 0 or self.search or _burns_out(state, self):
            return False
        return not state.enemies_at(self.side, self.shot.to) and is_attack(state, self)

    def commit(self, state: CohState) -> None:
        commit_attack(state, self)


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
    if shot.is_close(state) and not spares_mines(state, plan.mark):
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
