kg-chance = Siegchance: { $percent } %
kg-chance-about = Siegchance: etwa { $percent } %
kg-end-heal =
    { $count ->
        [one] { $count } Trefferpunkt zurück nach den Treffern
       *[other] { $count } Trefferpunkte zurück nach den Treffern
    }
kg-hand-bonus =
    { $count ->
        [one] { $count } Handkarte mehr
       *[other] { $count } Handkarten mehr
    }
kg-level = Stufe { $level }
kg-coming = Kommt als Nächstes, noch nicht angreifbar; im Stapel: { $count }
kg-pawnshop-empty = Noch nichts zu kaufen.
kg-your-hand = Deine Hand
kg-hand-empty = Deine Hand ist leer.
kg-your-board = Dein Held
kg-no-hero = Noch kein Held
kg-key-won = Schlüssel { $level }: gewonnen
kg-key-missing = Schlüssel { $level }: fehlt
kg-pile-empty = Der Ablagestapel ist leer.
kg-fight = { $seat } gegen { $monster }
kg-beaten = Besiegt!
kg-out = Kampfunfähig.
kg-survived = Das Monster bleibt.
kg-bench-reward = Deine Beute
kg-bench-pay = Womit bezahlst du?
kg-bench-under = Welche Karte kommt unter deinen Stapel?
kg-bench-stack = Lege deinen neuen Stapel
kg-new = gewonnen
kg-worn = getragen
kg-new-deck = Neuer Stapel von oben
kg-to-caves = Höhlen ansehen
kg-to-fight = Zurück zum Kampf
kg-heal = Heilen
kg-stop = Hier aufhören
