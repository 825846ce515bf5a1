"""What hexes and attacks are worth to one side in the present situation."""

from collections.abc import Sequence
from math import exp

from hexfront.games.s42.combat.battle import Battle
from hexfront.games.s42.combat.defense import FREE_SOVIET_TURN, defense_column
from hexfront.games.s42.combat.odds import Odds
from hexfront.games.s42.combat.outcomes import outcome_distribution
from hexfront.games.s42.country.country import Gait
from hexfront.games.s42.definitions.terrain_effects import DefenseColumn
from hexfront.games.s42.retreat.courses import survives
from hexfront.games.s42.scenarios.victory import captured_hexes
from hexfront.games.s42.setting import AXIS, SOVIET
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.lines import joined
from hexfront.hexes import NOWHERE, Bitboard, HexId, bits, union
from hexfront.opponents.s42.ground import (
    menace,
    rings,
    row,
    step_worth,
    travel,
    victory_hexes,
    worth,
)
from hexfront.opponents.s42.prospects import Prospects, prospects
from hexfront.opponents.s42.weights import Weights
from hexfront.play.masks import members
from hexfront.play.teams import FOE

STANDS = {DefenseColumn.CLEAR: 1 / 6, DefenseColumn.OTHER: 1 / 3, DefenseColumn.CITY: 2 / 3}
"""The chance that a Determined Defense holds the hex, by its column."""
FADES = 16.0
"""Half MPs over which the pull of an objective falls to a third."""
LONG_RETREAT = 3
THRIFT = (0.25, 0.5, 0.8)
"""What is left of the worth of steps in the last turn and the two before it."""


class Judge:
    """Looks at one situation for one side; made anew when the situation has changed."""

    def __init__(self, state: S42State, side: int, weights: Weights) -> None:
        self.state, self.side, self.weights = state, side, weights
        left = state.setting.file.last_turn - state.turn
        hurried = side == AXIS and 0 <= left < len(THRIFT)
        self.thrift = THRIFT[left] if hurried else 1.0
        """How much steps still matter to the side that must win in time."""
        self.menace: Sequence[float] = menace(state, side)
        taken = captured_hexes(state)
        country, gait = state.country, Gait.MECHANIZED.value
        self.ways = [
            (h, points, travel(country, state.going, 1 << h, gait))
            for h, points in victory_hexes(country).items()
            if not taken >> h & 1
        ]
        """The objectives that the Axis does not hold, with the way to each from every hex."""
        self.far_bank = self._far_bank()
        if self.far_bank:
            way = travel(country, state.going, self.far_bank, gait)
            bonus = state.setting.file.victory.beyond_don
            self.ways.append((NOWHERE, bonus.points if bonus else 0, way))
        self.taken = taken
        self._pull: dict[int, float] = {}
        self._doomed: dict[HexId, bool] = {}
        self._seen: dict[tuple[int, float, bool], Prospects] = {}

    def _far_bank(self) -> Bitboard:
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
        """VPs that an Axis unit gains by standing in a hex."""
        if self.far_bank >> h & 1:
            return 1
        gained = victory_hexes(self.state.country).get(HexId(h), 0)
        return 0 if self.taken >> h & 1 else gained

    def pull(self, h: int) -> float:
        """How near a hex is to the objectives that the Axis still wants."""
        found = self._pull.get(h)
        if found is None:
            found = sum(points * exp(-way[h] / FADES) for _, points, way in self.ways)
            self._pull[h] = found
        return found

    def prize(self, h: HexId) -> float:
        """What it is worth to take a hex from the enemy."""
        weights, points = self.weights, victory_hexes(self.state.country).get(h, 0)
        ours = bool(self.taken >> h & 1) == (self.side == AXIS)
        found = 0.0 if ours else weights.vp * points
        if self.side == AXIS:
            return found + weights.ground * min(self.pull(h), 2.0)
        near = sum(points for goal, points in victory_hexes(self.state.country).items()
                   if self.state.country.grid.distance(h, goal) <= 2)  # fmt: skip
        return found + 0.5 * weights.ground * near

    # Attacks.

    def attack(self, battle: Battle, found: Odds, column: int) -> float:
        """The value of an attack at a column, support included."""
        stands = self._stands(battle, found.favoured)
        doomed = self.doomed(battle.hex)
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
        enemy = max((step_worth(state, u) for u in defenders), default=0.0)
        own = min((step_worth(state, u) for u in battle.attackers), default=0.0)
        gained = seen.vacated + seen.eliminated
        value = gained * (self.prize(battle.hex) + self._breach(battle.hex))
        steps = (seen.eliminated * total + seen.enemy_loss * enemy) * weights.enemy_step
        steps += seen.vacated * total * weights.rout
        steps -= seen.own_loss * own * weights.own_step
        value += steps * self.thrift
        if any(state.setting.mechanized >> u & 1 for u in battle.attackers):
            value += weights.advance * seen.advance * min(1.0, 0.3 + self.pull(battle.hex))
        return value

    def exact(self, battle: Battle) -> float:
        """The value of an attack as it stands, by its exact Outlook."""
        seen = outcome_distribution(self.state, battle)
        gone = float(seen.vacated + seen.eliminated)
        advance = sum(cell.advance * float(cell.chance) for cell in seen.cells)
        # The Outlook counts the steps of those who die on the retreat; `outcome` does so itself.
        units = members(self.state.combat_at(battle.hex, FOE[self.side]))
        steps = sum(self.state.steps(u) for u in units)
        enemy_loss = max(float(seen.defender_loss - seen.eliminated * steps), 0.0)
        return self.outcome(
            battle,
            Prospects(
                float(seen.vacated), float(seen.eliminated), float(seen.attacker_loss),
                enemy_loss, advance * gone,
            ),
        )  # fmt: skip

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

    def cut_off(self, state: S42State) -> float:
        """The worth of enemy units that have no line of supply of any length."""
        enemy = FOE[self.side]
        lost = state.occupied[enemy] & ~joined(state, enemy)
        found = 0.0
        while lost:
            low = lost & -lost
            lost ^= low
            for u in members(state.combat_at(low.bit_length() - 1, enemy)):
                found += worth(state, u)
        return found
