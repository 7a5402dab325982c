"""Gobelin: a digital table for civilization games."""
