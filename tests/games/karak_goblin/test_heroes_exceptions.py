"""Heroes who may play what others may not: Argentus, Lord Xanros, Victorius (rules.md 2.17)."""

from __future__ import annotations

import pytest

from ludoteka.core.options import Value
from ludoteka.games.karak_goblin.position import KarakGoblin
from tests.games.karak_goblin.tables import asked, events, health, let_chance, picture, play, refused, table, texts

ON: dict[str, Value] = {"abilities": "on"}


def argentus(hand: list[str], fight: str = "m1-13", **more: object) -> KarakGoblin:
    return table(heroes={"P1": "argentus"}, hands={"P1": hand}, fight=fight, **{"options": ON, **more})  # type: ignore[arg-type]


def xanros(hand: list[str], fight: str, **more: object) -> KarakGoblin:
    return table(heroes={"P1": "xanros"}, hands={"P1": hand}, fight=fight, keys={"P1": 1}, **{"options": ON, **more})  # type: ignore[arg-type]


def victorius(hand: list[str], fight: str = "m1-13", **more: object) -> KarakGoblin:
    return table(heroes={"P1": "victorius"}, hands={"P1": hand}, fight=fight, **{"options": ON, **more})  # type: ignore[arg-type]


def totals(position: KarakGoblin) -> tuple[int, int]:
    fight = picture(position)["fight"]
    assert fight is not None
    return fight["attack"], fight["defence"]


def exception(position: KarakGoblin) -> str | None:
    fight = picture(position)["fight"]
    assert fight is not None
    return fight["exception"]


# ---- all of them


@pytest.mark.parametrize("edition", ["standard", "pl", "de"])
def test_kg_hero_1_abilities_are_off_unless_the_table_agrees(edition: str) -> None:
    """S-54"""
    position = play(argentus(["arg-2", "arg-1"], options={"edition": edition}), "play arg-2")
    assert refused(position, "play arg-1").clause == "KG-FIGHT-10"


# ---- Argentus


def test_kg_hero_argentus_1_a_blue_card_that_does_not_follow() -> None:
    """S-54: after arg-2 only green may follow."""
    position = play(argentus(["arg-2", "arg-1", "arg-5"]), "play arg-2")
    assert texts(position, "play ") == ["arg-1"]


def test_kg_hero_argentus_1_the_chain_goes_on_from_it() -> None:
    """S-54: arg-1 allows red, and arg-5 allows blue."""
    position = play(argentus(["arg-2", "arg-1", "arg-5", "arg-3"]), "play arg-2", "play arg-1", "play arg-5")
    assert texts(position, "play ") == ["arg-3"]


def test_kg_hero_argentus_1_only_once_in_a_fight() -> None:
    """S-54"""
    position = play(argentus(["arg-2", "arg-1", "a1-04"]), "play arg-2", "play arg-1")
    refusal = refused(position, "play a1-04")
    assert (refusal.clause, refusal.key) == ("KG-HERO-ARGENTUS-1", "exception-used")


def test_kg_hero_argentus_1_it_is_not_spent_where_it_is_not_needed() -> None:
    """R-53: the first card, and a blue card that may follow."""
    position = play(argentus(["arg-1", "arg-5", "arg-2"]), "play arg-1", "play arg-5", "play arg-2")
    assert exception(position) == "unused"


def test_kg_hero_argentus_1_in_the_next_fight_he_has_it_again() -> None:
    position = argentus(["arg-2", "arg-1", "arg-5", "arg-6"], "m1-04", rows=["m1-01"])
    play(position, "play arg-2", "play arg-1", "stop")
    let_chance(play(let_chance(position), "P2 heal"))
    assert exception(play(position, "fight m1-01")) == "unused"


def test_kg_hero_argentus_1_only_blue() -> None:
    position = play(argentus(["arg-2", "arg-6"]), "play arg-2")
    assert texts(position, "play ") == []


def test_kg_hero_argentus_2_not_if_blue_is_cursed() -> None:
    """S-54: the Cave Rat curses blue."""
    position = argentus(["arg-4", "arg-1", "arg-2"], "m1-06")
    assert texts(position, "play ") == ["arg-4"]
    assert refused(play(position, "play arg-4"), "play arg-1").clause == "KG-CURSE-5"


# ---- Lord Xanros


def test_kg_hero_xanros_1_a_card_of_a_cursed_colour() -> None:
    """S-56: against the Cave Troll 4/5, which curses red."""
    position = xanros(["xan-6", "xan-1", "xan-2", "xan-5"], "m2-19", weapons={"P1": "w2-1"})
    play(position, "play xan-6", "play xan-1", "play xan-5")
    assert refused(position, "play xan-2").key == "exception-used"
    told = events(position, "stop")
    assert told[0][1]["hits"] == 1
    assert told[1] == ("beaten", {"seat": 0, "monster": "m2-19", "attack": 5, "hp": 5})


def test_kg_hero_xanros_1_the_colour_must_follow_all_the_same() -> None:
    """R-56: the Orc Shaman curses blue, and after xan-6 only red or yellow may follow."""
    position = play(xanros(["xan-5", "xan-6", "xan-4"], "m2-04"), "play xan-6")
    assert refused(position, "play xan-5").clause == "KG-FIGHT-10"


def test_kg_hero_xanros_1_one_cursed_attack_or_defence_counts() -> None:
    """S-57: against the Orc Drummer, which curses defence: defence 2, one hit."""
    position = play(xanros(["xan-5", "xan-6"], "m2-03"), "play xan-5", "play xan-6")
    assert texts(position, "free ") == ["xan-5 defence", "xan-6 defence"]
    assert totals(play(position, "free xan-5 defence")) == (1, 2)
    assert (texts(position, "free "), events(position, "stop")[0][1]["hits"]) == ([], 1)


def test_kg_hero_xanros_1_one_cursed_draw_is_carried_out_as_the_card_is_played() -> None:
    position = xanros(["xan-4", "xan-1"], "m2-08")
    assert texts(position, "play ") == ["xan-1", "xan-4", "xan-4 free draw"]
    assert asked(play(position.copy(), "play xan-4")) == "P1"
    assert asked(play(position, "play xan-4 free draw")) == "chance draw"


def test_kg_hero_xanros_1_one_cursed_heal_is_carried_out_as_the_card_is_played() -> None:
    position = xanros(["xan-3"], "m2-15", hp={"P1": 2})
    assert health(play(position, "play xan-3 free heal"), "P1") == 3


def test_kg_hero_xanros_1_colour_and_effect_together_once() -> None:
    """The exception spent on red is not there for an effect: against the Fallen Priest (heal and red)."""
    position = table(hands={"P1": ["xan-3", "xan-6"]}, keys={"P1": 2}, fight="m3-14", options=ON)
    assert texts(position, "play ") == ["xan-3", "xan-6"]
    assert refused(position, "play xan-3 free heal").key == "exception-for-colour"


def test_kg_hero_xanros_1_an_effect_that_is_not_cursed_needs_no_freeing() -> None:
    assert refused(xanros(["xan-4"], "m2-03"), "play xan-4 free draw").key == "effect-not-cursed"


def test_kg_hero_xanros_1_others_cannot_do_it() -> None:
    position = play(table(hands={"P1": ["hor-4"]}, keys={"P1": 1}, fight="m2-03", options=ON), "play hor-4")
    assert refused(position, "free xan-5 defence").key == "no-ability"


def test_kg_hero_xanros_2_never_against_a_curse_on_equipment() -> None:
    """S-57: a Sword under a curse on weapons stays useless, and nothing can be freed."""
    position = play(xanros(["xan-5", "xan-6"], "m2-14", weapons={"P1": "w2-1"}), "play xan-5", "play xan-6")
    assert (texts(position), totals(position)) == (["stop"], (1, 3))


# ---- Victorius


def test_kg_hero_victorius_1_his_second_card_may_have_any_colour() -> None:
    """vic-1 allows green only."""
    position = play(victorius(["vic-1", "vic-2", "vic-6", "vic-4"]), "play vic-1")
    assert texts(position, "play ") == ["vic-2", "vic-4", "vic-6"]


def test_kg_hero_victorius_1_but_not_a_cursed_one() -> None:
    """R-54: the Cave Spider curses yellow."""
    position = play(victorius(["vic-4", "vic-5", "vic-1"], "m1-09"), "play vic-4")
    assert (texts(position, "play "), refused(position, "play vic-1").clause) == (["vic-5"], "KG-CURSE-5")


def test_kg_hero_victorius_1_without_abilities_it_must_follow() -> None:
    position = play(victorius(["vic-1", "vic-2", "vic-4"], options={}), "play vic-1")
    assert texts(position, "play ") == ["vic-4"]


def test_kg_hero_victorius_2_the_third_card_follows_the_second() -> None:
    """After vic-1 and vic-2 only blue may follow."""
    position = play(victorius(["vic-1", "vic-2", "vic-6", "a1-04"]), "play vic-1", "play vic-2")
    assert texts(position, "play ") == ["a1-04"]
