### At the table, whatever is played.

## The table

menu = Nabídka
scene = Stůl slovy
parts-of-table = Části stolu
tab-choose = Volba
tab-scene = Stůl
tab-log = Kronika
tab-rules = Pravidla
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
skip-telling = Přeskočit k přítomnosti
to-words = Ukázat stůl slovy
to-picture = Ukázat stůl jako obraz
sound-off = Vypnout zvuk
see-review = Rozbor partie
