### The room: what is said everywhere, on the start page and in the lobby.

## Everywhere

home = Na stronę główną
skip = Przejdź do treści
main-menu = Menu główne
nav-play = Graj
nav-lobby = Stoły
nav-mine = Moje partie
account = Twoje imię i konto
you-are = { $name }: imię i konto
guest = Gość
language = Język
settings = Ustawienia
shortcuts = Skróty klawiszowe
close = Zamknij
loading = Chwileczkę …
yes = tak
no = nie
save = Zapisz
back = Wróć
cancel = Anuluj
confirm = Potwierdź
credits = Autorzy
api-docs = Dla programistów
footer = Otwarty pokój gier. Bez reklam, bez śledzenia, bez adresu e-mail.
nowhere = Tu nic nie ma
nowhere-more = Ten adres donikąd nie prowadzi; może po drodze zginęła jakaś litera.
page-not-fetched = Nie udało się pobrać tej strony. Może jest już nowsze wydanie tego pokoju: wczytaj stronę na nowo.
load-anew = Wczytaj stronę na nowo
seconds =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
       *[other] { $count } sekund
    }
minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
       *[other] { $count } minut
    }
days =
    { $count ->
        [one] { $count } dzień
       *[other] { $count } dni
    }

## Start page

welcome = Przysuń sobie krzesło
welcome-more = Gry planszowe w przeglądarce: z botami, z przyjaciółmi na odległość albo przy jednym ekranie. Zasad pilnuje program, a każdą z nich można sprawdzić.
play-now = Zagraj teraz
find-table = Znajdź stół
no-sign-up = Bez rejestracji. Siadasz i grasz.
your-tables = Twoje stoły
games = Gry
no-games = Na półce nie ma żadnej gry.
players-range = { $few }–{ $many } graczy
players-exactly =
    { $count ->
        [few] { $count } graczy
       *[other] { $count } graczy
    }
learn-card = Naucz się grać
learn-newcomer = Pierwszy raz? { $game } – nauka w pięć minut
learned = lekcje: { $done } z { $all }
against-bots = Przeciw botom
with-friends = Z przyjaciółmi
one-screen = Przy jednym ekranie
join-by-link = Masz link?
link-or-code = Link albo kod stołu
link-wrong = To nie jest ani link, ani kod. Link kończy się kodem, na przykład …/t/AbCd1234.
join = Dołącz
open-tables = Stoły z wolnymi miejscami
all-tables = Wszystkie stoły
more-tables = Pokaż starsze stoły
no-open-tables = Przy stołach publicznych nie ma teraz wolnego miejsca. Otwórz własny stół: inni zobaczą go tutaj.

## Tables

lobby = Stoły
new-table-of = Nowy stół: { $game }
which-game = Gra
all-games = Wszystkie gry
running-tables = Trwające partie: popatrz
your-turn = Twoja kolej
go-on = Graj dalej
watch = Oglądaj
nobody-yet = jeszcze nikogo
locked = z hasłem
seats-free =
    { $free ->
        [0] komplet, miejsc: { $seats }
        [one] { $free } wolne miejsce z { $seats }
        [few] { $free } wolne miejsca z { $seats }
       *[other] { $free } wolnych miejsc z { $seats }
    }
status-open = otwarty
status-playing = w grze
status-paused = przerwa
status-over = zakończony
status-frozen = zamrożony
lasts = { $few }–{ $many } min
weight-light = łatwa do nauczenia
weight-middle = trochę zasad
weight-heavy = dla lubiących zasady

## Matches told again

replay = Powtórka
verify = Sprawdź
replay-or-open = Obejrzyj zakończoną partię albo otwórz zapis
played-on = Dalszy ciąg innej partii; nierankingowa
unrated-played-on = Partia nierankingowa: dalszy ciąg innej partii.
unrated-bot = Partia nierankingowa: gospodarz pozwolił botowi grać za kogoś obecnego.
unrated-kick = Partia nierankingowa: gospodarz wyprosił kogoś w trakcie gry.
unrated-rewind = Partia nierankingowa: za zgodą wszystkich cofnięto grę.
