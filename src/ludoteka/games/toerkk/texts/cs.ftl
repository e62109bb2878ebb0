### Toerkk česky. Jak vznikají věty, stojí na začátku souboru games/kragmortha/texts/en.ftl.

title = Toerkk
blurb = Trpaslíci hledají v zemi Bokvyst kouzelný torques, nebo se navzájem vytlačují z pole. Horníci, bojovníci, jeden velitel a karty, které lze zahrát kdykoli.
list-last = { $items } a { $last }

## Argumenty, které jsou hráči, postavami nebo třídami

argument-side = seat
argument-rival = seat
argument-victim = seat
argument-turn = seat
argument-winners = seat
argument-attacker = character
argument-attackers = character
argument-blocker = character
argument-blockers = character
argument-target = character
argument-targets = character
argument-class = class
argument-classes = class

## Třídy a postavy; strana se jmenuje po svém prvním hráči

class-warrior = bojovník
    .rules = Smí zaútočit na horníka nebo hrdinu a blokovat. Zabíjí a umírá.
    .acc = bojovníka
class-miner = horník
    .rules = V každém tahu svého hráče vykope 1 úroveň. Smí blokovat, ale nezraňuje.
    .acc = horníka
class-leader = velitel
    .rules = Horník a bojovník zároveň. Místo kopání smí soupeři ukrást žeton.
    .acc = velitele
character-hero = hrdina
character-warrior = bojovník
character-miner = horník
character-leader = velitel
character-p1-w1 = Asger (P1, bojovník)
character-p1-w2 = Brokk (P1, bojovník)
character-p1-w3 = Dagna (P1, bojovník)
character-p1-w4 = Eirik (P1, bojovník)
character-p1-w5 = Sigrun (P1, bojovník)
character-p1-m1 = Fundin (P1, horník)
character-p1-m2 = Gudda (P1, horník)
character-p1-m3 = Kettil (P1, horník)
character-p1-m4 = Lofar (P1, horník)
character-p1-m5 = Una (P1, horník)
character-p1-l = Torvald (P1, velitel)
character-p2-w1 = Asger (P2, bojovník)
character-p2-w2 = Brokk (P2, bojovník)
character-p2-w3 = Dagna (P2, bojovník)
character-p2-w4 = Eirik (P2, bojovník)
character-p2-w5 = Sigrun (P2, bojovník)
character-p2-m1 = Fundin (P2, horník)
character-p2-m2 = Gudda (P2, horník)
character-p2-m3 = Kettil (P2, horník)
character-p2-m4 = Lofar (P2, horník)
character-p2-m5 = Una (P2, horník)
character-p2-l = Torvald (P2, velitel)
character-p3-w1 = Asger (P3, bojovník)
character-p3-w2 = Brokk (P3, bojovník)
character-p3-w3 = Dagna (P3, bojovník)
character-p3-w4 = Eirik (P3, bojovník)
character-p3-w5 = Sigrun (P3, bojovník)
character-p3-m1 = Fundin (P3, horník)
character-p3-m2 = Gudda (P3, horník)
character-p3-m3 = Kettil (P3, horník)
character-p3-m4 = Lofar (P3, horník)
character-p3-m5 = Una (P3, horník)
character-p3-l = Torvald (P3, velitel)
character-p4-w1 = Asger (P4, bojovník)
character-p4-w2 = Brokk (P4, bojovník)
character-p4-w3 = Dagna (P4, bojovník)
character-p4-w4 = Eirik (P4, bojovník)
character-p4-w5 = Sigrun (P4, bojovník)
character-p4-m1 = Fundin (P4, horník)
character-p4-m2 = Gudda (P4, horník)
character-p4-m3 = Kettil (P4, horník)
character-p4-m4 = Lofar (P4, horník)
character-p4-m5 = Una (P4, horník)
character-p4-l = Torvald (P4, velitel)

## Karty akcí

card-strzal = Výstřel
    .text = Zabij jednu soupeřovu postavu, nebo soupeřův hrdina ztratí 1 život.
card-rezurekcja = Vzkříšení
    .text = Vrať jednu postavu ze svého hřbitova na bojiště.
card-tarcza = Štít
    .text = Jedna tvá postava nemůže v tomto tahu zemřít, nebo tvůj hrdina nemůže v tomto tahu ztratit život.
card-ognisty-mlot = Ohnivé kladivo
    .text = Ve svém tahu, před zraněním: jeden tvůj bojovník, který v tomto tahu zasáhne hrdinu, mu vezme o 2 životy víc.
card-niedzwiedz = Medvěd
    .text = Ve svém tahu, před bloky: soupeř v tomto tahu nemůže blokovat.
card-wybuch = Výbuch
    .text = Zabij až dva horníky jednoho soupeře.
card-nocna-zmiana = Noční směna
    .text = Každý tvůj horník hned vykope 1 úroveň.
card-przyplyw-energii = Příval energie
    .text = Vezmi si až 2 žetony ze společné zásoby.
card-bomba = Bomba
    .text = Soupeřův hrdina ztratí 3 životy.
card-slepy-wedrowiec = Slepý poutník
    .text = Vyber nezablokovaný útok na sebe: zasáhne místo toho útočníkova hrdinu.
card-wiedzma = Čarodějnice
    .text = Prohlédni si soupeřovy karty akcí a jednu z nich odhoď.
card-trzesienie-ziemi = Zemětřesení
    .text = Každý hráč ztratí 3 úrovně.
card-mgla = Mlha
    .text = Všechny útoky jsou odvolány; v tomto tahu už nikdo nemůže útočit.
card-powodz = Povodeň
    .text = Soupeřovy postavy nemohou v tomto tahu kopat.
card-medyk = Zdravotník
    .text = Získej zpět 3 životy.
card-lonsdaleit = Lonsdaleit
    .text = Hned vykopej 3 úrovně.
card-zatrucie-pokarmowe = Otrava jídlem
    .text = Nejvýš dvě postavy jednoho soupeře jsou v tomto tahu nemocné: nekopou, neútočí, neblokují a nezraňují.

## Hrdinové a jejich schopnosti

hero-haldor = Haldor Hromohlasý
    .ability = Hrom
    .text = Soupeřův hrdina ztratí 2 životy a ty získáš zpět 1.
hero-hedda = Hedda Hlubinná
    .ability = Hluboká žíla
    .text = Hned vykopej 2 úrovně.
hero-ylva = Ylva Strážkyně ohně
    .ability = Ohniště
    .text = Dober kartu postavy a získej zpět 2 životy.
hero-orm = Orm Kušník
    .ability = Přesná šipka
    .text = Zabij jednoho soupeřova horníka.
hero-runa = Runa Kamenná
    .ability = Kamenná kůže
    .text = Nejvýš dvě tvé postavy nemohou v tomto tahu zemřít.
hero-grima = Grima Hrobařka
    .ability = Vykopání
    .text = Vrať horníka ze svého hřbitova na bojiště.
hero-tove = Tove Vědma
    .ability = Vidění
    .text = Dober kartu akce.
hero-fenja = Fenja Vlčí sestra
    .ability = Vytí
    .text = Ve svém tahu, před bloky: nejvýš dvě soupeřovy postavy nemohou v tomto tahu blokovat.

## Místa

location-zlota-zyla = Zlatá žíla
    .text = Ve fázi kopání tohoto tahu vykopeš 2 úrovně navíc. Propadnou, pokud tvé postavy nemohou kopat.
location-gorace-zrodla = Horké prameny
    .text = Získáš zpět 2 životy.
location-stara-zbrojownia = Stará zbrojnice
    .text = Dobereš kartu akce.
location-karczma = Krčma
    .text = Dobereš kartu postavy.
location-wojenne-bebny = Válečné bubny
    .text = Tvé nezablokované zásahy hrdiny berou v tomto tahu o 1 život víc.
location-gaz = Důlní plyn
    .text = Tvé postavy nemohou v tomto tahu kopat.
location-zamiec = Vánice
    .text = V tomto tahu nemůžeš útočit.
location-zapadlisko = Propadlina
    .text = Ztratíš 2 úrovně.
location-zasadzka = Léčka
    .text = Ztratíš 2 životy.
location-sala-ciszy = Síň ticha
    .text = V tomto tahu nemůžeš hrát karty akcí; schopnost svého hrdiny použít smíš.

## Chvíle, kdy lze použít karty a schopnosti

moment-roll = před hodem na místo
moment-main = při vykládání postav
moment-combat = před ohlášením útoku
moment-attack = po ohlášení útoku
moment-block = před zraněním
moment-end = na konci tahu

## Co trvá do konce tahu

mark-shielded = chráněná
    .text = V tomto tahu nemůže zemřít.
mark-sick = nemocná
    .text = V tomto tahu nekope, nekrade, neútočí, neblokuje a nezraňuje.
mark-cowed = zastrašená
    .text = V tomto tahu nemůže blokovat.
mark-hammered = ohnivé kladivo
    .text = Její zásah hrdiny bere v tomto tahu víc životů.
mark-hero-shielded = hrdina chráněn
    .text = Hrdina nemůže v tomto tahu ztratit život.
mark-flooded = bez kopání
    .text = Její postavy nemohou v tomto tahu kopat.
mark-grounded = bez útoku
    .text = Tato strana nemůže v tomto tahu útočit.
mark-no-block = bez bloků
    .text = Tato strana nemůže v tomto tahu blokovat.
mark-drums = válečné bubny
    .text = Její nezablokované zásahy hrdiny berou v tomto tahu víc životů.
mark-vein = zlatá žíla
    .text = Tato strana v tomto tahu vykope úrovně navíc.
mark-silenced = ticho
    .text = V tomto tahu bez karet akcí.
mark-fog = mlha
    .text = V tomto tahu nikdo nemůže útočit.

## Části hry, pro obrázky

phase-over = Konec hry
phase-mulligan = Výměna karet
phase-trade = Dobírání karet
phase-leader = Kopání
phase-attack = Boj: útočníci
phase-block = Boj: blokující
phase-accept = Boj: rozhoduje partner
phase-pick = Čarodějnice
phase-roll-window = Před hodem na místo
phase-main-window = Vykládání postav
phase-combat-window = Před bojem
phase-attack-window = Po útoku
phase-block-window = Před zraněním
phase-end-window = Konec tahu
phase-hero = Rozdávání hrdinů
phase-first = Losování začínajícího hráče
phase-draw = Dobírání karet
phase-draw-character = Dobírání karet
phase-rival = Hod o soupeře
phase-reveal = Odhalení místa
phase-die = Hod na místo
label-life = Životy
label-depth = Hloubka
label-tokens =
    { $count ->
        [one] { $count } žeton
        [few] { $count } žetony
       *[other] { $count } žetonů
    }
label-supply = Společná zásoba
label-hand = Karty akcí
label-recruits = Karty postav
label-deck = Balíček akcí
label-camp = Balíček postav
label-discard = Odhazovací hromádka
label-graveyard = Hřbitov
label-battlefield = Bojiště
label-location = Místo
label-cost =
    { $count ->
        [one] za { $count } žeton
        [few] za { $count } žetony
       *[other] za { $count } žetonů
    }
label-location-waits = Padne-li 1, 2 nebo 3, místo na tebe působí.

## Volby stolu

option-format = Způsob hry
    .explain = Jak hrají čtyři hráči. Dva hrají vždy souboj, tři každý proti každému.
option-format-team = dva proti dvěma
option-format-ffa = každý proti každému
option-victory = Vítězství
    .explain = Čím se vyhrává.
option-victory-both = dost hlubokým kopáním, nebo posledním životem soupeře
option-victory-life = jen posledním životem soupeře
option-victory-dig = jen dost hlubokým kopáním
option-scale = Délka
    .explain = Dvojnásobná: dvakrát víc životů a dvakrát víc úrovní k vykopání.
option-scale-single = obyčejná
option-scale-double = dvojnásobná
option-first-turn-draw = Dobírání v prvním tahu
    .explain = Dobírá někdo karty ve svém prvním tahu?
option-first-turn-draw-none = nikdo
option-first-turn-draw-second-player-draws = všichni kromě začínajícího
option-miner-trade = Výměna dvou horníků
    .explain = Kolikrát lze ve fázi dobírání vyměnit dva horníky za další kartu postavy.
option-miner-trade-once = jednou
option-miner-trade-any = libovolně často
option-leader-attackable = Na velitele lze útočit
    .explain = Velitel je horník, na kterého se útočit smí, i bojovník, na kterého se nesmí.
option-leader-attackable-false = ne
option-leader-attackable-true = ano, a vrací úder
option-simultaneous-win = Vítězství více stran najednou
    .explain = Když jedna událost splní podmínku vítězství více stran.
option-simultaneous-win-draw = o vítězství se dělí
option-simultaneous-win-resolver = vyhrává ten, kdo ji způsobil
option-team-opening = Počáteční ruce týmů
    .explain = K čemu se přidávají karty akcí navíc v týmové hře.
option-team-opening-as-duel = jako v souboji
option-team-opening-additive = víc než v souboji
option-partners-share-hands = Partneři si vidí do karet
    .explain = Hrají partneři z týmu vůči sobě s otevřenými kartami?
option-partners-share-hands-true = ano
option-partners-share-hands-false = ne
option-ffa-reach = Dosah ve hře každý proti každému
    .explain = Na koho smějí působit karty a schopnosti, když hraje každý proti každému.
option-ffa-reach-duel = jen na soupeře v tomto tahu
option-ffa-reach-table = na všechny
option-tokens-per-seat = Žetony na hráče
    .explain = Tolik žetonů na každého hráče leží ve společné zásobě.
option-second-player-tokens = Žetony pro posledního hráče
    .explain = S tolika žetony začíná strana, která je na tahu poslední.
option-log-memory = Paměť záznamu
    .explain = Jak dlouho záznam ukazuje, které karty byly zahrány.
option-log-memory-full = celá hra
option-log-memory-last-round = poslední kolo
option-turn-limit = Nejvyšší počet tahů
    .explain = Po tolika tazích končí hra nerozhodně. 0: bez omezení.

## Otázky: o čem se teď rozhoduje

prompt-over = Hra skončila.
prompt-chance = Rozhoduje náhoda.
prompt-mulligan =
    { $you ->
        [yes] Které karty akcí vyměníš? Každá stojí 1 život.
       *[no] Karty akcí lze vyměnit, každou za 1 život.
    }
prompt-trade =
    { $you ->
        [yes] Smíš odhodit z ruky dva horníky a dobrat další kartu postavy.
       *[no] { $seat } smí odhodit z ruky dva horníky a dobrat další kartu postavy.
    }
prompt-leader =
    { $you ->
        [yes] Bude tvůj velitel kopat, nebo ukradne žeton?
       *[no] { $seat } rozhoduje, zda velitel kope, nebo krade.
    }
prompt-attack =
    { $you ->
        [yes] Naplánuj útok: kdo útočí na koho? Samotné „Hotovo“ znamená žádný útok.
       *[no] { $side } plánuje útok.
    }
prompt-block =
    { $you ->
        [yes] Naplánuj bloky: kdo zastaví kterého útočníka?
       *[no] { $side } plánuje bloky.
    }
prompt-accept =
    { $you ->
        [yes] Tvůj partner má plán. Přijmeš ho, nebo plánuješ znovu?
       *[no] { $seat } posuzuje plán.
    }
prompt-pick =
    { $you ->
        [yes] Vyber kartu, kterou { $victim } musí odhodit.
       *[no] { $seat } si prohlíží karty akcí, které má { $victim }.
    }
prompt-window-roll =
    { $you ->
        [yes] Za chvíli hod na místo. Na tahu je { $turn }. Zahraj kartu, použij schopnost, nebo pasuj.
       *[no] Před hodem na místo smí jednat { $seat }. Na tahu je { $turn }.
    }
prompt-window-main =
    { $you ->
        [yes] { $turn } vykládá postavy, pak se kope. Jednej, nebo pasuj.
       *[no] { $turn } vykládá postavy; jednat smí { $seat }.
    }
prompt-window-combat =
    { $you ->
        [yes] { $turn } bude plánovat útok. Zahraj kartu, použij schopnost, nebo pasuj.
       *[no] Než { $turn } naplánuje útok, smí jednat { $seat }.
    }
prompt-window-attack =
    { $you ->
        [yes] { $turn } útočí, pak přijdou bloky. Zahraj kartu, použij schopnost, nebo pasuj.
       *[no] { $turn } útočí; jednat smí { $seat }.
    }
prompt-window-block =
    { $you ->
        [yes] { $turn } útočí, teď přijde zranění. Zahraj kartu, použij schopnost, nebo pasuj.
       *[no] { $turn } útočí; před zraněním smí jednat { $seat }.
    }
prompt-window-end =
    { $you ->
        [yes] { $turn } končí tah. Zahraj kartu, použij schopnost, nebo pasuj.
       *[no] { $turn } končí tah; jednat smí { $seat }.
    }

## Tahy: co lze zvolit

move-swap = Vyměň kartu „{ $card }“
move-done = Hotovo
move-skip = Nic nevyměňuj
move-trade = Odhoď za další kartu postavy: { $classes }
move-pass = Pasuj
move-place = Vylož postavu: { $class }
move-play =
    { $targets-count ->
        [0] Zahraj kartu „{ $card }“
       *[other] Zahraj kartu „{ $card }“. Cíl: { $targets }
    }
move-use =
    { $targets-count ->
        [0] Použij schopnost: { $hero }
       *[other] Použij schopnost: { $hero }. Cíl: { $targets }
    }
move-dig = Velitel kope
move-steal = Velitel krade žeton. Přijde o něj { $seat }
move-attack = Útočí { $attacker }. Cíl: { $target }
move-block = Blokuje { $blocker }. Útočník: { $attacker }
move-accept = Přijmi plán
move-replan = Plánuj znovu
move-pick = Odhoď kartu „{ $card }“
move-hero = { $hero }
move-first = Začíná { $seat }
move-draw = Karta akce „{ $card }“
move-draw-character = Karta postavy: { $class }
move-reveal = Místo „{ $location }“
move-roll = Na kostce padlo { $pips }

## Záznam: co se stalo

log-hero-dealt = { $seat } hraje za hrdinu: { $hero }.
log-first-player = Začíná { $side }.
log-tokens =
    { $count ->
        [one] { $seat } si bere { $count } žeton ze společné zásoby.
        [few] { $seat } si bere { $count } žetony ze společné zásoby.
       *[other] { $seat } si bere { $count } žetonů ze společné zásoby.
    }
log-drew =
    { $card ->
        [hidden] { $seat } dobírá kartu akce.
       *[other] { $seat } dobírá kartu „{ $card }“.
    }
log-drew-character =
    { $class ->
        [hidden] { $seat } dobírá kartu postavy.
       *[other] { $seat } dobírá postavu: { $class }.
    }
log-reshuffled =
    { $deck ->
        [action] { $seat } míchá odhazovací hromádku do nového balíčku akcí.
       *[character] { $seat } míchá hřbitov do nového balíčku postav.
    }
log-nothing-to-draw =
    { $deck ->
        [action] { $seat } už nemá kartu akce k dobrání.
       *[character] { $seat } už nemá kartu postavy k dobrání.
    }
log-swaps = Vyměníš kartu „{ $card }“.
log-swaps-no-more = Tvá volba je hotova.
log-exchanged =
    { $count ->
        [0] { $seat } nevyměňuje žádnou kartu.
        [one] { $seat } vyměňuje { $count } kartu. Životy: { $life }.
        [few] { $seat } vyměňuje { $count } karty. Životy: { $life }.
       *[other] { $seat } vyměňuje { $count } karet. Životy: { $life }.
    }
log-turn = Tah { $number }: { $side }.
log-rolled-rival = { $seat } hází { $pips }. Soupeř v tomto tahu: { $rival }.
log-rolled-again = { $seat } hází { $pips } a musí házet znovu.
log-traded = { $seat } odhazuje za další kartu postavy: { $classes }.
log-no-trade = { $seat } nic nevyměňuje.
log-locations-reshuffled = Všechna místa už byla použita: znovu se míchají.
log-revealed = Nové místo: { $location }.
log-rolled-location =
    { $affected ->
        [yes] { $side } hází { $pips }: místo „{ $location }“ působí.
       *[no] { $side } hází { $pips }: místo „{ $location }“ nepůsobí.
    }
log-passed = { $seat } pasuje.
log-placed = { $seat } vykládá postavu: { $character }.
log-played =
    { $targets-count ->
        [0] { $seat } hraje kartu „{ $card }“.
       *[other] { $seat } hraje kartu „{ $card }“. Cíl: { $targets }.
    }
log-used =
    { $targets-count ->
        [0] { $seat } používá schopnost hrdiny ({ $hero }).
       *[other] { $seat } používá schopnost hrdiny ({ $hero }). Cíl: { $targets }.
    }
log-killed =
    { $token ->
        [yes] Umírá { $character }; žeton získává { $seat }.
       *[no] Umírá { $character }; žeton nezískává nikdo.
    }
log-lost-life =
    { $count ->
        [one] { $side } ztrácí { $count } život. Zbývá: { $life }.
        [few] { $side } ztrácí { $count } životy. Zbývá: { $life }.
       *[other] { $side } ztrácí { $count } životů. Zbývá: { $life }.
    }
log-regained-life =
    { $count ->
        [one] { $side } získává zpět { $count } život. Nyní: { $life }.
        [few] { $side } získává zpět { $count } životy. Nyní: { $life }.
       *[other] { $side } získává zpět { $count } životů. Nyní: { $life }.
    }
log-dug =
    { $count ->
        [one] { $side } vykope { $count } úroveň. Hloubka: { $depth }.
        [few] { $side } vykope { $count } úrovně. Hloubka: { $depth }.
       *[other] { $side } vykope { $count } úrovní. Hloubka: { $depth }.
    }
log-lost-levels =
    { $count ->
        [one] { $side } ztrácí { $count } úroveň. Hloubka: { $depth }.
        [few] { $side } ztrácí { $count } úrovně. Hloubka: { $depth }.
       *[other] { $side } ztrácí { $count } úrovní. Hloubka: { $depth }.
    }
log-revived = { $seat } vrací ze hřbitova postavu: { $character }.
log-looked =
    { $cards ->
        [hidden] { $seat } si prohlíží karty akcí, které má { $victim }.
       *[other] { $seat } si prohlíží karty akcí, které má { $victim }: { $cards }.
    }
log-discarded = Čarodějnice, kterou má { $seat }, bere kartu „{ $card }“. Přichází o ni { $victim }.
log-leader-digs = { $seat }: velitel kope.
log-stole = { $seat }: velitel krade žeton a vrací ho do společné zásoby. Přichází o něj { $victim }.
log-plans-attack = { $seat } plánuje: útočí { $attacker }. Cíl: { $target }.
log-plans-block = { $seat } plánuje: blokuje { $blocker }. Útočník: { $attacker }.
log-planned = { $seat } má plán; rozhoduje partner.
log-replans = { $seat } plánuje znovu.
log-attacks =
    { $attackers-count ->
        [one] { $side } útočí. Soupeř: { $rival }. Útočník: { $attackers }. Cíl: { $targets }.
       *[other] { $side } útočí. Soupeř: { $rival }. Útočníci: { $attackers }. Cíle ve stejném pořadí: { $targets }.
    }
log-no-attack = { $side } neútočí. Soupeř: { $rival }.
log-blocks =
    { $blockers-count ->
        [one] { $side } blokuje. Blokující: { $blockers }. Zablokovaný: { $attackers }.
       *[other] { $side } blokuje. Blokující: { $blockers }. Zablokovaní ve stejném pořadí: { $attackers }.
    }
log-no-blocks = { $side } neblokuje.
log-over =
    { $reason ->
        [life] Konec hry: hrdina padl. Vítězství: { $winners }.
        [dig] Konec hry: torques je vykopán. Vítězství: { $winners }.
        [both] Konec hry: hrdina padl a zároveň je torques vykopán. Vítězství: { $winners }.
       *[limit] Konec hry: dosažen nejvyšší počet tahů. O vítězství se dělí: { $winners }.
    }

## Odmítnutí: proč něco teď nejde

refuse-game-over = Hra skončila.
refuse-chance-decides = O tom rozhoduje náhoda.
refuse-not-asked = O tom teď nerozhoduješ ty.
refuse-answered-already = Tvá odpověď už padla.
refuse-only-the-two = Jednat smějí jen dva soupeři tohoto tahu.
refuse-no-priority = Nejdřív smějí jednat jiní; počkej, až budeš na řadě.
refuse-others-plan = Teď plánuje někdo jiný.
refuse-no-two-miners = Tyto dvě karty nemáš v ruce.
refuse-no-trade-now = Horníci se vyměňují jen ve tvé fázi dobírání, když na to přijde otázka.
refuse-no-window = Karty a schopnosti se používají mezi událostmi tahu, ne teď.
refuse-no-plan = Teď není co dokončit.
refuse-no-leader-asked = Žádný tvůj velitel teď nevolí mezi kopáním a krádeží.
refuse-no-plan-to-judge = Není tu partnerův plán k posouzení.
refuse-not-the-play-phase = Postavy se vykládají ve fázi vykládání vlastního tahu.
refuse-character-not-in-hand = Takovou kartu nemáš v ruce: { $class }.
refuse-no-such-seat = Nikdo tam nesedí.
refuse-no-such-side = Tak se žádná strana nejmenuje; strana se jmenuje po svém prvním hráči.
refuse-not-an-opponent = { $seat } není tvůj soupeř.
refuse-out-of-reach = { $seat } je v tomto tahu mimo dosah.
refuse-no-token-there = { $seat } nemá žeton, který by šlo ukrást.
refuse-not-in-that-hand = Karta „{ $card }“ v té ruce není.
refuse-no-look = Ničí karty před tebou neleží odkryté.
refuse-no-mulligan = Karty se vyměňují jen před začátkem hry.
refuse-not-in-hand = Kartu „{ $card }“ nemáš v ruce.
refuse-too-dear = Na to nemáš dost životů.
refuse-swap-in-order = Uváděj karty k výměně v pořadí seznamu karet.
refuse-changes-nothing = Nic by se tím nezměnilo.
refuse-silenced = Síň ticha: v tomto tahu nemůžeš hrát karty akcí.
refuse-not-your-hero = To není tvůj hrdina.
refuse-too-few-tokens = Cena schopnosti v žetonech: { $cost }. Máš: { $count }.
refuse-own-turn-only = To lze použít jen ve vlastním tahu.
refuse-others-turn-only = To lze použít jen v tahu soupeře.
refuse-wrong-moment = Ne v této chvíli: { $moment }.
refuse-not-in-graveyard = Na tvém hřbitově neleží: { $class }.
refuse-not-your-character = To není tvá postava, která by to směla: { $character }.
refuse-not-an-opponent-of-this-turn = To není postava tvého soupeře v tomto tahu: { $character }.
refuse-marked-already = Tuto postavu nelze zvolit, nebo by se pro ni nic nezměnilo: { $character }.
refuse-no-such-attack = Není tu vhodný útok: { $character }.
refuse-not-of-one-side = Obě postavy musí patřit jedné straně.
refuse-name-in-order = Uváděj postavy v pořadí na bojišti, nejdřív: { $character }.
refuse-not-on-the-battlefield = Na bojišti není postava: { $character }.
refuse-no-attack-now = Teď se útoky neohlašují.
refuse-no-block-now = Teď se bloky neohlašují.
refuse-is-sick = { $character }: postava je v tomto tahu nemocná.
refuse-is-cowed = { $character }: postava v tomto tahu nemůže blokovat.
refuse-is-attacked = { $character }: napadená postava nemůže blokovat.
refuse-plan-in-order = { $character }: tato postava už v plánu byla na řadě. Uváděj postavy v pořadí na bojišti.
refuse-leader-not-attackable = { $character }: je to i bojovník, nelze na něj zaútočit.
refuse-miners-do-not-attack = { $character }: tato postava nemůže útočit, horníci jen kopou a blokují.
refuse-not-attackable = { $character }: na tuto postavu nelze zaútočit, jen na horníky a hrdinu.
refuse-not-attacking-you = { $character }: není tu jeho útok na tebe, který by šlo zablokovat.
refuse-blocked-already = { $character }: tento útok je už zablokován.

## Pravidla

clause-tk-setup-1 = Každý hráč má vlastní balíček akcí; všechny balíčky mají přesně týchž 20 karet.
clause-tk-setup-2 = Každý hráč má vlastní karty postav, všichni týchž jedenáct: pět bojovníků, pět horníků a jednoho velitele.
clause-tk-setup-3 = Každý hráč dostane náhodně jednoho hrdinu.
clause-tk-setup-4 = Každý hráč začíná s jedním bojovníkem na bojišti.
clause-tk-setup-5 = Každý hráč zamíchá svůj balíček akcí a svůj balíček postav; zůstávají oddělené.
clause-tk-setup-6 = Začínajícího hráče určí los.
clause-tk-setup-7 = Začínající hráč má na začátku v ruce 1 kartu postavy a 3 karty akcí.
clause-tk-setup-8 = Druhý hráč má na začátku v ruce 1 kartu postavy a 4 karty akcí.
clause-tk-setup-9 = Každý hráč začíná s 10 životy v hloubce 0; ukazují to ukazatele na kartě hrdiny.
clause-tk-setup-10 = Je jedna společná hromádka 10 karet míst, zamíchaná lícem dolů.
clause-tk-setup-11 = Je jedna společná zásoba žetonů; vlastní zásoba každého hráče je na začátku prázdná.
clause-tk-mulligan-1 = Před začátkem hry smí každý hráč vyměnit libovolný počet karet akcí z ruky, od žádné po všechny.
clause-tk-mulligan-2 = Každá vyměněná karta stojí 1 život.
clause-tk-mulligan-3 = Každý hráč to smí udělat jen jednou; nové karty už vyměnit nelze.
clause-tk-mulligan-4 = Karty postav vyměnit nelze.
clause-tk-mulligan-5 = Zvolené karty se odloží, dobere se jich stejně a odložené se pak zamíchají do balíčku akcí. Všichni volí tajně ve stejnou dobu.
clause-tk-win-1 = Hráč vítězí, když má soupeř 0 životů nebo méně.
clause-tk-win-2 = Hráč vítězí, když vykopal 20 úrovní nebo více.
clause-tk-win-3 = Stačí jedno z obojího.
clause-tk-win-4 = Vítězství se ověřuje hned po každé změně, nejen na konci tahu; co by ještě následovalo, už se nestane.
clause-tk-win-5 = Splní-li jedna událost podmínku vítězství více stran, dělí se o ně; nebo, pokud to stůl tak zvolil, vyhrává ten, kdo ji způsobil.
clause-tk-turn-1 = Tah má pět fází, vždy v tomto pořadí: dobírání karet, ověření místa, vykládání postav, kopání, boj.
clause-tk-turn-2 = Po boji tah končí a další hráč začíná svůj první fází.
clause-tk-turn-3 = Fáze se nevynechávají ani neopakují, pokud pravidlo neříká jinak.
clause-tk-draw-1 = Hráč na tahu dobere 1 kartu akce a 1 kartu postavy.
clause-tk-draw-2 = Ve svém prvním tahu nikdo nedobírá: nahrazuje to počáteční ruka.
clause-tk-draw-3 = Ve fázi dobírání smí hráč odhodit z ruky na hřbitov dva horníky a dobrat další kartu postavy.
clause-tk-draw-4 = Tato výměna je možná jednou ve fázi dobírání, po běžném dobrání a ne v prvním tahu bez dobírání; velitel se počítá jako horník; obě karty se ukážou.
clause-tk-draw-5 = Dobírání je povinné, pokud jsou karty.
clause-tk-location-1 = Nová místa odhaluje jen hráč, který začal hru: jedno v každém svém tahu, ve fázi místa.
clause-tk-location-2 = Ostatní nic neodhalují; platí pro ně místo, které už leží odkryté.
clause-tk-location-3 = Každý hráč hází kostkou ve fázi místa svého tahu.
clause-tk-location-4 = Padne 1, 2 nebo 3: místo na hráče působí.
clause-tk-location-5 = Padne 4, 5 nebo 6: nepůsobí.
clause-tk-location-6 = Na koho místo působí, musí se kartou řídit; není to volba.
clause-tk-location-7 = Účinek trvá jen jeden tah: ten, ve kterém hráč házel.
clause-tk-location-8 = Místa mohou pomáhat i škodit; u obojích se hází.
clause-tk-location-9 = Fáze místa se koná i v prvních tazích.
clause-tk-location-10 = Když je hromádka prázdná, použitá místa se zamíchají v novou.
clause-tk-play-1 = Karty postav lze vykládat z ruky jen ve fázi vykládání vlastního tahu.
clause-tk-play-2 = Vyložit lze libovolný počet postav, i žádnou; nic nestojí.
clause-tk-play-3 = Postava smí kopat, krást nebo útočit, jak její třída dovoluje, už v tahu, kdy byla vyložena.
clause-tk-play-4 = Karta postavy se nikdy nevrací z bojiště do ruky.
clause-tk-play-5 = Postavy zůstávají na bojišti, dokud nejsou zabity.
clause-tk-play-6 = Zabitá postava jde lícem dolů na hřbitov svého majitele.
clause-tk-class-1 = Horník: útok ne, blok ano, kopání ano, krádež ne.
clause-tk-class-2 = Bojovník: útok ano, blok ano, kopání ne, krádež ne.
clause-tk-class-3 = Velitel: útok ano, blok ano, kopání ano, krádež ano.
clause-tk-class-4 = Velitel je horník a bojovník zároveň.
clause-tk-class-5 = Karta, jejímž cílem smí být horník, i karta, jejímž cílem smí být bojovník, smí cílit na velitele.
clause-tk-dig-1 = Ve fázi kopání vykope každý horník hráče na tahu 1 úroveň.
clause-tk-dig-2 = Horník kope v každém tahu svého hráče a v tazích ostatních ne.
clause-tk-dig-3 = Také velitel vykope 1 úroveň.
clause-tk-dig-4 = Místo kopání smí velitel vzít 1 žeton ze zásoby soupeře.
clause-tk-dig-5 = Ukradený žeton jde do společné zásoby, ne zloději.
clause-tk-dig-6 = Velitel krade nejvýš jednou za tah a jen ve fázi kopání.
clause-tk-dig-7 = Velitel, který kopal nebo kradl, může v témž tahu útočit a v tahu soupeře blokovat.
clause-tk-dig-8 = Kopání probíhá samo a není dobrovolné; jediná volba je, zda velitel kope, nebo krade.
clause-tk-dig-9 = Velitel, který nemůže kopat, nemůže ani krást; ke krádeži je třeba soupeř v dosahu aspoň s 1 žetonem.
clause-tk-combat-1 = Boj má tři kroky: hráč na tahu ohlásí všechny útočníky s cíli, soupeř všechny blokující s cíli, pak přijde zranění.
clause-tk-combat-2 = Každý bojovník i velitel hráče na tahu smí zaútočit na jeden cíl: na soupeřova horníka, nebo na jeho hrdinu. Nikdo nemusí.
clause-tk-combat-3 = Bojovník nesmí zaútočit na bojovníka.
clause-tk-combat-4 = Velitel, který je i bojovník, proto nesmí být cílem útoku.
clause-tk-combat-5 = Horníci nemohou útočit.
clause-tk-combat-6 = Útočící hráč volí cíl každého útočníka. Více útočníků smí mít týž cíl.
clause-tk-combat-7 = Bránící se hráč volí, kterého útočníka každá blokující postava blokuje.
clause-tk-combat-8 = Blokovat smějí bojovníci, horníci i velitel.
clause-tk-combat-9 = Jedna postava blokuje jednoho útočníka; jednoho útočníka blokuje nejvýš jedna postava.
clause-tk-combat-10 = Postava, na kterou se útočí, nemůže blokovat.
clause-tk-combat-11 = Cílem zablokovaného útočníka se stane blokující postava a bojuje s ní; původní cíl je před ním v bezpečí.
clause-tk-combat-12 = Nezablokovaný útok na hrdinu: hrdina ztrácí 1 život.
clause-tk-combat-13 = Nezablokovaný útok na horníka: horník umírá.
clause-tk-combat-14 = Útok na horníka zablokovaný bojovníkem: oba bojovníci umírají, horník žije.
clause-tk-combat-15 = Útok na hrdinu zablokovaný bojovníkem: oba bojovníci umírají, hrdina neztrácí život.
clause-tk-combat-16 = Útok na hrdinu zablokovaný horníkem: blokující horník umírá, útočník je bez zranění, hrdina neztrácí život.
clause-tk-combat-17 = Útok na horníka zablokovaný jiným horníkem: blokující umírá, útočník je bez zranění, napadený horník žije.
clause-tk-combat-18 = Velitel, který útočí nebo blokuje, bojuje jako bojovník: zabíjí a umírá.
clause-tk-combat-19 = Blokující horník nezraňuje.
clause-tk-combat-20 = Bojovník, který útočil v tahu svého hráče, smí v tahu soupeře blokovat.
clause-tk-combat-21 = Boje se účastní jen postavy na bojišti.
clause-tk-combat-22 = Hrdina nezraňuje a neblokuje.
clause-tk-combat-23 = Všechna zranění se dějí současně.
clause-tk-combat-24 = V tahu se jednou ohlásí útočníci a jednou blokující; potom už nelze nic přidat.
clause-tk-combat-25 = Postavy útočí jen v tahu svého hráče a blokují jen v tahu soupeře.
clause-tk-action-1 = Kartu akce lze zahrát kdykoli v tahu kteréhokoli hráče.
clause-tk-action-2 = Její účinek je okamžitý.
clause-tk-action-3 = Dokud se provádí karta akce nebo schopnost hrdiny, nelze použít jinou.
clause-tk-action-4 = Počet karet akcí zahraných v tahu, vlastním i cizím, není omezen.
clause-tk-action-5 = Po provedení jde karta lícem dolů na odhazovací hromádku svého majitele.
clause-tk-action-6 = Balíček: dvakrát Výstřel, Vzkříšení a Štít, jednou Ohnivé kladivo, Medvěd, Výbuch, Noční směna, Příval energie, Bomba, Slepý poutník, Čarodějnice, Zemětřesení, Mlha, Povodeň, Zdravotník, Lonsdaleit, Otrava jídlem.
clause-tk-action-7 = Kartu lze zahrát jen s dovolenými cíli a jen tehdy, když něco změní.
clause-tk-hero-1 = Hrdina zastupuje hráče; útok na hráče je útok na hrdinu.
clause-tk-hero-2 = Každý hrdina má vlastní schopnost nebo schopnosti.
clause-tk-hero-3 = Za schopnost platí hráč z vlastní zásoby tolik žetonů, kolik je u ní uvedeno.
clause-tk-hero-4 = Zaplacené žetony jdou do společné zásoby.
clause-tk-hero-5 = Schopnost lze použít kdykoli v tahu kteréhokoli hráče.
clause-tk-hero-6 = Účinek schopnosti trvá do konce tahu, ve kterém byla použita.
clause-tk-hero-7 = Schopnosti působí hned; nic nepřerušují a nelze je přerušit.
clause-tk-hero-8 = Schopnost lze používat opakovaně, pokud se pokaždé zaplatí a něco změní.
clause-tk-token-1 = Za každé zabití soupeřovy postavy je 1 žeton.
clause-tk-token-2 = Žeton jde hned ze společné zásoby tomu, kdo zabil.
clause-tk-token-3 = Žetony se získávají i v tahu soupeře, třeba blokujícím bojovníkem.
clause-tk-token-4 = I za zabití kartou akce je žeton.
clause-tk-token-5 = Je-li společná zásoba prázdná, nezíská se nic; chybějící žeton se později nedoplácí.
clause-tk-token-6 = Utracené žetony doplňují společnou zásobu a lze je znovu získat.
clause-tk-token-7 = Žetony lze utrácet za schopnosti hrdiny kdykoli v tahu kteréhokoli hráče.
clause-tk-token-8 = Za postavy ztracené vlastní stranou, místem nebo odhozením z ruky nedostává žeton nikdo.
clause-tk-token-9 = Získá-li se najednou víc žetonů, než je v zásobě, má přednost strana na tahu.
clause-tk-limit-1 = Počet karet v ruce není omezen.
clause-tk-limit-2 = Životů není nikdy víc než 10; přebytečné léčení propadá.
clause-tk-limit-3 = Hloubka nikdy neklesne pod 0.
clause-tk-limit-4 = Hráč nesmí sám od sebe odhazovat karty z ruky; může mu to uložit jen pravidlo nebo účinek.
clause-tk-limit-5 = Dojdou-li karty v balíčku postav, majitel zamíchá svůj hřbitov v nový balíček.
clause-tk-limit-6 = Dojdou-li karty v balíčku akcí, majitel zamíchá svou odhazovací hromádku v nový balíček.
clause-tk-limit-7 = Jsou-li balíček i hromádka prázdné, nedobírá se a nikdo není potrestán.
clause-tk-secret-1 = Soupeři si nesmějí prohlížet odhazovací hromádku.
clause-tk-secret-2 = Soupeři si nesmějí prohlížet hřbitov.
clause-tk-secret-3 = Majitel si smí prohlížet svou odhazovací hromádku i hřbitov.
clause-tk-secret-4 = Kolik karet kde leží, je veřejné, stejně jako vše, co leží odkryté.
clause-tk-mode-1 = Jen životy: vyhrává se pouze snížením životů soupeřova hrdiny na 0.
clause-tk-mode-2 = Jen kopání: vyhrává se pouze vykopáním 20 úrovní.
clause-tk-mode-3 = Dvojnásobná hra: 20 životů na začátku i nejvýše a 40 úrovní k vykopání.
clause-tk-mode-4 = Cesta k vítězství a délka hry se volí nezávisle.
clause-tk-team-1 = Čtyři hráči tvoří dva týmy po dvou partnerech; platí pravidla souboje s těmito výjimkami.
clause-tk-team-2 = Partneři mají společný tah: každou fázi provádějí spolu, pak je na tahu druhý tým.
clause-tk-team-3 = Dobírání: každý partner dobere 1 kartu postavy a 1 kartu akce.
clause-tk-team-4 = Místo: jeden partner hází za tým, jednou.
clause-tk-team-5 = Místo působí na tým, ne na jednotlivého hráče.
clause-tk-team-6 = Vykládání: každý partner smí vyložit libovolný počet svých karet postav.
clause-tk-team-7 = Kopání: všichni kopající obou partnerů kopou do společné hloubky.
clause-tk-team-8 = Bojuje se jako v souboji; partneři mají společné bojiště a o útocích a blocích rozhodují spolu.
clause-tk-team-9 = Tým má společných 20 životů a nikdy víc.
clause-tk-team-10 = Tým má společnou hloubku a musí vykopat 40 úrovní.
clause-tk-team-11 = Každá postava má svého majitele; hřbitovy, odhazovací hromádky a zásoby žetonů jsou oddělené. Zabitá postava jde na hřbitov svého majitele.
clause-tk-team-12 = Žeton za zabití dostává majitel postavy, která zabila.
clause-tk-team-13 = Hráč platí jen z vlastní zásoby a jen za schopnost vlastního hrdiny.
clause-tk-team-14 = Karty a schopnosti lze použít na kteroukoli postavu nebo hrdinu ve hře, ať patří komukoli.
clause-tk-team-15 = Počáteční ruce: každý partner začínajícího týmu má 1 kartu postavy a 3 karty akcí, každý partner druhého týmu 1 kartu postavy a 4 karty akcí.
clause-tk-team-16 = Každý ze čtyř hráčů začíná s bojovníkem na bojišti svého týmu.
clause-tk-team-17 = Výměna karet stojí společné životy týmu.
clause-tk-team-18 = Začínající tým odhaluje další místo v každém svém tahu.
clause-tk-team-19 = Každý velitel na bojišti smí ve fázi kopání svého týmu jednou krást, soupeři podle volby svého majitele.
clause-tk-ffa-1 = Platí pravidla souboje s těmito výjimkami.
clause-tk-ffa-2 = Každý hráč má na začátku 1 kartu postavy a 3 karty akcí.
clause-tk-ffa-3 = Hráči dostanou čísla v pořadí tahů; začínající má číslo 1.
clause-tk-ffa-4 = Na samém začátku tahu, před dobíráním, hází hráč kostkou o soupeře v tomto tahu.
clause-tk-ffa-5 = Tři hráči: 1–2 je hráč 1, 3–4 hráč 2, 5–6 hráč 3.
clause-tk-ffa-6 = Čtyři hráči: 1, 2, 3, 4 je hráč s tím číslem; při 5 a 6 se hází znovu.
clause-tk-ffa-7 = Komu padne vlastní číslo, hází znovu.
clause-tk-ffa-8 = V tom tahu smějí karty akcí a schopnosti používat jen hráč na tahu a tento soupeř.
clause-tk-ffa-9 = Útoky, bloky a krádeže jsou možné jen mezi těmito dvěma.
clause-tk-ffa-10 = Vyhrává, kdo první vykope 20 úrovní nebo první připraví kteréhokoli hrdinu o všechny životy. Hra tím končí pro všechny.
clause-tk-ffa-11 = Místa odhaluje jen hráč 1; každý hází ve svém tahu na to, které platí.
clause-tk-time-1 = V tahu je šest chvil, kdy se používají karty akcí a schopnosti: před hodem na místo, při vykládání postav, před útokem, po něm, před zraněním a na konci.
clause-tk-time-2 = V každé chvíli smějí jednat: v souboji oba hráči, v týmové hře všichni čtyři, ve hře každý proti každému jen dva soupeři tohoto tahu.
clause-tk-time-3 = Nejdřív je tázán hráč s nejnižším číslem na straně, která je na tahu, pak ostatní kolem stolu.
clause-tk-time-4 = Tázaný zahraje jednu kartu akce, použije schopnost, nebo pasuje; při vykládání postav smí strana na tahu také vyložit postavu.
clause-tk-time-5 = Karta nebo schopnost se provede celá, ověří se vítězství a je tázán další hráč; nikdo tak nejedná dvakrát po sobě, když jiný chce odpovědět.
clause-tk-time-6 = Po vyložení postavy je tázán týž hráč, aby jich mohl vyložit několik najednou.
clause-tk-time-7 = Když všichni po řadě pasují, chvíle končí. Kdo pasoval, je tázán znovu, pokud po něm někdo jednal.
clause-tk-time-8 = Nikdo nemůže jednat, dokud se něco provádí, ani když si hráč Čarodějnice prohlíží a vybírá.
clause-tk-time-9 = Kdo nemá kartu akce nebo ji nesmí hrát, nemá na schopnost a nemá teď postavu k vyložení, pasuje bez ptaní. Počítá se jen to, co vidí všichni.
clause-tk-time-10 = Žádná chvíle netrvá věčně: každá karta a každá schopnost stojí víc, než přináší.
clause-tk-time-11 = Co trvá do konce tahu, trvá do konce právě hraného tahu, ať je čí chce.
clause-tk-time-12 = Všechny cíle se určují při zahrání karty nebo použití schopnosti. Později se volí jen karta, kterou bere Čarodějnice.
clause-tk-card-1 = { card-strzal }: { card-strzal.text }
clause-tk-card-2 = { card-rezurekcja }: { card-rezurekcja.text }
clause-tk-card-3 = { card-tarcza }: { card-tarcza.text }
clause-tk-card-4 = { card-ognisty-mlot }: { card-ognisty-mlot.text }
clause-tk-card-5 = { card-niedzwiedz }: { card-niedzwiedz.text }
clause-tk-card-6 = { card-wybuch }: { card-wybuch.text }
clause-tk-card-7 = { card-nocna-zmiana }: { card-nocna-zmiana.text }
clause-tk-card-8 = { card-przyplyw-energii }: { card-przyplyw-energii.text }
clause-tk-card-9 = { card-bomba }: { card-bomba.text }
clause-tk-card-10 = { card-slepy-wedrowiec }: { card-slepy-wedrowiec.text }
clause-tk-card-11 = { card-wiedzma }: { card-wiedzma.text }
clause-tk-card-12 = { card-trzesienie-ziemi }: { card-trzesienie-ziemi.text }
clause-tk-card-13 = { card-mgla }: { card-mgla.text }
clause-tk-card-14 = { card-powodz }: { card-powodz.text }
clause-tk-card-15 = { card-medyk }: { card-medyk.text }
clause-tk-card-16 = { card-lonsdaleit }: { card-lonsdaleit.text }
clause-tk-card-17 = { card-zatrucie-pokarmowe }: { card-zatrucie-pokarmowe.text }
clause-tk-ability-1 = { hero-haldor }: { hero-haldor.text }
clause-tk-ability-2 = { hero-hedda }: { hero-hedda.text }
clause-tk-ability-3 = { hero-ylva }: { hero-ylva.text }
clause-tk-ability-4 = { hero-orm }: { hero-orm.text }
clause-tk-ability-5 = { hero-runa }: { hero-runa.text }
clause-tk-ability-6 = { hero-grima }: { hero-grima.text }
clause-tk-ability-7 = { hero-tove }: { hero-tove.text }
clause-tk-ability-8 = { hero-fenja }: { hero-fenja.text }
clause-tk-site-1 = { location-zlota-zyla }: { location-zlota-zyla.text }
clause-tk-site-2 = { location-gorace-zrodla }: { location-gorace-zrodla.text }
clause-tk-site-3 = { location-stara-zbrojownia }: { location-stara-zbrojownia.text }
clause-tk-site-4 = { location-karczma }: { location-karczma.text }
clause-tk-site-5 = { location-wojenne-bebny }: { location-wojenne-bebny.text }
clause-tk-site-6 = { location-gaz }: { location-gaz.text }
clause-tk-site-7 = { location-zamiec }: { location-zamiec.text }
clause-tk-site-8 = { location-zapadlisko }: { location-zapadlisko.text }
clause-tk-site-9 = { location-zasadzka }: { location-zasadzka.text }
clause-tk-site-10 = { location-sala-ciszy }: { location-sala-ciszy.text }
