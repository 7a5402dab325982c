# Tapestry in English.
# Events are told in the past tense: SEAT may be "You" as well as a name.

title = Tapestry
summary = Civilizations advance on four tracks from the making of fire to the stars.

# The opponents of the solo game
seat-5 = Automa
seat-6 = Shadow Empire

## Settings

setting-plans_and_ploys = Play with the expansion Plans and Ploys
setting-placeholders = Plans and Ploys: the cards, tiles and landmarks that we had to reconstruct
setting-adjustments = Balance adjustments of the civilizations
setting-civilizations = Civilizations, seat by seat
setting-one_expansion = Plans and Ploys: everybody draws civilizations of the expansion
setting-two_first_cards = First income turn: draw two tapestry cards and keep one
setting-two_civilizations = Draw two civilizations and keep one whenever one is gained
setting-cheap_nanotechnology = The bonus of Nanotechnology costs two tech cards
setting-nearest_islands = Start on the island nearest to the seat
setting-removed = Tapestry and tech cards left out of the game
setting-level = Solo: how strong the Automa is
setting-unfair_cards = Solo: keep the cards and civilizations that help or hurt unfairly

## Questions

ask-capital = Which capital do you build up?
ask-civilization = Which civilization do you lead?
ask-landmark_card = Which landmark card do you take?
ask-turn = It is your turn: do you advance on a track, or take income?
ask-after_advance = Your advance is done. Is there anything else you do before your turn ends?
ask-token = Which of your tokens moves?
ask-pay = What do you pay with?
ask-resource = Which resource do you take?
ask-order = What do you do next?
ask-choice = Which of these do you choose?
ask-bonus = Do you take the bonus of this space?
ask-discard_tile = Which territory tile do you discard?
ask-discard_tech = Which tech card do you discard?
ask-discard = Which tapestry card do you discard?
ask-science_die = Which result of the science die do you keep?
ask-research = Do you advance on this track?
ask-repeat = Of which space do you gain the benefit?
ask-token_to = To the start of which track does the token go?
ask-building = Where does the building stand?
ask-any_building = Which income building do you take?
ask-landmark_turn = How do you turn the landmark?
ask-landmark_place = Where does the landmark stand?
ask-landmark = Which landmark do you take?
ask-tile = With which territory tile do you explore?
ask-explore = Which hex do you explore?
ask-tile_turn = How do you turn the territory tile?
ask-space = Which space tile do you explore?
ask-conquer = Which territory do you conquer?
ask-reaction = Your territory is attacked: do you play a card from your hand?
ask-counter = You have met a trap: do you play a card against it?
ask-die = Which of the two dice do you take?
ask-invent = Which tech card do you invent?
ask-refresh = Do you replace the open tech cards?
ask-upgrade = Which tech card do you upgrade?
ask-benefit_of_tech = Of which tech card do you gain the benefit?
ask-new_civilization = Which civilization do you gain?
ask-civilizations = Which of your civilizations comes next?
ask-tapestry = Which tapestry card do you play?
ask-keep = Which tapestry card do you keep?

# Tapestry cards
ask-dark_ages = On which track do you go forward? You go back on all others.
ask-dictatorship = On which track do you advance? It is closed to your opponents for a while.
ask-oil_magnate = On which track may you and your neighbours advance?
ask-oil_advance = Do you advance on the track of the Oil Magnate?
ask-renaissance = On which track do you advance next?
ask-socialism = On which track do you move to the next opponent?
ask-socialism_space = Do you move forward or back to the next opponent?
ask-trade_partner = With whom do you trade?
ask-trade_space = Of which space do you gain the benefit? The bonus is for your opponent.
ask-alliance = With whom do you ally?
ask-marriage_track = The benefits of which track do you want to share?
ask-marriage = Whose benefits do you share?
ask-age_of_sail = Do you give a territory tile to an opponent?
ask-age_of_sail_gift = Who gets the territory tile?
ask-exploitation = Do you take the reward once more instead of points for the sides?
ask-militarism = Do you put an outpost on the new territory?
ask-mercantilism = Do you turn a food into another resource?
ask-tyranny = Do you play the new tapestry card over Tyranny?
ask-guilds = Do you trade points for resources, or resources for points?
ask-democracy = Do you discard a tapestry card for points?
ask-espionage = Which tapestry card do you copy?
ask-olympic_host = Do you pay a worker for points?
ask-colonialism = Which territory tile brings you resources?
ask-cartography = Do you conquer the new territory?
ask-manifest_destiny = Of which territory do you take the reward?
ask-revolution = Which of your toppled outposts do you set upright?
ask-steam_tycoon = Do you invent the top card of the deck?

# Civilizations and the solo game
ask-advise = Your neighbour is about to draw a tapestry card: do you give one of yours instead?
ask-gift = Do you give one of the new tapestry cards to a neighbour?
ask-advised_neighbour = Which neighbour gets the card?
ask-alchemists = Do you roll the science die again?
ask-alchemists_advance = On which of the tracks rolled do you advance next?
ask-aliens = Which space tile do you explore on your mat? Or do you take a resource?
ask-architects_swap = Do you swap an income building of your capital with another?
ask-architects_swap_with = With which income building do you swap it?
ask-architects_token = Which plot of your capital becomes impassable?
ask-entertainers = To which space of the mat does the token move?
ask-maker_of_fire = Which tapestry card do you play on Maker of Fire?
ask-heralds = Which tapestry card do you repeat?
ask-historians = To which opponent do you give a token?
ask-historians_square = From which reward do you take the token?
ask-infiltrators = Where do you infiltrate?
ask-inventors = Which tech card do you mark and upgrade?
ask-inventors_benefit = Do you gain the benefit of this tech card too?
ask-islanders = Do you explore the surroundings of your island?
ask-islanders_tile = Which territory tile do you lay on your mat?
ask-isolationists = Do you add a token to this territory?
ask-leaders = On which track does a leader take you forward?
ask-merrymakers = In which column does the token climb?
ask-militants = From which row of the mat does the outpost come?
ask-militants_cover = On which row of the mat does the next outpost go?
ask-mystics = What do you predict?
ask-recyclers = Which tech card do you keep?
ask-spies = What do you spy on?
ask-spied_neighbour = On which neighbour do you spy?
ask-spied = What do you copy?
ask-look_at_hand = Do you look at the hand of this neighbour?
ask-tinkerers = What do you tinker with?
ask-tinkerers_track = On which track?
ask-tinkerers_gift = Do you draw a tapestry card and a tech card?
ask-refund = The cost of which space do you gain?
ask-traders = On which territory do you put a token?
ask-traders_die = Do you take the die that was left over?
ask-treasure_hunters = The treasure of which terrain do you seek?
ask-treasure = On which territory do you look for the treasure?
ask-treasure_die = Which roll do you keep?
ask-utilitarians = Which landmark gets an ability?
ask-replace_ability = Which landmark loses its ability to the new one?
ask-automa_civilization = Which second civilization does the Automa get?
ask-head_start = On which track do you advance next?
ask-retreat = To which territory does your outpost retreat?
ask-pool = Do you take a thing that the Hucksters have laid out instead?

## Options

# In an own turn
option-advance = Advance: { NAME($track) }
option-income = Take income
option-after_advance-decline = End your turn
option-token = { $space ->
    [0] The token on the start space
   *[other] The token on space { $space }
}

# Paying and taking
option-pay = { pay-none }{ pay-coin }{ pay-after-coin }{ pay-worker }{ pay-after-worker }{ pay-food }{ pay-after-food }{ pay-culture }
pay-none = { $coin ->
    [0] { $worker ->
        [0] { $food ->
            [0] { $culture ->
                [0] Pay nothing
               *[other] Pay{" "}
            }
           *[other] Pay{" "}
        }
       *[other] Pay{" "}
    }
   *[other] Pay{" "}
}
pay-coin = { $coin ->
    [0] {""}
    [one] { $coin } coin
   *[other] { $coin } coins
}
pay-worker = { $worker ->
    [0] {""}
    [one] { $worker } worker
   *[other] { $worker } workers
}
pay-food = { $food ->
    [0] {""}
   *[other] { $food } food
}
pay-culture = { $culture ->
    [0] {""}
   *[other] { $culture } culture
}
# What stands between two parts: nothing, "and" before the last one, a comma otherwise
pay-after-coin = { $coin ->
    [0] {""}
   *[other] { $worker ->
        [0] { $food ->
            [0] { $culture ->
                [0] {""}
               *[other] {" "}and{" "}
            }
           *[other] { $culture ->
                [0] {" "}and{" "}
               *[other] ,{" "}
            }
        }
       *[other] { $food ->
            [0] { $culture ->
                [0] {" "}and{" "}
               *[other] ,{" "}
            }
           *[other] ,{" "}
        }
    }
}
pay-after-worker = { $worker ->
    [0] {""}
   *[other] { $food ->
        [0] { $culture ->
            [0] {""}
           *[other] {" "}and{" "}
        }
       *[other] { $culture ->
            [0] {" "}and{" "}
           *[other] ,{" "}
        }
    }
}
pay-after-food = { $food ->
    [0] {""}
   *[other] { $culture ->
        [0] {""}
       *[other] {" "}and{" "}
    }
}
option-receive = Take 1 { NAME($resource) }
option-resolve = Next: { NAME($effect) }
option-choose = Choose: { NAME($effect) }
option-any_building-choose = Take 1 { NAME($effect) }
option-buy = Take the bonus
option-accept = Yes
option-decline = No, thank you
option-pass = Pass
option-bonus-decline = No bonus
option-research-decline = Stay where you are
option-refresh-decline = Keep the open cards
option-upgrade-decline = Upgrade nothing
option-tapestry-decline = Play nothing
option-reaction-pass = Play no card
option-counter-pass = Play no card

# The map
option-tile = { NAME($tile) }
option-explore = Hex { $hex }
option-conquer = Hex { $hex }
option-territory = Hex { $hex }
option-settle = Hex { $hex }
option-rotate = { $turns ->
    [0] As it is
    [1] Turned 60° clockwise
    [2] Turned 120° clockwise
    [3] Turned 180°
    [4] Turned 120° anticlockwise
   *[5] Turned 60° anticlockwise
}
option-landmark_turn-rotate = { $turns ->
    [0] As it is
    [1] Turned 90° clockwise
    [2] Turned 180°
   *[other] Turned 90° anticlockwise
}
option-react = Play { NAME($card) }
option-die = { $die ->
    [red] The red die
   *[black] The black die
}
option-discard_tile = Discard { NAME($tile) }
option-give_tile = Give away { NAME($tile) }
option-space_tile = { NAME($tile) }

# The capital; rows and columns are counted from the top left
option-place = Row { row }, column { column }
option-landmark_place-place = Top left corner in row { row }, column { column }
row = { $row ->
    [-3] -2
    [-2] -1
    [-1] 0
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
    [7] 8
   *[8] 9
}
column = { $col ->
    [-3] -2
    [-2] -1
    [-1] 0
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
    [7] 8
   *[8] 9
}
option-capital = { NAME($capital) }
option-take_landmark = { NAME($landmark) }

# Cards
option-invent = Invent { NAME($card) }
option-invent_top = Invent the top card of the deck
option-recycle = Invent from the discards: { NAME($card) }
option-refresh = Replace the open tech cards
option-upgrade = Upgrade { NAME($card) }
option-use_tech = { NAME($card) }
option-discard_tech = Discard { NAME($card) }
option-discard = Discard { NAME($card) }
option-play = Play { NAME($card) }
option-keep = Keep { NAME($card) }
option-landmark_card = { NAME($card) }
option-copy = { SEAT($seat) }: the card of era { $era }

# Tracks and civilizations
option-keep_track = { NAME($track) }
option-use_space = { NAME($space) }
option-token_to = { NAME($track) }
option-track = { NAME($track) }
option-opponent = { SEAT($seat) }
option-civilization = { NAME($civilization) }
option-draw_another = Draw another one
option-use_civilization = { NAME($civilization) }
option-use = { NAME($choice) }

# What cards and civilizations offer
option-alchemists_advance-decline = Advance no more
option-democracy-decline = Discard no more
option-mercantilism-decline = Keep the food
option-manifest_destiny-decline = No reward
option-revolution-decline = Raise no more
option-revolution-choose = Take 1 { NAME($effect) } instead
option-mercantilism-receive = Turn 1 food into 1 { NAME($resource) }
option-aliens-choose = Take 1 { NAME($effect) }
option-socialism_space-token = { $space ->
    [0] The start space
   *[other] Space { $space }
}
option-infiltrators-settle = Share hex { $hex }
option-infiltrators-opponent = A token on the start territory of { SEAT($seat) }
option-recyclers-recycle = Keep { NAME($card) }
option-inventors-upgrade = Mark { NAME($card) }
option-building-settle = On the map: hex { $hex }
option-landmark_turn-settle = On the map: hex { $hex }
option-sell_points = { $number ->
    [one] Give up points for { $number } resource
   *[other] Give up points for { $number } resources
}
option-sell_resources = { $number ->
    [one] Give up { $number } resource for points
   *[other] Give up { $number } resources for points
}
option-raise_outpost = Hex { $hex }
option-advise = Give { NAME($card) }
option-roll_again = Roll again
option-stop_rolling = Stop
option-statue = On the mat: column { $column ->
    [0] 1
    [1] 2
   *[2] 3
}
option-stage = Space { $stage } of the mat
option-uncover = { $square ->
    [0] The first reward
    [1] The second reward
    [2] The third reward
   *[3] The fourth reward
}
option-island = Around your island: { island-place }
island-place = { $place ->
    [0] north
    [1] north-east
    [2] south-east
    [3] south
    [4] south-west
   *[5] north-west
}
option-climb = Column { $column }
option-row = Row { $row }
option-predict = { NAME($category) }: { $number }
option-keep_roll = { NAME($die) }
option-lighthouse = Use the Lighthouse: territory tiles for a resource
option-replace = { NAME($landmark) }
option-replace_ability-decline = Keep the abilities as they are
option-automa_civilization = { NAME($civilization) }
option-take_pooled = From the Hucksters: { NAME($item) }
option-pool-decline = Draw as usual

## Events

# A number of resources, for the events below
amount = { $resource ->
    [coin] { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }
    [worker] { $amount ->
        [one] { $amount } worker
       *[other] { $amount } workers
    }
   *[other] { $amount } { NAME($resource) }
}

event-capital = { SEAT($seat) } built up the capital { NAME($capital) }
event-left_capital = { SEAT($seat) } put a capital back into the box: { NAME($capital) }
event-civilization = { SEAT($seat) } gained a civilization: { NAME($civilization) }
event-left_civilization = { SEAT($seat) } put a civilization back into the deck: { NAME($civilization) }
event-drew_civilization = { SEAT($seat) } drew a civilization: { NAME($civilization) }
event-landmark_card_offered = On offer: { NAME($card) }
event-landmark_card = { SEAT($seat) } took a card: { NAME($card) }
event-landmark_card_met = { SEAT($seat) } fulfilled a card: { NAME($card) }
event-landmark_card_left = The Automa got the landmark of the other card: { NAME($card) }
event-era = { SEAT($seat) } began income turn { $era }
event-scored = { $points ->
    [one] { SEAT($seat) } scored { $points } victory point ({ NAME($why) })
   *[other] { SEAT($seat) } scored { $points } victory points ({ NAME($why) })
}
event-lost_points = { $points ->
    [one] { SEAT($seat) } lost { $points } victory point ({ NAME($why) })
   *[other] { SEAT($seat) } lost { $points } victory points ({ NAME($why) })
}
event-gained = { SEAT($seat) } gained { amount } ({ NAME($why) })
event-paid = { SEAT($seat) } paid { amount } ({ NAME($why) })
event-took_tile = { SEAT($seat) } took a tile: { NAME($tile) } ({ NAME($why) })
event-took_pooled = { SEAT($seat) } took from the Hucksters: { NAME($item) }
event-drew = { SEAT($seat) } drew a tapestry card: { NAME($card) } ({ NAME($why) })
    .hidden = { SEAT($seat) } drew a tapestry card ({ NAME($why) })
event-looked_at = { SEAT($seat) } drew a tapestry card to choose: { NAME($card) }
    .hidden = { SEAT($seat) } drew a tapestry card to choose
event-kept = { SEAT($seat) } kept a drawn tapestry card: { NAME($card) }
    .hidden = { SEAT($seat) } kept a drawn tapestry card
event-rejected = { SEAT($seat) } discarded a drawn tapestry card: { NAME($card) }
event-discarded = { SEAT($seat) } discarded { NAME($card) } ({ NAME($why) })
event-tapestry_shuffled = { $cards ->
    [one] The discard pile became the new tapestry deck: { $cards } card
   *[other] The discard pile became the new tapestry deck: { $cards } cards
}
event-played = { SEAT($seat) } played { NAME($card) }
event-face_down = { SEAT($seat) } laid a tapestry card face down
event-in_force = { NAME($card) } is now in force for { SEAT($seat) }
event-ended = { NAME($card) } is no longer in force for { SEAT($seat) }
event-advanced = { SEAT($seat) } advanced from { NAME($origin) } to { NAME($space) } ({ NAME($track) })
event-regressed = { SEAT($seat) } went back from { NAME($origin) } to { NAME($space) } ({ NAME($track) })
event-restarted = { SEAT($seat) } moved a token from the end of a track to a start: { NAME($origin) } to { NAME($track) }
event-bonus = { SEAT($seat) } took the bonus of { NAME($space) }
event-science_die = { SEAT($seat) } rolled the science die: { NAME($track) }
event-landmark = { SEAT($seat) } gained a landmark: { NAME($landmark) } ({ NAME($why) })
event-gained_building = { SEAT($seat) } gained 1 { NAME($building) } ({ NAME($why) })
event-built = { SEAT($seat) } built in the capital: { NAME($building) }, row { row }, column { column }{ landmark-turned }
landmark-turned = { $turn ->
    [0] {""}
    [1] , turned 90° clockwise
    [2] , turned 180°
   *[other] , turned 90° anticlockwise
}
event-beside = { SEAT($seat) } had no room in the capital: { NAME($building) }
event-district = { SEAT($seat) } completed a district of the capital: { $district ->
    [0] top left
    [1] top middle
    [2] top right
    [3] middle left
    [4] centre
    [5] middle right
    [6] bottom left
    [7] bottom middle
   *[8] bottom right
}
event-explored = { SEAT($seat) } explored hex { $hex }: { NAME($tile) }{ tile-turned }
tile-turned = { $turn ->
    [0] {""}
    [1] , turned 60° clockwise
    [2] , turned 120° clockwise
    [3] , turned 180°
    [4] , turned 120° anticlockwise
   *[5] , turned 60° anticlockwise
}
event-explored_space = { SEAT($seat) } explored { NAME($tile) }
event-conquered = { SEAT($seat) } placed an outpost to conquer hex { $hex }
event-reacted = { SEAT($seat) } reacted with { NAME($card) }
event-toppled = { SEAT($seat) } toppled a piece of { SEAT($victim) } on hex { $hex }: { NAME($piece) }
event-retreated = { SEAT($seat) } moved an outpost from hex { $hex } to hex { $to }
event-rolled = { SEAT($seat) } rolled the conquer dice: { NAME($red) } or { NAME($black) }
event-automa_discarded = The Automa discarded { NAME($card) }
event-invented = { $origin ->
    [deck] { SEAT($seat) } invented { NAME($card) } from the top of the deck
    [discards] { SEAT($seat) } invented { NAME($card) } from the discard pile
    [pool] { SEAT($seat) } invented { NAME($card) } from the Hucksters
   *[display] { SEAT($seat) } invented { NAME($card) } from the open cards
}
event-opened_tech = Opened: { NAME($card) }
event-refreshed = { SEAT($seat) } replaced the open tech cards
event-tech_shuffled = { $cards ->
    [one] The discard pile became the new tech deck: { $cards } card
   *[other] The discard pile became the new tech deck: { $cards } cards
}
event-upgraded = { $row ->
    [1] { SEAT($seat) } upgraded { NAME($card) } to the middle row
   *[2] { SEAT($seat) } upgraded { NAME($card) } to the top row
}
event-upgraded_for = { $row ->
    [1] { SEAT($seat) } upgraded { NAME($card) } of { SEAT($holder) } to the middle row
   *[2] { SEAT($seat) } upgraded { NAME($card) } of { SEAT($holder) } to the top row
}
event-achieved = { SEAT($seat) } earned an achievement: { NAME($achievement) }
event-finished = { SEAT($seat) } finished the game
event-marked = { $civilization ->
    [aliens] { SEAT($seat) } put a space tile on a mat – { NAME($civilization) }: { NAME($mark) }
   *[other] { SEAT($seat) } put a token on a mat – { NAME($civilization) }: { NAME($mark) }
}
event-unmarked = { $civilization ->
    [aliens] { SEAT($seat) } took a space tile off a mat – { NAME($civilization) }: { NAME($mark) }
   *[other] { SEAT($seat) } took a token off a mat – { NAME($civilization) }: { NAME($mark) }
}

# Tapestry cards
event-closed_track = { SEAT($seat) } closed a track to all others: { NAME($track) }
event-opened_track = { SEAT($seat) } opened a track to all others again: { NAME($track) }
event-copied = { SEAT($seat) } copied { NAME($card) } ({ SEAT($owner) })
event-raised = { SEAT($seat) } set an outpost upright on hex { $hex }
event-allied = { SEAT($seat) } made an alliance with { SEAT($opponent) }
event-married = { SEAT($seat) } chose to share benefits with { SEAT($opponent) }: { NAME($track) }
event-gave_tile = { SEAT($seat) } gave a tile to { SEAT($opponent) }: { NAME($tile) }
event-outpost_placed = { SEAT($seat) } put an outpost on hex { $hex }

# Civilizations
event-advised = { SEAT($seat) } gave a tapestry card to { SEAT($receiver) }: { NAME($card) }
    .hidden = { SEAT($seat) } gave a tapestry card to { SEAT($receiver) }
event-impassable = { SEAT($seat) } made a plot of the capital impassable: row { row }, column { column }
event-swapped = { SEAT($seat) } swapped two income buildings: row { row }, column { column } and row { other-row }, column { other-column }
other-row = { $other_row ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
    [7] 8
   *[8] 9
}
other-column = { $other_col ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
    [7] 8
   *[8] 9
}
event-crafted = { SEAT($seat) } put 1 { NAME($building) } on the mat: column { $column ->
    [0] 1
    [1] 2
   *[2] 3
}
event-entertained = { SEAT($seat) } put the token of the mat on space { $stage }
event-heralded = { SEAT($seat) } repeated the card of era { $era } of { SEAT($owner) }: { NAME($card) }
event-gave_token = { SEAT($seat) } gave a token to { SEAT($opponent) } from { $square ->
    [0] the first reward
    [1] the second reward
    [2] the third reward
   *[3] the fourth reward
}
event-infiltrated = { SEAT($seat) } shared hex { $hex } with an outpost
event-token_on_start = { $tokens ->
    [one] { SEAT($seat) } put a token on the start territory of { SEAT($opponent) }: { $tokens } token there
   *[other] { SEAT($seat) } put a token on the start territory of { SEAT($opponent) }: { $tokens } tokens there
}
event-marked_tech = { SEAT($seat) } marked { NAME($card) } with a token
event-took_tech = { SEAT($seat) } took { NAME($card) } from { SEAT($victim) }
event-explored_island = { SEAT($seat) } explored the hex { island-place } of their own island: { NAME($tile) }{ tile-turned }
event-token_placed = { SEAT($seat) } put a token on hex { $hex } ({ NAME($civilization) })
event-predicted = { SEAT($seat) } predicted – { NAME($category) }: { $number }
event-climbed = { SEAT($seat) } moved up a token of the mat: column { $column }, space { $space }
event-mat_outposts = { $outposts ->
    [one] { SEAT($seat) } now has { $outposts } outpost in row { $row } of the mat
   *[other] { SEAT($seat) } now has { $outposts } outposts in row { $row } of the mat
}
event-settled = { SEAT($seat) } built on hex { $hex }: { NAME($building) }
event-recycled = { SEAT($seat) } moved { NAME($card) } from the top row to the bottom row
event-drew_tech = { SEAT($seat) } drew a tech card to choose: { NAME($card) }
event-spied = { SEAT($seat) } spied on { SEAT($neighbour) }: { NAME($way) }
event-looked = { SEAT($seat) } looked at the hand of { SEAT($neighbour) }
event-treasure = { SEAT($seat) } found a treasure on hex { $hex }: { NAME($terrain) }
event-rolled_die = { SEAT($seat) } rolled a conquer die: { NAME($die) }
event-ability = { SEAT($seat) } gave a landmark its ability: { NAME($landmark) }
event-ability_lost = { SEAT($seat) } ended the ability of a landmark: { NAME($landmark) }

# The solo game
event-automa_civilization = The Automa got a second civilization: { NAME($civilization) }
event-bots_drew = The bots drew { NAME($track_card) } for the tracks and { NAME($tie_card) } for ties
event-tie_card = Turned up for ties: { NAME($card) }
event-track_indicator = { $tracks ->
    [one] { SEAT($seat) } had { $tracks } track to choose from ({ NAME($indicator) })
   *[other] { SEAT($seat) } had { $tracks } tracks to choose from ({ NAME($indicator) })
}
event-track_near = { $spaces ->
    [one] { SEAT($seat) } had { $spaces } space to go: { NAME($track) }
   *[other] { SEAT($seat) } had { $spaces } spaces to go: { NAME($track) }
}
event-track_tie = { SEAT($seat) } chose the track { NAME($track) } by { NAME($card) }
event-hexes_valid = { $hexes ->
    [0] The Automa had no hex to choose ({ NAME($procedure) })
    [one] The Automa had { $hexes } hex to choose from ({ NAME($procedure) })
   *[other] The Automa had { $hexes } hexes to choose from ({ NAME($procedure) })
}
event-hexes_left = { $hexes ->
    [one] { $hexes } hex was left ({ NAME($step) })
   *[other] { $hexes } hexes were left ({ NAME($step) })
}
event-hex_tie = The Automa chose hex { $hex } by { NAME($card) }
event-guarded = A toppled outpost of the Shadow Empire came to guard hex { $hex }
event-favorite = { SEAT($seat) } chose a favourite track: { NAME($track) }
event-multiplied = The Automa counted – { NAME($why) }: ({ $first } + { $second }) × { $multiplier }
event-progressed = A progress card came into play: { NAME($card) }
event-left_game = Left the game: { NAME($item) }
event-laid_out = The Hucksters laid out: { NAME($item) }
event-trail = The Trailblazers put an outpost on { NAME($space) } ({ NAME($track) })
event-decisions_shuffled = { $cards ->
    [one] The decision deck was shuffled: { $cards } card
   *[other] The decision deck was shuffled: { $cards } cards
}

## Points by source

source-exploration = Exploration track
source-science = Science track
source-technology = Technology track
source-military = Military track
source-capital = Capital and income mat
source-civilizations = Civilizations
source-tapestry_cards = Tapestry cards
source-tech_cards = Tech cards
source-map = Map, landmarks and achievements

## The table

label-phase = Phase
label-map = Map
label-start = Start player
label-active = Whose turn
label-turns = Turns taken
label-variants = Variants
label-players = Players
label-hexes = Explored hexes
label-tech_display = Open tech cards
label-tech_deck = Tech deck
label-tech_discards = Tech discard pile
label-tapestry_deck = Tapestry deck
label-tapestry_discards = Tapestry discard pile
label-territory_stock = Territory tiles in stock
label-space_stock = Space tiles in stock
label-civilization_deck = Civilizations left
label-landmarks = Landmarks
label-achievements = Achievements
label-looked_at = Cards being looked at
label-income_step = Steps of the income turn begun
label-dice = Conquer dice
label-about = The question is about
label-at = Where, or how it is turned
label-offers = On offer
label-offered = To choose from
label-bans = Closed tracks

# A player
label-seat = Player
label-vp = Victory points
label-points = Points by source
label-era = Era
label-finished = Finished
label-tokens = Tokens on the tracks
label-outposts = Outposts in supply
label-tapestries = Tapestry cards on the mat
label-hand = Hand
label-capital = Capital
label-plots = Plots of the capital
label-beside = Beside the capital
label-resources = Resources
label-built = Income buildings gained
label-techs = Tech cards: bottom, middle, top row
label-territories = Territory tiles in supply
label-space = Space tiles in supply
label-explored = Space tiles explored
label-mats = Civilizations
label-civilization = Civilization
label-mat_tokens = Tokens on the mat
label-numbers = Numbers on the mat
label-marks = Marked on the mat
label-in_force = Cards in force
label-completed = Completed tracks
label-landmark_card = Landmark card
label-start_hex = Start territory

# A hex
label-hex = Hex
label-tile = Tile
label-turned = Turned clockwise
label-pieces = Pieces
label-owner = Owner
label-piece = Piece
label-toppled = Toppled

# The solo game
label-solo = Solo game
label-level = Level
label-decision_deck = Decision deck
label-progress_deck = Progress deck
label-decision_discards = Decision discard pile
label-pair = Track card and tie-breaker card
label-favorites = Favourite tracks
label-track = Track
label-automa_civilizations = Civilizations of the Automa
label-pool = Laid out by the Hucksters
label-trail = Outposts of the Trailblazers
label-spaces = Spaces

## Phases, maps and variants

name-capitals = Choice of capitals
name-civilizations = Choice of civilizations
name-settling = Set-up of the civilizations
name-landmark_cards = Choice of landmark cards
name-first_turn = Start of the game
name-turn = Turn
name-income = Income turn
name-advance_end = End of an advance turn
name-turn_end = End of a turn
name-automa = Turn of the bots
name-over = Game over

name-plans_and_ploys = Plans and Ploys
name-adjustments = Adjustments
name-two_first_cards = Two first tapestry cards
name-two_civilizations = Two civilizations to choose from
name-cheap_nanotechnology = Cheaper Nanotechnology
name-placeholders = With what is reconstructed

## Resources, buildings and pieces

name-coin = coin
name-worker = worker
name-food = food
name-culture = culture
name-any_resource = resource of your choice
name-market = market
name-house = house
name-farm = farm
name-armory = armory
name-any_income_building = income building of your choice
name-outpost = outpost
name-token = token
name-treasure = treasure token
name-face_down = face-down card
name-start = the start space
name-water = Water

## Effects to choose from, and reasons for points and resources

name-points = victory points
name-points_per_market = victory points per market
name-points_per_house = victory points per house
name-points_per_farm = victory points per farm
name-points_per_armory = victory points per armory
name-points_per_tech_card = victory points per tech card
name-points_per_tapestry_card = victory points per tapestry card
name-points_per_controlled_territory = victory points per territory
name-points_per_territory_tile_in_supply = victory points per territory tile in your supply
name-points_per_landmark = victory points per landmark
name-points_per_exploration = victory points per space on the exploration track
name-points_per_science = victory points per space on the science track
name-points_per_technology = victory points per space on the technology track
name-points_per_military = victory points per space on the military track
name-points_per_opponent = victory points per opponent
name-points_per_district_with_2_or_more_impassable_plots = victory points per impassable district
name-advance_exploration = advance on the exploration track
name-advance_science = advance on the science track
name-advance_technology = advance on the technology track
name-advance_military = advance on the military track
name-regress_exploration = go back on the exploration track
name-regress_technology = go back on the technology track
name-regress_military = go back on the military track
name-choice = a choice
name-territory_tile = territory tile
name-space_tile = space tile
name-tapestry_card = tapestry card
name-civilization = civilization
name-landmark = landmark
name-landmark_card = landmark card
name-explore = explore
name-explore_space = explore space
name-conquer = conquer
name-invent = invent
name-refresh_tech_display = replace the open tech cards
name-upgrade = upgrade a tech card
name-research = research
name-reaction = reaction
name-repeat_current_space = benefit of another space of yours
name-gain_circle_of_middle_row_card = circle benefit of a card in the middle row
name-gain_square_of_top_row_card = square benefit of a card in the top row
name-gain_reward_of_conquered_tile = reward of the conquered territory tile
name-play_tapestry_over_current = play a tapestry card over the current one
name-score_capital = score the capital
name-move_this_token_to_start_of_any_track = token to the start of a track
name-district = complete district
name-first_in_era = first in the era
name-first_into_era = first into the era
name-landmarks_and_territories = landmarks and territories
name-military_and_science_spaces = spaces of military and science
name-technology_and_exploration_spaces = spaces of technology and exploration

## Choices of civilizations

name-tech_cards = tech cards
name-complete_districts = complete districts
name-controlled_territories = territories
name-completed_tracks = completed tracks
name-when_played_card = effect of a when-played card
name-supply_tile = reward of a tile in the supply
name-track_position = benefit of the space of a token
name-tech_card = benefit of a tech card
name-refund_space_cost = gain the cost of the space of a token
name-catch_up = advance to the nearest opponent ahead
name-regress_3 = go back on a track with benefit and bonus
name-next_bonus = advance to the next bonus

## How the bots choose

name-all = any track
name-landmark_or_end = nearest to a landmark or the end
name-end = nearest to the end
name-conquer_opponent = conquer an opponent
name-conquer_neutral = conquer neutral land
name-nearest_to_island = nearest to the middle island
name-nearest_to_single = nearest to your territories with a single piece
name-nearest_to_human = nearest to your territories
name-furthest_from_human = furthest from your territories

## Tracks and their spaces

name-exploration = Exploration
text-exploration = An advance costs: tier I 1 resource of your choice; tier II 1 food and 1 more of your choice; tier III 1 food and 2 more of your choice; tier IV 2 food.
name-science = Science
text-science = An advance costs: tier I 1 resource of your choice; tier II 1 worker and 1 more of your choice; tier III 1 worker and 2 more of your choice; tier IV 2 workers.
name-technology = Technology
text-technology = An advance costs: tier I 1 resource of your choice; tier II 1 coin and 1 more of your choice; tier III 1 coin and 2 more of your choice; tier IV 2 coins.
name-military = Military
text-military = An advance costs: tier I 1 resource of your choice; tier II 1 culture and 1 more of your choice; tier III 1 culture and 2 more of your choice; tier IV 2 culture.

name-scouting = Scouting
text-scouting = Benefit: 2 territory tiles.
name-rafts = Rafts
text-rafts = Benefit: explore. Bonus for 1 resource of your choice: 1 tapestry card.
name-wagons = Wagons
text-wagons = Benefit: either explore or 1 farm.
name-navigation = Navigation
text-navigation = Benefit: 1 territory tile, then explore. Landmark for the first here: { name-lighthouse }.
name-ships = Ships
text-ships = Benefit: 1 victory point per territory you control. Bonus for 1 resource of your choice: 1 farm.
name-tunnels = Tunnels
text-tunnels = Benefit: 1 territory tile and 1 farm. Bonus for 1 resource of your choice: explore.
name-trains = Trains
text-trains = Benefit: 2 territory tiles, then explore. Landmark for the first here: { name-train_station }.
name-cars = Cars
text-cars = Benefit: 1 farm, then 1 victory point per farm in your capital. Bonus for 2 territory tiles: 5 victory points.
name-airplanes = Airplanes
text-airplanes = Benefit: 2 territory tiles, then explore any free hex of the map. Bonus for 1 resource of your choice: 1 tapestry card.
name-space_shuttle = Space Shuttle
text-space_shuttle = Benefit: 1 victory point per space advanced on the technology track. Bonus for 3 territory tiles: 10 victory points. Landmark for the first here: { name-launch_pad }.
name-interstellar_travel = Interstellar Travel
text-interstellar_travel = Benefit: 3 space tiles, then explore 1 of them.
name-warpgates = Warpgates
text-warpgates = Benefit: explore 1 space tile of your supply. Bonus for 1 resource of your choice: explore 1 space tile of your supply.

name-astronomy = Astronomy
text-astronomy = Benefit: research without benefit and bonus.
name-mathematics = Mathematics
text-mathematics = Benefit: 1 tapestry card. Bonus for 1 resource of your choice: 1 house.
name-herbalism = Herbalism
text-herbalism = Benefit: either research without benefit and bonus or 1 house.
name-medicine = Medicine
text-medicine = Benefit: 1 victory point per tech card you own, and 1 tapestry card. Landmark for the first here: { name-apothecary }.
name-chemistry = Chemistry
text-chemistry = Benefit: research with benefit and payable bonus. Bonus for 2 tapestry cards from your hand: 5 victory points.
name-biology = Biology
text-biology = Benefit: either research with benefit and payable bonus or 1 house.
name-academic_research = Academic Research
text-academic_research = Benefit: that of another space where one of your tokens stands; you may pay for its bonus too. Landmark for the first here: { name-academy }.
name-nutrition = Nutrition
text-nutrition = Benefit: 1 house, then 1 victory point per house in your capital.
name-physics = Physics
text-physics = Benefit: advance on the exploration, military or technology track with benefit and payable bonus.
name-neuroscience = Neuroscience
text-neuroscience = Benefit: go back 1 space on the military or technology track with benefit and payable bonus. Landmark for the first here: { name-laboratory }.
name-quantum_physics = Quantum Physics
text-quantum_physics = Benefit: advance on the exploration, military or technology track with benefit and payable bonus, twice.
name-alien_biology = Alien Biology
text-alien_biology = Benefit: roll the science die 4 times and advance there, if you like, without benefit and bonus; a track already at its end brings 5 victory points.

name-pottery = Pottery
text-pottery = Benefit: invent.
name-carpentry = Carpentry
text-carpentry = Benefit: 1 tapestry card. Bonus for 1 resource of your choice: 1 market.
name-stone_tools = Stone Tools
text-stone_tools = Benefit: either invent or 1 market.
name-metallurgy = Metallurgy
text-metallurgy = Benefit: replace the open tech cards if you like, then invent. Landmark for the first here: { name-forge }.
name-glass = Glass
text-glass = Benefit: 1 farm, 1 house or 1 armory. Bonus for 1 resource of your choice: upgrade 1 tech card.
name-steel = Steel
text-steel = Benefit: 1 victory point per armory in your capital, and 1 market. Bonus for 1 resource of your choice: invent.
name-rubber = Rubber
text-rubber = Benefit: replace the open tech cards if you like, then invent twice. Landmark for the first here: { name-rubber_works }.
name-plastic = Plastic
text-plastic = Benefit: 1 market, then 1 victory point per market in your capital. Bonus for 1 resource of your choice: upgrade 1 tech card.
name-electronics = Electronics
text-electronics = Benefit: upgrade 1 tech card and gain the circle benefit of a card in your middle row.
name-computers = Computers
text-computers = Benefit: 1 victory point per space advanced on the military and science tracks. Landmark for the first here: { name-tech_hub }.
name-nanotechnology = Nanotechnology
text-nanotechnology = Benefit: upgrade 1 tech card and gain the square benefit of a card in your top row. Bonus for 3 tech cards: 10 victory points.
name-ai_singularity = AI Singularity
text-ai_singularity = Benefit: 1 of each resource, and this token moves to the start of any track; this track stays completed.

name-archery = Archery
text-archery = Benefit: conquer.
name-bladed_weapons = Bladed Weapons
text-bladed_weapons = Benefit: 1 tapestry card. Bonus for 1 resource of your choice: 1 armory.
name-walls = Walls
text-walls = Benefit: either conquer or 1 armory.
name-standing_army = Standing Army
text-standing_army = Benefit: 1 worker, and 1 victory point per territory tile in your supply. Landmark for the first here: { name-barracks }.
name-cavalry = Cavalry
text-cavalry = Benefit: conquer and 1 armory.
name-gunpowder = Gunpowder
text-gunpowder = Benefit: conquer and 1 tapestry card. Bonus for 1 resource of your choice: 1 armory.
name-tanks = Tanks
text-tanks = Benefit: conquer; both dice count if an opponent controlled the territory. Landmark for the first here: { name-tank_factory }.
name-warplanes = Warplanes
text-warplanes = Benefit: conquer anywhere on the map. Bonus for 1 resource of your choice: 1 tapestry card.
name-anti_aircraft_defense = Anti-Aircraft Defense
text-anti_aircraft_defense = Benefit: 1 armory, and 1 victory point per tapestry card in your hand and on your income mat.
name-nuclear_bomb = Nuclear Bomb
text-nuclear_bomb = Benefit: 1 victory point per space advanced on the exploration track, and play a tapestry card from your hand over your current one. Landmark for the first here: { name-fusion_reactor }.
name-drone_assassins = Drone Assassins
text-drone_assassins = Benefit: 1 victory point per complete row and column of your capital. Bonus for 3 tapestry cards from your hand: 10 victory points.
name-mechs = Mechs
text-mechs = Benefit: conquer, with both dice counting, and 1 more civilization at random.

## Income mat

name-markets = Markets
text-markets = Each market that leaves the track uncovers one space more.
name-barter = Barter
text-barter = Once uncovered, in income turns: 1 coin; 1 victory point per tech card you own.
name-currency = Currency
text-currency = Once uncovered, in income turns: 1 coin.
name-banking = Banking
text-banking = Once uncovered, in income turns: 1 victory point per tech card you own.
name-credit_cards = Credit Cards
text-credit_cards = Once uncovered, in income turns: 1 coin.
name-e_commerce = E-Commerce
text-e_commerce = Once uncovered, in income turns: 1 coin; 1 victory point per tech card you own.
name-biometrics = Biometrics
text-biometrics = Once uncovered, in income turns: 10 victory points.
name-houses = Houses
text-houses = Each house that leaves the track uncovers one space more.
name-symbology = Symbology
text-symbology = Once uncovered, in income turns: 1 worker; 1 victory point per complete row and column of your capital.
name-language = Language
text-language = Once uncovered, in income turns: 1 worker.
name-writing = Writing
text-writing = Once uncovered, in income turns: 1 victory point per complete row and column of your capital.
name-telephone = Telephone
text-telephone = Once uncovered, in income turns: 1 worker.
name-email = Email
text-email = Once uncovered, in income turns: 1 worker; 1 victory point per complete row and column of your capital.
name-neural_implants = Neural Implants
text-neural_implants = Once uncovered, in income turns: 10 victory points.
name-farms = Farms
text-farms = Each farm that leaves the track uncovers one space more.
name-hunting = Hunting
text-hunting = Once uncovered, in income turns: 1 food and 1 territory tile.
name-farming = Farming
text-farming = Once uncovered, in income turns: 1 food.
name-breeding = Breeding
text-breeding = Once uncovered, in income turns: 4 victory points.
name-preservation = Preservation
text-preservation = Once uncovered, in income turns: 1 food.
name-fertilization = Fertilization
text-fertilization = Once uncovered, in income turns: 1 food; 7 victory points.
name-food_printing = Food Printing
text-food_printing = Once uncovered, in income turns: 10 victory points.
name-armories = Armories
text-armories = Each armory that leaves the track uncovers one space more.
name-ceremony = Ceremony
text-ceremony = Once uncovered, in income turns: 1 culture and 1 tapestry card.
name-racing = Racing
text-racing = Once uncovered, in income turns: 1 culture.
name-team_sports = Team Sports
text-team_sports = Once uncovered, in income turns: 1 victory point per territory you control.
name-tabletop_games = Tabletop Games
text-tabletop_games = Once uncovered, in income turns: 1 culture.
name-video_games = Video Games
text-video_games = Once uncovered, in income turns: 1 culture; 1 victory point per territory you control.
name-virtual_reality = Virtual Reality
text-virtual_reality = Once uncovered, in income turns: 10 victory points.

## Capitals; some names are those of terrains too

name-mountain = Mountain
text-mountain = Capital 1: 9 × 9 plots, 22 of them impassable.
name-wetland = Wetland
text-wetland = Capital 2: 9 × 9 plots, 22 of them impassable.
name-tropical = Tropical
text-tropical = Capital 3: 9 × 9 plots, 22 of them impassable.
name-desert = Desert
text-desert = Capital 4: 9 × 9 plots, 22 of them impassable.
name-grassland = Grassland
text-grassland = Capital 5: 9 × 9 plots, 22 of them impassable.
name-forest = Forest
text-forest = Capital 6: 9 × 9 plots, 22 of them impassable.

## Maps and dice

name-small = Small map
text-small = For 1 to 3 players.
name-large = Large map
text-large = For 4 and 5 players.
name-conquer_red = Red conquer die
text-conquer_red = A die of a conquest.
name-red = Red die
name-black = Black die
name-conquer_red_0 = 4 victory points
name-conquer_red_1 = 5 victory points
name-conquer_red_2 = 6 victory points
name-conquer_red_3 = 7 victory points
name-conquer_red_4 = 1 victory point per territory you control
name-conquer_red_5 = 1 victory point per territory you control
name-conquer_black = Black conquer die
text-conquer_black = A die of a conquest.
name-conquer_black_0 = 1 coin
name-conquer_black_1 = 1 worker
name-conquer_black_2 = 1 food
name-conquer_black_3 = 1 culture
name-conquer_black_4 = the reward of the conquered territory tile
name-conquer_black_5 = the reward of the conquered territory tile

## Achievements

name-complete_track = Complete any advancement track
text-complete_track = For a token on the last space of a track, however it came there. The first player gets most points.
name-topple_two_outposts = Topple two opponent outposts
text-topple_two_outposts = For two pieces of opponents that lie toppled by you at the same time, by conquest or by a trap.
name-middle_island = Conquer the middle island
text-middle_island = For a conquest of the middle island that no trap prevents.

## Landmarks; those of tech cards are with the cards

name-forge = Forge
text-forge = Covers 2 × 2 plots. For the first to enter tier II of the technology track.
name-rubber_works = Rubber Works
text-rubber_works = Covers 12 plots within 4 × 4. For the first to enter tier III of the technology track.
name-tech_hub = Tech Hub
text-tech_hub = Covers 2 × 3 plots. For the first to enter tier IV of the technology track.
name-barracks = Barracks
text-barracks = Covers 2 × 2 plots. For the first to enter tier II of the military track.
name-tank_factory = Tank Factory
text-tank_factory = Covers 3 × 3 plots. For the first to enter tier III of the military track.
name-fusion_reactor = Fusion Reactor
text-fusion_reactor = Covers 8 plots within 3 × 3. For the first to enter tier IV of the military track.
name-lighthouse = Lighthouse
text-lighthouse = Covers 2 × 2 plots. For the first to enter tier II of the exploration track.
name-train_station = Train Station
text-train_station = Covers 3 × 3 plots. For the first to enter tier III of the exploration track.
name-launch_pad = Launch Pad
text-launch_pad = Covers 3 × 2 plots. For the first to enter tier IV of the exploration track.
name-apothecary = Apothecary
text-apothecary = Covers 2 × 2 plots. For the first to enter tier II of the science track.
name-academy = Academy
text-academy = Covers 2 × 4 plots. For the first to enter tier III of the science track.
name-laboratory = Laboratory
text-laboratory = Covers 2 × 3 plots. For the first to enter tier IV of the science track.
name-stadium = Stadium
text-stadium = Covers 3 × 3 plots. For the tapestry card “{ name-entertain_the_masses }”. Reconstructed: its printed shape may differ.
name-monolith = Monolith
text-monolith = Covers 4 × 1 plots. For exploring the space tile of this name. Reconstructed: its printed shape may differ.
name-pp_landmark_territories = Urban Farm
text-pp_landmark_territories = Covers 8 plots within 3 × 3. For its landmark card.
name-pp_landmark_buildings = TV Station
text-pp_landmark_buildings = Covers 8 plots within 3 × 3. For its landmark card.
name-pp_landmark_technology = Game Store
text-pp_landmark_technology = Covers 2 × 3 plots. For its landmark card.
name-pp_landmark_line = Skyscraper
text-pp_landmark_line = Covers 3 × 3 plots. For its landmark card.
name-pp_landmark_districts = Digital Studio
text-pp_landmark_districts = Covers 2 × 3 plots. For its landmark card.

## Landmark cards

name-landmark_card_territories = Urban Farm
text-landmark_card_territories = Gain its landmark if you have at least 6 territory tiles in your supply at the end of a turn of yours.
name-landmark_card_buildings = TV Station
text-landmark_card_buildings = Gain its landmark if at least 3 income buildings of one type stand in your capital at the end of a turn of yours.
name-landmark_card_technology = Game Store
text-landmark_card_technology = Gain its landmark if you have at least 1 tech card in the top row at the end of a turn of yours.
name-landmark_card_line = Skyscraper
text-landmark_card_line = Gain its landmark if at least 1 row or column of your capital is complete at the end of a turn of yours.
name-landmark_card_districts = Digital Studio
text-landmark_card_districts = Gain its landmark if at least 2 districts of your capital are complete at the end of a turn of yours.

## Tapestry cards

name-academia = Academia
text-academia = This era: 3 victory points whenever you invent a tech card or gain a tapestry card.
name-age_of_discovery = Age of Discovery
text-age_of_discovery = When played: roll the science die; you first, then all others clockwise advance on that track. Only you gain the benefit and may buy the bonus.
name-age_of_sail = Age of Sail
text-age_of_sail = This era: before you explore, take 3 territory tiles, and you may give one of your tiles to an opponent for 3 victory points.
name-age_of_wonders = Age of Wonders
text-age_of_wonders = When played: alone with the fewest landmarks you gain 2 resources of your choice, alone with the most 12 victory points, otherwise 1 resource of your choice and 6 victory points.
name-alliance = Alliance
text-alliance = This era: choose an opponent. Neither of you may conquer territories of the other, and when that opponent upgrades a tech card, you gain the same benefit afterwards.
name-boast_of_superiority = Boast of Superiority
text-boast_of_superiority = When played: 4 victory points per track on which no token is further than yours.
name-broker_of_peace = Broker of Peace
text-broker_of_peace = This era: you cannot advance on the military track, but gain 3 victory points whenever an opponent does.
name-capitalism = Capitalism
text-capitalism = This era: 2 victory points per coin that your income step brings, and 1 coin for each market you gain.
name-coal_baron = Coal Baron
text-coal_baron = When played: take 1 territory tile and explore with it; then each of your neighbours takes 1.
name-colonialism = Colonialism
text-colonialism = When played: choose a territory tile that you control. You gain 1 worker for mountain, 1 culture for grassland, 1 food for forest and 1 coin for desert on it.
name-dark_ages = Dark Ages
text-dark_ages = When played: go back 1 space on each of three tracks, as far as possible, then advance 3 spaces on the fourth. No benefits, no bonuses.
name-democracy = Democracy
text-democracy = When played: draw 3 tapestry cards, then discard any number of hand cards for 2 victory points each.
name-dictatorship = Dictatorship
text-dictatorship = When played: advance on any track with benefit and payable bonus. Opponents cannot advance there until the end of your next turn.
name-diplomacy = Diplomacy
text-diplomacy = When played: every player gains 1 resource of their choice; you also gain 1 income building of your choice.
name-dystopia = Dystopia
text-dystopia = When played: gain a landmark of your choice from the landmark board.
name-empiricism = Empiricism
text-empiricism = This era: 2 victory points per advance on the science track; you roll the science die twice and choose.
name-espionage = Espionage
text-espionage = When played: use the ability of any visible tapestry card as if you had played it.
name-exploitation = Exploitation
text-exploitation = This era: when you lay a territory tile, you may take its reward twice instead of victory points for its sides.
name-feudalism = Feudalism
text-feudalism = When played: 1 resource of your choice or 3 victory points per landmark you own.
name-golden_age = Golden Age
text-golden_age = This era: the upgrades that you make need no prerequisites and bring 3 victory points each.
name-guilds = Guilds
text-guilds = When played: trade once: up to 3 times 5 victory points for 1 resource of your choice each, or the other way round.
name-industrialism = Industrialism
text-industrialism = This era: a tech card that you invent gives its circle benefit at once and stays in the bottom row.
name-marriage_of_state = Marriage of State
text-marriage_of_state = This era: choose an opponent and a track. Whenever that opponent gains a benefit of the track, you gain it as well, without the bonus.
name-mercantilism = Mercantilism
text-mercantilism = This era: in your income step you may turn food that it brings into other resources, for 2 victory points each.
name-meritocracy = Meritocracy
text-meritocracy = When played: invent, then 2 victory points per tech card you own.
name-militarism = Militarism
text-militarism = This era: after you explore, you may put an outpost on the new territory. This is no conquest.
name-monarchy = Monarchy
text-monarchy = This era: 3 victory points for each income building that you place in your capital.
name-oil_magnate = Oil Magnate
text-oil_magnate = When played: choose a track. You and your neighbours may each advance there once; only you gain the benefit and may buy the bonus.
name-olympic_host = Olympic Host
text-olympic_host = When played: beginning with you, everyone may pay 1 worker for 10 victory points. If an opponent does, you gain 1 income building of your choice, otherwise 1 coin.
name-pillage_and_plunder = Pillage and Plunder
text-pillage_and_plunder = This era: when you conquer a territory of an opponent, both dice count; no trap can be set for you.
name-pirate_rule = Pirate Rule
text-pirate_rule = This era: when you conquer a territory tile, you gain its reward as well.
name-plea_for_aid = Plea for Aid
text-plea_for_aid = When played: 2 victory points and 1 resource of your choice per track on which you alone are last.
name-renaissance = Renaissance
text-renaissance = When played: advance once on every track without benefits; the bonuses you reach may be taken free of charge.
name-revisionism = Revisionism
text-revisionism = This era: 1 resource of your choice for each landmark that you gain on a track; 1 armory if the landmark of the space is already gone.
name-revolution = Revolution
text-revolution = When played: 1 resource of your choice; or set up to 3 of your toppled outposts upright and topple the outposts that stand there.
name-socialism = Socialism
text-socialism = When played: choose a track and move your token forward to the next opponent there or back to the next one, however far. Opponents on your space do not count. No benefit, no bonus.
name-steam_tycoon = Steam Tycoon
text-steam_tycoon = When played: invent an open tech card and upgrade it at once; then each of your neighbours may invent the top card of the deck.
name-technocracy = Technocracy
text-technocracy = When played: if nobody else has entered this era yet, invent and upgrade that card; otherwise 3 victory points per opponent.
name-terraforming = Terraforming
text-terraforming = This era: you may build on impassable plots of your capital, for 5 victory points each time.
name-theocracy = Theocracy
text-theocracy = This era: you cannot advance on the science track, but gain 4 victory points whenever a token of yours enters a new tier.
name-trade_economy = Trade Economy
text-trade_economy = When played: choose the space of an opponent's token. You gain its benefit, and that opponent gets its bonus free of charge.
name-trap = Trap
text-trap = When played: 10 victory points. Or from your hand, when an opponent attacks a territory of yours: you gain 1 resource of your choice, the attacking outpost falls, and the territory stays yours.
name-tyranny = Tyranny
text-tyranny = This era: once, when you gain a tapestry card, you may play it at once over this one for 5 victory points.
name-wartime_economy = Wartime Economy
text-wartime_economy = This era: bonuses that cost a resource of your choice are free for you.
name-cartography = Cartography
text-cartography = When played: take 1 territory tile and explore with it. If that brings at least 3 victory points, you may conquer the new territory.
name-manifest_destiny = Manifest Destiny
text-manifest_destiny = When played: conquer a territory next to your start territory; then you may take the reward of a territory tile that you control.
name-entertain_the_masses = Entertain the Masses
text-entertain_the_masses = When played: gain the landmark “{ name-stadium }”. The printed card may say more.
name-double_cross = Double Cross
text-double_cross = When played: conquer any territory of the map. Or from your hand, when you attack and meet a trap: the trap fails and the defending outpost falls. Partly reconstructed: the printed one may differ.
name-retreat = Retreat
text-retreat = When played: explore any empty hex of the map, then 3 victory points. Or from your hand, when an opponent attacks a territory of yours beside which a territory without pieces lies: your outpost moves there instead of falling. Reconstructed: the printed one may differ.
name-surrender = Surrender
text-surrender = When played: 3 resources of your choice. Or from your hand, when an opponent attacks a territory of yours: you lose it as usual, but gain 2 resources of your choice. Reconstructed: the printed one may differ.
name-surprise_guest = Surprise Party
text-surprise_guest = When played: 2 tapestry cards and 4 victory points. Or from your hand, when an opponent attacks a territory of yours beside another one that you control: the attacking outpost falls, and the territory stays yours. Partly reconstructed: the printed one may differ.
name-pp_placeholder_1 = Stand-in 1
text-pp_placeholder_1 = Stand-in, not a printed card. When played: either explore or invent.
name-pp_placeholder_2 = Stand-in 2
text-pp_placeholder_2 = Stand-in, not a printed card. When played: 1 resource of your choice and 4 victory points.
name-pp_placeholder_3 = Stand-in 3
text-pp_placeholder_3 = Stand-in, not a printed card. When played: upgrade 1 tech card, then 3 victory points.
name-pp_placeholder_4 = Stand-in 4
text-pp_placeholder_4 = Stand-in, not a printed card. When played: 1 income building of your choice.
name-pp_placeholder_5 = Stand-in 5
text-pp_placeholder_5 = Stand-in, not a printed card. This era: 3 victory points per conquest of yours.
name-pp_placeholder_6 = Stand-in 6
text-pp_placeholder_6 = Stand-in, not a printed card. This era: 4 victory points per landmark that you gain.
name-pp_placeholder_7 = Stand-in 7
text-pp_placeholder_7 = Stand-in, not a printed card. This era: 4 victory points per district that you complete.
name-stolen_plans = Stolen Plans
text-stolen_plans = When played: invent, then upgrade 1 tech card. Or from your hand, when an opponent attacks a territory of yours: you lose it as usual, but invent. Reconstructed: the printed one may differ.

## Tech cards

name-air_conditioning = Air Conditioning
text-air_conditioning = Circle: 1 worker. Square: 1 house. For the top row: tier II of technology, reached by you or a neighbour.
name-ammonia = Ammonia
text-ammonia = Circle: 1 farm. Square: 1 victory point per farm in your capital. For the top row: tier III of military, reached by you or a neighbour.
name-anesthesia = Anesthesia
text-anesthesia = Circle: 1 armory. Square: 1 victory point per armory in your capital. For the top row: tier II of science, reached by you or a neighbour.
name-assembly_line = Assembly Line
text-assembly_line = Circle: gain the square benefit of a card in your top row. Square: gain the circle benefit of a card in your middle row. For the top row: tier III of exploration, reached by you or a neighbour.
name-bakery = Bakery
text-bakery = Circle: 4 victory points. Square: the landmark of this name, which covers 2 × 2 plots. For the top row: 1 farm gained by you or a neighbour.
name-barn = Barn
text-barn = Circle: 3 victory points. Square: the landmark of this name, which covers 3 × 3 plots. For the top row: 2 farms gained by you or a neighbour.
name-lithium_ion_battery = Lithium-Ion Battery
text-lithium_ion_battery = Circle: 4 victory points. Square: benefit and payable bonus of a space where one of your tokens stands. For the top row: tier IV of exploration, reached by you or a neighbour.
name-calendar = Calendar
text-calendar = Circle: 1 culture. Square: 7 victory points. For the top row: tier II of exploration, reached by you or a neighbour.
name-canned_food = Canned Food
text-canned_food = Circle: 1 food. Square: 7 victory points. For the top row: tier II of military, reached by you or a neighbour.
name-clocks = Clocks
text-clocks = Circle: advance on the technology track without benefit and bonus. Square: 1 victory point per space advanced on the technology track. For the top row: tier II of technology, reached by you or a neighbour.
name-com_tower = Com Tower
text-com_tower = Circle: 5 victory points. Square: the landmark of this name, which covers 2 × 3 plots. For the top row: 3 houses gained by you or a neighbour.
name-compass = Compass
text-compass = Circle: 2 territory tiles. Square: explore. For the top row: tier II of technology, reached by you or a neighbour.
name-concrete = Concrete
text-concrete = Circle: 1 market. Square: 1 victory point per market in your capital. For the top row: tier II of exploration, reached by you or a neighbour.
name-dynamite = Dynamite
text-dynamite = Circle: conquer. Square: 1 victory point per territory you control. For the top row: tier II of military, reached by you or a neighbour.
name-eyeglasses = Eyeglasses
text-eyeglasses = Circle: invent. Square: 1 victory point per tech card you own. For the top row: tier II of technology, reached by you or a neighbour.
name-irrigation = Irrigation
text-irrigation = Circle: 1 food. Square: 1 farm. For the top row: tier II of science, reached by you or a neighbour.
name-library = Library
text-library = Circle: 3 victory points. Square: the landmark of this name, which covers 4 × 2 plots. For the top row: 2 houses gained by you or a neighbour.
name-light_bulb = Light Bulb
text-light_bulb = Circle: 1 coin. Square: 1 market. For the top row: tier II of military, reached by you or a neighbour.
name-paper = Paper
text-paper = Circle: 1 house. Square: 1 victory point per house in your capital. For the top row: tier II of science, reached by you or a neighbour.
name-penicillin = Penicillin
text-penicillin = Circle: research without benefit and bonus. Square: 5 victory points. For the top row: tier II of science, reached by you or a neighbour.
name-printing_press = Printing Press
text-printing_press = Circle: 1 tapestry card. Square: play a tapestry card from your hand over your current one. For the top row: tier II of technology, reached by you or a neighbour.
name-radio = Radio
text-radio = Circle: 3 victory points. Square: 1 more civilization at random. For the top row: tier IV of science, reached by you or a neighbour.
name-sewage_and_plumbing = Sewage & Plumbing
text-sewage_and_plumbing = Circle: 1 culture. Square: 1 armory. For the top row: tier II of technology, reached by you or a neighbour.
name-siegecraft = Siegecraft
text-siegecraft = Circle: advance on the military track without benefit and bonus. Square: 1 victory point per space advanced on the military track. For the top row: tier II of military, reached by you or a neighbour.
name-stock_market = Stock Market
text-stock_market = Circle: 5 victory points. Square: the landmark of this name, which covers 2 × 2 plots. For the top row: 2 markets gained by you or a neighbour.
name-telescope = Telescope
text-telescope = Circle: 1 culture and 1 territory tile. Square: 1 victory point per territory tile in your supply. For the top row: tier II of technology, reached by you or a neighbour.
name-the_nail = The Nail
text-the_nail = Circle: 1 tapestry card. Square: 1 market, 1 house or 1 farm. For the top row: tier II of technology, reached by you or a neighbour.
name-time_travel = Time Travel
text-time_travel = Circle: 1 coin. Square: go back 1 space on the exploration or military track without benefit and bonus. For the top row: tier IV of technology, reached by you or a neighbour.
name-transistors = Transistors
text-transistors = Circle: 1 coin. Square: 1 culture and 4 victory points. For the top row: tier IV of military, reached by you or a neighbour.
name-treasury = Treasury
text-treasury = Circle: 4 victory points. Square: the landmark of this name, which covers 2 × 2 plots. For the top row: 1 market gained by you or a neighbour.
name-vaccines = Vaccines
text-vaccines = Circle: advance on the science track without benefit and bonus. Square: 1 victory point per space advanced on the science track. For the top row: tier II of science, reached by you or a neighbour.
name-warships = Warships
text-warships = Circle: 1 worker. Square: conquer. For the top row: tier III of exploration, reached by you or a neighbour.
name-zeppelins = Zeppelins
text-zeppelins = Circle: advance on the exploration track without benefit and bonus. Square: 1 victory point per space advanced on the exploration track. For the top row: tier II of exploration, reached by you or a neighbour.

## Territory tiles

name-territory_01 = Territory 1: desert
text-territory_01 = Reward: 1 coin.
name-territory_02 = Territory 2: mountain and desert
text-territory_02 = Reward: 2 territory tiles.
name-territory_03 = Territory 3: mountain and desert
text-territory_03 = Reward: 1 food.
name-territory_04 = Territory 4: mountain and desert
text-territory_04 = Reward: 1 culture.
name-territory_05 = Territory 5: desert
text-territory_05 = Reward: 1 food.
name-territory_06 = Territory 6: desert
text-territory_06 = Reward: 1 worker.
name-territory_07 = Territory 7: desert
text-territory_07 = Reward: 1 coin.
name-territory_08 = Territory 8: mountain and desert
text-territory_08 = Reward: 1 farm.
name-territory_09 = Territory 9: mountain and desert
text-territory_09 = Reward: 1 tapestry card.
name-territory_10 = Territory 10: mountain and desert
text-territory_10 = Reward: 1 culture.
name-territory_11 = Territory 11: mountain and desert
text-territory_11 = Reward: 1 worker.
name-territory_12 = Territory 12: mountain and desert
text-territory_12 = Reward: research without benefit and bonus.
name-territory_13 = Territory 13: forest
text-territory_13 = Reward: 1 coin.
name-territory_14 = Territory 14: grassland and forest
text-territory_14 = Reward: 1 culture.
name-territory_15 = Territory 15: forest
text-territory_15 = Reward: 1 worker.
name-territory_16 = Territory 16: forest
text-territory_16 = Reward: 1 coin.
name-territory_17 = Territory 17: forest
text-territory_17 = Reward: 1 food.
name-territory_18 = Territory 18: grassland and forest
text-territory_18 = Reward: 1 market.
name-territory_19 = Territory 19: grassland and forest
text-territory_19 = Reward: 1 tapestry card.
name-territory_20 = Territory 20: grassland and forest
text-territory_20 = Reward: 1 culture.
name-territory_21 = Territory 21: grassland and forest
text-territory_21 = Reward: 1 worker.
name-territory_22 = Territory 22: grassland and forest
text-territory_22 = Reward: upgrade 1 tech card.
name-territory_23 = Territory 23: grassland and forest
text-territory_23 = Reward: invent.
name-territory_24 = Territory 24: grassland and forest
text-territory_24 = Reward: 1 food.
name-territory_25 = Territory 25: grassland and desert
text-territory_25 = Reward: 1 house.
name-territory_26 = Territory 26: grassland
text-territory_26 = Reward: 1 food.
name-territory_27 = Territory 27: grassland
text-territory_27 = Reward: 1 worker.
name-territory_28 = Territory 28: grassland
text-territory_28 = Reward: 1 coin.
name-territory_29 = Territory 29: grassland and desert
text-territory_29 = Reward: 1 tapestry card.
name-territory_30 = Territory 30: grassland and desert
text-territory_30 = Reward: 1 culture.
name-territory_31 = Territory 31: grassland and desert
text-territory_31 = Reward: 1 worker.
name-territory_32 = Territory 32: grassland and desert
text-territory_32 = Reward: invent.
name-territory_33 = Territory 33: grassland and desert
text-territory_33 = Reward: 1 armory.
name-territory_34 = Territory 34: grassland and desert
text-territory_34 = Reward: 1 food.
name-territory_35 = Territory 35: grassland and desert
text-territory_35 = Reward: 1 culture.
name-territory_36 = Territory 36: grassland
text-territory_36 = Reward: 1 coin.
name-territory_37 = Territory 37: mountain
text-territory_37 = Reward: 1 coin.
name-territory_38 = Territory 38: mountain and forest
text-territory_38 = Reward: 1 culture.
name-territory_39 = Territory 39: mountain
text-territory_39 = Reward: 1 worker.
name-territory_40 = Territory 40: mountain
text-territory_40 = Reward: 1 coin.
name-territory_41 = Territory 41: mountain
text-territory_41 = Reward: 1 food.
name-territory_42 = Territory 42: mountain and forest
text-territory_42 = Reward: invent.
name-territory_43 = Territory 43: mountain and forest
text-territory_43 = Reward: 1 tapestry card.
name-territory_44 = Territory 44: mountain and forest
text-territory_44 = Reward: 1 culture.
name-territory_45 = Territory 45: mountain and forest
text-territory_45 = Reward: 1 worker.
name-territory_46 = Territory 46: mountain and forest
text-territory_46 = Reward: research without benefit and bonus.
name-territory_47 = Territory 47: mountain and forest
text-territory_47 = Reward: 2 territory tiles.
name-territory_48 = Territory 48: mountain and forest
text-territory_48 = Reward: 1 food.

## Space tiles

name-space_01_science_comet = Science comet
text-space_01_science_comet = Advance on the science track with benefit and payable bonus, and 1 victory point per space advanced on the science track.
name-space_02_armory_planet = Armory planet
text-space_02_armory_planet = 1 armory, and 1 victory point per armory in your capital.
name-space_03_house_nebula = House nebula
text-space_03_house_nebula = 1 house, and 1 victory point per house in your capital.
name-space_04_tapestry_asteroids = Tapestry asteroids
text-space_04_tapestry_asteroids = 1 tapestry card, play a tapestry card from your hand over your current one, and 1 victory point per tapestry card in your hand and on your income mat.
name-space_05_coin_worker_star = Coin and worker star
text-space_05_coin_worker_star = 1 coin, 1 worker and 8 victory points.
name-space_06_research_eclipse = Research eclipse
text-space_06_research_eclipse = Research with benefit and payable bonus, and 6 victory points.
name-space_07_food_culture_planet = Food and culture planet
text-space_07_food_culture_planet = 1 food, 1 culture and 8 victory points.
name-space_08_city_planet = City planet
text-space_08_city_planet = 1 culture, and 1 victory point per complete row and column of your capital.
name-space_09_technology_ring = Technology ring
text-space_09_technology_ring = Advance on the technology track with benefit and payable bonus, and 1 victory point per space advanced on the technology track.
name-space_10_tech_probe = Tech probe
text-space_10_tech_probe = Invent, upgrade 1 tech card, and 1 victory point per tech card you own.
name-space_11_conquer_rocket = Conquerors' rocket
text-space_11_conquer_rocket = Conquer, and 1 victory point per territory you control.
name-space_12_military_cruiser = Military cruiser
text-space_12_military_cruiser = Advance on the military track with benefit and payable bonus, and 1 victory point per space advanced on the military track.
name-space_13_thirteen_points = Thirteen points
text-space_13_thirteen_points = 13 victory points.
name-space_14_farm_planet = Farm planet
text-space_14_farm_planet = 1 farm, and 1 victory point per farm in your capital.
name-space_15_market_planet = Market planet
text-space_15_market_planet = 1 market, and 1 victory point per market in your capital.
name-space_16_monolith = Monolith
text-space_16_monolith = The landmark “{ name-monolith }”.
name-space_17_ongoing_science = Science beacon
text-space_17_ongoing_science = 5 victory points whenever you advance on the science track. Reconstructed: the printed one may differ.
name-space_18_ongoing_technology = Technology beacon
text-space_18_ongoing_technology = 5 victory points whenever you advance on the technology track. Reconstructed: the printed one may differ.
name-space_19_ongoing_military = Military beacon
text-space_19_ongoing_military = 5 victory points whenever you advance on the military track. Reconstructed: the printed one may differ.

## Civilizations

name-alchemists = Alchemists
text-alchemists = Income turns 2 to 5: roll the science die as often as you like. If a track comes up twice, you only gain 1 resource of your choice; if you stop in time, you may advance once on every track rolled, without benefit and bonus, and a track already at its end brings 5 victory points. At the start, with adjustments: 1 resource of your choice and 10 victory points.
name-architects = Architects
text-architects = A complete district whose income buildings are all of one type brings 1 more resource of your choice, and such a row or column 1 victory point more whenever you score your capital. Gained later: swap income buildings in your capital, up to 3 times. At the start, with adjustments: make 1 plot of your capital impassable per opponent, all in different districts.
name-craftsmen = Craftsmen
text-craftsmen = You may put a new income building on this mat instead of into your capital, on the lowest free space of one of the three columns, for the reward it covers. It counts as standing in your capital, but not for rows, columns and districts. Column 1: 1 worker; 1 territory tile; 5 victory points. Column 2: 1 coin; invent; upgrade 1 tech card; 10 victory points. Column 3: 1 food; 1 tapestry card; 1 culture; research with benefit and payable bonus; 15 victory points.
name-entertainers = Entertainers
text-entertainers = Income turns 2 to 5: move the token one space to the right along a path and gain the reward there. Gained later: put the token on any space and gain its reward. Spaces: 2 – 1 worker; 3 – 1 culture; 4 – 1 food; 5 – 1 coin; 6 – 1 farm; 7 – 1 market; 8 – 1 house; 9 – 1 armory; 10 – conquer; 11 – research without benefit and bonus; 12 – invent; 13 – explore; 14 to 17 – advance on the technology, exploration, military or science track with benefit and payable bonus. At the start, with adjustments: 1 resource of your choice and 10 victory points.
name-futurists = Futurists
text-futurists = When you gain this civilization, you move forward 4 spaces on every track, without benefits, bonuses and landmarks, and gain 1 of each resource. At the start, with adjustments: after your first income turn you lose 1 culture and 1 resource of your choice.
name-heralds = Heralds
text-heralds = At the end of your first income turn you may play a tapestry card on Maker of Fire. Income turns 2 to 5: put 1 of 4 tokens on a visible when-played card of anybody and use its ability. At the start, with adjustments: at the end of your first income turn you draw tapestry cards until a when-played one comes, and keep it; Renaissance may not go on Maker of Fire.
name-historians = Historians
text-historians = Income turns 2 to 5: discard 1 territory tile to give one of the 4 tokens, which cover rewards, to an opponent. When such an opponent gains a landmark, you gain all uncovered rewards. Gained later: give all 4 tokens away at once. Rewards: 3 victory points; 1 food; 1 worker; 3 victory points.
name-inventors = Inventors
text-inventors = Income turns 2 to 5: put 1 of 4 tokens on a tech card of anybody below the top row; it is upgraded without prerequisite, and if it is an opponent's, you may gain the benefit too. When a marked card of an opponent reaches the top row, you gain its benefit and the card.
name-isolationists = Isolationists
text-isolationists = When you conquer an empty territory, you may add 1 of 4 tokens for 1 resource of your choice; nobody can conquer it any more. Income turn 5: 5, 10, 16, 23, 31, 40 victory points for 1, 2 and more territories that one land terrain connects. At the start, with adjustments: 2 territory tiles.
name-leaders = Leaders
text-leaders = Income turns 2 to 5: advance on a track that you have not used for this yet, free of cost, with benefit, without bonus.
name-merrymakers = Merrymakers
text-merrymakers = Income turns 2 to 5: move one of the 3 tokens one space up its column and gain everything shown there; the rewards grow. Column 1: 1 coin; 1 worker and 1 food; 1 culture and 1 armory. Column 2: 1 territory tile; invent and 1 tapestry card; explore, and research with benefit and payable bonus. Column 3: 5 victory points; 10 victory points; 15 victory points. At the start, with adjustments: 1 resource of your choice.
name-militants = Militants
text-militants = 8 of your outposts cover rewards on this mat and leave it from the left when you conquer. Income turns 2 to 5: gain all uncovered rewards. Row 1: 1 coin; 2 victory points; 1 food; 4 victory points. Row 2: 1 victory point; 1 worker; 3 victory points; 1 culture.
name-mystics = Mystics
text-mystics = At the start you predict how many tech cards, complete districts, territories and completed tracks you will have. Reaching a prediction brings 1 resource of your choice; each one that is exactly right in income turn 5 brings 10 victory points. At the start, with adjustments: 1 resource of your choice.
name-nomads = Nomads
text-nomads = Income buildings and landmarks may stand on the map: beside a single piece on a territory of yours, which then cannot be conquered any more, for 1 resource of your choice; or on an empty territory next to yours, which you then control.
name-chosen = The Chosen
text-chosen = Income turns 2 to 5: per track on which nobody is further than you, 1 victory point per opponent; per achievement you hold, 1 resource of your choice, in income turn 5 instead 5 victory points. At the start, with adjustments: 15 victory points per opponent.
name-traders = Traders
text-traders = Income turns 2 to 5: put 1 of 4 tokens on an empty territory for 1 victory point per neighbouring territory of opponents, or beside a single outpost of an opponent for the reward of the tile. When an opponent conquers an otherwise empty territory with your token, you may gain the die left over. At the start, with adjustments: 2 resources of your choice and 10 victory points.
name-advisors = Advisors
text-advisors = You start with 3 tapestry cards. Income turns 2 to 5: 1 victory point per hand card; with more than 4 you discard down to 4 for 1 resource of your choice. When a neighbour would draw a tapestry card in an advance turn, you may give one of yours and draw. Gained later: give drawn cards to neighbours for 5 victory points each.
name-aliens = Aliens
text-aliens = You start with 4 space tiles. Income turns 2 to 5: discard the tile on this mat, then explore a tile of your supply onto it, paying 1 resource of your choice if one was discarded; or gain 1 resource of your choice.
name-infiltrators = Infiltrators
text-infiltrators = You start with 1 culture. Income turns 2 to 5: put an outpost beside a single one of an opponent, share the territory and gain its reward; or put a token on an opponent's start territory for 1 victory point per outpost in that supply, and with the 3rd token there gain a civilization. You draw 3 civilizations and keep one. At the start, with adjustments: no culture in your first income turn; which resource is meant is assumed.
name-islanders = Islanders
text-islanders = You start with 4 territory tiles. Income turns 2 to 5: explore one of the 6 hexes around the island of this mat; in advance turns you may explore here too. Income turn 5: 4 victory points per tile here with water only on its outer sides. Gained later: lay up to 4 tiles here without benefits.
name-recyclers = Recyclers
text-recyclers = You start with 1 of 3 tech cards. Income turns 2 to 5: upgrade 1 tech card more. An upgrade may also move a card from your top row back to the bottom row for 5 victory points, and you may invent from the discards. At the start, with adjustments: upgrade 1 tech card.
name-riverfolk = Riverfolk
text-riverfolk = You start with 4 victory points per district with at least 2 impassable plots and may build on impassable plots; covering the last one of a district brings 1 resource of your choice. Income turn 5: lose 1 victory point per impassable plot still visible.
name-spies = Spies
text-spies = Income turns 2 to 5, each way once: gain from a neighbour the effect of a when-played card, the reward of a tile in the supply, the benefit of the space of a token, or the benefit of a tech card in its row. You may look at that neighbour's hand. At the start, with adjustments: after your first income turn you lose 1 resource of your choice.
name-tinkerers = Tinkerers
text-tinkerers = Income turns 2 to 5, each way once: gain the cost of the space of a token; advance to the nearest opponent ahead, with benefit; go back 3 spaces with benefit and payable bonus; or advance to the next bonus and take it free of charge. At the start each opponent gains a tech card. At the start, with adjustments: instead each opponent may draw 1 tapestry card and 1 tech card.
name-treasure_hunters = Treasure Hunters
text-treasure_hunters = You start with 2 territory tiles. Income turns 2 to 5: put a token on an empty territory next to yours that shows a terrain not used yet; you control it and gain a treasure. Desert: 1 coin and the black die, one of 2 rolls; grassland: 1 culture and an advance by the science die, one of 2 rolls; mountain: 1 worker and both conquer dice; forest: 1 food and 2 rolls of the red die.
name-utilitarians = Utilitarians
text-utilitarians = You start with a tier II landmark. Up to 2 landmarks of yours have abilities. { name-forge }: 1 resource of your choice when you upgrade a tech card to the top row. { name-barracks }: the red die besides when you conquer. { name-lighthouse }: once per advance turn 2 territory tiles for 1 resource of your choice. { name-apothecary }: 1 resource of your choice for another landmark. { name-rubber_works }, { name-tank_factory }, { name-train_station }, { name-academy }: 4 victory points per advance into or within tiers III and IV of their tracks. At the start, with adjustments: after your first income turn you lose 1 resource of your choice.

## Solo game

name-automa_scientists = Scientists
text-automa_scientists = Income turns 3 to 5: the Automa researches with benefit.
name-automa_explorers = Explorers
text-automa_explorers = The Automa advances with benefit: on exploration in income turns 2 and 4, on military in income turns 3 and 5.
name-automa_engineers = Engineers
text-automa_engineers = Income turns 2 to 5: the Automa scores 1 victory point more per landmark.
name-automa_conquerors = Conquerors
text-automa_conquerors = Income turns 2 to 5: the Automa conquers if it controls fewer territories than the number of the turn, guards one of more than 2 territories that hold a single piece, and scores 1 victory point more per territory.
name-automa_equalizers = Equalizers
text-automa_equalizers = Income turns 2 to 5: on one track on which the Automa is 1 or 2 spaces behind you it moves to your space and gains its benefit; without such a track it scores 5 victory points.
name-automa_hucksters = Hucksters
text-automa_hucksters = At the start 1 space tile and 1 tapestry card lie open beside the mat. Then and in income turns 2 to 5 comes 1 thing more, by the favourite track: a tapestry card (military, science), a tech card (technology) or a territory tile (exploration). They count like landmarks when the Automa scores. In an advance turn you may take one of them instead of gaining another of its kind.
name-automa_iconoclasts = Iconoclasts
text-automa_iconoclasts = Income turns 2 to 5: every landmark of the Automa leaves the game for 3 victory points and a research with benefit, in which completed tracks are rolled again.
name-automa_trailblazers = Trailblazers
text-automa_trailblazers = Socialism leaves the game. At the start and in income turns 2 to 5 an outpost comes on the favourite track of the Automa, 2 spaces ahead of you and of all such outposts; where there is no such space, on another track. At the end each that you have not passed is worth 10 victory points to the Automa.
name-automa_normal = Automa income mat, normal side
text-automa_normal = The side of the Automa's income mat with the lower multipliers.
name-automa_hard = Automa income mat, hard side
text-automa_hard = The side of the Automa's income mat with the higher multipliers.
name-level_1 = Automa the Underachiever
text-level_1 = The Automa has no civilization bonus and draws no tapestry cards in its income turns; you begin with an advance on each track.
name-level_2 = Automa the Average
text-level_2 = The normal opponent.
name-level_3 = Automa the Slightly Intimidating
text-level_3 = As level 2, but from income turn 2 on both bots advance once more in their income turns.
name-level_4 = Automa the Somewhat Awesome
text-level_4 = As level 3, and more progress cards come into play.
name-level_5 = Automa the Definitely Awesome
text-level_5 = As level 4 with higher multipliers and still more progress cards; both bots begin with an advance on their favourite track.
name-level_6 = Automa the Crusher of Dreams
text-level_6 = As level 5, but both bots begin with an advance on each track, and the Automa has a second civilization.

name-decision_01 = Decision card 1
text-decision_01 = Automa: nearest to the end. Shadow Empire: any track. Ties: favourite, military, exploration, technology, science. Shows income. Shows a toppled outpost.
name-decision_02 = Decision card 2
text-decision_02 = Automa: any track. Shadow Empire: nearest to a landmark or the end. Ties: military, exploration, favourite, science, technology. Shows income.
name-decision_03 = Decision card 3
text-decision_03 = Automa: nearest to a landmark or the end. Shadow Empire: nearest to the end. Ties: science, technology, military, exploration, favourite. Shows a toppled outpost.
name-decision_04 = Decision card 4
text-decision_04 = Automa: nearest to a landmark or the end. Shadow Empire: any track. Ties: technology, science, favourite, military, exploration. Shows income.
name-decision_05 = Decision card 5
text-decision_05 = Automa: any track. Shadow Empire: nearest to a landmark or the end. Ties: exploration, military, technology, science, favourite.
name-decision_06 = Decision card 6
text-decision_06 = Automa: any track. Shadow Empire: any track. Ties: military, science, favourite, technology, exploration. Shows a toppled outpost.
name-decision_07 = Decision card 7
text-decision_07 = Automa: any track. Shadow Empire: any track. Ties: favourite, technology, exploration, military, science.
name-decision_08 = Decision card 8
text-decision_08 = Automa: any track. Shadow Empire: any track. Ties: exploration, military, technology, favourite, science. Shows income.
name-decision_09 = Decision card 9
text-decision_09 = Automa: any track. Shadow Empire: any track. Ties: technology, science, favourite, exploration, military. Shows income. Shows a toppled outpost.
name-decision_10 = Decision card 10
text-decision_10 = Automa: nearest to a landmark or the end. Shadow Empire: any track. Ties: military, exploration, technology, science, favourite. Shows a toppled outpost.
name-decision_11 = Decision card 11
text-decision_11 = Automa: any track. Shadow Empire: nearest to a landmark or the end. Ties: favourite, exploration, military, science, technology.
name-decision_12 = Decision card 12
text-decision_12 = Automa: any track. Shadow Empire: any track. Ties: science, technology, favourite, military, exploration. Shows income. Shows a toppled outpost.
name-decision_13 = Decision card 13
text-decision_13 = Automa: any track. Shadow Empire: nearest to a landmark or the end. Ties: science, technology, military, favourite, exploration.
name-decision_14 = Decision card 14
text-decision_14 = Automa: nearest to a landmark or the end. Shadow Empire: any track. Ties: exploration, favourite, science, military, technology. Shows income. Shows a toppled outpost.
name-decision_15 = Decision card 15
text-decision_15 = Automa: nearest to a landmark or the end. Shadow Empire: nearest to a landmark or the end. Ties: favourite, military, technology, exploration, science. Shows a toppled outpost.
name-decision_16 = Decision card 16
text-decision_16 = Automa: any track. Shadow Empire: nearest to a landmark or the end. Ties: technology, exploration, favourite, science, military. Shows income.
name-decision_17 = Decision card 17
text-decision_17 = Automa: any track. Shadow Empire: any track. Ties: exploration, favourite, technology, military, science. Shows income.
name-decision_18 = Decision card 18
text-decision_18 = Automa: nearest to a landmark or the end. Shadow Empire: any track. Ties: favourite, exploration, military, science, technology.
name-decision_19 = Decision card 19
text-decision_19 = Automa: any track. Shadow Empire: any track. Ties: military, technology, science, exploration, favourite. Shows income. Shows a toppled outpost.
name-decision_20 = Decision card 20
text-decision_20 = Automa: any track. Shadow Empire: any track. Ties: technology, exploration, science, military, favourite.
name-decision_21 = Decision card 21
text-decision_21 = Automa: any track. Shadow Empire: nearest to the end. Ties: exploration, technology, favourite, science, military. Shows income. Shows a toppled outpost.
name-decision_22 = Decision card 22
text-decision_22 = Automa: nearest to the end. Shadow Empire: any track. Ties: military, exploration, technology, favourite, science. Shows a toppled outpost.

## Terminal board


table-map = Map
table-tracks = Tracks
table-turn = turn: { $who }
table-era = era { $era }
table-first-era = before the first income turn
table-vp = { $points } VP
table-finished = finished
table-hand = { $count ->
    [0] no card in hand
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
table-outposts = { $count ->
    [one] { $count } outpost left
   *[other] { $count } outposts left
}
table-island = middle island: { $hex }
table-start = start
table-piece-toppled = a toppled
table-piece-token = ° token
table-piece-treasure = * treasure
table-piece-building = + building
table-corners = On the map a hex shows: left corner, upper left, number, upper right, right; below: lower left, pieces, lower right.
table-own = (of the track: { $resources })
table-landmark-there = ◆ landmark still there
table-resources = Resources
table-next = next: { $gains }
table-tapestries = Tapestries
table-this-era = this era
table-when-played = when played
table-reaction = or from hand
table-in-force = in force
table-covered = over { $cards }
table-top-row = top row
table-middle-row = middle row
table-bottom-row = bottom row
table-needs = needs
table-met = met
table-not-met = not met
table-needs-track = tier { $tier } of { $track }
table-needs-building = { $count } x { $building } off the income mat
table-territories = Territory tiles
table-space = Space tiles
table-explored = Space explored
table-mats = Civilizations
table-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
table-landmarks = Landmarks
table-landmark-card = Landmark card
table-beside = Beside the capital
table-your-hand = Hand
table-achievements = Achievements
table-display = Open tech cards
table-decks = Decks
table-deck-counts = { $tapestry } tapestry, { $tech } tech, { $territory } territory, { $space } space, { $civilization } civilizations
table-open-landmarks = Landmarks of cards left
table-bans = Closed tracks
table-ban = { $track }, by { $who }
table-offers = To choose from
table-looked-at = Drawn
table-level = level { $level }
table-favorite = favourite: { $track }
table-pair = last pair: { $cards }
table-decision-deck = { $count } decision cards, { $progress } progress cards left
table-decision-discards = discarded: { $cards }
table-matching = sides: { $count }
table-corner-hint = The numbers mark the upper left corner of this footprint; plots outside the capital are lost.
table-bonus-of = Bonus of { $space }: { $bonus }
table-bonus-price = { $pay ->
    [any] { $n } any
    [territory_tile] { $n ->
        [one] { $n } territory tile
       *[other] { $n } territory tiles
    }
    [tapestry_card_from_hand] { $n ->
        [one] { $n } tapestry card from hand
       *[other] { $n } tapestry cards from hand
    }
   *[tech_card] { $n } tech cards
}
table-tallest = height of the tallest landmark, the more the taller
table-placeholder = A stand-in of ours for a card whose print is not known.
table-loses = loses { $what } after the first income turn
table-set-base = base game
table-set-pp = Plans and Ploys
table-by = { $by ->
    [track] first on a track space
    [tech_card] by a tech card
    [tapestry_card] by a tapestry card
    [space_tile] by a space tile
   *[landmark_card] by a landmark card
}
table-kind = { $kind ->
    [tapestry] tapestry card
    [tech] tech card
    [territory] territory tile
    [space] space tile
    [civilization] civilization
    [landmark] landmark
    [landmark_card] landmark card
    [capital] capital
    [track] track
    [track_space] space of a track
    [map] map
    [die] die
    [die_face] face of a die
    [income_track] income track
    [income_space] space of the income mat
    [achievement] achievement
    [decision] decision card
    [automa_civilization] civilization of the Automa
    [automa_mat] Automa mat
    [level] level
   *[other] { $kind }
}
table-label-kind = Kind
table-label-circle = Circle
table-label-square = Square
table-label-needs = Top row
table-label-gained-by = Gained
table-label-footprint = Footprint
table-label-adjustment = Adjustment
table-label-setup = Set-up
table-label-plots = Plots
table-label-income = Income
table-label-timing = Timing
table-label-cost = Cost
table-label-benefit = Benefit
table-label-bonus = Bonus
table-label-reward = Reward
table-label-corners = Corners
table-label-landmark = Landmark
table-label-space = Space
table-label-income-turns = Income turns
table-label-points = Points
table-condition = { $of ->
    [territory_tile_in_supply] { $count ->
        [one] { $count } territory tile in your supply
       *[other] { $count } territory tiles in your supply
    }
    [income_buildings_of_one_type_in_capital] { $count ->
        [one] { $count } income building in your capital
       *[other] { $count } income buildings of one type in your capital
    }
    [tech_card_in_top_row] { $count ->
        [one] { $count } tech card in your top row
       *[other] { $count } tech cards in your top row
    }
    [complete_row_or_column] { $count ->
        [one] { $count } complete row or column
       *[other] { $count } complete rows or columns
    }
   *[complete_district] { $count ->
        [one] { $count } complete district
       *[other] { $count } complete districts
    }
}

plot-market = m
plot-house = h
plot-farm = f
plot-armory = a

effect-or = or
effect-vp = { $n } VP
effect-gain = { $what ->
    [own] { $n } of the track
    [coin] { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
    [worker] { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
    [food] { $n } food
    [culture] { $n } culture
    [any_resource] { $n } any
    [different] { $n } of different kinds
    [identical] { $n } of one kind
    [market] { $n ->
        [one] { $n } market
       *[other] { $n } markets
    }
    [house] { $n ->
        [one] { $n } house
       *[other] { $n } houses
    }
    [farm] { $n ->
        [one] { $n } farm
       *[other] { $n } farms
    }
    [armory] { $n ->
        [one] { $n } armory
       *[other] { $n } armories
    }
    [any_income_building] { $n ->
        [one] { $n } income building
       *[other] { $n } income buildings
    }
    [territory_tile] { $n ->
        [one] { $n } territory tile
       *[other] { $n } territory tiles
    }
    [space_tile] { $n ->
        [one] { $n } space tile
       *[other] { $n } space tiles
    }
    [tapestry_card] { $n ->
        [one] { $n } tapestry card
       *[other] { $n } tapestry cards
    }
   *[civilization] { $n ->
        [one] { $n } civilization
       *[other] { $n } civilizations
    }
}
effect-vp-per = { $n } VP per { $what ->
    [market] market
    [house] house
    [farm] farm
    [armory] armory
    [tech_card] tech card
    [tapestry_card] tapestry card
    [tapestry_card_in_hand] tapestry card in hand
    [controlled_territory] territory
    [territory_tile_in_supply] territory tile in supply
    [landmark] landmark
    [exploration] space in exploration
    [science] space in science
    [technology] space in technology
    [military] space in military
    [district_with_2_or_more_impassable_plots] district with 2 or more impassable plots
   *[opponent] opponent
}
effect-advance = advance in { $track }
effect-regress = go back in { $track }
effect-without = without benefit and bonus
effect-without-bonus = without bonus
effect-past-the-end = { $effect }; { $n } VP past the end of a track
effect-repeat = { $n } x ({ $what })
effect-landmark = landmark { $landmark }
effect-any-landmark = a landmark of the landmark board
effect-any-tier-2 = a landmark of tier II
effect-explore = explore
effect-explore-anywhere = explore anywhere
effect-explore_space = explore a space tile
effect-conquer = conquer
effect-conquer-anywhere = conquer anywhere
effect-both-dice = both dice
effect-both-dice-against = both dice against opponents
effect-invent = invent
effect-refresh_tech_display = replace the open tech cards
effect-upgrade = upgrade
effect-research = research
effect-repeat_current_space = a space of yours again
effect-gain_circle_of_middle_row_card = circle of a card in your middle row
effect-gain_square_of_top_row_card = square of a card in your top row
effect-play_tapestry_over_current = play a tapestry card over the current one
effect-score_capital = points of the capital
effect-move_this_token_to_start_of_any_track = this token to the start of any track
effect-gain_reward_of_conquered_tile = reward of the territory

## What options will cost, give and change

consequence-amount = { $what ->
    [points] { $amount } VP
    [hand] { $amount ->
        [one] { $amount } card in hand
       *[other] { $amount } cards in hand
    }
    [outposts] { $amount ->
        [one] { $amount } outpost
       *[other] { $amount } outposts
    }
    [coin] { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }
    [worker] { $amount ->
        [one] { $amount } worker
       *[other] { $amount } workers
    }
    [market] { $amount ->
        [one] { $amount } market
       *[other] { $amount } markets
    }
    [house] { $amount ->
        [one] { $amount } house
       *[other] { $amount } houses
    }
    [farm] { $amount ->
        [one] { $amount } farm
       *[other] { $amount } farms
    }
    [armory] { $amount ->
        [one] { $amount } armory
       *[other] { $amount } armories
    }
   *[other] { $amount } { NAME($what) }
}
consequence-effect = { $effect }
consequence-to = space { $index }: { NAME($space) }
consequence-cost = Cost: { $effect }
consequence-benefit = Benefit: { $effect }
consequence-bonus-pay = Bonus: { $effect }
consequence-bonus-free = Bonus, free of charge: { $effect }
consequence-landmark = Landmark for the first here: { NAME($landmark) }
consequence-income = Income turn { $turn }, as your mat is now
consequence-circle = ○ { $effect }
consequence-square = □ { $effect }
consequence-needs = Top row needs { $effect }
consequence-copied = { NAME($card) }: { $effect }
consequence-sides = { $count ->
    [one] { $count } matching side
   *[other] { $count } matching sides
}
consequence-most_sides = up to { $count ->
    [one] { $count } matching side
   *[other] { $count } matching sides
}
consequence-fits = fits in { $count ->
    [one] { $count } place
   *[other] { $count } places
}
consequence-completes_rows = completes { $count ->
    [one] a row
   *[other] { $count } rows
}
consequence-completes_columns = completes { $count ->
    [one] a column
   *[other] { $count } columns
}
consequence-completes_districts = completes { $count ->
    [one] a district
   *[other] { $count } districts
}
consequence-middle_island = middle island
consequence-against = against { SEAT($who) }
consequence-tile_reward = black die may bring: { $effect }
consequence-then_attacker = the outpost of { SEAT($who) } is toppled, you keep hex { $hex }
consequence-then_defender = your piece is toppled, { SEAT($who) } takes hex { $hex }
consequence-then_nobody = your outpost moves to a free territory beside, { SEAT($who) } takes hex { $hex }
consequence-then_cancelled = the trap is void: the piece of { SEAT($victim) } is toppled, you take hex { $hex }
consequence-then_trapped = your outpost is toppled, { SEAT($victim) } keeps hex { $hex }

## What components do, from their facts

text-of-track = An advance costs, by tier: { $costs }.
text-of-first = Landmark for the first here: { $landmark }
text-of-tech = Circle: { $circle }. Square: { $square }. For the top row: { $needs }, reached by you or a neighbour.
text-of-territory = Reward: { $reward }.
text-of-income-track = With each { $building } that leaves it, one more space is uncovered.
text-of-income-space = Once uncovered, in income turns: { $effects }.
text-of-landmark = Covers { $plots } plots within { $height } × { $width }. Gained { $by }.
text-of-landmark-card = Gain its landmark if you have at least { $wanted } at the end of a turn of yours.
text-of-capital = Capital { $number }: 9 × 9 plots, { $rocks } of them impassable.
text-of-decision = Automa: { decision-automa }. Shadow Empire: { decision-shadow }. Ties: { $ties }.{ $icons ->
    [income] {" "}Shows income.
    [toppled] {" "}Shows a toppled outpost.
    [income_toppled] {" "}Shows income and a toppled outpost.
   *[none] {""}
}
decision-automa = { $automa ->
    [all] { name-all }
    [end] { name-end }
   *[landmark_or_end] { name-landmark_or_end }
}
decision-shadow = { $shadow ->
    [all] { name-all }
    [end] { name-end }
   *[landmark_or_end] { name-landmark_or_end }
}
text-favourite = favourite
