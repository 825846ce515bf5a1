"""Computer players of Conflict of Heroes."""

from hexfront.opponents.coh.greedy import GreedyCohPlayer
from hexfront.opponents.coh.player import CohPlayer
from hexfront.opponents.coh.weights import Weights

__all__ = ["CohPlayer", "GreedyCohPlayer", "Weights"]
