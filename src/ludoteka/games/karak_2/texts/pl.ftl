### Karak 2 po polsku. Jak powstają zdania, mówi początek pliku games/kragmortha/texts/en.ftl.
title = Karak 2
blurb = Wokół ruin Karaku spod ziemi wychodzą potwory. Odkrywaj krainę, załóż miasto, zbierz armię i zdobądź więcej kamieni dusz niż inni bohaterowie, zanim padnie Mroczny Generał.
list-last = { $items } i { $last }

## Argumenty, które są graczami lub mają inną nazwę

argument-victim = seat
argument-owner = seat
argument-winners = seat
argument-armies = army
argument-dice = die
argument-unit = die
argument-units = die
argument-saved = resource
argument-extra = resource
argument-amulet = item
argument-hammer = item

## Bohaterowie

hero-horan = Horan
    .role = wojownik
    .mount = bestia
    .first = Strategia wojenna: raz w bitwie, po rzucie, wolno przerzucić wszystkie kości oddziałów.
    .second = Plądrowanie: po zwycięstwie pole bitwy daje też swoje surowce.
hero-taia = Taia
    .role = wieszczka
    .mount = wielbłąd
    .first = Tkaczka losu: odkrywając, ciągnie o jedną armię więcej i wybiera.
    .second = Mistrzyni budowy: jej miasto i budynki kosztują o jeden surowiec mniej.
hero-lorraine = Lady Lorraine
    .role = tropicielka
    .mount = niedźwiedź
    .first = Oko jastrzębia: raz na turę dokłada wierzchni kafelek w dowolnym miejscu, nie ruszając się.
    .second = Niedźwiedzi przyjaciel: od początku walczy dla niej kość niedźwiedzia.
hero-xanros = Lord Xanros
    .role = czarnoksiężnik
    .mount = kościany byk
    .first = Nekromancja: w ramach akcji ożywia szkielet, najwyżej trzy.
    .second = Zbieracz dusz: każdy jego poległy oddział może przywrócić mu życie.
hero-elspeth = Elspeth
    .role = wojowniczka
    .mount = jednorożec
    .first = Zwód: raz w bitwie wolno jej przerzucić kość bohatera.
    .second = Magiczny galop: raz na turę do trzech pól w linii prostej, także nad przepaściami.
hero-darius = Darius
    .role = odkrywca
    .mount = raptor
    .first = Zwiad: odkrywając, ogląda dwa kafelki, jeden dokłada, drugi chowa na wierzch stosu.
    .second = Szpony i kły: jedna armia o sile 1 albo jeden pretorianin pada jeszcze przed bitwą.
hero-hidden = nieznany bohater
    .role = nieznany
    .mount = nieznany
    .first = Tego jeszcze nikt nie wie.
    .second = Tego jeszcze nikt nie wie.

## Krainy

land-castle = zamek Karak
land-farm = farma
land-forest = las
land-rock = skała
land-farm-forest = farma i las
land-farm-rock = farma i skała
land-forest-rock = las i skała
land-large-farm = wielka farma
land-dense-forest = gęsty las
land-large-rock = wielka skała
land-hell-chasm = piekielna otchłań
land-hidden = nieznana kraina

## Kafelki, według krainy i numeru; kafelek startowy

tile-a01 = { land-farm } A01
tile-a02 = { land-farm } A02
tile-a03 = { land-farm } A03
tile-a04 = { land-forest } A04
tile-a05 = { land-forest } A05
tile-a06 = { land-forest } A06
tile-a07 = { land-rock } A07
tile-a08 = { land-rock } A08
tile-a09 = { land-rock } A09
tile-a10 = { land-farm-forest } A10
tile-a11 = { land-farm-forest } A11
tile-a12 = { land-farm-forest } A12
tile-a13 = { land-farm-rock } A13
tile-a14 = { land-farm-rock } A14
tile-a15 = { land-farm-rock } A15
tile-a16 = { land-forest-rock } A16
tile-a17 = { land-forest-rock } A17
tile-a18 = { land-forest-rock } A18
tile-b01 = { land-large-farm } B01
tile-b02 = { land-large-farm } B02
tile-b03 = { land-large-farm } B03
tile-b04 = { land-dense-forest } B04
tile-b05 = { land-dense-forest } B05
tile-b06 = { land-dense-forest } B06
tile-b07 = { land-large-rock } B07
tile-b08 = { land-large-rock } B08
tile-b09 = { land-large-rock } B09
tile-b10 = { land-hell-chasm } B10
tile-hidden = zakryty kafelek
start-s0 = { land-castle }
start-s1 = { land-forest }
start-s2 = { land-farm }

## Armie

army-skeletal-warriors = Szkieletowi wojownicy
    .gen = Szkieletowych wojowników
    .acc = Szkieletowych wojowników
    .ins = Szkieletowymi wojownikami
army-firelings = Ogniki
    .gen = Ogników
    .acc = Ogniki
    .ins = Ognikami
army-shadow-devourers = Cieniści pożeracze
    .gen = Cienistych pożeraczy
    .acc = Cienistych pożeraczy
    .ins = Cienistymi pożeraczami
army-burdened-brutes = Osiłki z ładunkiem
    .gen = Osiłków z ładunkiem
    .acc = Osiłków z ładunkiem
    .ins = Osiłkami z ładunkiem
army-dark-dryads = Mroczne driady
    .gen = Mrocznych driad
    .acc = Mroczne driady
    .ins = Mrocznymi driadami
army-hammer-followers = Wyznawcy młota
    .gen = Wyznawców młota
    .acc = Wyznawców młota
    .ins = Wyznawcami młota
army-skeletal-rider = Szkieletowy jeździec
    .gen = Szkieletowego jeźdźca
    .acc = Szkieletowego jeźdźca
    .ins = Szkieletowym jeźdźcem
army-death-herald = Zwiastun śmierci
    .gen = Zwiastuna śmierci
    .acc = Zwiastuna śmierci
    .ins = Zwiastunem śmierci
army-general = Mroczny Generał
    .gen = Mrocznego Generała
    .acc = Mrocznego Generała
    .ins = Mrocznym Generałem
army-hidden = nieznana armia
    .gen = nieznanej armii
    .acc = nieznaną armię
    .ins = nieznaną armią

## Przedmioty

item-sword = miecz
    .acc = miecz
    .gen = miecza
    .effect = +1 do każdego ataku
item-hammer = młot bojowy
    .acc = młot bojowy
    .gen = młota bojowego
    .effect = +2 do każdego ataku
item-fireball = Kula ognia
    .acc = Kulę ognia
    .gen = Kuli ognia
    .effect = Jednorazowo: +1 do ataku, po rzucie
item-pickpocket = Kieszonkowiec
    .acc = Kieszonkowca
    .gen = Kieszonkowca
    .effect = Jednorazowo: zabierz innemu bohaterowi dwa surowce
item-wagon = wóz z surowcami
    .acc = wóz z surowcami
    .gen = wozu z surowcami
    .effect = Od razu dowolne trzy surowce
item-amulet-of-resources = amulet surowców
    .acc = amulet surowców
    .gen = amuletu surowców
    .effect = Każdy zbiór daje o jeden surowiec więcej
item-amulet-of-fame = amulet sławy
    .acc = amulet sławy
    .gen = amuletu sławy
    .effect = Sława wyższa o 2
item-amulet-of-action = amulet akcji
    .acc = amulet akcji
    .gen = amuletu akcji
    .effect = W każdej turze jeden ruch i jedna akcja więcej
item-amulet-of-protection = amulet ochrony
    .acc = amulet ochrony
    .gen = amuletu ochrony
    .effect = W każdej bitwie pomiń do dwóch czaszek
item-amulet-of-the-titan = amulet tytana
    .acc = amulet tytana
    .gen = amuletu tytana
    .effect = Walczy dla ciebie kość tytana
item-amulet = amulet
    .acc = amulet
    .gen = amuletu
    .effect = Który, okaże się po pokonaniu driad
item-small-stone = mały kamień duszy
    .acc = mały kamień duszy
    .gen = małego kamienia duszy
    .effect = 1 punkt
item-large-stone = duży kamień duszy
    .acc = duży kamień duszy
    .gen = dużego kamienia duszy
    .effect = 2 punkty
item-archstone = arcykamień duszy
    .acc = arcykamień duszy
    .gen = arcykamienia duszy
    .effect = 4,5 punktu
item-hidden = nieznany przedmiot
    .acc = nieznany przedmiot
    .gen = nieznanego przedmiotu
    .effect = Tego jeszcze nikt nie wie
kind-weapon = broń
kind-spell = zaklęcie
kind-amulet = amulet
kind-wagon = wóz
kind-stone = kamień duszy

## Kości i ich ścianki

die-hero = kość bohatera
    .acc = kość bohatera
    .gen = kości bohatera
die-knight = rycerz
    .acc = rycerza
    .gen = rycerza
die-archer = łucznik
    .acc = łucznika
    .gen = łucznika
die-mage = mag
    .acc = maga
    .gen = maga
die-skeleton = szkielet
    .acc = szkielet
    .gen = szkieletu
die-bear = niedźwiedź
    .acc = niedźwiedzia
    .gen = niedźwiedzia
die-titan = tytan
    .acc = tytana
    .gen = tytana
face-0 = pusta
face-1 = 1 miecz
face-2 = 2 miecze
face-3 = 3 miecze
face-4 = 4 miecze
face-5 = 5 mieczy
face-6 = 6 mieczy
face-s = czaszka
face-ss = dwie czaszki
face-hidden = jeszcze nierzucona

## Budynki i ich działanie

building-stable = Stajnia
    .acc = Stajnię
    .effect = W każdej turze jeden ruch i jedna akcja więcej
building-portal = Portal
    .acc = Portal
    .effect = Raz na turę z miasta na dowolne pole albo zewsząd do miasta
building-banners = Sztandary sławy
    .acc = Sztandary sławy
    .effect = Sława wyższa o 2
building-camp = Obóz wojskowy
    .acc = Obóz wojskowy
    .effect = Można rekrutować rycerzy
building-range = Strzelnica
    .acc = Strzelnicę
    .effect = Można rekrutować łuczników
building-tower = Wieża czarodziejów
    .acc = Wieżę czarodziejów
    .effect = Można rekrutować magów

## Surowce, elementy, kierunki

resource-food = jedzenie
    .acc = jedzenie
    .gen = jedzenia
resource-wood = drewno
    .acc = drewno
    .gen = drewna
resource-stone = kamień
    .acc = kamień
    .gen = kamienia
direction-e = na wschód
direction-ne = na północny wschód
direction-nw = na północny zachód
direction-w = na zachód
direction-sw = na południowy zachód
direction-se = na południowy wschód
piece-city = miasto
piece-general = Mroczny Generał
piece-praetorian = pretorianin
piece-plague = zaraza
piece-chasm = przepaść
piece-stack = stos kafelków
piece-bag = woreczek z armiami

## Krótkie słowa na stół

label-you = ty
label-bot = bot
label-turn = tura gracza { $seat }
label-round = Runda { $count }
label-lives =
    { $count ->
        [one] { $count } życie
        [few] { $count } życia
        [many] { $count } żyć
       *[other] { $count } życia
    }
label-fame = Sława { $count }
label-units =
    { $count ->
        [one] { $count } oddział
        [few] { $count } oddziały
        [many] { $count } oddziałów
       *[other] { $count } oddziały
    }
label-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punkty
    }
label-slots =
    zostało: { $count ->
        [one] { $count } akcja
        [few] { $count } akcje
        [many] { $count } akcji
       *[other] { $count } akcje
    }
label-tiles = Kafelki w stosie: { $count }
label-bag = Armie w woreczku: { $count }
label-supply = Kości w puli
label-strength = Siła { $count }
label-praetorians =
    { $count ->
        [one] { $count } pretorianin
        [few] { $count } pretorian
        [many] { $count } pretorian
       *[other] { $count } pretorian
    }
label-unconscious = bez przytomności
label-plague = zaraza
label-city = miasto
label-ground = Leży tu: { $items }
label-moved = po ruchu

## Opcje

option-hero-selection = Bohaterowie
    .explain = Jak każdy dostaje bohatera?
option-hero-selection-random = losowo
option-hero-selection-draft = wybór w kolejności rzutu
option-start-player = Gracz rozpoczynający
    .explain = Kto zaczyna?
option-start-player-roll = najwyższy rzut kością bohatera
option-start-player-random = decyduje los
option-start-player-fixed = pierwsze miejsce
option-plague = Bieda i zaraza
    .explain = Bez nich nikt nikomu nie szkodzi; dwie czaszki kosztują wtedy tylko życia.
option-plague-on = w grze
option-plague-off = pominięte
option-plague-targets = Ofiary zarazy
    .explain = Kogo może wybrać ten, kto wyrzucił dwie czaszki?
option-plague-targets-opponents = dowolnego przeciwnika
option-plague-targets-anyone = każdego, także siebie
option-dropped-items = Zostawione przedmioty
    .explain = Kto może podnieść przedmiot?
option-dropped-items-anyone = każdy
option-dropped-items-opponents-only = każdy oprócz tego, kto go zostawił
option-darius-first-kill = Darius i armie o sile 1
    .explain = Czy pokonanie jej bez rzutu jest bitwą, która kończy turę?
option-darius-first-kill-free = nie, tura trwa dalej
option-darius-first-kill-battle = tak, tura się kończy
option-xanros-heal-timing = Leczenie Xanrosa
    .explain = Czy dusze oddziałów mogą uchronić Xanrosa przed utratą przytomności?
option-xanros-heal-timing-before-faint = tak, leczą wcześniej
option-xanros-heal-timing-after-faint = nie, przy 0 żyć jest za późno
option-fame-on-drop = Utrata amuletu sławy
    .explain = O ile spada sława, jeśli zatrzymała się na 10?
option-fame-on-drop-recompute = liczy się ją od nowa
option-fame-on-drop-minus-two = zawsze o dwa
option-gallop-retreat = Odwrót po galopie
    .explain = Dokąd wraca Elspeth po przegranej bitwie?
option-gallop-retreat-last-hex = na ostatnie mijane pole
option-gallop-retreat-run-start = tam, gdzie galop się zaczął
option-round-limit = Limit rund
    .explain = Po tej rundzie gra kończy się bez arcykamienia; 0 oznacza brak limitu.
option-round-limit-0 = bez limitu

## Pytania: o czym się teraz decyduje

prompt-over = Gra skończona.
prompt-chance = Decyduje los.
prompt-draft =
    { $you ->
        [yes] Wybierz bohatera.
       *[no] { $seat } wybiera bohatera.
    }
prompt-main =
    { $you ->
        [yes] Twoja tura: rusz się albo wykonaj akcję.
       *[no] Tura gracza { $seat }.
    }
prompt-main-moved =
    { $you ->
        [yes] Ruch za tobą: wykonaj akcję albo zrezygnuj z niej i idź dalej.
       *[no] { $seat } jest po ruchu i może działać.
    }
prompt-main-free =
    { $you ->
        [yes] Nie masz już akcji. Możesz jeszcze użyć tego, co nic nie kosztuje, albo zakończyć turę.
       *[no] { $seat } nie ma już akcji.
    }
prompt-pick-tile =
    { $you ->
        [yes] Który z dwóch kafelków kładziesz? Drugi wraca na wierzch stosu, zakryty.
       *[no] { $seat } wybiera jeden z dwóch kafelków.
    }
prompt-turn-tile =
    { $you ->
        [yes] Jak obracasz kafelek?
       *[no] { $seat } obraca kafelek.
    }
prompt-hawk-place =
    { $you ->
        [yes] Gdzie jastrząb znajduje nową krainę?
       *[no] { $seat } szuka miejsca na kafelek.
    }
prompt-keep-armies =
    { $you ->
        [yes] Która armia wraca do woreczka?
       *[no] { $seat } zwraca jedną armię do woreczka.
    }
prompt-strike =
    { $you ->
        [yes] Która armia pada od pierwszego ciosu?
       *[no] { $seat } uderza pierwszy raz.
    }
prompt-dice =
    { $you ->
        [yes] Siła { $strength }: które kości bierzesz do bitwy?
       *[no] { $seat } wybiera kości przeciw sile { $strength }.
    }
prompt-reroll-units =
    { $you ->
        [yes] Atak { $attack } przeciw { $strength }: rzucasz ponownie wszystkimi kośćmi oddziałów?
       *[no] { $seat } może przerzucić wszystkie kości oddziałów.
    }
prompt-reroll-hero =
    { $you ->
        [yes] Atak { $attack } przeciw { $strength }: rzucasz ponownie kością bohatera?
       *[no] { $seat } może przerzucić kość bohatera.
    }
prompt-fireballs =
    { $you ->
        [yes] Atak { $attack } przeciw { $strength }: ilu kul ognia używasz?
       *[no] { $seat } może użyć kul ognia: atak { $attack } przeciw { $strength }.
    }
prompt-skulls =
    { $you ->
        [yes] Które czaszki pomijasz?
       *[no] { $seat } może pominąć czaszki.
    }
prompt-souls =
    { $you ->
        [yes] Polegli dają ci siłę: ile żyć odzyskujesz?
       *[no] { $seat } może odzyskać życia.
    }
prompt-plague =
    { $you ->
        [yes] Dwie czaszki: na kogo spada bieda i zaraza?
       *[no] { $seat } wybiera ofiarę biedy i zarazy.
    }
prompt-wagon =
    { $you ->
        [yes] Wóz jest twój: jakie surowce bierzesz?
       *[no] { $seat } rozładowuje wóz.
    }
prompt-loot-weapon =
    { $you ->
        [yes] Za dużo broni: którą tu zostawiasz?
       *[no] { $seat } musi zostawić broń.
    }
prompt-loot-spell =
    { $you ->
        [yes] Za dużo zaklęć: które tu zostawiasz?
       *[no] { $seat } musi zostawić zaklęcie.
    }
prompt-loot-amulet =
    { $you ->
        [yes] Nosić można tylko jeden amulet: który tu zostawiasz?
       *[no] { $seat } musi zostawić amulet.
    }
prompt-surplus =
    { $you ->
        [yes] Twoja sława spadła: które oddziały oddajesz?
       *[no] { $seat } ma więcej oddziałów niż sławy i część oddaje.
    }
prompt-plunder =
    { $you ->
        [yes] Którego surowca plądrujesz o jeden więcej?
       *[no] { $seat } plądruje pole bitwy.
    }
prompt-building =
    { $you ->
        [yes] Buduj dalej albo zakończ.
       *[no] { $seat } buduje.
    }
prompt-recruiting =
    { $you ->
        [yes] Które oddziały oddajesz, a które szkolisz?
       *[no] { $seat } rekrutuje.
    }
prompt-taking =
    { $you ->
        [yes] Co podnosisz?
       *[no] { $seat } coś podnosi.
    }
prompt-leaving =
    { $you ->
        [yes] Co zostawiasz tu w zamian?
       *[no] { $seat } wymienia przedmioty.
    }

## Ruchy: co można wybrać

move-step = Idź { $direction }
move-explore = Wyrusz w nieznane { $direction }
move-gallop =
    Galopuj { $direction }: { $count ->
        [one] { $count } pole
        [few] { $count } pola
        [many] { $count } pól
       *[other] { $count } pola
    }
move-portal = Portalem na { $hex }
move-portal-home = Portalem do swojego miasta
move-heal = Lecz się
move-harvest = Zbierz surowce
move-harvest-more = Zbierz surowce, dodatkowo { $resource-acc }
move-found = Załóż tu swoje miasto
move-found-less = Załóż tu swoje miasto i zaoszczędź { $resource-acc }
move-build = Zbuduj: { $building }
move-build-less = Zbuduj: { $building }, i zaoszczędź { $resource-acc }
move-recruit = Rekrutuj
move-pick-up = Podnieś przedmioty
move-purge = Usuń zarazę i wylecz się
move-raise = Ożyw szkielet
move-hawk = Poślij jastrzębia
move-pickpocket =
    Kieszonkowiec na gracza { $victim }:{ $food ->
        [0] { "" }
        [one] { " " }{ $food } jedzenie
        [few] { " " }{ $food } jedzenia
        [many] { " " }{ $food } jedzenia
       *[other] { " " }{ $food } jedzenia
    }{ $wood ->
        [0] { "" }
        [one] { " " }{ $wood } drewno
        [few] { " " }{ $wood } drewna
        [many] { " " }{ $wood } drewna
       *[other] { " " }{ $wood } drewna
    }{ $stone ->
        [0] { "" }
        [one] { " " }{ $stone } kamień
        [few] { " " }{ $stone } kamienie
        [many] { " " }{ $stone } kamieni
       *[other] { " " }{ $stone } kamienie
    }
move-end = Zakończ turę
move-done = Gotowe
move-return =
    Oddaj: { $unit-id ->
        [knight] { $count ->
            [one] { $count } rycerz
            [few] { $count } rycerzy
            [many] { $count } rycerzy
           *[other] { $count } rycerzy
        }
        [archer] { $count ->
            [one] { $count } łucznik
            [few] { $count } łuczników
            [many] { $count } łuczników
           *[other] { $count } łuczników
        }
        [mage] { $count ->
            [one] { $count } mag
            [few] { $count } magów
            [many] { $count } magów
           *[other] { $count } magów
        }
        [skeleton] { $count ->
            [one] { $count } szkielet
            [few] { $count } szkielety
            [many] { $count } szkieletów
           *[other] { $count } szkielety
        }
        [bear] { $count ->
            [one] { $count } niedźwiedź
            [few] { $count } niedźwiedzie
            [many] { $count } niedźwiedzi
           *[other] { $count } niedźwiedzie
        }
       *[titan] { $count ->
            [one] { $count } tytan
            [few] { $count } tytanów
            [many] { $count } tytanów
           *[other] { $count } tytanów
        }
    }
move-train =
    Wyszkol: { $unit-id ->
        [knight] { $count ->
            [one] { $count } rycerz
            [few] { $count } rycerzy
            [many] { $count } rycerzy
           *[other] { $count } rycerzy
        }
        [archer] { $count ->
            [one] { $count } łucznik
            [few] { $count } łuczników
            [many] { $count } łuczników
           *[other] { $count } łuczników
        }
        [mage] { $count ->
            [one] { $count } mag
            [few] { $count } magów
            [many] { $count } magów
           *[other] { $count } magów
        }
        [skeleton] { $count ->
            [one] { $count } szkielet
            [few] { $count } szkielety
            [many] { $count } szkieletów
           *[other] { $count } szkielety
        }
        [bear] { $count ->
            [one] { $count } niedźwiedź
            [few] { $count } niedźwiedzie
            [many] { $count } niedźwiedzi
           *[other] { $count } niedźwiedzie
        }
       *[titan] { $count ->
            [one] { $count } tytan
            [few] { $count } tytanów
            [many] { $count } tytanów
           *[other] { $count } tytanów
        }
    }
move-with =
    Do bitwy: { $unit-id ->
        [knight] { $count ->
            [one] { $count } rycerz
            [few] { $count } rycerzy
            [many] { $count } rycerzy
           *[other] { $count } rycerzy
        }
        [archer] { $count ->
            [one] { $count } łucznik
            [few] { $count } łuczników
            [many] { $count } łuczników
           *[other] { $count } łuczników
        }
        [mage] { $count ->
            [one] { $count } mag
            [few] { $count } magów
            [many] { $count } magów
           *[other] { $count } magów
        }
        [skeleton] { $count ->
            [one] { $count } szkielet
            [few] { $count } szkielety
            [many] { $count } szkieletów
           *[other] { $count } szkielety
        }
        [bear] { $count ->
            [one] { $count } niedźwiedź
            [few] { $count } niedźwiedzie
            [many] { $count } niedźwiedzi
           *[other] { $count } niedźwiedzie
        }
       *[titan] { $count ->
            [one] { $count } tytan
            [few] { $count } tytanów
            [many] { $count } tytanów
           *[other] { $count } tytanów
        }
    }
move-take = Weź: { $item }
move-leave = Zostaw: { $item }
move-lay = Połóż { $tile }
move-turn =
    { $count ->
        [0] Połóż bez obracania
        [one] Połóż obrócony o jedną szóstą
        [few] Połóż obrócony o { $count } szóste
        [many] Połóż obrócony o { $count } szóstych
       *[other] Połóż obrócony o { $count } szóstej
    }
move-attach = Dołóż na { $hex }
move-put-back = Do woreczka wraca: { $army }
move-strike = Pierwszy cios: { $army }
move-roll = Rzuć kośćmi
move-keep = Zostaw wynik
move-reroll = Rzuć ponownie
move-fireballs =
    { $count ->
        [0] Nie używaj kuli ognia
        [one] Użyj { $count } kuli ognia
        [few] Użyj { $count } kul ognia
        [many] Użyj { $count } kul ognia
       *[other] Użyj { $count } kuli ognia
    }
move-spare = Pomiń czaszkę: { $die }
move-feed =
    { $count ->
        [0] Nie odzyskuj życia
        [one] Odzyskaj { $count } życie
        [few] Odzyskaj { $count } życia
        [many] Odzyskaj { $count } żyć
       *[other] Odzyskaj { $count } życia
    }
move-plague = Bieda i zaraza: { $victim }
move-load =
    Z wozu:{ $food ->
        [0] { "" }
        [one] { " " }{ $food } jedzenie
        [few] { " " }{ $food } jedzenia
        [many] { " " }{ $food } jedzenia
       *[other] { " " }{ $food } jedzenia
    }{ $wood ->
        [0] { "" }
        [one] { " " }{ $wood } drewno
        [few] { " " }{ $wood } drewna
        [many] { " " }{ $wood } drewna
       *[other] { " " }{ $wood } drewna
    }{ $stone ->
        [0] { "" }
        [one] { " " }{ $stone } kamień
        [few] { " " }{ $stone } kamienie
        [many] { " " }{ $stone } kamieni
       *[other] { " " }{ $stone } kamienie
    }
move-plunder = Plądruj, dodatkowo { $resource-acc }
move-choose = Graj bohaterem: { $hero }
move-deal = { $hero }
move-first = Zaczyna { $seat }
move-tile = Kafelek: { $tile }
move-army = Armia: { $army }
move-amulet = Amulet driad: { $item }
move-face = { $die }: { $face }

## Dziennik: co się stało

log-dealt = { $seat } gra bohaterem: { $hero }.
log-chosen = { $seat } wybiera bohatera: { $hero }.
log-turn = Runda { $round }: tura gracza { $seat }.
log-turn-ended = { $seat } kończy turę.
log-recovered =
    { $seat } odzyskuje przytomność; znów ma { $lives ->
        [one] { $lives } życie
        [few] { $lives } życia
        [many] { $lives } żyć
       *[other] { $lives } życia
    }.
log-stepped = { $seat } idzie na { $hex }.
log-galloped =
    { $seat } galopuje na { $hex } ({ $count ->
        [one] { $count } pole
        [few] { $count } pola
        [many] { $count } pól
       *[other] { $count } pola
    }).
log-portal = { $seat } przechodzi portalem na { $hex }.
log-exploring = { $seat } wyrusza w nieznane { $direction }, na { $hex }.
log-tile-drawn = { $seat } odkrywa kafelek: { $tile }.
log-tile-looked =
    { $tile-id ->
        [hidden] { $seat } ogląda kafelek poziomu { $level }.
       *[other] { $seat } ogląda kafelek: { $tile }.
    }
log-tile-picked = { $seat } wybiera kafelek: { $tile }; drugi wraca na wierzch stosu.
log-tile-laid = { $seat } kładzie na { $hex } kafelek: { $tile }.
log-hawk = { $seat } posyła jastrzębia.
log-hawk-place = { $seat } dokłada kafelek na { $hex }.
log-army-drawn = Z woreczka: { $army }, siła { $strength }.
log-army-put-back = { $seat } zwraca do woreczka: { $army }.
log-general =
    Na { $hex } pojawia się Mroczny Generał: { $count ->
        [one] { $count } pretorianin
        [few] { $count } pretorian
        [many] { $count } pretorian
       *[other] { $count } pretorian
    }, siła { $strength }!
log-battle = { $seat } walczy na { $hex }: { $armies }, siła { $strength }.
log-battle-general = { $seat } atakuje Mrocznego Generała na { $hex }, siła { $strength }.
log-struck = { $seat } pokonuje bez bitwy { $army-acc }.
log-praetorian = Generał traci pretorianina; zostaje ich { $count }.
log-brought =
    { $seat } bierze do bitwy: { $unit-id ->
        [knight] { $count ->
            [one] { $count } rycerz
            [few] { $count } rycerzy
            [many] { $count } rycerzy
           *[other] { $count } rycerzy
        }
        [archer] { $count ->
            [one] { $count } łucznik
            [few] { $count } łuczników
            [many] { $count } łuczników
           *[other] { $count } łuczników
        }
        [mage] { $count ->
            [one] { $count } mag
            [few] { $count } magów
            [many] { $count } magów
           *[other] { $count } magów
        }
        [skeleton] { $count ->
            [one] { $count } szkielet
            [few] { $count } szkielety
            [many] { $count } szkieletów
           *[other] { $count } szkielety
        }
        [bear] { $count ->
            [one] { $count } niedźwiedź
            [few] { $count } niedźwiedzie
            [many] { $count } niedźwiedzi
           *[other] { $count } niedźwiedzie
        }
       *[titan] { $count ->
            [one] { $count } tytan
            [few] { $count } tytanów
            [many] { $count } tytanów
           *[other] { $count } tytanów
        }
    }.
log-rolling =
    { $count ->
        [one] { $seat } rzuca kością bohatera.
        [few] { $seat } rzuca { $count } kośćmi.
        [many] { $seat } rzuca { $count } kośćmi.
       *[other] { $seat } rzuca { $count } kośćmi.
    }
log-face = { $seat }, { $die }: { $face }.
log-rerolling = { $seat } rzuca ponownie.
log-kept = { $seat } zostawia wynik.
log-fireballs =
    { $count ->
        [0] { $seat } nie używa kuli ognia.
        [one] { $seat } używa { $count } kuli ognia.
        [few] { $seat } używa { $count } kul ognia.
        [many] { $seat } używa { $count } kul ognia.
       *[other] { $seat } używa { $count } kuli ognia.
    }
log-won = Atak { $attack } przeciw { $strength }: { $seat } wygrywa bitwę.
log-lost = Atak { $attack } przeciw { $strength }: { $seat } przegrywa bitwę.
log-spared = { $seat } pomija czaszkę: { $die }.
log-died =
    { $seat } traci: { $unit-id ->
        [knight] { $count ->
            [one] { $count } rycerz
            [few] { $count } rycerzy
            [many] { $count } rycerzy
           *[other] { $count } rycerzy
        }
        [archer] { $count ->
            [one] { $count } łucznik
            [few] { $count } łuczników
            [many] { $count } łuczników
           *[other] { $count } łuczników
        }
        [mage] { $count ->
            [one] { $count } mag
            [few] { $count } magów
            [many] { $count } magów
           *[other] { $count } magów
        }
        [skeleton] { $count ->
            [one] { $count } szkielet
            [few] { $count } szkielety
            [many] { $count } szkieletów
           *[other] { $count } szkielety
        }
        [bear] { $count ->
            [one] { $count } niedźwiedź
            [few] { $count } niedźwiedzie
            [many] { $count } niedźwiedzi
           *[other] { $count } niedźwiedzie
        }
       *[titan] { $count ->
            [one] { $count } tytan
            [few] { $count } tytanów
            [many] { $count } tytanów
           *[other] { $count } tytanów
        }
    }.
log-wounded =
    { $seat } traci { $count ->
        [one] { $count } życie
        [few] { $count } życia
        [many] { $count } żyć
       *[other] { $count } życia
    }; zostaje { $lives }.
log-fed =
    { $seat } zbiera dusze i odzyskuje { $count ->
        [one] { $count } życie
        [few] { $count } życia
        [many] { $count } żyć
       *[other] { $count } życia
    }; ma teraz { $lives }.
log-plague =
    { $seat } zsyła biedę i zarazę, ofiara: { $victim }; zaraza jest w mieście.{ $food ->
        [0] { "" }
        [one] { " " }−{ $food } jedzenie
        [few] { " " }−{ $food } jedzenia
        [many] { " " }−{ $food } jedzenia
       *[other] { " " }−{ $food } jedzenia
    }{ $wood ->
        [0] { "" }
        [one] { " " }−{ $wood } drewno
        [few] { " " }−{ $wood } drewna
        [many] { " " }−{ $wood } drewna
       *[other] { " " }−{ $wood } drewna
    }{ $stone ->
        [0] { "" }
        [one] { " " }−{ $stone } kamień
        [few] { " " }−{ $stone } kamienie
        [many] { " " }−{ $stone } kamieni
       *[other] { " " }−{ $stone } kamienie
    }
log-poverty =
    { $seat } zsyła biedę, ofiara: { $victim }.{ $food ->
        [0] { "" }
        [one] { " " }−{ $food } jedzenie
        [few] { " " }−{ $food } jedzenia
        [many] { " " }−{ $food } jedzenia
       *[other] { " " }−{ $food } jedzenia
    }{ $wood ->
        [0] { "" }
        [one] { " " }−{ $wood } drewno
        [few] { " " }−{ $wood } drewna
        [many] { " " }−{ $wood } drewna
       *[other] { " " }−{ $wood } drewna
    }{ $stone ->
        [0] { "" }
        [one] { " " }−{ $stone } kamień
        [few] { " " }−{ $stone } kamienie
        [many] { " " }−{ $stone } kamieni
       *[other] { " " }−{ $stone } kamienie
    }
log-retreated = { $seat } wycofuje się na { $hex }.
log-fainted = { $seat } traci przytomność.
log-fame = { $seat } ma teraz sławę { $fame }.
log-reward = { $seat } zdobywa { $item-acc }.
log-loaded =
    { $seat } rozładowuje wóz:{ $food ->
        [0] { "" }
        [one] { " " }+{ $food } jedzenie
        [few] { " " }+{ $food } jedzenia
        [many] { " " }+{ $food } jedzenia
       *[other] { " " }+{ $food } jedzenia
    }{ $wood ->
        [0] { "" }
        [one] { " " }+{ $wood } drewno
        [few] { " " }+{ $wood } drewna
        [many] { " " }+{ $wood } drewna
       *[other] { " " }+{ $wood } drewna
    }{ $stone ->
        [0] { "" }
        [one] { " " }+{ $stone } kamień
        [few] { " " }+{ $stone } kamienie
        [many] { " " }+{ $stone } kamieni
       *[other] { " " }+{ $stone } kamienie
    }.
log-left = { $seat } zostawia na { $hex }: { $item }.
log-picked-up = { $seat } podnosi { $item-acc }.
log-robbed =
    { $seat } okrada gracza { $victim }:{ $food ->
        [0] { "" }
        [one] { " " }{ $food } jedzenie
        [few] { " " }{ $food } jedzenia
        [many] { " " }{ $food } jedzenia
       *[other] { " " }{ $food } jedzenia
    }{ $wood ->
        [0] { "" }
        [one] { " " }{ $wood } drewno
        [few] { " " }{ $wood } drewna
        [many] { " " }{ $wood } drewna
       *[other] { " " }{ $wood } drewna
    }{ $stone ->
        [0] { "" }
        [one] { " " }{ $stone } kamień
        [few] { " " }{ $stone } kamienie
        [many] { " " }{ $stone } kamieni
       *[other] { " " }{ $stone } kamienie
    }.
log-healed =
    { $seat } leczy się: +{ $count }, ma teraz { $lives ->
        [one] { $lives } życie
        [few] { $lives } życia
        [many] { $lives } żyć
       *[other] { $lives } życia
    }.
log-harvested =
    { $seat } zbiera surowce na { $hex }:{ $food ->
        [0] { "" }
        [one] { " " }+{ $food } jedzenie
        [few] { " " }+{ $food } jedzenia
        [many] { " " }+{ $food } jedzenia
       *[other] { " " }+{ $food } jedzenia
    }{ $wood ->
        [0] { "" }
        [one] { " " }+{ $wood } drewno
        [few] { " " }+{ $wood } drewna
        [many] { " " }+{ $wood } drewna
       *[other] { " " }+{ $wood } drewna
    }{ $stone ->
        [0] { "" }
        [one] { " " }+{ $stone } kamień
        [few] { " " }+{ $stone } kamienie
        [many] { " " }+{ $stone } kamieni
       *[other] { " " }+{ $stone } kamienie
    }.
log-plundered =
    { $seat } plądruje { $hex }:{ $food ->
        [0] { "" }
        [one] { " " }+{ $food } jedzenie
        [few] { " " }+{ $food } jedzenia
        [many] { " " }+{ $food } jedzenia
       *[other] { " " }+{ $food } jedzenia
    }{ $wood ->
        [0] { "" }
        [one] { " " }+{ $wood } drewno
        [few] { " " }+{ $wood } drewna
        [many] { " " }+{ $wood } drewna
       *[other] { " " }+{ $wood } drewna
    }{ $stone ->
        [0] { "" }
        [one] { " " }+{ $stone } kamień
        [few] { " " }+{ $stone } kamienie
        [many] { " " }+{ $stone } kamieni
       *[other] { " " }+{ $stone } kamienie
    }.
log-purged =
    { $cured ->
        [yes] { $seat } usuwa zarazę i wraca do pełni sił.
       *[no] { $seat } wraca na zamku do pełni sił.
    }
log-raised = { $seat } ożywia szkielet; ma ich { $count }.
log-founded =
    { $seat } zakłada miasto na { $hex }:{ $food ->
        [0] { "" }
        [one] { " " }−{ $food } jedzenie
        [few] { " " }−{ $food } jedzenia
        [many] { " " }−{ $food } jedzenia
       *[other] { " " }−{ $food } jedzenia
    }{ $wood ->
        [0] { "" }
        [one] { " " }−{ $wood } drewno
        [few] { " " }−{ $wood } drewna
        [many] { " " }−{ $wood } drewna
       *[other] { " " }−{ $wood } drewna
    }{ $stone ->
        [0] { "" }
        [one] { " " }−{ $stone } kamień
        [few] { " " }−{ $stone } kamienie
        [many] { " " }−{ $stone } kamieni
       *[other] { " " }−{ $stone } kamienie
    }.
log-built =
    { $seat } buduje { $building-acc }:{ $food ->
        [0] { "" }
        [one] { " " }−{ $food } jedzenie
        [few] { " " }−{ $food } jedzenia
        [many] { " " }−{ $food } jedzenia
       *[other] { " " }−{ $food } jedzenia
    }{ $wood ->
        [0] { "" }
        [one] { " " }−{ $wood } drewno
        [few] { " " }−{ $wood } drewna
        [many] { " " }−{ $wood } drewna
       *[other] { " " }−{ $wood } drewna
    }{ $stone ->
        [0] { "" }
        [one] { " " }−{ $stone } kamień
        [few] { " " }−{ $stone } kamienie
        [many] { " " }−{ $stone } kamieni
       *[other] { " " }−{ $stone } kamienie
    }.
log-returned =
    { $seat } oddaje: { $unit-id ->
        [knight] { $count ->
            [one] { $count } rycerz
            [few] { $count } rycerzy
            [many] { $count } rycerzy
           *[other] { $count } rycerzy
        }
        [archer] { $count ->
            [one] { $count } łucznik
            [few] { $count } łuczników
            [many] { $count } łuczników
           *[other] { $count } łuczników
        }
        [mage] { $count ->
            [one] { $count } mag
            [few] { $count } magów
            [many] { $count } magów
           *[other] { $count } magów
        }
        [skeleton] { $count ->
            [one] { $count } szkielet
            [few] { $count } szkielety
            [many] { $count } szkieletów
           *[other] { $count } szkielety
        }
        [bear] { $count ->
            [one] { $count } niedźwiedź
            [few] { $count } niedźwiedzie
            [many] { $count } niedźwiedzi
           *[other] { $count } niedźwiedzie
        }
       *[titan] { $count ->
            [one] { $count } tytan
            [few] { $count } tytanów
            [many] { $count } tytanów
           *[other] { $count } tytanów
        }
    }.
log-trained =
    { $seat } szkoli: { $unit-id ->
        [knight] { $count ->
            [one] { $count } rycerz
            [few] { $count } rycerzy
            [many] { $count } rycerzy
           *[other] { $count } rycerzy
        }
        [archer] { $count ->
            [one] { $count } łucznik
            [few] { $count } łuczników
            [many] { $count } łuczników
           *[other] { $count } łuczników
        }
        [mage] { $count ->
            [one] { $count } mag
            [few] { $count } magów
            [many] { $count } magów
           *[other] { $count } magów
        }
        [skeleton] { $count ->
            [one] { $count } szkielet
            [few] { $count } szkielety
            [many] { $count } szkieletów
           *[other] { $count } szkielety
        }
        [bear] { $count ->
            [one] { $count } niedźwiedź
            [few] { $count } niedźwiedzie
            [many] { $count } niedźwiedzi
           *[other] { $count } niedźwiedzie
        }
       *[titan] { $count ->
            [one] { $count } tytan
            [few] { $count } tytanów
            [many] { $count } tytanów
           *[other] { $count } tytanów
        }
    }.
log-over =
    { $reason ->
        [general] Mrocznego Generała pokonuje { $seat }!
        [rounds] Ostatnia runda się skończyła.
       *[other] Koniec gry.
    } { $winners-count ->
        [one] Wygrywa { $winners }.
       *[other] Wygrywają razem { $winners }.
    }
log-first-player = Zaczyna { $seat }.
log-start-roll = { $seat } rzuca o pierwszą turę: { $face }.
log-order-roll = { $seat } rzuca o wybór bohatera: { $face }.
log-construction = { $seat } kończy budowę.
log-recruiting = { $seat } rekrutuje.
log-recruited =
    { $seat } kończy rekrutację ({ $count ->
        [one] { $count } oddział
        [few] { $count } oddziały
        [many] { $count } oddziałów
       *[other] { $count } oddziały
    }).
log-picking-up = { $seat } przegląda, co tu leży.
log-taken = { $seat } nie bierze nic więcej.
log-pick-up-done = { $seat } ma już wszystko spakowane.
log-losses = { $seat } liczy straty.

## Odmowy: dlaczego czegoś teraz nie można

refuse-game-over = Gra skończona.
refuse-chance-decides = O tym decyduje los.
refuse-not-your-turn = Teraz decyduje { $seat }.
refuse-not-now = Nie o tym się teraz decyduje.
refuse-decide-first = Najpierw trzeba zdecydować o czymś innym.
refuse-not-your-hero = To potrafi tylko { $hero }.
refuse-no-slot-left = Nie masz już akcji.
refuse-moved-already = Ruch już był, a następnej akcji nie ma.
refuse-nothing-there = W tę stronę ({ $direction }) nie ma odkrytego pola.
refuse-chasm = Drogę ({ $direction }) zamyka przepaść.
refuse-discovered-already = Ta kraina ({ $direction }) jest już odkryta.
refuse-stack-empty = Nie ma już kafelków.
refuse-gallop-used = W tej turze galop już był.
refuse-gallop-undiscovered = Galop prowadzi tylko po odkrytych polach.
refuse-gallop-past-enemy = Nie da się przegalopować obok wroga na { $hex }.
refuse-no-portal = Nie masz portalu.
refuse-portal-used = Portal był już w tej turze użyty.
refuse-there-already = Już tam jesteś.
refuse-undiscovered = Pole { $hex } nie jest jeszcze odkryte.
refuse-not-in-own-city = Nie jesteś w swoim mieście.
refuse-not-wounded = Nie masz ran.
refuse-nothing-lies-here = Nic tu nie leży.
refuse-left-it-yourself = Przy tym stole nikt nie podnosi tego, co sam zostawił.
refuse-not-on-castle = Nie jesteś na zamku.
refuse-nothing-to-purge = Nie masz ran, a w twoim mieście nie ma zarazy.
refuse-skeletons-all-raised =
    Masz już { $count ->
        [one] { $count } szkielet
        [few] { $count } szkielety
        [many] { $count } szkieletów
       *[other] { $count } szkielety
    }; więcej nie ma.
refuse-gives-nothing = Pole { $hex } nie daje surowców.
refuse-city-covers = Stoi tu miasto gracza { $victim }.
refuse-harvested-already = Pole { $hex } dało już w tej turze surowce.
refuse-name-the-kind = Powiedz, którego surowca amulet daje więcej.
refuse-no-amulet-of-resources = Nie masz amuletu surowców.
refuse-not-of-this-hex = To pole nie daje takiego surowca: { $resource }.
refuse-only-one-kind = To pole daje tylko jeden surowiec; nie trzeba go wymieniać.
refuse-hawk-used = Jastrząb już w tej turze latał.
refuse-map-closed = Dla jastrzębia nie ma już na mapie wolnej krawędzi.
refuse-no-pickpocket = Nie masz Kieszonkowca.
refuse-pickpocket-just-won = Kieszonkowiec zdobyty w tej bitwie czeka do następnej tury.
refuse-no-such-seat = Nikt tam nie siedzi.
refuse-not-oneself = Wybierz kogoś innego, nie siebie.
refuse-owns-nothing = { $victim } nie ma surowców.
refuse-owns-too-little = { $victim } nie ma tyle { $resource-gen }.
refuse-takes-so-many =
    Bierzesz od gracza { $victim } dokładnie { $count ->
        [one] { $count } surowiec
        [few] { $count } surowce
        [many] { $count } surowców
       *[other] { $count } surowce
    }.
refuse-no-such-army = Takiej armii nie wyciągnięto: { $army }.
refuse-too-few-fireballs = Nie masz tylu kul ognia.
refuse-too-few-dead =
    Odzyskać można najwyżej { $count ->
        [one] { $count } życie
        [few] { $count } życia
        [many] { $count } żyć
       *[other] { $count } życia
    }.
refuse-hero-taken = { $hero }: ktoś już wybrał tego bohatera.
refuse-in-order = Wybieraj rodzaj po rodzaju w kolejności listy; ten już minął.
refuse-not-so-many = To nie jest właściwa liczba.
refuse-recruit-somebody = Wyszkol przynajmniej jeden oddział.
refuse-take-something = Weź przynajmniej jeden przedmiot.
refuse-leave-something = Na to, co bierzesz, nie ma miejsca: coś zostaw.
refuse-not-drawn = Tego kafelka nie wyciągnięto: { $tile }.
refuse-same-rotation = Z mniejszym obrotem kafelek leży tak samo.
refuse-edge-closed = Tak obrócony nie ma wolnej krawędzi we właściwą stronę.
refuse-hex-taken = Na { $hex } leży już kafelek.
refuse-no-open-border = Żadna wolna krawędź mapy nie prowadzi na { $hex }.
refuse-no-skull-there = Nie ma tu czaszki do pominięcia: { $die }.
refuse-two-skulls-only = Amulet nie pomija więcej czaszek.
refuse-not-carried = Nie masz tego: { $item }.
refuse-one-for-one = Wymienia się jeden za jeden, tego samego rodzaju: { $item } zostaje.
refuse-has-a-place = Jest na to miejsce, więc trzeba to zatrzymać: { $item }.
refuse-not-here = To tu nie leży: { $item }.
refuse-no-more-places = Nie możesz wziąć więcej tego rodzaju: { $item }.
refuse-no-barracks = Brakuje budynku dla tego oddziału.
refuse-no-dice-left = W puli nie ma dość kości.
refuse-too-little-fame = Twoja sława { $fame } nie pozwala na więcej oddziałów.
refuse-too-poor = Nie masz na to surowców.
refuse-has-city = Masz już miasto na { $hex }.
refuse-castle = Na zamku nie można założyć miasta.
refuse-city-here = Stoi tu już miasto gracza { $victim }.
refuse-hero-here = Stoi tu bohater gracza { $victim }.
refuse-name-the-saving = Powiedz, który surowiec Taia oszczędza.
refuse-costs-none-of-it = Ten surowiec nie należy do kosztu.
refuse-no-city = Nie masz jeszcze miasta.
refuse-built-already = To już stoi: { $building }.
refuse-plague = W twoim mieście panuje zaraza.
refuse-send-the-hawk-first = Najpierw poślij jastrzębia; potem można dołożyć kafelek.

## Zasady

clause-k2-setup-1 = Od 2 do 5 graczy. Każdy ma jednego bohatera i żadnych dwóch nie ma tego samego.
clause-k2-setup-2 = Kafelek startowy leży na mapie od początku; jego trzy pola są odkryte i wolne od armii.
clause-k2-setup-3 = 28 kafelków krainy dzieli się według poziomu i każdy poziom tasuje osobno.
clause-k2-setup-4 = Tworzą jeden zakryty stos: cały poziom pierwszy leży na całym drugim.
clause-k2-setup-5 = Wszystkie 36 żetonów armii trafia do woreczka. Każdy może zostać wyciągnięty z równą szansą i nie wraca.
clause-k2-setup-6 = Mroczny Generał, jego pretorianie i żeton zarazy czekają obok mapy.
clause-k2-setup-7 = Wspólna pula zawiera jedzenie, drewno i kamień oraz po dziesięć kości rycerzy, łuczników i magów.
clause-k2-setup-8 = Każdy zaczyna z 5 życiami, sześcioma niezbudowanymi budynkami, sławą 0 i niczym więcej; tylko Lorraine ma też niedźwiedzia.
clause-k2-setup-9 = Każdy gracz losuje jednego z sześciu bohaterów; pozostali wracają do pudełka.
clause-k2-setup-10 = Za zgodą wszystkich gracze sami wybierają bohaterów; o kolejności decyduje rzut.
clause-k2-setup-11 = Każdy gracz ma żeton miasta swojego bohatera, jeszcze niezbudowanego.
clause-k2-setup-12 = Każdy gracz ma kość bohatera; wszystkie mają takie same ścianki.
clause-k2-setup-13 = Wszyscy bohaterowie zaczynają na zamku.
clause-k2-setup-14 = Każdy rzuca kością bohatera; zaczyna najwyższy wynik.
clause-k2-setup-15 = Każdy z pięciu żetonów driad kryje inny amulet i nikt nie wie jaki.
clause-k2-turn-1 = Tury toczą się zgodnie z ruchem wskazówek zegara od gracza rozpoczynającego; runda to po jednej turze każdego.
clause-k2-turn-2 = Gracz ma w turze dwie akcje.
clause-k2-turn-3 = Stajnia i amulet akcji dodają po jednej: razem najwyżej cztery.
clause-k2-turn-4 = Do każdej akcji należy jeden ruch przed nią.
clause-k2-turn-5 = Ruch i akcja są nieobowiązkowe.
clause-k2-turn-6 = Ruch poprzedza akcję. Po akcji można się ruszyć tylko, gdy została jeszcze następna.
clause-k2-turn-7 = Wolno zrezygnować z akcji i od razu wykonać ruch należący do następnej.
clause-k2-turn-8 = Zysk lub utrata akcji działa od razu; pozostałych akcji nie może być mniej niż zero.
clause-k2-turn-9 = Jastrząb Lorraine i Kieszonkowiec nie kosztują akcji.
clause-k2-turn-10 = Tura kończy się, gdy nie ma już akcji, albo wcześniej, jeśli tak chcesz.
clause-k2-turn-11 = Każda bitwa kończy turę bez względu na to, co zostało.
clause-k2-turn-12 = Akcje to: bitwa, leczenie, zbiór surowców, założenie miasta, budowa, rekrutacja, podniesienie przedmiotów, usunięcie zarazy; Xanros może też ożywić szkielet.
clause-k2-turn-13 = Tę samą akcję wolno w turze powtarzać, jeśli żadna zasada nie zabrania.
clause-k2-move-1 = Ruch prowadzi na sąsiednie odkryte pole.
clause-k2-move-2 = Granica musi być wolna od przepaści z obu stron.
clause-k2-move-3 = Inni bohaterowie i miasta nigdy nie przeszkadzają; na polu może stać dowolnie wielu bohaterów.
clause-k2-move-4 = Kto wejdzie na pole z armią lub Generałem, musi tam walczyć i nie może przejść obok.
clause-k2-move-5 = Miasto nie zmienia przepaści swojego pola.
clause-k2-move-6 = Portal i galop Elspeth zastępują zwykły ruch.
clause-k2-move-7 = Gra pamięta, z którego pola przyszedł bohater; tam też się wycofuje.
clause-k2-move-8 = Trzy pola kafelka startowego to osobne pola; przechodzi się między nimi zwykłym ruchem.
clause-k2-explore-1 = W ramach ruchu bohater może przekroczyć wolną krawędź, za którą nic nie ma: odkrywa.
clause-k2-explore-2 = Do odkrywania potrzebny jest kafelek w stosie.
clause-k2-explore-3 = Najpierw wskazuje się krawędź, potem odkrywa wierzchni kafelek.
clause-k2-explore-4 = Kafelek kładzie się za tą krawędzią, obrócony wolną krawędzią do bohatera.
clause-k2-explore-5 = Ku innym polom krawędzie mogą być dowolne, także z przepaścią.
clause-k2-explore-6 = Bohater od razu wchodzi na nowe pole.
clause-k2-explore-7 = Na poziomie pierwszym ciągnie się jedną armię i kładzie odkrytą na polu.
clause-k2-explore-8 = Na poziomie drugim ciągnie się dwie armie; walczą razem, a ich siły się sumują.
clause-k2-explore-9 = Bohater musi natychmiast walczyć.
clause-k2-explore-10 = Piekielna otchłań nie dostaje armii: pojawia się tam Mroczny Generał i trzeba z nim od razu walczyć.
clause-k2-explore-11 = Armie przybywają tylko z nowymi kafelkami; oczyszczone pole pozostaje wolne.
clause-k2-explore-12 = Odkryte pole nigdy się nie przesuwa, nie obraca i nie znika z mapy.
clause-k2-explore-13 = 36 żetonów wystarcza co do jednego: gdy leży wszystkie 27 zwykłych kafelków, woreczek jest pusty.
clause-k2-explore-14 = Rodzaj i siła wyciągniętej armii są jawne; jej odwrót widać dopiero po pokonaniu.
clause-k2-battle-1 = Wejście na pole z armią lub Generałem oznacza bitwę; nie można jej odmówić.
clause-k2-battle-2 = Bitwa jest akcją należącą do tego ruchu.
clause-k2-battle-3 = Siła wroga to liczba na żetonie albo suma dwóch.
clause-k2-battle-4 = Kością bohatera rzuca się zawsze.
clause-k2-battle-5 = Przed rzutem wybierasz, które kości oddziałów walczą, także żadną lub wszystkie; wybór jest ostateczny.
clause-k2-battle-6 = Pominięte kości nic nie dodają i nie można ich stracić.
clause-k2-battle-7 = Kością bohatera i wybranymi kośćmi rzuca się razem.
clause-k2-battle-8 = Atak to wszystkie wyrzucone miecze plus broń plus kule ognia.
clause-k2-battle-9 = Kul ognia używa się po rzucie, ilu się chce.
clause-k2-battle-10 = Atak równy sile wroga lub większy wygrywa.
clause-k2-battle-11 = Atak mniejszy od siły wroga przegrywa.
clause-k2-battle-12 = Po porażce bohater wraca tam, skąd przyszedł; armie zostają.
clause-k2-battle-13 = Po zwycięstwie bohater zostaje i zdobywa nagrodę za każdą tamtejszą armię.
clause-k2-battle-14 = Każda czaszka na kości bohatera kosztuje po bitwie życie, wygranej czy przegranej.
clause-k2-battle-15 = Czaszka na kości oddziału zabija go: kość wraca do puli, niezależnie od wyniku.
clause-k2-battle-16 = Czaszki na kościach oddziałów nigdy nie kosztują życia bohatera.
clause-k2-battle-17 = Sama porażka nie kosztuje życia, a zwycięstwo nie chroni przed czaszkami.
clause-k2-battle-18 = Ścianka z czaszkami nie ma mieczy.
clause-k2-battle-19 = Przy wystarczającym ataku bitwa jest wygrana nawet kosztem ostatniego życia: najpierw nagroda, potem utrata przytomności.
clause-k2-battle-20 = Ścianka z dwiema czaszkami sprowadza też biedę i zarazę.
clause-k2-battle-21 = Dwie armie na polu pokonuje się razem albo wcale.
clause-k2-battle-22 = Pozostałe na mapie armie czekają na następnego, kto wejdzie.
clause-k2-battle-23 = Bitwa kończy turę.
clause-k2-battle-24 = Kolejność: pierwszy cios Dariusa, wybór kości, rzut, przerzut, kule ognia, wynik, pominięte czaszki, straty, leczenie Xanrosa, zaraza, sława i nagrody albo odwrót, omdlenie, koniec tury.
clause-k2-fame-1 = Sława zaczyna od 0 i jest jawna.
clause-k2-fame-2 = Podstawa sławy to największa siła pokonana dotąd w jednej bitwie.
clause-k2-fame-3 = Przy dwóch armiach na polu liczy się suma.
clause-k2-fame-4 = Pokonanie kogoś nie silniejszego nic nie zmienia.
clause-k2-fame-5 = Sława to podstawa, plus 2 za Sztandary, plus 2 za amulet sławy, najwyżej 10.
clause-k2-fame-6 = Rycerzy, łuczników i magów razem nigdy nie ma więcej niż sławy.
clause-k2-fame-7 = Szkielety, niedźwiedź i tytan się do tego nie liczą.
clause-k2-fame-8 = Jeśli sława spadnie poniżej liczby oddziałów, od razu oddajesz wybrane nadmiarowe.
clause-k2-fame-9 = Sławę obniża tylko utrata amuletu sławy.
clause-k2-heal-1 = Leczenie przywraca do 2 żyć, gdziekolwiek, nigdy ponad 5.
clause-k2-heal-2 = Leczyć się może tylko ranny bohater.
clause-k2-harvest-1 = Zbiór daje surowce pola, na którym stoi bohater.
clause-k2-harvest-2 = Farma, las i skała dają jeden; podwójne po jednym z obu; wielka farma, gęsty las i wielka skała trzy.
clause-k2-harvest-3 = Podwójne pole daje oba surowce w jednej akcji.
clause-k2-harvest-4 = Nie zbiera się tam, gdzie stoi armia lub jakiekolwiek miasto, także własne.
clause-k2-harvest-5 = Zamek i piekielna otchłań nic nie dają.
clause-k2-harvest-6 = Z każdego pola można zebrać raz na turę.
clause-k2-harvest-7 = W następnej turze i dla innych graczy daje znowu.
clause-k2-harvest-8 = Surowców jest bez ograniczeń i wolno mieć ich dowolnie wiele.
clause-k2-city-1 = Płacisz 2 drewna i stawiasz miasto na polu, na którym stoisz.
clause-k2-city-2 = Każdy ma tylko jedno miasto.
clause-k2-city-3 = Nie na polu z armią lub Generałem.
clause-k2-city-4 = Nie tam, gdzie stoi bohater innego gracza.
clause-k2-city-5 = Nie na zamku.
clause-k2-city-6 = Nie tam, gdzie już stoi miasto.
clause-k2-city-7 = Miasta nigdy się nie przenosi ani nie usuwa.
clause-k2-city-8 = Założenie miasta i budowa w nim to dwie akcje.
clause-k2-city-9 = Nadaje się każde inne odkryte pole, także zewnętrzne pola kafelka startowego.
clause-k2-build-1 = Buduje się tylko we własnym mieście.
clause-k2-build-2 = Jedna akcja wznosi dowolnie wiele budynków, każdy w pełni opłacony.
clause-k2-build-3 = Każdy z sześciu budynków gracz może zbudować raz.
clause-k2-build-4 = Do cudzych miast wolno wchodzić, ale nie budować w nich.
clause-k2-build-5 = Budynek działa od razu, tylko dla właściciela, do końca gry.
clause-k2-build-stable-1 = Stajnia: w każdej turze jedna akcja więcej, z własnym ruchem.
clause-k2-build-stable-2 = Liczy się już w turze, w której ją zbudowano.
clause-k2-build-portal-1 = Portal: zamiast ruchu ze swojego miasta na dowolne odkryte pole.
clause-k2-build-portal-2 = Albo zamiast ruchu zewsząd prosto do swojego miasta.
clause-k2-build-portal-3 = Portalu używa się raz na turę, w dowolną stronę.
clause-k2-build-portal-4 = Odległość i przepaście nie mają dla portalu znaczenia.
clause-k2-build-portal-5 = Przybycie między wrogów oznacza bitwę; po porażce wracasz do swojego miasta.
clause-k2-build-portal-6 = Portal sięga tylko pól odkrytych.
clause-k2-build-banners-1 = Sztandary sławy: odtąd sława wyższa o 2, najwyżej 10.
clause-k2-build-camp-1 = Obóz wojskowy: można rekrutować rycerzy po 1 jedzeniu.
clause-k2-build-range-1 = Strzelnica: można rekrutować łuczników po 1 drewnie.
clause-k2-build-tower-1 = Wieża czarodziejów: można rekrutować magów po 1 kamieniu.
clause-k2-recruit-1 = Rekrutuje się tylko we własnym mieście.
clause-k2-recruit-2 = Jedna akcja rekrutuje dowolnie wiele oddziałów, do których stoją budynki, każdy opłacony.
clause-k2-recruit-3 = Potem nie wolno mieć więcej oddziałów niż sławy.
clause-k2-recruit-4 = Żeby zrobić miejsce, można najpierw oddać własne oddziały do puli, bez zwrotu kosztów.
clause-k2-recruit-5 = Liczba kości jest ograniczona: gdy jakiegoś rodzaju zabraknie, trzeba czekać, aż któraś wróci.
clause-k2-recruit-6 = Żadnej rekrutacji, póki w mieście panuje zaraza.
clause-k2-recruit-7 = Trzeba zrekrutować przynajmniej jeden oddział.
clause-k2-pickup-1 = Jedną akcją bierzesz tyle leżących przedmiotów, ile masz wolnych miejsc ich rodzaju.
clause-k2-pickup-2 = W tej samej akcji możesz wymieniać niesione przedmioty na leżące tego samego rodzaju, jeden za jeden.
clause-k2-pickup-3 = Wymienione przedmioty zostają na polu dla każdego.
clause-k2-pickup-4 = Amulety zaczynają i przestają działać w chwili wymiany.
clause-k2-pickup-5 = Trzeba wziąć przynajmniej jeden przedmiot.
clause-k2-pickup-6 = Przedmiot może podnieść każdy bohater, także ten, który go zostawił.
clause-k2-purge-1 = Zarazę usuwa się tylko na zamku.
clause-k2-purge-2 = Bohater odzyskuje wszystkie 5 żyć.
clause-k2-purge-3 = Zaraza z własnego miasta wraca do puli.
clause-k2-purge-4 = Można to zrobić tylko po to, by się wyleczyć.
clause-k2-purge-5 = Zaraza w cudzym mieście zostaje.
clause-k2-mon-1 = Szkieletowi wojownicy niosą miecz.
clause-k2-mon-2 = Ogniki niosą Kulę ognia.
clause-k2-mon-3 = Cieniści pożeracze niosą Kieszonkowca.
clause-k2-mon-4 = Osiłki z ładunkiem ciągną wóz z surowcami.
clause-k2-mon-5 = Wyznawcy młota niosą młot bojowy.
clause-k2-mon-6 = Mroczne driady strzegą po jednym z pięciu amuletów.
clause-k2-mon-7 = Szkieletowy jeździec niesie mały kamień duszy.
clause-k2-mon-8 = Zwiastun śmierci niesie duży kamień duszy.
clause-k2-item-1 = Każda pokonana armia daje własną nagrodę.
clause-k2-item-2 = Bohater ma 2 miejsca na broń, 3 na zaklęcia i 1 na amulet.
clause-k2-item-3 = Miejsce przyjmuje tylko swój rodzaj.
clause-k2-item-4 = Co nie mieści się na miejscach swojego rodzaju, zostaje na polu; wybierasz co, także spośród nowych.
clause-k2-item-5 = Mając wolne miejsce, trzeba wziąć zdobyty przedmiot; niczego nie wyrzuca się do woli.
clause-k2-item-6 = Zostawione przedmioty leżą odkryte, aż ktoś je podniesie.
clause-k2-item-7 = Bohaterowie nie mogą handlować ani niczego sobie dawać.
clause-k2-weapon-1 = Niesiony miecz dodaje 1, a młot bojowy 2 do każdego ataku.
clause-k2-weapon-2 = Obie bronie się sumują.
clause-k2-spell-1 = Zaklęcie działa raz; potem opuszcza grę.
clause-k2-spell-fireball-1 = Kula ognia: +1 do ataku w tej bitwie.
clause-k2-spell-fireball-2 = W jednej bitwie można użyć dowolnie wielu kul ognia.
clause-k2-spell-pickpocket-1 = Kieszonkowca można rzucić w dowolnej chwili własnej tury i nie kosztuje to akcji.
clause-k2-spell-pickpocket-2 = Zabierasz jednemu innemu bohaterowi dwa wybrane surowce.
clause-k2-spell-pickpocket-3 = Jeśli ma tylko jeden surowiec, bierzesz jeden; kto nie ma żadnego, nie może być wybrany.
clause-k2-amulet-1 = Jest pięć różnych amuletów, każdy jeden raz.
clause-k2-amulet-2 = Bohater nosi najwyżej jeden amulet.
clause-k2-amulet-3 = Amulet działa od założenia aż do utraty.
clause-k2-amulet-resources-1 = Amulet surowców: każdy zbiór daje o jeden surowiec tego pola więcej.
clause-k2-amulet-resources-2 = Na podwójnym polu wybierasz, który z dwóch to będzie.
clause-k2-amulet-fame-1 = Amulet sławy: sława wyższa o 2, także ze Sztandarami, najwyżej 10.
clause-k2-amulet-fame-2 = Gdy go tracisz, sława od razu spada i nadmiarowe oddziały wracają do puli.
clause-k2-amulet-action-1 = Amulet akcji: jedna akcja na turę więcej, razem z ruchem.
clause-k2-amulet-protection-1 = Amulet ochrony: po rzucie możesz pominąć do dwóch czaszek na własnych kościach.
clause-k2-amulet-protection-2 = Każdą czaszkę wybiera się osobno; ścianka z dwiema ma dwie.
clause-k2-amulet-protection-3 = Bieda i zaraza przychodzą, nawet gdy obie czaszki pominięto.
clause-k2-amulet-titan-1 = Amulet tytana: bierzesz kość tytana i możesz nią rzucać we wszystkich następnych bitwach.
clause-k2-amulet-titan-2 = Tytan nie wlicza się do limitu sławy.
clause-k2-amulet-titan-3 = Gdy tracisz amulet, kość tytana wraca do puli.
clause-k2-wagon-1 = Wóz daje od razu dowolne trzy wybrane surowce.
clause-k2-wagon-2 = Potem opuszcza grę.
clause-k2-stone-1 = Mały kamień jest wart 1 punkt, duży 2, arcykamień 4,5.
clause-k2-stone-2 = Kamienie nie zajmują miejsca, są jawne i nie można ich stracić ani ukraść.
clause-k2-life-1 = Bohater ma od 0 do 5 żyć; nadmiar strat się pomija.
clause-k2-life-2 = Kto traci w bitwie ostatnie życie, po niej jest nieprzytomny.
clause-k2-life-3 = Następna tura nieprzytomnego bohatera przywraca tylko trzy życia.
clause-k2-life-4 = Od następnej tury gra już normalnie.
clause-k2-life-5 = Leży tam, gdzie zostawiła go bitwa, i niczego nie traci.
clause-k2-life-6 = Można go okraść i dotknąć biedą i zarazą, a inni nadal nie mogą tam założyć miasta.
clause-k2-plague-1 = Bieda i zaraza przychodzą, gdy ostateczny wynik kości bohatera to dwie czaszki.
clause-k2-plague-2 = Ofiarę wybiera ten, kto rzucał.
clause-k2-plague-3 = Bieda: ofiara odrzuca po jednym z każdego posiadanego surowca.
clause-k2-plague-4 = Zaraza: jeśli ofiara ma miasto, trafia tam żeton zarazy.
clause-k2-plague-5 = W mieście z zarazą nie ma rekrutacji.
clause-k2-plague-6 = Jest tylko jeden żeton; nowy rzut go przenosi.
clause-k2-plague-7 = Można znów wybrać tę samą ofiarę: żeton zostaje, bieda przychodzi ponownie.
clause-k2-plague-8 = Ofiara bez miasta cierpi tylko biedę, a żeton zostaje, gdzie był.
clause-k2-plague-9 = Żeton opuszcza miasto tylko usunięty lub przeniesiony.
clause-k2-plague-10 = Po przerzuceniu kości bohatera liczy się tylko ostateczny wynik.
clause-k2-plague-11 = Zaraza wstrzymuje tylko rekrutację.
clause-k2-plague-12 = Gracze mogą pominąć biedę i zarazę; dwie czaszki kosztują wtedy tylko dwa życia.
clause-k2-general-1 = Na piekielnej otchłani staje Generał z pretorianami: 5 przy dwóch lub trzech graczach, 4 przy czterech, 3 przy pięciu.
clause-k2-general-2 = Jego siła to 10 plus liczba pretorian.
clause-k2-general-3 = Wejście na jego pole oznacza bitwę; atak liczy się jak zawsze.
clause-k2-general-4 = Atak równy jego sile lub większy go pokonuje.
clause-k2-general-5 = Atak większy niż 10, lecz mniejszy od jego siły, przegrywa, ale zabiera mu pretorianina.
clause-k2-general-6 = Póki ma pretorian, atak do 10 przegrywa i nic mu nie zabiera.
clause-k2-general-7 = Każdy atak na niego kosztuje dodatkowe życie.
clause-k2-general-8 = Amulet ochrony nie ratuje tego życia.
clause-k2-general-9 = Pokonanie go lub usunięcie pretorianina liczy się, nawet gdy bohater traci przytomność.
clause-k2-general-10 = Usunięci pretorianie nigdy nie wracają.
clause-k2-general-11 = Pokonany bohater wycofuje się jak zawsze i tura się kończy.
clause-k2-general-12 = Bez pretorian jego siła to 10.
clause-k2-end-1 = Gra kończy się w chwili pokonania Mrocznego Generała.
clause-k2-end-2 = Kto go pokonał, dostaje arcykamień.
clause-k2-end-3 = Wygrywa najwięcej punktów w kamieniach dusz.
clause-k2-end-4 = Samo pokonanie Generała nie daje zwycięstwa.
clause-k2-end-5 = Przy remisie wygrywa ten, kto ma więcej dużych kamieni.
clause-k2-end-6 = Jeśli i to jest równe, wygrywają razem.
clause-k2-hero-horan-1 = Horan może raz w bitwie, po rzucie, przerzucić kości oddziałów.
clause-k2-hero-horan-2 = Przerzuca wszystkie wybrane kości oddziałów, nigdy część.
clause-k2-hero-horan-3 = Kości bohatera się nie przerzuca.
clause-k2-hero-horan-4 = Drugi wynik w całości zastępuje pierwszy.
clause-k2-hero-horan-5 = Po zwycięstwie dostaje też surowce pola bitwy, razem z dodatkowym za amulet.
clause-k2-hero-horan-6 = Plądrowanie nie kosztuje akcji i zdarza się, nawet gdy Horan traci przytomność.
clause-k2-hero-taia-1 = Odkrywając, Taia ciągnie o jedną armię więcej, zostawia wymaganą liczbę, a resztę zwraca do woreczka.
clause-k2-hero-taia-2 = Jeśli w woreczku jest mniej, ciągnie, ile jest.
clause-k2-hero-taia-3 = Jej miasto i każdy budynek kosztują o jeden wybrany surowiec mniej.
clause-k2-hero-lorraine-1 = Raz na turę Lorraine może posłać jastrzębia: dokłada wierzchni kafelek gdziekolwiek i kładzie na nim armie, nie ruszając się.
clause-k2-hero-lorraine-2 = Jastrząb nie kosztuje akcji i nie jest obowiązkowy.
clause-k2-hero-lorraine-3 = Nowe pole musi mieć z mapą wspólną wolną granicę.
clause-k2-hero-lorraine-4 = Jeśli jastrząb odkryje piekielną otchłań, staje tam Generał i nikt nie walczy.
clause-k2-hero-lorraine-5 = Od początku ma kość niedźwiedzia; nie wlicza się ona do limitu sławy.
clause-k2-hero-lorraine-6 = Niedźwiedź nigdy jej nie opuszcza.
clause-k2-hero-xanros-1 = W ramach akcji, gdziekolwiek, Xanros dodaje do armii szkielet, najwyżej trzy.
clause-k2-hero-xanros-2 = Szkielety nie wliczają się do limitu sławy.
clause-k2-hero-xanros-3 = Poległy szkielet można znów ożywić.
clause-k2-hero-xanros-4 = Za każdy swój oddział poległy w bitwie może odzyskać życie.
clause-k2-hero-elspeth-1 = Elspeth może raz w bitwie, po rzucie, przerzucić kość bohatera; liczy się drugi wynik.
clause-k2-hero-elspeth-2 = Kości oddziałów się nie przerzuca.
clause-k2-hero-elspeth-3 = Raz na turę, zamiast ruchu, może przegalopować 1–3 pola w linii prostej.
clause-k2-hero-elspeth-4 = Galop nie zważa na przepaście.
clause-k2-hero-elspeth-5 = Musi zatrzymać się na pierwszym polu z wrogiem i walczyć.
clause-k2-hero-elspeth-6 = Galop prowadzi tylko po odkrytych polach.
clause-k2-hero-darius-1 = Odkrywając, Darius ciągnie dwa kafelki, jeden dokłada, a drugi odkłada na wierzch, nie pokazując go innym.
clause-k2-hero-darius-2 = Gdy został tylko jeden kafelek, ciągnie ten jeden.
clause-k2-hero-darius-3 = Wchodząc na pole z jedną armią o sile 1, pokonuje ją bez rzutu i dostaje jej nagrodę.
clause-k2-hero-darius-4 = Z dwóch armii pokonuje najpierw jedną o sile 1, a z drugą walczy osobno.
clause-k2-hero-darius-5 = Tak pokonuje najwyżej jedną armię naraz.
clause-k2-hero-darius-6 = Armia pokonana w ten sposób liczy się do sławy własną siłą.
clause-k2-hero-darius-7 = Przed każdą jego bitwą z Generałem pada jeden pretorianin.
clause-k2-hero-darius-8 = Samą bitwą może usunąć jeszcze jednego.
clause-k2-hero-darius-9 = Zwycięstwo bez bitwy nie kończy tury i nie zużywa akcji.
