### Herna česky: všechno, co neříká sama hra.

## Everywhere

home = Na úvodní stránku
skip = Přejít k obsahu
main-menu = Hlavní nabídka
nav-play = Hrát
nav-lobby = Stoly
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
against-bots = Proti botům
with-friends = S přáteli
one-screen = U jedné obrazovky
join-by-link = Máš odkaz?
link-or-code = Odkaz nebo kód stolu
link-wrong = Tohle není odkaz ani kód. Odkaz končí kódem, třeba …/t/AbCd1234.
join = Připojit se
open-tables = Stoly s volnými místy
all-tables = Všechny stoly
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

## A new table

who-plays = Kdo hraje?
way = Jak hrajete?
way-friends = S přáteli po síti
way-bots = Sám proti botům
way-screen = U jedné obrazovky
way-friends-more = Volná místa obsadí ten, kdo má odkaz. Místa volná při začátku dostanou boti.
way-bots-more = Na všech ostatních místech hrají boti.
way-screen-more = Všichni hrají na tomto zařízení a předávají si ho; opona zakrývá, co ostatní nesmějí vidět.
seat-count = Místa u stolu
who-sits = Kdo hraje: { $seat }?
chair-me = Ty
chair-open = Volné pro přítele
chair-bot = Bot: { $level }
level-random = Popleta
    .more = hraje nazdařbůh
level-greedy = Hamoun
    .more = bere, co teď vypadá nejlépe
level-search = Myslitel
    .more = dívá se dopředu
level-beginner = Začátečník
    .more = výhru vidí, mnohé přehlédne
level-casual = Pohodář
    .more = hraje pro zábavu, dělá chyby
level-skilled = Zkušený
    .more = myslí trochu dopředu
level-expert = Znalec
    .more = myslí daleko dopředu
level-master = Mistr
    .more = přemýšlí až vteřinu a využije ji
who-may-come = Kdo smí přijít?
entrance-link = Kdo má odkaz
entrance-public = Každý
entrance-password = Kdo zná heslo
password = Heslo
table-name = Jméno stolu (chceš-li)
hints-allowed = Hráči smějí bota požádat o radu (všichni se to dozvědí)
spectators-welcome = Ostatní se smějí dívat (skryté nikdy nevidí)
time-and-manners = Čas a mravy
clock = Hodiny
clock-none = Bez hodin
clock-move = Na každé rozhodnutí
clock-bank = Na celou partii
clock-none-more = Každý má času, kolik potřebuje.
clock-move-more = Za toho, komu dojde čas, hraje bot, nebo prohraje, jak je zvoleno níže.
clock-bank-more = Každý má zásobu času a za každé rozhodnutí kousek dostane zpět.
clock-per-move = Čas na rozhodnutí
clock-whole = Čas na partii
clock-back = Zpět za rozhodnutí
undo-policy = Braní zpět
undo-free = Volné
undo-consent = Jen se souhlasem všech
undo-never = Nikdy
undo-free-more = Tah můžeš vzít zpět sám, dokud tím nic nového nevyšlo najevo, jinak se souhlasem všech.
undo-consent-more = Tah se bere zpět, jen když souhlasí všichni lidé u stolu.
undo-never-more = Co je zahráno, je zahráno.
leaver = Když někdo odejde
leaver-bot = hraje za něj bot
leaver-forfeit = prohraje
leaver-bot-fact = Za toho, kdo odejde, hraje bot.
leaver-forfeit-fact = Kdo odejde, prohraje.
house-rules = Domácí pravidla
house-rules-more = Kde pravidla nechávají volbu; nastaveno je to obvyklé.
open-table = Otevřít stůl
begin = Začít

## Before the match

table-is-open = Čeká se na hráče
seats = Místa
seat-free = volno
bot-named = Bot „{ $level }“
you = ty
host = hostitel
away = pryč
ready = připraven
sit-here = Sednout si sem
change-seat = Přesednout sem
seat-a-bot = Posadit bota
free-seat = Uvolnit místo
send-away = Poslat pryč
start-match = Start
waiting-for-ready =
    { $count ->
        [one] Jeden člověk ještě není připraven.
        [few] { $count } lidé ještě nejsou připraveni.
       *[other] { $count } lidí ještě není připraveno.
    }
free-get-bots =
    { $count ->
        [one] Volné místo dostane bot.
        [few] { $count } volná místa dostanou boti.
       *[other] { $count } volných míst dostanou boti.
    }
all-set = Všichni jsou tady.
i-am-ready = Můžeme začít
not-ready = Přece jen ještě ne
host-starts = Partii začíná hostitel.
pick-a-seat = Vyber si volné místo, nebo zůstaň a dívej se.
no-seat-left = Všechna místa jsou obsazená; můžeš se dívat.
stand-up = Vstát
this-table = U tohoto stolu
fact-public = Připojit se smí každý.
fact-password = K připojení je třeba heslo.
fact-link = Připojit se smí každý, kdo má odkaz.
clock-none-fact = Bez hodin.
clock-move-fact = { $seconds } s na každé rozhodnutí.
clock-bank-fact = { $minutes } min na partii, { $back } s zpět za každé rozhodnutí.
invite = Pozvat
invite-more = Pošli odkaz, nebo nech telefon přečíst kód.
invite-to-watch = Pozvat k dívání
link = Odkaz
qr = Odkaz jako kód pro fotoaparát
copy-link = Kopírovat odkaz
share = Sdílet
link-copied = Odkaz je zkopírován.
link-selected = Odkaz je označen: zkopíruj ho klávesami Ctrl+C.
locked-table = Tento stůl má heslo
enter = Vstoupit
table-unreachable = K tomuto stolu se nelze dostat
try-again = Zkusit znovu

## The table

menu = Nabídka
scene = Stůl slovy
parts-of-table = Části stolu
tab-choose = Volba
tab-scene = Stůl
tab-log = Kronika
tab-people = Hráči
something-new = něco nového
your-options =
    { $count ->
        [one] Můžeš udělat jednu věc
        [few] Můžeš udělat { $count } věci
       *[other] Můžeš udělat { $count } věcí
    }
not-your-turn = Rozhodují jiní
you-wait = Teď se tě nikdo na nic neptá. Až budeš na tahu, dozvíš se to tady.
you-watch = Díváš se na hru.
filter-options = Hledat v možnostech
nothing-found = Nic se nenašlo.
then = Potom:
learns = Něco se tím dozvíš: to už nejde vzít zpět.
hint = Rada
hint-how = Přemýšlí silný bot, který ví jen to, co víš ty. Všichni u stolu se dozvědí, že padla otázka.
hint-thinking = Přemýšlí …
hint-expected = co můžeš čekat: { $value }
hint-line = Dál to může jít takto:
hint-chance = náhoda
odds = Šance
odds-how = Spočítáno z toho, co víš, budeš-li hrát co nejlépe.
odds-reckoning = Počítám …
odds-nothing = Teď není co počítat.
odds-about = asi
odds-no-dice = jen kostka hrdiny
odds-token = padne pretorián: { $value }
odds-knocked-out = padneš k zemi: { $value }
odds-faint = omdlíš: { $value }
odds-plague = udeří mor: { $value }
odds-hits = utržené zásahy: { $value }
odds-units = ztracené jednotky: { $value }
odds-lives = ztracené životy: { $value }
odds-fireballs = použité ohnivé koule: { $value }
odds-skulls = lebky: { $value }
odds-attack = útok: { $value }
undo = Vzít zpět
why-not = Proč nemohu …?
why-not-more = Zeptej se na kartu nebo místo: dozvíš se pravidlo, které stojí v cestě.
ask-about = Co chceš použít?
choose-thing = vyber …
in-sight = Na očích
ask = Zeptat se
why-open = S tím teď něco udělat můžeš: je to mezi tvými možnostmi.
why-nothing = S tím se nedá nic dělat.
rule = Pravidlo
show-rule = Ukázat pravidlo
rule-number = pravidlo { $name }
rule-book = Všechna pravidla
search-rules = Hledat v pravidlech
connected = připojeno
connecting = připojuje se …
disconnected = nepřipojeno
reconnecting = Spojení ztraceno, zkouší se znovu …
reconnecting-move = Spojení ztraceno; tvůj tah počká a pošle se znovu …
log = Co se stalo
earlier = Dřívější
latest = K nejnovějšímu
is-deciding = rozhoduje
resigned = vzdáno
bot-plays-on = hraje bot
seat-numbered = Hráč { $number }
watching =
    { $count ->
        [one] Dívá se jeden člověk
        [few] Dívají se { $count } lidé
       *[other] Dívá se { $count } lidí
    }
about-seat = Více: { $seat }
as-host = Jako hostitel
let-bot-play = Nechat hrát bota: { $level }
give-minute = O minutu více
make-host = Udělat hostitelem
about-person = { $name }
mute = Neposlouchat v rozhovoru
unmute = Znovu poslouchat
block = Zablokovat
blocked = Zablokováno: o tomto člověku už neuslyšíš.
report = Nahlásit správcům herny
report-text = Co se stalo?
report-abuse = Urážky
report-cheating = Podvádění
report-stalling = Zdržování
report-spam = Reklama
report-other = Něco jiného
report-send = Nahlásit
reported = Děkujeme, hlášení je odesláno.
chat = Rozhovor
say-something = Řekni něco
say-hello = Ahoj!
say-good-luck = Hodně štěstí!
say-have-fun = Dobrou zábavu!
say-nice = Pěkné!
say-well-played = Dobře zahráno!
say-thanks = Díky
say-sorry = Promiň
say-oops = Jejda!
say-hurry = Jsi na tahu!
say-good-game = Dobrá hra
paused = Partie má přestávku.
paused-more = Hodiny stojí.
propose-resume = Hrát dál
proposed-rewind = { $seat }: návrh vzít zpět tah a co bylo po něm.
proposed-end = { $seat }: návrh partii tady ukončit.
proposed-pause = { $seat }: návrh přestávky.
proposed-resume = { $seat }: návrh hrát dál.
agree = Souhlasím
decline = Ne
waiting-for-others = Čeká se na ostatní.
bot-plays-for-you = Hraje za tebe bot.
take-seat-back = Hrát dál sám
propose-rewind = Navrhnout braní zpět
propose-pause = Navrhnout přestávku
propose-end = Navrhnout konec partie
do-rewind = Vzít zpět můj poslední tah a vše po něm
do-pause = Přestávka
do-end = Ukončit partii tady
ask-me = Když jednají jiní a můžeš odpovědět
ask-always = vždy se mě ptát
ask-able = jen když mohu víc než pasovat
ask-me-more = Z tvého mlčení nikdo nepozná, zda ses rozhodoval.
stops = Kdy se tě ptát
stops-smart = chytře
stops-smart-more = Tam, kde karty obvykle něco znamenají, a než tě zasáhne zlé místo.
stops-quiet = zřídka
stops-quiet-more = Ve tvém tahu, a než utrpíš zranění.
stops-all = kdykoli mohu jednat
stops-all-more = V každé chvíli, kdy můžeš víc než pasovat.
stops-always = vždy
stops-always-more = V každé chvíli, i když můžeš jen pasovat.
stops-own = jak je zaškrtnuto
stops-own-more = Ve chvílích, které zaškrtneš, pokud můžeš víc než pasovat.
stops-each = Kde jsi tázán
stops-moment = Chvíle
stops-my-turn = můj tah
stops-their-turn = tah ostatních
stops-harm = jen když leží zlé místo
stops-after-play = Také tam, kde právě někdo něco zahrál
resign = Vzdát se
leave-table = Odejít od stolu
leave = Odejít
to-start = Na úvodní stránku
sure-resign = Opravdu se vzdát? Není cesty zpět.
sure-leave = Opravdu odejít? Bude za tebe hrát bot, nebo prohraješ, jak je u stolu domluveno.
frozen = Od začátku této partie se změnila pravidla. Dohrát ji lze s vydáním { $release }.
while-away = Co se stalo, když jsi tu nebyl
got-it = Rozumím
time-left = zbývá { $time }
over = Partie skončila
over-more = Můžeš si všechno ještě jednou prohlédnout, stáhnout zápis nebo hrát znovu.
all-share = Partie skončila bez vítěze
you-win = Vyhráváš!
winner-is =
    { $count ->
        [one] Vyhrává { $names }
       *[other] O vítězství se dělí: { $names }
    }
ended-agreed = Všichni souhlasili s ukončením partie.
ended-resigned = Ostatní se vzdali.
rematch = Hrát znovu
join-rematch = K další partii
watch-rematch = Dívat se na další partii
download-record = Stáhnout zápis
hand-over = Předej obrazovku: { $seat }
hand-over-more = Co ostatní nesmějí vidět, je zakryté. Pokračuj, až se nikdo jiný nebude dívat.
i-am = To jsem já: { $seat }

## Settings

theme = Místnost
theme-dark = při svíčkách
theme-light = ve dne
as-system = jako zařízení
text-size = Velikost písma
size-normal = obvyklá
size-large = velká
size-huge = velmi velká
font = Písmo
font-own = ozdobné
font-readable = snadno čitelné
font-hint = Ve snadno čitelném písmu se písmena těžko spletou.
contrast = Kontrast
contrast-more = silný
motion = Pohyb
motion-less = co nejméně
always-confirm = Ptát se před každým tahem
always-confirm-hint = Uvidíš, co tah přinese, a potvrdíš ho.
sound-on = Zvuky
shortcuts-on = Klávesy u stolu
shortcuts-hint = Jednotlivá písmena a číslice působí hned; vypni je, pokud překážejí.
key-option = vybrat tuto možnost
key-confirm = potvrdit
key-cancel = zpět, zavřít
key-filter = hledat v možnostech
key-options = k možnostem
key-undo = vzít zpět
key-log = ke kronice
key-players = k hráčům
key-scene = ke stolu
key-chat = k rozhovoru
key-why = zeptat se, proč něco nejde
key-menu = do nabídky
key-read = přečíst, o čem se rozhoduje
key-help = tento seznam

## Account

your-name = Jak ti ostatní říkají
name = Jméno
name-changed = Máš nové jméno.
keep-identity = Tvoje stoly na každém zařízení
keep-identity-more = Zvol si přihlašovací jméno a heslo; e-mailová adresa není třeba. Bez účtu si tě pamatuje tento prohlížeč.
login = Přihlašovací jméno
make-account = Založit účet
sign-in = Přihlásit se
sign-out = Odhlásit se
signed-in = Přihlášeno.
signed-out = Odhlášeno.
signed-in-as = Přihlášen jako { $login }
account-made = Účet je založen.
sessions = Kde jsi přihlášen
session-cookie = Prohlížeč
session-token = Program
this-one = tento
end-session = Odhlásit tam
session-ended = Tam odhlášeno.
tokens = Programy, které hrají za tebe
tokens-more = S žetonem si tvůj program smí sednout ke stolu jako kdokoli jiný.
token-label = Jméno programu
token-make = Vytvořit žeton
token-made = Žeton je vytvořen.
token-once = Ukazuje se jen tentokrát:
passkey-make = Založit účet s přístupovým klíčem
passkey-use = Přihlásit se přístupovým klíčem
notices = Až budeš na tahu
notices-start = Posílat mi upozornění
notices-stop = Už žádná upozornění
notices-on = Dostaneš upozornění, až budeš na tahu a stránka bude zavřená.
notices-refused = Prohlížeč nedovoluje upozornění z této herny.
notices-feed = Pro čtečku kanálů, na adrese, kterou znáš jen ty:
feed = tvůj kanál
forget-me = Zapomeňte na mě
forget-me-more = Tvoje jméno, účet a vše, co je o tobě uloženo, se smaže. Odehrané partie zůstanou beze jména.
forget-me-really = Opravdu zapomenout
forgotten = Zapomenuto. Jsi nový host.

## Credits

credits-own = Obrázky, povrchy a zvuky vytváří sám program, kromě těchto.
credits-icons = Ikony
credits-made-by = { $author }: { $icons }.
credits-fonts = Písma
credits-games = Hry patří svým autorům a vydavatelům; zdejší slova a obrázky jsou naše.

## Problems

problem-error = To se nepovedlo. Zkus to prosím znovu.
problem-offline = K herně se nelze připojit. Je síť v pořádku?
problem-stale = Mezitím se něco stalo. Podívej se a vyber znovu.
problem-unknown = Takový stůl tu není.
problem-unknown-game = Taková hra tu není.
problem-unknown-level = Takový bot tu není.
problem-unknown-seat = Takové místo u tohoto stolu není.
problem-unknown-preset = To se tu říct nedá.
problem-not-entered = Tento stůl je jen pro ty, kdo znají heslo.
problem-no-hints = U tohoto stolu se neradí.
problem-no-hint-now = Rada je jen tehdy, když rozhoduješ jen ty.
problem-no-spectators = U tohoto stolu se nikdo nesmí dívat.
problem-signed-out = Jsi odhlášen. Načti stránku znovu.
problem-away = Hraje za tebe bot; nejdřív si vezmi místo zpět.
problem-not-away = Už hraješ sám.
problem-begun = Partie už začala.
problem-not-begun = Partie ještě nezačala.
problem-frozen = Partie je zmrazená: od jejího začátku se změnila pravidla.
problem-paused = Partie má přestávku.
problem-over = Partie skončila.
problem-no-clock = U tohoto stolu nejsou hodiny.
problem-no-seat = U tohoto stolu nemáš místo.
problem-nobody-there = Nikdo tam nesedí.
problem-not-host = To smí jen hostitel.
problem-not-possible = To teď nejde.
problem-not-ready = Ještě nejsou všichni připraveni.
problem-not-your-seat = Toto místo patří někomu jinému.
problem-nothing-said = Není co říct.
problem-presets-only = Hosté používají hotové věty; s účtem můžeš psát volně.
problem-resigned = V této partii už je vzdáno.
problem-seat-taken = Někdo byl rychlejší: místo je obsazené.
problem-undo-never = U tohoto stolu se nic nebere zpět.
problem-wrong-clock = Takové hodiny nastavit nejde.
problem-wrong-name = Jméno potřebuje aspoň jedno viditelné písmeno.
problem-wrong-option = Jedno z domácích pravidel není možné.
problem-wrong-seats = Tato hra se v tolika lidech nehraje.
problem-wrong-login = Přihlašovací jméno nebo heslo nesouhlasí.
problem-login-taken = Toto přihlašovací jméno je obsazené.
problem-too-many = To bylo trochu moc rychle. Chvilku počkej a zkus to znovu.
problem-unavailable = Teď se nedá nic uložit. Tvůj tah se neztratil: zkus to za chvíli znovu.
problem-forbidden = To se tu nesmí.
problem-blocked = Hostitel tohoto stolu tě zablokoval.
problem-has-login = Přihlašovací jméno už máš.
problem-needs-login = Nejdřív si zvol přihlašovací jméno.
problem-unknown-service = Do tohoto prohlížeče nelze posílat upozornění.
problem-wrong-passkey = Přístupový klíč se nepodařilo ověřit. Začni znovu.
skip-telling = Přeskočit k přítomnosti
to-words = Ukázat stůl slovy
to-picture = Ukázat stůl jako obraz
mute = Vypnout zvuk
speed = Pohyb figurek
speed-slow = pomalý
speed-normal = klidný
speed-fast = rychlý
speed-none = okamžitý
table-as = Stůl
table-picture = jako obraz
table-words = slovy
lasts = { $few }–{ $many } min
weight-light = snadná na naučení
weight-middle = trochu pravidel
weight-heavy = pro milovníky pravidel
