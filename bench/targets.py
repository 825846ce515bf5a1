"""What is asked of our rulebooks. A timing is compared here and never in a test."""

PLAY = {
    "coh": (1.5, 1.0),
    "coh with vehicles": (1.2, 0.8),
    "coh, classic edition": (1.2, 0.8),
    "aslsk": (1.0, 0.7),
    "s42": (0.8, 0.4),
    "s42 at length": (0.5, 0.25),
}
"""Random play without and with a view a decision, as a share of python-chess in the same run."""

COSTS = {
    "coh": {"copy": "5 us", "view": "20 us"},
    "aslsk": {"copy": "15 us", "view": "50 us"},
    "s42": {"copy": "25 us", "view": "4,000 us"},
}

LADDER = {
    "aslsk": {"random": "95 %", "greedy": "65 %", "player": "40-60 % a side"},
    "coh": {"random": "95 %", "greedy": "65 %"},
    "s42": {"random": "100 %", "greedy": "65 %", "player": "30-70 % a side"},
}
"""How often the best player of a game is to beat the others."""
