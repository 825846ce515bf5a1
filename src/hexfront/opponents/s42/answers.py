"""Decisions in the midst of a combat: losses, Determined Defense, support and retreats."""

from collections.abc import Sequence

from hexfront.games.s42.choices import (
    Arrive,
    Decline,
    Defend,
    Disband,
    Emerge,
    GiveGround,
    GiveUp,
    Halt,
    Lead,
    Lose,
    Pick,
    Reinforce,
    Reroll,
    Split,
    StandAside,
    Station,
    Step,
    StopShort,
    Take,
    UseAir,
    UseArtillery,
    Withdraw,
)
from hexfront.games.s42.combat.battle import Battle
from hexfront.games.s42.combat.defense import defense_column, defense_modifiers
from hexfront.games.s42.combat.odds import table_column
from hexfront.games.s42.combat.outcomes import die_gains
from hexfront.games.s42.combat.pieces import lose_step
from hexfront.games.s42.definitions.tables import DIE
from hexfront.games.s42.definitions.terrain_effects import DefenseColumn
from hexfront.games.s42.moments.defense import DefenseAgain
from hexfront.games.s42.moments.disengaging import DisengageAgain
from hexfront.games.s42.moments.losses import ChooseLoss
from hexfront.games.s42.moments.resolution import CombatAgain
from hexfront.games.s42.moments.retreat import Retreating
from hexfront.games.s42.retreat.disengaging import disengage_roll
from hexfront.games.s42.state import S42State
from hexfront.hexes import HexId
from hexfront.opponents.s42.ground import step_worth, victory_hexes, worth
from hexfront.opponents.s42.judge import Judge
from hexfront.opponents.s42.posture import refuge
from hexfront.play import Choice

SHORTENED = 3.0
"""What it costs to end a retreat early with losses."""


def sortie(state: S42State, choices: Sequence[Choice]) -> Choice:
    """Who comes out of a holding box to defend: whoever holds best, as many as may."""
    able = [c for c in choices if isinstance(c, Emerge)]
    return max(able, key=lambda c: (state.face(c.unit).defense, -c.unit), default=Decline())


def loss(state: S42State, side: int, moment: ChooseLoss, choices: Sequence[Choice]) -> Choice:
    """The own unit that can best spare a step, or the enemy's that can least."""
    rated = [(_cost(state, c.unit), c.unit) for c in choices if isinstance(c, Lose)]
    chosen = min(rated) if moment.victim == side else max(rated)
    return Lose(chosen[1])


def spared(state: S42State, choices: Sequence[Choice]) -> Choice:
    """The own unit that can best spare a step."""
    return min((c for c in choices if isinstance(c, Lose)), key=lambda c: _cost(state, c.unit))


def withdrawn(state: S42State, choices: Sequence[Choice]) -> Choice:
    """The least of those that could leave the game."""
    able = [c for c in choices if isinstance(c, Withdraw)]
    return min(able, key=lambda c: (worth(state, c.unit), c.unit))


def given_step(state: S42State, choices: Sequence[Choice]) -> Choice:
    """A step that is left over goes to the unit that gains the most by it."""
    able = [c for c in choices if isinstance(c, Reinforce)]
    if able:
        return max(able, key=lambda c: (_full(state, c.unit) - worth(state, c.unit), -c.unit))
    return next((c for c in choices if isinstance(c, Arrive)), Decline())


def _full(state: S42State, u: int) -> int:
    unit = state.unit(u)
    return unit.full.attack + unit.full.defense


def storm(state: S42State, choices: Sequence[Choice]) -> Choice:
    """Those who hold best go into a City, one after another while there is room."""
    able = [c for c in choices if isinstance(c, Take)]
    return max(able, key=lambda c: (state.face(c.unit).defense, -c.unit), default=Halt())


def break_away(state: S42State, moment: DisengageAgain) -> Choice:
    """Another roll for units that would have to stay."""
    total = disengage_roll(state, moment.units, moment.die).total
    stays = state.setting.charts.disengagement.result(total) == "no"
    return Reroll() if stays else Decline()


def _cost(state: S42State, u: int) -> float:
    """What a step loss does to a unit."""
    after = state.copy()
    after.news = None
    before = worth(state, u)
    lose_step(after, u, "S42-10.2")
    return before - (worth(after, u) if after.place[u] == state.place[u] else 0.0)


def stand(state: S42State, battle: Battle, choices: Sequence[Choice]) -> Choice:
    """Stand where it is a matter of life and death, of an objective, or of good ground."""
    if Defend(desperate=True) in choices:
        return Defend(desperate=True)
    if GiveGround() not in choices:
        return Defend()
    objective = victory_hexes(state.country).get(battle.hex, 0)
    clear = defense_column(state, battle.hex, battle.defender) is DefenseColumn.CLEAR
    return Defend() if objective or not clear else GiveGround()


def lead(state: S42State, battle: Battle, choices: Sequence[Choice]) -> Choice:
    """The best modifier; among equals the unit whose step is cheapest."""
    rated = [
        (defense_modifiers(state, battle, c.unit, supported=False).total,
         -step_worth(state, c.unit), -c.unit)
        for c in choices if isinstance(c, Lead)
    ]  # fmt: skip
    return Lead(-max(rated)[2])


def support(state: S42State, battle: Battle, choices: Sequence[Choice]) -> Choice:
    """Guns and planes help where the ground is worth it."""
    helpers = [c for c in choices if isinstance(c, UseArtillery) and c.supply < 0]
    flying = [c for c in choices if isinstance(c, UseAir)]
    objective = victory_hexes(state.country).get(battle.hex, 0)
    clear = defense_column(state, battle.hex, battle.defender) is DefenseColumn.CLEAR
    if flying:
        return flying[0]
    if helpers and (objective or not clear):
        return helpers[0]
    return Decline()


def pick(state: S42State, battle: Battle, choices: Sequence[Choice]) -> Choice:
    """The die whose result is best for the attacker."""
    able = [c for c in choices if isinstance(c, Pick)]
    table, column = state.setting.charts.combat, table_column(battle.column)
    worth_of = die_gains(state, battle)
    return max(able, key=lambda c: (worth_of[table.cell(column, c.die)], -c.die))


def combat_again(state: S42State, side: int, moment: CombatAgain) -> Choice:
    """Roll again when what lies there is worse for this side than a roll on average."""
    battle = moment.battle
    table, column = state.setting.charts.combat, table_column(battle.column)
    gains = die_gains(state, battle)
    fallen = max(gains[table.cell(column, die)] for die in moment.dice)
    mean = sum(gains[table.cell(column, die)] for die in DIE) / len(DIE)
    better = fallen < mean if battle.side == side else fallen > mean
    return Reroll() if better else Decline()


def defense_again(state: S42State, moment: DefenseAgain) -> Choice:
    """Another roll for a defense that failed."""
    attempt = moment.attempt
    battle = attempt.battle
    column = defense_column(state, battle.hex, battle.defender)
    drm = defense_modifiers(state, battle, moment.lead, supported=attempt.supported).total
    result = state.setting.charts.defense.result(column, moment.die + drm)
    return Reroll() if result.outcome == "F" else Decline()


def cover(choices: Sequence[Choice]) -> Choice:
    """Air units that would stay idle in the enemy's turn."""
    flying = [c for c in choices if isinstance(c, UseAir)]
    return flying[0] if flying else Decline()


def aside(state: S42State, choices: Sequence[Choice]) -> Choice:
    able = [c for c in choices if isinstance(c, StandAside)]
    return min(able, key=lambda c: (state.face(c.unit).defense, c.unit))


def station(state: S42State, choices: Sequence[Choice]) -> Choice:
    """The plane stays with the stack that hits hardest."""
    able = [c for c in choices if isinstance(c, Station)]
    return max(able, key=lambda c: (_punch(state, c.place), -c.place))


def _punch(state: S42State, place: int) -> int:
    fast = state.at.get(place, 0) & state.setting.mechanized & state.setting.combat
    total = 0
    while fast:
        low = fast & -fast
        fast ^= low
        total += state.face(low.bit_length() - 1).attack
    return total


def retreat(
    state: S42State, judge: Judge, moment: Retreating, choices: Sequence[Choice], sign: float
) -> Choice:
    """A step of a retreat. `judge` has the eyes of the units' side, `sign` is -1 for an enemy."""
    now = moment.retreat
    rated: list[tuple[float, int, Choice]] = []
    for n, choice in enumerate(choices):
        if isinstance(choice, Step):
            rate = refuge(judge, state, now.units, choice.place)
        elif isinstance(choice, StopShort):
            rate = refuge(judge, state, now.units, HexId(now.at))
            rate -= 0.0 if now.delay else SHORTENED
        elif isinstance(choice, GiveUp):
            rate = -100.0
        else:
            continue
        rated.append((sign * rate, -n, choice))
    if not rated:
        return next(c for c in choices if not isinstance(c, Split | GiveUp))
    return max(rated)[2]


def disband(state: S42State, choices: Sequence[Choice]) -> Choice:
    """The least of those that the hex cannot hold."""
    able = [c for c in choices if isinstance(c, Disband)]
    return min(able, key=lambda c: (worth(state, c.unit), c.unit))
