### Matches told again, records, playing on, verifying.

## The page of matches

replay-of = Powtórka: { $game }
bring-record = Otwórz zapis
bring-record-more = Zapis to plik tekstowy ze wszystkimi ruchami partii. Zanim zostanie pokazany, sprawdzany jest wiersz po wierszu; jeśli coś się nie zgadza, dowiesz się gdzie, i nic nie zostanie zachowane. Poprawny zapis przechowujemy trzydzieści dni pod odnośnikiem, który możesz przekazać dalej.
record-file = Plik z zapisem
checking = Sprawdzam każdy wiersz …
line-number = Wiersz { $line }
finished-matches = Twoje zakończone partie
no-finished = Jeszcze żadnej. Gdy twoja partia się skończy, znajdziesz ją tutaj.

## Looking

from-record = z zapisu
up-to-now = do tej chwili
seen-by = Oczami
viewer-seat = { $seat }
viewer-watching = widza
viewer-open = wszystkich: karty odkryte
viewer-open-more = Patrzysz oczami tego, kto właśnie decyduje, a dziennik niczego nie ukrywa.
copy-moment = Odnośnik do tej chwili
moment-copied = Odnośnik skopiowany.
record = Zapis
to-table = Do stołu
controls = Sterowanie powtórką
moment = Chwila
moment-of = { $at } z { $last }
turn-of = tura { $turn } z { $turns }
before-first = Przed pierwszym ruchem.
steps = Krok po kroku przez partię
to-first = Na początek
to-last = Na koniec
step-back = Krok wstecz
step-on = Krok naprzód
turn-back = Tura wstecz
turn-on = Tura naprzód
run = Odtwarzaj
stop = Zatrzymaj
pace = Tempo

## Playing on

play-on = Graj dalej od tego miejsca
play-on-over = W tej chwili partia jest już skończona. Cofnij się trochę.
play-on-more = Od tej chwili zaczyna się nowy stół. Wszystko, czego to miejsce nie mogło wiedzieć, zostanie rozdane na nowo, zgodnie z tym, co wiedziało; potem rzucane są nowe uczciwe kości. Partia jest nierankingowa.
play-on-seat = Grasz jako
play-on-level = Pozostali to
play-on-start = Zaczynaj

## Verifying

verify-more = Twoja przeglądarka liczy wszystko od nowa z sekretu ujawnionego na końcu. Nie pyta serwera, czy zapis jest prawdziwy.
verify-unsafe = Przeglądarka udostępnia swoją kryptografię tylko stronom o bezpiecznym adresie (https). Otwórz ten pokój w ten sposób albo sprawdź plik w wierszu poleceń: ludoteka verify PLIK.
verify-file = Sprawdź plik
verify-file-more = Plik zostaje w twojej przeglądarce: nic nie jest wysyłane.
verified = Wszystko się zgadza
verified-file = { $name }: wszystko się zgadza
verified-what = Co zostało sprawdzone
verified-form = Każdy wiersz jest na swoim miejscu i ma właściwą postać: { $lines } wierszy, ponumerowanych bez luk.
verified-promise = Sekret jest tym, który obiecano przed początkiem partii.
verified-draws = { $draws ->
        [one] Jedna kość lub karta wypada tak, jak wynika z sekretu.
        [few] Wszystkie { $draws } kości i karty wypadają tak, jak wynika z sekretu, jedna po drugiej.
       *[other] Wszystkie { $draws } kości i kart wypada tak, jak wynika z sekretu, jedna po drugiej.
    }
verified-tags = Łańcuch znaczników z kluczem trzyma od pierwszego wiersza do ostatniego: nic nie zmieniono, nie pominięto, nie dodano ani nie przestawiono.
verified-checksum = Łańcuch znaczników trzyma, ale bez sekretu mógł go zrobić każdy: dowodzi tylko, że nic się nie uszkodziło.
verified-seal = Pieczęć na końcu pasuje do wszystkiego powyżej.
verified-own-promise = Obietnica jest tą, którą ta przeglądarka zanotowała przed partią.
verified-own-entropy = To, co twoja przeglądarka dodała do kości, jest w zapisie.
verified-pledges = { $count ->
        [one] Cyfry jednej osoby są tymi, które przyrzeczono, zanim ktokolwiek swoje odsłonił.
       *[other] Cyfry osób ({ $count }) są tymi, które przyrzeczono, zanim ktokolwiek swoje odsłonił.
    }
verified-own-pledges = Przyrzeczenia są tymi, które ta przeglądarka widziała, zanim odsłoniła własne cyfry.
verified-receipts = { $count ->
        [one] Jedno pokwitowanie, które twoja przeglądarka dostała podczas gry, jest w zapisie.
        [few] Wszystkie { $count } pokwitowania, które twoja przeglądarka dostała podczas gry, są w zapisie, w swojej kolejności.
       *[other] Wszystkie { $count } pokwitowań, które twoja przeglądarka dostała podczas gry, są w zapisie, w swojej kolejności.
    }
unverified-what = Czego nie da się tu sprawdzić
unverified-dice = To nie były uczciwe kości: nikt niczego o nich nie obiecał.
unverified-no-entropy = Żaden gracz nie dodał nic do kości. Serwer mógł przed partią wybrać szczęśliwy sekret.
unverified-unpledged = Cyfry dodane bez przyrzeczenia: { $count }. Mógł je wybrać ktoś, kto znał sekret serwera.
unverified-called-off = Wcześniejsze starty odwołane, bo ktoś nie odsłonił cyfr: { $count }. Kto zna sekret, mógł w ten sposób odrzucić tyle niewygodnych początków.
unverified-start = Ta partia zaczęła się w środku innej: rozdanie na jej początku jest dziełem serwera i nie da się go dowieść.
unverified-kept = Ta przeglądarka nie zachowała nic własnego z tej partii, więc sprawdzono tylko sam zapis.
unverified-rules = Czy każdy ruch jest dozwolony i jaką kartę oznacza los, wiedzą tylko zasady. Serwer je odtworzył; ludoteka verify PLIK zrobi to na twoim komputerze.
unverified-looking = Serwer zna wszystkie karty podczas gry. Że nikomu ich nie zdradza, nie dowiedzie żaden rachunek.
not-verified = Jeszcze nie do sprawdzenia
tampered = Ten zapis został zmieniony
first-wrong = Pierwszy wiersz, który się nie zgadza: { $line }
verify-wrong-form = Ten wiersz nie ma postaci, która powinna tu być.
verify-cut-off = Ostatni wiersz jest niepełny: zapis został ucięty.
verify-wrong-seat = Jest tylko { $seats } miejsc.
verify-twice = Ta opcja stoi tu po raz drugi.
verify-wrong-number = Tu powinien być wiersz numer { $due }.
verify-unrevealed = Sekret nie został jeszcze ujawniony. Gdy partia się skończy, wszystko będzie można sprawdzić.
verify-wrong-secret = To nie jest sekret obiecany w wierszu { $line }.
verify-wrong-header = Znacznik nie pasuje: zmieniono coś w wierszach powyżej, w nagłówku zapisu.
verify-wrong-dice = Kości dają tu { $due }, a zapisano { $found }.
verify-wrong-tag = Znacznik nie pasuje: ten wiersz zmieniono lub przestawiono albo pominięto coś przed nim.
verify-wrong-seal = Pieczęć nie pasuje: coś powyżej zmieniono lub pominięto.
verify-wrong-receipt = Pokwitowania { $receipt }, które dostała twoja przeglądarka, nie ma w zapisie: to nie jest partia, w którą grano.
verify-wrong-promise = Przed partią twoja przeglądarka zanotowała inną obietnicę: to nie jest partia, w którą grano.
verify-hidden-start = Twoja przeglądarka widziała więcej odwołanych startów, niż wymienia zapis.
verify-wrong-entropy = W zapisie brakuje tego, co twoja przeglądarka dodała do kości.
verify-pledged-twice = To miejsce składa tu drugie przyrzeczenie.
verify-given-twice = To miejsce przyrzekło swoje cyfry, a tu podaje je drugi raz.
verify-wrong-pledge = To nie są cyfry, które to miejsce przyrzekło.
verify-not-revealed = To miejsce przyrzekło cyfry, a w zapisie nie ma żadnych.
verify-other-pledges = Przed partią twoja przeglądarka widziała inne przyrzeczenia: ktoś zmienił swoje później.
