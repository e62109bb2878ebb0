### Kragmortha in English.
###
### How sentences are made, in every game and every language (terminal and browser do the same):
###
### 1. Which message. An event's key is log-<key>, a refusal's refuse-<key>, a prompt's prompt-<key>, a move's kind
###    move-<kind>, a clause clause-<id>, an option option-<key>, one of its values option-<key>-<value>.
###    In a message's name a value is written in lower case, each run of characters other than letters and digits as one
###    hyphen, none at the ends: KM-MOVE-5 is km-move-5, push_chooser is push-chooser, g:S+O is g-s-o.
### 2. Arguments. look = "W-01" is shown as the message look-w-01, seat = 2 as seat-2: the argument's kind, then the
###    value. The kind is the argument's name, for a list without its final s, unless a message such as argument-pushed
###    says otherwise. Where there is no such message the value itself is shown (squares, numbers); a seat is then shown
###    by the name of the person in it. A content row's own name and text, by language, go before the message.
### 3. Beside each argument there are
###    $look-id         the value as the engine wrote it; "hidden" for nothing, or for what this viewer may not know,
###    $look-<attr>     each attribute of the message: $card-kind, $look-table;
###    $seat-gen -dat -acc -ins -loc   cases, where the language has them; else the plain text;
###    $cards-count     for a list, how many. A list is shown item by item with ", " between, the last one by list-last;
###                     so are its attributes: $cards-full. A table of values is for pictures; no sentence shows it.
### 4. $you is "yes" for a viewer who decides and "no" for the others. In a prompt $seat is who decides, unless the prompt
###    itself says more. $name is the name of the person in $seat.
###
### Every language has the same messages, attributes and arguments; only cases may differ (scripts/texts.py).

title = Kragmortha
blurb = Goblins snoop about the Dark Lord's library. Shove the others into his arms, make off with his Books, and leave with the fewest Withering Looks.
list-last = { $items } and { $last }

## Arguments that are players

argument-pushed = seat
argument-pusher = seat
argument-to = seat
argument-other = seat
argument-by = seat
argument-accuser = seat
argument-culprit = seat
argument-goblin = seat
argument-winners = seat

## Players, goblins, pieces

seat-0 = Red
seat-1 = Blue
seat-2 = Green
seat-3 = Yellow
seat-4 = Purple
seat-5 = Orange
seat-6 = White
seat-7 = Black
seat-hidden = Somebody
goblin-red = red goblin
goblin-blue = blue goblin
goblin-green = green goblin
goblin-yellow = yellow goblin
goblin-purple = purple goblin
goblin-orange = orange goblin
goblin-white = white goblin
goblin-black = black goblin
pawn-goblin = goblin
pawn-rigor = Rigor Mortis
piece-goblin = goblin
piece-rigor = Rigor Mortis, the Dark Lord
piece-desk = desk
piece-bookcase = bookcase
piece-teleport = teleport square
piece-start = start square
piece-movement = Movement card
piece-look = Withering Look
piece-book = Magic Book
piece-token = teleport token
square-hidden = an unseen square

## Symbols of squares and cards

symbol-scroll = scroll
    .colour = yellow
symbol-gems = gems
    .colour = blue
symbol-potion = potion
    .colour = green
symbol-grimoire = grimoire
    .colour = red
symbol-orb = orb
    .colour = any

## Movement cards; the last symbol is missing where the holder cannot see it

card-hidden = hidden card
    .kind = hidden
    .full = hidden card
card-g-s = { symbol-scroll } + ?
    .kind = goblin
    .full = { symbol-scroll } + ? (goblin)
card-g-s-s = { symbol-scroll } + { symbol-scroll }
    .kind = goblin
    .full = { symbol-scroll } + { symbol-scroll } (goblin)
card-g-s-g = { symbol-scroll } + { symbol-gems }
    .kind = goblin
    .full = { symbol-scroll } + { symbol-gems } (goblin)
card-g-s-p = { symbol-scroll } + { symbol-potion }
    .kind = goblin
    .full = { symbol-scroll } + { symbol-potion } (goblin)
card-g-s-r = { symbol-scroll } + { symbol-grimoire }
    .kind = goblin
    .full = { symbol-scroll } + { symbol-grimoire } (goblin)
card-g-s-o = { symbol-scroll } + { symbol-orb }
    .kind = goblin
    .full = { symbol-scroll } + { symbol-orb } (goblin)
card-g-g = { symbol-gems } + ?
    .kind = goblin
    .full = { symbol-gems } + ? (goblin)
card-g-g-s = { symbol-gems } + { symbol-scroll }
    .kind = goblin
    .full = { symbol-gems } + { symbol-scroll } (goblin)
card-g-g-g = { symbol-gems } + { symbol-gems }
    .kind = goblin
    .full = { symbol-gems } + { symbol-gems } (goblin)
card-g-g-p = { symbol-gems } + { symbol-potion }
    .kind = goblin
    .full = { symbol-gems } + { symbol-potion } (goblin)
card-g-g-r = { symbol-gems } + { symbol-grimoire }
    .kind = goblin
    .full = { symbol-gems } + { symbol-grimoire } (goblin)
card-g-g-o = { symbol-gems } + { symbol-orb }
    .kind = goblin
    .full = { symbol-gems } + { symbol-orb } (goblin)
card-g-p = { symbol-potion } + ?
    .kind = goblin
    .full = { symbol-potion } + ? (goblin)
card-g-p-s = { symbol-potion } + { symbol-scroll }
    .kind = goblin
    .full = { symbol-potion } + { symbol-scroll } (goblin)
card-g-p-g = { symbol-potion } + { symbol-gems }
    .kind = goblin
    .full = { symbol-potion } + { symbol-gems } (goblin)
card-g-p-p = { symbol-potion } + { symbol-potion }
    .kind = goblin
    .full = { symbol-potion } + { symbol-potion } (goblin)
card-g-p-r = { symbol-potion } + { symbol-grimoire }
    .kind = goblin
    .full = { symbol-potion } + { symbol-grimoire } (goblin)
card-g-p-o = { symbol-potion } + { symbol-orb }
    .kind = goblin
    .full = { symbol-potion } + { symbol-orb } (goblin)
card-g-r = { symbol-grimoire } + ?
    .kind = goblin
    .full = { symbol-grimoire } + ? (goblin)
card-g-r-s = { symbol-grimoire } + { symbol-scroll }
    .kind = goblin
    .full = { symbol-grimoire } + { symbol-scroll } (goblin)
card-g-r-g = { symbol-grimoire } + { symbol-gems }
    .kind = goblin
    .full = { symbol-grimoire } + { symbol-gems } (goblin)
card-g-r-p = { symbol-grimoire } + { symbol-potion }
    .kind = goblin
    .full = { symbol-grimoire } + { symbol-potion } (goblin)
card-g-r-r = { symbol-grimoire } + { symbol-grimoire }
    .kind = goblin
    .full = { symbol-grimoire } + { symbol-grimoire } (goblin)
card-g-r-o = { symbol-grimoire } + { symbol-orb }
    .kind = goblin
    .full = { symbol-grimoire } + { symbol-orb } (goblin)
card-g-o = { symbol-orb } + ?
    .kind = goblin
    .full = { symbol-orb } + ? (goblin)
card-g-o-s = { symbol-orb } + { symbol-scroll }
    .kind = goblin
    .full = { symbol-orb } + { symbol-scroll } (goblin)
card-g-o-g = { symbol-orb } + { symbol-gems }
    .kind = goblin
    .full = { symbol-orb } + { symbol-gems } (goblin)
card-g-o-p = { symbol-orb } + { symbol-potion }
    .kind = goblin
    .full = { symbol-orb } + { symbol-potion } (goblin)
card-g-o-r = { symbol-orb } + { symbol-grimoire }
    .kind = goblin
    .full = { symbol-orb } + { symbol-grimoire } (goblin)
card-g-o-o = { symbol-orb } + { symbol-orb }
    .kind = goblin
    .full = { symbol-orb } + { symbol-orb } (goblin)
card-r-s = { symbol-scroll } + ?
    .kind = rigor
    .full = { symbol-scroll } + ? (Rigor)
card-r-s-s = { symbol-scroll } + { symbol-scroll }
    .kind = rigor
    .full = { symbol-scroll } + { symbol-scroll } (Rigor)
card-r-s-g = { symbol-scroll } + { symbol-gems }
    .kind = rigor
    .full = { symbol-scroll } + { symbol-gems } (Rigor)
card-r-s-p = { symbol-scroll } + { symbol-potion }
    .kind = rigor
    .full = { symbol-scroll } + { symbol-potion } (Rigor)
card-r-s-r = { symbol-scroll } + { symbol-grimoire }
    .kind = rigor
    .full = { symbol-scroll } + { symbol-grimoire } (Rigor)
card-r-s-o = { symbol-scroll } + { symbol-orb }
    .kind = rigor
    .full = { symbol-scroll } + { symbol-orb } (Rigor)
card-r-g = { symbol-gems } + ?
    .kind = rigor
    .full = { symbol-gems } + ? (Rigor)
card-r-g-s = { symbol-gems } + { symbol-scroll }
    .kind = rigor
    .full = { symbol-gems } + { symbol-scroll } (Rigor)
card-r-g-g = { symbol-gems } + { symbol-gems }
    .kind = rigor
    .full = { symbol-gems } + { symbol-gems } (Rigor)
card-r-g-p = { symbol-gems } + { symbol-potion }
    .kind = rigor
    .full = { symbol-gems } + { symbol-potion } (Rigor)
card-r-g-r = { symbol-gems } + { symbol-grimoire }
    .kind = rigor
    .full = { symbol-gems } + { symbol-grimoire } (Rigor)
card-r-g-o = { symbol-gems } + { symbol-orb }
    .kind = rigor
    .full = { symbol-gems } + { symbol-orb } (Rigor)
card-r-p = { symbol-potion } + ?
    .kind = rigor
    .full = { symbol-potion } + ? (Rigor)
card-r-p-s = { symbol-potion } + { symbol-scroll }
    .kind = rigor
    .full = { symbol-potion } + { symbol-scroll } (Rigor)
card-r-p-g = { symbol-potion } + { symbol-gems }
    .kind = rigor
    .full = { symbol-potion } + { symbol-gems } (Rigor)
card-r-p-p = { symbol-potion } + { symbol-potion }
    .kind = rigor
    .full = { symbol-potion } + { symbol-potion } (Rigor)
card-r-p-r = { symbol-potion } + { symbol-grimoire }
    .kind = rigor
    .full = { symbol-potion } + { symbol-grimoire } (Rigor)
card-r-p-o = { symbol-potion } + { symbol-orb }
    .kind = rigor
    .full = { symbol-potion } + { symbol-orb } (Rigor)
card-r-r = { symbol-grimoire } + ?
    .kind = rigor
    .full = { symbol-grimoire } + ? (Rigor)
card-r-r-s = { symbol-grimoire } + { symbol-scroll }
    .kind = rigor
    .full = { symbol-grimoire } + { symbol-scroll } (Rigor)
card-r-r-g = { symbol-grimoire } + { symbol-gems }
    .kind = rigor
    .full = { symbol-grimoire } + { symbol-gems } (Rigor)
card-r-r-p = { symbol-grimoire } + { symbol-potion }
    .kind = rigor
    .full = { symbol-grimoire } + { symbol-potion } (Rigor)
card-r-r-r = { symbol-grimoire } + { symbol-grimoire }
    .kind = rigor
    .full = { symbol-grimoire } + { symbol-grimoire } (Rigor)
card-r-r-o = { symbol-grimoire } + { symbol-orb }
    .kind = rigor
    .full = { symbol-grimoire } + { symbol-orb } (Rigor)
card-r-o = { symbol-orb } + ?
    .kind = rigor
    .full = { symbol-orb } + ? (Rigor)
card-r-o-s = { symbol-orb } + { symbol-scroll }
    .kind = rigor
    .full = { symbol-orb } + { symbol-scroll } (Rigor)
card-r-o-g = { symbol-orb } + { symbol-gems }
    .kind = rigor
    .full = { symbol-orb } + { symbol-gems } (Rigor)
card-r-o-p = { symbol-orb } + { symbol-potion }
    .kind = rigor
    .full = { symbol-orb } + { symbol-potion } (Rigor)
card-r-o-r = { symbol-orb } + { symbol-grimoire }
    .kind = rigor
    .full = { symbol-orb } + { symbol-grimoire } (Rigor)
card-r-o-o = { symbol-orb } + { symbol-orb }
    .kind = rigor
    .full = { symbol-orb } + { symbol-orb } (Rigor)

## Signs of the Looks: the part of the goblin that suffers

part-mouth = mouth
part-words = words
part-manners = manners
part-head = head
part-arm = arm
part-fingers = fingers
part-leg = leg
part-seat = seat
part-cards = cards
part-eye = eye

## What a Look does where the program enforces it

handicap-vowels = At the start of each of your turns, type only the vowels of the grovel shown.
handicap-lisp = At the start of each of your turns, type the grovel with a lisp: every s becomes th.
handicap-consonants = At the start of each of your turns, type the grovel without its vowels.
handicap-mumble = At the start of each of your turns, mumble the grovel: one m for each letter.
handicap-blank-symbol = Your left neighbour names one of the four symbols: on your cards it is blank. Orbs still work.
handicap-hail = Each time Rigor has moved, press HAIL within 6 seconds.
handicap-veto = At the start of your turn your left neighbour points at the back of one of your cards: you cannot play it this turn.
handicap-neighbour-places = Whenever you would choose a teleport or start square for your goblin, your left neighbour chooses.
handicap-crown = Your newest card sits on your forehead: everyone sees it but you. You can only play it blind.
handicap-near-sight = You see only pawns up to three squares away from your goblin. While you cannot see Rigor, you play his cards blind.
handicap-mirror = Your board is drawn mirrored left to right, without coordinates.
handicap-masks = All other goblins look alike to you, and you do not see the others' Looks and Books.
handicap-no-shoving = Your goblin may not step onto a goblin's square.
handicap-pushed-chooses = When your goblin pushes, the owner of the pushed goblin chooses its square.
handicap-blind-shove = When your goblin pushes, chance chooses the square.
handicap-crab = Crab walk: if a goblin card lets you step sideways first, you must.
handicap-ends = You may play only the oldest or the newest card of your hand.
handicap-hop = You hop: no second step with goblin cards.
handicap-straight = With goblin cards the second step must go on in the direction of the first.
handicap-stand-up = At the start of each of your turns, hold the STAND UP button for 3 seconds; begin within 8.
handicap-hurry = You have 15 seconds for your whole turn. After that, chance decides for you.
handicap-two-cards = Your hand is two cards.
handicap-open-hand = Everyone sees your hand.
handicap-left-symbol = You see only the left symbol of each of your cards and play them blind.

## Withering Looks: name, what to do at the table, what the program does, sign

look-hidden = ?
    .table = You cannot see it.
    .enforced = You cannot see it.
    .symbol = ?
look-blank = Blank Look
    .table = It counts, and asks nothing of you.
    .enforced = It counts, and does nothing to you.
    .symbol = none
look-w-01 = Gaping Jaw
    .table = Keep your mouth open.
    .enforced = { handicap-vowels }
    .symbol = { part-mouth }
look-w-02 = Lolling Tongue
    .table = Keep your tongue out.
    .enforced = { handicap-lisp }
    .symbol = { part-mouth }
look-w-03 = Clenched Teeth
    .table = Speak only through clenched teeth.
    .enforced = { handicap-consonants }
    .symbol = { part-mouth }
look-w-04 = Sewn Lips
    .table = Speak only with your lips closed.
    .enforced = { handicap-mumble }
    .symbol = { part-mouth }
look-w-05 = Three Forbidden Words
    .table = The others agree on three words. Never say them.
    .enforced = { handicap-blank-symbol }
    .symbol = { part-words }
look-w-06 = Hail!
    .table = Each time Rigor moves, shout “Hail, Dark Lord!” before the next card is played.
    .enforced = { handicap-hail }
    .symbol = { part-words }
look-w-07 = By Your Leave
    .table = Before each of your moves ask “May I, O Dark Lord?” and wait for a yes.
    .enforced = { handicap-veto }
    .symbol = { part-manners }
look-w-08 = This Worm
    .table = Never say I, me or my. You are “this worm”.
    .enforced = { handicap-neighbour-places }
    .symbol = { part-manners }
look-w-09 = Card Crown
    .table = Balance this card on your head.
    .enforced = { handicap-crown }
    .symbol = { part-head }
look-w-10 = Heavy Chin
    .table = Pin this card to the table with your chin.
    .enforced = { handicap-near-sight }
    .symbol = { part-head }
look-w-11 = Crooked Neck
    .table = Hold this card between ear and shoulder.
    .enforced = { handicap-mirror }
    .symbol = { part-head }
look-w-12 = Bowed Head
    .table = Hold this card between chin and chest.
    .enforced = { handicap-masks }
    .symbol = { part-head }
look-w-13 = Stiff Arm
    .table = Hold this card in your armpit.
    .enforced = { handicap-no-shoving }
    .symbol = { part-arm }
look-w-14 = Crook of the Elbow
    .table = Hold this card in the crook of your elbow.
    .enforced = { handicap-pushed-chooses }
    .symbol = { part-arm }
look-w-15 = Bound Forearms
    .table = Hold this card between your forearms.
    .enforced = { handicap-blind-shove }
    .symbol = { part-arm }
look-w-16 = Crab Claws
    .table = Your hands are pincers: thumb against the closed fingers, whatever you do.
    .enforced = { handicap-crab }
    .symbol = { part-fingers }
look-w-17 = Forked Fingers
    .table = Part your fingers only between the middle and the ring finger.
    .enforced = { handicap-ends }
    .symbol = { part-fingers }
look-w-18 = One Foot
    .table = Stand on one foot.
    .enforced = { handicap-hop }
    .symbol = { part-leg }
look-w-19 = Pressed Knees
    .table = Hold this card between your knees.
    .enforced = { handicap-straight }
    .symbol = { part-leg }
look-w-20 = On Your Feet
    .table = Stand during the whole of each of your turns, and sit down afterwards.
    .enforced = { handicap-stand-up }
    .symbol = { part-seat }
look-w-21 = Round the Chair
    .table = Walk once round your chair before each of your turns.
    .enforced = { handicap-hurry }
    .symbol = { part-seat }
look-w-22 = Two-Card Hand
    .table = Your hand is two cards.
    .enforced = { handicap-two-cards }
    .symbol = { part-cards }
look-w-23 = Open Hand
    .table = Play with your hand face up.
    .enforced = { handicap-open-hand }
    .symbol = { part-cards }
look-w-24 = One Eye
    .table = Keep one eye shut.
    .enforced = { handicap-left-symbol }
    .symbol = { part-eye }

## Grovels with their answers. Vowels are a e i o u; words left without letters disappear; a lisp makes every s a th.

grovel-1 = Yes my Dark Lord
    .vowels = e a o
    .lisp = yeth my dark lord
    .consonants = ys my drk lrd
    .mumble = mmm mm mmmm mmmm
grovel-2 = It was not me
    .vowels = i a o e
    .lisp = it wath not me
    .consonants = t ws nt m
    .mumble = mm mmm mmm mm
grovel-3 = Spare this goblin
    .vowels = ae i oi
    .lisp = thpare thith goblin
    .consonants = spr ths gbln
    .mumble = mmmmm mmmm mmmmmm
grovel-4 = The others pushed me
    .vowels = e oe ue e
    .lisp = the otherth puthhed me
    .consonants = th thrs pshd m
    .mumble = mmm mmmmmm mmmmmm mm
grovel-5 = I only dust the shelves
    .vowels = i o u e ee
    .lisp = i only dutht the thhelveth
    .consonants = nly dst th shlvs
    .mumble = m mmmm mmmm mmm mmmmmmm
grovel-6 = Your skull is so shiny
    .vowels = ou u i o i
    .lisp = your thkull ith tho thhiny
    .consonants = yr skll s s shny
    .mumble = mmmm mmmmm mm mm mmmmm

## What a Book does

magic-pardon = Return one of your Looks to the bottom of its deck.
magic-satchel = Draw a card at once. From now on you hold one card more.
magic-haste = After your movement, play one more card.
magic-stride = If you play a goblin card and your movement is not cut short, your goblin may make one more step onto any adjacent square.
magic-atlas = Place your goblin on any empty teleport square. No token is turned.
magic-summons = Move Rigor one step to any adjacent square, but not onto your own goblin.
magic-shoving = This turn you choose the square at every push that your goblin sets off.
magic-cloak = When you meet Rigor, draw no Look. You are still placed on a teleport square.
magic-stubborn = When your goblin is about to be pushed, you choose the square.
magic-identity = Your goblin changes places with another goblin.
magic-blank-pages = Discard one or more of your cards and draw as many.
magic-ledger = Give one of your Looks to a player who has fewer Looks than you and none with that sign.
magic-index = Does nothing at all, in great detail.

## Magic Books

book-hidden = ?
    .effect = You cannot see it.
book-b01 = Tome of Lesser Pardons
    .effect = { magic-pardon }
book-b03 = The Bottomless Satchel
    .effect = { magic-satchel }
book-b05 = Treatise on Unseemly Haste
    .effect = { magic-haste }
book-b06 = Codex of the Long Stride
    .effect = { magic-stride }
book-b07 = Atlas of Secret Passages
    .effect = { magic-atlas }
book-b09 = Grimoire of the Second Summons
    .effect = { magic-summons }
book-b11 = Primer of Organised Shoving
    .effect = { magic-shoving }
book-b12 = Cloak of Conspicuous Absence
    .effect = { magic-cloak }
book-b14 = The Stubborn Goblin's Catechism
    .effect = { magic-stubborn }
book-b15 = Book of Mistaken Identity
    .effect = { magic-identity }
book-b16 = The Blank Pages
    .effect = { magic-blank-pages }
book-b17 = Ledger of Blame
    .effect = { magic-ledger }
book-b18 = Index of All Indexes
    .effect = { magic-index }
window-before = before you play a card
window-after = after your movement
window-meeting = when you meet Rigor
window-push = when your goblin is about to be pushed
window-always = always
window-none = never

## Teleport tokens

token-hidden = face-down token
    .effect = Nobody knows it yet.
token-teleport = Teleport
    .effect = Go to another empty teleport square.
token-book = Book
    .effect = Go to another empty teleport square and draw a Book.
token-trap = Trap
    .effect = Go to another empty teleport square and draw a Look.

## Short words for the table

label-you = you
label-bot = bot
label-turn = { $seat } is on turn
label-looks =
    { $count ->
        [0] no Looks
        [one] { $count } Look
       *[other] { $count } Looks
    }
label-books =
    { $count ->
        [0] no Books
        [one] { $count } Book
       *[other] { $count } Books
    }
label-magic =
    { $count ->
        [one] { $count } magic symbol
       *[other] { $count } magic symbols
    }
label-hand =
    { $count ->
        [0] no cards in hand
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
label-movement-deck = Movement deck: { $count }
label-movement-discard = Discarded: { $count }
label-look-deck = Looks left: { $count }
label-book-deck = Books left: { $count }
label-tokens = Tokens: { $up } face up, { $down } face down
label-used = used
label-enforced = enforced by the program
label-out = out
label-third-look = One more Look for { $seat } ends the game.
label-last-books =
    { $count ->
        [one] Only { $count } Book is left.
       *[other] Only { $count } Books are left.
    }
label-leading = If the game stopped now: { $seat }.

## Options

option-look-mode = Looks
    .explain = Who sees to it that Looks are obeyed? Bots are always held to theirs by the program.
option-look-mode-table = the people at the table
option-look-mode-enforced = the program
option-look-mode-p1 = Looks of { seat-0 }
    .explain = { option-look-mode.explain }
option-look-mode-p1-same = as for all
option-look-mode-p1-table = { option-look-mode-table }
option-look-mode-p1-enforced = { option-look-mode-enforced }
option-look-mode-p2 = Looks of { seat-1 }
    .explain = { option-look-mode.explain }
option-look-mode-p2-same = as for all
option-look-mode-p2-table = { option-look-mode-table }
option-look-mode-p2-enforced = { option-look-mode-enforced }
option-look-mode-p3 = Looks of { seat-2 }
    .explain = { option-look-mode.explain }
option-look-mode-p3-same = as for all
option-look-mode-p3-table = { option-look-mode-table }
option-look-mode-p3-enforced = { option-look-mode-enforced }
option-look-mode-p4 = Looks of { seat-3 }
    .explain = { option-look-mode.explain }
option-look-mode-p4-same = as for all
option-look-mode-p4-table = { option-look-mode-table }
option-look-mode-p4-enforced = { option-look-mode-enforced }
option-look-mode-p5 = Looks of { seat-4 }
    .explain = { option-look-mode.explain }
option-look-mode-p5-same = as for all
option-look-mode-p5-table = { option-look-mode-table }
option-look-mode-p5-enforced = { option-look-mode-enforced }
option-look-mode-p6 = Looks of { seat-5 }
    .explain = { option-look-mode.explain }
option-look-mode-p6-same = as for all
option-look-mode-p6-table = { option-look-mode-table }
option-look-mode-p6-enforced = { option-look-mode-enforced }
option-look-mode-p7 = Looks of { seat-6 }
    .explain = { option-look-mode.explain }
option-look-mode-p7-same = as for all
option-look-mode-p7-table = { option-look-mode-table }
option-look-mode-p7-enforced = { option-look-mode-enforced }
option-look-mode-p8 = Looks of { seat-7 }
    .explain = { option-look-mode.explain }
option-look-mode-p8-same = as for all
option-look-mode-p8-table = { option-look-mode-table }
option-look-mode-p8-enforced = { option-look-mode-enforced }
option-push-chooser = Choosing in a chain of pushes
    .explain = Who chooses the square when a pushed goblin pushes another one?
option-push-chooser-pusher = the owner of the goblin that pushes
option-push-chooser-active = the player whose turn it is
option-pushed-onto-desk = Pushing onto the desk
    .explain = What happens if a goblin is pushed onto the desk?
option-pushed-onto-desk-book = it gets a Book
option-pushed-onto-desk-forbidden = it cannot be pushed there
option-desk-ends-move = The desk ends the movement
    .explain = After a first step onto the desk, is the second symbol lost?
option-desk-ends-move-true = yes
option-desk-ends-move-false = no, it may be used from the start square
option-rigor-teleport = Rigor on a teleport square
    .explain = Whoever moves Rigor onto a teleport square …
option-rigor-teleport-may = may teleport him
option-rigor-teleport-must = must teleport him
option-rigor-continues-after-meeting = Rigor goes on after a meeting
    .explain = If Rigor's first step meets a goblin, may he take the second one?
option-rigor-continues-after-meeting-true = yes
option-rigor-continues-after-meeting-false = no
option-blocked-teleport = Blocked teleport
    .explain = A goblin enters a teleport square while all others are occupied.
option-blocked-teleport-nothing = nothing happens
option-blocked-teleport-token-only = a token is turned, but the goblin stays
option-first-player = First player
    .explain = Who begins?
option-first-player-random = chance decides
option-first-player-vote = whoever is voted most goblin-like
option-first-player-host = the host
option-two-player-accusation = Accusing when there are two people
    .explain = With two people at the table there is nobody left to vote.
option-two-player-accusation-admit = counts only if the accused admits it
option-two-player-accusation-off = there is no accusing
option-false-accusation = False accusation
    .explain = What does an acquittal cost the accuser?
option-false-accusation-none = nothing
option-false-accusation-look = a Look
option-bot-breach = Clumsy bots
    .explain = How often a bot fails a ritual: 0 never, 0.2 one time in five.
option-bot-fumble = Dazed bots
    .explain = How often a bot under a Look that hides something acts at random: 0 never, 0.5 every other time.
option-decision-clock = Time for a decision
    .explain = Seconds for each decision; after that a simple choice is made.
option-decision-clock-off = no limit
option-ritual-clock = Time for a ritual
    .explain = Seconds to carry out what a Look demands; without a limit nobody can fail.
option-ritual-clock-off = no limit
option-looks-to-lose = Looks that end the game
    .explain = Whoever receives this many Looks is out, and the game ends.

## Prompts: what is decided now

prompt-over = The game is over.
prompt-chance = Chance decides.
prompt-first =
    { $you ->
        [yes] Who looks most like a goblin?
       *[no] All vote for the one who looks most like a goblin.
    }
prompt-place =
    { $you ->
        [yes] Place your goblin on an empty start square.
       *[no] { $seat } chooses a start square.
    }
prompt-place-eighth =
    { $you ->
        [yes] All start squares are taken: place your goblin next to another goblin.
       *[no] { $seat } chooses a square next to a goblin.
    }
prompt-main =
    { $you ->
        [yes] Your turn: play a card. You may use Books first.
       *[no] { $seat } is on turn.
    }
prompt-main-stuck =
    { $you ->
        [yes] None of your cards can be played: show your hand, discard it and draw a new one.
       *[no] { $seat } is on turn.
    }
prompt-main-card =
    { $you ->
        [yes] Your card is { $card-full }: choose the first square.
       *[no] { $seat } must play { $card-full } and chooses the first square.
    }
prompt-push =
    { $you ->
        [yes] Where do you push { $pushed }?
       *[no] { $seat } chooses where to push { $pushed }.
    }
prompt-push-own =
    { $you ->
        [yes] You are being pushed: choose the square yourself.
       *[no] { $seat } is being pushed and chooses the square.
    }
prompt-react-stubborn =
    { $you ->
        [yes] { $pusher } is about to push you. Use “{ $book }” and choose the square yourself?
       *[no] { $seat } may stop { $pusher } with “{ $book }”.
    }
prompt-react-cloak =
    { $you ->
        [yes] You have met Rigor. Use “{ $book }” and draw no Look?
       *[no] { $seat } may escape a Look with “{ $book }”.
    }
prompt-meet =
    { $you ->
        [yes] Rigor has caught you: choose the square you flee to.
       *[no] { $seat } chooses a square to flee to.
    }
prompt-meet-for =
    { $you ->
        [yes] Rigor has caught { $goblin }: you choose the square.
       *[no] { $seat } chooses the square that { $goblin } flees to.
    }
prompt-tele =
    { $you ->
        [yes] Choose the teleport square you go to.
       *[no] { $seat } chooses another teleport square.
    }
prompt-tele-for =
    { $you ->
        [yes] Choose the teleport square that { $goblin } goes to.
       *[no] { $seat } chooses the teleport square for { $goblin }.
    }
prompt-start =
    { $you ->
        [yes] You have your Book: choose the start square you return to.
       *[no] { $seat } returns to a start square.
    }
prompt-start-for =
    { $you ->
        [yes] Choose the start square that { $goblin } returns to.
       *[no] { $seat } chooses the start square for { $goblin }.
    }
prompt-rtele =
    { $you ->
        [yes] Rigor stands on a teleport square: send him elsewhere, or leave him here.
       *[no] { $seat } may teleport Rigor.
    }
prompt-step2 =
    { $you ->
        [yes] Take a second step, or stop here.
       *[no] { $seat } may take a second step.
    }
prompt-step2-rigor =
    { $you ->
        [yes] Move Rigor a second step, or stop here.
       *[no] { $seat } may move Rigor a second step.
    }
prompt-stride =
    { $you ->
        [yes] The Long Stride: one more step onto any adjacent square, or stop here.
       *[no] { $seat } may take one more step.
    }
prompt-after =
    { $you ->
        [yes] Your movement is over. Use a Book, or end your turn.
       *[no] { $seat } may still use a Book.
    }
prompt-discard =
    { $you ->
        [yes] You hold too many cards: choose one to discard.
       *[no] { $seat } has too many cards and discards one.
    }
prompt-symbol =
    { $you ->
        [yes] Which symbol shall be blank on the cards of { $culprit }?
       *[no] { $seat } names the symbol that is blank for { $culprit }.
    }
prompt-words =
    { $you ->
        [yes] Agree with the others on three words that { $culprit } must not say.
       *[no] { $seat } names the three words forbidden to { $culprit }.
    }
prompt-veto =
    { $you ->
        [yes] Point at a card that { $culprit } may not play this turn.
       *[no] { $seat } points at a card of { $culprit }.
    }
prompt-ritual =
    { $you ->
        [yes] “{ $look }” demands a ritual.
       *[no] { $seat } carries out the ritual of “{ $look }”.
    }
prompt-ritual-vowels =
    { $you ->
        [yes] “{ $look }”: type only the vowels of “{ $grovel }”.
       *[no] { $seat } grovels: “{ $grovel }”, only the vowels.
    }
prompt-ritual-lisp =
    { $you ->
        [yes] “{ $look }”: type “{ $grovel }” with a lisp; every s becomes th.
       *[no] { $seat } grovels: “{ $grovel }”, with a lisp.
    }
prompt-ritual-consonants =
    { $you ->
        [yes] “{ $look }”: type “{ $grovel }” without vowels.
       *[no] { $seat } grovels: “{ $grovel }”, without vowels.
    }
prompt-ritual-mumble =
    { $you ->
        [yes] “{ $look }”: mumble “{ $grovel }”, one m for each letter.
       *[no] { $seat } grovels: “{ $grovel }”, as a mumble.
    }
prompt-ritual-hail =
    { $you ->
        [yes] “{ $look }” Rigor has moved: hail him!
       *[no] { $seat } has to hail the Dark Lord.
    }
prompt-ritual-stand-up =
    { $you ->
        [yes] “{ $look }”: hold the STAND UP button.
       *[no] { $seat } has to stand up.
    }
prompt-booktarget-pardon =
    { $you ->
        [yes] Which of your Looks goes back to the deck?
       *[no] { $seat } gets rid of a Look.
    }
prompt-booktarget-atlas =
    { $you ->
        [yes] Choose the teleport square for your goblin.
       *[no] { $seat } chooses a teleport square.
    }
prompt-booktarget-atlas-for =
    { $you ->
        [yes] Choose the teleport square for { $goblin }.
       *[no] { $seat } chooses the teleport square for { $goblin }.
    }
prompt-booktarget-summons =
    { $you ->
        [yes] Choose the square Rigor steps to.
       *[no] { $seat } chooses where Rigor steps.
    }
prompt-booktarget-identity =
    { $you ->
        [yes] With which goblin do you change places?
       *[no] { $seat } chooses a goblin to change places with.
    }
prompt-booktarget-blank-pages =
    { $you ->
        [yes] Discard a card, or finish and draw as many.
       *[no] { $seat } discards cards to draw new ones.
    }
prompt-booktarget-ledger =
    { $you ->
        [yes] Who gets which of your Looks?
       *[no] { $seat } gives a Look away.
    }
prompt-booktarget-haste =
    { $you ->
        [yes] Play one more card.
       *[no] { $seat } plays one more card.
    }
prompt-accuse = Somebody does not obey a Look? Accuse.
prompt-admit =
    { $you ->
        [yes] { $accuser } accuses you: “{ $look }”. Do you admit it?
       *[no] { $accuser } accuses { $seat } of disobeying “{ $look }”.
    }
prompt-vote =
    { $you ->
        [yes] Has { $culprit } disobeyed “{ $look }”?
       *[no] All vote: has { $culprit } disobeyed “{ $look }”?
    }
prompt-position = Are you in position for “{ $look }”?
prompt-switch = You would rather not? Let the program enforce the Look. There is no way back.

## Moves: what can be chosen

move-place = Place your goblin on { $square }
move-play =
    { $card-kind ->
        [rigor] Play Rigor card { $card }: Rigor steps to { $square }
       *[other] Play goblin card { $card }: step to { $square }
    }
move-play-place = Play card { $place }: step to { $square }
move-stop = Stop here
move-step = Step to { $square }
move-push = Push to { $square }
move-to = Go to { $square }
move-teleport = Teleport Rigor to { $square }
move-use = Use “{ $book }”
move-decline = Do not use a Book
move-commit = Play card { $place } blind
move-show = Show your hand, discard it and draw a new one
move-stay = Leave Rigor here
move-discard = Discard { $card-full }
move-discard-place = Discard card { $place }
move-symbol = Name the symbol: { $symbol }
move-words-named = The three words are agreed
move-veto = Point at card { $place }
move-fulfil = Done
move-fail = Failed
move-return = Return “{ $look }” to the deck
move-give = Give “{ $look }” to { $seat }
move-swap = Change places with { $seat }
move-summon = Rigor steps to { $square }
move-cancel = Do not use the Book after all
move-done = Done
move-vote = { $seat }
move-abstain = Do not vote
move-accuse = Accuse { $seat }: “{ $look }” is not obeyed
move-admit = Admit it
move-deny = Deny it
move-guilty = Guilty
move-innocent = Innocent
move-in-position = In position for “{ $look }”
move-switch = Let the program enforce “{ $look }” from now on
move-draw =
    { $card-kind ->
        [rigor] Rigor card { $card }
        [hidden] A hidden card
       *[other] Goblin card { $card }
    }
move-look = Look “{ $look }”
move-book = Book “{ $book }”
move-token = Token { $token }
move-first = { $seat } begins
move-grovel = Grovel “{ $grovel }”

## Log: what happened

log-first-player = { $seat } begins.
log-voted-first = The votes have been counted.
log-placed = { $seat } enters the library on { $square }.
log-turn = It is the turn of { $seat }.
log-played =
    { $card-kind ->
        [rigor] { $seat } plays Rigor card { $card }.
       *[other] { $seat } plays goblin card { $card }.
    }
log-stepped = { $seat } steps to { $square }.
log-stopped = { $seat } stops.
log-pushed = { $seat } pushes { $pushed } to { $square }.
log-met = { $seat } meets the Dark Lord!
log-carried = { $seat } is placed on { $square }.
log-look-received = { $seat } receives the Look “{ $look }”.
log-look-redrawn = “{ $look }”: { $seat } already has a Look with the sign “{ $look-symbol }” and draws again.
log-blank-look = The Look deck is empty: { $seat } receives a blank Look.
log-look-returned = { $seat } is rid of “{ $look }”.
log-look-given = { $seat } gives “{ $look }” to { $to }.
log-token-turned = { $seat } turns a token: { $token }.
log-tokens-shuffled = All tokens have been used: they are shuffled and turned face down.
log-teleport-blocked = All other teleport squares are occupied: { $seat } stays.
log-book-drawn = { $seat } takes the Book “{ $book }”.
log-book-used = { $seat } uses “{ $book }”.
log-declined = { $seat } uses no Book.
log-finished = { $seat } uses no further Book.
log-book-cancelled = { $seat } does not use “{ $book }” after all.
log-marked = You will discard card { $place }.
log-swapped = { $seat } and { $other } change places.
log-rigor-stepped = { $seat } moves Rigor to { $square }.
log-rigor-teleported = { $seat } teleports Rigor to { $square }.
log-rigor-stayed = { $seat } leaves Rigor where he is.
log-showed = { $seat } cannot play and shows the hand: { $cards-full }.
log-discarded = { $seat } discards { $cards-full }.
log-drew =
    { $card-kind ->
        [hidden] { $seat } draws a card.
        [rigor] { $seat } draws Rigor card { $card }.
       *[other] { $seat } draws goblin card { $card }.
    }
log-card-seen =
    { $card-kind ->
        [hidden] Others now see card { $place } of { $seat }.
        [rigor] Card { $place } of { $seat } is seen: Rigor card { $card }.
       *[other] Card { $place } of { $seat } is seen: goblin card { $card }.
    }
log-reshuffled = The discarded cards are shuffled into a new Movement deck.
log-committed = { $seat } plays blind: { $card-full }.
log-commit-returned = It cannot be played: { $card-full } goes back to the hand of { $seat }, open to all.
log-relieved = “{ $look }” would leave { $seat } nothing to do and is ignored for once.
log-grovel = { $seat } has to grovel: “{ $grovel }”.
log-ritual-fulfilled = { $seat } obeys “{ $look }”.
log-ritual-failed = { $seat } fails “{ $look }”.
log-vetoed = { $seat } may not play card { $place } this turn.
log-symbol-named = On the cards of { $seat } the symbol { $symbol } is blank.
log-words-named = Three words are now forbidden to { $seat }.
log-time-up = Time is up for { $seat }: chance decides.
log-in-position = { $seat } is in position for “{ $look }”.
log-switched = From now on the program enforces “{ $look }” for { $seat }.
log-accused = { $seat } accuses { $culprit } of disobeying “{ $look }”.
log-admitted = { $seat } admits it.
log-denied = { $seat } denies it.
log-voted = { $seat } has voted.
log-judged = Guilty: { $guilty }. Innocent: { $innocent }.
log-convicted = { $seat } has disobeyed “{ $look }” and draws a Look.
log-acquitted = { $seat } is acquitted.
log-over =
    { $reason ->
        [looks] The game is over: { $seat } has one Look too many.
        [books] The game is over: { $seat } has taken the last Book.
       *[other] The game is over.
    } { $winners-count ->
        [one] { $winners } wins.
       *[other] { $winners } share the victory.
    }

## Refusals: why something cannot be done now

refuse-game-over = The game is over.
refuse-not-your-turn = It is not your turn.
refuse-not-asked = This is not for you to decide now.
refuse-not-now = This is not what is being decided now.
refuse-chance-decides = Chance decides this.
refuse-answered-already = You have answered already.
refuse-no-such-seat = Nobody sits there.
refuse-not-adjacent = { $square } does not share an edge with the square you are leaving.
refuse-bookcase = A bookcase stands on { $square }.
refuse-not-in-play = { $square } is not in play.
refuse-occupied = { $square } is occupied.
refuse-symbol-does-not-match = No symbol of this card matches { $square }.
refuse-second-symbol = { $square } does not match the symbol that is left.
refuse-symbol-blank = The symbol { $symbol } is blank for you, so you cannot step to { $square }.
refuse-no-room-to-push = Nobody could make room on { $square }.
refuse-came-from-there = The pushing goblin came from { $square }.
refuse-already-moved-in-chain = The goblin on { $square } has already moved in this chain.
refuse-desk-forbidden = At this table no goblin is pushed onto the desk.
refuse-not-start-square = { $square } is no start square.
refuse-not-teleport-square = { $square } is no teleport square.
refuse-same-square = You are on { $square } already.
refuse-desk-square = { $square } belongs to the desk.
refuse-not-beside-goblin = { $square } is not next to a goblin.
refuse-beside-goblin = { $square } is next to a goblin.
refuse-rigor-cannot-teleport = Rigor cannot teleport now.
refuse-rigor-must-teleport = At this table Rigor must teleport.
refuse-rigor-onto-own-goblin = This Book does not move Rigor onto your own goblin.
refuse-own-goblin = Choose another goblin, not your own.
refuse-movement-over = Your movement is over.
refuse-no-second-step = There is no second step now.
refuse-placed-already = Your goblin is in the library already.
refuse-card-not-held = You do not hold this card.
refuse-no-such-place = You hold no card { $place }.
refuse-first-play = First you play a card.
refuse-committed-card-first = You must play the card you have turned up.
refuse-commit-needed = You cannot see all of this card: play it blind.
refuse-commit-not-needed = You can see this card: choose a square for it.
refuse-name-the-place = Say which place in your hand you mean.
refuse-name-the-card = Say which card you mean, not its place.
refuse-nothing-playable-needed = You can still play a card.
refuse-hand-fits = You need not discard anything.
refuse-discard-one = You must discard at least one card.
refuse-out-of-order = Name cards to discard in the order of your hand.
refuse-book-not-held = You do not have “{ $book }”.
refuse-book-used-already = “{ $book }” has been used already.
refuse-wrong-window = “{ $book }” cannot be used at this moment.
refuse-book-shelved = You have put “{ $book }” aside for this turn.
refuse-book-works-by-itself = “{ $book }” is not used; it works by itself.
refuse-book-has-no-effect = “{ $book }” has no effect at all.
refuse-book-needs-look = “{ $book }” needs a Look of yours.
refuse-book-needs-card = “{ $book }” needs a card you can play.
refuse-book-needs-hand = “{ $book }” needs a card in your hand.
refuse-book-needs-teleport = “{ $book }” needs an empty teleport square.
refuse-book-needs-square = “{ $book }” finds no square for Rigor.
refuse-book-needs-receiver = “{ $book }” finds nobody who could take one of your Looks.
refuse-not-fewer-looks = { $seat } does not have fewer Looks than you.
refuse-has-that-sign = { $seat } already has a Look with the sign “{ $look-symbol }”, like “{ $look }”.
refuse-look-not-held = { $seat } does not have “{ $look }”.
refuse-look-forbids = “{ $look }” forbids it.
refuse-no-shoving = “{ $look }”: your goblin may not step onto a goblin's square.
refuse-must-step-sideways = “{ $look }”: your first step must go sideways.
refuse-must-go-straight = “{ $look }”: your second step must go on in the same direction.
refuse-only-hops = “{ $look }”: you have no second step with goblin cards.
refuse-only-ends = “{ $look }”: you may play only your oldest or your newest card.
refuse-vetoed = “{ $look }”: you may not play this card this turn.
refuse-ritual-cannot-fail = Without a clock a ritual cannot fail; take your time.
refuse-ritual-first = First carry out the ritual.
refuse-accuse-another = You cannot accuse yourself.
refuse-only-people-accuse = Only people accuse and vote.
refuse-bot-obeys = { $seat } is a bot and cannot be accused.
refuse-accusation-runs = Another accusation is still open.
refuse-two-dismissed = Two of your accusations were dismissed; wait until your next turn.
refuse-punished-lately = { $seat } has just been punished for “{ $look }”.
refuse-accusing-off = At this table nobody is accused.
refuse-look-enforced = The program already enforces “{ $look }”.
refuse-look-always-enforced = The program always enforces “{ $look }”.
refuse-not-accused = You are not accused.
refuse-accuser-does-not-vote = You have accused; your vote is counted as guilty.
refuse-accused-does-not-vote = You are accused and do not vote.
refuse-not-in-position = { $seat } is not yet in position for “{ $look }”.
refuse-in-position-already = You are in position already.
refuse-switched-already = “{ $look }” has been switched already.
refuse-switch-during-accusation = Not while you are accused of “{ $look }”.
refuse-no-vote-here = There is no vote on who begins at this table.

## Clauses

clause-km-setup-1 = 2 to 8 players. Each has one goblin in a colour of their own.
clause-km-setup-2 = The number of players alone decides where desk and bookcases stand, which squares are in play and where goblins start.
clause-km-setup-3 = Rigor always starts on the same square.
clause-km-setup-4 = The six teleport tokens are shuffled and laid face down.
clause-km-setup-5 = Movement cards, Looks and Books are three decks, shuffled separately; the Books lie on the desk.
clause-km-setup-6 = Each player begins with three Movement cards and keeps them secret.
clause-km-setup-7 = The one who looks most like a goblin begins, or else the shortest.
clause-km-setup-8 = From the first player on, to the left, each places their goblin on any empty start square.
clause-km-setup-9 = The start squares lie along the short edge of the library opposite the desk.
clause-km-setup-10 = The eighth player finds no free start square and chooses any empty square next to a goblin.
clause-km-setup-11 = Teleport squares do nothing while goblins are being placed.
clause-km-setup-12 = Cards are drawn before goblins are placed: you know your hand when you choose your square.
clause-km-setup-13 = When all goblins are in the library, the first player takes the first turn.
clause-km-turn-1 = Turns always pass to the left.
clause-km-turn-2 = A turn is: play exactly one Movement card, carry out its movement, draw one card.
clause-km-turn-3 = Whoever has a playable card must play one. A card is playable if its pawn can make a first step with it.
clause-km-turn-4 = Whoever can play no card shows the hand, discards it, draws as many new cards, and the turn is over.
clause-km-turn-5 = Played and discarded Movement cards lie face up on the discard pile.
clause-km-turn-6 = You also draw a card when a meeting, a teleport or the desk has cut your movement short.
clause-km-turn-7 = A hand is three cards unless a Look or a Book says otherwise; at the end of your turn you draw up to it.
clause-km-turn-8 = When the Movement deck is empty, the discard pile is shuffled into a new one.
clause-km-card-1 = Every Movement card has two symbols, each one of the four square symbols or an orb.
clause-km-card-2 = A goblin card moves only your own goblin.
clause-km-card-3 = A Rigor card moves only Rigor.
clause-km-card-4 = Rigor cards follow the same stepping rules as goblin cards.
clause-km-card-5 = An orb lets the pawn step onto any adjacent square that can be entered, whatever its symbol.
clause-km-move-1 = Squares are adjacent if they share an edge. Corners do not count.
clause-km-move-2 = A card moves its pawn one or two squares, step by step, each time to an adjacent square.
clause-km-move-3 = The first step goes to a square that one of the card's symbols matches. It must be made.
clause-km-move-4 = The second step goes to an adjacent square that the card's other symbol matches.
clause-km-move-5 = The second step is optional.
clause-km-move-6 = The symbols may be used in either order, each at most once.
clause-km-move-7 = A path is legal if its steps can be matched to different symbols of the card. You never say which symbol you spent.
clause-km-move-8 = No pawn enters a square with a bookcase.
clause-km-move-9 = No pawn leaves the board or enters a square that is not in play.
clause-km-move-10 = There is never more than one pawn on a square, except while a push or a meeting is being resolved.
clause-km-move-11 = The second step may lead back to where the first began, if the symbols allow it.
clause-km-move-12 = A goblin that steps onto Rigor's square meets him.
clause-km-move-13 = A goblin that steps onto another goblin's square pushes it.
clause-km-move-14 = A first step that meets Rigor, or enters a teleport or desk square, ends the goblin's movement.
clause-km-move-15 = What your first step does to other goblins does not end your movement.
clause-km-move-16 = Symbols matter only for steps made with a card, not for pushed, teleported or placed pawns.
clause-km-push-1 = The goblin on the entered square is pushed to a square adjacent to its own.
clause-km-push-2 = The owner of the pushing goblin chooses that square.
clause-km-push-3 = It cannot be the square the pushing goblin has just come from.
clause-km-push-4 = It must be in play and without a bookcase.
clause-km-push-5 = If a goblin stands there, the pushed goblin pushes it in turn, and its owner chooses. Chains may be of any length.
clause-km-push-6 = In one chain no goblin is pushed twice, and the one that stepped not at all.
clause-km-push-7 = A goblin's square can be chosen only if the chain can be completed from there.
clause-km-push-8 = You cannot step onto a goblin that has nowhere to go.
clause-km-push-9 = A goblin may be pushed onto Rigor's square; then it meets him.
clause-km-push-10 = A goblin pushed onto a teleport square has entered it.
clause-km-push-11 = A goblin pushed onto the desk has entered it.
clause-km-push-12 = First the whole chain is chosen and moved; then arrivals are resolved, the goblin pushed last first, the one that stepped last.
clause-km-push-13 = What happens to the pushed goblin does not touch the one that pushed.
clause-km-push-14 = Being pushed is no turn: it costs you no card and nothing of your next turn.
clause-km-push-15 = Rigor is never pushed and never pushes.
clause-km-meet-1 = A goblin meets Rigor when it enters his square, or when he steps onto its square.
clause-km-meet-2 = Play stops, and the meeting is resolved before anything else.
clause-km-meet-3 = First the goblin's owner draws a Look and obeys it at once.
clause-km-meet-4 = Then the owner places the goblin on any empty teleport square.
clause-km-meet-5 = This does not set off the teleport square.
clause-km-meet-6 = If no teleport square is empty, the goblin goes to an empty start square.
clause-km-meet-7 = If your goblin meets Rigor in your own turn, the turn ends, even if it was you who moved Rigor. You still draw.
clause-km-meet-8 = If Rigor steps onto another player's goblin, he stays there and may still make his second step.
clause-km-meet-9 = You may move Rigor onto your own goblin.
clause-km-meet-10 = Several goblins may meet Rigor in one turn; each meeting is finished before play goes on.
clause-km-meet-11 = Where Rigor stands on a teleport or desk square, a goblin gets only the Look: no token, no Book.
clause-km-teleport-1 = A goblin that enters a teleport square, walking or pushed, stops at once.
clause-km-teleport-2 = Its owner turns the top token and obeys it.
clause-km-teleport-3 = Teleport: go to another empty teleport square of your choice.
clause-km-teleport-4 = Book: the same, then draw a Book.
clause-km-teleport-5 = Trap: the same, then draw a Look and obey it.
clause-km-teleport-6 = You must go to the other square, and no second token is turned there.
clause-km-teleport-7 = If it happens to your goblin in your own turn, the turn ends. You still draw.
clause-km-teleport-8 = Used tokens stay face up.
clause-km-teleport-9 = When the sixth token has been carried out, all are shuffled and turned face down.
clause-km-teleport-10 = If all other teleport squares are occupied, no token is turned: the goblin stays and its movement is over.
clause-km-teleport-11 = A Book from a token does not send you back to the start.
clause-km-teleport-12 = Standing on a teleport square, leaving it or being placed on it does nothing.
clause-km-teleport-13 = A teleport square that is covered or not in play does not exist in that game.
clause-km-rigor-1 = Rigor turns no token on a teleport square.
clause-km-rigor-2 = Whoever moved him there may teleport him to any empty square that is not next to a goblin.
clause-km-rigor-3 = If they do, their turn ends. They still draw.
clause-km-rigor-4 = If not, Rigor stays on the teleport square and may make his second step.
clause-km-rigor-5 = He cannot teleport if all teleport squares are occupied, his own included, or no square qualifies.
clause-km-rigor-6 = If a goblin stands on the teleport square he enters, the meeting comes first.
clause-km-rigor-7 = Rigor may enter the desk with any symbol; nothing happens there.
clause-km-rigor-8 = Rigor may be teleported onto a teleport or desk square; nothing more happens.
clause-km-look-1 = A Look lies open and binds its player as long as they have it.
clause-km-look-2 = Each Look carries one sign.
clause-km-look-3 = If you already have a Look with the drawn sign, it goes to the bottom of the deck and you draw again.
clause-km-look-4 = If no card left has a new sign for you, you keep the top one all the same.
clause-km-look-5 = If the deck is empty, you receive a blank Look: it counts and asks nothing.
clause-km-look-6 = Everyone watches that everyone obeys their Looks.
clause-km-look-7 = Whoever does not obey a Look draws another one. The goblin stays where it is.
clause-km-look-8 = Whoever receives a fourth Look is out, and the game ends at once.
clause-km-look-9 = A Look that a Book takes away goes to the bottom of its deck, unless the Book gives it to someone.
clause-km-desk-1 = The desk covers four squares in a corner. Any symbol of a card leads onto it.
clause-km-desk-2 = A goblin that enters the desk draws the top Book at once and lays it open.
clause-km-desk-3 = Then it returns to an empty start square of its owner's choice.
clause-km-desk-4 = Entering the desk ends the goblin's movement.
clause-km-desk-5 = If no start square is empty, it goes to any empty square next to another goblin, but not onto the desk. Nothing happens there.
clause-km-desk-6 = No goblin ever stays on the desk.
clause-km-book-1 = You use a Book only in your own turn, unless it says otherwise.
clause-km-book-2 = A used Book is turned face down and cannot be used again, unless it says otherwise.
clause-km-book-3 = Every Book has one, two or three magic symbols.
clause-km-book-4 = A used Book still counts as a Book, and so do its symbols.
clause-km-book-5 = Books lie open for all to see.
clause-km-book-6 = You may use any number of Books in a turn, each at its own moment.
clause-km-book-7 = A Book may be used in the turn you gained it, if its moment is still to come.
clause-km-book-8 = When the last Book is drawn, the game ends at once.
clause-km-end-1 = The game ends the moment somebody receives a fourth Look or the last Book is drawn.
clause-km-end-2 = Nothing still pending is carried out.
clause-km-end-3 = The Book or Look that ended the game counts.
clause-km-end-4 = The player with the fewest Looks wins.
clause-km-end-5 = If tied: the one with the most Books.
clause-km-end-6 = If still tied: the one with the most magic symbols on their Books.
clause-km-end-7 = If still tied, they share the victory.
clause-km-end-8 = Whoever is out with four Looks cannot win.
clause-km-end-9 = A fourth Look ends the game wherever it came from.
clause-km-table-1 = A drawn Look is shown to everyone. Its holder says when they are in position; after 20 seconds it counts as said.
clause-km-table-2 = From then on the Look must be obeyed in everybody's turns, until it is lost or the game ends.
clause-km-table-3 = Any other person may accuse at any moment by naming the culprit and the Look. One accusation at a time; play waits.
clause-km-table-4 = If the accused admits it, the accusation is confirmed.
clause-km-table-5 = Otherwise all people but the accused vote; the accuser's vote is guilty. Missing votes do not count.
clause-km-table-6 = The accusation is confirmed if there are more votes for guilty. A tie acquits.
clause-km-table-7 = If the accuser is the only voter, only an admission confirms the accusation; or accusing is switched off.
clause-km-table-8 = Confirmed: the culprit draws a Look, the goblin stays, and play goes on where it stopped.
clause-km-table-9 = Acquitted: nothing happens, or the accuser draws a Look if so agreed. After two dismissals you cannot accuse before your next turn.
clause-km-table-10 = After a confirmed accusation the same player cannot be accused for the same Look before the end of their next turn.
clause-km-table-11 = The Two-Card Hand and the Open Hand are always enforced by the program; nobody is accused for them.
clause-km-table-12 = Bots neither accuse nor vote, and they cannot be accused.
clause-km-table-13 = What another Look makes impossible, nobody has to do.
clause-km-enf-1 = An enforced Look binds from its holder's next decision until it is lost.
clause-km-enf-2 = All enforced Looks of a player apply together; the crab walks sideways only where the others allow it.
clause-km-enf-3 = If your Looks alone would leave you nothing to play or choose, those that are to blame are ignored for that turn or decision.
clause-km-enf-4 = You lose your turn only if your hand could not be played even without your Looks.
clause-km-enf-5 = Demands at the start of a turn come in the order of the Looks. You are punished at most once in your turn, and once for each movement of Rigor.
clause-km-enf-6 = Without a clock a ritual cannot be failed; it must only be done before your next action.
clause-km-enf-7 = A bot now and then fails a ritual, as often as the table has set.
clause-km-enf-8 = A bot under a Look that hides something now and then acts at random; otherwise it knows what a person in its seat would know.
clause-km-enf-9 = A bot that must choose for somebody else chooses what hurts them most. A pushed player who may choose does so in their own interest.
clause-km-enf-10 = A card you cannot fully see is played blind: it is turned up, and if it can be played, it must be. If not, it returns to your hand, open until the end of the turn.
clause-km-enf-11 = In a typed grovel, capitals, extra spaces and punctuation do not matter. Try as often as time allows.
clause-km-enf-12 = Looks that blur the picture change what you are shown, never what you may do.
