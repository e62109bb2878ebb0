"""Styles: experts who would rather play in their own way, where that costs little."""

from __future__ import annotations

import pytest

import ludoteka
from ludoteka import BadOption
from ludoteka.bots.levels import STYLES
from ludoteka.bots.search_bot import CONSIDERED, SearchBot
from ludoteka.core.advice import Advice
from ludoteka.core.info import Info
from tests.bots.tables import BOX, asked, begin, choices

INVITED = [(edition, style) for edition in BOX for style in (edition.game.advice or Advice()).styles()]
THOUGHT = 24


def liked(info: Info, style: str, text: str) -> float:
    """How much a style likes a move."""
    advice = info.game.advice
    assert advice is not None
    return advice.likes(style, info.world, info.world.pack.by_text[text], info.seat)


def differing(edition: ludoteka.Edition, style: str, most: int) -> list[Info]:
    """Decisions whose moves a style does not like all alike, and that the advice does not settle."""
    advice, found = edition.game.advice, list[Info]()
    assert advice is not None
    for seed in range(4):
        for position in choices(begin(edition), seed):
            info = asked(edition, position)
            likings = {liked(info, style, move.text) for move in info.world.moves_of(info.seat)}
            if len(likings) > 1 and not advice.settles(position):
                found.append(info)
            if len(found) == most:
                return found
    return found


def test_every_style_is_at_home_in_a_game_and_every_game_has_one() -> None:
    assert {style for _, style in INVITED} == set(STYLES)
    assert {edition.key for edition, _ in INVITED} == {edition.key for edition in BOX}


@pytest.mark.parametrize(("edition", "style"), INVITED, ids=lambda each: getattr(each, "key", each))
def test_a_style_is_followed_where_it_can_be(edition: ludoteka.Edition, style: str) -> None:
    """Over some decisions it makes moves of its liking more often than a bot without style."""
    plain = styled = 0.0
    for seed, info in enumerate(differing(edition, style, 40)):
        plain += liked(info, style, SearchBot(seed, iterations=THOUGHT).choose(info))
        styled += liked(info, style, SearchBot(seed, iterations=THOUGHT, style=style).choose(info))
    assert styled > plain


@pytest.mark.parametrize(("edition", "style"), INVITED, ids=lambda each: getattr(each, "key", each))
def test_a_style_costs_little(edition: ludoteka.Edition, style: str) -> None:
    """What it likes better was thought about, and promises hardly less than the best move."""
    for seed, info in enumerate(differing(edition, style, 4)):
        edges = SearchBot(seed, iterations=THOUGHT).search(info).root.edges
        bot = SearchBot(seed, iterations=THOUGHT, style=style)
        best = bot.most_visited(bot.search(info))
        advice = info.game.advice
        assert advice is not None
        chosen = bot.to_its_taste(info, advice, edges, next(edge for edge in edges if edge.move is best.move))
        assert chosen.mean >= best.mean - advice.leniency()
        assert float(chosen.visits) >= CONSIDERED * float(best.visits)


def test_a_style_explains_what_it_would_do() -> None:
    """What it puts first is to its taste, even where it has thought more about something else."""
    gained = 0.0
    for edition, style in INVITED:
        for seed, info in enumerate(differing(edition, style, 8)):
            found = SearchBot(seed, iterations=THOUGHT, style=style).explain(info)
            assert found.line[0] == (int(info.seat), found.best.move)
            most = max(found.candidates, key=lambda each: each.visits)
            gain = liked(info, style, found.best.move) - liked(info, style, most.move)
            assert gain >= 0.0
            gained += gain
    assert gained > 0.0


def test_a_style_that_a_game_does_not_have_is_refused() -> None:
    edition = ludoteka.game("kragmortha")
    info = asked(edition, next(choices(begin(edition), 1)))
    with pytest.raises(BadOption, match="Kragmortha has no style 'explorer'; it has rascal"):
        ludoteka.bot("explorer").choose(info)
