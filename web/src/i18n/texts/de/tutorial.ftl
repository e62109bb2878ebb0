### Lektionen: die Liste der Lektionen eines Spiels und der Lehrer.

learn-game = { $game } lernen
learn-how = Kurze Lektionen am echten Tisch. Der Lehrer sagt, worauf es ankommt, und bittet dich um einen Zug; auch auf jeden anderen Zug gibt es eine Antwort. Danach folgt eine erste kurze Partie.
learn-progress = { $done } von { $all } Lektionen geschafft
learn-begin = Anfangen
learn-go-on = Weiterlernen
learn-again = Von vorn anfangen
first-game = Erste Partie spielen
lesson-number = Lektion { $number } von { $of }
lesson-steps = { $at } von { $of } Schritten geschafft
lesson-go-on = Weiter
lesson-your-move = Du bist am Zug
lesson-other = Das darfst du, aber hier soll etwas anderes gezeigt werden. Nimm den Zug zurück und schau noch einmal hin.
lesson-take-back = Zug zurücknehmen
lesson-done = Das war diese Lektion.
course-done = Das war die letzte Lektion: Du weißt alles, was du brauchst. Jetzt eine erste kurze Partie gegen gutmütige Bots.
lesson-next = Nächste Lektion
lessons-all = Alle Lektionen
lesson-finished = geschafft
