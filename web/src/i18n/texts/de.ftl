### Der Spielraum auf Deutsch: alles, was kein Spiel selbst sagt.

## Everywhere

home = Zur Startseite
skip = Zum Inhalt springen
main-menu = Hauptmenü
nav-play = Spielen
nav-lobby = Tische
account = Dein Name und Konto
you-are = Du bist { $name }: Name und Konto
guest = Gast
language = Sprache
settings = Einstellungen
shortcuts = Tastenkürzel
close = Schließen
loading = Einen Moment …
yes = ja
no = nein
save = Speichern
back = Zurück
cancel = Abbrechen
confirm = Bestätigen
credits = Mitwirkende
api-docs = Für Programmierer
footer = Ein offener Spielraum. Ohne Werbung, ohne Verfolgung, ohne E-Mail-Adresse.
nowhere = Hier ist nichts
nowhere-more = Diese Adresse führt nirgendwohin; vielleicht ging unterwegs ein Buchstabe verloren.
seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }

## Start page

welcome = Zieh dir einen Stuhl heran
welcome-more = Brettspiele im Browser: gegen Bots, mit Freunden in der Ferne oder um einen Bildschirm. Auf die Regeln achtet das Programm, und jede lässt sich nachschlagen.
play-now = Jetzt spielen
find-table = Tisch suchen
no-sign-up = Ohne Anmeldung. Hinsetzen und mitspielen.
your-tables = Deine Tische
games = Spiele
no-games = Im Regal steht kein Spiel.
players-range = { $few }–{ $many } Spieler
players-exactly = { $count } Spieler
against-bots = Gegen Bots
with-friends = Mit Freunden
one-screen = Um einen Bildschirm
join-by-link = Du hast einen Link?
link-or-code = Link oder Code des Tisches
link-wrong = Das ist weder ein Link noch ein Code. Ein Link endet mit dem Code, etwa …/t/AbCd1234.
join = Mitspielen
open-tables = Tische mit freien Plätzen
all-tables = Alle Tische
no-open-tables = An öffentlichen Tischen ist gerade kein Platz frei. Eröffne selbst einen: Andere sehen ihn hier.

## Tables

lobby = Tische
new-table-of = Neuer Tisch: { $game }
which-game = Spiel
all-games = Alle Spiele
running-tables = Im Gange: zuschauen
your-turn = Du bist dran
go-on = Weiter
watch = Zuschauen
nobody-yet = noch niemand
locked = mit Passwort
seats-free =
    { $free ->
        [0] voll, { $seats } Plätze
        [one] { $free } von { $seats } Plätzen frei
       *[other] { $free } von { $seats } Plätzen frei
    }
status-open = offen
status-playing = im Spiel
status-paused = Pause
status-over = beendet
status-frozen = eingefroren

## A new table

who-plays = Wer spielt?
way = Wie spielt ihr?
way-friends = Mit Freunden übers Netz
way-bots = Allein gegen Bots
way-screen = Um einen Bildschirm
way-friends-more = Freie Plätze nimmt, wer den Link hat. Was beim Start noch frei ist, bekommen Bots.
way-bots-more = Auf allen anderen Plätzen spielen Bots.
way-screen-more = Alle spielen an diesem Gerät und reichen es weiter; ein Vorhang verbirgt, was andere nicht sehen dürfen.
seat-count = Plätze am Tisch
who-sits = Wer spielt { $seat }?
chair-me = Du
chair-open = Frei für einen Freund
chair-bot = Bot: { $level }
level-random = Wirrkopf
    .more = spielt aufs Geratewohl
level-greedy = Raffzahn
    .more = nimmt, was gerade am besten aussieht
level-search = Denker
    .more = schaut voraus
level-beginner = Anfänger
    .more = sieht einen Gewinn, übersieht vieles
level-casual = Gemütlich
    .more = spielt mit, macht Fehler
level-skilled = Geübt
    .more = denkt ein wenig voraus
level-expert = Kenner
    .more = denkt weit voraus
level-master = Meister
    .more = nimmt sich bis zu einer Sekunde und nutzt sie
who-may-come = Wer darf kommen?
entrance-link = Wer den Link hat
entrance-public = Alle
entrance-password = Wer das Passwort kennt
password = Passwort
table-name = Name des Tisches (wenn du magst)
hints-allowed = Wer spielt, darf einen Bot um einen Tipp bitten (alle erfahren es)
spectators-welcome = Andere dürfen zuschauen (Verborgenes sehen sie nie)
time-and-manners = Zeit und Sitten
clock = Uhr
clock-none = Ohne Uhr
clock-move = Für jede Entscheidung
clock-bank = Für die ganze Partie
clock-none-more = Alle nehmen sich die Zeit, die sie brauchen.
clock-move-more = Wessen Zeit abläuft, für den spielt ein Bot, oder er verliert, wie unten gewählt.
clock-bank-more = Ein Zeitvorrat für jeden, und für jede Entscheidung etwas Zeit zurück.
clock-per-move = Zeit für eine Entscheidung
clock-whole = Zeit für die Partie
clock-back = Zurück je Entscheidung
undo-policy = Zurücknehmen
undo-free = Frei
undo-consent = Nur wenn alle einverstanden sind
undo-never = Nie
undo-free-more = Einen Zug nimmst du allein zurück, solange dadurch nichts Neues bekannt wurde, sonst wenn alle einverstanden sind.
undo-consent-more = Ein Zug wird nur zurückgenommen, wenn alle am Tisch einverstanden sind.
undo-never-more = Gespielt ist gespielt.
leaver = Wenn jemand geht
leaver-bot = spielt ein Bot weiter
leaver-forfeit = verliert er
leaver-bot-fact = Wer geht, für den spielt ein Bot weiter.
leaver-forfeit-fact = Wer geht, verliert.
house-rules = Hausregeln
house-rules-more = Wo das Regelheft etwas offen lässt; das Übliche ist eingestellt.
open-table = Tisch eröffnen
begin = Los geht's

## Before the match

table-is-open = Wir warten auf Mitspieler
seats = Plätze
seat-free = frei
bot-named = Bot „{ $level }“
you = du
host = Gastgeber
away = abwesend
ready = bereit
sit-here = Hier hinsetzen
change-seat = Hierher wechseln
seat-a-bot = Bot hinsetzen
free-seat = Platz freimachen
send-away = Fortschicken
start-match = Start
waiting-for-ready =
    { $count ->
        [one] Eine Person ist noch nicht bereit.
       *[other] { $count } Personen sind noch nicht bereit.
    }
free-get-bots =
    { $count ->
        [one] Der freie Platz bekommt einen Bot.
       *[other] Die { $count } freien Plätze bekommen Bots.
    }
all-set = Alle sind da.
i-am-ready = Ich bin bereit
not-ready = Doch noch nicht
host-starts = Der Gastgeber beginnt die Partie.
pick-a-seat = Such dir einen freien Platz, oder schau zu.
no-seat-left = Alle Plätze sind besetzt; du kannst zuschauen.
stand-up = Aufstehen
this-table = An diesem Tisch
fact-public = Alle dürfen mitspielen.
fact-password = Zum Mitspielen braucht man ein Passwort.
fact-link = Wer den Link hat, darf mitspielen.
clock-none-fact = Ohne Uhr.
clock-move-fact = { $seconds } Sekunden für jede Entscheidung.
clock-bank-fact = { $minutes } Minuten für die Partie, { $back } Sekunden zurück je Entscheidung.
invite = Einladen
invite-more = Schick den Link, oder lass ein Telefon den Code lesen.
invite-to-watch = Zum Zuschauen einladen
link = Link
qr = Der Link als Code für Kameras
copy-link = Link kopieren
share = Teilen
link-copied = Der Link ist kopiert.
link-selected = Der Link ist markiert: kopiere ihn mit Strg+C.
locked-table = Dieser Tisch hat ein Passwort
enter = Eintreten
table-unreachable = Dieser Tisch ist nicht zu erreichen
try-again = Noch einmal versuchen

## The table

menu = Menü
scene = Der Tisch in Worten
parts-of-table = Teile des Tisches
tab-choose = Wahl
tab-scene = Tisch
tab-log = Verlauf
tab-people = Spieler
something-new = etwas Neues
your-options =
    { $count ->
        [one] Eines kannst du tun
       *[other] { $count } Dinge kannst du tun
    }
not-your-turn = Andere entscheiden
you-wait = Du bist gerade nicht gefragt. Hier steht, wenn du dran bist.
you-watch = Du schaust zu.
filter-options = In den Möglichkeiten suchen
nothing-found = Nichts gefunden.
then = Dann:
learns = Du erfährst dadurch etwas: Das lässt sich nicht zurücknehmen.
hint = Tipp
hint-how = Ein starker Bot denkt nach und weiß dabei nur, was du weißt. Alle am Tisch erfahren, dass du gefragt hast.
hint-thinking = Denkt nach …
hint-expected = für dich zu erwarten: { $value }
hint-line = So könnte es weitergehen:
hint-chance = Zufall
odds = Chancen
odds-how = Berechnet aus dem, was du weißt, wenn du dein Bestes spielst.
odds-reckoning = Wird berechnet …
odds-nothing = Jetzt gibt es nichts zu berechnen.
odds-about = etwa
odds-no-dice = der Heldenwürfel allein
odds-token = ein Prätorianer fällt: { $value }
odds-knocked-out = du gehst zu Boden: { $value }
odds-faint = du wirst ohnmächtig: { $value }
odds-plague = die Seuche schlägt zu: { $value }
odds-hits = erlittene Treffer: { $value }
odds-units = verlorene Einheiten: { $value }
odds-lives = verlorene Leben: { $value }
odds-fireballs = verbrauchte Feuerbälle: { $value }
odds-skulls = Totenköpfe: { $value }
odds-attack = Angriff: { $value }
undo = Zurücknehmen
why-not = Warum kann ich nicht …?
why-not-more = Frag nach einer Karte oder einem Ort: Die Regel, die im Weg steht, wird genannt.
ask-about = Was möchtest du benutzen?
choose-thing = auswählen …
in-sight = In Sicht
ask = Fragen
why-open = Damit kannst du jetzt etwas tun: Es steht unter deinen Möglichkeiten.
why-nothing = Damit lässt sich nichts tun.
rule = Die Regel
show-rule = Regel zeigen
rule-number = Regel { $name }
rule-book = Alle Regeln
search-rules = In den Regeln suchen
connected = verbunden
connecting = verbindet …
disconnected = nicht verbunden
reconnecting = Verbindung verloren, neuer Versuch …
reconnecting-move = Verbindung verloren; dein Zug bleibt erhalten und wird noch einmal gesendet …
log = Was geschah
earlier = Früheres
latest = Zum Neuesten
is-deciding = entscheidet
resigned = hat aufgegeben
bot-plays-on = ein Bot spielt weiter
seat-numbered = Spieler { $number }
watching =
    { $count ->
        [one] Jemand schaut zu
       *[other] { $count } schauen zu
    }
about-seat = Mehr zu { $seat }
as-host = Als Gastgeber
let-bot-play = Bot spielen lassen: { $level }
give-minute = Eine Minute mehr
make-host = Zum Gastgeber machen
about-person = { $name }
mute = Im Gespräch nicht hören
unmute = Wieder hören
block = Sperren
blocked = Gesperrt: Von dieser Person hörst du nichts mehr.
report = Den Betreibern dieses Raums melden
report-text = Was ist geschehen?
report-abuse = Beleidigung
report-cheating = Schummeln
report-stalling = Hinhalten
report-spam = Werbung
report-other = Etwas anderes
report-send = Melden
reported = Danke, die Meldung ist abgeschickt.
chat = Gespräch
say-something = Sag etwas
say-hello = Hallo!
say-good-luck = Viel Glück!
say-have-fun = Viel Spaß!
say-nice = Schön!
say-well-played = Gut gespielt!
say-thanks = Danke
say-sorry = Entschuldigung
say-oops = Hoppla!
say-hurry = Du bist dran!
say-good-game = Gutes Spiel
paused = Die Partie hat Pause.
paused-more = Die Uhren stehen.
propose-resume = Weiterspielen
proposed-rewind = { $seat } möchte einen Zug zurücknehmen und was danach kam.
proposed-end = { $seat } möchte die Partie hier beenden.
proposed-pause = { $seat } möchte eine Pause.
proposed-resume = { $seat } möchte weiterspielen.
agree = Einverstanden
decline = Ablehnen
waiting-for-others = Wir warten auf die anderen.
bot-plays-for-you = Ein Bot spielt für dich.
take-seat-back = Selbst weiterspielen
propose-rewind = Zurücknehmen vorschlagen
propose-pause = Pause vorschlagen
propose-end = Ende der Partie vorschlagen
do-rewind = Meinen letzten Zug und alles danach zurücknehmen
do-pause = Pause
do-end = Die Partie hier beenden
ask-me = Wenn andere handeln und du antworten könntest
ask-always = immer fragen
ask-able = nur wenn ich mehr kann als passen
ask-me-more = An deinem Schweigen sieht niemand, ob du gefragt wurdest.
stops = Wann du gefragt wirst
stops-smart = klug
stops-smart-more = Wo Karten meist etwas bewirken, und bevor ein schlechter Ort dich trifft.
stops-quiet = selten
stops-quiet-more = In deinem Zug, und bevor du Schaden nimmst.
stops-all = wenn ich handeln kann
stops-all-more = Zu jedem Zeitpunkt, an dem du mehr tun kannst als passen.
stops-always = immer
stops-always-more = Zu jedem Zeitpunkt, auch wenn du nur passen kannst.
stops-own = wie angekreuzt
stops-own-more = Zu den angekreuzten Zeitpunkten, wenn du mehr tun kannst als passen.
stops-each = Wo du gefragt wirst
stops-moment = Zeitpunkt
stops-my-turn = mein Zug
stops-their-turn = Zug der anderen
stops-harm = nur solange ein schlechter Ort offen liegt
stops-after-play = Auch dort, wo gerade jemand etwas gespielt hat
resign = Aufgeben
leave-table = Den Tisch verlassen
leave = Verlassen
to-start = Zur Startseite
sure-resign = Wirklich aufgeben? Es gibt kein Zurück.
sure-leave = Wirklich gehen? Ein Bot spielt für dich weiter, oder du verlierst, wie am Tisch vereinbart.
frozen = Seit Beginn dieser Partie haben sich die Regeln geändert. Mit Ausgabe { $release } lässt sie sich beenden.
while-away = Während du weg warst
got-it = Verstanden
time-left = noch { $time }
over = Die Partie ist zu Ende
over-more = Du kannst dir alles noch einmal ansehen, die Mitschrift herunterladen oder noch einmal spielen.
all-share = Die Partie endete ohne Sieger
you-win = Du gewinnst!
winner-is =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    }
ended-agreed = Alle waren einverstanden, die Partie zu beenden.
ended-resigned = Die anderen haben aufgegeben.
rematch = Noch einmal spielen
join-rematch = Zur nächsten Partie
watch-rematch = Nächste Partie ansehen
download-record = Mitschrift herunterladen
hand-over = Weitergeben an { $seat }
hand-over-more = Was andere nicht sehen dürfen, ist verborgen. Mach weiter, wenn sonst niemand hinschaut.
i-am = Ich bin { $seat }

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

## Problems

problem-error = Das hat nicht geklappt. Bitte versuch es noch einmal.
problem-offline = Der Spielraum ist nicht zu erreichen. Gibt es ein Netz?
problem-stale = Inzwischen ist etwas geschehen. Schau noch einmal hin und wähle neu.
problem-unknown = Diesen Tisch gibt es hier nicht.
problem-unknown-game = Dieses Spiel gibt es hier nicht.
problem-unknown-level = Diesen Bot gibt es hier nicht.
problem-unknown-seat = Diesen Platz gibt es an diesem Tisch nicht.
problem-unknown-preset = Das lässt sich hier nicht sagen.
problem-not-entered = An diesen Tisch kommt nur, wer das Passwort kennt.
problem-no-hints = An diesem Tisch gibt es keine Tipps.
problem-no-hint-now = Tipps gibt es nur, während du allein entscheidest.
problem-no-spectators = An diesem Tisch darf niemand zuschauen.
problem-signed-out = Du bist abgemeldet. Lade die Seite neu.
problem-away = Ein Bot spielt für dich; nimm erst deinen Platz zurück.
problem-not-away = Du spielst schon selbst.
problem-begun = Die Partie hat schon begonnen.
problem-not-begun = Die Partie hat noch nicht begonnen.
problem-frozen = Die Partie ist eingefroren: Seit ihrem Beginn haben sich die Regeln geändert.
problem-paused = Die Partie hat Pause.
problem-over = Die Partie ist zu Ende.
problem-no-clock = An diesem Tisch gibt es keine Uhr.
problem-no-seat = Du hast keinen Platz an diesem Tisch.
problem-nobody-there = Dort sitzt niemand.
problem-not-host = Das darf nur der Gastgeber.
problem-not-possible = Das geht gerade nicht.
problem-not-ready = Noch sind nicht alle bereit.
problem-not-your-seat = Dieser Platz gehört jemand anderem.
problem-nothing-said = Es gibt nichts zu sagen.
problem-presets-only = Gäste nehmen die fertigen Sätze; mit einem Konto kannst du frei schreiben.
problem-resigned = In dieser Partie hast du aufgegeben.
problem-seat-taken = Jemand war schneller: Der Platz ist besetzt.
problem-undo-never = An diesem Tisch wird nichts zurückgenommen.
problem-wrong-clock = Diese Uhr lässt sich nicht stellen.
problem-wrong-name = Ein Name braucht mindestens einen sichtbaren Buchstaben.
problem-wrong-option = Eine der Hausregeln ist nicht möglich.
problem-wrong-seats = Mit so vielen Plätzen wird dieses Spiel nicht gespielt.
problem-wrong-login = Anmeldename oder Passwort stimmen nicht.
problem-login-taken = Dieser Anmeldename ist vergeben.
problem-too-many = Das war etwas zu schnell. Warte einen Moment und versuch es noch einmal.
problem-unavailable = Gerade lässt sich nichts speichern. Dein Zug ist nicht verloren: Versuch es gleich noch einmal.
problem-forbidden = Das ist hier nicht erlaubt.
problem-blocked = Der Gastgeber dieses Tisches hat dich gesperrt.
problem-has-login = Du hast schon einen Anmeldenamen.
problem-needs-login = Wähle zuerst einen Anmeldenamen.
problem-unknown-service = An diesen Browser lassen sich keine Hinweise schicken.
problem-wrong-passkey = Der Passkey ließ sich nicht prüfen. Beginne von vorn.
skip-telling = Zum jetzigen Stand springen
to-words = Tisch in Worten zeigen
to-picture = Tisch als Bild zeigen
mute = Ton aus
speed = Figuren bewegen sich
speed-slow = langsam
speed-normal = gemächlich
speed-fast = schnell
speed-none = sofort
table-as = Der Tisch
table-picture = als Bild
table-words = in Worten
lasts = { $few }–{ $many } Min.
weight-light = leicht zu lernen
weight-middle = einige Regeln
weight-heavy = für Regelfreunde
