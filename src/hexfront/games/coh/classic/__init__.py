"""The classic edition: action points instead of Spent Checks, and what else differs (COHC)."""
