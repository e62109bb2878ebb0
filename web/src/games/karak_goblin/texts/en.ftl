kg-chance = Chance to win: { $percent } %
kg-chance-about = Chance to win: about { $percent } %
kg-end-heal =
    { $count ->
        [one] { $count } hit point back after the hits
       *[other] { $count } hit points back after the hits
    }
kg-hand-bonus =
    { $count ->
        [one] { $count } card more in hand
       *[other] { $count } cards more in hand
    }
kg-level = Level { $level }
kg-coming = Next, cannot be fought yet; in the deck: { $count }
kg-pawnshop-empty = Nothing is for sale yet.
kg-your-hand = Your hand
kg-hand-empty = Your hand is empty.
kg-your-board = Your hero
kg-no-hero = No hero yet
kg-key-won = Key { $level }: won
kg-key-missing = Key { $level }: missing
kg-pile-empty = The discard pile is empty.
kg-fight = { $seat } against { $monster }
kg-beaten = Beaten!
kg-out = Knocked out.
kg-survived = The monster stays.
kg-bench-reward = What you have won
kg-bench-pay = What do you pay with?
kg-bench-under = Which card goes under your deck?
kg-bench-stack = Lay out your new deck
kg-new = won
kg-worn = worn now
kg-new-deck = New deck from the top
kg-to-caves = Look at the caves
kg-to-fight = Back to the fight
kg-heal = Heal
kg-stop = Stop here
