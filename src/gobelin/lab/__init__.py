"""The laboratory: many games of bots, kept as tables, and reports about them."""
