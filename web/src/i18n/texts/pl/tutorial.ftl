### Lekcje: lista lekcji gry i nauczyciel.

learn-game = Nauka gry: { $game }
learn-how = Krótkie lekcje przy prawdziwym stole. Nauczyciel mówi, co jest ważne, i prosi o ruch; na każdy inny ruch też odpowie. Potem czeka pierwsza krótka partia.
learn-progress = Ukończone lekcje: { $done } z { $all }
learn-begin = Zacznij
learn-go-on = Ucz się dalej
learn-again = Zacznij od nowa
first-game = Zagraj pierwszą partię
lesson-number = Lekcja { $number } z { $of }
lesson-steps = Ukończone kroki: { $at } z { $of }
lesson-go-on = Dalej
lesson-your-move = Twój ruch
lesson-other = Tak też wolno, ale tu chodzi o coś innego. Cofnij ruch i spójrz jeszcze raz.
lesson-take-back = Cofnij ruch
lesson-done = To już koniec tej lekcji.
course-done = To była ostatnia lekcja: wiesz już wszystko, czego trzeba. Teraz pierwsza krótka partia z łagodnymi botami.
lesson-next = Następna lekcja
lessons-all = Wszystkie lekcje
lesson-finished = ukończona
