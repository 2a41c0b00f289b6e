// One device for several people: hands are covered until the next one has it.
import { Icon } from "../shell/icons";
import { usePlay } from "./play";
import { matchWords } from "./texts";

export function Handover() {
  const play = usePlay();
  const w = matchWords();
  const next = play.lines[play.handover.value]?.table.value;
  const name = next?.seats[next.you]?.name ?? "";
  return (
    <div class="match-handover" data-testid="handover">
      <Icon name="device" size={40} />
      <h2>{w.passDevice(name)}</h2>
      <p class="soft">{w.passDeviceText}</p>
      <button type="button" class="button primary large" data-testid="take-over" onClick={() => play.takeOver()}>
        {w.iAm(name)}
      </button>
    </div>
  );
}
