"""Computer players of Stalingrad '42."""

from hexfront.opponents.s42.greedy import GreedyS42Player
from hexfront.opponents.s42.player import S42Player
from hexfront.opponents.s42.weights import Weights

__all__ = ["GreedyS42Player", "S42Player", "Weights"]
