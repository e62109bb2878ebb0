## Was am Tisch geschieht und nicht im Spiel selbst

seat-bot = { $seat } wird von einem Bot gespielt
seat-person = { $seat } wird von einem Menschen gespielt
hint-taken = { $seat } nimmt einen Tipp
resigned = { $seat } gibt auf
agreed = alle sind sich einig, die Partie hier zu beenden
closed = die Raumleitung beendet die Partie hier
undone = { $seat } nimmt einen Zug zurück
proposed = { $seat } schlägt vor, { $what ->
    [rewind] einen Zug zurückzunehmen
    [pause] die Partie zu unterbrechen
   *[end] die Partie hier zu beenden
}
declined = { $seat } lehnt ab

## Vor und nach einer Partie

bots-show = Hier ist kein Terminal zum Spielen, also zeigen Bots eine Partie.
you-are = Du bist { $seats }.
people-play = Menschen spielen { $seats }.
bots-play = Bots spielen { $seats }.
which-game = Welches Spiel?
seats-of = { $seats } Plätze
ask-game = eine Nummer oder ein Name [1]:
no-such-game-number = { $count ->
    [one] Es gibt ein Spiel; gib 1 ein.
   *[other] Es gibt { $count } Spiele; gib eine Zahl von 1 bis { $count } ein.
}
learn-go-on = Enter geht weiter, q verlässt:
learn-over = Das war die letzte Lektion. Spiel jetzt: ludoteka play { $game }
goodbye = Auf Wiedersehen.
unfinished = Die Partie bleibt unvollendet.
save-or-leave = save DATEI bewahrt die Aufzeichnung auf; Enter beendet.
record-ends = Hier endet die Aufzeichnung; die Partie ist nicht zu Ende.

rank = Rang
seat = Platz
score = Ergebnis
bot = Bot
person = Mensch
you = du
you-win = Du gewinnst.
wins = { $seat } gewinnt{ $reason ->
    [resigned] {" "}durch Aufgabe
    [agreed] {" "}nach Vereinbarung
    [closed] {""}, von der Raumleitung beendet
   *[rules] {""}
}.
draw = Unentschieden{ $reason ->
    [resigned] {" "}durch Aufgabe
    [agreed] {" "}nach Vereinbarung
    [closed] {""}, von der Raumleitung beendet
   *[rules] {""}
}.
share = { $seats } teilen sich den ersten Platz{ $reason ->
    [resigned] {" "}durch Aufgabe
    [agreed] {" "}nach Vereinbarung
    [closed] {""}, von der Raumleitung beendet
   *[rules] {""}
}.
and = { $items } und { $last }

## Während einer Partie

how-to-type = Gib eine Nummer oder einen Zug ein. help zeigt, was du sonst eingeben kannst; quit beendet.
pass-keyboard = Gib die Tastatur an { $seat } weiter und drücke dann Enter.
seen-this = { $seat }, drücke Enter, wenn du das gesehen hast.
at-any-time = Jederzeit:
open-to-you = jetzt für dich möglich
match-over = Die Partie ist zu Ende.
too-late = Zu spät.
not-it = Das ist es nicht. Versuche es noch einmal oder gib fail ein.
could-be = „{ $typed }“ kann bedeuten: { $moves } Gib mehr davon ein.
no-option = Es gibt keine Möglichkeit { $number }; gib eine Zahl von 1 bis { $count } ein.
did-you-mean = „{ $typed }“ ist kein Zug. Meintest du „{ $move }“? y spielt ihn.
why-what = Schreibe why und einen Zug, zum Beispiel: why { $move }
possible = { $move } ist jetzt möglich.
hint-move = Zug
hint-share = Überlegung
hint-expected = erwartet
hint-line = So könnte es weitergehen: { $steps }
hint-chance = Zufall
take-back = { $seat }, nimmst du deinen letzten Zug zurück?
nothing-to-take-back = { $seat } hat keinen Zug, der zurückgenommen werden könnte.
go-back = Sind alle einverstanden, bis vor den letzten Zug von { $seat } zurückzugehen?
save-where = Schreibe save und den Namen einer Datei, zum Beispiel: save partie.txt
exists = { $file } gibt es schon; save! { $file } überschreibt sie.
saved = Gespeichert. ludoteka verify { $file } prüft die Aufzeichnung, ludoteka replay { $file } erzählt sie noch einmal.
give-up = { $seat }, gibst du auf?

## On pictures of the table

map-hero = Held
map-enemy = Feind und seine Stärke
map-items = Gegenstände
battle-attack = Angriff { $have } von { $need }
odds-title = Was zu erwarten ist
odds-victory = Sieg
odds-token = Prätorianer
odds-plague = Pest
odds-faint = Ohnmacht
odds-units = − Einheiten
odds-lives = − Leben
odds-fireballs = − Feuerbälle
odds-attack = Angriff
odds-more = … andere Möglichkeiten: { $count }
odds-hero-alone = nur der Heldenwürfel
just-happened = Gerade geschehen:
may-answer = Du kannst antworten mit:
only-pass = Du kannst nur passen.

## Was man eingeben kann

help-number = spielt die Möglichkeit mit dieser Nummer
help-move = spielt ihn; sein Anfang oder eines seiner Wörter genügt, wenn kein anderer möglicher Zug es hat
    .typed = ein Zug
help-enter = zeigt den Tisch und die Möglichkeiten noch einmal
help-speak = spricht für einen anderen Menschen an dieser Tastatur, wo die Regeln es erlauben
    .typed = P2 ein Zug
help-rules = listet die Regeln auf; ? PARAGRAF oder ? WORT zeigt einige davon
help-why = sagt, warum ein Zug oder alles mit diesem Teil jetzt nicht möglich ist
    .typed = why ZUG
help-undo = nimmt deinen letzten Zug zurück
help-hint = einen starken Bot fragen, was er täte; das Protokoll hält es fest
help-log = liest alles noch einmal vor, was dir gesagt wurde
help-save = schreibt die Aufzeichnung; save! DATEI überschreibt eine Datei
    .typed = save DATEI
help-resign = gibt auf
help-quit = beendet
help-slash = dieselben Wörter, wo das Spiel selbst einen Zug dieses Namens hat

## Rückschau auf eine beendete Partie

review-began = am Anfang
review-luck = Glück
review-decisions = Entscheidungen
review-rest = andere, Rest
review-ended = am Ende
review-errors = Änderungen der Gewinnchance in Hundertsteln, jeweils mit Standardfehler; blasse liegen innerhalb davon. Entscheidungen werden an den Vorschlägen eines Bots gemessen.
review-dearest = Die teuersten Entscheidungen von { $seat }
review-none = keine, die der Rede wert wäre
review-move = Zeile { $line }: { $played } — besser: { $better }, +{ $gain } ±{ $error } Hundertstel
review-unclear = Zeile { $line }: { $played } — vielleicht besser: { $better }, aber unklar: +{ $gain } ±{ $error } Hundertstel
