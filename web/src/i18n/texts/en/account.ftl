### Settings, account and credits.

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
motion-slow = This device draws slowly just now, so pieces jump instead of moving.
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
feed-new = New address
feed-new-done = The feed has a new address; under the old one nothing is shown any more.
blocked-people = Blocked people
blocked-people-more = You do not hear them, and they cannot sit down at tables you open.
unblock = Unblock
unblocked = { $name } is no longer blocked.
blocked-gone = somebody who has left
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
speed = Pieces move
speed-slow = slowly
speed-normal = at an easy pace
speed-fast = quickly
speed-none = at once
table-as = The table
table-picture = as a picture
table-words = in words
my-statistics = My statistics
