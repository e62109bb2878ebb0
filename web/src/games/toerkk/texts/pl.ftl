tk-races = Życie i głębokość
tk-race = { $side }: życie { $life } z { $most }, głębokość { $depth } z { $goal }
tk-your-hand = Twoja ręka
tk-partner-hand = Ręka partnera
tk-empty-hand = Nie masz kart na ręce.
tk-happened = Co się właśnie stało
tk-turn = Tura { $number }: { $who }
tk-phase-draw = Dobieranie
tk-phase-location = Lokacja
tk-phase-play = Postacie
tk-phase-dig = Kopanie
tk-phase-fight = Walka
tk-phase-end = Koniec
tk-rolled = Rzut na lokację: { $pips }
tk-hits = Działa
tk-misses = bez skutku
tk-roll-waits = 1–3: działa
tk-danger =
    { $count ->
        [one] Jeśli nic się nie zmieni, stracisz { $count } życie.
        [few] Jeśli nic się nie zmieni, stracisz { $count } życia.
       *[other] Jeśli nic się nie zmieni, stracisz { $count } żyć.
    }
tk-deadly = Jeśli nic się nie zmieni, to koniec: stracone życie: { $count }!
tk-still-in-hand =
    { $count ->
        [one] Możesz jeszcze zagrać { $count } postać.
        [few] Możesz jeszcze zagrać { $count } postacie.
       *[other] Możesz jeszcze zagrać { $count } postaci.
    }
tk-last-before-digging =
    { $count ->
        [one] Ostatnia chwila, zanim wykopią { $count } poziom.
        [few] Ostatnia chwila, zanim wykopią { $count } poziomy.
       *[other] Ostatnia chwila, zanim wykopią { $count } poziomów.
    }
tk-declare-attack =
    { $count ->
        [one] Ogłoś { $count } atak
        [few] Ogłoś { $count } ataki
       *[other] Ogłoś { $count } ataków
    }
tk-declare-blocks =
    { $count ->
        [one] Ogłoś { $count } blok
        [few] Ogłoś { $count } bloki
       *[other] Ogłoś { $count } bloków
    }
tk-no-attack = Bez ataku
tk-no-block = Bez bloku
tk-all-on-hero = Wszyscy na bohatera
tk-clear = Zaplanuj od nowa
tk-swap = wymień
tk-exchange =
    { $count ->
        [one] Wymień { $count } kartę: życie { $from } → { $to }
        [few] Wymień { $count } karty: życie { $from } → { $to }
       *[other] Wymień { $count } kart: życie { $from } → { $to }
    }
tk-doomed = zginęłaby
tk-keep = Zatrzymaj wszystkie karty
tk-pass-turn = Pasuj do końca tury
tk-hold = Zapytaj mnie następnym razem
