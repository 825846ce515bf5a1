"""Chapter 6: attack and defense."""
