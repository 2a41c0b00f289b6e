"""Every sentence a player meets, in German and English."""

from tercio.texts.phrasebook import Entry, Phrasebook, phrasebook_of
from tercio.texts.speaker import Speaker

__all__ = ["Entry", "Phrasebook", "Speaker", "phrasebook_of"]
