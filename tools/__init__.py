"""Tools of the project's own workshop; none of them is installed."""
