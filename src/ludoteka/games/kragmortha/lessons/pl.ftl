### Lekcje gry Kragmortha: `<lekcja>-<krok>`, .done o dobrej odpowiedzi, pozostałe części o innych ruchach.

first = Sześć goblinów, w tym pięć botów: w takim tłoku gra szybko się kończy.

turn-title = Do biblioteki
    .about = Cel gry, twój goblin, jedna tura
turn-goal = Jesteś czerwonym goblinem w bibliotece Rigora Mortisa, Mrocznego Pana: oto on. Kto go spotka, dostaje Krzywe Spojrzenie. Na końcu wygrywa goblin, który ma najmniej Spojrzeń.
turn-enter = Wszyscy zaczynają na krawędzi najdalszej od jego biurka. Postaw swojego goblina na C1.
    .wrong = Możesz zacząć na dowolnym polu tej krawędzi, ale wejdźmy środkowymi drzwiami: C1.
    .done = Jesteś w środku. Niebieski i Zielony też weszli.
turn-card = Tura to jedna karta. Twoja ma klejnoty i eliksir: wejdź na sąsiednie pole z jednym z tych symboli. Wybierz kartę, a potem C2 z eliksirem.
    .wrong = Krok zgodny z zasadami: symbol pasuje. My jednak chcemy iść w głąb: na C2.
    .rigor = Ta karta porusza Rigora, nie ciebie. Na jego spacery przyjdzie czas w innej lekcji.
    .done = Pierwszy symbol zużyty. Karta ma jeszcze drugi.
turn-second = Drugi krok, na drugi symbol, wolno zrobić, ale nie trzeba. Wejdź na klejnoty na C3.
    .wrong = To też klejnoty, więc wolno. Ale z C3 jest bliżej do przygód.
    .stop = Zawsze możesz skończyć po jednym kroku. Tym razem idź dalej, na C3.
    .done = Dwa kroki, każdy na jeden symbol karty.
turn-drawn = Karta trafiła na stos odrzuconych, a ty dobierasz nową: co turę masz trzy karty. Jeśli na karcie jest kula, pasuje ona do każdego pola. Teraz kolej Niebieskiego.

push-title = Przepychanki
    .about = Wpychaj innych w objęcia Mrocznego Pana
push-look = Dwa pola dalej, na D3, stoi Rigor. A między wami, na D2, Niebieski. Goblin, który wchodzi na pole innego goblina, spycha go na bok.
push-shove = Wejdź na Niebieskiego: karta z klejnotami i grymuarem, potem D2.
    .wrong = Wolno, ale wtedy Niebieski się wymknie. Wejdź na D2 dzięki klejnotom na karcie.
    .done = Łup! Niebieski musi zrobić miejsce.
push-where = Ty pchasz, więc ty wybierasz, dokąd trafi Niebieski: na dowolne sąsiednie pole oprócz tego, z którego przychodzisz. Pole Rigora też się liczy.
    .wrong = Tam Niebieski byłby bezpieczny. Wybierz gorsze miejsce: D3, gdzie stoi Rigor.
    .chain = Tam stoi Zielony: Niebieski popchnąłby jego, i tak dalej. Zabawne, ale D3 jest lepsze.
    .done = Niebieski spotkał Rigora, a ciebie nic to nie kosztowało.
push-met = Niebieski dobrał Spojrzenie i uciekł na pole teleportacji. Możesz nawet zrobić drugi krok. To jest sedno gry: stój tam, skąd da się kogoś na niego wepchnąć, a nigdy tuż obok niego.

rigor-title = Rigor na spacerze
    .about = Karty, które poruszają Mrocznego Pana
rigor-who = Zielony myśli, że na D3 jest bezpieczny: pole Rigora, E4, styka się z D3 tylko rogiem. Ale masz kartę Rigora. Porusza ona jego zamiast twojego goblina, według tych samych zasad.
rigor-first = Zagraj kartę Rigora ze zwojem i eliksirem: najpierw eliksir na E3.
    .wrong = Tak też wolno, ale nie zbliży to Rigora do Zielonego. Karta Rigora idzie najpierw na E3.
    .done = Teraz stoi tuż obok Zielonego.
rigor-second = A teraz zwój: D3, prosto na Zielonego.
    .wrong = Jeśli tu skończysz, Zielony zdąży uciec. Idź dalej, na D3.
    .done = Zielony spotyka Rigora: Spojrzenie dla Zielonego.
rigor-done = Gdy Rigor wejdzie na pole teleportacji, gracz, który nim porusza, może przenieść go na dowolne puste pole, które nie sąsiaduje z goblinem. I nie wprowadzaj go na własnego goblina: to też jest spotkanie.

meeting-title = Krzywe Spojrzenie
    .about = Co się dzieje, gdy cię złapie
meeting-caught = Niebieski wprowadził Rigora na ciebie. Dobierasz Spojrzenie; leży odkryte przed tobą i obowiązuje, dopóki je masz: „Na jednej nodze” nie pozwala na drugi krok.
meeting-away = Teraz twój goblin ucieka na puste pole teleportacji. Wybierz to z dala od Rigora, A7: postawienie na nim niczego nie uruchamia.
    .wrong = Tam też możesz uciec.
    .near = Tam też możesz uciec, ale z A7 jest bliżej do biurka i dalej od Rigora.
    .done = Na razie bezpiecznie.
meeting-hop = Twoja kolej. Zagraj klejnoty i grymuar i wejdź na A8. Zobaczysz: drugiego kroku nie ma.
    .wrong = Tam też możesz podskoczyć. Ale A8 przybliża cię do biurka.
    .done = Jeden krok i koniec tury: to właśnie Spojrzenie.
meeting-kinds = Jedne Spojrzenia zabraniają kroków, inne coś przed tobą ukrywają, jeszcze inne każą szybko coś wpisać; kto zawiedzie, dobiera następne. Nigdy nie masz dwóch z tym samym znakiem. Czwarte Spojrzenie kończy grę.

teleport-title = Teleportacja
    .about = Świecące pola i zakryte żetony
teleport-squares = Cztery pola świecą: to pola teleportacji. Goblin, który na takie pole wejdzie, sam lub popchnięty, zatrzymuje się i odkrywa żeton.
teleport-enter = Wejdź na sąsiednie pole teleportacji B2: karta ze zwojem i eliksirem.
    .wrong = Wolno, ale chcemy wypróbować pole teleportacji B2.
    .done = Odkrywasz żeton: Księga!
teleport-leap = Cokolwiek mówi żeton, goblin musi się przenieść na inne puste pole teleportacji. Wybierz E6, blisko biurka.
    .wrong = Nada się każde puste pole teleportacji, ale tu najlepsze jest E6.
    .other = Nada się każde puste pole teleportacji, ale z E6 najbliżej do biurka.
    .done = I masz Księgę.
teleport-book = Z sześciu żetonów trzy tylko przenoszą, dwa dają też Księgę, a jeden to pułapka ze Spojrzeniem. Po teleportacji twoja tura się kończy. Księgi leżą odkryte i każda pomaga raz.

desk-title = Biurko i Księgi
    .about = Ukradnij Księgę, a potem jej użyj
desk-where = Cztery pola w rogu to biurko Rigora. Pasuje do nich każdy symbol, więc z E8 dojdziesz tam dowolną kartą goblina.
desk-take = Zabierz Księgę: zagraj dowolną kartę goblina na E9.
    .wrong = Od biurka dzieli cię jeden krok: sięgnij po Księgę na E9.
    .done = Masz Księgę: Atlas tajnych przejść.
desk-start = Po kradzieży goblin wraca na krawędź startową. Wybierz C1. Przy równej liczbie Spojrzeń wygrywa ten, kto ma więcej Ksiąg.
    .wrong = Pole wybierasz ty.
    .other = Pole wybierasz ty; w tej lekcji weź C1.
    .done = Niebieski i Zielony już się ruszyli. Znowu twoja kolej.
desk-read = Zanim zagrasz kartę, możesz używać Ksiąg. Użyj Atlasu.
    .wrong = Możesz po prostu zagrać kartę i zachować Księgę. Ale spróbuj: użyj Atlasu.
    .done = Księga otwarta. Teraz pyta, dokąd.
desk-atlas = Atlas stawia goblina na dowolnym pustym polu teleportacji, a żetonu się nie odkrywa. Wybierz E6.
    .wrong = Też dobrze, ale z E6 najbliżej do biurka.
    .other = Też dobrze, ale z E6 najbliżej do biurka.
    .done = Użyte Księgi odwraca się, ale na końcu nadal się liczą.
desk-on = A teraz grasz jeszcze kartę: znowu jesteś niedaleko biurka. Gra kończy się także wtedy, gdy ktoś weźmie ostatnią Księgę.

end-title = Koniec gry
    .about = Czwarte Spojrzenie i kto wygrywa
end-three = Niebieski ma już trzy Spojrzenia. Czwarte natychmiast kończy grę, a Niebieski nie może wygrać. Rigor stoi na D3, Niebieski obok ciebie, na D4.
end-step = Wejdź na Niebieskiego dzięki grymuarowi: D4.
    .wrong = Tak Niebieski się wymknie. Grymuar prowadzi na D4.
    .done = Niebieski zostanie popchnięty, a wybierasz ty.
end-last = Popchnij Niebieskiego tam, gdzie zaboli.
    .wrong = Tam Niebieski byłby bezpieczny. Rigor jest na D3.
    .done = Czwarte Spojrzenie: koniec gry.
end-won = Wygrywasz: masz najmniej Spojrzeń. Przy równej liczbie liczą się Księgi, a potem magiczne symbole na nich. To wszystko, czego trzeba.
