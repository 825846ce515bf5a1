"""What a seat is shown, in the words of the generic page: no line of TypeScript is needed."""

from hexfront.hexes import HexId
from hexfront.play import Choice, Offer, Undone
from hexfront.play.generic import (
    GenericChance,
    GenericFlag,
    GenericPreview,
    GenericScore,
    GenericSum,
    GenericUnit,
    GenericView,
    Sentence,
)
from skirmish import combat, movement, victory
from skirmish.choices import Advance, Attack, Done, Move
from skirmish.definitions import DIE
from skirmish.moments import FallingBack, FollowUp
from skirmish.state import GONE, Phase, SkirmishState

PHASES = {Phase.MOVEMENT: "skirmish-phase-movement", Phase.COMBAT: "skirmish-phase-combat"}


class SkirmishView(GenericView, frozen=True, kw_only=True):
    """The generic view, and what a computer player needs to imagine the rest."""

    scenario: str
    steps: tuple[int, ...]


def view_of(state: SkirmishState, seat: int) -> SkirmishView:
    """There are no secrets: both seats see the same."""
    flags = zip(state.setting.objectives.items(), state.control, strict=True)
    ended = victory.result(state) if state.over else None
    return SkirmishView(
        seat=seat,
        actor=state.actor(),
        turn=state.side,
        round=state.turn,
        phase=PHASES[Phase(state.phase)],
        ask=_asked(state),
        units=tuple(_unit(state, u) for u in range(len(state.place)) if state.place[u] != GONE),
        in_hand=_in_hand(state),
        flags=tuple(GenericFlag(h, side, str(worth)) for (h, worth), side in flags),
        scores=(
            GenericScore("skirmish-score-points", tuple(victory.points(state, s) for s in (0, 1))),
        ),
        winner=state.winner,
        reason=Sentence(ended.message, {"side": state.winner}) if ended else None,
        scenario=state.setting.id,
        steps=tuple(state.steps),
    )


def _unit(state: SkirmishState, u: int) -> GenericUnit:
    kind = state.unit(u).kind
    figures = [str(state.strength(u)), str(kind.movement)]
    if kind.range > 1:
        figures.insert(1, f"({kind.range})")
    moving = state.phase == Phase.MOVEMENT
    done = (state.moved if moving else state.attacked) >> u & 1 and state.owner(u) == state.side
    return GenericUnit(
        id=u,
        hex=state.place[u],
        figures=tuple(figures),
        marks=("skirmish-mark-reduced",) if state.steps[u] == 1 else (),
        done=bool(done),
    )


def _asked(state: SkirmishState) -> Sentence:
    top = state.stack[-1] if state.stack else None
    match top:
        case FallingBack():
            return Sentence("skirmish-ask-retreat", {"unit": top.unit})
        case FollowUp():
            return Sentence("skirmish-ask-advance", {"unit": top.unit, "hex": top.hex})
    return Sentence(
        "skirmish-ask-movement" if state.phase == Phase.MOVEMENT else "skirmish-ask-combat"
    )


def _in_hand(state: SkirmishState) -> tuple[int, ...]:
    unit = getattr(state.stack[-1], "unit", -1) if state.stack else -1
    return () if unit < 0 else (unit,)


def offers_of(state: SkirmishState) -> list[Offer]:
    """All choices with what a player should know; ending a phase tells who could still act."""
    choices = state.choices()
    able = Undone(tuple(sorted({c.unit for c in choices if isinstance(c, Move | Attack)})))
    return [
        Offer(choice, preview_of(state, choice), able if isinstance(choice, Done) else None)
        for choice in choices
    ]


def preview_of(state: SkirmishState, choice: Choice) -> GenericPreview | None:
    """Costs and exact odds."""
    match choice:
        case Move():
            spent = movement.costs(state, choice.unit)[HexId(choice.hex)]
            return GenericPreview(figure=f"{spent}")
        case Attack():
            return attack_preview(state, choice.unit, choice.target)
        case Advance():
            return GenericPreview(tone="enter")
    return None


def attack_preview(state: SkirmishState, unit: int, target: int) -> GenericPreview:
    tally = combat.differential(state, unit, target)
    faces = combat.odds(state, unit, target)
    return GenericPreview(
        figure=f"{tally.total:+d}",
        tone="fire",
        sums=(GenericSum("skirmish-sum-differential", tally),),
        chances=tuple(
            GenericChance(f"skirmish-result-{result}", (faces[result], DIE))
            for result in ("loss", "retreat", "none", "attacker-loss")
            if faces[result]
        ),
    )
