"""Chapter 13: mortars and off-board artillery."""
