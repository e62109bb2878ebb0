### Kragmortha auf Deutsch. Wie Sätze entstehen, steht am Anfang von en.ftl.

title = Kragmortha
blurb = Goblins schnüffeln in der Bibliothek des Finsteren Herrn. Schubse die anderen in seine Arme, trag seine Bücher davon und geh mit den wenigsten Vernichtenden Blicken heim.
list-last = { $items } und { $last }

## Argumente, die Spieler sind

argument-pushed = seat
argument-pusher = seat
argument-to = seat
argument-other = seat
argument-by = seat
argument-accuser = seat
argument-culprit = seat
argument-goblin = seat
argument-winners = seat

## Spieler, Goblins, Figuren

seat-0 = Rot
seat-1 = Blau
seat-2 = Grün
seat-3 = Gelb
seat-4 = Lila
seat-5 = Orange
seat-6 = Weiß
seat-7 = Schwarz
seat-hidden = Jemand
goblin-red = roter Goblin
goblin-blue = blauer Goblin
goblin-green = grüner Goblin
goblin-yellow = gelber Goblin
goblin-purple = lila Goblin
goblin-orange = orangefarbener Goblin
goblin-white = weißer Goblin
goblin-black = schwarzer Goblin
pawn-goblin = Goblin
pawn-rigor = Rigor Mortis
piece-goblin = Goblin
piece-rigor = Rigor Mortis, der Finstere Herr
piece-desk = Schreibtisch
piece-bookcase = Regal
piece-teleport = Teleportfeld
piece-start = Startfeld
piece-movement = Bewegungskarte
piece-look = Vernichtender Blick
piece-book = Magisches Buch
piece-token = Teleportmarker
square-hidden = ein unsichtbares Feld

## Symbole auf Feldern und Karten

symbol-scroll = Schriftrolle
    .colour = gelb
symbol-gems = Edelsteine
    .colour = blau
symbol-potion = Trank
    .colour = grün
symbol-grimoire = Grimoire
    .colour = rot
symbol-orb = Kugel
    .colour = beliebig

## Bewegungskarten; das letzte Symbol fehlt, wo der Besitzer es nicht sehen kann

card-hidden = verdeckte Karte
    .kind = hidden
    .full = verdeckte Karte
card-g-s = { symbol-scroll } + ?
    .kind = goblin
    .full = { symbol-scroll } + ? (Goblin)
card-g-s-s = { symbol-scroll } + { symbol-scroll }
    .kind = goblin
    .full = { symbol-scroll } + { symbol-scroll } (Goblin)
card-g-s-g = { symbol-scroll } + { symbol-gems }
    .kind = goblin
    .full = { symbol-scroll } + { symbol-gems } (Goblin)
card-g-s-p = { symbol-scroll } + { symbol-potion }
    .kind = goblin
    .full = { symbol-scroll } + { symbol-potion } (Goblin)
card-g-s-r = { symbol-scroll } + { symbol-grimoire }
    .kind = goblin
    .full = { symbol-scroll } + { symbol-grimoire } (Goblin)
card-g-s-o = { symbol-scroll } + { symbol-orb }
    .kind = goblin
    .full = { symbol-scroll } + { symbol-orb } (Goblin)
card-g-g = { symbol-gems } + ?
    .kind = goblin
    .full = { symbol-gems } + ? (Goblin)
card-g-g-s = { symbol-gems } + { symbol-scroll }
    .kind = goblin
    .full = { symbol-gems } + { symbol-scroll } (Goblin)
card-g-g-g = { symbol-gems } + { symbol-gems }
    .kind = goblin
    .full = { symbol-gems } + { symbol-gems } (Goblin)
card-g-g-p = { symbol-gems } + { symbol-potion }
    .kind = goblin
    .full = { symbol-gems } + { symbol-potion } (Goblin)
card-g-g-r = { symbol-gems } + { symbol-grimoire }
    .kind = goblin
    .full = { symbol-gems } + { symbol-grimoire } (Goblin)
card-g-g-o = { symbol-gems } + { symbol-orb }
    .kind = goblin
    .full = { symbol-gems } + { symbol-orb } (Goblin)
card-g-p = { symbol-potion } + ?
    .kind = goblin
    .full = { symbol-potion } + ? (Goblin)
card-g-p-s = { symbol-potion } + { symbol-scroll }
    .kind = goblin
    .full = { symbol-potion } + { symbol-scroll } (Goblin)
card-g-p-g = { symbol-potion } + { symbol-gems }
    .kind = goblin
    .full = { symbol-potion } + { symbol-gems } (Goblin)
card-g-p-p = { symbol-potion } + { symbol-potion }
    .kind = goblin
    .full = { symbol-potion } + { symbol-potion } (Goblin)
card-g-p-r = { symbol-potion } + { symbol-grimoire }
    .kind = goblin
    .full = { symbol-potion } + { symbol-grimoire } (Goblin)
card-g-p-o = { symbol-potion } + { symbol-orb }
    .kind = goblin
    .full = { symbol-potion } + { symbol-orb } (Goblin)
card-g-r = { symbol-grimoire } + ?
    .kind = goblin
    .full = { symbol-grimoire } + ? (Goblin)
card-g-r-s = { symbol-grimoire } + { symbol-scroll }
    .kind = goblin
    .full = { symbol-grimoire } + { symbol-scroll } (Goblin)
card-g-r-g = { symbol-grimoire } + { symbol-gems }
    .kind = goblin
    .full = { symbol-grimoire } + { symbol-gems } (Goblin)
card-g-r-p = { symbol-grimoire } + { symbol-potion }
    .kind = goblin
    .full = { symbol-grimoire } + { symbol-potion } (Goblin)
card-g-r-r = { symbol-grimoire } + { symbol-grimoire }
    .kind = goblin
    .full = { symbol-grimoire } + { symbol-grimoire } (Goblin)
card-g-r-o = { symbol-grimoire } + { symbol-orb }
    .kind = goblin
    .full = { symbol-grimoire } + { symbol-orb } (Goblin)
card-g-o = { symbol-orb } + ?
    .kind = goblin
    .full = { symbol-orb } + ? (Goblin)
card-g-o-s = { symbol-orb } + { symbol-scroll }
    .kind = goblin
    .full = { symbol-orb } + { symbol-scroll } (Goblin)
card-g-o-g = { symbol-orb } + { symbol-gems }
    .kind = goblin
    .full = { symbol-orb } + { symbol-gems } (Goblin)
card-g-o-p = { symbol-orb } + { symbol-potion }
    .kind = goblin
    .full = { symbol-orb } + { symbol-potion } (Goblin)
card-g-o-r = { symbol-orb } + { symbol-grimoire }
    .kind = goblin
    .full = { symbol-orb } + { symbol-grimoire } (Goblin)
card-g-o-o = { symbol-orb } + { symbol-orb }
    .kind = goblin
    .full = { symbol-orb } + { symbol-orb } (Goblin)
card-r-s = { symbol-scroll } + ?
    .kind = rigor
    .full = { symbol-scroll } + ? (Rigor)
card-r-s-s = { symbol-scroll } + { symbol-scroll }
    .kind = rigor
    .full = { symbol-scroll } + { symbol-scroll } (Rigor)
card-r-s-g = { symbol-scroll } + { symbol-gems }
    .kind = rigor
    .full = { symbol-scroll } + { symbol-gems } (Rigor)
card-r-s-p = { symbol-scroll } + { symbol-potion }
    .kind = rigor
    .full = { symbol-scroll } + { symbol-potion } (Rigor)
card-r-s-r = { symbol-scroll } + { symbol-grimoire }
    .kind = rigor
    .full = { symbol-scroll } + { symbol-grimoire } (Rigor)
card-r-s-o = { symbol-scroll } + { symbol-orb }
    .kind = rigor
    .full = { symbol-scroll } + { symbol-orb } (Rigor)
card-r-g = { symbol-gems } + ?
    .kind = rigor
    .full = { symbol-gems } + ? (Rigor)
card-r-g-s = { symbol-gems } + { symbol-scroll }
    .kind = rigor
    .full = { symbol-gems } + { symbol-scroll } (Rigor)
card-r-g-g = { symbol-gems } + { symbol-gems }
    .kind = rigor
    .full = { symbol-gems } + { symbol-gems } (Rigor)
card-r-g-p = { symbol-gems } + { symbol-potion }
    .kind = rigor
    .full = { symbol-gems } + { symbol-potion } (Rigor)
card-r-g-r = { symbol-gems } + { symbol-grimoire }
    .kind = rigor
    .full = { symbol-gems } + { symbol-grimoire } (Rigor)
card-r-g-o = { symbol-gems } + { symbol-orb }
    .kind = rigor
    .full = { symbol-gems } + { symbol-orb } (Rigor)
card-r-p = { symbol-potion } + ?
    .kind = rigor
    .full = { symbol-potion } + ? (Rigor)
card-r-p-s = { symbol-potion } + { symbol-scroll }
    .kind = rigor
    .full = { symbol-potion } + { symbol-scroll } (Rigor)
card-r-p-g = { symbol-potion } + { symbol-gems }
    .kind = rigor
    .full = { symbol-potion } + { symbol-gems } (Rigor)
card-r-p-p = { symbol-potion } + { symbol-potion }
    .kind = rigor
    .full = { symbol-potion } + { symbol-potion } (Rigor)
card-r-p-r = { symbol-potion } + { symbol-grimoire }
    .kind = rigor
    .full = { symbol-potion } + { symbol-grimoire } (Rigor)
card-r-p-o = { symbol-potion } + { symbol-orb }
    .kind = rigor
    .full = { symbol-potion } + { symbol-orb } (Rigor)
card-r-r = { symbol-grimoire } + ?
    .kind = rigor
    .full = { symbol-grimoire } + ? (Rigor)
card-r-r-s = { symbol-grimoire } + { symbol-scroll }
    .kind = rigor
    .full = { symbol-grimoire } + { symbol-scroll } (Rigor)
card-r-r-g = { symbol-grimoire } + { symbol-gems }
    .kind = rigor
    .full = { symbol-grimoire } + { symbol-gems } (Rigor)
card-r-r-p = { symbol-grimoire } + { symbol-potion }
    .kind = rigor
    .full = { symbol-grimoire } + { symbol-potion } (Rigor)
card-r-r-r = { symbol-grimoire } + { symbol-grimoire }
    .kind = rigor
    .full = { symbol-grimoire } + { symbol-grimoire } (Rigor)
card-r-r-o = { symbol-grimoire } + { symbol-orb }
    .kind = rigor
    .full = { symbol-grimoire } + { symbol-orb } (Rigor)
card-r-o = { symbol-orb } + ?
    .kind = rigor
    .full = { symbol-orb } + ? (Rigor)
card-r-o-s = { symbol-orb } + { symbol-scroll }
    .kind = rigor
    .full = { symbol-orb } + { symbol-scroll } (Rigor)
card-r-o-g = { symbol-orb } + { symbol-gems }
    .kind = rigor
    .full = { symbol-orb } + { symbol-gems } (Rigor)
card-r-o-p = { symbol-orb } + { symbol-potion }
    .kind = rigor
    .full = { symbol-orb } + { symbol-potion } (Rigor)
card-r-o-r = { symbol-orb } + { symbol-grimoire }
    .kind = rigor
    .full = { symbol-orb } + { symbol-grimoire } (Rigor)
card-r-o-o = { symbol-orb } + { symbol-orb }
    .kind = rigor
    .full = { symbol-orb } + { symbol-orb } (Rigor)

## Zeichen der Blicke: der Körperteil des Goblins, der leidet

part-mouth = Mund
part-words = Worte
part-manners = Benehmen
part-head = Kopf
part-arm = Arm
part-fingers = Finger
part-leg = Bein
part-seat = Sitz
part-cards = Karten
part-eye = Auge

## Was ein Blick bewirkt, wenn das Programm über ihn wacht

handicap-vowels = Tippe zu Beginn jedes deiner Züge nur die Vokale des gezeigten Flehrufs.
handicap-lisp = Tippe zu Beginn jedes deiner Züge den Flehruf lispelnd: aus jedem s und ß wird th.
handicap-consonants = Tippe zu Beginn jedes deiner Züge den Flehruf ohne Vokale.
handicap-mumble = Nuschle zu Beginn jedes deiner Züge den Flehruf: ein m für jeden Buchstaben.
handicap-blank-symbol = Dein linker Nachbar nennt eines der vier Symbole: Auf deinen Karten gilt es als leer. Kugeln wirken weiter.
handicap-hail = Drücke nach jeder Bewegung Rigors binnen 6 Sekunden HULDIGEN.
handicap-veto = Zu Beginn deines Zuges zeigt dein linker Nachbar auf die Rückseite einer deiner Karten: In diesem Zug darfst du sie nicht spielen.
handicap-neighbour-places = Immer wenn du für deinen Goblin ein Teleport- oder Startfeld wählen würdest, wählt dein linker Nachbar.
handicap-crown = Deine neueste Karte klebt an deiner Stirn: Alle sehen sie, nur du nicht. Du kannst sie nur blind spielen.
handicap-near-sight = Du siehst nur Figuren, die höchstens drei Felder von deinem Goblin entfernt sind. Solange du Rigor nicht siehst, spielst du seine Karten blind.
handicap-mirror = Dein Spielplan ist seitenverkehrt und ohne Koordinaten.
handicap-masks = Alle anderen Goblins sehen für dich gleich aus, und die Blicke und Bücher der anderen siehst du nicht.
handicap-no-shoving = Dein Goblin darf kein Feld betreten, auf dem ein Goblin steht.
handicap-pushed-chooses = Wenn dein Goblin schubst, wählt der Besitzer des geschubsten Goblins das Feld.
handicap-blind-shove = Wenn dein Goblin schubst, bestimmt der Zufall das Feld.
handicap-crab = Krebsgang: Erlaubt eine Goblin-Karte einen ersten Schritt zur Seite, musst du ihn machen.
handicap-ends = Du darfst nur die älteste oder die neueste Karte deiner Hand spielen.
handicap-hop = Du hüpfst: Mit Goblin-Karten hast du keinen zweiten Schritt.
handicap-straight = Mit Goblin-Karten muss der zweite Schritt in derselben Richtung weitergehen wie der erste.
handicap-stand-up = Halte zu Beginn jedes deiner Züge 3 Sekunden lang AUFSTEHEN gedrückt; beginne binnen 8 Sekunden.
handicap-hurry = Du hast 15 Sekunden für deinen ganzen Zug. Danach entscheidet der Zufall für dich.
handicap-two-cards = Deine Hand besteht aus zwei Karten.
handicap-open-hand = Alle sehen deine Hand.
handicap-left-symbol = Du siehst von deinen Karten nur das linke Symbol und spielst sie blind.

## Vernichtende Blicke: Name, was am Tisch zu tun ist, was das Programm tut, Zeichen

look-hidden = ?
    .table = Du siehst ihn nicht.
    .enforced = Du siehst ihn nicht.
    .symbol = ?
look-blank = Leerer Blick
    .table = Er zählt, verlangt aber nichts.
    .enforced = Er zählt, bewirkt aber nichts.
    .symbol = keines
look-w-01 = Aufgerissenes Maul
    .table = Halte den Mund offen.
    .enforced = { handicap-vowels }
    .symbol = { part-mouth }
look-w-02 = Hängende Zunge
    .table = Strecke die Zunge heraus.
    .enforced = { handicap-lisp }
    .symbol = { part-mouth }
look-w-03 = Zusammengebissene Zähne
    .table = Sprich nur durch zusammengebissene Zähne.
    .enforced = { handicap-consonants }
    .symbol = { part-mouth }
look-w-04 = Zugenähte Lippen
    .table = Sprich nur mit geschlossenen Lippen.
    .enforced = { handicap-mumble }
    .symbol = { part-mouth }
look-w-05 = Drei verbotene Wörter
    .table = Die anderen einigen sich auf drei Wörter. Sprich sie niemals aus.
    .enforced = { handicap-blank-symbol }
    .symbol = { part-words }
look-w-06 = Huldigung!
    .table = Rufe nach jeder Bewegung Rigors „Ruhm dem Finsteren Herrn!“, bevor die nächste Karte gespielt wird.
    .enforced = { handicap-hail }
    .symbol = { part-words }
look-w-07 = Mit Verlaub
    .table = Frage vor jedem deiner Züge „Darf ich, Finsterer Herr?“ und warte auf ein Ja.
    .enforced = { handicap-veto }
    .symbol = { part-manners }
look-w-08 = Dieser Wurm
    .table = Sage niemals ich, mich oder mein. Du bist „dieser Wurm“.
    .enforced = { handicap-neighbour-places }
    .symbol = { part-manners }
look-w-09 = Kartenkrone
    .table = Balanciere diese Karte auf dem Kopf.
    .enforced = { handicap-crown }
    .symbol = { part-head }
look-w-10 = Schweres Kinn
    .table = Drücke diese Karte mit dem Kinn auf den Tisch.
    .enforced = { handicap-near-sight }
    .symbol = { part-head }
look-w-11 = Schiefer Hals
    .table = Klemme diese Karte zwischen Ohr und Schulter.
    .enforced = { handicap-mirror }
    .symbol = { part-head }
look-w-12 = Gesenktes Haupt
    .table = Klemme diese Karte zwischen Kinn und Brust.
    .enforced = { handicap-masks }
    .symbol = { part-head }
look-w-13 = Steifer Arm
    .table = Klemme diese Karte unter die Achsel.
    .enforced = { handicap-no-shoving }
    .symbol = { part-arm }
look-w-14 = Armbeuge
    .table = Klemme diese Karte in die Armbeuge.
    .enforced = { handicap-pushed-chooses }
    .symbol = { part-arm }
look-w-15 = Gefesselte Unterarme
    .table = Klemme diese Karte zwischen die Unterarme.
    .enforced = { handicap-blind-shove }
    .symbol = { part-arm }
look-w-16 = Krebsscheren
    .table = Deine Hände sind Scheren: Daumen gegen die geschlossenen Finger, was du auch tust.
    .enforced = { handicap-crab }
    .symbol = { part-fingers }
look-w-17 = Gabelfinger
    .table = Spreize die Finger nur zwischen Mittel- und Ringfinger.
    .enforced = { handicap-ends }
    .symbol = { part-fingers }
look-w-18 = Auf einem Bein
    .table = Stehe auf einem Bein.
    .enforced = { handicap-hop }
    .symbol = { part-leg }
look-w-19 = Zusammengepresste Knie
    .table = Klemme diese Karte zwischen die Knie.
    .enforced = { handicap-straight }
    .symbol = { part-leg }
look-w-20 = Aufstehen!
    .table = Stehe während deines ganzen Zuges und setze dich danach wieder.
    .enforced = { handicap-stand-up }
    .symbol = { part-seat }
look-w-21 = Um den Stuhl
    .table = Gehe vor jedem deiner Züge einmal um deinen Stuhl.
    .enforced = { handicap-hurry }
    .symbol = { part-seat }
look-w-22 = Zwei Karten auf der Hand
    .table = Deine Hand besteht aus zwei Karten.
    .enforced = { handicap-two-cards }
    .symbol = { part-cards }
look-w-23 = Offene Hand
    .table = Spiele mit offener Hand.
    .enforced = { handicap-open-hand }
    .symbol = { part-cards }
look-w-24 = Einäugig
    .table = Halte ein Auge geschlossen.
    .enforced = { handicap-left-symbol }
    .symbol = { part-eye }

## Flehrufe mit den Antworten. Vokale sind a ä e i o ö u ü; leere Wörter entfallen; lispelnd wird aus jedem s und ß ein th.

grovel-1 = Ja mein Finsterer Herr
    .vowels = a ei iee e
    .lisp = ja mein finthterer herr
    .consonants = j mn fnstrr hrr
    .mumble = mm mmmm mmmmmmmmm mmmm
grovel-2 = Ich bin es nicht gewesen
    .vowels = i i e i eee
    .lisp = ich bin eth nicht gewethen
    .consonants = ch bn s ncht gwsn
    .mumble = mmm mmm mm mmmmm mmmmmmm
grovel-3 = Lass diesen Goblin laufen
    .vowels = a iee oi aue
    .lisp = lathth diethen goblin laufen
    .consonants = lss dsn gbln lfn
    .mumble = mmmm mmmmmm mmmmmm mmmmmm
grovel-4 = Das waren die anderen
    .vowels = a ae ie aee
    .lisp = dath waren die anderen
    .consonants = ds wrn d ndrn
    .mumble = mmm mmmmm mmm mmmmmmm
grovel-5 = Ich staube nur Regale ab
    .vowels = i aue u eae a
    .lisp = ich thtaube nur regale ab
    .consonants = ch stb nr rgl b
    .mumble = mmm mmmmmm mmm mmmmmm mm
grovel-6 = Was für ein süßer Totenkopf
    .vowels = a ü ei üe oeo
    .lisp = wath für ein thüther totenkopf
    .consonants = ws fr n sßr ttnkpf
    .mumble = mmm mmm mmm mmmmm mmmmmmmmm

## Was ein Buch bewirkt

magic-pardon = Lege einen deiner Blicke unter seinen Stapel zurück.
magic-satchel = Ziehe sofort eine Karte. Von nun an hast du eine Karte mehr auf der Hand.
magic-haste = Spiele nach deiner Bewegung noch eine Karte.
magic-stride = Wenn du eine Goblin-Karte spielst und deine Bewegung nicht abbricht, darf dein Goblin noch einen Schritt auf ein beliebiges Nachbarfeld machen.
magic-atlas = Setze deinen Goblin auf ein beliebiges leeres Teleportfeld. Es wird kein Marker aufgedeckt.
magic-summons = Bewege Rigor einen Schritt auf ein beliebiges Nachbarfeld, aber nicht auf deinen eigenen Goblin.
magic-shoving = In diesem Zug wählst du bei jedem Schubser, den dein Goblin auslöst, das Feld.
magic-cloak = Wenn du Rigor begegnest, ziehe keinen Blick. Auf ein Teleportfeld musst du trotzdem.
magic-stubborn = Wenn dein Goblin geschubst werden soll, wählst du das Feld.
magic-identity = Dein Goblin tauscht den Platz mit einem anderen Goblin.
magic-blank-pages = Lege mindestens eine deiner Karten ab und ziehe ebenso viele.
magic-ledger = Gib einen deiner Blicke jemandem, der weniger Blicke hat als du und keinen mit diesem Zeichen.
magic-index = Bewirkt rein gar nichts, das aber ausführlich.

## Magische Bücher

book-hidden = ?
    .effect = Du siehst es nicht.
book-b01 = Band der kleinen Gnaden
    .effect = { magic-pardon }
book-b03 = Die bodenlose Tasche
    .effect = { magic-satchel }
book-b05 = Traktat über ungebührliche Hast
    .effect = { magic-haste }
book-b06 = Kodex des weiten Schritts
    .effect = { magic-stride }
book-b07 = Atlas der Geheimgänge
    .effect = { magic-atlas }
book-b09 = Grimoire der zweiten Beschwörung
    .effect = { magic-summons }
book-b11 = Fibel des geordneten Schubsens
    .effect = { magic-shoving }
book-b12 = Mantel der auffälligen Abwesenheit
    .effect = { magic-cloak }
book-b14 = Katechismus des sturen Goblins
    .effect = { magic-stubborn }
book-b15 = Buch der Verwechslungen
    .effect = { magic-identity }
book-b16 = Die leeren Seiten
    .effect = { magic-blank-pages }
book-b17 = Hauptbuch der Schuld
    .effect = { magic-ledger }
book-b18 = Verzeichnis aller Verzeichnisse
    .effect = { magic-index }
window-before = bevor du eine Karte spielst
window-after = nach deiner Bewegung
window-meeting = wenn du Rigor begegnest
window-push = wenn dein Goblin geschubst werden soll
window-always = immer
window-none = nie

## Teleportmarker

token-hidden = verdeckter Marker
    .effect = Noch kennt ihn niemand.
token-teleport = Teleport
    .effect = Begib dich auf ein anderes leeres Teleportfeld.
token-book = Buch
    .effect = Begib dich auf ein anderes leeres Teleportfeld und ziehe ein Buch.
token-trap = Falle
    .effect = Begib dich auf ein anderes leeres Teleportfeld und ziehe einen Blick.

## Kurze Wörter für den Tisch

label-you = du
label-bot = Bot
label-turn = { $seat } ist am Zug
label-looks =
    { $count ->
        [0] keine Blicke
        [one] { $count } Blick
       *[other] { $count } Blicke
    }
label-books =
    { $count ->
        [0] keine Bücher
        [one] { $count } Buch
       *[other] { $count } Bücher
    }
label-magic =
    { $count ->
        [one] { $count } magisches Symbol
       *[other] { $count } magische Symbole
    }
label-hand =
    { $count ->
        [0] keine Handkarten
        [one] { $count } Handkarte
       *[other] { $count } Handkarten
    }
label-movement-deck = Bewegungskarten: { $count }
label-movement-discard = Abgelegt: { $count }
label-look-deck = Blicke im Stapel: { $count }
label-book-deck = Bücher im Stapel: { $count }
label-tokens = Marker: { $up } offen, { $down } verdeckt
label-used = benutzt
label-enforced = das Programm wacht darüber
label-out = ausgeschieden
label-third-look = Noch ein Blick für { $seat } beendet das Spiel.
label-last-books =
    { $count ->
        [one] Nur noch { $count } Buch ist übrig.
       *[other] Nur noch { $count } Bücher sind übrig.
    }
label-leading = Wäre das Spiel jetzt aus: { $seat }.

## Optionen

option-look-mode = Blicke
    .explain = Wer wacht darüber, dass Blicke befolgt werden? Bei Bots immer das Programm.
option-look-mode-table = die Menschen am Tisch
option-look-mode-enforced = das Programm
option-look-mode-p1 = Blicke von { seat-0 }
    .explain = { option-look-mode.explain }
option-look-mode-p1-same = wie bei allen
option-look-mode-p1-table = { option-look-mode-table }
option-look-mode-p1-enforced = { option-look-mode-enforced }
option-look-mode-p2 = Blicke von { seat-1 }
    .explain = { option-look-mode.explain }
option-look-mode-p2-same = wie bei allen
option-look-mode-p2-table = { option-look-mode-table }
option-look-mode-p2-enforced = { option-look-mode-enforced }
option-look-mode-p3 = Blicke von { seat-2 }
    .explain = { option-look-mode.explain }
option-look-mode-p3-same = wie bei allen
option-look-mode-p3-table = { option-look-mode-table }
option-look-mode-p3-enforced = { option-look-mode-enforced }
option-look-mode-p4 = Blicke von { seat-3 }
    .explain = { option-look-mode.explain }
option-look-mode-p4-same = wie bei allen
option-look-mode-p4-table = { option-look-mode-table }
option-look-mode-p4-enforced = { option-look-mode-enforced }
option-look-mode-p5 = Blicke von { seat-4 }
    .explain = { option-look-mode.explain }
option-look-mode-p5-same = wie bei allen
option-look-mode-p5-table = { option-look-mode-table }
option-look-mode-p5-enforced = { option-look-mode-enforced }
option-look-mode-p6 = Blicke von { seat-5 }
    .explain = { option-look-mode.explain }
option-look-mode-p6-same = wie bei allen
option-look-mode-p6-table = { option-look-mode-table }
option-look-mode-p6-enforced = { option-look-mode-enforced }
option-look-mode-p7 = Blicke von { seat-6 }
    .explain = { option-look-mode.explain }
option-look-mode-p7-same = wie bei allen
option-look-mode-p7-table = { option-look-mode-table }
option-look-mode-p7-enforced = { option-look-mode-enforced }
option-look-mode-p8 = Blicke von { seat-7 }
    .explain = { option-look-mode.explain }
option-look-mode-p8-same = wie bei allen
option-look-mode-p8-table = { option-look-mode-table }
option-look-mode-p8-enforced = { option-look-mode-enforced }
option-push-chooser = Wahl in einer Schubskette
    .explain = Wer wählt das Feld, wenn ein geschubster Goblin den nächsten schubst?
option-push-chooser-pusher = der Besitzer des schubsenden Goblins
option-push-chooser-active = wer am Zug ist
option-pushed-onto-desk = Auf den Schreibtisch schubsen
    .explain = Was geschieht, wenn ein Goblin auf den Schreibtisch geschubst wird?
option-pushed-onto-desk-book = er bekommt ein Buch
option-pushed-onto-desk-forbidden = dorthin darf nicht geschubst werden
option-desk-ends-move = Der Schreibtisch beendet die Bewegung
    .explain = Verfällt nach einem ersten Schritt auf den Schreibtisch das zweite Symbol?
option-desk-ends-move-true = ja
option-desk-ends-move-false = nein, es darf vom Startfeld aus genutzt werden
option-rigor-teleport = Rigor auf einem Teleportfeld
    .explain = Wer Rigor auf ein Teleportfeld bewegt, …
option-rigor-teleport-may = darf ihn teleportieren
option-rigor-teleport-must = muss ihn teleportieren
option-rigor-continues-after-meeting = Rigor geht nach einer Begegnung weiter
    .explain = Darf Rigor den zweiten Schritt machen, wenn er mit dem ersten einem Goblin begegnet ist?
option-rigor-continues-after-meeting-true = ja
option-rigor-continues-after-meeting-false = nein
option-blocked-teleport = Blockierter Teleport
    .explain = Ein Goblin betritt ein Teleportfeld, während alle anderen besetzt sind.
option-blocked-teleport-nothing = nichts geschieht
option-blocked-teleport-token-only = ein Marker wird aufgedeckt, aber der Goblin bleibt stehen
option-first-player = Startspieler
    .explain = Wer beginnt?
option-first-player-random = der Zufall entscheidet
option-first-player-vote = wer nach Abstimmung am meisten wie ein Goblin aussieht
option-first-player-host = der Gastgeber
option-two-player-accusation = Anklagen bei zwei Menschen
    .explain = Sitzen nur zwei Menschen am Tisch, kann niemand abstimmen.
option-two-player-accusation-admit = gelten nur nach einem Geständnis
option-two-player-accusation-off = gibt es nicht
option-false-accusation = Falsche Anklage
    .explain = Was kostet ein Freispruch den Ankläger?
option-false-accusation-none = nichts
option-false-accusation-look = einen Blick
option-bot-breach = Tollpatschige Bots
    .explain = Wie oft ein Bot an einem Ritual scheitert: 0 nie, 0.2 jedes fünfte Mal.
option-bot-fumble = Benommene Bots
    .explain = Wie oft ein Bot unter einem Blick, der etwas verbirgt, aufs Geratewohl handelt: 0 nie, 0.5 jedes zweite Mal.
option-decision-clock = Zeit für eine Entscheidung
    .explain = Sekunden für jede Entscheidung; danach wird eine einfache Wahl getroffen.
option-decision-clock-off = unbegrenzt
option-ritual-clock = Zeit für ein Ritual
    .explain = Sekunden, um zu tun, was ein Blick verlangt; ohne Grenze kann niemand scheitern.
option-ritual-clock-off = unbegrenzt
option-looks-to-lose = Blicke, die das Spiel beenden
    .explain = Wer so viele Blicke bekommt, scheidet aus, und das Spiel ist zu Ende.

## Fragen: was jetzt entschieden wird

prompt-over = Das Spiel ist zu Ende.
prompt-chance = Der Zufall entscheidet.
prompt-first =
    { $you ->
        [yes] Wer sieht am meisten wie ein Goblin aus?
       *[no] Alle stimmen ab, wer am meisten wie ein Goblin aussieht.
    }
prompt-place =
    { $you ->
        [yes] Setze deinen Goblin auf ein leeres Startfeld.
       *[no] { $seat } wählt ein Startfeld.
    }
prompt-place-eighth =
    { $you ->
        [yes] Alle Startfelder sind besetzt: Setze deinen Goblin neben einen anderen.
       *[no] { $seat } wählt ein Feld neben einem Goblin.
    }
prompt-main =
    { $you ->
        [yes] Du bist am Zug: Spiele eine Karte. Vorher darfst du Bücher benutzen.
       *[no] { $seat } ist am Zug.
    }
prompt-main-stuck =
    { $you ->
        [yes] Du kannst keine Karte spielen: Zeige deine Hand, lege sie ab und ziehe neue Karten.
       *[no] { $seat } ist am Zug.
    }
prompt-main-card =
    { $you ->
        [yes] Deine Karte ist { $card-full }: Wähle das erste Feld.
       *[no] { $seat } muss { $card-full } spielen und wählt das erste Feld.
    }
prompt-push =
    { $you ->
        [yes] Wohin schubst du { $pushed }?
       *[no] { $seat } wählt, wohin { $pushed } geschubst wird.
    }
prompt-push-own =
    { $you ->
        [yes] Du wirst geschubst: Wähle das Feld selbst.
       *[no] { $seat } wird geschubst und wählt das Feld selbst.
    }
prompt-react-stubborn =
    { $you ->
        [yes] { $pusher } will dich schubsen. „{ $book }“ benutzen und das Feld selbst wählen?
       *[no] { $seat } kann { $pusher } mit „{ $book }“ in die Quere kommen.
    }
prompt-react-cloak =
    { $you ->
        [yes] Du begegnest Rigor. „{ $book }“ benutzen und keinen Blick ziehen?
       *[no] { $seat } kann dem Blick mit „{ $book }“ entgehen.
    }
prompt-meet =
    { $you ->
        [yes] Rigor hat dich erwischt: Wähle das Feld, auf das du fliehst.
       *[no] { $seat } wählt ein Feld zur Flucht.
    }
prompt-meet-for =
    { $you ->
        [yes] Rigor hat { $goblin } erwischt: Du wählst das Feld.
       *[no] { $seat } wählt das Feld, auf das { $goblin } flieht.
    }
prompt-tele =
    { $you ->
        [yes] Wähle das Teleportfeld, auf das du dich begibst.
       *[no] { $seat } wählt ein anderes Teleportfeld.
    }
prompt-tele-for =
    { $you ->
        [yes] Wähle das Teleportfeld für { $goblin }.
       *[no] { $seat } wählt das Teleportfeld für { $goblin }.
    }
prompt-start =
    { $you ->
        [yes] Du hast dein Buch: Wähle das Startfeld, auf das du zurückkehrst.
       *[no] { $seat } kehrt auf ein Startfeld zurück.
    }
prompt-start-for =
    { $you ->
        [yes] Wähle das Startfeld, auf das { $goblin } zurückkehrt.
       *[no] { $seat } wählt das Startfeld für { $goblin }.
    }
prompt-rtele =
    { $you ->
        [yes] Rigor steht auf einem Teleportfeld: Schicke ihn woandershin oder lass ihn hier.
       *[no] { $seat } kann Rigor teleportieren.
    }
prompt-step2 =
    { $you ->
        [yes] Mach einen zweiten Schritt oder bleib hier stehen.
       *[no] { $seat } kann einen zweiten Schritt machen.
    }
prompt-step2-rigor =
    { $you ->
        [yes] Bewege Rigor einen zweiten Schritt oder lass ihn hier stehen.
       *[no] { $seat } kann Rigor einen zweiten Schritt bewegen.
    }
prompt-stride =
    { $you ->
        [yes] Der weite Schritt: noch ein beliebiges Nachbarfeld, oder bleib stehen.
       *[no] { $seat } kann noch einen Schritt machen.
    }
prompt-after =
    { $you ->
        [yes] Deine Bewegung ist vorbei. Benutze ein Buch oder beende deinen Zug.
       *[no] { $seat } kann noch ein Buch benutzen.
    }
prompt-discard =
    { $you ->
        [yes] Du hast zu viele Karten: Wähle eine zum Ablegen.
       *[no] { $seat } hat zu viele Karten und legt eine ab.
    }
prompt-symbol =
    { $you ->
        [yes] Welches Symbol soll auf den Karten von { $culprit } leer sein?
       *[no] { $seat } nennt das Symbol, das für { $culprit } leer ist.
    }
prompt-words =
    { $you ->
        [yes] Einige dich mit den anderen auf drei Wörter, die { $culprit } nicht sagen darf.
       *[no] { $seat } nennt die drei Wörter, die für { $culprit } verboten sind.
    }
prompt-veto =
    { $you ->
        [yes] Zeige auf eine Karte, die { $culprit } in diesem Zug nicht spielen darf.
       *[no] { $seat } zeigt auf eine Karte von { $culprit }.
    }
prompt-ritual =
    { $you ->
        [yes] „{ $look }“ verlangt ein Ritual.
       *[no] { $seat } vollzieht das Ritual „{ $look }“.
    }
prompt-ritual-vowels =
    { $you ->
        [yes] „{ $look }“: Tippe nur die Vokale von „{ $grovel }“.
       *[no] { $seat } fleht „{ $grovel }“, nur in Vokalen.
    }
prompt-ritual-lisp =
    { $you ->
        [yes] „{ $look }“: Tippe „{ $grovel }“ lispelnd; aus s und ß wird th.
       *[no] { $seat } fleht lispelnd „{ $grovel }“.
    }
prompt-ritual-consonants =
    { $you ->
        [yes] „{ $look }“: Tippe „{ $grovel }“ ohne Vokale.
       *[no] { $seat } fleht „{ $grovel }“ ohne Vokale.
    }
prompt-ritual-mumble =
    { $you ->
        [yes] „{ $look }“: Nuschle „{ $grovel }“, ein m für jeden Buchstaben.
       *[no] { $seat } fleht nuschelnd „{ $grovel }“.
    }
prompt-ritual-hail =
    { $you ->
        [yes] „{ $look }“ Rigor hat sich bewegt: Huldige ihm!
       *[no] { $seat } muss dem Finsteren Herrn huldigen.
    }
prompt-ritual-stand-up =
    { $you ->
        [yes] „{ $look }“ Halte AUFSTEHEN gedrückt.
       *[no] { $seat } muss aufstehen.
    }
prompt-booktarget-pardon =
    { $you ->
        [yes] Welchen deiner Blicke legst du zurück?
       *[no] { $seat } wird einen Blick los.
    }
prompt-booktarget-atlas =
    { $you ->
        [yes] Wähle das Teleportfeld für deinen Goblin.
       *[no] { $seat } wählt ein Teleportfeld.
    }
prompt-booktarget-atlas-for =
    { $you ->
        [yes] Wähle das Teleportfeld für { $goblin }.
       *[no] { $seat } wählt das Teleportfeld für { $goblin }.
    }
prompt-booktarget-summons =
    { $you ->
        [yes] Wähle das Feld, auf das Rigor geht.
       *[no] { $seat } wählt, wohin Rigor geht.
    }
prompt-booktarget-identity =
    { $you ->
        [yes] Mit welchem Goblin tauschst du den Platz?
       *[no] { $seat } wählt einen Goblin zum Platztausch.
    }
prompt-booktarget-blank-pages =
    { $you ->
        [yes] Lege eine Karte ab, oder hör auf und ziehe ebenso viele.
       *[no] { $seat } legt Karten ab, um neue zu ziehen.
    }
prompt-booktarget-ledger =
    { $you ->
        [yes] Wer bekommt welchen deiner Blicke?
       *[no] { $seat } gibt einen Blick weiter.
    }
prompt-booktarget-haste =
    { $you ->
        [yes] Spiele noch eine Karte.
       *[no] { $seat } spielt noch eine Karte.
    }
prompt-accuse = Befolgt jemand einen Blick nicht? Klage an.
prompt-admit =
    { $you ->
        [yes] { $accuser } klagt dich an: „{ $look }“. Gibst du es zu?
       *[no] { $accuser } klagt { $seat } an, „{ $look }“ nicht zu befolgen.
    }
prompt-vote =
    { $you ->
        [yes] Hat { $culprit } gegen „{ $look }“ verstoßen?
       *[no] Abstimmung: Hat { $culprit } gegen „{ $look }“ verstoßen?
    }
prompt-position = Bereit? „{ $look }“ gilt für dich.
prompt-switch = Lieber nicht? Lass das Programm über den Blick wachen. Ein Zurück gibt es nicht.

## Züge: was gewählt werden kann

move-place = Setze deinen Goblin auf { $square }
move-play =
    { $card-kind ->
        [rigor] Spiele Rigor-Karte { $card }: Rigor geht auf { $square }
       *[other] Spiele Goblin-Karte { $card }: Schritt auf { $square }
    }
move-play-place = Spiele Karte { $place }: Schritt auf { $square }
move-stop = Hier stehen bleiben
move-step = Schritt auf { $square }
move-push = Schubse auf { $square }
move-to = Gehe auf { $square }
move-teleport = Teleportiere Rigor auf { $square }
move-use = Benutze „{ $book }“
move-decline = Kein Buch benutzen
move-commit = Spiele Karte { $place } blind
move-show = Zeige deine Hand, lege sie ab und ziehe neue Karten
move-stay = Lass Rigor hier
move-discard = Lege { $card-full } ab
move-discard-place = Lege Karte { $place } ab
move-symbol = Nenne das Symbol: { $symbol }
move-words-named = Die drei Wörter stehen fest
move-veto = Zeige auf Karte { $place }
move-fulfil = Geschafft
move-fail = Gescheitert
move-return = Lege „{ $look }“ zurück
move-give = Gib „{ $look }“ an { $seat }
move-swap = Tausche den Platz mit { $seat }
move-summon = Rigor geht auf { $square }
move-cancel = Das Buch doch nicht benutzen
move-done = Fertig
move-vote = { $seat }
move-abstain = Nicht abstimmen
move-accuse = Klage { $seat } an: „{ $look }“ wird nicht befolgt
move-admit = Zugeben
move-deny = Abstreiten
move-guilty = Schuldig
move-innocent = Unschuldig
move-in-position = Bereit: „{ $look }“
move-switch = Von nun an wacht das Programm über „{ $look }“
move-draw =
    { $card-kind ->
        [rigor] Rigor-Karte { $card }
        [hidden] Eine verdeckte Karte
       *[other] Goblin-Karte { $card }
    }
move-look = Blick „{ $look }“
move-book = Buch „{ $book }“
move-token = Marker: { $token }
move-first = { $seat } beginnt
move-grovel = Flehruf „{ $grovel }“

## Protokoll: was geschehen ist

log-first-player = { $seat } beginnt.
log-voted-first = Die Stimmen sind gezählt.
log-placed = { $seat } betritt die Bibliothek auf { $square }.
log-turn = { $seat } ist am Zug.
log-played =
    { $card-kind ->
        [rigor] { $seat } spielt Rigor-Karte { $card }.
       *[other] { $seat } spielt Goblin-Karte { $card }.
    }
log-stepped = { $seat } geht auf { $square }.
log-stopped = { $seat } bleibt stehen.
log-pushed = { $seat } schubst { $pushed } auf { $square }.
log-met = { $seat } begegnet dem Finsteren Herrn!
log-carried = { $seat } landet auf { $square }.
log-look-received = { $seat } erhält den Blick „{ $look }“.
log-look-redrawn = „{ $look }“: { $seat } hat schon einen Blick mit dem Zeichen „{ $look-symbol }“ und zieht neu.
log-blank-look = Der Stapel der Blicke ist leer: { $seat } erhält einen leeren Blick.
log-look-returned = { $seat } wird „{ $look }“ los.
log-look-given = { $seat } gibt „{ $look }“ an { $to } weiter.
log-token-turned = { $seat } deckt einen Marker auf: { $token }.
log-tokens-shuffled = Alle Marker sind verbraucht: Sie werden gemischt und wieder verdeckt.
log-teleport-blocked = Alle anderen Teleportfelder sind besetzt: { $seat } bleibt.
log-book-drawn = { $seat } erbeutet das Buch „{ $book }“.
log-book-used = { $seat } benutzt „{ $book }“.
log-declined = { $seat } benutzt kein Buch.
log-finished = { $seat } setzt kein weiteres Buch ein.
log-book-cancelled = { $seat } benutzt „{ $book }“ doch nicht.
log-marked = Du wirst Karte { $place } ablegen.
log-swapped = { $seat } und { $other } tauschen den Platz.
log-rigor-stepped = { $seat } bewegt Rigor auf { $square }.
log-rigor-teleported = { $seat } teleportiert Rigor auf { $square }.
log-rigor-stayed = { $seat } lässt Rigor stehen.
log-showed = { $seat } kann nichts spielen und zeigt die Hand: { $cards-full }.
log-discarded = { $seat } legt ab: { $cards-full }.
log-drew =
    { $card-kind ->
        [hidden] { $seat } zieht eine Karte.
        [rigor] { $seat } zieht Rigor-Karte { $card }.
       *[other] { $seat } zieht Goblin-Karte { $card }.
    }
log-card-seen =
    { $card-kind ->
        [hidden] Andere sehen jetzt Karte { $place } von { $seat }.
        [rigor] Karte { $place } von { $seat } ist zu sehen: Rigor-Karte { $card }.
       *[other] Karte { $place } von { $seat } ist zu sehen: Goblin-Karte { $card }.
    }
log-reshuffled = Die abgelegten Karten werden zu einem neuen Stapel gemischt.
log-committed = { $seat } spielt blind: { $card-full }.
log-commit-returned = Das lässt sich nicht spielen: { $card-full } geht offen auf die Hand von { $seat } zurück.
log-relieved = „{ $look }“ ließe { $seat } keine Wahl und gilt diesmal nicht.
log-grovel = { $seat } muss flehen: „{ $grovel }“.
log-ritual-fulfilled = { $seat } befolgt „{ $look }“.
log-ritual-failed = { $seat } scheitert an „{ $look }“.
log-vetoed = { $seat } darf Karte { $place } in diesem Zug nicht spielen.
log-symbol-named = Auf den Karten von { $seat } ist das Symbol { $symbol } leer.
log-words-named = Drei Wörter sind für { $seat } von nun an verboten.
log-time-up = Die Zeit von { $seat } ist um: Der Zufall entscheidet.
log-in-position = { $seat } ist bereit: „{ $look }“.
log-switched = Von nun an wacht das Programm bei { $seat } über „{ $look }“.
log-accused = { $seat } klagt { $culprit } an, „{ $look }“ nicht zu befolgen.
log-admitted = { $seat } gibt es zu.
log-denied = { $seat } streitet es ab.
log-voted = { $seat } hat abgestimmt.
log-judged = Schuldig: { $guilty }. Unschuldig: { $innocent }.
log-convicted = { $seat } hat gegen „{ $look }“ verstoßen und zieht einen Blick.
log-acquitted = Freispruch für { $seat }.
log-over =
    { $reason ->
        [looks] Spielende: { $seat } hat einen Blick zu viel.
        [books] Spielende: { $seat } hat das letzte Buch erbeutet.
       *[other] Spielende.
    } { $winners-count ->
        [one] { $winners } gewinnt.
       *[other] { $winners } teilen sich den Sieg.
    }

## Ablehnungen: warum etwas jetzt nicht geht

refuse-game-over = Das Spiel ist zu Ende.
refuse-not-your-turn = Du bist nicht am Zug.
refuse-not-asked = Das entscheidest jetzt nicht du.
refuse-not-now = Jetzt wird etwas anderes entschieden.
refuse-chance-decides = Das entscheidet der Zufall.
refuse-answered-already = Du hast schon geantwortet.
refuse-no-such-seat = Dort sitzt niemand.
refuse-not-adjacent = { $square } hat keine gemeinsame Kante mit dem Feld, das verlassen wird.
refuse-bookcase = Auf { $square } steht ein Regal.
refuse-not-in-play = { $square } ist nicht im Spiel.
refuse-occupied = { $square } ist besetzt.
refuse-symbol-does-not-match = Kein Symbol dieser Karte passt zu { $square }.
refuse-second-symbol = { $square } passt nicht zum verbliebenen Symbol.
refuse-symbol-blank = Das Symbol { $symbol } ist für dich leer, du kannst also nicht auf { $square }.
refuse-no-room-to-push = Auf { $square } könnte niemand Platz machen.
refuse-came-from-there = Der schubsende Goblin kam von { $square }.
refuse-already-moved-in-chain = Der Goblin auf { $square } wurde in dieser Kette schon bewegt.
refuse-desk-forbidden = An diesem Tisch wird niemand auf den Schreibtisch geschubst.
refuse-not-start-square = { $square } ist kein Startfeld.
refuse-not-teleport-square = { $square } ist kein Teleportfeld.
refuse-same-square = Du stehst schon auf { $square }.
refuse-desk-square = { $square } gehört zum Schreibtisch.
refuse-not-beside-goblin = { $square } liegt nicht neben einem Goblin.
refuse-beside-goblin = { $square } liegt neben einem Goblin.
refuse-rigor-cannot-teleport = Rigor kann jetzt nicht teleportieren.
refuse-rigor-must-teleport = An diesem Tisch muss Rigor teleportieren.
refuse-rigor-onto-own-goblin = Dieses Buch führt Rigor nicht auf deinen eigenen Goblin.
refuse-own-goblin = Wähle einen anderen Goblin, nicht deinen eigenen.
refuse-movement-over = Deine Bewegung ist vorbei.
refuse-no-second-step = Jetzt gibt es keinen zweiten Schritt.
refuse-placed-already = Dein Goblin ist schon in der Bibliothek.
refuse-card-not-held = Diese Karte hast du nicht.
refuse-no-such-place = Du hast keine Karte { $place }.
refuse-first-play = Zuerst spielst du eine Karte.
refuse-committed-card-first = Du musst die aufgedeckte Karte spielen.
refuse-commit-needed = Du siehst diese Karte nicht ganz: Spiele sie blind.
refuse-commit-not-needed = Diese Karte siehst du: Wähle ein Feld für sie.
refuse-name-the-place = Sag, welchen Platz auf deiner Hand du meinst.
refuse-name-the-card = Sag, welche Karte du meinst, nicht welchen Platz.
refuse-nothing-playable-needed = Du kannst noch eine Karte spielen.
refuse-hand-fits = Du musst nichts ablegen.
refuse-discard-one = Du musst mindestens eine Karte ablegen.
refuse-out-of-order = Nenne die Karten zum Ablegen in der Reihenfolge deiner Hand.
refuse-book-not-held = Du hast „{ $book }“ nicht.
refuse-book-used-already = „{ $book }“ ist schon benutzt.
refuse-wrong-window = „{ $book }“ kann in diesem Moment nicht benutzt werden.
refuse-book-shelved = „{ $book }“ hast du für diesen Zug beiseitegelegt.
refuse-book-works-by-itself = „{ $book }“ benutzt man nicht; es wirkt von selbst.
refuse-book-has-no-effect = „{ $book }“ bewirkt rein gar nichts.
refuse-book-needs-look = „{ $book }“ braucht einen Blick von dir.
refuse-book-needs-card = „{ $book }“ braucht eine Karte, die du spielen kannst.
refuse-book-needs-hand = „{ $book }“ braucht eine Karte auf deiner Hand.
refuse-book-needs-teleport = „{ $book }“ braucht ein leeres Teleportfeld.
refuse-book-needs-square = „{ $book }“: Für Rigor gibt es kein Feld.
refuse-book-needs-receiver = „{ $book }“: Niemand kann einen deiner Blicke übernehmen.
refuse-not-fewer-looks = { $seat } hat nicht weniger Blicke als du.
refuse-has-that-sign = { $seat } hat schon einen Blick mit dem Zeichen „{ $look-symbol }“ wie „{ $look }“.
refuse-look-not-held = { $seat } hat „{ $look }“ nicht.
refuse-look-forbids = „{ $look }“ verbietet es.
refuse-no-shoving = „{ $look }“: Dein Goblin darf kein Feld mit einem Goblin betreten.
refuse-must-step-sideways = „{ $look }“: Dein erster Schritt muss zur Seite gehen.
refuse-must-go-straight = „{ $look }“: Dein zweiter Schritt muss in derselben Richtung weitergehen.
refuse-only-hops = „{ $look }“: Mit Goblin-Karten hast du keinen zweiten Schritt.
refuse-only-ends = „{ $look }“: Du darfst nur deine älteste oder deine neueste Karte spielen.
refuse-vetoed = „{ $look }“: In diesem Zug darfst du diese Karte nicht spielen.
refuse-ritual-cannot-fail = Ohne Uhr kann ein Ritual nicht scheitern; lass dir Zeit.
refuse-ritual-first = Vollziehe zuerst das Ritual.
refuse-accuse-another = Du kannst dich nicht selbst anklagen.
refuse-only-people-accuse = Nur Menschen klagen an und stimmen ab.
refuse-bot-obeys = { $seat } ist ein Bot und kann nicht angeklagt werden.
refuse-accusation-runs = Eine andere Anklage ist noch offen.
refuse-two-dismissed = Zwei deiner Anklagen wurden abgewiesen; warte bis zu deinem nächsten Zug.
refuse-punished-lately = { $seat } wurde gerade erst wegen „{ $look }“ bestraft.
refuse-accusing-off = An diesem Tisch wird niemand angeklagt.
refuse-look-enforced = Über „{ $look }“ wacht schon das Programm.
refuse-look-always-enforced = Über „{ $look }“ wacht immer das Programm.
refuse-not-accused = Du bist nicht angeklagt.
refuse-accuser-does-not-vote = Du hast angeklagt; deine Stimme zählt als schuldig.
refuse-accused-does-not-vote = Du bist angeklagt und stimmst nicht ab.
refuse-not-in-position = { $seat } ist noch nicht bereit: „{ $look }“.
refuse-in-position-already = Du bist schon bereit.
refuse-switched-already = „{ $look }“ ist schon umgestellt.
refuse-switch-during-accusation = Nicht, solange du wegen „{ $look }“ angeklagt bist.
refuse-no-vote-here = An diesem Tisch wird nicht abgestimmt, wer beginnt.

## Regeln

clause-km-setup-1 = 2 bis 8 Personen spielen mit. Alle haben einen Goblin in eigener Farbe.
clause-km-setup-2 = Allein die Spielerzahl bestimmt, wo Schreibtisch und Regale stehen, welche Felder im Spiel sind und wo die Goblins beginnen.
clause-km-setup-3 = Rigor beginnt immer auf demselben Feld.
clause-km-setup-4 = Die sechs Teleportmarker werden gemischt und verdeckt bereitgelegt.
clause-km-setup-5 = Bewegungskarten, Blicke und Bücher sind drei getrennt gemischte Stapel; die Bücher liegen auf dem Schreibtisch.
clause-km-setup-6 = Alle beginnen mit drei Bewegungskarten und halten sie geheim.
clause-km-setup-7 = Es beginnt, wer am meisten wie ein Goblin aussieht, sonst die kleinste Person.
clause-km-setup-8 = Reihum nach links, vom Startspieler an, setzen alle ihren Goblin auf ein beliebiges leeres Startfeld.
clause-km-setup-9 = Die Startfelder liegen an der kurzen Kante der Bibliothek gegenüber dem Schreibtisch.
clause-km-setup-10 = Zu acht ist für die achte Person kein Startfeld mehr frei: Sie wählt ein beliebiges leeres Feld neben einem Goblin.
clause-km-setup-11 = Beim Aufstellen der Goblins wirken Teleportfelder nicht.
clause-km-setup-12 = Karten werden vor dem Aufstellen gezogen: Du kennst deine Hand, wenn du dein Feld wählst.
clause-km-setup-13 = Sind alle Goblins in der Bibliothek, macht der Startspieler den ersten Zug.
clause-km-turn-1 = Gespielt wird immer nach links.
clause-km-turn-2 = Ein Zug heißt: genau eine Bewegungskarte spielen, ihre Bewegung ausführen, eine Karte ziehen.
clause-km-turn-3 = Wer eine spielbare Karte hat, muss eine spielen. Spielbar ist eine Karte, wenn ihre Figur damit einen ersten Schritt machen kann.
clause-km-turn-4 = Wer keine Karte spielen kann, zeigt die Hand, legt sie ab, zieht ebenso viele Karten und beendet den Zug.
clause-km-turn-5 = Gespielte und abgelegte Bewegungskarten liegen offen auf dem Ablagestapel.
clause-km-turn-6 = Du ziehst auch dann eine Karte, wenn eine Begegnung, ein Teleport oder der Schreibtisch deine Bewegung beendet hat.
clause-km-turn-7 = Eine Hand hat drei Karten, wenn kein Blick oder Buch es ändert; am Ende deines Zuges ziehst du auf.
clause-km-turn-8 = Ist der Stapel der Bewegungskarten leer, wird der Ablagestapel zu einem neuen gemischt.
clause-km-card-1 = Jede Bewegungskarte hat zwei Symbole: jeweils eines der vier Feldsymbole oder eine Kugel.
clause-km-card-2 = Eine Goblin-Karte bewegt nur deinen eigenen Goblin.
clause-km-card-3 = Eine Rigor-Karte bewegt nur Rigor.
clause-km-card-4 = Für Rigor-Karten gelten dieselben Schrittregeln wie für Goblin-Karten.
clause-km-card-5 = Eine Kugel erlaubt den Schritt auf jedes betretbare Nachbarfeld, gleich welches Symbol es hat.
clause-km-move-1 = Felder sind benachbart, wenn sie eine Kante teilen. Ecken zählen nicht.
clause-km-move-2 = Eine Karte bewegt ihre Figur ein oder zwei Felder, Schritt für Schritt, immer auf ein Nachbarfeld.
clause-km-move-3 = Der erste Schritt führt auf ein Feld, zu dem eines der Kartensymbole passt. Er muss gemacht werden.
clause-km-move-4 = Der zweite Schritt führt auf ein Nachbarfeld, zu dem das andere Symbol der Karte passt.
clause-km-move-5 = Der zweite Schritt ist freiwillig.
clause-km-move-6 = Die Symbole dürfen in beliebiger Reihenfolge genutzt werden, jedes höchstens einmal.
clause-km-move-7 = Ein Weg ist erlaubt, wenn seine Schritte zu verschiedenen Symbolen der Karte passen. Du musst nie sagen, welches du genutzt hast.
clause-km-move-8 = Keine Figur betritt ein Feld mit einem Regal.
clause-km-move-9 = Keine Figur verlässt den Plan oder betritt ein Feld, das nicht im Spiel ist.
clause-km-move-10 = Auf einem Feld steht höchstens eine Figur, außer während ein Schubser oder eine Begegnung abgehandelt wird.
clause-km-move-11 = Der zweite Schritt darf dorthin zurückführen, wo der erste begann, wenn die Symbole es erlauben.
clause-km-move-12 = Ein Goblin, der Rigors Feld betritt, begegnet ihm.
clause-km-move-13 = Ein Goblin, der das Feld eines anderen Goblins betritt, schubst ihn.
clause-km-move-14 = Führt der erste Schritt zu Rigor, auf ein Teleportfeld oder auf den Schreibtisch, ist die Bewegung des Goblins zu Ende.
clause-km-move-15 = Was dein erster Schritt anderen Goblins antut, beendet deine Bewegung nicht.
clause-km-move-16 = Symbole zählen nur bei Schritten mit einer Karte, nicht für geschubste, teleportierte oder gesetzte Figuren.
clause-km-push-1 = Der Goblin auf dem betretenen Feld wird auf ein Nachbarfeld geschubst.
clause-km-push-2 = Der Besitzer des schubsenden Goblins wählt dieses Feld.
clause-km-push-3 = Es darf nicht das Feld sein, von dem der schubsende Goblin gerade kam.
clause-km-push-4 = Es muss im Spiel und ohne Regal sein.
clause-km-push-5 = Steht dort ein Goblin, schubst der geschubste ihn weiter, und sein Besitzer wählt. Die Kette darf beliebig lang sein.
clause-km-push-6 = In einer Kette wird kein Goblin zweimal geschubst, und der, der den Schritt machte, gar nicht.
clause-km-push-7 = Das Feld eines Goblins ist nur wählbar, wenn die Kette von dort zu Ende gehen kann.
clause-km-push-8 = Du darfst kein Feld betreten, dessen Goblin nirgendwohin kann.
clause-km-push-9 = Ein Goblin darf auf Rigors Feld geschubst werden; dann begegnet er ihm.
clause-km-push-10 = Ein auf ein Teleportfeld geschubster Goblin hat es betreten.
clause-km-push-11 = Ein auf den Schreibtisch geschubster Goblin hat ihn betreten.
clause-km-push-12 = Erst wird die ganze Kette gewählt und gesetzt; dann wird abgehandelt, wo alle ankamen: der zuletzt geschubste zuerst, der mit dem Schritt zuletzt.
clause-km-push-13 = Was dem geschubsten Goblin geschieht, betrifft den schubsenden nicht.
clause-km-push-14 = Geschubst zu werden ist kein Zug: Es kostet keine Karte und nichts von deinem nächsten Zug.
clause-km-push-15 = Rigor wird nie geschubst und schubst nie.
clause-km-meet-1 = Ein Goblin begegnet Rigor, wenn er dessen Feld betritt oder Rigor das seine.
clause-km-meet-2 = Das Spiel hält an, und die Begegnung geht allem vor.
clause-km-meet-3 = Zuerst zieht der Besitzer des Goblins einen Blick und befolgt ihn sofort.
clause-km-meet-4 = Dann setzt er den Goblin auf ein beliebiges leeres Teleportfeld.
clause-km-meet-5 = Das löst das Teleportfeld nicht aus.
clause-km-meet-6 = Ist kein Teleportfeld leer, kommt der Goblin auf ein leeres Startfeld.
clause-km-meet-7 = Begegnet dein Goblin Rigor in deinem eigenen Zug, endet der Zug, auch wenn du selbst Rigor bewegt hast. Du ziehst trotzdem.
clause-km-meet-8 = Tritt Rigor auf einen fremden Goblin, bleibt er dort und darf noch seinen zweiten Schritt machen.
clause-km-meet-9 = Du darfst Rigor auf deinen eigenen Goblin bewegen.
clause-km-meet-10 = In einem Zug können mehrere Goblins Rigor begegnen; jede Begegnung wird beendet, bevor es weitergeht.
clause-km-meet-11 = Steht Rigor auf einem Teleportfeld oder dem Schreibtisch, bekommt der Goblin dort nur den Blick: keinen Marker, kein Buch.
clause-km-teleport-1 = Ein Goblin, der ein Teleportfeld betritt, selbst oder geschubst, hält sofort an.
clause-km-teleport-2 = Sein Besitzer deckt den obersten Marker auf und befolgt ihn.
clause-km-teleport-3 = Teleport: Begib dich auf ein anderes leeres Teleportfeld deiner Wahl.
clause-km-teleport-4 = Buch: ebenso, dann ziehe ein Buch.
clause-km-teleport-5 = Falle: ebenso, dann ziehe einen Blick und befolge ihn.
clause-km-teleport-6 = Der Wechsel ist Pflicht, und auf dem neuen Feld wird kein zweiter Marker aufgedeckt.
clause-km-teleport-7 = Trifft es deinen Goblin in deinem eigenen Zug, endet der Zug. Du ziehst trotzdem.
clause-km-teleport-8 = Benutzte Marker bleiben offen liegen.
clause-km-teleport-9 = Ist der sechste Marker ausgeführt, werden alle gemischt und wieder verdeckt.
clause-km-teleport-10 = Sind alle anderen Teleportfelder besetzt, wird kein Marker aufgedeckt: Der Goblin bleibt, seine Bewegung ist zu Ende.
clause-km-teleport-11 = Ein Buch von einem Marker schickt dich nicht zum Start zurück.
clause-km-teleport-12 = Auf einem Teleportfeld zu stehen, es zu verlassen oder darauf gesetzt zu werden bewirkt nichts.
clause-km-teleport-13 = Ein verdecktes oder nicht im Spiel befindliches Teleportfeld gibt es in dieser Partie nicht.
clause-km-rigor-1 = Für Rigor wird auf einem Teleportfeld kein Marker aufgedeckt.
clause-km-rigor-2 = Wer ihn dorthin bewegt hat, darf ihn auf jedes leere Feld teleportieren, das nicht neben einem Goblin liegt.
clause-km-rigor-3 = Wer das tut, beendet damit seinen Zug. Gezogen wird trotzdem.
clause-km-rigor-4 = Wenn nicht, bleibt Rigor auf dem Teleportfeld und darf seinen zweiten Schritt machen.
clause-km-rigor-5 = Er kann nicht teleportieren, wenn alle Teleportfelder besetzt sind, seines mitgezählt, oder kein Feld in Frage kommt.
clause-km-rigor-6 = Steht ein Goblin auf dem Teleportfeld, das er betritt, kommt zuerst die Begegnung.
clause-km-rigor-7 = Rigor darf den Schreibtisch mit jedem Symbol betreten; dort geschieht nichts.
clause-km-rigor-8 = Rigor darf auf ein Teleportfeld oder den Schreibtisch teleportiert werden; mehr geschieht nicht.
clause-km-look-1 = Ein Blick liegt offen und gilt, solange man ihn hat.
clause-km-look-2 = Jeder Blick trägt ein Zeichen.
clause-km-look-3 = Hast du schon einen Blick mit dem gezogenen Zeichen, kommt er unter den Stapel, und du ziehst neu.
clause-km-look-4 = Hat keine Karte im Stapel ein neues Zeichen für dich, behältst du die oberste trotzdem.
clause-km-look-5 = Ist der Stapel leer, bekommst du einen leeren Blick: Er zählt, verlangt aber nichts.
clause-km-look-6 = Alle achten darauf, dass alle ihre Blicke befolgen.
clause-km-look-7 = Wer einen Blick nicht befolgt, zieht noch einen. Der Goblin bleibt stehen.
clause-km-look-8 = Wer einen vierten Blick erhält, scheidet aus, und das Spiel endet sofort.
clause-km-look-9 = Ein Blick, den ein Buch wegnimmt, kommt unter seinen Stapel, außer das Buch gibt ihn weiter.
clause-km-desk-1 = Der Schreibtisch bedeckt vier Felder in einer Ecke. Jedes Symbol einer Karte führt hinauf.
clause-km-desk-2 = Ein Goblin, der den Schreibtisch betritt, zieht sofort das oberste Buch und legt es offen aus.
clause-km-desk-3 = Dann kehrt er auf ein leeres Startfeld nach Wahl seines Besitzers zurück.
clause-km-desk-4 = Den Schreibtisch zu betreten beendet die Bewegung des Goblins.
clause-km-desk-5 = Ist kein Startfeld leer, kommt er auf ein beliebiges leeres Feld neben einem anderen Goblin, aber nicht auf den Schreibtisch. Dort geschieht nichts.
clause-km-desk-6 = Kein Goblin bleibt auf dem Schreibtisch.
clause-km-book-1 = Ein Buch benutzt du nur im eigenen Zug, wenn es nichts anderes sagt.
clause-km-book-2 = Ein benutztes Buch wird umgedreht und ist verbraucht, wenn es nichts anderes sagt.
clause-km-book-3 = Jedes Buch hat ein, zwei oder drei magische Symbole.
clause-km-book-4 = Ein benutztes Buch zählt weiter als Buch, und seine Symbole zählen auch.
clause-km-book-5 = Bücher liegen offen aus.
clause-km-book-6 = Du darfst in einem Zug beliebig viele Bücher benutzen, jedes zu seinem Zeitpunkt.
clause-km-book-7 = Ein Buch darf im selben Zug benutzt werden, in dem du es bekamst, wenn sein Zeitpunkt noch kommt.
clause-km-book-8 = Wird das letzte Buch gezogen, endet das Spiel sofort.
clause-km-end-1 = Das Spiel endet, sobald jemand einen vierten Blick erhält oder das letzte Buch gezogen wird.
clause-km-end-2 = Was noch aussteht, wird nicht mehr ausgeführt.
clause-km-end-3 = Das Buch oder der Blick, der das Spiel beendet hat, zählt mit.
clause-km-end-4 = Es gewinnt, wer die wenigsten Blicke hat.
clause-km-end-5 = Bei Gleichstand, wer die meisten Bücher hat.
clause-km-end-6 = Bei weiterem Gleichstand, wer die meisten magischen Symbole auf seinen Büchern hat.
clause-km-end-7 = Ist es dann noch unentschieden, wird der Sieg geteilt.
clause-km-end-8 = Wer mit vier Blicken ausgeschieden ist, kann nicht gewinnen.
clause-km-end-9 = Ein vierter Blick beendet das Spiel, woher er auch kommt.
clause-km-table-1 = Ein gezogener Blick wird allen gezeigt. Wer ihn hat, meldet sich bereit; nach 20 Sekunden gilt das als geschehen.
clause-km-table-2 = Von da an ist er in den Zügen aller zu befolgen, bis man ihn los ist oder das Spiel endet.
clause-km-table-3 = Jeder andere Mensch darf jederzeit anklagen und nennt dabei Person und Blick. Nur eine Anklage auf einmal; das Spiel wartet.
clause-km-table-4 = Ein Geständnis bestätigt die Anklage.
clause-km-table-5 = Sonst stimmen alle Menschen außer der angeklagten Person ab; die Stimme des Anklägers heißt schuldig. Fehlende Stimmen zählen nicht.
clause-km-table-6 = Die Anklage ist bestätigt, wenn schuldig mehr Stimmen hat. Gleichstand spricht frei.
clause-km-table-7 = Könnte nur der Ankläger abstimmen, bestätigt allein ein Geständnis; oder Anklagen sind abgeschaltet.
clause-km-table-8 = Bestätigt: Die schuldige Person zieht einen Blick, der Goblin bleibt stehen, und das Spiel geht weiter, wo es anhielt.
clause-km-table-9 = Freispruch: Nichts geschieht, oder der Ankläger zieht einen Blick, wenn es so vereinbart ist. Nach zwei Abweisungen darfst du bis zu deinem nächsten Zug nicht anklagen.
clause-km-table-10 = Nach einer bestätigten Anklage kann dieselbe Person bis zum Ende ihres nächsten Zuges nicht wegen desselben Blicks angeklagt werden.
clause-km-table-11 = Über zwei Handkarten und die offene Hand wacht immer das Programm; niemand wird ihretwegen angeklagt.
clause-km-table-12 = Bots klagen nicht an, stimmen nicht ab und können nicht angeklagt werden.
clause-km-table-13 = Was ein anderer Blick unmöglich macht, muss niemand tun.
clause-km-enf-1 = Ein Blick, über den das Programm wacht, gilt ab der nächsten Entscheidung, bis man ihn los ist.
clause-km-enf-2 = Alle solchen Blicke gelten zusammen; der Krebs geht nur seitwärts, wo die anderen es erlauben.
clause-km-enf-3 = Ließen dir allein deine Blicke nichts zu spielen oder zu wählen, gelten die schuldigen für diesen Zug oder diese Entscheidung nicht.
clause-km-enf-4 = Du verlierst deinen Zug nur, wenn deine Hand auch ohne Blicke nicht spielbar wäre.
clause-km-enf-5 = Was zu Beginn eines Zuges verlangt wird, kommt in der Reihenfolge der Blicke. Du wirst höchstens einmal je eigenem Zug und einmal je Bewegung Rigors bestraft.
clause-km-enf-6 = Ohne Uhr kann ein Ritual nicht scheitern; es muss nur vor deiner nächsten Handlung vollzogen sein.
clause-km-enf-7 = Ein Bot scheitert hin und wieder an einem Ritual, so oft wie am Tisch eingestellt.
clause-km-enf-8 = Ein Bot unter einem Blick, der etwas verbirgt, handelt hin und wieder aufs Geratewohl; sonst weiß er, was ein Mensch an seinem Platz wüsste.
clause-km-enf-9 = Ein Bot, der für jemand anderen wählt, wählt das Schlimmste. Wer geschubst wird und selbst wählen darf, denkt an sich.
clause-km-enf-10 = Eine Karte, die du nicht ganz siehst, spielst du blind: Sie wird aufgedeckt, und lässt sie sich spielen, musst du es. Sonst kommt sie auf die Hand zurück, offen bis zum Ende des Zuges.
clause-km-enf-11 = Bei getippten Flehrufen sind Großschreibung, zusätzliche Leerzeichen und Satzzeichen egal. Versuche es, so oft die Zeit reicht.
clause-km-enf-12 = Blicke, die das Bild trüben, ändern, was du siehst, nie, was du tun darfst.
