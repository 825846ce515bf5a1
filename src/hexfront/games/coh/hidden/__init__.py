"""Chapter 11: hidden units."""
