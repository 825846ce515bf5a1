"""Where beaten units go, and how they get back into Good Order (chapters 12 and 13)."""
