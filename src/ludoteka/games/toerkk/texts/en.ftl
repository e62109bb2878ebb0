### Toerkk in English. How sentences are made stands at the head of games/kragmortha/texts/en.ftl.

title = Toerkk
