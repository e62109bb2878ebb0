seat-bot = { $seat } is played by a bot.
seat-person = { $seat } is played by a person.
hint-taken = { $seat } takes a hint.
resigned = { $seat } resigns.
agreed = All agree to end the match here.
closed = The operator of this room ends the match here.
undone = { $seat } takes back a move.
proposed = { $seat } proposes to { $what ->
    [rewind] take back a move.
    [pause] pause.
   *[end] end the match here.
}
declined = { $seat } declines.
extended = The host gives everybody { $seconds } s more.
unrated = { $why ->
    [kick] The host sends { $seat } away.
   *[bot] The host lets a bot play for { $seat }.
} The match is not rated any more.
