// Dice that tumble and stop at what was rolled, then the sentence about what came of it.
import { useEffect, useRef, useState } from "preact/hooks";
import { pace } from "../settings";
import type { TableState } from "../socket";
import type { Dice, LogLine } from "../wire";
import { Die } from "./die";
import type { Film } from "./film";

interface Roll {
  key: number;
  dice: Dice;
  who: string;
  result: string;
}

const STAY = 2300;
const MOST = 3;

type Told = Pick<TableState, "log" | "lang">;

/** The dice of the deed that is told. They lie there for a while; the next deed takes them away. */
export function FilmRolls({ film, table }: { film: Film; table: Told }) {
  const deed = film.deed.value;
  const phase = film.phase.value;
  if (pace.value === "off") return <Rolls table={table} />;
  if (!deed?.rolls.length || phase === "tell") return null;
  const last = deed.rolls.at(-1)!;
  return (
    <div
      class={`match-rolls ${phase === "rest" ? "is-resting" : ""}`}
      aria-hidden="true"
      data-testid="rolls"
      key={deed.key}
    >
      <DiceOf rolls={deed.rolls} />
      <p class="match-roll-text">
        <span>{last.text}</span>
        {phase === "roll" ? null : <b>{resultOf(deed.lines)}</b>}
      </p>
    </div>
  );
}

export function DiceOf({ rolls }: { rolls: readonly { dice: Dice }[] }) {
  return (
    <div class="match-dice">
      {rolls.flatMap(({ dice }, roll) =>
        dice.faces.map((face, place) => (
          <Die key={`${roll}.${place}`} sides={dice.sides} face={face} place={roll + place} />
        )),
      )}
    </div>
  );
}

/** What came of it: the sentence that says so, else the last one after the dice. */
export function resultOf(lines: readonly LogLine[]): string {
  const after = lines.slice(lines.findLastIndex(({ dice }) => dice) + 1);
  return (after.find(({ kind }) => RESULTS.test(kind)) ?? after[0])?.text ?? "";
}

/** The dice of one moment, seen at once: however fast somebody steps through a match, none lag behind. */
export function StillRolls({ lines }: { lines: readonly LogLine[] }) {
  const [isShown, setShown] = useState(true);
  const rolls = lines.flatMap(({ dice, text }) => (dice ? [{ dice, text }] : []));
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), STAY);
    return () => clearTimeout(timer);
  }, []);
  const last = rolls.at(-1);
  if (!last || !isShown) return null;
  return (
    <div class="match-rolls is-still" aria-hidden="true" data-testid="rolls">
      <DiceOf rolls={rolls} />
      <p class="match-roll-text">
        <span>{last.text}</span>
        <b>{resultOf(lines)}</b>
      </p>
    </div>
  );
}

export function Rolls({ table }: { table: Told }) {
  const seen = useRef({ lines: table.log.length, lang: table.lang });
  const [queue, setQueue] = useState<Roll[]>([]);
  useEffect(() => {
    const { lines, lang } = seen.current;
    const isNew = lang === table.lang && table.log.length > lines;
    const found: Roll[] = [];
    for (let place = lines; isNew && place < table.log.length; place++) {
      const line = table.log[place]!;
      if (line.dice) found.push({ key: place, dice: line.dice, who: line.text, result: resultAfter(table, place) });
    }
    seen.current = { lines: table.log.length, lang: table.lang };
    if (found.length) setQueue((before) => [...before, ...found].slice(-MOST));
    else if (isNew)
      setQueue((before) =>
        before.map((roll) => (roll.result ? roll : { ...roll, result: resultAfter(table, roll.key) })),
      );
  }, [table.log]);
  const first = queue[0];
  useEffect(() => {
    if (!first) return;
    // Where more wait, the table moves on sooner.
    const time = queue.length > 1 ? 1100 : STAY;
    const timer = setTimeout(() => setQueue((before) => before.filter((roll) => roll.key !== first.key)), time);
    return () => clearTimeout(timer);
  }, [first?.key, queue.length]);
  if (!first) return null;
  return (
    <div class="match-rolls is-still" aria-hidden="true" data-testid="rolls" key={first.key}>
      <DiceOf rolls={[first]} />
      <p class="match-roll-text">
        <span>{first.who}</span>
        {first.result ? <b>{first.result}</b> : null}
      </p>
    </div>
  );
}

/** The last sentence before the next dice that belongs to the same answer or the one after: hit or missed. */
function resultAfter(table: Told, place: number): string {
  let told = "";
  for (const line of table.log.slice(place + 1)) {
    if (line.dice || line.kind === "round") break;
    if (RESULTS.test(line.kind)) return line.text;
    told ||= line.text;
  }
  return told;
}

const RESULTS = /^(hit|missed|wounded|initiative|begins|saved|failed|succeeded)/;
