### Settings, account and credits.

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
motion-slow = To urządzenie rysuje teraz wolno, więc pionki przeskakują, zamiast się przesuwać.
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
feed-new = Nowy adres
feed-new-done = Kanał ma nowy adres; pod starym nic już nie widać.
blocked-people = Zablokowane osoby
blocked-people-more = Nie słyszysz ich, a one nie mogą usiąść przy stołach, które otwierasz.
unblock = Odblokuj
unblocked = Już bez blokady: { $name }.
blocked-gone = ktoś, kto już odszedł
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
speed = Ruch elementów
speed-slow = powolny
speed-normal = spokojny
speed-fast = szybki
speed-none = natychmiastowy
table-as = Stół
table-picture = jako obraz
table-words = słowami
my-statistics = Moje statystyki
