"""Whatever crosses a border comes back the same: moves as notation, positions as JSON, matches as records, info."""

from __future__ import annotations

import json

import ludoteka
from ludoteka.core import CHANCE, NOBODY, Rng

from tests.contract.tables import (
    Setup,
    at_every_table,
    at_every_table_often,
    key_of,
    of_every_game,
    play_at_random,
    spots,
)


@of_every_game
def test_every_move_is_found_by_its_notation_and_by_its_number(edition: ludoteka.Edition) -> None:
    pack = edition.pack()
    assert pack.moves
    for number, move in enumerate(pack.moves):
        assert pack.parse(move.text) is move
        assert move.number == number
        assert move.text == " ".join(move.text.split())
        assert move.clause in edition.clauses


@of_every_game
def test_spaces_and_letter_case_of_a_notation_are_forgiven(edition: ludoteka.Edition) -> None:
    pack = edition.pack()
    folded = [move.text.casefold() for move in pack.moves]
    for move in pack.moves:
        assert pack.parse(f"  {move.text} ") is move
        if folded.count(move.text.casefold()) == 1:
            assert pack.parse(move.text.upper().replace(" ", "  ")) is move


@of_every_game
def test_moves_are_written_as_json_for_pictures_and_words(edition: ludoteka.Edition) -> None:
    for move in edition.pack().moves:
        data = json.loads(json.dumps(move.json()))
        assert data == move.json()
        assert list(data) == ["move", "kind", "pieces", "clause", "key", "args"]


@at_every_table
def test_a_restored_position_is_the_same_for_everybody(setup: Setup) -> None:
    for _, position in spots(setup, 3):
        twin = setup.restored(position.dump())
        assert key_of(twin) == key_of(position)
        assert twin.options == position.options
        assert [move.text for move in twin.moves()] == [move.text for move in position.moves()]
        assert twin.waiting() == position.waiting()
        assert sorted(twin.census()) == sorted(position.census())
        for viewer in setup.viewers():
            assert twin.view(viewer) == position.view(viewer)
            assert twin.prompt(viewer).json() == position.prompt(viewer).json()
            assert twin.odds(viewer) == position.odds(viewer)
            assert key_of(twin.imagine(viewer, Rng(2))) == key_of(position.imagine(viewer, Rng(2)))
        if position.to_act == NOBODY:
            assert twin.standing() == position.standing()


@at_every_table
def test_views_and_prompts_are_json_and_name_their_viewer(setup: Setup) -> None:
    for _, position in spots(setup, 1, first=4):
        for viewer in setup.viewers():
            view, prompt = position.view(viewer), position.prompt(viewer).json()
            assert json.loads(json.dumps(view)) == view
            assert json.loads(json.dumps(prompt)) == prompt
            assert view["viewer"] == viewer
            assert prompt["clause"] in setup.edition.clauses
            assert prompt["key"]


@at_every_table
def test_a_restored_match_goes_on_where_the_dumped_one_stood(setup: Setup) -> None:
    match, rng = setup.match(), Rng(5)
    while not match.over:
        play_at_random(match, rng, setup.pace)
        twin = setup.edition.restore(json.loads(json.dumps(match.dump())))
        assert twin.dump() == match.dump()
        assert twin.to_act == match.to_act
        assert twin.moves() == match.moves()


@at_every_table_often(2)
def test_a_record_is_replayed_to_the_same_position_at_every_decision(setup: Setup, seed: int) -> None:
    match, rng = setup.match(seed), Rng(seed)
    while not match.over:
        play_at_random(match, rng, setup.pace**2)
        loaded = ludoteka.load(match.record().text, setup.edition)
        assert loaded.dump() == match.dump()
        assert loaded.record().text == match.record().text
        for seat in [None, *range(setup.seats)]:
            assert loaded.log(seat) == match.log(seat)
    assert ludoteka.check(match.record().text, setup.edition).standings() == match.standings()


@at_every_table
def test_a_loaded_match_goes_on_like_the_one_that_was_never_put_away(setup: Setup) -> None:
    match = setup.match(seed=6)
    play_at_random(match, Rng(6), steps=9)
    loaded = ludoteka.load(match.record().text, setup.edition)
    play_at_random(match, Rng(8), steps=setup.bound)
    play_at_random(loaded, Rng(8), steps=setup.bound)
    assert match.over
    assert loaded.record().text == match.record().text


@at_every_table
def test_a_record_of_chance_played_by_hand_is_replayed_too(setup: Setup) -> None:
    match = setup.match()
    play_at_random(match, Rng(9), steps=setup.bound)
    assert match.over
    assert ludoteka.load(match.record().text, setup.edition).dump() == match.dump()


@at_every_table
def test_a_bot_chooses_the_same_from_an_info_that_crossed_a_border(setup: Setup) -> None:
    match, rng, asked = setup.match(seed=10), Rng(10), 0
    while not match.over:
        for seat in match.waiting:
            info = match.info(seat)
            sent = setup.edition.info(json.loads(json.dumps(info.json())))
            assert sent.json() == info.json()
            assert sent.moves == match.moves(seat)
            assert sent.view == match.view(seat)
            assert key_of(sent.imagine(Rng(3))) == key_of(match.position.imagine(seat, Rng(3)))
            choice = ludoteka.bot("random", seed=asked).choose(sent)
            assert choice == ludoteka.bot("random", seed=asked).choose(info)
            assert choice in match.moves(seat)
            asked += 1
        play_at_random(match, rng, setup.pace)
    assert asked > 0


@at_every_table
def test_the_seat_that_is_asked_is_asked_in_the_world_it_imagines(setup: Setup) -> None:
    for _, position in spots(setup, 1, first=11):
        for seat in position.waiting():
            world = position.imagine(seat, Rng(1))
            assert seat in world.waiting()
            assert seat == world.to_act or len(world.waiting()) > 1
        if position.to_act in (CHANCE, NOBODY):
            for viewer in setup.viewers():
                assert position.imagine(viewer, Rng(1)).to_act == position.to_act
