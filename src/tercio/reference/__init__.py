"""What packs and scenario files can say, told from the code that reads packs, asks questions and tells events."""

from tercio.reference.pages import pack_keys, page, position_keys, scenario_words

__all__ = ["pack_keys", "page", "position_keys", "scenario_words"]
