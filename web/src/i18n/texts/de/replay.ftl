### Matches told again, records, playing on, verifying.

## The page of matches

replay-of = Wiederholung: { $game }
bring-record = Eine Aufzeichnung öffnen
bring-record-more = Eine Aufzeichnung ist eine Textdatei mit allen Zügen einer Partie. Bevor sie gezeigt wird, wird sie Zeile für Zeile geprüft; was nicht passt, wird genannt, und dann wird nichts aufbewahrt. Eine gute bleibt dreißig Tage unter einem Link, den du weitergeben kannst.
record-file = Datei mit der Aufzeichnung
checking = Jede Zeile wird geprüft …
line-number = Zeile { $line }
finished-matches = Deine beendeten Partien
no-finished = Noch keine. Wenn eine deiner Partien zu Ende ist, findest du sie hier.

## Looking

from-record = aus einer Aufzeichnung
up-to-now = bis jetzt
seen-by = Gesehen von
viewer-seat = { $seat }
viewer-watching = einem Zuschauer
viewer-open = allen: alle Karten offen
viewer-open-more = Du siehst mit den Augen dessen, der gerade entscheidet, und das Protokoll verschweigt nichts.
copy-moment = Link zu diesem Moment
moment-copied = Der Link ist kopiert.
record = Aufzeichnung
to-table = Zum Tisch
controls = Steuerung der Wiederholung
moment = Moment
moment-of = { $at } von { $last }
turn-of = Zug { $turn } von { $turns }
before-first = Vor dem ersten Zug.
steps = Schritt für Schritt durch die Partie
to-first = Zum Anfang
to-last = Zum Ende
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
turn-back = Einen Zug zurück
turn-on = Einen Zug weiter
run = Abspielen
stop = Anhalten
pace = Tempo

## Playing on

play-on = Von hier an weiterspielen
play-on-over = In diesem Moment ist die Partie zu Ende. Geh ein wenig zurück.
play-on-more = In diesem Moment beginnt ein neuer Tisch. Alles, was dieser Platz nicht wissen konnte, wird neu verteilt, im Einklang mit allem, was er wusste; danach fallen neue faire Würfel. Die Partie zählt nicht für die Wertung.
play-on-seat = Du spielst
play-on-level = Die anderen sind
play-on-start = Beginnen

## Verifying

verify-more = Dein Browser rechnet alles aus dem Geheimnis nach, das am Ende aufgedeckt wurde. Er fragt nicht den Server, ob die Aufzeichnung stimmt.
verify-unsafe = Dein Browser stellt seine Kryptographie nur Seiten mit sicherer Adresse (https) zur Verfügung. Öffne den Raum so, oder prüfe die Datei mit der Kommandozeile: ludoteka verify DATEI.
verify-file = Eine Datei prüfen
verify-file-more = Die Datei bleibt in deinem Browser: Nichts wird gesendet.
verified = Alles passt
verified-file = { $name }: Alles passt
verified-what = Was geprüft wurde
verified-form = Jede Zeile steht an ihrem Platz und in ihrer Form: { $lines } Zeilen, lückenlos nummeriert.
verified-promise = Das Geheimnis ist das, welches vor Beginn der Partie versprochen wurde.
verified-draws = { $draws ->
        [one] Ein Würfel oder eine Karte fällt so, wie das Geheimnis es ergibt.
       *[other] Alle { $draws } Würfel und Karten fallen so, wie das Geheimnis es ergibt, eine nach der anderen.
    }
verified-tags = Die Kette der Marken mit Schlüssel hält von der ersten Zeile bis zur letzten: Nichts wurde geändert, weggelassen, hinzugefügt oder verschoben.
verified-checksum = Die Kette der Marken hält, aber ohne Geheimnis könnte jeder sie gemacht haben: Sie zeigt nur, dass nichts beschädigt ist.
verified-seal = Das Siegel am Ende passt zu allem darüber.
verified-own-promise = Das Versprechen ist das, welches dieser Browser vor der Partie notiert hat.
verified-own-entropy = Was dein Browser zu den Würfeln beigetragen hat, steht in der Aufzeichnung.
verified-pledges = { $count ->
        [one] Die Ziffern einer Person sind die, die vor allem Aufdecken zugesagt wurden.
       *[other] Die Ziffern von { $count } Personen sind die, die vor allem Aufdecken zugesagt wurden.
    }
verified-own-pledges = Die Zusagen sind die, die dieser Browser sah, bevor er seine eigenen Ziffern aufdeckte.
verified-receipts = { $count ->
        [one] Eine Quittung, die dein Browser beim Spielen bekam, steht in der Aufzeichnung.
       *[other] Alle { $count } Quittungen, die dein Browser beim Spielen bekam, stehen in der Aufzeichnung, in ihrer Reihenfolge.
    }
unverified-what = Was sich hier nicht prüfen lässt
unverified-dice = Diese Würfel waren keine fairen Würfel: Niemand hat etwas über sie versprochen.
unverified-no-entropy = Kein Spieler hat etwas zu den Würfeln beigetragen. Der Server hätte vor der Partie ein günstiges Geheimnis wählen können.
unverified-unpledged = { $count ->
        [one] Einmal kamen Ziffern ohne Zusage hinzu: Wer das Geheimnis des Servers kannte, hätte sie wählen können.
       *[other] { $count } Mal kamen Ziffern ohne Zusage hinzu: Wer das Geheimnis des Servers kannte, hätte sie wählen können.
    }
unverified-called-off = { $count ->
        [one] Ein früherer Start wurde abgebrochen, weil jemand nicht aufdeckte. Wer das Geheimnis kennt, könnte so einen unerwünschten Anfang verworfen haben.
       *[other] { $count } frühere Starts wurden abgebrochen, weil jemand nicht aufdeckte. Wer das Geheimnis kennt, könnte so ebenso viele unerwünschte Anfänge verworfen haben.
    }
unverified-start = Diese Partie begann mitten in einer anderen: Die Verteilung an ihrem Anfang stammt vom Server und lässt sich nicht beweisen.
unverified-kept = Dieser Browser hat nichts Eigenes von der Partie aufbewahrt, also wurde nur die Aufzeichnung selbst geprüft.
unverified-rules = Ob jeder Zug erlaubt ist und für welche Karte ein Los steht, wissen nur die Regeln. Der Server hat sie nachgespielt; ludoteka verify DATEI tut es auf deinem eigenen Rechner.
unverified-looking = Der Server kennt beim Spielen alle Karten. Dass er sie niemandem verrät, kann keine Rechnung beweisen.
not-verified = Noch nicht zu prüfen
tampered = Diese Aufzeichnung wurde geändert
first-wrong = Die erste Zeile, die nicht passt: { $line }
verify-wrong-form = Diese Zeile hat nicht die Form, die hier stehen muss.
verify-cut-off = Die letzte Zeile ist nicht vollständig: Die Aufzeichnung wurde abgeschnitten.
verify-wrong-seat = Es gibt nur { $seats } Plätze.
verify-twice = Diese Option steht hier zum zweiten Mal.
verify-wrong-number = Hier muss die Zeile mit der Nummer { $due } stehen.
verify-unrevealed = Das Geheimnis ist noch nicht aufgedeckt. Wenn die Partie zu Ende ist, lässt sich alles prüfen.
verify-wrong-secret = Dieses Geheimnis ist nicht das, welches in Zeile { $line } versprochen wurde.
verify-wrong-header = Die Marke passt nicht: In den Zeilen darüber, im Kopf der Aufzeichnung, wurde etwas geändert.
verify-wrong-dice = Die Würfel ergeben hier { $due }, geschrieben steht { $found }.
verify-wrong-tag = Die Marke passt nicht: Diese Zeile wurde geändert oder verschoben, oder davor wurde etwas weggelassen.
verify-wrong-seal = Das Siegel passt nicht: Darüber wurde etwas geändert oder weggelassen.
verify-wrong-receipt = Die Quittung { $receipt }, die dein Browser bekam, steht nicht in der Aufzeichnung: Das ist nicht die Partie, die du gespielt hast.
verify-wrong-promise = Vor der Partie hat dein Browser ein anderes Versprechen notiert: Das ist nicht die Partie, die du gespielt hast.
verify-hidden-start = Dein Browser sah mehr abgebrochene Starts, als die Aufzeichnung nennt.
verify-wrong-entropy = Was dein Browser zu den Würfeln beigetragen hat, fehlt in der Aufzeichnung.
verify-pledged-twice = Dieser Platz sagt hier ein zweites Mal zu.
verify-given-twice = Dieser Platz hat seine Ziffern zugesagt und gibt hier ein zweites Mal welche.
verify-wrong-pledge = Das sind nicht die Ziffern, die dieser Platz zugesagt hat.
verify-not-revealed = Dieser Platz hat Ziffern zugesagt, und keine davon stehen in der Aufzeichnung.
verify-other-pledges = Vor der Partie sah dein Browser andere Zusagen: Jemand hat seine nachträglich geändert.
