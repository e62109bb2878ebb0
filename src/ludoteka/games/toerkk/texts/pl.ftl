### Toerkk po polsku. Jak powstają zdania, mówi początek pliku games/kragmortha/texts/en.ftl.

title = Toerkk
blurb = Krasnoludy szukają magicznego torka w krainie Bokvyst albo wypierają się nawzajem z pola gry. Górnicy, wojownicy, jeden dowódca i karty, które można zagrać w dowolnej chwili.
list-last = { $items } i { $last }

## Argumenty, które są graczami, postaciami lub klasami

argument-side = seat
argument-rival = seat
argument-victim = seat
argument-turn = seat
argument-winners = seat
argument-attacker = character
argument-attackers = character
argument-blocker = character
argument-blockers = character
argument-target = character
argument-targets = character
argument-class = class
argument-classes = class

## Klasy i postacie; strona nosi imię swojego pierwszego gracza

class-warrior = wojownik
    .acc = wojownika
    .rules = Może zaatakować górnika lub bohatera i blokować. Zabija i ginie.
class-miner = górnik
    .acc = górnika
    .rules = W każdej turze swojego gracza wykopuje 1 poziom. Może blokować, ale nie zadaje obrażeń.
class-leader = dowódca
    .acc = dowódcę
    .rules = Jednocześnie górnik i wojownik. Zamiast kopać może ukraść przeciwnikowi żeton.
character-hero = bohater
character-warrior = wojownik
character-miner = górnik
character-leader = dowódca
character-p1-w1 = Asger (P1, wojownik)
character-p1-w2 = Brokk (P1, wojownik)
character-p1-w3 = Dagna (P1, wojownik)
character-p1-w4 = Eirik (P1, wojownik)
character-p1-w5 = Sigrun (P1, wojownik)
character-p1-m1 = Fundin (P1, górnik)
character-p1-m2 = Gudda (P1, górnik)
character-p1-m3 = Kettil (P1, górnik)
character-p1-m4 = Lofar (P1, górnik)
character-p1-m5 = Una (P1, górnik)
character-p1-l = Torvald (P1, dowódca)
character-p2-w1 = Asger (P2, wojownik)
character-p2-w2 = Brokk (P2, wojownik)
character-p2-w3 = Dagna (P2, wojownik)
character-p2-w4 = Eirik (P2, wojownik)
character-p2-w5 = Sigrun (P2, wojownik)
character-p2-m1 = Fundin (P2, górnik)
character-p2-m2 = Gudda (P2, górnik)
character-p2-m3 = Kettil (P2, górnik)
character-p2-m4 = Lofar (P2, górnik)
character-p2-m5 = Una (P2, górnik)
character-p2-l = Torvald (P2, dowódca)
character-p3-w1 = Asger (P3, wojownik)
character-p3-w2 = Brokk (P3, wojownik)
character-p3-w3 = Dagna (P3, wojownik)
character-p3-w4 = Eirik (P3, wojownik)
character-p3-w5 = Sigrun (P3, wojownik)
character-p3-m1 = Fundin (P3, górnik)
character-p3-m2 = Gudda (P3, górnik)
character-p3-m3 = Kettil (P3, górnik)
character-p3-m4 = Lofar (P3, górnik)
character-p3-m5 = Una (P3, górnik)
character-p3-l = Torvald (P3, dowódca)
character-p4-w1 = Asger (P4, wojownik)
character-p4-w2 = Brokk (P4, wojownik)
character-p4-w3 = Dagna (P4, wojownik)
character-p4-w4 = Eirik (P4, wojownik)
character-p4-w5 = Sigrun (P4, wojownik)
character-p4-m1 = Fundin (P4, górnik)
character-p4-m2 = Gudda (P4, górnik)
character-p4-m3 = Kettil (P4, górnik)
character-p4-m4 = Lofar (P4, górnik)
character-p4-m5 = Una (P4, górnik)
character-p4-l = Torvald (P4, dowódca)

## Karty akcji

card-strzal = Strzał
    .text = Zabij jedną postać przeciwnika albo bohater przeciwnika traci 1 punkt życia.
card-rezurekcja = Rezurekcja
    .text = Przywróć jedną postać ze swojego cmentarza na pole gry.
card-tarcza = Tarcza
    .text = Jedna twoja postać nie może zginąć w tej turze albo twój bohater nie może w tej turze stracić życia.
card-ognisty-mlot = Ognisty młot
    .text = W swojej turze, przed obrażeniami: jeden twój wojownik, trafiając bohatera w tej turze, odbiera o 2 punkty życia więcej.
card-niedzwiedz = Niedźwiedź
    .text = W swojej turze, przed blokami: przeciwnik nie może blokować w tej turze.
card-wybuch = Wybuch
    .text = Zabij do dwóch górników jednego przeciwnika.
card-nocna-zmiana = Nocna zmiana
    .text = Każdy twój górnik natychmiast wykopuje 1 poziom.
card-przyplyw-energii = Przypływ energii
    .text = Weź do 2 żetonów ze wspólnej puli.
card-bomba = Bomba
    .text = Bohater przeciwnika traci 3 punkty życia.
card-slepy-wedrowiec = Ślepy wędrowiec
    .text = Wybierz niezablokowany atak na ciebie: trafia on bohatera atakującego.
card-wiedzma = Wiedźma
    .text = Obejrzyj karty akcji przeciwnika i odrzuć jedną z nich.
card-trzesienie-ziemi = Trzęsienie ziemi
    .text = Każdy gracz traci 3 poziomy.
card-mgla = Mgła
    .text = Wszystkie ataki zostają odwołane; w tej turze nikt już nie może atakować.
card-powodz = Powódź
    .text = Postacie przeciwnika nie mogą kopać w tej turze.
card-medyk = Medyk
    .text = Odzyskaj 3 punkty życia.
card-lonsdaleit = Lonsdaleit
    .text = Natychmiast wykop 3 poziomy.
card-zatrucie-pokarmowe = Zatrucie pokarmowe
    .text = Najwyżej dwie postacie jednego przeciwnika chorują w tej turze: nie kopią, nie atakują, nie blokują i nie zadają obrażeń.

## Bohaterowie i ich zdolności

hero-haldor = Haldor Gromowładny
    .ability = Grzmot
    .text = Bohater przeciwnika traci 2 punkty życia, a ty odzyskujesz 1.
hero-hedda = Hedda Głęboka
    .ability = Głęboka żyła
    .text = Natychmiast wykop 2 poziomy.
hero-ylva = Ylva Strażniczka Ognia
    .ability = Ognisko
    .text = Dobierz kartę postaci i odzyskaj 2 punkty życia.
hero-orm = Orm Kusznik
    .ability = Celny bełt
    .text = Zabij jednego górnika przeciwnika.
hero-runa = Runa Kamienna
    .ability = Kamienna skóra
    .text = Najwyżej dwie twoje postacie nie mogą zginąć w tej turze.
hero-grima = Grima Grabarka
    .ability = Odkopanie
    .text = Przywróć górnika ze swojego cmentarza na pole gry.
hero-tove = Tove Widząca
    .ability = Wizja
    .text = Dobierz kartę akcji.
hero-fenja = Fenja Wilcza
    .ability = Wycie
    .text = W swojej turze, przed blokami: najwyżej dwie postacie przeciwnika nie mogą blokować w tej turze.

## Lokacje

location-zlota-zyla = Złota żyła
    .text = W fazie kopania tej tury wykopujesz 2 dodatkowe poziomy. Przepadają, jeśli twoje postacie nie mogą kopać.
location-gorace-zrodla = Gorące źródła
    .text = Odzyskujesz 2 punkty życia.
location-stara-zbrojownia = Stara zbrojownia
    .text = Dobierasz kartę akcji.
location-karczma = Karczma
    .text = Dobierasz kartę postaci.
location-wojenne-bebny = Wojenne bębny
    .text = Twoje niezablokowane trafienia bohatera odbierają w tej turze o 1 punkt życia więcej.
location-gaz = Gaz kopalniany
    .text = Twoje postacie nie mogą kopać w tej turze.
location-zamiec = Zamieć
    .text = Nie możesz atakować w tej turze.
location-zapadlisko = Zapadlisko
    .text = Tracisz 2 poziomy.
location-zasadzka = Zasadzka
    .text = Tracisz 2 punkty życia.
location-sala-ciszy = Sala ciszy
    .text = Nie możesz zagrywać kart akcji w tej turze; zdolności bohatera możesz używać.

## Chwile, w których można używać kart i zdolności

moment-roll = przed rzutem za lokację
moment-main = podczas zagrywania postaci
moment-combat = przed deklaracją ataku
moment-attack = po deklaracji ataku
moment-block = przed zadaniem obrażeń
moment-end = na końcu tury

## Co trwa do końca tury

mark-shielded = osłonięta
    .text = W tej turze nie może zginąć.
mark-sick = chora
    .text = W tej turze nie kopie, nie kradnie, nie atakuje, nie blokuje i nie zadaje obrażeń.
mark-cowed = zastraszona
    .text = W tej turze nie może blokować.
mark-hammered = ognisty młot
    .text = Trafiając w tej turze bohatera, odbiera więcej życia.
mark-hero-shielded = bohater osłonięty
    .text = Bohater nie może w tej turze stracić życia.
mark-flooded = bez kopania
    .text = Jej postacie nie mogą w tej turze kopać.
mark-grounded = bez ataku
    .text = Ta strona nie może w tej turze atakować.
mark-no-block = bez bloków
    .text = Ta strona nie może w tej turze blokować.
mark-drums = wojenne bębny
    .text = Jej niezablokowane trafienia bohatera odbierają w tej turze więcej życia.
mark-vein = złota żyła
    .text = Ta strona wykopuje w tej turze dodatkowe poziomy.
mark-silenced = cisza
    .text = W tej turze bez kart akcji.
mark-fog = mgła
    .text = W tej turze nikt nie może atakować.

## Części gry, do obrazków

phase-over = Koniec gry
phase-mulligan = Wymiana kart
phase-trade = Dobieranie kart
phase-leader = Kopanie
phase-attack = Walka: atakujący
phase-block = Walka: blokujący
phase-accept = Walka: decyduje partner
phase-pick = Wiedźma
phase-roll-window = Przed rzutem za lokację
phase-main-window = Zagrywanie postaci
phase-combat-window = Przed walką
phase-attack-window = Po ataku
phase-block-window = Przed obrażeniami
phase-end-window = Koniec tury
phase-hero = Rozdawanie bohaterów
phase-first = Losowanie gracza, który zaczyna
phase-draw = Dobieranie kart
phase-draw-character = Dobieranie kart
phase-rival = Rzut o przeciwnika
phase-reveal = Odsłanianie lokacji
phase-die = Rzut za lokację
label-life = Życie
label-depth = Głębokość
label-tokens =
    { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
       *[other] { $count } żetonów
    }
label-supply = Wspólna pula
label-hand = Karty akcji
label-recruits = Karty postaci
label-deck = Talia akcji
label-camp = Talia postaci
label-discard = Stos kart odrzuconych
label-graveyard = Cmentarz
label-battlefield = Pole gry
label-location = Lokacja
label-cost =
    { $count ->
        [one] za { $count } żeton
        [few] za { $count } żetony
       *[other] za { $count } żetonów
    }
label-location-waits = Wynik 1, 2 lub 3: lokacja na ciebie działa.

## Opcje stołu

option-format = Tryb
    .explain = Jak gra czterech graczy. Dwóch zawsze gra pojedynek, trzech każdy na każdego.
option-format-team = dwóch na dwóch
option-format-ffa = każdy na każdego
option-victory = Zwycięstwo
    .explain = Co daje zwycięstwo.
option-victory-both = dość głębokie kopanie albo ostatnie życie przeciwnika
option-victory-life = tylko ostatnie życie przeciwnika
option-victory-dig = tylko dość głębokie kopanie
option-scale = Długość
    .explain = Podwójna: dwa razy więcej życia i dwa razy więcej poziomów do wykopania.
option-scale-single = zwykła
option-scale-double = podwójna
option-first-turn-draw = Dobieranie w pierwszej turze
    .explain = Czy w swojej pierwszej turze dobiera się karty?
option-first-turn-draw-none = nikt nie dobiera
option-first-turn-draw-second-player-draws = dobierają wszyscy prócz tego, kto zaczyna
option-miner-trade = Wymiana dwóch górników
    .explain = Ile razy w fazie dobierania można wymienić dwóch górników na kolejną kartę postaci.
option-miner-trade-once = raz
option-miner-trade-any = dowolnie często
option-leader-attackable = Dowódcę można zaatakować
    .explain = Dowódca jest górnikiem, którego wolno atakować, i wojownikiem, którego nie wolno.
option-leader-attackable-false = nie
option-leader-attackable-true = tak, i oddaje cios
option-simultaneous-win = Zwycięstwo kilku stron naraz
    .explain = Gdy jedno zdarzenie daje zwycięstwo więcej niż jednej stronie.
option-simultaneous-win-draw = dzielą się zwycięstwem
option-simultaneous-win-resolver = wygrywa ten, kto je wywołał
option-team-opening = Początkowe ręce zespołów
    .explain = Do czego dodaje się dodatkowe karty akcji gry zespołowej.
option-team-opening-as-duel = jak w pojedynku
option-team-opening-additive = więcej niż w pojedynku
option-partners-share-hands = Partnerzy widzą swoje karty
    .explain = Czy partnerzy z zespołu grają wobec siebie w otwarte karty?
option-partners-share-hands-true = tak
option-partners-share-hands-false = nie
option-ffa-reach = Zasięg w grze każdy na każdego
    .explain = Na kogo mogą działać karty i zdolności, gdy każdy gra na każdego.
option-ffa-reach-duel = tylko na przeciwnika w tej turze
option-ffa-reach-table = na wszystkich
option-tokens-per-seat = Żetony na gracza
    .explain = Tyle żetonów na każdego gracza leży we wspólnej puli.
option-second-player-tokens = Żetony dla ostatniego gracza
    .explain = Z tyloma żetonami zaczyna strona, która rusza się ostatnia.
option-log-memory = Pamięć dziennika
    .explain = Jak długo dziennik pokazuje, jakie karty zagrano.
option-log-memory-full = cała gra
option-log-memory-last-round = ostatnia runda
option-turn-limit = Limit tur
    .explain = Po tylu turach gra kończy się remisem. 0: bez limitu.

## Pytania: o czym się teraz decyduje

prompt-over = Gra jest skończona.
prompt-chance = Decyduje los.
prompt-mulligan =
    { $you ->
        [yes] Które karty akcji wymieniasz? Każda kosztuje 1 punkt życia.
       *[no] Można wymienić karty akcji, po 1 punkcie życia za każdą.
    }
prompt-trade =
    { $you ->
        [yes] Możesz odrzucić dwóch górników z ręki, aby dobrać kolejną kartę postaci.
       *[no] { $seat } może odrzucić dwóch górników z ręki, aby dobrać kolejną kartę postaci.
    }
prompt-leader =
    { $you ->
        [yes] Czy twój dowódca kopie, czy kradnie żeton?
       *[no] { $seat } decyduje, czy dowódca kopie, czy kradnie.
    }
prompt-attack =
    { $you ->
        [yes] Zaplanuj atak: kto kogo atakuje? Samo „Gotowe” oznacza brak ataku.
       *[no] { $side } planuje atak.
    }
prompt-block =
    { $you ->
        [yes] Zaplanuj bloki: kto zatrzymuje którego atakującego?
       *[no] { $side } planuje bloki.
    }
prompt-accept =
    { $you ->
        [yes] Twój partner ma plan. Przyjmujesz go czy planujesz od nowa?
       *[no] { $seat } ocenia plan.
    }
prompt-pick =
    { $you ->
        [yes] Wybierz kartę, którą { $victim } musi odrzucić.
       *[no] { $seat } ogląda karty akcji, które ma { $victim }.
    }
prompt-window-roll =
    { $you ->
        [yes] Zaraz rzut za lokację. W turze jest { $turn }. Zagraj kartę, użyj zdolności albo spasuj.
       *[no] Przed rzutem za lokację działać może { $seat }. W turze jest { $turn }.
    }
prompt-window-main =
    { $you ->
        [yes] { $turn } zagrywa postacie, potem kopanie. Działaj albo spasuj.
       *[no] { $turn } zagrywa postacie; działać może { $seat }.
    }
prompt-window-combat =
    { $you ->
        [yes] Zaraz { $turn } planuje atak. Zagraj kartę, użyj zdolności albo spasuj.
       *[no] Zanim { $turn } zaplanuje atak, działać może { $seat }.
    }
prompt-window-attack =
    { $you ->
        [yes] { $turn } atakuje, potem bloki. Zagraj kartę, użyj zdolności albo spasuj.
       *[no] { $turn } atakuje; działać może { $seat }.
    }
prompt-window-block =
    { $you ->
        [yes] { $turn } atakuje, zaraz obrażenia. Zagraj kartę, użyj zdolności albo spasuj.
       *[no] { $turn } atakuje; przed obrażeniami działać może { $seat }.
    }
prompt-window-end =
    { $you ->
        [yes] { $turn } kończy turę. Zagraj kartę, użyj zdolności albo spasuj.
       *[no] { $turn } kończy turę; działać może { $seat }.
    }

## Ruchy: co można wybrać

move-swap = Wymień kartę „{ $card }”
move-done = Gotowe
move-skip = Niczego nie wymieniaj
move-trade = Odrzuć { $classes-acc } za kolejną kartę postaci
move-pass = Pasuj
move-place = Zagraj postać: { $class }
move-play =
    { $targets-count ->
        [0] Zagraj kartę „{ $card }”
       *[other] Zagraj kartę „{ $card }”. Cel: { $targets }
    }
move-use =
    { $targets-count ->
        [0] Użyj zdolności: { $hero }
       *[other] Użyj zdolności: { $hero }. Cel: { $targets }
    }
move-dig = Dowódca kopie
move-steal = Dowódca kradnie żeton. Ofiara: { $seat }
move-attack = Atakuje { $attacker }. Cel: { $target }
move-block = Blokuje { $blocker }. Atakujący: { $attacker }
move-accept = Przyjmij plan
move-replan = Planuj od nowa
move-pick = Odrzuć kartę „{ $card }”
move-hero = { $hero }
move-first = Zaczyna { $seat }
move-draw = Karta akcji „{ $card }”
move-draw-character = Karta postaci: { $class }
move-reveal = Lokacja „{ $location }”
move-roll = Wynik rzutu: { $pips }

## Dziennik: co się stało

log-hero-dealt = { $seat } gra bohaterem: { $hero }.
log-first-player = Zaczyna { $side }.
log-tokens =
    { $count ->
        [one] { $seat } bierze { $count } żeton ze wspólnej puli.
        [few] { $seat } bierze { $count } żetony ze wspólnej puli.
       *[other] { $seat } bierze { $count } żetonów ze wspólnej puli.
    }
log-drew =
    { $card ->
        [hidden] { $seat } dobiera kartę akcji.
       *[other] { $seat } dobiera kartę „{ $card }”.
    }
log-drew-character =
    { $class ->
        [hidden] { $seat } dobiera kartę postaci.
       *[other] { $seat } dobiera postać: { $class }.
    }
log-reshuffled =
    { $deck ->
        [action] { $seat } tasuje stos kart odrzuconych, by utworzyć nową talię akcji.
       *[character] { $seat } tasuje cmentarz, by utworzyć nową talię postaci.
    }
log-nothing-to-draw =
    { $deck ->
        [action] { $seat } nie ma już karty akcji do dobrania.
       *[character] { $seat } nie ma już karty postaci do dobrania.
    }
log-swaps = Wymienisz kartę „{ $card }”.
log-swaps-no-more = Twój wybór jest gotowy.
log-exchanged =
    { $count ->
        [0] { $seat } nie wymienia żadnej karty.
        [one] { $seat } wymienia { $count } kartę. Życie: { $life }.
        [few] { $seat } wymienia { $count } karty. Życie: { $life }.
       *[other] { $seat } wymienia { $count } kart. Życie: { $life }.
    }
log-turn = Tura { $number }: { $side }.
log-rolled-rival = { $seat } wyrzuca { $pips }. Przeciwnik w tej turze: { $rival }.
log-rolled-again = { $seat } wyrzuca { $pips } i musi rzucić ponownie.
log-traded = { $seat } odrzuca { $classes-acc } za kolejną kartę postaci.
log-no-trade = { $seat } niczego nie wymienia.
log-locations-reshuffled = Wszystkie lokacje zostały użyte: są tasowane na nowo.
log-revealed = Nowa lokacja: { $location }.
log-rolled-location =
    { $affected ->
        [yes] { $side } wyrzuca { $pips }: lokacja „{ $location }” działa.
       *[no] { $side } wyrzuca { $pips }: lokacja „{ $location }” nie działa.
    }
log-passed = { $seat } pasuje.
log-placed = { $seat } zagrywa postać: { $character }.
log-played =
    { $targets-count ->
        [0] { $seat } zagrywa kartę „{ $card }”.
       *[other] { $seat } zagrywa kartę „{ $card }”. Cel: { $targets }.
    }
log-used =
    { $targets-count ->
        [0] { $seat } używa zdolności bohatera ({ $hero }).
       *[other] { $seat } używa zdolności bohatera ({ $hero }). Cel: { $targets }.
    }
log-killed =
    { $token ->
        [yes] Ginie { $character }; żeton zdobywa { $seat }.
       *[no] Ginie { $character }; nikt nie zdobywa żetonu.
    }
log-lost-life =
    { $count ->
        [one] { $side } traci { $count } punkt życia. Zostaje: { $life }.
        [few] { $side } traci { $count } punkty życia. Zostaje: { $life }.
       *[other] { $side } traci { $count } punktów życia. Zostaje: { $life }.
    }
log-regained-life =
    { $count ->
        [one] { $side } odzyskuje { $count } punkt życia. Teraz: { $life }.
        [few] { $side } odzyskuje { $count } punkty życia. Teraz: { $life }.
       *[other] { $side } odzyskuje { $count } punktów życia. Teraz: { $life }.
    }
log-dug =
    { $count ->
        [one] { $side } wykopuje { $count } poziom. Głębokość: { $depth }.
        [few] { $side } wykopuje { $count } poziomy. Głębokość: { $depth }.
       *[other] { $side } wykopuje { $count } poziomów. Głębokość: { $depth }.
    }
log-lost-levels =
    { $count ->
        [one] { $side } traci { $count } poziom. Głębokość: { $depth }.
        [few] { $side } traci { $count } poziomy. Głębokość: { $depth }.
       *[other] { $side } traci { $count } poziomów. Głębokość: { $depth }.
    }
log-revived = { $seat } przywraca z cmentarza postać: { $character }.
log-looked =
    { $cards ->
        [hidden] { $seat } ogląda karty akcji, które ma { $victim }.
       *[other] { $seat } ogląda karty akcji, które ma { $victim }: { $cards }.
    }
log-discarded = Wiedźma, którą ma { $seat }, zabiera kartę „{ $card }”. Traci ją { $victim }.
log-leader-digs = { $seat }: dowódca kopie.
log-stole = { $seat }: dowódca kradnie żeton i oddaje go do wspólnej puli. Traci go { $victim }.
log-plans-attack = { $seat } planuje: atakuje { $attacker }. Cel: { $target }.
log-plans-block = { $seat } planuje: blokuje { $blocker }. Atakujący: { $attacker }.
log-planned = { $seat } ma plan; decyduje partner.
log-replans = { $seat } planuje od nowa.
log-attacks =
    { $attackers-count ->
        [one] { $side } atakuje. Przeciwnik: { $rival }. Atakujący: { $attackers }. Cel: { $targets }.
       *[other] { $side } atakuje. Przeciwnik: { $rival }. Atakujący: { $attackers }. Cele w tej samej kolejności: { $targets }.
    }
log-no-attack = { $side } nie atakuje. Przeciwnik: { $rival }.
log-blocks =
    { $blockers-count ->
        [one] { $side } blokuje. Blokujący: { $blockers }. Zablokowany: { $attackers }.
       *[other] { $side } blokuje. Blokujący: { $blockers }. Zablokowani w tej samej kolejności: { $attackers }.
    }
log-no-blocks = { $side } nie blokuje.
log-over =
    { $reason ->
        [life] Koniec gry: bohater poległ. Zwycięstwo: { $winners }.
        [dig] Koniec gry: tork wykopany. Zwycięstwo: { $winners }.
        [both] Koniec gry: naraz bohater poległ i tork został wykopany. Zwycięstwo: { $winners }.
       *[limit] Koniec gry: limit tur wyczerpany. Zwycięstwo wspólne: { $winners }.
    }

## Odmowy: dlaczego czegoś teraz nie można

refuse-game-over = Gra jest skończona.
refuse-chance-decides = O tym decyduje los.
refuse-not-asked = To nie ty teraz decydujesz.
refuse-answered-already = Twoja odpowiedź już padła.
refuse-only-the-two = Działać może tylko dwójka, która pojedynkuje się w tej turze.
refuse-no-priority = Najpierw mogą działać inni; zaczekaj na swoją kolej.
refuse-others-plan = Teraz planuje ktoś inny.
refuse-no-two-miners = Nie masz tych dwóch kart na ręce.
refuse-no-trade-now = Górników wymienia się tylko w swojej fazie dobierania, gdy pada takie pytanie.
refuse-no-window = Kart i zdolności używa się między zdarzeniami tury, nie teraz.
refuse-no-plan = Nie ma teraz czego kończyć.
refuse-no-leader-asked = Żaden twój dowódca nie wybiera teraz między kopaniem a kradzieżą.
refuse-no-plan-to-judge = Nie ma planu partnera do oceny.
refuse-not-the-play-phase = Postacie zagrywa się w fazie zagrywania postaci swojej tury.
refuse-character-not-in-hand = Nie masz na ręce takiej karty: { $class }.
refuse-no-such-seat = Nikt tam nie siedzi.
refuse-no-such-side = Żadna strona tak się nie nazywa; strona nosi imię swojego pierwszego gracza.
refuse-not-an-opponent = { $seat } nie jest twoim przeciwnikiem.
refuse-out-of-reach = { $seat } jest w tej turze poza zasięgiem.
refuse-no-token-there = { $seat } nie ma żetonu, który można by ukraść.
refuse-not-in-that-hand = Karty „{ $card }” nie ma na tej ręce.
refuse-no-look = Nie oglądasz teraz niczyich kart.
refuse-no-mulligan = Karty wymienia się tylko przed rozpoczęciem gry.
refuse-not-in-hand = Nie masz na ręce karty „{ $card }”.
refuse-too-dear = Masz za mało życia, żeby za to zapłacić.
refuse-swap-in-order = Karty do wymiany wskazuj w kolejności z listy kart.
refuse-changes-nothing = To by niczego nie zmieniło.
refuse-silenced = Sala ciszy: w tej turze nie możesz zagrywać kart akcji.
refuse-not-your-hero = To nie twój bohater.
refuse-too-few-tokens = Koszt zdolności w żetonach: { $cost }. Masz: { $count }.
refuse-own-turn-only = Tego można użyć tylko w swojej turze.
refuse-others-turn-only = Tego można użyć tylko w turze przeciwnika.
refuse-wrong-moment = Nie w tej chwili: { $moment }.
refuse-not-in-graveyard = Na twoim cmentarzu nie leży: { $class }.
refuse-not-your-character = To nie twoja postać, która mogłaby to zrobić: { $character }.
refuse-not-an-opponent-of-this-turn = To nie postać twojego przeciwnika w tej turze: { $character }.
refuse-marked-already = Tej postaci nie można wybrać albo nic by się dla niej nie zmieniło: { $character }.
refuse-no-such-attack = Nie ma pasującego ataku: { $character }.
refuse-not-of-one-side = Obie postacie muszą należeć do jednej strony.
refuse-name-in-order = Wskazuj postacie w kolejności na polu gry, najpierw: { $character }.
refuse-not-on-the-battlefield = Na polu gry nie ma postaci: { $character }.
refuse-no-attack-now = Teraz nie deklaruje się ataków.
refuse-no-block-now = Teraz nie deklaruje się bloków.
refuse-is-sick = { $character }: w tej turze postać choruje.
refuse-is-cowed = { $character }: w tej turze postać nie może blokować.
refuse-is-attacked = { $character }: zaatakowana postać nie może blokować.
refuse-plan-in-order = { $character }: ta postać już miała kolej w tym planie. Wskazuj postacie w kolejności na polu gry.
refuse-leader-not-attackable = { $character }: to także wojownik, nie można go zaatakować.
refuse-miners-do-not-attack = { $character }: ta postać nie może atakować, górnicy tylko kopią i blokują.
refuse-not-attackable = { $character }: tej postaci nie można zaatakować, tylko górników i bohatera.
refuse-not-attacking-you = { $character }: nie ma takiego ataku na ciebie, który można by zablokować.
refuse-blocked-already = { $character }: ten atak jest już zablokowany.

## Zasady

clause-tk-setup-1 = Każdy gracz ma własną talię kart akcji; wszystkie talie mają dokładnie te same 20 kart.
clause-tk-setup-2 = Każdy gracz ma własne karty postaci, wszyscy te same jedenaście: pięciu wojowników, pięciu górników i jednego dowódcę.
clause-tk-setup-3 = Każdy gracz dostaje losowo jednego bohatera.
clause-tk-setup-4 = Każdy gracz zaczyna z jednym wojownikiem na polu gry.
clause-tk-setup-5 = Każdy gracz tasuje swoją talię akcji i swoją talię postaci; pozostają one osobnymi taliami.
clause-tk-setup-6 = Gracza, który zaczyna, wybiera los.
clause-tk-setup-7 = Gracz, który zaczyna, ma na początku 1 kartę postaci i 3 karty akcji.
clause-tk-setup-8 = Drugi gracz ma na początku 1 kartę postaci i 4 karty akcji.
clause-tk-setup-9 = Każdy gracz zaczyna z 10 punktami życia na głębokości 0; pokazują to znaczniki na karcie bohatera.
clause-tk-setup-10 = Jest jeden wspólny stos 10 kart lokacji, potasowany i zakryty.
clause-tk-setup-11 = Jest jedna wspólna pula żetonów; własna pula każdego gracza jest na początku pusta.
clause-tk-mulligan-1 = Przed rozpoczęciem gry każdy gracz może wymienić dowolną liczbę kart akcji z ręki, od żadnej do wszystkich.
clause-tk-mulligan-2 = Każda wymieniona karta kosztuje 1 punkt życia.
clause-tk-mulligan-3 = Każdy gracz może to zrobić tylko raz; nowych kart nie można już wymienić.
clause-tk-mulligan-4 = Kart postaci nie można wymieniać.
clause-tk-mulligan-5 = Wybrane karty odkłada się na bok, dobiera tyle samo, a potem odłożone wtasowuje do talii akcji. Wszyscy wybierają potajemnie w tym samym czasie.
clause-tk-win-1 = Gracz wygrywa, gdy życie przeciwnika wynosi 0 lub mniej.
clause-tk-win-2 = Gracz wygrywa, gdy ma wykopane 20 lub więcej poziomów.
clause-tk-win-3 = Wystarczy jedno z dwojga.
clause-tk-win-4 = Zwycięstwo sprawdza się od razu po każdej zmianie, nie tylko na końcu tury; tego, co miało jeszcze nastąpić, już nie ma.
clause-tk-win-5 = Jeśli jedno zdarzenie daje zwycięstwo więcej niż jednej stronie, dzielą się nim; albo, jeśli tak ustalono przy stole, wygrywa ten, kto je wywołał.
clause-tk-turn-1 = Tura ma pięć faz, zawsze w tej kolejności: dobieranie kart, sprawdzanie efektu lokacji, zagrywanie postaci, kopanie, walka.
clause-tk-turn-2 = Po walce tura się kończy i następny gracz zaczyna swoją od pierwszej fazy.
clause-tk-turn-3 = Faz nie pomija się ani nie powtarza, chyba że zasada mówi inaczej.
clause-tk-draw-1 = Gracz w turze dobiera 1 kartę akcji i 1 kartę postaci.
clause-tk-draw-2 = Nikt nie dobiera w swojej pierwszej turze: zastępuje to początkowa ręka.
clause-tk-draw-3 = W fazie dobierania gracz może odrzucić z ręki na cmentarz dwóch górników i dobrać dodatkową kartę postaci.
clause-tk-draw-4 = Takiej wymiany można dokonać raz w fazie dobierania, po zwykłym dobraniu kart, a nie w pierwszej turze bez dobierania; dowódca liczy się jako górnik; obie karty się pokazuje.
clause-tk-draw-5 = Dobieranie jest obowiązkowe, o ile są karty.
clause-tk-location-1 = Nową lokację odsłania tylko gracz, który rozpoczął grę: jedną w każdej swojej turze, w fazie lokacji.
clause-tk-location-2 = Pozostali niczego nie odsłaniają; obowiązuje ich lokacja, która już leży odkryta.
clause-tk-location-3 = Każdy gracz rzuca kostką w fazie lokacji swojej tury.
clause-tk-location-4 = Wynik 1, 2 lub 3: lokacja działa na tego gracza.
clause-tk-location-5 = Wynik 4, 5 lub 6: nie działa.
clause-tk-location-6 = Gracz, na którego lokacja działa, musi się do niej zastosować; to nie jest wybór.
clause-tk-location-7 = Efekt trwa tylko jedną turę: tę, w której gracz rzucał.
clause-tk-location-8 = Lokacje mogą pomagać lub szkodzić; jedne i drugie wymagają rzutu.
clause-tk-location-9 = Faza lokacji odbywa się także w pierwszych turach.
clause-tk-location-10 = Gdy stos jest pusty, użyte lokacje tasuje się w nowy.
clause-tk-play-1 = Karty postaci można zagrywać z ręki tylko w fazie zagrywania postaci własnej tury.
clause-tk-play-2 = Można zagrać dowolną liczbę postaci, także żadnej; nic nie kosztują.
clause-tk-play-3 = Postać może kopać, kraść lub atakować, zależnie od klasy, już w turze, w której ją zagrano.
clause-tk-play-4 = Karta postaci nigdy nie wraca z pola gry na rękę.
clause-tk-play-5 = Postacie zostają na polu gry, dopóki nie zginą.
clause-tk-play-6 = Zabita postać trafia zakryta na cmentarz właściciela.
clause-tk-class-1 = Górnik: atak nie, blok tak, kopanie tak, kradzież nie.
clause-tk-class-2 = Wojownik: atak tak, blok tak, kopanie nie, kradzież nie.
clause-tk-class-3 = Dowódca: atak tak, blok tak, kopanie tak, kradzież tak.
clause-tk-class-4 = Dowódca jest jednocześnie górnikiem i wojownikiem.
clause-tk-class-5 = Karta, której celem może być górnik, i karta, której celem może być wojownik, może celować w dowódcę.
clause-tk-dig-1 = W fazie kopania każdy górnik gracza w turze wykopuje 1 poziom.
clause-tk-dig-2 = Górnik kopie w każdej turze swojego gracza, a w turach innych nie.
clause-tk-dig-3 = Dowódca także wykopuje 1 poziom.
clause-tk-dig-4 = Zamiast kopać dowódca może zabrać 1 żeton z puli przeciwnika.
clause-tk-dig-5 = Ukradziony żeton trafia do wspólnej puli, nie do złodzieja.
clause-tk-dig-6 = Dowódca kradnie najwyżej raz na turę i tylko w fazie kopania.
clause-tk-dig-7 = Dowódca, który kopał lub kradł, może w tej samej turze atakować, a w turze przeciwnika blokować.
clause-tk-dig-8 = Kopanie odbywa się samo i nie jest dobrowolne; jedyny wybór to kopanie albo kradzież dowódcy.
clause-tk-dig-9 = Dowódca, który nie może kopać, nie może też kraść; kradzież wymaga przeciwnika w zasięgu, który ma żeton.
clause-tk-combat-1 = Walka ma trzy etapy: gracz w turze deklaruje wszystkich atakujących i ich cele, przeciwnik wszystkich blokujących i ich cele, na końcu zadaje się obrażenia.
clause-tk-combat-2 = Każdy wojownik i dowódca gracza w turze może zaatakować jeden cel: górnika przeciwnika albo jego bohatera. Nikt nie musi atakować.
clause-tk-combat-3 = Wojownik nie może zaatakować wojownika.
clause-tk-combat-4 = Dlatego dowódca, który jest także wojownikiem, nie może być celem ataku.
clause-tk-combat-5 = Górnicy nie mogą atakować.
clause-tk-combat-6 = Atakujący gracz wyznacza cel każdego atakującego. Kilku atakujących może mieć ten sam cel.
clause-tk-combat-7 = Broniący się gracz wyznacza, którego atakującego blokuje każda blokująca postać.
clause-tk-combat-8 = Blokować mogą wojownicy, górnicy i dowódca.
clause-tk-combat-9 = Jedna postać blokuje jednego atakującego; jednego atakującego blokuje najwyżej jedna postać.
clause-tk-combat-10 = Postać, która sama jest atakowana, nie może blokować.
clause-tk-combat-11 = Celem zablokowanego staje się blokująca postać i to z nią walczy; pierwotny cel jest przed nim bezpieczny.
clause-tk-combat-12 = Niezablokowany atak na bohatera: bohater traci 1 punkt życia.
clause-tk-combat-13 = Niezablokowany atak na górnika: górnik ginie.
clause-tk-combat-14 = Atak na górnika zablokowany przez wojownika: obaj wojownicy giną, górnik żyje.
clause-tk-combat-15 = Atak na bohatera zablokowany przez wojownika: obaj wojownicy giną, bohater nie traci życia.
clause-tk-combat-16 = Atak na bohatera zablokowany przez górnika: blokujący górnik ginie, atakujący jest cały, bohater nie traci życia.
clause-tk-combat-17 = Atak na górnika zablokowany przez innego górnika: blokujący ginie, atakujący jest cały, zaatakowany górnik żyje.
clause-tk-combat-18 = Dowódca, który atakuje lub blokuje, walczy jak wojownik: zabija i ginie.
clause-tk-combat-19 = Blokujący górnik nie zadaje obrażeń.
clause-tk-combat-20 = Wojownik, który atakował w turze swojego gracza, może blokować w turze przeciwnika.
clause-tk-combat-21 = W walce biorą udział tylko postacie leżące na polu gry.
clause-tk-combat-22 = Bohater nie zadaje obrażeń i nie blokuje.
clause-tk-combat-23 = Wszystkie obrażenia zadaje się w tej samej chwili.
clause-tk-combat-24 = W turze jest jedna deklaracja atakujących i jedna blokujących; potem nic nie można dodać.
clause-tk-combat-25 = Postacie atakują tylko w turze swojego gracza, a blokują tylko w turze przeciwnika.
clause-tk-action-1 = Kartę akcji można zagrać w dowolnej chwili tury dowolnego gracza.
clause-tk-action-2 = Jej efekt jest natychmiastowy.
clause-tk-action-3 = Dopóki wykonuje się kartę akcji lub zdolność bohatera, nie można użyć innej.
clause-tk-action-4 = Liczba kart akcji zagranych w turze, własnej lub cudzej, nie jest ograniczona.
clause-tk-action-5 = Po wykonaniu karta trafia zakryta na stos kart odrzuconych właściciela.
clause-tk-action-6 = Talia to: po dwie karty Strzał, Rezurekcja i Tarcza oraz po jednej Ognisty młot, Niedźwiedź, Wybuch, Nocna zmiana, Przypływ energii, Bomba, Ślepy wędrowiec, Wiedźma, Trzęsienie ziemi, Mgła, Powódź, Medyk, Lonsdaleit, Zatrucie pokarmowe.
clause-tk-action-7 = Kartę można zagrać tylko z dozwolonym celem i tylko wtedy, gdy coś zmieni.
clause-tk-hero-1 = Bohater reprezentuje gracza; atak na gracza to atak na jego bohatera.
clause-tk-hero-2 = Każdy bohater ma własną zdolność lub zdolności.
clause-tk-hero-3 = Za użycie zdolności gracz płaci z własnej puli tyle żetonów, ile podano obok niej.
clause-tk-hero-4 = Wydane żetony trafiają do wspólnej puli.
clause-tk-hero-5 = Zdolności można użyć w dowolnej chwili tury dowolnego gracza.
clause-tk-hero-6 = Efekt zdolności trwa do końca tury, w której jej użyto.
clause-tk-hero-7 = Zdolności działają natychmiast; niczego nie przerywają i nie można ich przerwać.
clause-tk-hero-8 = Zdolności można używać wielokrotnie, jeśli za każdym razem się zapłaci i coś to zmieni.
clause-tk-token-1 = Za każde zabicie postaci przeciwnika zdobywa się 1 żeton.
clause-tk-token-2 = Żeton bierze się od razu ze wspólnej puli do puli tego, kto zabił.
clause-tk-token-3 = Żetony zdobywa się także w turze przeciwnika, na przykład blokującym wojownikiem.
clause-tk-token-4 = Za zabicie kartą akcji też dostaje się żeton.
clause-tk-token-5 = Jeśli wspólna pula jest pusta, nic się nie zdobywa; brakujący żeton przepada.
clause-tk-token-6 = Wydane żetony uzupełniają wspólną pulę i można je znów zdobyć.
clause-tk-token-7 = Żetony można wydawać na zdolności bohatera w dowolnej chwili tury dowolnego gracza.
clause-tk-token-8 = Za postacie stracone przez własną stronę, przez lokację lub odrzucone z ręki nikt nie dostaje żetonu.
clause-tk-token-9 = Jeśli w jednej chwili zdobyto więcej żetonów, niż jest w puli, pierwszeństwo ma strona w turze.
clause-tk-limit-1 = Liczba kart na ręce nie jest ograniczona.
clause-tk-limit-2 = Życie nie przekracza 10; nadmiar leczenia przepada.
clause-tk-limit-3 = Głębokość nie spada poniżej 0.
clause-tk-limit-4 = Gracz nie może sam z siebie odrzucać kart z ręki; każe mu dopiero zasada lub efekt.
clause-tk-limit-5 = Gdy zabraknie kart w talii postaci, właściciel tasuje cmentarz w nową talię.
clause-tk-limit-6 = Gdy zabraknie kart w talii akcji, właściciel tasuje stos kart odrzuconych w nową talię.
clause-tk-limit-7 = Jeśli puste są i talia, i stos, karty się nie dobiera i nikt nie ponosi kary.
clause-tk-secret-1 = Przeciwnicy nie mogą oglądać stosu kart odrzuconych.
clause-tk-secret-2 = Przeciwnicy nie mogą oglądać cmentarza.
clause-tk-secret-3 = Właściciel może przeglądać swój stos kart odrzuconych i swój cmentarz.
clause-tk-secret-4 = Liczba kart w każdym miejscu jest jawna, podobnie jak wszystko, co leży odkryte.
clause-tk-mode-1 = Tylko życie: wygrywa się wyłącznie przez obniżenie życia bohatera przeciwnika do 0.
clause-tk-mode-2 = Tylko kopanie: wygrywa się wyłącznie przez wykopanie 20 poziomów.
clause-tk-mode-3 = Podwójna gra: 20 punktów życia na początku i najwyżej oraz 40 poziomów do wykopania.
clause-tk-mode-4 = Drogę do zwycięstwa i długość gry wybiera się niezależnie.
clause-tk-team-1 = Czterech graczy tworzy dwa zespoły po dwóch partnerów; obowiązują zasady pojedynku z poniższymi wyjątkami.
clause-tk-team-2 = Partnerzy mają wspólną turę: każdą fazę przechodzą razem, potem turę ma drugi zespół.
clause-tk-team-3 = Dobieranie kart: każdy partner dobiera 1 kartę postaci i 1 kartę akcji.
clause-tk-team-4 = Lokacja: jeden z partnerów rzuca za zespół, raz.
clause-tk-team-5 = Efekt lokacji działa na zespół, nie na pojedynczego gracza.
clause-tk-team-6 = Zagrywanie postaci: każdy partner może zagrać dowolną liczbę swoich kart postaci.
clause-tk-team-7 = Kopanie: wszyscy kopiący obu partnerów kopią na wspólną głębokość.
clause-tk-team-8 = Walka toczy się jak w pojedynku; partnerzy mają wspólne pole gry i razem decydują o atakach i blokach.
clause-tk-team-9 = Zespół ma wspólne życie: 20 punktów, i nigdy więcej.
clause-tk-team-10 = Zespół ma wspólną głębokość i musi wykopać 40 poziomów.
clause-tk-team-11 = Każda postać ma swojego właściciela; cmentarze, stosy kart odrzuconych i pule żetonów są oddzielne. Zabita postać trafia na cmentarz właściciela.
clause-tk-team-12 = Żeton za zabicie dostaje właściciel postaci, która zabiła.
clause-tk-team-13 = Gracz płaci tylko z własnej puli i tylko za zdolność własnego bohatera.
clause-tk-team-14 = Kart i zdolności można używać na dowolną postać lub bohatera w grze, do kogokolwiek należą.
clause-tk-team-15 = Początkowe ręce: każdy partner zespołu, który zaczyna, ma 1 kartę postaci i 3 karty akcji, każdy partner drugiego zespołu 1 kartę postaci i 4 karty akcji.
clause-tk-team-16 = Każdy z czterech graczy zaczyna z wojownikiem na polu gry swojego zespołu.
clause-tk-team-17 = Wymiana kart kosztuje wspólne życie zespołu.
clause-tk-team-18 = Zespół, który zaczął, odsłania następną lokację w każdej swojej turze.
clause-tk-team-19 = Każdy dowódca na polu gry może raz ukraść w fazie kopania swojego zespołu, przeciwnikowi wybranemu przez właściciela.
clause-tk-ffa-1 = Obowiązują zasady pojedynku z poniższymi wyjątkami.
clause-tk-ffa-2 = Każdy gracz ma na początku 1 kartę postaci i 3 karty akcji.
clause-tk-ffa-3 = Gracze dostają numery w kolejności tur; ten, kto zaczyna, ma numer 1.
clause-tk-ffa-4 = Na samym początku tury, przed dobieraniem, gracz rzuca kostką o przeciwnika w tej turze.
clause-tk-ffa-5 = Trzech graczy: 1–2 to gracz 1, 3–4 gracz 2, 5–6 gracz 3.
clause-tk-ffa-6 = Czterech graczy: 1, 2, 3, 4 to gracz o tym numerze; przy 5 i 6 rzut się powtarza.
clause-tk-ffa-7 = Kto wyrzuci własny numer, rzuca ponownie.
clause-tk-ffa-8 = W tej turze kart akcji i zdolności mogą używać tylko gracz w turze i ten przeciwnik.
clause-tk-ffa-9 = Atakować, blokować i kraść może tylko ta dwójka, i tylko między sobą.
clause-tk-ffa-10 = Wygrywa ten, kto pierwszy wykopie 20 poziomów albo pierwszy obniży życie dowolnego bohatera do 0. Gra kończy się wtedy dla wszystkich.
clause-tk-ffa-11 = Lokacje odsłania tylko gracz 1; każdy rzuca za obowiązującą w swojej turze.
clause-tk-time-1 = W turze jest sześć chwil, w których używa się kart akcji i zdolności: przed rzutem za lokację, podczas zagrywania postaci, przed atakiem, po nim, przed obrażeniami i na końcu.
clause-tk-time-2 = W każdej z tych chwil działać mogą: w pojedynku obaj gracze, w grze zespołowej cała czwórka, w grze każdy na każdego tylko dwoje przeciwników tej tury.
clause-tk-time-3 = Najpierw pytany jest gracz o najniższym numerze po stronie, która ma turę, potem kolejni wokół stołu.
clause-tk-time-4 = Zapytany zagrywa jedną kartę akcji, używa zdolności albo pasuje; podczas zagrywania postaci strona w turze może też zagrać postać.
clause-tk-time-5 = Karta lub zdolność jest wykonywana do końca, sprawdza się zwycięstwo i pyta następnego gracza; nikt więc nie działa dwa razy z rzędu, gdy inny chce odpowiedzieć.
clause-tk-time-6 = Po zagraniu postaci pytany jest ten sam gracz, żeby mógł wyłożyć kilka naraz.
clause-tk-time-7 = Gdy wszyscy po kolei spasują, chwila mija. Kto spasował, jest pytany znowu, jeśli ktoś po nim coś zrobił.
clause-tk-time-8 = Nikt nie może działać, gdy coś jest wykonywane, nawet gdy gracz Wiedźmy ogląda i wybiera.
clause-tk-time-9 = Kto nie ma karty akcji lub nie może jej zagrać, nie ma czym zapłacić za zdolność i nie ma teraz postaci do zagrania, pasuje bez pytania. Liczy się tylko to, co widzą wszyscy.
clause-tk-time-10 = Żadna chwila nie trwa w nieskończoność: każda karta i każda zdolność kosztuje więcej, niż przynosi.
clause-tk-time-11 = Co trwa do końca tury, trwa do końca bieżącej tury, czyjakolwiek jest.
clause-tk-time-12 = Wszystkie cele podaje się przy zagraniu karty lub użyciu zdolności. Później wybiera się tylko kartę zabieraną przez Wiedźmę.
clause-tk-card-1 = { card-strzal }: { card-strzal.text }
clause-tk-card-2 = { card-rezurekcja }: { card-rezurekcja.text }
clause-tk-card-3 = { card-tarcza }: { card-tarcza.text }
clause-tk-card-4 = { card-ognisty-mlot }: { card-ognisty-mlot.text }
clause-tk-card-5 = { card-niedzwiedz }: { card-niedzwiedz.text }
clause-tk-card-6 = { card-wybuch }: { card-wybuch.text }
clause-tk-card-7 = { card-nocna-zmiana }: { card-nocna-zmiana.text }
clause-tk-card-8 = { card-przyplyw-energii }: { card-przyplyw-energii.text }
clause-tk-card-9 = { card-bomba }: { card-bomba.text }
clause-tk-card-10 = { card-slepy-wedrowiec }: { card-slepy-wedrowiec.text }
clause-tk-card-11 = { card-wiedzma }: { card-wiedzma.text }
clause-tk-card-12 = { card-trzesienie-ziemi }: { card-trzesienie-ziemi.text }
clause-tk-card-13 = { card-mgla }: { card-mgla.text }
clause-tk-card-14 = { card-powodz }: { card-powodz.text }
clause-tk-card-15 = { card-medyk }: { card-medyk.text }
clause-tk-card-16 = { card-lonsdaleit }: { card-lonsdaleit.text }
clause-tk-card-17 = { card-zatrucie-pokarmowe }: { card-zatrucie-pokarmowe.text }
clause-tk-ability-1 = { hero-haldor }: { hero-haldor.text }
clause-tk-ability-2 = { hero-hedda }: { hero-hedda.text }
clause-tk-ability-3 = { hero-ylva }: { hero-ylva.text }
clause-tk-ability-4 = { hero-orm }: { hero-orm.text }
clause-tk-ability-5 = { hero-runa }: { hero-runa.text }
clause-tk-ability-6 = { hero-grima }: { hero-grima.text }
clause-tk-ability-7 = { hero-tove }: { hero-tove.text }
clause-tk-ability-8 = { hero-fenja }: { hero-fenja.text }
clause-tk-site-1 = { location-zlota-zyla }: { location-zlota-zyla.text }
clause-tk-site-2 = { location-gorace-zrodla }: { location-gorace-zrodla.text }
clause-tk-site-3 = { location-stara-zbrojownia }: { location-stara-zbrojownia.text }
clause-tk-site-4 = { location-karczma }: { location-karczma.text }
clause-tk-site-5 = { location-wojenne-bebny }: { location-wojenne-bebny.text }
clause-tk-site-6 = { location-gaz }: { location-gaz.text }
clause-tk-site-7 = { location-zamiec }: { location-zamiec.text }
clause-tk-site-8 = { location-zapadlisko }: { location-zapadlisko.text }
clause-tk-site-9 = { location-zasadzka }: { location-zasadzka.text }
clause-tk-site-10 = { location-sala-ciszy }: { location-sala-ciszy.text }
