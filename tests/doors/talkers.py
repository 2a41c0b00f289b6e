"""Programs that play, hang, die, cheat and talk nonsense: each a few lines of Python, started for real."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

LOOP: Final = """
import json, os, sys, time
for line in sys.stdin:
    heard = json.loads(line)
    if heard["say"] == "question":
        {reply}
"""
SAY: Final = "print(json.dumps({message}), flush=True)"

PROGRAMS: Final = {
    "first": LOOP.format(reply=SAY.format(message='{"choose": 0}')),
    "own-words": LOOP.format(reply=SAY.format(message='{"answer": heard["proposals"][-1]}')),
    "hanging": "import time\ntime.sleep(600)",
    "deaf": "import os, time\nos.close(0)\ntime.sleep(600)",
    "hanging-later": LOOP.format(reply=SAY.format(message='{"choose": 0}') + "; time.sleep(600)"),
    "dying": "import sys\nsys.exit('no such book')",
    "dying-later": LOOP.format(reply="os._exit(3)"),
    "mute": LOOP.format(reply="os.close(1); time.sleep(600)"),
    "babbling": LOOP.format(reply="print('Hm, let me think', flush=True)"),
    "endless": LOOP.format(reply="sys.stdout.write('x' * 3_000_000); sys.stdout.flush(); time.sleep(600)"),
    "far": LOOP.format(reply=SAY.format(message='{"choose": 10_000}')),
    "walking-away": LOOP.format(
        reply=SAY.format(message='{"answer": {"key": "walk", "subject": 0, "path": [[3000, 5000], [9000, 9000]]}}')
    ),
    "for-the-other": LOOP.format(reply=SAY.format(message='{"answer": {"seat": 1, "key": "concede"}}')),
    "giving-up": LOOP.format(reply=SAY.format(message='{"answer": {"key": "concede"}}')),
    "learning": """
import json, sys
before = {}
for line in sys.stdin:
    heard = json.loads(line)
    if heard["say"] == "question":
        print(json.dumps({"choose": 0}) if before["say"] == "refused" else "[]", flush=True)
    before = heard
""",
    "repeating": LOOP.format(
        reply='for number in (heard["number"] - 1, heard["number"], heard["number"]): '
        + SAY.format(message='{"choose": 0, "number": number}')
    ),
    "noting": """
import json, sys
with open(sys.argv[1], "w") as notes:
    for line in sys.stdin:
        notes.write(line)
        notes.flush()
        if json.loads(line)["say"] == "question":
            print(json.dumps({"choose": 0}), flush=True)
""",
}


def command_of(name: str, folder: Path, *words: str) -> str:
    file = folder / f"{name}.py"
    file.write_text(PROGRAMS[name], encoding="utf-8")
    return " ".join([f'"{word}"' for word in (sys.executable, str(file), *words)])
