"""A bot takes over a seat and a person comes back: which Looks bind, and what becomes of a pending answer."""

from __future__ import annotations

import pytest

import ludoteka
from ludoteka.core import Bot, Info, Move
from ludoteka.core.info import imagined_info
from ludoteka.core.options import Value
from ludoteka.games.kragmortha import GAME
from ludoteka.games.kragmortha.position import Kragmortha

from tests.games.kragmortha.tables import asked, looks_of, picture, play, squares, table, texts

TABLE: dict[str, Value] = {"look_mode": "table"}
EDITION = ludoteka.Edition(GAME)


def match_at(position: Kragmortha, seed: int | None = None) -> ludoteka.Match:
    return EDITION.at(position, seed)


def shy(*looks: str) -> Kragmortha:
    """Red stands beside blue, at a table of people; his Looks bind by their table texts."""
    return table(4, {"red": "c3", "blue": "c4"}, hands={"red": ["g:S+G", "g:P+R"]}, looks={"red": looks}, options=TABLE)


# ---- KM-TABLE-12: a bot's Looks bind by their enforced texts


def test_km_table_12_a_takeover_makes_the_looks_enforced_and_is_written_down() -> None:
    match = match_at(shy("W-13"))
    assert "play g:S+G c4" in match.moves()
    match.seat_bot(0)
    assert ("play g:S+G c4" in match.moves(), "play g:S+G d3" in match.moves()) == (False, True)
    assert [line.text for line in match.record().lines] == ["bot P1"]  # type: ignore[union-attr]


def test_km_table_12_a_person_who_comes_back_finds_table_texts_again() -> None:
    match = match_at(shy("W-13"))
    before = match.moves(0)
    match.seat_bot(0)
    match.seat_person(0)
    assert match.moves(0) == before


def test_km_table_12_what_he_had_switched_stays_switched() -> None:
    match = match_at(shy("W-13", "W-17"))
    match.play("switch W-13", 0)
    match.seat_bot(0)
    match.seat_person(0)
    looks = picture(match.position)["players"][0]["looks"] or []  # type: ignore[arg-type]
    assert [(look["id"], look["enforced"]) for look in looks] == [("W-13", True), ("W-17", False)]
    assert "switch W-13" not in match.moves(0)
    assert "switch W-17" in match.moves(0)


def test_km_table_12_a_look_the_bot_received_he_obeys_at_the_table() -> None:
    position = table(4, {"red": "c7"}, hands={"red": ["g:S+P"]}, options=TABLE, bots=["red"])
    match = match_at(play(position, "play g:S+P d7", "look W-13"))
    match.seat_person(0)
    assert ("switch W-13" in match.moves(0), "accuse P1 W-13" in match.moves(1)) == (True, True)


def test_w_09_a_bot_does_not_see_the_card_on_its_head_and_a_person_who_comes_back_does() -> None:
    match = match_at(shy("W-09"))
    match.seat_bot(0)
    hands = [picture(match.position, viewer)["players"][0]["hand"] for viewer in (0, 1)]  # type: ignore[arg-type]
    assert hands == [["g:S+G", None], [None, "g:P+R"]]
    match.seat_person(0)
    assert picture(match.position, 0)["players"][0]["hand"] == ["g:S+G", "g:P+R"]  # type: ignore[arg-type]


def test_w_09_a_takeover_tells_the_others_the_card_on_the_head() -> None:
    match = match_at(shy("W-09"))
    match.seat_bot(0)
    assert [match.log(viewer)[-1]["args"].get("card") for viewer in (0, 1, None)] == [None, "g:P+R", "g:P+R"]


def test_km_table_12_a_record_with_takeovers_in_the_middle_of_rituals_and_votes_replays() -> None:
    match = EDITION.new(3, seed=5, options={"first_player": "vote", "bot_breach": 0.2})
    match.play("vote P2", 0)
    for seat in (1, 2):
        match.seat_bot(seat)
    while not match.over:
        match.play(match.moves()[-1])
        seat = len(match.entries) % 3
        if len(match.entries) % 7 == 0 and not match.over:
            (match.seat_person if seat in match.bots else match.seat_bot)(seat)
    again = ludoteka.load(match.record().text, EDITION)
    assert again.position.dump() == match.position.dump()


def test_w_05_taken_over_a_symbol_is_named_and_replaces_the_words_for_good() -> None:
    match = match_at(shy("W-05"))
    match.seat_bot(0)
    assert (match.to_act, match.moves()[0]) == (1, "symbol scroll")
    match.play("symbol scroll")
    assert "play g:S+G c4" not in match.moves(0)
    match.seat_person(0)
    assert "switch W-05" not in match.moves(0)


@pytest.mark.parametrize("look", ["W-22", "W-23"])
def test_km_table_11_what_is_enforced_in_any_case_a_takeover_does_not_change(look: str) -> None:
    match = match_at(shy(look))
    before = (match.moves(), match.view(2)["players"][0]["hand"])  # type: ignore[typeddict-item]
    match.seat_bot(0)
    assert (match.moves(), match.view(2)["players"][0]["hand"]) == before  # type: ignore[typeddict-item]


# ---- answers that were pending


def test_km_table_12_an_accused_who_leaves_has_denied() -> None:
    match = match_at(shy("W-13"))
    match.play("accuse P1 W-13", 1)
    match.seat_bot(0)
    assert match.waiting == [2, 3]


def test_km_table_12_whoever_leaves_in_a_vote_has_not_voted() -> None:
    match = match_at(shy("W-13"), seed=1)
    match.play("accuse P1 W-13", 1)
    match.play("deny", 0)
    match.play("innocent", 2)
    match.seat_bot(3)
    assert (match.to_act, looks_of(match.position, "red")) == (0, ["W-13"])  # type: ignore[arg-type]
    assert [letter["key"] for letter in match.log(2)][-2:] == ["judged", "acquitted"]


def test_km_table_12_a_vote_cannot_be_taken_back_once_a_takeover_has_let_all_see_the_votes() -> None:
    match = match_at(shy("W-13"), seed=1)
    match.play("accuse P1 W-13", 1)
    match.play("deny", 0)
    match.play("innocent", 2)
    assert match.can_undo(2)
    match.seat_bot(3)
    assert not match.can_undo(2)


def test_km_table_12_a_verdict_by_takeover_lets_chance_draw_the_look() -> None:
    match = match_at(shy("W-13"), seed=1)
    match.play("accuse P1 W-13", 1)
    match.play("deny", 0)
    match.play("guilty", 2)
    match.seat_bot(3)
    assert match.to_act is not None
    assert match.to_act >= 0
    assert len(looks_of(match.position, "red")) == 2  # type: ignore[arg-type]


def test_km_table_12_a_fourth_look_by_takeover_ends_the_match() -> None:
    match = match_at(shy("W-13", "W-17", "W-18"), seed=1)
    match.play("accuse P1 W-13", 1)
    match.play("deny", 0)
    match.play("guilty", 2)
    match.seat_bot(3)
    assert (match.over, len(match.standings())) == (True, 4)


def test_km_enf_7_a_ritual_that_was_pending_becomes_a_matter_of_luck() -> None:
    position = table(4, {"red": "c3"}, looks={"red": ["W-20"]}, dawn=True)
    match = match_at(position)
    match.seat_bot(0)
    assert asked(position) == "chance ritual"
    sampled = match_at(table(4, {"red": "c3"}, looks={"red": ["W-20"]}, dawn=True, options={"bot_breach": 0}), seed=1)
    sampled.seat_bot(0)
    assert sampled.moves()[0].startswith("play")


# ---- KM-ENF-8: bots fumble


@pytest.mark.parametrize("look", ["W-09", "W-10", "W-11", "W-12", "W-21", "W-24"])
def test_km_enf_8_a_bot_that_a_look_dazes_fumbles_and_a_person_does_not(look: str) -> None:
    bot = table(4, looks={"red": [look]}, bots=["red"])
    assert (bot.fumble(0), bot.fumble(1), table(4, looks={"red": [look]}).fumble(0)) == (0.15, 0.0, 0.0)


def test_km_enf_8_no_other_look_makes_a_bot_fumble() -> None:
    dazing = ("W-09", "W-10", "W-11", "W-12", "W-21", "W-24")
    others = [f"W-{number:02}" for number in range(1, 25) if f"W-{number:02}" not in dazing]
    assert [look for look in others if table(4, looks={"red": [look]}, bots=["red"]).fumble(0)] == []


def test_km_enf_8_how_often_is_an_option() -> None:
    assert [
        table(4, looks={"red": ["W-12"]}, bots=["red"], options={"bot_fumble": value}).fumble(0) for value in (0, 0.4)
    ] == [0.0, 0.4]


class Stubborn(Bot):
    """Always wants the same move."""

    def decide(self, info: Info) -> Move:
        return info.open_moves()[0]


def test_km_enf_8_fumbling_is_a_uniformly_random_option_in_place_of_the_bots_own() -> None:
    position = table(
        4, {"red": "c3"}, hands={"red": ["g:S+O"]}, looks={"red": ["W-12"]}, bots=["red"], options={"bot_fumble": 0.4}
    )
    bot, count = Stubborn(seed=3), dict.fromkeys(texts(position), 0)
    for _ in range(2000):
        count[bot.choose(imagined_info(GAME, 0, position, []))] += 1
    own, *others = count.values()
    assert len(others) == 3
    assert 1300 < own < 1500  # six tenths, and a quarter of the rest
    assert all(150 < each < 250 for each in others)


def test_km_enf_8_apart_from_that_it_plays_from_the_info_a_person_would_get() -> None:
    for look in ("W-09", "W-10", "W-11", "W-12", "W-24"):
        infos = [
            imagined_info(GAME, 0, table(4, {"red": "c3"}, looks={"red": [look]}, bots=bots), [])
            for bots in ([], ["red"])
        ]
        hands = [[info.view["players"][0]["hand"], info.view["rigor"]] for info in infos]  # type: ignore[typeddict-item]
        assert (hands[0], infos[0].moves) == (hands[1], infos[1].moves), look


def test_km_enf_9_a_bot_under_a_look_of_class_r_is_not_offered_what_is_illegal() -> None:
    position = table(4, {"red": "c3", "blue": "c4"}, hands={"red": ["g:S+G"]}, looks={"red": ["W-13"]}, bots=["red"])
    assert squares(position, "play g:S+G") == {"d3"}
    assert imagined_info(GAME, 0, position, []).moves == texts(position)
