### Karak 2 česky. Jak vznikají věty, říká začátek souboru games/kragmortha/texts/en.ftl.
title = Karak 2
blurb = Kolem ruin Karaku se ze země derou nestvůry. Prozkoumej krajinu, založ město, postav armádu a získej víc kamenů duše než ostatní hrdinové, než padne Temný generál.
list-last = { $items } a { $last }

## Argumenty, které jsou hráči nebo se jmenují jinak

argument-victim = seat
argument-owner = seat
argument-winners = seat
argument-armies = army
argument-dice = die
argument-unit = die
argument-units = die
argument-saved = resource
argument-extra = resource
argument-amulet = item
argument-hammer = item

## Hrdinové

hero-horan = Horan
    .role = válečník
    .mount = bestie
    .first = Válečná strategie: jednou za bitvu smí po hodu hodit znovu všemi kostkami oddílů.
    .second = Plundrování: po vítězství získá i suroviny z pole bitvy.
hero-taia = Taia
    .role = vědma
    .mount = velbloud
    .first = Tkadlena osudu: při průzkumu táhne o jednu armádu víc a vybírá si.
    .second = Expertní stavitelka: město i budovy staví o jednu surovinu levněji.
hero-lorraine = Lady Lorraine
    .role = hraničářka
    .mount = medvěd
    .first = Jestřábí oko: jednou za tah napojí horní dílek kamkoli, aniž by se pohnula.
    .second = Medvědí přítel: od začátku za ni bojuje kostka medvěda.
hero-xanros = Lord Xanros
    .role = černokněžník
    .mount = kostlivý býk
    .first = Nekromancie: akcí oživí kostlivce, nejvýše tři.
    .second = Sběrač duší: každý jeho padlý oddíl mu může vrátit život.
hero-elspeth = Elspeth
    .role = bojovnice
    .mount = jednorožec
    .first = Bojová finta: jednou za bitvu smí znovu hodit kostkou hrdiny.
    .second = Magický běh: jednou za tah až o tři pole v přímce, i přes propasti.
hero-darius = Darius
    .role = průzkumník
    .mount = raptor
    .first = Průzkum terénu: při průzkumu vidí dva dílky, jeden položí a druhý ukryje navrch hromádky.
    .second = Drápy a tesáky: jedna armáda se silou 1 nebo jeden pretorián padne ještě před bitvou.
hero-hidden = neznámý hrdina
    .role = neznámý
    .mount = neznámý
    .first = To ještě nikdo neví.
    .second = To ještě nikdo neví.

## Krajiny

land-castle = hrad Karak
land-farm = farma
land-forest = les
land-rock = skála
land-farm-forest = farma a les
land-farm-rock = farma a skála
land-forest-rock = les a skála
land-large-farm = velká farma
land-dense-forest = hustý les
land-large-rock = velká skála
land-hell-chasm = pekelná propast
land-hidden = neznámá krajina

## Dílky podle krajiny a čísla; startovní dílek

tile-a01 = { land-farm } A01
tile-a02 = { land-farm } A02
tile-a03 = { land-farm } A03
tile-a04 = { land-forest } A04
tile-a05 = { land-forest } A05
tile-a06 = { land-forest } A06
tile-a07 = { land-rock } A07
tile-a08 = { land-rock } A08
tile-a09 = { land-rock } A09
tile-a10 = { land-farm-forest } A10
tile-a11 = { land-farm-forest } A11
tile-a12 = { land-farm-forest } A12
tile-a13 = { land-farm-rock } A13
tile-a14 = { land-farm-rock } A14
tile-a15 = { land-farm-rock } A15
tile-a16 = { land-forest-rock } A16
tile-a17 = { land-forest-rock } A17
tile-a18 = { land-forest-rock } A18
tile-b01 = { land-large-farm } B01
tile-b02 = { land-large-farm } B02
tile-b03 = { land-large-farm } B03
tile-b04 = { land-dense-forest } B04
tile-b05 = { land-dense-forest } B05
tile-b06 = { land-dense-forest } B06
tile-b07 = { land-large-rock } B07
tile-b08 = { land-large-rock } B08
tile-b09 = { land-large-rock } B09
tile-b10 = { land-hell-chasm } B10
tile-hidden = zakrytý dílek
start-s0 = { land-castle }
start-s1 = { land-forest }
start-s2 = { land-farm }

## Armády

army-skeletal-warriors = Kostliví bojovníci
    .gen = Kostlivých bojovníků
    .acc = Kostlivé bojovníky
    .ins = Kostlivými bojovníky
army-firelings = Ohnivci
    .gen = Ohnivců
    .acc = Ohnivce
    .ins = Ohnivci
army-shadow-devourers = Stínoví požírači
    .gen = Stínových požíračů
    .acc = Stínové požírače
    .ins = Stínovými požírači
army-burdened-brutes = Hromotluci s nákladem
    .gen = Hromotluků s nákladem
    .acc = Hromotluky s nákladem
    .ins = Hromotluky s nákladem
army-dark-dryads = Temné dryády
    .gen = Temných dryád
    .acc = Temné dryády
    .ins = Temnými dryádami
army-hammer-followers = Stoupenci kladiva
    .gen = Stoupenců kladiva
    .acc = Stoupence kladiva
    .ins = Stoupenci kladiva
army-skeletal-rider = Kostlivý jezdec
    .gen = Kostlivého jezdce
    .acc = Kostlivého jezdce
    .ins = Kostlivým jezdcem
army-death-herald = Posel smrti
    .gen = Posla smrti
    .acc = Posla smrti
    .ins = Poslem smrti
army-general = Temný generál
    .gen = Temného generála
    .acc = Temného generála
    .ins = Temným generálem
army-hidden = neznámá armáda
    .gen = neznámé armády
    .acc = neznámou armádu
    .ins = neznámou armádou

## Předměty

item-sword = meč
    .acc = meč
    .gen = meče
    .effect = +1 ke každému útoku
item-hammer = válečné kladivo
    .acc = válečné kladivo
    .gen = válečného kladiva
    .effect = +2 ke každému útoku
item-fireball = Ohnivá koule
    .acc = Ohnivou kouli
    .gen = Ohnivé koule
    .effect = Jednorázově: +1 k útoku, po hodu
item-pickpocket = Chmaták
    .acc = Chmatáka
    .gen = Chmatáka
    .effect = Jednorázově: seber jinému hrdinovi dvě suroviny
item-wagon = povoz se surovinami
    .acc = povoz se surovinami
    .gen = povozu se surovinami
    .effect = Ihned libovolné tři suroviny
item-amulet-of-resources = Amulet surovin
    .acc = Amulet surovin
    .gen = Amuletu surovin
    .effect = Každý zisk surovin dá o jednu víc
item-amulet-of-fame = Amulet slávy
    .acc = Amulet slávy
    .gen = Amuletu slávy
    .effect = Sláva o 2 vyšší
item-amulet-of-action = Amulet akce
    .acc = Amulet akce
    .gen = Amuletu akce
    .effect = V každém tahu o pohyb a akci víc
item-amulet-of-protection = Amulet ochrany
    .acc = Amulet ochrany
    .gen = Amuletu ochrany
    .effect = V každé bitvě můžeš ignorovat až dvě lebky
item-amulet-of-the-titan = Amulet titána
    .acc = Amulet titána
    .gen = Amuletu titána
    .effect = Bojuje za tebe kostka titána
item-amulet = amulet
    .acc = amulet
    .gen = amuletu
    .effect = Který, ukáže se po poražení dryád
item-small-stone = malý kámen duše
    .acc = malý kámen duše
    .gen = malého kamene duše
    .effect = 1 bod
item-large-stone = velký kámen duše
    .acc = velký kámen duše
    .gen = velkého kamene duše
    .effect = 2 body
item-archstone = Arcikámen duše
    .acc = Arcikámen duše
    .gen = Arcikamene duše
    .effect = 4,5 bodu
item-hidden = neznámý předmět
    .acc = neznámý předmět
    .gen = neznámého předmětu
    .effect = To ještě nikdo neví
kind-weapon = zbraň
kind-spell = kouzlo
kind-amulet = amulet
kind-wagon = povoz
kind-stone = kámen duše

## Kostky a jejich strany

die-hero = kostka hrdiny
    .acc = kostku hrdiny
    .gen = kostky hrdiny
die-knight = rytíř
    .acc = rytíře
    .gen = rytíře
die-archer = lučištník
    .acc = lučištníka
    .gen = lučištníka
die-mage = mág
    .acc = mága
    .gen = mága
die-skeleton = kostlivec
    .acc = kostlivce
    .gen = kostlivce
die-bear = medvěd
    .acc = medvěda
    .gen = medvěda
die-titan = titán
    .acc = titána
    .gen = titána
face-0 = prázdná
face-1 = 1 meč
face-2 = 2 meče
face-3 = 3 meče
face-4 = 4 meče
face-5 = 5 mečů
face-6 = 6 mečů
face-s = lebka
face-ss = dvě lebky
face-hidden = ještě nehozená

## Budovy a co umějí

building-stable = Stáj
    .acc = Stáj
    .effect = V každém tahu o pohyb a akci víc
building-portal = Portál
    .acc = Portál
    .effect = Jednou za tah z města na libovolné pole, nebo odkudkoli do města
building-banners = Prapory slávy
    .acc = Prapory slávy
    .effect = Sláva o 2 vyšší
building-camp = Vojenský tábor
    .acc = Vojenský tábor
    .effect = Lze cvičit rytíře
building-range = Střelnice
    .acc = Střelnici
    .effect = Lze cvičit lučištníky
building-tower = Čarodějná věž
    .acc = Čarodějnou věž
    .effect = Lze cvičit mágy

## Suroviny, komponenty, směry

resource-food = jídlo
    .acc = jídlo
    .gen = jídla
resource-wood = dřevo
    .acc = dřevo
    .gen = dřeva
resource-stone = kámen
    .acc = kámen
    .gen = kamene
direction-e = na východ
direction-ne = na severovýchod
direction-nw = na severozápad
direction-w = na západ
direction-sw = na jihozápad
direction-se = na jihovýchod
piece-city = město
piece-general = Temný generál
piece-praetorian = pretorián
piece-plague = mor
piece-chasm = propast
piece-stack = hromádka dílků
piece-bag = sáček s armádami

## Krátká slova pro stůl

label-you = ty
label-bot = bot
label-turn = na tahu je { $seat }
label-round = Kolo { $count }
label-lives =
    { $count ->
        [one] { $count } život
        [few] { $count } životy
       *[other] { $count } životů
    }
label-fame = Sláva { $count }
label-units =
    { $count ->
        [one] { $count } oddíl
        [few] { $count } oddíly
       *[other] { $count } oddílů
    }
label-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
label-slots =
    zbývá: { $count ->
        [one] { $count } akce
        [few] { $count } akce
       *[other] { $count } akcí
    }
label-tiles = Dílků v hromádce: { $count }
label-bag = Armád v sáčku: { $count }
label-supply = Kostky v zásobě
label-strength = Síla { $count }
label-praetorians =
    { $count ->
        [one] { $count } pretorián
        [few] { $count } pretoriáni
       *[other] { $count } pretoriánů
    }
label-unconscious = v bezvědomí
label-plague = mor
label-city = město
label-ground = Leží zde: { $items }
label-moved = po pohybu

## Možnosti

option-hero-selection = Hrdinové
    .explain = Jak každý získá svého hrdinu?
option-hero-selection-random = vylosovat
option-hero-selection-draft = vybrat v pořadí podle hodu
option-start-player = Začínající hráč
    .explain = Kdo začíná?
option-start-player-roll = nejvyšší hod kostkou hrdiny
option-start-player-random = rozhodne náhoda
option-start-player-fixed = první místo
option-plague = Bída a mor
    .explain = Bez nich si nikdo neškodí; dvě lebky pak stojí jen životy.
option-plague-on = ve hře
option-plague-off = vynechat
option-plague-targets = Oběti moru
    .explain = Koho smí zvolit ten, komu padly dvě lebky?
option-plague-targets-opponents = libovolného protihráče
option-plague-targets-anyone = kohokoli, i sebe
option-dropped-items = Odložené předměty
    .explain = Kdo smí předmět zvednout?
option-dropped-items-anyone = kdokoli
option-dropped-items-opponents-only = všichni kromě toho, kdo ho tam nechal
option-darius-first-kill = Darius a armády se silou 1
    .explain = Je poražení bez hodu bitvou, která ukončí tah?
option-darius-first-kill-free = ne, tah pokračuje
option-darius-first-kill-battle = ano, tah končí
option-xanros-heal-timing = Xanrosovo léčení
    .explain = Mohou duše oddílů uchránit Xanrose před bezvědomím?
option-xanros-heal-timing-before-faint = ano, léčí předtím
option-xanros-heal-timing-after-faint = ne, s 0 životy je pozdě
option-fame-on-drop = Ztráta Amuletu slávy
    .explain = O kolik klesne sláva, když se zastavila na 10?
option-fame-on-drop-recompute = spočítá se znovu
option-fame-on-drop-minus-two = vždy o dvě
option-gallop-retreat = Ústup po běhu
    .explain = Kam se Elspeth vrátí po prohrané bitvě?
option-gallop-retreat-last-hex = na poslední pole, kterým proběhla
option-gallop-retreat-run-start = tam, kde běh začal
option-round-limit = Omezení kol
    .explain = Po tomto kole hra skončí bez Arcikamene; 0 znamená bez omezení.
option-round-limit-0 = bez omezení

## Otázky: o čem se teď rozhoduje

prompt-over = Hra skončila.
prompt-chance = Rozhoduje náhoda.
prompt-draft =
    { $you ->
        [yes] Vyber si hrdinu.
       *[no] { $seat } si vybírá hrdinu.
    }
prompt-main =
    { $you ->
        [yes] Jsi na tahu: pohni se, nebo proveď akci.
       *[no] Na tahu je { $seat }.
    }
prompt-main-moved =
    { $you ->
        [yes] Pohyb máš za sebou: proveď akci, nebo se jí vzdej a jdi dál.
       *[no] { $seat } je po pohybu a může jednat.
    }
prompt-main-free =
    { $you ->
        [yes] Nezbývá ti akce. Můžeš ještě použít, co žádnou nestojí, nebo ukončit tah.
       *[no] { $seat } už nemá akci.
    }
prompt-pick-tile =
    { $you ->
        [yes] Který z obou dílků položíš? Druhý se vrátí navrch, aniž by ho kdo viděl.
       *[no] { $seat } si vybírá ze dvou dílků.
    }
prompt-turn-tile =
    { $you ->
        [yes] Jak dílek otočíš?
       *[no] { $seat } otáčí dílek.
    }
prompt-hawk-place =
    { $you ->
        [yes] Kde jestřáb najde novou krajinu?
       *[no] { $seat } hledá místo pro dílek.
    }
prompt-keep-armies =
    { $you ->
        [yes] Která armáda se vrátí do sáčku?
       *[no] { $seat } vrací armádu do sáčku.
    }
prompt-strike =
    { $you ->
        [yes] Která armáda padne prvním úderem?
       *[no] { $seat } vede první úder.
    }
prompt-dice =
    { $you ->
        [yes] Síla { $strength }: které kostky bereš do bitvy?
       *[no] { $seat } vybírá kostky proti síle { $strength }.
    }
prompt-reroll-units =
    { $you ->
        [yes] Útok { $attack } proti { $strength }: hodíš znovu všemi kostkami oddílů?
       *[no] { $seat } smí hodit znovu všemi kostkami oddílů.
    }
prompt-reroll-hero =
    { $you ->
        [yes] Útok { $attack } proti { $strength }: hodíš znovu kostkou hrdiny?
       *[no] { $seat } smí hodit znovu kostkou hrdiny.
    }
prompt-fireballs =
    { $you ->
        [yes] Útok { $attack } proti { $strength }: kolik ohnivých koulí použiješ?
       *[no] { $seat } smí použít ohnivé koule: útok { $attack } proti { $strength }.
    }
prompt-skulls =
    { $you ->
        [yes] Které lebky ignoruješ?
       *[no] { $seat } smí ignorovat lebky.
    }
prompt-souls =
    { $you ->
        [yes] Padlí ti dávají sílu: kolik životů získáš zpět?
       *[no] { $seat } smí získat zpět životy.
    }
prompt-plague =
    { $you ->
        [yes] Dvě lebky: na koho padne bída a mor?
       *[no] { $seat } vybírá oběť bídy a moru.
    }
prompt-wagon =
    { $you ->
        [yes] Povoz je tvůj: které suroviny si vezmeš?
       *[no] { $seat } vykládá povoz.
    }
prompt-loot-weapon =
    { $you ->
        [yes] Příliš mnoho zbraní: kterou tu necháš?
       *[no] { $seat } musí odložit zbraň.
    }
prompt-loot-spell =
    { $you ->
        [yes] Příliš mnoho kouzel: které tu necháš?
       *[no] { $seat } musí odložit kouzlo.
    }
prompt-loot-amulet =
    { $you ->
        [yes] Nosit lze jen jeden amulet: který tu necháš?
       *[no] { $seat } musí odložit amulet.
    }
prompt-surplus =
    { $you ->
        [yes] Tvá sláva klesla: které oddíly vrátíš?
       *[no] { $seat } má víc oddílů než slávy a některé vrací.
    }
prompt-plunder =
    { $you ->
        [yes] Které suroviny vyplundruješ o jednu víc?
       *[no] { $seat } plundruje bojiště.
    }
prompt-building =
    { $you ->
        [yes] Stav dál, nebo skonči.
       *[no] { $seat } staví.
    }
prompt-recruiting =
    { $you ->
        [yes] Které oddíly vrátíš a které vycvičíš?
       *[no] { $seat } verbuje.
    }
prompt-taking =
    { $you ->
        [yes] Co zvedneš?
       *[no] { $seat } něco zvedá.
    }
prompt-leaving =
    { $you ->
        [yes] Co tu za to necháš?
       *[no] { $seat } vyměňuje předměty.
    }

## Tahy: co lze zvolit

move-step = Jdi { $direction }
move-explore = Vydej se na průzkum { $direction }
move-gallop =
    Běž { $direction }: { $count ->
        [one] { $count } pole
        [few] { $count } pole
       *[other] { $count } polí
    }
move-portal = Portálem na { $hex }
move-portal-home = Portálem do svého města
move-heal = Leč se
move-harvest = Získej suroviny
move-harvest-more = Získej suroviny, navíc { $resource-acc }
move-found = Založ zde své město
move-found-less = Založ zde své město a ušetři { $resource-acc }
move-build = Postav: { $building }
move-build-less = Postav: { $building }, a ušetři { $resource-acc }
move-recruit = Naverbuj oddíly
move-pick-up = Zvedni předměty
move-purge = Vymyť mor a vyleč se
move-raise = Oživ kostlivce
move-hawk = Vyšli jestřába
move-pickpocket =
    Chmaták na hráče { $victim }:{ $food ->
        [0] { "" }
        [one] { " " }{ $food } jídlo
        [few] { " " }{ $food } jídla
       *[other] { " " }{ $food } jídel
    }{ $wood ->
        [0] { "" }
        [one] { " " }{ $wood } dřevo
        [few] { " " }{ $wood } dřeva
       *[other] { " " }{ $wood } dřev
    }{ $stone ->
        [0] { "" }
        [one] { " " }{ $stone } kámen
        [few] { " " }{ $stone } kameny
       *[other] { " " }{ $stone } kamenů
    }
move-end = Ukonči tah
move-done = Hotovo
move-return =
    Vrať: { $unit-id ->
        [knight] { $count ->
            [one] { $count } rytíř
            [few] { $count } rytíři
           *[other] { $count } rytířů
        }
        [archer] { $count ->
            [one] { $count } lučištník
            [few] { $count } lučištníci
           *[other] { $count } lučištníků
        }
        [mage] { $count ->
            [one] { $count } mág
            [few] { $count } mágové
           *[other] { $count } mágů
        }
        [skeleton] { $count ->
            [one] { $count } kostlivec
            [few] { $count } kostlivci
           *[other] { $count } kostlivců
        }
        [bear] { $count ->
            [one] { $count } medvěd
            [few] { $count } medvědi
           *[other] { $count } medvědů
        }
       *[titan] { $count ->
            [one] { $count } titán
            [few] { $count } titáni
           *[other] { $count } titánů
        }
    }
move-train =
    Vycvič: { $unit-id ->
        [knight] { $count ->
            [one] { $count } rytíř
            [few] { $count } rytíři
           *[other] { $count } rytířů
        }
        [archer] { $count ->
            [one] { $count } lučištník
            [few] { $count } lučištníci
           *[other] { $count } lučištníků
        }
        [mage] { $count ->
            [one] { $count } mág
            [few] { $count } mágové
           *[other] { $count } mágů
        }
        [skeleton] { $count ->
            [one] { $count } kostlivec
            [few] { $count } kostlivci
           *[other] { $count } kostlivců
        }
        [bear] { $count ->
            [one] { $count } medvěd
            [few] { $count } medvědi
           *[other] { $count } medvědů
        }
       *[titan] { $count ->
            [one] { $count } titán
            [few] { $count } titáni
           *[other] { $count } titánů
        }
    }
move-with =
    Do bitvy: { $unit-id ->
        [knight] { $count ->
            [one] { $count } rytíř
            [few] { $count } rytíři
           *[other] { $count } rytířů
        }
        [archer] { $count ->
            [one] { $count } lučištník
            [few] { $count } lučištníci
           *[other] { $count } lučištníků
        }
        [mage] { $count ->
            [one] { $count } mág
            [few] { $count } mágové
           *[other] { $count } mágů
        }
        [skeleton] { $count ->
            [one] { $count } kostlivec
            [few] { $count } kostlivci
           *[other] { $count } kostlivců
        }
        [bear] { $count ->
            [one] { $count } medvěd
            [few] { $count } medvědi
           *[other] { $count } medvědů
        }
       *[titan] { $count ->
            [one] { $count } titán
            [few] { $count } titáni
           *[other] { $count } titánů
        }
    }
move-take = Vezmi: { $item }
move-leave = Nech ležet: { $item }
move-lay = Polož { $tile }
move-turn =
    { $count ->
        [0] Polož bez otočení
        [one] Polož otočený o šestinu
        [few] Polož otočený o { $count } šestiny
       *[other] Polož otočený o { $count } šestin
    }
move-attach = Napoj na { $hex }
move-put-back = Zpět do sáčku: { $army }
move-strike = První úder: { $army }
move-roll = Hoď kostkami
move-keep = Nech si hod
move-reroll = Hoď znovu
move-fireballs =
    { $count ->
        [0] Nepoužij ohnivou kouli
        [one] Použij { $count } ohnivou kouli
        [few] Použij { $count } ohnivé koule
       *[other] Použij { $count } ohnivých koulí
    }
move-spare = Ignoruj lebku: { $die }
move-feed =
    { $count ->
        [0] Nezískej zpět žádný život
        [one] Získej zpět { $count } život
        [few] Získej zpět { $count } životy
       *[other] Získej zpět { $count } životů
    }
move-plague = Bída a mor: { $victim }
move-load =
    Z povozu:{ $food ->
        [0] { "" }
        [one] { " " }{ $food } jídlo
        [few] { " " }{ $food } jídla
       *[other] { " " }{ $food } jídel
    }{ $wood ->
        [0] { "" }
        [one] { " " }{ $wood } dřevo
        [few] { " " }{ $wood } dřeva
       *[other] { " " }{ $wood } dřev
    }{ $stone ->
        [0] { "" }
        [one] { " " }{ $stone } kámen
        [few] { " " }{ $stone } kameny
       *[other] { " " }{ $stone } kamenů
    }
move-plunder = Plundruj, navíc { $resource-acc }
move-choose = Hraj za hrdinu { $hero }
move-deal = { $hero }
move-first = Začíná { $seat }
move-tile = Dílek: { $tile }
move-army = Armáda: { $army }
move-amulet = Amulet dryád: { $item }
move-face = { $die }: { $face }

## Záznam: co se stalo

log-dealt = { $seat } hraje za hrdinu { $hero }.
log-chosen = { $seat } si vybírá hrdinu { $hero }.
log-turn = Kolo { $round }: na tahu je { $seat }.
log-turn-ended = { $seat } končí tah.
log-recovered =
    { $seat } přichází k sobě a má zase { $lives ->
        [one] { $lives } život
        [few] { $lives } životy
       *[other] { $lives } životů
    }.
log-stepped = { $seat } jde na { $hex }.
log-galloped =
    { $seat } běží na { $hex } ({ $count ->
        [one] { $count } pole
        [few] { $count } pole
       *[other] { $count } polí
    }).
log-portal = { $seat } prochází portálem na { $hex }.
log-exploring = { $seat } se vydává na průzkum { $direction }, na { $hex }.
log-tile-drawn = { $seat } otáčí dílek: { $tile }.
log-tile-looked =
    { $tile-id ->
        [hidden] { $seat } si prohlíží dílek { $level }. stupně.
       *[other] { $seat } si prohlíží dílek: { $tile }.
    }
log-tile-picked = { $seat } si vybírá dílek: { $tile }; druhý vrací navrch hromádky.
log-tile-laid = { $seat } pokládá na { $hex } dílek: { $tile }.
log-hawk = { $seat } vysílá jestřába.
log-hawk-place = { $seat } napojuje dílek na { $hex }.
log-army-drawn = Ze sáčku: { $army }, síla { $strength }.
log-army-put-back = { $seat } vrací do sáčku: { $army }.
log-general =
    Na { $hex } se objevuje Temný generál: { $count ->
        [one] { $count } pretorián
        [few] { $count } pretoriáni
       *[other] { $count } pretoriánů
    }, síla { $strength }!
log-battle = { $seat } bojuje na { $hex }: { $armies }, síla { $strength }.
log-battle-general = { $seat } útočí na Temného generála na { $hex }, síla { $strength }.
log-struck = { $seat } poráží bez bitvy { $army-acc }.
log-praetorian = Generál přichází o pretoriána; zbývá jich { $count }.
log-brought =
    { $seat } bere do bitvy: { $unit-id ->
        [knight] { $count ->
            [one] { $count } rytíř
            [few] { $count } rytíři
           *[other] { $count } rytířů
        }
        [archer] { $count ->
            [one] { $count } lučištník
            [few] { $count } lučištníci
           *[other] { $count } lučištníků
        }
        [mage] { $count ->
            [one] { $count } mág
            [few] { $count } mágové
           *[other] { $count } mágů
        }
        [skeleton] { $count ->
            [one] { $count } kostlivec
            [few] { $count } kostlivci
           *[other] { $count } kostlivců
        }
        [bear] { $count ->
            [one] { $count } medvěd
            [few] { $count } medvědi
           *[other] { $count } medvědů
        }
       *[titan] { $count ->
            [one] { $count } titán
            [few] { $count } titáni
           *[other] { $count } titánů
        }
    }.
log-rolling =
    { $count ->
        [one] { $seat } hází kostkou hrdiny.
        [few] { $seat } hází { $count } kostkami.
       *[other] { $seat } hází { $count } kostkami.
    }
log-face = { $seat }, { $die }: { $face }.
log-rerolling = { $seat } hází znovu.
log-kept = { $seat } si hod nechává.
log-fireballs =
    { $count ->
        [0] { $seat } nepoužívá ohnivou kouli.
        [one] { $seat } používá { $count } ohnivou kouli.
        [few] { $seat } používá { $count } ohnivé koule.
       *[other] { $seat } používá { $count } ohnivých koulí.
    }
log-won = Útok { $attack } proti { $strength }: { $seat } vyhrává bitvu.
log-lost = Útok { $attack } proti { $strength }: { $seat } prohrává bitvu.
log-spared = { $seat } ignoruje lebku: { $die }.
log-died =
    { $seat } ztrácí: { $unit-id ->
        [knight] { $count ->
            [one] { $count } rytíř
            [few] { $count } rytíři
           *[other] { $count } rytířů
        }
        [archer] { $count ->
            [one] { $count } lučištník
            [few] { $count } lučištníci
           *[other] { $count } lučištníků
        }
        [mage] { $count ->
            [one] { $count } mág
            [few] { $count } mágové
           *[other] { $count } mágů
        }
        [skeleton] { $count ->
            [one] { $count } kostlivec
            [few] { $count } kostlivci
           *[other] { $count } kostlivců
        }
        [bear] { $count ->
            [one] { $count } medvěd
            [few] { $count } medvědi
           *[other] { $count } medvědů
        }
       *[titan] { $count ->
            [one] { $count } titán
            [few] { $count } titáni
           *[other] { $count } titánů
        }
    }.
log-wounded =
    { $seat } ztrácí { $count ->
        [one] { $count } život
        [few] { $count } životy
       *[other] { $count } životů
    }; zbývá { $lives }.
log-fed =
    { $seat } sbírá duše a získává zpět { $count ->
        [one] { $count } život
        [few] { $count } životy
       *[other] { $count } životů
    }; nyní má { $lives }.
log-plague =
    { $seat } sesílá bídu a mor, oběť: { $victim }; mor je ve městě.{ $food ->
        [0] { "" }
        [one] { " " }−{ $food } jídlo
        [few] { " " }−{ $food } jídla
       *[other] { " " }−{ $food } jídel
    }{ $wood ->
        [0] { "" }
        [one] { " " }−{ $wood } dřevo
        [few] { " " }−{ $wood } dřeva
       *[other] { " " }−{ $wood } dřev
    }{ $stone ->
        [0] { "" }
        [one] { " " }−{ $stone } kámen
        [few] { " " }−{ $stone } kameny
       *[other] { " " }−{ $stone } kamenů
    }
log-poverty =
    { $seat } sesílá bídu, oběť: { $victim }.{ $food ->
        [0] { "" }
        [one] { " " }−{ $food } jídlo
        [few] { " " }−{ $food } jídla
       *[other] { " " }−{ $food } jídel
    }{ $wood ->
        [0] { "" }
        [one] { " " }−{ $wood } dřevo
        [few] { " " }−{ $wood } dřeva
       *[other] { " " }−{ $wood } dřev
    }{ $stone ->
        [0] { "" }
        [one] { " " }−{ $stone } kámen
        [few] { " " }−{ $stone } kameny
       *[other] { " " }−{ $stone } kamenů
    }
log-retreated = { $seat } ustupuje na { $hex }.
log-fainted = { $seat } upadá do bezvědomí.
log-fame = { $seat } má nyní slávu { $fame }.
log-reward = { $seat } získává { $item-acc }.
log-loaded =
    { $seat } vykládá povoz:{ $food ->
        [0] { "" }
        [one] { " " }+{ $food } jídlo
        [few] { " " }+{ $food } jídla
       *[other] { " " }+{ $food } jídel
    }{ $wood ->
        [0] { "" }
        [one] { " " }+{ $wood } dřevo
        [few] { " " }+{ $wood } dřeva
       *[other] { " " }+{ $wood } dřev
    }{ $stone ->
        [0] { "" }
        [one] { " " }+{ $stone } kámen
        [few] { " " }+{ $stone } kameny
       *[other] { " " }+{ $stone } kamenů
    }.
log-left = { $seat } nechává na { $hex }: { $item }.
log-picked-up = { $seat } zvedá { $item-acc }.
log-robbed =
    { $seat } okrádá hráče { $victim }:{ $food ->
        [0] { "" }
        [one] { " " }{ $food } jídlo
        [few] { " " }{ $food } jídla
       *[other] { " " }{ $food } jídel
    }{ $wood ->
        [0] { "" }
        [one] { " " }{ $wood } dřevo
        [few] { " " }{ $wood } dřeva
       *[other] { " " }{ $wood } dřev
    }{ $stone ->
        [0] { "" }
        [one] { " " }{ $stone } kámen
        [few] { " " }{ $stone } kameny
       *[other] { " " }{ $stone } kamenů
    }.
log-healed =
    { $seat } se léčí: +{ $count }, má nyní { $lives ->
        [one] { $lives } život
        [few] { $lives } životy
       *[other] { $lives } životů
    }.
log-harvested =
    { $seat } získává suroviny na { $hex }:{ $food ->
        [0] { "" }
        [one] { " " }+{ $food } jídlo
        [few] { " " }+{ $food } jídla
       *[other] { " " }+{ $food } jídel
    }{ $wood ->
        [0] { "" }
        [one] { " " }+{ $wood } dřevo
        [few] { " " }+{ $wood } dřeva
       *[other] { " " }+{ $wood } dřev
    }{ $stone ->
        [0] { "" }
        [one] { " " }+{ $stone } kámen
        [few] { " " }+{ $stone } kameny
       *[other] { " " }+{ $stone } kamenů
    }.
log-plundered =
    { $seat } plundruje { $hex }:{ $food ->
        [0] { "" }
        [one] { " " }+{ $food } jídlo
        [few] { " " }+{ $food } jídla
       *[other] { " " }+{ $food } jídel
    }{ $wood ->
        [0] { "" }
        [one] { " " }+{ $wood } dřevo
        [few] { " " }+{ $wood } dřeva
       *[other] { " " }+{ $wood } dřev
    }{ $stone ->
        [0] { "" }
        [one] { " " }+{ $stone } kámen
        [few] { " " }+{ $stone } kameny
       *[other] { " " }+{ $stone } kamenů
    }.
log-purged =
    { $cured ->
        [yes] { $seat } vymycuje mor a zcela se léčí.
       *[no] { $seat } se na hradě zcela vyléčí.
    }
log-raised = { $seat } oživuje kostlivce; má jich { $count }.
log-founded =
    { $seat } zakládá město na { $hex }:{ $food ->
        [0] { "" }
        [one] { " " }−{ $food } jídlo
        [few] { " " }−{ $food } jídla
       *[other] { " " }−{ $food } jídel
    }{ $wood ->
        [0] { "" }
        [one] { " " }−{ $wood } dřevo
        [few] { " " }−{ $wood } dřeva
       *[other] { " " }−{ $wood } dřev
    }{ $stone ->
        [0] { "" }
        [one] { " " }−{ $stone } kámen
        [few] { " " }−{ $stone } kameny
       *[other] { " " }−{ $stone } kamenů
    }.
log-built =
    { $seat } staví { $building-acc }:{ $food ->
        [0] { "" }
        [one] { " " }−{ $food } jídlo
        [few] { " " }−{ $food } jídla
       *[other] { " " }−{ $food } jídel
    }{ $wood ->
        [0] { "" }
        [one] { " " }−{ $wood } dřevo
        [few] { " " }−{ $wood } dřeva
       *[other] { " " }−{ $wood } dřev
    }{ $stone ->
        [0] { "" }
        [one] { " " }−{ $stone } kámen
        [few] { " " }−{ $stone } kameny
       *[other] { " " }−{ $stone } kamenů
    }.
log-returned =
    { $seat } vrací: { $unit-id ->
        [knight] { $count ->
            [one] { $count } rytíř
            [few] { $count } rytíři
           *[other] { $count } rytířů
        }
        [archer] { $count ->
            [one] { $count } lučištník
            [few] { $count } lučištníci
           *[other] { $count } lučištníků
        }
        [mage] { $count ->
            [one] { $count } mág
            [few] { $count } mágové
           *[other] { $count } mágů
        }
        [skeleton] { $count ->
            [one] { $count } kostlivec
            [few] { $count } kostlivci
           *[other] { $count } kostlivců
        }
        [bear] { $count ->
            [one] { $count } medvěd
            [few] { $count } medvědi
           *[other] { $count } medvědů
        }
       *[titan] { $count ->
            [one] { $count } titán
            [few] { $count } titáni
           *[other] { $count } titánů
        }
    }.
log-trained =
    { $seat } cvičí: { $unit-id ->
        [knight] { $count ->
            [one] { $count } rytíř
            [few] { $count } rytíři
           *[other] { $count } rytířů
        }
        [archer] { $count ->
            [one] { $count } lučištník
            [few] { $count } lučištníci
           *[other] { $count } lučištníků
        }
        [mage] { $count ->
            [one] { $count } mág
            [few] { $count } mágové
           *[other] { $count } mágů
        }
        [skeleton] { $count ->
            [one] { $count } kostlivec
            [few] { $count } kostlivci
           *[other] { $count } kostlivců
        }
        [bear] { $count ->
            [one] { $count } medvěd
            [few] { $count } medvědi
           *[other] { $count } medvědů
        }
       *[titan] { $count ->
            [one] { $count } titán
            [few] { $count } titáni
           *[other] { $count } titánů
        }
    }.
log-over =
    { $reason ->
        [general] Temného generála poráží { $seat }!
        [rounds] Poslední kolo skončilo.
       *[other] Hra skončila.
    } { $winners-count ->
        [one] Vyhrává { $winners }.
       *[other] Společně vyhrávají { $winners }.
    }
log-first-player = Začíná { $seat }.
log-start-roll = { $seat } hází o první tah: { $face }.
log-order-roll = { $seat } hází o výběr hrdinů: { $face }.
log-construction = { $seat } končí se stavbou.
log-recruiting = { $seat } koná nábor.
log-recruited =
    { $seat } končí nábor ({ $count ->
        [one] { $count } oddíl
        [few] { $count } oddíly
       *[other] { $count } oddílů
    }).
log-picking-up = { $seat } se dívá, co tu leží.
log-taken = { $seat } už nic dalšího nebere.
log-pick-up-done = { $seat } má vše sbaleno.
log-losses = { $seat } počítá ztráty.

## Odmítnutí: proč to teď nejde

refuse-game-over = Hra skončila.
refuse-chance-decides = O tom rozhoduje náhoda.
refuse-not-your-turn = Teď rozhoduje { $seat }.
refuse-not-now = O tomhle se teď nerozhoduje.
refuse-decide-first = Nejdřív je třeba rozhodnout něco jiného.
refuse-not-your-hero = To umí jen { $hero }.
refuse-no-slot-left = Nezbývá ti žádná akce.
refuse-moved-already = Pohyb už byl a další akce nezbývá.
refuse-nothing-there = Tím směrem ({ $direction }) není objevené pole.
refuse-chasm = Cestu ({ $direction }) uzavírá propast.
refuse-discovered-already = Ta krajina ({ $direction }) už je objevená.
refuse-stack-empty = Žádný dílek už nezbývá.
refuse-gallop-used = V tomto tahu už běh byl.
refuse-gallop-undiscovered = Běh vede jen po objevených polích.
refuse-gallop-past-enemy = Kolem nepřítele na { $hex } neproběhneš.
refuse-no-portal = Nemáš portál.
refuse-portal-used = Portál už byl v tomto tahu použit.
refuse-there-already = Už tam jsi.
refuse-undiscovered = Pole { $hex } ještě není objevené.
refuse-not-in-own-city = Nejsi ve svém městě.
refuse-not-wounded = Nemáš žádné zranění.
refuse-nothing-lies-here = Nic tu neleží.
refuse-left-it-yourself = U tohoto stolu nikdo nezvedá, co sám odložil.
refuse-not-on-castle = Nejsi na hradě.
refuse-nothing-to-purge = Nemáš zranění a ve tvém městě není mor.
refuse-skeletons-all-raised =
    Už máš { $count ->
        [one] { $count } kostlivec
        [few] { $count } kostlivci
       *[other] { $count } kostlivců
    }; víc jich není.
refuse-gives-nothing = Pole { $hex } nedává suroviny.
refuse-city-covers = Stojí tu město hráče { $victim }.
refuse-harvested-already = Z pole { $hex } už byl v tomto tahu zisk.
refuse-name-the-kind = Řekni, kterou surovinu amulet přidá.
refuse-no-amulet-of-resources = Nemáš Amulet surovin.
refuse-not-of-this-hex = Toto pole takovou surovinu nedává: { $resource }.
refuse-only-one-kind = Toto pole dává jen jeden druh; není třeba ho jmenovat.
refuse-hawk-used = Jestřáb už v tomto tahu letěl.
refuse-map-closed = Pro jestřába už na mapě není volná hrana.
refuse-no-pickpocket = Nemáš Chmatáka.
refuse-pickpocket-just-won = Chmaták získaný v této bitvě počká na další tah.
refuse-no-such-seat = Nikdo tam nesedí.
refuse-not-oneself = Vyber někoho jiného, ne sebe.
refuse-owns-nothing = { $victim } nemá žádné suroviny.
refuse-owns-too-little = { $victim } nemá tolik { $resource-gen }.
refuse-takes-so-many =
    Od hráče { $victim } bereš přesně { $count ->
        [one] { $count } surovina
        [few] { $count } suroviny
       *[other] { $count } surovin
    }.
refuse-no-such-army = Taková armáda tu není: { $army }.
refuse-too-few-fireballs = Tolik ohnivých koulí nemáš.
refuse-too-few-dead =
    Získat zpět lze nejvýše { $count ->
        [one] { $count } život
        [few] { $count } životy
       *[other] { $count } životů
    }.
refuse-hero-taken = { $hero } už je zabrán.
refuse-in-order = Vybírej druh po druhu v pořadí seznamu; tento už minul.
refuse-not-so-many = To není správný počet.
refuse-recruit-somebody = Vycvič alespoň jeden oddíl.
refuse-take-something = Vezmi alespoň jeden předmět.
refuse-leave-something = Na to, co bereš, není místo: něco odlož.
refuse-not-drawn = Tento dílek tažen nebyl: { $tile }.
refuse-same-rotation = S menším otočením leží dílek stejně.
refuse-edge-closed = Takto otočený nemá volnou hranu správným směrem.
refuse-hex-taken = Na { $hex } už dílek leží.
refuse-no-open-border = K poli { $hex } nevede žádná volná hrana mapy.
refuse-no-skull-there = Není tu lebka k ignorování: { $die }.
refuse-two-skulls-only = Amulet víc lebek neignoruje.
refuse-not-carried = Tohle nemáš: { $item }.
refuse-one-for-one = Mění se jeden za jeden, druh za druh: { $item } zůstává.
refuse-has-a-place = Na tohle místo je, takže si to musíš nechat: { $item }.
refuse-not-here = Tohle tu neleží: { $item }.
refuse-no-more-places = Víc tohoto druhu vzít nemůžeš: { $item }.
refuse-no-barracks = Chybí budova pro tento oddíl.
refuse-no-dice-left = V zásobě není dost kostek.
refuse-too-little-fame = Tvá sláva { $fame } víc oddílů nedovolí.
refuse-too-poor = Na to nemáš suroviny.
refuse-has-city = Město už máš, na { $hex }.
refuse-castle = Na hradě nelze založit město.
refuse-city-here = Už tu stojí město hráče { $victim }.
refuse-hero-here = Stojí tu hrdina hráče { $victim }.
refuse-name-the-saving = Řekni, kterou surovinu Taia ušetří.
refuse-costs-none-of-it = Tato surovina do ceny nepatří.
refuse-no-city = Ještě nemáš město.
refuse-built-already = To už stojí: { $building }.
refuse-plague = Ve tvém městě je mor.
refuse-send-the-hawk-first = Nejdřív vyšli jestřába; potom lze dílek napojit.

## Pravidla

clause-k2-setup-1 = 2 až 5 hráčů. Každý má jednoho hrdinu a žádní dva nemají stejného.
clause-k2-setup-2 = Startovní dílek leží na mapě od začátku; jeho tři pole jsou objevená a bez armád.
clause-k2-setup-3 = 28 dílků krajiny se rozdělí podle stupně a každý stupeň se zamíchá zvlášť.
clause-k2-setup-4 = Tvoří jednu hromádku lícem dolů: celý první stupeň leží na celém druhém.
clause-k2-setup-5 = Všech 36 žetonů armád jde do sáčku. Každý má stejnou šanci a tažený se nevrací.
clause-k2-setup-6 = Temný generál, pretoriáni a žeton moru čekají vedle mapy.
clause-k2-setup-7 = Společná zásoba obsahuje jídlo, dřevo a kámen a po deseti kostkách rytířů, lučištníků a mágů.
clause-k2-setup-8 = Každý začíná s 5 životy, šesti nepostavenými budovami, slávou 0 a ničím jiným; jen Lorraine má i medvěda.
clause-k2-setup-9 = Každý hráč si vylosuje jednoho ze šesti hrdinů; ostatní zůstanou v krabici.
clause-k2-setup-10 = Po dohodě si hráči hrdiny vybírají sami; pořadí určí hod kostkou.
clause-k2-setup-11 = Každý hráč má žeton města svého hrdiny, zatím nepostaveného.
clause-k2-setup-12 = Každý hráč má kostku hrdiny; všechny mají stejné strany.
clause-k2-setup-13 = Všichni hrdinové začínají na hradě.
clause-k2-setup-14 = Všichni hodí kostkou hrdiny; začíná nejvyšší hodnota.
clause-k2-setup-15 = Každý z pěti žetonů dryád skrývá jiný amulet a nikdo neví který.
clause-k2-turn-1 = Hraje se po směru hodinových ručiček od začínajícího hráče; kolo je jeden tah každého.
clause-k2-turn-2 = Hráč má v tahu dvě akce.
clause-k2-turn-3 = Stáj a Amulet akce přidají po jedné: nejvýše čtyři.
clause-k2-turn-4 = Ke každé akci patří jeden pohyb před ní.
clause-k2-turn-5 = Pohyb i akce jsou nepovinné.
clause-k2-turn-6 = Pohyb je před akcí. Po akci se lze pohnout, jen zbývá-li ještě další.
clause-k2-turn-7 = Akce se lze vzdát a hned se pohnout v rámci další.
clause-k2-turn-8 = Získaná či ztracená akce platí hned; méně než nula jich nezbude nikdy.
clause-k2-turn-9 = Jestřáb Lorraine a Chmaták nestojí žádnou akci.
clause-k2-turn-10 = Tah končí, když nezbývá akce, nebo dřív, chceš-li.
clause-k2-turn-11 = Každá bitva ukončí tah bez ohledu na to, co zbývá.
clause-k2-turn-12 = Akce jsou: bitva, léčení, zisk surovin, stavba města, stavba budov, nábor, zvednutí předmětů, vymýcení moru; Xanros může i oživit kostlivce.
clause-k2-turn-13 = Stejnou akci lze v tahu opakovat, pokud to žádné pravidlo nezakazuje.
clause-k2-move-1 = Pohyb vede na sousední objevené pole.
clause-k2-move-2 = Hranice musí být z obou stran bez propasti.
clause-k2-move-3 = Ostatní hrdinové a města nikdy nepřekážejí; na poli může stát libovolně mnoho hrdinů.
clause-k2-move-4 = Kdo vstoupí na pole s armádou nebo Generálem, musí tam bojovat a neprojde dál.
clause-k2-move-5 = Město nic nemění na propastech svého pole.
clause-k2-move-6 = Portál i běh Elspeth nahrazují běžný pohyb.
clause-k2-move-7 = Hra si pamatuje, odkud hrdina přišel; tam také ustupuje.
clause-k2-move-8 = Tři pole startovního dílku jsou tři samostatná pole; mezi nimi se chodí běžným pohybem.
clause-k2-explore-1 = Místo pohybu smí hrdina opustit pole přes volnou hranu, za níž nic není: prozkoumává.
clause-k2-explore-2 = K průzkumu musí být v hromádce dílek.
clause-k2-explore-3 = Nejdřív se určí hrana, pak se otočí horní dílek.
clause-k2-explore-4 = Dílek se položí za tuto hranu tak, aby k hrdinovi směřovala volná hrana.
clause-k2-explore-5 = K ostatním polím mohou být hrany jakékoli, i s propastí.
clause-k2-explore-6 = Hrdina se hned přesune na nové pole.
clause-k2-explore-7 = Na prvním stupni se vytáhne jedna armáda a položí na pole.
clause-k2-explore-8 = Na druhém stupni se vytáhnou dvě armády; bojují společně a jejich síly se sčítají.
clause-k2-explore-9 = Hrdina musí hned bojovat.
clause-k2-explore-10 = Na pekelnou propast se armády netáhnou: objeví se tam Temný generál a hned se s ním bojuje.
clause-k2-explore-11 = Armády přicházejí jen s novými dílky; vyčištěné pole zůstane volné.
clause-k2-explore-12 = Objevené pole se nikdy neposouvá, neotáčí ani nemizí.
clause-k2-explore-13 = 36 žetonů přesně stačí: když leží všech 27 běžných dílků, je sáček prázdný.
clause-k2-explore-14 = Druh a síla tažené armády jsou veřejné; rub se ukáže až po jejím poražení.
clause-k2-battle-1 = Vstup na pole s armádou nebo Generálem znamená bitvu; nelze ji odmítnout.
clause-k2-battle-2 = Bitva je akcí k tomuto pohybu.
clause-k2-battle-3 = Síla nepřítele je číslo na žetonu, u dvou jejich součet.
clause-k2-battle-4 = Kostkou hrdiny se hází vždy.
clause-k2-battle-5 = Před hodem zvolíš, které kostky oddílů bojují, třeba žádné nebo všechny; volba je konečná.
clause-k2-battle-6 = Vynechané kostky nic nepřidají a nelze o ně přijít.
clause-k2-battle-7 = Kostkou hrdiny a zvolenými kostkami se hází najednou.
clause-k2-battle-8 = Útok jsou všechny hozené meče plus zbraně plus ohnivé koule.
clause-k2-battle-9 = Ohnivé koule se používají po hodu, kolik chceš.
clause-k2-battle-10 = Útok rovný síle nepřítele nebo vyšší vyhrává.
clause-k2-battle-11 = Útok nižší než síla nepřítele prohrává.
clause-k2-battle-12 = Po porážce se hrdina vrátí, odkud přišel; armády zůstanou.
clause-k2-battle-13 = Po vítězství hrdina zůstane a získá odměnu za každou tamní armádu.
clause-k2-battle-14 = Každá lebka na kostce hrdiny stojí po bitvě život, ať vyhrané, nebo prohrané.
clause-k2-battle-15 = Lebka na kostce oddílu ho zabije: kostka se vrací do zásoby, ať je výsledek jakýkoli.
clause-k2-battle-16 = Lebky na kostkách oddílů nikdy nestojí život hrdiny.
clause-k2-battle-17 = Samotná porážka život nestojí a vítězství před lebkami nechrání.
clause-k2-battle-18 = Strana s lebkami nemá meče.
clause-k2-battle-19 = S dostatečným útokem je bitva vyhraná, i když stojí poslední život: nejdřív odměna, pak bezvědomí.
clause-k2-battle-20 = Strana se dvěma lebkami přináší i bídu a mor.
clause-k2-battle-21 = Dvě armády na poli se porážejí společně, nebo vůbec.
clause-k2-battle-22 = Armády, které zůstaly, čekají na dalšího, kdo vstoupí.
clause-k2-battle-23 = Bitva ukončí tah.
clause-k2-battle-24 = Pořadí: Dariův první úder, volba kostek, hod, nový hod, ohnivé koule, výsledek, ignorované lebky, ztráty, Xanrosovo léčení, mor, sláva a odměny nebo ústup, bezvědomí, konec tahu.
clause-k2-fame-1 = Sláva začíná na 0 a je veřejná.
clause-k2-fame-2 = Základ slávy je nejvyšší síla poražená dosud v jedné bitvě.
clause-k2-fame-3 = U dvou armád na poli platí součet.
clause-k2-fame-4 = Poražení někoho ne silnějšího nic nemění.
clause-k2-fame-5 = Sláva je základ, plus 2 za Prapory, plus 2 za Amulet slávy, nejvýše 10.
clause-k2-fame-6 = Rytířů, lučištníků a mágů dohromady není nikdy víc než slávy.
clause-k2-fame-7 = Kostlivci, medvěd a titán se do toho nepočítají.
clause-k2-fame-8 = Klesne-li sláva pod počet oddílů, hned vrátíš přebytečné podle své volby.
clause-k2-fame-9 = Slávu snižuje jen ztráta Amuletu slávy.
clause-k2-heal-1 = Léčení vrátí až 2 životy, kdekoli, nikdy nad 5.
clause-k2-heal-2 = Léčit se může jen zraněný hrdina.
clause-k2-harvest-1 = Zisk surovin dá suroviny pole, na kterém hrdina stojí.
clause-k2-harvest-2 = Farma, les a skála dávají jednu; dvojité po jedné od obou; velká farma, hustý les a velká skála tři.
clause-k2-harvest-3 = Dvojité pole dá obě suroviny v jedné akci.
clause-k2-harvest-4 = Suroviny nelze získat, kde stojí armáda nebo jakékoli město, ani vlastní.
clause-k2-harvest-5 = Hrad a pekelná propast nic nedávají.
clause-k2-harvest-6 = Z každého pole lze získat jednou za tah.
clause-k2-harvest-7 = V dalším tahu a ostatním hráčům dává znovu.
clause-k2-harvest-8 = Surovin je neomezeně a smíš jich mít kolik chceš.
clause-k2-city-1 = Zaplatíš 2 dřeva a umístíš město na pole, na kterém stojíš.
clause-k2-city-2 = Každý má jen jedno město.
clause-k2-city-3 = Ne na poli s armádou nebo Generálem.
clause-k2-city-4 = Ne tam, kde stojí hrdina jiného hráče.
clause-k2-city-5 = Ne na hradě.
clause-k2-city-6 = Ne tam, kde už město stojí.
clause-k2-city-7 = Město se nikdy nepřesouvá ani neodstraňuje.
clause-k2-city-8 = Stavba města a stavba budov v něm jsou dvě akce.
clause-k2-city-9 = Vyhovuje každé jiné objevené pole, i krajní pole startovního dílku.
clause-k2-build-1 = Staví se jen ve vlastním městě.
clause-k2-build-2 = Jednou akcí lze postavit libovolně mnoho budov, každou plně zaplacenou.
clause-k2-build-3 = Každou ze šesti budov může hráč postavit jednou.
clause-k2-build-4 = Do cizích měst lze volně vstupovat, ale ne v nich stavět.
clause-k2-build-5 = Budova působí hned, jen pro svého majitele, až do konce hry.
clause-k2-build-stable-1 = Stáj: v každém tahu o jednu akci víc, i s pohybem.
clause-k2-build-stable-2 = Platí už v tahu, kdy byla postavena.
clause-k2-build-portal-1 = Portál: místo pohybu ze svého města na libovolné objevené pole.
clause-k2-build-portal-2 = Nebo místo pohybu odkudkoli přímo do svého města.
clause-k2-build-portal-3 = Portál se použije jednou za tah, ať kterýmkoli směrem.
clause-k2-build-portal-4 = Vzdálenost ani propasti portálu nevadí.
clause-k2-build-portal-5 = Příchod k nepřátelům znamená bitvu; po porážce jsi zpět ve svém městě.
clause-k2-build-portal-6 = Portál dosáhne jen na objevená pole.
clause-k2-build-banners-1 = Prapory slávy: od teď sláva o 2 vyšší, nejvýše 10.
clause-k2-build-camp-1 = Vojenský tábor: lze cvičit rytíře, každého za 1 jídlo.
clause-k2-build-range-1 = Střelnice: lze cvičit lučištníky, každého za 1 dřevo.
clause-k2-build-tower-1 = Čarodějná věž: lze cvičit mágy, každého za 1 kámen.
clause-k2-recruit-1 = Nábor se koná jen ve vlastním městě.
clause-k2-recruit-2 = Jednou akcí lze naverbovat libovolně mnoho oddílů, k nimž stojí budovy, každý zaplacený.
clause-k2-recruit-3 = Poté nesmíš mít víc oddílů než slávy.
clause-k2-recruit-4 = Aby bylo místo, smíš nejdřív vrátit vlastní oddíly do zásoby, bez náhrady.
clause-k2-recruit-5 = Kostek je omezeně: když některý druh dojde, musí se nejdřív nějaká vrátit.
clause-k2-recruit-6 = Žádný nábor, dokud je ve městě mor.
clause-k2-recruit-7 = Je třeba naverbovat alespoň jeden oddíl.
clause-k2-pickup-1 = Jednou akcí vezmeš tolik ležících předmětů, kolik máš volných míst jejich druhu.
clause-k2-pickup-2 = V téže akci smíš vyměnit nesené předměty za ležící stejného druhu, jeden za jeden.
clause-k2-pickup-3 = Vyměněné předměty zůstanou na poli pro kohokoli.
clause-k2-pickup-4 = Amulety začínají a přestávají působit v okamžiku výměny.
clause-k2-pickup-5 = Je třeba vzít alespoň jeden předmět.
clause-k2-pickup-6 = Předmět smí zvednout každý hrdina, i ten, který ho tam nechal.
clause-k2-purge-1 = Mor lze vymýtit jen na hradě.
clause-k2-purge-2 = Hrdina má zase 5 životů.
clause-k2-purge-3 = Mor z vlastního města se vrátí do zásoby.
clause-k2-purge-4 = Lze to udělat i jen kvůli vyléčení.
clause-k2-purge-5 = Mor v cizím městě zůstává.
clause-k2-mon-1 = Kostliví bojovníci nesou meč.
clause-k2-mon-2 = Ohnivci nesou Ohnivou kouli.
clause-k2-mon-3 = Stínoví požírači nesou Chmatáka.
clause-k2-mon-4 = Hromotluci s nákladem táhnou povoz se surovinami.
clause-k2-mon-5 = Stoupenci kladiva nesou válečné kladivo.
clause-k2-mon-6 = Temné dryády střeží po jednom z pěti amuletů.
clause-k2-mon-7 = Kostlivý jezdec nese malý kámen duše.
clause-k2-mon-8 = Posel smrti nese velký kámen duše.
clause-k2-item-1 = Každá poražená armáda dá svou odměnu.
clause-k2-item-2 = Hrdina má 2 místa na zbraně, 3 na kouzla a 1 na amulet.
clause-k2-item-3 = Místo přijme jen svůj druh.
clause-k2-item-4 = Co se na místa svého druhu nevejde, zůstane na poli; ty vybíráš co, i z nových.
clause-k2-item-5 = Je-li místo volné, získaný předmět se musí vzít; jen tak se nic nezahazuje.
clause-k2-item-6 = Odložené předměty leží lícem nahoru, dokud je někdo nezvedne.
clause-k2-item-7 = Hrdinové nemohou obchodovat ani si nic dávat.
clause-k2-weapon-1 = Nesený meč přidá 1, válečné kladivo 2 ke každému útoku.
clause-k2-weapon-2 = Obě zbraně se sčítají.
clause-k2-spell-1 = Kouzlo působí jednou; pak opustí hru.
clause-k2-spell-fireball-1 = Ohnivá koule: +1 k útoku v této bitvě.
clause-k2-spell-fireball-2 = V jedné bitvě lze použít libovolně mnoho ohnivých koulí.
clause-k2-spell-pickpocket-1 = Chmatáka lze seslat kdykoli ve vlastním tahu a nestojí akci.
clause-k2-spell-pickpocket-2 = Sebereš jednomu jinému hrdinovi dvě suroviny podle své volby.
clause-k2-spell-pickpocket-3 = Má-li jen jednu surovinu, vezmeš jednu; kdo nemá žádnou, toho zvolit nelze.
clause-k2-amulet-1 = Existuje pět různých amuletů, každý jednou.
clause-k2-amulet-2 = Hrdina nosí nejvýše jeden amulet.
clause-k2-amulet-3 = Amulet působí od nasazení do ztráty.
clause-k2-amulet-resources-1 = Amulet surovin: každý zisk dá o jednu surovinu toho pole víc.
clause-k2-amulet-resources-2 = Na dvojitém poli si vybereš, která ze dvou to bude.
clause-k2-amulet-fame-1 = Amulet slávy: sláva o 2 vyšší, i k Praporům, nejvýše 10.
clause-k2-amulet-fame-2 = Když o něj přijdeš, sláva hned klesne a přebytečné oddíly se vrátí.
clause-k2-amulet-action-1 = Amulet akce: o jednu akci za tah víc, i s pohybem.
clause-k2-amulet-protection-1 = Amulet ochrany: po hodu smíš ignorovat až dvě lebky na vlastních kostkách.
clause-k2-amulet-protection-2 = Každá lebka se volí zvlášť; strana se dvěma má dvě.
clause-k2-amulet-protection-3 = Bída a mor přijdou, i když jsou obě lebky ignorovány.
clause-k2-amulet-titan-1 = Amulet titána: vezmeš si kostku titána a smíš jí házet ve všech dalších bitvách.
clause-k2-amulet-titan-2 = Titán se do limitu slávy nepočítá.
clause-k2-amulet-titan-3 = Když přijdeš o amulet, kostka titána se vrací.
clause-k2-wagon-1 = Povoz dá ihned libovolné tři suroviny podle volby.
clause-k2-wagon-2 = Pak opustí hru.
clause-k2-stone-1 = Malý kámen má hodnotu 1 bodu, velký 2, Arcikámen 4,5.
clause-k2-stone-2 = Kameny nezabírají místo, jsou veřejné a nelze je ztratit ani ukrást.
clause-k2-life-1 = Hrdina má 0 až 5 životů; ztráta navíc se neuplatní.
clause-k2-life-2 = Kdo v bitvě ztratí poslední život, je po ní v bezvědomí.
clause-k2-life-3 = Další tah hrdiny v bezvědomí jen vrátí tři životy.
clause-k2-life-4 = Od dalšího tahu hraje normálně.
clause-k2-life-5 = Leží tam, kde ho bitva zanechala, a nic neztrácí.
clause-k2-life-6 = Lze ho okrást i postihnout bídou a morem a ostatním tam dál brání založit město.
clause-k2-plague-1 = Bída a mor přijdou, když kostka hrdiny nakonec ukazuje dvě lebky.
clause-k2-plague-2 = Oběť vybírá ten, kdo házel.
clause-k2-plague-3 = Bída: oběť odhodí po jedné od každé suroviny, kterou má.
clause-k2-plague-4 = Mor: má-li oběť město, položí se na ně žeton moru.
clause-k2-plague-5 = Ve městě s morem se necvičí oddíly.
clause-k2-plague-6 = Žeton je jen jeden; nový hod ho přesune.
clause-k2-plague-7 = Lze zvolit znovu tutéž oběť: žeton zůstane, bída přijde znovu.
clause-k2-plague-8 = Oběť bez města postihne jen bída a žeton zůstane, kde byl.
clause-k2-plague-9 = Žeton opustí město jen vymýcením nebo přesunem.
clause-k2-plague-10 = Při novém hodu kostkou hrdiny platí jen konečný výsledek.
clause-k2-plague-11 = Mor brání jen náboru.
clause-k2-plague-12 = Hráči mohou bídu a mor vynechat; dvě lebky pak stojí jen dva životy.
clause-k2-general-1 = Na pekelné propasti se objeví Generál s pretoriány: 5 při dvou či třech hráčích, 4 při čtyřech, 3 při pěti.
clause-k2-general-2 = Jeho síla je 10 plus počet pretoriánů.
clause-k2-general-3 = Vstup na jeho pole znamená bitvu; útok se počítá jako vždy.
clause-k2-general-4 = Útok rovný jeho síle nebo vyšší ho porazí.
clause-k2-general-5 = Útok nad 10, ale pod jeho silou, prohrává a připraví ho o pretoriána.
clause-k2-general-6 = Dokud má pretoriány, útok do 10 prohrává a o nic ho nepřipraví.
clause-k2-general-7 = Každý útok na něj stojí o život víc.
clause-k2-general-8 = Amulet ochrany tento život nezachrání.
clause-k2-general-9 = Porazit ho nebo odebrat pretoriána platí, i když hrdina upadne do bezvědomí.
clause-k2-general-10 = Odebraní pretoriáni se nikdy nevracejí.
clause-k2-general-11 = Poražený hrdina ustoupí jako vždy a tah končí.
clause-k2-general-12 = Bez pretoriánů má sílu 10.
clause-k2-end-1 = Hra končí v okamžiku, kdy je Temný generál poražen.
clause-k2-end-2 = Kdo ho porazil, dostane Arcikámen.
clause-k2-end-3 = Vyhrává nejvíc bodů v kamenech duše.
clause-k2-end-4 = Samotné poražení Generála ještě neznamená výhru.
clause-k2-end-5 = Při remíze vyhrává, kdo má víc velkých kamenů.
clause-k2-end-6 = Je-li i to stejné, vyhrávají společně.
clause-k2-hero-horan-1 = Horan smí jednou za bitvu po hodu hodit znovu kostkami oddílů.
clause-k2-hero-horan-2 = Hází znovu všemi zvolenými kostkami oddílů, nikdy jen některými.
clause-k2-hero-horan-3 = Kostkou hrdiny se znovu nehází.
clause-k2-hero-horan-4 = Druhý výsledek zcela nahradí první.
clause-k2-hero-horan-5 = Po vítězství získá i suroviny pole bitvy včetně té za amulet.
clause-k2-hero-horan-6 = Plundrování nestojí akci a nastane, i když upadne do bezvědomí.
clause-k2-hero-taia-1 = Při průzkumu Taia táhne o armádu víc, nechá požadovaný počet a zbylou vrátí do sáčku.
clause-k2-hero-taia-2 = Je-li v sáčku méně, táhne, co tam je.
clause-k2-hero-taia-3 = Její město i každá budova stojí o jednu surovinu méně, podle její volby.
clause-k2-hero-lorraine-1 = Jednou za tah smí Lorraine vyslat jestřába: napojí horní dílek kamkoli i s armádami, aniž by se pohnula.
clause-k2-hero-lorraine-2 = Jestřáb nestojí akci a je nepovinný.
clause-k2-hero-lorraine-3 = Nové pole musí mít s mapou společnou hranici bez propasti.
clause-k2-hero-lorraine-4 = Odkryje-li jestřáb pekelnou propast, postaví se Generál a nebojuje se.
clause-k2-hero-lorraine-5 = Kostku medvěda má od začátku; do limitu slávy se nepočítá.
clause-k2-hero-lorraine-6 = Medvěd ji nikdy neopustí.
clause-k2-hero-xanros-1 = Akcí, kdekoli, Xanros přidá do armády kostlivce, nejvýše tři.
clause-k2-hero-xanros-2 = Kostlivci se do limitu slávy nepočítají.
clause-k2-hero-xanros-3 = Padlého kostlivce lze oživit znovu.
clause-k2-hero-xanros-4 = Za každý svůj oddíl padlý v bitvě smí získat zpět život.
clause-k2-hero-elspeth-1 = Elspeth smí jednou za bitvu po hodu hodit znovu kostkou hrdiny; platí druhý výsledek.
clause-k2-hero-elspeth-2 = Kostkami oddílů se znovu nehází.
clause-k2-hero-elspeth-3 = Jednou za tah smí místo pohybu běžet 1 až 3 pole v přímce.
clause-k2-hero-elspeth-4 = Běh nedbá na propasti.
clause-k2-hero-elspeth-5 = Musí zastavit na prvním poli s nepřítelem a bojovat.
clause-k2-hero-elspeth-6 = Běh vede jen po objevených polích.
clause-k2-hero-darius-1 = Při průzkumu Darius táhne dva dílky, jeden položí a druhý vrátí navrch, aniž by ho ukázal.
clause-k2-hero-darius-2 = Zbývá-li jen jeden dílek, táhne ten.
clause-k2-hero-darius-3 = Vstoupí-li na pole s jedinou armádou se silou 1, porazí ji bez hodu a získá odměnu.
clause-k2-hero-darius-4 = Ze dvou armád nejdřív porazí jednu se silou 1 a s druhou bojuje zvlášť.
clause-k2-hero-darius-5 = Takto nikdy neporazí víc než jednu armádu najednou.
clause-k2-hero-darius-6 = Takto poražená armáda se počítá do slávy vlastní silou.
clause-k2-hero-darius-7 = Před každou jeho bitvou s Generálem se odebere jeden pretorián.
clause-k2-hero-darius-8 = Samotnou bitvou může odebrat ještě jednoho.
clause-k2-hero-darius-9 = Vítězství bez bitvy neukončí tah ani nespotřebuje akci.
