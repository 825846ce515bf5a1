"""Computer players of Conflict of Heroes."""

from hexfront.opponents.coh.expert import CohExpert
from hexfront.opponents.coh.greedy import GreedyCohPlayer
from hexfront.opponents.coh.player import CohPlayer
from hexfront.opponents.coh.weights import Weights
from hexfront.play.opponent import Players

__all__ = ["PLAYERS", "CohExpert", "CohPlayer", "GreedyCohPlayer", "Weights"]

PLAYERS: Players = {"player": CohPlayer, "expert": CohExpert, "greedy": GreedyCohPlayer}
