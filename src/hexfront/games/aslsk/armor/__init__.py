"""Hits on vehicles (ASL-7.9 to ASL-7.12): facing and location, To Kill, damage, crews."""
