// Everything that can be seen on a base, in the gallery: one warrior in all its states, laid out by the server.
import { lookAtPosition, positionForm } from "../../api";
import { useLoad } from "../../load";
import { both, say } from "../../texts";
import type { FigureScene, Phrase, TableScene } from "../../wire";
import { FigureAlone } from "../measured/samples";
import { GAME } from "./identity";

const WHO = "elven-spear-standard";

/** By the names of their captions. */
const STATES: Record<string, Record<string, unknown>> = {
  whole: {},
  hurt: { click: 2 },
  dying: { click: 5 },
  token: { tokens: 1 },
  pushed: { tokens: 2 },
  captive: { seat: 1, guard: "whole" },
  soaring: { figure: "wing-scion-standard", soaring: true },
  turned: { facing: 200 },
};

const CAPTIONS: Record<string, Phrase> = {
  whole: both("unhurt", "unverletzt"),
  hurt: both("two clicks lost", "zwei Klicks verloren"),
  dying: both("nearly out", "fast ausgeschaltet"),
  token: both("one action token", "eine Aktionsmarke"),
  pushed: both("two action tokens", "zwei Aktionsmarken"),
  captive: both("captive", "gefangen"),
  soaring: both("soaring", "hochfliegend"),
  turned: both("turned, the light stays", "gedreht, das Licht bleibt"),
};

async function posed(): Promise<[string, FigureScene][]> {
  const form = await positionForm(GAME);
  const warriors = Object.fromEntries(
    Object.entries(STATES).map(([name, state], place) => [
      name,
      { figure: WHO, seat: 0, at: [4 + (place % 4) * 6, 6 + Math.floor(place / 4) * 6], facing: 90, ...state },
    ]),
  );
  const look = await lookAtPosition(GAME, { ...form.empty, warriors });
  const scene = look.scene as unknown as TableScene | null;
  return look.written.flatMap(({ thing, name }): [string, FigureScene][] => {
    const figure = scene?.figures.find((each) => each.id === thing);
    return figure ? [[String(name), figure]] : [];
  });
}

export function States() {
  const { value } = useLoad(posed, []);
  return (
    <ul role="list" class="gallery-shelf">
      {(value ?? []).map(([name, figure]) => (
        <li key={name} class="is-on-mat">
          <FigureAlone figure={figure} className="gallery-piece" />
          <span>{say(CAPTIONS[name] ?? both("", ""))}</span>
        </li>
      ))}
    </ul>
  );
}
