## Co se děje u stolu, a ne ve hře samé

seat-bot = za { $seat } hraje bot
seat-person = za { $seat } hraje člověk
hint-taken = { $seat } si bere radu
resigned = { $seat } se vzdává
agreed = všichni souhlasí, že partie zde končí
closed = správa místnosti zde partii ukončuje
undone = { $seat } bere tah zpět
proposed = { $seat } navrhuje { $what ->
    [rewind] vzít tah zpět
    [pause] partii přerušit
   *[end] partii zde ukončit
}
declined = { $seat } odmítá

## Před partií a po ní

bots-show = Není tu terminál, u kterého by se dalo hrát, a tak hru předvedou boti.
you-are = Hraješ za { $seats }.
people-play = Lidé hrají za { $seats }.
bots-play = Boti hrají za { $seats }.
which-game = Kterou hru?
seats-of = { $seats } míst
ask-game = číslo nebo jméno [1]:
no-such-game-number = { $count ->
    [one] Je tu jedna hra; napiš 1.
    [few] Jsou tu { $count } hry; napiš číslo od 1 do { $count }.
   *[other] Je tu { $count } her; napiš číslo od 1 do { $count }.
}
learn-go-on = Enter pokračuje, q odchází:
learn-over = To byla poslední lekce. Teď hraj: ludoteka play { $game }
goodbye = Na shledanou.
unfinished = Partie zůstává nedohraná.
save-or-leave = save SOUBOR uloží záznam; Enter končí.
record-ends = Tady záznam končí; partie není dohraná.

rank = pořadí
seat = hráč
score = výsledek
bot = bot
person = člověk
you = ty
you-win = Vyhráváš.
wins = Vyhrává { $seat }{ $reason ->
    [resigned] , protože se ostatní vzdali
    [agreed] {" "}po dohodě
    [closed] {""}, partii ukončila správa místnosti
   *[rules] {""}
}.
draw = Remíza{ $reason ->
    [resigned] {" "}po vzdání se
    [agreed] {" "}po dohodě
    [closed] {""}, partii ukončila správa místnosti
   *[rules] {""}
}.
share = { $seats } se dělí o první místo{ $reason ->
    [resigned] {" "}po vzdání se ostatních
    [agreed] {" "}po dohodě
    [closed] {""}, partii ukončila správa místnosti
   *[rules] {""}
}.
and = { $items } a { $last }

## Během partie

how-to-type = Napiš číslo nebo tah. help ukáže, co dalšího lze napsat; quit končí.
pass-keyboard = Předej klávesnici: hraje { $seat }. Pak stiskni Enter.
seen-this = { $seat }, stiskni Enter, až si to prohlédneš.
at-any-time = Kdykoli:
open-to-you = teď ti přístupné
match-over = Partie skončila.
too-late = Pozdě.
not-it = To není ono. Zkus to znovu, nebo napiš fail.
could-be = „{ $typed }“ může být { $moves } Napiš víc.
no-option = Možnost { $number } tu není; napiš číslo od 1 do { $count }.
did-you-mean = „{ $typed }“ není tah. Myslíš „{ $move }“? y ho zahraje.
why-what = Napiš why a tah, například: why { $move }
possible = { $move } je teď možné.
hint-move = tah
hint-share = úvahy
hint-expected = očekávání
hint-line = Dál to může jít takto: { $steps }
hint-chance = náhoda
take-back = { $seat }, bereš zpět svůj poslední tah?
nothing-to-take-back = { $seat } nemá tah, který by šlo vzít zpět.
go-back = Souhlasí všichni s návratem před poslední tah hráče { $seat }?
save-where = Napiš save a jméno souboru, například: save partie.txt
exists = { $file } už existuje; save! { $file } ho přepíše.
saved = Uloženo. ludoteka verify { $file } záznam ověří, ludoteka replay { $file } ho znovu vypráví.
give-up = { $seat }, vzdáváš se?

## On pictures of the table

map-hero = hrdina
map-enemy = nepřítel a jeho síla
map-items = předměty
battle-attack = Útok { $have } z { $need }
odds-title = Co čekat
odds-victory = výhra
odds-token = pretorián
odds-plague = mor
odds-faint = mdloby
odds-units = − oddíly
odds-lives = − životy
odds-fireballs = − ohnivé koule
odds-attack = útok
odds-more = … další možnosti: { $count }
odds-hero-alone = jen kostka hrdiny
just-happened = Právě se stalo:
may-answer = Můžeš odpovědět:
only-pass = Můžeš jen pasovat.

## Co lze napsat

help-number = zahraj možnost s tímto číslem
help-move = zahraj ho; stačí začátek nebo jedno slovo, pokud je nemá žádný jiný přístupný tah
    .typed = tah
help-enter = ukaž znovu stůl a možnosti
help-speak = mluv za jiného člověka u této klávesnice, kde to pravidla dovolují
    .typed = P2 tah
help-rules = vypiš pravidla; ? PARAGRAF nebo ? SLOVO ukáže některá z nich
help-why = řekni, proč tah nebo cokoli s tímto dílem teď není možné
    .typed = why TAH
help-undo = vezmi zpět svůj poslední tah
help-hint = zeptej se silného bota, co by udělal; záznam to uvede
help-log = přečti znovu vše, co ti bylo řečeno
help-save = zapiš záznam; save! SOUBOR soubor přepíše
    .typed = save SOUBOR
help-resign = vzdej se
help-quit = odejdi
help-slash = tatáž slova, kde má hra sama tah toho jména

## Rozbor dohrané partie

review-began = na začátku
review-luck = štěstí
review-decisions = rozhodnutí
review-rest = ostatní a zbytek
review-ended = na konci
review-errors = Změny šance na výhru v setinách, každá se směrodatnou chybou; vybledlé leží uvnitř ní. Rozhodnutí se měří podle návrhů bota.
review-dearest = Nejdražší rozhodnutí: { $seat }
review-none = žádné, které by stálo za zmínku
review-move = řádek { $line }: { $played } — lépe: { $better }, +{ $gain } ±{ $error } setin
review-unclear = řádek { $line }: { $played } — možná lépe: { $better }, ale není to jasné: +{ $gain } ±{ $error } setin
