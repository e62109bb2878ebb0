### A new table, and the time before the match.

## A new table

who-plays = Who plays?
way = How do you play?
way-friends = With friends online
way-bots = Alone against bots
way-screen = Around one screen
way-friends-more = Free seats are taken by whoever has the link. Seats still free at the start are taken by bots.
way-bots-more = All other seats are played by bots.
way-screen-more = All sit at this device and hand it on; a curtain hides what others must not see.
partner-at = partner: { $seat }
seat-count = Seats at the table
who-sits = Who plays { $seat }?
chair-me = You
chair-open = Free for a friend
chair-bot = Bot: { $level }
level-random = Scatterbrain
    .more = plays at random
level-greedy = Snatcher
    .more = takes what looks best now
level-search = Thinker
    .more = looks ahead
level-beginner = Beginner
    .more = sees a win, overlooks much
level-casual = Easy-going
    .more = plays along, makes mistakes
level-skilled = Skilled
    .more = thinks a little ahead
level-expert = Expert
    .more = thinks well ahead
level-master = Master
    .more = takes up to a second, and uses it
level-explorer = Explorer
    .more = an expert who would rather see new land
level-founder = Founder
    .more = an expert who would rather build and harvest
level-warrior = Warrior
    .more = an expert who looks for fights
level-raider = Raider
    .more = an expert who would rather attack
level-miner = Miner
    .more = an expert who would rather dig
level-daredevil = Daredevil
    .more = an expert who picks the strongest monster
level-cautious = Careful
    .more = an expert who picks the weakest monster
level-rascal = Rascal
    .more = an expert who likes to get in the way of others
who-may-come = Who may come?
entrance-link = Who has the link
entrance-public = Everybody
entrance-password = Who knows the password
password = Password
table-name = Name of the table (if you like)
hints-allowed = Players may ask a bot for a hint (all are told)
spectators-welcome = Others may look on (they never see what is hidden)
time-and-manners = Time and manners
clock = Clock
clock-none = No clock
clock-move = For each decision
clock-bank = For the whole match
clock-none-more = Everyone takes the time they need.
clock-move-more = Whoever lets the time run out is played for by a bot, or loses, as chosen below.
clock-bank-more = A bank of time for each, and some time back for each decision.
clock-per-move = Time for a decision
clock-whole = Time for the match
clock-back = Back for each decision
undo-policy = Taking back
undo-free = Free
undo-consent = Only if all agree
undo-never = Never
undo-free-more = You may take back a move alone as long as nothing new was learned by it, otherwise if all agree.
undo-consent-more = A move is taken back only if all people at the table agree.
undo-never-more = What is played is played.
leaver = When somebody leaves
leaver-bot = a bot plays on
leaver-forfeit = they lose
leaver-bot-fact = A bot plays on for whoever leaves.
leaver-forfeit-fact = Whoever leaves loses.
house-rules = House rules
house-rules-more = Where the rule book leaves things open; the usual choices are set.
open-table = Open the table
begin = Begin

## Before the match

table-is-open = Waiting for players
seats = Seats
seat-free = free
bot-named = Bot “{ $level }”
you = you
host = host
away = away
ready = ready
sit-here = Sit down here
change-seat = Move here
seat-a-bot = Seat a bot
free-seat = Free the seat
send-away = Send away
start-match = Start
waiting-for-ready =
    { $count ->
        [one] One player is not ready yet.
       *[other] { $count } players are not ready yet.
    }
free-get-bots =
    { $count ->
        [one] The free seat gets a bot.
       *[other] The { $count } free seats get bots.
    }
start-revealing = The match is starting: everyone's browser now reveals its random digits for the dice. Still awaited: { $names }.
start-called-off =
    { $count ->
        [one] The start was called off: no digits for the dice came from { $names } within 15 seconds. The room has promised new dice; get ready again.
       *[other] The start was called off, and { $count } starts were called off here by now: no digits for the dice came from { $names } within 15 seconds. The room has promised new dice; get ready again.
    }
all-set = Everyone is here.
i-am-ready = I am ready
not-ready = Not ready after all
host-starts = The host starts the match.
pick-a-seat = Pick a free seat, or stay and look on.
no-seat-left = All seats are taken; you may look on.
stand-up = Stand up
this-table = At this table
fact-public = Everybody may join.
fact-password = A password is needed to join.
fact-link = Whoever has the link may join.
clock-none-fact = No clock.
clock-move-fact = { $time } for each decision.
clock-bank-fact = { $time } for the match, { $back } back for each decision.
invite = Invite
invite-more = Send the link, or let a phone read the code.
invite-to-watch = Invite others to watch
link = Link
qr = The link as a code for cameras
copy-link = Copy the link
share = Share
link-copied = The link is copied.
link-selected = The link is marked: copy it with Ctrl+C.
locked-table = This table has a password
wrong-password = That is not the password of this table.
enter = Enter
table-unreachable = This table cannot be reached
try-again = Try again
