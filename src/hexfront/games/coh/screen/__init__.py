"""What a seat is shown: views, offers, refusals, facts, pictures."""
