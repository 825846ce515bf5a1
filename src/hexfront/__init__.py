"""Hexfront: hex-and-counter wargames played by the book."""

__version__ = "0.6.0"
