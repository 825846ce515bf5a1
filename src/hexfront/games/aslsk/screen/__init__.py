"""What a seat is shown: views, offers with previews, refusals, facts."""
