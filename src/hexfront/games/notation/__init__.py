"""What the position notations of all games share: faults, statements, names of choices, play."""
