"""The map as the rules ask about it: costs, crossings and what may pass."""
