// Everything that can be seen on a base, in the gallery: one figure in all its states, laid out by the server.
import { lookAtPosition, positionForm } from "../../api";
import { useLoad } from "../../load";
import { say } from "../../texts";
import type { FigureScene, Phrase, TableScene } from "../../wire";
import { FigureAlone } from "./samples";

/** A name for it in the position, its caption, and what is written there. */
export type State = readonly [string, Phrase, Record<string, unknown>];

const LINE = 4;
const INCHES = 6;

async function posed(game: string, section: string, states: readonly State[]): Promise<Map<string, FigureScene>> {
  const form = await positionForm(game);
  const figures = Object.fromEntries(
    states.map(([name, , written], place) => {
      const at = [4 + (place % LINE) * INCHES, INCHES + Math.floor(place / LINE) * INCHES];
      return [name, { seat: 0, at, ...written }];
    }),
  );
  const look = await lookAtPosition(game, { ...form.empty, [section]: figures });
  const scene = look.scene as unknown as TableScene | null;
  return new Map(
    look.written.flatMap(({ thing, name }): [string, FigureScene][] => {
      const figure = scene?.figures.find((each) => each.id === thing);
      return figure ? [[String(name), figure]] : [];
    }),
  );
}

/** Where in a position of this game figures are written, and how they stand there. */
export const stateHall = (game: string, section: string, states: readonly State[]) => () => (
  <States game={game} section={section} states={states} />
);

function States({ game, section, states }: { game: string; section: string; states: readonly State[] }) {
  const { value } = useLoad(() => posed(game, section, states), [game]);
  return (
    <ul role="list" class="gallery-shelf">
      {states.map(([name, caption]) => {
        const figure = value?.get(name);
        return figure ? (
          <li key={name} class="is-on-mat">
            <FigureAlone figure={figure} className="gallery-piece" />
            <span>{say(caption)}</span>
          </li>
        ) : null;
      })}
    </ul>
  );
}
