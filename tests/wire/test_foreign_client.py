"""Somebody else's program plays a whole match through JSON text alone."""

import json
import random
from typing import Any

import pytest

from tercio.content.trouble import BadInput
from tercio.games import open_game
from tercio.kernel import Match, seeded, start
from tercio.texts import phrasebook_of
from tercio.wire import read_answer, verdict_json, view_json


class Client:
    """Knows `json`, `random` and the published form of messages, and nothing of tercio."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.refused: list[str] = []

    def reply(self, view_text: str) -> str:
        """An answer to the first question in a view."""
        view = json.loads(view_text)
        question = view["asks"][0]
        option = self.random.choice(question["options"])
        answer = {"seat": question["seat"], "key": option["key"], "subject": option["subject"]}
        if option["most"] > 0:
            number = self.random.randint(option["least"], option["most"])
            answer["picks"] = self.random.sample(option["among"], number)
        if option["corners"] > 0:
            answer["path"] = [self.goal(view["state"]["units"], option["subject"])]
        if option["numbers"] > 0:
            answer["numbers"] = [self.random.randint(option["low"], option["high"]) for _ in range(option["numbers"])]
        return json.dumps(answer)

    def goal(self, units: list[dict[str, Any]], subject: int) -> list[int]:
        """Somewhere between the figure and an enemy, or anywhere around."""
        walker = units[subject]
        enemies = [unit for unit in units if unit["seat"] != walker["seat"] and not unit["has_left"]]
        x, y = walker["at"]
        ex, ey = self.random.choice(enemies)["at"]
        far = max(1, round(((ex - x) ** 2 + (ey - y) ** 2) ** 0.5))
        if self.random.random() < 0.3:
            return [x + self.random.randint(-3000, 3000), y + self.random.randint(-3000, 3000)]
        reach = min(far - 1000, 4000)
        return [x + (ex - x) * reach // far, y + (ey - y) * reach // far]

    def told(self, verdict_text: str) -> None:
        """What the table said to the last answer."""
        self.refused += [refusal["rule"] for refusal in json.loads(verdict_text)["refusals"]]


def served(match: Match, answer_text: str) -> str:
    """The table's end of the wire: text in, text out."""
    return json.dumps(verdict_json(phrasebook_of("skirmish"), match.answer(read_answer(json.loads(answer_text)))))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_foreign_program_plays_a_match_to_its_end(seed: int) -> None:
    match, clients, replies = start(open_game("skirmish"), {}, seeded(seed)), [Client(seed), Client(seed + 100)], 0
    while match.stack:
        seat = match.asks()[0].seat
        view = json.dumps(view_json(match.view(seat, since=len(match.events))))
        clients[seat].told(served(match, clients[seat].reply(view)))
        replies += 1
        assert replies < 5000, "a match ends"
    result = json.loads(json.dumps(view_json(match.view(0))))
    refused = {rule for client in clients for rule in client.refused}

    assert result["outcome"]["rule"] in ("SK-END-02", "SK-END-03")
    assert result["asks"] == []
    assert [event["name"] for event in result["events"]][-1] == "ended"
    assert refused <= {"SK-MOVE-01", "SK-MOVE-03", "SK-MOVE-04", "SK-TABLE-01"}, "only walks were judged and refused"


@pytest.mark.parametrize(
    "text", ['{"seat": 0}', "[]", "null", '{"seat": 0, "key": "bold", "x": 1}', '{"seat": 0, "key": "bold", "path": 1}']
)
def test_nonsense_on_the_wire_changes_nothing(text: str) -> None:
    match = start(open_game("skirmish"), {}, seeded(1))
    before = json.dumps(view_json(match.view(0)))

    with pytest.raises(BadInput):
        served(match, text)

    assert json.dumps(view_json(match.view(0))) == before
