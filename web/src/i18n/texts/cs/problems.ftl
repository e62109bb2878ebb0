### What can go wrong.

## Problems

problem-error = To se nepovedlo. Zkus to prosím znovu.
problem-offline = K herně se nelze připojit. Je síť v pořádku?
problem-stale = Mezitím se něco stalo. Podívej se a vyber znovu.
problem-unknown = Takový stůl tu není.
problem-unknown-game = Taková hra tu není.
problem-unknown-level = Takový bot tu není.
problem-unknown-seat = Takové místo u tohoto stolu není.
problem-unknown-preset = To se tu říct nedá.
problem-not-entered = Tento stůl je jen pro ty, kdo znají heslo.
problem-no-spectators = U tohoto stolu se nikdo nesmí dívat.
problem-signed-out = Jsi odhlášen. Načti stránku znovu.
problem-away = Hraje za tebe bot; nejdřív si vezmi místo zpět.
problem-not-away = Už hraješ sám.
problem-begun = Partie už začala.
problem-not-begun = Partie ještě nezačala.
problem-frozen = Partie je zmrazená: od jejího začátku se změnila pravidla.
problem-paused = Partie má přestávku.
problem-over = Partie skončila.
problem-no-clock = U tohoto stolu nejsou hodiny.
problem-no-seat = U tohoto stolu nemáš místo.
problem-nobody-there = Nikdo tam nesedí.
problem-not-host = To smí jen hostitel.
problem-not-possible = To teď nejde.
problem-not-ready = Ještě nejsou všichni připraveni.
problem-not-your-seat = Toto místo patří někomu jinému.
problem-nothing-said = Není co říct.
problem-presets-only = Hosté používají hotové věty; s účtem můžeš psát volně.
problem-resigned = V této partii už je vzdáno.
problem-seat-taken = Někdo byl rychlejší: místo je obsazené.
problem-undo-never = U tohoto stolu se nic nebere zpět.
problem-wrong-clock = Takové hodiny nastavit nejde.
problem-wrong-name = Jméno potřebuje aspoň jedno viditelné písmeno.
problem-wrong-option = Jedno z domácích pravidel není možné.
problem-wrong-seats = Tato hra se v tolika lidech nehraje.
problem-wrong-login = Přihlašovací jméno nebo heslo nesouhlasí.
problem-login-taken = Toto přihlašovací jméno je obsazené.
problem-too-many = To bylo trochu moc rychle. Chvilku počkej a zkus to znovu.
problem-unavailable = Teď se nedá nic uložit. Tvůj tah se neztratil: zkus to za chvíli znovu.
problem-forbidden = To se tu nesmí.
problem-blocked = Hostitel tohoto stolu tě zablokoval.
problem-has-login = Přihlašovací jméno už máš.
problem-needs-login = Nejdřív si zvol přihlašovací jméno.
problem-unknown-service = Do tohoto prohlížeče nelze posílat upozornění.
problem-wrong-passkey = Přístupový klíč se nepodařilo ověřit. Začni znovu.
