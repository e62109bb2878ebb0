### Settings, account and credits.

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
motion-slow = Toto zařízení teď kreslí pomalu, figurky proto skáčou, místo aby se posouvaly.
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
feed-new = Nová adresa
feed-new-done = Kanál má novou adresu; na staré už není nic vidět.
blocked-people = Blokovaní lidé
blocked-people-more = Neslyšíš je a nemohou si sednout ke stolům, které otevřeš.
unblock = Odblokovat
unblocked = Už bez blokování: { $name }.
blocked-gone = někdo, kdo odešel
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
speed = Pohyb figurek
speed-slow = pomalý
speed-normal = klidný
speed-fast = rychlý
speed-none = okamžitý
table-as = Stůl
table-picture = jako obraz
table-words = slovy
my-statistics = Moje statistiky
