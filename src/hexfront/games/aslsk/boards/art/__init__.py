"""The picture of a board, each layer by a module of its own."""
