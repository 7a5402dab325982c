# The client's own words. What games say is in their own files.

## Everywhere

navigation = Pages
about = About
language = Language
theme = Colours
theme-auto = Same as the system
theme-light = Light
theme-dark = Dark
close = Close
cancel = Cancel
loading = One moment …
copy = Copy
copied = Copied
name = Name
seats = Seats
person = Person
spectator = Spectator
rules = Rules for this question
closeup = Explanation
clauses = Rules: { $clauses }
log = What happened
chat = Chat
replay = Replay
settings = Settings
to-lobby = To the lobby
to-the-table = To the table
to-my-seat = To your seat
your-turn = Your turn
waiting-for = Waiting for { $who }
thinking = { $who } is thinking
really = Are you sure?

player-you = You
player-seat = Seat { $number }
player-bot = { $name } ({ $number })
bot-random = Random bot
bot-prior = Quick bot
bot-greedy = Greedy bot
bot-policy = Practised bot
bot-learned = Experienced bot
bot-ismcts = Searching bot
bot-learned-ismcts = Experienced searching bot
bot-easy = Easy bot
bot-normal = Normal bot
bot-hard = Hard bot
bot-master = Master bot
bot-playouts = { $name }, { $count ->
    [one] { $count } playout
   *[other] { $count } playouts
}
bot-seconds = { $name }, { $count } s
bot-easy-what = Looks a little way ahead and often makes mistakes: good for a first game.
bot-normal-what = Looks ahead and makes the odd mistake.
bot-hard-what = Thinks for up to a second about each choice, and does not go easy on you.
bot-master-what = Thinks for up to three seconds about each choice: the strongest there is.
bot-random-what = Picks at random.
bot-prior-what = Takes whatever looks promising at first sight.
bot-policy-what = Takes whatever it has learned to like, without a second thought.
bot-learned-what = Takes whatever looks best right now to somebody who has played thousands of games.
bot-learned-ismcts-what = Tries out each choice in many possible futures, and has learned to judge where they lead.
bot-greedy-what = Takes whatever looks best right now.
bot-ismcts-what = Tries out each choice in many possible futures.
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
place = Place { $place }:

state-open = Not started yet
state-running = In progress
state-finished = The game is over
state-abandoned = This match was abandoned
state-broken = A rule failed; this match cannot continue

problem-bad-link = This link no longer works. If you sat down with it on another device, the table menu there shows a code and a link for this one.
problem-name-taken = Somebody at this table already has that name; choose another.
problem-no-database = The server cannot save anything at the moment; try again soon.
problem-full = The server has no room for more at the moment. Matches in progress can still be played.
problem-too-much = You have written as much as is allowed in a day; wait a while.
error-offline = The server cannot be reached. Is it running?
error-forbidden = That is not allowed: { $detail }
error-missing = There is no such match or game.
error-busy = Too many requests at once; wait a moment.
error-stale = The table has moved on; this is how it stands now.
error-other = That did not work. { $detail }
problem-busy = The server is busy; try again in a moment.
problem-not-asked = You have nothing to choose at the moment.
problem-not-offered = That choice is not available now.
problem-no-bots = No bot has an answer at the moment; try again.
problem-not-running = This match is not in progress.
problem-quarantined = The server crashed several times while playing this match, so it is not continued. Whoever runs the server can give it another chance.
problem-too-large = That is too large.
problem-too-many = You have as many matches as are allowed; end one, or wait until tomorrow.
problem-undo-refused = This choice cannot be taken back.
no-page = There is no such page
no-page-hint = The address may be mistyped, or the page has moved.
cannot-open = This table cannot be opened

## Lobby

my-matches = Your matches
lobby-title = What shall we play?
lobby-how = Alone against bots, or with friends at one table.
lobby-first = New here? Learn leads you through a first game. Play sets you at a table with bots at once. New match lets you choose seats and settings, and gives you a link for every friend.
matches-waiting = { $count ->
    [0] None waits for you.
    [one] One waits for you.
   *[other] { $count } wait for you.
}
matches-more = Show { $count } more
tables = Tables
players-exact = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
players-range = { $min } to { $max } players
play = Play
play-now = Play now against bots
how-strong = How strong?
level-easy = Easy
level-normal = Normal
level-hard = Hard
level-master = Master
how-many-bots = How many opponents?
against = { $count ->
    [0] Alone
    [one] Against { $count } bot
   *[other] Against { $count } bots
}
solo = Solo
new-match = New match …
no-games = No games are installed.
import = Open a saved record …
no-record = This file is not a record.

## New match

who-sits = Who sits here
bots-more = More bots
seat-count = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
seat-add = Add a seat
seat-remove = Remove a seat
chosen-in-game = Chosen in the game
presets = Usual agreements
picker-search = Search by name
picker-chosen = { $count } of { $all } chosen
picker-clear = Choose none
picker-done = Done
picker-taken = Taken
picker-nothing = Nothing is called that.
picker-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
as-printed = as printed
none = none
all-or-none = Choose for every seat, or for none.
any = Any
match-options = Clock, spectators, hints, seed
allow-spectators = Anyone with the address may watch
allow-hints = Hints are allowed
clock = Seconds for each move
clock-none = No clock
seed = Seed
seed-secret = Secret and random
seed-shown = Everyone at the table will see that the seed was chosen, and what it is.
begin = Begin
match-ready = The match is ready
links-hint = Each person needs a link of their own. A link is a key to its seat: send it to nobody else.
link-for = Link for { $who }
qr = QR code
qr-for = QR code of the link for { $who }
links = Links to pass on
not-come-yet = Not here yet: { $who }
access = How do the others join?
access-links = By a link each
access-links-hint = You send everyone a link to their seat.
access-invited = By one invitation
access-invited-hint = One link for all; each chooses a seat without a name.
access-public = Anyone
access-public-hint = The table is shown in the lobby; whoever finds it may take a seat without a name.
access-listed = Shown in the lobby while seats are free
invite-link = Invitation
invite-qr = QR code of the invitation
invite-hint = With this link, guests choose a free seat. Send it to everyone you want to play with.
invite-public = The table is shown in the lobby until all seats are taken. You can also send this link.
open-tables = Open tables
table-of = At the table: { $who }
seats-free = { $count ->
    [one] 1 seat is free
   *[other] { $count } seats are free
}
join-title = Take a seat
sit-here = Sit at seat { $number }
table-full = All seats are taken.
join-clock = Clock: { $seconds } seconds for each move
name-needed = Enter your name first: the others should know who you are.
play-here = Play here too
play-here-hint = Instead of passing this link on, play this seat from this device as well

## Table

prompt = What is asked
turn-mark = to move
absent = not here
bot-trouble = the bot has crashed
options-all = { $count ->
    [one] Show { $count } choice
   *[other] All { $count } choices
}
options-fewer = Fewer choices
options-more = +{ $count } more
pointer-above = { $count } more above
pointer-below = { $count } more below
pointer-left = { $count } more on the left
pointer-right = { $count } more on the right
legend = What the icons mean
legend-none = This game has no legend.
reconstructed = Reconstructed: the printed one may differ.
undo = Undo
undo-key = Take back your last choice (U)
undo-ask = Ask to undo
undo-nothing = There is no choice to take back.
undo-chosen = Somebody else has made a choice since.
undo-revealed = Something was revealed since that choice.
undo-forgotten = This match no longer remembers what came before.
undo-over = The match is over.
undo-not_playing = You do not play here.
undo-asked = { $who } asks to take back the last choice.
undo-accept = Agree
undo-refuse = Refuse
undo-waiting = Undo: waiting for { $who } to agree.
hint = Hint
hint-key = What would a bot choose? (H)
hint-thinking = Thinking …
hint-says = Hint: { $option }
hint-ahead = about { $points ->
    [one] { $points } point
   *[other] { $points } points
} better than “{ $next }”
hint-equal = about as good as “{ $next }”
hint-close = Dismiss the hint
rules-key = Rules for this question (?)
legend-key = What the icons mean (I)
rules-none = No rule is given for this question.
rulebooks = Rules
rulebooks-what = The rules of each game in our own words: chapters to read, every rule as a numbered paragraph, an index and a search.
rules-exactly = The rules in detail
rules-example = Example
rules-derived = It follows
rules-turn = Turn the page
rules-pictures = From the box
rules-table = The table in play
rules-area = What a player has, in play
rules-search = Search the rules
rules-contents = Contents
rules-index = Index
rules-chapter = Chapter
rules-found = { $count ->
    [0] Nothing found.
    [one] { $count } place
   *[other] { $count } places
}
rules-nowhere = There is no paragraph { $id } in this rulebook.
time-left = Time left for this choice
watching = You are watching, and see only what everybody may see.
left-replaced = A bot is playing for you at the moment. The host can give your seat back.
left-resigned = You have resigned; a bot plays on for you.
weigh-one = Choose this?
weigh-several = Which of these?
side = Others and log
my-area = Your area
tabs = Parts of the table
tab-board = Board
tab-tracks = Tracks
tab-map = Map
tab-capital = Capital
tab-hand = Hand
tab-table = Table
tab-mine = Mine
tab-market = Market
tab-world = World
tab-assembly = Forums
tab-cards = Cards
tab-others = Others
tab-log = Log
tab-offers = something to choose
log-search = Search the log
log-all = Show all { $count } entries
log-empty = Nothing has happened yet.
skip = Skip
pace = Moves of others
pace-slow = slowly, one by one
pace-normal = one by one
pace-fast = quickly, one by one
pace-off = all at once
sound = Soft sounds
since-my-turn = Since your last turn
recap-then = The table as it was then
recap-more = { $count } more before
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
connection-connecting = Connecting …
connection-live = Connected
connection-waiting = Connection lost; trying again
connection-closed = Not connected
sit-down = Sit down
sit-down-hint = What name do you play under?
play-as = Play as
several-seats = Several seats are played from here; the table is covered while the device changes hands.
hand-over = Hand over to { $who }
hand-over-hint = The table is covered. Whoever plays next uncovers it.
hand-over-done = I am { $who }
hand-over-back = Back: I am { $who }

view-none = none
view-nothing = none
view-yes = yes
view-no = no
view-face-down = face down
view-empty = Empty: { $what }

## Menu of the table

menu = Menu
how-i-like-it = Preferences
pref-confirm = Confirm each choice
pref-chat = Show the chat
pref-notify = Notify me when it is my turn
notify-blocked = This browser blocks notifications; its settings for this page can allow them.
my-seat = Your seat
my-link = Your link
rename = Change name
second-device = Play on a second device
second-device-hint = Since you sat down, your seat has a link that only this browser knows. Scan the code or open the link on your other device, and show it to nobody.
link-reissued = The host has issued a new link for { $who }: whoever had the old one could see that hand.
the-match = The match
chosen-seed = The seed was chosen: { $seed }
save-record = Save the record
resign = Resign
report = Report a problem
report-hint = What went wrong?
report-send = Send the report
report-sent = Thank you. What you see of the match was saved with your note.
as-host = As the host
new-link = New link
replace = Let a bot play
replace-bot = Let another bot play
give-back = Give the seat back
abandon = Abandon the match
standing = Standing answers
standing-hint = An answer given for you whenever the same question comes up and the answer is possible. Only you see it.
standing-answer = Always answer
standing-until = Until
standing-set = Answer like this from now on
standing-always = Always “{ $option }”, without asking
standing-ask-again = Ask me again instead of “{ $option }”
standing-not-asked = You can set one when you are asked something.
until-turn = the end of this turn
until-choice = the next choice I make myself
until-game = the end of the game
withdraw = Withdraw

## The end

points-by-source = Points by source
points-table = As a table
source = Source
finale = How the match went
finale-course = How the points grew
finale-lead = Lead: { $who } ({ $when })
finale-era = Era { $number }
finale-round = Round { $number }
finale-step = Step { $number }
finale-start = at the start
finale-end = at the end
finale-moment = { $who }: { $points } { $count ->
    [one] point
   *[other] points
} ({ $why }, { $when })
finale-text = Copy as text
finale-picture = Save as a picture
analysis-meaning = Each line is what a bot that sees everything thinks a seat's position is worth in points at that moment: the points so far and what they promise to become. It ends at the final score.
key-moments = Key moments
rematch = Rematch
to-the-rematch = To the rematch
rematch-said = I have begun a rematch. Everybody keeps their seat; ask me for your link.

## Replay

replay-of = Replay: { $game }
replay-start = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-end = To the end
replay-step = Step
replay-jump = Jump to …
seen-by = Seen by
everybody = Everybody
replay-link = Copy link
replay-link-hint = Copy a link to this position

## Analysis

analyse = Analyse
analysis = Analysis
analysis-waiting = Waiting until another analysis is done
analysis-running = A bot is looking at every decision: { $done } of { $total }
analysis-beginning = A bot is starting to look at every decision
analysis-left-seconds = { $count ->
    [one] about { $count } second left
   *[other] about { $count } seconds left
}
analysis-left-minutes = { $count ->
    [one] about { $count } minute left
   *[other] about { $count } minutes left
}
analysis-stop = Stop
analysis-failed = The analysis failed.
analysis-again = Try again
analysis-none = This match has not been analysed.
analysis-graph = How everybody stood, in points
analysis-graph-keys = Arrow keys move from decision to decision; Enter shows it in the replay.
analysis-stopped = Played by older rules: analysed only as far as they still apply.
analysis-end = The end
analysis-turn = Turn { $turn }
analysis-chose = { $who }: { $played }
analysis-agreed = the bot would have done the same
analysis-rather = better: { $best }
analysis-rather-loss = better: { $best } (+{ $points })
mistakes = Biggest mistakes
mistakes-none = Nobody gave away anything worth mentioning.
mistake-loss = { $points ->
    [one] { $points } point given away
   *[other] { $points } points given away
}
mistakes-seat = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} given away in { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}

## About

about-text = Gobelin is a digital table for civilization board games: play with friends or against bots, take moves back, replay every game.
version = Version { $version }
about-keys = Keys at the table
key-arrows = Arrows, Tab
key-arrows-does = walk through what you can choose
key-enter = Enter
key-enter-does = choose it
key-digits = 1, 2, 3 …
key-digits-does = go to the choice with that number
key-h = H
key-h-does = a hint: what a bot would choose
key-u = U
key-u-does = undo
key-r = R
key-r-does = rotate what you are placing
key-i = I
key-i-does = what the icons mean
key-rules = ?
key-rules-does = the rules behind the question
key-log = /
key-log-does = search the log
about-credits = Thanks to
credit-icons = Icons:
credit-fonts = Fonts:
credit-games = The games belong to their authors and publishers; Gobelin contains none of their art or texts.

## Lessons

learn = Learn
lesson-teacher = Teacher
lesson-on = Go on
lesson-back = Back
lesson-yours = And now: your choice.
lesson-undo = Take it back
lesson-silent = Your choice. I speak up when something new comes.
lesson-waits = Let us see what your rival does.
lesson-progress = { $told } of { $beats } things explained
lesson-leave = Go on without the teacher
lesson-call = Call the teacher back
lesson-free = Play a free game

## Puzzles

puzzle = Puzzle of the day
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-show = Show the solution
puzzle-none = There is no such puzzle.
