// How many of a card are in the deck.
import { Stepper } from "../../../builder/stepper";
import { lang } from "../../../settings";
import type { Face } from "../../../wire";
import { changeCount, counts } from "./bench";
import { words } from "./texts";

export function CardStepper({ face, isBeside = false }: { face: Face; isBeside?: boolean }) {
  return (
    <Stepper
      w={words()}
      name={face.name[lang.value]}
      count={counts.value.get(face.id) ?? 0}
      isBeside={isBeside}
      onChange={(by) => changeCount(face, by)}
    />
  );
}
