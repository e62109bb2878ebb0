### Settings, account and credits.

## Settings

theme = Raum
theme-dark = bei Kerzenlicht
theme-light = bei Tag
as-system = wie das Gerät
text-size = Schriftgröße
size-normal = üblich
size-large = groß
size-huge = sehr groß
font = Schrift
font-own = mit Schnörkeln
font-readable = leicht lesbar
font-hint = In der leicht lesbaren Schrift sind Buchstaben kaum zu verwechseln.
contrast = Kontrast
contrast-more = stark
motion = Bewegung
motion-less = so wenig wie möglich
motion-slow = Dieses Gerät zeichnet gerade langsam, darum springen die Figuren, statt zu ziehen.
always-confirm = Vor jedem Zug nachfragen
always-confirm-hint = Du siehst, was ein Zug bringt, und bestätigst ihn.
sound-on = Töne
shortcuts-on = Tasten für den Tisch
shortcuts-hint = Einzelne Buchstaben und Ziffern wirken sofort; schalte sie aus, wenn sie stören.
key-option = diese Möglichkeit nehmen
key-confirm = bestätigen
key-cancel = zurück, schließen
key-filter = in den Möglichkeiten suchen
key-options = zu den Möglichkeiten
key-undo = zurücknehmen
key-log = zum Verlauf
key-players = zu den Spielern
key-scene = zum Tisch
key-chat = zum Gespräch
key-why = fragen, warum etwas nicht geht
key-menu = zum Menü
key-read = vorlesen lassen, was entschieden wird
key-help = diese Liste

## Account

your-name = Wie andere dich nennen
name = Name
name-changed = Du hast einen neuen Namen.
keep-identity = Deine Tische auf jedem Gerät
keep-identity-more = Wähle einen Anmeldenamen und ein Passwort; eine E-Mail-Adresse ist nicht nötig. Ohne Konto merkt sich dich dieser Browser.
login = Anmeldename
make-account = Konto anlegen
sign-in = Anmelden
sign-out = Abmelden
signed-in = Du bist angemeldet.
signed-out = Du bist abgemeldet.
signed-in-as = Angemeldet als { $login }
account-made = Dein Konto ist angelegt.
sessions = Wo du angemeldet bist
session-cookie = Browser
session-token = Programm
this-one = dieser hier
end-session = Dort abmelden
session-ended = Dort abgemeldet.
tokens = Programme, die für dich spielen
tokens-more = Mit einer Marke darf sich ein Programm von dir an einen Tisch setzen wie alle anderen.
token-label = Name des Programms
token-make = Marke anlegen
token-made = Die Marke ist angelegt.
token-once = Nur dieses eine Mal zu sehen:
passkey-make = Konto mit Passkey anlegen
passkey-use = Mit Passkey anmelden
notices = Wenn du dran bist
notices-start = Schick mir einen Hinweis
notices-stop = Keine Hinweise mehr
notices-on = Du bekommst einen Hinweis, wenn du dran bist und die Seite geschlossen ist.
notices-refused = Dein Browser lässt keine Hinweise aus diesem Raum zu.
notices-feed = Für einen Feedreader, unter einer Adresse, die nur du kennst:
feed = dein Feed
feed-new = Neue Adresse
feed-new-done = Der Feed hat eine neue Adresse; unter der alten ist nichts mehr zu sehen.
blocked-people = Blockierte Leute
blocked-people-more = Du hörst sie nicht, und sie können sich nicht an Tische setzen, die du eröffnest.
unblock = Freigeben
unblocked = Nicht mehr blockiert: { $name }.
blocked-gone = jemand, der gegangen ist
forget-me = Vergesst mich
forget-me-more = Dein Name, dein Konto und alles über dich wird gelöscht. Was du gespielt hast, bleibt ohne Namen.
forget-me-really = Wirklich vergessen
forgotten = Vergessen. Du bist ein neuer Gast.

## Credits

credits-own = Bilder, Oberflächen und Töne macht das Programm selbst, bis auf diese.
credits-icons = Symbole
credits-made-by = Von { $author }: { $icons }.
credits-fonts = Schriften
credits-games = Die Spiele gehören ihren Autoren und Verlagen; Worte und Bilder hier sind unsere eigenen.
speed = Figuren bewegen sich
speed-slow = langsam
speed-normal = gemächlich
speed-fast = schnell
speed-none = sofort
table-as = Der Tisch
table-picture = als Bild
table-words = in Worten
my-statistics = Meine Statistik
