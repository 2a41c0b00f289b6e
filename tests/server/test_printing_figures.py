"""Armies and realms on paper: by a ruler, bases, dials and tokens are as large as real ones."""

from __future__ import annotations

import re
from typing import Any

import pytest

from server.live import LiveServer
from server.pdf import contents, words
from tercio.content.trouble import BadInput
from tercio.games import box_of, open_game
from tercio.games.mageknight.building.army import full_name
from tercio.games.mageknight.building.lists import MOST_THINGS
from tercio.games.mageknight.content.shipped import shipped_armies
from tercio.games.pictures import shapes_of
from tercio.games.summoners.words.profile_cards import activation_card
from tercio.printing.charges import EMBLEMS, TINCTURES
from tercio.printing.kinds import PRINTS
from tercio.printing.pages import printed
from tercio.printing.paper import operators
from tercio.printing.portraits import key_of, portraits, shipped_sitters

KNIGHTS: Any = open_game("mageknight")
SUMMONERS: Any = open_game("summoners")
ARMIES = sorted(shipped_armies())
REALMS = ("water", "fire", "earth", "air", "corrupted")
LANGUAGES = ("de", "en")
POINT = 25.4 / 72  # millimetres
NUMBER = r"-?\d+(?:\.\d+)?"
# A circle is one move and four curves that come back; nothing else on these pages is.
CIRCLE = re.compile(rf"({NUMBER}) ({NUMBER}) m((?:\s+(?:{NUMBER} ){{6}}c){{4}})\s+S\b")
RECTANGLE = re.compile(rf"({NUMBER}) ({NUMBER}) ({NUMBER}) ({NUMBER}) re (?:B|S)\b")


def pages(pdf: bytes) -> list[str]:
    """What is drawn on each page, as PDF says it."""
    return [page.decode("latin-1") for page in contents(pdf)]


def diameters(pdf: bytes) -> list[float]:
    """Of every circle that is cut along, in millimetres, to a hundredth; wider than high would be no circle."""
    found: list[float] = []
    for page in pages(pdf):
        for x, y, curves in CIRCLE.findall(page):
            numbers = [float(number) for number in re.findall(NUMBER, curves)]
            ends = [(float(x), float(y)), *[(numbers[at + 4], numbers[at + 5]) for at in range(0, len(numbers), 6)]]
            wide = max([end[0] for end in ends]) - min([end[0] for end in ends])
            high = max([end[1] for end in ends]) - min([end[1] for end in ends])
            assert abs(wide - high) < 0.05
            found.append(round(wide * POINT, 2))
    return found


def near(millimetres: float) -> Any:
    return pytest.approx(millimetres, abs=0.05)


def army(name: str) -> str:
    forces = box_of("mageknight").forces
    assert forces is not None
    return str(forces.written(KNIGHTS, name))


def realm(name: str) -> str:
    forces = box_of("summoners").forces
    assert forces is not None
    return str(forces.written(SUMMONERS, name))


# -- sizes -----------------------------------------------------------------------------------------


def test_the_page_is_a4_and_nothing_scales_it() -> None:
    pdf = printed(KNIGHTS, army("orc-warband"), "dials", "en")

    assert b"/MediaBox [0 0 595.28 841.89]" in pdf
    assert b"/UserUnit" not in pdf


@pytest.mark.rule("MK-FIGURE-06")
def test_MK_FIGURE_06_a_standard_base_and_its_dial_are_an_inch_and_a_half_wide() -> None:
    pdf = printed(KNIGHTS, "1x Orc Marauder (weak)", "dials", "en")

    assert diameters(pdf) == [near(38.1), near(38.1)]


@pytest.mark.parametrize("name", ARMIES)
def test_each_warrior_has_a_base_and_a_dial_of_its_own_size(name: str) -> None:
    recruits = [KNIGHTS.content.figures[recruit.figure] for recruit in shipped_armies()[name].recruits]
    round_ones = [figure for figure in recruits if not figure.length]
    expected = sorted([2 * figure.radius * 0.0254 for figure in [*recruits, *round_ones]])

    assert sorted(diameters(printed(KNIGHTS, army(name), "dials", "de"))) == [near(each) for each in expected]


@pytest.mark.rule("MK-FIGURE-08")
def test_MK_FIGURE_08_the_base_of_a_mount_is_printed_as_long_as_it_is() -> None:
    mount = next(figure for figure in KNIGHTS.content.figures.values() if figure.length)
    outlines = re.findall(r" w [^Q]*? S Q", pages(printed(KNIGHTS, f"1x {full_name(mount, 'en')}", "dials", "en"))[0])
    sizes: list[tuple[float, float]] = []
    for outline in outlines:
        corners = [(float(x), float(y)) for x, y in re.findall(rf"({NUMBER}) ({NUMBER}) [ml]\b", outline)]
        xs, ys = [x for x, _ in corners], [y for _, y in corners]
        sizes.append((max(xs) - min(xs), max(ys) - min(ys)))

    assert max(sizes, key=sum) == (near(2 * mount.radius * 0.0254), near(mount.length * 0.0254))


@pytest.mark.rule("MK-DOMAIN-01")
def test_MK_DOMAIN_01_every_domain_has_a_picture_before_the_dusk() -> None:
    [dusk] = [str(shape[0]) for shape in shapes_of("lands/dusk")]
    drawn = [page.count(operators(dusk)) for page in pages(printed(KNIGHTS, army("open-books"), "cards", "de"))]

    assert sum(drawn) == len(KNIGHTS.content.domains)


def test_the_window_shows_one_click_and_the_dial_has_all_of_them_and_a_skull() -> None:
    """Every value of every click is on the dial, turned to its place."""
    pdf = printed(KNIGHTS, "1x Orc Marauder (weak)", "dials", "en")
    figure = KNIGHTS.content.figures["orc-marauder-weak"]
    told = words(pdf).split()
    values = [str(click.value(slot)) for click in figure.dial for slot in ("movement", "attack", "defense", "damage")]
    turned = re.findall(rf"({NUMBER}) ({NUMBER}) ({NUMBER}) ({NUMBER}) ({NUMBER}) ({NUMBER}) cm", pages(pdf)[0])

    for value in set(values):
        assert told.count(value) >= values.count(value)
    assert len({(each[0], each[1]) for each in turned}) >= 10


@pytest.mark.rule("MK-SETUP-03")
def test_MK_SETUP_03_mission_and_control_tokens_are_an_inch_wide() -> None:
    pdf = printed(KNIGHTS, army("orc-warband"), "tokens", "en")
    found = diameters(pdf)
    told = words(pdf)

    assert found.count(25.4) == told.count("Mission") + told.count("Control") == 6
    assert found.count(12.7) == 6 + 2 * 4  # hexes for two players, two action tokens for each warrior


@pytest.mark.rule("SU-PROFILE-08")
def test_SU_PROFILE_08_a_summoners_base_is_thirty_millimetres_wide() -> None:
    profiles = [each for each in SUMMONERS.content.profiles.values() if each.realm == "water"]
    copies = [profile for profile in profiles for _ in range({1: 3, 2: 2}.get(profile.level, 1))]
    found = diameters(printed(SUMMONERS, realm("water"), "tokens", "en"))
    small_sources = 4

    assert len([each for each in found if abs(each - 30) < 0.05]) == small_sources + len(
        [profile for profile in copies if profile.radius == 591]
    )
    assert {round(each) for each in found} <= {30, 40, 50, 13}


@pytest.mark.parametrize(("kind", "wide", "high"), [("profiles", 90.0, 130.0), ("activations", 63.0, 88.0)])
def test_cards_of_summoners_have_their_size(kind: str, wide: float, high: float) -> None:
    pdf = printed(SUMMONERS, realm("fire"), kind, "de")
    sizes = [
        (round(float(w) * POINT, 1), round(abs(float(h)) * POINT, 1))
        for page in pages(pdf)
        for _, _, w, h in RECTANGLE.findall(page)
    ]
    profiles = [each for each in SUMMONERS.content.profiles.values() if each.realm == "fire"]

    assert sizes.count((wide, high)) == len(profiles) == 10


@pytest.mark.parametrize(("game", "kind"), [("mageknight", "tokens"), ("mageknight", "dials"), ("summoners", "tokens")])
def test_every_page_with_something_to_cut_out_has_a_ruler_of_two_inches(game: str, kind: str) -> None:
    text = army("storm-and-root") if game == "mageknight" else realm("air")
    for page in pages(printed(open_game(game), text, kind, "en")):
        lines = re.findall(rf"({NUMBER}) ({NUMBER}) m\s+({NUMBER}) ({NUMBER}) l", page)
        lengths = [round((float(to_x) - float(x)) * POINT, 2) for x, y, to_x, to_y in lines if y == to_y]

        assert near(50.8) in lengths
        assert near(50.0) in lengths


def test_nothing_that_is_cut_out_leaves_the_page() -> None:
    for pdf in (
        printed(KNIGHTS, f"{MOST_THINGS}x Orc Marauder (weak)", "dials", "en"),
        printed(KNIGHTS, army("riders-of-ash"), "tokens", "en"),
        printed(SUMMONERS, realm("earth"), "tokens", "en"),
    ):
        cuts = [cut for page in pages(pdf) for cut in CIRCLE.findall(page)]
        numbers = [[float(number) for number in re.findall(NUMBER, " ".join(cut))] for cut in cuts]
        across = [x for each in numbers for x in each[0::2]]
        along = [y for each in numbers for y in each[1::2]]

        assert len(cuts) > 20
        assert min(*across, *along) > 0
        assert (max(across) < 595.28, max(along) < 841.89) == (True, True)


# -- what is written --------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ARMIES)
def test_an_army_list_has_every_warrior_with_its_points_its_guide_and_its_abilities(name: str, lang: str) -> None:
    told = words(printed(KNIGHTS, army(name), "list", lang))
    own = shipped_armies()[name]
    figures = [KNIGHTS.content.figures[recruit.figure] for recruit in own.recruits]
    guide = own.guide_de if lang == "de" else own.guide_en

    assert [figure.id for figure in figures if full_name(figure, lang) not in told] == []
    assert guide.split(".")[0].split(",")[0] in told
    assert ("erlaubt" if lang == "de" else "allowed") in told
    assert (f"von {own.total} Punkten" if lang == "de" else f"of {own.total} points") in told


def test_an_army_that_is_not_allowed_is_printed_with_what_is_wrong() -> None:
    told = words(printed(KNIGHTS, "Army: Too many (x)\nTotal: 100\n9x Orc Marauder (weak)", "list", "en"))

    assert "not allowed" in told
    assert "MK-ARMY-06" in told
    assert "The warriors cost 117 points; 100 are allowed." in told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", REALMS)
def test_profile_cards_say_everything_that_a_card_says(name: str, lang: str) -> None:
    told = words(printed(SUMMONERS, realm(name), "profiles", lang))
    lost: list[str] = []
    for profile in SUMMONERS.content.profiles.values():
        if profile.realm != name:
            continue
        named = [profile.name_de if lang == "de" else profile.name_en]
        for power in profile.powers:
            named += [
                power.name_de if lang == "de" else power.name_en,
                power.text_de if lang == "de" else power.text_en,
            ]
        named += [attack.name_de if lang == "de" else attack.name_en for attack in profile.attacks]
        lost += [word for text in named for word in text.split() if word not in told]

    assert lost == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_activation_cards_have_all_actions_with_their_costs(lang: str) -> None:
    told = words(printed(SUMMONERS, realm("water"), "activations", lang))
    for profile in SUMMONERS.content.profiles.values():
        if profile.realm == "water":
            card = activation_card(profile, lang)

            assert card.name in told
            assert [action.name for action in card.actions if action.name not in told] == []


@pytest.mark.parametrize(("game", "text"), [("mageknight", army("the-brood")), ("summoners", realm("corrupted"))])
def test_the_same_list_makes_the_same_bytes(game: str, text: str) -> None:
    for each in PRINTS[game]:
        first = printed(open_game(game), text, each.kind, "de")

        assert first == printed(open_game(game), text, each.kind, "de")


def test_every_silhouette_is_an_outline_that_closes_and_every_faction_has_colours() -> None:
    drawn = [operators(outline) for outline in EMBLEMS.values()]

    assert [told for told in drawn if not told.endswith("h")] == []
    assert set(KNIGHTS.content.factions) | set(SUMMONERS.content.realms) <= set(TINCTURES)


# -- what cannot be printed, and how it is asked for --------------------------------------------------


@pytest.mark.parametrize(
    ("game", "text", "kind"),
    [
        ("mageknight", "", "list"),
        ("mageknight", "3x Nobody Knows", "dials"),
        ("mageknight", f"{MOST_THINGS + 1}x Orc Marauder (weak)", "dials"),
        ("mageknight", "1x Orc Marauder (weak)", "proxies"),
        ("summoners", 'realm = "cheese"', "profiles"),
        ("summoners", "realm = ", "tokens"),
        ("summoners", 'realm = "water"', "list"),
        ("skirmish", "", "list"),
    ],
)
def test_what_cannot_be_printed_is_refused(game: str, text: str, kind: str) -> None:
    with pytest.raises(BadInput):
        printed(open_game(game), text, kind, "en")


@pytest.mark.rule("MK-ITEM-10", "MKS-BOOK-06", "MK-DOMAIN-01")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_items_spells_and_domains_are_printed_as_cards_of_their_size(lang: str) -> None:
    pdf = printed(KNIGHTS, army("open-books"), "cards", lang)
    content = KNIGHTS.content
    recruits = shipped_armies()["open-books"].recruits
    wanted = [content.items[name] for recruit in recruits for name in recruit.items]
    wanted += [content.spells[name] for recruit in recruits for name in recruit.spells]
    wanted += content.domains.values()
    sizes = [
        (round(float(w) * POINT, 1), round(abs(float(h)) * POINT, 1))
        for page in pages(pdf)
        for _, _, w, h in RECTANGLE.findall(page)
    ]
    told = words(pdf)

    assert len(wanted) > 18
    assert sizes.count((63.0, 88.0)) == len(wanted)
    assert [card.id for card in wanted if (card.name_de if lang == "de" else card.name_en) not in told] == []


@pytest.mark.parametrize("game", sorted(PRINTS))
def test_every_kind_that_a_game_tells_of_is_printed(live: LiveServer, game: str) -> None:
    told = next(each for each in live.http.get("/api/games").json() if each["id"] == game)
    name = told["forces"]["ready"][0]["name"]
    text = live.http.get(f"/api/games/{game}/forces/{name}").json()["text"]
    for each in told["forces"]["prints"]:
        body = {"text": text, "kind": each["kind"], "lang": "de"}
        pdf = live.http.post(f"/api/games/{game}/forces/pdf", json=body)

        assert pdf.headers["content-type"] == "application/pdf"
        assert pdf.content.startswith(b"%PDF")
    refused = live.http.post(f"/api/games/{game}/forces/pdf", json={"text": text, "kind": "posters"})

    assert refused.status_code == 422
    assert "posters" in refused.json()["de"]


# -- portraits --------------------------------------------------------------------------------------------------


def test_every_figure_that_comes_with_the_games_is_printed_with_its_portrait() -> None:
    """One who looks otherwise than before needs a new one: `python web/print_portraits.py`."""
    sitters = list(shipped_sitters())
    keys = {key_of(sitter) for sitter in sitters}

    assert len(sitters) == 199 + 50
    assert keys == set(portraits())
    assert all(jpeg.startswith(b"\xff\xd8") for jpeg in portraits().values())


def test_who_has_no_portrait_bears_an_emblem(monkeypatch: pytest.MonkeyPatch) -> None:
    painted = printed(KNIGHTS, "1x Orc Marauder (weak)", "dials", "en")
    monkeypatch.setattr("tercio.printing.dials.portrait_of", lambda _sitter: b"")
    plain = printed(KNIGHTS, "1x Orc Marauder (weak)", "dials", "en")

    assert "/DCT" in pages(painted)[0]
    assert "/DCT" not in pages(plain)[0]
