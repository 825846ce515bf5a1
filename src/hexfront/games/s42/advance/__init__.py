"""Advance after combat and Breakthrough Combat (chapters 14 and 15)."""
