kg-chance = Szansa na wygraną: { $percent } %
kg-chance-about = Szansa na wygraną: około { $percent } %
kg-end-heal =
    { $count ->
        [one] { $count } punkt wytrzymałości wraca po ciosach
        [few] { $count } punkty wytrzymałości wracają po ciosach
       *[other] { $count } punktów wytrzymałości wraca po ciosach
    }
kg-hand-bonus =
    { $count ->
        [one] { $count } karta więcej na ręce
        [few] { $count } karty więcej na ręce
       *[other] { $count } kart więcej na ręce
    }
kg-level = Poziom { $level }
kg-coming = Następny, jeszcze nie można z nim walczyć; w talii: { $count }
kg-pawnshop-empty = Na razie nic tu nie ma.
kg-your-hand = Twoja ręka
kg-hand-empty = Nie masz kart na ręce.
kg-your-board = Twój bohater
kg-no-hero = Jeszcze bez bohatera
kg-key-won = Klucz { $level }: zdobyty
kg-key-missing = Klucz { $level }: brakuje
kg-pile-empty = Stos kart odrzuconych jest pusty.
kg-fight = { $seat } – walka: { $monster }
kg-beaten = Wygrana!
kg-out = Bohater pada nieprzytomny.
kg-survived = Potwór zostaje.
kg-bench-reward = Twoja zdobycz
kg-bench-pay = Czym płacisz?
kg-bench-under = Która karta idzie pod twoją talię?
kg-bench-stack = Ułóż nową talię
kg-new = zdobycz
kg-worn = masz teraz
kg-new-deck = Nowa talia od góry
kg-to-caves = Pokaż jaskinie
kg-to-fight = Wróć do walki
kg-heal = Lecz bohatera
kg-stop = Zakończ walkę
