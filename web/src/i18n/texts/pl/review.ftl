# Analiza zakończonej partii i statystyki.

## Analiza

review-to-table = Wróć do stołu
review-thinking = Partia jest analizowana
review-thinking-how = Boty przechodzą jeszcze raz przez każdą decyzję i każdy rzut, znając za każdym razem tylko to, co wiedział dany gracz. Trwa to do minuty; możesz wyjść i wrócić.
review-waiting = Czekamy na wolne miejsce …
review-done = Gotowe w { $percent } %
review-chances = Szansa na wygraną
review-curve = Szansa na wygraną w trakcie partii
review-curve-how = Każdą linię oceniono na podstawie tego, co dany gracz wtedy wiedział; blade pasmo pokazuje niepewność, pierścienie oznaczają kosztowne decyzje. Przesuwaj strzałkami; kliknij lub naciśnij Enter, aby zobaczyć tę chwilę w powtórce.
review-beginning = Początek
review-end = Koniec
review-line = Wiersz { $line }
review-line-head = Wiersz
as-table = Pokaż jako tabelę
review-parts = Szczęście i decyzje
review-luck = Szczęście
review-decisions = Decyzje
review-rest = Inni i reszta
review-from-to = { $from } na początku, { $to } na końcu
review-within = (w granicach niepewności)
review-differed = { $choices ->
    [one] Jedna decyzja
    [few] { $choices } decyzje
   *[many] { $choices } decyzji
}; szybki bot postąpiłby inaczej w { $differed } z nich.
review-parts-how = W setnych wygranej, z błędem standardowym. Szczęście: co przyniosły kości i dobrane karty w porównaniu ze średnią. Decyzje: w porównaniu z tym, co zrobiłby bot. Blade paski mieszczą się w granicach niepewności.
review-dear = Najkosztowniejsze decyzje
review-dear-how = Każdą obejrzano dwa razy ze świeżymi kośćmi. Jeśli zysk nie jest wyraźnie większy niż przypadek, jest to zaznaczone.
review-no-dear = Żadna decyzja nie kosztowała nic wartego wzmianki.
review-cost = koszt { $gain } ± { $error } setnych
review-cost-unclear = niejasne: być może { $gain } ± { $error } setnych
review-better = Lepiej:
review-perhaps = Być może lepiej:
review-then = Dlaczego: dalej mogłoby być
review-instead = Po wykonanym ruchu:
review-show = Pokaż
review-strokes = Największe uśmiechy i grymasy losu

## Co się wydarzyło

stat-happened = Co się wydarzyło
stat-length = { $turns ->
    [one] Jedna tura
    [few] { $turns } tury
   *[many] { $turns } tur
}, { $lines } wierszy w zapisie, { $time }.
stat-under-minute = niecała minuta
stat-minutes = { $count ->
    [one] jedna minuta
    [few] { $count } minuty
   *[many] { $count } minut
}
stat-hours = { $count } godz.
stat-rank = Miejsce
stat-decisions = Wykonane ruchy
stat-karak-goblin-fight = Walki
stat-karak-goblin-beaten = Pokonane potwory
stat-karak-goblin-hit = Otrzymane ciosy
stat-karak-goblin-knocked-out = Ogłuszenia
stat-karak-goblin-played = Zagrane karty
stat-karak-goblin-won-card = Zdobyte karty
stat-karak-goblin-won-key = Zdobyte klucze
stat-karak-goblin-bought-potion = Kupione mikstury
stat-karak-goblin-pawned = Zastawione karty
stat-karak-2-won = Wygrane bitwy
stat-karak-2-lost = Przegrane bitwy
stat-karak-2-tile-laid = Odkryte kafle
stat-karak-2-harvested = Zbiory
stat-karak-2-built = Budynki
stat-karak-2-trained = Wyszkolone jednostki
stat-karak-2-died = Utracone jednostki
stat-karak-2-wounded = Utracone życia
stat-karak-2-robbed = Rabunki
stat-karak-2-plague = Zesłane zarazy
stat-karak-2-poverty = Zesłane biedy
stat-kragmortha-ritual-fulfilled = Wypełnione rytuały
stat-kragmortha-look-received = Otrzymane Spojrzenia
stat-kragmortha-met = Spotkania z Mrocznym Panem
stat-kragmortha-pushed = Popchnięcia
stat-kragmortha-book-drawn = Zdobyte Księgi
stat-kragmortha-book-used = Użyte Księgi
stat-kragmortha-token-turned = Odkryte żetony
stat-kragmortha-stepped = Kroki
stat-toerkk-played = Zagrane karty
stat-toerkk-used = Użyte zdolności bohaterów
stat-toerkk-placed = Wystawione postacie
stat-toerkk-attacks = Ataki
stat-toerkk-killed = Zabite postacie
stat-toerkk-dug = Wykopane poziomy
stat-toerkk-lost-life = Utracone życia
stat-toerkk-regained-life = Odzyskane życia
stat-toerkk-stole = Kradzieże

## Moje statystyki

stat-empty = Nic jeszcze nie ukończono
stat-empty-how = Gdy tylko ukończysz partię, pojawią się tu twoje wygrane, bohaterowie i serie.
stat-private = Tę stronę widzisz tylko ty.
stat-more = Starsze partie są jeszcze liczone; zajrzyj ponownie.
stat-matches = { $count ->
    [one] partia
    [few] partie
   *[many] partii
}
stat-wins = { $count ->
    [one] wygrana
    [few] wygrane
   *[many] wygranych
}
stat-longest = najdłuższa seria wygranych
stat-now = wygranych z rzędu teraz
stat-over-time = W czasie
stat-trend = Udział wygranych w ostatnich dziesięciu
stat-even = ile byłoby po równo
stat-by-game = Według gry
stat-by-hero = Według bohatera
stat-by-level = Przeciw botom
stat-all = Ostatnie partie
stat-won-of = { $won } z { $played }
stat-won = wygrana
stat-sent-away = wyproszenie przez gospodarza
stat-unrated = nierankingowa
stat-place = miejsce { $rank } z { $seats }
stat-ended-resigned = przez poddanie
stat-ended-agreed = za zgodą
stat-ended-closed = zakończona przez administrację
