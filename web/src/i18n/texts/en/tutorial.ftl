### Lessons: the list of a game's lessons, and the coach.

learn-game = Learn { $game }
learn-how = Short lessons at the real table. The coach tells you what matters and asks you for a move; every other move is answered too. Afterwards you play a first short game.
learn-progress = { $done } of { $all } lessons done
learn-begin = Begin
learn-go-on = Go on
learn-again = Begin again
first-game = Play a first game
lesson-number = Lesson { $number } of { $of }
lesson-steps = Step { $at } of { $of } done
lesson-go-on = Go on
lesson-your-move = Your move
lesson-other = You may do that, but here something else is to be shown. Take it back and look again.
lesson-take-back = Take it back
lesson-done = That was this lesson.
course-done = That was the last lesson: you know all you need. Now a first short game against gentle bots.
lesson-next = Next lesson
lessons-all = All lessons
lesson-finished = finished
