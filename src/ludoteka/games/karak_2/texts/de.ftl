### Karak 2 auf Deutsch. Wie Sätze entstehen, steht am Anfang von games/kragmortha/texts/en.ftl.
title = Karak 2
blurb = Rings um die Ruinen von Karak brechen Monster aus der Erde. Erkunde das Land, gründe eine Stadt, stelle eine Armee auf und sammle mehr Seelensteine als die anderen Helden, bevor der Dunkle General fällt.
list-last = { $items } und { $last }

## Argumente, die Spieler sind oder anders heißen

argument-victim = seat
argument-owner = seat
argument-winners = seat
argument-armies = army
argument-dice = die
argument-unit = die
argument-units = die
argument-saved = resource
argument-extra = resource
argument-amulet = item
argument-hammer = item

## Helden

hero-horan = Horan
    .role = Krieger
    .mount = Bestie
    .first = Kriegslist: einmal pro Schlacht dürfen nach dem Wurf alle Einheitenwürfel neu geworfen werden.
    .second = Plündern: nach einem Sieg gibt das Schlachtfeld auch seine Rohstoffe her.
hero-taia = Taia
    .role = Seherin
    .mount = Kamel
    .first = Schicksalsweberin: beim Erkunden zieht sie eine Armee mehr und wählt aus.
    .second = Meisterbaumeisterin: ihre Stadt und ihre Gebäude kosten einen Rohstoff weniger.
hero-lorraine = Lady Lorraine
    .role = Waldläuferin
    .mount = Bär
    .first = Habichtsauge: einmal pro Zug legt sie das oberste Plättchen irgendwo an, ohne sich zu bewegen.
    .second = Bärenfreundin: der Bärenwürfel kämpft von Anfang an für sie.
hero-xanros = Lord Xanros
    .role = Hexenmeister
    .mount = Skelettstier
    .first = Nekromantie: als Aktion erweckt er ein Skelett, höchstens drei.
    .second = Seelensammler: jede seiner Einheiten, die stirbt, kann ihm ein Leben zurückgeben.
hero-elspeth = Elspeth
    .role = Kämpferin
    .mount = Einhorn
    .first = Finte: einmal pro Schlacht darf sie den Heldenwürfel neu werfen.
    .second = Magischer Galopp: einmal pro Zug bis zu drei Felder geradeaus, auch über Abgründe.
hero-darius = Darius
    .role = Kundschafter
    .mount = Raptor
    .first = Geländekunde: beim Erkunden sieht er zwei Plättchen, legt eines und versteckt das andere oben auf dem Stapel.
    .second = Klauen und Zähne: eine Armee der Stärke 1 oder ein Prätorianer fällt schon vor der Schlacht.
hero-hidden = unbekannter Held
    .role = unbekannt
    .mount = unbekannt
    .first = Das weiß noch niemand.
    .second = Das weiß noch niemand.

## Landschaften

land-castle = Burg Karak
land-farm = Farm
land-forest = Wald
land-rock = Fels
land-farm-forest = Farm und Wald
land-farm-rock = Farm und Fels
land-forest-rock = Wald und Fels
land-large-farm = große Farm
land-dense-forest = dichter Wald
land-large-rock = großer Fels
land-hell-chasm = Höllenschlund
land-hidden = unbekanntes Land

## Plättchen, nach Landschaft und Nummer; das Startplättchen

tile-a01 = { land-farm } A01
tile-a02 = { land-farm } A02
tile-a03 = { land-farm } A03
tile-a04 = { land-forest } A04
tile-a05 = { land-forest } A05
tile-a06 = { land-forest } A06
tile-a07 = { land-rock } A07
tile-a08 = { land-rock } A08
tile-a09 = { land-rock } A09
tile-a10 = { land-farm-forest } A10
tile-a11 = { land-farm-forest } A11
tile-a12 = { land-farm-forest } A12
tile-a13 = { land-farm-rock } A13
tile-a14 = { land-farm-rock } A14
tile-a15 = { land-farm-rock } A15
tile-a16 = { land-forest-rock } A16
tile-a17 = { land-forest-rock } A17
tile-a18 = { land-forest-rock } A18
tile-b01 = { land-large-farm } B01
tile-b02 = { land-large-farm } B02
tile-b03 = { land-large-farm } B03
tile-b04 = { land-dense-forest } B04
tile-b05 = { land-dense-forest } B05
tile-b06 = { land-dense-forest } B06
tile-b07 = { land-large-rock } B07
tile-b08 = { land-large-rock } B08
tile-b09 = { land-large-rock } B09
tile-b10 = { land-hell-chasm } B10
tile-hidden = verdecktes Plättchen
start-s0 = { land-castle }
start-s1 = { land-forest }
start-s2 = { land-farm }

## Armeen

army-skeletal-warriors = Skelettkrieger
    .acc = die Skelettkrieger
    .dat = den Skelettkriegern
army-firelings = Feuerlinge
    .acc = die Feuerlinge
    .dat = den Feuerlingen
army-shadow-devourers = Schattenfresser
    .acc = die Schattenfresser
    .dat = den Schattenfressern
army-burdened-brutes = Beladene Rohlinge
    .acc = die Beladenen Rohlinge
    .dat = den Beladenen Rohlingen
army-dark-dryads = Dunkle Dryaden
    .acc = die Dunklen Dryaden
    .dat = den Dunklen Dryaden
army-hammer-followers = Jünger des Hammers
    .acc = die Jünger des Hammers
    .dat = den Jüngern des Hammers
army-skeletal-rider = Skelettreiter
    .acc = den Skelettreiter
    .dat = dem Skelettreiter
army-death-herald = Todesbote
    .acc = den Todesboten
    .dat = dem Todesboten
army-general = Dunkler General
    .acc = den Dunklen General
    .dat = dem Dunklen General
army-hidden = unbekannte Armee
    .acc = eine unbekannte Armee
    .dat = einer unbekannten Armee

## Gegenstände

item-sword = Schwert
    .acc = ein Schwert
    .effect = +1 auf jeden Angriff
item-hammer = Kriegshammer
    .acc = einen Kriegshammer
    .effect = +2 auf jeden Angriff
item-fireball = Feuerball
    .acc = einen Feuerball
    .effect = Einmal: +1 auf den Angriff, nach dem Wurf
item-pickpocket = Langfinger
    .acc = einen Langfinger
    .effect = Einmal: nimm einem anderen Helden zwei Rohstoffe
item-wagon = Rohstoffwagen
    .acc = einen Rohstoffwagen
    .effect = Sofort drei beliebige Rohstoffe
item-amulet-of-resources = Amulett der Rohstoffe
    .acc = das Amulett der Rohstoffe
    .effect = Jede Ernte bringt einen Rohstoff mehr
item-amulet-of-fame = Amulett des Ruhms
    .acc = das Amulett des Ruhms
    .effect = 2 Ruhm mehr
item-amulet-of-action = Amulett der Tat
    .acc = das Amulett der Tat
    .effect = In jedem Zug eine Bewegung und Aktion mehr
item-amulet-of-protection = Amulett des Schutzes
    .acc = das Amulett des Schutzes
    .effect = In jeder Schlacht bis zu zwei Schädel ignorieren
item-amulet-of-the-titan = Amulett des Titanen
    .acc = das Amulett des Titanen
    .effect = Der Titanenwürfel kämpft für dich
item-amulet = ein Amulett
    .acc = ein Amulett
    .effect = Welches, zeigt sich, wenn die Dryaden geschlagen sind
item-small-stone = kleiner Seelenstein
    .acc = einen kleinen Seelenstein
    .effect = 1 Punkt
item-large-stone = großer Seelenstein
    .acc = einen großen Seelenstein
    .effect = 2 Punkte
item-archstone = Erzseelenstein
    .acc = den Erzseelenstein
    .effect = 4,5 Punkte
item-hidden = unbekannter Gegenstand
    .acc = einen unbekannten Gegenstand
    .effect = Das weiß noch niemand
kind-weapon = Waffe
kind-spell = Zauber
kind-amulet = Amulett
kind-wagon = Wagen
kind-stone = Seelenstein

## Würfel und ihre Seiten

die-hero = Heldenwürfel
    .acc = den Heldenwürfel
die-knight = Ritter
    .acc = einen Ritter
die-archer = Bogenschütze
    .acc = einen Bogenschützen
die-mage = Magier
    .acc = einen Magier
die-skeleton = Skelett
    .acc = ein Skelett
die-bear = Bär
    .acc = den Bären
die-titan = Titan
    .acc = den Titanen
face-0 = leer
face-1 = 1 Schwert
face-2 = 2 Schwerter
face-3 = 3 Schwerter
face-4 = 4 Schwerter
face-5 = 5 Schwerter
face-6 = 6 Schwerter
face-s = ein Schädel
face-ss = zwei Schädel
face-hidden = noch nicht geworfen

## Gebäude und was sie bewirken

building-stable = Stall
    .acc = den Stall
    .effect = In jedem Zug eine Bewegung und Aktion mehr
building-portal = Portal
    .acc = das Portal
    .effect = Einmal pro Zug aus der Stadt auf ein beliebiges Feld oder von überall in die Stadt
building-banners = Ruhmesbanner
    .acc = die Ruhmesbanner
    .effect = 2 Ruhm mehr
building-camp = Feldlager
    .acc = das Feldlager
    .effect = Ritter können rekrutiert werden
building-range = Schießplatz
    .acc = den Schießplatz
    .effect = Bogenschützen können rekrutiert werden
building-tower = Zauberturm
    .acc = den Zauberturm
    .effect = Magier können rekrutiert werden

## Rohstoffe, Spielmaterial, Richtungen

resource-food = Nahrung
    .acc = Nahrung
    .gen = Nahrung
resource-wood = Holz
    .acc = Holz
    .gen = Holz
resource-stone = Stein
    .acc = Stein
    .gen = Stein
direction-e = nach Osten
direction-ne = nach Nordosten
direction-nw = nach Nordwesten
direction-w = nach Westen
direction-sw = nach Südwesten
direction-se = nach Südosten
piece-city = Stadt
piece-general = Dunkler General
piece-praetorian = Prätorianer
piece-plague = Pest
piece-chasm = Abgrund
piece-stack = Plättchenstapel
piece-bag = Monsterbeutel

## Kurze Wörter für den Tisch

label-you = du
label-bot = Bot
label-turn = { $seat } ist am Zug
label-round = Runde { $count }
label-lives =
    { $count ->
        [one] { $count } Leben
       *[other] { $count } Leben
    }
label-fame = Ruhm { $count }
label-units =
    { $count ->
        [one] { $count } Einheit
       *[other] { $count } Einheiten
    }
label-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
label-slots =
    noch { $count ->
        [one] { $count } Aktion
       *[other] { $count } Aktionen
    }
label-tiles = Plättchen im Stapel: { $count }
label-bag = Armeen im Beutel: { $count }
label-supply = Würfel im Vorrat
label-strength = Stärke { $count }
label-praetorians =
    { $count ->
        [one] { $count } Prätorianer
       *[other] { $count } Prätorianer
    }
label-unconscious = bewusstlos
label-plague = Pest
label-city = Stadt
label-ground = Hier liegt: { $items }
label-moved = bewegt

## Optionen

option-hero-selection = Helden
    .explain = Wie kommt jeder zu seinem Helden?
option-hero-selection-random = zufällig verteilt
option-hero-selection-draft = gewählt, in der Reihenfolge eines Wurfs
option-start-player = Startspieler
    .explain = Wer beginnt?
option-start-player-roll = der höchste Wurf mit dem Heldenwürfel
option-start-player-random = der Zufall entscheidet
option-start-player-fixed = der erste Platz
option-plague = Elend und Pest
    .explain = Ohne sie schadet niemand den anderen; zwei Schädel kosten dann nur Leben.
option-plague-on = im Spiel
option-plague-off = weggelassen
option-plague-targets = Opfer der Pest
    .explain = Wen darf wählen, wer zwei Schädel geworfen hat?
option-plague-targets-opponents = einen beliebigen Gegner
option-plague-targets-anyone = jeden, auch sich selbst
option-dropped-items = Liegen gelassene Gegenstände
    .explain = Wer darf einen Gegenstand aufheben?
option-dropped-items-anyone = jeder
option-dropped-items-opponents-only = alle außer dem, der ihn liegen ließ
option-darius-first-kill = Darius und Armeen der Stärke 1
    .explain = Ist ein Sieg ohne Wurf eine Schlacht, die seinen Zug beendet?
option-darius-first-kill-free = nein, sein Zug geht weiter
option-darius-first-kill-battle = ja, sein Zug endet
option-xanros-heal-timing = Xanros' Heilung
    .explain = Können die Seelen seiner Einheiten Xanros vor der Ohnmacht bewahren?
option-xanros-heal-timing-before-faint = ja, sie heilen vorher
option-xanros-heal-timing-after-faint = nein, bei 0 Leben ist es zu spät
option-fame-on-drop = Verlust des Amuletts des Ruhms
    .explain = Wie weit sinkt der Ruhm, wenn er bei 10 begrenzt war?
option-fame-on-drop-recompute = er wird neu gezählt
option-fame-on-drop-minus-two = immer um zwei
option-gallop-retreat = Rückzug nach einem Galopp
    .explain = Wohin geht Elspeth nach einer verlorenen Schlacht zurück?
option-gallop-retreat-last-hex = auf das letzte Feld, das sie passiert hat
option-gallop-retreat-run-start = dorthin, wo der Galopp begann
option-round-limit = Rundengrenze
    .explain = Nach dieser Runde endet das Spiel ohne Erzstein; 0 heißt ohne Grenze.
option-round-limit-0 = keine Grenze

## Fragen: was jetzt entschieden wird

prompt-over = Das Spiel ist aus.
prompt-chance = Der Zufall entscheidet.
prompt-draft =
    { $you ->
        [yes] Wähle deinen Helden.
       *[no] { $seat } wählt einen Helden.
    }
prompt-main =
    { $you ->
        [yes] Du bist am Zug: bewege dich oder wähle eine Aktion.
       *[no] { $seat } ist am Zug.
    }
prompt-main-moved =
    { $you ->
        [yes] Du hast dich bewegt: wähle eine Aktion, oder verzichte und geh weiter.
       *[no] { $seat } hat sich bewegt und kann handeln.
    }
prompt-main-free =
    { $you ->
        [yes] Du hast keine Aktion mehr. Du darfst noch nutzen, was keine kostet, oder den Zug beenden.
       *[no] { $seat } hat keine Aktion mehr.
    }
prompt-pick-tile =
    { $you ->
        [yes] Welches der beiden Plättchen legst du? Das andere kommt ungesehen obenauf zurück.
       *[no] { $seat } wählt eines von zwei Plättchen.
    }
prompt-turn-tile =
    { $you ->
        [yes] Wie drehst du das Plättchen?
       *[no] { $seat } dreht das Plättchen.
    }
prompt-hawk-place =
    { $you ->
        [yes] Wo findet der Habicht das neue Land?
       *[no] { $seat } sucht einen Platz für das Plättchen.
    }
prompt-keep-armies =
    { $you ->
        [yes] Welche Armee kommt in den Beutel zurück?
       *[no] { $seat } legt eine Armee in den Beutel zurück.
    }
prompt-strike =
    { $you ->
        [yes] Welche Armee fällt deinem Erstschlag?
       *[no] { $seat } führt den Erstschlag.
    }
prompt-dice =
    { $you ->
        [yes] Stärke { $strength }: welche Würfel nimmst du in die Schlacht?
       *[no] { $seat } wählt Würfel gegen Stärke { $strength }.
    }
prompt-reroll-units =
    { $you ->
        [yes] Angriff { $attack } gegen { $strength }: alle Einheitenwürfel neu werfen?
       *[no] { $seat } darf alle Einheitenwürfel neu werfen.
    }
prompt-reroll-hero =
    { $you ->
        [yes] Angriff { $attack } gegen { $strength }: den Heldenwürfel neu werfen?
       *[no] { $seat } darf den Heldenwürfel neu werfen.
    }
prompt-fireballs =
    { $you ->
        [yes] Angriff { $attack } gegen { $strength }: wie viele Feuerbälle setzt du ein?
       *[no] { $seat } darf Feuerbälle einsetzen: Angriff { $attack } gegen { $strength }.
    }
prompt-skulls =
    { $you ->
        [yes] Welche Schädel ignorierst du?
       *[no] { $seat } darf Schädel ignorieren.
    }
prompt-souls =
    { $you ->
        [yes] Deine Toten stärken dich: wie viele Leben gewinnst du zurück?
       *[no] { $seat } darf Leben zurückgewinnen.
    }
prompt-plague =
    { $you ->
        [yes] Zwei Schädel: über wen kommen Elend und Pest?
       *[no] { $seat } wählt das Opfer von Elend und Pest.
    }
prompt-wagon =
    { $you ->
        [yes] Der Wagen gehört dir: welche Rohstoffe nimmst du?
       *[no] { $seat } lädt den Wagen ab.
    }
prompt-loot-weapon =
    { $you ->
        [yes] Zu viele Waffen: welche lässt du hier?
       *[no] { $seat } muss eine Waffe liegen lassen.
    }
prompt-loot-spell =
    { $you ->
        [yes] Zu viele Zauber: welchen lässt du hier?
       *[no] { $seat } muss einen Zauber liegen lassen.
    }
prompt-loot-amulet =
    { $you ->
        [yes] Nur ein Amulett lässt sich tragen: welches lässt du hier?
       *[no] { $seat } muss ein Amulett liegen lassen.
    }
prompt-surplus =
    { $you ->
        [yes] Dein Ruhm ist gesunken: welche Einheiten gehen zurück?
       *[no] { $seat } hat mehr Einheiten als Ruhm und gibt welche zurück.
    }
prompt-plunder =
    { $you ->
        [yes] Von welchem Rohstoff plünderst du einen mehr?
       *[no] { $seat } plündert das Schlachtfeld.
    }
prompt-building =
    { $you ->
        [yes] Baue weiter, oder sei fertig.
       *[no] { $seat } baut.
    }
prompt-recruiting =
    { $you ->
        [yes] Welche Einheiten gibst du zurück, welche bildest du aus?
       *[no] { $seat } rekrutiert.
    }
prompt-taking =
    { $you ->
        [yes] Was hebst du auf?
       *[no] { $seat } hebt etwas auf.
    }
prompt-leaving =
    { $you ->
        [yes] Was lässt du dafür hier?
       *[no] { $seat } tauscht Gegenstände.
    }

## Züge: was man wählen kann

move-step = Geh { $direction }
move-explore = Erkunde { $direction }
move-gallop =
    Galoppiere { $direction }: { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }
move-portal = Durch das Portal nach { $hex }
move-portal-home = Durch das Portal in deine Stadt
move-heal = Heile dich
move-harvest = Ernte
move-harvest-more = Ernte, dazu einmal { $resource } extra
move-found = Gründe hier deine Stadt
move-found-less = Gründe hier deine Stadt und spare { $resource }
move-build = Baue: { $building }
move-build-less = Baue: { $building }, und spare { $resource }
move-recruit = Rekrutiere
move-pick-up = Hebe Gegenstände auf
move-purge = Tilge die Pest und heile dich
move-raise = Erwecke ein Skelett
move-hawk = Schicke den Habicht
move-pickpocket =
    Langfinger gegen { $victim }:{ $food ->
        [0] { "" }
        [one] { " " }{ $food } Nahrung
       *[other] { " " }{ $food } Nahrung
    }{ $wood ->
        [0] { "" }
        [one] { " " }{ $wood } Holz
       *[other] { " " }{ $wood } Holz
    }{ $stone ->
        [0] { "" }
        [one] { " " }{ $stone } Stein
       *[other] { " " }{ $stone } Stein
    }
move-end = Beende deinen Zug
move-done = Fertig
move-return =
    Gib zurück: { $unit-id ->
        [knight] { $count ->
            [one] { $count } Ritter
           *[other] { $count } Ritter
        }
        [archer] { $count ->
            [one] { $count } Bogenschütze
           *[other] { $count } Bogenschützen
        }
        [mage] { $count ->
            [one] { $count } Magier
           *[other] { $count } Magier
        }
        [skeleton] { $count ->
            [one] { $count } Skelett
           *[other] { $count } Skelette
        }
        [bear] { $count ->
            [one] { $count } Bär
           *[other] { $count } Bären
        }
       *[titan] { $count ->
            [one] { $count } Titan
           *[other] { $count } Titanen
        }
    }
move-train =
    Bilde aus: { $unit-id ->
        [knight] { $count ->
            [one] { $count } Ritter
           *[other] { $count } Ritter
        }
        [archer] { $count ->
            [one] { $count } Bogenschütze
           *[other] { $count } Bogenschützen
        }
        [mage] { $count ->
            [one] { $count } Magier
           *[other] { $count } Magier
        }
        [skeleton] { $count ->
            [one] { $count } Skelett
           *[other] { $count } Skelette
        }
        [bear] { $count ->
            [one] { $count } Bär
           *[other] { $count } Bären
        }
       *[titan] { $count ->
            [one] { $count } Titan
           *[other] { $count } Titanen
        }
    }
move-with =
    In die Schlacht: { $unit-id ->
        [knight] { $count ->
            [one] { $count } Ritter
           *[other] { $count } Ritter
        }
        [archer] { $count ->
            [one] { $count } Bogenschütze
           *[other] { $count } Bogenschützen
        }
        [mage] { $count ->
            [one] { $count } Magier
           *[other] { $count } Magier
        }
        [skeleton] { $count ->
            [one] { $count } Skelett
           *[other] { $count } Skelette
        }
        [bear] { $count ->
            [one] { $count } Bär
           *[other] { $count } Bären
        }
       *[titan] { $count ->
            [one] { $count } Titan
           *[other] { $count } Titanen
        }
    }
move-take = Nimm: { $item }
move-leave = Lass liegen: { $item }
move-lay = Lege { $tile }
move-turn =
    { $count ->
        [0] Lege es ungedreht
        [one] Lege es um ein Sechstel gedreht
       *[other] Lege es um { $count } Sechstel gedreht
    }
move-attach = Lege es bei { $hex } an
move-put-back = Zurück in den Beutel: { $army }
move-strike = Erstschlag: { $army }
move-roll = Würfle
move-keep = Behalte den Wurf
move-reroll = Wirf neu
move-fireballs =
    { $count ->
        [0] Setze keinen Feuerball ein
        [one] Setze { $count } Feuerball ein
       *[other] Setze { $count } Feuerbälle ein
    }
move-spare = Ignoriere einen Schädel: { $die }
move-feed =
    { $count ->
        [0] Gewinne kein Leben zurück
        [one] Gewinne { $count } Leben zurück
       *[other] Gewinne { $count } Leben zurück
    }
move-plague = Elend und Pest über { $victim }
move-load =
    Vom Wagen:{ $food ->
        [0] { "" }
        [one] { " " }{ $food } Nahrung
       *[other] { " " }{ $food } Nahrung
    }{ $wood ->
        [0] { "" }
        [one] { " " }{ $wood } Holz
       *[other] { " " }{ $wood } Holz
    }{ $stone ->
        [0] { "" }
        [one] { " " }{ $stone } Stein
       *[other] { " " }{ $stone } Stein
    }
move-plunder = Plündere, dazu einmal { $resource } extra
move-choose = Spiele { $hero }
move-deal = { $hero }
move-first = { $seat } beginnt
move-tile = Plättchen: { $tile }
move-army = Armee: { $army }
move-amulet = Amulett der Dryaden: { $item }
move-face = { $die }: { $face }

## Verlauf: was geschah

log-dealt = { $seat } spielt { $hero }.
log-chosen = { $seat } wählt { $hero }.
log-turn = Runde { $round }: { $seat } ist am Zug.
log-turn-ended = { $seat } beendet den Zug.
log-recovered =
    { $seat } kommt wieder zu sich und hat { $lives ->
        [one] { $lives } Leben
       *[other] { $lives } Leben
    }.
log-stepped = { $seat } geht nach { $hex }.
log-galloped =
    { $seat } galoppiert { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    } weit nach { $hex }.
log-portal = { $seat } tritt durch das Portal nach { $hex }.
log-exploring = { $seat } erkundet { $direction }, bei { $hex }.
log-tile-drawn = { $seat } deckt auf: { $tile }.
log-tile-looked =
    { $tile-id ->
        [hidden] { $seat } sieht sich ein Plättchen der Stufe { $level } an.
       *[other] { $seat } sieht sich ein Plättchen an: { $tile }.
    }
log-tile-picked = { $seat } wählt { $tile } und legt das andere Plättchen oben zurück.
log-tile-laid = { $seat } legt bei { $hex } an: { $tile }.
log-hawk = { $seat } schickt den Habicht.
log-hawk-place = { $seat } legt das Plättchen bei { $hex } an.
log-army-drawn = Aus dem Beutel: { $army }, Stärke { $strength }.
log-army-put-back = { $seat } legt in den Beutel zurück: { $army }.
log-general =
    Bei { $hex } erscheint der Dunkle General: { $count ->
        [one] { $count } Prätorianer
       *[other] { $count } Prätorianer
    }, Stärke { $strength }!
log-battle = { $seat } kämpft bei { $hex }: { $armies }, Stärke { $strength }.
log-battle-general = { $seat } greift den Dunklen General bei { $hex } an, Stärke { $strength }.
log-struck = { $seat } schlägt { $army-acc } ohne Schlacht.
log-praetorian = Der General verliert einen Prätorianer; es bleiben { $count }.
log-brought =
    { $seat } führt in die Schlacht: { $unit-id ->
        [knight] { $count ->
            [one] { $count } Ritter
           *[other] { $count } Ritter
        }
        [archer] { $count ->
            [one] { $count } Bogenschütze
           *[other] { $count } Bogenschützen
        }
        [mage] { $count ->
            [one] { $count } Magier
           *[other] { $count } Magier
        }
        [skeleton] { $count ->
            [one] { $count } Skelett
           *[other] { $count } Skelette
        }
        [bear] { $count ->
            [one] { $count } Bär
           *[other] { $count } Bären
        }
       *[titan] { $count ->
            [one] { $count } Titan
           *[other] { $count } Titanen
        }
    }.
log-rolling =
    { $count ->
        [one] { $seat } wirft den Heldenwürfel.
       *[other] { $seat } wirft { $count } Würfel.
    }
log-face = { $seat }, { $die }: { $face }.
log-rerolling = { $seat } wirft neu.
log-kept = { $seat } behält den Wurf.
log-fireballs =
    { $count ->
        [0] { $seat } setzt keinen Feuerball ein.
        [one] { $seat } setzt { $count } Feuerball ein.
       *[other] { $seat } setzt { $count } Feuerbälle ein.
    }
log-won = Angriff { $attack } gegen { $strength }: { $seat } gewinnt die Schlacht.
log-lost = Angriff { $attack } gegen { $strength }: { $seat } verliert die Schlacht.
log-spared = { $seat } ignoriert einen Schädel: { $die }.
log-died =
    { $seat } verliert: { $unit-id ->
        [knight] { $count ->
            [one] { $count } Ritter
           *[other] { $count } Ritter
        }
        [archer] { $count ->
            [one] { $count } Bogenschütze
           *[other] { $count } Bogenschützen
        }
        [mage] { $count ->
            [one] { $count } Magier
           *[other] { $count } Magier
        }
        [skeleton] { $count ->
            [one] { $count } Skelett
           *[other] { $count } Skelette
        }
        [bear] { $count ->
            [one] { $count } Bär
           *[other] { $count } Bären
        }
       *[titan] { $count ->
            [one] { $count } Titan
           *[other] { $count } Titanen
        }
    }.
log-wounded =
    { $seat } verliert { $count ->
        [one] { $count } Leben
       *[other] { $count } Leben
    }; { $lives } übrig.
log-fed =
    { $seat } nährt sich von Seelen: { $count ->
        [one] { $count } Leben
       *[other] { $count } Leben
    } zurück; jetzt { $lives }.
log-plague =
    { $seat } bringt Elend und Pest über { $victim }; die Pest ist in der Stadt.{ $food ->
        [0] { "" }
        [one] { " " }−{ $food } Nahrung
       *[other] { " " }−{ $food } Nahrung
    }{ $wood ->
        [0] { "" }
        [one] { " " }−{ $wood } Holz
       *[other] { " " }−{ $wood } Holz
    }{ $stone ->
        [0] { "" }
        [one] { " " }−{ $stone } Stein
       *[other] { " " }−{ $stone } Stein
    }
log-poverty =
    { $seat } bringt Elend über { $victim }.{ $food ->
        [0] { "" }
        [one] { " " }−{ $food } Nahrung
       *[other] { " " }−{ $food } Nahrung
    }{ $wood ->
        [0] { "" }
        [one] { " " }−{ $wood } Holz
       *[other] { " " }−{ $wood } Holz
    }{ $stone ->
        [0] { "" }
        [one] { " " }−{ $stone } Stein
       *[other] { " " }−{ $stone } Stein
    }
log-retreated = { $seat } zieht sich nach { $hex } zurück.
log-fainted = { $seat } wird bewusstlos.
log-fame = { $seat } hat jetzt Ruhm { $fame }.
log-reward = { $seat } erhält { $item-acc }.
log-loaded =
    { $seat } lädt den Wagen ab:{ $food ->
        [0] { "" }
        [one] { " " }+{ $food } Nahrung
       *[other] { " " }+{ $food } Nahrung
    }{ $wood ->
        [0] { "" }
        [one] { " " }+{ $wood } Holz
       *[other] { " " }+{ $wood } Holz
    }{ $stone ->
        [0] { "" }
        [one] { " " }+{ $stone } Stein
       *[other] { " " }+{ $stone } Stein
    }.
log-left = { $seat } lässt bei { $hex } liegen: { $item }.
log-picked-up = { $seat } hebt { $item-acc } auf.
log-robbed =
    { $seat } bestiehlt { $victim }:{ $food ->
        [0] { "" }
        [one] { " " }{ $food } Nahrung
       *[other] { " " }{ $food } Nahrung
    }{ $wood ->
        [0] { "" }
        [one] { " " }{ $wood } Holz
       *[other] { " " }{ $wood } Holz
    }{ $stone ->
        [0] { "" }
        [one] { " " }{ $stone } Stein
       *[other] { " " }{ $stone } Stein
    }.
log-healed =
    { $seat } heilt { $count ->
        [one] { $count } Leben
       *[other] { $count } Leben
    }; jetzt { $lives }.
log-harvested =
    { $seat } erntet bei { $hex }:{ $food ->
        [0] { "" }
        [one] { " " }+{ $food } Nahrung
       *[other] { " " }+{ $food } Nahrung
    }{ $wood ->
        [0] { "" }
        [one] { " " }+{ $wood } Holz
       *[other] { " " }+{ $wood } Holz
    }{ $stone ->
        [0] { "" }
        [one] { " " }+{ $stone } Stein
       *[other] { " " }+{ $stone } Stein
    }.
log-plundered =
    { $seat } plündert { $hex }:{ $food ->
        [0] { "" }
        [one] { " " }+{ $food } Nahrung
       *[other] { " " }+{ $food } Nahrung
    }{ $wood ->
        [0] { "" }
        [one] { " " }+{ $wood } Holz
       *[other] { " " }+{ $wood } Holz
    }{ $stone ->
        [0] { "" }
        [one] { " " }+{ $stone } Stein
       *[other] { " " }+{ $stone } Stein
    }.
log-purged =
    { $cured ->
        [yes] { $seat } tilgt die Pest und ist ganz geheilt.
       *[no] { $seat } wird auf der Burg ganz geheilt.
    }
log-raised = { $seat } erweckt ein Skelett und hat jetzt { $count }.
log-founded =
    { $seat } gründet bei { $hex } eine Stadt:{ $food ->
        [0] { "" }
        [one] { " " }−{ $food } Nahrung
       *[other] { " " }−{ $food } Nahrung
    }{ $wood ->
        [0] { "" }
        [one] { " " }−{ $wood } Holz
       *[other] { " " }−{ $wood } Holz
    }{ $stone ->
        [0] { "" }
        [one] { " " }−{ $stone } Stein
       *[other] { " " }−{ $stone } Stein
    }.
log-built =
    { $seat } baut { $building-acc }:{ $food ->
        [0] { "" }
        [one] { " " }−{ $food } Nahrung
       *[other] { " " }−{ $food } Nahrung
    }{ $wood ->
        [0] { "" }
        [one] { " " }−{ $wood } Holz
       *[other] { " " }−{ $wood } Holz
    }{ $stone ->
        [0] { "" }
        [one] { " " }−{ $stone } Stein
       *[other] { " " }−{ $stone } Stein
    }.
log-returned =
    { $seat } gibt zurück: { $unit-id ->
        [knight] { $count ->
            [one] { $count } Ritter
           *[other] { $count } Ritter
        }
        [archer] { $count ->
            [one] { $count } Bogenschütze
           *[other] { $count } Bogenschützen
        }
        [mage] { $count ->
            [one] { $count } Magier
           *[other] { $count } Magier
        }
        [skeleton] { $count ->
            [one] { $count } Skelett
           *[other] { $count } Skelette
        }
        [bear] { $count ->
            [one] { $count } Bär
           *[other] { $count } Bären
        }
       *[titan] { $count ->
            [one] { $count } Titan
           *[other] { $count } Titanen
        }
    }.
log-trained =
    { $seat } bildet aus: { $unit-id ->
        [knight] { $count ->
            [one] { $count } Ritter
           *[other] { $count } Ritter
        }
        [archer] { $count ->
            [one] { $count } Bogenschütze
           *[other] { $count } Bogenschützen
        }
        [mage] { $count ->
            [one] { $count } Magier
           *[other] { $count } Magier
        }
        [skeleton] { $count ->
            [one] { $count } Skelett
           *[other] { $count } Skelette
        }
        [bear] { $count ->
            [one] { $count } Bär
           *[other] { $count } Bären
        }
       *[titan] { $count ->
            [one] { $count } Titan
           *[other] { $count } Titanen
        }
    }.
log-over =
    { $reason ->
        [general] { $seat } hat den Dunklen General geschlagen!
        [rounds] Die letzte Runde ist vorbei.
       *[other] Das Spiel ist aus.
    } { $winners-count ->
        [one] { $winners } gewinnt.
       *[other] { $winners } gewinnen gemeinsam.
    }
log-first-player = { $seat } beginnt.
log-start-roll = { $seat } würfelt um den ersten Zug: { $face }.
log-order-roll = { $seat } würfelt um die Wahl der Helden: { $face }.
log-construction = { $seat } ist mit dem Bauen fertig.
log-recruiting = { $seat } rekrutiert.
log-recruited =
    { $seat } hat { $count ->
        [one] { $count } Einheit
       *[other] { $count } Einheiten
    } rekrutiert.
log-picking-up = { $seat } sieht nach, was hier liegt.
log-taken = { $seat } nimmt nichts weiter.
log-pick-up-done = { $seat } hat alles eingepackt.
log-losses = { $seat } zählt die Verluste.

## Ablehnungen: warum etwas jetzt nicht geht

refuse-game-over = Das Spiel ist aus.
refuse-chance-decides = Das entscheidet der Zufall.
refuse-not-your-turn = Jetzt entscheidet { $seat }.
refuse-not-now = Darum geht es jetzt nicht.
refuse-decide-first = Zuerst ist etwas anderes zu entscheiden.
refuse-not-your-hero = Das kann nur { $hero }.
refuse-no-slot-left = Du hast keine Aktion mehr.
refuse-moved-already = Du hast dich schon bewegt, und keine weitere Aktion ist übrig.
refuse-nothing-there = In dieser Richtung ({ $direction }) liegt kein entdecktes Feld.
refuse-chasm = Ein Abgrund versperrt den Weg ({ $direction }).
refuse-discovered-already = Dieses Land ({ $direction }) ist schon entdeckt.
refuse-stack-empty = Kein Plättchen ist mehr da.
refuse-gallop-used = Du bist in diesem Zug schon galoppiert.
refuse-gallop-undiscovered = Der Galopp führt nur über entdeckte Felder.
refuse-gallop-past-enemy = Du kannst nicht am Feind bei { $hex } vorbeigaloppieren.
refuse-no-portal = Du hast kein Portal.
refuse-portal-used = Du hast das Portal in diesem Zug schon benutzt.
refuse-there-already = Du bist schon dort.
refuse-undiscovered = { $hex } ist noch nicht entdeckt.
refuse-not-in-own-city = Du bist nicht in deiner Stadt.
refuse-not-wounded = Du bist nicht verwundet.
refuse-nothing-lies-here = Hier liegt nichts.
refuse-left-it-yourself = An diesem Tisch hebt niemand auf, was er selbst liegen ließ.
refuse-not-on-castle = Du bist nicht auf der Burg.
refuse-nothing-to-purge = Du bist unverletzt, und deine Stadt hat keine Pest.
refuse-skeletons-all-raised =
    Du hast schon { $count ->
        [one] { $count } Skelett
       *[other] { $count } Skelette
    }; mehr gibt es nicht.
refuse-gives-nothing = { $hex } gibt keine Rohstoffe.
refuse-city-covers = Hier steht die Stadt von { $victim }.
refuse-harvested-already = Du hast { $hex } in diesem Zug schon abgeerntet.
refuse-name-the-kind = Sag, welchen Rohstoff das Amulett dazugibt.
refuse-no-amulet-of-resources = Du trägst nicht das Amulett der Rohstoffe.
refuse-not-of-this-hex = Diesen Rohstoff gibt dieses Feld nicht: { $resource }.
refuse-only-one-kind = Dieses Feld gibt nur eine Art; du musst sie nicht nennen.
refuse-hawk-used = Der Habicht ist in diesem Zug schon geflogen.
refuse-map-closed = Für den Habicht ist keine freie Kante der Karte mehr da.
refuse-no-pickpocket = Du hast keinen Langfinger.
refuse-pickpocket-just-won = Ein in dieser Schlacht gewonnener Langfinger wartet bis zum nächsten Zug.
refuse-no-such-seat = Dort sitzt niemand.
refuse-not-oneself = Wähle jemand anderen, nicht dich selbst.
refuse-owns-nothing = { $victim } hat keine Rohstoffe.
refuse-owns-too-little = { $victim } hat nicht so viel { $resource }.
refuse-takes-so-many =
    Du nimmst { $victim } genau { $count ->
        [one] { $count } Rohstoff
       *[other] { $count } Rohstoffe
    }.
refuse-no-such-army = Eine solche Armee ist nicht dabei: { $army }.
refuse-too-few-fireballs = Du hast nicht so viele Feuerbälle.
refuse-too-few-dead =
    Höchstens { $count ->
        [one] { $count } Leben
       *[other] { $count } Leben
    } lässt sich zurückgewinnen.
refuse-hero-taken = { $hero } ist schon vergeben.
refuse-in-order = Wähle Art für Art in der Reihenfolge der Liste; diese ist vorbei.
refuse-not-so-many = Das ist nicht die richtige Zahl.
refuse-recruit-somebody = Bilde mindestens eine Einheit aus.
refuse-take-something = Nimm mindestens einen Gegenstand.
refuse-leave-something = Für das Genommene fehlt Platz: lass etwas liegen.
refuse-not-drawn = Dieses Plättchen wurde nicht gezogen: { $tile }.
refuse-same-rotation = Weniger gedreht liegt das Plättchen genauso.
refuse-edge-closed = So gedreht zeigt keine freie Kante zur Karte.
refuse-hex-taken = Bei { $hex } liegt schon ein Plättchen.
refuse-no-open-border = Keine freie Kante der Karte zeigt zu { $hex }.
refuse-no-skull-there = Hier ist kein Schädel zu ignorieren: { $die }.
refuse-two-skulls-only = Das Amulett ignoriert nicht mehr Schädel.
refuse-not-carried = Das hast du nicht: { $item }.
refuse-one-for-one = Getauscht wird eins zu eins, Art für Art: { $item } bleibt.
refuse-has-a-place = Dafür ist Platz, also muss es bleiben: { $item }.
refuse-not-here = Das liegt hier nicht: { $item }.
refuse-no-more-places = Von dieser Art kannst du nicht mehr nehmen: { $item }.
refuse-no-barracks = Das Gebäude für diese Einheit fehlt.
refuse-no-dice-left = Im Vorrat sind nicht genug Würfel.
refuse-too-little-fame = Dein Ruhm von { $fame } lässt nicht mehr Einheiten zu.
refuse-too-poor = Dafür fehlen dir die Rohstoffe.
refuse-has-city = Du hast schon eine Stadt, bei { $hex }.
refuse-castle = Auf der Burg kann keine Stadt gegründet werden.
refuse-city-here = Hier steht schon die Stadt von { $victim }.
refuse-hero-here = Hier steht der Held von { $victim }.
refuse-name-the-saving = Sag, welchen Rohstoff Taia spart.
refuse-costs-none-of-it = Dieser Rohstoff gehört nicht zu den Kosten.
refuse-no-city = Du hast noch keine Stadt.
refuse-built-already = Das hast du schon gebaut: { $building }.
refuse-plague = In deiner Stadt wütet die Pest.
refuse-send-the-hawk-first = Schicke zuerst den Habicht; dann kann das Plättchen angelegt werden.

## Regeln

clause-k2-setup-1 = 2 bis 5 Spieler. Jeder hat einen Helden, keine zwei denselben.
clause-k2-setup-2 = Das Startplättchen liegt von Anfang an aus; seine drei Felder sind entdeckt und frei von Armeen.
clause-k2-setup-3 = Die 28 Landschaftsplättchen werden nach Stufen getrennt und jede Stufe für sich gemischt.
clause-k2-setup-4 = Sie bilden einen verdeckten Stapel: die ganze erste Stufe liegt auf der zweiten.
clause-k2-setup-5 = Alle 36 Armeemarker kommen in den Beutel. Jeder wird mit gleicher Chance gezogen und nicht zurückgelegt.
clause-k2-setup-6 = Der Dunkle General, seine Prätorianer und der Pestmarker warten neben der Karte.
clause-k2-setup-7 = Der Vorrat enthält Nahrung, Holz und Stein sowie je zehn Würfel für Ritter, Bogenschützen und Magier.
clause-k2-setup-8 = Jeder beginnt mit 5 Leben, sechs ungebauten Gebäuden, Ruhm 0 und sonst nichts; nur Lorraine hat auch den Bären.
clause-k2-setup-9 = Jeder Spieler bekommt zufällig einen der sechs Helden; die übrigen bleiben in der Schachtel.
clause-k2-setup-10 = Nach Absprache wählen die Spieler ihre Helden selbst; ein Wurf bestimmt die Reihenfolge.
clause-k2-setup-11 = Jeder Spieler hat den Stadtmarker seines Helden, noch ungebaut.
clause-k2-setup-12 = Jeder Spieler hat einen Heldenwürfel; alle haben die gleichen Seiten.
clause-k2-setup-13 = Alle Helden beginnen auf der Burg.
clause-k2-setup-14 = Alle werfen den Heldenwürfel; der höchste Wert beginnt.
clause-k2-setup-15 = Jeder der fünf Dryadenmarker verbirgt ein anderes Amulett, und niemand weiß welches.
clause-k2-turn-1 = Gezogen wird im Uhrzeigersinn, vom Startspieler an; eine Runde ist ein Zug für jeden.
clause-k2-turn-2 = Ein Spieler hat zwei Aktionen im Zug.
clause-k2-turn-3 = Stall und Amulett der Tat geben je eine dazu: höchstens vier.
clause-k2-turn-4 = Zu jeder Aktion gehört eine Bewegung davor.
clause-k2-turn-5 = Bewegung und Aktion sind beide freiwillig.
clause-k2-turn-6 = Die Bewegung kommt vor der Aktion. Danach bewegst du dich nur, wenn noch eine Aktion übrig ist.
clause-k2-turn-7 = Du darfst auf die Aktion verzichten und gleich die Bewegung der nächsten nutzen.
clause-k2-turn-8 = Gewonnene und verlorene Aktionen zählen sofort; weniger als null bleiben nie.
clause-k2-turn-9 = Lorraines Habicht und der Langfinger kosten keine Aktion.
clause-k2-turn-10 = Der Zug endet, wenn keine Aktion übrig ist, oder früher, wenn du willst.
clause-k2-turn-11 = Jede Schlacht beendet den Zug, was auch immer übrig ist.
clause-k2-turn-12 = Die Aktionen sind: Schlacht, Heilen, Ernten, Stadt gründen, Bauen, Rekrutieren, Aufheben, Pest tilgen; Xanros kann auch ein Skelett erwecken.
clause-k2-turn-13 = Dieselbe Aktion darf im Zug mehrmals gewählt werden, wenn keine Regel es verbietet.
clause-k2-move-1 = Eine Bewegung führt auf ein benachbartes entdecktes Feld.
clause-k2-move-2 = Die Grenze muss auf beiden Seiten frei von Abgründen sein.
clause-k2-move-3 = Andere Helden und Städte stehen nie im Weg; auf einem Feld ist Platz für beliebig viele Helden.
clause-k2-move-4 = Wer ein Feld mit einer Armee oder dem General betritt, muss dort kämpfen und kommt nicht vorbei.
clause-k2-move-5 = Eine Stadt ändert nichts an den Abgründen ihres Feldes.
clause-k2-move-6 = Portal und Elspeths Galopp ersetzen jeweils eine normale Bewegung.
clause-k2-move-7 = Das Spiel merkt sich, woher ein Held kam; dorthin zieht er sich zurück.
clause-k2-move-8 = Die drei Felder des Startplättchens sind drei Felder; zwischen ihnen wird normal gezogen.
clause-k2-explore-1 = Als Bewegung darf ein Held sein Feld über eine freie Kante verlassen, hinter der nichts liegt: er erkundet.
clause-k2-explore-2 = Zum Erkunden braucht es ein Plättchen im Stapel.
clause-k2-explore-3 = Erst wird die Kante genannt, dann das oberste Plättchen aufgedeckt.
clause-k2-explore-4 = Das Plättchen kommt hinter diese Kante, so gedreht, dass eine freie Kante zum Helden zeigt.
clause-k2-explore-5 = Zu anderen Feldern hin dürfen die Kanten beliebig sein, auch Abgründe.
clause-k2-explore-6 = Der Held zieht sofort auf das neue Feld.
clause-k2-explore-7 = Auf Stufe eins wird eine Armee gezogen und offen auf das Feld gelegt.
clause-k2-explore-8 = Auf Stufe zwei werden zwei Armeen gezogen; sie kämpfen gemeinsam mit der Summe ihrer Stärken.
clause-k2-explore-9 = Der Held muss sofort kämpfen.
clause-k2-explore-10 = Der Höllenschlund bekommt keine Armeen: dort erscheint der Dunkle General und muss sofort bekämpft werden.
clause-k2-explore-11 = Armeen kommen nur mit neuen Plättchen; ein geräumtes Feld bleibt frei.
clause-k2-explore-12 = Ein entdecktes Feld wird nie verschoben, gedreht oder entfernt.
clause-k2-explore-13 = 36 Marker reichen genau: liegen alle 27 gewöhnlichen Plättchen, ist der Beutel leer.
clause-k2-explore-14 = Art und Stärke einer gezogenen Armee sind offen; ihre Rückseite sieht man erst nach dem Sieg.
clause-k2-battle-1 = Wer ein Feld mit Armee oder General betritt, muss kämpfen; ablehnen geht nicht.
clause-k2-battle-2 = Die Schlacht ist die Aktion zu dieser Bewegung.
clause-k2-battle-3 = Die Stärke des Feindes ist die Zahl auf dem Marker oder die Summe von zweien.
clause-k2-battle-4 = Der Heldenwürfel wird immer geworfen.
clause-k2-battle-5 = Vor dem Wurf wählst du, welche Einheitenwürfel mitkämpfen, auch keinen oder alle; die Wahl gilt.
clause-k2-battle-6 = Weggelassene Würfel bringen nichts und gehen nicht verloren.
clause-k2-battle-7 = Heldenwürfel und gewählte Würfel werden zusammen geworfen.
clause-k2-battle-8 = Der Angriff sind alle geworfenen Schwerter plus Waffen plus Feuerbälle.
clause-k2-battle-9 = Feuerbälle werden nach dem Wurf eingesetzt, beliebig viele.
clause-k2-battle-10 = Ein Angriff in Höhe der feindlichen Stärke oder darüber siegt.
clause-k2-battle-11 = Ein Angriff unter der feindlichen Stärke verliert.
clause-k2-battle-12 = Nach einer Niederlage geht der Held dorthin zurück, woher er kam; die Armeen bleiben.
clause-k2-battle-13 = Nach einem Sieg bleibt der Held und erhält die Belohnung jeder Armee dort.
clause-k2-battle-14 = Jeder Schädel auf dem Heldenwürfel kostet nach der Schlacht ein Leben, ob Sieg oder Niederlage.
clause-k2-battle-15 = Ein Schädel auf einem Einheitenwürfel tötet die Einheit: der Würfel geht in den Vorrat, ob Sieg oder Niederlage.
clause-k2-battle-16 = Schädel auf Einheitenwürfeln kosten den Helden nie ein Leben.
clause-k2-battle-17 = Eine Niederlage allein kostet kein Leben, und ein Sieg schützt nicht vor Schädeln.
clause-k2-battle-18 = Eine Seite mit Schädeln hat keine Schwerter.
clause-k2-battle-19 = Mit genug Angriff ist die Schlacht gewonnen, auch wenn sie das letzte Leben kostet: erst die Belohnung, dann die Ohnmacht.
clause-k2-battle-20 = Die Seite mit zwei Schädeln bringt auch Elend und Pest.
clause-k2-battle-21 = Zwei Armeen auf einem Feld werden zusammen geschlagen oder gar nicht.
clause-k2-battle-22 = Übrig gebliebene Armeen warten auf den Nächsten, der kommt.
clause-k2-battle-23 = Die Schlacht beendet den Zug.
clause-k2-battle-24 = Reihenfolge: Darius' Erstschlag, Würfelwahl, Wurf, Neuwurf, Feuerbälle, Ausgang, ignorierte Schädel, Verluste, Xanros' Heilung, Pest, Ruhm und Belohnung oder Rückzug, Ohnmacht, Zugende.
clause-k2-fame-1 = Ruhm beginnt bei 0 und ist offen.
clause-k2-fame-2 = Der Grundruhm ist die höchste Stärke, die bisher in einer Schlacht geschlagen wurde.
clause-k2-fame-3 = Bei zwei Armeen auf einem Feld zählt die Summe.
clause-k2-fame-4 = Wer nichts Stärkeres schlägt, gewinnt keinen Ruhm.
clause-k2-fame-5 = Ruhm ist der Grundruhm, plus 2 mit Bannern, plus 2 mit dem Amulett des Ruhms, höchstens 10.
clause-k2-fame-6 = Ritter, Bogenschützen und Magier zusammen sind nie mehr als der Ruhm.
clause-k2-fame-7 = Skelette, Bär und Titan zählen dabei nicht.
clause-k2-fame-8 = Fällt der Ruhm unter die Zahl der Einheiten, gibst du sofort überzählige deiner Wahl zurück.
clause-k2-fame-9 = Nur der Verlust des Amuletts des Ruhms senkt den Ruhm.
clause-k2-heal-1 = Heilen bringt bis zu 2 Leben, überall, nie über 5.
clause-k2-heal-2 = Nur ein verwundeter Held kann heilen.
clause-k2-harvest-1 = Ernten bringt die Rohstoffe des Feldes, auf dem der Held steht.
clause-k2-harvest-2 = Farm, Wald und Fels geben einen; doppelte je einen von beiden; große Farm, dichter Wald und großer Fels drei.
clause-k2-harvest-3 = Ein doppeltes Feld gibt beide Rohstoffe in einer Aktion.
clause-k2-harvest-4 = Keine Ernte, wo eine Armee oder eine Stadt steht, auch nicht die eigene.
clause-k2-harvest-5 = Burg und Höllenschlund geben nichts.
clause-k2-harvest-6 = Jedes Feld kann einmal pro Zug abgeerntet werden.
clause-k2-harvest-7 = Im nächsten Zug und für andere Spieler gibt es wieder.
clause-k2-harvest-8 = Rohstoffe sind unbegrenzt, und du darfst beliebig viele haben.
clause-k2-city-1 = Du zahlst 2 Holz und setzt deine Stadt auf das Feld, auf dem du stehst.
clause-k2-city-2 = Jeder hat nur eine Stadt.
clause-k2-city-3 = Nicht auf einem Feld mit einer Armee oder dem General.
clause-k2-city-4 = Nicht, wo der Held eines anderen Spielers steht.
clause-k2-city-5 = Nicht auf der Burg.
clause-k2-city-6 = Nicht, wo schon eine Stadt steht.
clause-k2-city-7 = Eine Stadt wird nie versetzt oder entfernt.
clause-k2-city-8 = Die Stadt gründen und in ihr bauen sind zwei Aktionen.
clause-k2-city-9 = Jedes andere entdeckte Feld ist recht, auch die äußeren Felder des Startplättchens.
clause-k2-build-1 = Gebaut wird nur in der eigenen Stadt.
clause-k2-build-2 = Eine Aktion errichtet beliebig viele Gebäude, jedes voll bezahlt.
clause-k2-build-3 = Jedes der sechs Gebäude kann jeder Spieler einmal bauen.
clause-k2-build-4 = Fremde Städte darfst du frei betreten, dort aber nicht bauen.
clause-k2-build-5 = Ein Gebäude wirkt sofort, nur für seinen Besitzer, bis zum Spielende.
clause-k2-build-stable-1 = Stall: in jedem Zug eine Aktion mehr, mit eigener Bewegung.
clause-k2-build-stable-2 = Er zählt schon in dem Zug, in dem er gebaut wird.
clause-k2-build-portal-1 = Portal: statt einer Bewegung aus deiner Stadt auf ein beliebiges entdecktes Feld.
clause-k2-build-portal-2 = Oder statt einer Bewegung von überall direkt in deine Stadt.
clause-k2-build-portal-3 = Das Portal wird einmal pro Zug benutzt, egal in welche Richtung.
clause-k2-build-portal-4 = Entfernung und Abgründe spielen für das Portal keine Rolle.
clause-k2-build-portal-5 = Wer bei Feinden ankommt, muss kämpfen; nach einer Niederlage bist du wieder in deiner Stadt.
clause-k2-build-portal-6 = Das Portal reicht nur auf entdeckte Felder.
clause-k2-build-banners-1 = Ruhmesbanner: von nun an 2 Ruhm mehr, höchstens 10.
clause-k2-build-camp-1 = Feldlager: Ritter können für je 1 Nahrung rekrutiert werden.
clause-k2-build-range-1 = Schießplatz: Bogenschützen können für je 1 Holz rekrutiert werden.
clause-k2-build-tower-1 = Zauberturm: Magier können für je 1 Stein rekrutiert werden.
clause-k2-recruit-1 = Rekrutiert wird nur in der eigenen Stadt.
clause-k2-recruit-2 = Eine Aktion rekrutiert beliebig viele Einheiten, deren Gebäude stehen, jede bezahlt.
clause-k2-recruit-3 = Danach darfst du nicht mehr Einheiten als Ruhm haben.
clause-k2-recruit-4 = Um Platz zu schaffen, darfst du zuerst eigene Einheiten in den Vorrat zurückgeben, ohne Erstattung.
clause-k2-recruit-5 = Würfel sind begrenzt: ist von einer Art keiner mehr da, muss erst einer zurückkommen.
clause-k2-recruit-6 = Kein Rekrutieren, solange die Pest in deiner Stadt wütet.
clause-k2-recruit-7 = Mindestens eine Einheit muss rekrutiert werden.
clause-k2-pickup-1 = Mit einer Aktion nimmst du so viele Gegenstände, wie du freie Plätze ihrer Art hast.
clause-k2-pickup-2 = In derselben Aktion darfst du getragene Gegenstände gegen liegende derselben Art tauschen, eins zu eins.
clause-k2-pickup-3 = Getauschte Gegenstände bleiben für jeden auf dem Feld.
clause-k2-pickup-4 = Amulette wirken ab dem Tausch und hören mit ihm auf.
clause-k2-pickup-5 = Mindestens ein Gegenstand muss genommen werden.
clause-k2-pickup-6 = Jeder Held darf einen Gegenstand aufheben, auch der, der ihn liegen ließ.
clause-k2-purge-1 = Die Pest wird nur auf der Burg getilgt.
clause-k2-purge-2 = Der Held hat wieder 5 Leben.
clause-k2-purge-3 = Die Pest auf der eigenen Stadt geht in den Vorrat zurück.
clause-k2-purge-4 = Man darf es auch nur zum Heilen tun.
clause-k2-purge-5 = Die Pest auf einer fremden Stadt bleibt.
clause-k2-mon-1 = Skelettkrieger tragen ein Schwert.
clause-k2-mon-2 = Feuerlinge tragen einen Feuerball.
clause-k2-mon-3 = Schattenfresser tragen einen Langfinger.
clause-k2-mon-4 = Beladene Rohlinge ziehen einen Rohstoffwagen.
clause-k2-mon-5 = Die Jünger des Hammers tragen den Kriegshammer.
clause-k2-mon-6 = Dunkle Dryaden hüten je eines der fünf Amulette.
clause-k2-mon-7 = Ein Skelettreiter trägt einen kleinen Seelenstein.
clause-k2-mon-8 = Ein Todesbote trägt einen großen Seelenstein.
clause-k2-item-1 = Jede geschlagene Armee gibt ihre eigene Belohnung.
clause-k2-item-2 = Ein Held hat 2 Plätze für Waffen, 3 für Zauber und 1 für ein Amulett.
clause-k2-item-3 = Ein Platz nimmt nur seine eigene Art auf.
clause-k2-item-4 = Was die Plätze seiner Art übersteigt, bleibt auf dem Feld; du wählst was, auch Neues.
clause-k2-item-5 = Bei freiem Platz muss ein gewonnener Gegenstand genommen werden; wegwerfen geht nicht.
clause-k2-item-6 = Liegen gelassene Gegenstände bleiben offen liegen, bis jemand sie aufhebt.
clause-k2-item-7 = Helden können nichts tauschen oder verschenken.
clause-k2-weapon-1 = Ein getragenes Schwert gibt 1, der Kriegshammer 2 auf jeden Angriff.
clause-k2-weapon-2 = Beide Waffen zählen zusammen.
clause-k2-spell-1 = Ein Zauber wirkt einmal; dann ist er aus dem Spiel.
clause-k2-spell-fireball-1 = Feuerball: +1 Angriff in dieser Schlacht.
clause-k2-spell-fireball-2 = In einer Schlacht dürfen beliebig viele Feuerbälle eingesetzt werden.
clause-k2-spell-pickpocket-1 = Der Langfinger darf jederzeit im eigenen Zug gewirkt werden und kostet keine Aktion.
clause-k2-spell-pickpocket-2 = Du nimmst einem anderen Helden zwei Rohstoffe deiner Wahl.
clause-k2-spell-pickpocket-3 = Ist nur ein Rohstoff da, nimmst du einen; wer keinen hat, kann nicht gewählt werden.
clause-k2-amulet-1 = Es gibt fünf verschiedene Amulette, jedes einmal.
clause-k2-amulet-2 = Ein Held trägt höchstens ein Amulett.
clause-k2-amulet-3 = Ein Amulett wirkt vom Anlegen bis zum Verlust.
clause-k2-amulet-resources-1 = Amulett der Rohstoffe: jede Ernte bringt einen Rohstoff des Feldes mehr.
clause-k2-amulet-resources-2 = Auf einem doppelten Feld wählst du, welcher der beiden es ist.
clause-k2-amulet-fame-1 = Amulett des Ruhms: 2 Ruhm mehr, zusätzlich zu den Bannern, höchstens 10.
clause-k2-amulet-fame-2 = Geht es weg, sinkt der Ruhm sofort, und überzählige Einheiten gehen zurück.
clause-k2-amulet-action-1 = Amulett der Tat: eine Aktion mehr pro Zug, mit Bewegung.
clause-k2-amulet-protection-1 = Amulett des Schutzes: nach dem Wurf darfst du bis zu zwei Schädel auf deinen Würfeln ignorieren.
clause-k2-amulet-protection-2 = Jeder Schädel wird einzeln gewählt; die Doppelseite hat zwei.
clause-k2-amulet-protection-3 = Elend und Pest kommen, auch wenn beide Schädel ignoriert werden.
clause-k2-amulet-titan-1 = Amulett des Titanen: du nimmst den Titanenwürfel und darfst ihn in allen folgenden Schlachten werfen.
clause-k2-amulet-titan-2 = Der Titan zählt nicht gegen den Ruhm.
clause-k2-amulet-titan-3 = Geht das Amulett, geht auch der Titanenwürfel zurück.
clause-k2-wagon-1 = Ein Wagen gibt sofort drei Rohstoffe deiner Wahl.
clause-k2-wagon-2 = Dann ist er aus dem Spiel.
clause-k2-stone-1 = Ein kleiner Stein zählt 1 Punkt, ein großer 2, der Erzstein 4,5.
clause-k2-stone-2 = Steine brauchen keinen Platz, liegen offen und können weder verloren noch gestohlen werden.
clause-k2-life-1 = Ein Held hat 0 bis 5 Leben; was darüber verloren ginge, entfällt.
clause-k2-life-2 = Wer in einer Schlacht das letzte Leben verliert, ist danach bewusstlos.
clause-k2-life-3 = Der nächste Zug eines bewusstlosen Helden bringt nur drei Leben zurück.
clause-k2-life-4 = Ab dem Zug danach spielt er normal.
clause-k2-life-5 = Er liegt, wo die Schlacht ihn ließ, und behält alles.
clause-k2-life-6 = Er kann bestohlen und von Elend und Pest getroffen werden, und andere können dort keine Stadt gründen.
clause-k2-plague-1 = Elend und Pest kommen, wenn der Heldenwürfel am Ende zwei Schädel zeigt.
clause-k2-plague-2 = Wer gewürfelt hat, wählt das Opfer.
clause-k2-plague-3 = Elend: das Opfer legt von jedem Rohstoff, den es hat, einen ab.
clause-k2-plague-4 = Pest: hat das Opfer eine Stadt, kommt der Pestmarker dorthin.
clause-k2-plague-5 = In einer Stadt mit der Pest wird nicht rekrutiert.
clause-k2-plague-6 = Es gibt nur einen Marker; ein neuer Wurf versetzt ihn.
clause-k2-plague-7 = Dasselbe Opfer darf wieder gewählt werden: der Marker bleibt, das Elend kommt erneut.
clause-k2-plague-8 = Ein Opfer ohne Stadt trifft nur das Elend; der Marker bleibt, wo er war.
clause-k2-plague-9 = Der Marker verlässt eine Stadt nur durch Tilgen oder Versetzen.
clause-k2-plague-10 = Nach einem Neuwurf des Heldenwürfels zählt nur das Endergebnis.
clause-k2-plague-11 = Die Pest verhindert nur das Rekrutieren.
clause-k2-plague-12 = Die Spieler können Elend und Pest weglassen; zwei Schädel kosten dann nur zwei Leben.
clause-k2-general-1 = Am Höllenschlund erscheint der General mit Prätorianern: 5 bei zwei oder drei Spielern, 4 bei vieren, 3 bei fünfen.
clause-k2-general-2 = Seine Stärke ist 10 plus die Zahl der Prätorianer.
clause-k2-general-3 = Sein Feld zu betreten heißt Schlacht; der Angriff wird wie immer gezählt.
clause-k2-general-4 = Ein Angriff in Höhe seiner Stärke oder darüber schlägt ihn.
clause-k2-general-5 = Ein Angriff über 10, aber unter seiner Stärke, verliert und kostet ihn einen Prätorianer.
clause-k2-general-6 = Solange er Prätorianer hat, verliert ein Angriff bis 10 und kostet ihn nichts.
clause-k2-general-7 = Jeder Angriff auf ihn kostet ein weiteres Leben.
clause-k2-general-8 = Das Amulett des Schutzes rettet dieses Leben nicht.
clause-k2-general-9 = Ihn zu schlagen oder einen Prätorianer zu entfernen zählt auch, wenn der Held bewusstlos wird.
clause-k2-general-10 = Entfernte Prätorianer kommen nie zurück.
clause-k2-general-11 = Ein geschlagener Held zieht sich wie immer zurück, und der Zug endet.
clause-k2-general-12 = Ohne Prätorianer ist seine Stärke 10.
clause-k2-end-1 = Das Spiel endet in dem Augenblick, in dem der Dunkle General fällt.
clause-k2-end-2 = Wer ihn geschlagen hat, bekommt den Erzstein.
clause-k2-end-3 = Die meisten Punkte in Seelensteinen gewinnen.
clause-k2-end-4 = Den General zu schlagen ist allein noch kein Sieg.
clause-k2-end-5 = Bei Gleichstand gewinnt, wer mehr große Steine hat.
clause-k2-end-6 = Ist auch das gleich, gewinnen sie gemeinsam.
clause-k2-hero-horan-1 = Horan darf einmal pro Schlacht nach dem Wurf seine Einheitenwürfel neu werfen.
clause-k2-hero-horan-2 = Er wirft alle gewählten Einheitenwürfel neu, nie einen Teil.
clause-k2-hero-horan-3 = Der Heldenwürfel wird nicht neu geworfen.
clause-k2-hero-horan-4 = Das zweite Ergebnis ersetzt das erste ganz.
clause-k2-hero-horan-5 = Nach einem Sieg erhält er auch die Rohstoffe des Schlachtfelds, samt dem des Amuletts.
clause-k2-hero-horan-6 = Plündern kostet keine Aktion und geschieht auch, wenn er bewusstlos wird.
clause-k2-hero-taia-1 = Beim Erkunden zieht Taia eine Armee mehr, behält so viele wie verlangt und legt die andere zurück.
clause-k2-hero-taia-2 = Ist weniger im Beutel, zieht sie, was da ist.
clause-k2-hero-taia-3 = Ihre Stadt und jedes ihrer Gebäude kosten einen Rohstoff ihrer Wahl weniger.
clause-k2-hero-lorraine-1 = Einmal pro Zug darf Lorraine den Habicht schicken: sie legt das oberste Plättchen irgendwo an, samt Armeen, ohne sich zu bewegen.
clause-k2-hero-lorraine-2 = Der Habicht kostet keine Aktion und ist freiwillig.
clause-k2-hero-lorraine-3 = Das neue Feld muss eine freie Grenze mit der Karte haben.
clause-k2-hero-lorraine-4 = Deckt der Habicht den Höllenschlund auf, wird der General aufgestellt, und niemand kämpft.
clause-k2-hero-lorraine-5 = Sie hat den Bärenwürfel von Anfang an; er zählt nicht gegen den Ruhm.
clause-k2-hero-lorraine-6 = Der Bär verlässt sie nie.
clause-k2-hero-xanros-1 = Als Aktion nimmt Xanros, wo er auch ist, ein Skelett in seine Armee, höchstens drei.
clause-k2-hero-xanros-2 = Skelette zählen nicht gegen den Ruhm.
clause-k2-hero-xanros-3 = Ein totes Skelett kann wieder erweckt werden.
clause-k2-hero-xanros-4 = Für jede seiner Einheiten, die in der Schlacht stirbt, darf er ein Leben zurückgewinnen.
clause-k2-hero-elspeth-1 = Elspeth darf einmal pro Schlacht nach dem Wurf den Heldenwürfel neu werfen; das zweite Ergebnis zählt.
clause-k2-hero-elspeth-2 = Einheitenwürfel werden nicht neu geworfen.
clause-k2-hero-elspeth-3 = Einmal pro Zug darf sie statt einer Bewegung 1 bis 3 Felder geradeaus galoppieren.
clause-k2-hero-elspeth-4 = Der Galopp missachtet Abgründe.
clause-k2-hero-elspeth-5 = Sie muss auf dem ersten Feld mit einem Feind anhalten und kämpfen.
clause-k2-hero-elspeth-6 = Der Galopp führt nur über entdeckte Felder.
clause-k2-hero-darius-1 = Beim Erkunden zieht Darius zwei Plättchen, legt eines und legt das andere ungesehen obenauf zurück.
clause-k2-hero-darius-2 = Ist nur noch ein Plättchen da, zieht er dieses.
clause-k2-hero-darius-3 = Betritt er ein Feld mit einer einzigen Armee der Stärke 1, schlägt er sie ohne Wurf und erhält ihre Belohnung.
clause-k2-hero-darius-4 = Von zwei Armeen schlägt er zuerst eine der Stärke 1 und kämpft gegen die andere allein.
clause-k2-hero-darius-5 = So schlägt er nie mehr als eine Armee auf einmal.
clause-k2-hero-darius-6 = Eine so geschlagene Armee zählt mit ihrer eigenen Stärke für den Ruhm.
clause-k2-hero-darius-7 = Vor jeder seiner Schlachten gegen den General wird ein Prätorianer entfernt.
clause-k2-hero-darius-8 = Durch die Schlacht selbst kann er noch einen entfernen.
clause-k2-hero-darius-9 = Ein Sieg ohne Schlacht beendet weder seinen Zug noch verbraucht er die Aktion.
