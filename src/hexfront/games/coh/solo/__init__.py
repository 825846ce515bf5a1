"""The solo order deck: a side that is played by the rulebook's own procedure, card by card."""
