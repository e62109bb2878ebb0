### A new table, and the time before the match.

## A new table

who-plays = Wer spielt?
way = Wie spielt ihr?
way-friends = Mit Freunden übers Netz
way-bots = Allein gegen Bots
way-screen = Um einen Bildschirm
way-friends-more = Freie Plätze nimmt, wer den Link hat. Was beim Start noch frei ist, bekommen Bots.
way-bots-more = Auf allen anderen Plätzen spielen Bots.
way-screen-more = Alle spielen an diesem Gerät und reichen es weiter; ein Vorhang verbirgt, was andere nicht sehen dürfen.
partner-at = Partner: { $seat }
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
level-explorer = Entdecker
    .more = ein Kenner, der lieber neues Land sieht
level-founder = Gründer
    .more = ein Kenner, der lieber baut und erntet
level-warrior = Krieger
    .more = ein Kenner, der Kämpfe sucht
level-raider = Angreifer
    .more = ein Kenner, der lieber angreift
level-miner = Bergmann
    .more = ein Kenner, der lieber gräbt
level-daredevil = Draufgänger
    .more = ein Kenner, der das stärkste Monster wählt
level-cautious = Vorsichtig
    .more = ein Kenner, der das schwächste Monster wählt
level-rascal = Schlingel
    .more = ein Kenner, der anderen gern in die Quere kommt
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
start-revealing = Die Partie beginnt: Alle Browser decken jetzt ihre Zufallsziffern für die Würfel auf. Es fehlen noch: { $names }.
start-called-off =
    { $count ->
        [one] Der Start wurde abgebrochen: Von { $names } kamen binnen 15 Sekunden keine Ziffern für die Würfel. Der Raum hat neue Würfel zugesagt; meldet euch neu bereit.
       *[other] Der Start wurde abgebrochen, hier schon { $count } Mal: Von { $names } kamen binnen 15 Sekunden keine Ziffern für die Würfel. Der Raum hat neue Würfel zugesagt; meldet euch neu bereit.
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
clock-move-fact = { $time } für jede Entscheidung.
clock-bank-fact = { $time } für die Partie, { $back } zurück je Entscheidung.
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
wrong-password = Das ist nicht das Passwort dieses Tisches.
enter = Eintreten
table-unreachable = Dieser Tisch ist nicht zu erreichen
try-again = Noch einmal versuchen
