# What the teacher says in the first game of Tapestry.

lesson-welcome = You lead a people from the first fire to the stars, and whoever has most points at the end wins. A turn is one of two things: a step forward on one of these four tracks, or income. Income comes only five times in the whole game.
    .title = A people sets out
lesson-first_income = Everybody begins with income, so it has been taken for you: a coin, a worker, a food and a culture, a tile of land and a tapestry card. Each came from an open space of your income mat.
    .title = The first income
lesson-first_step = Exploration draws the map, science rolls for free steps, technology collects inventions, military takes land. The first three spaces of every track cost one resource of any kind. Where do your people begin?
    .title = The first step
lesson-first_step-start = A fine start: every track is a good one to begin with.
lesson-pay = Any resource will do here, so pay with what you will miss least. From the fourth space on, exploration asks for food, science for workers, technology for coins and military for culture.
    .title = Paying
lesson-tile = Choose a tile and lay it beside land that you control, turned as you like. Each side that meets the same terrain is a point. Then you receive what is printed on the tile.
    .title = Exploring
lesson-tile-many = { $points } points for sides that match: well turned!
lesson-tile-some = { $points ->
        [one] One side matches. Sometimes another turn matches more.
       *[other] { $points } sides match. Sometimes another turn matches more.
    }
lesson-tile-none = No side matched. The tile still gives what it shows; another place or turn might have brought points as well.
lesson-invent = Take one of the open cards, or the unknown one on top of the deck. A new card gives nothing yet: it pays when it moves up a row, its circle first and its square after that. You may move a card up in each income turn to come.
    .title = Inventing
lesson-invent-gamble = The unknown card: a gamble, and fair enough.
lesson-invent-seen = You know what you have: its circle can be yours in the next income turn.
lesson-research = The die has named a track, and you may step forward there for nothing. A cross on the space you came from means: no benefit this time. Even then the step counts.
    .title = Research
lesson-research-declined = That is allowed. Steps seldom hurt, though: each one is worth a resource.
lesson-research-stepped = A step for nothing, and the next benefit of that track is nearer.
lesson-conquer = Choose a territory beside your own with at most one piece on it. Your outpost goes there, and land that only you hold is yours. The middle island is worth a race of its own: the first to conquer it gets the most points.
    .title = Conquering
lesson-dice = Both dice have been rolled, and you keep one. Red is points, one for each territory you control. Black is a resource, or what is printed on the land you have just taken.
    .title = Two dice, one reward
lesson-bonus = You have the benefit already. A bonus is an offer besides: pay what stands before the arrow, once and now, and get what stands behind it. To decline is a good answer too.
    .title = A bonus
lesson-bonus-built = A building for a resource: it works in every income turn to come.
lesson-bonus-declined = Kept for a step instead. That is often right.
lesson-building = The building has left your income mat, and the space under it works in every income turn from now on. In your capital it fills a plot. Fill a whole district of nine, rocks included, and you receive a resource at once.
    .title = A building
lesson-building-near = { $district_gap ->
        [one] One more plot and a district pays you a resource.
       *[other] { $district_gap } more plots and a district pays you a resource.
    }
lesson-dry = Running dry? Then take income. It opens your next era, yours alone: your neighbour may still be in the one before. Whoever enters an era before the neighbours gets extra resources.
    .title = Time for income
lesson-leaders = In an income turn your civilization acts first. A Leader takes one free step, on each track once in the whole game. Spend it where the next step is dear.
    .title = Your civilization
lesson-tapestry = Now a card from your hand opens the era. Some act at once, some until your next income turn. A trap works from the hand as well, so think twice before you lay it out.
    .title = A tapestry card
lesson-upgrade = You may move one invention up a row. In the middle row it pays its circle, in the top row its square, if you or a neighbour meet what the card demands.
    .title = Moving up
lesson-upgrade-raised = There is its reward, and one more row to go.
lesson-upgrade-kept = You may always refuse. But a card that moves up gives something for nothing.
lesson-harvest = That was an income turn: your mat scored, then it paid. Look at the open spaces: every building that leaves the mat opens one more, for all income turns to come. So early buildings are the best ones.
    .title = What the mat has paid
lesson-gate = One of your tokens stands on the third space. The next tier costs two resources, one of them the track's own. Whoever is first to enter it, by whatever way, receives its landmark.
    .title = A new tier
lesson-gate-first = First there: the landmark is yours, and nobody else can have it.
lesson-landmark = A landmark fills many plots at once and gives nothing else by itself. Aim for full rows, columns and districts: your capital scores a point for each full row and column. What sticks out of the grid counts for nothing.
    .title = A landmark
lesson-reaction = Somebody attacks your land. A trap from your hand would topple the attacker instead. Without one you pass, and lose this land.
    .title = Attacked
lesson-toppled = You have lost a territory. It is over for good: two pieces lie there now, so nobody can conquer it again.
    .title = A lost land
lesson-races = Three races go on all game: reach the end of a track, topple two outposts, conquer the middle island. Each pays once, and whoever arrives earlier gets more.
    .title = Three races
lesson-last_era = This is your last era. Your fifth income turn ends your game: civilization, one card up, points; no card, no resources. What you still hold then is worth nothing, so spend it first.
    .title = The last chapter
lesson-end = { $vp } points for you, { $rival_vp } for your rival. The bars show where they came from: capital and tracks, cards, land. You have now met every chapter of the rules that a first game can show.
    .title = From fire to the stars
lesson-next_time = For the next game: choose one or two tracks and go far. Take each type of building once before any a third time. Look whether a landmark is still there before you pay for its tier. Keep a trap while your border is open.
    .title = Next time

lesson-full = A whole district! There is your resource.
lesson-bold = Their outpost lies now, and yours stands. Bold: a neighbour may hold a trap.
lesson-trap = Laid out, the trap is an ordinary card; it would have guarded your land from your hand.
lesson-early = You still had resources, and each of them could have been a step. Spend first; the era waits for you.
lesson-led = First into the era: the resources printed on its space are yours.
lesson-few_buildings = Era three, and few buildings have left your mat. They pay in every income turn: look for spaces and bonuses that give some.
lesson-no_tier = A little of everything: no token is past the third space yet. One or two tracks, and far, usually bring more.
lesson-wasted = You still had resources for a step or two. They are worth nothing now; next time they walk first.
lesson-race_won = One of the three races is yours. Well done!
