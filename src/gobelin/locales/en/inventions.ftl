# Inventions: Evolution of Ideas in English.
# Events begin with the player's name, which may also be "You" in some tables: keep them in the past tense.

title = Inventions: Evolution of Ideas
title-short = Inventions
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
    .verb = Present { in_region }
    .thing = { NAME($card) }
option-invent = Invent { in_region }
option-innovate = Innovate { in_region }
option-share = Share { in_region }
option-call = { citizens } { from_region }
option-call_as = { citizens } { from_region } as { $number ->
    [one] { specialist }
   *[other] { specialists }
}
option-influence = { NAME($tile) }, { in_region }
    .verb = { NAME($tile) }
    .thing = { NAME($region) }
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
    .verb = { NAME($tile) }
    .thing = { NAME($action) }
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
    .verb = On { NAME($hex) }
    .thing = { NAME($tile) }
option-use_economy = Use { NAME($tile) }
    .verb = Use
    .thing = { NAME($tile) }
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
consequence-watched = 1 influence for { SEAT($seat, you: "you") }
consequence-price = costs { specialists_of }
consequence-free = no specialists to pay
consequence-exhausts = exhausts { specialist }
consequence-benefit = { benefit }
consequence-chain = chain action: { benefit }
consequence-then = then: { benefit }
consequence-share-points = { $points } IP for { SEAT($seat, you: "you") }
consequence-share-card = the invention goes to { SEAT($seat, you: "you") }
consequence-share-citizen = a citizen on the map for { SEAT($seat, you: "you") }
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
label-chronos = Chronos
label-kept = Tiles of Chronos
label-tray_cost = Influence to place tiles
label-worth = Points for the originator
label-spaces = Open action spaces
label-access = Milestones with access
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
label-academy_limit = Most academics
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

## What components do, in sentences

prose-and = { $others } and { $last }
prose-kind = { $kind ->
    [economy] economy
    [culture] culture
    [technology] technology
   *[prosperity] prosperity
}
prose-neighbour = { $region ->
    [middle_east] the Middle East
   *[other] { NAME($region) }
}
prose-extra = { specialists_of }
prose-region = Region { $number }. Influence spaces for { $points } IP. Connected with { $neighbours }.
prose-forum = Two action spaces: { NAME($one) }, { NAME($other) }.
prose-prehistoric = Prehistoric invention, { $discipline }: your { $discipline } tiles cost 1 specialist less. Chain action: { NAME($chain) }.
prose-idea = Era { $era }, { $discipline }. To invent it you need access to { NAME($milestone) }{ $number ->
    [0] { "" }
   *[other] { " " }and exhaust { $extra } in addition
}. { $points ->
    [0] { "" }
   *[other] Inventing it brings { $points } IP.{ " " }
}When it is shared, its originator gains { $era } IP for each own citizen beside it. Chain action: { NAME($chain) }.
prose-milestone = Milestone { $letter } of era { $era } with { $spaces ->
    [one] { $spaces } space for a diplomat
   *[other] { $spaces } spaces for diplomats
}. Whoever sends a diplomat here, or recalls one, may perform { NAME($action) }.
prose-specialist = Presenting an idea here takes { $number ->
    [one] { $number } specialist of its discipline, or an academic
   *[other] { $number } specialists of its discipline, or academics
}. Benefit: { $gives }.
prose-knowledge = For a chain marker, after travelling to its region while the scholar is there: { $gives }. Then the tile shows { $points } IP, and the scholar comes along.
prose-technology = Once in the game, for a chain marker and { $price } influence: after { NAME($one) } perform { NAME($other) }, or the other way round.
prose-economy = Once per era, for an economy token: { $gives }.
prose-culture = Every time you perform { NAME($action) }: { $gives }.
prose-pairs = At the end: { $points } IP for every pair of one { $one } and one { $other } tile on your progress map.
prose-beside = At the end: { $points } IP for every { $of } tile beside it{ $itself ->
    [0] { "" }
   *[other] { " " }and for itself
}.
prose-box = For an era marker that reaches era { $era }: { $gives }.
prose-start = A starting box without a benefit.
prose-hex = When it is covered: { $gives }.
prose-token = When it is covered: gain the economy token that lies here.
prose-nothing = No benefit.
prose-influence = { $citizens ->
    [0] Placed in the Stone Age.
    [one] Placing it takes { $citizens } citizen of the region, who comes home.
   *[other] Placing it takes { $citizens } citizens of the region, who come home.
} While it lies face up, it can be turned over for a chain marker after Gain Influence: { $gives }.
prose-benefit = { $op ->
    [action] perform { NAME($action) }
    [gain_ip] gain { $amount } IP
    [gain_influence] gain { $amount } influence
    [gain_academic] gain { $amount ->
        [one] { $amount } academic
       *[other] { $amount } academics
    } from your supply if your academy has room
    [place_citizen] place { $amount ->
        [one] { $amount } citizen
       *[other] { $amount } citizens
    } from your supply in any region of the map
    [recall_citizens] bring any number of your citizens home from one region of the map as specialists
    [ready_specialists] make up to { $amount } of your exhausted specialists available again
    [place_progress] place tiles, up to your era minus 1, { $influence ->
        [0] without the price of the tray
       *[other] for { $influence } influence instead of the price of the tray
    }
    [discount] the tile costs { $amount ->
        [one] { $amount } specialist
       *[other] { $amount } specialists
    } less
    [turn_order] choose your place in the turn order at every era change, unless somebody stands further right on such a box
   *[gain_specialist] gain { $discipline ->
        [economy] { $amount ->
            [one] { $amount } new Trader
           *[other] { $amount } new Traders
        }
        [culture] { $amount ->
            [one] { $amount } new Artist
           *[other] { $amount } new Artists
        }
        [technology] { $amount ->
            [one] { $amount } new Thinker
           *[other] { $amount } new Thinkers
        }
       *[choice] { $amount ->
            [one] { $amount } new specialist of a discipline of your choice
           *[other] { $amount } new specialists, each of a discipline of your choice
        }
    }
}

## Names

name-present_idea = Present an Idea
short-present_idea = Present an Idea
name-invent = Invent
name-innovate = Innovate
name-share_invention = Share an Invention
short-share_invention = Share an Invention
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
