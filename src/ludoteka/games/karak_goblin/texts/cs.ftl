### Karak: Goblin česky. Jak věty vznikají, říká začátek souboru kragmortha/texts/en.ftl.

title = Karak: Goblin
blurb = Hrdinové se probíjejí gobliními jeskyněmi a skládají řetězce barev. Získej karty, zbraně a tři klíče a jako první poraz vládce nestvůr.
list-last = { $items } a { $last }

## Argumenty, které jsou kartami, hráči nebo protivníky

argument-pay = card
argument-reward = card
argument-old = card
argument-new = card
argument-previous = card
argument-winners = seat
argument-target = monster

## Hrdinové

hero-argentus = Argentus
    .profession = kouzelník
    .ability = Jednou za boj smí zahrát modrou kartu, kterou předchozí karta nedovoluje. Neplatí, je-li modrá prokletá.
    .gen = Argenta
hero-horan = Horan
    .profession = válečník
    .ability = Dvě karty s útokem zahrané hned po sobě mu jednou za boj zvýší útok o 1.
    .gen = Horana
hero-xanros = Lord Xanros
    .profession = černokněžník
    .ability = Jednou za boj smí zahrát kartu prokleté barvy, nebo provést jeden prokletý efekt karty. Nikdy proti kletbě na vybavení.
    .gen = Lorda Xanrose
hero-aderyn = Aderyn
    .profession = zlodějka
    .ability = Udeří, i když ji zásahy připravily o poslední život, a získá odměnu. Ne proti vládci nestvůr.
    .gen = Aderyn
hero-victorius = Victorius
    .profession = šermíř
    .ability = Jeho druhá karta v boji smí mít jakoukoli barvu, jen ne prokletou.
    .gen = Victoria
hero-taia = Taia
    .profession = věštkyně
    .ability = Když ji karta nechá dobírat, dobere si o jednu víc a jednu z nich vrátí pod balíček.
    .gen = Taiy

## Barvy, efekty, patra, kletby, lektvary

colour-red = červená
    .letter = Č
    .acc = červenou
colour-blue = modrá
    .letter = M
    .acc = modrou
colour-green = zelená
    .letter = Z
    .acc = zelenou
colour-yellow = žlutá
    .letter = Ž
    .acc = žlutou
effect-attack = útok
    .gen = útoku
effect-defence = obrana
    .gen = obrany
effect-heal = léčení
    .gen = léčení
effect-draw = dobírání
    .gen = dobírání
level-1 = I
level-2 = II
level-3 = III
level-10 = X
curse-effect-attack = kletba na efekty útoku
    .acc = kletbu na efekty útoku
curse-effect-defence = kletba na efekty obrany
    .acc = kletbu na efekty obrany
curse-effect-heal = kletba na efekty léčení
    .acc = kletbu na efekty léčení
curse-effect-draw = kletba na efekty dobírání
    .acc = kletbu na efekty dobírání
curse-colour-red = kletba na červenou
    .acc = kletbu na červenou
curse-colour-blue = kletba na modrou
    .acc = kletbu na modrou
curse-colour-green = kletba na zelenou
    .acc = kletbu na zelenou
curse-colour-yellow = kletba na žlutou
    .acc = kletbu na žlutou
curse-equipment-weapon = kletba na zbraně
    .acc = kletbu na zbraně
curse-equipment-armour = kletba na zbroj
    .acc = kletbu na zbroj
potion-health = lektvar léčení
    .effect = Vrátí ti všechny životy. V boji před zásahy, nebo po nich, pokud ti aspoň jeden život zbyl.
potion-strength = lektvar síly
    .effect = Zdvojnásobí útok nebo obranu právě zahrané karty.
potion-counter = lektvar ochrany
    .effect = Zruší pro tento boj jednu kletbu protivníka.
kind-action = akční karta
kind-weapon = zbraň
kind-armour = zbroj
kind-key = klíč
kind-monster = nestvůra
kind-gatekeeper = klíčník
kind-lord = vládce nestvůr

## Akční karty, zbraně, zbroje

card-hidden = skrytá karta
card-start = počáteční karta
card-arg-1 = Magická střela
card-arg-2 = Ledové kopí
card-arg-3 = Křišťálová koule
card-arg-4 = Ohnivá stěna
card-arg-5 = Žhavý bič
card-arg-6 = Sluneční paprsek
card-hor-1 = Rozmach sekerou
card-hor-2 = Těžký úder
card-hor-3 = Bojový pokřik
card-hor-4 = Hradba štítů
card-hor-5 = Úder štítem
card-hor-6 = Divoký výpad
card-xan-1 = Stínový plamen
card-xan-2 = Krvavé kopí
card-xan-3 = Vysátí života
card-xan-4 = Temný pakt
card-xan-5 = Kostěné brnění
card-xan-6 = Jedovatý mrak
card-ade-1 = Hod dýkou
card-ade-2 = Bodnutí do zad
card-ade-3 = Krok stínem
card-ade-4 = Uhnutí
card-ade-5 = Finta
card-ade-6 = Ukradená lahvička
card-vic-1 = Bodnutí
card-vic-2 = Výpad
card-vic-3 = Soustředění šermíře
card-vic-4 = Kryt
card-vic-5 = Riposta
card-vic-6 = Mlýnek
card-tai-1 = Hvězdný blesk
card-tai-2 = Měsíční paprsek
card-tai-3 = Vidění
card-tai-4 = Stěna z popínavek
card-tai-5 = Trnový bič
card-tai-6 = Dobré znamení
card-a1-01 = Rezavý sekáček
card-a1-02 = Hořící pochodeň
card-a1-03 = Válečný buben
card-a1-04 = Jiskra
card-a1-05 = Mlžný závoj
card-a1-06 = Starý svitek
card-a1-07 = Prak
card-a1-08 = Váček bylin
card-a1-09 = Úkrok stranou
card-a1-10 = Rychlé píchnutí
card-a1-11 = Pěstní štítek
card-a1-12 = Trik s mincí
card-a2-01 = Mocný rozmach
card-a2-02 = Ohnivý kruh
card-a2-03 = Běs
card-a2-04 = Blesk
card-a2-05 = Kamenná kůže
card-a2-06 = Kniha kouzel
card-a2-07 = Dlouhý luk
card-a2-08 = Léčivý kořen
card-a2-09 = Přepadení
card-a2-10 = Dvojitý úder
card-a2-11 = Pavéza
card-a2-12 = Skvělý nápad
card-a3-01 = Obrovo kladivo
card-a3-02 = Planoucí čepel
card-a3-03 = Berserkrův hněv
card-a3-04 = Dračí dech
card-a3-05 = Bouře
card-a3-06 = Ledové brnění
card-a3-07 = Ohyb času
card-a3-08 = Magická bouře
card-a3-09 = Smrtící střela
card-a3-10 = Elfí plášť
card-a3-11 = Oko lovce
card-a3-12 = Vlčí smečka
card-a3-13 = Mistrovský sek
card-a3-14 = Svaté světlo
card-a3-15 = Bitevní plán
card-a3-16 = Tanec čepelí
card-w1-1 = Dýka
card-w1-2 = Kyj
card-w1-3 = Ostnatá rukavice
card-w1-4 = Sekyrka
card-w2-1 = Meč
card-w2-2 = Řemdih
card-w2-3 = Upíří dýka
card-w2-4 = Hůlka jasnovidce
card-w3-1 = Runový meč
card-w3-2 = Obouruční sekera
card-w3-3 = Hůl prozření
card-w3-4 = Čepel stráže
card-r1-1 = Přilba
card-r1-2 = Dřevěný štít
card-r1-3 = Pás pro štěstí
card-r1-4 = Kožená vesta
card-r2-1 = Kroužková zbroj
card-r2-2 = Železný štít
card-r2-3 = Trolí kůže
card-r2-4 = Cestovní plášť
card-r3-1 = Plátová zbroj
card-r3-2 = Štít z dračích šupin
card-r3-3 = Roucho mudrce
card-r3-4 = Svatý kyrys

## Nestvůry, klíčníci, vládci

monster-m1-01 = Goblin prcek
monster-m1-02 = Goblin plížil
monster-m1-03 = Goblin prakovník
monster-m1-04 = Goblin bubeník
monster-m1-05 = Goblin učedník
monster-m1-06 = Jeskynní krysa
monster-m1-07 = Hejno krys
monster-m1-08 = Obří netopýr
monster-m1-09 = Jeskynní pavouk
monster-m1-10 = Tkadlec sítí
monster-m1-11 = Tunelový červ
monster-m1-12 = Bahenní červ
monster-m1-13 = Goblin hrdlořez
monster-m1-14 = Goblin rváč
monster-m1-15 = Goblin zápasník
monster-m1-16 = Rohatý brouk
monster-m1-17 = Goblin hlídač
monster-m1-18 = Goblin štítonoš
monster-m1-19 = Goblin věštec
monster-m1-20 = Chlupatý pavouk
monster-m2-01 = Ork nájezdník
monster-m2-02 = Ork berserkr
monster-m2-03 = Ork bubeník
monster-m2-04 = Ork šaman
monster-m2-05 = Ork lučištník
monster-m2-06 = Vlčí jezdec
monster-m2-07 = Kamenný skřet
monster-m2-08 = Goblin mág
monster-m2-09 = Jedovatý pavouk
monster-m2-10 = Sklípkan
monster-m2-11 = Skalní červ
monster-m2-12 = Světélkující červ
monster-m2-13 = Ork šermíř
monster-m2-14 = Ork kovář
monster-m2-15 = Upíří netopýr
monster-m2-16 = Goblin jasnovidec
monster-m2-17 = Ork strážný
monster-m2-18 = Ork kapitán
monster-m2-19 = Jeskynní trol
monster-m2-20 = Goblin lupič
monster-m3-01 = Zlobr
monster-m3-02 = Ohnivý skřet
monster-m3-03 = Krvavý ork
monster-m3-04 = Pekelný pes
monster-m3-05 = Duch bouře
monster-m3-06 = Ledový přízrak
monster-m3-07 = Lichův učedník
monster-m3-08 = Goblin arcimág
monster-m3-09 = Obří štír
monster-m3-10 = Temný elf
monster-m3-11 = Bazilišek
monster-m3-12 = Vlkodlak
monster-m3-13 = Černý rytíř
monster-m3-14 = Padlý kněz
monster-m3-15 = Požírač mysli
monster-m3-16 = Šavlový démon
monster-m3-17 = Runový golem
monster-m3-18 = Dvouhlavý zlobr
monster-m3-19 = Sfinga
monster-m3-20 = Strážce hrobky
monster-m3-21 = Železný golem
monster-m3-22 = Mladý drak
monster-m3-23 = Prastarý jasnovidec
monster-m3-24 = Obří červ
monster-g1-1 = Goblin vrátný
monster-g1-2 = Goblin žalářník
monster-g1-3 = Syn goblinského náčelníka
monster-g1-4 = Strážce sítí
monster-g1-5 = Krtčí červ
monster-g2-1 = Ork klíčník
monster-g2-2 = Ork vojevůdce
monster-g2-3 = Trol vrátný
monster-g2-4 = Matróna sítí
monster-g2-5 = Kostěný červ
monster-g3-1 = Zlobr klíčník
monster-g3-2 = Démon brány
monster-g3-3 = Kamenný kolos
monster-g3-4 = Rytíř smrti
monster-g3-5 = Hydra
monster-x-1 = Drak
monster-x-2 = Král goblinů
monster-x-3 = Arcilich

## Krátká slova na stůl

label-merchant = Obchodník
label-pawnshop = Vetešnictví
label-potions = Lektvary
label-empty = prázdno
label-gap = mezera
label-coming = další
label-lord = Vládce nestvůr
label-attack = útok
label-defence = obrana
label-hp =
    { $count ->
        [one] { $count } život
        [few] { $count } životy
       *[other] { $count } životů
    }
label-hand =
    { $count ->
        [0] žádné karty v ruce
        [one] { $count } karta v ruce
        [few] { $count } karty v ruce
       *[other] { $count } karet v ruce
    }
label-deck = Balíček: { $count }
label-discard = Odložené: { $count }
label-keys = Klíče
label-weapon = Zbraň
label-armour = Zbroj
label-chain = Řetězec
label-exception-left = schopnost zatím nevyužita
label-exception-used = schopnost využita
label-bonus-reached = +1 k útoku dosaženo
label-turn = Na tahu je { $seat }
label-you = ty
label-bot = bot
label-any-colour = jakákoli barva
label-stop-win =
    Když teď skončíš: { $hits ->
        [0] žádný zásah
        [one] { $hits } zásah
        [few] { $hits } zásahy
       *[other] { $hits } zásahů
    }, { $left ->
        [one] zbude { $left } život
        [few] zbudou { $left } životy
       *[other] zbude { $left } životů
    }, vítězství.
label-stop-lose =
    Když teď skončíš: { $hits ->
        [0] žádný zásah
        [one] { $hits } zásah
        [few] { $hits } zásahy
       *[other] { $hits } zásahů
    }, { $left ->
        [one] zbude { $left } život
        [few] zbudou { $left } životy
       *[other] zbude { $left } životů
    }, útok { $attack } z { $hp }.
label-stop-out = Když teď skončíš, padneš dřív, než udeříš.
label-stop-out-strike = Když teď skončíš, přijdeš o poslední život, ale ještě udeříš.
label-curses = Kletby
label-reward = Odměna
label-win = Vítězství
label-hits = Zásahy
label-hero = Hrdina
label-closed = zavřeno
label-cards = Karty
label-equipment = Vybavení
label-bonus = bonus
label-next-colours = Další
label-cursed = prokletá
label-does-not-follow = nenavazuje
label-may-follow = navazuje
label-about = asi { $percent } %
label-percent = { $percent } %
label-of = { $have } z { $need }
label-hand-and-deck = ruka { $hand } z { $full }, balíček { $deck }, odložené { $discard }

## Možnosti

option-edition = Vydání
    .explain = Kterých pravidel se držet, kde se liší? Jednotlivé možnosti lze potom změnit.
option-edition-standard = standardní
option-edition-pl = polské
option-edition-de = německé
option-gatekeepers-per-level = Klíčníci v patře
    .explain = Pět (polská pravidla), nebo čtyři (německá pravidla) klíčníci v každém patře.
option-abilities = Schopnosti hrdinů
    .explain = Každý hrdina má vlastní schopnost; hra je rychlejší a snazší.
option-abilities-off = bez nich
option-abilities-on = s nimi
option-reshuffle = Míchání
    .explain = Smí vlastník balíčku určit, kde budou karty odměn, když se z odložených karet stává nový balíček?
option-reshuffle-random = ne, míchá se všechno
option-reshuffle-stack = ano; počáteční karty se zamíchají mezi sebou
option-voluntary-heal = Dřívější léčení
    .explain = Lze tah věnovat léčení, dokud nějaké životy zbývají?
option-voluntary-heal-true = ano
option-voluntary-heal-false = ne, jen když nezbývá žádný
option-equipment-curse-hand = Ruka při kletbě na vybavení
    .explain = Na kolik karet se před takovým bojem odkládá?
option-equipment-curse-hand-recompute = na čtyři a bonusy, které prokleté nejsou
option-equipment-curse-hand-four = na čtyři
option-health-potion-window = Lektvar léčení
    .explain = Kdy lze lektvar léčení vypít?
option-health-potion-window-fight = v boji a po něm
option-health-potion-window-own-turn = kdykoli ve vlastním tahu
option-buy-own-pawned = Kupování zpět
    .explain = Lze ve vetešnictví koupit, co tam hráč sám odložil?
option-buy-own-pawned-true = ano
option-buy-own-pawned-false = ne
option-pawn-actions = Akční karty ve vetešnictví
    .explain = Co se stane s akčními kartami, kterými se platilo?
option-pawn-actions-true = dají se koupit
option-pawn-actions-false = vypadnou ze hry
option-bought-action-to = Koupené akční karty
    .explain = Kam přijde akční karta koupená ve vetešnictví?
option-bought-action-to-discard = na odkládací hromádku
option-bought-action-to-hand = do ruky
option-hand-overflow = Příliš karet na konci tahu
    .explain = Co když je v ruce víc karet, než kolik má plná ruka?
option-hand-overflow-keep = zůstanou
option-hand-overflow-discard = přebytečné se odloží
option-reward-preview = Odměny
    .explain = Co se ví o odměně, než je nestvůra poražena?
option-reward-preview-type = její druh
option-reward-preview-full = přesná karta
option-first-player = První hráč
    .explain = Kdo začíná?
option-first-player-random = rozhodne náhoda
option-max-rounds = Nejvíc kol
    .explain = Po tolika kolech hra skončí bez šampiona.
option-max-rounds-none = bez omezení

## Otázky: o čem se teď rozhoduje

prompt-over = Hra skončila.
prompt-over-rounds = Hra skončila: poslední kolo je dohráno a šampion není.
prompt-chance = Rozhoduje náhoda.
prompt-hero =
    { $you ->
        [yes] Vyber si hrdinu.
       *[no] { $seat } si vybírá hrdinu.
    }
prompt-turn =
    { $you ->
        [yes] Tvůj tah: bojuj, navštiv obchodníka, nebo se vyleč.
       *[no] Na tahu je { $seat }.
    }
prompt-turn-heal =
    { $you ->
        [yes] Nemáš žádné životy: vyleč se.
       *[no] { $seat } nemá žádné životy a musí se vyléčit.
    }
prompt-discard =
    { $you ->
        [yes] Kletba ruší bonus k ruce: odlož před bojem { $count ->
            [one] { $count } kartu
            [few] { $count } karty
           *[other] { $count } karet
        }, nebo vypij lektvar.
       *[no] { $seat } musí před bojem odložit { $count ->
            [one] { $count } kartu
            [few] { $count } karty
           *[other] { $count } karet
        }.
    }
prompt-fight =
    { $you ->
        [yes] { $monster }: zahraj kartu, nebo skonči.
       *[no] { $seat } bojuje. Protivník: { $monster }.
    }
prompt-stack =
    { $you ->
        [yes] Skládej nový balíček odshora: která karta bude další?
       *[no] { $seat } skládá nový balíček.
    }
prompt-under =
    { $you ->
        [yes] Kterou z dobraných karet vrátíš pod balíček?
       *[no] { $seat } vrací kartu pod balíček.
    }
prompt-keep =
    { $you ->
        [yes] Získáváš „{ $card }“: nechat si, nebo dát do vetešnictví?
       *[no] { $seat } rozhoduje, co s kartou „{ $card }“.
    }
prompt-keep-one =
    { $you ->
        [yes] Nechat si „{ $card }“ místo „{ $old }“? Druhá karta přijde do vetešnictví.
       *[no] { $seat } vybírá mezi „{ $card }“ a „{ $old }“.
    }
prompt-after =
    { $you ->
        [yes] Vypiješ teď lektvar léčení?
       *[no] { $seat } může vypít lektvar léčení.
    }
prompt-merchant =
    { $you ->
        [yes] U obchodníka: něco kup, nebo odejdi.
       *[no] { $seat } je u obchodníka.
    }
prompt-pay-potion =
    { $you ->
        [yes] Kterou kartou zaplatíš za { $potion }?
       *[no] { $seat } platí za { $potion }.
    }
prompt-pay =
    { $you ->
        [yes] Kterou kartou zaplatíš za „{ $card }“?
       *[no] { $seat } platí za „{ $card }“.
    }
prompt-overflow =
    { $you ->
        [yes] Máš příliš karet: odlož { $count ->
            [one] { $count } kartu
            [few] { $count } karty
           *[other] { $count } karet
        }.
       *[no] { $seat } má příliš karet a odkládá.
    }

## Tahy: co lze zvolit

move-hero = Hraj za hrdinu: { $hero }
move-hero-random = Ať hrdinu vybere náhoda
move-fight = Bojuj. Protivník: { $monster }
move-merchant = Navštiv obchodníka
move-heal = Vyleč hrdinu
move-play = Zahraj „{ $card }“
move-play-free = Zahraj „{ $card }“ navzdory kletbě: { $effect }
move-free = Navzdory kletbě ať platí efekt karty „{ $card }“: { $effect }
move-strengthen = Vypij lektvar síly: zdvojnásob efekt { $effect-gen } poslední karty
move-lift = Vypij lektvar ochrany a zruš { $curse-acc }
move-drink = Vypij lektvar léčení
move-stop = Skonči a vyhodnoť boj
move-discard = Odlož „{ $card }“
move-stack = Další: „{ $card }“
move-stack-start = Další: počáteční karta
move-under = Vrať „{ $card }“ pod balíček
move-keep = Nech si ji (dosavadní karta téhož druhu přijde do vetešnictví)
move-pawn = Dej ji do vetešnictví
move-skip = Nepij
move-buy-potion = Kup { $potion }
move-buy = Kup ve vetešnictví „{ $card }“
move-pay = Zaplať kartou „{ $card }“
move-leave = Odejdi od obchodníka
move-draw =
    { $card-id ->
        [hidden] Skrytá karta
       *[other] „{ $card }“
    }
move-monster = { $monster }
move-gatekeeper = { $monster }
move-lord = { $monster }
move-first = Začíná { $seat }

## Záznam: co se stalo

log-hero-chosen = { $seat } hraje za hrdinu: { $hero }.
log-hero-by-lot = { $seat } nechává volbu na náhodě.
log-first-player = Začíná { $seat }.
log-laid = Patro { $level }: { $monster }.
log-row-filled = Volné místo v patře { $level } zaplňuje { $monster }.
log-next-shown = Další v patře { $level }: { $monster }.
log-gatekeeper-shown = Klíčník patra { $level }: { $monster }.
log-lord-shown = Vládce nestvůr: { $monster }.
log-turn = Na tahu je { $seat }.
log-healed = { $seat } odpočívá a má zpět všechny životy.
log-fight = { $seat } jde do boje. Protivník: { $monster }.
log-discarded = { $seat } odkládá: { $cards }.
log-played = { $seat } hraje „{ $card }“. Útok { $attack }, obrana { $defence }.
log-exception-used = Schopnost { $hero-gen } dovoluje „{ $card }“.
log-freed = Navzdory kletbě { $seat } využívá efekt { $effect-gen } karty „{ $card }“.
log-drew =
    { $card-id ->
        [hidden] { $seat } dobírá kartu.
       *[other] { $seat } dobírá „{ $card }“.
    }
log-nothing-to-draw = { $seat } už nemá co dobírat.
log-reshuffled = { $seat } dělá z odložených karet nový balíček.
log-stack-next =
    { $card-id ->
        [hidden] Další v novém balíčku: počáteční karta.
       *[other] Další v novém balíčku: „{ $card }“.
    }
log-stacked = { $seat } má složený nový balíček.
log-put-under =
    { $card-id ->
        [hidden] { $seat } vrací kartu pod balíček.
       *[other] { $seat } vrací „{ $card }“ pod balíček.
    }
log-recovered =
    { $count ->
        [one] { $seat } získává zpět { $count } život.
        [few] { $seat } získává zpět { $count } životy.
       *[other] { $seat } získává zpět { $count } životů.
    }
log-drank = { $seat } pije { $potion } a má zpět všechny životy.
log-lifted = { $seat } pije lektvar ochrany a ruší { $curse-acc }.
log-strengthened = { $seat } pije lektvar síly a zdvojnásobuje efekt { $effect-gen } karty „{ $card }“.
log-stopped = { $seat } končí s hraním karet.
log-hit =
    { $hits ->
        [0] { $monster } nezasahuje. { $seat } vyvázne bez zranění.
        [one] { $monster } zasahuje jednou. Život ztrácí { $seat }.
       *[other] { $monster } zasahuje { $hits }krát. Životy ztrácí { $seat }.
    }
log-knocked-out = { $seat } nemá žádné životy.
log-survived = Útok { $attack } na { $hp } nestačí: { $monster } zůstává.
log-beaten = Útok { $attack } proti { $hp }: { $seat } vítězí! Poražený protivník: { $monster }.
log-won-card = { $seat } získává „{ $card }“.
log-won-key = { $seat } získává klíč patra { $level }.
log-kept = { $seat } si nechává „{ $card }“.
log-pawned = { $seat } dává do vetešnictví „{ $card }“.
log-gap = Mezera v patře { $level } zůstává prázdná.
log-skipped = { $seat } lektvar nepije.
log-potion-returned = Na svou hromádku se vrací { $potion }.
log-visited = { $seat } navštěvuje obchodníka.
log-wants = { $seat } chce koupit „{ $card }“.
log-wants-potion = { $seat } chce koupit { $potion }.
log-bought-potion = { $seat } kupuje { $potion } za „{ $pay }“.
log-bought = { $seat } kupuje „{ $card }“ za „{ $pay }“.
log-left = { $seat } odchází od obchodníka.
log-over =
    { $reason ->
        [lord] Vládce nestvůr je poražen! Šampion království: { $winners }.
       *[other] Hra končí bez šampiona.
    }

## Odmítnutí: proč něco teď nejde

refuse-game-over = Hra skončila.
refuse-not-your-turn = Nejsi na tahu.
refuse-not-asked = O tom teď nerozhoduješ ty.
refuse-not-now = O tom se teď nerozhoduje.
refuse-chance-decides = O tom rozhoduje náhoda.
refuse-hero-taken = { $hero } už má svého hráče.
refuse-hero-not-yours = { $hero } nepatří tobě.
refuse-must-heal = Nemáš žádné životy: musíš se vyléčit.
refuse-heal-only-at-zero = U tohoto stolu se léčíš, až když nemáš žádné životy.
refuse-level-closed = Nejdřív potřebuješ klíč patra { $level }.
refuse-three-keys = K vládci se dostaneš jen se všemi třemi klíči.
refuse-has-key = Klíč patra { $level } už máš a s jeho klíčníky dál nebojuješ.
refuse-deck-top = { $monster } leží na balíčku nestvůr a bojovat s ní zatím nelze.
refuse-not-on-table = Tento protivník není vyložený: { $monster }.
refuse-gatekeeper-below = { $monster } neleží navrchu balíčku klíčníků.
refuse-not-in-game = Tento protivník není ve hře: { $monster }.
refuse-card-not-held = Kartu „{ $card }“ nemáš.
refuse-colour-cursed = „{ $card }“ má barvu, kterou zakazuje kletba: { $colour }.
refuse-colour-does-not-follow = „{ $card }“ má barvu, která po kartě „{ $previous }“ následovat nesmí: { $colour }.
refuse-exception-used = Schopnost už je v tomto boji využita.
refuse-no-ability = To tvůj hrdina neumí.
refuse-abilities-off = U tohoto stolu hrdinové schopnosti nemají.
refuse-effect-not-printed = „{ $card }“ takový efekt nemá: { $effect }.
refuse-effect-not-cursed = Tento efekt prokletý není: { $effect }.
refuse-exception-for-colour = Schopnost je potřeba na barvu karty „{ $card }“.
refuse-not-in-chain = Karta „{ $card }“ v tomto boji zahrána nebyla.
refuse-no-card-played = Zatím nebyla zahrána žádná karta.
refuse-strength-out = Lektvar síly už u některé karty leží.
refuse-no-potion = Nemáš { $potion }.
refuse-hp-full = Máš všechny životy.
refuse-no-hp = Bez životů je na lektvar pozdě.
refuse-potion-only-in-fight = U tohoto stolu se lektvar léčení pije jen v boji a po něm.
refuse-curse-not-there = Takovou kletbu protivník teď nemá: { $curse }.
refuse-discard-first = Nejdřív odlož přebytečné karty.
refuse-nothing-to-discard = Nic odkládat nemusíš.
refuse-discard-in-order = Více karet se odkládá v pevném pořadí: „{ $card }“ patří před tu, která už je pryč.
refuse-not-drawn-now = „{ $card }“ není mezi právě dobranými kartami.
refuse-not-in-pile = „{ $card }“ není mezi kartami nového balíčku.
refuse-start-not-named = Počáteční karty se nerozlišují: zvol „počáteční karta“.
refuse-no-start-left = Pro nový balíček už žádná počáteční karta nezbývá.
refuse-potion-owned = Už máš { $potion }.
refuse-potion-sold-out = Už není k mání: { $potion }.
refuse-not-in-pawnshop = Ve vetešnictví není karta „{ $card }“.
refuse-pawnshop-once = Z vetešnictví lze koupit jen jednu kartu za tah.
refuse-own-pawned = U tohoto stolu se nekupuje zpět, co hráč sám odložil.
refuse-nothing-to-pay = Nemáš čím zaplatit.
refuse-pay-starting-card = Počáteční karty se nepřijímají.
refuse-pay-only-owned = Platit lze jen vlastní zbraní, zbrojí nebo kartou odměny z ruky.
refuse-pay-with-itself = Kartou, kterou kupuješ, platit nelze.
refuse-choose-purchase-first = Nejdřív vyber, co kupuješ.
refuse-pay-first = Nejdřív zaplať.

## Pravidla

clause-kg-gen-1 = Každý hráč má jednoho hrdinu a hraje sám za sebe.
clause-kg-gen-2 = Vítězí ten, čí hrdina první porazí vládce nestvůr.
clause-kg-gen-3 = Poražená nestvůra dá vždy jednu kartu: akční kartu, zbraň, zbroj, nebo klíč. Vládce dá vítězství.
clause-kg-gen-4 = Třetí klíč otevírá vládcovu komnatu.
clause-kg-card-1 = Akční karta má jednu ze čtyř barev; barva určuje, kdy ji lze zahrát.
clause-kg-card-2 = Její pravý okraj ukazuje barvy, které lze zahrát hned po ní.
clause-kg-card-3 = Má jeden nebo více efektů; provedou se všechny.
clause-kg-card-4 = Karta nestvůry ukazuje útok, životy, patro, druh odměny a kletby.
clause-kg-card-5 = Na rubu nestvůry je odměna, na rubu klíčníka klíč.
clause-kg-card-6 = Získaná akční karta má na rubu nestvůru, a tak se liší od šesti počátečních karet.
clause-kg-card-7 = Vybavení je čtvero: zbraně, zbroje, klíče a lektvary.
clause-kg-card-8 = Vybavení nikdy není v ruce, v balíčku ani mezi odloženými kartami; leží odkryté před vlastníkem.
clause-kg-setup-1 = Patra I, II a III jsou tři řady; X, vládcova komnata, je řada pod nimi.
clause-kg-setup-2 = Nestvůry leží stranou s nestvůrou nahoru, roztříděné podle pater do tří balíčků.
clause-kg-setup-3 = Klíčníci se z balíčků vyjmou: pět na patro, v německém vydání čtyři.
clause-kg-setup-4 = Ostatní nestvůry každého patra se zamíchají a položí odkryté vedle karty patra.
clause-kg-setup-5 = Pět nestvůr z každého balíčku se vyloží napravo; s těmi lze bojovat.
clause-kg-setup-6 = Klíčníci každého patra se zamíchají do odkrytého balíčku na konci řady.
clause-kg-setup-7 = Jeden ze tří vládců se vylosuje a vyloží odkrytý; ostatní ve hře nejsou.
clause-kg-setup-8 = Nad patrem I otevírá řadu obchodník.
clause-kg-setup-9 = Lektvary tam leží ve třech hromádkách.
clause-kg-setup-10 = Vedle je vetešnictví, zpočátku prázdné.
clause-kg-setup-11 = Každý si vybere hrdinu a vezme jeho šest počátečních karet. Nikdo nemá stejného.
clause-kg-setup-12 = Každý zamíchá šest karet do zakrytého balíčku a dobere si čtyři.
clause-kg-setup-13 = Každý začíná s pěti životy.
clause-kg-setup-14 = Začíná nejmladší hráč, nebo rozhodne náhoda.
clause-kg-setup-15 = Nikdo nezačíná s vybavením, klíči ani lektvary a odkládací hromádky jsou prázdné.
clause-kg-turn-1 = Hraje se po směru hodinových ručiček.
clause-kg-turn-2 = V tahu uděláš právě jedno: bojuješ s nestvůrou, navštívíš obchodníka, nebo vyléčíš hrdinu.
clause-kg-turn-3 = Bez životů na začátku tahu nemůžeš bojovat ani k obchodníkovi; musíš se vyléčit.
clause-kg-turn-4 = Na konci tahu přijdou všechny zahrané karty odkryté na tvou odkládací hromádku.
clause-kg-turn-5 = Potom dobíráš, dokud nemáš plnou ruku.
clause-kg-turn-6 = Nezahrané karty zůstávají v ruce.
clause-kg-deck-1 = Zahraná karta leží odkrytá před tebou do konce tahu.
clause-kg-deck-2 = Každý hráč má vlastní odkrytou odkládací hromádku.
clause-kg-deck-3 = Když máš dobrat a balíček je prázdný, zamíchají se odložené karty do nového.
clause-kg-deck-4 = Stane se to, až když máš dobrat, ne hned, jak balíček dojde.
clause-kg-deck-5 = V boji se přitom nemíchají karty zahrané v tomto tahu.
clause-kg-deck-6 = Je-li prázdný balíček i odkládací hromádka, dobírání se přeskočí.
clause-kg-deck-7 = Na konci tahu už jsou zahrané karty mezi odloženými a míchají se s nimi.
clause-kg-deck-8 = I když se karty odměn poznají podle rubu, balíček se pořádně zamíchá.
clause-kg-deck-9 = Německé vydání: karty odměn smíš v novém balíčku uspořádat libovolně; počáteční karty se předtím zamíchají mezi sebou.
clause-kg-hand-1 = Plná ruka jsou čtyři karty a bonusy tvého vybavení.
clause-kg-hand-2 = Bonusy k ruce se sčítají.
clause-kg-hand-3 = Velikost ruky říká jen, do kolika karet se dobírá; efekty dobírání mohou dát víc a zahrát jich smíš, kolik chceš.
clause-kg-hand-4 = Před bojem, ve kterém kletba ruší bonus k ruce, odložíš karty na menší velikost.
clause-kg-hand-5 = Po tom boji dobíráš zase do plné velikosti.
clause-kg-fight-1 = Vybereš si kteréhokoli z dostupných protivníků.
clause-kg-fight-2 = Lze si vybrat kteroukoli nestvůru vyloženou v dostupném patře. Patro I je dostupné vždy.
clause-kg-fight-3 = Také vrchního klíčníka takového patra, pokud jeho klíč ještě nemáš.
clause-kg-fight-4 = Vrchní kartu balíčku nestvůr si nikdy vybrat nelze.
clause-kg-fight-5 = Vládce si lze vybrat jen se všemi třemi klíči.
clause-kg-fight-6 = Za tah bojuješ jen s jedním protivníkem.
clause-kg-fight-7 = Karta hrdiny označuje protivníka až do konce boje.
clause-kg-fight-8 = Karty se hrají z ruky po jedné.
clause-kg-fight-9 = První karta smí mít jakoukoli barvu, která není prokletá.
clause-kg-fight-10 = Každá další karta musí mít jednu z barev, které dovoluje karta zahraná těsně před ní.
clause-kg-fight-11 = Smíš zahrát, kolik karet chceš, od žádné až po celou ruku.
clause-kg-fight-12 = Díky dobírání můžeš zahrát víc karet, než kolik jich bylo na začátku.
clause-kg-fight-13 = Dobírání a léčení působí hned, útok a obrana na konci boje.
clause-kg-fight-14 = Řetězec končí, když přestaneš hrát nebo už nemáš vhodnou kartu.
clause-kg-fight-15 = Pak postupně: zásahy, úder do nestvůry, odměna, konec tahu.
clause-kg-fight-16 = Utrpíš tolik zásahů, o kolik útok nestvůry převyšuje obranu tvých karet a vybavení.
clause-kg-fight-17 = Každý zásah stojí jeden život, dokud nějaké máš.
clause-kg-fight-18 = Přijdeš-li o poslední život, neudeříš a odměnu nedostaneš, ať je tvůj útok jakýkoli.
clause-kg-fight-19 = Vyhraješ, je-li útok karet a vybavení aspoň roven životům nestvůry.
clause-kg-fight-20 = Jinak nestvůra zůstane nezraněná a tvůj tah končí.
clause-kg-fight-21 = Zásahy nestvůry se do příštího boje nepamatují.
clause-kg-fight-22 = Konec tahu nastane vždy: po výhře, po prohře i bez životů.
clause-kg-reward-1 = Vítěz si vezme kartu nestvůry a otočí ji.
clause-kg-reward-2 = Získaná akční karta přijde na tvou odkládací hromádku.
clause-kg-reward-3 = Získanou zbraň nebo zbroj si necháš, nebo ji dáš do vetešnictví, jak chceš.
clause-kg-reward-4 = Získaný klíč si vždy necháš.
clause-kg-reward-5 = Místo poražené nestvůry zaplní vrchní karta jejího balíčku.
clause-kg-reward-6 = Po poraženém klíčníkovi je navrchu další; žádná řada se nemění.
clause-kg-reward-7 = Je-li balíček nestvůr prázdný, mezera zůstane.
clause-kg-effect-1 = Útok se na konci boje přičte k tvému útoku.
clause-kg-effect-2 = Obrana na konci boje snižuje útok nestvůry.
clause-kg-effect-3 = Dobírání: hned si dobereš tolik karet ze svého balíčku.
clause-kg-effect-4 = Léčení: hned získáš zpět tolik životů.
clause-kg-effect-5 = Léčení nad pět životů propadá.
clause-kg-effect-6 = Právě dobrané karty lze zahrát v témže boji.
clause-kg-curse-1 = Kletby jsou trojí: na efekt, na barvu a na druh vybavení.
clause-kg-curse-2 = Prokletý efekt neplatí na žádné kartě zahrané v tomto boji.
clause-kg-curse-3 = Kartu s prokletým efektem lze zahrát i tak.
clause-kg-curse-4 = Kletba na efekt se nedotýká vybavení.
clause-kg-curse-5 = Karty prokleté barvy nelze v tomto boji hrát.
clause-kg-curse-6 = Prokletý druh vybavení nedává nic: ani útok, ani obranu, ani léčení, ani bonus k ruce.
clause-kg-curse-7 = Kletba na vybavení trvá po dobu boje; potom dobíráš do plné ruky.
clause-kg-curse-8 = Nestvůra může mít více kleteb; platí všechny.
clause-kg-curse-9 = Kletby platí jen v boji s nestvůrou, která je má.
clause-kg-equip-1 = Můžeš mít nejvýš jednu zbraň.
clause-kg-equip-2 = Můžeš mít nejvýš jednu zbroj.
clause-kg-equip-3 = Ze dvou zbraní nebo zbrojí si jednu necháš; druhá přijde do vetešnictví.
clause-kg-equip-4 = Většina zbraní přidává útok, většina zbrojí obranu; obojí může umět i něco jiného.
clause-kg-equip-5 = Srdce na vybavení vrací život na konci každého boje, po zásazích.
clause-kg-equip-6 = Ne však, když tě zásahy připravily o poslední život.
clause-kg-equip-7 = Ruka na vybavení dovoluje držet o kartu víc, dokud ho máš a není prokleté.
clause-kg-equip-8 = Vybavení působí v každém boji samo a nespotřebuje se.
clause-kg-key-1 = Klíč získáš poražením klíčníka.
clause-kg-key-2 = Klíč patra otevírá další patro; třetí otevírá vládcovu komnatu.
clause-kg-key-3 = Když porazíš klíčníka některého patra, s jiným z téhož patra už nikdy nebojuješ.
clause-kg-key-4 = Nestvůry toho patra i předchozích ti zůstávají dostupné.
clause-kg-key-5 = V každém patře získáš jeden klíč a nikdy ho neztratíš, neprodáš ani nedaruješ.
clause-kg-shop-1 = Návštěva obchodníka zabere celý tah.
clause-kg-shop-2 = Obchodník prodává tři druhy lektvarů a karty z vetešnictví.
clause-kg-shop-3 = Každá koupená karta stojí právě jednu tvou.
clause-kg-shop-4 = Platí se zbraní, zbrojí, nebo akční kartou z ruky, která má na rubu nestvůru.
clause-kg-shop-5 = Klíče, lektvary a počáteční karty se nikdy nepřijímají.
clause-kg-shop-6 = Karta, kterou platíš, přijde do vetešnictví.
clause-kg-shop-7 = Při jedné návštěvě lze koupit více lektvarů, nikdy však nesmíš mít dva stejné.
clause-kg-shop-8 = Z vetešnictví lze koupit nejvýš jednu kartu za tah.
clause-kg-shop-9 = Lektvary a kartu z vetešnictví lze koupit při téže návštěvě, v libovolném pořadí.
clause-kg-shop-10 = Ve vetešnictví se hromadí vyměněné nebo odmítnuté vybavení a karty, kterými se platilo.
clause-kg-shop-11 = Po nákupu dobíráš do plné ruky; právě koupený bonus už platí.
clause-kg-shop-12 = Dobírá se až po všech nákupech, takže novými kartami platit nelze.
clause-kg-potion-1 = Od každého druhu můžeš mít nejvýš jeden lektvar.
clause-kg-potion-2 = Lektvar se použije jednou a pak se vrátí na svou hromádku.
clause-kg-potion-3 = Ochrana: jedna kletba nestvůry na tebe v tomto boji neplatí.
clause-kg-potion-4 = Má-li nestvůra více kleteb, jednu z nich vybereš.
clause-kg-potion-5 = Lektvar se hned vrací na hromádku, ačkoli působí do konce tahu.
clause-kg-potion-6 = Síla: zdvojnásobí buď útok, nebo obranu právě zahrané karty.
clause-kg-potion-7 = Lektvar leží u té karty a na konci boje se vrátí na hromádku.
clause-kg-potion-8 = Nikdy nezdvojnásobí nic na vybavení.
clause-kg-potion-9 = Léčení: hned vrátí všechny životy.
clause-kg-potion-10 = Vypít ho lze kdykoli v boji před zásahy.
clause-kg-potion-11 = Nebo po zásazích, pokud aspoň jeden život zbyl.
clause-kg-potion-12 = Bez životů ho použít nelze.
clause-kg-heal-1 = Léčení zabere celý tah a vrátí všech pět životů.
clause-kg-heal-2 = Bez životů je léčení povinné.
clause-kg-heal-3 = Léčit se lze i tehdy, když životy ještě zbývají.
clause-kg-hero-1 = Schopnosti platí, jen když všichni souhlasí.
clause-kg-hero-argentus-1 = Jednou za boj smí Argentus zahrát modrou kartu, kterou předchozí nedovoluje.
clause-kg-hero-argentus-2 = Ne však, je-li modrá prokletá.
clause-kg-hero-horan-1 = Zahraje-li Horan dvě karty s útokem po sobě, jeho útok vzroste o 1.
clause-kg-hero-horan-2 = Nejvýš jednou za boj.
clause-kg-hero-xanros-1 = Jednou za boj smí Xanros zahrát kartu prokleté barvy, nebo provést jeden prokletý efekt karty.
clause-kg-hero-xanros-2 = Nikdy proti kletbě na vybavení.
clause-kg-hero-aderyn-1 = Přijde-li Aderyn v boji o poslední život, přesto udeří a při výhře si vezme odměnu.
clause-kg-hero-aderyn-2 = Ne v boji s vládcem.
clause-kg-hero-aderyn-3 = Potom je bez životů a v dalším tahu se musí vyléčit.
clause-kg-hero-victorius-1 = Druhá karta, kterou Victorius v boji zahraje, smí mít barvu, kterou první nedovoluje.
clause-kg-hero-victorius-2 = Od třetí karty platí obvyklé pravidlo.
clause-kg-hero-taia-1 = Když karta nechá Taiu dobrat jednu kartu, dobere si dvě, jednu si nechá a druhou vrátí pod balíček.
clause-kg-hero-taia-2 = Má-li v balíčku málo karet, zamíchá před dobráním odložené karty.
clause-kg-end-1 = Hra končí, jakmile někdo porazí vládce; ten hráč je šampionem.
clause-kg-end-2 = Jinak zvítězit nelze a žádné poslední kolo není.
clause-kg-end-3 = Po nezdařeném pokusu zůstává vládce pro všechny stejně silný.
