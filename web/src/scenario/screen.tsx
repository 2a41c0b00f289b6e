// Files that somebody opens: a scenario is shown here, the record of a match is seen again on its own screen.
import { useState } from "preact/hooks";
import { openRecord } from "../api";
import { go } from "../route";
import { Icon } from "../shell/icons";
import { useTitle } from "../shell/title";
import { toastTrouble } from "../shell/toasts";
import { ScenarioPlayer } from "./player";
import { scenarioWords } from "./texts";

export default function ScenarioScreen() {
  const w = scenarioWords();
  const [text, setText] = useState("");
  useTitle(w.title);
  const open = async (file: File): Promise<void> => {
    const read = await file.text();
    if (!file.name.endsWith(".jsonl")) return setText(read);
    await openRecord(read).then(({ id }) => go(`/r/${id}`), toastTrouble);
  };
  return (
    <div class="page stack">
      <h1>{w.title}</h1>
      <p class="lead">{w.lead}</p>
      <p>
        <label class="button primary edit-open">
          <Icon name="share" size={20} />
          {w.open}
          <input
            type="file"
            accept=".toml,.jsonl"
            class="unseen"
            data-testid="open-scenario"
            onChange={(event) => {
              const input = event.currentTarget;
              const file = input.files?.[0];
              if (file) void open(file).finally(() => (input.value = ""));
            }}
          />
        </label>
      </p>
      {text ? (
        <div class="sheet">
          <ScenarioPlayer key={text} text={text} />
        </div>
      ) : null}
    </div>
  );
}
