// The measured games in the gallery: everything that can be laid on their tables, drawn as it lies there.
import { useState } from "preact/hooks";
import { cardFaces, positionForm } from "../../api";
import { InView } from "../../gallery/in-view";
import { useLoad } from "../../load";
import { SeatMark } from "../../shell/seat-mark";
import { say } from "../../texts";
import type { PositionForm, PositionPart, PositionSection } from "../../wire";
import { CardFace } from "./card";
import { Sample, useSamples } from "./samples";
import { measuredWords } from "./texts";
import "./measured.css";

export const figureHall = (game: string) => () => <Parts game={game} isWanted={hasSeats} />;

export const groundHall = (game: string) => () => <Parts game={game} isWanted={(section) => !hasSeats(section)} />;

export const cardHall = (game: string) => () => <Faces game={game} />;

function Faces({ game }: { game: string }) {
  const { value: faces } = useLoad(() => cardFaces(game), [game]);
  return (
    <ul role="list" class="gallery-shelf is-wide is-bare">
      {(faces ?? []).map(({ id, kind, name, line, text, picture }) => (
        <li key={`${kind} ${id}`}>
          <CardFace kind={kind} name={say(name)} line={say(line)} text={say(text)} picture={picture} />
        </li>
      ))}
    </ul>
  );
}

const hasSeats = (section: PositionSection): boolean => section.fields.some((field) => field.key === "seat");

function Parts({ game, isWanted }: { game: string; isWanted: (section: PositionSection) => boolean }) {
  const { value: form } = useLoad(() => positionForm(game), [game]);
  const [seat, setSeat] = useState(0);
  const w = measuredWords();
  if (!form) return null;
  const sections = form.sections.filter((section) => isWanted(section) && section.parts.some((part) => part.entry));
  return (
    <>
      {sections.some(hasSeats) ? (
        <div class="row" role="group" aria-label={w.sides}>
          {[0, 1, 2, 3].map((each) => (
            <button
              key={each}
              type="button"
              class="button small"
              aria-pressed={seat === each}
              onClick={() => setSeat(each)}
            >
              <SeatMark seat={each} size={15} />
              {w.side(each + 1)}
            </button>
          ))}
        </div>
      ) : null}
      {sections.map((section) => (
        <Shelf key={section.key} game={game} form={form} section={section} seat={seat} />
      ))}
    </>
  );
}

interface ShelfProps {
  game: string;
  form: PositionForm;
  section: PositionSection;
  seat: number;
}

function Shelf({ game, form, section, seat }: ShelfProps) {
  const kinds = distinct(section.parts);
  const ranks = ranksOf(section.parts);
  const samples = useSamples(game, form, section, kinds, seat);
  const groups = [...new Set(kinds.map((part) => say(part.group)))];
  return (
    <>
      {groups.map((group) => (
        <section key={group} class="gallery-group">
          {group ? <h3>{group}</h3> : null}
          <ul role="list" class="gallery-shelf">
            {kinds
              .filter((part) => say(part.group) === group)
              .map((part) => (
                <li key={part.title.en} class="is-on-mat">
                  <InView className="gallery-piece">
                    <Sample sample={samples.get(part)} className="gallery-piece" isLarge />
                  </InView>
                  <span>
                    {named(say(part.title))}
                    {(ranks.get(named(part.title.en)) ?? []).map((title) => (
                      <small key={title}>{title}</small>
                    ))}
                  </span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Weak, standard and tough ones of a kind look the same: one of them is enough. */
const distinct = (parts: readonly PositionPart[]): PositionPart[] => [
  ...new Map(parts.map((part) => [named(part.title.en), part])).values(),
];

/** All of a kind by what tells them apart, which stands in brackets behind the name. */
function ranksOf(parts: readonly PositionPart[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { title } of parts) {
    const rank = / \(([^)]*)\)$/.exec(say(title))?.[1];
    if (rank) found.set(named(title.en), [...(found.get(named(title.en)) ?? []), rank]);
  }
  return found;
}

const named = (title: string): string => title.replace(/ \([^)]*\)$/, "");
