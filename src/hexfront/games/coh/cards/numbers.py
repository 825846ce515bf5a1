"""Battle cards by their printed number."""

from enum import IntEnum


class CardNo(IntEnum):
    """Battle cards by their printed number."""

    ADRENALINE = 1
    COMMAND_ACTION = 2
    FOLLOW_ME = 3
    RALLY_UP = 4
    RAPID_DEPLOYMENT = 5
    BATTLEFIELD_CONFUSION = 6
    VETERAN_NCO = 7
    FRONTLINE_OFFICER = 8
    SEEK_COVER = 9
    SNIPER_FIRE = 10
    CAREFUL_AIMING = 11
    SWIFT_ACTION = 12
    LUCK = 13
    SCOUT_TEAMS = 14
    BOGGED_DOWN = 15
    OBSTACLE_CLEARING = 16
    MINE_LAYING = 17
    SCORE = 18
    EVENT = 19
    CEASE_FIRE = 20
    OBJECTIVE_1 = 21
    OBJECTIVE_2 = 22
    OBJECTIVE_3 = 23
    OBJECTIVE_4 = 24


class ClassicNo(IntEnum):
    """Action cards of the classic edition, each by its printed number and 100 (COHC T7)."""

    DECISION = 102
    FOLLOW_ME = 103
    RALLY = 104
    RAPID_MOVE = 105
    CONFUSION = 106
    SECOND_WIND = 107
    OFFICER = 108
    AIM = 109
    INITIATIVE = 110
    DIG_IN = 111
    LUCK = 112
    ALARM = 113
    STUCK = 120
    SCOUTS = 130
    MINE_LAYING = 140
    MINE_CLEARING = 141


OBJECTIVES = range(CardNo.OBJECTIVE_1, CardNo.OBJECTIVE_4 + 1)
"""Cards that set a player's secret objective."""
