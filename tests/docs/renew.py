"""Writes into the pages what the code says today: PYTHONPATH=tests .venv/bin/python -m docs.renew

The output under the README's program, the JSON of docs/protocol.md, and the picture of the terminal.
Look at the difference before you commit it: it is what readers will notice.
"""

from __future__ import annotations

import re

from docs.pages import NAMED, PROJECT
from docs.picture import PICTURE, drawn, lines
from docs.programs import output_of
from docs.wire_examples import examples, printed

README = PROJECT / "README.md"
PROTOCOL = PROJECT / "docs" / "protocol.md"
PROGRAM = re.compile(r"(^```python\n(.*?)^```\n.*?^```text\n).*?(^```$)", re.MULTILINE | re.DOTALL)


def with_output(page: str) -> str:
    """The page with the output of its first program under it."""
    found = PROGRAM.search(page)
    assert found is not None, "the page has a program, and a text block under it"
    return page[: found.start()] + found[1] + output_of(found[2]) + found[3] + page[found.end() :]


def with_examples(page: str) -> str:
    """The page with every named JSON block as it comes out of the match."""
    known = {(example.kind, example.shows): printed(example) for example in examples()}
    named = re.findall(r"^<!-- (\w+): (.*?) -->$", page, re.MULTILINE)
    assert sorted(named) == sorted(known), "the page shows every example once"
    return NAMED.sub(lambda found: f"<!-- {found[1]}: {found[2]} -->\n```json\n{known[found[1], found[2]]}\n```", page)


def main() -> None:
    README.write_text(with_output(README.read_text("utf-8")), "utf-8")
    PROTOCOL.write_text(with_examples(PROTOCOL.read_text("utf-8")), "utf-8")
    PICTURE.write_text(drawn(lines()), "utf-8")


if __name__ == "__main__":
    main()
