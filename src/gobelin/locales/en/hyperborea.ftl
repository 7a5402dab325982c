# Hyperborea in English.
# Events are told in the past tense: SEAT may be "You" as well as a name.

title = Hyperborea
summary = Cubes from your bag move a people over a forgotten land of hexes.

## Settings

setting-length = Length of the game
    .about = How many end conditions have to be fulfilled
setting-mode = Mode
setting-factions = Factions
    .about = Otherwise they are drawn at random
setting-drawn_tiles = Draw the faction tiles instead of choosing them
setting-face_up = Lay all hexes face up from the start

choice-short = Short
choice-normal = Normal
choice-long = Long
choice-invasion = Invasion
    .about = Equal homelands, no powers
choice-faction_war = Faction war
    .about = Homelands of their own and a faction tile for everybody

## Questions

ask-faction_tile = Which faction tile do you play with?
ask-extra_cube = Of which colour is your seventh cube?
ask-level_1 = Which development marker starts on level 1?
ask-level_2 = Which development marker starts on level 2?
ask-level_3 = Which development marker starts on level 3?
ask-level_4 = Which development marker starts on level 4?
ask-level_5 = Which development marker starts on level 5?
ask-level_6 = Which development marker starts on level 6?
ask-turn = It is your turn: what do you do next?
ask-branch = Which effect do you choose?
ask-token = Do you use this ruin token at once or keep it?
ask-ruin = Which ruin token do you take?
ask-put_back = Which ruin token goes back on the stack next?
ask-other_row = Which other row rises?
ask-arrival = On which hex does the figure arrive?
ask-grey_cube = Do you keep the grey cube of this technology?
ask-reset = Reset: which cubes of your continuous technologies go into the bag?
ask-reset_effect = Reset: what do you do with this effect?

## Words that others use

# A cube by its colour
cube = { $cube ->
    [green] a green cube
    [red] a red cube
    [purple] a purple cube
    [orange] an orange cube
    [yellow] a yellow cube
    [blue] a blue cube
   *[grey] a grey cube
}
# A development row by its colour
row = { $row ->
    [green] the green row
    [red] the red row
    [purple] the purple row
    [orange] the orange row
    [yellow] the yellow row
   *[blue] the blue row
}
# Where a grey cube is
where = { $where ->
    [available] your available cubes
    [unused] your unused cubes
   *[other] { NAME($where) }
}
# What an attack is paid with
point = { $effect ->
    [ranged_attack] a ranged attack point
   *[attack] an attack point
}
# So much of an effect
amount = { $what ->
    [move] { $amount ->
        [one] { $amount } movement point
       *[other] { $amount } movement points
    }
    [fly] { $amount ->
        [one] { $amount } flight point
       *[other] { $amount } flight points
    }
    [attack] { $amount ->
        [one] { $amount } attack point
       *[other] { $amount } attack points
    }
    [ranged_attack] { $amount ->
        [one] { $amount } ranged attack point
       *[other] { $amount } ranged attack points
    }
    [fortress] { $amount ->
        [one] { $amount } fortress
       *[other] { $amount } fortresses
    }
    [figure] { $amount ->
        [one] { $amount } figure
       *[other] { $amount } figures
    }
    [deploy] { $amount ->
        [one] { $amount } figure beside your own
       *[other] { $amount } figures beside your own
    }
    [gem] { $amount ->
        [one] { $amount } gem
       *[other] { $amount } gems
    }
    [technology] { $amount ->
        [one] { $amount } advanced technology
       *[other] { $amount } advanced technologies
    }
    [develop] { $amount ->
        [one] { $amount } development step
       *[other] { $amount } development steps
    }
    [draw] { $amount ->
        [one] { $amount } cube from the bag
       *[other] { $amount } cubes from the bag
    }
    [cube] { $amount ->
        [one] { $amount } cube from the supply
       *[other] { $amount } cubes from the supply
    }
    [recover] { $amount ->
        [one] { $amount } cube to take back
       *[other] { $amount } cubes to take back
    }
    [clear] { $amount ->
        [one] { $amount } cube to shift to the unused ones
       *[other] { $amount } cubes to shift to the unused ones
    }
    [discard_grey] { $amount ->
        [one] { $amount } grey cube to return
       *[other] { $amount } grey cubes to return
    }
    [teleport] { $amount ->
        [one] { $amount } teleport
       *[other] { $amount } teleports
    }
   *[other] { NAME($what) }
}

## What options bring

# What an option costs and gives, besides effects
consequence-amount = { $what ->
    [green] { $amount } × green cube
    [red] { $amount } × red cube
    [purple] { $amount } × purple cube
    [orange] { $amount } × orange cube
    [yellow] { $amount } × yellow cube
    [blue] { $amount } × blue cube
    [grey] { $amount } × grey cube
    [level_green] { $amount } × green level
    [level_red] { $amount } × red level
    [level_purple] { $amount } × purple level
    [level_orange] { $amount } × orange level
    [level_yellow] { $amount } × yellow level
    [level_blue] { $amount } × blue level
    [gems] { $amount ->
        [one] { $amount } gem
       *[other] { $amount } gems
    }
    [ghosts] { $amount } destroyed ghost
    [graveyard] { $amount } figure in the graveyard
    [stored] { $amount } stored ruin token
    [ending] the end of the game is triggered
   *[other] { amount }
}
consequence-text = { $effect }
consequence-open = { $count ->
    [one] leaves { $count } space open
   *[other] leaves { $count } spaces open
}
consequence-full = fills the last space
consequence-city = { NAME($city) }
consequence-ruin = { $count ->
    [one] ruin with { $count } token
   *[other] ruin with { $count } tokens
}
consequence-stop = rival figures there: it must stop
consequence-turns_up = { $count ->
    [one] turns up { $count } hex
   *[other] turns up { $count } hexes
}
consequence-home = the figure goes back to its owner
consequence-falls = the fortress falls
consequence-withstands = the fortress still stands
consequence-no_grey = without a grey cube
consequence-worth = { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}
consequence-uses_stored = the token that you keep already is used at once: { NAME($token) }
consequence-put_aside = { $count ->
    [one] { $count } available cube goes to the unused ones
   *[other] { $count } available cubes go to the unused ones
}
consequence-reset = a reset follows

## Options

# Set-up
option-faction_tile = { NAME($tile) }
    .thing = { NAME($tile) }
    .brings = { "" }
option-extra_cube-cube = { NAME($cube) }
    .thing = { NAME($cube) }
    .brings = { "" }
option-marker = { NAME($row) }

# Cubes
option-place = Place { cube } on { NAME($technology) }
    .verb = Place { cube }
    .thing = { NAME($technology) }
option-unused = Put { cube } to the unused ones
option-draw = Draw a cube from your bag
option-cube = Put { cube } from the supply into your bag
option-recover = Take { cube } back from { NAME($technology) }
    .verb = Take { cube } back
    .thing = { NAME($technology) }
option-clear = Shift { cube } from { NAME($technology) } to the unused ones
    .verb = Shift { cube }
    .thing = { NAME($technology) }
option-reset-clear = Put { cube } from { NAME($technology) } into your bag
    .verb = Put { cube } into your bag
    .thing = { NAME($technology) }
option-discard_grey = Return a grey cube to the supply, from { where }

# Cities and ruins; the sites of a hex are counted, cities first
option-enter = Enter site { $site } of hex { $hex }
    .verb = Enter
    .thing = Hex { $hex }, site { $site }
option-use_token = Use { NAME($token) } at once
    .verb = Use at once
    .thing = { NAME($token) }
option-turn-use_token = Use the stored ruin token: { NAME($token) }
    .verb = Use the ruin token
    .thing = { NAME($token) }
option-keep_token = Keep { NAME($token) } for later
    .verb = Keep for later
    .thing = { NAME($token) }
option-take_token = Take { NAME($token) }
    .verb = Take
    .thing = { NAME($token) }
option-put_back = Put { NAME($token) } on top of the stack
    .verb = Put on top
    .thing = { NAME($token) }

# The map
option-move = Move a figure from hex { $hex } to hex { $to }
    .verb = Move a figure
    .thing = Hex { $hex } to { $to }
option-fly = Fly a figure from hex { $hex } to hex { $to }
    .verb = Fly a figure
    .thing = Hex { $hex } to { $to }
option-teleport = Teleport a figure from hex { $hex }
    .verb = Teleport a figure
    .thing = Hex { $hex }
option-arrive = Hex { $hex }
option-attack = { $site ->
    [0] Destroy a figure of { SEAT($seat) } on hex { $hex }
   *[other] Destroy the figure of { SEAT($seat) } in site { $site } of hex { $hex }
}
option-banish = Destroy the ghost in site { $site } of hex { $hex }
    .verb = Destroy the ghost
    .thing = Hex { $hex }, site { $site }
option-besiege = Attack a fortress of { SEAT($seat) } on hex { $hex }
    .verb = Attack a fortress
    .thing = Hex { $hex }: { SEAT($seat) }
option-fortress = Build a fortress on hex { $hex }
    .verb = Build a fortress
    .thing = Hex { $hex }
option-figure = Bring a figure into play on hex { $hex }
    .verb = Bring in a figure
    .thing = Hex { $hex }
option-deploy = Bring a figure into play beside your own on hex { $hex }
    .verb = Bring in a figure
    .thing = Hex { $hex }

# Development and technologies
option-develop = { $steps ->
    [one] Raise { row } by { $steps } step
   *[other] Raise { row } by { $steps } steps
}
option-spread = Different rows: raise { row } first
option-other_row-spread = Raise { row } as well
option-upgrade = Set { row } back to 0 for cubes
option-acquire = Acquire { NAME($card) }
    .verb = Acquire
    .thing = { NAME($card) }
option-replace = Replace the open cards of stack { $stack }
option-gem = Take a gem that waits: it may meet the end condition
option-return_grey = Return the grey cube to the supply
option-keep_grey = Keep the grey cube

# Choices and ends
option-choose = { $effect ->
    [move] Movement
    [fly] Flight
    [attack] Attack
    [ranged_attack] Ranged attack
    [fortress] Fortresses
    [figure] Figures
    [deploy] Figures beside your own
    [gem] Gems
    [technology] Advanced technology
    [develop] Development
    [draw] Cubes from the bag
    [recover] Take cubes back
    [clear] Shift cubes to the unused ones
    [discard_grey] Return grey cubes
    [cube] A cube from the supply
   *[teleport] Teleport
}
option-decline = Raise no other row
option-done = Leave the other cubes where they are
option-reset_effect-done = Forgo the rest
option-end = End your turn

## Events

event-faction_tile = { SEAT($seat) } chose a faction tile: { NAME($tile) }
event-extra_cube = { SEAT($seat) } began with one more cube: { NAME($cube) }
event-marked = { SEAT($seat) } began with { row } on level { $level }
event-began = { $amount ->
    [one] { SEAT($seat) } began with { $amount } figure on hex { $hex }
   *[other] { SEAT($seat) } began with { $amount } figures on hex { $hex }
}
event-first_player = First player: { SEAT($seat) }
event-turn = A new turn: { SEAT($seat) }
event-took_back = { $amount ->
    [one] { SEAT($seat) } took { $amount } fortress back from hex { $hex }, as the turn began
   *[other] { SEAT($seat) } took { $amount } fortresses back from hex { $hex }, as the turn began
}
event-drew = { $why ->
    [start] { SEAT($seat) } drew { cube } before the first turn
    [draw] { SEAT($seat) } drew { cube } by an effect
    [reset] { SEAT($seat) } drew { cube } after the reset
   *[end] { SEAT($seat) } drew { cube } for the next turn
}
event-placed = { SEAT($seat) } placed { cube } on { NAME($technology) }
event-activated = { SEAT($seat) } activated { NAME($technology) }
event-produced = { SEAT($seat) } gained { amount } ({ NAME($source) })
event-lapsed = { $what ->
    [gem] { SEAT($seat) } forwent { amount }
   *[other] { SEAT($seat) } left unused: { amount }
}
event-set_aside = { SEAT($seat) } put { cube } to the unused ones
event-swept = { SEAT($seat) } put available cubes to the unused ones at the end of the turn: { NAME($cube) } × { $amount }
event-got_cubes = { $why ->
    [upgrade] { $amount ->
        [one] { SEAT($seat) } put { $amount } cube from the supply into the bag for the marker: { NAME($cube) }
       *[other] { SEAT($seat) } put { $amount } cubes from the supply into the bag for the marker: { NAME($cube) }
    }
   *[cube] { $amount ->
        [one] { SEAT($seat) } put { $amount } cube from the supply into the bag: { NAME($cube) }
       *[other] { SEAT($seat) } put { $amount } cubes from the supply into the bag: { NAME($cube) }
    }
}
event-recovered = { SEAT($seat) } took { cube } back from { NAME($technology) }
event-cleared = { SEAT($seat) } shifted { cube } from { NAME($technology) } to the unused ones
event-discarded_grey = { $where ->
    [available] { SEAT($seat) } returned a grey cube, from the available ones
    [unused] { SEAT($seat) } returned a grey cube, from the unused ones
   *[other] { SEAT($seat) } returned a grey cube, from { NAME($where) }
}
event-bagged = { SEAT($seat) } put unused cubes into the bag: { NAME($cube) } × { $amount }
event-returned = { SEAT($seat) } put { cube } from { NAME($technology) } into the bag
event-gems = { $amount ->
    [one] { SEAT($seat) } took { $amount } gem ({ NAME($source) })
   *[other] { SEAT($seat) } took { $amount } gems ({ NAME($source) })
}
event-gems_wait = { $amount ->
    [one] { $amount } gem waits for { SEAT($seat, you: "you") }: it would meet the end condition ({ NAME($source) })
   *[other] { $amount } gems wait for { SEAT($seat, you: "you") }: they would meet the end condition ({ NAME($source) })
}
event-took_gem = { SEAT($seat) } took a gem that was waiting
event-developed = { SEAT($seat) } raised { row } from level { $before } to level { $level }
event-upgraded = { SEAT($seat) } set { row } back from level { $level } to 0
event-moved = { $cost ->
    [one] { SEAT($seat) } moved a figure from hex { $hex } to hex { $to } for { $cost } movement point
   *[other] { SEAT($seat) } moved a figure from hex { $hex } to hex { $to } for { $cost } movement points
}
event-flew = { SEAT($seat) } flew a figure from hex { $hex } to hex { $to }
event-teleporting = { SEAT($seat) } used a teleport for a figure on hex { $hex }
event-teleported = { SEAT($seat) } teleported a figure from hex { $hex } to hex { $to }
event-revealed = { $ghosts ->
    [0] Hex { $hex } was turned up: { NAME($land) }
    [one] Hex { $hex } was turned up, with { $ghosts } ghost: { NAME($land) }
   *[other] Hex { $hex } was turned up, with { $ghosts } ghosts: { NAME($land) }
}
event-laid_tokens = { $amount ->
    [one] { $amount } ruin token was laid on site { $site } of hex { $hex }: { NAME($metal) }
   *[other] { $amount } ruin tokens were laid on site { $site } of hex { $hex }: { NAME($metal) }
}
event-entered = { SEAT($seat) } entered a city on hex { $hex }, site { $site }: { NAME($city) }
event-explored = { $amount ->
    [one] { SEAT($seat) } explored a ruin on hex { $hex }, site { $site }, and looked at { $amount } token
   *[other] { SEAT($seat) } explored a ruin on hex { $hex }, site { $site }, and looked at { $amount } tokens
}
event-put_back = { SEAT($seat) } put a ruin token back on site { $site } of hex { $hex }: { NAME($token) }
    .hidden = { SEAT($seat) } put a ruin token back on site { $site } of hex { $hex }
event-kept_token = { SEAT($seat) } kept a ruin token: { NAME($token) }
    .hidden = { SEAT($seat) } kept a ruin token
event-used_token = { $where ->
    [stored] { SEAT($seat) } used the stored ruin token: { NAME($token) }
   *[looked_at] { SEAT($seat) } used a ruin token at once: { NAME($token) }
}
event-left_site = { SEAT($seat) } took a figure out of site { $site } of hex { $hex }
event-destroyed = { $goal ->
    [graveyard] { $site ->
        [0] { SEAT($seat) } used { point } to destroy a figure on hex { $hex } and put it into the graveyard ({ SEAT($victim) })
       *[other] { SEAT($seat) } used { point } to destroy a figure in site { $site } of hex { $hex } and put it into the graveyard ({ SEAT($victim) })
    }
   *[supply] { $site ->
        [0] { SEAT($seat) } used { point } to destroy a figure on hex { $hex }; it went back to its owner ({ SEAT($victim) })
       *[other] { SEAT($seat) } used { point } to destroy a figure in site { $site } of hex { $hex }; it went back to its owner ({ SEAT($victim) })
    }
}
event-banished = { SEAT($seat) } used { point } to destroy the ghost in site { $site } of hex { $hex } and put it into the graveyard
event-withstood = { SEAT($seat) } used { point } to attack a fortress on hex { $hex }; it still stands ({ SEAT($victim) })
event-razed = { SEAT($seat) } used { point } to remove a fortress on hex { $hex }; it went back to its owner ({ SEAT($victim) })
event-fortified = { SEAT($seat) } built a fortress on hex { $hex }
event-mustered = { $why ->
    [minimum] { SEAT($seat) } brought a figure into play on hex { $hex }, for the least number of figures
    [deploy] { SEAT($seat) } brought a figure into play beside others on hex { $hex }
   *[figure] { SEAT($seat) } brought a figure into play on hex { $hex }
}
event-replaced = { SEAT($seat) } replaced the open cards of stack { $stack }
event-withdrawn = Put under stack { $stack }, from place { $place } beside it: { NAME($card) }
event-offered = { $grey ->
    [0] On offer from stack { $stack }, place { $place }: { NAME($card) }
   *[other] On offer from stack { $stack }, place { $place }, with a grey cube: { NAME($card) }
}
event-acquired = { $grey ->
    [0] { SEAT($seat) } acquired { NAME($card) } (stack { $stack }, place { $place })
   *[other] { SEAT($seat) } acquired { NAME($card) } (stack { $stack }, place { $place }) and put its grey cube to the unused ones
}
event-refused_grey = { SEAT($seat) } returned the grey cube of { NAME($card) } to the supply
event-objective = { SEAT($seat) } met an end condition: { NAME($objective) }
event-end_triggered = { SEAT($seat) } triggered the end: one last turn for everybody else
event-reset = { SEAT($seat) } carried out a reset
event-scored = { $points ->
    [one] { SEAT($seat) } scored { $points } victory point ({ NAME($why) })
   *[other] { SEAT($seat) } scored { $points } victory points ({ NAME($why) })
}

## Where points come from

source-gems = Gems
source-ghosts = Destroyed ghosts
source-graveyard = Destroyed figures
source-cubes = Coloured cubes
source-objectives = Objective tiles
source-technologies = Advanced technologies
source-control = Controlled hexes

## The table

label-phase = Phase
label-length = Length of the game
label-mode = Mode
label-active = Whose turn
label-first = First player
label-turns = Turns played
label-fulfilled = Fulfilled conditions
label-conditions = Conditions that end the game
label-goals = Goals
label-objective = Objective tile
label-needed = Needed
label-progress = Reached
label-ending = End triggered by
label-players = Players
label-hexes = Map
label-pool = Effects of this turn
label-display = Cards on offer
label-grey_on = Grey cubes on them
label-stacks = Cards in the stacks
label-supply = Supply of cubes
label-ghosts = Ghosts
label-tokens = Ruin tokens
label-looked_at = Ruin tokens being looked at
label-used_tokens = Used ruin tokens

# A player
label-seat = Seat
label-faction = Faction
label-tile = Faction tile
label-home = Homeland
label-points = Points
label-score = Points if the game ended now
label-tie_breakers = Ties are broken by
label-gems = Gems
label-graveyard = Graveyard
label-figures = Figures
label-fortresses = Fortresses
label-bag = Bag
label-available = Available cubes
label-unused = Unused cubes
label-levels = Development
label-threshold = Lowest level for cubes
label-cards = Advanced technologies
label-placed = Cubes on technologies
label-barred = Barred sets
label-stored = Stored ruin token
label-objectives = Objective tiles
label-technology = Technology
label-cubes = Cubes

# The pool
label-develop = Development steps
label-row = Row
label-steps = Steps
label-on_cubes = Effects on placed cubes
label-effect = Effect
label-source = Source
label-number = Number

# A hex
label-hex = Hex
label-q = Column
label-r = Line
label-zone = Zone
label-face = Face-up side
label-land = Land
label-terrain = Terrain
label-sites = Cities and ruins
label-in = Inside
label-city = City
label-control = Controlled by

## Words of options, events and views

# Cubes and rows
name-green = Green
name-red = Red
name-purple = Purple
name-orange = Orange
name-yellow = Yellow
name-blue = Blue
name-grey = Grey
name-same = a single row
name-different = different rows
name-free = any row

# Effects
name-move = movement
name-fly = flight
name-attack = attack
name-ranged_attack = ranged attack
name-fortress = fortresses
name-figure = figures
name-deploy = figures beside your own
name-gem = gems
name-technology = advanced technologies
name-draw = cubes from the bag
name-cube = cubes from the supply
name-recover = cubes to take back
name-clear = cubes to shift to the unused ones
name-discard_grey = grey cubes to return
name-teleport = teleports
name-develop = development steps

# Where a grey cube is, and the stacks
name-available = available cubes
name-unused = unused cubes
name-I = I
name-II = II
name-III = III
name-IV = IV

# The scoring, and why gems come
name-gems = gems
name-ghosts = destroyed ghosts
name-graveyard = graveyard
name-cubes = coloured cubes
name-objectives = objective tiles
name-technologies = advanced technologies
name-control = controlled hexes

# Phases, lengths and modes
name-faction_tiles = Choice of faction tiles
name-extra_cubes = Choice of a cube
name-markers = Development markers
name-start = Start of the turn
name-actions = Actions
name-end = End phase
name-reset = Reset
name-reset_effects = Effects of the reset
name-next_turn = Next turn
name-over = Game over
name-short = short game
name-normal = normal game
name-long = long game
name-invasion = invasion
name-faction_war = faction war

# The map
name-homeland = homeland
name-borderland = borderland
name-centre = centre
name-ghost = ghost
name-bronze = Bronze
name-silver = Silver
name-gold = Gold

## What components do

set-name = { NAME($technology) }, set { $number }
homeland-hex = { NAME($faction) }, { $slot ->
    [capital] capital
    [a] hex A
   *[b] hex B
}
base-technology = The base technology of the { $colour ->
    [green] green
    [red] red
    [purple] purple
    [orange] orange
    [yellow] yellow
   *[blue] blue
} cubes; only one of its two sets can hold cubes at a time.
joined = { $how ->
    [either] { $first } or { $last }
   *[both] { $first } and { $last }
}
gain = Gain { $gains }.
gain-one-of = Gain either { $gains }.
gain-ranged_attack = { $amount ->
    [one] Gain { $amount } attack point that also reaches the neighbouring hexes of your figures.
   *[other] Gain { $amount } attack points that also reach the neighbouring hexes of your figures.
}
gain-deploy = { $amount ->
    [one] Bring { $amount } figure into play on a hex where you already stand.
   *[other] Bring { $amount } figures into play, each on a hex where you already stand.
}
gain-draw = { $amount ->
    [one] Draw { $amount } cube from your bag.
   *[other] Draw { $amount } cubes from your bag.
}
gain-recover = { $amount ->
    [one] Take { $amount } cube from another of your technologies back to your available cubes if you wish.
   *[other] Take up to { $amount } cubes from your other technologies back to your available cubes.
}
gain-clear = { $amount ->
    [one] Shift { $amount } cube from another of your technologies to your unused cubes if you wish.
   *[other] Shift up to { $amount } cubes from one of your other technologies to your unused cubes.
}
gain-discard_grey = { $amount ->
    [one] Return { $amount } grey cube from outside your bag to the supply if you wish.
   *[other] Return up to { $amount } grey cubes from outside your bag to the supply.
}
gain-cube = { $amount ->
    [one] Put { $amount } cube of a colour of your choice from the supply into your bag.
   *[other] Put { $amount } cubes of colours of your choice from the supply into your bag.
}
gain-teleport = Move { $amount } of your figures that stand outside cities and ruins to any face-up hex.
steps = { $row ->
    [same] { $steps ->
        [one] { $steps } development step on a row of your choice
       *[other] { $steps } development steps on a single row
    }
    [different] 1 development step on each of { $steps } different rows
    [free] { $steps ->
        [one] { $steps } development step on a row of your choice
       *[other] { $steps } development steps on rows of your choice
    }
   *[other] { $steps ->
        [one] { $steps } development step on { row }
       *[other] { $steps } development steps on { row }
    }
}
while-filled = While filled: { $does }
passive-turn = { $gains } at the beginning of each of your turns.
passive-ignore_terrain = { $grounds } never cost your figures extra movement.
passive-on_activate = { $gains } in addition whenever you complete a set of { NAME($technology) }.
passive-on_kill = { $limit ->
    [one] { $target ->
        [figure] { $gains } for the first rival figure that you destroy in a turn.
        [ghost] { $gains } for the first ghost that you destroy in a turn.
       *[any] { $gains } for the first rival figure or ghost that you destroy in a turn.
    }
   *[other] { $target ->
        [figure] { $gains } for each of the first { $limit } rival figures that you destroy in a turn.
        [ghost] { $gains } for each of the first { $limit } ghosts that you destroy in a turn.
       *[any] { $gains } for each of the first { $limit } rival figures and ghosts that you destroy in a turn.
    }
}
passive-on_reset = { $gains } at each of your resets.
passive-on_technology = { $gains } for each advanced technology that you acquire.
passive-starting_figures = You begin with { $number } figures on the map.
passive-minimum_figures = At the beginning of your turn you are brought up to { $number } figures on the map.
passive-upgrade_threshold = You may set a development marker back for a cube from level { $number } on.
passive-end_phase_draw = You draw up to { $number } cubes in your end phase and at the reset.
passive-fortress_strength = Each of your fortresses absorbs { $number } attack points of a turn before it falls.
passive-ruin_choice = When you explore a ruin, you look at the { $number } top tokens and take one of them.
passive-keep_fortresses = Your fortresses stay on the map at the beginning of your turn.
passive-grey_as_any = Your grey cubes may go on multicolour spaces too.
passive-no_stop = Your figures need not stop where rival figures stand.
passive-no_grey_on_technology = The grey cube of an advanced technology that you acquire may go back to the supply.
faction = Plays without a power in the invasion and with { NAME($first) } or { NAME($second) } in the faction war.
objective = { $tile ->
    [objective_vp] { $two_players ->
        [0] For at least { $needed } gems.
       *[other] For at least { $needed } gems, with two players { $two_players }.
    }
    [objective_technology] { $two_players ->
        [0] For { $needed } advanced technologies.
       *[other] For { $needed } advanced technologies, with two players { $two_players }.
    }
   *[objective_figures] For putting your last figure on the map.
}
ground = { $enter ->
    [0] { $leave ->
        [0] Costs nothing extra.
       *[other] Movement points more to leave, except for the same terrain: { $leave }.
    }
   *[other] { $leave ->
        [0] Movement points more to enter, except from the same terrain: { $enter }.
       *[other] Movement points more, except within the same terrain: { $enter } to enter and { $leave } to leave.
    }
}
land = { NAME($terrain) }: { $sites }.
ruins = { $count ->
    [one] { $count } ruin
   *[other] { $count } ruins
}
homeland = Invasion: { $invasion }. Faction war: { $faction_war }.

## The board of the terminal

group-cubes = Cubes
group-sites = Cities and ruins
group-movement = Movement
group-battle = Attack and fortresses
group-figures = Figures
group-development = Development
group-technologies = Advanced technologies
group-finish = Finish
table-turn = turn: { $who }
table-conditions = end conditions: { $met } of { $needed }
table-last-turns = last turns
table-sign-city = city
table-sign-ruin = ruin, with its tokens
table-sign-ghost = ghost
table-sign-fortress = fortress
table-sign-face-down = face down
table-sign-control = { $points }=A: A controls the hex, for { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-any = any
table-no-grey = without a grey cube
table-ghosts = { $count ->
    [one] { $count } ghost
   *[other] { $count } ghosts
}
table-gems = { $count ->
    [one] { $count } gem
   *[other] { $count } gems
}
table-figures = { $count ->
    [one] { $count } figure left
   *[other] { $count } figures left
}
table-fortresses = { $count ->
    [one] { $count } fortress left
   *[other] { $count } fortresses left
}
table-bag = { $count ->
    [one] { $count } cube in the bag
   *[other] { $count } cubes in the bag
}
table-token = a stored ruin token
table-pieces = Pieces
table-forecast = Points now
table-steps = { $steps ->
    [one] { $steps } development step ({ $rows })
   *[other] { $steps } development steps ({ $rows })
}
table-ruin = { $count ->
    [one] ruin with { $count } token
   *[other] ruin with { $count } tokens
}
table-order = place in turn order
table-kind = Kind
table-kind-of = { $kind ->
    [base_technology] base technology
    [card] advanced technology
    [city] city
    [ruin_token] ruin token
    [terrain] terrain
    [homeland] homeland
    [hex] hex
    [faction] faction
    [faction_tile] faction tile
   *[objective] objective tile
}
table-stack = Stack
table-spaces = Spaces
table-metal = Metal
table-colour = Colour

# Puzzles
puzzle-task = It is your turn. Score as many points as you can; they are counted as if the game ended after it.
