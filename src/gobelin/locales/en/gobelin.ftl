# Words that every game shares.

seat = Seat { $number }
event-forced = { $option } (the only choice)
player-person = Seat { $number } (you)
player-bot = { $name } ({ $number })
level-easy = Easy
level-normal = Normal
level-hard = Hard
level-master = Master

# The terminal table
label-log = What happened
label-table = The table
terminal-asked = { $who }: { $question }
terminal-keys = NUMBER chooses · a NUMBER always · c NAME or c NUMBER: card · h hint · l log · ? rules · u undo · s save · q quit · Enter table
terminal-keys-table = NUMBER chooses · a NUMBER always · c NAME or c NUMBER: card · h hint · o others · l log · ? rules · u undo · s save · q quit · Enter table
terminal-ask-again = You are asked again: { $question } So far always: { $option }.
terminal-always-how = Type a and a number to give that answer whenever you are asked the same, and a alone to be asked again.
terminal-unlearned = The bots have not learned to judge this box, or a table of this size: they judge by their rules of thumb.
terminal-thinking = { $who } is thinking
terminal-hint-thinking = The bot is looking at your choices
terminal-hint = The bot would choose { $option }.
terminal-hint-lead = It expects { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more of it than of { $option }.
terminal-hint-even = It expects as much of { $option }.
terminal-hint-only = There is only one choice.
terminal-no-such-seat = There is no seat { $typed }; there are 1 to { $count }.
terminal-no-pages = Everything that the others have is already on the table.
terminal-card-how = Type c and a card's name, or c and the number of an option.
terminal-no-such-card = No card is called { $typed }.
terminal-which-card = Which of these: { $names }?
terminal-points-by-source = Points by source
terminal-total = Total
terminal-places = Place
terminal-tie-breaker = tie-breaker: { $what }
terminal-teacher = Teacher
terminal-lesson-progress = { $told } of { $beats } things explained
terminal-prompt = Choice
terminal-no-such-option = There is no option { $typed }; type a number from 1 to { $count }.
terminal-no-rules = This question names no clause of the rules.
rules-example = Example
rules-derived = It follows
rules-more = { $count ->
    [one] And one more clause; say it more narrowly.
   *[other] And { $count } more clauses; say it more narrowly.
}
rules-none = No clause has the words { $words }.
terminal-undone = Taken back.
terminal-saved = Saved as { $file }; go on with: gobelin play --resume { $file }
terminal-over = The game is over.
terminal-place = { $place }. { $who }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
terminal-left = Game left unfinished; type s first next time if you want to keep it.
terminal-face-down = face down
terminal-empty = none
terminal-hand-over = { $who }, it is your turn. Press Enter to look.
terminal-read-only = This match can only be looked at: { $why }

player-neutral = Neutral player

# Boards
board-round = Round { $round } of { $rounds }
board-start = start player: { $who }
board-turn = turn: { $who }
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-passed = passed
board-hand = Hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-cards = { $count ->
    [0] none
    [one] { $count } card
   *[other] { $count } cards
}
board-left = { $count } left
board-known = known:
board-route = { $card }, through the Trade Route ({ $good })
board-faction = Faction
board-common = Common
board-locations = Locations
board-open-cards = Open cards
board-attack-row = Attack row
board-collected = Collected
board-attack-deck = the newest first; { $count } more in the attack deck
board-race = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; more faction locations than that win, you have { $mine }
board-card = Card
board-kind = Kind
board-colour = Colour
board-cost = Cost
board-deal = Deal
board-raze = Raze
board-effect = Effect
board-end = At the end
board-copies = Copies
board-target = Target
board-production = Each round
board-storage = Stores
board-source = Source
board-note = Note
board-left-over = workers and resources left

mark-used = used { $used } of { $times }
mark-laid = on it: { $goods }
mark-defence = defended
mark-blocked = blocked
mark-samurai = { $count ->
    [one] samurai
   *[other] { $count } samurai
}
mark-kept = { $count } laid away
mark-taken = taken over by { $who }
mark-under = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} under it

source-seed = from the rulebook
source-public = from public lists and pictures of the cards
source-reconstructed = reconstructed: the printed one may differ
source-override = If yours says something else: put it into a folder of your own and start with --components FOLDER.
source-replaced = from your own components
confidence-high = We are sure of it.
confidence-medium = We are fairly sure of it.
confidence-low = We are not sure of it.
terminal-broken = A rule went wrong. The game so far is kept in { $file }; please report it with that file.
undo-nothing = There is no choice to take back.
undo-chosen = Another person has chosen since.
undo-revealed = Something was revealed since that choice; it cannot be taken back.
undo-forgotten = This match does not remember what was before.

# Analysis
analysis-evaluation = How the game stood for each seat, in points
analysis-below = Below: turns, and the numbers of the mistakes
analysis-below-turns = Below: turns
analysis-mistakes = The biggest mistakes
analysis-no-mistakes = The bot found nothing that was clearly better than what was played.
analysis-mistake = Turn { $turn }, { $who }: { $question }
analysis-played = { $by ->
    [timeout] Played, as time had run out
    [standing] Played, as a standing answer
   *[other] Played
}: { $option }
analysis-better = Better by { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points: { $option }
analysis-at = Choice { $entry }; there were { $count } options
analysis-look = To look at a choice: gobelin replay FILE --at CHOICE
analysis-seats = How each seat was played
analysis-points = Points
analysis-decisions = Decisions
analysis-agreed = Nothing lost in
analysis-lost = Points lost
analysis-mean = Per decision
analysis-figure = { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-small = { NUMBER($figure, minimumFractionDigits: 2, maximumFractionDigits: 2) }

consequence-amount = { $amount } { NAME($what) }

## What is agreed upon before a game

settings-game = Game
settings-seats = Seats
settings-expansions = Expansions
settings-variants = Variants
settings-solo = Solo game
settings-decks = Cards
preset-first_game = First game
preset-usual = The usual game
preset-everything = Everything

# Puzzles
puzzle-task = It is your turn. Score as many points as you can before it ends.
puzzle-so-far = So far: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
puzzle-result = Your turn brought { $points ->
    [one] { $points } point
   *[other] { $points } points
}; the best one brings { $best }.
puzzle-again = u takes the last choice back; Enter shows the solution.
puzzle-solution = The best turn brings { $best ->
    [one] { $best } point
   *[other] { $best } points
}:
puzzle-second = Any other beginning falls short by { $gap } or more: “{ $option }” leads to { $points ->
    [one] { $points } point
   *[other] { $points } points
} at most.
puzzle-thought = At first sight “{ $option }” looks best; who always follows the first thought ends with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
puzzle-seats = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
