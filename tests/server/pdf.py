"""What is drawn and written on the pages of a PDF, read as a viewer reads it."""

from __future__ import annotations

import re
import zlib

OBJECT = re.compile(rb"(\d+) 0 obj\n(.*?)\nendobj", re.S)
STREAM = re.compile(rb"stream\n(.*)\nendstream", re.S)
FONT = re.compile(rb"/(F\d+) (\d+) 0 R")
LETTER = re.compile(rb"<([0-9A-F]{4})> <([0-9A-F]+)>")
WRITTEN = re.compile(rb"/(F\d+) [\d.]+ Tf|\(((?:[^()\\]|\\.)*)\) Tj", re.S)
ESCAPED = {b"r": b"\r", b"n": b"\n", b"t": b"\t"}


def objects(pdf: bytes) -> dict[int, bytes]:
    return {int(number): body for number, body in OBJECT.findall(pdf)}


def stream_of(body: bytes) -> bytes:
    found = STREAM.search(body)
    if found is None:
        return b""
    return zlib.decompressobj().decompress(found[1]) if b"/FlateDecode" in body[: found.start()] else found[1]


def contents(pdf: bytes) -> list[bytes]:
    """What PDF says about each page."""
    found = objects(pdf)
    return [stream_of(found[int(number)]) for number in re.findall(rb"/Contents (\d+) 0 R", pdf)]


def words(pdf: bytes) -> str:
    """Everything that is written on the pages, in the order of writing."""
    alphabets = alphabets_of(pdf)
    shown: list[str] = []
    for page in contents(pdf):
        alphabet: dict[int, str] = {}
        for font, text in WRITTEN.findall(page):
            if font:
                alphabet = alphabets[font]
            else:
                plain = re.sub(rb"\\(.)", lambda each: ESCAPED.get(each[1], each[1]), text, flags=re.S)
                numbers = [int.from_bytes(plain[at : at + 2], "big") for at in range(0, len(plain), 2)]
                shown.append("".join([alphabet[number] for number in numbers]))
    return " ".join(shown)


def alphabets_of(pdf: bytes) -> dict[bytes, dict[int, str]]:
    """Each font knows which letter a number stands for."""
    found = objects(pdf)
    alphabets: dict[bytes, dict[int, str]] = {}
    for name, number in FONT.findall(pdf):
        told = re.search(rb"/ToUnicode (\d+) 0 R", found[int(number)])
        if told is not None:
            letters = LETTER.findall(stream_of(found[int(told[1])]))
            alphabets[name] = {int(key, 16): bytes.fromhex(text.decode()).decode("utf-16-be") for key, text in letters}
    return alphabets
