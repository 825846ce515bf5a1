"""Chapter 7: hit markers, rally, losses."""
