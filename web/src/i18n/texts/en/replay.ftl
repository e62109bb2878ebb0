### Matches told again, records, playing on, verifying.

## The page of matches

replay-of = Replay: { $game }
bring-record = Open a record
bring-record-more = A record is a text file with every move of a match. It is checked line by line before it is shown; what does not fit is named, and nothing is kept then. A good one is kept for thirty days under a link that you may pass on.
record-file = File with the record
checking = Checking every line …
line-number = Line { $line }
finished-matches = Your finished matches
no-finished = None yet. When a match of yours is over, you find it here.

## Looking

from-record = from a record
up-to-now = up to now
seen-by = Seen by
viewer-seat = { $seat }
viewer-watching = a spectator
viewer-open = everybody: all cards open
viewer-open-more = You look through the eyes of whoever decides, and the log hides nothing.
copy-moment = Link to this moment
moment-copied = The link is copied.
record = Record
to-table = To the table
controls = Replay controls
moment = Moment
moment-of = { $at } of { $last }
turn-of = turn { $turn } of { $turns }
before-first = Before the first move.
steps = Step through the match
to-first = To the beginning
to-last = To the end
step-back = One step back
step-on = One step on
turn-back = One turn back
turn-on = One turn on
run = Play
stop = Stop
pace = Pace

## Playing on

play-on = Play on from here
play-on-over = At this moment the match is over. Go back a little.
play-on-more = A new table begins at this moment. Everything the seat could not know is dealt anew, in agreement with all that it knew; from then on new fair dice fall. The match is unrated.
play-on-seat = You play
play-on-level = The others are
play-on-start = Begin

## Verifying

verify-more = Your browser works everything out anew from the secret that was revealed at the end. It does not ask the server whether the record is right.
verify-unsafe = Your browser lends its cryptography only to pages with a secure address (https). Open this room that way, or check the file with the command line: ludoteka verify FILE.
verify-file = Check a file
verify-file-more = The file stays in your browser: nothing is sent.
verified = All of it fits
verified-file = { $name }: all of it fits
verified-what = What was checked
verified-form = Every line is in its place and in its form: { $lines } lines, numbered without a gap.
verified-promise = The secret is the one that was promised before the match began.
verified-draws = { $draws ->
        [one] One die or card falls as the secret gives it.
       *[other] All { $draws } dice and cards fall as the secret gives them, one by one.
    }
verified-tags = The chain of keyed tags holds from the first line to the last: nothing was changed, left out, added or moved.
verified-checksum = The chain of tags holds, but without a secret anybody could have made it: it only shows that nothing was damaged.
verified-seal = The seal at the end fits everything above it.
verified-own-promise = The promise is the one that this browser noted before the match.
verified-own-entropy = What your browser gave to the dice stands in the record.
verified-pledges = { $count ->
        [one] One player's digits are those that were pledged before anybody revealed any.
       *[other] The digits of { $count } players are those that were pledged before anybody revealed any.
    }
verified-own-pledges = The pledges are those that this browser saw before it revealed its own digits.
verified-receipts = { $count ->
        [one] One receipt that your browser was given while playing stands in the record.
       *[other] All { $count } receipts that your browser was given while playing stand in the record, in their order.
    }
unverified-what = What this cannot check
unverified-dice = These dice were not fair dice: nobody promised anything about them.
unverified-no-entropy = No player added anything to the dice. The server could have chosen a lucky secret before the match.
unverified-unpledged = { $count ->
        [one] One player added digits without a pledge: they could have been chosen by somebody who knew the server's secret.
       *[other] Digits were added { $count } times without a pledge: they could have been chosen by somebody who knew the server's secret.
    }
unverified-called-off = { $count ->
        [one] One earlier start was called off because somebody did not reveal. Whoever knows the secret could have thrown away one unwelcome beginning that way.
       *[other] { $count } earlier starts were called off because somebody did not reveal. Whoever knows the secret could have thrown away that many unwelcome beginnings.
    }
unverified-start = This match began in the middle of another: the deal at its beginning is the server's own and not provable.
unverified-kept = This browser kept nothing of its own from the match, so only the record itself was checked.
unverified-rules = Whether every move is allowed, and which card a lot stands for, only the rules know. The server has replayed them; ludoteka verify FILE does it on your own computer.
unverified-looking = The server knows all cards while you play. That it tells nobody, no calculation can prove.
not-verified = Not yet to be checked
tampered = This record was changed
first-wrong = The first line that does not fit: { $line }
verify-wrong-form = This line does not have the form that is due here.
verify-cut-off = The last line is not whole: the record was cut off.
verify-wrong-seat = There are only { $seats } seats.
verify-twice = This option stands here a second time.
verify-wrong-number = Line number { $due } is due here.
verify-unrevealed = The secret has not been revealed yet. Once the match is over, everything can be checked.
verify-wrong-secret = This secret is not the one that was promised in line { $line }.
verify-wrong-header = The tag does not fit: something in the lines above, the head of the record, was changed.
verify-wrong-dice = The dice give { $due } here, but { $found } is written.
verify-wrong-tag = The tag does not fit: this line was changed or moved, or something before it was left out.
verify-wrong-seal = The seal does not fit: something above it was changed or left out.
verify-wrong-receipt = The receipt { $receipt }, which your browser was given, is not in the record: this is not the match that you played.
verify-wrong-promise = Before the match your browser noted another promise: this is not the match that you played.
verify-hidden-start = Your browser saw more starts called off than the record names.
verify-wrong-entropy = What your browser gave to the dice is missing from the record.
verify-pledged-twice = This seat pledges a second time here.
verify-given-twice = This seat has pledged its digits and gives some a second time here.
verify-wrong-pledge = These are not the digits that this seat has pledged.
verify-not-revealed = This seat has pledged digits, and none of them are in the record.
verify-other-pledges = Before the match your browser saw other pledges: somebody changed theirs afterwards.
