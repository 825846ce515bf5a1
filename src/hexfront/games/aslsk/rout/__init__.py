"""Rout and Interdiction (ASL-3.6)."""
