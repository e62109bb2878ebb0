### Pokój gier po polsku: wszystko, czego nie mówi sama gra.

## Everywhere

home = Na stronę główną
skip = Przejdź do treści
main-menu = Menu główne
nav-play = Graj
nav-lobby = Stoły
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
against-bots = Przeciw botom
with-friends = Z przyjaciółmi
one-screen = Przy jednym ekranie
join-by-link = Masz link?
link-or-code = Link albo kod stołu
link-wrong = To nie jest ani link, ani kod. Link kończy się kodem, na przykład …/t/AbCd1234.
join = Dołącz
open-tables = Stoły z wolnymi miejscami
all-tables = Wszystkie stoły
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

## A new table

who-plays = Kto gra?
way = Jak gracie?
way-friends = Z przyjaciółmi przez sieć
way-bots = Samotnie przeciw botom
way-screen = Przy jednym ekranie
way-friends-more = Wolne miejsca zajmuje ten, kto ma link. Miejsca wolne na początku partii dostają boty.
way-bots-more = Na wszystkich pozostałych miejscach grają boty.
way-screen-more = Wszyscy grają na tym urządzeniu i przekazują je sobie; kurtyna zasłania to, czego inni nie mogą widzieć.
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
clock-move-fact = { $seconds } s na każdą decyzję.
clock-bank-fact = { $minutes } min na partię, { $back } s zwrotu za każdą decyzję.
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
enter = Wejdź
table-unreachable = Nie można dotrzeć do tego stołu
try-again = Spróbuj ponownie

## The table

menu = Menu
scene = Stół w słowach
parts-of-table = Części stołu
tab-choose = Wybór
tab-scene = Stół
tab-log = Kronika
tab-people = Gracze
something-new = coś nowego
your-options =
    { $count ->
        [one] Możesz zrobić jedną rzecz
        [few] Możesz zrobić { $count } rzeczy
       *[other] Możesz zrobić { $count } rzeczy
    }
not-your-turn = Decydują inni
you-wait = Teraz nikt cię o nic nie pyta. Gdy przyjdzie twoja kolej, będzie tu o tym mowa.
you-watch = Patrzysz na grę.
filter-options = Szukaj wśród możliwości
nothing-found = Nic nie znaleziono.
then = Potem:
learns = Dowiesz się przez to czegoś nowego: tego nie można cofnąć.
hint = Podpowiedź
hint-how = Myśli silny bot, który wie tylko to, co ty. Wszyscy przy stole dowiedzą się, że padło pytanie.
hint-thinking = Myśli …
hint-expected = czego możesz oczekiwać: { $value }
hint-line = Dalej może być tak:
hint-chance = los
odds = Szanse
odds-how = Obliczone z tego, co wiesz, przy najlepszej grze z twojej strony.
odds-reckoning = Liczę …
odds-nothing = Nie ma teraz czego liczyć.
odds-about = około
odds-no-dice = sama kość bohatera
odds-token = pada pretorianin: { $value }
odds-knocked-out = tracisz przytomność: { $value }
odds-faint = mdlejesz: { $value }
odds-plague = uderza zaraza: { $value }
odds-hits = otrzymane obrażenia: { $value }
odds-units = stracone oddziały: { $value }
odds-lives = stracone życia: { $value }
odds-fireballs = zużyte kule ognia: { $value }
odds-skulls = czaszki: { $value }
odds-attack = atak: { $value }
undo = Cofnij
why-not = Dlaczego nie mogę …?
why-not-more = Zapytaj o kartę albo miejsce: poznasz zasadę, która stoi na przeszkodzie.
ask-about = Czego chcesz użyć?
choose-thing = wybierz …
in-sight = Na widoku
ask = Zapytaj
why-open = Możesz teraz coś z tym zrobić: jest to wśród twoich możliwości.
why-nothing = Z tym nie da się nic zrobić.
rule = Zasada
show-rule = Pokaż zasadę
rule-number = zasada { $name }
rule-book = Wszystkie zasady
search-rules = Szukaj w zasadach
connected = połączono
connecting = łączenie …
disconnected = brak połączenia
reconnecting = Brak połączenia, próbujemy dalej …
reconnecting-move = Brak połączenia; twój ruch czeka i zostanie wysłany …
log = Co się stało
earlier = Wcześniej
latest = Do najnowszych
is-deciding = decyduje
resigned = poddanie się
bot-plays-on = gra bot
seat-numbered = Gracz { $number }
watching =
    { $count ->
        [one] Jedna osoba patrzy
        [few] Patrzą { $count } osoby
       *[other] Patrzy { $count } osób
    }
about-seat = Więcej: { $seat }
as-host = Jako gospodarz
let-bot-play = Niech gra bot: { $level }
give-minute = Minuta więcej
make-host = Uczyń gospodarzem
about-person = { $name }
mute = Nie słuchaj w rozmowie
unmute = Słuchaj znowu
block = Zablokuj
blocked = Zablokowano: ta osoba już cię nie zaczepi.
report = Zgłoś prowadzącym ten pokój
report-text = Co się stało?
report-abuse = Obelgi
report-cheating = Oszukiwanie
report-stalling = Granie na zwłokę
report-spam = Reklama
report-other = Coś innego
report-send = Zgłoś
reported = Dziękujemy, zgłoszenie wysłane.
chat = Rozmowa
say-something = Powiedz coś
say-hello = Cześć!
say-good-luck = Powodzenia!
say-have-fun = Dobrej zabawy!
say-nice = Ładnie!
say-well-played = Dobre zagranie!
say-thanks = Dziękuję
say-sorry = Przepraszam
say-oops = Ojej!
say-hurry = Twoja kolej!
say-good-game = Dobra gra
paused = Przerwa w partii.
paused-more = Zegary stoją.
propose-resume = Gramy dalej
proposed-rewind = { $seat }: propozycja cofnięcia ruchu i tego, co było po nim.
proposed-end = { $seat }: propozycja zakończenia partii tutaj.
proposed-pause = { $seat }: propozycja przerwy.
proposed-resume = { $seat }: propozycja dalszej gry.
agree = Zgoda
decline = Nie
waiting-for-others = Czekamy na pozostałych.
bot-plays-for-you = Gra za ciebie bot.
take-seat-back = Graj dalej samodzielnie
propose-rewind = Zaproponuj cofnięcie
propose-pause = Zaproponuj przerwę
propose-end = Zaproponuj zakończenie partii
do-rewind = Cofnij mój ostatni ruch i wszystko po nim
do-pause = Przerwa
do-end = Zakończ partię tutaj
ask-me = Gdy inni działają, a możesz odpowiedzieć
ask-always = zawsze mnie pytaj
ask-able = tylko gdy mogę coś więcej niż pas
ask-me-more = Z twojego milczenia nikt nie pozna, czy padło pytanie.
stops = Kiedy cię pytać
stops-smart = rozsądnie
stops-smart-more = Tam, gdzie karty zwykle coś znaczą, i zanim trafi cię zła lokacja.
stops-quiet = rzadko
stops-quiet-more = W twojej turze i zanim otrzymasz obrażenia.
stops-all = gdy mogę działać
stops-all-more = W każdej chwili, w której możesz zrobić coś więcej niż spasować.
stops-always = zawsze
stops-always-more = W każdej chwili, nawet jeśli możesz tylko spasować.
stops-own = jak zaznaczono
stops-own-more = W chwilach, które zaznaczysz, jeśli możesz zrobić coś więcej niż spasować.
stops-each = Gdzie jesteś pytany
stops-moment = Chwila
stops-my-turn = moja tura
stops-their-turn = tura innych
stops-harm = tylko gdy leży zła lokacja
stops-after-play = Także tam, gdzie ktoś właśnie coś zagrał
resign = Poddaj się
leave-table = Odejdź od stołu
leave = Odejdź
to-start = Na stronę główną
sure-resign = Na pewno się poddać? Nie ma odwrotu.
sure-leave = Na pewno odejść? Za ciebie zagra bot albo przegrasz, jak ustalono przy stole.
frozen = Od początku tej partii zmieniły się zasady. Można ją dokończyć w wydaniu { $release }.
while-away = Gdy cię nie było
got-it = Rozumiem
time-left = pozostało { $time }
over = Koniec partii
over-more = Możesz jeszcze raz wszystko obejrzeć, pobrać zapis albo zagrać ponownie.
all-share = Partia zakończyła się bez zwycięzcy
you-win = Wygrywasz!
winner-is =
    { $count ->
        [one] Wygrywa { $names }
       *[other] Zwycięstwem dzielą się: { $names }
    }
ended-agreed = Wszyscy zgodzili się zakończyć partię.
ended-resigned = Pozostali się poddali.
rematch = Zagraj jeszcze raz
join-rematch = Do następnej partii
watch-rematch = Oglądaj następną partię
download-record = Pobierz zapis
hand-over = Przekaż ekran: { $seat }
hand-over-more = To, czego inni nie mogą widzieć, jest zasłonięte. Idź dalej, gdy nikt inny nie patrzy.
i-am = To ja: { $seat }

## Settings

theme = Pokój
theme-dark = przy świecach
theme-light = za dnia
as-system = jak w urządzeniu
text-size = Wielkość liter
size-normal = zwykła
size-large = duża
size-huge = bardzo duża
font = Krój pisma
font-own = ozdobny
font-readable = czytelny
font-hint = W czytelnym kroju trudno pomylić litery.
contrast = Kontrast
contrast-more = mocny
motion = Ruch na ekranie
motion-less = jak najmniej
always-confirm = Pytaj przed każdym ruchem
always-confirm-hint = Zobaczysz, co przyniesie ruch, i go potwierdzisz.
sound-on = Dźwięki
shortcuts-on = Klawisze przy stole
shortcuts-hint = Pojedyncze litery i cyfry działają od razu; wyłącz je, jeśli przeszkadzają.
key-option = wybierz tę możliwość
key-confirm = potwierdź
key-cancel = wróć, zamknij
key-filter = szukaj wśród możliwości
key-options = do możliwości
key-undo = cofnij
key-log = do kroniki
key-players = do graczy
key-scene = do stołu
key-chat = do rozmowy
key-why = zapytaj, dlaczego czegoś nie można
key-menu = do menu
key-read = przeczytaj, o czym się decyduje
key-help = ta lista

## Account

your-name = Jak cię nazywają
name = Imię
name-changed = Masz nowe imię.
keep-identity = Twoje stoły na każdym urządzeniu
keep-identity-more = Wybierz login i hasło; adres e-mail nie jest potrzebny. Bez konta pamięta cię ta przeglądarka.
login = Login
make-account = Załóż konto
sign-in = Zaloguj się
sign-out = Wyloguj się
signed-in = Zalogowano.
signed-out = Wylogowano.
signed-in-as = Zalogowano jako { $login }
account-made = Konto założone.
sessions = Gdzie trwa logowanie
session-cookie = Przeglądarka
session-token = Program
this-one = ta
end-session = Wyloguj tam
session-ended = Wylogowano.
tokens = Programy, które grają za ciebie
tokens-more = Z żetonem twój program może usiąść do stołu jak każdy inny.
token-label = Nazwa programu
token-make = Utwórz żeton
token-made = Żeton utworzony.
token-once = Pokazywany tylko ten jeden raz:
passkey-make = Załóż konto z kluczem dostępu
passkey-use = Zaloguj się kluczem dostępu
notices = Gdy przyjdzie twoja kolej
notices-start = Wysyłaj mi powiadomienia
notices-stop = Koniec powiadomień
notices-on = Dostaniesz powiadomienie, gdy przyjdzie twoja kolej, a strona będzie zamknięta.
notices-refused = Przeglądarka nie pozwala na powiadomienia z tego pokoju.
notices-feed = Dla czytnika kanałów, pod adresem znanym tylko tobie:
feed = twój kanał
forget-me = Zapomnij o mnie
forget-me-more = Twoje imię, konto i wszystko, co o tobie zapisano, zostanie usunięte. Rozegrane partie zostają bez imienia.
forget-me-really = Na pewno zapomnij
forgotten = Zapomniano. Jesteś nowym gościem.

## Credits

credits-own = Obrazy, faktury i dźwięki tworzy sam program, z wyjątkiem poniższych.
credits-icons = Ikony
credits-made-by = { $author }: { $icons }.
credits-fonts = Kroje pisma
credits-games = Gry należą do swoich autorów i wydawców; tutejsze teksty i obrazy są nasze.

## Problems

problem-error = Nie udało się. Spróbuj ponownie.
problem-offline = Nie można dotrzeć do pokoju gier. Czy jest sieć?
problem-stale = W międzyczasie coś się wydarzyło. Spójrz i wybierz jeszcze raz.
problem-unknown = Nie ma tu takiego stołu.
problem-unknown-game = Nie ma tu takiej gry.
problem-unknown-level = Nie ma tu takiego bota.
problem-unknown-seat = Nie ma takiego miejsca przy tym stole.
problem-unknown-preset = Tego nie można tu powiedzieć.
problem-not-entered = Ten stół jest tylko dla tych, którzy znają hasło.
problem-no-hints = Przy tym stole nie ma podpowiedzi.
problem-no-hint-now = Podpowiedzi są tylko wtedy, gdy decydujesz sam.
problem-no-spectators = Przy tym stole nie wolno patrzeć.
problem-signed-out = Nastąpiło wylogowanie. Załaduj stronę ponownie.
problem-away = Gra za ciebie bot; najpierw odzyskaj miejsce.
problem-not-away = Już grasz samodzielnie.
problem-begun = Partia już się zaczęła.
problem-not-begun = Partia jeszcze się nie zaczęła.
problem-frozen = Partia jest zamrożona: od jej początku zmieniły się zasady.
problem-paused = W partii jest przerwa.
problem-over = Partia się skończyła.
problem-no-clock = Przy tym stole nie ma zegara.
problem-no-seat = Nie masz miejsca przy tym stole.
problem-nobody-there = Nikt tam nie siedzi.
problem-not-host = To może zrobić tylko gospodarz.
problem-not-possible = Teraz to niemożliwe.
problem-not-ready = Nie wszyscy są gotowi.
problem-not-your-seat = To miejsce należy do kogoś innego.
problem-nothing-said = Nie ma nic do powiedzenia.
problem-presets-only = Goście używają gotowych zdań; z kontem można pisać swobodnie.
problem-resigned = W tej partii już się poddano.
problem-seat-taken = Ktoś był szybszy: miejsce jest zajęte.
problem-undo-never = Przy tym stole niczego się nie cofa.
problem-wrong-clock = Takiego zegara nie można nastawić.
problem-wrong-name = Imię musi mieć choć jedną widoczną literę.
problem-wrong-option = Jedna z zasad domowych jest niemożliwa.
problem-wrong-seats = W tę grę nie gra się w tyle osób.
problem-wrong-login = Login lub hasło się nie zgadza.
problem-login-taken = Ten login jest zajęty.
problem-too-many = To było trochę za szybko. Poczekaj chwilę i spróbuj ponownie.
problem-unavailable = Teraz nie można niczego zapisać. Twój ruch nie przepadł: spróbuj za chwilę.
problem-forbidden = Tego tu nie wolno.
problem-blocked = Gospodarz tego stołu cię zablokował.
problem-has-login = Masz już login.
problem-needs-login = Najpierw wybierz login.
problem-unknown-service = Do tej przeglądarki nie można wysyłać powiadomień.
problem-wrong-passkey = Nie udało się sprawdzić klucza dostępu. Zacznij od nowa.
skip-telling = Przeskocz do teraz
to-words = Pokaż stół słowami
to-picture = Pokaż stół jako obraz
mute = Wycisz dźwięk
speed = Ruch elementów
speed-slow = powolny
speed-normal = spokojny
speed-fast = szybki
speed-none = natychmiastowy
table-as = Stół
table-picture = jako obraz
table-words = słowami
lasts = { $few }–{ $many } min
weight-light = łatwa do nauczenia
weight-middle = trochę zasad
weight-heavy = dla lubiących zasady
