tap-vp = victory points
tap-any = any resource
tap-tech_card = tech card
tap-step-civilizations = Civilizations
tap-step-play_tapestry = Play a tapestry card
tap-step-upgrade_tech = Upgrade a tech card
tap-step-gain_vp = Victory points
tap-step-gain_income = Income
tap-step-skipped = not in this turn
tap-step-done = done
tap-step-now = now
tap-income-turn = Income turn { $era }
tap-tier = Tier { $tier }
tap-space = Space { $index } of { $track }: { $name }
tap-tokens-of = Tokens: { $who }
tap-hex = Hex { $hex }
tap-unexplored = unexplored
tap-outpost-of = outpost of { $who }
tap-toppled-of = toppled outpost of { $who }
tap-piece-of = { $piece } of { $who }
tap-middle-island = middle island
tap-start-of-seat = start of { $who }
tap-plot = Row { $row }, column { $col }: { $what }
tap-row-bottom = bottom row
tap-row-middle = middle row
tap-row-top = top row
tap-slot = Era { $era }
tap-covered = covers { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
tap-choices = To choose from
tap-turns = How is it turned?
tap-rivals = The others
tap-hidden = { $count ->
    [one] { $count } hidden card
   *[other] { $count } hidden cards
}
tap-income = Take income
tap-nobody = nobody yet
tap-era = Era { $era }
tap-before = Before the first income turn
tap-finished = finished
tap-discards = { $name }: { $count }
tap-tie = Tie-breaker: { $words }
tap-hex-tie = Hexes in the order of pattern { $pattern }
tap-reaction = also from hand
tap-bots-turn = The bots’ last turn
tap-hidden-hand = { $count ->
    [one] { $count } tapestry card in hand
   *[other] { $count } tapestry cards in hand
}
tap-on-tracks = Track positions
tap-attack = { $who } attacks hex { $hex }
tap-attack-yours = An outpost of { $who } stands beside your { $piece }.
tap-attack-trap = { $victim } has answered with a trap.
tap-stand = Let an answer stand for the next attacks …
tap-rotate = Turn the tile
tap-zoom = Larger map
tap-outside = outside the capital
tap-complete-none = nothing complete yet
tap-complete-rows = { $count ->
    [one] { $count } row
   *[other] { $count } rows
} complete
tap-complete-columns = { $count ->
    [one] { $count } column
   *[other] { $count } columns
} complete
tap-complete-districts = { $count ->
    [one] { $count } district
   *[other] { $count } districts
} complete
tap-turn-it = Turn { $what }
tap-turn-number = Turned like this ({ $number }); the place is asked next
tap-place = Click a plot, or drag it there.
tap-place-turning = R or a click on it turns it. Click a plot, or drag it there.
tap-placed-at = placed at row { $row }, column { $col }
tap-island-side = Side { $number } of the island: { $what }
tap-line = Place { $number } on the mat
tap-stage = Space { $number } of the mat, from there to { $next }
tap-marked-choice = marked
tap-reached = reached
tap-stored = { $what } of at most { $most }
tap-brings = An income turn brings: { $what }
tap-is-covered = covered, no longer in force
tap-met-by = ✓ met by { $who }
tap-met-by-none = ✗ met neither by the owner nor by a neighbour
tap-rolled = rolled by { $who }
tap-taken = taken
tap-techs = Tech cards
tap-open-stack = Read the cards of era { $era }
tap-own = Your area
tap-reconstructed = Reconstructed: the printed one may differ; your own component files can replace it.
tap-ours = { $name } (≈ reconstructed)
tap-trail = outpost of the Trailblazers
tap-as-plan = Plan view
tap-in-space = In space
tap-fold = fold
tap-unfold = all spaces
tap-income-brings = An income turn brings { $count } more.
tap-both_dice = both conquer dice
tap-controlled_territory = controlled territory
tap-opponent = opponent
tap-circle = circle benefit (middle row)
tap-square = square benefit (top row)
tap-achievement = achievement
tap-ban = closed track
tap-decision = decision card
tap-shadow = Shadow Empire
tap-plot-free = free
tap-plot-rock = impassable
tap-plot-token = impassable, a token
tap-plot-water = water, impassable
tap-plot-wisp = a will-o’-the-wisp, impassable
tap-plot-pad = a lily pad
tap-arts = Arts
tap-masterpiece = masterpiece
tap-create = create a masterpiece
tap-exhibit = exhibit a masterpiece
tap-inspire = inspire an income track
tap-refresh_masterpieces = replace the open masterpieces
tap-turn_face_down = once only: turn it face down
tap-charm = charm
tap-reserve = reserve for income turn 5
tap-wisp = will-o’-the-wisp
tap-pad = lily pad
tap-complete_row = complete row
tap-complete_column = complete column
tap-track_in_tier_2 = track in tier II or further
tap-income_building = income building
tap-income_building_in_capital = income building in the capital
tap-landmark_in_capital = landmark in the capital
tap-face-down = used, it lies face down
tap-own-masterpieces = Own masterpieces
tap-on-tech = stands on this card
tap-locked = not to be upgraded again in this turn
tap-inspired = covered by an inspiration tile
tap-reserved = For income turn 5
