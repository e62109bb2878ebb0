### The lessons of Kragmortha: `<lesson>-<step>`, with .done about the right answer and other parts about other moves.

first = Six goblins, five of them bots: with so many shoving, a game is soon over.

turn-title = Into the library
    .about = The goal, your goblin, a turn
turn-goal = You are the red goblin in the library of Rigor Mortis, the Dark Lord: there he stands. Whoever meets him earns a Withering Look. When the game ends, the goblin with the fewest Looks wins.
turn-enter = Everybody begins at the edge far from his desk. Place your goblin on C1.
    .wrong = You may begin on any square of this edge, but let us take the door in the middle: C1.
    .done = You are in. Blue and Green have entered too.
turn-card = A turn is one card. Yours shows gems and a potion: step onto a neighbouring square with one of these symbols. Choose the card, then C2 with its potion.
    .wrong = A fine step by the rules: the symbol fits. But we want to go up: to C2.
    .rigor = That card moves Rigor, not you. His turn to walk comes in another lesson.
    .done = The first symbol is used. The card has another one.
turn-second = A second step with the other symbol is allowed, not compulsory. Take the gems on C3.
    .wrong = Gems as well, so it is allowed. But C3 is closer to where things happen.
    .stop = You may always stop after one step. This time go on to C3.
    .done = Two steps, each on one symbol of the card.
turn-drawn = Your card is on the discard pile and you have drawn a new one: three cards, every turn. Should a card show an orb, it fits any square. Now it is Blue's turn.

push-title = Shoving
    .about = Push others into the Dark Lord's arms
push-look = Two squares away stands Rigor on D3. And between you and him: Blue, on D2. A goblin that steps onto another one pushes it aside.
push-shove = Step onto Blue: the card with gems and grimoire, then D2.
    .wrong = Allowed, but then Blue gets away. Step onto D2 with the gems of your card.
    .done = Crash! Blue has to make room.
push-where = You push, so you choose where Blue goes: any neighbouring square but the one you came from. Rigor's square too.
    .wrong = Blue would be safe there. Choose a worse place: D3, where Rigor stands.
    .chain = Green stands there: Blue would push Green on, and so forth. Fun, but D3 is better.
    .done = Blue has met Rigor, and it cost you nothing.
push-met = Blue has drawn a Look and fled to a teleport square. You may even make your second step. That is the heart of the game: stand where others can be pushed into him, and never next to him yourself.

rigor-title = Rigor walks
    .about = Cards that move the Dark Lord
rigor-who = Green believes to be safe on D3: Rigor on E4 only touches it at a corner. But you hold a card with Rigor's crown. It moves him instead of your goblin, by the same rules.
rigor-first = Play the Rigor card with scroll and potion: first the potion on E3.
    .wrong = That would move, but not towards Green. The Rigor card first goes to E3.
    .done = Now he stands beside Green.
rigor-second = And now the scroll: D3, right onto Green.
    .wrong = Stopping here gives Green time to run away. Go on to D3.
    .done = Green meets Rigor: a Look for Green.
rigor-done = When he steps on a teleport square, whoever moves him may send him to any empty square that is not beside a goblin. And do not walk him onto your own goblin: that counts as well.

meeting-title = A Withering Look
    .about = What happens when he catches you
meeting-caught = Blue has moved Rigor onto you. You draw a Look; it lies open before you and binds you as long as you hold it: One Foot allows you no second step.
meeting-away = Now your goblin flees to an empty teleport square. Choose the one far from Rigor, A7: being placed there does not set it off.
    .wrong = You may flee there too.
    .near = You may flee there too, but A7 is nearer to the desk and far from Rigor.
    .done = Safe for the moment.
meeting-hop = Your turn. Play gems and grimoire and step to A8. You will see: there is no second step.
    .wrong = You may go there, hopping as well. But A8 brings you closer to the desk.
    .done = One step, and the turn is over: that is the Look.
meeting-kinds = Some Looks forbid steps, some hide things from you, some want you to type something quickly; if you fail, you draw another. You never hold two with the same sign. A fourth Look ends the game.

teleport-title = Teleports
    .about = Glowing squares and face-down tokens
teleport-squares = Four squares glow: teleports. A goblin that enters one, walking or pushed, stops and turns over a token.
teleport-enter = Step onto the teleport B2 beside you: the card with scroll and potion.
    .wrong = Allowed, but we want to try the teleport on B2.
    .done = You turn over a token: a Book!
teleport-leap = Whatever the token says, your goblin must leap to another empty teleport. Take E6, close to the desk.
    .wrong = Any empty teleport will do, but E6 is the best place here.
    .other = Any empty teleport will do, but E6 is closest to the desk.
    .done = And a Book is yours.
teleport-book = Of the six tokens three only carry you away, two give a Book as well, and one is a trap with a Look. After a teleport your turn is over. Books lie open and help you once.

desk-title = The desk and its Books
    .about = Steal a Book, then use it
desk-where = The four squares in the corner are Rigor's desk. Every symbol fits them, so any goblin card brings you there from E8.
desk-take = Take a Book: play any goblin card on E9.
    .wrong = You are one step from the desk: take the Book on E9.
    .done = A Book is yours: the Atlas of Secret Passages.
desk-start = After the theft your goblin goes back to the start edge. Choose C1. With equal Looks, the most Books win.
    .wrong = You choose the square yourself.
    .other = You choose the square yourself; for this lesson take C1.
    .done = Blue and Green have moved. It is your turn again.
desk-read = Before you play a card you may use Books. Use the Atlas.
    .wrong = You may just play a card, and keep the Book. But try it: use the Atlas.
    .done = The Book is open. Now it asks where to.
desk-atlas = The Atlas sets your goblin on any empty teleport square, and no token is turned. Choose E6.
    .wrong = Fine as well, but E6 is nearest to the desk.
    .other = Fine as well, but E6 is nearest to the desk.
    .done = Used Books are turned over, and still count at the end.
desk-on = And now you still play your card: two steps from the desk again. When the last Book is taken, the game ends too.

end-title = The end
    .about = The fourth Look, and who wins
end-three = Blue already has three Looks. A fourth one ends the game at once, and Blue cannot win. Rigor stands on D3, Blue on D4 beside you.
end-step = Step onto Blue with a grimoire: D4.
    .wrong = That lets Blue get away. The grimoire leads you to D4.
    .done = Blue is to be pushed, and you choose.
end-last = Push Blue to where it hurts.
    .wrong = There Blue would be safe. Rigor is on D3.
    .done = The fourth Look: the game is over.
end-won = You have won: the fewest Looks. With equal Looks the most Books count, then the magic symbols on them. That is all you need.
