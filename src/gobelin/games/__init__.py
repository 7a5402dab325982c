"""The games: each a package of rules, state, components and views."""
