"""The weather of a turn and what it changes (chapter 23)."""
