# Inventions: Evolution of Ideas in English.
# Events begin with the player's name, which may also be "You" in some tables: keep them in the past tense.

title = Inventions: Evolution of Ideas
summary = Societies present, invent, innovate and share ideas from the Stone Age to the computer.
seat-2 = Chronos

## Settings

setting-prosperity = Prosperity stacks
choice-by_letter = One letter for each region
choice-mixed = All letters mixed

## Questions

ask-claim = Stone Age: which starting idea do you claim?
ask-epoch = Where do you put your epoch pillar?
ask-main_action = Your turn: which action do you choose?
ask-no_action = You can perform no action: where does your pillar go?
ask-present_idea = Which idea do you present, and where?
ask-invent = Which idea do you invent?
ask-innovate = Which invention do you innovate?
ask-share_invention = Which invention do you share?
ask-call_specialists = How many citizens do you call home, and from where?
ask-gain_influence = Where do you gain influence, and with which tile?
ask-travel = From where to where does a citizen of yours travel?
ask-eureka = Which milestone do you reach?
ask-send_diplomat = To which milestone do you send a diplomat?
ask-recall_diplomat = From which milestone do you recall a diplomat?
ask-box = On which box of the era track do you put your era marker?
ask-specialist = Whom do you send?
ask-exhaust = Whom do you exhaust?
ask-served = As what does the academic lie down?
ask-home_discipline = As which specialists do they come home?
ask-new_specialist = Which specialist do you gain?
ask-new_citizen = Where does the new citizen go?
ask-bring_home = Which citizens come home?
ask-ready = Which specialist becomes available again?
ask-chain = Do you spend a chain marker?
ask-link = Do you use a technology tile?
ask-prosperity = What do you take for sharing?
ask-swap = Your tray is full: which aspiration do you give up for it?
ask-too_many = Your tray is full: which aspiration do you give up?
ask-replacement = Which idea do you take?
ask-progress = Which progress tile does your aspiration become?
ask-place = Do you place a tile on your progress map?
ask-place_outside = Do you place a tile on your progress map now?
ask-new_economy = Do you use the new economy tile at once?
ask-before_benefit = Do you use an economy tile before you receive what comes next?
ask-turn_order = Which place in the turn order do you take?

## Answers

option-pillar = { NAME($action) }
option-claim = { NAME($region) }
option-present = { NAME($card) } { in_region }
option-invent = Invent { in_region }
option-innovate = Innovate { in_region }
option-share = Share { in_region }
option-call = { citizens } { from_region }
option-call_as = { citizens } { from_region } as { $number ->
    [one] { specialist }
   *[other] { specialists }
}
option-influence = { NAME($tile) }, { in_region }
option-travel = { first_from_region } { to_region }
option-eureka = { NAME($milestone) }
option-box = { NAME($box) }
option-send = { NAME($milestone) }
option-recall = { NAME($milestone) }
option-specialist = { first_specialist }
option-academic = An academic
option-discipline = As { specialists }
option-new_specialist-discipline = { first_specialist }
option-ready-discipline = { first_specialist }
option-settle = { NAME($region) }
option-take_idea = { NAME($card) }
option-chain = Chain action of { NAME($source) }
option-link = { NAME($action) } with { NAME($tile) }
option-decline = Do without it
option-chain-decline = No chain action
option-link-decline = No technology tile
option-prosperity-decline = Take nothing
option-place_outside-decline = No tile
option-bring_home-decline = Nobody
option-new_economy-decline = Not now
option-before_benefit-decline = Not now
option-end = End the turn
option-prosperity = { NAME($tile) }
option-joker = A joker aspiration
option-give_up = { NAME($aspiration) }
option-take = { NAME($tile) }
option-place = { NAME($tile) } on { NAME($hex) }
option-use_economy = Use { NAME($tile) }
option-order = Place { $place }

# Parts of answers and events
in_region = { $region ->
    [middle_east] in the Middle East
   *[other] in { NAME($region) }
}
from_region = { $region ->
    [middle_east] from the Middle East
   *[other] from { NAME($region) }
}
first_from_region = { $region ->
    [middle_east] From the Middle East
   *[other] From { NAME($region) }
}
to_region = { $to ->
    [middle_east] to the Middle East
   *[other] to { NAME($to) }
}
first_specialist = { $discipline ->
    [economy] A Trader
    [culture] An Artist
   *[technology] A Thinker
}
specialist = { $discipline ->
    [economy] a Trader
    [culture] an Artist
   *[technology] a Thinker
}
specialists = { $discipline ->
    [economy] Traders
    [culture] Artists
   *[technology] Thinkers
}
citizens = { $number ->
    [one] { $number } citizen
   *[other] { $number } citizens
}
number_of_specialists = { $number ->
    [one] { specialist }
   *[other] { $number } { specialists }
}
chain_markers = { $number ->
    [one] { $number } chain marker
   *[other] { $number } chain markers
}
# Who leaves the society board
who = { $who ->
    [economy] a Trader
    [culture] an Artist
    [technology] a Thinker
    [academic] an academic
   *[supply] a citizen of the supply
}
role = { $role ->
    [originator] originator
    [inventor] inventor
    [innovator] innovator
   *[diplomat] diplomat
}

## Events

event-turn = A new turn: { SEAT($seat) }
event-markers = { SEAT($seat) } prepared { chain_markers }
event-unused_markers = { SEAT($seat) } left { chain_markers } unused
event-round = Era { $era }, round { $round } began
event-era = Era { $era } began
event-claimed = { SEAT($seat) } claimed { NAME($card) } { in_region }
event-pillar = { SEAT($seat) } put a season pillar on { NAME($action) }
event-pillar_back = { SEAT($seat) } took a season pillar back from { NAME($action) }
event-epoch_pillar = { SEAT($seat) } put the epoch pillar on { NAME($action) }
event-epoch_moved = { SEAT($seat) } moved the epoch pillar from { NAME($origin) } to { NAME($action) }
event-performs = { SEAT($seat) } performed { NAME($action) }
event-chained = { SEAT($seat) } spent a chain marker on { NAME($source) }
event-scored = { SEAT($seat) } scored { $points } IP ({ NAME($why) })
event-influence = { SEAT($seat) } gained { $amount } influence ({ NAME($why) })
event-lost_influence = { SEAT($seat) } lost { $amount } influence ({ NAME($why) })
event-academics = { SEAT($seat) } gained { $number ->
    [one] { $number } academic
   *[other] { $number } academics
} ({ NAME($why) })
event-specialist = { SEAT($seat) } gained { specialist } ({ NAME($why) })
event-posted = { SEAT($seat) } sent { who } as { role } { $place ->
    [middle_east] to the Middle East
   *[other] to { NAME($place) }
}
event-exhausted = { SEAT($seat) } exhausted { $who ->
    [academic] an academic as { specialist }
   *[other] { specialist }
}
event-ready = { SEAT($seat) } made { number_of_specialists } available again ({ NAME($why) })
event-settled = { SEAT($seat) } put a citizen of the supply on the map { in_region } ({ NAME($why) })
event-came_home = { SEAT($seat) } called { citizens } home { from_region } as { $number ->
    [one] { specialist }
   *[other] { specialists }
} ({ NAME($why) })
event-to_map = { SEAT($seat) } moved { citizens } from the card to the map { in_region } ({ role })
event-presented = { SEAT($seat) } presented { NAME($card) } { in_region }{ $origin ->
    [display] , taken from the idea display
   *[ideas] { "" }
}
event-took_idea = { SEAT($seat) } took an idea from { $origin ->
    [stack] the stack
   *[display] the display
}: { NAME($card) }
event-refilled = From the stack to the idea display: { NAME($card) }
event-uncovered = Now on top of the idea stack: { NAME($card) }
event-old_idea = { SEAT($seat) } discarded an old idea: { NAME($card) }
event-put_aside = Out of the game: { NAME($card) } ({ $origin ->
    [display] from the idea display
    [stack] from the idea stack
    [middle_east] from the Middle East
   *[other] from { NAME($origin) }
})
event-invented = { SEAT($seat) } invented { NAME($card) } { in_region }
event-innovated = { SEAT($seat) } innovated { NAME($card) } { in_region }
event-shared = { SEAT($seat) } shared { NAME($card) } { in_region }
event-kept = { SEAT($seat) } took the invention { from_region }: { NAME($card) }
event-prosperity = { SEAT($seat) } took { NAME($tile) } { from_region }
event-aspired = { SEAT($seat) } gained an aspiration ({ NAME($aspiration) })
event-gave_up = { SEAT($seat) } gave up an aspiration ({ NAME($aspiration) })
event-unfulfilled = { SEAT($seat) } found no tile for an aspiration ({ NAME($aspiration) })
event-took_tile = { SEAT($seat) } took { NAME($tile) } for an aspiration ({ NAME($aspiration) })
event-placed = { SEAT($seat) } placed { NAME($tile) } on { NAME($hex) }
event-token = { SEAT($seat) } gained the economy token of { NAME($hex) }
event-token_back = { SEAT($seat) } took an economy token back from { NAME($tile) }
event-used_economy = { SEAT($seat) } laid an economy token on { NAME($tile) }
event-turned_over = { SEAT($seat) } turned { NAME($tile) } over
event-influence_tile = { SEAT($seat) } laid an influence tile { $side ->
    [down] face down
   *[up] face up
} { in_region } ({ NAME($tile) })
event-turned_down = { SEAT($seat) } turned an influence tile { in_region } face down ({ NAME($tile) })
event-travelled = { SEAT($seat) } travelled { from_region } { to_region }
event-scholar = { SEAT($seat) } took along the scholar { from_region }
event-scholar_back = { SEAT($seat) } sent a scholar back { $region ->
    [middle_east] to the Middle East
   *[other] to { NAME($region) }
}
event-knowledge_turned = The knowledge tile { in_region } now shows { $side ->
    [points] points
   *[benefit] its benefit
} ({ NAME($tile) })
event-eureka = { SEAT($seat) } reached a milestone: { NAME($milestone) }
from_milestones = { $origin ->
    [eureka] from the Eureka display
    [common] from the common knowledge
   *[private] from a private display
}
event-common = Now common knowledge: { NAME($milestone) } ({ from_milestones })
event-old_milestone = Milestone discarded: { NAME($milestone) } ({ from_milestones })
event-diplomat_back = { SEAT($seat) } took a diplomat back from { NAME($milestone) } { $to ->
    [academy] as an academic
   *[supply] into the supply
}
event-unplayed_private = From the Eureka display to private display { $number }, whose colour nobody plays: { NAME($milestone) }
event-new_milestones = The milestones { $letter } came to the Eureka display
event-laid_out = From stack { $letter } to the Eureka display: { NAME($milestone) }
event-era_box = { SEAT($seat) } moved the era marker from { NAME($origin) } to { NAME($box) }
event-turn_order = { SEAT($seat) } took place { $place } in the turn order
event-chronos_moved = Chronos moved { $region ->
    [middle_east] to the Middle East
   *[other] to { NAME($region) }
}
event-chronos_kept = Chronos took { NAME($tile) } { $origin ->
    [board] from the board
    [middle_east] from the Middle East
   *[other] from { NAME($origin) }
}
event-goal_shown = { SEAT($seat) } showed a private goal: { NAME($goal) }

## What options cost, give and change

consequence-amount = { $what ->
    [points] { $amount } IP
    [influence] { $amount } influence
    [supply] { $amount ->
        [one] { $amount } citizen of the supply
       *[other] { $amount } citizens of the supply
    }
    [academy] { $amount ->
        [one] { $amount } academic
       *[other] { $amount } academics
    }
    [scholars] { $amount ->
        [one] { $amount } scholar
       *[other] { $amount } scholars
    }
    [tokens] { $amount ->
        [one] { $amount } economy token
       *[other] { $amount } economy tokens
    }
    [economy] { $amount ->
        [one] { $amount } Trader
       *[other] { $amount } Traders
    }
    [culture] { $amount ->
        [one] { $amount } Artist
       *[other] { $amount } Artists
    }
    [technology] { $amount ->
        [one] { $amount } Thinker
       *[other] { $amount } Thinkers
    }
    [exhausted_economy] { $amount ->
        [one] { $amount } exhausted Trader
       *[other] { $amount } exhausted Traders
    }
    [exhausted_culture] { $amount ->
        [one] { $amount } exhausted Artist
       *[other] { $amount } exhausted Artists
    }
    [exhausted_technology] { $amount ->
        [one] { $amount } exhausted Thinker
       *[other] { $amount } exhausted Thinkers
    }
    [aspiration_economy] { $amount ->
        [one] { $amount } economy aspiration
       *[other] { $amount } economy aspirations
    }
    [aspiration_culture] { $amount ->
        [one] { $amount } culture aspiration
       *[other] { $amount } culture aspirations
    }
    [aspiration_technology] { $amount ->
        [one] { $amount } technology aspiration
       *[other] { $amount } technology aspirations
    }
   *[aspiration_joker] { $amount ->
        [one] { $amount } joker aspiration
       *[other] { $amount } joker aspirations
    }
}
consequence-watched = 1 influence for { SEAT($seat) }
consequence-price = costs { specialists_of }
consequence-free = no specialists to pay
consequence-exhausts = exhausts { specialist }
consequence-benefit = { benefit }
consequence-chain = chain action: { benefit }
consequence-then = then: { benefit }
consequence-share-points = { $points } IP for { SEAT($seat) }
consequence-share-card = the invention goes to { SEAT($seat) }
consequence-share-citizen = a citizen on the map for { SEAT($seat) }
consequence-era = era { $era }: room for { $era } academics
consequence-markers = { $count ->
    [0] no chain marker left then
    [one] { $count } chain marker left then
   *[other] { $count } chain markers left then
}
consequence-joker = becomes a progress tile of any kind
consequence-does = { $effect }

# Parts of these
benefit = { $op ->
    [action] { NAME($action) }
    [gain_ip] { $amount } IP
    [gain_influence] { $amount } influence
    [gain_academic] { $amount ->
        [one] { $amount } academic
       *[other] { $amount } academics
    }
    [place_citizen] { $amount ->
        [one] { $amount } citizen
       *[other] { $amount } citizens
    }
    [recall_citizens] come home
    [ready_specialists] ready { $amount }
    [place_progress] place tiles
    [discount] { $amount } cheaper
    [turn_order] turn order
   *[gain_specialist] { specialists_of }
}
specialists_of = { $discipline ->
    [economy] { $amount ->
        [one] { $amount } Trader
       *[other] { $amount } Traders
    }
    [culture] { $amount ->
        [one] { $amount } Artist
       *[other] { $amount } Artists
    }
    [technology] { $amount ->
        [one] { $amount } Thinker
       *[other] { $amount } Thinkers
    }
    [any] { $amount ->
        [one] { $amount } specialist of any kind
       *[other] { $amount } specialists of any kind
    }
   *[choice] { $amount ->
        [one] { $amount } specialist
       *[other] { $amount } specialists
    }
}

## Where points come from

source-ideas = Ideas and inventions
source-regions = Influence tiles in regions
source-knowledge = Knowledge tiles
source-specialist_tiles = Specialist tiles
source-progress_tiles = Progress tiles
source-influence_track = Influence track
source-prosperity = Prosperity tiles
source-private_goals = Private goals

## The view

label-phase = Phase
label-era = Era
label-round = Round
label-turns = Turns played
label-active = On turn
label-order = Turn order
label-to_go = Still to play in this round
label-players = Societies
label-regions = Regions
label-private = Private milestones
label-common = Common knowledge
label-old_milestones = Milestones put aside
label-eureka = Eureka display
label-milestone_stacks = Milestones to come
label-display = Idea display
label-deck = Idea stack
label-top = Top card of the stack
label-progress = Progress tiles on the board
label-discarded = Cards out of the game
label-markers = Prepared chain markers
label-thread = This turn so far
label-chronos_region = Pillar of Chronos
label-chronos_tiles = Tiles of Chronos
label-milestone = Milestone
label-diplomats = Diplomats
label-seat = Seat
label-supply = Citizens in the supply
label-tiles = Influence tiles at hand
label-box = Era marker
label-ip = Invention points
label-points = Points by source
label-influence = Influence
label-home = Available specialists
label-exhausted = Exhausted specialists
label-academy = Academics
label-scholars = Scholars
label-ideas = Ideas
label-inventions = Inventions
label-tray = Tray
label-aspirations = Aspirations
label-placed = Progress map
label-hex = Hex
label-tile = Tile
label-turned = Turned over
label-used = Used in this era
label-tokens = Economy tokens at hand
label-hex_tokens = Economy tokens on the map
label-goals = Private goals
label-epoch = Epoch pillar
label-seasons = Season pillars
label-region = Region
label-specialist_tile = Specialist tile
label-knowledge_tile = Knowledge tile
label-points_side = Shows points
label-scholar = Scholar there
label-card = Card
label-originators = Citizens of the originator
label-originator = Originator
label-inventor = Inventor
label-innovator = Innovator
label-prosperity = Prosperity tiles
label-face_up = Face up
label-population = Citizens on the map
label-economy = Economy
label-culture = Culture
label-technology = Technology

## Names and texts

name-africa = Africa
text-africa = Region 1. Influence spaces for 6, 4 and 2 IP. Connected with South America, Europe, the Middle East and Australia.
name-middle_east = Middle East
text-middle_east = Region 2. Influence spaces for 6, 4 and 2 IP. Connected with Africa, Europe and Asia.
name-europe = Europe
text-europe = Region 3. Influence spaces for 6, 4 and 2 IP. Connected with Africa, the Middle East, Asia and North America.
name-asia = Asia
text-asia = Region 4. Influence spaces for 6, 4 and 2 IP. Connected with the Middle East, Europe, Australia and North America.
name-australia = Australia
text-australia = Region 5. Influence spaces for 6, 4 and 2 IP. Connected with Asia and Africa.
name-north_america = North America
text-north_america = Region 6. Influence spaces for 6, 4 and 2 IP. Connected with Asia, Europe and South America.
name-south_america = South America
text-south_america = Region 7. Influence spaces for 6, 4 and 2 IP. Connected with North America and Africa.
name-forum_1 = Forum 1
text-forum_1 = Two action spaces: Present an Idea, Invent.
name-forum_2 = Forum 2
text-forum_2 = Two action spaces: Innovate, Share an Invention.
name-forum_3 = Forum 3
text-forum_3 = Two action spaces: Call Specialists, Gain Influence.
name-forum_4 = Forum 4
text-forum_4 = Two action spaces: Travel, Eureka.
name-forum_5 = Forum 5
text-forum_5 = Two action spaces: Send a Diplomat, Recall a Diplomat.
name-boats = Boats
text-boats = Prehistoric invention, technology: your technology tiles cost 1 specialist less. Chain action: Travel.
name-clothing = Clothing
text-clothing = Prehistoric invention, culture: your culture tiles cost 1 specialist less. Chain action: Send a Diplomat.
name-projectile = Projectile
text-projectile = Prehistoric invention, technology: your technology tiles cost 1 specialist less. Chain action: Gain Influence.
name-star_chart = Star Chart
text-star_chart = Prehistoric invention, culture: your culture tiles cost 1 specialist less. Chain action: Present an Idea.
name-flute = Flute
text-flute = Prehistoric invention, culture: your culture tiles cost 1 specialist less. Chain action: Recall a Diplomat.
name-bread = Bread
text-bread = Prehistoric invention, economy: your economy tiles cost 1 specialist less. Chain action: Call Specialists.
name-trade = Trade
text-trade = Prehistoric invention, economy: your economy tiles cost 1 specialist less. Chain action: Share an Invention.
name-domestication_dog = Domestication: Dog
text-domestication_dog = Prehistoric invention, economy: your economy tiles cost 1 specialist less. Chain action: Innovate.
name-ceramics_and_stoneware = Ceramics & Stoneware
text-ceramics_and_stoneware = Prehistoric invention, technology: your technology tiles cost 1 specialist less. Chain action: Invent.
name-domestication_horse = Domestication: Horse
text-domestication_horse = Era 2, economy. To invent it you need access to Transport. When it is shared, its originator gains 2 IP for each own citizen beside it. Chain action: Travel.
name-seawall = Seawall
text-seawall = Era 2, technology. To invent it you need access to Stone & Bone Tools. When it is shared, its originator gains 2 IP for each own citizen beside it. Chain action: Recall a Diplomat.
name-wheel = Wheel
text-wheel = Era 2, technology. To invent it you need access to Transport. When it is shared, its originator gains 2 IP for each own citizen beside it. Chain action: Invent.
name-fermentation = Fermentation
text-fermentation = Era 2, culture. To invent it you need access to Control of Fire. When it is shared, its originator gains 2 IP for each own citizen beside it. Chain action: Present an Idea.
name-tanned_leather = Tanned Leather
text-tanned_leather = Era 2, economy. To invent it you need access to Stone & Bone Tools. When it is shared, its originator gains 2 IP for each own citizen beside it. Chain action: Send a Diplomat.
name-irrigation = Irrigation
text-irrigation = Era 2, technology. To invent it you need access to Agriculture. When it is shared, its originator gains 2 IP for each own citizen beside it. Chain action: Call Specialists.
name-silk = Silk
text-silk = Era 2, economy. To invent it you need access to Cotton. When it is shared, its originator gains 2 IP for each own citizen beside it. Chain action: Share an Invention.
name-proto_city = Proto-City
text-proto_city = Era 2, culture. To invent it you need access to Mining. When it is shared, its originator gains 2 IP for each own citizen beside it. Chain action: Gain Influence.
name-plumbing = Plumbing
text-plumbing = Era 2, culture. To invent it you need access to Copper Smelting. When it is shared, its originator gains 2 IP for each own citizen beside it. Chain action: Innovate.
name-coins = Coins
text-coins = Era 3, economy. To invent it you need access to Copper Smelting. When it is shared, its originator gains 3 IP for each own citizen beside it. Chain action: Gain Influence.
name-writing = Writing
text-writing = Era 3, culture. To invent it you need access to Origin of Language. When it is shared, its originator gains 3 IP for each own citizen beside it. Chain action: Present an Idea.
name-glass = Glass
text-glass = Era 3, technology. To invent it you need access to Control of Fire. When it is shared, its originator gains 3 IP for each own citizen beside it. Chain action: Innovate.
name-lighthouse = Lighthouse
text-lighthouse = Era 3, economy. To invent it you need access to Sailing and exhaust 1 Artist in addition. When it is shared, its originator gains 3 IP for each own citizen beside it. Chain action: Travel.
name-musical_notation = Musical Notation
text-musical_notation = Era 3, culture. To invent it you need access to Origin of Language. When it is shared, its originator gains 3 IP for each own citizen beside it. Chain action: Send a Diplomat.
name-steel = Steel
text-steel = Era 3, technology. To invent it you need access to Iron and exhaust 1 Thinker in addition. When it is shared, its originator gains 3 IP for each own citizen beside it. Chain action: Invent.
name-magnetic_compass = Magnetic Compass
text-magnetic_compass = Era 4, technology. To invent it you need access to Mathematics. When it is shared, its originator gains 4 IP for each own citizen beside it. Chain action: Travel.
name-catapult = Catapult
text-catapult = Era 4, technology. To invent it you need access to Crane and exhaust 1 Thinker in addition. When it is shared, its originator gains 4 IP for each own citizen beside it. Chain action: Gain Influence.
name-eyeglasses = Eyeglasses
text-eyeglasses = Era 4, culture. To invent it you need access to Mathematics. When it is shared, its originator gains 4 IP for each own citizen beside it. Chain action: Recall a Diplomat.
name-caravel = Caravel
text-caravel = Era 4, economy. To invent it you need access to Sailing. When it is shared, its originator gains 4 IP for each own citizen beside it. Chain action: Share an Invention.
name-printing_press = Printing Press
text-printing_press = Era 4, culture. To invent it you need access to Paper and exhaust 1 Artist in addition. When it is shared, its originator gains 4 IP for each own citizen beside it. Chain action: Present an Idea.
name-windmill = Windmill
text-windmill = Era 4, economy. To invent it you need access to Crane and exhaust 1 Trader in addition. When it is shared, its originator gains 4 IP for each own citizen beside it. Chain action: Call Specialists.
name-steamship = Steamship
text-steamship = Era 5, economy. To invent it you need access to Iron and exhaust 1 Trader in addition. When it is shared, its originator gains 5 IP for each own citizen beside it. Chain action: Travel.
name-dynamite = Dynamite
text-dynamite = Era 5, technology. To invent it you need access to Greek Fire and exhaust 1 Thinker in addition. When it is shared, its originator gains 5 IP for each own citizen beside it. Chain action: Innovate.
name-mechanical_calculator = Mechanical Calculator
text-mechanical_calculator = Era 5, economy. To invent it you need access to Mathematics and exhaust 1 Trader in addition. When it is shared, its originator gains 5 IP for each own citizen beside it. Chain action: Eureka.
name-automobile = Automobile
text-automobile = Era 5, economy. To invent it you need access to Combustion Engine and exhaust 1 Thinker in addition. When it is shared, its originator gains 5 IP for each own citizen beside it. Chain action: Share an Invention.
name-telephone = Telephone
text-telephone = Era 5, culture. To invent it you need access to Telegraph and exhaust 1 Artist in addition. When it is shared, its originator gains 5 IP for each own citizen beside it. Chain action: Send a Diplomat.
name-light_bulb = Light Bulb
text-light_bulb = Era 5, culture. To invent it you need access to Electricity and exhaust 1 Artist in addition. When it is shared, its originator gains 5 IP for each own citizen beside it. Chain action: Eureka.
name-airplane = Airplane
text-airplane = Era 5, technology. To invent it you need access to Combustion Engine and exhaust 1 Thinker in addition. When it is shared, its originator gains 5 IP for each own citizen beside it. Chain action: Travel.
name-television = Television
text-television = Era 5, culture. To invent it you need access to Telegraph and exhaust 1 Artist in addition. When it is shared, its originator gains 5 IP for each own citizen beside it. Chain action: Present an Idea.
name-microscope = Microscope
text-microscope = Era 5, technology. To invent it you need access to Vaccination and exhaust 1 Artist in addition. When it is shared, its originator gains 5 IP for each own citizen beside it. Chain action: Call Specialists.
name-locomotive = Locomotive
text-locomotive = Era 5, economy. To invent it you need access to Combustion Engine and exhaust 1 Trader in addition. When it is shared, its originator gains 5 IP for each own citizen beside it. Chain action: Innovate.
name-penicillin = Penicillin
text-penicillin = Era 5, culture. To invent it you need access to Vaccination and exhaust 1 Thinker in addition. When it is shared, its originator gains 5 IP for each own citizen beside it. Chain action: Recall a Diplomat.
name-electric_battery = Electric Battery
text-electric_battery = Era 5, technology. To invent it you need access to Electricity and exhaust 1 Trader in addition. When it is shared, its originator gains 5 IP for each own citizen beside it. Chain action: Invent.
name-satellite = Satellite
text-satellite = Era 6, technology. To invent it you need access to Solar Cell and exhaust 1 Thinker in addition. Inventing it brings 4 IP. When it is shared, its originator gains 6 IP for each own citizen beside it. Chain action: Gain Influence.
name-machine_learning = Machine Learning
text-machine_learning = Era 6, economy. To invent it you need access to Computer and exhaust 1 Trader in addition. Inventing it brings 4 IP. When it is shared, its originator gains 6 IP for each own citizen beside it. Chain action: Call Specialists.
name-quantum_computing = Quantum Computing
text-quantum_computing = Era 6, technology. To invent it you need access to Artificial Intelligence and exhaust 1 Trader and 1 Thinker in addition. Inventing it brings 6 IP. When it is shared, its originator gains 6 IP for each own citizen beside it. Chain action: Invent.
name-solar_sail = Solar Sail
text-solar_sail = Era 6, culture. To invent it you need access to Solar Cell and exhaust 1 Artist and 1 Thinker in addition. Inventing it brings 6 IP. When it is shared, its originator gains 6 IP for each own citizen beside it. Chain action: Travel.
name-internet = Internet
text-internet = Era 6, culture. To invent it you need access to Computer and exhaust 1 Artist in addition. Inventing it brings 4 IP. When it is shared, its originator gains 6 IP for each own citizen beside it. Chain action: Share an Invention.
name-reusable_rocket = Reusable Rocket
text-reusable_rocket = Era 6, economy. To invent it you need access to Artificial Intelligence and exhaust 1 Trader and 1 Artist in addition. Inventing it brings 6 IP. When it is shared, its originator gains 6 IP for each own citizen beside it. Chain action: Present an Idea.
name-stone_and_bone_tools = Stone & Bone Tools
text-stone_and_bone_tools = Milestone A of era 1 with 3 spaces for diplomats. Whoever sends a diplomat here, or recalls one, may perform Call Specialists.
name-control_of_fire = Control of Fire
text-control_of_fire = Milestone A of era 1 with 3 spaces for diplomats. Whoever sends a diplomat here, or recalls one, may perform Innovate.
name-transport = Transport
text-transport = Milestone A of era 1 with 3 spaces for diplomats. Whoever sends a diplomat here, or recalls one, may perform Travel.
name-origin_of_language = Origin of Language
text-origin_of_language = Milestone A of era 1 with 3 spaces for diplomats. Whoever sends a diplomat here, or recalls one, may perform Present an Idea.
name-agriculture = Agriculture
text-agriculture = Milestone B of era 2 with 3 spaces for diplomats. Whoever sends a diplomat here, or recalls one, may perform Call Specialists.
name-cotton = Cotton
text-cotton = Milestone B of era 2 with 3 spaces for diplomats. Whoever sends a diplomat here, or recalls one, may perform Share an Invention.
name-copper_smelting = Copper Smelting
text-copper_smelting = Milestone B of era 2 with 3 spaces for diplomats. Whoever sends a diplomat here, or recalls one, may perform Invent.
name-mining = Mining
text-mining = Milestone B of era 2 with 3 spaces for diplomats. Whoever sends a diplomat here, or recalls one, may perform Present an Idea.
name-iron = Iron
text-iron = Milestone C of era 3 with 3 spaces for diplomats. Whoever sends a diplomat here, or recalls one, may perform Gain Influence.
name-mathematics = Mathematics
text-mathematics = Milestone C of era 3 with 3 spaces for diplomats. Whoever sends a diplomat here, or recalls one, may perform Present an Idea.
name-sailing = Sailing
text-sailing = Milestone C of era 3 with 3 spaces for diplomats. Whoever sends a diplomat here, or recalls one, may perform Travel.
name-paper = Paper
text-paper = Milestone D of era 4 with 3 spaces for diplomats. Whoever sends a diplomat here, or recalls one, may perform Share an Invention.
name-greek_fire = Greek Fire
text-greek_fire = Milestone D of era 4 with 3 spaces for diplomats. Whoever sends a diplomat here, or recalls one, may perform Gain Influence.
name-crane = Crane
text-crane = Milestone D of era 4 with 3 spaces for diplomats. Whoever sends a diplomat here, or recalls one, may perform Innovate.
name-electricity = Electricity
text-electricity = Milestone E of era 5 with 3 spaces for diplomats. Whoever sends a diplomat here, or recalls one, may perform Invent.
name-telegraph = Telegraph
text-telegraph = Milestone E of era 5 with 3 spaces for diplomats. Whoever sends a diplomat here, or recalls one, may perform Share an Invention.
name-vaccination = Vaccination
text-vaccination = Milestone E of era 5 with 3 spaces for diplomats. Whoever sends a diplomat here, or recalls one, may perform Travel.
name-combustion_engine = Combustion Engine
text-combustion_engine = Milestone E of era 5 with 3 spaces for diplomats. Whoever sends a diplomat here, or recalls one, may perform Call Specialists.
name-solar_cell = Solar Cell
text-solar_cell = Milestone F of era 6 with 3 spaces for diplomats. Whoever sends a diplomat here, or recalls one, may perform Gain Influence.
name-computer = Computer
text-computer = Milestone F of era 6 with 3 spaces for diplomats. Whoever sends a diplomat here, or recalls one, may perform Invent.
name-artificial_intelligence = Artificial Intelligence
text-artificial_intelligence = Milestone F of era 6 with 3 spaces for diplomats. Whoever sends a diplomat here, or recalls one, may perform Innovate.
name-specialist_present = Specialist tile: Present an Idea
text-specialist_present = Presenting an idea here takes 2 specialists of its discipline, or academics. Benefit: perform Present an Idea.
name-specialist_invent = Specialist tile: Invent
text-specialist_invent = Presenting an idea here takes 2 specialists of its discipline, or academics. Benefit: perform Invent.
name-specialist_share = Specialist tile: Share an Invention
text-specialist_share = Presenting an idea here takes 2 specialists of its discipline, or academics. Benefit: perform Share an Invention.
name-specialist_points = Specialist tile: 3 IP
text-specialist_points = Presenting an idea here takes 2 specialists of its discipline, or academics. Benefit: gain 3 IP.
name-specialist_influence = Specialist tile: 1 Influence
text-specialist_influence = Presenting an idea here takes 1 specialist of its discipline, or an academic. Benefit: gain 1 influence.
name-specialist_academic = Specialist tile: Academic
text-specialist_academic = Presenting an idea here takes 1 specialist of its discipline, or an academic. Benefit: gain 1 academic from your supply if your academy has room.
name-specialist_citizen = Specialist tile: New Citizen
text-specialist_citizen = Presenting an idea here takes 1 specialist of its discipline, or an academic. Benefit: place 1 citizen from your supply in any region of the map.
name-knowledge_present = Knowledge: Present an Idea
text-knowledge_present = For a chain marker, after travelling to its region while the scholar is there: perform Present an Idea. Then the tile shows 2 IP, and the scholar comes along.
name-knowledge_invent = Knowledge: Invent
text-knowledge_invent = For a chain marker, after travelling to its region while the scholar is there: perform Invent. Then the tile shows 2 IP, and the scholar comes along.
name-knowledge_share = Knowledge: Share an Invention
text-knowledge_share = For a chain marker, after travelling to its region while the scholar is there: perform Share an Invention. Then the tile shows 2 IP, and the scholar comes along.
name-knowledge_innovate = Knowledge: Innovate
text-knowledge_innovate = For a chain marker, after travelling to its region while the scholar is there: perform Innovate. Then the tile shows 2 IP, and the scholar comes along.
name-knowledge_call = Knowledge: Call Specialists
text-knowledge_call = For a chain marker, after travelling to its region while the scholar is there: perform Call Specialists. Then the tile shows 2 IP, and the scholar comes along.
name-knowledge_influence = Knowledge: Gain Influence
text-knowledge_influence = For a chain marker, after travelling to its region while the scholar is there: perform Gain Influence. Then the tile shows 2 IP, and the scholar comes along.
name-knowledge_citizen = Knowledge: New Citizen
text-knowledge_citizen = For a chain marker, after travelling to its region while the scholar is there: place 1 citizen from your supply in any region of the map. Then the tile shows 2 IP, and the scholar comes along.
name-economy_1 = Economy tile 1
text-economy_1 = Once per era, for an economy token: gain 1 academic from your supply if your academy has room.
name-economy_2 = Economy tile 2
text-economy_2 = Once per era, for an economy token: gain 2 influence.
name-economy_3 = Economy tile 3
text-economy_3 = Once per era, for an economy token: place 1 citizen from your supply in any region of the map.
name-economy_4 = Economy tile 4
text-economy_4 = Once per era, for an economy token: gain 1 new specialist of a discipline of your choice.
name-economy_5 = Economy tile 5
text-economy_5 = Once per era, for an economy token: bring any number of your citizens home from one region of the map as specialists.
name-economy_6 = Economy tile 6
text-economy_6 = Once per era, for an economy token: place tiles, up to your era minus 1, for 2 influence instead of the price of the tray.
name-economy_7 = Economy tile 7
text-economy_7 = Once per era, for an economy token: make up to 2 of your exhausted specialists available again.
name-culture_1 = Culture tile 1
text-culture_1 = Every time you perform Present an Idea: gain 1 influence.
name-culture_2 = Culture tile 2
text-culture_2 = Every time you perform Invent: gain 2 IP.
name-culture_3 = Culture tile 3
text-culture_3 = Every time you perform Innovate: place 1 citizen from your supply in any region of the map.
name-culture_4 = Culture tile 4
text-culture_4 = Every time you perform Share an Invention: gain 1 academic from your supply if your academy has room.
name-culture_5 = Culture tile 5
text-culture_5 = Every time you perform Call Specialists: gain 1 new specialist of a discipline of your choice.
name-culture_6 = Culture tile 6
text-culture_6 = Every time you perform Gain Influence: gain 3 IP.
name-culture_7 = Culture tile 7
text-culture_7 = Every time you perform Travel: place 1 citizen from your supply in any region of the map.
name-technology_1 = Technology tile 1
text-technology_1 = Once in the game, for a chain marker and 1 influence: after Present an Idea perform Invent, or the other way round.
name-technology_2 = Technology tile 2
text-technology_2 = Once in the game, for a chain marker and 1 influence: after Invent perform Share an Invention, or the other way round.
name-technology_3 = Technology tile 3
text-technology_3 = Once in the game, for a chain marker and 1 influence: after Share an Invention perform Call Specialists, or the other way round.
name-technology_4 = Technology tile 4
text-technology_4 = Once in the game, for a chain marker and 1 influence: after Innovate perform Gain Influence, or the other way round.
name-technology_5 = Technology tile 5
text-technology_5 = Once in the game, for a chain marker and 1 influence: after Travel perform Present an Idea, or the other way round.
name-technology_6 = Technology tile 6
text-technology_6 = Once in the game, for a chain marker and 1 influence: after Eureka perform Send a Diplomat, or the other way round.
name-technology_7 = Technology tile 7
text-technology_7 = Once in the game, for a chain marker and 1 influence: after Recall a Diplomat perform Travel, or the other way round.
name-prosperity_a = Prosperity tile A
text-prosperity_a = At the end: 3 IP for every economy tile beside it.
name-prosperity_b = Prosperity tile B
text-prosperity_b = At the end: 3 IP for every culture tile beside it.
name-prosperity_c = Prosperity tile C
text-prosperity_c = At the end: 3 IP for every technology tile beside it.
name-prosperity_d = Prosperity tile D
text-prosperity_d = At the end: 3 IP for every prosperity tile beside it and for itself.
name-prosperity_e = Prosperity tile E
text-prosperity_e = At the end: 3 IP for every pair of one economy and one technology tile on your progress map.
name-prosperity_f = Prosperity tile F
text-prosperity_f = At the end: 3 IP for every pair of one economy and one culture tile on your progress map.
name-prosperity_g = Prosperity tile G
text-prosperity_g = At the end: 3 IP for every pair of one culture and one technology tile on your progress map.
name-goal_region_africa = Roots in Africa
text-goal_region_africa = 2 IP for each of your citizens on the map in Africa, at most 6, and 2 IP for your influence tile there.
name-goal_region_middle_east = Roots in the Middle East
text-goal_region_middle_east = 2 IP for each of your citizens on the map in the Middle East, at most 6, and 2 IP for your influence tile there.
name-goal_region_europe = Roots in Europe
text-goal_region_europe = 2 IP for each of your citizens on the map in Europe, at most 6, and 2 IP for your influence tile there.
name-goal_region_asia = Roots in Asia
text-goal_region_asia = 2 IP for each of your citizens on the map in Asia, at most 6, and 2 IP for your influence tile there.
name-goal_region_australia = Roots in Australia
text-goal_region_australia = 2 IP for each of your citizens on the map in Australia, at most 6, and 2 IP for your influence tile there.
name-goal_region_north_america = Roots in North America
text-goal_region_north_america = 2 IP for each of your citizens on the map in North America, at most 6, and 2 IP for your influence tile there.
name-goal_region_south_america = Roots in South America
text-goal_region_south_america = 2 IP for each of your citizens on the map in South America, at most 6, and 2 IP for your influence tile there.
name-goal_inv_economy = Patents of Traders
text-goal_inv_economy = 4 IP for each of your economy inventions of eras 2 to 6, at most 8.
name-goal_inv_culture = Patents of Artists
text-goal_inv_culture = 4 IP for each of your culture inventions of eras 2 to 6, at most 8.
name-goal_inv_technology = Patents of Thinkers
text-goal_inv_technology = 4 IP for each of your technology inventions of eras 2 to 6, at most 8.
name-goal_inv_sets = Universal Genius
text-goal_inv_sets = 5 IP for each set of inventions of all three disciplines, at most 10.
name-goal_inv_early = Early Heritage
text-goal_inv_early = 4 IP for each of your inventions of eras 2 and 3, at most 8.
name-goal_inv_late = Avant-Garde
text-goal_inv_late = 4 IP for each of your inventions of eras 4 to 6, at most 8.
name-goal_inv_eras = Chronicle
text-goal_inv_eras = 2 IP for each era that your inventions come from, at most 10.
name-goal_soc_academics = Great Academy
text-goal_soc_academics = 2 IP for each academic in your academy, at most 8.
name-goal_soc_economy = Wealthy Society
text-goal_soc_economy = 3 IP for each economy tile on your progress map, at most 9.
name-goal_soc_culture = Refined Society
text-goal_soc_culture = 3 IP for each culture tile on your progress map, at most 9.
name-goal_soc_technology = Technical Society
text-goal_soc_technology = 2 IP for each technology tile on your progress map, at most 8.
name-goal_soc_influence_tiles = All over the World
text-goal_soc_influence_tiles = 3 IP for each of your influence tiles in the regions, face up or down, at most 9.
name-goal_soc_era = Ahead of Its Time
text-goal_soc_era = 1, 3, 5 or 8 IP if your private milestone is of era 3, 4, 5 or 6.
name-goal_soc_population = Populous Society
text-goal_soc_population = 10, 8, 5 or 2 IP if at most 4, 8, 12 or 16 citizens are left in your supply.
name-era_1 = Stone Age
text-era_1 = The Stone Age, a set-up round in reverse turn order.
name-era_2 = Neolithic
text-era_2 = 3 rounds: two with season pillars, the last with the epoch pillar.
name-era_3 = Metal Age
text-era_3 = 3 rounds: two with season pillars, the last with the epoch pillar.
name-era_4 = Antiquity / Middle Ages
text-era_4 = 3 rounds: two with season pillars, the last with the epoch pillar.
name-era_5 = Modern Age
text-era_5 = 3 rounds: two with season pillars, the last with the epoch pillar.
name-era_6 = Computer Age
text-era_6 = The final scoring.
name-era2_box1 = Era 2, box 1
text-era2_box1 = A starting box without a benefit.
name-era2_box2 = Era 2, box 2
text-era2_box2 = A starting box without a benefit.
name-era2_box3 = Era 2, box 3
text-era2_box3 = A starting box without a benefit.
name-era2_box4 = Era 2, box 4
text-era2_box4 = A starting box without a benefit.
name-era3_box1 = Era 3, box 1
text-era3_box1 = For an era marker that reaches era 3: place 1 citizen from your supply in any region of the map.
name-era3_box2 = Era 3, box 2
text-era3_box2 = For an era marker that reaches era 3: gain 1 academic from your supply if your academy has room.
name-era3_box3 = Era 3, box 3
text-era3_box3 = For an era marker that reaches era 3: gain 1 influence.
name-era3_box4 = Era 3, box 4
text-era3_box4 = For an era marker that reaches era 3: choose your place in the turn order at every era change, unless somebody stands further right on such a box.
name-era4_box1 = Era 4, box 1
text-era4_box1 = For an era marker that reaches era 4: perform Present an Idea.
name-era4_box2 = Era 4, box 2
text-era4_box2 = For an era marker that reaches era 4: gain 2 new specialists, each of a discipline of your choice.
name-era4_box3 = Era 4, box 3
text-era4_box3 = For an era marker that reaches era 4: place tiles, up to your era minus 1, without the price of the tray.
name-era4_box4 = Era 4, box 4
text-era4_box4 = For an era marker that reaches era 4: choose your place in the turn order at every era change, unless somebody stands further right on such a box.
name-era5_box1 = Era 5, box 1
text-era5_box1 = For an era marker that reaches era 5: perform Invent.
name-era5_box2 = Era 5, box 2
text-era5_box2 = For an era marker that reaches era 5: gain 2 academics from your supply if your academy has room.
name-era5_box3 = Era 5, box 3
text-era5_box3 = For an era marker that reaches era 5: place tiles, up to your era minus 1, without the price of the tray.
name-era5_box4 = Era 5, box 4
text-era5_box4 = For an era marker that reaches era 5: choose your place in the turn order at every era change, unless somebody stands further right on such a box.
name-era6_box1 = Era 6, box 1
text-era6_box1 = For an era marker that reaches era 6: perform Share an Invention.
name-era6_box2 = Era 6, box 2
text-era6_box2 = For an era marker that reaches era 6: perform Innovate.
name-era6_box3 = Era 6, box 3
text-era6_box3 = For an era marker that reaches era 6: place tiles, up to your era minus 1, without the price of the tray.
name-era6_box4 = Era 6, box 4
text-era6_box4 = For an era marker that reaches era 6: gain 2 influence.
name-hex_0_m2 = Hex 1
text-hex_0_m2 = When it is covered: gain 1 influence.
name-hex_1_m2 = Hex 2
text-hex_1_m2 = No benefit.
name-hex_2_m2 = Hex 3
text-hex_2_m2 = No benefit.
name-hex_m1_m1 = Hex 4
text-hex_m1_m1 = When it is covered: the tile costs 2 specialists less.
name-hex_0_m1 = Hex 5
text-hex_0_m1 = When it is covered: gain 1 new Thinker.
name-hex_1_m1 = Hex 6
text-hex_1_m1 = When it is covered: gain 1 academic from your supply if your academy has room.
name-hex_2_m1 = Hex 7
text-hex_2_m1 = No benefit.
name-hex_m2_0 = Hex 8
text-hex_m2_0 = When it is covered: gain the economy token that lies here.
name-hex_m1_0 = Hex 9
text-hex_m1_0 = When it is covered: place 1 citizen from your supply in any region of the map.
name-hex_0_0 = Hex 10
text-hex_0_0 = No benefit.
name-hex_1_0 = Hex 11
text-hex_1_0 = When it is covered: gain 1 new Trader.
name-hex_2_0 = Hex 12
text-hex_2_0 = When it is covered: gain the economy token that lies here.
name-hex_m2_1 = Hex 13
text-hex_m2_1 = When it is covered: bring any number of your citizens home from one region of the map as specialists.
name-hex_m1_1 = Hex 14
text-hex_m1_1 = When it is covered: gain 1 new Artist.
name-hex_0_1 = Hex 15
text-hex_0_1 = When it is covered: gain 1 influence.
name-hex_1_1 = Hex 16
text-hex_1_1 = When it is covered: the tile costs 2 specialists less.
name-hex_m2_2 = Hex 17
text-hex_m2_2 = When it is covered: place 1 citizen from your supply in any region of the map.
name-hex_m1_2 = Hex 18
text-hex_m1_2 = No benefit.
name-hex_0_2 = Hex 19
text-hex_0_2 = When it is covered: gain 1 academic from your supply if your academy has room.
name-influence_plus_one = Influence tile: +1 Influence
text-influence_plus_one = Placed in the Stone Age. While it lies face up, it can be turned over for a chain marker after Gain Influence: gain 1 influence.
name-influence_present = Influence tile: Present an Idea
text-influence_present = Placing it takes 2 citizens of the region, who come home. While it lies face up, it can be turned over for a chain marker after Gain Influence: perform Present an Idea.
name-influence_invent = Influence tile: Invent
text-influence_invent = Placing it takes 3 citizens of the region, who come home. While it lies face up, it can be turned over for a chain marker after Gain Influence: perform Invent.
name-influence_innovate = Influence tile: Innovate
text-influence_innovate = Placing it takes 3 citizens of the region, who come home. While it lies face up, it can be turned over for a chain marker after Gain Influence: perform Innovate.
name-influence_share = Influence tile: Share an Invention
text-influence_share = Placing it takes 4 citizens of the region, who come home. While it lies face up, it can be turned over for a chain marker after Gain Influence: perform Share an Invention.
name-present_idea = Present an Idea
name-invent = Invent
name-innovate = Innovate
name-share_invention = Share an Invention
name-call_specialists = Call Specialists
name-gain_influence = Gain Influence
name-travel = Travel
name-eureka = Eureka
name-send_diplomat = Send a Diplomat
name-recall_diplomat = Recall a Diplomat
name-economy = Economy
name-culture = Culture
name-technology = Technology
name-joker = Joker
name-prosperity = Prosperity
name-stone_age = Stone Age
name-turn = Turn
name-pillar = Actions
name-progress = Aspirations become progress
name-placing = Placing progress
name-turn_end = End of the turn
name-era_change = Era change
name-over = The game is over
name-knowledge = Knowledge tiles
name-influence_tiles = Influence tiles face up
name-no_action = No action was possible
name-tray = Placing progress
name-influence_track = Influence track
name-innovator = Innovator
name-scholars = Scholars
name-A = A
name-B = B
name-C = C
name-D = D
name-E = E
name-F = F

## The board in the terminal

group-actions = Actions
group-chain = Chain actions
group-place = Progress map
group-economy = Economy tiles
group-finish = Finish
table-turn = turn: { $who }
table-round = round { $round } of { $rounds }
table-markers = { $count ->
    [one] { $count } chain marker left
   *[other] { $count } chain markers left
}
table-no-card = no card
table-assembly = Assembly
table-track = Era track
table-milestones = Milestones
table-needs = needs { $milestone }
table-ip = { $points } IP
table-presenting = presenting
table-travelling = travelling
table-sharing = sharing
table-citizens = citizens
table-sign-scholar = scholar
table-sign-up = face-up influence tile
table-sign-down = turned over
table-exhausted = { $count } exhausted
table-short = { $kind ->
    [economy] Eco { $number }
    [culture] Cul { $number }
    [technology] Tec { $number }
    [joker] joker
   *[prosperity] Pro { $number }
}
table-goals = { $count ->
    [one] { $count } private goal
   *[other] { $count } private goals
}
table-progress = Progress tiles
table-people = Citizens
table-influence-tiles = Influence tiles
table-pieces = Pieces
table-aspiration = { $kind } (aspiration)
table-tray-price = placing costs { $amount } influence
table-token = token
table-kind = Kind
table-kind-of = { $kind ->
    [region] region
    [forum] forum
    [idea] idea card
    [milestone] milestone
    [specialist_tile] specialist tile
    [knowledge_tile] knowledge tile
    [progress_tile] progress tile
    [prosperity_tile] prosperity tile
    [private_goal] private goal
    [era] era
    [era_box] box of the era track
    [progress_hex] hex of the progress map
   *[influence_tile] influence tile
}
