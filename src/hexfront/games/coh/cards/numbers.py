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
    SCORE = 18
    CEASE_FIRE = 20
