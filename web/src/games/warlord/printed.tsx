// Cards by their ids, for those who know nothing else of them.
import { useMemo } from "preact/hooks";
import { pictureOf } from "../../art/picture";
import { lang } from "../../settings";
import type { Face, PackEntry, Scene, SeatNumber, WarlordScene } from "../../wire";
import type { CardKit } from "../game";
import { CardFace } from "./card-face";
import { loadCatalogue, useCatalogue } from "./catalogue";

function Card({ id }: { id: string }) {
  const face = useCatalogue().value?.byId.get(id);
  const spoken = lang.value;
  return useMemo(() => (face ? <CardFace face={face} lang={spoken} isSilent /> : null), [face, spoken]);
}

export async function cardKit(): Promise<CardKit> {
  const { byId } = await loadCatalogue();
  return { Card, isHeld: (id) => byId.get(id)?.type === "item" };
}

/** The portrait of a Warlord, wherever the card lies by now. */
export async function lordOf(scene: Scene, seat: SeatNumber): Promise<string> {
  const { byId } = await loadCatalogue();
  const lord = Object.values((scene as WarlordScene).cards).find((card) => card.is_lord && card.owner === seat);
  const face = lord && byId.get(lord.face);
  return face ? pictureOf(face.picture, "tall") : "";
}

/** The picture of a card, wherever it lies by now. */
export async function portraitOf(scene: Scene, thing: number): Promise<string> {
  const { byId } = await loadCatalogue();
  const card = (scene as WarlordScene).cards[thing];
  const face = card && byId.get(card.face);
  return face ? pictureOf(face.picture, "wide") : "";
}

/** A card in the making, with the words of the catalogue once they are here. */
export function MadeCard({ entry }: { entry: PackEntry }) {
  useCatalogue();
  return entry.face ? <CardFace face={entry.face as unknown as Face} lang={lang.value} /> : null;
}
