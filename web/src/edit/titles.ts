// What things of a position are called.
import { say } from "../texts";
import type { PositionPart, PositionSection } from "../wire";
import { type Entry, entriesOf, type Position } from "./position";

/** What an entry is called: as what was laid down, with a number where there are several. */
export function titleAt(position: Position, section: PositionSection, name: string | number): string {
  const [id, copy] = String(name).split("#");
  const card = section.parts.find((part) => part.name === id && !Object.keys(part.entry).length);
  if (card) return copy ? `${say(card.title)} ${copy}` : say(card.title);
  const titles = entriesOf(position, section).map(([each, entry]) => ({ name: each, title: titleOf(section, entry) }));
  const title = titles.find((each) => each.name === name)?.title || String(name);
  const alike = titles.filter((each) => each.title === title);
  return alike.length > 1 ? `${title} ${alike.findIndex((each) => each.name === name) + 1}` : title;
}

/** Sizes may have been changed since; the words of a part stay. */
function titleOf({ parts }: PositionSection, entry: Entry): string {
  const fits = (part: PositionPart, isWhole: boolean): boolean =>
    Object.entries(part.entry).every(([key, value]) => (!isWhole && typeof value !== "string") || entry[key] === value);
  const found = parts.find((part) => fits(part, true)) ?? parts.find((part) => fits(part, false));
  return found ? say(found.title) : "";
}
