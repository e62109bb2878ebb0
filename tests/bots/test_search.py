"""A searching bot: honest, repeatable, never blind to a win, and right where one can know what is right."""

from __future__ import annotations

import gc
import itertools

import pytest

import ludoteka
from ludoteka.bots.company import tried
from ludoteka.bots.driver import play_game
from ludoteka.bots.levels import LEVELS
from ludoteka.bots.search import Habits, Search
from ludoteka.bots.search_bot import SearchBot, is_won
from ludoteka.bots.tree import Node
from ludoteka.core import BadOption, Bot, Move, Position, Rng
from ludoteka.core.info import imagined_info
from ludoteka.core.playout import Tally
from ludoteka.core.seats import CHANCE, NOBODY
from tests.bots.tables import BOX, LEDUC, TIC_TAC_TOE, after, asked, begin, choices, marked, thinker
from tests.contract.tables import SETUPS, Setup

of_the_box = pytest.mark.parametrize("edition", BOX, ids=lambda edition: edition.key)
TWINS = [*BOX, LEDUC]


# ---- honest


@pytest.mark.parametrize("edition", TWINS, ids=lambda edition: edition.key)
@pytest.mark.parametrize("count", [3, 25])
def test_it_chooses_the_same_in_two_worlds_its_seat_cannot_tell_apart(edition: ludoteka.Edition, count: int) -> None:
    truth = after(begin(edition), count, seed=count)
    other = truth.imagine(truth.to_act, Rng(99))
    first, second = [
        thinker(24).explain(imagined_info(edition.game, truth.to_act, world, [])).json() for world in (truth, other)
    ]
    assert first == second


def test_only_a_search_for_measuring_sees_what_is_hidden() -> None:
    """Leduc with the pair on the table or without: openly the same search expects what will come, else it cannot."""
    truth = after(begin(LEDUC), 1, seed=2)
    seat = truth.to_act
    worlds = {str(world.view(1 - seat)): world for world in (truth.imagine(seat, Rng(seed)) for seed in range(40))}
    assert len(worlds) > 1

    def expected(world: Position, openly: bool) -> list[float]:
        search = Search(world, seat, None, Rng(5), Habits(), openly=openly)
        search.run(200)
        return [edge.mean for edge in search.root.edges]

    assert len({tuple(expected(world, openly=True)) for world in worlds.values()}) == len(worlds)
    assert len({tuple(expected(world, openly=False)) for world in worlds.values()}) == 1


@pytest.mark.parametrize("watched", [True, False])
def test_the_collector_is_left_as_it_was_before_the_thought(watched: bool) -> None:
    was = gc.isenabled()
    try:
        if watched:
            gc.enable()
        else:
            gc.disable()
        thinker(20).choose(asked(TIC_TAC_TOE, begin(TIC_TAC_TOE)))
        assert gc.isenabled() == watched
    finally:
        if was:
            gc.enable()


@of_the_box
def test_the_same_seed_gives_the_same_game(edition: ludoteka.Edition) -> None:
    position = after(begin(edition), 12, seed=4)
    assert thinker(20).choose(asked(edition, position)) == thinker(20).choose(asked(edition, position))


@pytest.mark.parametrize("setup", [setup for setup in SETUPS if setup.boxed], ids=str)
def test_what_it_chooses_is_open(setup: Setup) -> None:
    position = after(setup.begin(), 15, seed=6)
    info = asked(setup.edition, position)
    assert thinker(6).choose(info) in info.moves


# ---- right where one can know it


KNOWN: dict[str, float] = {}


def minimax(position: Position) -> float:
    """What the first seat gets if both play tic-tac-toe without a mistake."""
    if position.to_act == NOBODY:
        return position.standing()[0]
    board = str(position.view(0))
    if board not in KNOWN:
        best = max if position.to_act == 0 else min
        KNOWN[board] = best(minimax(then(position, move)) for move in position.moves())
    return KNOWN[board]


def then(position: Position, move: Move) -> Position:
    """The position after a move."""
    twin = position.copy()
    twin.apply(move, position.to_act)
    return twin


BOARDS = ["", "b2", "a1", "a1 b2", "a1 b2 c3", "b1 b2", "a1 c3", "a1 b1", "b2 b1", "a1 b2 c1", "b2 a1 c3", "a2 b2 c3"]


@pytest.mark.parametrize("board", BOARDS)
def test_it_plays_tic_tac_toe_without_a_mistake(board: str) -> None:
    position = marked(board)
    chosen = TIC_TAC_TOE.pack().parse(thinker(1500).choose(asked(TIC_TAC_TOE, position)))
    assert minimax(then(position, chosen)) == minimax(position)


def wins_at_once(position: Position) -> set[str]:
    """The moves by which the seat to act wins at once."""
    seat = position.to_act
    return {
        move.text
        for move in position.moves()
        if then(position, move).to_act == NOBODY and is_won(then(position, move), seat)
    }


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_misses_a_win_that_is_one_move_away(level: str) -> None:
    missed = []
    for position in itertools.chain.from_iterable(choices(begin(TIC_TAC_TOE), seed) for seed in range(40)):
        wins = wins_at_once(position)
        if wins and ludoteka.bot(level, seed=3, iterations=1).choose(asked(TIC_TAC_TOE, position)) not in wins:
            missed.append(position.view(0))
    assert missed == []


def hands(bots: list[Bot], count: int) -> float:
    """What the first bot wins a hand of Leduc poker, on average, having every hand once from each seat."""
    chips = 0.0
    for deal in range(count):
        for turned in (False, True):
            tally = Tally()
            play_game(LEDUC.game, begin(LEDUC), bots[::-1] if turned else bots, Rng(deal), tally)
            chips += tally.standing[1 if turned else 0]
    return chips / (2 * count)


def test_it_wins_a_chip_in_every_two_hands_of_leduc_poker_from_a_random_bot() -> None:
    assert hands([thinker(80), ludoteka.bot("random", seed=1)], 100) > 0.5


def test_it_never_folds_a_pair() -> None:
    shares = []
    for position in itertools.chain.from_iterable(choices(begin(LEDUC), seed) for seed in range(60)):
        cards = position.view(position.to_act)["cards"]  # type: ignore[typeddict-item]
        if "fold" in asked(LEDUC, position).moves and cards[2] is not None and cards[2] == cards[position.to_act]:
            found = thinker(200).explain(asked(LEDUC, position)).candidates
            shares += [each.share for each in found if each.move == "fold"]
    assert max(shares) < 0.1


# ---- what it says


@of_the_box
def test_its_shares_of_thought_sum_to_one(edition: ludoteka.Edition) -> None:
    found = thinker(30).explain(asked(edition, after(begin(edition), 20, seed=2)))
    assert sum(each.share for each in found.candidates) == pytest.approx(1.0)


@of_the_box
def test_the_chances_it_expects_for_all_seats_sum_to_one(edition: ludoteka.Edition) -> None:
    found = thinker(30).explain(asked(edition, after(begin(edition), 20, seed=2)))
    assert sum(found.best.expected) == pytest.approx(1.0)


@of_the_box
def test_its_main_line_begins_with_what_it_would_do(edition: ludoteka.Edition) -> None:
    found = thinker(30).explain(asked(edition, after(begin(edition), 20, seed=2)))
    assert found.line[0] == (found.seat, found.best.move)


def test_a_win_that_is_one_move_away_is_what_it_explains_first() -> None:
    position = marked("a1 b1 a2 b2")
    for seed in range(8):
        found = ludoteka.bot("beginner", seed=seed, seconds=0.0, iterations=2).explain(asked(TIC_TAC_TOE, position))
        assert (found.best.move, found.line, found.best.expected) == ("mark a3", [(0, "mark a3")], [1.0, 0.0])


def test_what_is_explained_after_a_decision_has_its_expectations_and_leaves_the_kept_tree_alone() -> None:
    bot, position = thinker(400), begin(TIC_TAC_TOE)
    position.play(bot.decide(asked(TIC_TAC_TOE, position)))
    memory = bot.memory
    assert memory is not None
    position.play(max(memory.node.edges, key=lambda edge: edge.visits).move)
    found = bot.explain(asked(TIC_TAC_TOE, position))
    assert [each.move for each in found.candidates if each.visits and not each.expected] == []
    assert bot.memory is memory


@of_the_box
@pytest.mark.parametrize("seed", [2, 3])
def test_its_main_line_can_be_played_move_by_move(edition: ludoteka.Edition, seed: int) -> None:
    info = asked(edition, after(begin(edition), 20, seed=seed))
    found, world = thinker(150).explain(info), info.world.copy()
    for who, text in found.line:
        while world.to_act == CHANCE:
            world.apply(world.lot(0), CHANCE)
        move = world.pack.by_text[text]
        assert world.to_act == who
        assert move in world.moves()
        world.apply(move, who)


def test_its_main_line_tells_what_others_are_foreseen_to_do() -> None:
    kragmortha = ludoteka.game("kragmortha")
    found = thinker(400).explain(asked(kragmortha, after(begin(kragmortha), 0, seed=1)))
    assert {who for who, _ in found.line} == {0, 1}


def test_partners_expect_the_same() -> None:
    edition = ludoteka.game("toerkk")
    position = after(begin(edition, 4), 20, seed=2)
    found = thinker(30).explain(asked(edition, position)).best.expected
    sides = [position.side(seat) for seat in range(4)]
    assert len({(side, round(value, 9)) for side, value in zip(sides, found, strict=True)}) == len(set(sides))


def test_a_random_bot_has_nothing_to_say() -> None:
    with pytest.raises(BadOption, match="cannot say what it thinks"):
        ludoteka.bot("random").explain(asked(TIC_TAC_TOE, begin(TIC_TAC_TOE)))


# ---- company and memory


def test_two_processes_think_what_two_bots_think_alone() -> None:
    info = asked(TIC_TAC_TOE, marked("a1"))
    together, seeds = SearchBot(5, iterations=60, processes=2), Rng(5)
    alone = [tried(SearchBot(int(seeds.word()), iterations=60), info) for _ in range(2)]
    visits = {text: sum(answer[place][1] for answer in alone) for place, (text, *_) in enumerate(alone[0])}
    assert {each.move: each.visits for each in together.explain(info).candidates} == visits


def test_what_came_true_of_its_tree_is_kept() -> None:
    bot, position = thinker(400), begin(TIC_TAC_TOE)
    position.play(bot.decide(asked(TIC_TAC_TOE, position)))
    assert bot.memory is not None
    position.play(max(bot.memory.node.edges, key=lambda edge: edge.visits).move)
    assert bot.recalled(asked(TIC_TAC_TOE, position)) is not None


def test_what_was_kept_of_a_match_with_other_options_is_forgotten() -> None:
    bot, position = thinker(400), begin(TIC_TAC_TOE)
    position.play(bot.decide(asked(TIC_TAC_TOE, position)))
    assert bot.memory is not None
    position.play(max(bot.memory.node.edges, key=lambda edge: edge.visits).move)
    info = asked(TIC_TAC_TOE, position)
    info.world.options = {"three in a row": "loses"}
    assert bot.recalled(info) is None


@of_the_box
def test_every_move_of_a_game_in_which_the_tree_is_kept_is_open(edition: ludoteka.Edition) -> None:
    bots, position, rng = [thinker(12, seed) for seed in range(2)], after(begin(edition), 10, seed=5), Rng(8)
    refused = []
    for _ in range(40):
        who = position.to_act
        if who == CHANCE:
            position.apply(position.lot(rng.below(position.lots())), CHANCE)
        elif who != NOBODY:
            chosen = bots[who].decide(asked(edition, position))
            refused += [] if chosen in position.moves_of(who) else [chosen]
            position.apply(chosen, who)
    assert refused == []


def test_a_kept_tree_offers_only_what_is_open_now() -> None:
    pack, node = TIC_TAC_TOE.pack(), Node()
    node.edges_for(pack.moves[:4], 0)
    node.edges_for(pack.moves[2:6], 0)
    node.begin_with(pack.moves[3:6], 0)
    assert [edge.move for edge in node.edges] == pack.moves[3:6]


def test_a_forced_move_is_made_without_thought() -> None:
    position = marked("a1 b1 c1 a2 c2 b2 a3 c3")
    assert thinker(10**9).choose(asked(TIC_TAC_TOE, position)) == "mark b3"


def test_thought_ends_when_nothing_could_change_its_choice() -> None:
    position = marked("a1 b1 a2 b2")  # b3 loses at once where a3 wins: no question
    search = Search(position, 0, None, Rng(1), Habits())
    search.run(200)
    assert thinker(10).is_settled(search, 20)


@pytest.mark.parametrize("wrong", [{"seconds": -1.0}, {"slips": 2.0}, {"processes": 0}, {"iterations": -5}])
def test_senseless_settings_are_refused(wrong: dict[str, float]) -> None:
    with pytest.raises(BadOption, match="a search wants"):
        ludoteka.bot("search", **wrong)


# ---- what is left to the advice


def searched(edition: ludoteka.Edition, position: Position, iterations: int) -> Search:
    info = asked(edition, position)
    judge = edition.game.judges.of(info.world)
    search = Search(info.world, info.seat, edition.game.advice, Rng(3), Habits(), None, judge)
    search.run(iterations)
    return search


def below(node: Node) -> list[Node]:
    """All nodes under one that were grown so far."""
    children = [*(node.outcomes or {}).values(), *[edge.child for edge in node.edges if edge.child is not None]]
    return [each for child in children for each in [child, *below(child)]]


def test_a_fight_that_the_advice_settles_is_fought_as_the_advice_weighs_it() -> None:
    edition = ludoteka.game("karak-goblin")
    advice = edition.game.advice
    assert advice is not None
    fights = [
        position.copy() for seed in range(4) for position in choices(begin(edition), seed) if advice.settles(position)
    ][:6]
    assert len(fights) == 6
    for position in fights:
        info = asked(edition, position)
        weights = {move.text: advice.weigh(info.world, move, info.seat) for move in info.world.moves_of(info.seat)}
        chosen = thinker(12).choose(info)
        assert weights[chosen] == max(weights.values())
        assert thinker(12).explain(info).best.move == chosen


def test_where_others_are_foreseen_only_the_own_side_chooses_in_the_tree() -> None:
    edition = ludoteka.game("kragmortha")
    position = after(begin(edition), 20, seed=2)
    search = searched(edition, position, 400)
    grown = [edge for node in below(search.root) for edge in node.edges]
    assert grown
    assert {int(edge.who) for edge in grown} == {int(search.seat)}


def test_a_decision_that_is_dear_to_weigh_is_not_chosen_before_it_has_come_often() -> None:
    edition = ludoteka.game("karak-goblin")
    advice = edition.game.advice
    assert advice is not None
    turn = next(
        position
        for position in choices(begin(edition), 5)
        if advice.calm(position, position) and not advice.settles(position) and len(position.moves()) > 2
    )
    search = searched(edition, turn, 60)
    early = [node for node in below(search.root) if node.edges and node.visits < advice.patience() - 1]
    assert search.root.visits == 60
    assert early == []
