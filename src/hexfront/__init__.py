"""Hexfront: hex-and-counter wargames played by the book."""

__version__ = "0.7.0"
