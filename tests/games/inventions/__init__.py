"""Tests of the rules of Inventions, one module for each chapter of the catalogue."""
