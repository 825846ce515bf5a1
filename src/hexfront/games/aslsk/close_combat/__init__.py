"""Close Combat (ASL-3.8): who can fight whom, the odds, the DRM and what comes of a DR.

A leader fights and is fought together with the unit that he accompanies. Such a company, or a
leader on his own, is a band; attacks are put together from whole bands.
"""
