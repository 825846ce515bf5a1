"""Hexfront: hex-and-counter wargames played by the book."""

__version__ = "0.8.5"
