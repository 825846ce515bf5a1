"""The computer player of the ASL Starter Kit."""
