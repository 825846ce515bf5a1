"""The ground in play: boards in their season, LOS, and parts of a map in words."""
