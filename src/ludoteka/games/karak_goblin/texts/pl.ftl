### Karak: Goblin po polsku. Jak powstają zdania, mówi początek pliku kragmortha/texts/en.ftl.

title = Karak: Goblin
blurb = Bohaterowie przedzierają się przez jaskinie goblinów, układając kolejne łańcuchy kolorów. Zdobądź karty, broń i trzy klucze i jako pierwszy pokonaj Władcę Wszystkich Potworów.
list-last = { $items } i { $last }

## Argumenty, które są kartami, graczami lub przeciwnikami

argument-pay = card
argument-reward = card
argument-old = card
argument-new = card
argument-previous = card
argument-winners = seat
argument-target = monster

## Bohaterowie

hero-argentus = Argentus
    .profession = czarodziej
    .ability = Raz w walce może zagrać niebieską kartę, na którą poprzednia karta nie pozwala. Nie działa, gdy niebieski jest przeklęty.
    .gen = Argentusa
hero-horan = Horan
    .profession = wojownik
    .ability = Dwie karty z atakiem zagrane jedna po drugiej dają mu raz w walce +1 do ataku.
    .gen = Horana
hero-xanros = Lord Xanros
    .profession = czarnoksiężnik
    .ability = Raz w walce może zagrać kartę w przeklętym kolorze albo rozpatrzyć jeden przeklęty efekt karty. Nigdy przeciw klątwie wyposażenia.
    .gen = Lorda Xanrosa
hero-aderyn = Aderyn
    .profession = złodziejka
    .ability = Atakuje nawet po utracie ostatniego punktu wytrzymałości i zdobywa nagrodę. Nie przeciw Władcy.
    .gen = Aderyn
hero-victorius = Victorius
    .profession = mistrz miecza
    .ability = Druga karta zagrana w walce może mieć dowolny kolor, byle nie przeklęty.
    .gen = Victoriusa
hero-taia = Taia
    .profession = wyrocznia
    .ability = Gdy karta pozwala jej dobierać, dobiera o jedną więcej i jedną z nich odkłada na spód talii.
    .gen = Tai

## Kolory, efekty, poziomy, klątwy, eliksiry

colour-red = czerwony
    .letter = C
colour-blue = niebieski
    .letter = N
colour-green = zielony
    .letter = Z
colour-yellow = żółty
    .letter = Ż
effect-attack = atak
    .gen = ataku
effect-defence = obrona
    .gen = obrony
effect-heal = leczenie
    .gen = leczenia
effect-draw = dobieranie
    .gen = dobierania
level-1 = I
level-2 = II
level-3 = III
level-10 = X
curse-effect-attack = klątwa na efekty ataku
    .gen = klątwy na efekty ataku
    .acc = klątwę na efekty ataku
curse-effect-defence = klątwa na efekty obrony
    .gen = klątwy na efekty obrony
    .acc = klątwę na efekty obrony
curse-effect-heal = klątwa na efekty leczenia
    .gen = klątwy na efekty leczenia
    .acc = klątwę na efekty leczenia
curse-effect-draw = klątwa na efekty dobierania
    .gen = klątwy na efekty dobierania
    .acc = klątwę na efekty dobierania
curse-colour-red = klątwa na kolor czerwony
    .gen = klątwy na kolor czerwony
    .acc = klątwę na kolor czerwony
curse-colour-blue = klątwa na kolor niebieski
    .gen = klątwy na kolor niebieski
    .acc = klątwę na kolor niebieski
curse-colour-green = klątwa na kolor zielony
    .gen = klątwy na kolor zielony
    .acc = klątwę na kolor zielony
curse-colour-yellow = klątwa na kolor żółty
    .gen = klątwy na kolor żółty
    .acc = klątwę na kolor żółty
curse-equipment-weapon = klątwa na broń
    .gen = klątwy na broń
    .acc = klątwę na broń
curse-equipment-armour = klątwa na pancerz
    .gen = klątwy na pancerz
    .acc = klątwę na pancerz
potion-health = eliksir zdrowia
    .effect = Przywraca wszystkie punkty wytrzymałości. W walce przed obrażeniami albo po nich, jeśli został choć jeden punkt.
    .gen = eliksiru zdrowia
potion-strength = eliksir wzmacniający
    .effect = Podwaja atak albo obronę właśnie zagranej karty.
    .gen = eliksiru wzmacniającego
potion-counter = eliksir oczyszczenia z klątw
    .effect = Znosi na czas walki jedną klątwę przeciwnika.
    .gen = eliksiru oczyszczenia z klątw
kind-action = karta akcji
kind-weapon = broń
kind-armour = pancerz
kind-key = klucz
kind-monster = potwór
kind-gatekeeper = strażnik
kind-lord = Władca Wszystkich Potworów

## Karty akcji, broń, pancerze

card-hidden = zakryta karta
card-start = początkowa karta
card-arg-1 = Magiczny pocisk
card-arg-2 = Lodowa lanca
card-arg-3 = Kryształowa kula
card-arg-4 = Ściana ognia
card-arg-5 = Bicz z żaru
card-arg-6 = Promień słońca
card-hor-1 = Zamach toporem
card-hor-2 = Ciężki cios
card-hor-3 = Okrzyk bojowy
card-hor-4 = Mur tarcz
card-hor-5 = Uderzenie tarczą
card-hor-6 = Dzika szarża
card-xan-1 = Płomień cienia
card-xan-2 = Krwawa włócznia
card-xan-3 = Wyssanie życia
card-xan-4 = Mroczny pakt
card-xan-5 = Kościany pancerz
card-xan-6 = Trująca chmura
card-ade-1 = Rzut sztyletem
card-ade-2 = Cios w plecy
card-ade-3 = Krok cienia
card-ade-4 = Unik
card-ade-5 = Zmyłka
card-ade-6 = Skradziona fiolka
card-vic-1 = Pchnięcie
card-vic-2 = Wypad
card-vic-3 = Skupienie szermierza
card-vic-4 = Parada
card-vic-5 = Riposta
card-vic-6 = Młyniec
card-tai-1 = Gwiezdny grom
card-tai-2 = Księżycowy promień
card-tai-3 = Wizja
card-tai-4 = Ściana pnączy
card-tai-5 = Cierniowy bicz
card-tai-6 = Dobry omen
card-a1-01 = Zardzewiały tasak
card-a1-02 = Płonąca pochodnia
card-a1-03 = Bęben wojenny
card-a1-04 = Iskra
card-a1-05 = Zasłona mgły
card-a1-06 = Stary zwój
card-a1-07 = Proca
card-a1-08 = Sakiewka ziół
card-a1-09 = Krok w bok
card-a1-10 = Szybkie dźgnięcie
card-a1-11 = Puklerz
card-a1-12 = Sztuczka z monetą
card-a2-01 = Potężny zamach
card-a2-02 = Ognisty krąg
card-a2-03 = Szał
card-a2-04 = Błyskawica
card-a2-05 = Kamienna skóra
card-a2-06 = Księga zaklęć
card-a2-07 = Długi łuk
card-a2-08 = Leczniczy korzeń
card-a2-09 = Zasadzka
card-a2-10 = Podwójny cios
card-a2-11 = Pawęż
card-a2-12 = Genialny pomysł
card-a3-01 = Młot olbrzyma
card-a3-02 = Płonące ostrze
card-a3-03 = Furia berserka
card-a3-04 = Smoczy oddech
card-a3-05 = Burza z piorunami
card-a3-06 = Lodowy pancerz
card-a3-07 = Zakrzywienie czasu
card-a3-08 = Nawałnica magii
card-a3-09 = Śmiertelny strzał
card-a3-10 = Elficka peleryna
card-a3-11 = Oko łowcy
card-a3-12 = Wilcza wataha
card-a3-13 = Mistrzowskie cięcie
card-a3-14 = Święte światło
card-a3-15 = Plan bitwy
card-a3-16 = Taniec ostrzy
card-w1-1 = Sztylet
card-w1-2 = Maczuga
card-w1-3 = Kolczasta rękawica
card-w1-4 = Toporek
card-w2-1 = Miecz
card-w2-2 = Morgensztern
card-w2-3 = Wampirzy sztylet
card-w2-4 = Różdżka jasnowidza
card-w3-1 = Miecz runiczny
card-w3-2 = Topór dwuręczny
card-w3-3 = Kostur przenikliwości
card-w3-4 = Ostrze strażnika
card-r1-1 = Hełm
card-r1-2 = Drewniana tarcza
card-r1-3 = Pas szczęścia
card-r1-4 = Skórzana kamizela
card-r2-1 = Kolczuga
card-r2-2 = Żelazna tarcza
card-r2-3 = Skóra trolla
card-r2-4 = Płaszcz podróżnika
card-r3-1 = Zbroja płytowa
card-r3-2 = Tarcza ze smoczej łuski
card-r3-3 = Szata mędrca
card-r3-4 = Święty napierśnik

## Potwory, strażnicy, Władcy

monster-m1-01 = Goblin chuchro
monster-m1-02 = Goblin skradacz
monster-m1-03 = Goblin procarz
monster-m1-04 = Goblin dobosz
monster-m1-05 = Goblin uczeń
monster-m1-06 = Szczur jaskiniowy
monster-m1-07 = Rój szczurów
monster-m1-08 = Olbrzymi nietoperz
monster-m1-09 = Pająk jaskiniowy
monster-m1-10 = Sieciarz
monster-m1-11 = Czerw tunelowy
monster-m1-12 = Czerw błotny
monster-m1-13 = Goblin rzezimieszek
monster-m1-14 = Goblin zabijaka
monster-m1-15 = Goblin z areny
monster-m1-16 = Rogaty żuk
monster-m1-17 = Goblin wartownik
monster-m1-18 = Goblin tarczownik
monster-m1-19 = Goblin wróżbita
monster-m1-20 = Włochaty pająk
monster-m2-01 = Ork grabieżca
monster-m2-02 = Ork berserker
monster-m2-03 = Ork dobosz
monster-m2-04 = Ork szaman
monster-m2-05 = Ork łucznik
monster-m2-06 = Jeździec wilka
monster-m2-07 = Kamienny chochlik
monster-m2-08 = Goblin mag
monster-m2-09 = Jadowity pająk
monster-m2-10 = Pająk zapadkowy
monster-m2-11 = Czerw skalny
monster-m2-12 = Świetlik
monster-m2-13 = Ork miecznik
monster-m2-14 = Ork kowal
monster-m2-15 = Wampirzy nietoperz
monster-m2-16 = Goblin jasnowidz
monster-m2-17 = Ork gwardzista
monster-m2-18 = Ork kapitan
monster-m2-19 = Troll jaskiniowy
monster-m2-20 = Goblin z gościńca
monster-m3-01 = Ogr
monster-m3-02 = Ognisty chochlik
monster-m3-03 = Krwawy ork
monster-m3-04 = Piekielny ogar
monster-m3-05 = Duch burzy
monster-m3-06 = Lodowe widmo
monster-m3-07 = Uczeń licza
monster-m3-08 = Goblin arcymag
monster-m3-09 = Olbrzymi skorpion
monster-m3-10 = Mroczny elf
monster-m3-11 = Bazyliszek
monster-m3-12 = Wilkołak
monster-m3-13 = Czarny rycerz
monster-m3-14 = Upadły kapłan
monster-m3-15 = Pożeracz umysłów
monster-m3-16 = Demon szabli
monster-m3-17 = Golem runiczny
monster-m3-18 = Dwugłowy ogr
monster-m3-19 = Sfinks
monster-m3-20 = Strażnik grobowca
monster-m3-21 = Żelazny golem
monster-m3-22 = Młody smok
monster-m3-23 = Pradawny jasnowidz
monster-m3-24 = Olbrzymi czerw
monster-g1-1 = Goblin odźwierny
monster-g1-2 = Goblin klucznik
monster-g1-3 = Syn goblińskiego wodza
monster-g1-4 = Opiekun sieci
monster-g1-5 = Czerw kretowy
monster-g2-1 = Ork odźwierny
monster-g2-2 = Ork herszt
monster-g2-3 = Troll odźwierny
monster-g2-4 = Matrona sieci
monster-g2-5 = Czerw kościany
monster-g3-1 = Ogr odźwierny
monster-g3-2 = Demon bramy
monster-g3-3 = Kamienny kolos
monster-g3-4 = Rycerz śmierci
monster-g3-5 = Hydra
monster-x-1 = Smok
monster-x-2 = Król goblinów
monster-x-3 = Arcylicz

## Krótkie słowa na stole

label-merchant = Kupiec
label-pawnshop = Arsenał
label-potions = Eliksiry
label-empty = pusto
label-gap = puste miejsce
label-coming = następny
label-lord = Władca Wszystkich Potworów
label-attack = atak
label-defence = obrona
label-hp =
    { $count ->
        [one] { $count } punkt wytrzymałości
        [few] { $count } punkty wytrzymałości
       *[other] { $count } punktów wytrzymałości
    }
label-hand =
    { $count ->
        [0] brak kart na ręce
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
       *[other] { $count } kart na ręce
    }
label-deck = Talia: { $count }
label-discard = Odrzucone: { $count }
label-keys = Klucze
label-weapon = Broń
label-armour = Pancerz
label-chain = Łańcuch
label-exception-left = zdolność jeszcze niewykorzystana
label-exception-used = zdolność wykorzystana
label-bonus-reached = +1 do ataku osiągnięte
label-turn = Tura gracza: { $seat }
label-you = ty
label-bot = bot
label-any-colour = dowolny kolor
label-stop-win =
    Jeśli teraz skończysz: { $hits ->
        [0] bez obrażeń
        [one] { $hits } obrażenie
        [few] { $hits } obrażenia
       *[other] { $hits } obrażeń
    }, { $left ->
        [one] zostaje { $left } punkt wytrzymałości
        [few] zostają { $left } punkty wytrzymałości
       *[other] zostaje { $left } punktów wytrzymałości
    }, zwycięstwo.
label-stop-lose =
    Jeśli teraz skończysz: { $hits ->
        [0] bez obrażeń
        [one] { $hits } obrażenie
        [few] { $hits } obrażenia
       *[other] { $hits } obrażeń
    }, { $left ->
        [one] zostaje { $left } punkt wytrzymałości
        [few] zostają { $left } punkty wytrzymałości
       *[other] zostaje { $left } punktów wytrzymałości
    }, atak { $attack } z { $hp }.
label-stop-out = Jeśli teraz skończysz, padniesz, zanim zadasz cios.
label-stop-out-strike = Jeśli teraz skończysz, stracisz ostatni punkt wytrzymałości, ale jeszcze zadasz cios.
label-curses = Klątwy
label-reward = Nagroda
label-win = Zwycięstwo
label-hits = Obrażenia
label-hero = Bohater
label-closed = zamknięty
label-cards = Karty
label-equipment = Wyposażenie
label-bonus = premia
label-next-colours = Następne
label-cursed = przeklęta
label-does-not-follow = nie pasuje
label-may-follow = pasuje
label-about = około { $percent } %
label-percent = { $percent } %
label-of = { $have } z { $need }
label-hand-and-deck = ręka { $hand } z { $full }, talia { $deck }, odrzucone { $discard }

## Opcje

option-edition = Wydanie
    .explain = Której instrukcji się trzymać, gdy się różnią? Pojedyncze opcje można potem zmienić.
option-edition-standard = standardowe
option-edition-pl = polskie
option-edition-de = niemieckie
option-gatekeepers-per-level = Strażnicy na poziomie
    .explain = Po pięciu (instrukcja polska) albo po czterech (niemiecka) strażników na każdym poziomie.
option-abilities = Zdolności specjalne bohaterów
    .explain = Każdy bohater ma własną zdolność; gra jest szybsza i łatwiejsza.
option-abilities-off = bez nich
option-abilities-on = z nimi
option-reshuffle = Tasowanie
    .explain = Czy właściciel talii decyduje, gdzie leżą karty nagród, gdy stos kart odrzuconych staje się nową talią?
option-reshuffle-random = nie, tasuje się wszystko
option-reshuffle-stack = tak; karty początkowe tasuje się między sobą
option-voluntary-heal = Wcześniejsze leczenie
    .explain = Czy można poświęcić turę na leczenie, mając jeszcze punkty wytrzymałości?
option-voluntary-heal-true = tak
option-voluntary-heal-false = nie, tylko gdy nie ma żadnego
option-equipment-curse-hand = Ręka przy klątwie wyposażenia
    .explain = Do ilu kart odrzuca się rękę przed taką walką?
option-equipment-curse-hand-recompute = do czterech i premii, które nie są przeklęte
option-equipment-curse-hand-four = do czterech
option-health-potion-window = Eliksir zdrowia
    .explain = Kiedy można wypić eliksir zdrowia?
option-health-potion-window-fight = w walce i po niej
option-health-potion-window-own-turn = w dowolnej chwili własnej tury
option-buy-own-pawned = Odkupowanie
    .explain = Czy można kupić z arsenału to, co samemu się tam oddało?
option-buy-own-pawned-true = tak
option-buy-own-pawned-false = nie
option-pawn-actions = Karty akcji w arsenale
    .explain = Co się dzieje z kartami akcji użytymi jako zapłata?
option-pawn-actions-true = można je kupić
option-pawn-actions-false = wypadają z gry
option-bought-action-to = Kupione karty akcji
    .explain = Dokąd trafia karta akcji kupiona z arsenału?
option-bought-action-to-discard = na stos kart odrzuconych
option-bought-action-to-hand = na rękę
option-hand-overflow = Za dużo kart na koniec tury
    .explain = Co, jeśli na ręce jest więcej kart, niż wynosi limit?
option-hand-overflow-keep = zostają
option-hand-overflow-discard = nadmiar się odrzuca
option-reward-preview = Nagrody
    .explain = Co wiadomo o nagrodzie przed pokonaniem potwora?
option-reward-preview-type = jej rodzaj
option-reward-preview-full = jaka to karta
option-first-player = Pierwszy gracz
    .explain = Kto zaczyna?
option-first-player-random = decyduje los
option-max-rounds = Najwięcej rund
    .explain = Po tylu rundach gra kończy się bez zwycięzcy.
option-max-rounds-none = bez limitu

## Pytania: o czym się teraz decyduje

prompt-over = Gra skończona.
prompt-over-rounds = Gra skończona: minęła ostatnia runda i nikt nie został Bohaterem Królestwa.
prompt-chance = Decyduje los.
prompt-hero =
    { $you ->
        [yes] Wybierz swojego bohatera.
       *[no] { $seat } wybiera bohatera.
    }
prompt-turn =
    { $you ->
        [yes] Twoja tura: walcz, odwiedź kupca albo się wylecz.
       *[no] Gra { $seat }.
    }
prompt-turn-heal =
    { $you ->
        [yes] Nie masz już punktów wytrzymałości: wylecz się.
       *[no] { $seat } nie ma już punktów wytrzymałości i musi się wyleczyć.
    }
prompt-discard =
    { $you ->
        [yes] Klątwa odbiera premię do ręki: odrzuć przed walką { $count ->
            [one] { $count } kartę
            [few] { $count } karty
           *[other] { $count } kart
        } albo wypij eliksir.
       *[no] { $seat } musi odrzucić przed walką { $count ->
            [one] { $count } kartę
            [few] { $count } karty
           *[other] { $count } kart
        }.
    }
prompt-fight =
    { $you ->
        [yes] { $monster }: zagraj kartę albo skończ.
       *[no] { $seat } walczy. Przeciwnik: { $monster }.
    }
prompt-stack =
    { $you ->
        [yes] Ułóż nową talię od góry: która karta jest następna?
       *[no] { $seat } układa nową talię.
    }
prompt-under =
    { $you ->
        [yes] Którą z dobranych kart odkładasz na spód talii?
       *[no] { $seat } odkłada kartę na spód talii.
    }
prompt-keep =
    { $you ->
        [yes] Zdobywasz „{ $card }”: zachować czy oddać do arsenału?
       *[no] { $seat } decyduje, co zrobić z nagrodą „{ $card }”.
    }
prompt-keep-one =
    { $you ->
        [yes] Zachować „{ $card }” zamiast „{ $old }”? Drugi przedmiot trafi do arsenału.
       *[no] { $seat } wybiera między „{ $card }” a „{ $old }”.
    }
prompt-after =
    { $you ->
        [yes] Czy wypijasz teraz eliksir zdrowia?
       *[no] { $seat } może wypić eliksir zdrowia.
    }
prompt-merchant =
    { $you ->
        [yes] U kupca: kup coś albo odejdź.
       *[no] { $seat } robi zakupy u kupca.
    }
prompt-pay-potion =
    { $you ->
        [yes] Którą kartą płacisz za { $potion }?
       *[no] { $seat } płaci za { $potion }.
    }
prompt-pay =
    { $you ->
        [yes] Którą kartą płacisz za „{ $card }”?
       *[no] { $seat } płaci za „{ $card }”.
    }
prompt-overflow =
    { $you ->
        [yes] Masz za dużo kart: odrzuć { $count ->
            [one] { $count } kartę
            [few] { $count } karty
           *[other] { $count } kart
        }.
       *[no] { $seat } ma za dużo kart i odrzuca nadmiar.
    }

## Ruchy: co można wybrać

move-hero = Graj jako { $hero }
move-hero-random = Niech los wybierze ci bohatera
move-fight = Walcz. Przeciwnik: { $monster }
move-merchant = Odwiedź kupca
move-heal = Wylecz bohatera
move-play = Zagraj „{ $card }”
move-play-free = Zagraj „{ $card }” wbrew klątwie: { $effect }
move-free = Wbrew klątwie niech liczy się efekt karty „{ $card }”: { $effect }
move-strengthen = Wypij eliksir wzmacniający: podwój efekt { $effect-gen } ostatniej karty
move-lift = Wypij eliksir oczyszczenia i znieś { $curse-acc }
move-drink = Wypij eliksir zdrowia
move-stop = Skończ zagrywać karty
move-discard = Odrzuć „{ $card }”
move-stack = Następna: „{ $card }”
move-stack-start = Następna: początkowa karta
move-under = Odłóż „{ $card }” na spód talii
move-keep = Zachowaj (dotychczasowy przedmiot tego rodzaju trafi do arsenału)
move-pawn = Oddaj do arsenału
move-skip = Nie pij
move-buy-potion = Kup { $potion }
move-buy = Kup z arsenału „{ $card }”
move-pay = Zapłać kartą „{ $card }”
move-leave = Odejdź od kupca
move-draw =
    { $card-id ->
        [hidden] Zakryta karta
       *[other] „{ $card }”
    }
move-monster = { $monster }
move-gatekeeper = { $monster }
move-lord = { $monster }
move-first = Zaczyna { $seat }

## Dziennik: co się stało

log-hero-chosen = { $seat } gra jako { $hero }.
log-hero-by-lot = { $seat } zdaje się na los.
log-first-player = Zaczyna { $seat }.
log-laid = Poziom { $level }: { $monster }.
log-row-filled = Wolne miejsce na poziomie { $level } zajmuje { $monster }.
log-next-shown = Następny na poziomie { $level }: { $monster }.
log-gatekeeper-shown = Strażnik poziomu { $level }: { $monster }.
log-lord-shown = Władca Wszystkich Potworów: { $monster }.
log-turn = Gra { $seat }.
log-healed = { $seat } odpoczywa i odzyskuje wszystkie punkty wytrzymałości.
log-fight = { $seat } rusza do walki. Przeciwnik: { $monster }.
log-discarded = { $seat } odrzuca: { $cards }.
log-played = { $seat } zagrywa „{ $card }”. Atak { $attack }, obrona { $defence }.
log-exception-used = Zdolność { $hero-gen } pozwala zagrać „{ $card }”.
log-freed = Wbrew klątwie { $seat } korzysta z efektu { $effect-gen } karty „{ $card }”.
log-drew =
    { $card-id ->
        [hidden] { $seat } dobiera kartę.
       *[other] { $seat } dobiera „{ $card }”.
    }
log-nothing-to-draw = { $seat } nie ma już czego dobierać.
log-reshuffled = { $seat } tworzy nową talię ze stosu kart odrzuconych.
log-stack-next =
    { $card-id ->
        [hidden] Następna w nowej talii: początkowa karta.
       *[other] Następna w nowej talii: „{ $card }”.
    }
log-stacked = { $seat } ma ułożoną nową talię.
log-put-under =
    { $card-id ->
        [hidden] { $seat } odkłada kartę na spód talii.
       *[other] { $seat } odkłada „{ $card }” na spód talii.
    }
log-recovered =
    { $count ->
        [one] { $seat } odzyskuje { $count } punkt wytrzymałości.
        [few] { $seat } odzyskuje { $count } punkty wytrzymałości.
       *[other] { $seat } odzyskuje { $count } punktów wytrzymałości.
    }
log-drank = { $seat } wypija { $potion } i odzyskuje wszystkie punkty wytrzymałości.
log-lifted = { $seat } wypija eliksir oczyszczenia i znosi { $curse-acc }.
log-strengthened = { $seat } wypija eliksir wzmacniający i podwaja efekt { $effect-gen } karty „{ $card }”.
log-stopped = { $seat } kończy zagrywać karty.
log-hit =
    { $hits ->
        [0] { $monster } nie zadaje obrażeń. { $seat } wychodzi bez szwanku.
        [one] { $monster } zadaje { $hits } obrażenie. Obrywa { $seat }.
        [few] { $monster } zadaje { $hits } obrażenia. Obrywa { $seat }.
       *[other] { $monster } zadaje { $hits } obrażeń. Obrywa { $seat }.
    }
log-knocked-out = { $seat } nie ma już punktów wytrzymałości.
log-survived = Atak { $attack } to za mało na { $hp }: { $monster } zostaje.
log-beaten = Atak { $attack } przeciw { $hp }: { $seat } wygrywa walkę! Pokonany przeciwnik: { $monster }.
log-won-card = { $seat } zdobywa „{ $card }”.
log-won-key = { $seat } zdobywa klucz poziomu { $level }.
log-kept = { $seat } zachowuje „{ $card }”.
log-pawned = { $seat } oddaje do arsenału „{ $card }”.
log-gap = Na poziomie { $level } zostaje puste miejsce.
log-skipped = { $seat } nie pije eliksiru.
log-potion-returned = Na swój stos wraca { $potion }.
log-visited = { $seat } odwiedza kupca.
log-wants = { $seat } chce kupić „{ $card }”.
log-wants-potion = { $seat } chce kupić { $potion }.
log-bought-potion = { $seat } kupuje { $potion } za „{ $pay }”.
log-bought = { $seat } kupuje „{ $card }” za „{ $pay }”.
log-left = { $seat } odchodzi od kupca.
log-over =
    { $reason ->
        [lord] Władca Wszystkich Potworów pokonany! Bohater Królestwa: { $winners }.
       *[other] Koniec gry: nikt nie zostaje Bohaterem Królestwa.
    }

## Odmowy: dlaczego czegoś teraz nie można

refuse-game-over = Gra skończona.
refuse-not-your-turn = To nie twoja tura.
refuse-not-asked = Teraz nie ty o tym decydujesz.
refuse-not-now = Nie o tym się teraz decyduje.
refuse-chance-decides = O tym decyduje los.
refuse-hero-taken = Bohater { $hero } jest już zajęty.
refuse-hero-not-yours = { $hero } to nie twój bohater.
refuse-must-heal = Nie masz już punktów wytrzymałości: musisz się wyleczyć.
refuse-heal-only-at-zero = Przy tym stole leczysz się dopiero wtedy, gdy nie masz już punktów wytrzymałości.
refuse-level-closed = Najpierw potrzebujesz klucza poziomu { $level }.
refuse-three-keys = Do Władcy wchodzi się tylko z trzema kluczami.
refuse-has-key = Masz już klucz poziomu { $level } i nie walczysz więcej z jego strażnikami.
refuse-deck-top = { $monster } leży na talii potworów i nie można jeszcze z nim walczyć.
refuse-not-on-table = Ten przeciwnik nie leży w rzędzie: { $monster }.
refuse-gatekeeper-below = { $monster } nie leży na wierzchu talii strażników.
refuse-not-in-game = Tego przeciwnika nie ma w tej grze: { $monster }.
refuse-card-not-held = Nie masz karty „{ $card }”.
refuse-colour-cursed = „{ $card }” ma kolor { $colour }, którego zabrania klątwa.
refuse-colour-does-not-follow = „{ $card }” ma kolor { $colour }, a takiego nie wolno zagrać po karcie „{ $previous }”.
refuse-exception-used = Zdolność jest w tej walce już wykorzystana.
refuse-no-ability = Twój bohater tego nie potrafi.
refuse-abilities-off = Przy tym stole bohaterowie nie mają zdolności.
refuse-effect-not-printed = „{ $card }” nie ma takiego efektu: { $effect }.
refuse-effect-not-cursed = Ten efekt nie jest przeklęty: { $effect }.
refuse-exception-for-colour = Zdolność jest potrzebna na kolor karty „{ $card }”.
refuse-not-in-chain = Karta „{ $card }” nie została zagrana w tej walce.
refuse-no-card-played = Żadna karta nie została jeszcze zagrana.
refuse-strength-out = Eliksir wzmacniający leży już przy karcie.
refuse-no-potion = Nie masz { $potion-gen }.
refuse-hp-full = Masz wszystkie punkty wytrzymałości.
refuse-no-hp = Gdy nie ma już punktów wytrzymałości, na eliksir jest za późno.
refuse-potion-only-in-fight = Przy tym stole eliksir zdrowia pije się tylko w walce i po niej.
refuse-curse-not-there = Przeciwnik nie ma teraz takiej klątwy: { $curse }.
refuse-discard-first = Najpierw odrzuć nadmiar kart.
refuse-nothing-to-discard = Nie musisz niczego odrzucać.
refuse-discard-in-order = Kilka kart odrzuca się w stałej kolejności: „{ $card }” wypada przed kartą już odrzuconą.
refuse-not-drawn-now = „{ $card }” nie jest jedną z właśnie dobranych kart.
refuse-not-in-pile = Karty „{ $card }” nie ma wśród kart nowej talii.
refuse-start-not-named = Kart początkowych się nie rozróżnia: wybierz „początkowa karta”.
refuse-no-start-left = Nie ma już kart początkowych do nowej talii.
refuse-potion-owned = Masz już { $potion }.
refuse-potion-sold-out = Nie ma już { $potion-gen }.
refuse-not-in-pawnshop = W arsenale nie ma karty „{ $card }”.
refuse-pawnshop-once = Z arsenału można kupić tylko jedną kartę na turę.
refuse-own-pawned = Przy tym stole nie kupuje się tego, co samemu się oddało.
refuse-nothing-to-pay = Nie masz czym zapłacić.
refuse-pay-starting-card = Kartami początkowymi się nie płaci.
refuse-pay-only-owned = Płaci się tylko własną bronią, pancerzem albo kartą nagrody z ręki.
refuse-pay-with-itself = Nie można zapłacić kartą, którą się kupuje.
refuse-choose-purchase-first = Najpierw wybierz, co kupujesz.
refuse-pay-first = Najpierw zapłać.

## Zasady

clause-kg-gen-1 = Każdy gracz ma jednego bohatera i gra na własny rachunek.
clause-kg-gen-2 = Wygrywa ten, czyj bohater pierwszy pokona Władcę Wszystkich Potworów.
clause-kg-gen-3 = Pokonany potwór zawsze daje jedną kartę: kartę akcji, broń, pancerz albo klucz. Władca daje zwycięstwo.
clause-kg-gen-4 = Trzeci klucz otwiera komnatę Władcy.
clause-kg-card-1 = Karta akcji ma jeden z czterech kolorów; kolor decyduje, kiedy można ją zagrać.
clause-kg-card-2 = Jej prawy brzeg pokazuje kolory, które można zagrać zaraz po niej.
clause-kg-card-3 = Ma jeden lub więcej efektów; rozpatruje się wszystkie.
clause-kg-card-4 = Karta potwora pokazuje atak, punkty wytrzymałości, poziom, rodzaj nagrody i klątwy.
clause-kg-card-5 = Na odwrocie potwora jest nagroda, na odwrocie strażnika klucz.
clause-kg-card-6 = Zdobyta karta akcji ma na odwrocie potwora, więc różni się od sześciu kart początkowych.
clause-kg-card-7 = Wyposażenie ma cztery rodzaje: broń, pancerze, klucze i eliksiry.
clause-kg-card-8 = Wyposażenie nigdy nie trafia na rękę, do talii ani na stos kart odrzuconych; leży odkryte przed właścicielem.
clause-kg-setup-1 = Poziomy I, II i III to trzy rzędy; X, komnata Władcy, to rząd pod nimi.
clause-kg-setup-2 = Potwory leżą stroną z potworem do góry, podzielone na trzy talie według poziomów.
clause-kg-setup-3 = Strażników wyjmuje się z talii: po pięciu na poziom, w wydaniu niemieckim po czterech.
clause-kg-setup-4 = Pozostałe potwory każdego poziomu tasuje się i kładzie odkryte obok karty poziomu.
clause-kg-setup-5 = Po pięć potworów z każdej talii układa się na prawo; z nimi można walczyć.
clause-kg-setup-6 = Strażników każdego poziomu tasuje się i kładzie odkrytych na końcu rzędu.
clause-kg-setup-7 = Jednego z trzech Władców losuje się i kładzie odkrytego; pozostali nie biorą udziału w grze.
clause-kg-setup-8 = Nad poziomem I otwiera rząd kupiec.
clause-kg-setup-9 = Eliksiry leżą tam w trzech stosach.
clause-kg-setup-10 = Obok jest arsenał, na początku pusty.
clause-kg-setup-11 = Każdy wybiera bohatera i bierze jego sześć kart początkowych. Nikt nie wybiera tego samego.
clause-kg-setup-12 = Każdy tasuje sześć kart w zakrytą talię i dobiera cztery.
clause-kg-setup-13 = Każdy zaczyna z pięcioma punktami wytrzymałości.
clause-kg-setup-14 = Zaczyna najmłodszy gracz albo decyduje los.
clause-kg-setup-15 = Nikt nie zaczyna z wyposażeniem, kluczami ani eliksirami, a stosy kart odrzuconych są puste.
clause-kg-turn-1 = Tury przechodzą zgodnie z ruchem wskazówek zegara.
clause-kg-turn-2 = W turze robisz dokładnie jedno: walczysz z potworem, odwiedzasz kupca albo leczysz bohatera.
clause-kg-turn-3 = Bez punktów wytrzymałości na początku tury nie możesz walczyć ani odwiedzić kupca; musisz się wyleczyć.
clause-kg-turn-4 = Na koniec tury wszystkie zagrane karty trafiają odkryte na twój stos kart odrzuconych.
clause-kg-turn-5 = Potem dobierasz karty do pełnej ręki.
clause-kg-turn-6 = Niezagrane karty zostają na ręce.
clause-kg-deck-1 = Zagrana karta leży odkryta przed tobą do końca tury.
clause-kg-deck-2 = Każdy gracz ma własny, odkryty stos kart odrzuconych.
clause-kg-deck-3 = Gdy trzeba dobrać kartę, a talia jest pusta, stos kart odrzuconych tasuje się w nową talię.
clause-kg-deck-4 = Dzieje się to dopiero, gdy trzeba dobrać kartę, a nie od razu, gdy talia się skończy.
clause-kg-deck-5 = W walce nie obejmuje to kart zagranych w tej turze.
clause-kg-deck-6 = Gdy pusta jest i talia, i stos kart odrzuconych, dobieranie się pomija.
clause-kg-deck-7 = Na koniec tury zagrane karty leżą już na stosie kart odrzuconych i są tasowane razem z nim.
clause-kg-deck-8 = Choć karty nagród widać po odwrotach, talię tasuje się dokładnie.
clause-kg-deck-9 = Wydanie niemieckie: karty nagród możesz ułożyć w nowej talii dowolnie; karty początkowe najpierw tasuje się między sobą.
clause-kg-hand-1 = Pełna ręka to cztery karty i premie twojego wyposażenia.
clause-kg-hand-2 = Premie do ręki się sumują.
clause-kg-hand-3 = Limit ręki mówi tylko, do ilu kart dobierasz; efekty dobierania mogą dać więcej, a zagrać możesz dowolnie wiele.
clause-kg-hand-4 = Przed walką, w której klątwa odbiera premię do ręki, odrzucasz karty do mniejszego limitu.
clause-kg-hand-5 = Po tej walce znów dobierasz do pełnego limitu.
clause-kg-fight-1 = Wybierasz dowolnego z dostępnych przeciwników.
clause-kg-fight-2 = Można wybrać każdego potwora leżącego w rzędzie dostępnego poziomu. Poziom I jest zawsze dostępny.
clause-kg-fight-3 = Także wierzchniego strażnika takiego poziomu, chyba że masz już jego klucz.
clause-kg-fight-4 = Wierzchniej karty talii potworów nigdy nie można wybrać.
clause-kg-fight-5 = Władcę można wybrać tylko z trzema kluczami.
clause-kg-fight-6 = W turze walczysz tylko z jednym przeciwnikiem.
clause-kg-fight-7 = Karta bohatera zaznacza przeciwnika do końca walki.
clause-kg-fight-8 = Karty zagrywa się z ręki po jednej.
clause-kg-fight-9 = Pierwsza karta może mieć dowolny kolor, który nie jest przeklęty.
clause-kg-fight-10 = Każda następna karta musi mieć jeden z kolorów, na które pozwala karta zagrana tuż przed nią.
clause-kg-fight-11 = Możesz zagrać tyle kart, ile chcesz, od żadnej do całej ręki.
clause-kg-fight-12 = Dzięki dobieraniu możesz zagrać więcej kart, niż było ich na początku.
clause-kg-fight-13 = Dobieranie i leczenie działa od razu, atak i obrona na koniec walki.
clause-kg-fight-14 = Łańcuch kończy się, gdy przestajesz grać albo nie masz już pasującej karty.
clause-kg-fight-15 = Potem kolejno: obrażenia, atak na potwora, nagroda, koniec tury.
clause-kg-fight-16 = Otrzymujesz tyle obrażeń, o ile atak potwora przewyższa obronę kart i wyposażenia.
clause-kg-fight-17 = Każde obrażenie kosztuje jeden punkt wytrzymałości, dopóki jakieś masz.
clause-kg-fight-18 = Tracąc ostatni punkt wytrzymałości, nie atakujesz i nie dostajesz nagrody, niezależnie od siły ataku.
clause-kg-fight-19 = Wygrywasz, jeśli atak kart i wyposażenia jest co najmniej równy punktom wytrzymałości potwora.
clause-kg-fight-20 = Jeśli nie, potwór zostaje nietknięty, a twoja tura się kończy.
clause-kg-fight-21 = Obrażeń potwora nie pamięta się do następnej walki.
clause-kg-fight-22 = Koniec tury następuje zawsze: po wygranej, przegranej i po utracie ostatniego punktu.
clause-kg-reward-1 = Zwycięzca bierze kartę potwora i ją odwraca.
clause-kg-reward-2 = Zdobyta karta akcji trafia na twój stos kart odrzuconych.
clause-kg-reward-3 = Zdobytą broń lub pancerz zachowujesz albo oddajesz do arsenału, jak wolisz.
clause-kg-reward-4 = Zdobyty klucz zawsze zachowujesz.
clause-kg-reward-5 = Miejsce pokonanego potwora zajmuje wierzchnia karta jego talii.
clause-kg-reward-6 = Po pokonanym strażniku na wierzchu jest następny; żaden rząd się nie zmienia.
clause-kg-reward-7 = Gdy talia potworów jest pusta, miejsce zostaje puste.
clause-kg-effect-1 = Atak dolicza się do twojego ataku na koniec walki.
clause-kg-effect-2 = Obrona zmniejsza atak potwora na koniec walki.
clause-kg-effect-3 = Dobieranie: od razu dobierasz tyle kart ze swojej talii.
clause-kg-effect-4 = Leczenie: od razu odzyskujesz tyle punktów wytrzymałości.
clause-kg-effect-5 = Leczenie ponad pięć punktów przepada.
clause-kg-effect-6 = Właśnie dobrane karty można zagrać w tej samej walce.
clause-kg-curse-1 = Klątwy są trojakie: na efekt, na kolor i na rodzaj wyposażenia.
clause-kg-curse-2 = Przeklęty efekt nie liczy się na żadnej karcie zagranej w tej walce.
clause-kg-curse-3 = Kartę z przeklętym efektem i tak można zagrać.
clause-kg-curse-4 = Klątwa na efekt nie dotyczy wyposażenia.
clause-kg-curse-5 = Kart w przeklętym kolorze nie można w tej walce zagrywać.
clause-kg-curse-6 = Przeklęty rodzaj wyposażenia nie daje nic: ani ataku, ani obrony, ani leczenia, ani premii do ręki.
clause-kg-curse-7 = Klątwa wyposażenia trwa przez walkę; potem dobierasz do pełnej ręki.
clause-kg-curse-8 = Potwór może mieć kilka klątw; działają wszystkie.
clause-kg-curse-9 = Klątwy działają tylko w walce z potworem, który je ma.
clause-kg-equip-1 = Możesz mieć najwyżej jedną broń.
clause-kg-equip-2 = Możesz mieć najwyżej jeden pancerz.
clause-kg-equip-3 = Z dwóch broni lub pancerzy zachowujesz wybrany przedmiot; drugi trafia do arsenału.
clause-kg-equip-4 = Większość broni dodaje atak, większość pancerzy obronę; mogą też mieć inne efekty.
clause-kg-equip-5 = Serce na wyposażeniu przywraca punkt wytrzymałości na koniec każdej walki, po obrażeniach.
clause-kg-equip-6 = Ale nie po utracie ostatniego punktu wytrzymałości.
clause-kg-equip-7 = Symbol ręki na wyposażeniu zwiększa limit o jedną kartę, dopóki je masz i nie jest przeklęte.
clause-kg-equip-8 = Wyposażenie działa samo w każdej walce i się nie zużywa.
clause-kg-key-1 = Klucz zdobywa się za pokonanie strażnika.
clause-kg-key-2 = Klucz poziomu otwiera następny poziom; trzeci otwiera komnatę Władcy.
clause-kg-key-3 = Po pokonaniu strażnika danego poziomu nie walczysz już z żadnym innym z tego poziomu.
clause-kg-key-4 = Potwory tego i wcześniejszych poziomów pozostają dostępne.
clause-kg-key-5 = Na każdym poziomie zdobywasz jeden klucz; nigdy go nie tracisz, nie sprzedajesz i nie oddajesz.
clause-kg-shop-1 = Wizyta u kupca zajmuje całą turę.
clause-kg-shop-2 = Kupiec sprzedaje trzy rodzaje eliksirów i karty z arsenału.
clause-kg-shop-3 = Każda kupiona karta kosztuje dokładnie jedną twoją.
clause-kg-shop-4 = Płacisz bronią, pancerzem albo kartą akcji z ręki, która ma na odwrocie potwora.
clause-kg-shop-5 = Kluczami, eliksirami i kartami początkowymi się nie płaci.
clause-kg-shop-6 = Karta zapłaty trafia do arsenału.
clause-kg-shop-7 = Podczas jednej wizyty możesz kupić kilka eliksirów, ale nigdy nie masz dwóch jednakowych.
clause-kg-shop-8 = Z arsenału można kupić najwyżej jedną kartę na turę.
clause-kg-shop-9 = Eliksiry i kartę z arsenału można kupić podczas tej samej wizyty, w dowolnej kolejności.
clause-kg-shop-10 = Arsenał gromadzi wymienione lub odrzucone wyposażenie i karty użyte jako zapłata.
clause-kg-shop-11 = Po zakupach dobierasz do pełnej ręki; właśnie kupiona premia już się liczy.
clause-kg-shop-12 = Dobierasz dopiero po wszystkich zakupach, więc nowymi kartami nie zapłacisz.
clause-kg-potion-1 = Możesz mieć najwyżej jeden eliksir każdego rodzaju.
clause-kg-potion-2 = Eliksiru używa się raz, potem wraca na swój stos.
clause-kg-potion-3 = Oczyszczenie: jedna klątwa potwora nie działa na ciebie w tej walce.
clause-kg-potion-4 = Jeśli potwór ma kilka klątw, wybierasz jedną z nich.
clause-kg-potion-5 = Eliksir od razu wraca na stos, choć działa do końca tury.
clause-kg-potion-6 = Wzmocnienie: podwaja atak albo obronę właśnie zagranej karty.
clause-kg-potion-7 = Eliksir leży przy tej karcie i wraca na stos na koniec walki.
clause-kg-potion-8 = Nigdy nie podwaja niczego na wyposażeniu.
clause-kg-potion-9 = Zdrowie: od razu przywraca wszystkie punkty wytrzymałości.
clause-kg-potion-10 = Można go wypić w dowolnej chwili walki przed obrażeniami.
clause-kg-potion-11 = Albo po obrażeniach, o ile został choć jeden punkt wytrzymałości.
clause-kg-potion-12 = Bez punktów wytrzymałości nie można go użyć.
clause-kg-heal-1 = Leczenie zajmuje całą turę i przywraca wszystkie pięć punktów wytrzymałości.
clause-kg-heal-2 = Bez punktów wytrzymałości leczenie jest obowiązkowe.
clause-kg-heal-3 = Leczyć się można także, mając jeszcze punkty wytrzymałości.
clause-kg-hero-1 = Zdolności stosuje się tylko za zgodą wszystkich.
clause-kg-hero-argentus-1 = Raz w walce Argentus może zagrać niebieską kartę, na którą poprzednia nie pozwala.
clause-kg-hero-argentus-2 = Nie może, gdy niebieski jest przeklęty.
clause-kg-hero-horan-1 = Gdy Horan zagra jedną po drugiej dwie karty z atakiem, jego atak rośnie o 1.
clause-kg-hero-horan-2 = Najwyżej raz w walce.
clause-kg-hero-xanros-1 = Raz w walce Xanros może zagrać kartę w przeklętym kolorze albo rozpatrzyć jeden przeklęty efekt karty.
clause-kg-hero-xanros-2 = Nigdy przeciw klątwie wyposażenia.
clause-kg-hero-aderyn-1 = Gdy Aderyn straci w walce ostatni punkt wytrzymałości, i tak atakuje, a po wygranej bierze nagrodę.
clause-kg-hero-aderyn-2 = Nie w walce z Władcą.
clause-kg-hero-aderyn-3 = Nie ma potem punktów wytrzymałości i w następnej turze musi się wyleczyć.
clause-kg-hero-victorius-1 = Druga karta zagrana w walce przez Victoriusa może mieć kolor, na który pierwsza nie pozwala.
clause-kg-hero-victorius-2 = Od trzeciej karty obowiązuje zwykła zasada.
clause-kg-hero-taia-1 = Gdy karta pozwala Tai dobrać jedną kartę, dobiera dwie, zachowuje jedną, a drugą odkłada na spód talii.
clause-kg-hero-taia-2 = Gdy w talii jest za mało kart, przed dobraniem tasuje swój stos kart odrzuconych.
clause-kg-end-1 = Gra kończy się w chwili pokonania Władcy; zwycięzca zostaje Bohaterem Królestwa.
clause-kg-end-2 = Nie ma innej drogi do zwycięstwa ani ostatniej rundy.
clause-kg-end-3 = Po nieudanej próbie Władca zostaje dla wszystkich tak samo silny.
