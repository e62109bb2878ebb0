### Toerkk auf Deutsch. Wie Sätze entstehen, steht am Anfang von games/kragmortha/texts/en.ftl.

title = Toerkk
blurb = Zwerge graben im Land Bokvyst nach einem magischen Torques oder schlagen einander aus dem Feld. Bergleute, Krieger, ein Anführer und Karten, die man jederzeit spielen darf.
list-last = { $items } und { $last }

## Argumente, die Spieler, Charaktere oder Klassen sind

argument-side = seat
argument-rival = seat
argument-victim = seat
argument-turn = seat
argument-winners = seat
argument-attacker = character
argument-attackers = character
argument-blocker = character
argument-blockers = character
argument-target = character
argument-targets = character
argument-class = class
argument-classes = class

## Klassen und Charaktere; eine Seite heißt nach ihrem ersten Spieler

class-warrior = Krieger
    .rules = Darf einen Bergmann oder Helden angreifen und blocken. Tötet und wird getötet.
    .acc = einen Krieger
class-miner = Bergmann
    .rules = Gräbt in jedem Zug seines Spielers 1 Ebene. Darf blocken, richtet aber keinen Schaden an.
    .acc = einen Bergmann
class-leader = Anführer
    .rules = Bergmann und Krieger zugleich. Statt zu graben, darf er einem Gegner eine Marke stehlen.
    .acc = einen Anführer
character-hero = Held
character-warrior = Krieger
character-miner = Bergmann
character-leader = Anführer
character-p1-w1 = Asger (P1, Krieger)
character-p1-w2 = Brokk (P1, Krieger)
character-p1-w3 = Dagna (P1, Krieger)
character-p1-w4 = Eirik (P1, Krieger)
character-p1-w5 = Sigrun (P1, Krieger)
character-p1-m1 = Fundin (P1, Bergmann)
character-p1-m2 = Gudda (P1, Bergmann)
character-p1-m3 = Kettil (P1, Bergmann)
character-p1-m4 = Lofar (P1, Bergmann)
character-p1-m5 = Una (P1, Bergmann)
character-p1-l = Torvald (P1, Anführer)
character-p2-w1 = Asger (P2, Krieger)
character-p2-w2 = Brokk (P2, Krieger)
character-p2-w3 = Dagna (P2, Krieger)
character-p2-w4 = Eirik (P2, Krieger)
character-p2-w5 = Sigrun (P2, Krieger)
character-p2-m1 = Fundin (P2, Bergmann)
character-p2-m2 = Gudda (P2, Bergmann)
character-p2-m3 = Kettil (P2, Bergmann)
character-p2-m4 = Lofar (P2, Bergmann)
character-p2-m5 = Una (P2, Bergmann)
character-p2-l = Torvald (P2, Anführer)
character-p3-w1 = Asger (P3, Krieger)
character-p3-w2 = Brokk (P3, Krieger)
character-p3-w3 = Dagna (P3, Krieger)
character-p3-w4 = Eirik (P3, Krieger)
character-p3-w5 = Sigrun (P3, Krieger)
character-p3-m1 = Fundin (P3, Bergmann)
character-p3-m2 = Gudda (P3, Bergmann)
character-p3-m3 = Kettil (P3, Bergmann)
character-p3-m4 = Lofar (P3, Bergmann)
character-p3-m5 = Una (P3, Bergmann)
character-p3-l = Torvald (P3, Anführer)
character-p4-w1 = Asger (P4, Krieger)
character-p4-w2 = Brokk (P4, Krieger)
character-p4-w3 = Dagna (P4, Krieger)
character-p4-w4 = Eirik (P4, Krieger)
character-p4-w5 = Sigrun (P4, Krieger)
character-p4-m1 = Fundin (P4, Bergmann)
character-p4-m2 = Gudda (P4, Bergmann)
character-p4-m3 = Kettil (P4, Bergmann)
character-p4-m4 = Lofar (P4, Bergmann)
character-p4-m5 = Una (P4, Bergmann)
character-p4-l = Torvald (P4, Anführer)

## Aktionskarten

card-strzal = Schuss
    .text = Töte einen gegnerischen Charakter, oder ein gegnerischer Held verliert 1 Leben.
card-rezurekcja = Auferstehung
    .text = Hole einen Charakter von deinem Friedhof auf das Schlachtfeld zurück.
card-tarcza = Schild
    .text = Einer deiner Charaktere kann in diesem Zug nicht getötet werden, oder dein Held kann in diesem Zug kein Leben verlieren.
card-ognisty-mlot = Feuerhammer
    .text = In deinem Zug, vor dem Schaden: Einer deiner Krieger nimmt einem Helden, den er in diesem Zug trifft, 2 Leben mehr.
card-niedzwiedz = Bär
    .text = In deinem Zug, vor den Blocks: Der Gegner kann in diesem Zug nicht blocken.
card-wybuch = Explosion
    .text = Töte bis zu zwei Bergleute eines Gegners.
card-nocna-zmiana = Nachtschicht
    .text = Jeder deiner Bergleute gräbt sofort 1 Ebene.
card-przyplyw-energii = Energieschub
    .text = Nimm bis zu 2 Marken aus dem gemeinsamen Vorrat.
card-bomba = Bombe
    .text = Ein gegnerischer Held verliert 3 Leben.
card-slepy-wedrowiec = Blinder Wanderer
    .text = Wähle einen ungeblockten Angriff gegen dich: Er trifft stattdessen den Helden des Angreifers.
card-wiedzma = Hexe
    .text = Sieh dir die Aktionskarten eines Gegners an und wirf eine davon ab.
card-trzesienie-ziemi = Erdbeben
    .text = Jeder Spieler verliert 3 Ebenen.
card-mgla = Nebel
    .text = Alle Angriffe werden abgebrochen; in diesem Zug kann niemand mehr angreifen.
card-powodz = Flut
    .text = Die Charaktere eines Gegners können in diesem Zug nicht graben.
card-medyk = Sanitäter
    .text = Erhalte 3 Leben zurück.
card-lonsdaleit = Lonsdaleit
    .text = Grabe sofort 3 Ebenen.
card-zatrucie-pokarmowe = Lebensmittelvergiftung
    .text = Bis zu zwei Charaktere eines Gegners sind in diesem Zug krank: Sie können nicht graben, angreifen oder blocken und richten keinen Schaden an.

## Helden und ihre Fähigkeiten

hero-haldor = Haldor Donnerstimme
    .ability = Donnerschlag
    .text = Ein gegnerischer Held verliert 2 Leben, und du erhältst 1 zurück.
hero-hedda = Hedda Tiefengräberin
    .ability = Tiefe Ader
    .text = Grabe sofort 2 Ebenen.
hero-ylva = Ylva Herdhüterin
    .ability = Herdfeuer
    .text = Ziehe eine Charakterkarte und erhalte 2 Leben zurück.
hero-orm = Orm Armbruster
    .ability = Gezielter Bolzen
    .text = Töte einen gegnerischen Bergmann.
hero-runa = Runa Steinhaut
    .ability = Steinhaut
    .text = Bis zu zwei deiner Charaktere können in diesem Zug nicht getötet werden.
hero-grima = Grima Totengräberin
    .ability = Ausgraben
    .text = Hole einen Bergmann von deinem Friedhof auf das Schlachtfeld zurück.
hero-tove = Tove die Seherin
    .ability = Vision
    .text = Ziehe eine Aktionskarte.
hero-fenja = Fenja Wolfsschwester
    .ability = Geheul
    .text = In deinem Zug, vor den Blocks: Bis zu zwei gegnerische Charaktere können in diesem Zug nicht blocken.

## Orte

location-zlota-zyla = Goldader
    .text = In der Grabphase dieses Zuges gräbst du 2 zusätzliche Ebenen. Sie verfallen, wenn deine Charaktere nicht graben können.
location-gorace-zrodla = Heiße Quellen
    .text = Du erhältst 2 Leben zurück.
location-stara-zbrojownia = Alte Waffenkammer
    .text = Du ziehst eine Aktionskarte.
location-karczma = Schenke
    .text = Du ziehst eine Charakterkarte.
location-wojenne-bebny = Kriegstrommeln
    .text = Deine ungeblockten Treffer auf einen Helden kosten ihn in diesem Zug 1 Leben mehr.
location-gaz = Grubengas
    .text = Deine Charaktere können in diesem Zug nicht graben.
location-zamiec = Schneesturm
    .text = Du kannst in diesem Zug nicht angreifen.
location-zapadlisko = Erdfall
    .text = Du verlierst 2 Ebenen.
location-zasadzka = Hinterhalt
    .text = Du verlierst 2 Leben.
location-sala-ciszy = Halle der Stille
    .text = Du kannst in diesem Zug keine Aktionskarten spielen; die Fähigkeit deines Helden darfst du einsetzen.

## Momente, in denen Karten und Fähigkeiten eingesetzt werden können

moment-roll = vor dem Ortswurf
moment-main = beim Ausspielen der Charaktere
moment-combat = vor der Angriffserklärung
moment-attack = nach der Angriffserklärung
moment-block = vor dem Schaden
moment-end = am Ende des Zuges

## Was einen Zug lang dauert

mark-shielded = geschützt
    .text = Kann in diesem Zug nicht getötet werden.
mark-sick = krank
    .text = Kann in diesem Zug nicht graben, stehlen, angreifen oder blocken und richtet keinen Schaden an.
mark-cowed = eingeschüchtert
    .text = Kann in diesem Zug nicht blocken.
mark-hammered = Feuerhammer
    .text = Sein Treffer auf einen Helden kostet in diesem Zug mehr Leben.
mark-hero-shielded = Held geschützt
    .text = Der Held kann in diesem Zug kein Leben verlieren.
mark-flooded = kein Graben
    .text = Ihre Charaktere können in diesem Zug nicht graben.
mark-grounded = kein Angriff
    .text = Diese Seite kann in diesem Zug nicht angreifen.
mark-no-block = keine Blocks
    .text = Diese Seite kann in diesem Zug nicht blocken.
mark-drums = Kriegstrommeln
    .text = Ihre ungeblockten Treffer auf einen Helden kosten in diesem Zug mehr Leben.
mark-vein = Goldader
    .text = Diese Seite gräbt in diesem Zug zusätzliche Ebenen.
mark-silenced = Stille
    .text = Keine Aktionskarten in diesem Zug.
mark-fog = Nebel
    .text = Niemand kann in diesem Zug angreifen.

## Teile des Spiels, für Bilder

phase-over = Spielende
phase-mulligan = Kartentausch
phase-trade = Ziehphase
phase-leader = Graben
phase-attack = Kampf: Angreifer
phase-block = Kampf: Blocker
phase-accept = Kampf: Der Partner entscheidet
phase-pick = Hexe
phase-roll-window = Vor dem Ortswurf
phase-main-window = Charaktere ausspielen
phase-combat-window = Vor dem Kampf
phase-attack-window = Nach dem Angriff
phase-block-window = Vor dem Schaden
phase-end-window = Ende des Zuges
phase-hero = Helden werden verteilt
phase-first = Der Startspieler wird ausgelost
phase-draw = Karten ziehen
phase-draw-character = Karten ziehen
phase-rival = Wurf um den Gegner
phase-reveal = Ein Ort wird aufgedeckt
phase-die = Ortswurf
label-life = Leben
label-depth = Tiefe
label-tokens =
    { $count ->
        [one] { $count } Marke
       *[other] { $count } Marken
    }
label-supply = Gemeinsamer Vorrat
label-hand = Aktionskarten
label-recruits = Charakterkarten
label-deck = Aktionsdeck
label-camp = Charakterdeck
label-discard = Ablagestapel
label-graveyard = Friedhof
label-battlefield = Schlachtfeld
label-location = Ort
label-cost =
    { $count ->
        [one] für { $count } Marke
       *[other] für { $count } Marken
    }
label-location-waits = Eine 1, 2 oder 3: Er wirkt auf dich.

## Optionen eines Tisches

option-format = Spielform
    .explain = Wie vier Spieler spielen. Zwei spielen immer ein Duell, drei jeder gegen jeden.
option-format-team = zwei gegen zwei
option-format-ffa = jeder gegen jeden
option-victory = Sieg
    .explain = Was das Spiel gewinnt.
option-victory-both = tief genug graben oder das letzte Leben des Gegners
option-victory-life = nur das letzte Leben des Gegners
option-victory-dig = nur tief genug graben
option-scale = Länge
    .explain = Doppelt: doppelt so viel Leben und doppelt so viele Ebenen zu graben.
option-scale-single = einfach
option-scale-double = doppelt
option-first-turn-draw = Ziehen im ersten Zug
    .explain = Zieht jemand in seinem ersten Zug Karten?
option-first-turn-draw-none = niemand
option-first-turn-draw-second-player-draws = alle außer dem Startspieler
option-miner-trade = Tausch zweier Bergleute
    .explain = Wie oft in einer Ziehphase zwei Bergleute gegen eine weitere Charakterkarte getauscht werden dürfen.
option-miner-trade-once = einmal
option-miner-trade-any = beliebig oft
option-leader-attackable = Anführer können angegriffen werden
    .explain = Der Anführer ist Bergmann, den man angreifen darf, und Krieger, den man nicht angreifen darf.
option-leader-attackable-false = nein
option-leader-attackable-true = ja, und er schlägt zurück
option-simultaneous-win = Mehrere gewinnen zugleich
    .explain = Wenn ein Ereignis die Siegbedingung mehrerer Seiten erfüllt.
option-simultaneous-win-draw = sie teilen sich den Sieg
option-simultaneous-win-resolver = es gewinnt, wer es herbeigeführt hat
option-team-opening = Starthände der Teams
    .explain = Wozu die zusätzlichen Aktionskarten des Teamspiels hinzukommen.
option-team-opening-as-duel = wie im Duell
option-team-opening-additive = mehr als im Duell
option-partners-share-hands = Partner sehen ihre Karten
    .explain = Spielen die Partner eines Teams voreinander mit offenen Karten?
option-partners-share-hands-true = ja
option-partners-share-hands-false = nein
option-ffa-reach = Reichweite bei jeder gegen jeden
    .explain = Auf wen Karten und Fähigkeiten wirken dürfen, wenn jeder gegen jeden spielt.
option-ffa-reach-duel = nur auf den Gegner dieses Zuges
option-ffa-reach-table = auf alle
option-tokens-per-seat = Marken je Spieler
    .explain = So viele Marken für jeden Spieler liegen im gemeinsamen Vorrat.
option-second-player-tokens = Marken für den letzten Spieler
    .explain = Mit so vielen Marken beginnt die Seite, die zuletzt an die Reihe kommt.
option-log-memory = Gedächtnis des Protokolls
    .explain = Wie lange das Protokoll zeigt, welche Karten gespielt wurden.
option-log-memory-full = das ganze Spiel
option-log-memory-last-round = die letzte Runde
option-turn-limit = Höchstzahl der Züge
    .explain = Nach so vielen Zügen endet das Spiel unentschieden. 0: keine Grenze.

## Fragen: was jetzt entschieden wird

prompt-over = Das Spiel ist zu Ende.
prompt-chance = Der Zufall entscheidet.
prompt-mulligan =
    { $you ->
        [yes] Welche Aktionskarten tauschst du? Jede kostet 1 Leben.
       *[no] Aktionskarten dürfen getauscht werden, für je 1 Leben.
    }
prompt-trade =
    { $you ->
        [yes] Du darfst zwei Bergleute von der Hand abwerfen, um eine weitere Charakterkarte zu ziehen.
       *[no] { $seat } darf zwei Bergleute von der Hand abwerfen, um eine weitere Charakterkarte zu ziehen.
    }
prompt-leader =
    { $you ->
        [yes] Gräbt dein Anführer, oder stiehlt er eine Marke?
       *[no] { $seat } entscheidet, ob der Anführer gräbt oder stiehlt.
    }
prompt-attack =
    { $you ->
        [yes] Plane den Angriff: Wer greift wen an? Sofort „Fertig“ heißt: kein Angriff.
       *[no] { $side } plant den Angriff.
    }
prompt-block =
    { $you ->
        [yes] Plane die Blocks: Wer hält welchen Angreifer auf?
       *[no] { $side } plant die Blocks.
    }
prompt-accept =
    { $you ->
        [yes] Dein Partner hat einen Plan. Nimmst du ihn an, oder planst du neu?
       *[no] { $seat } prüft den Plan.
    }
prompt-pick =
    { $you ->
        [yes] Wähle die Karte, die { $victim } abwerfen muss.
       *[no] { $seat } sieht sich die Aktionskarten von { $victim } an.
    }
prompt-window-roll =
    { $you ->
        [yes] Gleich kommt der Ortswurf für { $turn }. Spiele eine Karte, setze deine Fähigkeit ein oder passe.
       *[no] Vor dem Ortswurf für { $turn } darf { $seat } handeln.
    }
prompt-window-main =
    { $you ->
        [yes] { $turn } spielt Charaktere aus, danach wird gegraben. Handle oder passe.
       *[no] { $turn } spielt Charaktere aus; { $seat } darf handeln.
    }
prompt-window-combat =
    { $you ->
        [yes] Gleich kommt der Angriff von { $turn }. Spiele eine Karte, setze deine Fähigkeit ein oder passe.
       *[no] Vor dem Angriff von { $turn } darf { $seat } handeln.
    }
prompt-window-attack =
    { $you ->
        [yes] { $turn } greift an, danach wird geblockt. Spiele eine Karte, setze deine Fähigkeit ein oder passe.
       *[no] { $turn } greift an; { $seat } darf handeln.
    }
prompt-window-block =
    { $you ->
        [yes] { $turn } greift an, gleich kommt der Schaden. Spiele eine Karte, setze deine Fähigkeit ein oder passe.
       *[no] { $turn } greift an; vor dem Schaden darf { $seat } handeln.
    }
prompt-window-end =
    { $you ->
        [yes] Der Zug von { $turn } endet. Spiele eine Karte, setze deine Fähigkeit ein oder passe.
       *[no] Der Zug von { $turn } endet; { $seat } darf handeln.
    }

## Züge: was man wählen kann

move-swap = „{ $card }“ tauschen
move-done = Fertig
move-skip = Nichts tauschen
move-trade = Für eine weitere Charakterkarte abwerfen: { $classes }
move-pass = Passen
move-place = Einen Charakter ausspielen: { $class }
move-play =
    { $targets-count ->
        [0] „{ $card }“ spielen
       *[other] „{ $card }“ spielen. Ziel: { $targets }
    }
move-use =
    { $targets-count ->
        [0] Fähigkeit einsetzen: { $hero }
       *[other] Fähigkeit einsetzen: { $hero }. Ziel: { $targets }
    }
move-dig = Der Anführer gräbt
move-steal = Der Anführer stiehlt eine Marke von { $seat }
move-attack = { $attacker } greift an. Ziel: { $target }
move-block = { $blocker } blockt. Angreifer: { $attacker }
move-accept = Den Plan annehmen
move-replan = Neu planen
move-pick = „{ $card }“ abwerfen
move-hero = { $hero }
move-first = { $seat } beginnt
move-draw = Aktionskarte „{ $card }“
move-draw-character = Charakterkarte: { $class }
move-reveal = Ort „{ $location }“
move-roll = Der Würfel zeigt { $pips }

## Protokoll: was geschehen ist

log-hero-dealt = { $seat } spielt { $hero }.
log-first-player = { $side } beginnt.
log-tokens =
    { $count ->
        [one] { $seat } nimmt { $count } Marke aus dem gemeinsamen Vorrat.
       *[other] { $seat } nimmt { $count } Marken aus dem gemeinsamen Vorrat.
    }
log-drew =
    { $card ->
        [hidden] { $seat } zieht eine Aktionskarte.
       *[other] { $seat } zieht „{ $card }“.
    }
log-drew-character =
    { $class ->
        [hidden] { $seat } zieht eine Charakterkarte.
       *[other] { $seat } zieht { $class-acc }.
    }
log-reshuffled =
    { $deck ->
        [action] { $seat } mischt den Ablagestapel zu einem neuen Aktionsdeck.
       *[character] { $seat } mischt den Friedhof zu einem neuen Charakterdeck.
    }
log-nothing-to-draw =
    { $deck ->
        [action] { $seat } hat keine Aktionskarte mehr zu ziehen.
       *[character] { $seat } hat keine Charakterkarte mehr zu ziehen.
    }
log-swaps = Du wirst „{ $card }“ tauschen.
log-swaps-no-more = Deine Wahl steht.
log-exchanged =
    { $count ->
        [0] { $seat } tauscht keine Karte.
        [one] { $seat } tauscht { $count } Karte. Leben: { $life }.
       *[other] { $seat } tauscht { $count } Karten. Leben: { $life }.
    }
log-turn = Zug { $number }: { $side }.
log-rolled-rival = { $seat } würfelt { $pips }. Gegner in diesem Zug: { $rival }.
log-rolled-again = { $seat } würfelt { $pips } und muss neu würfeln.
log-traded = { $seat } wirft für eine weitere Charakterkarte ab: { $classes }.
log-no-trade = { $seat } tauscht nichts.
log-locations-reshuffled = Alle Orte sind benutzt: Sie werden neu gemischt.
log-revealed = Der neue Ort: { $location }.
log-rolled-location =
    { $affected ->
        [yes] { $side } würfelt { $pips }: „{ $location }“ wirkt.
       *[no] { $side } würfelt { $pips }: „{ $location }“ wirkt nicht.
    }
log-passed = { $seat } passt.
log-placed = { $seat } spielt einen Charakter aus: { $character }.
log-played =
    { $targets-count ->
        [0] { $seat } spielt „{ $card }“.
       *[other] { $seat } spielt „{ $card }“. Ziel: { $targets }.
    }
log-used =
    { $targets-count ->
        [0] { $seat } setzt die Fähigkeit von { $hero } ein.
       *[other] { $seat } setzt die Fähigkeit von { $hero } ein. Ziel: { $targets }.
    }
log-killed =
    { $token ->
        [yes] { $character } stirbt; { $seat } verdient eine Marke.
       *[no] { $character } stirbt; niemand verdient eine Marke.
    }
log-lost-life = { $side } verliert { $count } Leben. Übrig: { $life }.
log-regained-life = { $side } erhält { $count } Leben zurück. Jetzt: { $life }.
log-dug =
    { $count ->
        [one] { $side } gräbt { $count } Ebene. Tiefe: { $depth }.
       *[other] { $side } gräbt { $count } Ebenen. Tiefe: { $depth }.
    }
log-lost-levels =
    { $count ->
        [one] { $side } verliert { $count } Ebene. Tiefe: { $depth }.
       *[other] { $side } verliert { $count } Ebenen. Tiefe: { $depth }.
    }
log-revived = { $seat } holt vom Friedhof zurück: { $character }.
log-looked =
    { $cards ->
        [hidden] { $seat } sieht sich die Aktionskarten von { $victim } an.
       *[other] { $seat } sieht sich die Aktionskarten von { $victim } an: { $cards }.
    }
log-discarded = { $victim } verliert eine Karte an die Hexe von { $seat }: „{ $card }“.
log-leader-digs = Der Anführer von { $seat } gräbt.
log-stole = Der Anführer von { $seat } stiehlt eine Marke von { $victim }; sie kommt in den gemeinsamen Vorrat.
log-plans-attack = { $seat } plant: { $attacker } greift an. Ziel: { $target }.
log-plans-block = { $seat } plant: { $blocker } blockt. Angreifer: { $attacker }.
log-planned = { $seat } hat einen Plan; der Partner entscheidet.
log-replans = { $seat } plant neu.
log-attacks =
    { $attackers-count ->
        [one] { $side } greift { $rival } an. Angreifer: { $attackers }. Ziel: { $targets }.
       *[other] { $side } greift { $rival } an. Angreifer: { $attackers }. Ziele in derselben Reihenfolge: { $targets }.
    }
log-no-attack = { $side } greift { $rival } nicht an.
log-blocks =
    { $blockers-count ->
        [one] { $side } blockt. Blocker: { $blockers }. Geblockt: { $attackers }.
       *[other] { $side } blockt. Blocker: { $blockers }. Geblockt, in derselben Reihenfolge: { $attackers }.
    }
log-no-blocks = { $side } blockt nicht.
log-over =
    { $reason ->
        [life] Spielende: Ein Held ist gefallen. Sieg: { $winners }.
        [dig] Spielende: Der Torques ist ausgegraben. Sieg: { $winners }.
        [both] Spielende: Ein Held ist gefallen, und zugleich ist der Torques ausgegraben. Sieg: { $winners }.
       *[limit] Spielende: Die Höchstzahl der Züge ist erreicht. Geteilter Sieg: { $winners }.
    }

## Ablehnungen: warum etwas jetzt nicht geht

refuse-game-over = Das Spiel ist zu Ende.
refuse-chance-decides = Das entscheidet der Zufall.
refuse-not-asked = Das hast du jetzt nicht zu entscheiden.
refuse-answered-already = Du hast schon geantwortet.
refuse-only-the-two = Nur die beiden Gegner dieses Zuges dürfen handeln.
refuse-no-priority = Erst dürfen andere handeln; warte, bis du gefragt wirst.
refuse-others-plan = Jetzt plant jemand anders.
refuse-no-two-miners = Du hast diese beiden Karten nicht.
refuse-no-trade-now = Bergleute werden nur in deiner Ziehphase getauscht, wenn du gefragt wirst.
refuse-no-window = Karten und Fähigkeiten werden zwischen den Ereignissen eines Zuges eingesetzt, nicht jetzt.
refuse-no-plan = Es gibt jetzt nichts abzuschließen.
refuse-no-leader-asked = Keiner deiner Anführer wählt jetzt zwischen Graben und Stehlen.
refuse-no-plan-to-judge = Es gibt keinen Plan deines Partners zu prüfen.
refuse-not-the-play-phase = Charaktere werden in der Ausspielphase des eigenen Zuges gespielt.
refuse-character-not-in-hand = Eine solche Karte hast du nicht auf der Hand: { $class }.
refuse-no-such-seat = Dort sitzt niemand.
refuse-no-such-side = Keine Seite heißt so; eine Seite heißt nach ihrem ersten Spieler.
refuse-not-an-opponent = { $seat } ist nicht dein Gegner.
refuse-out-of-reach = { $seat } ist in diesem Zug nicht zu erreichen.
refuse-no-token-there = { $seat } hat keine Marke, die man stehlen könnte.
refuse-not-in-that-hand = „{ $card }“ ist nicht auf dieser Hand.
refuse-no-look = Vor dir liegen niemandes Karten offen.
refuse-no-mulligan = Karten werden nur vor Spielbeginn getauscht.
refuse-not-in-hand = Du hast „{ $card }“ nicht auf der Hand.
refuse-too-dear = Dafür hast du nicht genug Leben.
refuse-swap-in-order = Nenne die Karten in der Reihenfolge der Kartenliste.
refuse-changes-nothing = Es würde nichts ändern.
refuse-silenced = Halle der Stille: Du kannst in diesem Zug keine Aktionskarten spielen.
refuse-not-your-hero = Das ist nicht dein Held.
refuse-too-few-tokens = Preis der Fähigkeit in Marken: { $cost }. Du hast: { $count }.
refuse-own-turn-only = Das geht nur im eigenen Zug.
refuse-others-turn-only = Das geht nur im Zug eines Gegners.
refuse-wrong-moment = Nicht in diesem Moment: { $moment }.
refuse-not-in-graveyard = Nicht auf deinem Friedhof: { $class }.
refuse-not-your-character = Kein Charakter von dir, der das darf: { $character }.
refuse-not-an-opponent-of-this-turn = Kein Charakter deines Gegners in diesem Zug: { $character }.
refuse-marked-already = Nicht wählbar, oder es würde sich nichts ändern: { $character }.
refuse-no-such-attack = Es gibt keinen passenden Angriff: { $character }.
refuse-not-of-one-side = Beide Charaktere müssen zu einer Seite gehören.
refuse-name-in-order = Nenne die Charaktere in der Reihenfolge des Schlachtfelds, zuerst { $character }.
refuse-not-on-the-battlefield = Nicht auf dem Schlachtfeld: { $character }.
refuse-no-attack-now = Jetzt werden keine Angriffe erklärt.
refuse-no-block-now = Jetzt werden keine Blocks erklärt.
refuse-is-sick = { $character } ist in diesem Zug krank.
refuse-is-cowed = { $character } kann in diesem Zug nicht blocken.
refuse-is-attacked = { $character } wird angegriffen und kann nicht blocken.
refuse-plan-in-order = { $character } war in diesem Plan schon an der Reihe: Nenne Charaktere in der Reihenfolge des Schlachtfelds.
refuse-leader-not-attackable = { $character } ist auch Krieger und kann nicht angegriffen werden.
refuse-miners-do-not-attack = { $character } kann nicht angreifen: Bergleute graben und blocken nur.
refuse-not-attackable = { $character } kann nicht angegriffen werden; nur Bergleute und Helden.
refuse-not-attacking-you = Von { $character } gibt es keinen Angriff auf dich, der geblockt werden könnte.
refuse-blocked-already = { $character } wird schon geblockt.

## Regeln

clause-tk-setup-1 = Jeder Spieler hat ein eigenes Aktionsdeck; alle Aktionsdecks haben genau dieselben 20 Karten.
clause-tk-setup-2 = Jeder Spieler hat eigene Charakterkarten, alle dieselben elf: fünf Krieger, fünf Bergleute, einen Anführer.
clause-tk-setup-3 = Jeder Spieler erhält zufällig einen Helden.
clause-tk-setup-4 = Jeder Spieler beginnt mit einem Krieger auf seinem Schlachtfeld.
clause-tk-setup-5 = Jeder Spieler mischt sein Aktionsdeck und sein Charakterdeck; sie bleiben getrennt.
clause-tk-setup-6 = Der Startspieler wird ausgelost.
clause-tk-setup-7 = Der Startspieler beginnt mit 1 Charakterkarte und 3 Aktionskarten auf der Hand.
clause-tk-setup-8 = Der zweite Spieler beginnt mit 1 Charakterkarte und 4 Aktionskarten auf der Hand.
clause-tk-setup-9 = Jeder Spieler beginnt mit 10 Leben und in Tiefe 0; Marker auf der Heldenkarte zeigen es an.
clause-tk-setup-10 = Es gibt einen gemeinsamen Stapel von 10 Ortskarten, gemischt und verdeckt.
clause-tk-setup-11 = Es gibt einen gemeinsamen Vorrat an Marken; der eigene Vorrat jedes Spielers ist anfangs leer.
clause-tk-mulligan-1 = Vor Spielbeginn darf jeder Spieler beliebig viele Aktionskarten seiner Hand tauschen, von keiner bis zu allen.
clause-tk-mulligan-2 = Jede getauschte Karte kostet 1 Leben.
clause-tk-mulligan-3 = Das ist jedem nur einmal erlaubt; die neuen Karten können nicht noch einmal getauscht werden.
clause-tk-mulligan-4 = Charakterkarten können nicht getauscht werden.
clause-tk-mulligan-5 = Die gewählten Karten werden beiseitegelegt, ebenso viele gezogen, danach die beiseitegelegten ins Aktionsdeck gemischt. Alle wählen geheim zur selben Zeit.
clause-tk-win-1 = Ein Spieler gewinnt, wenn das Leben des Gegners 0 oder weniger beträgt.
clause-tk-win-2 = Ein Spieler gewinnt, wenn er 20 oder mehr Ebenen gegraben hat.
clause-tk-win-3 = Eines von beiden genügt.
clause-tk-win-4 = Der Sieg wird sofort nach jeder Änderung geprüft, nicht erst am Ende des Zuges; was noch gefolgt wäre, entfällt.
clause-tk-win-5 = Erfüllt ein Ereignis die Siegbedingung mehrerer Seiten, so teilen sie sich den Sieg; oder, wenn der Tisch es so will, gewinnt, wer es herbeigeführt hat.
clause-tk-turn-1 = Ein Zug hat fünf Phasen, immer in dieser Reihenfolge: Karten ziehen, Ort prüfen, Charaktere ausspielen, graben, Kampf.
clause-tk-turn-2 = Nach dem Kampf ist der Zug zu Ende, und der nächste Spieler beginnt seinen mit der ersten Phase.
clause-tk-turn-3 = Phasen werden weder ausgelassen noch wiederholt, außer wo eine Regel es sagt.
clause-tk-draw-1 = Der Spieler am Zug zieht 1 Aktionskarte und 1 Charakterkarte.
clause-tk-draw-2 = In seinem ersten Zug zieht niemand: Die Starthand tritt an die Stelle.
clause-tk-draw-3 = In der Ziehphase darf ein Spieler zwei Bergleute von der Hand auf seinen Friedhof legen und eine zusätzliche Charakterkarte ziehen.
clause-tk-draw-4 = Das ist einmal je Ziehphase erlaubt, nach dem normalen Ziehen und nicht in einem ersten Zug ohne Ziehen; der Anführer zählt als Bergmann; beide Karten werden gezeigt.
clause-tk-draw-5 = Das Ziehen ist Pflicht, soweit es Karten gibt.
clause-tk-location-1 = Nur wer das Spiel begonnen hat, deckt neue Orte auf: einen in jedem seiner Züge, in der Ortsphase.
clause-tk-location-2 = Die anderen decken nichts auf; für sie gilt der Ort, der schon offen liegt.
clause-tk-location-3 = Jeder Spieler würfelt in der Ortsphase seines Zuges.
clause-tk-location-4 = Eine 1, 2 oder 3: Der Ort wirkt auf diesen Spieler.
clause-tk-location-5 = Eine 4, 5 oder 6: Er wirkt nicht.
clause-tk-location-6 = Wen der Ort trifft, der muss der Karte folgen; das ist keine Wahl.
clause-tk-location-7 = Die Wirkung dauert nur einen Zug: den, in dem gewürfelt wurde.
clause-tk-location-8 = Orte können helfen oder schaden; bei beiden wird gewürfelt.
clause-tk-location-9 = Die Ortsphase gibt es auch in den ersten Zügen.
clause-tk-location-10 = Ist der Stapel leer, werden die benutzten Orte zu einem neuen gemischt.
clause-tk-play-1 = Charakterkarten können nur in der Ausspielphase des eigenen Zuges von der Hand gespielt werden.
clause-tk-play-2 = Man darf beliebig viele ausspielen, auch keine; sie kosten nichts.
clause-tk-play-3 = Ein Charakter darf schon in dem Zug, in dem er ausgespielt wurde, graben, stehlen oder angreifen, wie seine Klasse es erlaubt.
clause-tk-play-4 = Eine Charakterkarte kommt nie vom Schlachtfeld auf die Hand zurück.
clause-tk-play-5 = Charaktere bleiben auf dem Schlachtfeld, bis sie getötet werden.
clause-tk-play-6 = Ein getöteter Charakter kommt verdeckt auf den Friedhof seines Besitzers.
clause-tk-class-1 = Bergmann: angreifen nein, blocken ja, graben ja, stehlen nein.
clause-tk-class-2 = Krieger: angreifen ja, blocken ja, graben nein, stehlen nein.
clause-tk-class-3 = Anführer: angreifen ja, blocken ja, graben ja, stehlen ja.
clause-tk-class-4 = Der Anführer ist Bergmann und Krieger zugleich.
clause-tk-class-5 = Eine Karte, deren Ziel ein Bergmann sein darf, und eine, deren Ziel ein Krieger sein darf, darf den Anführer als Ziel haben.
clause-tk-dig-1 = In der Grabphase gräbt jeder Bergmann des Spielers am Zug 1 Ebene.
clause-tk-dig-2 = Ein Bergmann gräbt in jedem Zug seines Spielers und in keinem anderen.
clause-tk-dig-3 = Der Anführer gräbt ebenfalls 1 Ebene.
clause-tk-dig-4 = Statt zu graben, darf der Anführer 1 Marke aus dem Vorrat eines Gegners nehmen.
clause-tk-dig-5 = Die gestohlene Marke kommt in den gemeinsamen Vorrat, nicht zum Dieb.
clause-tk-dig-6 = Ein Anführer stiehlt höchstens einmal je Zug und nur in der Grabphase.
clause-tk-dig-7 = Hat der Anführer gegraben oder gestohlen, kann er im selben Zug noch angreifen und im Zug des Gegners blocken.
clause-tk-dig-8 = Gegraben wird von selbst und nicht freiwillig; die einzige Wahl ist, ob der Anführer gräbt oder stiehlt.
clause-tk-dig-9 = Ein Anführer, der nicht graben kann, kann auch nicht stehlen; zum Stehlen braucht es einen erreichbaren Gegner mit mindestens 1 Marke.
clause-tk-combat-1 = Der Kampf hat drei Schritte: Der Spieler am Zug nennt alle Angreifer mit Zielen, der Gegner alle Blocker mit Zielen, dann folgt der Schaden.
clause-tk-combat-2 = Jeder Krieger und Anführer des Spielers am Zug darf ein Ziel angreifen: einen gegnerischen Bergmann oder den gegnerischen Helden. Keiner muss.
clause-tk-combat-3 = Ein Krieger darf keinen Krieger angreifen.
clause-tk-combat-4 = Darum darf ein Anführer, der auch Krieger ist, nicht angegriffen werden.
clause-tk-combat-5 = Bergleute können nicht angreifen.
clause-tk-combat-6 = Der angreifende Spieler wählt das Ziel jedes Angreifers. Mehrere Angreifer dürfen dasselbe Ziel haben.
clause-tk-combat-7 = Der verteidigende Spieler wählt, welchen Angreifer jeder Blocker blockt.
clause-tk-combat-8 = Krieger, Bergleute und der Anführer dürfen blocken.
clause-tk-combat-9 = Ein Charakter blockt einen Angreifer; einen Angreifer blockt höchstens ein Charakter.
clause-tk-combat-10 = Ein Charakter, der selbst angegriffen wird, kann nicht blocken.
clause-tk-combat-11 = Ziel eines geblockten Angreifers wird der Blocker, mit ihm kämpft er; das ursprüngliche Ziel ist vor ihm sicher.
clause-tk-combat-12 = Ungeblockter Angriff auf den Helden: Der Held verliert 1 Leben.
clause-tk-combat-13 = Ungeblockter Angriff auf einen Bergmann: Der Bergmann stirbt.
clause-tk-combat-14 = Angriff auf einen Bergmann, von einem Krieger geblockt: Beide Krieger sterben, der Bergmann lebt.
clause-tk-combat-15 = Angriff auf den Helden, von einem Krieger geblockt: Beide Krieger sterben, der Held verliert kein Leben.
clause-tk-combat-16 = Angriff auf den Helden, von einem Bergmann geblockt: Der blockende Bergmann stirbt, der Angreifer ist unverletzt, der Held verliert kein Leben.
clause-tk-combat-17 = Angriff auf einen Bergmann, von einem anderen geblockt: Der blockende stirbt, der Angreifer ist unverletzt, der angegriffene lebt.
clause-tk-combat-18 = Ein Anführer, der angreift oder blockt, kämpft als Krieger: Er tötet und wird getötet.
clause-tk-combat-19 = Ein blockender Bergmann richtet keinen Schaden an.
clause-tk-combat-20 = Ein Krieger, der im Zug seines Spielers angegriffen hat, darf im Zug des Gegners blocken.
clause-tk-combat-21 = Nur Charaktere auf dem Schlachtfeld nehmen teil.
clause-tk-combat-22 = Der Held richtet keinen Schaden an und blockt nicht.
clause-tk-combat-23 = Aller Schaden geschieht gleichzeitig.
clause-tk-combat-24 = In einem Zug werden einmal Angreifer und einmal Blocker genannt; danach kommt nichts mehr hinzu.
clause-tk-combat-25 = Charaktere greifen nur im Zug ihres Spielers an und blocken nur im Zug eines Gegners.
clause-tk-action-1 = Eine Aktionskarte darf jederzeit im Zug jedes Spielers gespielt werden.
clause-tk-action-2 = Ihre Wirkung tritt sofort ein.
clause-tk-action-3 = Solange eine Aktionskarte oder Heldenfähigkeit ausgeführt wird, kann keine andere eingesetzt werden.
clause-tk-action-4 = Wie viele Aktionskarten man in einem Zug spielt, dem eigenen oder einem fremden, ist nicht begrenzt.
clause-tk-action-5 = Ist sie ausgeführt, kommt die Karte verdeckt auf den Ablagestapel ihres Besitzers.
clause-tk-action-6 = Das Deck: je zweimal Schuss, Auferstehung und Schild, je einmal Feuerhammer, Bär, Explosion, Nachtschicht, Energieschub, Bombe, Blinder Wanderer, Hexe, Erdbeben, Nebel, Flut, Sanitäter, Lonsdaleit, Lebensmittelvergiftung.
clause-tk-action-7 = Eine Karte kann nur mit erlaubten Zielen gespielt werden und nur, wenn sie etwas ändert.
clause-tk-hero-1 = Der Held steht für den Spieler; Angriffe auf den Spieler sind Angriffe auf den Helden.
clause-tk-hero-2 = Jeder Held hat eine oder mehrere eigene Fähigkeiten.
clause-tk-hero-3 = Für eine Fähigkeit zahlt man so viele Marken, wie daneben steht, aus dem eigenen Vorrat.
clause-tk-hero-4 = Gezahlte Marken kommen in den gemeinsamen Vorrat.
clause-tk-hero-5 = Eine Fähigkeit darf jederzeit im Zug jedes Spielers eingesetzt werden.
clause-tk-hero-6 = Die Wirkung einer Fähigkeit dauert bis zum Ende des Zuges, in dem sie eingesetzt wurde.
clause-tk-hero-7 = Fähigkeiten wirken sofort; sie unterbrechen nichts und werden nicht unterbrochen.
clause-tk-hero-8 = Eine Fähigkeit darf wiederholt eingesetzt werden, solange sie jedes Mal bezahlt wird und etwas ändert.
clause-tk-token-1 = Für jeden getöteten Charakter eines Gegners gibt es 1 Marke.
clause-tk-token-2 = Die Marke kommt sofort aus dem gemeinsamen Vorrat zu dem, der getötet hat.
clause-tk-token-3 = Marken verdient man auch im Zug des Gegners, etwa mit einem blockenden Krieger.
clause-tk-token-4 = Auch für Tötungen durch Aktionskarten gibt es Marken.
clause-tk-token-5 = Ist der gemeinsame Vorrat leer, gibt es nichts; die entgangene Marke wird nicht nachgereicht.
clause-tk-token-6 = Ausgegebene Marken füllen den Vorrat auf und können wieder verdient werden.
clause-tk-token-7 = Marken können jederzeit im Zug jedes Spielers für Heldenfähigkeiten ausgegeben werden.
clause-tk-token-8 = Für eigene Charaktere, die man durch die eigene Seite, durch einen Ort oder durch Abwerfen verliert, erhält niemand eine Marke.
clause-tk-token-9 = Werden auf einmal mehr Marken verdient, als im Vorrat sind, wird die Seite am Zug zuerst bedient.
clause-tk-limit-1 = Die Handkarten sind nicht begrenzt.
clause-tk-limit-2 = Das Leben übersteigt nie 10; überzählige Heilung verfällt.
clause-tk-limit-3 = Die Tiefe fällt nie unter 0.
clause-tk-limit-4 = Niemand darf von sich aus Handkarten abwerfen; nur eine Regel oder Wirkung zwingt dazu.
clause-tk-limit-5 = Ist das Charakterdeck aufgebraucht, mischt der Besitzer seinen Friedhof zu einem neuen.
clause-tk-limit-6 = Ist das Aktionsdeck aufgebraucht, mischt der Besitzer seinen Ablagestapel zu einem neuen.
clause-tk-limit-7 = Sind Deck und Stapel leer, wird nicht gezogen, und niemand wird bestraft.
clause-tk-secret-1 = Gegner dürfen einen Ablagestapel nicht ansehen.
clause-tk-secret-2 = Gegner dürfen einen Friedhof nicht ansehen.
clause-tk-secret-3 = Der Besitzer darf seinen Ablagestapel und seinen Friedhof durchsehen.
clause-tk-secret-4 = Wie viele Karten wo liegen, ist öffentlich, ebenso alles, was offen liegt.
clause-tk-mode-1 = Nur Leben: Man gewinnt nur, indem man das Leben des gegnerischen Helden auf 0 bringt.
clause-tk-mode-2 = Nur Graben: Man gewinnt nur mit 20 gegrabenen Ebenen.
clause-tk-mode-3 = Doppelt: 20 Leben, zu Beginn und höchstens, und 40 Ebenen zu graben.
clause-tk-mode-4 = Der Weg zum Sieg und die Länge des Spiels werden unabhängig gewählt.
clause-tk-team-1 = Vier Spieler bilden zwei Teams aus zwei Partnern; es gelten die Regeln des Duells mit folgenden Ausnahmen.
clause-tk-team-2 = Partner haben einen gemeinsamen Zug: Jede Phase führen sie zusammen aus, dann ist das andere Team am Zug.
clause-tk-team-3 = Ziehphase: Jeder Partner zieht 1 Charakterkarte und 1 Aktionskarte.
clause-tk-team-4 = Ortsphase: Ein Partner würfelt für das Team, einmal.
clause-tk-team-5 = Ein Ort wirkt auf das Team, nicht auf einen einzelnen Spieler.
clause-tk-team-6 = Ausspielphase: Jeder Partner darf beliebig viele eigene Charakterkarten spielen.
clause-tk-team-7 = Grabphase: Alle Grabenden beider Partner graben für eine gemeinsame Tiefe.
clause-tk-team-8 = Gekämpft wird wie im Duell; Partner haben ein gemeinsames Schlachtfeld und entscheiden zusammen über Angriffe und Blocks.
clause-tk-team-9 = Das Team hat gemeinsam 20 Leben, und nie mehr.
clause-tk-team-10 = Das Team hat eine gemeinsame Tiefe und muss 40 Ebenen graben.
clause-tk-team-11 = Jeder Charakter behält seinen Besitzer; Friedhöfe, Ablagestapel und Markenvorräte sind getrennt. Ein getöteter Charakter kommt auf den Friedhof seines Besitzers.
clause-tk-team-12 = Die Marke für eine Tötung erhält der Besitzer des Charakters, der getötet hat.
clause-tk-team-13 = Man zahlt nur aus dem eigenen Vorrat und nur für die Fähigkeit des eigenen Helden.
clause-tk-team-14 = Karten und Fähigkeiten dürfen auf jeden Charakter und Helden im Spiel wirken, wem auch immer er gehört.
clause-tk-team-15 = Starthände: Jeder Partner des beginnenden Teams hat 1 Charakterkarte und 3 Aktionskarten, jeder des anderen Teams 1 Charakterkarte und 4 Aktionskarten.
clause-tk-team-16 = Jeder der vier Spieler beginnt mit einem Krieger auf dem Schlachtfeld seines Teams.
clause-tk-team-17 = Ein Kartentausch kostet gemeinsames Leben des Teams.
clause-tk-team-18 = Das beginnende Team deckt in jedem seiner Züge den nächsten Ort auf.
clause-tk-team-19 = Jeder Anführer auf dem Schlachtfeld darf in der Grabphase seines Teams einmal stehlen, von einem Gegner nach Wahl seines Besitzers.
clause-tk-ffa-1 = Es gelten die Regeln des Duells mit folgenden Ausnahmen.
clause-tk-ffa-2 = Jeder Spieler beginnt mit 1 Charakterkarte und 3 Aktionskarten.
clause-tk-ffa-3 = Die Spieler werden in Zugreihenfolge nummeriert; der Startspieler hat die Nummer 1.
clause-tk-ffa-4 = Ganz zu Beginn seines Zuges, vor dem Ziehen, würfelt der Spieler um seinen Gegner in diesem Zug.
clause-tk-ffa-5 = Drei Spieler: 1–2 heißt Spieler 1, 3–4 Spieler 2, 5–6 Spieler 3.
clause-tk-ffa-6 = Vier Spieler: 1, 2, 3, 4 heißt dieser Spieler; bei 5 und 6 wird neu gewürfelt.
clause-tk-ffa-7 = Wer die eigene Nummer würfelt, würfelt neu.
clause-tk-ffa-8 = In diesem Zug dürfen nur der Spieler am Zug und dieser Gegner Aktionskarten und Fähigkeiten einsetzen.
clause-tk-ffa-9 = Angriffe, Blocks und Diebstahl gibt es nur zwischen diesen beiden.
clause-tk-ffa-10 = Es gewinnt, wer als Erster 20 Ebenen gräbt oder als Erster irgendeinen Helden auf 0 Leben bringt. Das Spiel endet dann für alle.
clause-tk-ffa-11 = Nur Spieler 1 deckt Orte auf; jeder würfelt in seinem Zug für den geltenden.
clause-tk-time-1 = Ein Zug hat sechs Momente, in denen Aktionskarten und Fähigkeiten eingesetzt werden: vor dem Ortswurf, beim Ausspielen der Charaktere, vor dem Angriff, danach, vor dem Schaden und am Ende.
clause-tk-time-2 = In jedem Moment dürfen handeln: im Duell beide Spieler, im Teamspiel alle vier, wenn jeder gegen jeden spielt nur die beiden Gegner dieses Zuges.
clause-tk-time-3 = Zuerst wird der Spieler mit der niedrigsten Nummer der Seite am Zug gefragt, dann die anderen um den Tisch.
clause-tk-time-4 = Wer gefragt wird, spielt eine Aktionskarte, setzt die Fähigkeit ein oder passt; beim Ausspielen darf die Seite am Zug auch einen Charakter spielen.
clause-tk-time-5 = Eine Karte oder Fähigkeit wird ganz ausgeführt, der Sieg geprüft und der nächste Spieler gefragt; so handelt niemand zweimal nacheinander, während ein anderer antworten will.
clause-tk-time-6 = Wer einen Charakter ausgespielt hat, wird gleich wieder gefragt, damit er mehrere auf einmal auslegen kann.
clause-tk-time-7 = Haben alle nacheinander gepasst, ist der Moment vorbei. Wer gepasst hat, wird wieder gefragt, wenn nach ihm jemand gehandelt hat.
clause-tk-time-8 = Niemand kann handeln, solange etwas ausgeführt wird, auch nicht, während der Spieler der Hexe die Karten ansieht und wählt.
clause-tk-time-9 = Wer keine Aktionskarte hat oder keine spielen darf, seine Fähigkeit nicht bezahlen kann und jetzt keinen Charakter auszuspielen hat, passt ungefragt. Nur was alle sehen, zählt.
clause-tk-time-10 = Kein Moment dauert ewig: Jede Karte und jede Fähigkeit kostet mehr, als sie bringt.
clause-tk-time-11 = Was bis zum Ende des Zuges dauert, dauert bis zum Ende des laufenden Zuges, wessen auch immer.
clause-tk-time-12 = Alle Ziele werden genannt, wenn eine Karte gespielt oder eine Fähigkeit eingesetzt wird. Nur die Karte, die die Hexe nimmt, wird später gewählt.
clause-tk-card-1 = { card-strzal }: { card-strzal.text }
clause-tk-card-2 = { card-rezurekcja }: { card-rezurekcja.text }
clause-tk-card-3 = { card-tarcza }: { card-tarcza.text }
clause-tk-card-4 = { card-ognisty-mlot }: { card-ognisty-mlot.text }
clause-tk-card-5 = { card-niedzwiedz }: { card-niedzwiedz.text }
clause-tk-card-6 = { card-wybuch }: { card-wybuch.text }
clause-tk-card-7 = { card-nocna-zmiana }: { card-nocna-zmiana.text }
clause-tk-card-8 = { card-przyplyw-energii }: { card-przyplyw-energii.text }
clause-tk-card-9 = { card-bomba }: { card-bomba.text }
clause-tk-card-10 = { card-slepy-wedrowiec }: { card-slepy-wedrowiec.text }
clause-tk-card-11 = { card-wiedzma }: { card-wiedzma.text }
clause-tk-card-12 = { card-trzesienie-ziemi }: { card-trzesienie-ziemi.text }
clause-tk-card-13 = { card-mgla }: { card-mgla.text }
clause-tk-card-14 = { card-powodz }: { card-powodz.text }
clause-tk-card-15 = { card-medyk }: { card-medyk.text }
clause-tk-card-16 = { card-lonsdaleit }: { card-lonsdaleit.text }
clause-tk-card-17 = { card-zatrucie-pokarmowe }: { card-zatrucie-pokarmowe.text }
clause-tk-ability-1 = { hero-haldor }: { hero-haldor.text }
clause-tk-ability-2 = { hero-hedda }: { hero-hedda.text }
clause-tk-ability-3 = { hero-ylva }: { hero-ylva.text }
clause-tk-ability-4 = { hero-orm }: { hero-orm.text }
clause-tk-ability-5 = { hero-runa }: { hero-runa.text }
clause-tk-ability-6 = { hero-grima }: { hero-grima.text }
clause-tk-ability-7 = { hero-tove }: { hero-tove.text }
clause-tk-ability-8 = { hero-fenja }: { hero-fenja.text }
clause-tk-site-1 = { location-zlota-zyla }: { location-zlota-zyla.text }
clause-tk-site-2 = { location-gorace-zrodla }: { location-gorace-zrodla.text }
clause-tk-site-3 = { location-stara-zbrojownia }: { location-stara-zbrojownia.text }
clause-tk-site-4 = { location-karczma }: { location-karczma.text }
clause-tk-site-5 = { location-wojenne-bebny }: { location-wojenne-bebny.text }
clause-tk-site-6 = { location-gaz }: { location-gaz.text }
clause-tk-site-7 = { location-zamiec }: { location-zamiec.text }
clause-tk-site-8 = { location-zapadlisko }: { location-zapadlisko.text }
clause-tk-site-9 = { location-zasadzka }: { location-zasadzka.text }
clause-tk-site-10 = { location-sala-ciszy }: { location-sala-ciszy.text }
