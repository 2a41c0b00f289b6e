"""Dice: the face that is towards the eye is the one that was rolled, whatever the die; with reduced motion it lies."""

from __future__ import annotations

from playwright.sync_api import Page

from tercio.bench.players import ServerProcess

# For each die its sides, what was rolled, what is seen in its middle, and how many of its parts move.
SEEN = """() => [...document.querySelectorAll('.match-die')].map(die => {
  die.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = die.getBoundingClientRect();
  const side = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest('.die-side');
  const shown = side?.querySelector('text')?.textContent ?? String(side?.querySelectorAll('circle').length);
  const sides = Number(/\\bd(\\d+)/.exec(die.className)[1]);
  return [sides, Number(die.dataset.face), Number(shown), die.getAnimations({ subtree: true }).length];
})"""

# A face is drawn in a square; what is meant is the face.
FACES_ONLY = ".die-side { pointer-events: none } .die-side polygon { pointer-events: fill }"


def test_every_die_shows_the_face_that_was_rolled_and_lies_still_with_reduced_motion(
    page: Page, server: ServerProcess
) -> None:
    page.goto(f"{server.url}/gallery/common")
    page.locator(".match-die.d6").last.wait_for()
    page.locator(".gallery-die").first.click()
    page.add_style_tag(content=FACES_ONLY)
    seen = page.evaluate(SEEN)

    assert [(sides, face) for sides, face, _, _ in seen] == [
        (sides, face) for sides in (20, 8, 6) for face in range(1, sides + 1)
    ]
    assert [each for each in seen if each[1] != each[2] or each[3]] == []
