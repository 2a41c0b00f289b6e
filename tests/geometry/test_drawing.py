"""Positions as pictures."""

from xml.etree import ElementTree

from tercio.geometry.drawing import MARGIN, Drawing
from tercio.geometry.points import INCH
from tercio.geometry.shapes import Disc, Polygon, oblong

SVG = "{http://www.w3.org/2000/svg}"
SQUARE = Polygon(((1_000, 1_000), (3_000, 1_000), (3_000, 3_000), (1_000, 3_000)))


def parsed(drawing: Drawing) -> ElementTree.Element:
    return ElementTree.fromstring(drawing.svg())


def test_an_empty_sheet_has_a_grid_of_six_inches_and_its_numbers() -> None:
    picture = parsed(Drawing(12 * INCH, 6 * INCH))
    numbers = [text.text for text in picture.iter(f"{SVG}text")]

    assert picture.get("viewBox") == f"{-MARGIN} {-MARGIN} 15000 9000"
    assert sorted(numbers, key=str) == ["0", "0", "12", "6", "6"]


def test_y_goes_upwards() -> None:
    drawing = Drawing(12_000, 12_000)
    drawing.base(Disc(2_000, 3_000, 600))
    (circle,) = parsed(drawing).iter(f"{SVG}circle")

    assert (circle.get("cx"), circle.get("cy"), circle.get("r")) == ("2000", "9000", "600")


def test_every_shape_can_be_drawn_as_base_and_as_terrain() -> None:
    drawing = Drawing(12_000, 12_000)
    for shape in (Disc(2_000, 3_000, 600), oblong((6_000, 6_000), 30, 3_000, 1_500), SQUARE):
        drawing.terrain(shape, "heavy", "wood")
        drawing.base(shape, "A", "#123456", facing=90)
    picture = parsed(drawing)

    assert len(list(picture.iter(f"{SVG}circle"))) == 2
    assert len(list(picture.iter(f"{SVG}path"))) == 4
    assert len(list(picture.iter(f"{SVG}polyline"))) == 3


def test_the_stroke_of_an_oblong_base_ends_at_its_front() -> None:
    drawing = Drawing(12_000, 12_000)
    drawing.base(oblong((6_000, 6_000), 0, 3_000, 1_500), facing=0)
    (stroke,) = parsed(drawing).iter(f"{SVG}polyline")

    assert stroke.get("points") == "6000,6000 7500,6000"


def test_an_oblong_is_two_sides_and_two_half_circles() -> None:
    drawing = Drawing(12_000, 12_000)
    drawing.base(oblong((6_000, 6_000), 0, 3_000, 1_500))
    (outline,) = parsed(drawing).iter(f"{SVG}path")

    assert outline.get("d") == ("M5250 6750L6750 6750A750 750 0 0 0 6750 5250L5250 5250A750 750 0 0 0 5250 6750Z")


def test_a_path_has_its_corners_and_its_two_ends() -> None:
    drawing = Drawing(12_000, 12_000)
    drawing.path(((1_000, 1_000), (2_000, 2_000), (3_000, 1_000)))
    picture = parsed(drawing)

    assert len(list(picture.iter(f"{SVG}circle"))) == 3
    assert [line.get("points") for line in picture.iter(f"{SVG}polyline")] == ["1000,11000 2000,10000 3000,11000"]


def test_nothing_is_drawn_of_no_path_and_no_region() -> None:
    drawing = Drawing(12_000, 12_000)
    drawing.path(())
    drawing.region(())

    assert drawing.svg() == Drawing(12_000, 12_000).svg()


def test_a_region_is_one_path_so_that_overlaps_are_not_darker() -> None:
    drawing = Drawing(12_000, 12_000)
    drawing.region((SQUARE.points, ((2_000, 2_000), (5_000, 2_000), (5_000, 5_000))))
    (outline,) = parsed(drawing).iter(f"{SVG}path")

    assert outline.get("fill-rule") == "nonzero"
    assert str(outline.get("d")).count("M") == 2


def test_words_are_kept_as_they_are() -> None:
    drawing = Drawing(12_000, 12_000)
    drawing.text((6_000, 6_000), "Zorn & <Wut>")
    drawing.line((0, 0), (6_000, 6_000))

    assert "Zorn & <Wut>" in [text.text for text in parsed(drawing).iter(f"{SVG}text")]
