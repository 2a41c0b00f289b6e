// Drawn by us: what the games look like from across the room.
import { useEffect, useState } from "preact/hooks";
import { gameOf } from "../games/registry";

/** The picture of a game; it is drawn after the page has come, so that nobody waits for it. */
export function Scene({ game }: { game: string }) {
  const [image, setImage] = useState("");
  useEffect(() => {
    let isWanted = true;
    void import("../art/scenes").then(({ sceneOf }) => isWanted && setImage(sceneOf(game)));
    return () => {
      isWanted = false;
    };
  }, [game]);
  return <div class="scene">{image ? <img src={image} alt="" /> : null}</div>;
}

/** A picture for a game's card: its scene, or the small picture of a toy; a game that nobody knows gets crossed pikes. */
export function Vignette({ game }: { game: string }) {
  const known = gameOf(game);
  if (known && !known.Picture) return <Scene game={game} />;
  const Picture = known?.Picture ?? Pikes;
  return (
    <svg class="vignette" viewBox="0 0 240 96" aria-hidden="true" focusable="false">
      <Picture />
    </svg>
  );
}

function Pikes() {
  return (
    <g>
      <path class="vignette-ground" d="M14 6h212l10 84H4z" />
      <path class="vignette-pike" d="M80 84l72-66M160 84L88 18M120 88V14" />
      <path class="vignette-accent" d="M120 6l4 9-4 7-4-7z" />
    </g>
  );
}
