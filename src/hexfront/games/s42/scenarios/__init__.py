"""Scenario files, the set-up, the start of a game and who wins it."""
