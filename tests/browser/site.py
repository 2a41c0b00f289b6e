"""Tercio without a server: the site is built, served as mere files, and visited once before its network is cut."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page

WEB = Path(__file__).parents[2] / "web"
READY = "globalThis.tercio?.progress.value === null"
PATIENCE = 120_000  # milliseconds, until the engine has started on a busy machine


def build(folder: Path) -> None:
    """As `make site` does it; `folder` becomes the site."""
    subprocess.run(["npm", "run", "--silent", "site", "--", "--outDir", str(folder)], cwd=WEB, check=True)
    subprocess.run([sys.executable, str(WEB / "site.py"), str(folder)], check=True)


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """Nobody reads it."""


def served(folder: Path) -> Iterator[tuple[str, ThreadingHTTPServer]]:
    """By Python's own server, below a path."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}", server
    server.shutdown()
    server.server_close()


def arrive(page: Page, address: str) -> None:
    page.goto(address)
    page.wait_for_function(READY, timeout=PATIENCE)


def cut(context: BrowserContext, page: Page, server: ThreadingHTTPServer) -> None:
    """Whatever is needed from now on must have come with the first visit."""
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.wait_for_function("caches.match(new URL('engine/paper.packed', document.baseURI)).then(Boolean)")
    server.shutdown()
    server.server_close()
    context.set_offline(True)


# The first bytes of a ready list of each game that can be printed, in the first way that is offered.
PRINT = """async () => {
  const ask = (method, path, body) => tercio.ask(path, { method, body, token: undefined, signal: undefined });
  const printed = {};
  for (const { id, forces } of await (await ask("GET", "/api/games")).json())
    for (const { kind } of forces?.prints.slice(0, 1) ?? []) {
      const { text } = await (await ask("GET", `/api/games/${id}/forces/${forces.ready[0].name}`)).json();
      const file = await (await ask("POST", `/api/games/${id}/forces/pdf`, { text, kind, lang: "de" })).text();
      printed[`${id} ${kind}`] = file.slice(0, 5);
    }
  return printed;
}"""
# A match between whoever sits there and bots, by the lines that the screens have; takes any answer that is proposed.
# `most`: so many answers, and the last one is not waited for.
PLAY = """async ({ game, seats, most, ...more }) => {
  const asking = { method: "POST", body: { game, seats, ...more }, token: undefined, signal: undefined };
  const made = await (await tercio.ask("/api/matches", asking)).json();
  if (!made.id) throw new Error(made.en);
  const line = tercio.open(made.id);
  let number = 0, answers = 0, answered = -1, table = null, isAsking = false, isDone = false;
  const send = (frame) => line.send(JSON.stringify({ ...frame, id: ++number }));
  return new Promise((resolve, reject) => {
    const told = () => ({ id: made.id, tokens: made.tokens, answers, n: table.n, outcome: table.outcome });
    line.onclose = () => reject(new Error("the line has closed"));
    line.onopen = () => line.send(JSON.stringify({ do: "hello", token: made.tokens[0], lang: "en", name: "" }));
    const go = () => {
      if (isAsking || !table || isDone) return;
      if (table.stage === "over" || table.lesson?.is_over) return resolve(told());
      if (!table.question || table.turn <= answered) return;
      if (table.lesson) return say(table.lesson.hint);
      isAsking = true;
      send({ do: "hint" });
    };
    const say = (answer) => {
      answers++;
      answered = table.turn;
      send({ do: "answer", turn: table.turn, answer });
      isDone = answers === most;
      if (isDone) resolve(told());
    };
    line.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "table") { table = message; go(); }
      else if (message.type === "hints") {
        isAsking = false;
        if (message.hints.length) say(message.hints[answers % message.hints.length].answer); else go();
      } else if (message.type !== "done") { answered = -1; reject(new Error(JSON.stringify(message))); }
    };
  });
}"""
