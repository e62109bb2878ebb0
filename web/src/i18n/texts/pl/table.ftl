### At the table, whatever is played.

## The table

menu = Menu
scene = Stół w słowach
parts-of-table = Części stołu
tab-choose = Wybór
tab-scene = Stół
tab-log = Kronika
tab-rules = Zasady
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
skip-telling = Przeskocz do teraz
to-words = Pokaż stół słowami
to-picture = Pokaż stół jako obraz
sound-off = Wycisz dźwięk
see-review = Analiza partii
