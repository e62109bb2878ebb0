"""Earning and spending tokens (rules.md 2: tokens)."""

from __future__ import annotations

from tests.games.toerkk.tables import asked, events, play, table, texts, tokens


def test_tk_token_1_each_kill_earns_one_token() -> None:
    position = table(fields={"P1": "W W", "P2": "M M"}, attacks={"P1.W1": "P2.M1", "P1.W2": "P2.M2"}, at="damage")
    assert (tokens(position, "P1"), position.supply) == (2, 8)


def test_tk_token_1_a_character_killed_a_second_time_earns_a_second_token() -> None:
    """S-59."""
    position = table(fields={"P2": "M"}, hands={"P1": ["strzal", "strzal"], "P2": ["rezurekcja"]})
    play(position, "P1 play strzal P2.M1", "P2 play rezurekcja miner", "P1 play strzal P2.M1")
    assert tokens(position, "P1") == 2


def test_tk_token_2_the_token_is_taken_at_once_from_the_supply() -> None:
    """S-37."""
    position = table(
        fields={"P2": "M"},
        hands={"P1": ["strzal"], "P2": ["mgla"]},
        tokens={"P1": 1},
        heroes={"P1": "hedda"},
        turn="P2",
    )
    play(position, "P2 pass", "P1 play strzal P2.M1")
    assert (tokens(position, "P1"), position.supply) == (2, 8)
    play(position, "P2 pass")
    assert (asked(position), texts(position)) == ("P1 main-window", ["use hedda", "pass"])


def test_tk_token_3_a_blocking_warrior_earns_in_the_turn_of_the_other() -> None:
    """S-25."""
    position = table(fields={"P1": "W", "P2": "W"}, attacks={"P1.W1": "hero"}, blocks={"P2.W1": "P1.W1"}, at="damage")
    assert tokens(position, "P2") == 1


def test_tk_token_4_kills_by_cards_earn_as_well() -> None:
    """S-37."""
    position = table(fields={"P2": "W"}, hands={"P1": ["strzal"]}, turn="P2")
    assert tokens(play(position, "P1 play strzal P2.W1"), "P1") == 1


def test_tk_token_4_kills_by_abilities_earn_as_well() -> None:
    """R-23."""
    position = table(fields={"P2": "M"}, heroes={"P1": "orm"}, tokens={"P1": 3})
    assert tokens(play(position, "use orm P2.M1"), "P1") == 1


def test_tk_token_5_from_an_empty_supply_nothing_is_earned_or_owed() -> None:
    """S-38."""
    position = table(
        fields={"P2": "M M"},
        hands={"P1": ["strzal", "strzal"], "P2": ["mgla"]},
        tokens={"P2": 3},
        heroes={"P2": "tove"},
        supply=0,
    )
    told = events(position, "P1 play strzal P2.M1")
    assert ("killed", {"character": "P2.M1", "seat": 0, "token": "no"}) in told
    assert tokens(position, "P1") == 0
    play(position, "P2 use tove", "chance draw medyk")
    assert (tokens(position, "P1"), position.supply) == (0, 3)


def test_tk_token_6_tokens_that_were_spent_can_be_earned_again() -> None:
    """S-38."""
    position = table(
        fields={"P2": "M"}, hands={"P1": ["strzal"], "P2": ["mgla"]}, tokens={"P2": 3}, heroes={"P2": "tove"}, supply=0
    )
    play(position, "pass", "P2 use tove", "chance draw medyk", "P1 play strzal P2.M1")
    assert (tokens(position, "P1"), position.supply) == (1, 2)


def test_tk_token_7_tokens_are_spent_in_any_window_of_any_turn() -> None:
    for turn in ("P1", "P2"):
        for moment in ("roll", "main", "combat", "attack", "block", "end"):
            position = table(
                fields={turn: "W"},
                heroes={"P1": "hedda"},
                tokens={"P1": 2},
                turn=turn,
                attacks={f"{turn}.W1": "hero"},
                at=moment,
            )
            assert "use hedda" in texts(position)


def test_tk_token_8_a_trade_earns_nobody_a_token() -> None:
    """S-5."""
    position = play(table(recruits={"P1": "M M"}, at="trade"), "trade miner miner")
    assert (tokens(position, "P1"), tokens(position, "P2"), position.supply) == (0, 0, 10)


def test_tk_token_8_losing_life_to_a_location_earns_nobody_a_token() -> None:
    position = play(table(fields={"P1": "W"}, location="zasadzka", at="die"), "chance roll 1")
    assert (tokens(position, "P1"), tokens(position, "P2")) == (0, 0)


def test_tk_token_8_an_own_character_lost_in_a_fight_earns_its_side_nothing() -> None:
    position = table(fields={"P1": "W", "P2": "M"}, attacks={"P1.W1": "hero"}, blocks={"P2.M1": "P1.W1"}, at="damage")
    assert tokens(position, "P2") == 0


def test_tk_token_9_the_active_side_is_served_first() -> None:
    position = table(
        fields={"P1": "W W", "P2": "W M"},
        attacks={"P1.W1": "hero", "P1.W2": "P2.M1"},
        blocks={"P2.W1": "P1.W1"},
        supply=2,
        at="damage",
    )
    assert (tokens(position, "P1"), tokens(position, "P2"), position.supply) == (2, 0, 0)
