// The gallery: everything that is drawn or heard, side by side. Each game brings halls of its own; what belongs to all of
// them is in `COMMON`.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Hall } from "../games/game";
import { GAMES } from "../games/registry";
import { go, type ScreenProps } from "../route";
import { Waiting } from "../shell/parts";
import { useTitle } from "../shell/title";
import { say } from "../texts";
import { COMMON } from "./common";
import { galleryWords } from "./texts";
import "./gallery.css";

interface Wing {
  id: string;
  title: string;
  halls: readonly Hall[];
}

export default function Gallery({ id }: ScreenProps) {
  const w = galleryWords();
  useTitle(w.title);
  const wings: Wing[] = [
    ...GAMES.flatMap(({ id, title, halls }) => (halls?.length ? [{ id, title, halls }] : [])).reverse(),
    ...(COMMON.length ? [{ id: "common", title: w.common, halls: COMMON }] : []),
  ];
  const wing = wings.find((each) => each.id === id) ?? wings[0]!;
  return (
    <div class="page gallery">
      <header class="stack">
        <h1>{w.title}</h1>
        <p class="lead">{w.lead}</p>
        <nav class="row" aria-label={w.title}>
          {wings.map((each) => (
            <button
              key={each.id}
              type="button"
              class="button"
              aria-pressed={each === wing}
              onClick={() => go(`/gallery/${each.id}`, { replace: true })}
            >
              {each.title}
            </button>
          ))}
        </nav>
      </header>
      {wing.halls.map((hall) => (
        <Room key={`${wing.id} ${hall.id}`} hall={hall} />
      ))}
    </div>
  );
}

function Room({ hall }: { hall: Hall }) {
  const [Shown, setShown] = useState<ComponentType | null>(null);
  useEffect(() => void hall.load().then((found) => setShown(() => found)), [hall]);
  return (
    <section class="gallery-room" aria-labelledby={`hall-${hall.id}`} data-hall={hall.id}>
      <h2 id={`hall-${hall.id}`}>{say(hall.title)}</h2>
      {Shown ? <Shown /> : <Waiting />}
    </section>
  );
}
