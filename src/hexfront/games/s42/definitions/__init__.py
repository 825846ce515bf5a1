"""What the data files say: counters, charts and terrain; reading and checking them."""
