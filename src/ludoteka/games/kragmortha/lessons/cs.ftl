### Lekce hry Kragmortha: `<lekce>-<krok>`, .done o správné odpovědi, ostatní části o jiných tazích.

first = Šest goblinů, z toho pět botů: v takové tlačenici hra brzy skončí.

turn-title = Do knihovny
    .about = Cíl hry, tvůj goblin, jeden tah
turn-goal = Jsi červený goblin v knihovně Rigora Mortise, Temného pána: támhle stojí. Kdo ho potká, vyslouží si Zničující pohled. Na konci vítězí goblin s nejméně Pohledy.
turn-enter = Všichni začínají na okraji nejdál od jeho stolu. Postav svého goblina na C1.
    .wrong = Začít smíš na kterémkoli poli tohoto okraje, ale pojďme prostředními dveřmi: C1.
    .done = Jsi uvnitř. Modrý a Zelený vstoupili také.
turn-card = Tah je jedna karta. Tvoje má drahokamy a lektvar: vstup na sousední pole s jedním z těchto symbolů. Vyber kartu a potom C2 s lektvarem.
    .wrong = Podle pravidel dobrý krok, symbol sedí. My ale chceme dál dovnitř: na C2.
    .rigor = Tahle karta hýbe Rigorem, ne tebou. Na jeho procházky dojde v jiné lekci.
    .done = První symbol je použitý. Karta má ještě druhý.
turn-second = Druhý krok na druhý symbol smíš udělat, ale nemusíš. Vezmi drahokamy na C3.
    .wrong = Také drahokamy, takže se to smí. Ale C3 je blíž k dění.
    .stop = Po jednom kroku smíš vždycky skončit. Tentokrát jdi dál na C3.
    .done = Dva kroky, každý na jeden symbol karty.
turn-drawn = Karta leží na odkládacím balíčku a bereš si novou: každý tah máš tři karty. Je-li na kartě koule, hodí se na každé pole. Teď je na tahu Modrý.

push-title = Strkání
    .about = Strkej ostatní do náruče Temného pána
push-look = O dvě pole dál, na D3, stojí Rigor. A mezi vámi, na D2, stojí Modrý. Goblin, který vstoupí na pole jiného goblina, ho odstrčí.
push-shove = Vstup na Modrého: karta s drahokamy a grimoárem, potom D2.
    .wrong = To se smí, ale Modrý pak uteče. Vstup na D2 díky drahokamům na kartě.
    .done = Bum! Modrý musí uhnout.
push-where = Strkáš ty, takže vybíráš, kam Modrý půjde: na kterékoli sousední pole kromě toho, odkud přicházíš. I na pole Rigora.
    .wrong = Tam by byl Modrý v bezpečí. Vyber horší místo: D3, kde stojí Rigor.
    .chain = Tam stojí Zelený: Modrý by strčil do něj a tak dál. Zábavné, ale D3 je lepší.
    .done = Modrý potkal Rigora a tebe to nestálo nic.
push-met = Modrý si vzal Pohled a utekl na teleportační pole. Smíš dokonce udělat druhý krok. To je jádro hry: stůj tam, odkud se dá někdo na něj strčit, a nikdy těsně vedle něj.

rigor-title = Rigor na obchůzce
    .about = Karty, které hýbou Temným pánem
rigor-who = Zelený si myslí, že je na D3 v bezpečí: Rigorovo pole E4 se D3 dotýká jen rohem. Jenže ty máš kartu Rigora. Hýbe jím místo tvého goblina, podle stejných pravidel.
rigor-first = Zahraj kartu Rigora se svitkem a lektvarem: nejdřív lektvar na E3.
    .wrong = To by šlo, ale k Zelenému by ho to nepřivedlo. Karta Rigora vede nejdřív na E3.
    .done = Teď stojí vedle Zeleného.
rigor-second = A teď svitek: D3, přímo na Zeleného.
    .wrong = Když tu skončíš, Zelený uteče. Jdi dál na D3.
    .done = Zelený potkává Rigora: Pohled pro Zeleného.
rigor-done = Když Rigor vstoupí na teleportační pole, smí ho ten, kdo jím hýbe, přenést na libovolné prázdné pole, které nesousedí s goblinem. A neveď ho na vlastního goblina: i to je setkání.

meeting-title = Zničující pohled
    .about = Co se stane, když tě chytí
meeting-caught = Modrý přivedl Rigora na tebe. Bereš si Pohled; leží odkrytý před tebou a platí, dokud ho máš: „Na jedné noze“ ti nedovolí druhý krok.
meeting-away = Tvůj goblin teď prchá na prázdné teleportační pole. Vyber to daleko od Rigora, A7: když tam goblina postavíš, nic se nespustí.
    .wrong = I tam smíš utéct.
    .near = I tam smíš utéct, ale A7 je blíž ke stolu a daleko od Rigora.
    .done = Prozatím v bezpečí.
meeting-hop = Jsi na tahu. Zahraj drahokamy a grimoár a vstup na A8. Uvidíš: druhý krok není.
    .wrong = I tam smíš doskočit. Ale A8 tě přiblíží ke stolu.
    .done = Jeden krok a tah končí: to dělá Pohled.
meeting-kinds = Některé Pohledy zakazují kroky, jiné ti něco skryjí a u dalších musíš rychle něco napsat; kdo to nezvládne, bere si další. Nikdy nemáš dva se stejným znakem. Čtvrtý Pohled ukončí hru.

teleport-title = Teleporty
    .about = Svítící pole a zakryté žetony
teleport-squares = Čtyři pole svítí: teleportační pole. Goblin, který na takové vstoupí, sám nebo strčen, se zastaví a otočí žeton.
teleport-enter = Vstup na teleportační pole B2 vedle sebe: karta se svitkem a lektvarem.
    .wrong = To se smí, ale chceme vyzkoušet teleportační pole B2.
    .done = Otáčíš žeton: Kniha!
teleport-leap = Ať žeton říká cokoli, goblin musí skočit na jiné prázdné teleportační pole. Vezmi E6, blízko stolu.
    .wrong = Hodí se každé prázdné teleportační pole, ale tady je nejlepší E6.
    .other = Hodí se každé prázdné teleportační pole, ale E6 je nejblíž ke stolu.
    .done = A máš Knihu.
teleport-book = Ze šesti žetonů tě tři jen přenesou, dva dají i Knihu a jeden je past s Pohledem. Po teleportu tvůj tah končí. Knihy leží odkryté a každá pomůže jednou.

desk-title = Stůl a jeho Knihy
    .about = Ukradni Knihu a potom ji použij
desk-where = Čtyři pole v rohu jsou Rigorův stůl. Hodí se na ně každý symbol, a tak tě z E8 dovede kterákoli karta goblina.
desk-take = Vezmi Knihu: zahraj libovolnou kartu goblina na E9.
    .wrong = Jsi krok od stolu: vezmi Knihu na E9.
    .done = Máš Knihu: Atlas tajných chodeb.
desk-start = Po krádeži se goblin vrací na startovní okraj. Vyber C1. Při stejném počtu Pohledů vítězí, kdo má víc Knih.
    .wrong = Pole vybíráš ty.
    .other = Pole vybíráš ty; v této lekci vezmi C1.
    .done = Modrý a Zelený už táhli. Jsi zase na řadě.
desk-read = Než zahraješ kartu, smíš použít Knihy. Použij Atlas.
    .wrong = Smíš prostě zahrát kartu a Knihu si nechat. Ale zkus to: použij Atlas.
    .done = Kniha je otevřená. Teď se ptá, kam.
desk-atlas = Atlas postaví goblina na libovolné prázdné teleportační pole a žeton se neotáčí. Vyber E6.
    .wrong = Také dobře, ale E6 je nejblíž ke stolu.
    .other = Také dobře, ale E6 je nejblíž ke stolu.
    .done = Použité Knihy se otočí, ale na konci se pořád počítají.
desk-on = A teď ještě zahraješ kartu: ke stolu to zase není daleko. Hra končí i tehdy, když někdo vezme poslední Knihu.

end-title = Konec hry
    .about = Čtvrtý Pohled a kdo vítězí
end-three = Modrý už má tři Pohledy. Čtvrtý hru ihned ukončí a Modrý nemůže vyhrát. Rigor stojí na D3, Modrý vedle tebe na D4.
end-step = Vstup na Modrého díky grimoáru: D4.
    .wrong = Tak Modrý uteče. Grimoár vede na D4.
    .done = Do Modrého se strká a vybíráš ty.
end-last = Strč Modrého tam, kde to bolí.
    .wrong = Tam by byl Modrý v bezpečí. Rigor je na D3.
    .done = Čtvrtý Pohled: hra končí.
end-won = Vítězíš: máš nejméně Pohledů. Při shodě rozhoduje nejvíc Knih, potom magické symboly na nich. Víc vědět nepotřebuješ.
