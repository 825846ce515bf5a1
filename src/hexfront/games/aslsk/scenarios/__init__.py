"""Scenario cards: read, checked, set up, and won."""
