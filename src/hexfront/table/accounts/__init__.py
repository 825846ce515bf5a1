"""Accounts: people with a name and a password, where they are logged in, and their results."""
