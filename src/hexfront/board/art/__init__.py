"""The brushes of `hexfront.board.draw`: one module for each kind of thing on a map."""
