"""Makes the portraits that are printed: every figure that comes with the games, drawn by the page's own parts.

python web/print_portraits.py
"""

from __future__ import annotations

import json
import subprocess
import zipfile
from io import BytesIO
from pathlib import Path

from PIL import Image

from tercio.printing.portraits import ARCHIVE, SIDE, Sitter, field_of, key_of, shipped_sitters

HERE = Path(__file__).parent
RADIUS, REACH = 0.62, 2.1  # as in `frame.ts`: of a base in inches, of half a picture in radii
SCALE = SIDE / (2 * RADIUS * REACH)  # pixels to the inch
QUALITY = 80
NOON = (1980, 1, 1, 12, 0, 0)  # the same archive for the same pictures


def main() -> None:
    sitters = {key_of(sitter): sitter for sitter in shipped_sitters()}
    poses = [
        {"look": look._asdict(), "tinctures": tinctures, "isLong": is_long}
        for look, tinctures, is_long in sitters.values()
    ]
    told = json.dumps({"scale": SCALE, "poses": poses})
    command = ["node", HERE / "print_portraits.mjs"]
    drawn = BytesIO(subprocess.run(command, input=told.encode(), capture_output=True, check=True).stdout)  # noqa: S603
    with zipfile.ZipFile(str(ARCHIVE), "w") as archive:
        for key, sitter in sitters.items():
            wide = int.from_bytes(drawn.read(4), "little")
            figure = Image.frombytes("RGBA", (wide, wide), drawn.read(wide * wide * 4))
            archive.writestr(zipfile.ZipInfo(f"{key}.jpg", NOON), packed(figure, sitter))


def packed(figure: Image.Image, sitter: Sitter) -> bytes:
    """On the field of its base, as small as it can be without being seen to be."""
    paper = Image.new("RGB", figure.size, field_of(sitter))
    paper.paste(figure, mask=figure.getchannel("A"))
    found = BytesIO()
    paper.resize((SIDE, SIDE), Image.Resampling.LANCZOS).save(found, "JPEG", quality=QUALITY, optimize=True)
    return found.getvalue()


main()
