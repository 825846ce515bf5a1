"""Mass play and its results."""

from hexfront.lab.simulate import Played, Summary, play_one, simulate

__all__ = ["Played", "Summary", "play_one", "simulate"]
