kg-chance = Šance na výhru: { $percent } %
kg-chance-about = Šance na výhru: asi { $percent } %
kg-end-heal =
    { $count ->
        [one] { $count } život zpět po zásazích
        [few] { $count } životy zpět po zásazích
       *[other] { $count } životů zpět po zásazích
    }
kg-hand-bonus =
    { $count ->
        [one] o { $count } kartu v ruce víc
        [few] o { $count } karty v ruce víc
       *[other] o { $count } karet v ruce víc
    }
kg-level = Úroveň { $level }
kg-coming = Přijde jako další, zatím s ním nelze bojovat; v balíčku: { $count }
kg-pawnshop-empty = Zatím tu nic není.
kg-your-hand = Tvoje ruka
kg-hand-empty = Nemáš v ruce žádné karty.
kg-your-board = Tvůj hrdina
kg-no-hero = Zatím bez hrdiny
kg-key-won = Klíč { $level }: získán
kg-key-missing = Klíč { $level }: chybí
kg-pile-empty = Odkládací balíček je prázdný.
kg-fight = { $seat } – boj: { $monster }
kg-beaten = Poraženo!
kg-out = Hrdina padl do bezvědomí.
kg-survived = Nestvůra zůstává.
kg-bench-reward = Tvoje kořist
kg-bench-pay = Čím platíš?
kg-bench-under = Která karta půjde pod tvůj balíček?
kg-bench-stack = Polož nový balíček
kg-new = získáno
kg-worn = máš teď
kg-new-deck = Nový balíček odshora
kg-to-caves = Ukázat jeskyně
kg-to-fight = Zpět do boje
kg-heal = Vyléčit hrdinu
kg-stop = Skončit boj
