// What a person can choose for this browser, and the account.
import { signal } from "@preact/signals";
import { useId, useRef } from "preact/hooks";
import { download } from "../download";
import { type Everything, hall } from "../hall/hall";
import type { ScreenProps } from "../route";
import { isMuted, lang, mat, motion, pace, playerName, rollsDice, textSize, theme, volume } from "../settings";
import { confirm } from "../shell/dialogs";
import { Icon } from "../shell/icons";
import { Check, Segments } from "../shell/parts";
import { useTitle } from "../shell/title";
import { toast, toastTrouble } from "../shell/toasts";
import { sound } from "../sound/speaker";
import { forgetEverything } from "../storage";
import { words } from "../texts";
import { Account } from "./account";
import "./settings.css";

export default function Settings(_props: ScreenProps) {
  const w = words().settings;
  useTitle(w.title);
  return (
    <div class="page settings">
      <header class="stack">
        <h1>{w.title}</h1>
        <p class="lead">{w.lead}</p>
      </header>
      <div class="settings-columns">
        <You />
        <Look />
        {hall().has.accounts ? <Account /> : null}
        <Device />
      </div>
    </div>
  );
}

function You() {
  const w = words().settings;
  const id = useId();
  return (
    <section class="sheet stack" aria-labelledby="you">
      <h2 id="you">{w.you}</h2>
      <div class="field">
        <label for={id}>{w.name}</label>
        <input
          id={id}
          class="input"
          maxLength={40}
          autocomplete="nickname"
          aria-describedby={`${id}-hint`}
          value={playerName.value}
          onInput={(event) => (playerName.value = event.currentTarget.value)}
        />
        <p class="hint" id={`${id}-hint`}>
          {w.nameHint}
        </p>
      </div>
    </section>
  );
}

function Look() {
  const w = words().settings;
  return (
    <section class="sheet stack" aria-labelledby="look">
      <h2 id="look">{w.look}</h2>
      <Segments
        label={w.language}
        name="lang"
        value={lang.value}
        choices={[
          { value: "de", text: "Deutsch", lang: "de" },
          { value: "en", text: "English", lang: "en" },
        ]}
        onChoose={(chosen) => (lang.value = chosen)}
      />
      <Segments
        label={w.theme}
        name="theme"
        value={theme.value}
        choices={(["auto", "light", "dark"] as const).map((value) => ({ value, text: w.themes[value] }))}
        onChoose={(chosen) => (theme.value = chosen)}
      />
      <Segments
        label={w.text}
        name="text"
        value={textSize.value}
        choices={(["normal", "large"] as const).map((value) => ({ value, text: w.texts[value] }))}
        onChoose={(chosen) => (textSize.value = chosen)}
      />
      <Segments
        label={w.motion}
        name="motion"
        value={motion.value}
        choices={(["auto", "reduced"] as const).map((value) => ({ value, text: w.motions[value] }))}
        onChoose={(chosen) => (motion.value = chosen)}
      />
      <Segments
        label={w.mat}
        name="mat"
        value={mat.value}
        choices={(["auto", "meadow", "ash", "snow", "ruin"] as const).map((value) => ({ value, text: w.mats[value] }))}
        onChoose={(chosen) => (mat.value = chosen)}
      />
      <Segments
        label={w.pace}
        name="pace"
        value={pace.value}
        choices={(["calm", "quick", "off"] as const).map((value) => ({ value, text: w.paces[value] }))}
        onChoose={(chosen) => (pace.value = chosen)}
      />
      <p class="hint">{w.paceHint}</p>
      <Check
        label={w.dice}
        hint={w.diceHint}
        isChecked={rollsDice.value}
        onChange={(isChecked) => (rollsDice.value = isChecked)}
      />
      <Check
        label={w.sound}
        hint={w.soundHint}
        isChecked={!isMuted.value}
        onChange={(isChecked) => (isMuted.value = !isChecked)}
      />
      {isMuted.value ? null : (
        <Segments
          label={w.volume}
          name="volume"
          value={volume.value}
          choices={(["quiet", "medium", "loud"] as const).map((value) => ({ value, text: w.volumes[value] }))}
          onChoose={(chosen) => {
            volume.value = chosen;
            void sound("dice");
          }}
        />
      )}
    </section>
  );
}

/** The browser's offer to install the page, kept until somebody wants it. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}
const installOffer = signal<InstallOffer | null>(null);
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  installOffer.value = event as InstallOffer;
});
addEventListener("appinstalled", () => (installOffer.value = null));

/** Everything that is kept here as one file, to be carried to another browser. */
function OneFile({ everything }: { everything: Everything }) {
  const w = words().settings;
  const chosen = useRef<HTMLInputElement>(null);
  const save = (): void => {
    everything.save().then((file) => download(file, "tercio.json"), toastTrouble);
  };
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    try {
      await everything.open(file);
      location.reload();
    } catch {
      toast(w.notOurFile, "bad");
    }
  };
  return (
    <div class="stack">
      <div class="row">
        <button type="button" class="button" data-testid="save-everything" onClick={save}>
          <Icon name="download" />
          {w.saveEverything}
        </button>
        <button type="button" class="button" onClick={() => chosen.current?.click()}>
          <Icon name="pen" />
          {w.openEverything}
        </button>
        <input
          ref={chosen}
          type="file"
          accept="application/json,.json"
          hidden
          data-testid="open-everything"
          onChange={(event) => void open(event.currentTarget.files?.[0])}
        />
      </div>
      <p class="hint">{w.everythingHint}</p>
    </div>
  );
}

function Device() {
  const w = words().settings;
  const offer = installOffer.value;
  const forget = async (): Promise<void> => {
    const yes = await confirm({ title: w.forgetAllAsk, text: w.forgetAllWhy, yes: w.forgetAll, isDangerous: true });
    if (!yes) return;
    forgetEverything();
    await hall().forget();
    location.reload();
  };
  return (
    <section class="sheet stack" aria-labelledby="device">
      <h2 id="device">{w.device}</h2>
      {offer ? (
        <div class="stack">
          <button type="button" class="button start-left" onClick={() => void offer.prompt()}>
            <Icon name="download" />
            {w.install}
          </button>
          <p class="hint">{w.installHint}</p>
        </div>
      ) : null}
      {hall().everything ? <OneFile everything={hall().everything!} /> : null}
      <button type="button" class="button danger start-left" onClick={() => void forget()}>
        <Icon name="trash" />
        {w.forgetAll}
      </button>
      <p class="hint">{w.forgetAllWhy}</p>
    </section>
  );
}
