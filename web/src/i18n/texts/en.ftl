### The room in English: everything that is not said by a game.

## Everywhere

home = To the start page
skip = Skip to the content
main-menu = Main menu
nav-play = Play
nav-lobby = Tables
account = Your name and account
you-are = You are { $name }: name and account
guest = Guest
language = Language
settings = Settings
shortcuts = Keyboard shortcuts
close = Close
loading = One moment …
yes = yes
no = no
save = Save
back = Back
cancel = Cancel
confirm = Confirm
credits = Credits
api-docs = For programmers
footer = An open game room. No adverts, no tracking, no e-mail address needed.
nowhere = There is nothing here
nowhere-more = The address leads nowhere; perhaps a letter was lost on the way.
seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }

## Start page

welcome = Pull up a chair
welcome-more = Board games in your browser: against bots, with friends far away, or around one screen. The rules are kept for you, and every rule can be looked up.
play-now = Play now
find-table = Find a table
no-sign-up = No sign-up. You sit down, and you are in.
your-tables = Your tables
games = Games
no-games = There is no game on the shelf.
players-range = { $few }–{ $many } players
players-exactly = { $count } players
against-bots = Against bots
with-friends = With friends
one-screen = Around one screen
join-by-link = You have a link?
link-or-code = Link or code of the table
link-wrong = This is neither a link nor a code. A link ends with the code, such as …/t/AbCd1234.
join = Join
open-tables = Tables with free seats
all-tables = All tables
no-open-tables = No free seat at a public table just now. Open one yourself: others will see it here.

## Tables

lobby = Tables
new-table-of = New table: { $game }
which-game = Game
all-games = All games
running-tables = Being played: look on
your-turn = Your turn
go-on = Go on
watch = Watch
nobody-yet = nobody yet
locked = with a password
seats-free =
    { $free ->
        [0] full, { $seats } seats
        [one] { $free } of { $seats } seats free
       *[other] { $free } of { $seats } seats free
    }
status-open = open
status-playing = in play
status-paused = paused
status-over = finished
status-frozen = frozen

## A new table

who-plays = Who plays?
way = How do you play?
way-friends = With friends online
way-bots = Alone against bots
way-screen = Around one screen
way-friends-more = Free seats are taken by whoever has the link. Seats still free at the start are taken by bots.
way-bots-more = All other seats are played by bots.
way-screen-more = All sit at this device and hand it on; a curtain hides what others must not see.
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
clock-move-fact = { $seconds } seconds for each decision.
clock-bank-fact = { $minutes } minutes for the match, { $back } seconds back for each decision.
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
enter = Enter
table-unreachable = This table cannot be reached
try-again = Try again

## The table

menu = Menu
scene = The table in words
parts-of-table = Parts of the table
tab-choose = Choose
tab-scene = Table
tab-log = Log
tab-people = Players
something-new = something new
your-options =
    { $count ->
        [one] You can do one thing
       *[other] You can do { $count } things
    }
not-your-turn = Others are deciding
you-wait = You are not asked now. It will be said here when it is your turn.
you-watch = You are looking on.
filter-options = Find among your options
nothing-found = Nothing found.
then = Then:
learns = You will learn something by it: this cannot be taken back.
hint = Hint
hint-how = A strong bot thinks about it, knowing only what you know. All at the table are told that you asked.
hint-thinking = Thinking …
hint-expected = to be expected for you: { $value }
hint-line = It may go on like this:
hint-chance = chance
odds = Chances
odds-how = Worked out from what you know, as if you played at your best.
odds-reckoning = Reckoning …
odds-nothing = There is nothing to reckon now.
odds-about = about
odds-no-dice = the hero die alone
odds-token = a praetorian falls: { $value }
odds-knocked-out = you are knocked out: { $value }
odds-faint = you faint: { $value }
odds-plague = the plague strikes: { $value }
odds-hits = hits taken: { $value }
odds-units = units lost: { $value }
odds-lives = lives lost: { $value }
odds-fireballs = fireballs used: { $value }
odds-skulls = skulls: { $value }
odds-attack = attack: { $value }
undo = Take back
why-not = Why can I not …?
why-not-more = Ask about a card or a place: the rule that stands in the way is named.
ask-about = What do you want to use?
choose-thing = choose …
in-sight = In sight
ask = Ask
why-open = You can do something with it now: it is among your options.
why-nothing = Nothing can be done with this.
rule = The rule
show-rule = Show the rule
rule-number = rule { $name }
rule-book = All rules
search-rules = Search the rules
connected = connected
connecting = connecting …
disconnected = not connected
reconnecting = Connection lost, trying again …
reconnecting-move = Connection lost; your move is kept and sent again …
log = What happened
earlier = Earlier
latest = To the latest
is-deciding = is deciding
resigned = has given up
bot-plays-on = a bot plays on
seat-numbered = Player { $number }
watching =
    { $count ->
        [one] One looks on
       *[other] { $count } look on
    }
about-seat = More about { $seat }
as-host = As host
let-bot-play = Let a bot play: { $level }
give-minute = One minute more
make-host = Make host
about-person = { $name }
mute = Do not hear in chat
unmute = Hear again
block = Block
blocked = Blocked: you will not hear of this person again.
report = Report to whoever runs this room
report-text = What happened?
report-abuse = Insults
report-cheating = Cheating
report-stalling = Stalling
report-spam = Advertising
report-other = Something else
report-send = Report
reported = Thank you, the report has been sent.
chat = Chat
say-something = Say something
say-hello = Hello!
say-good-luck = Good luck!
say-have-fun = Have fun!
say-nice = Nice!
say-well-played = Well played!
say-thanks = Thank you
say-sorry = Sorry
say-oops = Oops!
say-hurry = Your turn!
say-good-game = Good game
paused = The match is paused.
paused-more = The clocks stand still.
propose-resume = Go on
proposed-rewind = { $seat } would like to take back a move, and what came after it.
proposed-end = { $seat } would like to end the match here.
proposed-pause = { $seat } would like to pause.
proposed-resume = { $seat } would like to go on.
agree = Agree
decline = Decline
waiting-for-others = Waiting for the others.
bot-plays-for-you = A bot is playing for you.
take-seat-back = Play on yourself
propose-rewind = Propose to take back
propose-pause = Propose a pause
propose-end = Propose to end the match
do-rewind = Take back my last move and all after it
do-pause = Pause
do-end = End the match here
ask-me = When others act and you could answer
ask-always = always ask me
ask-able = only if I can do more than pass
ask-me-more = Nobody sees from your silence whether you were asked.
stops = When you are asked
stops-smart = clever
stops-smart-more = Where cards usually matter, and before a bad location strikes you.
stops-quiet = seldom
stops-quiet-more = Your own turn, and before you take damage.
stops-all = whenever I can act
stops-all-more = At every moment at which you can do more than pass.
stops-always = always
stops-always-more = At every moment, even if you can only pass.
stops-own = as marked
stops-own-more = At the moments you have marked, if you can do more than pass.
stops-each = Where you are asked
stops-moment = Moment
stops-my-turn = my turn
stops-their-turn = others' turn
stops-harm = only while a bad location lies open
stops-after-play = Also wherever somebody has just played something
resign = Give up
leave-table = Leave the table
leave = Leave
to-start = To the start page
sure-resign = Really give up? There is no way back.
sure-leave = Really leave? A bot plays on for you, or you lose, as the table has agreed.
frozen = The rules have changed since this match began. It can be finished with release { $release }.
while-away = While you were away
got-it = Got it
time-left = { $time } left
over = The match is over
over-more = You can look at everything once more, download the record, or play again.
all-share = The match ended without a winner
you-win = You win!
winner-is =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
ended-agreed = All agreed to end the match.
ended-resigned = The others have given up.
rematch = Play again
join-rematch = To the next match
watch-rematch = Watch the next match
download-record = Download the record
hand-over = Hand over to { $seat }
hand-over-more = What the others must not see is hidden. Go on when nobody else is looking.
i-am = I am { $seat }

## Settings

theme = Room
theme-dark = by candlelight
theme-light = by day
as-system = as the device
text-size = Text size
size-normal = usual
size-large = large
size-huge = very large
font = Font
font-own = with flourishes
font-readable = easy to read
font-hint = The easy font has letters that are hard to mistake for each other.
contrast = Contrast
contrast-more = strong
motion = Motion
motion-less = as little as possible
always-confirm = Ask before every move
always-confirm-hint = You see what a move will bring, and confirm it.
sound-on = Sounds
shortcuts-on = Keys for the table
shortcuts-hint = Single letters and digits act at once; switch them off if they get in your way.
key-option = take this option
key-confirm = confirm
key-cancel = back, close
key-filter = find among the options
key-options = to the options
key-undo = take back
key-log = to the log
key-players = to the players
key-scene = to the table
key-chat = to the chat
key-why = ask why something is not possible
key-menu = to the menu
key-read = have it read out what is decided
key-help = this list

## Account

your-name = What others call you
name = Name
name-changed = You have a new name.
keep-identity = Keep your tables on every device
keep-identity-more = Choose a login and a password; an e-mail address is not needed. Without an account this browser remembers you.
login = Login
make-account = Make an account
sign-in = Sign in
sign-out = Sign out
signed-in = You are signed in.
signed-out = You are signed out.
signed-in-as = Signed in as { $login }
account-made = Your account is made.
sessions = Where you are signed in
session-cookie = Browser
session-token = Program
this-one = this one
end-session = Sign out there
session-ended = Signed out there.
tokens = Programs that play for you
tokens-more = With a token a program of yours may sit down at a table like anybody else.
token-label = Name of the program
token-make = Make a token
token-made = The token is made.
token-once = Shown only this once:
passkey-make = Make an account with a passkey
passkey-use = Sign in with a passkey
notices = When it is your turn
notices-start = Send me a notice
notices-stop = No more notices
notices-on = You will get a notice when it is your turn and the page is closed.
notices-refused = Your browser does not allow notices from this room.
notices-feed = For a feed reader, with an address only you know:
feed = your feed
forget-me = Forget me
forget-me-more = Your name, your account and everything kept about you are removed. What you played stays, without a name.
forget-me-really = Really forget me
forgotten = Forgotten. You are a new guest.

## Credits

credits-own = Pictures, textures and sounds are made by the program itself, apart from these.
credits-icons = Icons
credits-made-by = By { $author }: { $icons }.
credits-fonts = Fonts
credits-games = The games belong to their authors and publishers; wording and pictures here are our own.

## Problems

problem-error = That did not work. Please try again.
problem-offline = The room cannot be reached. Is the network there?
problem-stale = Something happened in the meantime. Look again and choose anew.
problem-unknown = There is no such table here.
problem-unknown-game = There is no such game here.
problem-unknown-level = There is no such bot here.
problem-unknown-seat = There is no such seat at this table.
problem-unknown-preset = This cannot be said here.
problem-not-entered = This table is only for those who know the password.
problem-no-hints = At this table there are no hints.
problem-no-hint-now = There are hints only while you alone decide.
problem-no-spectators = Nobody may look on at this table.
problem-signed-out = You are signed out. Load the page anew.
problem-away = A bot is playing for you; take your seat back first.
problem-not-away = You are playing yourself already.
problem-begun = The match has begun already.
problem-not-begun = The match has not begun yet.
problem-frozen = The match is frozen: the rules have changed since it began.
problem-paused = The match is paused.
problem-over = The match is over.
problem-no-clock = There is no clock at this table.
problem-no-seat = You have no seat at this table.
problem-nobody-there = Nobody sits there.
problem-not-host = Only the host may do that.
problem-not-possible = That is not possible now.
problem-not-ready = Not everybody is ready yet.
problem-not-your-seat = This seat belongs to somebody else.
problem-nothing-said = There is nothing to say.
problem-presets-only = Guests use the ready-made sentences; with an account you may write freely.
problem-resigned = You have given up in this match.
problem-seat-taken = Somebody was quicker: this seat is taken.
problem-undo-never = At this table nothing is taken back.
problem-wrong-clock = This clock cannot be set.
problem-wrong-name = A name needs at least one letter that can be seen.
problem-wrong-option = One of the house rules is not possible.
problem-wrong-seats = This game is not played with so many seats.
problem-wrong-login = Login or password are not right.
problem-login-taken = This login is taken.
problem-too-many = That was a little too fast. Wait a moment and try again.
problem-unavailable = Nothing can be stored just now. Your move was not lost: try again in a moment.
problem-forbidden = That is not allowed here.
problem-blocked = The host of this table has blocked you.
problem-has-login = You have a login already.
problem-needs-login = Choose a login first.
problem-unknown-service = Notices cannot be sent to this browser.
problem-wrong-passkey = The passkey could not be checked. Begin anew.
skip-telling = Skip to the present
to-words = Show the table in words
to-picture = Show the table as a picture
mute = Sound off
speed = Pieces move
speed-slow = slowly
speed-normal = at an easy pace
speed-fast = quickly
speed-none = at once
table-as = The table
table-picture = as a picture
table-words = in words
lasts = { $few }–{ $many } min
weight-light = easy to learn
weight-middle = some rules to learn
weight-heavy = for those who like rules
