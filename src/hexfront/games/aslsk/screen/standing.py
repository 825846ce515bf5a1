"""How the game stands: what each side has of what its Victory Conditions ask."""

from collections.abc import Iterable

from hexfront.games.aslsk.places import Phase
from hexfront.games.aslsk.scenarios.scenariofile import VictoryKind
from hexfront.games.aslsk.scenarios.victory import standings
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.vehicles.holding import controlled
from hexfront.hexes import bits
from hexfront.play import Entry
from hexfront.play.standing import Aim, Gain, Score, Standing

RULE = "ASL-1.3.a"


def standing_of(state: AslskState, told: Iterable[Entry]) -> Standing:
    """The same for every seat, as Control, losses and exits lie open."""
    setting = state.setting
    held = setting.control if state.phase == Phase.SET_UP else controlled(state)
    rows = zip(setting.file.conditions, setting.goals, standings(state, held), strict=True)
    aims = tuple(
        Aim(
            found.side,
            found.has,
            found.needs,
            found.met,
            text=condition.text,
            hexes=tuple(bits(goal)),
        )
        for condition, goal, found in rows
    )
    winners = [side for side in (0, 1) if _all_met(aims, side)]
    wins = winners[0] if len(winners) == 1 else setting.file.otherwise
    return Standing(
        clock="tally-goal-turn",
        now=state.turn,
        last=setting.file.turns,
        scores=_scores(state),
        aims=aims,
        gains=_gains(state, told),
        winner=wins,
        reason="tally-goal-met" if winners else "tally-goal-otherwise",
        rule=RULE,
    )


def _all_met(aims: Iterable[Aim], side: int) -> bool:
    own = [aim.met for aim in aims if aim.team == side]
    return bool(own) and all(own)


def _scores(state: AslskState) -> tuple[Score, ...]:
    """VP, where a condition counts them."""
    kinds = {condition.kind for condition in state.setting.file.conditions}
    if VictoryKind.CASUALTIES in kinds:
        return tuple(Score(side, state.points[side]) for side in (0, 1))
    if VictoryKind.EXIT in kinds:
        return tuple(Score(side, state.exits[side]) for side in (0, 1))
    return ()


def _gains(state: AslskState, told: Iterable[Entry]) -> tuple[Gain, ...]:
    """What losses have brought, and who has left the map."""
    kinds = {condition.kind for condition in state.setting.file.conditions}
    found = []
    if VictoryKind.CASUALTIES in kinds:
        found += [
            Gain(side, "tally-goal-casualties", {}, state.points[side], RULE)
            for side in (0, 1)
            if state.points[side]
        ]
    if VictoryKind.EXIT in kinds:
        found += [_exit(state, entry) for entry in told if entry.message == "log-exited"]
    return tuple(found)


def _exit(state: AslskState, entry: Entry) -> Gain:
    unit, points = int(entry.args["unit"]), int(entry.args["points"])
    return Gain(state.side_of(unit), "tally-goal-exited", {"unit": unit}, points, entry.rule)
