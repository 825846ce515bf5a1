"""What hexes and attacks are worth to one side in the present situation."""

from collections.abc import Sequence
from functools import cached_property
from math import exp, log

from hexfront.games.s42.combat.battle import Battle
from hexfront.games.s42.combat.defense import FREE_SOVIET_TURN, defense_column
from hexfront.games.s42.combat.odds import Odds
from hexfront.games.s42.combat.outcomes import outcome_distribution
from hexfront.games.s42.country.country import Gait
from hexfront.games.s42.definitions.terrain_effects import DefenseColumn
from hexfront.games.s42.places import REMOVED
from hexfront.games.s42.retreat.courses import survives
from hexfront.games.s42.scenarios.victory import captured_hexes, rear_loss
from hexfront.games.s42.scenarios.victory import intruders as raiders
from hexfront.games.s42.setting import AXIS, SOVIET
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.lines import joined, supplied
from hexfront.hexes import NOWHERE, Bitboard, HexId, bits, union
from hexfront.opponents.s42.aims import bridgehead, disputed, presses, urgent
from hexfront.opponents.s42.ground import (
    menace,
    rings,
    row,
    step_worth,
    travel,
    victory_hexes,
    worth,
)
from hexfront.opponents.s42.lifelines import Lifelines, arteries
from hexfront.opponents.s42.prospects import Prospects, prospects
from hexfront.opponents.s42.weights import Weights
from hexfront.play.masks import members
from hexfront.play.teams import FOE

STANDS = {DefenseColumn.CLEAR: 1 / 6, DefenseColumn.OTHER: 1 / 3, DefenseColumn.CITY: 2 / 3}
"""The chance that a Determined Defense holds the hex, by its column."""
FADES = 16.0
"""Half MPs over which the pull of an objective falls to a third."""
NO_PULL = 1e-3
"""The pull at which objectives are out of sight."""
LONG_RETREAT = 3
POCKET = 0.25
"""Share of the worth of units that are cut off."""
FAIR = 1
"""The column from which an attack needs no more than a good average: 2-1."""
DRIVEN_OFF = 0.6
"""What is left of the relief when an enemy at the own lines of supply is not killed but gone."""
THRIFT = (0.25, 0.5, 0.8)
"""What is left of the worth of steps in the last turn and the two before it."""


class Judge:
    """Looks at one situation for one side; made anew when the situation has changed."""

    def __init__(
        self, state: S42State, side: int, weights: Weights, *, presses_on: bool | None = None
    ) -> None:
        self.state, self.side, self.weights = state, side, weights
        left = state.setting.file.last_turn - state.turn
        self.presses = presses(state, side) if presses_on is None else presses_on
        """Whether the side wants more than it has."""
        hurried = self.presses and 0 <= left < len(THRIFT)
        self.thrift = THRIFT[left] if hurried else 1.0
        """How much steps still matter to the side that must win in time."""
        hastens = self.presses and urgent(state, side)
        self.vp = weights.vp * (weights.urgency if hastens else 1.0)
        """What a VP is worth to the side now."""
        self.taken = captured_hexes(state)
        self.raided = raiders(state) if side == AXIS else 0
        """Hexes of the own rear in which enemies cost VPs."""
        self._pull: dict[int, float] = {}
        self._doomed: dict[HexId, bool] = {}
        self._relieved: dict[HexId, float] = {}
        self._taken_goals = [h for h in victory_hexes(state.country) if self.taken >> h & 1]
        self._seen: dict[tuple[int, float, bool], Prospects] = {}

    # What costs time is worked out when it is first asked for: many decisions do without.

    @cached_property
    def menace(self) -> Sequence[float]:
        """By hex: attack strength that the enemy could bring against it next turn."""
        return menace(self.state, self.side)

    @cached_property
    def ways(self) -> list[tuple[int, float, tuple[int, ...]]]:
        """The objectives in dispute, with the way to each from every hex."""
        state, side, weights = self.state, self.side, self.weights
        found = [
            (int(h), float(points), self._way(1 << h))
            for h, points in disputed(state, side, pressing=self.presses)
        ]
        bonus = state.setting.file.victory.beyond_don
        draws = [(self.far_bank, float(bonus.points if bonus else 0))]
        if self.presses and side == SOVIET:
            draws += [(board, weights.artery) for board in arteries(state, AXIS)]
        if self.presses:
            draws.append((bridgehead(state, side), weights.bridgehead))
        found += [(NOWHERE, weight, self._way(board)) for board, weight in draws if board]
        return found

    def _way(self, board: Bitboard) -> tuple[int, ...]:
        return travel(self.state.country, self.state.going, board, Gait.MECHANIZED.value)

    @cached_property
    def _lifelines(self) -> Lifelines:
        return Lifelines(self.state, self.side)

    def intruders(self) -> dict[HexId, float]:
        """By enemy hex: the share of the own lines of supply that it endangers."""
        foes = self.state.occupied[FOE[self.side]]
        return self._lifelines.intruders(foes) if self.presses else {}

    def danger(self, h: HexId) -> float:
        """That share for one enemy hex."""
        foes = self.state.occupied[FOE[self.side]]
        return self._lifelines.danger(h) if self.presses and foes >> h & 1 else 0.0

    @cached_property
    def far_bank(self) -> Bitboard:
        """Hexes beyond the Don that give the Axis points, while no German stands there."""
        state, country = self.state, self.state.country
        bonus = state.setting.file.victory.beyond_don
        if bonus is None:
            return 0
        lowest = bonus.below_row
        found = union(h for h in bits(country.beyond_don) if row(country, h) > lowest)
        german = state.setting.german & state.setting.combat
        held = any(state.at[h] & german for h in bits(found & state.occupied[AXIS]))
        return 0 if held else found & country.land

    def points(self, h: int) -> int:
        """VPs that change hands when a unit of this side stands in a hex."""
        if self.side == AXIS and self.far_bank >> h & 1:
            return 1
        return self.held_points(h)

    def held_points(self, h: int) -> int:
        """The VPs of a hex that the enemy holds."""
        if self.raided >> h & 1:
            return -rear_loss(self.state.country, HexId(h))
        ours = bool(self.taken >> h & 1) == (self.side == AXIS)
        return 0 if ours else victory_hexes(self.state.country).get(HexId(h), 0)

    def pull(self, h: int) -> float:
        """How near a hex is to the objectives in dispute."""
        found = self._pull.get(h)
        if found is None:
            found = sum(points * exp(-way[h] / FADES) for _, points, way in self.ways)
            self._pull[h] = found
        return found

    def remoteness(self, h: int) -> float:
        """Half MPs to the objectives in dispute; many of them together are nearer than one."""
        return -FADES * log(max(self.pull(h), NO_PULL))

    def prize(self, h: HexId) -> float:
        """What it is worth to take a hex from the enemy."""
        weights = self.weights
        found = self.vp * self.held_points(h)
        if self.presses:
            return found + weights.ground * min(self.pull(h), 2.0)
        near = sum(points for goal, points in victory_hexes(self.state.country).items()
                   if self.state.country.grid.distance(h, goal) <= 2)  # fmt: skip
        return found + 0.5 * weights.ground * near

    # Attacks.

    def attack(self, battle: Battle, found: Odds, column: int, *, trapped: bool = False) -> float:
        """The value of an attack at a column, support included.

        `trapped` tells that the attackers, once in place, will have closed all ways out.
        """
        stands = self._stands(battle, found.favoured)
        doomed = trapped or self.doomed(battle.hex)
        key = (column, stands, doomed)
        seen = self._seen.get(key)
        if seen is None:
            seen = self._seen[key] = prospects(self.state.setting.charts, *key)
        return self.outcome(battle, seen)

    def outcome(self, battle: Battle, seen: Prospects) -> float:
        """The value of what an attack comes to on average."""
        state, weights = self.state, self.weights
        defenders = members(state.combat_at(battle.hex, FOE[self.side]))
        total = sum(worth(state, u) for u in defenders)
        enemy = sorted(step_worth(state, u) for u in defenders) or [0.0]
        own = sorted(step_worth(state, u) for u in battle.attackers) or [0.0]
        gained = seen.vacated + seen.eliminated
        value = gained * (self.prize(battle.hex) + self._breach(battle.hex))
        value += gained * self._relief(battle.hex)
        freed = (seen.eliminated + DRIVEN_OFF * seen.vacated) * self.danger(battle.hex)
        value += freed * weights.lifeline
        lost = seen.enemy_loss * enemy[0] + seen.enemy_pick * enemy[-1]
        steps = (seen.eliminated * total + lost) * weights.enemy_step
        steps += seen.vacated * total * weights.rout
        steps -= (seen.own_loss * own[0] + seen.own_pick * own[-1]) * weights.own_step
        value += steps * self.thrift
        if any(state.setting.mechanized >> u & 1 for u in battle.attackers):
            value += weights.advance * seen.advance * min(1.0, 0.3 + self.pull(battle.hex))
        return value

    def exact(self, battle: Battle) -> float:
        """The value of an attack as it stands, by its exact Outlook."""
        seen = outcome_distribution(self.state, battle)
        gone = float(seen.vacated + seen.eliminated)
        advance = sum(cell.advance * float(cell.chance) for cell in seen.cells)
        results = self.state.setting.charts.combat.results
        picked = [(results[cell.code], float(cell.chance)) for cell in seen.cells
                  if results[cell.code].chooser == "opponent"]  # fmt: skip
        own_pick = sum(result.attacker_loss * chance for result, chance in picked)
        enemy_pick = sum(result.defender_loss * chance for result, chance in picked)
        # The Outlook counts the steps of those who die on the retreat; `outcome` does so itself.
        units = members(self.state.combat_at(battle.hex, FOE[self.side]))
        steps = sum(self.state.steps(u) for u in units)
        enemy_loss = max(float(seen.defender_loss - seen.eliminated * steps), 0.0)
        return self.outcome(
            battle,
            Prospects(
                float(seen.vacated), float(seen.eliminated),
                max(float(seen.attacker_loss) - own_pick, 0.0), max(enemy_loss - enemy_pick, 0.0),
                own_pick, min(enemy_pick, enemy_loss), advance * gone,
            ),
        )  # fmt: skip

    def worthwhile(self, battle: Battle, column: int, *, trapped: bool = False) -> bool:
        """Is the aim of an attack worth its odds? Poor ones only for a kill, or for an objective
        when no time is left to bring up more."""
        if column >= FAIR or trapped or self.doomed(battle.hex):
            return True
        return self.thrift < 1.0 and bool(self.held_points(battle.hex))

    def doomed(self, h: HexId) -> bool:
        """Would the enemy in a hex die on the retreat?"""
        if h not in self._doomed:
            units = self.state.combat_at(h, FOE[self.side])
            self._doomed[h] = not survives(self.state, units, h, LONG_RETREAT)
        return self._doomed[h]

    def _stands(self, battle: Battle, favoured: bool) -> float:
        """The chance that the defender holds after a retreat result."""
        state, enemy = self.state, FOE[self.side]
        early = enemy == SOVIET and state.turn < FREE_SOVIET_TURN
        units = state.combat_at(battle.hex, enemy)
        if not units & ~state.disordered & ~state.setting.asu:
            return 0.0
        bound = early and not favoured and not units & state.setting.nkvd
        if bound and not self.doomed(battle.hex):
            return 0.0
        return STANDS[defense_column(state, battle.hex, enemy)]

    def _breach(self, h: HexId) -> float:
        """An anchor of enemy bonds that would fall."""
        anchors = self.state.anchors[FOE[self.side]]
        if not anchors >> h & 1:
            return 0.0
        around = rings(self.state.country.grid)[h]
        bonded = any(anchors >> other & 1 for other in around[1])
        return self.weights.breach if bonded else 0.0

    # Encirclement.

    def pockets(self, state: S42State) -> float:
        """What is cut off, the enemy's less the own: units, and objectives without supply."""
        found = self._cut_off(state, FOE[self.side]) - self._cut_off(state, self.side)
        starved = union(self._taken_goals) & ~supplied(state, AXIS)
        points = sum(victory_hexes(state.country)[h] for h in bits(starved))
        return found * POCKET + points * self.weights.starved * (-1 if self.side == AXIS else 1)

    def _cut_off(self, state: S42State, side: int) -> float:
        """The worth of a side's units that have no line of supply of any length."""
        found = 0.0
        for h in bits(state.occupied[side] & ~joined(state, side)):
            found += sum(worth(state, u) for u in members(state.combat_at(h, side)))
        return found

    def _relief(self, h: HexId) -> float:
        """What it does for own troops that are cut off if the enemy leaves a hex."""
        state, side = self.state, self.side
        if not state.occupied[side] & ~joined(state, side):
            return 0.0
        found = self._relieved.get(h)
        if found is None:
            after = state.copy()
            after.news = None
            for u in members(after.units_at(h, FOE[side])):
                after.put(u, REMOVED)
            found = max(self.pockets(after) - self.pockets(state), 0.0)
            self._relieved[h] = found
        return found
