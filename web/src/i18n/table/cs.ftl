seat-bot = { $seat }: hraje bot.
seat-person = { $seat }: hraje člověk.
hint-taken = { $seat }: vzata rada.
resigned = { $seat }: vzdává se.
agreed = Všichni souhlasí, že partie tady skončí.
closed = Správa této místnosti zde partii ukončuje.
undone = { $seat }: bere zpět tah.
proposed = { $seat }: navrhuje { $what ->
    [rewind] vzít zpět tah.
    [pause] přestávku.
   *[end] partii tady ukončit.
}
declined = { $seat }: nesouhlasí.
extended = Hostitel přidává všem { $seconds } s.
unrated = { $seat }: { $why ->
    [kick] hostitel tuto osobu posílá pryč.
   *[bot] hostitel tu nechává hrát bota.
} Partie se už nehodnotí.
