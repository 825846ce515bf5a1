"""Chapters 17 and 18: fortifications, obstacles, mines, flamethrowers, pioneers."""
