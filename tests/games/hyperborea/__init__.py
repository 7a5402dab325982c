"""Tests of Hyperborea; a package, because its files share names with those of other games."""
