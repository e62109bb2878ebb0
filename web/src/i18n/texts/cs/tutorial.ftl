### Lekce: seznam lekcí hry a učitel.

learn-game = Jak hrát: { $game }
learn-how = Krátké lekce u skutečného stolu. Učitel řekne, na čem záleží, a požádá tě o tah; odpověď dostaneš i na každý jiný tah. Potom tě čeká první krátká partie.
learn-progress = Dokončené lekce: { $done } z { $all }
learn-begin = Začít
learn-go-on = Učit se dál
learn-again = Začít znovu
first-game = Zahrát první partii
lesson-number = Lekce { $number } z { $of }
lesson-steps = Dokončené kroky: { $at } z { $of }
lesson-go-on = Dál
lesson-your-move = Jsi na tahu
lesson-other = To se smí, ale tady jde o něco jiného. Vezmi tah zpět a podívej se znovu.
lesson-take-back = Vzít tah zpět
lesson-done = Tím tato lekce končí.
course-done = To byla poslední lekce: víš všechno, co potřebuješ. Teď první krátká partie s mírnými boty.
lesson-next = Další lekce
lessons-all = Všechny lekce
lesson-finished = dokončeno
