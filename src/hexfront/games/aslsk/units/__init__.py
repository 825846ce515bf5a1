"""What a unit is at this moment: its condition, what it sees, whether it is seen."""
