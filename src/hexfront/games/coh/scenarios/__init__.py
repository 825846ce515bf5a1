"""Scenarios: their files, the set-up, and victory."""
