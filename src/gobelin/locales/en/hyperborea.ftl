# Hyperborea in English.
# Events are told in the past tense: SEAT may be "You" as well as a name.

title = Hyperborea
summary = Cubes from your bag move a people over a forgotten land of hexes.

## Settings

setting-length = Length of the game
setting-mode = Mode
setting-factions = Factions, seat by seat
setting-drawn_tiles = Faction war: draw the faction tiles instead of choosing them
setting-face_up = Lay all hexes face up from the start

choice-short = Short: it ends after one fulfilled condition
choice-normal = Normal: it ends after two fulfilled conditions
choice-long = Long: it ends after three fulfilled conditions
choice-invasion = Invasion: equal homelands, no powers
choice-faction_war = Faction war: homelands of their own and a faction tile for everybody

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
option-extra_cube-cube = { NAME($cube) }
option-marker = { NAME($row) }

# Cubes
option-place = Place { cube } on { NAME($technology) }
option-unused = Put { cube } to the unused ones
option-draw = Draw a cube from your bag
option-cube = Put { cube } from the supply into your bag
option-recover = Take { cube } back from { NAME($technology) }
option-clear = Shift { cube } from { NAME($technology) } to the unused ones
option-reset-clear = Put { cube } from { NAME($technology) } into your bag
option-discard_grey = Return a grey cube to the supply, from { where }

# Cities and ruins; the sites of a hex are counted, cities first
option-enter = Enter site { $site } of hex { $hex }
option-use_token = Use { NAME($token) } at once
option-turn-use_token = Use the stored ruin token: { NAME($token) }
option-keep_token = Keep { NAME($token) } for later
option-take_token = Take { NAME($token) }
option-put_back = Put { NAME($token) } on top of the stack

# The map
option-move = Move a figure from hex { $hex } to hex { $to }
option-fly = Fly a figure from hex { $hex } to hex { $to }
option-teleport = Teleport a figure from hex { $hex }
option-arrive = Hex { $hex }
option-attack = { $site ->
    [0] Destroy a figure of { SEAT($seat) } on hex { $hex }
   *[other] Destroy the figure of { SEAT($seat) } in site { $site } of hex { $hex }
}
option-banish = Destroy the ghost in site { $site } of hex { $hex }
option-besiege = Attack a fortress of { SEAT($seat) } on hex { $hex }
option-fortress = Build a fortress on hex { $hex }
option-figure = Bring a figure into play on hex { $hex }
option-deploy = Bring a figure into play beside your own on hex { $hex }

# Development and technologies
option-develop = { $steps ->
    [one] Raise { row } by { $steps } step
   *[other] Raise { row } by { $steps } steps
}
option-spread = Different rows: raise { row } first
option-other_row-spread = Raise { row } as well
option-upgrade = Set { row } back to 0 for cubes
option-acquire = Acquire { NAME($card) }
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
    [one] { $amount } gem waits for { SEAT($seat) }: it would meet the end condition ({ NAME($source) })
   *[other] { $amount } gems wait for { SEAT($seat) }: they would meet the end condition ({ NAME($source) })
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

## Base technologies

name-exploration = Exploration
text-exploration = The base technology of the green cubes; only one of its two sets can hold cubes at a time.
name-exploration_1 = { name-exploration }, set 1
text-exploration_1 = Gain 2 movement points.
name-exploration_2 = { name-exploration }, set 2
text-exploration_2 = Gain 1 movement point and 1 figure.
name-warfare = Warfare
text-warfare = The base technology of the red cubes; only one of its two sets can hold cubes at a time.
name-warfare_1 = { name-warfare }, set 1
text-warfare_1 = Gain either 1 attack point or 2 fortresses.
name-warfare_2 = { name-warfare }, set 2
text-warfare_2 = Gain 1 movement point and 1 attack point.
name-growth = Growth
text-growth = The base technology of the purple cubes; only one of its two sets can hold cubes at a time.
name-growth_1 = { name-growth }, set 1
text-growth_1 = Gain 1 fortress and 1 figure.
name-growth_2 = { name-growth }, set 2
text-growth_2 = Gain 1 attack point and 1 figure.
name-progress = Progress
text-progress = The base technology of the orange cubes; only one of its two sets can hold cubes at a time.
name-progress_1 = { name-progress }, set 1
text-progress_1 = Gain 1 development step on each of 2 different rows.
name-progress_2 = { name-progress }, set 2
text-progress_2 = Gain 2 development steps on a single row.
name-trade = Trade
text-trade = The base technology of the yellow cubes; only one of its two sets can hold cubes at a time.
name-trade_1 = { name-trade }, set 1
text-trade_1 = Gain 1 gem.
name-trade_2 = { name-trade }, set 2
text-trade_2 = Gain 1 gem and 1 development step on a row of your choice.
name-science = Science
text-science = The base technology of the blue cubes; only one of its two sets can hold cubes at a time.
name-science_1 = { name-science }, set 1
text-science_1 = Gain 1 advanced technology.
name-science_2 = { name-science }, set 2
text-science_2 = Gain 1 gem and 1 advanced technology.

## Advanced technologies

name-cartography = Cartography
text-cartography = Gain 4 movement points.
name-forced_march = Forced March
text-forced_march = Gain 2 movement points.
name-cavalry = Cavalry
text-cavalry = Gain 2 movement points and 1 attack point.
name-archery = Archery
text-archery = Gain 2 attack points.
name-siege_engines = Siege Engines
text-siege_engines = Gain 1 movement point and 2 attack points.
name-berserkers = Berserkers
text-berserkers = Gain 1 movement point and 2 attack points.
name-pathfinders = Pathfinders
text-pathfinders = While filled: forest and swamp cost your figures no extra movement.
name-mountain_guides = Mountain Guides
text-mountain_guides = While filled: mountains cost your figures no extra movement, neither going in nor coming out.
name-griffin_riders = Griffin Riders
text-griffin_riders = Gain 3 flight points.
name-survey = Survey
text-survey = While filled: 1 movement point at the beginning of each of your turns.
name-raiders = Raiders
text-raiders = Gain 1 attack point and 1 gem.
name-warlords = Warlords
text-warlords = While filled: 1 attack point more whenever you complete a set of { name-warfare }.
name-spoils_of_war = Spoils of War
text-spoils_of_war = While filled: 1 gem for the first rival figure or ghost that you destroy in a turn.
name-explorers_guild = Explorers' Guild
text-explorers_guild = While filled: when you explore a ruin, you look at the 2 top tokens and take one of them.
name-scouts = Scouts
text-scouts = Gain 1 movement point.
name-lightning_raid = Lightning Raid
text-lightning_raid = Gain 2 movement points and 2 attack points.
name-conscription = Conscription
text-conscription = Gain 2 figures.
name-settlers = Settlers
text-settlers = Gain 2 movement points and 1 figure.
name-militia = Militia
text-militia = Gain 1 figure.
name-mercenaries = Mercenaries
text-mercenaries = Gain 1 movement point, 1 attack point and 1 figure.
name-bastions = Bastions
text-bastions = While filled: 2 fortresses at the beginning of each of your turns.
name-city_walls = City Walls
text-city_walls = Gain 2 fortresses and 1 figure.
name-masonry = Masonry
text-masonry = While filled: your fortresses stay on the map at the beginning of your turn.
name-colonisation = Colonisation
text-colonisation = Bring 2 figures into play, each on a hex where you already stand.
name-fertility_rites = Fertility Rites
text-fertility_rites = While filled: 1 figure more whenever you complete a set of { name-growth }.
name-healers = Healers
text-healers = While filled: at the beginning of your turn you are brought up to 5 figures on the map.
name-garrison = Garrison
text-garrison = Gain 1 attack point, 1 fortress and 1 figure.
name-tribal_council = Tribal Council
text-tribal_council = Gain 1 figure and 2 development steps on rows of your choice.
name-levy = Levy
text-levy = Gain 1 movement point and 2 figures.
name-sanctuary = Sanctuary
text-sanctuary = While filled: each of your fortresses absorbs 2 attack points of a turn before it falls.
name-engineers = Engineers
text-engineers = Gain 2 fortresses.
name-call_to_arms = Call to Arms
text-call_to_arms = Gain 3 figures.
name-banking = Banking
text-banking = Gain 2 gems.
name-marketplace = Marketplace
text-marketplace = Gain 1 gem.
name-caravans = Caravans
text-caravans = Gain 2 movement points and 1 gem.
name-trade_guild = Trade Guild
text-trade_guild = Gain 1 gem and 2 development steps on rows of your choice.
name-black_market = Black Market
text-black_market = Take up to 2 cubes from your other technologies back to your available cubes.
name-corruption = Corruption
text-corruption = Shift up to 2 cubes from one of your other technologies to your unused cubes.
name-irrigation = Irrigation
text-irrigation = Gain 3 development steps on a single row.
name-crafts = Crafts
text-crafts = Gain 2 development steps on rows of your choice.
name-architecture = Architecture
text-architecture = Gain 4 development steps on a single row.
name-aqueducts = Aqueducts
text-aqueducts = While filled: 2 development steps more, on rows of your choice, whenever you complete a set of { name-progress }.
name-treasury = Treasury
text-treasury = Gain 3 gems.
name-tithes = Tithes
text-tithes = While filled: 1 gem more whenever you complete a set of { name-trade }.
name-jewellers = Jewellers
text-jewellers = Gain 2 gems and 1 development step on a row of your choice.
name-crop_rotation = Crop Rotation
text-crop_rotation = While filled: you may set a development marker back for a cube from level 3 on.
name-barter = Barter
text-barter = Gain 1 development step on a row of your choice.
name-toll_roads = Toll Roads
text-toll_roads = Gain 1 movement point and 2 gems.
name-university = University
text-university = While filled: 1 cube from your bag at the beginning of each of your turns.
name-academy = Academy
text-academy = Gain 1 advanced technology.
name-library = Library
text-library = Gain 1 advanced technology and 1 development step on a row of your choice.
name-philosophy = Philosophy
text-philosophy = Gain 1 gem. Draw 2 cubes from your bag.
name-alchemy = Alchemy
text-alchemy = Gain 1 gem. Return 1 grey cube from outside your bag to the supply if you wish.
name-purification = Purification
text-purification = Return up to 2 grey cubes from outside your bag to the supply.
name-logistics = Logistics
text-logistics = Draw 1 cube from your bag.
name-astronomy = Astronomy
text-astronomy = While filled: you draw up to 4 cubes in your end phase and at the reset.
name-golems = Golems
text-golems = While filled: your grey cubes may go on multicolour spaces too.
name-teleportation = Teleportation
text-teleportation = Move 1 of your figures that stands outside cities and ruins to any face-up hex.
name-illusions = Illusions
text-illusions = While filled: your figures need not stop where rival figures stand.
name-crystal_magic = Crystal Magic
text-crystal_magic = Gain 2 development steps on rows of your choice. Put 1 cube of a colour of your choice from the supply into your bag.
name-battle_magic = Battle Magic
text-battle_magic = Gain 2 attack points that also reach the neighbouring hexes of your figures.
name-transmutation = Transmutation
text-transmutation = Gain 1 gem.
name-mentors = Mentors
text-mentors = Gain 1 figure. Draw 2 cubes from your bag.
name-great_work = The Great Work
text-great_work = Gain 1 gem and 1 advanced technology. Draw 1 cube from your bag.

## Cities

name-capital = Capital
text-capital = Gain 1 development step on a row of your choice.
name-home_town = Home Town
text-home_town = Gain 1 movement point.
name-town_red = Drill Town
text-town_red = Gain 1 attack point.
name-town_emerald = Ranger Town
text-town_emerald = Gain 2 movement points.
name-town_purple = Temple Town
text-town_purple = Gain 1 figure.
name-town_golden = Mint Town
text-town_golden = Gain 1 gem.
name-town_coral = Guild Town
text-town_coral = Gain 2 development steps on rows of your choice.
name-town_celestial = Observatory Town
text-town_celestial = Gain 1 development step on a row of your choice. Draw 1 cube from your bag.
name-gem_city = Gem Market
text-gem_city = Gain 1 gem.
name-scholar_city = City of Scholars
text-scholar_city = Gain 2 development steps on rows of your choice.
name-road_city = City of Roads
text-road_city = Gain 2 movement points.
name-arena_city = Arena City
text-arena_city = Gain 1 attack point.
name-muster_city = Muster City
text-muster_city = Gain 1 figure.
name-wall_city = Walled City
text-wall_city = Gain 1 movement point and 2 fortresses.
name-oracle_city = Oracle City
text-oracle_city = Draw 2 cubes from your bag.
name-centre_gem = Crystal Vaults
text-centre_gem = Gain 2 gems.
name-centre_technology = Great Archive
text-centre_technology = Gain 1 advanced technology.
name-centre_figure = Hall of Heroes
text-centre_figure = Gain 2 figures.
name-centre_attack = War College
text-centre_attack = Gain 2 attack points.
name-centre_develop = Forum of the Ancients
text-centre_develop = Gain 4 development steps on rows of your choice.
name-centre_draw = Loom of Fate
text-centre_draw = Draw 3 cubes from your bag.

## Ruin tokens

name-bronze_gem = Bronze Brooch
text-bronze_gem = Gain 1 gem.
name-bronze_boots = Bronze Greaves
text-bronze_boots = Gain 2 movement points.
name-bronze_scroll = Bronze Tablet
text-bronze_scroll = Gain 2 development steps on rows of your choice.
name-bronze_blade = Bronze Blade
text-bronze_blade = Gain 1 attack point.
name-bronze_shield = Bronze Shield
text-bronze_shield = Gain 2 fortresses.
name-bronze_horn = Bronze Horn
text-bronze_horn = Gain 1 figure.
name-silver_ring = Silver Ring
text-silver_ring = Gain 1 gem and 1 development step on a row of your choice.
name-silver_hoard = Silver Hoard
text-silver_hoard = Gain 2 gems.
name-silver_spurs = Silver Spurs
text-silver_spurs = Gain 3 movement points.
name-silver_tablet = Silver Tablet
text-silver_tablet = Gain 3 development steps on rows of your choice.
name-silver_blade = Silver Blade
text-silver_blade = Gain 1 movement point and 1 attack point.
name-silver_horn = Silver Horn
text-silver_horn = Gain 1 movement point and 1 figure.
name-silver_charm = Silver Charm
text-silver_charm = Draw 2 cubes from your bag.
name-silver_brazier = Silver Brazier
text-silver_brazier = Gain 2 development steps on rows of your choice. Return 1 grey cube from outside your bag to the supply if you wish.
name-gold_crown = Golden Crown
text-gold_crown = Gain 3 gems.
name-gold_codex = Golden Codex
text-gold_codex = Gain 1 advanced technology and 1 development step on a row of your choice.
name-gold_orb = Golden Orb
text-gold_orb = Gain 2 development steps on rows of your choice. Put 1 cube of a colour of your choice from the supply into your bag.
name-gold_sword = Golden Sword
text-gold_sword = Gain 1 movement point and 2 attack points.
name-gold_standard = Golden Standard
text-gold_standard = Gain 1 movement point and 2 figures.
name-gold_wings = Golden Wings
text-gold_wings = Gain 3 flight points.

## Factions and their tiles

name-red_duchy = Red Duchy
text-red_duchy = Plays without a power in the invasion and with { name-red_duchy_a } or { name-red_duchy_b } in the faction war.
name-emerald_kingdom = Emerald Kingdom
text-emerald_kingdom = Plays without a power in the invasion and with { name-emerald_kingdom_a } or { name-emerald_kingdom_b } in the faction war.
name-purple_matriarchy = Purple Matriarchy
text-purple_matriarchy = Plays without a power in the invasion and with { name-purple_matriarchy_a } or { name-purple_matriarchy_b } in the faction war.
name-golden_barony = Golden Barony
text-golden_barony = Plays without a power in the invasion and with { name-golden_barony_a } or { name-golden_barony_b } in the faction war.
name-coral_throne = Coral Throne
text-coral_throne = Plays without a power in the invasion and with { name-coral_throne_a } or { name-coral_throne_b } in the faction war.
name-celestial_reign = Celestial Reign
text-celestial_reign = Plays without a power in the invasion and with { name-celestial_reign_a } or { name-celestial_reign_b } in the faction war.
name-red_duchy_a = Veterans
text-red_duchy_a = 1 attack point more whenever you complete a set of { name-warfare }.
name-red_duchy_b = Head Hunters
text-red_duchy_b = 1 gem for the first rival figure that you destroy in a turn, on top of everything else.
name-emerald_kingdom_a = Swift Foot
text-emerald_kingdom_a = 2 movement points more whenever you complete a set of { name-exploration }.
name-emerald_kingdom_b = Wood Folk
text-emerald_kingdom_b = Forest and swamp never cost your figures extra movement.
name-purple_matriarchy_a = Many Daughters
text-purple_matriarchy_a = You begin with 5 figures on the map and are brought up to 4 at the beginning of your turns.
name-purple_matriarchy_b = Blessing of Life
text-purple_matriarchy_b = 1 movement point and 1 development step on a row of your choice whenever you complete a set of { name-growth }.
name-golden_barony_a = Merchant Princes
text-golden_barony_a = 2 development steps on rows of your choice whenever you complete a set of { name-trade }.
name-golden_barony_b = Interest
text-golden_barony_b = 1 gem at each of your resets.
name-coral_throne_a = Master Builders
text-coral_throne_a = 2 development steps more, on rows of your choice, whenever you complete a set of { name-progress }.
name-coral_throne_b = Census
text-coral_throne_b = 2 development steps on rows of your choice at each of your resets.
name-celestial_reign_a = Star Readers
text-celestial_reign_a = 2 development steps on rows of your choice whenever you complete a set of { name-science }.
name-celestial_reign_b = Pure Teaching
text-celestial_reign_b = 1 development step on a row of your choice for each advanced technology that you acquire, and its grey cube may go back to the supply.

## Objective tiles

name-objective_vp = Treasure
text-objective_vp = For at least 12 gems, with two players 15.
name-objective_technology = Knowledge
text-objective_technology = For the 5th advanced technology.
name-objective_figures = Conquest
text-objective_figures = For putting your last figure on the map.

## Terrain and hexes

name-desert = Desert
text-desert = Costs nothing extra.
name-forest = Forest
text-forest = 1 movement point more to enter, except from another forest.
name-swamp = Swamp
text-swamp = 1 movement point more to leave, except into another swamp.
name-mountain = Mountain
text-mountain = 1 movement point more to enter and 1 more to leave, except between mountains.
name-homeland_red_duchy = Homeland of the Red Duchy
text-homeland_red_duchy = Invasion: { name-desert } ({ name-capital }), { name-forest } (1 ruin), { name-desert } ({ name-home_town }). Faction war: { name-desert } ({ name-capital }), { name-mountain } ({ name-town_red }), { name-desert } (1 ruin).
name-red_duchy_invasion_capital = { name-red_duchy }, capital
text-red_duchy_invasion_capital = { name-desert }: { name-capital }.
name-red_duchy_invasion_a = { name-red_duchy }, hex A
text-red_duchy_invasion_a = { name-forest }: 1 ruin.
name-red_duchy_invasion_b = { name-red_duchy }, hex B
text-red_duchy_invasion_b = { name-desert }: { name-home_town }.
name-red_duchy_faction_war_capital = { name-red_duchy }, capital
text-red_duchy_faction_war_capital = { name-desert }: { name-capital }.
name-red_duchy_faction_war_a = { name-red_duchy }, hex A
text-red_duchy_faction_war_a = { name-mountain }: { name-town_red }.
name-red_duchy_faction_war_b = { name-red_duchy }, hex B
text-red_duchy_faction_war_b = { name-desert }: 1 ruin.
name-homeland_emerald_kingdom = Homeland of the Emerald Kingdom
text-homeland_emerald_kingdom = Invasion: { name-desert } ({ name-capital }), { name-forest } (1 ruin), { name-desert } ({ name-home_town }). Faction war: { name-forest } ({ name-capital }), { name-forest } (1 ruin), { name-forest } ({ name-town_emerald }).
name-emerald_kingdom_invasion_capital = { name-emerald_kingdom }, capital
text-emerald_kingdom_invasion_capital = { name-desert }: { name-capital }.
name-emerald_kingdom_invasion_a = { name-emerald_kingdom }, hex A
text-emerald_kingdom_invasion_a = { name-forest }: 1 ruin.
name-emerald_kingdom_invasion_b = { name-emerald_kingdom }, hex B
text-emerald_kingdom_invasion_b = { name-desert }: { name-home_town }.
name-emerald_kingdom_faction_war_capital = { name-emerald_kingdom }, capital
text-emerald_kingdom_faction_war_capital = { name-forest }: { name-capital }.
name-emerald_kingdom_faction_war_a = { name-emerald_kingdom }, hex A
text-emerald_kingdom_faction_war_a = { name-forest }: 1 ruin.
name-emerald_kingdom_faction_war_b = { name-emerald_kingdom }, hex B
text-emerald_kingdom_faction_war_b = { name-forest }: { name-town_emerald }.
name-homeland_purple_matriarchy = Homeland of the Purple Matriarchy
text-homeland_purple_matriarchy = Invasion: { name-desert } ({ name-capital }), { name-forest } (1 ruin), { name-desert } ({ name-home_town }). Faction war: { name-desert } ({ name-capital }), { name-forest } ({ name-town_purple }), { name-swamp } (1 ruin).
name-purple_matriarchy_invasion_capital = { name-purple_matriarchy }, capital
text-purple_matriarchy_invasion_capital = { name-desert }: { name-capital }.
name-purple_matriarchy_invasion_a = { name-purple_matriarchy }, hex A
text-purple_matriarchy_invasion_a = { name-forest }: 1 ruin.
name-purple_matriarchy_invasion_b = { name-purple_matriarchy }, hex B
text-purple_matriarchy_invasion_b = { name-desert }: { name-home_town }.
name-purple_matriarchy_faction_war_capital = { name-purple_matriarchy }, capital
text-purple_matriarchy_faction_war_capital = { name-desert }: { name-capital }.
name-purple_matriarchy_faction_war_a = { name-purple_matriarchy }, hex A
text-purple_matriarchy_faction_war_a = { name-forest }: { name-town_purple }.
name-purple_matriarchy_faction_war_b = { name-purple_matriarchy }, hex B
text-purple_matriarchy_faction_war_b = { name-swamp }: 1 ruin.
name-homeland_golden_barony = Homeland of the Golden Barony
text-homeland_golden_barony = Invasion: { name-desert } ({ name-capital }), { name-forest } (1 ruin), { name-desert } ({ name-home_town }). Faction war: { name-desert } ({ name-capital }), { name-desert } ({ name-town_golden }), { name-mountain } (1 ruin).
name-golden_barony_invasion_capital = { name-golden_barony }, capital
text-golden_barony_invasion_capital = { name-desert }: { name-capital }.
name-golden_barony_invasion_a = { name-golden_barony }, hex A
text-golden_barony_invasion_a = { name-forest }: 1 ruin.
name-golden_barony_invasion_b = { name-golden_barony }, hex B
text-golden_barony_invasion_b = { name-desert }: { name-home_town }.
name-golden_barony_faction_war_capital = { name-golden_barony }, capital
text-golden_barony_faction_war_capital = { name-desert }: { name-capital }.
name-golden_barony_faction_war_a = { name-golden_barony }, hex A
text-golden_barony_faction_war_a = { name-desert }: { name-town_golden }.
name-golden_barony_faction_war_b = { name-golden_barony }, hex B
text-golden_barony_faction_war_b = { name-mountain }: 1 ruin.
name-homeland_coral_throne = Homeland of the Coral Throne
text-homeland_coral_throne = Invasion: { name-desert } ({ name-capital }), { name-forest } (1 ruin), { name-desert } ({ name-home_town }). Faction war: { name-desert } ({ name-capital }), { name-swamp } (1 ruin), { name-desert } ({ name-town_coral }, 1 ruin).
name-coral_throne_invasion_capital = { name-coral_throne }, capital
text-coral_throne_invasion_capital = { name-desert }: { name-capital }.
name-coral_throne_invasion_a = { name-coral_throne }, hex A
text-coral_throne_invasion_a = { name-forest }: 1 ruin.
name-coral_throne_invasion_b = { name-coral_throne }, hex B
text-coral_throne_invasion_b = { name-desert }: { name-home_town }.
name-coral_throne_faction_war_capital = { name-coral_throne }, capital
text-coral_throne_faction_war_capital = { name-desert }: { name-capital }.
name-coral_throne_faction_war_a = { name-coral_throne }, hex A
text-coral_throne_faction_war_a = { name-swamp }: 1 ruin.
name-coral_throne_faction_war_b = { name-coral_throne }, hex B
text-coral_throne_faction_war_b = { name-desert }: { name-town_coral }, 1 ruin.
name-homeland_celestial_reign = Homeland of the Celestial Reign
text-homeland_celestial_reign = Invasion: { name-desert } ({ name-capital }), { name-forest } (1 ruin), { name-desert } ({ name-home_town }). Faction war: { name-mountain } ({ name-capital }), { name-desert } (2 ruins), { name-desert } ({ name-town_celestial }).
name-celestial_reign_invasion_capital = { name-celestial_reign }, capital
text-celestial_reign_invasion_capital = { name-desert }: { name-capital }.
name-celestial_reign_invasion_a = { name-celestial_reign }, hex A
text-celestial_reign_invasion_a = { name-forest }: 1 ruin.
name-celestial_reign_invasion_b = { name-celestial_reign }, hex B
text-celestial_reign_invasion_b = { name-desert }: { name-home_town }.
name-celestial_reign_faction_war_capital = { name-celestial_reign }, capital
text-celestial_reign_faction_war_capital = { name-mountain }: { name-capital }.
name-celestial_reign_faction_war_a = { name-celestial_reign }, hex A
text-celestial_reign_faction_war_a = { name-desert }: 2 ruins.
name-celestial_reign_faction_war_b = { name-celestial_reign }, hex B
text-celestial_reign_faction_war_b = { name-desert }: { name-town_celestial }.
name-borderland_01 = Borderland 1 (Desert)
text-borderland_01 = { name-desert }: { name-gem_city }.
name-borderland_02 = Borderland 2 (Desert)
text-borderland_02 = { name-desert }: { name-road_city }, 1 ruin.
name-borderland_03 = Borderland 3 (Desert)
text-borderland_03 = { name-desert }: 1 ruin.
name-borderland_04 = Borderland 4 (Desert)
text-borderland_04 = { name-desert }: { name-scholar_city }, 1 ruin.
name-borderland_05 = Borderland 5 (Desert)
text-borderland_05 = { name-desert }: 2 ruins.
name-borderland_06 = Borderland 6 (Desert)
text-borderland_06 = { name-desert }: { name-muster_city }.
name-borderland_07 = Borderland 7 (Desert)
text-borderland_07 = { name-desert }: { name-arena_city }, 1 ruin.
name-borderland_08 = Borderland 8 (Desert)
text-borderland_08 = { name-desert }: { name-road_city }.
name-borderland_09 = Borderland 9 (Desert)
text-borderland_09 = { name-desert }: { name-scholar_city }.
name-borderland_10 = Borderland 10 (Forest)
text-borderland_10 = { name-forest }: { name-road_city }, 1 ruin.
name-borderland_11 = Borderland 11 (Forest)
text-borderland_11 = { name-forest }: { name-muster_city }, 1 ruin.
name-borderland_12 = Borderland 12 (Forest)
text-borderland_12 = { name-forest }: 2 ruins.
name-borderland_13 = Borderland 13 (Forest)
text-borderland_13 = { name-forest }: { name-gem_city }.
name-borderland_14 = Borderland 14 (Forest)
text-borderland_14 = { name-forest }: 1 ruin.
name-borderland_15 = Borderland 15 (Forest)
text-borderland_15 = { name-forest }: { name-wall_city }, 1 ruin.
name-borderland_16 = Borderland 16 (Forest)
text-borderland_16 = { name-forest }: { name-scholar_city }, { name-arena_city }.
name-borderland_17 = Borderland 17 (Forest)
text-borderland_17 = { name-forest }: 1 ruin.
name-borderland_18 = Borderland 18 (Swamp)
text-borderland_18 = { name-swamp }: { name-gem_city }, 1 ruin.
name-borderland_19 = Borderland 19 (Swamp)
text-borderland_19 = { name-swamp }: 2 ruins.
name-borderland_20 = Borderland 20 (Swamp)
text-borderland_20 = { name-swamp }: { name-oracle_city }, 1 ruin.
name-borderland_21 = Borderland 21 (Swamp)
text-borderland_21 = { name-swamp }: { name-muster_city }.
name-borderland_22 = Borderland 22 (Swamp)
text-borderland_22 = { name-swamp }: 1 ruin.
name-borderland_23 = Borderland 23 (Swamp)
text-borderland_23 = { name-swamp }: { name-road_city }, { name-wall_city }.
name-borderland_24 = Borderland 24 (Swamp)
text-borderland_24 = { name-swamp }: { name-scholar_city }, 1 ruin.
name-borderland_25 = Borderland 25 (Mountain)
text-borderland_25 = { name-mountain }: { name-gem_city }, { name-muster_city }.
name-borderland_26 = Borderland 26 (Mountain)
text-borderland_26 = { name-mountain }: 2 ruins.
name-borderland_27 = Borderland 27 (Mountain)
text-borderland_27 = { name-mountain }: { name-arena_city }, 1 ruin.
name-borderland_28 = Borderland 28 (Mountain)
text-borderland_28 = { name-mountain }: { name-oracle_city }.
name-borderland_29 = Borderland 29 (Mountain)
text-borderland_29 = { name-mountain }: 2 ruins.
name-borderland_30 = Borderland 30 (Mountain)
text-borderland_30 = { name-mountain }: 1 ruin.
name-centre_01 = Centre 1 (Desert)
text-centre_01 = { name-desert }: { name-centre_gem }, { name-centre_develop }, 1 ruin.
name-centre_02 = Centre 2 (Forest)
text-centre_02 = { name-forest }: { name-centre_technology }, { name-centre_figure }, 1 ruin.
name-centre_03 = Centre 3 (Mountain)
text-centre_03 = { name-mountain }: { name-centre_gem }, { name-centre_technology }, 1 ruin.
name-centre_04 = Centre 4 (Swamp)
text-centre_04 = { name-swamp }: { name-centre_develop }, 2 ruins.
name-centre_05 = Centre 5 (Mountain)
text-centre_05 = { name-mountain }: { name-centre_attack }, 2 ruins.
name-centre_06 = Centre 6 (Desert)
text-centre_06 = { name-desert }: { name-centre_draw }, 2 ruins.

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
table-sign-control = 2=A: A controls the hex for 2 points
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
