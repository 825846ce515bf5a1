"""The points at which somebody decides or a die falls, phase by phase."""
