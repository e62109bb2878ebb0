tk-races = Leben und Tiefe
tk-race = { $side }: Leben { $life } von { $most }, Tiefe { $depth } von { $goal }
tk-your-hand = Deine Hand
tk-partner-hand = Hand deines Partners
tk-empty-hand = Deine Hand ist leer.
tk-happened = Was gerade geschehen ist
tk-turn = Zug { $number }: { $who }
tk-phase-draw = Ziehen
tk-phase-location = Ort
tk-phase-play = Ausspielen
tk-phase-dig = Graben
tk-phase-fight = Kampf
tk-phase-end = Ende
tk-rolled = Der Wurf für den Ort: { $pips }
tk-hits = Er wirkt
tk-misses = ohne Wirkung
tk-roll-waits = 1–3: er wirkt
tk-danger =
    { $count ->
        [one] Wenn nichts geschieht, verlierst du { $count } Leben.
       *[other] Wenn nichts geschieht, verlierst du { $count } Leben.
    }
tk-deadly = Wenn nichts geschieht, ist es aus: du verlierst { $count } Leben!
tk-still-in-hand =
    { $count ->
        [one] Du kannst noch { $count } Charakter ausspielen.
       *[other] Du kannst noch { $count } Charaktere ausspielen.
    }
tk-last-before-digging =
    { $count ->
        [one] Letzte Gelegenheit, bevor { $count } Ebene gegraben wird.
       *[other] Letzte Gelegenheit, bevor { $count } Ebenen gegraben werden.
    }
tk-declare-attack =
    { $count ->
        [one] { $count } Angriff ansagen
       *[other] { $count } Angriffe ansagen
    }
tk-declare-blocks =
    { $count ->
        [one] { $count } Block ansagen
       *[other] { $count } Blocks ansagen
    }
tk-no-attack = Kein Angriff
tk-no-block = Kein Block
tk-all-on-hero = Alle auf den Helden
tk-clear = Neu planen
tk-swap = tauschen
tk-exchange =
    { $count ->
        [one] { $count } Karte tauschen: Leben { $from } → { $to }
       *[other] { $count } Karten tauschen: Leben { $from } → { $to }
    }
tk-doomed = würde sterben
tk-keep = Alle Karten behalten
tk-pass-turn = Diesen Zug passen
tk-hold = Nächstes Mal fragen
