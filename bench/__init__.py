"""Measurements, printed beside those of peers taken in the same run."""
