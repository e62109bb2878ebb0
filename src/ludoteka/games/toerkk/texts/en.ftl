### Toerkk in English. How sentences are made stands at the head of games/kragmortha/texts/en.ftl.

title = Toerkk
blurb = Dwarves dig for a magic torc in the land of Bokvyst, or fight each other off the field. Miners, warriors, one leader, and cards that may be played at any moment.
list-last = { $items } and { $last }

## Arguments that are players, characters or classes

argument-side = seat
argument-rival = seat
argument-victim = seat
argument-turn = seat
argument-winners = seat
argument-attacker = character
argument-attackers = character
argument-blocker = character
argument-blockers = character
argument-target = character
argument-targets = character
argument-class = class
argument-classes = class

## Classes and characters; a side is called by its first player

class-warrior = warrior
    .rules = May attack a miner or a hero, and block. Kills, and is killed.
class-miner = miner
    .rules = Digs 1 level in each turn of its player. May block, but deals no damage.
class-leader = leader
    .rules = Miner and warrior at the same time. Instead of digging it may steal a token from an opponent.
character-hero = the hero
character-warrior = warrior
character-miner = miner
character-leader = leader
character-p1-w1 = Asger (P1, warrior)
character-p1-w2 = Brokk (P1, warrior)
character-p1-w3 = Dagna (P1, warrior)
character-p1-w4 = Eirik (P1, warrior)
character-p1-w5 = Sigrun (P1, warrior)
character-p1-m1 = Fundin (P1, miner)
character-p1-m2 = Gudda (P1, miner)
character-p1-m3 = Kettil (P1, miner)
character-p1-m4 = Lofar (P1, miner)
character-p1-m5 = Una (P1, miner)
character-p1-l = Torvald (P1, leader)
character-p2-w1 = Asger (P2, warrior)
character-p2-w2 = Brokk (P2, warrior)
character-p2-w3 = Dagna (P2, warrior)
character-p2-w4 = Eirik (P2, warrior)
character-p2-w5 = Sigrun (P2, warrior)
character-p2-m1 = Fundin (P2, miner)
character-p2-m2 = Gudda (P2, miner)
character-p2-m3 = Kettil (P2, miner)
character-p2-m4 = Lofar (P2, miner)
character-p2-m5 = Una (P2, miner)
character-p2-l = Torvald (P2, leader)
character-p3-w1 = Asger (P3, warrior)
character-p3-w2 = Brokk (P3, warrior)
character-p3-w3 = Dagna (P3, warrior)
character-p3-w4 = Eirik (P3, warrior)
character-p3-w5 = Sigrun (P3, warrior)
character-p3-m1 = Fundin (P3, miner)
character-p3-m2 = Gudda (P3, miner)
character-p3-m3 = Kettil (P3, miner)
character-p3-m4 = Lofar (P3, miner)
character-p3-m5 = Una (P3, miner)
character-p3-l = Torvald (P3, leader)
character-p4-w1 = Asger (P4, warrior)
character-p4-w2 = Brokk (P4, warrior)
character-p4-w3 = Dagna (P4, warrior)
character-p4-w4 = Eirik (P4, warrior)
character-p4-w5 = Sigrun (P4, warrior)
character-p4-m1 = Fundin (P4, miner)
character-p4-m2 = Gudda (P4, miner)
character-p4-m3 = Kettil (P4, miner)
character-p4-m4 = Lofar (P4, miner)
character-p4-m5 = Una (P4, miner)
character-p4-l = Torvald (P4, leader)

## Action cards

card-strzal = Shot
    .text = Kill one opposing character, or an opposing hero loses 1 life.
card-rezurekcja = Resurrection
    .text = Return one character from your graveyard to the battlefield.
card-tarcza = Shield
    .text = One of your characters cannot be killed this turn, or your hero cannot lose life this turn.
card-ognisty-mlot = Fiery Hammer
    .text = In your turn, before damage: one of your warriors takes 2 more life when it hits a hero this turn.
card-niedzwiedz = Bear
    .text = In your turn, before blocks: the opponent cannot block this turn.
card-wybuch = Explosion
    .text = Kill up to two miners of one opponent.
card-nocna-zmiana = Night Shift
    .text = Each of your miners digs 1 level right now.
card-przyplyw-energii = Surge of Energy
    .text = Take up to 2 tokens from the supply.
card-bomba = Bomb
    .text = An opposing hero loses 3 life.
card-slepy-wedrowiec = Blind Wanderer
    .text = Choose an unblocked attack against you: it strikes the attacker's own hero instead.
card-wiedzma = Witch
    .text = Look at an opponent's action cards and discard one of them.
card-trzesienie-ziemi = Earthquake
    .text = Every player loses 3 levels.
card-mgla = Fog
    .text = All attacks are called off; nobody can attack this turn any more.
card-powodz = Flood
    .text = An opponent's characters cannot dig this turn.
card-medyk = Medic
    .text = Regain 3 life.
card-lonsdaleit = Lonsdaleite
    .text = Dig 3 levels at once.
card-zatrucie-pokarmowe = Food Poisoning
    .text = Up to two characters of one opponent are sick this turn: they cannot dig, attack or block and deal no damage.

## Heroes and their abilities

hero-haldor = Haldor Thundervoice
    .ability = Thunderclap
    .text = An opposing hero loses 2 life and you regain 1.
hero-hedda = Hedda Deepdelver
    .ability = Deep Vein
    .text = Dig 2 levels at once.
hero-ylva = Ylva Hearthkeeper
    .ability = Hearthfire
    .text = Draw a character card and regain 2 life.
hero-orm = Orm the Crossbow
    .ability = Aimed Bolt
    .text = Kill one opposing miner.
hero-runa = Runa Stoneskin
    .ability = Stoneskin
    .text = Up to two of your characters cannot be killed this turn.
hero-grima = Grima Gravedigger
    .ability = Unearth
    .text = Return a miner from your graveyard to the battlefield.
hero-tove = Tove the Seer
    .ability = Vision
    .text = Draw an action card.
hero-fenja = Fenja Wolfsister
    .ability = Howl
    .text = In your turn, before blocks: up to two opposing characters cannot block this turn.

## Locations

location-zlota-zyla = Golden Vein
    .text = You dig 2 extra levels in this turn's dig phase. They are lost if your characters cannot dig.
location-gorace-zrodla = Hot Springs
    .text = You regain 2 life.
location-stara-zbrojownia = Old Armoury
    .text = You draw an action card.
location-karczma = Tavern
    .text = You draw a character card.
location-wojenne-bebny = War Drums
    .text = Your unblocked hits on a hero take 1 more life this turn.
location-gaz = Firedamp
    .text = Your characters cannot dig this turn.
location-zamiec = Blizzard
    .text = You cannot attack this turn.
location-zapadlisko = Sinkhole
    .text = You lose 2 levels.
location-zasadzka = Ambush
    .text = You lose 2 life.
location-sala-ciszy = Hall of Silence
    .text = You cannot play action cards this turn; your hero's ability you may use.

## Moments at which cards and abilities may be used

moment-roll = before the location roll
moment-main = while characters are played
moment-combat = before attackers are declared
moment-attack = after attackers are declared
moment-block = before damage
moment-end = at the end of the turn

## What lasts for a turn

mark-shielded = shielded
    .text = Cannot be killed this turn.
mark-sick = sick
    .text = Cannot dig, steal, attack or block this turn, and deals no damage.
mark-cowed = cowed
    .text = Cannot block this turn.
mark-hammered = fiery hammer
    .text = Its hit on a hero takes more life this turn.
mark-hero-shielded = hero shielded
    .text = The hero cannot lose life this turn.
mark-flooded = no digging
    .text = Its characters cannot dig this turn.
mark-grounded = no attack
    .text = It cannot attack this turn.
mark-no-block = no blocks
    .text = It cannot block this turn.
mark-drums = war drums
    .text = Its unblocked hits on a hero take more life this turn.
mark-vein = golden vein
    .text = It digs extra levels this turn.
mark-silenced = silenced
    .text = No action cards this turn.
mark-fog = fog
    .text = Nobody can attack this turn.

## Parts of the game, for pictures

phase-over = End of the game
phase-mulligan = Exchange of cards
phase-trade = Draw phase
phase-leader = Digging
phase-attack = Combat: attackers
phase-block = Combat: blockers
phase-accept = Combat: the partner decides
phase-pick = Witch
phase-roll-window = Before the location roll
phase-main-window = Playing characters
phase-combat-window = Before combat
phase-attack-window = After the attack
phase-block-window = Before damage
phase-end-window = End of the turn
phase-hero = Heroes are dealt
phase-first = The starting player is drawn
phase-draw = Drawing cards
phase-draw-character = Drawing cards
phase-rival = Roll for the opponent
phase-reveal = A location is revealed
phase-die = Location roll
label-life = Life
label-depth = Depth
label-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
label-supply = Supply
label-hand = Action cards
label-recruits = Character cards
label-deck = Action deck
label-camp = Character deck
label-discard = Discard pile
label-graveyard = Graveyard
label-battlefield = Battlefield
label-location = Location
label-cost =
    { $count ->
        [one] for { $count } token
       *[other] for { $count } tokens
    }
label-location-waits = A roll of 1, 2 or 3: it affects you.

## Options of a table

option-format = Format
    .explain = How four players play. Two always play a duel, three each against all.
option-format-team = two against two
option-format-ffa = everyone against everyone
option-victory = Victory
    .explain = What wins the game.
option-victory-both = digging deep enough, or the opponent's last life
option-victory-life = only the opponent's last life
option-victory-dig = only digging deep enough
option-scale = Length
    .explain = Double: twice the life, and twice as many levels to dig.
option-scale-single = single
option-scale-double = double
option-first-turn-draw = Draw in the first turn
    .explain = Does anybody draw cards in his first turn?
option-first-turn-draw-none = nobody
option-first-turn-draw-second-player-draws = all but the starting player
option-miner-trade = Trade of two miners
    .explain = How often two miners may be traded for another character card in a draw phase.
option-miner-trade-once = once
option-miner-trade-any = as often as you like
option-leader-attackable = Leaders can be attacked
    .explain = The leader is a miner, who may be attacked, and a warrior, who may not.
option-leader-attackable-false = no
option-leader-attackable-true = yes, and it fights back
option-simultaneous-win = Both win at once
    .explain = When one event fulfils the victory of more than one side.
option-simultaneous-win-draw = they share the victory
option-simultaneous-win-resolver = whoever brought it about wins
option-team-opening = Opening hands of teams
    .explain = What the extra action cards of the team game are added to.
option-team-opening-as-duel = as in the duel
option-team-opening-additive = more than in the duel
option-partners-share-hands = Partners see each other's hands
    .explain = Do the partners of a team play with open hands towards each other?
option-partners-share-hands-true = yes
option-partners-share-hands-false = no
option-ffa-reach = Reach in a free-for-all
    .explain = Whom cards and abilities may touch when everyone plays against everyone.
option-ffa-reach-duel = only the opponent of this turn
option-ffa-reach-table = everybody
option-tokens-per-seat = Tokens per player
    .explain = So many tokens for each player lie in the supply.
option-second-player-tokens = Tokens for the last player
    .explain = So many tokens the last side to move begins with.
option-log-memory = Memory of the log
    .explain = How long the log shows which cards were played.
option-log-memory-full = the whole game
option-log-memory-last-round = the last round
option-turn-limit = Limit of turns
    .explain = After so many turns the game is drawn. 0: no limit.

## Prompts: what is decided now

prompt-over = The game is over.
prompt-chance = Chance decides.
prompt-mulligan =
    { $you ->
        [yes] Which action cards do you exchange? Each costs 1 life.
       *[no] Action cards may be exchanged, for 1 life each.
    }
prompt-trade =
    { $you ->
        [yes] You may discard two miners from your hand to draw another character card.
       *[no] { $seat } may discard two miners from hand to draw another character card.
    }
prompt-leader =
    { $you ->
        [yes] Does your leader dig, or steal a token?
       *[no] { $seat } decides whether the leader digs or steals.
    }
prompt-attack =
    { $you ->
        [yes] Plan the attack: who attacks whom? Done at once means no attack.
       *[no] { $side } plans the attack.
    }
prompt-block =
    { $you ->
        [yes] Plan the blocks: who stops which attacker?
       *[no] { $side } plans the blocks.
    }
prompt-accept =
    { $you ->
        [yes] Your partner has made a plan. Accept it, or plan anew?
       *[no] { $seat } looks at the plan.
    }
prompt-pick =
    { $you ->
        [yes] Choose the card that { $victim } must discard.
       *[no] { $seat } looks at the action cards of { $victim }.
    }
prompt-window-roll =
    { $you ->
        [yes] The location roll for { $turn } is next. Play a card, use your ability, or pass.
       *[no] Before the location roll for { $turn }: { $seat } may act.
    }
prompt-window-main =
    { $you ->
        [yes] { $turn } plays characters; digging is next. Act, or pass.
       *[no] { $turn } plays characters: { $seat } may act.
    }
prompt-window-combat =
    { $you ->
        [yes] The attack of { $turn } is next. Play a card, use your ability, or pass.
       *[no] Before the attack of { $turn }: { $seat } may act.
    }
prompt-window-attack =
    { $you ->
        [yes] { $turn } has attacked; blocks are next. Play a card, use your ability, or pass.
       *[no] { $turn } has attacked: { $seat } may act.
    }
prompt-window-block =
    { $you ->
        [yes] { $turn } has attacked; damage is next. Play a card, use your ability, or pass.
       *[no] Before damage: { $seat } may act. It is the turn of { $turn }.
    }
prompt-window-end =
    { $you ->
        [yes] The turn of { $turn } ends. Play a card, use your ability, or pass.
       *[no] The turn of { $turn } ends: { $seat } may act.
    }

## Moves: what can be chosen

move-swap = Exchange “{ $card }”
move-done = Done
move-skip = Trade nothing
move-trade = Discard { $classes } for another character card
move-pass = Pass
move-place = Play a character: { $class }
move-play =
    { $targets-count ->
        [0] Play “{ $card }”
       *[other] Play “{ $card }” on { $targets }
    }
move-use =
    { $targets-count ->
        [0] Use the ability of { $hero }
       *[other] Use the ability of { $hero } on { $targets }
    }
move-dig = The leader digs
move-steal = The leader steals a token from { $seat }
move-attack = { $attacker } attacks { $target }
move-block = { $blocker } blocks { $attacker }
move-accept = Accept the plan
move-replan = Plan anew
move-pick = Discard “{ $card }”
move-hero = { $hero }
move-first = { $seat } begins
move-draw = Action card “{ $card }”
move-draw-character = Character card: { $class }
move-reveal = Location “{ $location }”
move-roll = The die shows { $pips }

## Log: what happened

log-hero-dealt = { $seat } plays { $hero }.
log-first-player = { $side } begins.
log-tokens =
    { $count ->
        [one] { $seat } takes { $count } token from the supply.
       *[other] { $seat } takes { $count } tokens from the supply.
    }
log-drew =
    { $card ->
        [hidden] { $seat } draws an action card.
       *[other] { $seat } draws “{ $card }”.
    }
log-drew-character =
    { $class ->
        [hidden] { $seat } draws a character card.
       *[other] { $seat } draws a character: { $class }.
    }
log-reshuffled =
    { $deck ->
        [action] { $seat } shuffles the discard pile into a new action deck.
       *[character] { $seat } shuffles the graveyard into a new character deck.
    }
log-nothing-to-draw =
    { $deck ->
        [action] { $seat } has no action card left to draw.
       *[character] { $seat } has no character card left to draw.
    }
log-swaps = You will exchange “{ $card }”.
log-swaps-no-more = Your choice is made.
log-exchanged =
    { $count ->
        [0] { $seat } exchanges no card.
        [one] { $seat } exchanges { $count } card. Life: { $life }.
       *[other] { $seat } exchanges { $count } cards. Life: { $life }.
    }
log-turn = Turn { $number }: { $side }.
log-rolled-rival = { $seat } rolls { $pips }: the opponent of this turn is { $rival }.
log-rolled-again = { $seat } rolls { $pips } and must roll again.
log-traded = { $seat } discards { $classes } for another character card.
log-no-trade = { $seat } trades nothing.
log-locations-reshuffled = All locations have been used: they are shuffled.
log-revealed = The new location: { $location }.
log-rolled-location =
    { $affected ->
        [yes] { $side } rolls { $pips }: “{ $location }” takes effect.
       *[no] { $side } rolls { $pips }: “{ $location }” has no effect.
    }
log-passed = { $seat } passes.
log-placed = { $seat } plays a character: { $character }.
log-played =
    { $targets-count ->
        [0] { $seat } plays “{ $card }”.
       *[other] { $seat } plays “{ $card }” on { $targets }.
    }
log-used =
    { $targets-count ->
        [0] { $seat } uses the ability of { $hero }.
       *[other] { $seat } uses the ability of { $hero } on { $targets }.
    }
log-killed =
    { $token ->
        [yes] { $character } dies; { $seat } earns a token.
       *[no] { $character } dies; nobody earns a token.
    }
log-lost-life = { $side } loses { $count } life. Left: { $life }.
log-regained-life = { $side } regains { $count } life. Now: { $life }.
log-dug =
    { $count ->
        [one] { $side } digs { $count } level. Depth: { $depth }.
       *[other] { $side } digs { $count } levels. Depth: { $depth }.
    }
log-lost-levels =
    { $count ->
        [one] { $side } loses { $count } level. Depth: { $depth }.
       *[other] { $side } loses { $count } levels. Depth: { $depth }.
    }
log-revived = Back from the graveyard of { $seat }: { $character }.
log-looked =
    { $cards ->
        [hidden] { $seat } looks at the action cards of { $victim }.
       *[other] { $seat } looks at the action cards of { $victim }: { $cards }.
    }
log-discarded = { $victim } loses a card to the Witch of { $seat }: “{ $card }”.
log-leader-digs = The leader of { $seat } digs.
log-stole = The leader of { $seat } steals a token from { $victim }; it goes to the supply.
log-plans-attack = { $seat } plans: { $attacker } attacks { $target }.
log-plans-block = { $seat } plans: { $blocker } blocks { $attacker }.
log-planned = { $seat } has made a plan; the partner decides.
log-replans = { $seat } plans anew.
log-attacks =
    { $attackers-count ->
        [one] { $side } attacks { $rival }: { $attackers } attacks { $targets }.
       *[other] { $side } attacks { $rival }: { $attackers }. Targets, in the same order: { $targets }.
    }
log-no-attack = { $side } does not attack { $rival }.
log-blocks =
    { $blockers-count ->
        [one] { $side } blocks: { $blockers } blocks { $attackers }.
       *[other] { $side } blocks: { $blockers }. Blocked, in the same order: { $attackers }.
    }
log-no-blocks = { $side } does not block.
log-over =
    { $reason ->
        [life] The game is over: a hero has fallen. Victory: { $winners }.
        [dig] The game is over: the torc has been dug up. Victory: { $winners }.
        [both] The game is over: a hero has fallen and the torc has been dug up, both at once. Victory: { $winners }.
       *[limit] The game is over: the limit of turns is reached. The victory is shared: { $winners }.
    }

## Refusals: why something cannot be done now

refuse-game-over = The game is over.
refuse-chance-decides = Chance decides this.
refuse-not-asked = This is not for you to decide now.
refuse-answered-already = You have answered already.
refuse-only-the-two = Only the two opponents of this turn may act.
refuse-no-priority = Others may act first; wait until you are asked.
refuse-others-plan = Somebody else is planning now.
refuse-no-two-miners = You do not hold these two cards.
refuse-no-trade-now = Miners are traded in your draw phase only, if you are asked.
refuse-no-window = Cards and abilities are used between the events of a turn, not now.
refuse-no-plan = There is nothing to finish now.
refuse-no-leader-asked = No leader of yours decides between digging and stealing now.
refuse-no-plan-to-judge = There is no plan of your partner to judge.
refuse-not-the-play-phase = Characters are played in the play phase of your own turn.
refuse-character-not-in-hand = You do not hold such a card: { $class }.
refuse-no-such-seat = Nobody sits there.
refuse-no-such-side = No side is called that; a side is called by its first player.
refuse-not-an-opponent = { $seat } is not your opponent.
refuse-out-of-reach = { $seat } cannot be reached this turn.
refuse-no-token-there = { $seat } has no token that could be stolen.
refuse-not-in-that-hand = “{ $card }” is not in that hand.
refuse-no-look = Nobody's cards lie open before you.
refuse-no-mulligan = Cards are exchanged before the game only.
refuse-not-in-hand = You do not hold “{ $card }”.
refuse-too-dear = You do not have the life to pay for this.
refuse-swap-in-order = Name the cards to exchange in the order of the list of cards.
refuse-changes-nothing = It would change nothing.
refuse-silenced = The Hall of Silence: you cannot play action cards this turn.
refuse-not-your-hero = That is not your hero.
refuse-too-few-tokens = The ability costs { $cost }; tokens you have: { $count }.
refuse-own-turn-only = This can be used in your own turn only.
refuse-others-turn-only = This can be used in an opponent's turn only.
refuse-wrong-moment = Not at this moment: { $moment }.
refuse-not-in-graveyard = Not in your graveyard: { $class }.
refuse-not-your-character = Not a character of yours that may do this: { $character }.
refuse-not-an-opponent-of-this-turn = Not a character of your opponent of this turn: { $character }.
refuse-marked-already = It cannot be chosen, or would not change: { $character }.
refuse-no-such-attack = There is no attack that fits: { $character }.
refuse-not-of-one-side = Both characters must be of one side.
refuse-name-in-order = Name the characters in the order of the battlefield, first { $character }.
refuse-not-on-the-battlefield = Not on the battlefield: { $character }.
refuse-no-attack-now = Attacks are not declared now.
refuse-no-block-now = Blocks are not declared now.
refuse-is-sick = { $character } is sick this turn.
refuse-is-cowed = { $character } cannot block this turn.
refuse-is-attacked = { $character } is being attacked and cannot block.
refuse-plan-in-order = { $character } has had its turn in this plan: name characters in the order of the battlefield.
refuse-leader-not-attackable = { $character } is a warrior, too, and cannot be attacked.
refuse-miners-do-not-attack = { $character } cannot attack: miners only dig and block.
refuse-not-attackable = { $character } cannot be attacked; only miners and heroes are.
refuse-not-attacking-you = { $character } has no attack on you that could be blocked.
refuse-blocked-already = { $character } is blocked already.

## Clauses

clause-tk-setup-1 = Every player has his own action deck, and all action decks have exactly the same 20 cards.
clause-tk-setup-2 = Every player has his own character cards, and all players have exactly the same eleven: five warriors, five miners, one leader.
clause-tk-setup-3 = Each player receives one hero at random.
clause-tk-setup-4 = Each player begins with one warrior lying on his battlefield.
clause-tk-setup-5 = Each player shuffles his action deck and his character deck; they remain separate decks.
clause-tk-setup-6 = The starting player is drawn at random.
clause-tk-setup-7 = The starting player's opening hand is 1 character card and 3 action cards.
clause-tk-setup-8 = The second player's opening hand is 1 character card and 4 action cards.
clause-tk-setup-9 = Each player starts with 10 life and depth 0, shown with markers on the hero card.
clause-tk-setup-10 = There is one common pile of 10 location cards, shuffled face down.
clause-tk-setup-11 = There is one common supply of tokens, used by all; every player's own token pool starts empty.
clause-tk-mulligan-1 = Before the game begins each player may exchange any number of the action cards in his hand, from none to all.
clause-tk-mulligan-2 = The exchange costs 1 life per exchanged card.
clause-tk-mulligan-3 = It may be done only once per player; the new cards cannot be exchanged again.
clause-tk-mulligan-4 = Character cards cannot be exchanged.
clause-tk-mulligan-5 = The chosen cards are put aside, the same number is drawn, then the put-aside cards are shuffled into the action deck. All players choose secretly at the same time.
clause-tk-win-1 = A player wins when the opponent's life is 0 or less.
clause-tk-win-2 = A player wins when he has dug 20 levels or more.
clause-tk-win-3 = One of the two is enough.
clause-tk-win-4 = Victory is checked at once after every change, not only at the end of a turn; what would still have followed does not happen.
clause-tk-win-5 = If one event fulfils the victory of more than one side, they share it; or, if the table has chosen so, whoever brought it about wins.
clause-tk-turn-1 = A turn has five phases, always in this order: draw, location check, playing characters, digging, combat.
clause-tk-turn-2 = After combat the turn is over and the next player begins his turn with the first phase.
clause-tk-turn-3 = Phases are never skipped or repeated except where a clause says so.
clause-tk-draw-1 = The active player draws 1 action card and 1 character card.
clause-tk-draw-2 = Nobody draws in his first turn: the opening hand stands for it.
clause-tk-draw-3 = In the draw phase a player may discard two miners from his hand to his graveyard and draw one extra character card.
clause-tk-draw-4 = That trade may be made once in a draw phase, after the regular draws and not in a first turn without draws; the leader counts as a miner; the two cards are shown.
clause-tk-draw-5 = The draws are obligatory as far as there are cards.
clause-tk-location-1 = Only the player who started the game reveals a new location, one in each of his turns, in his location phase.
clause-tk-location-2 = Other players reveal nothing; for them the location already lying open is in force.
clause-tk-location-3 = Every player rolls the die in the location phase of his own turn.
clause-tk-location-4 = A roll of 1, 2 or 3: the location affects that player.
clause-tk-location-5 = A roll of 4, 5 or 6: it does not.
clause-tk-location-6 = An affected player must obey the card; this is not a choice.
clause-tk-location-7 = The effect lasts one turn only: the turn in which the player rolled.
clause-tk-location-8 = Locations may help or harm; both kinds need the roll.
clause-tk-location-9 = The location phase takes place in first turns too.
clause-tk-location-10 = When the pile is empty, the used locations are shuffled to make a new one.
clause-tk-play-1 = Character cards can be played from hand only in the play phase of the owner's own turn.
clause-tk-play-2 = Any number may be played, also none; they cost nothing.
clause-tk-play-3 = A character may dig, steal or attack, as its class allows, in the very turn in which it was played.
clause-tk-play-4 = A character card can never return to a hand from the battlefield.
clause-tk-play-5 = Characters stay on the battlefield until they are killed.
clause-tk-play-6 = A killed character goes face down to its owner's graveyard.
clause-tk-class-1 = Miner: attack no, block yes, dig yes, steal no.
clause-tk-class-2 = Warrior: attack yes, block yes, dig no, steal no.
clause-tk-class-3 = Leader: attack yes, block yes, dig yes, steal yes.
clause-tk-class-4 = The leader is a miner and a warrior at the same time.
clause-tk-class-5 = A card that may target a miner, and a card that may target a warrior, may target the leader.
clause-tk-dig-1 = In the dig phase every miner of the active player digs 1 level.
clause-tk-dig-2 = A miner digs in each turn of its own player and not in turns of others.
clause-tk-dig-3 = The leader digs 1 level as well.
clause-tk-dig-4 = Instead of digging, the leader may take 1 token out of an opponent's pool.
clause-tk-dig-5 = The stolen token goes to the common supply, not to the thief.
clause-tk-dig-6 = A leader steals at most once per turn, and only in the dig phase.
clause-tk-dig-7 = Having dug or stolen, the leader can still attack in the same turn and block in the opponent's turn.
clause-tk-dig-8 = Digging is automatic and not optional; the only choice is the leader's dig-or-steal.
clause-tk-dig-9 = A leader that is barred from digging cannot steal either; stealing needs an opponent in reach with at least 1 token.
clause-tk-combat-1 = Combat has three steps: the active player declares all attackers with targets; the opponent declares all blockers with targets; damage.
clause-tk-combat-2 = Each warrior or leader of the active player may attack one target: one opposing miner or the opposing hero. None has to attack.
clause-tk-combat-3 = A warrior may not attack a warrior.
clause-tk-combat-4 = Therefore a leader, being also a warrior, is not a legal attack target.
clause-tk-combat-5 = Miners cannot attack.
clause-tk-combat-6 = The attacking player chooses the target of every attacker. Several attackers may share a target.
clause-tk-combat-7 = The defending player chooses which attacker each blocking character blocks.
clause-tk-combat-8 = Warriors, miners and the leader may block.
clause-tk-combat-9 = One character blocks one attacker; one attacker is blocked by at most one character.
clause-tk-combat-10 = A character that is itself being attacked cannot block.
clause-tk-combat-11 = A blocked attacker's target changes to the blocker and it fights the blocker; the original target is safe from it.
clause-tk-combat-12 = Unblocked attack on the hero: the hero loses 1 life.
clause-tk-combat-13 = Unblocked attack on a miner: the miner dies.
clause-tk-combat-14 = Attack on a miner blocked by a warrior: both warriors die, the miner lives.
clause-tk-combat-15 = Attack on the hero blocked by a warrior: both warriors die, no life is lost.
clause-tk-combat-16 = Attack on the hero blocked by a miner: the blocking miner dies, the attacker is unhurt, no life is lost.
clause-tk-combat-17 = Attack on a miner blocked by another miner: the blocking miner dies, the attacker is unhurt, the attacked miner lives.
clause-tk-combat-18 = A leader that attacks or blocks fights as a warrior: it kills and is killed.
clause-tk-combat-19 = A blocking miner deals no damage.
clause-tk-combat-20 = A warrior that attacked in its player's turn may block in the opponent's turn.
clause-tk-combat-21 = Only characters lying on the battlefield take part.
clause-tk-combat-22 = The hero deals no damage and does not block.
clause-tk-combat-23 = All damage of the damage step happens at the same time.
clause-tk-combat-24 = There is one declaration of attackers and one of blockers per turn; nothing can be added afterwards.
clause-tk-combat-25 = Characters attack only in their own player's turn and block only in an opponent's turn.
clause-tk-action-1 = An action card may be played at any moment of any player's turn.
clause-tk-action-2 = Its effect is immediate.
clause-tk-action-3 = While an action card or a hero ability is being carried out, no other action card or ability can be used.
clause-tk-action-4 = There is no limit on the number of action cards a player plays in a turn, his own or another's.
clause-tk-action-5 = After it has been carried out the card goes face down to its owner's discard pile.
clause-tk-action-6 = The deck is: Shot, Resurrection and Shield twice each, and one each of Fiery Hammer, Bear, Explosion, Night Shift, Surge of Energy, Bomb, Blind Wanderer, Witch, Earthquake, Fog, Flood, Medic, Lonsdaleite, Food Poisoning.
clause-tk-action-7 = A card can be played only with legal targets and only if it would change something.
clause-tk-hero-1 = The hero represents the player; attacks on the player are attacks on the hero.
clause-tk-hero-2 = Each hero has its own ability or abilities.
clause-tk-hero-3 = To use an ability the player pays the number of tokens printed next to it out of his own pool.
clause-tk-hero-4 = Paid tokens go to the common supply.
clause-tk-hero-5 = An ability may be used at any moment of any player's turn.
clause-tk-hero-6 = Effects of abilities last until the end of the turn in which they were used.
clause-tk-hero-7 = Abilities work at once; they neither interrupt nor are interrupted.
clause-tk-hero-8 = An ability may be used repeatedly as long as it is paid each time and would change something.
clause-tk-token-1 = Killing an opponent's character earns 1 token per kill.
clause-tk-token-2 = The token is taken at once from the supply into the killer's pool.
clause-tk-token-3 = Tokens are earned in the opponent's turn too, for example by a blocking warrior.
clause-tk-token-4 = Kills made by action cards earn tokens as well.
clause-tk-token-5 = If the supply is empty, nothing is earned; the missed token is not owed later.
clause-tk-token-6 = Tokens spent by anybody refill the supply and can be earned again.
clause-tk-token-7 = Tokens may be spent at any moment of any player's turn, on hero abilities.
clause-tk-token-8 = Losing one's own characters to one's own side, to a location, or by discarding from hand earns nobody a token.
clause-tk-token-9 = If one damage step earns more tokens than the supply holds, the active side is served first.
clause-tk-limit-1 = There is no hand limit.
clause-tk-limit-2 = Life never exceeds 10; excess healing is lost.
clause-tk-limit-3 = Depth never falls below 0.
clause-tk-limit-4 = A player may not discard cards from his hand of his own accord; only a rule or effect makes him.
clause-tk-limit-5 = When the character deck has run out, the owner shuffles his graveyard to make a new one.
clause-tk-limit-6 = When the action deck has run out, the owner shuffles his discard pile to make a new one.
clause-tk-limit-7 = If deck and pile are both empty, the draw does not happen and nobody is punished.
clause-tk-secret-1 = Opponents may not look at a discard pile.
clause-tk-secret-2 = Opponents may not look at a graveyard.
clause-tk-secret-3 = The owner may look through his own discard pile and graveyard.
clause-tk-secret-4 = How many cards lie in each place is public, and so is all that lies open.
clause-tk-mode-1 = Life only: the game is won only by reducing the opposing hero's life to 0.
clause-tk-mode-2 = Dig only: the game is won only by digging 20 levels.
clause-tk-mode-3 = Double: 20 life, to begin with and at most, and 40 levels to dig.
clause-tk-mode-4 = The way to victory and the length of the game are chosen independently.
clause-tk-team-1 = Four players form two teams of two partners; the rules of the duel apply except as below.
clause-tk-team-2 = Partners share their turn: each phase is done by both together, then the other team has its turn.
clause-tk-team-3 = Draw phase: each partner draws 1 character card and 1 action card.
clause-tk-team-4 = Location phase: one partner rolls for the team, once.
clause-tk-team-5 = A location effect applies to the team, not to a single player.
clause-tk-team-6 = Play phase: each partner may play any number of his own character cards.
clause-tk-team-7 = Dig phase: all diggers of both partners dig into one common depth.
clause-tk-team-8 = Combat follows the duel's rules; partners have one common battlefield and decide attacks and blocks jointly.
clause-tk-team-9 = The team has one life total of 20, which is also the most it can have.
clause-tk-team-10 = The team has one depth and must dig 40.
clause-tk-team-11 = Every character keeps its owner; graveyards, discard piles and token pools are separate. A killed character goes to its owner's graveyard.
clause-tk-team-12 = The token for a kill goes to the owner of the character that killed.
clause-tk-team-13 = A player pays only from his own pool and only for his own hero's ability.
clause-tk-team-14 = Cards and abilities may be used on any character or hero in the game, whoever of the partners or opponents owns it.
clause-tk-team-15 = Opening hands: each partner of the starting team has 1 character and 3 action cards, each partner of the other team 1 character and 4 action cards.
clause-tk-team-16 = Each of the four players starts with a warrior on his team's battlefield.
clause-tk-team-17 = A mulligan costs the team's common life.
clause-tk-team-18 = The starting team reveals the next location in each of its turns.
clause-tk-team-19 = Each leader on the battlefield may steal once in its team's dig phase, from an opponent of its owner's choice.
clause-tk-ffa-1 = Rules of the duel apply except as below.
clause-tk-ffa-2 = Every player's opening hand is 1 character card and 3 action cards.
clause-tk-ffa-3 = Players are numbered in turn order; the starting player is number 1.
clause-tk-ffa-4 = At the very beginning of his turn, before drawing, the player rolls the die for his opponent of this turn.
clause-tk-ffa-5 = Three players: 1–2 means player 1, 3–4 player 2, 5–6 player 3.
clause-tk-ffa-6 = Four players: 1, 2, 3, 4 mean that player; 5 and 6 are rolled again.
clause-tk-ffa-7 = Rolling one's own number means rolling again.
clause-tk-ffa-8 = In that turn only the active player and this opponent may use action cards and hero abilities.
clause-tk-ffa-9 = Attacks, blocks and theft happen only between these two.
clause-tk-ffa-10 = The winner is the first to dig 20 levels or the first to bring any hero's life to 0. The game then ends for all.
clause-tk-ffa-11 = Only player 1 reveals locations; each player rolls for the one in force in his own turn.
clause-tk-time-1 = There are six moments in a turn at which action cards and abilities are used: before the location roll, while characters are played, before the attack, after it, before damage, and at the end.
clause-tk-time-2 = At each moment these may act: in the duel both players, in the team game all four, in the free-for-all only the two opponents of this turn.
clause-tk-time-3 = The first to be asked is the lowest player of the active side, then the others round the table.
clause-tk-time-4 = Whoever is asked plays one action card, or uses the ability, or passes; while characters are played, the active side may also play a character.
clause-tk-time-5 = A card or ability is carried out fully, victory is checked, and the next player is asked; so nobody makes two plays in a row while another wants to answer.
clause-tk-time-6 = After playing a character the same player is asked again, so that several can be laid out in one go.
clause-tk-time-7 = When all have passed one after another, the moment is over. Whoever passed is asked again if somebody acted after him.
clause-tk-time-8 = Nobody can act while something is being carried out, not even while the player of the Witch looks and chooses.
clause-tk-time-9 = Whoever has no action card or may not play any, cannot pay his ability, and has no character to play now, passes without being asked. Only what all can see counts.
clause-tk-time-10 = A moment cannot last for ever: every card and every ability costs more than it brings.
clause-tk-time-11 = What lasts until the end of the turn lasts until the end of the current turn, whoever's it is.
clause-tk-time-12 = All targets are named when a card is played or an ability used. Only the card taken by the Witch is chosen later.
clause-tk-card-1 = { card-strzal }: { card-strzal.text }
clause-tk-card-2 = { card-rezurekcja }: { card-rezurekcja.text }
clause-tk-card-3 = { card-tarcza }: { card-tarcza.text }
clause-tk-card-4 = { card-ognisty-mlot }: { card-ognisty-mlot.text }
clause-tk-card-5 = { card-niedzwiedz }: { card-niedzwiedz.text }
clause-tk-card-6 = { card-wybuch }: { card-wybuch.text }
clause-tk-card-7 = { card-nocna-zmiana }: { card-nocna-zmiana.text }
clause-tk-card-8 = { card-przyplyw-energii }: { card-przyplyw-energii.text }
clause-tk-card-9 = { card-bomba }: { card-bomba.text }
clause-tk-card-10 = { card-slepy-wedrowiec }: { card-slepy-wedrowiec.text }
clause-tk-card-11 = { card-wiedzma }: { card-wiedzma.text }
clause-tk-card-12 = { card-trzesienie-ziemi }: { card-trzesienie-ziemi.text }
clause-tk-card-13 = { card-mgla }: { card-mgla.text }
clause-tk-card-14 = { card-powodz }: { card-powodz.text }
clause-tk-card-15 = { card-medyk }: { card-medyk.text }
clause-tk-card-16 = { card-lonsdaleit }: { card-lonsdaleit.text }
clause-tk-card-17 = { card-zatrucie-pokarmowe }: { card-zatrucie-pokarmowe.text }
clause-tk-ability-1 = { hero-haldor }: { hero-haldor.text }
clause-tk-ability-2 = { hero-hedda }: { hero-hedda.text }
clause-tk-ability-3 = { hero-ylva }: { hero-ylva.text }
clause-tk-ability-4 = { hero-orm }: { hero-orm.text }
clause-tk-ability-5 = { hero-runa }: { hero-runa.text }
clause-tk-ability-6 = { hero-grima }: { hero-grima.text }
clause-tk-ability-7 = { hero-tove }: { hero-tove.text }
clause-tk-ability-8 = { hero-fenja }: { hero-fenja.text }
clause-tk-site-1 = { location-zlota-zyla }: { location-zlota-zyla.text }
clause-tk-site-2 = { location-gorace-zrodla }: { location-gorace-zrodla.text }
clause-tk-site-3 = { location-stara-zbrojownia }: { location-stara-zbrojownia.text }
clause-tk-site-4 = { location-karczma }: { location-karczma.text }
clause-tk-site-5 = { location-wojenne-bebny }: { location-wojenne-bebny.text }
clause-tk-site-6 = { location-gaz }: { location-gaz.text }
clause-tk-site-7 = { location-zamiec }: { location-zamiec.text }
clause-tk-site-8 = { location-zapadlisko }: { location-zapadlisko.text }
clause-tk-site-9 = { location-zasadzka }: { location-zasadzka.text }
clause-tk-site-10 = { location-sala-ciszy }: { location-sala-ciszy.text }
