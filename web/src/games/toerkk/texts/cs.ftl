tk-races = Život a hloubka
tk-race = { $side }: životy { $life } z { $most }, hloubka { $depth } z { $goal }
tk-your-hand = Tvoje ruka
tk-partner-hand = Ruka partnera
tk-empty-hand = Nemáš v ruce žádné karty.
tk-happened = Co se právě stalo
tk-turn = Tah { $number }: { $who }
tk-phase-draw = Lízání
tk-phase-location = Místo
tk-phase-play = Postavy
tk-phase-dig = Kopání
tk-phase-fight = Boj
tk-phase-end = Konec
tk-rolled = Hod na místo: { $pips }
tk-hits = Působí
tk-misses = bez účinku
tk-roll-waits = 1–3: působí
tk-danger =
    { $count ->
        [one] Pokud se nic nezmění, ztratíš { $count } život.
        [few] Pokud se nic nezmění, ztratíš { $count } životy.
       *[other] Pokud se nic nezmění, ztratíš { $count } životů.
    }
tk-deadly = Pokud se nic nezmění, je konec: ztracené životy: { $count }!
tk-still-in-hand =
    { $count ->
        [one] Můžeš ještě zahrát { $count } postavu.
        [few] Můžeš ještě zahrát { $count } postavy.
       *[other] Můžeš ještě zahrát { $count } postav.
    }
tk-last-before-digging =
    { $count ->
        [one] Poslední chvíle, než vykopou { $count } úroveň.
        [few] Poslední chvíle, než vykopou { $count } úrovně.
       *[other] Poslední chvíle, než vykopou { $count } úrovní.
    }
tk-declare-attack =
    { $count ->
        [one] Ohlas { $count } útok
        [few] Ohlas { $count } útoky
       *[other] Ohlas { $count } útoků
    }
tk-declare-blocks =
    { $count ->
        [one] Ohlas { $count } blok
        [few] Ohlas { $count } bloky
       *[other] Ohlas { $count } bloků
    }
tk-no-attack = Bez útoku
tk-no-block = Bez bloku
tk-all-on-hero = Všichni na hrdinu
tk-clear = Naplánuj znovu
tk-swap = vyměnit
tk-exchange =
    { $count ->
        [one] Vyměň { $count } kartu: životy { $from } → { $to }
        [few] Vyměň { $count } karty: životy { $from } → { $to }
       *[other] Vyměň { $count } karet: životy { $from } → { $to }
    }
tk-doomed = zemřela by
tk-keep = Nech si všechny karty
tk-pass-turn = Pasuj celý tah
tk-hold = Příště se mě zeptej
