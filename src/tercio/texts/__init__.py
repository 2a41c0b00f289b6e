"""Every sentence a player meets, in German and English."""

from tercio.texts.phrasebook import Entry, Phrasebook, phrasebook_of
from tercio.texts.speaker import Speaker, inches, wind

__all__ = ["Entry", "Phrasebook", "Speaker", "inches", "phrasebook_of", "wind"]
