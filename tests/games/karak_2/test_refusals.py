"""Why something is refused, and what is asked: the first rule that fails is named (rules.md 3.3, 3.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludoteka.games.karak_2.position import Karak2
from tests.games.karak_2.tables import opening, pack, play, refused, stock, table, words

RICH = "9 food 9 wood 9 stone"
HOME = {"taia": "1,0"}


def battle(*moves: str, enemy: str = "death-herald", hero: str = "taia", **more: Any) -> Karak2:
    """A hero fights on a farm with forest beside the castle."""
    given: dict[str, Any] = {"land": {"1,-1": "A10"}, "armies": {"1,-1": [enemy]}} | more
    return play(table(hero, "lorraine", **given), "step NE", *moves)


def taia(**more: Any) -> Karak2:
    """Taia in her city, rich and wounded, so that the turn goes on."""
    given: dict[str, Any] = {"at": HOME, "city": HOME, "stock": {"taia": RICH}, "lives": {"taia": 2}} | more
    return table("taia", "horan", **given)


def picking() -> Karak2:
    """Taia picks up; her places for spells are full."""
    here = {"1,0": ["sword", "sword", "hammer", "fireball"]}
    return play(table("taia", "horan", at=HOME, lying=here, items={"taia": ["pickpocket"] * 3}), "pick up")


CASES: list[tuple[Callable[[], Karak2], str, str, str]] = [
    (lambda: taia(), "hero 1", "K2-BATTLE-7", "chance-decides"),
    (lambda: play(table("taia", "horan"), "explore NE"), "end turn", "K2-EXPLORE-3", "chance-decides"),
    (lambda: taia(), "attach 1,-1", "K2-HERO-LORRAINE-1", "not-your-hero"),
    (lambda: table("lorraine", "taia"), "attach 1,-1", "K2-HERO-LORRAINE-1", "send-the-hawk-first"),
    (lambda: table("lorraine", "taia"), "attach 1,0", "K2-EXPLORE-12", "hex-taken"),
    (lambda: taia(), "turn 0", "K2-EXPLORE-4", "not-now"),
    (lambda: taia(buildings={"taia": "portal"}), "portal home", "K2-BUILD-PORTAL-2", "there-already"),
    (lambda: taia(buildings={"taia": "portal"}), "portal 1,0", "K2-BUILD-PORTAL-1", "there-already"),
    (
        lambda: table("taia", "horan", items={"taia": ["pickpocket"]}, stock={"horan": "1 wood"}, used=2),
        "heal",
        "K2-TURN-4",
        "no-slot-left",
    ),
    (lambda: taia(at={"taia": "-1,0"}), "harvest wood", "K2-AMULET-RESOURCES-1", "no-amulet-of-resources"),
    (
        lambda: taia(at={"taia": "-1,0"}, items={"taia": ["amulet-of-resources"]}),
        "harvest wood",
        "K2-AMULET-RESOURCES-2",
        "only-one-kind",
    ),
    (lambda: taia(), "pickpocket P2 1 wood", "K2-SPELL-PICKPOCKET-1", "no-pickpocket"),
    (lambda: taia(items={"taia": ["pickpocket"]}), "pickpocket P5 1 wood", "K2-SETUP-1", "no-such-seat"),
    (
        lambda: taia(items={"taia": ["pickpocket"]}, stock={"horan": "1 wood 1 food"}),
        "pickpocket P2 2 wood",
        "K2-SPELL-PICKPOCKET-2",
        "owns-too-little",
    ),
    (
        lambda: taia(items={"taia": ["pickpocket"]}, stock={"horan": "2 wood"}),
        "pickpocket P2 1 wood",
        "K2-SPELL-PICKPOCKET-2",
        "takes-so-many",
    ),
    (
        lambda: play(table("taia", "horan"), "explore NE", "tile A01", "turn 0", "army firelings", "army death-herald"),
        "put back dark-dryads",
        "K2-HERO-TAIA-1",
        "no-such-army",
    ),
    (
        lambda: battle("with 1 mage", "hero S", "mage S", hero="xanros", units={"xanros": "1 mage"}),
        "feed 2",
        "K2-HERO-XANROS-4",
        "too-few-dead",
    ),
    (
        lambda: play(
            table("taia", "horan", "darius", land={"1,-1": "A10"}, armies={"1,-1": ["firelings"]}), "step NE", "hero SS"
        ),
        "plague P5",
        "K2-SETUP-1",
        "no-such-seat",
    ),
    (
        lambda: battle("hero 2", enemy="firelings", hero="horan", items={"horan": ["amulet-of-resources"]}),
        "plunder stone",
        "K2-AMULET-RESOURCES-1",
        "not-of-this-hex",
    ),
    (lambda: play(taia(), "build range less wood"), "build camp less wood", "K2-BUILD-2", "in-order"),
    (
        lambda: play(
            taia(buildings={"taia": "camp range"}, base={"taia": 3}, units={"taia": "1 knight 1 archer"}),
            "recruit",
            "return 1 archer",
        ),
        "return 1 knight",
        "K2-RECRUIT-4",
        "in-order",
    ),
    (
        lambda: play(taia(buildings={"taia": "camp"}, base={"taia": 3}, units={"taia": "1 knight"}), "recruit"),
        "return 2 knight",
        "K2-RECRUIT-4",
        "not-so-many",
    ),
    (
        lambda: play(taia(buildings={"taia": "camp range tower"}, base={"taia": 3}), "recruit", "train 1 archer"),
        "train 1 knight",
        "K2-RECRUIT-2",
        "in-order",
    ),
    (
        lambda: play(taia(buildings={"taia": "camp"}, base={"taia": 3}, stock={"taia": "2 food"}), "recruit"),
        "train 3 knight",
        "K2-RECRUIT-2",
        "too-poor",
    ),
    (lambda: play(table("taia", "horan"), "explore NE", "tile A03"), "turn 3", "K2-EXPLORE-4", "same-rotation"),
    (
        lambda: battle("with 1 mage", units={"taia": "1 knight 1 mage"}, items={"taia": ["amulet-of-the-titan"]}),
        "with 1 knight",
        "K2-BATTLE-5",
        "in-order",
    ),
    (
        lambda: battle("roll", "hero S", items={"taia": ["amulet-of-protection"]}),
        "spare mage",
        "K2-AMULET-PROTECTION-1",
        "no-skull-there",
    ),
    (
        lambda: battle(
            "with 2 mage",
            "hero SS",
            "mage S",
            "mage S",
            "spare hero",
            units={"taia": "2 mage"},
            items={"taia": ["amulet-of-protection"]},
        ),
        "spare mage",
        "K2-AMULET-PROTECTION-2",
        "in-order",
    ),
    (picking, "take pickpocket", "K2-PICKUP-1", "not-here"),
    (lambda: play(picking(), "take hammer"), "take sword", "K2-PICKUP-1", "in-order"),
    (lambda: play(picking(), "take sword", "take sword"), "take hammer", "K2-ITEM-2", "no-more-places"),
    (lambda: taia(), "build camp less food", "K2-HERO-TAIA-3", "costs-none-of-it"),
    (lambda: taia(buildings={"taia": "camp"}, base={"taia": 0}), "recruit", "K2-RECRUIT-3", "too-little-fame"),
    (
        lambda: table(
            "taia",
            "horan",
            "darius",
            at=HOME,
            city=HOME,
            buildings={"taia": "camp"},
            base={"taia": 3},
            stock={"taia": "3 food"},
            units={"horan": "5 knight", "darius": "5 knight"},
        ),
        "recruit",
        "K2-RECRUIT-5",
        "no-dice-left",
    ),
]


@pytest.mark.parametrize(("made", "move", "clause", "key"), CASES)
def test_the_first_rule_that_fails_is_named(made: Callable[[], Karak2], move: str, clause: str, key: str) -> None:
    found = refused(made(), move)
    assert (found.clause, found.key) == (clause, key)


def test_k2_turn_1_nobody_plays_in_anothers_turn() -> None:
    found = refused(table("taia", "horan"), "end turn", "horan")
    assert (found.clause, found.key, found.args) == ("K2-TURN-1", "not-your-turn", {"seat": 0})


def test_k2_setup_10_nobody_chooses_a_hero_before_his_time() -> None:
    position = play(opening(2, {"hero_selection": "draft"}), "hero 1", "hero 3")
    assert refused(position, "choose taia", 0).clause == "K2-SETUP-10"


def test_a_refused_move_changes_nothing() -> None:
    position = taia()
    before = position.dump()
    refused(position, "build camp less food")
    assert position.dump() == before


# ---- a city that costs two kinds, as another box might have it


def two_kinds() -> Any:
    """Content with a city for a wood and a stone."""
    return pack(('id = "city"\nfood = 0\nwood = 2\nstone = 0', 'id = "city"\nfood = 0\nwood = 1\nstone = 1'))


def test_k2_hero_taia_3_of_two_kinds_she_names_the_one_she_saves() -> None:
    position = table("taia", "horan", at=HOME, stock={"taia": "1 wood 1 stone"}, content=two_kinds())
    assert words(position, "found") == ["less wood", "less stone"]
    assert stock(play(position, "found less stone"), "taia") == [0, 0, 1]


def test_k2_hero_taia_3_of_two_kinds_the_saving_must_be_named() -> None:
    position = table("taia", "horan", at=HOME, stock={"taia": "1 wood 1 stone"}, content=two_kinds())
    assert refused(position, "found").key == "name-the-saving"


# ---- what is asked


PROMPTS: list[tuple[Callable[[], Karak2], str, dict[str, object]]] = [
    (lambda: taia(), "main", {"seat": 0, "count": 2}),
    (lambda: play(taia(), "step W"), "main-moved", {"seat": 0, "count": 2}),
    (lambda: table("lorraine", "taia", used=2), "main-free", {"seat": 0, "count": 0}),
    (lambda: play(table("horan", "taia"), "explore NE", "tile A03"), "turn-tile", {"seat": 0, "tile": "A03"}),
    (lambda: play(table("lorraine", "taia"), "hawk", "tile A03"), "hawk-place", {"seat": 0, "tile": "A03"}),
    (lambda: battle(units={"taia": "1 mage"}), "dice", {"seat": 0, "strength": 5}),
    (
        lambda: battle("hero 2", hero="elspeth", items={"elspeth": ["sword"]}),
        "reroll-hero",
        {"seat": 0, "strength": 5, "attack": 3},
    ),
    (
        lambda: battle("with 1 mage", "hero 1", "mage 2", hero="horan", units={"horan": "1 mage"}),
        "reroll-units",
        {"seat": 0, "strength": 5, "attack": 3},
    ),
    (lambda: battle("hero 3", items={"taia": ["fireball"]}), "fireballs", {"seat": 0, "strength": 5, "attack": 3}),
    (
        lambda: battle("hero 3", "reveal amulet-of-fame", enemy="dark-dryads", items={"taia": ["amulet-of-action"]}),
        "loot-amulet",
        {"seat": 0, "count": 1},
    ),
    (
        lambda: play(taia(buildings={"taia": "camp"}, base={"taia": 3}), "recruit"),
        "recruiting",
        {"seat": 0, "count": 3},
    ),
    (lambda: play(table("horan", "taia"), "explore NE"), "chance", {}),
]


@pytest.mark.parametrize(("made", "key", "args"), PROMPTS)
def test_a_prompt_says_what_is_decided(made: Callable[[], Karak2], key: str, args: dict[str, object]) -> None:
    prompt = made().prompt(1)
    assert (prompt.key, prompt.args or {}) == (key, args)
