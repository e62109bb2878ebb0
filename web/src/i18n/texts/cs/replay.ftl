### Matches told again, records, playing on, verifying.

## The page of matches

replay-of = Záznam: { $game }
bring-record = Otevřít záznam
bring-record-more = Záznam je textový soubor se všemi tahy hry. Než se ukáže, zkontroluje se řádek po řádku; co nesedí, je pojmenováno a nic se neuloží. Správný záznam zůstane třicet dní pod odkazem, který můžeš poslat dál.
record-file = Soubor se záznamem
checking = Kontroluji každý řádek …
line-number = Řádek { $line }
finished-matches = Tvé dohrané hry
no-finished = Zatím žádná. Až nějakou dohraješ, najdeš ji tady.

## Looking

from-record = ze záznamu
up-to-now = až do této chvíle
seen-by = Očima
viewer-seat = { $seat }
viewer-watching = diváka
viewer-open = všech: karty odkryté
viewer-open-more = Díváš se očima toho, kdo právě rozhoduje, a záznam nic neskrývá.
copy-moment = Odkaz na tuto chvíli
moment-copied = Odkaz je zkopírován.
record = Záznam
to-table = Ke stolu
controls = Ovládání záznamu
moment = Chvíle
moment-of = { $at } z { $last }
turn-of = tah { $turn } z { $turns }
before-first = Před prvním tahem.
steps = Krok za krokem hrou
to-first = Na začátek
to-last = Na konec
step-back = O krok zpět
step-on = O krok dál
turn-back = O tah zpět
turn-on = O tah dál
run = Přehrát
stop = Zastavit
pace = Tempo

## Playing on

play-on = Hrát odtud dál
play-on-over = V této chvíli už je konec. Vrať se kousek zpět.
play-on-more = V této chvíli začíná nový stůl. Všechno, co toto místo nemohlo vědět, se rozdá znovu, v souladu se vším, co vědělo; potom padají nové poctivé kostky. Hra se nepočítá do hodnocení.
play-on-seat = Hraješ za
play-on-level = Ostatní jsou
play-on-start = Začít

## Verifying

verify-more = Tvůj prohlížeč vše znovu spočítá z tajemství, které bylo na konci odhaleno. Neptá se serveru, jestli je záznam pravý.
verify-unsafe = Prohlížeč půjčuje svou kryptografii jen stránkám s bezpečnou adresou (https). Otevři místnost takto, nebo soubor zkontroluj v příkazovém řádku: ludoteka verify SOUBOR.
verify-file = Zkontrolovat soubor
verify-file-more = Soubor zůstává ve tvém prohlížeči: nic se neposílá.
verified = Všechno sedí
verified-file = { $name }: všechno sedí
verified-what = Co bylo zkontrolováno
verified-form = Každý řádek je na svém místě a má správný tvar: řádků { $lines }, číslovaných bez mezer.
verified-promise = Tajemství je to, které bylo slíbeno před začátkem hry.
verified-draws = { $draws ->
        [one] Jedna kostka nebo karta padá tak, jak plyne z tajemství.
        [few] Všechny { $draws } kostky a karty padají tak, jak plyne z tajemství, jedna po druhé.
       *[other] Všech { $draws } kostek a karet padá tak, jak plyne z tajemství, jedna po druhé.
    }
verified-tags = Řetěz značek s klíčem drží od prvního řádku do posledního: nic nebylo změněno, vynecháno, přidáno ani přesunuto.
verified-checksum = Řetěz značek drží, ale bez tajemství ho mohl vyrobit kdokoli: ukazuje jen, že se nic nepoškodilo.
verified-seal = Pečeť na konci odpovídá všemu nad ní.
verified-own-promise = Slib je ten, který si tento prohlížeč poznamenal před hrou.
verified-own-entropy = To, čím tvůj prohlížeč přispěl ke kostkám, v záznamu je.
verified-pledges = { $count ->
        [one] Číslice jedné osoby jsou ty, které byly přislíbeny dřív, než kdokoli nějaké odhalil.
       *[other] Číslice osob ({ $count }) jsou ty, které byly přislíbeny dřív, než kdokoli nějaké odhalil.
    }
verified-own-pledges = Přísliby jsou ty, které tento prohlížeč viděl, než odhalil vlastní číslice.
verified-receipts = { $count ->
        [one] Jedna stvrzenka, kterou tvůj prohlížeč při hře dostal, v záznamu je.
        [few] Všechny { $count } stvrzenky, které tvůj prohlížeč při hře dostal, v záznamu jsou, ve svém pořadí.
       *[other] Všech { $count } stvrzenek, které tvůj prohlížeč při hře dostal, v záznamu je, ve svém pořadí.
    }
unverified-what = Co se tu zkontrolovat nedá
unverified-dice = Tyto kostky nebyly poctivé kostky: nikdo o nich nic neslíbil.
unverified-no-entropy = Žádný hráč ke kostkám nic nepřidal. Server si mohl před hrou vybrat šťastné tajemství.
unverified-unpledged = Číslice přidané bez příslibu: { $count }. Mohl je zvolit někdo, kdo znal tajemství serveru.
unverified-called-off = Dřívější starty odvolané, protože někdo neodhalil číslice: { $count }. Kdo zná tajemství, mohl takto zahodit tolik nevhodných začátků.
unverified-start = Tato hra začala uprostřed jiné: rozdání na jejím začátku je dílem serveru a dokázat se nedá.
unverified-kept = Tento prohlížeč si ze hry nic vlastního nenechal, takže byl zkontrolován jen sám záznam.
unverified-rules = Jestli je každý tah dovolen a jakou kartu los znamená, vědí jen pravidla. Server je přehrál; ludoteka verify SOUBOR to udělá na tvém počítači.
unverified-looking = Server při hře zná všechny karty. Že je nikomu neprozradí, žádný výpočet nedokáže.
not-verified = Zatím nelze zkontrolovat
tampered = Tento záznam byl změněn
first-wrong = První řádek, který nesedí: { $line }
verify-wrong-form = Tento řádek nemá tvar, který tu má být.
verify-cut-off = Poslední řádek není celý: záznam byl useknut.
verify-wrong-seat = Míst je jen { $seats }.
verify-twice = Tato volba tu stojí podruhé.
verify-wrong-number = Tady má být řádek číslo { $due }.
verify-unrevealed = Tajemství ještě nebylo odhaleno. Až hra skončí, půjde zkontrolovat všechno.
verify-wrong-secret = Toto tajemství není to, které bylo slíbeno na řádku { $line }.
verify-wrong-header = Značka nesedí: v řádcích nad ní, v hlavičce záznamu, bylo něco změněno.
verify-wrong-dice = Kostky tu dávají { $due }, ale napsáno je { $found }.
verify-wrong-tag = Značka nesedí: tento řádek byl změněn nebo přesunut, nebo před ním bylo něco vynecháno.
verify-wrong-seal = Pečeť nesedí: něco nad ní bylo změněno nebo vynecháno.
verify-wrong-receipt = Stvrzenka { $receipt }, kterou tvůj prohlížeč dostal, v záznamu není: to není hra, kterou jsi hrál.
verify-wrong-promise = Před hrou si tvůj prohlížeč poznamenal jiný slib: to není hra, kterou jsi hrál.
verify-hidden-start = Tvůj prohlížeč viděl více odvolaných startů, než záznam uvádí.
verify-wrong-entropy = V záznamu chybí to, čím tvůj prohlížeč přispěl ke kostkám.
verify-pledged-twice = Toto místo zde dává příslib podruhé.
verify-given-twice = Toto místo přislíbilo své číslice a zde je dává podruhé.
verify-wrong-pledge = To nejsou číslice, které toto místo přislíbilo.
verify-not-revealed = Toto místo přislíbilo číslice a v záznamu žádné nejsou.
verify-other-pledges = Před hrou tvůj prohlížeč viděl jiné přísliby: někdo ten svůj dodatečně změnil.
