### A new table, and the time before the match.

## A new table

who-plays = Kdo hraje?
way = Jak hrajete?
way-friends = S přáteli po síti
way-bots = Sám proti botům
way-screen = U jedné obrazovky
way-friends-more = Volná místa obsadí ten, kdo má odkaz. Místa volná při začátku dostanou boti.
way-bots-more = Na všech ostatních místech hrají boti.
way-screen-more = Všichni hrají na tomto zařízení a předávají si ho; opona zakrývá, co ostatní nesmějí vidět.
partner-at = spoluhráč: { $seat }
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
level-explorer = Objevitel
    .more = znalec, který raději poznává nové kraje
level-founder = Zakladatel
    .more = znalec, který raději staví a sklízí
level-warrior = Válečník
    .more = znalec, který vyhledává boje
level-raider = Útočník
    .more = znalec, který raději útočí
level-miner = Horník
    .more = znalec, který raději kope
level-daredevil = Odvážlivec
    .more = znalec, který si vybírá nejsilnější nestvůru
level-cautious = Opatrný
    .more = znalec, který si vybírá nejslabší nestvůru
level-rascal = Uličník
    .more = znalec, který se rád plete ostatním do cesty
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
start-revealing = Partie začíná: prohlížeče teď odhalují náhodné číslice pro kostky. Ještě chybí: { $names }.
start-called-off =
    { $count ->
        [one] Start byl odvolán: do 15 sekund nepřišly číslice pro kostky ({ $names }). Místnost slíbila nové kostky; ohlaste se znovu.
        [few] Start byl odvolán, zde už { $count }krát: do 15 sekund nepřišly číslice pro kostky ({ $names }). Místnost slíbila nové kostky; ohlaste se znovu.
       *[other] Start byl odvolán, zde už { $count }krát: do 15 sekund nepřišly číslice pro kostky ({ $names }). Místnost slíbila nové kostky; ohlaste se znovu.
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
clock-move-fact = { $time } na každé rozhodnutí.
clock-bank-fact = { $time } na partii, { $back } zpět za každé rozhodnutí.
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
wrong-password = Tohle není heslo k tomuto stolu.
enter = Vstoupit
table-unreachable = K tomuto stolu se nelze dostat
try-again = Zkusit znovu
