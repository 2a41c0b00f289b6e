import { Icon } from "../shell/icons";
import { usePlay } from "./play";
import { matchWords } from "./texts";

export function Hints() {
  const play = usePlay();
  const w = matchWords();
  const hints = play.hints.value;
  if (!hints) return null;
  return (
    <div class="match-hints" role="status" data-testid="hints">
      <p>
        <Icon name="hint" size={18} />
        <b>{hints.length ? w.hints : w.noHints}</b>
      </p>
      <div class="match-options">
        {hints.map((hint, place) => (
          <button
            key={place}
            type="button"
            class="match-option"
            data-hint={place}
            onClick={() => void play.answer(hint.answer)}
          >
            <span class="match-option-text">{hint.text}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
