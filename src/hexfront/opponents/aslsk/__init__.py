"""The computer player of the ASL Starter Kit: `AslskPlayer`, and a greedy one to compare with."""

from hexfront.opponents.aslsk.greedy import GreedyAslskPlayer
from hexfront.opponents.aslsk.player import AslskPlayer
from hexfront.play.opponent import Players

__all__ = ["PLAYERS", "AslskPlayer", "GreedyAslskPlayer"]

PLAYERS: Players = {"player": AslskPlayer, "greedy": GreedyAslskPlayer}
