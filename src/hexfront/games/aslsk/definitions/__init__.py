"""The counters and charts of the game: what they print, read from data files and checked."""
