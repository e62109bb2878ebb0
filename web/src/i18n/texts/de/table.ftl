### At the table, whatever is played.

## The table

menu = Menü
scene = Der Tisch in Worten
parts-of-table = Teile des Tisches
tab-choose = Wahl
tab-scene = Tisch
tab-log = Verlauf
tab-rules = Regeln
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
skip-telling = Zum jetzigen Stand springen
to-words = Tisch in Worten zeigen
to-picture = Tisch als Bild zeigen
sound-off = Ton aus
