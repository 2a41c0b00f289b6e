// Cards that lie beside a measured table: large as they are printed, and small beside a player's name.
import { pictureOf } from "../../art/picture";
import type { CardScene, PictureJson } from "../../wire";
import { portraitPicture } from "./art/studio";
import "./card.css";

interface Face {
  kind: string;
  name: string;
  line: string;
  text: string;
  picture: PictureJson;
}

/** From this many letters on the text is smaller. */
const [LONG, LONGEST] = [130, 210];

/** Sixty-three by eighty-eight millimetres; `army_cards.py` prints the same. */
export function CardFace({ kind, name, line, text, picture }: Face) {
  const size = text.length > LONGEST ? "is-longest" : text.length > LONG ? "is-long" : "";
  return (
    <article class={`ms-print is-${kind.split("-")[0]}`} data-testid="card-face">
      <div class="ms-print-sheet">
        <h4>{name}</h4>
        <img src={pictureOf(picture, "wide")} alt="" />
        <p class="ms-print-line">{line}</p>
        <p class={`ms-print-text ${size}`}>{text}</p>
      </div>
    </article>
  );
}

/** What is drawn on a card that somebody holds: its picture, or the portrait of who is meant. */
export function CardArt({ card, tinctures, seat }: { card: CardScene; tinctures: string; seat: number }) {
  if (card.picture) return <img class="ms-card-art" src={pictureOf(card.picture, "wide")} alt="" />;
  if (!card.look) return null;
  const portrait = portraitPicture(card.look, tinctures, seat, "small").value;
  // It keeps its room until it is painted: the table below does not give way under somebody's finger.
  if (!portrait) return <span class="ms-card-art is-portrait" />;
  return <img class="ms-card-art is-portrait" src={portrait} alt="" />;
}
