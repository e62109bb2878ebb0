# What the terminal itself says. Seats come as their names (P1, P2 …).

## What happens at the table rather than in a game

seat-bot = { $seat } is played by a bot
seat-person = { $seat } is played by a person
hint-taken = { $seat } takes a hint
resigned = { $seat } resigns
agreed = all agree to end the match here
closed = the operator of the room ends the match here
undone = { $seat } takes back a move
proposed = { $seat } proposes to { $what ->
    [rewind] take back a move
    [pause] pause the match
   *[end] end the match here
}
declined = { $seat } declines

## Before and after a match

bots-show = There is no terminal to play at, so bots show a game.
you-are = You are { $seats }.
people-play = People play { $seats }.
bots-play = Bots play { $seats }.
which-game = Which game?
seats-of = { $seats } seats
ask-game = a number or a name [1]:
no-such-game-number = There are { $count } games; type a number from 1 to { $count }.
learn-go-on = Enter goes on, q leaves:
learn-over = That was the last lesson. Now play: ludoteka play { $game }
goodbye = Goodbye.
unfinished = The match is left unfinished.
save-or-leave = save FILE keeps the record; Enter leaves.
record-ends = The record ends here; the match is not over.

rank = rank
seat = seat
score = score
bot = bot
person = person
you = you
you-win = You win.
wins = { $seat } wins{ $reason ->
    [resigned] {" "}by resignation
    [agreed] {" "}by agreement
    [closed] {""}, ended by the operator
   *[rules] {""}
}.
draw = A draw{ $reason ->
    [resigned] {" "}by resignation
    [agreed] {" "}by agreement
    [closed] {""}, ended by the operator
   *[rules] {""}
}.
share = { $seats } share the first place{ $reason ->
    [resigned] {" "}by resignation
    [agreed] {" "}by agreement
    [closed] {""}, ended by the operator
   *[rules] {""}
}.
and = { $items } and { $last }

## During a match

how-to-type = Type a number or a move. help lists what else you can type; quit leaves.
pass-keyboard = Pass the keyboard to { $seat }, then press Enter.
seen-this = { $seat }, press Enter when you have seen this.
at-any-time = At any time:
open-to-you = open to you now
match-over = The match is over.
too-late = Too late.
not-it = That is not it. Try again, or type fail.
could-be = '{ $typed }' could be { $moves } Type more of it.
no-option = There is no option { $number }; type a number from 1 to { $count }.
did-you-mean = '{ $typed }' is no move. Did you mean '{ $move }'? y plays it.
why-what = Write why and a move, such as: why { $move }
possible = { $move } is possible now.
hint-move = move
hint-share = thought
hint-expected = expected
hint-line = It may go on like this: { $steps }
hint-chance = chance
take-back = { $seat }, do you take back your last move?
nothing-to-take-back = { $seat } has made no move that could be taken back.
go-back = Do all agree to go back to before { $seat }'s last move?
save-where = Write save and the name of a file, such as: save match.txt
exists = { $file } exists already; save! { $file } writes over it.
saved = Saved. ludoteka verify { $file } checks it, ludoteka replay { $file } tells it again.
give-up = { $seat }, do you give up?

## On pictures of the table

map-hero = hero
map-enemy = enemy and its strength
map-items = items
battle-attack = Attack { $have } of { $need }
odds-title = What to expect
odds-victory = win
odds-token = praetorian
odds-plague = plague
odds-faint = faint
odds-units = − units
odds-lives = − lives
odds-fireballs = − fireballs
odds-attack = attack
odds-more = … other choices: { $count }
odds-hero-alone = hero die alone
just-happened = Just happened:
may-answer = You may answer with:
only-pass = You can only pass.

## What can be typed

help-number = play the option with this number
help-move = play it; its beginning or one of its words is enough where no other open move has it
    .typed = a move
help-enter = show the table and the options again
help-speak = speak for another person at this keyboard, where the rules let them in
    .typed = P2 a move
help-rules = list the rules; ? CLAUSE or ? WORD shows some of them
help-why = tell why a move, or anything with that piece, is not possible now
    .typed = why MOVE
help-undo = take back your last move
help-hint = ask a strong bot what it would do; the record says that you did
help-log = read everything again that you have been told
help-save = write the record; save! FILE writes over a file
    .typed = save FILE
help-resign = give up
help-quit = leave
help-slash = the same words, where the game itself has a move of that name

## A review of a finished match

review-began = began at
review-luck = luck
review-decisions = decisions
review-rest = others, rest
review-ended = ended at
review-errors = Changes of the chance to win in hundredths, each with its standard error; dim ones lie within it. Decisions are measured against a bot's proposals.
review-dearest = { $seat }'s dearest decisions
review-none = none that is worth telling
review-move = line { $line }: { $played } — better: { $better }, +{ $gain } ±{ $error } hundredths
review-unclear = line { $line }: { $played } — perhaps better: { $better }, but it is unclear: +{ $gain } ±{ $error } hundredths
