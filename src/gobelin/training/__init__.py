"""Training of learned judgements: self-play, networks, duels. `gobelin train GAME` runs the loop.

Playing needs nothing but the base installation; fitting needs PyTorch, which the extra `train` brings.
"""
