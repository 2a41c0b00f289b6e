"""Every sound can be heard and none is distorted; nothing sounds before the first touch or when it is switched off."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tercio.bench.players import ServerProcess

ASSETS = Path(__file__).parents[2] / "src" / "tercio" / "server" / "page" / "assets"
LOUDEST = 0.98  # of what can be played
FAINTEST = 0.12
APART = 3.5  # times as loud as another one, through a small loudspeaker
# The peak, what is left after it, its time, and how loud it is without what a telephone cannot play, of every sound;
# then the peak of several at once.
RENDERED = """async address => {
  const { SOUNDS, limiterOf } = await import(address), found = {};
  const peak = part => part.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
  const rendered = async play => {
    const context = new OfflineAudioContext(1, 44100 * 3, 44100);
    const seconds = play(context);
    return [(await context.startRendering()).getChannelData(0), seconds];
  };
  const small = context => {
    const filter = context.createBiquadFilter();
    filter.type = 'highpass';
    filter.frequency.value = 350;
    filter.connect(context.destination);
    return filter;
  };
  for (const [name, make] of Object.entries(SOUNDS)) {
    const [samples, seconds] = await rendered(context => make(context.destination, 0));
    const [heard] = await rendered(context => make(small(context), 0));
    const end = Math.ceil(seconds * 44100);
    const power = heard.slice(0, end).reduce((sum, each) => sum + each * each, 0) / end;
    found[name] = [peak(samples), peak(samples.slice(end)), seconds, Math.sqrt(power)];
  }
  // Each begins so that its loudest moment comes at the same time.
  const crowd = out => Object.entries({ dice: 0.06, fall: 0.1, blow: 0.32, thunder: 0.32 })
    .forEach(([name, at]) => SOUNDS[name](out, at));
  const [all] = await rendered(context => crowd(limiterOf(context)));
  const [bare] = await rendered(context => crowd(context.destination));
  return { found, together: peak(all), unbridled: peak(bare) };
}"""
COUNTING = """(() => {
  const Real = AudioContext;
  window.opened = 0;
  window.AudioContext = class extends Real { constructor() { super(); window.opened++; } };
})()"""


def rendered(page: Page, server: ServerProcess) -> Any:
    page.goto(f"{server.url}/settings")
    [sounds] = [path.name for path in ASSETS.glob("sounds-*.js") if "as limiterOf" in path.read_text("utf-8")]
    return page.evaluate(RENDERED, f"/assets/{sounds}")


def test_every_sound_is_heard_is_not_distorted_and_ends(page: Page, server: ServerProcess) -> None:
    found = rendered(page, server)["found"]

    assert {"dice", "card", "step", "blow", "shot", "spell", "turn", "victory", "defeat"} <= set(found)
    for name, (peak, after, seconds, heard) in found.items():
        assert FAINTEST < peak < LOUDEST, name
        assert heard > peak / 60, name
        assert after < 0.01, name
        assert seconds < 2, name


def test_no_sound_drowns_another_on_a_small_loudspeaker(page: Page, server: ServerProcess) -> None:
    heard = {name: heard for name, (*_, heard) in rendered(page, server)["found"].items()}

    assert max(heard.values()) < APART * min(heard.values()), heard


def test_several_sounds_at_once_are_not_distorted(page: Page, server: ServerProcess) -> None:
    found = rendered(page, server)

    assert found["unbridled"] > 1
    assert found["together"] < LOUDEST


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
