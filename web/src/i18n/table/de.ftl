seat-bot = { $seat } wird von einem Bot gespielt.
seat-person = { $seat } wird von einem Menschen gespielt.
hint-taken = { $seat } nimmt einen Tipp.
resigned = { $seat } gibt auf.
agreed = Alle sind einverstanden, die Partie hier zu beenden.
closed = Die Raumleitung beendet die Partie hier.
undone = { $seat } nimmt einen Zug zurück.
proposed = { $seat } schlägt vor, { $what ->
    [rewind] einen Zug zurückzunehmen.
    [pause] eine Pause zu machen.
   *[end] die Partie hier zu beenden.
}
declined = { $seat } lehnt ab.
extended = Der Gastgeber gibt allen { $seconds } s mehr Zeit.
unrated = { $seat }: { $why ->
    [kick] Der Gastgeber schickt diese Person fort.
   *[bot] Der Gastgeber lässt hier einen Bot spielen.
} Die Partie zählt nicht mehr.
