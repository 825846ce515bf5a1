"""What an attack comes to on average, read from the tables at a glance."""

from typing import NamedTuple

from hexfront.games.s42.combat.odds import AUTOMATIC, table_column
from hexfront.games.s42.definitions.charts import Charts
from hexfront.games.s42.definitions.tables import DIE, Cell, Shade

SURE = Cell("DS", 4, Shade.CLOSED)
"""The result of 10-1 and more."""


class Prospects(NamedTuple):
    """Chances and averages of one attack."""

    vacated: float
    """The defenders retreat and live."""
    eliminated: float
    """Nobody is left to defend the hex."""
    own_loss: float
    enemy_loss: float
    """Steps of which their owner chooses the unit, those of a hopeless retreat not counted."""
    own_pick: float
    enemy_pick: float
    """Steps of which the opponent chooses the unit."""
    advance: float
    """Hexes of advance, where there is one."""


def prospects(charts: Charts, column: int, stands: float, doomed: bool) -> Prospects:
    """For a column of the CRT; `stands` is the chance that a Determined Defense holds.

    `doomed` defenders have no way to retreat.
    """
    vacated = eliminated = advance = 0.0
    own, enemy = [0.0, 0.0], [0.0, 0.0]
    share = 1.0 / len(DIE)
    for die in DIE:
        automatic = column >= AUTOMATIC
        cell = SURE if automatic else charts.combat.cell(table_column(column), die)
        result = charts.combat.results[cell.code]
        own[result.chooser == "opponent"] += result.attacker_loss * share
        enemy[result.chooser == "opponent"] += result.defender_loss * share
        if not result.retreat:
            continue
        tries = result.determined_defense and cell.shade is not Shade.CLOSED
        leaves = share * (1.0 - stands if tries else 1.0)
        if doomed:
            eliminated += leaves
        else:
            vacated += leaves
        advance += cell.advance * leaves
    return Prospects(vacated, eliminated, own[0], enemy[0], own[1], enemy[1], advance)
