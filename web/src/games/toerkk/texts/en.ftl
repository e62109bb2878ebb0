tk-races = Life and depth
tk-race = { $side }: life { $life } of { $most }, depth { $depth } of { $goal }
tk-your-hand = Your hand
tk-partner-hand = Your partner's hand
tk-empty-hand = Your hand is empty.
tk-happened = What just happened
tk-turn = Turn { $number }: { $who }
tk-phase-draw = Draw
tk-phase-location = Location
tk-phase-play = Play
tk-phase-dig = Dig
tk-phase-fight = Fight
tk-phase-end = End
tk-rolled = The location roll: { $pips }
tk-hits = It strikes
tk-misses = no effect
tk-roll-waits = 1–3: it strikes
tk-danger =
    { $count ->
        [one] If nothing changes you lose { $count } life.
       *[other] If nothing changes you lose { $count } life.
    }
tk-deadly = If nothing changes this is the end: you lose { $count } life!
tk-still-in-hand =
    { $count ->
        [one] You can still play { $count } character.
       *[other] You can still play { $count } characters.
    }
tk-last-before-digging =
    { $count ->
        [one] Last moment before they dig { $count } level.
       *[other] Last moment before they dig { $count } levels.
    }
tk-declare-attack =
    { $count ->
        [one] Declare { $count } attack
       *[other] Declare { $count } attacks
    }
tk-declare-blocks =
    { $count ->
        [one] Declare { $count } block
       *[other] Declare { $count } blocks
    }
tk-no-attack = No attack
tk-no-block = No block
tk-all-on-hero = All at the hero
tk-clear = Plan anew
tk-swap = exchange
tk-exchange =
    { $count ->
        [one] Exchange { $count } card: life { $from } → { $to }
       *[other] Exchange { $count } cards: life { $from } → { $to }
    }
tk-doomed = would die
tk-keep = Keep all cards
tk-pass-turn = Pass this turn
tk-hold = Ask me next time
