"""Lines of Supply, isolation and railways (chapters 16 and 17)."""
