// Cards by their ids, for those who know nothing else of them.
import { useMemo } from "preact/hooks";
import { lang } from "../../settings";
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
