// The picture of a card in the making, with another part in it.
import { pictureOf, toneOf } from "../../art/picture";
import type { Face, PictureJson } from "../../wire";
import type { PartProps } from "../game";

/** Keys of a look, and the drawer of the box of parts from which each is taken. */
const DRAWERS: Record<string, string> = {
  body: "bodies",
  head: "heads",
  arm: "arms",
  shield: "shields",
  back: "backs",
  mount: "beasts",
  beast: "beasts",
  land: "lands",
  sign: "signs",
};
const TONES = ["skin", "hair", "dye", "coat"];

export function MadePart({ entry, part, word }: PartProps) {
  if (!entry.face) return null;
  const { picture } = entry.face as unknown as Face;
  if (TONES.includes(part)) {
    return <span class="workshop-portrait is-tone" style={{ background: toneOf(word) || undefined }} />;
  }
  return <img class="workshop-portrait" src={pictureOf(withPart(picture, part, word), "tall")} alt="" loading="lazy" />;
}

/** In the place of what is taken from the same drawer; else in front of everything. */
function withPart(picture: PictureJson, part: string, word: string): PictureJson {
  if (!word) return picture;
  const drawer = DRAWERS[part];
  const wanted = drawer ? `${drawer}/${word}` : word;
  const [kind] = wanted.split("/");
  const at = picture.layers.findIndex((layer) => layer.startsWith(`${kind}/`));
  const layers =
    at < 0
      ? [...picture.layers, wanted]
      : picture.layers.map((layer, place) => (place === at ? [wanted, ...layer.split(" ").slice(1)].join(" ") : layer));
  return { ...picture, layers };
}
