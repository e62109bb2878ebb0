### Kragmortha česky. Jak vznikají věty, říká začátek souboru en.ftl.

title = Kragmortha
blurb = Goblini slídí v knihovně Temného pána. Strkej ostatní do jeho náruče, odnášej jeho Knihy a odejdi s co nejmenším počtem Zničujících pohledů.
list-last = { $items } a { $last }

## Argumenty, které jsou hráči

argument-pushed = seat
argument-pusher = seat
argument-to = seat
argument-other = seat
argument-by = seat
argument-accuser = seat
argument-culprit = seat
argument-goblin = seat
argument-winners = seat

## Hráči, goblini, figurky

seat-0 = Červený
    .gen = Červeného
    .dat = Červenému
    .acc = Červeného
    .ins = Červeným
seat-1 = Modrý
    .gen = Modrého
    .dat = Modrému
    .acc = Modrého
    .ins = Modrým
seat-2 = Zelený
    .gen = Zeleného
    .dat = Zelenému
    .acc = Zeleného
    .ins = Zeleným
seat-3 = Žlutý
    .gen = Žlutého
    .dat = Žlutému
    .acc = Žlutého
    .ins = Žlutým
seat-4 = Fialový
    .gen = Fialového
    .dat = Fialovému
    .acc = Fialového
    .ins = Fialovým
seat-5 = Oranžový
    .gen = Oranžového
    .dat = Oranžovému
    .acc = Oranžového
    .ins = Oranžovým
seat-6 = Bílý
    .gen = Bílého
    .dat = Bílému
    .acc = Bílého
    .ins = Bílým
seat-7 = Černý
    .gen = Černého
    .dat = Černému
    .acc = Černého
    .ins = Černým
seat-hidden = Někdo
    .gen = Někoho
    .dat = Někomu
    .acc = Někoho
    .ins = Někým
goblin-red = červený goblin
goblin-blue = modrý goblin
goblin-green = zelený goblin
goblin-yellow = žlutý goblin
goblin-purple = fialový goblin
goblin-orange = oranžový goblin
goblin-white = bílý goblin
goblin-black = černý goblin
pawn-goblin = goblin
pawn-rigor = Rigor Mortis
piece-goblin = goblin
piece-rigor = Rigor Mortis, Temný pán
piece-desk = psací stůl
piece-bookcase = regál
piece-teleport = teleportační pole
piece-start = startovní pole
piece-movement = karta pohybu
piece-look = Zničující pohled
piece-book = Magická kniha
piece-token = žeton teleportu
square-hidden = skryté pole

## Symboly polí a karet

symbol-scroll = svitek
    .colour = žlutá
symbol-gems = drahokamy
    .colour = modrá
symbol-potion = lektvar
    .colour = zelená
symbol-grimoire = grimoár
    .colour = červená
symbol-orb = koule
    .colour = libovolná

## Karty pohybu; poslední symbol chybí tam, kde ho držitel nevidí

card-hidden = skrytá karta
    .kind = hidden
    .full = skrytá karta
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

## Znaky Pohledů: část goblina, která trpí

part-mouth = ústa
part-words = slova
part-manners = způsoby
part-head = hlava
part-arm = paže
part-fingers = prsty
part-leg = noha
part-seat = sezení
part-cards = karty
part-eye = oko

## Co Pohled dělá, když na něj dohlíží program

handicap-vowels = Na začátku každého svého tahu napiš jen samohlásky zobrazené prosby.
handicap-lisp = Na začátku každého svého tahu napiš prosbu šišlavě: s je š, z je ž, c je č, jen ch zůstává.
handicap-consonants = Na začátku každého svého tahu napiš prosbu bez samohlásek.
handicap-mumble = Na začátku každého svého tahu prosbu zahuhlej: jedno m za každé písmeno.
handicap-blank-symbol = Soused po levici jmenuje jeden ze čtyř symbolů: na tvých kartách je prázdný. Koule dál fungují.
handicap-hail = Po každém pohybu Rigora stiskni do 6 sekund SLÁVA.
handicap-veto = Na začátku tvého tahu ukáže soused po levici na rub jedné z tvých karet: v tomto tahu ji nesmíš zahrát.
handicap-neighbour-places = Kdykoli máš pro svého goblina vybrat teleportační nebo startovní pole, vybírá soused po levici.
handicap-crown = Nejnovější kartu máš na čele: vidí ji všichni kromě tebe. Můžeš ji zahrát jen naslepo.
handicap-near-sight = Vidíš jen figurky nejvýš tři pole od svého goblina. Dokud nevidíš Rigora, hraješ jeho karty naslepo.
handicap-mirror = Tvůj plán je zrcadlově převrácený a bez souřadnic.
handicap-masks = Všichni ostatní goblini pro tebe vypadají stejně a cizí Pohledy a Knihy nevidíš.
handicap-no-shoving = Tvůj goblin nesmí vstoupit na pole jiného goblina.
handicap-pushed-chooses = Když tvůj goblin někoho strká, vybírá pole majitel strkaného goblina.
handicap-blind-shove = Když tvůj goblin někoho strká, o poli rozhoduje náhoda.
handicap-crab = Krabí chůze: dovoluje-li karta goblina první krok do strany, musíš ho udělat.
handicap-ends = Smíš zahrát jen nejstarší nebo nejnovější kartu v ruce.
handicap-hop = Skáčeš: s kartami goblina nemáš druhý krok.
handicap-straight = S kartami goblina musí druhý krok vést stejným směrem jako první.
handicap-stand-up = Na začátku každého svého tahu drž 3 sekundy tlačítko VSTÁT; začni do 8 sekund.
handicap-hurry = Na celý tah máš 15 sekund. Potom za tebe rozhoduje náhoda.
handicap-two-cards = Máš v ruce jen dvě karty.
handicap-open-hand = Tvé karty vidí všichni.
handicap-left-symbol = Na svých kartách vidíš jen levý symbol a hraješ je naslepo.

## Zničující pohledy: jméno, co dělat u stolu, co dělá program, znak

look-hidden = ?
    .table = Nevidíš ho.
    .enforced = Nevidíš ho.
    .symbol = ?
look-blank = Prázdný Pohled
    .table = Počítá se, ale nic nežádá.
    .enforced = Počítá se, ale nic nedělá.
    .symbol = žádný
look-w-01 = Otevřená huba
    .table = Měj pořád otevřená ústa.
    .enforced = { handicap-vowels }
    .symbol = { part-mouth }
look-w-02 = Vyplazený jazyk
    .table = Měj pořád vyplazený jazyk.
    .enforced = { handicap-lisp }
    .symbol = { part-mouth }
look-w-03 = Zaťaté zuby
    .table = Mluv jen přes zaťaté zuby.
    .enforced = { handicap-consonants }
    .symbol = { part-mouth }
look-w-04 = Zašité rty
    .table = Mluv jen se zavřenými rty.
    .enforced = { handicap-mumble }
    .symbol = { part-mouth }
look-w-05 = Tři zakázaná slova
    .table = Ostatní se dohodnou na třech slovech. Nikdy je nevyslov.
    .enforced = { handicap-blank-symbol }
    .symbol = { part-words }
look-w-06 = Sláva!
    .table = Po každém pohybu Rigora zvolej „Sláva ti, Temný pane!“, než se zahraje další karta.
    .enforced = { handicap-hail }
    .symbol = { part-words }
look-w-07 = S dovolením
    .table = Před každým svým tahem se zeptej „Smím, Temný pane?“ a počkej na souhlas.
    .enforced = { handicap-veto }
    .symbol = { part-manners }
look-w-08 = Tento červ
    .table = Nikdy neříkej já, mě ani můj. Jsi „tento červ“.
    .enforced = { handicap-neighbour-places }
    .symbol = { part-manners }
look-w-09 = Koruna z karty
    .table = Udržuj tuto kartu na hlavě.
    .enforced = { handicap-crown }
    .symbol = { part-head }
look-w-10 = Těžká brada
    .table = Přitiskni tuto kartu bradou ke stolu.
    .enforced = { handicap-near-sight }
    .symbol = { part-head }
look-w-11 = Křivý krk
    .table = Drž tuto kartu mezi uchem a ramenem.
    .enforced = { handicap-mirror }
    .symbol = { part-head }
look-w-12 = Skloněná hlava
    .table = Drž tuto kartu mezi bradou a hrudí.
    .enforced = { handicap-masks }
    .symbol = { part-head }
look-w-13 = Ztuhlá paže
    .table = Drž tuto kartu v podpaží.
    .enforced = { handicap-no-shoving }
    .symbol = { part-arm }
look-w-14 = Ohnutý loket
    .table = Drž tuto kartu v ohbí lokte.
    .enforced = { handicap-pushed-chooses }
    .symbol = { part-arm }
look-w-15 = Spoutaná předloktí
    .table = Drž tuto kartu mezi předloktími.
    .enforced = { handicap-blind-shove }
    .symbol = { part-arm }
look-w-16 = Krabí klepeta
    .table = Tvé ruce jsou klepeta: palec proti sevřeným prstům, ať děláš cokoli.
    .enforced = { handicap-crab }
    .symbol = { part-fingers }
look-w-17 = Vidlicové prsty
    .table = Roztahuj prsty jen mezi prostředníkem a prsteníkem.
    .enforced = { handicap-ends }
    .symbol = { part-fingers }
look-w-18 = Na jedné noze
    .table = Stůj na jedné noze.
    .enforced = { handicap-hop }
    .symbol = { part-leg }
look-w-19 = Stisknutá kolena
    .table = Drž tuto kartu mezi koleny.
    .enforced = { handicap-straight }
    .symbol = { part-leg }
look-w-20 = Povstat!
    .table = Během celého svého tahu stůj a potom se zase posaď.
    .enforced = { handicap-stand-up }
    .symbol = { part-seat }
look-w-21 = Kolem židle
    .table = Před každým svým tahem obejdi jednou svou židli.
    .enforced = { handicap-hurry }
    .symbol = { part-seat }
look-w-22 = Dvě karty v ruce
    .table = Máš v ruce jen dvě karty.
    .enforced = { handicap-two-cards }
    .symbol = { part-cards }
look-w-23 = Odkrytá ruka
    .table = Hraj s odkrytými kartami.
    .enforced = { handicap-open-hand }
    .symbol = { part-cards }
look-w-24 = Jedno oko
    .table = Měj jedno oko zavřené.
    .enforced = { handicap-left-symbol }
    .symbol = { part-eye }

## Prosby s odpověďmi. Samohlásky jsou a á e é ě i í o ó u ú ů y ý; prázdná slova mizí; šišlavě je s š, z ž a c č, ale ch zůstává.

grovel-1 = Ano jistě Temný pane
    .vowels = ao iě eý ae
    .lisp = ano jiště temný pane
    .consonants = n jst tmn pn
    .mumble = mmm mmmmm mmmmm mmmm
grovel-2 = To jsem nebyl já
    .vowels = o e ey á
    .lisp = to jšem nebyl já
    .consonants = t jsm nbl j
    .mumble = mm mmmm mmmmm mm
grovel-3 = Smiluj se nad goblinem
    .vowels = iu e a oie
    .lisp = šmiluj še nad goblinem
    .consonants = smlj s nd gblnm
    .mumble = mmmmmm mm mmm mmmmmmmm
grovel-4 = Strčili do mě ostatní
    .vowels = ii o ě oaí
    .lisp = štrčili do mě oštatní
    .consonants = strčl d m sttn
    .mumble = mmmmmmm mm mm mmmmmmm
grovel-5 = Já jen utírám prach z polic
    .vowels = á e uíá a oi
    .lisp = já jen utírám prach ž polič
    .consonants = j jn trm prch z plc
    .mumble = mm mmm mmmmmm mmmmm m mmmmm
grovel-6 = Vaše lebka se krásně leskne
    .vowels = ae ea e áě ee
    .lisp = vaše lebka še krášně leškne
    .consonants = vš lbk s krsn lskn
    .mumble = mmmm mmmmm mm mmmmmm mmmmmm

## Co dělá Kniha

magic-pardon = Vrať jeden ze svých Pohledů dospod jeho balíčku.
magic-satchel = Hned dober kartu. Od teď máš v ruce o kartu víc.
magic-haste = Po svém pohybu zahraj ještě jednu kartu.
magic-stride = Zahraješ-li kartu goblina a pohyb nic nepřeruší, smí tvůj goblin udělat ještě jeden krok na libovolné sousední pole.
magic-atlas = Postav svého goblina na libovolné prázdné teleportační pole. Žeton se neotáčí.
magic-summons = Posuň Rigora o krok na libovolné sousední pole, jen ne na svého goblina.
magic-shoving = V tomto tahu vybíráš pole při každém strčení, které tvůj goblin začal.
magic-cloak = Když potkáš Rigora, neber si Pohled. Na teleportační pole musíš i tak.
magic-stubborn = Když má být tvůj goblin strčen, pole vybíráš ty.
magic-identity = Tvůj goblin si vymění místo s jiným goblinem.
magic-blank-pages = Odhoď aspoň jednu ze svých karet a dober stejný počet.
magic-ledger = Dej jeden ze svých Pohledů hráči, který jich má méně než ty a žádný s tímto znakem.
magic-index = Nedělá vůbec nic, zato velmi podrobně.

## Magické knihy

book-hidden = ?
    .effect = Nevidíš ji.
book-b01 = Svazek drobných milostí
    .effect = { magic-pardon }
book-b03 = Bezedná brašna
    .effect = { magic-satchel }
book-b05 = Traktát o neslušném spěchu
    .effect = { magic-haste }
book-b06 = Kodex dlouhého kroku
    .effect = { magic-stride }
book-b07 = Atlas tajných chodeb
    .effect = { magic-atlas }
book-b09 = Grimoár druhého povolání
    .effect = { magic-summons }
book-b11 = Slabikář organizovaného strkání
    .effect = { magic-shoving }
book-b12 = Plášť okaté nepřítomnosti
    .effect = { magic-cloak }
book-b14 = Katechismus tvrdohlavého goblina
    .effect = { magic-stubborn }
book-b15 = Kniha záměn
    .effect = { magic-identity }
book-b16 = Prázdné stránky
    .effect = { magic-blank-pages }
book-b17 = Účetní kniha viny
    .effect = { magic-ledger }
book-b18 = Rejstřík všech rejstříků
    .effect = { magic-index }
window-before = než zahraješ kartu
window-after = po tvém pohybu
window-meeting = když potkáš Rigora
window-push = když má být tvůj goblin strčen
window-always = vždy
window-none = nikdy

## Žetony teleportu

token-hidden = zakrytý žeton
    .effect = Zatím ho nikdo nezná.
token-teleport = Teleport
    .effect = Přesuň se na jiné prázdné teleportační pole.
token-book = Kniha
    .effect = Přesuň se na jiné prázdné teleportační pole a dober Knihu.
token-trap = Past
    .effect = Přesuň se na jiné prázdné teleportační pole a dober Pohled.

## Krátká slova ke stolu

label-you = ty
label-bot = bot
label-turn = Na tahu: { $seat }
label-looks =
    { $count ->
        [0] bez Pohledů
        [one] { $count } Pohled
        [few] { $count } Pohledy
        [many] { $count } Pohledu
       *[other] { $count } Pohledů
    }
label-books =
    { $count ->
        [0] bez Knih
        [one] { $count } Kniha
        [few] { $count } Knihy
        [many] { $count } Knihy
       *[other] { $count } Knih
    }
label-magic =
    { $count ->
        [one] { $count } magický symbol
        [few] { $count } magické symboly
        [many] { $count } magického symbolu
       *[other] { $count } magických symbolů
    }
label-hand =
    { $count ->
        [0] bez karet v ruce
        [one] { $count } karta v ruce
        [few] { $count } karty v ruce
        [many] { $count } karty v ruce
       *[other] { $count } karet v ruce
    }
label-movement-deck = Karty pohybu: { $count }
label-movement-discard = Odhozené: { $count }
label-look-deck = Pohledy v balíčku: { $count }
label-book-deck = Knihy v balíčku: { $count }
label-tokens = Žetony: odkryté { $up }, zakryté { $down }
label-used = použitá
label-enforced = dohlíží program
label-out = mimo hru
label-third-look = Ještě jeden Pohled pro { $seat-acc } ukončí hru.
label-last-books =
    { $count ->
        [one] Zbývá už jen { $count } Kniha.
        [few] Zbývají už jen { $count } Knihy.
        [many] Zbývá už jen { $count } Knihy.
       *[other] Zbývá už jen { $count } Knih.
    }
label-leading = Kdyby hra skončila teď: { $seat }.

## Volby

option-look-mode = Pohledy
    .explain = Kdo dohlíží na to, že se Pohledy dodržují? Na boty vždy program.
option-look-mode-table = lidé u stolu
option-look-mode-enforced = program
option-look-mode-p1 = Pohledy: { seat-0 }
    .explain = { option-look-mode.explain }
option-look-mode-p1-same = jako u všech
option-look-mode-p1-table = { option-look-mode-table }
option-look-mode-p1-enforced = { option-look-mode-enforced }
option-look-mode-p2 = Pohledy: { seat-1 }
    .explain = { option-look-mode.explain }
option-look-mode-p2-same = jako u všech
option-look-mode-p2-table = { option-look-mode-table }
option-look-mode-p2-enforced = { option-look-mode-enforced }
option-look-mode-p3 = Pohledy: { seat-2 }
    .explain = { option-look-mode.explain }
option-look-mode-p3-same = jako u všech
option-look-mode-p3-table = { option-look-mode-table }
option-look-mode-p3-enforced = { option-look-mode-enforced }
option-look-mode-p4 = Pohledy: { seat-3 }
    .explain = { option-look-mode.explain }
option-look-mode-p4-same = jako u všech
option-look-mode-p4-table = { option-look-mode-table }
option-look-mode-p4-enforced = { option-look-mode-enforced }
option-look-mode-p5 = Pohledy: { seat-4 }
    .explain = { option-look-mode.explain }
option-look-mode-p5-same = jako u všech
option-look-mode-p5-table = { option-look-mode-table }
option-look-mode-p5-enforced = { option-look-mode-enforced }
option-look-mode-p6 = Pohledy: { seat-5 }
    .explain = { option-look-mode.explain }
option-look-mode-p6-same = jako u všech
option-look-mode-p6-table = { option-look-mode-table }
option-look-mode-p6-enforced = { option-look-mode-enforced }
option-look-mode-p7 = Pohledy: { seat-6 }
    .explain = { option-look-mode.explain }
option-look-mode-p7-same = jako u všech
option-look-mode-p7-table = { option-look-mode-table }
option-look-mode-p7-enforced = { option-look-mode-enforced }
option-look-mode-p8 = Pohledy: { seat-7 }
    .explain = { option-look-mode.explain }
option-look-mode-p8-same = jako u všech
option-look-mode-p8-table = { option-look-mode-table }
option-look-mode-p8-enforced = { option-look-mode-enforced }
option-push-chooser = Výběr v řetězu strkání
    .explain = Kdo vybírá pole, když strčený goblin strká dalšího?
option-push-chooser-pusher = majitel goblina, který strká
option-push-chooser-active = hráč, který je na tahu
option-pushed-onto-desk = Strčení na stůl
    .explain = Co se stane, když je goblin strčen na psací stůl?
option-pushed-onto-desk-book = dostane Knihu
option-pushed-onto-desk-forbidden = strčit ho tam nelze
option-desk-ends-move = Stůl ukončí pohyb
    .explain = Propadá po prvním kroku na stůl druhý symbol?
option-desk-ends-move-true = ano
option-desk-ends-move-false = ne, lze ho použít ze startovního pole
option-rigor-teleport = Rigor na teleportačním poli
    .explain = Kdo Rigora přivede na teleportační pole, …
option-rigor-teleport-may = smí ho teleportovat
option-rigor-teleport-must = musí ho teleportovat
option-rigor-continues-after-meeting = Rigor jde po setkání dál
    .explain = Smí Rigor udělat druhý krok, když prvním potkal goblina?
option-rigor-continues-after-meeting-true = ano
option-rigor-continues-after-meeting-false = ne
option-blocked-teleport = Zablokovaný teleport
    .explain = Goblin vstoupí na teleportační pole, když jsou všechna ostatní obsazená.
option-blocked-teleport-nothing = nestane se nic
option-blocked-teleport-token-only = otočí se žeton, ale goblin zůstane
option-first-player = První hráč
    .explain = Kdo začíná?
option-first-player-random = rozhodne náhoda
option-first-player-vote = kdo se podle hlasování nejvíc podobá goblinovi
option-first-player-host = hostitel
option-two-player-accusation = Obvinění ve dvou lidech
    .explain = Sedí-li u stolu jen dva lidé, nemá kdo hlasovat.
option-two-player-accusation-admit = platí jen po přiznání
option-two-player-accusation-off = obviňovat nelze
option-false-accusation = Křivé obvinění
    .explain = Co stojí žalobce osvobození obviněného?
option-false-accusation-none = nic
option-false-accusation-look = jeden Pohled
option-bot-breach = Nešikovní boti
    .explain = Jak často bot nezvládne rituál: 0 nikdy, 0.2 jednou z pěti.
option-bot-fumble = Omámení boti
    .explain = Jak často jedná nazdařbůh bot s Pohledem, který něco skrývá: 0 nikdy, 0.5 každé druhé rozhodnutí.
option-decision-clock = Čas na rozhodnutí
    .explain = Počet sekund na každé rozhodnutí; potom padne nejjednodušší volba.
option-decision-clock-off = bez omezení
option-ritual-clock = Čas na rituál
    .explain = Počet sekund na to, co žádá Pohled; bez omezení nikdo neselže.
option-ritual-clock-off = bez omezení
option-looks-to-lose = Pohledy, které ukončí hru
    .explain = Kdo dostane tolik Pohledů, vypadává a hra končí.

## Otázky: o čem se teď rozhoduje

prompt-over = Hra skončila.
prompt-chance = Rozhoduje náhoda.
prompt-first =
    { $you ->
        [yes] Kdo se nejvíc podobá goblinovi?
       *[no] Všichni hlasují, kdo se nejvíc podobá goblinovi.
    }
prompt-place =
    { $you ->
        [yes] Postav svého goblina na prázdné startovní pole.
       *[no] { $seat } vybírá startovní pole.
    }
prompt-place-eighth =
    { $you ->
        [yes] Všechna startovní pole jsou obsazená: postav svého goblina vedle jiného.
       *[no] { $seat } vybírá pole vedle goblina.
    }
prompt-main =
    { $you ->
        [yes] Jsi na tahu: zahraj kartu. Předtím můžeš použít Knihy.
       *[no] Na tahu je { $seat }.
    }
prompt-main-stuck =
    { $you ->
        [yes] Nemůžeš zahrát žádnou kartu: ukaž ruku, odhoď ji a dober novou.
       *[no] Na tahu je { $seat }.
    }
prompt-main-card =
    { $you ->
        [yes] Tvoje karta je { $card-full }: vyber první pole.
       *[no] { $seat } musí zahrát kartu { $card-full } a vybírá první pole.
    }
prompt-push =
    { $you ->
        [yes] Kam strčíš { $pushed-acc }?
       *[no] { $seat } vybírá, kam strčí { $pushed-acc }.
    }
prompt-push-own =
    { $you ->
        [yes] Někdo tě strká: pole vybíráš ty.
       *[no] { $seat } je strkán a pole si vybírá sám.
    }
prompt-react-stubborn =
    { $you ->
        [yes] { $pusher } tě chce strčit. Použít Knihu „{ $book }“ a vybrat pole po svém?
       *[no] { $seat } může { $pusher-acc } překvapit Knihou „{ $book }“.
    }
prompt-react-cloak =
    { $you ->
        [yes] Potkáváš Rigora. Použít Knihu „{ $book }“ a nebrat si Pohled?
       *[no] { $seat } může Pohledu uniknout Knihou „{ $book }“.
    }
prompt-meet =
    { $you ->
        [yes] Rigor tě dopadl: vyber pole, kam utečeš.
       *[no] { $seat } vybírá, kam uteče.
    }
prompt-meet-for =
    { $you ->
        [yes] Rigor dopadl { $goblin-acc }: pole vybíráš ty.
       *[no] { $seat } vybírá, kam uteče { $goblin }.
    }
prompt-tele =
    { $you ->
        [yes] Vyber teleportační pole, na které se přesuneš.
       *[no] { $seat } vybírá jiné teleportační pole.
    }
prompt-tele-for =
    { $you ->
        [yes] Vyber teleportační pole pro { $goblin-acc }.
       *[no] { $seat } vybírá teleportační pole pro { $goblin-acc }.
    }
prompt-start =
    { $you ->
        [yes] Máš svou Knihu: vyber startovní pole, na které se vrátíš.
       *[no] { $seat } se vrací na startovní pole.
    }
prompt-start-for =
    { $you ->
        [yes] Vyber startovní pole, na které se vrátí { $goblin }.
       *[no] { $seat } vybírá startovní pole pro { $goblin-acc }.
    }
prompt-rtele =
    { $you ->
        [yes] Rigor stojí na teleportačním poli: pošli ho jinam, nebo ho tu nech.
       *[no] { $seat } může Rigora teleportovat.
    }
prompt-step2 =
    { $you ->
        [yes] Udělej druhý krok, nebo se tu zastav.
       *[no] { $seat } může udělat druhý krok.
    }
prompt-step2-rigor =
    { $you ->
        [yes] Posuň Rigora o druhý krok, nebo ho tu zastav.
       *[no] { $seat } může posunout Rigora o druhý krok.
    }
prompt-stride =
    { $you ->
        [yes] Dlouhý krok: ještě jedno libovolné sousední pole, nebo stůj.
       *[no] { $seat } může udělat ještě jeden krok.
    }
prompt-after =
    { $you ->
        [yes] Tvůj pohyb skončil. Použij Knihu, nebo ukonči tah.
       *[no] { $seat } může ještě použít Knihu.
    }
prompt-discard =
    { $you ->
        [yes] Máš příliš mnoho karet: vyber jednu k odhození.
       *[no] { $seat } má příliš mnoho karet a jednu odhazuje.
    }
prompt-symbol =
    { $you ->
        [yes] Který symbol bude na kartách { $culprit-gen } prázdný?
       *[no] { $seat } jmenuje symbol, který bude pro { $culprit-acc } prázdný.
    }
prompt-words =
    { $you ->
        [yes] Dohodni se s ostatními na třech slovech, která { $culprit } nesmí říct.
       *[no] { $seat } jmenuje tři slova zakázaná pro { $culprit-acc }.
    }
prompt-veto =
    { $you ->
        [yes] Ukaž na kartu, kterou { $culprit } v tomto tahu nesmí zahrát.
       *[no] { $seat } ukazuje na kartu { $culprit-gen }.
    }
prompt-ritual =
    { $you ->
        [yes] „{ $look }“ žádá rituál.
       *[no] { $seat } koná rituál „{ $look }“.
    }
prompt-ritual-vowels =
    { $you ->
        [yes] „{ $look }“: napiš jen samohlásky prosby „{ $grovel }“.
       *[no] { $seat } prosí jen samohláskami: „{ $grovel }“.
    }
prompt-ritual-lisp =
    { $you ->
        [yes] „{ $look }“: napiš šišlavě „{ $grovel }“; s je š, z je ž, c je č, jen ch zůstává.
       *[no] { $seat } šišlavě prosí: „{ $grovel }“.
    }
prompt-ritual-consonants =
    { $you ->
        [yes] „{ $look }“: napiš „{ $grovel }“ bez samohlásek.
       *[no] { $seat } prosí bez samohlásek: „{ $grovel }“.
    }
prompt-ritual-mumble =
    { $you ->
        [yes] „{ $look }“: zahuhlej „{ $grovel }“, jedno m za každé písmeno.
       *[no] { $seat } prosí huhlavě: „{ $grovel }“.
    }
prompt-ritual-hail =
    { $you ->
        [yes] „{ $look }“ Rigor se pohnul: vzdej mu hold!
       *[no] { $seat } musí vzdát hold Temnému pánovi.
    }
prompt-ritual-stand-up =
    { $you ->
        [yes] „{ $look }“ Drž tlačítko VSTÁT.
       *[no] { $seat } musí vstát.
    }
prompt-booktarget-pardon =
    { $you ->
        [yes] Který ze svých Pohledů vrátíš do balíčku?
       *[no] { $seat } se zbavuje Pohledu.
    }
prompt-booktarget-atlas =
    { $you ->
        [yes] Vyber teleportační pole pro svého goblina.
       *[no] { $seat } vybírá teleportační pole.
    }
prompt-booktarget-atlas-for =
    { $you ->
        [yes] Vyber teleportační pole pro { $goblin-acc }.
       *[no] { $seat } vybírá teleportační pole pro { $goblin-acc }.
    }
prompt-booktarget-summons =
    { $you ->
        [yes] Vyber pole, na které půjde Rigor.
       *[no] { $seat } vybírá, kam půjde Rigor.
    }
prompt-booktarget-identity =
    { $you ->
        [yes] Se kterým goblinem si vyměníš místo?
       *[no] { $seat } vybírá goblina k výměně místa.
    }
prompt-booktarget-blank-pages =
    { $you ->
        [yes] Odhoď kartu, nebo skonči a dober stejný počet.
       *[no] { $seat } odhazuje karty, aby dobral nové.
    }
prompt-booktarget-ledger =
    { $you ->
        [yes] Kdo dostane který z tvých Pohledů?
       *[no] { $seat } předává Pohled.
    }
prompt-booktarget-haste =
    { $you ->
        [yes] Zahraj ještě jednu kartu.
       *[no] { $seat } hraje ještě jednu kartu.
    }
prompt-accuse = Někdo nedodržuje Pohled? Obviň ho.
prompt-admit =
    { $you ->
        [yes] { $accuser } tě obviňuje: „{ $look }“. Přiznáváš se?
       *[no] { $accuser } obviňuje { $seat-acc }, že nedodržuje „{ $look }“.
    }
prompt-vote =
    { $you ->
        [yes] Porušuje { $culprit } Pohled „{ $look }“?
       *[no] Hlasování: porušuje { $culprit } Pohled „{ $look }“?
    }
prompt-position = Hotovo? Pohled „{ $look }“ pro tebe platí.
prompt-switch = Raději ne? Ať na Pohled dohlíží program. Cesta zpět není.

## Tahy: co lze zvolit

move-place = Postav svého goblina na { $square }
move-play =
    { $card-kind ->
        [rigor] Zahraj kartu Rigora { $card }: Rigor jde na { $square }
       *[other] Zahraj kartu goblina { $card }: krok na { $square }
    }
move-play-place = Zahraj kartu č. { $place }: krok na { $square }
move-stop = Zastav se tady
move-step = Krok na { $square }
move-push = Strč na { $square }
move-to = Jdi na { $square }
move-teleport = Teleportuj Rigora na { $square }
move-use = Použij Knihu „{ $book }“
move-decline = Nepoužívej Knihu
move-commit = Zahraj naslepo kartu č. { $place }
move-show = Ukaž ruku, odhoď ji a dober novou
move-stay = Nech Rigora tady
move-discard = Odhoď kartu { $card-full }
move-discard-place = Odhoď kartu č. { $place }
move-symbol = Jmenuj symbol: { $symbol }
move-words-named = Tři slova jsou dohodnutá
move-veto = Ukaž na kartu č. { $place }
move-fulfil = Splněno
move-fail = Nesplněno
move-return = Vrať do balíčku „{ $look }“
move-give = Dej „{ $look }“ { $seat-dat }
move-swap = Vyměň si místo: { $seat }
move-summon = Rigor jde na { $square }
move-cancel = Knihu přece jen nepoužívej
move-done = Hotovo
move-vote = { $seat }
move-abstain = Nehlasuj
move-accuse = Obviň { $seat-acc }: nedodržuje „{ $look }“
move-admit = Přiznej se
move-deny = Zapři to
move-guilty = Vinen
move-innocent = Nevinen
move-in-position = Hotovo: „{ $look }“
move-switch = Ať na „{ $look }“ od teď dohlíží program
move-draw =
    { $card-kind ->
        [rigor] Karta Rigora { $card }
        [hidden] Skrytá karta
       *[other] Karta goblina { $card }
    }
move-look = Pohled „{ $look }“
move-book = Kniha „{ $book }“
move-token = Žeton: { $token }
move-first = Začíná { $seat }
move-grovel = Prosba „{ $grovel }“

## Záznam: co se stalo

log-first-player = Začíná { $seat }.
log-voted-first = Hlasy jsou sečtené.
log-placed = { $seat } vstupuje do knihovny na { $square }.
log-turn = Na tahu je { $seat }.
log-played =
    { $card-kind ->
        [rigor] { $seat } hraje kartu Rigora { $card }.
       *[other] { $seat } hraje kartu goblina { $card }.
    }
log-stepped = { $seat } jde na { $square }.
log-stopped = { $seat } zůstává stát.
log-pushed = { $seat } strká { $pushed-acc } na { $square }.
log-met = { $seat } potkává Temného pána!
log-carried = { $seat } se ocitá na { $square }.
log-look-received = { $seat } dostává Pohled „{ $look }“.
log-look-redrawn = „{ $look }“: { $seat } už má Pohled se znakem „{ $look-symbol }“ a dobírá znovu.
log-blank-look = Balíček Pohledů je prázdný: { $seat } dostává prázdný Pohled.
log-look-returned = { $seat } se zbavuje Pohledu „{ $look }“.
log-look-given = { $seat } dává { $to-dat } Pohled „{ $look }“.
log-token-turned = { $seat } otáčí žeton: { $token }.
log-tokens-shuffled = Všechny žetony jsou použité: zamíchají se a zakryjí.
log-teleport-blocked = Všechna ostatní teleportační pole jsou obsazená: { $seat } zůstává.
log-book-drawn = { $seat } získává Knihu „{ $book }“.
log-book-used = { $seat } používá Knihu „{ $book }“.
log-declined = { $seat } Knihu nepoužívá.
log-finished = { $seat }: v tomto tahu už žádná další Kniha.
log-book-cancelled = { $seat } Knihu „{ $book }“ přece jen nepoužívá.
log-marked = Odhodíš kartu č. { $place }.
log-swapped = { $seat } a { $other } si vyměňují místa.
log-rigor-stepped = { $seat } posouvá Rigora na { $square }.
log-rigor-teleported = { $seat } teleportuje Rigora na { $square }.
log-rigor-stayed = { $seat } nechává Rigora na místě.
log-showed = { $seat } nemůže nic zahrát a ukazuje ruku: { $cards-full }.
log-discarded = { $seat } odhazuje: { $cards-full }.
log-drew =
    { $card-kind ->
        [hidden] { $seat } dobírá kartu.
        [rigor] { $seat } dobírá kartu Rigora { $card }.
       *[other] { $seat } dobírá kartu goblina { $card }.
    }
log-card-seen =
    { $card-kind ->
        [hidden] Ostatní teď vidí kartu č. { $place } { $seat-gen }.
        [rigor] Karta č. { $place } { $seat-gen } je vidět: karta Rigora { $card }.
       *[other] Karta č. { $place } { $seat-gen } je vidět: karta goblina { $card }.
    }
log-reshuffled = Z odhozených karet se míchá nový balíček pohybu.
log-committed = { $seat } hraje naslepo: { $card-full }.
log-commit-returned = Tuto kartu zahrát nelze: { $card-full } se vrací, odkrytá, do ruky { $seat-gen }.
log-relieved = „{ $look }“: { $seat } by neměl co hrát, proto to tentokrát neplatí.
log-grovel = { $seat } musí prosit: „{ $grovel }“.
log-ritual-fulfilled = { $seat } dodržuje „{ $look }“.
log-ritual-failed = { $seat } nezvládá „{ $look }“.
log-vetoed = { $seat } v tomto tahu nesmí zahrát kartu č. { $place }.
log-symbol-named = Na kartách { $seat-gen } je symbol { $symbol } prázdný.
log-words-named = Tři slova jsou od teď pro { $seat-acc } zakázaná.
log-time-up = { $seat }: čas vypršel, rozhoduje náhoda.
log-in-position = { $seat } je připraven: „{ $look }“.
log-switched = Od teď u { $seat-gen } na „{ $look }“ dohlíží program.
log-accused = { $seat } obviňuje { $culprit-acc }, že nedodržuje „{ $look }“.
log-admitted = { $seat } se přiznává.
log-denied = { $seat } zapírá.
log-voted = { $seat } odevzdává hlas.
log-judged = Vinen: { $guilty }. Nevinen: { $innocent }.
log-convicted = { $seat } porušuje Pohled „{ $look }“ a bere si další.
log-acquitted = { $seat } je zproštěn obvinění.
log-over =
    { $reason ->
        [looks] Konec hry: { $seat } má o Pohled víc, než smí.
        [books] Konec hry: { $seat } získává poslední Knihu.
       *[other] Konec hry.
    } { $winners-count ->
        [one] Vítězí { $winners }.
       *[other] O vítězství se dělí { $winners }.
    }

## Odmítnutí: proč něco teď nejde

refuse-game-over = Hra skončila.
refuse-not-your-turn = Nejsi na tahu.
refuse-not-asked = O tom teď nerozhoduješ ty.
refuse-not-now = Teď se rozhoduje o něčem jiném.
refuse-chance-decides = O tom rozhoduje náhoda.
refuse-answered-already = Tvá odpověď už padla.
refuse-no-such-seat = Tam nikdo nesedí.
refuse-not-adjacent = Pole { $square } nemá společnou hranu s polem, ze kterého se jde.
refuse-bookcase = Na { $square } stojí regál.
refuse-not-in-play = Pole { $square } není ve hře.
refuse-occupied = Pole { $square } je obsazené.
refuse-symbol-does-not-match = Žádný symbol této karty se nehodí k { $square }.
refuse-second-symbol = Pole { $square } se nehodí ke zbylému symbolu.
refuse-symbol-blank = Symbol { $symbol } je pro tebe prázdný, a tak nemůžeš na { $square }.
refuse-no-room-to-push = Na { $square } by nikdo neuvolnil místo.
refuse-came-from-there = Strkající goblin přišel z { $square }.
refuse-already-moved-in-chain = Goblin na { $square } se už v tomto řetězu pohnul.
refuse-desk-forbidden = U tohoto stolu se goblini na psací stůl nestrkají.
refuse-not-start-square = { $square } není startovní pole.
refuse-not-teleport-square = { $square } není teleportační pole.
refuse-same-square = Na { $square } už jsi.
refuse-desk-square = { $square } patří k psacímu stolu.
refuse-not-beside-goblin = Pole { $square } nesousedí s goblinem.
refuse-beside-goblin = Pole { $square } sousedí s goblinem.
refuse-rigor-cannot-teleport = Rigor se teď nemůže teleportovat.
refuse-rigor-must-teleport = U tohoto stolu se Rigor teleportovat musí.
refuse-rigor-onto-own-goblin = Tato Kniha nevede Rigora na tvého goblina.
refuse-own-goblin = Vyber jiného goblina, ne svého.
refuse-movement-over = Tvůj pohyb skončil.
refuse-no-second-step = Teď není druhý krok.
refuse-placed-already = Tvůj goblin už je v knihovně.
refuse-card-not-held = Tuto kartu nemáš.
refuse-no-such-place = Kartu č. { $place } nemáš.
refuse-first-play = Nejdřív zahraj kartu.
refuse-committed-card-first = Musíš zahrát odkrytou kartu.
refuse-commit-needed = Tuto kartu nevidíš celou: zahraj ji naslepo.
refuse-commit-not-needed = Tuto kartu vidíš: vyber pro ni pole.
refuse-name-the-place = Řekni, které místo v ruce myslíš.
refuse-name-the-card = Řekni, kterou kartu myslíš, ne které místo.
refuse-nothing-playable-needed = Ještě můžeš zahrát kartu.
refuse-hand-fits = Nemusíš nic odhazovat.
refuse-discard-one = Musíš odhodit aspoň jednu kartu.
refuse-out-of-order = Karty k odhození jmenuj v pořadí, v jakém je máš.
refuse-book-not-held = Knihu „{ $book }“ nemáš.
refuse-book-used-already = Kniha „{ $book }“ už je použitá.
refuse-wrong-window = Knihu „{ $book }“ teď nelze použít.
refuse-book-shelved = Kniha „{ $book }“ je pro tento tah odložená.
refuse-book-works-by-itself = Kniha „{ $book }“ se nepoužívá; působí sama.
refuse-book-has-no-effect = Kniha „{ $book }“ nedělá vůbec nic.
refuse-book-needs-look = Ke Knize „{ $book }“ je třeba tvůj Pohled.
refuse-book-needs-card = Ke Knize „{ $book }“ je třeba karta, kterou můžeš zahrát.
refuse-book-needs-hand = Ke Knize „{ $book }“ je třeba karta v ruce.
refuse-book-needs-teleport = Ke Knize „{ $book }“ je třeba prázdné teleportační pole.
refuse-book-needs-square = „{ $book }“: pro Rigora není žádné pole.
refuse-book-needs-receiver = „{ $book }“: nikdo nemůže převzít žádný z tvých Pohledů.
refuse-not-fewer-looks = { $seat } nemá méně Pohledů než ty.
refuse-has-that-sign = { $seat } už má Pohled se znakem „{ $look-symbol }“ jako „{ $look }“.
refuse-look-not-held = { $seat } nemá Pohled „{ $look }“.
refuse-look-forbids = Zakazuje to „{ $look }“.
refuse-no-shoving = „{ $look }“: tvůj goblin nesmí vstoupit na pole jiného goblina.
refuse-must-step-sideways = „{ $look }“: první krok musí vést do strany.
refuse-must-go-straight = „{ $look }“: druhý krok musí vést stejným směrem.
refuse-only-hops = „{ $look }“: s kartami goblina nemáš druhý krok.
refuse-only-ends = „{ $look }“: smíš zahrát jen nejstarší nebo nejnovější kartu.
refuse-vetoed = „{ $look }“: tuto kartu v tomto tahu nesmíš zahrát.
refuse-ritual-cannot-fail = Bez hodin nelze v rituálu selhat; nespěchej.
refuse-ritual-first = Nejdřív vykonej rituál.
refuse-accuse-another = Sebe obvinit nemůžeš.
refuse-only-people-accuse = Obviňují a hlasují jen lidé.
refuse-bot-obeys = { $seat } je bot a obvinit ho nelze.
refuse-accusation-runs = Jiné obvinění ještě běží.
refuse-two-dismissed = Dvě tvá obvinění byla zamítnuta; počkej do svého příštího tahu.
refuse-punished-lately = { $seat } byl za „{ $look }“ právě potrestán.
refuse-accusing-off = U tohoto stolu se neobviňuje.
refuse-look-enforced = Na „{ $look }“ už dohlíží program.
refuse-look-always-enforced = Na „{ $look }“ vždy dohlíží program.
refuse-not-accused = Nikdo tě neobviňuje.
refuse-accuser-does-not-vote = Obviňuješ ty; tvůj hlas zní „vinen“.
refuse-accused-does-not-vote = Obvinění míří na tebe, proto nehlasuješ.
refuse-not-in-position = { $seat } ještě není připraven: „{ $look }“.
refuse-in-position-already = To už platí.
refuse-switched-already = „{ $look }“ už je přepnutý.
refuse-switch-during-accusation = Ne, dokud běží obvinění kvůli „{ $look }“.
refuse-no-vote-here = U tohoto stolu se nehlasuje, kdo začíná.

## Pravidla

clause-km-setup-1 = Hrají 2 až 8 lidí. Každý má jednoho goblina ve vlastní barvě.
clause-km-setup-2 = Jen počet hráčů určuje, kde stojí stůl a regály, která pole jsou ve hře a kde goblini začínají.
clause-km-setup-3 = Rigor začíná vždy na stejném poli.
clause-km-setup-4 = Šest žetonů teleportu se zamíchá a položí zakrytě.
clause-km-setup-5 = Karty pohybu, Pohledy a Knihy jsou tři zvlášť zamíchané balíčky; Knihy leží na stole.
clause-km-setup-6 = Každý začíná se třemi kartami pohybu a drží je v tajnosti.
clause-km-setup-7 = Začíná ten, kdo se nejvíc podobá goblinovi, jinak nejmenší.
clause-km-setup-8 = Od prvního hráče doleva staví každý svého goblina na libovolné prázdné startovní pole.
clause-km-setup-9 = Startovní pole leží u krátké hrany knihovny naproti stolu.
clause-km-setup-10 = Na osmého hráče startovní pole nezbylo: vybírá si libovolné prázdné pole vedle goblina.
clause-km-setup-11 = Při rozestavování goblinů teleportační pole nic nedělají.
clause-km-setup-12 = Karty se dobírají před rozestavením: při výběru pole znáš svou ruku.
clause-km-setup-13 = Když jsou všichni goblini v knihovně, má první tah první hráč.
clause-km-turn-1 = Hraje se vždy doleva.
clause-km-turn-2 = Tah znamená: zahraj právě jednu kartu pohybu, proveď její pohyb, dober jednu kartu.
clause-km-turn-3 = Kdo má hratelnou kartu, musí některou zahrát. Karta je hratelná, když s ní její figurka může udělat první krok.
clause-km-turn-4 = Kdo nemůže zahrát žádnou kartu, ukáže ruku, odhodí ji, dobere stejný počet karet a tah končí.
clause-km-turn-5 = Zahrané a odhozené karty pohybu leží odkryté na odhazovacím balíčku.
clause-km-turn-6 = Kartu dobíráš i tehdy, když tvůj pohyb přerušilo setkání, teleport nebo stůl.
clause-km-turn-7 = V ruce jsou tři karty, pokud Pohled nebo Kniha neříká jinak; na konci tahu do tohoto počtu dobíráš.
clause-km-turn-8 = Dojdou-li karty pohybu, zamíchá se z odhozených nový balíček.
clause-km-card-1 = Každá karta pohybu má dva symboly: vždy jeden ze čtyř symbolů polí, nebo kouli.
clause-km-card-2 = Karta goblina hýbe jen tvým goblinem.
clause-km-card-3 = Karta Rigora hýbe jen Rigorem.
clause-km-card-4 = Pro karty Rigora platí stejná pravidla kroků jako pro karty goblina.
clause-km-card-5 = Koule dovoluje krok na každé přístupné sousední pole, ať má jakýkoli symbol.
clause-km-move-1 = Pole sousedí, mají-li společnou hranu. Rohy se nepočítají.
clause-km-move-2 = Karta posune figurku o jedno nebo dvě pole, krok za krokem, vždy na sousední pole.
clause-km-move-3 = První krok vede na pole, ke kterému se hodí jeden ze symbolů karty. Je povinný.
clause-km-move-4 = Druhý krok vede na sousední pole, ke kterému se hodí druhý symbol karty.
clause-km-move-5 = Druhý krok je dobrovolný.
clause-km-move-6 = Symboly lze použít v libovolném pořadí, každý nejvýš jednou.
clause-km-move-7 = Cesta je dovolená, když se její kroky dají přiřadit různým symbolům karty. Nikdy neříkáš, který symbol byl použit.
clause-km-move-8 = Žádná figurka nevstoupí na pole s regálem.
clause-km-move-9 = Žádná figurka neopustí plán ani nevstoupí na pole, které není ve hře.
clause-km-move-10 = Na poli stojí nejvýš jedna figurka, kromě chvíle, kdy se řeší strčení nebo setkání.
clause-km-move-11 = Druhý krok smí vést zpět tam, kde první začal, dovolí-li to symboly.
clause-km-move-12 = Goblin, který vstoupí na Rigorovo pole, ho potkává.
clause-km-move-13 = Goblin, který vstoupí na pole jiného goblina, ho strká.
clause-km-move-14 = Vede-li první krok k setkání s Rigorem, na teleportační pole nebo na stůl, pohyb goblina končí.
clause-km-move-15 = Co tvůj první krok způsobí jiným goblinům, tvůj pohyb nekončí.
clause-km-move-16 = Symboly platí jen pro kroky s kartou, ne pro strčené, teleportované a postavené figurky.
clause-km-push-1 = Goblin na poli, kam se vstoupilo, je strčen na pole sousedící s tím, kde stál.
clause-km-push-2 = Toto pole vybírá majitel strkajícího goblina.
clause-km-push-3 = Nesmí to být pole, ze kterého strkající goblin právě přišel.
clause-km-push-4 = Musí být ve hře a bez regálu.
clause-km-push-5 = Stojí-li tam goblin, strčený strká jeho a vybírá majitel strčeného. Řetěz může být libovolně dlouhý.
clause-km-push-6 = V jednom řetězu není nikdo strčen dvakrát a ten, kdo udělal krok, vůbec.
clause-km-push-7 = Pole s goblinem lze vybrat, jen když se řetěz dá odtud dokončit.
clause-km-push-8 = Nesmíš vstoupit na goblina, který nemá kam ustoupit.
clause-km-push-9 = Goblina lze strčit na Rigorovo pole; potom ho potkává.
clause-km-push-10 = Goblin strčený na teleportační pole na něj vstoupil.
clause-km-push-11 = Goblin strčený na stůl na něj vstoupil.
clause-km-push-12 = Nejdřív se vybere a posune celý řetěz; potom se řeší příchody: první naposledy strčený, poslední ten, kdo udělal krok.
clause-km-push-13 = Co potká strčeného goblina, se strkajícího netýká.
clause-km-push-14 = Být strčen není tah: nestojí to kartu ani nic z tvého příštího tahu.
clause-km-push-15 = Rigora nikdo nestrká a on nestrká nikoho.
clause-km-meet-1 = Goblin potkává Rigora, když vstoupí na jeho pole nebo když Rigor vstoupí na pole goblina.
clause-km-meet-2 = Hra se zastaví a setkání má přednost před vším.
clause-km-meet-3 = Nejdřív si majitel goblina vezme Pohled a hned se jím řídí.
clause-km-meet-4 = Potom postaví goblina na libovolné prázdné teleportační pole.
clause-km-meet-5 = Tím se teleportační pole nespustí.
clause-km-meet-6 = Není-li žádné teleportační pole prázdné, jde goblin na prázdné startovní pole.
clause-km-meet-7 = Potká-li tvůj goblin Rigora ve tvém tahu, tah končí, i když Rigorem hýbeš ty. Kartu přesto dobíráš.
clause-km-meet-8 = Vstoupí-li Rigor na cizího goblina, zůstává tam a smí udělat druhý krok.
clause-km-meet-9 = Smíš vstoupit Rigorem na vlastního goblina.
clause-km-meet-10 = V jednom tahu může Rigora potkat víc goblinů; každé setkání se dokončí, než hra pokračuje.
clause-km-meet-11 = Stojí-li Rigor na teleportačním poli nebo na stole, dostane tam goblin jen Pohled: žádný žeton ani Knihu.
clause-km-teleport-1 = Goblin, který vstoupí na teleportační pole, sám nebo strčen, se ihned zastaví.
clause-km-teleport-2 = Jeho majitel otočí vrchní žeton a řídí se jím.
clause-km-teleport-3 = Teleport: přesuň se na jiné prázdné teleportační pole podle vlastní volby.
clause-km-teleport-4 = Kniha: totéž a potom dober Knihu.
clause-km-teleport-5 = Past: totéž a potom dober Pohled a řiď se jím.
clause-km-teleport-6 = Přesun je povinný a druhý žeton se při něm neotáčí.
clause-km-teleport-7 = Stane-li se to tvému goblinovi ve tvém tahu, tah končí. Kartu přesto dobíráš.
clause-km-teleport-8 = Použité žetony zůstávají odkryté.
clause-km-teleport-9 = Po provedení šestého žetonu se všechny zamíchají a zakryjí.
clause-km-teleport-10 = Jsou-li všechna ostatní teleportační pole obsazená, žeton se neotáčí: goblin zůstává a jeho pohyb končí.
clause-km-teleport-11 = Kniha z žetonu tě nevrací na start.
clause-km-teleport-12 = Stát na teleportačním poli, odejít z něj nebo na něj být postaven nemá žádný účinek.
clause-km-teleport-13 = Zakryté teleportační pole nebo pole mimo hru v této partii neexistuje.
clause-km-rigor-1 = Pro Rigora se na teleportačním poli žeton neotáčí.
clause-km-rigor-2 = Kdo ho tam posunul, smí ho teleportovat na libovolné prázdné pole, které nesousedí s goblinem.
clause-km-rigor-3 = Udělá-li to, jeho tah končí. Kartu přesto dobírá.
clause-km-rigor-4 = Jinak Rigor zůstává na teleportačním poli a smí udělat druhý krok.
clause-km-rigor-5 = Teleportovat se nemůže, jsou-li všechna teleportační pole obsazená, i jím samým, nebo se žádné pole nehodí.
clause-km-rigor-6 = Stojí-li na teleportačním poli, kam vstupuje, goblin, nejdřív proběhne setkání.
clause-km-rigor-7 = Rigor smí vstoupit na stůl s kterýmkoli symbolem; nic se tam neděje.
clause-km-rigor-8 = Rigora lze teleportovat na teleportační pole nebo na stůl; nic dalšího se nestane.
clause-km-look-1 = Pohled leží odkrytý a platí, dokud ho hráč má.
clause-km-look-2 = Každý Pohled má jeden znak.
clause-km-look-3 = Máš-li už Pohled se stejným znakem, vrátí se karta dospod balíčku a dobíráš znovu.
clause-km-look-4 = Nemá-li žádná karta v balíčku nový znak, necháváš si vrchní i tak.
clause-km-look-5 = Je-li balíček prázdný, dostáváš prázdný Pohled: počítá se, ale nic nežádá.
clause-km-look-6 = Všichni dohlížejí na to, že se každý řídí svými Pohledy.
clause-km-look-7 = Kdo se Pohledem neřídí, bere si další. Goblin zůstává na místě.
clause-km-look-8 = Kdo dostane čtvrtý Pohled, vypadává a hra ihned končí.
clause-km-look-9 = Pohled odebraný Knihou jde dospod balíčku, pokud ho Kniha někomu nedá.
clause-km-desk-1 = Stůl zakrývá čtyři pole v rohu. Vede na ně každý symbol karty.
clause-km-desk-2 = Goblin, který vstoupí na stůl, hned bere vrchní Knihu a vyloží ji odkrytě.
clause-km-desk-3 = Potom se vrací na prázdné startovní pole podle volby majitele.
clause-km-desk-4 = Vstup na stůl pohyb goblina končí.
clause-km-desk-5 = Není-li žádné startovní pole prázdné, jde na libovolné prázdné pole vedle jiného goblina, jen ne na stůl. Nic se tam neděje.
clause-km-desk-6 = Na stole nikdy žádný goblin nezůstane.
clause-km-book-1 = Knihu používáš jen ve svém tahu, neříká-li sama něco jiného.
clause-km-book-2 = Použitá Kniha se otočí a znovu ji použít nelze, neříká-li sama něco jiného.
clause-km-book-3 = Každá Kniha má jeden, dva nebo tři magické symboly.
clause-km-book-4 = Použitá Kniha se dál počítá a její symboly také.
clause-km-book-5 = Knihy leží odkryté, vidí je všichni.
clause-km-book-6 = V tahu smíš použít libovolný počet Knih, každou v její chvíli.
clause-km-book-7 = Knihu lze použít v tahu, kdy byla získána, pokud její chvíle teprve přijde.
clause-km-book-8 = Když někdo dobere poslední Knihu, hra ihned končí.
clause-km-end-1 = Hra končí ve chvíli, kdy někdo dostane čtvrtý Pohled nebo dobere poslední Knihu.
clause-km-end-2 = Co ještě čekalo, se už neprovede.
clause-km-end-3 = Kniha nebo Pohled, které hru ukončily, se počítají.
clause-km-end-4 = Vítězí hráč s nejméně Pohledy.
clause-km-end-5 = Při shodě ten, kdo má nejvíc Knih.
clause-km-end-6 = Při další shodě ten, kdo má na Knihách nejvíc magických symbolů.
clause-km-end-7 = Trvá-li shoda, o vítězství se dělí.
clause-km-end-8 = Kdo vypadl se čtyřmi Pohledy, nemůže vyhrát.
clause-km-end-9 = Čtvrtý Pohled končí hru, ať přišel odkudkoli.
clause-km-table-1 = Dobraný Pohled se ukáže všem. Držitel ohlásí, že je připraven; po 20 sekundách to platí za ohlášené.
clause-km-table-2 = Od té chvíle se jím musí řídit v tazích všech hráčů, dokud ho nepozbude nebo hra neskončí.
clause-km-table-3 = Kterýkoli jiný člověk smí kdykoli obvinit a jmenuje viníka a Pohled. Vždy jen jedno obvinění; hra čeká.
clause-km-table-4 = Přizná-li se obviněný, je obvinění potvrzeno.
clause-km-table-5 = Jinak hlasují všichni lidé kromě obviněného; hlas žalobce zní vinen. Chybějící hlasy se nepočítají.
clause-km-table-6 = Obvinění je potvrzeno, má-li vinen víc hlasů. Shoda osvobozuje.
clause-km-table-7 = Hlasoval-li by jen žalobce, potvrzuje jen přiznání; nebo se neobviňuje vůbec.
clause-km-table-8 = Po potvrzení si viník bere Pohled, goblin zůstává a hra pokračuje tam, kde se zastavila.
clause-km-table-9 = Po osvobození se nic nestane, nebo si podle dohody bere Pohled žalobce. Po dvou zamítnutích nesmíš obviňovat do svého příštího tahu.
clause-km-table-10 = Po potvrzeném obvinění nelze téhož hráče obvinit kvůli témuž Pohledu do konce jeho příštího tahu.
clause-km-table-11 = Na dvě karty v ruce a odkrytou ruku vždy dohlíží program; nikdo kvůli nim obviněn není.
clause-km-table-12 = Boti neobviňují, nehlasují a obvinit je nelze.
clause-km-table-13 = Co jiný Pohled znemožňuje, nikdo dělat nemusí.
clause-km-enf-1 = Pohled, na který dohlíží program, platí od příštího rozhodnutí držitele, dokud ho má.
clause-km-enf-2 = Všechny takové Pohledy hráče platí společně; krab jde do strany jen tam, kde to ostatní dovolí.
clause-km-enf-3 = Kdyby ti jen Pohledy nenechaly co hrát nebo vybrat, ty, které za to mohou, v tomto tahu či rozhodnutí neplatí.
clause-km-enf-4 = O tah přijdeš jen tehdy, když by tvá ruka nebyla hratelná ani bez Pohledů.
clause-km-enf-5 = Požadavky na začátku tahu jdou v pořadí Pohledů. Potrestat tě lze nejvýš jednou za vlastní tah a jednou za každý pohyb Rigora.
clause-km-enf-6 = Bez hodin nelze v rituálu selhat; musí se jen vykonat před další akcí.
clause-km-enf-7 = Bot občas rituál nezvládne, tak často, jak je u stolu nastaveno.
clause-km-enf-8 = Bot s Pohledem, který něco skrývá, občas jedná nazdařbůh; jinak ví, co by na jeho místě věděl člověk.
clause-km-enf-9 = Bot, který vybírá za někoho jiného, vybírá to nejhorší. Strčený, který smí vybrat, myslí na sebe.
clause-km-enf-10 = Kartu, kterou nevidíš celou, hraješ naslepo: odkryje se, a lze-li ji zahrát, musíš. Jinak se vrátí do ruky, odkrytá do konce tahu.
clause-km-enf-11 = V napsané prosbě nezáleží na velikosti písmen, nadbytečných mezerách a interpunkci. Zkoušej, dokud stačí čas.
clause-km-enf-12 = Pohledy, které kalí obraz, mění to, co vidíš, nikdy to, co smíš.
