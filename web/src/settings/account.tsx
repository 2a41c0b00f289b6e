import { useEffect, useId, useState } from "preact/hooks";
import { account, logIn, logOut, lookWhoIsThere, register } from "../account";
import { ApiTrouble, phraseOf } from "../api";
import { Segments, TroubleNote, Waiting } from "../shell/parts";
import { toast, toastTrouble } from "../shell/toasts";
import { words } from "../texts";
import type { Phrase } from "../wire";

export function Account() {
  const w = words().settings;
  const [trouble, setTrouble] = useState<{ phrase: Phrase }>();
  const look = (): void => {
    setTrouble(undefined);
    lookWhoIsThere().catch((thrown: unknown) => setTrouble({ phrase: phraseOf(thrown) }));
  };
  useEffect(() => {
    if (account.value === undefined) look();
  }, []);
  const who = account.value;
  return (
    <section class="sheet stack" aria-labelledby="account">
      <h2 id="account">{w.account}</h2>
      <p class="hint">{w.accountHint}</p>
      {trouble ? <TroubleNote trouble={trouble} again={look} /> : null}
      {who === undefined && !trouble ? <Waiting /> : null}
      {who ? <LoggedIn name={who.name} /> : null}
      {who === null ? <Entrance /> : null}
    </section>
  );
}

function LoggedIn({ name }: { name: string }) {
  const w = words().settings;
  return (
    <div class="row spread">
      <p>{w.loggedIn(name)}</p>
      <button type="button" class="button" onClick={() => void logOut().then(() => toast(w.goodbye), toastTrouble)}>
        {w.logOut}
      </button>
    </div>
  );
}

type Way = "log-in" | "register";

function Entrance() {
  const w = words().settings;
  const ids = { name: useId(), password: useId() };
  const [way, setWay] = useState<Way>("log-in");
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [isSending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<{ phrase: Phrase; rule: string }>();
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    setSending(true);
    setTrouble(undefined);
    try {
      await (way === "register" ? register : logIn)(name.trim(), password);
      toast(words().settings.welcome(name.trim()), "good");
    } catch (thrown) {
      setTrouble({ phrase: phraseOf(thrown), rule: thrown instanceof ApiTrouble ? thrown.rule : "" });
    } finally {
      setSending(false);
    }
  };
  return (
    <form class="stack" onSubmit={(event) => void send(event)}>
      <Segments
        label={w.account}
        isLabelHidden
        name="way"
        value={way}
        choices={[
          { value: "log-in" as Way, text: w.haveOne },
          { value: "register" as Way, text: w.haveNone },
        ]}
        onChoose={setWay}
      />
      <div class="field">
        <label for={ids.name}>{w.accountName}</label>
        <input
          id={ids.name}
          class="input"
          required
          maxLength={40}
          autocomplete="username"
          autocapitalize="none"
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </div>
      <div class="field">
        <label for={ids.password}>{w.password}</label>
        <input
          id={ids.password}
          class="input"
          type="password"
          required
          minLength={way === "register" ? 8 : 1}
          maxLength={200}
          autocomplete={way === "register" ? "new-password" : "current-password"}
          aria-describedby={way === "register" ? `${ids.password}-hint` : undefined}
          value={password}
          onInput={(event) => setPassword(event.currentTarget.value)}
        />
        {way === "register" ? (
          <p class="hint" id={`${ids.password}-hint`}>
            {w.passwordHint}
          </p>
        ) : null}
      </div>
      {trouble ? <TroubleNote trouble={trouble} /> : null}
      <button type="submit" class="button primary start-left" disabled={isSending}>
        {way === "register" ? w.register : w.logIn}
      </button>
    </form>
  );
}
