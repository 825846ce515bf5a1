"""Chapter 10: groups and support."""
