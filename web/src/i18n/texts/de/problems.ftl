### What can go wrong.

## Problems

problem-error = Das hat nicht geklappt. Bitte versuch es noch einmal.
problem-offline = Der Spielraum ist nicht zu erreichen. Gibt es ein Netz?
problem-stale = Inzwischen ist etwas geschehen. Schau noch einmal hin und wähle neu.
problem-unknown = Diesen Tisch gibt es hier nicht.
problem-unknown-game = Dieses Spiel gibt es hier nicht.
problem-unknown-level = Diesen Bot gibt es hier nicht.
problem-unknown-seat = Diesen Platz gibt es an diesem Tisch nicht.
problem-unknown-preset = Das lässt sich hier nicht sagen.
problem-not-entered = An diesen Tisch kommt nur, wer das Passwort kennt.
problem-no-spectators = An diesem Tisch darf niemand zuschauen.
problem-signed-out = Du bist abgemeldet. Lade die Seite neu.
problem-away = Ein Bot spielt für dich; nimm erst deinen Platz zurück.
problem-not-away = Du spielst schon selbst.
problem-begun = Die Partie hat schon begonnen.
problem-not-begun = Die Partie hat noch nicht begonnen.
problem-frozen = Die Partie ist eingefroren: Seit ihrem Beginn haben sich die Regeln geändert.
problem-paused = Die Partie hat Pause.
problem-over = Die Partie ist zu Ende.
problem-no-clock = An diesem Tisch gibt es keine Uhr.
problem-no-seat = Du hast keinen Platz an diesem Tisch.
problem-nobody-there = Dort sitzt niemand.
problem-not-host = Das darf nur der Gastgeber.
problem-not-possible = Das geht gerade nicht.
problem-not-ready = Noch sind nicht alle bereit.
problem-not-your-seat = Dieser Platz gehört jemand anderem.
problem-nothing-said = Es gibt nichts zu sagen.
problem-presets-only = Gäste nehmen die fertigen Sätze; mit einem Konto kannst du frei schreiben.
problem-resigned = In dieser Partie hast du aufgegeben.
problem-seat-taken = Jemand war schneller: Der Platz ist besetzt.
problem-undo-never = An diesem Tisch wird nichts zurückgenommen.
problem-wrong-clock = Diese Uhr lässt sich nicht stellen.
problem-wrong-name = Ein Name braucht mindestens einen sichtbaren Buchstaben.
problem-wrong-option = Eine der Hausregeln ist nicht möglich.
problem-wrong-seats = Mit so vielen Plätzen wird dieses Spiel nicht gespielt.
problem-wrong-login = Anmeldename oder Passwort stimmen nicht.
problem-login-taken = Dieser Anmeldename ist vergeben.
problem-too-many = Das war etwas zu schnell. Warte einen Moment und versuch es noch einmal.
problem-unavailable = Gerade lässt sich nichts speichern. Dein Zug ist nicht verloren: Versuch es gleich noch einmal.
problem-forbidden = Das ist hier nicht erlaubt.
problem-blocked = Der Gastgeber dieses Tisches hat dich gesperrt.
problem-has-login = Du hast schon einen Anmeldenamen.
problem-needs-login = Wähle zuerst einen Anmeldenamen.
problem-unknown-service = An diesen Browser lassen sich keine Hinweise schicken.
problem-wrong-passkey = Der Passkey ließ sich nicht prüfen. Beginne von vorn.
