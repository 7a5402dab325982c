inv-epoch = epoch pillar of { $who }
inv-season = season pillar of { $who }
inv-gives-others = Others whose pillar stands here gain influence
inv-own-forum = You have a pillar in this forum: it is closed to you
inv-specialist-name = { $discipline ->
    [economy] Traders
    [culture] Artists
   *[technology] Thinkers
}
inv-home = available { $discipline ->
    [economy] Traders
    [culture] Artists
   *[technology] Thinkers
}: { $count }
inv-exhausted = exhausted: { $count }
inv-academy = Academics: { $count } of { $limit }
inv-academy-name = Academy
inv-academy-limit = room for { $limit } academics
inv-aspiration-of = aspiration: { $kind }
inv-joker = An aspiration that becomes a progress tile of any kind
inv-chain-of = chain action: { $action }
inv-chain = chain marker
inv-token = an economy token
inv-chronos = Chronos
inv-scholar = scholar
inv-scholar-there = scholar there
inv-specialist = specialist
inv-pay_influence = influence to pay
inv-citizens-of = { $count ->
    [one] { $count } citizen ({ $who })
   *[other] { $count } citizens ({ $who })
}
inv-nobody = no citizens
inv-invention = invention
inv-travel-from = Travel from { $region }: then choose where to
inv-take-up = Take it up, then choose where it goes
inv-access = you have access
inv-no-access = you have no access
inv-extra = specialists to exhaust in addition when inventing
inv-stack = { $count ->
    [one] stack: { $count } card
   *[other] stack: { $count } cards
}
inv-thread-empty = Nothing done yet in this turn
inv-choices = To choose from
inv-level = { $markers ->
    [one] { $markers } chain marker
   *[other] { $markers } chain markers
}, { $points } IP at the end, { $loss } lost at an era change
inv-marker-of = era marker of { $who }
inv-milestone-of = private milestone of { $who }
inv-diplomat-of = diplomat of { $who }
inv-era-of = era of the private milestone
inv-goals-scored = ({ $count } of them score)
inv-reconstructed = Reconstructed: the printed one may differ; your own component files can replace it.
inv-tiles-left = { $count ->
    [one] { $count } influence tile left
   *[other] { $count } influence tiles left
}
inv-vp = influence points (IP)
inv-academic = academic
inv-citizen = citizen
inv-recall_citizens = citizens come home
inv-ready = specialist available again
inv-place_progress = place a progress tile
inv-discount = discount
inv-turn_order = turn order
inv-goal = private goal
inv-caption-tiles = Influence tiles
inv-caption-tray = Tray
inv-word-influence = influence
inv-word-discount = discount
inv-word-economy = trader
inv-word-culture = artist
inv-word-technology = thinker
inv-word-specialist = specialist
inv-word-academic = academic
inv-word-citizen = citizen
inv-word-recall_citizens = go home
inv-word-ready = ready
inv-word-vp = points
inv-word-token = token
inv-word-place_progress = tile
inv-word-turn_order = order
