# Die Rückschau auf eine beendete Partie und Statistiken.

## Die Rückschau

review-to-table = Zurück zum Tisch
review-thinking = Die Partie wird noch einmal betrachtet
review-thinking-how = Bots gehen jede Entscheidung und jeden Wurf noch einmal durch und wissen dabei nur, was der jeweilige Spieler wusste. Das dauert bis zu einer Minute; du kannst gehen und wiederkommen.
review-waiting = Warten auf einen freien Platz …
review-done = { $percent } % fertig
review-chances = Gewinnchance
review-curve = Gewinnchance im Lauf der Partie
review-curve-how = Jede Linie ist aus dem beurteilt, was dieser Spieler damals wusste; das blasse Band zeigt die Unsicherheit, Ringe bezeichnen teure Entscheidungen. Mit den Pfeiltasten bewegst du dich; ein Klick oder Enter zeigt den Augenblick in der Wiederholung.
review-beginning = Anfang
review-end = Ende
review-line = Zeile { $line }
review-line-head = Zeile
as-table = Als Tabelle zeigen
review-parts = Glück und Entscheidungen
review-luck = Glück
review-decisions = Entscheidungen
review-rest = Andere und Rest
review-from-to = { $from } am Anfang, { $to } am Ende
review-within = (innerhalb der Unsicherheit)
review-differed = { $choices ->
    [one] Eine Entscheidung
   *[other] { $choices } Entscheidungen
}; bei { $differed } davon hätte ein schneller Bot etwas anderes getan.
review-parts-how = In Hundertsteln eines Siegs, mit Standardfehler. Glück: was Würfel und Ziehen brachten, verglichen mit dem Durchschnitt. Entscheidungen: verglichen mit dem, was ein Bot getan hätte. Blasse Balken liegen innerhalb der Unsicherheit.
review-dear = Die teuersten Entscheidungen
review-dear-how = Jede wurde zweimal mit frischen Würfeln betrachtet. Wo der Gewinn nicht klar mehr als Zufall ist, steht das dabei.
review-no-dear = Keine Entscheidung, die der Rede wert etwas gekostet hätte.
review-cost = kostete { $gain } ± { $error } Hundertstel
review-cost-unclear = unklar: vielleicht { $gain } ± { $error } Hundertstel
review-better = Besser:
review-perhaps = Vielleicht besser:
review-then = Warum: weiter ginge es etwa mit
review-instead = Nach dem gemachten Zug:
review-show = Zeigen
review-strokes = Größte Launen des Glücks

## Was geschah

stat-happened = Was geschah
stat-length = { $turns ->
    [one] Ein Zug am Tisch
   *[other] { $turns } Züge am Tisch
}, { $lines } Zeilen im Protokoll, { $time }.
stat-under-minute = weniger als eine Minute
stat-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
stat-hours = { $count } Stunden
stat-rank = Platz
stat-decisions = Gemachte Züge
stat-karak-goblin-fight = Kämpfe
stat-karak-goblin-beaten = Besiegte Monster
stat-karak-goblin-hit = Eingesteckte Treffer
stat-karak-goblin-knocked-out = Bewusstlos
stat-karak-goblin-played = Gespielte Karten
stat-karak-goblin-won-card = Gewonnene Karten
stat-karak-goblin-won-key = Gewonnene Schlüssel
stat-karak-goblin-bought-potion = Gekaufte Tränke
stat-karak-goblin-pawned = Verpfändete Karten
stat-karak-2-won = Gewonnene Schlachten
stat-karak-2-lost = Verlorene Schlachten
stat-karak-2-tile-laid = Erkundete Plättchen
stat-karak-2-harvested = Ernten
stat-karak-2-built = Gebäude
stat-karak-2-trained = Ausgebildete Einheiten
stat-karak-2-died = Verlorene Einheiten
stat-karak-2-wounded = Verlorene Leben
stat-karak-2-robbed = Raubzüge
stat-karak-2-plague = Geschickte Pest
stat-karak-2-poverty = Geschickte Armut
stat-kragmortha-ritual-fulfilled = Erfüllte Rituale
stat-kragmortha-look-received = Erhaltene Blicke
stat-kragmortha-met = Begegnungen mit dem Finsteren Herrn
stat-kragmortha-pushed = Schubser
stat-kragmortha-book-drawn = Erbeutete Bücher
stat-kragmortha-book-used = Benutzte Bücher
stat-kragmortha-token-turned = Aufgedeckte Marker
stat-kragmortha-stepped = Schritte
stat-toerkk-played = Gespielte Karten
stat-toerkk-used = Genutzte Heldenfähigkeiten
stat-toerkk-placed = Ausgespielte Figuren
stat-toerkk-attacks = Angriffe
stat-toerkk-killed = Getötete Figuren
stat-toerkk-dug = Gegrabene Ebenen
stat-toerkk-lost-life = Verlorene Leben
stat-toerkk-regained-life = Zurückgewonnene Leben
stat-toerkk-stole = Diebstähle

## Meine Statistik

stat-empty = Noch nichts zu Ende gespielt
stat-empty-how = Sobald du eine Partie zu Ende gespielt hast, stehen hier deine Siege, Helden und Serien.
stat-private = Diese Seite siehst nur du.
stat-more = Ältere Partien werden noch gezählt; schau noch einmal vorbei.
stat-matches = { $count ->
    [one] Partie
   *[other] Partien
}
stat-wins = { $count ->
    [one] Sieg
   *[other] Siege
}
stat-longest = längste Siegesserie
stat-now = Siege in Folge jetzt
stat-over-time = Im Lauf der Zeit
stat-trend = Anteil der Siege in den letzten zehn
stat-even = was ausgeglichen wäre
stat-by-game = Nach Spiel
stat-by-hero = Nach Held
stat-by-level = Gegen Bots
stat-all = Letzte Partien
stat-won-of = { $won } von { $played }
stat-won = gewonnen
stat-sent-away = vom Gastgeber fortgeschickt
stat-unrated = zählt nicht
stat-place = Platz { $rank } von { $seats }
stat-ended-resigned = durch Aufgabe
stat-ended-agreed = im Einvernehmen
stat-ended-closed = von der Raumleitung beendet
