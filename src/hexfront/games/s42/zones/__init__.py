"""Zones of control and ZOC Bonds (chapters 6 and 7)."""
