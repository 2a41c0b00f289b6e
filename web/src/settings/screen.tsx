// What a person can choose for this browser, and the account.
import { signal } from "@preact/signals";
import { useId } from "preact/hooks";
import type { ScreenProps } from "../route";
import { lang, motion, pace, playerName, rollsDice, textSize, theme } from "../settings";
import { confirm } from "../shell/dialogs";
import { Icon } from "../shell/icons";
import { Check, Segments } from "../shell/parts";
import { useTitle } from "../shell/title";
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
        <Account />
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
      <p class="hint">{w.sound}</p>
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

function Device() {
  const w = words().settings;
  const offer = installOffer.value;
  const forget = async (): Promise<void> => {
    const yes = await confirm({ title: w.forgetAllAsk, text: w.forgetAllWhy, yes: w.forgetAll, isDangerous: true });
    if (!yes) return;
    forgetEverything();
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
      <button type="button" class="button danger start-left" onClick={() => void forget()}>
        <Icon name="trash" />
        {w.forgetAll}
      </button>
      <p class="hint">{w.forgetAllWhy}</p>
    </section>
  );
}
