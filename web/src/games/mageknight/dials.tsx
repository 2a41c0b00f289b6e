// The combat dials of Mage Knight in the gallery, one of each kind.
import { InView } from "../../gallery/in-view";
import { say } from "../../texts";
import type { FigureFace, PackEntry } from "../../wire";
import { CombatDial } from "../measured/dial";
import { MadeThing } from "../measured/made";
import { useFigures } from "./builder/catalogue";
import { faceOf } from "./builder/dial";

export function Dials() {
  const { value: catalogue } = useFigures();
  if (!catalogue) return null;
  return (
    <ul role="list" class="gallery-shelf is-wide">
      {distinct(catalogue.figures).map((figure) => (
        <li key={figure.id}>
          <InView className="gallery-dial">
            <CombatDial
              clicks={figure.dial.map((click, at) => faceOf(click, at === figure.start))}
              now={figure.start}
              sitter={{ ...figure, seat: 0 }}
            />
          </InView>
          <span>{say(figure.name)}</span>
        </li>
      ))}
    </ul>
  );
}

/** What is being made: a figure comes with its dial. */
export function MadeFigure({ entry }: { entry: PackEntry }) {
  if (!entry.face) return <MadeThing entry={entry} />;
  const figure = entry.face as unknown as FigureFace;
  return (
    <CombatDial
      clicks={figure.dial.map((click, at) => faceOf(click, at === figure.start))}
      now={figure.start}
      sitter={{ ...figure, seat: 0 }}
    />
  );
}

/** The toughest of each kind. */
const distinct = (figures: readonly FigureFace[]): FigureFace[] => [
  ...new Map(figures.map((figure) => [figure.name.en, figure])).values(),
];
