# The words of the laboratory's reports.

untitled = A study
made = { $games } games, made with Gobelin { $version }
unfinished = The study is not finished: { $played } of { $games } games are here.
went-wrong = { $errors } games went wrong and { $truncated } were given up; they are in none of the figures.
games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
contents = Contents
numbers = The numbers
figure-alt = { $heading }: { $games }. The numbers are in the table below.
about = About this study
about-text = Intervals of shares are Wilson's, those of means are normal ones, all at 95 %; with twenty values side by side, one of them can be expected to lie outside by chance. What bots do is not what people do: the figures say how these bots fare.
rules-stamp = rules version { $rules }, components { $components }

among-equals = Only games in which all seats have the same bot: { $bots }.
all-bots = All games: { $bots }.
share = Won
score = Points
other = everything else
span = { $low } to { $high }
yes = yes
no = no
everybody = everybody
winners = winners
losers = the others

lengths = How long games are
lengths-text = The box holds the middle half of the games, the line eight of ten; the stroke is the median.
turns = turns with a choice
decisions = decisions
by-trait = Victories: { $trait }
by-trait-text = The dot is the share of victories, the line its interval; a shared victory counts in parts.
fair-text = The dashed line is the fair share.
by-seat = Victories: seat and turn order
by-seat-text = The seat is a number without meaning in the rules where the first player is drawn; the place in the turn order is the one in the first round.
by-setting = { $trait }: { $setting }
by-setting-text = Victories under each value of one setting; whatever else the tables differ in is taken together. The difference is in percentage points, with an interval at 95 %.
scores = Points
scores-text = How often which score was reached.
scores-by = Points: { $what }
mean-text = The interval is that of the mean; it takes what has the same shuffle together, for that depends on each other.
sources = Where points come from
sources-text = Mean points of a seat by the kind of what gave them; negative numbers are losses.
sources-single = The single sources with the most points
openings = First choices
openings-text = Among the first { $count } choices of every seat.
openings-lift = The number compares the victories of those who chose so with their fair share: 1 is neutral.
openings-cause = Who can choose what depends on faction, cards and luck, so this shows company, not cause.
ratings = Strength of the bots
ratings-text = Elo points by the model of Bradley and Terry, the most likely ones; a draw counts one half, the mean is 0. 100 points more mean 64 % of the victories, 200 points 76 %.
ratings-smoothed = Somebody won or lost every game, so half a win was added for both sides of every pair.
ratings-group = These bots never met those of the other table.

column-seats = Seats
column-games = Games
column-seat-games = Seats played
column-won = Won
column-share = Share
column-interval = 95 %
column-mean = Mean
column-deviation = Deviation
column-tenth = 10 %
column-median = Median
column-nine-tenths = 90 %
column-least = Least
column-most = Most
column-source = Source
column-total = Total
column-choice = Choice
column-lift = Against fair share
column-bot = Bot
column-elo = Elo
column-meetings = Comparisons
column-difference = Difference
column-what = What
column-settings = Settings
column-score-mean = Mean points

trait-order = Place in the turn order
trait-seat = Seat
trait-faction = Faction
trait-faction_tile = Faction tile
trait-civilization = Civilization
trait-capital = Capital

