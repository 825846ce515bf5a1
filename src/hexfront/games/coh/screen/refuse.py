"""Why a choice may not be taken: every refusal names the rule that stands against it."""

from hexfront.games.coh.cards.hands import card, holds
from hexfront.games.coh.cards.numbers import CardNo
from hexfront.games.coh.choices import (
    Attack,
    CloseCombat,
    Decline,
    Done,
    Enter,
    Face,
    Gather,
    GroupKind,
    Join,
    Move,
    Pass,
    Pivot,
    PlayCard,
    Rally,
    Recon,
    Reroll,
    Reveal,
    Select,
    Shift,
    SpendCap,
    Stall,
    StealthMove,
    TakeCover,
    Target,
)
from hexfront.games.coh.combat.ratings import attack_cost
from hexfront.games.coh.combat.targets import attack_refusal, close_targets
from hexfront.games.coh.command.points import MAX_SHIFT, available, stall_cost
from hexfront.games.coh.definitions.cards import CardType
from hexfront.games.coh.groups.members import member_refusal
from hexfront.games.coh.groups.support import support_refusal
from hexfront.games.coh.hidden.recon import may_suspect
from hexfront.games.coh.hidden.stealth import stealth_cost, stealth_hexes, stealth_refusal
from hexfront.games.coh.hits.rally import rally_cost, rally_refusal
from hexfront.games.coh.moments.attack import ChooseSupport
from hexfront.games.coh.moments.group import GatherGroup
from hexfront.games.coh.moments.options import affordable, card_units
from hexfront.games.coh.moments.turn import ChooseAction
from hexfront.games.coh.movement.entry import entry_refusal
from hexfront.games.coh.movement.steps import bars_moving, move_cost, move_refusal, pivot_cost
from hexfront.games.coh.state import CohState
from hexfront.play import Choice, Refusal, Tally
from hexfront.play.masks import members

NOT_NOW = Refusal("COH-2.1.a", "refuse-not-now")
"""The rules wait for something else at this moment."""


def refuse(state: CohState, seat: int, choice: Choice) -> Refusal:
    """The reason; callers have made sure that the choice is not among the legal ones."""
    return _reason(state, seat, choice) or NOT_NOW


def _reason(state: CohState, seat: int, choice: Choice) -> Refusal | None:
    match choice:
        case Shift() | SpendCap():
            return _cap_reason(state, seat, choice)
        case PlayCard(card=number):
            return _card_reason(state, seat, number)
        case Join(unit=u):
            return _not_own(state, seat, u) or _join_reason(state, u)
        case Target() | Face() | Reroll() | Decline() | Done() | Pass():
            return None
        case CloseCombat(unit=u, target=target):
            return _not_own(state, seat, u) or _close_reason(state, u, target)
        case (
            Select(unit=u) | Move(unit=u) | Pivot(unit=u) | Attack(unit=u) | Recon(unit=u)
            | Rally(unit=u) | Stall(unit=u) | Enter(unit=u) | TakeCover(unit=u)
            | StealthMove(unit=u) | Reveal(unit=u) | Gather(unit=u)
        ):  # fmt: skip
            return _not_own(state, seat, u) or _unit_reason(state, u, choice)
        case _:
            return None


def _not_own(state: CohState, seat: int, u: int) -> Refusal | None:
    if not 0 <= u < len(state.hex):
        return Refusal("COH-2.2.a", "refuse-no-such-unit")
    if state.side(u) != seat:
        return Refusal("COH-2.2.a", "refuse-enemy-unit", {"unit": u})
    return None


def _unit_reason(state: CohState, u: int, choice: Choice) -> Refusal | None:
    if isinstance(choice, Enter):
        return _entry_reason(state, u, choice.to)
    if isinstance(choice, Gather):
        return _gather_reason(state, u, choice.kind)
    absent = _absent_reason(state, u)
    if absent is not None:
        return absent
    if isinstance(choice, Reveal):
        hidden = state.hidden >> u & 1
        return None if hidden else Refusal("COH-11.1.f", "refuse-not-hidden", {"unit": u})
    marker = state.marker(u)
    if marker.final or (marker.only_rally and not isinstance(choice, Select | Rally)):
        return Refusal("COH-7.3.c", "refuse-marker-bars-all", {"unit": u, "marker": marker.id})
    if state.hidden >> u & 1 and isinstance(choice, Move | Pivot | Attack | Recon):
        return Refusal("COH-11.1.a", "refuse-hidden-acts", {"unit": u})
    return _action_reason(state, u, choice)


def _absent_reason(state: CohState, u: int) -> Refusal | None:
    args: dict[str, int | str] = {"unit": u}
    if state.dead >> u & 1:
        return Refusal("COH-7.11.a", "refuse-destroyed", args)
    if state.due >> u & 1:
        args["round"] = state.setting.start[u].due
        return Refusal("COH-9.9.a", "refuse-not-arrived", args)
    if state.waiting >> u & 1:
        return Refusal("COH-4.12.a", "refuse-waiting", args)
    return None


def _entry_reason(state: CohState, u: int, to: int) -> Refusal | None:
    return entry_refusal(state, u, to)


def _gather_reason(state: CohState, u: int, kind: GroupKind) -> Refusal | None:
    if not state.setting.rules.may_group():
        return Refusal("COH-G.c", "refuse-no-groups-yet")
    if kind is GroupKind.STEALTH and not state.setting.rules.may_hide():
        return Refusal("COH-G.c", "refuse-no-hiding-yet")
    refusal = member_refusal(state, u, kind, 0)
    if refusal is None and kind is GroupKind.STEALTH and not stealth_hexes(state, u):
        refusal = stealth_refusal(state, u, state.hex[u])
    return refusal or Refusal("COH-10.2.a", "refuse-nobody-to-join", {"unit": u})


def _action_reason(state: CohState, u: int, choice: Choice) -> Refusal | None:
    match choice:
        case Select():
            return _spent_reason(state, u, stall_cost(state, (u,)))
        case Move(to=to):
            return move_refusal(state, u, to) or _spent_reason(state, u, move_cost(state, u, to))
        case Pivot(facing=facing):
            if not 0 <= facing < 6 or facing == state.facing[u]:
                return Refusal("COH-4.1.a", "refuse-facing", {"unit": u})
            return bars_moving(state, u) or _spent_reason(state, u, pivot_cost(state, u))
        case Attack(to=to):
            return _attack_reason(state, u, to)
        case Recon():
            return _suspicion(state, u) or _spent_reason(state, u, attack_cost(state, u))
        case Rally():
            cost = rally_cost(state, (u,))
            return rally_refusal(state, u) or _spent_reason(state, u, cost)
        case Stall():
            return _spent_reason(state, u, stall_cost(state, (u,)))
        case StealthMove(to=to):
            return _stealth_reason(state, u, to)
        case TakeCover():
            return Refusal("COH-17.6.a", "refuse-cover-needs-card", {"unit": u})
    return None


def _attack_reason(state: CohState, u: int, to: int) -> Refusal | None:
    if not 0 <= to < state.field.grid.size or not state.field.whole >> to & 1:
        return Refusal("COH-4.0.a", "refuse-not-in-play", {"unit": u})
    refusal = attack_refusal(state, u, to)
    if refusal is not None and refusal.message == "refuse-no-target":
        friends = any(state.side(other) == state.side(u) for other in state.at(to))
        if friends:
            return Refusal("COH-6.0.a", "refuse-only-friends", {"unit": u, "hex": to})
        return _suspicion(state, u) or Refusal("COH-11.7.a", "refuse-use-recon", {"unit": u})
    return refusal or _spent_reason(state, u, attack_cost(state, u))


def _suspicion(state: CohState, u: int) -> Refusal | None:
    if not may_suspect(state, state.side(u)):
        return Refusal("COH-11.7.a", "refuse-nobody-hidden", {"unit": u})
    return None


def _close_reason(state: CohState, u: int, target: int) -> Refusal | None:
    barred = _absent_reason(state, u)
    if barred is not None:
        return barred
    if target not in close_targets(state, u):
        return Refusal("COH-6.10.c", "refuse-not-in-hex", {"unit": u})
    return _spent_reason(state, u, attack_cost(state, u))


def _stealth_reason(state: CohState, u: int, to: int) -> Refusal | None:
    if not state.setting.rules.may_hide():
        return Refusal("COH-G.c", "refuse-no-hiding-yet")
    refusal = stealth_refusal(state, u, to)
    return refusal or _spent_reason(state, u, stealth_cost(state, (u,)))


def _spent_reason(state: CohState, u: int, cost: Tally) -> Refusal | None:
    """COH-2.2.d: a spent unit acts at 0 AP only, and CAP must bring it there."""
    if affordable(state, u, cost, 0):
        return None
    cap = available(state, state.side(u))
    args: dict[str, int | str] = {"unit": u, "cost": cost.total, "cap": cap}
    return Refusal("COH-2.2.d", "refuse-spent", args)


def _cap_reason(state: CohState, seat: int, choice: Shift | SpendCap) -> Refusal:
    wanted = abs(choice.by) if isinstance(choice, Shift) else choice.cap
    args: dict[str, int | str] = {"cap": available(state, seat), "wanted": wanted}
    if wanted > available(state, seat):
        return Refusal("COH-3.1.b", "refuse-no-cap", args)
    if isinstance(choice, Shift) and wanted > MAX_SHIFT:
        return Refusal("COH-3.2.a", "refuse-two-cap", args)
    rule = "COH-3.2.a" if isinstance(choice, Shift) else "COH-3.3.a"
    return Refusal(rule, "refuse-cap-not-now", args)


def _card_reason(state: CohState, seat: int, number: int) -> Refusal:
    args: dict[str, int | str] = {"card": number}
    if number not in state.setting.definitions.cards or not holds(state, seat, number):
        return Refusal("COH-8.0.c", "refuse-card-not-held", args)
    if number == CardNo.SWIFT_ACTION:
        cost = card(state, number).cost
        if available(state, seat) < cost:
            return Refusal("COH-8.5.g", "refuse-card-cost", {**args, "cost": cost})
    if card(state, number).type is not CardType.ACTION:
        return Refusal("COH-8.3.b", "refuse-card-not-now", args)
    if state.card_used:
        return Refusal("COH-8.4.a", "refuse-one-action-card", args)
    if isinstance(state.stack[-1], ChooseAction) and not card_units(state, seat, number):
        return Refusal(_unfit_rule(state, seat, number), "refuse-card-fits-nobody", args)
    return Refusal("COH-8.3.a", "refuse-card-not-now", args)


def _unfit_rule(state: CohState, seat: int, number: int) -> str:
    """The card's own rule, unless it is only the price that no unit can pay."""
    own = members(state.board & state.setting.side_mask[seat])
    if number == CardNo.FOLLOW_ME and any(
        rally_refusal(state, u, by_card=True) is None for u in own
    ):
        return "COH-8.5.c"
    return f"COH-CARD.{number:02d}"


def _join_reason(state: CohState, u: int) -> Refusal | None:
    top = state.stack[-1] if state.stack else None
    if isinstance(top, ChooseSupport):
        return support_refusal(state, u, top.attacker, top.to, top.target) or Refusal(
            "COH-10.1.c", "refuse-spent-group", {"unit": u}
        )
    if isinstance(top, GatherGroup):
        return member_refusal(state, u, top.kind, top.card) or Refusal(
            "COH-10.2.a", "refuse-not-connected", {"unit": u}
        )
    return None
