// What is being made in the workshop for a measured table: a card beside it, a figure on it, a piece of terrain.
import { lang } from "../../settings";
import type { FigureScene, LookScene, PackEntry } from "../../wire";
import type { PartProps } from "../game";
import { portraitPicture } from "./art/studio";
import { CardFace } from "./card";
import { FigureAlone, Sample } from "./samples";
import "./measured.css";

export function MadeThing({ entry }: { entry: PackEntry }) {
  const { card, figure, area } = entry;
  if (figure) return <FigureAlone figure={figure} className="workshop-thing" />;
  if (area) return <Sample sample={{ area }} className="workshop-thing" isLarge />;
  if (!card) return null;
  const spoken = lang.value;
  return (
    <CardFace
      kind={card.kind}
      name={card.name[spoken]}
      line={card.line[spoken]}
      text={card.text[spoken]}
      picture={card.picture}
    />
  );
}

/** The figure with another part. */
export function MadePart({ entry, part, word }: PartProps) {
  const { figure } = entry;
  if (!figure) return null;
  return <Portrait figure={figure} look={word ? { ...figure.look, [part]: word } : figure.look} />;
}

function Portrait({ figure, look }: { figure: FigureScene; look: LookScene }) {
  const picture = portraitPicture(look, figure.tinctures, figure.seat, "small").value;
  return picture ? <img class="workshop-portrait" src={picture} alt="" /> : <span class="workshop-portrait" />;
}
