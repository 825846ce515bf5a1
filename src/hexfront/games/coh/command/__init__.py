"""Chapter 3: command action points."""
