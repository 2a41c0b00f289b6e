// What one searches with, in the drawer and on the rules screen.
import type { RefObject } from "preact";
import { useId } from "preact/hooks";
import { Icon } from "../shell/icons";
import { words } from "../texts";
import { BOOKS, bookTitle } from "./books";

export function SearchField(props: {
  typed: string;
  onType: (typed: string) => void;
  inputRef?: RefObject<HTMLInputElement | null>;
}) {
  const w = words().rules;
  const id = useId();
  return (
    <div class="search">
      <label class="unseen" for={id}>
        {w.search}
      </label>
      <Icon name="search" size={20} />
      <input
        id={id}
        ref={props.inputRef}
        class="input"
        type="search"
        autocomplete="off"
        spellcheck={false}
        placeholder={w.placeholder}
        value={props.typed}
        onInput={(event) => props.onType(event.currentTarget.value)}
      />
    </div>
  );
}

export function GameFilter({ game, onChoose }: { game: string; onChoose: (game: string) => void }) {
  const w = words().rules;
  const id = useId();
  return (
    <div class="row game-filter">
      <label class="hint" for={id}>
        {w.gameFilter}
      </label>
      <select id={id} class="input" value={game} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="">{w.allGames}</option>
        {BOOKS.map((book) => (
          <option key={book} value={book}>
            {bookTitle(book)}
          </option>
        ))}
      </select>
    </div>
  );
}
