### Kragmortha po polsku. Jak powstają zdania, mówi początek pliku en.ftl.

title = Kragmortha
blurb = Gobliny myszkują po bibliotece Mrocznego Pana. Wpychaj innych w jego objęcia, wynoś jego Księgi i wyjdź z jak najmniejszą liczbą Krzywych Spojrzeń.
list-last = { $items } i { $last }

## Argumenty, które są graczami

argument-pushed = seat
argument-pusher = seat
argument-to = seat
argument-other = seat
argument-by = seat
argument-accuser = seat
argument-culprit = seat
argument-goblin = seat
argument-winners = seat

## Gracze, gobliny, elementy

seat-0 = Czerwony
    .gen = Czerwonego
    .dat = Czerwonemu
    .acc = Czerwonego
    .ins = Czerwonym
seat-1 = Niebieski
    .gen = Niebieskiego
    .dat = Niebieskiemu
    .acc = Niebieskiego
    .ins = Niebieskim
seat-2 = Zielony
    .gen = Zielonego
    .dat = Zielonemu
    .acc = Zielonego
    .ins = Zielonym
seat-3 = Żółty
    .gen = Żółtego
    .dat = Żółtemu
    .acc = Żółtego
    .ins = Żółtym
seat-4 = Fioletowy
    .gen = Fioletowego
    .dat = Fioletowemu
    .acc = Fioletowego
    .ins = Fioletowym
seat-5 = Pomarańczowy
    .gen = Pomarańczowego
    .dat = Pomarańczowemu
    .acc = Pomarańczowego
    .ins = Pomarańczowym
seat-6 = Biały
    .gen = Białego
    .dat = Białemu
    .acc = Białego
    .ins = Białym
seat-7 = Czarny
    .gen = Czarnego
    .dat = Czarnemu
    .acc = Czarnego
    .ins = Czarnym
seat-hidden = Ktoś
    .gen = Kogoś
    .dat = Komuś
    .acc = Kogoś
    .ins = Kimś
goblin-red = czerwony goblin
goblin-blue = niebieski goblin
goblin-green = zielony goblin
goblin-yellow = żółty goblin
goblin-purple = fioletowy goblin
goblin-orange = pomarańczowy goblin
goblin-white = biały goblin
goblin-black = czarny goblin
pawn-goblin = goblin
pawn-rigor = Rigor Mortis
piece-goblin = goblin
piece-rigor = Rigor Mortis, Mroczny Pan
piece-desk = biurko
piece-bookcase = regał
piece-teleport = pole teleportacji
piece-start = pole startowe
piece-movement = Karta Ruchu
piece-look = Krzywe Spojrzenie
piece-book = Magiczna Księga
piece-token = żeton teleportacji
square-hidden = niewidoczne pole

## Symbole pól i kart

symbol-scroll = zwój
    .colour = żółty
symbol-gems = klejnoty
    .colour = niebieski
symbol-potion = eliksir
    .colour = zielony
symbol-grimoire = grymuar
    .colour = czerwony
symbol-orb = kula
    .colour = dowolny

## Karty Ruchu; ostatniego symbolu brak tam, gdzie właściciel go nie widzi

card-hidden = zakryta karta
    .kind = hidden
    .full = zakryta karta
card-g-s = { symbol-scroll } + ?
    .kind = goblin
    .full = { symbol-scroll } + ? (goblin)
card-g-s-s = { symbol-scroll } + { symbol-scroll }
    .kind = goblin
    .full = { symbol-scroll } + { symbol-scroll } (goblin)
card-g-s-g = { symbol-scroll } + { symbol-gems }
    .kind = goblin
    .full = { symbol-scroll } + { symbol-gems } (goblin)
card-g-s-p = { symbol-scroll } + { symbol-potion }
    .kind = goblin
    .full = { symbol-scroll } + { symbol-potion } (goblin)
card-g-s-r = { symbol-scroll } + { symbol-grimoire }
    .kind = goblin
    .full = { symbol-scroll } + { symbol-grimoire } (goblin)
card-g-s-o = { symbol-scroll } + { symbol-orb }
    .kind = goblin
    .full = { symbol-scroll } + { symbol-orb } (goblin)
card-g-g = { symbol-gems } + ?
    .kind = goblin
    .full = { symbol-gems } + ? (goblin)
card-g-g-s = { symbol-gems } + { symbol-scroll }
    .kind = goblin
    .full = { symbol-gems } + { symbol-scroll } (goblin)
card-g-g-g = { symbol-gems } + { symbol-gems }
    .kind = goblin
    .full = { symbol-gems } + { symbol-gems } (goblin)
card-g-g-p = { symbol-gems } + { symbol-potion }
    .kind = goblin
    .full = { symbol-gems } + { symbol-potion } (goblin)
card-g-g-r = { symbol-gems } + { symbol-grimoire }
    .kind = goblin
    .full = { symbol-gems } + { symbol-grimoire } (goblin)
card-g-g-o = { symbol-gems } + { symbol-orb }
    .kind = goblin
    .full = { symbol-gems } + { symbol-orb } (goblin)
card-g-p = { symbol-potion } + ?
    .kind = goblin
    .full = { symbol-potion } + ? (goblin)
card-g-p-s = { symbol-potion } + { symbol-scroll }
    .kind = goblin
    .full = { symbol-potion } + { symbol-scroll } (goblin)
card-g-p-g = { symbol-potion } + { symbol-gems }
    .kind = goblin
    .full = { symbol-potion } + { symbol-gems } (goblin)
card-g-p-p = { symbol-potion } + { symbol-potion }
    .kind = goblin
    .full = { symbol-potion } + { symbol-potion } (goblin)
card-g-p-r = { symbol-potion } + { symbol-grimoire }
    .kind = goblin
    .full = { symbol-potion } + { symbol-grimoire } (goblin)
card-g-p-o = { symbol-potion } + { symbol-orb }
    .kind = goblin
    .full = { symbol-potion } + { symbol-orb } (goblin)
card-g-r = { symbol-grimoire } + ?
    .kind = goblin
    .full = { symbol-grimoire } + ? (goblin)
card-g-r-s = { symbol-grimoire } + { symbol-scroll }
    .kind = goblin
    .full = { symbol-grimoire } + { symbol-scroll } (goblin)
card-g-r-g = { symbol-grimoire } + { symbol-gems }
    .kind = goblin
    .full = { symbol-grimoire } + { symbol-gems } (goblin)
card-g-r-p = { symbol-grimoire } + { symbol-potion }
    .kind = goblin
    .full = { symbol-grimoire } + { symbol-potion } (goblin)
card-g-r-r = { symbol-grimoire } + { symbol-grimoire }
    .kind = goblin
    .full = { symbol-grimoire } + { symbol-grimoire } (goblin)
card-g-r-o = { symbol-grimoire } + { symbol-orb }
    .kind = goblin
    .full = { symbol-grimoire } + { symbol-orb } (goblin)
card-g-o = { symbol-orb } + ?
    .kind = goblin
    .full = { symbol-orb } + ? (goblin)
card-g-o-s = { symbol-orb } + { symbol-scroll }
    .kind = goblin
    .full = { symbol-orb } + { symbol-scroll } (goblin)
card-g-o-g = { symbol-orb } + { symbol-gems }
    .kind = goblin
    .full = { symbol-orb } + { symbol-gems } (goblin)
card-g-o-p = { symbol-orb } + { symbol-potion }
    .kind = goblin
    .full = { symbol-orb } + { symbol-potion } (goblin)
card-g-o-r = { symbol-orb } + { symbol-grimoire }
    .kind = goblin
    .full = { symbol-orb } + { symbol-grimoire } (goblin)
card-g-o-o = { symbol-orb } + { symbol-orb }
    .kind = goblin
    .full = { symbol-orb } + { symbol-orb } (goblin)
card-r-s = { symbol-scroll } + ?
    .kind = rigor
    .full = { symbol-scroll } + ? (Rigor)
card-r-s-s = { symbol-scroll } + { symbol-scroll }
    .kind = rigor
    .full = { symbol-scroll } + { symbol-scroll } (Rigor)
card-r-s-g = { symbol-scroll } + { symbol-gems }
    .kind = rigor
    .full = { symbol-scroll } + { symbol-gems } (Rigor)
card-r-s-p = { symbol-scroll } + { symbol-potion }
    .kind = rigor
    .full = { symbol-scroll } + { symbol-potion } (Rigor)
card-r-s-r = { symbol-scroll } + { symbol-grimoire }
    .kind = rigor
    .full = { symbol-scroll } + { symbol-grimoire } (Rigor)
card-r-s-o = { symbol-scroll } + { symbol-orb }
    .kind = rigor
    .full = { symbol-scroll } + { symbol-orb } (Rigor)
card-r-g = { symbol-gems } + ?
    .kind = rigor
    .full = { symbol-gems } + ? (Rigor)
card-r-g-s = { symbol-gems } + { symbol-scroll }
    .kind = rigor
    .full = { symbol-gems } + { symbol-scroll } (Rigor)
card-r-g-g = { symbol-gems } + { symbol-gems }
    .kind = rigor
    .full = { symbol-gems } + { symbol-gems } (Rigor)
card-r-g-p = { symbol-gems } + { symbol-potion }
    .kind = rigor
    .full = { symbol-gems } + { symbol-potion } (Rigor)
card-r-g-r = { symbol-gems } + { symbol-grimoire }
    .kind = rigor
    .full = { symbol-gems } + { symbol-grimoire } (Rigor)
card-r-g-o = { symbol-gems } + { symbol-orb }
    .kind = rigor
    .full = { symbol-gems } + { symbol-orb } (Rigor)
card-r-p = { symbol-potion } + ?
    .kind = rigor
    .full = { symbol-potion } + ? (Rigor)
card-r-p-s = { symbol-potion } + { symbol-scroll }
    .kind = rigor
    .full = { symbol-potion } + { symbol-scroll } (Rigor)
card-r-p-g = { symbol-potion } + { symbol-gems }
    .kind = rigor
    .full = { symbol-potion } + { symbol-gems } (Rigor)
card-r-p-p = { symbol-potion } + { symbol-potion }
    .kind = rigor
    .full = { symbol-potion } + { symbol-potion } (Rigor)
card-r-p-r = { symbol-potion } + { symbol-grimoire }
    .kind = rigor
    .full = { symbol-potion } + { symbol-grimoire } (Rigor)
card-r-p-o = { symbol-potion } + { symbol-orb }
    .kind = rigor
    .full = { symbol-potion } + { symbol-orb } (Rigor)
card-r-r = { symbol-grimoire } + ?
    .kind = rigor
    .full = { symbol-grimoire } + ? (Rigor)
card-r-r-s = { symbol-grimoire } + { symbol-scroll }
    .kind = rigor
    .full = { symbol-grimoire } + { symbol-scroll } (Rigor)
card-r-r-g = { symbol-grimoire } + { symbol-gems }
    .kind = rigor
    .full = { symbol-grimoire } + { symbol-gems } (Rigor)
card-r-r-p = { symbol-grimoire } + { symbol-potion }
    .kind = rigor
    .full = { symbol-grimoire } + { symbol-potion } (Rigor)
card-r-r-r = { symbol-grimoire } + { symbol-grimoire }
    .kind = rigor
    .full = { symbol-grimoire } + { symbol-grimoire } (Rigor)
card-r-r-o = { symbol-grimoire } + { symbol-orb }
    .kind = rigor
    .full = { symbol-grimoire } + { symbol-orb } (Rigor)
card-r-o = { symbol-orb } + ?
    .kind = rigor
    .full = { symbol-orb } + ? (Rigor)
card-r-o-s = { symbol-orb } + { symbol-scroll }
    .kind = rigor
    .full = { symbol-orb } + { symbol-scroll } (Rigor)
card-r-o-g = { symbol-orb } + { symbol-gems }
    .kind = rigor
    .full = { symbol-orb } + { symbol-gems } (Rigor)
card-r-o-p = { symbol-orb } + { symbol-potion }
    .kind = rigor
    .full = { symbol-orb } + { symbol-potion } (Rigor)
card-r-o-r = { symbol-orb } + { symbol-grimoire }
    .kind = rigor
    .full = { symbol-orb } + { symbol-grimoire } (Rigor)
card-r-o-o = { symbol-orb } + { symbol-orb }
    .kind = rigor
    .full = { symbol-orb } + { symbol-orb } (Rigor)

## Znaki Spojrzeń: część goblina, która cierpi

part-mouth = usta
part-words = słowa
part-manners = maniery
part-head = głowa
part-arm = ramię
part-fingers = palce
part-leg = noga
part-seat = siedzenie
part-cards = karty
part-eye = oko

## Co robi Spojrzenie, gdy pilnuje go program

handicap-vowels = Na początku każdej swojej tury wpisz same samogłoski pokazanego błagania.
handicap-lisp = Na początku każdej swojej tury wpisz błaganie, sepleniąc: sz to s, cz to c, ż i rz to z.
handicap-consonants = Na początku każdej swojej tury wpisz błaganie bez samogłosek.
handicap-mumble = Na początku każdej swojej tury wymamrocz błaganie: jedno m za każdą literę.
handicap-blank-symbol = Sąsiad po lewej wskazuje jeden z czterech symboli: na twoich kartach jest on pusty. Kule nadal działają.
handicap-hail = Po każdym ruchu Rigora naciśnij CHWAŁA w ciągu 6 sekund.
handicap-veto = Na początku twojej tury sąsiad po lewej wskazuje grzbiet jednej z twoich kart: w tej turze nie możesz jej zagrać.
handicap-neighbour-places = Gdy masz wybrać pole teleportacji lub pole startowe dla swojego goblina, wybiera sąsiad po lewej.
handicap-crown = Najnowszą kartę nosisz na czole: widzą ją wszyscy oprócz ciebie. Możesz ją zagrać tylko w ciemno.
handicap-near-sight = Widzisz tylko pionki odległe od twojego goblina najwyżej o trzy pola. Dopóki nie widzisz Rigora, jego karty zagrywasz w ciemno.
handicap-mirror = Twoja plansza jest odbita jak w lustrze i nie ma współrzędnych.
handicap-masks = Wszystkie inne gobliny wyglądają dla ciebie tak samo, a cudzych Spojrzeń i Ksiąg nie widzisz.
handicap-no-shoving = Twój goblin nie może wejść na pole innego goblina.
handicap-pushed-chooses = Gdy twój goblin kogoś popycha, pole wybiera właściciel popchniętego.
handicap-blind-shove = Gdy twój goblin kogoś popycha, o polu decyduje los.
handicap-crab = Chodzisz jak krab: jeśli karta goblina pozwala na pierwszy krok w bok, musisz go zrobić.
handicap-ends = Możesz zagrać tylko najstarszą albo najnowszą kartę z ręki.
handicap-hop = Skaczesz na jednej nodze: przy kartach goblina nie masz drugiego kroku.
handicap-straight = Przy kartach goblina drugi krok musi prowadzić w tym samym kierunku co pierwszy.
handicap-stand-up = Na początku każdej swojej tury przytrzymaj przycisk WSTAŃ przez 3 sekundy; masz 8 sekund, by zacząć.
handicap-hurry = Masz 15 sekund na całą turę. Potem decyduje za ciebie los.
handicap-two-cards = Masz na ręce dwie karty.
handicap-open-hand = Wszyscy widzą twoje karty.
handicap-left-symbol = Na swoich kartach widzisz tylko lewy symbol i zagrywasz je w ciemno.

## Krzywe Spojrzenia: nazwa, co robić przy stole, co robi program, znak

look-hidden = ?
    .table = Nie widzisz go.
    .enforced = Nie widzisz go.
    .symbol = ?
look-blank = Puste Spojrzenie
    .table = Liczy się, ale niczego od ciebie nie żąda.
    .enforced = Liczy się, ale nic ci nie robi.
    .symbol = brak
look-w-01 = Rozdziawiona gęba
    .table = Miej cały czas otwarte usta.
    .enforced = { handicap-vowels }
    .symbol = { part-mouth }
look-w-02 = Wywalony język
    .table = Trzymaj język na wierzchu.
    .enforced = { handicap-lisp }
    .symbol = { part-mouth }
look-w-03 = Zaciśnięte zęby
    .table = Mów tylko przez zaciśnięte zęby.
    .enforced = { handicap-consonants }
    .symbol = { part-mouth }
look-w-04 = Zaszyte usta
    .table = Mów tylko z zamkniętymi ustami.
    .enforced = { handicap-mumble }
    .symbol = { part-mouth }
look-w-05 = Trzy zakazane słowa
    .table = Pozostali uzgadniają trzy słowa. Nigdy ich nie wymawiaj.
    .enforced = { handicap-blank-symbol }
    .symbol = { part-words }
look-w-06 = Chwała!
    .table = Po każdym ruchu Rigora krzyknij „Chwała ci, Mroczny Panie!”, zanim padnie następna karta.
    .enforced = { handicap-hail }
    .symbol = { part-words }
look-w-07 = Za pozwoleniem
    .table = Przed każdym swoim ruchem zapytaj „Czy wolno, Mroczny Panie?” i zaczekaj na zgodę.
    .enforced = { handicap-veto }
    .symbol = { part-manners }
look-w-08 = Ten oto robak
    .table = Nigdy nie mów „ja”, „mnie” ani „mój”. Jesteś „ten oto robak”.
    .enforced = { handicap-neighbour-places }
    .symbol = { part-manners }
look-w-09 = Korona z karty
    .table = Utrzymuj tę kartę na głowie.
    .enforced = { handicap-crown }
    .symbol = { part-head }
look-w-10 = Ciężki podbródek
    .table = Przyciskaj tę kartę brodą do stołu.
    .enforced = { handicap-near-sight }
    .symbol = { part-head }
look-w-11 = Krzywa szyja
    .table = Trzymaj tę kartę między uchem a barkiem.
    .enforced = { handicap-mirror }
    .symbol = { part-head }
look-w-12 = Spuszczona głowa
    .table = Trzymaj tę kartę między brodą a piersią.
    .enforced = { handicap-masks }
    .symbol = { part-head }
look-w-13 = Sztywne ramię
    .table = Trzymaj tę kartę pod pachą.
    .enforced = { handicap-no-shoving }
    .symbol = { part-arm }
look-w-14 = Zgięty łokieć
    .table = Trzymaj tę kartę w zgięciu łokcia.
    .enforced = { handicap-pushed-chooses }
    .symbol = { part-arm }
look-w-15 = Spętane przedramiona
    .table = Trzymaj tę kartę między przedramionami.
    .enforced = { handicap-blind-shove }
    .symbol = { part-arm }
look-w-16 = Szczypce kraba
    .table = Twoje dłonie to szczypce: kciuk naprzeciw złączonych palców, cokolwiek robisz.
    .enforced = { handicap-crab }
    .symbol = { part-fingers }
look-w-17 = Widlaste palce
    .table = Rozchylaj palce tylko między środkowym a serdecznym.
    .enforced = { handicap-ends }
    .symbol = { part-fingers }
look-w-18 = Na jednej nodze
    .table = Stój na jednej nodze.
    .enforced = { handicap-hop }
    .symbol = { part-leg }
look-w-19 = Ściśnięte kolana
    .table = Trzymaj tę kartę między kolanami.
    .enforced = { handicap-straight }
    .symbol = { part-leg }
look-w-20 = Baczność!
    .table = Stój przez całą swoją turę, a po niej usiądź.
    .enforced = { handicap-stand-up }
    .symbol = { part-seat }
look-w-21 = Wokół krzesła
    .table = Przed każdą swoją turą obejdź raz swoje krzesło.
    .enforced = { handicap-hurry }
    .symbol = { part-seat }
look-w-22 = Dwie karty na ręce
    .table = Masz na ręce dwie karty.
    .enforced = { handicap-two-cards }
    .symbol = { part-cards }
look-w-23 = Odkryta ręka
    .table = Graj z odkrytymi kartami.
    .enforced = { handicap-open-hand }
    .symbol = { part-cards }
look-w-24 = Jedno oko
    .table = Miej jedno oko zamknięte.
    .enforced = { handicap-left-symbol }
    .symbol = { part-eye }

## Błagania z odpowiedziami. Samogłoski to a ą e ę i o ó u y; puste słowa znikają; sepleniąc, mówi się s za sz, c za cz, z za ż i rz.

grovel-1 = Tak Mroczny Panie
    .vowels = a oy aie
    .lisp = tak mrocny panie
    .consonants = tk mrczn pn
    .mumble = mmm mmmmmmm mmmmm
grovel-2 = To przecież nie ja
    .vowels = o eie ie a
    .lisp = to pzeciez nie ja
    .consonants = t przcż n j
    .mumble = mm mmmmmmmm mmm mm
grovel-3 = Oszczędź tego goblina
    .vowels = oę eo oia
    .lisp = oscędź tego goblina
    .consonants = szczdź tg gbln
    .mumble = mmmmmmmm mmmm mmmmmmm
grovel-4 = Starszy goblin mnie popchnął
    .vowels = ay oi ie oą
    .lisp = starsy goblin mnie popchnął
    .consonants = strsz gbln mn ppchnł
    .mumble = mmmmmmm mmmmmm mmmm mmmmmmmm
grovel-5 = Ja tylko odkurzam regały
    .vowels = a yo oua eay
    .lisp = ja tylko odkuzam regały
    .consonants = j tlk dkrzm rgł
    .mumble = mm mmmmm mmmmmmmm mmmmmm
grovel-6 = Twoja czaszka tak błyszczy
    .vowels = oa aa a yy
    .lisp = twoja caska tak błyscy
    .consonants = twj czszk tk błszcz
    .mumble = mmmmm mmmmmmm mmm mmmmmmmm

## Co robi Księga

magic-pardon = Odłóż jedno ze swoich Spojrzeń na spód jego talii.
magic-satchel = Od razu dobierz kartę. Od teraz masz na ręce o jedną kartę więcej.
magic-haste = Po swoim ruchu zagraj jeszcze jedną kartę.
magic-stride = Jeśli zagrasz kartę goblina i nic nie przerwie ruchu, twój goblin może zrobić jeszcze jeden krok na dowolne sąsiednie pole.
magic-atlas = Postaw swojego goblina na dowolnym pustym polu teleportacji. Żetonu się nie odkrywa.
magic-summons = Przesuń Rigora o jeden krok na dowolne sąsiednie pole, byle nie na swojego goblina.
magic-shoving = W tej turze to ty wybierasz pole przy każdym popchnięciu, które zaczął twój goblin.
magic-cloak = Gdy spotkasz Rigora, nie dobieraj Spojrzenia. I tak trafiasz na pole teleportacji.
magic-stubborn = Gdy ktoś ma popchnąć twojego goblina, to ty wybierasz pole.
magic-identity = Twój goblin zamienia się miejscami z innym goblinem.
magic-blank-pages = Odrzuć co najmniej jedną ze swoich kart i dobierz tyle samo.
magic-ledger = Oddaj jedno ze swoich Spojrzeń graczowi, który ma ich mniej niż ty i żadnego z tym znakiem.
magic-index = Nie robi nic, za to bardzo szczegółowo.

## Magiczne Księgi

book-hidden = ?
    .effect = Nie widzisz jej.
book-b01 = Tom drobnych ułaskawień
    .effect = { magic-pardon }
book-b03 = Bezdenna torba
    .effect = { magic-satchel }
book-b05 = Traktat o nieprzystojnym pośpiechu
    .effect = { magic-haste }
book-b06 = Kodeks długiego kroku
    .effect = { magic-stride }
book-b07 = Atlas tajnych przejść
    .effect = { magic-atlas }
book-b09 = Grymuar ponownego wezwania
    .effect = { magic-summons }
book-b11 = Elementarz zorganizowanej przepychanki
    .effect = { magic-shoving }
book-b12 = Płaszcz ostentacyjnej nieobecności
    .effect = { magic-cloak }
book-b14 = Katechizm upartego goblina
    .effect = { magic-stubborn }
book-b15 = Księga pomylonych tożsamości
    .effect = { magic-identity }
book-b16 = Puste stronice
    .effect = { magic-blank-pages }
book-b17 = Rejestr cudzych win
    .effect = { magic-ledger }
book-b18 = Indeks wszystkich indeksów
    .effect = { magic-index }
window-before = zanim zagrasz kartę
window-after = po twoim ruchu
window-meeting = gdy spotkasz Rigora
window-push = gdy ktoś ma popchnąć twojego goblina
window-always = zawsze
window-none = nigdy

## Żetony teleportacji

token-hidden = zakryty żeton
    .effect = Nikt go jeszcze nie zna.
token-teleport = Teleportacja
    .effect = Przenieś się na inne puste pole teleportacji.
token-book = Księga
    .effect = Przenieś się na inne puste pole teleportacji i dobierz Księgę.
token-trap = Pułapka
    .effect = Przenieś się na inne puste pole teleportacji i dobierz Spojrzenie.

## Krótkie słowa na stół

label-you = ty
label-bot = bot
label-turn = Tura: { $seat }
label-looks =
    { $count ->
        [0] bez Spojrzeń
        [one] { $count } Spojrzenie
        [few] { $count } Spojrzenia
        [many] { $count } Spojrzeń
       *[other] { $count } Spojrzenia
    }
label-books =
    { $count ->
        [0] bez Ksiąg
        [one] { $count } Księga
        [few] { $count } Księgi
        [many] { $count } Ksiąg
       *[other] { $count } Księgi
    }
label-magic =
    { $count ->
        [one] { $count } magiczny symbol
        [few] { $count } magiczne symbole
        [many] { $count } magicznych symboli
       *[other] { $count } magicznego symbolu
    }
label-hand =
    { $count ->
        [0] bez kart na ręce
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
        [many] { $count } kart na ręce
       *[other] { $count } karty na ręce
    }
label-movement-deck = Talia Ruchu: { $count }
label-movement-discard = Odrzucone: { $count }
label-look-deck = Spojrzenia w talii: { $count }
label-book-deck = Księgi w talii: { $count }
label-tokens = Żetony: odkryte { $up }, zakryte { $down }
label-used = użyta
label-enforced = pilnuje program
label-out = poza grą
label-third-look = Jeszcze jedno Spojrzenie dla { $seat-gen } kończy grę.
label-last-books =
    { $count ->
        [one] Została już tylko { $count } Księga.
        [few] Zostały już tylko { $count } Księgi.
        [many] Zostało już tylko { $count } Ksiąg.
       *[other] Zostało już tylko { $count } Księgi.
    }
label-leading = Gdyby gra skończyła się teraz: { $seat }.

## Opcje

option-look-mode = Spojrzenia
    .explain = Kto pilnuje, by gracze stosowali się do Spojrzeń? Botów zawsze pilnuje program.
option-look-mode-table = ludzie przy stole
option-look-mode-enforced = program
option-look-mode-p1 = Spojrzenia: { seat-0 }
    .explain = { option-look-mode.explain }
option-look-mode-p1-same = tak jak u wszystkich
option-look-mode-p1-table = { option-look-mode-table }
option-look-mode-p1-enforced = { option-look-mode-enforced }
option-look-mode-p2 = Spojrzenia: { seat-1 }
    .explain = { option-look-mode.explain }
option-look-mode-p2-same = tak jak u wszystkich
option-look-mode-p2-table = { option-look-mode-table }
option-look-mode-p2-enforced = { option-look-mode-enforced }
option-look-mode-p3 = Spojrzenia: { seat-2 }
    .explain = { option-look-mode.explain }
option-look-mode-p3-same = tak jak u wszystkich
option-look-mode-p3-table = { option-look-mode-table }
option-look-mode-p3-enforced = { option-look-mode-enforced }
option-look-mode-p4 = Spojrzenia: { seat-3 }
    .explain = { option-look-mode.explain }
option-look-mode-p4-same = tak jak u wszystkich
option-look-mode-p4-table = { option-look-mode-table }
option-look-mode-p4-enforced = { option-look-mode-enforced }
option-look-mode-p5 = Spojrzenia: { seat-4 }
    .explain = { option-look-mode.explain }
option-look-mode-p5-same = tak jak u wszystkich
option-look-mode-p5-table = { option-look-mode-table }
option-look-mode-p5-enforced = { option-look-mode-enforced }
option-look-mode-p6 = Spojrzenia: { seat-5 }
    .explain = { option-look-mode.explain }
option-look-mode-p6-same = tak jak u wszystkich
option-look-mode-p6-table = { option-look-mode-table }
option-look-mode-p6-enforced = { option-look-mode-enforced }
option-look-mode-p7 = Spojrzenia: { seat-6 }
    .explain = { option-look-mode.explain }
option-look-mode-p7-same = tak jak u wszystkich
option-look-mode-p7-table = { option-look-mode-table }
option-look-mode-p7-enforced = { option-look-mode-enforced }
option-look-mode-p8 = Spojrzenia: { seat-7 }
    .explain = { option-look-mode.explain }
option-look-mode-p8-same = tak jak u wszystkich
option-look-mode-p8-table = { option-look-mode-table }
option-look-mode-p8-enforced = { option-look-mode-enforced }
option-push-chooser = Wybór w łańcuchu popchnięć
    .explain = Kto wybiera pole, gdy popchnięty goblin popycha następnego?
option-push-chooser-pusher = właściciel goblina, który popycha
option-push-chooser-active = gracz, którego tura trwa
option-pushed-onto-desk = Popchnięcie na biurko
    .explain = Co się dzieje, gdy goblin zostanie popchnięty na biurko?
option-pushed-onto-desk-book = dostaje Księgę
option-pushed-onto-desk-forbidden = nie wolno go tam popchnąć
option-desk-ends-move = Biurko kończy ruch
    .explain = Czy po pierwszym kroku na biurko drugi symbol przepada?
option-desk-ends-move-true = tak
option-desk-ends-move-false = nie, można go użyć z pola startowego
option-rigor-teleport = Rigor na polu teleportacji
    .explain = Kto wprowadzi Rigora na pole teleportacji …
option-rigor-teleport-may = może go teleportować
option-rigor-teleport-must = musi go teleportować
option-rigor-continues-after-meeting = Rigor idzie dalej po spotkaniu
    .explain = Czy Rigor, który pierwszym krokiem spotkał goblina, może zrobić drugi krok?
option-rigor-continues-after-meeting-true = tak
option-rigor-continues-after-meeting-false = nie
option-blocked-teleport = Zablokowana teleportacja
    .explain = Goblin wchodzi na pole teleportacji, gdy wszystkie inne są zajęte.
option-blocked-teleport-nothing = nic się nie dzieje
option-blocked-teleport-token-only = odkrywa się żeton, ale goblin zostaje
option-first-player = Pierwszy gracz
    .explain = Kto zaczyna?
option-first-player-random = decyduje los
option-first-player-vote = ten, kto w głosowaniu najbardziej przypomina goblina
option-first-player-host = gospodarz
option-two-player-accusation = Oskarżenia przy dwóch osobach
    .explain = Gdy przy stole siedzą dwie osoby, nie ma kto głosować.
option-two-player-accusation-admit = liczą się tylko po przyznaniu się do winy
option-two-player-accusation-off = nie ma oskarżeń
option-false-accusation = Fałszywe oskarżenie
    .explain = Ile kosztuje oskarżyciela uniewinnienie?
option-false-accusation-none = nic
option-false-accusation-look = jedno Spojrzenie
option-bot-breach = Niezdarne boty
    .explain = Jak często bot nie podoła rytuałowi: 0 to nigdy, 0.2 to raz na pięć.
option-bot-fumble = Otumanione boty
    .explain = Jak często bot ze Spojrzeniem, które coś ukrywa, działa na chybił trafił: 0 to nigdy, 0.5 to co drugi raz.
option-decision-clock = Czas na decyzję
    .explain = Liczba sekund na każdą decyzję; potem zapada najprostszy wybór.
option-decision-clock-off = bez limitu
option-ritual-clock = Czas na rytuał
    .explain = Liczba sekund na to, czego żąda Spojrzenie; bez limitu nikt nie może zawieść.
option-ritual-clock-off = bez limitu
option-looks-to-lose = Spojrzenia, które kończą grę
    .explain = Kto dostanie tyle Spojrzeń, odpada, a gra się kończy.

## Pytania: o czym się teraz decyduje

prompt-over = Gra skończona.
prompt-chance = Decyduje los.
prompt-first =
    { $you ->
        [yes] Kto najbardziej przypomina goblina?
       *[no] Wszyscy głosują, kto najbardziej przypomina goblina.
    }
prompt-place =
    { $you ->
        [yes] Postaw swojego goblina na pustym polu startowym.
       *[no] { $seat } wybiera pole startowe.
    }
prompt-place-eighth =
    { $you ->
        [yes] Wszystkie pola startowe są zajęte: postaw swojego goblina obok innego goblina.
       *[no] { $seat } wybiera pole obok goblina.
    }
prompt-main =
    { $you ->
        [yes] Twoja tura: zagraj kartę. Wcześniej możesz użyć Ksiąg.
       *[no] Gra { $seat }.
    }
prompt-main-stuck =
    { $you ->
        [yes] Nie możesz zagrać żadnej karty: pokaż rękę, odrzuć ją i dobierz nową.
       *[no] Gra { $seat }.
    }
prompt-main-card =
    { $you ->
        [yes] Twoja karta to { $card-full }: wybierz pierwsze pole.
       *[no] { $seat } musi zagrać kartę { $card-full } i wybiera pierwsze pole.
    }
prompt-push =
    { $you ->
        [yes] Dokąd popychasz { $pushed-acc }?
       *[no] { $seat } wybiera, dokąd popchnąć { $pushed-acc }.
    }
prompt-push-own =
    { $you ->
        [yes] Ktoś cię popycha: wybierz pole samodzielnie.
       *[no] { $seat } jest popychany i sam wybiera pole.
    }
prompt-react-stubborn =
    { $you ->
        [yes] { $pusher } chce cię popchnąć. Użyć Księgi „{ $book }” i wybrać pole samodzielnie?
       *[no] { $seat } może odpowiedzieć na ruch { $pusher-gen } Księgą „{ $book }”.
    }
prompt-react-cloak =
    { $you ->
        [yes] Spotykasz Rigora. Użyć Księgi „{ $book }” i nie dobierać Spojrzenia?
       *[no] { $seat } może uniknąć Spojrzenia dzięki Księdze „{ $book }”.
    }
prompt-meet =
    { $you ->
        [yes] Rigor cię dopadł: wybierz pole, na które uciekasz.
       *[no] { $seat } wybiera pole ucieczki.
    }
prompt-meet-for =
    { $you ->
        [yes] Rigor dopadł { $goblin-acc }: to ty wybierasz pole.
       *[no] { $seat } wybiera pole ucieczki dla { $goblin-gen }.
    }
prompt-tele =
    { $you ->
        [yes] Wybierz pole teleportacji, na które się przenosisz.
       *[no] { $seat } wybiera inne pole teleportacji.
    }
prompt-tele-for =
    { $you ->
        [yes] Wybierz pole teleportacji dla { $goblin-gen }.
       *[no] { $seat } wybiera pole teleportacji dla { $goblin-gen }.
    }
prompt-start =
    { $you ->
        [yes] Masz swoją Księgę: wybierz pole startowe, na które wracasz.
       *[no] { $seat } wraca na pole startowe.
    }
prompt-start-for =
    { $you ->
        [yes] Wybierz pole startowe, na które wraca { $goblin }.
       *[no] { $seat } wybiera pole startowe dla { $goblin-gen }.
    }
prompt-rtele =
    { $you ->
        [yes] Rigor stoi na polu teleportacji: przenieś go gdzie indziej albo zostaw.
       *[no] { $seat } może teleportować Rigora.
    }
prompt-step2 =
    { $you ->
        [yes] Zrób drugi krok albo zatrzymaj się tutaj.
       *[no] { $seat } może zrobić drugi krok.
    }
prompt-step2-rigor =
    { $you ->
        [yes] Przesuń Rigora o drugi krok albo zatrzymaj go tutaj.
       *[no] { $seat } może przesunąć Rigora o drugi krok.
    }
prompt-stride =
    { $you ->
        [yes] Długi krok: jeszcze jedno dowolne sąsiednie pole albo stój.
       *[no] { $seat } może zrobić jeszcze jeden krok.
    }
prompt-after =
    { $you ->
        [yes] Twój ruch się skończył. Użyj Księgi albo zakończ turę.
       *[no] { $seat } może jeszcze użyć Księgi.
    }
prompt-discard =
    { $you ->
        [yes] Masz za dużo kart: wybierz jedną do odrzucenia.
       *[no] { $seat } ma za dużo kart i jedną odrzuca.
    }
prompt-symbol =
    { $you ->
        [yes] Który symbol ma być pusty na kartach { $culprit-gen }?
       *[no] { $seat } wskazuje symbol, który dla { $culprit-gen } będzie pusty.
    }
prompt-words =
    { $you ->
        [yes] Uzgodnij z pozostałymi trzy słowa, których { $culprit } nie może wymówić.
       *[no] { $seat } podaje trzy słowa zakazane dla { $culprit-gen }.
    }
prompt-veto =
    { $you ->
        [yes] Wskaż kartę, której { $culprit } nie może zagrać w tej turze.
       *[no] { $seat } wskazuje kartę { $culprit-gen }.
    }
prompt-ritual =
    { $you ->
        [yes] „{ $look }” żąda rytuału.
       *[no] { $seat } odprawia rytuał: „{ $look }”.
    }
prompt-ritual-vowels =
    { $you ->
        [yes] „{ $look }”: wpisz same samogłoski zdania „{ $grovel }”.
       *[no] { $seat } błaga samymi samogłoskami: „{ $grovel }”.
    }
prompt-ritual-lisp =
    { $you ->
        [yes] „{ $look }”: wpisz „{ $grovel }”, sepleniąc: sz to s, cz to c, ż i rz to z.
       *[no] { $seat } błaga, sepleniąc: „{ $grovel }”.
    }
prompt-ritual-consonants =
    { $you ->
        [yes] „{ $look }”: wpisz „{ $grovel }” bez samogłosek.
       *[no] { $seat } błaga bez samogłosek: „{ $grovel }”.
    }
prompt-ritual-mumble =
    { $you ->
        [yes] „{ $look }”: wymamrocz „{ $grovel }”, jedno m za każdą literę.
       *[no] { $seat } błaga, mamrocząc: „{ $grovel }”.
    }
prompt-ritual-hail =
    { $you ->
        [yes] „{ $look }” Rigor się ruszył: oddaj mu hołd!
       *[no] { $seat } musi oddać hołd Mrocznemu Panu.
    }
prompt-ritual-stand-up =
    { $you ->
        [yes] „{ $look }” Przytrzymaj przycisk WSTAŃ.
       *[no] { $seat } musi wstać.
    }
prompt-booktarget-pardon =
    { $you ->
        [yes] Które ze swoich Spojrzeń odkładasz do talii?
       *[no] { $seat } pozbywa się Spojrzenia.
    }
prompt-booktarget-atlas =
    { $you ->
        [yes] Wybierz pole teleportacji dla swojego goblina.
       *[no] { $seat } wybiera pole teleportacji.
    }
prompt-booktarget-atlas-for =
    { $you ->
        [yes] Wybierz pole teleportacji dla { $goblin-gen }.
       *[no] { $seat } wybiera pole teleportacji dla { $goblin-gen }.
    }
prompt-booktarget-summons =
    { $you ->
        [yes] Wybierz pole, na które idzie Rigor.
       *[no] { $seat } wybiera, dokąd idzie Rigor.
    }
prompt-booktarget-identity =
    { $you ->
        [yes] Z którym goblinem zamieniasz się miejscami?
       *[no] { $seat } wybiera goblina do zamiany miejsc.
    }
prompt-booktarget-blank-pages =
    { $you ->
        [yes] Odrzuć kartę albo skończ i dobierz tyle samo.
       *[no] { $seat } odrzuca karty, by dobrać nowe.
    }
prompt-booktarget-ledger =
    { $you ->
        [yes] Kto dostanie które z twoich Spojrzeń?
       *[no] { $seat } oddaje Spojrzenie.
    }
prompt-booktarget-haste =
    { $you ->
        [yes] Zagraj jeszcze jedną kartę.
       *[no] { $seat } zagrywa jeszcze jedną kartę.
    }
prompt-accuse = Ktoś nie stosuje się do Spojrzenia? Oskarż go.
prompt-admit =
    { $you ->
        [yes] { $accuser } cię oskarża: „{ $look }”. Przyznajesz się?
       *[no] { $accuser } oskarża { $seat-acc } o złamanie nakazu „{ $look }”.
    }
prompt-vote =
    { $you ->
        [yes] Czy { $culprit } łamie nakaz „{ $look }”?
       *[no] Głosowanie: czy { $culprit } łamie nakaz „{ $look }”?
    }
prompt-position = Gotowe? Spojrzenie „{ $look }” już cię obowiązuje.
prompt-switch = Wolisz nie? Niech Spojrzenia pilnuje program. Nie ma odwrotu.

## Ruchy: co można wybrać

move-place = Postaw swojego goblina na { $square }
move-play =
    { $card-kind ->
        [rigor] Zagraj kartę Rigora { $card }: Rigor idzie na { $square }
       *[other] Zagraj kartę goblina { $card }: krok na { $square }
    }
move-play-place = Zagraj kartę nr { $place }: krok na { $square }
move-stop = Zatrzymaj się
move-step = Krok na { $square }
move-push = Popchnij na { $square }
move-to = Idź na { $square }
move-teleport = Teleportuj Rigora na { $square }
move-use = Użyj Księgi „{ $book }”
move-decline = Nie używaj Księgi
move-commit = Zagraj w ciemno kartę nr { $place }
move-show = Pokaż rękę, odrzuć ją i dobierz nową
move-stay = Zostaw Rigora tutaj
move-discard = Odrzuć kartę { $card-full }
move-discard-place = Odrzuć kartę nr { $place }
move-symbol = Wskaż symbol: { $symbol }
move-words-named = Trzy słowa uzgodnione
move-veto = Wskaż kartę nr { $place }
move-fulfil = Zrobione
move-fail = Nieudane
move-return = Odłóż do talii „{ $look }”
move-give = Oddaj „{ $look }” { $seat-dat }
move-swap = Zamień się miejscami z { $seat-ins }
move-summon = Rigor idzie na { $square }
move-cancel = Jednak nie używaj Księgi
move-done = Gotowe
move-vote = { $seat }
move-abstain = Nie głosuj
move-accuse = Oskarż { $seat-acc }: łamie nakaz „{ $look }”
move-admit = Przyznaj się
move-deny = Zaprzecz
move-guilty = Winny
move-innocent = Niewinny
move-in-position = Gotowe: „{ $look }”
move-switch = Niech od teraz „{ $look }” pilnuje program
move-draw =
    { $card-kind ->
        [rigor] Karta Rigora { $card }
        [hidden] Zakryta karta
       *[other] Karta goblina { $card }
    }
move-look = Spojrzenie „{ $look }”
move-book = Księga „{ $book }”
move-token = Żeton: { $token }
move-first = Zaczyna { $seat }
move-grovel = Błaganie „{ $grovel }”

## Dziennik: co się stało

log-first-player = Zaczyna { $seat }.
log-voted-first = Głosy policzone.
log-placed = { $seat } wchodzi do biblioteki na { $square }.
log-turn = Tura { $seat-gen }.
log-played =
    { $card-kind ->
        [rigor] { $seat } zagrywa kartę Rigora { $card }.
       *[other] { $seat } zagrywa kartę goblina { $card }.
    }
log-stepped = { $seat } idzie na { $square }.
log-stopped = { $seat } się zatrzymuje.
log-pushed = { $seat } popycha { $pushed-acc } na { $square }.
log-met = { $seat } spotyka Mrocznego Pana!
log-carried = { $seat } trafia na { $square }.
log-look-received = { $seat } dostaje Spojrzenie „{ $look }”.
log-look-redrawn = „{ $look }”: { $seat } ma już Spojrzenie ze znakiem „{ $look-symbol }” i dobiera ponownie.
log-blank-look = Talia Spojrzeń jest pusta: { $seat } dostaje puste Spojrzenie.
log-look-returned = { $seat } pozbywa się Spojrzenia „{ $look }”.
log-look-given = { $seat } oddaje { $to-dat } Spojrzenie „{ $look }”.
log-token-turned = { $seat } odkrywa żeton: { $token }.
log-tokens-shuffled = Wszystkie żetony zużyte: są tasowane i znów zakryte.
log-teleport-blocked = Wszystkie inne pola teleportacji są zajęte: { $seat } zostaje.
log-book-drawn = { $seat } zdobywa Księgę „{ $book }”.
log-book-used = { $seat } używa Księgi „{ $book }”.
log-declined = { $seat } nie używa Księgi.
log-finished = { $seat }: koniec używania Ksiąg w tej turze.
log-book-cancelled = { $seat } jednak nie używa Księgi „{ $book }”.
log-marked = Odrzucisz kartę nr { $place }.
log-swapped = { $seat } i { $other } zamieniają się miejscami.
log-rigor-stepped = { $seat } przesuwa Rigora na { $square }.
log-rigor-teleported = { $seat } teleportuje Rigora na { $square }.
log-rigor-stayed = { $seat } zostawia Rigora na miejscu.
log-showed = { $seat } nie może nic zagrać i pokazuje rękę: { $cards-full }.
log-discarded = { $seat } odrzuca: { $cards-full }.
log-drew =
    { $card-kind ->
        [hidden] { $seat } dobiera kartę.
        [rigor] { $seat } dobiera kartę Rigora { $card }.
       *[other] { $seat } dobiera kartę goblina { $card }.
    }
log-card-seen =
    { $card-kind ->
        [hidden] Inni widzą teraz kartę nr { $place } { $seat-gen }.
        [rigor] Widać kartę nr { $place } { $seat-gen }: karta Rigora { $card }.
       *[other] Widać kartę nr { $place } { $seat-gen }: karta goblina { $card }.
    }
log-reshuffled = Odrzucone karty są tasowane i tworzą nową talię Ruchu.
log-committed = { $seat } gra w ciemno: { $card-full }.
log-commit-returned = Tej karty nie da się zagrać: { $card-full } wraca, odkryta, na rękę { $seat-gen }.
log-relieved = „{ $look }”: { $seat } nie miałby żadnego ruchu, więc tym razem to nie obowiązuje.
log-grovel = { $seat } musi błagać: „{ $grovel }”.
log-ritual-fulfilled = { $seat } spełnia nakaz „{ $look }”.
log-ritual-failed = { $seat } nie spełnia nakazu „{ $look }”.
log-vetoed = { $seat } nie może w tej turze zagrać karty nr { $place }.
log-symbol-named = Na kartach { $seat-gen } pusty jest symbol { $symbol }.
log-words-named = Trzy słowa są odtąd zakazane dla { $seat-gen }.
log-time-up = { $seat }: czas minął, decyduje los.
log-in-position = { $seat } przyjmuje pozycję: „{ $look }”.
log-switched = Od teraz Spojrzenia „{ $look }” u { $seat-gen } pilnuje program.
log-accused = { $seat } oskarża { $culprit-acc } o złamanie nakazu „{ $look }”.
log-admitted = { $seat } się przyznaje.
log-denied = { $seat } zaprzecza.
log-voted = { $seat } oddaje głos.
log-judged = Winny: { $guilty }. Niewinny: { $innocent }.
log-convicted = { $seat } łamie nakaz „{ $look }” i dobiera Spojrzenie.
log-acquitted = { $seat } uniewinniony.
log-over =
    { $reason ->
        [looks] Koniec gry: { $seat } ma o jedno Spojrzenie za dużo.
        [books] Koniec gry: { $seat } zdobywa ostatnią Księgę.
       *[other] Koniec gry.
    } { $winners-count ->
        [one] Wygrywa { $winners }.
       *[other] { $winners } dzielą się zwycięstwem.
    }

## Odmowy: dlaczego czegoś teraz nie można

refuse-game-over = Gra jest skończona.
refuse-not-your-turn = To nie twoja tura.
refuse-not-asked = To nie ty teraz decydujesz.
refuse-not-now = Teraz decyduje się o czymś innym.
refuse-chance-decides = O tym decyduje los.
refuse-answered-already = Twoja odpowiedź już padła.
refuse-no-such-seat = Nikt tam nie siedzi.
refuse-not-adjacent = Pole { $square } nie ma wspólnej krawędzi z polem, z którego idziesz.
refuse-bookcase = Na { $square } stoi regał.
refuse-not-in-play = Pole { $square } jest poza grą.
refuse-occupied = Pole { $square } jest zajęte.
refuse-symbol-does-not-match = Żaden symbol tej karty nie pasuje do { $square }.
refuse-second-symbol = Pole { $square } nie pasuje do symbolu, który pozostał.
refuse-symbol-blank = Symbol { $symbol } jest dla ciebie pusty, więc nie możesz wejść na { $square }.
refuse-no-room-to-push = Nikt nie zdoła zrobić miejsca na { $square }.
refuse-came-from-there = Popychający goblin przyszedł z { $square }.
refuse-already-moved-in-chain = Goblin na { $square } już się ruszał w tym łańcuchu.
refuse-desk-forbidden = Przy tym stole nie popycha się goblinów na biurko.
refuse-not-start-square = { $square } nie jest polem startowym.
refuse-not-teleport-square = { $square } nie jest polem teleportacji.
refuse-same-square = Już jesteś na { $square }.
refuse-desk-square = { $square } należy do biurka.
refuse-not-beside-goblin = Pole { $square } nie sąsiaduje z goblinem.
refuse-beside-goblin = Pole { $square } sąsiaduje z goblinem.
refuse-rigor-cannot-teleport = Rigor nie może się teraz teleportować.
refuse-rigor-must-teleport = Przy tym stole Rigor musi się teleportować.
refuse-rigor-onto-own-goblin = Ta Księga nie prowadzi Rigora na twojego goblina.
refuse-own-goblin = Wybierz innego goblina, nie swojego.
refuse-movement-over = Twój ruch już się skończył.
refuse-no-second-step = Teraz nie ma drugiego kroku.
refuse-placed-already = Twój goblin jest już w bibliotece.
refuse-card-not-held = Nie masz tej karty.
refuse-no-such-place = Nie masz karty nr { $place }.
refuse-first-play = Najpierw zagraj kartę.
refuse-committed-card-first = Musisz zagrać kartę, którą odkryto.
refuse-commit-needed = Nie widzisz całej tej karty: zagraj ją w ciemno.
refuse-commit-not-needed = Tę kartę widzisz: wybierz dla niej pole.
refuse-name-the-place = Powiedz, o które miejsce na ręce chodzi.
refuse-name-the-card = Powiedz, o którą kartę chodzi, a nie o które miejsce.
refuse-nothing-playable-needed = Możesz jeszcze zagrać kartę.
refuse-hand-fits = Nie musisz niczego odrzucać.
refuse-discard-one = Musisz odrzucić co najmniej jedną kartę.
refuse-out-of-order = Wskazuj karty do odrzucenia w kolejności, w jakiej je masz.
refuse-book-not-held = Nie masz Księgi „{ $book }”.
refuse-book-used-already = Księga „{ $book }” jest już użyta.
refuse-wrong-window = Księgi „{ $book }” nie można użyć w tej chwili.
refuse-book-shelved = Księga „{ $book }” jest na tę turę odłożona.
refuse-book-works-by-itself = Księgi „{ $book }” się nie używa; działa sama.
refuse-book-has-no-effect = Księga „{ $book }” zupełnie nic nie robi.
refuse-book-needs-look = Do Księgi „{ $book }” potrzebne jest twoje Spojrzenie.
refuse-book-needs-card = Do Księgi „{ $book }” potrzebna jest karta, którą możesz zagrać.
refuse-book-needs-hand = Do Księgi „{ $book }” potrzebna jest karta na ręce.
refuse-book-needs-teleport = Do Księgi „{ $book }” potrzebne jest puste pole teleportacji.
refuse-book-needs-square = „{ $book }”: nie ma pola dla Rigora.
refuse-book-needs-receiver = „{ $book }”: nikt nie może przejąć żadnego z twoich Spojrzeń.
refuse-not-fewer-looks = { $seat } nie ma mniej Spojrzeń niż ty.
refuse-has-that-sign = { $seat } ma już Spojrzenie ze znakiem „{ $look-symbol }”, takim jak „{ $look }”.
refuse-look-not-held = { $seat } nie ma Spojrzenia „{ $look }”.
refuse-look-forbids = Zabrania tego „{ $look }”.
refuse-no-shoving = „{ $look }”: twój goblin nie może wejść na pole innego goblina.
refuse-must-step-sideways = „{ $look }”: pierwszy krok musi prowadzić w bok.
refuse-must-go-straight = „{ $look }”: drugi krok musi prowadzić w tym samym kierunku.
refuse-only-hops = „{ $look }”: przy kartach goblina nie masz drugiego kroku.
refuse-only-ends = „{ $look }”: możesz zagrać tylko najstarszą albo najnowszą kartę.
refuse-vetoed = „{ $look }”: w tej turze nie możesz zagrać tej karty.
refuse-ritual-cannot-fail = Bez limitu czasu rytuał nie może się nie udać; nie spiesz się.
refuse-ritual-first = Najpierw odpraw rytuał.
refuse-accuse-another = Nie możesz oskarżyć siebie.
refuse-only-people-accuse = Oskarżają i głosują tylko ludzie.
refuse-bot-obeys = { $seat } jest botem i nie można go oskarżyć.
refuse-accusation-runs = Inne oskarżenie jeszcze trwa.
refuse-two-dismissed = Dwa twoje oskarżenia oddalono; zaczekaj do swojej następnej tury.
refuse-punished-lately = { $seat } dopiero co został ukarany za „{ $look }”.
refuse-accusing-off = Przy tym stole nie ma oskarżeń.
refuse-look-enforced = Spojrzenia „{ $look }” pilnuje już program.
refuse-look-always-enforced = Spojrzenia „{ $look }” zawsze pilnuje program.
refuse-not-accused = Nikt cię nie oskarża.
refuse-accuser-does-not-vote = To ty oskarżasz; twój głos to „winny”.
refuse-accused-does-not-vote = To ciebie się oskarża, więc nie głosujesz.
refuse-not-in-position = { $seat } nie przyjął jeszcze pozycji „{ $look }”.
refuse-in-position-already = Pozycja jest już przyjęta.
refuse-switched-already = „{ $look }” jest już przełączone.
refuse-switch-during-accusation = Nie w trakcie oskarżenia o „{ $look }”.
refuse-no-vote-here = Przy tym stole nie głosuje się, kto zaczyna.

## Zasady

clause-km-setup-1 = Gra od 2 do 8 osób. Każda ma jednego goblina we własnym kolorze.
clause-km-setup-2 = Od liczby graczy zależy, gdzie stoją biurko i regały, które pola są w grze i skąd ruszają gobliny.
clause-km-setup-3 = Rigor zawsze zaczyna na tym samym polu.
clause-km-setup-4 = Sześć żetonów teleportacji tasuje się i kładzie zakryte.
clause-km-setup-5 = Karty Ruchu, Spojrzenia i Księgi to trzy talie tasowane osobno; Księgi leżą na biurku.
clause-km-setup-6 = Każdy zaczyna z trzema Kartami Ruchu i trzyma je w tajemnicy.
clause-km-setup-7 = Zaczyna ten, kto najbardziej przypomina goblina, albo najniższy.
clause-km-setup-8 = Od pierwszego gracza w lewo każdy stawia swojego goblina na dowolnym pustym polu startowym.
clause-km-setup-9 = Pola startowe leżą przy krótkiej krawędzi biblioteki, naprzeciw biurka.
clause-km-setup-10 = Dla ósmego gracza nie ma już pola startowego: wybiera dowolne puste pole obok goblina.
clause-km-setup-11 = Przy rozstawianiu goblinów pola teleportacji nie działają.
clause-km-setup-12 = Karty dobiera się przed rozstawieniem goblinów: wybierając pole, znasz swoją rękę.
clause-km-setup-13 = Gdy wszystkie gobliny są w bibliotece, pierwszy gracz zaczyna pierwszą turę.
clause-km-turn-1 = Tury przechodzą zawsze w lewo.
clause-km-turn-2 = W swojej turze zagraj dokładnie jedną Kartę Ruchu, wykonaj jej ruch i dobierz jedną kartę.
clause-km-turn-3 = Kto ma grywalną kartę, musi jakąś zagrać. Karta jest grywalna, jeśli jej pionek może zrobić nią pierwszy krok.
clause-km-turn-4 = Kto nie może zagrać żadnej karty, pokazuje rękę, odrzuca ją, dobiera tyle samo kart i kończy turę.
clause-km-turn-5 = Zagrane i odrzucone Karty Ruchu leżą odkryte na stosie kart odrzuconych.
clause-km-turn-6 = Kartę dobierasz także wtedy, gdy ruch przerwało spotkanie, teleportacja albo biurko.
clause-km-turn-7 = Na ręce są trzy karty, chyba że Spojrzenie lub Księga mówi inaczej; na koniec tury dobierasz do tej liczby.
clause-km-turn-8 = Gdy talia Ruchu się skończy, stos kart odrzuconych tasuje się na nową talię.
clause-km-card-1 = Każda Karta Ruchu ma dwa symbole: każdy to jeden z czterech symboli pól albo kula.
clause-km-card-2 = Karta goblina porusza tylko twojego goblina.
clause-km-card-3 = Karta Rigora porusza tylko Rigora.
clause-km-card-4 = Karty Rigora działają według tych samych zasad kroków co karty goblina.
clause-km-card-5 = Kula pozwala wejść na każde dostępne sąsiednie pole, bez względu na jego symbol.
clause-km-move-1 = Pola sąsiadują, jeśli mają wspólną krawędź. Rogi się nie liczą.
clause-km-move-2 = Karta przesuwa pionek o jedno lub dwa pola, krok po kroku, zawsze na sąsiednie pole.
clause-km-move-3 = Pierwszy krok prowadzi na pole, do którego pasuje jeden z symboli karty. Trzeba go zrobić.
clause-km-move-4 = Drugi krok prowadzi na sąsiednie pole, do którego pasuje drugi symbol karty.
clause-km-move-5 = Drugi krok jest dobrowolny.
clause-km-move-6 = Symboli można użyć w dowolnej kolejności, każdego najwyżej raz.
clause-km-move-7 = Droga jest dozwolona, jeśli jej kroki da się przypisać różnym symbolom karty. Nigdy nie musisz mówić, którego symbolu użyto.
clause-km-move-8 = Żaden pionek nie wchodzi na pole z regałem.
clause-km-move-9 = Żaden pionek nie opuszcza planszy ani nie wchodzi na pole poza grą.
clause-km-move-10 = Na polu stoi najwyżej jeden pionek, poza chwilą, gdy rozstrzyga się popchnięcie albo spotkanie.
clause-km-move-11 = Drugi krok może prowadzić tam, skąd zaczął się pierwszy, jeśli pozwalają na to symbole.
clause-km-move-12 = Goblin, który wejdzie na pole Rigora, spotyka go.
clause-km-move-13 = Goblin, który wejdzie na pole innego goblina, popycha go.
clause-km-move-14 = Pierwszy krok, który kończy się spotkaniem z Rigorem, na polu teleportacji albo na biurku, przerywa ruch goblina.
clause-km-move-15 = To, co twój pierwszy krok robi innym goblinom, nie przerywa twojego ruchu.
clause-km-move-16 = Symbole liczą się tylko przy krokach z karty, nie przy popychaniu, teleportacji i stawianiu pionków.
clause-km-push-1 = Goblin z zajmowanego pola zostaje popchnięty na pole sąsiadujące z tym, na którym stał.
clause-km-push-2 = To pole wybiera właściciel popychającego goblina.
clause-km-push-3 = Nie może to być pole, z którego popychający właśnie przyszedł.
clause-km-push-4 = Musi to być pole w grze i bez regału.
clause-km-push-5 = Jeśli stoi tam goblin, popchnięty popycha jego, a wybiera właściciel popchniętego. Łańcuch może być dowolnie długi.
clause-km-push-6 = W jednym łańcuchu nikogo nie popycha się dwa razy, a goblina, który zrobił krok, wcale.
clause-km-push-7 = Pole goblina można wybrać tylko wtedy, gdy łańcuch da się stamtąd dokończyć.
clause-km-push-8 = Nie możesz wejść na goblina, który nie ma dokąd pójść.
clause-km-push-9 = Goblina można popchnąć na pole Rigora; wtedy go spotyka.
clause-km-push-10 = Goblin popchnięty na pole teleportacji wszedł na nie.
clause-km-push-11 = Goblin popchnięty na biurko wszedł na nie.
clause-km-push-12 = Najpierw wybiera się i przesuwa cały łańcuch; potem rozstrzyga się przybycia: najpierw ostatnio popchnięty, na końcu ten, kto zrobił krok.
clause-km-push-13 = To, co spotyka popchniętego goblina, nie dotyczy popychającego.
clause-km-push-14 = Bycie popchniętym to nie tura: nie kosztuje karty ani niczego z twojej następnej tury.
clause-km-push-15 = Rigora nikt nie popycha i on nikogo nie popycha.
clause-km-meet-1 = Goblin spotyka Rigora, gdy wejdzie na jego pole albo gdy Rigor wejdzie na pole goblina.
clause-km-meet-2 = Gra staje i najpierw rozstrzyga się spotkanie.
clause-km-meet-3 = Najpierw właściciel goblina dobiera Spojrzenie i od razu się do niego stosuje.
clause-km-meet-4 = Potem stawia goblina na dowolnym pustym polu teleportacji.
clause-km-meet-5 = To nie uruchamia pola teleportacji.
clause-km-meet-6 = Jeśli żadne pole teleportacji nie jest puste, goblin idzie na puste pole startowe.
clause-km-meet-7 = Jeśli twój goblin spotka Rigora w twojej turze, tura się kończy, nawet gdy to ty ruszasz Rigorem. Kartę i tak dobierasz.
clause-km-meet-8 = Jeśli Rigor wejdzie na cudzego goblina, zostaje na tym polu i może zrobić drugi krok.
clause-km-meet-9 = Możesz wejść Rigorem na własnego goblina.
clause-km-meet-10 = W jednej turze Rigora może spotkać kilka goblinów; każde spotkanie kończy się, zanim gra toczy się dalej.
clause-km-meet-11 = Gdy Rigor stoi na polu teleportacji albo na biurku, goblin dostaje tylko Spojrzenie: bez żetonu i bez Księgi.
clause-km-teleport-1 = Goblin, który wejdzie na pole teleportacji, sam lub popchnięty, natychmiast się zatrzymuje.
clause-km-teleport-2 = Jego właściciel odkrywa wierzchni żeton i stosuje się do niego.
clause-km-teleport-3 = Teleportacja: przenieś się na inne puste pole teleportacji, wybrane przez ciebie.
clause-km-teleport-4 = Księga: to samo, a potem dobierz Księgę.
clause-km-teleport-5 = Pułapka: to samo, a potem dobierz Spojrzenie i zastosuj się do niego.
clause-km-teleport-6 = Przenieść się trzeba, a drugiego żetonu się nie odkrywa.
clause-km-teleport-7 = Jeśli spotka to twojego goblina w twojej turze, tura się kończy. Kartę i tak dobierasz.
clause-km-teleport-8 = Użyte żetony leżą odkryte.
clause-km-teleport-9 = Po wykonaniu szóstego żetonu wszystkie tasuje się i zakrywa.
clause-km-teleport-10 = Jeśli wszystkie inne pola teleportacji są zajęte, żetonu się nie odkrywa: goblin zostaje, a jego ruch się kończy.
clause-km-teleport-11 = Księga z żetonu nie odsyła na start.
clause-km-teleport-12 = Stanie na polu teleportacji, zejście z niego i postawienie na nim nic nie robi.
clause-km-teleport-13 = Pole teleportacji zakryte albo poza grą w tej rozgrywce nie istnieje.
clause-km-rigor-1 = Na polu teleportacji nie odkrywa się żetonu dla Rigora.
clause-km-rigor-2 = Kto go tam przesunął, może go przenieść na dowolne puste pole, które nie sąsiaduje z goblinem.
clause-km-rigor-3 = Jeśli to zrobi, jego tura się kończy. Kartę i tak dobiera.
clause-km-rigor-4 = Jeśli nie, Rigor zostaje na polu teleportacji i może zrobić drugi krok.
clause-km-rigor-5 = Nie może się przenieść, gdy wszystkie pola teleportacji są zajęte, także przez niego, albo żadne pole się nie nadaje.
clause-km-rigor-6 = Jeśli na polu teleportacji, na które wchodzi, stoi goblin, najpierw jest spotkanie.
clause-km-rigor-7 = Rigor może wejść na biurko każdym symbolem; nic się tam nie dzieje.
clause-km-rigor-8 = Rigora można przenieść na pole teleportacji albo na biurko; nic więcej się nie dzieje.
clause-km-look-1 = Spojrzenie leży odkryte i obowiązuje gracza, dopóki je ma.
clause-km-look-2 = Każde Spojrzenie ma jeden znak.
clause-km-look-3 = Jeśli masz już Spojrzenie z dobranym znakiem, karta wraca na spód talii, a ty dobierasz ponownie.
clause-km-look-4 = Jeśli żadna karta w talii nie ma dla ciebie nowego znaku, zatrzymujesz wierzchnią mimo to.
clause-km-look-5 = Jeśli talia jest pusta, dostajesz puste Spojrzenie: liczy się, ale niczego nie żąda.
clause-km-look-6 = Wszyscy pilnują, by każdy stosował się do swoich Spojrzeń.
clause-km-look-7 = Kto nie stosuje się do Spojrzenia, dobiera następne. Goblin zostaje na miejscu.
clause-km-look-8 = Kto dostanie czwarte Spojrzenie, odpada, a gra natychmiast się kończy.
clause-km-look-9 = Spojrzenie zabrane przez Księgę wraca na spód talii, chyba że Księga komuś je oddaje.
clause-km-desk-1 = Biurko zajmuje cztery pola w rogu. Można na nie wejść każdym symbolem karty.
clause-km-desk-2 = Goblin, który wejdzie na biurko, od razu dobiera wierzchnią Księgę i kładzie ją odkrytą.
clause-km-desk-3 = Potem wraca na puste pole startowe, wybrane przez właściciela.
clause-km-desk-4 = Wejście na biurko kończy ruch goblina.
clause-km-desk-5 = Jeśli żadne pole startowe nie jest puste, goblin idzie na dowolne puste pole obok innego goblina, ale nie na biurko. Nic się tam nie dzieje.
clause-km-desk-6 = Żaden goblin nie zostaje na biurku.
clause-km-book-1 = Księgi używasz tylko w swojej turze, chyba że mówi ona inaczej.
clause-km-book-2 = Użytą Księgę się odwraca i nie można jej użyć ponownie, chyba że mówi ona inaczej.
clause-km-book-3 = Każda Księga ma jeden, dwa lub trzy magiczne symbole.
clause-km-book-4 = Użyta Księga nadal się liczy, podobnie jak jej symbole.
clause-km-book-5 = Księgi leżą odkryte, wszyscy je widzą.
clause-km-book-6 = W turze możesz użyć dowolnej liczby Ksiąg, każdej w jej chwili.
clause-km-book-7 = Księgi można użyć w turze, w której się ją zdobyło, jeśli jej chwila dopiero nadejdzie.
clause-km-book-8 = Gdy ktoś dobierze ostatnią Księgę, gra natychmiast się kończy.
clause-km-end-1 = Gra kończy się w chwili, gdy ktoś dostaje czwarte Spojrzenie albo dobiera ostatnią Księgę.
clause-km-end-2 = Niczego, co jeszcze czekało, już się nie wykonuje.
clause-km-end-3 = Księga lub Spojrzenie, które zakończyło grę, liczy się.
clause-km-end-4 = Wygrywa gracz z najmniejszą liczbą Spojrzeń.
clause-km-end-5 = Przy remisie ten, kto ma najwięcej Ksiąg.
clause-km-end-6 = Przy dalszym remisie ten, kto ma najwięcej magicznych symboli na Księgach.
clause-km-end-7 = Jeśli nadal jest remis, gracze dzielą się zwycięstwem.
clause-km-end-8 = Kto odpadł z czterema Spojrzeniami, nie może wygrać.
clause-km-end-9 = Czwarte Spojrzenie kończy grę, skądkolwiek pochodzi.
clause-km-table-1 = Dobrane Spojrzenie pokazuje się wszystkim. Jego właściciel mówi, że jest gotowy; po 20 sekundach uznaje się, że to powiedział.
clause-km-table-2 = Odtąd trzeba się do niego stosować w turach wszystkich graczy, aż się je straci albo skończy się gra.
clause-km-table-3 = Każda inna osoba może w dowolnej chwili oskarżyć, wskazując winnego i Spojrzenie. Jedno oskarżenie naraz; gra czeka.
clause-km-table-4 = Jeśli oskarżony się przyzna, oskarżenie jest potwierdzone.
clause-km-table-5 = W przeciwnym razie głosują wszyscy ludzie oprócz oskarżonego; głos oskarżyciela to „winny”. Brakujące głosy się nie liczą.
clause-km-table-6 = Oskarżenie jest potwierdzone, jeśli „winny” ma więcej głosów. Remis uniewinnia.
clause-km-table-7 = Jeśli oskarżyciel głosowałby sam, potwierdza tylko przyznanie się; albo oskarżeń w ogóle nie ma.
clause-km-table-8 = Po potwierdzeniu winny dobiera Spojrzenie, goblin zostaje, a gra toczy się dalej tam, gdzie stanęła.
clause-km-table-9 = Po uniewinnieniu nic się nie dzieje albo, jeśli tak ustalono, Spojrzenie dobiera oskarżyciel. Po dwóch oddaleniach nie możesz oskarżać do swojej następnej tury.
clause-km-table-10 = Po potwierdzonym oskarżeniu tego samego gracza nie można oskarżyć o to samo Spojrzenie przed końcem jego następnej tury.
clause-km-table-11 = Dwóch kart na ręce i odkrytej ręki zawsze pilnuje program; nikogo się o nie nie oskarża.
clause-km-table-12 = Boty nie oskarżają i nie głosują, ich też nie można oskarżyć.
clause-km-table-13 = Czego nie da się zrobić przez inne Spojrzenie, tego nikt robić nie musi.
clause-km-enf-1 = Spojrzenie pilnowane przez program obowiązuje od następnej decyzji właściciela, aż je straci.
clause-km-enf-2 = Wszystkie takie Spojrzenia gracza działają razem; krab idzie w bok tylko tam, gdzie pozwalają na to pozostałe.
clause-km-enf-3 = Jeśli przez same Spojrzenia nie możesz nic zagrać ani wybrać, te, które temu winne, nie obowiązują w tej turze lub decyzji.
clause-km-enf-4 = Tracisz turę tylko wtedy, gdy nie możesz zagrać żadnej karty nawet bez Spojrzeń.
clause-km-enf-5 = Żądania na początku tury idą w kolejności Spojrzeń. W swojej turze dostajesz najwyżej jedną karę i najwyżej jedną za każdy ruch Rigora.
clause-km-enf-6 = Bez limitu czasu rytuał nie może się nie udać; trzeba go tylko odprawić przed następnym działaniem.
clause-km-enf-7 = Bot czasem nie podoła rytuałowi, tak często, jak ustalono przy stole.
clause-km-enf-8 = Bot ze Spojrzeniem, które coś ukrywa, czasem działa na chybił trafił; poza tym wie tyle, co człowiek na jego miejscu.
clause-km-enf-9 = Bot, który wybiera za kogoś, wybiera to, co najbardziej szkodzi. Popchnięty, który może wybrać sam, dba o siebie.
clause-km-enf-10 = Kartę, której nie widzisz w całości, grasz w ciemno: zostaje odkryta i jeśli da się ją zagrać, trzeba to zrobić. Jeśli nie, wraca na rękę, odkryta do końca tury.
clause-km-enf-11 = W błaganiu wielkość liter, dodatkowe spacje i znaki przestankowe nie mają znaczenia. Próbuj, dopóki starcza czasu.
clause-km-enf-12 = Spojrzenia, które mącą obraz, zmieniają to, co widzisz, a nigdy to, co możesz zrobić.
