"""A walk is judged before anybody makes it: every rule that speaks against it, with its text and the figures."""

from __future__ import annotations

from tercio.games import box_of, open_game
from tercio.kernel import Answer, loaded, start
from tercio.rules import load
from tercio.texts import Speaker

INCH = 1000  # lengths are whole mils, so that no rounding decides a rule

POSITION = {
    "stances": ["wary", "bold"],
    "units": {
        "red-golem": {"profile": "golem", "seat": 0, "at": [3, 2]},
        "red-imp": {"profile": "imp", "seat": 0, "at": [5, 2]},
        "blue-swordsman": {"profile": "swordsman", "seat": 1, "at": [3, 4]},
    },
}


def main() -> None:
    game = open_game("skirmish")
    match = start(game, {"position": POSITION}, loaded(()))
    words, rules, speaker = box_of("skirmish").vocabulary, load(), Speaker(game, "en")

    for name, goal in (("red-golem", (3, 7)), ("red-golem", (3, 4)), ("red-imp", (2, 6))):
        unit = words.id_of(match.state, name)
        assert unit is not None
        verdict = match.judge(Answer(0, "walk", unit, path=((goal[0] * INCH, goal[1] * INCH),)))
        print(f"{name} to {goal[0]}, {goal[1]}: {'yes' if verdict else 'no'}")
        for refusal in verdict.refusals:
            rule = rules.rule(refusal.rule)
            print(f"  {rule.id}  {rule.title('en')}: {rule.text('en')}")
            print(f"  {speaker.because(match.state, refusal)}")
        for lift in verdict.lifts:
            print(f"  {lift.rule}  {rules.title(lift.rule, 'en')} sets aside {', '.join(lift.lifted)}")


if __name__ == "__main__":
    main()
