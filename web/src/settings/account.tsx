import type { ComponentChildren } from "preact";
import { useEffect, useId, useState } from "preact/hooks";
import { account, deleteAccount, logIn, logOut, logOutEverywhere, lookWhoIsThere, register } from "../account";
import { ApiTrouble, changePassword, phraseOf } from "../api";
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
  const goodbye = (farewell: Promise<void>): void => void farewell.then(() => toast(w.goodbye), toastTrouble);
  return (
    <>
      <div class="row spread">
        <p>{w.loggedIn(name)}</p>
        <button type="button" class="button" onClick={() => goodbye(logOut())}>
          {w.logOut}
        </button>
      </div>
      <details class="fold">
        <summary>{w.manageAccount}</summary>
        <div class="stack">
          <PasswordForm />
          <div class="row spread">
            <p class="hint">{w.everywhereHint}</p>
            <button
              type="button"
              class="button"
              data-testid="log-out-everywhere"
              onClick={() => goodbye(logOutEverywhere())}
            >
              {w.logOutEverywhere}
            </button>
          </div>
          <FarewellForm />
        </div>
      </details>
    </>
  );
}

/** A form with passwords: sends itself, shows what the server says, and forgets what was typed when all is well. */
function Secrets(props: {
  fields: readonly { label: string; isNew?: boolean; hint?: string }[];
  send: (typed: string[]) => Promise<unknown>;
  done: string;
  children: ComponentChildren;
}) {
  const id = useId();
  const blank = props.fields.map(() => "");
  const [typed, setTyped] = useState(blank);
  const [isSending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<{ phrase: Phrase }>();
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    setSending(true);
    setTrouble(undefined);
    try {
      await props.send(typed);
      setTyped(blank);
      toast(props.done, "good");
    } catch (thrown) {
      setTrouble({ phrase: phraseOf(thrown) });
    } finally {
      setSending(false);
    }
  };
  return (
    <form class="stack" onSubmit={(event) => void submit(event)}>
      {props.fields.map((field, place) => (
        <div key={field.label} class="field">
          <label for={`${id}-${place}`}>{field.label}</label>
          <input
            id={`${id}-${place}`}
            class="input"
            type="password"
            required
            minLength={field.isNew ? 8 : 1}
            maxLength={200}
            autocomplete={field.isNew ? "new-password" : "current-password"}
            value={typed[place]}
            onInput={({ currentTarget }) =>
              setTyped((before) => before.map((old, at) => (at === place ? currentTarget.value : old)))
            }
          />
          {field.hint ? <p class="hint">{field.hint}</p> : null}
        </div>
      ))}
      {trouble ? <TroubleNote trouble={trouble} /> : null}
      <div class="row">
        <fieldset class="bare" disabled={isSending}>
          {props.children}
        </fieldset>
      </div>
    </form>
  );
}

function PasswordForm() {
  const w = words().settings;
  return (
    <Secrets
      fields={[{ label: w.oldPassword }, { label: w.newPassword, isNew: true, hint: w.passwordHint }]}
      send={([old, next]) => changePassword(old!, next!)}
      done={w.passwordChanged}
    >
      <button type="submit" class="button" data-testid="change-password">
        {w.changePassword}
      </button>
    </Secrets>
  );
}

function FarewellForm() {
  const w = words().settings;
  return (
    <Secrets
      fields={[{ label: w.password, hint: w.deleteAccountHint }]}
      send={([password]) => deleteAccount(password!)}
      done={w.accountDeleted}
    >
      <button type="submit" class="button danger" data-testid="delete-account">
        {w.deleteAccount}
      </button>
    </Secrets>
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
