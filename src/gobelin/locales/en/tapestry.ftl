# Tapestry in English.
# Events are told in the past tense: SEAT may be "You" as well as a name.

title = Tapestry
summary = Civilizations advance on four tracks from the making of fire to the stars.

# The opponents of the solo game
seat-5 = Automa
seat-6 = Shadow Empire

## Settings

setting-expansions = Expansions
setting-placeholders = With reconstructed components
    .about = Cards, tiles and landmarks of the expansions that we had to reconstruct. Where that is all of a kind, as the inspiration tiles, they stay in any case, marked ≈
setting-arts_track = With the arts track
    .about = Without it masterpieces, inspiration tiles and all cards that show the arts stay away
setting-two_science_dice = Choose between the two science dice
setting-adjustments = Balance adjustments of the civilizations
setting-civilizations = Civilizations
    .about = Otherwise everybody chooses one of two
setting-one_expansion = Civilizations of one expansion only
setting-two_first_cards = Two first tapestry cards
    .about = In the first income turn draw two and keep one
setting-two_civilizations = Draw two civilizations and keep one whenever one is gained
setting-cheap_nanotechnology = The bonus of Nanotechnology costs two tech cards
setting-nearest_islands = Start on the island nearest to the seat
setting-removed = Tapestry and tech cards left out of the game
setting-level = How strong the Automa is
setting-unfair_cards = Keep the cards and civilizations that help or hurt unfairly

## Questions

ask-dark_ages_spared = Which other track do you leave alone?
ask-plague = Do you give up a civilization for a random one?
ask-national_parks = Which conquer die do you roll?
ask-copyists = Which tech card of a neighbour gives you its circle?
ask-capital = Which capital do you build up?
ask-civilization = Which civilization do you lead?
ask-landmark_card = Which landmark card do you take?
ask-turn = Do you advance on a track, or take income?
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
ask-create = Which masterpiece do you create?
ask-refresh_masterpieces = Do you replace the open masterpieces?
ask-masterpieces = Which of your masterpieces do you use next?
ask-exhibit = Which masterpiece do you exhibit?
ask-inspire = Which income track do you inspire?
ask-offer = Do you pay for this?
ask-which_die = Which science die do you roll?
ask-new_civilization = Which civilization do you gain?
ask-civilizations = Which of your civilizations comes next?
ask-tapestry = Which tapestry card do you play?
ask-doppelgangers = Which tapestry card of a neighbour do you copy?
ask-moon_market = Do you discard a tapestry card for resources?
ask-witch_trials = Do you discard a tapestry card, to keep a neighbour from points?
ask-charms = What do you gain first?
ask-reserved = Which of your reserved objects do you use next?
ask-advance_any = On which track do you advance?
ask-regress_any = On which track do you go back?
ask-keep = Which tapestry card do you keep?

# Tapestry cards
ask-dark_ages = On which track do you go forward? You go back on three others.
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
ask-utilitarians = Which landmark gets an ability?
ask-replace_ability = Which landmark loses its ability to the new one?
ask-automa_civilization = Which second civilization does the Automa get?
ask-head_start = On which track do you advance next?
ask-retreat = To which territory does your outpost retreat?
ask-pool = Do you take a thing that the Hucksters have laid out instead?
ask-considered = Which of these do you keep?
ask-keep_roll = Which roll do you keep?
ask-late_turn = Your last income turn is over: what do you do with this turn?
ask-artificers = Which income building do you set aside or move?
ask-artificers_last = Do you take points, or move the buildings of an income track?
ask-celestials = Where does the floating capital go?
ask-celestials_outpost = Whose outpost does the token replace?
ask-collectors = Do you put this on your mat?
ask-collect_tile = Do you put one of the new territory tiles on your mat?
ask-elder_gift = A resource or tapestry cards?
ask-elder_ones = Which tapestry card do you discard for resources?
ask-faefolk = Do you gain a tapestry card before the token moves?
ask-gamblers = Which of the revealed tapestry cards is yours?
ask-genies = Which circle do you gain?
ask-genies_circle = The Genies grant a wish: which circle is scored?
ask-genies_wish = What do you gain next?
ask-merfolk = Which tapestry card do you submerge?
ask-merfolk_hand = Which tapestry card do you discard?
ask-merfolk_more = Do you discard another tapestry card for points?
ask-renegades = Do you give up the benefit for the next space of your own track?
ask-urban_planners = Which landmark card do you take besides?
ask-urban_planners_build = Which waiting landmark do you build?
ask-urban_planners_leave = There is no landmark card left: do you take another civilization?
ask-weefolk = Who gets one of your tokens?
ask-weefolk_building = Do you discard territory for an income building?
ask-weefolk_plot = On which plot of your capital does the token go?
ask-werefolk = The tile shows its face: on which track do you go back to explore it, or do you take points?
ask-werefolk_track = The tile shows its back: on which track do you advance?

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
option-create = Create { NAME($card) }
option-create_top = Create the top card of the deck
option-refresh_masterpieces-refresh = Replace the open masterpieces
option-refresh_masterpieces-decline = Keep the open masterpieces
option-use_masterpiece = { NAME($card) }
option-exhibit-decline = Exhibit no more
option-inspire = { NAME($tile) }
option-offer-decline = Pay nothing
option-on_tech = On the tech card { NAME($card) }, which is upgraded
option-roll = { NAME($die) }
option-discard_tech = Discard { NAME($card) }
option-discard = Discard { NAME($card) }
option-play = Play { NAME($card) }
option-keep = Keep { NAME($card) }
option-moon_market-decline = Discard nothing
option-witch_trials-decline = Discard nothing
option-ability = The ability of { NAME($card) }
option-left_charm = The left charm of { NAME($card) }
option-right_charm = The right charm of { NAME($card) }
option-use_reserved = Reserved by { NAME($card) }
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
option-on_card = On { NAME($card) }: { card-plots }
card-plots = { $plots ->
    [1] plot 1
    [2] plot 2
    [3] plots 1 and 2
    [4] plot 3
    [5] plots 1 and 3
    [6] plots 2 and 3
    [7] plots 1 to 3
    [8] plot 4
    [9] plots 1 and 4
    [10] plots 2 and 4
    [11] plots 1, 2 and 4
    [12] plots 3 and 4
    [13] plots 1, 3 and 4
    [14] plots 2 to 4
   *[other] all plots
}
option-roll_die = { $die ->
    [red] The red die
   *[black] The black die
}
option-lose_civilization = Discard { NAME($civilization) }
option-plague-decline = Keep them all: 6 victory points
option-set_aside = Set it aside
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
option-collect = On your mat: { NAME($kind) }
option-collectors-decline = Keep it in use
option-wait = Let it wait on your mat
option-build = Build { NAME($landmark) } from your mat
option-put_by = Set aside: { NAME($building) }
option-slide = One space to the left: { NAME($building) }
option-artificers_last-slide = All to the left: { NAME($building) }
option-artificers-decline = Leave all as it is
option-celestials-decline = Stay where it is
option-lay_away = Submerge { NAME($card) }
option-elder_ones-decline = Discard no more
option-merfolk_more-decline = Discard no more
option-late_turn-discard = Discard { NAME($card) } for points
option-urban_planners_build-decline = Let them wait
option-wish = { $space ->
    [1] Square: research
    [2] Circle: score the capital
    [3] Square: invent
    [4] Circle: points for territory tiles
    [5] Square: culture
    [6] Circle: points for territories
    [7] Square: explore
   *[8] Circle: points for tech cards
}

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
event-built_on_card = { SEAT($seat) } built on a tapestry card: { NAME($building) } on { NAME($card) }, { card-plots }
event-fell_off = { SEAT($seat) } took off the mat: { NAME($thing) }
event-lost_civilization = { SEAT($seat) } discarded a civilization: { NAME($civilization) }
event-drew_civilization = { SEAT($seat) } drew a civilization: { NAME($civilization) }
event-landmark_card_offered = On offer: { NAME($card) }
event-landmark_card = { SEAT($seat) } took a card: { NAME($card) }
event-landmark_card_met = { SEAT($seat) } fulfilled a card: { NAME($card) }
event-landmark_card_left = The Automa got the landmark of the other card: { NAME($card) }
event-landmark_card_returned = Put back into the deck: { NAME($card) }
event-landmark_card_drawn = The Automa got the landmark of a further card: { NAME($card) }
part-era = { $number ->
    [5] Finale
   *[other] Era { $number }
}
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
event-in_force = { NAME($card) } is now in force for { SEAT($seat, you: "you") }
event-charm = { $side ->
    [left] { SEAT($seat) } gained the left charm of { NAME($card) }
   *[right] { SEAT($seat) } gained the right charm of { NAME($card) }
}
event-reserved = { SEAT($seat) } reserved for income turn 5 with { NAME($card) }
event-set_aside = { SEAT($seat) } put on the edge of the income mat: { NAME($thing) }
event-used_reserved = { SEAT($seat) } used what { NAME($card) } reserved
event-took_reserved = { SEAT($seat) } took from the edge of the income mat: { NAME($thing) }
event-ended = { NAME($card) } is no longer in force for { SEAT($seat, you: "you") }
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
event-odd_district = { SEAT($seat) } completed district { $number } of the capital
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
event-toppled = { SEAT($seat) } toppled a piece of { SEAT($victim, you: "yours") } on hex { $hex }: { NAME($piece) }
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
event-turned_tech = { SEAT($seat) } turned { NAME($card) } face down
event-locked = Not to be upgraded again in this turn: { NAME($card) } ({ SEAT($seat) })
event-unlocked = May be upgraded again: { NAME($card) } ({ SEAT($seat) })
event-landmark_on_tech = { SEAT($seat) } put a landmark on a tech card: { NAME($landmark) } on { NAME($card) }
event-landmark_discarded = { SEAT($seat) } discarded a landmark with its tech card: { NAME($landmark) } ({ NAME($card) })
event-took_landmark = { SEAT($seat) } took a landmark of { SEAT($victim, you: "yours") } with its tech card: { NAME($landmark) } ({ NAME($card) })
event-created = { $origin ->
    [deck] { SEAT($seat) } created { NAME($card) } from the top of the deck
   *[row] { SEAT($seat) } created { NAME($card) } from the open cards
}
event-opened_masterpiece = Opened: { NAME($card) }
event-refreshed_masterpieces = { SEAT($seat) } replaced the open masterpieces
event-masterpieces_shuffled = { $cards ->
    [one] The discard pile became the new deck of masterpieces: { $cards } card
   *[other] The discard pile became the new deck of masterpieces: { $cards } cards
}
event-exhibited = { SEAT($seat) } used a masterpiece: { NAME($card) }
event-turned_face_down = { SEAT($seat) } turned a masterpiece face down: { NAME($card) }
event-inspired = { SEAT($seat) } covered an income track: { NAME($tile) }
event-upgraded_for = { $row ->
    [1] { SEAT($seat) } upgraded { NAME($card) } ({ SEAT($holder) }) to the middle row
   *[2] { SEAT($seat) } upgraded { NAME($card) } ({ SEAT($holder) }) to the top row
}
event-achieved = { SEAT($seat) } earned an achievement: { NAME($achievement) }
event-finished = { SEAT($seat) } finished the game
event-marked = { $civilization ->
    [aliens] { SEAT($seat) } put a space tile on a mat – { NAME($civilization) }: { NAME($mark) }
    [werefolk] { SEAT($seat) } put a space tile on a mat – { NAME($civilization) }: { NAME($mark) }
    [illuminati] { SEAT($seat) } put a die on a mat – { NAME($civilization) }: { NAME($mark) }
   *[other] { SEAT($seat) } put a token on a mat – { NAME($civilization) }: { NAME($mark) }
}
event-unmarked = { $civilization ->
    [aliens] { SEAT($seat) } took a space tile off a mat – { NAME($civilization) }: { NAME($mark) }
    [werefolk] { SEAT($seat) } took a space tile off a mat – { NAME($civilization) }: { NAME($mark) }
    [illuminati] { SEAT($seat) } lost a die of a mat – { NAME($civilization) }: { NAME($mark) }
   *[other] { SEAT($seat) } took a token off a mat – { NAME($civilization) }: { NAME($mark) }
}

# Tapestry cards
event-closed_track = { SEAT($seat) } closed a track to all others: { NAME($track) }
event-opened_track = { SEAT($seat) } opened a track to all others again: { NAME($track) }
event-copied = { SEAT($seat) } copied { NAME($card) } ({ SEAT($owner) })
event-raised = { SEAT($seat) } set an outpost upright on hex { $hex }
event-allied = { SEAT($seat) } made an alliance with { SEAT($opponent, you: "you") }
event-married = { SEAT($seat) } chose to share benefits with { SEAT($opponent, you: "you") }: { NAME($track) }
event-gave_tile = { SEAT($seat) } gave a tile to { SEAT($opponent, you: "you") }: { NAME($tile) }
event-outpost_placed = { SEAT($seat) } put an outpost on hex { $hex }

# Civilizations
event-advised = { SEAT($seat) } gave a tapestry card to { SEAT($receiver, you: "you") }: { NAME($card) }
    .hidden = { SEAT($seat) } gave a tapestry card to { SEAT($receiver, you: "you") }
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
event-heralded = { SEAT($seat) } repeated the card of era { $era } ({ SEAT($owner) }): { NAME($card) }
event-gave_token = { SEAT($seat) } gave a token to { SEAT($opponent, you: "you") } from { $square ->
    [0] the first reward
    [1] the second reward
    [2] the third reward
   *[3] the fourth reward
}
event-infiltrated = { SEAT($seat) } shared hex { $hex } with an outpost
event-token_on_start = { $tokens ->
    [one] { SEAT($seat) } put a token on a start territory ({ SEAT($opponent) }): { $tokens } token there
   *[other] { SEAT($seat) } put a token on a start territory ({ SEAT($opponent) }): { $tokens } tokens there
}
event-marked_tech = { SEAT($seat) } marked { NAME($card) } with a token
event-took_tech = { SEAT($seat) } took { NAME($card) } from { SEAT($victim, you: "you") }
event-explored_island = { SEAT($seat) } explored the hex { island-place } of the home island: { NAME($tile) }{ tile-turned }
event-token_placed = { SEAT($seat) } put a token on hex { $hex } ({ NAME($civilization) })
event-predicted = { SEAT($seat) } predicted – { NAME($category) }: { $number }
event-climbed = { SEAT($seat) } moved up a token of the mat: column { $column }, space { $space }
event-mat_outposts = { $outposts ->
    [one] { SEAT($seat) }: now { $outposts } outpost in row { $row } of the mat
   *[other] { SEAT($seat) }: now { $outposts } outposts in row { $row } of the mat
}
event-settled = { SEAT($seat) } built on hex { $hex }: { NAME($building) }
event-recycled = { SEAT($seat) } moved { NAME($card) } from the top row to the bottom row
event-drew_tech = { SEAT($seat) } drew a tech card to choose: { NAME($card) }
event-spied = { SEAT($seat) } spied on { SEAT($neighbour, you: "you") }: { NAME($way) }
event-looked = { SEAT($seat) } looked at a hand ({ SEAT($neighbour) })
event-treasure = { SEAT($seat) } found a treasure on hex { $hex }: { NAME($terrain) }
event-rolled_die = { SEAT($seat) } rolled a conquer die: { NAME($die) }
event-ability = { SEAT($seat) } gave a landmark its ability: { NAME($landmark) }
event-ability_lost = { SEAT($seat) } ended the ability of a landmark: { NAME($landmark) }
event-considered = { SEAT($seat) } drew to choose: { NAME($thing) } ({ NAME($kind) })
    .hidden = { SEAT($seat) } drew to choose: { NAME($kind) }
event-put_back = { SEAT($seat) } put the rest back and kept 1 of { $number } ({ NAME($kind) })
event-revealed = { SEAT($seat) } revealed { NAME($card) }
event-collected = { SEAT($seat) } put on the mat: { NAME($thing) } ({ NAME($kind) })
event-streak = { $tokens ->
    [0] { SEAT($seat) } removed all tokens of the mat
    [one] { SEAT($seat) } put a token on the mat: { $tokens } token there
   *[other] { SEAT($seat) } put a token on the mat: { $tokens } tokens there
}
event-building_turn = { SEAT($seat) } will get a token for this turn
event-rebelled = { SEAT($seat) } moved to space { $space } of the own track
event-planned = { SEAT($seat) } took one more card: { NAME($card) }
event-plan_met = { SEAT($seat) } fulfilled a card: { NAME($card) }
event-waits = { SEAT($seat) } let a landmark wait on the mat: { NAME($landmark) }
event-waits_no_more = { SEAT($seat) } took a landmark from the mat: { NAME($landmark) }
event-gave_up_civilization = { SEAT($seat) } gave up a civilization: { NAME($civilization) }
event-put_by = { SEAT($seat) } set an income building aside: { NAME($building) }
event-slid = { SEAT($seat) } moved an income building from space { $space } to { $to }: { NAME($building) }
event-outpost_taken_back = { SEAT($seat) } took an outpost back from hex { $hex }
event-floats = { SEAT($seat) } let a capital float over hex { $hex }
event-floated = { SEAT($seat) } moved the floating capital from hex { $hex } to hex { $to }
event-danced = { SEAT($seat) } put the token of the mat on spot { $spot }
event-summoned = { SEAT($seat) } drew an opponent: { SEAT($opponent) }
event-wished = { SEAT($seat) } gained space { $space } of the ring
event-laid_away = { SEAT($seat) } put a tapestry card under the mat: { NAME($card) } ({ NAME($civilization) })
    .hidden = { SEAT($seat) } put a tapestry card under the mat ({ NAME($civilization) })
event-took_up = { $cards ->
    [one] { SEAT($seat) } took { $cards } tapestry card back ({ NAME($civilization) })
   *[other] { SEAT($seat) } took { $cards } tapestry cards back ({ NAME($civilization) })
}
event-planted = { SEAT($seat) } gave a token to { SEAT($opponent, you: "you") }: row { row }, column { column }
event-displaced = { SEAT($seat) } set aside what stood in row { row }, column { column }: { NAME($piece) }
event-tossed = { $side ->
    [face_up] { SEAT($seat) } tossed the tile: face up
   *[face_down] { SEAT($seat) } tossed the tile: face down
}

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
event-favourite = { SEAT($seat) } chose a favourite track: { NAME($track) }
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
source-arts = Arts track
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
label-roller = Who rolled
label-taken = Results gained
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
label-income_turns = Income turns begun
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
label-turned_techs = Tech cards used up
label-techs = Tech cards: bottom, middle, top row
label-territories = Territory tiles in supply
label-space = Space tiles in supply
label-explored = Space tiles explored
label-mats = Civilizations
label-civilization = Civilization
label-mat_tokens = Tokens on the mat
label-rolled = Tracks rolled
label-tiles = Tiles on the mat
label-buildings = Buildings on the mat
label-stage = Where the token stands
label-marked = Cards with a token
label-holders = Who holds the token of each square
label-on_start = Tokens on start territories
label-cards = Tech cards with a token
label-covered = Leaders covered
label-climbed = Spaces climbed
label-predicted = Predicted
label-reached = Predictions reached
label-used = Used up
label-masterpieces = Masterpieces
label-used_masterpieces = Masterpieces turned face down
label-inspired = Inspiration tiles on the income mat
label-inspiration = Unused inspiration tiles
label-card_plots = Building plots of tapestry cards
label-per_plot = For each plot
label-when_full = When all plots are covered
label-on_techs = Landmarks on tech cards
label-masterpiece_row = Open masterpieces
label-masterpiece_deck = Deck of masterpieces
label-masterpiece_discards = Discarded masterpieces
label-locked = Not to be upgraded again in this turn
label-raised = Treasures raised
label-able = Abilities in use
label-kinds = Kinds collected
label-place = Territory below
label-playing_on = Plays on after the last income turn
label-aside = Tapestry cards under mats
label-waiting = Landmarks that wait
label-planted = Tokens in capitals
label-plot = Plot
label-spot = Spot of the token
label-slid = Income buildings moved: the covered spaces
label-has_built = A building in this turn
label-step = Space on the own track
label-in_force = Cards in force
label-completed = Completed tracks
label-reserved = Reserved for income turn 5
label-card = Card
label-things = Objects
label-landmark_card = Landmark card
label-start_hex = Start territory
label-kind = Kind
label-complete = Complete in the capital
label-rows = Rows
label-columns = Columns
label-districts = Districts
label-met_by = Top row: who has what it needs
label-income_mat = Spaces of the income mat
label-takers = Taken by
name-favourite = favourite
name-open = open
name-next = covered, the next to be opened
name-covered = covered
label-fits = Where it fits
label-row = Row
label-col = Column
label-completes = Completes

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
label-favourites = Favourite tracks
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

name-adjustments = Adjustments
name-arts_track = With the arts track
name-two_science_dice = Choice of science dice
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
name-player = player
name-rival = opponent without a seat
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
name-points_per_arts = victory points per space on the arts track
name-points_per_income_building = victory points per income building
name-points_per_complete_row = victory points per complete row
name-points_per_complete_column = victory points per complete column
name-points_per_opponent = victory points per opponent
name-points_per_district_with_2_or_more_impassable_plots = victory points per impassable district
name-advance_exploration = advance on the exploration track
name-advance_science = advance on the science track
name-advance_technology = advance on the technology track
name-advance_military = advance on the military track
name-advance_arts = advance on the arts track
name-regress_exploration = go back on the exploration track
name-regress_technology = go back on the technology track
name-advance_any = advance on any track
name-regress_any = go back on any track
name-reserve = reserve for income turn 5
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
name-create = create a masterpiece
name-refresh_masterpieces = replace the open masterpieces
name-inspire = inspire an income track
name-exhibit = exhibit a masterpiece
name-turn_face_down = turn the masterpiece face down
name-offer = something to pay for
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
name-arts_spaces = spaces of arts
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
name-invention = tech card
name-science_die = Science die
name-wanderer = floating capital

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

## Maps and dice

name-red = Red die
name-black = Black die

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
table-piece-wanderer = ^ floating capital
table-piece-building = + building
table-corners = On the map a hex shows: left corner, upper left, number, upper right, right; below: lower left, pieces, lower right.
table-own = (of the track: { $resources })
table-landmark-there = ◆ landmark still there
table-resources = Resources
table-next = next: { $gains }
table-tapestries = Tapestries
table-permanent = for the rest of the game
table-charm-left = left { $effect }
table-charm-right = right { $effect }
table-used-up = used up
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
table-needs-enchanted = an enchanted tapestry card of yours, or your income turn 5
table-needs-enchanted-short = enchanted card or income turn 5
table-needs-landmark = a landmark on it
table-needs-building = { $count } × { $building } off the income mat
table-territories = Territory tiles
table-space = Space tiles
table-explored = Space explored
table-mats = Civilizations
table-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
table-landmarks = Landmarks
table-reserved = For income turn 5
table-landmark-card = Landmark card
table-beside = Beside the capital
table-your-hand = Hand
table-achievements = Achievements
table-display = Open tech cards
table-masterpieces = Masterpieces
table-masterpiece-row = Open masterpieces
table-masterpiece-deck = { $count ->
    [one] { $count } in the deck
   *[other] { $count } in the deck
}
table-face-down = { $card } (used)
table-inspiration = Inspiration
table-inspired = { $tile } ✓
table-on-tech = on it: { $landmark }
table-decks = Decks
table-deck-counts = { $tapestry } tapestry, { $tech } tech, { $territory } territory, { $space } space, { $civilization } civilizations
table-open-landmarks = Landmarks of cards left
table-bans = Closed tracks
table-ban = { $track }, by { $who }
table-offers = To choose from
table-looked-at = Drawn
table-level = level { $level }
table-favourite = favourite: { $track }
table-pair = last pair: { $cards }
table-decision-deck = { $count } decision cards, { $progress } progress cards left
table-decision-discards = discarded: { $cards }
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
table-set-base = base game
table-set-pp = Plans and Ploys
table-set-aa = Arts and Architecture
table-set-ff = Fantasies and Futures
table-by = { $by ->
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
    [masterpiece] masterpiece
    [inspiration] inspiration tile
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
table-label-footprint = Footprint
table-label-plots = Plots
table-label-income = Income
table-label-timing = Timing
table-label-reward = Reward
table-label-corners = Corners
table-label-space = Space
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
    [landmark_in_capital] { $count ->
        [one] { $count } landmark in your capital
       *[other] { $count } landmarks in your capital
    }
    [tapestry_card_in_hand] { $count ->
        [one] { $count } tapestry card in hand
       *[other] { $count } tapestry cards in hand
    }
    [controlled_territory] { $count ->
        [one] { $count } territory
       *[other] { $count } territories
    }
    [track_in_tier_2] { $count ->
        [one] { $count } track on which you are in tier II or further
       *[other] { $count } tracks on which you are in tier II or further
    }
    [income_building_in_capital] { $count ->
        [one] { $count } income building in your capital
       *[other] { $count } income buildings in your capital
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
    [tech_card] { $n ->
        [one] { $n } tech card
       *[other] { $n } tech cards
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
    [arts] space in arts
    [income_building] income building
    [complete_row] complete row
    [complete_column] complete column
    [district_with_2_or_more_impassable_plots] district with 2 or more impassable plots
   *[opponent] opponent
}
effect-advance = advance in { $track }
effect-advance-any = advance on any track
effect-regress-any = go back on any track
effect-reserve = reserve { $thing } for income turn 5
effect-reserve-then = { $thing }, then { $then }
effect-reserve-reminder = { $then } on income turn 5
effect-regress = go back in { $track }
effect-without = without benefit and bonus
effect-without-bonus = without bonus
effect-past-the-end = { $effect }; { $n } VP past the end of a track
effect-repeat = { $n } × ({ $what })
effect-landmark = landmark { $landmark }
effect-any-landmark = a landmark of the landmark board
effect-any-of-tier = a landmark of tier { $tier }
effect-explore = explore
effect-explore-anywhere = explore anywhere
effect-explore_space = explore a space tile
effect-conquer = conquer
effect-conquer-anywhere = conquer anywhere
effect-conquer-empty = conquer an empty territory
effect-both-dice = both dice
effect-both-dice-against = both dice against opponents
effect-invent = invent
effect-refresh_tech_display = replace the open tech cards
effect-upgrade = upgrade
effect-upgrade-ignoring = upgrade whatever the card needs
effect-locking = that card not again in this turn
effect-create = create
effect-refresh_masterpieces = replace the open masterpieces
effect-inspire = inspire
effect-exhibit = exhibit
effect-exhibit-neighbours = up to { $n } masterpieces of yours and your neighbours
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
consequence-left_charm = left charm at once: { $effect }
consequence-right_charm = right charm of { NAME($card) } at once: { $effect }
consequence-later_charm = right charm with the next card: { $effect }
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
consequence-against = against { SEAT($who, you: "you") }
consequence-tile_reward = black die may bring: { $effect }
consequence-then_attacker = the outpost of { SEAT($who) } is toppled, you keep hex { $hex }
consequence-then_defender = your piece is toppled, { SEAT($who) } takes hex { $hex }
consequence-then_nobody = your outpost moves to a free territory beside, { SEAT($who) } takes hex { $hex }
consequence-then_cancelled = the trap is void: the piece of { SEAT($victim) } is toppled, you take hex { $hex }
consequence-then_trapped = your outpost is toppled, { SEAT($victim) } keeps hex { $hex }

## What components do, from their facts

text-of-track = An advance costs, by tier: { $costs }.
text-of-first = Landmark for the first here: { $landmark }
text-of-tech = Circle: { $circle }. Square: { $square }. For the top row: { $needs }{ $whose ->
    [own] {""}
   *[near] , reached by you or a neighbour
}.
effect-once = once: { $effect }
text-of-landmark-tech = Circle: { $circle }. Square: { $square }. For the top row: { $needs }. A landmark that you gain may stand here, whatever its size; that upgrades the card at once.
text-of-masterpiece = In each income turn and whenever it is exhibited: { $effects }.
text-once = Once only: then it is turned face down.
text-of-inspiration = Covers the income track { $track } and replaces what it brings; the buildings keep their places.
text-of-territory = Reward: { $reward }.
text-of-income-track = With each { $building } that leaves it, one more space is uncovered.
text-of-income-space = Once uncovered, in income turns: { $effects }.
text-of-landmark = Covers { $plots } plots within { $height } × { $width }. { $by ->
    [track] For the first to enter tier { $tier } of the track { $track }.
   *[other] Gained { $how }.
}
text-stand-in = Stand-in, not a printed card.
text-of-tapestry = { $timing ->
    [when_played] When played: { $does }
    [this_era] This era: { $does }
   *[permanent] For the rest of the game: { $does }
}.
text-of-trigger = { $then } { $event }
text-of-event = whenever you { $on ->
    [tapestry_card] gain a tapestry card
    [gain_building] gain a building ({ NAME($what) })
    [research] research
    [explore] explore the map
    [invent] invent
   *[upgrade] upgrade a tech card
}
text-of-charm = { $side ->
    [left] Charm on the left: { $effect }
   *[right] Charm on the right: { $effect }
}.
text-reconstructed = Reconstructed: the printed one may differ.
text-of-landmark-card = Gain its landmark if you have at least { $wanted } at the end of a turn of yours.
text-of-capital = Capital { $number }: 9 × 9 plots, { $rocks } of them impassable.
text-arts-ties = { $where ->
    [first] with the arts track, that comes first
   *[last] with the arts track, that comes last
}
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
