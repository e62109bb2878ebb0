### What can go wrong.

## Problems

problem-error = Nie udało się. Spróbuj ponownie.
problem-offline = Nie można dotrzeć do pokoju gier. Czy jest sieć?
problem-stale = W międzyczasie coś się wydarzyło. Spójrz i wybierz jeszcze raz.
problem-unknown = Nie ma tu takiego stołu.
problem-unknown-game = Nie ma tu takiej gry.
problem-unknown-level = Nie ma tu takiego bota.
problem-unknown-seat = Nie ma takiego miejsca przy tym stole.
problem-unknown-preset = Tego nie można tu powiedzieć.
problem-not-entered = Ten stół jest tylko dla tych, którzy znają hasło.
problem-no-spectators = Przy tym stole nie wolno patrzeć.
problem-signed-out = Nastąpiło wylogowanie. Załaduj stronę ponownie.
problem-away = Gra za ciebie bot; najpierw odzyskaj miejsce.
problem-not-away = Już grasz samodzielnie.
problem-begun = Partia już się zaczęła.
problem-not-begun = Partia jeszcze się nie zaczęła.
problem-frozen = Partia jest zamrożona: od jej początku zmieniły się zasady.
problem-paused = W partii jest przerwa.
problem-over = Partia się skończyła.
problem-no-clock = Przy tym stole nie ma zegara.
problem-no-seat = Nie masz miejsca przy tym stole.
problem-nobody-there = Nikt tam nie siedzi.
problem-not-host = To może zrobić tylko gospodarz.
problem-not-possible = Teraz to niemożliwe.
problem-not-ready = Nie wszyscy są gotowi.
problem-not-your-seat = To miejsce należy do kogoś innego.
problem-nothing-said = Nie ma nic do powiedzenia.
problem-presets-only = Goście używają gotowych zdań; z kontem można pisać swobodnie.
problem-resigned = W tej partii już się poddano.
problem-seat-taken = Ktoś był szybszy: miejsce jest zajęte.
problem-undo-never = Przy tym stole niczego się nie cofa.
problem-wrong-clock = Takiego zegara nie można nastawić.
problem-wrong-name = Imię musi mieć choć jedną widoczną literę.
problem-wrong-option = Jedna z zasad domowych jest niemożliwa.
problem-wrong-seats = W tę grę nie gra się w tyle osób.
problem-wrong-login = Login lub hasło się nie zgadza.
problem-login-taken = Ten login jest zajęty.
problem-too-many = To było trochę za szybko. Poczekaj chwilę i spróbuj ponownie.
problem-unavailable = Teraz nie można niczego zapisać. Twój ruch nie przepadł: spróbuj za chwilę.
problem-forbidden = Tego tu nie wolno.
problem-blocked = Gospodarz tego stołu cię zablokował.
problem-has-login = Masz już login.
problem-needs-login = Najpierw wybierz login.
problem-unknown-service = Do tej przeglądarki nie można wysyłać powiadomień.
problem-wrong-passkey = Nie udało się sprawdzić klucza dostępu. Zacznij od nowa.
