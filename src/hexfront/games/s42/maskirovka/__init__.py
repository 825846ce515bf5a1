"""Chapter 34: Reserve Armies, which hide units from the Axis."""
