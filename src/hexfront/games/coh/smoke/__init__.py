"""Chapter 14: smoke."""
