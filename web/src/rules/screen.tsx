// The rulebook as a screen: all rules of a game by section, a search over them, and a page for each.
import type { ScreenProps } from "../app";
import { RulePage } from "./page";
import { RuleIndex } from "./contents";

export default function Rules({ id }: ScreenProps) {
  return id ? <RulePage id={id} /> : <RuleIndex />;
}
