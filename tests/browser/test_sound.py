"""Every sound can be heard and none is distorted; nothing sounds before the first touch or when it is switched off."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page

from tercio.bench.players import ServerProcess

ASSETS = Path(__file__).parents[2] / "src" / "tercio" / "server" / "page" / "assets"
LOUDEST = 0.98  # of what can be played
FAINTEST = 0.12
# The peak, the loudness over its time, and what is left after it, of every sound.
RENDERED = """async address => {
  const { SOUNDS } = await import(address), found = {};
  for (const [name, make] of Object.entries(SOUNDS)) {
    const context = new OfflineAudioContext(1, 44100 * 3, 44100);
    const seconds = make(context.destination, 0);
    const samples = (await context.startRendering()).getChannelData(0);
    const end = Math.ceil(seconds * 44100);
    const peak = part => part.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
    const power = samples.slice(0, end).reduce((sum, each) => sum + each * each, 0) / end;
    found[name] = [peak(samples), Math.sqrt(power), peak(samples.slice(end)), seconds];
  }
  return found;
}"""
COUNTING = """(() => {
  const Real = AudioContext;
  window.opened = 0;
  window.AudioContext = class extends Real { constructor() { super(); window.opened++; } };
})()"""


def test_every_sound_is_heard_is_not_distorted_and_ends(page: Page, server: ServerProcess) -> None:
    page.goto(f"{server.url}/settings")
    [sounds] = [path.name for path in ASSETS.glob("sounds-*.js") if "as SOUNDS}" in path.read_text("utf-8")]
    found = page.evaluate(RENDERED, f"/assets/{sounds}")

    assert {"dice", "card", "step", "blow", "shot", "spell", "turn", "victory", "defeat"} <= set(found)
    for name, (peak, power, after, seconds) in found.items():
        assert FAINTEST < peak < LOUDEST, name
        assert power > peak / 40, name
        assert after < 0.01, name
        assert seconds < 2, name


def test_nothing_sounds_before_a_touch_or_when_it_is_off(page: Page, server: ServerProcess) -> None:
    page.add_init_script(COUNTING)
    page.goto(f"{server.url}/settings")
    page.locator("#look").wait_for()
    before = page.evaluate("window.opened")
    page.get_by_label("Loud").check()
    page.wait_for_function("window.opened === 1")
    page.get_by_role("checkbox", name=re.compile("^Sound")).uncheck()
    hidden = page.get_by_label("Loud").count()

    assert before == 0
    assert hidden == 0
