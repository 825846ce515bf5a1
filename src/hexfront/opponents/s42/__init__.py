"""Computer players of Stalingrad '42."""

from hexfront.opponents.s42.greedy import GreedyS42Player
from hexfront.opponents.s42.player import S42Player
from hexfront.opponents.s42.weights import Weights
from hexfront.play.opponent import Players

__all__ = ["PLAYERS", "GreedyS42Player", "S42Player", "Weights"]

PLAYERS: Players = {"player": S42Player, "greedy": GreedyS42Player}
