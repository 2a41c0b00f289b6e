// Figures of a measured table as images, for texts beside a match.
import { effect, type Signal } from "@preact/signals";
import type { FigureScene, Scene, SeatNumber, TableScene } from "../../wire";
import { canDraw, portraitPicture } from "./art/studio";

const figuresOf = (scene: Scene): readonly FigureScene[] => (scene as TableScene).figures;

/** Once it has been drawn. */
const drawn = (picture: Signal<string>): Promise<string> =>
  new Promise((done) => {
    const stop = effect(() => {
      if (!picture.value) return;
      done(picture.value);
      queueMicrotask(() => stop());
    });
  });

const portrayed = async ({ look, tinctures, seat }: FigureScene): Promise<string> =>
  canDraw() ? drawn(portraitPicture(look, tinctures, seat, "large")) : "";

/** A figure that still stands; empty for all else. */
export async function portraitOf(scene: Scene, thing: number): Promise<string> {
  const figure = figuresOf(scene).find(({ id }) => id === thing);
  return figure ? portrayed(figure) : "";
}

/** The one who stands out of a side: somebody unique, else the largest, else the one who has most left. */
export async function heroOf(scene: Scene, seat: SeatNumber): Promise<string> {
  const worth = ({ rank, radius, length, pips }: FigureScene): number =>
    (rank === 0 ? 1e6 : 0) + radius + length + pips.reduce((sum, { left }) => sum + left, 0);
  const [hero] = figuresOf(scene)
    .filter((figure) => figure.seat === seat)
    .sort((one, other) => worth(other) - worth(one));
  return hero ? portrayed(hero) : "";
}
