"""Fire attacks (ASL-3.2 to 3.5): who may fire at what, with what FP and DRM, and its traces."""
