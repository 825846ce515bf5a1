"""Chapter 4: moving, entering, control of hexes."""
