// The picture on a card, as an image that is drawn once.
import { type Crop, pictureOf } from "../../art/picture";
import type { Face } from "../../wire";

export function Art({ face, crop, name = "" }: { face: Face; crop: Crop; name?: string }) {
  return (
    <img class={`wl-picture ${name}`} src={pictureOf(face.picture, crop)} alt="" draggable={false} decoding="async" />
  );
}
