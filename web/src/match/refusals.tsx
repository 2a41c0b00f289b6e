// Why not: every refusal with its sentence and the rule in words.
import { isForTeacher } from "../learn/banner";
import { Modal } from "../shell/dialogs";
import { words } from "../texts";
import { usePlay } from "./play";
import { RefusalText } from "./refusal-text";
import { matchWords } from "./texts";

export function Refusals() {
  const play = usePlay();
  const w = matchWords();
  const complaint = play.complaint.value;
  if (!complaint || isForTeacher(complaint)) return null;
  const close = (): void => {
    play.complaint.value = null;
  };
  return (
    <Modal
      title={complaint.trouble ? w.trouble : w.refused}
      onClose={close}
      actions={
        <button type="button" class="button primary" data-testid="close-refusal" onClick={close}>
          {words().ok}
        </button>
      }
    >
      {complaint.trouble ? (
        <p>{complaint.trouble}</p>
      ) : (
        <ul role="list" class="stack" data-testid="refusals">
          {complaint.refusals.map((refusal, place) => (
            <li key={place}>
              <RefusalText refusal={refusal} />
            </li>
          ))}
        </ul>
      )}
    </Modal>
  );
}
