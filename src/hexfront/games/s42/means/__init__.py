"""Resource Points, Supply Points, support and replacements (chapters 9.3, 18 and 21)."""
