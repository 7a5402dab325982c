title = The Gauntlet
summary = Draft in secret, loot your rivals, mind the traps.

ask-draft = Which card do you keep?
ask-spend = How do you spend a point of your pool?
ask-scout = Which of the two cards do you keep? The other goes back on top.
ask-trap = You are being looted. Do you spring a trap?
ask-ward = A trap closes on you. Do you ward it off?
ask-chain = Do you go on with the chain?

option-pass = Pass
option-rest = Rest and end your turn
option-scout = Scout the top two cards of the deck
option-loot = Loot { SEAT($seat) }
option-keep = Keep { NAME($card) }
option-use = Use { NAME($card) }
option-play = Play { NAME($card) }

event-kept = { SEAT($seat) } kept { NAME($card) }
    .hidden = { SEAT($seat) } kept a card
event-returned = { SEAT($seat) } showed { NAME($card) } and shuffled it back
event-looted = { SEAT($seat) } looted { SEAT($victim, you: "you") }
event-played = { SEAT($seat) } played { NAME($card) }
event-scored = { SEAT($seat) }: { $points } for { NAME($why) }
event-guarded = The Warden takes { $taken } from the hoard
event-reshuffled = The discards are shuffled into a new deck

card-used = Take { $points } from the hoard{ $next ->
        [none] .
       *[other] ; you may go on with { NAME($next) }.
    }

consequence-card = { $effect }
consequence-loot = { $points } of { SEAT($seat) }, unless a trap closes

name-points = points
name-loot = looting
name-chain = a chain

label-round = Round
label-rounds = of
label-hoard = Hoard
label-pool = Points in the pool
label-active = Whose turn
label-scores = Points
label-deck = Deck
label-hands = Hands
label-packs = Packs
label-discards = Discards

setting-rounds = Rounds
setting-traps = Traps

source-hoard = Hoard
source-chains = Chains
source-raids = Raids

choice-none = None
choice-single = One
choice-counter = Countered
