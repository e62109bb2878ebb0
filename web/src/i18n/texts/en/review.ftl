# The review of a finished match, and statistics.

## The review

review-to-table = Back to the table
review-thinking = The match is being reviewed
review-thinking-how = Bots go through every decision and every roll once more, each time knowing only what that player knew. This takes up to a minute; you may leave and come back.
review-waiting = Waiting for a free place …
review-done = { $percent } % done
review-chances = Chance to win
review-curve = Chance to win over the match
review-curve-how = Each line is judged from that player’s own knowledge at the time; the pale band shows how uncertain it is, rings mark costly decisions. Move with the arrow keys; click or press Enter to see the moment in the replay.
review-beginning = Beginning
review-end = End
review-line = Line { $line }
review-line-head = Line
as-table = Show as a table
review-parts = Luck and decisions
review-luck = Luck
review-decisions = Decisions
review-rest = Others and the rest
review-from-to = { $from } at the beginning, { $to } at the end
review-within = (within the uncertainty)
review-differed = { $choices ->
    [one] One decision
   *[other] { $choices } decisions
}; in { $differed } of them a quick bot would have done something else.
review-parts-how = In hundredths of a win, with the standard error. Luck: what dice and draws brought, against what they bring on average. Decisions: against what a bot would have done instead. Pale bars lie within the uncertainty.
review-dear = The most expensive decisions
review-dear-how = Each was looked at twice with fresh dice. Where the gain is not clearly more than chance, that is said.
review-no-dear = No decision that cost anything worth telling.
review-cost = cost { $gain } ± { $error } hundredths
review-cost-unclear = unclear: perhaps { $gain } ± { $error } hundredths
review-better = Better:
review-perhaps = Perhaps better:
review-then = Why: it may go on with
review-instead = After the move made:
review-show = Show
review-strokes = Greatest strokes of luck

## What happened

stat-happened = What happened
stat-length = { $turns ->
    [one] One turn
   *[other] { $turns } turns
}, { $lines } lines in the record, { $time }.
stat-under-minute = less than a minute
stat-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
stat-hours = { $count } hours
stat-rank = Place
stat-decisions = Moves made
stat-karak-goblin-fight = Fights
stat-karak-goblin-beaten = Monsters beaten
stat-karak-goblin-hit = Hits taken
stat-karak-goblin-knocked-out = Knocked out
stat-karak-goblin-played = Cards played
stat-karak-goblin-won-card = Cards won
stat-karak-goblin-won-key = Keys won
stat-karak-goblin-bought-potion = Potions bought
stat-karak-goblin-pawned = Cards pawned
stat-karak-2-won = Battles won
stat-karak-2-lost = Battles lost
stat-karak-2-tile-laid = Tiles explored
stat-karak-2-harvested = Harvests
stat-karak-2-built = Buildings
stat-karak-2-trained = Units trained
stat-karak-2-died = Units lost
stat-karak-2-wounded = Lives lost
stat-karak-2-robbed = Robberies
stat-karak-2-plague = Plague sent
stat-karak-2-poverty = Poverty sent
stat-kragmortha-ritual-fulfilled = Rituals fulfilled
stat-kragmortha-look-received = Looks received
stat-kragmortha-met = Meetings with the Dark Lord
stat-kragmortha-pushed = Pushes
stat-kragmortha-book-drawn = Books won
stat-kragmortha-book-used = Books used
stat-kragmortha-token-turned = Tokens turned
stat-kragmortha-stepped = Steps
stat-toerkk-played = Cards played
stat-toerkk-used = Hero abilities used
stat-toerkk-placed = Characters placed
stat-toerkk-attacks = Attacks
stat-toerkk-killed = Characters killed
stat-toerkk-dug = Levels dug
stat-toerkk-lost-life = Lives lost
stat-toerkk-regained-life = Lives regained
stat-toerkk-stole = Thefts

## My statistics

stat-empty = Nothing finished yet
stat-empty-how = As soon as you have finished a match, your wins, heroes and streaks appear here.
stat-private = Only you can see this page.
stat-more = Older matches are still being counted; look in again.
stat-matches = { $count ->
    [one] match
   *[other] matches
}
stat-wins = { $count ->
    [one] win
   *[other] wins
}
stat-longest = longest winning streak
stat-now = wins in a row now
stat-over-time = Over time
stat-trend = Share won of the last ten
stat-even = what would be even
stat-by-game = By game
stat-by-hero = By hero
stat-by-level = Against bots
stat-all = Last matches
stat-won-of = { $won } of { $played }
stat-won = won
stat-sent-away = sent away by the host
stat-unrated = not rated
stat-place = place { $rank } of { $seats }
stat-ended-resigned = by resignation
stat-ended-agreed = by agreement
stat-ended-closed = ended by the operator
