seat-bot = { $seat }: gra bot.
seat-person = { $seat }: gra człowiek.
hint-taken = { $seat }: wzięto podpowiedź.
resigned = { $seat }: poddaje się.
agreed = Wszyscy zgadzają się zakończyć tutaj partię.
closed = Administracja tego pokoju kończy tutaj partię.
undone = { $seat }: cofa ruch.
proposed = { $seat }: proponuje { $what ->
    [rewind] cofnąć ruch.
    [pause] przerwę.
   *[end] zakończyć tutaj partię.
}
declined = { $seat }: nie zgadza się.
extended = Gospodarz daje wszystkim { $seconds } s więcej.
unrated = { $seat }: { $why ->
    [kick] gospodarz wyprasza tę osobę.
   *[bot] gospodarz pozwala tu grać botowi.
} Partia nie jest już rankingowa.
