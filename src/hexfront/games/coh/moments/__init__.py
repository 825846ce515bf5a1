"""The points of the rules at which somebody decides or a die falls, chapter by chapter."""

from hexfront.games.coh.moments.base import CohMoment, RevealFacing
from hexfront.games.coh.moments.rounds import deal
from hexfront.games.coh.moments.turn import NextTurn

__all__ = ["CohMoment", "NextTurn", "RevealFacing", "deal"]
