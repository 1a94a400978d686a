"""The effects of the wonders: R22 to R27, R52, R53."""

from __future__ import annotations

from collections import Counter

from tests.architects.conftest import at, built, cards, decision, deck, events_after, legal, play, shields, tokens

import pharos

SEARCH = """
    wonders: halicarnassus giza rhodes
    cards 0: wood wood
    stages 0: 1
    deck 0: wood stone wood glass glass red0 red0
    deck 2: clay clay coin
"""


def test_R22_alexandria_reaches_every_deck() -> None:
    game = at("""
        wonders: alexandria giza rhodes olympia
        cards 0: wood wood
        stages 0: 1
        due: act
        deck 1: gear blue3
    """)
    assert legal(game) == ["reach alexandria", "reach giza", "reach rhodes", "reach olympia", "reach central"]
    play(game, "reach giza")  # between seats 1 and 2
    assert cards(game, 0) == {"gear": 1}
    assert deck(game, "giza")["left"] == 1


def test_R23_halicarnassus_keeps_one_of_five_and_shuffles_the_rest_back() -> None:
    game = at(SEARCH + "due: act")
    assert legal(game) == ["look left", "look right"]
    before: Counter[str] = Counter(deck(game, "halicarnassus")["cards"])
    play(game, "look left")
    assert legal(game) == ["keep wood", "keep stone", "keep glass"]
    play(game, "keep glass")
    assert cards(game, 0) == {"glass": 1}
    assert Counter(deck(game, "halicarnassus")["cards"]) == before - Counter(["glass"])
    assert deck(game, "halicarnassus")["top"] is not None


def test_R23_any_card_of_the_deck_may_be_on_top_afterwards() -> None:
    tops = set()
    for chance in range(60):
        game = play(at(SEARCH + f"due: act \n rng: {chance * 7919 + 1}"), "look left", "keep wood")
        tops.add(deck(game, "halicarnassus")["top"])
    assert tops == {"wood", "stone", "glass", "red0"}


def test_R23_never_the_central_deck() -> None:
    game = at(SEARCH.replace("deck 2: clay clay coin", "deck 2:") + "due: act")
    assert legal(game) == ["keep wood", "keep stone", "keep glass"]  # the right deck is empty: left is no choice


def test_R23_the_card_counts_as_taken() -> None:
    game = at(SEARCH.replace("wood stone", "wood blue2cat") + "tokens 0: crafts \n due: act")
    play(game, "look left", "keep glass")
    assert "extra left" in legal(game)
    game = play(at(SEARCH.replace("wood stone", "wood blue2cat") + "due: act"), "look left", "keep blue2cat")
    assert game.view()["cat"] == 0


def test_R24_olympia_takes_from_both_sides() -> None:
    game = at("""
        wonders: olympia giza rhodes
        cards 0: wood wood
        stages 0: 1
        due: act
        deck 0: gear blue3
        deck 1: red0 blue3
        deck 2: tablet blue3
    """)
    assert built(game, 0) == [1, 2]
    assert cards(game, 0) == {"gear": 1, "tablet": 1}
    assert decision(game) == (1, "take")


def test_R25_ephesus_takes_from_the_central_deck() -> None:
    game = at("wonders: ephesus giza \n cards 0: wood wood \n stages 0: 1 \n due: act \n central: gear blue3")
    assert cards(game, 0) == {"gear": 1}
    assert deck(game, "central")["left"] == 1


def test_R25_every_stage_of_the_middle_row_has_it() -> None:
    game = at("wonders: ephesus giza \n cards 0: wood stone clay \n stages 0: 1 2 \n due: act \n central: gear blue3")
    assert cards(game, 0) == {"gear": 1}
    game = at("wonders: ephesus giza \n cards 0: wood wood wood \n stages 0: 1 2 3 \n due: act \n central: gear blue3")
    assert cards(game, 0) == {"gear": 1}


def test_R26_babylon_takes_a_token_without_green_cards() -> None:
    game = at("""
        wonders: babylon giza
        offer: decor tactics politics
        cards 0: wood wood gear
        stages 0: 1
        due: act
    """)
    assert legal(game) == ["token tactics", "token decor", "token politics", "token stack"]
    play(game, "token decor")
    assert tokens(game, 0) == ["decor"]
    assert cards(game, 0) == {"gear": 1}


def test_R26_babylons_last_stage_may_be_the_one_with_the_effect() -> None:
    game = at("""
        wonders: babylon giza
        offer: decor tactics politics
        cards 0: wood wood wood
        stages 0: 1 2 3 5
        due: act
    """)
    assert decision(game) == (0, "token")
    play(game, "token decor")
    assert game.is_over
    assert game.outcome is not None
    assert game.outcome.points[0]["progress"] == 6


def test_R27_rhodes_adds_a_shield_for_good() -> None:
    game = at("""
        wonders: rhodes giza
        cards 0: wood
        stages 0: 1
        peace: 1
        deck 0: wood blue3
        deck 1: red1 blue3
        central: blue3 blue3 blue3
    """)
    play(game, "take left")
    assert shields(game) == [1, 0]
    assert game.view()["conflict"]["peace"] == 1  # no horn
    play(game, "take left")  # seat 1 takes the horn from its own deck: 1 against 1
    assert shields(game) == [1, 0]  # the horned card has left, the shield has not
    assert cards(game, 0) == {}


def test_R52_effects_do_as_much_as_possible() -> None:
    olympia = "wonders: olympia giza \n cards 0: wood wood \n stages 0: 1 \n due: act \n"
    game = at(olympia + "deck 0: \n deck 1: gear blue3 \n central: blue3 blue3")
    assert cards(game, 0) == {"gear": 1}
    game = at("wonders: ephesus giza \n cards 0: wood wood \n stages 0: 1 \n due: act \n central:")
    assert cards(game, 0) == {}
    assert built(game, 0) == [1, 2]
    game = play(at(SEARCH + "due: act"), "look right")
    assert legal(game) == ["keep clay", "keep coin"]
    game = at(
        SEARCH.replace("deck 0: wood stone wood glass glass red0 red0", "deck 0:").replace(
            "deck 2: clay clay coin", "deck 2:"
        )
        + "due: act"
    )
    assert decision(game) == (1, "take")
    assert pharos.position("architects", game.position_text(), engine="interpreted").state == game.state


def test_R52_reaching_the_only_card_left_is_no_choice() -> None:
    game = at("""
        wonders: alexandria giza
        cards 0: wood wood
        stages 0: 1
        due: act
        deck 0:
        deck 1: gear
        central:
    """)
    assert cards(game, 0) == {"gear": 1}


def test_R53_only_the_searcher_sees_the_five() -> None:
    game = play(at(SEARCH + "due: act"), "look left")
    assert game.view(0)["looked_at"] == ["wood", "stone", "wood", "glass", "glass"]
    for viewer in (None, 1, 2):
        assert "looked_at" not in game.view(viewer)


def test_R53_events_keep_the_secret() -> None:
    events = at(SEARCH + "due: act").play_with_events(0, "look left")
    assert events[0][-1]["cards"] == ["wood", "stone", "glass"]
    assert events[1][-1] == {"event": "look", "seat": 0, "deck": "halicarnassus", "cards": []}
    game = play(at(SEARCH + "due: act"), "look left")
    assert {"event": "keep", "seat": 0, "card": "stone", "deck": "halicarnassus"} in events_after(game, "keep stone", 1)


def test_R53_a_new_deal_keeps_the_five_for_the_searcher_only() -> None:
    game = play(at(SEARCH + "due: act"), "look left")
    assert all(game.reshuffled(0, seed).view(0) == game.view(0) for seed in range(20))
    others = [game.reshuffled(1, seed) for seed in range(40)]
    assert len({str(other.view(0)["looked_at"]) for other in others}) > 5
    assert all(other.view(0)["looked_at"][0] == "wood" for other in others)  # the top card was face up
    assert all(len(other.legal(0)) == len(set(other.view(0)["looked_at"])) > 1 for other in others)
