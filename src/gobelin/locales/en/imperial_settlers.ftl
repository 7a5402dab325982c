# Imperial Settlers in English.
# Events are told in the past tense: SEAT may be "You" as well as a name.

title = Imperial Settlers
summary = Four factions settle the same land in five rounds: build, trade, raze.
seat-4 = Neutral player

## Settings

setting-factions = Factions, seat by seat
setting-card_phase = Card phase
setting-peaceful = Peaceful game: no razing of other players' locations
setting-decks = Faction decks of your own

choice-basic = Basic: two open offers, one card from each
choice-alternative = Alternative: keep one of three cards, pass two on, keep one more
choice-advanced = Advanced: two picks from an open row of five cards

## Questions

ask-faction = Which faction do you lead?
ask-take = Which of the open cards do you take?
ask-keep = Which card do you keep?
ask-draw = From which deck do you draw?
ask-produce = What does this location produce for you?
ask-produce_again = Which of your production locations produces once more?
ask-turn = It is your turn: which action do you take?
ask-after = Your action is done. Is there anything else you do before your turn ends?
ask-give_up = Which location or foundation do you give up for the new location?
ask-pay = How much gold do you pay in place of resources?
ask-pay_with = What do you pay with?
ask-samurai = Which faction location does the samurai guard?
ask-trade = Do you accept the offer?
ask-discard = Which hand card do you discard?
ask-give_up_deal = Which of your deals do you give up?
ask-exchange = What do you take for your workers?
ask-refresh = Which of your action locations do you activate once more?
ask-stash_good = Which resource do you lay away until the end of the game?
ask-stash_card = Which hand card do you lay away until the end of the game?
ask-steal = From whom do you steal, and what?
ask-copy_good = Which location's raze field do you plunder? It stays as it is.
ask-copy_which = Which good do you take?
ask-raze_own = Which of your own locations do you raze?
ask-raze_freely = Which location do you raze?
ask-chapel = What do you raze for the dark chapel?
ask-convert = Do you keep this good, or give it up for victory points?
ask-remove = Which location of another player leaves play?
ask-end_deal = Which deal of another player do you end?
ask-take_deal = Which deal of another player do you take?
ask-route = With which location of another player do you make a deal?
ask-build_deal = Which of your deals do you build?
ask-settle = Which faction card do you build?
ask-use_deal = Which of your deals gives its good once more?
ask-target = Who discards from hand?
ask-block = Which action location of another player do you block?
ask-take_over = Which location of another player do you take over?
ask-found = Which common card of your hand becomes a foundation?
ask-sacrifice = The attack fits several of your locations: which one do you lose?

## Options

option-choose = { NAME($faction) }
option-take = Take { NAME($card) }
option-keep = Keep { NAME($card) }
option-draw = { $deck ->
    [common_card] Draw a common card
   *[faction_card] Draw a card of your faction
}
# What a choice gives is added from the facts of the card
option-produce = { NAME($card) }: { $choice ->
    [0] choice 1
    [1] choice 2
    [2] choice 3
   *[other] choice 4
}
option-produce_again = Produce again: { NAME($card) }

# In the action phase
option-build = Build { NAME($card) }
option-settle-build = Build { NAME($card) } without giving up a location
option-deal = Make a deal: { NAME($card) }
option-raze = Raze from your hand: { NAME($card) }
option-raze_location = Raze another player's location: { NAME($card) }
option-activate = Activate { NAME($card) }
option-activate_twice = Activate { NAME($card) } twice at once
option-exchange = { $trades ->
    [one] Exchange workers once
   *[other] Exchange workers { $trades } times
}
option-receive = Take 1 { NAME($good) }
option-copy_which-receive = Take { NAME($good) }
option-end_turn = End your turn
option-pass = Pass for the rest of the round
option-pay_freely = Choose how much gold to pay this turn

# At any time in one's turn
option-defend = Place your defence token on { NAME($card) }
option-samurai = Post a worker as samurai: { NAME($card) }
option-samurai-samurai = Guard { NAME($card) }
option-stash = Lay something away until the end of the game: { NAME($card) }
option-stash_good = Lay away 1 { NAME($good) }
option-stash_card = Lay away { NAME($card) }

# Paying
option-pay = { $wood ->
    [0] { $stone ->
        [0] { $food ->
            [0] Pay without gold in place of resources
           *[other] Pay { $food } gold in place of food
        }
       *[other] { $food ->
            [0] Pay { $stone } gold in place of stone
           *[other] Pay gold: { $stone } in place of stone, { $food } in place of food
        }
    }
   *[other] { $stone ->
        [0] { $food ->
            [0] Pay { $wood } gold in place of wood
           *[other] Pay gold: { $wood } in place of wood, { $food } in place of food
        }
       *[other] { $food ->
            [0] Pay gold: { $wood } in place of wood, { $stone } in place of stone
           *[other] Pay gold: { $wood } in place of wood, { $stone } in place of stone, { $food } in place of food
        }
    }
}
option-pay_with = Pay 1 { NAME($good) }
option-give_up = Give up { NAME($card) }
option-give_up_deal = Give up the deal: { NAME($card) }
option-discard = Discard { NAME($card) }
option-trade = { NAME($card) }: { $choice ->
    [0] offer 1
    [1] offer 2
    [2] offer 3
   *[other] offer 4
}
option-decline = No, thank you

# What action locations do
option-steal = Steal { NAME($good) } from { SEAT($seat) }
option-copy_good = Plunder the raze field of { NAME($card) }
option-raze_own = Raze { NAME($card) }
option-convert = Give up 1 { NAME($good) } for victory points
option-keep_good = Keep 1 { NAME($good) }
option-remove = Remove { NAME($card) }
option-end_deal = End the deal: { NAME($card) } ({ SEAT($seat) })
    .attack = Discard the attack card “{ NAME($card) }”
option-take_deal = Take the deal: { NAME($card) }
    .attack = Discard the attack card “{ NAME($card) }”
option-route = Make a deal with { NAME($card) }
option-build_deal = Build { NAME($card) } from under your board
option-use_deal = Use the deal again: { NAME($card) }
option-refresh = Activate { NAME($card) } once more
option-target = { SEAT($seat) }
option-block = Block { NAME($card) }
option-take_over = Take over { NAME($card) }
option-found = Lay out as a foundation: { NAME($card) }
option-sacrifice = Lose { NAME($card) }

## What an option brings

consequence-amount = { goods }
consequence-effect = { $effect }
consequence-choice = { goods }, if you choose it
consequence-lost_with = lost with it: { goods }
consequence-each_round = { goods } each round
consequence-no_longer = no longer each round: { goods }

## Events

# A number of goods, for the events below
goods = { $what ->
    [worker] { $amount ->
        [one] { $amount } worker
       *[other] { $amount } workers
    }
    [raze] { $amount ->
        [one] { $amount } raze token
       *[other] { $amount } raze tokens
    }
    [defence] { $amount ->
        [one] { $amount } defence token
       *[other] { $amount } defence tokens
    }
    [vp] { $amount ->
        [one] { $amount } victory point
       *[other] { $amount } victory points
    }
    [points] { $amount ->
        [one] { $amount } victory point
       *[other] { $amount } victory points
    }
    [card] { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }
    [common_card] { $amount ->
        [one] { $amount } common card
       *[other] { $amount } common cards
    }
    [faction_card] { $amount ->
        [one] { $amount } faction card
       *[other] { $amount } faction cards
    }
    [resource] { $amount ->
        [one] { $amount } resource
       *[other] { $amount } resources
    }
   *[other] { $amount } { NAME($what) }
}

event-start_player = { SEAT($seat) } took the start player token
event-plays = { SEAT($seat) }: the { NAME($faction) }
event-shuffled = { SEAT($seat) } shuffled { $cards ->
    [one] { $cards } faction card
   *[other] { $cards } faction cards
}
event-round = Round { $round } begins
event-reshuffled = The common discard pile became the new deck: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
event-revealed = Revealed: { NAME($card) }
event-left_over = Left over and discarded: { NAME($card) }
event-took = { SEAT($seat) } took { NAME($card) } from the open cards
event-looked = { SEAT($seat) } looked at { $cards } { $deck ->
    [common_card] { $cards ->
        [one] common card
       *[other] common cards
    }
   *[faction_card] { $cards ->
        [one] faction card
       *[other] faction cards
    }
}
event-passed_on = { SEAT($seat) } passed { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} on to { SEAT($to) }
event-kept = { SEAT($seat) } kept { NAME($card) }
    .hidden = { SEAT($seat) } kept a card
event-rejected = { SEAT($seat) } did not keep { NAME($card) }; it was discarded
event-drew = { $deck ->
    [common_card] { SEAT($seat) } drew a common card ({ NAME($why) }): { NAME($card) }
   *[faction_card] { SEAT($seat) } drew a faction card ({ NAME($why) }): { NAME($card) }
}
    .hidden = { $deck ->
        [common_card] { SEAT($seat) } drew a common card ({ NAME($why) })
       *[faction_card] { SEAT($seat) } drew a faction card ({ NAME($why) })
    }
event-gained = { SEAT($seat) } gained { goods } ({ NAME($why) })
event-paid = { SEAT($seat) } paid { goods } ({ NAME($why) })
event-laid = { SEAT($seat) } laid { goods } on { NAME($card) }
# Some cards bring points in several ways
event-scored = { SEAT($seat) } scored { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
} ({ NAME($why) }{ $source ->
    [production] , production
    [deals] , deal
    [building] , building bonus
    [razing] , razed
   *[other] {""}
})
event-built = { $origin ->
    [deals] { SEAT($seat) } built { NAME($card) } from their deals
   *[hand] { SEAT($seat) } built { NAME($card) }
}
event-gave_up = { $what ->
    [foundation] { SEAT($seat) } gave up a foundation: { NAME($card) }
   *[location] { SEAT($seat) } gave up a location: { NAME($card) }
}
event-dealt = { SEAT($seat) } made a deal: { NAME($card) }
event-routed = { SEAT($seat) } made a deal with a location of { SEAT($owner) }: { NAME($card) }
event-ended_deal = A deal of { SEAT($seat) } ended: { NAME($card) }
event-ended_route = A Trade Route deal of { SEAT($seat) } ended: { NAME($card) }
event-ended_attack = Attack card discarded – { NAME($card) }
event-took_deal = { SEAT($seat) } took a deal of { SEAT($owner) }: { NAME($card) }
event-used_deal = { SEAT($seat) } used a deal again: { NAME($card) } ({ NAME($why) })
event-razed = { SEAT($seat) } razed a location of { SEAT($owner) }: { NAME($card) }
event-razed_card = { SEAT($seat) } razed a hand card: { NAME($card) }
event-razed_own = { SEAT($seat) } razed a location in their own empire: { NAME($card) }
event-fell = { NAME($card) } became a foundation ({ SEAT($owner) })
event-left = { NAME($card) } was discarded ({ SEAT($owner) })
event-removed = { SEAT($seat) } discarded a location of { SEAT($owner) }: { NAME($card) }
event-founded = { SEAT($seat) } laid out a hand card as a foundation: { NAME($card) }
event-lost = { NAME($card) } is lost with { NAME($from_card) }
event-lost_with = Lost with { NAME($from_card) }: { goods }
event-activated = { $uses ->
    [one] { SEAT($seat) } activated { NAME($card) }
   *[other] { SEAT($seat) } activated { NAME($card) } { $uses } times at once
}
event-refreshed = { SEAT($seat) } activated { NAME($card) } once more ({ NAME($why) })
event-produced_again = { SEAT($seat) } let { NAME($card) } produce once more ({ NAME($why) })
event-plundered = { SEAT($seat) } plundered the raze field of { NAME($card) }, a location of { SEAT($owner) }
event-robbed = { SEAT($seat) } stole { goods } from { SEAT($victim) } ({ NAME($why) })
event-discarded = { SEAT($seat) } discarded { NAME($card) } from hand
event-blocked = { SEAT($seat) } blocked a location of { SEAT($owner) }: { NAME($card) }
event-took_over = { SEAT($seat) } took over a location of { SEAT($owner) }: { NAME($card) }
event-gave_back = { SEAT($seat) } gave a location back to { SEAT($owner) }: { NAME($card) }
event-defended = { SEAT($seat) } placed a defence token on { NAME($card) }
event-stationed = { SEAT($seat) } posted a worker as samurai at { NAME($card) }
event-guarded = { SEAT($seat) } posted a samurai from the supply at { NAME($card) }
event-stashed = { SEAT($seat) } laid away { NAME($what) } from hand ({ NAME($card) })
    .hidden = { SEAT($seat) } laid away a hand card ({ NAME($card) })
event-stashed_good = { SEAT($seat) } laid away 1 { NAME($what) } ({ NAME($card) })
event-turn = A new turn: { SEAT($seat) }
event-passed = { SEAT($seat) } passed
event-cleaned_up = Clean-up: goods, defence tokens and blocks on locations are removed
event-stored = { SEAT($seat) } stored { goods }
event-gave_up_goods = { SEAT($seat) } gave up { goods } in clean-up

# The solo game
event-neutral_got = The neutral player got { NAME($card) } from the open cards
event-attack_card = New attack card – { NAME($card) }
event-attacked = The neutral player razed and collected { NAME($card) }
event-collected = The neutral player collected { NAME($card) } from his open cards
event-solo_won = The game is won: { $mine ->
    [one] { $mine } faction location
   *[other] { $mine } faction locations
} against { $collected ->
    [one] { $collected } collected card
   *[other] { $collected } collected cards
}
event-solo_lost = The game is lost: { $mine ->
    [one] { $mine } faction location
   *[other] { $mine } faction locations
} against { $collected ->
    [one] { $collected } collected card
   *[other] { $collected } collected cards
}
event-rank = Your rank: { NAME($rank) }

## The table

label-round = Round
label-phase = Phase
label-start = Start player
label-active = Whose turn
label-pays_freely = Chooses how much gold to pay
label-offer = Open cards
label-looking = Cards being looked at
label-common_deck = Common deck
label-common_discards = Common discard pile
label-realms = Empires
label-attack_row = Attack cards, the newest first
label-attack_deck = Attack deck
label-collected = Cards collected by the neutral player

# An empire
label-faction = Faction
label-vp = Victory points
label-passed = Passed
label-goods = Goods
label-hand = Hand
label-faction_deck = Faction deck
label-faction_discards = Faction discard pile
label-deals = Deals
label-routes = Deals of the Trade Route
label-foundations = Foundations
label-production = Production locations
label-feature = Feature locations
label-action = Action locations

# A location
label-card = Card
label-used = Uses this round
label-laid = Goods laid on it
label-defence = Defence tokens
label-samurai = Samurai
label-blocked = Blocked
label-taken_by = Taken over by
label-kept = Resources laid away
label-under = Cards laid away

## Goods

name-wood = wood
name-stone = stone
name-food = food
name-gold = gold
name-worker = worker
name-raze = raze token
name-defence = defence token
name-vp = victory point
name-card = card
name-common_card = common card
name-faction_card = faction card
name-location = location
name-deal = deal
name-resource = resource
name-samurai = samurai

## Phases, kinds of locations and colours; some words serve twice: production, gold

name-factions = Choice of factions
name-cards = Cards
name-production = Production
name-actions = Actions
name-clean_up = Clean-up
name-attack = Attack
name-next_round = Next round
name-scoring = Scoring
name-over = Game over

name-feature = Feature
name-action = Action

name-brown = brown
name-grey = grey
name-red = red
name-pink = pink
name-blue = blue
name-black = black
name-purple = purple

## Reasons for goods and points

name-exchange = exchange
name-foundation = foundation
name-common_locations = common locations
name-faction_locations = faction locations
name-start_hand = starting hand

## Where points come from

source-common_locations = Common locations
source-faction_locations = Faction locations
source-laid_away = Shrine and Gate
source-production = Production
source-deals = Deals
source-building = Building bonuses
source-actions = Action locations
source-razing = Razing
source-features = Features

## Ranks of the solo game

name-citizen = Citizen
name-servant = Servant
name-squire = Squire
name-knight = Knight
name-castellan = Castellan
name-king = King
name-emperor = Emperor

## Factions

name-barbarians = Barbarians
name-romans = Romans
name-egyptians = Egyptians
name-japanese = Japanese

text-barbarians = Each round 5 workers, 1 raze token and 1 defence token. Left-over workers stay for the next round.
text-romans = Each round 1 wood, 1 stone, 2 workers, 1 raze token and 1 defence token. Left-over raze tokens stay for the next round.
text-egyptians = Each round 1 gold, 3 workers, 1 raze token and 1 defence token. Left-over gold stays for the next round.
text-japanese = Each round 1 wood, 4 workers, 1 raze token and 1 defence token. Left-over food stays for the next round; most of the faction locations can be razed, but workers may guard them as samurai.

## Common cards

name-statue = Statue
text-statue = No lasting ability. Building bonus: 1 card, and 1 victory point per grey location in your empire, this one included, at most 6.
name-supplier = Supplier
text-supplier = Whenever you build a grey location, this one included, gain 1 gold and 1 victory point.
name-wood_storage = Wood Storage
text-wood_storage = No lasting ability. Building bonus: 1 card, and 1 victory point per brown location in your empire, this one included, at most 6.
name-carpenters_workshop = Carpenter's Workshop
text-carpenters_workshop = Whenever you build a brown location, this one included, gain 1 gold and 1 victory point.
name-gallows = Gallows
text-gallows = Whenever you raze a location of another player, gain 1 victory point as well.
name-mill = Mill
text-mill = Whenever you build a red location, this one included, gain 1 gold and 1 victory point.
name-old_forest = Old Forest
text-old_forest = Produces 2 wood.
name-quarry = Quarry
text-quarry = Produces 1 stone. Building bonus: 1 stone.
name-rubble = Rubble
text-rubble = Produces 1 stone per grey location in your empire, this one included, at most 3.
name-village = Village
text-village = Produces 1 worker. Building bonus: 1 worker.
name-town = Town
text-town = Produces 2 workers.
name-farmers_at_work = Farmers at Work
text-farmers_at_work = Produces what another of your production locations produces, chosen anew each time. Building bonus: 1 card.
name-mammas_baths = Mamma's Baths
text-mammas_baths = Produces 1 worker per pink location in your empire, this one included, at most 3.
name-armorer = Armorer
text-armorer = Produces 1 raze token.
name-gold_mine = Gold Mine
text-gold_mine = Spend 1 worker: gain 1 gold. Up to twice per round.
name-grain_field = Grain Field
text-grain_field = Produces 1 food. Building bonus: 1 food.
name-lords_fields = Lord's Fields
text-lords_fields = Produces 1 food per red location in your empire, this one included, at most 3.
name-monument = Monument
text-monument = Produces 1 victory point.
name-merchants_guild = Merchant's Guild
text-merchants_guild = Produces 1 gold per gold location in your empire, this one included, at most 3.
name-gold_creek = Gold Creek
text-gold_creek = Produces 1 gold.
name-wood_supplier = Wood Supplier
text-wood_supplier = Produces 1 wood per brown location in your empire, this one included, at most 3.
name-goldsmiths_workshop = Goldsmith's Workshop
text-goldsmiths_workshop = Spend 1 gold and 1 worker: gain 2 victory points.
name-marketplace = Marketplace
text-marketplace = Spend 1 wood, 1 stone and 1 food: gain 3 victory points.
name-coal_mine = Coal Mine
text-coal_mine = Spend 1 worker: gain 2 stone.
name-mason = Mason
text-mason = Spend 1 stone and 1 worker: gain 2 victory points.
name-court_sculptor = Court Sculptor
text-court_sculptor = Spend 1 stone: gain 1 victory point. Up to twice per round.
name-masons_guild = Mason's Guild
text-masons_guild = Spend 2 stone and 1 worker: gain 3 victory points.
name-missionaries = Missionaries
text-missionaries = Spend 1 worker and 1 raze token: gain 3 victory points.
name-settlers = Settlers
text-settlers = Spend 1 wood: build a faction card from your hand at once. You pay its goods, but give up no location for it.
name-acting_troupe = Acting Troupe
text-acting_troupe = Spend 1 worker: activate another of your action locations for its own cost, even if it is used up for this round.
name-lumberjacks = Lumberjacks
text-lumberjacks = Spend 1 worker: gain 2 wood.
name-carpenter = Carpenter
text-carpenter = Spend 2 wood and 1 worker: gain 3 victory points.
name-joiner = Joiner
text-joiner = Spend 1 wood and 1 worker: gain 2 victory points.
name-castle = Castle
text-castle = Spend 1 worker: draw 1 card. Up to twice per round.
name-tavern = Tavern
text-tavern = Discard 1 hand card: gain 2 victory points. Building bonus: 1 card.
name-barracks = Barracks
text-barracks = Spend 1 worker: gain 1 raze token. Up to twice per round.
name-confectioner = Confectioner
text-confectioner = Spend 2 food and 1 worker: gain 3 victory points.
name-pig_farmer = Pig Farmer
text-pig_farmer = Spend 1 food and 1 worker: gain 2 victory points.
name-brewer = Brewer
text-brewer = Spend 1 food: gain 1 victory point. Up to twice per round.
name-imperial_messenger = Imperial Messenger
text-imperial_messenger = Spend 1 worker: take the good of one of your deals once more.
name-new_forest = New Forest
text-new_forest = Spend 1 worker: gain 1 wood. Up to twice per round.
name-hanseatic_league = Hanseatic League
text-hanseatic_league = Spend 1 worker and give up 1 deal of yours: gain 2 victory points. Up to twice per round.
name-lumberjacks_route = Lumberjacks' Route
text-lumberjacks_route = Produces 1 wood. Building bonus: 1 wood.
name-watchtower = Watchtower
text-watchtower = Produces 1 card. Building bonus: 1 card.
name-ruins = Ruins
text-ruins = No lasting ability, no colour, and it cannot be razed. Building bonus: 1 worker.
name-baker = Baker
text-baker = No lasting ability. Building bonus: 1 card, and 1 victory point per red location in your empire, this one included, at most 6.
name-sawmill = Sawmill
text-sawmill = Spend 1 wood: gain 1 victory point. Up to twice per round.
name-canteen = Canteen
text-canteen = Whenever you build a pink location, this one included, gain 1 gold and 1 victory point.
name-meeting_place = Meeting Place
text-meeting_place = No lasting ability. Building bonus: 1 card, and 1 victory point per pink location in your empire, this one included, at most 6.
name-monty_the_merchant = Monty the Merchant
text-monty_the_merchant = Whenever you build a gold location, this one included, gain 1 gold and 1 victory point.
name-apartment = Apartment
text-apartment = No lasting ability. Building bonus: 1 card, and 1 victory point per gold location in your empire, this one included, at most 6.
name-hunter_joe = Hunter Joe
text-hunter_joe = Spend 1 worker: gain 2 food.
name-above_ground_mine = Above-Ground Mine
text-above_ground_mine = Spend 1 worker: gain 1 stone. Up to twice per round.
name-porters = Porters
text-porters = Spend 1 food: one of your production locations, common or faction, produces once more.

## Barbarian cards

name-primeval_forest = Primeval Forest
text-primeval_forest = Produces 2 wood.
name-barbarian_altar = Barbarian Altar
text-barbarian_altar = Spend 3 workers: gain 3 victory points.
name-raid = Raid
text-raid = Whenever you raze a location of another player, gain 1 wood and 1 victory point as well.
name-saboteurs = Saboteurs
text-saboteurs = Spend 1 worker: steal 1 wood, stone or food of your choice from another player's supply.
name-sentry_tower = Sentry Tower
text-sentry_tower = Produces 1 worker and 1 raze token.
name-dark_chapel = Dark Chapel
text-dark_chapel = Raze a hand card for 1 raze token, or another player's location for 2 raze tokens and whatever its protection adds. You may swap any of the goods won, even a victory point, for 2 victory points each.
name-pack = Pack
text-pack = Spend 1 worker: take 1 good shown in the raze field of another player's location; the location stays as it is. Up to twice per round.
name-rabble = Rabble
text-rabble = Spend 1 worker: raze a location of your own. You get the goods of its raze field, and 1 wood for the foundation it becomes.
name-settlement = Settlement
text-settlement = Produces 2 workers.
name-hillfort = Hillfort
text-hillfort = No lasting ability. Building bonus: 1 victory point per black location in your empire, this one included, at most 6.
name-expedition = Expedition
text-expedition = Spend 2 workers: gain 2 raze tokens and draw 1 card.
name-barbarian_quarry = Barbarian Quarry
text-barbarian_quarry = Produces 1 stone and 1 raze token.
name-barter = Barter
text-barter = Spend 1 resource (wood, stone or food): gain 1 gold and 1 victory point.
name-fighting_pit = Fighting Pit
text-fighting_pit = Spend 1 raze token: gain 3 victory points.
name-idol = Idol
text-idol = No lasting ability. Building bonus: 4 victory points.
name-mission = Mission
text-mission = Spend 1 worker: draw 2 cards, choosing the deck for each.
name-border = Border
text-border = Whenever you raze a card from your hand, gain 1 victory point as well.
name-robbers = Robbers
text-robbers = Spend 1 worker: end a deal of another player, even one of a Trade Route. You gain 1 victory point and draw 1 card.

## Roman cards

name-sculptors_workshop = Sculptor's Workshop
text-sculptors_workshop = Spend 1 stone and 1 worker: gain 3 victory points.
name-sculptors_apprentice = Sculptor's Apprentice
text-sculptors_apprentice = Spend 1 stone: gain 2 victory points.
name-gladiator_school = Gladiator School
text-gladiator_school = Spend 1 worker: gain 1 raze token and 1 victory point.
name-engineers = Engineers
text-engineers = Spend 2 workers: discard any location of another player and gain 1 victory point. This is not razing.
name-gardens = Gardens
text-gardens = Whenever you build a red location, this one included, gain 2 victory points.
name-spies = Spies
text-spies = Spend 1 worker: move a deal from under another player's board under your own and gain 1 victory point. This is not making a deal.
name-architect = Architect
text-architect = Produces a choice: look at the top 2 cards of your faction deck, keep 1 and discard the other.
name-administration = Administration
text-administration = Whenever you build a faction location, this one included, gain 1 gold.
name-headquarters = Headquarters
text-headquarters = Whenever you build a grey location, this one included, gain 1 gold and 1 victory point.
name-legion = Legion
text-legion = Produces 1 common card. Building bonus: 1 common card.
name-warehouses = Warehouses
text-warehouses = In clean-up you keep any amount of wood, stone and food.
name-builder = Builder
text-builder = Produces 1 wood and 1 stone.
name-roman_fortifications = Roman Fortifications
text-roman_fortifications = Each of your common locations costs other players 1 raze token more to raze. Building bonus: 1 raze token.
name-trade_colony = Trade Colony
text-trade_colony = Produces 1 gold and 1 worker. Counts as brown, grey and red.
name-roman_barracks = Roman Barracks
text-roman_barracks = Produces 2 workers.
name-stonecutter = Stonecutter
text-stonecutter = Produces 2 stone.
name-roman_bank = Roman Bank
text-roman_bank = Produces 1 gold.
name-colossus = Colossus
text-colossus = Spend 2 stone and 1 gold: gain 5 victory points.

## Egyptian cards

name-desert = Desert
text-desert = Discard 1 hand card: another player discards 1 hand card as well, and you gain 1 victory point. Building bonus: 2 cards.
name-altar_of_bastet = Altar of Bastet
text-altar_of_bastet = Produces 1 stone per grey location in your empire, this one included, at most 3.
name-chariot_builder = Chariot Builder
text-chariot_builder = Spend 1 raze token: raze any location of another player that has a raze field; its protection does not count.
name-pharaohs_guard = Pharaoh's Guard
text-pharaohs_guard = Produces 1 raze token or 2 victory points, as you choose each time.
name-oasis = Oasis
text-oasis = For every 2 workers that another player exchanges you gain 1 worker. Building bonus: 2 workers.
name-slaver = Slaver
text-slaver = Whenever you build a faction location, this one included, you may once pay 1 gold for 2 victory points or 1 worker for 1 victory point.
name-royal_baths = Royal Baths
text-royal_baths = Spend 2 workers: gain 2 victory points.
name-golden_bazaar = Golden Bazaar
text-golden_bazaar = Spend 1 gold: gain 2 victory points.
name-scorpion_breeder = Scorpion Breeder
text-scorpion_breeder = Spend 1 worker: block an action location of another player. It cannot be activated any more this round.
name-caravan = Caravan
text-caravan = Produces 1 food and 1 worker.
name-temple_of_ra = Temple of Ra
text-temple_of_ra = Costs nothing: take over a location of another player and use it as your own until you pass. A production location taken over gives nothing.
name-sanctuary = Sanctuary
text-sanctuary = Spend 1 worker: lay a common card from your hand into your empire as a foundation and gain 1 stone and 1 victory point. There is no wood for this foundation.
name-avenue_of_sphinxes = Avenue of Sphinxes
text-avenue_of_sphinxes = Spend 1 stone and 1 worker: gain 3 victory points.
name-sphinx = Sphinx
text-sphinx = Whenever a single card or action brings you at least 2 victory points, gain 1 victory point more.
name-goldsmith = Goldsmith
text-goldsmith = Spend 1 gold and 1 worker: gain 3 victory points.
name-slaves = Slaves
text-slaves = Spend 1 worker: gain 2 stone. Building bonus: 1 worker.
name-egyptian_quarry = Egyptian Quarry
text-egyptian_quarry = Produces 2 stone.
name-pyramid = Pyramid
text-pyramid = Produces 1 stone and 1 gold.

## Japanese cards

name-farm = Farm
text-farm = Produces 1 food and 1 worker.
name-rice_fields = Rice Fields
text-rice_fields = Produces 2 food.
name-geisha_house = Geisha House
text-geisha_house = Produces 1 worker per pink location in your empire, this one included, at most 3.
name-garrison = Garrison
text-garrison = Spend 2 raze tokens: discard any location of another player. This is not razing; nobody gains anything from it.
name-daimyos_castle = Daimyo's Castle
text-daimyos_castle = Produces 1 victory point per samurai in your empire, at most 3.
name-temple_of_buddha = Temple of Buddha
text-temple_of_buddha = Produces a choice: look at the top 2 cards of your faction deck, keep 1 and discard the other.
name-casino = Casino
text-casino = Spend 1 worker: gain 1 gold and 1 victory point.
name-gate = Gate
text-gate = In your turn you may lay any number of hand cards under this location for good; at the end of the game each is worth 1 victory point. It cannot be razed.
name-shrine = Shrine
text-shrine = In your turn you may lay any amount of wood, stone and food on this location for good; at the end of the game each piece is worth 1 victory point. It cannot be razed.
name-stalls = Stalls
text-stalls = Spend 1 food: gain 2 victory points.
name-negotiator = Negotiator
text-negotiator = Spend 1 worker: take a deal from under your board and build its card at once. You pay its goods, but give up no location for it.
name-sake_brewery = Sake Brewery
text-sake_brewery = In clean-up you keep any number of workers.
name-trade_route = Trade Route
text-trade_route = Spend 1 food: make a deal with a faction location of another player; it gives you the good of its deal field now and in every production phase. One deal per location, and the deals outlast this card.
name-dojo = Dojo
text-dojo = Whenever you make a deal, gain 1 victory point as well. Building bonus: 1 faction card.
name-ninjas = Ninjas
text-ninjas = Spend 1 worker: another player discards 1 hand card at random, and you gain 1 victory point. Building bonus: 2 samurai for faction locations of yours that have none.
name-sumo_school = Sumo School
text-sumo_school = Spend 1 food: gain 1 raze token and 1 victory point.
name-master_swordsmith = Master Swordsmith
text-master_swordsmith = Spend 1 stone: gain 2 raze tokens.
name-school_of_diplomacy = School of Diplomacy
text-school_of_diplomacy = Whenever you make a deal, gain 1 gold as well.

## Attack cards of the solo game

name-attack_wood = Attack: wood
text-attack_wood = Threatens locations whose raze field shows wood.
name-attack_worker = Attack: worker
text-attack_worker = Threatens locations whose raze field shows a worker.
name-attack_stone = Attack: stone
text-attack_stone = Threatens locations whose raze field shows stone.
name-attack_food = Attack: food
text-attack_food = Threatens locations whose raze field shows food.
name-attack_gold = Attack: gold
text-attack_gold = Threatens locations whose raze field shows gold.
name-attack_vp = Attack: victory point
text-attack_vp = Threatens locations whose raze field shows a victory point.
name-attack_card = Attack: card
text-attack_card = Threatens locations whose raze field shows a card.

## Copies: every piece of cardboard is called like its card

name-com001 = { name-statue }
name-com002 = { name-supplier }
name-com003 = { name-wood_storage }
name-com004 = { name-carpenters_workshop }
name-com005 = { name-gallows }
name-com006 = { name-mill }
name-com007 = { name-old_forest }
name-com008 = { name-quarry }
name-com009 = { name-quarry }
name-com010 = { name-quarry }
name-com011 = { name-rubble }
name-com012 = { name-village }
name-com013 = { name-village }
name-com014 = { name-village }
name-com015 = { name-town }
name-com016 = { name-farmers_at_work }
name-com017 = { name-mammas_baths }
name-com018 = { name-armorer }
name-com019 = { name-armorer }
name-com020 = { name-armorer }
name-com021 = { name-gold_mine }
name-com022 = { name-gold_mine }
name-com023 = { name-grain_field }
name-com024 = { name-grain_field }
name-com025 = { name-lords_fields }
name-com026 = { name-monument }
name-com027 = { name-merchants_guild }
name-com028 = { name-gold_creek }
name-com029 = { name-wood_supplier }
name-com030 = { name-goldsmiths_workshop }
name-com031 = { name-goldsmiths_workshop }
name-com032 = { name-marketplace }
name-com033 = { name-coal_mine }
name-com034 = { name-mason }
name-com035 = { name-mason }
name-com036 = { name-court_sculptor }
name-com037 = { name-masons_guild }
name-com038 = { name-masons_guild }
name-com039 = { name-missionaries }
name-com040 = { name-settlers }
name-com041 = { name-acting_troupe }
name-com042 = { name-lumberjacks }
name-com043 = { name-carpenter }
name-com044 = { name-joiner }
name-com045 = { name-joiner }
name-com046 = { name-castle }
name-com047 = { name-castle }
name-com048 = { name-castle }
name-com049 = { name-tavern }
name-com050 = { name-barracks }
name-com051 = { name-barracks }
name-com052 = { name-confectioner }
name-com053 = { name-pig_farmer }
name-com054 = { name-pig_farmer }
name-com055 = { name-pig_farmer }
name-com056 = { name-brewer }
name-com057 = { name-imperial_messenger }
name-com058 = { name-new_forest }
name-com059 = { name-new_forest }
name-com060 = { name-new_forest }
name-com061 = { name-hanseatic_league }
name-com062 = { name-lumberjacks_route }
name-com063 = { name-lumberjacks_route }
name-com064 = { name-lumberjacks_route }
name-com065 = { name-watchtower }
name-com066 = { name-watchtower }
name-com067 = { name-watchtower }
name-com068 = { name-watchtower }
name-com069 = { name-ruins }
name-com070 = { name-ruins }
name-com071 = { name-ruins }
name-com072 = { name-ruins }
name-com073 = { name-ruins }
name-com074 = { name-ruins }
name-com075 = { name-baker }
name-com076 = { name-sawmill }
name-com077 = { name-sawmill }
name-com078 = { name-canteen }
name-com079 = { name-meeting_place }
name-com080 = { name-monty_the_merchant }
name-com081 = { name-apartment }
name-com082 = { name-hunter_joe }
name-com083 = { name-above_ground_mine }
name-com084 = { name-porters }

name-bar001 = { name-primeval_forest }
name-bar002 = { name-primeval_forest }
name-bar003 = { name-primeval_forest }
name-bar004 = { name-barbarian_altar }
name-bar005 = { name-barbarian_altar }
name-bar006 = { name-barbarian_altar }
name-bar007 = { name-raid }
name-bar008 = { name-raid }
name-bar009 = { name-raid }
name-bar010 = { name-saboteurs }
name-bar011 = { name-saboteurs }
name-bar012 = { name-sentry_tower }
name-bar013 = { name-sentry_tower }
name-bar014 = { name-dark_chapel }
name-bar015 = { name-dark_chapel }
name-bar016 = { name-pack }
name-bar017 = { name-pack }
name-bar018 = { name-rabble }
name-bar019 = { name-rabble }
name-bar020 = { name-settlement }
name-bar021 = { name-settlement }
name-bar022 = { name-hillfort }
name-bar023 = { name-expedition }
name-bar024 = { name-barbarian_quarry }
name-bar025 = { name-barter }
name-bar026 = { name-fighting_pit }
name-bar027 = { name-idol }
name-bar028 = { name-mission }
name-bar029 = { name-border }
name-bar030 = { name-robbers }

name-rom001 = { name-sculptors_workshop }
name-rom002 = { name-sculptors_workshop }
name-rom003 = { name-sculptors_apprentice }
name-rom004 = { name-sculptors_apprentice }
name-rom005 = { name-sculptors_apprentice }
name-rom006 = { name-gladiator_school }
name-rom007 = { name-gladiator_school }
name-rom008 = { name-engineers }
name-rom009 = { name-gardens }
name-rom010 = { name-spies }
name-rom011 = { name-architect }
name-rom012 = { name-administration }
name-rom013 = { name-administration }
name-rom014 = { name-administration }
name-rom015 = { name-headquarters }
name-rom016 = { name-headquarters }
name-rom017 = { name-legion }
name-rom018 = { name-legion }
name-rom019 = { name-warehouses }
name-rom020 = { name-builder }
name-rom021 = { name-builder }
name-rom022 = { name-roman_fortifications }
name-rom023 = { name-trade_colony }
name-rom024 = { name-trade_colony }
name-rom025 = { name-trade_colony }
name-rom026 = { name-roman_barracks }
name-rom027 = { name-stonecutter }
name-rom028 = { name-stonecutter }
name-rom029 = { name-roman_bank }
name-rom030 = { name-colossus }

name-egy001 = { name-desert }
name-egy002 = { name-altar_of_bastet }
name-egy003 = { name-chariot_builder }
name-egy004 = { name-pharaohs_guard }
name-egy005 = { name-oasis }
name-egy006 = { name-slaver }
name-egy007 = { name-royal_baths }
name-egy008 = { name-royal_baths }
name-egy009 = { name-golden_bazaar }
name-egy010 = { name-scorpion_breeder }
name-egy011 = { name-caravan }
name-egy012 = { name-caravan }
name-egy013 = { name-temple_of_ra }
name-egy014 = { name-sanctuary }
name-egy015 = { name-sanctuary }
name-egy016 = { name-avenue_of_sphinxes }
name-egy017 = { name-avenue_of_sphinxes }
name-egy018 = { name-avenue_of_sphinxes }
name-egy019 = { name-sphinx }
name-egy020 = { name-sphinx }
name-egy021 = { name-goldsmith }
name-egy022 = { name-goldsmith }
name-egy023 = { name-goldsmith }
name-egy024 = { name-slaves }
name-egy025 = { name-slaves }
name-egy026 = { name-egyptian_quarry }
name-egy027 = { name-egyptian_quarry }
name-egy028 = { name-pyramid }
name-egy029 = { name-pyramid }
name-egy030 = { name-pyramid }

name-jap001 = { name-farm }
name-jap002 = { name-farm }
name-jap003 = { name-farm }
name-jap004 = { name-rice_fields }
name-jap005 = { name-rice_fields }
name-jap006 = { name-geisha_house }
name-jap007 = { name-geisha_house }
name-jap008 = { name-garrison }
name-jap009 = { name-daimyos_castle }
name-jap010 = { name-daimyos_castle }
name-jap011 = { name-temple_of_buddha }
name-jap012 = { name-casino }
name-jap013 = { name-gate }
name-jap014 = { name-gate }
name-jap015 = { name-shrine }
name-jap016 = { name-stalls }
name-jap017 = { name-stalls }
name-jap018 = { name-stalls }
name-jap019 = { name-negotiator }
name-jap020 = { name-sake_brewery }
name-jap021 = { name-trade_route }
name-jap022 = { name-trade_route }
name-jap023 = { name-trade_route }
name-jap024 = { name-dojo }
name-jap025 = { name-dojo }
name-jap026 = { name-ninjas }
name-jap027 = { name-ninjas }
name-jap028 = { name-sumo_school }
name-jap029 = { name-master_swordsmith }
name-jap030 = { name-school_of_diplomacy }

name-attack_wood_a = { name-attack_wood }
name-attack_wood_b = { name-attack_wood }
name-attack_wood_c = { name-attack_wood }
name-attack_worker_a = { name-attack_worker }
name-attack_worker_b = { name-attack_worker }
name-attack_worker_c = { name-attack_worker }
name-attack_stone_a = { name-attack_stone }
name-attack_stone_b = { name-attack_stone }
name-attack_food_a = { name-attack_food }
name-attack_food_b = { name-attack_food }
name-attack_gold_a = { name-attack_gold }
name-attack_gold_b = { name-attack_gold }
name-attack_vp_a = { name-attack_vp }
name-attack_vp_b = { name-attack_vp }
name-attack_card_a = { name-attack_card }
name-attack_card_b = { name-attack_card }
