// What lies on the table: laying down, choosing, changing.
import { useState } from "preact/hooks";
import { Icon } from "../shell/icons";
import { say } from "../texts";
import type { PositionField, PositionForm, PositionPart, PositionSection } from "../wire";
import type { Editor } from "./editor";
import { Fields } from "./fields";
import { type Entry, entriesOf, entryAt, isSame } from "./position";
import { editWords } from "./texts";

interface PanelProps {
  editor: Editor;
  form: PositionForm;
}

export function Things({ editor, form }: PanelProps) {
  return (
    <div class="edit-panel">
      <Adding editor={editor} form={form} />
      <Chosen editor={editor} form={form} />
      <List editor={editor} form={form} />
    </div>
  );
}

function Adding({ editor, form }: PanelProps) {
  const w = editWords();
  const [key, setKey] = useState(form.sections[0]!.key);
  const [place, setPlace] = useState(0);
  const section = form.sections.find((each) => each.key === key)!;
  const part = section.parts[place] ?? section.parts[0];
  const wanted = editor.part.value;
  const isFull = entriesOf(editor.position.value, section).length >= section.most;
  const hasSeat = section.fields.some((field) => field.key === "seat");
  const seats = Math.max(2, editor.look.value?.seats ?? 2);
  const choose = (next: PositionSection, number: number): void => {
    setKey(next.key);
    setPlace(number);
    const chosen = next.parts[number];
    if (editor.part.peek() && chosen) editor.part.value = { section: next, part: chosen };
  };
  const middle = (): void => {
    const scene = editor.scene.peek();
    if (!scene || !part) return;
    editor.part.value = { section, part };
    editor.lay([Math.round(scene.wide / 2), Math.round(scene.high / 2)]);
    editor.part.value = null;
  };
  return (
    <section class="edit-add" aria-labelledby="edit-add">
      <h2 id="edit-add">{w.add}</h2>
      <div class="edit-row">
        <div class="field">
          <label for="edit-kind">{w.kind}</label>
          <select
            id="edit-kind"
            class="input"
            data-testid="kind"
            value={key}
            onChange={(event) => choose(form.sections.find((each) => each.key === event.currentTarget.value)!, 0)}
          >
            {form.sections.map((each) => (
              <option key={each.key} value={each.key}>
                {say(each.title)}
              </option>
            ))}
          </select>
        </div>
        {hasSeat ? (
          <div class="field">
            <label for="edit-owner">{w.owner}</label>
            <select
              id="edit-owner"
              class="input"
              data-testid="owner"
              value={editor.seat.value}
              onChange={(event) => (editor.seat.value = Number(event.currentTarget.value))}
            >
              {Array.from({ length: Math.min(4, seats + 1) }, (_, seat) => (
                <option key={seat} value={seat}>
                  {w.player(seat)}
                </option>
              ))}
            </select>
          </div>
        ) : null}
      </div>
      <div class="field">
        <label for="edit-part">{w.part}</label>
        <select
          id="edit-part"
          class="input"
          data-testid="part"
          value={place}
          onChange={(event) => choose(section, Number(event.currentTarget.value))}
        >
          {grouped(section.parts).map(([group, parts]) => (
            <optgroup key={group} label={group}>
              {parts.map(([number, each]) => (
                <option key={number} value={number}>
                  {say(each.title)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      {isFull ? (
        <p class="hint">{w.full}</p>
      ) : (
        <div class="row">
          <button
            type="button"
            class={wanted ? "button small" : "button small primary"}
            data-testid="lay"
            aria-pressed={wanted !== null}
            onClick={() => (editor.part.value = wanted || !part ? null : { section, part })}
          >
            <Icon name={wanted ? "close" : "plus"} size={18} />
            {wanted ? w.stop : w.layDown}
          </button>
          <button type="button" class="button small" data-testid="middle" onClick={middle}>
            {w.middle}
          </button>
        </div>
      )}
      <p class="hint" role="status">
        {wanted ? w.laying : ""}
      </p>
    </section>
  );
}

/** By the title of their group, each with its number. */
function grouped(parts: readonly PositionPart[]): [string, [number, PositionPart][]][] {
  const groups = new Map<string, [number, PositionPart][]>();
  parts.forEach((part, number) => {
    const group = say(part.group);
    groups.set(group, [...(groups.get(group) ?? []), [number, part]]);
  });
  return [...groups];
}

function Chosen({ editor, form }: PanelProps) {
  const w = editWords();
  const spot = editor.chosen.value;
  const entry = spot ? entryAt(editor.position.value, spot) : null;
  const section = form.sections.find((each) => each.key === spot?.section);
  if (!spot || !entry || !section) return <p class="soft edit-nothing">{w.nothing}</p>;
  const named = editor.look.value?.problems.filter((problem) => isSame(problem, spot)) ?? [];
  return (
    <section class="edit-chosen" aria-labelledby="edit-chosen" data-testid="chosen">
      <div class="row spread">
        <h2 id="edit-chosen">{w.chosen(nameOf(section, spot.name))}</h2>
        <button type="button" class="button small danger" data-testid="remove" onClick={() => editor.remove(spot)}>
          <Icon name="trash" size={18} />
          {w.remove}
        </button>
      </div>
      {named.map((problem) => (
        <p key={problem.text.en} class="note bad">
          {say(problem.text)}
        </p>
      ))}
      <Fields
        id={`edit-${section.key}`}
        key={`${spot.section}:${spot.name}`}
        fields={section.fields.filter((field) => fits(field, entry))}
        entry={entry}
        seats={(editor.look.value?.seats ?? 2) + 1}
        namesIn={(key) => namesIn(editor, form, key)}
        onWrite={(key, value) => editor.write(spot, key, value)}
      />
    </section>
  );
}

const SIZES = ["radius", "width", "depth"];

/** A shape is a disc, a rectangle or an outline: only the sizes that belong to it can be changed. */
function fits(field: PositionField, entry: Entry): boolean {
  if (field.kind !== "length" && field.kind !== "facing") return true;
  if ("outline" in entry) return false;
  if (field.kind === "facing") return !("radius" in entry);
  return SIZES.some((size) => size in entry) ? field.key in entry : field.key === "radius" && !("card" in entry);
}

export function namesIn(editor: Editor, form: PositionForm, key: string): string[] {
  const section = form.sections.find((each) => each.key === key);
  return section ? entriesOf(editor.position.value, section).map(([name]) => String(name)) : [];
}

const nameOf = (section: PositionSection, name: string | number): string =>
  typeof name === "number" ? `${say(section.title)} ${name + 1}` : name;

function List({ editor, form }: PanelProps) {
  const w = editWords();
  return (
    <section class="edit-all" aria-labelledby="edit-list">
      <h2 id="edit-list">{w.list}</h2>
      {form.sections.map((section) => {
        const entries = entriesOf(editor.position.value, section);
        if (!entries.length) return null;
        return (
          <div key={section.key}>
            <h3>{say(section.title)}</h3>
            <ul role="list" class="edit-names">
              {entries.map(([name, entry]) => {
                const spot = { section: section.key, name };
                const seat = entry["seat"];
                return (
                  <li key={name}>
                    <button
                      type="button"
                      class="edit-name"
                      style={typeof seat === "number" ? { "--seat": `var(--seat-${seat})` } : {}}
                      data-entry={`${section.key}:${name}`}
                      aria-pressed={isSame(spot, editor.chosen.value)}
                      onClick={() => (editor.chosen.value = spot)}
                    >
                      {nameOf(section, name)}
                      {entry["gone"] ? <small> ({w.notDrawn})</small> : null}
                    </button>
                  </li>
                );
              })}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
