### At the table, whatever is played.

## The table

menu = Menu
scene = The table in words
parts-of-table = Parts of the table
tab-choose = Choose
tab-scene = Table
tab-log = Log
tab-rules = Rules
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
skip-telling = Skip to the present
to-words = Show the table in words
to-picture = Show the table as a picture
sound-off = Sound off
