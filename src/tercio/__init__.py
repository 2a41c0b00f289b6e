"""Tabletop battle games with every rule enforced and explained."""

from typing import Final

VERSION: Final = "0.1.0"
