"""Stacks on the move: how far, by which way, by rail and by sea (chapters 4 and 5)."""
