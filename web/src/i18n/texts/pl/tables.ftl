### A new table, and the time before the match.

## A new table

who-plays = Kto gra?
way = Jak gracie?
way-friends = Z przyjaciółmi przez sieć
way-bots = Samotnie przeciw botom
way-screen = Przy jednym ekranie
way-friends-more = Wolne miejsca zajmuje ten, kto ma link. Miejsca wolne na początku partii dostają boty.
way-bots-more = Na wszystkich pozostałych miejscach grają boty.
way-screen-more = Wszyscy grają na tym urządzeniu i przekazują je sobie; kurtyna zasłania to, czego inni nie mogą widzieć.
partner-at = partner: { $seat }
seat-count = Miejsca przy stole
who-sits = Kto gra: { $seat }?
chair-me = Ty
chair-open = Wolne dla przyjaciela
chair-bot = Bot: { $level }
level-random = Roztrzepaniec
    .more = gra na chybił trafił
level-greedy = Łapczywiec
    .more = bierze, co teraz wygląda najlepiej
level-search = Myśliciel
    .more = patrzy naprzód
level-beginner = Początkujący
    .more = widzi wygraną, wiele przeocza
level-casual = Swobodny
    .more = gra dla zabawy, popełnia błędy
level-skilled = Wprawny
    .more = myśli trochę naprzód
level-expert = Znawca
    .more = myśli daleko naprzód
level-master = Mistrz
    .more = myśli do sekundy i dobrze ją wykorzystuje
level-explorer = Odkrywca
    .more = znawca, który woli oglądać nowe ziemie
level-founder = Założyciel
    .more = znawca, który woli budować i zbierać plony
level-warrior = Wojownik
    .more = znawca, który szuka walki
level-raider = Najeźdźca
    .more = znawca, który woli atakować
level-miner = Górnik
    .more = znawca, który woli kopać
level-daredevil = Śmiałek
    .more = znawca, który wybiera najsilniejszego potwora
level-cautious = Ostrożny
    .more = znawca, który wybiera najsłabszego potwora
level-rascal = Psotnik
    .more = znawca, który lubi wchodzić innym w drogę
who-may-come = Kto może wejść?
entrance-link = Kto ma link
entrance-public = Każdy
entrance-password = Kto zna hasło
password = Hasło
table-name = Nazwa stołu (jeśli chcesz)
hints-allowed = Gracze mogą prosić bota o podpowiedź (wszyscy się o tym dowiedzą)
spectators-welcome = Inni mogą oglądać (nigdy nie widzą tego, co ukryte)
time-and-manners = Czas i obyczaje
clock = Zegar
clock-none = Bez zegara
clock-move = Na każdą decyzję
clock-bank = Na całą partię
clock-none-more = Każdy ma tyle czasu, ile potrzebuje.
clock-move-more = Za tego, komu skończy się czas, gra bot albo przegrywa, jak wybrano niżej.
clock-bank-more = Każdy ma zapas czasu i odzyskuje trochę po każdej decyzji.
clock-per-move = Czas na decyzję
clock-whole = Czas na partię
clock-back = Zwrot za decyzję
undo-policy = Cofanie ruchów
undo-free = Swobodne
undo-consent = Tylko za zgodą wszystkich
undo-never = Nigdy
undo-free-more = Ruch możesz cofnąć samodzielnie, dopóki nic nowego nie wyszło na jaw, a potem za zgodą wszystkich.
undo-consent-more = Ruch cofa się tylko za zgodą wszystkich osób przy stole.
undo-never-more = Co zagrane, to zagrane.
leaver = Gdy ktoś odejdzie
leaver-bot = gra za niego bot
leaver-forfeit = przegrywa
leaver-bot-fact = Za tego, kto odejdzie, gra bot.
leaver-forfeit-fact = Kto odejdzie, przegrywa.
house-rules = Zasady domowe
house-rules-more = Tam, gdzie instrukcja zostawia wybór; ustawione jest to, co zwykle.
open-table = Otwórz stół
begin = Zaczynamy

## Before the match

table-is-open = Czekamy na graczy
seats = Miejsca
seat-free = wolne
bot-named = Bot „{ $level }”
you = ty
host = gospodarz
away = nieobecność
ready = gotowość
sit-here = Usiądź tutaj
change-seat = Przesiądź się
seat-a-bot = Posadź bota
free-seat = Zwolnij miejsce
send-away = Wyproś
start-match = Start
waiting-for-ready =
    { $count ->
        [one] Jedna osoba nie jest jeszcze gotowa.
        [few] { $count } osoby nie są jeszcze gotowe.
       *[other] { $count } osób nie jest jeszcze gotowych.
    }
free-get-bots =
    { $count ->
        [one] Wolne miejsce dostanie bot.
        [few] { $count } wolne miejsca dostaną boty.
       *[other] { $count } wolnych miejsc dostaną boty.
    }
start-revealing = Partia się zaczyna: przeglądarki odsłaniają teraz losowe cyfry do kości. Brakuje jeszcze: { $names }.
start-called-off =
    { $count ->
        [one] Start odwołano: w ciągu 15 sekund nie nadeszły cyfry do kości ({ $names }). Pokój przyrzekł nowe kości; zgłoście gotowość ponownie.
        [few] Start odwołano, tutaj już { $count } razy: w ciągu 15 sekund nie nadeszły cyfry do kości ({ $names }). Pokój przyrzekł nowe kości; zgłoście gotowość ponownie.
       *[other] Start odwołano, tutaj już { $count } razy: w ciągu 15 sekund nie nadeszły cyfry do kości ({ $names }). Pokój przyrzekł nowe kości; zgłoście gotowość ponownie.
    }
all-set = Wszyscy są na miejscu.
i-am-ready = Można zaczynać
not-ready = Jednak jeszcze nie
host-starts = Partię zaczyna gospodarz.
pick-a-seat = Wybierz wolne miejsce albo zostań i patrz.
no-seat-left = Wszystkie miejsca są zajęte; możesz patrzeć.
stand-up = Wstań
this-table = Przy tym stole
fact-public = Dołączyć może każdy.
fact-password = Aby dołączyć, trzeba znać hasło.
fact-link = Dołączyć może każdy, kto ma link.
clock-none-fact = Bez zegara.
clock-move-fact = { $time } na każdą decyzję.
clock-bank-fact = { $time } na partię, { $back } zwrotu za każdą decyzję.
invite = Zaproś
invite-more = Wyślij link albo pokaż kod telefonowi.
invite-to-watch = Zaproś do oglądania
link = Link
qr = Link jako kod dla aparatu
copy-link = Kopiuj link
share = Udostępnij
link-copied = Link skopiowany.
link-selected = Link jest zaznaczony: skopiuj go klawiszami Ctrl+C.
locked-table = Ten stół ma hasło
wrong-password = To nie jest hasło do tego stołu.
enter = Wejdź
table-unreachable = Nie można dotrzeć do tego stołu
try-again = Spróbuj ponownie
