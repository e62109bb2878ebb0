## Co dzieje się przy stole, a nie w samej grze

seat-bot = miejsce { $seat } zajmuje bot
seat-person = na miejscu { $seat } gra człowiek
hint-taken = { $seat } bierze podpowiedź
resigned = { $seat } poddaje się
agreed = wszyscy zgadzają się zakończyć tutaj partię
closed = administracja pokoju kończy tutaj partię
undone = { $seat } cofa ruch
proposed = { $seat } proponuje { $what ->
    [rewind] cofnąć ruch
    [pause] przerwać partię na jakiś czas
   *[end] zakończyć tutaj partię
}
declined = { $seat } odmawia

## Przed partią i po niej

bots-show = Nie ma tu terminala, przy którym można by zagrać, więc grę pokazują boty.
you-are = Grasz jako { $seats }.
people-play = Ludzie grają jako { $seats }.
bots-play = Boty grają jako { $seats }.
which-game = W którą grę?
seats-of = { $seats } miejsc przy stole
ask-game = numer albo nazwa [1]:
no-such-game-number = { $count ->
    [one] Jest jedna gra; wpisz 1.
    [few] Są { $count } gry; wpisz liczbę od 1 do { $count }.
   *[many] Jest { $count } gier; wpisz liczbę od 1 do { $count }.
}
learn-go-on = Enter – dalej, q – wyjście:
learn-over = To była ostatnia lekcja. Teraz zagraj: ludoteka play { $game }
goodbye = Do zobaczenia.
unfinished = Partia zostaje niedokończona.
save-or-leave = save PLIK zachowuje zapis; Enter kończy.
record-ends = Tu kończy się zapis; partia nie jest skończona.

rank = miejsce
seat = gracz
score = wynik
bot = bot
person = człowiek
you = ty
you-win = Wygrywasz.
wins = Wygrywa { $seat }{ $reason ->
    [resigned] , bo reszta się poddała
    [agreed] {" "}za zgodą wszystkich
    [closed] {""}, partię zakończyła administracja pokoju
   *[rules] {""}
}.
draw = Remis{ $reason ->
    [resigned] {" "}po poddaniu się
    [agreed] {" "}za zgodą wszystkich
    [closed] {""}, partię zakończyła administracja pokoju
   *[rules] {""}
}.
share = { $seats } dzielą pierwsze miejsce{ $reason ->
    [resigned] {" "}po poddaniu się pozostałych
    [agreed] {" "}za zgodą wszystkich
    [closed] {""}, partię zakończyła administracja pokoju
   *[rules] {""}
}.
and = { $items } i { $last }

## W czasie partii

how-to-type = Wpisz numer albo ruch. help pokazuje, co jeszcze można wpisać; quit kończy.
pass-keyboard = Oddaj klawiaturę: teraz { $seat }. Potem naciśnij Enter.
seen-this = { $seat }, naciśnij Enter, gdy już to widzisz.
at-any-time = W każdej chwili:
open-to-you = dostępne teraz dla ciebie
match-over = Partia jest skończona.
too-late = Za późno.
not-it = To nie to. Spróbuj jeszcze raz albo wpisz fail.
could-be = „{ $typed }” może znaczyć { $moves } Wpisz więcej.
no-option = Nie ma możliwości { $number }; wpisz liczbę od 1 do { $count }.
did-you-mean = „{ $typed }” nie jest ruchem. Czy chodziło o „{ $move }”? y wykonuje ten ruch.
why-what = Wpisz why i ruch, na przykład: why { $move }
possible = { $move } jest teraz możliwe.
hint-move = ruch
hint-share = namysł
hint-expected = oczekiwane
hint-line = Dalej może być tak: { $steps }
hint-chance = los
take-back = { $seat }, czy cofasz swój ostatni ruch?
nothing-to-take-back = { $seat } nie ma ruchu, który dałoby się cofnąć.
go-back = Czy wszyscy zgadzają się wrócić do chwili przed ostatnim ruchem { $seat }?
save-where = Wpisz save i nazwę pliku, na przykład: save partia.txt
exists = { $file } już istnieje; save! { $file } go nadpisze.
saved = Zapisano. ludoteka verify { $file } sprawdza zapis, ludoteka replay { $file } opowiada go jeszcze raz.
give-up = { $seat }, czy się poddajesz?

## On pictures of the table

map-hero = bohater
map-enemy = wróg i jego siła
map-items = przedmioty
battle-attack = Atak { $have } z { $need }
odds-title = Czego się spodziewać
odds-victory = wygrana
odds-token = pretorianin
odds-plague = zaraza
odds-faint = omdlenie
odds-units = − oddziały
odds-lives = − życia
odds-fireballs = − kule ognia
odds-attack = atak
odds-more = … inne wybory: { $count }
odds-hero-alone = sama kość bohatera
just-happened = Właśnie się stało:
may-answer = Możesz odpowiedzieć:
only-pass = Możesz tylko spasować.

## Co można wpisać

help-number = wykonaj możliwość o tym numerze
help-move = wykonaj go; wystarczy początek albo jedno słowo, jeśli nie ma ich żaden inny dostępny ruch
    .typed = ruch
help-enter = pokaż jeszcze raz stół i możliwości
help-speak = mów za inną osobę przy tej klawiaturze, gdy pozwalają na to zasady
    .typed = P2 ruch
help-rules = wypisz zasady; ? PARAGRAF albo ? SŁOWO pokazuje część z nich
help-why = powiedz, dlaczego ruch albo cokolwiek z tym elementem nie jest teraz możliwe
    .typed = why RUCH
help-undo = cofnij swój ostatni ruch
help-hint = zapytaj silnego bota, co by zrobił; zapis to odnotuje
help-log = przeczytaj jeszcze raz wszystko, co ci powiedziano
help-save = zachowaj zapis; save! PLIK nadpisuje plik
    .typed = save PLIK
help-resign = poddaj się
help-quit = wyjdź
help-slash = te same słowa, gdy sama gra ma ruch o takiej nazwie

## Analiza zakończonej partii

review-began = na początku
review-luck = szczęście
review-decisions = decyzje
review-rest = inni i reszta
review-ended = na końcu
review-errors = Zmiany szansy na wygraną w setnych, każda z błędem standardowym; przygaszone mieszczą się w błędzie. Decyzje są mierzone względem propozycji bota.
review-dearest = Najkosztowniejsze decyzje: { $seat }
review-none = żadna nie jest warta wzmianki
review-move = wiersz { $line }: { $played } — lepiej: { $better }, +{ $gain } ±{ $error } setnych
review-unclear = wiersz { $line }: { $played } — być może lepiej: { $better }, ale to niejasne: +{ $gain } ±{ $error } setnych
