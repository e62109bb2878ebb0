### The room: what is said everywhere, on the start page and in the lobby.

## Everywhere

home = Zur Startseite
skip = Zum Inhalt springen
main-menu = Hauptmenü
nav-play = Spielen
nav-lobby = Tische
nav-mine = Meine Partien
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
page-not-fetched = Diese Seite ließ sich nicht laden. Vielleicht gibt es eine neuere Ausgabe des Spielraums: lade die Seite neu.
load-anew = Seite neu laden
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
learn-card = Spielen lernen
learn-newcomer = Neu hier? { $game } in fünf Minuten lernen
learned = { $done } von { $all } Lektionen
against-bots = Gegen Bots
with-friends = Mit Freunden
one-screen = Um einen Bildschirm
join-by-link = Du hast einen Link?
link-or-code = Link oder Code des Tisches
link-wrong = Das ist weder ein Link noch ein Code. Ein Link endet mit dem Code, etwa …/t/AbCd1234.
join = Mitspielen
open-tables = Tische mit freien Plätzen
all-tables = Alle Tische
more-tables = Ältere Tische zeigen
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
lasts = { $few }–{ $many } Min.
weight-light = leicht zu lernen
weight-middle = einige Regeln
weight-heavy = für Regelfreunde

## Matches told again

replay = Wiederholung
verify = Prüfen
replay-or-open = Eine beendete Partie ansehen oder eine Aufzeichnung öffnen
played-on = Weitergespielt aus einer anderen Partie; zählt nicht
unrated-played-on = Zählt nicht: weitergespielt aus einer anderen Partie.
unrated-bot = Zählt nicht: Der Gastgeber hat einen Bot für eine anwesende Person spielen lassen.
unrated-kick = Zählt nicht: Der Gastgeber hat während der Partie jemanden fortgeschickt.
unrated-rewind = Zählt nicht: Die Partie wurde im Einvernehmen zurückgenommen.
