"""Chapter 18: flamethrowers and pioneers."""
