"""Every rule of every game, found by its id; a ledger file is read when one of its rules is first asked for."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from tercio.content.trouble import BadInput
from tercio.content.wording import Wording
from tercio.rules.entries import Rule, read_entries
from tercio.rules.rulings import HouseRuling, read_rulings

SAY: Final = Wording("tercio.rules")

# Games with a rulebook of their own; the toy game and the kernel are indexed but never count in totals.
PRINTED_GAMES: Final = ("mageknight", "summoners", "warlord")


class Index:
    """The rules in a folder of ledger files, named after their game: `mageknight-core-a.toml`.

    House rulings stand in a folder of their own, in one file for each game that has any.
    """

    def __init__(self, folder: Traversable, rulings: Traversable | None = None) -> None:
        ledgers = [file for file in folder.iterdir() if file.name.endswith(".toml")]
        self._files = {file.name: file for file in sorted(ledgers, key=_name)}
        self._read: dict[str, tuple[Rule, ...]] = {}
        self._rules: dict[str, Rule] = {}
        self._ruling_files = {file.name: file for file in rulings.iterdir()} if rulings else {}
        self._rulings: dict[str, dict[str, tuple[HouseRuling, ...]]] = {}  # by game, then by rule

    def games(self) -> tuple[str, ...]:
        """The printed games come first."""
        found = {_game(name) for name in self._files}
        return (*[game for game in PRINTED_GAMES if game in found], *sorted(found.difference(PRINTED_GAMES)))

    def of_game(self, game: str) -> tuple[Rule, ...]:
        """All rules of a game, in the order of the book."""
        if game not in self.games():
            known = ", ".join(self.games())
            raise BadInput(
                *SAY("no-game-known-games", game=game, known=known),
            )
        return tuple([rule for name in self._files if _game(name) == game for rule in self._rules_in(name)])

    def all(self) -> tuple[Rule, ...]:
        return tuple([rule for game in self.games() for rule in self.of_game(game)])

    def __contains__(self, rule_id: object) -> bool:
        return isinstance(rule_id, str) and self._find(rule_id) is not None

    def rule(self, rule_id: str) -> Rule:
        """The rule with this id; an unknown id is answered with the ids most like it."""
        found = self._find(rule_id)
        if found is None:
            near = ", ".join(self.ids_like(rule_id))
            hint = SAY("did-you-mean-one-of", near=near) if near else ""
            raise BadInput(*SAY("no-rule", rule_id=rule_id, hint=hint))
        return found

    def rulings_of(self, rule_id: str) -> tuple[HouseRuling, ...]:
        """How this house settles what the book leaves open about the rule; mostly nothing."""
        return self._rulings_in(self.rule(rule_id).game).get(rule_id, ())

    def title(self, rule_id: str, lang: str) -> str:
        return self.rule(rule_id).title(lang)

    def text(self, rule_id: str, lang: str) -> str:
        return self.rule(rule_id).text(lang)

    def ids_like(self, rule_id: str) -> list[str]:
        """Up to three known ids that somebody may have meant, the most likely first."""
        ids = [rule.id for rule in self.all()]
        begun = [known for known in ids if known.startswith(rule_id.upper())]
        return begun[:3] if rule_id and begun else get_close_matches(rule_id.upper(), ids, 3)

    def _find(self, rule_id: str) -> Rule | None:
        # Parsing the whole ledger takes a sixth of a second, looking for the letters of an id takes none.
        letters = rule_id.encode(errors="replace")
        for name, file in self._files.items():
            if rule_id in self._rules:
                break
            if name not in self._read and letters in file.read_bytes():
                self._rules_in(name)
        return self._rules.get(rule_id)

    def _rules_in(self, name: str) -> tuple[Rule, ...]:
        if name not in self._read:
            file = self._files[name]
            rules = read_entries(file.read_bytes(), str(file), _game(name), self._rules)
            self._rules.update({rule.id: rule for rule in rules})
            self._read[name] = rules
        return self._read[name]

    def _rulings_in(self, game: str) -> dict[str, tuple[HouseRuling, ...]]:
        if game not in self._rulings:
            file = self._ruling_files.get(f"{game}.toml")
            known = [rule.id for rule in self.of_game(game)] if file else []
            taken = [ruling.id for rules in self._rulings.values() for found in rules.values() for ruling in found]
            read = read_rulings(file.read_bytes(), str(file), known, taken) if file else ()
            self._rulings[game] = {
                rule_id: tuple([ruling for ruling in read if rule_id in ruling.rules])
                for rule_id in dict.fromkeys([rule_id for ruling in read for rule_id in ruling.rules])
            }
        return self._rulings[game]


def _game(name: str) -> str:
    return name.removesuffix(".toml").split("-")[0]


def _name(file: Traversable) -> str:
    return file.name


@cache
def load() -> Index:
    """The index of the games that come with Tercio."""
    here = files("tercio.rules")
    return Index(here / "ledger", here / "rulings")
