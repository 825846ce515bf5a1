"""Chapter 19: three and four players in teams."""
