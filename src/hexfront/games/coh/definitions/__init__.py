"""What counters, cards and charts print, read from data files and checked."""
