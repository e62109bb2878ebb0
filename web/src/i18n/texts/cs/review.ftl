# Rozbor dohrané partie a statistiky.

## Rozbor

review-to-table = Zpět ke stolu
review-thinking = Partie se rozebírá
review-thinking-how = Boti procházejí každé rozhodnutí a každý hod ještě jednou a pokaždé vědí jen to, co věděl daný hráč. Trvá to až minutu; můžeš odejít a vrátit se.
review-waiting = Čeká se na volné místo …
review-done = Hotovo { $percent } %
review-chances = Šance na výhru
review-curve = Šance na výhru v průběhu partie
review-curve-how = Každá čára se posuzuje podle toho, co daný hráč tehdy věděl; bledý pás ukazuje nejistotu, kroužky označují drahá rozhodnutí. Pohybuj se šipkami; kliknutím nebo klávesou Enter uvidíš tu chvíli v záznamu.
review-beginning = Začátek
review-end = Konec
review-line = Řádek { $line }
review-line-head = Řádek
as-table = Ukázat jako tabulku
review-parts = Štěstí a rozhodnutí
review-luck = Štěstí
review-decisions = Rozhodnutí
review-rest = Ostatní a zbytek
review-from-to = { $from } na začátku, { $to } na konci
review-within = (v mezích nejistoty)
review-differed = { $choices ->
    [one] Jedno rozhodnutí
    [few] { $choices } rozhodnutí
   *[other] { $choices } rozhodnutí
}; ve { $differed } z nich by rychlý bot udělal něco jiného.
review-parts-how = V setinách výhry, se směrodatnou chybou. Štěstí: co přinesly kostky a tažení oproti průměru. Rozhodnutí: oproti tomu, co by udělal bot. Bledé pruhy leží v mezích nejistoty.
review-dear = Nejdražší rozhodnutí
review-dear-how = Každé se posuzovalo dvakrát s čerstvými kostkami. Kde zisk není zřetelně větší než náhoda, je to řečeno.
review-no-dear = Žádné rozhodnutí, které by stálo něco, co stojí za zmínku.
review-cost = stálo { $gain } ± { $error } setin
review-cost-unclear = nejasné: možná { $gain } ± { $error } setin
review-better = Lépe:
review-perhaps = Možná lépe:
review-then = Proč: dál by to mohlo jít takto
review-instead = Po zahraném tahu:
review-show = Ukázat
review-strokes = Největší rozmary štěstěny

## Co se stalo

stat-happened = Co se stalo
stat-length = { $turns ->
    [one] Jeden tah kolem stolu
    [few] { $turns } tahy kolem stolu
   *[other] { $turns } tahů kolem stolu
}, { $lines } řádků v zápisu, { $time }.
stat-under-minute = méně než minuta
stat-minutes = { $count ->
    [one] jedna minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
stat-hours = { $count } hod.
stat-rank = Místo
stat-decisions = Provedené tahy
stat-karak-goblin-fight = Boje
stat-karak-goblin-beaten = Poražené příšery
stat-karak-goblin-hit = Utržené zásahy
stat-karak-goblin-knocked-out = Omráčení
stat-karak-goblin-played = Zahrané karty
stat-karak-goblin-won-card = Získané karty
stat-karak-goblin-won-key = Získané klíče
stat-karak-goblin-bought-potion = Koupené lektvary
stat-karak-goblin-pawned = Zastavené karty
stat-karak-2-won = Vyhrané bitvy
stat-karak-2-lost = Prohrané bitvy
stat-karak-2-tile-laid = Prozkoumané dílky
stat-karak-2-harvested = Sklizně
stat-karak-2-built = Budovy
stat-karak-2-trained = Vycvičené jednotky
stat-karak-2-died = Ztracené jednotky
stat-karak-2-wounded = Ztracené životy
stat-karak-2-robbed = Loupeže
stat-karak-2-plague = Seslaný mor
stat-karak-2-poverty = Seslaná bída
stat-kragmortha-ritual-fulfilled = Splněné rituály
stat-kragmortha-look-received = Obdržené Pohledy
stat-kragmortha-met = Setkání s Temným pánem
stat-kragmortha-pushed = Strčení
stat-kragmortha-book-drawn = Získané Knihy
stat-kragmortha-book-used = Použité Knihy
stat-kragmortha-token-turned = Otočené žetony
stat-kragmortha-stepped = Kroky
stat-toerkk-played = Zahrané karty
stat-toerkk-used = Použité schopnosti hrdinů
stat-toerkk-placed = Vyložené postavy
stat-toerkk-attacks = Útoky
stat-toerkk-killed = Zabité postavy
stat-toerkk-dug = Vykopané úrovně
stat-toerkk-lost-life = Ztracené životy
stat-toerkk-regained-life = Získané životy
stat-toerkk-stole = Krádeže

## Moje statistiky

stat-empty = Zatím nic dohraného
stat-empty-how = Jakmile dohraješ partii, objeví se tu tvé výhry, hrdinové a série.
stat-private = Tuto stránku vidíš jen ty.
stat-more = Starší partie se ještě počítají; podívej se znovu.
stat-matches = { $count ->
    [one] partie
    [few] partie
   *[other] partií
}
stat-wins = { $count ->
    [one] výhra
    [few] výhry
   *[other] výher
}
stat-longest = nejdelší série výher
stat-now = výher v řadě teď
stat-over-time = V čase
stat-trend = Podíl výher v posledních deseti
stat-even = co by bylo vyrovnané
stat-by-game = Podle hry
stat-by-hero = Podle hrdiny
stat-by-level = Proti botům
stat-all = Poslední partie
stat-won-of = { $won } z { $played }
stat-won = výhra
stat-sent-away = posláno pryč hostitelem
stat-unrated = nehodnoceno
stat-place = { $rank }. místo z { $seats }
stat-ended-resigned = vzdáním
stat-ended-agreed = dohodou
stat-ended-closed = ukončeno správou místnosti
