# Imperial Settlers in English.
# Events are told in the past tense: SEAT may be "You" as well as a name.

title = Imperial Settlers
summary = Four factions settle the same land: build, trade, raze.
seat-4 = Neutral player

## Settings

setting-factions = Factions
    .about = Otherwise the players choose in turn
setting-card_phase = Card phase
setting-peaceful = Peaceful game
    .about = Other players' locations cannot be razed
setting-decks = Faction decks of your own

choice-basic = Basic
    .about = Two open offers, one card from each
choice-alternative = Alternative
    .about = Keep a card, pass the others on, keep one more
choice-advanced = Advanced
    .about = Two cards, one after the other, from one open row

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
ask-stash_good = Which resource do you set aside until the end of the game?
ask-stash_card = Which hand card do you set aside until the end of the game?
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
    .thing = { NAME($faction) }
    .brings = { "" }
option-take = Take { NAME($card) }
    .verb = Take
    .thing = { NAME($card) }
option-keep = Keep { NAME($card) }
    .verb = Keep
    .thing = { NAME($card) }
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
    .verb = Produce again
    .thing = { NAME($card) }

# In the action phase
option-build = Build { NAME($card) }
    .verb = Build
    .thing = { NAME($card) }
option-settle-build = Build { NAME($card) } without giving up a location
    .verb = Build
    .thing = { NAME($card) }
option-deal = Make a deal: { NAME($card) }
    .verb = Make a deal
    .thing = { NAME($card) }
option-raze = Raze from your hand: { NAME($card) }
    .verb = Raze from your hand
    .thing = { NAME($card) }
option-raze_location = Raze another player's location: { NAME($card) }
    .verb = Raze
    .thing = { NAME($card) }
option-activate = Activate { NAME($card) }
    .verb = Activate
    .thing = { NAME($card) }
option-activate_twice = Activate { NAME($card) } twice at once
    .verb = Activate twice
    .thing = { NAME($card) }
option-exchange = { $trades ->
    [one] Exchange workers once
   *[other] Exchange workers { $trades } times
}
option-receive = Take 1 { NAME($good) }
    .verb = Take
    .thing = 1 { NAME($good) }
    .brings = { "" }
option-copy_which-receive = Take { NAME($good) }
    .verb = Take
    .thing = 1 { NAME($good) }
    .brings = { "" }
option-end_turn = End your turn
option-pass = Pass for the rest of the round
option-pay_freely = Choose how much gold to pay this turn

# At any time in one's turn
option-defend = Place your defence token on { NAME($card) }
    .verb = Defend
    .thing = { NAME($card) }
option-samurai = Post a worker as samurai: { NAME($card) }
    .verb = Post a samurai
    .thing = { NAME($card) }
option-samurai-samurai = Guard { NAME($card) }
    .verb = Guard
    .thing = { NAME($card) }
option-stash = Lay something away until the end of the game: { NAME($card) }
    .verb = Lay away
    .thing = { NAME($card) }
option-stash_good = Lay away 1 { NAME($good) }
    .verb = Lay away
    .thing = 1 { NAME($good) }
option-stash_card = Lay away { NAME($card) }
    .verb = Lay away
    .thing = { NAME($card) }

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
    .verb = Pay
    .thing = 1 { NAME($good) }
    .brings = { "" }
option-give_up = Give up { NAME($card) }
    .verb = Give up
    .thing = { NAME($card) }
option-give_up_deal = Give up the deal: { NAME($card) }
    .verb = Give up the deal
    .thing = { NAME($card) }
option-discard = Discard { NAME($card) }
    .verb = Discard
    .thing = { NAME($card) }
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
    .verb = Plunder
    .thing = { NAME($card) }
option-raze_own = Raze { NAME($card) }
    .verb = Raze
    .thing = { NAME($card) }
option-convert = Give up 1 { NAME($good) } for victory points
option-keep_good = Keep 1 { NAME($good) }
option-remove = Remove { NAME($card) }
    .verb = Remove
    .thing = { NAME($card) }
option-end_deal = End the deal: { NAME($card) } ({ SEAT($seat) })
    .attack = Discard the attack card “{ NAME($card) }”
    .verb = End the deal
    .thing = { NAME($card) }
option-take_deal = Take the deal: { NAME($card) }
    .attack = Discard the attack card “{ NAME($card) }”
    .verb = Take the deal
    .thing = { NAME($card) }
option-route = Make a deal with { NAME($card) }
    .verb = Make a deal
    .thing = { NAME($card) }
option-build_deal = Build { NAME($card) } from under your board
    .verb = Build
    .thing = { NAME($card) }
option-use_deal = Use the deal again: { NAME($card) }
    .verb = Use again
    .thing = { NAME($card) }
option-refresh = Activate { NAME($card) } once more
    .verb = Activate
    .thing = { NAME($card) }
option-target = { SEAT($seat) }
option-block = Block { NAME($card) }
    .verb = Block
    .thing = { NAME($card) }
option-take_over = Take over { NAME($card) }
    .verb = Take over
    .thing = { NAME($card) }
option-found = Lay out as a foundation: { NAME($card) }
    .verb = Lay out
    .thing = { NAME($card) }
option-sacrifice = Lose { NAME($card) }
    .verb = Lose
    .thing = { NAME($card) }

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
} on to { SEAT($to, you: "you") }
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
    [deals] { SEAT($seat) } built { NAME($card) } from the deals
   *[hand] { SEAT($seat) } built { NAME($card) }
}
event-gave_up = { $what ->
    [foundation] { SEAT($seat) } gave up a foundation: { NAME($card) }
   *[location] { SEAT($seat) } gave up a location: { NAME($card) }
}
event-dealt = { SEAT($seat) } made a deal: { NAME($card) }
event-routed = { SEAT($seat) } made a deal with a location of { SEAT($owner, you: "yours") }: { NAME($card) }
event-ended_deal = A deal of { SEAT($seat, you: "yours") } ended: { NAME($card) }
event-ended_route = A Trade Route deal of { SEAT($seat, you: "yours") } ended: { NAME($card) }
event-ended_attack = Attack card discarded – { NAME($card) }
event-took_deal = { SEAT($seat) } took a deal of { SEAT($owner, you: "yours") }: { NAME($card) }
event-used_deal = { SEAT($seat) } used a deal again: { NAME($card) } ({ NAME($why) })
event-razed = { SEAT($seat) } razed a location of { SEAT($owner, you: "yours") }: { NAME($card) }
event-razed_card = { SEAT($seat) } razed a hand card: { NAME($card) }
event-razed_own = { SEAT($seat) } razed a location at home: { NAME($card) }
event-fell = { NAME($card) } became a foundation ({ SEAT($owner) })
event-left = { NAME($card) } was discarded ({ SEAT($owner) })
event-removed = { SEAT($seat) } discarded a location of { SEAT($owner, you: "yours") }: { NAME($card) }
event-founded = { SEAT($seat) } laid out a hand card as a foundation: { NAME($card) }
event-lost = { NAME($card) } is lost with { NAME($from_card) }
event-lost_with = Lost with { NAME($from_card) }: { goods }
event-activated = { $uses ->
    [one] { SEAT($seat) } activated { NAME($card) }
   *[other] { SEAT($seat) } activated { NAME($card) } { $uses } times at once
}
event-refreshed = { SEAT($seat) } activated { NAME($card) } once more ({ NAME($why) })
event-produced_again = { SEAT($seat) } let { NAME($card) } produce once more ({ NAME($why) })
event-plundered = { SEAT($seat) } plundered the raze field of { NAME($card) }, a location of { SEAT($owner, you: "yours") }
event-robbed = { SEAT($seat) } stole { goods } from { SEAT($victim, you: "you") } ({ NAME($why) })
event-discarded = { SEAT($seat) } discarded { NAME($card) } from hand
event-blocked = { SEAT($seat) } blocked a location of { SEAT($owner, you: "yours") }: { NAME($card) }
event-took_over = { SEAT($seat) } took over a location of { SEAT($owner, you: "yours") }: { NAME($card) }
event-gave_back = { SEAT($seat) } gave a location back to { SEAT($owner, you: "you") }: { NAME($card) }
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
label-faction_locations = Faction locations of the player

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
label-is_faction = Of the faction
label-times = Uses a round
label-used = Uses this round
label-spent = Spent
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

## What boards and cards do: a message for each form of effect and each operation

does-and = and
does-or = or

does-faction = Each round { $produced }. { does-store }{ $razable ->
    [yes] { " " }{ does-razable }
   *[no] {""}
}
does-razable = Locations of this faction can be razed{ $samurai ->
    [0] .
   *[other] , but workers may guard them as samurai.
}
does-attack = Threatens locations with { goods } in their raze field.
# What stays in the supply
does-keep = { $what ->
    [worker] workers
    [raze] raze tokens
   *[other] { NAME($what) }
}

does-none = No lasting ability.
does-produce = Produces { $gain }.
does-produce_per = { $samurai ->
    [yes] Produces { goods } per samurai in your empire{ does-at_most }.
   *[no] Produces { goods } per { does-location } in your empire, this one included{ does-at_most }.
}
does-at_most = { $max ->
    [0] {""}
   *[other] , at most { $max }
}
does-location = { NAME($colour) } location
does-produce_choice = Produces { $options }, as you choose each time.
does-produce_draw = Produces a choice: look at the top { $draw } cards of { $deck ->
    [faction] your faction deck
   *[common] the common deck
}, keep { $keep } and discard the rest.
does-produce_copy = Produces what another of your production locations produces, chosen anew each time.
does-on_build = Whenever you build a { does-kind } location, this one included, gain { $gain }.
does-offers = Whenever you build a { does-kind } location, this one included, you may { $limit_per_trigger ->
    [1] once
    [2] twice
   *[other] { $limit_per_trigger } times
} pay { $offer }.
does-kind = { $colour ->
    [0] { $affiliation }
   *[other] { NAME($colour) }
}
does-offer = { $cost } for { $gain }
does-on_raze = { $target ->
    [hand_card] Whenever you raze a card from your hand, gain { $gain } as well.
   *[enemy_location] Whenever you raze a location of another player, gain { $gain } as well.
}
does-on_deal = Whenever you make a deal, gain { $gain } as well.
does-on_enemy_exchange = For every { $exchanged } that another player exchanges you gain { $gain }.
does-on_gain_vp = Whenever a single card or action brings you at least { $single_source_at_least } victory points, gain { $gain } more.
does-store = { $max ->
    [0] In clean-up you keep all your { $goods }.
   *[other] In clean-up you keep up to { $max } of your { $goods }.
}
does-protect = Each of your common locations costs other players { $extra_raze ->
    [one] 1 raze token
   *[other] { $extra_raze } raze tokens
} more to raze.
does-stash = In your turn you may lay { $limit ->
    [0] any number of
   *[other] up to { $limit }
} { $what ->
    [hand_card] hand cards under
   *[resource] resources (wood, stone or food) on
} this location for good; at the end of the game each is worth { $vp_each_at_end ->
    [one] 1 victory point
   *[other] { $vp_each_at_end } victory points
}.

does-bonus = Building bonus: { $goods }.
does-per_colour = { $gain } per { does-location } in your empire, this one included{ does-at_most }
does-samurai = { $amount } samurai for faction locations of yours that have room for them

does-spend = spend { $goods }
does-spend-card = { $amount ->
    [one] discard 1 hand card
   *[other] discard { $amount } hand cards
}
does-spend-deal = { $amount ->
    [one] give up 1 deal of yours
   *[other] give up { $amount } deals of yours
}
does-gain = gain { $goods }.
does-gain-too = You also gain { $goods }.
does-times = Up to { $times ->
    [2] twice
   *[other] { $times } times
} per round.
does-steal = steal { goods } from another player's supply.
does-copy_raze_good = take { $amount ->
    [one] 1 good
   *[other] { $amount } of one good
} shown in the raze field of another player's location, which stays as it is.
does-raze_own_location = raze a location of your own for the goods of its raze field. A common one becomes a foundation and brings { $compensation }.
does-raze_location = raze a location of another player that has a raze field{ $ignore_protection ->
    [yes] ; its protection does not count.
   *[no] , for raze tokens only as far as it is protected.
}
does-raze_then_convert = raze a hand card for { $hand_card }, or another player's location for { $enemy_location } and whatever its protection adds. You may swap any of the goods won, even a victory point, for { $each_good_into } each.
does-discard_location = discard a { $any_affiliation ->
    [yes] location
   *[no] common location
} of another player. This is not razing.
does-discard_deal = end a deal of another player{ $trade_route_deals ->
    [yes] , even one of a Trade Route.
   *[no] .
}
does-take_deal = move a deal from under another player's board under your own. This is not making a deal.
does-deal_with_enemy_faction_location = make a deal with a faction location of another player; it gives you the good of its deal field now and in every production phase. { $once_per_location ->
    [yes] One deal per location, and the deals outlast this card.
   *[no] The deals outlast this card.
}
does-build_from_own_deal = take a deal from under your board and build its card at once. { does-free }
does-build_faction_card_from_hand = build a faction card from your hand at once. { does-free }
does-free = { $ignore_location_cost ->
    [yes] You pay its goods, but give up no location for it.
   *[no] You pay its whole cost.
}
does-gain_from_own_deal = take the good of one of your deals once more{ $trade_route_deals ->
    [yes] .
   *[no] {""}, but not of a Trade Route.
}
does-repeat_production = one of your { $any_affiliation ->
    [yes] production locations, common or faction,
   *[no] common production locations
} produces once more.
does-refresh_own_action_location = activate another of your action locations for its own cost, even if it is used up for this round.
does-enemy_discards = another player discards { $amount ->
    [one] 1 hand card
   *[other] { $amount } hand cards
}{ $random ->
    [yes] { " " }at random.
   *[no] .
}
does-block_action_location = block an action location of another player. It cannot be activated any more this round.
does-take_over_location = take over a location of another player and use it as your own until you pass. A production location taken over gives nothing.
does-hand_common_card_becomes_foundation = lay a common card from your hand into your empire as a foundation{ $compensated ->
    [yes] {""}, which brings { $compensation }.
   *[no] . It brings nothing else.
}

# Headings of options
group-build = Build
group-deal = Deals
group-raze = Raze
group-action = Action locations
group-exchange = Exchange workers
group-free = Free actions
group-finish = Finish

# Puzzles
puzzle-task = Score as many points as you can before it is somebody else’s turn, or the action phase ends.
