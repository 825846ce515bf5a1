"""The map as the rules read it: terrain, sight, attack zones."""
