### Karak: Goblin in English. How sentences are made is told at the head of kragmortha/texts/en.ftl.

title = Karak: Goblin
blurb = Heroes fight their way down the goblin caves, one chain of colours after another. Win cards, weapons and three keys, and be the first to beat the Monster Lord.
list-last = { $items } and { $last }

## Arguments that are cards, players or opponents

argument-pay = card
argument-reward = card
argument-old = card
argument-new = card
argument-previous = card
argument-winners = seat
argument-target = monster

## Heroes

hero-argentus = Argentus
    .profession = wizard
    .ability = Once per fight he may play a blue card that the previous card does not allow. Not if blue is cursed.
hero-horan = Horan
    .profession = warrior
    .ability = Two cards with attack directly one after the other raise his attack by 1, once per fight.
hero-xanros = Lord Xanros
    .profession = warlock
    .ability = Once per fight he may play a card of a cursed colour, or carry out one cursed effect of a card. Never against a curse on equipment.
hero-aderyn = Aderyn
    .profession = thief
    .ability = She still strikes when the hits took her last hit point, and gets her reward. Not against the Monster Lord.
hero-victorius = Victorius
    .profession = swordmaster
    .ability = His second card in a fight may have any colour. Not a cursed one.
hero-taia = Taia
    .profession = oracle
    .ability = When a card lets her draw, she draws one more and puts one of them under her deck.

## Colours, effects, levels, curses, potions

colour-red = red
    .letter = R
colour-blue = blue
    .letter = B
colour-green = green
    .letter = G
colour-yellow = yellow
    .letter = Y
effect-attack = attack
effect-defence = defence
effect-heal = heal
effect-draw = draw
level-1 = I
level-2 = II
level-3 = III
level-10 = X
curse-effect-attack = curse on attack effects
curse-effect-defence = curse on defence effects
curse-effect-heal = curse on healing effects
curse-effect-draw = curse on draw effects
curse-colour-red = curse on red
curse-colour-blue = curse on blue
curse-colour-green = curse on green
curse-colour-yellow = curse on yellow
curse-equipment-weapon = curse on weapons
curse-equipment-armour = curse on armour
potion-health = health potion
    .effect = Restores all your hit points. In a fight before the hits, or after them if you still have a hit point.
potion-strength = strength potion
    .effect = Doubles the attack or the defence of the card you have just played.
potion-counter = counter-curse potion
    .effect = Lifts one curse of your opponent for this fight.
kind-action = action card
kind-weapon = weapon
kind-armour = armour
kind-key = key
kind-monster = monster
kind-gatekeeper = gatekeeper
kind-lord = Monster Lord

## Action cards, weapons, armours

card-hidden = hidden card
card-start = starting card
card-arg-1 = Magic Missile
card-arg-2 = Ice Lance
card-arg-3 = Crystal Ball
card-arg-4 = Wall of Fire
card-arg-5 = Ember Lash
card-arg-6 = Sunbeam
card-hor-1 = Axe Swing
card-hor-2 = Heavy Blow
card-hor-3 = Battle Cry
card-hor-4 = Shield Wall
card-hor-5 = Shield Bash
card-hor-6 = Wild Charge
card-xan-1 = Shadow Flame
card-xan-2 = Blood Spear
card-xan-3 = Drain Life
card-xan-4 = Dark Pact
card-xan-5 = Bone Armour
card-xan-6 = Poison Cloud
card-ade-1 = Dagger Throw
card-ade-2 = Backstab
card-ade-3 = Shadow Step
card-ade-4 = Dodge
card-ade-5 = Feint
card-ade-6 = Stolen Vial
card-vic-1 = Thrust
card-vic-2 = Lunge
card-vic-3 = Duellist's Focus
card-vic-4 = Parry
card-vic-5 = Riposte
card-vic-6 = Flourish
card-tai-1 = Star Bolt
card-tai-2 = Moon Ray
card-tai-3 = Vision
card-tai-4 = Vine Wall
card-tai-5 = Thorn Whip
card-tai-6 = Good Omen
card-a1-01 = Rusty Cleaver
card-a1-02 = Burning Torch
card-a1-03 = War Drum
card-a1-04 = Spark
card-a1-05 = Mist Veil
card-a1-06 = Old Scroll
card-a1-07 = Slingshot
card-a1-08 = Herb Pouch
card-a1-09 = Side Step
card-a1-10 = Quick Jab
card-a1-11 = Buckler
card-a1-12 = Coin Trick
card-a2-01 = Mighty Swing
card-a2-02 = Fire Ring
card-a2-03 = Rage
card-a2-04 = Lightning
card-a2-05 = Stone Skin
card-a2-06 = Spell Book
card-a2-07 = Long Bow
card-a2-08 = Healing Root
card-a2-09 = Ambush
card-a2-10 = Twin Strike
card-a2-11 = Tower Shield
card-a2-12 = Bright Idea
card-a3-01 = Giant's Hammer
card-a3-02 = Flaming Blade
card-a3-03 = Berserk
card-a3-04 = Dragon Breath
card-a3-05 = Thunderstorm
card-a3-06 = Ice Armour
card-a3-07 = Time Warp
card-a3-08 = Arcane Storm
card-a3-09 = Deadly Shot
card-a3-10 = Elven Cloak
card-a3-11 = Hunter's Eye
card-a3-12 = Wolf Pack
card-a3-13 = Master Stroke
card-a3-14 = Holy Light
card-a3-15 = War Plan
card-a3-16 = Blade Dance
card-w1-1 = Dagger
card-w1-2 = Club
card-w1-3 = Spiked Gauntlet
card-w1-4 = Hatchet
card-w2-1 = Sword
card-w2-2 = Morning Star
card-w2-3 = Vampire Dagger
card-w2-4 = Seer's Wand
card-w3-1 = Rune Sword
card-w3-2 = Two-handed Axe
card-w3-3 = Staff of Insight
card-w3-4 = Blade of the Guard
card-r1-1 = Helmet
card-r1-2 = Wooden Shield
card-r1-3 = Lucky Charm Belt
card-r1-4 = Leather Vest
card-r2-1 = Chain Mail
card-r2-2 = Iron Shield
card-r2-3 = Troll Hide
card-r2-4 = Traveller's Cloak
card-r3-1 = Plate Armour
card-r3-2 = Dragon Scale Shield
card-r3-3 = Robe of the Sage
card-r3-4 = Holy Breastplate

## Monsters, gatekeepers, Monster Lords

monster-m1-01 = Goblin Runt
monster-m1-02 = Goblin Sneak
monster-m1-03 = Goblin Slinger
monster-m1-04 = Goblin Drummer
monster-m1-05 = Goblin Apprentice
monster-m1-06 = Cave Rat
monster-m1-07 = Rat Swarm
monster-m1-08 = Giant Bat
monster-m1-09 = Cave Spider
monster-m1-10 = Web Spinner
monster-m1-11 = Tunnel Worm
monster-m1-12 = Mud Worm
monster-m1-13 = Goblin Cutthroat
monster-m1-14 = Goblin Brawler
monster-m1-15 = Goblin Pit Fighter
monster-m1-16 = Horned Beetle
monster-m1-17 = Goblin Sentry
monster-m1-18 = Goblin Shieldbearer
monster-m1-19 = Goblin Fortune-teller
monster-m1-20 = Hairy Spider
monster-m2-01 = Orc Raider
monster-m2-02 = Orc Berserker
monster-m2-03 = Orc Drummer
monster-m2-04 = Orc Shaman
monster-m2-05 = Orc Archer
monster-m2-06 = Wolf Rider
monster-m2-07 = Stone Imp
monster-m2-08 = Goblin Mage
monster-m2-09 = Venom Spider
monster-m2-10 = Trapdoor Spider
monster-m2-11 = Rock Worm
monster-m2-12 = Glow Worm
monster-m2-13 = Orc Swordsman
monster-m2-14 = Orc Smith
monster-m2-15 = Vampire Bat
monster-m2-16 = Goblin Seer
monster-m2-17 = Orc Guard
monster-m2-18 = Orc Captain
monster-m2-19 = Cave Troll
monster-m2-20 = Highway Goblin
monster-m3-01 = Ogre
monster-m3-02 = Fire Imp
monster-m3-03 = Blood Orc
monster-m3-04 = Hell Hound
monster-m3-05 = Storm Spirit
monster-m3-06 = Ice Wraith
monster-m3-07 = Lich Apprentice
monster-m3-08 = Goblin Archmage
monster-m3-09 = Giant Scorpion
monster-m3-10 = Dark Elf
monster-m3-11 = Basilisk
monster-m3-12 = Werewolf
monster-m3-13 = Black Knight
monster-m3-14 = Fallen Priest
monster-m3-15 = Mind Eater
monster-m3-16 = Sabre Demon
monster-m3-17 = Rune Golem
monster-m3-18 = Two-headed Ogre
monster-m3-19 = Sphinx
monster-m3-20 = Tomb Guard
monster-m3-21 = Iron Golem
monster-m3-22 = Young Dragon
monster-m3-23 = Elder Seer
monster-m3-24 = Giant Worm
monster-g1-1 = Goblin Gate Guard
monster-g1-2 = Goblin Jailer
monster-g1-3 = Goblin Chieftain's Son
monster-g1-4 = Web Warden
monster-g1-5 = Mole Worm
monster-g2-1 = Orc Gatekeeper
monster-g2-2 = Orc Warlord
monster-g2-3 = Troll Doorward
monster-g2-4 = Web Matron
monster-g2-5 = Bone Worm
monster-g3-1 = Ogre Gatekeeper
monster-g3-2 = Demon of the Gate
monster-g3-3 = Stone Colossus
monster-g3-4 = Death Knight
monster-g3-5 = Hydra
monster-x-1 = Dragon
monster-x-2 = Goblin King
monster-x-3 = Archlich

## Short words for the table

label-merchant = Merchant
label-pawnshop = Pawnshop
label-potions = Potions
label-empty = empty
label-gap = gap
label-coming = next
label-lord = Monster Lord
label-attack = attack
label-defence = defence
label-hp =
    { $count ->
        [one] { $count } hit point
       *[other] { $count } hit points
    }
label-hand =
    { $count ->
        [0] no cards in hand
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
label-deck = Deck: { $count }
label-discard = Discarded: { $count }
label-keys = Keys
label-weapon = Weapon
label-armour = Armour
label-chain = Chain
label-exception-left = ability not yet used
label-exception-used = ability used
label-bonus-reached = +1 attack reached
label-turn = { $seat } is on turn
label-you = you
label-bot = bot
label-any-colour = any colour
label-stop-win =
    If you stop now: { $hits ->
        [0] no hits
        [one] { $hits } hit
       *[other] { $hits } hits
    }, { $left ->
        [one] { $left } hit point left
       *[other] { $left } hit points left
    }, victory.
label-stop-lose =
    If you stop now: { $hits ->
        [0] no hits
        [one] { $hits } hit
       *[other] { $hits } hits
    }, { $left ->
        [one] { $left } hit point left
       *[other] { $left } hit points left
    }, attack { $attack } of { $hp }.
label-stop-out = If you stop now you are knocked out before you strike.
label-stop-out-strike = If you stop now you lose your last hit point, but still strike.
label-curses = Curses
label-reward = Reward
label-win = Victory
label-hits = Hits
label-hero = Hero
label-closed = closed
label-cards = Cards
label-equipment = Equipment
label-bonus = bonus
label-next-colours = Next
label-cursed = cursed
label-does-not-follow = does not follow
label-may-follow = may follow
label-about = about { $percent } %
label-percent = { $percent } %
label-of = { $have } of { $need }
label-hand-and-deck = hand { $hand } of { $full }, deck { $deck }, discarded { $discard }

## Options

option-edition = Edition
    .explain = Which rulebook is followed where they differ? Single options can be changed afterwards.
option-edition-standard = standard
option-edition-pl = Polish
option-edition-de = German
option-gatekeepers-per-level = Gatekeepers per level
    .explain = Five (Polish rulebook) or four (German rulebook) gatekeepers of each level.
option-abilities = Hero abilities
    .explain = Each hero has an ability of their own; the game becomes faster and easier.
option-abilities-off = off
option-abilities-on = on
option-reshuffle = Reshuffling
    .explain = May the owner of a deck decide where the reward cards lie when the discard pile becomes the new deck?
option-reshuffle-random = no, everything is shuffled
option-reshuffle-stack = yes; starting cards are shuffled among themselves
option-voluntary-heal = Healing early
    .explain = May a turn be spent healing while there are hit points left?
option-voluntary-heal-true = yes
option-voluntary-heal-false = no, only with none left
option-equipment-curse-hand = Hand under an equipment curse
    .explain = Down to how many cards is the hand discarded before such a fight?
option-equipment-curse-hand-recompute = four and the bonuses that are not cursed
option-equipment-curse-hand-four = four
option-health-potion-window = Health potion
    .explain = When may a health potion be drunk?
option-health-potion-window-fight = in and after a fight
option-health-potion-window-own-turn = at any time in one's own turn
option-buy-own-pawned = Buying back
    .explain = May you buy from the pawnshop what you left there yourself?
option-buy-own-pawned-true = yes
option-buy-own-pawned-false = no
option-pawn-actions = Action cards in the pawnshop
    .explain = What becomes of action cards used as payment?
option-pawn-actions-true = they can be bought
option-pawn-actions-false = they leave the game
option-bought-action-to = Bought action cards
    .explain = Where does an action card bought from the pawnshop go?
option-bought-action-to-discard = to the discard pile
option-bought-action-to-hand = to the hand
option-hand-overflow = Too many cards at the end of a turn
    .explain = What if more cards are in hand than a full hand has?
option-hand-overflow-keep = they are kept
option-hand-overflow-discard = the surplus is discarded
option-reward-preview = Rewards
    .explain = What is known of the reward before a monster is beaten?
option-reward-preview-type = its kind
option-reward-preview-full = the very card
option-first-player = First player
    .explain = Who begins?
option-first-player-random = chance decides
option-max-rounds = Most rounds
    .explain = After so many rounds the game ends without a champion.
option-max-rounds-none = no limit

## Prompts: what is decided now

prompt-over = The game is over.
prompt-over-rounds = The game is over: the last round has been played, and there is no champion.
prompt-chance = Chance decides.
prompt-hero =
    { $you ->
        [yes] Choose your hero.
       *[no] { $seat } chooses a hero.
    }
prompt-turn =
    { $you ->
        [yes] Your turn: fight, visit the merchant, or heal.
       *[no] { $seat } is on turn.
    }
prompt-turn-heal =
    { $you ->
        [yes] You have no hit points left: heal.
       *[no] { $seat } has no hit points left and must heal.
    }
prompt-discard =
    { $you ->
        [yes] The curse takes a hand bonus away: discard { $count ->
            [one] { $count } card
           *[other] { $count } cards
        } before the fight, or drink a potion.
       *[no] { $seat } must discard { $count ->
            [one] { $count } card
           *[other] { $count } cards
        } before the fight.
    }
prompt-fight =
    { $you ->
        [yes] { $monster }: play a card or stop.
       *[no] { $seat } fights: { $monster }.
    }
prompt-stack =
    { $you ->
        [yes] Lay out your new deck from the top: which card comes next?
       *[no] { $seat } lays out a new deck.
    }
prompt-under =
    { $you ->
        [yes] Which of the drawn cards goes under your deck?
       *[no] { $seat } puts a card under the deck.
    }
prompt-keep =
    { $you ->
        [yes] You have won “{ $card }”: keep it, or give it to the pawnshop?
       *[no] { $seat } decides about “{ $card }”.
    }
prompt-keep-one =
    { $you ->
        [yes] Keep “{ $card }” instead of “{ $old }”? The other one goes to the pawnshop.
       *[no] { $seat } chooses between “{ $card }” and “{ $old }”.
    }
prompt-after =
    { $you ->
        [yes] Do you drink your health potion now?
       *[no] { $seat } may drink a health potion.
    }
prompt-merchant =
    { $you ->
        [yes] At the merchant's: buy something, or leave.
       *[no] { $seat } is at the merchant's.
    }
prompt-pay-potion =
    { $you ->
        [yes] With which card do you pay for the { $potion }?
       *[no] { $seat } pays for the { $potion }.
    }
prompt-pay =
    { $you ->
        [yes] With which card do you pay for “{ $card }”?
       *[no] { $seat } pays for “{ $card }”.
    }
prompt-overflow =
    { $you ->
        [yes] You hold too many cards: discard { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }.
       *[no] { $seat } has too many cards and discards.
    }

## Moves: what can be chosen

move-hero = Play as { $hero }
move-hero-random = Let chance choose your hero
move-fight = Fight: { $monster }
move-merchant = Visit the merchant
move-heal = Heal your hero
move-play = Play “{ $card }”
move-play-free = Play “{ $card }” and defy the curse: { $effect }
move-free = Defy the curse for “{ $card }”: { $effect }
move-strengthen = Drink the strength potion: double the { $effect } of the last card
move-lift = Drink the counter-curse potion: { $curse }
move-drink = Drink the health potion
move-stop = Stop and let the fight be decided
move-discard = Discard “{ $card }”
move-stack = Next: “{ $card }”
move-stack-start = Next: a starting card
move-under = Put “{ $card }” under your deck
move-keep = Keep it (another of its kind goes to the pawnshop)
move-pawn = Give it to the pawnshop
move-skip = Do not drink
move-buy-potion = Buy a { $potion }
move-buy = Buy “{ $card }” from the pawnshop
move-pay = Pay with “{ $card }”
move-leave = Leave the merchant
move-draw =
    { $card-id ->
        [hidden] A hidden card
       *[other] “{ $card }”
    }
move-monster = { $monster }
move-gatekeeper = { $monster }
move-lord = { $monster }
move-first = { $seat } begins

## Log: what happened

log-hero-chosen = { $seat } plays { $hero }.
log-hero-by-lot = { $seat } lets chance choose.
log-first-player = { $seat } begins.
log-laid = Level { $level }: { $monster }.
log-row-filled = { $monster } takes the free place at level { $level }.
log-next-shown = Next at level { $level }: { $monster }.
log-gatekeeper-shown = Gatekeeper of level { $level }: { $monster }.
log-lord-shown = The Monster Lord: { $monster }.
log-turn = It is the turn of { $seat }.
log-healed = { $seat } takes a rest: all hit points are back.
log-fight = { $seat } fights: { $monster }.
log-discarded = { $seat } discards { $cards }.
log-played = { $seat } plays “{ $card }”. Attack { $attack }, defence { $defence }.
log-exception-used = The ability of { $hero } allows “{ $card }”.
log-freed = { $seat } defies the curse: { $effect } of “{ $card }” counts.
log-drew =
    { $card-id ->
        [hidden] { $seat } draws a card.
       *[other] { $seat } draws “{ $card }”.
    }
log-nothing-to-draw = { $seat } has nothing left to draw.
log-reshuffled = { $seat } makes the discard pile into a new deck.
log-stack-next =
    { $card-id ->
        [hidden] Next in the new deck: a starting card.
       *[other] Next in the new deck: “{ $card }”.
    }
log-stacked = { $seat } has laid out a new deck.
log-put-under =
    { $card-id ->
        [hidden] { $seat } puts a card under the deck.
       *[other] { $seat } puts “{ $card }” under the deck.
    }
log-recovered =
    { $count ->
        [one] { $seat } recovers { $count } hit point.
       *[other] { $seat } recovers { $count } hit points.
    }
log-drank = { $seat } drinks the { $potion }: all hit points are back.
log-lifted = { $seat } drinks the counter-curse potion and lifts the { $curse }.
log-strengthened = { $seat } drinks the strength potion: { $effect } of “{ $card }” is doubled.
log-stopped = { $seat } stops.
log-hit =
    { $hits ->
        [0] { $monster } does not hurt { $seat }.
        [one] { $monster } hits { $seat } once.
       *[other] { $monster } hits { $seat } { $hits } times.
    }
log-knocked-out = { $seat } has no hit points left.
log-survived = Attack { $attack } is too little against { $hp }: { $monster } stays.
log-beaten = Attack { $attack } against { $hp }: { $seat } has beaten { $monster }!
log-won-card = { $seat } wins “{ $card }”.
log-won-key = { $seat } wins the key of level { $level }.
log-kept = { $seat } keeps “{ $card }”.
log-pawned = { $seat } gives “{ $card }” to the pawnshop.
log-gap = The gap at level { $level } stays empty.
log-skipped = { $seat } does not drink.
log-potion-returned = The { $potion } returns to its stack.
log-visited = { $seat } visits the merchant.
log-wants = { $seat } wants to buy “{ $card }”.
log-wants-potion = { $seat } wants to buy a { $potion }.
log-bought-potion = { $seat } buys a { $potion } for “{ $pay }”.
log-bought = { $seat } buys “{ $card }” for “{ $pay }”.
log-left = { $seat } leaves the merchant.
log-over =
    { $reason ->
        [lord] The Monster Lord is beaten: { $winners } is the champion of the realm!
       *[other] The game is over without a champion.
    }

## Refusals: why something cannot be done now

refuse-game-over = The game is over.
refuse-not-your-turn = It is not your turn.
refuse-not-asked = This is not for you to decide now.
refuse-not-now = This is not what is being decided now.
refuse-chance-decides = Chance decides this.
refuse-hero-taken = { $hero } is taken already.
refuse-hero-not-yours = { $hero } is not your hero.
refuse-must-heal = You have no hit points left: you must heal.
refuse-heal-only-at-zero = At this table you heal only when you have no hit points left.
refuse-level-closed = You need the key of level { $level } first.
refuse-three-keys = The Monster Lord is reached only with all three keys.
refuse-has-key = You already have the key of level { $level } and do not fight its gatekeepers any more.
refuse-deck-top = { $monster } lies on the monster deck and cannot be fought yet.
refuse-not-on-table = { $monster } does not lie there to be fought.
refuse-gatekeeper-below = { $monster } does not lie on top of the gatekeepers.
refuse-not-in-game = { $monster } is not in this game.
refuse-card-not-held = You do not hold “{ $card }”.
refuse-colour-cursed = “{ $card }” is { $colour }, and a curse forbids that colour.
refuse-colour-does-not-follow = “{ $card }” is { $colour }, which may not follow “{ $previous }”.
refuse-exception-used = You have used your ability in this fight.
refuse-no-ability = Your hero cannot do that.
refuse-abilities-off = At this table heroes have no abilities.
refuse-effect-not-printed = “{ $card }” has no such effect: { $effect }.
refuse-effect-not-cursed = That effect is not cursed: { $effect }.
refuse-exception-for-colour = Your ability is needed for the colour of “{ $card }”.
refuse-not-in-chain = “{ $card }” has not been played in this fight.
refuse-no-card-played = You have not played a card yet.
refuse-strength-out = The strength potion lies beside a card already.
refuse-no-potion = You have no { $potion }.
refuse-hp-full = You have all your hit points.
refuse-no-hp = With no hit points left a potion is too late.
refuse-potion-only-in-fight = At this table the health potion is drunk only in and after a fight.
refuse-curse-not-there = Your opponent has no { $curse } now.
refuse-discard-first = First discard until your hand fits.
refuse-nothing-to-discard = You need not discard anything.
refuse-discard-in-order = Several cards are discarded in a fixed order: “{ $card }” comes before the one that is gone already.
refuse-not-drawn-now = “{ $card }” is not one of the cards just drawn.
refuse-not-in-pile = “{ $card }” is not among the cards of the new deck.
refuse-start-not-named = Starting cards are not told apart: choose “a starting card”.
refuse-no-start-left = No starting card is left for the new deck.
refuse-potion-owned = You already have a { $potion }.
refuse-potion-sold-out = No { $potion } is left.
refuse-not-in-pawnshop = “{ $card }” is not in the pawnshop.
refuse-pawnshop-once = You may buy only one card a turn from the pawnshop.
refuse-own-pawned = At this table you do not buy what you left there yourself.
refuse-nothing-to-pay = You have nothing to pay with.
refuse-pay-starting-card = Starting cards are not accepted.
refuse-pay-only-owned = You can pay only with your weapon, your armour or a reward card of your hand.
refuse-pay-with-itself = You cannot pay with the card you are buying.
refuse-choose-purchase-first = First choose what you buy.
refuse-pay-first = First pay, or let it be.

## Clauses

clause-kg-gen-1 = Each player has exactly one hero and plays for themselves.
clause-kg-gen-2 = The first whose hero beats the Monster Lord wins.
clause-kg-gen-3 = A beaten monster always gives one card: an action card, a weapon, an armour or a key. The Lord gives victory.
clause-kg-gen-4 = The third key opens the Lord's chamber.
clause-kg-card-1 = An action card has one of four colours; the colour decides when it may be played.
clause-kg-card-2 = Its right edge shows the colours that may be played directly after it.
clause-kg-card-3 = It has one or more effects; all of them are carried out.
clause-kg-card-4 = A monster shows its attack, its hit points, its level, the kind of its reward and its curses.
clause-kg-card-5 = On the back of a monster is its reward, on the back of a gatekeeper a key.
clause-kg-card-6 = An action card won has a monster on its back and so can be told from the six starting cards.
clause-kg-card-7 = Equipment is of four kinds: weapons, armours, keys and potions.
clause-kg-card-8 = Equipment is never in hand, deck or discard pile; it lies open before its owner.
clause-kg-setup-1 = Levels I, II and III are three rows; X, the Lord's chamber, is the row below.
clause-kg-setup-2 = Monsters lie monster side up, sorted by level into three decks.
clause-kg-setup-3 = The gatekeepers are taken out of the decks: five per level, or four in the German edition.
clause-kg-setup-4 = The other monsters of each level are shuffled and laid monster side up beside their level card.
clause-kg-setup-5 = Five monsters of each deck are laid out to the right; these can be fought.
clause-kg-setup-6 = The gatekeepers of each level are shuffled into an open deck at the end of their row.
clause-kg-setup-7 = One of the three Lords is chosen at random and laid open; the others are not in the game.
clause-kg-setup-8 = The merchant opens a row above level I.
clause-kg-setup-9 = The potions lie there in three stacks.
clause-kg-setup-10 = Beside them is the pawnshop; it is empty at first.
clause-kg-setup-11 = Each player chooses a hero and takes their six starting cards. No hero is chosen twice.
clause-kg-setup-12 = Each player shuffles the six cards into a face-down deck and draws four.
clause-kg-setup-13 = Each player begins with five hit points.
clause-kg-setup-14 = The youngest player begins, or chance decides.
clause-kg-setup-15 = Nobody begins with equipment, keys or potions, and all discard piles are empty.
clause-kg-turn-1 = Turns pass clockwise.
clause-kg-turn-2 = In a turn you do exactly one thing: fight a monster, visit the merchant, or heal your hero.
clause-kg-turn-3 = With no hit points at the start of your turn you can neither fight nor visit the merchant; you must heal.
clause-kg-turn-4 = At the end of your turn all cards you played go open to your discard pile.
clause-kg-turn-5 = Then you draw until your hand is full.
clause-kg-turn-6 = Cards you did not play stay in your hand.
clause-kg-deck-1 = A played card lies open before you until the end of the turn.
clause-kg-deck-2 = Every player has an open discard pile of their own.
clause-kg-deck-3 = When you must draw and your deck is empty, your discard pile is shuffled into a new deck.
clause-kg-deck-4 = That happens only when you must draw, not as soon as the deck runs out.
clause-kg-deck-5 = Cards played this turn are left out of it during the fight.
clause-kg-deck-6 = If deck and discard pile are both empty, the draw is skipped.
clause-kg-deck-7 = At the end of the turn the cards played are already in the discard pile and take part.
clause-kg-deck-8 = Although reward cards can be told by their backs, the deck is shuffled thoroughly.
clause-kg-deck-9 = German edition: you may arrange the reward cards as you like in the new deck; starting cards are shuffled among themselves first.
clause-kg-hand-1 = A full hand is four cards and the hand bonuses of your equipment.
clause-kg-hand-2 = Hand bonuses add up.
clause-kg-hand-3 = The hand size only says how far you draw; draw effects may give you more, and you may play any number of cards.
clause-kg-hand-4 = Before a fight in which a curse takes a hand bonus away you discard down to the smaller size.
clause-kg-hand-5 = After that fight you draw up to the full size again.
clause-kg-fight-1 = You choose freely one of the opponents open to you.
clause-kg-fight-2 = Any monster lying in a row of a level open to you may be chosen. Level I is always open.
clause-kg-fight-3 = So may the top gatekeeper of such a level, unless you have its key.
clause-kg-fight-4 = The top card of a monster deck may never be chosen.
clause-kg-fight-5 = The Lord may be chosen only with all three keys.
clause-kg-fight-6 = You fight only one opponent a turn.
clause-kg-fight-7 = Your hero card marks the opponent until the end of the fight.
clause-kg-fight-8 = Cards are played from the hand one at a time.
clause-kg-fight-9 = The first card may have any colour that is not cursed.
clause-kg-fight-10 = Every later card must have one of the next colours of the card played just before it.
clause-kg-fight-11 = You may play as many cards as you like, from none to your whole hand.
clause-kg-fight-12 = Draw effects let you play more cards than you began with.
clause-kg-fight-13 = Draw and heal take effect at once, attack and defence at the end of the fight.
clause-kg-fight-14 = The chain ends when you stop or have no card left that may be played.
clause-kg-fight-15 = Then, in this order: take the hits, strike the monster, take the reward, end the turn.
clause-kg-fight-16 = You take as many hits as the monster's attack is above the defence of your cards and equipment.
clause-kg-fight-17 = Each hit costs you one hit point, as long as you have any.
clause-kg-fight-18 = If you lose your last hit point, you do not strike and get no reward, whatever your attack.
clause-kg-fight-19 = You win if the attack of your cards and equipment is at least the monster's hit points.
clause-kg-fight-20 = If not, the monster stays, unharmed, and your turn ends.
clause-kg-fight-21 = Hits on a monster are not remembered until the next fight.
clause-kg-fight-22 = The end of the turn comes in every case: won, lost or knocked out.
clause-kg-reward-1 = The winner takes the monster card and turns it over.
clause-kg-reward-2 = A won action card goes to your discard pile.
clause-kg-reward-3 = A won weapon or armour you keep or give to the pawnshop, as you like.
clause-kg-reward-4 = A won key is always kept.
clause-kg-reward-5 = The place of a beaten monster is filled with the top card of its deck.
clause-kg-reward-6 = Behind a beaten gatekeeper the next one is on top; no row changes.
clause-kg-reward-7 = If the monster deck is empty, the gap stays.
clause-kg-effect-1 = Attack adds to your attack at the end of the fight.
clause-kg-effect-2 = Defence lowers the monster's attack at the end of the fight.
clause-kg-effect-3 = Draw: you draw that many cards from your deck at once.
clause-kg-effect-4 = Heal: you recover that many hit points at once.
clause-kg-effect-5 = Healing beyond five hit points is lost.
clause-kg-effect-6 = Cards just drawn may be played in the same fight.
clause-kg-curse-1 = Curses are of three families: against an effect, a colour or a kind of equipment.
clause-kg-curse-2 = A cursed effect counts for nothing on all cards played in this fight.
clause-kg-curse-3 = A card with a cursed effect may be played all the same.
clause-kg-curse-4 = A curse on an effect does not touch equipment.
clause-kg-curse-5 = No card of a cursed colour may be played in this fight.
clause-kg-curse-6 = Equipment of a cursed kind gives nothing: no attack, no defence, no healing, no hand bonus.
clause-kg-curse-7 = An equipment curse lasts for the fight; afterwards you draw up to the full hand.
clause-kg-curse-8 = A monster may have several curses; all apply.
clause-kg-curse-9 = Curses last only for the fight against the monster that has them.
clause-kg-equip-1 = You own at most one weapon.
clause-kg-equip-2 = You own at most one armour.
clause-kg-equip-3 = Of two weapons or armours you choose one to keep; the other goes to the pawnshop.
clause-kg-equip-4 = Most weapons add attack, most armours defence; both may do other things.
clause-kg-equip-5 = A heart on equipment restores a hit point at the end of every fight, after the hits.
clause-kg-equip-6 = Not if the hits took your last hit point.
clause-kg-equip-7 = A hand on equipment lets you hold one card more, as long as you own it and it is not cursed.
clause-kg-equip-8 = Equipment works by itself in every fight and is not used up.
clause-kg-key-1 = You win a key by beating a gatekeeper.
clause-kg-key-2 = The key of a level opens the next one; the third opens the Lord's chamber.
clause-kg-key-3 = Once you have beaten a gatekeeper of a level you never fight another of that level.
clause-kg-key-4 = The monsters of that level and of those before it stay open to you.
clause-kg-key-5 = You get one key per level and never lose, sell or give it away.
clause-kg-shop-1 = A visit to the merchant takes the whole turn.
clause-kg-shop-2 = The merchant sells three kinds of potions and the cards in the pawnshop.
clause-kg-shop-3 = Every card bought costs exactly one of yours.
clause-kg-shop-4 = You pay with your weapon, your armour, or an action card of your hand that has a monster on its back.
clause-kg-shop-5 = Keys, potions and starting cards are never accepted.
clause-kg-shop-6 = The card paid goes to the pawnshop.
clause-kg-shop-7 = You may buy several potions in one visit, but never own two of a kind.
clause-kg-shop-8 = From the pawnshop you may buy at most one card a turn.
clause-kg-shop-9 = Potions and a pawnshop card may be bought in the same visit, in any order.
clause-kg-shop-10 = The pawnshop collects equipment replaced or declined, and cards used as payment.
clause-kg-shop-11 = After shopping you draw up to a full hand; a hand bonus just bought counts.
clause-kg-shop-12 = You draw only after all purchases, so new cards cannot pay.
clause-kg-potion-1 = You own at most one potion of each kind.
clause-kg-potion-2 = A potion is used once and then returns to its stack.
clause-kg-potion-3 = Counter-curse: one curse of the monster does not apply to you in this fight.
clause-kg-potion-4 = If the monster has several curses, you choose which one.
clause-kg-potion-5 = The potion returns to its stack at once, though it works to the end of the turn.
clause-kg-potion-6 = Strength: doubles either the attack or the defence of the card just played.
clause-kg-potion-7 = The potion lies beside that card and returns to its stack at the end of the fight.
clause-kg-potion-8 = It never doubles anything on equipment.
clause-kg-potion-9 = Health: restores all your hit points at once.
clause-kg-potion-10 = You may drink it at any time in a fight before the hits.
clause-kg-potion-11 = Or after the hits, if you have not lost your last hit point.
clause-kg-potion-12 = With no hit points left it cannot be used.
clause-kg-heal-1 = Healing takes the whole turn and restores all five hit points.
clause-kg-heal-2 = With no hit points you must heal.
clause-kg-heal-3 = You may also heal while you have hit points left.
clause-kg-hero-1 = Abilities are used only if all agree.
clause-kg-hero-argentus-1 = Once per fight Argentus may play a blue card that the previous card does not allow.
clause-kg-hero-argentus-2 = Not if blue is cursed.
clause-kg-hero-horan-1 = If Horan plays two cards with attack one after the other, his attack rises by 1.
clause-kg-hero-horan-2 = At most once per fight.
clause-kg-hero-xanros-1 = Once per fight Xanros may play a card of a cursed colour or carry out one cursed effect of a card.
clause-kg-hero-xanros-2 = Never against a curse on equipment.
clause-kg-hero-aderyn-1 = If Aderyn loses her last hit point in a fight, she still strikes, and takes the reward if she wins.
clause-kg-hero-aderyn-2 = Not against the Lord.
clause-kg-hero-aderyn-3 = She then has no hit points and must heal in her next turn.
clause-kg-hero-victorius-1 = The second card Victorius plays in a fight may have a colour that the first does not allow.
clause-kg-hero-victorius-2 = From the third card on the usual rule applies.
clause-kg-hero-taia-1 = When a card lets Taia draw one card, she draws two, keeps one and puts the other under her deck.
clause-kg-hero-taia-2 = If her deck has too few cards, she reshuffles her discard pile before she draws.
clause-kg-end-1 = The game ends the moment somebody beats the Lord; that player is the champion.
clause-kg-end-2 = There is no other way to win and no last round.
clause-kg-end-3 = After a failed attempt the Lord stays as strong as before, for everybody.
