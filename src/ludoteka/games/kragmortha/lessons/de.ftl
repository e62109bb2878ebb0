### Die Lektionen von Kragmortha: `<lektion>-<schritt>`, .done über die richtige Antwort, andere Teile über andere Züge.

first = Sechs Goblins, fünf davon Bots: Bei so viel Geschubse ist ein Spiel schnell vorbei.

turn-title = In die Bibliothek
    .about = Das Ziel, dein Goblin, ein Zug
turn-goal = Du bist der rote Goblin in der Bibliothek von Rigor Mortis, dem Finsteren Herrn: Dort steht er. Wer ihm begegnet, fängt sich einen Vernichtenden Blick ein. Am Ende gewinnt der Goblin mit den wenigsten Blicken.
turn-enter = Alle beginnen am Rand, der am weitesten von seinem Schreibtisch entfernt ist. Setze deinen Goblin auf C1.
    .wrong = Du darfst auf jedem Feld dieses Randes beginnen, aber nehmen wir die mittlere Tür: C1.
    .done = Du bist drin. Blau und Grün sind auch eingetreten.
turn-card = Ein Zug ist eine Karte. Deine zeigt Edelsteine und einen Trank: Geh auf ein Nachbarfeld mit einem dieser Symbole. Wähle die Karte, dann C2 mit dem Trank.
    .wrong = Nach den Regeln ein guter Schritt, das Symbol passt. Aber wir wollen hinein: nach C2.
    .rigor = Diese Karte bewegt Rigor, nicht dich. Seine Spaziergänge kommen in einer anderen Lektion.
    .done = Das erste Symbol ist verbraucht. Die Karte hat noch ein zweites.
turn-second = Ein zweiter Schritt mit dem anderen Symbol ist erlaubt, aber keine Pflicht. Nimm die Edelsteine auf C3.
    .wrong = Auch das sind Edelsteine, also erlaubt. Aber C3 ist näher am Geschehen.
    .stop = Du darfst nach einem Schritt immer aufhören. Diesmal geh weiter auf C3.
    .done = Zwei Schritte, jeder auf ein Symbol der Karte.
turn-drawn = Deine Karte liegt auf dem Ablagestapel, und du hast eine neue gezogen: drei Karten, in jedem Zug. Zeigt eine Karte eine Kugel, so passt sie auf jedes Feld. Nun ist Blau am Zug.

push-title = Schubsen
    .about = Schubse andere in die Arme des Finsteren Herrn
push-look = Zwei Felder weiter, auf D3, steht Rigor. Und zwischen euch, auf D2, steht Blau. Ein Goblin, der das Feld eines anderen betritt, schubst ihn beiseite.
push-shove = Betritt das Feld von Blau: die Karte mit Edelsteinen und Grimoire, dann D2.
    .wrong = Erlaubt, aber dann entkommt Blau. Geh mit den Edelsteinen deiner Karte auf D2.
    .done = Rums! Blau muss Platz machen.
push-where = Du schubst, also wählst du, wohin Blau kommt: auf jedes Nachbarfeld außer dem, von dem du kommst. Auch auf das Feld von Rigor.
    .wrong = Dort wäre Blau sicher. Wähle einen schlimmeren Platz: D3, wo Rigor steht.
    .chain = Dort steht Grün: Blau würde Grün weiterschubsen und so fort. Lustig, aber D3 ist besser.
    .done = Blau ist Rigor begegnet, und dich hat es nichts gekostet.
push-met = Blau hat einen Blick gezogen und ist auf ein Teleportfeld geflohen. Du darfst sogar noch deinen zweiten Schritt machen. Das ist der Kern des Spiels: Steh dort, wo man andere zu ihm schubsen kann, und nie selbst neben ihm.

rigor-title = Rigor geht um
    .about = Karten, die den Finsteren Herrn bewegen
rigor-who = Grün glaubt sich auf D3 in Sicherheit: Rigors Feld E4 berührt D3 nur an der Ecke. Aber du hast eine Rigor-Karte. Sie bewegt ihn statt deines Goblins, nach denselben Regeln.
rigor-first = Spiele die Rigor-Karte mit Schriftrolle und Trank: zuerst der Trank auf E3.
    .wrong = Das ginge, brächte ihn aber nicht zu Grün. Die Rigor-Karte führt zuerst auf E3.
    .done = Jetzt steht er neben Grün.
rigor-second = Und nun die Schriftrolle: D3, mitten auf Grün.
    .wrong = Wenn du hier aufhörst, läuft Grün davon. Geh weiter auf D3.
    .done = Grün begegnet Rigor: ein Blick für Grün.
rigor-done = Betritt er ein Teleportfeld, darf ihn versetzen, wer ihn bewegt: auf ein beliebiges leeres Feld, das nicht neben einem Goblin liegt. Und führe ihn nicht auf deinen eigenen Goblin: Auch das ist eine Begegnung.

meeting-title = Ein Vernichtender Blick
    .about = Was geschieht, wenn er dich erwischt
meeting-caught = Blau hat Rigor auf dein Feld geführt. Du ziehst einen Blick; er liegt offen vor dir und gilt, solange du ihn hast: „Auf einem Bein“ erlaubt dir keinen zweiten Schritt.
meeting-away = Nun flieht dein Goblin auf ein leeres Teleportfeld. Wähle das, das weit von Rigor entfernt ist, A7: Darauf gesetzt zu werden löst nichts aus.
    .wrong = Auch dorthin darfst du fliehen.
    .near = Auch dorthin darfst du fliehen, aber A7 ist näher am Schreibtisch und weit weg von Rigor.
    .done = Fürs Erste in Sicherheit.
meeting-hop = Du bist am Zug. Spiele Edelsteine und Grimoire und geh auf A8. Du wirst sehen: Einen zweiten Schritt gibt es nicht.
    .wrong = Auch dorthin darfst du hüpfen. Aber A8 bringt dich näher an den Schreibtisch.
    .done = Ein Schritt, und der Zug ist vorbei: Das macht der Blick.
meeting-kinds = Manche Blicke verbieten Schritte, manche verbergen dir etwas, bei manchen musst du schnell etwas tippen; wer versagt, zieht noch einen. Du hast nie zwei mit demselben Zeichen. Ein vierter Blick beendet das Spiel.

teleport-title = Teleportfelder
    .about = Leuchtende Felder und verdeckte Marker
teleport-squares = Vier Felder leuchten: Teleportfelder. Ein Goblin, der eines betritt, selbst oder geschubst, hält an und deckt einen Marker auf.
teleport-enter = Geh auf das Teleportfeld B2 neben dir: die Karte mit Schriftrolle und Trank.
    .wrong = Erlaubt, aber wir wollen das Teleportfeld B2 ausprobieren.
    .done = Du deckst einen Marker auf: ein Buch!
teleport-leap = Was der Marker auch sagt, dein Goblin muss auf ein anderes leeres Teleportfeld springen. Nimm E6, nahe am Schreibtisch.
    .wrong = Jedes leere Teleportfeld geht, aber E6 ist hier der beste Platz.
    .other = Jedes leere Teleportfeld geht, aber E6 ist am nächsten am Schreibtisch.
    .done = Und ein Buch gehört dir.
teleport-book = Von den sechs Markern tragen dich drei nur davon, zwei geben auch ein Buch, und einer ist eine Falle mit einem Blick. Nach dem Teleport ist dein Zug zu Ende. Bücher liegen offen und helfen einmal.

desk-title = Der Schreibtisch und seine Bücher
    .about = Stiehl ein Buch, dann benutze es
desk-where = Die vier Felder in der Ecke sind Rigors Schreibtisch. Jedes Symbol passt auf sie, also bringt dich von E8 jede Goblin-Karte hin.
desk-take = Nimm ein Buch: Spiele eine beliebige Goblin-Karte auf E9.
    .wrong = Du bist einen Schritt vom Schreibtisch entfernt: Hol dir das Buch auf E9.
    .done = Ein Buch gehört dir: der Atlas der Geheimgänge.
desk-start = Nach dem Diebstahl kehrt dein Goblin an den Startrand zurück. Wähle C1. Bei gleich vielen Blicken gewinnen die meisten Bücher.
    .wrong = Das Feld wählst du selbst.
    .other = Das Feld wählst du selbst; in dieser Lektion nimm C1.
    .done = Blau und Grün haben gezogen. Du bist wieder an der Reihe.
desk-read = Bevor du eine Karte spielst, darfst du Bücher benutzen. Benutze den Atlas.
    .wrong = Du darfst einfach eine Karte spielen und das Buch behalten. Aber probiere es: Benutze den Atlas.
    .done = Das Buch ist offen. Nun fragt es, wohin.
desk-atlas = Der Atlas setzt deinen Goblin auf ein beliebiges leeres Teleportfeld, und kein Marker wird aufgedeckt. Wähle E6.
    .wrong = Auch gut, aber E6 ist am nächsten am Schreibtisch.
    .other = Auch gut, aber E6 ist am nächsten am Schreibtisch.
    .done = Benutzte Bücher werden umgedreht und zählen am Ende trotzdem.
desk-on = Und jetzt spielst du noch deine Karte: Der Schreibtisch ist schon wieder nah. Auch wenn das letzte Buch genommen wird, endet das Spiel.

end-title = Das Ende
    .about = Der vierte Blick, und wer gewinnt
end-three = Blau hat schon drei Blicke. Ein vierter beendet das Spiel sofort, und Blau kann nicht gewinnen. Rigor steht auf D3, Blau neben dir auf D4.
end-step = Betritt mit einem Grimoire das Feld von Blau: D4.
    .wrong = So entkommt Blau. Das Grimoire führt dich auf D4.
    .done = Blau wird geschubst, und du wählst.
end-last = Schubse Blau dorthin, wo es weh tut.
    .wrong = Dort wäre Blau sicher. Rigor steht auf D3.
    .done = Der vierte Blick: Das Spiel ist aus.
end-won = Du hast gewonnen: die wenigsten Blicke. Bei Gleichstand zählen die meisten Bücher, dann die magischen Symbole darauf. Mehr brauchst du nicht zu wissen.
