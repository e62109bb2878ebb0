### Karak: Goblin auf Deutsch. Wie Sätze entstehen, sagt der Anfang von kragmortha/texts/en.ftl.

title = Karak: Goblin
blurb = Helden kämpfen sich mit Ketten aus Farben durch die Höhlen der Goblins. Erbeute Karten, Waffen und drei Schlüssel und besiege als Erster den Monsterlord.
list-last = { $items } und { $last }

## Argumente, die Karten, Spieler oder Gegner sind

argument-pay = card
argument-reward = card
argument-old = card
argument-new = card
argument-previous = card
argument-winners = seat
argument-target = monster

## Helden

hero-argentus = Argentus
    .profession = Hexer
    .ability = Einmal pro Kampf darf er eine blaue Karte spielen, die die vorige Karte nicht zulässt. Nicht, wenn Blau verflucht ist.
hero-horan = Horan
    .profession = Krieger
    .ability = Zwei Karten mit Angriff direkt hintereinander erhöhen seinen Angriff einmal pro Kampf um 1.
hero-xanros = Lord Xanros
    .profession = Schwarzkünstler
    .ability = Einmal pro Kampf darf er eine Karte einer verfluchten Farbe spielen oder einen verfluchten Karteneffekt ausführen. Nie gegen Flüche auf Ausrüstung.
hero-aderyn = Aderyn
    .profession = Räuberin
    .ability = Sie schlägt auch dann noch zu, wenn sie ihren letzten Trefferpunkt verloren hat, und erhält die Belohnung. Nicht gegen den Monsterlord.
hero-victorius = Victorius
    .profession = Fechter
    .ability = Seine zweite Karte im Kampf darf jede Farbe haben, nur keine verfluchte.
hero-taia = Taia
    .profession = Wahrsagerin
    .ability = Wenn eine Karte sie ziehen lässt, zieht sie eine mehr und legt eine davon unter ihr Deck.

## Farben, Effekte, Level, Flüche, Tränke

colour-red = Rot
    .letter = R
colour-blue = Blau
    .letter = B
colour-green = Grün
    .letter = Gr
colour-yellow = Gelb
    .letter = Ge
effect-attack = Angriff
effect-defence = Abwehr
effect-heal = Heilen
effect-draw = Ziehen
level-1 = I
level-2 = II
level-3 = III
level-10 = X
curse-effect-attack = Fluch gegen Angriffseffekte
curse-effect-defence = Fluch gegen Abwehreffekte
curse-effect-heal = Fluch gegen Heileffekte
curse-effect-draw = Fluch gegen Zieheffekte
curse-colour-red = Fluch gegen Rot
curse-colour-blue = Fluch gegen Blau
curse-colour-green = Fluch gegen Grün
curse-colour-yellow = Fluch gegen Gelb
curse-equipment-weapon = Fluch gegen Waffen
curse-equipment-armour = Fluch gegen Rüstung
potion-health = Heiltrank
    .effect = Gibt dir alle Trefferpunkte zurück. Im Kampf vor den Treffern, oder danach, wenn du noch einen Trefferpunkt hast.
potion-strength = Stärkungstrank
    .effect = Verdoppelt Angriff oder Abwehr der Karte, die du gerade gespielt hast.
potion-counter = Gegenfluchtrank
    .effect = Hebt für diesen Kampf einen Fluch deines Gegners auf.
kind-action = Aktionskarte
kind-weapon = Waffe
kind-armour = Rüstung
kind-key = Schlüssel
kind-monster = Monster
kind-gatekeeper = Torwächter
kind-lord = Monsterlord

## Aktionskarten, Waffen, Rüstungen

card-hidden = verdeckte Karte
card-start = Startkarte
card-arg-1 = Magisches Geschoss
card-arg-2 = Eislanze
card-arg-3 = Kristallkugel
card-arg-4 = Feuerwand
card-arg-5 = Glutpeitsche
card-arg-6 = Sonnenstrahl
card-hor-1 = Axtschwung
card-hor-2 = Wuchtiger Hieb
card-hor-3 = Schlachtruf
card-hor-4 = Schildwall
card-hor-5 = Schildstoß
card-hor-6 = Wilder Ansturm
card-xan-1 = Schattenflamme
card-xan-2 = Blutspeer
card-xan-3 = Lebensraub
card-xan-4 = Dunkler Pakt
card-xan-5 = Knochenpanzer
card-xan-6 = Giftwolke
card-ade-1 = Dolchwurf
card-ade-2 = Hinterhältiger Stich
card-ade-3 = Schattenschritt
card-ade-4 = Ausweichen
card-ade-5 = Finte
card-ade-6 = Gestohlenes Fläschchen
card-vic-1 = Stoß
card-vic-2 = Ausfall
card-vic-3 = Fokus des Duellanten
card-vic-4 = Parade
card-vic-5 = Riposte
card-vic-6 = Schnörkelhieb
card-tai-1 = Sternenblitz
card-tai-2 = Mondstrahl
card-tai-3 = Vision
card-tai-4 = Rankenwand
card-tai-5 = Dornenpeitsche
card-tai-6 = Gutes Omen
card-a1-01 = Rostiges Hackbeil
card-a1-02 = Brennende Fackel
card-a1-03 = Kriegstrommel
card-a1-04 = Funke
card-a1-05 = Nebelschleier
card-a1-06 = Alte Schriftrolle
card-a1-07 = Steinschleuder
card-a1-08 = Kräuterbeutel
card-a1-09 = Seitenschritt
card-a1-10 = Schneller Stich
card-a1-11 = Buckler
card-a1-12 = Münztrick
card-a2-01 = Mächtiger Schwung
card-a2-02 = Feuerring
card-a2-03 = Raserei
card-a2-04 = Blitz
card-a2-05 = Steinhaut
card-a2-06 = Zauberbuch
card-a2-07 = Langbogen
card-a2-08 = Heilwurzel
card-a2-09 = Hinterhalt
card-a2-10 = Doppelschlag
card-a2-11 = Turmschild
card-a2-12 = Geistesblitz
card-a3-01 = Hammer des Riesen
card-a3-02 = Flammenklinge
card-a3-03 = Berserkerwut
card-a3-04 = Drachenodem
card-a3-05 = Gewitter
card-a3-06 = Eispanzer
card-a3-07 = Zeitschleife
card-a3-08 = Arkaner Sturm
card-a3-09 = Tödlicher Schuss
card-a3-10 = Elfenmantel
card-a3-11 = Auge des Jägers
card-a3-12 = Wolfsrudel
card-a3-13 = Meisterhieb
card-a3-14 = Heiliges Licht
card-a3-15 = Schlachtplan
card-a3-16 = Klingentanz
card-w1-1 = Dolch
card-w1-2 = Keule
card-w1-3 = Stachelhandschuh
card-w1-4 = Beil
card-w2-1 = Schwert
card-w2-2 = Morgenstern
card-w2-3 = Vampirdolch
card-w2-4 = Stab des Sehers
card-w3-1 = Runenschwert
card-w3-2 = Zweihandaxt
card-w3-3 = Stab der Einsicht
card-w3-4 = Klinge der Wache
card-r1-1 = Helm
card-r1-2 = Holzschild
card-r1-3 = Glücksgürtel
card-r1-4 = Lederweste
card-r2-1 = Kettenhemd
card-r2-2 = Eisenschild
card-r2-3 = Trollhaut
card-r2-4 = Reisemantel
card-r3-1 = Plattenrüstung
card-r3-2 = Drachenschuppenschild
card-r3-3 = Robe des Weisen
card-r3-4 = Heiliger Brustpanzer

## Monster, Torwächter, Monsterlords

monster-m1-01 = Goblin-Wicht
monster-m1-02 = Goblin-Schleicher
monster-m1-03 = Goblin-Schleuderer
monster-m1-04 = Goblin-Trommler
monster-m1-05 = Goblin-Lehrling
monster-m1-06 = Höhlenratte
monster-m1-07 = Rattenschwarm
monster-m1-08 = Riesenfledermaus
monster-m1-09 = Höhlenspinne
monster-m1-10 = Netzspinnerin
monster-m1-11 = Tunnelwurm
monster-m1-12 = Schlammwurm
monster-m1-13 = Goblin-Halsabschneider
monster-m1-14 = Goblin-Raufbold
monster-m1-15 = Goblin-Grubenkämpfer
monster-m1-16 = Hornkäfer
monster-m1-17 = Goblin-Wachposten
monster-m1-18 = Goblin-Schildträger
monster-m1-19 = Goblin-Wahrsager
monster-m1-20 = Haarige Spinne
monster-m2-01 = Ork-Plünderer
monster-m2-02 = Ork-Berserker
monster-m2-03 = Ork-Trommler
monster-m2-04 = Ork-Schamane
monster-m2-05 = Ork-Bogenschütze
monster-m2-06 = Wolfsreiter
monster-m2-07 = Steinkobold
monster-m2-08 = Goblin-Magier
monster-m2-09 = Giftspinne
monster-m2-10 = Falltürspinne
monster-m2-11 = Felswurm
monster-m2-12 = Leuchtwurm
monster-m2-13 = Ork-Schwertkämpfer
monster-m2-14 = Ork-Schmied
monster-m2-15 = Vampirfledermaus
monster-m2-16 = Goblin-Seher
monster-m2-17 = Ork-Wache
monster-m2-18 = Ork-Hauptmann
monster-m2-19 = Höhlentroll
monster-m2-20 = Wegelagerer-Goblin
monster-m3-01 = Oger
monster-m3-02 = Feuerkobold
monster-m3-03 = Blutork
monster-m3-04 = Höllenhund
monster-m3-05 = Sturmgeist
monster-m3-06 = Eisgeist
monster-m3-07 = Lehrling des Lichs
monster-m3-08 = Goblin-Erzmagier
monster-m3-09 = Riesenskorpion
monster-m3-10 = Dunkelelf
monster-m3-11 = Basilisk
monster-m3-12 = Werwolf
monster-m3-13 = Schwarzer Ritter
monster-m3-14 = Gefallener Priester
monster-m3-15 = Gedankenfresser
monster-m3-16 = Säbeldämon
monster-m3-17 = Runengolem
monster-m3-18 = Zweiköpfiger Oger
monster-m3-19 = Sphinx
monster-m3-20 = Grabwächter
monster-m3-21 = Eisengolem
monster-m3-22 = Jungdrache
monster-m3-23 = Uralter Seher
monster-m3-24 = Riesenwurm
monster-g1-1 = Goblin-Torwache
monster-g1-2 = Goblin-Kerkermeister
monster-g1-3 = Sohn des Goblinhäuptlings
monster-g1-4 = Netzwärter
monster-g1-5 = Maulwurfswurm
monster-g2-1 = Ork-Torwächter
monster-g2-2 = Ork-Kriegsherr
monster-g2-3 = Troll-Pförtner
monster-g2-4 = Netzmatrone
monster-g2-5 = Knochenwurm
monster-g3-1 = Oger-Torwächter
monster-g3-2 = Dämon des Tores
monster-g3-3 = Steinkoloss
monster-g3-4 = Todesritter
monster-g3-5 = Hydra
monster-x-1 = Drache
monster-x-2 = Goblinkönig
monster-x-3 = Erzlich

## Kurze Wörter für den Tisch

label-merchant = Händler
label-pawnshop = Pfandleihe
label-potions = Tränke
label-empty = leer
label-gap = Lücke
label-coming = als Nächstes
label-lord = Monsterlord
label-attack = Angriff
label-defence = Abwehr
label-hp =
    { $count ->
        [one] { $count } Trefferpunkt
       *[other] { $count } Trefferpunkte
    }
label-hand =
    { $count ->
        [0] keine Handkarten
        [one] { $count } Handkarte
       *[other] { $count } Handkarten
    }
label-deck = Deck: { $count }
label-discard = Abgelegt: { $count }
label-keys = Schlüssel
label-weapon = Waffe
label-armour = Rüstung
label-chain = Kette
label-exception-left = Fähigkeit noch nicht genutzt
label-exception-used = Fähigkeit genutzt
label-bonus-reached = +1 Angriff erreicht
label-turn = { $seat } ist am Zug
label-you = du
label-bot = Bot
label-any-colour = jede Farbe
label-stop-win =
    Wenn du jetzt aufhörst: { $hits ->
        [0] keine Treffer
        [one] { $hits } Treffer
       *[other] { $hits } Treffer
    }, { $left ->
        [one] { $left } Trefferpunkt übrig
       *[other] { $left } Trefferpunkte übrig
    }, Sieg.
label-stop-lose =
    Wenn du jetzt aufhörst: { $hits ->
        [0] keine Treffer
        [one] { $hits } Treffer
       *[other] { $hits } Treffer
    }, { $left ->
        [one] { $left } Trefferpunkt übrig
       *[other] { $left } Trefferpunkte übrig
    }, Angriff { $attack } von { $hp }.
label-stop-out = Wenn du jetzt aufhörst, gehst du zu Boden, bevor du zuschlägst.
label-stop-out-strike = Wenn du jetzt aufhörst, verlierst du deinen letzten Trefferpunkt, schlägst aber noch zu.
label-curses = Flüche
label-reward = Belohnung
label-win = Sieg
label-hits = Treffer
label-hero = Held
label-closed = verschlossen
label-cards = Karten
label-equipment = Ausrüstung
label-bonus = Bonus
label-next-colours = Als Nächstes
label-cursed = verflucht
label-does-not-follow = passt nicht
label-may-follow = passt
label-about = etwa { $percent } %
label-percent = { $percent } %
label-of = { $have } von { $need }
label-hand-and-deck = Hand { $hand } von { $full }, Deck { $deck }, abgelegt { $discard }

## Optionen

option-edition = Ausgabe
    .explain = Welche Anleitung gilt, wo sie sich unterscheiden? Einzelne Optionen lassen sich danach ändern.
option-edition-standard = Standard
option-edition-pl = polnische
option-edition-de = deutsche
option-gatekeepers-per-level = Torwächter pro Level
    .explain = Fünf (polnische Anleitung) oder vier (deutsche Anleitung) Torwächter pro Level.
option-abilities = Spezialfähigkeiten
    .explain = Jeder Held hat eine eigene Fähigkeit; das Spiel wird schneller und leichter.
option-abilities-off = aus
option-abilities-on = an
option-reshuffle = Mischen
    .explain = Darf der Besitzer bestimmen, wo die Belohnungskarten liegen, wenn der Ablagestapel zum neuen Deck wird?
option-reshuffle-random = nein, alles wird gemischt
option-reshuffle-stack = ja; Startkarten werden untereinander gemischt
option-voluntary-heal = Vorzeitig heilen
    .explain = Darf ein Zug zum Heilen dienen, solange noch Trefferpunkte da sind?
option-voluntary-heal-true = ja
option-voluntary-heal-false = nein, nur ohne Trefferpunkte
option-equipment-curse-hand = Hand unter einem Ausrüstungsfluch
    .explain = Bis auf wie viele Karten wird vor so einem Kampf abgeworfen?
option-equipment-curse-hand-recompute = vier und die Boni, die nicht verflucht sind
option-equipment-curse-hand-four = vier
option-health-potion-window = Heiltrank
    .explain = Wann darf man einen Heiltrank trinken?
option-health-potion-window-fight = im Kampf und danach
option-health-potion-window-own-turn = jederzeit im eigenen Zug
option-buy-own-pawned = Zurückkaufen
    .explain = Darf man in der Pfandleihe kaufen, was man selbst dort abgegeben hat?
option-buy-own-pawned-true = ja
option-buy-own-pawned-false = nein
option-pawn-actions = Aktionskarten in der Pfandleihe
    .explain = Was wird aus Aktionskarten, mit denen bezahlt wurde?
option-pawn-actions-true = man kann sie kaufen
option-pawn-actions-false = sie kommen aus dem Spiel
option-bought-action-to = Gekaufte Aktionskarten
    .explain = Wohin kommt eine Aktionskarte aus der Pfandleihe?
option-bought-action-to-discard = auf den Ablagestapel
option-bought-action-to-hand = auf die Hand
option-hand-overflow = Zu viele Karten am Zugende
    .explain = Was gilt, wenn mehr Karten auf der Hand sind, als eine volle Hand hat?
option-hand-overflow-keep = sie bleiben
option-hand-overflow-discard = die überzähligen werden abgeworfen
option-reward-preview = Belohnungen
    .explain = Was weiß man von der Belohnung, bevor das Monster besiegt ist?
option-reward-preview-type = ihre Art
option-reward-preview-full = die genaue Karte
option-first-player = Startspieler
    .explain = Wer beginnt?
option-first-player-random = der Zufall entscheidet
option-max-rounds = Höchstzahl der Runden
    .explain = Nach so vielen Runden endet das Spiel ohne Champion.
option-max-rounds-none = keine Grenze

## Fragen: was jetzt entschieden wird

prompt-over = Das Spiel ist aus.
prompt-over-rounds = Das Spiel ist aus: Die letzte Runde ist gespielt, und es gibt keinen Champion.
prompt-chance = Der Zufall entscheidet.
prompt-hero =
    { $you ->
        [yes] Wähle deinen Helden.
       *[no] { $seat } wählt einen Helden.
    }
prompt-turn =
    { $you ->
        [yes] Du bist am Zug: kämpfe, besuche den Händler oder heile deinen Helden.
       *[no] { $seat } ist am Zug.
    }
prompt-turn-heal =
    { $you ->
        [yes] Du hast keine Trefferpunkte mehr: Belebe deinen Helden wieder.
       *[no] { $seat } hat keine Trefferpunkte mehr und muss den Helden wiederbeleben.
    }
prompt-discard =
    { $you ->
        [yes] Der Fluch hebt einen Handbonus auf: Wirf vor dem Kampf { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        } ab oder trinke einen Trank.
       *[no] { $seat } muss vor dem Kampf { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        } abwerfen.
    }
prompt-fight =
    { $you ->
        [yes] { $monster }: Spiele eine Karte oder höre auf.
       *[no] { $seat } kämpft. Gegner: { $monster }.
    }
prompt-stack =
    { $you ->
        [yes] Lege dein neues Deck von oben nach unten: Welche Karte kommt als Nächstes?
       *[no] { $seat } ordnet ein neues Deck.
    }
prompt-under =
    { $you ->
        [yes] Welche der gezogenen Karten kommt unter dein Deck?
       *[no] { $seat } legt eine Karte unter das Deck.
    }
prompt-keep =
    { $you ->
        [yes] Du hast „{ $card }“ gewonnen: behalten oder in die Pfandleihe geben?
       *[no] { $seat } entscheidet über „{ $card }“.
    }
prompt-keep-one =
    { $you ->
        [yes] „{ $card }“ statt „{ $old }“ behalten? Das andere kommt in die Pfandleihe.
       *[no] { $seat } wählt zwischen „{ $card }“ und „{ $old }“.
    }
prompt-after =
    { $you ->
        [yes] Trinkst du jetzt deinen Heiltrank?
       *[no] { $seat } kann einen Heiltrank trinken.
    }
prompt-merchant =
    { $you ->
        [yes] Beim Händler: Kaufe etwas oder geh.
       *[no] { $seat } ist beim Händler.
    }
prompt-pay-potion =
    { $you ->
        [yes] Mit welcher Karte bezahlst du den { $potion }?
       *[no] { $seat } bezahlt den { $potion }.
    }
prompt-pay =
    { $you ->
        [yes] Mit welcher Karte bezahlst du „{ $card }“?
       *[no] { $seat } bezahlt „{ $card }“.
    }
prompt-overflow =
    { $you ->
        [yes] Du hast zu viele Karten: Wirf { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        } ab.
       *[no] { $seat } hat zu viele Karten und wirft ab.
    }

## Züge: was man wählen kann

move-hero = Spiele als { $hero }
move-hero-random = Lass den Zufall deinen Helden wählen
move-fight = Kämpfe. Gegner: { $monster }
move-merchant = Besuche den Händler
move-heal = Belebe deinen Helden wieder
move-play = Spiele „{ $card }“
move-play-free = Spiele „{ $card }“ und trotze dem Fluch: { $effect }
move-free = Trotze bei „{ $card }“ dem Fluch: { $effect }
move-strengthen = Trinke den Stärkungstrank und verdopple { $effect } der letzten Karte
move-lift = Trinke den Gegenfluchtrank: { $curse }
move-drink = Trinke den Heiltrank
move-stop = Höre auf und werte den Kampf aus
move-discard = Wirf „{ $card }“ ab
move-stack = Als Nächstes: „{ $card }“
move-stack-start = Als Nächstes: eine Startkarte
move-under = Lege „{ $card }“ unter dein Deck
move-keep = Behalte es (ein anderes dieser Art kommt in die Pfandleihe)
move-pawn = Gib es in die Pfandleihe
move-skip = Trinke nicht
move-buy-potion = Kaufe einen { $potion }
move-buy = Kaufe „{ $card }“ aus der Pfandleihe
move-pay = Bezahle mit „{ $card }“
move-leave = Verlass den Händler
move-draw =
    { $card-id ->
        [hidden] Eine verdeckte Karte
       *[other] „{ $card }“
    }
move-monster = { $monster }
move-gatekeeper = { $monster }
move-lord = { $monster }
move-first = { $seat } beginnt

## Protokoll: was geschah

log-hero-chosen = { $seat } spielt { $hero }.
log-hero-by-lot = { $seat } lässt den Zufall wählen.
log-first-player = { $seat } beginnt.
log-laid = Level { $level }: { $monster }.
log-row-filled = Den freien Platz auf Level { $level } füllt: { $monster }.
log-next-shown = Als Nächstes auf Level { $level }: { $monster }.
log-gatekeeper-shown = Torwächter von Level { $level }: { $monster }.
log-lord-shown = Der Monsterlord: { $monster }.
log-turn = { $seat } ist am Zug.
log-healed = { $seat } ruht sich aus: Alle Trefferpunkte sind zurück.
log-fight = { $seat } zieht in den Kampf. Gegner: { $monster }.
log-discarded = { $seat } wirft ab: { $cards }.
log-played = { $seat } spielt „{ $card }“. Angriff { $attack }, Abwehr { $defence }.
log-exception-used = Die Fähigkeit von { $hero } erlaubt „{ $card }“.
log-freed = { $seat } trotzt dem Fluch: { $effect } von „{ $card }“ zählt.
log-drew =
    { $card-id ->
        [hidden] { $seat } zieht eine Karte.
       *[other] { $seat } zieht „{ $card }“.
    }
log-nothing-to-draw = { $seat } hat nichts mehr zu ziehen.
log-reshuffled = { $seat } macht aus dem Ablagestapel ein neues Deck.
log-stack-next =
    { $card-id ->
        [hidden] Als Nächstes im neuen Deck: eine Startkarte.
       *[other] Als Nächstes im neuen Deck: „{ $card }“.
    }
log-stacked = { $seat } hat ein neues Deck geordnet.
log-put-under =
    { $card-id ->
        [hidden] { $seat } legt eine Karte unter das Deck.
       *[other] { $seat } legt „{ $card }“ unter das Deck.
    }
log-recovered =
    { $count ->
        [one] { $seat } erhält { $count } Trefferpunkt zurück.
       *[other] { $seat } erhält { $count } Trefferpunkte zurück.
    }
log-drank = { $seat } trinkt den { $potion }: Alle Trefferpunkte sind zurück.
log-lifted = { $seat } trinkt den Gegenfluchtrank. Aufgehoben: { $curse }.
log-strengthened = { $seat } trinkt den Stärkungstrank: { $effect } von „{ $card }“ zählt doppelt.
log-stopped = { $seat } hört auf.
log-hit =
    { $hits ->
        [0] { $monster } fügt keinen Schaden zu: { $seat } bleibt unverletzt.
        [one] { $monster } trifft { $seat } einmal.
       *[other] { $monster } trifft { $seat } { $hits }-mal.
    }
log-knocked-out = { $seat } hat keine Trefferpunkte mehr.
log-survived = Angriff { $attack } reicht nicht gegen { $hp }: { $monster } bleibt.
log-beaten = Angriff { $attack } gegen { $hp }: { $seat } gewinnt den Kampf! Besiegt: { $monster }.
log-won-card = { $seat } gewinnt „{ $card }“.
log-won-key = { $seat } gewinnt den Schlüssel von Level { $level }.
log-kept = { $seat } behält „{ $card }“.
log-pawned = { $seat } gibt „{ $card }“ in die Pfandleihe.
log-gap = Die Lücke auf Level { $level } bleibt leer.
log-skipped = { $seat } trinkt nicht.
log-potion-returned = Der { $potion } kommt zurück auf seinen Stapel.
log-visited = { $seat } besucht den Händler.
log-wants = { $seat } will „{ $card }“ kaufen.
log-wants-potion = { $seat } will einen { $potion } kaufen.
log-bought-potion = { $seat } kauft einen { $potion } für „{ $pay }“.
log-bought = { $seat } kauft „{ $card }“ für „{ $pay }“.
log-left = { $seat } verlässt den Händler.
log-over =
    { $reason ->
        [lord] Der Monsterlord ist besiegt: { $winners } ist Champion des Reiches!
       *[other] Das Spiel endet ohne Champion.
    }

## Absagen: warum etwas jetzt nicht geht

refuse-game-over = Das Spiel ist aus.
refuse-not-your-turn = Du bist nicht am Zug.
refuse-not-asked = Das entscheidest jetzt nicht du.
refuse-not-now = Darum geht es jetzt nicht.
refuse-chance-decides = Das entscheidet der Zufall.
refuse-hero-taken = { $hero } ist schon vergeben.
refuse-hero-not-yours = { $hero } gehört nicht dir.
refuse-must-heal = Du hast keine Trefferpunkte mehr: Du musst deinen Helden wiederbeleben.
refuse-heal-only-at-zero = An diesem Tisch heilst du nur, wenn du keine Trefferpunkte mehr hast.
refuse-level-closed = Du brauchst zuerst den Schlüssel von Level { $level }.
refuse-three-keys = Zum Monsterlord kommst du nur mit allen drei Schlüsseln.
refuse-has-key = Du hast den Schlüssel von Level { $level } schon und kämpfst nicht mehr gegen dessen Torwächter.
refuse-deck-top = { $monster } liegt auf dem Monsterstapel und ist noch kein Gegner.
refuse-not-on-table = Dieser Gegner liegt nicht aus: { $monster }.
refuse-gatekeeper-below = { $monster } liegt nicht oben auf dem Torwächterstapel.
refuse-not-in-game = Dieser Gegner ist nicht im Spiel: { $monster }.
refuse-card-not-held = Du hast „{ $card }“ nicht.
refuse-colour-cursed = „{ $card }“ hat die Farbe { $colour }, und die verbietet ein Fluch.
refuse-colour-does-not-follow = „{ $card }“ hat die Farbe { $colour }, die nicht auf „{ $previous }“ folgen darf.
refuse-exception-used = Du hast deine Fähigkeit in diesem Kampf schon genutzt.
refuse-no-ability = Das kann dein Held nicht.
refuse-abilities-off = An diesem Tisch haben Helden keine Fähigkeiten.
refuse-effect-not-printed = „{ $card }“ hat diesen Effekt nicht: { $effect }.
refuse-effect-not-cursed = Dieser Effekt ist nicht verflucht: { $effect }.
refuse-exception-for-colour = Deine Fähigkeit wird für die Farbe von „{ $card }“ gebraucht.
refuse-not-in-chain = „{ $card }“ wurde in diesem Kampf nicht gespielt.
refuse-no-card-played = Du hast noch keine Karte gespielt.
refuse-strength-out = Der Stärkungstrank liegt schon neben einer Karte.
refuse-no-potion = Du hast keinen { $potion }.
refuse-hp-full = Du hast alle deine Trefferpunkte.
refuse-no-hp = Ohne Trefferpunkte ist es für einen Trank zu spät.
refuse-potion-only-in-fight = An diesem Tisch trinkt man den Heiltrank nur im Kampf und danach.
refuse-curse-not-there = Diesen Fluch hat dein Gegner jetzt nicht: { $curse }.
refuse-discard-first = Wirf zuerst ab, bis deine Hand passt.
refuse-nothing-to-discard = Du musst nichts abwerfen.
refuse-discard-in-order = Mehrere Karten werden in fester Reihenfolge abgeworfen: „{ $card }“ kommt vor der, die schon weg ist.
refuse-not-drawn-now = „{ $card }“ ist keine der gerade gezogenen Karten.
refuse-not-in-pile = „{ $card }“ gehört nicht zu den Karten des neuen Decks.
refuse-start-not-named = Startkarten werden nicht unterschieden: Wähle „eine Startkarte“.
refuse-no-start-left = Für das neue Deck ist keine Startkarte mehr da.
refuse-potion-owned = Du hast schon einen { $potion }.
refuse-potion-sold-out = Es ist kein { $potion } mehr da.
refuse-not-in-pawnshop = „{ $card }“ ist nicht in der Pfandleihe.
refuse-pawnshop-once = Aus der Pfandleihe darfst du nur eine Karte pro Zug kaufen.
refuse-own-pawned = An diesem Tisch kauft man nicht zurück, was man selbst abgegeben hat.
refuse-nothing-to-pay = Du hast nichts, womit du bezahlen könntest.
refuse-pay-starting-card = Startkarten werden nicht angenommen.
refuse-pay-only-owned = Bezahlen kannst du nur mit deiner Waffe, deiner Rüstung oder einer Belohnungskarte von deiner Hand.
refuse-pay-with-itself = Mit der Karte, die du kaufst, kannst du nicht bezahlen.
refuse-choose-purchase-first = Wähle zuerst, was du kaufst.
refuse-pay-first = Bezahle zuerst.

## Regeln

clause-kg-gen-1 = Jeder Spieler hat genau einen Helden und spielt für sich.
clause-kg-gen-2 = Wessen Held als Erster den Monsterlord besiegt, der gewinnt.
clause-kg-gen-3 = Ein besiegtes Monster bringt immer genau eine Karte: Aktionskarte, Waffe, Rüstung oder Schlüssel. Der Monsterlord bringt den Sieg.
clause-kg-gen-4 = Der dritte Schlüssel öffnet die Kammer des Monsterlords.
clause-kg-card-1 = Eine Aktionskarte hat eine von vier Farben; die Farbe bestimmt, wann sie gespielt werden darf.
clause-kg-card-2 = Ihr rechter Rand zeigt, welche Farben direkt danach gespielt werden dürfen.
clause-kg-card-3 = Sie hat einen oder mehrere Effekte; alle werden ausgeführt.
clause-kg-card-4 = Ein Monster zeigt Angriff, Trefferpunkte, Level, Art der Belohnung und Flüche.
clause-kg-card-5 = Auf der Rückseite eines Monsters ist die Belohnung, auf der eines Torwächters ein Schlüssel.
clause-kg-card-6 = Eine gewonnene Aktionskarte hat ein Monster auf der Rückseite und ist so von den sechs Startkarten zu unterscheiden.
clause-kg-card-7 = Es gibt vier Arten von Ausrüstung: Waffen, Rüstungen, Schlüssel und Tränke.
clause-kg-card-8 = Ausrüstung ist nie auf der Hand, im Deck oder im Ablagestapel; sie liegt offen vor ihrem Besitzer.
clause-kg-setup-1 = Level I, II und III sind drei Reihen; X, die Kammer des Monsterlords, ist die Reihe darunter.
clause-kg-setup-2 = Monster liegen mit der Monsterseite nach oben, nach Level in drei Stapel sortiert.
clause-kg-setup-3 = Die Torwächter werden aussortiert: fünf pro Level, in der deutschen Ausgabe vier.
clause-kg-setup-4 = Die übrigen Monster jedes Levels werden gemischt und offen neben ihre Levelkarte gelegt.
clause-kg-setup-5 = Fünf Monster von jedem Stapel werden rechts davon ausgelegt; gegen sie kann man kämpfen.
clause-kg-setup-6 = Die Torwächter jedes Levels werden gemischt und als offener Stapel ans Ende der Reihe gelegt.
clause-kg-setup-7 = Einer der drei Monsterlords wird zufällig gewählt und offen ausgelegt; die anderen sind nicht im Spiel.
clause-kg-setup-8 = Der Händler beginnt eine Reihe über Level I.
clause-kg-setup-9 = Dort liegen die Tränke in drei Stapeln.
clause-kg-setup-10 = Daneben ist die Pfandleihe; sie ist anfangs leer.
clause-kg-setup-11 = Jeder wählt einen Helden und nimmt dessen sechs Startkarten. Kein Held wird zweimal gewählt.
clause-kg-setup-12 = Jeder mischt die sechs Karten zu einem verdeckten Deck und zieht vier.
clause-kg-setup-13 = Jeder beginnt mit fünf Trefferpunkten.
clause-kg-setup-14 = Der Jüngste beginnt, oder der Zufall entscheidet.
clause-kg-setup-15 = Niemand beginnt mit Ausrüstung, Schlüsseln oder Tränken, und alle Ablagestapel sind leer.
clause-kg-turn-1 = Gespielt wird im Uhrzeigersinn.
clause-kg-turn-2 = In deinem Zug tust du genau eines: ein Monster bekämpfen, den Händler besuchen oder deinen Helden wiederbeleben.
clause-kg-turn-3 = Ohne Trefferpunkte zu Beginn deines Zuges kannst du weder kämpfen noch zum Händler; du musst deinen Helden wiederbeleben.
clause-kg-turn-4 = Am Ende deines Zuges kommen alle gespielten Karten offen auf deinen Ablagestapel.
clause-kg-turn-5 = Dann ziehst du, bis deine Hand voll ist.
clause-kg-turn-6 = Nicht gespielte Karten bleiben auf der Hand.
clause-kg-deck-1 = Eine gespielte Karte liegt bis zum Ende des Zuges offen vor dir.
clause-kg-deck-2 = Jeder Spieler hat einen eigenen offenen Ablagestapel.
clause-kg-deck-3 = Musst du ziehen und dein Deck ist leer, wird dein Ablagestapel zum neuen Deck gemischt.
clause-kg-deck-4 = Das geschieht erst, wenn du ziehen musst, nicht schon, wenn das Deck leer wird.
clause-kg-deck-5 = Im Kampf bleiben die in diesem Zug gespielten Karten dabei außen vor.
clause-kg-deck-6 = Sind Deck und Ablagestapel leer, entfällt das Ziehen.
clause-kg-deck-7 = Am Zugende liegen die gespielten Karten schon auf dem Ablagestapel und werden mitgemischt.
clause-kg-deck-8 = Obwohl man Belohnungskarten an der Rückseite erkennt, wird gründlich gemischt.
clause-kg-deck-9 = Deutsche Ausgabe: Belohnungskarten darfst du im neuen Deck beliebig anordnen; Startkarten werden vorher untereinander gemischt.
clause-kg-hand-1 = Eine volle Hand sind vier Karten und die Handboni deiner Ausrüstung.
clause-kg-hand-2 = Handboni werden zusammengezählt.
clause-kg-hand-3 = Die Handgröße sagt nur, wie weit du nachziehst; Zieheffekte können dir mehr geben, und du darfst beliebig viele Karten spielen.
clause-kg-hand-4 = Vor einem Kampf, in dem ein Fluch einen Handbonus aufhebt, wirfst du bis auf die kleinere Handgröße ab.
clause-kg-hand-5 = Nach diesem Kampf ziehst du wieder bis zur vollen Handgröße nach.
clause-kg-fight-1 = Du wählst frei einen der Gegner, die dir offenstehen.
clause-kg-fight-2 = Jedes ausliegende Monster eines zugänglichen Levels darf gewählt werden. Level I ist immer zugänglich.
clause-kg-fight-3 = Ebenso der oberste Torwächter eines solchen Levels, außer du hast dessen Schlüssel.
clause-kg-fight-4 = Die oberste Karte eines Monsterstapels darf nie gewählt werden.
clause-kg-fight-5 = Den Monsterlord darf man nur mit allen drei Schlüsseln wählen.
clause-kg-fight-6 = Pro Zug kämpfst du nur gegen einen Gegner.
clause-kg-fight-7 = Deine Heldenkarte kennzeichnet den Gegner bis zum Ende des Kampfes.
clause-kg-fight-8 = Karten werden einzeln von der Hand gespielt.
clause-kg-fight-9 = Die erste Karte darf jede Farbe haben, die nicht verflucht ist.
clause-kg-fight-10 = Jede weitere Karte muss eine der nächsten Farben der Karte direkt davor haben.
clause-kg-fight-11 = Du darfst beliebig viele Karten spielen, von keiner bis zur ganzen Hand.
clause-kg-fight-12 = Durch Ziehen kannst du mehr Karten spielen, als du zu Beginn hattest.
clause-kg-fight-13 = Ziehen und Heilen wirken sofort, Angriff und Abwehr am Ende des Kampfes.
clause-kg-fight-14 = Die Kette endet, wenn du aufhörst oder keine passende Karte mehr hast.
clause-kg-fight-15 = Danach der Reihe nach: Treffer einstecken, Monster treffen, Belohnung holen, Zug beenden.
clause-kg-fight-16 = Du erhältst so viele Treffer, wie der Angriff des Monsters über der Abwehr deiner Karten und Ausrüstung liegt.
clause-kg-fight-17 = Jeder Treffer kostet einen Trefferpunkt, solange du welche hast.
clause-kg-fight-18 = Verlierst du den letzten Trefferpunkt, schlägst du nicht zu und erhältst keine Belohnung, wie hoch dein Angriff auch ist.
clause-kg-fight-19 = Du gewinnst, wenn der Angriff deiner Karten und Ausrüstung mindestens den Trefferpunkten des Monsters entspricht.
clause-kg-fight-20 = Sonst bleibt das Monster unverletzt liegen, und dein Zug endet.
clause-kg-fight-21 = Treffer auf ein Monster zählen nicht für den nächsten Kampf.
clause-kg-fight-22 = Das Zugende kommt immer: bei Sieg, bei Niederlage und ohne Trefferpunkte.
clause-kg-reward-1 = Der Sieger nimmt die Monsterkarte und dreht sie um.
clause-kg-reward-2 = Eine gewonnene Aktionskarte kommt auf deinen Ablagestapel.
clause-kg-reward-3 = Eine gewonnene Waffe oder Rüstung behältst du oder gibst sie in die Pfandleihe, wie du willst.
clause-kg-reward-4 = Ein gewonnener Schlüssel wird immer behalten.
clause-kg-reward-5 = Den Platz eines besiegten Monsters füllt die oberste Karte seines Stapels.
clause-kg-reward-6 = Nach einem besiegten Torwächter liegt der nächste oben; keine Reihe ändert sich.
clause-kg-reward-7 = Ist der Monsterstapel leer, bleibt die Lücke.
clause-kg-effect-1 = Angriff zählt am Ende des Kampfes zu deinem Angriff.
clause-kg-effect-2 = Abwehr senkt am Ende des Kampfes den Angriff des Monsters.
clause-kg-effect-3 = Ziehen: Du ziehst sofort so viele Karten von deinem Deck.
clause-kg-effect-4 = Heilen: Du erhältst sofort so viele Trefferpunkte zurück.
clause-kg-effect-5 = Heilung über fünf Trefferpunkte hinaus ist verloren.
clause-kg-effect-6 = Gerade gezogene Karten dürfen im selben Kampf gespielt werden.
clause-kg-curse-1 = Es gibt drei Arten von Flüchen: gegen einen Effekt, eine Farbe oder eine Art von Ausrüstung.
clause-kg-curse-2 = Ein verfluchter Effekt zählt auf keiner in diesem Kampf gespielten Karte.
clause-kg-curse-3 = Eine Karte mit verfluchtem Effekt darf trotzdem gespielt werden.
clause-kg-curse-4 = Ein Fluch gegen einen Effekt berührt die Ausrüstung nicht.
clause-kg-curse-5 = Keine Karte einer verfluchten Farbe darf in diesem Kampf gespielt werden.
clause-kg-curse-6 = Ausrüstung einer verfluchten Art bringt nichts: keinen Angriff, keine Abwehr, keine Heilung, keinen Handbonus.
clause-kg-curse-7 = Ein Fluch gegen Ausrüstung gilt für den Kampf; danach ziehst du bis zur vollen Hand nach.
clause-kg-curse-8 = Ein Monster kann mehrere Flüche haben; alle gelten.
clause-kg-curse-9 = Flüche gelten nur im Kampf gegen das Monster, das sie hat.
clause-kg-equip-1 = Du besitzt höchstens eine Waffe.
clause-kg-equip-2 = Du besitzt höchstens eine Rüstung.
clause-kg-equip-3 = Von zwei Waffen oder Rüstungen behältst du eine; die andere kommt in die Pfandleihe.
clause-kg-equip-4 = Die meisten Waffen erhöhen den Angriff, die meisten Rüstungen die Abwehr; beide können anderes bewirken.
clause-kg-equip-5 = Ein Herz auf Ausrüstung gibt am Ende jedes Kampfes nach den Treffern einen Trefferpunkt zurück.
clause-kg-equip-6 = Nicht, wenn dir die Treffer den letzten Trefferpunkt genommen haben.
clause-kg-equip-7 = Eine Hand auf Ausrüstung erlaubt eine Handkarte mehr, solange du sie besitzt und sie nicht verflucht ist.
clause-kg-equip-8 = Ausrüstung wirkt in jedem Kampf von selbst und verbraucht sich nicht.
clause-kg-key-1 = Einen Schlüssel gewinnst du, indem du einen Torwächter besiegst.
clause-kg-key-2 = Der Schlüssel eines Levels öffnet das nächste; der dritte öffnet die Kammer des Monsterlords.
clause-kg-key-3 = Hast du einen Torwächter eines Levels besiegt, kämpfst du nie wieder gegen einen dieses Levels.
clause-kg-key-4 = Die Monster dieses und aller früheren Level bleiben dir zugänglich.
clause-kg-key-5 = Du erhältst pro Level einen Schlüssel und verlierst, verkaufst oder verschenkst ihn nie.
clause-kg-shop-1 = Der Besuch beim Händler dauert den ganzen Zug.
clause-kg-shop-2 = Der Händler verkauft drei Arten von Tränken und die Karten der Pfandleihe.
clause-kg-shop-3 = Jede gekaufte Karte kostet genau eine von deinen.
clause-kg-shop-4 = Du bezahlst mit deiner Waffe, deiner Rüstung oder einer Aktionskarte von der Hand, die ein Monster auf der Rückseite hat.
clause-kg-shop-5 = Schlüssel, Tränke und Startkarten werden nie angenommen.
clause-kg-shop-6 = Die Karte, mit der du bezahlst, kommt in die Pfandleihe.
clause-kg-shop-7 = Du darfst bei einem Besuch mehrere Tränke kaufen, aber nie zwei einer Art besitzen.
clause-kg-shop-8 = Aus der Pfandleihe darfst du höchstens eine Karte pro Zug kaufen.
clause-kg-shop-9 = Tränke und eine Karte der Pfandleihe darfst du beim selben Besuch kaufen, in beliebiger Reihenfolge.
clause-kg-shop-10 = In der Pfandleihe sammeln sich ersetzte oder abgelehnte Ausrüstung und Karten, mit denen bezahlt wurde.
clause-kg-shop-11 = Nach dem Einkauf ziehst du bis zur vollen Hand nach; ein gerade gekaufter Handbonus zählt schon.
clause-kg-shop-12 = Nachgezogen wird erst nach allen Käufen; mit neuen Karten kannst du also nicht bezahlen.
clause-kg-potion-1 = Du besitzt höchstens einen Trank jeder Art.
clause-kg-potion-2 = Ein Trank wird einmal benutzt und kommt dann zurück auf seinen Stapel.
clause-kg-potion-3 = Gegenfluchtrank: Ein Fluch des Monsters gilt in diesem Kampf nicht für dich.
clause-kg-potion-4 = Hat das Monster mehrere Flüche, wählst du einen davon.
clause-kg-potion-5 = Der Trank kommt sofort zurück auf seinen Stapel, obwohl er bis zum Zugende wirkt.
clause-kg-potion-6 = Stärkungstrank: verdoppelt entweder Angriff oder Abwehr der gerade gespielten Karte.
clause-kg-potion-7 = Der Trank liegt neben dieser Karte und kommt am Ende des Kampfes zurück auf seinen Stapel.
clause-kg-potion-8 = Er verdoppelt nie etwas auf Ausrüstung.
clause-kg-potion-9 = Heiltrank: Du erhältst sofort alle Trefferpunkte zurück.
clause-kg-potion-10 = Du darfst ihn im Kampf jederzeit vor den Treffern trinken.
clause-kg-potion-11 = Oder nach den Treffern, wenn du noch einen Trefferpunkt hast.
clause-kg-potion-12 = Ohne Trefferpunkte kann er nicht benutzt werden.
clause-kg-heal-1 = Heilen dauert den ganzen Zug und stellt alle fünf Trefferpunkte wieder her.
clause-kg-heal-2 = Ohne Trefferpunkte musst du heilen.
clause-kg-heal-3 = Du darfst auch heilen, solange du noch Trefferpunkte hast.
clause-kg-hero-1 = Fähigkeiten gelten nur, wenn alle einverstanden sind.
clause-kg-hero-argentus-1 = Einmal pro Kampf darf Argentus eine blaue Karte spielen, die die vorige nicht zulässt.
clause-kg-hero-argentus-2 = Nicht, wenn Blau verflucht ist.
clause-kg-hero-horan-1 = Spielt Horan zwei Karten mit Angriff hintereinander, steigt sein Angriff um 1.
clause-kg-hero-horan-2 = Höchstens einmal pro Kampf.
clause-kg-hero-xanros-1 = Einmal pro Kampf darf Xanros eine Karte einer verfluchten Farbe spielen oder einen verfluchten Karteneffekt ausführen.
clause-kg-hero-xanros-2 = Nie gegen einen Fluch auf Ausrüstung.
clause-kg-hero-aderyn-1 = Verliert Aderyn im Kampf ihren letzten Trefferpunkt, schlägt sie trotzdem zu und nimmt bei einem Sieg die Belohnung.
clause-kg-hero-aderyn-2 = Nicht gegen den Monsterlord.
clause-kg-hero-aderyn-3 = Sie hat danach keine Trefferpunkte und muss im nächsten Zug heilen.
clause-kg-hero-victorius-1 = Die zweite Karte, die Victorius im Kampf spielt, darf eine Farbe haben, die die erste nicht zulässt.
clause-kg-hero-victorius-2 = Ab der dritten Karte gilt die normale Regel.
clause-kg-hero-taia-1 = Lässt eine Karte Taia eine Karte ziehen, zieht sie zwei, behält eine und legt die andere unter ihr Deck.
clause-kg-hero-taia-2 = Hat ihr Deck zu wenige Karten, mischt sie vor dem Ziehen ihren Ablagestapel neu.
clause-kg-end-1 = Das Spiel endet, sobald jemand den Monsterlord besiegt; dieser Spieler ist der Champion.
clause-kg-end-2 = Es gibt keinen anderen Weg zum Sieg und keine letzte Runde.
clause-kg-end-3 = Nach einem gescheiterten Versuch bleibt der Monsterlord für alle so stark wie zuvor.
