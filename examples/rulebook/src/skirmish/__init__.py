"""Skirmish: a small complete rulebook for Hexfront."""
