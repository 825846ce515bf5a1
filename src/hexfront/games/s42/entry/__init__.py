"""Entry Areas and those who arrive through them (chapter 22)."""
