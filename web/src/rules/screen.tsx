// The rulebook as a screen: all rules of a game by section, a search over them, and a page for each.
import type { ScreenProps } from "../route";
import { RuleIndex } from "./contents";
import { RulePage } from "./page";

export default function Rules({ id }: ScreenProps) {
  return id ? <RulePage id={id} /> : <RuleIndex />;
}
