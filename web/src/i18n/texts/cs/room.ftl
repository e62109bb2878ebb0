### The room: what is said everywhere, on the start page and in the lobby.

## Everywhere

home = Na úvodní stránku
skip = Přejít k obsahu
main-menu = Hlavní nabídka
nav-play = Hrát
nav-lobby = Stoly
nav-mine = Moje hry
account = Tvoje jméno a účet
you-are = { $name }: jméno a účet
guest = Host
language = Jazyk
settings = Nastavení
shortcuts = Klávesové zkratky
close = Zavřít
loading = Chvilku …
yes = ano
no = ne
save = Uložit
back = Zpět
cancel = Zrušit
confirm = Potvrdit
credits = Autoři
api-docs = Pro programátory
footer = Otevřená herna. Bez reklam, bez sledování, bez e-mailové adresy.
nowhere = Tady nic není
nowhere-more = Tato adresa nikam nevede; možná se cestou ztratilo písmenko.
page-not-fetched = Tuto stránku se nepodařilo načíst. Možná už je novější vydání herny: načti stránku znovu.
load-anew = Načíst stránku znovu
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
        [one] { $count } den
        [few] { $count } dny
       *[other] { $count } dní
    }

## Start page

welcome = Přisuň si židli
welcome-more = Deskové hry v prohlížeči: proti botům, s přáteli na dálku nebo kolem jedné obrazovky. Na pravidla dohlíží program a každé si můžeš vyhledat.
play-now = Hrát hned
find-table = Najít stůl
no-sign-up = Bez registrace. Sedneš si a hraješ.
your-tables = Tvoje stoly
games = Hry
no-games = Na polici není žádná hra.
players-range = { $few }–{ $many } hráčů
players-exactly = { $count } hráči
learn-card = Naučit se hrát
learn-newcomer = Poprvé tady? { $game } – nauč se za pět minut
learned = lekce: { $done } z { $all }
against-bots = Proti botům
with-friends = S přáteli
one-screen = U jedné obrazovky
join-by-link = Máš odkaz?
link-or-code = Odkaz nebo kód stolu
link-wrong = Tohle není odkaz ani kód. Odkaz končí kódem, třeba …/t/AbCd1234.
join = Připojit se
open-tables = Stoly s volnými místy
all-tables = Všechny stoly
more-tables = Ukázat starší stoly
no-open-tables = U veřejných stolů teď není volné místo. Otevři vlastní stůl: ostatní ho uvidí tady.

## Tables

lobby = Stoly
new-table-of = Nový stůl: { $game }
which-game = Hra
all-games = Všechny hry
running-tables = Právě se hraje: podívat se
your-turn = Jsi na tahu
go-on = Pokračovat
watch = Dívat se
nobody-yet = zatím nikdo
locked = s heslem
seats-free =
    { $free ->
        [0] plno, míst: { $seats }
        [one] { $free } volné místo z { $seats }
        [few] { $free } volná místa z { $seats }
       *[other] { $free } volných míst z { $seats }
    }
status-open = otevřený
status-playing = hraje se
status-paused = přestávka
status-over = dohráno
status-frozen = zmrazený
lasts = { $few }–{ $many } min
weight-light = snadná na naučení
weight-middle = trochu pravidel
weight-heavy = pro milovníky pravidel

## Matches told again

replay = Záznam
verify = Ověřit
replay-or-open = Přehrát dohranou hru nebo otevřít záznam
played-on = Pokračování jiné hry; nehodnoceno
unrated-played-on = Nehodnoceno: pokračování jiné partie.
unrated-bot = Nehodnoceno: hostitel nechal hrát bota za někoho přítomného.
unrated-kick = Nehodnoceno: hostitel poslal někoho během partie pryč.
unrated-rewind = Nehodnoceno: partie byla po dohodě vrácena zpět.
