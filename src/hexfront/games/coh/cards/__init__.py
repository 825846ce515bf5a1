"""Chapter 8: battle cards."""
