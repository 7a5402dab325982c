# Words that every game shares.

seat = Seat { $number }
event-forced = { $option } (the only choice)
player-person = Seat { $number } (you)
player-bot = { $name } ({ $number })

# The terminal table
label-log = What happened
label-table = The table
terminal-asked = { $who }: { $question }
terminal-keys = a number chooses · ? rules · u undo · s save · q quit
terminal-prompt = Choice
terminal-no-such-option = There is no option { $typed }; type a number from 1 to { $count }.
terminal-no-rules = This question names no clause of the rules.
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
