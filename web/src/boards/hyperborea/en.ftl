hyp-any-cube = any colour
hyp-space = space: { $colour }
hyp-or = or
hyp-any = any colour
hyp-kill = destroyed figure or ghost
hyp-ruin = ruin
hyp-ghost = ghost
hyp-token = ruin token
hyp-figure = figures
hyp-turn = at the beginning of the turn
hyp-start = at the start
hyp-passive = while filled
hyp-lock = stays
hyp-stop = having to stop
hyp-take-up = Take up a cube: { $colour }. Then choose where it goes, or drag it there.
hyp-grey-back = Return a grey cube
hyp-player-board = Development and base technologies
hyp-row = { $colour }: level { $level } of { $last }
hyp-stack = Stack { $stack }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
hyp-gap = no card
hyp-worth = { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}
hyp-your-pool = Your turn’s effects:
hyp-pool-of = Effects of this turn ({ $who }):
hyp-pool-empty = none yet
hyp-choices = To choose from
hyp-hex = Hex { $hex }
hyp-figures-of = { $count ->
    [one] { $count } figure ({ $who })
   *[other] { $count } figures ({ $who })
}
hyp-fortresses-of = { $count ->
    [one] { $count } fortress ({ $who })
   *[other] { $count } fortresses ({ $who })
}
hyp-move-from = Move from hex { $hex }: then choose the target
hyp-zoom = Larger map
hyp-reconstructed = Reconstructed: the printed card may differ; your own component files can replace it.
hyp-conditions = End conditions: { $met } of { $needed }
hyp-upgrade = From level { $level } on the marker can go back to 0: { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
} into the bag ({ $colour })
hyp-develop = development
hyp-available = Available
hyp-unused = Unused
hyp-pool = This turn
hyp-left = { $count } left
hyp-controls = { $count ->
    [one] controls { $count } hex
   *[other] controls { $count } hexes
}
hyp-toll-in = in +{ $points }
hyp-toll-out = out +{ $points }
hyp-short-move = movement
hyp-short-fly = flight
hyp-short-teleport = teleport
hyp-short-attack = attack
hyp-short-ranged_attack = ranged
hyp-short-fortress = { $count ->
    [one] fortress
   *[other] fortresses
}
hyp-short-figure = { $count ->
    [one] figure
   *[other] figures
}
hyp-short-deploy = { $count ->
    [one] figure
   *[other] figures
}
hyp-short-gem = { $count ->
    [one] gem
   *[other] gems
}
hyp-short-technology = technology
hyp-short-draw = from bag
hyp-short-cube = cube
hyp-short-recover = recover
hyp-short-clear = clear
hyp-short-discard_grey = return
hyp-short-develop = development
