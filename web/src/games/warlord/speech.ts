// A card in one sentence, for those who listen.
import { lang } from "../../settings";
import { listed } from "../../texts";
import type { WarlordCard } from "../../wire";
import { classOf, signed, typeOf } from "./catalogue";
import { cardOf, faceOf, type Stage, touchesOf } from "./stage";
import { warlordWords } from "./texts";

export function spokenCard(stage: Stage, card: WarlordCard): string {
  const w = warlordWords();
  const face = faceOf(stage, card.id);
  if (!face) return w.back;
  const parts = [card.label];
  if (card.is_lord) parts.push(w.warlord);
  parts.push(face.type === "character" ? classOf(face, lang.value) : typeOf(face, lang.value), w.level(card.level));
  if (card.zone === "formation") {
    parts.push(
      w.state[card.state]!,
      w.wounds(card.wounds, card.life),
      `ATK ${card.atk.map(signed).join("/")}`,
      `AC ${card.armour}`,
    );
    parts.push(w.at(card.rank, card.place + 1));
    const held = card.holds.flatMap((id) => cardOf(stage, id)?.label ?? []);
    if (held.length) parts.push(w.bears(listed(held)));
  } else if (card.zone === "equipped" || card.zone === "attached") {
    if (card.state) parts.push(w.state[card.state]!);
    if (card.is_scribed) parts.push(w.scribed);
  }
  const number = stage.play?.lights.chosen.value.get(card.id);
  if (number) parts.push(w.picked(number));
  const touches = touchesOf(stage, card.id);
  if (touches.length) parts.push(w.canBe(touches.map(({ option, pick }) => pick?.text ?? option.text).join("; ")));
  return parts.join(", ");
}
