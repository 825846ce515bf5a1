"""Attacks from the first unit named to the last step lost (chapters 8 to 11 and 19)."""
