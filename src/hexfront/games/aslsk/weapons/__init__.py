"""Support Weapons (ASL-4): what they can do, ordnance, Panzerfausts, demolition charges."""
