// Whose turn it is, which round, and what the players have beside the table.
import { SeatMark } from "../shell/seat-mark";
import type { PositionChoice, PositionForm } from "../wire";
import type { Editor } from "./editor";
import { Fields } from "./fields";
import { type Entry, withValue } from "./position";
import { editWords } from "./texts";
import { namesIn } from "./things";

export function TableForm({ editor, form }: { editor: Editor; form: PositionForm }) {
  const w = editWords();
  const position = editor.position.value;
  const seats = editor.look.value?.seats ?? 2;
  const players = (position["players"] as Entry[] | undefined) ?? [];
  const names = (key: string): PositionChoice[] => namesIn(editor, form, key);
  return (
    <div class="edit-panel">
      <section aria-labelledby="edit-table">
        <h2 id="edit-table">{w.tableTitle}</h2>
        <Fields
          id="edit-table"
          fields={form.fields}
          entry={position}
          seats={seats}
          namesIn={names}
          onWrite={(key, value) => editor.change(withValue(position, key, value))}
        />
      </section>
      {Array.from({ length: form.players.length ? seats : 0 }, (_, seat) => (
        <section key={seat} aria-labelledby={`edit-player-${seat}`} data-player={seat}>
          <h2 id={`edit-player-${seat}`} class="row">
            <SeatMark seat={seat} size={16} />
            {w.player(seat)}
          </h2>
          <Fields
            id={`edit-player-${seat}`}
            fields={form.players}
            entry={players[seat] ?? {}}
            seats={seats}
            namesIn={names}
            onWrite={(key, value) => editor.writePlayer(seat, key, value)}
          />
        </section>
      ))}
    </div>
  );
}
