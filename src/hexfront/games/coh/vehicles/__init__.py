"""Chapters 15 and 16: vehicles, their bonus moves, and what they carry."""
