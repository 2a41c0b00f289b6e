// What can be laid down, as pictures.
import { useEffect, useMemo, useState } from "preact/hooks";
import { MOST, Sample, useSamples } from "../games/measured/samples";
import { Icon } from "../shell/icons";
import { SeatMark } from "../shell/seat-mark";
import { say } from "../texts";
import type { PositionForm, PositionPart, PositionSection } from "../wire";
import type { Editor } from "./editor";
import { liftPart, useCardKit } from "./pile-board";
import { entriesOf } from "./position";
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
        <Tiles
          editor={editor}
          form={form}
          section={section}
          parts={parts.slice(0, form.piles.length ? MOST_CARDS : MOST)}
        />
      )}
      <div class="edit-laying" role="status">
        {wanted ? (
          <>
            <p class="hint">{form.piles.length ? w.layingCards : w.laying}</p>
            {form.piles.length ? null : (
              <button type="button" class="button small" data-testid="middle" onClick={middle}>
                {w.middle}
              </button>
            )}
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
/** Cards are drawn without a sample of the table. */
const MOST_CARDS = 90;

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
  const samples = useSamples(editor.game, form.piles.length ? null : form, section, parts, editor.seat.value);
  const kit = useCardKit(editor.game);
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
              onPointerDown={(event) => kit && liftPart(editor, form, kit, part.name, event)}
            >
              {kit ? <kit.Card id={part.name} /> : <Sample sample={samples.get(part)} className="edit-sample" />}
              <span class={kit ? "unseen" : ""}>{say(part.title)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
