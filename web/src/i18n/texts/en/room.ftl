### The room: what is said everywhere, on the start page and in the lobby.

## Everywhere

home = To the start page
skip = Skip to the content
main-menu = Main menu
nav-play = Play
nav-lobby = Tables
nav-mine = My games
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
page-not-fetched = This page could not be fetched. There may be a newer edition of the room: load the page anew.
load-anew = Load the page anew
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
learn-card = Learn to play
learn-newcomer = New here? Learn { $game } in five minutes
learned = { $done } of { $all } lessons
against-bots = Against bots
with-friends = With friends
one-screen = Around one screen
join-by-link = You have a link?
link-or-code = Link or code of the table
link-wrong = This is neither a link nor a code. A link ends with the code, such as …/t/AbCd1234.
join = Join
open-tables = Tables with free seats
all-tables = All tables
more-tables = Show older tables
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
lasts = { $few }–{ $many } min
weight-light = easy to learn
weight-middle = some rules to learn
weight-heavy = for those who like rules

## Matches told again

replay = Replay
verify = Verify
replay-or-open = Watch a finished match again, or open a record
played-on = Played on from another match; unrated
unrated-played-on = Not rated: played on from another match.
unrated-bot = Not rated: the host has let a bot play for somebody who was there.
unrated-kick = Not rated: the host has sent somebody away during the match.
unrated-rewind = Not rated: the match was taken back by agreement.
