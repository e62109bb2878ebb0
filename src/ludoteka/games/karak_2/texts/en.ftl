### Karak 2 in English. How sentences are made is told at the head of games/kragmortha/texts/en.ftl.
###
### Players are shown by their names, so no sentence needs their gender; heroes, armies and items have cases where a
### language wants them. Numbers of resources and of dice come as arguments of their own ($food, $knights); what is
### zero is not shown.
title = Karak 2
blurb = Monsters pour out of the earth around the ruins of Karak. Explore the land, found a city, raise an army, and gather more soul stones than the other heroes before the Dark General falls.
list-last = { $items } and { $last }

## Arguments that are players, or go by another name

argument-victim = seat
argument-owner = seat
argument-winners = seat
argument-armies = army
argument-dice = die
argument-unit = die
argument-units = die
argument-saved = resource
argument-extra = resource
argument-amulet = item
argument-hammer = item

## Heroes

hero-horan = Horan
    .role = warrior
    .mount = beast
    .first = War strategy: once per battle, after the roll, all unit dice may be rolled again.
    .second = Plunder: after a victory the battle hex is harvested as well.
hero-taia = Taia
    .role = seer
    .mount = camel
    .first = Weaver of fate: exploring, she draws one army more and chooses.
    .second = Master builder: her city and buildings cost one resource less.
hero-lorraine = Lady Lorraine
    .role = ranger
    .mount = bear
    .first = Hawk's eye: once per turn she attaches the top tile anywhere, without moving.
    .second = Bear friend: the bear die fights for her from the start.
hero-xanros = Lord Xanros
    .role = warlock
    .mount = skeletal bull
    .first = Necromancy: as an action he raises a skeleton, up to three.
    .second = Soul collector: each of his units that dies may give him back a life.
hero-elspeth = Elspeth
    .role = fighter
    .mount = unicorn
    .first = Feint: once per battle she may roll the hero die again.
    .second = Magic gallop: once per turn up to three hexes in a straight line, across chasms.
hero-darius = Darius
    .role = explorer
    .mount = raptor
    .first = Scouting: exploring, he sees two tiles, lays one and hides the other on top of the stack.
    .second = Claws and fangs: one army of strength 1, or one praetorian, falls before the battle.
hero-hidden = unknown hero
    .role = unknown
    .mount = unknown
    .first = Nobody knows it yet.
    .second = Nobody knows it yet.

## Lands

land-castle = Castle Karak
land-farm = farm
land-forest = forest
land-rock = rock
land-farm-forest = farm and forest
land-farm-rock = farm and rock
land-forest-rock = forest and rock
land-large-farm = large farm
land-dense-forest = dense forest
land-large-rock = large rock
land-hell-chasm = hell chasm
land-hidden = unknown land

## Tiles, by land and number; the start tile

tile-a01 = { land-farm } A01
tile-a02 = { land-farm } A02
tile-a03 = { land-farm } A03
tile-a04 = { land-forest } A04
tile-a05 = { land-forest } A05
tile-a06 = { land-forest } A06
tile-a07 = { land-rock } A07
tile-a08 = { land-rock } A08
tile-a09 = { land-rock } A09
tile-a10 = { land-farm-forest } A10
tile-a11 = { land-farm-forest } A11
tile-a12 = { land-farm-forest } A12
tile-a13 = { land-farm-rock } A13
tile-a14 = { land-farm-rock } A14
tile-a15 = { land-farm-rock } A15
tile-a16 = { land-forest-rock } A16
tile-a17 = { land-forest-rock } A17
tile-a18 = { land-forest-rock } A18
tile-b01 = { land-large-farm } B01
tile-b02 = { land-large-farm } B02
tile-b03 = { land-large-farm } B03
tile-b04 = { land-dense-forest } B04
tile-b05 = { land-dense-forest } B05
tile-b06 = { land-dense-forest } B06
tile-b07 = { land-large-rock } B07
tile-b08 = { land-large-rock } B08
tile-b09 = { land-large-rock } B09
tile-b10 = { land-hell-chasm } B10
tile-hidden = face-down tile
start-s0 = { land-castle }
start-s1 = { land-forest }
start-s2 = { land-farm }

## Armies

army-skeletal-warriors = Skeletal Warriors
army-firelings = Firelings
army-shadow-devourers = Shadow Devourers
army-burdened-brutes = Burdened Brutes
army-dark-dryads = Dark Dryads
army-hammer-followers = Hammer Followers
army-skeletal-rider = Skeletal Rider
army-death-herald = Herald of Death
army-general = Dark General
army-hidden = unknown army

## Items

item-sword = sword
    .effect = +1 to every attack
item-hammer = war hammer
    .effect = +2 to every attack
item-fireball = Fireball
    .effect = Once: +1 to the attack, after the roll
item-pickpocket = Pickpocket
    .effect = Once: take two resources from another hero
item-wagon = wagon of resources
    .effect = At once any three resources
item-amulet-of-resources = amulet of resources
    .effect = Every harvest gives one resource more
item-amulet-of-fame = amulet of fame
    .effect = Fame 2 higher
item-amulet-of-action = amulet of action
    .effect = One more move and action each turn
item-amulet-of-protection = amulet of protection
    .effect = Ignore up to two skulls in each battle
item-amulet-of-the-titan = amulet of the titan
    .effect = The titan die fights for you
item-amulet = an amulet
    .effect = Which one is seen when the dryads are beaten
item-small-stone = small soul stone
    .effect = 1 point
item-large-stone = large soul stone
    .effect = 2 points
item-archstone = archstone
    .effect = 4.5 points
item-hidden = unknown item
    .effect = Nobody knows it yet
kind-weapon = weapon
kind-spell = spell
kind-amulet = amulet
kind-wagon = wagon
kind-stone = soul stone

## Dice and their faces

die-hero = hero die
die-knight = knight
die-archer = archer
die-mage = mage
die-skeleton = skeleton
die-bear = bear
die-titan = titan
face-0 = blank
face-1 = 1 sword
face-2 = 2 swords
face-3 = 3 swords
face-4 = 4 swords
face-5 = 5 swords
face-6 = 6 swords
face-s = a skull
face-ss = two skulls
face-hidden = not rolled yet

## Buildings and what they do

building-stable = Stable
    .effect = One more move and action each turn
building-portal = Portal
    .effect = Once per turn from the city to any hex, or from anywhere to the city
building-banners = Banners
    .effect = Fame 2 higher
building-camp = Camp
    .effect = Knights can be recruited
building-range = Range
    .effect = Archers can be recruited
building-tower = Tower
    .effect = Mages can be recruited

## Resources, pieces, directions

resource-food = food
resource-wood = wood
resource-stone = stone
direction-e = east
direction-ne = north-east
direction-nw = north-west
direction-w = west
direction-sw = south-west
direction-se = south-east
piece-city = city
piece-general = Dark General
piece-praetorian = praetorian
piece-plague = plague
piece-chasm = chasm
piece-stack = tile stack
piece-bag = monster bag

## Short words for the table

label-you = you
label-bot = bot
label-turn = { $seat } is on turn
label-round = Round { $count }
label-lives =
    { $count ->
        [one] { $count } life
       *[other] { $count } lives
    }
label-fame = Fame { $count }
label-units =
    { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }
label-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
label-slots =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    } left
label-tiles = Tiles left: { $count }
label-bag = Armies in the bag: { $count }
label-supply = Dice in the supply
label-strength = Strength { $count }
label-praetorians =
    { $count ->
        [one] { $count } praetorian
       *[other] { $count } praetorians
    }
label-unconscious = unconscious
label-plague = plague
label-city = city
label-ground = Lying here: { $items }
label-moved = moved

## Options

option-hero-selection = Heroes
    .explain = How does everybody get a hero?
option-hero-selection-random = dealt at random
option-hero-selection-draft = chosen, in the order of a roll
option-start-player = Start player
    .explain = Who begins?
option-start-player-roll = the highest roll of the hero die
option-start-player-random = chance decides
option-start-player-fixed = the first seat
option-plague = Poverty and plague
    .explain = Without them nobody harms the others; two skulls then only cost lives.
option-plague-on = in play
option-plague-off = left out
option-plague-targets = Victims of the plague
    .explain = Whom may the roller of two skulls choose?
option-plague-targets-opponents = any opponent
option-plague-targets-anyone = anyone, oneself too
option-dropped-items = Items left behind
    .explain = Who may pick up an item?
option-dropped-items-anyone = anyone
option-dropped-items-opponents-only = all but the one who left it
option-darius-first-kill = Darius and armies of strength 1
    .explain = Is beating one without a roll a battle that ends his turn?
option-darius-first-kill-free = no, his turn goes on
option-darius-first-kill-battle = yes, his turn ends
option-xanros-heal-timing = Xanros' healing
    .explain = Can the souls of his units keep Xanros from fainting?
option-xanros-heal-timing-before-faint = yes, they heal first
option-xanros-heal-timing-after-faint = no, at 0 lives it is too late
option-fame-on-drop = Losing the amulet of fame
    .explain = How far does fame fall if it was capped at 10?
option-fame-on-drop-recompute = it is counted anew
option-fame-on-drop-minus-two = always by two
option-gallop-retreat = Retreat after a gallop
    .explain = Where does Elspeth go back to after a lost battle?
option-gallop-retreat-last-hex = the last hex she passed
option-gallop-retreat-run-start = where the gallop began
option-round-limit = Round limit
    .explain = After this round the game ends without archstone; 0 for no limit.
option-round-limit-0 = no limit

## Prompts: what is decided now

prompt-over = The game is over.
prompt-chance = Chance decides.
prompt-draft =
    { $you ->
        [yes] Choose your hero.
       *[no] { $seat } chooses a hero.
    }
prompt-main =
    { $you ->
        [yes] Your turn: move, or take an action.
       *[no] { $seat } is on turn.
    }
prompt-main-moved =
    { $you ->
        [yes] You have moved: take an action, or move on and give it up.
       *[no] { $seat } has moved and may act.
    }
prompt-main-free =
    { $you ->
        [yes] No action is left. You may still use what costs none, or end your turn.
       *[no] { $seat } has no action left.
    }
prompt-pick-tile =
    { $you ->
        [yes] Which of the two tiles do you lay? The other goes back on top, unseen.
       *[no] { $seat } chooses one of two tiles.
    }
prompt-turn-tile =
    { $you ->
        [yes] How do you turn the tile?
       *[no] { $seat } turns the tile.
    }
prompt-hawk-place =
    { $you ->
        [yes] Where does the hawk find the new land?
       *[no] { $seat } looks for a place for the tile.
    }
prompt-keep-armies =
    { $you ->
        [yes] Which army goes back into the bag?
       *[no] { $seat } returns an army to the bag.
    }
prompt-strike =
    { $you ->
        [yes] Which army falls to your first strike?
       *[no] { $seat } strikes first.
    }
prompt-dice =
    { $you ->
        [yes] Strength { $strength }: which dice do you take into battle?
       *[no] { $seat } chooses dice against strength { $strength }.
    }
prompt-reroll-units =
    { $you ->
        [yes] Attack { $attack } against { $strength }: roll all unit dice again?
       *[no] { $seat } may roll all unit dice again.
    }
prompt-reroll-hero =
    { $you ->
        [yes] Attack { $attack } against { $strength }: roll the hero die again?
       *[no] { $seat } may roll the hero die again.
    }
prompt-fireballs =
    { $you ->
        [yes] Attack { $attack } against { $strength }: how many fireballs do you use?
       *[no] { $seat } may use fireballs: attack { $attack } against { $strength }.
    }
prompt-skulls =
    { $you ->
        [yes] Which skulls do you ignore?
       *[no] { $seat } may ignore skulls.
    }
prompt-souls =
    { $you ->
        [yes] Your dead give you strength: how many lives do you restore?
       *[no] { $seat } may restore lives.
    }
prompt-plague =
    { $you ->
        [yes] Two skulls: upon whom do poverty and plague fall?
       *[no] { $seat } chooses the victim of poverty and plague.
    }
prompt-wagon =
    { $you ->
        [yes] The wagon is yours: which resources do you take?
       *[no] { $seat } unloads the wagon.
    }
prompt-loot-weapon =
    { $you ->
        [yes] Too many weapons: which one do you leave here?
       *[no] { $seat } has to leave a weapon.
    }
prompt-loot-spell =
    { $you ->
        [yes] Too many spells: which one do you leave here?
       *[no] { $seat } has to leave a spell.
    }
prompt-loot-amulet =
    { $you ->
        [yes] Only one amulet can be worn: which one do you leave here?
       *[no] { $seat } has to leave an amulet.
    }
prompt-surplus =
    { $you ->
        [yes] Your fame has fallen: which units go back?
       *[no] { $seat } has more units than fame and returns some.
    }
prompt-plunder =
    { $you ->
        [yes] Of which resource do you plunder one more?
       *[no] { $seat } plunders the battlefield.
    }
prompt-building =
    { $you ->
        [yes] Build another one, or finish.
       *[no] { $seat } is building.
    }
prompt-recruiting =
    { $you ->
        [yes] Which units do you give back, and which do you train?
       *[no] { $seat } is recruiting.
    }
prompt-taking =
    { $you ->
        [yes] What do you pick up?
       *[no] { $seat } picks something up.
    }
prompt-leaving =
    { $you ->
        [yes] What do you leave here in exchange?
       *[no] { $seat } exchanges items.
    }

## Moves: what can be chosen

move-step = Go { $direction }
move-explore = Explore { $direction }
move-gallop =
    Gallop { $direction }: { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    }
move-portal = Through the portal to { $hex }
move-portal-home = Through the portal to your city
move-heal = Heal
move-harvest = Harvest
move-harvest-more = Harvest, with one more { $resource }
move-found = Found your city here
move-found-less = Found your city here and save { $resource }
move-build = Build: { $building }
move-build-less = Build: { $building }, and save { $resource }
move-recruit = Recruit
move-pick-up = Pick up items
move-purge = Purge the plague and heal
move-raise = Raise a skeleton
move-hawk = Send the hawk
move-pickpocket =
    Pickpocket { $victim }:{ $food ->
        [0] { "" }
        [one] { " " }{ $food } food
       *[other] { " " }{ $food } food
    }{ $wood ->
        [0] { "" }
        [one] { " " }{ $wood } wood
       *[other] { " " }{ $wood } wood
    }{ $stone ->
        [0] { "" }
        [one] { " " }{ $stone } stone
       *[other] { " " }{ $stone } stone
    }
move-end = End your turn
move-done = Done
move-return =
    Give back: { $unit-id ->
        [knight] { $count ->
            [one] { $count } knight
           *[other] { $count } knights
        }
        [archer] { $count ->
            [one] { $count } archer
           *[other] { $count } archers
        }
        [mage] { $count ->
            [one] { $count } mage
           *[other] { $count } mages
        }
        [skeleton] { $count ->
            [one] { $count } skeleton
           *[other] { $count } skeletons
        }
        [bear] { $count ->
            [one] { $count } bear
           *[other] { $count } bears
        }
       *[titan] { $count ->
            [one] { $count } titan
           *[other] { $count } titans
        }
    }
move-train =
    Train: { $unit-id ->
        [knight] { $count ->
            [one] { $count } knight
           *[other] { $count } knights
        }
        [archer] { $count ->
            [one] { $count } archer
           *[other] { $count } archers
        }
        [mage] { $count ->
            [one] { $count } mage
           *[other] { $count } mages
        }
        [skeleton] { $count ->
            [one] { $count } skeleton
           *[other] { $count } skeletons
        }
        [bear] { $count ->
            [one] { $count } bear
           *[other] { $count } bears
        }
       *[titan] { $count ->
            [one] { $count } titan
           *[other] { $count } titans
        }
    }
move-with =
    Into battle: { $unit-id ->
        [knight] { $count ->
            [one] { $count } knight
           *[other] { $count } knights
        }
        [archer] { $count ->
            [one] { $count } archer
           *[other] { $count } archers
        }
        [mage] { $count ->
            [one] { $count } mage
           *[other] { $count } mages
        }
        [skeleton] { $count ->
            [one] { $count } skeleton
           *[other] { $count } skeletons
        }
        [bear] { $count ->
            [one] { $count } bear
           *[other] { $count } bears
        }
       *[titan] { $count ->
            [one] { $count } titan
           *[other] { $count } titans
        }
    }
move-take = Take: { $item }
move-leave = Leave here: { $item }
move-lay = Lay { $tile }
move-turn =
    { $count ->
        [0] Lay it as it is
        [one] Lay it turned by a sixth
       *[other] Lay it turned by { $count } sixths
    }
move-attach = Attach it at { $hex }
move-put-back = Back into the bag: { $army }
move-strike = First strike: { $army }
move-roll = Roll the dice
move-keep = Keep the roll
move-reroll = Roll again
move-fireballs =
    { $count ->
        [0] Use no fireball
        [one] Use { $count } fireball
       *[other] Use { $count } fireballs
    }
move-spare = Ignore a skull: { $die }
move-feed =
    { $count ->
        [0] Restore no life
        [one] Restore { $count } life
       *[other] Restore { $count } lives
    }
move-plague = Poverty and plague upon { $victim }
move-load =
    From the wagon:{ $food ->
        [0] { "" }
        [one] { " " }{ $food } food
       *[other] { " " }{ $food } food
    }{ $wood ->
        [0] { "" }
        [one] { " " }{ $wood } wood
       *[other] { " " }{ $wood } wood
    }{ $stone ->
        [0] { "" }
        [one] { " " }{ $stone } stone
       *[other] { " " }{ $stone } stone
    }
move-plunder = Plunder, with one more { $resource }
move-choose = Play { $hero }
move-deal = { $hero }
move-first = { $seat } begins
move-tile = Tile: { $tile }
move-army = Army: { $army }
move-amulet = Dryads' amulet: { $item }
move-face = { $die }: { $face }

## Log: what happened

log-dealt = { $seat } plays { $hero }.
log-chosen = { $seat } chooses { $hero }.
log-turn = Round { $round }: it is the turn of { $seat }.
log-turn-ended = { $seat } ends the turn.
log-recovered =
    { $seat } comes round and has { $lives ->
        [one] { $lives } life
       *[other] { $lives } lives
    } again.
log-stepped = { $seat } goes to { $hex }.
log-galloped =
    { $seat } gallops { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    } to { $hex }.
log-portal = { $seat } steps through the portal to { $hex }.
log-exploring = { $seat } explores { $direction }, at { $hex }.
log-tile-drawn = { $seat } turns up: { $tile }.
log-tile-looked =
    { $tile-id ->
        [hidden] { $seat } looks at a tile of level { $level }.
       *[other] { $seat } looks at a tile: { $tile }.
    }
log-tile-picked = { $seat } keeps { $tile } to lay it and puts the other tile back on top.
log-tile-laid = { $seat } lays { $tile } at { $hex }.
log-hawk = { $seat } sends the hawk.
log-hawk-place = { $seat } attaches the tile at { $hex }.
log-army-drawn = From the bag: { $army }, strength { $strength }.
log-army-put-back = { $seat } returns to the bag: { $army }.
log-general =
    The Dark General appears at { $hex } with { $count ->
        [one] { $count } praetorian
       *[other] { $count } praetorians
    }, strength { $strength }!
log-battle = { $seat } fights at { $hex }: { $armies }, strength { $strength }.
log-battle-general = { $seat } attacks the Dark General at { $hex }, strength { $strength }.
log-struck = { $seat } beats { $army } without a battle.
log-praetorian = The General loses a praetorian; { $count } are left.
log-brought =
    { $seat } brings into battle: { $unit-id ->
        [knight] { $count ->
            [one] { $count } knight
           *[other] { $count } knights
        }
        [archer] { $count ->
            [one] { $count } archer
           *[other] { $count } archers
        }
        [mage] { $count ->
            [one] { $count } mage
           *[other] { $count } mages
        }
        [skeleton] { $count ->
            [one] { $count } skeleton
           *[other] { $count } skeletons
        }
        [bear] { $count ->
            [one] { $count } bear
           *[other] { $count } bears
        }
       *[titan] { $count ->
            [one] { $count } titan
           *[other] { $count } titans
        }
    }.
log-rolling =
    { $count ->
        [one] { $seat } rolls the hero die.
       *[other] { $seat } rolls { $count } dice.
    }
log-face = { $seat }, { $die }: { $face }.
log-rerolling = { $seat } rolls again.
log-kept = { $seat } keeps the roll.
log-fireballs =
    { $count ->
        [0] { $seat } uses no fireball.
        [one] { $seat } uses { $count } fireball.
       *[other] { $seat } uses { $count } fireballs.
    }
log-won = Attack { $attack } against { $strength }: { $seat } wins the battle.
log-lost = Attack { $attack } against { $strength }: { $seat } loses the battle.
log-spared = { $seat } ignores a skull: { $die }.
log-died =
    { $seat } loses: { $unit-id ->
        [knight] { $count ->
            [one] { $count } knight
           *[other] { $count } knights
        }
        [archer] { $count ->
            [one] { $count } archer
           *[other] { $count } archers
        }
        [mage] { $count ->
            [one] { $count } mage
           *[other] { $count } mages
        }
        [skeleton] { $count ->
            [one] { $count } skeleton
           *[other] { $count } skeletons
        }
        [bear] { $count ->
            [one] { $count } bear
           *[other] { $count } bears
        }
       *[titan] { $count ->
            [one] { $count } titan
           *[other] { $count } titans
        }
    }.
log-wounded =
    { $seat } loses { $count ->
        [one] { $count } life
       *[other] { $count } lives
    }; { $lives } left.
log-fed =
    { $seat } feeds on souls: { $count ->
        [one] { $count } life
       *[other] { $count } lives
    } restored; { $lives } now.
log-plague =
    { $seat } brings poverty and plague upon { $victim }; the plague is in the city.{ $food ->
        [0] { "" }
        [one] { " " }−{ $food } food
       *[other] { " " }−{ $food } food
    }{ $wood ->
        [0] { "" }
        [one] { " " }−{ $wood } wood
       *[other] { " " }−{ $wood } wood
    }{ $stone ->
        [0] { "" }
        [one] { " " }−{ $stone } stone
       *[other] { " " }−{ $stone } stone
    }
log-poverty =
    { $seat } brings poverty upon { $victim }.{ $food ->
        [0] { "" }
        [one] { " " }−{ $food } food
       *[other] { " " }−{ $food } food
    }{ $wood ->
        [0] { "" }
        [one] { " " }−{ $wood } wood
       *[other] { " " }−{ $wood } wood
    }{ $stone ->
        [0] { "" }
        [one] { " " }−{ $stone } stone
       *[other] { " " }−{ $stone } stone
    }
log-retreated = { $seat } retreats to { $hex }.
log-fainted = { $seat } falls unconscious.
log-fame = { $seat } now has fame { $fame }.
log-reward = { $seat } gains: { $item }.
log-loaded =
    { $seat } unloads the wagon:{ $food ->
        [0] { "" }
        [one] { " " }+{ $food } food
       *[other] { " " }+{ $food } food
    }{ $wood ->
        [0] { "" }
        [one] { " " }+{ $wood } wood
       *[other] { " " }+{ $wood } wood
    }{ $stone ->
        [0] { "" }
        [one] { " " }+{ $stone } stone
       *[other] { " " }+{ $stone } stone
    }.
log-left = { $seat } leaves at { $hex }: { $item }.
log-picked-up = { $seat } picks up: { $item }.
log-robbed =
    { $seat } picks the pockets of { $victim }:{ $food ->
        [0] { "" }
        [one] { " " }{ $food } food
       *[other] { " " }{ $food } food
    }{ $wood ->
        [0] { "" }
        [one] { " " }{ $wood } wood
       *[other] { " " }{ $wood } wood
    }{ $stone ->
        [0] { "" }
        [one] { " " }{ $stone } stone
       *[other] { " " }{ $stone } stone
    }.
log-healed =
    { $seat } heals { $count ->
        [one] { $count } life
       *[other] { $count } lives
    }; { $lives } now.
log-harvested =
    { $seat } harvests at { $hex }:{ $food ->
        [0] { "" }
        [one] { " " }+{ $food } food
       *[other] { " " }+{ $food } food
    }{ $wood ->
        [0] { "" }
        [one] { " " }+{ $wood } wood
       *[other] { " " }+{ $wood } wood
    }{ $stone ->
        [0] { "" }
        [one] { " " }+{ $stone } stone
       *[other] { " " }+{ $stone } stone
    }.
log-plundered =
    { $seat } plunders { $hex }:{ $food ->
        [0] { "" }
        [one] { " " }+{ $food } food
       *[other] { " " }+{ $food } food
    }{ $wood ->
        [0] { "" }
        [one] { " " }+{ $wood } wood
       *[other] { " " }+{ $wood } wood
    }{ $stone ->
        [0] { "" }
        [one] { " " }+{ $stone } stone
       *[other] { " " }+{ $stone } stone
    }.
log-purged =
    { $cured ->
        [yes] { $seat } purges the plague and is fully healed.
       *[no] { $seat } is fully healed at the castle.
    }
log-raised = { $seat } raises a skeleton and has { $count }.
log-founded =
    { $seat } founds a city at { $hex }:{ $food ->
        [0] { "" }
        [one] { " " }−{ $food } food
       *[other] { " " }−{ $food } food
    }{ $wood ->
        [0] { "" }
        [one] { " " }−{ $wood } wood
       *[other] { " " }−{ $wood } wood
    }{ $stone ->
        [0] { "" }
        [one] { " " }−{ $stone } stone
       *[other] { " " }−{ $stone } stone
    }.
log-built =
    { $seat } builds { $building }:{ $food ->
        [0] { "" }
        [one] { " " }−{ $food } food
       *[other] { " " }−{ $food } food
    }{ $wood ->
        [0] { "" }
        [one] { " " }−{ $wood } wood
       *[other] { " " }−{ $wood } wood
    }{ $stone ->
        [0] { "" }
        [one] { " " }−{ $stone } stone
       *[other] { " " }−{ $stone } stone
    }.
log-returned =
    { $seat } gives back: { $unit-id ->
        [knight] { $count ->
            [one] { $count } knight
           *[other] { $count } knights
        }
        [archer] { $count ->
            [one] { $count } archer
           *[other] { $count } archers
        }
        [mage] { $count ->
            [one] { $count } mage
           *[other] { $count } mages
        }
        [skeleton] { $count ->
            [one] { $count } skeleton
           *[other] { $count } skeletons
        }
        [bear] { $count ->
            [one] { $count } bear
           *[other] { $count } bears
        }
       *[titan] { $count ->
            [one] { $count } titan
           *[other] { $count } titans
        }
    }.
log-trained =
    { $seat } trains: { $unit-id ->
        [knight] { $count ->
            [one] { $count } knight
           *[other] { $count } knights
        }
        [archer] { $count ->
            [one] { $count } archer
           *[other] { $count } archers
        }
        [mage] { $count ->
            [one] { $count } mage
           *[other] { $count } mages
        }
        [skeleton] { $count ->
            [one] { $count } skeleton
           *[other] { $count } skeletons
        }
        [bear] { $count ->
            [one] { $count } bear
           *[other] { $count } bears
        }
       *[titan] { $count ->
            [one] { $count } titan
           *[other] { $count } titans
        }
    }.
log-over =
    { $reason ->
        [general] The Dark General is beaten by { $seat }!
        [rounds] The last round is over.
       *[other] The game is over.
    } { $winners-count ->
        [one] { $winners } wins.
       *[other] { $winners } win together.
    }
log-first-player = { $seat } begins.
log-start-roll = { $seat } rolls for the first turn: { $face }.
log-order-roll = { $seat } rolls for the choice of heroes: { $face }.
log-construction = { $seat } has finished building.
log-recruiting = { $seat } recruits.
log-recruited =
    { $seat } has recruited { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }.
log-picking-up = { $seat } looks at what lies here.
log-taken = { $seat } takes nothing more.
log-pick-up-done = { $seat } has packed everything.
log-losses = { $seat } counts the losses.

## Refusals: why something cannot be done now

refuse-game-over = The game is over.
refuse-chance-decides = Chance decides this.
refuse-not-your-turn = It is { $seat } who decides now.
refuse-not-now = This is not what is being decided now.
refuse-decide-first = Something else has to be decided first.
refuse-not-your-hero = Only { $hero } can do that.
refuse-no-slot-left = You have no action left.
refuse-moved-already = You have already moved, and no further action is left.
refuse-nothing-there = There is no discovered hex that way ({ $direction }).
refuse-chasm = A chasm bars the way ({ $direction }).
refuse-discovered-already = That land is discovered already ({ $direction }).
refuse-stack-empty = No tile is left.
refuse-gallop-used = You have already galloped this turn.
refuse-gallop-undiscovered = A gallop goes over discovered hexes only.
refuse-gallop-past-enemy = You cannot gallop past the enemy at { $hex }.
refuse-no-portal = You have no portal.
refuse-portal-used = You have already used the portal this turn.
refuse-there-already = You are there already.
refuse-undiscovered = { $hex } has not been discovered yet.
refuse-not-in-own-city = You are not in your own city.
refuse-not-wounded = You are not wounded.
refuse-nothing-lies-here = Nothing lies here.
refuse-left-it-yourself = At this table nobody picks up what they left themselves.
refuse-not-on-castle = You are not on the castle.
refuse-nothing-to-purge = You are unhurt, and your city has no plague.
refuse-skeletons-all-raised =
    You already have { $count ->
        [one] { $count } skeleton
       *[other] { $count } skeletons
    }; there are no more.
refuse-gives-nothing = { $hex } gives no resources.
refuse-city-covers = The city of { $victim } stands here.
refuse-harvested-already = You have already harvested { $hex } this turn.
refuse-name-the-kind = Say which resource the amulet adds.
refuse-no-amulet-of-resources = You do not wear the amulet of resources.
refuse-not-of-this-hex = This hex does not give { $resource }.
refuse-only-one-kind = This hex gives one kind only; you need not name it.
refuse-hawk-used = The hawk has already flown this turn.
refuse-map-closed = No open edge of the map is left for the hawk.
refuse-no-pickpocket = You have no Pickpocket.
refuse-pickpocket-just-won = A Pickpocket won in this battle waits for your next turn.
refuse-no-such-seat = Nobody sits there.
refuse-not-oneself = Choose somebody else, not yourself.
refuse-owns-nothing = { $victim } owns no resources.
refuse-owns-too-little = { $victim } does not own so much { $resource }.
refuse-takes-so-many =
    You take exactly { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    } from { $victim }.
refuse-no-such-army = No such army was drawn: { $army }.
refuse-too-few-fireballs = You do not have so many fireballs.
refuse-too-few-dead =
    At most { $count ->
        [one] { $count } life
       *[other] { $count } lives
    } can be restored.
refuse-hero-taken = { $hero } is taken already.
refuse-in-order = Choose kind by kind in the order of the list; this one is past.
refuse-not-so-many = That is not the right number.
refuse-recruit-somebody = Train at least one unit.
refuse-take-something = Take at least one item.
refuse-leave-something = There is no place for what you took: leave something.
refuse-not-drawn = This tile was not drawn: { $tile }.
refuse-same-rotation = With fewer turns the tile lies just the same.
refuse-edge-closed = Turned like that, no open edge faces the map.
refuse-hex-taken = A tile already lies at { $hex }.
refuse-no-open-border = No open edge of the map faces { $hex }.
refuse-no-skull-there = There is no skull to ignore: { $die }.
refuse-two-skulls-only = The amulet ignores no more skulls.
refuse-not-carried = You do not have this: { $item }.
refuse-one-for-one = Items are exchanged one for one, kind by kind: { $item } stays.
refuse-has-a-place = There is a place for this, so it must be kept: { $item }.
refuse-not-here = This does not lie here: { $item }.
refuse-no-more-places = You cannot take more of this kind: { $item }.
refuse-no-barracks = The building for that unit is missing.
refuse-no-dice-left = There are not enough dice in the supply.
refuse-too-little-fame = Your fame of { $fame } does not allow more units.
refuse-too-poor = You do not have the resources for that.
refuse-has-city = You already have a city, at { $hex }.
refuse-castle = No city can be founded on the castle.
refuse-city-here = The city of { $victim } already stands here.
refuse-hero-here = The hero of { $victim } stands here.
refuse-name-the-saving = Say which resource Taia saves.
refuse-costs-none-of-it = That resource is no part of the cost.
refuse-no-city = You have no city yet.
refuse-built-already = You have built this already: { $building }.
refuse-plague = The plague lies on your city.
refuse-send-the-hawk-first = Send the hawk first; then its tile can be attached.

## Clauses

clause-k2-setup-1 = 2 to 5 players. Each has one hero, and no two have the same.
clause-k2-setup-2 = The start tile lies on the map from the beginning; its three hexes are discovered and free of armies.
clause-k2-setup-3 = The 28 land tiles are sorted by level, and each level is shuffled on its own.
clause-k2-setup-4 = They form one face-down stack: all of level one on top of all of level two.
clause-k2-setup-5 = All 36 army tokens go into the bag. Each draw is equally likely for each of them, and nothing is put back.
clause-k2-setup-6 = The Dark General, his praetorians and the plague token wait beside the map.
clause-k2-setup-7 = The supply holds food, wood and stone, and ten dice each of knights, archers and mages.
clause-k2-setup-8 = Everybody begins with 5 lives, six unbuilt buildings, fame 0 and nothing else; only Lorraine also has the bear.
clause-k2-setup-9 = Each player is dealt one of the six heroes at random; the others stay in the box.
clause-k2-setup-10 = By agreement the players choose their heroes instead; a roll decides the order.
clause-k2-setup-11 = Each player has the city token of their hero, not yet built.
clause-k2-setup-12 = Each player has a hero die; all of them have the same faces.
clause-k2-setup-13 = All heroes begin on the castle.
clause-k2-setup-14 = Everybody rolls the hero die; the highest value begins.
clause-k2-setup-15 = Each of the five dryad tokens hides another amulet, and nobody knows which.
clause-k2-turn-1 = Turns go clockwise from the start player; a round is one turn for everybody.
clause-k2-turn-2 = A player has two actions in a turn.
clause-k2-turn-3 = The stable and the amulet of action add one each: at most four.
clause-k2-turn-4 = With each action comes one move before it.
clause-k2-turn-5 = Move and action are both optional.
clause-k2-turn-6 = The move comes before the action. After an action you move only if another one is left.
clause-k2-turn-7 = You may give up the action and move on at once with the next one's move.
clause-k2-turn-8 = What adds or takes away an action counts at once; what is left never falls below zero.
clause-k2-turn-9 = Lorraine's hawk and the Pickpocket cost no action.
clause-k2-turn-10 = The turn ends when no action is left, or earlier if you like.
clause-k2-turn-11 = Every battle ends the turn, whatever is left.
clause-k2-turn-12 = The actions are: battle, heal, harvest, found a city, build, recruit, pick up, purge; Xanros may also raise a skeleton.
clause-k2-turn-13 = The same action may be taken several times in a turn, unless a rule forbids it.
clause-k2-move-1 = A move goes to an adjacent discovered hex.
clause-k2-move-2 = The border must be free of chasms on both sides.
clause-k2-move-3 = Other heroes and cities never stand in the way; a hex holds any number of heroes.
clause-k2-move-4 = Whoever enters a hex with an army or the General must fight there and cannot pass by.
clause-k2-move-5 = A city changes nothing about the chasms of its hex.
clause-k2-move-6 = The portal and Elspeth's gallop each take the place of a normal move.
clause-k2-move-7 = The game remembers from which hex a hero came; that is where it retreats.
clause-k2-move-8 = The three hexes of the start tile are three spaces, with normal moves between them.
clause-k2-explore-1 = As a move, a hero may leave its hex across an open edge with nothing behind it: it explores.
clause-k2-explore-2 = Exploring needs a tile in the stack.
clause-k2-explore-3 = First the edge is named, then the top tile is turned up.
clause-k2-explore-4 = The tile is laid behind that edge, turned so that an open edge faces the hero.
clause-k2-explore-5 = Towards other hexes its edges may be anything, chasms too.
clause-k2-explore-6 = The hero moves onto the new hex at once.
clause-k2-explore-7 = On level one, one army is drawn and laid open on the hex.
clause-k2-explore-8 = On level two, two armies are drawn; they fight as one with the sum of their strengths.
clause-k2-explore-9 = The hero must fight right away.
clause-k2-explore-10 = The hell chasm gets no armies: the Dark General appears there and must be fought right away.
clause-k2-explore-11 = Armies come only with new tiles; a cleared hex stays clear.
clause-k2-explore-12 = A discovered hex never moves, turns or leaves the map.
clause-k2-explore-13 = 36 tokens are just enough: when all 27 ordinary tiles lie on the map, the bag is empty.
clause-k2-explore-14 = Kind and strength of a drawn army are open to all; its back is seen when it is beaten.
clause-k2-battle-1 = Entering a hex with an army or the General means battle; it cannot be declined.
clause-k2-battle-2 = The battle is the action that goes with the move.
clause-k2-battle-3 = The enemy's strength is the number on its token, or the sum of two.
clause-k2-battle-4 = The hero die is always rolled.
clause-k2-battle-5 = Before the roll you choose which of your unit dice fight along, none and all included; the choice is final.
clause-k2-battle-6 = Dice left out add nothing and cannot be lost.
clause-k2-battle-7 = The hero die and the chosen dice are rolled together.
clause-k2-battle-8 = The attack is all swords rolled, plus weapons, plus fireballs.
clause-k2-battle-9 = Fireballs are used after the roll, as many as you like.
clause-k2-battle-10 = An attack equal to the enemy's strength or above wins.
clause-k2-battle-11 = An attack below the enemy's strength loses.
clause-k2-battle-12 = After a defeat the hero goes back to where it came from; the armies stay.
clause-k2-battle-13 = After a victory the hero stays and gains the reward of every army there.
clause-k2-battle-14 = Each skull on the hero die costs a life after the battle, won or lost.
clause-k2-battle-15 = A skull on a unit die kills that unit: the die goes back to the supply, won or lost.
clause-k2-battle-16 = Skulls on unit dice never cost the hero a life.
clause-k2-battle-17 = A defeat by itself costs no life, and a victory does not protect from skulls.
clause-k2-battle-18 = A face with skulls has no swords.
clause-k2-battle-19 = With enough attack the battle is won even if it costs the last life: first the reward, then unconsciousness.
clause-k2-battle-20 = The two-skull face also brings poverty and plague.
clause-k2-battle-21 = Two armies on a hex are beaten together or not at all.
clause-k2-battle-22 = Armies left on the map wait for whoever enters next.
clause-k2-battle-23 = The battle ends the turn.
clause-k2-battle-24 = Order: Darius' first strike, choice of dice, roll, reroll, fireballs, outcome, ignored skulls, losses, Xanros' healing, plague, fame and rewards or retreat, fainting, end of turn.
clause-k2-fame-1 = Fame begins at 0 and is open to all.
clause-k2-fame-2 = Base fame is the highest strength beaten in one battle so far.
clause-k2-fame-3 = For two armies on a hex the sum counts.
clause-k2-fame-4 = Beating something no stronger changes nothing.
clause-k2-fame-5 = Fame is the base, plus 2 with Banners, plus 2 with the amulet of fame, at most 10.
clause-k2-fame-6 = You never have more knights, archers and mages together than fame.
clause-k2-fame-7 = Skeletons, bear and titan do not count for that.
clause-k2-fame-8 = If fame falls below your units, you return units of your choice at once.
clause-k2-fame-9 = Only losing the amulet of fame lowers fame.
clause-k2-heal-1 = Healing restores up to 2 lives, anywhere, never above 5.
clause-k2-heal-2 = Only a wounded hero can heal.
clause-k2-harvest-1 = Harvesting gives the resources of the hex the hero stands on.
clause-k2-harvest-2 = Farm, forest and rock give one; double lands one of each; large farm, dense forest and large rock three.
clause-k2-harvest-3 = A double hex gives both resources in one action.
clause-k2-harvest-4 = No harvest where an army or any city stands, your own included.
clause-k2-harvest-5 = The castle and the hell chasm give nothing.
clause-k2-harvest-6 = Each hex can be harvested once per turn.
clause-k2-harvest-7 = Next turn, and for other players, it gives again.
clause-k2-harvest-8 = Resources are unlimited, and you may keep any number.
clause-k2-city-1 = You pay 2 wood and place your city on the hex you stand on.
clause-k2-city-2 = Everybody has only one city.
clause-k2-city-3 = Not on a hex with an army or the General.
clause-k2-city-4 = Not where another player's hero stands.
clause-k2-city-5 = Not on the castle.
clause-k2-city-6 = Not where a city already stands.
clause-k2-city-7 = A city is never moved or removed.
clause-k2-city-8 = Founding the city and building in it are two actions.
clause-k2-city-9 = Any other discovered hex will do, the outer hexes of the start tile too.
clause-k2-build-1 = You build only in your own city.
clause-k2-build-2 = One action raises any number of buildings, each paid in full.
clause-k2-build-3 = Each of the six buildings can be built once by each player.
clause-k2-build-4 = You may enter other players' cities freely, but not build there.
clause-k2-build-5 = A building works at once, for its owner only, until the end of the game.
clause-k2-build-stable-1 = Stable: one more action in each turn, with its own move.
clause-k2-build-stable-2 = It counts already in the turn in which it is built.
clause-k2-build-portal-1 = Portal: instead of a move, from your city to any discovered hex.
clause-k2-build-portal-2 = Or instead of a move from anywhere straight to your city.
clause-k2-build-portal-3 = The portal is used once per turn, whichever way.
clause-k2-build-portal-4 = Distance and chasms do not matter to the portal.
clause-k2-build-portal-5 = Arriving among enemies means battle; after a defeat you are back in your city.
clause-k2-build-portal-6 = The portal reaches discovered hexes only.
clause-k2-build-banners-1 = Banners: fame is 2 higher from now on, at most 10.
clause-k2-build-camp-1 = Camp: knights may be recruited for 1 food each.
clause-k2-build-range-1 = Range: archers may be recruited for 1 wood each.
clause-k2-build-tower-1 = Tower: mages may be recruited for 1 stone each.
clause-k2-recruit-1 = You recruit only in your own city.
clause-k2-recruit-2 = One action recruits any number and mix of units whose buildings stand, each paid.
clause-k2-recruit-3 = Afterwards you may not have more units than fame.
clause-k2-recruit-4 = To make room you may first return own units to the supply, without getting anything back.
clause-k2-recruit-5 = Dice are limited: with none left of a kind, it cannot be recruited until one comes back.
clause-k2-recruit-6 = No recruiting while the plague lies on your city.
clause-k2-recruit-7 = At least one unit must be recruited.
clause-k2-pickup-1 = In one action you take as many items lying there as you have free places of their kind.
clause-k2-pickup-2 = In the same action you may exchange carried items for lying ones of the same kind, one for one.
clause-k2-pickup-3 = Exchanged items stay on the hex for anyone.
clause-k2-pickup-4 = Amulets begin and cease to work at the moment of the exchange.
clause-k2-pickup-5 = At least one item must be taken.
clause-k2-pickup-6 = Every hero may pick up an item, also the one that left it.
clause-k2-purge-1 = Purging is possible only on the castle.
clause-k2-purge-2 = The hero is back at 5 lives.
clause-k2-purge-3 = Plague on your own city goes back to the supply.
clause-k2-purge-4 = It may be done just to heal.
clause-k2-purge-5 = Plague on another player's city stays.
clause-k2-mon-1 = Skeletal Warriors carry a sword.
clause-k2-mon-2 = Firelings carry a Fireball.
clause-k2-mon-3 = Shadow Devourers carry a Pickpocket.
clause-k2-mon-4 = Burdened Brutes pull a wagon of resources.
clause-k2-mon-5 = Hammer Followers carry the war hammer.
clause-k2-mon-6 = Dark Dryads each guard one of the five amulets.
clause-k2-mon-7 = A Skeletal Rider carries a small soul stone.
clause-k2-mon-8 = A Herald of Death carries a large soul stone.
clause-k2-item-1 = Every beaten army gives its own reward.
clause-k2-item-2 = A hero has 2 places for weapons, 3 for spells and 1 for an amulet.
clause-k2-item-3 = A place takes only its own kind.
clause-k2-item-4 = What exceeds the places of its kind is left on the hex; you choose what, new items included.
clause-k2-item-5 = With a free place an item won must be taken; nothing is thrown away at will.
clause-k2-item-6 = Items left behind lie open until somebody picks them up.
clause-k2-item-7 = Heroes cannot trade or give anything.
clause-k2-weapon-1 = While carried, a sword adds 1 and the war hammer 2 to every attack.
clause-k2-weapon-2 = Both weapons count together.
clause-k2-spell-1 = A spell works once; then it leaves the game.
clause-k2-spell-fireball-1 = Fireball: +1 attack in this battle.
clause-k2-spell-fireball-2 = Any number of fireballs may be used in one battle.
clause-k2-spell-pickpocket-1 = Pickpocket may be cast at any time in your own turn and costs no action.
clause-k2-spell-pickpocket-2 = You take two resources of your choice from one other hero.
clause-k2-spell-pickpocket-3 = With only one resource there, you take one; with none, that hero cannot be chosen.
clause-k2-amulet-1 = There are five different amulets, one of each.
clause-k2-amulet-2 = A hero carries at most one amulet.
clause-k2-amulet-3 = An amulet works from when it is put on until it is gone.
clause-k2-amulet-resources-1 = Amulet of resources: every harvest gives one more of a resource of that hex.
clause-k2-amulet-resources-2 = On a double hex you choose which of the two it is.
clause-k2-amulet-fame-1 = Amulet of fame: fame 2 higher, on top of Banners, at most 10.
clause-k2-amulet-fame-2 = When it goes, fame falls at once and surplus units are returned.
clause-k2-amulet-action-1 = Amulet of action: one more action per turn, with its move.
clause-k2-amulet-protection-1 = Amulet of protection: after the roll you may ignore up to two skulls on your own dice.
clause-k2-amulet-protection-2 = Each skull is chosen by itself; the two-skull face has two.
clause-k2-amulet-protection-3 = Poverty and plague come even if both skulls are ignored.
clause-k2-amulet-titan-1 = Amulet of the titan: you take the titan die and may roll it in all following battles.
clause-k2-amulet-titan-2 = The titan does not count against fame.
clause-k2-amulet-titan-3 = When the amulet goes, the titan die goes back.
clause-k2-wagon-1 = A wagon gives at once any three resources you choose.
clause-k2-wagon-2 = Then it leaves the game.
clause-k2-stone-1 = A small stone is worth 1 point, a large one 2, the archstone 4.5.
clause-k2-stone-2 = Stones need no place, are open to all, and cannot be lost or stolen.
clause-k2-life-1 = A hero has 0 to 5 lives; what would be lost beyond that is ignored.
clause-k2-life-2 = Whoever loses the last life in a battle is unconscious after it.
clause-k2-life-3 = The next turn of an unconscious hero only brings back three lives.
clause-k2-life-4 = From the turn after that it plays normally.
clause-k2-life-5 = It lies where the battle left it and keeps everything.
clause-k2-life-6 = It can be robbed and struck by poverty and plague, and still prevents others from founding there.
clause-k2-plague-1 = Poverty and plague come when the final face of the hero die shows two skulls.
clause-k2-plague-2 = Whoever rolled chooses the victim.
clause-k2-plague-3 = Poverty: the victim discards one of each resource owned.
clause-k2-plague-4 = Plague: if the victim has a city, the plague token goes there.
clause-k2-plague-5 = Nobody recruits in a city with the plague.
clause-k2-plague-6 = There is one token only; a new roll moves it.
clause-k2-plague-7 = The same victim may be chosen again: the token stays, poverty comes again.
clause-k2-plague-8 = A victim without a city suffers poverty only, and the token stays where it was.
clause-k2-plague-9 = The token leaves a city only by purging or by being moved.
clause-k2-plague-10 = After a reroll of the hero die only the final result counts.
clause-k2-plague-11 = The plague stops recruiting and nothing else.
clause-k2-plague-12 = The players may leave out poverty and plague; two skulls then only cost two lives.
clause-k2-general-1 = On the hell chasm the General appears with praetorians: 5 for two or three players, 4 for four, 3 for five.
clause-k2-general-2 = His strength is 10 plus his praetorians.
clause-k2-general-3 = Entering his hex means battle, with the attack counted as always.
clause-k2-general-4 = An attack equal to his strength or above beats him.
clause-k2-general-5 = An attack above 10 but below his strength loses, and costs him a praetorian.
clause-k2-general-6 = An attack of 10 or less loses and costs him nothing while he has praetorians.
clause-k2-general-7 = Every attack on him costs one more life.
clause-k2-general-8 = The amulet of protection does not save that life.
clause-k2-general-9 = Beating him or removing a praetorian counts even if the hero falls unconscious.
clause-k2-general-10 = Removed praetorians never come back.
clause-k2-general-11 = A defeated hero retreats as always, and the turn ends.
clause-k2-general-12 = Without praetorians his strength is 10.
clause-k2-end-1 = The game ends at the instant the Dark General is beaten.
clause-k2-end-2 = Whoever beat him receives the archstone.
clause-k2-end-3 = The most points in soul stones win.
clause-k2-end-4 = Beating the General does not win by itself.
clause-k2-end-5 = On a tie the player with more large stones wins.
clause-k2-end-6 = If that is equal too, they win together.
clause-k2-hero-horan-1 = Horan may, once per battle after the roll, reroll his unit dice.
clause-k2-hero-horan-2 = He rerolls all chosen unit dice, never some of them.
clause-k2-hero-horan-3 = The hero die is not rerolled.
clause-k2-hero-horan-4 = The second result replaces the first entirely.
clause-k2-hero-horan-5 = After a victory he also gains the resources of the battle hex, the amulet's extra one included.
clause-k2-hero-horan-6 = Plundering costs no action and happens even if he falls unconscious.
clause-k2-hero-taia-1 = Exploring, Taia draws one army more, keeps as many as demanded and returns the other to the bag.
clause-k2-hero-taia-2 = If the bag holds fewer, she draws what is there.
clause-k2-hero-taia-3 = Her city and each of her buildings cost one resource less, of a kind she chooses.
clause-k2-hero-lorraine-1 = Once per turn Lorraine may send the hawk: she attaches the top tile anywhere and fills it with armies, without moving.
clause-k2-hero-lorraine-2 = The hawk costs no action and is optional.
clause-k2-hero-lorraine-3 = The new hex must share an open border with the map.
clause-k2-hero-lorraine-4 = If the hawk uncovers the hell chasm, the General is set up and nobody fights.
clause-k2-hero-lorraine-5 = She has the bear die from the start; it does not count against fame.
clause-k2-hero-lorraine-6 = The bear never leaves her.
clause-k2-hero-xanros-1 = As an action, anywhere, Xanros adds a skeleton to his army, up to three.
clause-k2-hero-xanros-2 = Skeletons do not count against fame.
clause-k2-hero-xanros-3 = A dead skeleton can be raised again.
clause-k2-hero-xanros-4 = For each of his units that dies in battle he may restore a life.
clause-k2-hero-elspeth-1 = Elspeth may, once per battle after the roll, reroll the hero die; the second result counts.
clause-k2-hero-elspeth-2 = Unit dice are not rerolled.
clause-k2-hero-elspeth-3 = Once per turn, instead of a move, she may gallop 1 to 3 hexes in a straight line.
clause-k2-hero-elspeth-4 = The gallop ignores chasms.
clause-k2-hero-elspeth-5 = She must stop on the first hex with an enemy and fight.
clause-k2-hero-elspeth-6 = A gallop goes over discovered hexes only.
clause-k2-hero-darius-1 = Exploring, Darius draws two tiles, lays one and puts the other back on top, unseen by the others.
clause-k2-hero-darius-2 = With only one tile left he draws that one.
clause-k2-hero-darius-3 = Entering a hex with a single army of strength 1, he beats it without rolling and gains its reward.
clause-k2-hero-darius-4 = Of two armies he beats one of strength 1 first and fights the other alone.
clause-k2-hero-darius-5 = He never beats more than one army this way at a time.
clause-k2-hero-darius-6 = An army beaten this way counts for fame with its own strength.
clause-k2-hero-darius-7 = Before each of his battles with the General one praetorian is removed.
clause-k2-hero-darius-8 = By the battle itself he may remove one more.
clause-k2-hero-darius-9 = A win without battle neither ends his turn nor uses the action.
