"""Makes the printer's letters from those of the page: figures of one height and width, in a format that PDF can hold.

python web/print_fonts.py
"""

from __future__ import annotations

import shutil
from pathlib import Path

from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

PACKAGES = Path(__file__).parent / "node_modules" / "@fontsource"
FONTS = Path(__file__).parents[1] / "src" / "tercio" / "printing" / "fonts"
WANTED = {
    "serif": ("alegreya", "400-normal"),
    "serif-b": ("alegreya", "700-normal"),
    "serif-i": ("alegreya", "400-italic"),
    "sans": ("alegreya-sans", "500-normal"),
    "sans-b": ("alegreya-sans", "700-normal"),
    "display": ("grenze-gotisch", "600-normal"),
}


def main() -> None:
    for name, (package, cut) in WANTED.items():
        font = TTFont(PACKAGES / package / "files" / f"{package}-latin-{cut}.woff", recalcTimestamp=False)
        straighten(font)
        font.flavor = None
        font.save(FONTS / f"{name}.ttf")
        shutil.copy(PACKAGES / package / "LICENSE", FONTS / f"LICENSE-{package}.txt")


def straighten(font: TTFont) -> None:
    """A page asks for lining figures of equal width each time; paper cannot, so here they are the usual ones."""
    for table in font["cmap"].tables:
        for digit in "0123456789":
            glyph = table.cmap.get(ord(digit))
            for feature in ("lnum", "tnum"):
                glyph = substitutes(font, feature).get(glyph, glyph)
            if glyph:
                table.cmap[ord(digit)] = glyph


def substitutes(font: TTFont, feature: str) -> dict[str, str]:
    if "GSUB" not in font:
        return {}
    rules = font["GSUB"].table
    found: dict[str, str] = {}
    for record in rules.FeatureList.FeatureRecord:
        if record.FeatureTag == feature:
            for number in record.Feature.LookupListIndex:
                for part in rules.LookupList.Lookup[number].SubTable:
                    part = getattr(part, "ExtSubTable", part)
                    found.update(getattr(part, "mapping", {}))
    return found


if __name__ == "__main__":
    main()
