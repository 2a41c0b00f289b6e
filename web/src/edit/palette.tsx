// What can be laid down, as pictures: the server lays out a sample of each part, and the board's own drawings show it.
import { useSignalEffect } from "@preact/signals";
import { useEffect, useMemo, useState } from "preact/hooks";
import { lookAtPosition } from "../api";
import { terrainPicture } from "../games/measured/art/studio";
import { Base } from "../games/measured/figures";
import { MarkerShape } from "../games/measured/ground";
import { type Point, projectionOf } from "../games/measured/projection";
import { type Stage, StageContext } from "../games/measured/stage";
import { Icon } from "../shell/icons";
import { SeatMark } from "../shell/seat-mark";
import { say } from "../texts";
import type {
  AreaScene,
  FigureScene,
  MarkerScene,
  PositionForm,
  PositionPart,
  PositionSection,
  TableScene,
} from "../wire";
import type { Editor } from "./editor";
import { type Entry, entriesOf, type Position } from "./position";
import { editWords } from "./texts";

interface PaletteProps {
  editor: Editor;
  form: PositionForm;
}

export function Palette({ editor, form }: PaletteProps) {
  const w = editWords();
  const [key, setKey] = useState(form.sections[0]!.key);
  const section = form.sections.find((each) => each.key === key)!;
  const groups = useMemo(() => [...new Set(section.parts.map((part) => say(part.group)))], [section]);
  const [group, setGroup] = useState("");
  const [search, setSearch] = useState("");
  const wanted = editor.part.value;
  const isFull = entriesOf(editor.position.value, section).length >= section.most;
  const shownGroup = groups.includes(group) ? group : groups[0]!;
  const parts = section.parts.filter((part) =>
    search.trim() ? isFound(say(part.title), search) : say(part.group) === shownGroup,
  );
  useEffect(
    () => () => {
      editor.part.value = null;
    },
    [editor],
  );
  const open = (next: string): void => {
    setKey(next);
    setSearch("");
    editor.part.value = null;
  };
  const middle = (): void => {
    const scene = editor.scene.peek();
    if (!scene) return;
    editor.lay([Math.round(scene.wide / 2), Math.round(scene.high / 2)]);
    editor.part.value = null;
  };
  return (
    <section class="edit-add" aria-labelledby="edit-add">
      <h2 id="edit-add">{w.add}</h2>
      <div class="edit-chips" role="group" aria-label={w.kind}>
        {form.sections.map((each) => (
          <button
            key={each.key}
            type="button"
            class="edit-chip"
            data-kind={each.key}
            aria-pressed={each === section}
            onClick={() => open(each.key)}
          >
            {say(each.title)}
          </button>
        ))}
      </div>
      {section.fields.some((field) => field.key === "seat") ? <Owners editor={editor} /> : null}
      {section.parts.length > MANY ? (
        <input
          class="input"
          type="search"
          data-testid="part-search"
          aria-label={w.search}
          placeholder={w.search}
          value={search}
          onInput={(event) => setSearch(event.currentTarget.value)}
        />
      ) : null}
      {groups.length > 1 && !search.trim() ? (
        <div class="edit-chips is-small" role="group" aria-label={w.part}>
          {groups.map((each) => (
            <button
              key={each}
              type="button"
              class="edit-chip"
              aria-pressed={each === shownGroup}
              onClick={() => setGroup(each)}
            >
              {each}
            </button>
          ))}
        </div>
      ) : null}
      {isFull ? (
        <p class="hint">{w.full}</p>
      ) : (
        <Tiles editor={editor} form={form} section={section} parts={parts.slice(0, MOST)} />
      )}
      <div class="edit-laying" role="status">
        {wanted ? (
          <>
            <p class="hint">{w.laying}</p>
            <button type="button" class="button small" data-testid="middle" onClick={middle}>
              {w.middle}
            </button>
            <button type="button" class="button small" data-testid="stop" onClick={() => (editor.part.value = null)}>
              <Icon name="close" size={18} />
              {w.stop}
            </button>
          </>
        ) : null}
      </div>
    </section>
  );
}

/** With more parts than this one searches. */
const MANY = 12;
/** So many are shown at once, and laid out in one sample. */
const MOST = 30;

const isFound = (title: string, search: string): boolean => {
  const text = title.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

function Owners({ editor }: { editor: Editor }) {
  const w = editWords();
  const seats = Math.max(2, editor.look.value?.seats ?? 2);
  return (
    <div class="edit-chips" role="group" aria-label={w.owner}>
      {Array.from({ length: Math.min(4, seats + 1) }, (_, seat) => (
        <button
          key={seat}
          type="button"
          class="edit-chip"
          data-owner={seat}
          aria-pressed={editor.seat.value === seat}
          onClick={() => (editor.seat.value = seat)}
        >
          <SeatMark seat={seat} size={15} />
          {w.player(seat)}
        </button>
      ))}
    </div>
  );
}

interface TilesProps extends PaletteProps {
  section: PositionSection;
  parts: readonly PositionPart[];
}

function Tiles({ editor, form, section, parts }: TilesProps) {
  const samples = useSamples(editor, form, section, parts);
  return (
    <ul role="list" class="edit-tiles" data-testid="palette">
      {parts.map((part) => {
        const isWanted = editor.part.value?.part === part;
        return (
          <li key={say(part.title)}>
            <button
              type="button"
              class="edit-tile"
              data-part={part.title.en}
              aria-pressed={isWanted}
              onClick={() => (editor.part.value = isWanted ? null : { section, part })}
            >
              <Sample sample={samples.get(part)} />
              <span>{say(part.title)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

// -- pictures -----------------------------------------------------------------------------------------

type Thing = { figure: FigureScene } | { area: AreaScene } | { marker: MarkerScene };
type Samples = ReadonlyMap<PositionPart, Thing>;

const NONE: Samples = new Map();
const COLUMNS = 6;

/** How each of the parts looks, in the colours of whoever would get it. */
function useSamples(
  editor: Editor,
  form: PositionForm,
  section: PositionSection,
  parts: readonly PositionPart[],
): Samples {
  const [samples, setSamples] = useState(NONE);
  const seat = editor.seat.value;
  const names = parts.map((part) => part.title.en).join();
  useEffect(() => {
    let isWanted = true;
    const sheets: (readonly PositionPart[])[] = [];
    const most = Math.min(section.most, MOST);
    for (let at = 0; at < parts.length; at += most) sheets.push(parts.slice(at, at + most));
    void Promise.all(sheets.map((sheet) => sampled(editor.game, form, section, sheet, seat))).then(
      (found) => isWanted && setSamples(new Map(found.flatMap((each) => [...each]))),
      () => {
        // Without pictures there are still names.
      },
    );
    return () => {
      isWanted = false;
    };
  }, [editor, section, names, seat]);
  return samples;
}

async function sampled(
  game: string,
  form: PositionForm,
  section: PositionSection,
  parts: readonly PositionPart[],
  seat: number,
): Promise<Samples> {
  const hasSeat = section.fields.some((field) => field.key === "seat");
  const entries = parts.map((part, place): Entry => {
    const at = [3 + (place % COLUMNS) * 5.5, 3 + Math.floor(place / COLUMNS) * 5.5];
    return { ...part.entry, ...(hasSeat ? { seat } : {}), at };
  });
  const called = parts.map((_part, place) => `sample-${place}`);
  const written = section.is_list ? entries : Object.fromEntries(entries.map((entry, place) => [called[place], entry]));
  const position: Position = { ...form.empty, [section.key]: written };
  const look = await lookAtPosition(game, position);
  const scene = look.scene as unknown as TableScene | null;
  const found = new Map<PositionPart, Thing>();
  if (!scene) return found;
  for (const { thing, section: key, name } of look.written) {
    const part = key === section.key ? parts[typeof name === "number" ? name : called.indexOf(name)] : undefined;
    const drawn = part && thingOf(scene, thing);
    if (drawn) found.set(part, drawn);
  }
  return found;
}

function thingOf(scene: TableScene, id: number): Thing | null {
  const figure = scene.figures.find((each) => each.id === id);
  if (figure) return { figure };
  const marker = scene.markers.find((each) => each.id === id);
  if (marker) return { marker };
  const area = scene.areas.find((each) => each.id === id);
  return area ? { area } : null;
}

/** All that a base alone asks of its table. */
const NOWHERE = { you: -1 } as Stage;
const FLAT = projectionOf({ wide: 0, high: 0, below: 0 });

function Sample({ sample }: { sample: Thing | undefined }) {
  if (!sample) return <svg class="edit-sample" viewBox="0 0 1 1" aria-hidden="true" />;
  if ("area" in sample) return <Terrain area={sample.area} />;
  const isFigure = "figure" in sample;
  const { radius } = isFigure ? sample.figure : sample.marker;
  const half = (isFigure ? Math.max(radius, sample.figure.length / 2) * 1.6 : radius * 1.15) + 60;
  return (
    <svg class="edit-sample" viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`} aria-hidden="true">
      {isFigure ? (
        <g style={{ "--seat": `var(--seat-${sample.figure.seat})` }}>
          <StageContext.Provider value={NOWHERE}>
            <Base figure={sample.figure} projection={FLAT} />
          </StageContext.Provider>
        </g>
      ) : (
        <g class={`ms-marker is-${sample.marker.kind}`}>
          <MarkerShape marker={{ ...sample.marker, x: 0, y: 0, reach: 0 }} projection={FLAT} />
        </g>
      )}
    </svg>
  );
}

/** Around a piece of terrain, in mils. */
const EDGE = 700;
/** The mat ends in a seam, which is not shown. */
const SEAM = 320;

function Terrain({ area }: { area: AreaScene }) {
  const [left, low, side] = useMemo(() => boxOf(area), [area]);
  const alone = useMemo(
    () => ({ ...area, outline: (area.outline as Point[]).map(([x, y]): Point => [x - left, y - low]) }),
    [area],
  );
  const [href, setHref] = useState("");
  useSignalEffect(() => setHref(terrainPicture(alone, side).value));
  return (
    <svg class="edit-sample" viewBox={`${SEAM} ${SEAM} ${side - 2 * SEAM} ${side - 2 * SEAM}`} aria-hidden="true">
      {href ? <image href={href} width={side} height={side} /> : null}
    </svg>
  );
}

/** A square around it: left, low, side. */
function boxOf({ outline, radius }: AreaScene): [number, number, number] {
  const xs = (outline as Point[]).map(([x]) => x);
  const ys = (outline as Point[]).map(([, y]) => y);
  const [left, right] = [Math.min(...xs) - radius, Math.max(...xs) + radius];
  const [low, high] = [Math.min(...ys) - radius, Math.max(...ys) + radius];
  const side = Math.max(right - left, high - low) + 2 * EDGE;
  return [(left + right - side) / 2, (low + high - side) / 2, side];
}
