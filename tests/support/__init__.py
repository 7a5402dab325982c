"""What the tests share, and the gauntlet: a game made to hurt the kernel."""
