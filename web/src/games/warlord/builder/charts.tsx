// Small bar charts of a deck. Every bar has its number and its name; kinds differ by texture as well as by colour.
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { lang } from "../../../settings";
import { type Catalogue, called } from "../catalogue";
import { ClassSymbol, FactionMark } from "../symbols";
import { type Deck, TYPES } from "./deck";
import { words } from "./texts";

const HIGH = 92;
const BAR = 22;
const GAP = 8;

/** How many cards of each level, by type from below: characters plain, items hatched, actions dotted. */
export function Curve({ catalogue, deck }: { catalogue: Catalogue; deck: Deck }) {
  const w = words();
  const id = useId();
  const byLevel = new Map<number, number[]>();
  for (const [card, count] of deck.cards) {
    const face = catalogue.byId.get(card);
    if (!face) continue;
    const numbers = byLevel.get(face.level) ?? TYPES.map(() => 0);
    numbers[TYPES.indexOf(face.type as (typeof TYPES)[number])]! += count;
    byLevel.set(face.level, numbers);
  }
  const last = Math.max(5, ...byLevel.keys());
  const levels = Array.from({ length: last }, (_, at) => at + 1);
  const total = (level: number): number => (byLevel.get(level) ?? []).reduce((sum, count) => sum + count, 0);
  const most = Math.max(1, ...levels.map(total));
  const spoken = levels.filter(total).map((level) => `${w.level} ${level}: ${total(level)}`);
  const wide = levels.length * (BAR + GAP);
  return (
    <>
      <figure class="dk-chart">
        <figcaption>{w.curve}</figcaption>
        <svg viewBox={`0 0 ${wide} ${HIGH + 34}`} role="img" aria-label={w.chart(w.curve, spoken.join(", "))}>
          <Textures id={id} />
          {levels.map((level, at) => {
            const x = at * (BAR + GAP) + GAP / 2;
            let top = HIGH + 16;
            return (
              <g key={level}>
                {TYPES.map((type, kind) => {
                  const high = ((byLevel.get(level)?.[kind] ?? 0) / most) * HIGH;
                  top -= high;
                  return high ? (
                    <rect
                      key={type}
                      x={x}
                      y={top}
                      width={BAR}
                      height={high}
                      fill={`url(#${id}-${type})`}
                      class="dk-bar"
                    />
                  ) : null;
                })}
                {total(level) ? (
                  <text class="dk-number" x={x + BAR / 2} y={top - 4}>
                    {total(level)}
                  </text>
                ) : null}
                <text class="dk-tick" x={x + BAR / 2} y={HIGH + 30}>
                  {level}
                </text>
              </g>
            );
          })}
          <path class="dk-axis" d={`M0 ${HIGH + 16}H${wide}`} />
        </svg>
      </figure>
      <Bars
        title={w.types}
        parts={TYPES.map((type, kind) => ({
          key: type,
          name: w.typeTitles[type] ?? type,
          count: [...byLevel.values()].reduce((sum, numbers) => sum + numbers[kind]!, 0),
          sign: (
            <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true" focusable="false">
              <rect width="14" height="14" fill={`url(#${id}-${type})`} class="dk-bar" />
            </svg>
          ),
        }))}
      />
    </>
  );
}

function Textures({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}-character`} width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" class="dk-ink-0" />
      </pattern>
      <pattern id={`${id}-item`} width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" class="dk-wash-1" />
        <path d="M-1 7L7-1M-1 1l2-2M5 7l2-2" class="dk-line-1" />
      </pattern>
      <pattern id={`${id}-action`} width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" class="dk-wash-2" />
        <circle cx="3" cy="3" r="1.4" class="dk-ink-2" />
      </pattern>
    </defs>
  );
}

interface Part {
  key: string;
  name: string;
  count: number;
  sign: ComponentChildren;
}

/** A bar each, with sign, name and number: plain HTML, so that it reads well anywhere. */
function Bars({ title, parts }: { title: string; parts: Part[] }) {
  const most = Math.max(1, ...parts.map((part) => part.count));
  return (
    <figure class="dk-chart">
      <figcaption>{title}</figcaption>
      <ul role="list" class="dk-bars">
        {parts.map((part) => (
          <li key={part.key}>
            <span class="dk-bar-sign">{part.sign}</span>
            <span class="dk-bar-name">{part.name}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
              <rect width="100" height="10" class="dk-track" />
              <rect width={(100 * part.count) / most} height="10" class="dk-ink-0" />
            </svg>
            <span class="dk-bar-count">{part.count}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

export function Charts({ catalogue, deck }: { catalogue: Catalogue; deck: Deck }) {
  const w = words();
  const spoken = lang.value;
  const count = (of: (face: Catalogue["cards"][number]) => string | undefined): Map<string, number> => {
    const found = new Map<string, number>();
    for (const [id, number] of deck.cards) {
      const key = of(catalogue.byId.get(id)!);
      if (key !== undefined) found.set(key, (found.get(key) ?? 0) + number);
    }
    return found;
  };
  const known = deck.cards.filter(([id]) => catalogue.byId.has(id));
  if (!known.length) return null;
  const classes = count((face) => face.char_class);
  const factions = count((face) => (face.type === "character" ? face.faction : undefined));
  const shapes: Record<string, string> = {
    fighter: "gauntlet",
    cleric: "holy-symbol",
    wizard: "scroll",
    rogue: "glove",
    oval: "oval",
  };
  const inOrder = (order: string[], numbers: Map<string, number>): string[] => order.filter((key) => numbers.has(key));
  return (
    <div class="dk-charts">
      <Curve catalogue={catalogue} deck={deck} />
      <Bars
        title={w.classes}
        parts={inOrder(Object.keys(catalogue.words.classes), classes).map((key) => ({
          key,
          name: called("classes", key, spoken),
          count: classes.get(key)!,
          sign: <ClassSymbol shape={shapes[key] ?? "oval"} colour="" size="1.4em" />,
        }))}
      />
      {factions.size ? (
        <Bars
          title={w.factions}
          parts={inOrder([...Object.keys(catalogue.words.factions), ""], factions).map((key) => ({
            key,
            name: key ? called("factions", key, spoken) : w.noFaction,
            count: factions.get(key)!,
            sign: <FactionMark faction={key} size="1.2em" />,
          }))}
        />
      ) : null}
    </div>
  );
}
