"""Movement and advance (ASL-3.3, ASL-3.7): MF, loads, steps, deeds on the way, entry."""
