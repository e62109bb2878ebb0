"""Limits, decks that run out, and who may look into what (rules.md 2: limits and secrecy; 3.12)."""

from __future__ import annotations

from tests.games.toerkk.tables import (
    asked,
    camp,
    deck,
    depth,
    discard,
    events,
    graveyard,
    hand,
    life,
    opening,
    picture,
    play,
    recruits,
    refused,
    table,
    texts,
)

SIX = ["strzal", "bomba", "mgla", "medyk", "powodz", "wybuch"]
EVERYBODY = "W W W W W M M M M M L"


def test_tk_limit_1_there_is_no_hand_limit() -> None:
    box = opening().box
    cards = [box.cards[card] for card in box.kinds.cards(box.kinds.whole)]
    position = table(hands={"P1": cards[:-1]}, recruits={"P1": "W W W W W M M M M"}, at="draw")
    play(position, f"chance draw {cards[-1]}", "chance draw leader")
    assert (len(hand(position, "P1")), len(recruits(position, "P1"))) == (20, 10)


def test_tk_limit_2_life_never_exceeds_ten() -> None:
    """S-52."""
    assert life(play(table(hands={"P1": ["medyk"]}, life={"P1": 9}), "play medyk"), "P1") == 10
    springs = table(location="gorace_zrodla", life={"P1": 9}, at="die")
    assert life(play(springs, "chance roll 1"), "P1") == 10


def test_tk_limit_3_depth_never_falls_below_the_ground() -> None:
    """S-51."""
    position = table(location="zapadlisko", depth={"P1": 1}, fields={"P1": "W"}, at="die")
    assert depth(play(position, "chance roll 1"), "P1") == 0


def test_tk_limit_4_nobody_throws_a_card_away() -> None:
    position = table(hands={"P1": ["medyk", "rezurekcja", "slepy_wedrowiec"]}, recruits={"P1": "M"})
    assert texts(position) == ["place miner", "pass"]
    assert refused(position, "swap medyk").clause == "TK-MULLIGAN-1"


def test_tk_limit_5_an_empty_character_deck_is_made_anew_of_the_graveyard() -> None:
    position = table(fields={"P1": "W"}, graves={"P1": "W M L"}, camps={"P1": ""}, at="draw")
    buried = graveyard(position, "P1")
    told = events(position, "chance draw bomba")
    assert ("reshuffled", {"seat": 0, "deck": "character"}) in told
    play(position, "chance draw leader")
    assert (recruits(position, "P1"), len(camp(position, "P1")), graveyard(position, "P1")) == (
        ["leader"],
        len(buried) - 1,
        [],
    )


def test_tk_limit_5_only_when_a_card_is_needed() -> None:
    """R-24."""
    position = play(table(camps={"P1": "M"}, graves={"P1": "W"}, at="draw"), "chance draw bomba", "chance draw miner")
    assert (camp(position, "P1"), "warrior" in graveyard(position, "P1")) == ([], True)


def test_tk_limit_6_an_empty_action_deck_is_made_anew_of_the_discard_pile() -> None:
    """S-9."""
    box = opening().box
    rest = [box.cards[card] for card in box.kinds.cards(box.kinds.whole)]
    for card in SIX:
        rest.remove(card)
    position = table(hands={"P1": rest}, discards={"P1": SIX}, at="draw")
    assert (len(deck(position, "P1")), discard(position, "P1")) == (6, [])
    play(position, "chance draw bomba")
    assert (len(deck(position, "P1")), discard(position, "P1"), "bomba" in hand(position, "P1")) == (5, [], True)


def test_tk_limit_7_if_deck_and_pile_are_empty_nothing_is_drawn_and_the_game_goes_on() -> None:
    """S-8."""
    position = table(fields={"P1": EVERYBODY}, at="draw")
    told = events(position, "chance draw bomba")
    assert ("nothing-to-draw", {"seat": 0, "deck": "character"}) in told
    assert (recruits(position, "P1"), life(position, "P1"), asked(position)) == ([], 10, "chance location")


def test_tk_limit_7_an_action_card_that_cannot_be_drawn_is_not_owed() -> None:
    box = opening().box
    cards = [box.cards[card] for card in box.kinds.cards(box.kinds.whole)]
    position = table(hands={"P1": cards}, at="draw")
    assert asked(position) == "chance character"


# ---- secrecy


def test_tk_secret_1_opponents_see_how_many_cards_are_discarded_but_not_which() -> None:
    """S-82."""
    position = table(hands={"P1": ["tarcza"]}, discards={"P2": [*SIX, "lonsdaleit"]})
    theirs = picture(position, "P1")["players"][1]
    assert (theirs["discards"], theirs["discard"]) == (7, None)


def test_tk_secret_2_opponents_see_how_many_are_buried_but_not_who() -> None:
    position = table(hands={"P1": ["tarcza"]}, graves={"P2": "W M L"})
    theirs = picture(position, "P1")["players"][1]
    assert (theirs["graves"], theirs["graveyard"]) == (3, None)


def test_tk_secret_2_spectators_look_into_nobodys_piles() -> None:
    position = table(hands={"P1": ["tarcza"]}, graves={"P1": "W", "P2": "W"}, discards={"P1": SIX, "P2": SIX})
    assert [(each["discard"], each["graveyard"]) for each in picture(position)["players"]] == [(None, None)] * 2


def test_tk_secret_3_the_owner_looks_through_his_own_piles() -> None:
    """S-82."""
    position = table(hands={"P1": ["tarcza"]}, discards={"P2": SIX}, graves={"P2": "W M L"})
    own = picture(position, "P2")["players"][1]
    assert sorted(own["discard"] or []) == sorted(SIX)
    assert own["graveyard"] == ["warrior", "miner", "leader"]


def test_tk_secret_4_numbers_of_cards_are_public_in_every_zone() -> None:
    position = table(
        hands={"P1": ["tarcza"], "P2": SIX}, recruits={"P2": "M W"}, discards={"P2": ["lonsdaleit"]}, graves={"P2": "L"}
    )
    for viewer in (-1, 0, 1):
        seen = picture(position, viewer)["players"][1]
        counts = (seen["cards"], seen["characters"], seen["deck"], seen["camp"], seen["discards"], seen["graves"])
        assert counts == (6, 2, 13, 8, 1, 1)


def test_tk_secret_4_hands_are_seen_by_their_holder_alone() -> None:
    position = table(hands={"P1": ["tarcza"], "P2": SIX}, recruits={"P2": "M W"})
    shown = [
        (
            picture(position, viewer)["players"][1]["hand"] is not None,
            picture(position, viewer)["players"][1]["recruits"] is not None,
        )
        for viewer in (-1, 0, 1)
    ]
    assert shown == [(False, False), (False, False), (True, True)]


def test_tk_secret_4_a_card_drawn_is_told_to_its_holder_alone() -> None:
    told = [events(table(at="draw"), "chance draw bomba", viewer=viewer)[0][1]["card"] for viewer in (0, 1, -1)]
    assert (told[0], told[1] == told[2] != "bomba") == ("bomba", True)


def test_tk_secret_4_when_the_game_is_over_everything_is_laid_open() -> None:
    position = table(hands={"P1": ["bomba"], "P2": SIX}, graves={"P2": "W"}, life={"P2": 3})
    play(position, "play bomba P2")
    shown = picture(position, "P1")["players"][1]
    assert (sorted(shown["hand"] or []), shown["graveyard"]) == (sorted(SIX), ["warrior"])
