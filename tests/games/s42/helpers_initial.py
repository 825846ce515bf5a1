"""A small country for tests of the Initial Phase: supply from both edges, a railway across."""

COUNTRY = """
    map 1000-1810
    area X axis 1000-1010
    area Y axis 1000
    area A soviet 1800-1810
    area B soviet 1800
    rail edge-1005-1105-1205-1305-1405-1505-1605-1705-1805-edge
    repaired 1005-1105-1205-1305
"""
"""The Axis draws supply and rail from the west up to 1305, the Soviet player from the east."""


def country(*statements: str) -> str:
    return "\n".join((COUNTRY, *statements))
