"""Vehicles: what they are at this moment, how they move, what they hide and what they hinder."""
