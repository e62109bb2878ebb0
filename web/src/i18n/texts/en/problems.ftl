### What can go wrong.

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
